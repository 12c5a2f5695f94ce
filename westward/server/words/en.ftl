guest = Guest

bot-random = Tumbleweed: does anything that is allowed, without thinking. Good for a first look at a game.
bot-own = { $name }: a bot of this host

taken-back = { $seat } takes a move back.

no-such-table = There is no such table.
no-such-seat = There is no seat { $seat } at this table; the seats are 0 to { $last }.
no-such-event = There is no event { $number }; the latest is { $last }.
no-such-language = There is no language '{ $language }'; there are { $known }.
no-such-overlay = There is no overlay '{ $name }'.
not-your-seat = You do not hold that seat.
not-your-table = Only somebody who sits at the table can do that.
not-asked = It is not your turn: { $name } decides.
already-answered = You have answered already; the others still think.
not-running = The game has not begun.
game-over = The game is over.
stopped = This game cannot go on.
damaged-table = This table cannot be read: { $why }
no-picture = This position cannot be drawn; it has been noted. The game goes on by the list of choices.
no-such-lesson = There is no such lesson.
not-over = That is possible when the game is over.
stale = The table has moved on; look again.
nothing-to-take-back = There is nothing you could take back: somebody has learnt something new since, or it was not your move.
nothing-to-play-again = There is nothing to play again.
seat-taken = Somebody already sits there.
no-such-box = { $game } cannot be played here with the box '{ $name }': the host of this server does not offer it, or no longer.
own-box = with a corrected box ({ $file })
colour-taken = That colour is taken at this table: { $colour }.
no-such-colour = This game has no colour '{ $colour }'; it has { $known }.
wrong-seats = This game is for { $low } to { $high } players; the table has { $given } seats.
wrong-action = A move needs either 'action', a whole number, or 'notation', a text.
not-there = Nothing that is asked now concerns this part of the table.
nobody-asked = Nobody is asked anything now.
legal = That is allowed.

bad-name = A name has 1 to 40 visible characters.
bad-word = A word for the luck has 1 to 40 visible characters.
too-late-for-words = Words can be added to the luck until the last seat is taken; now it is fixed.
seed-for-others = Luck can only be chosen at a table without open seats: whoever knows it knows everything that will be drawn.
bad-chat = A message has 1 to 500 characters.
bad-frame = That message cannot be read: { $why }
bad-request = The request cannot be read: { $why }
bad-record = { $why }
record-no-text = The record is no text in UTF-8.
unknown-type = There is no message of type '{ $type }'.
hello-first = The first message has to be 'hello'.
too-large = That is too large; at most { $most } bytes are read.
too-fast = That was too much at once; wait a moment.
too-many-tables = You have { $most } tables that are not over; finish or leave some first.
too-many-sockets = You have too many pages of this server open.
wrong-origin = This page may not act here: it comes from another site.
wrong-token = The token is not known.
no-such-page = There is nothing here.
wrong-method = That address cannot be used in this way.
gone = You have gone before it was ready.
no-database = The tables cannot be read or written just now; try again in a moment.
no-talk = Nobody talks at this table.
muted = You can no longer talk at this table.
too-slow = Somebody else first: you can talk again in { $seconds } seconds.
not-the-host = Only whoever set the table up can do that.
no-such-line = There is no line { $number } of the chat, or nobody knows who said it.
too-much-taken-back = No more than { $most } moves can be taken back at one table.
wrong-host = This server is not called that; ask for it by its own name.
too-long = The request did not come to its end in time.
internal = Something went wrong on the server; it has been noted.
secret-rest = From here on the record is secret until the game is over.
no-such-puzzle = There is no puzzle { $number } of this game.
no-such-answer = That is no answer to this puzzle.
judged-alone = How good a move was is told while you play against bots alone.
nothing-chosen = You have not chosen anything yet.

# People on several devices
letter-enter-subject = Westward: your link
letter-enter = Howdy { $name },

    this link makes the device on which you open it yours, games and all:

    { $link }

    It is good once, within an hour. From then on this mail address brings you back to your seats whenever you ask for a link. If you did not ask for this, leave it alone: nothing happens.
link-used = This link has been used, or is too old. Ask for a new one.
no-such-device = There is no such device or passkey of yours.
nobody-yet = Take a name or sit down first.
too-many-devices = You have { $most } devices; sign some out first.
no-mail = This server sends no mail.
mail-failed = The letter could not be sent just now; try again later.
bad-address = That is no mail address.
bad-passkey = That passkey cannot be used here.
unknown-passkey = This passkey belongs to nobody here.

# Being called
call-turn-title = Your turn: { $game }
call-turn = { $name }, it is your turn at { $game } with { $others }.
call-late-title = Time runs out: { $game }
call-late = { $name }, your time runs out at { $game } with { $others }.
call-open = To the table
call-off = Call me no more this way
call-is-off = You are no longer called this way.
call-try-title = Westward
call-try = Howdy { $name }, this is how you will be called.
letter-call = { $text }

    You are asked: { $question }

    To the table: { $link }

    --
    No more letters when it is your turn: { $off }
letter-call-plain = { $text }

    { $link }

    --
    No more letters when it is your turn: { $off }
bad-hook = Nothing can be sent to that address: it must begin with https:// and be on the public internet.
no-calls = This server sends no push messages and knows no webhooks: pip install 'westward[calls]'.
too-many-ways = You are called on { $most } ways already; remove some first.

# Clocks, hosts and guests
notice-left = { $name } has left; a bot plays on.
notice-back = { $name } is back and plays on.
notice-moved-for = { $name }’s time was up: a bot has moved.
notice-bot-late = { $name }’s time was up: a bot plays on until { $name } is back.
notice-bot-host = { $host } has put a bot in { $name }’s place, who was absent; { $name } can come back at any time.
notice-took-seat = { $name } plays on in { $was }’s place, by the host’s invitation.
notice-freed = { $host } has freed { $name }’s seat.
notice-new-host = { $name } is the host now.
notice-claimed = { $name } has taken the table over: its host has not been seen for days.
notice-wants-pause = { $name } would like to pause the clock.
notice-wants-on = { $name } would like to go on: the clock runs again once everybody agrees, or after a while in any case.
notice-paused = The clock is paused: all agree.
notice-resumed = The clock runs again.
no-hints = There are no hints between people at this table.
nothing-to-pause = The clock of this table cannot be changed that way now.
not-absent = { $name } can be replaced after { $minutes } minutes of being asked and not being there.
not-absent-days = { $name } can be replaced after { $days } days of being asked and not being there.
has-time = { $name } can be replaced when their time is up.
come-back-too-often = You have come back so often that the bot plays on to the end.
not-before-the-game = That is possible before the game begins.
cannot-invite = Somebody can be invited to a seat on which a bot plays, in a game that goes on and is of no tournament or lesson.
sits-here = You sit at this table already.
no-heir = Only a person at the table can become its host.
host-is-there = The host was here within the last { $days } days.

# Tournaments
no-such-tournament = There is no such tournament.
tournament-needs-clock = A tournament needs a clock after which a bot moves, so that no round waits for ever.
alike-needs-tables = For the same luck at several tables, choose a round robin or a Swiss tournament, and bots that fill up the tables.
too-many-tournaments = You are the host of { $most } tournaments that are not over; finish some first.
tournament-full = This tournament is full.
cannot-enter = You take part already, or the tournament has begun.
no-entrant = There is nobody to withdraw.
too-few-entrants = There are too few: a table needs { $least } players at least, one of them a person.
closed-table = Other tables are still playing with the same luck. Only those who sit here may look on until all are done.

# Sharing
preview-private = A table in the Wild West. Come in by this link.
preview-open = Seats are free. Sit down and play!
preview-running = The game is on. Come and look, live.
preview-over = The game is over. Replay it move by move.
preview-move = The position after move { $number }, and the whole game to replay.
preview-puzzle = What would you do? One question, one right answer.
preview-puzzle-title = { $game }: puzzle { $number }
preview-tournament = A tournament of { $game }; { $count ->
    [one] one takes part
   *[other] { $count } take part
 } so far.
no-pictures = This server draws no pictures of positions: pip install 'westward[previews]'.
not-embedded = A private table is not shown on other pages.

# What one has played
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
plot-places = How often you came where
plot-points = Points game by game
plot-score = points
plot-mean = mean of { $count }
plot-categories = Points by category, on average; the stroke is the middle half
plot-others = winners { $points }
plot-openings = Games won by how they began: { $opening }
plot-won = { $won } of { $games }
plot-rating = Rating game by game
plot-me = you
somebody = Somebody
notice-gone = Somebody has deleted all that was theirs; a bot plays on.
notice-closed = { $name } has closed the table.
table-closed = This table is closed.
others-play = Others play here too: the table can be closed when they have left or have not been seen for { $days } days.
too-many-reports = You have reported { $most } times today; that is enough for one day.
nobody-to-report = There is nobody here to report.

guest = Guest

bot-random = Tumbleweed: does anything that is allowed, without thinking. Good for a first look at a game.

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
not-over = That is possible when the game is over.
stale = The table has moved on; look again.
nothing-to-take-back = There is nothing you could take back: somebody has learnt something new since, or it was not your move.
nothing-to-play-again = There is nothing to play again.
seat-taken = Somebody already sits there.
colour-taken = That colour is taken at this table: { $colour }.
no-such-colour = This game has no colour '{ $colour }'; it has { $known }.
wrong-seats = This game is for { $low } to { $high } players; the table has { $given } seats.
wrong-action = A move needs either 'action', a whole number, or 'notation', a text.
not-there = Nothing that is asked now concerns this part of the table.
nobody-asked = Nobody is asked anything now.
legal = That is allowed.

bad-name = A name has 1 to 40 visible characters.
bad-chat = A message has 1 to 500 characters.
bad-frame = That message cannot be read: { $why }
bad-request = The request cannot be read: { $why }
bad-record = { $why }
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
internal = Something went wrong on the server; it has been noted.
secret-rest = From here on the record is secret until the game is over.

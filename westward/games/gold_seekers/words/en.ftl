title = Gold Seekers
summary = Race four prospectors past river and canyon, around four mountains and to the gold, on horseback or in coalition.
opening-title = First crossing
opening = { $way }

# Questions
question-mountain = You have the right of way at { $mountain } and go { $steps ->
    [one] 1 field
   *[other] { $steps } fields
}: straight on, or round the mountain?
question-job = The newspaper offers you a job as observer. Will you wait here?
question-crossing = How will you cross the { $section }?
question-horse = Will you buy a horse for { $price } units? You own { $money }.
question-offer = Whom will you offer a coalition?
question-answer = { $other_seat } offers you a coalition. The black figure would stand on { $field }.
question-extra = You may throw again.

# Choices
choice-throw = Throw again
choice-stop = Stop here
choice-straight = { $usable ->
    [no] Straight on: beyond the claim, so the figure stays
   *[yes] Straight on to { $field } ({ $kind }){ $captures ->
        [yes] , capturing { $other_seat }
       *[no] {""}
    }
}
choice-loop = { $usable ->
    [no] Round the mountain: beyond the claim, so the figure stays
   *[yes] Round the mountain to { $field } ({ $kind }){ $captures ->
        [yes] , capturing { $other_seat }
       *[no] {""}
    }
}
choice-wait = Take the job: wait for { $touches } event touches of others, then jump to { $field }{ $pay ->
    [0] {""}
    [one] {" "}and get 1 unit
   *[other] {" "}and get { $pay } units
}{ $horse ->
    [yes] {" "}(your horse is gone)
   *[no] {""}
}
choice-decline = Decline and go on
choice-detour = Detour: { $fields } fields, no danger
choice-direct = Direct: { $fields } fields, but { $river ->
    [yes] a boat may go adrift, { $back } back
   *[no] an ambush costs { $turns } turns
}
choice-buy = Buy a horse for { $price } of your { $money } units
choice-walk = Go on foot
choice-ask = Ask { $seat }, on { $field }, { $rest ->
    [one] 1 step
   *[other] { $rest } steps
} to go
choice-nobody = Ask nobody
choice-accept = Join { $other_seat }; the black figure stands on { $field }
choice-refuse = Refuse and stay alone

# What happened
event-drawn = { $seat } is { $person }.
event-ordered = Turn order: { $seats }.
event-threw = { $seat } throws { $number }.
event-threw-both = { $seat } throws { $colour } { $number }.
event-better = { $seat } was the better partner, { $streak ->
    [one] once
    [two] twice in a row
   *[other] { $streak } times in a row
}.
event-even = { $seat } and { $other_seat } were equally good; the streak is over.
event-moved = { $seat } goes { $steps ->
    [0] forward
    [one] 1 field
   *[other] { $steps } fields
} to { $field } ({ $kind }).
event-moved-back = { $seat } goes { $steps ->
    [one] 1 field
   *[other] { $steps } fields
} back to { $field } ({ $kind }).
event-stayed = { $seat } stands still.
event-unused = The throw would lead { $seat } beyond the claim and is not used.
event-captured = { $seat } captures { $other_seat } on { $field }: back to the connecting field.
event-shuffled = The event cards are shuffled into a new deck.
event-struck = Event { $number }, { $title }. { $seat }: { $entry }
event-under-colour-die = { $seat } is under the colour die.
event-released = { $seat } is free of the colour die.
event-shield-gained = { $seat } gains { $count ->
    [one] a shield
   *[other] { $count } shields
}.
event-shielded = A shield saves { $seat } from { $obstacle }; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}.
event-granted = { $seat } may throw again.
event-delayed = { $seat } must miss { $turns ->
    [one] a turn
   *[other] { $turns } turns
}.
event-missed = { $seat } misses a turn; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}.
event-exhausted = { $seat } is exhausted: { $steps ->
    [one] 1 field
   *[other] { $steps } fields
} back.
event-job-taken = { $seat } takes the newspaper job and waits.
event-job-declined = { $seat } declines the newspaper job.
event-waited = { $seat } keeps watch; { $left ->
    [one] 1 event touch is
   *[other] { $left } event touches are
} still to come.
event-job-ended = Nobody is left to be watched: the newspaper job of { $seat } ends.
event-reported = { $seat } has the story and jumps to { $field }{ $pay ->
    [0] {""}
    [one] ; the newspaper pays 1 unit
   *[other] ; the newspaper pays { $pay } units
}.
event-crossing = { $seat } decides at the { $section }: { $way }.
event-adrift = The boat of { $seat } goes adrift, { $steps } back to { $field }.
event-ambushed = { $seat } is ambushed in the canyon and misses { $turns ->
    [one] a turn
   *[other] { $turns } turns
}.
event-mountain-way = { $seat } goes { $way }.
event-horse-bought = { $seat } buys a horse for { $units } units.
event-horse-lost = { $seat } loses the horse.
event-offered = { $seat } offers { $other_seat } a coalition.
event-refused = { $seat } refuses the offer of { $other_seat }.
event-joined = { $seat } and { $other_seat } form a coalition; the black figure stands on { $field }.
event-dissolved = The coalition breaks up: { $seat } stays, { $other_seat } is sent back to { $field }.
event-arrived = { $place ->
    [1] { $seats } reached the gold first!
   *[other] { $seats } reached the gold second.
}
event-paid = { $seat } gets { $units ->
    [one] 1 unit
   *[other] { $units } units
} from the pot.
event-ended = The race is over: { $cause }.

# Refusals
refusal-no-such-player = There is no such player at this table.
refusal-ask-yourself = You cannot form a coalition with yourself.
refusal-ask-arrived = { $seat } has reached the gold already.
refusal-ask-partner = { $seat } is in a coalition already.
refusal-ask-observer = { $seat } waits as an observer.

# Money
item-purse = Purse
item-first = Share of the first arrival
item-second = Share of the second arrival

# Options
option-ranking = What decides the ranking
option-ranking-money = Money at the end; arrival breaks ties
option-ranking-arrival = Arrival first, then money
option-coalition_two_players = Coalition of two players alone
option-coalition_two_players-off = No coalition in a game for two
option-coalition_two_players-on = In a game for two both may join and share the pot
option-accel_optional = Acceleration fields
option-accel_optional-on = The extra throw may be declined
option-accel_optional-off = The extra throw must be made
option-stake = What everybody pays into the pot at the start
option-stake-5 = 5 units
option-stake-10 = 10 units
option-stake-15 = 15 units
option-stake-20 = 20 units
option-newspaper = What the newspaper pays for a story
option-newspaper-0 = Nothing but the jump to the journalist field
option-newspaper-5 = 5 units, the price of a horse
option-newspaper-10 = 10 units

when-ranking = Rank by arrival if the race alone should count; horses then cost nothing that matters.
when-coalition_two_players = Allow it to try coalitions with two players, or to play together.
when-accel_optional = Make the extra throw a duty if you never decline one anyway: one question less.
when-stake = Stake more if the arrival should weigh heavier than horses and the newspaper, less for the contrary.
when-newspaper = Pay nothing if the jump is pay enough for you and taking the job shall be a question also among three and four, 10 units if the observer's post should really tempt.

overlay-ways = Ways ahead: where each figure gets with 1 to 6

# Names of things
term-river = river
term-canyon = canyon
term-detour = detour
term-direct = direct
term-straight = straight on
term-loop = round the mountain
term-green = green
term-yellow = yellow
term-red = red
term-arrival = the places are taken
term-rounds = too many rounds were played
term-obstacle-colour = the colour die
term-obstacle-river = going adrift
term-obstacle-canyon = an ambush
term-person-1 = Jebediah Stone, trapper
term-person-2 = Lola Fontaine, saloon singer
term-person-3 = Buck Harrigan, cowhand
term-person-4 = Prof. Elias Thorne, geologist
term-role-1 = trapper
term-role-2 = saloon singer
term-role-3 = cowhand
term-role-4 = geologist
term-connect = connecting field
term-claim = claim
term-gold = GOLD field
term-kind-plain = plain field
term-kind-start = start field
term-kind-journalist = journalist field
term-kind-detour = detour field
term-kind-connect = connecting field
term-kind-river = river field
term-kind-yellow = yellow field: no doubling
term-kind-mountain = mountain field
term-kind-gold = GOLD
term-kind-event = event field
term-kind-colour = colour-die field
term-kind-release = release field
term-kind-observer = observer field
term-kind-river_decision = decision field of the river
term-kind-canyon_decision = decision field of the canyon
term-kind-canyon = canyon field: ambush
term-kind-delay = delay field: miss a turn
term-kind-accel = acceleration field: throw again
term-kind-exhaust = exhaustion field: 3 back
term-kind-claim = claim

# What the fields are called
name-start = Start of trail { $trail }
name-trail = Trail { $trail }, field { $number }
name-detour-river = River detour
name-detour-canyon = Canyon detour
name-pass = { $peak } pass
name-loop = { $peak } loop
name-road = Mountain road
name-connect = Connecting field
name-claim = Claim
name-gold = Gold

# Short forms on the person cards
op-none = –
op-move = { $n ->
    [one] forward 1
   *[other] forward { $n }
}
op-back = { $n ->
    [one] back 1
   *[other] back { $n }
}
op-skip = miss { $n }
op-colour = colour die
op-release = release
op-shield = shield { $n }
op-again = throw again
op-to_release = to release field
op-horse = horse
op-coalition = coalition

# In the picture
label-start = Start
label-connect = To the mountains
label-river = The river
label-canyon = The canyon
label-gold = GOLD
label-claim = Claim
label-pot = Pot: { $units }
label-round = Round { $round }
label-deck = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
label-no-event = No event yet
label-event = Event { $number }
label-rest = { $rest ->
    [one] 1 step to go
   *[other] { $rest } steps to go
}
label-units = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
label-on-turn = on turn
label-colour-die = colour die
label-horse = horse, { $jumped }/{ $limit } jumped
label-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
label-misses = { $count ->
    [one] misses 1 turn
   *[other] misses { $count } turns
}
label-waiting = { $count ->
    [one] observer, 1 touch to wait for
   *[other] observer, { $count } touches to wait for
}
label-river-detour = river: detour
label-river-direct = river: direct
label-canyon-detour = canyon: detour
label-canyon-direct = canyon: direct
label-right-of-way = right of way
label-round-again = must go round again
label-leads = leads a coalition with { $seat }
label-partner = in the coalition of { $seat }
label-streak = better { $count } in a row
label-first = first at the gold
label-second = second at the gold
label-dice = The latest throw
label-legend = What the fields do
label-short-event = Event card
label-short-colour = Colour die
label-short-release = Release
label-short-observer = Observer
label-short-journalist = Journalist
label-short-decision = Decide the way
label-short-river = River
label-short-canyon = Ambush
label-short-delay = Miss a turn
label-short-accel = Throw again
label-short-exhaust = 3 back
label-short-yellow = No doubling
label-short-mountain = Mountain
label-coalition = Coalition: { $seats }
label-lane = Lane { $lane }

# The event cards and what the person cards say about them
term-event-1 = Thunderstorm
term-entry-1-1 = You sit the storm out under a ledge. Nothing happens.
term-entry-1-2 = Your costume trunk is soaked through. Miss one turn.
term-entry-1-3 = You hurry on before the storm breaks. Forward 2.
term-entry-1-4 = The wind takes your notes and you run after them. Back 2.
term-event-2 = Trading post
term-entry-2-1 = A trader owes you a favour: you may buy a horse.
term-entry-2-2 = A ferryman promises you safe passage: your next obstacle does not count.
term-entry-2-3 = You left your tobacco behind. Back 2.
term-entry-2-4 = A new compass frees you from the colour die.
term-event-3 = Wild mustangs
term-entry-3-1 = The herd frightens your mule. Back 3.
term-entry-3-2 = A gallant ranch hand ropes one for you: you may buy a horse.
term-entry-3-3 = You pick the best of the herd: you may buy a horse.
term-entry-3-4 = You sketch the animals until sunset. Miss one turn.
term-event-4 = Poker night
term-entry-4-1 = You gamble your map away: colour die.
term-entry-4-2 = You clean out the table: throw again.
term-entry-4-3 = You sleep off a long night. Miss one turn.
term-entry-4-4 = You never gamble. Nothing happens.
term-event-5 = Broken axle
term-entry-5-1 = You carve a new axle. Miss one turn.
term-entry-5-2 = You walk back to fetch help. Back 3.
term-entry-5-3 = While mending it you spot the trail again: free of the colour die.
term-entry-5-4 = You travel without a cart. Nothing happens.
term-event-6 = Old map
term-entry-6-1 = You know the land without it. Nothing happens.
term-entry-6-2 = It shows a short cut. Forward 3.
term-entry-6-3 = You read it upside down: colour die.
term-entry-6-4 = You read it like a book. Forward 5.
term-event-7 = Stranger at the fire
term-entry-7-1 = A fellow traveller: you may offer a coalition.
term-entry-7-2 = You sing for a stranger: you may offer a coalition.
term-entry-7-3 = You share your beans: you may offer a coalition.
term-entry-7-4 = You find a patient listener: you may offer a coalition.
term-event-8 = Dust storm
term-entry-8-1 = You know every shelter: your next obstacle does not count.
term-entry-8-2 = You cannot see your hand: colour die.
term-entry-8-3 = Bandana up, head down. Nothing happens.
term-entry-8-4 = Your instruments are full of sand: colour die.
term-event-9 = Telegram
term-entry-9-1 = Good news puts a spring in your step: throw again.
term-entry-9-2 = An admirer wires the name of an honest dealer: you may buy a horse.
term-entry-9-3 = Your old foreman wants an answer. Miss one turn.
term-entry-9-4 = The university extends your leave. Forward 3.
term-event-10 = Snake in the blanket
term-entry-10-1 = Fright clears the head: free of the colour die.
term-entry-10-2 = You refuse to move for hours. Miss two turns.
term-entry-10-3 = You jump and run. Back 2.
term-entry-10-4 = You carry it back to its nest for study. Back 3.
term-event-11 = Fresh trail
term-entry-11-1 = You read the tracks and run. Forward 5.
term-entry-11-2 = You follow the wheel ruts. Forward 3.
term-entry-11-3 = You smell water: throw again.
term-entry-11-4 = Forward to the next release field.
term-event-12 = Wagon train
term-entry-12-1 = The scouts need a guide: you may offer a coalition.
term-entry-12-2 = Company at last: you may offer a coalition.
term-entry-12-3 = A spare mount trots behind: you may buy a horse.
term-entry-12-4 = An educated companion: you may offer a coalition.
term-event-13 = Fool's gold
term-entry-13-1 = You load your bags with worthless stones. Back 4.
term-entry-13-2 = You are charmed by the glitter. Back 2.
term-entry-13-3 = You dig for a day. Back 4.
term-entry-13-4 = You know pyrite when you see it. Forward 4.
term-event-14 = Night march
term-entry-14-1 = You walk by the stars. Forward 2.
term-entry-14-2 = Your shoes give out. Miss one turn.
term-entry-14-3 = You are used to night watches. Forward 3.
term-entry-14-4 = Lantern and chart: your next obstacle does not count.
term-event-15 = Hunting luck
term-entry-15-1 = Well fed: forward to the next release field.
term-entry-15-2 = A warm meal: free of the colour die.
term-entry-15-3 = Roast for two: you may offer a coalition.
term-entry-15-4 = You trade the venison well: you may buy a horse.
term-event-16 = Saloon brawl
term-entry-16-1 = You lend a fist. Miss one turn.
term-entry-16-2 = You slip out by the stage door. Forward 4.
term-entry-16-3 = The loser sells his saddle horse: you may buy a horse.
term-entry-16-4 = You are mistaken for someone else. Miss two turns.

# In words
told-players = Players, in turn order
told-ahead = The next fields ahead
told-table = Throw and event

# Rows of the score sheet
category-purse = Purse
category-first = Share of the gold
category-second = Share of the gold

# Remarks when a question first comes up
remark-mountain = You stopped exactly on the pass, so you may go straight on. Round the mountain is longer: only worth it to capture somebody or to reach a useful field.
remark-job = Whoever waits here does not throw until the others have come to enough event fields, then jumps far ahead and is paid. Good when the others stand before many event fields.
remark-crossing = The direct way is short but dangerous: on the river your boat can go adrift, in the canyon an ambush costs you four turns. The detour is long and safe.
remark-horse = A horse doubles your throws and ignores obstacles, until you stop on an event field. The price goes into the pot of the winners.
remark-offer = Partners share one figure, throw twice, move by the better throw, and share the gold. Ask somebody who stands ahead of you: the figure goes to the field of the one in front.
remark-answer = Say yes if the other stands far ahead of you: you are carried there. If you are in front yourself, you mostly give half of your prize away.
remark-extra = An acceleration field: you may throw once more. Stop only if something bad lies within reach ahead.

# The symbols of the picture: name and meaning
symbol-field = Field: a step of your trail. Its colour and sign say what happens to whoever stops there.
symbol-figure = Figure: where a player stands. It walks by itself as far as the die says.
symbol-coalition = Black figure: two players who walk together. They throw twice, use the better throw and share the gold.
symbol-struck = Event card: what has just happened to whoever came to an event field.
symbol-dice = Dice: what was thrown last. The coloured die says forward (green), stay (yellow) or back (red).
symbol-pot = Pot: what the winners get. The first takes two thirds, the second one third.
symbol-purse = Purse: the units that a player owns, for a horse or for what an event demands.
symbol-entry = Entry of the card: what its number means for you. Each person has another.

# What every game can say.
chance = Chance
seat = Player { $number }
and = and

colour-yellow = Yellow
colour-red = Red
colour-green = Green
colour-blue = Blue
colour-black = Black
colour-white = White

term-on = on
term-off = off

event-first = { $seat } begins.
event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.

refusal-not-legal = That is not possible now.
refusal-game-over = The game is over.
refusal-no-such-action = There is no action { NUMBER($action, useGrouping: 0) }; actions go from 0 to { NUMBER($last, useGrouping: 0) }.
refusal-other-question = Something else is asked now.

misfit = Entry { $number } ({ $move }) does not fit: { $why }
misfit-of-another-version = Entry { $number } ({ $move }), written under version { $written } of the game, does not fit version { $here }, which is here: { $why }
misfit-missing = it is missing from what was saved.
misfit-game-over = the game was over before it.
misfit-other-seat = { $right_seat } would have to make it, not { $seat }.
misfit-no-such-move = { $why }
misfit-nothing-to-take-back = there is nothing to take back.
misfit-not-asked = { $seat } is not asked.
told-reach = Your choices lead to

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

event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.

refusal-not-legal = That is not possible now.
refusal-game-over = The game is over.
refusal-no-such-action = There is no action { NUMBER($action, useGrouping: "false") }; actions go from 0 to { NUMBER($last, useGrouping: "false") }.
refusal-other-question = Something else is asked now.

# Was jedes Spiel sagen kann.
chance = Zufall
seat = Spieler { $number }
and = und

colour-yellow = Gelb
colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-black = Schwarz
colour-white = Weiß

term-on = an
term-off = aus

event-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

refusal-not-legal = Das ist jetzt nicht möglich.
refusal-game-over = Das Spiel ist zu Ende.
refusal-no-such-action = Es gibt keine Aktion { NUMBER($action, useGrouping: "false") }; Aktionen gehen von 0 bis { NUMBER($last, useGrouping: "false") }.
refusal-other-question = Jetzt ist etwas anderes gefragt.

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

event-first = { $seat } beginnt.
event-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

refusal-not-legal = Das ist jetzt nicht möglich.
refusal-game-over = Das Spiel ist zu Ende.
refusal-no-such-action = Es gibt keine Aktion { NUMBER($action, useGrouping: 0) }; Aktionen gehen von 0 bis { NUMBER($last, useGrouping: 0) }.
refusal-other-question = Jetzt ist etwas anderes gefragt.

misfit = Eintrag { $number } ({ $move }) passt nicht: { $why }
misfit-of-another-version = Eintrag { $number } ({ $move }), geschrieben unter Fassung { $written } des Spiels, passt nicht zur Fassung { $here }, die hier ist: { $why }
misfit-missing = Er fehlt in dem, was gespeichert wurde.
misfit-game-over = Das Spiel war vorher zu Ende.
misfit-other-seat = Hier ist { $right_seat } dran, nicht { $seat }.
misfit-no-such-move = Einen solchen Zug gibt es nicht. { $why }
misfit-nothing-to-take-back = Es gibt nichts zurückzunehmen.
misfit-not-asked = { $seat } ist nicht gefragt.
told-reach = Deine Möglichkeiten führen zu

title = Golden City
summary = Grabt hinter den Seen nach Gold, rauft mit Räubern und Rivalen und bringt eure Funde heim, bevor der Zug kommt.
opening-title = Zuerst gegraben
opening = { $field }

# Fragen

question-turn = { $seat }: würfeln oder die Nachbarfelder erkunden?
question-move = { $seat } hat eine { $steps } gewürfelt: Wohin zieht die Figur?
question-house = { $seat }: Welches Haus ist deines?
question-challenge = { $seat } steht auf { $field } vor dem Räuber der Stärke { $strength }, er bewacht { $worth ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $worth } Punkte
}: raufen oder nicht?
question-ride = { $seat } steht auf einem Floß: Wo soll es anlegen?
question-retreat = { $seat } zieht sich { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} zurück: wohin?

# Antworten

choice-roll = Würfeln
choice-house = { $field }
choice-challenge = Den Räuber der Stärke { $strength } herausfordern
choice-leave = Den Räuber in Ruhe lassen
choice-scout = Erkunden: { $count ->
    [0] kein verdeckter Chip in der Nähe, also nur aussetzen
    [one] heimlich 1 benachbarten Chip ansehen
   *[other] heimlich { $count } benachbarte Chips ansehen
}
choice-go = { $field }: { $what ->
    [house] nach Hause { $worth ->
        [0] (ohne Goldfunde)
        [one] mit 1 Punkt
       *[other] mit { $worth } Punkten
    }
    [lake] auf das Floß, { $lake }
    [figure] Angriff auf { $other_seat }, trägt { $worth ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }
    [robber] zum offenen Räuber der Stärke { $strength }, er bewacht { $worth ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }
    [scouted] erkundeten Chip ausgraben: { $chip }
    [chip] einen verdeckten Chip ausgraben
    [dig] leeres Schürfloch
    [street] Straße in der Stadt
    [rail] Schienenfeld, Vorsicht vor dem Zug
   *[other] freies Land
}
step-go = { $what ->
    [house] Nach Hause
    [lake] Auf ein Floß
    [figure] Angriff auf { $other_seat }
    [robber] Einen Räuber herausfordern
    [scouted] Einen erkundeten Chip ausgraben
    [chip] Einen verdeckten Chip ausgraben
    [dig] Leeres Schürfloch
    [street] Straße in der Stadt
    [rail] Schienenfeld, Vorsicht vor dem Zug
   *[other] Freies Land
}
then-go = { $field }{ $what ->
    [house] : { $worth ->
        [0] ohne Goldfunde
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }
    [lake] {""}
    [robber] : Stärke { $strength }, bewacht { $worth ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }
    [scouted] : { $chip }
   *[other] {""}
}
choice-ferry = { $stays ->
    [yes] Auf { $field } bleiben
   *[other] Nach { $field } fahren
}, { $count ->
    [0] kein verdeckter Chip daneben
    [one] 1 verdeckter Chip daneben
   *[other] { $count } verdeckte Chips daneben
}
step-retreat = { $what ->
    [house] Nach Hause
    [lake] Auf ein Floß
    [robber] Zu einem Räuber, ohne Rauferei
    [scouted] Auf einen erkundeten Chip
    [chip] Auf einen verdeckten Chip
    [dig] Leeres Schürfloch
    [street] Straße in der Stadt
    [rail] Schienenfeld, Vorsicht vor dem Zug
   *[other] Freies Land
}
then-retreat = { $field }{ $what ->
    [lake] {""}
    [robber] : Stärke { $strength }
    [scouted] : { $chip }
   *[other] {""}
}
choice-retreat = { $field }: { $what ->
    [house] nach Hause { $worth ->
        [0] (ohne Goldfunde)
        [one] mit 1 Punkt
       *[other] mit { $worth } Punkten
    }
    [lake] auf das Floß, { $lake }
    [robber] zum Räuber der Stärke { $strength }, ohne Rauferei
    [scouted] auf den erkundeten Chip ({ $chip }), er bleibt verdeckt
    [chip] auf einen Chip, er bleibt verdeckt
    [dig] leeres Schürfloch
    [street] Straße in der Stadt
    [rail] Schienenfeld, Vorsicht vor dem Zug
   *[other] freies Land
}

# Ereignisse

event-rolled = { $seat } würfelt { $face ->
    [loco] die Lokomotive
   *[other] eine { $face }
}.
event-moved = { $seat } zieht von { $start } nach { $field }.
event-stayed = { $seat } kommt nicht weg und bleibt stehen.
event-ferried = { $seat } fährt mit dem Floß von { $start } nach { $field }.
event-found = { $seat } gräbt auf { $field } etwas aus: { $chip }.
event-fought = { $seat } würfelt eine { $roll } gegen den Räuber der Stärke { $strength }.
event-captured = { $seat } fängt einen Räuber ({ $chip }) und gewinnt { $worth } Punkte.
event-robbed = { $worth ->
    [0] Der Räuber besiegt { $seat }, findet aber nichts.
    [one] Der Räuber besiegt { $seat } und erbeutet 1 Punkt.
   *[other] Der Räuber besiegt { $seat } und erbeutet { $worth } Punkte.
}
event-attacked = { $seat } greift { $other_seat } auf { $field } an.
event-brawled = { $seat } würfelt eine { $roll }, { $other_seat } eine { $other_roll }.
event-plundered = { $worth ->
    [0] { $seat } besiegt { $other_seat }, findet aber nichts.
    [one] { $seat } besiegt { $other_seat } und bekommt 1 Punkt.
   *[other] { $seat } besiegt { $other_seat } und bekommt { $worth } Punkte.
}
event-retreated = { $seat } zieht sich von { $start } nach { $field } zurück.
event-banked = { $seat } bringt { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
} in Sicherheit.
event-steamed = { $left ->
    [0] Der Zug fährt in Golden City ein.
    [one] Die Lokomotive fährt nach { $field }; zum Bahnhof fehlt noch 1 Feld.
   *[other] Die Lokomotive fährt nach { $field }; zum Bahnhof fehlen noch { $left } Felder.
}
event-run-over = { $worth ->
    [0] Die Lokomotive schiebt { $other_seat } zurück nach { $field }.
    [one] Die Lokomotive schiebt { $other_seat } zurück nach { $field }; { $seat } bekommt 1 Punkt.
   *[other] Die Lokomotive schiebt { $other_seat } zurück nach { $field }; { $seat } bekommt { $worth } Punkte.
}
event-scouted = { $seat } erkundet rund um { $field } und sieht { $count ->
    [0] keinen Chip
    [one] 1 Chip
   *[other] { $count } Chips
}.
event-saw = { $seat } sieht auf { $field }: { $chip }.
event-house = { $seat } wohnt jetzt hier: { $field }.
event-left-alone = { $seat } lässt den Räuber auf { $field } in Ruhe.
event-ended = { $cause ->
    [train] Der Zug ist da: Das Spiel ist zu Ende.
   *[other] Es sind kaum noch Chips da: Das Spiel ist zu Ende.
}

# Ablehnungen

refusal-locomotive = Auf { $field } steht die Lokomotive.
refusal-locomotive-in-the-way = Die Lokomotive versperrt den Weg nach { $field }.
refusal-house-taken = { $field } ist vergeben.
refusal-other-house = { $field } darf nur betreten, wem es gehört.
refusal-no-raft = Auf { $field } liegt kein Floß, und schwimmen kann man nicht.
refusal-raft-taken = Auf dem Floß auf { $field } steht schon jemand.
refusal-same-raft = Die Figur muss ihr Floß verlassen und darf den Zug nicht wieder darauf beenden.
refusal-to-and-fro = Nach { $field } kommt man mit { $steps } Schritten nur durch Hin und Her zwischen zwei Feldern.
refusal-straight-back = Nach { $field } kommt man mit { $steps } Schritten nur durch einen Schritt direkt zurück; das ist an diesem Tisch nicht erlaubt.
refusal-not-that-far = Kein Weg von genau { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
} endet auf { $field }.
refusal-another-raft = Auf { $field } liegt ein anderes Floß.
refusal-not-this-lake = Dieser See hat kein Ufer bei { $field }.
refusal-retreat-stay = Ein Rückzug muss vom Feld der Rauferei wegführen.
refusal-retreat-raft = An diesem Tisch darf ein Rückzug nicht auf einem Floß enden.
refusal-retreat-house = An diesem Tisch darf ein Rückzug nicht in einem Haus enden.
refusal-retreat-figure = Ein Rückzug darf nicht auf { $field } enden, dort steht eine andere Figur.

# Punkte

item-gold-1 = { $count ->
    [one] 1 Goldchip
   *[other] { $count } Goldchips
} vom Wert 1
item-gold-2 = { $count ->
    [one] 1 Goldchip
   *[other] { $count } Goldchips
} vom Wert 2
item-gold-3 = { $count ->
    [one] 1 Goldchip
   *[other] { $count } Goldchips
} vom Wert 3
item-gold-4 = { $count ->
    [one] 1 Goldchip
   *[other] { $count } Goldchips
} vom Wert 4
item-gold-5 = { $count ->
    [one] 1 Goldchip
   *[other] { $count } Goldchips
} vom Wert 5
item-robbers = { $count ->
    [one] 1 gefangener Räuber
   *[other] { $count } gefangene Räuber
}

# Optionen

option-reversal = Hin und Her
option-reversal-not_only_two_fields = Ein Zug darf nicht nur zwischen zwei Feldern hin und her gehen.
option-reversal-no_immediate = Kein Schritt darf direkt zurückführen.
option-retreat_mode = Länge eines Rückzugs
option-retreat_mode-path = Ein Weg von genau so vielen Schritten wie gewürfelt.
option-retreat_mode-distance = Ein Feld, das genau so viele Schritte entfernt ist wie gewürfelt.
option-retreat_may_bank = Rückzug ins eigene Haus
option-retreat_may_bank-on = Erlaubt; die Goldfunde sind dann in Sicherheit.
option-retreat_may_bank-off = Nicht erlaubt.
option-retreat_may_board_raft = Rückzug auf ein Floß
option-retreat_may_board_raft-on = Erlaubt.
option-retreat_may_board_raft-off = Nicht erlaubt.
option-chips_end_rule = Welche Chips das Spiel beenden, wenn sie zur Neige gehen
option-chips_end_rule-face_down = Verdeckte Chips auf dem Plan.
option-chips_end_rule-gold_on_board = Goldchips auf dem Plan, verdeckt oder unter Räubern.
option-chips_end_rule-all_on_board = Verdeckte Chips jeder Art und die Goldchips unter offenen Räubern.
option-open_robbers = Ein offener Räuber auf dem Zielfeld eines Zuges
option-open_robbers-may = Man darf ihn herausfordern oder in Ruhe lassen.
option-open_robbers-must = Man muss mit ihm raufen.
option-houses = Wer in welchem Haus wohnt
option-houses-by_seat = Nach Sitzplatz, wie in der Liste der Häuser.
option-houses-chosen = Alle wählen reihum; wer anfängt, zuerst.
option-scout_variant = Erkunden
option-scout_variant-on = Statt zu würfeln darf man sich die Chips auf den Nachbarfeldern ansehen.
option-scout_variant-off = Alle müssen würfeln.
option-tie_break = Gleichstand
option-tie_break-shared = Alle Punktgleichen teilen sich den Sieg.
option-tie_break-fewest_chips = Es gewinnt, wer weniger Chips im Haus hat.

when-reversal = Verbietet jeden Schritt direkt zurück, wenn er euch wie Schummeln vorkommt; es gibt dann etwas weniger Züge.
when-retreat_mode = Zählt Schritte, wenn ein Rückzug ein gewöhnlicher Zug sein soll: Die Figur darf dann im Kreis laufen und in der Nähe bleiben.
when-retreat_may_bank = Verbietet es, wenn eine Rauferei nahe der Stadt niemandem nach Hause helfen soll.
when-retreat_may_board_raft = Erlaubt es für wildere Fluchten: Wer eine Rauferei gewinnt, ist vielleicht sofort über den See.
when-open_robbers = Macht die Rauferei zur Pflicht, wenn Räuber ihre Felder bewachen sollen: Wer dort hintritt, muss kämpfen.
when-chips_end_rule = Zählt auch, was unter Räubern liegt, wenn euch das Spiel zu früh endet, solange sie noch auf Gold sitzen.
when-scout_variant = Schaltet es für ein Spiel mit weniger Glück ein; die Anleitung rät es allen, die taktischer spielen wollen.
when-houses = Wählt sie, wenn ihr euch wie in der Anleitung Figur und Haus aussuchen wollt; wer anfängt, wählt zuerst.
when-tie_break = Zählt die Chips, wenn es nur einen Sieger geben soll.

# Ansichten

overlay-risk = Gefahren

# Namen

term-gold-1 = Gold 1
term-gold-2 = Gold 2
term-gold-3 = Gold 3
term-gold-4 = Gold 4
term-gold-5 = Gold 5
term-robber-1 = Räuber der Stärke 1
term-robber-2 = Räuber der Stärke 2
term-robber-3 = Räuber der Stärke 3
term-robber-4 = Räuber der Stärke 4
term-robber-5 = Räuber der Stärke 5
term-lake-A = Eagle Lake
term-lake-B = Mirror Lake
term-lake-C = Lake Crescent

# Im Bild und im Text

picture-board = Der Spielplan von Golden City
picture-mat = { $player }: { $points } im Haus, { $worth } offen
picture-train = { $left ->
    [0] der Zug ist da
   *[other] bis zum Bahnhof
}
picture-hidden = Noch verdeckt
picture-over = Spielende
picture-station = Bahnhof
picture-win = { $percent } %
place-house = Haus von { $owner }
place-closed = geschlossenes Haus
place-lake = { $lake }
place-raft = { $lake }, Floß
place-robber = Räuber der Stärke { $strength }, bewacht { $worth ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $worth } Punkte
}
place-chip = verdeckter Chip
place-scouted = verdeckter Chip, { $chip }
place-dig = leeres Schürfloch
place-street = Straße
place-rail = Schienenfeld
place-land = freies Land
place-mountain = Berg
legend-lake = See
legend-house = Haus (kleiner Buchstabe)
legend-raft = Floß
legend-robber = Räuber mit Stärke
legend-train = Lokomotive
legend-may = wählbar
text-train = Zug: { $left ->
    [0] Er ist da.
    [one] noch 1 Feld bis zum Bahnhof.
   *[other] noch { $left } Felder bis zum Bahnhof.
}
text-hidden = Verdeckt: { $chips }.
text-robber = Räuber der Stärke { $strength } auf { $field }, bewacht { $chips }.
text-scouted = Du kennst { $field }: { $chip }.
text-mat = { $player } auf { $field }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} im Haus, trägt { $chips }.
text-nothing = nichts
short-gold-1 = Gold 1
short-gold-2 = Gold 2
short-gold-3 = Gold 3
short-gold-4 = Gold 4
short-gold-5 = Gold 5
short-robber-1 = Räuber 1
short-robber-2 = Räuber 2
short-robber-3 = Räuber 3
short-robber-4 = Räuber 4
short-robber-5 = Räuber 5
# Wie die Felder heißen
name-station = Bahnhof
name-tunnel = Tunnel
name-rail = Gleis { $left }
name-square = Marktplatz
name-gate = { $side ->
    [north] Nord
    [northeast] Nordost
    [east] Ost
    [southeast] Südost
    [south] Süd
    [southwest] Südwest
   *[west] West
    [northwest] Nordwest
}tor
name-street = { $side ->
    [north] Nord
    [northeast] Nordost
    [east] Ost
    [southeast] Südost
    [south] Süd
    [southwest] Südwest
   *[west] West
    [northwest] Nordwest
}straße
name-house = { $side ->
    [north] Nord
    [northeast] Nordost
    [east] Ost
    [southeast] Südost
    [south] Süd
    [southwest] Südwest
   *[west] West
    [northwest] Nordwest
}haus
name-bay = { $lake } { $side ->
    [north] Nord
    [northeast] Nordost
    [east] Ost
    [southeast] Südost
    [south] Süd
    [southwest] Südwest
   *[west] West
    [northwest] Nordwest
}
name-shore = { $side ->
    [north] Nord
    [northeast] Nordost
    [east] Ost
    [southeast] Südost
    [south] Süd
    [southwest] Südwest
   *[west] West
    [northwest] Nordwest
}ufer { $lake }
name-mountain = Berg
name-desert = Wüste
name-red_rock = Rotfels
name-pine_forest = Kiefernwald
name-prairie = Prärie
name-grassland = Grasland
name-badlands = Ödland
name-land = Offenes Land

# In Worten
told-players = Spieler
told-train = Der Zug
told-robbers = Räuber und was du weißt
told-rafts = Flöße

# Zeilen des Wertungsblatts
category-gold-1 = Gold
category-gold-2 = Gold
category-gold-3 = Gold
category-gold-4 = Gold
category-gold-5 = Gold
category-robbers = Räuber

# Remarks when a question first comes up
remark-turn = Würfle und geh, oder bleib stehen und sieh dir zuerst die verdeckten Chips um dich herum an.
remark-move = Du gehst genau so weit, wie der Würfel sagt, auf beliebigem Weg. Nur das Feld, auf dem du hältst, zählt: Ein verdeckter Chip wird aufgedeckt, im eigenen Haus ist dein Gold sicher.
remark-ride = Das Floß bringt dich sofort und umsonst an jedes freie Ufer dieses Sees. Such einen Platz mit vielen verdeckten Chips in der Nähe.
remark-retreat = Du hast verloren und weichst so viele Schritte, wie gesagt wird, auf beliebigem Weg. Aufgedeckt wird dort nichts. Liegt dein Gold beim Räuber, bleib in der Nähe.
remark-challenge = Du gewinnst mit mehr als der Stärke des Räubers und bekommst alles, was er bewacht. Verlierst du, nimmt er dir, was du trägst. Mit leerem Beutel wagst du nur den Weg.
remark-house = In deinem Haus wird Gold zu Punkten. Jedes freie ist so gut wie das andere; sieh nach, welche Löcher in der Nähe sind.

# The symbols of the picture: name and meaning
symbol-field = Feld: ein Schritt. Seen betritt man nur auf ein Floß, Berge nie.
symbol-figure = Figur: wo jemand steht, und daneben, was sie trägt. Das kann man ihr abnehmen.
symbol-chip = Verdeckter Chip: Gold im Wert von 1 bis 5 oder ein Räuber. Aufgedeckt wird er, wenn jemand darauf hält.
symbol-robber = Räuber: Die Zahl ist seine Stärke. Wer mehr würfelt, bekommt alles, was unter ihm liegt.
symbol-raft = Floß: Wer darauf hält, fährt sofort an ein beliebiges freies Ufer des Sees.
symbol-locomotive = Zug: Er fährt weiter, wenn jemand die Lokomotive würfelt. Kommt er in der Stadt an, ist das Spiel aus.
symbol-mat = Tafel einer Person: was sie trägt und was im Haus sicher ist. Nur das Haus zählt.

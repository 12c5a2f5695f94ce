title = Carcassonne Goldrausch
summary = Karten anlegen, mit Cowboys Strecken, Berge, Städte und Prärien sichern und auf jedem Berg nach Gold graben.
opening-title = Erster Cowboy
opening = { $role ->
    [rail] Eisenbahner
    [mountain] Goldgräber
    [city] Händler
   *[prairie] Farmer
}

# Fragen
question-lay = Wo legst du die Karte an ({ $tile })? { $left ->
    [0] Es ist die letzte.
    [one] Eine weitere liegt im Stapel.
   *[other] { $left } weitere liegen im Stapel.
}
question-act = Einen Cowboy auf die neue Karte setzen, das Zelt aufstellen oder versetzen, schürfen oder passen?

# Möglichkeiten
choice-place = Karte { $place } anlegen{ $degrees ->
    [0] , nicht gedreht
   *[other] , um { $degrees }° gedreht
}
choice-pass = Passen
choice-mine = Schürfen: { $tokens ->
    [one] das einzige Plättchen
   *[other] das oberste von { $tokens } Plättchen
} unter deinem Zelt nehmen
choice-cowboy = { $role ->
    [rail] Eisenbahner, { $sides }: Strecke über { $tiles ->
        [one] 1 Karte
       *[other] { $tiles } Karten
    }{ $locomotives ->
        [0] { "" }
        [one] , 1 Lokomotive
       *[other] , { $locomotives } Lokomotiven
    }
    [mountain] Goldgräber, { $sides }: Berg mit { $nuggets ->
        [one] 1 Nugget
       *[other] { $nuggets } Nuggets
    }, { $tokens ->
        [0] keine Plättchen
        [one] 1 Plättchen
       *[other] { $tokens } Plättchen
    }
    [city] Händler in der Stadt
   *[prairie] Farmer, { $sides }: Prärie { $camps ->
        [0] ohne Lager
        [one] mit 1 Lager
       *[other] mit { $camps } Lagern
    }, { $herds ->
        [0] ohne Herde
        [one] 1 Herde
       *[other] { $herds } Herden
    }
}; { $finished ->
    [yes] fertig, sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[no] bisher { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert
}
choice-tent = { $moved ->
    [yes] Das Zelt versetzen
   *[no] Das Zelt aufstellen
}: { $place }; { $tokens ->
    [0] Berg ohne Plättchen
    [one] Berg mit 1 Plättchen
   *[other] Berg mit { $tokens } Plättchen
}

step-place = Karte { $place }
then-place = { $degrees ->
    [0] Nicht gedreht
   *[other] Um { $degrees }° gedreht
}
step-tent = { $moved ->
    [yes] Das Zelt versetzen
   *[no] Das Zelt aufstellen
}
then-tent = Karte { $place }: { $tokens ->
    [0] Berg ohne Plättchen
    [one] Berg mit 1 Plättchen
   *[other] Berg mit { $tokens } Plättchen
}

# Ereignisse
event-drew = { $seat } zieht eine Karte: { $layout }.
event-discarded = Die Karte ({ $layout }) passt nirgends und kommt aus dem Spiel.
event-placed = { $seat } legt die Karte { $place } an{ $tokens ->
    [0] .
    [one] {" "}und 1 Plättchen auf den Berg.
   *[other] {" "}und { $tokens } Plättchen auf Berge.
}
event-occupied = { $seat } setzt einen { $role ->
    [rail] Eisenbahner auf die Strecke
    [mountain] Goldgräber auf den Berg
    [city] Händler in die Stadt
   *[prairie] Farmer in die Prärie
}.
event-camped = { $seat } { $moved ->
    [yes] versetzt das Zelt
   *[no] stellt das Zelt auf
}: { $place }.
event-passed = { $seat } passt.
event-taken = { $seat } nimmt ein Plättchen; auf dem Berg { $left ->
    [0] liegt keines mehr
    [one] liegt noch 1
   *[other] liegen noch { $left }
}.
event-took = Das Plättchen von { $seat } zeigt { $face ->
    [0] Schotter
    [one] 1 Nugget
   *[other] { $face } Nuggets
}.
event-finished = { $role ->
    [rail] Eine Strecke
    [mountain] Ein Berg
   *[city] Eine Stadt
} ist fertig.
event-home = { $seat } nimmt { $cowboys ->
    [one] 1 Cowboy
   *[other] { $cowboys } Cowboys
} zurück.
event-struck = Das Zelt von { $seat } kommt zurück.
event-lost = { $tokens ->
    [one] 1 Plättchen kommt
   *[other] { $tokens } Plättchen kommen
} ungesehen aus dem Spiel.
event-ended = Die letzte Karte ist weg: Schlusswertung.
event-revealed = { $seat } dreht { $tokens ->
    [0] keine Plättchen
    [one] 1 Plättchen
   *[other] { $tokens } Plättchen
} um: { $gold ->
    [one] 1 Nugget
   *[other] { $gold } Nuggets
}.

# Wie die Plätze heißen
name-start = Start
name-east = { $count } Ost
name-west = { $count } West
name-north = { $count } Nord
name-south = { $count } Süd
name-at-start = am Start
name-from-start = { $steps } vom Start aus
name-from = { $way ->
    [north] nördlich
    [east] östlich
    [south] südlich
   *[west] westlich
} { $mark }
name-one-north = weiter nördlich
name-one-south = weiter südlich
name-one-west = weiter westlich
name-one-east = weiter östlich
name-one-middle = dazwischen
mark-tile-last = der letzten Karte
mark-tile-start = der Startkarte
mark-city-whose = der Stadt von { $seat }
mark-city-only = der Stadt
mark-mountain-whose = des Bergs von { $seat }
mark-mountain-long = des langen Bergs
mark-mountain-tent = des Bergs mit dem Zelt von { $seat }
mark-mountain-only = des Bergs
mark-rail-whose = der Strecke von { $seat }
mark-rail-long = der langen Strecke
mark-rail-only = der Strecke
mark-tent = des Zelts von { $seat }
mark-shows-massif = eines Massivs
mark-shows-end = eines Gleisendes
mark-shows-corner = einer Bergecke
mark-shows-range = einer Bergkette
mark-shows-two = zweier Berge
mark-shows-mountain = eines Bergs
mark-shows-straight = eines geraden Gleises
mark-shows-bend = einer Kurve
mark-shows-junction = einer Kreuzung
mark-shows-city = einer Stadt
on-mountain-whose = auf dem Berg von { $seat }
on-mountain-long = auf dem langen Berg
on-mountain-tent = auf dem Berg mit dem Zelt von { $seat }
on-mountain-only = auf dem Berg

# Absagen
refusal-cell-taken = Es liegt schon eine Karte { $place }.
refusal-no-neighbour = Eine Karte muss mit einer ganzen Seite anliegen; { $place } liegt keine daneben.
refusal-edge-mismatch = An der { $side }seite zeigt die Karte { $mine }, die Nachbarkarte { $theirs }.
refusal-same-picture = So gedreht sieht die Karte genauso aus wie mit weniger Drehung.
refusal-no-such-segment = Auf der neuen Karte gibt es { $role ->
    [rail] dieses Gleis
    [mountain] diesen Berg
    [city] diese Stadt
   *[prairie] diese Prärie
} nicht.
refusal-no-cowboy = Du hast keinen Cowboy mehr.
refusal-no-farmers = Dieses Spiel wird ohne Farmer gespielt.
refusal-area-taken = { $role ->
    [rail] Auf dieser Strecke
    [mountain] Auf diesem Berg
    [city] In dieser Stadt
   *[prairie] In dieser Prärie
} steht schon ein Cowboy.
refusal-no-tent-out = Dein Zelt steht auf keinem Berg.
refusal-nothing-to-mine = Auf dem Berg mit deinem Zelt liegt kein Plättchen.
refusal-no-mountain = Diesen Berg gibt es { $place } nicht.
refusal-same-tile = Dein Zelt steht schon auf dieser Karte; es muss auf eine andere.
refusal-mountain-finished = Dieser Berg ist fertig.
refusal-segment-taken = Dort steht schon { $figure } von { $other_seat }.

# Punkte
item-tiles = Fertige Strecken: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
item-locomotive = Verdoppelt durch eine Lokomotive: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
item-nuggets = Fertige Berge: { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}
item-lines = Fertige Städte: { $count ->
    [one] 1 Strecke
   *[other] { $count } Strecken
}
item-open-nuggets = Unfertige Berge: { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}
item-open-tiles = Unfertige Strecken: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
item-open-lines = Unfertige Städte: { $count ->
    [one] 1 fertige Strecke
   *[other] { $count } fertige Strecken
}
item-camps = Prärien: { $count ->
    [one] 1 Lager
   *[other] { $count } Lager
}
item-herds = Prärien: { $count ->
    [one] 1 Herde
   *[other] { $count } Herden
}
item-gold = Gold auf { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}

# Optionen
option-farmers = Farmer in der Prärie
option-farmers-on = Mit Farmern: Prärien werden am Ende gewertet.
option-farmers-off = Ohne Farmer: keine Cowboys in der Prärie; gut für die erste Partie.
option-first = Wer anfängt
option-first-random = Es wird ausgelost.
option-first-first-seat = Wer auf dem ersten Platz sitzt.

when-farmers = Lasst die Farmer in der ersten oder einer kürzeren Partie weg: Die Prärie braucht am längsten, bis man sie versteht.
when-first = Lasst den ersten Platz anfangen, wenn ihr euch einigt, wer dort sitzt – laut Spielregel bestimmt es der Jüngste –, oder um dieselbe Aufstellung öfter zu spielen.

# Ansichten
overlay-lines = Wem welche Strecke und Stadt gehört
overlay-mountains = Wem welcher Berg gehört
overlay-prairies = Wem welche Prärie gehört
overlay-gaps = Plätze, die keine Karte mehr füllt
overlay-deck = Karten im Stapel

# Wörter im Bild
label-deck = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
label-supply = { $count ->
    [one] 1 Plättchen im Vorrat
   *[other] { $count } Plättchen im Vorrat
}
label-in-hand = { $seat } legt diese Karte an
label-drawing = { $seat } zieht
label-acting = { $seat } ist am Zug
label-over = Das Spiel ist zu Ende
label-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
label-outlook = { $count }, wenn jetzt Schluss wäre
label-cowboys = { $count ->
    [one] 1 Cowboy
   *[other] { $count } Cowboys
}
label-tokens = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
label-hand = Dein Gold: { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}
label-hand-empty = Du hast noch kein Gold
label-unseen = Noch nicht gesehen
label-stack = Stapel mit { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
label-cowboy = { $role ->
    [rail] Eisenbahner
    [mountain] Goldgräber
    [city] Händler
    [prairie] Farmer
   *[other] Cowboy
} von { $seat }
label-tent = Zelt von { $seat }
label-turn = Um { $degrees }° gedreht
label-board = Carcassonne Goldrausch: die Auslage
label-tray = Die Karte in der Hand, der Stapel und die Plättchen
label-track = Die Wertungsleiste
label-mat = Tafel von { $seat }

# Namen
term-tent = das Zelt
term-cowboy = ein Cowboy
term-side-N = Nord
term-side-E = Ost
term-side-S = Süd
term-side-W = West
term-edge-1 = Prärie
term-edge-2 = ein Gleis
term-edge-3 = einen Berg
term-sides- = in der Mitte
term-sides-N = Norden
term-sides-E = Osten
term-sides-S = Süden
term-sides-W = Westen
term-sides-NE = Norden und Osten
term-sides-NS = von Norden nach Süden
term-sides-NW = Norden und Westen
term-sides-ES = Osten und Süden
term-sides-EW = von Osten nach Westen
term-sides-SW = Süden und Westen
term-sides-NES = Norden, Osten und Süden
term-sides-NEW = Norden, Osten und Westen
term-sides-NSW = Norden, Süden und Westen
term-sides-ESW = Osten, Süden und Westen
term-sides-NESW = ringsum
term-layout-01 = Berg ringsum
term-layout-02 = Berg an drei Seiten
term-layout-03 = Berg an drei Seiten mit Gleisende
term-layout-04 = Berg in der Ecke
term-layout-05 = Berg in der Ecke und Kurve
term-layout-06 = Bergkette
term-layout-07 = zwei Berge, benachbarte Seiten
term-layout-08 = zwei Berge, gegenüberliegende Seiten
term-layout-09 = Berg an einer Seite
term-layout-10 = Berg an einer Seite mit Gleisende
term-layout-11 = Berg an einer Seite und gerades Gleis
term-layout-12 = Berg an einer Seite und Rechtskurve
term-layout-13 = Berg an einer Seite und Linkskurve
term-layout-14 = Berg an einer Seite und Kreuzung
term-layout-15 = Berg an einer Seite und Stadt
term-layout-16 = gerades Gleis
term-layout-17 = Kurve
term-layout-18 = Kreuzung von drei Gleisen
term-layout-19 = Stadt mit drei Gleisen
term-layout-20 = Stadt mit vier Gleisen
term-layout-21 = Kreuzung von vier Gleisen

# In Worten
told-table = Der Tisch
told-players = Spieler
told-drawn = Die Karte auf der Hand: { $layout }
told-rail = Unfertige Strecken
told-mountain = Unfertige Berge
told-city = Unfertige Städte
told-prairie = Prärien
told-area = bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $open ->
    [0] nichts offen
    [one] 1 offene Seite
   *[other] { $open } offene Seiten
}{ $tokens ->
    [0] {""}
    [one] , 1 Plättchen
   *[other] , { $tokens } Plättchen
}; { $taken ->
    [yes] dort: { $there }
   *[no] niemand dort
}; bei { $where }

# Zeilen des Wertungsblatts
category-tiles = Fertige Strecken
category-locomotive = Verdoppelt durch eine Lokomotive
category-nuggets = Fertige Berge
category-lines = Fertige Städte
category-open-nuggets = Unfertige Berge
category-open-tiles = Unfertige Strecken
category-open-lines = Unfertige Städte
category-camps = Prärien
category-herds = Prärien
category-gold = Gold

# Remarks when a question first comes up
remark-lay = Alle Seiten müssen passen: Gleis an Gleis, Berg an Berg, Prärie an Prärie. Verlängere, was dir gehört, schließ es ab oder fang etwas Neues an.
remark-act = Eines in jedem Zug: einen Cowboy auf die gelegte Karte stellen, das Zelt aufstellen oder versetzen, am Zelt schürfen oder nichts. Cowboys kommen zurück, wenn Strecke, Berg oder Stadt fertig ist; Farmer bleiben.

# The symbols of the picture: name and meaning
symbol-tile = Karte: ein Stück Landschaft. Alle Seiten müssen zu den Nachbarn passen.
symbol-place = Freier Platz: Hier kann die gezogene Karte liegen.
symbol-turn = Lage: Drück auf eine, um die Karte zu drehen.
symbol-stack = Plättchen: verdecktes Gold auf einem Berg, je Schotter oder 1 bis 5 Nuggets. Schürfe danach, oder besitz den Berg, wenn er fertig wird.
symbol-tent = Zelt: gräbt ein Plättchen je Zug aus, auf jedem unfertigen Berg.
symbol-cowboy = Cowboy: Eisenbahner auf der Strecke, Goldgräber auf dem Berg, Händler in der Stadt, liegend als Farmer auf der Prärie.
symbol-spot = Gestrichelter Kreis: Hierher kannst du einen Cowboy oder dein Zelt stellen.
symbol-marker = Stein auf der Wertungstafel: wie viele Punkte jemand hat; nach 50 geht es von vorn los.

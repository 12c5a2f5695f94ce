title = Colorado County
summary = Biete verdeckt deine Cowboys für Land-Karten, stecke das County Feld für Feld ab und werte Rand, Doppel, Seen und Landflächen.
opening-title = Erste Karte
opening = { $card }

# Fragen

question-lake = { $seat } legt { $lake }: wohin?
question-flag = { $seat } setzt einen Flaggenstein: welche Farbe, und wohin?
question-bid = Verdeckte Gebote: Was bietet { $seat } aus { $hand ->
    [one] einem Cowboy
   *[other] { $hand } Cowboys
}?
question-bid-freely = Verdeckte Gebote: Welche Cowboys bietet { $seat }, in aufsteigender Reihenfolge?
question-pick = { $seat } hat das { $place ->
    [1] höchste
    [2] zweithöchste
   *[other] dritthöchste
} Gebot: welche Karte?
question-place = { $seat } spielt { $card }: wohin?
question-sell = Verkaufsfenster { $window }: Verkauft { $seat } Land? (noch { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}, in dieser Runde noch { $left ->
    [one] 1 Verkauf
   *[other] { $left } Verkäufe
})
question-interest = { $seller_seat } verkauft { $field }: Ist { $seat } interessiert?
question-pay = Nur { $seat } will { $field } haben: Welcher Cowboy geht an { $seller_seat }?
question-land-bid = Mehrere wollen { $field } haben: Was bietet { $seat } verdeckt?
question-land-bid-freely = Mehrere wollen { $field } haben: Welche Cowboys bietet { $seat } verdeckt, in aufsteigender Reihenfolge?

# Antworten

choice-lake = { $lake } auf { $fields }
choice-flag = { $colour ->
    [Blau] Blaue
    [Rot] Rote
    [Gelb] Gelbe
   *[other] Grüne
} Flagge auf { $field } ({ $ground })
choice-no-bid = Kein Gebot: jetzt keine Karte, dafür 2 Cowboys ziehen
choice-bid = { $count ->
    [one] Cowboy { $top } bieten
   *[other] { $count } Cowboys bieten, höchster { $top }: { $cowboys }
}
choice-add = Cowboy { $top } dazulegen ({ $count ->
    [one] der erste
   *[other] dann sind es { $count }
})
choice-done = { $count ->
    [0] Kein Gebot: jetzt keine Karte, dafür 2 Cowboys ziehen
    [one] Fertig: Cowboy { $cowboys } bieten
   *[other] Fertig: { $count } Cowboys bieten, { $cowboys }
}
choice-pick = { $card } ({ $flags ->
    [0] keine Flagge dieser Farbe steht
    [one] 1 Flagge dieser Farbe steht
   *[other] { $flags } Flaggen dieser Farbe stehen
})
choice-place = { $count ->
    [1] Stein auf { $field } ({ $ground }), kein zweites Feld möglich
   *[other] Steine auf { $field } ({ $ground }) und { $second } ({ $second_ground })
}
choice-pass = In diesem Fenster nichts verkaufen
choice-pass-round = In dieser Runde nichts mehr verkaufen
choice-sell = { $field } ({ $ground }) zum Verkauf anbieten und 2 Cowboys ziehen
choice-decline = Kein Interesse an { $field }
choice-decline-window = Kein Interesse, und in diesem Fenster auch sonst nichts kaufen
choice-want = Interesse an { $field } ({ $ground }): von { $seller_seat } kaufen
choice-pay = Mit Cowboy { $top } bezahlen

step-flag = { $colour ->
    [Blau] Blaue
    [Rot] Rote
    [Gelb] Gelbe
   *[other] Grüne
} Flagge
then-flag = { $field } ({ $ground })
step-bid = { $count ->
    [one] 1 Cowboy bieten
   *[other] { $count } Cowboys bieten
}
then-bid = { $count ->
    [one] Cowboy { $top }
   *[other] Höchster { $top }: { $cowboys }
}
step-place = Von { $field } aus ({ $ground })
then-place = { $count ->
    [1] Kein zweites Feld möglich
   *[other] Zweites Feld { $second } ({ $second_ground })
}

# Ereignisse

event-first = { $seat } ist Startspieler.
event-lakes-laid = Die Seen liegen wie in { $layout }.
event-lake-laid = { $lake } liegt ab { $field }.
event-round-began = Runde { $round } beginnt; { $seat } ist Startspieler.
event-stones-dealt = { $seat } bekommt Flaggensteine: { $colours }.
event-flag-placed = { $seat } setzt eine { $colour ->
    [Blau] blaue
    [Rot] rote
    [Gelb] gelbe
   *[other] grüne
} Flagge auf { $field }.
event-flag-aside = Für einen Flaggenstein ({ $colour }) von { $seat } ist kein Feld frei; er wird beiseitegelegt.
event-revealed = Auf dem Tisch: { $card }.
event-bid-shown = { $seat } bietet { $count ->
    [one] Cowboy { $top }
   *[other] { $count } Cowboys, höchster { $top }: { $cowboys }
}.
event-no-bid-shown = { $seat } macht kein Gebot.
event-picked = { $seat } nimmt { $card }.
event-discarded = Niemand nimmt { $card }.
event-placed = { $seat } spielt { $card } und besetzt { $field }.
event-placed-two = { $seat } spielt { $card } und besetzt { $field } und { $second }.
event-no-effect = { $seat } kann { $card } nicht nutzen.
event-drew = { $seat } zieht einen Cowboy.
event-saw = Du ziehst Cowboy { $cowboy }.
event-passed = { $seat } verkauft jetzt nichts.
event-passed-round = { $seat } verkauft in dieser Runde nichts mehr.
event-offered = { $seat } bietet { $field } zum Verkauf an.
event-wanted = { $seat } ist interessiert.
event-declined = { $seat } ist nicht interessiert.
event-declined-window = { $seat } ist nicht interessiert und kauft in diesem Fenster nichts mehr.
event-land-bid-shown = { $seat } bietet für das Land { $count ->
    [one] Cowboy { $top }
   *[other] { $count } Cowboys, höchster { $top }: { $cowboys }
}.
event-bought = { $seat } kauft { $field } von { $other_seat } und bezahlt { $cowboys }.
event-freed = Niemand kauft { $field }; das Feld ist wieder frei.
event-lake-taken = { $lake } gehört jetzt { $seat }.
event-lake-lost = { $lake } gehört niemandem mehr.
event-ended = Das Spiel ist zu Ende; gewonnen: { $seats }.

# Ablehnungen

refusal-other-lake = Jetzt ist { $lake } an der Reihe.
refusal-lakes-touch = { $lake } würde dort einen anderen See berühren.
refusal-no-stone = Es ist kein Stein dieser Farbe ({ $colour }) mehr zu setzen.
refusal-water = { $field } ist Wasser.
refusal-flag-there = Auf { $field } steht schon eine Flagge.
refusal-marker-there = Auf { $field } liegt ein Markierungsstein.
refusal-beside-flag = { $field } liegt neben einer Flagge; nur diagonale Berührung ist erlaubt.
refusal-not-your-cowboy = Cowboy { $top } ist nicht auf deiner Hand.
refusal-too-many = Du hast keine { $count } Cowboys.
refusal-too-few-below = Für ein Gebot mit { $count } Cowboys hast du zu wenige unter { $top }.
refusal-rising-order = Cowboy { $top } ist nicht höher als die schon gelegten; lege sie in aufsteigender Reihenfolge.
refusal-bid-at-least-one = Wer interessiert ist, muss mindestens einen Cowboy bieten.
refusal-card-not-there = { $card } liegt nicht auf dem Tisch.
refusal-no-such-flag = Auf { $field } steht keine Flagge in der Farbe von { $card }.
refusal-second-field-due = Mit { $card } ist auf { $field } ein zweites Feld möglich, also musst du eines besetzen.
refusal-last-marker = Du hast nur noch einen Stein; er kommt allein auf { $field }.
refusal-other-distance = { $second } hat von { $field } nicht den Abstand, den { $card } zeigt.
refusal-second-water = { $second } ist Wasser.
refusal-second-flag = Auf { $second } steht eine Flagge.
refusal-second-marker = Auf { $second } liegt ein Markierungsstein.
refusal-nobodys-land = Auf { $field } hat niemand einen Markierungsstein.
refusal-not-your-land = { $field } ist nicht dein Land.
refusal-no-window = Land wird in den Verkaufsfenstern verkauft, und gerade ist keines offen.
refusal-no-sales = An diesem Tisch wird kein Land verkauft.
refusal-second-elsewhere = { $card } kann bei einer anderen Flagge zwei Steine bringen, also ist { $field } allein nicht erlaubt.

# Punkte

item-border-1 = Runde 1: Rand, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
item-double-1 = Runde 1: { $count } Doppel
item-area-1 = Runde 1: größte Landfläche, { $count } Felder
item-lake-1 = Runde 1: { $count ->
    [one] 1 See
   *[other] { $count } Seen
}
item-border-2 = Runde 2: Rand, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
item-double-2 = Runde 2: { $count } Doppel
item-area-2 = Runde 2: größte Landfläche, { $count } Felder
item-lake-2 = Runde 2: { $count ->
    [one] 1 See
   *[other] { $count } Seen
}
item-border-3 = Runde 3: Rand, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
item-double-3 = Runde 3: { $count } Doppel
item-area-3 = Runde 3: größte Landfläche, { $count } Felder
item-lake-3 = Runde 3: { $count ->
    [one] 1 See
   *[other] { $count } Seen
}
item-border-4 = Runde 4: Rand, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
item-double-4 = Runde 4: { $count } Doppel
item-area-4 = Runde 4: größte Landfläche, { $count } Felder
item-lake-4 = Runde 4: { $count ->
    [one] 1 See
   *[other] { $count } Seen
}

# Optionen

option-layout = Welche fertige Anordnung der Seen gilt
option-layout-random = wird ausgelost
option-layout-valley = Home Valley
option-layout-north_fork = North Fork
option-layout-twin_basins = Twin Basins
option-layout-long_river = Long River
option-lake_mode = Wie die Seen auf den Plan kommen
option-lake_mode-preset = eine fertige Anordnung
option-lake_mode-scatter = einzeln, vom Zufall gelegt
option-lake_mode-draft = reihum von den Spielern gelegt
option-flag_mode = Woher die Flaggensteine genommen werden
option-flag_mode-pool = aus einem gemeinsamen Vorrat
option-flag_mode-dealt = vor dem Setzen offen verteilt
option-bid_mode = Woraus ein Gebot bestehen darf
option-bid_mode-canonical = Anzahl und höchster Cowboy; die übrigen sind die niedrigsten der Hand
option-bid_mode-free = beliebige Cowboys, einer nach dem anderen
option-mirror_figures = Ob der Rösselsprung gespiegelt werden darf
option-mirror_figures-on = alle acht Rösselsprünge
option-mirror_figures-off = nur die vier Drehungen der Karte
option-redraw_mode = Wer zum Trost einen Cowboy nachzieht
option-redraw_mode-last_place = der Letzte, wenn alle geboten haben
option-redraw_mode-lowest_nonzero = in jeder Bietrunde der niedrigste Bieter
option-lake_ties = Wem ein See bei Gleichstand gehört
option-lake_ties-incumbent = der bisherige Besitzer behält ihn
option-lake_ties-none = niemandem
option-lake_ties-shared = alle Gleichen werten ihn
option-sale_losers = Was mit unterlegenen Geboten für Land geschieht
option-sale_losers-keep = sie gehen an ihre Besitzer zurück
option-sale_losers-bag = sie kommen in den Beutel
option-final_tie = Wer bei Punktgleichheit gewinnt
option-final_tie-shared = der Sieg wird geteilt
option-final_tie-cowboys = mehr Cowboys auf der Hand, dann der höchste
option-sale_windows = Wann Land verkauft werden darf
option-sale_windows-standard = vor den Flaggen, vor den Geboten und vor dem Setzen
option-sale_windows-wide = auch vor dem Aufdecken und nach dem Setzen
option-sale_windows-always = auch vor jedem Flaggenstein, jeder Wahl einer Karte und jedem Setzen
option-sale_windows-off = nie
option-second_marker = Wann eine Karte mit zwei Sternen nur einen Stein bringen darf
option-second_marker-flag = wenn die gewählte Flagge kein zweites Feld hat
option-second_marker-board = wenn keine Flagge ihrer Farbe ein zweites Feld hat
option-lake_markers = Woher der Stein auf einem beherrschten See kommt
option-lake_markers-extra = von außerhalb; alle 40 sind für das Land
option-lake_markers-supply = aus den 40 des Besitzers

when-layout = Nennt eine Anordnung, um dasselbe Land noch einmal zu spielen oder die Ufer vor dem Bieten zu kennen.
when-lake_mode = Für jedes Mal ein neues Land: Überlasst es dem Zufall, oder macht das Legen der Seen zum Teil des Spiels.
when-flag_mode = Verteilt die Steine, wenn niemand alle Flaggen einer Farbe setzen können soll; es geht auch schneller.
when-bid_mode = Bietet frei, wenn ihr selbst bestimmen wollt, welche Cowboys ihr ausgebt, etwa um die niedrigen zu behalten; das Bieten dauert länger.
when-mirror_figures = Erlaubt nur die Drehungen, um die Karten wie gedruckt zu spielen: gedreht, aber nie gespiegelt.
when-redraw_mode = Gebt ihn in jeder Bietrunde dem niedrigsten Bieter, um den Satz der Anleitung wörtlich zu lesen; wer allein bietet, zahlt dann einen Cowboy weniger.
when-lake_ties = Lasst alle Gleichen werten, um die Gleichstandsregel der Anleitung auch auf Seen anzuwenden, oder niemanden, wenn nur eine Mehrheit zählen soll.
when-sale_losers = Schickt sie in den Beutel, wenn das Bieten um Land so teuer sein soll wie das um Karten.
when-final_tie = Zählt die Cowboys, wenn es nur einen Sieger geben soll; Sparsamkeit lohnt sich dann bis zum Schluss.
when-sale_windows = Öffnet vor allem ein Fenster, um wie in der Anleitung jederzeit zu verkaufen; nie, für ein kürzeres erstes Spiel.
when-second_marker = Schaut auf jede Flagge, wenn niemand eine Karte mit zwei Sternen absichtlich verschenken soll, solange irgendwo zwei Steine möglich sind.
when-lake_markers = Nehmt sie aus den 40, um zu zweit die Steine knapp zu machen: Jeder See kostet dann einen.

overlay-shores = Ufer und ihre Seen
overlay-forecast = Was jetzt zählen würde

# Namen der Dinge

term-blue = Blau
term-red = Rot
term-yellow = Gelb
term-green = Grün
term-prairie_pond = Prärieteich
term-beaver_pond = Biberteich
term-elk_lake = Hirschsee
term-mirror_lake = Spiegelsee
term-antelope_lake = Antilopensee
term-great_bear_lake = Großer Bärensee
term-valley = Home Valley
term-north_fork = North Fork
term-twin_basins = Twin Basins
term-long_river = Long River
term-round_start = vor den Flaggen
term-pre_reveal = vor dem Aufdecken
term-pre_bid = vor den Geboten
term-pre_place = vor dem Setzen
term-post_place = nach dem Setzen
term-pre_flag = vor der nächsten Flagge
term-pre_pick = vor der Wahl einer Karte
term-next_place = vor dem Setzen der nächsten Karte
term-inland = Binnenland
term-border = Rand
term-border-shore = Rand und Ufer
term-shores = Ufer zweier Seen
term-blue-single = Einzelfeld in Blau
term-blue-pair = Paar in Blau
term-blue-diagonal = Diagonale in Blau
term-blue-skip = Übernächstes Feld in Blau
term-blue-long = Drittes Feld in Blau
term-blue-knight = Rösselsprung in Blau
term-red-single = Einzelfeld in Rot
term-red-pair = Paar in Rot
term-red-diagonal = Diagonale in Rot
term-red-skip = Übernächstes Feld in Rot
term-red-long = Drittes Feld in Rot
term-red-knight = Rösselsprung in Rot
term-yellow-single = Einzelfeld in Gelb
term-yellow-pair = Paar in Gelb
term-yellow-diagonal = Diagonale in Gelb
term-yellow-skip = Übernächstes Feld in Gelb
term-yellow-long = Drittes Feld in Gelb
term-yellow-knight = Rösselsprung in Gelb
term-green-single = Einzelfeld in Grün
term-green-pair = Paar in Grün
term-green-diagonal = Diagonale in Grün
term-green-skip = Übernächstes Feld in Grün
term-green-long = Drittes Feld in Grün
term-green-knight = Rösselsprung in Grün
term-single = Einzelfeld
term-pair = Paar
term-diagonal = Diagonale
term-skip = Übernächstes Feld
term-long = Drittes Feld
term-knight = Rösselsprung

# Im Bild

picture-go = GO!
picture-round = Runde { $round }
picture-auction = Bietrunde { $auction } von { $auctions }
picture-table = Land-Karten
picture-pool = Flaggensteine
picture-lake-told = { $lake }, Wert { $value }{ $owned ->
    [yes] ; gehört { $owners }
   *[no] ; gehört niemandem
}
picture-stack-told = Im Stapel dieser Runde { $count ->
    [one] liegt noch 1 Landkarte
   *[other] liegen noch { $count } Landkarten
}, nach Farben
picture-bag-told = Im Beutel { $count ->
    [one] ist noch 1 Cowboy
   *[other] sind noch { $count } Cowboys
}
picture-stack = Stapel
picture-bag = Beutel
picture-now = Jetzt
picture-border = Rand
picture-double = Doppel
picture-area = Fläche
picture-lake = Seen
picture-total = Summe
picture-points = Punkte
picture-start = Startspieler
picture-bid = Gebot
picture-none = keins
picture-hand = Deine Cowboys
picture-hidden = Cowboys
picture-supply = Steine
picture-tiles = For Sale
picture-rests = verkauft diese Runde nichts mehr
picture-declines = kauft in diesem Fenster nichts mehr
picture-forward = geboten
picture-forecast = bei Wertung jetzt
picture-first = Erster
picture-second = Zweiter
picture-each = je
picture-printed = Wert
picture-county = Colorado County
picture-winner = Sieger
picture-offer = Im Angebot: { $field }

# In Worten
told-players = Spieler
told-land = Land
told-flags = Flaggen
told-lakes = Seen

# Zeilen des Wertungsblatts
category-border-1 = Rand
category-double-1 = Doppel
category-area-1 = Größte Landfläche
category-lake-1 = Seen
category-border-2 = Rand
category-double-2 = Doppel
category-area-2 = Größte Landfläche
category-lake-2 = Seen
category-border-3 = Rand
category-double-3 = Doppel
category-area-3 = Größte Landfläche
category-lake-3 = Seen
category-border-4 = Rand
category-double-4 = Doppel
category-area-4 = Größte Landfläche
category-lake-4 = Seen

# Remarks when a question first comes up
remark-lake = Leg den See dorthin, wo dir sein Ufer nützt: Wer rundherum die meisten Steine hat, dem gehört er bei der Wertung.
remark-flag = Eine Flagge gehört niemandem. Sie markiert ein Feld, das man in dieser Runde mit einer Karte ihrer Farbe gewinnt. Setz sie also dorthin, wo du gern Land hättest.
remark-bid = Alle bieten geheim. Mehr Cowboys schlagen weniger, dann entscheidet der höchste, und alle Gebote sind danach weg. Wer nichts bietet, zieht zwei neue Cowboys.
remark-bid-freely = Leg Cowboy um Cowboy in steigender Reihenfolge und sag, wenn du fertig bist. Mehr Cowboys schlagen weniger; ohne Gebot ziehst du zwei neue.
remark-pick = Wer am besten geboten hat, wählt zuerst eine Karte. Ihre Farbe sagt, welche Flaggen du nehmen darfst, ihr Bild, wie viele Steine du setzt.
remark-place = Deine Steine kommen an die Stelle einer Flagge in der Farbe der Karte. Gute Felder zählen mehrfach: Rand, Ufer, neben eigenen Steinen.
remark-sell = Du darfst ein Feld verkaufen: Du gibst ein „For Sale“-Plättchen ab und ziehst zwei Cowboys, und wer das Feld will, bezahlt dich. Verkauf, was dir wenig nützt, oder nichts.
remark-interest = Alle sagen gleichzeitig, ob sie das Feld wollen. Willst nur du es, kostet es einen Cowboy; wollen es mehrere, wird geheim geboten.
remark-pay = Sonst will das Feld niemand, also ist ein Cowboy deiner Wahl der Preis. Gib deinen niedrigsten.
remark-land-bid = Du bietest geheim gegen die anderen, die das Feld wollen. Wer gewinnt, zahlt an den Verkäufer; wer verliert, behält seine Cowboys.
remark-land-bid-freely = Leg Cowboy um Cowboy in steigender Reihenfolge und sag, wenn du fertig bist. Wer gewinnt, zahlt an den Verkäufer; wer verliert, behält seine Cowboys.

# The symbols of the picture: name and meaning
symbol-lake = See: gehört, wer die meisten Steine am Ufer hat, und zählt bei der Wertung.
symbol-marker = Stein: Land, das jemandem gehört.
symbol-field = Feld: frei, solange weder ein Stein noch eine Flagge darauf steht.
symbol-flag = Flagge: markiert ein Feld, das man in dieser Runde mit einer Karte ihrer Farbe gewinnt.
symbol-score = Stein auf der Wertungsleiste: wie viele Punkte jemand hat.
symbol-stone = Flaggensteine: werden in dieser Runde noch gesetzt.
symbol-cowboy = Cowboys auf deiner Hand: Damit bietest du. Bei gleich vielen entscheidet die Zahl.
symbol-card = Landkarte der Auktion: Die Farbe sagt, welche Flaggen, das Bild, wie viele Steine.
symbol-taken = Gewonnene Karte: Wer sie hat, setzt sie gleich ein.
symbol-supply = Vorrat: die Steine, die jemand noch übrig hat.
symbol-sign = „For Sale“-Plättchen: Jeder Landverkauf kostet eines.
symbol-start = Startspieler: setzt die erste Flagge der Runde; dann geht es im Uhrzeigersinn.
symbol-mat = Tafel einer Person: übrige Cowboys, Steine und Verkaufsplättchen, und was gewertet wurde.
symbol-sale = Feld zum Verkauf: Alle anderen sagen, ob sie es wollen.

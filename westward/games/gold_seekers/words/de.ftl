title = Gold Seekers
summary = Vier Goldsucher um die Wette an Fluss und Cañon vorbei, um vier Berge und zum Gold, zu Pferd oder in Koalition.
opening-title = Erster Übergang
opening = { $way }

# Fragen
question-mountain = Du hast Wegerecht am { $mountain } und gehst { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}: geradeaus oder um den Berg?
question-job = Die Zeitung bietet dir einen Posten als Beobachter an. Willst du hier warten?
question-crossing = Wie kommst du über den { $section }?
question-horse = Willst du für { $price } Einheiten ein Pferd kaufen? Du besitzt { $money }.
question-offer = Wem bietest du eine Koalition an?
question-answer = { $other_seat } bietet dir eine Koalition an. Die schwarze Figur käme auf { $field }.
question-extra = Du darfst noch einmal würfeln.

# Antworten
choice-throw = Noch einmal würfeln
choice-stop = Aufhören
choice-straight = { $usable ->
    [no] Geradeaus: über den Claim hinaus, die Figur bleibt stehen
   *[yes] Geradeaus auf { $field } ({ $kind }){ $captures ->
        [yes] , schlägt { $other_seat }
       *[no] {""}
    }
}
choice-loop = { $usable ->
    [no] Um den Berg: über den Claim hinaus, die Figur bleibt stehen
   *[yes] Um den Berg auf { $field } ({ $kind }){ $captures ->
        [yes] , schlägt { $other_seat }
       *[no] {""}
    }
}
choice-wait = Auftrag annehmen: { $touches } Ereignisberührungen anderer abwarten, dann Sprung auf { $field }{ $pay ->
    [0] {""}
    [one] {" "}und 1 Einheit
   *[other] {" "}und { $pay } Einheiten
}{ $horse ->
    [yes] {" "}(das Pferd ist weg)
   *[no] {""}
}
choice-decline = Ablehnen und weiterziehen
choice-detour = Umweg: { $fields } Felder, keine Gefahr
choice-direct = Direkt: { $fields } Felder, aber { $river ->
    [yes] das Boot kann abtreiben, { $back } zurück
   *[no] ein Hinterhalt kostet { $turns } Runden
}
choice-buy = Ein Pferd kaufen, für { $price } deiner { $money } Einheiten
choice-walk = Zu Fuß weitergehen
choice-ask = { $seat } fragen, auf { $field }, Restweg { $rest ->
    [one] 1 Schritt
   *[other] { $rest } Schritte
}
choice-nobody = Niemanden fragen
choice-accept = Mit { $other_seat } zusammengehen; die schwarze Figur steht auf { $field }
choice-refuse = Ablehnen und allein bleiben

# Was geschehen ist
event-drawn = { $seat } ist { $person }.
event-ordered = Zugreihenfolge: { $seats }.
event-threw = { $seat } würfelt { $number }.
event-threw-both = { $seat } würfelt { $colour } { $number }.
event-better = { $seat } war besser, { $streak ->
    [one] zum ersten Mal
   *[other] { $streak }-mal in Folge
}.
event-even = { $seat } und { $other_seat } waren gleich gut; die Serie ist zu Ende.
event-moved = { $seat } zieht { $steps ->
    [0] vor
    [one] 1 Feld
   *[other] { $steps } Felder
} auf { $field } ({ $kind }).
event-moved-back = { $seat } geht { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} zurück auf { $field } ({ $kind }).
event-stayed = { $seat } bleibt stehen.
event-unused = Der Wurf würde { $seat } über den Claim hinausführen und verfällt.
event-captured = { $seat } schlägt { $other_seat } auf { $field }: zurück auf das Verbindungsfeld.
event-shuffled = Die Ereigniskarten werden neu gemischt.
event-struck = Ereignis { $number }, { $title }. { $seat }: { $entry }
event-under-colour-die = { $seat } steht unter dem Farbwürfel.
event-released = { $seat } ist vom Farbwürfel erlöst.
event-shield-gained = { $seat } bekommt { $count ->
    [one] einen Schild
   *[other] { $count } Schilde
}.
event-shielded = Ein Schild bewahrt { $seat } vor { $obstacle }; { $left ->
    [0] keiner bleibt
    [one] 1 bleibt
   *[other] { $left } bleiben
}.
event-granted = { $seat } darf noch einmal würfeln.
event-delayed = { $seat } muss { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
} aussetzen.
event-missed = { $seat } setzt aus; { $left ->
    [0] keine Aussetzrunde bleibt
    [one] 1 Aussetzrunde bleibt
   *[other] { $left } Aussetzrunden bleiben
}.
event-exhausted = { $seat } ist erschöpft: { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} zurück.
event-job-taken = { $seat } nimmt den Auftrag der Zeitung an und wartet.
event-job-declined = { $seat } lehnt den Auftrag der Zeitung ab.
event-waited = { $seat } beobachtet weiter; { $left ->
    [one] 1 Ereignisberührung fehlt
   *[other] { $left } Ereignisberührungen fehlen
} noch.
event-job-ended = Es gibt nichts mehr zu beobachten: Der Auftrag von { $seat } endet.
event-reported = { $seat } hat die Geschichte und springt auf { $field }{ $pay ->
    [0] {""}
    [one] ; die Zeitung zahlt 1 Einheit
   *[other] ; die Zeitung zahlt { $pay } Einheiten
}.
event-crossing = { $seat } entscheidet sich am { $section }: { $way }.
event-adrift = Das Boot von { $seat } treibt ab, { $steps } zurück auf { $field }.
event-ambushed = { $seat } gerät im Cañon in einen Hinterhalt und setzt { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
} aus.
event-mountain-way = { $seat } geht { $way }.
event-horse-bought = { $seat } kauft ein Pferd für { $units } Einheiten.
event-horse-lost = { $seat } verliert das Pferd.
event-offered = { $seat } bietet { $other_seat } eine Koalition an.
event-refused = { $seat } lehnt das Angebot von { $other_seat } ab.
event-joined = { $seat } und { $other_seat } bilden eine Koalition; die schwarze Figur steht auf { $field }.
event-dissolved = Die Koalition löst sich auf: { $seat } bleibt, { $other_seat } muss zurück auf { $field }.
event-arrived = { $place ->
    [1] Als Erste am Gold: { $seats }!
   *[other] Als Zweite am Gold: { $seats }.
}
event-paid = { $seat } erhält { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
} aus dem Topf.
event-ended = Das Rennen ist vorbei: { $cause }.

# Warum nicht
refusal-no-such-player = Diesen Spieler gibt es an diesem Tisch nicht.
refusal-ask-yourself = Mit dir selbst kannst du keine Koalition bilden.
refusal-ask-arrived = { $seat } ist schon am Gold.
refusal-ask-partner = { $seat } ist schon in einer Koalition.
refusal-ask-observer = { $seat } wartet als Beobachter.

# Geld
item-purse = Barschaft
item-first = Anteil der ersten Ankunft
item-second = Anteil der zweiten Ankunft

# Varianten
option-ranking = Was über den Rang entscheidet
option-ranking-money = Geld am Ende; bei Gleichstand die Ankunft
option-ranking-arrival = Erst die Ankunft, dann das Geld
option-coalition_two_players = Koalition zu zweit
option-coalition_two_players-off = Zu zweit gibt es keine Koalition
option-coalition_two_players-on = Auch zu zweit darf man zusammengehen und den Topf teilen
option-accel_optional = Beschleunigungsfelder
option-accel_optional-on = Der Zusatzwurf ist freiwillig
option-accel_optional-off = Der Zusatzwurf ist Pflicht
option-stake = Was alle zu Beginn in den Topf zahlen
option-stake-5 = 5 Einheiten
option-stake-10 = 10 Einheiten
option-stake-15 = 15 Einheiten
option-stake-20 = 20 Einheiten
option-newspaper = Was die Zeitung für eine Geschichte zahlt
option-newspaper-0 = Nichts als den Sprung zum Journalistenfeld
option-newspaper-5 = 5 Einheiten, so viel wie ein Pferd
option-newspaper-10 = 10 Einheiten

when-ranking = Wertet nach der Ankunft, wenn allein das Rennen zählen soll; Pferde kosten dann nichts, was ins Gewicht fällt.
when-coalition_two_players = Erlaubt sie, um Koalitionen auch zu zweit auszuprobieren oder miteinander zu spielen.
when-accel_optional = Macht den Zusatzwurf zur Pflicht, wenn ihr ohnehin nie auf einen verzichtet: eine Frage weniger.
when-stake = Setzt mehr, wenn die Ankunft schwerer wiegen soll als Pferde und Zeitung, weniger für das Gegenteil.
when-newspaper = Zahlt nichts, wenn euch der Sprung Lohn genug ist und der Auftrag auch zu dritt und zu viert eine Frage sein soll, 10 Einheiten, wenn der Beobachterposten wirklich locken soll.

overlay-ways = Wege voraus: wohin jede Figur mit 1 bis 6 kommt

# Namen
term-river = Fluss
term-canyon = Cañon
term-detour = Umweg
term-direct = direkter Weg
term-straight = geradeaus
term-loop = um den Berg
term-green = Grün
term-yellow = Gelb
term-red = Rot
term-arrival = die Plätze sind vergeben
term-rounds = zu viele Runden sind gespielt
term-obstacle-colour = dem Farbwürfel
term-obstacle-river = dem Abtreiben
term-obstacle-canyon = einem Hinterhalt
term-person-1 = Jebediah Stone, Trapper
term-person-2 = Lola Fontaine, Saloonsängerin
term-person-3 = Buck Harrigan, Viehtreiber
term-person-4 = Prof. Elias Thorne, Geologe
term-role-1 = Trapper
term-role-2 = Saloonsängerin
term-role-3 = Viehtreiber
term-role-4 = Geologe
term-connect = Verbindungsfeld
term-claim = Claim
term-gold = GOLD-Feld
term-kind-plain = einfaches Feld
term-kind-start = Startfeld
term-kind-journalist = Journalistenfeld
term-kind-detour = Umwegfeld
term-kind-connect = Verbindungsfeld
term-kind-river = Flussfeld
term-kind-yellow = gelbes Feld: kein Verdoppeln
term-kind-mountain = Bergfeld
term-kind-gold = GOLD
term-kind-event = Ereignisfeld
term-kind-colour = Farbwürfelfeld
term-kind-release = Lösungsfeld
term-kind-observer = Beobachterfeld
term-kind-river_decision = Entscheidungsfeld am Fluss
term-kind-canyon_decision = Entscheidungsfeld am Cañon
term-kind-canyon = Cañonfeld: Hinterhalt
term-kind-delay = Verzögerungsfeld: einmal aussetzen
term-kind-accel = Beschleunigungsfeld: noch einmal würfeln
term-kind-exhaust = Erschöpfungsfeld: 3 zurück
term-kind-claim = Claim

# Wie die Felder heißen
name-start = Start von Pfad { $trail }
name-trail = Pfad { $trail }, Feld { $number }
name-detour-river = Flussumweg
name-detour-canyon = Cañonumweg
name-pass = Pass { $peak }
name-loop = Rundweg { $peak }
name-road = Bergstraße
name-connect = Verbindungsfeld
name-claim = Claim
name-gold = Gold

# Kurzformen auf den Personenkarten
op-none = –
op-move = { $n ->
    [one] 1 vor
   *[other] { $n } vor
}
op-back = { $n ->
    [one] 1 zurück
   *[other] { $n } zurück
}
op-skip = { $n } aussetzen
op-colour = Farbwürfel
op-release = erlöst
op-shield = Schild { $n }
op-again = Zusatzwurf
op-to_release = zum Lösungsfeld
op-horse = Pferd
op-coalition = Koalition

# Im Bild
label-start = Start
label-connect = In die Berge
label-river = Der Fluss
label-canyon = Der Cañon
label-gold = GOLD
label-claim = Claim
label-pot = Topf: { $units }
label-round = Runde { $round }
label-deck = { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}
label-no-event = Noch kein Ereignis
label-event = Ereignis { $number }
label-rest = noch { $rest ->
    [one] 1 Schritt
   *[other] { $rest } Schritte
}
label-units = { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}
label-on-turn = am Zug
label-colour-die = Farbwürfel
label-horse = Pferd, { $jumped }/{ $limit } übersprungen
label-shields = { $count ->
    [one] 1 Schild
   *[other] { $count } Schilde
}
label-misses = { $count ->
    [one] setzt 1 Runde aus
   *[other] setzt { $count } Runden aus
}
label-waiting = { $count ->
    [one] Beobachter, 1 Berührung fehlt
   *[other] Beobachter, { $count } Berührungen fehlen
}
label-river-detour = Fluss: Umweg
label-river-direct = Fluss: direkt
label-canyon-detour = Cañon: Umweg
label-canyon-direct = Cañon: direkt
label-right-of-way = Wegerecht
label-round-again = muss noch einmal herum
label-leads = führt eine Koalition mit { $seat }
label-partner = in der Koalition von { $seat }
label-streak = { $count }-mal in Folge besser
label-first = erste Ankunft am Gold
label-second = zweite Ankunft am Gold
label-dice = Der letzte Wurf
label-legend = Was die Felder tun
label-short-event = Ereigniskarte
label-short-colour = Farbwürfel
label-short-release = Erlösung
label-short-observer = Beobachter
label-short-journalist = Journalist
label-short-decision = Weg wählen
label-short-river = Fluss
label-short-canyon = Hinterhalt
label-short-delay = Aussetzen
label-short-accel = Zusatzwurf
label-short-exhaust = 3 zurück
label-short-yellow = Nie doppelt
label-short-mountain = Berg
label-coalition = Koalition: { $seats }
label-lane = Anmarschweg { $lane }

# Die Ereigniskarten und was die Personenkarten dazu sagen
term-event-1 = Gewitter
term-entry-1-1 = Du wartest das Gewitter unter einem Felsvorsprung ab. Nichts geschieht.
term-entry-1-2 = Dein Kostümkoffer ist durchnässt. Einmal aussetzen.
term-entry-1-3 = Du eilst weiter, bevor das Gewitter losbricht. 2 vor.
term-entry-1-4 = Der Wind trägt deine Notizen fort, und du rennst hinterher. 2 zurück.
term-event-2 = Handelsposten
term-entry-2-1 = Ein Händler schuldet dir einen Gefallen: Du darfst ein Pferd kaufen.
term-entry-2-2 = Ein Fährmann verspricht dir sicheres Geleit: Dein nächstes Hindernis gilt nicht.
term-entry-2-3 = Du hast deinen Tabak liegen lassen. 2 zurück.
term-entry-2-4 = Ein neuer Kompass erlöst dich vom Farbwürfel.
term-event-3 = Wilde Mustangs
term-entry-3-1 = Die Herde erschreckt dein Maultier. 3 zurück.
term-entry-3-2 = Ein galanter Knecht fängt dir eines ein: Du darfst ein Pferd kaufen.
term-entry-3-3 = Du suchst dir das beste der Herde aus: Du darfst ein Pferd kaufen.
term-entry-3-4 = Du zeichnest die Tiere bis Sonnenuntergang. Einmal aussetzen.
term-event-4 = Pokernacht
term-entry-4-1 = Du verspielst deine Landkarte: Farbwürfel.
term-entry-4-2 = Du räumst den Tisch ab: Noch einmal würfeln.
term-entry-4-3 = Du schläfst nach einer langen Nacht aus. Einmal aussetzen.
term-entry-4-4 = Du spielst nie um Geld. Nichts geschieht.
term-event-5 = Achsbruch
term-entry-5-1 = Du schnitzt eine neue Achse. Einmal aussetzen.
term-entry-5-2 = Du gehst zurück, um Hilfe zu holen. 3 zurück.
term-entry-5-3 = Beim Flicken entdeckst du die Fährte wieder: vom Farbwürfel erlöst.
term-entry-5-4 = Du reist ohne Wagen. Nichts geschieht.
term-event-6 = Alte Landkarte
term-entry-6-1 = Du kennst das Land auch ohne sie. Nichts geschieht.
term-entry-6-2 = Sie zeigt eine Abkürzung. 3 vor.
term-entry-6-3 = Du hältst sie verkehrt herum: Farbwürfel.
term-entry-6-4 = Du liest sie wie ein Buch. 5 vor.
term-event-7 = Fremder am Feuer
term-entry-7-1 = Ein Weggefährte: Du darfst eine Koalition anbieten.
term-entry-7-2 = Du singst für einen Fremden: Du darfst eine Koalition anbieten.
term-entry-7-3 = Du teilst deine Bohnen: Du darfst eine Koalition anbieten.
term-entry-7-4 = Du findest einen geduldigen Zuhörer: Du darfst eine Koalition anbieten.
term-event-8 = Staubsturm
term-entry-8-1 = Du kennst jeden Unterschlupf: Dein nächstes Hindernis gilt nicht.
term-entry-8-2 = Du siehst die Hand vor Augen nicht: Farbwürfel.
term-entry-8-3 = Halstuch hoch, Kopf runter. Nichts geschieht.
term-entry-8-4 = Deine Instrumente sind voller Sand: Farbwürfel.
term-event-9 = Telegramm
term-entry-9-1 = Gute Nachrichten beflügeln dich: Noch einmal würfeln.
term-entry-9-2 = Ein Verehrer telegrafiert dir den Namen eines ehrlichen Händlers: Du darfst ein Pferd kaufen.
term-entry-9-3 = Dein alter Vormann will eine Antwort. Einmal aussetzen.
term-entry-9-4 = Die Universität verlängert deinen Urlaub. 3 vor.
term-event-10 = Schlange in der Decke
term-entry-10-1 = Der Schreck macht den Kopf klar: vom Farbwürfel erlöst.
term-entry-10-2 = Du rührst dich stundenlang nicht vom Fleck. Zweimal aussetzen.
term-entry-10-3 = Du springst auf und rennst davon. 2 zurück.
term-entry-10-4 = Du trägst sie zum Studium in ihr Nest zurück. 3 zurück.
term-event-11 = Frische Fährte
term-entry-11-1 = Du liest die Spuren und läufst los. 5 vor.
term-entry-11-2 = Du folgst den Wagenspuren. 3 vor.
term-entry-11-3 = Du witterst Wasser: Noch einmal würfeln.
term-entry-11-4 = Vor bis zum nächsten Lösungsfeld.
term-event-12 = Wagentreck
term-entry-12-1 = Die Kundschafter brauchen einen Führer: Du darfst eine Koalition anbieten.
term-entry-12-2 = Endlich Gesellschaft: Du darfst eine Koalition anbieten.
term-entry-12-3 = Hinten trabt ein lediges Pferd: Du darfst ein Pferd kaufen.
term-entry-12-4 = Ein gebildeter Begleiter: Du darfst eine Koalition anbieten.
term-event-13 = Katzengold
term-entry-13-1 = Du füllst deine Taschen mit wertlosen Steinen. 4 zurück.
term-entry-13-2 = Das Glitzern betört dich. 2 zurück.
term-entry-13-3 = Du gräbst einen ganzen Tag. 4 zurück.
term-entry-13-4 = Du erkennst Pyrit, wenn du ihn siehst. 4 vor.
term-event-14 = Nachtmarsch
term-entry-14-1 = Du gehst nach den Sternen. 2 vor.
term-entry-14-2 = Deine Schuhe geben auf. Einmal aussetzen.
term-entry-14-3 = Nachtwachen bist du gewohnt. 3 vor.
term-entry-14-4 = Laterne und Karte: Dein nächstes Hindernis gilt nicht.
term-event-15 = Jagdglück
term-entry-15-1 = Gut gegessen: Vor bis zum nächsten Lösungsfeld.
term-entry-15-2 = Eine warme Mahlzeit: vom Farbwürfel erlöst.
term-entry-15-3 = Braten für zwei: Du darfst eine Koalition anbieten.
term-entry-15-4 = Du tauschst das Wildbret gut ein: Du darfst ein Pferd kaufen.
term-event-16 = Saloonschlägerei
term-entry-16-1 = Du schlägst kräftig mit zu. Einmal aussetzen.
term-entry-16-2 = Du entwischst durch den Bühneneingang. 4 vor.
term-entry-16-3 = Der Verlierer verkauft sein Reitpferd: Du darfst ein Pferd kaufen.
term-entry-16-4 = Man verwechselt dich mit jemandem. Zweimal aussetzen.

# In Worten
told-players = Spieler, in Zugreihenfolge
told-ahead = Die nächsten Felder voraus
told-table = Wurf und Ereignis

# Zeilen des Wertungsblatts
category-purse = Barschaft
category-first = Anteil am Gold
category-second = Anteil am Gold

# Remarks when a question first comes up
remark-mountain = Du hast genau auf dem Pass gehalten und darfst geradeaus gehen. Um den Berg ist es weiter: Das lohnt sich nur, um jemanden zu schlagen oder ein nützliches Feld zu erreichen.
remark-job = Wer hier wartet, würfelt nicht, bis die anderen genug Ereignisfelder berührt haben, springt dann weit nach vorn und wird bezahlt. Gut, wenn die anderen vor vielen Ereignisfeldern stehen.
remark-crossing = Der direkte Weg ist kurz, aber gefährlich: Auf dem Fluss kann dein Boot abtreiben, im Cañon kostet dich ein Überfall vier Züge. Der Umweg ist lang und sicher.
remark-horse = Ein Pferd verdoppelt deine Würfe und kennt keine Hindernisse, bis du auf einem Ereignisfeld hältst. Der Preis kommt in den Topf der Sieger.
remark-offer = Partner teilen sich eine Figur, würfeln beide, ziehen mit dem besseren Wurf und teilen das Gold. Frag jemanden, der vor dir steht: Die Figur kommt auf das Feld des Vorderen.
remark-answer = Sag ja, wenn der andere weit vor dir steht: Du kommst mit einem Schlag dorthin. Liegst du selbst vorn, verschenkst du meist die Hälfte deines Gewinns.
remark-extra = Ein Beschleunigungsfeld: Du darfst noch einmal würfeln. Hör nur auf, wenn vor dir etwas Schlechtes in Reichweite liegt.

# The symbols of the picture: name and meaning
symbol-field = Feld: ein Schritt auf deinem Pfad. Farbe und Zeichen sagen, was geschieht, wenn man dort hält.
symbol-figure = Figur: wo jemand steht. Sie geht von selbst so weit, wie der Würfel sagt.
symbol-coalition = Schwarze Figur: zwei Spieler, die gemeinsam gehen. Sie würfeln beide, nehmen den besseren Wurf und teilen das Gold.
symbol-struck = Ereigniskarte: was eben geschah, als jemand auf ein Ereignisfeld kam.
symbol-dice = Würfel: der letzte Wurf. Der Farbwürfel sagt vorwärts (grün), stehen (gelb) oder rückwärts (rot).
symbol-pot = Topf: was die Sieger bekommen. Der Erste nimmt zwei Drittel, der Zweite ein Drittel.
symbol-purse = Beutel: die Einheiten, die jemand besitzt, für ein Pferd oder was ein Ereignis verlangt.
symbol-entry = Eintrag der Karte: was ihre Nummer für dich heißt. Jede Person hat einen anderen.

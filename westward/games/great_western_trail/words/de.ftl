title = Great Western Trail
summary = Treibt eure Herden von Texas nach Kansas City, immer wieder, und liefert sie mit der Bahn immer weiter.
opening-title = Zuerst eingestellt
opening = { $worker }

# Fragen
question-begin = { $seat }: Stell deinen Viehtreiber auf ein neutrales Gebäude.
question-travel = { $seat }: Zieh deinen Viehtreiber { $limit ->
    [one] 1 Schritt
   *[other] 1 bis { $limit } Schritte
} weit oder spiel vorher eine Auftragskarte.
question-menu = { $seat }: Was tust du bei { $spot }?
question-move = { $seat }: Zieh bis zu { $limit ->
    [one] 1 Schritt
   *[other] { $limit } Schritte
} weiter und nutze den neuen Ort.
question-free-move = { $seat }: Freie Bewegung von bis zu { $limit } Schritten?
question-foresight = { $seat }: Welches Plättchen der Vorschauspalte { $column } legst du?
question-city-cards = { $seat }: Vor der nächsten Unterphase eine Auftragskarte spielen?
question-income = { $seat }: Wie viele Zertifikate setzt du ein? Du hast { $have }.
question-delivery = { $extra ->
    [0] { $seat }: Wohin lieferst du deine Herde mit dem Wert { $value }?
   *[other] { $seat }: Wohin geht die außerordentliche Lieferung der Stärke { $value }?
}
question-city-disc = { $seat }: Welcher Marker kommt nach { $city }?
question-discard = { $seat }: Welche Karte wirfst du ab ({ $what })?
question-second-card = { $seat }: Welche zweite Karte wirfst du ab ({ $breed })?
question-cycle = { $seat }: Wie viele Karten ziehst du, um ebenso viele abzuwerfen (höchstens { $most })?
question-drop = { $seat }: Wirf { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ab.
question-trash = { $seat }: { $most ->
    [one] Eine Handkarte
   *[other] Bis zu { $most } Handkarten
} aus dem Spiel nehmen?
question-take = { $seat }: Welche Auftragskarte nimmst du?
question-hire = { $modifier ->
    [0] { $seat }: Wen stellst du ein?
   *[other] { $seat }: Wen stellst du ein (Kosten der Zeile { $modifier } $)?
}
question-build = { $seat }: Welches Gebäude legst du wohin ({ $price } $ je Handwerker)?
question-trade = { $seat }: Welches Tipi nimmst du?
question-clear = { $seat }: Welche Gefahr entfernst du{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } $
}?
question-auxiliary = { $seat }: Welche Hilfsaktion führst du aus?
question-buy = { $seat }: Welche Rinder kaufst du? Du hast noch { $cowboys ->
    [one] 1 Cowboy
   *[other] { $cowboys } Cowboys
}.
question-forward = { $seat }: Zieh deine Lok bis zu { $most ->
    [one] 1 Feld
   *[other] { $most } Felder
} vorwärts.
question-back = { $seat }: Zieh deine Lok genau { $exactly ->
    [one] 1 Feld
   *[other] { $exactly } Felder
} zurück.
question-last-stop = { $seat }: Deine Lok hat das Ende der Strecke erreicht. Auf welches Feld geht sie zurück (für 3 $)?
question-upgrade = { $seat }: Bahnhof { $station } für { $cost } $ ausbauen? Mit welchem Marker?
question-station-master = { $seat }: Einen Arbeiter abgeben? Dafür gibt es: { $master }.
question-part = { $seat }: Nimmst du die { $amount } $ der Sofortaktion?
question-master-bonus = { $seat }: Welche Sofortaktion nutzt du ({ $master })?
question-station-behind = { $seat }: Welchen Bahnhof hinter deiner Lok baust du aus?
question-extra-delivery = { $seat }: Wie weit fährt deine Lok für die außerordentliche Lieferung zurück?

# Antworten
choice-forgo = { $step ->
    [upgrade] Bahnhof nicht ausbauen
    [station-master] Alle Arbeiter behalten
    [trash] Keine Karte mehr entfernen
    [free-move] Hier bleiben
   *[other] Darauf verzichten
}
choice-end = { $step ->
    [buy] Nichts mehr kaufen
    [city-cards] Keine Karte spielen
   *[other] Hier fertig, Karten nachziehen
}
choice-begin = Beginn bei { $spot }: { $tile }
choice-go = Nach { $spot }{ $tile ->
    [city] {""}
    [nothing] {""}
   *[other] : { $tile }
} – { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $fee ->
    [0] keine Gebühr
   *[other] Gebühr { $fee } $
}{ $others ->
    [0] {""}
   *[other] {" "}(davon { $others } $ an Mitspieler)
}{ $ways ->
    [one] {""}
   *[other] , Weg: { $way }
}
choice-play = { $card } spielen
choice-do = { $spot }: { $op ->
    [discard] Abwerfen: { $what }{ $money ->
        [0] {""}
       *[other] , { $money } $ nehmen
    }{ $cert ->
        [0] {""}
        [one] , 1 Zertifikat
       *[other] , bis zu { $cert } Zertifikate
    }{ $forward ->
        [0] {""}
       *[other] , Lok { $forward } vor
    }{ $objective ->
        [0] {""}
       *[other] , eine Auftragskarte auf die Hand nehmen
    }
    [back] Lok { $most } zurück, { $money } $ nehmen
    [money] { $money } $ nehmen
    [money-per] { $money } $ je { $per } nehmen
    [certificate] { $cert ->
        [one] 1 Zertifikat
       *[other] { $cert } Zertifikate
    } nehmen
    [certificate-limit] Zertifikate bis zum Limit nehmen
    [teepee-pairs] Je Tipipaar bis zu { $cert } Zertifikate und { $money } $
    [take] Eine Auftragskarte nehmen
    [forward] { $pay ->
        [0] {""}
       *[other] { $pay } $ zahlen:{" "}
    }{ $per ->
        [none] Lok bis zu { $most } vor
       *[other] Lok 1 vor je { $per }
    }
    [hire] { $most ->
        [0] Einen Arbeiter einstellen
        [2] Einen Arbeiter für 2 $ mehr einstellen
        [-1] Einen Arbeiter für 1 $ weniger einstellen
       *[other] Einen Arbeiter einstellen (Kosten der Zeile { $most } $)
    }
    [build] Ein Gebäude für { $most } $ je Handwerker legen
    [trade] Im Indianerdorf handeln
    [clear] Eine Gefahr für { $most } $ entfernen
    [auxiliary] Einfache oder doppelte Hilfsaktion
    [move] Bis zu { $most ->
        [one] 1 Schritt
       *[other] { $most } Schritte
    } weiterziehen und den neuen Ort nutzen
    [buy] Rinder kaufen
    [cycle] { $per ->
        [none] Bis zu { $most } Karten ziehen, ebenso viele abwerfen
       *[other] Bis zu 1 Karte je { $per } ziehen, ebenso viele abwerfen
    }
    [station-behind] Einen Bahnhof hinter der Lok ausbauen
    [extra-delivery] Außerordentliche Lieferung
   *[other] Nutzen
}{ $special ->
    [0] {""}
   *[other] {" "}(Sonderaktion des Feldes)
}
choice-aux = { $name ->
    [money] { $level } $ nehmen
    [cycle] { $level ->
        [one] 1 Karte ziehen, 1 abwerfen
       *[other] { $level } Karten ziehen, ebenso viele abwerfen
    }
    [cert] { $level } $ zahlen, Lok { $level } zurück: { $level ->
        [one] 1 Zertifikat
       *[other] bis zu { $level } Zertifikate
    }
    [engine] { $level } $ zahlen: Lok { $level ->
        [one] 1 vor
       *[other] bis zu { $level } vor
    }
   *[trash] Lok { $level } zurück: { $level ->
        [one] 1 Handkarte
       *[other] bis zu { $level } Handkarten
    } aus dem Spiel nehmen
} (Hilfsaktion)
choice-hire = { $worker } aus Zeile { $row } für { $cost } $ einstellen{ $bonus ->
    [none] {""}
   *[other] , danach: { $bonus }
}
choice-build = { $building } bei { $spot } für { $cost } $ legen, { $vp } SP{ $old ->
    [none] {""}
   *[other] , anstelle von { $old }
}{ $forest ->
    [0] {""}
   *[other] {" "}(Wald)
}
step-build = { $building } legen
then-build = Bei { $spot } für { $cost } $, { $vp } SP{ $old ->
    [none] {""}
   *[other] , anstelle von { $old }
}{ $forest ->
    [0] {""}
   *[other] {" "}(Wald)
}
step-hire = { $worker } einstellen
then-hire = Aus Zeile { $row } für { $cost } ${ $bonus ->
    [none] {""}
   *[other] , danach: { $bonus }
}
step-go = Nach { $spot }{ $tile ->
    [city] {""}
    [nothing] {""}
   *[other] : { $tile }
}
then-go = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $fee ->
    [0] keine Gebühr
   *[other] Gebühr { $fee } $
}{ $ways ->
    [one] {""}
   *[other] , Weg: { $way }
}
choice-discard = { $card } abwerfen
choice-trash = { $card } aus dem Spiel nehmen
choice-draw = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ziehen
choice-take = { $card } nehmen
choice-engine = Lok auf { $space }{ $station ->
    [0] {""}
   *[other] {" "}(Ausbau { $cost } $)
}
choice-station = Bahnhof { $station } für { $cost } $ ausbauen ({ $vp } SP)
choice-disc = { $from_station ->
    [0] Marker von: { $place }
   *[other] Marker wegnehmen von: { $place }
}{ $pay ->
    [0] {""}
   *[other] , { $pay } $ zahlen
}{ $gain ->
    [0] {""}
   *[other] , { $gain } $ nehmen
}
choice-give = { $worker } abgeben ({ $left ->
        [one] { $left } bleibt
       *[other] { $left } bleiben
    })
choice-bonus = { $op ->
    [money] Das Geld nehmen
    [clear] Eine Gefahr gratis entfernen
    [trade] Im Indianerdorf handeln
   *[other] Nutzen
}
choice-trade = Ein { $tile } mit dem Wert { $value } nehmen: { $value ->
    [-3] 3 $ zahlen
    [-2] 2 $ zahlen
    [-1] 1 $ zahlen
   *[other] { $value } $ erhalten
}
choice-clear = { $tile } bei { $spot } entfernen{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } $
}
choice-buy = { $card }{ $second ->
    [none] {""}
   *[other] {" "}und { $second }
} für { $cost } $ mit { $cowboys ->
    [one] 1 Cowboy
   *[other] { $cowboys } Cowboys
} kaufen
choice-reveal = Mit 1 Cowboy { $count ->
    [one] 1 Marktkarte
   *[other] { $count } Marktkarten
} aufdecken
choice-foresight = { $tile } legen{ $row ->
    [0] { $spot ->
        [none] {" "}(kein freies Feld: verlässt das Spiel)
       *[other] {" "}bei { $spot }
    }
   *[other] {" "}in Zeile { $row } des Arbeitsmarktes
}
choice-spend = { $spent ->
    [0] Kein Zertifikat einsetzen
    [one] 1 Zertifikat einsetzen
   *[other] { $spent } Zertifikate einsetzen
}: Einkommen { $total } $, { $left ->
        [one] { $left } bleibt
       *[other] { $left } bleiben
    }
choice-deliver = Nach { $city } liefern ({ $value }){ $cost ->
    [0] {""}
   *[other] , Transport { $cost } $
}{ $gain ->
    [0] {""}
   *[other] , { $gain } $ nehmen
}

# Ereignisse
event-neutral-placed = Das neutrale Gebäude { $tile } steht bei { $spot }.
event-side-shown = Alle verwenden das Gebäude { $building }.
event-master-placed = Bahnhof { $station } bekommt { $tile }.
event-starter-dealt = { $seat } startet mit { $card }.
event-supplied = Neu in Vorschauspalte { $column ->
    [a] 1
    [b] 2
   *[c] 3
}: { $tile }.
event-settled = Neu bei { $spot }: { $tile }.
event-vanished = Kein freies Feld: { $tile }.
event-job-offered = Ein { $worker } sucht Arbeit in Zeile { $row }.
event-token-moved = Der Anzeiger des Arbeitsmarktes rückt in Zeile { $row }.
event-end-triggered = Der Arbeitsmarkt ist voll. { $seat } nimmt den Anzeiger; alle anderen sind noch ein Mal am Zug.
event-market-turned = Neu im Rindermarkt: { $card }.
event-displayed = Neu in der Auslage: { $card }.
event-began = { $seat } beginnt bei { $spot }.
event-moved = { $seat } zieht von { $start } nach { $spot } ({ $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}).
event-gained = { $seat } nimmt { $amount } $ ({ $reason }).
event-paid = { $seat } zahlt { $amount } $ ({ $reason }).
event-fee-paid = { $seat } zahlt an { $other_seat } { $amount } $ Gebühr bei { $spot }.
event-used = { $seat } nutzt { $spot }: { $action }.
event-helped = { $seat } führt eine Hilfsaktion aus: { $auxiliary ->
    [money] Geld
    [cycle] ziehen und abwerfen
    [cert] Zertifikat
    [engine] Lok
   *[trash] Karten entfernen
}{ $level ->
    [one] {""}
   *[other] , doppelt
}.
event-discarded = { $seat } wirft { $card } ab.
event-removed = { $seat } nimmt { $card } aus dem Spiel.
event-drew = { $seat } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
event-drew-card = Du hast { $card } gezogen.
event-shuffled = { $seat } mischt einen Ablagestapel von { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
event-played = { $seat } spielt { $card }.
event-took = { $seat } nimmt { $card } ({ $to }).
event-took-blind = { $seat } nimmt die oberste Auftragskarte des Stapels auf die Hand.
event-saw-blind = Es ist { $card }.
event-hired = { $seat } stellt ein: { $worker } aus Zeile { $row } für { $cost } $.
event-built = { $seat } legt { $building } bei { $spot } für { $cost } ${ $replaced ->
    [none] {""}
   *[other] , anstelle von { $replaced }
}.
event-steamed = { $seat } zieht die Lok von { $start } auf { $space }.
event-certified = { $seat } hat jetzt { $value ->
    [one] 1 Zertifikat
   *[other] { $value } Zertifikate
}.
event-upgraded = { $seat } baut Bahnhof { $station } für { $cost } $ aus.
event-disc-taken = { $seat } nimmt einen Marker von: { $place }.
event-master-taken = { $seat } gibt ab: { $worker }, und erhält { $tile }.
event-traded = { $seat } nimmt aus dem Indianerdorf: { $tile }.
event-cleared = { $seat } entfernt bei { $spot }: { $tile }.
event-bought = { $seat } kauft { $cards } für { $cost } $ mit { $cowboys ->
    [one] 1 Cowboy
   *[other] { $cowboys } Cowboys
}.
event-revealed = { $seat } zeigt eine Hand im Wert von { $value }: { $cards }.
event-sold = { $seat } verkauft die Herde für { $total } ({ $value } auf der Hand, { $permanent } dauerhafte und { $spent } eingesetzte Zertifikate).
event-delivered = { $seat } liefert nach { $city }.
event-not-delivered = { $seat } hat keinen Marker mehr für eine Lieferung.
event-lapsed = { $seat } verzichtet.
event-ended = Das Spiel ist zu Ende. Gewonnen: { $winner_seats }.

# Warum nicht
refusal-must-do = Darauf kann jetzt nicht verzichtet werden.
refusal-not-in-hand = Nicht auf deiner Hand: { $card }.
refusal-no-pair = Von dieser Rinderart hast du keine zweite Karte.
refusal-wrong-card = { $card } passt nicht; verlangt ist: { $what }.
refusal-too-many-cards = So viele Karten gehen nicht; höchstens { $most } und nur, was deine Herde noch hergibt.
refusal-stack-empty = Der Auftragskartenstapel ist leer.
refusal-not-on-display = Nicht in der Auslage: { $card }.
refusal-no-such-worker = In Zeile { $row } gibt es keinen { $worker }.
refusal-below-token = Zeile { $row } liegt nicht oberhalb des Anzeigers.
refusal-row-full = Diese Arbeiterreihe ist voll: { $worker }.
refusal-too-expensive = Das kostet { $cost } $; du hast { $money } $.
refusal-building-used = Das Gebäude { $building } ist nicht mehr verfügbar.
refusal-not-yours = Bei { $spot } liegt ein Plättchen, das nicht dir gehört.
refusal-not-better = Das neue Gebäude muss mehr Handwerker zeigen als das alte bei { $spot }.
refusal-craftsmen-missing = { $building } braucht hier { $needed } Handwerker; du hast { $craftsmen }.
refusal-money-missing = Du kannst { $cost } $ nicht zahlen.
refusal-no-teepee = Auf dem Feld mit dem Wert { $value } steht kein Tipi.
refusal-no-hazard = Bei { $spot } liegt keine Gefahr.
refusal-aux-locked = { $name } ist auf Stufe { $level } nicht frei.
refusal-aux-impossible = Die Voraussetzung fehlt: { $name }, Stufe { $level }.
refusal-cowboys-missing = Das braucht { $needed ->
    [one] 1 Cowboy
   *[other] { $needed } Cowboys
}; du hast noch { $cowboys }.
refusal-market-stack-empty = Der Marktstapel ist leer.
refusal-not-in-market = Diese Karten liegen nicht im Markt.
refusal-space-taken = Auf { $space } steht eine andere Lok.
refusal-engine-reach = Auf { $space } kann deine Lok jetzt nicht halten.
refusal-no-disc-there = Dort liegt kein Marker von dir: { $place }.
refusal-other-station = Der Marker muss von einem anderen Bahnhof kommen.
refusal-board-first = Zuerst kommen die Marker der Spielerablage.
refusal-dark-disc = Ein Marker von einem dunklen Feld darf nur zu dunklen Ecken, solange du weiße hast: { $place }.
refusal-printed-worker = Der aufgedruckte Arbeiter kann nicht abgegeben werden: { $worker }.
refusal-not-behind = Bahnhof { $station } liegt nicht hinter deiner Lok auf { $space }.
refusal-station-yours = Auf Bahnhof { $station } liegt schon ein Marker von dir.
refusal-no-disc = Du hast keinen verwendbaren Marker.
refusal-other-column = Jetzt ist Vorschauspalte { $column } an der Reihe.
refusal-foresight-empty = Dort liegt kein Plättchen.
refusal-no-more-workers = Ist der Anzeiger genommen, werden keine Arbeiter mehr gelegt.
refusal-same-tile = Auf dem anderen Feld liegt das gleiche Plättchen: { $tile }.
refusal-certificates-missing = Zertifikate hast du nur { $have }.
refusal-certificate-gap = Um { $spent } kann der Marker nicht zurück; dieses Feld gibt es auf der Leiste nicht.
refusal-city-too-far = { $city } verlangt den Wert { $needed }; du hast { $value }.
refusal-city-served = Nach { $city } hast du schon geliefert.
refusal-delivery-unpaid = Eine Lieferung nach { $city } kannst du nicht bezahlen.
refusal-no-location = { $spot } ist leer; ein Zug endet auf einem Ort.
refusal-free-move-city = Eine freie Bewegung führt nie nach Kansas City.
refusal-not-ahead = { $spot } liegt auf diesem Weg nicht vor deinem Viehtreiber.
refusal-too-far = { $spot } ist { $steps } Schritte entfernt; du darfst { $limit } gehen.
refusal-same-route = Ein kürzerer oder gleich guter Weg führt für dieselben Gebühren nach { $spot }.
refusal-nothing-done = Erst muss der Ort genutzt werden, mindestens durch eine Hilfsaktion.
refusal-helped-already = Du hast hier schon die Hilfsaktion ausgeführt.
refusal-used-already = Du hast den Ort schon genutzt.
refusal-single-only = Hier ist nur eine einfache Hilfsaktion möglich.
refusal-foreign-location = An diesem Ort ist nur eine einfache Hilfsaktion möglich.
refusal-not-here = Das Gebäude bei { $spot } kann von hier aus nicht genutzt werden.
refusal-no-special = { $spot } hat keine Sonderaktion.
refusal-no-such-local-action = Das Plättchen bei { $spot } hat keine solche Aktion.
refusal-done-already = Diese Ortsaktion von { $spot } ist verbraucht.
refusal-choose-neighbour = Wähle gleich eine Aktion eines Nachbargebäudes.
refusal-action-impossible = Bei { $spot } ist das jetzt nicht möglich: { $action }.

# Wertung
item-money = Geld ({ $count } $)
item-buildings = Gebäude ({ $count })
item-cities = Städte ({ $count })
item-stations = Bahnhöfe ({ $count })
item-hazards = Gefahren ({ $count })
item-cattle = Rinderkarten ({ $count })
item-objectives = Auftragskarten ({ $count })
item-master-SM1 = Bahnhofsvorsteher: Arbeiter ({ $count })
item-master-SM2 = Bahnhofsvorsteher: Auftragskarten ({ $count })
item-master-SM3 = Bahnhofsvorsteher: Gefahren ({ $count })
item-master-SM4 = Bahnhofsvorsteher: Tipipaare ({ $count })
item-master-SM5 = Bahnhofsvorsteher: Zertifikate ({ $count })
item-workers = Arbeiter auf Feld 5 und 6 ({ $count })
item-step-space = Schrittlimit-Feld
item-job-token = Anzeiger des Arbeitsmarktes

# Optionen
option-neutral_buildings = Wo die neutralen Gebäude liegen
option-neutral_buildings-random = zufällig verteilt
option-neutral_buildings-fixed = in der Reihenfolge ihrer Buchstaben am Weg, für die erste Partie
option-private_sides = Seiten der privaten Gebäude
option-private_sides-all_a = alle a, für die ersten Partien
option-private_sides-all_b = alle b
option-private_sides-random = jede Nummer ein Mal für alle ausgelost
option-objectives_in_kansas_city = Auftragskarten in Kansas City
option-objectives_in_kansas_city-on = dürfen zwischen den Unterphasen 1 bis 4 gespielt werden
option-objectives_in_kansas_city-off = dürfen dort nicht gespielt werden
option-forgo_money = Das Geld einer Sofortaktion
option-forgo_money-on = darf verfallen wie jede Sofortaktion
option-forgo_money-off = wird immer genommen

when-neutral_buildings = Legt sie für die erste Partie fest: Die Gebäude stehen dann in der Reihenfolge ihrer Buchstaben am Weg.
when-private_sides = Nehmt die b-Seiten oder lost sie aus, sobald ihr die a-Seiten kennt; ausgelost hat jede Partie andere Gebäude.
when-objectives_in_kansas_city = Erlaubt es, wenn ihr Auftragskarten gern im letzten Augenblick spielt; ihr werdet öfter gefragt.
when-forgo_money = Erlaubt es, um 2 $ absichtlich verfallen zu lassen, etwa um an der nächsten Hand weniger zu zahlen; ihr werdet öfter gefragt.

# Namen
term-direct = direkt
term-cowboy = Cowboy
term-craftsman = Handwerker
term-engineer = Ingenieur
term-green_teepee = grünes Tipi
term-blue_teepee = blaues Tipi
term-engineers = Ingenieur
term-own_forest_buildings = eigenem Gebäude im Wald
term-cowboys = Cowboy
term-any-cattle = eine beliebige Rinderkarte
term-any-pair = zwei Karten einer Rinderart
term-any-objective = eine Auftragskarte
term-any-card = eine beliebige Karte
term-objective-stack = die oberste Karte des Auftragskartenstapels
term-hand = auf die Hand
term-discard-pile = auf den Ablagestapel
term-aux-money = Hilfsaktion Geld
term-aux-cycle = Hilfsaktion Ziehen und Abwerfen
term-aux-cert = Hilfsaktion Zertifikat
term-aux-engine = Hilfsaktion Lok
term-aux-trash = Hilfsaktion Karten entfernen
term-kansas_city = Kansas City
term-topeka = Topeka
term-wichita = Wichita
term-colorado_springs = Colorado Springs
term-santa_fe = Santa Fe
term-albuquerque = Albuquerque
term-el_paso = El Paso
term-san_diego = San Diego
term-sacramento = Sacramento
term-san_francisco = San Francisco
term-aux_money_2 = doppeltes Geld
term-aux_cycle_2 = doppeltes Ziehen und Abwerfen
term-aux_cert_1 = Zertifikatsaktion, erste Stufe
term-aux_cert_2 = Zertifikatsaktion, zweite Stufe
term-aux_engine_1 = Lokaktion, erste Stufe
term-aux_engine_2 = Lokaktion, zweite Stufe
term-aux_trash_1 = Karten entfernen, erste Stufe
term-aux_trash_2 = Karten entfernen, zweite Stufe
term-cert_limit_4 = Zertifikatslimit 4
term-cert_limit_6 = Zertifikatslimit 6
term-step_money = Schrittlimit, linkes Feld
term-step_vp = Schrittlimit, rechtes Feld (3 SP)
term-hand_1 = Handkartenlimit +1
term-hand_2 = Handkartenlimit +1
term-station_1 = Bahnhof 1
term-station_2 = Bahnhof 2
term-station_3 = Bahnhof 3
term-station_4 = Bahnhof 4
term-station_5 = Bahnhof 5
term-station_6 = Bahnhof 6
term-station_7 = Bahnhof 7
term-station_8 = Bahnhof 8
term-station_9 = Bahnhof 9
term-station_10 = Bahnhof 10
term-for-action = Aktion
term-for-hire = Einstellung
term-for-build = Gebäude
term-for-village = Indianerdorf
term-for-clear = Gefahr entfernt
term-for-cattle = Rindermarkt
term-for-fee = Gebühr
term-for-disc-space = Kreisfeld
term-for-station = Bahnhof
term-for-last-space = Ende der Strecke
term-for-income = Einkommen
term-for-transport = Transportkosten
term-for-city = Lieferung nach Kansas City
term-for-start = Startgeld
term-op-pay = zahlen
term-op-discard = Karten abwerfen
term-op-back = Lok zurück
term-op-money = Geld
term-op-money-per = Geld
term-op-certificate = Zertifikat
term-op-certificate-limit = Zertifikate
term-op-teepee-pairs = Tipipaare
term-op-take = Auftragskarte
term-op-forward = Lok vorwärts
term-op-hire = einstellen
term-op-build = bauen
term-op-trade = Handel im Indianerdorf
term-op-clear = Gefahr entfernen
term-op-auxiliary = Hilfsaktion
term-op-move = weiterziehen
term-op-buy = Rinder kaufen
term-op-cycle = ziehen und abwerfen
term-op-station-behind = Bahnhof ausbauen
term-op-extra-delivery = außerordentliche Lieferung

term-jersey = Jersey
term-guernsey = Guernsey
term-black_angus = Black Angus
term-dutch_belt = Dutch Belt
term-holstein = Holstein (1 SP)
term-brown_swiss = Brown Swiss (2 SP)
term-ayrshire = Ayrshire (3 SP)
term-west_highland_3 = West Highland (3 SP)
term-west_highland_4 = West Highland (4 SP)
term-west_highland_5 = West Highland (5 SP)
term-texas_longhorn_5 = Texas Longhorn (5 SP)
term-texas_longhorn_6 = Texas Longhorn (6 SP)
term-texas_longhorn_7 = Texas Longhorn (7 SP)

term-O01 = Auftragskarte (sofort: 2 $; Gebäude, 2 blaue Tipis: 3 SP, sonst −2)
term-O02 = Auftragskarte (sofort: 2 $; Gebäude, grünes Tipi, blaues Tipi: 3 SP, sonst −2)
term-O03 = Auftragskarte (sofort: 2 $; 2 Gefahren, West Highland: 3 SP, sonst −2)
term-O04 = Auftragskarte (sofort: 2 $; Gefahr, 2 Bahnhöfe: 3 SP, sonst −2)
term-O05 = Auftragskarte (sofort: 2 $; Gebäude, drei 3er-Rinder: 4 SP, sonst −2)
term-O06 = Auftragskarte (sofort: einfache oder doppelte Hilfsaktion; San Francisco: 5 SP, sonst −3)
term-O07 = Auftragskarte (sofort: bis zu 3 ziehen und abwerfen; 2 Gebäude, Gefahr: 3 SP, sonst −2)
term-O08 = Auftragskarte (sofort: bis zu 3 ziehen und abwerfen; grünes Tipi, blaues Tipi, Bahnhof: 3 SP, sonst −2)
term-O09 = Auftragskarte (sofort: bis zu 3 ziehen und abwerfen; Gefahr, Texas Longhorn: 3 SP, sonst −2)
term-O10 = Auftragskarte (sofort: bis zu 3 ziehen und abwerfen; 2 grüne Tipis, Bahnhof: 3 SP, sonst −2)
term-O11 = Auftragskarte (sofort: bis zu 3 ziehen und abwerfen; Bahnhof, drei 3er-Rinder: 4 SP, sonst −2)
term-O12 = Auftragskarte (sofort: Lok 2 vor; grünes Tipi, Bahnhof, 2 West Highland: 5 SP, sonst −3)
term-O13 = Auftragskarte (sofort: Lok 2 vor; 3er-Rind, West Highland, Texas Longhorn: 5 SP, sonst −3)
term-O14 = Auftragskarte (sofort: Lok 2 vor; 2 Gebäude, 2 grüne Tipis: 5 SP, sonst −3)
term-O15 = Auftragskarte (sofort: Lok 3 vor; Gebäude, blaues Tipi, 2 Gefahren: 5 SP, sonst −3)
term-O16 = Auftragskarte (sofort: Lok 3 vor; 2 Gefahren, 2 Bahnhöfe: 5 SP, sonst −3)
term-O17 = Auftragskarte (sofort: freie Bewegung bis 3; 2 Gebäude, 2 Gefahren: 5 SP, sonst −2)
term-O18 = Auftragskarte (sofort: freie Bewegung bis 3; 2 blaue Tipis, 2 Bahnhöfe: 5 SP, sonst −2)
term-O19 = Auftragskarte (sofort: freie Bewegung bis 3; 3er-Rind, West Highland, Texas Longhorn: 5 SP, sonst −2)
term-O20 = Auftragskarte (sofort: freie Bewegung bis 3; 2 Gefahren, 3er-Rind, West Highland: 5 SP, sonst −2)
term-O21 = Auftragskarte (sofort: freie Bewegung bis 3; 2 Gebäude, 2 Bahnhöfe: 5 SP, sonst −2)
term-S01 = Start-Auftragskarte (Gebäude, 3er-Rind, West Highland: 3 SP)
term-S02 = Start-Auftragskarte (grünes Tipi, 2 Bahnhöfe: 3 SP)
term-S03 = Start-Auftragskarte (2 Gebäude, Gefahr: 3 SP)
term-S04 = Start-Auftragskarte (blaues Tipi, 2 Gefahren: 3 SP)

term-tile-A = Gebäude A (Guernsey → 2 $; einstellen; einstellen für 2 $ mehr)
term-tile-B = Gebäude B (Dutch Belt → 2 $; bauen (2 $ je Handwerker))
term-tile-C = Gebäude C (1 Zertifikat / Auftragskarte; Lok 1 vor je Ingenieur)
term-tile-D = Gebäude D (Handel im Dorf / 2 $ zahlen → Lok 2 vor; einfache oder doppelte Hilfsaktion)
term-tile-E = Gebäude E (Black Angus → 2 $; Rinder kaufen)
term-tile-F = Gebäude F (ein Rinderpaar → 4 $; Gefahr für 7 $ entfernen)
term-tile-G = Gebäude G (Lok 1 vor je Ingenieur; einfache oder doppelte Hilfsaktion)
term-1a = 1a (2 $ je eigenem Waldgebäude)
term-1b = 1b (Auftragskarte → 2 Zertifikate; Lok 1 zurück → 3 $)
term-2a = 2a (Guernsey → 4 $; Rinder kaufen)
term-2b = 2b (Jersey → Lok 1 vor; Dutch Belt → 3 $)
term-3a = 3a (ein Rinderpaar → 3 $; bis 1 weiterziehen)
term-3b = 3b (einfache oder doppelte Hilfsaktion; bis 1 weiterziehen)
term-4a = 4a (Gefahr für 5 $ entfernen; bis 2 weiterziehen)
term-4b = 4b (bis zu 1 je Cowboy ziehen und abwerfen; bis 3 weiterziehen)
term-5a = 5a (einstellen für 1 $ weniger; Lok 1 vor je Ingenieur)
term-5b = 5b (Black Angus → 2 Zertifikate; 1 $ je Ingenieur)
term-6a = 6a (Holstein → 10 $; einfache oder doppelte Hilfsaktion)
term-6b = 6b (beliebige Rinderkarte → 3 $ + Auftragskarte)
term-7a = 7a (je Tipipaar 2 Zertifikate und 2 $)
term-7b = 7b (Lok 1 vor je eigenem Waldgebäude)
term-8a = 8a (Handel im Dorf / einfache oder doppelte Hilfsaktion; Lok 2 vor)
term-8b = 8b (Nachbargebäude nutzen)
term-9a = 9a (Lok 3 vor; außerordentliche Lieferung)
term-9b = 9b (Bahnhof hinter der Lok ausbauen)
term-10a = 10a (Zertifikate bis zum Limit; bis 5 weiterziehen)
term-10b = 10b (4 $; Lok 4 vor; bis 4 weiterziehen)

term-bonus-cowboy-4 = Gefahr gratis entfernen
term-bonus-cowboy-6 = Handel im Dorf
term-bonus-craftsman-4 = bauen (1 $ je Handwerker)
term-bonus-craftsman-6 = bauen (1 $ je Handwerker)
term-bonus-engineer-2 = Jersey → 1 Zertifikat
term-bonus-engineer-3 = Jersey → 2 $
term-bonus-engineer-4 = einstellen für 2 $ weniger
term-bonus-engineer-5 = Jersey → 2 Zertifikate
term-bonus-engineer-6 = Jersey → 4 $

term-SM1 = Bahnhofsvorsteher (2 $; 1 SP je Arbeiter)
term-SM2 = Bahnhofsvorsteher (Gefahr gratis entfernen / Handel im Dorf; 3 SP je 2 Auftragskarten)
term-SM3 = Bahnhofsvorsteher (dauerhaftes Zertifikat; 3 SP je 2 Gefahren)
term-SM4 = Bahnhofsvorsteher (dauerhaftes Zertifikat; 3 SP je Tipipaar)
term-SM5 = Bahnhofsvorsteher (dauerhaftes Zertifikat; 3 SP je 2 Zertifikate)

term-flood_2_green = Überschwemmung (2 SP, grüne Hand)
term-flood_2_black = Überschwemmung (2 SP, schwarze Hand)
term-flood_3_green = Überschwemmung (3 SP, grüne Hand)
term-flood_3_black = Überschwemmung (3 SP, schwarze Hand)
term-flood_4_green = Überschwemmung (4 SP, grüne Hand)
term-drought_2_green = Dürre (2 SP, grüne Hand)
term-drought_2_black = Dürre (2 SP, schwarze Hand)
term-drought_3_green = Dürre (3 SP, grüne Hand)
term-drought_3_black = Dürre (3 SP, schwarze Hand)
term-drought_4_green = Dürre (4 SP, grüne Hand)
term-rockfall_2_green = Steinschlag (2 SP, grüne Hand)
term-rockfall_2_black = Steinschlag (2 SP, schwarze Hand)
term-rockfall_3_green = Steinschlag (3 SP, grüne Hand)
term-rockfall_3_black = Steinschlag (3 SP, schwarze Hand)
term-rockfall_4_green = Steinschlag (4 SP, grüne Hand)

term-west_highland = West Highland
term-texas_longhorn = Texas Longhorn

# Wie die Orte heißen
name-START = Texas
name-KC = Kansas City
name-A = San Antonio
name-A1 = Austinstraße
name-A2 = Austinstraße
name-A3 = Austinstraße
name-FLR1 = Flussufer
name-FLR2 = Flussufer
name-B = Waco
name-B1 = Brazospfad
name-B2 = Brazospfad
name-B3 = Brazospfad
name-DRR1 = Talende
name-C = Red River
name-CN1 = Nordwald
name-CN2 = Nordwald
name-CS1 = Südgabel
name-D = Duncan
name-TPR1 = Dorfweg
name-TPR2 = Dorfweg
name-E = Fort Reno
name-E1 = Hochwald
name-E2 = Hochwald
name-RFR1 = Passstraße
name-RFR2 = Passstraße
name-F = Caldwell
name-F1 = Nordfurt
name-F2 = Südfurt
name-G = Abilene
name-G1 = Nordtor
name-G2 = Südtor
name-neutral = Kreuzung
name-building = Bauplatz
name-village = Dorf { $value }
name-space = Feld { $number }

# Picture
site-building = ein leerer Bauplatz
site-forest = ein leerer Bauplatz im Wald
site-neutral = ein leerer Platz
site-hazard = hier liegt noch keine Gefahr
site-teepee = { $value ->
    [-3] ein leerer Platz des Dorfes; ein Tipi von hier kostet 3 $
    [-2] ein leerer Platz des Dorfes; ein Tipi von hier kostet 2 $
    [-1] ein leerer Platz des Dorfes; ein Tipi von hier kostet 1 $
   *[other] ein leerer Platz des Dorfes; ein Tipi von hier bringt { $value } $
}
site-start = von hier kommen die Herden
site-city = hier wird die Herde verkauft und geliefert
picture-city = { $city }: nimmt Herden ab Wert { $value }{ $gain ->
    [0] {""}
   *[other] , zahlt { $gain } $
}{ $vp ->
    [0] {""}
   *[other] , { $vp } SP am Ende
}{ $dark ->
    [yes] ; jeder Marker
   *[no] ; nur helle Marker
}
picture-station = { $station }: Ausbau { $cost } $, { $vp } SP{ $dark ->
    [yes] ; jeder Marker
   *[no] ; nur helle Marker
}{ $master ->
    [none] {""}
   *[other] . Für einen Arbeiter: { $master }
}
picture-worker-space = Platz { $number } ({ $worker }){ $bonus ->
    [none] {""}
   *[other] : sofort { $bonus }
}{ $vp ->
    [0] {""}
   *[other] ; { $vp } SP am Ende
}
picture-steps = Du darfst in einem Zug { $limit } Schritte gehen; Marker von hier erhöhen das
picture-hand-limit = Die Hand wird auf { $limit } Karten aufgefüllt; Marker von hier erhöhen das
picture-certificates = Zertifikate: { $count } von höchstens { $limit }, dazu { $permanent } dauerhafte
picture-collected = Gesammelt: { $green } grüne und { $blue } blaue Tipis, Gefahren: { $hazards }
picture-pile = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} in diesem Vorrat
picture-job = Zeile { $row }, { $cost } ${ $worker ->
    [none] {""}
   *[other] : { $worker }
}
picture-flood = Flussaue
picture-drought = Dürretal
picture-rockfall = Felsenpass
picture-village = Indianerdorf
picture-jobs = Arbeitsmarkt
picture-market = Rindermarkt
picture-market-stack = Noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
} im Stapel des Rindermarkts
picture-objectives = Auftragskarten
picture-objective-stack = Noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
} im Stapel der Auftragskarten
picture-hand = Deine Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
picture-mat = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $money } Dollar
picture-in-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand
picture-draw = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} im Zugstapel
picture-discard = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} im Ablagestapel
breed-jersey = Jersey
breed-guernsey = Guernsey
breed-black_angus = Black Angus
breed-dutch_belt = Dutch Belt
breed-holstein = Holstein
breed-brown_swiss = Brown Swiss
breed-ayrshire = Ayrshire
breed-west_highland = West Highland
breed-texas_longhorn = Texas Longhorn

# Text
text-trail = Der Weg mit Plättchen, Gebühren und Viehtreibern
text-foresight = Vorschaufelder
text-engines = Loks
text-stations = Bahnhöfe
text-cities = Lieferungen
text-player = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $money } $, Zertifikate { $certificates } von { $limit } (+{ $permanent } dauerhafte), { $steps } Schritte, Hand { $hand } von { $most }, Zugstapel { $draw }
text-workers = Arbeiter
text-auxiliary = Hilfsaktionen
text-buildings = Gebäude im Vorrat
text-kept = Gesammelt
text-discard = Ablagestapel
text-hand = Deine Hand

overlay-fees = Was dich der Weg über die Plättchen kostet
overlay-transport = Was dich Lieferungen kosten würden

# In Worten
told-then = dann { $after }
told-fee = Gebühr { $fee } $
told-here = hier: { $who }

# Zeilen des Wertungsblatts
category-money = Geld
category-buildings = Gebäude
category-cities = Städte
category-stations = Bahnhöfe
category-hazards = Gefahren
category-cattle = Rinderkarten
category-objectives = Auftragskarten
category-master-SM1 = Bahnhofsvorsteher
category-master-SM2 = Bahnhofsvorsteher
category-master-SM3 = Bahnhofsvorsteher
category-master-SM4 = Bahnhofsvorsteher
category-master-SM5 = Bahnhofsvorsteher
category-workers = Arbeiter
category-step-space = Schrittlimit-Feld
category-job-token = Anzeiger des Arbeitsmarktes

# Remarks when a question first comes up
remark-begin = Jedes neutrale Gebäude zeigt, was man dort tun kann. Fang dort an, wo du zuerst etwas tun willst: Alle sind erlaubt, und es kostet nichts.
remark-travel = Zieh entlang der Pfeile vorwärts; leere Plätze zählen nicht als Schritte. Wo Hände abgebildet sind, zahlst du. Den Ort, an dem du hältst, benutzt du: eigene und neutrale Gebäude ganz.
remark-menu = Mach so viele Aktionen des Gebäudes, wie du möchtest, jede einmal und in beliebiger Reihenfolge, oder stattdessen eine Hilfsaktion. Wenn es genug ist, beende den Zug.
remark-foresight = In Kansas City wählst du aus jeder Spalte ein Plättchen, das für alle ins Spiel kommt. Arbeiter kann man dann einstellen, Gefahren machen einen Weg teuer, Tipis kommen ins Dorf.
remark-city-cards = Zwischen den Teilen deines Zuges in Kansas City darfst du eine Auftragskarte ausspielen: Sie hilft sofort und wird zur Aufgabe für das Ende.
remark-income = Deine Herde ist die Werte ihrer Rinderarten wert, jede Art einmal. Jedes ausgegebene Zertifikat gibt 1 dazu, beim Geld und bei den Städten in Reichweite.
remark-delivery = Wähl eine Stadt, deren Zahl nicht höher ist als deine Herde. Je weiter deine Lok, desto weniger kostet der Transport. Kansas City zahlt, kostet am Ende aber Punkte.
remark-city-disc = Der Marker kommt von deiner eigenen Ablage, und der Platz, den er verlässt, wird zur Fähigkeit. Dunkle geben mehr frei, aber nicht jede Stadt nimmt sie.
remark-part = Du darfst diesen Teil der Sofortaktion nehmen oder darauf verzichten.
remark-discard = Die Karte kommt auf deinen Ablagestapel und mit dem nächsten Mischen wieder. Gib, was in Kansas City am wenigsten zählt: zuerst Doppeltes.
remark-second-card = Die zweite Karte des Paars muss dieselbe Rinderart haben. Ihre Punkte zählen am Ende, wo immer sie ist.
remark-forward = Je weiter deine Lok, desto billiger der Transport. Hält sie auf einem Ausfahrtsfeld, darfst du dort den Bahnhof ausbauen.
remark-back = Die Lok fährt genau so viele Felder zurück, das ist der Preis. Auf einem Ausfahrtsfeld darfst du dort den Bahnhof ausbauen.
remark-last-stop = Am Ende kann die Lok nicht bleiben: Sie fährt auf ein beliebiges freies Feld zurück, und du nimmst 3 Dollar. Auf einem Ausfahrtsfeld darfst du noch einen Bahnhof ausbauen.
remark-upgrade = Für den gezeigten Preis kommt einer deiner Marker auf den Bahnhof: Punkte am Ende und eine Fähigkeit an dem Platz, den er verlässt.
remark-station-master = Für einen eingestellten Arbeiter gehört das Plättchen dir: sofort Hilfe und am Ende Punkte. Nehmen kannst du es nur jetzt.
remark-master-bonus = Der Bahnhofsvorsteher hilft sofort, auf eine dieser Arten. Wähl, was du gerade brauchen kannst.
remark-take = Eine Auftragskarte hilft beim Ausspielen und verlangt am Ende etwas: Punkte, wenn du es hast, sonst Minuspunkte. Nimm eine, deren Aufgabe zu dir passt.
remark-hire = Cowboys kaufen Rinder, Handwerker errichten Gebäude, Ingenieure bewegen die Lok. Die Reihe sagt, was sie kosten; manche Felder deiner Ablage belohnen dich sofort.
remark-build = Du brauchst so viele Handwerker, wie das Gebäude zeigt, und zahlst für jeden. Anstelle eines kleineren eigenen zählt nur der Unterschied. Bau, wo du oft vorbeikommst.
remark-trade = Du nimmst ein Tipi und das Geld an seinem Platz; an niedrigen zahlst du stattdessen. Ein grünes und ein blaues sind ein Paar, nach dem manche Karten und Plättchen fragen.
remark-clear = Die Gefahr gehört dir und bringt ihre Punkte, und der Weg wird für alle frei. Achte auf viele Punkte oder auf einen Weg, den du oft gehst.
remark-auxiliary = Eine kleine Hilfe: Geld, andere Karten, ein Zertifikat, die Lok oder eine Karte entfernen. Nutzen darfst du, was deine Marker freigegeben haben.
remark-move = Du ziehst im selben Zug weiter, und den Ort, an dem du hältst, benutzt du ganz.
remark-free-move = Du ziehst ohne Gebühr weiter, aber den Ort, an dem du hältst, benutzt du nicht.
remark-buy = Jeder Cowboy kann einmal kaufen, mehrere zusammen bessere Rinder oder billiger. Eine Rinderart, die du noch nicht hast, macht deine Herde wertvoller.
remark-cycle = Erst ziehst du, dann wirfst du ebenso viele ab. So wirst du vor Kansas City Doppeltes los.
remark-drop = Wirf ab, was am wenigsten zählt: zuerst Doppeltes, denn jede Rinderart zählt einmal, dann niedrige Werte.
remark-trash = Eine entfernte Karte verlässt das Spiel für immer. Mit weniger schwachen Rindern kommen die guten öfter.
remark-station-behind = Du baust einen Bahnhof aus, an dem deine Lok schon vorbei ist, zum dort gezeigten Preis.
remark-extra-delivery = Du lieferst ohne Herde: Die Lok fährt zurück, und jedes Feld, das sie betritt, zählt 1. Je mehr, desto ferner die Stadt.

# The symbols of the picture: name and meaning
symbol-city = Stadt: Die Zahl ist der Wert, den eine Herde braucht. Dort liegen die Marker aller, die geliefert haben.
symbol-city-kansas_city = Kansas City: Jede Herde genügt und bringt 6 Dollar, aber jeder Marker kostet am Ende 6 Punkte.
symbol-station = Bahnhof: Rot ist der Preis des Ausbaus, der Stern seine Punkte. Nur vom Ausfahrtsfeld daneben.
symbol-rail = Strecke: Ein rotes Kreuz zwischen zwei Feldern macht den Transport darüber 1 Dollar teurer.
symbol-engine = Lok: wie weit die Eisenbahn einer Person reicht. Je weiter, desto billiger der Transport.
symbol-spot = Ort am Pfad: Ein leerer zählt nicht als Schritt.
symbol-spot-KC = Kansas City: Hier endet jede Reise; die Herde wird verkauft und geliefert.
symbol-spot-START = Texas: Hier beginnt jede Reise.
symbol-hazard = Gefahr: Die Hand heißt, dass Vorbeiziehen Geld kostet; der Stern ist, was sie dem bringt, der sie entfernt.
symbol-village = Dorf: Ein Tipi bringt das Geld seines Platzes oder kostet es. Blau und Grün zusammen sind ein Paar.
symbol-foresight = Vorschau-Plättchen: In Kansas City kommt aus jeder Spalte eines ins Spiel.
symbol-job = Arbeitsmarkt: Arbeiter zum Einstellen; die Münze ist der Preis der Reihe.
symbol-job-token = Marke des Arbeitsmarkts: Kommt sie unten an, ist das Spiel fast zu Ende.
symbol-cattleman = Viehtreiber: wo jemand auf dem Pfad ist.
symbol-market = Rindermarkt: Die Zahl ist der Wert der Rinderart, der Stern die Punkte.
symbol-market-stack = Stapel der Rinderkarten: Aus ihm wird der Markt aufgefüllt.
symbol-objective = Auftragskarte: oben, was sie beim Ausspielen gibt, unten die Aufgabe mit Punkten und Minuspunkten.
symbol-objective-stack = Stapel der Auftragskarten: Du darfst auch die oberste ungesehen nehmen.
symbol-hand = Handkarte: In Kansas City zählt jede Rinderart einmal.
symbol-mat = Ablage einer Person: Arbeiter, Marker, Zertifikate und was sie freigegeben haben.
symbol-worker = Arbeiter: Cowboys kaufen Rinder, Handwerker errichten Gebäude, Ingenieure bewegen die Lok.
symbol-disc = Marker auf der Ablage: Verlässt er sie, kann man benutzen, was darunter liegt.
symbol-aux-money = Hilfsaktion: 1 Dollar nehmen, doppelt 2.
symbol-aux-cycle = Hilfsaktion: eine Karte ziehen, dann eine abwerfen.
symbol-aux-cert = Hilfsaktion: 1 Dollar zahlen und mit der Lok zurück, für ein Zertifikat.
symbol-aux-engine = Hilfsaktion: 1 Dollar zahlen, und die Lok fährt vorwärts.
symbol-aux-trash = Hilfsaktion: Die Lok fährt zurück, und eine Handkarte verlässt das Spiel.
symbol-building = Gebäude: was sein Besitzer dort tun kann; neutrale sind für alle. Eine Hand ist, was andere fürs Vorbeiziehen zahlen.

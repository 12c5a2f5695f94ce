# Warum eine Wahl gut ist, in einem Satz.
level-greenhorn = Greenhorn: schaut eine Entscheidung voraus und sieht Unterschiede nur undeutlich, wie Anfänger; antwortet sofort.
level-rancher = Rancher: schaut eine Entscheidung voraus und übersieht kleine Unterschiede; antwortet sofort.
level-sheriff = Sheriff: schaut eine Entscheidung voraus und nimmt jedes Mal, was am meisten verspricht; antwortet sofort.
level-legend = Legende: denkt viele Züge voraus, etwa zwei Sekunden je Zug.

advice-ahead = Mit „{ $choice }“ endest du im Mittel { $lead } Punkte vor dem besten Gegner und gewinnst { $percent } % der Partien.
advice-behind = Mit „{ $choice }“ endest du im Mittel { $lead } Punkte hinter dem besten Gegner, gewinnst aber noch { $percent } % der Partien.
advice-level = Mit „{ $choice }“ endest du im Mittel gleichauf mit dem besten Gegner und gewinnst { $percent } % der Partien.
advice-gain =
    { $gain ->
        [one] Im Moment ist es { $gain } Punkt wert.
       *[other] Im Moment ist es { $gain } Punkte wert.
    }
advice-second = Das Nächstbeste, „{ $second }“, ist etwa { $less } Punkte schlechter.
advice-second-wins = Das Nächstbeste, „{ $second }“, gewinnt nur { $percent } %.
advice-same = „{ $second }“ ist etwa gleich gut.
advice-only = Es gibt keine andere Wahl.
advice-tries = Gefunden in { $tries } Versuchen, davon { $best } mit dieser Wahl.

advice-head-choice = Wahl
advice-head-tries = Versuche
advice-head-wins = Siege
advice-head-lead = Vorsprung

review-title = So lief die Partie
review-axis = Gewinnaussicht, Zug für Zug
review-choice = Zug { $move }: { $seat } wählte „{ $choice }“; „{ $better }“ wäre etwa { $less } Punkte besser gewesen.
review-choice-wins = Zug { $move }: { $seat } wählte „{ $choice }“, was { $before } % der Partien gewinnt; mit „{ $better }“ wären es { $after } %.
review-luck = Zug { $move }: Glück ({ $what }) veränderte die Aussicht von { $seat } von { $before } % auf { $after } %.
review-good = Zug { $move }: { $seat } fand „{ $choice }“, etwa { $less } Punkte besser als alles andere.
review-good-wins = Zug { $move }: { $seat } fand „{ $choice }“, was { $after } % der Partien gewinnt; das Nächstbeste, „{ $better }“, nur { $before } %.
review-swing = Zug { $move }: „{ $what }“ veränderte die Aussicht von { $seat } von { $before } % auf { $after } %.
review-blunder = Zug { $move }: ein schwerer Fehler. { $seat } wählte „{ $choice }“; „{ $better }“ wäre etwa { $less } Punkte besser gewesen.
review-blunder-wins = Zug { $move }: ein schwerer Fehler. { $seat } wählte „{ $choice }“, was { $before } % der Partien gewinnt; mit „{ $better }“ wären es { $after } %.
review-slide = Zug { $since } bis { $move }: Schritt für Schritt fiel die Aussicht von { $seat } von { $before } % auf { $after } %.
review-hidden = eine verdeckte Ziehung

contrast = Woher das kommt, wenn man beides zu Ende spielt: { $parts }.
contrast-with = Verglichen mit „{ $other }“, beides zu Ende gespielt: { $parts }.
contrast-many = Spielt man beides zu Ende, entscheidet nichts allein: Viele Kleinigkeiten kommen zusammen.
contrast-more = du bekommst mehr für { $rows }
contrast-less = du bekommst weniger für { $rows }
contrast-rival-less = der beste Gegner bekommt weniger für { $rows }
contrast-rival-more = der beste Gegner bekommt mehr für { $rows }

puzzle-right = Genau das ist es.
puzzle-wrong = Nicht ganz: „{ $choice }“ ist etwa { $less } Punkte schlechter.
puzzle-wrong-wins = Nicht ganz: „{ $choice }“ gewinnt { $percent } % der Partien, die beste Wahl { $best } %.
puzzle-wrong-far = Das nicht: „{ $choice }“ ist deutlich schwächer; die Suche hat es bald aufgegeben.

coach-best = „{ $choice }“ war das Beste, was du tun konntest.
coach-as-good = „{ $choice }“ war so gut wie alles andere; „{ $better }“ ist gleich viel wert.
coach-fair = „{ $choice }“ war in Ordnung; „{ $better }“ ist etwas besser, um etwa { $less } Punkte.
coach-fair-wins = „{ $choice }“ war in Ordnung: Das gewinnt { $percent } % der Partien, „{ $better }“ { $best } %.
coach-weak = „{ $choice }“ hat etwas verschenkt: „{ $better }“ wäre etwa { $less } Punkte besser gewesen.
coach-weak-wins = „{ $choice }“ hat etwas verschenkt: Das gewinnt { $percent } % der Partien, „{ $better }“ { $best } %.
coach-far = „{ $choice }“ hat viel verschenkt: „{ $better }“ wäre weit besser gewesen.

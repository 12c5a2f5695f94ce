help = Eine Zahl spielt diese Wahl, ebenso ihre ersten Wörter oder der Zug selbst ({ $move }).
    ?N nennt die Regel der Wahl N, ?ZUG sagt, warum ein Zug nicht geht, ?4.5 zeigt einen Absatz.
    b Brett · m Auswahl noch einmal · + weitere Auswahl · h ein Tipp · u zurücknehmen · q Schluss · ? diese Hilfe
you = { $colour } (du)
who = Du bist { $colour }, Spieler { $number } von { $players }. Die anderen spielt { $bots }.
since = Seit deiner letzten Entscheidung
so-far = Was bisher geschah
your-turn = { $colour } (du) · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · { $others }
changes = Nur was sich geändert hat: b zeigt das ganze Brett
back = m führt zurück zur ganzen Auswahl
more = … { $count } weitere Möglichkeiten: + zeigt sie
no-choice = So eine Möglichkeit gibt es nicht; wähle von 1 bis { $last }, oder ? für Hilfe.
nothing-typed = Tippe eine Zahl von 1 bis { $last }, oder ? für Hilfe.
allowed = Das ist erlaubt.
over = Das Spiel ist zu Ende.
won = { $names } gewinnt.
won-together = { $names } teilen sich den Sieg.
left = Du verlässt das Spiel.

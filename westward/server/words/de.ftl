guest = Gast

bot-random = Steppenläufer: tut irgendetwas Erlaubtes, ohne nachzudenken. Gut für einen ersten Blick auf ein Spiel.

taken-back = { $seat } nimmt einen Zug zurück.

no-such-table = Diesen Tisch gibt es nicht.
no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
no-such-event = Es gibt kein Ereignis { $number }; das letzte ist { $last }.
no-such-language = Die Sprache '{ $language }' gibt es nicht; es gibt { $known }.
no-such-overlay = Die Einblendung '{ $name }' gibt es nicht.
not-your-seat = Dieser Platz gehört dir nicht.
not-your-table = Das kann nur, wer am Tisch sitzt.
not-asked = Du bist nicht am Zug: { $name } entscheidet.
already-answered = Du hast schon geantwortet; die anderen überlegen noch.
not-running = Das Spiel hat noch nicht begonnen.
game-over = Das Spiel ist zu Ende.
stopped = Dieses Spiel kann nicht weitergehen.
damaged-table = Dieser Tisch lässt sich nicht lesen: { $why }
not-over = Das geht, wenn das Spiel zu Ende ist.
stale = Am Tisch ist inzwischen etwas geschehen; sieh noch einmal hin.
nothing-to-take-back = Es gibt nichts, was du zurücknehmen könntest: Jemand hat seither etwas Neues erfahren, oder es war nicht dein Zug.
nothing-to-play-again = Es gibt nichts, was noch einmal gespielt werden könnte.
seat-taken = Dort sitzt schon jemand.
own-box = mit korrigiertem Material ({ $file })
colour-taken = Diese Farbe ist am Tisch schon vergeben: { $colour }.
no-such-colour = Dieses Spiel hat keine Farbe '{ $colour }'; es hat { $known }.
wrong-seats = Dieses Spiel ist für { $low } bis { $high } Personen; der Tisch hat { $given } Plätze.
wrong-action = Ein Zug braucht entweder 'action', eine ganze Zahl, oder 'notation', einen Text.
not-there = Nichts, was jetzt gefragt ist, betrifft diesen Teil des Tisches.
nobody-asked = Niemand wird jetzt etwas gefragt.
legal = Das ist erlaubt.

bad-name = Ein Name hat 1 bis 40 sichtbare Zeichen.
bad-chat = Eine Nachricht hat 1 bis 500 Zeichen.
bad-frame = Diese Nachricht ist nicht lesbar: { $why }
bad-request = Die Anfrage ist nicht lesbar: { $why }
record-no-text = Die Aufzeichnung ist kein Text in UTF-8.
bad-record = { $line ->
    [0] Diese Aufzeichnung lässt sich nicht lesen: Angaben in ihrem Kopf fehlen oder passen nicht zusammen.
    [1] Das ist keine Westward-Aufzeichnung: Die erste Zeile sagt es nicht.
   *[other] Diese Aufzeichnung lässt sich ab Zeile { $line } nicht lesen: Dort fehlt etwas, oder der Zug ist nicht erlaubt.
}
unknown-type = Eine Nachricht der Art '{ $type }' gibt es nicht.
hello-first = Die erste Nachricht muss 'hello' sein.
too-large = Das ist zu groß; höchstens { $most } Bytes werden gelesen.
too-fast = Das war zu viel auf einmal; warte einen Augenblick.
too-many-tables = Du hast { $most } Tische, die noch nicht zu Ende sind; beende oder verlasse erst einige.
too-many-sockets = Du hast zu viele Seiten dieses Servers offen.
wrong-origin = Diese Seite darf hier nichts tun: Sie kommt von anderswo.
wrong-token = Dieser Schlüssel ist nicht bekannt.
no-such-page = Hier ist nichts.
wrong-method = Diese Adresse lässt sich so nicht benutzen.
internal = Auf dem Server ist etwas schiefgegangen; es wurde vermerkt.
secret-rest = Ab hier bleibt die Aufzeichnung geheim, bis das Spiel zu Ende ist.

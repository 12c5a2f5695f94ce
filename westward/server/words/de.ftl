guest = Gast

bot-random = Steppenläufer: tut irgendetwas Erlaubtes, ohne nachzudenken. Gut für einen ersten Blick auf ein Spiel.
bot-own = { $name }: ein Bot dieses Gastgebers

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
no-picture = Diese Stellung lässt sich nicht zeichnen; es wurde vermerkt. Mit der Liste der Möglichkeiten geht das Spiel weiter.
no-such-lesson = Diese Einführung gibt es nicht.
not-over = Das geht, wenn das Spiel zu Ende ist.
stale = Am Tisch ist inzwischen etwas geschehen; sieh noch einmal hin.
nothing-to-take-back = Es gibt nichts, was du zurücknehmen könntest: Jemand hat seither etwas Neues erfahren, oder es war nicht dein Zug.
nothing-to-play-again = Es gibt nichts, was noch einmal gespielt werden könnte.
seat-taken = Dort sitzt schon jemand.
no-such-box = { $game } kann hier nicht mit dem Material »{ $name }« gespielt werden: Wer diesen Server betreibt, bietet es nicht oder nicht mehr an.
own-box = mit korrigiertem Material ({ $file })
colour-taken = Diese Farbe ist am Tisch schon vergeben: { $colour }.
no-such-colour = Dieses Spiel hat keine Farbe '{ $colour }'; es hat { $known }.
wrong-seats = Dieses Spiel ist für { $low } bis { $high } Personen; der Tisch hat { $given } Plätze.
wrong-action = Ein Zug braucht entweder 'action', eine ganze Zahl, oder 'notation', einen Text.
not-there = Nichts, was jetzt gefragt ist, betrifft diesen Teil des Tisches.
nobody-asked = Niemand wird jetzt etwas gefragt.
legal = Das ist erlaubt.

bad-name = Ein Name hat 1 bis 40 sichtbare Zeichen.
bad-word = Ein Wort für das Glück hat 1 bis 40 sichtbare Zeichen.
too-late-for-words = Wörter lassen sich dem Glück beigeben, bis der letzte Platz besetzt ist; jetzt steht es fest.
seed-for-others = Das Glück lässt sich nur an einem Tisch ohne offene Plätze wählen: Wer es kennt, weiß alles, was gezogen wird.
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
gone = Du bist gegangen, bevor es fertig war.
no-database = Die Tische lassen sich gerade nicht lesen oder schreiben; versuch es gleich noch einmal.
no-talk = An diesem Tisch wird nicht geredet.
muted = Du kannst an diesem Tisch nicht mehr reden.
too-slow = Erst die anderen: In { $seconds } Sekunden kannst du wieder reden.
not-the-host = Das kann nur, wer den Tisch eröffnet hat.
no-such-line = Eine Zeile { $number } gibt es im Gespräch nicht, oder niemand weiß, von wem sie ist.
too-much-taken-back = An einem Tisch lassen sich höchstens { $most } Züge zurücknehmen.
wrong-host = So heißt dieser Server nicht; frag nach ihm bei seinem eigenen Namen.
too-long = Die Anfrage kam nicht rechtzeitig zu Ende.
internal = Auf dem Server ist etwas schiefgegangen; es wurde vermerkt.
secret-rest = Ab hier bleibt die Aufzeichnung geheim, bis das Spiel zu Ende ist.
no-such-puzzle = Ein Rätsel { $number } gibt es bei diesem Spiel nicht.
no-such-answer = Das ist keine Antwort auf dieses Rätsel.
judged-alone = Wie gut ein Zug war, wird nur gesagt, wenn du allein gegen Bots spielst.
nothing-chosen = Du hast noch nichts gewählt.

# Menschen an mehreren Geräten
letter-enter-subject = Westward: dein Link
letter-enter = Howdy { $name },

    mit diesem Link wird das Gerät, an dem du ihn öffnest, deines, samt allen Spielen:

    { $link }

    Er gilt einmal, innerhalb einer Stunde. Von da an bringt dich diese Mailadresse zurück an deine Plätze, wann immer du einen Link verlangst. Wenn du ihn nicht verlangt hast, lass ihn liegen: Dann geschieht nichts.
link-used = Dieser Link ist verbraucht oder zu alt. Lass dir einen neuen geben.
no-such-device = Ein solches Gerät oder einen solchen Passkey hast du nicht.
nobody-yet = Nimm erst einen Namen an oder setz dich an einen Tisch.
too-many-devices = Du hast { $most } Geräte; melde erst einige ab.
no-mail = Dieser Server verschickt keine Mail.
mail-failed = Der Brief ließ sich gerade nicht verschicken; versuch es später noch einmal.
bad-address = Das ist keine Mailadresse.
bad-passkey = Dieser Passkey lässt sich hier nicht benutzen.
unknown-passkey = Dieser Passkey gehört hier niemandem.

# Gerufen werden
call-turn-title = Du bist am Zug: { $game }
call-turn = { $name }, du bist am Zug bei { $game } mit { $others }.
call-late-title = Die Zeit läuft ab: { $game }
call-late = { $name }, deine Zeit läuft ab bei { $game } mit { $others }.
call-open = Zum Tisch
call-off = So nicht mehr rufen
call-is-off = So wirst du nicht mehr gerufen.
call-try-title = Westward
call-try = Howdy { $name }, so wirst du gerufen.
letter-call = { $text }

    Du wirst gefragt: { $question }

    Zum Tisch: { $link }

    --
    Keine Briefe mehr, wenn du am Zug bist: { $off }
letter-call-plain = { $text }

    { $link }

    --
    Keine Briefe mehr, wenn du am Zug bist: { $off }
bad-hook = An diese Adresse lässt sich nichts schicken: Sie muss mit https:// beginnen und im öffentlichen Internet liegen.
no-calls = Dieser Server verschickt keine Push-Nachrichten und kennt keine Webhooks: pip install 'westward[calls]'.
too-many-ways = Du wirst schon auf { $most } Wegen gerufen; entferne erst einige.

# Uhren, Gastgeber und Gäste
notice-left = { $name } hat den Tisch verlassen; ein Bot spielt weiter.
notice-back = { $name } ist zurück und spielt weiter.
notice-moved-for = Die Zeit von { $name } war um: Ein Bot hat gezogen.
notice-bot-late = Die Zeit von { $name } war um: Ein Bot spielt weiter, bis { $name } zurück ist.
notice-bot-host = { $host } hat einen Bot an den Platz von { $name } gesetzt; { $name } war nicht da und kann jederzeit zurückkommen.
notice-took-seat = { $name } spielt am Platz von { $was } weiter, auf Einladung des Tisches.
notice-freed = { $host } hat den Platz von { $name } frei gemacht.
notice-new-host = { $name } hat jetzt den Tisch.
notice-claimed = { $name } hat den Tisch übernommen: Wer ihn eröffnet hat, war seit Tagen nicht da.
notice-wants-pause = { $name } möchte die Uhr anhalten.
notice-wants-on = { $name } möchte weiterspielen: Die Uhr läuft wieder, sobald alle einverstanden sind, und nach einer Weile auf jeden Fall.
notice-paused = Die Uhr steht: Alle sind einverstanden.
notice-resumed = Die Uhr läuft wieder.
no-hints = An diesem Tisch gibt es zwischen Menschen keine Tipps.
nothing-to-pause = Die Uhr dieses Tisches lässt sich so gerade nicht ändern.
not-absent = { $name } kann ersetzt werden, nachdem { $minutes } Minuten lang vergeblich gefragt wurde.
not-absent-days = { $name } kann ersetzt werden, nachdem { $days } Tage lang vergeblich gefragt wurde.
has-time = { $name } kann ersetzt werden, wenn die Zeit abgelaufen ist.
come-back-too-often = Du bist so oft zurückgekommen, dass der Bot jetzt bis zum Ende weiterspielt.
not-before-the-game = Das geht, bevor das Spiel beginnt.
cannot-invite = Einladen kann man an einen Platz, an dem ein Bot spielt, in einer Partie, die weitergeht und zu keinem Turnier und keiner Lektion gehört.
sits-here = Du sitzt schon an diesem Tisch.
no-heir = Nur ein Mensch am Tisch kann ihn übernehmen.
host-is-there = Wer den Tisch eröffnet hat, war in den letzten { $days } Tagen da.

# Turniere
no-such-tournament = Dieses Turnier gibt es nicht.
tournament-needs-clock = Ein Turnier braucht eine Uhr, nach der ein Bot zieht, damit keine Runde ewig wartet.
alike-needs-tables = Für das gleiche Glück an mehreren Tischen wähle „Jeder gegen jeden“ oder Schweizer System, und Bots, die die Tische auffüllen.
too-many-tournaments = Du richtest { $most } Turniere aus, die noch nicht zu Ende sind; beende erst einige.
tournament-full = Dieses Turnier ist voll.
cannot-enter = Du nimmst schon teil, oder das Turnier hat begonnen.
no-entrant = Da ist niemand, der zurücktreten könnte.
too-few-entrants = Es sind zu wenige: Ein Tisch braucht mindestens { $least } Spieler, einer davon ein Mensch.
closed-table = Andere Tische spielen noch mit dem gleichen Glück. Zusehen können erst alle, wenn alle fertig sind; bis dahin nur, wer hier sitzt.

# Teilen
preview-private = Ein Tisch im Wilden Westen. Mit diesem Link kommst du hin.
preview-open = Es sind noch Plätze frei. Setz dich und spiel mit!
preview-running = Das Spiel läuft. Schau live zu.
preview-over = Das Spiel ist aus. Spiel es Zug um Zug nach.
preview-move = Die Stellung nach Zug { $number }, und die ganze Partie zum Nachspielen.
preview-puzzle = Was würdest du tun? Eine Frage, eine richtige Antwort.
preview-puzzle-title = { $game }: Rätsel { $number }
preview-tournament = Ein Turnier in { $game }; { $count ->
    [one] bisher nimmt einer teil
   *[other] bisher nehmen { $count } teil
 }.
no-pictures = Dieser Server zeichnet keine Bilder von Stellungen: pip install 'westward[previews]'.
not-embedded = Ein privater Tisch wird auf anderen Seiten nicht gezeigt.

# Was man gespielt hat
place = { $place }. Platz
plot-places = Wie oft du wo gelandet bist
plot-points = Punkte Partie für Partie
plot-score = Punkte
plot-mean = Mittel aus { $count }
plot-categories = Punkte je Wertung im Mittel; der Strich ist die mittlere Hälfte
plot-others = Sieger { $points }
plot-openings = Gewonnene Partien nach ihrem Beginn: { $opening }
plot-won = { $won } von { $games }
plot-rating = Wertungszahl Partie für Partie
plot-me = du
somebody = Jemand
notice-gone = Jemand hat alles Eigene gelöscht; ein Bot spielt weiter.
notice-closed = { $name } hat den Tisch geschlossen.
table-closed = Dieser Tisch ist geschlossen.
others-play = Hier spielen noch andere: Der Tisch lässt sich schließen, wenn sie gegangen sind oder seit { $days } Tagen nicht da waren.
too-many-reports = Du hast heute { $most } Mal gemeldet; das genügt für einen Tag.
nobody-to-report = Hier ist niemand, den du melden könntest.

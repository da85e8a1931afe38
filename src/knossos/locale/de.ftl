# Knossos auf Deutsch.

## Das Labyrinth

square-name = Es gibt kein Feld „{ $text }“. Die Felder heißen a1 bis g7: eine Spalte a bis g und eine Reihe 1 bis 7, von oben links gezählt.
openings-name = „{ $text }“ nennt keine Öffnungen. Schreib die offenen Seiten in der Reihenfolge N, E, S, W (oben, rechts, unten, links), zum Beispiel NE oder ESW.
tile-text = „{ $text }“ ist kein Plättchen. Schreib seine Öffnungen und was es zeigt, zum Beispiel NE oder NE+owl.
arrow-name = Bei „{ $text }“ ist kein Pfeil. Die Pfeile sind { $arrows }.
maze-drawing = „{ $text }“ ist kein Plättchen mit Gängen. Ein Labyrinth wird mit den Zeichen ╵╶└╷│┌├╴┘─┴┐┤┬┼ gezeichnet, ein Plättchen ohne Öffnungen mit ·.
maze-size = Ein Labyrinth hat 49 Plättchen, nicht { $count }.

## Zufall

draw-text = „{ $text }“ ist kein Zufallsergebnis. Schreib, worüber der Zufall entschieden hat und was herauskam, zum Beispiel coin=3.
draw-missing = Hier entscheidet der Zufall ({ $label }), aber es ist kein Ergebnis angegeben.
draw-label = „{ $text }“ passt nicht: Hier entscheidet der Zufall über { $label }.
draw-value = „{ $text }“ kann hier nicht herauskommen. Möglich sind: { $options }.
draw-left-over = „{ $text }“ ist zu viel: Hier entscheidet der Zufall nichts mehr.

## Spiele und Optionen

game-name = Es gibt kein Spiel „{ $text }“. Die Spiele sind: { $games }.
game-text = „{ $text }“ ist kein Spiel. Schreib seinen Namen und, wenn du magst, Optionen: amazeing(mode=kids,first=1).
option-name = Es gibt keine Option „{ $option }“. Die Optionen sind: { $options }.
option-value = Die Option { $option } kann nicht „{ $text }“ sein. Möglich ist: { $choices }.
seats-count = { $game } ist nicht für { $count } { $count ->
    [one] Platz
   *[other] Plätze
} gedacht, sondern für { $allowed }.
action-number = Es gibt keine Aktion mit der Nummer { $number }: Die Nummern gehen von 0 bis { $last }.
action-impossible = „{ $action }“ hat keine Nummer: So eine Aktion kann es nie geben.
action-no-number = „{ $action }“ hat keine Nummer, denn diese Karte kann nie zur Wahl stehen.

## Das verrückte Labyrinth

option-first = Der erste Platz kann nicht { $first } sein: Die Plätze gehen von 0 bis { $last }.
option-pieces = Die Figuren können nicht „{ $text }“ sein. Nenn mindestens zwei verschiedene von diesen, mit + verbunden: { $pieces }.
amazeing-action-text = „{ $text }“ ist keine Aktion. Zum Einschieben schreib Pfeil und Öffnungen, zum Beispiel b1/NE, zum Ziehen move und ein Feld, zum Beispiel move d4.

components-unreadable = Die Materialdatei { $file } lässt sich nicht lesen: { $reason }.
components-broken = Die Materialdatei { $file } ist beschädigt: { $reason }.
components-wrong = Die Materialdatei { $file } ist falsch: { $reason }
components-mix = Es gibt keine Plättchenmischung „{ $text }“. Die Mischungen sind: { $mixes }.
components-name = „{ $name }“ taugt hier nicht als Name. Namen bestehen aus Kleinbuchstaben, Ziffern und Bindestrichen.
components-coins = Eine Münze kann nicht { $value } wert sein: Münzen sind mindestens 1 wert.
components-no-mix = Es fehlt eine Plättchenmischung: plain.modern, plain.classic oder beide.
components-carrier = Der Nachtschatz { $name } findet keinen Platz: „{ $text }“ nennt weder ein festes Feld noch einen Schatz noch die Öffnungen eines noch freien Plättchens ohne Schatz.
components-doubled = Den Schatz { $name } gibt es zweimal. Jeder Schatz gehört auf genau ein Plättchen.
components-fixed = Die festen Plättchen stimmen bei { $square } nicht. Sie liegen auf den sechzehn Feldern, auf die kein Pfeil zeigt.
components-homes = Die Startfelder müssen die vier Ecken a1, g1, a7 und g7 sein, je eine für jede der vier Figuren.
components-count = Die Zahl der { $what ->
    [tiles] beweglichen Plättchen
    [treasures] Schätze
    [pages] Seiten des Buches
    [night] Nachtschätze
    [squares] Schatzfelder
    [starts] Startfelder
    [guardians] Wächterfelder
    [faces] Seiten des Drachenwürfels
    [pieces] Figuren
    [labyrinth] Labyrinthplättchen
    [red] roten Minotauros-Plättchen
    [white] weißen Minotauros-Plättchen
    [collapse] Einsturz-Plättchen
   *[coins] Münzen
} ist { $count }, muss aber { $right } sein.

position-parts = Eine Stellung hat 7 durch Leerzeichen getrennte Teile, eine Ansicht einen mehr; hier sind es { $count }.
position-twice = Was { $square } zeigt, ist zweimal angegeben.
position-time = Nacht oder Münze passen hier nicht: Nacht wird es nur im Modus daynight, und eine Münze wird erst am Ende der Nacht umgedreht.
position-part = Der Teil { $part } der Stellung kann nicht „{ $text }“ sein.
position-hidden = In dieser Stellung ist etwas verborgen (?). Lies sie als Ansicht und denk dir das Verborgene dazu.
position-viewer = Was der Betrachter ({ $viewer }) hält, und nur das, muss bekannt sein.
position-fixed = Auf { $square } liegt das feste Plättchen { $tile }.
position-tile = Das Plättchen { $tile } kommt zu oft oder zu selten vor.
position-seats = Die Stellung nennt nicht überall gleich viele Plätze, oder so viele können nicht spielen.
position-card = Die Karte { $card } kommt zu oft vor oder gehört nicht zum Spiel.
position-share = Platz { $seat } hat mehr Karten als die { $share }, die ausgeteilt werden.
position-held = Platz { $seat } muss von den restlichen Karten genau { $right } auf der Hand haben.

game-over = Das Spiel ist zu Ende ({ $rule }).
push-again = Du hast schon eingeschoben; jetzt zieh deine Figur oder bleib stehen ({ $rule }).
push-arrow = Eingeschoben wird nur an einem Pfeil: { $arrows } ({ $rule }).
push-back = Bei { $arrow } ist das Plättchen beim letzten Einschieben herausgekommen; dort darf es jetzt nicht wieder hinein ({ $rule }).
push-rotation = So lässt sich das übrige Plättchen nicht drehen. Möglich ist: { $possible } ({ $rule }).
push-first = Schieb zuerst das übrige Plättchen ein, auch wenn du deinen Schatz schon erreichen könntest ({ $rule }).
move-unreachable = Von { $start } führt kein durchgehender Gang nach { $square } ({ $rule }).
move-choose = Auf { $square } sind mehrere deiner Schätze. Sag, welche Karte du umdrehst: { $cards } ({ $rule }).
move-no-choice = Auf { $square } steht { $card } nicht zur Wahl; zieh einfach dorthin ({ $rule }).

## Aufzeichnungen

record-line = Zeile { $line } der Aufzeichnung: { $reason }
record-first = Sie beginnt mit „{ $text }“ statt mit „{ $right }“; das ist also keine Aufzeichnung oder eine von einer anderen Version.
record-header = Hier fehlt die Zeile, die mit „{ $name }“ beginnt.
record-truncated = Die Aufzeichnung bricht ab: Eine vollständige endet mit einer Zeile, die mit „end“ beginnt.
record-players = „{ $text }“ nennt keine Spieler. Schreib für jeden Platz einen Namen, durch Kommas getrennt, oder - für jeden ohne Namen.
record-number = „{ $text }“ ist keine Zahl für { $name }.
record-turn = Hier fehlt die Zeile von Zug { $number }, die mit „{ NUMBER($number, useGrouping: 0) }. “ beginnt.
record-entry = „{ $text }“ ist keine Aktion eines Platzes. Schreib zum Beispiel: seat 0: b1/NE, move d4 [target=owl].
record-begins = Mit „{ $text }“ beginnt kein Zug: Das gehört in die Zeile darüber.
record-continues = Mit „{ $text }“ beginnt ein Zug: Das gehört in eine eigene Zeile.
record-seat = Hier entscheidet nicht Platz { $seat }, sondern Platz { $right }.
record-game = Die Aufzeichnung ist von „{ $text }“, nicht von „{ $game }“.
record-rules = Die Aufzeichnung folgt Version { $version } der Regeln; hier gilt Version { $right }.
record-components = Die Aufzeichnung entstand mit anderem Spielmaterial ({ $digest }) als diesem ({ $right }). Gib die Materialdatei an, mit der sie entstanden ist.
record-end = Laut Aufzeichnung endete das Spiel mit „{ $text }“; richtig ist aber: { $right }.

## Befehle

games-seats = Plätze: { $seats }
games-nature = Zufall: { $luck ->
    [yes] ja
   *[no] nein
}; Geheimnisse: { $secrets ->
    [yes] ja
   *[no] nein
}; miteinander: { $cooperative ->
    [yes] ja
   *[no] nein
}
games-actions = Aktionen: { $count ->
    [0] unbegrenzt
   *[other] { $count }
}
games-version = Regelversion: { $rules }; Material: { $components }
games-options = Optionen:
games-bots = Bots:
games-bot = { $bot } (Stufe { $level }): { $about }
games-option = { $option }: { $possible } (Vorgabe { $default })
rules-count = { $game }: { $count } Regeln. Lies sie mit: knossos rules { $game }
language-name = Knossos spricht nicht „{ $text }“. Es spricht: { $languages }.
rule-name = In { $game } gibt es keine Regel „{ $text }“. Regeln heißen zum Beispiel { $examples }; alle zeigt: knossos rules { $game }
file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $reason }.
file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $reason }.
file-not-text = Die Datei { $file } ist keine Textdatei.
file-exists = Die Datei { $file } gibt es schon. Nenn eine, die es noch nicht gibt.
file-folder = Den Ordner { $file }, in dem gespeichert werden soll, gibt es nicht.

## Das verrückte Labyrinth: was geschieht

amazeing-title = Das verrückte Labyrinth
amazeing-about = Plättchen einschieben, Gänge verschieben, Schätze erreichen: als Grundspiel, für jüngere Kinder oder bei Tag und bei Nacht.

amazeing-dealt = { $me ->
    [yes] Du hast
   *[no] { $seat } hat
} { $pile ->
    [0] { "" }
    [one] 1 verdeckte Karte
   *[other] { $pile } verdeckte Karten
}{ $face_up_count ->
    [0] .
   *[other] { $pile ->
        [0] { "" }
       *[other] {" und "}
    }offen vor { $me ->
        [yes] dir
       *[no] sich
    }: { $face_up }.
}
amazeing-pushed = { $me ->
    [yes] Du schiebst
   *[no] { $seat } schiebt
} { $tile } bei { $arrow } ein; { $out } kommt heraus.
amazeing-carried = { $me ->
    [yes] Du wirst
   *[no] { $seat } wird
} von { $start } nach { $to } mitgeschoben.
amazeing-walked = { $me ->
    [yes] Du { $steps ->
        [0] bleibst auf { $to }
       *[other] gehst nach { $to }
    }
   *[no] { $seat } { $steps ->
        [0] bleibt auf { $to }
       *[other] geht nach { $to }
    }
}.
amazeing-found = { $me ->
    [yes] Du findest
   *[no] { $seat } findet
} einen Schatz: { $card }!
amazeing-target-taken = { $seat } sieht sich die nächste Karte an.
amazeing-target-seen = Dein nächster Schatz: { $card }.
amazeing-night-fell = Es wird Nacht: { $me ->
    [yes] Du hast alle deine Tagesschätze
   *[no] { $seat } hat alle eigenen Tagesschätze
} gefunden. Verlorene Tageskarten: { $dropped }.
amazeing-night-cards-taken = { $seat } nimmt { $count } { $count ->
    [one] Nachtkarte
   *[other] Nachtkarten
} auf die Hand.
amazeing-night-cards-seen = Deine Nachtschätze: { $cards }.
amazeing-coin-turned = { $me ->
    [yes] Du drehst
   *[no] { $seat } dreht
} eine Münze um: { $value }.
amazeing-over-home = { $me ->
    [yes] Du bist mit allen Schätzen zurück auf deinem Startfeld und gewinnst!
   *[no] { $winners } ist mit allen Schätzen zurück auf dem Startfeld und gewinnt.
}
amazeing-over-points = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen
}. Punkte: { $scores }.{ $tied ->
    [yes] {" "}{ amazeing-over-tie }
   *[no] { "" }
}
amazeing-over-tie = Bei gleich vielen Punkten gewinnt, wer mehr Karten gefunden hat.

## Spielen im Terminal

terminal-narrow = Das Terminal hat { $columns } { $columns ->
    [one] Spalte
   *[other] Spalten
}; das Spielbrett braucht { $needed }. Mach das Fenster breiter oder die Schrift kleiner.
people-count = Zu viele Personen: { $people } für { $seats } { $seats ->
    [one] Platz
   *[other] Plätze
}.
replay-done = Die Aufzeichnung ist in Ordnung: { $turns } { $turns ->
    [one] Zug
   *[other] Züge
}, { $end }.
play-you = Du
play-ambiguous = „{ $text }“ kann heißen: { $actions }.
play-allowed = { $count ->
    [one] Hier ist nur eine Aktion erlaubt; m zeigt sie.
   *[other] Hier sind { $count } Aktionen erlaubt; m zeigt sie.
}
play-how = Gib eine Aktion ein, oder ? für Hilfe.
play-help =
    Das kannst du jederzeit eingeben:
    eine Aktion wie unten beschrieben; die Kurzform genügt
    m  Menü: aus einer Liste wählen, was erlaubt ist
    p AKTION  Vorschau: das Brett nach einer Aktion sehen, ohne sie auszuführen
    h  Hinweis: was ein guter Spieler tun würde und warum
    u  Zurücknehmen: deine letzte Aktion rückgängig machen
    b  Spielbrett, l  Verlauf, r ID  eine Regel, etwa r { $rule }
    s [DATEI]  speichern, q  aufhören; das Spiel bleibt für später erhalten
    resign  deinen Platz einem Bot überlassen
play-preview = So sähe es aus:
play-hint = { $action }. { $reason }
play-prompt = { $name }: { $prompt }
play-choose = Welche, 1 bis { $last }? Enter für keine.
play-saved = Gespeichert als { $file }.
play-left = Das Spiel ist in { $file } gespeichert. Weiter geht es mit: { $command }
play-resigned = Deinen Platz übernimmt der Bot { $name }.
play-undone = Zurückgenommen.
play-consent = Das geht nur mit Zustimmung von { $names }. Einverstanden (j/n)?
play-yes = j ja y yes
play-confirm = Enter beendet deinen Zug; u nimmt deine letzte Aktion zurück.
play-look-away = { $name } ist dran. Alle anderen schauen weg, dann Enter drücken.

amazeing-prompt-push = Einschieben: Pfeil und Öffnungen, etwa b1/NE, oder nur b1. (? für Hilfe)
amazeing-prompt-move = Ziehen: ein Feld, etwa d4; dein eigenes, um zu bleiben. (? für Hilfe)
amazeing-help =
    Schieb das übrige Plättchen an einem Pfeil ein, so gedreht, dass es diese Öffnungen hat: b1/NE.
    N ist oben, E rechts, S unten, W links. Nur b1 zeigt, wie du es drehen kannst.
    Geh dann auf ein Feld, das du erreichst; diese Felder haben dicke Linien: d4. Dein eigenes Feld heißt: stehen bleiben.

## Partien

player-name = „{ $text }“ taugt nicht als Spielername. Ein Name enthält keine Kommas, Doppelpunkte oder unsichtbaren Zeichen und ist nicht bloß ein Strich.
not-to-act = Jetzt entscheidet nicht { $seat }, sondern { $right }.
preview-luck = Das lässt sich nicht vorab zeigen: Der Zufall würde entscheiden.
preview-secret = Das lässt sich nicht vorab zeigen: Etwas Verdecktes käme ans Licht.
undo-nothing = { $seat } hat noch nichts getan, was sich zurücknehmen ließe.
undo-consent = Das lässt sich nur zurücknehmen, wenn die anderen zustimmen: Der Zufall hat entschieden, etwas Verdecktes kam ans Licht, oder jemand hat seither gehandelt. Es fehlt die Zustimmung von { $seats }.
undo-time = { $seat } hat für diese Entscheidung keine Zeit mehr: Sie bleibt, wie sie ist.
seat-taken = Mit { $seat } spielt schon { $name }.

## Bots

bot-random-about = spielt irgendetwas, das erlaubt ist
bot-greedy-about = macht das Beste aus seinem Zug und denkt nicht weiter als bis zum nächsten
bot-name = Für { $game } gibt es keinen Bot „{ $text }“. Die Bots sind: { $bots }.
advice-random = Hier ist jede Aktion recht.
advice-reach = So erreichst du { $square }, und da willst du hin.
advice-prepare = { $count ->
    [0] Von { $square } aus wäre das Ziel auch im nächsten Zug nicht zu erreichen, aber kein anderer Zug ist besser.
    [one] Von { $square } aus könntest du das Ziel im nächsten Zug auf eine Art erreichen; kein anderer Zug ist besser.
   *[other] Von { $square } aus könntest du das Ziel im nächsten Zug auf { $count } Arten erreichen; kein anderer Zug ist besser.
}
advice-dedalos-out = So kommst du hinaus und gewinnst.
advice-dedalos-move = Von { $cell } aus ist der Weg hinaus kürzer.
advice-dedalos-lay = Ein Plättchen auf { $cell } verkürzt deinen Weg hinaus oder verlängert den des Führenden.
advice-dedalos-hinder = Das hält auf, wer vorn liegt.
advice-dedalos-stop = Nichts von dem, was noch bleibt, würde dir helfen.
advice-dedalos-discard = Keines deiner Plättchen hilft dir jetzt; andere vielleicht.
advice-dedalos-minotaur = Über { $cell } bedroht er die anderen am meisten und dich am wenigsten.
advice-team-choose = Von dem, was übrig ist, hilft das am meisten.
advice-team-uncover = Was offen liegt, kann begangen und eingesammelt werden.
advice-team-collect = So sammelst du { $count ->
    [one] einen Schatz auf { $square } ein
   *[other] { $count } Schätze in diesem Zug ein, den ersten auf { $square }
}.
advice-team-help = Mehr ist in diesem Zug nicht einzusammeln; das bringt die Schätze des Teams näher.
advice-team-end = Nichts von dem, was noch bleibt, würde dem Team helfen.
advice-dragon-take = So nimmst du den Schatz { $value } auf { $square }{ $faces ->
    [0] , und keine Seite des Drachenwürfels führt dich in ein Duell.
    [one] ; eine Seite des Drachenwürfels führt dich in ein Duell.
   *[other] ; { $faces } Seiten des Drachenwürfels führen dich in ein Duell.
}
advice-dragon-coin = Auf { $square } nimmst du den Schatz { $value }, und seine Karte bringt eine Münze.
advice-dragon-face = So kommst du nach { $square }, vor den Drachen.
advice-dragon-reroll = Der Schatz { $value } ist die Karte { $card } wert, auch wenn der nächste Wurf misslingen kann.
advice-dragon-lose = Den Schatz { $value } zu verlieren kostet weniger, als mit einer Karte noch einmal zu würfeln.
advice-dragon-double = Ein zweiter Zug holt einen Schatz { $value }, und der ist mehr wert als die Karte { $card }.
advice-dragon-double-face = Mit der Karte { $card } kommst du in einem zweiten Zug vor den Drachen.
advice-dragon-end = Ein zweiter Zug brächte nichts, was eine Karte wert ist.
advice-dragon-fight = In etwa { $percent } von 100 Fällen besiegst du den Drachen, und damit gewinnst du die Partie.
advice-dragon-wait = Auch mit dem Drachen würdest du nicht gewinnen: Lass erst die anderen scheitern.
advice-dragon-replace = Wenn du statt dieser { $roll } noch einmal würfelst, besiegst du den Drachen in etwa { $percent } von 100 Fällen.
advice-dragon-stand = Mit dieser { $roll } besiegst du den Drachen in etwa { $percent } von 100 Fällen; noch einmal zu würfeln ist nicht besser.

## Viele Partien auf einmal

bots-count = Für { $seats } { $seats ->
    [one] Platz
   *[other] Plätze
} { $count ->
    [one] ist ein Bot
   *[other] sind { $count } Bots
} genannt. Nenn einen für alle Plätze oder einen für jeden.
simulate-number = Die Zahl der { $what ->
    [games] Partien
    [workers] Prozesse
   *[limit] Aktionen, nach denen eine Partie abgebrochen wird,
} muss mindestens 1 sein, nicht { $count }.
simulate-stopped = Ein Prozess ist mitten in einer Partie stehen geblieben, deshalb gibt es kein Ergebnis. Falls er einen Grund genannt hat, steht dieser weiter oben.
simulate-engine = Einen Antrieb „{ $text }“ gibt es nicht. Wähl processes, auf diesem Rechner, oder ray, auf einem Cluster.
simulate-address = Eine Adresse ist die eines Ray-Clusters. Wähl dazu den Antrieb ray, oder lass die Adresse weg.
simulate-no-ray = Ray ist hier nicht installiert. Installiere es zusammen mit Knossos: pip install "knossos[ray]"
simulate-cluster = { $address ->
    [local] Auf diesem Rechner lässt sich kein Ray-Cluster starten
   *[other] Der Ray-Cluster { $address } ist nicht zu erreichen
}: { $reason }.
simulate-versions = Du hast Knossos { $here }, aber ein Rechner des Clusters hat { $there }. Installiere auf allen dieselbe Version.
folder-not-empty = Der Ordner { $folder } ist nicht leer. Nenn einen leeren oder einen, den es noch nicht gibt.
folder-unwritable = Im Ordner { $folder } lässt sich nichts speichern: { $reason }.

simulate-heading = { $game }, { $seats } { $seats ->
    [one] Platz
   *[other] Plätze
}, { $games } { $games ->
    [one] Partie
   *[other] Partien
}, Seed { $seed }
simulate-bot = Bot
simulate-team = Team
simulate-seat = Platz
simulate-wins = Siege
simulate-rate = Siegquote
simulate-interval = 95-%-Intervall
simulate-reached = Ziele
simulate-pace-won = bei Sieg
simulate-pace = Züge pro Ziel
simulate-turns = Züge pro Partie: im Schnitt { $turns }, mit { $actions } Aktionen.
simulate-goals = Eigene Züge pro Ziel: { $winner } beim Sieger, { $all } über alle Plätze.
simulate-shared = { $count ->
    [one] Eine Partie hat mehrere Sieger
   *[other] { $count } Partien haben mehrere Sieger
}; jedem von ihnen wird ein Teil des Sieges angerechnet.
simulate-unfinished = { $count ->
    [one] Eine Partie wurde
   *[other] { $count } Partien wurden
} nach { $limit } { $limit ->
    [one] Aktion
   *[other] Aktionen
} abgebrochen und { $count ->
    [one] zählt
   *[other] zählen
} in keiner Angabe oben mit.
simulate-speed = { $seconds } Sekunden mit { $workers } { $workers ->
    [one] Prozess
   *[other] Prozessen
}: { $games } Partien und { $actions } Aktionen pro Sekunde.
simulate-saved = { $count ->
    [one] Eine Aufzeichnung ist
   *[other] { $count } Aufzeichnungen sind
} in { $folder } gespeichert.
simulate-progress = { $done } von { $games } { $games ->
    [one] Partie
   *[other] Partien
}
simulate-interrupted = Nach { $done } von { $games } { $games ->
    [one] Partie
   *[other] Partien
} abgebrochen; nichts davon bleibt erhalten.

## Das Spielbrett im Terminal

board-you-push = Du bist dran: Schieb das Plättchen ein.
board-you-move = Du bist dran: Zieh oder bleib stehen.
board-they-push = { $piece } ist dran und schiebt ein.
board-they-move = { $piece } ist dran und zieht.
board-over = Das Spiel ist zu Ende.
board-spare = Übriges Plättchen
board-spare-shows = Übrig: { $shows }
board-last-push = { $mark } zuletzt { $arrow }
board-closed = { $mark } gesperrt { $arrow }
board-all-open = Alle Pfeile sind frei.
board-day = Am Tag
board-night = In der Nacht
board-coin = Münze: { $value }
board-on-spare = übrig
board-you-seek = Du suchst: { $cards }
board-you-seek-later = In der Nacht: { $cards }
board-you-go-home = Alles gefunden! Zurück nach { $square }.
board-also = Auch auf { $square }: { $shows }
board-seat-you = { $piece } (du)
board-left = noch { $count }
board-homeward = auf dem Heimweg
board-seeks = sucht { $cards }
board-seeks-later = nachts { $cards }
board-found = hat { $cards }

team-board-you-choose = Du bist dran: Wähl deinen zweiten Zauber.
team-board-you-act = Du bist dran: { $move ->
    [regular] noch 1 Bewegung.
    [bonus] noch die Bonusbewegung.
   *[none] keine Bewegung mehr.
}
team-board-you-uncover = Du bist dran: aufdecken oder nicht?
team-board-you-turn = Du bist dran: Dreh das Plättchen.
team-board-they-choose = { $piece } wählt einen Zauberspruch.
team-board-they-act = { $piece } ist dran: { $move ->
    [regular] noch 1 Bewegung.
    [bonus] noch die Bonusbewegung.
   *[none] keine Bewegung mehr.
}
team-board-they-uncover = { $piece } ist dran und darf aufdecken.
team-board-they-turn = { $piece } ist dran und dreht ein Plättchen.
team-board-won = Gewonnen! Alle { $count } Schätze sind da.
team-board-lost = Verloren: Das Buch ist zu Ende.
team-board-closed-rubble = { $mark } gesperrt: Schutt käme heraus
team-board-closed-undo = { $mark } { $arrow }: nähme Daedalus zurück
team-board-rubble = { $mark } verdeckt, { $reached } in Reichweite
team-board-face-down = verdeckt
team-board-book = Buch: noch { $left } von { $all } Seiten
team-board-page-push = Letzte Seite: schiebt bei { $arrow }
team-board-page-flip = Letzte Seite: dreht { $cards } um
team-board-page-teleport = Letzte Seite: { $pieces } nach { $square }
team-board-treasures = Schätze: { $collected } von { $all }, im Stapel { $deck }
team-board-remembered = Verdeckt: { $tiles }
team-board-seeks-first = { $first }, dann { $second }
team-board-helps = hilft den anderen
team-board-no-cards = keine Karten
team-board-ready = { $spells } bereit
team-board-used = { $spells } benutzt

piece-red = Rot
piece-red-letter = R
piece-yellow = Gelb
piece-yellow-letter = G
piece-blue = Blau
piece-blue-letter = B
piece-green = Grün
piece-green-letter = Ü
dragon-board-you-push = { $extra ->
    [yes] Dein zweiter Zug
   *[no] Du bist dran
}: Schieb das Plättchen ein.
dragon-board-you-move = { $extra ->
    [yes] Dein zweiter Zug
   *[no] Du bist dran
}: Zieh oder bleib stehen.
dragon-board-you-reroll = Dein Duell: { $roll } ist zu wenig. Spiel eine Karte 1-6 und würfle neu, oder pass.
dragon-board-you-challenge = Du stehst vor dem Drachen: fight (kämpfen) oder pass?
dragon-board-you-final = Kampf mit dem Drachen: Ersetz den Wurf mit einer Karte 1-6, oder pass.
dragon-board-you-double = Dein Zug ist zu Ende: Spiel eine Karte 7-12 für einen zweiten, oder pass.
dragon-board-they-push = { $extra ->
    [yes] Zweiter Zug: { $piece }
   *[no] { $piece } ist dran und
} schiebt ein.
dragon-board-they-move = { $extra ->
    [yes] Zweiter Zug: { $piece }
   *[no] { $piece } ist dran und
} zieht.
dragon-board-they-reroll = Duell: { $piece } würfelt { $roll }, zu wenig, und darf eine Karte spielen.
dragon-board-they-challenge = { $piece } darf mit dem Drachen kämpfen.
dragon-board-they-final = { $piece } kämpft mit dem Drachen und darf den letzten Wurf ersetzen.
dragon-board-they-double = { $piece } darf eine Karte für einen zweiten Zug spielen.
dragon-board-over = Das Spiel ist zu Ende: { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen
}.
dragon-board-duels-next = Danach im Duell: { $pieces }
dragon-board-rolls = Würfe { $rolls }: { $needed ->
    [0] genug
   *[other] noch { $needed } bis { $enough }
}, { $left } übrig
dragon-board-stage-first = Erste Phase: Schätze 1-6
dragon-board-stage-second = Zweite Phase: Schätze 7-12
dragon-board-stage-final = Schlussphase: der Drache
dragon-board-current = Jetzt zu holen: { $value } auf { $squares }
dragon-board-goal = Alle Schätze sind weg: Kämpf auf { $square } mit dem Drachen!
dragon-board-lair = Höhle
dragon-board-dragon-letter = D
dragon-board-looks = Drache { dragon-board-dragon-letter } blickt nach { $facing }, auf { $square }
dragon-board-guardians = Wächter: ({ dragon-board-white-letter }) weiß { $white }, ({ dragon-board-black-letter }) schwarz { $black }
dragon-board-white-letter = w
dragon-board-black-letter = s
dragon-board-treasure = Schatz { $value }
dragon-board-under = Unter der Höhle: { $things }
dragon-board-played = Gespielte Karten: { $values }
dragon-board-lost = Verlorene Schätze: { $values }
dragon-board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dragon-board-duels = Duell
dragon-board-treasures = Schätze { $values }
dragon-board-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
dragon-board-slayer = der Drache
dragon-board-own-cards = Karten { $values }
dragon-board-cards = { $count ->
    [0] keine Karten
   *[other] Karten: { $low } von 1-6, { $high } von 7-12
}
dragon-board-few-cards = { $count ->
    [0] keine Karten
   *[other] Karten { $low }+{ $high }
}
dragon-board-buried = { $value } ist dran, liegt aber unter der Höhle.

## Das verrückte Labyrinth: die Schätze. Die ersten drei Buchstaben stehen auf dem Brett, also fangen keine zwei gleich an.

amazeing-card-bat = Fleder{ "\u00AD" }maus
amazeing-card-book = Buch
amazeing-card-candelabrum = Kerzen{ "\u00AD" }leuchter
amazeing-card-chest = Truhe
amazeing-card-crown = Krone
amazeing-card-dragon = Drache
amazeing-card-emerald = Smaragd
amazeing-card-genie = Flaschen{ "\u00AD" }geist
amazeing-card-ghost = Ge{ "\u00AD" }spenst
amazeing-card-gold = Gold{ "\u00AD" }münzen
amazeing-card-helmet = Helm
amazeing-card-keys = Schlüs{ "\u00AD" }sel
amazeing-card-lizard = Eidech{ "\u00AD" }se
amazeing-card-map = Land{ "\u00AD" }karte
amazeing-card-moth = Motte
amazeing-card-owl = Eule
amazeing-card-princess = Prin{ "\u00AD" }zessin
amazeing-card-rat = Ratte
amazeing-card-ring = Ring
amazeing-card-scarab = Skara{ "\u00AD" }bäus
amazeing-card-skull = Toten{ "\u00AD" }kopf
amazeing-card-spider = Spinne
amazeing-card-sword = Ritter{ "\u00AD" }schwert
amazeing-card-troll = Troll
amazeing-card-cat = Katze
amazeing-card-crystal-ball = Kristall{ "\u00AD" }kugel
amazeing-card-falling-star = Stern{ "\u00AD" }schnuppe
amazeing-card-firefly = Glüh{ "\u00AD" }würmchen
amazeing-card-fox = Fuchs
amazeing-card-galaxy = Galaxie
amazeing-card-hedgehog = Igel
amazeing-card-jellyfish = Qualle
amazeing-card-raven = Rabe
amazeing-card-snail = Weinberg{ "\u00AD" }schnecke
amazeing-card-stag = Hirsch
amazeing-card-wolf = Wolf

## Labyrinth Team Edition: falsche Eingaben

team-action-text = „{ $text }“ ist keine Aktion. Zum Schieben schreib Pfeil und Öffnungen (b1/NE), sonst rotate d2/ES, switch b2 c2, move d4, turn NE, choose switch, uncover, leave oder end.

components-choice = „{ $text }“ steht für { $option } nicht zur Wahl. Möglich ist: { $choices }.
components-no-choice = Für { $name } steht nichts zur Wahl: Mindestens eine Zusammenstellung muss da sein.
components-shape = Auf Plättchen mit den Öffnungen { $openings } stehen mehr Schätze und Zeichen, als es solche Plättchen gibt.
components-page = Die Seite { $page } nennt etwas, das es nicht gibt: ein Bild, das auf keinem Gängeplättchen steht, oder eine Figur, die nicht zum Spiel gehört.

team-position-parts = Eine Stellung hat 10 durch Leerzeichen getrennte Teile, eine Ansicht einen mehr; hier sind es { $count }.
team-position-hidden = In dieser Stellung ist nicht bekannt, was verdeckt liegt (?). Lies sie als Ansicht und denk dir das Verdeckte dazu.
team-position-memory = Was verdeckt liegt, muss unbekannt sein (?), außer mit der Option memory=true.
team-position-fronts = Was verdeckt liegt, muss für genau die Felder mit Schutt angegeben sein, in ihrer Reihenfolge und mit den Öffnungen eines ungedrehten Plättchens.
team-position-rubble = Platz { $seat } kann nicht auf { $square } stehen: Das Plättchen liegt verdeckt.
team-position-pages = Die umgeblätterten Seiten sind nicht die des Buches.
team-position-board = Vor Platz { $seat } liegen zu wenige oder zu viele Schatzkarten.
team-position-helper = Der Platz hat noch eigene Schätze einzusammeln, also hilft er nicht den anderen.
team-position-spells = Solche Zaubersprüche können die Plätze in diesem Modus nicht haben.
team-position-used = Ein Zauberspruch ist benutzt, den der Platz nicht hat, oder er ist zweimal benutzt.
team-position-turn = Dieser Zug kann nicht sein: Platz, Phase, Bewegungen, Schätze und Seiten passen nicht zusammen.

## Labyrinth Team Edition: was abgelehnt wird

team-spell-gone = Dieser Zauberspruch steht nicht mehr zur Wahl. Übrig sind: { $spells } ({ $rule }).
team-choose-first = Zuerst nehmen sich alle einen Zauberspruch: Wähl deinen ({ $rule }).
team-chosen = Die Zaubersprüche sind schon gewählt ({ $rule }).
team-uncover-first = Du stehst auf einem verdeckten Plättchen: Deck es auf (uncover), oder lass es liegen (leave) ({ $rule }).
team-turn-first = Sag zuerst, wie das Plättchen liegen soll, das du aufgedeckt hast ({ $rule }).
team-nothing-covered = Du bist nicht gerade auf einem verdeckten Plättchen stehen geblieben ({ $rule }).
team-no-spell = Diesen Zauberspruch hast du nicht. Du hast: { $spells } ({ $rule }).
team-spell-used = Diesen Zauberspruch hast du in diesem Zug schon benutzt ({ $rule }).
team-push-rubble = Das Plättchen auf { $square } liegt verdeckt und darf deshalb nicht hinausgeschoben werden ({ $rule }).
team-push-undo = Bei { $arrow } würdest du rückgängig machen, was Daedalus gerade geschoben hat ({ $rule }).
team-fixed = Das Feld { $square } ist auf den Spielplan gedruckt und bleibt, wo es ist ({ $rule }).
team-rotate-rubble = Das Plättchen auf { $square } liegt verdeckt: Es zu drehen ändert nichts ({ $rule }).
team-rotate-same = Das Plättchen auf { $square } liegt schon so ({ $rule }).
team-rotate-how = So lässt sich das Plättchen auf { $square } nicht drehen. Möglich ist: { $possible } ({ $rule }).
team-rotate-never = Das Plättchen auf { $square } liegt immer gleich, wie man es auch dreht ({ $rule }).
team-switch-order = Das Plättchen, das beim Lesen zuerst kommt, wird zuerst genannt: switch { $first } { $second } ({ $rule }).
team-switch-apart = Tauschen lassen sich nur zwei Plättchen, die mit einer Seite aneinanderliegen ({ $rule }).
team-act = Du kannst jetzt zaubern, dich bewegen oder den Zug beenden ({ $rule }).
team-no-move = In diesem Zug hast du keine Bewegung mehr ({ $rule }).
team-move-stay = Kein Weg führt nach { $square } zurück, und eine Bewegung braucht mindestens einen Schritt ({ $rule }).
team-turn-how = So lässt sich das Plättchen nicht drehen. Möglich ist: { $possible } ({ $rule }).

## Labyrinth Team Edition: was geschieht

team-title = Labyrinth Team Edition
team-about = Alle zusammen gegen das Buch von Daedalus: Sammelt 24 Schätze ein, bevor die letzte Seite umgeblättert ist.

team-spells = { $first }, { $others }
team-spell-name = { $spell ->
    [push] { team-spell-push }
    [rotate] { team-spell-rotate }
    [switch] { team-spell-switch }
    [traverse] { team-spell-traverse }
    [teleport] { team-spell-teleport }
   *[escape] { team-spell-escape }
}
team-spell-push = Schieben
team-spell-rotate = Drehen
team-spell-switch = Tauschen
team-spell-traverse = Durchqueren
team-spell-teleport = Teleportieren
team-spell-escape = Ausbrechen

team-spell-taken = { $me ->
    [yes] Dein zweiter Zauberspruch
   *[no] Der zweite Zauberspruch von { $seat }
} ist { $spell }.
team-drew = { $me ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} neue Schatzkarten: { $cards }.
team-daedalus-pushed = Daedalus schiebt { $tile } bei { $arrow } verdeckt ein; { $out } kommt heraus.
team-daedalus-flipped = Daedalus dreht um: { $cards }.
team-covered = Das Plättchen auf { $at } liegt jetzt verdeckt: { $tile }.
team-daedalus-teleported = Daedalus teleportiert { $pieces } auf das Startfeld von { $home }.
team-sent = { $me ->
    [yes] Du musst
   *[no] { $seat } muss
} von { $start } nach { $to }.
team-carried = { $me ->
    [yes] Du wirst
   *[no] { $seat } wird
} von { $start } nach { $to } mitgenommen.
team-pushed = { $me ->
    [yes] Du schiebst
   *[no] { $seat } schiebt
} { $tile } bei { $arrow } ein; { $out } kommt heraus.
team-rotated = { $me ->
    [yes] Du drehst
   *[no] { $seat } dreht
} das Plättchen auf { $at }: { $tile }.
team-switched = { $me ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} { $first } und { $second }.
team-walked = { $me ->
    [yes] Du { $steps ->
        [0] bleibst auf { $to }
       *[other] gehst nach { $to }
    }
   *[no] { $seat } { $steps ->
        [0] bleibt auf { $to }
       *[other] geht nach { $to }
    }
}.
team-walk-spell-used = { $me ->
    [yes] Du benutzt
   *[no] { $seat } benutzt
} unterwegs den Zauberspruch { $spell }.
team-uncovered = { $me ->
    [yes] Du deckst
   *[no] { $seat } deckt
} { $at } auf: { $tile }.
team-left-covered = { $me ->
    [yes] Du lässt
   *[no] { $seat } lässt
} { $at } verdeckt.
team-turned = Das Plättchen auf { $at } liegt jetzt so: { $tile }.
team-collected = { $me ->
    [yes] Du sammelst
   *[no] { $seat } sammelt
} { $owner ->
    [none] einen Schatz
   *[other] für { $owner } einen Schatz
} ein: { $card }!
team-bonus-move = { $me ->
    [yes] Du hast
   *[no] { $seat } hat
} eine Bonusbewegung.
team-over-won = Alle 24 Schätze sind eingesammelt: Ihr gewinnt, alle zusammen!
team-over-lost = Die letzte Seite ist umgeblättert, und es fehlen noch Schätze: Daedalus gewinnt.

team-prompt-choose = Wähl deinen zweiten Zauberspruch, etwa switch; m zeigt, was übrig ist. (? für Hilfe)
team-prompt-act = Bewegen (d4), zaubern (b1/NE, rotate d2/ES) oder end. (? für Hilfe)
team-prompt-uncover = Du bist auf einem verdeckten Plättchen: uncover (aufdecken) oder leave? (? für Hilfe)
team-prompt-turn = Dreh das Plättchen, wie du willst, etwa NE; m zeigt, wie. (? für Hilfe)
team-help =
    In deinem Zug darfst du jeden deiner Zaubersprüche einmal benutzen und dich einmal bewegen, in beliebiger Reihenfolge. Der erste Schatz im Zug bringt eine Bonusbewegung.
    d4  auf ein Feld gehen, das du erreichst; es ist dick gezeichnet. Ein verdecktes Plättchen deckst du auf und sagst, wie es liegt: NE
    b1/NE  Schieben: das übrige Plättchen bei b1 einschieben, mit diesen Öffnungen (N oben, E rechts, S unten, W links); nur b1 zeigt, wie du es drehen kannst
    rotate d2/ES  Drehen: das Plättchen auf d2; nur rotate d2 zeigt, wie
    switch b2 c2  Tauschen: zwei Plättchen nebeneinander
    Manche Zaubersprüche wirken von selbst, wenn du sie auf dem Weg brauchst. Durchqueren: quer über ein verdecktes Plättchen.
    Teleportieren: von einem Startfeld auf ein anderes. Ausbrechen: aus dem Labyrinth hinaus und durch eine andere Öffnung hinein.
    end  deinen Zug beenden: Du ziehst Schatzkarten nach, und Daedalus blättert für den Nächsten eine Seite um

## Labyrinth Team Edition: die Schätze und die Zeichen. Drei Buchstaben stehen auf dem Brett: die ersten oder das Kürzel.

team-card-rubble = Schutt
team-card-amulet = Amulett
team-card-candle = Kerze
team-card-cauldron = Kessel
team-card-dagger = Dolch
team-card-doll = Puppe
team-card-dragon-tooth = Drachen{ "\u00AD" }zahn
team-card-elephant = Elefant
team-card-fan = Fächer
team-card-key = Schlüs{ "\u00AD" }sel
team-card-lantern = Laterne
team-card-magic-broom = Zauber{ "\u00AD" }besen
team-card-magic-crystal = Zauber{ "\u00AD" }kristall
team-card-magic-hat = Zauber{ "\u00AD" }hut
team-card-magic-wand = Zauber{ "\u00AD" }stab
team-card-mandrake = Alraune
team-card-mushroom = Pilz
team-card-potion = Zauber{ "\u00AD" }trank
team-card-rune-stone = Runen{ "\u00AD" }stein
team-card-scroll = Schrift{ "\u00AD" }rolle
team-card-shell = Muschel
team-card-sickle = Sichel
team-card-skull = Schädel
team-card-urn = Urne
team-card-winged-sandals = Flügel{ "\u00AD" }sandalen
team-card-mark-1 = Zeichen 1
team-card-mark-2 = Zeichen 2
team-card-mark-3 = Zeichen 3
team-card-mark-4 = Zeichen 4
team-card-mark-5 = Zeichen 5
team-card-mark-6 = Zeichen 6
team-card-mark-7 = Zeichen 7
team-card-mark-8 = Zeichen 8
team-card-mark-9 = Zeichen 9
team-card-mark-10 = Zeichen 10
team-code-key = slü
team-code-magic-broom = bes
team-code-magic-crystal = kri
team-code-magic-hat = hut
team-code-magic-wand = sta
team-code-potion = tra
team-code-scroll = rol
team-code-skull = säd
team-code-mark-1 = #1
team-code-mark-2 = #2
team-code-mark-3 = #3
team-code-mark-4 = #4
team-code-mark-5 = #5
team-code-mark-6 = #6
team-code-mark-7 = #7
team-code-mark-8 = #8
team-code-mark-9 = #9
team-code-mark-10 = #10

## Labyrinth mit dem Drachen: falsche Eingaben

dragon-action-text = „{ $text }“ ist keine Aktion. Zum Einschieben schreib Pfeil und Öffnungen (b1/NE), zum Ziehen move g4 oder move g4 coin, sonst play 3, pass oder fight.
components-picture = Die festen Plättchen zeigen in diesem Spiel nichts, aber eines davon zeigt { $name }.
components-squares = Ein Feld der Schätze ist zweimal genannt.
components-duel-die = Der Duellwürfel hat die Zahlen 1 bis 6.
components-dragon-die = Der Drachenwürfel hat Seiten mit beiden Wächtern, mit einem Pfeil und mit mehreren Pfeilen.
components-lair = Unter der Drachenhöhle, auf d4, kann niemand beginnen.
components-movable = Mindestens eines der Schatzfelder muss sich verschieben lassen.
dragon-position-parts = Eine Stellung hat 13 durch Leerzeichen getrennte Teile, eine Ansicht einen mehr; hier sind es { $count }.
dragon-position-guardians = Es gibt zwei Wächter, den weißen und den schwarzen, jeden auf einem eigenen Feld.
dragon-position-squares = Die Schätze auf dem Spielplan müssen nach ihren Feldern geordnet sein, auf jedem nur einer.
dragon-position-order = Die Schätze vor einem Platz müssen nach ihrem Wert geordnet sein.
dragon-position-treasures = Von jedem Wert muss es zwei Schätze geben: auf dem Spielplan, vor den Plätzen, verloren oder für die zweite Phase aufgehoben; und keiner wird vor denen genommen, die weniger wert sind.
dragon-position-stage = Die Schätze auf dem Spielplan passen nicht zum Spielabschnitt: Im ersten sind es welche von 1 bis 6, im zweiten von 7 bis 12, und in der Schlussphase liegt keiner mehr da.
dragon-position-cards = Die Zahl der Karten auf der Hand und die gespielten Karten ergeben zusammen nicht zwei von jedem Wert.
dragon-position-coins = Es gibt mehr Münzen als Karten, die dafür gespielt wurden.
dragon-position-hand = Platz { $seat } hat nicht so viele Karten jeder Art wie angegeben, oder sie sind nicht geordnet.
dragon-position-turn = Dieser Zug kann nicht sein: Phase, Spielabschnitt, Duelle, Würfe und Schätze passen nicht zusammen.

## Labyrinth mit dem Drachen: was abgelehnt wird

dragon-move-now = Jetzt zieh deine Figur oder bleib stehen ({ $rule }).
dragon-challenge-now = Du stehst vor dem Drachen: Fordere ihn heraus, oder lass es ({ $rule }).
dragon-reroll-now = Der Wurf ist misslungen: Spiel eine Karte von 1 bis 6, um noch einmal zu würfeln, oder lass ihn gelten ({ $rule }).
dragon-final-now = Spiel eine Karte von 1 bis 6, um den Wurf zu ersetzen, oder lass ihn gelten ({ $rule }).
dragon-double-now = Spiel eine Karte von 7 bis 12 für einen zweiten Zug, oder beende deinen Zug ({ $rule }).
dragon-lair = Niemand zieht in die Drachenhöhle auf { $square }, durch sie hindurch oder aus ihr heraus: Das geht nur durch Einschieben ({ $rule }).
dragon-no-treasure = Auf { $square } nimmst du keinen Schatz, also gibt es auch keine Münze dafür ({ $rule }).
dragon-no-card = Für eine Münze brauchst du eine Karte mit dem Wert { $value }, und die hast du nicht ({ $rule }).
dragon-card = Diese Karte kannst du jetzt nicht spielen. Möglich ist: { $cards } ({ $rule }).

## Labyrinth mit dem Drachen: was geschieht

dragon-title = Labyrinth mit dem Drachen
dragon-about = Schätze in aufsteigender Reihenfolge, unterwegs Wächter und Duelle, am Ende der Drache: Münzen und Mut entscheiden.
dragon-guardian-white = weiße
dragon-guardian-black = schwarze
direction-N = Norden
direction-E = Osten
direction-S = Süden
direction-W = Westen
dragon-hand-dealt = { $me ->
    [yes] Du hast
   *[no] { $seat } hat
} { $low } Karten von 1 bis 6 und { $high } von 7 bis 12.
dragon-hand-seen = Deine Karten: { $values }.
dragon-treasures-laid = Die Schätze 7 bis 12 werden ausgelegt: Die zweite Phase beginnt.
dragon-pushed = { $me ->
    [yes] Du schiebst
   *[no] { $seat } schiebt
} { $tile } bei { $arrow } ein; { $out } kommt heraus.
dragon-carried = { $me ->
    [yes] Du wirst
   *[no] { $seat } wird
} von { $start } nach { $to } mitgeschoben.
dragon-guardian-carried = Der { $guardian } Wächter wird von { $start } nach { $to } mitgeschoben.
dragon-walked = { $me ->
    [yes] Du { $steps ->
        [0] bleibst auf { $to }
       *[other] gehst nach { $to }
    }
   *[no] { $seat } { $steps ->
        [0] bleibt auf { $to }
       *[other] geht nach { $to }
    }
}.
dragon-took = { $me ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} einen Schatz mit dem Wert { $value }!
dragon-coin-gained = { $me ->
    [yes] Du spielst
   *[no] { $seat } spielt
} dafür die Karte { $value } und { $me ->
    [yes] bekommst
   *[no] bekommt
} eine Münze.
dragon-dragon-turned = Der Drachenwürfel zeigt { $arrows } { $arrows ->
    [one] Pfeil
   *[other] Pfeile
}: Der Drache blickt nach { $facing } und bedroht { $passage_count } { $passage_count ->
    [one] Feld
   *[other] Felder
}.
dragon-guardian-woke = Drachenwürfel: der { $guardian } Wächter. { $passage_count ->
    [0] Er steht unter der Drachenhöhle und bedroht niemanden.
    [one] Er bedroht das Feld, auf dem er steht.
   *[other] Er bedroht { $passage_count } Felder.
}
dragon-duel-rolled = { $me ->
    [yes] Du duellierst dich und würfelst
   *[no] { $seat } duelliert sich und würfelt
} eine { $roll }.
dragon-rolled-again = { $me ->
    [yes] Du spielst die Karte { $value } und würfelst
   *[no] { $seat } spielt die Karte { $value } und würfelt
} noch einmal.
dragon-lost = { $me ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} einen Schatz mit dem Wert { $value }.
dragon-doubled = { $me ->
    [yes] Du spielst
   *[no] { $seat } spielt
} die Karte { $value } für einen zweiten Zug.
dragon-challenged = { $me ->
    [yes] Du forderst
   *[no] { $seat } fordert
} den Drachen heraus!
dragon-final-rolled = { $me ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} eine { $roll }.
dragon-slain = { $me ->
    [yes] Du hast
   *[no] { $seat } hat
} den Drachen mit { $total } Augen besiegt!
dragon-failed = { $total } Augen reichen nicht: Der Drache lebt.
dragon-over-points = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen
}. Punkte: { $scores }.{ $tied ->
    [yes] {" "}{ dragon-over-tie }
   *[no] { "" }
}
dragon-over-tie = Bei gleich vielen Punkten gewinnt, wer mehr Schätze hat.
dragon-prompt-push = Einschieben: Pfeil und Öffnungen, etwa b1/NE, oder nur b1. (? für Hilfe)
dragon-prompt-move = Ziehen: ein Feld, etwa g4, oder g4 coin; dein eigenes, um zu bleiben. (? für Hilfe)
dragon-prompt-reroll = Das Duell misslingt: Spiel eine Karte von 1 bis 6 und würfle noch einmal, oder pass. (? für Hilfe)
dragon-prompt-challenge = Du stehst vor dem Drachen: fight (kämpfen) oder pass? (? für Hilfe)
dragon-prompt-final = Spiel eine Karte von 1 bis 6, um diesen Wurf zu ersetzen, oder lass ihn mit pass gelten. (? für Hilfe)
dragon-prompt-double = Spiel eine Karte von 7 bis 12 für einen zweiten Zug, oder pass. (? für Hilfe)
dragon-help =
    Schieb das übrige Plättchen an einem Pfeil ein, so gedreht, dass es diese Öffnungen hat: b1/NE.
    N ist oben, E rechts, S unten, W links. Nur b1 zeigt, wie du es drehen kannst.
    Geh dann auf ein Feld, das du erreichst; diese Felder haben dicke Linien: g4. Dein eigenes Feld heißt: stehen bleiben.
    Nehmen kannst du nur Schätze mit dem niedrigsten Wert auf dem Spielplan; du musst von einem anderen Feld kommen.
    g4 coin  hingehen, den Schatz nehmen und deine Karte mit seinem Wert für eine Münze spielen, die 5 Punkte wert ist
    play 3  eine Karte spielen: 1 bis 6, um im Duell noch einmal zu würfeln, 7 bis 12 für einen zweiten Zug; pass verzichtet
    fight  den Drachen herausfordern: wenn alle Schätze genommen sind und du auf dem Feld stehst, auf das er blickt

## Dedalo's: falsche Eingaben

cell-name = Es gibt kein Feld „{ $text }“. Felder werden vom Eingang o aus gezählt: e2n3 liegt zwei Felder weiter rechts (e) und drei weiter oben (n), w1s1 eines weiter links (w) und eines weiter unten (s).
dedalos-action-text = „{ $text }“ ist keine Aktion. Schreib lay e1 EW, lay e1 EW+star, collapse e6, move e1, push 2 e1, step e1, jump e1, discard oder stop.
dedalos-action-number = Es gibt keine Aktion mit der Nummer { $number }: Die Nummern beginnen mit 0.
dedalos-pieces = Die Figuren können nicht „{ $text }“ sein. Nenn mindestens drei verschiedene von diesen, mit + verbunden: { $pieces }. Mit allow_two=true genügen zwei.
components-exits = Die Ausgänge müssen für 2, 3, 4, 5 und 6 Spieler angegeben sein.
components-exit-count = Bei { $seats } Spielern gibt es { $right } Ausgänge, jeden auf einem eigenen Feld.
components-exit-place = Auf { $cell } kann kein Ausgang liegen: Die Ausgänge liegen in gerader Linie vom Eingang, sechs Felder entfernt.
dedalos-position-parts = Eine Stellung hat 9 durch Leerzeichen getrennte Teile, eine Ansicht einen mehr; hier sind es { $count }.
dedalos-position-order = Die Plättchen des Labyrinths müssen in der Reihenfolge ihrer Felder stehen, je eines pro Feld.
dedalos-position-entrance = Auf o fehlt der Eingang.
dedalos-position-exits = Die Ausgänge, offen oder eingestürzt, liegen nicht dort, wo sie bei dieser Spielerzahl hingehören.
dedalos-position-bag = Auf den Händen sind mehr Plättchen, als noch übrig sind.
dedalos-position-hand = Die Plättchen von Platz { $seat } sind zu viele, nicht so viele wie angegeben oder nicht in der richtigen Reihenfolge.
dedalos-position-gone = Die Plättchen, die aus dem Spiel sind, müssen in der richtigen Reihenfolge stehen.
dedalos-position-tribute = Der Tribut von Platz { $seat } kann dort nicht stehen: Da liegt kein Plättchen, oder es ist ein Ausgang.
dedalos-position-minotaur = Der Minotauros steht genau dann auf einem Plättchen des Labyrinths, wenn Minotauros-Plättchen im Spiel sind.
dedalos-position-turn = Dieser Zug kann nicht sein: Phase, Aktionen, Schritte und Figuren passen nicht zusammen.

## Dedalo's: was abgelehnt wird

dedalos-minotaur-first = Beweg zuerst den Minotauros weiter ({ $rule }).
dedalos-minotaur-done = Der Minotauros hat sich in diesem Zug schon bewegt, oder er ist nicht im Spiel ({ $rule }).
dedalos-three-actions = Du hast drei Aktionen ausgeführt: Beende deinen Zug ({ $rule }).
dedalos-twice = Das hast du in diesem Zug schon zweimal getan ({ $rule }).
dedalos-not-held = Du hast kein Plättchen auf der Hand, das so liegen kann: { $tile } ({ $rule }).
dedalos-no-side = Auf { $cell } träfe keine offene Seite des Plättchens auf eine offene Seite des Labyrinths ({ $rule }).
dedalos-exit-only = Auf { $cell } träfe das Plättchen nur auf einen Ausgang, und von dort wird nicht gebaut ({ $rule }).
dedalos-never-covered = Was auf { $cell } liegt, wird nie überdeckt ({ $rule }).
dedalos-occupied = Auf { $cell } liegt schon ein Plättchen, und eines ohne Stern überdeckt nichts ({ $rule }).
dedalos-stars = { $stars ->
    [one] Um { $cell } zu überdecken, brauchst du ein Plättchen mit mehr als einem Stern
    [3] Drei Sterne wie auf { $cell } lassen sich nicht überdecken
   *[other] Um { $cell } zu überdecken, brauchst du ein Plättchen mit mehr als { $stars } Sternen
} ({ $rule }).
dedalos-figure = Auf { $cell } steht eine Figur, deshalb lässt sich das Plättchen nicht überdecken ({ $rule }).
dedalos-trap = Damit wäre der Tribut von { $seat } auf { $cell } eingesperrt und könnte keine zwei Felder weit ziehen ({ $rule }).
dedalos-no-collapse = Du hast kein Einsturz-Plättchen auf der Hand ({ $rule }).
dedalos-no-exit = Auf { $cell } ist kein offener Ausgang ({ $rule }).
dedalos-no-passage = Von { $start } führt kein Gang nach { $cell } ({ $rule }).
dedalos-back = Mit dem zweiten Schritt darfst du nicht nach { $cell } zurück, wo dein Zug begann, außer du hast das Plättchen dort überdeckt ({ $rule }).
dedalos-no-victim = Schieben kannst du nur andere, die mit dir auf { $cell } stehen, und der Tribut von { $seat } gehört nicht dazu ({ $rule }).
dedalos-push-exit = Auf einen Ausgang wird niemand geschoben ({ $rule }).
dedalos-discard-first = Ablegen geht nur anstelle aller Aktionen, und du hast schon eine ausgeführt ({ $rule }).
dedalos-empty-hand = Du hast nichts auf der Hand, was du ablegen könntest ({ $rule }).
dedalos-not-yet = Führ mindestens eine Aktion aus, oder leg deine Plättchen ab ({ $rule }).
dedalos-no-step = So kommt der Minotauros nicht von { $start } nach { $cell } ({ $rule }).

## Dedalo's: was geschieht

dedalos-title = Dedalo's
dedalos-about = Baut das Labyrinth, während ihr lauft, überdeckt und schiebt: Wer ist zuerst draußen, bevor der Minotauros zuschlägt?
dedalos-card-star = ★
dedalos-card-collapse = Einsturz
dedalos-card-red = Minotauros rot
dedalos-card-white = Minotauros weiß
dedalos-card-entrance = Eingang
dedalos-card-exit = Ausgang
dedalos-drew = { $me ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $count } Plättchen.
dedalos-drew-tiles = Du ziehst: { $tiles }.
dedalos-laid = { $me ->
    [yes] Du legst
   *[no] { $seat } legt
} { $tile } auf { $at }.
dedalos-covered = { $me ->
    [yes] Du überdeckst
   *[no] { $seat } überdeckt
} { $under } auf { $at } mit { $tile }.
dedalos-collapsed = { $me ->
    [yes] Du lässt
   *[no] { $seat } lässt
} den Ausgang auf { $at } einstürzen: Er bleibt für immer zu.
dedalos-moved = { $me ->
    [yes] Du gehst
   *[no] { $seat } geht
} nach { $to }.
dedalos-shoved = { $me ->
    [yes] Du schiebst
   *[no] { $seat } schiebt
} { $victim } nach { $to }.
dedalos-discarded = { $me ->
    [yes] Du legst ab
   *[no] { $seat } legt ab
}: { $tiles }.
dedalos-minotaur-tiles = { $me ->
    [yes] Du bringst
   *[no] { $seat } bringt
} Minotauros-Plättchen ins Spiel: { $white ->
    [0] { $red } rot
   *[other] { $red ->
        [0] { $white } weiß
       *[other] { $red } rot, { $white } weiß
    }
}. Der Minotauros geht jetzt { $speed } { $speed ->
    [one] Schritt
   *[other] Schritte
} pro Zug.
dedalos-minotaur-entered = Der Minotauros steht auf dem Eingang.
dedalos-minotaur-stepped = Der Minotauros geht nach { $to }.
dedalos-minotaur-jumped = Der Minotauros nimmt eine Abkürzung nach { $to }.
dedalos-caught = Der Minotauros fängt { $me ->
    [yes] dich
   *[no] { $seat }
} auf { $at }!
dedalos-minotaur-left = Der Minotauros ist satt und verschwindet.
dedalos-minotaur-withdrew = Der Minotauros findet niemanden und zieht sich zurück.
dedalos-came-back = { $me ->
    [yes] Du bist
   *[no] { $seat } ist
} wieder auf dem Eingang.
dedalos-over-escaped = { $me ->
    [yes] Du bist draußen und gewinnst!
   *[no] { $winners } ist draußen und gewinnt.
}
dedalos-over-minotaur = Der Beutel ist leer und niemand ist draußen: Der Minotauros gewinnt.
piece-purple = Lila
piece-purple-letter = L
piece-white = Weiß
piece-white-letter = W
dedalos-prompt-minotaur = Beweg den Minotauros: ein Feld (e1). (? für Hilfe)
dedalos-prompt-act = Legen (lay e1 EW), ziehen (e1), schieben (push 2 e1), stop oder discard. (? für Hilfe)
dedalos-help =
    Ein Zug hat bis zu drei Aktionen, jede Art höchstens zweimal: legen, ziehen, schieben. stop beendet ihn. Oder du legst gleich zu Beginn alle deine Plättchen ab: discard.
    lay e1 EW legt ein Plättchen auf das Feld rechts vom Eingang (o), offen nach rechts und links: N, E, S, W und n, e, s, w heißen oben, rechts, unten, links. Nur lay e1 zeigt, wie du legen kannst.
    Plättchen mit Sternen dürfen Plättchen mit weniger Sternen überdecken. collapse e6 lässt einen Ausgang einstürzen. move e1 zieht ein Feld weit. push 2 e1 schiebt die Figur, die neben dem Brett die Nummer 2 hat.
    Erreich als Erster einen offenen Ausgang. Geh dem Minotauros aus dem Weg: Kann er zwischen Wegen wählen, wählst du für ihn.
    Auf dem Brett ist O der Eingang, X ein Ausgang und × ein eingestürzter, M der Minotauros, · ein Bauplatz; Ziffern sind Sterne.

## Dedalo's: das Brett im Terminal

dedalos-board-you-act = Du bist dran: { $left ->
    [0] stop, oder nimm etwas zurück.
    [one] noch 1 Aktion.
   *[other] noch { $left } Aktionen.
}
dedalos-board-you-minotaur = Du bist dran: Beweg den Minotauros, noch { $steps ->
    [one] 1 Schritt.
   *[other] { $steps } Schritte.
}
dedalos-board-they-act = { $piece } ist dran.
dedalos-board-they-minotaur = { $piece } bewegt den Minotauros.
dedalos-board-hand = Du hältst: { $tiles }
dedalos-board-minotaur-letter = M
dedalos-board-minotaur = Minotauros M auf { $cell }, Tempo { $speed }.
dedalos-board-came = Kam von { $cell }.
dedalos-board-jumped = Sprang von { $cell }.
dedalos-board-no-minotaur = Der Minotauros schläft.
dedalos-board-bag = Beutel: { $count } Plättchen. Offene Ausgänge X: { $exits }
dedalos-board-off = gefangen
dedalos-board-out = { $piece } ist draußen!
dedalos-board-beyond = Das Labyrinth geht weiter nach { $ways }.

## Zufall, der sich prüfen lässt, und aufgehobene Stellungen

nonce-text = „{ $text }“ kann keine Nonce sein, der Beitrag eines Platzes zum Zufall eines Spiels. Schreib 8 bis 64 der Zeichen 0-9, A-Z, a-z, _ und -.
record-luck = Hier steht nicht, woraus der Zufall gemacht war. Auf „luck“ folgen das Geheimnis, 64 hexadezimale Ziffern, und die Nonces der { $seats } Plätze, - für jeden ohne.
record-stream = Der Zufall dieser Aktion kann nicht die Nummer { NUMBER($number, useGrouping: 0) } haben: Ohne Angabe hat er { NUMBER($right, useGrouping: 0) }, und nur eine höhere wird hingeschrieben.
record-hidden = Was der Zufall entschied, ist hier weggelassen, weil das Spiel noch lief. Eine solche Aufzeichnung lässt sich lesen, aber nicht nachspielen.
record-snapshot = Von diesem Spiel gibt es keine Aufzeichnung: Sein Anfang wurde nach älteren Regeln gespielt, und nur die Stellung wurde aufgehoben.
undo-snapshot = { $seat } kann nichts zurücknehmen, was noch bekannt wäre: Es ist zu lange her, oder es war vor neueren Regeln.
snapshot-components = Die Stellung wurde mit anderem Spielmaterial ({ $digest }) aufgehoben als diesem ({ $right }).
snapshot-state = Die Stellung wurde unter Version { $version } der Regeln aufgehoben und lässt sich unter Version { $right } nicht lesen: { $reason }
verify-unfinished = Dieses Spiel ist nicht zu Ende. Sein Zufall lässt sich nach dem letzten Zug prüfen, wenn das Geheimnis gezeigt wird.
verify-no-luck = Diese Aufzeichnung sagt nicht, woraus ihr Zufall gemacht war: Sie hat keine Zeile, die mit „luck“ beginnt. Nur ein Spiel, das an einem Server zu Ende gespielt wurde, hat eine.
verify-draw = „{ $text }“ folgt nicht aus dem Geheimnis und den Nonces; das wäre „{ $right }“.
verify-done = { $draws ->
    [one] Eine Ziehung wurde
   *[other] Alle { $draws } Ziehungen wurden
} geprüft: Der Zufall dieses Spiels folgt aus dem Geheimnis und den Nonces.
verify-nonces = { $nonces ->
    [0] Kein Platz hat eine Nonce gesandt; der Server hat den Zufall also allein bestimmt.
    [one] Ein Platz hat eine Nonce gesandt.
   *[other] { $nonces } Plätze haben eine Nonce gesandt.
}
verify-commitment = Festlegung: { $commitment }
    Vergleich sie mit der, die vor dem Spiel gezeigt wurde.

## Der Tisch: eine Aufzeichnung ansehen

look-seat = Einen Platz { $seat } gibt es in dieser Aufzeichnung nicht: Ihre Plätze sind 0 bis { $last }.
record-long = Diese Aufzeichnung hat { $steps } Schritte; ansehen lassen sich höchstens { $most }.

## Die Datei, in der der Server seine Tische aufbewahrt

store-folder = { $file } ist ein Ordner. Nenn eine Datei, in der die Tische aufbewahrt werden.
store-foreign = In der Datei { $file } bewahrt Knossos keine Tische auf. Nenn eine andere; gibt es sie nicht, wird sie angelegt.
store-newer = Die Datei { $file } stammt von einem neueren Knossos: Sie hat Format { $version }, dieses hier kennt nur Formate bis { $known }. Installier das neuere, oder nenn eine andere Datei.
store-locked = Ein anderer Server bewahrt seine Tische in { $file } auf. Halte erst ihn an, oder nenn einen anderen Ort.
store-disk = Dort, wo { $file } liegt, lässt sich nichts sicher aufbewahren. Nenn eine Datei auf einer Festplatte dieses Rechners.
store-unusable = In { $file } lassen sich keine Tische aufbewahren: { $reason }.
store-none = In { $file } sind keine Tische. Nenn den Ort, an dem der Server sie aufbewahrt.
backup-done = { $count ->
    [one] Ein Tisch ist
   *[other] { $count } Tische sind
} in { $file } gesichert.
backup-failed = Die Sicherung { $file } gibt es nicht: { $reason }.
backup-damaged = Die Datei { $file } ist keine Sicherung von Knossos, oder sie ist beschädigt. Es wurde nichts geändert.
restore-done = { $count ->
    [one] Ein Tisch ist
   *[other] { $count } Tische sind
} aus { $file } wiederhergestellt.
restore-failed = Die Sicherung { $file } ließ sich nicht wiederherstellen, und es wurde nichts geändert: { $reason }.
restore-occupied = { $count ->
    [one] Ein Tisch ist
   *[other] { $count } Tische sind
} schon in { $file }. Nenn einen anderen Ort, oder sag --replace, um aufzugeben, was dort ist.

## Eine Datenbank, in der der Server seine Tische aufbewahrt

database-url = { $url } ist kein Ort für Tische. Nenn eine Datei oder eine Datenbank wie postgresql://benutzer@rechner/name.
database-driver = Was mit { $database } spricht, ist nicht installiert. Installier es mit: pip install "knossos[postgres]"
database-old = Die Datenbank { $database } läuft mit PostgreSQL { $version }. Knossos braucht { $oldest } oder neuer.
database-unsafe = In { $database } lässt sich nichts sicher aufbewahren: Die Einstellung { $setting } steht dort nicht auf on.
database-newer = Die Tische in { $database } stammen von einem neueren Knossos: Sie haben Format { $version }, dieses hier kennt nur Formate bis { $known }. Installier das neuere, oder nenn eine andere Datenbank.
database-foreign = Im Schema knossos der Datenbank { $database } liegt etwas anderes. Nenn eine andere Datenbank.
database-silent = { $database } antwortet nicht. Stimmt die Adresse, und läuft die Datenbank?
database-pooled = { $database } ist ein Pooler, der jeder Transaktion eine andere Verbindung leiht. Verbinde dich mit der Datenbank selbst, oder lass den Pooler im Modus „session“ arbeiten.
database-older = Die Tische in { $database } stammen von einem älteren Knossos: Sie haben Format { $version }, dieses hier braucht { $known }. Nimm das ältere, oder starte dort zuerst einen Server dieser Version.
database-older-servers = Die Tische in { $database } müssen auf den neuesten Stand gebracht werden, und ältere Server benutzen sie. Beende diese zuerst.

# Der Tisch

table-unknown = Es gibt keinen Tisch „{ $table }“, oder du darfst ihn nicht sehen.
table-started = Das Spiel hat schon begonnen.
table-not-started = Das Spiel hat noch nicht begonnen.
table-over = Das Spiel ist zu Ende.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-full = An diesem Tisch ist kein Platz frei.
table-older-rules = Tisch { $table } wurde nach älteren Regeln gespielt, denen nicht mehr gefolgt werden kann.
table-gathering = wartet auf Mitspieler
table-playing = spielt
name-taken = An diesem Tisch sitzt schon jemand namens { $name }.
name-twice = Zwei Leute am Tisch heißen gleich.
name-needed = Ein Platz für dich selbst braucht deinen Namen.
seat-of-another = { $seat } ist nicht deine Figur.
seat-of-bot = Mit { $seat } spielt jetzt ein Bot. Nimm den Platz zuerst zurück.
seat-empty = Mit { $seat } spielt niemand.
seat-needed = Das kann nur, wer am Tisch sitzt.
seat-not-free = Der Platz von { $seat } ist nicht frei.
seat-number = „{ $text }“ ist keine Platznummer.
seat-unknown = Es gibt keinen Platz { $seat }: die Plätze sind 0 bis { $last }.
host-needed = Das kann nur, wer den Tisch eröffnet hat.
position-changed = Die Stellung hat sich geändert, seit du sie gesehen hast.
nothing-asked = Niemand hat { $seat } um etwas gebeten.
chat-off = An diesem Tisch sind nur Redewendungen erlaubt.
chat-text = Das lässt sich nicht sagen: es steht nichts Lesbares darin.
phrase-unknown = Es gibt keine Redewendung „{ $phrase }“. Es gibt: { $phrases }.
too-many = Zu viel auf einmal: warte ein wenig.
store-busy = Am Tisch ist sehr viel los. Versuch es noch einmal.
store-failed = Der Server kann gerade nichts aufbewahren, darum wurde nichts getan. Versuch es später noch einmal.
hint-failed = Der Bot hat gerade keinen Rat. Versuch es noch einmal.
replay-running = Ein Spiel kann wieder angesehen werden, wenn es zu Ende ist.
replay-failed = Die Aufzeichnung konnte nicht durchgesehen werden. Versuch es später noch einmal.
hello-first = Die erste Nachricht muss „hello“ sein.
hello-twice = „hello“ sagt man einmal.
protocol-version = Dieser Server spricht Version { $right } des Protokolls, nicht { $version }.
message-malformed = Die Nachricht ist nicht zu verstehen: { $reason }
body-type = Der Inhalt muss { $right } sein.
body-large = Der Inhalt ist größer als { $most } Bytes.
body-slow = Der Inhalt kam nicht rechtzeitig.
body-not-text = Der Inhalt ist kein Text in UTF-8.
method-unknown = { $method } ist hier nicht möglich.
path-unknown = Hier ist nichts.
server-failed = Der Server hat einen Fehler gemacht. Er steht in seinem Protokoll.
serve-listens = Knossos ist unter { $address } zu erreichen und bewahrt seine Tische in { $file } auf. Strg-C beendet es.
serve-stopped = Beendet. Alle Tische sind aufbewahrt.
serve-address = Unter { $host }, Port { $port } ist nichts zu machen: { $reason }.
page-about = Dieser Server spielt die Labyrinth-Brettspiele mit Menschen und Bots, wo immer sie sind. Er ist inoffiziell.
page-protocol = Programme aller Art können Platz nehmen: über einen WebSocket unter { $socket } sprechen sie Version { $protocol } des Protokolls, das docs/protocol.md erklärt; der Weg zu einem Tisch ist in { $description } beschrieben.
page-tables = Tische
page-no-tables = Noch hat niemand einen Tisch ausgeschrieben.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran.
phrase-wait = Einen Moment, bitte.
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-look-here = Schau hier.
phrase-i-go-there = Ich gehe dorthin.
phrase-leave-it-to-me = Überlass das mir.
phrase-can-you-help = Kannst du mir helfen?
phrase-yes = Ja.
phrase-no = Nein.

## Was sich am Tisch nicht lesen lässt

message-deep = Die Nachricht ist zu tief verschachtelt, um verstanden zu werden.
serve-port = Einen Port { $port } gibt es nicht: Ports sind 0 bis 65535.
serve-workers = { $workers } Prozesse können diese Tische nicht versorgen. Mehrere brauchen eine gemeinsame Datenbank, etwa --database postgresql://benutzer@rechner/name; für eine Datei ist es einer.
serve-workers-system = Dieses System kann eine Adresse nicht auf mehrere Prozesse verteilen. Starte einen.

## The browser: the table and everything around the board

web-brand = Knossos
web-brand-lobby = Knossos: zur Lobby
web-to-lobby = Zur Lobby
web-close = Schließen
web-cancel = Abbrechen
web-copy = Kopieren
web-copied = Kopiert
web-copy-by-hand = Diesen Link kopieren:
web-reload = Noch einmal versuchen
web-loading = Warte auf den Server …
web-you = Du
web-your-turn = Du bist dran
web-badge-you = du
web-badge-bot = Bot

web-title = { $title } · Knossos
web-title-turn = Du bist dran · { $title }
web-skip-to-board = Zum Spielplan
web-board = Der Spielplan
web-own = Was dir gehört
web-steps = Die Schritte eines Zugs
web-head-you = Du: { $step }
web-head-other = { $player }: { $step }
web-game-amazeing = { amazeing-title }
web-game-team = Team Edition
web-game-dragon = { dragon-title }
web-game-dedalos = { dedalos-title }
web-mode-amazeing-basic = Grundspiel
web-mode-amazeing-kids = für jüngere Kinder
web-mode-amazeing-daynight = bei Tag und bei Nacht
web-mode-team-introductory = Einstiegsspiel
web-mode-team-standard = Standardspiel
web-mode-team-expert = Expertenspiel
web-mode-dedalos = { $minotaur ->
    [true] { $collapse ->
        [true] Minotauros und Einsturz
       *[false] mit dem Minotauros
    }
   *[false] { $collapse ->
        [true] mit Einsturz
       *[false] Grundspiel
    }
}
web-bot-random = spielt irgendetwas
web-bot-greedy = nimmt, was er kriegt

web-connected = Verbunden
web-connecting = Verbinde …
web-lost = Verbinde neu, dein Platz bleibt dir
web-lost-short = Verbinde neu …
web-sound = Ton
web-sound-on = Ton an
web-sound-off = Ton aus
web-theme = Hell oder dunkel
web-theme-system = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-theme-to-light = Helle Farben
web-theme-to-dark = Dunkle Farben
web-language = Sprache
web-menu = Menü
web-menu-text = Der Spielplan in Worten
web-menu-own-link = Persönlichen Link kopieren, um auf einem anderen Gerät weiterzuspielen
web-menu-watch-link = Link zum Zuschauen kopieren
web-menu-hand-over = Deinen Platz einem Bot überlassen
web-menu-hand-over-other = Den Platz von { $player } einem Bot überlassen
web-credit = Symbole: game-icons.net, CC BY 3.0. Knossos ist inoffiziell.

web-players = Spieler
web-watching = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-status-acts = ist am Zug
web-status-turn = ist am Zug
web-status-decides = entscheidet jetzt
web-status-you-decide = Du entscheidest jetzt
web-status-there = am Tisch
web-status-not-there = gerade nicht da
web-status-away = verbindet neu, Platz bleibt
web-status-free = freier Platz
web-status-bot = { $bot }
web-status-bot-for = solange spielt ein Bot
web-status-bot-thinks = denkt nach
web-status-won = Gewonnen
web-seat-menu = Zum Platz von { $player }
web-seat-mute = Nichts mehr davon hören
web-seat-unmute = Wieder hören
web-seat-take-over = Einen Bot dafür spielen lassen
web-seat-take-over-later = Wer zwei Minuten fort ist, für den darf ein Bot spielen
web-clock-left = Verbleibende Zeit
web-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
web-clock-more = + { $time }
web-clock-reserve = Reserve { $time }

web-tabs = Neben dem Spielplan
web-tab-play = Spiel
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-rules = Regeln
web-tab-text = Text
web-unread = { $count } ungelesen
web-log-empty = Hier steht, was geschieht.
web-log-round = Runde { $number }
web-log-clock = Die Zeit war um:
web-log-undone = { $player } hat die letzte Aktion zurückgenommen.
web-log-handed-over = Für { $player } spielt jetzt ein Bot.
web-log-returned = { $player } ist wieder am Tisch.
web-log-asked = { $player } möchte eine Aktion zurücknehmen.
web-log-agreed = { $player } ist einverstanden.
web-log-disagreed = { $player } ist nicht einverstanden.
web-log-chat-on = Alle dürfen jetzt schreiben.
web-log-chat-off = Jetzt sind nur noch Redewendungen erlaubt.
web-log-followed = An einem neuen Tisch gibt es eine Revanche.
web-chat-empty = Noch hat niemand etwas gesagt. Eine Redewendung lesen alle in ihrer eigenen Sprache.
web-chat-watching = Wer am Tisch sitzt, kann hier sprechen.
web-chat-phrases = Redewendungen
web-chat-write = An den Tisch schreiben
web-chat-send = Senden
web-chat-only-phrases = An diesem Tisch sind nur Redewendungen erlaubt.
web-chat-point = Um auf etwas zu zeigen: auf dem Spielplan rechts klicken oder lange drücken.
web-chat-waits = Was du gesagt hast, wird gesendet, sobald die Verbindung wieder da ist.
web-chat-allow = Alle dürfen schreiben
web-chat-more = Mehr
web-chat-less = Weniger
web-rules-search = Regeln durchsuchen, auch nach Kennung
web-rules-loading = Die Regeln kommen …
web-rules-none = In den Regeln kommt „{ $words }“ nicht vor.

web-refusal-allowed = Was du tun kannst, ist auf dem Spielplan markiert oder hat einen Knopf.
web-refusal-read = Regel lesen
web-refusal-on = Neu wählen
web-undo = Zurücknehmen
web-undo-ask = Rücknahme erbitten
web-undo-for = { $player } nimmt zurück
web-undo-ask-for = { $player } erbittet Rücknahme
web-waiting = Dein Zug ist unterwegs …
web-waiting-lost = Die Verbindung ist weg. Was du getan hast, gilt, sobald sie wieder da ist.
web-hint = Tipp
web-consent = { $player } möchte die letzte Aktion zurücknehmen. Alle anderen müssen einverstanden sein.
web-consent-yes = Einverstanden
web-consent-no = Ablehnen
web-consent-waits = Du möchtest deine letzte Aktion zurücknehmen. Noch keine Antwort von: { $players }.
web-lent = Auf deinem Platz spielt ein Bot.
web-lent-other = Auf dem Platz von { $player } spielt ein Bot.
web-lent-back = Platz zurückholen
web-spectating = Du schaust zu: Das Spiel hat begonnen, und alle Plätze sind besetzt.
web-live-turn = Du bist dran: { $step }. { $count ->
    [one] Eine Aktion ist erlaubt.
   *[other] { $count } Aktionen sind erlaubt.
}

web-over = Das Spiel ist aus
web-over-won = Du hast gewonnen!
web-over-lost = Das Spiel ist verloren
web-over-winner = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } gewinnen
}
web-over-rematch = Noch einmal spielen
web-over-follow = Zur Revanche
web-over-replay = Ansehen
web-over-record = Aufzeichnung

web-door-title = { $player } ist an der Reihe
web-door-text = Alle anderen schauen weg: Hinter dieser Tür liegt, was nur eine Person sehen darf.
web-door-open = Ich bin { $player }

web-keys = Alle Tasten
web-keys-push = Beim Schieben
web-keys-move = Beim Ziehen
web-keys-table = Jederzeit
web-key-arrows = ← → ↑ ↓
web-key-arrows-does = von Pfeil zu Pfeil, im Uhrzeigersinn
web-key-turn = R Umschalt+R
web-key-turn-does = das übrige Plättchen drehen
web-key-push = Enter
web-key-push-does = das Plättchen einschieben
web-key-squares = ← → ↑ ↓
web-key-squares-does = von Feld zu Feld
web-key-walk = Enter
web-key-walk-does = dorthin gehen
web-key-let-go = Esc
web-key-let-go-does = loslassen
web-key-skip = Leertaste
web-key-skip-does = überspringen, was sich gerade bewegt
web-key-undo = U
web-key-undo-does = die letzte Aktion zurücknehmen
web-key-hint = H
web-key-hint-does = einen Tipp holen
web-key-point = Rechtsklick
web-key-point-does = den anderen etwas zeigen; mit dem Finger: lange drücken
web-key-text = T
web-key-text-does = den Spielplan in Worten zeigen
web-key-keys = ?
web-key-keys-does = diese Liste zeigen

web-gather-title = Warten auf Mitspieler
web-gather-ready = Alle sind da
web-gather-host = Teile den Link, und fang an, wann du magst.
web-gather-guest = Du hast einen Platz. Das Spiel beginnt, wenn der Gastgeber anfängt.
web-gather-visitor = Nimm Platz, oder bleib und schau zu.
web-gather-begin = Fang an, wann du magst.
web-gather-expected = Ein Platz ist für dich frei gehalten: Sag, wie du heißt, und setz dich.
web-gather-kept = für dich frei gehalten
web-freed = Der Gastgeber hat deinen Platz geräumt.
web-trouble-freed-text = An den Tisch kommt nur, wer seinen Link hat. Möchtest du zurück, dann frag danach.
web-gather-sat = { $player } hat Platz genommen.
web-gather-stood = Der Platz { $piece } ist wieder frei.
web-gather-seats = Plätze
web-gather-clock = { $time } je Entscheidung
web-gather-no-clock = ohne Uhr
web-gather-free = frei für alle, die den Link haben
web-gather-invited = frei gehalten für die Einladung
web-gather-sit-here = Hier sitzen
web-gather-sit = Platz nehmen
web-gather-also = An diesen Bildschirm setzen
web-gather-name = Dein Name
web-gather-other-name = Noch jemand spielt an diesem Bildschirm: der Name
web-gather-name-first = Sag erst, wie du heißt.
web-gather-leave = Aufstehen
web-gather-free-seat = Platz räumen
web-gather-start = Spiel beginnen
web-gather-bots = { $count ->
    [one] Den freien Platz bekommt ein Bot.
   *[other] Die { $count } freien Plätze bekommen Bots.
}
web-gather-all = Alle Plätze sind besetzt.
web-gather-close = Tisch auflösen
web-gather-close-sure = An einen aufgelösten Tisch kommt niemand zurück.
web-share = Jemanden dazuholen
web-share-link = Link zu diesem Tisch: Wer ihn hat, darf zuschauen und Platz nehmen
web-share-listed = Dieser Tisch steht in der Lobby; sein Link:
web-share-invitation = Einladung auf den Platz { $piece }
web-share-own = Dein persönlicher Link
web-share-own-note = Nur für dich: Damit spielst du auf einem anderen Gerät weiter, und jeder andere könnte es auch.
web-share-none = Nur wer den Tisch eröffnet hat, kann ihn teilen.
web-share-elsewhere = Der Link zu diesem Tisch liegt in dem Browser, der ihn eröffnet hat: Der Server behält nur seinen Fingerabdruck.
web-share-self = Anderswo weiterspielen

web-away-short = Der Server ist fort. Versuch es gleich noch einmal.
web-trouble-link = Hier reißt der Faden
web-trouble-link-text = Hinter diesem Link ist kein Tisch, oder du darfst ihn nicht sehen. Vielleicht ist der Link abgeschnitten oder der Tisch längst fort. Eine Einladung gilt für eine Person: Gehört der Platz schon dir, dann öffne den Tisch in dem Browser, in dem du dich gesetzt hast, oder mit deinem persönlichen Link.
web-trouble-away = Der Server ist fort
web-trouble-away-text = Nichts ist verloren: Spiele bleiben erhalten, und diese Seite geht von selbst weiter, sobald der Server wieder da ist.
web-trouble-closed = Dieser Tisch ist aufgelöst
web-trouble-closed-text = Er wurde aufgegeben, bevor ein Spiel begann. Eröffne einen neuen, oder such dir in der Lobby einen anderen.
web-trouble-old = Diese Seite ist veraltet
web-trouble-old-text = Der Server ist neuer geworden, seit die Seite geladen wurde. Lade sie neu; dein Platz bleibt dir.
web-trouble-game = Für dieses Spiel gibt es hier noch keinen Spielplan
web-trouble-game-text = Es lässt sich im Terminal und über das Protokoll spielen. Die anderen Spiele findest du in der Lobby.

## Im Browser: das Brett des verrückten Labyrinths

board-label = Das Labyrinth
board-arrow-open = Bei { $arrow } einschieben
board-arrow-idle = Pfeil { $arrow }, jetzt nicht
board-arrow-closed = Pfeil { $arrow }, gesperrt. { $reason }
board-covered = Schutt
board-home = Startfeld von { $piece }
board-open-to = offen nach { $sides }
board-side-n = Norden
board-side-e = Osten
board-side-s = Süden
board-side-w = Westen
board-lit-now = erreichbar
board-lit-preview = wäre erreichbar
board-lit-spell = mit einem Zauber erreichbar
board-lit-threat = bedroht
board-spare-tile = Übriges Plättchen{ $shows ->
    [none] { "" }
   *[other] {" "}mit { $shows }
}, offen nach { $sides }. Drehen.
board-turn-left = Plättchen nach links drehen
board-turn-right = Plättchen nach rechts drehen

## Im Browser: Das verrückte Labyrinth

amazeing-web-step-push = Schieben
amazeing-web-step-move = Ziehen
amazeing-web-spare = Übriges Plättchen
amazeing-web-turn-how = Drehen: R, Mausrad oder Tippen
amazeing-web-closed = Dort kam das Plättchen heraus, also darf es dort nicht wieder hinein.
amazeing-web-push-title = Schieb das Plättchen ein.
amazeing-web-push-how = Wähl einen Pfeil oder zieh das Plättchen dorthin.{ $closed ->
    [none] { "" }
   *[other] {" "}{ $closed } ist gesperrt: Dort kam das Plättchen heraus.
}
amazeing-web-push-at = Bei { $arrow } einschieben?
amazeing-web-push-looking = Einen Augenblick …
amazeing-web-push-reach = Dann erreichst du { $count ->
    [one] nur dein eigenes Feld
   *[other] { $count } Felder
}{ $goal ->
    [none] .
    [home] , auch dein Startfeld.
   *[other] { $goals ->
        [one] , auch dein Ziel: { $goal }.
       *[other] , auch deine Ziele: { $goal }.
    }
}
amazeing-web-push = Bei { $arrow } einschieben
amazeing-web-push-choose = Wähl einen Pfeil
amazeing-web-walk-title = Geh den Faden entlang
amazeing-web-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
amazeing-web-walk-to = Nach { $square }{ $goal ->
    [none] .
    [home] : dein Startfeld!
   *[other] : Dort ist dein Ziel, { $goal }.
}
amazeing-web-walk-steps = { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
} den Faden entlang.{ $keys ->
    [yes] {" "}Esc: noch einmal überlegen.
   *[no] { "" }
}
amazeing-web-walk-stay = Du bleibst, wo du bist.
amazeing-web-walk-choose = Dort sind mehrere deiner Schätze. Welche Karte drehst du um?
amazeing-web-walk-for = Für: { $card }
amazeing-web-walk-how = { $count ->
    [one] Nur dein eigenes Feld ist erreichbar. Bleib dort.
   *[other] { $goal ->
        [none] { $count } Felder leuchten. Wähl eines, oder bleib.
        [home] { $count } Felder leuchten, auch dein Startfeld { $square }.
       *[other] { $count } Felder leuchten, auch { $square } mit deinem Ziel: { $goal }.
    }
}
amazeing-web-walk = Nach { $square } gehen
amazeing-web-walk-pick = Wähl ein Feld
amazeing-web-stay-on = Auf { $square } bleiben
amazeing-web-stay = Bleiben
amazeing-web-spare-title = Übriges Plättchen
amazeing-web-spare-waits = für { $player }
amazeing-web-spare-next = Es kam bei { $arrow } heraus. Dort darf es niemand gleich wieder einschieben.
amazeing-web-spare-lies = Es wird im nächsten Zug eingeschoben.
amazeing-web-wait = Jetzt
amazeing-web-wait-push = { $player } überlegt, wo das Plättchen hineinkommt.
amazeing-web-wait-move = { $player } hat geschoben und zieht gleich.
amazeing-web-wait-own = { $player } ist unterwegs.
amazeing-web-treasure = Dein Schatz
amazeing-web-treasure-note = { $points ->
    [0] nur du siehst ihn
    [one] 1 Punkt, nur du siehst ihn
   *[other] { $points } Punkte, nur du siehst ihn
}
amazeing-web-pile = { $count ->
    [0] Das ist deine letzte Karte.
    [one] Noch eine Karte liegt verdeckt in deinem Stapel.
   *[other] Noch { $count } Karten liegen verdeckt in deinem Stapel.
} { $mode ->
    [daynight] Wenn jemand die letzte gefunden hat, wird es Nacht.
   *[basic] Nach der letzten geht es heim nach { $square }.
}
amazeing-web-home-title = Alles gefunden
amazeing-web-home = Geh jetzt heim nach { $square }, bevor es jemand anders tut.
amazeing-web-cards = Deine Schätze
amazeing-web-cards-note = beliebig, einer je Zug
amazeing-web-signs = Deine Nachtschätze
amazeing-web-signs-note = { $points ->
    [one] je 1 Punkt, einer je Zug
   *[other] je { $points } Punkte, einer je Zug
}
amazeing-web-signs-later = Heute Nacht
amazeing-web-coins = Die Münzen
amazeing-web-coins-note = für den, der zuerst heimkommt
amazeing-web-coins-how = 1, 3 und 5 Punkte, verdeckt. Finde alle deine Nachtschätze und geh heim, um eine umzudrehen.
amazeing-web-coin = Die Münze zeigt { $value }.
amazeing-web-seat-cards = Gefunden: { $found }, noch zu finden: { $left }
amazeing-web-of = von { $all }
amazeing-web-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
amazeing-web-worth = Tag { $day } · Nacht { $night } Punkte
amazeing-web-why = { $day } am Tag + { $night } in der Nacht{ $coin ->
    [0] { "" }
   *[other] {" "}+ Münze { $coin }
} ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
})
amazeing-web-progress = { $done } von { $all }
amazeing-web-progress-points = { $points } Pkt.
amazeing-web-text-turn = { $time ->
    [night] Es ist Nacht.
   *[day] Es ist Tag.
} { $phase ->
    [push] { $player } muss das Plättchen einschieben.
    [move] { $player } hat geschoben und darf ziehen.
   *[over] Das Spiel ist aus.
}
amazeing-web-text-held = Nur du siehst: { $cards }.
amazeing-web-text-seat = { $player } steht auf { $square }, das Startfeld ist { $home }. Gefunden: { $found }. Verdeckte Karten übrig: { $left }.{ $open ->
    [none] { "" }
   *[other] {" "}Offen: { $open }.
}
amazeing-web-text-spare = Das übrige Plättchen ist offen nach { $sides }{ $shows ->
    [none] { "" }
   *[other] {" "}und zeigt { $shows }
}.{ $closed ->
    [none] { "" }
   *[other] {" "}Pfeil { $closed } ist gesperrt.
}
amazeing-web-text-row = Reihe { $row }: { $tiles }.
amazeing-web-text-tile = { $square } { $shows ->
    [none] { "" }
   *[other] { $shows },{" "}
}{ $sides }
amazeing-web-text-nothing = nichts

## Im Browser: Labyrinth Team Edition

team-web-step-choose = Zauber wählen
team-web-step-daedalus = Daedalus
team-web-step-act = Zaubern und bewegen
team-web-step-end = Buch weitergeben
team-web-progress = noch { $count }
team-web-book = Das Buch des Daedalus
team-web-page-count = Seite { $page } von { $all }
team-web-page-of = Seite { $page }
team-web-pages-left = noch { $count }
team-web-page-push = Schieben bei { $arrow }
team-web-page-push-short = Schub: { $arrow }
team-web-page-flip = Verdeckt werden: { $cards }
team-web-page-flip-short = Verdecken
team-web-page-teleport = In die Ecke von { $home } versetzt: { $pieces }
team-web-page-teleport-short = Versetzen
team-web-portal = Das Portal
team-web-portal-count = { $count } von { $all } · { $deck } im Stapel
team-web-portal-short = { $count } von { $all }
team-web-deck-short = Stapel { $deck }
team-web-portal-label = Das Portal: { $count } von { $all } Schätzen sind gesammelt. { $deck ->
    [0] Im Stapel ist keine Karte mehr.
    [one] Im Stapel ist noch eine Karte.
   *[other] Im Stapel sind noch { $deck } Karten.
}
team-web-own = Deine Tafel
team-web-now = Was jetzt zu tun ist
team-web-spells = Zauber
team-web-treasures = Schätze
team-web-used = benutzt
team-web-first = zuerst
team-web-then = danach
team-web-moves = { $count ->
    [one] noch 1 Bewegung
   *[other] noch { $count } Bewegungen
}
team-web-spare = Übriges Plättchen
team-web-spare-short = übrig
team-web-spare-how = Zieh es auf einen Pfeil oder dreh es hier.
team-web-spare-lies = Es zeigt: { $shows ->
    [none] nur einen Weg
   *[other] { $shows }
}.
team-web-tile-on = Plättchen auf { $square }
team-web-turn-how = Drehen: R, Mausrad oder Tippen.
team-web-how-push = Das übrige Plättchen an einem Pfeil einschieben.
team-web-how-rotate = Ein Plättchen an seinem Platz drehen.
team-web-how-switch = Zwei Plättchen tauschen, die nebeneinander liegen.
team-web-how-traverse = Im Gehen ein Plättchen mit Schutt durchqueren.
team-web-how-teleport = Im Gehen von Startecke zu Startecke springen.
team-web-how-escape = Aus dem Labyrinth hinaus und anderswo wieder hinein gehen.
team-web-choose-title = Wähl deinen zweiten Zauber.
team-web-choose-how = Jeden gibt es nur einmal.
team-web-choose-pick = Wähl einen Zauber
team-web-choose = { $spell } nehmen
team-web-any-order = Zaubern und bewegen, in beliebiger Reihenfolge.
team-web-help = Deine Tafel ist leer: { $player ->
    [several] Sammle für die anderen.
   *[other] Sammle für { $player }: { $cards }.
}
team-web-bonus = Du darfst dich noch einmal bewegen.
team-web-reach = Du erreichst { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}{ $near ->
    [none] .
   *[other] ; erreichbar: { $near }.
}
team-web-no-move = Keine Bewegung mehr.
team-web-no-way = Von hier führt kein Weg weiter.
team-web-no-move-spells = Benutz noch einen Zauber, oder beende deinen Zug.
team-web-cast = { $spell }.
team-web-by-spell = Damit erreichst du die rosa Felder. Wähl eines.
team-web-by-spell-none = Von hier führt er gerade nirgends weiter.
team-web-to = Nach { $square }.
team-web-to-find = Nach { $square }: { $player ->
    [self] { $card }, dein Schatz.
   *[other] { $card }, für { $player }.
}
team-web-walk-steps = { $steps ->
    [0] Hin und zurück.
    [one] Ein Schritt am Faden entlang.
   *[other] { $steps } Schritte am Faden entlang.
}
team-web-walk-traverse = Der Weg führt über Schutt und benutzt Durchqueren.
team-web-walk-teleport = Der Weg springt zwischen Ecken und benutzt Teleportieren.
team-web-walk-escape = Der Weg führt außen herum und benutzt Ausbrechen.
team-web-walk-rubble = Du deckst das Plättchen dort auf und legst es, wie du willst.
team-web-walk-rubble-may = Du darfst das Plättchen dort aufdecken.
team-web-walk-bonus = Der erste Schatz bringt dir eine Bewegung dazu.
team-web-looking = Einen Augenblick …
team-web-spell-only = Bewegen kannst du dich nicht mehr; deinem Team kann es trotzdem helfen.
team-web-reach-then = Du könntest dann { $count ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $count } Felder
} erreichen{ $near ->
    [none] .
   *[other] , darunter: { $near }.
}
team-web-closed-rubble = Das Plättchen auf { $square } liegt verdeckt: Es darf nicht hinausgeschoben werden.
team-web-closed-undo = Bei { $arrow } würdest du rückgängig machen, was Daedalus gerade geschoben hat.
team-web-push-title = Schieb das übrige Plättchen ein.
team-web-push-how = Dreh es, wie du willst, und wähl einen Pfeil.
team-web-push-at = Bei { $arrow } schieben?
team-web-rotate-title = Dreh ein Plättchen.
team-web-rotate-how = Wähl eines der umrandeten Plättchen.
team-web-rotate-at = { $square } drehen?
team-web-switch-title = Tausch zwei Plättchen.
team-web-switch-how = Wähl das erste.
team-web-switch-first = { $square } und …
team-web-switch-second = Wähl das Plättchen daneben.
team-web-switch-pair = { $first } und { $second } tauschen?
team-web-lay-title = Wie soll { $square } liegen?
team-web-lay-how = Dreh das Plättchen, wie du willst, und leg es.
team-web-lay-find = Dreh es, wie du willst. { $player ->
    [self] Dein Schatz ist da: { $card }!
   *[other] Gefunden für { $player }: { $card }!
}
team-web-lay = So hinlegen
team-web-uncover-title = Schutt auf { $square }.
team-web-uncover-how = Deck das Plättchen auf, oder lass es verdeckt.
team-web-uncover = Aufdecken
team-web-leave = Verdeckt lassen
team-web-do-push = Schieben bei { $arrow }
team-web-do-rotate = { $square } drehen
team-web-do-switch = { $first } und { $second } tauschen
team-web-do-walk = Nach { $square } gehen
team-web-do-round = Zurück nach { $square }
team-web-pick-arrow = Wähl einen Pfeil
team-web-pick-tile = Wähl ein Plättchen
team-web-pick-square = Wähl ein Feld
team-web-put-back = Doch nicht
team-web-end = Zug beenden
team-web-wait = { $player } { $phase ->
    [choose] wählt einen Zauber.
    [turn] legt ein Plättchen.
    [uncover] überlegt vor dem Schutt.
   *[other] zaubert und bewegt sich.
}
team-web-wait-own = Einen Augenblick …
team-web-text-turn = { $player } ist an der Reihe: { $phase ->
    [choose] einen Zauber wählen.
    [turn] das aufgedeckte Plättchen legen.
    [uncover] ein Plättchen aufdecken oder nicht.
    [over] das Spiel ist zu Ende.
   *[other] noch { $moves ->
        [one] 1 Bewegung
       *[other] { $moves } Bewegungen
    }{ $used ->
        [none] .
       *[other] , benutzt: { $used }.
    }
}
team-web-text-book = Das Buch ist auf Seite { $page } von { $all }. { $does }.
team-web-text-seat = { $player } steht auf { $square }. Zu sammeln: { $cards ->
    [none] nichts
   *[other] { $cards }
}. Zauber: { $spells ->
    [none] keine
   *[other] { $spells }
}.
team-web-text-spare = Das übrige Plättchen ist offen nach { $sides }{ $shows ->
    [none] .
   *[other] {" "}und zeigt: { $shows }.
}
team-web-front = darunter { $shape ->
    [junction] eine Abzweigung
    [straight] ein gerader Gang
   *[bend] eine Kurve
}{ $shows ->
    [none] {""}
   *[other] : { $shows }
}
team-web-text-front = Verdeckt auf { $square }: { $shows ->
    [none] nur ein Weg
   *[other] { $shows }
}.
team-web-text-row = Reihe { $row }: { $tiles }.
team-web-text-tile = { $square } offen nach { $sides }{ $shows ->
    [none] { "" }
   *[other] , { $shows }
}
team-web-text-rubble = { $square } Schutt

## Im Browser: Labyrinth mit dem Drachen

dragon-web-step-push = Schieben
dragon-web-step-move = Ziehen
dragon-web-step-dragon = Drache
dragon-web-step-duel = Duell
dragon-web-step-final = Letztes Duell
dragon-web-step-double = Doppelzug
dragon-web-guardian = der { $guardian } Wächter
dragon-web-treasure = Schatz { $value }
dragon-web-lair = die Drachenhöhle
dragon-web-faced = hierher blickt der Drache
dragon-web-spare = Übriges Plättchen
dragon-web-second = dein zweiter Zug
dragon-web-turn-how = Drehen: R, Mausrad oder Tippen
dragon-web-closed = Dort kam das Plättchen heraus, also darf es dort nicht wieder hinein.
dragon-web-push-title = Schieb das Plättchen ein.
dragon-web-push-how = Wähl einen Pfeil oder zieh es dorthin.{ $closed ->
    [none] { "" }
   *[other] {" "}{ $closed } ist gesperrt.
}
dragon-web-push-at = Bei { $arrow } einschieben?
dragon-web-push-looking = Einen Augenblick …
dragon-web-push-reach = Dann erreichst du { $count ->
    [one] nur dein eigenes Feld
   *[other] { $count } Felder
}{ $goal ->
    [none] .
   *[other] { $value ->
        [0] , auch den Drachen auf { $goal }.
       *[other] , auch eine { $value } auf { $goal }.
    }
}
dragon-web-push = Bei { $arrow } einschieben
dragon-web-push-choose = Wähl einen Pfeil
dragon-web-walk-title = Geh den Faden entlang
dragon-web-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
dragon-web-walk-to = Nach { $square }{ $goal ->
    [no] .
   *[yes] { $value ->
        [0] , vor den Drachen!
       *[other] : Nimm die { $value }!
    }
}
dragon-web-walk-steps = { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
} den Faden entlang.
dragon-web-walk-stay = { $goal ->
    [no] Du bleibst, wo du bist.
   *[yes] Du bleibst, wo du bist: vor dem Drachen.
}
dragon-web-walk-how = { $count ->
    [one] Nur dein eigenes Feld ist erreichbar. Bleib dort.
   *[other] { $square ->
        [none] { $count } Felder leuchten. Wähl eines, oder bleib.
       *[other] { $value ->
            [0] { $count } Felder leuchten, auch { $square } vor dem Drachen.
           *[other] { $count } Felder leuchten, auch { $square } mit einer { $value }.
        }
    }
}
dragon-web-walk = Nach { $square } gehen
dragon-web-walk-pick = Wähl ein Feld
dragon-web-stay-on = Auf { $square } bleiben
dragon-web-stay = Bleiben
dragon-web-take-choose = Deine Karte { $value } passt. Spielst du sie für eine Münze mit { $coin } Punkten, oder behältst du sie?
dragon-web-take-coin = Die { $value } nehmen und die Karte für eine Münze spielen
dragon-web-take-keep = Die { $value } nehmen und die Karte behalten
dragon-web-spare-next = Es kam bei { $arrow } heraus; dieser Pfeil ist für das nächste Schieben gesperrt.
dragon-web-spare-lies = Es wird im nächsten Zug eingeschoben.
dragon-web-die = Die Würfel
dragon-web-die-falls = Der Drachenwürfel fällt …
dragon-web-die-arrows = Drachenwürfel: { $arrows ->
    [1] ein Pfeil
    [2] zwei Pfeile
    [3] drei Pfeile
   *[other] vier Pfeile
}
dragon-web-die-turned = { $whole ->
    [yes] Er hat sich ganz herumgedreht und blickt wieder nach { $to }.
   *[no] Er hat sich von { $from } nach { $to } gedreht.
} { $count ->
    [one] Nur dieses Feld ist bedroht.
   *[other] Der ganze Gang ist bedroht.
}
dragon-web-die-guardian = Drachenwürfel: der { $guardian } Wächter
dragon-web-die-woke = { $count ->
    [0] Er schläft unter der Drachenhöhle und bedroht niemanden.
    [one] Er bedroht das Feld, auf dem er steht.
   *[other] Sein ganzer Gang ist bedroht.
}
dragon-web-tiles = { $count ->
    [0] hier
    [one] 1 Feld
   *[other] { $count } Felder
}
dragon-web-duel-title = { $foe ->
    [white] Duell: der weiße Wächter
    [black] Duell: der schwarze Wächter
   *[dragon] Duell mit dem Drachen
}
dragon-web-your-decision = du entscheidest
dragon-web-their-decision = { $player } entscheidet
dragon-web-duel-falls = { $me ->
    [yes] Du wirfst
   *[no] { $player } wirft
} den Duellwürfel …
dragon-web-duel-rolled = { $me ->
    [yes] Du hast eine { $roll } gewürfelt
   *[no] { $player } hat eine { $roll } gewürfelt
}{ $how ->
    [failed] : zu wenig.
    [lost] {" "}und eine { $lost } verloren.
    [safe] : Nichts ist verloren.
   *[rolled] .
}
dragon-web-again = { $me ->
    [yes] Du spielst die { $value } und würfelst neu.
   *[no] { $player } spielt die { $value } und würfelt neu.
}
dragon-web-duel-needs = { $enough } oder mehr { $foe ->
    [dragon] vertreibt den Drachen
   *[guardian] vertreibt den Wächter
}.
dragon-web-duel-near = { $me ->
    [yes] Du stehst
   *[no] { $player } steht
} am nächsten, { $steps ->
    [0] { $foe ->
        [dragon] genau davor.
       *[guardian] auf seinem Feld.
    }
    [one] 1 Feld entfernt.
   *[other] { $steps } Felder entfernt.
}
dragon-web-duel-next = Danach im Duell: { $players }.
dragon-web-reroll-how = Spiel eine Karte, um neu zu würfeln
dragon-web-final-how = Spiel eine Karte, um statt der { $roll } neu zu würfeln
dragon-web-playable = Karten, die du spielen kannst
dragon-web-card = Karte { $value }
dragon-web-at-stake = in Gefahr
dragon-web-play = { $value } spielen
dragon-web-lose = { $value } verlieren
dragon-web-duel-watch = { $player } entscheidet, ob noch einmal gewürfelt wird, mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}. Die { $stake } ist in Gefahr.
dragon-web-challenge-title = Vor dem Drachen
dragon-web-challenge-face = { $me ->
    [yes] Du stehst vor dem Drachen.
   *[no] { $player } steht vor dem Drachen.
}
dragon-web-challenge-how = { $rolls ->
    [3] Drei Würfe:
   *[other] { $rolls } Würfe:
} { $enough } oder mehr besiegt ihn, für { $points } Punkte. { $stake ->
    [0] Zu verlieren gibt es nichts.
   *[other] { $me ->
        [yes] Misslingt es, verlierst du deinen niedrigsten Schatz, die { $stake }.
       *[no] Misslingt es, geht der niedrigste Schatz verloren, die { $stake }.
    }
}
dragon-web-fight = Den Drachen herausfordern
dragon-web-leave = Lieber nicht
dragon-web-fight-title = Das letzte Duell
dragon-web-fight-label = Würfe: { $rolls }. Zusammen { $total }.
dragon-web-fight-of = von { $enough }
dragon-web-fight-rolls = { $me ->
    [yes] Du wirfst den Duellwürfel …
   *[no] { $player } wirft den Duellwürfel …
}
dragon-web-fight-needs = { $needed ->
    [0] Das reicht!
   *[other] { $left ->
        [0] { $needed } zu wenig.
        [one] Noch { $needed } nötig, mit einem weiteren Wurf.
       *[other] Noch { $needed } nötig, mit { $left } weiteren Würfen.
    }
}
dragon-web-fight-slain = { $me ->
    [yes] Mit { $total } Augen hast du den Drachen besiegt!
   *[no] Mit { $total } Augen hat { $player } den Drachen besiegt!
}
dragon-web-fight-failed = { $total } Augen reichen nicht: Der Drache lebt.
dragon-web-fight-past = { $me ->
    [yes] Du hast
   *[no] { $player } hat
} { $end ->
    [slain] { $total } gewürfelt: Der Drache ist besiegt!
   *[failed] { $total } von { $enough } gewürfelt: Der Drache lebt.
}
dragon-web-stand = { $left ->
    [0] Die { $roll } gelten lassen
   *[other] { $roll } behalten, weiter
}
dragon-web-final-watch = { $player } entscheidet, ob neu gewürfelt wird, mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} von 1 bis 6.
dragon-web-double-title = Doppelzug
dragon-web-double-end = Dein Zug ist zu Ende.
dragon-web-double-how = Spiel eine Karte von 7 bis 12 für einen zweiten, oder beende ihn.
dragon-web-end = Zug beenden
dragon-web-wait-title = Jetzt
dragon-web-wait = { $phase ->
    [own] Du bist unterwegs.
    [push] { $player } überlegt, wo das Plättchen hineinkommt.
    [move] { $player } hat geschoben und zieht gleich.
    [double] { $player } entscheidet über eine Karte für einen zweiten Zug.
   *[other] { $player } entscheidet.
}
dragon-web-hand = Deine Karten
dragon-web-hand-note = nur du siehst sie
dragon-web-hand-empty = Du hast alle gespielt.
dragon-web-use-roll = Wurf
dragon-web-use-double = Zug
dragon-web-use-again = neu
dragon-web-card-for = Karte { $value }: { $use ->
    [roll] den Duellwürfel noch einmal werfen
   *[double] ein Doppelzug
}{ $coin ->
    [now] , oder eine Münze mit dem Schatz, der jetzt zählt
    [later] , oder eine Münze mit einem Schatz { $value }
   *[never] { "" }
}
dragon-web-treasures = Schätze
dragon-web-treasures-note = der niedrigste zuerst
dragon-web-treasure-left = Schatz { $value }: noch { $left }
dragon-web-treasures-value = Jetzt { $value }:
dragon-web-treasures-now = { $maze ->
    [0] { $buried ->
        [one] der letzte liegt unter der Höhle.
       *[other] beide liegen unter der Höhle.
    }
    [one] { $buried ->
        [0] einer im Labyrinth.
       *[other] einer im Labyrinth, einer unter der Höhle.
    }
   *[other] zwei im Labyrinth.
}
dragon-web-treasures-next = { $value ->
    [7] { $stage ->
        [first] Die roten kommen nach den Sechsen.
       *[other] Dann die 7.
    }
   *[other] Dann die { $value }.
}
dragon-web-treasures-gone = { $next ->
    [over] Der Drache ist besiegt.
   *[final] Alle sind genommen. Geh dorthin, wohin der Drache blickt, und fordere ihn heraus.
}
dragon-web-played = Gespielte Karten: { $values }
dragon-web-lost-all = Verlorene Schätze: { $values }
dragon-web-seat-cards = { $count ->
    [0] keine Karten
   *[other] Karten 1–6: { $low } · 7–12: { $high }
}
dragon-web-seat-treasures = Schätze: { $values ->
    [none] keine
   *[other] { $values }
}
dragon-web-seat-none = noch kein Schatz
dragon-web-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
dragon-web-times = × { $count }
dragon-web-progress = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dragon-web-score-why = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $why }
dragon-web-why = Schätze { $values ->
    [none] { $treasures }
   *[other] { $values } = { $treasures }
}, Münzen { $count ->
    [0] 0
   *[other] { $count } × { $coin } = { $coins }
}{ $dragon ->
    [0] { "" }
   *[other] , Drache { $dragon }
}
dragon-web-text-turn = { $phase ->
    [push] { $player } muss das Plättchen einschieben.
    [move] { $player } hat geschoben und darf ziehen.
    [reroll] { $player } hat im Duell eine { $roll } gewürfelt und entscheidet, ob noch einmal gewürfelt wird.
    [challenge] { $player } steht vor dem Drachen und darf ihn herausfordern.
    [final] { $player } kämpft mit dem Drachen, hat eine { $roll } gewürfelt und entscheidet, ob neu gewürfelt wird.
    [double] { $player } entscheidet über eine Karte für einen zweiten Zug.
   *[over] Das Spiel ist aus.
}{ $extra ->
    [yes] {" "}Es ist der zweite Zug eines Doppelzugs.
   *[no] { "" }
}
dragon-web-text-dragon = { $lives ->
    [yes] Der Drache sitzt auf d4 und blickt nach { $facing }, auf { $square }.
   *[no] Der Drache ist besiegt.
}
dragon-web-text-guardians = Der weiße Wächter steht auf { $white }, der schwarze auf { $black }.
dragon-web-text-current = { $value ->
    [0] Kein Schatz ist mehr da.
   *[other] Jetzt kann man Schätze { $value } nehmen: auf { $squares }.
}
dragon-web-text-cards = Nur du siehst deine Karten: { $values }.
dragon-web-text-seat = { $player } steht auf { $square }, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} ({ $why }). Schätze: { $treasures ->
    [none] keine
   *[other] { $treasures }
}. Münzen: { $coins }. Karten von 1 bis 6: { $low }, von 7 bis 12: { $high }.
dragon-web-text-gone = Gespielte Karten: { $played ->
    [none] keine
   *[other] { $played }
}. Verlorene Schätze: { $lost ->
    [none] keine
   *[other] { $lost }
}.
dragon-web-text-spare = Das übrige Plättchen ist offen nach { $sides }.{ $closed ->
    [none] { "" }
   *[other] {" "}Pfeil { $closed } ist gesperrt.
}
dragon-web-text-row = Reihe { $row }: { $tiles }.
dragon-web-text-tile = { $square } { $lair ->
    [yes] unter der Höhle,{" "}
   *[no] { "" }
}{ $value ->
    [0] { "" }
   *[other] Schatz { $value },{" "}
}{ $sides }

## Im Browser: Dedalo's

dedalos-web-step-minotaur = Minotauros
dedalos-web-step-act = Drei Aktionen
dedalos-web-step-draw = Auf { $hand } ergänzen
dedalos-web-progress = { $steps ->
    [none] kein Weg
   *[other] noch { $steps }
}
dedalos-web-progress-caught = gefangen
dedalos-web-nearer = Näher
dedalos-web-farther = Weiter weg
dedalos-web-fit = Das ganze Labyrinth
dedalos-web-empty = leer
dedalos-web-minotaur = der Minotauros
dedalos-web-tile-straight = Gerade{ $stars ->
    [0] { "" }
    [one] , ein Stern
   *[other] , { $stars } Sterne
}
dedalos-web-tile-bend = Kurve{ $stars ->
    [0] { "" }
    [one] , ein Stern
   *[other] , { $stars } Sterne
}
dedalos-web-tile-fork = Abzweigung{ $stars ->
    [0] { "" }
    [one] , ein Stern
   *[other] , { $stars } Sterne
}
dedalos-web-tile-crossing = Kreuzung{ $stars ->
    [0] { "" }
    [one] , ein Stern
   *[other] , { $stars } Sterne
}
dedalos-web-tile-entrance = Eingang
dedalos-web-tile-exit = Ausgang
dedalos-web-tile-collapse = Einsturz
dedalos-web-tile-red = rotes Minotauros-Plättchen
dedalos-web-tile-white = weißes Minotauros-Plättchen
dedalos-web-offer-lay = hier passt das Plättchen
dedalos-web-offer-cover = das Plättchen kann es überdecken
dedalos-web-offer-collapse = kann einstürzen
dedalos-web-offer-move = hierhin kannst du gehen
dedalos-web-offer-push = hierhin kannst du schieben
dedalos-web-offer-step = hierhin kann der Minotauros gehen
dedalos-web-offer-jump = hierhin kann der Minotauros abkürzen

dedalos-web-hand = Deine Plättchen
dedalos-web-hand-note = nur du siehst sie
dedalos-web-hand-tile = Plättchen { $number }: { $tile }
dedalos-web-hand-none = Keine Plättchen
dedalos-web-turn-how = drehen
dedalos-web-actions = Aktionen
dedalos-web-left = noch { $left } von { $actions }
dedalos-web-kind-lay = Legen
dedalos-web-kind-move = Gehen
dedalos-web-kind-push = Schieben
dedalos-web-taken = { $taken } von { $each }
dedalos-web-cannot-lay = kein Platz
dedalos-web-cannot-move = kein Weg
dedalos-web-cannot-push = { $company ->
    [yes] kein Weg
   *[no] niemand da
}
dedalos-web-hunt = Beweg den Minotauros
dedalos-web-steps = { $steps } / { $speed }
dedalos-web-waiting = Jetzt
dedalos-web-wait-own = Einen Augenblick …
dedalos-web-wait = { $phase ->
    [minotaur] { $player } bewegt den Minotauros.
   *[act] { $left ->
        [0] { $player } hat alle Aktionen ausgeführt.
        [one] { $player } hat noch eine Aktion.
       *[other] { $player } hat noch { $left } Aktionen.
    }
}

dedalos-web-places = { $count ->
    [0] Kein leerer Platz
    [one] Ein Platz
   *[other] { $count } Plätze
}
dedalos-web-places-how = für das Plättchen, so gedreht{ $covers ->
    [0] { $places ->
        [0] { $turnable ->
            [yes] . Dreh es: R, Mausrad oder anklicken.
           *[no] , und anders auch nicht: Nimm ein anderes.
        }
       *[other] .
    }
   *[other] { $places ->
        [0] , aber mit
       *[other] . Mit
    } { $stars ->
        [one] seinem Stern
       *[other] seinen Sternen
    } kann es { $places ->
        [0] { "" }
       *[other] auch{" "}
    }{ $covers ->
        [one] ein
       *[other] { $covers }
    } Plättchen überdecken.
}
dedalos-web-beast-title = Es wartet.
dedalos-web-beast-how = Zu Beginn deines nächsten Zugs kommt es ins Spiel und macht den Minotauros schneller. Oder du legst alle deine Plättchen ab.
dedalos-web-collapse-title = Ein Einsturz-Plättchen.
dedalos-web-collapse-how = { $count ->
    [0] Jetzt kann kein Ausgang einstürzen.
    [one] Es schließt einen Ausgang für immer: Bei einem geht es.
   *[other] Es schließt einen Ausgang für immer, wie weit er auch weg ist. Wähl einen von { $count }.
}
dedalos-web-move-title = Geh ein Feld weit.
dedalos-web-move-how = { $count ->
    [one] Ein Feld neben dir leuchtet.
   *[other] { $count } Felder neben dir leuchten.
}
dedalos-web-push-title = Schieb jemanden.
dedalos-web-push-whom = Wen schiebst du?
dedalos-web-push-where = Wohin mit { $player }?
dedalos-web-discard-title = Alles ablegen?
dedalos-web-discard-only = Du kannst nur ablegen.
dedalos-web-discard-how = { $count ->
    [one] Das Plättchen ist
   *[other] Alle { $count } Plättchen sind
} dann aus dem Spiel, du ziehst neue, und dein Zug ist vorbei.
dedalos-web-spent = Das war alles.
dedalos-web-spent-how = Beende deinen Zug: Du ziehst, bis du { $hand } Plättchen hast.
dedalos-web-at-lay = Auf { $cell } legen?
dedalos-web-at-cover = Das Plättchen auf { $cell } überdecken?
dedalos-web-at-collapse = Den Ausgang auf { $cell } für immer schließen?
dedalos-web-at-move = Nach { $cell } gehen?
dedalos-web-at-push = { $player } nach { $cell } schieben?
dedalos-web-at-step = Durch den Gang nach { $cell }?
dedalos-web-at-jump = Über eine Abkürzung nach { $cell }?
dedalos-web-then-out = Dann bist du draußen und gewinnst!
dedalos-web-then-caught = Dort fängt dich der Minotauros.
dedalos-web-then-catches = Der Minotauros fängt { $players }.
dedalos-web-then-steps = Dann { $steps ->
    [one] ist es ein Schritt
   *[other] sind es { $steps } Schritte
} bis zum Ausgang { $exit }.
dedalos-web-then-none = Noch führt kein Weg hinaus.
dedalos-web-then-runs = Von dort läuft er weiter nach { $cell }.
dedalos-web-hunt-title = { $steps ->
    [one] Noch ein Schritt.
   *[other] Noch { $steps } Schritte.
}
dedalos-web-hunt-how = { $ways ->
    [0] { "" }
   *[other] Seine Wege leuchten.
}{ $jumps ->
    [0] { "" }
   *[other] {" "}Abkürzungen sind gestrichelt.
}{ $back ->
    [any] {" "}Er darf überallhin, auch zurück.
    [never] {" "}Er geht nie zurück.
   *[other] { "" }
}
dedalos-web-pick-way = Wähl seinen Weg
dedalos-web-pick-place = Wähl einen Platz
dedalos-web-pick-exit = Ausgang wählen
dedalos-web-pick-cell = Wähl ein Feld
dedalos-web-do-lay = Auf { $cell } legen
dedalos-web-do-collapse = { $cell } schließen
dedalos-web-do-move = Nach { $cell } gehen
dedalos-web-do-push = Nach { $cell } schieben
dedalos-web-do-step = Nach { $cell }
dedalos-web-do-jump = Abkürzen nach { $cell }
dedalos-web-do-discard = { $count ->
    [one] Ablegen
   *[other] Alle { $count } ablegen
}
dedalos-web-discard = Ablegen
dedalos-web-keep = Behalten
dedalos-web-stop = Zug beenden

dedalos-web-the-minotaur = Der Minotauros
dedalos-web-speed = Tempo { $speed }
dedalos-web-beast-sleeps = Er schläft.
dedalos-web-beast-sleeps-how = Das erste Minotauros-Plättchen bringt ihn auf den Eingang.
dedalos-web-beast-heads = Auf { $cell }, unterwegs nach { $side }.
dedalos-web-beast-jumped = Von { $from } nach { $cell } abgekürzt.
dedalos-web-beast-free = Auf { $cell }, darf überallhin.
dedalos-web-beast-rule = Jeder bewegt ihn vor dem eigenen Zug { $speed ->
    [one] einen Schritt
   *[other] { $speed } Schritte
}.
dedalos-web-beast-tiles = Minotauros-Plättchen im Spiel: { $red } rot, { $white } weiß
dedalos-web-beast-hopeless = Er erreicht niemanden: schon { $count } von { $patience } Bewegungen hintereinander, dann zieht er sich zurück.
dedalos-web-beast-no-prey = Auf { $cell }, erreicht niemanden: { $count } / { $patience }
dedalos-web-maze = Das Labyrinth
dedalos-web-laid = { $count } Plättchen gelegt
dedalos-web-bag = im Beutel
dedalos-web-exits = { $count ->
    [one] Ausgang offen
   *[other] Ausgänge offen
}
dedalos-web-collapsed = eingestürzt
dedalos-web-speed-short = Tempo des Minotauros
dedalos-web-gone = aus dem Spiel
dedalos-web-legend-place = hier legen
dedalos-web-legend-cover = mit Stern überdecken
dedalos-web-holds = { $count } Plättchen auf der Hand
dedalos-web-is-on = auf { $cell }, kein Weg hinaus
dedalos-web-is-near = auf { $cell }, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} bis Ausgang { $exit }
dedalos-web-is-caught = gefangen, kommt im nächsten Zug zurück
dedalos-web-is-out = ist draußen!

dedalos-web-text-turn = { $phase ->
    [minotaur] { $player } bewegt den Minotauros: noch { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }.
    [over] Das Spiel ist vorbei.
   *[act] { $player } ist am Zug: noch { $left ->
        [one] eine Aktion
       *[other] { $left } Aktionen
    }.
}
dedalos-web-text-hand = Du hast auf der Hand: { $tiles }.
dedalos-web-text-seat = { $player }: { $where }; { $tiles } Plättchen auf der Hand.
dedalos-web-text-minotaur = Der Minotauros ist auf { $cell }{ $from ->
    [none] { "" }
   *[other] , kam von { $from }
}; sein Tempo ist { $speed }; { $hopeless ->
    [0] er kann jemanden erreichen
   *[other] Bewegungen hintereinander, die niemanden erreichen konnten: { $hopeless }
}.
dedalos-web-text-exits = Offene Ausgänge: { $open }.{ $closed ->
    [none] { "" }
   *[other] {" "}Eingestürzt: { $closed }.
}
dedalos-web-text-bag = Plättchen im Beutel: { $count }. Angebaut werden kann auf { $places ->
    [none] keinem Feld
   *[other] { $places }
}.
dedalos-web-text-gone = Aus dem Spiel: { $tiles }.
dedalos-web-text-row = Reihe { $row }: { $tiles }.

dedalos-web-keys-turn = Dein Zug
dedalos-web-keys-maze = Das Labyrinth
dedalos-web-key-tile = 1 2 3
dedalos-web-key-tile-does = ein Plättchen nehmen
dedalos-web-key-turn = R Umschalt+R
dedalos-web-key-turn-does = das Plättchen drehen, und zurück
dedalos-web-key-kind = L M P
dedalos-web-key-kind-does = legen, gehen, schieben
dedalos-web-key-cells = ← ↑ → ↓
dedalos-web-key-cells-does = von Feld zu Feld
dedalos-web-key-act = Enter
dedalos-web-key-act-does = dort ausführen; Esc lässt los
dedalos-web-key-pan = Umschalt+Pfeile
dedalos-web-key-pan-does = das Labyrinth verschieben
dedalos-web-key-zoom = + -
dedalos-web-key-zoom-does = näher, weiter weg
dedalos-web-key-fit = 0
dedalos-web-key-fit-does = das ganze Labyrinth

## Im Browser: die Lobby

lobby-title = Knossos: Labyrinth-Spiele
lobby-nav = Seiten
lobby-nav-play = Spielen
lobby-nav-tables = Offene Tische
lobby-nav-replays = Rückschau
lobby-nav-how = So geht das
lobby-you-are = Du bist
lobby-guest = Gast
lobby-your-name = Dein Name
lobby-their-name = Name an Platz { $number }
lobby-name-keep = Merken
lobby-name-note = Andere an deinen Tischen sehen ihn. Er bleibt in diesem Browser.
lobby-headline = Finde den Weg. Dann verschieb die Wände.
lobby-subline = Vier Labyrinth-Spiele, genau nach Spielanleitung: mit Freunden in der Ferne, an einem Bildschirm oder mit Bots. Ohne Konto.
lobby-games = Spiele
lobby-players = { $least }–{ $most } Spieler
lobby-modes-amazeing = Grundspiel, für Kinder, Tag und Nacht
lobby-modes-team = vom Einstieg bis Experte
lobby-modes-dragon = Würfel, Duelle, Karten
lobby-modes-dedalos = Einsturz, Minotauros
lobby-play-now = Gleich mit Bots spielen
lobby-make = Tisch aufmachen
lobby-make-of = Tisch aufmachen: { $game }
lobby-terminal = Vorerst spielt man es im Terminal:
lobby-terminal-command = knossos play { $game }
lobby-away = Der Server ist nicht da
lobby-away-text = Nichts ist verloren: Deine Spiele sind aufgehoben. Diese Seite versucht es alle paar Sekunden von selbst wieder.
lobby-unofficial = Knossos ist ein inoffizielles Projekt von Leuten, die diese Spiele mögen; es gehört zu keinem ihrer Verlage.

lobby-yours = Deine Spiele
lobby-yours-empty = Noch nichts da. Spiel gleich mit Bots oder mach einen Tisch auf: Deine Spiele warten hier, bis du wiederkommst.
lobby-running = { $count ->
    [one] 1 läuft
   *[other] { $count } laufen
}
lobby-with = mit { $players }
lobby-mode-with = { $mode }, { $others }
lobby-alone = noch niemand sonst
lobby-a-bot = { $piece } (Bot)
lobby-state-yours = Du bist dran
lobby-state-acts = { $player } überlegt
lobby-state-waits = { $count ->
    [one] wartet auf eine weitere Person
   *[other] wartet auf { $count } weitere Personen
}
lobby-state-ready = Alle sind da
lobby-state-won = Du hast gewonnen
lobby-state-winner = { $count ->
    [one] { $players } hat gewonnen
   *[other] { $players } haben gewonnen
}
lobby-state-lost = Das Spiel ging verloren
lobby-state-closed = Vor dem Beginn aufgegeben
lobby-state-gone = Der Server kennt diesen Tisch nicht mehr.
lobby-state-looking = Wird nachgesehen …
lobby-go-on = Weiter
lobby-open = Öffnen
lobby-replay = Ansehen
lobby-forget = Vergessen
lobby-all = Alle { $count } zeigen
lobby-fewer = Weniger zeigen

lobby-tables = Offene Tische
lobby-tables-empty = Gerade wartet niemand. Mach einen öffentlichen Tisch auf, dann finden ihn andere hier.
lobby-waiting = { $count ->
    [one] 1 wartet
   *[other] { $count } warten
}
lobby-nobody = noch niemand
lobby-game-mode = { $game }, { $mode }
lobby-col-game = Spiel
lobby-col-players = Am Tisch
lobby-col-seats = Plätze
lobby-col-clock = Uhr
lobby-col-deed = Was du tun kannst
lobby-seats-free = { $free } von { $all } Plätzen frei
lobby-join = Mitspielen
lobby-watch = Zusehen
lobby-table-terminal = vorerst nur im Terminal
lobby-join-of = Mitspielen: { $table }
lobby-watch-of = Zusehen: { $table }

lobby-ways = Andere Wege hinein
lobby-way-link = Ich habe einen Link
lobby-way-together = An einem Bildschirm
lobby-way-record = Aufzeichnung öffnen
lobby-way-drop = Loslassen, um sie zu öffnen
lobby-way-how = So geht das
lobby-link-label = Link einfügen
lobby-link-go = Hin
lobby-link-wrong = Das ist kein Link zu einem Tisch. Kopier ihn ganz, vom Anfang bis zum Ende.

## Im Browser: einen Tisch aufmachen

lobby-new-title = Tisch aufmachen · Knossos
lobby-new-together = An einem Bildschirm
lobby-new-rules = Regeln
lobby-new-plain = Dieses Spiel spielt man nur auf eine Art.
lobby-new-more = Weitere Möglichkeiten
lobby-new-seats = Plätze
lobby-new-count = Wie viele spielen
lobby-new-table = Der Tisch
lobby-new-door = Wer ihn findet
lobby-new-open = Tisch aufmachen
lobby-new-begin = Spiel beginnen
lobby-new-cancel = Abbrechen
lobby-private = Privat
lobby-private-note = Nur wer den Link hat, findet ihn.
lobby-listed = Öffentlich
lobby-listed-note = Alle sehen ihn in der Lobby und können mitspielen oder zusehen. Geredet wird in festen Sätzen.
lobby-seat-piece = Platz { $number }, { $piece }
lobby-seat-piece-of = Figur von Platz { $number }
lobby-seat-who = Wer an Platz { $number } spielt
lobby-sitter-me = Ich
lobby-sitter-here = Noch jemand an diesem Bildschirm
lobby-sitter-open = Offen für alle
lobby-sitter-open-note = Wer mit dem Link kommt oder aus der Lobby.
lobby-sitter-invited = Eingeladen mit eigenem Link
lobby-sitter-invited-note = Niemand sonst kann ihn nehmen.
lobby-sitter-bot = Bot der Stufe { $level }: { $bot }
lobby-sitter-bot-note = Spielt sofort, zu jeder Stunde.
lobby-clock = Uhr
lobby-clock-none = ohne Uhr
lobby-clock-each = { $decision } je Entscheidung
lobby-clock-both = { $decision } je Entscheidung, { $reserve } Reserve
lobby-clock-short = { $decision } + { $reserve }
lobby-clock-own = eigene
lobby-clock-decision = Je Entscheidung
lobby-clock-reserve = Reserve für das Spiel
lobby-clock-unit = In
lobby-clock-note = Läuft die Zeit ab, trifft ein Bot diese eine Entscheidung. Niemand fliegt hinaus.
lobby-unit-minutes = Minuten
lobby-unit-hours = Stunden
lobby-unit-days = Tagen
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-hours = { $count } h
lobby-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

## Im Browser: die Möglichkeiten der Spiele, benannt wie in ihren Anleitungen

option-amazeing-mode = Welches Spiel
option-amazeing-mode-basic = Grundspiel
option-amazeing-mode-basic-help = Deine Schätze einer nach dem anderen, jeder vor den anderen verborgen; dann nach Hause.
option-amazeing-mode-kids = Für jüngere Kinder
option-amazeing-mode-kids-help = Alle Karten liegen offen, und du findest deine Schätze in beliebiger Reihenfolge.
option-amazeing-mode-daynight = Bei Tag und bei Nacht
option-amazeing-mode-daynight-help = Hat jemand alle Karten des Tages gefunden, wird es Nacht, und andere Schätze leuchten. Die meisten Punkte gewinnen.
option-amazeing-tiles = Satz der Plättchen
option-amazeing-tiles-help = Die Ausgaben unterscheiden sich in einer Geraden und einer Kurve.
option-amazeing-tiles-modern = Neuer: 12 Geraden, 16 Kurven, 6 T
option-amazeing-tiles-classic = Älter: 13 Geraden, 15 Kurven, 6 T
option-amazeing-first = Wer beginnt
option-amazeing-first-random = Der Zufall entscheidet
option-amazeing-pieces = Figuren
option-amazeing-night_cards = Nachtkarten
option-amazeing-night_cards-help = Nur bei Tag und bei Nacht.
option-amazeing-night_cards-open = Alle sehen sie von Anfang an
option-amazeing-night_cards-secret = Ihr Besitzer sieht sie, wenn es Nacht wird

option-team-mode = Welches Spiel
option-team-mode-introductory = Einstiegsspiel
option-team-mode-introductory-help = Alle haben Schieben und Drehen.
option-team-mode-standard = Standardspiel
option-team-mode-standard-help = Alle haben Schieben und einen zweiten Zauber: Drehen, Tauschen, Durchqueren, Teleportieren oder Ausbrechen.
option-team-mode-expert = Expertenspiel
option-team-mode-expert-help = Wie im Standardspiel, und der linke Schatz einer Tafel muss zuerst eingesammelt werden.
option-team-spells = Zweite Zauber
option-team-spells-help = Ohne Wirkung im Einstiegsspiel.
option-team-spells-choice = Alle suchen sich ihren aus
option-team-spells-random = Der Zufall verteilt sie
option-team-first = Wer beginnt
option-team-first-random = Der Zufall entscheidet
option-team-pieces = Figuren
option-team-flip = Ein Plättchen, auf dem ein Weg endet,
option-team-flip-always = wird immer aufgedeckt
option-team-flip-may = darf verdeckt bleiben
option-team-stay = Bleiben, wohin kein Gang zurückführt
option-team-stay-help = Eine Bewegung darf an Ort und Stelle verbraucht werden, um dort einzusammeln.
option-team-help = Anderen beim Einsammeln helfen
option-team-help-each-stop = erlaubt, wenn die Bedingungen beim Halt erfüllt sind
option-team-help-turn-start = erlaubt, wenn sie zu Beginn des Zuges erfüllt sind
option-team-reverse = Gegen Daedalus schieben
option-team-reverse-allowed = erlaubt
option-team-reverse-never-undo-daedalus = nie seinem Schub desselben Zuges entgegen
option-team-memory = Gedächtnisstütze
option-team-memory-help = Alle sehen, was verdeckt liegt.
option-team-treasures = Wo die Schätze sind
option-team-treasures-spread = Halb auf festen Feldern, halb auf Plättchen
option-team-treasures-tiles = Alle auf Plättchen
option-team-book = Seiten des Buches
option-team-book-flips = mehr, die Plättchen umdrehen
option-team-book-teleports = mehr, die Figuren teleportieren

option-dragon-first = Wer beginnt
option-dragon-first-random = Der Zufall entscheidet
option-dragon-pieces = Abenteurer
option-dragon-facing = Der Drache schaut zuerst
option-dragon-facing-N = nach oben
option-dragon-facing-E = nach rechts
option-dragon-facing-S = nach unten
option-dragon-facing-W = nach links
option-dragon-facing-random = wohin der Zufall will
option-dragon-treasures = Wo die Schätze liegen
option-dragon-treasures-arrows = Vor den Pfeilen
option-dragon-treasures-ring = In einem Ring um den Hort
option-dragon-tiles = Satz der Plättchen
option-dragon-tiles-help = Die Ausgaben unterscheiden sich in einer Geraden und einer Kurve.
option-dragon-tiles-modern = Neuer: 12 Geraden, 16 Kurven, 6 T
option-dragon-tiles-classic = Älter: 13 Geraden, 15 Kurven, 6 T

option-dedalos-collapse = Einsturzplättchen
option-dedalos-collapse-help = Mit ihnen lässt sich ein Ausgang für immer schließen.
option-dedalos-minotaur = Der Minotauros jagt
option-dedalos-minotaur-help = Ohne ihn und ohne Einsturzplättchen ist es das Grundspiel.
option-dedalos-first = Wer beginnt
option-dedalos-first-random = Der Zufall entscheidet
option-dedalos-pieces = Tribute
option-dedalos-allow_two = Zwei dürfen spielen
option-dedalos-allow_two-help = Nicht in der Anleitung: mit zwei Ausgängen.
option-dedalos-lay_from_exit = Von den Ausgängen her bauen
option-dedalos-lay_from_exit-help = Ein Plättchen darf liegen, wo nur ein Ausgang anstößt.
option-dedalos-dead_end = Wo der Minotauros nur zurückkönnte,
option-dedalos-dead_end-stand = bleibt er stehen
option-dedalos-dead_end-turn = kehrt er um

## Im Browser: Rückschau

replay-title = Noch einmal ansehen
replay-page = { $game }, Rückschau · Knossos
replay-badge = Rückschau
replay-lead = Geh Schritt für Schritt durch ein Spiel, das vorbei ist: jeder Zug, mit wessen Augen du willst.
replay-finished = Deine beendeten Spiele
replay-finished-empty = Noch keine. Ist ein Spiel von dir vorbei, findest du es hier.
replay-record = Aufzeichnung öffnen
replay-record-text = Eine Aufzeichnung ist eine Textdatei mit allen Zügen eines Spiels. Leg sie hier ab oder such sie aus. Auf dem Server bleibt nichts davon.
replay-choose = Datei aussuchen
replay-refused = Diese Aufzeichnung lässt sich nicht abspielen
replay-refused-next = Wurde die Datei geändert, abgeschnitten oder von einer anderen Version geschrieben? Sichere die Aufzeichnung noch einmal dort, wo sie herkommt.
replay-line = Zeile { NUMBER($number, useGrouping: 0) }
replay-line-missing = (diese Zeile gibt es nicht)
replay-other = Andere Datei aussuchen
replay-none = Hier gibt es nichts anzusehen
replay-controls = Steuerung
replay-no-board = Dieses Spiel hat hier noch keinen Spielplan; dies sind seine Züge in Worten.
replay-step = Schritt
replay-at = Zug { $turn }, Schritt { $step } von { $last }
replay-where = { $turn ->
    [0] Aufbau
   *[other] Zug { $turn } von { $turns }
}
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-speed = Geschwindigkeit
replay-times = { $speed }×
replay-turns = Züge
replay-deal = Der Aufbau.
replay-players = Spieler
replay-eyes = mit wessen Augen
replay-eyes-of = Sehen, was { $player } sah
replay-person = Mensch
replay-spectator = Zuschauer
replay-copy = Link hierher
replay-copy-note = Den Link zu diesem Augenblick kopieren
replay-keys = Tasten: ← → Schritt, ↑ ↓ Zug, Leertaste spielt ab, Pos1 und Ende.
replay-only-looking = Dieses Spiel ist vorbei; du siehst nur zu.

## Im Browser: so geht das

how-title = So geht das · Knossos
how-lead = Für Neugierige: was hinter dem Spielplan geschieht und wie du es selbst nachprüfst.
how-rules = Die Regeln
how-rules-text = Die Regeln laufen auf dem Server, aus einer Quelle für Browser, Terminal und jeden Bot. Die Seite vor dir kennt keine davon: Sie zeichnet, was du sehen darfst, bietet an, was erlaubt ist, und zeigt, was geschehen ist. Wo eine Anleitung eine Frage offenlässt, sagen die Regeln neben dem Spielplan, wie sie beantwortet wurde, und oft lässt es sich auch andersherum spielen.
how-luck = Zufall, den niemand biegen kann
how-luck-text = Plättchen und Karten verteilt der Server, und doch kann er sie nicht nach Belieben aussuchen:
how-luck-secret = Ein Versprechen
how-luck-secret-text = Bevor sich jemand setzt, zieht der Server ein Geheimnis und zeigt dessen Fingerabdruck, die Festlegung. Von da an lässt es sich nicht mehr ändern.
how-luck-nonces = Eine Prise von allen
how-luck-nonces-text = Der Browser von jedem am Tisch gibt eine eigene Zufallszahl dazu. Geheimnis und Zahlen zusammen ergeben allen Zufall des Spiels; allein entscheidet ihn niemand.
how-luck-reveal = Der Beweis
how-luck-reveal-text = Ist das Spiel vorbei, steht das Geheimnis in seiner Aufzeichnung. Jeder kann nachrechnen, dass es zum Versprechen passt und dass alles Gezogene daraus folgt.
how-luck-check = Wer diesem Server nicht trauen mag, prüft die Aufzeichnung auf dem eigenen Rechner:
how-luck-command = knossos verify aufzeichnung.txt
how-secrets = Geheimnisse
how-secrets-text = Was du nicht sehen darfst, kommt nie in deinen Browser, und Bots erfahren nicht mehr als ein Mensch an ihrem Platz. Hinter der Seite gibt es nichts zu finden.
how-kept = Nichts geht verloren
how-kept-text = Jede Aktion wird gespeichert, bevor jemand davon erfährt. Neu laden, eine verlorene Verbindung, ein Neustart des Servers: Das kostet nichts. Deine Plätze sind Schlüssel in diesem Browser; dein persönlicher Link nimmt sie auf ein anderes Gerät mit. Konten gibt es nicht.
how-record = Die Aufzeichnung
how-record-text = Zu jedem Spiel gibt es eine Aufzeichnung: einfacher Text, ein Zug je Zeile, mit allem, was gezogen wurde. Man kann sie hier und im Terminal abspielen, und jedes Programm kann sie lesen.
how-record-link = Aufzeichnung öffnen
how-protocol = Das Protokoll
how-protocol-text = Programme aller Art können sich an einen Tisch setzen, mit demselben Protokoll wie diese Seite: JSON über HTTP und ein WebSocket, beschrieben in docs/protocol.md im Quelltext.
how-protocol-link = Beschreibung der HTTP-Schnittstelle (OpenAPI)
how-source = Der Quelltext
how-source-text = Knossos ist freie Software unter der MIT-Lizenz. Der Quelltext ist das Paket, mit dem dieser Server eingerichtet wurde; frag, wer ihn betreibt. Wer ihn hat, kann die Regeln lesen, einen eigenen Server betreiben, Bots schreiben und trainieren.
how-credits = Dank
how-credits-icons = Symbole von game-icons.net, von Lorc, Delapouite und weiteren, unter der Lizenz CC BY 3.0; zugeschnitten und umgefärbt.
how-credits-site = game-icons.net
how-credits-licence = Lizenz CC BY 3.0
how-unofficial = Knossos ist inoffiziell. Die Spiele und ihre Namen gehören ihren Autoren und Verlagen, die nichts damit zu tun haben; von ihren Bildern ist keines verwendet. Gefällt dir hier ein Spiel, dann lohnt sich die Schachtel.

## Ob der Zufall eines Spiels in Ordnung ist

check-title = Zufall
check-commitment = Festlegung: der Fingerabdruck des Geheimnisses
check-note = Heb sie auf: Nach dem Spiel zeigt sie, dass niemand den Zufall ausgesucht hat.
check-how = Wie das geht
check-do = Dieses Spiel prüfen
check-running = Alles wird noch einmal gezogen.
check-fits = Das Geheimnis passt zu der Festlegung, die dieser Tisch gezeigt hat.
check-compare = Das Geheimnis dieser Aufzeichnung hat die Festlegung unten: Vergleiche sie mit der, die du vor dem Spiel gesehen hast.
check-itself = Das hat dieser Browser selbst nachgerechnet.
check-server = Das hat der Server nachgerechnet; ein Browser tut es selbst, wo die Seite über https kommt.
check-misfit = Das Geheimnis passt nicht zur Festlegung: Es ist nicht das versprochene.
check-wrong = Der Zufall dieses Spiels ließ sich nicht bestätigen.
how-luck-here = Sieh dir ein Spiel hinterher noch einmal an und drück auf „Dieses Spiel prüfen“, oder wähl eine gesicherte Aufzeichnung:
how-luck-choose = Aufzeichnung prüfen
web-menu-commitment = Festlegung des Zufalls kopieren

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
option-pieces = Die Figuren können nicht „{ $text }“ sein. Nenne mindestens zwei verschiedene von diesen, mit + verbunden: { $pieces }.
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
position-hidden = In dieser Stellung ist etwas verborgen (?). Lies sie als Ansicht und denke dir das Verborgene dazu.
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
record-seat = Nicht Platz { $seat } ist an der Reihe, sondern Platz { $right }.
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
file-exists = Die Datei { $file } gibt es schon. Nenne eine, die es noch nicht gibt.
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
}. Punkte: { $scores }.

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

player-name = „{ $text }“ taugt nicht als Spielername. Ein Name enthält keine Kommas, Doppelpunkte oder Zeilenumbrüche und ist nicht bloß ein Strich.
not-to-act = Jetzt ist nicht Platz { $seat } an der Reihe, sondern Platz { $right }.
preview-luck = Das lässt sich nicht vorab zeigen: Der Zufall würde entscheiden.
preview-secret = Das lässt sich nicht vorab zeigen: Etwas Verdecktes käme ans Licht.
undo-nothing = Platz { $seat } hat noch nichts getan, was sich zurücknehmen ließe.
undo-consent = Das lässt sich nur zurücknehmen, wenn die anderen zustimmen: Der Zufall hat entschieden, etwas Verdecktes kam ans Licht, oder jemand hat seither gehandelt. Es fehlt die Zustimmung von Platz { $seats }.
seat-taken = Auf Platz { $seat } sitzt schon { $name }.

## Bots

bot-random-about = spielt irgendetwas, das erlaubt ist
bot-greedy-about = nimmt, was erreichbar ist, oder bereitet den nächsten Zug vor; achtet nicht auf die anderen
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
} genannt. Nenne einen für alle Plätze oder einen für jeden.
simulate-number = Die Zahl der { $what ->
    [games] Partien
    [workers] Prozesse
   *[limit] Aktionen, nach denen eine Partie abgebrochen wird,
} muss mindestens 1 sein, nicht { $count }.
simulate-stopped = Ein Prozess ist mitten in einer Partie stehen geblieben, deshalb gibt es kein Ergebnis. Falls er einen Grund genannt hat, steht dieser weiter oben.
folder-not-empty = Der Ordner { $folder } ist nicht leer. Nenne einen leeren oder einen, den es noch nicht gibt.
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

team-board-you-choose = Du bist dran: Wähle deinen zweiten Zauber.
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
team-board-closed = { $mark } gesperrt: Schutt käme heraus
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

amazeing-card-bat = Fledermaus
amazeing-card-book = Buch
amazeing-card-candelabrum = Kerzenleuchter
amazeing-card-chest = Truhe
amazeing-card-crown = Krone
amazeing-card-dragon = Drache
amazeing-card-emerald = Smaragd
amazeing-card-genie = Flaschengeist
amazeing-card-ghost = Gespenst
amazeing-card-gold = Goldmünzen
amazeing-card-helmet = Helm
amazeing-card-keys = Schlüssel
amazeing-card-lizard = Eidechse
amazeing-card-map = Landkarte
amazeing-card-moth = Motte
amazeing-card-owl = Eule
amazeing-card-princess = Prinzessin
amazeing-card-rat = Ratte
amazeing-card-ring = Ring
amazeing-card-scarab = Skarabäus
amazeing-card-skull = Totenkopf
amazeing-card-spider = Spinne
amazeing-card-sword = Ritterschwert
amazeing-card-troll = Troll
amazeing-card-cat = Katze
amazeing-card-crystal-ball = Kristallkugel
amazeing-card-falling-star = Sternschnuppe
amazeing-card-firefly = Glühwürmchen
amazeing-card-fox = Fuchs
amazeing-card-galaxy = Galaxie
amazeing-card-hedgehog = Igel
amazeing-card-jellyfish = Qualle
amazeing-card-raven = Rabe
amazeing-card-snail = Weinbergschnecke
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
team-action-no-number = „{ $action }“ hat keine Nummer: So eine Aktion kann es nie geben.

## Labyrinth Team Edition: was abgelehnt wird

team-spell-gone = Dieser Zauberspruch steht nicht mehr zur Wahl. Übrig sind: { $spells } ({ $rule }).
team-choose-first = Zuerst nehmen sich alle einen Zauberspruch: Wähle deinen ({ $rule }).
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
team-switch-apart = Tauschen lassen sich nur zwei Plättchen, die mit einer Seite aneinanderliegen ({ $rule }).
team-no-move = In diesem Zug hast du keine Bewegung mehr ({ $rule }).
team-move-stay = Kein Weg führt nach { $square } zurück, und eine Bewegung braucht mindestens einen Schritt ({ $rule }).
team-turn-how = So lässt sich das Plättchen nicht drehen. Möglich ist: { $possible } ({ $rule }).

## Labyrinth Team Edition: was geschieht

team-title = Labyrinth Team Edition
team-about = Alle zusammen gegen das Buch von Daedalus: Sammelt 24 Schätze ein, bevor die letzte Seite umgeblättert ist.

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

team-prompt-choose = Wähle deinen zweiten Zauberspruch, etwa switch; m zeigt, was übrig ist. (? für Hilfe)
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
team-card-dragon-tooth = Drachenzahn
team-card-elephant = Elefant
team-card-fan = Fächer
team-card-key = Schlüssel
team-card-lantern = Laterne
team-card-magic-broom = Zauberbesen
team-card-magic-crystal = Zauberkristall
team-card-magic-hat = Zauberhut
team-card-magic-wand = Zauberstab
team-card-mandrake = Alraune
team-card-mushroom = Pilz
team-card-potion = Zaubertrank
team-card-rune-stone = Runenstein
team-card-scroll = Schriftrolle
team-card-shell = Muschel
team-card-sickle = Sichel
team-card-skull = Schädel
team-card-urn = Urne
team-card-winged-sandals = Flügelsandalen
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
dragon-challenge-now = Du stehst vor dem Drachen: Kämpf mit ihm (fight), oder lass es (pass) ({ $rule }).
dragon-reroll-now = Der Wurf ist misslungen: Spiel eine Karte von 1 bis 6, um noch einmal zu würfeln, oder lass ihn mit pass gelten ({ $rule }).
dragon-final-now = Spiel eine Karte von 1 bis 6, um den Wurf zu ersetzen, oder lass ihn mit pass gelten ({ $rule }).
dragon-double-now = Spiel eine Karte von 7 bis 12 für einen zweiten Zug, oder verzichte mit pass ({ $rule }).
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
}. Punkte: { $scores }.
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
dedalos-pieces = Die Figuren können nicht „{ $text }“ sein. Nenne drei bis sechs verschiedene, mit + verbunden; zwei nur mit allow_two=true.
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
dedalos-three-actions = Du hast drei Aktionen ausgeführt; stop beendet deinen Zug ({ $rule }).
dedalos-twice = Das hast du in diesem Zug schon zweimal getan ({ $rule }).
dedalos-not-held = Du hast kein Plättchen auf der Hand, das so liegen kann: { $tile } ({ $rule }).
dedalos-no-side = Auf { $cell } träfe keine offene Seite des Plättchens auf eine offene Seite des Labyrinths ({ $rule }).
dedalos-exit-only = Auf { $cell } träfe das Plättchen nur auf einen Ausgang, und von dort wird nicht gebaut ({ $rule }).
dedalos-never-covered = Was auf { $cell } liegt, wird nie überdeckt ({ $rule }).
dedalos-stars = { $stars ->
    [0] Um { $cell } zu überdecken, brauchst du ein Plättchen mit Stern
    [one] Um { $cell } zu überdecken, brauchst du ein Plättchen mit mehr als einem Stern
    [3] Drei Sterne wie auf { $cell } lassen sich nicht überdecken
   *[other] Um { $cell } zu überdecken, brauchst du ein Plättchen mit mehr als { $stars } Sternen
} ({ $rule }).
dedalos-figure = Auf { $cell } steht eine Figur, deshalb lässt sich das Plättchen nicht überdecken ({ $rule }).
dedalos-trap = Damit wäre der Tribut von Platz { $seat } auf { $cell } eingesperrt und könnte keine zwei Felder weit ziehen ({ $rule }).
dedalos-no-collapse = Du hast kein Einsturz-Plättchen auf der Hand ({ $rule }).
dedalos-no-exit = Auf { $cell } ist kein offener Ausgang ({ $rule }).
dedalos-no-passage = Von { $start } führt kein Gang nach { $cell } ({ $rule }).
dedalos-back = Mit dem zweiten Schritt darfst du nicht nach { $cell } zurück, wo dein Zug begann, außer du hast das Plättchen dort überdeckt ({ $rule }).
dedalos-no-victim = Der Tribut von Platz { $seat } steht nicht mit dir auf { $cell } ({ $rule }).
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
} Minotauros-Plättchen ins Spiel: { $red } rot, { $white } weiß. Der Minotauros geht jetzt { $speed } { $speed ->
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
dedalos-board-you-minotaur = Du bist dran: Bewege den Minotauros, noch { $steps ->
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

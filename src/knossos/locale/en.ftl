# Knossos in English.

## The maze

square-name = There is no square "{ $text }". Squares are a1 to g7: a column letter a-g and a row 1-7, counted from the top left.
openings-name = "{ $text }" does not name openings. Write the open sides in the order N, E, S, W, for example NE or ESW.
tile-text = "{ $text }" is not a tile. Write its openings and what it shows, for example NE or NE+owl.
arrow-name = There is no arrow at "{ $text }". The arrows are { $arrows }.
maze-drawing = "{ $text }" is not a path tile. A maze is drawn with the characters ╵╶└╷│┌├╴┘─┴┐┤┬┼, and · for a tile without openings.
maze-size = A maze has 49 tiles, not { $count }.

## Luck

draw-text = "{ $text }" is not a draw. A draw is written as what was drawn for and what came, for example coin=3.
draw-missing = Something has to be drawn here ({ $label }), but nothing is given.
draw-label = "{ $text }" does not fit: what has to be drawn here is { $label }.
draw-value = "{ $text }" cannot be drawn here. Possible are: { $options }.
draw-left-over = "{ $text }" is too much: nothing more is drawn here.

## Games and options

game-name = There is no game "{ $text }". The games are: { $games }.
game-text = "{ $text }" is not a game. Write its name and, if you like, options: amazeing(mode=kids,first=1).
option-name = There is no option "{ $option }". The options are: { $options }.
option-value = The option { $option } cannot be "{ $text }". It can be: { $choices }.
seats-count = { $game } is not for { $count } { $count ->
    [one] seat
   *[other] seats
}, but for { $allowed }.
action-number = There is no action with the number { $number }: they run from 0 to { $last }.
action-impossible = "{ $action }" has no number: no such action can ever be taken.
action-no-number = "{ $action }" has no number, since no choice of this card can ever come up.

## The aMAZEing Labyrinth

option-first = The first seat cannot be { $first }: the seats are 0 to { $last }.
option-pieces = The pieces cannot be "{ $text }". Name at least two different ones of these, joined by +: { $pieces }.
amazeing-action-text = "{ $text }" is not an action. Push with an arrow and openings, for example b1/NE, or walk with move and a square, for example move d4.

components-unreadable = The components file { $file } cannot be read: { $reason }.
components-broken = The components file { $file } is broken: { $reason }.
components-wrong = The components file { $file } is wrong: { $reason }
components-mix = There is no tile mix "{ $text }". The mixes are: { $mixes }.
components-name = "{ $name }" cannot be a name here. Names are made of small letters, digits and dashes.
components-coins = A coin cannot be worth { $value }: coins are worth 1 or more.
components-no-mix = There is no tile mix in it: it needs plain.modern, plain.classic or both.
components-carrier = Nothing can carry the night treasure { $name }: "{ $text }" is neither a fixed square, nor a treasure, nor the openings of a plain tile that is left.
components-doubled = The treasure { $name } is there twice. Every treasure belongs on exactly one tile.
components-fixed = The fixed tiles are wrong at { $square }. They lie on the sixteen squares that no arrow points at.
components-homes = The homes of the pieces must be the four corners a1, g1, a7 and g7, one for each of four pieces.
components-count = The number of { $what ->
    [tiles] movable tiles
    [treasures] treasures
    [pages] pages of the Book
    [night] night treasures
    [squares] squares of the treasures
    [starts] start squares
    [guardians] squares of the guardians
    [faces] faces of the dragon die
    [pieces] pieces
    [labyrinth] labyrinth tiles
    [red] red minotaur tiles
    [white] white minotaur tiles
    [collapse] collapse tiles
   *[coins] coins
} is { $count }, but must be { $right }.

position-parts = A position has 7 parts separated by blanks, and a view one more; here are { $count }.
position-twice = What { $square } shows is said twice.
position-time = In this mode, or before the end of the night, it can be neither night nor can a coin be turned.
position-part = The { $part } of the position cannot be "{ $text }".
position-hidden = Something is hidden in this position (?). Read it as a view, and imagine what is hidden.
position-viewer = What the viewer ({ $viewer }) holds, and only that, must be known.
position-fixed = On { $square } lies the fixed tile { $tile }.
position-tile = The tile { $tile } is there too often or too seldom.
position-seats = The position does not say the same number of seats everywhere, or one that cannot play.
position-card = The card { $card } is there too often, or is not in the game.
position-share = Seat { $seat } has more cards than the { $share } it is dealt.
position-held = Seat { $seat } must hold { $right } { $right ->
    [one] card
   *[other] cards
} of those it has left.

game-over = The game is over ({ $rule }).
push-again = You have moved the maze already; now move your piece, or stay ({ $rule }).
push-arrow = A tile goes in at an arrow: { $arrows } ({ $rule }).
push-back = The tile came out at { $arrow } in the last push and may not go back in there now ({ $rule }).
push-rotation = The spare cannot be turned like that. It can be { $possible } ({ $rule }).
push-first = Move the maze first, even if you could reach your treasure already ({ $rule }).
move-unreachable = No unbroken passage leads from { $start } to { $square } ({ $rule }).
move-choose = Several of your treasures are on { $square }. Say which card you turn over: { $cards } ({ $rule }).
move-no-choice = There is no choice of cards on { $square } with { $card } in it; just move there ({ $rule }).

## Records

record-line = Line { $line } of the record: { $reason }
record-first = It begins with "{ $text }" instead of "{ $right }", so this is not a record, or one of another version.
record-header = The line that begins with "{ $name }" is missing here.
record-truncated = The record breaks off: a whole one ends with a line that begins with "end".
record-players = "{ $text }" does not name the players. Write one name for each seat, separated by commas, or - for each that has none.
record-number = "{ $text }" is not a number of { $name }.
record-turn = The line of turn { $number }, beginning with "{ NUMBER($number, useGrouping: 0) }. ", is missing here.
record-entry = "{ $text }" is not an action of a seat. Write for example: seat 0: b1/NE, move d4 [target=owl].
record-begins = No turn begins with "{ $text }": it belongs to the line above.
record-continues = A turn begins with "{ $text }": it belongs in a line of its own.
record-seat = It is not for seat { $seat } to act, but for seat { $right }.
record-game = The record is of "{ $text }", not of "{ $game }".
record-rules = The record follows version { $version } of the rules; this is version { $right }.
record-components = The record was made with other components ({ $digest }) than these ({ $right }). Give the components file that it was made with.
record-end = The record says that the game ended with "{ $text }", but it is: { $right }.

## Commands

games-seats = seats: { $seats }
games-nature = luck: { $luck ->
    [yes] yes
   *[no] no
}; secrets: { $secrets ->
    [yes] yes
   *[no] no
}; cooperative: { $cooperative ->
    [yes] yes
   *[no] no
}
games-actions = actions: { $count ->
    [0] no bound
   *[other] { $count }
}
games-version = rules version: { $rules }; components: { $components }
games-options = options:
games-bots = bots:
games-bot = { $bot } (level { $level }): { $about }
games-option = { $option }: { $possible } (default { $default })
rules-count = { $game }: { $count } rules. Read them with: knossos rules { $game }

language-name = Knossos does not speak "{ $text }". It speaks: { $languages }.
rule-name = There is no rule "{ $text }" in { $game }. Rules are named like { $examples }; all of them: knossos rules { $game }
file-unreadable = The file { $file } cannot be read: { $reason }.
file-unwritable = The file { $file } cannot be written: { $reason }.
file-not-text = The file { $file } is not a text file.
file-exists = The file { $file } exists already. Name one that does not.
file-folder = There is no folder { $file } to save in.

## The aMAZEing Labyrinth: what happens

amazeing-title = The aMAZEing Labyrinth
amazeing-about = Push a tile, shift the maze, reach your treasures: basic, for younger children, and by day and by night.

amazeing-dealt = { $me ->
    [yes] You have
   *[no] { $seat } has
} { $pile ->
    [0] { "" }
    [one] 1 hidden card
   *[other] { $pile } hidden cards
}{ $face_up_count ->
    [0] .
   *[other] { $pile ->
        [0] { "" }
       *[other] {" and "}
    }face up: { $face_up }.
}
amazeing-pushed = { $me ->
    [yes] You push
   *[no] { $seat } pushes
} { $tile } in at { $arrow }; { $out } comes out.
amazeing-carried = { $me ->
    [yes] You are
   *[no] { $seat } is
} carried from { $start } to { $to }.
amazeing-walked = { $me ->
    [yes] You { $steps ->
        [0] stay on { $to }
       *[other] walk to { $to }
    }
   *[no] { $seat } { $steps ->
        [0] stays on { $to }
       *[other] walks to { $to }
    }
}.
amazeing-found = { $me ->
    [yes] You find
   *[no] { $seat } finds
} { $card }!
amazeing-target-taken = { $seat } looks at the next card.
amazeing-target-seen = Your next treasure: { $card }.
amazeing-night-fell = Night falls: { $me ->
    [yes] you have found your
   *[no] { $seat } has found the
} last treasure of the day. Day cards that are lost: { $dropped }.
amazeing-night-cards-taken = { $seat } takes { $count } night cards in hand.
amazeing-night-cards-seen = Your night treasures: { $cards }.
amazeing-coin-turned = { $me ->
    [yes] You turn
   *[no] { $seat } turns
} over a coin: { $value }.
amazeing-over-home = { $me ->
    [yes] You are back home with all your treasures and win!
   *[no] { $winners } is back home with all treasures and wins.
}
amazeing-over-points = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
}. Points: { $scores }.{ $tied ->
    [yes] {" "}{ amazeing-over-tie }
   *[no] { "" }
}
amazeing-over-tie = Equal points: whoever has found more cards wins.

## Playing in the terminal

terminal-narrow = The terminal has { $columns } columns; the board needs { $needed }. Make the window wider, or the letters smaller.
people-count = { $people } people cannot sit in { $seats } seats.
replay-done = The record is in order: { $turns } turns, { $end }.
play-you = You
play-ambiguous = "{ $text }" could mean: { $actions }.
play-allowed = { $count ->
    [one] Only one action is allowed here; m shows it.
   *[other] { $count } actions are allowed here; m lists them.
}
play-how = Type an action, or ? for help.
play-help =
    You can type, at any prompt:
    an action, such as those below; short forms will do
    m  menu: choose from a list of what is allowed
    p ACTION  preview: see the board after an action without taking it
    h  hint: what a good player would do, and why
    u  undo: take your last action back
    b  board, l  log, r ID  a rule such as r { $rule }
    s [FILE]  save, q  leave; the game is kept, and you can go on later
    resign  leave your seat to a bot
play-preview = This is how it would be:
play-hint = { $action }. { $reason }
play-prompt = { $name }: { $prompt }
play-choose = Which one, 1 to { $last }? Enter for none.
play-saved = Saved as { $file }.
play-left = The game is kept in { $file }. Go on with: { $command }
play-resigned = Your seat is left to the bot { $name }.
play-undone = Taken back.
play-consent = This needs the consent of { $names }. Do they agree (y/n)?
play-yes = y yes
play-confirm = Enter ends your turn; u takes your last action back.
play-look-away = { $name } is next. Everybody else look away, then press Enter.

amazeing-prompt-push = Push: arrow and openings, such as b1/NE, or just b1. (? for help)
amazeing-prompt-move = Move: a square, such as d4; your own to stay. (? for help)
amazeing-help =
    Push the spare in at an arrow, turned so that its openings are these: b1/NE.
    Just b1 lists the ways to turn it.
    Then walk to a square in reach, drawn with heavy lines: d4. Your own square means to stay.

## Matches

player-name = A player cannot be called "{ $text }". A name has no commas, colons or invisible characters, and is not just a dash.
not-to-act = It is not for { $seat } to decide now, but for { $right }.
preview-luck = That cannot be shown beforehand: luck would be drawn.
preview-secret = That cannot be shown beforehand: something hidden would come to light.
undo-nothing = { $seat } has done nothing yet that could be taken back.
undo-consent = This can be taken back only if the others agree: luck was drawn, something came to light, or somebody has acted since. Ask: { $seats }.
undo-time = { $seat } has no time left for that decision, so it stays as it is.
seat-taken = { $seat } is played by { $name } already.

## Bots

bot-random-about = plays anything that is allowed
bot-greedy-about = makes the most of its turn, and looks no further ahead than to the next one
bot-name = There is no bot "{ $text }" for { $game }. The bots are: { $bots }.
advice-random = Anything goes.
advice-reach = That way you reach { $square }, where you want to be.
advice-prepare = From { $square }, { $count } of your next pushes would lead to where you want to be; no other turn does better.
advice-dedalos-out = That way you are out, and win.
advice-dedalos-move = From { $cell } the way out is shorter.
advice-dedalos-lay = A tile on { $cell } shortens your way out, or makes the leader's longer.
advice-dedalos-hinder = That holds up whoever is ahead.
advice-dedalos-stop = Nothing that is left to do would help you.
advice-dedalos-discard = None of your tiles helps you now; others may.
advice-dedalos-minotaur = Towards { $cell } it threatens the others most, and you least.
advice-team-choose = It helps most of those that are left.
advice-team-uncover = What lies open can be walked on, and collected.
advice-team-collect = That way you collect { $count ->
    [one] a treasure on { $square }
   *[other] { $count } treasures in this turn, the first on { $square }
}.
advice-team-help = Nothing more can be collected in this turn; that brings the treasures of the team nearer.
advice-team-end = Nothing that is left to do would help the team.
advice-dragon-take = That way you take the treasure { $value } on { $square }{ $faces ->
    [0] , and no face of the dragon die would make you duel.
    [one] ; one face of the dragon die would make you duel.
   *[other] ; { $faces } faces of the dragon die would make you duel.
}
advice-dragon-coin = On { $square } you take the treasure { $value }, and its card brings a coin.
advice-dragon-face = That way you come to { $square }, before the dragon.
advice-dragon-reroll = The treasure { $value } is worth the card { $card }, though the next roll may fail as well.
advice-dragon-lose = Losing the treasure { $value } costs less than rolling again with a card.
advice-dragon-double = A second turn takes a treasure { $value }, and that is worth more than the card { $card }.
advice-dragon-double-face = With the card { $card } you come before the dragon in a second turn.
advice-dragon-end = A second turn would win nothing that is worth a card.
advice-dragon-fight = You slay the dragon in about { $percent } of 100 cases, and that wins the game.
advice-dragon-wait = Even with the dragon you would not win: let the others fail first.
advice-dragon-replace = If you roll again instead of this { $roll }, you slay the dragon in about { $percent } of 100 cases.
advice-dragon-stand = With this { $roll } you slay the dragon in about { $percent } of 100 cases; rolling again is no better.

## Many games at once

bots-count = { $count } bots are named for { $seats } seats. Name one for all seats, or one for each.
simulate-number = The number of { $what ->
    [games] games
    [workers] workers
   *[limit] actions after which a game is left
} must be at least 1, not { $count }.
simulate-stopped = A worker process stopped in the middle of a game, so there is no result. If it said why, that stands above.
simulate-engine = There is no engine "{ $text }". Choose processes, on this machine, or ray, on a cluster.
simulate-address = An address is that of a Ray cluster. Choose the engine ray as well, or leave the address out.
simulate-no-ray = Ray is not installed here. Install it together with Knossos: pip install "knossos[ray]"
simulate-cluster = { $address ->
    [local] No Ray cluster can be started on this machine
   *[other] The Ray cluster { $address } cannot be reached
}: { $reason }.
simulate-versions = You have Knossos { $here }, but a machine of the cluster has { $there }. Install the same version on all of them.
folder-not-empty = The folder { $folder } is not empty. Name one that is, or one that does not exist yet.
folder-unwritable = Nothing can be saved in the folder { $folder }: { $reason }.

simulate-heading = { $game }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}, { $games } { $games ->
    [one] game
   *[other] games
}, seed { $seed }
simulate-bot = bot
simulate-team = team
simulate-seat = seat
simulate-wins = wins
simulate-rate = win rate
simulate-interval = 95% interval
simulate-reached = goals
simulate-pace-won = when winning
simulate-pace = turns per goal
simulate-turns = Turns in a game: { $turns } on average, in { $actions } actions.
simulate-goals = Own turns per goal: { $winner } for the winner, { $all } for all seats.
simulate-shared = { $count ->
    [one] One game has several winners
   *[other] { $count } games have several winners
}; each of them is counted a part of the win.
simulate-unfinished = { $count ->
    [one] One game was
   *[other] { $count } games were
} left unfinished after { $limit } actions and { $count ->
    [one] does
   *[other] do
} not count in any figure above.
simulate-speed = { $seconds } seconds with { $workers } { $workers ->
    [one] worker
   *[other] workers
}: { $games } games and { $actions } actions a second.
simulate-saved = { $count ->
    [one] One record is
   *[other] { $count } records are
} saved in { $folder }.
simulate-progress = { $done } of { $games } games
simulate-interrupted = Stopped after { $done } of { $games } games; nothing is kept of them.

## The board in a terminal

board-you-push = Your turn: push the spare tile in.
board-you-move = Your turn: move your piece, or stay.
board-they-push = { $piece } is to push the spare tile in.
board-they-move = { $piece } is to move.
board-over = The game is over.
board-spare = Spare tile
board-spare-shows = Spare tile: { $shows }
board-last-push = { $mark } last push { $arrow }
board-closed = { $mark } closed { $arrow }
board-all-open = All arrows are open.
board-day = By day
board-night = By night
board-coin = The coin is worth { $value }.
board-on-spare = spare
board-you-seek = You seek: { $cards }
board-you-seek-later = At night: { $cards }
board-you-go-home = All found! Go home to { $square }.
board-also = Also on { $square }: { $shows }
board-seat-you = { $piece } (you)
board-left = { $count } to find
board-homeward = on the way home
board-seeks = seeks { $cards }
board-seeks-later = at night { $cards }
board-found = found { $cards }

team-board-you-choose = Your turn: choose your second spell.
team-board-you-act = Your turn: { $move ->
    [regular] 1 move
    [bonus] 1 bonus move
   *[none] no move
} left.
team-board-you-uncover = Your turn: uncover the tile, or not.
team-board-you-turn = Your turn: turn the tile as you like.
team-board-they-choose = { $piece } is to choose a spell.
team-board-they-act = { $piece }'s turn: { $move ->
    [regular] 1 move
    [bonus] 1 bonus move
   *[none] no move
} left.
team-board-they-uncover = { $piece } may uncover a tile.
team-board-they-turn = { $piece } is to turn a tile.
team-board-won = Won! All { $count } treasures are collected.
team-board-lost = Lost: the Book has no page left.
team-board-closed-rubble = { $mark } closed: rubble would come out
team-board-closed-undo = { $mark } { $arrow }: would undo Daedalus
team-board-rubble = { $mark } face down, { $reached } in reach
team-board-face-down = face down
team-board-book = Book of Daedalus: { $left } of { $all } pages left
team-board-page-push = Last page: push at { $arrow }
team-board-page-flip = Last page: flip { $cards }
team-board-page-teleport = Last page: { $pieces } go to { $square }
team-board-treasures = Treasures: { $collected } of { $all }, { $deck } in the deck
team-board-remembered = Face down: { $tiles }
team-board-seeks-first = { $first }, then { $second }
team-board-helps = helps the others
team-board-no-cards = no treasure cards
team-board-ready = { $spells } ready
team-board-used = { $spells } used

piece-red = Red
piece-red-letter = R
piece-yellow = Yellow
piece-yellow-letter = Y
piece-blue = Blue
piece-blue-letter = B
piece-green = Green
piece-green-letter = G
dragon-board-you-push = { $extra ->
    [yes] Your second turn
   *[no] Your turn
}: push the spare tile in.
dragon-board-you-move = { $extra ->
    [yes] Your second turn
   *[no] Your turn
}: move your piece, or stay.
dragon-board-you-reroll = You duel and roll { $roll }, too little: play a card 1-6 to roll again, or pass.
dragon-board-you-challenge = You face the dragon: fight, or pass?
dragon-board-you-final = You fight the dragon: play a card 1-6 to replace the last roll, or pass.
dragon-board-you-double = Your turn is over: play a card 7-12 for a second one, or pass.
dragon-board-they-push = { $extra ->
    [yes] Second turn: { $piece }
   *[no] { $piece }
} is to push the spare tile in.
dragon-board-they-move = { $extra ->
    [yes] Second turn: { $piece }
   *[no] { $piece }
} is to move.
dragon-board-they-reroll = { $piece } duels and rolls { $roll }, too little, but may play a card to roll again.
dragon-board-they-challenge = { $piece } may fight the dragon.
dragon-board-they-final = { $piece } fights the dragon, and may replace the last roll.
dragon-board-they-double = { $piece } may play a card for a second turn.
dragon-board-over = The game is over: { $winners } { $count ->
    [one] wins
   *[other] win
}.
dragon-board-duels-next = Next to duel: { $pieces }
dragon-board-rolls = Rolls { $rolls }: { $needed ->
    [0] enough
   *[other] { $needed } more for { $enough }
}, { $left ->
    [0] none
    [one] 1 roll
   *[other] { $left } rolls
} left
dragon-board-stage-first = First phase: treasures 1-6
dragon-board-stage-second = Second phase: treasures 7-12
dragon-board-stage-final = Final stage: the dragon
dragon-board-current = To take now: { $value } on { $squares }
dragon-board-goal = All treasures are taken: fight the dragon on { $square }!
dragon-board-lair = lair
dragon-board-dragon-letter = D
dragon-board-looks = Dragon { dragon-board-dragon-letter } looks { $facing }, at { $square }
dragon-board-guardians = Guardians: ({ dragon-board-white-letter }) white { $white }, ({ dragon-board-black-letter }) black { $black }
dragon-board-white-letter = w
dragon-board-black-letter = b
dragon-board-treasure = treasure { $value }
dragon-board-under = Under the lair: { $things }
dragon-board-played = Cards played: { $values }
dragon-board-lost = Treasures lost: { $values }
dragon-board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
dragon-board-duels = duels
dragon-board-treasures = treasures { $values }
dragon-board-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
dragon-board-slayer = the dragon
dragon-board-own-cards = cards { $values }
dragon-board-cards = { $count ->
    [0] no cards
   *[other] cards: { $low } of 1-6, { $high } of 7-12
}
dragon-board-few-cards = { $count ->
    [0] no cards
   *[other] cards { $low }+{ $high }
}
dragon-board-buried = { $value } is next, but lies under the lair.

## The aMAZEing Labyrinth: the treasures. The first three letters stand on the board, so no two may begin alike.

amazeing-card-bat = bat
amazeing-card-book = book
amazeing-card-candelabrum = candel{ "\u00AD" }abrum
amazeing-card-chest = chest
amazeing-card-crown = crown
amazeing-card-dragon = dragon
amazeing-card-emerald = emerald
amazeing-card-genie = genie
amazeing-card-ghost = ghost
amazeing-card-gold = gold
amazeing-card-helmet = helmet
amazeing-card-keys = keys
amazeing-card-lizard = lizard
amazeing-card-map = map
amazeing-card-moth = moth
amazeing-card-owl = owl
amazeing-card-princess = prin{ "\u00AD" }cess
amazeing-card-rat = rat
amazeing-card-ring = ring
amazeing-card-scarab = scarab
amazeing-card-skull = skull
amazeing-card-spider = spider
amazeing-card-sword = sword
amazeing-card-troll = troll
amazeing-card-cat = cat
amazeing-card-crystal-ball = crystal ball
amazeing-card-falling-star = falling star
amazeing-card-firefly = fire{ "\u00AD" }fly
amazeing-card-fox = fox
amazeing-card-galaxy = galaxy
amazeing-card-hedgehog = hedge{ "\u00AD" }hog
amazeing-card-jellyfish = jelly{ "\u00AD" }fish
amazeing-card-raven = raven
amazeing-card-snail = snail
amazeing-card-stag = stag
amazeing-card-wolf = wolf

## Labyrinth Team Edition: bad input

team-action-text = "{ $text }" is not an action. Push with an arrow and openings (b1/NE), or write rotate d2/ES, switch b2 c2, move d4, turn NE, choose switch, uncover, leave or end.

components-choice = There is no choice "{ $text }" for { $option }. The choices are: { $choices }.
components-no-choice = There is nothing to choose from for { $name }: it needs at least one set.
components-shape = More treasures and markings stand on tiles with the openings { $openings } than there are such tiles.
components-page = The page { $page } names something that is not there: a picture on no path tile, or a piece that is not in the box.

team-position-parts = A position has 10 parts separated by blanks, and a view one more; here are { $count }.
team-position-hidden = In this position it is hidden what lies face down (?). Read it as a view, and imagine the rest.
team-position-memory = What lies face down must be hidden (?), unless the option memory is true.
team-position-fronts = What lies face down is not said for exactly the squares that show rubble, in their order and with the openings of a tile that lies anyhow.
team-position-rubble = Seat { $seat } cannot stand on { $square }: the tile lies face down.
team-position-pages = The pages that are turned are not those of the Book.
team-position-board = Before seat { $seat } lie too few or too many treasure cards.
team-position-helper = The seat has something of its own to collect, so it cannot be a helper.
team-position-spells = The spells are not those that the seats can have in this mode.
team-position-used = A spell is used that the seat does not have, or twice.
team-position-turn = That cannot be the turn: seat, phase, moves, treasures and pages do not fit together.

## Labyrinth Team Edition: what is refused

team-spell-gone = That spell cannot be chosen any more. There are left: { $spells } ({ $rule }).
team-choose-first = First every player takes a spell: choose one ({ $rule }).
team-chosen = The spells are chosen already ({ $rule }).
team-uncover-first = You stand on a tile that lies face down: uncover it, or leave it ({ $rule }).
team-turn-first = First say how the tile is to lie that you have turned up ({ $rule }).
team-nothing-covered = You have not just stopped on a tile that lies face down ({ $rule }).
team-no-spell = You do not have that spell. Yours are: { $spells } ({ $rule }).
team-spell-used = You have used that spell in this turn already ({ $rule }).
team-push-rubble = The tile on { $square } lies face down, so it may not be pushed out of the maze ({ $rule }).
team-push-undo = A push at { $arrow } would undo what Daedalus has just pushed ({ $rule }).
team-fixed = The square { $square } is printed on the board: it never moves ({ $rule }).
team-rotate-rubble = The tile on { $square } lies face down: turning it changes nothing ({ $rule }).
team-rotate-same = The tile on { $square } lies like that already ({ $rule }).
team-rotate-how = The tile on { $square } cannot be turned like that. It can be { $possible } ({ $rule }).
team-rotate-never = The tile on { $square } lies the same whichever way it is turned ({ $rule }).
team-switch-order = The tile that comes first in reading order is named first: switch { $first } { $second } ({ $rule }).
team-switch-apart = Only two tiles that share a side can be switched ({ $rule }).
team-act = Now you may cast a spell, move, or end your turn ({ $rule }).
team-no-move = You have no move left in this turn ({ $rule }).
team-move-stay = No walk leads back to { $square }, and a move needs at least one step ({ $rule }).
team-turn-how = The tile cannot be turned like that. It can be { $possible } ({ $rule }).

## Labyrinth Team Edition: what happens

team-title = Labyrinth Team Edition
team-about = All together against the Book of Daedalus: collect 24 treasures before its last page is turned.

team-spells = { $first }, { $others }
team-spell-name = { $spell ->
    [push] { team-spell-push }
    [rotate] { team-spell-rotate }
    [switch] { team-spell-switch }
    [traverse] { team-spell-traverse }
    [teleport] { team-spell-teleport }
   *[escape] { team-spell-escape }
}
team-spell-push = Push
team-spell-rotate = Rotate
team-spell-switch = Switch
team-spell-traverse = Traverse
team-spell-teleport = Teleport
team-spell-escape = Escape

team-spell-taken = { $me ->
    [yes] Your second spell is
   *[no] The second spell of { $seat } is
} { $spell }.
team-drew = { $me ->
    [yes] You draw
   *[no] { $seat } draws
} { $cards }.
team-daedalus-pushed = Daedalus pushes { $tile } in at { $arrow }, face down; { $out } comes out.
team-daedalus-flipped = Daedalus flips: { $cards }.
team-covered = The tile on { $at } lies face down now: { $tile }.
team-daedalus-teleported = Daedalus teleports { $pieces } to the home of { $home }.
team-sent = { $me ->
    [yes] You are
   *[no] { $seat } is
} sent from { $start } to { $to }.
team-carried = { $me ->
    [yes] You are
   *[no] { $seat } is
} carried from { $start } to { $to }.
team-pushed = { $me ->
    [yes] You push
   *[no] { $seat } pushes
} { $tile } in at { $arrow }; { $out } comes out.
team-rotated = { $me ->
    [yes] You rotate
   *[no] { $seat } rotates
} { $at }: { $tile }.
team-switched = { $me ->
    [yes] You switch
   *[no] { $seat } switches
} { $first } and { $second }.
team-walked = { $me ->
    [yes] You { $steps ->
        [0] stay on { $to }
       *[other] walk to { $to }
    }
   *[no] { $seat } { $steps ->
        [0] stays on { $to }
       *[other] walks to { $to }
    }
}.
team-walk-spell-used = { $me ->
    [yes] You use
   *[no] { $seat } uses
} { $spell } on the way.
team-uncovered = { $me ->
    [yes] You turn
   *[no] { $seat } turns
} { $at } face up: { $tile }.
team-left-covered = { $me ->
    [yes] You leave
   *[no] { $seat } leaves
} { $at } face down.
team-turned = The tile on { $at } lies like this now: { $tile }.
team-collected = { $me ->
    [yes] You collect
   *[no] { $seat } collects
} { $card }{ $owner ->
    [none] !
   *[other] {" "}for { $owner }!
}
team-bonus-move = { $me ->
    [yes] You have
   *[no] { $seat } has
} a bonus move.
team-over-won = All 24 treasures are collected: you win, all together!
team-over-lost = The last page is turned, and treasures are missing: Daedalus wins.

team-prompt-choose = Choose your second spell, such as switch; m lists those that are left. (? for help)
team-prompt-act = Move (d4), cast a spell (b1/NE, rotate d2/ES), or end. (? for help)
team-prompt-uncover = You stopped on a tile that lies face down: uncover, or leave? (? for help)
team-prompt-turn = Turn the tile as you like, such as NE; m lists the ways. (? for help)
team-help =
    In your turn, use each of your spells once and move once, in any order. The first treasure of a turn gives a bonus move.
    d4  move to a square in reach, drawn heavy; a tile face down is turned up, and you say how it lies: NE
    b1/NE  Push: slide the spare in at b1, turned so that its openings are these; just b1 lists the ways
    rotate d2/ES  Rotate: turn the tile on d2; just rotate d2 lists the ways
    switch b2 c2  Switch: exchange two tiles side by side
    Some spells work by themselves when a move needs them. Traverse: across a tile face down.
    Teleport: from one home corner to another. Escape: out of the maze, and in by another opening.
    end  end your turn: you draw treasure cards, and Daedalus turns a page for the next player

## Labyrinth Team Edition: the treasures and the markings. Three letters stand on the board: the first ones, or the code.

team-card-rubble = rubble
team-card-amulet = amulet
team-card-candle = candle
team-card-cauldron = caul{ "\u00AD" }dron
team-card-dagger = dagger
team-card-doll = doll
team-card-dragon-tooth = dragon's tooth
team-card-elephant = ele{ "\u00AD" }phant
team-card-fan = fan
team-card-key = key
team-card-lantern = lantern
team-card-magic-broom = magic broom
team-card-magic-crystal = magic crystal
team-card-magic-hat = magic hat
team-card-magic-wand = magic wand
team-card-mandrake = man{ "\u00AD" }drake
team-card-mushroom = mush{ "\u00AD" }room
team-card-potion = potion
team-card-rune-stone = rune stone
team-card-scroll = scroll
team-card-shell = shell
team-card-sickle = sickle
team-card-skull = skull
team-card-urn = urn
team-card-winged-sandals = winged sandals
team-card-mark-1 = marking 1
team-card-mark-2 = marking 2
team-card-mark-3 = marking 3
team-card-mark-4 = marking 4
team-card-mark-5 = marking 5
team-card-mark-6 = marking 6
team-card-mark-7 = marking 7
team-card-mark-8 = marking 8
team-card-mark-9 = marking 9
team-card-mark-10 = marking 10
team-code-key = key
team-code-magic-broom = bro
team-code-magic-crystal = cry
team-code-magic-hat = hat
team-code-magic-wand = wan
team-code-potion = pot
team-code-scroll = scr
team-code-skull = sku
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

## Labyrinth with the dragon: bad input

dragon-action-text = "{ $text }" is not an action. Push with an arrow and openings (b1/NE), walk with move g4 or move g4 coin, or write play 3, pass or fight.
components-picture = The fixed tiles show nothing in this game, but one of them shows { $name }.
components-squares = A square of the treasures is named twice.
components-duel-die = The duel die has the numbers 1 to 6.
components-dragon-die = The dragon die has faces with both guardians, with one arrow, and with several arrows.
components-lair = Nobody can begin under the lair, on d4.
components-movable = At least one of the squares of the treasures must be one that can be pushed.
dragon-position-parts = A position has 13 parts separated by blanks, and a view one more; here are { $count }.
dragon-position-guardians = There are two guardians, the white one and the black one, each on a square of its own.
dragon-position-squares = The treasures on the board must be in the order of their squares, one on each.
dragon-position-order = The treasures before a seat must be in the order of their values.
dragon-position-treasures = There must be two treasures of each value, on the board, before the seats, lost, or waiting for the second phase, and none is taken before all that are worth less.
dragon-position-stage = The treasures on the board do not fit the stage: in the first these are some of 1 to 6, in the second of 7 to 12, and in the final stage none is left.
dragon-position-cards = The numbers of cards in the hands and those that were played do not make two of each value.
dragon-position-coins = There are more coins than cards that were played for them.
dragon-position-hand = The cards of seat { $seat } are not as many of each kind as are said, or not in order.
dragon-position-turn = That cannot be the turn: phase, stage, duels, rolls and treasures do not fit together.

## Labyrinth with the dragon: what is refused

dragon-move-now = Now move your piece, or stay ({ $rule }).
dragon-challenge-now = You face the dragon: challenge it, or let it be ({ $rule }).
dragon-reroll-now = The roll has failed: play a card from 1 to 6 to roll again, or let it stand ({ $rule }).
dragon-final-now = Play a card from 1 to 6 to replace the roll, or let it stand ({ $rule }).
dragon-double-now = Play a card from 7 to 12 for a second turn, or end your turn ({ $rule }).
dragon-lair = Nobody moves into, through or out of the lair on { $square }: only pushes do that ({ $rule }).
dragon-no-treasure = No treasure is taken on { $square }, so there is no coin for it ({ $rule }).
dragon-no-card = For a coin you need a card of value { $value }, and have none ({ $rule }).
dragon-card = That card cannot be played now. You can play: { $cards } ({ $rule }).

## Labyrinth with the dragon: what happens

dragon-title = Labyrinth with the dragon
dragon-about = Treasures in rising order, guardians and duels on the way, and the dragon at the end: coins and courage decide.
dragon-guardian-white = white
dragon-guardian-black = black
direction-N = north
direction-E = east
direction-S = south
direction-W = west
dragon-hand-dealt = { $me ->
    [yes] You have
   *[no] { $seat } has
} { $low } cards from 1 to 6 and { $high } from 7 to 12.
dragon-hand-seen = Your cards: { $values }.
dragon-treasures-laid = The treasures 7 to 12 are laid out: the second phase begins.
dragon-pushed = { $me ->
    [yes] You push
   *[no] { $seat } pushes
} { $tile } in at { $arrow }; { $out } comes out.
dragon-carried = { $me ->
    [yes] You are
   *[no] { $seat } is
} carried from { $start } to { $to }.
dragon-guardian-carried = The { $guardian } guardian is carried from { $start } to { $to }.
dragon-walked = { $me ->
    [yes] You { $steps ->
        [0] stay on { $to }
       *[other] walk to { $to }
    }
   *[no] { $seat } { $steps ->
        [0] stays on { $to }
       *[other] walks to { $to }
    }
}.
dragon-took = { $me ->
    [yes] You take
   *[no] { $seat } takes
} a treasure of { $value }!
dragon-coin-gained = { $me ->
    [yes] You play
   *[no] { $seat } plays
} the card { $value } for a coin.
dragon-dragon-turned = The dragon die shows { $arrows } { $arrows ->
    [one] arrow
   *[other] arrows
}: the dragon looks { $facing } and threatens { $passage_count } { $passage_count ->
    [one] square
   *[other] squares
}.
dragon-guardian-woke = The dragon die shows the { $guardian } guardian. { $passage_count ->
    [0] It is under the lair and threatens nobody.
    [one] It threatens the square where it stands.
   *[other] It threatens { $passage_count } squares.
}
dragon-duel-rolled = { $me ->
    [yes] You duel and roll
   *[no] { $seat } duels and rolls
} { $roll }.
dragon-rolled-again = { $me ->
    [yes] You play
   *[no] { $seat } plays
} the card { $value } to roll again.
dragon-lost = { $me ->
    [yes] You lose
   *[no] { $seat } loses
} a treasure of { $value }.
dragon-doubled = { $me ->
    [yes] You play
   *[no] { $seat } plays
} the card { $value } for a second turn.
dragon-challenged = { $me ->
    [yes] You challenge
   *[no] { $seat } challenges
} the dragon!
dragon-final-rolled = { $me ->
    [yes] You roll
   *[no] { $seat } rolls
} { $roll }.
dragon-slain = { $me ->
    [yes] You have slain
   *[no] { $seat } has slain
} the dragon, with { $total }!
dragon-failed = { $total } is not enough: the dragon lives.
dragon-over-points = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
}. Points: { $scores }.{ $tied ->
    [yes] {" "}{ dragon-over-tie }
   *[no] { "" }
}
dragon-over-tie = Equal points: whoever has more treasures wins.
dragon-prompt-push = Push: arrow and openings, such as b1/NE, or just b1. (? for help)
dragon-prompt-move = Move: a square, such as g4, or g4 coin; your own to stay. (? for help)
dragon-prompt-reroll = The duel is failing: play a card from 1 to 6 to roll again, or pass. (? for help)
dragon-prompt-challenge = You face the dragon: fight, or pass? (? for help)
dragon-prompt-final = Play a card from 1 to 6 to replace this roll, or pass to let it stand. (? for help)
dragon-prompt-double = Play a card from 7 to 12 for a second turn, or pass. (? for help)
dragon-help =
    Push the spare in at an arrow, turned so that its openings are these: b1/NE. Just b1 lists the ways to turn it.
    Then walk to a square in reach, drawn with heavy lines: g4. Your own square means to stay.
    Only treasures of the lowest value on the board can be taken; come from another square.
    g4 coin  walk there, take the treasure and play your card of its value for a coin, worth 5 points
    play 3  play a card: 1 to 6 roll again in a duel, 7 to 12 give a second turn; pass does without
    fight  challenge the dragon: when all treasures are taken and you stand on the square it looks at

## Dedalo's: bad input

cell-name = There is no cell "{ $text }". Cells are counted from the entrance, o: e2n3 is two cells east and three north of it.
dedalos-action-text = "{ $text }" is not an action. Write lay e1 EW, lay e1 EW+star, collapse e6, move e1, push 2 e1, step e1, jump e1, discard or stop.
dedalos-action-number = There is no action with the number { $number }: they begin with 0.
dedalos-pieces = The pieces cannot be "{ $text }". Name at least three different ones of these, joined by +: { $pieces }. Two are enough with allow_two=true.
components-exits = The exits must be named for 2, 3, 4, 5 and 6 players.
components-exit-count = For { $seats } players there are { $right } exits, each on a cell of its own.
components-exit-place = There can be no exit on { $cell }: exits lie straight ahead of the entrance, six cells away.
dedalos-position-parts = A position has 9 parts separated by blanks, and a view one more; here are { $count }.
dedalos-position-order = The tiles of the maze must be in the order of their cells, one on each.
dedalos-position-entrance = The entrance is missing at o.
dedalos-position-exits = The exits, open or closed, are not where they belong with this number of players.
dedalos-position-bag = The hands have more tiles than are left.
dedalos-position-hand = The tiles of seat { $seat } are too many, not as many as is said, or not in order.
dedalos-position-gone = The tiles that are out of the game must be in order.
dedalos-position-tribute = The tribute of seat { $seat } cannot stand there: there is no tile, or it is an exit.
dedalos-position-minotaur = The minotaur must stand on a tile of the maze while minotaur tiles are in play, and only then.
dedalos-position-turn = That cannot be the turn: phase, actions, steps and figures do not fit together.

## Dedalo's: what is refused

dedalos-minotaur-first = First move the minotaur on ({ $rule }).
dedalos-minotaur-done = The minotaur has moved already in this turn, or is not in play ({ $rule }).
dedalos-three-actions = You have taken three actions: end your turn ({ $rule }).
dedalos-twice = You have done that twice already in this turn ({ $rule }).
dedalos-not-held = You do not hold a tile that can lie like { $tile } ({ $rule }).
dedalos-no-side = No open side of the tile would meet an open side of the maze at { $cell } ({ $rule }).
dedalos-exit-only = At { $cell } the tile would meet only an exit, and mazes are not built from there ({ $rule }).
dedalos-never-covered = What lies on { $cell } is never covered ({ $rule }).
dedalos-occupied = A tile lies on { $cell } already, and one without a star covers nothing ({ $rule }).
dedalos-stars = { $stars ->
    [one] To cover { $cell } you need a tile with more than one star
    [3] Three stars, as on { $cell }, cannot be covered
   *[other] To cover { $cell } you need a tile with more than { $stars } stars
} ({ $rule }).
dedalos-figure = A figure stands on { $cell }, so the tile there cannot be covered ({ $rule }).
dedalos-trap = That would lock in the tribute of { $seat } on { $cell }, without room for two moves ({ $rule }).
dedalos-no-collapse = You hold no collapse tile ({ $rule }).
dedalos-no-exit = There is no open exit on { $cell } ({ $rule }).
dedalos-no-passage = No passage leads from { $start } to { $cell } ({ $rule }).
dedalos-back = Your second move cannot end on { $cell }, where you began, unless you have covered the tile there ({ $rule }).
dedalos-no-victim = You push others that share your cell, { $cell }, and the tribute of { $seat } is none of them ({ $rule }).
dedalos-push-exit = Nobody is pushed onto an exit ({ $rule }).
dedalos-discard-first = Discarding takes the place of all actions, and you have taken one already ({ $rule }).
dedalos-empty-hand = You hold nothing that you could discard ({ $rule }).
dedalos-not-yet = Take at least one action, or discard your hand ({ $rule }).
dedalos-no-step = The minotaur cannot go from { $start } to { $cell } like that ({ $rule }).

## Dedalo's: what happens

dedalos-title = Dedalo's
dedalos-about = Lay the maze as you go, cover and push, and be the first to get out before the minotaur gets you.
dedalos-card-star = ★
dedalos-card-collapse = collapse
dedalos-card-red = red minotaur
dedalos-card-white = white minotaur
dedalos-card-entrance = entrance
dedalos-card-exit = exit
dedalos-drew = { $me ->
    [yes] You draw
   *[no] { $seat } draws
} { $count } { $count ->
    [one] tile
   *[other] tiles
}.
dedalos-drew-tiles = You draw { $tiles }.
dedalos-laid = { $me ->
    [yes] You lay
   *[no] { $seat } lays
} { $tile } on { $at }.
dedalos-covered = { $me ->
    [yes] You cover
   *[no] { $seat } covers
} { $under } on { $at } with { $tile }.
dedalos-collapsed = { $me ->
    [yes] You close
   *[no] { $seat } closes
} the exit on { $at } for good.
dedalos-moved = { $me ->
    [yes] You move
   *[no] { $seat } moves
} to { $to }.
dedalos-shoved = { $me ->
    [yes] You push
   *[no] { $seat } pushes
} { $victim } to { $to }.
dedalos-discarded = { $me ->
    [yes] You discard
   *[no] { $seat } discards
} { $tiles }.
dedalos-minotaur-tiles = { $me ->
    [yes] You put
   *[no] { $seat } puts
} minotaur tiles into play: { $white ->
    [0] { $red } red
   *[other] { $red ->
        [0] { $white } white
       *[other] { $red } red, { $white } white
    }
}. The minotaur's speed is { $speed } now.
dedalos-minotaur-entered = The minotaur stands on the entrance.
dedalos-minotaur-stepped = The minotaur goes to { $to }.
dedalos-minotaur-jumped = The minotaur takes a shortcut to { $to }.
dedalos-caught = The minotaur catches { $me ->
    [yes] you
   *[no] { $seat }
} on { $at }!
dedalos-minotaur-left = The minotaur is sated and leaves.
dedalos-minotaur-withdrew = The minotaur finds nobody and withdraws.
dedalos-came-back = { $me ->
    [yes] You are
   *[no] { $seat } is
} back on the entrance.
dedalos-over-escaped = { $me ->
    [yes] You are out: you win!
   *[no] { $winners } is out and wins.
}
dedalos-over-minotaur = The bag is empty and nobody is out: the minotaur wins.
piece-purple = Purple
piece-purple-letter = P
piece-white = White
piece-white-letter = W
dedalos-prompt-minotaur = Move the minotaur: a cell (e1). (? for help)
dedalos-prompt-act = Lay (lay e1 EW), move (e1), push (push 2 e1), stop or discard. (? for help)
dedalos-help =
    A turn has up to three actions, each kind at most twice: lay a tile, move, push. stop ends it. Or discard your whole hand instead of all actions.
    lay e1 EW lays a tile on the cell one step east of the entrance (o), open to the east and west. Just lay e1 lists the ways.
    Tiles with stars may cover tiles with fewer. collapse e6 closes an exit. move e1 walks one cell. push 2 e1 pushes the tribute that has the number 2 beside the board.
    Be the first to walk onto an open exit. Keep out of the minotaur's way: where it can choose, you choose for it.
    On the board, O is the entrance, X an exit and × a closed one, M the minotaur, · a place to build on; digits are stars.

## Dedalo's: the board in a terminal

dedalos-board-you-act = Your turn: { $left ->
    [0] stop, or take an action back.
    [one] 1 action left.
   *[other] { $left } actions left.
}
dedalos-board-you-minotaur = Your turn: move the minotaur, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} left.
dedalos-board-they-act = { $piece } is to act.
dedalos-board-they-minotaur = { $piece } is to move the minotaur.
dedalos-board-hand = You hold: { $tiles }
dedalos-board-minotaur-letter = M
dedalos-board-minotaur = Minotaur M on { $cell }, speed { $speed }.
dedalos-board-came = Came from { $cell }.
dedalos-board-jumped = Jumped from { $cell }.
dedalos-board-no-minotaur = The minotaur sleeps.
dedalos-board-bag = Bag: { $count } tiles. Open exits X: { $exits }
dedalos-board-off = caught
dedalos-board-out = { $piece } is out!
dedalos-board-beyond = The maze goes on to the { $ways }.

## Luck that can be checked, and positions that were kept

nonce-text = "{ $text }" cannot be a nonce, the part of a seat in the luck of a game. Write 8 to 64 of the characters 0-9, A-Z, a-z, _ and -.
record-luck = This does not say what the luck was made of. After "luck" come the secret, 64 hexadecimal digits, and the nonces of the { $seats } seats, - for each that sent none.
record-stream = The luck of this action cannot have the number { NUMBER($number, useGrouping: 0) }: if it says none it has { NUMBER($right, useGrouping: 0) }, and only a higher one is written.
record-hidden = What was drawn is left out here, since the game was still running. Such a record can be read, but not replayed.
record-snapshot = There is no record of this game: its beginning was played under older rules, and only the position was kept.
undo-snapshot = { $seat } has nothing to take back that is still known: it was too long ago, or before newer rules.
snapshot-components = The position was kept with other components ({ $digest }) than these ({ $right }).
snapshot-state = The position was kept under version { $version } of the rules and cannot be read under version { $right }: { $reason }
verify-unfinished = This game has not ended. Its luck can be checked after the last turn, when the secret is shown.
verify-no-luck = This record does not say what its luck was made of: it has no line that begins with "luck". Only a game that was played to its end at a server has one.
verify-draw = "{ $text }" does not follow from the secret and the nonces; that would be "{ $right }".
verify-done = { $draws ->
    [one] One draw was
   *[other] All { $draws } draws were
} checked: the luck of this game follows from the secret and the nonces.
verify-nonces = { $nonces ->
    [0] No seat sent a nonce, so the server alone decided the luck.
    [one] One seat sent a nonce.
   *[other] { $nonces } seats sent a nonce.
}
verify-commitment = Commitment: { $commitment }
    Compare it with the one shown before the game.

## The table: looking at a record

look-seat = There is no seat { $seat } in this record: its seats are 0 to { $last }.
record-long = This record has { $steps } steps; at most { $most } can be looked at.

## The file that the server keeps its tables in

store-folder = { $file } is a folder. Name a file to keep the tables in.
store-foreign = The file { $file } is not one that Knossos keeps tables in. Name another one; it is made if it does not exist.
store-newer = The file { $file } comes from a newer Knossos: its format is { $version }, and this one knows formats up to { $known }. Install the newer one, or name another file.
store-locked = Another server keeps its tables in { $file }. Stop that one first, or name another place.
store-disk = Nothing can be kept safely where { $file } is. Name a file on a disk of this computer.
store-unusable = No tables can be kept in { $file }: { $reason }.
store-none = There are no tables in { $file }. Name the place where the server keeps them.
backup-done = { $count ->
    [one] One table is
   *[other] { $count } tables are
} backed up in { $file }.
backup-failed = There is no backup { $file }: { $reason }.
backup-damaged = The file { $file } is not a backup of Knossos, or it is damaged. Nothing was changed.
restore-done = { $count ->
    [one] One table is
   *[other] { $count } tables are
} restored from { $file }.
restore-failed = The backup { $file } could not be restored, and nothing was changed: { $reason }.
restore-occupied = { $count ->
    [one] There is one table
   *[other] There are { $count } tables
} in { $file } already. Name another place, or say --replace to give up what is there.

## A database that the server keeps its tables in

database-url = { $url } is not a place to keep tables in. Name a file, or a database as in postgresql://user@host/name.
database-driver = What speaks to { $database } is not installed. Install it with: pip install "knossos[postgres]"
database-old = The database { $database } runs PostgreSQL { $version }. Knossos needs { $oldest } or newer.
database-unsafe = Nothing can be kept safely in { $database }: its setting { $setting } is not on.
database-newer = The tables in { $database } come from a newer Knossos: their format is { $version }, and this one knows formats up to { $known }. Install the newer one, or name another database.
database-foreign = The schema knossos of the database { $database } holds something else. Name another database.
database-silent = { $database } does not answer. Is the address right, and is the database running?
database-pooled = { $database } is a pooler that lends another connection to each transaction. Connect to the database itself, or let the pooler work in session mode.
database-older = The tables in { $database } come from an older Knossos: their format is { $version }, and this one needs { $known }. Use the older one, or start a server of this version there first.
database-older-servers = The tables in { $database } have to be brought up to date, and older servers use them. Stop those first.

# The table

table-unknown = There is no table "{ $table }", or you may not see it.
table-started = The game has begun already.
table-not-started = The game has not begun yet.
table-over = The game is over.
table-not-over = The game is not over yet.
table-full = There is no free seat at this table.
table-older-rules = Table { $table } was played by older rules that cannot be followed any more.
table-gathering = waits for players
table-playing = plays
name-taken = Somebody called { $name } sits at this table already.
name-twice = Two people at the table have the same name.
name-needed = A seat for yourself needs your name.
seat-of-another = { $seat } is not your piece.
seat-of-bot = A bot plays { $seat } now. Take the seat back first.
seat-empty = Nobody plays { $seat }.
seat-needed = Only somebody who sits at the table can do that.
seat-not-free = The seat of { $seat } is not free.
seat-number = "{ $text }" is not the number of a seat.
seat-unknown = There is no seat { $seat }: seats are 0 to { $last }.
host-needed = Only whoever opened the table can do that.
position-changed = The position has changed since you looked at it.
nothing-asked = Nobody has asked { $seat } for anything.
chat-off = Only phrases are allowed at this table.
chat-text = That cannot be said: it has nothing to read in it.
phrase-unknown = There is no phrase "{ $phrase }". There are: { $phrases }.
too-many = Too much at a time: wait a little.
store-busy = The table is very busy. Try again.
store-failed = The server cannot keep anything at the moment, so nothing was done. Try again later.
hint-failed = The bot has no advice at the moment. Try again.
replay-running = A game can be looked at again when it is over.
replay-failed = The record could not be gone through. Try again later.
hello-first = The first message has to be "hello".
hello-twice = "hello" is said once.
protocol-version = This server speaks version { $right } of the protocol, not { $version }.
message-malformed = The message cannot be understood: { $reason }
body-type = The content has to be { $right }.
body-large = The content is larger than { $most } bytes.
body-slow = The content did not come in time.
body-not-text = The content is not text in UTF-8.
method-unknown = { $method } is not possible here.
path-unknown = There is nothing here.
server-failed = The server made a mistake. It is in its log.
serve-listens = Knossos listens at { $address } and keeps its tables in { $file }. Ctrl-C stops it.
serve-stopped = Stopped. All tables are kept.
serve-address = Cannot listen at { $host }, port { $port }: { $reason }.
page-about = This server plays the labyrinth board games with people and bots, wherever they are. It is unofficial.
page-protocol = Programs of any kind can sit down: over a WebSocket at { $socket } they speak version { $protocol } of the protocol that docs/protocol.md explains; the way to a table is described in { $description }.
page-tables = Tables
page-no-tables = Nobody has listed a table yet.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It is your turn.
phrase-wait = One moment, please.
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-look-here = Look here.
phrase-i-go-there = I go there.
phrase-leave-it-to-me = Leave it to me.
phrase-can-you-help = Can you help me?
phrase-yes = Yes.
phrase-no = No.

## What cannot be read at the table

message-deep = The message is nested too deeply to be understood.
serve-port = There is no port { $port }: ports are 0 to 65535.
serve-workers = { $workers } workers cannot serve these tables. Several workers need a database that they share, as in --database postgresql://user@host/name; for a file it is one.
serve-workers-system = This system cannot share an address among several workers. Start one.

## The browser: the table and everything around the board

web-brand = Knossos
web-brand-lobby = Knossos: to the lobby
web-to-lobby = To the lobby
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-copy-by-hand = Copy this link:
web-reload = Try again
web-loading = Waiting for the server…
web-you = You
web-your-turn = Your turn
web-badge-you = you
web-badge-bot = bot

web-title = { $title } · Knossos
web-title-turn = Your turn · { $title }
web-skip-to-board = To the board
web-board = The board
web-own = Your own things
web-steps = The steps of a turn
web-head-you = Your turn: { $step }
web-head-other = { $player }: { $step }
web-game-amazeing = { amazeing-title }
web-game-team = Team Edition
web-game-dragon = { dragon-title }
web-game-dedalos = { dedalos-title }
web-mode-amazeing-basic = basic game
web-mode-amazeing-kids = for younger children
web-mode-amazeing-daynight = by day and by night
web-mode-team-introductory = introductory game
web-mode-team-standard = standard game
web-mode-team-expert = expert game
web-mode-dedalos = { $minotaur ->
    [true] { $collapse ->
        [true] minotaur and collapse
       *[false] with the minotaur
    }
   *[false] { $collapse ->
        [true] with collapse
       *[false] base game
    }
}
web-bot-random = plays at random
web-bot-greedy = takes what it can

web-connected = Connected
web-connecting = Connecting…
web-lost = Reconnecting, your seat is kept
web-lost-short = Reconnecting…
web-sound = Sound
web-sound-on = Sound on
web-sound-off = Sound off
web-theme = Light or dark
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-theme-to-light = Light colours
web-theme-to-dark = Dark colours
web-language = Language
web-menu = Menu
web-menu-text = The board in words
web-menu-own-link = Copy your personal link, to go on with another device
web-menu-watch-link = Copy the link to watch
web-menu-hand-over = Hand your seat over to a bot
web-menu-hand-over-other = Hand the seat of { $player } over to a bot
web-credit = Icons: game-icons.net, CC BY 3.0. Knossos is unofficial.

web-players = Players
web-watching = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}
web-status-acts = is to act
web-status-turn = has the turn
web-status-decides = decides now
web-status-you-decide = You decide now
web-status-there = at the table
web-status-not-there = not here at the moment
web-status-away = reconnecting, seat kept
web-status-free = free seat
web-status-bot = { $bot }
web-status-bot-for = a bot plays meanwhile
web-status-bot-thinks = is thinking
web-status-won = Winner
web-seat-menu = About the seat of { $player }
web-seat-mute = Hear no more of them
web-seat-unmute = Hear them again
web-seat-take-over = Let a bot play for them
web-seat-take-over-later = After two minutes away, a bot may play for them
web-clock-left = Time left
web-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-clock-more = + { $time }
web-clock-reserve = reserve { $time }

web-tabs = Beside the board
web-tab-play = Play
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-tab-text = Text
web-unread = { $count ->
    [one] 1 unread
   *[other] { $count } unread
}
web-log-empty = Here you will read what happens.
web-log-round = Round { $number }
web-log-clock = Time was up:
web-log-undone = { $player } has taken the last action back.
web-log-handed-over = A bot plays for { $player } now.
web-log-returned = { $player } is back at the table.
web-log-asked = { $player } would like to take an action back.
web-log-agreed = { $player } agrees.
web-log-disagreed = { $player } does not agree.
web-log-chat-on = Everybody may write now.
web-log-chat-off = Only phrases are allowed now.
web-log-followed = There is a rematch at a new table.
web-chat-empty = Nobody has said anything yet. A phrase is read by everybody in their own language.
web-chat-watching = Whoever sits at the table can talk here.
web-chat-phrases = Phrases
web-chat-write = Write to the table
web-chat-send = Send
web-chat-only-phrases = Only phrases are allowed at this table.
web-chat-point = To point at something on the board: right-click it, or press it long.
web-chat-waits = What you said is sent as soon as the connection is back.
web-chat-allow = Everybody may write
web-chat-more = More
web-chat-less = Fewer
web-rules-search = Search the rules, or a rule's id
web-rules-loading = The rules are coming…
web-rules-none = Nothing in the rules has to do with "{ $words }".

web-refusal-allowed = What you may do is marked on the board, or has a button.
web-refusal-read = Read the rule
web-refusal-on = Choose again
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-for = { $player } takes back
web-undo-ask-for = { $player } asks to take back
web-waiting = What you did is on its way…
web-waiting-lost = The connection is lost. What you did counts as soon as it is back.
web-hint = Hint
web-consent = { $player } would like to take the last action back. Everybody else has to agree.
web-consent-yes = Agree
web-consent-no = Refuse
web-consent-waits = You asked to take your last action back. Still to answer: { $players }.
web-lent = A bot plays in your seat.
web-lent-other = A bot plays in the seat of { $player }.
web-lent-back = Take the seat back
web-spectating = You are watching: the game has begun, and all seats are taken.
web-live-turn = Your turn: { $step }. { $count ->
    [one] One action is allowed.
   *[other] { $count } actions are allowed.
}

web-over = The game is over
web-over-won = You have won!
web-over-lost = The game is lost
web-over-winner = { $count ->
    [one] { $players } wins
   *[other] { $players } win
}
web-over-rematch = Play again
web-over-follow = To the rematch
web-over-replay = Look again
web-over-record = Save record

web-door-title = { $player } is next
web-door-text = Everybody else, look away: behind this door lies what only one may see.
web-door-open = I am { $player }

web-keys = All keys
web-keys-push = While you push
web-keys-move = While you move
web-keys-table = At any time
web-key-arrows = ← → ↑ ↓
web-key-arrows-does = from arrow to arrow, clockwise
web-key-turn = R Shift+R
web-key-turn-does = turn the spare tile
web-key-push = Enter
web-key-push-does = push the tile in
web-key-squares = ← → ↑ ↓
web-key-squares-does = from square to square
web-key-walk = Enter
web-key-walk-does = walk there
web-key-let-go = Esc
web-key-let-go-does = let go
web-key-skip = Space
web-key-skip-does = skip what is being animated
web-key-undo = U
web-key-undo-does = take your last action back
web-key-hint = H
web-key-hint-does = ask for a hint
web-key-point = Right-click
web-key-point-does = point at something for the others; by touch: press it long
web-key-text = T
web-key-text-does = show the board in words
web-key-keys = ?
web-key-keys-does = show this list

web-gather-title = Waiting for players
web-gather-ready = Everybody is here
web-gather-host = Share the link, and begin when you like.
web-gather-guest = You have a seat. The game begins when the host says so.
web-gather-visitor = Take a seat, or stay and watch.
web-gather-begin = Begin when you like.
web-gather-expected = A seat is kept for you: say your name and take it.
web-gather-kept = kept for you
web-freed = The host has freed your seat.
web-trouble-freed-text = The table is only for those who have its link. If you would like to come back, ask for it.
web-gather-sat = { $player } has sat down.
web-gather-stood = The seat { $piece } is free again.
web-gather-seats = Seats
web-gather-clock = { $time } for each decision
web-gather-no-clock = no clock
web-gather-free = free for anybody with the link
web-gather-invited = kept for whoever has the invitation
web-gather-sit-here = Sit here
web-gather-sit = Take a seat
web-gather-also = Add to this screen
web-gather-name = Your name
web-gather-other-name = Somebody else plays at this screen: their name
web-gather-name-first = Say your name first.
web-gather-leave = Leave
web-gather-free-seat = Free the seat
web-gather-start = Begin the game
web-gather-bots = { $count ->
    [one] The empty seat goes to a bot.
   *[other] The { $count } empty seats go to bots.
}
web-gather-all = All seats are taken.
web-gather-close = Close the table
web-gather-close-sure = Nobody can come back to a closed table.
web-share = Bring somebody in
web-share-link = Link to this table: whoever has it may watch and sit down
web-share-listed = This table is listed in the lobby; its link:
web-share-invitation = Invitation to the seat { $piece }
web-share-own = Your personal link
web-share-own-note = For yourself alone: with it you go on with another device, and so would anybody else.
web-share-none = Only whoever opened the table can share it.
web-share-elsewhere = The link to this table is in the browser that opened it: the server keeps only its fingerprint.
web-share-self = Go on elsewhere

web-away-short = The server is away. Try again in a moment.
web-trouble-link = The thread breaks off here
web-trouble-link-text = There is no table behind this link, or you may not see it. A link may be cut short, or the table is long gone. An invitation is good for one person: if the seat is yours already, open the table in the browser you sat down with, or with your personal link.
web-trouble-away = The server is away
web-trouble-away-text = Nothing is lost: games are kept, and this page goes on by itself as soon as the server is back.
web-trouble-closed = This table is closed
web-trouble-closed-text = It was given up before a game began. Make a new one, or look for another in the lobby.
web-trouble-old = This page is out of date
web-trouble-old-text = The server has become newer since the page was loaded. Load it again; your seat is kept.
web-trouble-game = This game has no board here yet
web-trouble-game-text = It can be played in a terminal, and over the protocol. Here you find the others in the lobby.

## In the browser: the board of the shifting maze

board-label = The maze
board-arrow-open = Push at { $arrow }
board-arrow-idle = Arrow { $arrow }, not now
board-arrow-closed = Arrow { $arrow }, closed. { $reason }
board-covered = rubble
board-home = home of { $piece }
board-open-to = open to the { $sides }
board-side-n = north
board-side-e = east
board-side-s = south
board-side-w = west
board-lit-now = can be reached
board-lit-preview = could be reached
board-lit-spell = can be reached by a spell
board-lit-threat = threatened
board-spare-tile = Spare tile{ $shows ->
    [none] { "" }
   *[other] {" "}with { $shows }
}, open to the { $sides }. Turn it.
board-turn-left = Turn the tile to the left
board-turn-right = Turn the tile to the right

## In the browser: The aMAZEing Labyrinth

amazeing-web-step-push = Push the tile
amazeing-web-step-move = Move
amazeing-web-spare = Spare tile
amazeing-web-turn-how = Turn it: R, wheel or tap
amazeing-web-closed = The tile came out there, so it may not go back in.
amazeing-web-push-title = Push the tile in.
amazeing-web-push-how = Choose an arrow, or drag the tile there.{ $closed ->
    [none] { "" }
   *[other] {" "}{ $closed } is closed: the tile came out there.
}
amazeing-web-push-at = Push at { $arrow }?
amazeing-web-push-looking = One moment …
amazeing-web-push-reach = You could then reach { $count ->
    [one] only your own square
   *[other] { $count } squares
}{ $goal ->
    [none] .
    [home] , your home among them.
   *[other] { $goals ->
        [one] , the { $goal } among them.
       *[other] , among them: { $goal }.
    }
}
amazeing-web-push = Push at { $arrow }
amazeing-web-push-choose = Choose an arrow
amazeing-web-walk-title = Walk along the thread
amazeing-web-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
amazeing-web-walk-to = To { $square }{ $goal ->
    [none] .
    [home] : your home!
   *[other] : the { $goal } is there.
}
amazeing-web-walk-steps = { $steps ->
    [one] One step
   *[other] { $steps } steps
} along the thread.{ $keys ->
    [yes] {" "}Esc to think again.
   *[no] { "" }
}
amazeing-web-walk-stay = You would stay where you are.
amazeing-web-walk-choose = Several of your treasures are there. Which card do you turn over?
amazeing-web-walk-for = For the { $card }
amazeing-web-walk-how = { $count ->
    [one] Only your own square can be reached. Stay there.
   *[other] { $goal ->
        [none] { $count } squares are lit. Choose one, or stay.
        [home] { $count } squares are lit, your home { $square } among them.
       *[other] { $count } squares are lit, and the { $goal } on { $square } is among them.
    }
}
amazeing-web-walk = Walk to { $square }
amazeing-web-walk-pick = Choose a square
amazeing-web-stay-on = Stay on { $square }
amazeing-web-stay = Stay
amazeing-web-spare-title = Next spare tile
amazeing-web-spare-waits = waits for { $player }
amazeing-web-spare-next = It came out at { $arrow }. Nobody may push it straight back in there.
amazeing-web-spare-lies = It is pushed in at the next turn.
amazeing-web-wait = Now
amazeing-web-wait-push = { $player } is thinking about the push.
amazeing-web-wait-move = { $player } has pushed and is about to walk.
amazeing-web-wait-own = { $player } is on the way.
amazeing-web-treasure = Your treasure
amazeing-web-treasure-note = { $points ->
    [0] only you see it
    [one] 1 point, only you see it
   *[other] { $points } points, only you see it
}
amazeing-web-pile = { $count ->
    [0] This is your last card.
    [one] One more card lies face down in your pile.
   *[other] { $count } more cards lie face down in your pile.
} { $mode ->
    [daynight] When somebody has found the last one, night falls.
   *[basic] After the last one, go home to { $square }.
}
amazeing-web-home-title = All found
amazeing-web-home = Now go home to { $square } before anybody else does.
amazeing-web-cards = Your treasures
amazeing-web-cards-note = any order, one a turn
amazeing-web-signs = Your night treasures
amazeing-web-signs-note = { $points ->
    [one] 1 point each, one a turn
   *[other] { $points } points each, one a turn
}
amazeing-web-signs-later = Tonight
amazeing-web-coins = The coins
amazeing-web-coins-note = for whoever comes home first
amazeing-web-coins-how = 1, 3 and 5 points, face down. Find all your night treasures and go home to turn one over.
amazeing-web-coin = The coin shows { $value }.
amazeing-web-seat-cards = Found: { $found }, still to find: { $left }
amazeing-web-of = of { $all }
amazeing-web-points = { $points ->
    [one] point
   *[other] points
}
amazeing-web-worth = day { $day } · night { $night } points
amazeing-web-why = { $day } by day + { $night } by night{ $coin ->
    [0] { "" }
   *[other] {" "}+ coin { $coin }
} ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
amazeing-web-progress = { $done } of { $all }
amazeing-web-progress-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
amazeing-web-text-turn = { $time ->
    [night] It is night.
   *[day] It is day.
} { $phase ->
    [push] { $player } has to push the tile.
    [move] { $player } has pushed and may walk.
   *[over] The game is over.
}
amazeing-web-text-held = Only you see: { $cards }.
amazeing-web-text-seat = { $player } stands on { $square }, home is { $home }. Found: { $found }. Hidden cards left: { $left }.{ $open ->
    [none] { "" }
   *[other] {" "}Face up: { $open }.
}
amazeing-web-text-spare = The spare tile is open to the { $sides }{ $shows ->
    [none] { "" }
   *[other] {" "}and shows { $shows }
}.{ $closed ->
    [none] { "" }
   *[other] {" "}Arrow { $closed } is closed.
}
amazeing-web-text-row = Row { $row }: { $tiles }.
amazeing-web-text-tile = { $square } { $shows ->
    [none] { "" }
   *[other] { $shows },{" "}
}{ $sides }
amazeing-web-text-nothing = nothing

## In the browser: Labyrinth Team Edition

team-web-step-choose = Choose spells
team-web-step-daedalus = Daedalus
team-web-step-act = Spells and moves
team-web-step-end = Pass the Book
team-web-progress = { $count ->
    [one] 1 to find
   *[other] { $count } to find
}
team-web-book = The Book of Daedalus
team-web-page-count = page { $page } of { $all }
team-web-page-of = page { $page }
team-web-pages-left = { $count } left
team-web-page-push = Push at { $arrow }
team-web-page-push-short = Push at { $arrow }
team-web-page-flip = Turned face down: { $cards }
team-web-page-flip-short = Face down
team-web-page-teleport = Sent to the home of { $home }: { $pieces }
team-web-page-teleport-short = Teleport
team-web-portal = The portal
team-web-portal-count = { $count } of { $all } · { $deck } in the deck
team-web-portal-short = { $count } of { $all }
team-web-deck-short = deck { $deck }
team-web-portal-label = The portal: { $count } of { $all } treasures are collected. { $deck ->
    [0] No card is left in the deck.
    [one] One card is left in the deck.
   *[other] { $deck } cards are left in the deck.
}
team-web-own = Your board
team-web-now = What to do now
team-web-spells = Spells
team-web-treasures = Treasures
team-web-used = used
team-web-first = first
team-web-then = then
team-web-moves = { $count ->
    [one] 1 move left
   *[other] { $count } moves left
}
team-web-spare = Spare tile
team-web-spare-short = spare
team-web-spare-how = Drag it to an arrow, or turn it here.
team-web-spare-lies = It shows: { $shows ->
    [none] a plain path
   *[other] { $shows }
}.
team-web-tile-on = Tile on { $square }
team-web-turn-how = Turn it: R, wheel or tap.
team-web-how-push = Slide the spare in at an arrow.
team-web-how-rotate = Turn one tile where it lies.
team-web-how-switch = Exchange two tiles that lie side by side.
team-web-how-traverse = Cross one tile of rubble while you walk.
team-web-how-teleport = Jump from home corner to home corner while you walk.
team-web-how-escape = Walk out of the maze, and in again elsewhere.
team-web-choose-title = Choose your second spell.
team-web-choose-how = There is only one of each.
team-web-choose-pick = Choose a spell
team-web-choose = Take { $spell }
team-web-any-order = Spells and moves, in any order.
team-web-help = Your board is empty: { $player ->
    [several] collect for the others.
   *[other] collect for { $player }: { $cards }.
}
team-web-bonus = You may move once more.
team-web-reach = You can reach { $count ->
    [one] 1 square
   *[other] { $count } squares
}{ $near ->
    [none] .
   *[other] ; within reach: { $near }.
}
team-web-no-move = No move left.
team-web-no-way = No way leads on from here.
team-web-no-move-spells = Cast a spell that is ready, or end your turn.
team-web-cast = { $spell }.
team-web-by-spell = The rosy squares can be reached with it. Choose one.
team-web-by-spell-none = From here it leads nowhere new just now.
team-web-to = To { $square }.
team-web-to-find = To { $square }: { $player ->
    [self] your { $card }.
   *[other] the { $card }, for { $player }.
}
team-web-walk-steps = { $steps ->
    [0] There and back.
    [one] One step along the thread.
   *[other] { $steps } steps along the thread.
}
team-web-walk-traverse = The way crosses rubble, so this walk uses Traverse.
team-web-walk-teleport = The way jumps between corners, so this walk uses Teleport.
team-web-walk-escape = The way leads outside, so this walk uses Escape.
team-web-walk-rubble = You turn the tile there face up, and lay it as you like.
team-web-walk-rubble-may = You may turn the tile there face up.
team-web-walk-bonus = The first treasure gives you a bonus move.
team-web-looking = One moment …
team-web-spell-only = You have no move left; it may still help your team.
team-web-reach-then = You could then reach { $count ->
    [0] no square
    [one] 1 square
   *[other] { $count } squares
}{ $near ->
    [none] .
   *[other] , among them: { $near }.
}
team-web-closed-rubble = The tile on { $square } lies face down: it may not be pushed out.
team-web-closed-undo = A push at { $arrow } would undo what Daedalus has just pushed.
team-web-push-title = Push the spare in.
team-web-push-how = Turn it as you like, then choose an arrow.
team-web-push-at = Push at { $arrow }?
team-web-rotate-title = Rotate a tile.
team-web-rotate-how = Choose one of the outlined tiles.
team-web-rotate-at = Rotate { $square }?
team-web-switch-title = Switch two tiles.
team-web-switch-how = Choose the first of them.
team-web-switch-first = { $square } and …
team-web-switch-second = Choose the tile beside it.
team-web-switch-pair = Switch { $first } and { $second }?
team-web-lay-title = How is { $square } to lie?
team-web-lay-how = Turn the tile as you like, then lay it.
team-web-lay-find = Turn it as you like. { $player ->
    [self] You find your { $card }!
   *[other] You find the { $card } for { $player }!
}
team-web-lay = Lay it like this
team-web-uncover-title = Rubble on { $square }.
team-web-uncover-how = Turn the tile face up, or leave it as it is.
team-web-uncover = Turn it face up
team-web-leave = Leave it
team-web-do-push = Push at { $arrow }
team-web-do-rotate = Rotate { $square }
team-web-do-switch = Switch { $first } and { $second }
team-web-do-walk = Walk to { $square }
team-web-do-round = Back to { $square }
team-web-pick-arrow = Choose an arrow
team-web-pick-tile = Choose a tile
team-web-pick-square = Choose a square
team-web-put-back = Not now
team-web-end = End turn
team-web-wait = { $player } { $phase ->
    [choose] is choosing a spell.
    [turn] is laying a tile.
    [uncover] is thinking about the rubble.
   *[other] casts spells and moves.
}
team-web-wait-own = One moment …
team-web-text-turn = It is the turn of { $player }: { $phase ->
    [choose] to choose a spell.
    [turn] to lay the tile that was turned face up.
    [uncover] to turn a tile face up, or not.
    [over] the game is over.
   *[other] { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } left{ $used ->
        [none] .
       *[other] , used: { $used }.
    }
}
team-web-text-book = The Book is open at page { $page } of { $all }. { $does }.
team-web-text-seat = { $player } is on { $square }. Treasures to collect: { $cards ->
    [none] none
   *[other] { $cards }
}. Spells: { $spells ->
    [none] none
   *[other] { $spells }
}.
team-web-text-spare = The spare tile is open to the { $sides }{ $shows ->
    [none] .
   *[other] {" "}and shows: { $shows }.
}
team-web-front = under it { $shape ->
    [junction] a junction
    [straight] a straight corridor
   *[bend] a bend
}{ $shows ->
    [none] {""}
   *[other] : { $shows }
}
team-web-text-front = Face down on { $square }: { $shows ->
    [none] a plain path
   *[other] { $shows }
}.
team-web-text-row = Row { $row }: { $tiles }.
team-web-text-tile = { $square } open to the { $sides }{ $shows ->
    [none] { "" }
   *[other] , { $shows }
}
team-web-text-rubble = { $square } rubble

## In the browser: Labyrinth with the dragon

dragon-web-step-push = Push
dragon-web-step-move = Move
dragon-web-step-dragon = Dragon
dragon-web-step-duel = Duel
dragon-web-step-final = Final duel
dragon-web-step-double = Double turn
dragon-web-guardian = the { $guardian } guardian
dragon-web-treasure = treasure { $value }
dragon-web-lair = the dragon's lair
dragon-web-faced = the dragon looks here
dragon-web-spare = Spare tile
dragon-web-second = your second turn
dragon-web-turn-how = Turn it: R, wheel or tap
dragon-web-closed = The tile came out there, so it may not go back in.
dragon-web-push-title = Push the tile in.
dragon-web-push-how = Choose an arrow, or drag the tile there.{ $closed ->
    [none] { "" }
   *[other] {" "}{ $closed } is closed.
}
dragon-web-push-at = Push at { $arrow }?
dragon-web-push-looking = One moment …
dragon-web-push-reach = You could then reach { $count ->
    [one] only your own square
   *[other] { $count } squares
}{ $goal ->
    [none] .
   *[other] { $value ->
        [0] , and meet the dragon on { $goal }.
       *[other] , and take a { $value } on { $goal }.
    }
}
dragon-web-push = Push at { $arrow }
dragon-web-push-choose = Choose an arrow
dragon-web-walk-title = Walk along the thread
dragon-web-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
dragon-web-walk-to = To { $square }{ $goal ->
    [no] .
   *[yes] { $value ->
        [0] , before the dragon!
       *[other] : take the { $value }!
    }
}
dragon-web-walk-steps = { $steps ->
    [one] One step
   *[other] { $steps } steps
} along the thread.
dragon-web-walk-stay = { $goal ->
    [no] You would stay where you are.
   *[yes] You would stay where you are, before the dragon.
}
dragon-web-walk-how = { $count ->
    [one] Only your own square is in reach. Stay there.
   *[other] { $square ->
        [none] { $count } squares are lit. Choose one, or stay.
       *[other] { $value ->
            [0] { $count } squares are lit, { $square } before the dragon among them.
           *[other] { $count } squares are lit, { $square } with a { $value } among them.
        }
    }
}
dragon-web-walk = Walk to { $square }
dragon-web-walk-pick = Choose a square
dragon-web-stay-on = Stay on { $square }
dragon-web-stay = Stay
dragon-web-take-choose = Your card { $value } fits. Play it for a coin worth { $coin } points, or keep it?
dragon-web-take-coin = Take the { $value } and play the card for a coin
dragon-web-take-keep = Take the { $value } and keep the card
dragon-web-spare-next = It came out at { $arrow }, which is closed for the next push.
dragon-web-spare-lies = It is pushed in at the next turn.
dragon-web-die = The dice
dragon-web-die-falls = The dragon die falls …
dragon-web-die-arrows = Dragon die: { $arrows ->
    [1] one arrow
    [2] two arrows
    [3] three arrows
   *[other] four arrows
}
dragon-web-die-turned = { $whole ->
    [yes] It turned all the way round and looks { $to } again.
   *[no] It turned from { $from } to { $to }.
} { $count ->
    [one] Only that square is threatened.
   *[other] Its whole passage is threatened.
}
dragon-web-die-guardian = Dragon die: the { $guardian } guardian
dragon-web-die-woke = { $count ->
    [0] It sleeps under the lair and threatens nobody.
    [one] It threatens the square where it stands.
   *[other] Its whole passage is threatened.
}
dragon-web-tiles = { $count ->
    [0] here
    [one] 1 tile
   *[other] { $count } tiles
}
dragon-web-duel-title = { $foe ->
    [white] Duel: the white guardian
    [black] Duel: the black guardian
   *[dragon] Duel with the dragon
}
dragon-web-your-decision = your decision
dragon-web-their-decision = { $player } decides
dragon-web-duel-falls = { $me ->
    [yes] You roll
   *[no] { $player } rolls
} the duel die …
dragon-web-duel-rolled = { $me ->
    [yes] You rolled { $roll }
   *[no] { $player } rolled { $roll }
}{ $how ->
    [failed] : not enough.
    [lost] {" "}and lost a { $lost }.
    [safe] : nothing is lost.
   *[rolled] .
}
dragon-web-again = { $me ->
    [yes] You play the { $value } and roll again.
   *[no] { $player } plays the { $value } and rolls again.
}
dragon-web-duel-needs = { $enough } or more { $foe ->
    [dragon] sends the dragon back
   *[guardian] sends the guardian back
}.
dragon-web-duel-near = { $me ->
    [yes] You stand
   *[no] { $player } stands
} nearest, { $steps ->
    [0] { $foe ->
        [dragon] right before it.
       *[guardian] on its square.
    }
    [one] 1 tile away.
   *[other] { $steps } tiles away.
}
dragon-web-duel-next = Next to duel: { $players }.
dragon-web-reroll-how = Play a card to roll again
dragon-web-final-how = Play a card to roll anew in place of the { $roll }
dragon-web-playable = Cards that you can play
dragon-web-card = card { $value }
dragon-web-at-stake = at stake
dragon-web-play = Play the { $value }
dragon-web-lose = Lose the { $value }
dragon-web-duel-watch = { $player } decides whether to roll again, with { $count ->
    [one] one card
   *[other] { $count } cards
}. The { $stake } is at stake.
dragon-web-challenge-title = Before the dragon
dragon-web-challenge-face = { $me ->
    [yes] You face the dragon.
   *[no] { $player } faces the dragon.
}
dragon-web-challenge-how = { $rolls ->
    [3] Three rolls:
   *[other] { $rolls } rolls:
} { $enough } or more beats it, for { $points } points. { $stake ->
    [0] There is nothing to lose.
   *[other] { $me ->
        [yes] If you fail, you lose your lowest treasure, the { $stake }.
       *[no] Failing costs the lowest treasure, the { $stake }.
    }
}
dragon-web-fight = Challenge the dragon
dragon-web-leave = Let it be
dragon-web-fight-title = The final duel
dragon-web-fight-label = Rolls: { $rolls }. Together { $total }.
dragon-web-fight-of = of { $enough }
dragon-web-fight-rolls = { $me ->
    [yes] You roll the duel die …
   *[no] { $player } rolls the duel die …
}
dragon-web-fight-needs = { $needed ->
    [0] That is enough!
   *[other] { $left ->
        [0] { $needed } too few.
        [one] { $needed } more needed, with one more roll.
       *[other] { $needed } more needed, with { $left } more rolls.
    }
}
dragon-web-fight-slain = { $me ->
    [yes] With { $total } you have slain the dragon!
   *[no] With { $total } { $player } has slain the dragon!
}
dragon-web-fight-failed = { $total } is not enough: the dragon lives.
dragon-web-fight-past = { $me ->
    [yes] You rolled
   *[no] { $player } rolled
} { $end ->
    [slain] { $total }: the dragon is slain!
   *[failed] { $total } of { $enough }: the dragon lives.
}
dragon-web-stand = { $left ->
    [0] Let the { $roll } stand
   *[other] Keep the { $roll }, roll on
}
dragon-web-final-watch = { $player } decides whether to roll anew, with { $count ->
    [one] one card
   *[other] { $count } cards
} from 1 to 6.
dragon-web-double-title = Double turn
dragon-web-double-end = Your turn is over.
dragon-web-double-how = Play a card from 7 to 12 for a second one, or end it.
dragon-web-end = End the turn
dragon-web-wait-title = Now
dragon-web-wait = { $phase ->
    [own] You are on the way.
    [push] { $player } is thinking about the push.
    [move] { $player } has pushed and is about to walk.
    [double] { $player } decides whether to play a card for a second turn.
   *[other] { $player } decides.
}
dragon-web-hand = Your cards
dragon-web-hand-note = only you see them
dragon-web-hand-empty = You have played all of them.
dragon-web-use-roll = roll
dragon-web-use-double = turn
dragon-web-use-again = re-roll
dragon-web-card-for = Card { $value }: { $use ->
    [roll] roll the duel die again
   *[double] a double turn
}{ $coin ->
    [now] , or a coin with the treasure that counts now
    [later] , or a coin with a treasure of { $value }
   *[never] { "" }
}
dragon-web-treasures = Treasures
dragon-web-treasures-note = lowest value first
dragon-web-treasure-left = Treasure { $value }: { $left } left
dragon-web-treasures-value = Now { $value }:
dragon-web-treasures-now = { $maze ->
    [0] { $buried ->
        [one] the last one lies under the lair.
       *[other] both lie under the lair.
    }
    [one] { $buried ->
        [0] one in the maze.
       *[other] one in the maze, one under the lair.
    }
   *[other] two in the maze.
}
dragon-web-treasures-next = { $value ->
    [7] { $stage ->
        [first] The red ones are laid after the sixes.
       *[other] Then the 7.
    }
   *[other] Then the { $value }.
}
dragon-web-treasures-gone = { $next ->
    [over] The dragon is slain.
   *[final] All are taken. Meet the dragon where it looks, and challenge it.
}
dragon-web-played = Cards played: { $values }
dragon-web-lost-all = Treasures lost: { $values }
dragon-web-seat-cards = { $count ->
    [0] no cards
   *[other] cards 1–6: { $low } · 7–12: { $high }
}
dragon-web-seat-treasures = Treasures: { $values ->
    [none] none
   *[other] { $values }
}
dragon-web-seat-none = no treasure yet
dragon-web-points = { $points ->
    [one] point
   *[other] points
}
dragon-web-times = × { $count }
dragon-web-progress = { $points ->
    [one] 1 point
   *[other] { $points } points
}
dragon-web-score-why = { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $why }
dragon-web-why = Treasures { $values ->
    [none] { $treasures }
   *[other] { $values } = { $treasures }
}, coins { $count ->
    [0] 0
   *[other] { $count } × { $coin } = { $coins }
}{ $dragon ->
    [0] { "" }
   *[other] , dragon { $dragon }
}
dragon-web-text-turn = { $phase ->
    [push] { $player } is to push the tile in.
    [move] { $player } has pushed and may move.
    [reroll] { $player } has rolled { $roll } in a duel and decides whether to roll again.
    [challenge] { $player } faces the dragon and may challenge it.
    [final] { $player } fights the dragon, has rolled { $roll } and decides whether to roll anew.
    [double] { $player } decides whether to play a card for a second turn.
   *[over] The game is over.
}{ $extra ->
    [yes] {" "}It is the second turn of a double turn.
   *[no] { "" }
}
dragon-web-text-dragon = { $lives ->
    [yes] The dragon sits on d4 and looks { $facing }, at { $square }.
   *[no] The dragon is slain.
}
dragon-web-text-guardians = The white guardian is on { $white }, the black one on { $black }.
dragon-web-text-current = { $value ->
    [0] No treasure is left.
   *[other] Treasures of { $value } can be taken now: on { $squares }.
}
dragon-web-text-cards = Only you see your cards: { $values }.
dragon-web-text-seat = { $player } stands on { $square }, with { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $why }). Treasures: { $treasures ->
    [none] none
   *[other] { $treasures }
}. Coins: { $coins }. Cards from 1 to 6: { $low }, from 7 to 12: { $high }.
dragon-web-text-gone = Cards played: { $played ->
    [none] none
   *[other] { $played }
}. Treasures lost: { $lost ->
    [none] none
   *[other] { $lost }
}.
dragon-web-text-spare = The spare tile is open to the { $sides }.{ $closed ->
    [none] { "" }
   *[other] {" "}Arrow { $closed } is closed.
}
dragon-web-text-row = Row { $row }: { $tiles }.
dragon-web-text-tile = { $square } { $lair ->
    [yes] under the lair,{" "}
   *[no] { "" }
}{ $value ->
    [0] { "" }
   *[other] treasure { $value },{" "}
}{ $sides }

## In the browser: Dedalo's

dedalos-web-step-minotaur = Minotaur
dedalos-web-step-act = Three actions
dedalos-web-step-draw = Draw up to { $hand }
dedalos-web-progress = { $steps ->
    [none] no way
   *[other] { $steps } away
}
dedalos-web-progress-caught = caught
dedalos-web-nearer = Nearer
dedalos-web-farther = Farther away
dedalos-web-fit = The whole maze
dedalos-web-empty = empty
dedalos-web-minotaur = the minotaur
dedalos-web-tile-straight = straight{ $stars ->
    [0] { "" }
    [one] , one star
   *[other] , { $stars } stars
}
dedalos-web-tile-bend = bend{ $stars ->
    [0] { "" }
    [one] , one star
   *[other] , { $stars } stars
}
dedalos-web-tile-fork = T{ $stars ->
    [0] { "" }
    [one] , one star
   *[other] , { $stars } stars
}
dedalos-web-tile-crossing = crossing{ $stars ->
    [0] { "" }
    [one] , one star
   *[other] , { $stars } stars
}
dedalos-web-tile-entrance = entrance
dedalos-web-tile-exit = exit
dedalos-web-tile-collapse = collapse
dedalos-web-tile-red = red minotaur tile
dedalos-web-tile-white = white minotaur tile
dedalos-web-offer-lay = the tile can be laid here
dedalos-web-offer-cover = the tile can cover it
dedalos-web-offer-collapse = can be closed
dedalos-web-offer-move = you can move here
dedalos-web-offer-push = can be pushed here
dedalos-web-offer-step = the minotaur can go here
dedalos-web-offer-jump = the minotaur can take a shortcut here

dedalos-web-hand = Your hand
dedalos-web-hand-note = only you see it
dedalos-web-hand-tile = Tile { $number }: { $tile }
dedalos-web-hand-none = No tiles
dedalos-web-turn-how = turn it
dedalos-web-actions = Actions
dedalos-web-left = { $left } of { $actions } left
dedalos-web-kind-lay = Lay
dedalos-web-kind-move = Move
dedalos-web-kind-push = Push
dedalos-web-taken = { $taken } of { $each }
dedalos-web-cannot-lay = no place
dedalos-web-cannot-move = no way
dedalos-web-cannot-push = { $company ->
    [yes] no way
   *[no] nobody here
}
dedalos-web-hunt = Move the minotaur
dedalos-web-steps = { $steps } / { $speed }
dedalos-web-waiting = Now
dedalos-web-wait-own = One moment …
dedalos-web-wait = { $phase ->
    [minotaur] { $player } moves the minotaur.
   *[act] { $left ->
        [0] { $player } has taken all actions.
        [one] { $player } has one action left.
       *[other] { $player } has { $left } actions left.
    }
}

dedalos-web-places = { $count ->
    [0] No empty place
    [one] One place
   *[other] { $count } places
}
dedalos-web-places-how = for this turn of the tile{ $covers ->
    [0] { $places ->
        [0] { $turnable ->
            [yes] . Turn it: R, the wheel, or click it.
           *[no] , nor for any other: take another one.
        }
       *[other] .
    }
   *[other] { $places ->
        [0] , but with its
       *[other] . With its
    } { $stars ->
        [one] star
       *[other] stars
    } it may { $places ->
        [0] { "" }
       *[other] also{" "}
    }cover { $covers ->
        [one] one tile.
       *[other] { $covers } tiles.
    }
}
dedalos-web-beast-title = It waits.
dedalos-web-beast-how = At the beginning of your next turn it comes into play and makes the minotaur faster. Or it goes if you discard your hand.
dedalos-web-collapse-title = A collapse tile.
dedalos-web-collapse-how = { $count ->
    [0] No exit can be closed now.
    [one] It closes an exit for good: one can be closed.
   *[other] It closes an exit for good, however far away. Choose one of { $count }.
}
dedalos-web-move-title = Move one cell.
dedalos-web-move-how = { $count ->
    [one] One cell next to you is lit.
   *[other] { $count } cells next to you are lit.
}
dedalos-web-push-title = Push somebody.
dedalos-web-push-whom = Whom do you push?
dedalos-web-push-where = Where does { $player } go?
dedalos-web-discard-title = Discard your hand?
dedalos-web-discard-only = You can only discard.
dedalos-web-discard-how = { $count ->
    [one] The tile leaves
   *[other] All { $count } tiles leave
} the game, you draw new ones, and your turn is over.
dedalos-web-spent = That is all.
dedalos-web-spent-how = End your turn: you draw until you hold { $hand } tiles.
dedalos-web-at-lay = Lay it on { $cell }?
dedalos-web-at-cover = Cover the tile on { $cell }?
dedalos-web-at-collapse = Close the exit on { $cell } for good?
dedalos-web-at-move = Move to { $cell }?
dedalos-web-at-push = Push { $player } to { $cell }?
dedalos-web-at-step = Through the passage to { $cell }?
dedalos-web-at-jump = By a shortcut to { $cell }?
dedalos-web-then-out = Then you are out, and win!
dedalos-web-then-caught = There the minotaur catches you.
dedalos-web-then-catches = The minotaur catches { $players }.
dedalos-web-then-steps = Then exit { $exit } is { $steps ->
    [one] one step
   *[other] { $steps } steps
} away.
dedalos-web-then-none = No way leads you out yet.
dedalos-web-then-runs = From there it runs on to { $cell }.
dedalos-web-hunt-title = { $steps ->
    [one] One step left.
   *[other] { $steps } steps left.
}
dedalos-web-hunt-how = { $ways ->
    [0] { "" }
   *[other] Its ways are lit.
}{ $jumps ->
    [0] { "" }
   *[other] {" "}Shortcuts are dashed.
}{ $back ->
    [any] {" "}It may go anywhere, even back.
    [never] {" "}It never goes back.
   *[other] { "" }
}
dedalos-web-pick-way = Choose its way
dedalos-web-pick-place = Choose a place
dedalos-web-pick-exit = Choose an exit
dedalos-web-pick-cell = Choose a cell
dedalos-web-do-lay = Lay it on { $cell }
dedalos-web-do-collapse = Close { $cell }
dedalos-web-do-move = Move to { $cell }
dedalos-web-do-push = Push to { $cell }
dedalos-web-do-step = Go to { $cell }
dedalos-web-do-jump = Shortcut to { $cell }
dedalos-web-do-discard = { $count ->
    [one] Discard it
   *[other] Discard all { $count }
}
dedalos-web-discard = Discard
dedalos-web-keep = Keep them
dedalos-web-stop = End turn

dedalos-web-the-minotaur = The minotaur
dedalos-web-speed = speed { $speed }
dedalos-web-beast-sleeps = It sleeps.
dedalos-web-beast-sleeps-how = The first minotaur tile brings it to the entrance.
dedalos-web-beast-heads = On { $cell }, on its way { $side }.
dedalos-web-beast-jumped = Jumped from { $from } to { $cell }.
dedalos-web-beast-free = On { $cell }, free to go anywhere.
dedalos-web-beast-rule = Everybody moves it { $speed ->
    [one] one step
   *[other] { $speed } steps
} before their own turn.
dedalos-web-beast-tiles = Minotaur tiles in play: { $red } red, { $white } white
dedalos-web-beast-hopeless = It can reach nobody: { $count } of { $patience } movements in a row, then it withdraws.
dedalos-web-beast-no-prey = On { $cell }, reaches nobody: { $count } / { $patience }
dedalos-web-maze = The maze
dedalos-web-laid = { $count ->
    [one] one tile laid
   *[other] { $count } tiles laid
}
dedalos-web-bag = in the bag
dedalos-web-exits = { $count ->
    [one] exit open
   *[other] exits open
}
dedalos-web-collapsed = collapsed
dedalos-web-speed-short = speed of the minotaur
dedalos-web-gone = out of the game
dedalos-web-legend-place = lay here
dedalos-web-legend-cover = cover with a star
dedalos-web-holds = { $count ->
    [one] one tile in hand
   *[other] { $count } tiles in hand
}
dedalos-web-is-on = on { $cell }, no way out yet
dedalos-web-is-near = on { $cell }, { $steps ->
    [one] one step
   *[other] { $steps } steps
} to exit { $exit }
dedalos-web-is-caught = caught, comes back next turn
dedalos-web-is-out = is out!

dedalos-web-text-turn = { $phase ->
    [minotaur] { $player } moves the minotaur: { $steps ->
        [one] one step
       *[other] { $steps } steps
    } left.
    [over] The game is over.
   *[act] It is { $player }'s turn: { $left ->
        [one] one action
       *[other] { $left } actions
    } left.
}
dedalos-web-text-hand = You hold: { $tiles }.
dedalos-web-text-seat = { $player }: { $where }; { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} in hand.
dedalos-web-text-minotaur = The minotaur is on { $cell }{ $from ->
    [none] { "" }
   *[other] , came from { $from }
}; its speed is { $speed }; { $hopeless ->
    [0] it can reach somebody
   *[other] movements in a row that could reach nobody: { $hopeless }
}.
dedalos-web-text-exits = Open exits: { $open }.{ $closed ->
    [none] { "" }
   *[other] {" "}Closed: { $closed }.
}
dedalos-web-text-bag = Tiles in the bag: { $count }. The maze can be built on at { $places ->
    [none] no cell
   *[other] { $places }
}.
dedalos-web-text-gone = Out of the game: { $tiles }.
dedalos-web-text-row = Row { $row }: { $tiles }.

dedalos-web-keys-turn = Your turn
dedalos-web-keys-maze = The maze
dedalos-web-key-tile = 1 2 3
dedalos-web-key-tile-does = take a tile of your hand
dedalos-web-key-turn = R Shift+R
dedalos-web-key-turn-does = turn the tile, and back
dedalos-web-key-kind = L M P
dedalos-web-key-kind-does = lay, move, push
dedalos-web-key-cells = ← ↑ → ↓
dedalos-web-key-cells-does = from cell to cell
dedalos-web-key-act = Enter
dedalos-web-key-act-does = do it there; Esc lets go
dedalos-web-key-pan = Shift+arrows
dedalos-web-key-pan-does = move the maze
dedalos-web-key-zoom = + -
dedalos-web-key-zoom-does = nearer, farther away
dedalos-web-key-fit = 0
dedalos-web-key-fit-does = the whole maze

## In the browser: the lobby

lobby-title = Knossos: labyrinth games
lobby-nav = Pages
lobby-nav-play = Play
lobby-nav-tables = Open tables
lobby-nav-replays = Replays
lobby-nav-how = How it works
lobby-you-are = You are
lobby-guest = Guest
lobby-your-name = Your name
lobby-their-name = Name in seat { $number }
lobby-name-keep = Keep
lobby-name-note = Others at your tables see it. It stays in this browser.
lobby-headline = Find the way. Then move the walls.
lobby-subline = Four labyrinth games, exactly by the rulebook: with friends far away, around one screen, or with bots. No account.
lobby-games = Games
lobby-players = { $least }–{ $most } players
lobby-modes-amazeing = basic, kids, day and night
lobby-modes-team = introductory to expert
lobby-modes-dragon = dice, duels, cards
lobby-modes-dedalos = collapse, minotaur
lobby-play-now = Play now with bots
lobby-make = Make a table
lobby-make-of = Make a table: { $game }
lobby-terminal = For now it plays in the terminal:
lobby-terminal-command = knossos play { $game }
lobby-away = The server is away
lobby-away-text = Nothing is lost: your games are kept. This page tries again by itself every few seconds.
lobby-unofficial = Knossos is an unofficial project of people who like these games; it belongs to none of their publishers.

lobby-yours = Your games
lobby-yours-empty = Nothing here yet. Play now with bots, or make a table: your games wait here until you come back.
lobby-running = { $count } running
lobby-with = with { $players }
lobby-mode-with = { $mode }, { $others }
lobby-alone = nobody else yet
lobby-a-bot = { $piece } (bot)
lobby-state-yours = Your turn
lobby-state-acts = { $player } is thinking
lobby-state-waits = { $count ->
    [one] waits for one more player
   *[other] waits for { $count } more players
}
lobby-state-ready = Everybody is there
lobby-state-won = You won
lobby-state-winner = { $count ->
    [one] { $players } won
   *[other] { $players } won together
}
lobby-state-lost = The game was lost
lobby-state-closed = Given up before it began
lobby-state-gone = The server does not know this table any more.
lobby-state-looking = Looking it up …
lobby-go-on = Go on
lobby-open = Open
lobby-replay = Replay
lobby-forget = Forget
lobby-all = Show all { $count }
lobby-fewer = Show fewer

lobby-tables = Open tables
lobby-tables-empty = Nobody is waiting at the moment. Make a table and list it, and others find it here.
lobby-waiting = { $count } waiting
lobby-nobody = nobody yet
lobby-game-mode = { $game }, { $mode }
lobby-col-game = Game
lobby-col-players = At the table
lobby-col-seats = Seats
lobby-col-clock = Clock
lobby-col-deed = What you can do
lobby-seats-free = { $free } of { $all } seats free
lobby-join = Join
lobby-watch = Watch
lobby-table-terminal = terminal only, for now
lobby-join-of = Join: { $table }
lobby-watch-of = Watch: { $table }

lobby-ways = More ways in
lobby-way-link = I have a link
lobby-way-together = Around one screen
lobby-way-record = Open a record
lobby-way-drop = Let go to open it
lobby-way-how = How it works
lobby-link-label = Paste the link
lobby-link-go = Go
lobby-link-wrong = That is no link to a table. Copy all of it, from the beginning to the end.

## In the browser: making a table

lobby-new-title = Make a table · Knossos
lobby-new-together = Around one screen
lobby-new-rules = Rules
lobby-new-plain = This game is played in one way only.
lobby-new-more = More options
lobby-new-seats = Seats
lobby-new-count = How many play
lobby-new-table = The table
lobby-new-door = Who can find it
lobby-new-open = Open the table
lobby-new-begin = Begin the game
lobby-new-cancel = Cancel
lobby-private = Private
lobby-private-note = Only those who have the link find it.
lobby-listed = Listed
lobby-listed-note = Everybody sees it in the lobby and may join or watch. People talk in phrases.
lobby-seat-piece = Seat { $number }, { $piece }
lobby-seat-piece-of = Piece of seat { $number }
lobby-seat-who = Who plays in seat { $number }
lobby-sitter-me = Me
lobby-sitter-here = Another person at this screen
lobby-sitter-open = Open to anybody
lobby-sitter-open-note = Whoever comes with the link, or from the lobby.
lobby-sitter-invited = Invited by a link of its own
lobby-sitter-invited-note = Nobody else can take it.
lobby-sitter-bot = Bot of level { $level }: { $bot }
lobby-sitter-bot-note = Plays at once, at any hour.
lobby-clock = Clock
lobby-clock-none = no clock
lobby-clock-each = { $decision } a decision
lobby-clock-both = { $decision } a decision, { $reserve } in reserve
lobby-clock-short = { $decision } + { $reserve }
lobby-clock-own = my own
lobby-clock-decision = For each decision
lobby-clock-reserve = In reserve for the game
lobby-clock-unit = In
lobby-clock-note = When time runs out, a bot takes that one decision. Nobody is thrown out.
lobby-unit-minutes = minutes
lobby-unit-hours = hours
lobby-unit-days = days
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-hours = { $count } h
lobby-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## In the browser: the options of the games, named as in their rulebooks

option-amazeing-mode = Which game
option-amazeing-mode-basic = Basic game
option-amazeing-mode-basic-help = Your treasures one after the other, each hidden from the others; then home.
option-amazeing-mode-kids = For younger children
option-amazeing-mode-kids-help = All cards lie face up, and you find your treasures in any order.
option-amazeing-mode-daynight = By day and by night
option-amazeing-mode-daynight-help = When somebody has found all of their day cards, night falls and other treasures glow. Most points win.
option-amazeing-tiles = Set of tiles
option-amazeing-tiles-help = Editions differ in one straight tile and one corner.
option-amazeing-tiles-modern = Newer: 12 straight, 16 corners, 6 T
option-amazeing-tiles-classic = Older: 13 straight, 15 corners, 6 T
option-amazeing-first = Who begins
option-amazeing-first-random = Luck decides
option-amazeing-pieces = Pieces
option-amazeing-night_cards = Night cards
option-amazeing-night_cards-help = Only by day and by night.
option-amazeing-night_cards-open = Everybody sees them from the start
option-amazeing-night_cards-secret = Their owner sees them at nightfall

option-team-mode = Which game
option-team-mode-introductory = Introductory game
option-team-mode-introductory-help = Everybody has Push and Rotate.
option-team-mode-standard = Standard game
option-team-mode-standard-help = Everybody has Push and one more spell: Rotate, Switch, Traverse, Teleport or Escape.
option-team-mode-expert = Expert game
option-team-mode-expert-help = As in the standard game, and the left treasure of a board has to be collected first.
option-team-spells = Second spells
option-team-spells-help = No effect in the introductory game.
option-team-spells-choice = Everybody chooses
option-team-spells-random = Luck deals them
option-team-first = Who begins
option-team-first-random = Luck decides
option-team-pieces = Pieces
option-team-flip = A tile that a walk stops on
option-team-flip-always = is always turned face up
option-team-flip-may = may be left face down
option-team-stay = Staying on a square that no passage leads back to
option-team-stay-help = A move may be spent on the spot, to collect there.
option-team-help = Helping others to collect
option-team-help-each-stop = allowed whenever the conditions hold at a stop
option-team-help-turn-start = allowed if they hold when the turn begins
option-team-reverse = Pushing against Daedalus
option-team-reverse-allowed = allowed
option-team-reverse-never-undo-daedalus = never opposite to his push of the same turn
option-team-memory = Memory aid
option-team-memory-help = Everybody sees what lies face down.
option-team-treasures = Where the treasures are
option-team-treasures-spread = Half on fixed squares, half on tiles
option-team-treasures-tiles = All on tiles
option-team-book = Pages of the Book
option-team-book-flips = more that turn tiles over
option-team-book-teleports = more that teleport pieces

option-dragon-first = Who begins
option-dragon-first-random = Luck decides
option-dragon-pieces = Adventurers
option-dragon-facing = The dragon first looks
option-dragon-facing-N = up
option-dragon-facing-E = to the right
option-dragon-facing-S = down
option-dragon-facing-W = to the left
option-dragon-facing-random = wherever luck has it
option-dragon-treasures = Where the treasures lie
option-dragon-treasures-arrows = In front of the arrows
option-dragon-treasures-ring = In a ring around the lair
option-dragon-tiles = Set of tiles
option-dragon-tiles-help = Editions differ in one straight tile and one corner.
option-dragon-tiles-modern = Newer: 12 straight, 16 corners, 6 T
option-dragon-tiles-classic = Older: 13 straight, 15 corners, 6 T

option-dedalos-collapse = Collapse tiles
option-dedalos-collapse-help = With them an exit can be closed for good.
option-dedalos-minotaur = The minotaur hunts
option-dedalos-minotaur-help = Without it and without collapse tiles it is the base game.
option-dedalos-first = Who begins
option-dedalos-first-random = Luck decides
option-dedalos-pieces = Tributes
option-dedalos-allow_two = Two may play
option-dedalos-allow_two-help = Not in the rulebook: with two exits.
option-dedalos-lay_from_exit = Building from the exits
option-dedalos-lay_from_exit-help = A tile may be laid where only an exit meets it.
option-dedalos-dead_end = Where the minotaur could only go back
option-dedalos-dead_end-stand = it stands still
option-dedalos-dead_end-turn = it turns round

## In the browser: replay

replay-title = Look again
replay-page = { $game }, replay · Knossos
replay-badge = Replay
replay-lead = Step through a game that is over: any turn, through anybody's eyes.
replay-finished = Your finished games
replay-finished-empty = None yet. When a game of yours is over, it is kept here.
replay-record = Open a record
replay-record-text = A record is a text file with every turn of a game. Drop it here, or choose it. Nothing of it is kept on the server.
replay-choose = Choose a file
replay-refused = This record cannot be played
replay-refused-next = Was the file changed, cut off, or made by another version? Save the record again where it came from.
replay-line = Line { NUMBER($number, useGrouping: 0) }
replay-line-missing = (there is no such line)
replay-other = Choose another file
replay-none = There is nothing to look at here
replay-controls = Controls
replay-no-board = This game has no board here yet; these are its turns in words.
replay-step = Step
replay-at = turn { $turn }, step { $step } of { $last }
replay-where = { $turn ->
    [0] Deal
   *[other] Turn { $turn } of { $turns }
}
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-turns = Turns
replay-deal = The deal.
replay-players = Players
replay-eyes = through whose eyes
replay-eyes-of = See what { $player } saw
replay-person = person
replay-spectator = Spectator
replay-copy = Link to here
replay-copy-note = Copy the link to this moment
replay-keys = Keys: ← → step, ↑ ↓ turn, space plays, Home and End.
replay-only-looking = This game is over; you are only looking.

## In the browser: how it works

how-title = How it works · Knossos
how-lead = For the curious: what happens behind the board, and how you can check it yourself.
how-rules = The rules
how-rules-text = The rules run on the server, from one source for the browser, the terminal and every bot. The page you see knows none of them: it draws what you may see, offers what is allowed, and shows what happened. Where a rulebook leaves a question open, the rules beside the board say how it was answered, and often an option plays it the other way.
how-luck = Luck that nobody can bend
how-luck-text = Tiles and cards are dealt by the server, yet it cannot choose them to please anybody:
how-luck-secret = A promise
how-luck-secret-text = Before anybody sits down, the server draws a secret and shows its fingerprint, the commitment. From then on the secret cannot be changed.
how-luck-nonces = A pinch from everybody
how-luck-nonces-text = Everybody's browser adds a random number of its own. Secret and numbers together make all the luck of the game, so none of them decides it alone.
how-luck-reveal = The proof
how-luck-reveal-text = When the game is over, the secret stands in its record. Anybody can work out that it fits the promise, and that every draw follows from it.
how-luck-check = Whoever does not want to trust this server checks the record on their own computer:
how-luck-command = knossos verify record.txt
how-secrets = Secrets
how-secrets-text = What you may not see is never sent to your browser, and bots get no more than the person in their seat would. There is nothing to find by looking behind the page.
how-kept = Nothing is lost
how-kept-text = Every action is stored before anybody is told of it. A refresh, a lost connection or a restart of the server costs nothing. Your seats are keys in this browser; your personal link takes them to another device. There are no accounts.
how-record = The record
how-record-text = Every game has a record: plain text, a turn a line, with all that was drawn. It can be replayed here and in the terminal, and read by any program.
how-record-link = Open a record
how-protocol = The protocol
how-protocol-text = Programs of any kind can sit down at a table, over the same protocol as this page: JSON over HTTP and a WebSocket, described in docs/protocol.md of the source.
how-protocol-link = Description of the HTTP interface (OpenAPI)
how-source = The source
how-source-text = Knossos is free software under the MIT licence. The source is the package that was installed to run this server; ask whoever runs it. Whoever has it can read the rules, run a server of their own, write bots and train them.
how-credits = Credits
how-credits-icons = Icons from game-icons.net, by Lorc, Delapouite and contributors, under the licence CC BY 3.0; cut to size and recoloured.
how-credits-site = game-icons.net
how-credits-licence = Licence CC BY 3.0
how-unofficial = Knossos is unofficial. The games and their names belong to their authors and publishers, who have nothing to do with it; no art of theirs is used. If you like a game here, the box is worth having.

## Whether the luck of a game is in order

check-title = Luck
check-commitment = Commitment of the server's secret
check-note = Keep it: after the game it shows that nobody has chosen the luck.
check-how = How that works
check-do = Check this game
check-running = Everything is being drawn again.
check-fits = The secret fits the commitment that this table has shown.
check-compare = The secret of this record has the commitment below: compare it with the one you were shown before the game.
check-itself = This browser has worked that out itself.
check-server = The server has worked that out; a browser does so itself where the page is served over https.
check-misfit = The secret does not fit the commitment: it is not the one that was promised.
check-wrong = The luck of this game could not be confirmed.
how-luck-here = After a game, look at it again and press "Check this game"; or choose a record that was saved:
how-luck-choose = Check a record
web-menu-commitment = Copy the commitment of the luck

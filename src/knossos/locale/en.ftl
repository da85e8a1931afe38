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
}. Points: { $scores }.

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

player-name = A player cannot be called "{ $text }". A name has no commas, colons or line breaks, and is not just a dash.
not-to-act = It is not for seat { $seat } to act now, but for seat { $right }.
preview-luck = That cannot be shown beforehand: luck would be drawn.
preview-secret = That cannot be shown beforehand: something hidden would come to light.
undo-nothing = Seat { $seat } has done nothing yet that could be taken back.
undo-consent = This can be taken back only if the others agree: luck was drawn, something came to light, or somebody has acted since. Ask: { $seats }.
seat-taken = Seat { $seat } is held by { $name } already.

## Bots

bot-random-about = plays anything that is allowed
bot-greedy-about = takes what it can reach now, or gets ready for the next push; does not watch the others
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
team-board-closed = { $mark } closed: rubble would come out
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
amazeing-card-candelabrum = candelabrum
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
amazeing-card-princess = princess
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
amazeing-card-firefly = firefly
amazeing-card-fox = fox
amazeing-card-galaxy = galaxy
amazeing-card-hedgehog = hedgehog
amazeing-card-jellyfish = jellyfish
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
team-action-no-number = "{ $action }" has no number: no such action can ever be taken.

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
team-switch-apart = Only two tiles that share a side can be switched ({ $rule }).
team-no-move = You have no move left in this turn ({ $rule }).
team-move-stay = No walk leads back to { $square }, and a move needs at least one step ({ $rule }).
team-turn-how = The tile cannot be turned like that. It can be { $possible } ({ $rule }).

## Labyrinth Team Edition: what happens

team-title = Labyrinth Team Edition
team-about = All together against the Book of Daedalus: collect 24 treasures before its last page is turned.

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
team-card-cauldron = cauldron
team-card-dagger = dagger
team-card-doll = doll
team-card-dragon-tooth = dragon's tooth
team-card-elephant = elephant
team-card-fan = fan
team-card-key = key
team-card-lantern = lantern
team-card-magic-broom = magic broom
team-card-magic-crystal = magic crystal
team-card-magic-hat = magic hat
team-card-magic-wand = magic wand
team-card-mandrake = mandrake
team-card-mushroom = mushroom
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
dragon-challenge-now = You face the dragon: fight, or pass ({ $rule }).
dragon-reroll-now = The roll has failed: play a card from 1 to 6 to roll again, or pass to let it stand ({ $rule }).
dragon-final-now = Play a card from 1 to 6 to replace the roll, or pass to let it stand ({ $rule }).
dragon-double-now = Play a card from 7 to 12 for a second turn, or pass ({ $rule }).
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
}. Points: { $scores }.
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
dedalos-pieces = The pieces cannot be "{ $text }". Name three to six different ones, joined by +; two only with allow_two=true.
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
dedalos-three-actions = You have taken three actions; stop ends your turn ({ $rule }).
dedalos-twice = You have done that twice already in this turn ({ $rule }).
dedalos-not-held = You do not hold a tile that can lie like { $tile } ({ $rule }).
dedalos-no-side = No open side of the tile would meet an open side of the maze at { $cell } ({ $rule }).
dedalos-exit-only = At { $cell } the tile would meet only an exit, and mazes are not built from there ({ $rule }).
dedalos-never-covered = What lies on { $cell } is never covered ({ $rule }).
dedalos-stars = { $stars ->
    [0] To cover { $cell } you need a tile with a star
    [one] To cover { $cell } you need a tile with more than one star
    [3] Three stars, as on { $cell }, cannot be covered
   *[other] To cover { $cell } you need a tile with more than { $stars } stars
} ({ $rule }).
dedalos-figure = A figure stands on { $cell }, so the tile there cannot be covered ({ $rule }).
dedalos-trap = That would lock in the tribute of seat { $seat } on { $cell }, without room for two moves ({ $rule }).
dedalos-no-collapse = You hold no collapse tile ({ $rule }).
dedalos-no-exit = There is no open exit on { $cell } ({ $rule }).
dedalos-no-passage = No passage leads from { $start } to { $cell } ({ $rule }).
dedalos-back = Your second move cannot end on { $cell }, where you began, unless you have covered the tile there ({ $rule }).
dedalos-no-victim = The tribute of seat { $seat } does not share your cell, { $cell } ({ $rule }).
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
} minotaur tiles into play: { $red } red, { $white } white. The minotaur's speed is { $speed } now.
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

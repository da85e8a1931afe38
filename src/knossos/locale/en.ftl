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
action-no-number = "{ $action }" has no number, since no choice of this card can ever come up.

## The aMAZEing Labyrinth

option-first = The first seat cannot be { $first }: the seats are 0 to { $last }.
option-pieces = The pieces cannot be "{ $text }". Name at least two different ones of these, joined by +: { $pieces }.
amazeing-action-text = "{ $text }" is not an action. Push with an arrow and openings, for example b1/NE, or walk with move and a square, for example move d4.

components-unreadable = The components file { $file } cannot be read: { $reason }.
components-broken = The components file { $file } is broken: { $reason }.
components-wrong = The components file { $file } is wrong: { $reason }
components-mix = There is no tile mix "{ $text }". The mixes are: { $mixes }.
components-name = "{ $name }" cannot be the name of a treasure. Names are made of small letters, digits and dashes.
components-coins = A coin cannot be worth { $value }: coins are worth 1 or more.
components-no-mix = There is no tile mix in it: it needs plain.modern, plain.classic or both.
components-carrier = Nothing can carry the night treasure { $name }: "{ $text }" is neither a fixed square, nor a treasure, nor the openings of a plain tile that is left.
components-doubled = The treasure { $name } is there twice. Every treasure belongs on exactly one tile.
components-fixed = The fixed tiles are wrong at { $square }. They lie on the sixteen squares that no arrow points at.
components-homes = The homes of the pieces must be the four corners a1, g1, a7 and g7, one for each of four pieces.
components-count = The number of { $what ->
    [tiles] movable tiles
    [treasures] treasures
    [night] night treasures
   *[coins] coins
} is { $count }, but must be { $right }.

position-parts = A position has 7 parts separated by blanks, and a view one more; here are { $count }.
position-twice = What { $square } shows is said twice.
position-time = In this mode, or before the end of the night, it can be neither night nor can a coin be turned.
position-part = The { $part } of the position cannot be "{ $text }".
position-hidden = This position has hidden cards (?). Read it as a view, and imagine what is hidden.
position-viewer = The cards held by the viewer ({ $viewer }), and only they, must be known.
position-fixed = On { $square } lies the fixed tile { $tile }.
position-tile = The tile { $tile } is there too often or too seldom.
position-seats = The position does not say the same number of seats, 2 to 4, everywhere.
position-card = The card { $card } is there twice, or is not in the game.
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
    b  board, l  log, r ID  a rule such as r AMAZE-PUSH-2
    s [FILE]  save, q  leave; the game is kept, and you can go on later
    resign  leave your seat to a bot
play-preview = This is how it would be:
play-hint = { $action }. { $reason }
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
simulate-seat = seat
simulate-wins = wins
simulate-rate = win rate
simulate-interval = 95% interval
simulate-pace-won = turns per goal, winning
simulate-pace = turns per goal
simulate-turns = Turns in a game: { $turns } on average, in { $actions } actions.
simulate-goals = Own turns per goal: { $winner } for the winner, { $all } for all seats.
simulate-shared = { $count ->
    [one] One game has several winners
   *[other] { $count } games have several winners
}{ $cooperative ->
    [yes] ; each of them counts as having won.
   *[no] ; each of them is counted a part of the win.
}
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

piece-red = Red
piece-red-letter = R
piece-yellow = Yellow
piece-yellow-letter = Y
piece-blue = Blue
piece-blue-letter = B
piece-green = Green
piece-green-letter = G

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

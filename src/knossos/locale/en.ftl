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
record-number = "{ $text }" is not a number of { $name }.
record-turn = The line of turn { $number }, beginning with "{ $number }. ", is missing here.
record-entry = "{ $text }" is not an action of a seat. Write for example: seat 0: b1/NE, move d4 [target=owl].
record-begins = No turn begins with "{ $text }": it belongs to the line above.
record-continues = A turn begins with "{ $text }": it belongs in a line of its own.
record-seat = It is not for seat { $seat } to act, but for seat { $right }.
record-game = The record is of "{ $text }", not of "{ $game }".
record-rules = The record follows version { $version } of the rules; this is version { $right }.
record-components = The record was made with other components ({ $digest }) than these ({ $right }). Give the components file that it was made with.
record-end = The record says that the game ended with "{ $text }", but it is: { $right }.

## Commands

rule-name = There is no rule "{ $text }" in { $game }. Rules are named like { $examples }; all of them: knossos rules { $game }
file-unreadable = The file { $file } cannot be read: { $reason }.
file-not-text = The file { $file } is not a text file.
file-exists = The file { $file } exists already. Name one that does not.
file-folder = There is no folder { $file } to save in.

## The aMAZEing Labyrinth: what happens

amazeing-title = The aMAZEing Labyrinth
amazeing-about = Push a tile, shift the maze, reach your treasures: basic, for younger children, and by day and by night.

amazeing-dealt = Seat { $seat } has { $pile } hidden { $pile ->
    [one] card
   *[other] cards
}{ $face_up ->
    [0] .
   *[other] {""} and face up: { $face_up }.
}
amazeing-pushed = Seat { $seat } pushes { $tile } in at { $arrow }; { $out } comes out.
amazeing-carried = Seat { $seat } is carried from { $start } to { $to }.
amazeing-walked = Seat { $seat } { $steps ->
    [0] stays on
   *[other] walks
} { $path }.
amazeing-found = Seat { $seat } finds { $card }!
amazeing-target-taken = Seat { $seat } looks at the next card.
amazeing-night-fell = Night falls: seat { $seat } has found its last treasure of the day. Cards lost by seat: { $dropped }.
amazeing-night-cards-taken = Seat { $seat } takes { $count } night cards.
amazeing-coin-turned = Seat { $seat } turns over a coin: { $value }.
amazeing-over-home = Seat { $winners } is back home with all treasures and wins.
amazeing-over-points = { $count ->
    [one] Seat { $winners } wins
   *[other] Seats { $winners } win
}. Points by seat: { $scores }.

## Bots

bot-name = There is no bot "{ $text }" for { $game }. The bots are: { $bots }.
advice-random = Anything goes.
advice-reach = That way you reach { $square }, where you want to be.
advice-prepare = From { $square }, { $count } of your next pushes would lead to where you want to be; no other turn does better.

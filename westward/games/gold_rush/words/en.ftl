title = Carcassonne Gold Rush
summary = Lay tiles, claim railroads, mountains, cities and prairies with your cowboys, and dig up gold from anybody's mountain.
opening-title = First cowboy
opening = { $role ->
    [rail] railwayman
    [mountain] miner
    [city] merchant
   *[prairie] farmer
}

# Questions
question-lay = Where do you lay the tile ({ $tile })? { $left ->
    [0] It is the last one.
    [one] One more is in the deck.
   *[other] { $left } more are in the deck.
}
question-act = Put a cowboy on the new tile, put up or move your tent, dig, or pass?

# Choices
choice-place = Lay the tile { $place }{ $degrees ->
    [0] , not turned
   *[other] , turned by { $degrees }°
}
choice-pass = Pass
choice-mine = Dig: take the { $tokens ->
    [one] only token
   *[other] top one of { $tokens } tokens
} under your tent
choice-cowboy = { $role ->
    [rail] Railwayman, { $sides }: line of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }{ $locomotives ->
        [0] { "" }
        [one] , 1 locomotive
       *[other] , { $locomotives } locomotives
    }
    [mountain] Miner, { $sides }: mountain with { $nuggets ->
        [one] 1 nugget
       *[other] { $nuggets } nuggets
    }, { $tokens ->
        [0] no tokens
        [one] 1 token
       *[other] { $tokens } tokens
    }
    [city] Merchant in the city
   *[prairie] Farmer, { $sides }: prairie with { $camps ->
        [0] no camp
        [one] 1 camp
       *[other] { $camps } camps
    }, { $herds ->
        [0] no herd
        [one] 1 herd
       *[other] { $herds } herds
    }
}; { $finished ->
    [yes] finished, { $points ->
        [one] 1 point
       *[other] { $points } points
    } now
   *[no] worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } so far
}
choice-tent = { $moved ->
    [yes] Move your tent
   *[no] Put up your tent
}: { $place }; mountain with { $tokens ->
    [0] no tokens
    [one] 1 token
   *[other] { $tokens } tokens
}

step-place = Tile { $place }
then-place = { $degrees ->
    [0] Not turned
   *[other] Turned by { $degrees }°
}
step-tent = { $moved ->
    [yes] Move your tent
   *[no] Put up your tent
}
then-tent = Tile { $place }: mountain with { $tokens ->
    [0] no tokens
    [one] 1 token
   *[other] { $tokens } tokens
}

# Events
event-drew = { $seat } draws a tile: { $layout }.
event-discarded = The tile ({ $layout }) fits nowhere and leaves the game.
event-placed = { $seat } lays the tile { $place }{ $tokens ->
    [0] .
    [one] {" "}and puts 1 token on the mountain.
   *[other] {" "}and puts { $tokens } tokens on mountains.
}
event-occupied = { $seat } puts a { $role ->
    [rail] railwayman on the line
    [mountain] miner on the mountain
    [city] merchant in the city
   *[prairie] farmer on the prairie
}.
event-camped = { $seat } { $moved ->
    [yes] moves the tent
   *[no] puts up the tent
}: { $place }.
event-passed = { $seat } passes.
event-taken = { $seat } takes a token; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
} on the mountain.
event-took = { $seat }'s token shows { $face ->
    [0] gravel
    [one] 1 nugget
   *[other] { $face } nuggets
}.
event-finished = { $role ->
    [rail] A line
    [mountain] A mountain
   *[city] A city
} is finished.
event-home = { $seat } takes back { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
}.
event-struck = { $seat }'s tent goes home.
event-lost = { $tokens ->
    [one] 1 token leaves
   *[other] { $tokens } tokens leave
} the game unseen.
event-ended = The last tile is gone: final scoring.
event-revealed = { $seat } turns over { $tokens ->
    [0] no tokens
    [one] 1 token
   *[other] { $tokens } tokens
}: { $gold ->
    [one] 1 nugget
   *[other] { $gold } nuggets
}.

# What the places are called
name-start = the start
name-east = { $count } east
name-west = { $count } west
name-north = { $count } north
name-south = { $count } south
name-at-start = at the start
name-from-start = { $steps } of the start
name-from = { $way ->
    [north] north
    [east] east
    [south] south
   *[west] west
} of { $mark }
name-one-north = farther north
name-one-south = farther south
name-one-west = farther west
name-one-east = farther east
name-one-middle = in between
mark-tile-last = the last tile
mark-tile-start = the start
mark-city-whose = { $seat }'s city
mark-city-only = the city
mark-mountain-whose = { $seat }'s mountain
mark-mountain-long = the long mountain
mark-mountain-tent = the mountain with { $seat }'s tent
mark-mountain-only = the mountain
mark-rail-whose = { $seat }'s line
mark-rail-long = the long line
mark-rail-only = the line
mark-tent = { $seat }'s tent
mark-shows-massif = a massif
mark-shows-end = the end of a track
mark-shows-corner = a mountain corner
mark-shows-range = a mountain range
mark-shows-two = two mountains
mark-shows-mountain = a mountain
mark-shows-straight = a straight track
mark-shows-bend = a bend
mark-shows-junction = a junction
mark-shows-city = a city
on-mountain-whose = on { $seat }'s mountain
on-mountain-long = on the long mountain
on-mountain-tent = on the mountain with { $seat }'s tent
on-mountain-only = on the mountain

# Refusals
refusal-cell-taken = There is a tile { $place } already.
refusal-no-neighbour = A tile must share an edge with the landscape; there is none { $place }.
refusal-edge-mismatch = At the { $side } edge the tile shows { $mine }, its neighbour { $theirs }.
refusal-same-picture = Turned like that the tile looks the same as with less turning.
refusal-no-such-segment = The new tile has no such { $role ->
    [rail] track
    [mountain] mountain
    [city] city
   *[prairie] prairie
}.
refusal-no-cowboy = You have no cowboy left.
refusal-no-farmers = This game is played without farmers.
refusal-area-taken = { $role ->
    [rail] On this line
    [mountain] On this mountain
    [city] In this city
   *[prairie] On this prairie
} stands a cowboy already.
refusal-no-tent-out = Your tent does not stand on a mountain.
refusal-nothing-to-mine = There is no token on the mountain of your tent.
refusal-no-mountain = There is no such mountain { $place }.
refusal-same-tile = Your tent stands on this tile already; it must go to another one.
refusal-mountain-finished = This mountain is finished.
refusal-segment-taken = { $other_seat }'s { $figure } stands there already.

# Score items
item-tiles = Finished lines: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
item-locomotive = Doubled by one locomotive: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
item-nuggets = Finished mountains: { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}
item-lines = Finished cities: { $count ->
    [one] 1 line
   *[other] { $count } lines
}
item-open-nuggets = Unfinished mountains: { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}
item-open-tiles = Unfinished lines: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
item-open-lines = Unfinished cities: { $count ->
    [one] 1 finished line
   *[other] { $count } finished lines
}
item-camps = Prairies: { $count ->
    [one] 1 camp
   *[other] { $count } camps
}
item-herds = Prairies: { $count ->
    [one] 1 herd
   *[other] { $count } herds
}
item-gold = Gold on { $count ->
    [one] 1 token
   *[other] { $count } tokens
}

# Options
option-farmers = Farmers on the prairies
option-farmers-on = With farmers: prairies are scored at the end.
option-farmers-off = Without farmers: cowboys cannot go on prairies; good for a first game.
option-first = Who begins
option-first-random = It is drawn at random.
option-first-first-seat = The player in the first seat.

when-farmers = Leave farmers out in a first game, or for a shorter one: prairies take the longest to understand.
when-first = Let the first seat begin if you agree who that is, as the rulebook has the youngest of you decide, or to play one set-up again and again.

# Overlays
overlay-lines = Who owns which line and city
overlay-mountains = Who owns which mountain
overlay-prairies = Who owns which prairie
overlay-gaps = Places no tile can fill any more
overlay-deck = Tiles left in the deck

# Words of the picture
label-deck = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
label-supply = { $count ->
    [one] 1 token in the supply
   *[other] { $count } tokens in the supply
}
label-in-hand = { $seat } lays this tile
label-drawing = { $seat } draws
label-acting = { $seat } acts
label-over = The game is over
label-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
label-outlook = { $count } if it ended now
label-cowboys = { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
}
label-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
label-hand = Your gold: { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}
label-hand-empty = You have no gold yet
label-unseen = Not yet seen
label-stack = Stack of { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
label-cowboy = { $role ->
    [rail] Railwayman
    [mountain] Miner
    [city] Merchant
    [prairie] Farmer
   *[other] Cowboy
} of { $seat }
label-tent = Tent of { $seat }
label-turn = Turned by { $degrees }°
label-board = Carcassonne Gold Rush: the landscape
label-tray = The tile in hand, the deck and the tokens
label-track = The score track
label-mat = { $seat }'s mat

# Names of things
term-tent = tent
term-cowboy = cowboy
term-side-N = north
term-side-E = east
term-side-S = south
term-side-W = west
term-edge-1 = prairie
term-edge-2 = a track
term-edge-3 = a mountain
term-sides- = in the middle
term-sides-N = north
term-sides-E = east
term-sides-S = south
term-sides-W = west
term-sides-NE = north and east
term-sides-NS = north to south
term-sides-NW = north and west
term-sides-ES = east and south
term-sides-EW = east to west
term-sides-SW = south and west
term-sides-NES = north, east and south
term-sides-NEW = north, east and west
term-sides-NSW = north, south and west
term-sides-ESW = east, south and west
term-sides-NESW = all around
term-layout-01 = mountain all around
term-layout-02 = mountain on three sides
term-layout-03 = mountain on three sides with the end of a track
term-layout-04 = mountain in a corner
term-layout-05 = mountain in a corner and a bend
term-layout-06 = mountain range across
term-layout-07 = two mountains, neighbouring sides
term-layout-08 = two mountains, opposite sides
term-layout-09 = mountain on one side
term-layout-10 = mountain on one side with the end of a track
term-layout-11 = mountain on one side and a straight track
term-layout-12 = mountain on one side and a bend to the right
term-layout-13 = mountain on one side and a bend to the left
term-layout-14 = mountain on one side and a junction
term-layout-15 = mountain on one side and a city
term-layout-16 = straight track
term-layout-17 = bend
term-layout-18 = junction of three tracks
term-layout-19 = city with three tracks
term-layout-20 = city with four tracks
term-layout-21 = junction of four tracks

# In words
told-table = The table
told-players = Players
told-drawn = The tile in hand: { $layout }
told-rail = Lines that are not finished
told-mountain = Mountains that are not finished
told-city = Cities that are not finished
told-prairie = Prairies
told-area = { $points ->
    [one] 1 point
   *[other] { $points } points
} so far, { $open ->
    [0] nothing open
    [one] 1 open edge
   *[other] { $open } open edges
}{ $tokens ->
    [0] {""}
    [one] , 1 token
   *[other] , { $tokens } tokens
}; { $taken ->
    [yes] there: { $there }
   *[no] nobody there
}; at { $where }

# Rows of the score sheet
category-tiles = Finished lines
category-locomotive = Doubled by a locomotive
category-nuggets = Finished mountains
category-lines = Finished cities
category-open-nuggets = Unfinished mountains
category-open-tiles = Unfinished lines
category-open-lines = Unfinished cities
category-camps = Prairies
category-herds = Prairies
category-gold = Gold

# Remarks when a question first comes up
remark-lay = All edges must fit: track to track, mountain to mountain, prairie to prairie. Lengthen what belongs to you, close it, or begin something new.
remark-act = One thing each turn: put a cowboy on the tile you just laid, put up or move your tent, dig where your tent stands, or nothing. Cowboys come back when their line, mountain or city is finished; farmers stay.

# The symbols of the picture: name and meaning
symbol-tile = Tile: a piece of the landscape. All its edges must fit its neighbours.
symbol-place = Free place: here the tile that you have drawn can be laid.
symbol-turn = Ways to lie: press one to turn the tile.
symbol-stack = Tokens: gold on a mountain, face down: gravel or 1 to 5 nuggets each. Dig for them, or own the mountain when it is finished.
symbol-tent = Tent: digs out one token a turn, on anybody’s unfinished mountain.
symbol-cowboy = Cowboy: railwayman on a line, miner on a mountain, merchant in a city, farmer lying on the prairie.
symbol-spot = Dotted circle: here you can put a cowboy or your tent.
symbol-marker = Marker on the score track: how many points a player has; after 50 it goes round again.

title = Colorado County
summary = Bid your cowboys in secret for land cards, stake out the county field by field, and score borders, doubles, lakes and areas.
opening-title = First card
opening = { $card }

# Questions

question-lake = { $seat } lays { $lake }: where?
question-flag = { $seat } places a flag stone: which colour, and where?
question-bid = Sealed bids: what does { $seat } bid out of { $hand ->
    [one] 1 cowboy
   *[other] { $hand } cowboys
}?
question-bid-freely = Sealed bids: which cowboys does { $seat } put forward, in rising order?
question-pick = { $seat } bid { $place ->
    [1] best
    [2] second best
   *[other] third best
}: which card?
question-place = { $seat } uses { $card }: where?
question-sell = Sale window { $window }: does { $seat } sell land? ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} left, { $left ->
    [one] 1 more sale
   *[other] { $left } more sales
} this round)
question-interest = { $seller_seat } sells { $field }: is { $seat } interested?
question-pay = { $seat } alone wants { $field }: which cowboy goes to { $seller_seat }?
question-land-bid = Several want { $field }: what does { $seat } bid in secret?
question-land-bid-freely = Several want { $field }: which cowboys does { $seat } put forward in secret, in rising order?

# Choices

choice-lake = { $lake } on { $fields }
choice-flag = { $colour ->
    [blue] Blue
    [red] Red
    [yellow] Yellow
   *[green] Green
} flag on { $field } ({ $ground })
choice-no-bid = No bid: no card now, but draw 2 cowboys
choice-bid = Bid { $count ->
    [one] cowboy { $top }
   *[other] { $count } cowboys with top { $top }: { $cowboys }
}
choice-add = Put cowboy { $top } forward ({ $count ->
    [one] the first
   *[other] makes { $count }
})
choice-done = { $count ->
    [0] No bid: no card now, but draw 2 cowboys
    [one] Done: bid cowboy { $cowboys }
   *[other] Done: bid { $count } cowboys, { $cowboys }
}
choice-pick = { $card } ({ $flags ->
    [0] no flag of this colour stands
    [one] 1 flag of this colour stands
   *[other] { $flags } flags of this colour stand
})
choice-place = { $count ->
    [1] Marker on { $field } ({ $ground }), no second field possible
   *[other] Markers on { $field } ({ $ground }) and { $second } ({ $second_ground })
}
choice-pass = Sell nothing in this window
choice-pass-round = Sell nothing in the whole rest of this round
choice-sell = Offer { $field } ({ $ground }) for sale and draw 2 cowboys
choice-decline = Not interested in { $field }
choice-decline-window = Not interested, and buy nothing else in this window
choice-want = Interested in { $field } ({ $ground }): buy it from { $seller_seat }
choice-pay = Pay cowboy { $top }

step-flag = { $colour ->
    [blue] Blue
    [red] Red
    [yellow] Yellow
   *[green] Green
} flag
then-flag = { $field } ({ $ground })
step-bid = { $count ->
    [one] Bid 1 cowboy
   *[other] Bid { $count } cowboys
}
then-bid = { $count ->
    [one] Cowboy { $top }
   *[other] Top { $top }: { $cowboys }
}
step-place = From { $field } ({ $ground })
then-place = { $count ->
    [1] No second field possible
   *[other] Second field { $second } ({ $second_ground })
}

# Events

event-first = { $seat } is the start player.
event-lakes-laid = The lakes lie as in { $layout }.
event-lake-laid = { $lake } is laid from { $field } on.
event-round-began = Round { $round } begins; { $seat } is the start player.
event-stones-dealt = { $seat } gets the flag stones { $colours }.
event-flag-placed = { $seat } places a { $colour } flag on { $field }.
event-flag-aside = There is no free field for a { $colour } flag of { $seat }; it is put aside.
event-revealed = On the table: { $card }.
event-bid-shown = { $seat } bids { $count ->
    [one] cowboy { $top }
   *[other] { $count } cowboys with top { $top }: { $cowboys }
}.
event-no-bid-shown = { $seat } makes no bid.
event-picked = { $seat } takes { $card }.
event-discarded = Nobody takes { $card }.
event-placed = { $seat } uses { $card } and claims { $field }.
event-placed-two = { $seat } uses { $card } and claims { $field } and { $second }.
event-no-effect = { $seat } cannot use { $card }.
event-drew = { $seat } draws a cowboy.
event-saw = You draw cowboy { $cowboy }.
event-passed = { $seat } sells nothing now.
event-passed-round = { $seat } sells nothing more in this round.
event-offered = { $seat } offers { $field } for sale.
event-wanted = { $seat } is interested.
event-declined = { $seat } is not interested.
event-declined-window = { $seat } is not interested and buys nothing more in this window.
event-land-bid-shown = { $seat } bids { $count ->
    [one] cowboy { $top }
   *[other] { $count } cowboys with top { $top }: { $cowboys }
} for the land.
event-bought = { $seat } buys { $field } from { $other_seat } and pays { $cowboys }.
event-freed = Nobody buys { $field }; it is free again.
event-lake-taken = { $seat } now owns { $lake }.
event-lake-lost = { $lake } has no owner any more.
event-ended = The game is over; { $seats } won.

# Refusals

refusal-other-lake = It is the turn of { $lake }.
refusal-lakes-touch = { $lake } would touch another lake there.
refusal-no-stone = There is no { $colour } stone left to place.
refusal-water = { $field } is water.
refusal-flag-there = A flag stands on { $field } already.
refusal-marker-there = A marker lies on { $field }.
refusal-beside-flag = { $field } is beside a flag; only diagonal contact is allowed.
refusal-not-your-cowboy = Cowboy { $top } is not in your hand.
refusal-too-many = You do not have { $count } cowboys.
refusal-too-few-below = You have too few cowboys below { $top } for a bid of { $count }.
refusal-rising-order = Cowboy { $top } is not higher than those put forward; add them in rising order.
refusal-bid-at-least-one = Who is interested must bid at least one cowboy.
refusal-card-not-there = { $card } does not lie on the table.
refusal-no-such-flag = No flag of the colour of { $card } stands on { $field }.
refusal-second-field-due = With { $card } on { $field } a second field is possible, so you must take one.
refusal-last-marker = You have only one marker left; it goes on { $field } alone.
refusal-other-distance = { $second } is not at the distance that { $card } shows from { $field }.
refusal-second-water = { $second } is water.
refusal-second-flag = A flag stands on { $second }.
refusal-second-marker = A marker lies on { $second }.
refusal-nobodys-land = Nobody has a marker on { $field }.
refusal-not-your-land = { $field } is not your land.
refusal-no-window = Land is sold in the sale windows, and none is open now.
refusal-no-sales = At this table no land is sold.
refusal-second-elsewhere = { $card } can bring two markers at another flag, so { $field } alone is not allowed.

# Points

item-border-1 = Round 1: border, { $count ->
    [one] 1 field
   *[other] { $count } fields
}
item-double-1 = Round 1: { $count ->
    [one] 1 double
   *[other] { $count } doubles
}
item-area-1 = Round 1: largest area, { $count } fields
item-lake-1 = Round 1: { $count ->
    [one] 1 lake
   *[other] { $count } lakes
}
item-border-2 = Round 2: border, { $count ->
    [one] 1 field
   *[other] { $count } fields
}
item-double-2 = Round 2: { $count ->
    [one] 1 double
   *[other] { $count } doubles
}
item-area-2 = Round 2: largest area, { $count } fields
item-lake-2 = Round 2: { $count ->
    [one] 1 lake
   *[other] { $count } lakes
}
item-border-3 = Round 3: border, { $count ->
    [one] 1 field
   *[other] { $count } fields
}
item-double-3 = Round 3: { $count ->
    [one] 1 double
   *[other] { $count } doubles
}
item-area-3 = Round 3: largest area, { $count } fields
item-lake-3 = Round 3: { $count ->
    [one] 1 lake
   *[other] { $count } lakes
}
item-border-4 = Round 4: border, { $count ->
    [one] 1 field
   *[other] { $count } fields
}
item-double-4 = Round 4: { $count ->
    [one] 1 double
   *[other] { $count } doubles
}
item-area-4 = Round 4: largest area, { $count } fields
item-lake-4 = Round 4: { $count ->
    [one] 1 lake
   *[other] { $count } lakes
}

# Options

option-layout = Which ready-made layout of the lakes is used
option-layout-random = drawn at random
option-layout-valley = Home Valley
option-layout-north_fork = North Fork
option-layout-twin_basins = Twin Basins
option-layout-long_river = Long River
option-lake_mode = How the lakes come onto the board
option-lake_mode-preset = a ready-made layout
option-lake_mode-scatter = laid one by one at random
option-lake_mode-draft = laid by the players in turn
option-flag_mode = From where players take flag stones
option-flag_mode-pool = from a common pool
option-flag_mode-dealt = dealt openly to the players before placing
option-bid_mode = What a bid may consist of
option-bid_mode-canonical = a number and a top cowboy; the rest are the lowest of the hand
option-bid_mode-free = any cowboys, put forward one by one
option-mirror_figures = Whether a Knight's move may be mirrored
option-mirror_figures-on = all eight knight's moves
option-mirror_figures-off = only the four turns that the card shows
option-redraw_mode = Who draws a cowboy as a consolation
option-redraw_mode-last_place = the last of all, if everybody made a bid
option-redraw_mode-lowest_nonzero = the lowest bidder in every auction
option-lake_ties = Who owns a lake on a tie
option-lake_ties-incumbent = the present owner keeps it
option-lake_ties-none = nobody
option-lake_ties-shared = all that are tied score it
option-sale_losers = What becomes of losing bids for land
option-sale_losers-keep = they go back to their owners
option-sale_losers-bag = they go into the bag
option-final_tie = Who wins on a tie of points
option-final_tie-shared = the victory is shared
option-final_tie-cowboys = more cowboys in hand, then the highest one
option-sale_windows = When land can be sold
option-sale_windows-standard = before the flags, before the bids, and before placing
option-sale_windows-wide = also before the reveal and after placing
option-sale_windows-always = also before every flag stone, every choice of a card and every placement
option-sale_windows-off = never
option-second_marker = When a card with two stars may bring only one marker
option-second_marker-flag = if the chosen flag has no second field
option-second_marker-board = if no flag of its colour has a second field
option-lake_markers = Where the marker on an owned lake comes from
option-lake_markers-extra = from elsewhere; all 40 are for land
option-lake_markers-supply = from the owner's 40

when-layout = Name a layout to play the same county again, or to know the shores before you bid.
when-lake_mode = For a new county every time: leave it to chance, or make laying the lakes part of the game.
when-flag_mode = Deal the stones if nobody should be able to place all flags of one colour; placing is quicker, too.
when-bid_mode = Bid freely if you want to say which cowboys you spend, for instance to keep your low ones; bids take longer.
when-mirror_figures = Allow only the turns to play the cards as printed: turned, but never mirrored.
when-redraw_mode = Give it to the lowest bidder in every auction to read the sheet's sentence word by word; who bids alone then pays a cowboy less.
when-lake_ties = Let all that are tied score to apply the sheet's rule for ties to lakes as well, or nobody if only a majority should count.
when-sale_losers = Send them into the bag if bidding for land should be as costly as bidding for cards.
when-final_tie = Count the cowboys if there must be a single winner; thrift then pays to the end.
when-sale_windows = Open a window before everything to sell at any time, as the sheet puts it; never, for a shorter first game.
when-second_marker = Look at every flag if nobody should waste a two-star card on purpose while two markers are possible somewhere.
when-lake_markers = Take them from the 40 to make markers scarce with two players: every lake then costs one.

overlay-shores = Shores and their lakes
overlay-forecast = What would score now

# Names of things

term-blue = blue
term-red = red
term-yellow = yellow
term-green = green
term-prairie_pond = Prairie Pond
term-beaver_pond = Beaver Pond
term-elk_lake = Elk Lake
term-mirror_lake = Mirror Lake
term-antelope_lake = Antelope Lake
term-great_bear_lake = Great Bear Lake
term-valley = Home Valley
term-north_fork = North Fork
term-twin_basins = Twin Basins
term-long_river = Long River
term-round_start = before the flags
term-pre_reveal = before the reveal
term-pre_bid = before the bids
term-pre_place = before placing
term-post_place = after placing
term-pre_flag = before the next flag
term-pre_pick = before a card is chosen
term-next_place = before the next card is placed
term-inland = inland
term-border = border
term-border-shore = border and shore
term-shores = shore of two lakes
term-blue-single = Single claim in blue
term-blue-pair = Pair in blue
term-blue-diagonal = Diagonal in blue
term-blue-skip = Skip one in blue
term-blue-long = Skip two in blue
term-blue-knight = Knight's move in blue
term-red-single = Single claim in red
term-red-pair = Pair in red
term-red-diagonal = Diagonal in red
term-red-skip = Skip one in red
term-red-long = Skip two in red
term-red-knight = Knight's move in red
term-yellow-single = Single claim in yellow
term-yellow-pair = Pair in yellow
term-yellow-diagonal = Diagonal in yellow
term-yellow-skip = Skip one in yellow
term-yellow-long = Skip two in yellow
term-yellow-knight = Knight's move in yellow
term-green-single = Single claim in green
term-green-pair = Pair in green
term-green-diagonal = Diagonal in green
term-green-skip = Skip one in green
term-green-long = Skip two in green
term-green-knight = Knight's move in green
term-single = Single claim
term-pair = Pair
term-diagonal = Diagonal
term-skip = Skip one
term-long = Skip two
term-knight = Knight's move

# In the picture

picture-go = GO!
picture-round = Round { $round }
picture-auction = Auction { $auction } of { $auctions }
picture-table = Land cards
picture-pool = Flag stones
picture-lake-told = { $lake }, worth { $value }{ $owned ->
    [yes] ; owned by { $owners }
   *[no] ; nobody owns it
}
picture-stack-told = { $count ->
    [one] 1 land card is
   *[other] { $count } land cards are
} left in this round's stack, by colour
picture-bag-told = { $count ->
    [one] 1 cowboy is
   *[other] { $count } cowboys are
} left in the bag
picture-stack = Stack
picture-bag = Bag
picture-now = Now
picture-border = Border
picture-double = Doubles
picture-area = Area
picture-lake = Lakes
picture-total = Total
picture-points = Points
picture-start = start player
picture-bid = bid
picture-none = none
picture-hand = Your cowboys
picture-hidden = Cowboys
picture-supply = Markers
picture-tiles = For Sale
picture-rests = sells no more this round
picture-declines = buys no more in this window
picture-forward = put forward
picture-forecast = if scored now
picture-first = first
picture-second = second
picture-each = each
picture-printed = value
picture-county = Colorado County
picture-winner = Winner
picture-offer = On offer: { $field }

# In words
told-players = Players
told-land = Land
told-flags = Flags
told-lakes = Lakes

# Rows of the score sheet
category-border-1 = Border
category-double-1 = Doubles
category-area-1 = Largest area
category-lake-1 = Lakes
category-border-2 = Border
category-double-2 = Doubles
category-area-2 = Largest area
category-lake-2 = Lakes
category-border-3 = Border
category-double-3 = Doubles
category-area-3 = Largest area
category-lake-3 = Lakes
category-border-4 = Border
category-double-4 = Doubles
category-area-4 = Largest area
category-lake-4 = Lakes

# Remarks when a question first comes up
remark-lake = Lay the lake where its shore will be of use to you: whoever has most markers around a lake owns it at the scoring.
remark-flag = A flag belongs to nobody. It marks a field that can be won in this round with a card of its colour, so put it where you would like to have land.
remark-bid = Everybody bids in secret. More cowboys beat fewer, then the highest one decides, and all bids are gone afterwards. Whoever bids nothing draws two new cowboys.
remark-bid-freely = Put forward cowboy after cowboy, in rising order, and say when you are done. More cowboys beat fewer; with none you draw two new ones.
remark-pick = The best bidder chooses a card first. Its colour says which flags you may take, and its picture how many markers you set.
remark-place = Your markers take the place of a flag in the card’s colour. Good fields count more than once: border, shore, next to your own.
remark-sell = You may sell a field: you give up a “For Sale” tile and draw two cowboys, and are paid if somebody wants the field. Sell what is of little use to you, or nothing.
remark-interest = All say at once whether they want the field. If you alone want it, it costs one cowboy; if several do, they bid in secret.
remark-pay = Nobody else wants the field, so one cowboy of your choice is the price. Give your lowest.
remark-land-bid = You bid in secret against those who want the field too. The winner pays the seller; whoever loses keeps the cowboys.
remark-land-bid-freely = Put forward cowboy after cowboy, in rising order, and say when you are done. The winner pays the seller; whoever loses keeps the cowboys.

# The symbols of the picture: name and meaning
symbol-lake = Lake: belongs to whoever has most markers on its shore, and counts at the scoring.
symbol-marker = Marker: land that belongs to a player.
symbol-field = Field: free as long as neither a marker nor a flag stands on it.
symbol-flag = Flag: marks a field that can be won in this round with a card of its colour.
symbol-score = Marker on the score track: how many points a player has.
symbol-stone = Flag stones: still to be set in this round.
symbol-cowboy = Cowboys in your hand: what you bid with. The number decides between equally many.
symbol-card = Land card of the auction: its colour says which flags, its picture how many markers.
symbol-taken = Card won: its owner will use it now.
symbol-supply = Supply: the markers that a player has left.
symbol-sign = “For Sale” tile: each sale of land costs one.
symbol-start = Start player: sets the first flag of the round; then it goes clockwise.
symbol-mat = Player’s board: cowboys, markers and sale tiles left, and what has been scored.
symbol-sale = Field for sale: all others say whether they want it.

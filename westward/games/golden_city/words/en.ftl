title = Golden City
summary = Dig for gold behind the lakes, brawl with robbers and rivals, and bring your finds home before the train comes.
opening-title = First dig
opening = { $field }

# Questions

question-turn = { $seat }: roll the die, or scout the neighbouring fields?
question-move = { $seat } rolled a { $steps }: where does the figure go?
question-house = { $seat }: which house is yours?
question-challenge = { $seat } stands before the robber of strength { $strength } on { $field }, who guards { $worth ->
    [0] nothing
    [one] 1 point
   *[other] { $worth } points
}: brawl or not?
question-ride = { $seat } is on a raft: where does it land?
question-retreat = { $seat } retreats { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}: where to?

# Choices

choice-roll = Roll the die
choice-house = { $field }
choice-challenge = Challenge the robber of strength { $strength }
choice-leave = Leave the robber alone
choice-scout = Scout: { $count ->
    [0] no face-down chip is near, so this only passes the turn
    [one] look secretly at 1 neighbouring chip
   *[other] look secretly at { $count } neighbouring chips
}
choice-go = { $field }: { $what ->
    [house] home { $worth ->
        [0] (nothing to put away)
        [one] with 1 point
       *[other] with { $worth } points
    }
    [lake] board the raft on { $lake }
    [figure] attack { $other_seat }, who carries { $worth ->
        [0] nothing
        [one] 1 point
       *[other] { $worth } points
    }
    [robber] to the open robber of strength { $strength }, who guards { $worth ->
        [0] nothing
        [one] 1 point
       *[other] { $worth } points
    }
    [scouted] dig up { $chip }, as you have scouted
    [chip] dig up a face-down chip
    [dig] an empty dig hole
    [street] a street in town
    [rail] a rail field, beware of the train
   *[other] open land
}
step-go = { $what ->
    [house] Home
    [lake] Board a raft
    [figure] Attack { $other_seat }
    [robber] Challenge a robber
    [scouted] Dig up a chip you know
    [chip] Dig up a face-down chip
    [dig] An empty dig hole
    [street] A street in town
    [rail] A rail field, beware of the train
   *[other] Open land
}
then-go = { $field }{ $what ->
    [house] : { $worth ->
        [0] nothing to put away
        [one] 1 point
       *[other] { $worth } points
    }
    [lake] {""}
    [robber] : strength { $strength }, guards { $worth ->
        [0] nothing
        [one] 1 point
       *[other] { $worth } points
    }
    [scouted] : { $chip }
   *[other] {""}
}
choice-ferry = { $stays ->
    [yes] Stay at { $field }
   *[other] Ferry to { $field }
}, { $count ->
    [0] no face-down chip beside it
    [one] 1 face-down chip beside it
   *[other] { $count } face-down chips beside it
}
step-retreat = { $what ->
    [house] Home
    [lake] Onto a raft
    [robber] Beside a robber, who leaves you alone
    [scouted] Onto a chip you know
    [chip] Onto a face-down chip
    [dig] An empty dig hole
    [street] A street in town
    [rail] A rail field, beware of the train
   *[other] Open land
}
then-retreat = { $field }{ $what ->
    [lake] {""}
    [robber] : strength { $strength }
    [scouted] : { $chip }
   *[other] {""}
}
choice-retreat = { $field }: { $what ->
    [house] home { $worth ->
        [0] (nothing to put away)
        [one] with 1 point
       *[other] with { $worth } points
    }
    [lake] onto the raft on { $lake }
    [robber] beside the robber of strength { $strength }, who leaves you alone
    [scouted] onto { $chip }, which stays face down
    [chip] onto a chip, which stays face down
    [dig] an empty dig hole
    [street] a street in town
    [rail] a rail field, beware of the train
   *[other] open land
}

# Events

event-rolled = { $seat } rolls { $face ->
    [loco] the locomotive
   *[other] a { $face }
}.
event-moved = { $seat } goes from { $start } to { $field }.
event-stayed = { $seat } cannot leave and stays.
event-ferried = { $seat } ferries from { $start } to { $field }.
event-found = { $seat } digs up { $chip } on { $field }.
event-fought = { $seat } rolls a { $roll } against the robber of strength { $strength }.
event-captured = { $seat } captures { $chip } and gains { $worth } points.
event-robbed = { $worth ->
    [0] The robber beats { $seat }, who carries nothing.
    [one] The robber beats { $seat } and takes 1 point.
   *[other] The robber beats { $seat } and takes { $worth } points.
}
event-attacked = { $seat } attacks { $other_seat } on { $field }.
event-brawled = { $seat } rolls a { $roll }, { $other_seat } a { $other_roll }.
event-plundered = { $worth ->
    [0] { $seat } beats { $other_seat }, who carries nothing.
    [one] { $seat } beats { $other_seat } and takes 1 point.
   *[other] { $seat } beats { $other_seat } and takes { $worth } points.
}
event-retreated = { $seat } retreats from { $start } to { $field }.
event-banked = { $seat } brings { $worth ->
    [one] 1 point
   *[other] { $worth } points
} home.
event-steamed = { $left ->
    [0] The train arrives in Golden City.
    [one] The locomotive goes to { $field }; the station is 1 field away.
   *[other] The locomotive goes to { $field }; the station is { $left } fields away.
}
event-run-over = { $worth ->
    [0] The locomotive pushes { $other_seat } back to { $field }.
    [one] The locomotive pushes { $other_seat } back to { $field }; { $seat } gets 1 point.
   *[other] The locomotive pushes { $other_seat } back to { $field }; { $seat } gets { $worth } points.
}
event-scouted = { $seat } scouts around { $field } and sees { $count ->
    [0] no chip
    [one] 1 chip
   *[other] { $count } chips
}.
event-saw = { $seat } sees { $chip } on { $field }.
event-house = { $seat } lives in { $field }.
event-left-alone = { $seat } leaves the robber on { $field } alone.
event-ended = { $cause ->
    [train] The train has come: the game is over.
   *[other] Hardly any chips are left: the game is over.
}

# Refusals

refusal-locomotive = The locomotive stands on { $field }.
refusal-locomotive-in-the-way = The locomotive blocks the way to { $field }.
refusal-house-taken = { $field } is taken.
refusal-other-house = Only its owner may enter { $field }.
refusal-no-raft = No raft lies on { $field }, and one cannot swim.
refusal-raft-taken = Somebody stands on the raft on { $field }.
refusal-same-raft = The figure must leave its raft and may not end on it again.
refusal-to-and-fro = One gets to { $field } with { $steps } steps only by going to and fro between two fields.
refusal-straight-back = One gets to { $field } with { $steps } steps only by stepping straight back, which is not allowed at this table.
refusal-not-that-far = No way of exactly { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} ends on { $field }.
refusal-another-raft = Another raft lies on { $field }.
refusal-not-this-lake = This lake has no shore at { $field }.
refusal-retreat-stay = A retreat must leave the field of the brawl.
refusal-retreat-raft = A retreat may not end on a raft at this table.
refusal-retreat-house = A retreat may not end in a house at this table.
refusal-retreat-figure = A retreat may not end on { $field }, where another figure stands.

# Points

item-gold-1 = { $count ->
    [one] 1 gold chip
   *[other] { $count } gold chips
} of value 1
item-gold-2 = { $count ->
    [one] 1 gold chip
   *[other] { $count } gold chips
} of value 2
item-gold-3 = { $count ->
    [one] 1 gold chip
   *[other] { $count } gold chips
} of value 3
item-gold-4 = { $count ->
    [one] 1 gold chip
   *[other] { $count } gold chips
} of value 4
item-gold-5 = { $count ->
    [one] 1 gold chip
   *[other] { $count } gold chips
} of value 5
item-robbers = { $count ->
    [one] 1 captured robber
   *[other] { $count } captured robbers
}

# Options

option-reversal = Going to and fro
option-reversal-not_only_two_fields = A move may not only go to and fro between two fields.
option-reversal-no_immediate = No step may lead straight back.
option-retreat_mode = How far a retreat goes
option-retreat_mode-path = Along a way of exactly as many steps as rolled.
option-retreat_mode-distance = To a field exactly as many steps away as rolled.
option-retreat_may_bank = Retreat into one's own house
option-retreat_may_bank-on = Allowed; it puts the finds in safety.
option-retreat_may_bank-off = Not allowed.
option-retreat_may_board_raft = Retreat onto a raft
option-retreat_may_board_raft-on = Allowed.
option-retreat_may_board_raft-off = Not allowed.
option-chips_end_rule = Which chips end the game when they run out
option-chips_end_rule-face_down = Face-down chips on the board.
option-chips_end_rule-gold_on_board = Gold chips on the board, face down or under robbers.
option-chips_end_rule-all_on_board = Face-down chips of all kinds, and the gold chips under open robbers.
option-open_robbers = An open robber on the end field of a move
option-open_robbers-may = One may challenge it or leave it alone.
option-open_robbers-must = One must brawl with it.
option-houses = Who lives in which house
option-houses-by_seat = By seat, as in the list of houses.
option-houses-chosen = Everybody chooses in turn, beginning with the first player.
option-scout_variant = Scouting
option-scout_variant-on = Instead of rolling one may look at the chips on the neighbouring fields.
option-scout_variant-off = Everybody must roll.
option-tie_break = Ties
option-tie_break-shared = All who are tied share the victory.
option-tie_break-fewest_chips = Whoever has fewer chips at home wins.

when-reversal = Forbid every step straight back if it feels like cheating to you; there are a few moves less.
when-retreat_mode = Count steps if a retreat should be an ordinary move: the figure may then run in a circle and stay near.
when-retreat_may_bank = Forbid it if a brawl near the town should never help anybody home.
when-retreat_may_board_raft = Allow it for wilder escapes: the winner of a brawl may be across the lake at once.
when-open_robbers = Make the brawl a duty if robbers should guard their fields: whoever steps there has to fight.
when-chips_end_rule = Count what lies under robbers, too, if the game ends too early for you while they still sit on gold.
when-scout_variant = Switch it on for a game with less luck; the rulebook suggests it to players who want more tactics.
when-houses = Choose them if you want to pick your figure and its house, as the rulebook has it; the first player picks first.
when-tie_break = Count the chips if there must be a single winner.

# What the fields are called
name-station = Station
name-tunnel = Tunnel
name-rail = Rail { $left }
name-square = Town square
name-gate = { $side ->
    [north] North
    [northeast] Northeast
    [east] East
    [southeast] Southeast
    [south] South
    [southwest] Southwest
   *[west] West
    [northwest] Northwest
} Gate
name-street = { $side ->
    [north] North
    [northeast] Northeast
    [east] East
    [southeast] Southeast
    [south] South
    [southwest] Southwest
   *[west] West
    [northwest] Northwest
} Street
name-house = { $side ->
    [north] North
    [northeast] Northeast
    [east] East
    [southeast] Southeast
    [south] South
    [southwest] Southwest
   *[west] West
    [northwest] Northwest
} House
name-bay = { $lake } { $side ->
    [north] north
    [northeast] northeast
    [east] east
    [southeast] southeast
    [south] south
    [southwest] southwest
   *[west] west
    [northwest] northwest
}
name-shore = { $side ->
    [north] North
    [northeast] Northeast
    [east] East
    [southeast] Southeast
    [south] South
    [southwest] Southwest
   *[west] West
    [northwest] Northwest
} shore of { $lake }
name-mountain = Mountain
name-desert = Desert
name-red_rock = Red Rocks
name-pine_forest = Pine Forest
name-prairie = Prairie
name-grassland = Grassland
name-badlands = Badlands
name-land = Open land

# Overlay

overlay-risk = Risk

# Names

term-gold-1 = gold 1
term-gold-2 = gold 2
term-gold-3 = gold 3
term-gold-4 = gold 4
term-gold-5 = gold 5
term-robber-1 = a robber of strength 1
term-robber-2 = a robber of strength 2
term-robber-3 = a robber of strength 3
term-robber-4 = a robber of strength 4
term-robber-5 = a robber of strength 5
term-lake-A = Eagle Lake
term-lake-B = Mirror Lake
term-lake-C = Lake Crescent

# In the picture and the text

picture-board = The board of Golden City
picture-mat = { $player }: { $points } at home, { $worth } carried
picture-train = { $left ->
    [0] the train is here
   *[other] to the station
}
picture-hidden = Still face down
picture-over = Game over
picture-station = Station
picture-win = { $percent } %
place-house = house of { $owner }
place-closed = closed house
place-lake = { $lake }
place-raft = { $lake }, raft
place-robber = robber of strength { $strength } who guards { $worth ->
    [0] nothing
    [one] 1 point
   *[other] { $worth } points
}
place-chip = face-down chip
place-scouted = face-down chip, { $chip }
place-dig = empty dig hole
place-street = street
place-rail = rail field
place-land = open land
place-mountain = mountain
legend-lake = lake
legend-house = house (small letter)
legend-raft = raft
legend-robber = robber with strength
legend-train = locomotive
legend-may = may be chosen
text-train = Train: { $left ->
    [0] it has come.
    [one] 1 field to the station.
   *[other] { $left } fields to the station.
}
text-hidden = Face down: { $chips }.
text-robber = Robber of strength { $strength } on { $field }, guards { $chips }.
text-scouted = You know { $field }: { $chip }.
text-mat = { $player } on { $field }: { $points ->
    [one] 1 point
   *[other] { $points } points
} at home, carries { $chips }.
text-nothing = nothing
short-gold-1 = gold 1
short-gold-2 = gold 2
short-gold-3 = gold 3
short-gold-4 = gold 4
short-gold-5 = gold 5
short-robber-1 = robber 1
short-robber-2 = robber 2
short-robber-3 = robber 3
short-robber-4 = robber 4
short-robber-5 = robber 5

# In words
told-players = Players
told-train = The train
told-robbers = Robbers and what you know
told-rafts = Rafts

# Rows of the score sheet
category-gold-1 = Gold
category-gold-2 = Gold
category-gold-3 = Gold
category-gold-4 = Gold
category-gold-5 = Gold
category-robbers = Robbers

# Remarks when a question first comes up
remark-turn = Roll and go, or look at the face-down chips around you first and stay where you are.
remark-move = You go exactly as far as the die says, by any way. Only the field where you stop counts: a face-down chip is turned over, your own house keeps your gold safe.
remark-ride = The raft takes you to any free shore of this lake at once, for nothing. Look for a place with many face-down chips around it.
remark-retreat = You lost, so you go back as many steps as you are told, by any way. Nothing is turned over there; stay near if your gold lies with the robber.
remark-challenge = You win with more than the robber’s strength and get all that he guards. If you lose, he takes all that you carry. With an empty bag you risk nothing but the way.
remark-house = Your house is where gold becomes points. Any free one is as good as another; look which holes are near.

# The symbols of the picture: name and meaning
symbol-field = Field: one step. Lakes are entered only onto a raft, mountains never.
symbol-figure = Figure: where a player stands, and beside it what the player carries. That can be taken away.
symbol-chip = Face-down chip: gold worth 1 to 5, or a robber. It is turned over by whoever stops on it.
symbol-robber = Robber: his number is his strength. Roll more than that and all that lies under him is yours.
symbol-raft = Raft: whoever stops on it rides at once to any free shore of the lake.
symbol-locomotive = Train: it moves on whenever somebody rolls the locomotive. When it reaches the town, the game is over.
symbol-mat = Player’s board: what is carried, and what is safe in the house. Only the house counts.

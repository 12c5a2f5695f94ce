title = Great Western Trail
summary = Drive your herd from Texas to Kansas City, again and again, and ship it ever further by rail.
opening-title = First hire
opening = { $worker }

# Questions
question-begin = { $seat }: Put your cattleman on a neutral building.
question-travel = { $seat }: Move your cattleman { $limit ->
    [one] 1 step
   *[other] 1 to { $limit } steps
}, or play an objective card first.
question-menu = { $seat }: What do you do at { $spot }?
question-move = { $seat }: Move on by up to { $limit ->
    [one] 1 step
   *[other] { $limit } steps
} and use the new location.
question-free-move = { $seat }: Make a free move of up to { $limit } steps?
question-foresight = { $seat }: Which tile of foresight column { $column } do you place?
question-city-cards = { $seat }: Play an objective card before the next subphase?
question-income = { $seat }: How many certificates do you spend? You have { $have }.
question-delivery = { $extra ->
    [0] { $seat }: Where do you deliver your herd of value { $value }?
   *[other] { $seat }: Where does the extraordinary delivery of strength { $value } go?
}
question-city-disc = { $seat }: Which disc goes to { $city }?
question-discard = { $seat }: Which card do you discard ({ $what })?
question-second-card = { $seat }: Which second { $breed } do you discard?
question-cycle = { $seat }: How many cards do you draw and then discard (at most { $most })?
question-drop = { $seat }: Discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
question-trash = { $seat }: Remove { $most ->
    [one] a hand card
   *[other] up to { $most } hand cards
} from the game?
question-take = { $seat }: Which objective card do you take?
question-hire = { $modifier ->
    [0] { $seat }: Whom do you hire?
   *[other] { $seat }: Whom do you hire (row cost { $modifier } dollars)?
}
question-build = { $seat }: Which building do you put where (${ $price } per craftsman)?
question-trade = { $seat }: Which teepee do you take?
question-clear = { $seat }: Which hazard do you remove{ $cost ->
    [0] {""}
   *[other] {" "}for ${ $cost }
}?
question-auxiliary = { $seat }: Which auxiliary action do you take?
question-buy = { $seat }: Which cattle do you buy? You have { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
} left.
question-forward = { $seat }: Move your engine up to { $most ->
    [one] 1 space
   *[other] { $most } spaces
} forward.
question-back = { $seat }: Move your engine back exactly { $exactly ->
    [one] 1 space
   *[other] { $exactly } spaces
}.
question-last-stop = { $seat }: Your engine has reached the end of the track. To which space does it go back (for $3)?
question-upgrade = { $seat }: Upgrade station { $station } for ${ $cost }? With which disc?
question-station-master = { $seat }: Give up a worker for { $master }?
question-part = { $seat }: Do you take the ${ $amount } of the immediate action?
question-master-bonus = { $seat }: Which immediate action of { $master } do you use?
question-station-behind = { $seat }: Which station behind your engine do you upgrade?
question-extra-delivery = { $seat }: How far back does your engine go for the extraordinary delivery?

# Answers
choice-forgo = { $step ->
    [upgrade] Leave the station as it is
    [station-master] Keep all workers
    [trash] Remove no more cards
    [free-move] Stay here
   *[other] Forgo it
}
choice-end = { $step ->
    [buy] Stop buying
    [city-cards] Play no card
   *[other] Finish here and draw cards
}
choice-begin = Begin at { $spot }: { $tile }
choice-go = To { $spot }{ $tile ->
    [city] {""}
    [nothing] {""}
   *[other] : { $tile }
} – { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $fee ->
    [0] no fee
   *[other] fee ${ $fee }
}{ $others ->
    [0] {""}
   *[other] {" "}(${ $others } of it to players)
}{ $ways ->
    [one] {""}
   *[other] , by { $way }
}
choice-play = Play { $card }
choice-do = { $spot }: { $op ->
    [discard] Discard { $what }{ $money ->
        [0] {""}
       *[other] , take ${ $money }
    }{ $cert ->
        [0] {""}
        [one] , 1 certificate
       *[other] , up to { $cert } certificates
    }{ $forward ->
        [0] {""}
       *[other] , engine { $forward } forward
    }{ $objective ->
        [0] {""}
       *[other] , take an objective card into your hand
    }
    [back] Engine back { $most }, take ${ $money }
    [money] Take ${ $money }
    [money-per] Take ${ $money } per { $per }
    [certificate] Take { $cert ->
        [one] 1 certificate
       *[other] { $cert } certificates
    }
    [certificate-limit] Take certificates up to your limit
    [teepee-pairs] Per teepee pair up to { $cert } certificates and ${ $money }
    [take] Take an objective card
    [forward] { $pay ->
        [0] {""}
       *[other] Pay ${ $pay }:{" "}
    }{ $per ->
        [none] Engine up to { $most } forward
       *[other] Engine 1 forward per { $per }
    }
    [hire] { $most ->
        [0] Hire a worker
        [2] Hire a worker for $2 more
        [-1] Hire a worker for $1 less
       *[other] Hire a worker (row cost { $most } dollars)
    }
    [build] Place a building for ${ $most } per craftsman
    [trade] Trade in the native village
    [clear] Remove a hazard for ${ $most }
    [auxiliary] Single or double auxiliary action
    [move] Move on up to { $most ->
        [one] 1 step
       *[other] { $most } steps
    } and use the new location
    [buy] Buy cattle
    [cycle] { $per ->
        [none] Draw up to { $most } cards, discard as many
       *[other] Draw up to 1 card per { $per }, discard as many
    }
    [station-behind] Upgrade a station behind your engine
    [extra-delivery] Extraordinary delivery
   *[other] Use it
}{ $special ->
    [0] {""}
   *[other] {" "}(special action of the spot)
}
choice-aux = { $name ->
    [money] Take ${ $level }
    [cycle] Draw { $level ->
        [one] 1 card, discard 1
       *[other] { $level } cards, discard as many
    }
    [cert] Pay ${ $level }, engine back { $level }: { $level ->
        [one] 1 certificate
       *[other] up to { $level } certificates
    }
    [engine] Pay ${ $level }: engine { $level ->
        [one] 1 forward
       *[other] up to { $level } forward
    }
   *[trash] Engine back { $level }: remove { $level ->
        [one] 1 hand card
       *[other] up to { $level } hand cards
    }
} (auxiliary action)
choice-hire = Hire { $worker ->
    [engineer] an engineer
   *[other] a { $worker }
} from row { $row } for ${ $cost }{ $bonus ->
    [none] {""}
   *[other] , then { $bonus }
}
choice-build = Build { $building } at { $spot } for ${ $cost }, { $vp } VP{ $old ->
    [none] {""}
   *[other] , in place of { $old }
}{ $forest ->
    [0] {""}
   *[other] {" "}(forest)
}
step-build = Build { $building }
then-build = At { $spot } for ${ $cost }, { $vp } VP{ $old ->
    [none] {""}
   *[other] , in place of { $old }
}{ $forest ->
    [0] {""}
   *[other] {" "}(forest)
}
step-hire = Hire { $worker ->
    [engineer] an engineer
   *[other] a { $worker }
}
then-hire = From row { $row } for ${ $cost }{ $bonus ->
    [none] {""}
   *[other] , then { $bonus }
}
step-go = To { $spot }{ $tile ->
    [city] {""}
    [nothing] {""}
   *[other] : { $tile }
}
then-go = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $fee ->
    [0] no fee
   *[other] fee ${ $fee }
}{ $ways ->
    [one] {""}
   *[other] , by { $way }
}
choice-discard = Discard { $card }
choice-trash = Remove { $card } from the game
choice-draw = Draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}
choice-take = Take { $card }
choice-engine = Engine to { $space }{ $station ->
    [0] {""}
   *[other] {" "}(upgrade ${ $cost })
}
choice-station = Upgrade station { $station } for ${ $cost } ({ $vp } VP)
choice-disc = { $from_station ->
    [0] Disc from: { $place }
   *[other] Take the disc from { $place }
}{ $pay ->
    [0] {""}
   *[other] , pay ${ $pay }
}{ $gain ->
    [0] {""}
   *[other] , take ${ $gain }
}
choice-give = Give up { $worker ->
    [engineer] an engineer
   *[other] a { $worker }
} ({ $left } left)
choice-bonus = { $op ->
    [money] Take the money
    [clear] Remove a hazard free
    [trade] Trade in the native village
   *[other] Use it
}
choice-trade = Take the { $tile } of value { $value }: { $value ->
    [-3] pay $3
    [-2] pay $2
    [-1] pay $1
   *[other] take ${ $value }
}
choice-clear = Remove the { $tile } at { $spot }{ $cost ->
    [0] {""}
   *[other] {" "}for ${ $cost }
}
choice-buy = Buy { $card }{ $second ->
    [none] {""}
   *[other] {" "}and { $second }
} for ${ $cost } with { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
}
choice-reveal = Use 1 cowboy to turn up { $count ->
    [one] 1 market card
   *[other] { $count } market cards
}
choice-foresight = Place the { $tile }{ $row ->
    [0] { $spot ->
        [none] {" "}(no free spot: it leaves the game)
       *[other] {" "}on { $spot }
    }
   *[other] {" "}in row { $row } of the job market
}
choice-spend = { $spent ->
    [0] Spend no certificate
    [one] Spend 1 certificate
   *[other] Spend { $spent } certificates
}: income ${ $total }, { $left } left
choice-deliver = Deliver to { $city } ({ $value }){ $cost ->
    [0] {""}
   *[other] , transport ${ $cost }
}{ $gain ->
    [0] {""}
   *[other] , take ${ $gain }
}

# Events
event-neutral-placed = Neutral building { $tile } stands at { $spot }.
event-side-shown = Everybody uses building { $building }.
event-master-placed = Station { $station } gets { $tile }.
event-starter-dealt = { $seat } starts with { $card }.
event-supplied = New in foresight column { $column ->
    [a] 1
    [b] 2
   *[c] 3
}: { $tile }.
event-settled = New at { $spot }: { $tile }.
event-vanished = No free spot: { $tile }.
event-job-offered = Looking for work in row { $row }: { $worker }.
event-token-moved = The job market token moves to row { $row }.
event-end-triggered = The job market is full. { $seat } takes its token; everybody else has one more turn.
event-market-turned = New in the cattle market: { $card }.
event-displayed = New in the display: { $card }.
event-began = { $seat } begins at { $spot }.
event-moved = { $seat } moves from { $start } to { $spot } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
}).
event-gained = { $seat } takes ${ $amount } ({ $reason }).
event-paid = { $seat } pays ${ $amount } ({ $reason }).
event-fee-paid = { $seat } pays { $other_seat } ${ $amount } for passing { $spot }.
event-used = { $seat } uses { $spot }: { $action }.
event-helped = { $seat } takes an auxiliary action: { $auxiliary ->
    [money] money
    [cycle] draw and discard
    [cert] certificate
    [engine] engine
   *[trash] remove cards
}{ $level ->
    [one] {""}
   *[other] , double
}.
event-discarded = { $seat } discards { $card }.
event-removed = { $seat } removes { $card } from the game.
event-drew = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-drew-card = You drew { $card }.
event-shuffled = { $seat } shuffles a discard pile of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-played = { $seat } plays { $card }.
event-took = { $seat } takes { $card } ({ $to }).
event-took-blind = { $seat } takes the top objective card into the hand.
event-saw-blind = It is { $card }.
event-hired = { $seat } hires { $worker ->
    [engineer] an engineer
   *[other] a { $worker }
} from row { $row } for ${ $cost }.
event-built = { $seat } builds { $building } at { $spot } for ${ $cost }{ $replaced ->
    [none] {""}
   *[other] , in place of { $replaced }
}.
event-steamed = { $seat } moves the engine from { $start } to { $space }.
event-certified = { $seat } has { $value ->
    [one] 1 certificate
   *[other] { $value } certificates
} now.
event-upgraded = { $seat } upgrades station { $station } for ${ $cost }.
event-disc-taken = { $seat } takes a disc from: { $place }.
event-master-taken = { $seat } gives up { $worker ->
    [engineer] an engineer
   *[other] a { $worker }
} and gets { $tile }.
event-traded = { $seat } takes the { $tile } from the village.
event-cleared = { $seat } removes the { $tile } at { $spot }.
event-bought = { $seat } buys { $cards } for ${ $cost } with { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
}.
event-revealed = { $seat } shows a hand worth { $value }: { $cards }.
event-sold = { $seat } sells the herd for { $total } ({ $value } in hand, { $permanent } permanent and { $spent } spent certificates).
event-delivered = { $seat } delivers to { $city }.
event-not-delivered = { $seat } has no disc left to deliver.
event-lapsed = { $seat } forgoes it.
event-ended = The game is over. Won by: { $winner_seats }.

# Why not
refusal-must-do = This cannot be declined now.
refusal-not-in-hand = { $card } is not in your hand.
refusal-no-pair = You do not have a second card of that breed.
refusal-wrong-card = { $card } is not what is asked for ({ $what }).
refusal-too-many-cards = You cannot draw that many; at most { $most }, and only as many as your herd still holds.
refusal-stack-empty = The objective stack is empty.
refusal-not-on-display = { $card } is not in the display.
refusal-no-such-worker = There is no { $worker } in row { $row }.
refusal-below-token = Row { $row } is not above the job market token.
refusal-row-full = Your row of that kind is full: { $worker }.
refusal-too-expensive = That costs ${ $cost }; you have ${ $money }.
refusal-building-used = Building { $building } is no longer at hand.
refusal-not-yours = At { $spot } lies a tile that is not yours.
refusal-not-better = The new building must show more craftsmen than the old one at { $spot }.
refusal-craftsmen-missing = { $building } needs { $needed } craftsmen here; you have { $craftsmen }.
refusal-money-missing = You cannot pay ${ $cost }.
refusal-no-teepee = There is no teepee on the spot of value { $value }.
refusal-no-hazard = There is no hazard at { $spot }.
refusal-aux-locked = { $name } is not open at level { $level }.
refusal-aux-impossible = You cannot meet the requirement of { $name } at level { $level }.
refusal-cowboys-missing = That takes { $needed ->
    [one] 1 cowboy
   *[other] { $needed } cowboys
}; you have { $cowboys } left.
refusal-market-stack-empty = The market stack is empty.
refusal-not-in-market = These cards are not in the market.
refusal-space-taken = Another engine stands on { $space }.
refusal-engine-reach = Your engine cannot stop on { $space } now.
refusal-no-disc-there = There is no disc of yours: { $place }.
refusal-other-station = The disc must come from another station.
refusal-board-first = Discs of your player board come first.
refusal-dark-disc = A disc from a dark space goes only to dark corners while you have light ones: { $place }.
refusal-printed-worker = The printed worker cannot be given up: { $worker }.
refusal-not-behind = Station { $station } is not behind your engine on { $space }.
refusal-station-yours = You have a disc on station { $station } already.
refusal-no-disc = You have no disc that can be used.
refusal-other-column = It is the turn of foresight column { $column }.
refusal-foresight-empty = There is no tile.
refusal-no-more-workers = No workers are placed once the job market token is taken.
refusal-same-tile = The other place holds the same tile: { $tile }.
refusal-certificates-missing = Your certificates: only { $have }.
refusal-certificate-gap = The marker cannot move back by { $spent }; the track has no such place.
refusal-city-too-far = { $city } needs a value of { $needed }; you have { $value }.
refusal-city-served = You have delivered to { $city } already.
refusal-delivery-unpaid = You cannot pay for a delivery to { $city }.
refusal-no-location = { $spot } is empty; a move ends on a location.
refusal-free-move-city = A free move never enters Kansas City.
refusal-not-ahead = { $spot } is not ahead of your cattleman on that way.
refusal-too-far = { $spot } is { $steps } steps away; you may go { $limit }.
refusal-same-route = A shorter way, or one just as good, leads to { $spot } for the same fees.
refusal-nothing-done = The location must be used first, at least by an auxiliary action.
refusal-helped-already = You have taken the auxiliary action here.
refusal-used-already = You have used the location already.
refusal-single-only = Only a single auxiliary action is possible here.
refusal-foreign-location = On this location you may only take a single auxiliary action.
refusal-not-here = The building at { $spot } cannot be used from here.
refusal-no-special = { $spot } has no special action.
refusal-no-such-local-action = The tile at { $spot } has no such action.
refusal-done-already = That local action of { $spot } is used up.
refusal-choose-neighbour = Choose an action of an adjacent building directly.
refusal-action-impossible = That is not possible at { $spot } now: { $action }.

# Score sheet
item-money = Money (${ $count })
item-buildings = Buildings ({ $count })
item-cities = Cities ({ $count })
item-stations = Stations ({ $count })
item-hazards = Hazards ({ $count })
item-cattle = Cattle cards ({ $count })
item-objectives = Objective cards ({ $count })
item-master-SM1 = Station master: workers ({ $count })
item-master-SM2 = Station master: objective cards ({ $count })
item-master-SM3 = Station master: hazards ({ $count })
item-master-SM4 = Station master: teepee pairs ({ $count })
item-master-SM5 = Station master: certificates ({ $count })
item-workers = Workers on spaces 5 and 6 ({ $count })
item-step-space = Step space
item-job-token = Job market token

# Options
option-neutral_buildings = Where the neutral buildings stand
option-neutral_buildings-random = drawn at random
option-neutral_buildings-fixed = in the order of their letters along the trail, for a first game
option-private_sides = Sides of the private buildings
option-private_sides-all_a = all a, for first games
option-private_sides-all_b = all b
option-private_sides-random = each number drawn once for everybody
option-objectives_in_kansas_city = Objective cards in Kansas City
option-objectives_in_kansas_city-on = may be played between the subphases 1 to 4
option-objectives_in_kansas_city-off = may not be played there
option-forgo_money = The money of an immediate action
option-forgo_money-on = may be forgone like any immediate action
option-forgo_money-off = is always taken

when-neutral_buildings = Fix them for a first game: the buildings stand along the trail in the order of their letters.
when-private_sides = Take the b sides or draw them once you know the a sides; drawn, every game has other buildings.
when-objectives_in_kansas_city = Allow it if you like to play objective cards at the last moment; it asks more often.
when-forgo_money = Allow it to let $2 lapse on purpose, for instance so as to pay less at the next hand; it asks more often.

# Names
term-direct = the direct way
term-cowboy = cowboy
term-craftsman = craftsman
term-engineer = engineer
term-green_teepee = green teepee
term-blue_teepee = blue teepee
term-engineers = engineer
term-own_forest_buildings = own building in a forest
term-cowboys = cowboy
term-any-cattle = any cattle card
term-any-pair = a pair of one breed
term-any-objective = an objective card
term-any-card = any card
term-objective-stack = the top card of the objective stack
term-hand = into the hand
term-discard-pile = onto the discard pile
term-aux-money = Auxiliary action money
term-aux-cycle = Auxiliary action draw and discard
term-aux-cert = Auxiliary action certificate
term-aux-engine = Auxiliary action engine
term-aux-trash = Auxiliary action remove cards
term-kansas_city = Kansas City
term-topeka = Topeka
term-wichita = Wichita
term-colorado_springs = Colorado Springs
term-santa_fe = Santa Fe
term-albuquerque = Albuquerque
term-el_paso = El Paso
term-san_diego = San Diego
term-sacramento = Sacramento
term-san_francisco = San Francisco
term-aux_money_2 = double money
term-aux_cycle_2 = double draw and discard
term-aux_cert_1 = certificate action, first level
term-aux_cert_2 = certificate action, second level
term-aux_engine_1 = engine action, first level
term-aux_engine_2 = engine action, second level
term-aux_trash_1 = card removal, first level
term-aux_trash_2 = card removal, second level
term-cert_limit_4 = certificate limit 4
term-cert_limit_6 = certificate limit 6
term-step_money = step limit, left space
term-step_vp = step limit, right space (3 VP)
term-hand_1 = hand limit +1
term-hand_2 = hand limit +1
term-station_1 = station 1
term-station_2 = station 2
term-station_3 = station 3
term-station_4 = station 4
term-station_5 = station 5
term-station_6 = station 6
term-station_7 = station 7
term-station_8 = station 8
term-station_9 = station 9
term-station_10 = station 10
term-for-action = action
term-for-hire = hiring
term-for-build = building
term-for-village = native village
term-for-clear = hazard removed
term-for-cattle = cattle market
term-for-fee = fee
term-for-disc-space = disc space
term-for-station = station
term-for-last-space = end of the track
term-for-income = income
term-for-transport = transport
term-for-city = delivery to Kansas City
term-for-start = starting money
term-op-pay = paying
term-op-discard = discarding cards
term-op-back = engine back
term-op-money = money
term-op-money-per = money
term-op-certificate = certificate
term-op-certificate-limit = certificates
term-op-teepee-pairs = teepee pairs
term-op-take = objective card
term-op-forward = engine forward
term-op-hire = hiring
term-op-build = building
term-op-trade = trade in the village
term-op-clear = removing a hazard
term-op-auxiliary = auxiliary action
term-op-move = moving on
term-op-buy = buying cattle
term-op-cycle = drawing and discarding
term-op-station-behind = upgrading a station
term-op-extra-delivery = extraordinary delivery

term-jersey = Jersey
term-guernsey = Guernsey
term-black_angus = Black Angus
term-dutch_belt = Dutch Belt
term-holstein = Holstein (1 VP)
term-brown_swiss = Brown Swiss (2 VP)
term-ayrshire = Ayrshire (3 VP)
term-west_highland_3 = West Highland (3 VP)
term-west_highland_4 = West Highland (4 VP)
term-west_highland_5 = West Highland (5 VP)
term-texas_longhorn_5 = Texas Longhorn (5 VP)
term-texas_longhorn_6 = Texas Longhorn (6 VP)
term-texas_longhorn_7 = Texas Longhorn (7 VP)

term-O01 = the objective card (now: $2; building, 2 blue teepees: 3 VP, else −2)
term-O02 = the objective card (now: $2; building, green teepee, blue teepee: 3 VP, else −2)
term-O03 = the objective card (now: $2; 2 hazards, West Highland: 3 VP, else −2)
term-O04 = the objective card (now: $2; hazard, 2 stations: 3 VP, else −2)
term-O05 = the objective card (now: $2; building, 3 value-3 cattle: 4 VP, else −2)
term-O06 = the objective card (now: single or double auxiliary action; San Francisco: 5 VP, else −3)
term-O07 = the objective card (now: draw and discard up to 3; 2 buildings, hazard: 3 VP, else −2)
term-O08 = the objective card (now: draw and discard up to 3; green teepee, blue teepee, station: 3 VP, else −2)
term-O09 = the objective card (now: draw and discard up to 3; hazard, Texas Longhorn: 3 VP, else −2)
term-O10 = the objective card (now: draw and discard up to 3; 2 green teepees, station: 3 VP, else −2)
term-O11 = the objective card (now: draw and discard up to 3; station, 3 value-3 cattle: 4 VP, else −2)
term-O12 = the objective card (now: engine forward 2; green teepee, station, 2 West Highland: 5 VP, else −3)
term-O13 = the objective card (now: engine forward 2; value-3 cattle, West Highland, Texas Longhorn: 5 VP, else −3)
term-O14 = the objective card (now: engine forward 2; 2 buildings, 2 green teepees: 5 VP, else −3)
term-O15 = the objective card (now: engine forward 3; building, blue teepee, 2 hazards: 5 VP, else −3)
term-O16 = the objective card (now: engine forward 3; 2 hazards, 2 stations: 5 VP, else −3)
term-O17 = the objective card (now: free move up to 3; 2 buildings, 2 hazards: 5 VP, else −2)
term-O18 = the objective card (now: free move up to 3; 2 blue teepees, 2 stations: 5 VP, else −2)
term-O19 = the objective card (now: free move up to 3; value-3 cattle, West Highland, Texas Longhorn: 5 VP, else −2)
term-O20 = the objective card (now: free move up to 3; 2 hazards, value-3 cattle, West Highland: 5 VP, else −2)
term-O21 = the objective card (now: free move up to 3; 2 buildings, 2 stations: 5 VP, else −2)
term-S01 = the starting objective card (building, value-3 cattle, West Highland: 3 VP)
term-S02 = the starting objective card (green teepee, 2 stations: 3 VP)
term-S03 = the starting objective card (2 buildings, hazard: 3 VP)
term-S04 = the starting objective card (blue teepee, 2 hazards: 3 VP)

term-tile-A = building A (Guernsey → $2; hire; hire for $2 more)
term-tile-B = building B (Dutch Belt → $2; build ($2 per craftsman))
term-tile-C = building C (1 certificate / objective card; engine forward 1 per engineer)
term-tile-D = building D (trade in the village / pay $2 → engine forward 2; single or double auxiliary action)
term-tile-E = building E (Black Angus → $2; buy cattle)
term-tile-F = building F (a pair of cattle cards → $4; remove a hazard for $7)
term-tile-G = building G (engine forward 1 per engineer; single or double auxiliary action)
term-1a = 1a ($2 per own forest building)
term-1b = 1b (an objective card → 2 certificates; engine back 1 → $3)
term-2a = 2a (Guernsey → $4; buy cattle)
term-2b = 2b (Jersey → engine forward 1; Dutch Belt → $3)
term-3a = 3a (a pair of cattle cards → $3; move on up to 1)
term-3b = 3b (single or double auxiliary action; move on up to 1)
term-4a = 4a (remove a hazard for $5; move on up to 2)
term-4b = 4b (draw and discard up to 1 per cowboy; move on up to 3)
term-5a = 5a (hire for $1 less; engine forward 1 per engineer)
term-5b = 5b (Black Angus → 2 certificates; $1 per engineer)
term-6a = 6a (Holstein → $10; single or double auxiliary action)
term-6b = 6b (any cattle card → $3 + objective card)
term-7a = 7a (per teepee pair 2 certificates and $2)
term-7b = 7b (engine forward 1 per own forest building)
term-8a = 8a (trade in the village / single or double auxiliary action; engine forward 2)
term-8b = 8b (use an adjacent building)
term-9a = 9a (engine forward 3; extraordinary delivery)
term-9b = 9b (upgrade a station behind the engine)
term-10a = 10a (certificates up to the limit; move on up to 5)
term-10b = 10b ($4; engine forward 4; move on up to 4)

term-bonus-cowboy-4 = remove a hazard free
term-bonus-cowboy-6 = trade in the village
term-bonus-craftsman-4 = build ($1 per craftsman)
term-bonus-craftsman-6 = build ($1 per craftsman)
term-bonus-engineer-2 = Jersey → 1 certificate
term-bonus-engineer-3 = Jersey → $2
term-bonus-engineer-4 = hire for $2 less
term-bonus-engineer-5 = Jersey → 2 certificates
term-bonus-engineer-6 = Jersey → $4

term-SM1 = the station master ($2; 1 VP per worker)
term-SM2 = the station master (remove a hazard free / trade in the village; 3 VP per 2 objective cards)
term-SM3 = the station master (permanent certificate; 3 VP per 2 hazards)
term-SM4 = the station master (permanent certificate; 3 VP per teepee pair)
term-SM5 = the station master (permanent certificate; 3 VP per 2 certificates)

term-flood_2_green = flood (2 VP, green hand)
term-flood_2_black = flood (2 VP, black hand)
term-flood_3_green = flood (3 VP, green hand)
term-flood_3_black = flood (3 VP, black hand)
term-flood_4_green = flood (4 VP, green hand)
term-drought_2_green = drought (2 VP, green hand)
term-drought_2_black = drought (2 VP, black hand)
term-drought_3_green = drought (3 VP, green hand)
term-drought_3_black = drought (3 VP, black hand)
term-drought_4_green = drought (4 VP, green hand)
term-rockfall_2_green = rockfall (2 VP, green hand)
term-rockfall_2_black = rockfall (2 VP, black hand)
term-rockfall_3_green = rockfall (3 VP, green hand)
term-rockfall_3_black = rockfall (3 VP, black hand)
term-rockfall_4_green = rockfall (4 VP, green hand)

term-west_highland = West Highland
term-texas_longhorn = Texas Longhorn

# What the places are called
name-START = Texas
name-KC = Kansas City
name-A = San Antonio
name-A1 = Austin Road
name-A2 = Austin Road
name-A3 = Austin Road
name-FLR1 = River Bank
name-FLR2 = River Bank
name-B = Waco
name-B1 = Brazos Trail
name-B2 = Brazos Trail
name-B3 = Brazos Trail
name-DRR1 = Valley End
name-C = Red River
name-CN1 = North Wood
name-CN2 = North Wood
name-CS1 = South Fork
name-D = Duncan
name-TPR1 = Village Road
name-TPR2 = Village Road
name-E = Fort Reno
name-E1 = High Wood
name-E2 = High Wood
name-RFR1 = Pass Road
name-RFR2 = Pass Road
name-F = Caldwell
name-F1 = North Ford
name-F2 = South Ford
name-G = Abilene
name-G1 = North Gate
name-G2 = South Gate
name-neutral = Crossroads
name-building = Building site
name-village = Village { $value }
name-space = space { $number }

# Picture
site-building = an empty building site
site-forest = an empty building site in the forest
site-neutral = an empty site
site-hazard = no hazard lies here yet
site-teepee = { $value ->
    [-3] an empty place of the village; a teepee taken here costs $3
    [-2] an empty place of the village; a teepee taken here costs $2
    [-1] an empty place of the village; a teepee taken here costs $1
   *[other] an empty place of the village; a teepee taken here pays ${ $value }
}
site-start = where the herds come from
site-city = the herd is sold and delivered here
picture-city = { $city }: takes herds of value { $value } or more{ $gain ->
    [0] {""}
   *[other] , pays ${ $gain }
}{ $vp ->
    [0] {""}
   *[other] , { $vp } VP at the end
}{ $dark ->
    [yes] ; any disc
   *[no] ; light discs only
}
picture-station = { $station }: upgrade for ${ $cost }, { $vp } VP{ $dark ->
    [yes] ; any disc
   *[no] ; light discs only
}{ $master ->
    [none] {""}
   *[other] . For a worker: { $master }
}
picture-worker-space = Space { $number } for a { $worker }{ $bonus ->
    [none] {""}
   *[other] : { $bonus } at once
}{ $vp ->
    [0] {""}
   *[other] ; { $vp } VP at the end
}
picture-steps = You may go { $limit } steps in a turn; discs removed here raise it
picture-hand-limit = The hand is filled up to { $limit } cards; discs removed here raise it
picture-certificates = Certificates: { $count } of at most { $limit }, and { $permanent } permanent
picture-collected = Collected: { $green } green and { $blue } blue teepees, hazards: { $hazards }
picture-pile = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} left in this supply
picture-job = Row { $row }, ${ $cost }{ $worker ->
    [none] {""}
   *[other] : { $worker }
}
picture-flood = Flood Plain
picture-drought = Dry Valley
picture-rockfall = Rocky Pass
picture-village = Native village
picture-jobs = Job market
picture-market = Cattle market
picture-market-stack = { $left ->
    [one] 1 card
   *[other] { $left } cards
} left in the cattle market's stack
picture-objectives = Objectives
picture-objective-stack = { $left ->
    [one] 1 card
   *[other] { $left } cards
} left in the objective stack
picture-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
picture-mat = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, ${ $money }
picture-in-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
picture-draw = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the draw stack
picture-discard = { $count ->
    [one] 1 card
   *[other] { $count } cards
} on the discard pile
breed-jersey = Jersey
breed-guernsey = Guernsey
breed-black_angus = Black Angus
breed-dutch_belt = Dutch Belt
breed-holstein = Holstein
breed-brown_swiss = Brown Swiss
breed-ayrshire = Ayrshire
breed-west_highland = West Highland
breed-texas_longhorn = Texas Longhorn

# Text
text-trail = The trail, with tiles, fees and cattlemen
text-foresight = Foresight spaces
text-engines = Engines
text-stations = Stations
text-cities = Deliveries
text-player = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, ${ $money }, certificates { $certificates } of { $limit } (+{ $permanent } permanent), { $steps } steps, hand { $hand } of { $most }, draw stack { $draw }
text-workers = Workers
text-auxiliary = Auxiliary actions
text-buildings = Buildings left
text-kept = Collected
text-discard = Discard pile
text-hand = Your hand

overlay-fees = What passing the tiles costs you
overlay-transport = What your deliveries would cost

# In words
told-then = then { $after }
told-fee = fee ${ $fee }
told-here = here: { $who }

# Rows of the score sheet
category-money = Money
category-buildings = Buildings
category-cities = Cities
category-stations = Stations
category-hazards = Hazards
category-cattle = Cattle cards
category-objectives = Objective cards
category-master-SM1 = Station masters
category-master-SM2 = Station masters
category-master-SM3 = Station masters
category-master-SM4 = Station masters
category-master-SM5 = Station masters
category-workers = Workers
category-step-space = Step space
category-job-token = Job market token

# Remarks when a question first comes up
remark-begin = Each neutral building shows what can be done there. Begin where you want to act first: all of them are allowed, for nothing.
remark-travel = Move forward along the arrows; empty places do not count as steps. Where hands are shown you pay. The place where you stop is used: own and neutral buildings in full.
remark-menu = Do as many of the building’s actions as you like, each once and in any order, or instead one auxiliary action. When you have had enough, end your turn.
remark-foresight = In Kansas City you choose one tile of each column; it comes into the game for all. Workers can be hired then, hazards make a way dear, teepees go to the village.
remark-city-cards = Between the parts of your turn in Kansas City you may play an objective card: it helps at once, and becomes a task for the end.
remark-income = Your herd is worth the values of its breeds, each breed once. Every certificate that you spend adds 1 to the income and to the cities within reach.
remark-delivery = Choose a city whose number is not higher than your herd. The further your engine, the less the transport costs. Kansas City pays, but loses points at the end.
remark-city-disc = The disc comes from your own board, and the place it leaves becomes an ability. Dark discs open more, but not every city takes them.
remark-part = You may take this part of the immediate action or do without it.
remark-discard = The card goes onto your discard pile and comes back with the next shuffle. Give what counts least in Kansas City: doubles first.
remark-second-card = The second card of the pair must be of the same breed. Its points count at the end wherever it is.
remark-forward = The further your engine, the cheaper the transport. If it stops on a turnout, you may upgrade the station there.
remark-back = The engine goes exactly so many spaces back, as a price. On a turnout you may upgrade the station there.
remark-last-stop = The engine cannot stay at the end: it goes back to any free space, and you take 3 dollars. A turnout lets you upgrade one more station.
remark-upgrade = For the price shown one of your discs goes onto the station: points at the end, and an ability at the place that it leaves.
remark-station-master = For one hired worker the tile is yours: help at once, and points at the end. Only now can you take it.
remark-master-bonus = The station master helps at once, in one of these ways. Choose what you can use right now.
remark-take = An objective card helps when you play it and asks for something at the end: points if you have it, minus points if not. Take one whose task suits you.
remark-hire = Cowboys buy cattle, craftsmen put up buildings, engineers move the engine. The row says what they cost; some spaces of your board reward you at once.
remark-build = You need as many craftsmen as the building shows, and pay for each. In place of a smaller own building only the difference counts. Build where you come by often.
remark-trade = You take a teepee and the money at its place; at low places you pay instead. A green and a blue one are a pair that some cards and tiles ask for.
remark-clear = The hazard is yours and brings its points, and the way becomes free for everybody. Look for many points, or for a way that you take often.
remark-auxiliary = A small help: money, other cards, a certificate, the engine, or removing a card. What your discs have opened you may use.
remark-move = You move on in the same turn, and the place where you stop is used in full.
remark-free-move = You move on without any fee, but the place where you stop is not used.
remark-buy = Each cowboy can buy once; several together buy better cattle or cheaper. A breed that you do not have yet makes your herd worth more.
remark-cycle = First you draw, then you discard as many. So you get rid of doubles before Kansas City.
remark-drop = Discard what counts least: doubles first, since each breed counts once, then low values.
remark-trash = A removed card leaves the game for good. With fewer weak cattle the good ones come up more often.
remark-station-behind = You upgrade a station that your engine has already passed, for the price shown there.
remark-extra-delivery = You deliver without a herd: the engine goes back, and each space that it enters counts 1. The more, the further the city.

# The symbols of the picture: name and meaning
symbol-city = City: its number is the value that a herd needs. The discs below show who has delivered there.
symbol-city-kansas_city = Kansas City: any herd will do and pays 6 dollars, but each disc costs 6 points at the end.
symbol-station = Station: red is the price of an upgrade, the star its points. Only from the turnout beside it.
symbol-rail = Track: a red cross between two spaces makes transport past it cost 1 dollar.
symbol-engine = Engine: how far a player’s railroad reaches. The further, the cheaper the transport.
symbol-spot = Place on the trail: an empty one does not count as a step.
symbol-spot-KC = Kansas City: every journey ends here; the herd is sold and delivered.
symbol-spot-START = Texas: every journey begins here.
symbol-hazard = Hazard: the hand means that passing costs money; the star is what it brings to whoever removes it.
symbol-village = Village: a teepee brings the money of its place, or costs it. Blue and green together are a pair.
symbol-foresight = Foresight tile: in Kansas City one of each column comes into the game.
symbol-job = Job market: workers for hire; the coin is the price of the row.
symbol-job-token = Job market token: when it reaches the bottom, the game is nearly over.
symbol-cattleman = Cattleman: where a player is on the trail.
symbol-market = Cattle market: the number is the value of the breed, the star its points.
symbol-market-stack = Stack of cattle cards: the market is filled from it.
symbol-objective = Objective card: above what playing it gives, below its task with points, and minus points if you miss it.
symbol-objective-stack = Stack of objective cards: you may also take the top one unseen.
symbol-hand = Hand card: in Kansas City each breed counts once.
symbol-mat = Player’s board: workers, discs, certificates and what they have opened.
symbol-worker = Worker: cowboys buy cattle, craftsmen put up buildings, engineers move the engine.
symbol-disc = Disc on the board: when it leaves, what lies below it can be used.
symbol-aux-money = Auxiliary action: take 1 dollar, or 2 when doubled.
symbol-aux-cycle = Auxiliary action: draw a card, then discard one.
symbol-aux-cert = Auxiliary action: pay 1 dollar and go back with the engine for a certificate.
symbol-aux-engine = Auxiliary action: pay 1 dollar, and the engine goes forward.
symbol-aux-trash = Auxiliary action: the engine goes back, and a hand card leaves the game.
symbol-building = Building: what its owner can do there; neutral ones are for all. A hand is what others pay for passing.

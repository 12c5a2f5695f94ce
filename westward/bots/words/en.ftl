# Why a choice is good, in one sentence.
level-greenhorn = Greenhorn: looks one decision ahead and sees differences dimly, as a beginner does; answers at once.
level-rancher = Rancher: looks one decision ahead and misses small differences; answers at once.
level-sheriff = Sheriff: looks one decision ahead and takes what promises most, every time; answers at once.
level-legend = Legend: thinks many turns ahead, about two seconds in a turn.

advice-ahead = With “{ $choice }” you end about { $lead } points ahead of the best rival and win { $percent } % of the games.
advice-behind = With “{ $choice }” you end about { $lead } points behind the best rival, but still win { $percent } % of the games.
advice-level = With “{ $choice }” you end about level with the best rival and win { $percent } % of the games.
advice-gain =
    { $gain ->
        [one] As things stand it is worth { $gain } point.
       *[other] As things stand it is worth { $gain } points.
    }
advice-second = The next best, “{ $second }”, is about { $less } points worse.
advice-second-wins = The next best, “{ $second }”, wins only { $percent } %.
advice-same = “{ $second }” is about as good.
advice-only = There is no other choice.
advice-tries = Found in { $tries } tries, { $best } of them with this choice.

advice-head-choice = choice
advice-head-tries = tries
advice-head-wins = wins
advice-head-lead = lead

review-title = How the game went
review-axis = Chance to win, move by move
review-choice = Move { $move }: { $seat } chose “{ $choice }”; “{ $better }” would have been about { $less } points better.
review-choice-wins = Move { $move }: { $seat } chose “{ $choice }”, which wins { $before } % of the games; “{ $better }” would win { $after } %.
review-luck = Move { $move }: luck ({ $what }) changed the chances of { $seat } from { $before } % to { $after } %.
review-good = Move { $move }: { $seat } found “{ $choice }”, about { $less } points better than anything else.
review-good-wins = Move { $move }: { $seat } found “{ $choice }”, which wins { $after } % of the games; the next best, “{ $better }”, only { $before } %.
review-swing = Move { $move }: “{ $what }” changed the chances of { $seat } from { $before } % to { $after } %.
review-blunder = Move { $move }: a blunder. { $seat } chose “{ $choice }”; “{ $better }” would have been about { $less } points better.
review-blunder-wins = Move { $move }: a blunder. { $seat } chose “{ $choice }”, which wins { $before } % of the games; “{ $better }” would win { $after } %.
review-slide = Moves { $since } to { $move }: step by step the chances of { $seat } fell from { $before } % to { $after } %.
review-hidden = a draw that nobody saw

contrast = Where that comes from when both are played on to the end: { $parts }.
contrast-with = Compared with “{ $other }”, both played on to the end: { $parts }.
contrast-many = Played on to the end, no single thing decides: many small ones add up.
contrast-more = you get more for { $rows }
contrast-less = you get less for { $rows }
contrast-rival-less = the best rival gets less for { $rows }
contrast-rival-more = the best rival gets more for { $rows }

puzzle-right = That is it.
puzzle-wrong = Not quite: “{ $choice }” is about { $less } points worse.
puzzle-wrong-wins = Not quite: “{ $choice }” wins { $percent } % of the games; the best choice wins { $best } %.
puzzle-wrong-far = Not that: “{ $choice }” is clearly weaker; the search soon gave it up.

coach-best = “{ $choice }” was the best you could do.
coach-as-good = “{ $choice }” was as good as anything; “{ $better }” is worth the same.
coach-fair = “{ $choice }” was fine; “{ $better }” is a little better, by about { $less } points.
coach-fair-wins = “{ $choice }” was fine: it wins { $percent } % of the games, “{ $better }” { $best } %.
coach-weak = “{ $choice }” gave something away: “{ $better }” would have been about { $less } points better.
coach-weak-wins = “{ $choice }” gave something away: it wins { $percent } % of the games, “{ $better }” { $best } %.
coach-far = “{ $choice }” gave much away: “{ $better }” would have been far better.

# Why a choice is good, in one sentence.
level-greenhorn = Greenhorn: looks one decision ahead and sees differences dimly, as a beginner does; answers at once.
level-rancher = Rancher: looks one decision ahead and misses small differences; answers at once.
level-sheriff = Sheriff: looks one decision ahead and takes what promises most, every time; answers at once.
level-legend = Legend: thinks many turns ahead, about two seconds in a turn.

advice-ahead = “{ $choice }” ends about { $lead } points ahead of the best rival and wins { $percent } % of the games.
advice-behind = “{ $choice }” ends about { $lead } points behind the best rival, yet still wins { $percent } % of the games.
advice-level = “{ $choice }” ends about level with the best rival and wins { $percent } % of the games.
advice-gain = It brings { $gain } points at once.
advice-second = The next best, “{ $second }”, is about { $less } points worse.
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
review-luck = Move { $move }: luck ({ $what }) changed the chances of { $seat } from { $before } % to { $after } %.
review-good = Move { $move }: { $seat } found “{ $choice }”, about { $less } points better than anything else.
review-swing = Move { $move }: “{ $what }” changed the chances of { $seat } from { $before } % to { $after } %.
review-blunder = Move { $move }: a blunder. { $seat } chose “{ $choice }”; “{ $better }” would have been about { $less } points better.
review-slide = Moves { $since } to { $move }: step by step the chances of { $seat } fell from { $before } % to { $after } %.
review-hidden = a draw that nobody saw

contrast = Where that comes from when both are played on to the end: { $parts }.
contrast-with = Compared with “{ $other }”, both played on to the end: { $parts }.
contrast-more = you get more for { $rows }
contrast-less = you get less for { $rows }
contrast-rival-less = the best rival gets less for { $rows }
contrast-rival-more = the best rival gets more for { $rows }

puzzle-right = That is it.
puzzle-wrong = Not quite: “{ $choice }” is about { $less } points worse.
puzzle-wrong-far = Not that: “{ $choice }” looked too weak to be tried for long.

coach-best = “{ $choice }” was the best you could do.
coach-as-good = “{ $choice }” was as good as anything; “{ $better }” is worth the same.
coach-fair = “{ $choice }” was fine; “{ $better }” is a little better, by about { $less } points.
coach-weak = “{ $choice }” gave something away: “{ $better }” would have been about { $less } points better.
coach-far = “{ $choice }” gave much away: “{ $better }” would have been far better.

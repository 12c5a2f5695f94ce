title = Nuggets
summary = Nimm einen bis drei Nuggets; wer den letzten nimmt, gewinnt.
question-take = { $seat }, wie viele Nuggets nimmst du?
choice-take = { $number } nehmen
event-took = { $seat } nimmt { $number }, { $left } bleiben.
refusal-too-many = Es sind nur noch { $left } da.
item-last = Den letzten Nugget genommen
category-last = Letzter Nugget

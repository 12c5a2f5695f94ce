title = Nuggets
summary = Take one to three nuggets; whoever takes the last one wins.
question-take = { $seat }, how many nuggets do you take?
choice-take = Take { $number }
event-took = { $seat } takes { $number }, { $left } are left.
refusal-too-many = Only { $left } are left.
item-last = Took the last nugget
category-last = Last nugget

help = A number plays that choice; its first words do too, and the move itself ({ $move }).
    ?N tells the rule of choice N, ?MOVE why a move is not allowed, ?4.5 shows a clause.
    b board · m choices again · + more choices · h a hint · u take back · q quit · ? this help
you = { $colour } (you)
who = You are { $colour }, player { $number } of { $players }. The others are played by { $bots }.
since = Since your last decision
so-far = What has happened so far
your-turn = { $colour } (you) · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $others }
changes = Only what has changed: b shows the whole board
back = m goes back to all choices
more = … { $count } more choices: + shows them
no-choice = There is no such choice; choose from 1 to { $last }, or ? for help.
nothing-typed = Type a number from 1 to { $last }, or ? for help.
allowed = That is allowed.
over = The game is over.
won = { $names } wins.
won-together = { $names } share the victory.
left = You leave the game.

# What the board of Claustrophobia says, besides its book and the page.
map = Map of the catacombs
zoom-in = Zoom in
zoom-out = Zoom out
zoom-centre = Show everything
phase-human-preparation = Prepare
phase-human-activation = Humans act
phase-infernal-preparation = Destiny
phase-threat = Threat
phase-infernal-activation = Infernals act
turn-number = Turn { $turn }
turn-of = Turn { $turn } of { $turns }
draught-count = Draught { $count } of 10
pile = Tiles in the pile
tally = { $name ->
    [wells] wells destroyed
    [relics] relics
    [seals] seals
   *[other] { $name }
}: { $count }
turn-tile = New tile: turn it
turn-it = Turn
lay-it = Lay the tile
exit-unexplored = Unexplored exit
exit-draught = Exit with the draught
rubble = Rubble
block-exit = Block this exit
destiny = Board of destiny
destiny-short = Destiny
dice-to-place = Destiny dice to place
dice-to-give = Activation dice to give
die = Die: { $face }
take-back = Take back the { $face }
in-reserve = dice in reserve: { $count }
alarm-dice = alarm dice: { $count }
events-held = events in hand: { $count }
threat = { $count ->
    [one] 1 threat point
   *[other] { $count } threat points
}
price = costs { $price }
sheets = Sheets
line = Line
line-slot = Gift or instinct
line-of = Line { $line } of { $fighter }
line-lost = cancelled
line-instinct = draws an instinct card
stat-DPT = movement
stat-CBT = combat
stat-DEF = defence
rolled = Rolled: { $dice }

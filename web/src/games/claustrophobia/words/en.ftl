# What the board of Claustrophobia says, besides its book and the page.
map = Map of the catacombs
zoom-in = Zoom in
event = Event
zoom-out = Zoom out
zoom-centre = Show everything
phase-human-preparation = Prepare
phase-human-activation = Humans act
phase-infernal-preparation = Destiny
phase-threat = Threat
phase-infernal-activation = Infernals act
turn-number = Turn { $turn }
pile = Tiles in the pile
turn-over = Turn the tile over
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
events-held = events in hand: { $count }/{ $most }
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
dice = dice
track = { $label } { $done } of { $needed }
exit-open = It can be explored now.
dice-now = Dice that can trigger it this turn: { $dice }
dice-later = Dice that would wait there for a later turn: { $dice }
blow = Attack: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, a hit on { $needed } or more
blow-again = { blow }; every miss is rolled again once
blow-short = { $dice } × { $needed }+{ $again ->
    [true] { " " }↻
   *[other] { "" }
}
hits-from = hits on { $needed }+
die-spared = { $face } would hit without { $reasons }
combat = An attack
movement-left = movement left: { $count }
uses-left = uses left: { $count }
room-left = room for more: humans { $human }, infernals { $infernal }
hand = Hand { $count } of { $most }
price-least = costs { $price } ({ $least } on a well)
named = { $name }: { $text }

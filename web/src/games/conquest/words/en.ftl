# What the board of Conquest says besides the game's own sentences.
arena = Arena, { $length } by { $width } centimetres
playing = Playing
obstacle = Obstacle
hand = Your hand
hand-count = { $count ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
hand-of = Hand of { $name }
choose-from = Choose a card
raised = raised
pile = draw
discards = discard
discards-none = Nothing has been discarded.
pile-known = On top of the pile, as you know: { $cards }
bank = Bank
bank-note = An empty bank ends the game.
tokens = { $count ->
    [one] 1 health token
   *[other] { $count } health tokens
}
kept = Kept armour
kept-none = No armour lies on the table.
you = you
computer = the computer
acts-next = acts in this team’s next turn
acts-now = acts now
explain-crystal = An obstacle. Every turn ends with one of them being flicked; it harms nobody.
explain-projectile = A projectile: put down near a disc, flicked, then taken away.
explain-armour = Armour: stays on the table after its shots and can cancel the damage of one shot.
stunned = stunned
shackled = no obstacle move
corner-left = Disc 1 in the left corner
corner-right = Disc 1 in the right corner
shot-damage = { $damage ->
    [0] harms nobody
    [one] 1 token
   *[other] { $damage } tokens
}
within = 2.5 cm
helped = help with aiming
unsteady = unsteady finger
shot-line = { $shot }: { $damage }
shot-stronger = { $damage } if a card is given up
ability-line = { $ability }: { $text }
ability-off = Its ability plays no part at this table.
armour-off = Its armour plays no part at this table.

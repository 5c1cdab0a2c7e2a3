# Words that only the board of Catacombs needs. Those of the game itself come with its book.
or = or
not-now = not now
gold = gold
purse = Gold of all living heroes
give-gold = { $gold ->
    [0] Give nothing
   *[other] Give { $gold }
}
less-gold = Give less
more-gold = Give more
has-gold = (has { $gold })
health-of = health { $health } of { $full }
rage-of = Rage { $rage } of { $most }
uses-left = { $left } of { $uses } left in this room
spells-left = { $count ->
    [one] 1 spell
   *[other] { $count } spells
}
spell-book = Spell book
spell-spent = spent
bonus-long = { $gold } gold more for each monster killed.
casts-long = Casts spells, each once in the game: { $count } left.
state-dead = dead
state-wall = fire wall
state-stone = turned to stone
state-stunned = incapacitated
state-veiled = veiled
state-acting = acting now
state-acted = has acted
state-to-act = to act
shot-done = done
shot-now = now
shot-next = to come
shots-next = Next shot
shots-count = { $count } shots, one after the other
attack-melee-note = flick your own disc
attack-missile-note = put a missile beside it and flick that
attack-fireball-note = put a fireball beside it and flick that
attack-move-note = flick it; it strikes nobody
touch-figure = Choose on the board or on a sheet.
touch-monster = Choose on the board or in the list.
flick-hint = Pull the disc back and let go; or set direction and strength below the board.
place-hint = Drag the disc within the lit zone, then put it down.
others-act = Others are at it.
named-text = { $name }: { $text }
monster-sums = { $family } · health { $health } · { $gold } gold
monster-attacks = Attack: { $attacks }
lord-sums = Catacomb Lord · health { $health } · wandering with him: { $monsters }
item-sums = For { $heroes } · { $price } gold
nobody-here = nobody here
wandering = wandering
wandering-long = The wandering monsters of this Lord are { $monsters }.
room = The room
catacombs = The catacombs
round = round { $round }
room-before = Before the first room
room-number = Room { $number } of { $rooms }
room-level = level { $level }
room-maze = { $count } of { $rooms } rooms explored
lair-of = Lair { $lord }
exits = Exits: { $exits }.
place-here = here
place-done = explored
place-hidden = A card face down: nobody has been there.
way-shut = exits do not match
way-hint = Choose a lit card.
vote-hint = Choose a lit card. The heroes’ players decide by majority.
maze-build-hint = Choose the card to exchange, or leave the labyrinth as it is.
maze-swap-hint = Choose the card to swap it with, or a spare room below.
maze-spares = Spare rooms
chamber-merchant-text = { $shown } pieces of equipment for sale{ $discounted ->
    [0] .
   *[other] , { $discounted } of them at half price.
}
chamber-healer-text = A Healing Touch costs { $touch } gold and gives 1 health; { $revive } gold bring a dead hero back.
merchant-lead = { $discounts ->
    [0] Everything at full price.
    [one] One more piece at half price, of your choice.
   *[other] { $discounts } pieces at half price, of your choice.
} All living heroes pay together.
merchant-says = { $left ->
    [0] “All sold. Mind the stairs.”
   *[other] “Look around. Half of it has been down there before you.”
}
merchant-bargains = “This one? For a friend, half of it.”
merchant-hint = Choose a card.
merchant-leave = Leave the Merchant
stall-empty = Nothing is left for sale.
who-gets = Who gets this: { $card }?
healer-says = { $dead ->
    [0] “Show me where it hurts.”
   *[other] “Lay the dead down here. It is not too late.”
}
healer-hint = Choose a hero.
healer-leave = Leave the Healer
touch-offer = Healing Touch, +{ $health }
revive-offer = Resurrection, { $health } health
camp-title = A camp for the night?
camp-lead = Each space gives rest once: health or spells. On a star the Overseer attacks with monsters worth { $gold } gold.
camp-track = Track of the camp
camp-space = camp { $space } of { $spaces }
camp-start = start
camp-number = rest: { $number }
camp-star = ambush
camp-star-short = ambush
camp-health = rest
camp-risk = The next space gives each hero up to { $number }.
camp-risk-star = The next space is an ambush!
take-back-hint = Choose up to { $most }.
muster-title = Monsters to the fight
muster-gold = Choose monsters worth up to { $gold } gold.
muster-half = Half of those who were here come back: choose them.
muster-taken = Chosen so far
draft-title = Who plays whom?
draft-lead = The heroes’ players choose in turn. From the easiest to play to the hardest.
draft-take = Take
draft-taken = { $seat }
story-wait = The others are still thinking about it.
hero-sheets = Heroes
room-open = Room, monsters and way
board-label = The board, { $room }
zone-heroes = heroes
zone-monsters = monsters
not-now-why = Not now: { $why }
gold-to-come = Gold, and { $gold } to come for the monsters killed here
crowd = To be met: { $monsters }
track-of = { $now } of { $most }
attacks-now = At the moment: { $attacks }
attacks-none = At the moment, no attack.
blow-with = { $attack }: { $blow }
blow-any = On each target: { $blow }
blow-on = { $target }: { $blow }
blow-none = no damage. { $why }
blow-damage = { $damage } damage{ $left ->
    [0] , fatal
   *[other] , health { $left } after it
}
state-suppressed = plain melee only

# With the Cavern of Soloth
magic-of = magic { $health } of { $full }
armour-of = armour { $armour }
spikes = ice spikes ready
costs-magic = { $magic ->
    [0] costs { $health } health, for want of magic
   *[other] costs { $magic } magic{ $health ->
        [0] { "" }
       *[other] { " " }and { $health } health
    }
}
    [one] costs 1 magic
   *[other] costs { $magic } magic
}
state-frozen = frozen
monster-reward = Whoever kills it finds: { $item }.
artefact-cost = Costs { $cost }.
artefact-any = { $count } of any family
artefact-serves = in service
trophies-title = The Witch Hunter’s trophies
trophies-lead = He pays for artefacts with the monsters he has killed.
trophies-none = No monsters yet.
chamber-altar-text = For { $offering } gold the altar offers a card of the deck. All decide together whether to take it; one card in the whole game.

# Big lines over the board
banner-waiting = Waiting here: { $monsters }
banner-again = Back in a room that the heroes know
banner-merchant = Goods are laid out, for gold
banner-healer = Wounds are healed, for gold
banner-altar = Something may be given here, and something taken
banner-cleared = Room cleared
banner-best = { $kills ->
    [1] Last blow: { $figure }
   *[other] Best flick: { $figure }, { $kills } kills at once
}
banner-combo = { $kills } at one stroke
banner-lord = The Lord of these catacombs enters: { $health } health. Kill him and you win.

# What the base game of Catacombs Conquest is called and what its cards say. Numbers come from the facts.

pack-base = Base game


## Teams and pieces

team-sword = Sword
    .the = the Sword team
    .of = of the Sword team
    .to = to the Sword team
team-skull = Skull
    .the = the Skull team
    .of = of the Skull team
    .to = to the Skull team
size-very-large = very large
size-large = large
size-medium = medium
size-small = small
size-very-small = very small
piece-character = Character
    .the = the character
piece-missile = Missile
    .the = the missile
piece-longbow = Longbow
    .the = the longbow
piece-fireball = Fireball
    .the = the fireball
piece-wave = Wave
    .the = the wave
piece-crystal = Crystal
    .the = the crystal
arena-walls = Walled arena
arena-mat = Play mat
layout-cross = Cross: one in the middle, four around it
layout-line = Line: a wall across the middle
layout-slant = Slant: a diagonal from corner to corner


## Shots

shot-move = Move
    .a = a move shot
shot-combat = Combat
    .a = a combat shot
shot-critical-combat = Critical Combat
    .a = a critical combat shot
shot-missile = Missile
    .a = a missile shot
shot-fireball = Fireball
    .a = a fireball shot
shot-longbow = Longbow
    .a = a longbow shot
shot-wave = Wave
    .a = a wave shot
shot-power-wave = Power Wave
    .a = a power wave shot


## Roles and star signs

role-leader = Leader
role-creature = Creature
role-caster = Spellcaster
role-hunter = Hunter
role-fighter = Fighter
role-explorer = Explorer
sign-moth = Moth
sign-coral = Coral
sign-spider = Spider
sign-lizard = Lizard
sign-rat = Rat
sign-jellyfish = Jellyfish


## Abilities: their names, and their texts as cards say them

ability-heal = Heal
ability-surprise = Surprise Attack
ability-capture = Capture
ability-stun = Stun
ability-stagger = Stagger
ability-reset = Reset
ability-draw = Scouting
ability-ransack = Ransack
ability-retrieve = Foresight
ability-telekinesis = Telekinesis
ability-pierce = Armour-piercing
ability-shatter = Armour Break
ability-rally = Rally
ability-kinship = Same Star
ability-drain = Drain
ability-swap = Swap
ability-shackle = Shackle

text-heal =
    Take { $amount ->
        [one] 1 health token
       *[other] { $amount } health tokens
    } from the bank.
text-surprise = You may play another card from your hand at once.
text-capture = The first token this card makes the enemy lose joins your reserve.
text-stun = In the enemy team’s next turn: one card without effect and a single move shot.
text-stagger = If this card dealt damage: in the enemy team’s next turn, one card without effect and a single move shot.
text-reset = Shuffle your discard pile back into your draw pile.
text-draw =
    Draw { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
text-ransack =
    If this card dealt damage: the enemy player who is next to play discards { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } at random.
text-retrieve = Look at the top cards of your draw pile, { $amount } and two more; take { $amount } into hand and put the others back in any order.
text-telekinesis =
    At the end of this turn make { $amount ->
        [one] 1 more obstacle move
       *[other] { $amount } more obstacle moves
    }.
text-pierce = Armour cannot cancel this card’s damage.
text-shatter = The enemy team discards one kept armour card of its choice.
text-rally = Make one more move shot, or a combat shot if the top card of your discard pile is a Fighter.
text-kinship =
    If your discard pile holds a card of the same sign, take { $amount ->
        [one] 1 health token
       *[other] { $amount } health tokens
    } from the bank.
text-drain =
    If this card dealt damage: take { $amount ->
        [one] 1 health token
       *[other] { $amount } health tokens
    } from the bank.
text-swap = You may swap your disc with an obstacle or with your companion’s disc.
text-shackle = No obstacle move in the enemy’s next turn.


## Cards of the Sword

card-warrior-queen = Warrior Queen
    .the = the Warrior Queen
card-guard-captain = Guard Captain
    .the = the Guard Captain
    .text = { text-rally }
card-high-priest = High Priest
    .the = the High Priest
    .text = { text-heal }
card-exiled-prince = Exiled Prince
    .the = the Exiled Prince
card-berserker-mage = Berserker Mage
    .the = the Berserker Mage
card-enchantress = Enchantress
    .the = the Enchantress
    .text = { text-heal }
card-wizard = Wizard
    .the = the Wizard
    .text = { text-telekinesis }
card-ice-princess = Ice Princess
    .the = the Ice Princess
    .text = { text-stagger }
card-druid = Druid
    .the = the Druid
    .text = { text-retrieve }
card-barbarian = Barbarian
    .the = the Barbarian
card-paladin = Paladin
    .the = the Paladin
    .text = { text-kinship }
card-spearwoman = Spearwoman
    .the = the Spearwoman
    .text = { text-pierce }
card-duellist = Duellist
    .the = the Duellist
    .text = { text-kinship }
card-shield-bearer = Shield Bearer
    .the = the Shield Bearer
card-griffin = Griffin
    .the = the Griffin
card-unicorn = Unicorn
    .the = the Unicorn
    .text = { text-heal }
card-clay-golem = Clay Golem
    .the = the Clay Golem
    .text = { text-shatter }
card-white-wolf = White Wolf
    .the = the White Wolf
    .text = { text-kinship }
card-royal-archer = Royal Archer
    .the = the Royal Archer
card-witch-hunter = Witch Hunter
    .the = the Witch Hunter
    .text = { text-reset }
card-ranger = Ranger
    .the = the Ranger
    .text = { text-draw }
card-crossbowman = Crossbowman
    .the = the Crossbowman
    .text = { text-pierce }
card-falconer = Falconer
    .the = the Falconer
    .text = { text-draw }
card-thief = Thief
    .the = the Thief
    .text = { text-ransack }
card-cartographer = Cartographer
    .the = the Cartographer
    .text = { text-draw }
card-acrobat = Acrobat
    .the = the Acrobat
    .text = { text-swap }
card-bard = Bard
    .the = the Bard
    .text = { text-surprise }
card-navigator = Navigator
    .the = the Navigator
    .text = { text-shackle }


## Cards of the Skull

card-lich-king = Lich King
    .the = the Lich King
    .text = { text-retrieve }
card-orc-warchief = Orc Warchief
    .the = the Orc Warchief
card-shadow-queen = Shadow Queen
    .the = the Shadow Queen
    .text = { text-ransack }
card-vampire-baron = Vampire Baron
    .the = the Vampire Baron
    .text = { text-drain }
card-witch = Witch
    .the = the Witch
card-necromancer = Necromancer
    .the = the Necromancer
    .text = { text-retrieve }
card-infernal-acolyte = Infernal Acolyte
    .the = the Infernal Acolyte
card-orc-shaman = Orc Shaman
    .the = the Orc Shaman
    .text = { text-heal }
card-cursed-oracle = Cursed Oracle
    .the = the Cursed Oracle
    .text = { text-draw }
card-marauder = Marauder
    .the = the Marauder
    .text = { text-capture }
card-minotaur = Minotaur
    .the = the Minotaur
card-troll = Troll
    .the = the Troll
    .text = { text-heal }
card-black-knight = Black Knight
    .the = the Black Knight
    .text = { text-pierce }
card-skeleton-warrior = Skeleton Warrior
    .the = the Skeleton Warrior
    .text = { text-kinship }
card-behemoth = Behemoth
    .the = the Behemoth
    .text = { text-stun }
card-phoenix = Phoenix
    .the = the Phoenix
    .text = { text-reset }
card-grave-zombie = Zombie from Beyond the Grave
    .the = the Zombie from Beyond the Grave
    .text = { text-surprise }
card-crypt-spider = Crypt Spider
    .the = the Crypt Spider
    .text = { text-stagger }
card-gargoyle = Gargoyle
    .the = the Gargoyle
card-giant-scorpion = Giant Scorpion
    .the = the Giant Scorpion
    .text = { text-pierce }
card-skeleton-archer = Skeleton Archer
    .the = the Skeleton Archer
card-savage-centaur = Savage Centaur
    .the = the Savage Centaur
card-stalker = Stalker
    .the = the Stalker
    .text = { text-draw }
card-net-thrower = Net Thrower
    .the = the Net Thrower
    .text = { text-shackle }
card-goblin-sneak = Goblin Sneak
    .the = the Goblin Sneak
    .text = { text-telekinesis }
card-shade = Shade
    .the = the Shade
    .text = { text-swap }
card-grave-robber = Grave Robber
    .the = the Grave Robber
    .text = { text-draw }
card-lizard-man = Lizard Man
    .the = the Lizard Man
    .text = { text-shatter }

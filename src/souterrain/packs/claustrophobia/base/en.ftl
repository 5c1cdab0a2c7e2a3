# What the base game of Claustrophobia is called and what its cards say. Numbers come from the facts.

pack-base = Base game


## Human fighters

warrior-redeemer = Redeemer
    .the = the redeemer
    .plural = redeemers
    .text = The only bearer of gifts. He never draws instinct cards.
warrior-brute = Condemned brute
    .the = the condemned brute
    .plural = condemned brutes
    .text = Soaks up blows and holds the line.
warrior-blade = Condemned blade
    .the = the condemned blade
    .plural = condemned blades
    .text = The runner of the party.
warrior-swordswoman = Swordswoman
    .the = the swordswoman
    .plural = swordswomen
    .text = Steady, and hard to wear down.
warrior-arquebusier = Arquebusier
    .the = the arquebusier
    .plural = arquebusiers
    .text = Shoots from the next tile; on line 6 he stands still for a volley.
warrior-penitent = Penitent
    .the = the penitent
    .plural = penitents
    .text = Hits hard and breaks easily.


## Infernal fighters

creature-troglodyte = Troglodyte
    .the = the troglodyte
    .plural = troglodytes
    .text = Nameless and many. Troglodytes on one tile are attacked as a group, and each hit removes one.
creature-hellhound = Hellhound
    .the = the hellhound
    .plural = hellhounds
    .text = Without its power it neither moves nor attacks, but it counts for blocking and saturation.
creature-ash-stalker = The Ash Stalker
    .the = the Ash Stalker
    .plural = Ash Stalkers
    .ability = Blood scent: when it attacks a human, +1 combat for every { $per } cancelled lines of the target (at most +{ $most }).
creature-mute-headsman = The Mute Headsman
    .the = the Mute Headsman
    .plural = Mute Headsmen
    .ability = Sentence: each skull rolled in its attacks counts as { $hits } hits.
creature-mother-of-claws = The Mother of Claws
    .the = the Mother of Claws
    .plural = Mothers of Claws
    .ability = Goad: troglodytes on her tile, tough ones excepted, have +{ $amount } combat when they attack.
creature-hollow-cantor = The Hollow Cantor
    .the = the Hollow Cantor
    .plural = Hollow Cantors
    .ability = Dead liturgy: no gift takes effect and no blessing can be given while its owner is on the Cantor’s tile or on an adjacent one. Effects already granted last as usual.
creature-drowned-prince = The Drowned Prince
    .the = the Drowned Prince
    .plural = Drowned Princes
    .ability = At home in the deep: he ignores both rules of the flooded corridor and has defence { $deep_DEF } while he stands on one.
creature-old-gnawer = Old Gnawer
    .the = Old Gnawer
    .plural = Old Gnawers
    .text = A tough troglodyte, brought into play by the event Pack leader. It is not one of the troglodytes of the reserve, and once killed it is gone.
creature-cave-leaper = Cave Leaper
    .the = the Cave Leaper
    .plural = Cave Leapers
    .text = A tough troglodyte, brought into play by the event Eyes in the dark. It is not one of the troglodytes of the reserve, and once killed it is gone.


## Powers

power-abyssal-threat = Abyssal threat
    .condition = { $condition-least } to { $condition-most } dice of one colour
    .text = Gain { $amount } threat points for each of these dice.
power-supernatural-speed = Supernatural speed
    .condition = { $condition-least } white dice
    .text = In this turn’s infernal activation all troglodytes have +{ $amount } movement, those that enter meanwhile included.
power-frenzied-creatures = Frenzied creatures
    .condition = { $condition-least } red dice
    .text = In this turn’s infernal activation all troglodytes are frantic, those that enter meanwhile included.
power-dark-destiny = Dark destiny
    .condition = { $condition-least } die of any value
    .text = Draw as many event cards as the die shows (a skull is 6), keep one and discard the others.
power-intrepid-charge = Intrepid charge
    .condition = { $condition-least } or { $condition-most } dice, total { $condition-total } or more
    .text = In this turn’s threat phase your fighters may enter on tiles that hold humans. Saturation still counts.
power-sly-charge = Sly charge
    .condition = { $condition-least } or { $condition-most } dice, total { $condition-total } or more
    .text = In this turn’s threat phase your fighters may enter on tiles without an unexplored exit. Saturation still counts.
power-smoke-step = Smoke step
    .condition = { $condition-least } white dice
    .text = Before it acts, the Ash Stalker may be put on any tile within { $distance } tiles of its own, counted through explored exits, that holds no human and has room for it (saturation). This is not a move: blocking, impressive and flooded corridors do not stop it. It then acts normally. No effect while it is off the map.
power-raised-axe = Raised axe
    .condition = { $condition-least } dice, total { $condition-total } or more
    .text = The Headsman has the frantic talent in this turn’s infernal activation phase. No effect while it is off the map.
power-brood = Brood
    .condition = { $condition-least } dice of one colour
    .text = Put up to { $near } troglodytes from the reserve, free of charge, on her tile or on adjacent tiles, within saturation and without the two entry restrictions. If she is off the map: put up to { $far } on one tile where they could enter under the usual restrictions.
power-dirge = Dirge
    .condition = { $condition-least } dice of equal value
    .text = As the power triggers, choose one human. Until the end of the next human activation phase it has −{ $amount } movement and −{ $amount } combat (not below 0), exhausted or not. Works even while the Cantor is off the map.
power-undertow = Undertow
    .condition = 1 white die and 1 red die
    .text = At the start of the infernal activation choose a human on a tile adjacent to the Prince’s: it is pulled onto his tile if saturation allows, without regard to blocking; tile effects of entering apply. No effect while he is off the map or if nobody can be chosen.
power-unleashed = Unleashed
    .condition = { $condition-least } die of any value
    .text = In this turn’s infernal activation this hellhound has, instead of 0, the movement and combat of its die: 1 and 1 for a 1, 2 and 1 for a 2, 1 and 2 for a 3, 2 and 2 for a 4, 1 and 3 for a 5, 2 and 3 for a skull. Its defence does not change. Each hellhound has its own box and its own die.


## Gifts and talents

gift-smite-evil = Smite evil
    .text = This turn each of the bearer’s combat dice that shows { $least } or more hits, whatever the target’s defence. Not with a grenade or a blunderbuss.
gift-aura-of-wrath = Aura of wrath
    .text = All allies of the bearer, wherever they are, have +{ $amount } combat until the end of the human activation.
gift-aura-of-courage = Aura of courage
    .text = Choose another human, wherever it is: +{ $DPT } movement, +{ $CBT } combat and +{ $DEF } defence until the next human preparation phase.
gift-rally = Rally
    .text = Roll { $dice } more activation dice in the next human preparation phase, even if the bearer has died. Each fighter still gets one die.
gift-laying-on-of-hands = Laying on of hands
    .text = Heal one line of an ally on the bearer’s tile.
gift-prescience = Prescience
    .text = At the first exploration of this turn’s human activation, look in secret at the next { $count } tiles, choose the one to place and turn it as you like. The others go back on top of the pile in the order you want.
gift-sacrificial-strike = Sacrificial strike
    .text = Up to { $times } times, at the end of the preparation: a fighter of your choice on the bearer’s tile suffers a hit, then roll a die: on { $backlash_on } or more the bearer suffers one too.
talent-ranged-attack = Ranged attack
    .text = May attack an enemy on an adjacent tile.
talent-consecrated = Consecrated
    .text = Can use gifts: each works when the fighter’s die lies on its line.
talent-frantic = Frantic
    .text = When attacking, may re-roll once each die that did not hit.
talent-bodyguard = Bodyguard
    .text = When an ally on the same tile is attacked, may suffer any number of the hits in its place.
talent-impressive = Impressive
    .text = Enemies cannot leave this fighter’s tile.
talent-elusive = Elusive
    .text = Blocking does not stop this fighter. On leaving a tile with an impressive enemy, both talents are ignored and blocking applies.
talent-resistant = Resistant
    .text = Cancels the first hit suffered in each activation phase.
talent-blessing = Blessing
    .text = Once a game, after the dice are assigned, bless another human who has received no instinct card: +1 movement or +2 combat until the end of the human activation; if its line is cancelled, that line is healed.


## Instinct cards

instinct-cornered = Cornered
    .text = The fighter is frantic until the next human preparation phase.
instinct-grit = Grit
    .text = If the fighter is exhausted, its profile until the next human preparation phase is movement { $DPT }, combat { $CBT }, defence { $DEF } instead of movement 0, combat 0, defence 3.
instinct-bolt = Bolt
    .text = The fighter has +{ $amount } movement in this turn’s human activation.
instinct-slip-away = Slip away
    .text = The fighter is elusive until the next human preparation phase.
instinct-bloodlust = Bloodlust
    .text = The fighter has +{ $boost-amount } combat in this turn’s human activation and { $boost-2-amount } defence until the next human preparation phase.
instinct-guard-up = Guard up
    .text = The fighter has +{ $amount } defence until the next human preparation phase.
instinct-sixth-sense = Sixth sense
    .text = Until the dice are rolled in the next human preparation phase, alarm, trapped corridor and devouring pit do not affect the fighter (the pit of that next phase included); an alarm or trap it enters stays unused.
instinct-thick-skin = Thick skin
    .text = The fighter is resistant until the next human preparation phase.
instinct-chained-brothers = Chained brothers
    .text = The fighter is a bodyguard until the next human preparation phase.
instinct-plant-feet = Plant your feet
    .text = The fighter is impressive until the next human preparation phase.
instinct-second-wind = Second wind
    .text = Heal one cancelled line of the fighter at once.
instinct-dead-eye = Dead eye
    .text = Once, in this turn’s human activation, after an attack roll of the fighter and any frantic re-roll, re-roll any or all of its dice; the new results stand.


## Event cards

event-rockfall = Rockfall
    .when = Threat phase
    .text = Put the rubble token on an explored exit between two tiles. Nobody can pass or shoot through it, and it does not make the two tiles adjacent. A fighter of either camp on one of the two tiles may remove it as its action. The card cannot be played while the token is in play.
event-foul-air = Foul air
    .when = Threat phase
    .text = Choose a tile with { $least } or more humans and roll a die for each: on { $hit_on } or more that human suffers a hit.
event-shaken-faith = Shaken faith
    .when = Human preparation, right after the dice are assigned
    .text = Until the next human preparation phase no gift takes effect and no blessing can be given.
event-broken-strap = Broken strap
    .when = Human activation, as a human fighter is activated
    .text = Choose one equipment card of that fighter: it does nothing until the next human preparation phase.
event-pack-leader = Pack leader
    .when = Threat phase
    .text = Bring Old Gnawer into play free of charge, under the usual entry restrictions. If it is in play or dead, gain { $otherwise } threat points instead.
event-eyes-in-the-dark = Eyes in the dark
    .when = Threat phase
    .text = Bring the Cave Leaper into play free of charge, under the usual entry restrictions. If it is in play or dead, gain { $otherwise } threat points instead.
event-frothing-rage = Frothing rage
    .when = Infernal activation, before a demon or hellhound attacks
    .text = That attack has +{ $amount } combat.
event-living-bait = Living bait
    .when = Infernal activation, before a troglodyte attacks
    .text = That attack has +{ $amount } combat; the troglodyte (not a tough one) is killed right after it.
event-cold-sweat = Cold sweat
    .when = Human preparation, after the dice are rolled
    .text = Choose one of the activation dice just rolled; the human player rolls it again and keeps the new result.
event-whispers = Whispers
    .when = Human preparation, start of the phase
    .text = The human player discards one instinct card taken at random from hand, if there is any.
event-shifting-tunnels = Shifting tunnels
    .when = Human activation, as a tile is about to be drawn for an exploration
    .text = Look at the top { $count } tiles of the pile, place one of them under the usual exploration rules and put the others back on top in any order. Not playable on an exploration under prescience.
event-dragged-off = Dragged off
    .when = Infernal activation, after a human suffers a hit in combat
    .text = Once that attack is resolved, put that human, if still alive, on an adjacent tile of your choice, within saturation and without regard to blocking or talents; tile effects of entering apply.
event-thick-hide = Thick hide
    .when = Human activation, as an attack on troglodytes is announced
    .text = The troglodytes of that tile have +{ $amount } defence against this attack.
event-surge = Surge
    .when = Threat phase
    .text = Gain { $amount } threat points.
event-black-blood = Black blood
    .when = Threat phase
    .text = Remove up to { $amount } damage tokens from one demon or hellhound in play.
event-hungry-walls = Hungry walls
    .when = Human activation, start of the phase
    .text = Choose a tile in play without an effect icon: until the end of the turn it is a carnivorous corridor.


## Equipment

equipment-blunderbuss = Blunderbuss
    .the = the blunderbuss
    .text = Action: attack a target on the bearer’s tile or on an adjacent tile with exactly { $dice } combat dice, whatever the bearer’s combat; combat bonuses do not add, talents work as usual. It cannot be fired in two turns running.
equipment-grenade = Grenade
    .the = the grenade
    .text =
        Action, { $uses ->
            [1] once
           *[other] { $uses } times
        } per game: choose the bearer’s tile or an adjacent one and roll a die for each fighter there, of both camps: on { $hit_on } or more it suffers a hit. The card is then discarded. Not an attack on a target: bodyguards cannot step in and carnivorous corridors do not double it.
equipment-round-shield = Round shield
    .the = the round shield
    .text = +{ $bonus-DEF } defence.
equipment-war-maul = War maul
    .the = the war maul
    .text = Each hit the bearer scores on a demon or a hellhound puts { $tokens } damage tokens instead of one. Not with a grenade or a blunderbuss.
equipment-breastplate = Breastplate
    .the = the breastplate
    .text = The bearer is resistant, even when exhausted.
equipment-lantern = Lantern
    .the = the lantern
    .text = When the bearer explores, the human player chooses the orientation of the new tile.
equipment-rope = Rope and hooks
    .the = the rope and hooks
    .text = The bearer ignores the rules of flooded corridors and devouring pits, even when exhausted.
equipment-reliquary = Reliquary
    .the = the reliquary
    .text = Demons that attack a human on the bearer’s tile have −{ $amount } combat (not below 1). Works even when the bearer is exhausted.
equipment-barber-kit = Barber-surgeon’s kit
    .the = the barber-surgeon’s kit
    .text =
        Action, { $uses ->
            [1] once
            [2] twice
           *[other] { $uses } times
        } per game: heal one line of a human on the bearer’s tile, the bearer included.
equipment-paired-daggers = Paired daggers
    .the = the paired daggers
    .text = The bearer is frantic in close attacks (on its own tile).


## Tile effects

feature-alarm = Alarm
    .text = The first time a human enters, the infernal player gets a bonus die for the next roll of destiny dice (at most { $most } bonus dice in one roll).
feature-mist = Mist
    .text = Every fighter here has defence { $DEF }.
feature-mushrooms = Phosphorescent mushrooms
    .text = No fighter here can have a defence above { $DEF_most }.
feature-carnivorous-corridor = Carnivorous corridor
    .text = In combat each hit suffered here counts as { $hits }; a hit on troglodytes removes { $hits } of them.
feature-flooded-corridor = Flooded corridor
    .text = Whoever enters stops at once. Leaving takes the fighter’s whole movement.
feature-trapped-corridor = Trapped corridor
    .text = The first time a human enters, the infernal player rolls a die: on { $hit_on } or more that human suffers a hit.
feature-healing-fountain = Healing fountain
    .text = At the start of a human preparation phase, before the roll, the human player may heal one line of a human here. { $uses } times in all, once in a phase.
feature-devouring-pit = Devouring pit
    .text = At the start of your preparation phase roll a die for each of your fighters here: on { $hit_on } or more it suffers a hit.
feature-cache = Cache
    .text = Does what the scenario says, and nothing if it says nothing.
feature-demonic-well = Demonic well
    .text = Demons and hellhounds may enter here even if humans are present or no exit is unexplored. A demon costs { $discount } threat points less here.
feature-lair = Lair
    .text = All infernal fighters may enter here even if humans are present or no exit is unexplored.
feature-tomb = Tomb
    .text = The first time a human enters, the human player draws an instinct card.
feature-hole = Hole in the ground
    .text = When this tile is placed, the infernal player puts a hole token on another tile in play. Troglodytes move from hole to hole as if the tiles were adjacent; blocking and impressive do not stop them there.
feature-sanctified-zone = Sanctified zone
    .text = For each infernal fighter that enters or appears here the human player rolls a die: on { $hit_on } or more it suffers a hit.


## Tiles

tile-t1 = Gate hall
    .the = the gate hall
tile-t2 = Long gallery
    .the = the long gallery
tile-t3 = Propped gallery
    .the = the propped gallery
tile-t4 = Crawlway
    .the = the crawlway
tile-t5 = Bend
    .the = the bend
tile-t6 = Worn bend
    .the = the worn bend
tile-t7 = Tight bend
    .the = the tight bend
tile-t8 = Fork
    .the = the fork
tile-t9 = Bone fork
    .the = the bone fork
tile-t10 = Vaulted fork
    .the = the vaulted fork
tile-t11 = Crossing
    .the = the crossing
tile-t12 = Low crossing
    .the = the low crossing
tile-t13 = Bell passage
    .the = the bell passage
tile-t14 = Skull chimes
    .the = the skull chimes
tile-t15 = Tripwire bend
    .the = the tripwire bend
tile-t16 = Misty gallery
    .the = the misty gallery
tile-t17 = Fog chamber
    .the = the fog chamber
tile-t18 = Glowing fork
    .the = the glowing fork
tile-t19 = Fungus cave
    .the = the fungus cave
tile-t20 = Gnawing gullet
    .the = the gnawing gullet
tile-t21 = Toothed bend
    .the = the toothed bend
tile-t22 = Sunken gallery
    .the = the sunken gallery
tile-t23 = Drowned bend
    .the = the drowned bend
tile-t24 = Spiked gallery
    .the = the spiked gallery
tile-t25 = Deadfall fork
    .the = the deadfall fork
tile-t26 = Pilgrims’ fountain
    .the = the pilgrims’ fountain
tile-t27 = Maw
    .the = the maw
tile-t28 = Walled niche
    .the = the walled niche
tile-t29 = Smugglers’ bend
    .the = the smugglers’ bend
tile-t30 = Store gallery
    .the = the store gallery
tile-t31 = Black shaft
    .the = the black shaft
tile-t32 = Ember shaft
    .the = the ember shaft
tile-t33 = Burrow
    .the = the burrow
tile-t34 = Warren
    .the = the warren
tile-t35 = Knight’s tomb
    .the = the knight’s tomb
tile-t36 = Sealed crypt
    .the = the sealed crypt
tile-t37 = Sinkhole
    .the = the sinkhole
tile-t38 = Riddled fork
    .the = the riddled fork
tile-t39 = Stair to the city
    .the = the stair to the city
tile-t40 = Chapel
    .the = the chapel
tile-t41 = Pilgrim crossing
    .the = the pilgrim crossing


## Scenarios

scenario-the-survivors = The Survivors
    .brief = The expedition is lost. Four survivors follow a breath of air that must come from the city.
    .human = Human victory as soon as { $needed } humans have left by the stair. Draw if exactly one has left when no human is left on the map.
    .infernal = Infernal victory if no human has left when no human is left on the map.
    .special1 = Draught: a draught marker starts on an exit of { FORM(NAME($start, "tile"), "the") } chosen by the infernal player. When a human explores through the marked exit, the marker moves to an unexplored exit of the new tile, chosen at random, and the draught count rises by 1. If the new tile has no unexplored exit, the human player moves the marker to the nearest unexplored exit (fewest tiles from there, free choice among equals), and does the same if the marked exit stops being unexplored in any other way. Tiles explored elsewhere do not count.
    .special2 = The way out: once the count is { $length }, the next exploration through the marked exit places { FORM(NAME($stair, "tile"), "the") }. A human there may spend 1 movement point to leave the game; blocking and impressive apply. The dead-end rule does not apply to this tile.
scenario-first-breath = First Breath
    .brief = Three survivors, cold air from the city, and two rooms to cross: ten minutes for a first game.
    .human = Human victory as soon as { $needed } humans have left by the stair. Draw if exactly one has left when no human is left on the map.
    .infernal = Infernal victory if no human has left when no human is left on the map.
    .special1 = Draught: a draught marker starts on an exit of { FORM(NAME($start, "tile"), "the") } chosen by the infernal player. When a human explores through the marked exit, the marker moves to an unexplored exit of the new tile, chosen at random, and the draught count rises by 1. If the new tile has no unexplored exit, the human player moves the marker to the nearest unexplored exit (fewest tiles from there, free choice among equals), and does the same if the marked exit stops being unexplored in any other way. Tiles explored elsewhere do not count.
    .special2 = The way out: once the count is { $length }, the next exploration through the marked exit places { FORM(NAME($stair, "tile"), "the") }. A human there may spend 1 movement point to leave the game; blocking and impressive apply. The dead-end rule does not apply to this tile.
scenario-powder-and-fire = Powder and Fire
    .brief = Two wells feed the catacombs with demons. Find them and bring them down.
    .human = Human victory as soon as { $wells-destroyed-needed } wells are destroyed.
    .infernal = Infernal victory if all humans are dead, or at the end of turn { $turns }.
    .special1 = Charges: a human who is not exhausted, on a demonic well tile, may spend its action to work on the charge. It takes { $charges-needed } such actions on the same well, by one human or several, to destroy it: put an effect-triggered token on it, the tile has no effect any more.
scenario-the-vigil = The Vigil
    .brief = The chapel must not fall before reinforcements come.
    .human = Human victory at the end of turn { $turns } if { $alive } or more humans are alive.
    .infernal = Infernal victory at the end of any infernal activation from turn { $from_turn } on if { FORM(NAME($overrun-tile, "tile"), "the") } holds an infernal fighter and no human, or as soon as fewer than { $alive } humans are alive.
    .special1 = There is no tile pile: nobody can explore. Unexplored exits only serve for entry into play.
scenario-the-headsman = The Headsman
    .brief = One demon has taken too many heads. It must die, and then die again.
    .human = Human victory as soon as the Mute Headsman has died { $deaths } times.
    .infernal = Infernal victory if all humans are dead, or at the end of turn { $turns }.
    .special1 = No tile pile: nobody can explore.
    .special2 = The Headsman starts in play. After its first death it comes back without cost in { FORM(NAME($tile, "tile"), "the") } at the end of that turn’s infernal activation (on the nearest tile with room if saturation forbids), and acts from the next turn on. It cannot be bought.
    .special3 = Duty: the Headsman must be activated in each infernal activation. It goes as far as its movement allows, by a shortest way, towards the nearest human (infernal player’s choice among equals), stopping on the first tile that holds one; with a human on its tile it stays. Then it attacks if it can.
scenario-the-lost-caches = The Lost Caches
    .brief = Three relics were hidden below before the first retreat. Bring back what you can.
    .human = Human victory as soon as { $needed } relics have left by the stair; draw if exactly one has left at the end.
    .infernal = Infernal victory if no relic has left when no human is left on the map, or at the end of turn { $turns }.
    .special1 = Search: a human on a cache tile that is not used yet may spend its action to take the relic there (then put an effect-triggered token). A human carries at most one relic.
    .special2 = Dead end: a cache tile that would leave no unexplored exit on the map is put at the bottom of the pile instead of being placed, and the next tile is drawn (it is placed if only caches are left).
    .special3 = A relic whose bearer dies stays on the tile; a human there may spend its action to take it. Relics are not equipment.
    .special4 = A human on { FORM(NAME($tile, "tile"), "the") } may spend 1 movement point to leave the game with what it carries. The game ends when no human is left on the map, or after turn { $turns }: count the relics that have left.
scenario-the-seal = The Seal
    .brief = Only the Redeemer knows the words that close the shaft. He needs time, and flesh between him and it.
    .human = Human victory as soon as { $needed } seals have been spoken.
    .infernal = Infernal victory if the Redeemer is dead, or at the end of turn { $turns }.
    .special1 = No tile pile: nobody can explore.
    .special2 = Seal: the Redeemer, not exhausted, in { FORM(NAME($tile, "tile"), "the") } with no demon there, may spend his action to speak one seal. { $needed } are needed; they need not be in consecutive turns.

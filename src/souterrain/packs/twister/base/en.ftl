# What the base game of Dungeon Twister is called and what its cards say. Numbers come from the facts.

pack-base = Base game


## Characters

character-assassin = Assassin
    .the = the Assassin
    .text = Movement { $movement }, combat { $combat }. { ability-deadly-blow }.
character-backstabber = Backstabber
    .the = the Backstabber
    .text = Movement { $movement }, combat { $combat }. { ability-stabbing }, { ability-lockpicking }.
character-berserker = Berserker
    .the = the Berserker
    .text = Movement { $movement }, combat { $combat }. { ability-killing-frenzy }.
character-cleric = Cleric
    .the = the Cleric
    .text = Movement { $movement }, combat { $combat }. { ability-healing }.
character-colossus = Colossus
    .the = the Colossus
    .text = Movement { $movement }, combat { $combat }. { ability-bar-bending }, { ability-giant }.
character-crossbowman = Crossbowman
    .the = the Crossbowman
    .text = Movement { $movement }, combat { $combat }. { ability-crossbow }.
character-dark-angel = Dark Angel
    .the = the Dark Angel
    .text = Movement { $movement }, combat { $combat }. { ability-flight }, { ability-undead }.
character-elf-scout = Elf Scout
    .the = the Elf Scout
    .text = Movement { $movement }, combat { $combat }. { ability-acrobatics }.
character-general = General
    .the = the General
    .text = Movement { $movement }, combat { $combat }. { ability-charisma }.
character-ghost = Ghost
    .the = the Ghost
    .text = Movement { $movement }, combat { $combat }. { ability-incorporeal }, { ability-no-carrying }, { ability-undead }.
character-goblin = Goblin
    .the = the Goblin
    .text = Movement { $movement }, combat { $combat }. { ability-lost-cause }.
character-golem = Golem
    .the = the Golem
    .text = Movement { $movement }, combat { $combat }. { ability-wall-breaking }.
character-mekanork = Mekanork
    .the = the Mekanork
    .text = Movement { $movement }, combat { $combat }. { ability-tinkering }.
character-naga = Naga
    .the = the Naga
    .text = Movement { $movement }, combat { $combat }. { ability-contortion }.
character-paladin = Paladin
    .the = the Paladin
    .text = Movement { $movement }, combat { $combat }. { ability-might }, { ability-undead-hunter }.
character-pickpocket = Pickpocket
    .the = the Pickpocket
    .text = Movement { $movement }, combat { $combat }. { ability-pickpocketing }.
character-samurai = Samurai
    .the = the Samurai
    .text = Movement { $movement }, combat { $combat }. { ability-seasoned-fighter }.
character-wizard = Wizard
    .the = the Wizard
    .text = Movement { $movement }, combat { $combat }. { ability-levitation }, { ability-spellcaster }.
character-telekinetic = Telekinetic
    .the = the Telekinetic
    .text = Movement { $movement }, combat { $combat }. { ability-psychokinesis }, { ability-spellcaster }.
character-telepath = Telepath
    .the = the Telepath
    .text = Movement { $movement }, combat { $combat }. { ability-mind-control }.
character-thief = Thief
    .the = the Thief
    .text = Movement { $movement }, combat { $combat }. { ability-acrobatics }, { ability-lockpicking }.
character-troll = Troll
    .the = the Troll
    .text = Movement { $movement }, combat { $combat }. { ability-regeneration }.
character-wall-walker = Wall-Walker
    .the = the Wall-Walker
    .text = Movement { $movement }, combat { $combat }. { ability-wall-crossing }.
character-warrior = Warrior
    .the = the Warrior
    .text = Movement { $movement }, combat { $combat }. { ability-bar-bending }.
character-weapon-master = Weapon Master
    .the = the Weapon Master
    .text = Movement { $movement }, combat { $combat }. { ability-combat-techniques }.


## Abilities

ability-deadly-blow = Deadly blow
    .text = In a combat won by the side of this character, every loser who would be wounded is killed at once, in attack and in defence.
ability-stabbing = Stabbing
    .text = +{ $amount } in a group close combat with at least one friend on their feet, in attack and in defence.
ability-lockpicking = Lockpicking
    .text = { $ap } AP: open or close a portcullis on a border of the zone.
ability-killing-frenzy = Killing frenzy
    .text = Attacking in a single close combat, may play two combat cards, which is announced, and add both.
ability-healing = Healing
    .text = { $ap } AP: heal a wounded character of the zone, but neither oneself nor one’s own burden. The healed character does nothing else this turn.
ability-bar-bending = Bar bending
    .text = { $ap } AP: break a portcullis on a border of the zone, for good.
ability-giant = Giant
    .text = Characters of base combat value { $most } or less walk through the zone as if it were free of this one.
ability-crossbow = Crossbow
    .text = { $ap } AP: a ranged combat with the value { $value }, { $per_turn ->
        [one] once
       *[other] { $per_turn } times
    } per turn.
ability-flight = Flight
    .text = Crosses pits in a move and passes through zones held by enemies.
ability-undead = Undead
    .text = Prey of the undead hunter.
ability-acrobatics = Acrobatics
    .text = Crosses pits in a move.
ability-charisma = Charisma
    .text = All other friends in the same room, even wounded, have +{ $amount } in close combat. Does not work from a start zone.
ability-incorporeal = Incorporeal
    .text = Passes walls, closed portcullises, arrow slits, pits and enemies in a move.
ability-no-carrying = No carrying
    .text = Carries nothing and uses no object.
ability-lost-cause = Lost cause
    .text = Worth { $points } VP when he escapes.
ability-wall-breaking = Wall breaking
    .text = { $ap } AP, once per game: all walls and arrow slits of the room and its portcullis are broken.
ability-tinkering = Tinkering
    .text = { $ap } AP: from the mechanism, turns the room or its twin either way.
ability-contortion = Contortion
    .text = Passes arrow slits in a move, loaded or not. Reveals no room through them.
ability-might = Might
    .text = Carries { $count } loads, objects or wounded friends, even when wounded. Their effects add up.
ability-undead-hunter = Undead hunter
    .text = +{ $points } VP for each undead eliminated in a combat won with him.
ability-pickpocketing = Pickpocketing
    .text = { $ap } AP: steal an object from an enemy of the zone, never a wounded character.
ability-seasoned-fighter = Seasoned fighter
    .text = Once per turn, starts a close combat for 0 AP.
ability-levitation = Levitation
    .text = Crosses pits in a move and passes through zones held by enemies.
ability-spellcaster = Spellcaster
    .text = Can use scrolls.
ability-psychokinesis = Psychokinesis
    .text = { $ap } AP: send an object that lies in the room, or one’s own, up to { $zones } zones as if it flew, and hand it to a friend there.
ability-mind-control = Mind control
    .text = In a single close combat, may name the card value the enemy must play. An enemy without it shows the hand.
ability-regeneration = Regeneration
    .text = { $ap } AP, from the turn after the wound: gets up again. Nothing else this turn.
ability-wall-crossing = Wall crossing
    .text = { $ap } AP: crosses a wall or a double wall, loaded or not. No portcullis, no arrow slit.
ability-combat-techniques = Combat techniques
    .text = In close combat her player sees the enemy’s card before choosing.


## Objects

object-armour = armour
    .the = the armour
    .text = +{ $amount } combat in defence, even when wounded.
object-bow = bow
    .the = the bow
    .text = { $ap } AP: a ranged combat with the value { $value }, as often as wanted.
object-key = key
    .the = the key
    .text = { $ap } AP: open or close a portcullis on a border of the zone.
object-fireball-scroll = fireball scroll
    .the = the fireball scroll
    .text = { $ap } AP, for a spellcaster: a character in sight or in the zone is eliminated. Discarded after use. Magic.
object-great-shield = great shield
    .the = the great shield
    .text = Its bearer cannot be the target of a ranged combat. No help against a fireball.
object-rope = rope
    .the = the rope
    .text = Its bearer crosses pits in a move.
object-inversion-scroll = inversion scroll
    .the = the inversion scroll
    .text = { $ap } AP, for a spellcaster: the room and one beside it change places with all they hold. Discarded after use. Magic.
object-sword = sword
    .the = the sword
    .text = +{ $amount } combat when attacking in close combat.
object-treasure = treasure
    .the = the treasure
    .text = { $points } VP when it is carried out of the labyrinth.
object-telescopic-lance = telescopic lance
    .the = the telescopic lance
    .text = Close combat against the next zone in sight. Its bearer is not affected; a lost combat breaks the lance.


## Rooms

room-1-cw = Antechamber I
    .the = Antechamber I
room-1-ccw = Antechamber II
    .the = Antechamber II
room-2-cw = Rift I
    .the = Rift I
room-2-ccw = Rift II
    .the = Rift II
room-3-cw = Well I
    .the = Well I
room-3-ccw = Well II
    .the = Well II
room-4-cw = Gatehouse I
    .the = Gatehouse I
room-4-ccw = Gatehouse II
    .the = Gatehouse II
room-5-cw = Lookout I
    .the = Lookout I
room-5-ccw = Lookout II
    .the = Lookout II
room-6-cw = Cistern I
    .the = Cistern I
room-6-ccw = Cistern II
    .the = Cistern II
room-7-cw = Cells I
    .the = Cells I
room-7-ccw = Cells II
    .the = Cells II
room-8-cw = Brink I
    .the = Brink I
room-8-ccw = Brink II
    .the = Brink II


## Combat cards

combat-0 = 0
combat-1 = 1
combat-2 = 2
combat-3 = 3
combat-4 = 4
combat-5 = 5
combat-6 = 6


## Scenarios

scenario-dash = The Dash
    .text = Three rows of rooms, { $target } VP.
scenario-initiation = First Turn
    .text = Two rows of rooms and small teams, { $target } VP: for a first game.
scenario-first-run = First Run
    .text = Two rows of rooms that lie ready for learning, { $target } VP: ten minutes.
scenario-labyrinth = The Labyrinth
    .text = Four rows of rooms, { $target } VP.
scenario-long-labyrinth = The Long Labyrinth
    .text = Four rows of rooms, { $target } VP.
scenario-arsenal = The Arsenal
    .text = Few characters and many objects, { $target } VP.
scenario-legion = The Legion
    .text = Large teams that fill their start zones, { $target } VP.
scenario-vault = The Vault
    .text = Every team has its treasure, { $target } VP.

# The sentences of Catacombs. A sentence of the log is `log-` and the name of the event, a question `decision-` and its kind
# (`.waiting`: what the others read), an option `option-` and its verb, or `option-`, kind and verb where other words are needed.
# Slots (`$figure`) are named by `naming.py`; names come from the packs.

## The table

seat-overseer = Overseer
    .the = the Overseer
seat-party = heroes’ player
    .the = the heroes’ player
seat-party-1 = heroes’ player 1
    .the = heroes’ player 1
seat-party-2 = heroes’ player 2
    .the = heroes’ player 2
seat-party-3 = heroes’ player 3
    .the = heroes’ player 3
seat-party-4 = heroes’ player 4
    .the = heroes’ player 4

setting-seats = Number of players
    .text = One plays the Overseer; the others share the four heroes.
setting-lord = Catacomb Lord
    .text = Who waits at the end. The Sorcerer is the gentlest, the Dragon the hardest.
setting-lord-sorcerer = Sorcerer
setting-lord-gorgon = Gorgon
setting-lord-lich = Lich
setting-lord-dragon = Dragon
setting-lord-random = by chance
setting-path = Way through the catacombs
    .text = A line of rooms, a line with rooms to choose between, or a labyrinth to explore.
setting-path-basic = basic path
setting-path-branching = branching path
setting-path-labyrinth = labyrinth
setting-length = Rooms added or left out
    .text = A longer game with more rooms, or a shorter one. It does not change a labyrinth.
setting-length-basic = as in the book
setting-length-longer-0 = one more room of level 0
setting-length-longer-1 = one more room of level 1
setting-length-longer-2 = one more room of level 2
setting-length-longer-all = one more room of each level
setting-length-shorter-0 = without the room of level 0
setting-length-shorter-1 = one room of level 1 less
setting-length-shorter-2 = without the room of level 2
setting-length-shortest = one room, the Merchant, the Lord with half his health and a single follower
setting-exits = Exits limit which room of a pair can be entered
    .text = On the branching path, only a room whose exits match may be chosen.
setting-maze = Who lays out the labyrinth
    .text = A labyrinth of ours, one drawn by chance, or one that the Overseer rearranges before the game.
setting-maze-prepared = prepared
setting-maze-generated = drawn by chance
setting-maze-built = rearranged by the Overseer
setting-maze-size = Size of a generated labyrinth
    .text = Three by three rooms, four by three, or five by four.
setting-maze-size-middle = middle
setting-maze-size-small = small
setting-maze-size-large = large
setting-map-card = The Map is for sale in the labyrinth
    .text = It shows the heroes’ players all rooms, so it is left out unless you want it.
setting-second-healer = A second Healer
    .text = One more Healer, right before the Lord or somewhere in the labyrinth.
setting-camping = The heroes may camp
    .text = After a fight the heroes may rest on the camp track, at the risk of an ambush.
setting-heroes-last = Heroes are placed last
    .text = The Overseer places first, the heroes answer: easier for the heroes.
setting-fair-placement = Monsters keep their distance at the start
    .text = Monsters are placed 2.5 cm apart and away from edges and obstacles, as far as there is room.
setting-wandering = Wandering monsters come to heroes who do not attack
setting-new-overseer = Between rooms, all together may name another Overseer
    .text = When no hero attacks in a turn, the Overseer may send one more monster.
setting-allies-delay = An Ally on the board delays the heroes’ defeat
    .text = While an Ally can act, the heroes are not beaten even if all of them are incapacitated.
setting-hand = The hand that flicks
    .text = How far a flick goes astray, by chance, for people and computers alike. The cone in front of the disc shows it.
setting-hand-steady = steady: exactly as aimed
setting-hand-human = human: a little astray
setting-hand-shaky = shaky: much astray
setting-hand-skill = by skill: let go when the needle is in the middle
setting-wood = The wood of the discs
    .text = Real wood grips and spins: discs bank off true and throw each other a little aside.
setting-wood-plain = plain
setting-wood-real = real, with spin
setting-unsteadiness = Trembling of the finger, in thousandths
    .text = How far a flick strays from where it was aimed, by chance.
setting-aim-help = Help with aiming, for unsteady hands

phase-setup = Setup
phase-exploration = Exploration
phase-installation = Installation
phase-combat = Combat
phase-resolution = Resolution
phase-merchant = The Merchant
phase-healer = The Healer

direction-N = north
direction-E = east
direction-S = south
direction-W = west

whose-ability = { $ability } ({ $figure })
hero-gold = { $figure } { $gold }
hidden-place = face-down card, column { $column }, row { $row }
room-with-level = { $room } (level { $level })


## The log

log-lord-chosen = { FORM($lord, "the") } waits at the end of these catacombs.
log-wandering-told = The wandering monsters here are { FORM($monster, "plural") }.
log-hero-taken = { FORM($seat, "the") } plays { FORM($figure, "the") }.
log-story-accepted = Everybody accepts the story: { $story }.
log-story-declined = The story “{ $story }” is declined by { FORM($seats, "the") }: the rules are played as they stand.
log-overseer-changed = All name { FORM($was, "the") } as the new Overseer. Who was it until now is { FORM($becomes, "the") } from now on, with { $heroes }.
log-overseer-kept = Not all name the same Overseer: nothing changes.
log-maze-changed = The Overseer rearranges the labyrinth.
log-maze-built = The labyrinth is laid out.
log-phase-begun = { $phase }
log-turn-begun = Round { $round }
log-map-read = The map { FORM($figure, "of") } shows all face-down rooms to whoever plays the heroes.
log-turned-up = { $way ->
    [maze] The card in column { $column }, row { $row } is turned up: { $card }.
    [pair] A card of step { $column } is turned up: { $place }.
   *[only] The card of step { $column } is turned up: { $place }. The heroes enter.
}
log-room-entered = The heroes enter: { $place }.
log-way-closed = To the { $direction } the exits do not match: { $hidden ->
    [true] the card is turned face down again.
   *[false] there is no way to { $place }.
}
log-way-taken = The heroes go { $direction }{ $explored ->
    [true] {""}, once more to
   *[false] {" "}and enter
}: { $place }.
log-room-empty = Nobody is left in this room.
log-final-battle = The final battle begins, against { FORM($lord, "the") } ({ $health } health). Nothing killed here brings gold.
log-board-laid = Board: { $board }.
log-monsters-taken = { $chosen ->
    [true] The Overseer sends { FORM($targets, "the") } into the room.
   *[false] { $count ->
        [0] No { FORM($monster, "plural") } wait in the room
        [one] { FORM($targets, "the") } waits in the room
       *[other] { $count } { FORM($monster, "plural") } wait in the room: { $targets }
    }{ $missing ->
        [0] .
        [one] ; one more is called for, but the reserve has none.
       *[other] ; { $missing } more are called for, but the reserve has none.
    }
}
log-monsters-halved = In a room explored before, half of its { $count } monsters wait, chosen by the Overseer: { $half }.
log-story-added = { $story } adds { $count ->
    [one] { FORM($monster, "a") }
   *[other] { $count } { FORM($monster, "plural") }
} to this room.
log-no-room = There is no room for { FORM($disc, "the") }{ $why ->
    [flick] {" "}beside { FORM($origin, "the") }: this attack is lost.
    [beside] {" "}beside { FORM($origin, "the") }.
   *[place] .
}
log-shot-begun = { FORM($figure, "the") }: { $attack }{ $count ->
    [1] .
   *[other] { " " }({ $number } of { $count }).
}
log-flicked = { FORM($disc, "the") } is flicked.
log-put-back = { $why ->
    [pushed] { $chain-count ->
        [0] On contact with { FORM($by, "the") },
       *[other] In a chain of contacts ({ $chain } → { $disc }),
    } { FORM($disc, "the") } goes off the board and is put back at the edge.
   *[alone] { FORM($disc, "the") } leaves the board and is put back at the edge.
}
log-put-in = { $why ->
    [wandering] Nobody was attacked: { FORM($disc, "the") } wanders into the room.
   *[summoned] { FORM($by, "the") } brings { FORM($disc, "the") } into the room.
}
log-none-summoned = { FORM($figure, "the") } brings nobody.
log-wanderer-declined = Nobody was attacked: the Overseer may send { FORM($monster, "a") }, and does not.
log-taken-away = { FORM($disc, "the") } is taken off the board.
log-relocated = { FORM($figure, "the") } is moved to another spot.
log-hastened = { FORM($by, "the") } lets { FORM($figure, "the") } attack at once, besides its own action.
log-struck = { FORM($disc, "the") } strikes { FORM($target, "the") }.
log-missed = { FORM($disc, "the") } strikes nobody{ $why ->
    [obstacle] {""}, only an obstacle.
    [shield] {""}, only the Shield.
    [fire] {""}, only a fire wall.
   *[nobody] .
}
log-spared = { $why ->
    [friend] { FORM($disc, "the") } touches { FORM($target, "the") }, a friend: no harm done.
    [own] { FORM($disc, "the") } comes back on { FORM($target, "the") }, who flicked it: no harm done.
    [barred] { FORM($target, "the") } was struck by the flick before: this time nothing happens.
    [ignored] { FORM($target, "the") } ignores the attack.
    [provoker] A retaliation does nothing to { FORM($target, "the") }, whose blow it answers.
    [veiled] { FORM($target, "the") } is veiled: nothing happens.
    [absorbed] { FORM($target, "the") } absorbs it: only melee does damage.
   *[harmless] This attack does no damage to { FORM($target, "the") }.
}
log-damaged = { FORM($figure, "the") } loses { $health ->
    [0] { $amount ->
        [one] the last health
       *[other] the last { $amount } health
    }
   *[other] { $amount } health
}{ $why ->
    [fire] {" "}to the fire
    [card] {" "}by the card
   *[other] {""}
}{ $over ->
    [0] { $critical ->
        [0] {""}
       *[other] , { $critical } of it by a critical blow
    }{ $stone ->
        [0] {""}
       *[other] , { $stone } of it for being petrified
    }
   *[other] {""}
}{ $health ->
    [0] .
   *[other] {" "}({ $health } left).
}
log-wounded = { FORM($figure, "the") } is wounded.
log-burnt = { FORM($figure, "the") } touches a fire wall, { FORM($by, "the") }.
log-incapacitated = { $why ->
    [stone] { FORM($figure, "the") } is petrified, and incapacitated.
    [spent] { FORM($figure, "the") } is spent, and incapacitated.
    [feeding] { FORM($figure, "the") } feeds, and is incapacitated.
   *[stun] { FORM($figure, "the") } is stunned, and incapacitated.
}
log-unshaken = { FORM($figure, "the") } is { $why ->
    [ally] not incapacitated: Allies never are.
    [lord] not incapacitated: a Lord is not to be held by this.
   *[down] incapacitated already: this does not prolong it.
}
log-recovered = { FORM($figure, "the") } recovers.
log-healed = { FORM($figure, "the") } regains { $amount } health ({ $health } now).
log-unhealed = { FORM($figure, "the") } is at full health already.
log-nobody-hurt = All living heroes are at full health: nobody regains any.
log-killed = { FORM($target, "the") } is killed by { $through ->
    [ally] { FORM($by, "the") } { FORM($figure, "of") }
   *[hero] { FORM($figure, "the") }
}{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } gold{ $bonus ->
        [0] {""}
       *[other] , { $bonus } of it a bonus
    })
}.
log-died = { FORM($figure, "the") } dies.
log-ally-joined = { FORM($figure, "the") } goes into this room with { FORM($hero, "the") }.
log-ally-lost = { $why ->
    [destroyed] { FORM($figure, "the") } is destroyed.
    [alone] Without { FORM($hero, "the") }, { FORM($figure, "the") } leaves the room as well.
   *[over] The fight is over: { FORM($figure, "the") } leaves.
}
log-revived = { FORM($figure, "the") } comes back to life with { $health } health.
log-retaliated = { $dying ->
    [true] { FORM($figure, "the") } has no health left, but still retaliates
   *[false] { FORM($figure, "the") } retaliates
} against the blow { FORM($target, "of") }.
log-regenerated = { FORM($figure, "the") } regenerates ({ $health } health now).
log-became-wall = { FORM($figure, "the") } becomes a fire wall.
log-veiled = { FORM($figure, "the") } is veiled: nothing harms it until the heroes have acted.
log-unveiled = The veil { FORM($figure, "of") } falls.
log-sat-out = Incapacitated: no action for { FORM($targets, "the") }.
log-passed = { $why ->
    [over] No monster is left to fight: no action for { FORM($figure, "the") }.
   *[own] { FORM($figure, "the") } passes.
}
log-monsters-held = The Overseer leaves it at that: no action for { FORM($targets, "the") }{ $besides-count ->
    [0] .
   *[other] {" "}in turn (out of turn, already: { $besides }).
}
log-heroes-held = No monster is left to fight: no action for { FORM($targets, "the") }.
log-cut-short = { FORM($figure, "the") } { $why ->
    [wall] is a fire wall now
   *[down] cannot go on
} and loses the rest of the action.
log-stopped = { FORM($figure, "the") } stops after { $number } of { $count } flicks.
log-special-used = { FORM($figure, "the") } uses { $special }{ $elsewhere ->
    [true] {" "}from { FORM($origin, "the") }
   *[false] {""}
}{ $cost ->
    [0] .
   *[other] {" "}(rage falls to { $rage }).
}
log-spell-cast = { FORM($figure, "the") } casts { $spell }{ $elsewhere ->
    [true] {" "}from { FORM($origin, "the") }
   *[false] {""}
}.
log-spell-regained = { FORM($figure, "the") } takes back the spell { $spell }.
log-item-used = { FORM($figure, "the") } uses { $card }{ $spent ->
    [true] , which is discarded
   *[false] { "" }
}.
log-reaction-declined = { FORM($seat, "the") } makes no use of { $cards }.
log-item-discarded = { $card } is discarded.
log-rage-raised = The rage { FORM($figure, "of") } rises to { $rage }.
log-reserve-empty = No { FORM($monster, "plural") } are left in the reserve: { $why ->
    [wandering] nobody comes, though no hero has attacked.
    [rider] nobody fights on after the mount.
   *[command] nothing happens.
}
log-room-cleared = The room is cleared: { $place }{ $earned ->
    [0] .
   *[other] , { $earned } gold{ $lost ->
        [0] .
       *[other] , { $lost } of it lost with the dead: { $fallen }.
    }
}
log-gold-paid = { FORM($figure, "the") } takes { $gold } gold for { FORM($targets, "the") }{ $short ->
    [0] {""}
   *[other] , { $short } less than earned: the bank is empty
} ({ $purse } in all).
log-gold-lost = { FORM($figure, "the") } is dead and forgoes { $gold } gold for { FORM($targets, "the") }.
log-gold-spent = { FORM($figure, "the") } pays { $gold } gold for { $service ->
    [touch] a Healing Touch on { FORM($patient, "the") }
    [resurrection] the Resurrection { FORM($patient, "of") }
   *[payment] { $card }, bought for { FORM($patient, "the") }
} ({ $purse } left).
log-not-paid = { $price } gold did not come together for { $service ->
    [touch] a Healing Touch on { FORM($patient, "the") }
    [resurrection] the Resurrection { FORM($patient, "of") }
   *[payment] { $card } for { FORM($patient, "the") }
}. Offered: { $given_parts }.
log-stall-opened = For sale: { $cards }.
log-bought = { FORM($figure, "the") } gets { $card } for { $price } gold{ $terms ->
    [half] , half of { $full }: card { $number } of { $count } at half price.
    [rounded] , half of { $full }, rounded up to a full hundred: card { $number } of { $count } at half price.
   *[full] .
}
log-merchant-left = { $why ->
    [nothing] Nothing is left here that they can use and pay: the heroes leave the Merchant.
   *[done] The heroes leave the Merchant.
}
log-healer-left = { $why ->
    [nothing] Nothing is left here that they need and can pay: the heroes leave the Healer.
   *[done] The heroes leave the Healer.
}
log-marched-on = The heroes march on and do not camp.
log-camped = The heroes camp: { $space ->
    [star] an ambush!
   *[other] each regains up to { $space }.
}
log-heroes-won = { FORM($lord, "the") } is dead ({ $health } of { $most } health left): the heroes win, their goal is met. { $fallen-count ->
    [0] All of them live.
   *[other] Alive: { $heroes }. Dead: { $fallen }.
}{ $down-count ->
    [0] {""}
   *[other] {" "}Incapacitated: { $down }.
} Rooms behind them: { $rooms }. Gold in all the purses together: { $gold }.
    .staged = { FORM($lord, "the") } is dead: the heroes win.
log-overseer-won = { $why ->
    [dead] All heroes are dead
   *[down] No hero can stand any more
}: the Overseer and { FORM($lord, "the") } win. The heroes’ goal is not met: { FORM($lord, "the") } has { $health } of { $most } health left.{ $why ->
    [dead] {""}
   *[down] { $fallen-count ->
        [0] {""}
       *[other] {" "}Dead: { $fallen }.
    } Incapacitated: { $down }.
} Rooms behind them: { $rooms }. Gold in all the purses together: { $gold }.
    .staged = { $why ->
        [dead] All heroes are dead
       *[down] No hero can stand any more
    }: the Overseer and { FORM($lord, "the") } win.


## Questions

decision-accept-story = Do you accept this story: { $story }?
    .waiting = Everybody says whether the story is played.
decision-name-overseer = Who plays the monsters from now on?
    .waiting = Everybody says whether another plays the monsters.
decision-choose-hero = Which hero do you take?
    .waiting = { FORM($seat, "the") } chooses a hero.
decision-build-maze = Which card of the labyrinth do you exchange?
    .waiting = { FORM($seat, "the") } lays out the labyrinth.
decision-exchange-card = What do you exchange it for ({ $place })?
    .waiting = { FORM($seat, "the") } lays out the labyrinth.
decision-choose-room = Which room do you enter?
    .waiting = The heroes’ players choose a room.
decision-choose-way = Which way do you go?
    .waiting = The heroes’ players choose a way.
decision-muster = Which monster do you send{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } gold left)
}?
    .waiting = { FORM($seat, "the") } picks monsters.
decision-place-hero = Where do you place { FORM($figure, "the") }?
    .waiting = { FORM($seat, "the") } places a disc.
decision-place-monster = Where do you place { FORM($figure, "the") }?
    .waiting = { FORM($seat, "the") } places a monster.
decision-place-projectile = Where do you put { FORM($disc, "the") }, within 2.5 cm { FORM($origin, "of") }?
    .waiting = { FORM($seat, "the") } puts a projectile down.
decision-place-summoned = Where do you put { FORM($summoned, "the") }, within 2.5 cm { FORM($origin, "of") }?
    .waiting = { FORM($seat, "the") } puts a disc down.
decision-relocate = Where do you put { FORM($figure, "the") }?
    .waiting = { FORM($seat, "the") } moves a disc.
decision-choose-figure = Who acts?
    .waiting = { FORM($seat, "the") } chooses who acts.
decision-choose-monster = Which monster acts?
    .waiting = { FORM($seat, "the") } chooses a monster.
decision-act = What does { FORM($figure, "the") } do?
    .waiting = { FORM($seat, "the") } chooses an action.
decision-go-on = Does { FORM($figure, "the") } go on ({ $attack })?
    .waiting = { FORM($seat, "the") } may go on.
decision-flick = { $attack }: how do you flick { FORM($disc, "the") }?
    .waiting = { FORM($seat, "the") } takes aim.
decision-react = { $moment ->
    [combat-begun] The fight is about to begin.
    [round-ended] The round is over.
    [hero-acted] { FORM($figure, "the") } has finished acting.
    [monster-acted] { FORM($figure, "the") } has finished acting.
    [strike-begun] { FORM($figure, "the") } is about to attack ({ $attack }).
    [strike-landed] { FORM($figure, "the") } strikes { FORM($targets, "the") } ({ $attack }).
   *[other] { FORM($figure, "the") } has struck { FORM($targets, "the") } ({ $attack }): { $lost ->
        [0] no damage
       *[other] { $lost } damage
    }.
} Do you answer it?
    .waiting = { FORM($seat, "the") } may answer.
decision-choose-origin = From where is { $spell } cast?
    .waiting = { FORM($seat, "the") } chooses where a spell starts.
decision-choose-start = From where does { $special } start?
    .waiting = { FORM($seat, "the") } chooses where a special action starts.
decision-pick-to-heal = Who regains { $amount } health?
    .waiting = { FORM($seat, "the") } picks a hero.
decision-pick-to-hasten = Who attacks once more?
    .waiting = { FORM($seat, "the") } picks a hero.
decision-pick-to-move = Who is moved?
    .waiting = { FORM($seat, "the") } picks a figure.
decision-summon = Which monster comes to { FORM($figure, "the") }?
    .waiting = { FORM($seat, "the") } summons monsters.
decision-send-wanderer = The heroes attacked nobody. Do you send a wandering monster?
    .waiting = { FORM($seat, "the") } may send a wandering monster.
decision-camp = Do you camp?
    .waiting = The heroes’ players decide whether to camp.
decision-share-rest = How much health does { FORM($figure, "the") } regain, of { $points } points?
    .waiting = { FORM($seat, "the") } shares out the rest.
decision-take-back-spells = Which spells does { FORM($figure, "the") } take back?
    .waiting = { FORM($seat, "the") } takes spells back.
decision-buy = What do you buy? The heroes have { $gold } gold together.
    .waiting = { FORM($seat, "the") } is at the Merchant’s.
decision-bargain = { $card }: at which price?
    .waiting = { FORM($seat, "the") } bargains.
decision-contribute = What does { FORM($figure, "the") } give? { $price } gold are due.
    .waiting = { FORM($seat, "the") } may contribute gold.
decision-heal = Which service do you buy? The heroes have { $gold } gold together.
    .waiting = { FORM($seat, "the") } is at the Healer’s.


## Options

option-accept = Accept
    .text = If everybody accepts, the story is played.
option-decline = Decline
    .text = The match is played without the story, whatever the others answer.
option-keep = As before
    .text = The Overseer stays who it is.
option-name-overseer-name = { FORM($seat, "the") }
    .text = If everybody names the same player, monsters and heroes change hands.
option-take = { $hero }
    .text = You play this hero to the end.
option-muster-take = { $monster }
    .text = It joins the monsters of this room.
option-take-back-spells-take = { $spell }
    .text = The spell can be cast again.
option-lift = { $place }
    .text = This card of the labyrinth is changed.
option-build-maze-done = Done
    .text = The labyrinth is laid out, and the game begins.
option-buy-done = Done
    .text = Your heroes buy nothing more here.
option-heal-done = Done
    .text = You buy no more services here.
option-leave = Leave it
    .text = The labyrinth stays as it is.
option-swap = Swap with: { $place }
    .text = Both cards change places.
option-replace = Replace by { $room }
    .text = The card goes out of the game, this one takes its place.
option-enter = { $place }
    .text = The heroes go into this room; the other one of the pair is passed by.
option-go = Go { $direction }
    .text = The heroes go to the next card that way.
option-go-on-stop = Stop
    .text = The flicks that are left are given up.
option-summon-stop = Stop
    .text = Nobody else comes.
option-muster-stop = Stop
    .text = No more monsters are sent into this room.
option-act = { $figure }
    .text = It acts now: it attacks, or does what it can do instead.
option-wait = Let another player go first
    .text = Your heroes act later in this turn.
option-end = End the turn
    .text = Monsters that have not acted do nothing in this round.
option-finish = Finish the round
    .text = No monster is left: those of yours who have not acted do nothing more.
option-attack = { $sequence }
    .text = Its printed shots, one after the other. A flicked disc that strikes an enemy does damage.
option-special = { $special }
    .text = Instead of the attack; uses and costs are on its board.
option-cast = Cast { $spell }
    .text = Instead of the attack. The spell is spent until it is taken back.
option-use = Use { $card }
    .text = The card takes effect now, as printed.
option-act-pass = Pass
    .text = It does nothing in this round, and cannot act later in it.
option-react-pass = Pass
    .text = The moment goes by, and nothing is used up.
option-send-wanderer-pass = Pass
    .text = Nobody comes.
option-go-on = Go on
    .text = The action goes on with its next flick.
option-from = From { FORM($figure, "the") }
    .text = The projectile is flicked from beside this disc.
option-pick = { $figure }
    .text = This one is meant.
option-summon = { $monster }
    .text = It comes into the room beside the one who calls it.
option-send = Send { FORM($monster, "a") }
    .text = It joins the fight.
option-play = { $card }
    .text = The card answers this moment, as printed.
option-camp = Camp
    .text = Everybody regains health or spells, but the next place on the track may be an ambush.
option-march = March on
    .text = No rest, and no ambush.
option-rest = { $health } health
    .text = So many points as health; the rest takes back spells.
option-buy = { $card } for { FORM($figure, "the") }
    .text = The heroes put gold together; the card is this hero’s.
option-half = Half price: { $price }
    .text = One of the purchases at half price is used up; the board shows how many are left.
option-full = Full price: { $price }
    .text = No purchase at half price is used up.
option-give = { $gold } gold
    .text = So much from this hero’s purse; others may add to it.
option-touch = Healing Touch for { FORM($figure, "the") }
    .text = Paid together: this hero regains health.
option-revive = Resurrection { FORM($figure, "of") }
    .text = Paid together: the dead hero comes back.


## What speaks for an answer

gain-won = It can decide the game.
gain-band = It keeps the heroes strong.
gain-cleared = It leaves fewer monsters to fear.
gain-wounds = It wears the heroes down.
gain-guard = It keeps the monsters strong.

## The table drawn as text

draw-title = { $phase }{ $round ->
    [0] {""}
   *[other] {" "}· round { $round }
} · { $lord } · bank { $bank }
draw-path = Catacombs: { $rooms }
draw-hidden = ?
draw-key = heroes and Allies in capitals, monsters in small letters, (O) obstacle, * fire wall, o projectile
draw-place = { $mark } { $disc } { $x }, { $y } cm
draw-health = health { $health }/{ $full }
draw-dead = dead
draw-incapacitated = incapacitated
draw-acted = has acted
draw-wall = fire wall
draw-gold = gold { $gold }
draw-rage = rage { $rage }
draw-items = { $items }
draw-spells = Spells: { $spells }

## What the quest is about, and why a number is what it is

goal-title = The catacombs { FORM($lord, "of") }
goal-story = { $story } { $way }
goal-way-basic = One room after the other, down to the lair.{ $camping ->
    [true] { " " }Between two rooms the heroes may camp, and risk an ambush.
   *[false] { "" }
}
goal-way-branching = One room after the other, some of them to be chosen, down to the lair.{ $camping ->
    [true] { " " }Between two rooms the heroes may camp, and risk an ambush.
   *[false] { "" }
}
goal-way-labyrinth = The lair lies somewhere in the labyrinth.{ $camping ->
    [true] { " " }Between two rooms the heroes may camp, and risk an ambush.
   *[false] { "" }
}
goal-cross-rooms = Get through the { $count } rooms before the lair
goal-find-lair = Find the lair
goal-kill-lord = Kill { FORM($lord, "the") } by taking its { $health } health
goal-kill-heroes = Kill all { $count } heroes, or have them all incapacitated at once
goal-end = The game ends when { FORM($lord, "the") } dies and a hero still lives, when the last hero dies, or when no living hero can act any more{ $allies ->
    [true] { " " }and no Ally is left to act
   *[false] { "" }
}.
why-printed = as printed
why-agreed = agreed by the table
why-critical = critical
why-announced = critical, announced
why-stone = the target is petrified

# The sentences of Claustrophobia. A line of the log is `log-` and the event's name, a question `decision-` and its kind
# (`.waiting`: what the others read), an option `option-` and its verb, or `option-`, kind and verb where other words are
# needed. What fills the slots (`$fighter`) is said in `naming.py`; the names come from the packs.

## The table

seat-human = human player
    .the = the human player
seat-infernal = infernal player
    .the = the infernal player

setting-three-destiny-dice = Three destiny dice, never more

phase-setup = Set-up
phase-human-preparation = Human preparation
phase-human-activation = Human activation
phase-infernal-preparation = Infernal preparation
phase-threat = Threat
phase-infernal-activation = Infernal activation

side-north = north
side-east = east
side-south = south
side-west = west

die-skull = skull
die-bonus = { $face } (bonus)
die-lying = { $colour ->
    [white] a white { $die }
    [red] a red { $die }
   *[any] a { $die }
}
card-quoted = “{ $card }”
fighter-herd = the { FORM($name, "plural") }
fighter-nowhere = off the map
hound-power = { $power } ({ $fighter })
special-charges = Prepare the charge
    .text = Part of a charge on this demonic well. With the last part the well is destroyed.
special-relics = Take the relic
    .text = This human carries the relic lying here. Nobody carries more than one, and it is dropped when its bearer is killed.
special-seals = Speak a seal
    .text = One more seal is spoken. Not with a demon on the tile, and not exhausted.
stat-DPT = movement
stat-CBT = combat
stat-DEF = defence
part-base = { $amount } from { $part }
part-more = { $part } +{ $amount }
part-less = { $part } −{ $amount }
part-line = its line
part-exhausted = exhaustion
part-sheet = its sheet
part-weapon = the weapon
part-speed = speed
part-blessed = blessing
part-wrath = wrath
part-courage = courage
part-unleashed = unleashed
part-dirge = dirge
part-boost = card
part-card = event
part-ability = ability
part-smite = smite evil
part-skull = a skull always hits
part-least = never below 0
part-of = { $stat }: { $part }
hits-told = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}


## The log

log-turn-begun = Turn { $turn }{ $last ->
    [0] { "" }
   *[other] { " " }of { $last }
}
log-phase-begun = { $phase }
log-game-over = { log-game-over.staged } Humans still in the tunnels: { $alive }; out: { $out }. The goal of the human player was: { $aim }{ $needed ->
    [0] { "" }
   *[other] { " " }Reached: { $done } of { $needed }.
} That of the infernal player was: { $infernal_aim }
    .staged = { $verdict ->
        [human] The human side wins
        [infernal] The infernal side wins
       *[draw] The game is a draw
    } in turn { $turn }: { $reason ->
        [escape] { $out ->
            [0] nobody has
            [one] one human has
           *[other] { $out } humans have
        } left the tunnels
        [wells-destroyed] the wells are destroyed
        [hold] { $verdict ->
            [human] enough humans have held out
           *[infernal] too few humans are left
        }
        [overrun] the place to hold is overrun
        [slay] its enemy is dead for good
        [relics-out] { $verdict ->
            [human] enough relics are out
            [draw] only some of the relics are out
           *[infernal] no relic is out
        }
        [seals-spoken] the seals are spoken
        [must-live] the one who had to live is dead
        [last-turn] the time is up
       *[annihilation] no human is left
    }.

log-mustered = { FORM($fighter, "the") } is in { FORM($tile, "the") }{ $gear-count ->
    [0] { "" }
   *[other] { " " }with { FORM($gear, "the") }
}{ $gifts-count ->
    [0] { "" }
    [one] ; gift: { $gifts }
   *[other] ; gifts: { $gifts }
}.
log-opened = The game begins in { FORM($tile, "the") }; { $exits-count ->
    [one] its only exit
   *[other] its exits
}: { $exits }.
log-massed = The infernal player has { $amount ->
    [one] 1 threat point
   *[other] { $amount } threat points
}{ $cards ->
    [0] { "" }
    [one] , an event card
   *[other] , { $cards } event cards
}, { $troglodytes ->
    [one] 1 troglodyte
   *[other] { $troglodytes } troglodytes
} and { $hellhounds ->
    [one] 1 hellhound
   *[other] { $hellhounds } hellhounds
} in reserve; demons that may come: { $fighters-count ->
    [0] none
   *[other] { FORM($fighters, "the") }
}.
log-lurking = { FORM($fighter, "the") } is in { FORM($tile, "the") } already.
log-armed = { FORM($fighter, "the") } takes { FORM($equipment, "the") }.
log-threat-gained = The infernal player gains { $amount ->
    [one] 1 threat point
   *[other] { $amount } threat points
}{ $reason ->
    [equipment] { " " }for it
    [gone] { " " }instead, for { FORM($creature, "the") } cannot come again
    [power] { " " }by “{ $by_power }”
   *[card] { "" }
}: { $total } in all.

log-activation-rolled = The human player rolls { $rolls-count ->
    [one] one activation die
   *[other] { $rolls-count } activation dice
}{ $rallied ->
    [0] { "" }
   *[other] { " " }({ $rallied } more thanks to the gift { $gift })
}: { FORM($rolls, "number") }.
log-activation-rerolled = An activation die is rolled again: instead of { FORM($die, "number") } it shows { FORM($face, "number") }.
log-assigned = { FORM($fighter, "the") } gets the { FORM($die, "number") }{ $exhausted ->
    [true] , whose line is cancelled, and is exhausted
   *[false] { "" }
}: movement { $DPT }, combat { $CBT }, defence { $DEF }{ $more_parts-count ->
    [0] { "" }
   *[other] { " " }({ $more_parts })
}.
log-dice-left-over = { $dice-count ->
    [one] One activation die is left over and is lost
   *[other] { $dice-count } activation dice are left over and are lost
}: { FORM($dice, "number") }.
log-die-changed = The human player uses “{ $card }” for { FORM($fighter, "the") }: a { FORM($before_die, "number") } becomes a { FORM($die, "number") }.
log-instinct-played = The human player plays “{ $card }” for { FORM($fighter, "the") }.
log-instinct-drawn = The human player draws “{ $card }” thanks to { FORM($fighter, "the") }.
log-instinct-drawn-hidden = The human player draws an instinct card thanks to { FORM($fighter, "the") }.
log-instinct-discarded = The human player discards “{ $card }”{ $reason ->
    [limit] { " " }(too many cards in hand)
   *[card] { " " }at random
}.
log-exhausted = Line { $line } of { FORM($fighter, "the") } is cancelled: exhausted.
log-recovered = { FORM($fighter, "the") } is no longer exhausted.
log-healed = { $alone ->
    [true] Line { $line } of { FORM($fighter, "the") } is healed
   *[false] { FORM($healer, "the") } heals line { $line } of { FORM($fighter, "the") }
}; { $left ->
    [one] one line is left
   *[other] { $left } lines are left
}.
log-unhurt = { FORM($fighter, "the") } is not wounded: nothing is healed.
log-strengthened = { FORM($fighters, "the") }: { $amount ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $amount }
} { $stat } until the { $until ->
    [human-activation] end of the human activation
   *[human-preparation] next human preparation
}.
log-talent-lent = { FORM($fighter, "the") } has the talent “{ $talent }” until the { $until ->
    [human-activation] end of the human activation
    [infernal-activation] end of the infernal activation
   *[human-preparation] next human preparation
}{ $exhausted ->
    [true] , but it has no effect as long as the fighter is exhausted
   *[false] { "" }
}.
log-held-on = { $exhausted ->
    [true] Though exhausted, { FORM($fighter, "the") } has movement { $DPT }, combat { $CBT }, defence { $DEF }.
   *[false] If exhausted, { FORM($fighter, "the") } will have movement { $DPT }, combat { $CBT }, defence { $DEF }.
}
log-warned = Alarms, traps and pits will not notice { FORM($fighter, "the") } this turn.
log-aiming = { FORM($fighter, "the") } may roll dice of an attack again, once this turn.
log-smiting = This turn the dice of { FORM($fighter, "the") } hit on { $least } or more, whatever the defence.
log-rallied = The human player will roll { $dice_count ->
    [one] one more activation die
   *[other] { $dice_count } more activation dice
} next turn.
log-foresight-gained = If anybody explores this turn, the first exploration will choose among { $count } tiles.
log-gift-wasted = { $reason ->
    [alone] There is nobody else to profit: the gift is lost.
    [nobody-hurt] Nobody beside { FORM($fighter, "the") } is wounded: the gift does nothing.
    [nobody-near] There is nobody else on the tile of { FORM($fighter, "the") }: the gift does nothing more.
    [nobody] { FORM($fighter, "the") } lays hands on nobody: the gift does nothing.
   *[declined] { FORM($fighter, "the") } strikes nobody else.
}
log-gift-silenced = { FORM($fighter, "the") } cannot use the gift { $gift }: { $reason ->
    [card] no gift works now
   *[demon] a demon near by silences it
}.
log-blessed = { FORM($priest, "the") } blesses { FORM($fighter, "the") }: +{ $amount } { $stat }.
log-gift-used = { FORM($fighter, "the") } uses a gift: { $gift }.
log-encouraged = { FORM($priest, "the") } gives courage to { FORM($fighter, "the") }: +{ $DPT } movement, +{ $CBT } combat, +{ $DEF } defence until the next human preparation.
log-silenced = Until the next human preparation no gift works and no blessing can be given.
log-stayed = { FORM($fighter, "the") } { $able ->
    [true] does nothing{ $smoky ->
        [true] { " " }else
       *[false] { "" }
    }
   *[false] { $why ->
        [exhausted] is exhausted and can do nothing
       *[other] can do nothing{ $smoky ->
            [true] { " " }else
           *[false] { "" }
        }
    }{ $why ->
        [leashed] : no die has unleashed it
        [crowded] : no tile next to it has room for it
        [held] : enemies hold it back
        [rooted] : no movement, and nobody to attack
       *[none] { "" }
    }
}.
log-left-idle = { $fighters-count ->
    [0] Nobody is there to act.
    [one] { FORM($fighters, "the") } does nothing.
   *[other] { FORM($fighters, "the") } do nothing.
}
log-struck = { FORM($fighter, "the") } turns the sacrificial strike on { FORM($target, "the") }.

log-activated = { FORM($fighter, "the") } acts.
log-finished = { FORM($fighter, "the") } is done.
log-held = { FORM($fighter, "the") } holds enemies back again.
log-let-go = { FORM($fighter, "the") } lets the enemies on its tile leave.
log-moved = { FORM($fighter, "the") } { $crawling ->
    [true] crawls through the holes
   *[false] goes
} from { FORM($origin, "the") } to { FORM($tile, "the") }.
log-appeared = { FORM($fighter, "the") } appears in { FORM($tile, "the") }.
log-returned = { FORM($fighter, "the") } comes back in { FORM($tile, "the") }.
log-pulled = { FORM($fighter, "the") } is pulled from { FORM($origin, "the") } into { FORM($tile, "the") }.
log-dragged = { FORM($fighter, "the") } is dragged from { FORM($origin, "the") } into { FORM($tile, "the") }.
log-left = { FORM($fighter, "the") } gets out of the tunnels by { FORM($tile, "the") }{ $relic ->
    [true] { " " }with a relic
   *[false] { "" }
} ({ $out } out so far).
log-cleared = { FORM($fighter, "the") } clears the rubble between { FORM($tile, "the") } and { FORM($other, "the") }.
log-equipment-used = { FORM($fighter, "the") } uses { FORM($equipment, "the") }.
log-thrown = { FORM($fighter, "the") } throws { FORM($equipment, "the") } into { FORM($tile, "the") }{ $fighters-count ->
    [0] { "" }, where nobody is
   *[other] { "" }, on { FORM($fighters, "the") }
}.
log-fouled = Foul air fills { FORM($tile, "the") }: a die each for { FORM($fighters, "the") }.

log-exploring = { FORM($fighter, "the") } explores to the { $side } of { FORM($origin, "the") }.
log-foreseen = Prescience guides { FORM($fighter, "the") }.
log-tiles-seen = The next tiles: { $tiles }.
log-tiles-seen-hidden = { FORM($seat, "the") } looks at the next { $tiles ->
    [one] tile
   *[other] { $tiles } tiles
} of the pile.
log-tile-chosen = { FORM($seat, "the") } chooses { FORM($tile_name, "the") }.
log-tiles-put-back = { $tiles-count ->
    [0] No tile goes back on the pile.
    [one] Back on the pile: { $tiles }.
   *[other] Back on the pile, in this order: { $tiles }.
}
log-tiles-put-back-hidden = { FORM($seat, "the") } puts { $tiles ->
    [0] no tile
    [one] one tile
   *[other] { $tiles } tiles
} back on the pile.
log-tile-drawn = Tile drawn: { $tile_name }.
log-tile-refused = The tile drawn, { FORM($tile_name, "the") }, would close the map; it is discarded.
log-tile-kept = The tile drawn, { FORM($tile_name, "the") }, would close the map; it goes under the pile.
log-tile-laid = { FORM($seat, "the") } lays { FORM($tile, "the") } { $side } of { FORM($origin, "the") }; { $exits-count ->
    [one] its only exit
   *[other] its exits
}: { $exits }{ $effects-count ->
    [0] { "" }
    [one] ; effect: { $effects }
   *[other] ; effects: { $effects }
}.
log-effect-used = The effect of { FORM($tile, "the") } has been used.
log-alarm-rung = { FORM($fighter, "the") } sets off the alarm of { FORM($tile, "the") }: { $dice_count ->
    [one] one bonus die
   *[other] { $dice_count } bonus dice
} for the next destiny roll.
log-unnoticed = { $reason ->
    [sense] Warned, { FORM($fighter, "the") }
   *[equipment] Well equipped, { FORM($fighter, "the") }
} { $danger ->
    [alarm] does not set off the alarm of { FORM($tile, "the") }
    [trap] does not spring the trap of { FORM($tile, "the") }
   *[pit] has nothing to fear from the pit of { FORM($tile, "the") }
}.
log-tomb-opened = { FORM($fighter, "the") } lifts the slab of { FORM($tile, "the") }.
log-drunk = { FORM($fighter, "the") } drinks at { FORM($tile, "the") }.
log-trap-sprung = { FORM($fighter, "the") } springs the trap of { FORM($tile, "the") }.
log-hole-opened = A hole opens in { FORM($tile, "the") }, linked with { FORM($origin, "the") }.
log-tile-cursed = Until the end of the turn { FORM($tile, "the") } has the effect “{ $feature }”.
log-rubble-dropped = Rubble blocks the exit between { FORM($tile, "the") } and { FORM($other, "the") }.

log-attacked = { FORM($attacker, "the") } attacks { FORM($target, "them") }{ $armed ->
    [true] { " " }with { FORM($weapon, "the") }
   *[false] { "" }
}{ $afar ->
    [true] , in { FORM($tile, "the") }
   *[false] { "" }
}.
log-dice-changed = { $reason ->
    [blood-scent] Blood scent of { FORM($fighter, "the") } ({ $lines ->
        [one] 1 line
       *[other] { $lines } lines
    } of { FORM($target, "the") } cancelled)
    [goad] { FORM($fighter, "the") } goads { FORM($attacker, "the") }
    [ward] The reliquary of { FORM($fighter, "the") } wards { FORM($attacker, "the") } off
    [bait] { FORM($attacker, "the") } sells its life
   *[rage] Rage seizes { FORM($attacker, "the") }
}: { $amount ->
    [-1] one die less
    [one] one die more
   *[other] { $amount } dice more
}.
log-dice-lacking = { FORM($attacker, "the") } has no die left to attack with: nothing happens.
log-hardened = Defence +{ $amount } for { FORM($target, "them") } in this attack.
log-rolled = { $backlash ->
    [true] Backlash on { FORM($fighter, "the") }: { $rolls } (hit on { $needed } or more): { hits-told }.
   *[false] { FORM($fighter, "the") } rolls { $rolls } ({ $dice_parts }); to hit: { $needed } or more ({ $needed_parts }): { hits-told }.
}
    .staged = { $backlash ->
        [true] Backlash on { FORM($fighter, "the") }:
       *[false] { FORM($fighter, "the") } rolls
    } { $rolls-count ->
        [one] one die
       *[other] { $rolls-count } dice
    }.
log-rerolled = Second try{ $thanks-count ->
    [0] { "" }
   *[other] { " " }(“{ $thanks }”)
}: { FORM($fighter, "the") } rolls { $before_rolls } again and gets { $again_rolls }: { hits-told } in all.
    .staged = Second try: { FORM($fighter, "the") } rolls { $before_rolls } again.
log-hits-changed = Sentence of { FORM($attacker, "the") }: skulls count more, +{ $amount }: { hits-told } in all.
log-hits-multiplied = In { FORM($tile, "the") } each hit counts { $factor } times: { hits-told } in all.
log-hits-lost = No troglodyte is left there: { $hits ->
    [one] the last hit is
   *[other] the last { $hits } hits are
} lost.
log-hits-wasted = { FORM($fighter, "the") } has no line left: { $hits ->
    [one] the last hit is
   *[other] the last { $hits } hits are
} lost.
log-guarded = { FORM($fighter, "the") } steps in and takes { $hits ->
    [one] a hit
   *[other] { $hits } hits
} meant for { FORM($target, "the") }.
log-resisted = { FORM($fighter, "the") } resists: one hit is cancelled, the only one in this phase{ $hits ->
    [0] , and none is left
   *[other] { "" }
}.
log-resistance-spent = { FORM($fighter, "the") } has resisted in this phase already, and resists no more.
log-risked = { $cause ->
    [holy] The holy ground of { FORM($tile, "the") } tries { FORM($fighter, "the") }
    [pit] The pit of { FORM($tile, "the") } snaps at { FORM($fighter, "the") }
   *[told] In { FORM($tile, "the") }, a die for { FORM($fighter, "the") }
}: { $face } (hit on { $needed } or more): { $hit ->
    [true] hit
   *[false] unhurt
}.
log-line-cancelled = { FORM($fighter, "the") } loses line { $line }{ $left ->
    [0] , the last one
    [one] ; one line is left
   *[other] ; { $left } lines are left
}.
log-damaged = { FORM($fighter, "the") } suffers { $tokens } damage{ $each ->
    [one] { "" }
   *[other] { " " }({ $each } for each hit of { FORM($weapon, "the") })
}{ $left ->
    [0] { "" }
   *[other] ; health left: { $left }
}{ $lost ->
    [0] { "" }
   *[other] , all that it can take; { $lost } more { $lost ->
        [one] is
       *[other] are
    } lost
}.
log-mended = { FORM($fighter, "the") } is mended by { $tokens }; health left: { $left }.
log-killed = { FORM($fighter, "the") } dies{ $cause ->
    [bait] , as the bait it was
   *[hit] { "" }
}{ $returns ->
    [true] , but may come back once
   *[false] { "" }
}.

log-destiny-rolled = The infernal player rolls { $rolls-count ->
    [one] one destiny die
   *[other] { $rolls-count } destiny dice
}{ $kept ->
    [0] { "" }
   *[other] , leaving { $kept } in reserve
}: { $rolls }{ $bonus ->
    [0] { "" }
    [one] , the last one a bonus die
   *[other] , the last { $bonus } of them bonus dice
}.
power-unmet = “{ $power }” (takes { $condition }; { $dice } { $count ->
    [one] lies
   *[other] lie
} there; { $missing ->
    [0] no die more can help
    [one] at least one more die is missing
   *[other] at least { $missing } more dice are missing
})
log-dice-waiting = { $count ->
    [one] A die waits
   *[other] Dice wait
} without effect on { $unmet }.
log-dice-returned = No box is free any more; the last dice ({ $dice }) go back to the reserve.
log-bonus-lost = { $dice-count ->
    [one] The bonus die ({ $dice })
   *[other] The bonus dice ({ $dice })
}{ $placed ->
    [true] { " " }on “{ $power }”
   *[false] { "" }
} { $dice-count ->
    [one] has no effect and cannot wait: it is lost
   *[other] have no effect and cannot wait: they are lost
}.
log-die-placed = The infernal player puts a { $die } on “{ $power }”.
log-die-taken-back = The infernal player takes a { $die } back from “{ $power }”.
log-quickened = Troglodytes have +{ $amount } movement in this infernal activation.
log-maddened = Troglodytes are frantic in this infernal activation: they roll each miss again.
log-entry-eased = { $reason ->
    [intrepid] This turn infernal fighters may come into play where humans stand.
   *[sly] This turn infernal fighters may come into play on tiles without an unexplored exit.
}
log-unleashed = { FORM($fighter, "the") } has movement { $DPT } and combat { $CBT } in this infernal activation.
log-triggered = { $brought ->
    [true] It brings a die along: “{ $power }” is triggered ({ $dice }).
   *[false] “{ $power }” is triggered ({ $dice }).
}
log-smoke-gathered = If it is on the map when it acts this turn, { FORM($fighter, "the") } may first step out of the smoke up to { $distance } tiles away.
log-smoke-declined = { FORM($fighter, "the") } stays where it is, and does not step out of the smoke elsewhere.
log-power-wasted = “{ $power }” does nothing: { $reason ->
    [off] { FORM($fighter, "the") } is off the map
    [nobody] no human is on a tile next to { FORM($fighter, "the") }
    [full] the tile of { FORM($fighter, "the") } is full
    [nowhere] there is no tile for { FORM($fighter, "the") } to step out on
   *[none] no troglodyte can be put on a tile
}.
log-power-applied = “{ $power }” takes effect.
log-events-drawn = Events drawn by “{ $by_power }”: { $cards }.
log-events-drawn-hidden = The infernal player draws { $cards ->
    [one] one event card
   *[other] { $cards } event cards
} by “{ $by_power }”.
log-event-kept = Event kept: “{ $card }”.
log-event-kept-hidden = The infernal player keeps an event card.
log-events-discarded = The infernal player discards { $cards-count ->
    [one] the event
   *[other] the events
} { $cards }{ $reason ->
    [limit] { " " }(too many cards in hand)
   *[drawn] { "" }
}.
log-event-played = The infernal player plays “{ $card }”.
log-equipment-broken = { FORM($fighter, "the") } cannot use { FORM($equipment, "the") } this turn.
log-saddened = The dirge weighs on { FORM($fighter, "the") }: −{ $amount } movement and −{ $amount } combat until the end of the next human activation.
log-brought-in = { FORM($fighter, "the") } comes into play in { FORM($tile, "the") } for { $price ->
    [one] 1 threat point
   *[other] { $price } threat points
}{ $saved ->
    [0] { "" }
   *[other] { " " }({ $saved } less on this tile)
}{ $effects-count ->
    [0] { "" }
   *[other] , { $despite ->
        [both] although humans stand there and all its exits are explored
        [humans] although humans stand there
       *[explored] although all its exits are explored
    } (effect of the tile: { $effects })
}{ $left ->
    [0] { "" }
   *[other] ; { $left } left
}.
log-threat-kept = { $amount ->
    [0] The infernal player has no threat point left.
    [one] The infernal player keeps 1 threat point.
   *[other] The infernal player keeps { $amount } threat points.
}

log-draught-moved = { $why ->
    [placed] The infernal player places the draught: it comes from
    [blind] The new tile has no unexplored exit: the human player moves the draught, which now comes from
    [closed] The exit of the draught is unexplored no more: the human player moves it, and now it comes from
    [again] There is an unexplored exit again: the human player places the draught, which comes from
   *[followed] The draught now comes from
} the { $side } exit of { FORM($tile, "the") }{ $why ->
    [blind] , as near as can be
    [closed] , as near as can be
   *[other] { "" }
} ({ $count } of { $needed } on the way to the stair).
log-draught-gone = No unexplored exit is left: the draught leaves the map.
log-charge-laid = { FORM($fighter, "the") } prepares a charge in { FORM($tile, "the") } ({ $count } of { $needed }).
log-well-destroyed = { FORM($fighter, "the") } blows up { FORM($tile, "the") } ({ $count } of { $needed } wells).
log-relic-taken = { FORM($fighter, "the") } takes a relic in { FORM($tile, "the") }.
log-relic-dropped = The relic of { FORM($fighter, "the") } stays in { FORM($tile, "the") }.
log-seal-spoken = { FORM($fighter, "the") } speaks seal { $count } of { $needed }.


## Questions

decision-arm = Which equipment do you take ({ $price } threat points each for the infernal player, { $left } more at most)?
    .waiting = { FORM($seat, "the") } chooses equipment.
decision-set-draught = Where does the draught come from?
    .waiting = { FORM($seat, "the") } places the draught.
decision-move-draught = Where do you place the draught?
    .waiting = { FORM($seat, "the") } moves the draught.
decision-react = { $moment ->
    [human-preparation-start] The human preparation begins.
    [human-preparation-rolled] The activation dice are rolled.
    [human-preparation-assigned] The activation dice are assigned.
    [human-activation-start] The human activation begins.
    [human-activation-fighter] { FORM($fighter, "the") } is about to act.
    [explore-draw] { FORM($fighter, "the") } explores { $side } and is about to draw a tile.
    [attack-announced] { FORM($attacker, "the") } attacks { FORM($target, "them") }.
   *[other] { FORM($attacker, "the") } has attacked { FORM($target, "them") }: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
} Do you play an event?
    .waiting = { FORM($seat, "the") } may play an event.
decision-drink = Who drinks at the fountain?
    .waiting = { FORM($seat, "the") } may use the fountain.
decision-assign = Who gets which dice and cards?
    .waiting = { FORM($seat, "the") } assigns activation dice.
decision-bless = Who receives the blessing?
    .waiting = { FORM($seat, "the") } decides on a blessing.
decision-heal-line = Which line of { FORM($fighter, "the") } do you heal?
    .waiting = { FORM($seat, "the") } chooses a line to heal.
decision-apply-line = Whose line do you apply first?
    .waiting = { FORM($seat, "the") } applies the lines of the fighters.
decision-discard-instinct = Your hand is too full: what do you discard?
    .waiting = { FORM($seat, "the") } discards an instinct card.
decision-encourage = Whom do you encourage?
    .waiting = { FORM($seat, "the") } chooses whom to encourage.
decision-lay-hands = On whom do you lay hands?
    .waiting = { FORM($seat, "the") } chooses on whom to lay hands.
decision-sacrifice = Who suffers the sacrificial strike?
    .waiting = { FORM($seat, "the") } decides on a sacrificial strike.
decision-activate = Who acts?
    .waiting = { FORM($seat, "the") } chooses who acts.
decision-act = What does { FORM($fighter, "the") } do?
    .waiting = { FORM($seat, "the") } lets a fighter act.
decision-choose-target = Whom does { FORM($fighter, "the") } shoot at?
    .waiting = { FORM($seat, "the") } chooses a target.
decision-choose-tile-to-blast = Which tile does { FORM($fighter, "the") } aim at?
    .waiting = { FORM($seat, "the") } chooses a tile to aim at.
decision-choose-patient = Whom does { FORM($fighter, "the") } treat?
    .waiting = { FORM($seat, "the") } chooses whom to treat.
decision-choose-tile = Which tile is laid?
    .waiting = { FORM($seat, "the") } chooses a tile of the pile.
decision-order-tiles = Which tile do you put back first (the first will be on top)?
    .waiting = { FORM($seat, "the") } puts tiles back on the pile.
decision-turn-tile = How do you turn { FORM($tile_name, "the") }?
    .waiting = { FORM($seat, "the") } turns the new tile.
decision-place-hole = Where does the hole open?
    .waiting = { FORM($seat, "the") } places a hole.
decision-reroll = Which dice does { FORM($fighter, "the") } roll again?
    .waiting = { FORM($seat, "the") } chooses dice to roll again.
decision-guard = How many hits does { FORM($guard, "the") } take in place of { FORM($target, "the") }?
    .waiting = { FORM($seat, "the") } decides whether a bodyguard steps in.
decision-cancel-line = Which line of { FORM($fighter, "the") } is cancelled?
    .waiting = { FORM($seat, "the") } chooses a line to cancel.
decision-take-back = Which dice do you take back?
    .waiting = { FORM($seat, "the") } takes destiny dice back.
decision-roll-destiny = How many destiny dice do you roll?
    .waiting = { FORM($seat, "the") } chooses how many dice to roll.
decision-place-die = Which die do you place, and where?
    .waiting = { FORM($seat, "the") } places destiny dice.
decision-apply-power = Which power is applied first?
    .waiting = { FORM($seat, "the") } puts powers in order.
decision-keep-event = Which event do you keep?
    .waiting = { FORM($seat, "the") } chooses an event to keep.
decision-discard-event = Your hand is too full: what do you discard?
    .waiting = { FORM($seat, "the") } discards an event.
decision-dirge = Who hears the dirge?
    .waiting = { FORM($seat, "the") } chooses who hears the dirge.
decision-brood = Where does the brood hatch?
    .waiting = { FORM($seat, "the") } places a brood.
decision-undertow = Who is pulled in?
    .waiting = { FORM($seat, "the") } chooses whom to pull in.
decision-smoke-step = Where does the demon step out of the smoke?
    .waiting = { FORM($seat, "the") } moves a demon through smoke.
decision-threaten = Whom do you bring into play?
    .waiting = { FORM($seat, "the") } brings fighters into play.
decision-entry-die = Which die does { FORM($fighter, "the") } bring?
    .waiting = { FORM($seat, "the") } chooses the die of a hellhound.
decision-summon = Where does the troglodyte come into play?
    .waiting = { FORM($seat, "the") } brings a fighter into play.
decision-drop-rubble = Which exit do you block?
    .waiting = { FORM($seat, "the") } chooses an exit to block.
decision-foul-air = Which tile do you foul?
    .waiting = { FORM($seat, "the") } chooses a tile to foul.
decision-mend = Whom do you mend?
    .waiting = { FORM($seat, "the") } chooses whom to mend.
decision-reroll-die = Which activation die is rolled again?
    .waiting = { FORM($seat, "the") } chooses a die to be rolled again.
decision-curse-tile = Which tile is hungry?
    .waiting = { FORM($seat, "the") } chooses a tile.
decision-break-equipment = Which equipment of { FORM($fighter, "the") } gives way?
    .waiting = { FORM($seat, "the") } chooses a piece of equipment.
decision-drag = Whom do you drag off, and where?
    .waiting = { FORM($seat, "the") } drags a human into the dark.


## Options

option-activate = Activate { FORM($fighter, "the") } ({ FORM($fighter, "where") })
    .text = It moves and does one action, in either order, once in this phase.
option-appear = Step out in { FORM($tile, "the") }
    .text = The demon stands there at once, without spending movement, and then acts as usual.
option-apply-line-apply = Apply the line of { FORM($fighter, "the") }
    .text = Its line is carried out now: an instinct card is drawn, or a gift used. The other fighters follow.
option-apply-power-apply = Apply “{ $power }”
    .text = The power takes effect now, before the others that were triggered.
option-arm = { FORM($equipment, "the") } for { FORM($fighter, "the") }
    .text = Two cards at most for one fighter. Each card gives threat points to the infernal player.
option-assign = Give the { FORM($die, "number") } to { FORM($fighter, "the") }
    .text = The line with that number gives movement, combat and defence until the next human preparation. A cancelled line exhausts the fighter.
option-attack = Attack { FORM($target, "them") } ({ FORM($target, "where") })
    .text = This is its action. Each die that reaches the defence is a hit.
option-blast = Aim at { FORM($tile, "the") }
    .text = Everybody on that tile is in danger, friend or enemy.
option-bless = { FORM($priest, "the") } blesses { FORM($fighter, "the") } ({ $stat })
    .text = +1 movement or +2 combat until the end of the human activation; if the line of its die is cancelled, it is healed. Once in a match.
option-break = Break { FORM($equipment, "the") }
    .text = It cannot be used this turn.
option-bring = Bring { FORM($fighter, "the") } into { FORM($tile, "the") }
    .text = It comes into play on this tile and may act in the infernal activation. Its threat points are spent.
option-brood = Put a troglodyte in { FORM($tile, "the") }
    .text = A troglodyte of the reserve comes into play there without threat points.
option-brood-pass = Put no more
option-change-die = Give the { FORM($die, "number") } to { FORM($fighter, "the") }, turned into a { FORM($card, "die") } by “{ $card }”
    .text = The card turns the die into the number it shows; it stays beside the fighter, who gets no other card this turn.
option-clear = Clear the rubble
    .text = This is its action: the rubble is gone, and the exit can be passed again.
option-crawl = Crawl through the holes to { FORM($tile, "the") }
    .text = Costs 1 movement. For troglodytes, tiles with holes are next to each other.
option-curse = Make { FORM($tile, "the") } hungry
    .text = Until the end of the turn the tile has the effect that the card names.
option-die = Die { FORM($die, "number") }: { $face }
    .text = This die is changed; the others stay as they are.
option-discard = Discard “{ $card }”
    .text = The card goes to the discard pile.
option-done = Take nothing more
option-assign-done = All dice are assigned, go on
option-drag = Drag { FORM($fighter, "the") } into { FORM($tile, "the") }
    .text = The human is put on that tile; no movement is spent.
option-encourage = Encourage { FORM($fighter, "the") }
    .text = +1 movement, +1 combat and +1 defence until the next human preparation.
option-end-phase = End the phase
option-exit = By the { $side } exit of { FORM($tile, "the") }
    .text = The draught will come from there.
option-set-draught-exit = By the { $side } exit
    .text = The draught will come from there: the humans find the way out by following it.
option-explore = Explore to the { $side }
    .text = Costs 1 movement: a new tile is laid at that exit and the fighter enters it.
option-finish = Do nothing more
option-foul = Foul { FORM($tile, "the") }
    .text = A die for each fighter there; the air may hit any of them.
option-hold = { FORM($fighter, "the") } holds enemies back again
    .text = It stops enemies from leaving its tile again. Costs nothing, and is no action.
option-let-go = { FORM($fighter, "the") } lets enemies leave
    .text = Enemies may leave its tile until it holds them back again. Costs nothing, and is no action.
option-hole = Open the hole in { FORM($tile, "the") }
    .text = Troglodytes reach this tile from every other tile with holes.
option-instinct = Give “{ $card }” to { FORM($fighter, "the") }
    .text = The text of the card works for this fighter; no die is changed. It gets no other card this turn.
option-keep = Keep “{ $card }”
    .text = It goes to your hand; the other cards are discarded for all to see.
option-leave = Get out of the tunnels
    .text = Costs 1 movement. The fighter is out for good and counts for the goal.
option-heal-line-line = Heal line { $line }
    .text = Its damage is gone: a die on this line works again.
option-cancel-line-line = Cancel line { $line }
    .text = The hit goes there: a die on this line will exhaust the fighter. Who has no line left dies.
option-mend = Mend { FORM($fighter, "the") }
    .text = Damage leaves its sheet.
option-move = Go to { FORM($tile, "the") }
    .text = Costs 1 movement.
option-pass = Pass
option-react-pass = Play nothing
option-patient = Treat { FORM($patient, "the") }
    .text = One of its cancelled lines is healed.
option-place = Put a { $die } on “{ $power }”
    .text = Every die is put on a box. A power is triggered when the dice on it meet its condition.
option-play = Play “{ $card }”
    .text = The card takes effect now and is discarded, unless it lasts.
option-pull = Pull { FORM($fighter, "the") } in
    .text = It is put on this tile; no movement is spent.
option-reroll = Have the { FORM($die, "number") } rolled again
    .text = What it then shows counts.
option-roll = Roll { $count } dice
    .text = So many destiny dice are rolled and then put on the boxes.
option-rubble = Between { FORM($tile, "the") } and { FORM($other, "the") }
    .text = Nobody passes this exit until the rubble is cleared; that is an action.
option-set-die = Bring a { $die }
    .text = The die is not rolled: it shows this.
option-sing = Sing for { FORM($fighter, "the") }
    .text = Less movement and combat until the end of the next human activation.
option-special = { $special }
    .text = This is its action.
option-strike = Strike { FORM($victim, "the") }
    .text = This fighter suffers the strike instead.
option-take = { $hits ->
    [0] Take none
    [one] Take one hit
   *[other] Take { $hits } hits
}
    .text = So many hits go to the bodyguard instead of the target.
option-take-back = Take back the { $die } from “{ $power }”
    .text = It goes back to the dice that are rolled now; the box is free again.
option-choose-tile-tile = Lay { FORM($tile_name, "the") }
    .text = This tile is laid; the others go back on the pile.
option-order-tiles-tile = Put back { FORM($tile_name, "the") }
    .text = It will be drawn before those put back after it.
option-turn = With exits to: { $turns }
    .text = The tile is laid this way round.
option-use = Use { FORM($equipment, "the") }
    .text = This is its action; the card says what it does.


## Why a computer player would do so

gain-won = It can decide the game.
gain-strength = It spares the warriors.
gain-calm = It leaves fewer enemies near them.
gain-threat = It leaves the infernal side less threat.
gain-goal = It brings the humans nearer to their goal.
gain-cards = It is worth a card.
gain-wounds = It wears the humans down.
gain-force = It brings more creatures against them.
gain-power = It gathers threat.
gain-delay = It keeps the humans from their goal.

## What is true now, and why

why-line = line { $line }
why-sheet = its sheet
why-exhausted = exhausted
why-no-die = no die given yet
why-attack = for this attack
why-token = for a while
why-least = never below 0
why-powerless = Without a die on its power, it neither moves nor attacks.
why-held = Enemies keep it on its tile.
why-nothing-to-do = There is nothing it can do now.
why-broken = broken until the next human preparation
why-rests = used last turn, it rests in this one
why-used-up = used up
why-silenced = no gift and no blessing works now
why-not-consecrated = only the consecrated use gifts
why-blind = This exit leads against a wall: nobody passes.
why-rubble = Rubble blocks the way.
why-not-their-turn = Humans explore, in their activation phase.
why-no-tiles = There is no tile left to draw.
why-nobody-acts = First choose the human that explores here.
why-not-here = { FORM($fighter, "the") } does not stand on this tile.
why-water = Leaving the water takes a whole move, from its start.
why-far = Not next to { FORM($fighter, "the") }: each step leads through an open exit to a neighbouring tile.
why-no-points = It has no movement left.
why-no-die-helps = None of the dice to place helps here: { $condition }.
why-full = All its boxes are taken.
why-too-dear = It costs { $price } threat points; there are { $threat }.
gives-threat = +{ $amount } threat points
gives-events = draws { $count ->
    [one] { $count } event card
   *[other] { $count } event cards
} and keeps one
gives-stats = movement { $DPT }, combat { $CBT }
track-turn = Turn
track-over = Turns over
track-dead = Humans dead
track-draught = Draught
track-escaped = Humans out
track-wells = Wells destroyed
track-slain = Deaths of the demon
track-relics = Relics brought out
track-seals = Seals spoken
goal-end = The game is over at the end of turn { $turns } at the latest{ $turn ->
    [0] { "" }
   *[other] ; this is turn { $turn }
}.
goal-end-open = No limit of turns: it ends when a goal is met or no human is left on the map.

## The table drawn as text

draw-title = { $scenario } · turn { $turn }{ $turns ->
    [0] { "" }
   *[other] { " " }of { $turns }
} · { $phase }
draw-counts = Threat { $threat } · tiles in the pile { $pile } · destiny dice in reserve { $dice } · bonus dice { $alarm }
draw-key = H humans, I infernals · ? unexplored exit · ≈ draught · # rubble
draw-tile = { $tile } (room for { $saturation }){ $marks }
draw-hole = hole
draw-relics = relics: { $count }
draw-count = { $count } { $name }
draw-lines = Move, combat, defence
draw-lines-key = [ ] the line of the die · × cancelled · * instinct · + gift
draw-stats = movement { $DPT } combat { $CBT } defence { $DEF }
draw-damage = damage { $damage }/{ $health }
draw-exhausted = exhausted
draw-acted = has acted
draw-dead = dead
draw-left = out of the tunnels
draw-relic = carries a relic
draw-gifts = gifts: { $gifts }
draw-price = { $count ->
    [one] { $name }
   *[other] { $count } { $name }
} (costs { $price })
draw-reserve = Reserve: { $list }
draw-board = Destiny (1, 3 and 5 are white; 2, 4 and skull are red)
draw-activation-dice = Activation dice to give: { $dice }
draw-destiny-dice = Destiny dice to place: { $dice }
draw-hand = Your hand
draw-hand-other = { FORM($seat, "the") } holds { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}.
draw-card-die = { $card } (die { $die })

# The sentences that the expansion adds to those of Catacombs, and one it says in its own way (`decision-react`).

## The table

setting-lord-warchief = Orc Warchief
setting-lord-hydra = Hydra
setting-lord-shapeshifter = Shapeshifter
setting-lord-underworld-queen = Queen of the Underworld
setting-lord-extra = Health added to a lord of the expansion
    .text = On the tracks of the new lords there is room for it: a harder end.
setting-fighter = Paladin or Barbarian
    .text = Which of the two goes with the band.
setting-fighter-paladin = Paladin
setting-fighter-barbarian = Barbarian
setting-archer = Ice Princess or Elf
    .text = Which of the two goes with the band.
setting-archer-ice-princess = Ice Princess
setting-archer-elf = Elf
setting-hunter = Witch Hunter or Thief
    .text = Which of the two goes with the band.
setting-hunter-witch-hunter = Witch Hunter
setting-hunter-thief = Thief
setting-caster = Witch or Wizard
    .text = Which of the two goes with the band.
setting-caster-witch = Witch
setting-caster-wizard = Wizard
setting-altar = The Altar of Soloth stands before the lord
    .text = There the heroes can offer gold for one more card.
setting-ice-choice = Who chooses the monster that an ice spike freezes
    .text = When a spike touches several monsters.
setting-ice-choice-thrower = who throws it
setting-ice-choice-overseer = the Overseer

phase-altar = The Altar of Soloth


## The log

log-spared = { $why ->
    [friend] { FORM($disc, "the") } touches { FORM($target, "the") }, a friend: no harm done.
    [own] { FORM($disc, "the") } comes back on { FORM($target, "the") }, who flicked it: no harm done.
    [barred] { FORM($target, "the") } was struck by the flick before: this time nothing happens.
    [ignored] { FORM($target, "the") } ignores the attack.
    [provoker] A retaliation does nothing to { FORM($target, "the") }, whose blow it answers.
    [veiled] { FORM($target, "the") } is veiled: nothing happens.
    [absorbed] { FORM($target, "the") } absorbs it: only melee does damage.
    [incorporeal] { FORM($target, "the") } has no body: only driving it over the edge destroys it.
    [family] This attack harms only certain monsters ({ $families }): nothing happens to { FORM($target, "the") }.
    [fireproof] { FORM($target, "the") } is proof against fire.
   *[harmless] This attack does no damage to { FORM($target, "the") }.
}
log-ally-lost = { $why ->
    [destroyed] { FORM($figure, "the") } is destroyed.
    [alone] Without { FORM($hero, "the") }, { FORM($figure, "the") } leaves the room as well.
    [corroded] With the card { FORM($figure, "the") } is lost as well.
   *[over] The fight is over: { FORM($figure, "the") } leaves.
}
log-not-paid = { $price } gold did not come together for { $service ->
    [touch] a Healing Touch on { FORM($patient, "the") }
    [resurrection] the Resurrection { FORM($patient, "of") }
    [offering] the offering
    [pay-to-reveal] one more card to be shown
   *[payment] { $card } for { FORM($patient, "the") }
}. Offered: { $given_parts }.
log-gold-spent = { FORM($figure, "the") } pays { $gold } gold for { $service ->
    [touch] a Healing Touch on { FORM($patient, "the") }
    [resurrection] the Resurrection { FORM($patient, "of") }
    [offering] the offering of { $price } gold
    [pay-to-reveal] one more card
   *[payment] { $card }, bought for { FORM($patient, "the") }
} ({ $purse } left).
log-sat-out = { $why ->
    [held] Frozen: no action for { FORM($targets, "the") }.
   *[down] Incapacitated: no action for { FORM($targets, "the") }.
}
log-frozen = { FORM($figure, "the") } is frozen{ $others-count ->
    [0] .
   *[other] ; one spike cannot hold { FORM($others, "the") } as well.
}
log-unfrozen = { FORM($figure, "the") } is not frozen: { $why ->
    [lord] ice holds no Lord.
    [incorporeal] it has no body.
   *[frozen] a spike lies on it already.
}
log-thawed = { FORM($figure, "the") } is free of the ice: { $why ->
    [edge] the spike went over the edge.
    [corroded] the spike was corroded.
   *[knocked] the spike was knocked off.
}
log-frozen-claimed = { FORM($target, "the") } is still frozen and falls to { FORM($figure, "the") } ({ $gold } gold).
log-armour-used = { FORM($figure, "the") } ignores the attack behind the armour ({ $armour } left).
log-stayed = { FORM($figure, "the") } stays where it stands.
log-ally-called = { FORM($figure, "the") } calls { FORM($targets, "the") } into the next room.
log-stayed-dead = { FORM($figure, "the") } does not rise again: no other monster is left.
log-armour-restored = The armour { FORM($figure, "of") } is back at { $armour }.
log-magic-spent = { FORM($figure, "the") } spends { $amount } magic ({ $magic } left).
log-health-spent = Without enough magic, { FORM($figure, "the") } pays with { $amount } health ({ $health } left).
log-magic-gained = { FORM($figure, "the") } gains { $amount } magic ({ $magic } now).
log-trophies-kept = { FORM($figure, "the") } keeps { $targets-count ->
    [one] as a trophy
   *[other] as trophies
}: { FORM($targets, "the") }.
log-trophies-stored = { FORM($figure, "the") } stores the rest of the monsters for later.
log-artefact-priced = { $artefact } costs { FORM($figure, "the") } { $price ->
    [one] one monster
   *[other] { $price } monsters
}.
log-trophy-spent = For { $artefact } { FORM($figure, "the") } gives { FORM($monster, "a") } back to the reserve{ $left ->
    [0] .
   *[other] {" "}({ $left } more due).
}
log-trophies-reclaimed = The Overseer takes back { $count ->
    [one] { FORM($monster, "a") }
   *[other] { $count } { FORM($monster, "plural") }
} from the Witch Hunter’s board.
log-artefact-activated = { FORM($figure, "the") } puts an artefact into service: { $artefact }.
log-reward-given = { FORM($figure, "the") } finds { $card } on { FORM($target, "the") }.
log-reward-missing = { FORM($target, "the") } has nothing on it: { $card } is not in the deck.
log-card-shown = The Merchant shows one more card: { $card }.
log-card-offered = The altar offers { $card }.
log-gift-taken = { FORM($figure, "the") } takes { $card } from the altar.
log-gift-refused = { $why ->
    [useless] No living hero can use { $card }: it goes under the deck.
   *[refused] { $card } is turned down by { FORM($seats, "the") } and goes under the deck.
}
log-altar-left = { $why ->
    [blessed] The altar gives one card only: the heroes leave it.
    [nothing] No card is left, or the purses do not hold an offering: the heroes leave the Altar of Soloth.
   *[done] The heroes leave the Altar of Soloth.
}
log-corroded = { FORM($by, "the") } has hurt { FORM($figure, "the") }: for the corrosion, the Overseer draws from the items of this hero and one card of the deck: { $card }, lost for good.
log-corrosion-averted = { FORM($by, "the") } has hurt { FORM($figure, "the") }: for the corrosion, the Overseer draws from the items of this hero and one card of the deck: that one, and nothing is lost.
log-evaded = { FORM($figure, "the") } retreats.
log-banished = { FORM($target, "the") } is driven out of the room by { FORM($by, "the") }{ $chain-count ->
    [0] {""}
   *[other] {""}, in a chain of contacts: { $chain } → { $target }
}{ $gold ->
    [0] .
   *[other] {" "}({ $gold } gold).
}
log-dismounted = { FORM($figure, "the") } rises from beside the dead mount and fights on.
log-risen = { FORM($figure, "the") } rises again, unharmed: another monster is left.
log-enslaved = { FORM($figure, "the") } must act at once as a slave { FORM($by, "of") }, besides its own action.
log-mended = Having hurt a hero, { FORM($by, "the") } restores { FORM($figure, "the") } by its touch of decay ({ $health } health now).
log-wall-raised = { FORM($figure, "the") } raises a fire wall: { FORM($disc, "the") }.
log-roused = The war cry { FORM($by, "of") } lets { FORM($figure, "the") } act at once, besides its own action.
log-mimicked = { FORM($figure, "the") } attacks as { FORM($monsters, "plural") } do.
log-swapped = { FORM($figure, "the") } changes places with { FORM($target, "the") }.
log-unharmed = { FORM($target, "the") } takes no harm from it: { $why ->
    [veiled] it is veiled.
    [absorbed] only melee does it damage.
   *[incorporeal] it has no body.
}
log-survived = { $card } saves { FORM($figure, "the") }, who has { $health } health.


## Questions

decision-react = { $moment ->
    [combat-begun] The fight is about to begin.
    [round-ended] The round is over.
    [hero-acted] { FORM($figure, "the") } has finished acting.
    [monster-acted] { FORM($figure, "the") } has finished acting.
    [monster-frozen] { FORM($figure, "the") } has just frozen { FORM($target, "the") }.
    [strike-begun] { FORM($figure, "the") } is about to attack ({ $attack }).
    [strike-landed] { FORM($figure, "the") } strikes { FORM($targets, "the") } ({ $attack }).
   *[other] { FORM($figure, "the") } has struck { FORM($targets, "the") } ({ $attack }): { $lost ->
        [0] no damage
       *[other] { $lost } damage
    }.
} Do you answer it?
    .waiting = { FORM($seat, "the") } may answer.
decision-pick-to-freeze = Which monster is frozen?
    .waiting = { FORM($seat, "the") } chooses who is frozen.
decision-pick-slave = Which monster becomes the slave and acts?
    .waiting = { FORM($seat, "the") } picks a slave.
decision-pick-spike = Which ice spike is lost: from which monster?
    .waiting = { FORM($seat, "the") } picks an ice spike.
decision-pick-to-mend = Which wounded monster is whole again?
    .waiting = { FORM($seat, "the") } picks a monster.
decision-pick-to-rouse = Which monster does the war cry rouse?
    .waiting = { FORM($seat, "the") } picks a monster.
decision-pick-to-swap = With whom does { FORM($figure, "the") } change places?
    .waiting = { FORM($seat, "the") } picks a monster.
decision-mimic = Whose attack does { FORM($figure, "the") } make?
    .waiting = { FORM($seat, "the") } chooses an attack.
decision-step-aside = Is { FORM($figure, "the") } moved within the monsters’ zone?
    .waiting = { FORM($seat, "the") } may move the lord.
decision-place-wall = Where does { FORM($figure, "the") } put a fire wall?
    .waiting = { FORM($seat, "the") } places a fire wall.
decision-advance = Does { FORM($figure, "the") } move before the first round?
    .waiting = { FORM($seat, "the") } may move a hero.
decision-call-ally = Do you call for company in this room, for { $magic } magic?
    .waiting = { FORM($seat, "the") } may call an Ally.
decision-share-gain = { FORM($figure, "the") } gains { $points } points: how many are health? The others are magic.
    .waiting = { FORM($seat, "the") } shares out points.
decision-activate-artefact = Which artefact does { FORM($figure, "the") } pay for?
    .waiting = { FORM($seat, "the") } may pay for artefacts.
decision-pay-trophy = { $artefact }: which monster do you give up?
    .waiting = { FORM($seat, "the") } pays for an artefact.
decision-reclaim = The reserve is short of { FORM($monster, "plural") }. How many do you take back from the Witch Hunter?
    .waiting = { FORM($seat, "the") } may take monsters back.
decision-offer = Do you make an offering? The heroes have { $gold } gold together.
    .waiting = { FORM($seat, "the") } stands before the altar.
decision-accept-gift = Do you take { $card }?
    .waiting = The heroes’ players decide about the card.
decision-give-gift = Who gets the card?
    .waiting = The heroes’ players choose a hero.


## Options

option-share = { $health } health
    .text = So many points as health; the rest as magic.
option-activate = { $artefact }
    .text = Trophies are given back for it; from then on it serves.
option-store = Store the monsters
    .text = The trophies are kept for a later artefact.
option-give-up = { $monster }
    .text = This trophy goes back to the reserve.
option-reclaim = { $count ->
    [0] None
   *[other] { $count }
}
    .text = So many trophies of this kind go back to the reserve.
option-reveal = See one more card: { $price } gold
    .text = Paid together: one more card is for sale.
option-offer = Offer { $price } gold
    .text = Paid together: the altar turns a card over, to be taken or refused by all.
option-accept-gift-accept = Accept
    .text = If everybody accepts, the card goes to a hero whom it serves.
option-refuse = Turn it down
    .text = The card goes under the deck, whatever the others answer.
option-give-to = { $figure }
    .text = The card is this hero’s.
option-unused = One that lies unused
    .text = A monster that nobody has met yet.
option-advance = Move
    .text = It flicks itself first, without harm.
option-offer-done = Done
    .text = You offer nothing more at this altar.
option-call-ally-pass = Pass
    .text = No company in this room, and no magic spent.
option-stay = Stay
    .text = It remains where it is.
option-step-aside = Move
    .text = It is put on a free spot of the monsters’ zone.
option-mimic = { $monster }: { $sequence }
    .text = It attacks as that monster does.
option-call = { $card }
    .text = This card comes into the room.


## The table drawn as text

draw-armour = armour { $armour }
draw-magic = magic { $magic }
draw-trophies = monsters kept: { $trophies }
draw-artefacts = in service: { $artefacts }
draw-frozen = frozen

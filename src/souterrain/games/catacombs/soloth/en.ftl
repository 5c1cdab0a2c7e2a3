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
    [barred] { FORM($target, "the") } was struck by the flick before: this time nothing happens.
    [ignored] { FORM($target, "the") } ignores the attack.
    [provoker] A retaliation does nothing to { FORM($target, "the") }, whose blow it answers.
    [veiled] { FORM($target, "the") } is veiled: nothing happens.
    [absorbed] { FORM($target, "the") } absorbs it: only melee does damage.
    [incorporeal] { FORM($target, "the") } has no body: only driving it over the edge destroys it.
    [family] This attack harms other families of monsters: nothing happens to { FORM($target, "the") }.
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
    [touch] a Healing Touch.
    [revive] a Resurrection.
    [offering] the offering.
    [reveal] one more card to be shown.
   *[card] { $card }.
}
log-frozen = { FORM($figure, "the") } is frozen.
log-thawed = { FORM($figure, "the") } is free of the ice: { $why ->
    [edge] the spike went over the edge.
    [corroded] the spike was corroded.
   *[knocked] the spike was knocked off.
}
log-frozen-claimed = { FORM($target, "the") } is still frozen and falls to { FORM($figure, "the") } ({ $gold } gold).
log-armour-used = { FORM($figure, "the") } raises the armour ({ $armour } left).
log-ally-called = { FORM($figure, "the") } calls { FORM($targets, "the") } into the next room.
log-stayed-dead = { FORM($figure, "the") } does not rise again: no other monster is left.
log-armour-restored = The armour { FORM($figure, "of") } is back at { $armour }.
log-magic-spent = { FORM($figure, "the") } spends { $amount } magic ({ $magic } left).
log-health-spent = { FORM($figure, "the") } pays with { $amount } health ({ $health } left).
log-magic-gained = { FORM($figure, "the") } gains { $amount } magic ({ $magic } now).
log-trophies-kept = { FORM($figure, "the") } keeps as trophies: { FORM($targets, "the") }.
log-trophies-stored = { FORM($figure, "the") } stores the rest of the monsters for later.
log-trophy-spent = For { $artefact } { FORM($figure, "the") } gives { FORM($monster, "a") } back to the reserve.
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
   *[refused] { $card } is turned down and goes under the deck.
}
log-altar-left = The heroes leave the Altar of Soloth.
log-corroded = The corrosion { FORM($by, "of") } eats { $card }, which { FORM($figure, "the") } loses for good.
log-corrosion-averted = The corrosion { FORM($by, "of") } draws a card of the deck: { FORM($figure, "the") } loses nothing.
log-evaded = { FORM($figure, "the") } retreats.
log-banished = { FORM($target, "the") } is driven out of the room by { FORM($by, "the") } ({ $gold } gold).
log-dismounted = { FORM($figure, "the") } rises from beside the dead mount and fights on.
log-risen = { FORM($figure, "the") } rises again, unharmed.
log-enslaved = { FORM($figure, "the") } must act as a slave { FORM($by, "of") }.
log-mended = The touch of decay { FORM($by, "of") } makes { FORM($figure, "the") } whole again.
log-wall-raised = { FORM($figure, "the") } raises a fire wall.
log-roused = The war cry { FORM($by, "of") } rouses { FORM($figure, "the") }.
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
option-activate = { $artefact }
option-store = Store the monsters
option-give-up = { $monster }
option-reclaim = { $count ->
    [0] None
   *[other] { $count }
}
option-reveal = See one more card: { $price } gold
option-offer = Offer { $price } gold
option-refuse = Turn it down
option-give-to = { $figure }
option-unused = One that lies unused
option-advance = Move
option-stay = Stay
option-step-aside = Move
option-mimic = { $monster }: { $sequence }
option-call = { $card }


## The table drawn as text

draw-armour = armour { $armour }
draw-magic = magic { $magic }
draw-trophies = monsters kept: { $trophies }
draw-artefacts = in service: { $artefacts }
draw-frozen = frozen

# The sentences of Dungeon Twister. A line of the log is `log-` and the event's name, a question `decision-` and its kind
# (`.waiting`: what the others read), an option `option-` and its verb. What fills the slots (`$figure`) is said in
# `naming.py`; the names come from the packs.

## The table

seat-south = southern player
    .the = the southern player
seat-north = northern player
    .the = the northern player

setting-team = How teams are chosen
setting-team-mutual = mutual choice
setting-team-full-frontal = full frontal
setting-team-draft = draft
setting-team-advised = the advised team, at once
setting-clock = Two-minute clock
setting-memory-aid = Spent combat cards stay listed

phase-setup = Set-up
phase-play = Play

side-south = of the south
side-north = of the north

figure-of = { $name } { $side }
cell-named = { $cell }
start-zone = the { $zone ->
    [sw] south-western
    [se] south-eastern
    [nw] north-western
   *[ne] north-eastern
} start zone
cell-start = { start-zone } (facing column { $column })
cell-named-in = in { $cell }
cell-start-in = on { cell-start }
start-zone-in = on { start-zone }
room-west = the western room of rows { $rows }
room-east = the eastern room of rows { $rows }
room-named = { $name } (rows { $rows })
placed-in = { $name } { FORM($cell, "in") }
placed-facing = { $name } ({ $column })
part-figure = { $figure } { $amount }
part-wounded = { $figure } { $amount } (wounded)
part-object = { $object } +{ $amount }
part-stab = stabbing +{ $amount }
part-lead = charisma +{ $amount }
part-shot = { $figure } { $amount } ({ $by })
part-aimed = { $figure } { $amount } (“{ $by }”)
paid = { $cost ->
    [0] { "" }
   *[other] { " " }({ $cost } AP, { $points } left)
}
# Where a portcullis hangs.
bars = { $cells-count ->
    [one] at the edge of { $cells }
   *[other] between { $cells }
}
# Who has begun to move and goes on pays nothing more.
goes = { $cost ->
    [0] goes on
   *[other] goes
}
# What is done with a load is part of a move, and pays for it where it comes first.
then = { $cost ->
    [0] { " " }then
   *[other] { "" }
}
part-of-a-move = { $cost ->
    [0] { "" }
   *[other] , as part of a move ({ $cost } AP, { $points } left)
}


## The log

log-required = In this scenario both sides have { FORM($objects, "the") }.
log-first-to-pick = { FORM($seat, "the") } is the first to pick { $things ->
    [character] characters
   *[object] objects
}.
log-character-picked = { FORM($seat, "the") } picks { FORM($character, "the") }{ $both ->
    [true] { " " }for both sides
   *[false] { "" }
}.
log-object-picked = { FORM($seat, "the") } picks { $nth ->
    [1] { FORM($object, "the") }
    [2] a second { $object }
   *[other] another { $object }
}{ $both ->
    [true] { " " }for both sides
   *[false] { "" }
}.
log-chosen = { FORM($seat, "the") } chooses { FORM($cards, "the") }.
log-chosen-hidden = { FORM($seat, "the") } chooses { $cards } cards in secret.
log-team-advised = Both have the advised team: { $characters }; and { $objects }.
log-starters-placed = { FORM($seat, "the") } puts starters face down: { $west } in the west, { $east } in the east.
log-first-to-place = { FORM($seat, "the") } is the first to hide a card.
log-hidden = { FORM($seat, "the") } hides { FORM($card, "the") } beside { FORM($room, "the") }.
log-hidden-hidden = { FORM($seat, "the") } hides a card beside { FORM($room, "the") }.
log-figure-revealed = { FORM($figure, "the") } is revealed{ $zone ->
    [west] { " " }on the western start zone
    [east] { " " }on the eastern start zone
   *[room] { "" }
}.
log-object-revealed = { FORM($object, "the") } is revealed.
log-facings-chosen = The starters face these columns of the labyrinth: { $facings }.
log-first-player = { FORM($seat, "the") } takes the first turn.

log-turn-begun = Turn { $turn }: { FORM($seat, "the") } gains { $gained } action points (AP), { $points } in all
log-turn-ended = { $able ->
    [true] { FORM($seat, "the") } ends the turn
   *[false] { FORM($seat, "the") }, with nobody who can act, ends the turn
}{ $kept ->
    [0] { "" }
   *[other] { " " }and keeps { $kept } AP
}{ $lost ->
    [0] { "" }
    [one] ; 1 is lost, for no more than { $most } can be kept
   *[other] ; { $lost } are lost, for no more than { $most } can be kept
}.
log-late = The time of { FORM($seat, "the") } is up.
log-stalemate-near = Nobody has scored for a long time: the game ends in { $turns } turns unless somebody does.
log-won = { FORM($seat, "the") } wins, { $score } to { $against }{ $reason ->
    [target] : { $goal } victory points reached
    [exhausted] : nobody can score any more
   *[stalemate] : nobody has scored for too long
}.
log-drawn = The game is a draw, { $score } each{ $reason ->
    [exhausted] : nobody can score any more
   *[stalemate] : nobody has scored for too long
}.
log-scored = { FORM($seat, "the") } scores { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}{ $reason ->
    [kill] { " " }for this death
    [escape] { " " }for this escape{ $points ->
        [one] { "" }
       *[other] , as the character’s card says
    }
    [treasure] { " " }for what was carried out
    [hunter] { " " }more as a hunter of the undead
   *[other] { "" }
}: { $total } of { $goal }.

log-revealed = { FORM($seat, "the") } reveals { FORM($place, "the") }, open to { FORM($figures, "the") }: { FORM($room_name, "the") }{ paid }.
log-placed = { FORM($seat, "the") } places { FORM($figure, "the") } { FORM($cell, "in") }.
log-object-placed = { FORM($seat, "the") } places { FORM($object, "the") } { FORM($cell, "in") }.

log-moved = { FORM($figure, "the") } { $way ->
    [jump] jumps over the pit from { $origin } to { $cell }
    [wall] goes through the wall from { $origin } to { $cell }
    [face] { $cost ->
        [0] then turns to face column { FORM($cell, "column") }
       *[other] stays on its start zone and faces column { FORM($cell, "column") } instead of column { FORM($origin, "column") }
    }
   *[walk] { goes } from { $origin } to { $cell }
}{ $burden-count ->
    [0] { "" }
   *[other] , carrying { FORM($burden, "the") }
}{ paid }.
log-escaped = { FORM($figure, "the") } { $way ->
    [jump] jumps
    [wall] goes through the wall
   *[walk] { goes }
} from { $origin }{ $far ->
    [true] { " " }through { $edge }
   *[false] { "" }
} and escapes from the labyrinth by { FORM($cell, "zone") }{ $burden-count ->
    [0] { "" }
   *[other] , carrying { FORM($burden, "the") }
}{ paid }.
log-carried-out = { FORM($figure, "the") } is carried out by { FORM($friend, "the") } and counts for nobody.
log-taken = { FORM($figure, "the") }{ then } takes { FORM($object, "the") }{ $source ->
    [friend] { " " }from { FORM($giver, "the") }
    [enemy] { " " }from { FORM($giver, "the") }, who is wounded
   *[ground] { " " }{ FORM($ground, "in") }
}{ part-of-a-move }.
log-dropped = { FORM($figure, "the") }{ then } drops { FORM($object, "the") } { FORM($ground, "in") }{ part-of-a-move }.
log-given = { FORM($figure, "the") }{ then } gives { FORM($object, "the") } to { FORM($friend, "the") }{ part-of-a-move }.
log-swapped = { FORM($figure, "the") }{ then } swaps { FORM($object, "the") } for { FORM($other, "the") } with { FORM($friend, "the") }{ part-of-a-move }.
log-lifted = { FORM($figure, "the") }{ then } lifts { FORM($friend, "the") }, who is wounded{ part-of-a-move }.
log-set-down = { FORM($figure, "the") }{ then } sets { FORM($friend, "the") } down { FORM($cell, "in") }{ part-of-a-move }.
log-left-behind = { FORM($object, "the") } is left behind { FORM($ground, "in") }.
log-discarded = { $reason ->
    [broken] { FORM($object, "the") } breaks: { FORM($figure, "the") }, out of the enemy’s reach, is not wounded.
    [out] { FORM($object, "the") } leaves the labyrinth with { FORM($figure, "the") }.
   *[used] { FORM($object, "the") } is used up.
}
log-jump-card-played = { FORM($seat, "the") } plays a jump card ({ $left } left) for { FORM($figure, "the") }{ paid }.
log-combat-card-given-up = { FORM($seat, "the") } gives up a combat card, the { $card }, to let { FORM($figure, "the") } jump{ paid }.

log-rotated = { FORM($figure, "the") } turns { FORM($room, "the") } { $way ->
    [1] clockwise
   *[other] counter-clockwise
}{ $tinkered ->
    [true] { "" }, against its arrow by “{ $ability }”
   *[false] { "" }
}{ $twin ->
    [true] { "" }, from its twin room
   *[other] { "" }
}{ paid }.{ $places-count ->
    [0] { "" }
   *[other] { " " }Now there: { $places }.
}
    .staged = { FORM($figure, "the") } turns { FORM($room, "the") } { $way ->
        [1] clockwise
       *[other] counter-clockwise
    }{ $tinkered ->
        [true] { "" }, against its arrow
       *[false] { "" }
    }{ $twin ->
        [true] { "" }, from its twin room
       *[other] { "" }
    }.
log-portcullis-opened = { FORM($figure, "the") } { $means ->
    [lockpick] picks the lock and opens
   *[key] opens with a key
} the portcullis of { FORM($room, "the") }, { bars }{ paid }.
log-portcullis-closed = { FORM($figure, "the") } { $means ->
    [lockpick] picks the lock and closes
   *[key] closes with a key
} the portcullis of { FORM($room, "the") }, { bars }{ paid }.
log-portcullis-broken = { FORM($figure, "the") } breaks for good the portcullis of { FORM($room, "the") }, { bars }{ paid }.
log-walls-broken = { FORM($figure, "the") } breaks the walls { $barred ->
    [true] and the portcullis of
   *[false] of
} { FORM($room, "the") }{ paid }.
log-healed = { FORM($figure, "the") } heals { FORM($patient, "the") }{ paid }.
log-regenerated = { FORM($figure, "the") } regenerates and is no longer wounded{ paid }.
log-stolen = { FORM($figure, "the") } steals { FORM($object, "the") } from { FORM($victim, "the") }{ paid }.
log-sent = By “{ $ability }” { FORM($figure, "the") } sends { FORM($object, "the") } from { FORM($origin, "zone") } to { $cell }{ paid }.
log-handed = By “{ $ability }” { FORM($figure, "the") } { $own ->
    [true] calls { FORM($object, "the") } from { FORM($origin, "zone") } to hand
   *[other] sends { FORM($object, "the") } from { FORM($origin, "zone") } to { FORM($friend, "the") }
}{ paid }.
log-fireball-cast = { FORM($figure, "the") } casts { FORM($object, "the") } on { FORM($target, "the") }, { FORM($cell, "in") }{ paid }.
log-inverted = { FORM($figure, "the") } reads { FORM($object, "the") }: { FORM($room, "the") } and { FORM($room_beside, "the") } have changed places{ paid }.{ $places-count ->
    [0] { "" }
   *[other] { " " }Now there: { $places }.
}
    .staged = { FORM($figure, "the") } reads { FORM($object, "the") }: { FORM($room, "the") } and { FORM($room_beside, "the") } have changed places.

log-combat-begun = { FORM($attacker, "the") } { $kind ->
    [lance] reaches for { FORM($target, "the") } with the lance
    [ranged] shoots at { FORM($target, "the") }
   *[close] attacks { FORM($target, "the") }
} { FORM($cell, "in") }{ $apart ->
    [true] { " " }from { $origin }
   *[false] { "" }
}{ $weapon ->
    [bow] { " " }with the bow
   *[other] { "" }
}{ $free ->
    [true] { "" }, by “{ $ability }” without spending an action point
   *[false] { "" }
}{ paid }. Attack { $attack }: { $attack_parts }. Defence { $defence }: { $defence_parts }.
    .staged = { FORM($attacker, "the") } { $kind ->
        [lance] reaches for { FORM($target, "the") } with the lance
        [ranged] shoots at { FORM($target, "the") }
       *[close] attacks { FORM($target, "the") }
    }.
log-attacked-freely = { FORM($figure, "the") } attacks free of charge.
log-cards-announced = { FORM($figure, "the") } will play { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
log-cancelled = { $power ->
    [look] Neither side may see the other’s card first
   *[name-card] Neither side may name the other’s card
}: { FORM($figures, "the") } cancel each other out.
log-card-named = By “{ $ability }” { FORM($figure, "the") } names the { $card }: the enemy must play it if it is in hand.
log-hand-shown = { FORM($seat, "the") } does not have it and shows the hand: { $cards }.
log-hand-shown-hidden = { FORM($seat, "the") } does not have it and shows the hand to the other player.
log-card-seen = By “{ $ability }” { FORM($figure, "the") } sees what the other side plays: { $cards }.
log-card-seen-hidden = By “{ $ability }” { FORM($figure, "the") } sees what the other side plays before choosing a card.
log-cards-revealed = { FORM($seat, "the") } plays { $cards-count ->
    [one] a { $cards }
   *[other] { $cards }
}{ $back ->
    [true] { " " }(the 0 returns to hand)
   *[false] { "" }
}, on top of { $strength }: { $total } in all.
    .staged = The cards are turned up together.
log-tied = { $total } on both sides: nothing happens.
log-combat-won = { FORM($seat, "the") } wins the combat by { $margin } ({ $total } to { $against }){ $harmless ->
    [true] : the shot does no harm
   *[false] { "" }
}.
log-wounded = { FORM($figure, "the") } is wounded.
log-killed = { FORM($figure, "the") }{ $reason ->
    [wounded] , already wounded, dies
    [carried] , carried by { FORM($friend, "the") }, who has lost, dies
    [deadly] { " " }dies at once by the deadly blow of { FORM($attacker, "the") }
   *[fireball] { " " }dies in the fire
}.


## Questions

decision-pick-character = Which character do you pick?
    .waiting = { FORM($seat, "the") } picks a character.
decision-pick-object = Which object do you pick?
    .waiting = { FORM($seat, "the") } picks an object.
decision-choose-characters = Which characters are in your team?
    .waiting = { FORM($seat, "the") } chooses characters in secret.
decision-choose-objects = Which objects are in your team?
    .waiting = { FORM($seat, "the") } chooses objects in secret.
decision-starters = Who begins on your start zones?
    .waiting = { FORM($seat, "the") } chooses starters in secret.
decision-western = Who of them begins on the western start zone?
    .waiting = { FORM($seat, "the") } places the starters.
decision-hide = Which card do you hide, and beside which room?
    .waiting = { FORM($seat, "the") } hides a card.
decision-facing = Who faces the eastern one of the two zones in front? The others face the western one.
    .waiting = { FORM($seat, "the") } chooses facings.
decision-act = What do you do? ({ $points } AP)
    .waiting = { FORM($seat, "the") } spends action points.
decision-move = Where does { FORM($figure, "the") } go? ({ $points } movement points)
    .waiting = { FORM($seat, "the") } moves a character.
decision-place-figure = Where is { FORM($figure, "the") } placed?
    .waiting = { FORM($seat, "the") } places a character.
decision-place-object = Where is { FORM($object, "the") } placed?
    .waiting = { FORM($seat, "the") } places an object.
decision-send = Where does { FORM($figure, "the") } send { FORM($object, "the") }?
    .waiting = { FORM($seat, "the") } sends an object.
decision-jump-card = Which combat card do you give up to jump?
    .waiting = { FORM($seat, "the") } gives up a combat card.
decision-frenzy = How many cards does { FORM($figure, "the") } play?
    .waiting = { FORM($seat, "the") } announces the number of cards.
decision-name = Which card must your enemy play?
    .waiting = { FORM($seat, "the") } may name a card.
decision-lay-extra = Which card do you play besides the other one?
    .waiting = { FORM($seat, "the") } lays the second card.
decision-lay = { FORM($attacker, "the") } against { FORM($target, "the") }: which card do you play?
    .waiting = { FORM($seat, "the") } lays a combat card.


## Options

option-pick-character-pick = { $character }
    .text = It joins the team.
option-pick-object-pick = { $object }
    .text = It joins the team’s objects.
option-choose-characters-choose = { $character }
    .text = It joins your team; the other player sees it only when it is revealed.
option-choose-objects-choose = { $object }
    .text = It joins your objects; the other player sees it only when it is revealed.
option-start = { $card }
    .text = It begins on one of your start zones; the others are hidden beside rooms.
option-west = { $card }
    .text = It begins on the western start zone; the others on the eastern one.
option-hide = { $card } beside { FORM($room, "the") }
    .text = It lies face down there and is placed when that room is revealed.
option-face-east = { $figure }
    .text = It may enter the labyrinth by the eastern column of its start zone.
option-reveal = Reveal { FORM($room, "the") }
    .text = 1 AP. The card is turned up, and what is hidden beside it is placed.
option-move = Move { FORM($figure, "the") }
    .text = 1 AP for a whole displacement, zone by zone, as far as its movement reaches. Taking and dropping on the way is free.
option-rotate = { FORM($figure, "the") }: turn { FORM($room, "the") } { $way ->
    [1] clockwise
   *[other] counter-clockwise
}
    .text = 1 AP: the room makes a quarter turn with all that is in it. This cannot be taken back.
option-jump = { FORM($figure, "the") }: jump to { $cell }
    .text = 1 AP and a jump card, which is gone for good: over a pit.
option-cross = { FORM($figure, "the") }: through the wall to { $cell }
    .text = 1 AP: through the wall into the zone behind it.
option-attack = { FORM($figure, "the") }: attack { FORM($target, "the") }
    .text = 1 AP, or none where an ability gives the attack. Both sides add a combat card; the lower side is wounded, the wounded die.
option-lance = { FORM($figure, "the") }: attack { FORM($target, "the") } with the lance
    .text = 1 AP: an attack on the next zone. If its bearer loses, the lance breaks.
option-shoot = { FORM($figure, "the") }: shoot at { FORM($target, "the") }
    .text = 1 AP: from afar, in sight. Who shoots risks nothing.
option-shoot-bow = { FORM($figure, "the") }: shoot at { FORM($target, "the") } with the bow
    .text = 1 AP: from afar, in sight. Who shoots risks nothing.
option-open = { FORM($figure, "the") }: open the portcullis of { FORM($room, "the") }
    .text = 1 AP: the portcullis can be passed from now on.
option-close = { FORM($figure, "the") }: close the portcullis of { FORM($room, "the") }
    .text = 1 AP: the portcullis bars the way again.
option-break = { FORM($figure, "the") }: break the portcullis of { FORM($room, "the") }
    .text = 1 AP: the portcullis is open for good.
option-break-walls = { FORM($figure, "the") }: break the walls of the room
    .text = 1 AP: walls, slits and portcullis of the room are gone for good.
option-heal = { FORM($figure, "the") }: heal { FORM($patient, "the") }
    .text = 1 AP: the patient is no longer wounded.
option-regenerate = { FORM($figure, "the") }: regenerate
    .text = 1 AP: it is no longer wounded, and does nothing else this turn.
option-steal = { FORM($figure, "the") }: steal { FORM($object, "the") }
    .text = 1 AP: the object changes hands without a combat.
option-steal-friend = { FORM($figure, "the") }: steal { FORM($friend, "the") }
    .text = 1 AP: the wounded one who is carried changes hands.
option-act-send = { FORM($figure, "the") }: send { FORM($object, "the") }
    .text = 1 AP: the object flies to a zone or a friend within reach.
option-fireball = { FORM($figure, "the") }: fireball on { FORM($target, "the") }
    .text = 1 AP and the scroll: the target dies without a combat.
option-invert = { FORM($figure, "the") }: swap the room with { FORM($room, "the") }
    .text = 1 AP and the scroll: both rooms change places with all that is in them.
option-end-turn = End the turn
option-late = The time is up
option-go = Go to { $cell }
    .text = Each zone on the way costs one of its movement.
option-leave = Leave the labyrinth by { $cell }
    .text = It escapes by the enemy’s start zone and scores; it does not come back.
option-leap = Leap to { $cell }
    .text = It lands there.
option-stop = Stop here
option-take = Take { FORM($object, "the") }
    .text = It carries the object from now on; most can carry only one thing.
option-drop = Drop { FORM($object, "the") }
    .text = The object stays in this zone.
option-give = Give { FORM($object, "the") } to { FORM($friend, "the") }
    .text = The object goes to a friend in this zone.
option-swap = Swap { FORM($object, "the") } for { FORM($other, "the") }
    .text = Both objects change hands.
option-lift = Lift { FORM($friend, "the") }
    .text = The wounded friend is carried along, in place of an object.
option-set-down = Set { FORM($friend, "the") } down
    .text = The wounded friend stays in this zone.
option-zone = { $cell }
    .text = It is put down here.
option-send-to = { $cell }
    .text = The object lies there.
option-hand = Hand it to { FORM($friend, "the") }
    .text = A friend there takes it.
option-lay = { $card }
    .text = Its value is added to your side’s strength; then it is spent.
option-one = One card
    .text = One combat card, as everybody.
option-two = Two cards
    .text = Two combat cards are added up; both are spent.
option-name = The { $card }
    .text = The enemy must play it if it is in hand; else the hand is shown to you.
option-pass = Name nothing
option-play = Play { $card }
    .text = The card is shown and given up for the jump.


## Why a computer player would do so

gain-won = It can decide the game.
gain-score = It is about a victory point.
gain-runners = It brings one’s own characters nearer to the way out, or keeps them on their feet.
gain-others = It holds the other player’s characters up.
gain-reserve = It keeps enough characters to make the points that are missing.
gain-cards = It saves a strong combat card.
gain-actions = It saves action points.

## What is true now, and why

why-card = its card
why-wounded = wounded: cannot act, may be carried
why-far = { $left ->
    [0] No movement is left.
    [one] No open way of one zone leads there.
   *[other] No open way of at most { $left } zones leads there.
}
why-healed = just healed: nothing more this turn
why-carried = carried by { FORM($bearer, "the") }
why-of-wounded = { $figure }, wounded
why-of-stab = { $figure }: stab in a group
why-of-leader = led by { FORM($figure, "the") }
why-of-shot = { $figure }: shot
goal-points = Be the first with { $target } victory points: 1 for each character that leaves by the other side’s start zone, 1 for each enemy eliminated; some cards bring more.
goal-end = The game also ends when nobody can score any more, or after { $most } turns in a row without a victory point ({ $left } to go); then the higher score wins.

## The table drawn as text

draw-title = { $scenario } · { $turn ->
    [0] set-up
   *[other] turn { $turn }
} · { $target } VP win
draw-player = { $seat }: { $score } VP, { $points } AP, { $cards ->
    [one] { $cards } combat card
   *[other] { $cards } combat cards
}, { $jumps ->
    [one] { $jumps } jump
   *[other] { $jumps } jumps
}
draw-key = # wall · = portcullis · : arrow slit · ~ pit · O pit at the centre · @ mechanism · ? face down · † wounded
draw-hand = Your combat cards: { $cards }
draw-beside = Beside { FORM($room, "the") }: { $cards }
draw-beside-count = { $count ->
    [one] one card { $side }
   *[other] { $count } cards { $side }
}
draw-team = Your cards: { $cards }
draw-carries = { $figure } carries { $things }
draw-room = { $name }: { $place }, turns { $way ->
    [1] clockwise
   *[other] counter-clockwise
}{ $portcullis ->
    [1] , portcullis closed
    [2] , portcullis open
    [3] , portcullis broken
   *[0] { "" }
}
draw-west = rows { $rows } west
draw-east = rows { $rows } east

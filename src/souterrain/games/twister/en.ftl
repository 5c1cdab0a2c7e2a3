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
setting-clock = Two-minute clock
setting-memory-aid = Spent combat cards stay listed

phase-setup = Set-up
phase-play = Play

side-south = of the south
side-north = of the north

figure-of = { $name } { $side }
cell-named = { $cell }
cell-start = the start zone facing { $column }
cell-named-in = in { $cell }
cell-start-in = on { $cell }
room-west = the western room of rows { $rows }
room-east = the eastern room of rows { $rows }
room-named = { $name } (rows { $rows })
placed-in = { $name } { FORM($cell, "in") }
placed-facing = { $name } { $column }
part-figure = { $figure } { $amount }
part-wounded = { $figure } { $amount } (wounded)
part-object = { $object } +{ $amount }
part-stab = stabbing +{ $amount }
part-lead = charisma +{ $amount }
paid = { $cost ->
    [0] { "" }
   *[other] { " " }({ $cost } AP, { $points } left)
}


## The log

log-first-to-pick = { FORM($seat, "the") } is the first to pick { $things ->
    [character] characters
   *[object] objects
}.
log-character-picked = { FORM($seat, "the") } picks { FORM($character, "the") }{ $both ->
    [true] { " " }for both sides
   *[false] { "" }
}.
log-object-picked = { FORM($seat, "the") } picks { FORM($object, "the") }{ $both ->
    [true] { " " }for both sides
   *[false] { "" }
}.
log-chosen = { FORM($seat, "the") } chooses { FORM($cards, "the") }.
log-chosen-hidden = { FORM($seat, "the") } chooses { $cards } cards in secret.
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

log-turn-begun = Turn { $turn }: { FORM($seat, "the") }, { $points } AP
log-turn-ended = { FORM($seat, "the") } ends the turn and keeps { $kept } AP{ $lost ->
    [0] { "" }
    [one] ; 1 is lost
   *[other] ; { $lost } are lost
}.
log-late = The time of { FORM($seat, "the") } is up.
log-stalemate-near = Nobody has scored for long: the game ends in { $turns } turns unless somebody does.
log-won = { FORM($seat, "the") } wins, { $score } to { $against }{ $reason ->
    [target] { "" }
    [exhausted] : nobody can score any more
   *[stalemate] : nobody has scored for too long
}.
log-drawn = The game is a draw, { $score } each{ $reason ->
    [exhausted] : nobody can score any more
   *[stalemate] : nobody has scored for too long
}.
log-scored = { FORM($seat, "the") } scores { $points } VP{ $reason ->
    [kill] { " " }for this death
    [escape] { " " }for this escape
    [treasure] { " " }for what was carried out
    [hunter] { " " }more as a hunter of the undead
   *[other] { "" }
}: { $total } of { $goal }.

log-revealed = { FORM($seat, "the") } reveals { FORM($place, "the") }: { FORM($room_name, "the") }{ paid }.
log-placed = { FORM($seat, "the") } places { FORM($figure, "the") } { FORM($cell, "in") }.
log-object-placed = { FORM($seat, "the") } places { FORM($object, "the") } { FORM($cell, "in") }.

log-moved = { FORM($figure, "the") } { $way ->
    [jump] jumps over the pit
    [wall] goes through the wall
   *[walk] goes
} from { $origin } to { $cell }{ $burden-count ->
    [0] { "" }
   *[other] , carrying { FORM($burden, "the") }
}{ paid }.
log-escaped = { FORM($figure, "the") } { $way ->
    [jump] jumps
    [wall] goes through the wall
   *[walk] goes
} from { $origin } to the enemy’s start zone and escapes from the labyrinth{ $burden-count ->
    [0] { "" }
   *[other] , carrying { FORM($burden, "the") }
}{ paid }.
log-carried-out = { FORM($figure, "the") } is carried out by { FORM($friend, "the") } and counts for nobody.
log-taken = { FORM($figure, "the") } takes { FORM($object, "the") }{ $source ->
    [friend] { " " }from { FORM($giver, "the") }
    [enemy] { " " }from { FORM($giver, "the") }, who is wounded
   *[ground] { " " }{ FORM($cell, "in") }
}{ paid }.
log-dropped = { FORM($figure, "the") } drops { FORM($object, "the") } { FORM($cell, "in") }{ paid }.
log-given = { FORM($figure, "the") } gives { FORM($object, "the") } to { FORM($friend, "the") }{ paid }.
log-swapped = { FORM($figure, "the") } swaps { FORM($object, "the") } for { FORM($other, "the") } with { FORM($friend, "the") }{ paid }.
log-lifted = { FORM($figure, "the") } lifts { FORM($friend, "the") }, who is wounded{ paid }.
log-set-down = { FORM($figure, "the") } sets { FORM($friend, "the") } down { FORM($cell, "in") }{ paid }.
log-left-behind = { FORM($object, "the") } is left behind { FORM($cell, "in") }.
log-discarded = { $reason ->
    [broken] { FORM($object, "the") } breaks.
    [out] { FORM($object, "the") } leaves the labyrinth with { FORM($figure, "the") }.
   *[used] { FORM($object, "the") } is used up.
}
log-jump-card-played = { FORM($seat, "the") } plays a jump card ({ $left } left) for { FORM($figure, "the") }{ paid }.
log-combat-card-given-up = { FORM($seat, "the") } gives up a combat card, the { $card }, to let { FORM($figure, "the") } jump{ paid }.

log-rotated = { FORM($figure, "the") } turns { FORM($room, "the") } { $way ->
    [1] clockwise
   *[other] counter-clockwise
}{ paid }.{ $places-count ->
    [0] { "" }
   *[other] { " " }Now there: { $places }.
}
log-portcullis-opened = { FORM($figure, "the") } { $means ->
    [lockpick] picks the lock and opens
   *[key] opens with a key
} the portcullis of { FORM($room, "the") }{ paid }.
log-portcullis-closed = { FORM($figure, "the") } { $means ->
    [lockpick] picks the lock and closes
   *[key] closes with a key
} the portcullis of { FORM($room, "the") }{ paid }.
log-portcullis-broken = { FORM($figure, "the") } breaks the portcullis of { FORM($room, "the") } for good{ paid }.
log-walls-broken = { FORM($figure, "the") } breaks the walls of { FORM($room, "the") }{ paid }.
log-healed = { FORM($figure, "the") } heals { FORM($patient, "the") }{ paid }.
log-regenerated = { FORM($figure, "the") } regenerates and is no longer wounded{ paid }.
log-stolen = { FORM($figure, "the") } steals { FORM($object, "the") } from { FORM($victim, "the") }{ paid }.
log-sent = { FORM($figure, "the") } sends { FORM($object, "the") } from { $origin } to { $cell }{ paid }.
log-handed = { FORM($figure, "the") } sends { FORM($object, "the") } from { $origin } to { FORM($friend, "the") }{ paid }.
log-fireball-cast = { FORM($figure, "the") } casts { FORM($object, "the") } on { FORM($target, "the") } { FORM($cell, "in") }{ paid }.
log-inverted = { FORM($figure, "the") } reads { FORM($object, "the") }: { FORM($room, "the") } and { FORM($room_beside, "the") } have changed places{ paid }.{ $places-count ->
    [0] { "" }
   *[other] { " " }Now there: { $places }.
}

log-combat-begun = { FORM($attacker, "the") } { $kind ->
    [lance] reaches for { FORM($target, "the") } with the lance
    [ranged] shoots at { FORM($target, "the") }
   *[close] attacks { FORM($target, "the") }
}{ $weapon ->
    [bow] { " " }with the bow
   *[other] { "" }
}{ $free ->
    [true] { " " }for nothing
   *[false] { "" }
}{ paid }. Attack { $attack }: { $attack_parts }. Defence { $defence }: { $defence_parts }.
log-attacked-freely = { FORM($figure, "the") } attacks for nothing.
log-cards-announced = { FORM($figure, "the") } will play { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
log-cancelled = { $power ->
    [look] Neither side may see the other’s card first
   *[name-card] Neither side may name the other’s card
}: { FORM($figures, "the") } cancel each other out.
log-card-named = { FORM($figure, "the") } names the { $card }: the enemy must play it if it is in hand.
log-hand-shown = { FORM($seat, "the") } does not have it and shows the hand: { $cards }.
log-hand-shown-hidden = { FORM($seat, "the") } does not have it and shows the hand to the other player.
log-card-seen = { FORM($figure, "the") } sees what was laid: { $cards }.
log-card-seen-hidden = { FORM($figure, "the") } sees what was laid.
log-cards-revealed = { FORM($seat, "the") } plays { $cards } on top of { $strength }: { $total } in all.
log-tied = { $total } on both sides: nothing happens.
log-combat-won = { FORM($seat, "the") } wins the combat by { $margin } ({ $total } to { $against }){ $harmless ->
    [true] : the shot does no harm
   *[false] { "" }
}.
log-wounded = { FORM($figure, "the") } is wounded.
log-killed = { FORM($figure, "the") }{ $reason ->
    [wounded] , already wounded, dies
    [carried] , carried by a loser, dies
    [deadly] { " " }dies at once by a deadly blow
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
option-pick-object-pick = { $object }
option-choose-characters-choose = { $character }
option-choose-objects-choose = { $object }
option-start = { $card }
option-west = { $card }
option-hide = { $card } beside { FORM($room, "the") }
option-face-east = { $figure }
option-reveal = Reveal { FORM($room, "the") }
option-move = Move { FORM($figure, "the") }
option-rotate = { FORM($figure, "the") }: turn { FORM($room, "the") } { $way ->
    [1] clockwise
   *[other] counter-clockwise
}
option-jump = { FORM($figure, "the") }: jump to { $cell }
option-cross = { FORM($figure, "the") }: through the wall to { $cell }
option-attack = { FORM($figure, "the") }: attack { FORM($target, "the") }
option-lance = { FORM($figure, "the") }: attack { FORM($target, "the") } with the lance
option-shoot = { FORM($figure, "the") }: shoot at { FORM($target, "the") }
option-shoot-bow = { FORM($figure, "the") }: shoot at { FORM($target, "the") } with the bow
option-open = { FORM($figure, "the") }: open the portcullis of { FORM($room, "the") }
option-close = { FORM($figure, "the") }: close the portcullis of { FORM($room, "the") }
option-break = { FORM($figure, "the") }: break the portcullis of { FORM($room, "the") }
option-break-walls = { FORM($figure, "the") }: break the walls of the room
option-heal = { FORM($figure, "the") }: heal { FORM($patient, "the") }
option-regenerate = { FORM($figure, "the") }: regenerate
option-steal = { FORM($figure, "the") }: steal { FORM($object, "the") }
option-steal-friend = { FORM($figure, "the") }: steal { FORM($friend, "the") }
option-act-send = { FORM($figure, "the") }: send { FORM($object, "the") }
option-fireball = { FORM($figure, "the") }: fireball on { FORM($target, "the") }
option-invert = { FORM($figure, "the") }: swap the room with { FORM($room, "the") }
option-end-turn = End the turn
option-late = The time is up
option-go = Go to { $cell }
option-leave = Leave the labyrinth ({ $cell })
option-leap = Leap to { $cell }
option-stop = Stop here
option-take = Take { FORM($object, "the") }
option-drop = Drop { FORM($object, "the") }
option-give = Give { FORM($object, "the") } to { FORM($friend, "the") }
option-swap = Swap { FORM($object, "the") } for { FORM($other, "the") }
option-lift = Lift { FORM($friend, "the") }
option-set-down = Set { FORM($friend, "the") } down
option-zone = { $cell }
option-send-to = { $cell }
option-hand = Hand it to { FORM($friend, "the") }
option-lay = { $card }
option-one = One card
option-two = Two cards
option-name = The { $card }
option-pass = Name nothing
option-play = Play { $card }


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

# The sentences of Catacombs Conquest. A line of the log is `log-` and the event's name, a question `decision-` and its kind
# (`.waiting`: what the others read), an option `option-` and its verb, or `option-`, kind and verb where other words are
# needed. What fills the slots (`$disc`) is said in `naming.py`; the names come from the packs.

## The table

seat-sword = Sword player
    .the = the Sword player
seat-sword-1 = Sword 1
    .the = Sword 1
seat-sword-2 = Sword 2
    .the = Sword 2
seat-skull = Skull player
    .the = the Skull player
seat-skull-1 = Skull 1
    .the = Skull 1
seat-skull-2 = Skull 2
    .the = Skull 2

setting-seats = How many play
setting-lone = With three players, the team played by one alone
setting-lone-skull = Skull
setting-lone-sword = Sword
setting-arena = Walls, or a mat with open edges
setting-arena-walls = walls
setting-arena-mat = mat
setting-sword-health = Health tokens of the Sword team
setting-skull-health = Health tokens of the Skull team
setting-abilities = Cards have abilities
setting-armour = Armour protects
setting-draw-at-end = Draw at the end of the turn
setting-exhaustion = An empty draw pile costs health
setting-shared-hands = Team-mates see each other’s cards
setting-unsteadiness = Unsteadiness of the finger, in thousandths
setting-aim-help = Help with aiming, for unsteady hands

disc-sword-1 = Sword 1
    .the = disc Sword 1
disc-sword-2 = Sword 2
    .the = disc Sword 2
disc-skull-1 = Skull 1
    .the = disc Skull 1
disc-skull-2 = Skull 2
    .the = disc Skull 2

card-targeted = { $shot } (targeted)
card-armour = armour


## The log

log-opener-drawn = { FORM($team, "the") } plays first.
log-corner-taken = The first disc of { FORM($team, "the") } starts in its { $corner ->
    [left] left
   *[right] right
} corner.
log-turn-begun = Turn { $turn }: { $disc }
log-drawn = { FORM($seat, "the") } draws { $cards }.
log-drawn-hidden = { FORM($seat, "the") } draws { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
log-pile-empty = The draw pile of { FORM($team, "the") } is empty.
log-card-played = { FORM($disc, "the") } acts: { $card } ({ FORM($card, "print") }).
log-ability-used = { FORM($seat, "the") } uses the ability { $ability }.
log-ability-idle = { $why ->
    [declined] { FORM($seat, "the") } makes no use of it.
    [hand] It takes nothing: the hand it would take from is empty.
    [armour] It breaks nothing: the other team has no armour on the table.
   *[sign] It gives nothing: the discard pile holds no card of the same sign.
}
log-rallied = { FORM($disc, "the") } rallies for { FORM($shot, "a") }.
log-discarded = { FORM($card, "the") } goes to the discard pile of { FORM($team, "the") }{ $why ->
    [strength] {""}, for a stronger wave.
    [armour] , now that its armour was used.
    [broken] : its armour is broken.
    [stunned] {""}, given up because of the stun.
    [ransacked] {""}, taken from the hand at random.
   *[played] .
}
log-card-kept = { FORM($card, "the") } stays on the table as armour of { FORM($team, "the") }.
log-put-down = { FORM($disc, "the") } is put down near { FORM($origin, "the") }.
log-no-room = There is no room for { FORM($piece, "the") } near { FORM($disc, "the") }: the shot is lost.
log-shot-begun = { FORM($disc, "the") }: { $shot }{ $count ->
    [0] .
    [1] .
   *[other] { " " }({ $number } of { $count }).
}
log-target-named = { FORM($disc, "the") } names its target: { $target }.
log-flicked = { $attempt ->
    [1] { FORM($seat, "the") } flicks { FORM($disc, "the") }.
   *[other] Second try: { FORM($disc, "the") } is flicked again at { FORM($target, "the") }.
}
log-put-back = { FORM($disc, "the") } left the mat and is put back.
log-taken-away = { FORM($disc, "the") } leaves the arena.
log-hit = { FORM($by, "the") } hits { FORM($disc, "the") }.
log-missed = { $why ->
    [target] { FORM($by, "the") } misses its target, { FORM($target, "the") }.
    [obstacle] { FORM($by, "the") } hits nobody, only an obstacle.
   *[nobody] { FORM($by, "the") } hits nobody.
}
log-spared = { FORM($by, "the") } touches { FORM($disc, "the") }: no damage, { $why ->
    [move] it was a move.
    [companion] no shot harms its own team.
    [wall] a wall came first.
    [target] another target was named.
   *[obstacle] an obstacle harms nobody.
}
log-shot-blocked = { FORM($seat, "the") } uses the armour of { FORM($card, "the") }: { FORM($discs, "the") } { $discs-count ->
    [one] is
   *[other] are
} safe from this shot.
log-armour-pierced = { FORM($card, "the") } pierces armour: none can be used against this shot.
log-tokens-lost = { FORM($team, "the") } loses { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
}{ $why ->
    [exhaustion] , for its draw pile is empty
   *[shot] { $short ->
        [0] { $discs-count ->
            [one] {""}
           *[other] , { $damage } for each disc hit
        }
       *[other] , all that it had
    }
}: { $left ->
    [0] none is left.
   *[other] { $left } left.
}
log-tokens-captured = { FORM($team, "the") } captures { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} of them: it has { $left } now.
log-tokens-gained = { FORM($team, "the") } takes { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} from the bank: it has { $left } now.
log-stunned = { FORM($team, "the") } is stunned for its next turn.
log-stun-suffered = { FORM($disc, "the") } is stunned: a card without effect and one move shot.
log-shackled = { FORM($team, "the") } cannot move an obstacle in its next turn.
log-obstacles-held = { FORM($team, "the") } moves no obstacle this turn.
log-moves-added = { FORM($seat, "the") } will make { $amount ->
    [one] one more obstacle move
   *[other] { $amount } more obstacle moves
} this turn.
log-reshuffled = { FORM($team, "the") } shuffles its discard pile into a new draw pile of { $cards } cards.
log-looked-ahead = Next in the draw pile: { $cards }.
log-looked-ahead-hidden = { FORM($seat, "the") } looks at the next { $cards ->
    [one] card
   *[other] { $cards } cards
} of the draw pile.
log-swapped = { FORM($disc, "the") } and { FORM($other, "the") } change places.
log-marker-turned = The marker of { FORM($team, "the") } is turned over.
log-game-ended = { $cause ->
    [reserve] The game ends: { FORM($team, "the") } has no token left.
    [bank] The game ends: the bank is empty.
   *[hand] The game ends: { FORM($team, "the") } has no card to play.
}
log-won = { FORM($team, "the") } wins: { $counted ->
    [tokens] { $ours ->
        [one] 1 token
       *[other] { $ours } tokens
    } against { $theirs } of { FORM($loser, "the") }.
   *[cards] equal tokens, and { $ours ->
        [one] 1 card
       *[other] { $ours } cards
    } in hand against { $theirs } of { FORM($loser, "the") }.
}
log-tied = Both teams have { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand: the game is a draw.


## Questions

decision-choose-corner = In which corner does your first disc start, seen from your side?
    .waiting = { FORM($seat, "the") } chooses a corner.
decision-play-card = Which card do you play with { FORM($disc, "the") }?
    .waiting = { FORM($seat, "the") } chooses a card.
decision-give-up-card = { $disc } is stunned: which card do you give up?
    .waiting = { FORM($seat, "the") } gives up a card.
decision-name-target = Which disc is the target ({ $shot })?
    .waiting = { FORM($seat, "the") } names a target.
decision-choose-origin = From which disc do you shoot ({ $shot })?
    .waiting = { FORM($seat, "the") } chooses where to shoot from.
decision-place-projectile = Where do you put { FORM($disc, "the") }, within 2.5 cm of { FORM($origin, "the") }?
    .waiting = { FORM($seat, "the") } puts a projectile down.
decision-flick = { $attempt ->
    [one] { $shot }
   *[other] { $shot }, second try
}: how do you flick { FORM($disc, "the") }?
    .waiting = { FORM($seat, "the") } aims.
decision-try-again = { $target } was missed. Do you flick once more from where the projectile lies?
    .waiting = { FORM($seat, "the") } may try again.
decision-strengthen = Do you discard a card for { $damage } damage?
    .waiting = { FORM($seat, "the") } may discard a card to strike harder.
decision-use-armour = { $shot }: { $damage } damage. Do you use armour?
    .waiting = { FORM($seat, "the") } may use armour.
decision-choose-obstacle = Which obstacle do you flick?
    .waiting = { FORM($seat, "the") } chooses an obstacle.
decision-flick-obstacle = How do you flick { FORM($disc, "the") }?
    .waiting = { FORM($seat, "the") } flicks an obstacle.
decision-drop-armour = Which armour card do you discard?
    .waiting = { FORM($seat, "the") } discards an armour card.
decision-take-card = Which card do you take into hand?
    .waiting = { FORM($seat, "the") } takes a card from the draw pile.
decision-order-cards = Which card do you put back in place { $place } from the top?
    .waiting = { FORM($seat, "the") } puts cards back on the draw pile.
decision-swap = With which disc does { FORM($mover, "the") } change places?
    .waiting = { FORM($seat, "the") } may swap two discs.


## Options

option-left = Left corner
option-right = Right corner
option-play = { $card } ({ FORM($card, "print") })
option-play-card-pass = Play no card
option-give-up = Give up { $card }
option-target = { $disc }
option-from = From { FORM($disc, "the") }
option-try-again = Try again
option-pass = Pass
option-discard = Discard { $card }
option-strengthen-pass = Discard nothing
option-use = Use the armour of { $card }
option-use-armour-pass = Take the damage
option-obstacle = { $disc }
option-choose-obstacle-pass = Flick none
option-drop = Discard { $card }
option-take = Take { $card }
option-put-next = { $card }
option-swap = { $disc }
option-swap-pass = Stay where it is


## What speaks for an answer

gain-won = It can decide the game.
gain-harm = It costs the other team health.
gain-health = It spares one’s own team.
gain-armour = It is about armour.
gain-stun = It is about who misses a turn.

## The table drawn as text

draw-title = { $turn ->
    [0] Set-up
   *[other] Turn { $turn } · { $disc } acts
} · bank { $bank }
draw-key = (S) Sword, (K) Skull, < > crystals, o projectile
draw-mark-sword = S
draw-mark-skull = K
draw-place = { $disc } { $x }, { $y } cm
draw-team = { $team }: health { $health }
draw-pile = pile { $count }
draw-discards = discarded { $count }
draw-last = last { $card }
draw-kept = armour: { $cards }
draw-stunned = stunned
draw-shackled = no obstacle move
draw-hand = Your hand
draw-hand-shared = The hand of { FORM($seat, "the") }
draw-hand-other = { FORM($seat, "the") } holds { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}.

## What the match is about, and what cards would do

goal-brief = Team against team, two discs each, { $arena ->
    [walls] within walls
   *[mat] on a mat with open edges
}.
goal-reserve = Empty the reserve { FORM($team, "of") }
goal-end = The game ends when a reserve or the bank ({ $bank }) is empty, or when whose turn it is has no card to play. Then the team with more tokens wins; as many, the one with more cards in hand. { $lead }
lead-nobody = Now nobody would win.
lead-team = Now { FORM($team, "the") } would win by { $counted ->
    [tokens] its tokens
   *[cards] its cards in hand
}.
why-discard = a card given up
would-gain = { $count ->
    [one] { $count } token from the bank, as things are
   *[other] { $count } tokens from the bank, as things are
}
would-draw = { $count ->
    [one] { $count } card from the pile, as things are
   *[other] { $count } cards from the pile, as things are
}
would-shoot = As things are: { $shot }
would-nothing = As things are, nothing
would-end = As things are, it ends the game. { $lead }

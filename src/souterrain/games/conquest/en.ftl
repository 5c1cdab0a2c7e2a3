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
setting-obstacles = The layout of the obstacles
    .text = If the teams agree on it, the one that opens proposes a layout; it lies if everybody else agrees, else the one chosen here.
setting-obstacles-table = as chosen here
setting-obstacles-agreed = as the teams agree
setting-sword-health = Health tokens of the Sword team
setting-skull-health = Health tokens of the Skull team
setting-abilities = Cards have abilities
setting-armour = Armour protects
setting-draw-at-end = Draw at the end of the turn
setting-exhaustion = An empty draw pile costs health
setting-shared-hands = Team-mates see each other’s cards
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
card-amount = { $ability } { $amount }
card-armour = armour

draw-short = { $short ->
    [0] {""}
   *[other] : the draw pile holds no more
}


## The log

log-hands-dealt = { FORM($seats, "the") } { $seats-count ->
    [one] holds
   *[other] each hold
} { $hand } cards; the draw pile has { $pile }.
log-obstacles-laid = The obstacles are { $obstacles }.
log-opener-drawn = { FORM($team, "the") } is drawn by lot to play first.
log-obstacles-agreed = All agree on the obstacles: { $layout }.
log-obstacles-declined = { FORM($seats, "the") } { $seats-count ->
    [one] does
   *[other] do
} not agree. The obstacles lie as the table says: { $layout }.
log-corner-taken = The first disc of { FORM($team, "the") } starts in its { $corner ->
    [left] left
   *[right] right
} corner.
log-turn-begun = Turn { $turn }: { $disc }
log-drawn = { FORM($seat, "the") } { $among ->
    [0] draws { $cards }{ draw-short }
   *[other] keeps { FORM($cards, "the") }
}.
log-drawn-hidden = { FORM($seat, "the") } { $among ->
    [0] draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    }{ draw-short }
    [one] keeps it
   *[other] keeps one of them
}.
log-pile-empty = The draw pile of { FORM($team, "the") } is empty: { FORM($seat, "the") } draws nothing and has { $hand ->
    [0] no card
    [one] 1 card
   *[other] { $hand } cards
} left in hand.
    .staged = The draw pile is empty: { FORM($seat, "the") } draws nothing.
log-card-played = { FORM($seat, "the") } plays { $nth ->
    [1] { FORM($card, "the") }
    [2] a second card, { FORM($card, "the") },
   *[other] one more card, { FORM($card, "the") },
} for { FORM($disc, "the") } ({ FORM($card, "print") }).
log-ability-used = { FORM($seat, "the") } { $may ->
    [true] may use
   *[false] uses
} the ability { $ability }{ $amount ->
    [0] {""}
   *[other] { " " }{ $amount }
}.
log-ability-idle = { $why ->
    [damage] { $ability } needs damage, and no shot did any.
    [shackled] It gives no obstacle move: the team is shackled this turn.
    [declined] { FORM($seat, "the") } makes no use of it.
    [hand] It takes nothing: the hand it would take from is empty.
    [armour] It breaks nothing: the other team has no armour on the table.
   *[sign] It gives nothing: { FORM($seat, "the") } has no card of the same sign in the discard pile.
}
log-rallied = { FORM($disc, "the") } rallies for one more flick: { FORM($shot, "a") }, for { $why ->
    [role] { FORM($card, "the") } lies on top of its discard pile.
    [other] a combat shot needs a card of the role { $wanted } on top of its discard pile, and { FORM($card, "the") } lies there.
   *[empty] a combat shot needs a card of the role { $wanted } on top of its discard pile, and none lies there.
}
log-discarded = { FORM($card, "the") } goes to the discard pile of { FORM($team, "the") }{ $why ->
    [strength] {""}, for a stronger wave.
    [armour] , now that its armour was used.
    [broken] : its armour is broken, as { FORM($seat, "the") } chose.
    [stunned] {""}, given up because of the stun.
    [ransacked] {""}, taken at random from the hand of { FORM($seat, "the") }.
   *[played] .
}
log-card-kept = { FORM($card, "the") } stays on the table as armour of { FORM($team, "the") }.
log-put-down = { FORM($disc, "the") } is put down near { FORM($origin, "the") }: this shot may start from any disc of the team.
log-no-room = There is no room for { FORM($piece, "the") } near { FORM($disc, "the") }: the shot is lost.
log-shot-begun = { FORM($disc, "the") }: { $shot }{ $count ->
    [0] .
    [1] .
   *[other] { " " }({ $number } of { $count }).
}
log-target-named = { FORM($disc, "the") } names its target: { FORM($target, "the") }.
log-flicked = { $attempt ->
    [1] { FORM($seat, "the") } flicks { FORM($disc, "the") }{ $more ->
        [0] .
        [one] {""}; one more obstacle move follows.
       *[other] {""}; { $more } more obstacle moves follow.
    }
   *[other] Second try: { FORM($disc, "the") } is flicked again from where it lies, at { FORM($target, "the") }.
}
log-put-back = { $why ->
    [pushed] { $chain-count ->
        [0] On contact with { FORM($by, "the") },
       *[other] In a chain of contacts ({ $chain } → { $disc }),
    } { FORM($disc, "the") } goes off the mat and is put back.
   *[alone] { FORM($disc, "the") } leaves the mat and is put back.
}
log-retry-declined = { FORM($seat, "the") } does not try again.
log-taken-away = { FORM($disc, "the") } leaves the arena.
log-hit = { FORM($by, "the") } hits { FORM($disc, "the") }.
log-missed = { $why ->
    [target] { FORM($by, "the") } misses its target, { FORM($target, "the") }{ $met ->
        [others] .
        [obstacle] {""}, and hits only { $obstacles }.
       *[nobody] {""}, and hits nobody.
    }
    [obstacle] { FORM($by, "the") } hits nobody, only { $obstacles }.
   *[nobody] { FORM($by, "the") } hits nobody.
}
log-spared = { $why ->
    [move] { FORM($by, "the") } touches { FORM($disc, "the") }: no damage, it was a move.
    [companion] { $own ->
        [true] { FORM($by, "the") } comes back on { FORM($disc, "the") }, which shot it: no damage, no shot harms its own team.
       *[false] { FORM($by, "the") } touches { FORM($disc, "the") }: no damage, no shot harms its own team.
    }
    [wall] { FORM($by, "the") } touches { FORM($disc, "the") }: no damage, it had touched a wall first.
    [target] { FORM($by, "the") } touches { FORM($disc, "the") }: no damage, another target was named.
   *[obstacle] { FORM($by, "the") } touches { FORM($discs, "the") }: no damage, an obstacle harms nobody.
}
log-shot-blocked = { FORM($seat, "the") } uses the armour of { FORM($card, "the") }: { FORM($discs, "the") } { $discs-count ->
    [one] is
   *[other] are
} safe from this shot.
log-armour-declined = { FORM($seat, "the") } uses no armour: { FORM($cards, "the") } { $cards-count ->
    [one] stays
   *[other] stay
} on the table.
log-armour-pierced = { FORM($card, "the") } pierces armour: none can be used against this shot.
log-tokens-lost = { FORM($team, "the") } loses { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
}{ $why ->
    [exhaustion] , for its draw pile is empty
   *[shot] { $short ->
        [0] { $damage ->
            [1] {""}
           *[other] {" "}({ $more ->
                [0] { $shot }
               *[other] { $printed } for { $shot }, { $more } more for the card given up
            })
        }{ $discs-count ->
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
} of those lost: it has { $left } now.
log-tokens-gained = { FORM($team, "the") } takes { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} from the bank{ $same ->
    [true] {""}, for { FORM($card, "the") } in its discard pile is of the same sign
   *[false] {""}
}: the team has { $left } now, the bank { $bank ->
    [0] none
   *[other] { $bank }
}.
log-stunned = { FORM($team, "the") } is stunned for its next turn.
log-stun-suffered = { FORM($disc, "the") } is stunned: it gives up a card and makes only one move shot.
log-shackled = { FORM($team, "the") } cannot move an obstacle in its next turn.
log-obstacles-held = { FORM($team, "the") } is shackled and moves no obstacle this turn.
log-moves-added = { FORM($seat, "the") } will make { $amount ->
    [one] one more obstacle move
   *[other] { $amount } more obstacle moves
} this turn.
log-reshuffled = { FORM($team, "the") } shuffles its discard pile into its draw pile: the pile has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} now.
log-looked-ahead = Next in the draw pile: { $cards }.
log-looked-ahead-hidden = { FORM($seat, "the") } looks at the next { $cards ->
    [one] card
   *[other] { $cards } cards
} of the draw pile.
log-laid-back = { FORM($seat, "the") } lays back on the draw pile, the top one first: { $sequence }.
log-laid-back-hidden = { FORM($seat, "the") } lays { $sequence ->
    [one] one card back on the draw pile
   *[other] { $sequence } cards back on the draw pile, in an order hidden from the others
}.
log-swapped = { FORM($disc, "the") } and { FORM($other, "the") } change places.
log-marker-turned = The marker of { FORM($team, "the") } is turned over.
log-game-ended = { $cause ->
    [reserve] The game ends: { FORM($team, "the") } has no token left.
    [bank] The game ends: the bank is empty.
   *[hand] The game ends: { FORM($team, "the") } has no card to play.
}
log-won = { FORM($team, "the") } wins, having { $counted ->
    [tokens] more tokens: { $ours } against { $theirs }.
   *[cards] as many tokens, { $tokens }, and more cards in hand: { $ours } against { $theirs }.
}
log-tied = Both teams have { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand: the game is a draw.


## Questions

decision-propose-obstacles = How are the obstacles to lie? All others must agree.
    .waiting = { FORM($seat, "the") } proposes where the obstacles lie.
decision-agree-obstacles = { FORM($proposer, "the") } proposes for the obstacles: { $layout }. Do you agree?
    .waiting = { FORM($seat, "the") } considers a layout of the obstacles.
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

option-lay = { $layout }
    .text = The obstacles lie so if all others agree; else they lie as the table says.
option-agree = Agree
    .text = If nobody declines, the obstacles lie so.
option-decline = Decline
    .text = The obstacles lie as the table says.
option-left = Left corner
    .text = The first disc starts there, the second in the other corner.
option-right = Right corner
    .text = The first disc starts there, the second in the other corner.
option-play = { $card } ({ FORM($card, "print") })
    .text = Its shots are made one after the other, in the order printed; then its ability.
option-play-card-pass = Play no card
    .text = The cards stay in hand, and the turn goes on.
option-give-up = Give up { $card }
    .text = The card is discarded without effect: the price of being stunned.
option-target = { $disc }
    .text = Only this disc can be harmed by the shot; a miss may be tried again.
option-from = From { FORM($disc, "the") }
    .text = The projectile is put down near this disc.
option-try-again = Try again
    .text = The same shot once more, at the same target.
option-try-again-pass = Pass
    .text = The shot is over, without damage.
option-discard = Discard { $card }
    .text = The card is spent for this.
option-strengthen-pass = Discard nothing
    .text = The shot does its usual damage.
option-use = Use the armour of { $card }
    .text = The damage of this shot is cancelled; the armour is discarded.
option-use-armour-pass = Take the damage
    .text = The tokens are lost; the armour is kept for a later shot.
option-obstacle = { $disc }
    .text = It is flicked; it harms nobody.
option-choose-obstacle-pass = Flick none
    .text = The obstacles stay where they are.
option-drop = Discard { $card }
    .text = This armour protects no more.
option-take = Take { $card }
    .text = It goes to your hand.
option-put-next = { $card }
    .text = It lies in this place from the top of the draw pile.
option-swap = { $disc }
    .text = Both change places.
option-swap-pass = Stay where it is
    .text = No disc changes place.


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
goal-reserve = Empty the reserve { FORM($team, "of") }, { $count ->
    [one] 1 health token
   *[other] { $count } health tokens
}
goal-end = The game ends when a reserve or the bank ({ $bank }) is empty, or when the player whose turn it is has no card to play. Then the team with more tokens wins; if they have as many, the one with more cards in hand. { $lead }
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

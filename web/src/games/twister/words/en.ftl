# What the board of Dungeon Twister says besides the sentences of its book.
labyrinth = The labyrinth
zoom-in = Come closer
zoom-out = Show all of the labyrinth
spoken = { $name }, { $state ->
    [live] can be chosen
    [held] chosen
   *[refused] not allowed now
}
unseen = unseen room
unseen-text = Nobody knows what is there. Whoever stands at an open border of it can reveal it.
named = { $name }: { $text }
stats = Movement { $movement }, combat { $combat }
face-down = face-down card
face-down-text = It is turned up when its room is revealed.
carries = Carries { $what }. { $text }
state-spent = Ability used up
state-out = { $how ->
    [dead] Eliminated
    [escaped] Escaped
    [left] Carried out
   *[waiting] Waits for a zone
}
room-turns = Turns { $way ->
    [cw] clockwise
   *[ccw] counter-clockwise
}, from the zone with the gear.
room-twin = Its twin: { $twin }. Each gear turns either of them.
room-twin-unseen = Its twin is still unseen.
room-portcullis = Portcullis { $state }.
room-pit = A pit at its centre, to be jumped over diagonally.
zone-borders = { $cell }: { $borders }
border = { $what ->
    [wall] wall
    [portcullis] portcullis
    [passage] open portcullis
    [rubble] rubble
    [slit] arrow slit
   *[pit] pit
} in the { $side }
mechanism = Mechanism { $number } of { $room }, turns { $way ->
    [cw] clockwise
   *[ccw] counter-clockwise
}
portcullis = Portcullis of { $room }
beside-own = { $owner }, beside it: { $cards }
beside-count = { $owner }, beside it: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
starter = { $owner }, { $half ->
    [west] western
   *[east] eastern
} start zone: { $card }

## Score and wheel
score = Victory points
points = { $count } of { $target } victory points
you = You
computer = Computer
side = { $side ->
    [north] north
    [east] east
    [west] west
   *[south] south
}
wheel = Action wheel
ap = AP
action-points = { $count ->
    [one] 1 action point
   *[other] { $count } action points
}
action-points-of = { $count ->
    [one] 1 action point
   *[other] { $count } action points
} for { $seat }
kept-points = { $kept ->
    [0] All spent
   *[other] { $kept } would be kept
}
lost-points = { $kept } would be kept, { $lost } lost
jumps = { $count ->
    [one] 1 jump
   *[other] { $count } jumps
}
jump-cards = Jump cards
hand = Combat cards
values = Values of combat cards
cards-held = { $count ->
    [one] 1 combat card
   *[other] { $count } combat cards
}
own-hand = Your combat cards: { $cards }
known-hand = You know their hand: { $cards }
spent-openly = They have spent: { $cards }
key = Key
key-of = { $what ->
    [wall] wall
    [portcullis] portcullis
    [slit] arrow slit
    [pit] pit
    [mechanism] mechanism
   *[stats] movement, combat
}

## Set-up
set-up = Set-up
step = { $kind ->
    [pick_character] Characters
    [pick_object] Objects
    [starters] Who starts
    [hide] Hide the others
   *[facing] Facing
}
choice = { $kind ->
    [character] characters
   *[object] objects
}
your-choice = Your choice
your-team = Your team
team-of = Team of { $seat }
team-empty = nobody yet
advised = advised for a first game
advised-team = Take the advised team
let-chance = Leave it to chance
point-at-card = Point at a card to read what it can do.
pick-it = Pick { $name }
chosen-of = { $count } of { $most } chosen
start-zone = { $half ->
    [west] Western start zone ({ $columns })
   *[east] Eastern start zone ({ $columns })
}
nobody = nobody
press-to-move = Press a character to send it to the other zone. Three at most in each.
press-to-face = Press a character to turn it: it can enter the labyrinth only through the zone it faces.
faces = { $name } faces { $column }
done = Done
press-a-card = Press a card, then a room. It is revealed with that room.
press-a-room = Now press a room that is lit.
hidden-text = Cards beside a room are placed in it when it is revealed.
hidden-beside = beside { $room }

## Acting
press-somebody = Press one of your characters, a gear or an unseen room. Every action costs 1 AP.
press-a-zone = Press a lit zone: the number is the way in zones.
press-a-zone-for = Press a lit zone.
press-a-target = Press what is lit.
move = Move, up to { $zones ->
    [one] 1 zone
   *[other] { $zones } zones
}
give-up = Give it up and jump
give-up-text = It is lost for good. The 0 cannot be given up.

## Combat
combat = Combat
against = against
attacks = { $seat } attacks
defends = { $seat } defends
secret-card = secret card
part = { $reason ->
    [wounded] { $who }, wounded
    [stab] stabbing: a friend fights too
    [lead] General in the room
   *[other] { $who }
}
and-more = and { $count } more
worth = { $seat }: { $worth } before the card
combat-card = Combat card { $value }
spent-card = Combat card { $value }, spent
combat-text = Adds { $value } to your side. Then it is gone for the rest of the game.
combat-returns = Adds nothing, but comes back to your hand.
card-laid = card laid
card-awaited = card to come
shown-together = cards are shown together
other-laid = the other card lies there, face down
seen-first = you see the other card first
sealed = Your card lies face down.
waiting-other = Waiting for the other one.
choose-card = Choose a card in secret.
named-for-you = A { $card } was named: you must play it if you have it.
total = With this card you have { $total }.
beats = You beat { $cards }.
ties = { $cards } is a tie.
loses = You lose to { $cards }.
sure-win = Nothing they can play helps them.
sure-loss = You lose whatever they play.
lay-down = Lay it face down
name-text = Name the card your enemy must play; if it is not there, you are shown the whole hand.
name-none = Name a card
name-it = Name the { $value }
extra-text = The second card, added to the first.
frenzy-text = One card, or two that are added? Your enemy will know how many.

## What is true now
attack-sum = Attack
defence-sum = Defence
zones-left = Zones left: { $count }
free-attack = Its next attack costs nothing
price = { $price ->
    [0] free
   *[other] { $price } AP
}
clash = { $attack } against { $defence } before the cards
clash-short = { $attack } against { $defence }
banner-stalemate = A draw is near

# The sentences of the lantern. A line of the log is `log-` and the event's name (`-hidden` where secrets are struck out), a
# question `decision-` and its kind (`.waiting`: what the others read), an option `option-` and its verb.

seat-amber = Amber
seat-blue = Blue
setting-gusty = Gusty corridors

decision-exchange = Which cards do you swap?
    .waiting = { $seat } may swap cards.
decision-play = Which card do you play? You have { $oil } oil.
    .waiting = { $seat } chooses a card.
decision-keep = Which card do you keep?
    .waiting = { $seat } chooses a card to keep.
decision-react = The other sets out. Do you answer?
    .waiting = { $seat } may answer.

option-give = { $card }
    .text = Another card is drawn for it.
option-play = { $card }
    .text = It burns its oil and does what it says.
option-keep = { $card }
    .text = It stays in the hand.
option-wait = Wait
    .text = No card this round; who does not get forward takes a measure of oil.
option-pass = Pass

log-exchanged = { $seat } swaps { $cards-count ->
    [0] nothing
   *[other] { $cards }
}.
log-drawn = { $seat } draws { $cards-count ->
    [0] nothing
   *[other] { $cards }
}.
log-drawn-hidden = { $seat } draws { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
log-round-begun = Round { $round }
log-revealed = { $seat } chose { $card }.
log-rested = { $seat } takes a measure of oil.
log-walk-begun = { $seat } sets out for { $steps }.
log-walked = { $seat } gets { $steps } ahead.
log-answered = { $seat } answers with { $card }.
log-gust = A gust at { $seat }: { $face }{ $blown ->
    [true] , one step less
   *[false] { "" }
}.
log-seen = { $seat } sees { $cards }.
log-seen-hidden = { $seat } looks at { $cards ->
    [one] one card
   *[other] { $cards } cards
} of the deck.
log-kept = { $seat } keeps { $card }.
log-kept-hidden = { $seat } keeps one.
log-discarded = { $seat } discards { $cards-count ->
    [0] nothing
   *[other] { $cards }
}.
log-ended = The lamps go out.

card-none = nothing

draw-title = { $corridor } · round { $round } of { $rounds }
draw-bearer = { $way } { $seat }: oil { $oil }, cards { $cards }
draw-key = ~ draught · # door
draw-hand = Your cards: { $cards }

gain-way = It gets further down the corridor.
gain-oil = It saves oil.
gain-cards = It keeps cards in hand.

fate-way = { $place ->
    [one] one step down the corridor
   *[other] { $place } steps down the corridor
}, oil left: { $oil }
count-rounds = Rounds
count-gusts = Gusts met

goal-story = Two lamps, one corridor, and a draught that knows them both.
goal-door = Be the first at the door.
goal-rounds = After { $rounds } rounds the lamps go out: whoever is further ahead wins.

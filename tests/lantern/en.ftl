# The sentences of the lantern: seats, questions (ask-), options (do-), events (log-).

seat-amber = Amber
seat-blue = Blue

ask-exchange = Which cards do you swap?
ask-play = Which card do you play? You have { $oil } oil.
ask-keep = Which card do you keep?
ask-react = Do you answer?
do-give = { $card }
do-play = { $card }
do-keep = { $card }
do-wait = Wait
do-pass = Pass

log-exchanged = { $seat } swaps { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
}.
log-drawn = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
log-round_begun = Round { $round }.
log-revealed = { $seat } plays { $card }.
log-rested = { $seat } takes a measure of oil.
log-walk_begun = { $seat } sets out.
log-walked = { $seat } walks { $steps }.
log-answered = { $seat } answers with { $card }.
log-gust = A gust: { $face }.
log-seen = { $seat } looks into the deck.
log-kept = { $seat } keeps a card.
log-discarded = { $seat } discards { $cards }.
log-ended = The lamps go out.
log-conceded = { $seat } gives up.
log-undone = { $seat } takes it back.

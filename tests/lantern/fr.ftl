# Les phrases de la lanterne : places, questions (ask-), options (do-), événements (log-).

seat-amber = Ambre
seat-blue = Bleu

ask-exchange = Quelles cartes échangez-vous ?
ask-play = Quelle carte jouez-vous ? Il vous reste { $oil } d’huile.
ask-keep = Quelle carte gardez-vous ?
ask-react = Répondez-vous ?
do-give = { $card }
do-play = { $card }
do-keep = { $card }
do-wait = Attendre
do-pass = Passer

log-exchanged = { $seat } échange { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}.
log-drawn = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
log-round_begun = Manche { $round }.
log-revealed = { $seat } joue { $card }.
log-rested = { $seat } prend une mesure d’huile.
log-walk_begun = { $seat } se met en marche.
log-walked = { $seat } avance de { $steps }.
log-answered = { $seat } répond par { $card }.
log-gust = Un coup de vent : { $face }.
log-seen = { $seat } regarde la pioche.
log-kept = { $seat } garde une carte.
log-discarded = { $seat } défausse { $cards }.
log-ended = Les lampes s’éteignent.
log-conceded = { $seat } abandonne.
log-undone = { $seat } revient en arrière.

# Les phrases de la lanterne. Une ligne du journal est `log-` et le nom de l’événement (`-hidden` quand des secrets y sont
# rayés), une question `decision-` et son genre (`.waiting` : ce que lisent les autres), une option `option-` et son verbe.

seat-amber = Ambre
seat-blue = Bleu
setting-gusty = Couloirs venteux

decision-exchange = Quelles cartes échangez-vous ?
    .waiting = { $seat } peut échanger des cartes.
decision-play = Quelle carte jouez-vous ? Il vous reste { $oil } d’huile.
    .waiting = { $seat } choisit une carte.
decision-keep = Quelle carte gardez-vous ?
    .waiting = { $seat } choisit la carte à garder.
decision-react = L’autre se met en marche. Répondez-vous ?
    .waiting = { $seat } peut répondre.

option-give = { $card }
    .text = On en pioche une autre à la place.
option-play = { $card }
    .text = Elle brûle son huile et fait ce qu’elle dit.
option-keep = { $card }
    .text = Elle reste en main.
option-wait = Attendre
    .text = Pas de carte à cette manche ; qui n’avance pas prend une mesure d’huile.
option-pass = Passer

log-exchanged = { $seat } échange { $cards-count ->
    [0] rien
   *[other] { $cards }
}.
log-drawn = { $seat } pioche { $cards-count ->
    [0] rien
   *[other] { $cards }
}.
log-drawn-hidden = { $seat } pioche { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
log-round-begun = Manche { $round }
log-revealed = { $seat } a choisi { $card }.
log-rested = { $seat } prend une mesure d’huile.
log-walk-begun = { $seat } part pour { $steps }.
log-walked = { $seat } avance de { $steps }.
log-answered = { $seat } répond par { $card }.
log-gust = Un coup de vent sur { $seat } : { $face }{ $blown ->
    [true] , un pas de moins
   *[false] { "" }
}.
log-seen = { $seat } voit { $cards }.
log-seen-hidden = { $seat } regarde { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} de la pioche.
log-kept = { $seat } garde { $card }.
log-kept-hidden = { $seat } en garde une.
log-discarded = { $seat } défausse { $cards-count ->
    [0] rien
   *[other] { $cards }
}.
log-ended = Les lampes s’éteignent.

card-none = rien

draw-title = { $corridor } · manche { $round } sur { $rounds }
draw-bearer = { $way } { $seat } : huile { $oil }, cartes { $cards }
draw-key = ~ courant d’air · # porte
draw-hand = Vos cartes : { $cards }

gain-way = Cela mène plus loin dans le couloir.
gain-oil = Cela épargne de l’huile.
gain-cards = Cela garde des cartes en main.

fate-way = { $place ->
    [one] à un pas de l’entrée
   *[other] à { $place } pas de l’entrée
}, huile restante : { $oil }
count-rounds = Manches
count-gusts = Coups de vent reçus

goal-story = Deux lampes, un couloir, et un courant d’air qui les connaît toutes deux.
goal-door = Atteindre la porte en premier.
goal-rounds = Après { $rounds } manches, les lampes s’éteignent : le plus avancé gagne.

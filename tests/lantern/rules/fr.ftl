# Les règles de la lanterne en français : le texte de chaque règle, la décision et l’exemple qui l’accompagnent.

title = La lanterne
summary = Deux porteurs, un couloir obscur.

rule-exchange = Avant la première manche, chaque porteur peut échanger jusqu’à deux cartes de sa main.
rule-deck = Une pioche vide est refaite avec la défausse.
rule-round = Les deux choisissent une carte en secret, ou attendent ; on révèle et on joue les cartes ; puis chacun en pioche une.
rule-oil = Une carte qui brûle plus d’huile que la lampe n’en contient ne peut pas être choisie.
rule-order = Le plus en retard joue en premier, ambre si personne ne l’est.
rule-play = Une carte jouée brûle son huile et fait ce qu’elle dit.
rule-rest = Qui n’a pas avancé prend une mesure d’huile.
rule-walk = Une marche est annoncée, peut recevoir une réponse, puis a lieu ; personne ne dépasse la porte.
rule-draught = Qui commence une marche dans un courant d’air lance un dé : sur 1 ou 2, et sur 3 à une table venteuse, un pas est perdu.
rule-answer = L’autre peut répondre à une marche par une carte qui le dit.
rule-glimpse = On regarde deux cartes de la pioche : l’une est gardée, l’autre défaussée.
rule-end = Le premier à la porte gagne ; après la dernière manche, le plus avancé. Les ex æquo partagent la place.

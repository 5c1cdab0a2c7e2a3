# Le moniteur de Conquest : les titres de ses chapitres et ce qu’il dit. Une chose à la fois, en deux phrases au plus.
guide-chapter-goal = Votre but
guide-goal = Prenez tous ses jetons à l’équipe ennemie : chaque coup porté lui en coûte. Vos deux pions agissent à tour de rôle, les équipes aussi.
guide-chapter-corner = Par où commencer
guide-corner = Deux pions sont à vous, un par coin. { $press } le coin du premier : il agira à votre premier tour, l’autre au suivant.
guide-chapter-card = Une carte par tour
guide-card = Les ronds d’une carte sont ses tirs, de gauche à droite : le coureur clair ne fait que déplacer, les sombres peuvent blesser. { $press } cette carte pour la lire.
guide-lay = C’est décidé ? Posez-la, avec le bouton ou en la faisant glisser dans l’arène. Il faudra alors faire tous ses tirs.
guide-chapter-flick = Lancer
guide-pull = { $device ->
    [touch] Posez un doigt sur la zone de tir, tirez en arrière comme sur une fronde, puis levez-le.
    [keys] Visez avec les flèches : gauche et droite tournent, haut et bas dosent. Entrée lance.
   *[mouse] Pressez n’importe où dans l’arène, tirez en arrière comme sur une fronde, puis relâchez.
} La ligne pointillée finit là où le pion s’arrête ou touche d’abord.
guide-chapter-hit = Toucher
guide-move = Ce tir ne fait que déplacer : approchez-vous d’un ennemi, sans rien entre vous. Il peut être très léger.
guide-hurt = Ce tir coûte un jeton à l’ennemi pour chacun de ces pions que le vôtre touche lui-même. Après un mur, il ne blesse plus.
guide-chapter-crystal = Le cristal
guide-obstacle = Le tour finit par un cristal. { $press } celui que vous voulez pousser sur le chemin de l’ennemi.
guide-crystal = Lancez-le là où il vous protège. Il ne blesse personne et reste où il s’arrête.
guide-chapter-turns = Les autres
guide-others = L’ennemi joue aussi une carte. Ce signe montre lequel de vos deux pions agira à votre prochain tour.
guide-chapter-missile = De loin
guide-missile-card = Cette carte a un projectile : un tir par un petit pion à lui. { $press } la carte et posez-la.
guide-place = Le projectile se pose d’abord, à 2,5 cm au plus de votre pion. { $device ->
    [keys] Déplacez-le avec les flèches
    [touch] Faites-le glisser du doigt
   *[mouse] Faites-le glisser
} ; là où il est rouge, il ne tient pas.
guide-missile = Lancez maintenant le projectile : votre pion, lui, ne bouge pas.
guide-chapter-tokens = Qui mène
guide-tokens = Les jetons perdus vont à la banque. La partie s’achève quand une équipe n’en a plus ou quand la banque est vide : le plus de jetons l’emporte alors.
guide-only-target = Seul ce pion compte. Manqué, vous pourrez relancer une fois, de l’endroit où le projectile s’arrête.
guide-target = Ce tir vise un seul pion. { $press } ce pion : toucher l’autre ne comptera pas.
guide-once-more = Manqué, mais un tir ciblé donne droit à un second essai, de l’endroit où se trouve le projectile.
guide-origin = Ce tir part de l’un ou l’autre de vos pions. Choisissez le mieux placé.
guide-stronger = Touché ! Défaussez une carte et le coup coûtera plus cher, ou gardez votre main.
guide-armour = Vous êtes touché, mais une armure est posée de votre côté. Elle annule tous les dégâts de ce tir, puis elle est perdue.
guide-another = Vous pouvez jouer aussitôt une autre carte avec le même pion.
guide-stun = Votre équipe est étourdie : une carte est sacrifiée sans effet, et vous ne faites qu’un déplacement. Cela ne dure que ce tour.
guide-swap = Deux pions peuvent échanger leurs places. C’est parfois un bouclier, parfois une fuite.
guide-ahead = Voici les prochaines cartes de votre pioche. Choisissez ce que vous prenez, et dans quel ordre attendront les autres.
guide-again-card = Choisissez une carte, puis posez-la.
guide-again-flick = À vous de lancer : aussi fort qu’il faut, pas davantage.
guide-again-obstacle = { $press } un cristal, pour finir le tour.
guide-again-place = Posez le projectile là où sa voie est libre.
guide-again-any = Choisissez ce qui est éclairé.

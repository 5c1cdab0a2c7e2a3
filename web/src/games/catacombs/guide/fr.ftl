# Le moniteur de Catacombs : les titres de ses chapitres et ce qu’il dit. Une chose à la fois, en deux phrases au plus.
guide-chapter-goal = Votre but
guide-goal = Vous menez les héros : videz la salle, dépensez l’or chez le Marchand, puis tuez le Seigneur dans son antre. Si plus aucun héros ne tient debout, c’est perdu.
guide-chapter-place = Dans la salle
guide-place = Les héros entrent. { $device ->
    [touch] Faites glisser le pion du doigt
    [keys] Déplacez le pion avec les flèches
   *[mouse] Faites glisser le pion
} dans la zone éclairée et posez-le, pas trop près des autres : un coup peut en toucher plusieurs.
guide-chapter-melee = Au contact
guide-who = Vos héros agissent l’un après l’autre, dans l’ordre de votre choix. { $press } un héros éclairé.
guide-act = L’attaque ordinaire est au contact : vous lancez le pion du héros lui-même sur les monstres. { $press } cette attaque.
guide-flick = { $device ->
    [touch] Posez un doigt sur la zone de tir, tirez en arrière comme sur une fronde, à l’opposé de la cible, puis levez-le.
    [keys] Visez avec les flèches : gauche et droite tournent, haut et bas dosent. Entrée lance.
   *[mouse] Pressez n’importe où sur le plateau, tirez en arrière comme sur une fronde, puis relâchez.
} La ligne pointillée finit là où le pion s’arrête ou touche d’abord.
guide-chapter-direct = Ce qui compte
guide-direct = Seul ce que votre pion touche lui-même est blessé : un monstre poussé sur un autre ne lui fait rien. Chaque ligne de la chronique dit pourquoi.
guide-chapter-missile = Tirer
guide-missile = Ce héros tire : on lance un petit pion, et le héros reste où il est. { $press } le tir.
guide-put = { $device ->
    [keys] Déplacez le petit pion avec les flèches
   *[other] Faites glisser le petit pion
} là où sa voie est libre, et posez-le.
guide-shoot = Lancez maintenant le petit pion, comme tout à l’heure.
guide-chapter-special = Ce que lui seul sait faire
guide-special-who = Ce héros sait faire ce que les autres ignorent. { $press } ce héros.
guide-special = Les actions spéciales se trouvent sous les attaques ; certaines ne servent que quelques fois par salle. { $press } celle-ci.
guide-chapter-spells = Les sorts
guide-spell-who = Au tour du Magicien : il lance ses sorts d’un livre. { $press } ce héros.
guide-cast = Le livre contient douze sorts, chacun pour une seule fois dans la partie. Ouvrez-le et choisissez, en en gardant pour le Seigneur.
guide-chapter-overseer = Le Maître des catacombes
guide-overseer = Quand tous les héros ont agi, chaque monstre agit une fois : il frappe, tire ou s’approche. Puis une nouvelle manche commence.
guide-chapter-gold = L’or
guide-gold = Un monstre tué rapporte de l’or, payé quand la salle est vide. Les plus robustes encaissent deux coups et plus : les points disent combien il en reste.
guide-chapter-fallen = Rester en vie
guide-health = Voici les cœurs de vos héros. Qui est hors de combat manque la manche suivante ; qui n’en a plus est mort.
guide-chapter-merchant = Le Marchand
guide-buy = L’or achète de l’équipement, c’est le moment. { $press } une carte, puis le héros qui l’aura.
guide-pay = Les héros vivants paient ensemble. { $press } ce que donne celui-ci.
guide-bargain = Moitié prix ou plein tarif ? À moitié prix, la carte est défaussée après usage.
guide-leave = Rien ici que vous puissiez payer. Allez plus loin.
guide-chapter-lord = Le Seigneur
guide-lord = Voici le Seigneur : tuez-le et vous gagnez, quels que soient les survivants. Ses fidèles viendront d’abord à vos héros.
guide-strike-who = Qui est le plus près du Seigneur ? { $press } ce héros, et frappez.
guide-again-place = Posez-le là où il sert.
guide-again-who = À qui d’agir ? { $press } un héros éclairé.
guide-again-act = Choisissez ce que fait ce héros.
guide-again-flick = À vous de lancer : cherchez une voie libre vers un monstre.
guide-go-on = Cette action compte plusieurs tirs d’affilée. Continuez, ou arrêtez-vous là.
guide-again-buy = Achetez ce qui vous sert, ou allez plus loin.
guide-react = Un coup est tombé, et vous avez de quoi y répondre. Maintenant, ou plus tard.
guide-again-any = Choisissez ce qui est éclairé.

# Comment se nomme le jeu de base d’À la conquête des catacombes, et ce que disent ses cartes. Les nombres viennent des faits.

pack-base = Jeu de base


## Équipes et pions

team-sword = Épée
    .gender = feminine
    .the = l’équipe Épée
    .of = de l’équipe Épée
    .to = à l’équipe Épée
team-skull = Crâne
    .gender = feminine
    .the = l’équipe Crâne
    .of = de l’équipe Crâne
    .to = à l’équipe Crâne
size-very-large = très grand
size-large = grand
size-medium = moyen
size-small = petit
size-very-small = très petit
piece-character = Personnage
    .gender = masculine
    .the = le personnage
    .of = du personnage
piece-missile = Missile
    .gender = masculine
    .the = le missile
    .of = du missile
piece-longbow = Arc long
    .gender = masculine
    .the = l’arc long
    .of = de l’arc long
piece-fireball = Boule de feu
    .gender = feminine
    .the = la boule de feu
    .of = de la boule de feu
piece-wave = Vague
    .gender = feminine
    .the = la vague
    .of = de la vague
piece-crystal = Cristal
    .gender = masculine
    .the = le cristal
    .of = du cristal
arena-walls = Arène à murs
arena-mat = Tapis de jeu
layout-cross = Croix : un au milieu, quatre autour
layout-line = Ligne : un mur en travers du milieu
layout-slant = Biais : une diagonale d’un coin à l’autre


## Tirs

shot-move = Déplacement
    .gender = masculine
    .a = un tir de déplacement
shot-combat = Combat
    .gender = masculine
    .a = un tir de combat
shot-critical-combat = Combat critique
    .gender = masculine
    .a = un tir de combat critique
shot-missile = Missile
    .gender = masculine
    .a = un tir de missile
shot-fireball = Boule de feu
    .gender = feminine
    .a = un tir de boule de feu
shot-longbow = Arc long
    .gender = masculine
    .a = un tir d’arc long
shot-wave = Vague
    .gender = feminine
    .a = un tir de vague
shot-power-wave = Vague puissante
    .gender = feminine
    .a = un tir de vague puissante


## Rôles et signes

role-leader = Meneur
role-creature = Créature
role-caster = Lanceur de sorts
role-hunter = Chasseur
role-fighter = Combattant
role-explorer = Explorateur
sign-moth = Mite
sign-coral = Corail
sign-spider = Araignée
sign-lizard = Lézard
sign-rat = Rat
sign-jellyfish = Méduse


## Capacités : leurs noms, et leurs textes tels que les cartes les disent

ability-heal = Soin
ability-surprise = Attaque surprise
ability-capture = Capture
ability-stun = Assommé
ability-stagger = Sonné
ability-reset = Réinitialisation
ability-draw = Repérage
ability-ransack = Détrousser
ability-retrieve = Prémonition
ability-telekinesis = Télékinésie
ability-pierce = Perce-armure
ability-shatter = Bris d’armure
ability-rally = Ralliement
ability-kinship = Même étoile
ability-drain = Vampirisme
ability-swap = Permutation
ability-shackle = Entrave

text-heal =
    Prenez { $amount ->
        [one] { $amount } jeton Santé
       *[other] { $amount } jetons Santé
    } dans la banque.
text-surprise = Vous pouvez jouer aussitôt une autre carte de votre main.
text-capture = Le premier jeton que cette carte fait perdre à l’ennemi rejoint votre réserve.
text-stun = Au prochain tour de l’équipe ennemie : une carte sans effet et un seul tir de déplacement.
text-stagger = Si cette carte a blessé : au prochain tour de l’équipe ennemie, une carte sans effet et un seul tir de déplacement.
text-reset = Remélangez votre défausse dans la pioche.
text-draw =
    Piochez { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
text-ransack =
    Si cette carte a blessé : le joueur ennemi dont le tour vient ensuite défausse aussitôt { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } au hasard.
text-retrieve = Regardez les premières cartes de votre pioche, { $amount } et deux de plus ; prenez-en { $amount } en main et reposez les autres dans l’ordre de votre choix.
text-telekinesis =
    À la fin de ce tour, faites { $amount ->
        [one] { $amount } déplacement d’obstacle de plus
       *[other] { $amount } déplacements d’obstacle de plus
    }.
text-pierce = Une armure ne peut pas annuler les dégâts de cette carte.
text-shatter = L’équipe ennemie défausse une carte Armure conservée, de son choix.
text-rally = Faites un tir de déplacement de plus, ou un tir de combat si la carte du dessus de votre défausse est un Combattant.
text-kinship =
    Si votre défausse contient une carte du même signe, prenez { $amount ->
        [one] { $amount } jeton Santé
       *[other] { $amount } jetons Santé
    } dans la banque.
text-drain =
    Si cette carte a blessé : prenez { $amount ->
        [one] { $amount } jeton Santé
       *[other] { $amount } jetons Santé
    } dans la banque.
text-swap = Vous pouvez échanger votre pion avec un obstacle ou avec celui de votre compagnon.
text-shackle = Pas de déplacement d’obstacle au prochain tour ennemi.


## Cartes de l’Épée

card-warrior-queen = Reine guerrière
    .gender = feminine
    .the = la Reine guerrière
card-guard-captain = Capitaine de la garde
    .gender = masculine
    .the = le Capitaine de la garde
    .text = { text-rally }
card-high-priest = Grand prêtre
    .gender = masculine
    .the = le Grand prêtre
    .text = { text-heal }
card-exiled-prince = Prince exilé
    .gender = masculine
    .the = le Prince exilé
card-berserker-mage = Mage berserker
    .gender = masculine
    .the = le Mage berserker
card-enchantress = Ensorceleuse
    .gender = feminine
    .the = l’Ensorceleuse
    .text = { text-heal }
card-wizard = Magicien
    .gender = masculine
    .the = le Magicien
    .text = { text-telekinesis }
card-ice-princess = Princesse des glaces
    .gender = feminine
    .the = la Princesse des glaces
    .text = { text-stagger }
card-druid = Druide
    .gender = masculine
    .the = le Druide
    .text = { text-retrieve }
card-barbarian = Barbare
    .gender = masculine
    .the = le Barbare
card-paladin = Paladin
    .gender = masculine
    .the = le Paladin
    .text = { text-kinship }
card-spearwoman = Lancière
    .gender = feminine
    .the = la Lancière
    .text = { text-pierce }
card-duellist = Duelliste
    .gender = masculine
    .the = le Duelliste
    .text = { text-kinship }
card-shield-bearer = Porte-bouclier
    .gender = masculine
    .the = le Porte-bouclier
card-griffin = Griffon
    .gender = masculine
    .the = le Griffon
card-unicorn = Licorne
    .gender = feminine
    .the = la Licorne
    .text = { text-heal }
card-clay-golem = Golem d’argile
    .gender = masculine
    .the = le Golem d’argile
    .text = { text-shatter }
card-white-wolf = Loup blanc
    .gender = masculine
    .the = le Loup blanc
    .text = { text-kinship }
card-royal-archer = Archer royal
    .gender = masculine
    .the = l’Archer royal
card-witch-hunter = Chasseur de sorcières
    .gender = masculine
    .the = le Chasseur de sorcières
    .text = { text-reset }
card-ranger = Rôdeuse
    .gender = feminine
    .the = la Rôdeuse
    .text = { text-draw }
card-crossbowman = Arbalétrier
    .gender = masculine
    .the = l’Arbalétrier
    .text = { text-pierce }
card-falconer = Fauconnière
    .gender = feminine
    .the = la Fauconnière
    .text = { text-draw }
card-thief = Voleuse
    .gender = feminine
    .the = la Voleuse
    .text = { text-ransack }
card-cartographer = Cartographe
    .gender = masculine
    .the = le Cartographe
    .text = { text-draw }
card-acrobat = Acrobate
    .gender = masculine
    .the = l’Acrobate
    .text = { text-swap }
card-bard = Barde
    .gender = masculine
    .the = le Barde
    .text = { text-surprise }
card-navigator = Navigatrice
    .gender = feminine
    .the = la Navigatrice
    .text = { text-shackle }


## Cartes du Crâne

card-lich-king = Roi liche
    .gender = masculine
    .the = le Roi liche
    .text = { text-retrieve }
card-orc-warchief = Chef de guerre orc
    .gender = masculine
    .the = le Chef de guerre orc
card-shadow-queen = Reine des ombres
    .gender = feminine
    .the = la Reine des ombres
    .text = { text-ransack }
card-vampire-baron = Baron vampire
    .gender = masculine
    .the = le Baron vampire
    .text = { text-drain }
card-witch = Sorcière
    .gender = feminine
    .the = la Sorcière
card-necromancer = Nécromancien
    .gender = masculine
    .the = le Nécromancien
    .text = { text-retrieve }
card-infernal-acolyte = Acolyte infernal
    .gender = masculine
    .the = l’Acolyte infernal
card-orc-shaman = Chamane orc
    .gender = masculine
    .the = le Chamane orc
    .text = { text-heal }
card-cursed-oracle = Oracle maudit
    .gender = masculine
    .the = l’Oracle maudit
    .text = { text-draw }
card-marauder = Maraudeur
    .gender = masculine
    .the = le Maraudeur
    .text = { text-capture }
card-minotaur = Minotaure
    .gender = masculine
    .the = le Minotaure
card-troll = Troll
    .gender = masculine
    .the = le Troll
    .text = { text-heal }
card-black-knight = Chevalier noir
    .gender = masculine
    .the = le Chevalier noir
    .text = { text-pierce }
card-skeleton-warrior = Guerrier squelette
    .gender = masculine
    .the = le Guerrier squelette
    .text = { text-kinship }
card-behemoth = Béhémoth
    .gender = masculine
    .the = le Béhémoth
    .text = { text-stun }
card-phoenix = Phénix
    .gender = masculine
    .the = le Phénix
    .text = { text-reset }
card-grave-zombie = Zombie d’outre-tombe
    .gender = masculine
    .the = le Zombie d’outre-tombe
    .text = { text-surprise }
card-crypt-spider = Araignée des cryptes
    .gender = feminine
    .the = l’Araignée des cryptes
    .text = { text-stagger }
card-gargoyle = Gargouille
    .gender = feminine
    .the = la Gargouille
card-giant-scorpion = Scorpion géant
    .gender = masculine
    .the = le Scorpion géant
    .text = { text-pierce }
card-skeleton-archer = Archer squelette
    .gender = masculine
    .the = l’Archer squelette
card-savage-centaur = Centaure sauvage
    .gender = masculine
    .the = le Centaure sauvage
card-stalker = Traqueur
    .gender = masculine
    .the = le Traqueur
    .text = { text-draw }
card-net-thrower = Lanceur de filets
    .gender = masculine
    .the = le Lanceur de filets
    .text = { text-shackle }
card-goblin-sneak = Gobelin fouineur
    .gender = masculine
    .the = le Gobelin fouineur
    .text = { text-telekinesis }
card-shade = Ombre
    .gender = feminine
    .the = l’Ombre
    .text = { text-swap }
card-grave-robber = Pilleuse de tombes
    .gender = feminine
    .the = la Pilleuse de tombes
    .text = { text-draw }
card-lizard-man = Homme-lézard
    .gender = masculine
    .the = l’Homme-lézard
    .text = { text-shatter }

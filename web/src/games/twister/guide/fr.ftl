# Le moniteur de Dungeon Twister : les titres de ses chapitres et ce qu’il dit. Une chose à la fois, en deux phrases au plus.
guide-chapter-goal = Votre but
guide-goal = Faites sortir vos personnages par le côté ennemi : un point chacun, deux pour le Gobelin, un par ennemi éliminé. Le premier qui a ses points gagne.
guide-chapter-reveal = Une salle inconnue
guide-points = Voici vos points d’action. Révéler, marcher, tourner, combattre : presque tout en coûte un.
guide-reveal = L’un des vôtres se tient au bord de cette salle. { $press } la salle, puis le bouton qui la révèle.
guide-chapter-place = Ce qui attendait
guide-place = Une carte attendait près de la salle : elle y entre, et c’est vous qui dites où, à qui qu’elle soit. { $press } une zone éclairée : les vôtres loin devant, les leurs loin derrière.
guide-chapter-walk = Marcher
guide-move = { $press } ce personnage, puis le bouton qui le fait marcher. Désigner une pièce ne dépense jamais de point.
guide-way = Les zones éclairées sont à portée, et les points montrent le chemin. { $press } l’une d’elles.
guide-chapter-turn = Tourner le donjon
guide-mechanism = Chaque salle a un mécanisme : une zone fléchée. Envoyez-y ce personnage.
guide-to-mechanism = Voici la zone fléchée, ou le chemin qui y mène. { $press } cette zone.
guide-halt = Le voici sur le mécanisme. Arrêtez-vous là.
guide-rotate = Quelqu’un se tient sur un mécanisme. { $press } le signe : la salle, ou sa jumelle de même numéro, tourne d’un quart de tour avec tous ceux qui s’y trouvent.
guide-chapter-keep = Des points en réserve
guide-keep = Les points non dépensés se gardent, trois au plus. Terminez votre tour quand plus rien n’en vaut la peine.
guide-chapter-jump = Sauter
guide-look-for-pit = Il y a quelque part une fosse à sauter. Révélez cette salle : elle s’y trouve peut-être.
guide-pit = Une fosse arrête qui ne sait ni grimper ni voler. Envoyez ce personnage au bord d’une fosse.
guide-to-pit = Cette zone est au bord d’une fosse, ou sur le chemin. { $press } cette zone.
guide-halt-pit = La fosse est juste devant. Arrêtez-vous là.
guide-jump = { $press } ce personnage, puis la zone éclairée de l’autre côté de la fosse. Chaque saut coûte une de vos trois cartes saut.
guide-chapter-fight = Combattre
guide-foe = Un ennemi dans le labyrinthe : l’éliminer vaut aussi un point. Envoyez ce personnage vers lui.
guide-to-foe = Par ici, on s’approche de l’ennemi. { $press } cette zone.
guide-attack = L’ennemi est à portée. { $press } votre personnage, puis l’ennemi.
guide-lay = Chacun pose une carte en secret et l’ajoute à sa force. { $press } une carte, regardez ce qu’elle donnerait, puis posez-la ; toutes sauf le 0 sont perdues.
guide-chapter-outcome = Le vainqueur
guide-outcome = Le total le plus haut l’emporte. Le perdant est blessé et ne peut plus rien faire, à moins d’être soigné ou porté ; déjà blessé, il est éliminé.
guide-chapter-escape = La sortie
guide-runner = Au but ! Voici le plus avancé des vôtres : faites-le marcher.
guide-to-exit = Vers le côté ennemi, par les zones éclairées. { $press } la plus lointaine.
guide-out = Le bord ennemi est là. { $press } la zone de départ au-delà : dehors, et un point pour vous.
guide-clear = Personne ne peut avancer : ouvrez le passage. Révélez une salle, tournez-en une, ou levez une herse.
guide-again-act = À vous : { $device ->
    [touch] touchez
    [keys] choisissez
   *[mouse] cliquez sur
} un personnage ou une salle pour voir ce qui est possible. Vous pouvez toujours finir votre tour.
guide-again-held = Choisissez ce qu’il fait. Ce qui est en pointillé est interdit, et dit pourquoi.
guide-again-move = Les zones éclairées sont à portée ; le bouton arrête ici. Ce qui traîne se ramasse en chemin.
guide-again-place = { $press } une zone pour ce qui est entré dans la salle.
guide-again-lay = Choisissez une carte. Les fortes gagnent, mais elles ne servent qu’une fois.
guide-setup = Choisissez, ou prenez l’équipe conseillée.
guide-again-any = Choisissez ce qui est éclairé.

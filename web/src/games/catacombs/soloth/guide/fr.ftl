guide-ice = La Princesse des glaces lance des piques de glace. Elles ne blessent pas, mais le monstre touché est gelé et ne joue plus.
guide-magic = Ce que lance la Sorcière coûte de la magie. Quand il n’y en a plus, elle paie de sa santé, jusqu’au dernier point.
guide-smite = Une fois par salle, le Châtiment du Paladin blesse deux fois plus les morts-vivants. Et son armure lui permet d’ignorer quelques coups dans chaque salle.
guide-trophies = Ce que tue le Chasseur de sorcières reste sur son plateau. La salle vidée, il paie des artefacts avec ces monstres.
guide-frozen = Gelé : ce monstre ne fait rien tant que la pique reste sur lui. Un choc violent la fait tomber ; une poussée douce l’emporte.
guide-armour = Un coup est tombé, et vous avez de quoi y répondre. Servez-vous-en maintenant ou gardez-le pour plus tard.

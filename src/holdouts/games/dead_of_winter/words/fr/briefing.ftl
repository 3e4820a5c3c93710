briefing-lose = La partie s'arrête pour tout le monde quand le moral est à 0, ou après la dernière manche. Un survivant meurt de trois blessures, d'une morsure, ou d'un zombie qui entre ; chaque mort coûte du moral.
briefing-together = Vous gagnez ou perdez ensemble, avec l'objectif principal.
briefing-apart = Chacun gagne ou perd pour soi : quand l'objectif principal est atteint, et l'objectif secret aussi.
briefing-secret = Sur { $count } objectifs secrets mélangés, un seul est une trahison : qui l'a veut que le moral tombe à 0. Vous avez l'un d'eux ; peut-être que personne n'a celui-là.
briefing-exile = Qui éveille les soupçons peut être mis en exil par un vote. En exil, on reçoit un nouvel objectif et l'on ne revient plus à la Colonie ; mais après deux exils sans un seul traître, le moral tombe à 0.
briefing-deck = { $place } : { $goods }.
briefing-good =
    { $symbol ->
        [food] { $count ->
                [one] 1 nourriture
               *[other] { $count } nourritures
            }
        [med] { $count ->
                [one] 1 médicament
               *[other] { $count } médicaments
            }
        [fuel] { $count ->
                [one] 1 carburant
               *[other] { $count } carburants
            }
        [tool] { $count ->
                [one] 1 outil
               *[other] { $count } outils
            }
        [weapon] { $count ->
                [one] 1 arme
               *[other] { $count } armes
            }
        [book] { $count ->
                [one] 1 livre
               *[other] { $count } livres
            }
       *[person] { $count ->
                [one] 1 carte qui amène du monde
               *[other] { $count } cartes qui amènent du monde
            }
    }
briefing-crises = { $count } crises, une par manche : donnez autant de cartes qui conviennent qu'il y a de joueurs, ou supportez ce qu'elle fait.
briefing-crossroads = { $count } croisées des chemins, une par tour : la personne à votre droite tient la carte et la lit si vous faites ce qu'elle attend.
briefing-survivors = { $count } survivants qui ont un nom ; ceux qui arrivent plus tard viennent de ceux que personne n'a choisis.

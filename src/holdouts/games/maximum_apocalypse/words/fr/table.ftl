# Ce que la table montre et dit. Les variables portent le nom du champ dont elles viennent.
# Le nom d'un joueur ne dit rien de son genre : les phrases n'accordent rien avec lui.
# Un lieu, un monstre, un Personnage arrivent avec leur article : jamais « de » ni « à » devant eux.

## Ce que l'on peut choisir

pick-lay = La poser en { $column }{ $row }
pick-lay-aside = Écarter { $card }
pick-keep-hand = Garder ces cartes
pick-go-first = { $seat } commence
pick-hand-over = C'est pour { $seat }
pick-move = Aller sur { $place }
pick-draw-card = Piocher une carte Survivant
pick-play =
    { $by ->
        [0] Jouer { $card }
       *[other] Jouer { $card } pour { $by }
    }
pick-use = Utiliser { $card }
pick-use-innate = Utiliser la capacité { $body }
pick-use-tile = Utiliser l'action de cette tuile
pick-search = Fouiller dans le deck { $colour }
pick-do-work = Travailler à la mission : { $place }
pick-end-actions = Finir vos actions
pick-swap-two = Gratuit : échanger 2 cartes Survivant contre 1
pick-trade = Gratuit : faire un échange avec { $seat }
pick-store = Gratuit : poser des cartes sur l'objectif
pick-pick-up = Gratuit : ramasser { $card }
pick-use-free = Gratuit : utiliser { $card }
pick-spend = Gratuit : défausser { $card } pour son effet
pick-pay-parts = Gratuit : poser { $card } sur l'objectif au lieu d'une action
pick-concede = Proposer de renoncer
pick-target = Viser { $foe }, chez { $seat }
pick-enough = Rien de plus
pick-at-place = Choisir { $place }
pick-whom = { $seat }, { $body }
pick-pick = Choisir { $card }
pick-from-deck = Prendre dans le deck { $colour }
pick-sneak = Tenter un test de Furtivité
pick-fight = Piocher les monstres, et qu'on en finisse
pick-halt = S'arrêter ici
pick-drop = Défausser { $card }
pick-take-hit = Les dégâts sont pour { $body }
pick-equip = La mettre en jeu chez { $seat }
pick-to-hand = La prendre en main
pick-leave = Laisser
pick-discard = La défausser
pick-react = Utiliser { $card }
pick-decline = Ne rien utiliser
pick-give = Proposer { $card }
pick-ask = Demander { $card }
pick-propose = Proposer cet échange
pick-accept = Accepter
pick-refuse = Refuser
pick-against = Laisser { $foe } attaquer { $body }

## Ce qui est demandé

ask-lay-tile = Où posez-vous la prochaine tuile cachée ? Elle doit toucher le plateau par un côté entier.
ask-lay-open = Le plateau est presque fini. À quel endroit du bord se trouve { $tile } ?
ask-mulligan = Voici votre main de départ. Écartez ce dont vous ne voulez pas : vous piochez autant d'autres cartes, une seule fois.
ask-hand-out = Quelqu'un doit porter { $card } dès le départ. Qui s'en charge ?
ask-who-goes-first = Tout le monde est prêt. Qui joue le premier tour ?
ask-MAX-ACTION-1 =
    { $count ->
        [0] Vos actions sont dépensées.
        [one] Il vous reste { $count } action.
       *[other] Il vous reste { $count } actions.
    }
ask-act-now =
    { $count ->
        [one] Vous pouvez agir hors de votre tour : faites { $count } action sur-le-champ.
       *[other] Vous pouvez agir hors de votre tour : faites { $count } actions sur-le-champ.
    }
ask-play-now =
    { $count ->
        [one] Vous pouvez jouer { $count } carte sur-le-champ, sans dépenser d'action.
       *[other] Vous pouvez jouer { $count } cartes sur-le-champ, sans dépenser d'action.
    }
ask-swap-two =
    { $count ->
        [one] Quelle carte Survivant défaussez-vous en second ? Ensuite, vous en piochez une nouvelle.
       *[other] Quelle carte Survivant défaussez-vous d'abord ? Il en faut deux pour en piocher une.
    }
ask-trade-what = Échange avec { $other }. Vous proposez : { $given }. Vous demandez : { $taken }. Ajoutez des cartes, puis proposez l'échange.
ask-trade-agree = { $other } vous propose un échange. Vous recevriez : { $given }. Vous donneriez : { $taken }. Acceptez-vous ?
ask-store = Quelle carte posez-vous sur l'objectif ? Elle y reste pour de bon.
ask-concede = Renoncez-vous à la partie ? Il faut l'accord de tous les vivants ; l'équipe a alors perdu.
ask-aim = Quel monstre visez-vous ?
ask-bombard-where = Choisissez la tuile que vous visez.
ask-clear-where = Choisissez la tuile que vous débarrassez de ses pions Monstre.
ask-uncover-where = Choisissez une tuile cachée à révéler.
ask-jump-whom = Choisissez le survivant qui s'y rend.
ask-jump-where = Choisissez une tuile révélée où aller. On y entre comme d'habitude.
ask-shift-whom = Choisissez le survivant que vous rapprochez.
ask-shift-where = Choisissez la tuile où il arrive.
ask-raze-where = Choisissez la tuile à raser, avec tout ce qui est dessus.
ask-reveal-edge = Un 7 : le bord du plateau s'effrite. Choisissez une tuile cachée à révéler.
ask-raze-edge = Un 7 : le bord du plateau s'effrite. Choisissez une tuile à perdre.
ask-go-on = Choisissez la tuile suivante, ou arrêtez-vous ici. Vous entrez sur chaque tuile du chemin.
ask-sneak-or-fight = Il y a ici des pions Monstre. Tentez-vous un test de Furtivité, ou piochez-vous une carte Monstre pour chacun ? Après un échec, vous les piochez aussi.
ask-which-deck = Choisissez le deck Fouille où vous piochez.
ask-keep-which = Choisissez une carte à garder.
ask-equip-or-discard = Vous avez trouvé { $card }. Mettez cette carte en jeu sans dépenser d'action, ou défaussez-la : elle ne peut pas rester en main.
ask-make-room = Il n'y a pas de place pour { $card }. Quel Équipement défaussez-vous ?
ask-too-much-gear = Vous dépassez votre limite de stockage. Quel Équipement défaussez-vous ?
ask-hand-limit = Votre main est trop pleine. Quelle carte défaussez-vous ?
ask-drop-card =
    { $count ->
        [one] Choisissez une carte à défausser.
       *[other] Choisissez { $count } cartes à défausser, l'une après l'autre.
    }
ask-toll =
    { $count ->
        [one] Défausser une carte, ou subir { $count } dégât ?
       *[other] Défausser une carte, ou subir { $count } dégâts ?
    }
ask-pay-from-which = À quel Équipement prenez-vous le pion ?
ask-reload-which = Quel Équipement rechargez-vous ?
ask-fit-to-which = Sur quelle arme posez-vous cette carte ? Elle y reste.
ask-give-which = Quel Équipement donnez-vous ?
ask-give-whom = Qui le reçoit ?
ask-take-back-which = Quelle carte reprenez-vous ?
ask-take-back-where = Où va { $card } ?
ask-heal-whom = Qui soignez-vous ?
ask-cure-whom = Qui guérissez-vous du Poison ?
ask-feed-whom = Qui nourrissez-vous ?
ask-for-whom = Pour lequel des deux est cette carte ?
ask-let-act-whom = Qui agit sur-le-champ ?
ask-let-play-whom = Qui peut jouer des cartes sur-le-champ ?
ask-who-takes-it = Lequel des deux subit les dégâts ?
ask-who-is-attacked = Voici { $monster }. Lequel des deux subit l'attaque ? Les attaques se répartissent aussi également que possible.
ask-before-draw = Vous allez piocher une carte Monstre. Défaussez-vous un Équipement pour y échapper ?
ask-drawn = Un monstre vient de s'attacher à vous. Utilisez-vous un Équipement contre lui ?
ask-damaged = Un monstre vient de vous faire des dégâts. Dépensez-vous un pion pour riposter ?

## Ce qui s'est passé

event-tile-laid = { $who } a posé une tuile en { $column }{ $row }.
event-open-tile-laid = { $who } a posé { $place } au bord du plateau.
event-mark-laid =
    { $count ->
        [0] Un pion Objectif a été posé sur { $place }.
        [one] Un pion Objectif a été posé sur { $place }, avec { $count } pion Monstre.
       *[other] Un pion Objectif a été posé sur { $place }, avec { $count } pions Monstre.
    }
event-cast = { $who } jouait { $character }.
event-hand-dealt = { $who } a pioché sa main de départ : { $cards }.
event-laid-aside = { $who } a écarté { $given } et pioché { $taken }.
event-hunger-rolled = { $who } a lancé le dé de Faim et commencé à { $count }.
event-went-first = Le premier tour est revenu à { $who }.
event-round-began = Manche { $number }.
event-turn-began = { $who } a commencé son tour.
event-spawned = { $who } a lancé { $one } et { $two } pour l'apparition des monstres : { $sum }.
event-token-placed = Un pion Monstre a été posé sur { $place }.
event-no-room-for-token = Aucun pion Monstre de plus sur { $place } : la tuile était pleine.
event-tokens-cleared =
    { $count ->
        [one] { $count } pion Monstre de moins sur { $place }.
       *[other] { $count } pions Monstre de moins sur { $place }.
    }
event-drew = { $who } a pioché { $card } { $cause }.
event-burned = { $who } a brûlé { $cards }.
event-discarded = { $who } a défaussé { $card }.
event-monster-met = { $who } a pioché { $monster } { $cause }.
event-boss-met = { $who } a dû affronter un Boss { $cause } : { $monster }.
event-draw-skipped = { $who } devait piocher une carte Monstre { $cause }, et y a échappé.
event-no-monster-left = { $who } devait piocher une carte Monstre, mais il n'en restait plus.
event-monsters-shuffled = La défausse des Monstres a été mélangée pour former un nouveau deck.
event-wounded =
    { $less ->
        [0] { $who } a touché { $monster }{ $whose } : { dealt-damage }{ wounded-left }.
       *[other] { $who } a touché { $monster }{ $whose } : { dealt-damage }, ses semblables en ayant retenu { $less }{ wounded-left }.
    }
wounded-left =
    { $left ->
        [0] { "" }
       *[other] , il lui reste { $left } PV
    }
attached-to = , chez { $whose }
dealt-damage =
    { $count ->
        [one] { $count } dégât
       *[other] { $count } dégâts
    }
event-killed = { $who } a tué { $monster }.
event-banished = { $who } a chassé { $monster } sans le tuer.
event-stunned = { $who } a assommé { $monster }{ $whose }.
event-pulled = { $who } a attiré { $monster }, jusque-là chez { $whose }.
event-attacked = { $who } a dû affronter { $monster }.
event-hurt =
    { $less ->
        [0] { $who }{ $character } a subi { dealt-damage } { damage-of } : il lui reste { $left } PV.
       *[other] { $who }{ $character } a subi { dealt-damage } { damage-of }, l'armure en ayant retenu { $less } : il lui reste { $left } PV.
    }
damage-of =
    { $kind ->
        [monster] { $count ->
            [one] infligé par { $monster }
           *[other] infligés par { $monster }
        }
        [card] d'une carte
        [tile] de la tuile
        [hunger] de Faim
       *[poison] de Poison
    }
event-unhurt =
    { $why ->
        [sated] { $who }{ $character } n'a subi aucun dégât : la Faim n'y pouvait rien.
        [guarded] { $who }{ $character } n'a subi aucun dégât : quelqu'un tenait le danger à distance.
        [sheltered] { $who }{ $character } n'a subi aucun dégât : le Refuge protégeait.
       *[armour] { $who }{ $character } n'a subi aucun dégât : l'armure a tout retenu.
    }
event-wore =
    { $count ->
        [0] { $card } n'arrêtera plus rien pour { $who }.
        [one] { $card } arrêtera encore { $count } coup pour { $who }.
       *[other] { $card } arrêtera encore { $count } coups pour { $who }.
    }
event-healed = { $who }{ $character } a regagné { $count } PV et en a { $left }.
event-poisoned =
    { $count ->
        [one] { $who }{ $character } a pris { $count } pion Poison.
       *[other] { $who }{ $character } a pris { $count } pions Poison.
    }
event-cured = { $who }{ $character } n'avait plus de Poison.
event-hungrier = { $who } a senti monter sa Faim : { $count }.
event-starving = La Faim tenaillait { $who } : la piste en était à { $count }.
event-ate = { $who } a mangé, et sa Faim est descendue à { $count }.
event-died =
    { $how ->
        [deck] { $who }{ $character } n'avait plus de carte à piocher, et a péri.
        [hunger] { $who }{ $character } a succombé à la Faim.
       *[wounds] { $who }{ $character } a péri.
    }
event-eliminated = { $who } a quitté la partie. Cartes Survivant perdues de la main : { $cards }. Monstres défaussés : { $monsters }.
event-moved = { $who } a rejoint { $place }.
event-moved-by = { $other } a amené { $who } sur { $place }.
event-sent-back = { $who } a dû retourner sur { $place }.
event-revealed = { $who } a révélé { $place }.
event-tested =
    { $passed ->
        [true] { $who } a lancé { $one } et { $two } pour sa Furtivité : { $sum } contre { $stealth }. Rien n'a bougé.
       *[false] { $who } a lancé { $one } et { $two } pour sa Furtivité : { $sum } contre { $stealth }. C'était trop bruyant.
    }
event-surely-seen =
    { $why ->
        [carried] { $who } ne pouvait passer sans bruit avec ce fardeau.
        [watched] { $who } ne pouvait passer sans bruit : un monstre proche faisait le guet.
       *[stealth] { $who } avait trop peu de Furtivité pour passer sans bruit.
    }
event-tile-acted = { $who } a eu ce que { $place } lui réservait.
event-found = { $who } a pioché { $card } dans le deck { $colour } { $cause }.
event-sank = { $who } a glissé { $card } sous le deck { $colour }.
event-gained = { $who } a reçu { $card }, comme le prévoyait la mission.
event-looked-over = { $who } a retourné les premières cartes du deck { $colour } : { $cards }.
event-played = { $who } a joué { $card }.
event-equipped = { $who } a mis { $card } en jeu.
event-used = { $who } a utilisé { $card }.
event-used-innate = { $who } a utilisé la capacité { $character }.
event-used-tile = { $who } a profité du lieu : { $place }.
event-paid =
    { $count ->
        [one] { $who } a dépensé { $count } pion de la carte { $card } : il en reste { $left }.
       *[other] { $who } a dépensé { $count } pions de la carte { $card } : il en reste { $left }.
    }
event-lost-gear = { $who } a défaussé { $card }, qui était en jeu.
event-reloaded =
    { $count ->
        [0] { $who } a rechargé { $card } : il n'y manquait rien.
        [one] { $who } a rechargé { $card } : { $count } pion.
       *[other] { $who } a rechargé { $card } : { $count } pions.
    }
event-fitted = { $who } a posé { $card } sur { $other_card }, en jeu chez { $whose }.
event-traded = { $who } et { $other } ont fait un échange. { $who } a donné : { $given }. { $other } a donné : { $taken }.
event-trade-refused = { $other } n'a pas voulu faire un échange avec { $who }.
event-gave-gear = { $who } a donné { $card } à { $other }.
event-picked-up = { $who } a ramassé { $card }.
event-left-lying = La carte { $card } est restée sur { $place }.
event-took =
    { $from_deck ->
        [true] { $who } a sorti { $card } de son deck, mélangé ensuite.
       *[false] { $who } a repris { $card } dans une défausse.
    }
event-back-to-deck = { $who } a remis { $card } dans son deck, mélangé ensuite.
event-kept-gear = { $who } a gardé { $card } : il n'y avait pas de place ailleurs.
event-actions-over = { $who } ne pouvait plus rien faire pendant ce tour.
event-actions-changed =
    { $less ->
        [true] { $count ->
            [one] { $who } a perdu { $count } action.
           *[other] { $who } a perdu { $count } actions.
        }
       *[false] { $count ->
            [one] { $who } a gagné { $count } action.
           *[other] { $who } a gagné { $count } actions.
        }
    }
event-let-act =
    { $cards_only ->
        [true] { $count ->
            [one] { $other } a pu jouer une carte sur-le-champ.
           *[other] { $other } a pu jouer sur-le-champ jusqu'à { $count } cartes.
        }
       *[false] { $count ->
            [one] { $other } a pu agir sur-le-champ.
           *[other] { $other } a pu agir sur-le-champ, { $count } fois.
        }
    }
event-lasted =
    { $this_turn ->
        [true] { $who } a profité de la carte { $card } jusqu'à la fin du tour.
       *[false] Dès lors, { $who } a profité de la carte { $card }.
    }
event-shielded = { $who } a mis quelqu'un hors de danger ({ $character }).
event-restored = Tous les monstres de la même famille ont retrouvé leurs PV, comme le voulait { $monster }.
event-stored = { $who } a posé { $card } sur l'objectif.
event-worked =
    { $what ->
        [rescue] { $who } a travaillé au sauvetage sur { $place } : { $count } sur { $needed }.
        [defuse] { $who } a travaillé à la bombe sur { $place } : { $count } sur { $needed }.
        [repair] { $who } a réparé { $place } : { $count } sur { $needed }.
       *[other] { $who } a travaillé à la mission sur { $place } : { $count } sur { $needed }.
    }
event-demolished =
    { $what ->
        [burn] { $who } a incendié { $place }.
       *[demolish] { $who } a détruit ce qui se trouvait sur { $place }.
    }
event-mark-reached = { $who } a atteint le pion Objectif sur { $place }.
event-mark-gone = Il n'y avait plus de pion Objectif sur { $place }.
event-razed =
    { $count ->
        [0] Il ne restait plus rien ici : { $place }. Cartes perdues avec : { $cards }.
        [one] Il ne restait plus rien ici : { $place }. Perdus avec : { $count } pion Monstre et, comme cartes, { $cards }.
       *[other] Il ne restait plus rien ici : { $place }. Perdus avec : { $count } pions Monstre et, comme cartes, { $cards }.
    }
event-sampled = La mission a gardé un échantillon : { $monster }.
event-message-saved = { $who } a sauvé le message : { $card }.
event-clock-ran =
    { $started ->
        [true] { $count ->
            [one] Le compte à rebours a commencé : encore { $count } tour pour { $who }.
           *[other] Le compte à rebours a commencé : encore { $count } tours pour { $who }.
        }
       *[false] { $count ->
            [one] Le temps filait : encore { $count } tour pour { $who }.
           *[other] Le temps filait : encore { $count } tours pour { $who }.
        }
    }
event-fought-on = { $who } a proposé de renoncer, mais tout le monde n'était pas d'accord.
event-tallied = Ce qui a compté : { $stored } sur l'objectif, { $held } chez ceux qui s'y trouvaient.
event-ended =
    { $won ->
        [true] { $how } L'équipe a gagné.
       *[false] { $how } L'équipe a perdu.
    }

## Comment cela finit

ending-escaped = La mission était accomplie, et ceux qui restaient ont pu partir.
ending-all-dead = Il ne restait personne en vie.
ending-no-tokens = Il y avait plus de monstres qu'on ne pouvait en compter.
ending-first-death = L'un de vous est mort, et c'était un de trop.
ending-too-late = Le temps était écoulé.
ending-no-message = Le message était perdu.
ending-conceded = Vous avez renoncé.

## Pourquoi une carte a été piochée

cause-setup = pour commencer
cause-turn = au début du tour
cause-action = pour une action
cause-swap = en échange de deux autres
cause-search = en fouillant { $place }
cause-spawn = lors de l'apparition sur { $place }
cause-tokens = pour un pion Monstre sur { $place }
cause-mission = comme le voulait la mission
cause-card = avec { $card }
cause-tile = sur { $place }
cause-monster = comme le voulait { $monster }
cause-ability = avec { $innate }

## Noms

one-of-two = { " " }({ $character })
monster-none = un monstre
so-many =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    }
at = { $column }{ $row }
place-open = { $tile } ({ $at })
place-hidden = la tuile cachée { $at }
place-none = nulle part
foe = { $monster } ({ $left } PV sur { $most })
mission-title = { $number }. { $name }

## La table

phase-laying = On pose le plateau.
phase-setting-up = Avant le premier tour.
phase-turn =
    { $count ->
        [0] { $who } n'a plus d'action.
        [one] { $who } a encore { $count } action.
       *[other] { $who } a encore { $count } actions.
    }
phase-over = La partie est finie.

type-instant = Instantané, 1 action
type-equipment = Équipement
type-weapon = Équipement, arme
type-scavenge-instant = Carte Fouille, Instantané, 1 action
type-scavenge-equipment = Carte Fouille, Équipement
type-scavenge-weapon = Carte Fouille, arme
type-character = Personnage
type-monster = Monstre
type-boss = Boss
type-tile = Tuile
type-mission = Mission
tile-hidden = Tuile cachée

corner-storage = stockage { $count }
corner-hp = { $left } PV sur { $most }
corner-spawn = apparition sur { $count }

deck-red = Deck Fouille rouge
    .symbol = R
deck-green = Deck Fouille vert
    .symbol = V
deck-blue = Deck Fouille bleu
    .symbol = B
deck-sunk = On sait ce qu'il y a au fond : { $cards }.
monsters-under =
    { $count ->
        [one] La dernière carte n'est pas là par hasard.
       *[other] Les { $count } dernières cartes ne sont pas là par hasard.
    }

mark-monster = Pion Monstre
    .symbol = ¤
mark-goal = But
    .symbol = ⚑
mark-far = But, peut-être
    .symbol = ⚐
mark-objective = Pion Objectif
    .symbol = ◎
mark-lying = Carte Fouille
    .symbol = ▯
tag-stunned = Assommé
tag-tokens =
    { $fuelled ->
        [true] { $count }/{ $most } essence
       *[false] { $count }/{ $most } mun.
    }
tag-uses =
    { $count ->
        [one] Encore { $count } coup
       *[other] Encore { $count } coups
    }
tag-used = Utilisé pendant ce tour
tag-fitted = Avec { $card }
tag-poison =
    { $count ->
        [one] { $count } pion Poison
       *[other] { $count } pions Poison
    }

gauge-round = Manche
gauge-supply = Pions Monstre en réserve
gauge-deadline = Tours restants
gauge-work =
    { $what ->
        [rescue] Sauvetage
        [defuse] Bombe
        [repair] Réparations
       *[recover] Contact
    }
gauge-tokens-gone = Pions Objectif retirés
gauge-revealed = Tuiles révélées
gauge-on-the-way = { $goods } (encore { $count } en chemin)
gauge-person =
    { $message ->
        [true] Scientifique ou message
       *[false] Scientifique
    }
gauge-gathered = Survivants au but
gauge-actions = Actions
gauge-hp = PV
gauge-hp-of = PV, { $character }
gauge-hunger = Faim
gauge-track = Piste de Faim
gauge-poison = Poison
gauge-storage = Stockage
gauge-stealth = Furtivité
gauge-hand = Main
gauge-deck = Deck

zone-map = Plateau
zone-open = En cours de résolution
zone-monsters = Deck Monstre
zone-monster-discard = Défausse des Monstres
zone-scavenge-discard = Défausse Fouille
zone-stored = Sur l'objectif
zone-samples = Échantillons
zone-mission = Mission
zone-foes = Monstres attachés
zone-gear = Équipement en jeu
zone-hand = Main
zone-character =
    { $count ->
        [one] Personnage
       *[other] Personnages
    }
zone-discard = Défausse

tag-dead = hors jeu
tag-active = joueur actif
tag-starving = affamé
tag-guarded = sous bonne garde
tag-sheltered = à l'abri
tag-marked = déjà visitée
tag-lying = { $cards }

note-deadline =
    { $count ->
        [one] Il faut partir avant la fin du prochain tour joué par { $who }.
       *[other] Il faut partir avant la fin des { $count } prochains tours joués par { $who }.
    }
note-message = Le message est dans le « Carnet Poussiéreux ».
note-boss = Un Boss attend encore.
note-pandemic = Pandémie : ce qui ne tient plus sur une tuile déborde sur toutes ses voisines.
note-no-cap = Rien ne limite les pions Monstre sur une tuile.
note-sudden-death = Le premier mort fait perdre la partie.

## Pourquoi pas

reason-no-actions = Il ne vous reste pas d'action pour jouer des cartes.
reason-item = { $card } ne se joue pas : la mission en a besoin.
reason-no-text = { $card } n'a pas d'effet par elle-même.
reason-wearer-dead = Il ne reste personne pour porter { $card }.
reason-duplicate = Vous avez déjà { $card } en jeu, et l'on ne porte pas deux cartes du même nom.
reason-no-room =
    { $card } ne tient pas : son coût de stockage est de { $storage }, il vous reste { $left }, et ce que vous pourriez défausser ne suffit pas.
reason-empty =
    { $fuelled ->
        [true] { $card } n'a plus d'essence : il faut une carte « Essence ».
       *[false] { $card } n'a plus de munitions : il faut d'abord recharger.
    }
reason-used = Vous avez déjà utilisé { $card } pendant ce tour.
reason-need = { $card } ne s'utilise que si { $need }.
reason-no-effect = { $card } n'aurait aucun effet maintenant.
reason-nothing-to-pay = { $card } demande un pion sur votre Équipement, et il n'y en a pas.
reason-deck-empty = { $card } vous ferait piocher, et votre deck n'a plus assez de cartes.
reason-no-monster = { $card } : aucun monstre n'est à portée.
reason-nothing-to-hit = { $card } : il n'y a rien à toucher à portée.
reason-no-monster-on-you = { $card } : aucun monstre que l'on puisse chasser n'est attaché à vous.
reason-nobody-hurt = { $card } : personne à portée n'a besoin de soins.
reason-nobody-poisoned = { $card } : personne à portée n'a de pion Poison.
reason-nobody-hungry = { $card } : personne à portée n'a faim.
reason-decks-empty = { $card } : tous les decks Fouille sont vides.
reason-nothing-discarded = { $card } : aucune défausse ne contient de carte utile.
reason-nothing-to-reload = { $card } : il n'y a rien à recharger.
reason-no-weapon = { $card } : aucune arme n'est à portée.
reason-nobody-to-give = Personne à portée n'a de place pour votre Équipement.
reason-nothing-hidden = { $card } : aucune tuile cachée n'est à portée.
reason-no-tokens = { $card } : aucun pion Monstre n'est à portée.
reason-no-place = { $card } : aucune tuile ne convient.
reason-nobody-else = { $card } demande quelqu'un d'autre, et il n'y a que vous.
reason-in-force = L'effet est déjà en cours : { $card }.
reason-no-dog-to-guard = { $card } : votre Chien est mort, ou déjà à l'abri.
reason-starving = Votre survivant est affamé : { $card } lui manque jusqu'à ce qu'il mange.
reason-no-symbol = Cette tuile n'a pas de symbole de fouille { $colour }.
reason-searched = Vous avez déjà fouillé cette tuile pendant ce tour.
reason-deck-gone = Ce deck est vide, et il le restera.
reason-work-done = Ce que la mission demande de faire est fait.
reason-work-elsewhere = Ce que la mission demande de faire ne peut pas se faire depuis cette tuile.
reason-work-tokens = On ne peut pas travailler ici tant qu'il y a des pions Monstre sur la tuile.
reason-work-lacks = Pour travailler ici, il vous faut : { $family }.
reason-no-room-for = { $card } doit aller droit en jeu, et ne tient pas.

## Ce qu'on peut régler

option-scenario = Mission
option-survivors = Survivant
option-survivors-note = Qui joue qui ; le hasard fait le reste.
option-survivors-any = n'importe qui
option-map = Le plateau
option-map-note = Prendre le plateau tout prêt, ou poser les tuiles vous-mêmes.
option-map-ready = tout prêt
option-map-laid = posé par les joueurs
option-map-spaced = posé par les joueurs, l'objectif en dernier
option-harder = Fouille ingrate
option-harder-note = Combien de cartes Embuscade ou Main Vide s'ajoutent à chaque deck Fouille.
option-tokens = Pions Monstre sur une tuile
option-tokens-note = Ce qui arrive quand une tuile est pleine.
option-tokens-capped = trois au plus
option-tokens-uncapped = sans plafond
option-tokens-pandemic = Pandémie : une tuile pleine déborde
option-rolled-hunger = Faim aléatoire
option-rolled-hunger-note = Chacun lance un dé pour sa Faim de départ.
option-more-tiles = Grand plateau
option-more-tiles-note = Combien de tuiles s'ajoutent, tirées de la boîte.
option-sudden-death = Mort subite
option-sudden-death-note = Le premier mort fait perdre la partie.
option-solo = En solitaire avec plusieurs survivants
option-solo-note = Une seule personne les joue tous.
option-solo-off = non
option-solo-merged = deux survivants, deck commun
option-solo-turns = chacun son deck, chacun son tour
option-sets = Maximum : d'autres monstres
option-sets-note = Les familles qui se mêlent au deck Monstre, en plus de celle de la mission.
option-sets-zombie = Zombies
option-sets-mutant = Mutants
option-sets-robot = Robots
option-sets-alien = Aliens

setup-missing-tile = La boîte ne contient pas assez de tuiles pour cette mission : { $tile }, { $count } fois.
setup-missing-card = La boîte ne contient pas assez de cartes pour cette mission : { $family }.
setup-too-many-tiles = { $count } tuiles de plus, c'est trop : il en reste { $most } dans la boîte.
setup-map-too-big = Le plateau de cette mission a { $places } places pour { $count } tuiles.
setup-too-few-bosses = La boîte contient moins de { $count } Boss pour cette mission.
setup-too-few-survivors = La boîte ne contient pas assez de survivants pour { $seats } joueurs.
setup-too-hard = { $count } cartes de plus par deck, c'est trop : le maximum est { $most }.
setup-own-map = { $mission } se joue sur son propre plateau.

## Ce que l'on compte à la fin

statistic-revealed = Tuiles révélées
statistic-found = Cartes trouvées
statistic-killed = Monstres tués
statistic-attacked = Attaques subies
statistic-ate = Repas

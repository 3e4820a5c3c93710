## Ce qu'apporte une réponse, pour autant qu'on puisse le prévoir

gauge-foes = Monstres attachés
gauge-brought = { $goods } au but
odds-stealth = { $count } ou moins avec deux dés, et personne ne remarque rien
foresee-boss-met = { $who } pioche un Boss
foresee-no-monster-left = Plus aucun monstre à piocher
foresee-wounded =
    { $left ->
        [0] { "" }
       *[other] { $monster } : il lui reste { $left } PV
    }
foresee-killed = { $monster } meurt
foresee-stunned = { $monster } : assommé
foresee-died = { $who }{ $character } meurt
foresee-starving = { $who } souffre de la faim
foresee-revealed = Une tuile cachée est révélée
foresee-tested =
    { $passed ->
        [true] Personne ne remarque rien
       *[other] Les monstres remarquent quelqu'un
    }
foresee-surely-seen = Les monstres remarquent quelqu'un
foresee-sent-back = { $who } doit rebrousser chemin
foresee-found = { $who } pioche { $goods }
foresee-discarded = { $who } défausse { $card }
foresee-stored = { $card } va sur l'objectif, pour de bon
foresee-token-placed = Un pion Monstre apparaît
foresee-lost-gear = { $who } perd { $card }
foresee-actions-over = { $who } ne peut plus rien faire ce tour-ci
foresee-worked = La mission avance : { $count } sur { $needed }
foresee-mark-reached = Un objectif est atteint
foresee-ask-hand-limit = Main trop pleine : vous défaussez une carte
foresee-ask-make-room = Plus de place : il faut se défaire d'un Équipement
foresee-ask-too-much-gear = Trop de choses à porter : il faut se défaire d'un Équipement
foresee-ask-sneak-or-fight = Des pions Monstre : vous vous faufilez ou vous combattez
foresee-ask-aim = Vous choisissez le monstre
foresee-ask-toll = Vous défaussez une carte ou subissez des dégâts
foresee-ask-which-deck = Vous choisissez le deck Fouille
foresee-ask-keep-which = Vous choisissez ce que vous gardez
foresee-ask-equip-or-discard = Vous la mettez en jeu ou la défaussez
foresee-ask-uncover-where = Vous choisissez la tuile cachée
foresee-ask-take-back-which = Vous choisissez la carte
foresee-ask-heal-whom = Vous choisissez qui est soigné
foresee-ask-feed-whom = Vous choisissez qui mange

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
foresee-ask-act-now = Vous pouvez agir hors de votre tour
foresee-ask-bombard-where = Vous choisissez la tuile visée
foresee-ask-clear-where = Vous choisissez la tuile à vider
foresee-ask-cure-whom = Vous choisissez qui est guéri
foresee-ask-drop-card = Vous choisissez quoi défausser
foresee-ask-fit-to-which = Vous choisissez l'arme qui la reçoit
foresee-ask-for-whom = Vous choisissez pour lequel des deux
foresee-ask-give-which = Vous choisissez ce que vous donnez
foresee-ask-give-whom = Vous choisissez qui la reçoit
foresee-ask-go-on = Vous continuez vers une autre tuile, ou vous vous arrêtez là
foresee-ask-jump-where = Vous choisissez la tuile
foresee-ask-jump-whom = Vous choisissez qui y va
foresee-ask-let-act-whom = Vous choisissez qui agit aussitôt
foresee-ask-let-play-whom = Vous choisissez qui joue des cartes aussitôt
foresee-ask-pay-from-which = Vous choisissez d'où vient le pion
foresee-ask-play-now = Vous pouvez jouer d'autres cartes aussitôt
foresee-ask-raze-where = Vous choisissez la tuile qui disparaît
foresee-ask-reload-which = Vous choisissez quoi recharger
foresee-ask-shift-where = Vous choisissez la tuile d'arrivée
foresee-ask-shift-whom = Vous choisissez qui se rapproche
foresee-ask-store = Vous choisissez la carte pour l'objectif
foresee-ask-take-back-where = Vous choisissez où va la carte
foresee-ask-trade-what = Vous composez l'échange
foresee-ask-who-takes-it = Vous choisissez lequel des deux subit les dégâts

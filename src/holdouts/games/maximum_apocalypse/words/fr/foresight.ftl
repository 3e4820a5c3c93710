## Ce qu'apporte une réponse, pour autant qu'on puisse le prévoir

gauge-foes = Monstres attachés
odds-stealth = { $count } ou moins avec deux dés, et personne ne remarque rien
foresee-monster-met = { $who } pioche un monstre
foresee-boss-met = { $who } pioche un Boss
foresee-no-monster-left = Plus aucun monstre à piocher
foresee-killed = { $monster } meurt
foresee-stunned = { $monster } : assommé
foresee-died = { $character } meurt
foresee-starving = { $who } meurt de faim à petit feu
foresee-revealed = Une tuile cachée est révélée
foresee-tested =
    { $passed ->
        [true] Personne ne remarque rien
       *[other] Les monstres remarquent quelqu'un
    }
foresee-surely-seen = Les monstres remarquent quelqu'un
foresee-sent-back = { $who } doit rebrousser chemin
foresee-found = { $who } trouve une carte
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

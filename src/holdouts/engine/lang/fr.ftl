# Ce que disent tous les jeux, quel qu'en soit le sujet.

## Questions

ask-over = La partie est finie.
ask-others = On attend { $who }.
ask-wait = Un instant : quelqu'un a peut-être quelque chose à décider.
ask-either = Choisissez.
ask-may = { $of } Le faites-vous ?

pick-this = { $way }
pick-leave-it = Ne pas le faire.

## La chronique

event-took-back = { $who } a repris { $count } choix.
event-changed-hands =
    { $now ->
        [person] Une personne joue désormais pour { $who }.
        [random] Un automate qui tire au sort joue désormais pour { $who }.
        [sensible] Un automate prudent joue désormais pour { $who }.
        [default] Plus personne ne choisit pour { $who } : la réponse habituelle en tient lieu désormais.
       *[other] { $now } joue désormais pour { $who }.
    }
somebody = Quelqu'un

## Effets de tous les jeux
# Un effet est fait de phrases entières ; il commence par un mot ordinaire, pour pouvoir suivre un deux-points.

effect-either = Au choix, { $ways }.
effect-may = Si vous le souhaitez, { $effects }.
effect-each =
    { $who ->
        [others] Chaque autre joueur à son tour, dans le sens des aiguilles d'une montre : { $effects }.
       *[everyone] Chaque joueur à son tour, dans le sens des aiguilles d'une montre : { $effects }.
    }
effect-repeat = Faites { $times } fois ceci : { $effects }.
effect-roll = Lancez un dé à { $faces } faces ; s'il donne { $least } ou plus, { $effects }.
effect-otherwise = Sinon, { $effects }.

## Story

story-players = Autour de la table
story-seat-person = { $name }
story-seat-random = { $name }, sous la conduite d'un automate qui tire au sort
story-seat-sensible = { $name }, sous la conduite d'un automate prudent
story-seen-by = Vu par { $name }.
story-seen-by-all = Ce que chacun a pu voir.
story-opening = Avant le départ
story-result = Le dénouement
story-open = La partie n'est pas finie.
story-winners = Ont gagné : { $who }.
story-no-winners = Personne n'a gagné.
story-chance = Le hasard
story-commitment = Montré avant le premier choix : { $commitment }
story-revealed = Graine { $seed }, sel { $salt }. Le SHA-256 de « { $preimage } » est ce qui avait été montré avant le premier choix : nul n'a pu changer les dés ensuite.
story-rules = Règles citées

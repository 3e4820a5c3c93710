# La fin d'une partie : la scène, qui a survécu, les tournants, et la suite.

end-you-won-alive = Vous êtes en vie, et la victoire est à vous.
end-you-won-fallen = Vous n'avez pas vu la fin, mais la victoire est aussi la vôtre.
end-you-lost-alive = Vous êtes en vie, mais sans la victoire.
end-you-lost-fallen = Vous n'avez pas survécu.
end-all-won = La victoire est à tous.
end-winners-fallen = La victoire, sans l'avoir vue : { $who }
end-fates = Ce que chacun est devenu
end-lived = en vie
end-fell = n'a pas survécu
end-left = a quitté la maison
end-apart = hors du groupe
end-won = victoire
end-turned = Les tournants
end-better = en mieux
end-worse = en pire
end-see = Revoir
end-figures = En chiffres
end-encore = Et maintenant ?
end-replay = Revoir la partie
end-look = Regarder la table
end-stage = Revenir à la fin
end-same-people = Rejouer ensemble
end-same-seed = Rejouer les mêmes cartes
end-next = { $who } a remis la table, et votre place vous attend.
end-next-mine = Vous avez remis la table.
end-next-go = Prendre place

## Revoir une partie

replay = Revoir
replay-play = Lecture
replay-pause = Arrêt
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-pace = Allure
replay-slow = lente
replay-usual = normale
replay-fast = rapide

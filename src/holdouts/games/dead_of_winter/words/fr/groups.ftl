# Ce que font les réponses d'une même sorte, en un mot ou deux.

group-attack = Attaquer
group-search = Fouiller
group-barricade = Barricader
group-clean = Nettoyer
group-attract = Attirer des zombies
group-use-ability = Utiliser une capacité
group-use-item = Utiliser un équipement
group-play = Jouer une carte
group-contribute = Ajouter à la crise
group-store = Mettre de côté
group-move = Se déplacer
group-spend-food = Dépenser de la nourriture
group-request = Demander aux autres
group-hand-off = Passer un équipement
group-call-vote = Demander un vote
group-with-ability = Capacités
group-with-item = Équipement
group-use-die = Dés
group-set-die = Dés
group-at-entrance = Entrées
group-keep = Qui reste

# Ce que fait un groupe de réponses, en un mot ou deux.

group-attack = Agir
group-search = Agir
group-barricade = Agir
group-clean = Agir
group-attract = Agir
group-use-ability = Agir
group-use-item = Agir
group-move = Aller
group-play = Cartes
group-contribute = Cartes
group-store = Cartes
group-hand-off = Cartes
group-spend-food = Nourriture
group-request = Les autres
group-call-vote = Les autres
group-with-ability = Capacités
group-with-item = Équipement
group-use-die = Dés
group-set-die = Dés
group-at-entrance = Entrées
group-keep = Qui reste

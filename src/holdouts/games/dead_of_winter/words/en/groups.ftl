# What a group of answers does, in a word or two.

group-attack = Act
group-search = Act
group-barricade = Act
group-clean = Act
group-attract = Act
group-use-ability = Act
group-use-item = Act
group-move = Move
group-play = Cards
group-contribute = Cards
group-store = Cards
group-hand-off = Cards
group-spend-food = Food
group-request = The others
group-call-vote = The others
group-with-ability = Abilities
group-with-item = Equipment
group-use-die = Dice
group-set-die = Dice
group-at-entrance = Entrances
group-keep = Who stays

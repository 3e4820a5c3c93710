# What answers of a kind do, in a word or two.

group-attack = Attack
group-search = Search
group-barricade = Build
group-clean = Clean
group-attract = Attract zombies
group-use-ability = Use an ability
group-use-item = Use equipment
group-play = Play a card
group-contribute = Add to the crisis
group-store = Store
group-move = Move
group-spend-food = Spend food
group-request = Ask the others
group-hand-off = Hand over
group-call-vote = Call a vote
group-with-ability = Abilities
group-with-item = Equipment
group-use-die = Dice
group-set-die = Dice
group-at-entrance = Entrances
group-keep = Who stays

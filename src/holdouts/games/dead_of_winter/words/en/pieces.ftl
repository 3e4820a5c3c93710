# What lies on the table and is no term of the glossary.

piece-survivor = Survivor
piece-survivor-means = Somebody of your group: how strong a die they need to attack and to search, and one ability. Two wounds they bear; the third is their last.
piece-item = Item
piece-item-means = Found by searching. It is played and goes to the waste pile, given to the crisis, or stored for the main objective; its symbol says for what it will do.
piece-objective = Main objective
piece-objective-means = What all want to reach together: how much morale and how many rounds there are, how the game begins, and what wins.
piece-secret = Secret objective
piece-secret-means = What you yourself want besides. Nobody else sees it before the end. One of those in the deal may be a betrayal.
piece-crossroads = Crossroads
piece-crossroads-means = A story with two ways, held by the player on your right in each of your turns. If you do what it waits for, it is read out.
piece-zombie = Zombie
piece-zombie-means = It stands in a space of an entrance. If one comes and all spaces are taken, it gets in, and the survivor of the lowest influence there dies.

# Ce qui se trouve sur la table sans être un mot du lexique.

piece-tile = Tuile
piece-tile-means = Un lieu de la carte. Le chiffre de son coin est celui des dés qui y attirent des monstres ; ses lettres disent quels decks on peut y fouiller.
piece-survivor = Survivant
piece-survivor-means = Qui vous êtes : des points de vie, une capacité, et un deck de cartes que personne d'autre n'a.
piece-monster = Monstre
piece-monster-means = Il s'attache à un survivant, le suit partout et l'attaque à la fin de son tour jusqu'à ce qu'on l'abatte.
piece-goal = But
piece-goal-means = Un lieu que la mission demande d'atteindre.

# Ce qui se trouve sur la table sans être un mot du lexique.

piece-pile = Paquet à fouiller
piece-pile-means = Des cartes que personne n'a vues. Les marques du dos disent si la première peut être dangereuse, et si elle peut être bonne.

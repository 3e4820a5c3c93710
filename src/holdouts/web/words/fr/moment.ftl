cover-hold = tenir pour voir
dice = dés
die-spent = utilisé
moment-vote = Un vote
moment-voted = Votre pouce est posé. Tous se montrent ensemble, après le dernier.
moment-watch = Celles et ceux qui votent se découvrent en même temps.
moment-aside = Regarder la table

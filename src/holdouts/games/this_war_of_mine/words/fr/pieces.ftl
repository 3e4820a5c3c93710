# Ce qui se trouve sur la table et n'est pas un terme du lexique.

piece-character = Personnage
piece-character-means = Quelqu'un du groupe : combien les choses le touchent, comment il se bat, ce qu'il porte, une habitude et un don.
piece-shelter-card = Carte Refuge
piece-shelter-card-means = Ce qui encombre la maison : Gravats, Barreaux et Portes fermées barrent le passage, Mobilier et Bric-à-brac non. Personne ne sait ce qu'il y a dessous.
piece-location = Lieu
piece-location-means = Là où l'équipe peut aller cette nuit : proche, plus loin ou loin. Plus c'est loin, moins il reste à explorer.
piece-exploration = Exploration
piece-exploration-means = Un pas dans le noir : de quoi fouiller, une porte, un bruit. Ce qu'on y fait vite s'entend.
piece-residents = Habitants
piece-residents-means = Qui l'on rencontre en ville : des gens à qui parler, avec qui échanger, ou qu'il faut fuir.
piece-raid = Raid nocturne
piece-raid-means = Ce qui vient à la maison pendant que d'autres sont dehors. La garde en retient une part ; le reste coûte des biens et du sang.
piece-event = Événement
piece-event-means = Ce que le matin apporte à tout le monde. Certains durent des jours.
piece-objective = Objectif
piece-objective-means = Ce que le groupe essaie d'accomplir dans ce Chapitre, case après case.
piece-goods = Biens
piece-goods-means = Tout ce qu'on peut manger, brûler, bâtir, échanger, ou dont on a grand besoin. Il n'y en a pas plus que dans la boîte.
piece-ladder = Échelle
piece-ladder-means = Le chemin d'un étage à l'autre. Une case qu'on n'atteint pas ne sert à rien.
piece-wait = Attente
piece-wait-means = Quelque chose est commencé qui demande la nuit. Ce sera prêt à l'aube.

# Le nom des cartes et une phrase d'ambiance pour chacune. Ce qu'elles font est dit dans texts.ftl.

## Personnages

name-fireman = Pompier
    .the = le Pompier
flavour-fireman = En sortant d'un bâtiment, il compte encore les têtes.

name-gunslinger = Pistolero
    .the = la Pistolero
flavour-gunslinger = Elle a appris à tirer dans les foires, pour des ours en peluche.

name-hunter = Chasseuse
    .the = la Chasseuse
flavour-hunter = Elle dort seule depuis si longtemps que votre souffle la tient éveillée.

name-mechanic = Mécanicien
    .the = le Mécanicien
flavour-mechanic = Il demande pardon aux moteurs avant de les ouvrir.

name-surgeon = Chirurgienne
    .the = la Chirurgienne
flavour-surgeon = Ses mains ne tremblent qu'une fois le travail fini.

name-veteran = Vétéran
    .the = le Vétéran
flavour-veteran = Il avait promis à sa femme que la dernière guerre était la dernière.

name-dog = Chien
    .the = le Chien
flavour-dog = Personne ne lui a dit que c'était fini.

## Capacités innées

innate-fireman = Punch
innate-gunslinger = Tir Rapide
innate-hunter = Repérage
innate-mechanic = Réparations
innate-surgeon = Suture
innate-veteran = Ne le touchez pas
innate-dog = Morsure

## Le deck du Pompier

name-fire-helmet = Casque de Pompier
flavour-fire-helmet = Dedans, sous la sangle, un autocollant que sa fille y a mis.

name-lighter = Briquet
flavour-lighter = Pendant vingt ans, il a éteint ce que ceci allume.

name-first-aid-kit = Trousse de Secours
flavour-first-aid-kit = Il manque les ciseaux, et la fiche dit qui les a pris.

name-shotgun = Fusil à Pompe
flavour-shotgun = Il était accroché au-dessus d'un bar et n'avait jamais servi.

name-fire-extinguisher = Extincteur
flavour-fire-extinguisher = L'étiquette annonce le prochain contrôle pour le mois de mars.

name-energy-drink = Boisson Énergisante
flavour-energy-drink = Saveur tropicale, dit la canette. Cela a surtout le goût des nuits de garde.

name-ladder = Échelle
flavour-ladder = Elle s'arrête à deux barreaux du quatrième. Il s'en souvient.

name-distress-flare = Fusée de Détresse
flavour-distress-flare = Tout ce qui avait des yeux s'est détourné de nous et a marché vers lui.

name-wheres-my-axe = Où est ma hache ?
flavour-wheres-my-axe = Il l'avait posée une minute, pour porter quelqu'un.

name-firemans-endurance = Endurance du Pompier
flavour-firemans-endurance = Neuf étages en tenue complète, chaque mardi, du temps où c'était l'exercice.

name-field-jacket = Veste d'Intervention
flavour-field-jacket = Dans la poche, un demi-biscuit qu'il garde pour plus petit que lui.

name-oxygen-tank = Bouteille d'Oxygène
flavour-oxygen-tank = Dix minutes d'air, ou une seconde d'autre chose.

name-trusty-axe = Bonne Vieille Hache
flavour-trusty-axe = Elle était faite pour les portes.

## Le deck de la Pistolero

name-colt = Colt
flavour-colt = Sa grand-mère l'avait dans son sac à main, et disait avoir connu pire.

name-revolver = Revolver
flavour-revolver = La sixième chambre coince ; elle compte donc jusqu'à cinq.

name-focused-shot = Tir Posé
flavour-focused-shot = Elle a attendu qu'il ait dépassé l'enfant.

name-trigger-happy = Gâchette Facile
flavour-trigger-happy = Facile n'est pas le mot qu'elle aurait choisi.

name-hollow-points = Balles à Pointe Creuse
flavour-hollow-points = À l'entrée, le trou est petit.

name-volley = Salve
flavour-volley = Après cela, nos oreilles ont sifflé jusqu'au soir.

name-grenade = Grenade
flavour-grenade = Cela pèse à peu près ce que pesait une pomme.

name-search-the-bodies = Les poches des morts
flavour-search-the-bodies = Un ticket de bus, deux piles, une liste pour un anniversaire.

name-lasso = Lasso
flavour-lasso = Les vaches le prenaient mieux.

name-tactical-leadership = Sens du Commandement
flavour-tactical-leadership = Elle a montré du doigt, et vous couriez avant d'avoir dit oui.

name-bulletproof-vest = Gilet Pare-Balles
flavour-bulletproof-vest = Il y a un trou dans le dos. Elle n'a pas posé de question.

name-horse = Cheval
flavour-horse = Elle lui a donné un nom, bien qu'on le lui ait déconseillé.

name-ranger-hat = Chapeau Ranger
flavour-ranger-hat = Il était à un homme qui connaissait tous les sentiers du parc.

## Le deck de la Chasseuse

name-bow = Arc
flavour-bow = Il fait moins de bruit qu'une boîte qu'on ouvre.

name-crossbow = Arbalète
flavour-crossbow = Elle vient du rayon sport, et porte encore son prix.

name-fire-arrows = Flèches Enflammées
flavour-fire-arrows = On les suit des yeux, et l'on n'est pas seul à le faire.

name-machete = Machette
flavour-machete = Le manche est entouré d'un lacet, d'enfant, à voir la couleur.

name-headshot = En pleine tête
flavour-headshot = C'était son voisin, alors elle s'est appliquée.

name-bear-trap = Piège à Ours
flavour-bear-trap = Il n'y a plus d'ours ici depuis cent ans.

name-snare = Collet
flavour-snare = Une boucle de fil, une branche pliée, un après-midi.

name-motorbike = Moto
flavour-motorbike = Le temps qu'ils l'entendent, elle est ailleurs.

name-backpack = Sac à Dos
flavour-backpack = Sur l'étiquette, en lettres rondes : CM1.

name-camouflage = Camouflage
flavour-camouflage = Vous lui avez marché sur la main. Elle ne l'a dit que le soir.

name-survival-instinct = Instinct de Survie
flavour-survival-instinct = Des glands, des vers, le dessous de l'écorce : elle vous montre.

name-resourceful = Ingénieuse
flavour-resourceful = Une poussette, une porte, de la corde : une heure après, cela porte l'eau.

name-cover-of-darkness = À la faveur de la nuit
flavour-cover-of-darkness = Elle fouille une maison au toucher, et laisse les photos.

## Le deck du Mécanicien

name-wrench = Clé à Molette
flavour-wrench = Son premier patron la lui avait prêtée, et ne l'a jamais revue.

name-pistol = Pistolet
flavour-pistol = Il était dans une table de nuit, à côté d'une paire de lunettes.

name-blowtorch = Chalumeau
flavour-blowtorch = Il a fermé des tuyaux, des trappes, et une fois une plaie.

name-auto-turret = Tourelle Automatique
flavour-auto-turret = Elle ne nous distingue pas des autres : restez derrière.

name-proximity-mine = Mine de Proximité
flavour-proximity-mine = Il a noté où elle est. On espère qu'il a noté toutes les autres.

name-welding-helmet = Masque de Soudeur
flavour-welding-helmet = À travers le verre, on dirait toujours le soir.

name-nail-bomb = Bombe à Clous
flavour-nail-bomb = Deux kilos de clous, achetés pour un toit.

name-weapon-check = Revue des Armes
flavour-weapon-check = Le matin, il passe avec l'huile et le chiffon, et demande si vous avez dormi.

name-hot-wire-a-car = Voiture aux fils
flavour-hot-wire-a-car = Le siège était réglé pour quelqu'un de bien plus petit.

name-upgrade = Amélioration
flavour-upgrade = Il avait bien prévenu que cela tirerait un peu à gauche.

name-drone-strike = Frappe de Drone
flavour-drone-strike = Sur l'écran, ils étaient petits, et puis ils n'y étaient plus.

name-read-the-manual = Lire la notice
flavour-read-the-manual = Il manque la page neuf, mais il la sait par cœur.

name-homemade-ammo = Munitions Maison
flavour-homemade-ammo = Le plomb tenait un vitrail, jusqu'à l'hiver dernier.

## Le deck de la Chirurgienne

name-scalpel = Scalpel
flavour-scalpel = Elle le fait bouillir entre un usage et l'autre.

name-white-coat = Blouse Blanche
flavour-white-coat = En la voyant, les gens s'assoient encore et relèvent leur manche.

name-drill = Perceuse
flavour-drill = Pour l'os, d'après la boîte.

name-taser = Taser
flavour-taser = Confisqué à l'accueil, à un visiteur qui n'est pas revenu le chercher.

name-gurney = Brancard
flavour-gurney = Une roue couine, la même que dans le temps.

name-mortar-and-pestle = Mortier et Pilon
flavour-mortar-and-pestle = Ils étaient dans la vitrine de la pharmacie, pour la décoration.

name-quick-thinking = Présence d'Esprit
flavour-quick-thinking = Dans tous les hôpitaux, la deuxième clé est posée sur le cadre de la porte.

name-molotov-cocktail = Cocktail Molotov
flavour-molotov-cocktail = L'eau-de-vie était le cadeau d'un patient guéri.

name-hippocratic-oath = Serment d'Hippocrate
flavour-hippocratic-oath = Elle lui a tout expliqué par radio, jusqu'à ce que le sang s'arrête.

name-steroid-shot = Piqûre de Stéroïdes
flavour-steroid-shot = Elle ne lit plus à voix haute les effets secondaires.

name-adrenaline-shot = Piqûre d'Adrénaline
flavour-adrenaline-shot = Vous demandiez l'heure, et vous étiez déjà debout.

## Le deck du Vétéran

name-m1-rifle = Fusil M1
flavour-m1-rifle = Cinquante ans au grenier, nettoyé chaque printemps.

name-luger = Luger
flavour-luger = Il n'a jamais dit à qui il l'avait pris.

name-mortar = Mortier
flavour-mortar = Il calcule l'angle au crayon, et mouille son pouce pour le vent.

name-dog-whistle = Sifflet
flavour-dog-whistle = Vous n'entendez rien, et plus tard le chien revient en boitant.

name-dog-collar = Collier Canin
flavour-dog-collar = Le numéro de téléphone gravé dessus est celui d'une cuisine.

name-medals = Médailles
flavour-medals = Le chien en a une aussi, découpée dans une boîte.

name-tear-them-apart = Mets-les en pièces
flavour-tear-them-apart = Il l'a dit une fois, d'une voix qu'il avait rangée.

name-cripple = Aux jarrets
flavour-cripple = Avec les moutons, le chien y allait plus doucement.

name-fetch = Va chercher
flavour-fetch = Un gant, un soulier, une boîte. C'est du soulier qu'il est le plus fier.

name-trust-his-nose = Au flair
flavour-trust-his-nose = Devant la porte, il s'est assis et n'a plus voulu avancer.

name-small-game = Petit Gibier
flavour-small-game = Deux lapins, et il a attendu la permission.

name-payback = Ils vont payer
flavour-payback = D'abord, il a plié la couverture.

name-last-stand = Dernier Carré
flavour-last-stand = Il a noué la laisse à sa ceinture et chargé tout ce qui lui restait.

## Cartes Fouille

name-food-1 = Nourriture 1
flavour-food-1 = Un demi-paquet de biscuits, comptés.

name-food-2 = Nourriture 2
flavour-food-2 = Des pêches. Sur le couvercle, quelqu'un a mis une date et un cœur.

name-food-3 = Nourriture 3
flavour-food-3 = Des haricots froids, et la bonne cuillère.

name-food-4 = Nourriture 4
flavour-food-4 = Leurs étagères étaient étiquetées, mois par mois, jusqu'au printemps suivant.

name-food-5 = Nourriture 5
flavour-food-5 = Du jambon, du vrai café ; quelqu'un a pleuré devant le beurre.

name-food-crate = Caisse de Vivres
flavour-food-crate = Destinée à une école, quarante portions.

name-fuel = Essence
flavour-fuel = Cela sent les départs en vacances.

name-medkit-2 = Kit de Soins 2
flavour-medkit-2 = Des pansements à dinosaures.

name-medkit-4 = Kit de Soins 4
flavour-medkit-4 = Des bandes, de l'iode, et la marche à suivre, écrite à la main.

name-medkit-6 = Kit de Soins 6
flavour-medkit-6 = L'ambulance était au bord du trottoir, moteur en marche.

name-ammo-full = Munitions au Complet
flavour-ammo-full = Une boîte entière, cachée derrière les missels.

name-ammo-2 = Munitions 2
flavour-ammo-2 = Deux, dans la poche d'un manteau à votre taille.

name-ammo-3 = Munitions 3
flavour-ammo-3 = Trois, alignées sur le rebord de la fenêtre.

name-ammo-4 = Munitions 4
flavour-ammo-4 = Quatre, dans une lettre que vous ne lisez pas.

name-ammo-5 = Munitions 5
flavour-ammo-5 = Cinq, et la place vide de la sixième.

name-antidote = Antidote
flavour-antidote = Il aurait fallu le garder au froid.

name-binoculars = Jumelles
flavour-binoculars = On les avait achetées pour regarder les hérons.

name-walkie-talkie = Talkie-Walkie
flavour-walkie-talkie = Cela se vendait par deux. Quelqu'un a l'autre.

name-flashlight = Lampe Torche
flavour-flashlight = On la secoue, on attend ; elle fait ce qu'elle peut.

name-spare-parts = Pièces Détachées
flavour-spare-parts = Une boîte à café, pleine de ce qui peut toujours servir.

name-dirty-blanket = Couverture Sale
flavour-dirty-blanket = Elle a l'odeur d'une autre famille.

name-old-newspaper = Vieux Journal
flavour-old-newspaper = Pour ce jour-là, on annonçait du beau temps.

name-dusty-journal = Carnet Poussiéreux
flavour-dusty-journal = L'écriture rapetisse à mesure que le papier manque.

name-scientist = Scientifique
flavour-scientist = Il explique tout à voix basse, mais il n'arrête pas.

name-dynamite = Dynamite
flavour-dynamite = On l'avait commandée pour une déviation.

name-demolition-charge = Charge de Démolition
flavour-demolition-charge = Se tenir à deux cents mètres, dit la notice. La rue est plus courte.

name-body-armor = Armure de Combat
flavour-body-armor = Trois plaques, dont une déjà fêlée.

name-empty-handed = Main Vide
flavour-empty-handed = Quelqu'un est passé avant nous, et a balayé en partant.

name-ambush = Embuscade
flavour-ambush = Les boîtes étaient trop bien rangées.

## Zombies

name-walker = Zombie Errant
    .a = un Zombie Errant
    .the = le Zombie Errant
flavour-walker = Il va au travail, ou du moins là où c'était.

name-moaning-walker = Zombie Errant Gémissant
    .a = un Zombie Errant Gémissant
    .the = le Zombie Errant Gémissant
flavour-moaning-walker = On dirait une question, et quelque chose répond toujours.

name-zombie-dog = Chien Zombie
    .a = un Chien Zombie
    .the = le Chien Zombie
flavour-zombie-dog = Il a encore sa laisse, et une main au bout.

name-zombie-soldier = Soldat Zombie
    .a = un Soldat Zombie
    .the = le Soldat Zombie
flavour-zombie-soldier = Il ne reste de lui que l'entraînement.

name-spitter = Cracheur Zombie
    .a = un Cracheur Zombie
    .the = le Cracheur Zombie
flavour-spitter = Il se racle d'abord la gorge, comme tout le monde.

name-stalker = Traqueur
    .a = un Traqueur
    .the = le Traqueur
flavour-stalker = Il a laissé passer trois d'entre nous pour prendre celui qui avait la fièvre.

name-zombie-queen = Reine Zombie
    .a = une Reine Zombie
    .the = la Reine Zombie
flavour-zombie-queen = Elle dirigeait une école, et ils se mettent encore en rang pour elle.

name-zombie-horde = Horde Zombie
    .a = une Horde Zombie
    .the = la Horde Zombie
flavour-zombie-horde = Du toit, on aurait dit la sortie d'un concert.

## Mutants

name-military-remnant = Soldat Égaré
    .a = un Soldat Égaré
    .the = le Soldat Égaré
flavour-military-remnant = Il y a un formulaire pour ce qu'il prend, et il vous laisse signer.

name-bandit = Bandit
    .a = un Bandit
    .the = le Bandit
flavour-bandit = Il tenait l'épicerie au coin de votre rue.

name-mutant-rat = Rat Mutant
    .a = un Rat Mutant
    .the = le Rat Mutant
flavour-mutant-rat = Il se lave le museau avant de mordre.

name-mutant = Mutant
    .a = un Mutant
    .the = le Mutant
flavour-mutant = Le doigt s'est refermé sur l'alliance.

name-raging-mutant = Mutant Enragé
    .a = un Mutant Enragé
    .the = le Mutant Enragé
flavour-raging-mutant = La cage était solide, mais il avait des années devant lui.

name-daxton-jag = Daxton Jag
    .a = Daxton Jag
    .the = Daxton Jag
flavour-daxton-jag = Il se rappelle le nom de chacun, et ce que chacun lui doit.

## Robots

name-laser-drone = Drone Laser
    .a = un Drone Laser
    .the = le Drone Laser
flavour-laser-drone = Il plane au-dessus de la rue et fait l'appel.

name-scout-bot = Éclaireur Bot
    .a = un Éclaireur Bot
    .the = l'Éclaireur Bot
flavour-scout-bot = Il se bat peu et raconte tout.

name-omni-bot = Omni Bot
    .a = un Omni Bot
    .the = l'Omni Bot
flavour-omni-bot = Un modèle ménager. La garantie interdit de l'ouvrir.

name-demolition-bot = Démolisseur Bot
    .a = un Démolisseur Bot
    .the = le Démolisseur Bot
flavour-demolition-bot = Ce qui ne bouge pas, il le prend pour un bâtiment.

name-legion-bot = Légionnaire Bot
    .a = un Légionnaire Bot
    .the = le Légionnaire Bot
flavour-legion-bot = Ils se mettent l'un devant l'autre, et personne ne le leur a appris.

name-ai-core-leader = Noyau Directeur
    .a = un Noyau Directeur
    .the = le Noyau Directeur
flavour-ai-core-leader = D'une voix agréable, il s'est excusé de l'interruption.

name-missile-tank = Char Lance-Missiles
    .a = un Char Lance-Missiles
    .the = le Char Lance-Missiles
flavour-missile-tank = Il y avait autrefois une trappe, pour un conducteur.

## Aliens

name-alien-scientist = Scientifique Alien
    .a = un Scientifique Alien
    .the = le Scientifique Alien
flavour-alien-scientist = Il met une étiquette sur tout, et vous avez déjà la vôtre.

name-alien-machine = Machine Alien
    .a = une Machine Alien
    .the = la Machine Alien
flavour-alien-machine = Elle tient une seule note, et l'on oublie pourquoi l'on est venu.

name-alien-invader = Envahisseur Alien
    .a = un Envahisseur Alien
    .the = l'Envahisseur Alien
flavour-alien-invader = Il a traversé quatre maisons sans passer par une porte.

name-alien-ship = Vaisseau Alien
    .a = un Vaisseau Alien
    .the = le Vaisseau Alien
flavour-alien-ship = Son ombre arrive d'abord, et elle est tiède.

name-alien-soldier = Soldat Alien
    .a = un Soldat Alien
    .the = le Soldat Alien
flavour-alien-soldier = Trop loin pour qu'on voie son visage, s'il en a un.

name-alien-harvester = Moissonneur Alien
    .a = un Moissonneur Alien
    .the = le Moissonneur Alien
flavour-alien-harvester = Il fauche droit, quoi qu'il y ait dans le champ.

name-alien-commander = Commandant Alien
    .a = un Commandant Alien
    .the = le Commandant Alien
flavour-alien-commander = En passant, il touche chacun de ses blessés au front.

## Tuiles

name-van = Van
    .the = le Van
flavour-van = Il a démarré deux fois la semaine dernière : il en est donc capable.

name-avenue = Avenue
    .the = l'Avenue
flavour-avenue = Les feux passent encore au vert, chacun à son tour.

name-gas-station = Station-Service
    .the = la Station-Service
flavour-gas-station = À la pompe trois, quelqu'un a payé et n'est jamais reparti.

name-river = Rivière
    .the = la Rivière
flavour-river = Ce n'est que de l'eau, jusqu'au milieu.

name-forest = Forêt
    .the = la Forêt
flavour-forest = Des feuilles sèches : qui se presse se fait entendre.

name-prairie = Prairie
    .the = la Prairie
flavour-prairie = On les regarde venir pendant une heure.

name-hospital = Hôpital
    .the = l'Hôpital
flavour-hospital = Au deuxième étage, quelqu'un a continué de changer les draps.

name-refuge = Refuge
    .the = le Refuge
flavour-refuge = Une nuit, dit l'écriteau, et c'est dit gentiment.

name-farm = Ferme
    .the = la Ferme
flavour-farm = Quelqu'un a pris le temps d'ouvrir aux vaches.

name-cemetery = Cimetière
    .the = le Cimetière
flavour-cemetery = Le mur avait été fait pour empêcher les enfants d'entrer.

name-police-station = Poste de Police
    .the = le Poste de Police
flavour-police-station = Aux objets trouvés, tout porte un numéro, et personne ne vient.

name-bandit-camp = Camp de Bandits
    .the = le Camp de Bandits
flavour-bandit-camp = Ils ont une table, une balance, et une chaise pour vous.

name-tunnel = Tunnel
    .the = le Tunnel
flavour-tunnel = Quelqu'un a peint des flèches au mur, dans les deux sens.

name-department-store = Grand Magasin
    .the = le Grand Magasin
flavour-department-store = Les mannequins sont habillés pour un printemps doux.

name-shopping-mall = Centre Commercial
    .the = le Centre Commercial
flavour-shopping-mall = Par moments la musique s'arrête, et l'on entend le reste.

name-power-plant = Centrale Électrique
    .the = la Centrale Électrique
flavour-power-plant = Des oiseaux nichent sur les tours, une saison chacun.

name-airport = Aéroport
    .the = l'Aéroport
flavour-airport = Le tableau affiche encore un vol, retardé.

name-military-base = Base Militaire
    .the = la Base Militaire
flavour-military-base = Jusqu'ici, les canons de la clôture vous ont laissé passer.

name-prison = Prison
    .the = la Prison
flavour-prison = Toutes les portes ont été ouvertes de l'intérieur, sauf une.

name-factory = Usine
    .the = l'Usine
flavour-factory = La chaîne tourne. Nous n'avons pas su ce qu'elle fabrique.

name-oasis = Oasis
    .the = l'Oasis
flavour-oasis = Il y a de l'ombre, et un gobelet au bout d'une chaîne.

name-mountain = Montagne
    .the = la Montagne
flavour-mountain = De là-haut, ce n'est plus qu'un pays.

name-desert = Désert
    .the = le Désert
flavour-desert = On boit, et une heure après on n'a pas bu.

name-amusement-park = Parc d'Attractions
    .the = le Parc d'Attractions
flavour-amusement-park = Laissez vos sacs au guichet, dit la voix, et on les laisse.

name-crash-site = Site du Crash
    .the = le Site du Crash
flavour-crash-site = Ce qui est tombé ici n'était qu'un morceau.

## Missions

name-tutorial = Premiers pas
flavour-tutorial = Vous avez dormi au Centre Commercial, derrière le rideau d'un magasin de chaussures, tant qu'il y a eu à manger. À la sortie de la ville attend un Van auquel il ne manque que l'essence. Allez-y à pied, et ouvrez chaque réservoir en chemin.

name-rescue-the-scientist = Sauvez le Scientifique
flavour-rescue-the-scientist = Chaque soir à dix heures, depuis le Poste de Police, un homme dit à la radio qu'il sait comment cela a commencé. Il s'est enfermé dans une cellule, et la serrure est bonne. Ramenez-le au Van, avec assez d'essence pour trouver quelqu'un qui l'écoute.

name-collect-samples = Prélevez des échantillons
flavour-collect-samples = Il en faut deux de chaque sorte, frais, et le Scientifique s'excuse de devoir le demander. Mettez des étiquettes, dit-il, et notez le nom de ceux qui ont leurs papiers. Rapportez le tout au Van et tenez l'essence prête, car les bocaux ne se gardent pas.

name-develop-the-cure = Mettez au point le remède
flavour-develop-the-cure = Le Scientifique a la formule en tête et rien pour la préparer. L'Hôpital a encore un laboratoire ; avec les médicaments que vous y porterez, il y aura de quoi faire un essai. Personne n'a demandé comment on repartirait ensuite.

name-nuclear-winter = Hiver nucléaire
flavour-nuclear-winter = Il a neigé en juillet, et les enfants ont été contents toute une matinée. Maintenant la nuit tombe à trois heures, et un seul Refuge a un poêle. Apportez de quoi brûler, de quoi se couvrir et de quoi manger, et que rien n'entre derrière vous.

name-defuse-the-bomb = Désamorcez la bombe
flavour-defuse-the-bomb = L'une des bombes n'a pas explosé. Elle est dans la Centrale Électrique, et l'homme qui l'a construite tenait un carnet, dont la dernière page dit quel fil couper d'abord, et qui prévenir. Trouvez le carnet, faites ce qu'il dit, et soyez au Van avant que la Centrale elle-même ne cède.

name-fallout = Retombées
flavour-fallout = Le vent a tourné, et la poussière arrive de tous les côtés. Le Van est au milieu, son moteur démonté, étalé sur un drap. Trouvez les pièces, trouvez l'essence, et ne comptez revoir aucun des endroits que vous quittez.

name-scout-the-alien-zone = Reconnaissez la zone alien
flavour-scout-the-alien-zone = Ils sont descendus en une nuit, et de ceux qui sont entrés, personne n'a envoyé de plan. Parcourez tout, et dessinez ce que vous voyez, même sans comprendre. L'un des endroits est gardé, et le dessin ne vaut rien s'il ne ressort pas.

name-recover-the-intelligence = Récupérez les renseignements
flavour-recover-the-intelligence = Pendant deux ans, un scientifique a vécu parmi eux et envoyé des chiffres, la nuit. Lundi, les chiffres ont cessé. Entrez sans bruit et ramenez-le à la Base ; et ayez de quoi écrire, car si cela tourne mal, il ne pourra pas le dire deux fois.

name-humanity-strikes-back = L'humanité contre-attaque
flavour-humanity-strikes-back = Deux lanceurs leur gardent le ciel. Quand tous deux se seront tus, le Scientifique devra s'asseoir dans l'épave, au Site du Crash, et dire une phrase dans leur langue. Il s'y exerce depuis un an, et ne veut pas nous dire ce qu'elle signifie.

name-convoy = Le convoi
flavour-convoy = La liste vient de la Base, et ceux qui l'ont écrite ont froid : essence, couvertures, soins, pièces. Trois camions sont partis avec le tout, et les machines les ont arrêtés l'un après l'autre. Trouvez ce qu'ils portaient, et portez-le jusqu'au bout.

name-defend-the-base = Défendez la Base
flavour-defend-the-base = Les machines se sont rassemblées à trois endroits autour de la Base, et elles y attendent sans impatience. Ailleurs, on s'est fié à la clôture, et l'on n'a plus de nouvelles. Sortez, dispersez-les toutes, et rentrez sans rien sur vos talons.

name-burn-the-machines = Brûlez les machines
flavour-burn-the-machines = On les fabrique à trois endroits, et vous savez maintenant lesquels. Entrez une fois, au cas où il resterait quelqu'un à sortir, et faites le reste depuis la maison d'à côté. Puis trouvez de l'essence et partez ; pour une fois, on y verra assez pour conduire.

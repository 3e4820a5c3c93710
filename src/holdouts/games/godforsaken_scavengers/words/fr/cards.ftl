# Le nom des cartes et une phrase d'ambiance pour chacune. Ce qu'elles font est dit dans texts.ftl.

## Actions

name-scout = Repérage
flavour-scout = Elle est partie devant et elle est revenue : tout le métier est là.

name-move = Avancée
flavour-move = L'autre galerie a toujours l'air plus vide.

name-rush = Poussée
flavour-rush = Quelqu'un a poussé ; chacun dit que c'était un autre.

name-hide = Dissimulation
flavour-hide = On serre le sac, on retient son souffle, et on laisse la chose prendre ce qu'elle est venue chercher.

name-forage = Cueillette
flavour-forage = Ce n'était pas à vous, mais c'était plus près de vous.

name-dry-ration = Ration Sèche
flavour-dry-ration = Emballée par quelqu'un qui vous attendait la semaine dernière.

name-bait = Appât
flavour-bait = On donne au noir de quoi mâcher, et on le contourne.

name-torch = Torche
flavour-torch = Assez de lumière pour le voir, pas assez pour en être sûr.

name-barricade = Barricade
flavour-barricade = Deux caisses et un scarabée mort : cela tient un peu plus longtemps que prévu.

name-hunt = Chasse
flavour-hunt = À l'aller, personne ne chante.

name-rest = Repos
flavour-rest = Le temps d'une veille, on ne vous a rien demandé.

name-salvation = Salut
flavour-salvation = Vous étiez certain d'avoir lâché la paroi.

name-relief = Délivrance
flavour-relief = Elle a lavé la plaie sans demander d'où elle venait.

name-smoked-meat = Viande Fumée
flavour-smoked-meat = Cela a eu un nom, mais pas chez nous.

name-ambush = Embuscade
flavour-ambush = Cette fois, c'était nous qui étions dans le mur.

name-barter = Troc
flavour-barter = Chacun est reparti certain que l'autre avait trop payé.

name-snare = Collet
flavour-snare = Quoi qu'il ait pris, nous ne sommes pas restés pour voir.

name-shared-meal = Repas Partagé
flavour-shared-meal = Coupé assez petit, il y en a pour tout le monde.

name-instinct = Instinct
flavour-instinct = Vos pattes l'ont su avant vous.

name-royal-jelly = Gelée Royale
flavour-royal-jelly = C'est interdit aux ouvrières, et il ne reste personne pour l'interdire.

name-second-wind = Second Souffle
flavour-second-wind = Vous vous étiez déjà couché.

name-deep-cache = Cache Profonde
flavour-deep-cache = Celui qui l'a enterrée en a dessiné le plan, et plus tard a mangé le plan.

name-queens-scent = Parfum de la Reine
flavour-queens-scent = Si faible que ce n'est peut-être qu'un souvenir.

name-sacrifice = Sacrifice
flavour-sacrifice = Il fallait que quelqu'un se mette entre les deux.

name-collapse = Effondrement
flavour-collapse = La poussière est retombée, et les deux passages n'étaient plus les mêmes.

name-carapace = Carapace
flavour-carapace = Elle a poussé exactement pour cela.

## Périls

name-cave-worm = Ver des Cavernes
flavour-cave-worm = Aveugle, patient, et surtout fait d'une bouche.

name-pit-trap = Fosse Piégée
flavour-pit-trap = Creusée par les nôtres, une meilleure année.

name-spore-cloud = Nuage de Spores
flavour-spore-cloud = Cela ne fait pas mal du tout, et c'est ainsi que cela commence.

name-thief-beetle = Scarabée Chapardeur
flavour-thief-beetle = Il prend d'abord ce qui brille, et plus tard ce qui est tiède.

name-dire-hound = Molosse
flavour-dire-hound = Il a suivi trois colonnes et leur a survécu à toutes.

name-weeping-spider = Araignée Pleureuse
flavour-weeping-spider = Les pleurs cessent quand on approche.

name-frenzied-kin = Congénère Enragé
flavour-frenzied-kin = Il porte encore la marque de votre couvée.

name-acid-rain = Pluie Acide
flavour-acid-rain = Quelque part au-dessus, quelque chose digère depuis des années.

name-rockfall = Chute de Pierres
flavour-rockfall = Un caillou, puis tous les autres.

name-black-mist = Brume Noire
flavour-black-mist = Là-dedans, on n'entend plus la Ruche, et l'on oublie le bruit qu'elle faisait.

name-maw-of-the-deep = Gueule des Profondeurs
flavour-maw-of-the-deep = Le sol respirait depuis un moment quand nous l'avons remarqué.

name-brood-mother = Mère de la Couvée
flavour-brood-mother = Elle compte ses petits, puis elle vous compte.

name-hollow-choir = Chœur Creux
flavour-hollow-choir = Ils chantent avec la voix des disparus, et ils savent le nom des autres.

name-flayer = Écorcheur
flavour-flayer = C'est un travail soigné, et il prend son temps.

name-void-hunger = Faim du Vide
flavour-void-hunger = Elle a mangé la lumière, puis le bruit, puis elle a levé la tête.

## Opportunités

name-abandoned-camp = Camp Abandonné
flavour-abandoned-camp = Le feu est froid et les lits sont faits.

name-fungus-patch = Carré de Champignons
flavour-fungus-patch = Pâles, mous, et personne n'en est encore mort.

name-stray-larva = Larve Égarée
flavour-stray-larva = Elle n'appelle plus, mais elle se tourne encore vers les voix.

name-pathfinder = Éclaireuse
flavour-pathfinder = Elle connaît le chemin de la Ruche et n'a aucune envie d'y rentrer.

name-shrine-of-the-queen = Autel de la Reine
flavour-shrine-of-the-queen = Laissez quelque chose, et ne demandez pas grand-chose.

name-old-armoury = Vieille Armurerie
flavour-old-armoury = Sous chaque crochet il y a un nom, et presque tous les crochets sont vides.

name-royal-larder = Garde-Manger Royal
flavour-royal-larder = Mis de côté pour un banquet que personne n'a jamais décommandé.

name-rift-in-the-dark = Faille dans le Noir
flavour-rift-in-the-dark = On peut y tendre le bras, si l'on admet que d'autres le tendent aussi.

## Anomalies

name-anomaly-one = Anomalie
flavour-anomaly-one = Vous êtes déjà passé par ce tournant.

name-anomaly-two = Anomalie
flavour-anomaly-two = Vos propres traces, qui viennent vers vous.

name-anomaly-three = Anomalie
flavour-anomaly-three = On avait aligné les morts, et la rangée est plus courte à présent.

## Lieux

name-choking-narrows = Boyau Étouffant
flavour-choking-narrows = On y va en file, et mieux vaut ne pas être le plus large.

name-blind-gallery = Galerie Aveugle
flavour-blind-gallery = Ici, même les vers luisants gardent leur lumière pour eux.

name-nest-of-eyes = Nid d'Yeux
flavour-nest-of-eyes = Ils s'ouvrent un à un sur votre passage.

name-crumbling-bridge = Pont Croulant
flavour-crumbling-bridge = Il vous porte, vous ou votre butin, et à peine les deux.

name-silent-mire = Bourbier Muet
flavour-silent-mire = De ceux qui ont parlé ici, aucun n'est encore debout.

name-carrion-field = Champ de Charognes
flavour-carrion-field = L'odeur seule nourrirait un peuple plus courageux.

name-echo-vault = Voûte aux Échos
flavour-echo-vault = Un cri y revient de tous les côtés, avec des indications.

name-market-of-husks = Marché aux Dépouilles
flavour-market-of-husks = Les marchands sont morts depuis des années et ne baissent toujours pas leurs prix.

name-rusted-lift = Monte-Charge Rouillé
flavour-rusted-lift = Pour descendre, il descend.

name-split-tunnels = Tunnels Fourchus
flavour-split-tunnels = Le plan montre trois voies, mais le plan date d'avant l'éboulement.

name-warm-hollow = Creux Tiède
flavour-warm-hollow = Quelqu'un a dormi ici et a laissé la pierre tiède.

name-glowcap-garden = Champignonnière Luisante
flavour-glowcap-garden = Même les pieds se mangent, à condition de mâcher.

name-sentinel-post = Poste des Sentinelles
flavour-sentinel-post = On leur a dit de tenir jusqu'à la relève, et la relève n'est pas venue.

name-royal-granary = Grenier Royal
flavour-royal-granary = Un sceau seul le gardait, et le sceau était très vieux.

name-queens-antechamber = Antichambre de la Reine
flavour-queens-antechamber = On y mange lentement, par un reste de respect.

name-shedding-pool = Bassin des Mues
flavour-shedding-pool = L'eau est pleine de ce qu'ils ont été.

## Lieux Finaux

name-gate-of-the-hive = Porte de la Ruche
flavour-gate-of-the-hive = Elle s'ouvre de l'intérieur.

name-messengers-shaft = Puits du Messager
flavour-messengers-shaft = Ce qu'on doit savoir là-haut, mettez-le dans le panier.

name-last-watch = Dernière Veille
flavour-last-watch = On laisse entrer qui tient encore dans le rang.

name-chamber-of-voices = Chambre des Voix
flavour-chamber-of-voices = Elles vous attendaient, et ne sont pas d'accord sur la suite.

name-hunters-lair = Repaire du Chasseur
flavour-hunters-lair = Lui aussi garde des trophées.

name-brood-court = Cour de la Couvée
flavour-brood-court = Apportez ce qui est dû, et parlez quand on vous parle.

name-hall-of-oaths = Salle des Serments
flavour-hall-of-oaths = Chaque promesse est gravée dans le mur, et le mur est long.

## Afflictions

name-torn-abdomen = Abdomen Déchiré
flavour-torn-abdomen = Vous mangez, et il en reste un peu.

name-crushed-claw = Pince Broyée
flavour-crushed-claw = C'est toujours avec elle que vous attrapez les choses.

name-tremors = Tremblements
flavour-tremors = Vos pinces commencent avant que vous ayez décidé.

name-night-blindness = Cécité Nocturne
flavour-night-blindness = Vous dites à gauche comme si cela voulait dire quelque chose.

name-paranoia = Paranoïa
flavour-paranoia = Ils chuchotaient, et quand vous êtes venu ils ne chuchotaient plus.

name-pride = Orgueil
flavour-pride = Vous n'avez pas faim, merci.

name-hoarders-itch = Manie d'Amasser
flavour-hoarders-itch = Vous recomptez, au cas où il y en aurait davantage.

name-numb-feelers = Antennes Engourdies
flavour-numb-feelers = Le temps que vous le sentiez, c'est arrivé à quelqu'un d'autre.

name-lost-voice = Voix Perdue
flavour-lost-voice = Vous aviez quelque chose à dire, et cela aurait été utile.

name-bleeding-carapace = Carapace Sanglante
flavour-bleeding-carapace = Elle se referme quand vous restez couché, et vous ne pouvez pas rester couché.

name-phantom-voices = Voix Fantômes
flavour-phantom-voices = Elles demandent si poliment que vous finissez toujours par lâcher quelque chose.

name-frailty = Fragilité
flavour-frailty = Ce qui demandait un coup en demande deux.

name-slow-limbs = Membres Lourds
flavour-slow-limbs = Tout le monde est très patient avec vous.

name-compulsion = Compulsion
flavour-compulsion = Encore une, puisqu'elle a l'air si inoffensive.

name-dread = Effroi
flavour-dread = Vous savez ce qui vit là, et préférez ne pas le croiser deux fois.

name-death-wish = Désir de Mort
flavour-death-wish = La pire galerie commence à vous sembler la plus honnête.

name-amnesia = Amnésie
flavour-amnesia = Quelqu'un a préparé ce sac pour vous, et c'était peut-être vous.

name-rot = Pourriture
flavour-rot = Cela n'a aucun goût, et un peu plus tard cela a le sien.

## Personnages

name-packrat = Pie Voleuse
flavour-packrat = Elle porte les affaires de gens qui ne sont plus là.

name-butcher = Boucher
flavour-butcher = Dans ce que d'autres enterrent, il trouve un second repas.

name-gleaner = Glaneuse
flavour-gleaner = Elle ne se sert jamais la première et ne manque jamais de rien.

name-feeler = Palpeur
flavour-feeler = Il pose une antenne sur la pierre et attend qu'elle parle.

name-tunneler = Fouisseur
flavour-tunneler = Un mur, dit-il, c'est une question de patience.

name-berserker = Forcenée
flavour-berserker = Elle a cessé de compter ses blessures parce que cela la ralentissait.

name-quartermaster = Intendant
flavour-quartermaster = Il note tout, même ce que vous avez mangé dans le noir.

name-drummer = Tambourineuse
flavour-drummer = Quand elle joue, personne ne reste en place.

name-warden = Gardienne
flavour-warden = On lui a dit un jour de veiller sur vous, et personne ne lui a dit d'arrêter.

name-shellbreaker = Brise-Coque
flavour-shellbreaker = Il sait où chaque carapace est mince, la vôtre aussi.

name-mender = Rebouteuse
flavour-mender = Ses points sont de travers, et ils tiennent.

name-gravedigger = Fossoyeur
flavour-gravedigger = Il enterre tout le monde comme il faut, une fois les poches vidées.

## Scénarios

name-daring-retreat = Retraite Audacieuse
flavour-daring-retreat = La colonne s'est rompue dans la troisième galerie, et qui pouvait courir a couru. La Ruche est à quelques marches, et l'on n'en tiendra pas la porte ouverte bien longtemps. Restez ensemble si vous le pouvez, mais arrivez.

name-lost-expedition = Expédition Perdue
flavour-lost-expedition = Vous êtes descendus apprendre ce qui vidait les nids profonds, et vous l'avez appris. Là-haut, personne ne le sait. Peu importe qui remonte, pourvu que vous soyez assez nombreux et que l'avertissement soit encore entre vos mains.

name-wicked-few = Quelques Renégats
flavour-wicked-few = Les meilleurs de cette colonne sont partis les premiers. Ceux qui restent savent enjamber un corps, et lui faire les poches au passage. Quelque part devant, une dernière veille laisse entrer ceux qui ne sont pas trop atteints, et personne ne se rappelle à quelle distance.

name-mad-prophet = Prophète Fou
flavour-mad-prophet = La Reine vous parle, ou quelque chose vous parle. Vous faites chaque route deux fois, une fois pour vous et une fois pour la voix. Si vous en sortez sain d'esprit, personne ne croira un mot de ce que vous direz.

name-last-hunt = Dernière Chasse
flavour-last-hunt = Quelque chose vous suit depuis le glissement de terrain, et cette nuit vous faites demi-tour. Personne n'attendra personne. Rapportez-en assez pour qu'on vous croie, et faites vite : les lampes sont presque vides.

name-tithe-of-the-brood = Dîme de la Couvée
flavour-tithe-of-the-brood = Ceux qui ne peuvent pas marcher seuls se sont attachés à vous, et ils appartiennent à la couvée. À chaque halte, il faut que quelqu'un les nourrisse. À la fin, la cour demandera à chacun, l'un après l'autre, ce qu'il a donné.

name-oathbreakers = Parjures
flavour-oathbreakers = Avant la dernière porte, il y a une salle où l'on lit à voix haute tout ce qui fut promis en chemin. Jurez autant que vous pouvez tenir. Qui n'a rien tenu ne va pas plus loin.

## Cartes à part

name-survivor = Survivant
flavour-survivor = Vous vous êtes réveillé sans nom, et vous avez continué à marcher.

name-final-marker = Lieu Final
flavour-final-marker = Le dernier bout de chemin est celui dont on vous avait parlé.

name-caravan = Caravane
flavour-caravan = Ils ont faim, ils sont nombreux, et ils ont ce qu'il vous faut.

name-banner = Bannière
flavour-banner = Qui la porte est vu le premier.

# Une phrase d'ambiance pour chaque carte. Elle ne dit rien de ce que fait la carte.

## Personnages

flavour-anton = Il compte les pas jusqu'à la pompe, tous les jours, au cas où.
flavour-arica = Elle n'a jamais forcé une serrure. Elle leur demande.
flavour-boris = Il a monté le poêle, puis il est redescendu chercher son propriétaire.
flavour-bruno = Ce soir, orge à la façon de l'orge.
flavour-cveta = Elle fait encore l'appel. Personne n'est jamais en retard.
flavour-emilia = Elle note qui était là, ce qui s'est dit, et le temps qu'il faisait.
flavour-katia = Elle tient son article. Il manque quelqu'un à qui l'envoyer.
flavour-marin = Numéro quatorze, dit-il au boulon, et sans forcer.
flavour-marko = Il regarde encore les fenêtres avant les portes.
flavour-pavle = Il sait l'heure qu'il est là où sont ses filles.
flavour-roman = Il s'assied d'où l'on voit l'escalier. Il ne dit pas pourquoi.
flavour-zlata = Elle accorde une guitare que personne n'a encore trouvée.

## La maison

flavour-bed = Trois planches, une porte, et les rideaux de l'escalier.
flavour-chair = Celle qu'on n'a pas brûlée.
flavour-workshop = Tout sert deux fois. La plupart des choses ont déjà servi trois.
flavour-stove = Le tuyau sort par la place de la pendule.
flavour-rainwater-collector = Elle a un goût de toit.
flavour-trap = Personne ne demande ce qu'il y a dans la soupe.
flavour-simple-heater = Neuf briques et un fût. Il y a toujours une main pour s'en approcher.
flavour-radio = Entre deux stations, quelqu'un joue de l'accordéon.
flavour-herb-garden = Une baignoire, de la terre, la fenêtre du bon côté.
flavour-moonshine-still = C'était une cocotte, et cela le redeviendra.
flavour-advanced-workshop = Quelqu'un a dessiné le contour de chaque outil sur le mur.
flavour-metal-bench = Un bout de rail fait une enclume convenable.
flavour-improved-stove = Il tire, maintenant. On peut cuire et respirer.
flavour-improved-heater = Le même feu, et moitié moins de livres.
flavour-vegetable-patch = Les carottes sont petites, et comptées.
flavour-distiller = Clair comme de l'eau, et bien plus cher.
flavour-medicine-bench = La balance vient d'une confiserie.
flavour-reinforced-door = Elle a été trois portes.

## La ville

flavour-central-square = Les pigeons sont partis les premiers.
flavour-city-hospital = Ils ont des lampes, sans huile ; des mains, sans gants.
flavour-row-of-cottages = Toutes les haies sont encore droites.
flavour-supermarket = La première semaine, la musique marchait encore.
flavour-primary-school = Les manteaux sont accrochés à hauteur d'enfant.
flavour-church = La moitié du toit est ciel. On balaie quand même.
flavour-warehouse = L'allée neuf sent la cannelle. Personne ne l'a trouvée.
flavour-military-post = La barrière se lève pour qui a quelque chose.
flavour-garage = Un calendrier, ouvert au dernier bon mois.
flavour-villa = Le chien garde toujours la grille. Il est en pierre.
flavour-tower-block = Quatorze étages, et chaque marche dit qui vient.
flavour-railway-yard = L'horloge donne l'heure juste deux fois par jour, et des gens l'attendent.
flavour-pharmacy = On a tout pris, sauf les brosses à dents.
flavour-brewery = Les caves sont chaudes, et ceux qui les tiennent aussi.
flavour-construction-site = Ce devait être un hôtel avec vue.
flavour-library = On a brûlé les poètes et gardé les atlas.
flavour-sewer-outlet = On s'y fait. C'est mauvais signe.
flavour-farm-at-the-edge = Au bord de quoi, ils ne le disent pas.

## Dans le noir

flavour-search-furniture = Des lettres, un peigne, une boîte à boutons.
flavour-search-furniture-and-go = Derrière, une porte qui s'ouvre encore.
flavour-search-junk = D'autres y sont passés. Ils étaient pressés.
flavour-search-junk-and-go = Il y a un courant d'air : la rue est proche.
flavour-search-pantry = Plus d'étiquettes. On secoue, on devine.
flavour-search-pantry-and-go = La fenêtre au-dessus de l'étagère n'a plus de vitre.
flavour-map-locked-door = Qui l'a fermée comptait revenir.
flavour-map-blocked-door = Une armoire, de l'intérieur.
flavour-map-bars = La cave de quelqu'un qui avait quelque chose.
flavour-map-rubble = Dessous, l'escalier continue.
flavour-map-basement-entrance = Cela sent le charbon et les pommes.
flavour-hideout = Quelqu'un a dormi ici, et fait le lit.
flavour-creaking-floor = La troisième planche à gauche. Toujours.
flavour-broken-glass = C'était un jardin d'hiver.
flavour-collapse = D'abord la poussière, puis le bruit, puis tout.
flavour-footsteps = Ils s'arrêtent quand vous vous arrêtez.
flavour-reality-in-the-city = Il y a des choses qui ne sont sur aucun plan.
flavour-blank-exploration = Une écriture que vous connaissez.
flavour-findings-1 = Une clé de quelque chose. Quatre cuillères. Un billet.
flavour-findings-2 = Plus haut que la plupart des bras.
flavour-findings-3 = La liste du couvercle est plus longue que le contenu.
flavour-findings-4 = Quelqu'un y a cousu une seconde doublure.
flavour-findings-5 = La table est mise pour quatre.
flavour-findings-6 = Les manches ont pris la forme d'une main.
flavour-findings-7 = Le métronome repart quand on le touche.
flavour-findings-8 = On les arrosait encore la semaine dernière.
flavour-findings-9 = Des lunettes, un livre posé à l'envers.
flavour-findings-10 = Des bocaux, datés d'une main soigneuse.
flavour-reality-among-the-findings = Sous le papier, il y avait autre chose.
flavour-civilians = Ils ont levé les mains avant que vous parliez.
flavour-more-civilians = Le plus petit regarde vos chaussures.
flavour-survivors = C'est leur cuisine, maintenant. Ils ont essuyé la table.
flavour-vagabonds = Ils connaissent tous les porches secs du quartier.
flavour-homeless = Ils portent un manteau à tour de rôle.
flavour-rebels = Ils demandent de quel côté vous êtes, et la réponse compte.
flavour-thugs = L'un siffle. L'autre ne lève pas les yeux.
flavour-soldiers = Le plus jeune ne quitte pas l'officier des yeux.
flavour-more-thugs = Ils étaient là avant, dans le noir.
flavour-more-soldiers = La lampe passe deux fois sur chaque visage.
flavour-deserters = Ils ont ôté leurs insignes, et les fils se voient.
flavour-bandits = Ils ont un tarif.
flavour-blank-residents = Il vous faut à tous un instant.

## La nuit

flavour-quiet-night = Personne n'a dormi. Rien ne l'empêchait.
flavour-petty-thieves = Ils ont pris le seau. Le seau.
flavour-hungry-neighbours = Vous connaissez la voix derrière la porte.
flavour-burglars = Ils savent quelle marche craque.
flavour-looters = Ils sont venus avec une charrette.
flavour-reality-in-the-night = Il se passe quelque chose dans la rue.
flavour-raiding-bandits = Ils frappent, c'est une sorte de plaisanterie.
flavour-armed-thugs = Ils tirent une fois en l'air, pour l'ordre.
flavour-arsonists = D'abord l'odeur, puis la lumière.
flavour-gang-of-cutthroats = Les chiens se sont tus dans toute la rue.
flavour-blank-raid = Vous aviez pensé à ce soir-là.

## Les jours

flavour-airdrop = De la soie blanche, qui tourne. Tout le monde court.
flavour-bombardment = On compte les secondes, puis les assiettes.
flavour-snipers = On traverse la rue par groupes d'un.
flavour-crime-wave = On a volé ses serrures au serrurier.
flavour-rising-crime = Trois portes de la rue ont des planches neuves.
flavour-rat-invasion = Ils montent quand le fleuve monte.
flavour-first-frost = La vitre a des fleurs. Personne ne dit qu'elles sont jolies.
flavour-bitter-cold = L'eau du verre s'est tue.
flavour-shortages = Épuisé, et dessous, au crayon : quoi.
flavour-epidemic = On marque les portes à la craie.
flavour-thaw = Ce qui était sous la neige est de nouveau là.
flavour-quiet-day = Du linge pend en travers de la rue.
flavour-ceasefire = Il faut un moment avant que quelqu'un le dise.
flavour-last-offensive = Ils veulent avoir été quelque part avant la fin.
flavour-false-hope = Les cloches ont sonné. C'était une erreur.
flavour-board-the-windows = La dernière chose qu'on ait vue, c'est le poirier.
flavour-a-full-table = Quelqu'un a retrouvé la belle nappe.
flavour-clean-water = Si claire qu'on la regarde un moment.
flavour-medicine-chest = Une croix rouge, peinte à la betterave.
flavour-pay-for-protection = Il fait un reçu.
flavour-close-the-house = Il fait noir dedans, et sûr.
flavour-to-live = C'est tout.
flavour-to-live-on = Avec soi-même aussi.
flavour-fate-1 = Hier, elle était propre.
flavour-fate-2 = Tout le monde l'entend, et personne ne se retourne.
flavour-fate-3 = Aujourd'hui, on sent l'autre rive.
flavour-fate-4 = On a le temps de chauffer la tasse.
flavour-fate-5 = Quelqu'un marche de long en large. C'est soi.
flavour-fate-6 = On gratte un trou pour voir dehors.
flavour-fate-7 = Quelqu'un remonte la pendule.

## À la porte

flavour-barterer = Chaque chose du manteau a sa poche.
flavour-careful-barterer = Il pèse deux fois, et il en a honte.
flavour-food-barterer = Il y a un linge sur le panier. Cela sent le pain.
flavour-doctor = Il se lave d'abord les mains, sans eau, par habitude.
flavour-gossip-of-tomorrow = Elle le tient d'un cousin du dépôt.
flavour-gossip-of-the-street = Il a vu qui entrait où.
flavour-somebody-asks-to-join = Un seul sac, et les deux mains visibles.
flavour-hungry-child = L'enfant n'a encore rien demandé.
flavour-neighbour-needs-hands = Il vous a prêté une échelle, un jour.
flavour-neighbour-needs-a-shovel = Il la rend propre.
flavour-reality-at-the-door = Trois coups, et une attente trop longue.
flavour-blank-visitor-1 = C'est vous qui l'avez mis. Quelqu'un l'a vu.
flavour-blank-visitor-2 = Il tourne une page blanche.

## Actions narratives

flavour-slip-away = Personne ne regarde la trappe à charbon.
flavour-second-wind = Une tasse de quelque chose de chaud, debout.
flavour-night-work = Le marteau est dans une chaussette.
flavour-quick-hands = Parti avant que l'armoire le sache.
flavour-hidden-pocket = Elle était faite pour une montre.
flavour-shared-meal = Une cuillère, deux bouches, rien ne presse.
flavour-old-song = Chacun connaît un autre deuxième couplet.
flavour-watchful = Une ficelle, quatre boîtes, et pas de sommeil.
flavour-spare-round = Elle était dans la doublure depuis le début.
flavour-back-door = Il y en avait une. Il suffisait de pousser le buffet.
flavour-steady-aim = Souffler, et attendre un peu.
flavour-neighbourly-favour = De rien, disent-ils, et ils n'en reparlent pas.
flavour-rag-bandage = C'était une chemise du dimanche.
flavour-warm-corner = Cinq personnes, une couverture, et le chat.
flavour-good-bargain = Chacun croit avoir gagné.

## Jetons et scénarios

flavour-child = Demande pourquoi, et supporte la réponse.
flavour-cat = Il n'est à personne et dort sur tout le monde.
flavour-dog = Il mange en dernier et garde en premier.
flavour-fine-saw-blade = Mince comme une lettre.
flavour-camouflage-suit = Des rideaux, de la suie, et beaucoup de patience.
flavour-suspicion = Personne ne l'a dit. Tout le monde a recompté.
flavour-until-the-ceasefire = Personne ne sait quand. Tout le monde connaît quelqu'un qui sait.
flavour-endless-night = La maison est meublée. La rue, non.
flavour-the-last-convoy = Un car, une liste, et un homme avec un crayon.

## Chapitres, et les rubans qui ouvrent le livre

flavour-chapter-1 = On dit encore : jusqu'à la fin de la semaine.
flavour-chapter-2 = Dans l'escalier, plus personne ne remonte l'horloge.
flavour-chapter-3 = Les canons se rapprochent, ou les nuits se taisent.
flavour-colour-red = Un ruban entre deux pages, couleur de brique.
flavour-colour-blue = Un ruban taillé dans un tablier.
flavour-colour-green = Un ruban qui tenait les lettres de quelqu'un.
flavour-colour-yellow = Un ruban, jadis le bord d'un rideau.
flavour-colour-violet = Un ruban, la fin d'une pelote.

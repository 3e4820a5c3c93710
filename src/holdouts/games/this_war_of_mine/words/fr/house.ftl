# La maison, le groupe et la Réserve tels qu'ils sont sur la table.

## Ce qui s'y trouve

zone-house = La maison
zone-group = Le groupe
zone-storage = Réserve
zone-pile = Trouvailles
zone-load = À rapporter
zone-narratives = Actions narratives
zone-met = Maintenant
zone-fight = Le combat
zone-city = La ville
zone-aim = Objectif
zone-days = Les jours
zone-scenario = Scénario
zone-fittings = Ce qu'on peut construire
zone-ideas = Idées
zone-coming = Ce qui vient
gauge-ahead = Cartes à venir
gauge-weight = Poids
gauge-seats = Places dans le car
type-character = Personnage
type-fitting = Aménagement
type-location = Lieu
type-exploration = Exploration
type-residents = Habitants
type-raid = Raid nocturne
type-visitor = Visiteur
type-fate = Destin
type-event = Événement
type-objective = Objectif
type-scenario = Scénario
type-narrative = Action narrative
type-token = Jeton
type-good = Biens
type-enemy = Ennemi
type-space = Pièce

## Les pièces

kind-rubble-means = Ils barrent le passage. On les déblaie à la Pelle, ou à deux à mains nues ; ce qu'il y a dessous est à vous.
kind-remnants-means = La moitié est déblayée. Le reste barre encore le passage.
kind-bars-means = Ils barrent le passage. Une Lame de scie en vient à bout.
kind-locked-door-means = Elle barre le passage. Il faut un Crochet, et un peu de chance.
kind-furniture-means = On passe à côté. Videz-le, et voyez ce qu'il contient.
kind-junk-means = On passe à côté. Triez, et voyez ce qui peut servir.
kind-hole = Trou
kind-hole-means = Le froid entre par ici, et la rue aussi. Une Barricade le ferme.
kind-barricade = Barricade
kind-barricade-means = Le Trou est barricadé : moins de froid, et plus de peine pour qui vient la nuit.
printed-guard = Garde
printed-guard-means = Qui monte la garde la nuit se tient ici. Tous les chemins de la maison partent d'ici.
printed-floor = Couvertures
printed-floor-means = Qui n'a pas de Lit dort ici, et perd deux de Fatigue.
printed-go-outside = La porte
printed-go-outside-means = Sortir : on rencontre peut-être quelqu'un, ou quelqu'un se joint à vous.
printed-new-idea = Nouvelle idée
printed-new-idea-means = Réfléchir : deux idées de votre choix pourront être construites.
printed-rummage = Farfouiller
printed-rummage-means = Farfouiller : quelques pièces de Bois et de Composants, à votre gré.
printed-search = Fouiller
printed-search-means = Fouiller : une carte de Trouvailles.
printed-wild-garden = Jardin sauvage
printed-wild-garden-means = Voir ce qui pousse : une Herbe, un Légume, ou rien.
printed-fetch-water = Eau dormante
printed-fetch-water-means = Puiser : toute l'Eau de la boîte, une seule fois. Sur un 1, quelqu'un en tombe malade.
mark-ladder = Une échelle
    .symbol = ≡
mark-wait = Prêt à l'aube
    .symbol = ⧗
mark-closed = Plus personne n'y entre
    .symbol = ×
mark-stack = Une autre carte est dessous
    .symbol = 2
tag-under-it = Dessous : { $what }
tag-at-work = { $person } : { $deed }

## Les gens et les biens

mark-out = en ville
mark-away = en absence, retour : { $phase }
mark-at-work = { $deed } ({ $space })
mark-asleep = dort
mark-sits-out = ne fait rien à cette étape
mark-fives = dont { $count } en Réserve x5
mark-distance = { $place ->
    [0] proche
    [1] plus loin
   *[2] loin
}
mark-tonight = cette nuit
mark-hidden = quelque chose y est caché
mark-lasting = reste là tant que cela dure
mark-latest = a eu lieu
enemy-has = En main : { $goods }.
corner-track = { $count } cases sur { $most }
corner-count = il y en a { $count }

## La ville et les combats

zone-streets = La ville, la nuit
corner-prowess = Prouesse { $count }
track-wounds = Blessures : { $count } sur { $most }
mark-die = Lance { $die }
bare-hands = Mains nues
tag-shoots = Se tient en retrait et tire : frappe en premier.
tag-close = Se tient tout près : frappe une fois les coups de feu tirés.

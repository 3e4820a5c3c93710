# Le nom des cartes et une phrase d'ambiance pour chacune. Ce qu'elles font est dit dans texts.ftl.

## Survivants

name-oyelaran = Marguerite Oyelaran
trade-oyelaran = magistrate à la retraite
flavour-oyelaran = Elle a condamné des gens pour moins que ce que nous avons fait mardi.

name-renn = Tobias Renn
trade-renn = sergent instructeur
flavour-renn = En dormant, il dit : « Repos. »

name-falk = Ines Falk
trade-falk = chirurgienne
flavour-falk = Elle demande le nom avant de regarder la plaie.

name-quill = Amos Quill
trade-quill = prédicateur
flavour-quill = Il a cessé de promettre dès la deuxième semaine.

name-brandt = Hanneke Brandt
trade-brandt = officier d'intendance
flavour-brandt = Ses listes ont des listes.

name-delaney = Cormac Delaney
trade-delaney = capitaine des pompiers
flavour-delaney = Il frappe avant d'enfoncer une porte.

name-haddad = Yusra Haddad
trade-haddad = ingénieure des structures
flavour-haddad = Elle regarde les plafonds comme d'autres les visages.

name-stern = Lior Stern
trade-stern = contrôleur aérien
flavour-stern = La voix ne monte jamais, quoi qu'elle ait à dire.

name-nowak = Beatrix Nowak
trade-nowak = directrice d'école
flavour-nowak = D'un regard, elle fait encore taire un couloir.

name-marsh = Gideon Marsh
trade-marsh = psychologue
flavour-marsh = Il s'est mis à répondre à ses propres questions.

name-valk = Petra Valk
trade-valk = toxicologue
flavour-valk = Par égard pour les autres, elle ne cuisine jamais.

name-castellane = Omar Castellane
trade-castellane = commissaire aux comptes
flavour-castellane = Il a retrouvé neuf boîtes que personne ne savait avoir.

name-ashby = Wren Ashby
trade-ashby = archiviste
flavour-ashby = Il faut bien que quelqu'un note le jour.

name-dunne = Calla Dunne
trade-dunne = surveillante de salle
flavour-dunne = Elle fait les lits de ceux qui ne reviendront pas.

name-tak = Ruben Tak
trade-tak = routier
flavour-tak = La radio lui manque plus que la route.

name-rousse = Delphine Rousse
trade-rousse = avocate
flavour-rousse = Elle défendrait n'importe qui, puis vous dirait ce qu'il a dit.

name-stahl = Boris Stahl
trade-stahl = haltérophile
flavour-stahl = Médaille de bronze ; il vous parlera de celle d'argent.

name-petrov = Nadia Petrov
trade-petrov = mère de trois enfants
flavour-petrov = Toute la journée elle compte jusqu'à trois sans remuer les lèvres.

name-lund = Eskil Lund
trade-lund = trappeur
flavour-lund = Pour lui, peu de choses ont changé.

name-arakawa = Jun Arakawa
trade-arakawa = maître d'armes
flavour-arakawa = « Encore », dit Jun, et c'est dit gentiment.

name-marchetti = Odile Marchetti
trade-marchetti = voyante
flavour-marchetti = Elle n'avait rien vu venir, et elle le dit.

name-huisman = Bram Huisman
trade-huisman = gardien d'immeuble
flavour-huisman = À dix heures, il ferme encore à clé.

name-rooke = Tamsin Rooke
trade-rooke = patronne de bar
flavour-rooke = Elle sait ce que chacun lui doit.

name-prado = Lucía Prado
trade-prado = opératrice radio
flavour-prado = Elle répond à tous les appels, même aux vides.

name-ferro = Gus Ferro
trade-ferro = cuisinier de cantine
flavour-ferro = Il n'a jamais rien mesuré et ne va pas commencer.

name-kerr = Milo Kerr
trade-kerr = apprenti
flavour-kerr = Il fait ce qu'il voit ; attention à ce que vous faites.

name-henneken = Salt Henneken
trade-henneken = passeur
flavour-henneken = La moitié de la ville lui doit une traversée.

name-fisk = Barnaby Fisk
trade-fisk = violoneux
flavour-fisk = Il compte bien que son violon lui survive.

name-cole = Ferdy Cole
trade-cole = maraîcher
flavour-cole = Il parlait aux semis. Il n'y en a plus : il nous parle.

name-sandoval = Pip Sandoval
trade-sandoval = coursière à vélo
flavour-sandoval = Deux tours de la ville avant que l'eau bouille.

name-kessel = Kessel
trade-kessel = chien de sauvetage
flavour-kessel = Il trouve des gens. Il a son avis sur lesquels.

name-lindqvist = Vera Lindqvist
trade-lindqvist = mécanicienne
flavour-lindqvist = Elle écoute les moteurs les yeux fermés.

## Objets

name-tinned-soup = Soupe en Boîte
flavour-tinned-soup = Sur l'étiquette, une famille est à table.

name-ration-box = Boîte de Rations
flavour-ration-box = À consommer avant une date que nous avons passée de bonne humeur.

name-pantry-crate = Caisse de Cellier
flavour-pantry-crate = Quelqu'un l'avait faite pour un hiver à quatre.

name-antiseptic = Antiseptique
flavour-antiseptic = Ça pique : c'est à cela qu'on le reconnaît.

name-trauma-kit = Trousse d'Urgence
flavour-trauma-kit = Le mode d'emploi commence par : « Restez calme. »

name-stimulant-vial = Ampoule de Stimulant
flavour-stimulant-vial = Une heure à redevenir qui l'on était.

name-jerrycan = Jerrycan
flavour-jerrycan = On le porte comme on porte un enfant.

name-odds-and-ends = Bric-à-brac
flavour-odds-and-ends = Il y a toujours une vis qui va.

name-chain-and-padlock = Chaîne et Cadenas
flavour-chain-and-padlock = La clé est quelque part.

name-air-horn = Corne de Brume
flavour-air-horn = Elle vient du stade ; la saison s'annonçait bien.

name-hedge-shears = Taille-haie
flavour-hedge-shears = La haie, on l'a laissée aller.

name-site-lamp = Lampe de Chantier
flavour-site-lamp = Elle montre tout, vous compris.

name-push-broom = Balai-brosse
flavour-push-broom = Bram dit qu'il y a une bonne façon de le tenir.

name-head-torch = Lampe Frontale
flavour-head-torch = Où vous regardez, ils regardent.

name-nail-gun = Cloueur
flavour-nail-gun = Plus rapide que le marteau, et l'on cause moins.

name-insulated-boots = Bottes Fourrées
flavour-insulated-boots = Une pointure de trop, et personne ne s'en plaint.

name-cricket-bat = Batte de Cricket
flavour-cricket-bat = Personne ici ne connaît les règles.

name-handheld-radio = Radio Portative
flavour-handheld-radio = On y entend surtout la mer.

name-thermal-scope = Lunette Thermique
flavour-thermal-scope = Elle montre qui est chaud. On s'habitue au reste.

name-pipe-wrench = Clé à Tubes
flavour-pipe-wrench = On ne s'en est jamais servi que pour les tubes, dit-on.

name-service-pistol = Pistolet de Service
flavour-service-pistol = Le numéro n'est pas limé ; il n'y avait personne à craindre.

name-pump-shotgun = Fusil à Pompe
flavour-pump-shotgun = Il clôt des conversations et en ouvre d'autres.

name-hunting-rifle = Fusil de Chasse
flavour-hunting-rifle = D'ici, on dirait des gens qui attendent l'autobus.

name-folding-knife = Couteau Pliant
flavour-folding-knife = Pour le pain, jusqu'à présent.

name-petrol-lighter = Briquet à Essence
flavour-petrol-lighter = C'était un cadeau de départ à la retraite.

name-riot-shield = Bouclier
flavour-riot-shield = Rayé par des gens qui vivaient, alors.

name-floor-plan-police = Plan du Commissariat
flavour-floor-plan-police = La sortie y est mieux indiquée que l'entrée.

name-floor-plan-grocery = Plan de l'Épicerie
flavour-floor-plan-grocery = On comprend pourquoi l'on finissait toujours aux gâteaux.

name-floor-plan-school = Plan de l'École
flavour-floor-plan-school = Dessiné pour l'exercice d'incendie, colorié par un enfant.

name-floor-plan-library = Plan de la Bibliothèque
flavour-floor-plan-library = Classé à : Plans, ville.

name-floor-plan-hospital = Plan de l'Hôpital
flavour-floor-plan-hospital = La chapelle est à côté de la réserve.

name-floor-plan-gas-station = Plan de la Station-service
flavour-floor-plan-gas-station = Une seule pièce, et quelqu'un l'a dessinée.

name-fence-builders-manual = Manuel des Clôtures
flavour-fence-builders-manual = Le chapitre quatre traite des voisins.

name-self-defence-primer = Précis d'Autodéfense
flavour-self-defence-primer = Le monsieur des photos porte une cravate.

name-field-commanders-notes = Carnet d'un Officier
flavour-field-commanders-notes = La moitié parle de chaussures.

name-famine-cookbook = Cuisine de Disette
flavour-famine-cookbook = Nos grands-mères l'ont écrit en espérant que nous en ririons.

name-pocket-encyclopedia = Encyclopédie de Poche
flavour-pocket-encyclopedia = De A à Hiver, puis on a déchiré.

name-lone-traveller = Voyageur Seul
flavour-lone-traveller = « Je peux travailler », disent-ils tous.

name-traveller-with-child = Voyageur et Enfant
flavour-traveller-with-child = L'un porte l'autre ; en route, cela change.

name-family-group = Famille
flavour-family-group = Ils ont le pied de la table, le chat et les photographies.

## Crises

name-cold-stoves = Poêles Froids
flavour-cold-stoves = Au souper, on voit son souffle.

name-bare-shelves = Étagères Vides
flavour-bare-shelves = Le cuisinier a tourné les boîtes, étiquettes dehors. Cela en fait trois.

name-fever-ward = Salle des Fièvres
flavour-fever-ward = Le thermomètre passe de bouche en bouche et personne ne dit de chiffre.

name-split-timbers = Poutres Fendues
flavour-split-timbers = Le mur grince dans la langue des murs.

name-night-march = Marche de Nuit
flavour-night-march = Ils se sont tous mis en route au crépuscule, comme si l'on avait sonné.

name-numb-fingers = Doigts Gourds
flavour-numb-fingers = Quelqu'un lâche une tasse et regarde sa main.

name-lean-week = Semaine Maigre
flavour-lean-week = La soupe est dite claire.

name-broken-pump = Pompe Cassée
flavour-broken-pump = On l'a réparée deux fois avec la même ficelle.

name-shapes-at-the-store = Formes à l'Épicerie
flavour-shapes-at-the-store = Debout entre les rayons, ils semblent avoir oublié ce qu'ils voulaient.

name-shapes-at-the-ward = Formes à l'Hôpital
flavour-shapes-at-the-ward = L'heure des visites est passée.

name-shapes-at-the-yard = Formes dans la Cour
flavour-shapes-at-the-yard = Dans la cour, ils se sont mis en rang, presque droit.

name-open-gates = Portes Ouvertes
flavour-open-gates = Ils ont entendu dire qu'il y avait de la soupe.

name-quarrel-over-rations = Dispute au Sujet des Rations
flavour-quarrel-over-rations = Il s'agit d'une cuillère.

name-blackout = Panne de Courant
flavour-blackout = Dans le noir, chacun est un peu plus vieux.

name-rat-nest = Nid de Rats
flavour-rat-nest = Ils ont mangé les mêmes choses, dans le même ordre.

name-bad-water = Eau Mauvaise
flavour-bad-water = Elle a la couleur du thé, et ce n'est pas du thé.

name-frozen-hinges = Gonds Gelés
flavour-frozen-hinges = La porte n'est ni ouverte ni fermée, et l'on ne peut pas discuter.

name-ringing-bell = Cloche qui Sonne
flavour-ringing-bell = L'horloge de l'église s'est remise à sonner. Personne ne l'a remontée.

name-lost-hope = Espoir Perdu
flavour-lost-hope = La moitié de la salle ne s'est pas levée aujourd'hui.

name-empty-magazines = Chargeurs Vides
flavour-empty-magazines = Il faut croire qu'ils savent compter, ou qu'ils ont eu de la chance.

## Objectifs principaux

name-until-the-thaw = Jusqu'au Dégel
flavour-until-the-thaw = Il n'y a rien à faire, sinon être là quand ce sera fini.

name-clear-the-streets = Dégager les Rues
flavour-clear-the-streets = On devrait pouvoir traverser la rue.

name-the-vaccine-bench = La Paillasse
flavour-the-vaccine-bench = Quelqu'un, dans cette ville, avait presque fini.

name-higher-walls = Des Murs plus Hauts
flavour-higher-walls = Un mur, c'est une promesse à laquelle on s'adosse.

name-strip-the-town = Vider la Ville
flavour-strip-the-town = Ce qu'on laisse, on l'aura laissé.

name-the-convoy = Le Convoi
flavour-the-convoy = Douze places, si personne ne prend de valise.

name-a-full-larder = Un Cellier Plein
flavour-a-full-larder = Il y aura un printemps, et il faudra l'atteindre.

name-keep-the-furnace = Le Feu de la Chaudière
flavour-keep-the-furnace = Elle brûle depuis la première nuit ; personne ne veut avoir été de garde.

name-room-for-strangers = Place aux Inconnus
flavour-room-for-strangers = À vous aussi, quelqu'un a ouvert.

name-field-samples = Prélèvements
flavour-field-samples = Le professeur en veut davantage, et ne dit pas de qui.

## Objectifs secrets

name-full-cellar = Cave Pleine
flavour-full-cellar = Vous avez eu faim une fois. Une fois a suffi.

name-medicine-chest = Armoire à Pharmacie
flavour-medicine-chest = Il en fallait deux à votre sœur, et il y en avait une.

name-pill-counter = Compteur de Cachets
flavour-pill-counter = Vous les comptez le soir ; c'est mieux que les moutons.

name-open-road = Grand-route
flavour-open-road = Quand ce sera fini, vous roulerez jusqu'à la mer.

name-night-reader = Lecteur de Nuit
flavour-night-reader = Il faut que quelqu'un sache comment on faisait.

name-tinkerer = Bricoleur
flavour-tinkerer = Vous sauriez tout réparer, avec les pièces.

name-well-armed = Bien Armé
flavour-well-armed = Vous dormez mieux avec du froid sous l'oreiller.

name-gun-cabinet = Râtelier d'Armes
flavour-gun-cabinet = Pas pour s'en servir. Pour les enfermer, vous-même.

name-magpie = Pie Voleuse
flavour-magpie = Ça brillait, et personne ne regardait.

name-empty-pockets = Poches Vides
flavour-empty-pockets = Vous voulez pouvoir dire que vous avez tout donné.

name-packed-bag = Sac Prêt
flavour-packed-bag = Il est derrière la porte. Il a toujours été derrière la porte.

name-master-builder = Maître Maçon
flavour-master-builder = Vous aimeriez qu'on se souvienne de vous pour un mur.

name-clean-bill-of-health = Certificat de Santé
flavour-clean-bill-of-health = Vous les avez amenés entiers, ils repartiront entiers.

name-chieftain = Chef
flavour-chieftain = On vous suit ; il serait étrange qu'on en suive un autre.

name-hermit = Ermite
flavour-hermit = Vous n'aviez pas demandé de compagnie.

name-shepherd = Berger
flavour-shepherd = Il faut bien veiller sur ceux qui ne veillent sur rien.

name-house-proud = Bonne Maison
flavour-house-proud = On peut mourir, mais pas dans cet état.

name-scorched-earth = Terre Brûlée
flavour-scorched-earth = Qui viendra après vous ne trouvera rien.

name-old-grudge = Vieille Rancune
flavour-old-grudge = Trois d'entre eux savent ce qu'ils ont fait.

name-homebody = Casanier
flavour-homebody = Il y a une chaise près du poêle, et c'est la vôtre.

name-wanderer = Vagabond
flavour-wanderer = Les murs vous font compter.

name-gadgeteer = Inventeur
flavour-gadgeteer = C'est presque fini. Il ne manque que deux choses.

name-high-spirits = Bonne Humeur
flavour-high-spirits = Vous leur devez une bonne soirée, à la fin.

name-quartermaster = Économe
flavour-quartermaster = Le livre se fermera sans dettes.

name-gun-runner = Trafiquant
flavour-gun-runner = Il y a un acheteur outre-rivière, et il paie au printemps.

name-new-prophet = Nouveau Prophète
flavour-new-prophet = Il leur faut quelqu'un à croire, et un mur à quitter.

name-reaper = Faucheur
flavour-reaper = Vous ne faites que hâter ce qui vient.

name-wrecker = Démolisseur
flavour-wrecker = Vous savez quelle poutre.

name-poisoner = Empoisonneur
flavour-poisoner = Un peu de tout, dans tout.

name-fuel-thief = Voleur d'Essence
flavour-fuel-thief = Une voiture, un réservoir, un siège.

name-famine = Famine
flavour-famine = Vous avez connu l'autre côté d'une étagère pleine.

name-looter = Pillard
flavour-looter = Bientôt, tout cela traînera par terre.

name-pied-piper = Joueur de Flûte
flavour-pied-piper = Ils viennent quand vous appelez. Personne d'autre ne l'a jamais fait.

name-deserter = Déserteur
flavour-deserter = Vous serez loin quand cela tombera.

## Objectifs d'exil

name-the-long-way-back = Le Long Retour
flavour-the-long-way-back = Avec trois sacs, on peut frapper de nouveau.

name-a-camp-of-our-own = Un Camp à Nous
flavour-a-camp-of-our-own = Il aura une porte, et l'on n'en chassera personne.

name-cold-revenge = Vengeance Froide
flavour-cold-revenge = Vous avez le temps, et les noms.

name-scavenger-king = Roi des Fouilles
flavour-scavenger-king = Ce qu'ils viendront chercher, vous l'aurez eu.

name-armed-band = Bande Armée
flavour-armed-band = La prochaine fois, ils demanderont poliment.

name-fuel-run = Course à l'Essence
flavour-fuel-run = Au sud, puis plus au sud.

name-field-hospital = Hôpital de Campagne
flavour-field-hospital = Dehors, on soigne qui l'on veut.

name-watch-it-burn = Regarder Brûler
flavour-watch-it-burn = Il y a une colline d'où l'on voit bien.

name-outlast-them = Leur Survivre
flavour-outlast-them = Il suffit d'être encore là après.

name-peace-offering = Offrande de Paix
flavour-peace-offering = Les mains vides, bien en vue.

# Croisées des chemins : le titre, l'histoire, et le nom des deux voies. Leurs effets se disent d'eux-mêmes.

name-snowplough = Le chasse-neige
flavour-snowplough = Un chasse-neige de la commune barre le chemin, portière ouverte, gyrophare encore en marche. Sur le siège, une gamelle et un prénom : Dorrit. En faisant pivoter la lame, on aurait la moitié d'un mur, à condition que quelqu'un reste aux commandes. Sinon on l'escalade, et derrière il y a la congère où personne n'a marché.
first-snowplough = Rester et faire pivoter la lame
second-snowplough = Escalader et continuer

name-sloshing-tank = Ça clapote
flavour-sloshing-tank = Vous frappez la cuve comme le faisait votre père, tout en bas, et elle répond. La vanne est rouillée et le marteau est posé à côté. Un nommé Petrus pompait ici à la main, lentement, en jurant sans arrêt. Jurer, c'est la manière sûre. C'est aussi la bruyante.
first-sloshing-tank = Frapper sur la vanne
second-sloshing-tank = Pomper, et tant pis pour le bruit

name-isolation-door = Chambre neuf
flavour-isolation-door = On frappe à la porte de l'isolement, trois coups, puis on attend poliment. « Je m'appelle Edda, dit une femme. J'ai compté dix-neuf jours et je ne vais pas plus mal. » Dans la porte il y a une vitre, et sur la vitre une main propre. Il y a aussi l'écriteau, qui dit : en aucun cas.
first-isolation-door = Ouvrir la porte
second-isolation-door = Passer sans bruit

name-class-list = Le cahier d'appel
flavour-class-list = Sur le bureau, la liste de la classe, cochée chaque matin jusqu'à aujourd'hui. Derrière le rideau du gymnase, deux enfants et un vieux concierge, monsieur Ambrose, qui les marque présents. Il demande si la colonie a une école. Il le demande comme si l'on pouvait répondre non.
first-class-list = Les ramener
second-class-list = Promettre de revenir, et fouiller la salle

name-reading-room-fire = La salle de lecture
flavour-reading-room-fire = Un bon feu brûle dans la salle de lecture, nourri au rayon droit civil. On a approché un fauteuil, et près du fauteuil il y a deux tasses. Personne ne vient quand vous appelez le nom écrit dans tous les livres : Lowell. Vous pourriez vous asseoir dix minutes et retrouver vos mains. Ou regarder derrière les rayons, là où il gèle et où l'on a gardé quelque chose.
first-reading-room-fire = S'asseoir près du feu
second-reading-room-fire = Regarder derrière les rayons

name-prisoners-keys = Cellule quatre
flavour-prisoners-keys = L'homme de la cellule quatre est seul depuis onze jours avec un robinet et une boîte de sucre. « Radu, dit-il, recel ; j'y ai beaucoup réfléchi. » Les clés pendent là où il a pu les voir tout ce temps. Si vous lui ouvrez, il sortira vite. Sinon, vous l'entendrez pendant que vous viderez l'armurerie.
first-prisoners-keys = Tourner la clé
second-prisoners-keys = Vider l'armurerie

name-loading-dock = Le quai de livraison
flavour-loading-dock = Quatre palettes sur le quai, sous plastique, livrées à personne. Bettina a paraphé le bon ; le stylo pend encore à sa ficelle. Lever le rideau demande deux mains et fait le bruit que fait un rideau. Par la fente du bas, on peut tirer une caisse.
first-loading-dock = Lever le rideau
second-loading-dock = Prendre ce qui passe par la fente

name-followed-home = Des traces
flavour-followed-home = Le petit Anselm, à la porte, vous compte comme il compte tout le monde. Puis il continue à compter. Ils sont à deux cents mètres, dans vos propres traces, sans se presser. Vous pouvez rentrer et laisser faire le mur, ou vous retourner et les emmener loin d'ici, par la glace.
first-followed-home = Rentrer et fermer
second-followed-home = Les emmener plus loin

name-engine-noise = À des lieues
flavour-engine-noise = Le moteur est ce qu'il y a de plus bruyant dans le pays, et tout le pays tourne la tête. Ruth, qui l'a réparé, l'avait dit : jamais au ralenti, jamais en seconde. Une ligne noire traverse le champ. Vous pouvez vous arrêter ici et les laisser venir, ou jeter le chargement, écraser la pédale et espérer que la route n'a pas bougé.
first-engine-noise = S'arrêter et les laisser venir
second-engine-noise = Jeter le chargement et rouler

name-stays-behind = Le plus lent
flavour-stays-behind = « C'est moi le plus lent », dit le dernier de la file, et personne ne dit le contraire. Nell voulait qu'on ne perde jamais personne de vue, et Nell est morte. Le renvoyer, c'est deux bras de moins aujourd'hui. Le garder, c'est marcher au pas de tout le monde, et en traîner un.
first-stays-behind = Le renvoyer à la colonie
second-stays-behind = Rester ensemble

name-floorboard-safe = Sous le plancher
flavour-floorboard-safe = La planche cède sous votre botte comme une planche ne devrait pas. Dessous, un coffre, petit et très bon, et un bout de ruban où quelqu'un a écrit : « anniversaire de Thirza ». Vous ne savez pas quand Thirza est née. Il faudrait une heure d'essais, et vous avez à peu près une heure.
first-floorboard-safe = Essayer des dates
second-floorboard-safe = Remettre la planche

name-evidence-locker = Pièces à conviction
flavour-evidence-locker = Le casier est scellé d'une bande de papier, signée d'un brigadier Oyelu qui ne plaisantait pas. À travers la grille, on voit un long étui qui n'est pas celui d'un violon. Les boulons du casier sont de bon acier, celui dont la porte a besoin. On a le temps pour une seule chose, et l'une des deux est bruyante.
first-evidence-locker = Briser le scellé
second-evidence-locker = Démonter le casier et l'emporter

name-cold-store = Ça ronronne
flavour-cold-store = La chambre froide ronronne. Deux étages plus bas, quelqu'un entretient un groupe électrogène ; un papier dit : « le lundi, J. Farr ». Les étagères sont pleines, et l'alarme de la porte marche aussi bien que le reste. Ou bien on n'ouvre pas, on panse ce qu'on a avec le chariot, et le reste est à Farr.
first-cold-store = Vider les étagères
second-cold-store = S'en tenir au chariot

name-pupils-diary = Le journal d'une élève
flavour-pupils-diary = Entre deux divisions, Oona, dix ans, a dessiné votre colonie vue d'en haut. C'est un bon dessin. On y voit l'endroit du mur par où elle et son frère se glissaient, avec les cotes. Pour boucher le trou, il faudrait tout le monde, aujourd'hui et demain. Sinon, il reste à espérer qu'elle était la seule à tenir un journal.
first-pupils-diary = Tout le monde au mur
second-pupils-diary = Compter sur l'ignorance des autres

name-coded-map = En retard
flavour-coded-map = Dans un roman rendu avec neuf ans de retard, il y a un plan de la ville, annoté au crayon d'une main soigneuse. « Pour Hal, quand ce sera fini. » Cinq croix, aucune explication. Vous pouvez prendre une heure pour deviner ce que Hal devait trouver, ou reposer le livre et voir ce qu'on a rendu d'autre.
first-coded-map = Chercher à comprendre
second-coded-map = Fouiller les retours

name-fumes = Une étincelle
flavour-fumes = L'air tremble au-dessus des pompes, et ce n'est pas la chaleur. Tous les tuyaux sont ouverts. Quelqu'un, peut-être Iker, le petit de l'équipe de nuit, a laissé un briquet debout sur le comptoir, comme une proposition. Ils y passeraient tous. Tout ce qu'il y a sur les rayons aussi.
first-fumes = Lancer le briquet
second-fumes = Refermer doucement la porte

name-freezer-aisle = Le rayon des surgelés
flavour-freezer-aisle = Le congélateur n'est plus froid et il y a des gens dedans : une femme, Shireen, son père, et autour d'eux des boîtes empilées comme un fort. Elle tient un ouvre-boîte et sait bien que c'est peu. « On partagera », dit-elle avant que vous ayez ouvert la bouche. Son père dit que vous voyez bien qu'il ne dérangera pas.
first-freezer-aisle = Les ramener avec leurs boîtes
second-freezer-aisle = Les laisser là, avec moins de boîtes

name-falling-ceiling = Le plafond
flavour-falling-ceiling = Vous vous arrêtez, parce que le bruit continue sans vous. Quelque chose court au-dessus des dalles, et puis le plafond est par terre, avec une caisse marquée à la craie : « Mirko, pas touche ». Vous pouvez passer l'épaule sous la poutre et tirer la caisse. Ou laisser la poutre où elle est, et la rue entrer voir.
first-falling-ceiling = Passer sous la poutre
second-falling-ceiling = Laisser et reculer

name-another-patient = Un autre malade
flavour-another-patient = L'étiquette dit : A. Lindgren, deux par jour. Lindgren, vous le connaissez ; il est près du poêle, chez les autres, et il dit que ça va. Vous avez déjà rompu le cachet. Il ne s'en est pas encore aperçu, ou bien si, et il n'en parle pas.
first-another-patient = La lui porter, avec autre chose
second-another-patient = Ne rien dire et garder la boîte

name-weevils = Des charançons
flavour-weevils = La farine bouge. « Des protéines », dit Agathe, qui fait la cuisine, et elle vous regarde, puisque c'est vous qui l'avez apportée. On peut tamiser, faire bouillir longtemps et servir au premier de la file. On peut aussi la jeter derrière le mur, où tout le monde verra combien il y en avait.
first-weevils = Tamiser et servir
second-weevils = La jeter

name-familiar-face = Une voix connue
flavour-familiar-face = Le nouveau venu s'arrête sur le seuil et prononce un nom qui n'est pas le vôtre : « Ottilie ? » À l'autre bout de la salle, quelqu'un repose sa cuillère. Ils étaient mariés, ou voisins, ou les deux ; il faut un moment pour comprendre. On peut les laisser s'asseoir ensemble, de l'autre côté, pour de bon. Ou rappeler à qui était le pain qui l'a mené ici, et le retenir par la manche.
first-familiar-face = Les laisser ensemble
second-familiar-face = Le retenir

name-frozen-hose = Le tuyau
flavour-frozen-hose = Le tuyau a gelé dans le réservoir, plein jusqu'au bout de ce que vous êtes venu chercher. Jarvis, de l'atelier, soufflerait dessus, le réchaufferait sous ses bras et en parlerait une semaine. Il n'y a pas de manière chaude. Il y a la froide, à mains nues, et il y a s'en aller.
first-frozen-hose = À mains nues
second-frozen-hose = Laisser le tuyau

name-worn-catch = Le cran de sûreté
flavour-worn-catch = Le coup part tout seul. Personne n'est touché, sauf une lampe. Henrike, qui a limé le cran et juré qu'il était comme neuf, est toute blanche. Le coup suivant se demande déjà s'il va partir. Vous pouvez viser le ciel et le laisser parler, ou serrer la main sur la culasse.
first-worn-catch = Viser le ciel
second-worn-catch = Serrer la main dessus

name-margin-notes = Dans la marge
flavour-margin-notes = Chaque page porte deux textes, l'imprimé et celui de la marge, d'une petite écriture brune signée E. Vance. Une moitié explique comment se lever le matin. L'autre est une liste de dates, avec ce que Vance croyait voir aller de travers, et jusqu'ici il a eu raison.
first-margin-notes = Lire les conseils
second-margin-notes = Lire les dates

name-usable-scrap = Le tas
flavour-usable-scrap = Sous les épluchures il y a un étau, un bon, avec la moitié d'un établi. On l'a jeté la première semaine, quand on croyait encore aux magasins. Le vieux Cuthbert, qui garde le tas, vous le donne si vous le sortez sans le tas. Ou bien vous finissez ce que vous étiez venu faire, et vous le finissez bien.
first-usable-scrap = Dégager l'étau
second-usable-scrap = Évacuer le tas

name-children-in-the-waste = Le jeu
flavour-children-in-the-waste = Les enfants de la salle jouent avec les ordures. Il y a un roi, il y a des boutiques, et Fenna s'est coupé le pied et l'a caché deux jours pour qu'on n'arrête pas le jeu. Il faudrait tout déblayer aujourd'hui, avant toute chose. Sinon, le jeu continue.
first-children-in-the-waste = Tout déblayer aujourd'hui
second-children-in-the-waste = On n'a pas le temps

name-loose-hinge = Le gond
flavour-loose-hinge = Le gond a tenu soixante ans et il voudrait s'arrêter. Vous avez la porte sur l'épaule avant d'y avoir pensé. « Lâche, dit Moritz, on en fera une autre. » Il ne dit pas avec quoi.
first-loose-hinge = Tenir la porte
second-loose-hinge = La lâcher

name-squatters-gap = Une fente
flavour-squatters-gap = « Laissez-moi une fente, dit quelqu'un derrière vos planches, pas plus large que ça ; je vais et je viens par ici depuis octobre. » On pousse un nom par-dessous, sur une carte de bibliothèque : Solveig Aune. Une fente pas plus large que ça, c'est assez large pour d'autres qu'elle. C'est assez aussi pour avoir envie de quelqu'un qui connaisse la maison.
first-squatters-gap = Laisser une fente, et l'emmener
second-squatters-gap = Clouer

name-no-end-to-them = Ils ne s'arrêtent pas
flavour-no-end-to-them = Vous avez tapé sur la casserole et ils sont venus, c'était le but. Puis il en vient d'autres. Wilf, qui les compte depuis le toit, ne crie plus de chiffres. Vous pouvez poser la casserole et ne plus bouger jusqu'à ce qu'ils se lassent, avec l'un d'eux beaucoup trop près. Ou continuer à taper et marcher à reculons.
first-no-end-to-them = Poser la casserole
second-no-end-to-them = Continuer, à reculons

name-known-face = Madame Tolliver
flavour-known-face = Elle a appris à lire à la moitié de la salle. La voilà au pied du mur dans son beau manteau ; c'est vous qui l'y avez mise, et tout le monde est venu voir qui c'était. Ils voudraient rester là un moment et avoir de la peine ensemble. Vous pourriez les laisser. Vous pourriez aussi l'emporter vite, seul, et qu'on se taise à la porte jusqu'au soir.
first-known-face = Les laisser pleurer
second-known-face = L'emporter seul

name-full-rucksack = Un sac bien plein
flavour-full-rucksack = Il a encore les deux bretelles aux épaules. Le sac est fait comme le font les gens prudents, le lourd en bas, avec une étiquette : Ansgar, et un numéro de téléphone. Pour le lui ôter, il faut le retourner, et dans la pièce d'autres commencent à tourner la tête.
first-full-rucksack = Le retourner
second-full-rucksack = Lui laisser son sac

name-witnesses = Des témoins
flavour-witnesses = Vous dites qu'il le fallait. Benedikt dit qu'il a vu, et sa sœur aussi, et le petit à la fenêtre, que personne n'avait interrogé. La salle est silencieuse. Quelqu'un propose que vous payiez, ici, sur la table. Si personne n'y tient, tout le monde saura, simplement.
first-witnesses = Qu'on paie
second-witnesses = Qu'on se taise

name-talent = Un attroupement
flavour-talent = Vous avez fait ce que vous savez faire, et quand vous levez les yeux il y a du monde autour. Voilà des semaines qu'ils n'ont vu personne faire quelque chose bien. Une fille, Priya, demande comment. Vous êtes lancé, vous en feriez le double avant la nuit ; ou vous pourriez vous arrêter et lui montrer.
first-talent = En faire davantage
second-talent = S'arrêter et lui montrer

name-offering-noticed = La caisse
flavour-offering-noticed = On a remarqué votre façon de refermer le couvercle. Gerda, qui garde la caisse, ne dit rien ; simplement, elle ne détourne pas les yeux. Vous pourriez retourner vos poches et ajouter ce qui s'y trouve, pour que tous l'aient vu. Ou remettre la main dedans, pendant qu'elle cherche ses lunettes.
first-offering-noticed = Retourner ses poches
second-offering-noticed = Remettre la main dedans

name-gave-nothing = Qui n'a rien donné
flavour-gave-nothing = La caisse fait le tour et revient, et l'on sait ce qu'elle pèse. « Elle est passée devant toi », dit Konrad, sans méchanceté. Tous les yeux de la salle ont trouvé autre chose à regarder, et c'est pire. Faut-il le demander à voix haute, ou laisser courir ?
first-gave-nothing = Le demander à voix haute
second-gave-nothing = Laisser courir

name-counted-tins = Quarante et une boîtes
flavour-counted-tins = Il y avait quarante-deux boîtes, dit Ludmila, qui les compte la nuit parce qu'elle ne dort pas. Elle le dit au mur. Vous aviez faim et vous avez travaillé, c'est vrai l'un et l'autre. On peut en ouvrir encore une et la partager, et quarante sera un nombre sur lequel on s'est entendu. Sinon, votre voisin se servira dans ce qui est à vous.
first-counted-tins = En ouvrir une pour tous
second-counted-tins = Que le voisin se serve

name-favour-for-favour = Un service
flavour-favour-for-favour = Ce que vous demandiez est dans votre main. « Ce n'était pas à moi non plus, dit Hester ; j'ai promis quelque chose en échange. » Vous voilà redevable à une femme qui doit à quelqu'un, et le dernier de la file, vous ne l'avez jamais vu. Vous pouvez payer pour tout le monde avec quelque chose à vous. Ou porter l'eau d'Hester jusqu'à ce que le dos cède.
first-favour-for-favour = Payer pour toute la file
second-favour-for-favour = Porter l'eau

name-snapped-strap = La sangle
flavour-snapped-strap = Entre votre main et l'autre, la sangle casse. Ce n'est la faute de personne, comme vous le dites en même temps. Sous le palier il fait noir, et en bas quelque chose a entendu tomber. Ossian, quatorze ans, descendrait bien au bout d'une corde, si quelqu'un prend le temps de la tenir.
first-snapped-strap = Tenir la corde
second-snapped-strap = Laisser l'objet en bas

name-shouting = Les cris
flavour-shouting = C'était un vote, puis une dispute, et à la fin même les silencieux criaient. Alors Emil lève un doigt. On l'entend très bien, tout autour du mur : dehors, tout le monde écoutait.
first-shouting = Se taire, maintenant

name-blood-trail = Rouge sur blanc
flavour-blood-trail = La blessure n'est pas grave. C'est la neige qui est si blanche. La trace va d'où vous étiez à où vous êtes, et elle en mènera d'autres. Jonna dit : on bande, on continue, qu'ils viennent. Vous pourriez aussi ne pas bouger, laisser couler, et attendre le premier derrière la porte avec quelque chose de lourd.
first-blood-trail = Bander et continuer
second-blood-trail = Attendre derrière la porte

name-last-blanket = La couverture
flavour-last-blanket = Il y a une seule couverture sèche, et deux qui sont bleus. Le dernier rentré ne sait plus dire quel jour on est. L'autre assure entre ses dents que ça va, et il a déjà commencé à ôter la couverture. Elle est à Mathilde, partie chercher du bois sans dire à qui elle la laissait.
first-last-blanket = La partager, et avoir froid à deux
second-last-blanket = La laisser où elle est

name-last-words = Derniers mots
flavour-last-words = On a eu le temps de derniers mots, et ils concernaient le poêle. Il ne faut pas le laisser ouvert la nuit ; la poignée a son tour de main. On pourrait l'écrire, avec une date et un nom, et le lire ce soir dans la salle. En attendant, le manteau est un bon manteau, et ses poches sont pleines.
first-last-words = L'écrire et le lire
second-last-words = Vider les poches

name-more-mouths = Un de plus
flavour-more-mouths = Le nouveau est debout dans la salle et dégoutte. « Je peux travailler », dit-il, comme ils disent tous. Dora regarde la marmite. Un bol plein tout de suite, et l'on aura deux bras de plus avant la nuit ; un demi-bol, et l'on verra demain.
first-more-mouths = Un bol plein
second-more-mouths = Un demi-bol

name-radio-voice = Le rendez-vous
flavour-radio-voice = La radio parle. Un homme qui se fait appeler Aurelio lit un lieu et une heure, deux fois, puis passe une valse. Il a une voix de bien nourri. Il a la voix de qui l'a dit souvent. C'est peut-être du secours, peut-être un garde-manger, peut-être un homme qui voudrait savoir combien vous êtes.
first-radio-voice = Envoyer quelqu'un
second-radio-voice = Éteindre

name-feast = Un festin
flavour-feast = Baptiste a fait le compte : c'est possible, une fois. Une soupe, puis de la viande, puis quelque chose avec des raisins secs. Il a même retrouvé la nappe. Le temps d'un soir, personne ne compterait rien. Au matin, on compterait ce qui reste.
first-feast = Mettre la table
second-feast = Garder pour le froid

name-cough = La toux
flavour-cough = Elle a commencé chez le vieil Isidor, et la nuit on l'entend maintenant de trois coins. Une seule boîte des bons cachets suffirait, si quelqu'un en avait. Personne n'aurait à dire d'où elle vient. Si personne n'en a, ou ne le dit, on tend des draps en travers de la salle, et l'on verra au printemps qui est encore là.
first-cough = Demander une boîte
second-cough = Tendre des draps

name-crowded-hall = La salle prend la parole
flavour-crowded-hall = Ils ont élu quelqu'un. C'est Perpetua, qui tenait la poste, et elle a une liste : le chauffage, les tours à la fenêtre, une voix au chapitre. Tout est raisonnable. Il y faudra la soirée, et demain chacun sera fatigué. Elle ajoute que si personne n'a le temps, ils commenceront sans vous, par la porte.
first-crowded-hall = Écouter toute la liste
second-crowded-hall = Pas ce soir

name-timber-for-stoves = Du bois
flavour-timber-for-stoves = Les poêles sont éteints. Tout le bois est dans le mur, où il empêche autre chose d'entrer. Casimir a la scie à la main et regarde l'un et l'autre, comme un homme qui devra l'expliquer à ses enfants. Une nuit au chaud, ou un mur.
first-timber-for-stoves = Scier le mur
second-timber-for-stoves = Laisser les poêles éteints

name-smell = L'odeur
flavour-smell = Par vent du sud, on sent la colonie jusqu'au pont. Tout ce qui marche la sent aussi. Rosalind les a comptés, debout, le visage levé, comme devant une boulangerie. Quelqu'un pourrait brûler le tas aujourd'hui, seul, un linge sur la bouche. Ou bien on garde la porte fermée et l'on espère un autre vent.
first-smell = Espérer un autre vent
second-smell = Brûler le tas

name-hold-the-gate = La porte
flavour-hold-the-gate = La porte plie vers l'intérieur, au milieu. « On peut la tenir », dit Hartmut, et il veut dire : quelqu'un peut, le dos contre. Il y a aussi la trappe à charbon, qui sort derrière eux. Qui passe par là sera quelque part ce soir, mais pas ici.
first-hold-the-gate = Tenir la porte
second-hold-the-gate = Sortir par la trappe

name-song = Une chanson
flavour-song = Personne n'a parlé depuis midi. Puis, du fond obscur de la salle, quelqu'un entonne une chanson d'enfants et se trompe au deuxième couplet. C'est Leopold ; il n'avait jamais chanté. Si l'on s'assoit et qu'on reprend, on ne ressortira plus aujourd'hui. On pourrait aussi profiter du reste de jour.
first-song = S'asseoir et chanter
second-song = Profiter du jour

name-bargain-in-the-snow = Un marché dans la neige
flavour-bargain-in-the-snow = Vous êtes à dix pas l'un de l'autre, comme cela se fait maintenant. L'exilé a maigri et n'est pas seul : quelqu'un attend derrière les arbres, une jeune, Tilde, qui n'a jamais vécu derrière un mur. « Nourris-moi, dit l'exilé, et prends-la. » Le couteau est là aussi, des deux côtés, et vous savez tous deux qui s'en servirait.
first-bargain-in-the-snow = Payer, et emmener Tilde
second-bargain-in-the-snow = Régler cela ici

name-other-chimney = Une autre cheminée
flavour-other-chimney = De l'autre côté du vallon, une fumée monte, droite et mince, d'une maison qui hier était vide. On y a une hache, et l'habitude de balayer le seuil. Son nom est sur la barrière : Yolande. Elle partagerait, et son chien aboierait pour le faire savoir. Ou vous retournez le long du mur à la nuit, comme vous y avez pensé, et vous ôtez la cale de la porte est.
first-other-chimney = Frapper à la maison
second-other-chimney = Ôter la cale

name-doubting-follower = Quelqu'un doute
flavour-doubting-follower = « Je t'ai suivi parce que tu avais l'air de savoir, dit celui qui marchait à votre côté. Tu sais ? » C'est dit tout bas, le sac déjà bouclé. Vous pouvez le laisser rejoindre quelqu'un d'autre, avec une poignée de main. Ou dire ce que vous avez à dire, en espérant que ce soit ce qu'il faut.
first-doubting-follower = Le laisser rejoindre quelqu'un d'autre
second-doubting-follower = Lui parler

name-alone = Seul
flavour-alone = Vous avez commencé à vous répondre. Ce soir, pour la première fois, quelqu'un d'autre a répondu : une voix de la cave, Ignatius, qui écoutait depuis une semaine pour savoir si vous étiez bon. Il ne peut pas monter l'escalier ; il faudrait le porter. Ou lui faire passer la lampe, s'asseoir enfin, et penser une chose jusqu'au bout.
first-alone = Le porter en haut
second-alone = Penser jusqu'au bout

name-old-quarrel = Une vieille querelle
flavour-old-quarrel = Il s'agit d'une barque. Il y a vingt ans, il s'agissait déjà d'une barque, et l'un des deux n'a pas oublié à qui la faute. Ils sont nez à nez dans un endroit où l'on ne devrait pas hausser le ton. Qu'ils vident leur sac, dit Frieda, ça purge l'air. Ou qu'on les renvoie, tous les deux, tout de suite.
first-old-quarrel = Qu'ils vident leur sac
second-old-quarrel = Les renvoyer tous les deux

name-serum = Le sérum
flavour-serum = Le docteur Falk n'a pas dormi. Elle a onze ampoules et une question, et la question est qui commence. « Je le prendrais bien moi-même, dit-elle, mais qui lirait le résultat ? » Cela peut aider toute la salle. Ce que cela peut faire d'autre, elle ne le dit pas ; elle dit seulement que ce serait rapide.
first-serum = La laisser essayer
second-serum = L'interdire

name-evening-sermon = Le sermon
flavour-evening-sermon = Quill voudrait parler ce soir, et il voudrait du pain. Pas beaucoup : le geste du pain. Puis il parlerait de Jonas, à cause de l'attente. Il peut aussi faire court, passer avec la lampe et demander à chacun ce qu'il compte faire demain. Cela aussi, il le fait bien.
first-evening-sermon = Le pain, et Jonas
second-evening-sermon = La lampe, et demain

name-watchtower = La tour de guet
flavour-watchtower = Haddad l'a dessinée au dos d'un menu : quatre pieds, un toit, un mur qui pour une fois mérite ce nom. Il lui faut quelque chose de chacun. Un sommier ferait l'affaire, une luge, ou ce que vous gardez sous le lit. « Vous pouvez dire non, dit-elle en taillant le crayon ; seulement, je redemanderai. »
first-watchtower = Chacun donne quelque chose
second-watchtower = Pas encore

name-private-talks = Entretiens privés
flavour-private-talks = Marsh a mis deux chaises dans la lingerie et un foulard sur la lampe. « L'un dit à l'autre, explique-t-il, et l'autre dit à l'un ; moi, je tiens la porte. » Ce qu'on s'y dit y reste, si l'autre le veut bien. Ou vous prenez la chaise seul, et il vous demande ce que vous avez fait de vos mains.
first-private-talks = Parler à quelqu'un
second-private-talks = S'y asseoir seul

name-sledge = Le traîneau
flavour-sledge = Au bas de la côte il y a un traîneau chargé de trois sacs, et devant le traîneau un cheval mort. Stahl regarde le cheval, puis le harnais. « Ce n'est pas loin », dit-il, et il fait rouler sa mauvaise épaule. Personne ne lui a rien demandé. Si personne ne l'arrête, il le fera.
first-sledge = Le laisser tirer
second-sledge = Lui dire de laisser

name-week-ahead = La semaine à venir
flavour-week-ahead = Par tact, Marchetti n'a rien prédit depuis novembre. Ce matin, elle pose trois cartes sur la table, face cachée, et dit qu'elles ne sont pas d'elle. « Vous pouvez regarder, dit-elle, ou prendre ce que je vous ai vu prendre, en rêve, dans la caisse commune. Je ne vous en voudrais pas ; dans le rêve, je ne vous en voulais pas. »
first-week-ahead = Regarder les cartes
second-week-ahead = Faire comme dans le rêve

name-fiddle = Un violon
flavour-fiddle = Dans la maison vide, quelqu'un joue du violon, mal, exprès : c'est une plaisanterie, et il n'y a personne pour l'entendre. « Barnaby Fisk, dit le joueur en ôtant son chapeau ; j'espérais un public plus nombreux. » Il viendrait, et il jouerait tout le long du chemin. On peut aussi le laisser à son toit et à ses cordes, et dire à la maison qu'il y a de la musique au monde.
first-fiddle = L'emmener
second-fiddle = Écouter, et le laisser là

name-scent = Une piste
flavour-scent = Kessel, une patte levée, regarde un endroit où il n'y a rien. Puis il vous regarde, parce que vous êtes lents. Il serait parti une heure. Il ne s'est jamais trompé, et ne s'est jamais expliqué.
first-scent = Le laisser courir
second-scent = Le rappeler au pied

name-lorry = Le camion
flavour-lorry = « En poussant, dit Tak, et avec un bidon de quelque chose qui brûle. » Le camion est dans une pente, c'est la moitié du travail. Il en emmènerait trois et reviendrait à la grâce de Dieu. Tak a déjà nettoyé le pare-brise, au cas où.
first-lorry = Pousser
second-lorry = Le laisser là

name-familiar-coat = Un manteau connu
flavour-familiar-coat = Vous reconnaissez le manteau avant de savoir pourquoi. Il pend à un clou, boutonné, comme si l'on avait voulu revenir le prendre : le coude est reprisé de fil rouge, et vous y étiez. Dans la doublure, il y a quelque chose de dur. Vous restez le visage dans l'étoffe plus longtemps qu'il n'est prudent.
first-familiar-coat = Décrocher le manteau

name-sleeping-sentry = La sentinelle
flavour-sleeping-sentry = Le jeune Titus a dormi pendant son quart. Il le dit lui-même, très droit, puisque personne ne l'avait vu. Il y en a déjà dans la cour. Vous pouvez faire comme un matin ordinaire et travailler autour d'eux, bien reposés, grâce à Titus. Ou personne ne sort, et l'on répare ce qu'il a laissé ouvert.
first-sleeping-sentry = Un matin ordinaire
second-sleeping-sentry = Tout le monde répare

name-crows = Les corneilles
flavour-crows = La verrière éclate et la pièce est pleine de corneilles. Elles vivaient là en paix, dira plus tard Gwendolyn, qui aime les oiseaux. À une lieue, tout l'a entendu. Vous pouvez profiter du désordre et glisser la main derrière la poutre, dans le nid plein de choses volées. Ou ne plus bouger, vous taire, et fermer la maison pour aujourd'hui.
first-crows = La main dans le nid
second-crows = Ne plus bouger, et fermer

name-generator = La même pièce
flavour-generator = « C'est celle-là, dit Pavel ; c'est exactement celle-là. » Il la cherche depuis trois semaines pour le groupe électrogène, et vous voilà en train de l'employer à autre chose. Avec une pareille, on aurait la lumière ce soir. Vous pourriez en chercher une dans vos affaires, devant tous. Ou finir votre ouvrage sous ses yeux, et l'on reste dans le noir.
first-generator = En donner une pour la lumière
second-generator = Finir l'ouvrage

name-widow = Des initiales
flavour-widow = Sur le manche il y a les lettres R. M., gravées au fil rougi. La femme de la table voisine les regarde depuis que vous êtes entré. « Rasmus l'avait fait pour lui, dit Ingeborg ; il en était très content. » Elle ne demande rien. Il faudrait rester un moment auprès d'elle, ou le lui mettre dans les mains.
first-widow = Le lui mettre dans les mains
second-widow = Rester auprès d'elle

name-body-to-bury = La terre gelée
flavour-body-to-bury = La terre est comme du fer, et l'on ne peut pas laisser quelqu'un par terre. « On peut », dit Aloys, qui tient la pelle, et il a raison, cela se fait. À deux, avec ce qui reste du jour, on aurait une tombe et une planche dessus. Sinon il y a une porte ouverte, et demain commence tôt.
first-body-to-bury = Creuser
second-body-to-bury = Partir avant la nuit

name-hungry-eyes = Les caisses
flavour-hungry-eyes = On passe les caisses du besoin commun à travers la salle, devant ceux qui n'ont pas mangé hier. Personne ne tend la main. Un enfant, Bo, marche à côté d'une caisse, la main posée dessus, comme on marche à côté d'un poney. On pourrait l'ouvrir ici. On l'avait remplie pour autre chose.
first-hungry-eyes = Ouvrir une caisse
second-hungry-eyes = Passer son chemin

name-broth = Le bouillon
flavour-broth = Il y a du bouillon. Hier il n'y en avait pas, et personne n'est sorti. Severin, qui l'a fait, tourne le dos à la pièce et remue. On peut manger sans demander ; il en serait reconnaissant. Ou l'on verse tout, et l'on se couche avec une pierre chaude et la conscience nette.
first-broth = Manger sans demander
second-broth = Tout verser

name-note-under-the-gate = Sous la porte
flavour-note-under-the-gate = On a glissé un mot sous la porte, au dos d'une photographie de vous tous : « Je sais où c'est gardé et je peux l'apporter. Mettez à manger au troisième poteau, et ne m'attendez pas. » Vous connaissez l'écriture ; vous avez voté à son sujet. S'il n'y a rien au troisième poteau, dit la dernière ligne, il y aura au moins de la compagnie.
first-note-under-the-gate = Mettre à manger
second-note-under-the-gate = Brûler le mot

name-crate-off-the-books = Dans aucun livre
flavour-crate-off-the-books = Derrière la chaudière, il y a une caisse qui n'est dans aucun livre. Zdenka, qui les tient, l'aurait su. Le couvercle bâille. Le couloir est vide, les autres ont ce qu'ils ont, et vous, moins. Vous pouvez aussi la porter dans la salle et retourner vos poches à côté, pour qu'on ne jase pas.
first-crate-off-the-books = La porter à sa couchette
second-crate-off-the-books = La porter dans la salle

name-bell-in-the-ward = La sonnette
flavour-bell-in-the-ward = De l'autre côté de la salle des malades, quelqu'un sonne l'infirmière. C'est une petite sonnette de cuivre, agitée avec une grande patience. Entre elle et vous, il y a tous ceux qui voudraient aussi savoir qui sonne. « J'arrive », vous entendez-vous dire, comme le dirait la sœur Dunne. Ou vous ouvrez les portes sur la rue, et qu'ils aillent où ils aiment aller.
first-bell-in-the-ward = Aller à la sonnette
second-bell-in-the-ward = Ouvrir sur la rue

name-girl-from-the-hall = Des leçons
flavour-girl-from-the-hall = « Tu sors, dit la petite, et tu reviens ; apprends-moi ça. » Elle s'appelle Marit, elle est de la salle, et elle attend à la porte depuis midi, les lacets noués. Il faudrait d'abord la nourrir. Si vous dites non, vous le direz gentiment, et vous referez seul le tour du mur, parce que vous ne tenez pas en place.
first-girl-from-the-hall = Lui apprendre
second-girl-from-the-hall = Dire non, gentiment

name-whistle = Le sifflet
flavour-whistle = Le sifflet qu'il a au cou marche encore ; vous le savez parce que vous avez soufflé dedans, sans y penser, comme tout le monde. Monsieur Havel s'en servait à la fin des récréations. Tout au bout du couloir, des tables bougent. Vous pouvez en profiter, courir à son bureau et prendre ce que vous trouvez. Ou le bourrer de neige, et montrer aux autres comment on marche la nuit dans une école.
first-whistle = Courir au bureau
second-whistle = Le bourrer de neige

name-mushrooms = Des champignons
flavour-mushrooms = Ferro a trouvé des champignons à la cave, tout un mur, blancs comme des assiettes. « Les champignons, ça me connaît », dit-il. Il le dit deux fois, ce qui fait une de trop. Il y en aurait pour tous. Il pourrait aussi les jeter, si chacun lui donnait de quoi cuisiner convenablement, et que le plus mal en point mange le premier.
first-mushrooms = Les manger
second-mushrooms = Cuisiner convenablement

name-open-bags = Tous les sacs
flavour-open-bags = « Ce n'est pas que je soupçonne quelqu'un, dit Rousse, c'est que tout le monde soupçonne. » Elle a fait apporter une table, une lampe et deux témoins, Cecily et l'aîné des Brandt. Tous les sacs, ouverts une fois, devant tous. Il y faudrait l'après-midi. Si l'on refuse, dit-elle, que personne ne s'étonne de ce qu'on emportera cette nuit.
first-open-bags = Ouvrir les sacs
second-open-bags = Refuser

# Le Livre des scripts : les nuits, par Événement.

page-2361 = À deux heures et demie quelque chose de grand et de pâle passe devant la lune, sans bruit, et se pend dans le tilleul mort de notre cour. Dessous, une caisse s'est enfoncée dans la neige, haute comme une table, une main peinte au pochoir. Nous sommes à la fenêtre avant que cela ait fini de se balancer. Ceux d'en face aussi, et ceux de gauche, derrière chaque rideau on voit quelqu'un qui met ses chaussures. Entre notre porte et la caisse il y a vingt pas, et l'avion, quel qu'il fût, on l'a entendu aussi sur l'autre rive.
    .title = La toile dans la cour
    .run-for-it = Y courir
    .let-them-fight = Les laisser se battre

page-2366 = Le couteau scie des cordes grosses comme le doigt, et au-dessus de nous la soie se gonfle et se vide comme si elle respirait. Puis le couvercle saute et tout le monde porte, nous, ceux d'en face, une dame en bigoudis, quelques-uns pieds nus, sans un mot. En quatre minutes il n'y a plus qu'un trou dans la neige. Les pieds font mal ensuite. On en rit aussi.

page-2367 = Nous l'entendons à travers les volets : des pas qui courent, un choc, des voix qui montent, un cri bref, et après cela, longtemps, seulement qu'on traîne quelque chose. Au petit jour la caisse est vide, son couvercle appuyé à notre mur. Dans l'arbre la toile pend encore. À cela personne n'avait songé, quarante mètres carrés de soie. Il y a une tache sombre au milieu, et nous taillons autour.

page-2362 = Il neige, et puis ce n'est pas de la neige. Des feuilles descendent, une à une, en se retournant sans cesse, et se posent sur les toits, les appuis et les épaules du porteur d'eau. Au matin toute la rue est dehors à lire. La nôtre porte une carte, bien imprimée, avec une croix et une date, et dessous une promesse, dans la langue qu'on emploie avec les enfants et les malades. C'est du bon papier. À midi les uns la sauront par cœur, les autres en auront allumé le poêle. Ils sont assis autour de la table et regardent celui qui l'a en main.
    .title = Des tracts
    .read-it-aloud = La lire tout haut
    .keep-it-for-the-stove = La garder pour le poêle
    .look-at-the-map-more-closely = Étudier la carte de près

page-2368 = Elle prend vite et brûle avec un bord vert ; ce doit être l'encre. La promesse se tord d'abord, puis la date. Nous en avons ramassé toute une brassée dans les caniveaux, et la pièce reste chaude jusqu'à minuit, rien qu'aux promesses, comme le remarque quelqu'un. Ce n'est pas mauvais. On attend un peu pour voir si l'on ajoutera quelque chose, mais chacun tend ses mains.

page-2369 = C'est étrange de voir sa propre ville d'en haut, dessinée par des gens qui l'ont survolée. Ils la connaissent bien. Le moulin brûlé est marqué brûlé, et aussi la brèche de la rue des Tilleuls, qui est de mardi dernier. La carte est donc honnête, quoi qu'il en soit du texte. Et là où l'on a imprimé la croix, près du dépôt des trams, quelqu'un pense être, et attendre.

page-2363 = Elle est passée par le soupirail et s'est fendue sur le charbon ; nous avons recloué le soupirail, posé une lampe dessus, et nous voilà autour. Des raquettes à neige, taille enfant. Des guirlandes d'argent, au mètre. Et des boîtes, plates, couche sur couche ; quelqu'un s'est déjà mis à pleurer de joie avant qu'un autre lise ce qui est écrit : cirage, noir, deux cents. Pour qui avait-on emballé cela, et qui, et quel genre de jour ? Dans les coins il y a encore quelque chose, dans de la toile. C'est le milieu de la nuit et nous dormions tous.
    .title = Erreur de contenu
    .laugh = Rire
    .look-further = Chercher encore

page-2370 = Cela commence par les raquettes. Quelqu'un les attache et fait le tour du poêle à grandes enjambées, et nous sommes perdus. Ensuite on accroche les guirlandes, au tuyau, au miroir fendu, au cou du saint de plâtre. Elles bougent dans l'air chaud et jettent sur tout le monde de petites lumières. C'est ridicule, cela ne sert absolument à rien, et personne ne les enlève.

page-2371 = Il faut seulement se demander de quoi une chose est faite, non à quoi elle sert. Le cirage est de la cire et de la térébenthine, et brûle une heure avec une mèche. Les lanières des raquettes tiendront une porte. Sous la toile il y a du fil de fer, et la caisse elle-même est de bonne planche, rainée. Au jour tout est trié, et nous avons les mains noires, le nez noir, le pain noir.

page-2364 = Elle est tombée sur notre seuil, juste sur notre seuil, elle l'a même fendu ; c'est donc, de l'avis de la rue, à nous de dire. À sept heures ils sont tous là. Personne ne pousse. Ils se tiennent dans la neige avec des sacs, des bols, des paniers, regardent la caisse, puis nous, comme au tribunal. Devant, les nombreux enfants du neuf. Derrière, la vieille Petra, qui n'a personne et qui aura ce qui reste. Le couvercle est ôté, on voit ce qu'il y a, et ce n'est pas assez, de quelque façon qu'on compte.
    .title = Les parts
    .evenly = À parts égales
    .by-children = Selon les enfants
    .first-ourselves = Nous d'abord

page-2372 = Une par porte, posées en rang sur la marche, couvercle après couvercle, à voix haute, pour que ceux du fond suivent. Personne n'a rien à redire ; personne n'est tout à fait content non plus, c'est à cela qu'on voit que c'était juste. Un garçon du neuf tient sa boîte devant sa figure et se mire dans le fond, de gauche, de droite. Ils se portent leurs sacs les uns aux autres.

page-2373 = Les enfants montent donc, par rang de taille, et chacun dit son nom et son âge, très officiellement ; l'un dit trois alors que c'est quatre, et l'a tout de même. Ceux qui n'ont pas d'enfants ont attendu la fin. Puis ils soulèvent la caisse à eux six, des vieux, et l'emportent à petits pas : c'est du bois, au moins. Petra nous donne un morceau de sucre. Elle en avait deux.

page-2365 = Il y en avait un second. Nous le trouvons en sortant voir pourquoi la gouttière racle : de la soie blanche sur la remise, des cordes, et dans les cordes un homme, la tête en bas, qui dit bonsoir. Sa jambe part de côté. Il est jeune, avec des taches de rousseur, et les écussons sur sa manche sont les mauvais, de ce jaune que l'on connaît des ailes. Nous le décrochons, puisqu'il pend là. Il est maintenant dans notre entrée, tremblant, sur le paillasson, et dans la rue on s'appelle, maison par maison, avec des lanternes.
    .title = L'autre parachute
    .take-him-in = Le prendre pour la nuit
    .report-him = Le signaler
    .pull-the-door-to = Tirer la porte

page-2374 = Il mord un gant pendant qu'on la lui remet, et remercie pour chaque chose en particulier, l'eau, le manche à balai, la couverture. Il montre une photo ; on ne veut pas la voir, et on la voit. Vers le matin on gratte à la porte de la cour. Qui vient le prendre, on ne le distingue pas, seulement qu'ils marchent doucement. Sur la chaise est restée sa veste, pliée, et elle est lourde.

page-2375 = Ils sont là en dix minutes, quatre hommes et un brancard. Ils sont rapides, ils sont corrects, ils s'essuient les pieds. Lui a mis les bras le long du corps pour tenir moins de place. Avant qu'on le soulève le sergent rédige un bon, avec un tampon, pour la récompense, à toucher au dépôt. Le paillasson est encore mouillé. Il nous avait dit bonsoir, la tête en bas.

page-2381 = Cela n'éclate pas, voilà l'étrange. Cela traverse les tuiles, le plancher du grenier, avec le bruit d'un drap qu'on déchire, puis reste là-haut à siffler. Par la trappe tombe une lumière blanche comme chez le dentiste, et l'ombre de chaque barreau. Les poutres ont deux cents ans et sont sèches comme des biscuits. Nous avons trois seaux de sable sur le palier, pour cela justement, et chacun sait de combien il faut s'approcher. L'autre chose qu'on nous a apprise, c'est de se coucher sous une table, la bouche ouverte.
    .title = L'engin incendiaire
    .sand-at-once = Du sable, tout de suite
    .down = À terre

page-2386 = Le premier seau manque son but. Le deuxième le met en colère. Le troisième se vide dessus, lentement, en entier, comme une couverture sur une cage de perroquet ; cela grommelle encore un peu et puis s'éteint, comme s'éteint une mauvaise humeur. Restent une odeur et une poutre noire d'un côté. Nous sommes assis dessous, par terre, sans sourcils, et faisons passer le couvercle d'une gourde.

page-2387 = Cela brûle une heure, puis cela a ce que cela voulait. Avec des balais et des sacs mouillés nous l'avons tenu loin de l'escalier ; mais au matin on est sur le palier, on renverse la tête, et les voici, les dernières étoiles, bien nettes, bordées de charbon. Il neige un peu dedans. Il manque autre chose encore, qui était vissé à ce mur.

page-2382 = Ils ont touché la queue du pain, au coin, ou l'endroit où elle aurait été deux heures plus tard. On voit tout à la lumière du toit qui brûle en face, très net, comme sur une plaque sensible. Il faudrait photographier cela, dit quelqu'un, sinon on parlera d'une conduite de gaz. Il y a eu dans cette ville des hommes avec des appareils ; certains en sont sortis portés, et si l'un d'eux est rentré chez lui, peut-être qu'ailleurs une épreuve sèche à une corde, avec notre rue dessus. Sinon, il y a un crayon dans le tiroir. Il y a aussi le lit.
    .title = Le cliché
    .keep-a-list-ourselves = Tenir la liste nous-mêmes
    .sleep-if-we-can = Dormir, si l'on peut

page-2388 = La date. L'heure, aussi juste que l'horloge de la cuisine. Le numéro de la maison, ce qu'il y avait dedans, de quel côté elle est tombée. Après les premières lignes on prend une sorte d'écriture de bureau. C'est peu de chose, à faire avec un crayon, et personne ne l'a demandé ; mais à la relecture tout est exact, et c'est plus qu'on n'en peut dire du reste de la nuit.

page-2389 = L'un de nous dort pour de bon, le bras sur les yeux, comme on dort à la plage. Les autres sont couchés et comptent : l'éclair, un, deux, trois. Trois, c'est la gare. Deux, c'est le moulin. On compte tout bas, sans s'être donné le mot tout le monde compte ensemble, et au chiffre il y a chaque fois un petit silence, comme avant le bénédicité.

page-2383 = Le coup a frappé le carrefour, et du carrefour jaillit une fontaine, haute d'un étage, argent d'un côté, rouge de l'autre à cause de l'incendie. Toute la rue est sortie avec ce qui tient l'eau : des bassines, des vases, un tuba. Cela durera une heure, le temps qu'on trouve la vanne. De la colline là-bas on le voit aussi bien que d'ici, mieux même, un rond clair avec des gens dedans. Depuis six minutes il n'est rien tombé. Nous avons onze récipients, en comptant l'aquarium.
    .title = La conduite crevée
    .go-with-every-pot = Y aller avec tout
    .wait-until-the-moon-is-down = Attendre que la lune se couche

page-2390 = Ils ont fait la chaîne sans que personne l'ordonne, et nous sommes dans la chaîne. Les pleins à gauche, les vides à droite, et sur tout cela descend une pluie fine où l'incendie se tient comme un couchant. On n'a jamais vu briller ainsi des visages. Une femme que nous ne connaissions que désagréable rit, la bouche grande ouverte, les cheveux collés aux joues.

page-2391 = La lune couchée, nous longeons le mur jusqu'au carrefour. La fontaine n'est plus qu'une flaque où bat un pouls. Un filet, avec du gravier et des bouts de goudron, qu'il faut prendre au creux de la main ; mais il vient. Il passe par le linge, et par le sable, et encore par le linge. Le jour se lève là-dessus. Sur la chaussée il y a un tuba, plein à ras bord, et personne avec.

page-2384 = Quand la poussière retombe il n'y a plus de mur entre notre salle et la maison voisine. Il y a un trou, large comme une porte de grange, et de l'autre côté des gens en chemise de nuit, en rang, par taille, du plâtre sur la tête. Depuis onze ans nous vivons côte à côte et connaissons nos disputes. Bonsoir, dit le père. Il tient un réveil. Deux pièces n'en font plus qu'une, avec deux poêles, et deux garde-manger. Les briques sont là, par terre ; il faudrait encore des planches, et une petite heure.
    .title = Le mur mitoyen
    .wall-it-up = Le remurer
    .leave-a-door = Laisser une porte

page-2392 = Ils nous aident. De leur côté ils nous passent les briques, grattées, le père tient le niveau, et quand cela monte à la poitrine la mère nous tend une de nos assiettes, avec une quenelle dessus. Puis viennent les derniers rangs. On les entend parler un moment encore, de plus en plus bas, comme dans un train qui part. Avec les planches en travers le mur est plus solide qu'avant.

page-2393 = Un rideau en attendant ; plus tard le garçon veut faire un vrai cadre. Il y a maintenant deux poêles et un courant d'air, deux façons de faire la soupe et une seule marmite. Leurs petits mangent comme des oiseaux, c'est-à-dire toute la journée. Mais la nuit, quand des pas tournent autour de la maison, on est deux fois plus à retenir son souffle, et un père avec un réveil dort en travers du seuil.

page-2385 = C'est devenu l'usage qu'après coup l'ancien de chaque maison sorte sur les marches et appelle les noms, et des fenêtres on répond : ici, ici, ici avec mal de tête. Cette nuit, au quatorze, il y en a un qui ne répond pas. Il le dit trois fois, d'un ton de maître d'école, puis sans ton du tout. L'entrée, là-bas, s'est tassée d'un mètre. Cela tombe encore, plus à l'est, et se déplace comme la pluie. Avec les mains on pourrait commencer tout de suite. Au jour il y aurait des bêches. Tous regardent ceux qui habitent à côté, et c'est nous.
    .title = L'appel
    .dig = Creuser
    .wait-for-daylight = Attendre le jour

page-2394 = De la terre, du plâtre, un pied de piano. On a cessé d'écouter vers l'est. Puis il y a de l'étoffe, puis une épaule, un col, et dans le col un souffle, court, fâché. Doucement, dit quelqu'un, et on la sort à deux bras, comme on sort du pain d'un four. Elle veut savoir si l'on s'est occupé du canari. Au retour nous nous le répétons, mot pour mot.

page-2395 = Au jour ils sont huit et cela va vite. La nuit aussi cela serait allé vite ; ce n'était pas profond. On la couvre d'une nappe, la belle, que sa sœur a apportée. Puis on se répartit les bêches : deux étaient prêtées et la troisième était à elle, alors on l'appuie à notre mur, sans rien dire. Le manche est usé par une main plus petite.

page-2401 = La nuit est calme, et il nous hèle. Il emploie le surnom de notre rue, que seuls connaissent ceux qui y ont joué au ballon. Hé là, dit-il, pas fort. Il s'ennuie ; la garde est longue. Il sait qui va à l'eau, et quand, la boiteuse, le châle rouge, celui qui part toujours trop tôt. Personnellement il n'a rien contre nous. De six à sept, mettons, le matin, il pourrait regarder ailleurs, si on l'apprécie. Sa cigarette rougit, s'éteint, rougit, derrière la troisième fenêtre, à hauteur de bouche.
    .title = Celui d'en face
    .agree-to-his-hours = Accepter ses heures
    .wait-for-his-cigarette-to-glow = Attendre que la cigarette rougeoie
    .do-not-answer = Ne pas répondre

page-2406 = De six à sept. À six heures deux le premier de nous sort avec les bidons, se tient à découvert, et la peau entre les épaules attend. Rien. À sept heures moins cinq il siffle, comme un maître nageur. Il s'y tient, jour après jour, à la minute. On fait beaucoup de choses dans cette heure. Et on le déteste plus qu'avant, car on sait maintenant qu'il peut.

page-2407 = Elle rougit. Cela dure un souffle, puis encore un souffle. La braise tombe en tournant, quatre étages, et s'éteint sur le trottoir avec un minuscule sifflement que d'ici on ne peut pas entendre. Après cela il fait silence, pour la première fois depuis des semaines un vrai silence. Quelqu'un dans la maison commence à dire quelque chose du ballon, et n'achève pas.

page-2402 = Dans la maison voisine ils ont trouvé un divertissement. Ils sortent un manteau par la fenêtre, au bout d'un balai, un chapeau dessus, et attendent ; le coup part, ils rentrent le manteau, cherchent le trou, et l'on a misé, des boutons d'abord, des cigarettes maintenant. Au-dessus du deuxième bouton ou au-dessous. À travers le mur on les entend rire, des garçons surtout, et un oncle. Entre deux tours il y a le silence qu'il lui faut là-bas pour recharger. C'est le manteau de Madame Halina. On ne lui a rien demandé, et elle n'en a pas d'autre.
    .title = Le manteau au bout du balai
    .bet-a-cigarette = Parier une cigarette
    .put-a-stop-to-it = Y mettre fin
    .keep-the-shutters-closed = Garder les volets clos

page-2408 = On se dispute, dans l'escalier, à voix basse, et des mains se posent sur des cols. Il s'avère qu'ils n'avaient pas songé que l'autre, là-bas, s'exerçait. Le silence se fait. Puis on se serre la main, gauchement, à la ronde. Madame Halina s'assied dans le noir, le manteau sur les genoux, et reprise à tâtons, cinq trous, en les grondant à chaque point.

page-2409 = Nous tirons les volets et bouchons la fente avec un bas. Cela n'arrête pas les coups, mais on n'entend plus que la moitié des rires. Derrière des volets clos une nuit est exactement aussi longue. Le sommeil vient à l'un de nous entre le troisième et le quatrième. Les autres écoutent ; on n'y peut rien, on s'est mis à deviner aussi : au-dessus, au-dessous.

page-2403 = Quelque chose gémit au soupirail, tout en bas, en mesure, comme on fait quand on s'y est mis depuis un moment. À la lueur d'une allumette on voit un œil, et dessous une traînée sombre dans la neige, jusqu'au coin et au-delà. Il tire sur tout ce qui bouge la nuit, l'autre, là-bas, il ne fait pas de différence. Peut-être qu'il est de la maison ; ici on a un chien, ou l'on n'en a pas. Peut-être est-ce l'un de tous les autres. Il ne gratte pas. Il a mis le nez contre la vitre, et la vitre se trouble.
    .title = Le chien à la porte
    .bandage-it = Le panser
    .put-an-end-to-its-pain = Mettre fin à sa douleur
    .let-it-in = Le faire entrer
    .leave-it-outside = Le laisser dehors

page-2410 = Il se laisse tout faire et lèche la main pendant qu'elle lui fait mal. Puis, avec sa manche blanche, il parcourt toute la maison sur trois pattes, regarde derrière chaque porte et choisit celle de la rue. Il s'y couche en travers, le menton sur le seuil. Personne ne sortira plus d'ici sans qu'on l'entende, et personne n'entrera. En dormant il court.

page-2411 = Nous sommes d'accord qu'il ne faut pas commencer. Cela dure jusqu'après trois heures, toujours les deux mêmes notes, puis plus espacées. Puis plus rien. Tous sont couchés, éveillés, chacun le sait des autres, et nul n'est le premier à se lever pour ouvrir. Au matin celui qui va à l'eau prend l'autre porte.

page-2404 = Tout le bloc s'est réuni dans notre cage d'escalier, parce qu'elle a deux murs du côté de l'avenue. Sur la dernière marche est posée une trousse de médecin. C'est de l'insuline, pour la petite du tailleur, côté pair, et elle doit y être avant le jour ; c'est quarante pas, on les a mesurés dans le couloir. Le bloc paiera, chacun a apporté quelque chose. Le tailleur, lui, a une jambe de bois. On cherche des yeux, dans la pénombre, qui a des genoux jeunes. Il y a un autre moyen, dit un vieux mineur, à la bêche, sous les barbelés ; seulement cela prendrait jusqu'à six heures.
    .title = On cherche un coureur
    .send-someone = Envoyer quelqu'un
    .propose-to-dig-under-the-wire = Creuser sous les barbelés
    .look-at-the-floor = Regarder par terre

page-2412 = À un, tout le monde se met à compter, sans s'être concerté, tout bas, puis tout haut, l'escalier entier : onze, douze. À vingt-six quelque chose claque, et ils continuent, seulement plus aigu. Trente-neuf. Quarante. En face une porte s'ouvre et avale quelque chose. Alors quelqu'un dit quarante et un, emporté par l'élan, et un rire monte à travers les cinq étages.

page-2413 = Le mineur montre comment tenir la bêche couché, et qu'on ne jette pas la terre, on la range derrière soi, en bonne ménagère. C'est large comme des épaules. À six heures la main qui creuse est saisie par une main de l'autre côté. La trousse passe la première. Désormais il y a un chemin, et des gens que nous n'avions vus que derrière un rideau viennent par là prendre le thé.

page-2405 = C'est le neuvième jour par terre. On s'est habitué à voir la maison d'en dessous : le dessous des tables, un chewing-gum, un trait de crayon du menuisier. On a appris à boire couché. Aujourd'hui il n'a pas tiré depuis midi, on pourrait s'asseoir, au moins ; et personne ne le fait. Ils sont là sur les matelas, en manteau, les yeux ouverts, comme une famille au musée. Ce n'est plus de la peur, c'est seulement qu'il faudrait d'abord plier les genoux, et puis autre chose, et ainsi de suite, tout, jusqu'au soir.
    .title = Personne ne se lève
    .let-it-be = Laisser faire
    .drive-them-up = Les faire lever
    .sing-quietly = Chanter, tout bas
    .tell-the-joke-about-generals = Raconter celle des généraux

page-2414 = Le premier debout marche droit dans le seau. Il bascule, lentement, devant tout le monde, et le juron qui suit est ancien, en cinq parties, avec des saints. Quelqu'un le reprend, tant il était beau. Un autre le corrige. On se le passe ainsi de bouche en bouche comme du pain, et quand il est arrivé au bout tout le monde est debout, mouillé, à chercher une serpillière.

page-2415 = Deux généraux se promènent sur le front, et l'un dit à l'autre. C'est long, et il faut faire les voix. À la fin personne ne rit, il n'y a que le plafond. On commence à regretter quand un petit bruit sort de sous un manteau, par le nez ; puis du manteau voisin. L'histoire n'est pas bonne. Quelqu'un demande à réentendre ce que le deuxième répond au cuisinier.

page-2421 = Quatre hommes sont à la porte après la nuit tombée, et se sont essuyé les pieds. Celui de devant a une liste, une lampe et un rhume. Il lit notre numéro, puis combien nous sommes, puis un montant : tant, une fois par semaine, le vendredi de préférence, et en échange il n'arrive rien. Ce que c'est que rien, il ne l'explique pas. Derrière lui l'un des autres considère nos gonds avec intérêt. Ils ont fait le onze et le treize, dit-il, les gens sont très raisonnables ; et il se mouche et attend, comme un employé du gaz.
    .title = Les encaisseurs
    .pay = Payer
    .bargain = Marchander
    .show-them-the-door = Les mettre dehors

page-2426 = Il compte, se mouille le pouce, puis sort de sa poche intérieure un petit carnet à souche avec carbone et rédige un reçu. C'est vrai. Reçu avec remerciements ; la date ; une signature illisible. Le double est pour nos dossiers. Nous l'avons mis au clou des quittances d'électricité, il faut bien le mettre quelque part, et depuis, quiconque entre à la cuisine le voit pendre là.

page-2427 = C'est donc non, dit l'enrhumé, sans surprise, et il tire un trait. Les autres descendent les marches. Le dernier reste un instant et pose la paume sur notre porte, bien à plat, comme un médecin sur une poitrine. Bon bois, dit-il. On le sent encore quand il est parti, comme si la main était toujours là, au-dehors. Mais ce soir-là nous mangeons le dos droit.

page-2422 = Cela n'a duré qu'un instant, chez la voisine, et ils n'ont pris que ce qu'elle avait à la main. Elle l'a tant raconté que le doigt seul le raconte. Le savon, qu'ils le gardent, et la couverture aussi. Elle a quatre-vingt-un ans, et la bague était là depuis soixante ; elle ne venait pas, même avec du beurre, et eux l'ont eue. L'un de nous sait qui c'était : un garçon, Jakov, de la cour à la pompe. L'un de nous lui a même coupé les cheveux. Sa mère est une femme discrète qui lave le linge des autres.
    .title = La bague
    .go-to-the-boys-mother = Aller voir la mère
    .buy-it-back = La racheter
    .keep-out-of-it = Ne pas s'en mêler

page-2428 = Elle écoute jusqu'au bout, les mains dans la bassine. Elle ne dit ni que ce n'est pas vrai ni qu'elle le savait. Elle s'essuie chaque doigt, va au buffet et ouvre une boîte à biscuits, et dans la boîte il y a des bagues, beaucoup, comme on garde des boutons. Elle nous la tend. Nous cherchons la mince, à l'encoche. De l'escalier quelqu'un nous a observés tout du long.

page-2429 = Sur la place elle coûte le prix d'un manteau d'hiver, et le marchand ne dit pas de qui il la tient, question de confiance. Elle la prend entre deux doigts et va à la fenêtre. Elle la met, éloigne la main, l'enlève. Puis elle monte sur une chaise et l'enfouit dans la farine. Là, dit-elle, personne n'ira fouiller, car de farine il n'y en a presque plus.

page-2423 = Ils ont remonté la rue, maison par maison, et dans chacune ils ont mangé. On pouvait suivre à l'oreille : des rires au trois, des chants au cinq, au sept rien que des plaintes. Chez nous ils n'ont pas sonné. Sur nos marches est assis le dernier, un gros gaillard en fourrure de femme, le sac entre les genoux, blanc comme du saindoux. Les autres ont continué sans lui. C'est la confiture, nous dit-il, ou la graisse d'oie avec la confiture. Il ne peut se lever. Si nous avions une goutte d'eau, il la prendrait comme venant d'amis.
    .title = Garde-manger vides
    .give-him-water = Lui donner de l'eau
    .take-his-sack = Prendre son sac
    .leave-him-sitting = Le laisser là

page-2430 = Il boit, attend de voir l'effet, et boit encore. Il se sent plus léger, c'est le mot qu'il emploie. Un service en vaut un autre, et il se met à compter sur ses doigts quelles rues ils ont en main, dans quel ordre, et quand ce sera notre tour ; il veillerait à ce qu'ils soient pressés ce soir-là. Il s'en va à quatre pattes, mais poliment.

page-2431 = Il ne le défend pas ; il dit seulement oh, et se tient plutôt le ventre. Dedans il y a une coupe de la rue : la confiture du cinq, qui eut un prix un jour, des cierges de baptême, des conserves. Une cuiller de bébé, avec des marques de dents. Nous connaissons chacune des portes d'où cela vient. On pourrait tout rapporter, bien sûr, et dire d'où on le tient.

page-2424 = Ils recueillent des signatures, comme du temps des égouts. Le bloc veut monter la garde : deux à la grille, chaque nuit, de dix à cinq, avec un feu et un sifflet, et qui passe le mur aura toute la maison sur le dos. L'affaire est confiée au contrôleur de tram en retraite, qui a dressé un tableau aux crayons de couleur. De nous il lui faudrait une personne dans le tour, une qui ne dorme pas. Ou du bois ; un feu mange plus qu'un enfant. Qui ne participe pas n'est pas obligé, dit-il. Il le dit un peu trop souvent.
    .title = Le guet
    .give-someone = Donner quelqu'un
    .give-wood = Donner du bois
    .stay-by-ourselves = Rester entre nous

page-2432 = La garde est de deux heures, avec un sifflet au cou et le grand-père de quelqu'un d'autre. Pendant la première il ne dit rien. Pendant la seconde il explique les étoiles, faux, mais avec amour. Vers une heure et demie un bruit au mur ; on siffle, et quarante fenêtres s'ouvrent, tisonniers, couvercles et une trompette. C'était une fouine. Personne ne se recouche tout de suite, c'est comme après un beau concert.

page-2433 = On voit le feu jusqu'au canal. C'est fait pour, dit le contrôleur, ce n'est pas pour se chauffer, et il tend les mains au-dessus. Toute la nuit des gens qui ne sont pas de garde descendent en pantoufles, à cause du courant d'air, ou du chat, et restent un peu. Au coin quelqu'un s'arrête, regarde, et envisage une autre rue.

page-2425 = Ils l'amènent à travers la cour, le sifflet encore à la bouche, trois pour un. Il a dix-sept ans et ne s'est pas lavé. Ils lui relèvent la chemise, et voilà notre pain, entier, contre la peau ; on le reconnaît, le nôtre, nous l'incisons d'une croix. Eh bien, disent les hommes du guet. Ils sont essoufflés et ont ce regard-là. C'est notre pain, c'est donc à nous de parler. Il ne dit pas qu'il avait faim. Il tient la chemise à deux mains, relevée, pour qu'on ne dise pas qu'il cachait quelque chose.
    .title = La prise
    .let-him-go-with-it = Le laisser partir avec
    .take-the-bread-back = Reprendre le pain
    .leave-it-to-them = Le leur abandonner

page-2434 = Il n'y croit pas et reste planté, il faut le pousser. Alors il court, la miche devant lui comme un ballon, sans remercier, et au mur il se retourne encore une fois. Les hommes ne bougent pas. Dans le noir on ne sait trop lequel est déçu et lequel soulagé. Alors bonne nuit, dit le contrôleur, et il inscrit quelque chose.

page-2435 = Il est chaud de lui. Nous l'avons donc repris, il est à nous, et il n'y a rien à redire. Ils lui lâchent les bras. Il baisse les yeux sur lui-même et, d'un doigt mouillé, se met à cueillir les miettes de sa chemise, une à une, et les mange, debout au milieu de nous. Personne ne trouve le moment de partir.

page-2441 = Le même rhume, la même lampe ; seulement cette fois ils ont apporté le livre. Il est posé sur notre table de cuisine, ouvert au signet. Avec ceux qui paient, dit l'homme, il a ordre d'être obligeant, et l'on est salué par son nom. Ceux qui ont refusé sont à l'encre rouge, et il compte les semaines du bout de son crayon. Là où il n'y a encore rien dans aucune des colonnes, eh bien, il faudrait se décider ; cela fait négligé. L'un des siens s'est assis sur le coffre à charbon sans qu'on l'en prie. Dans le livre, au-dessus de nous, une maison est rayée.
    .title = Deuxième visite
    .pay-again = Payer encore
    .not-any-more = Plus maintenant
    .pay = Payer
    .refuse = Refuser

page-2446 = Reçu numéro deux. Le papier est meilleur, avec un filigrane ; les affaires doivent marcher. Il le détache le long d'une règle. Ils nous souhaitent une bonne soirée, et l'un d'eux, en sortant, redresse le paillasson du pied. Nous l'accrochons au clou, sur le premier. Après cela personne à table ne sait plus bien où l'on en était de la conversation avant qu'ils sonnent.

page-2447 = On referme le livre, on lisse le signet. Pas un mot plus haut que l'autre, ils s'en font tous un point d'honneur. À la porte il se retourne et pose son crayon sur notre étagère, un bon, avec une gomme. Au cas où nous réfléchirions, dit-il ; nous pourrions alors nous rayer de notre propre main. Il est là. Personne ne s'en sert, pas même pour les courses.

page-2442 = Rien n'est cassé. La serrure est intacte, la barre a été ôtée et mise contre le mur, sans bruit, et l'étagère est vide jusqu'à la deuxième planche. Ils avaient donc une clé. De clés, cette maison n'en a pas tant ; on les compte sur une main, et au petit déjeuner chacun le fait, avec la tête qu'on a pour calculer. Quelqu'un est sorti dans la cour à deux heures. Quelqu'un bavarde dans les files. On a dit de quelqu'un que son cousin. Personne ne le dit. Les cuillers se posent avec plus de soin que d'habitude, bien contre la tasse.
    .title = Qui était-ce
    .ask-it-openly = Le demander franchement
    .change-the-lock = Changer la serrure
    .let-it-rest = Laisser courir

page-2448 = C'est donc dit, et il y a une demi-heure à laquelle personne n'aimera repenser. Après quoi quelqu'un, pour la première fois, regarde vraiment : en haut, l'imposte, où une tête ne passerait pas. Une tête d'adulte. Il y a de la suie sur le rebord, la marque d'une toute petite main, et dans la cour une perche à linge munie d'un crochet. Ce n'était personne. La honte fait le tour de la table comme un pot ; chacun se sert.

page-2449 = La nouvelle serrure a deux clés, et toutes deux pendent à la même planchette, à la vue de tous. Cela devait mettre fin à la chose. Le soir, avant qu'on baisse la lampe, quelqu'un se lève et va voir : deux. Puis plus tard quelqu'un d'autre, pour un verre d'eau : deux. C'est une excellente serrure. Voilà longtemps qu'on n'avait dormi si bien gardé, ni si légèrement.

page-2443 = Il n'a pas fondu. Nous en avions mis une cuillerée dans le thé, pour une fois, il a coulé et il est resté là ; au matin la tasse avait un plancher. Du plâtre, un kilo, avec une mince couche de vrai sucre par-dessus, il faut le lui laisser, il s'était donné du mal. Et le revoilà au coin, son sac plein, battant la semelle, un petit homme à moustache avec une écharpe de femme. Il n'a pas même changé de manteau. On pourrait se faire rendre justice, ou bien passer cela plus loin ; des tasses, il y en a dans cette rue.
    .title = Un marché de dupes
    .fetch-it-back = Se faire rembourser
    .sell-it-on = Le revendre
    .laugh-at-ourselves = Rire de nous-mêmes

page-2450 = Il a tout dépensé, dit-il par terre en se tenant la lèvre, tout sauf ceci ; et il le rend. C'est du sucre, on goûte. L'autre chose était pour un médecin, et la montre du médecin pour autre chose encore. Sa moustache a glissé : elle était collée. Sans elle il ressemble à n'importe qui. Il demande si nous lui rendrions l'écharpe, au moins, elle n'est pas à lui.

page-2451 = Elle est venue de loin pour cela. Elle regarde, mouille un doigt, touche la couche du dessus, et son visage rajeunit de dix ans. C'est pour un anniversaire. Elle compte ce qu'elle a apporté, tout est bon, pesé au gramme, puis emporte le sac devant elle, dans les deux bras, à cause de l'humidité. Au coin elle le met sous son manteau. On pourrait encore appeler.

page-2444 = Il est venu seul, avec une bouteille, et pose sur la table, sans un mot, une paire de bottes : neuves, fourrées, à lacets de cuir. Ils auraient besoin de quelqu'un, dit-il. Pour les nuits seulement, et l'on a cela, et l'on mange chaque jour, de la viande, et il y a de la compagnie, ils ont un gramophone. Ce n'est pas ce qu'on raconte. Lui-même était comptable. Il s'adresse à la pièce en général, mais tout le monde remarque qu'il a mis les bottes là où la pointure irait à une personne, et qui les regarde, et qui ne les regarde pas.
    .title = L'offre
    .listen-to-them = Les écouter
    .refuse-for-all = Refuser pour tous

page-2452 = Pour finir on ne parle que des bottes, une heure durant, comme si c'était là le sujet : si l'on y transpire, comment on graisse la trépointe. Il en sait long sur les bottes. Puis elles sont repoussées à travers la table, lentement, de deux doigts, par celui à qui elles seraient allées. Il hoche la tête et les noue par les lacets. La bouteille, il la laisse. Il y avait compté.

page-2453 = Il le prend bien. L'un de nous a parlé pour les autres, sans leur demander, et cela reste ainsi, personne n'ajoute rien. Il hausse les épaules, met les bottes sur son épaule et se boutonne. Il y a beaucoup de maisons dans cette rue, dit-il, et dans chacune quelqu'un qui a dix-neuf ans. Si c'est une consolation ou une menace, il ne le dit pas ; on l'entend sonner au sept.

page-2445 = On tire dans la cour, deux coups, puis un. Puis quelqu'un est à la porte, des deux poings. Il crie un nom ; c'est peut-être l'un des nôtres, à travers le bois on n'entend que les voyelles. La moitié de la ville a quelqu'un comme cela en tête, un soldat sans insignes qu'on a caché à temps entre des palettes, ou qu'on n'a pas caché ; et beaucoup ont des raisons de se rappeler une porte. Dehors on court le long du mur, et l'on entend les coups changer, des poings à l'épaule. La barre saute dans ses crochets.
    .title = Une dette d'honneur
    .open = Ouvrir
    .do-not-open = Ne pas ouvrir
    .keep-still = Rester immobiles

page-2454 = Il entre à reculons et remet lui-même la barre, comme qui connaît la maison, bien qu'il n'y soit jamais venu. Pas un mot d'avant. Il se tient de notre côté, l'oreille contre les planches, toute la nuit ; ce qui s'approche de l'autre côté entend respirer quelqu'un et s'en retourne. Au jour la place est vide. Sur le coffre à charbon il y a ce qui lui restait.

page-2455 = C'est vite fini, et la cour est comme avant, seulement piétinée. Autour de la serrure le bois est blanc, là où il a éclaté. Et sur le montant, à hauteur d'épaule, il y a maintenant une marque, large, brune, avec l'empreinte de quatre doigts ; nous l'avons frottée au sable, puis à la lessive. Elle est entrée dans le fil. On ne la voit pas quand la porte est ouverte, alors nous l'ouvrons quand il vient quelqu'un.

page-2461 = Cela commence par un bruit, comme si quelqu'un feuilletait un journal. Puis l'un de nous se dresse et crie, et à la lueur de l'allumette le plancher bouge. Ils sont venus pour le pain, par la bonde, et le pain réglé ils sont restés pour la chaleur ; ils sont sous les couvertures, le long du mur, sur la chaise aux habits. La lumière ne leur fait pas peur. Il y a des bâtons dans le coin du poêle. Il y a aussi la grande table, et l'autre, et ce qu'on peut encore attraper et prendre avec soi là-dessus.
    .title = Dans la chambre
    .sticks = Les bâtons
    .onto-the-tables = Sur les tables

page-2466 = Onze. Quelqu'un compte tout haut pour ne pas vomir, de la voix dont on rend la monnaie, et cela nous tient ensemble. Puis il n'en reste plus qui n'ait trouvé la bonde. Nous sommes là en chemise, haletants, un bâton à la main, et personne n'aimerait être vu des autres. Il faut ensuite décider de ce qu'on en fait. On décide.

page-2467 = Nous voilà assis comme des naufragés, genoux remontés, sur deux tables accolées, la lampe au milieu, le sucre au creux d'un tablier. En bas ils vaquent à leurs affaires. Au bout d'une heure ce n'est plus effrayant, c'est seulement long. Quelqu'un annonce une voile. On prend le quart à tour de rôle, et celui qui l'a raconte ce qui se passe, comme à la radio.

page-2462 = Ils n'avaient pu entamer la farine, alors ils ont mangé la boîte sous le lit. C'était du carton, avec un ruban, et nous y avions tout mis ensemble, ce que chacun avait emporté dans une poche ou un soulier : les mariages, le premier jour d'école, l'homme à la motocyclette que personne n'explique. Ils ont commencé par les coins et travaillé vers le milieu. Tout n'est pas perdu. Il y a un tas de lambeaux, brillants, et un autre, plus petit, de morceaux grands comme un timbre. Cela ferait un bon feu, bref.
    .title = Ce qu'ils ont laissé
    .sort = Trier
    .burn = Brûler

page-2468 = Nous les étalons sur un drap, sous la lampe. Des visages sans bords, pour la plupart ; c'est le visage qui tient le plus longtemps, ils semblent commencer par les mains. On les reconnaît tout de même. Celle-ci est la mariée, à la dent. Celui-là riait à cause du chien, et le chien manque. Parfois deux morceaux s'ajustent qui ne vont pas ensemble, et personne n'a le cœur de les séparer.

page-2469 = Il y a dans le papier quelque chose qui brûle bleu, haut d'une main, avec un feulement de chat. C'est le plus beau feu que nous ayons eu cet hiver. Chacun voit un instant ce que le hasard lui montre : un col, la moitié d'un arbre, le genou de quelqu'un au soleil. La pièce devient bien chaude. Il reste le ruban, qu'on enroule sur deux doigts et qu'on range dans un tiroir.

page-2463 = Dans le garde-manger bouge quelque chose de plus gros qu'un rat. On l'entend sauter, retomber, attendre. Une boîte roule. C'est peut-être un chat, là où il y en a un ; ce sont peut-être eux, engraissés de nous. À travers la porte close, dans le noir, l'un s'entend comme l'autre. Quelqu'un est allé chercher le flacon brun à tête de mort, un autre une planche et quatre clous, et nous voilà en chemise autour d'une bougie, et personne ne veut être celui qui ouvre. Puis cela crie, une fois, et l'on ne sait pas qui. On peut aussi retourner au lit et espérer. On a espéré à propos de toutes sortes de choses.
    .title = Le chasseur
    .set-poison = Mettre du poison
    .stop-the-holes = Boucher les trous
    .hope = Espérer

page-2470 = Au matin quelqu'un entrouvre la porte, puis l'ouvre en grand. Ils sont alignés sur le carreau comme pour la revue, par rang de taille, toutes les queues à gauche. Entre eux on revoit le sol ; on en avait oublié le dessin. Nous avons dormi tout du long, pour la première fois de la semaine, et sur la maison entière règne un silence comme si l'on avait fait les lits.

page-2471 = Chaque trou reçoit une planche, et chaque planche huit clous. Puis nous nous couchons et écoutons. Ils s'y mettent aussitôt, de l'autre côté, et on les entend essayer : ici, là, sur le bord, comme un serrurier. Jusqu'à trois heures ils rongent le bois neuf. Puis ils délibèrent. Puis ils vont chez le voisin, où quelqu'un en ce moment espère.

page-2464 = Il sonne, comme un fournisseur, et ôte sa casquette : un vieux sans dents, une lanterne à la ceinture et sur l'épaule un sac qui remue un peu. Des rats, demande-t-il. Il les entend de la rue, c'est une mauvaise maison, dit-il avec respect. Il nettoierait la cave, entière, dans l'heure, contre une assiette de chaud ; ou, si nous préférons, contre paiement, et il nous en laisserait quelques-uns, tout prêts. Ce qu'il fait des autres, il ne le dit pas et paraît surpris qu'on se le demande. Il sent l'anis.
    .title = Le preneur de rats
    .feed-him = Le nourrir
    .pay-him = Le payer
    .send-him-on = Le renvoyer

page-2472 = Il mange lentement, penché, le bras autour de l'assiette, puis la torche du doigt et demande la clé. Ce qu'on entend ensuite, c'est qu'il siffle, en tierces, et de temps en temps une sorte d'applaudissement. Au bout d'une heure il remonte, noir, satisfait. La cave est si propre qu'on pourrait y vivre. Tant qu'il y était il a bouché aussi le courant d'air et pendu des herbes.

page-2473 = Les affaires sont les affaires. Il mord ce que nous lui donnons et tient parole, et sur la dernière marche il y en a trois, dépouillés, vidés, roses, roulés dans une feuille de chou et liés d'un brin de paille. On pourrait prendre cela pour n'importe quoi. Avec du thym, conseille-t-il de la grille, et pas trop longtemps. Personne ne dit le bénédicité. Quelqu'un va tout de même chercher le thym.

page-2465 = Cela fait trois jours, et on l'a remarqué seulement parce que c'est la main gauche qui prend la soupe. Sous la manche il y a un mouchoir, et sous le mouchoir on n'a pas le droit de regarder. Ce n'est rien. C'était un clou. Qui a de la fièvre et une morsure, on l'emmène à l'hôpital, c'est le règlement, et de cette salle-là, chacun le sait, on sort par derrière. Les yeux brillent un peu trop. Nous avons le flacon qui brûle, et assez de mains pour tenir un bras. Ou alors on nous a dit que ce n'était rien.
    .title = Morsures
    .insist = Insister
    .respect-it = Respecter cela

page-2474 = Il faut s'y mettre à tous, et il se dit des mots qu'on devra oublier. Le flacon siffle sur la peau. Puis c'est fait, c'est propre, avec un bord blanc, et l'on met un vrai pansement, beaucoup trop gros, comme à un enfant. Le reste de la soirée on ne nous parle plus. Tard dans la nuit une voix dit, du noir, que c'était celui de gauche, près du poêle, le gros.

page-2475 = Nous regardons donc ailleurs et passons le pain du côté gauche sans faire de remarque. Deux jours durant il y a une tache vive sur chaque joue. Le troisième, le mouchoir pend à la corde, lavé, et la main droite prend la louche comme si elle n'avait jamais fait que cela. Cela s'est refermé sous la manche, en secret, comme une inclination. On ne l'annonce à personne, et tout le monde est content.

page-2481 = On scie dans le jardin, dans le noir, avec de longues pauses ; c'est quelqu'un qui préférerait ne pas le faire. Par la fente du volet on le voit bien sur la neige : c'est Tomas, de la maison du coin, à genoux devant notre clôture, une hache à côté de lui et une luge d'enfant. Il en a trois chez lui, le plus jeune a deux ans. Cette clôture est ce qui nous sépare de ceux qui viennent la nuit par les jardins. Il souffle dans ses doigts, regarde notre fenêtre et remet la scie en place.
    .title = La clôture
    .go-out-armed = Sortir armés
    .let-him-have-it = La lui laisser

page-2486 = Il se relève, la scie à la main, et un instant personne ne sait ce qui va en sortir. Puis il dit qu'il aurait demandé. On lui dit qu'on aurait refusé. C'est vrai des deux côtés, et l'air en est un peu plus clair. Pour finir on porte ensemble, moitié ici, moitié là, et le reste demeure debout avec des vides, comme la bouche d'un garçon de sept ans.

page-2487 = Au matin les souches sont dans la neige comme des dents. De la luge sont tombés des morceaux, tout le long jusqu'à la grille, et nous les ramassons, il n'y a pas de raison de les laisser. Là-bas, au coin, la fumée sort de la cheminée, droite, épaisse. Quand l'un de ses petits regarde par la fenêtre il lève la main, et il nous faut un moment pour lever la nôtre.

page-2482 = On lève le couvercle de la malle, et il en sort une odeur de camphre et d'année dernière. Au-dessus, nos affaires, des tricots, des bonnets à oreilles ; un gant a perdu l'autre. Puis une couche de journaux. Puis les leurs : le grand manteau gris qu'on reconnaissait de l'autre bout du marché, les bas à rennes, un manchon. Au printemps nous avions tout rangé ensemble, parce que c'était un seul ménage. Ils sont là maintenant, les bras croisés devant, bien à plat, et il gèle à onze degrés.
    .title = Les affaires d'hiver
    .distribute = Les distribuer
    .leave-theirs-folded = Laisser les leurs pliées
    .sew-them-into-one-blanket = Les coudre en une couverture

page-2488 = On le tient contre soi, à bout de bras. Il va. Qu'il aille, voilà le dur ; on avait compté sur des manches trop longues. Dans la poche droite il y a la moitié d'un ticket de car, dans la gauche un marron, poli par des années de pouce. On les laisse. En allant à l'eau, le col relevé, on est salué de l'autre trottoir par quelqu'un qui soudain s'arrête.

page-2489 = On remet le journal, on ferme, et la malle reste ce qu'elle a été toute l'année, un banc, sous la fenêtre. Seulement on s'y assied autrement. On tâte d'abord de la main. Le soir, deux tricots l'un sur l'autre, on raconte les bas à rennes, qui les avait tricotés, et à la suite de quel pari.

page-2483 = C'est venu en une heure, par ciel clair et sans vent. Au souper on pouvait encore enfoncer une cuiller dans les planches ; à dix heures elles sonnent. Tout ce qui est dedans, les poireaux, les dernières carottes, un rang de quelque chose de tardif prévu pour janvier, sera de verre demain et de bouillie après-demain. Il y a de la lune. Avec des pioches, des lampes et tout le monde, jusqu'à qui vient de se coucher, on pourrait l'avoir sorti avant minuit. On entend que dans la rue les autres y sont déjà, tic, tic.
    .title = La terre gelée
    .all-out = Tous dehors
    .take-counsel-with-the-kitchen = En parler à la cantine
    .give-it-up = Y renoncer

page-2490 = On frappe, on tient la lampe, on tire, et ils viennent avec un craquement, des poireaux comme des glaçons, on pourrait s'en servir d'épées, et quelqu'un le fait. Chacun rit du nez de l'autre. Les carottes, il faut les dégager une à une, comme des fossiles. À onze heures et demie le dernier rang est au panier, et nous sommes autour, fumants comme des chevaux, à lever les yeux : il y a tant d'étoiles que c'en est du gaspillage.

page-2491 = Nous sommes au lit et les entendons, tic, tout le long de la rue. Puis l'un après l'autre s'arrête. Au matin c'est joli, il faut le dire : chaque feuille a un ourlet blanc, et les rames des haricots brillent comme une vitrine. On touche un poireau et il se brise avec un petit son clair. Le long du mur, là où est la cheminée, un peu de sauge a été épargnée.

page-2484 = La cantine a envoyé un garçon avec une liste. Il s'agit du poêle de l'église, le gros : qui donne du bois est inscrit et peut s'y asseoir le soir, de six à dix, avec tout son monde. C'est au crayon, et derrière chaque nom il y a un nombre de bûches. Certains en ont donné une. L'un a donné une chaise, et c'est marqué. Le garçon attend sur une jambe ; c'est lui qui appellera les noms à la porte, nous explique-t-il, il a une bonne voix. Personne ne sera mis dehors qui n'y est pas. Mais alors tout le monde le sait.
    .title = La liste du bois
    .give-wood = Donner du bois
    .sit-there-all-the-same = Y aller quand même
    .stay-at-home = Rester à la maison

page-2492 = La voix est bonne en effet ; nous entendons notre nom monter dans les voûtes. Quarante personnes sont assises autour d'un poêle, en trois cercles, et changent de place toutes les demi-heures, du dedans vers le dehors, comme des manchots. À neuf heures les vitres ruissellent. Quelqu'un en ouvre une, protestation générale, on le met en minorité. Où donc peut-on encore, de nos jours, se plaindre de la chaleur.

page-2493 = Tout ce qui est étoffe est sur le lit, et nous aussi, en bonnet. On a un livre et l'on lit la même page, parce que pour la tourner il faudrait sortir une main. À la longue la page est devenue assez bonne. Vers dix heures on entend les gens rentrer de l'église, parlant beaucoup trop fort, comme font ceux qui sortent d'une pièce chaude.

page-2485 = Au milieu de la rue viennent des lampes, neuf, en file, chacune à hauteur d'enfant. Elles sont faites de pots à confiture et de ce qu'il y avait d'autre dans la chaufferie, et l'une est bleue. On ne chante pas. Ils passent devant les maisons, lentement, à deux pas l'un de l'autre comme on le leur a appris, et les lèvent ; ils ne veulent rien, il n'y a ni sac ni assiette. C'est seulement pour être vus. À l'autre bout de la rue, sur le toit du moulin, quelqu'un d'autre les voit aussi, et tout le monde le sait.
    .title = Des lampes à la fenêtre
    .put-a-lamp-out-too = Mettre une lampe aussi
    .call-them-in-there-is-shooting = Les faire entrer, on tire

page-2494 = Nous avons posé la nôtre sur l'appui, entre les planches. Alors on en allume une en face, une au neuf, et cela court ainsi devant eux tout le long de la rue, jusqu'à ressembler au temps où il y avait une centrale. La bleue s'arrête sous notre fenêtre. Son propriétaire la pose dans la neige pour avoir les deux bras libres et fait signe de tout le haut du corps, comme on fait signe à un bateau.

page-2495 = Ils sont dans notre entrée, serrés, à s'égoutter, et neuf lampes leur éclairent le menton par-dessous. Il n'y a rien dans la maison, donc chacun en reçoit un peu. Quand ils ont fini de mâcher il y a un silence. Alors la plus petite s'avance, croise les mains derrière le dos et dit un poème, onze strophes, sur un bonhomme de neige amoureux d'un poêle. Elle n'en saute aucune.

page-2501 = C'est un platane, au coin près de la pompe, et depuis des semaines chacun passe devant sans le regarder, comme devant un parent dans la rue. Cette nuit trois maisons sont dehors avec des haches. Personne n'est convenu de rien ; c'est simplement la nuit où il n'y a plus autre chose. On y a gravé des choses, des cœurs, un score, l'année de la crue. Ils sont là dans la neige, à distance, et chacun attend qu'un autre donne le premier coup. Il y en aurait pour trois. Il y en aurait aussi très bien pour un.
    .title = Le dernier arbre
    .take-part = Prendre sa part
    .take-all = Tout prendre
    .stand-before-it = Se mettre devant

page-2506 = Quand il est tombé il y a du ciel là où il n'y en avait pas. Puis on travaille jusqu'au matin, et personne ne dit plus que gare. Pour finir il y a trois tas sur le trottoir. Une vieille en bottes de feutre, venue on ne sait d'où, en fait le tour, mesure avec sa canne, et fait passer une bûche du premier au troisième. Le morceau aux cœurs lui revient, pour s'asseoir.

page-2507 = Un arbre entier pèse plus qu'on ne croit. Nous le rentrons par longueurs, sous les fenêtres des deux autres maisons, où il n'y a pas de lumière mais quelqu'un. Il remplit l'entrée jusqu'à la rampe. Il est vert encore, il va cracher et fumer, il faudrait en vérité le laisser deux ans. Sur le tronc, sous un cœur, il y a les initiales de gens que nous connaissons, et contre qui nous venons de nous battre.

page-2502 = Il est descendu du deuxième avec nous, en août, avec quatre hommes et un matelas, parce que personne n'imaginait de le laisser. Un droit, en noyer, à deux bougeoirs. Il est maintenant le long du mur nord et tient la place la plus chaude. Allez-y, dit la vieille Madame Vessel, à qui il est et qui le regarde depuis midi ; allez-y avant qu'on me le demande une seconde fois. Puis elle sort et ferme la porte derrière elle. Sur le pupitre il y a un cahier ouvert, doigté au crayon. Il brûlerait deux jours.
    .title = Le piano
    .chop-it-up = Le débiter
    .leave-it = Le laisser
    .play-once-more = Jouer une dernière fois
    .only-the-lid = Le couvercle seulement

page-2508 = On commence par ce qui est vissé. Cela va bien jusqu'aux cordes ; chacune a son bruit quand elle lâche, et les basses ne veulent pas finir du tout, elles bourdonnent dans le cadre, et l'on est là avec la pince, à attendre. Le soir il fait chaud. Madame Vessel est rentrée et s'est assise, les paumes vers le feu. D'un doigt elle bat la mesure, sur rien.

page-2509 = Au bout d'un quart d'heure la porte s'ouvre. Elle voit qu'il est là, et nous autour avec la hache, et dit un mot qu'on n'aurait pas cru qu'elle sût. Puis elle s'assied et joue, en gants, avec des fautes, à cause des gants ; quelque chose qui sautille. On voit les notes devant la bouche de chacun. Il fait si froid que les bougies se tiennent immobiles pour écouter.

page-2503 = Cela est rentré de la cour sous forme de main et s'est posé sur la table, et c'est là, blanc comme une chose en cire. On peut taper dessus. Son propriétaire est le plus calme de nous tous, car cela ne fait pas mal du tout, c'est justement l'ennui. Frotter de neige, dit l'un. Jamais, dit l'autre, cela c'était dans le temps : de l'alcool, dedans et dehors. Un grand-père était forestier et ne jurait que par le ventre nu de quelqu'un, des heures, qu'on s'entende ou non. En attendant il se fait tard, et les ongles prennent une couleur.
    .title = Engelures
    .spirit = De l'alcool
    .warmth-of-another = La chaleur d'un autre
    .wait-and-see = Attendre de voir

page-2510 = On frotte, on verse, on tient cela devant la lampe. Longtemps il n'y a rien ; puis une ligne paraît au poignet, rose, et au-dessus de la ligne quelqu'un commence à jurer. Cela fait mal de nouveau. Bien, disent-ils tous en se tapant dans le dos, bien, crie, plus fort. Ce qui restait au fond du verre se boit à la santé de chaque doigt, un par un, en commençant par le pouce.

page-2511 = Il faut que ce soient justement ces deux-là, qui ne se sont pas dit un mot depuis l'affaire du savon. Ils sont couchés sous le même manteau et regardent le plafond, chacun de son côté, une main glacée entre eux. La première heure il ne se dit rien. Pendant la deuxième quelqu'un parle du savon. Vers quatre heures on les entend rire, on les fait taire, et sous le manteau cela tremble encore.

page-2504 = Au grenier de la dernière maison pend un linge blanc. On le voit de notre toit, et de la cuisine aussi, si l'on fond un trou dans la glace du carreau. Il pend raide comme une planche, car il n'y a pas de vent, et il fait moins vingt. Qui met du linge à sécher le rentre, par une nuit pareille. Si l'un de nous avait donné sa parole là-bas, quelque part en automne, alors c'est maintenant. La femme vit seule, dit-on. Jusqu'à la dernière maison il y a une demi-heure, l'été, en sifflotant.
    .title = Le linge blanc
    .go-now = Y aller maintenant
    .nobody-can-go-in-this = Impossible par ce temps
    .send-blankets = Envoyer des couvertures
    .take-it-for-washing = Croire à de la lessive

page-2512 = Personne ne s'est vraiment couché. Au jour il y a des pas, lents, et la porte s'ouvre sur quelqu'un qui n'a plus de couleur, de la glace aux sourcils, et qui est heureux ; on n'avait pas vu ce visage-là dans la maison depuis longtemps. C'est une fille. Elle a, et les mains le montrent, des cheveux comme cela. D'une poche sortent des dragées, quatre, Dieu sait de quelle année.

page-2513 = Au matin la fumée monte de la dernière maison, mince d'abord, puis comme une tresse. On regarde là-bas plus souvent qu'il ne faudrait, en allant à l'eau, en vidant les cendres. Vers midi on voit quelqu'un à la lucarne qui rentre le linge, le casse sur son genou parce qu'il est gelé, et le ressort à une autre fenêtre, avec des tas de toutes petites choses.

page-2505 = On frappe, du plat de la main, assez bas. Sur la marche se tient un homme, une corde à l'épaule ; au bout de la corde il y a une luge, et sur la luge une vieille enroulée jusqu'aux yeux dans un tapis ; derrière, une plus jeune pousse. Rien que cette nuit, dit-il. Ils ont essayé onze portes, elle compte pour lui. Demain il y a quelqu'un au moulin qui. Nous avons quatre couvertures et savons au juste la largeur de chacune. Derrière nous, dans le couloir, les autres se sont levés, et personne ne dit rien, ni dans un sens ni dans l'autre.
    .title = On frappe
    .let-all-three-in = Les faire entrer tous trois
    .only-the-old-mother = La vieille mère seulement
    .keep-it-shut = Garder la porte fermée

page-2514 = Personne ne dort, et personne ne gèle. On est couché comme des harengs, et quand l'un se retourne tous se retournent. La vieille raconte dans le noir qu'elle a dansé avec un ministre, un jour, et qu'il ne valait rien. Au jour ils sont partis. L'entrée est balayée, la cendre sortie, et près du poêle il y a du bois, bien empilé, du bois de luge, à ce qu'il semble.

page-2515 = On la met sur la chaise, près du poêle, et elle y reste toute la nuit, bien droite, les pieds joints, pour ne pas prendre de place. On lui dit de s'appuyer. Elle dit, merci, je suis très bien. Dehors on a entendu la corde se détendre, puis se tendre. Au matin elle découpe une bande à son jupon, la roule, et la pose sur la table, pour la peine.

page-2521 = Il fait encore nuit, et la queue tourne déjà le coin. On connaît sa place au dos qu'on a devant soi. Alors quelqu'un longe la file, sans se presser, un homme large, col relevé, jusqu'à la tête, et là se retourne, pour que tous voient ce qu'il a dans la main. Il ne dit rien. La fille du boulanger s'est arrêtée, le rideau à moitié levé. Deux cents personnes regardent la nuque de celle qui précède. Sur la nôtre il y a un grain de beauté et un bout de sparadrap ; on la dessinerait de mémoire.
    .title = La queue du pain
    .say-something = Dire quelque chose
    .look-at-the-neck = Regarder la nuque

page-2526 = Ce n'était pas grand-chose. C'était : nous sommes ici depuis quatre heures. Mais une femme le dit aussi, avec une autre heure, et derrière elle un homme avec une autre, et cela court ainsi tout le long, trois heures, deux heures et demie, minuit, jusqu'à ce que ce ne soit plus une queue mais un mur. Il le regarde. Il n'a que ce pistolet. Il le remet en poche comme s'il avait seulement voulu voir l'heure, et va au bout.

page-2527 = Il prend un sac sur chaque épaule et dit même bonjour. Après cela la queue avance, un pas, un pas, et chacun s'intéresse beaucoup au sol. Quand nous arrivons au guichet la fille retourne le plateau et tape dessus. Il reste le carton, avec ce qui y est tombé. Elle nous le plie en une sorte d'enveloppe et ne demande pas la carte.

page-2522 = C'était une plaisanterie au début. Quelqu'un l'a trouvé sous l'évier, taché, La Cuisine des jeunes mariées, et on le lit maintenant chaque soir, à partir de huit heures et demie, la lampe baissée. Prenez douze œufs. Prenez une belle oie. Le lecteur fait cela bien, lentement, avec toutes les quantités. Ils sont sur leurs matelas, les yeux clos, l'un remue les lèvres, un autre pleure, tout paisiblement. Hier on s'est disputé pour savoir si c'était au saindoux ou au beurre. Ce soir, c'est le tour des gâteaux. Il reste un cornet de sucre, dans la boîte.
    .title = Le livre de cuisine
    .let-it-go-on = Laisser continuer
    .forbid-it = L'interdire
    .cook-one-of-them-in-earnest = En cuisiner un pour de bon

page-2528 = Le livre est mis au-dessus de l'armoire, au fond. C'est raisonnable ; personne ne s'y oppose. On est couché et l'on entend les ventres, chacun avec sa voix, comme des chiens dans des fermes différentes. Le silence dure depuis un bon moment quand vient d'un coin, tout bas, comme de quelqu'un qui parle en dormant : et une pincée de muscade. Et après un temps, d'un autre coin : fraîchement râpée.

page-2529 = Page soixante et un, avec des accommodements. Pour les œufs, de la patience. Pour le beurre, son souvenir, dit qui cuisine, et reçoit un coup de torchon. Cela cuit dans une boîte à sardines, sur le poêle, et se retourne à la truelle. C'est presque cela, si l'on ferme les yeux et qu'on ne compare pas. Tout le monde ferme les yeux. En marge de la recette quelqu'un inscrit la date et : réussi.

page-2523 = Ils ont fermé les pompes de la ville basse ; autour de chacune il y a une corde, et à la corde un carton. Depuis, les gens montent la côte avec tout ce qui tient l'eau et attendent. La citerne de l'école est remplie à midi, selon la rumeur. Les uns disent qu'il y a un puits du côté des fermes, qu'une veuve garde, les autres que l'eau d'en bas ne s'est pas gâtée toute seule. On entend bien des choses dans une queue. Qui en sait plus que les autres les entend avec d'autres oreilles. Chez nous il y a un demi-bidon, et de la neige, comme chez tout le monde.
    .title = Encore le puits
    .tell-the-street = Le dire à la rue
    .carry-only-for-us = Porter pour nous seuls
    .send-to-the-widows-ten = Faire prévenir les dix
    .queue-at-the-tank = Faire la queue
    .melt-snow = Faire fondre de la neige

page-2530 = Cela devient une chaîne : de l'eau jusqu'à l'église, soixante personnes, puis quatre-vingts, avec un vide au tournant, où quelqu'un saute. Les seaux pleins vont dans un sens et les plaisanteries dans l'autre. La même nous passe trois fois sous le nez, meilleure chaque fois. Le soir on connaît les gants de tout le monde. Et quand la nuit quelque chose bouge dans la rue, il y a toujours une fenêtre où l'on demande : qui est là.

page-2531 = Ils font la queue avec des bouteilles, des vases, l'un avec un chapeau. Il y a parmi eux des gens d'en bas, gris, avec des enfants qui ne courent pas. Ce qu'il y a se partage à la tasse, et on le boit sur place, les yeux sur le bord. Cela n'a goût de rien de particulier. Ce soir-là l'un de nous a mal au ventre et dit que c'est d'être resté debout.

page-2524 = Il a son bureau entre deux portes, dans l'ancien vestiaire de la mairie, et il est si pâle qu'on pense à du papier. Des cartes, dit-il sans remuer les lèvres. Elles sont vraies, tamponnées jusqu'à la fin du mois ; seulement, ceux pour qui elles ont été faites ne font plus les courses. Il nous les laisse parcourir comme un jeu. Au milieu il y en a une au nom de quelqu'un que nous connaissons. Nous l'avons descendu nous-mêmes dans l'escalier, en novembre, en le tenant par les pieds. L'employé nous donne le temps. Il les a classées par quartier.
    .title = Les cartes de pain
    .buy = Acheter
    .buy-back-only-that-name = Racheter ce nom seul
    .report-him = Le dénoncer
    .go-home = Rentrer

page-2532 = Elle est tamponnée, elle est valable. La fille du comptoir détache le coin, sort les boîtes et le sac, et puis, puisque c'est le règlement, lit le nom, à voix haute, pour la liste. La salle est haute. Au fond quelqu'un se retourne, croyant qu'on l'appelle, lui ou quelqu'un qu'il connaît. Oui, dit-on. Présent. On signe même, et l'écriture n'est pas si différente.

page-2533 = On ne sait plus ensuite pour quoi on la voulait. Elle ne peut servir, nous n'allons certes pas nous en servir. Elle est dans le tiroir avec ses autres affaires, le verre de montre, la carte de tram, l'harmonica à qui il manque une octave. Il en aurait ri à s'en rendre malade : payer pour ça. Sur la photo il regarde à côté de l'objectif, comme toujours, là où il se passait quelque chose.

page-2525 = La toque de fourrure passe dans les maisons. Il s'assied sans qu'on l'en prie, ouvre la pochette plastique et pose à côté, sur notre table, une marmite couverte d'un linge, dont il relève un coin. Du ragoût. Il fait cela dans toutes les cuisines. Une place, dit-il, a doublé depuis qu'on a bombardé la route ; c'est le marché, il n'en est que le serviteur. Qui en a une ferait une bonne affaire en la lui rendant. Qui n'en a pas devrait songer au printemps. L'odeur fait le tour de la table et s'arrête un moment devant chacun.
    .title = La place dans le car
    .sell-it-back = La lui revendre
    .keep-it = La garder
    .buy-one = En acheter une
    .tell-him-to-go = Le renvoyer

page-2534 = Le ticket est sous la nappe, à la place de la fenêtre. On le sent en posant une assiette ; cela fait une marche minuscule. Personne ne dit pour qui. Ce n'est pas décidé, on a bien le temps. Mais depuis, tout le monde est devenu très prévenant, la dernière pomme de terre s'offre à la ronde sans trouver preneur, et la nuit on entend quelqu'un se lever doucement et voir s'il y est encore.

page-2535 = Quand il est parti avec le ticket la marmite est restée, le linge à côté. Elle est encore chaude. Il y en a beaucoup, avec de la moelle, avec du laurier ; on peut manger à sa faim, puis on l'a fait, et il en reste. Cela n'était pas arrivé depuis un an. Personne n'en redemande. Quelqu'un lave le linge, car il est à lui et il voudra le ravoir.

page-2541 = Deux hommes à brassard, carabine à l'épaule, clouent des planches en travers de la porte d'en face. Derrière les vitres du premier il y a les gens, ceux de l'horloger, cinq, debout en rang, qui regardent comment on s'y prend. Les coups résonnent. Quand ils ont fini ils tracent à la craie une croix et une date à vingt jours de là, puis traversent, ôtent leurs gants et demandent, comme une formalité, si l'on tousse ici. L'un a encore le marteau à la main. Dans la pièce derrière nous quelqu'un retient son souffle, et depuis un peu longtemps.
    .title = Quarantaine
    .say-no = Dire non
    .throw-bread-over-to-them = Leur lancer du pain
    .keep-quiet-and-count-heads = Se taire, compter les têtes
    .show-them-who-is-ill = Montrer qui est malade

page-2546 = Ils nous comptent, nous nous comptons aussi, et cela tombe juste. La craie retourne en poche. Maison suivante, dit celui au marteau. Nous restons debout comme pour une photo jusqu'à ce que les pas soient de l'autre côté du mur. Alors quelqu'un laisse aller son souffle, longuement, et au bout du souffle il y a une toux. Une toute petite. Personne ne se retourne.

page-2547 = Le premier jet touche la planche. Le deuxième entre par la fenêtre, et l'on voit une main. Le lendemain soir, à la même heure, un panier descend au bout d'une corde, avec une clé de pendule dedans, en paiement. Et désormais il descend chaque soir, à six heures, on pourrait y régler sa montre ; il a naturellement le loisir d'être exact. Parfois il y a un billet, avec la réponse à la devinette d'hier.

page-2542 = Dans la ville basse ils sont couchés en rangs, au gymnase, sur des tapis. C'est l'eau, dit le médecin, et maintenant il est trop tard pour le dire. Cela a dû entrer quelque part dans les vieux caniveaux, une nuit, quand il n'y avait personne. Les gens d'ici descendent de la soupe jusqu'à la corde, pas plus loin, et la laissent là. Au retour personne ne parle. S'il se trouvait qu'on sache par où c'est entré, on y penserait à chaque puits, chaque fois qu'un seau descend. Nos bidons à nous sont pleins. Nous la faisons bouillir, la plupart du temps, quand il y a du bois.
    .title = La source
    .carry-clean-water-over = Leur porter de l'eau propre
    .boil-ours-twice = Bouillir la nôtre deux fois
    .do-nothing = Ne rien faire

page-2548 = Au-delà de la corde, donc. Il fait silence là-dedans comme aux bains après la fermeture. On va le long des rangs avec un bidon et une tasse, et chacun soulève la tête de lui-même quand l'ombre le touche. Ils boivent les yeux fermés. Un garçon demande si elle vient de loin, parce qu'elle a si peu de goût. De loin, disons-nous. Il hoche la tête, comme s'il avait vu l'endroit.

page-2549 = Il faut qu'elle bouille à gros bouillons, a dit le médecin, pas qu'elle chante, et le temps d'un chapelet, ou des tables de multiplication jusqu'à douze. Les vitres ruissellent. Quelqu'un écrit un mot dans la buée, du doigt, et l'efface, et on le relit pourtant chaque fois que la bouilloire chauffe. On la boit brûlante. Dans le ventre elle reste où il faut.

page-2543 = Chacun a eu une grand-mère, et chacune jurait par autre chose ; mais sur celle-ci elles sont d'accord. Orties, achillée, l'écorce de quelque chose, de l'alcool s'il y en a, et pour le reste beaucoup de foi. Cela doit infuser sur le poêle la nuit entière, le couvercle lesté. Les herbes, nous les avons, séchées, pendues à la poutre, elles crissent quand on passe dessous. Telles quelles elles se vendraient bien en ce moment ; on vient déjà à la porte, la main devant la bouche, en demander. L'un des nôtres ne s'est pas levé depuis hier.
    .title = La tisane
    .brew-it = La préparer
    .keep-them = Garder les herbes

page-2550 = Au matin elle a la couleur d'un étang. Chacun en reçoit une tasse, malade ou non, d'un trait, le nez pincé. C'est si mauvais qu'il faut bien que cela serve. Quelqu'un qui n'avait pas parlé de deux jours s'assied, dit une chose sur les grands-mères en général et demande s'il y a du pain. On récure la marmite au sable, et le goût y reste jusqu'au printemps.

page-2551 = On frappe avant même qu'il fasse jour. Par la fente on voit une femme avec une boîte sous chaque bras, derrière elle un homme qui n'a rien sous les siens, et derrière eux les suivants. Le prix a doublé depuis hier, ce sont eux qui le proposent. Quelqu'un a entendu dire que nous étions herboristes. On pourrait rester là toute la journée, la porte sur la chaîne, et à midi on serait riche, si l'on peut dire.
    .sell = Vendre
    .give-it-away = Donner
    .shut-the-door = Fermer la porte

page-2544 = Le pharmacien va de maison en maison avec une charrette à bras, sous un masque qu'il a taillé dans un rideau. Il a le grand livre avec lui. Sur chaque seuil il l'ouvre et demande d'abord ce qu'on lui doit et ensuite seulement qui est malade ; ce n'est pas de la dureté, dit-il, il paie lui-même la marchandise, à des gens qui n'inscrivent rien dans des livres. Il a l'air de n'avoir pas couché dans son lit depuis une semaine. Les brancards sont entourés de gaze, et elle est rouge à deux endroits.
    .title = La tournée du pharmacien
    .pay = Payer
    .ask-for-time = Demander du temps
    .buy-a-draught = Acheter une potion
    .help-him-carry = L'aider à porter
    .shake-the-head = Faire non de la tête

page-2552 = Il raye quelque chose, ou inscrit quelque chose, et souffle sur l'encre. Puis il ôte ses lunettes, s'approche du lit, soulève une paupière du pouce, et l'on voit que c'est maintenant un autre homme : voilà pourquoi il s'est fait pharmacien. Deux fois par jour, pas à jeun, c'est-à-dire, enfin. Il laisse ce qu'il peut. À la porte voisine on l'entend demander d'abord pour l'argent.

page-2553 = Il ne discute pas. Il mouille le crayon et met un petit t à côté de la somme, comme temps, et le jour. Il y en a beaucoup, des t, dans cette colonne. Il aurait volontiers vu le malade, dit-il en regardant par-dessus nous dans le couloir, mais il en a encore quarante aujourd'hui ; cela attendra. Il a tourné le coin quand on gémit là-dedans, et quelqu'un se lève pour voir.

page-2545 = Une infirmière est sur le seuil, en pardessus d'homme, de la neige sur la coiffe, avec une liste trempée. La salle des fiévreux manque de lits, on les met à deux par matelas, tête-bêche, et elle fait les rues pour trouver ceux dont on n'a pas besoin. Elle regarde par-dessus nos épaules, sans aucun reproche, comme on fait une addition. Nous avons ce que nous avons. On en a besoin : quelqu'un est couché dedans. Mais là-bas aussi on est couché ; et elle a déjà noté le numéro de la maison, et pas encore ce qui vient derrière.
    .title = Un lit de trop peu
    .give-a-bed = Donner un lit
    .give-bandages-instead = Donner plutôt des bandages
    .give-nothing = Ne rien donner

page-2554 = Deux brancardiers l'emportent au milieu de la rue, avec le matelas et notre oreiller, bien gonflé, comme s'il était attendu. Aux fenêtres on le regarde passer. C'est étrange à voir, un lit qui se promène. Cette nuit-là nous couchons par terre, contre le poêle, et sommes d'une curieuse bonne humeur, comme après un déménagement.

page-2555 = Elle les prend, en déroule un, le tient devant le jour et ne dit rien des taches. Y a-t-il de l'eau chaude ? Elle les lave sur place, dans notre bassine, manches retroussées, et les pend à notre corde, au-dessus du poêle ; elle les prendrait ce soir. En attendant qu'ils s'égouttent elle regarde la gorge de tout le monde, puisqu'elle est là.

page-2561 = Cela commence par une ligne sombre au bas du mur de la cave, pas plus haute qu'un doigt. Avant d'aller dormir nous y mettons un trait de craie. À une heure le trait est sous l'eau. Toute la neige de l'hiver s'est ravisée d'un coup, dans les jardins, sur les toits, le long de la colline entière, et notre cave est là où finit la colline. Il y a une pompe à main, pour une paire de bras à la fois. Et il y a tout ce que nous avons mis de côté sur ces étagères, et treize marches ; on pourrait commencer par celle du bas.
    .title = La cave
    .pump = Pomper
    .carry-up = Tout monter

page-2566 = En haut, en bas. La pompe a un grincement qu'on entendra pendant des jours, dans tout. Vers quatre heures quelqu'un approche la lampe du mur et dit : elle ne monte plus. Personne n'ose se réjouir. On continue, dix coups encore, et l'on regarde : rien. Puis, tout lentement, le bord de la craie sort de l'eau, blanc comme une dent, et quelqu'un s'assied sur la dernière marche, dans le mouillé, et dort.

page-2567 = Ce qui peut se porter est maintenant dans l'escalier, sur le palier et sur les lits. On ne peut passer sans se rencontrer soi-même : les patins, le bocal étiqueté Ne pas jeter, une caisse qu'on avait crue perdue au dernier déménagement et dont on s'était querellé. En bas cela clapote à la cinquième marche, ne monte plus, réfléchit. On est assis parmi ses affaires comme à la foire.

page-2562 = Depuis deux jours un coin sombre paraît dans la cour, là où la neige était la plus épaisse, et on le prenait pour un sac. Ce matin il a une manche. Quelqu'un est couché là, sur le visage, les bras sous le corps comme s'il avait voulu garder ses mains au chaud ; il doit y être depuis avant le Nouvel An. Nous lui avons marché dessus, pour aller à la pompe, tout l'hiver, il y avait un sentier. La charrette fait les rues à midi et prend ce qui est apparu. De dos ce pourrait être n'importe qui. Il est à peu près de la taille de plusieurs personnes.
    .title = Ce que rend la neige
    .turn-him-over = Le retourner
    .wait-for-the-cart = Attendre la charrette

page-2568 = Il faut s'y mettre à deux, avec une planche. Puis chacun regarde, l'un après l'autre, juste le temps qu'il faut. Inconnu. Un homme à moustache grise, qui a l'air d'écouter. On souffle, et l'on entend les autres souffler, tous ensemble ; on est soulagé, et c'est cela qu'on se rappellera. Dans la main qu'il avait gardée au chaud il y avait quelque chose, et personne ici ne l'attend.

page-2569 = Le charretier descend, crache son allumette, le retourne d'un geste exercé et dit, ça alors, Pista. Ils avaient mené ensemble les chevaux de la brasserie. Tous ceux de ce côté-là le croyaient passé en décembre, et l'enviaient. Il prend la couverture de ses propres genoux et l'en couvre. Il y en aura au moins un pour le leur dire, dit-il. Il remercie même, de ce que nous l'ayons laissé comme il était.

page-2563 = Entre les pavés, le long du mur sud, quelque chose est sorti pendant la nuit. On s'agenouille, on n'en croit pas ses yeux : des orties, hautes d'une main, violettes au bord, avec ce duvet qui piquera plus tard. C'est la première chose en cinq mois qui ne sorte pas d'une boîte ou de la maison d'autrui. De la fenêtre du coin on voit tout le mur, il y en a pas mal. On voit aussi que dans les autres maisons ils sont à leur fenêtre, et attendent de voir ce que nous ferons.
    .title = Le premier vert
    .all = Tout
    .half = La moitié
    .feed-the-hungriest-first = D'abord qui a le plus faim

page-2570 = Des bas sur les mains, rang après rang, jusqu'au tuyau de descente. Puis le mur est net comme si on l'avait balayé. Cela fait une soupe si verte qu'on la regarde un moment avant de manger, et elle pique un peu, au fond de la gorge, comme si elle en avait le droit. On la sent descendre, et où elle va. Personne ne regarde vers les autres fenêtres.

page-2571 = Nous cueillons de la grille au tonneau, nous arrêtons et rentrons. On ne dit rien. Une heure plus tard il y a des enfants le long de l'autre moitié, avec des ciseaux, sous la conduite d'une tante. Et le soir, en sortant les cendres, on trouve sur notre seuil un oignon que quelqu'un y a mis ; entier, doré, avec encore ses racines. Il est là sur la pierre comme s'il éclairait.

page-2564 = C'est la première nuit où l'on peut être dehors sans raison. La rue est une longue glissade brune, et là-dessus, entre les flaques, ils ont posé des caisses et des portes avec des bouts de chandelle, et vont et viennent, et tâtent les choses, comme sur une promenade ; les dames relèvent leurs jupes. Ils troquent ce dont ils n'ont pas eu besoin pour passer l'hiver. On entend un orgue de Barbarie, avec des trous. Personne ne tire, la boue doit être trop profonde en face aussi. Notre porte est entrouverte, et la lumière de tout cela se pose sur le papier peint.
    .title = Le marché de boue
    .go = Y aller
    .only-stroll = Flâner seulement
    .keep-the-door = Garder la porte

page-2572 = Nous n'achetons rien, et nous n'avons rien. On va jusqu'au coin et l'on revient par l'autre côté, et l'on a de nouveau une façon de marcher. Bonsoir. Il fait doux, n'est-ce pas. Un homme que nous ne connaissons pas lève son chapeau. Quand a-t-on levé un chapeau pour la dernière fois ? Il monte très haut, on voit la doublure, et pour le reste du tour nous avons, nous aussi, une manière de chapeau.

page-2573 = Il faut que quelqu'un garde la maison par une nuit pareille, c'est la raison même ; c'est ces nuits-là qu'ils viennent. Nous avons donc tiré une chaise derrière la porte. Par le trou de la serrure entrent la boue, la brillantine, le prix des oignons, puis trois mesures d'orgue. De temps en temps une ombre s'arrête, et repart. Quelqu'un rit dehors, et longtemps on essaie de trouver de quoi.

page-2565 = La neige partie, du palier du haut on revoit le pont. Il est toujours là, avec une bosse. Et sur le pont il y a des gens : petits, sombres, avec des ballots, l'un derrière l'autre, qui passent. Ils passent depuis une heure, et personne ne tire. Cela ne veut peut-être rien dire. Il y a peut-être une liste de noms à l'autre bout. Dans la maison chacun est monté sur le palier, l'un après l'autre, on regarde par-dessus les épaules, et certains, on le remarque, ont leurs souliers aux pieds. Personne n'a encore posé la question. Il faudra y répondre pour tous.
    .title = Le fleuve
    .let-who-wants-go = Laisser partir qui veut
    .hold-together = Rester ensemble

page-2574 = On était descendu jusqu'à la berge, avec ce qu'on peut porter, et l'on s'était beaucoup embrassé dans l'entrée. Vers le soir il y a des pas. Ils rentrent, les souliers trempés, et posent leurs ballots à l'endroit même où ils les avaient pris. Pas encore, disent-ils. Rien d'autre. On allonge un peu la soupe, il y a assez d'assiettes, et tout à coup tout le monde parle à la fois.

page-2575 = Cela reste donc ainsi. Personne ne l'a contesté. Nous nous relayons à la fenêtre, puis même plus à tour de rôle, jusqu'à ce qu'il fasse tout à fait nuit là-bas, et l'on croit encore les voir, une file de points qui arrive toujours au même endroit. Celui qui avait mis ses souliers les a ôtés, y a mis du papier, et s'est couché, à six heures, le visage au mur.

page-2581 = Depuis dix heures du matin il n'y a rien. D'abord on ne l'a pas remarqué, puis on l'a remarqué, et à présent personne ne peut penser à autre chose : onze heures sans un coup. On entend le robinet. On entend que la maison a une horloge. Quelqu'un dit, c'est peut-être fini, et on le regarde comme s'il avait juré à l'église. D'autres pensent au vent, à une fête de l'autre côté, ou bien qu'ils se sont avancés. L'un de nous irait voir ce que cela signifie, rien que jusqu'au coin. Manteau et casquette sont déjà mis. Ce ne serait que pour une minute.
    .title = Trop calme
    .let-one-go = Laisser sortir quelqu'un
    .nobody-moves = Personne ne bouge

page-2586 = La position est derrière la laverie, et elle est vide. On sent encore la chaleur dans les sacs de sable, du plat de la main. Ils sont partis vite : il y a là un jeu de dames, un pion tout juste levé, une demi-cigarette au bord de la caisse. Il y a aussi d'autres choses, qu'on n'oublie pas d'ordinaire. Les blancs gagnaient en trois coups. On remet le pion, puis l'on rentre par le mur.

page-2587 = Nous restons donc assis. On a congé et l'on ne sait que faire de ses épaules. Vers neuf heures quelqu'un laisse tomber une cuiller, et nous sommes tous par terre avant qu'elle ait fini de tinter, chacun, dans la bonne position. D'abord personne ne rit. Puis nous y restons, puisque nous y sommes, et l'un après l'autre s'endort, sur le plancher, à la lampe, comme une crèche.

page-2582 = Cela chuchote sur le plancher, et sous la porte une feuille a glissé dans la pièce, pliée en quatre ; le temps de tirer le verrou, il n'y a plus personne dans l'escalier. Elle porte notre numéro et pas de timbre. Qui a eu affaire ces derniers temps aux lettres des autres, d'une façon ou d'une autre, sent quelque chose à sa vue ; dans cette ville le papier parle au papier. Qui n'y a pas eu affaire voit seulement qu'elle a été pliée par de petites mains. Il est tard, et l'on dort mal sur une lettre.
    .title = Du courrier
    .open = L'ouvrir
    .leave-it-until-morning = La laisser jusqu'au matin

page-2588 = C'est un dessin, au crayon gras et avec quelque chose de brun qui pourrait être de la betterave. Une maison, et la maison a beaucoup trop de fenêtres, vingt, trente, elles débordent du toit ; dans chacune il y a un visage, et sous chaque visage, en majuscules, aussi bien qu'on peut écrire des gens connus par ouï-dire, l'un de nos noms. Dans les fenêtres qui restaient il y a des chats. Nous nous recomptons deux fois.

page-2589 = Il y a dessus notre numéro, et un point d'interrogation. C'est tout, des deux côtés ; quelqu'un l'a tenu devant la bougie, pour le cas où ce serait du jus de citron. C'est peut-être un enfant. C'est peut-être quelqu'un qui demande si nous sommes encore là, ou ce que nous en avons fait, ou combien. On ne vient pas à bout d'un point d'interrogation. À la fenêtre, derrière le rideau, nous regardons qui regarde.

page-2583 = C'est la fête de quelqu'un, ou ce le serait. En tout cas il fait calme, le poêle tire, et sur la table il y a tous les restes de la maison : un talon de ceci, un fond de cela, quelque chose dans un papier dont nul ne se souvient. Chacun à part n'est rien, on pourrait le mâcher tristement trois jours. Tout ensemble, avec le reste de graisse et une idée, cela ferait un festin, ce soir, chaud, avec du rab. Demain il y aurait une étagère vide. Ils sont autour et regardent, les mains derrière le dos, comme des enfants devant une vitrine.
    .title = Le festin
    .cook-everything = Tout cuisiner
    .only-a-little = Un peu seulement
    .save-it = Le garder

page-2590 = Il y a une nappe : un drap, mais repassé de la main. Il y a des toasts, à l'eau, debout ; au cuisinier, au poêle, aux amis absents, à l'homme qui inventa l'oignon. Quelqu'un fait un discours, en perd le fil et est applaudi. On mange jusqu'à poser soi-même la cuiller. Puis on reste assis, renversé, déboutonné, sans parler ; l'étagère est vide là-bas, on la voit, et c'est bien ainsi.

page-2591 = Deux cuillerées chacun, et l'odeur, dont on ne voit pas la fin. Elle monte l'escalier et entre dans les manteaux, si bien que tout le lendemain on est encore un peu en société. Le talon et les fonds sont revenus à l'étagère, sous un linge, et ressemblent de nouveau à quelque chose. L'un de nous a eu la poêle à torcher, par tirage au sort. Tout le monde a regardé comme c'était bien fait.

page-2584 = Par une nuit pareille, sans vent et sans canon, on entend plus loin que d'habitude. Il y a une femme qui parle à cette heure. Qui sait où la trouver sur le cadran tourne le bouton sans lampe, à tâtons ; qui ne le sait pas peut tourner toute la soirée, parmi les chants et les souffles, et tomber sur elle par hasard ou pas du tout. Elle lit des noms, lentement, chacun deux fois, et jamais un mot de plus ; et après les noms, parce qu'il faut bien quelque chose, le temps qu'il fera. Il est fort possible qu'elle entende aussi.
    .title = Son heure
    .send-an-answer = Envoyer une réponse
    .only-listen = Écouter seulement
    .turn-the-dial = Tourner le bouton
    .go-to-bed = Aller se coucher

page-2592 = On appuie sur la touche et l'on donne la rue, et combien, et les prénoms, beaucoup trop vite. Puis on lâche. Il y a un silence long comme une rue. On a le temps de penser que c'était bête, et dangereux, et adressé à personne. Alors elle revient, avec son rhume, et le dit, notre maison, mot pour mot, chaque nom deux fois. Après le dernier elle laisse un petit vide, comme pour que quelqu'un s'asseye.

page-2593 = Personne d'ici. Personne de là-bas. Un nom ressemble à l'un de ceux que nous connaissons, chacun se redresse, puis le nom de famille est différent. Après cela elle tourne une page, on l'entend. Vent d'ouest, dit-elle, modéré ; éclaircies au matin. C'est comme si elle avait mis la tête à la fenêtre pour nous le dire. Nous regardons aussi, avant de dormir, et il y a en effet une étoile.

page-2585 = Quand il n'y a pas de bruit on se met à compter. Personne ne l'a proposé ; on est couché, éveillé, et cela monte tout seul, comme l'humidité : ce qu'on a pris cet hiver, à qui, et si quelqu'un l'a vu. Il y a eu un fil rouge, un jour, avec le nom d'une salle sur l'étiquette. Il y a eu un garçon avec une miche sous la chemise, et l'on a fait de lui ceci ou cela. Il y a eu des maisons dont nous nous sommes dit qu'ils n'y reviendraient pas. On pourrait encore en rendre une partie. On connaît les portes, voilà l'ennui. Il n'est que dix heures et demie, et la nuit est libre.
    .title = Les comptes
    .bring-medicine-to-the-ward = Porter des remèdes à la salle
    .not-now = Pas maintenant
    .give-something-back = Rendre quelque chose
    .we-did-what-we-had-to = Nous avons fait ce qu'il fallait

page-2594 = Il y a un panier sur la marche, un linge bordé dessus. Pas de nom ; sur l'autre il n'y en avait pas non plus, c'est ainsi, à ce qu'il semble, que cela se fait ici. On ne sait trop qui a commencé. D'une fenêtre quelqu'un regarde qui le rentre, comme quand on a sonné et qu'on s'est sauvé. C'est une rue tranquille. Pour une nuit chacun y sait que les autres sont chez eux.

page-2595 = Nous avons fait ce qu'il fallait. Quelqu'un l'a dit tout haut, dans le noir, et comme il n'y a pas eu de réponse c'est là maintenant dans la pièce, comme un meuble. Quelqu'un se tourne vers le mur. Un autre continue à compter, on l'entend à la respiration ; cela ne tombe pas juste, et l'on reprend à la première maison. En fin de compte on dort très bien, la plupart d'entre nous.

# Le Livre des scripts : pages à numéro propre, cartes vierges, flèches rouges et échos.

page-191 = On nous a vus. Il n'a fallu qu'un pas, et quelqu'un qui regardait par hasard de notre côté, et une voix demande maintenant, sans se hausser, où l'on va à une heure pareille. À cela il y a plusieurs réponses vraies. Laquelle fera l'affaire dépend du sol qu'on a sous les pieds, du genre de porte qui est derrière la voix, et s'il y a de la musique. Nous mettons nos mains là où on les voit, pour gagner le temps d'un souffle.
    .title = Un arrêt en chemin

page-192 = Onze marches à descendre, et c'est un soir d'une autre année. Il y a un comptoir, un miroir fêlé, un pianiste qui a gardé ses mitaines. Le long du mur on joue aux cartes sous une lampe, devant on danse, si serrés qu'on ne peut tomber ; au comptoir une femme en nœud papillon essuie un verre propre depuis un moment et ne demande qu'à parler. Personne ne demande qui nous sommes. On ne peut pas tout avoir, la nuit n'est pas si longue, et là-haut le sac est toujours par terre, vide.
    .title = Le bar de la cave
    .dance = Danser
    .cards = Les cartes
    .talk-at-the-counter = Parler au comptoir
    .leave = S'en aller

page-281 = Elle est dans sa lanière de cuir, à peine plus lourde que le cuir. On la tient devant la lampe et l'on ne voit qu'un trait de lumière. Elle passe le fer comme du fromage, dit-on, sans un bruit, elle ne demande que de la patience. On n'en fait plus de pareilles ; un homme la tenait de son maître, qui la tenait du sien. Nous la roulons une fois, deux fois, et la rangeons à l'intérieur, là où on la sentira à chaque pas.
    .title = La lame fine

page-488 = Il se laisse soulever, sans un mot, les bras tendus devant lui, tout raides. Juché sur des épaules il attrape les deux oreilles, et dès lors il donne la direction, en tirant. Il ne pèse pas plus qu'un sac de farine et en demande autant : chaque soir il voudra recevoir quelque chose, qu'il y ait de quoi ou non. À la maison on secoue une couverture. Il ne nous a pas dit son nom. Il nous a dit qu'il n'était pas fatigué.
    .title = L'enfant vient avec nous

page-630 = Il y a un tabouret, une lampe, et derrière la lampe quelqu'un d'enrhumé. Nom. Rue. Pourquoi cette rue. Quand on a répondu c'est écrit, on tourne la page, et l'on demande : nom. Eux se relaient, nous non. Parfois il y a des coups, sans colère, comme on tape sur un poste de radio. Le deuxième soir on a avoué des choses que personne ne demandait. Puis on dit que c'est bon, et dehors il fait jour, non, le soir tombe, et l'on nous rend nos lacets dans une enveloppe.
    .title = Des questions

page-655 = Vers la fin on creuse avec les mains. Puis il y a de l'étoffe, et dans l'étoffe une femme, morte depuis l'après-midi ; elle s'est couchée en travers de telle façon qu'il est resté un creux. À côté d'elle un sac, préparé pour un long voyage, avec tout ce à quoi on penserait. Et dans le creux est assis un enfant, gris de la tête aux pieds, une cuiller dans le poing, qui tape contre le tuyau : trois, silence, trois. Il continue un moment, bien qu'il nous ait déjà vus.
    .title = Sous l'escalier
    .take-the-child-along = Emmener l'enfant
    .leave-it-to-the-day-diggers = Le laisser aux équipes du jour

page-753 = Ils sont cinq, avec un officier dont la lampe éclaire tout sauf le visage à qui il parle. Ils veulent les papiers ; ils veulent des raisons ; à la fin ils voudront des cigarettes, c'est l'ordre habituel. Personne n'est pressé. L'un des hommes s'est assis sur une borne et ôte une botte, pour s'occuper en attendant de son pied. Ce qu'on a dans son sac, on peut l'expliquer, ou le payer, ou ne pas l'avoir. La rue derrière nous est droite, et pas très bien éclairée.
    .title = La patrouille
    .be-searched = Se laisser fouiller
    .give-them-something = Leur donner quelque chose
    .have-nothing-and-say-so = N'avoir rien et le dire
    .run = Courir

page-923 = Derrière les vareuses il y avait autre chose sur cette corde, que nous avions pris pour une serpillière. C'est une blouse, assez grande pour deux, de filet, de chiffons, de bandes de toile à sac ; quelqu'un y a cousu de la poussière de brique, du plâtre, des bouts de papier peint, avec une grande patience, comme on habille une poupée. Qui la met et s'assied est un tas de gravats. On essaie. Et l'on regarde, un bon moment, un coin où il n'y a personne.
    .title = La tenue de camouflage

page-1146 = D'abord ils ne se lèvent même pas. Celui qui racontait prend cela pour une partie de l'histoire. C'est donc moins une bagarre qu'un travail, comme de déplacer des meubles qui vous injurient ; l'un balance le seau, et c'est lui qui souffre le plus du seau. Puis le gros se met à pleurer, la bouche ouverte, il a perdu son soulier. Qui peut encore marcher, on le laisse aller.
    .title = Trois ivrognes

page-1150 = Sors, disons-nous, et au bout d'un moment il sort vraiment : neuf ou dix ans, en casquette d'écolier, un cartable au dos. Il ne sort pas tout à fait. Un pied reste en arrière et tient la porte ouverte, c'est alors seulement qu'on voit qu'il y a une porte. Il nous regarde d'en bas ; les bottes, le couteau, les sacs, les visages en dernier. On aimerait savoir à quoi nous ressemblons vus de là. Il paraît en avoir tiré une conclusion.
    .title = Le cartable

page-1270 = C'étaient des chiens de ferme, avec un nom, et une écuelle avec le nom dessus. Ils viennent de trois côtés, comme ils l'ont appris. On crie ce qu'on criait, couché, va-t'en, à la niche ; l'un d'eux, un grand noir, s'arrête en effet, penche la tête, et le temps d'un souffle c'est un chien. Puis les autres l'ont dépassé. Ce n'est plus que crocs, étoffe et haleine froide. Quand ils en ont assez ils s'en vont, sans hâte, en boitant, et se retournent.
    .title = Des chiens

page-1564 = Il pend entre nous, un bras autour de chaque cou, sautille, et entre deux bonds nous explique la lumière : à cette heure on pourrait encore faire quelque chose, en pose longue. Il y a deux carrefours. Au premier nous attendons un nuage. Au second il n'y en a pas, on nous a vus, alors on court, aussi bien qu'on court sur trois jambes. Derrière le central il y a une voiture, sans phares ; une portière s'ouvre. Il voudrait encore nos noms, crie-t-il, et on le tire dedans par le col.
    .title = Vers l'ancien central

page-1812 = Il glisse de ses genoux dans nos mains presque de lui-même, comme un chat change de giron. C'est alors qu'il s'éveille. Il voit où est le fusil. Il n'appelle pas ; il lève les mains, avant qu'on le lui ait demandé, très haut, et comme ses manches sont trop longues on ne voit que les manches. Sur le quai la lampe n'a plus que deux poteaux à passer. Il secoue la tête, un tout petit peu, sans arrêt, on ne sait à quoi.
    .title = Le fusil de la sentinelle
    .let-him-run = Le laisser fuir
    .tie-him-up = Le ligoter

page-1825 = Il a décidé de venir avec nous. Il s'appelle Vuk, à ce qu'il dit, et parle comme une cascade : de sa maîtresse, d'un tunnel, du poids d'un char. Il tient à porter quelque chose, puisque nous en avons tant. À chaque coin il regarde d'abord, puis nous fait signe ; il fait cela très bien. Au quatrième coin il ne fait pas signe. On attend un peu. La rue est vide dans les deux sens, et notre sac est beaucoup plus facile à porter.
    .title = Un bout de conduite

page-1838 = Elle est large comme une chaise, cette planche, et elle plie. Il n'y a jamais place que pour un contre un, et les autres, derrière, crient des conseils. Ils tiennent leur couteau comme des gens qui n'ont fait jusqu'ici qu'éplucher. Nous aussi. Dessous il y a la glace, toute noire. Il ne s'agit pas de gagner ; il s'agit de savoir qui regardera en bas le premier. Quand cela a mal tourné pour deux d'entre eux le troisième ôte le pied du bois, avec précaution, et dit : c'est bon.
    .title = Sur les planches

page-2961 = Un homme sort d'un porche et s'arrête là où il y a assez de lumière. Il s'est rasé, et porte un manteau fait pour plus grand que lui. Il faut regarder deux fois : c'est Stevan, d'entre les palettes. Il n'a rien oublié, ni l'ouvre-boîte, ni qui est passé ce jour-là, ni ce qu'ils ont fait. Il n'est pas seul ; derrière lui, dans le passage, quelqu'un change de pied. Alors, dit-il, et rien de plus. La main qui tenait l'ouvre-boîte est dans la poche du manteau, et l'on ne voit pas ce qu'elle tient aujourd'hui.
    .title = Un visage d'avant
    .share-a-smoke = Partager une cigarette
    .go-on = Continuer

page-2964 = Au-dessus d'un soupirail, visible seulement du caniveau, il y a un poisson à la craie. Il est tracé d'un seul trait. Qui a écouté une certaine voix à une certaine heure sait ce que c'est : après les noms, après le temps, elle a dit une fois qu'il fallait ouvrir l'œil pour les poissons, et elle a ri. Pour un autre c'est une chose que dessinent les enfants. Le soupirail n'est que poussé. Derrière il y a des étagères, sèches, et quelqu'un a pris soin que tout ne se trouve pas au premier coup d'œil.
    .title = Le signe qu'elle a décrit

page-836 = Au jour on tend la lampe dans l'escalier, et à la quatrième marche il y a une seconde lampe, qui se tend vers la nôtre. Elle ne bouge pas. En dessous tout est comme avant, on voit l'établi, l'étagère, un gant, le tout bien net et verdâtre, et l'on ne peut rien atteindre. De temps en temps quelque chose se détache là au fond, monte en tournant, et cogne au plafond par en dessous, comme quelqu'un qui a oublié sa clé.
    .title = L'eau reste

page-877 = La bouilloire a chauffé à sec. On l'avait senti, tout le monde ; chacun pensait qu'un autre se lèverait. Elle rougeoie maintenant dans le noir, d'un beau rouge sourd, et c'est plutôt joli, tant qu'on ne songe pas que c'était la seule. On finit par l'ôter, avec un bâton. Demain chacun de nous fera une seule chose. On en est convenu, couché, en peu de mots. Il faudra que cela suffise, et l'on dort avant que personne ait pu demander laquelle.
    .title = À bout

page-2963 = On frappe, comme il faut, avec le heurtoir. Par la fente on reconnaît le rhume, la lampe, le livre sous le bras ; et sur les marches, derrière, de ces gens qu'on amène pour les portes. Il regrette l'heure tardive. Il avait plutôt espéré régler cela par écrit. Il y a une somme, elle a un peu grossi, il l'a notée sur une carte et tourne la carte pour qu'on la lise du dedans. Ceux qui ont toujours payé, il ne venait que les saluer. Ses hommes ont posé à terre quelque chose de long, en fer, tout doucement, pour ne pas rayer la pierre.
    .title = L'encaisseur en personne
    .pay-what-is-owed = Payer ce qui est dû
    .let-them-break-the-door = Les laisser enfoncer la porte

page-1659 = On l'a dit tout haut, dans la cour, en plein jour, et désormais c'est là. Cela entre avec celui que cela concerne, et s'assied aussi. On se surprend à s'arrêter au milieu d'une phrase. On passe le pain, et l'on regarde la main qui le prend. Personne n'y croit, tout le monde ici le dit, et chacun l'a dit peut-être une fois de trop. Le soir quelqu'un fait un tour et s'occupe de la lampe, comme cela, pour voir si elle a bougé.
    .title = Le soupçon

page-2962 = Il a couru tout le chemin, on l'entend avant qu'il parle, et il est dans notre entrée, plié, les mains sur les cuisses. C'est le garçon d'au-delà de la tannerie, celui qu'on envoie quand il n'y a personne d'autre. De la dernière maison, dit-il quand il a retrouvé du souffle, et il nous regarde l'un après l'autre pour voir sur quel visage cela arrive. Il a quelque chose de noué dans l'écharpe et garde la main dessus. Ce que nous avons promis là-bas, tenu ou non, il le sait ; il a neuf ans, on parle au-dessus de sa tête. On peut être rentré avant la nuit, dit-il, il a fait le chemin deux fois aujourd'hui. Il n'entre pas plus loin que le paillasson.
    .title = Un garçon de la dernière maison
    .go-with-him = Aller avec lui
    .send-bandages = Envoyer des bandages
    .say-it-is-too-dangerous = Dire que c'est trop dangereux

page-2965 = Une fille de quinze ans environ est à la porte, dans une blouse blanche qui fait deux fois le tour d'elle. C'est la fille du pharmacien. Elle a la page, détachée du grand livre à la règle, et la tient à deux mains. Son père est malade lui-même, nous dit-elle, il ne sait pas qu'elle est venue. Elle a pensé passer chez ceux qui habitent le plus près. Si notre nom y figure, elle l'a souligné au crayon, à peine, pour qu'on puisse l'effacer. Elle ne regarde pas dans la pièce par-dessus nous ; quelqu'un l'a bien élevée.
    .title = La note
    .pay = Payer
    .give-medicine-back = Rendre des remèdes
    .send-her-away = La renvoyer
    .give-her-something-for-him = Lui donner quelque chose
    .nothing-is-owed = On ne doit rien

page-581 = La maison est vide, le dernier de nous a tourné la clé, ou n'a plus eu à le faire. Mais il y a eu un jour un car, les lampes peintes en bleu, et au rang neuf, côté couloir, quelqu'un d'ici. Celui-là a maintenant une adresse. Dans une cuisine à réchaud une liste pend au mur, cinq ou six noms, les nôtres, et certains jours on la parcourt du doigt, comme on lit quelque chose à quoi il faut encore répondre.
    .title = Quelqu'un est sorti

page-661 = La couverture est rejetée, et là où l'on pose la main il y a encore un peu de chaleur. Les petits souliers ne sont plus sous le poêle, ni l'un ni l'autre, et la cuiller non plus. Le verrou a été tiré, de l'intérieur, une chaise poussée devant. Quelqu'un est donc parti, ou quelqu'un est entré le prendre ; il y a des traces dans la cour, des petites et des grandes, mais il a neigé dessus. Nous appelons des marches, aussi longtemps qu'on peut appeler ici la nuit. La chaise reste où elle est.
    .title = Le lit vide

page-1217 = Rien n'a été prouvé. Personne ne s'est excusé non plus ; seulement ce matin, à la pompe, le bidon a de nouveau été rempli à ras bord, et quelqu'un a parlé du temps et attendu la réponse. Ils ont cessé d'en parler, voilà tout, on ne sait depuis quand. Cela s'est usé à force de servir, comme une marche. Celui que cela concernait se retourne encore, quelques jours durant, quand il n'y a personne, puis se redresse et continue.
    .title = Lavé de tout

page-2941 = La maison est aussi achevée qu'elle le sera jamais ; tout y est réparé, et il y fait froid. Nous n'y sommes plus que deux. Le matin on ouvre le volet, et ce n'est pas le matin, et un peu plus tard on l'ouvre encore. La ville a renoncé à éclairer quoi que ce soit. Nous avons mis l'horloge là où chacun l'entend, sinon on se demanderait l'heure sans cesse. Ce sera une seule longue nuit avec des repas dedans, et il faudrait convenir de la façon de la passer, à tour de rôle, ou sur le même banc.
    .title = Lampes éteintes
    .divide-the-night = Se partager la nuit
    .sit-together = Rester ensemble

page-2942 = On parle, et il n'y a pas de réponse ; cela s'est déjà vu. Mais on s'aperçoit que la cuiller est en l'air depuis un bon moment. La soupe ne fume plus. Les yeux sont ouverts et posés sur le sel, comme s'il y avait quelque chose d'écrit. On a dit le nom, une fois comme d'habitude, une fois comme pour réveiller. Ce n'est pas une maladie. C'est plutôt comme si quelqu'un était sorti de la pièce sans se lever. Il faudrait que quelqu'un s'asseye à côté de cela, aussi longtemps qu'il faut. Ou bien on débarrasse.
    .title = À table
    .stay-with-them = Rester à côté
    .let-them-be = Ne pas déranger

page-2943 = Personne ne sort. On a regardé dehors, on s'est regardé, et l'on a remis le sac à son clou. Il y a donc une soirée. Quelqu'un coupe les cheveux de quelqu'un. Il y a un damier, avec des boutons, et une dispute sur les règles qui dure jusqu'à dix heures et fait plaisir à tous. Nous dormons dans nos lits, et nul ne veille pour guetter la porte, puisqu'on est tous du même côté. Au matin l'étagère est plus vide d'exactement une nuit. On le savait. On le referait.
    .title = Une nuit au chaud

page-2944 = Quand on déplace la lampe le mur scintille. C'est entré du dehors, en fougères, très joliment, jusqu'à l'oreiller, et quelqu'un y a gelé par les cheveux. On peut encore y fondre un trou de son haleine, mais il se referme. Ce qui brûle va devoir brûler, il ne s'agit plus de combustible : ce que nous avons assemblé ici, avec tant de mesures, ou bien la pile de la cave, gardée pour la fin. Il y en a qui seraient d'avis de tout mettre sur soi et de se coucher en tas. Le miroir s'est fendu tout seul.
    .title = De la glace au-dedans
    .burn-what-we-built = Brûler ce qu'on a construit
    .burn-the-stock = Brûler la réserve
    .endure = Endurer

page-2945 = Il y a une tasse sur la table, et une chaise qui soit chaude. Les pas dans la maison sont toujours les mêmes. On s'est mis à laisser les portes ouvertes, pour les entendre. Ce soir, la lampe déjà baissée, on frappe, pas du tout comme les autres ; deux doigts et un silence, comme à la porte d'un malade. Quelqu'un a vu la lumière. Je suis tout seul, dit la voix, et on la croit, car elle ressemble à ce qu'on s'entend dire au poêle. Cela peut être vrai pour autant, et ne pas l'être.
    .title = Une seule tasse
    .open = Ouvrir
    .do-not-open = Ne pas ouvrir

page-2946 = Ils avaient dit jusqu'à jeudi. C'était sur toutes les lèvres, la laitière le tenait d'un officier, et à l'église c'était presque sûr ; on avait compté la farine jusqu'à jeudi, pas une cuillerée de plus. Nous voilà jeudi, il neige, et à onze heures et demie cela reprend à l'endroit habituel. Personne ne dit rien. On entend chacun additionner. On pourrait diviser encore une fois ce qu'on avait déjà divisé. Ou bien le manger, ce soir, comme si c'était fini, puisqu'à quelque table il faudra bien que ce le soit.
    .title = Cela continue
    .ration-what-is-left = Rationner ce qui reste
    .eat-as-if-it-were-over = Manger comme si c'était fini

page-2947 = Une cloche, très loin, et pas de coup après. On attend le coup. Il y a tant de mois que l'un ne venait plus sans l'autre. Puis une deuxième cloche, un chien, et quelqu'un plus bas dans la rue se met à frapper une planche, du dedans, pour la faire tomber. Qui ouvre la nôtre ? On est devant le volet, en manteau, les mains sur la barre, et nul n'aimerait être celui qui a fait entrer cela, si ce n'était pas vrai. Pour finir c'est la lumière elle-même, elle passe par un trou du bois et s'étend sur le plancher.
    .title = Le premier matin

page-2951 = Dans le poste d'aiguillage un poêle brûle, et près du poêle un homme est assis à une table, avec une liste et une cloche de verre pleine de crayons taillés. Un convoi, dit-il, soyons précis. Il part une fois. Il y a tant de places, à tel prix, payable comme on voudra, jusqu'à la dernière nuit ; après cela il n'y aura plus de liste, car il sera assis dessus lui-même. Il n'a rien contre les questions. Il y répond sans lever les yeux, en tirant un trait à la règle. Par la fenêtre on voit les cars, sous des filets, roues ôtées.
    .title = Le répartiteur
    .pay-something-on-account = Verser un acompte
    .ask-who-else-pays = Demander qui d'autre paie
    .come-back-later = Revenir plus tard

page-2952 = Maintenant il voudrait un nom. C'est une place, dit-il, elle a un numéro, et à côté du numéro il y a un blanc. Au crayon, bien sûr, jusqu'au matin même ; d'ici là on efface beaucoup de choses. Il tient le crayon prêt, et on regarde dans un coin de la pièce. Ce n'est pas que nous n'y ayons pas songé. Chacun y a songé, la nuit, jusqu'au bout, pour chacun des autres. Seulement personne ne l'a encore dit devant un homme qui tient un crayon.
    .title = Quel nom
    .leave-it-blank = Laisser le blanc
    .write-down-the-weakest = Inscrire le plus faible
    .write-down-the-first-who-speaks = Inscrire le premier qui parle

page-2953 = Cela se sait, on ignore comment ; dans l'heure ils sont dans l'escalier. Ils ont ôté leur chapeau. Ils compatissent, et ils ont entendu dire qu'il y a maintenant une place libre. Le premier a une valise pleine de boîtes, il l'ouvre sur le palier. Derrière lui attend la mère des jumeaux, de la loge, qui n'a rien apporté que les jumeaux. Ils dorment, un sur chaque épaule. Nous n'avons pas même encore fermé la porte de l'autre chambre. Le numéro sur le ticket est le même qu'avant.
    .title = Une place de trop
    .sell-it = La vendre
    .keep-it-for-the-others = La garder pour les autres
    .give-it-to-the-twins-mother = À la mère des jumeaux

page-2954 = Il y a tant de personnes et tant de tickets, on les a étalés sur la table comme une réussite. Elle ne réussit pas. Si l'on a versé tôt un acompte, il se peut que le répartiteur s'en souvienne ; c'est un homme précis. Sinon il faut dire ce soir qui reste, ou comment on trouvera le solde. On regarde autour de soi ce qu'on a bâti. Quelqu'un a déjà cassé les pailles et les tient dans son poing, toutes de même longueur à les voir. Et quelqu'un se racle la gorge, comme s'il voulait rendre la chose facile.
    .title = Le compte n'y est pas
    .sell-what-we-built = Vendre ce qu'on a construit
    .draw-straws = Tirer à la courte paille
    .somebody-offers-to-stay = Quelqu'un propose de rester

page-2955 = Ils n'en voulaient pas à la nourriture. On le voit dès qu'on rallume : le garde-manger est à peine touché, deux ou trois choses, en passant. Mais chaque matelas a été fendu, de haut en bas, proprement, la pendule décrochée et ouverte par derrière ; ils ont même tâté l'ourlet du rideau. Ils savent donc. Quelqu'un leur a dit combien nous en avons. L'un de nous porte la main à un certain endroit de sa botte, et l'y laisse un peu plus longtemps qu'il ne faut pour une botte.
    .title = Ils savent

page-2956 = Il n'y a rien sur le feu, et cela depuis hier. Les tickets sont dans la huche vide, parce que c'est l'endroit le plus sec. On demande seulement, dit quelqu'un ; rien qu'une question. L'un d'eux, un seul, ce serait un sac de farine, et des haricots, il y a au moulin un homme qui en fait commerce. On pourrait penser de nouveau. Il ne faudrait pas décider aujourd'hui de qui c'était le sien, ils n'ont pas de visage, après tout. On entend un ventre, ce peut être n'importe lequel. Le couvercle de la huche est levé, et on le tient.
    .title = Soupe au ticket
    .trade-a-seat-for-food = Échanger une place
    .go-hungry = Rester sur sa faim

page-2957 = On les entend avant le jour, l'un après l'autre, qui toussent, puis prennent. Des lampes bleues ; des haleines ; des bottes sur le mâchefer. Il doit y avoir deux cents personnes dans la cour, et c'est silencieux comme une église avant la première note. Quelqu'un est monté sur un marchepied avec la liste et lit à la lueur d'une allumette. Il lit lentement et jamais deux fois. Ceux qu'on nomme s'avancent. On est là, le ticket dans le gant, on entend passer l'alphabet, et l'on espère que sa lettre est encore loin.
    .title = Les moteurs

page-2958 = Il y a plus de manteaux que de places, cela se voit. Le hayon est baissé. L'homme au marchepied ne presse pas, il a une montre qui s'en charge, et la tient de façon que nous puissions la lire. Ce qu'il faut dire maintenant aurait dû l'être à la maison. Une main descend pour aider quelqu'un et reste en l'air, ouverte. Qui ne part pas devra se mettre en route tout de suite, pour être à l'abri avant le jour. On essaie de faire en sorte de ne regarder personne, et cela ne se peut pas.
    .title = Ceux du marchepied

page-3001 = Elles sont sur l'étagère, au-dessus des tasses, liées de la ficelle du cheminot, et regardent quiconque en prend une. On s'est mis à prendre les tasses par la gauche. Celle du dessus porte un expéditeur, et depuis deux jours ce nom trotte dans une tête : il y avait quelqu'un qui s'appelait ainsi, à la piscine, avec une natte. En allant de porte en porte, on en serait débarrassé le soir. On pourrait en ouvrir une, une seule, pour savoir ce que nous avons là. Ou bien l'on continue à prendre les tasses par la gauche.
    .title = Le paquet sur l'étagère
    .ask-for-them-through-the-street = Chercher les gens par la rue
    .open-one = En ouvrir une
    .leave-them-there = Les laisser là

page-3002 = Il fait encore nuit quand on gratte à la porte de derrière, tout en bas, comme il a dû le voir faire à un chien. C'est Stevan, d'entre les palettes. Quelqu'un lui a dit que nous étions des gens bien, dit-il, et il a honte de l'avoir cru si vite. On a fouillé le grenier ; il a filé par les toits. Encore une nuit, il dormirait assis. Dans la rue on demande de maison en maison quelqu'un de sa taille. À la cuisine on s'est tu, et l'on entend qu'il se pose exactement autant de tasses que nous sommes.
    .title = À la porte de derrière
    .let-him-in = Le faire entrer
    .show-him-to-the-river = Le mener au fleuve
    .tell-him-to-go = Lui dire de partir

page-3003 = Une jeune femme va par la rue avec une feuille à dessin qu'elle a mise dans un cadre, à cause de l'humidité. C'est au crayon, et c'est bien fait : un visage long, des oreilles un peu grandes ; il tient la tête comme si on lui avait dit de ne pas bouger. L'avez-vous vu, demande-t-elle à chaque porte, c'est mon frère, on l'a vu à l'entrepôt. Son nom est dessous, en capitales. Il est neuf heures moins cinq. Sur notre table il y a ce qu'on nous a donné pour lui, ou ce qu'il en reste. Elle en est au onze.
    .title = Sa sœur
    .tell-her-the-truth = Lui dire la vérité
    .give-her-bread-and-no-answer = Du pain et pas de réponse
    .shake-the-head = Faire non de la tête

page-3004 = L'homme au rhume a envoyé son neveu, car il est tôt et lui ne sort pas par temps humide. C'est au sujet du reçu. Il valait pour deux semaines, explique le neveu, qui le sait par cœur : les semaines ont raccourci. On n'y peut rien, tout augmente, eux aussi ont des frais. Il dit la nouvelle somme. C'est un peu plus qu'avant ; on la trouverait presque raisonnable, si l'on s'était fait à l'autre. Il a un cartable, et sur le cartable la vignette d'un footballeur. Il ne doit pas rentrer sans réponse.
    .title = Nouveau tarif
    .pay = Payer
    .pay-half = Payer la moitié
    .stop-paying = Cesser de payer

page-3005 = Depuis que nous avons dit non, deux autres maisons ont dit non ; c'est du moins ce qu'on raconte à la pompe, avec notre numéro dedans. Ils viennent maintenant nous trouver dans l'escalier, un par un, comme par hasard, le vitrier, les deux sœurs, un père avec un enfant sur le bras, pour faire innocent. Ils l'ont fait à cause de nous, disent-ils. Ils ne le disent pas comme un reproche. Ils veulent seulement savoir ce qui vient ensuite ; on devait bien avoir une idée, non. L'enfant tient notre rampe à deux mains.
    .title = Les autres portes
    .call-them-together = Les réunir
    .tell-them-to-decide-for-themselves = Qu'ils décident eux-mêmes

page-3006 = Il y a quelque chose de blanc, là-bas, aux dernières maisons. Si l'on se penche à la fenêtre du palier et que quelqu'un vous tienne par la ceinture, on le voit tout juste, au pignon, minuscule. C'est deux semaines trop tôt. Ce peut donc être du linge. Le vent est dedans, cela bouge, comme font les choses accrochées à la hâte, ou que quelqu'un secoue. On a promis quelque chose là-bas, et l'on comptait sur ces deux semaines. Il n'est pas sept heures, et la route est à découvert tout du long. D'ici à ce soir on l'aura peut-être rentré.
    .title = Trop tôt
    .go-and-see = Aller voir
    .wait-until-evening = Attendre le soir

page-3007 = La femme d'en face, sur le palier, a remarqué quelque chose : nos bidons sont mouillés au-dehors, et à une poignée il y a du vert, frais, comme d'un pré. Elle ne demande pas d'eau. Elle est là avec le sien, qui est sec et cliquette, et demande comment nous allons. Bien, merci. Et les jambes ? Mieux, elles aussi. Elle en a quatre à la maison, on les a vus lécher la vitre. On a fait une promesse à quelqu'un, du côté des fermes, sous les fagots ; c'était une promesse d'une seule phrase. Elle hoche la tête et ne s'en va pas encore.
    .title = Bidons mouillés
    .tell-her = Le lui dire
    .fill-her-can-and-say-nothing = Remplir le sien sans rien dire
    .talk-about-the-weather = Parler du temps

page-3008 = En bas, dans la cour, on fait bouillir des draps. Cela a commencé dans la maison de la pompe, par un enfant, mardi, et maintenant la grand-mère ; on l'a portée à la charrette dans un fauteuil. C'est la chaleur, se dit-on par-dessus la clôture, par ce froid, car il faut bien lui donner un nom. Nous n'avons dit à personne ce que nous avons vu couler là, dans le noir, cette nuit-là, à gauche. De notre fenêtre on plonge dans la lessiveuse. La femme qui remue a levé les yeux, elle lève la main et fait signe.
    .title = Premier cas
    .go-down-and-say-it = Descendre le dire
    .send-down-what-we-have = Envoyer ce que nous avons
    .draw-the-curtain = Tirer le rideau

page-3009 = Neuf feuilles ont été glissées sous la porte, avec une pierre pour les tenir, à l'intérieur, on se demande comment. Rédaction, est-il écrit en haut : décrivez une personne qui aide. L'écriture grossit de feuille en feuille. Il y a un pompier, deux grands-mères et un cheval. Sur la septième, c'est nous ; on reconnaît l'écharpe. On nous a donné de très grandes mains, avec tous les doigts, que nous tendons hors du papier, comme si nous portions quelque chose que le dessinateur n'avait pas su dessiner. Dans le coin il y a une place pour la note.
    .title = Les devoirs
    .send-wood-for-the-boiler = Envoyer du bois
    .correct-them-and-send-them-back = Les corriger et les renvoyer
    .pin-them-up = Les afficher

page-3010 = C'était à six heures dix, donc dans l'heure convenue. Un seul coup. Il a traversé le seau, entré par devant, sorti par derrière, et le seau est resté debout à se vider des deux côtés. Personne n'a bougé ; puis tout le monde a couru. C'était peut-être un autre, eux aussi doivent dormir. C'est peut-être son humour. On pourrait l'appeler et demander. On pourrait poser quelque chose sur l'appui, comme pour un oiseau. Ou bien l'on tient la chose pour finie, et l'on va de nouveau à l'eau dans le noir, comme les autres.
    .title = Six heures dix
    .call-over-and-ask = L'appeler et demander
    .put-tobacco-on-the-sill = Du tabac sur l'appui
    .regard-it-as-over = Tenir cela pour fini

page-3011 = Une vieille femme vient par l'autre trottoir, tout contre le mur, et sous la maison où il fait si calme depuis peu elle se baisse et pose quelque chose par terre. Ce sont des fleurs, en papier, d'un cahier, on distingue les carreaux. Elle met une pierre dessus. Puis elle se redresse et regarde les fenêtres d'en face : chacune, étage par étage, aussi longtemps. Elle en est à nous. Sur l'étagère il y a une photo qui était dans sa veste à lui ; il tient par l'épaule quelqu'un qui a ce chapeau-là.
    .title = Fleurs de papier
    .take-the-photograph-down-to-her = Lui descendre la photo
    .step-back-from-the-window = Reculer de la fenêtre
    .say-he-would-have-gone-on = Dire qu'il aurait continué

page-3012 = Cette nuit elle a lu le nom de notre rue. Il était entre deux autres, parmi les quartiers, et d'abord on ne l'a pas entendu, comme on n'entend pas son propre nom. Après est venu un chiffre, et après une heure : neuf hommes, dit qui avait l'écouteur ; dix heures. Puis elle est passée au temps. Ce peut être un avertissement. Ce peut être aussi un appât, pour voir qui bougera à moins le quart. On est devant son thé, il fait grand jour, et dans toute la rue les gens font ce qu'on fait un jour où l'on ne sait rien.
    .title = Notre rue
    .warn-the-block = Avertir le bloc
    .answer-her = Lui répondre
    .keep-it-to-ourselves = Le garder pour nous

page-3013 = Le signe est venu, par un garçon, qui l'a dit et s'est sauvé : ce soir, derrière les hangars, une personne, un bagage. Le ticket a été sorti de sa cachette et se trouve à côté du pain. Il est tout mou, à force d'être regardé. À table personne ne demande le sel. Chacun mange avec beaucoup d'attention. La petite de la voisine est venue emprunter le peigne, elle a neuf ans, elle est là à le tourner dans ses mains et ne comprend pas ce silence. Il y en aura un autre plus tard, c'est ce qu'on dit toujours. Il va falloir allumer.
    .title = Ce soir
    .one-of-us-goes = L'un de nous part
    .give-it-to-the-neighbours-girl = À la petite de la voisine
    .sell-it = Le vendre
    .wait-for-the-next-one = Attendre le suivant

page-3014 = Il est passé de main en main, on le voit au papier, où il y a cinq adresses, rayées, qui finissent par la nôtre. Pas d'expéditeur ; mais la ficelle a le nœud qu'on fait aux boîtes de film. Du café, du vrai, dans une chaussette. Un rouleau de pellicule. Et une carte, avec une seule question, dont il a manqué le verbe : qui sont encore là ? Il veut une réponse, semble-t-il. Avec la pellicule on pourrait la lui donner sous forme de visages. On pourrait aussi écrire des noms, d'autres gens, de tous ceux que personne ne demande.
    .title = Un colis
    .have-all-of-us-photographed = Se faire tous photographier
    .send-out-a-list-of-names = Envoyer une liste de noms

page-3015 = Le garçon à la bonne voix est venu, et il ne s'en sert pas. Pour demain il n'y a rien, doit-il dire. Ils ont gratté les marmites, et le douanier a retourné les sacs et balayé. Ils demandent à ceux qui ont déjà donné ; il a un papier, et il n'est pas long. À qui d'autre demander, a dit la grande. Il regarde ses souliers en le répétant, elle l'aura dit autrement. Quatre-vingts, ajoute-t-il, non, soixante-seize. Si ce n'est pas possible, des mains suffiraient, car il faut bien que quelqu'un le leur dise.
    .title = Le fond de la marmite
    .give = Donner
    .give-hands = Prêter la main
    .not-this-time = Pas cette fois

page-3016 = Elle a un morceau de craie dans la main et ne paraît pas le savoir. Elle est allée à la fosse, nous dit-elle, elle les a tous vus, rang par rang ; et sur une tuile il y a : homme, la cinquantaine, veste bleue, bonnes bottes. Les bottes, c'est elle qui les avait ressemelées. On lui a dit là-bas que ceux qui ont écrit cela habitent ici. Elle voudrait savoir à quoi il ressemblait. Elle ne veut rien entendre de particulier, pas s'il a souffert. Seulement l'air qu'il avait, et le temps qu'il faisait, car cela aussi était écrit.
    .title = La veste bleue
    .tell-her-everything = Tout lui dire
    .go-there-with-her = Y aller avec elle
    .say-it-was-others = Dire que c'étaient d'autres

page-3017 = Ce n'est qu'un trait, pas plus long qu'un doigt, à hauteur de serrure. Le commis du pharmacien l'a fait en passant, comme un garçon de café sur un rond de bière ; on l'avait entendu siffler. Il y en a un aussi chez le vitrier, et deux au cinq. Tout le monde sait donc qui doit, et à peu près combien. Un pouce mouillé suffirait. Mais il doit être compté, et puis il y aurait une place propre. À la poutre pendent des herbes. Il a toujours dit qu'il prenait aussi les herbes.
    .title = De la craie sur la porte
    .pay-a-part = Payer une partie
    .bring-him-herbs = Lui porter des herbes
    .wipe-it-off = L'effacer

page-3018 = Nous sommes invités, par une carte dont quelqu'un a brodé le tour à l'aiguille : dans la dernière maison, à onze heures, on donnera son nom à l'enfant. On demande des témoins qui soient bons à quelque chose. De père il n'y en a pas pour l'instant, ni de prêtre, mais il y a une nappe. Il a deux dents, nous dit le porteur, une en bas, et une en bas aussi. Il faudrait apporter quelque chose de doux, c'est l'usage, pour qu'il ait la langue facile. Au-delà des rails c'est calme depuis hier, à peu près.
    .title = Le jour du nom
    .bring-sugar = Apporter du sucre
    .bring-only-ourselves = N'apporter que nous-mêmes
    .send-our-regards = Envoyer nos amitiés

page-3019 = Elle a demandé son chemin jusqu'à nous, depuis la place, par notre signalement. On l'entend dès le rez-de-chaussée, au souffle. C'est la tante du garçon au bonnet à pompon. Elle ne veut pas s'asseoir. Elle est venue dire une phrase, et la dit : pas cette nuit au rez-de-chaussée. Puis elle doit tout de même s'asseoir. D'où elle le sait, elle préfère ne pas le dire, elle fait la lessive de certaines personnes. Il a retrouvé son soulier, au fait, le petit. Il garde le bonnet pour dormir.
    .title = La tante du garçon
    .ask-how-she-knows = Demander d'où elle le sait
    .share-breakfast = Partager le petit déjeuner
    .thank-her = La remercier

page-3020 = Dans le coin il faisait silence depuis si longtemps que quelqu'un est allé voir. L'enfant a dessiné au mur, avec un bout de charbon, aussi haut qu'il peut : une maison, une route qui en fait deux fois le tour, un soleil à tête de gendarme. Et des gens, beaucoup, main dans la main. Certains n'ont que la tête. Il s'essuie le nez, nous regarde l'un après l'autre, puis le mur, et veut savoir lesquels nous sommes. Il faut bien dire quelque chose. À gauche il y en a un qui est couché, et la main qui tient la sienne descend jusqu'au sol.
    .title = Le dessin
    .let-it-tell = Le laisser raconter
    .ask-about-its-people = L'interroger sur les siens
    .give-it-the-stove-corner = Lui donner le coin du poêle

page-3021 = Au matin c'est de deux choses l'une, et personne n'aime être le premier à ouvrir. Ou bien il est assis sur le seuil, la queue autour des pattes, à regarder ailleurs, et à côté de lui, posé bien exactement, il y a ce qu'il nous a apporté ; on attend que nous disions quelque chose, et nous le disons. Ou bien il n'y a que la soucoupe, et elle est pleine, avec une peau dessus, telle qu'on l'avait mise. Alors on appelle, de cette voix qu'on n'emploierait pas devant des étrangers, le long du mur et jusque dans l'autre cour.
    .title = Cadeaux

page-3022 = Il n'aboie pas comme aux chats. Il est devant la porte de la cave, le cou dressé, une patte en l'air, et après chaque aboiement il écoute, la tête penchée, et nous aussi. Derrière la porte il y a le silence qu'on ferait soi-même. Il se tourne vers nous : il faut que quelqu'un descende. Lui passerait le premier, c'est clair, il attend seulement qu'on s'occupe du loquet. Il y a le verrou aussi, bien sûr, un bon. Avec lui on pourrait également attendre de voir.
    .title = Il aboie
    .go-down-with-it = Descendre avec lui
    .bolt-the-door = Pousser le verrou

page-3023 = Un homme est dans l'entrée et tourne sa casquette par le bord. Il est charretier, d'au-delà du canal. Son garçon est rentré, dit-il à la casquette ; avec des marques, là, et là. Le petit n'en dit rien, il a dormi deux jours ; seulement qu'il y avait une voix, et quel bruit faisait le verrou. Depuis, le charretier va partout écouter les gens, et l'un de nous vient d'appeler dans l'escalier. Il a apporté quelque chose du jardin, c'est dans un mouchoir. S'il y avait quoi que ce soit à faire ici. De toute façon il ne dort guère.
    .title = Le père
    .ask-him-to-stand-watch = Lui demander de monter la garde
    .ask-for-nothing = Ne rien demander

page-3024 = Le monsieur a des caoutchoucs et les range côte à côte sur le paillasson. On lui a laissé entendre qu'il y aurait ici une certaine liste. Il ne dit pas laquelle ; il la décrit, trois cachets et une signature à paraphe, et en la décrivant il trace le paraphe en l'air, très exactement, ce doit être une habitude du poignet. Elle est sans intérêt, une vieillerie, il collectionne. Deux boîtes sont sur la table avant que personne ait dit un mot. Il a remarqué qu'il y a du feu dans le poêle, et que sur l'étagère un livre ferme mal.
    .title = Un acheteur
    .sell-it = La vendre
    .say-it-is-already-with-others = Dire que d'autres l'ont
    .burn-it-before-his-eyes = La brûler sous ses yeux

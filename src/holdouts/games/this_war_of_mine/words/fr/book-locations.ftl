# Le Livre des scripts : ce qu'on rencontre dans les dix-huit Lieux. Une page, son titre, le nom de ses options ; leurs effets se disent d'eux-mêmes.

page-2001 = Le robinet près de l'arrêt du tram coule une heure, et l'heure est presque passée. Quelqu'un le dit tout haut, derrière. Il n'y a plus de file alors, rien que des dos, des coudes et des bidons tenus au-dessus des têtes. Un garçon en bonnet à pompon est à côté de nous, puis le bonnet est plus bas, puis il n'y a plus de bonnet. Là où la foule s'est ouverte, le chemin des caisses de secours reste libre le temps de compter jusqu'à dix. Personne d'autre n'a remarqué ni l'un ni l'autre.
    .title = La file se rompt
    .pull-him-out = Le tirer de là
    .reach-for-the-crates = Aller aux caisses

page-2006 = Il a perdu une chaussure et s'inquiète plus pour la chaussure que pour ses côtes. Sa tante fend la foule comme un brise-glace, le palpe de haut en bas, puis nous regarde l'un après l'autre, lentement, des cheveux aux souliers. Elle nous reconnaîtra. Ce qu'elle a dans la poche, elle nous le met dans les mains, tiède encore, et ne veut pas entendre un mot.

page-2007 = La moitié des caisses, c'est de la paille d'emballage. Nous bourrons nos manteaux de ce que contient l'autre moitié, et nous sommes de l'autre côté avant que la brèche se referme. Derrière nous une femme crie le même prénom, court, sur une seule note, comme on appelle quelqu'un pour le dîner. Elle ne parle pas des caisses. Au coin de la rue nous partageons la charge sans en dire un mot.

page-2002 = La fontaine est à sec depuis l'automne et sa margelle est devenue une page. Des noms à la craie : un nom de famille, un âge, une rue, vu pour la dernière fois. La pluie les emporte et le matin ils sont revenus, de la même main. Un vieux avec une boîte de bouts de craie est assis au bord, comme s'il était ici le concierge. Pour certains noms il a une réponse, dit-il, pas pour tous, et pour l'entendre il faut s'asseoir. Tous ceux qui traversent la place pressent un peu le pas de ce côté-ci.
    .title = Des noms sur la fontaine
    .ask-about-a-name = Demander un nom
    .walk-on = Passer son chemin

page-2008 = Il pose un doigt sur la pierre et réfléchit. Si longtemps que nos pieds s'engourdissent. Puis il dit ce qu'il sait, du ton dont on donne l'heure d'un train, et il efface quelque chose avec sa manche, ou l'entoure d'un cercle. Pour l'un de ceux qui demandent ici une porte se ferme, pour l'autre elle s'ouvre. Il nous tend un morceau de craie.

page-2009 = Nous sommes presque passés quand l'un de nous s'arrête. Tout en bas, près de la bonde, d'une écriture penchée qu'aucun de nous ne connaît, quelqu'un a tracé notre propre nom de famille, et un prénom qu'il n'y a jamais eu chez nous, ou dont on ne parlait pas. L'âge irait. D'ici on voit bien toute la place, et pendant un moment nous faisons semblant de la regarder.

page-2003 = Sous les arcades, là où était la droguerie, une lessiveuse fume sur des briques. Qui vient y met quelque chose : une betterave, un os, une poignée d'orge tirée d'un manteau. Qui vient en reçoit quelque chose. Une femme aux avant-bras de boulanger tient la louche et ne tient pas de compte, du moins pas un qu'on puisse voir. Ils sont peut-être quarante, et c'est calme, parce qu'ils écoutent bouillir. Nous avons suivi l'odeur sur trois rues. Nous voilà devant, avec un bol, et notre sac a un fond.
    .title = Une marmite pour tous
    .add-food = Ajouter de quoi manger
    .hold-out-the-bowl = Tendre le bol

page-2010 = Ce qui nous revient contient plus d'eau que ce que nous avons donné, mais c'est chaud, et il y a dedans une feuille de laurier, une seule, que toute la galerie surveillait. On parle la bouche pleine, comme un jour de marché. Le temps d'essuyer les bols, nous savons quel pont est fermé, qui a eu des jumeaux et à quoi il faut s'attendre la semaine prochaine.

page-2011 = La louche remplit le bol à ras bord comme tous les autres ; elle ne lève pas les yeux pour voir à qui il est. Les autres, si. Un homme à l'oreille bandée pousse un peu sa caisse, pour faire de la place, ou pour ne pas être assis à côté de nous. L'un de nous mange debout, face au mur, vite, et c'est une bonne soupe.

page-2004 = Il se tient sous l'horloge qui marque quatre heures vingt, avec une liste dans une pochette plastique, une toque de fourrure et les ongles propres. Un car, dit-il, tout bas, si bien qu'il faut s'approcher : une nuit qu'il ne peut pas dire, d'une cour qu'il ne peut pas dire, avec un chauffeur qui l'a déjà fait. Personne ici n'a vu ce car. Tout le monde connaît quelqu'un dont le cousin y était assis. Il prend ce qu'on a, et le crayon est déjà dans sa main. Autour de lui, trente personnes voudraient tant qu'il dise vrai.
    .title = Des places dans un car
    .pay = Payer
    .call-him-out = Le traiter de menteur

page-2012 = Il inscrit un nom au crayon, en petit, une bonne gomme posée à portée, et nous remet un ticket de tram avec un numéro au dos. C'est tout. Ne pas le perdre, n'en parler à personne, venir tout de suite quand on fera signe. Au retour, la main dans la poche tâte le ticket à chaque réverbère. C'est bien mince, pour s'y tenir.

page-2013 = Le mot est lâché, et le temps d'un souffle personne ne bouge. Puis ce n'est pas contre lui qu'on crie. Une femme qui a son ticket payé nous frappe avec son cabas ; une épaule arrive de côté. Au milieu de tout cela, la toque de fourrure s'en va par-dessus les rails d'un bon pas, sans regarder personne, et sa sacoche reste debout sous l'horloge, sans main pour la tenir.

page-2005 = La place est noire, et sous le noir il y a de la musique. On la sent d'abord dans le pavé, une contrebasse, puis un trait de lumière sous la porte de ce qui était une cave à vin. Quelqu'un rit, là-dedans, pas pour qu'on l'entende. Ceux qui descendent les marches ont mis une cravate, ou une broche ; ils marchent comme on marche un soir d'une année ordinaire. Nous avons un sac vide, une nuit qui ne durera pas plus qu'une autre, et des chaussures qui autrefois dansaient plutôt bien.
    .title = La place après la nuit tombée
    .go-towards-the-music = Aller vers la musique
    .listen-from-outside = Écouter du dehors
    .keep-to-business = S'en tenir au travail

page-2014 = Le mur est tiède là où doit se trouver le poêle, de l'autre côté, alors nous nous y adossons, trois chansons durant. La première est bête, la deuxième est neuve et personne ne peut encore la connaître. La troisième était à nous, à une table à nappe de papier, dans le jardin de quelqu'un. On ne chante pas. Les lèvres remuent un peu, et l'on est content qu'il fasse noir.

page-2015 = Le passage de côté mène derrière la cave, et là pendent les manteaux, une quarantaine, sur une tringle et sur des chaises, qui gardent encore la forme de leurs gens. Personne ne les surveille. Dans la salle, les pieds raclent tous ensemble à gauche, puis à droite. Un gant d'enfant est tombé par terre. Par la lucarne, au-dessus, on voit toute la ruelle, et cela aussi vaut quelque chose.
    .go-through-the-coats = Fouiller les manteaux
    .leave-the-coats = Laisser les manteaux

page-2021 = La salle est un couloir, des lits des deux côtés et une bande de sol pour marcher. Dans cette bande se tient un homme en manteau de cuir, avec un pistolet qu'il tient comme on tient un parapluie, et sur le brancard derrière lui en gît un autre qui a le même nez. Lui d'abord, dit-il. Il le dit depuis un bon moment. L'infirmière, les bras jusqu'au coude dans quelqu'un d'autre, ne se retourne pas. Une armoire à pharmacie barre le coin et nous cacherait. Elle nous a regardés, une fois, par-dessus son masque.
    .title = Le visiteur armé
    .speak-to-him = Lui parler
    .stay-behind-the-cupboard = Rester derrière l'armoire

page-2026 = Parler du frère, pas de l'arme. Quand a-t-il bu, comment s'appelle-t-il, lequel est l'aîné. Lui, d'un an et dix jours. Quelque part dans les dix jours son visage se défait ; il s'assied au bord du lit d'un inconnu et pose la chose sur la couverture. Une infirmière passe et, sans se baisser, la pousse du pied vers nous.

page-2027 = Le coup part dans le plafond et fait tomber un carré de plâtre grand comme un plateau. On entend alors combien ils sont dans ce couloir, tous ceux qui se taisaient. Après cela plus personne ne fait la queue ; ils restent couchés où ils sont et on les prend comme ils viennent. Un rouleau de gaze a couru par terre, en se déroulant, jusqu'à nos pieds. Dans la rue, les chiens.

page-2022 = La loge du portier a un bureau, et le bureau un tiroir plat qui coince. Dedans, des montres, des alliances, une chaînette avec un saint, chacune avec une étiquette de papier au bout d'un fil : un nom, un lit, une date d'entrée. Il n'y a pas de deuxième date. Quelques montres marchent encore, chacune à son heure. Sur le bureau est posé le registre où doit signer quiconque regarde ici ; la dernière signature a neuf jours. Le poêle est froid et la casquette du portier pend à son clou.
    .title = Le tiroir aux montres
    .take-some = En prendre quelques-unes
    .sign-the-book = Signer le registre

page-2028 = Dehors, sous l'unique lampe de la cour aux ambulances, nous enlevons les étiquettes, car une étiquette ne se vend pas. La plupart disent ce que disent les étiquettes. Une seule, d'une autre encre, en majuscules, comme pour quelqu'un qui vient d'apprendre à lire, dit à qui l'objet revient. Elle ne pèse rien du tout. Elle passe de main en main et finit dans la poche de quelqu'un qui ne dit pas pourquoi.

page-2029 = Nous inscrivons l'heure et, après réflexion, nos vrais noms. Quand la plume est posée, le rideau bouge derrière le bureau et le portier sort en chaussettes. Il était là depuis le début, dit-il ; il faut bien que quelqu'un y soit, et à tous il raconte que c'est le courant d'air. Il ouvre un autre tiroir, profond celui-là, et cela sent le foin.

page-2023 = Au sous-sol, une doctoresse en bottes de caoutchouc se tient devant un réfrigérateur haut comme une armoire et pose la paume dessus. Le groupe s'est arrêté à six heures. Là-dedans pend du sang, quarante poches, au nom de gens qui ont retroussé leur manche ; au matin il ne sera plus bon à rien. Il lui faudrait une pièce, une de celles qui coûtent une semaine de pain là-haut sur la place. Elle prendrait aussi un bras, deux bras, tout de suite, dans des poches neuves, qu'elle monterait elle-même. Elle demande cela comme on commande un café.
    .title = La chambre froide
    .give-a-part = Donner une pièce
    .give-blood = Donner du sang
    .go-on = Continuer
    .ask-for-treatment-first = Demander d'abord des soins

page-2030 = Le moteur tousse, réfléchit et prend. À travers trois étages on entend la chose se faire : un bourdonnement, un déclic, puis de la lumière sous toutes les portes à la fois. Un instant tout le couloir applaudit, ceux qui n'ont qu'une main tapent sur le montant du lit. Puis ils ont honte du bruit. La doctoresse est déjà partie. Elle a laissé quelque chose sur la boîte à fusibles, sans un mot.

page-2031 = C'est rouge sombre et cela fait l'effet d'être beaucoup. Celui qui l'a donné est couché sur un banc, sous le manteau d'un autre, les pieds sur une caisse, avec défense d'être courageux. Il y a un biscuit, un thé où la cuiller tiendrait debout, et un rouleau glissé dans la poche quand personne ne regardait : le tarif de cette semaine. Poche quarante et un. Elle y a écrit le nom.

page-2024 = Il nous attrape par la manche devant la trappe à linge, un infirmier aux yeux las et gentils, une liste pliée dans le poignet. Cette nuit on en soignera douze. La treizième place sur ces listes lui revient, chacun vit de quelque chose. Ce pourrait être l'un de nous, dans l'heure, avec de l'eau chaude et du fil. Plus haut dans la file est assise une femme, un enfant en travers des genoux, et les cheveux de l'enfant sont trempés de fièvre. Elle est la quatorzième. À vingt pas elle a compris la conversation et ne détourne pas les yeux.
    .title = Le prix de l'infirmier
    .take-the-place = Prendre la place
    .give-it-up = La céder
    .mention-the-pharmacist = Parler du pharmacien
    .remind-him-who-lit-the-corridor = Rappeler qui a rallumé

page-2032 = Cela va vite : une table propre, une lampe, des mains qui connaissent leur travail et des yeux qui n'en sortent pas. Personne ne dit bonsoir ni au revoir. Pour sortir il faut repasser le long de toute la file, entre tous les genoux. La femme a changé l'enfant d'épaule. Quelqu'un nous tient la porte, et c'est dit sans malice.

page-2033 = Elle se lève, prend l'enfant et entre, sans rien dire ; peut-être avait-elle peur qu'un mot nous réveille. Nous nous asseyons à sa place. Elle est encore chaude. Une heure plus tard l'infirmier passe, dépose un paquet sur le rebord et étudie l'horloge de très près, le temps qu'il faut. Il y a donc aussi une quinzième place, certaines nuits.

page-2025 = Elle est assise dans l'escalier de service, la sacoche entre les pieds, les mains pendantes, et elle a soixante ans peut-être, peut-être quarante. L'infirmière qui tenait la lampe était ce matin dans le tram. Il n'y a plus de serviettes. Plus haut, derrière la porte battante, une femme jure, régulièrement, comme quelqu'un qui pousse une charrette. La sage-femme nous regarde l'un après l'autre. Nous disons que nous passons là par hasard. Du hasard, il y en a eu pas mal dans cet escalier, dit-elle, et si quelqu'un a un jour donné sa parole, elle en a entendu parler.
    .title = La sacoche de la sage-femme
    .help-her-now = L'aider maintenant
    .say-we-cannot = Dire que c'est impossible
    .give-her-cloth = Lui donner du linge
    .excuse-ourselves = S'excuser

page-2034 = Il y faut la lampe, quatre mains et tout le linge qu'il y a, et vers la fin on ne sait plus à qui sont les mains. Puis un cri, tout petit et très fâché, comme un gond. Dans le couloir ils se mettent à rire, l'un après l'autre, comme d'une plaisanterie connue depuis des années. La sage-femme se lave jusqu'aux épaules et nous raconte une chose qui pourra nous servir.

page-2035 = Elle hoche la tête, comme si nous lui avions dit le prix des oignons, reprend la sacoche et s'en va. La lampe monte l'escalier sans nous ; sa clarté glisse le long du mur, tourne au palier et disparaît. Ensuite le couloir est noir et nous sortons à tâtons. Au portail on dit déjà que cette aile sera évacuée demain.

page-2041 = Six maisonnettes en rang, toutes avec le même auvent, et derrière la troisième fenêtre une lampe monte et descend. Celui qui la tient n'est pas soigneux : un tiroir tombe, on en arrache un autre. Au bruit ils sont deux. Ils ont commencé par l'autre bout, tout ce qui est entre eux et nous a donc été fouillé. On aurait le temps de remonter la haie pendant qu'ils font leur vacarme. Il y a aussi un bûcher d'où l'on voit les deux portes. Et l'on peut laisser cela ; il existe d'autres rangées.
    .title = De la lumière dans la troisième maison
    .creep-up = S'approcher en douce
    .wait = Attendre
    .call-the-couple-with-the-spade = Appeler le couple à la bêche
    .slip-away = S'éclipser

page-2046 = La lampe a roulé sous le buffet et éclaire la plinthe et une rangée de souliers. C'est maintenant seulement que l'un de nous se baisse et la retourne. Ils sont de deux rues plus loin ; lui réparait des vélos, on voit encore l'huile dans les lignes de sa main. Nous finissons la pièce. On va plus vite quand personne ne parle.

page-2047 = Ils emportent une pendule qui sonne onze heures en allant vers la grille, puis la literie, puis encore la pendule, car ils se sont disputés pour elle. Ils ont pris ce qui manque d'abord en temps de paix. Dans l'arrière-cuisine la boîte à farine est là où elle a toujours été, derrière la porte, et à côté d'elle un pain de sucre en papier bleu.

page-2042 = Sur le montant de la porte de la cuisine quelqu'un a tenu un compte au crayon : un trait, une date, un trait. Le plus bas est à hauteur de hanche. Le plus haut n'a pas encore de date, rien que le trait et la moitié d'un prénom, comme si l'on avait sonné à cet instant. C'est du chêne, bien sec. Il viendrait en deux coups, et il n'y a ici personne pour le réclamer. Dans la maison il fait quatre degrés. Le crayon est encore sur l'appui de la fenêtre.
    .title = Les marques sur le chambranle
    .take-the-frame = Prendre le chambranle
    .leave-it = Le laisser

page-2048 = Il donne une chaleur égale, tranquille, comme le chêne, et presque pas de cendre. Nous sommes assis autour, pieds nus. L'un de nous avait tourné les morceaux, le crayon vers le bas, puis il en a retourné un. Les traits brunissent d'abord, et ensuite c'est ce qui brille le plus. Il brûle comme n'importe quel bois. C'est cela qu'on se rappellera.

page-2049 = Nous fouillons donc le reste de la maison dans le froid, et le chambranle reste à sa place. Derrière la porte, à un clou, à hauteur du deuxième trait, pend un cartable. Le goûter y est devenu pierre. Le cahier est couvert de papier brun, les coins bien pliés, et à l'intérieur quelqu'un a commencé à dessiner un cheval.

page-2043 = Une buanderie, une lessiveuse, une calandre, et sur la calandre deux poules, la tête sous l'aile. Devant elles, sur un tas de sacs, dort un vieux en toque de fourrure, les oreilles rabattues. Il a tendu une ficelle de son poignet au loquet ; mais le loquet est cassé et la ficelle pend. Les poules sont vraies, l'une d'elles bouge une patte. Cela fait si longtemps qu'on avait oublié leur odeur : poussière, paille, dimanche. Il respire avec un petit sifflement à la fin.
    .title = Des poules
    .wake-him = Le réveiller
    .take-one = En prendre une

page-2050 = Il ouvre un œil, puis l'autre, et ne tend la main vers rien. Au prix offert il rit jusqu'à en tousser : pour ça, autrefois, on avait une chèvre. Puis il accepte, regarde la chose devant le rai de lumière, et ajoute un œuf, parce qu'il aime marchander. Le pont tient-il toujours, veut-il savoir, et en échange il nous dit ce qu'il a entendu passer dessus.

page-2051 = Elle fait un seul bruit, l'autre lui répond, le sifflement du dormeur s'arrête, et reprend. Nous sommes deux jardins plus loin avant que quelqu'un desserre la main. Il trouvera des plumes sur l'appui et, sous les planches, un trou qui était déjà là. C'est le renard, dira-t-il, et il cherchera les traces. Si des renards, il y en a encore.

page-2044 = Ils se sont installés dans la cave de la quatrième maison avec tout ce qu'ils ont, très polis l'un envers l'autre, comme on l'est dans une petite barque. Il faut creuser quelque chose, là en bas, sous le charbon ; ils ne disent ni quoi ni pourquoi. Ils ont essayé avec une pelle à feu et une cuiller de service, et nous montrent la cuiller. Elle donnerait du linge repassé et des conserves du dernier bel été. Lui préférerait que personne ne descende ; mais il s'est fait mal à l'épaule, et le gel entre dans la terre.
    .title = Un poêle contre une bêche
    .give-the-shovel = Donner la pelle
    .dig-for-them = Creuser pour eux
    .refuse = Refuser

page-2052 = Elle monte les bocaux un à un, les aligne sur la marche, et quand la rangée est complète elle la recompte, à voix haute, pour que nous n'allions rien penser d'eux. Lui a pris la pelle dans les deux bras, comme une chose qui pourrait prendre froid. Le linge sent le fer. Personne ne leur a dit combien cela valait sur la place.

page-2053 = Sous le charbon vient du sable, et sous le sable un bidon de lait au couvercle soudé. Ils ne voulaient donc pas enterrer quelque chose, ils voulaient le reprendre, et ne savaient plus à quelle profondeur. Il s'assied dans l'escalier. Elle regarde le bidon, puis nous, et remet son tablier droit. Il est clair que maintenant nous l'avons vu, et tout aussi clair que personne n'en parlera le premier.
    .keep-silent = Se taire
    .ask-for-a-share = Demander une part

page-2045 = La dernière maison a les volets clos du dedans, et elle ouvre avant que nous frappions. D'une main elle se tient le dos. Elle ne veut pas à manger ; nous lui faisons l'effet de gens qui n'en ont pas. Ce sera dans trois semaines, ou deux. Son mari est allé en novembre demander du travail au pont. Elle ne demande que ceci : quand elle pendra un linge blanc au grenier, que quelqu'un vienne, pas forcément un médecin. De notre toit on voit bien ce grenier. Nous savons, et elle non, ce que sont nos nuits.
    .title = La femme de la dernière maison
    .promise = Promettre
    .say-the-truth = Dire la vérité

page-2054 = Elle va au coffre de l'entrée et revient avec des bottes d'homme, à double semelle, graissées comme pour un voyage. D'avance, dit-elle, pour que ce soit un marché et non un service ; elle y a réfléchi. Elles vont presque à l'un de nous. En chemin nous constatons qu'on porte bien davantage les pieds au sec, et nous levons les yeux vers chaque toit.

page-2055 = Nous le lui disons : que nous sommes dehors une nuit sur deux, que nous ne rentrons pas toujours le soir même, qu'un linge peut échapper. Elle écoute jusqu'au bout. Puis elle hoche la tête et nous remercie, car d'autres ont dit oui, dit-elle, et un oui empêche de dormir. À la poutre elle casse un bouquet séché, pour la tisane. C'est ce merci-là qui rentre avec nous.

page-2061 = Derrière les caisses il y a la cage où l'on comptait la recette, du treillis d'acier jusqu'au plafond, et dedans un homme assis sur une caisse de conserves, la clé au cou. Il doit y être depuis plus d'un jour ; il s'est servi de la corbeille à papier. Devant, deux autres se sont installés, l'un une hachette sur les genoux. Ils ne sont pas pressés. Lui a de quoi manger et pas d'eau, eux ont de l'eau et rien à manger, et tous trois en ont assez les uns des autres. À nos pas, les trois têtes se tournent avec une sorte d'espoir.
    .title = La cage
    .step-in = Intervenir
    .wait = Attendre
    .go-round = Faire le tour
    .say-it-will-soon-be-over = Dire que ce sera bientôt fini

page-2066 = Il n'ouvre pas tout de suite. D'abord il passe les boîtes par la fente du bas, une à une, et les aligne de notre côté jusqu'à ce que la caisse doive être à moitié vide, et tout ce temps ce sont nos mains qu'il surveille. Puis il ôte le cordon de son cou. Dehors il s'arrête et boit la pluie sur le toit d'une voiture, si longtemps que nous le laissons à cela.

page-2067 = Cela a duré une bonne partie de la nuit, et ce ne fut pas tant une bagarre que trois hommes qui s'enrouaient. Puis ce fut bref. Quand nous sortons de derrière les céréales, il n'y a plus personne qui veuille quoi que ce soit. Quelques boîtes traînent sur le carrelage, cabossées, l'une tourne encore sur son bord. Nous ramassons ce qu'il y a. La clé est sur la serrure, à l'extérieur.

page-2062 = À la caisse près de la sortie pend une bande de papier que personne n'a arrachée. Fleurs, un bouquet. Vin, deux. Bougies longues, douze. Monnaie rendue, merci de votre visite, et une date. On compte : c'était le vendredi d'avant. Quelqu'un la lit tout haut avec une voix de caissière, pour rire, et va jusqu'aux bougies. Alors l'un de nous dit que cela suffit, pas fort. Le rayon des bougies est au fond, derrière le plafond tombé ; il faudrait un moment pour y arriver. Pour s'en aller il n'en faudrait aucun.
    .title = Le dernier ticket
    .look-for-the-candles = Chercher les bougies
    .go-on = Continuer

page-2068 = Des bougies, il y en a, sous le plâtre, courbées par un été trop chaud comme des gens fatigués. Le vin était un rayon plus bas, et ce qui reste dans les bouteilles est devenu vinaigre, assez fort pour faire pleurer, bon pour les coupures. De fleurs, bien sûr, point. Nous allumons une bougie pour le retour. C'est du gaspillage et personne ne le dit.

page-2069 = Dans le bureau derrière les caisses tout est retourné, sauf le portemanteau. Un manteau de femme y pend, boutonné, et dessous une paire d'escarpins bien parallèles ; quelqu'un pensait remettre ses autres souliers avant de rentrer. Dans la poche, une clé. Elle tourne dans plus d'une serrure, mais dans aucune sans bruit, et ce qu'il y a derrière est affaire de chance.

page-2063 = On le sent dès le rayon boulangerie : quarante bacs sur deux rangs, et pas un qui soit froid depuis l'été. Les couvercles sont embués du dedans. Dans le quatrième à gauche il reste de la glace, un bloc gris sous une eau noire, parce qu'il est contre le mur du nord ; on l'entend craquer. Tout au fond se devine quelque chose de carré. Qui veut savoir doit se dénuder le bras jusqu'à l'épaule, retenir son souffle et ne pas penser à ce qu'il y a dans l'eau. Plusieurs avant nous y ont pensé, et ont refermé.
    .title = La salle des congélateurs
    .reach-in = Plonger le bras
    .leave-it = Laisser cela

page-2070 = Le bras entre gris et ressort rouge, un paquet dans le poing, et y retourne. Ils sont raides comme des planches, carrés, avec un bateau de pêche sur le carton. Gelés depuis tout ce temps, dans le seul coin resté en hiver. Nous les roulons dans un manteau pour qu'ils ne dégèlent pas, ce qui, par ce temps, est presque drôle.

page-2071 = Ce qui paraissait carré, c'était le panier de fil de fer. Quelque chose de mou a cédé sous la main, et personne ne tient à en dire plus. Il n'y a pas d'eau ici pour se laver, rien que de la neige, et la neige n'y fait rien. Nous rentrons chacun au vent de l'autre. Dans la rue les gens s'écartent, ce qui a son bon côté.

page-2064 = Deux femmes poussent une charrette au milieu de la chaussée comme s'il n'y avait pas de couvre-feu : une grande avec une cloche d'école, une petite avec une liste. Elles quêtent pour la soupe de l'église. Elles ne mendient pas ; elles demandent à chacun ce qu'il peut laisser de sa nuit, du ton dont on demande des nouvelles de la famille, et ne notent que la quantité. Sous la bâche, des trognons de chou et un unique, un très bel os de jambon. Si elles nous ont déjà vus, elles s'en souviennent. La roue gauche grince. Nous avons nos sacs au dos, et ils ne sont pas vides.
    .title = Les quêteuses de la cantine
    .share = Partager
    .not-tonight = Pas ce soir
    .walk-faster = Presser le pas

page-2072 = La petite le soupèse, dit un chiffre, et la grande le couche sous la bâche comme un enfant endormi. En échange on reçoit ce qu'elles ont : des nouvelles. Les autres vont tous aux allées du milieu, dit-elle, parce que c'est là qu'ils faisaient leurs courses. Personne ne se baisse. Au dos de la liste elle nous dessine le rayon.

page-2073 = Alors bonne nuit, dit la grande, et elle le pense. Nous pressons le pas. La charrette aussi, car elles vont du même côté ; deux rues entières la roue gauche nous suit, couic, et couic, sans reproche, mal graissée seulement. Au carrefour elle tourne vers l'église. Elle était devenue si bruyante que le silence ne vaut pas mieux.

page-2065 = Au rayon des jouets les étagères se sont couchées l'une contre l'autre comme des cartes, et dessous il reste un espace haut comme une chaise. Là quelqu'un respire. Vite, par le nez, et quand nous nous arrêtons le souffle est retenu. Devant, par terre, des papiers de bonbons, lissés à plat et rangés par couleur ; il a fallu des jours. C'est donc quelqu'un de petit. Qui appellera aura une réponse, ou n'en aura pas, et dans les deux cas il faudra en faire quelque chose. On pourrait aussi bien être venu chercher des piles.
    .title = Quelqu'un de petit
    .call = Appeler
    .hear-nothing = Ne rien entendre
    .leave-a-bite-and-wait = Laisser une bouchée, attendre

page-2074 = Nous le posons sur les papiers lissés, au bord, là où commence le noir, nous allons très loin et parlons d'autre chose. Une main sort, sale, rapide, avec un bracelet de trombones, et prend le pain. Quand nous regardons de nouveau, il y a, dans le vide de la rangée de couleurs, une clé de cadenas. Ce n'était donc pas un cadeau. C'était une course.

page-2075 = Nous remuons bruyamment, comme pour des piles, et trouvons un tiroir de bricoles. Le souffle nous accompagne, une allée plus loin, des jouets à la papeterie et jusqu'aux articles de ménage. Quand nous nous arrêtons, il s'arrête. À la porte, là où commence la neige, nous attendons un instant, comme pour nouer un lacet. Il ne vient pas plus loin.

page-2081 = Dans la cour de l'école, entre les buts, onze garçons marchent au pas, un balai sur l'épaule. À gauche, dit un homme en vareuse et pantalon de velours, et à gauche, et ils tournent, l'un d'eux du mauvais côté. Celui-là nous voit à la grille. Quatorze ans peut-être ; ses manches finissent bien au-dessus du poignet. Il n'appelle pas. Seulement, à chaque demi-tour, il regarde vers nous comme on regarde la pendule en classe. L'homme nous tourne le dos. De ce côté il y a une petite porte, celle de la cave à vélos, et ses gonds n'ont pas vu d'huile depuis des années.
    .title = L'exercice dans la cour
    .speak-to-the-man = Parler à l'homme
    .the-side-door = La petite porte

page-2086 = Il nous prend pour des parents et salue, puis baisse la main. Il a été concierge ici pendant vingt ans ; il les connaît tous par les carreaux qu'ils ont cassés. On est venu le lui ordonner, dit-il, et où irait-on dire non. Il se fait tard, annonce-t-il alors aux garçons. Vous pouvez sortir. Ils courent exactement comme on court en sortant de l'école.

page-2087 = Le gond hurle, le garçon passe sous le bras de quelqu'un, et le voilà parti le long du mur, sans un mot et sans sa casquette. Si vite que nous n'avons pas même bien vu sa figure. Son balai est resté sur les marches de la cave, et à côté une chose qui n'était pas un balai et devait servir plus tard. Dans la cour on a cessé de compter.

page-2082 = Sur le bureau du maître, salle quatre, le registre est ouvert, un encrier posé dessus pour que le vent ne tourne pas la page. Trente noms par ordre alphabétique, d'une main qui soignait les majuscules. Derrière onze d'entre eux, une petite croix au crayon. La dernière remarque dit que le poêle fume. Certains de ces noms, nous les connaissons, pour les avoir fait taire dans la rue. Derrière deux d'entre eux nous pourrions mettre quelque chose. Le crayon est dans la rainure du bureau, taillé aux deux bouts.
    .title = Le registre de la classe
    .complete-it = Le compléter
    .close-it = Le refermer

page-2088 = C'est vite fait. Il faut ajouter une croix, petite, qu'elle ne se distingue pas des autres. Et puis le numéro dix-neuf : le dix-neuf, nous l'avons vu avant-hier, qui volait du charbon, avec ses deux oreilles et un rhume. Cette croix-là, nous la frottons d'un doigt mouillé jusqu'à trouer le papier. Cela fait un bien joli trou.

page-2089 = Il claque, de ce bruit qui voulait dire : maintenant on peut partir. Le long du mur il y a des rayons, trente livres de lecture, tous les mêmes, à peine ouverts, puis l'armoire aux atlas. Quelqu'un dit que le papier brûle. Personne ne répond. C'est une chose qu'on dit, rien de plus, et d'ailleurs chacun y avait pensé déjà, et par lesquels commencer.

page-2083 = En bas, près de la chaudière froide, neuf enfants sont assis sur des sacs à charbon, leurs genoux pour pupitres, une bougie pour tous. L'institutrice a un châle sur la tête et de la craie sur le nez ; elle en est aux fleuves, et le tableau est la porte de la chaudière. Elle nous voit et ne s'arrête pas avant l'estuaire. Puis, par-dessus les têtes, sans la moindre gêne, elle demande une heure à n'importe qui : un calcul, une histoire, comment on répare un tuyau. Les siennes, ils les ont toutes entendues. Ou alors un livre, si quelqu'un en a un qui finit. Il fait chaud ici, à force de respirer.
    .title = La classe dans la chaufferie
    .stay = Rester
    .leave-a-book = Laisser un livre
    .go-on = Continuer

page-2090 = Ils reconnaissent tous les calibres à l'oreille, et le prouvent au milieu de notre histoire, et aucun n'a jamais vu une rivière où l'on puisse nager. Alors nous faisons les rivières. Quelqu'un montre avec les bras comment on se tient sur l'eau. À la fin il y a un silence, puis ils applaudissent, au bon endroit, comme on le leur a appris dans une autre vie. Il y a longtemps qu'on ne nous avait applaudis.

page-2091 = Elle l'emporte vers la bougie et l'incline, d'abord pour lire le titre, et puis, nous n'y avions pas songé, la date à l'intérieur. Il est de l'année où elle avait leur âge. Neuf têtes se penchent. Elle ne leur lit que la première phrase, le referme et dit : demain. Leur hurlement monte l'escalier avec nous, et aussi de quoi faire une tisane.

page-2084 = Il a ouvert boutique derrière le guichet de la cantine, rideau à mi-hauteur, si bien qu'on voit un tablier, deux mains et une balance de cuisine. Tout vient de la réserve de l'école, compté pour quatre cents déjeuners qu'on ne mangera pas. Il prend tout ce qui n'est pas du papier. À la balance il n'a qu'un seul poids, et le poids est faux, plus léger qu'il ne dit, de la largeur d'un pouce ; il le sait, et il sait maintenant que nous le savons. Derrière nous deux femmes attendent avec un landau plein d'ampoules.
    .title = Le commerce du gardien
    .trade = Faire affaire
    .point-at-the-scales = Montrer la balance
    .say-nothing-and-go = Partir sans rien dire

page-2092 = Un doigt posé sur le bord du plateau suffit. Les femmes se sont tues. Une rougeur monte du tablier, passe le menton, gagne ce que le rideau cache de lui. Après quoi il est généreux : il pèse de nouveau, il ajoute, il arrondit, il s'informe de notre santé. Devant témoins tout le monde est honnête, et désormais il tiendra à nous garder pour clients.

page-2093 = Nous sommes déjà aux râteliers à vélos quand il nous rattrape en pantoufles, dans la neige, tenant un sac par les oreilles. Sans rancune, dit-il. Ce sont des betteraves, elles étaient pour les lapins du cours élémentaire. Il en a trois chez lui, des enfants s'entend. Il voulait nous expliquer, pour le poids, mais maintenant qu'il est là il n'explique rien.

page-2085 = Une femme va de classe en classe et se penche sous chaque pupitre. Elle le fait à fond, rang après rang, et remet ensuite les chaises droites. Le rez-de-chaussée est fini. Six ans, nous dit-elle, des moufles bleues, répond au nom de Mila, ou répondait ; les moufles tenaient à un cordon. Elle dit cela comme on donne une adresse à un chauffeur. Il y a beaucoup d'enfants qui ont perdu tout le monde, et certains ont été recueillis quelque part. Il y a aussi des maisons où personne de petit n'a jamais frappé. Elle attend, déjà à demi tournée vers la porte suivante.
    .title = L'enfant de qui
    .tell-her-of-ours = Lui parler du nôtre
    .keep-silent-about-it = N'en rien dire
    .help-her-search = L'aider à chercher
    .wish-her-luck = Lui souhaiter bonne chance

page-2094 = À la fin il y a un enfant. Si c'est bien celui qu'elle cherchait, voilà une question que personne ne pose, elle moins que les autres. Elle se met à genoux, prend la main, voit que la moufle est à l'envers et la retourne, soigneusement, jusqu'au bout du pouce. Voilà, dit-elle. Puis elle ôte quelque chose de son propre doigt et n'admet pas de discussion.

page-2095 = Elle nous remercie. Sur le palier elle croise un homme avec une luge, et par la porte ouverte nous l'entendons commencer : six ans, des moufles bleues. Les mêmes mots, les mêmes silences, pas un qui se soit usé. Nous partons de l'autre côté, sur le bord des semelles. C'est une grande école, il reste deux étages, et ensuite le gymnase.

page-2101 = Deux hommes entrent par la porte latérale et la referment du dos. Ils ont du sang sur les manches ; on ne voit pas de qui. Ils ne connaissent pas l'église, et ôtent tout de même leur casquette. Il y a une crypte, dit-on, avec un passage vers le fleuve, et qui a été baptisé ici connaît la dalle. L'un de nous l'a été. Dehors on entend déjà des bottes sur les marches, quatre paires, sans hâte. Le plus jeune des deux regarde les cierges comme s'il les comptait. Il a quelque chose de lourd sous son manteau.
    .title = Asile
    .show-the-way = Montrer le passage
    .stand-aside = S'écarter

page-2106 = La dalle se lève, le froid en sort, et ils ont descendu les marches sans demander ce qu'il y a au fond. Ce qu'ils n'auraient pu expliquer au prochain contrôle reste sur le bord, enveloppé dans une feuille de cantiques. Quand les bottes entrent, nous sommes à genoux au deuxième rang. On nous a demandé si nous avions vu quelqu'un. On nous le redemandera, chez nous.

page-2107 = Nous reculons entre les piliers, et la nef est soudain très large. Ils ressortent par où ils sont venus, puisqu'il n'y a pas d'autre chemin. Ce qui se passe sur les marches se passe vite, et l'on ne voit que la porte, et la lumière dessous qui s'éteint et se rallume. Puis quelqu'un rit, soulagé. Les cierges brûlent aussi droit qu'avant. Sur le seuil ont roulé quelques choses qui brillent.

page-2102 = Le tableau des cantiques est couvert de papier. Quelqu'un a épinglé la première feuille en octobre, une page d'agenda pliée petit, et c'est à présent une pelisse de lettres qui frémit dès qu'on ouvre. Elles sont adressées : à Grand-père, à Anja de l'autre côté, à l'homme du deuxième. Le sacristain a mis une planchette dessous, avec des épingles. À chacun il demande s'il n'aurait pas du courrier qu'on n'a pu remettre ; il y en a beaucoup qui traîne, dit-il, et il est mieux ici que dans une poche.
    .title = La boîte aux lettres des morts
    .pin-it-here = L'épingler ici
    .keep-looking-for-the-address = Chercher encore l'adresse
    .write-one = En écrire une
    .read-some = En lire quelques-unes

page-2108 = La voilà parmi les autres, un peu plus blanche. Le sacristain la redresse comme on redresse un tableau. Ce qu'il y avait dedans, personne ne le demandera jamais ; et pourtant quelque chose a été dit, par écrit du moins, et les épaules le savent avant la tête. L'un de nous s'endort sur le banc, assis, les deux mains ouvertes, et personne ne le réveille.

page-2109 = On ne veut pas lire, on cherche seulement une adresse. Mais elles ne sont pas longues. J'ai gardé tes outils au sec. Tu avais raison pour l'escalier. C'était mon tour d'aller à l'eau, ce jour-là. Rien de tout cela n'est pour nous, et par endroits on trouve, d'une main étrangère, mot pour mot, la phrase qu'on promène depuis l'automne sans arriver à la finir.

page-2103 = Ils ont mis les marmites à la place du chœur, et la fumée monte le long des tuyaux d'orgue comme s'ils étaient faits pour. Quatre-vingts personnes attendent sur les bancs, avec des cuillers. Il y a de quoi pour trente. Le cuisinier, ancien douanier, a dressé un tableau au dos des comptes de la paroisse et nous le montre comme une facture : tant de navets, tant de bouches, tant d'eau. Ce qui manque peut s'ajouter d'un côté ou de l'autre : des mains pour éplucher et porter jusqu'au matin, ou un sac de n'importe quoi.
    .title = La soupe sous l'orgue
    .give-hands = Donner un coup de main
    .give-food = Donner à manger
    .eat-and-go = Manger et partir

page-2110 = Des épluchures, de la vapeur, encore des épluchures. Le douanier raconte celle du maire et de la chèvre, et qui la connaît rit d'avance. Vers quatre heures on n'a plus de doigts, seulement un couteau qui bouge. Alors il frappe sur le couvercle : qui a tourné la soupe a droit d'en manger, et tout le banc des éplucheurs est servi le premier, en cérémonie, avec une serviette.

page-2111 = Il vide le sac, trie, inscrit, et nous fait attendre que l'encre soit sèche. Puis une fillette avec un pot de chaux va au troisième pilier, où des numéros de maisons se suivent, et ajoute le nôtre, en soignant l'empattement du un. Ce sont ceux qui donnent, explique-t-elle. Certains messieurs qui visitent les maisons la nuit mangent ici, eux aussi, et ils savent lire.

page-2104 = Le bedeau a étalé la sacristie comme un éventaire de foire : bouts de cierge au poids, couvertures d'autel, un encensoir, des cuillers de baptême aux initiales d'autrui. Chaque pièce a son prix, découpé dans un calendrier des saints. La paroisse est d'accord pour tout, jure-t-il, et il le jure avant qu'on ait rien demandé. Il est maigre et ses manchettes sont propres. Derrière le rideau on entend tousser quelqu'un qui ne tousse pas comme un client. Dans la nef sont assis trois vieux qui pourraient être la paroisse.
    .title = Les bouts de cierge du bedeau
    .trade = Faire affaire
    .buy-a-blanket = Acheter une couverture
    .ask-the-parish = Demander à la paroisse
    .say-for-whom-it-is = Dire pour qui c'est

page-2112 = Elle est lourde, lie-de-vin, bordée d'un or qui gratte, et sent l'encens, le camphre et un peu le bedeau. La première nuit on dort dessous serrés les uns contre les autres, et l'on rêve de chorales. Au matin quelqu'un découvre l'agneau brodé au milieu, et dès lors plus personne ne veut l'avoir sur les pieds.

page-2113 = La paroisse est dure d'oreille, aux deux tiers. Le dernier tiers, une dame à canne, se lève, entre à la sacristie et reste longtemps devant l'étalage. Ils ne savaient pas. Maintenant ils savent. Elle ne gronde pas ; contre sa broche elle rachète une cuiller de baptême, s'arrête à la porte et nous donne la cuiller. Demain, de toute façon, elle serait de nouveau là.

page-2105 = Derrière l'abside, là où était le compost, la terre fait une rangée de longs tas bas, chacun avec une tuile à la tête. Sur les tuiles il n'y a rien. Ce sont ceux que personne n'a pu nommer, dit le prêtre ; il s'appuie sur une bêche, la soutane relevée dans la ceinture. Pour cette nuit il y en a deux autres, sous la bâche. Il ne demande pas franchement de l'aide. Il demande si nous avons déjà dû enterrer quelqu'un, et où, et si c'était assez profond, comme un paysan le demande à un autre.
    .title = Une rangée sans noms
    .help-him-dig = L'aider à creuser
    .excuse-ourselves = S'excuser

page-2114 = Une planche, un numéro au fer rouge, et le prêtre dit une phrase, qui n'est pas dans le livre. Il dit que celui-ci avait des chaussettes reprisées, quelqu'un s'était donc assis pour lui près d'une lampe. C'est plus que n'en ont reçu la plupart cette année. Au retour nous nous racontons nos morts à nous, de petites choses, qu'ils ronflaient, qu'ils salaient trop.

page-2115 = Il comprend ; cette nuit chacun est attendu quelque part. Nous longeons le mur, et longtemps on entend la bêche derrière nous, pierre, et pierre encore, puis un silence où l'on croit qu'il est passé au travers. Dans tout le quartier il n'y a pas d'autre bruit. Quelqu'un viendra voir qui creuse là à une heure pareille.

page-2121 = Entre deux piles de palettes est assis un soldat, les genoux remontés. Là où étaient les insignes l'étoffe est plus sombre, des fils dépassent. Il tient un ouvre-boîte et n'a pas de boîte. Il ne demande rien ; il dit d'emblée, les yeux sur nos souliers, qu'il s'appelle Stevan et qu'il a quitté le pont lundi, que personne ne lui avait dit de tirer, qu'il aurait simplement pu rester là debout. À deux rues d'ici on paie pour des gens comme lui. Dans la cour la patrouille crie la demie. Il l'entend mieux que nous.
    .title = Le déserteur
    .hide-him = Le cacher
    .hand-him-over = Le livrer
    .send-him-off = Le renvoyer

page-2126 = Sous le toit il y a un grenier à bâches ; personne n'y regarde, parce qu'il manque à l'échelle un barreau qu'il faut connaître. Il mange en nous tournant le dos. Puis, sans qu'on le prie, il explique avec des clous sur le plancher comment la garde change ici, qui marche, qui dort, où l'on fume. Ses mains tremblent tant que les clous ne tiennent pas debout. Chaque fois il les relève.

page-2127 = C'est un garage avec un bureau dedans. Ils paient tout de suite, d'un tiroir, et ne notent rien, ni son nom ni le nôtre. Il marche bien droit entre deux d'entre eux ; il est plus grand qu'il ne paraissait assis. À la porte il aurait pu se retourner. Ce n'est pas nous qu'il regarde, c'est l'ouvre-boîte, que l'un de nous tient encore.

page-2122 = À un crochet, dans le bureau du contremaître, pendent des doubles au carbone, et le dernier est celui du convoi de secours venu en septembre. Farine, huile, couvertures, lait en poudre, tant et tant de tonnes, reçu en bon état, trois cachets et une signature à paraphe. En septembre nous étions dans cette file. On distribuait une brochure sur l'hygiène. Tout cela était donc ici et en est ressorti par une autre porte, ou bien se trouve encore au fond sous un autre nom. La feuille ne pèse rien et dit qui a signé. Le hangar du fond est très grand.
    .title = Le bordereau
    .take-the-list = Prendre la feuille
    .look-for-the-goods = Chercher la marchandise

page-2128 = L'un de nous le lit deux fois, puis le replie dans ses plis, bien qu'il n'y ait plus de juge dans cette ville pour le déplier. Une page contre une guerre. Elle va dans un livre, pour rester bien plate, et le livre sous la chemise. Tout le long du retour il marche comme quelqu'un qui porte une tasse pleine.

page-2129 = Les couvertures sont là : quarante caisses, une main au pochoir sur le couvercle. La première est pleine de sable, et la deuxième. C'est du bon sable de rivière, quelqu'un a dû pelleter des jours. À la dixième nous nous contentons de frapper. Tout au bord, à demi sous la bâche, une caisse rend un autre son, et les clous du couvercle ont déjà été tirés puis renfoncés du pouce.

page-2123 = Il se tient au milieu du hangar, les fourches à terre, comme une bête agenouillée. Sous le siège il y a des batteries, six, et derrière le capot un moteur qui entraînerait une pompe, un ventilateur, bien des choses. Les boulons sont rouillés, le sol est en tôle, et le toit un tambour large comme un terrain de football. Avec de l'huile et de la patience ils viendraient, tour après tour. Au pied-de-biche c'est l'affaire de quelques minutes, et la moitié du quartier saurait dans quel bâtiment quelqu'un possède un pied-de-biche.
    .title = Le chariot élévateur
    .slowly = Lentement
    .rip-them-out = Tout arracher

page-2130 = Un quart de tour, de l'huile, attendre. Un quart de tour. Un chiffon sous l'écrou, pour qu'il ne tombe pas, la lampe entre les dents. En deux heures il ne se dit pas un mot, et à la fin tout est étalé sur un manteau, en ordre, comme un repas. Nous sommes noirs jusqu'aux coudes. Là-haut, dans les poutrelles, un pigeon a dormi tout ce temps.

page-2131 = Le premier coup est une cloche et le deuxième en est l'écho. Après cela plus rien ne sert d'être prudent, alors nous faisons vite : levier, botte, levier. Quelque chose se déchire, qui entier aurait été utile. Quand le calme revient, le toit bourdonne encore au-dessus de nous, et de l'autre côté de la cour une fenêtre s'ouvre et ne se referme pas.

page-2124 = À la grille brûle un feu dans un fût, et autour sont assis trois dockers, leur crochet sur l'épaule. L'entreprise n'existe plus depuis l'été. Personne ne les paie ; mais l'équipe va de dix à six, et de dix à six ils sont là. Le plus vieux a un thermos et demande qui nous venons voir. Ce n'est pas une plaisanterie. Contre deux cigarettes, pense-t-il, il trouverait nos noms sur la liste, ou contre des nouvelles, si elles viennent de l'autre rive ; il y a sa sœur. Sinon, il regrette, c'est fermé au public.
    .title = L'équipe de nuit
    .tobacco = Du tabac
    .news = Des nouvelles
    .turn-back = Faire demi-tour

page-2132 = Ils se lèvent tous les trois et mettent leurs gants. S'il y a quelque chose à porter, alors comme il faut. Hop, dit le plus vieux, et la caisse se soulève comme d'elle-même, et hop, la voilà sur notre charrette. Ils savent où se trouve chaque chose, même celles qui n'y sont plus. À la grille il regarde sa montre et note notre sortie : vingt minutes supplémentaires.

page-2133 = Nous disons ce que nous savons, et le plus jeune remarque, sans méchanceté, que c'était jeudi. Puis ils disent ce qu'ils savent, eux. Ils sont à une grille et tout y passe : ce qu'on transporte, et où, et quelle rue ce sera la prochaine fois. Le plus vieux verse du thé dans le couvercle et le fait tourner. De sa sœur, il n'a plus parlé.

page-2125 = Dans la chambre forte il n'y a qu'une palette sous une bâche, et la bâche est cousue de fil rouge, avec un plomb. À enlever, dit l'étiquette, la date de demain et le nom de l'hôpital. C'est donc pour eux ; pour le couloir avec les lits. La serrure a été forcée, pas par nous, quelqu'un est donc déjà venu et s'en est allé chercher de l'aide, ou une charrette. Un couteau traverse le fil rouge comme du beurre. S'il ne lui arrive rien d'ici au matin, elle partira où c'est écrit.
    .title = Médicaments sous scellés
    .break-the-seal = Rompre le plomb
    .guard-it = Monter la garde
    .leave-it-as-it-is = La laisser telle quelle

page-2134 = Ils sont emballés dans la sciure, des boîtes de la taille d'une brique, et chaque boîte porte un papillon rempli à la main : salle, lit, deux fois par jour, avant les repas. Une écriture ronde, appliquée, avec un petit cœur au lieu d'un point, de fatigue peut-être. Nous prenons ce qui entre dans un sac et rabattons la bâche sur le reste. Le plomb, nous le pressons entre les doigts. Il tient presque.

page-2135 = Vers deux heures ils reviennent avec une charrette, à trois, voient quelqu'un assis sur la palette avec une lampe et un crochet, et repartent comme s'ils s'étaient trompés de porte. Le chauffeur vient à quatre heures. Il lève la lampe, suit le fil sur tout le tour et n'en croit pas ses yeux. Avant de démarrer il nous met dans les bras une boîte qui a perdu son étiquette.

page-2141 = Une voix sort du noir, pas forte, et une culasse a claqué avant elle. Le mot, dit-elle. Devant nous des barbelés, derrière un mur, et entre les deux une flaque où l'on voit la lune et trois casques. Nous n'avons pas de mot. On raconte que la semaine dernière c'était un nom de fleur, et que celle d'avant quelqu'un est passé en disant bonsoir. La voix est jeune. Elle répète : le mot, et l'on entend qu'elle n'aime pas beaucoup son métier.
    .title = Mauvais mot de passe
    .answer-something = Répondre n'importe quoi
    .run = Courir
    .hands-up = Les mains en l'air

page-2146 = Il y a un silence plein de chuchotements. Puis quelqu'un rit, puis tous. Ils ne le savent pas eux-mêmes ; on l'a changé à midi et l'estafette n'est pas venue. Redites-le, réclament-ils, il était bon. Pour finir une main passe à travers les barbelés avec des cigarettes, et la voix nous dit quel côté de la route a le moins de trous.

page-2147 = Il devait passer au-dessus de nos têtes, c'est à cela que servent les coups de semonce. Mais il fait noir, il a froid, et quelqu'un lui a heurté le coude. Ce qu'on entend ensuite vient de lui : il nous crie de nous lever, pourquoi ne nous levons-nous pas, et il n'est pas loin de pleurer. Nous sommes déjà derrière le mur et toutes les lampes s'allument.

page-2142 = Les placards sont en tôle grise, avec des noms sur du sparadrap. Dans le quatrième, à l'intérieur de la porte, une photo tient par quatre punaises, et il faut un moment pour comprendre ce qu'on voit : c'est notre rue. D'en haut, du toit de l'école peut-être, un jour de lessive. Le marronnier est encore là. Il y a du monde aux balcons. Celui qui l'a mise n'y a tracé ni croix ni flèche, ce n'est qu'une rue. Dessous, son barda, roulé serré ; pour les deux on n'aurait pas le temps.
    .title = La photo dans le placard
    .take-the-photograph = Prendre la photo
    .take-the-kit = Prendre le barda

page-2148 = À la maison nous l'appuyons contre la lampe. On voit les géraniums du deuxième et le tapis sur la balustrade qui agaçait tout le monde. On se voit soi-même, peut-être, un point sombre avec un cabas. Chacun trouve quelqu'un. Puis on se met à compter, on ne peut s'en empêcher, de gauche à droite, et après le troisième balcon plus personne ne dit les chiffres tout haut.

page-2149 = Dedans, des chaussettes sèches, de la vraie laine, reprisées au talon de la mauvaise couleur. Quelques cartouches dans un mouchoir. Et tout au fond, dans un papier d'argent ouvert et refermé bien des fois, une tablette de chocolat où manquent deux carrés. Il s'en accordait un par semaine, à ce qu'on dirait. Nous n'y touchons pas avant d'avoir passé la grille.

page-2143 = Derrière le mess une corde va d'un réverbère à la roulante, et dessus pendent des vareuses, neuf, gelées si raides qu'elles s'entrechoquent comme des portes. En dessous, sur un tréteau, des couvertures pliées. Pas de sentinelle ; rien qu'un tuyau de poêle, et une radio derrière une fenêtre. Une vareuse tiendrait chaud. Une vareuse ferait passer aussi bien des coins de rue. Et si au mauvais coin on demandait à qui elle est, rien de ce qu'on pourrait dire ne serait plus écouté. L'une d'elles est à peu près à notre taille.
    .title = La corde à linge
    .take-one-from-the-line = En décrocher une
    .take-only-the-blankets = Rien que les couvertures
    .leave-it = Laisser cela

page-2150 = Grises, rêches, avec une raie bleue et dans le coin un numéro cousu d'un autre bleu. Quelqu'un a couché là-dessous et a eu froid, sinon pourquoi y aurait-il mis un bouton. Nous les emportons sous nos manteaux et avons l'air gros, comme sur les photos d'avant. Cette nuit-là on n'entend claquer les dents de personne.

page-2151 = On baisse la radio. À la fenêtre, un cuisinier, une serviette au cou ; il devait être là depuis le début, la louche à la main. Il regarde la corde, compte, nous regarde. Puis il sort sur la marche, pose une boîte par terre comme pour un chat, et d'un coup de menton indique la direction qu'il vaut mieux ne pas prendre.

page-2144 = Le guichet du fourrier s'ouvre à onze heures à qui frappe deux fois. Il y paraît un caporal à lunettes, une lampe à côté de lui et la liste de ce que la compagnie ne remarquera pas. C'est un homme d'ordre. Il a la mémoire des visages, nous dit-il en examinant les nôtres, et celle des histoires : qui a une chambre à louer, qui achète du pain pour un de plus qu'ils ne sont, qui l'on a vu près de l'entrepôt. Il n'en ferait presque jamais usage. La lampe est tournée de façon à nous éclairer, nous, et pas lui.
    .title = Le marché du caporal
    .buy-his-silence = Acheter son silence
    .deny-it = Nier
    .trade = Faire affaire
    .ask-for-work = Demander du travail

page-2152 = Il compte deux fois, se mouille un doigt, recompte les petites choses. Puis il ôte ses lunettes, et nous voyons ses yeux passer sur nous et cesser de rien voir, comme on éteint en sortant. Bonsoir, dit-il au mur. Désormais il ne nous a jamais rencontrés. Il rend même la monnaie, dans la sienne.

page-2153 = Des sacs de sable. Le sable est gelé, il faut l'attaquer à la pioche, les sacs sont en papier, et le lieutenant veut un mur droit. Jusqu'à trois heures du matin nous bâtissons ce derrière quoi l'on tirera. Le caporal vient avec la lampe, tape sur le dernier rang, se déclare content et paie à la pièce, cartouche après cartouche dans la main ouverte, comme un fermier paie des pommes de terre.

page-2145 = La remise à charbon est verrouillée, et le verrou est au-dehors. Par la fente entre les planches un œil nous regarde, s'en va, revient. C'est un garçon, seize ans, pas d'ici à sa façon de demander de l'eau ; ses mains sont derrière lui, et l'on ne voit le fil de fer que lorsqu'il se tourne. Il ne dit pas pourquoi. Au poste on joue aux cartes, et quelqu'un gagne. Le verrou est gros et sec, il le dirait à tout le monde. Par la fente on pourrait faire passer une gorgée, en prenant son temps. On pourrait aussi être là pour le charbon.
    .title = Le prisonnier
    .open = Ouvrir
    .give-water-through-the-gap = De l'eau par la fente
    .go-past = Passer outre
    .leave-bolt-and-cutter-to-him = Lui laisser verrou et pince

page-2154 = Le verrou crie, les cartes s'arrêtent. Il n'a pas besoin qu'on lui explique ; il nous a dépassés, il est par-dessus le mur, les mains toujours dans le dos, on ne le croirait pas possible. Là où il était assis, sur le charbon, il y a la pince qui avait servi à couper le fil. Nous la prenons, puisqu'il faut courir de toute façon. Un sifflet. Dans ce quartier ils vont poser des questions pendant un moment.

page-2155 = Une lettre pliée fait un bec, et c'est long, car il doit boire la nuque renversée, et la bonne moitié coule sur les planches. Quand il en a assez il ne dit pas merci. Il demande quel jour on est. Nous nous regardons, cela fait un moment que nous ne le savons plus. Finalement nous tombons d'accord sur jeudi. Jeudi, répète-t-il, comme s'il pouvait en faire quelque chose.

page-2161 = Dans la cour du garage quatre hommes se tiennent autour d'un brasero, et un cinquième est assis sur un siège d'auto sans auto. Cette cour paie, dit celui qui est assis ; la rue paie, et les gens qui passent par la rue. Il le dit comme un garçon annonce le plat du jour. Ils ont un registre tenu par un élastique, et dans ce registre, il nous en laisse voir assez, figurent toutes les maisons jusqu'au canal, sur deux colonnes. Tout en tournant les pages il demande notre numéro. Il le sait déjà ; son pouce est sur la ligne.
    .title = Leur secteur
    .pay = Payer
    .push-through = Forcer le passage

page-2166 = Après cela on nous facilite tout. L'un d'eux nous précède et tient la lampe, haut, juste comme il faut, et nous prévient pour la fosse. Un autre écarte un pneu du pied. Prenez votre temps, dit l'homme sur le siège. On dirait le personnel d'un bon magasin ; et cela, quand on y repense chez soi, était peut-être le pire.

page-2167 = Le brasero s'est renversé, les braises courent sur le béton et sifflent là où c'est mouillé. À leur lueur on voit des outils que quelqu'un a lâchés, et un gant, la paume en l'air. L'homme a tout de même quitté son siège et s'en est allé. Le registre n'est plus là. Il l'a sous le bras, il va s'asseoir quelque part et nous inscrire dans l'autre colonne.

page-2162 = Elle est tout au fond, sur cales, sous un drap. Un coin a glissé et l'on voit la couleur, ce vert qu'ils n'ont fait que deux ans, et la baguette chromée avec le creux au même endroit ; non, pas tout à fait le même. Chaque famille en avait une, ou en connaissait une. On était couché sur cette banquette avec de la fièvre, et les réverbères passaient au plafond. Elle a des fils, des roulements, une dynamo, à peine servis. Les portières ne sont pas fermées. Avec des outils c'est quarante minutes de travail, et quelqu'un a déjà retroussé une manche.
    .title = La voiture de Père
    .sit-in-it = S'y asseoir
    .strip-it = La désosser

page-2168 = La portière se ferme avec ce bruit-là. Dedans cela sent encore, le skaï, la carte routière mouillée, la menthe. Les mains vont au volant, à dix heures dix, comme on l'a appris. La clé est au contact, on la tourne, et ce qui se passe, c'est rien, sans un bruit. Personne ne dit de rouler. Au bout d'un moment quelqu'un remonte la vitre d'un pouce, contre le courant d'air.

page-2169 = Une bonne voiture. On voit qu'elle était soignée : de la graisse partout où il en faut, les écrous viennent à la main. Les fils, la bobine, les roulements, la petite lampe de la boîte à gants dont personne n'a besoin. Dans le cendrier, un papier de bonbon à la menthe. Quand c'est fini nous tirons le drap sur ce qui reste, jusqu'aux pare-chocs, et vue de la porte elle est comme avant.

page-2163 = Au dernier établi, sous une lampe faite d'un phare, un homme s'est endormi sur son ouvrage, la joue sur l'avant-bras. Devant lui, dans une lanière de cuir, une lame de scie pas plus épaisse qu'un cheveu, comme en ont les bijoutiers ; il n'y en a pas deux dans cette ville. Il découpait des lettres dans une pièce de monnaie. Autour de l'établi s'entasse de la ferraille meilleure que partout ailleurs. Ses lunettes lui sont remontées sur le front. Il a l'air d'un homme qui nous la laisserait, et d'un homme qui n'a rien d'autre.
    .title = Le travail fin
    .wake-him = Le réveiller
    .take-it = La prendre
    .take-the-scrap-instead = Prendre plutôt la ferraille
    .let-him-sleep-and-go = Le laisser dormir, partir

page-2170 = Des limes au manche usé par une poigne, des ressorts, la moitié d'un mandrin, une boîte de billes qui fait un bruit de pluie. Il y a aussi un étau, ce qu'il y a de mieux dans tout le bâtiment ; nous essayons chacun une fois de le soulever, puis nous le regardons avec respect. L'homme ne se réveille pas. Ou bien il est poli. Nous prenons ce qui se porte.

page-2171 = Nous en sommes à la grille quand quelqu'un siffle, deux notes, comme pour un chien qu'on aime bien. Il est assis tout droit sous son phare, les lunettes en place, et l'était depuis Dieu sait quand. Tenez, dit-il, et il lance quelque chose en cloche. C'est huilé, roulé dans du journal, et cela va sur une pièce que nous avons à la maison.

page-2164 = Au-dessus de la fosse pend une enseigne qu'il a peinte lui-même : tout à moitié. Ce qui veut dire, explique-t-il, que celui qui apporte une chose cassée et une pièce bonne remporte une chose bonne, et que la prochaine cassée reste ici. Il a des mains comme des pelles, et pose avec elles un ressort dans une serrure comme on donne à manger à un oiseau. Les outils, il les achète comptant ; il en rêve. Il a du thé aussi, sur le collecteur d'un moteur qui ne tourne que pour cela. À côté de sa salopette en pendent deux autres, plus petites, propres.
    .title = L'offre du mécanicien
    .have-a-gun-mended = Faire réparer une arme
    .sell-a-tool = Vendre un outil
    .sit-down-with-him = S'asseoir avec lui

page-2172 = Il passe le pouce sur le tranchant, plie un peu le fer et l'écoute. Il paie en essence, dit-il ; mais qu'en ferions-nous, alors il va chez le voisin avec un jerrican et revient avec de quoi manger. De commission, il n'en prend pas. La pelle reçoit au mur un crochet à elle, sa forme tracée à la craie tout autour, pour qu'elle y revienne toujours.

page-2173 = Il parle de moteurs. De celui qui ne marchait que sous la pluie, et du diesel revenu trois fois et qui avait, on l'a su ensuite, le mal du pays. Le thé est fort et le collecteur cliquette. Il sait beaucoup de choses et les raconte bien ; deux fois il dit « mes deux garçons faisaient toujours », et les deux fois il se lève et s'occupe du feu. Il remplit nos tasses jusqu'à la fin.

page-2165 = Le parking a trois niveaux, et nous sommes au plus bas, les bras chargés, quand les lampes prennent le virage de la rampe. Cinq, six. Ils ne se pressent pas, car il n'y a qu'une sortie et ils y sont. L'un d'eux pousse du pied un enjoliveur, qui sonne d'étage en étage. Il y a des voitures sous lesquelles se coucher. Il y a la rampe, raide, avec la patrouille un peu de côté. Et il y a, bien sûr, la vérité : que quelqu'un habite par ici et avait froid.
    .title = La patrouille sur la rampe
    .wait-for-them-openly = Les attendre à découvert
    .under-the-cars = Sous les voitures
    .make-a-dash = Tenter la sortie

page-2174 = De l'huile goutte sur un col, très lentement. Les bottes longent la rangée, s'arrêtent, repartent, s'arrêtent. Celles-ci sont à un bras ; on pourrait en nouer les lacets ensemble. Leur propriétaire éclaire les vitres au-dessus de nous, voiture après voiture, et fredonne, une berceuse, justement, et s'arrête chaque fois avant la même note aiguë. Quand il est parti nous restons encore couchés, pour entendre s'il l'atteint un jour.

page-2175 = Entre deux lampes il y a toujours une bande de noir ; il faut y courir sans réfléchir. Un cri, où il y a surtout de la peur. Puis du béton saute du mur, à hauteur de tête, là où nous étions l'instant d'avant. Puis la rue, la neige, un coin, un deuxième. Ce que nous portions est resté en bas, au troisième niveau, dans leurs lampes.

page-2181 = Dans la salle de bal des matelas s'alignent sous le lustre, et sur l'estrade du quatuor est assis un vieux monsieur en robe de chambre, un fusil de chasse sur les genoux. Derrière lui quelqu'un se retourne en dormant, un enfant demande quelque chose, on le fait taire. Ils étaient là les premiers. Il ne nous a pas encore vus ; il surveille les portes-fenêtres, par où il pense qu'on entre. On pourrait aller à lui, les mains ouvertes, et demander la permission. On pourrait aussi passer par le jardin d'hiver, sur tout ce verre.
    .title = Les autres invités
    .ask-for-leave = Demander la permission
    .through-the-conservatory = Par le jardin d'hiver

page-2186 = Quatre familles, dit-il à voix basse, dix-sept personnes, et il nous montre le tableau au mur : eau, bois, veille, latrines, d'une belle ronde. Tout est réglé. Les étages sont à eux, la cave, personne n'y est encore venu, alors fouillez donc la cave. Une femme qui ne peut dormir nous accompagne avec une bougie. Elle aurait quelque chose à échanger, si cela nous convenait.

page-2187 = Du verre, et sous le verre encore du verre, puis une porte gonflée qui cède d'un coup. C'est une pièce que nul n'a ouverte depuis l'été : des housses, des rayons, une odeur d'encaustique. Nous remplissons nos sacs dans le noir et sentons après seulement qu'une manche est devenue chaude et mouillée. Dans la salle de bal on a allumé toutes les bougies, et ils se tiennent serrés.

page-2182 = Les murs sont pleins de carrés pâles, grands et petits, chacun avec son crochet. On a décroché les tableaux selon leur prix, cela se voit : les vides commencent à la cheminée et rapetissent. Il en reste un, près de l'escalier de service. Il ne vaut rien, qui l'a peint avait du mal avec les mains. Un enfant d'environ cinq ans tient un chien par le collier, et tous deux semblent avoir été appelés à l'instant. Le cadre est large et sec. Dans l'âtre, dessous, les éclats de tous les autres.
    .title = La galerie des portraits
    .take-it-down-for-the-frame = Le décrocher pour le cadre
    .leave-it-hanging = Le laisser au mur

page-2188 = C'est plus léger qu'on ne pense. Derrière, dans le carré clair, il y a une petite porte de fer, et elle est ouverte ; ils la connaissaient donc, et ils étaient pressés. L'étagère est tendue de velours, et dans un coin, là où le velours bâille, a glissé une chose que des doigts gantés n'ont pas sentie. La toile, nous l'avons roulée. On ne sait pas pour qui.

page-2189 = C'est en sortant seulement que l'un de nous le voit : sur le parquet, sous le tableau, exactement au milieu, il y a un canard de bois à roulettes. Pas un grain de poussière dessus. Tout autour c'est gris et piétiné, mais quelqu'un a essuyé une place pour le canard, et cette semaine encore. Nous le contournons. Dans le vestibule il y a un placard qui nous avait échappé.

page-2183 = Les tuyaux ont éclaté et pendent sur les bacs en longues barbes de glace. Les citronniers sont morts, le palmier est un balai. Mais dans l'angle où le conduit de la salle de bal monte derrière le mur, la terre est molle, et quelque chose de vert a poussé entre les dalles et les choses mortes, sans qu'on l'ait prié, tout en feuilles et en tiges, haut comme une main. Cela se mange, ou s'infuse. Déterré proprement, racine après racine, cela pousserait peut-être encore. Cela peut aussi être dans le sac en une demi-minute.
    .title = Le jardin d'hiver
    .dig-it-out = Le déterrer
    .tear-it-off = L'arracher

page-2190 = Avec des cuillers, pour finir, et avec les doigts, pour que le chevelu vienne aussi. Quelqu'un décroche un rideau, du velours, et nous y roulons toute la motte comme un enfant au sortir du bain. La maison est pleine de rideaux, d'ailleurs ; nous en avons d'autres sur les épaules. Dans la rue on la sent à travers l'étoffe : la terre, et quelque chose comme du poivre.

page-2191 = Cela se déchire avec un petit cri et reste dans la main, et dès la terrasse cela commence à pencher ses feuilles. On aurait pu le savoir. Nous le tenons sous nos manteaux, contre la peau, et marchons plus vite, ce qui sur tant de verre cassé n'est pas marcher sans bruit. Ce qui vaudra encore la peine à la maison, nous le verrons à la maison.

page-2184 = Au grenier, entre les malles, un homme à écouteurs est assis devant un poste qu'il a construit avec une table de machine à coudre et un lustre. Ne marchez pas sur l'antenne, dit-il, vous êtes dessus. Il entend le monde entier, tant que durent les piles, et vit de vendre ce qu'il raconte : le bulletin est bon marché, parce qu'il est faux. Le reste est plus cher. Il existe une fréquence où, à heure fixe, une femme lit des noms, de gens qui sont en vie. Il nous apprendrait où elle se trouve contre une pièce comme celles que nous portons.
    .title = Un radioamateur
    .learn-the-frequency = Apprendre la fréquence
    .buy-tonights-news = Acheter les nouvelles du soir
    .keep-our-parts = Garder nos pièces

page-2192 = Il arrache la page de garde d'un recueil de cantiques et note des chiffres, des heures, un petit croquis de la façon de tenir le bouton, et souligne deux fois une ligne : c'est là qu'elle parle. Elle est enrhumée cette semaine, dit-il. Il nous laisse écouter une minute à un seul écouteur. Elle en est justement à la lettre que l'un de nous attendait, puis cela s'efface.

page-2193 = Il hausse les épaules, sans se vexer, et remet les écouteurs, une oreille dedans, une dehors tant que nous sommes là. Par celui qui est libre sort une musique de danse, minuscule, comme jouée par des insectes, de quelque ville avec des lampes et des garçons de café. Il bat la mesure du tournevis. Dans l'escalier nous l'entendons encore, ou le croyons, et posons le pied entre les temps.

page-2185 = Dans la salle de bains du premier un homme est assis dans la baignoire vide, tout habillé, une serviette pressée sur la cuisse, un appareil photo au cou. Il nous salue en quatre langues, puis dans la nôtre, avec des fautes. Il avait voulu voir le front d'en haut. Les siens viendraient le prendre à l'ancien central téléphonique, cette nuit, jusqu'à deux heures ; après, ils partent. C'est à un kilomètre et il ne tient pas debout. Il ne dit pas s'il vous plaît. Il dit que c'est une jambe intéressante, médicalement. L'appareil est de ceux qui coûtent une auto.
    .title = Le reporter
    .bring-him-there = L'y conduire
    .bandage-and-leave-him = Le panser et le laisser
    .take-the-camera-to-trade = Prendre l'appareil pour l'échanger

page-2194 = C'est une blessure propre, si l'on peut dire, et il nous regarde faire comme si la jambe était à un autre. Le nœud serré, il cherche un crayon dans sa veste. Nos noms, s'il vous plaît, pour plus tard, il fait toujours ainsi. L'un de nous en donne un faux, sans savoir pourquoi, celui d'une camarade d'école. Il l'écrit avec un soin particulier.

page-2195 = Il retient la courroie un instant de trop, puis baisse lui-même la tête pour s'en défaire. À l'atelier, sur la place, on ouvre le dos pour voir s'il est en état, et l'homme tient la bande devant la lampe. C'est notre rue. La vitrine du boulanger, le tram couché, quelqu'un avec deux seaux qui vient de rire de quelque chose. Voilée maintenant, évidemment.

page-2201 = L'avenue a huit voies et elle est toute blanche. Il y a dessus un tram, un landau et plusieurs choses qu'on ne reconnaît qu'au deuxième coup d'œil. Il est là-haut dans la tour, neuvième étage, à gauche de la cage d'escalier, où le rideau bouge ; il y est depuis des semaines, et on le connaît comme on connaît le temps qu'il fait. L'entrée n'a pas de porte. C'est neuf étages sans lumière, sans personne, et en haut quelqu'un qui regarde de l'autre côté. Ou bien l'avenue, l'un après l'autre, sans rien d'autre en tête que le trottoir d'en face.
    .title = Neuvième étage
    .climb-up = Monter
    .cross-one-by-one = Traverser un par un

page-2206 = À la quatrième voie on entend sa propre montre. Rien. À la sixième quelqu'un glisse, se relève, reste là au milieu de tout ce blanc, le temps de retrouver un gant. Au neuvième une allumette craque ; il allume une cigarette, la tient au-dessus de l'appui pour qu'on la voie, et la fume jusqu'au bout. De l'autre côté nous avons tout loisir de voir ce qu'il voit.

page-2207 = Une chaise de cuisine avec un coussin, un thermos encore tiède, un plan de l'avenue sur papier quadrillé. Il y a noté des heures au crayon, avec des croix, et quelques points d'interrogation. Deux de ces heures sont à nous ; nous nous rappelons ce matin-là, il y avait du brouillard. Le café est du vrai. Sur le visage nous avons tiré le rideau. La vue est très belle.

page-2202 = Troisième étage, deuxième porte à gauche, et la plaque de cuivre a été astiquée, dans cet escalier entre tous. La sonnette ne sonne pas, évidemment. Derrière la porte quelqu'un dit quelque chose, s'arrête, le redit un peu plus fort, comme on parle à un sourd ou à un absent. Si l'on avait une lettre pour le 34, c'est ici qu'elle irait ; il y a des gens qui portent de ces lettres. Si l'on n'en a pas, on n'est qu'un inconnu dans le noir devant la porte d'une vieille femme. L'escalier continue.
    .title = Appartement 34
    .deliver-it = La remettre
    .open-it-first = L'ouvrir d'abord
    .knock = Frapper
    .pass-by = Passer

page-2208 = Elle a mis deux couverts, avec porte-couteaux. Elle le fait tous les soirs, explique-t-elle, on ne sait jamais ; et vous voyez. Personne ne repart sans s'être assis. Il y a de l'orge, et dans une coupe de verre trois prunes qu'elle garde du temps où la cave était sèche. Elle nous regarde sans cesse l'un après l'autre, non qu'elle nous prenne pour quelqu'un, mais pour voir à quoi ressemblent des gens qui mangent.

page-2209 = Elle s'ouvre presque seule, la colle est vieille. Deux lignes, et un billet de banque de ceux qu'on ne prend plus depuis le printemps. La première ligne dit où est la clé. La deuxième demande pardon, brièvement, et l'on voit qu'elle a été commencée trois fois. Ce n'était pas pour nous. Nous restons avec cela sur le palier et partageons une cigarette qui s'y trouvait aussi.

page-2203 = À la place de l'ascenseur une corde pend dans le puits, sur une poulie que quelqu'un a tirée d'une machine à laver. Elle monte dans le noir et descend dans le noir, et elle est tendue. Sur le toit habite quelqu'un qui ne descend plus, dit-on dans l'immeuble, et qui ne manque de rien. Ce qui pend au bout, on pourrait le hisser d'ici, main après main ; on ne le verrait qu'à l'arrivée. Il y a aussi des échelons dans la paroi, presque tous.
    .title = La cage d'ascenseur
    .haul = Hisser
    .climb = Grimper
    .leave-it = Laisser cela

page-2210 = Cela monte lentement, en tournant, en cognant la paroi tantôt à gauche, tantôt à droite, et à chaque coup quelqu'un, très haut, soulève une chaise et la repose. Puis cela pend devant nous : un seau, noué comme un marin ne ferait pas mieux, une assiette dessus. Il est plein à ras bord. Il ne s'en est pas perdu une goutte.

page-2211 = Derrière les bouches d'aération il y a une baignoire à pieds de lion, et dans la baignoire, sous un filet de tennis, dans la paille, des lapins. Ils lèvent la tête tous ensemble. Une chaise longue, des jumelles, une rangée de bocaux : quelqu'un s'est installé ici comme pour le beau temps. Dans la cabane on allume. Il faut faire vite, et les lapins ne comprennent pas la hâte, ils restent immobiles, tout chauds.

page-2204 = Au rez-de-chaussée, à un pupitre, siège le comité : un mécanicien de locomotive en retraite, une assistante dentaire et un garçon qui sait la sténo. Rien ici ne se fait sans eux. Ils ont un plan des soixante-six logements, en couleurs : occupé, évacué, défense d'entrer. Nous pouvons fouiller les rouges, ils n'y voient pas d'inconvénient, si en échange on monte du charbon aux vieux des derniers étages ; ou contre paiement, avec reçu. Il y a encore une troisième possibilité. Ils nous regardent, tous les trois, comme s'ils la connaissaient fort bien.
    .title = Le comité d'immeuble
    .carry-coal = Monter du charbon
    .pay-instead = Payer à la place
    .search-without-leave = Fouiller sans permission

page-2212 = Onze étages, deux seaux chacun, et encore. À partir du cinquième on ne pense plus en mots. Mais à chaque palier une porte s'ouvre de la longueur de sa chaîne, et par la fente sort une main, tachée, baguée, tremblante, gantée, avec dedans quelque chose qu'elle refuse de reprendre. Tout en haut quelqu'un y a noué un ruban. Le mécanicien nous coche sur la liste.

page-2213 = Le garçon remplit le formulaire, l'assistante tamponne, le mécanicien signe. L'un d'eux nous guide, un trousseau à la main, et à chaque palier il s'excuse : pour la poussière, pour l'odeur du septième, pour le papier peint. Devant chaque porte il attend, face au mur, afin que nous ne nous sentions pas surveillés. Tout est très correct, et nous trouvons pas mal de choses.

page-2205 = La volée du bas est tombée et gît là comme un accordéon lâché. Dessous passe le tuyau du chauffage, et le long du tuyau viennent des coups. Trois, silence, trois. Dans l'immeuble on dit que cela dure depuis l'après-midi, en plus rapide. Ils voulaient creuser, puis on a tiré, puis il a fait nuit. C'est du béton, avec du fer ; qui commence ne fera rien d'autre cette nuit, et arrivera peut-être trop tard. Qui pose la main sur le tuyau sent chaque coup dans les os, comme le pouls d'un autre.
    .title = Des coups dans le tuyau
    .dig = Creuser
    .knock-back-and-fetch-others = Répondre et chercher du monde
    .put-the-hands-over-the-ears = Se boucher les oreilles

page-2214 = Trois, silence, trois, du manche d'un couteau : on vous a entendu. Puis de porte en porte ; tous n'ouvrent pas, mais plus qu'on ne croirait. Ils viennent avec des lampes et des crics, en pyjama sous le manteau. Pour ce petit endroit ils sont trop nombreux, nous gênons. De la rue nous les entendons encore appeler un prénom, toujours le même. Comment cela finit, on ne nous le dit pas.

page-2215 = On l'entend quand même ; cela passe par les semelles. Au premier étage nous marchons plus vite, dans l'escalier nous tenons la rampe et le sentons là aussi. Dehors, dans la cour, la neige l'avale, ou bien c'est fini. Nous nous arrêtons pour savoir lequel des deux. Puis personne ne veut plus savoir, et nous traversons la rue sans un bruit, sur la pointe des pieds.

page-2221 = Entre les butoirs une sentinelle est assise sur une caisse retournée, le menton sur la poitrine. Il a rentré les mains dans les manches ; le fusil est en travers de ses genoux, comme les courses de quelqu'un. Son souffle fait un petit nuage, puis rien, puis un petit nuage. Le long du quai, loin encore, va une lampe qui s'arrête à chaque poste et dit une chose sèche. Elle sera ici dans quelques minutes. Pour prendre un fusil à un homme endormi il suffit de deux doigts. On peut passer. Ou lui toucher l'épaule, avant que la lampe ne le fasse.
    .title = La sentinelle et son fusil
    .disarm-him = Le désarmer
    .slip-by = Passer sans bruit
    .wake-him = Le réveiller

page-2226 = Sur le bord des pieds, de traverse en traverse, devant ses genoux et son nuage. Il claque des lèvres comme un enfant. Derrière lui, à l'ombre du château d'eau, il y a un wagon, et quelqu'un s'est déjà occupé du plomb. La porte glisse sur de la graisse. Nous prenons un peu dans chaque rangée, pour que cela ne saute pas aux yeux, car c'est lui qui devra en répondre.

page-2227 = Il est debout avant d'être éveillé, et un instant nous tenons tous le même fusil. Il a dix-neuf ans ; cela se voit maintenant. Il a peur de nous, et de la lampe, et de son propre doigt. Puis la lampe appelle son numéro, et il répond que tout est calme, d'une voix qui déraille. Il nous a fourré un paquet de cigarettes. C'était la seule chose à portée de main.

page-2222 = Ils sont sur le quai deux, en rang, la poignée en l'air, avec des étiquettes : onze valises, un carton à chapeau, un violoncelle dans son étui. La neige les a couverts également. On dirait que leurs propriétaires sont allés tous ensemble au buffet, en laissant l'un d'eux surveiller, et qu'ensuite celui-là y est allé aussi. Les serrures sont de celles qu'on ouvre à la fourchette. Les étiquettes sont au crayon-encre, avec des noms, des rues, les gares où il fallait changer. Le buffet n'a plus de toit.
    .title = Quai numéro deux
    .open-them = Les ouvrir
    .read-the-labels = Lire les étiquettes

page-2228 = Au-dessus il y a les beaux habits, dans du papier de soie. On emballe d'abord le pratique, casseroles, bas, papiers, et au dernier moment on pose dessus ce qu'on veut porter le jour du retour. Un gilet blanc. Des souliers vernis, pointure vingt-huit. Nous enfilons ce qui est chaud par-dessus ce que nous avons et ressemblons à des gens de la noce. Dans un ourlet est cousu quelque chose de dur.

page-2229 = De la manche nous essuyons la neige, l'une après l'autre, et lisons à mi-voix. À la septième, plus personne ne lit. C'est le nom peint en blanc sur notre porte de cave, là où les rayons sont marqués pour les confitures ; nous nous étions toujours demandé. La valise est fermée à clé et ne pèse presque rien. Quelqu'un la soulève et la repose exactement dans son carré de neige.

page-2223 = Il est couché près de la plaque tournante, les lampes encore sur les tables et les tables au mur. La cuisine se trouve maintenant en haut. Pour y entrer il faut passer par une fenêtre, descendre dans ce qui était le couloir et remonter le long des patères ; avec une corde, en essayant chaque patère, cela se fait. On peut aussi sauter, tout simplement, ce n'est pas si haut, et il y a des rideaux pour amortir. À travers la vitre on voit une porte de placard qui ne s'est pas ouverte.
    .title = Le wagon-restaurant
    .with-patience = Avec patience
    .jump = Sauter
    .leave-it = Laisser cela

page-2230 = Patère après patère, et le dernier bout en se faisant la courte échelle. Dans le placard tout tient dans des supports prévus pour les virages : du sucre en morceaux, deux par deux, sous un papier avec un lac et un vapeur. Bons baisers de quelque part. Nous en mangeons un sur place, suspendus, le laissons fondre et lisons tout haut le nom du lac. Aucun de nous n'y est jamais allé.

page-2231 = Les rideaux cèdent, la table non. Les étoiles passées, on se retrouve assis parmi les bocaux, une bouilloire sur les genoux comme une poule, et un couperet planté dans la boiserie à hauteur d'oreille. La moitié d'une étagère est intacte. De là-haut on demande s'il est arrivé quelque chose. C'est une question d'opinion, et nous faisons passer ce qu'il y a.

page-2224 = Dans la lampisterie, sur un sac de toile, est assis un cheminot en grande tenue, casquette comprise. Courrier, dit-il, et il se lève. Le dernier train l'a apporté et depuis il n'est pas venu de voiture ; deux mois et huit jours. Il a trié. Il ne peut quitter son poste, c'est un jeu de mots, nous pouvons rire, et il aimerait donc confier les lettres de notre quartier à des personnes de confiance. C'est un paquet gros comme un pain. Il y a aussi des colis, au fond, mais pour les colis il faut un formulaire.
    .title = Le sac postal
    .take-the-letters = Prendre les lettres
    .ask-for-parcels = Demander les colis
    .decline = Refuser

page-2232 = Il nous fait signer, date et heure, dans un registre où les lignes au-dessus sont toutes pareilles : arrivé, arrivé, arrivé. En trente ans il n'a pas égaré un seul envoi ; un fromage, une fois, mais c'était avant lui. Puis il salue. Il partage son café avec nous, debout, puisqu'il est en service. Au retour chaque fenêtre a l'air d'une adresse.

page-2233 = Il comprend ; il ne demande même pas le formulaire. Il a un nez comme tout le monde, et depuis deux mois il est assis sur un colis où il y a du café et sur un autre où il y a quelque chose de fumé. Il se rassied sur le sac, sans colère, et regarde droit devant lui. Nous les tirons de dessous lui, colis après colis, et chaque fois il se soulève un peu pour que cela aille mieux.

page-2225 = Il existe donc. Il attend derrière les dépôts, moteur en marche, phares peints en bleu, et dedans sont assis des gens qui ne parlent pas, leur sac sur les genoux. Le chauffeur mâche une allumette. Une place, dit-il, rang neuf, côté couloir ; et il regarde sa liste, et par-dessus la liste il nous regarde. Qui a payé monte, qui n'a pas payé reste, ce n'est pas lui qui a fait le monde. Il part dans deux minutes. À la portière, une mère tient trois enfants par la main ; elle a compris que c'est une place, et elle reste là.
    .title = Le car derrière les hangars
    .put-one-of-us-on-it = Y mettre l'un de nous
    .sell-the-place-to-a-mother = Vendre la place à une mère
    .beg = Supplier
    .watch-it-leave = Le regarder partir

page-2234 = On n'a le temps de rien, et c'est une grâce. Un sac, une écharpe, l'adresse écrite sur une main. Puis la porte se replie, et à travers la vitre bleue on voit encore une forme se glisser jusqu'au rang neuf. Une paume s'appuie au carreau. Du dehors une paume s'y appuie ; la vitre est si froide qu'elle colle un peu. Puis cela aussi s'éloigne.

page-2235 = Il tourne sans phares au poste d'aiguillage, et l'on ne voit plus que le feu arrière, puis on n'entend que le moteur, puis même plus cela, et un bon moment encore on croit l'entendre. Ceux qui restent sont plantés là comme après une noce. Quelqu'un dit qu'il doit y faire froid, sans chauffage. Nous nous asseyons un instant au bord de la rampe, très fatigués.

page-2241 = Il est assis sur les marches de l'officine, les bras serrés autour de lui comme pour retenir quelque chose, et à son cou pend la clé, au bout d'un lacet. Il s'appelle Viktor, il était préparateur ici ; il porte encore la blouse blanche. Depuis deux jours il n'est pas entré. C'est tout le plan, explique-t-il en claquant des dents : tant qu'il est assis dehors, il n'est pas dedans. Cette nuit c'est dur. Un verre le ferait dormir. Il est maigre, il a un couteau, et ses yeux vont de l'un à l'autre de nous, puis à la porte.
    .title = Le drogué
    .offer-alcohol-for-the-key = De l'alcool contre la clé
    .take-it-by-force = La prendre de force
    .leave-him = Le laisser

page-2246 = Il passe le lacet par-dessus sa tête avant qu'on ait redemandé, comme on pose une lourde valise. Puis il boit, sans avidité, à petites gorgées, comme un remède. Quand la porte s'ouvre il dort, la joue sur la marche, la bouche ouverte. Nous prenons ce qu'il nous faut et refermons. L'un de nous accroche la clé au clou du dedans, là où il ne cherchera pas.

page-2247 = Il était plus fort qu'il n'en avait l'air, et puis plus fort du tout. Il est maintenant couché sur les marches, très léger et très calme, et la blouse lui est remontée dans le dos comme à un enfant. Le couteau était une spatule. Sur les rayons tout est en ordre alphabétique, épousseté, les étiquettes devant ; il a dû faire cela le dernier bon jour.

page-2242 = Il est à côté de la balance, relié de toile cirée noire, épais comme un missel, et chaque page est de la même petite écriture renversée. Pour le sommeil. Pour les nerfs. Pour le cœur, trois fois, dans un peu d'eau. Nous la connaissons, cette main : elle nous regardait la gorge, elle venait la nuit à bicyclette. Les notes vont jusqu'en décembre. Elle a dû prescrire des choses que personne n'avait plus, et les gens ont dû les apporter ici. Le dernier tiers est blanc, un bon papier épais, et à la maison le poêle est éteint.
    .title = Le livre d'ordonnances
    .read-on = Continuer à lire
    .use-the-pages = Se servir des pages

page-2248 = Vers la fin elle cesse de noter ce qu'on ne trouve pas. À la place : oignon, en tranches, avec du miel ; à défaut de miel, du sucre ; à défaut de sucre, de la patience et de la vapeur. Contre la fièvre : le saule, l'écorce, au troisième arbre après le pont. Avec les doses, pour les enfants, les vieux, les nourrices. Elle avait pensé à tout le monde. Nous copions quatre pages et au retour faisons un détour par le pont.

page-2249 = Cela s'arrache proprement, feuille à feuille, et c'est si épais qu'une page suffit pour allumer. Il y en a pour une semaine. Nous nous en tenons à la partie blanche. Le troisième soir seulement quelqu'un prend trop à gauche, et la chose est là un instant dans la flamme, bien lisible, avec notre nom et la dose. C'était pour une toux. Elle était passée, d'ailleurs.

page-2243 = L'étagère des poudres est tombée d'un bloc, et la pluie est entrée. Des étiquettes il ne reste que du bleu. Ce qu'il y a là parmi les éclats est blanc, et à côté il y a quelque chose de plus blanc encore ; l'un des deux, d'après le plan au mur, vaut son poids de cigarettes, l'autre sert à déboucher les éviers. À l'école on nous avait appris un moyen, avec du vinaigre et une bougie ; c'est interminable. On pourrait mouiller un doigt. Un pharmacien le ferait, du bout de la langue, et saurait tout de suite.
    .title = L'étagère brisée
    .sort = Trier
    .taste = Goûter
    .leave-them = Les laisser

page-2250 = De la craie, dit la bougie. De la soude. Encore de la craie. Au bout d'un moment il y a des tas sur le comptoir, sur des feuilles de calendrier, et nous marchons sur la pointe des pieds à cause du courant d'air. Le dernier tas est le plus petit et ne mousse pas. Quelqu'un le plie dans un papier comme on en pliait ici, les coins rentrés, et l'on s'étonne que les doigts sachent encore.

page-2251 = Nous avons tous nos doigts et tenons à nous en servir. À genoux donc, pour voir ce qu'il y avait dessous. Il y a là un bocal de feuilles, intact, sans étiquette. En dévissant le couvercle on la trouve, à l'intérieur, au crayon : quelqu'un qui avait travaillé assez longtemps en boutique pour savoir ce qui arrive aux étiquettes. Cela sent l'été et les rhumes.

page-2244 = La clochette de la porte marche encore. Il vient du fond, en cravate, en s'essuyant les mains, et demande ce que ce sera. Qu'il soit là surprend tant qu'on en oublie un instant ce qu'on voulait. Il lui en reste. Il fait aussi crédit, il voit bien où en sont les gens ; on laisse un nom et une adresse, et il inscrit cela dans le grand livre, avec la date, comme toujours. Ce qui vient après, il ne le dit pas. Sur la page ouverte il y a beaucoup d'adresses, et certaines sont soulignées.
    .title = À crédit
    .take-on-credit = Prendre à crédit
    .pay-at-once = Payer tout de suite
    .take-nothing = Ne rien prendre

page-2252 = La plume gratte. Il nous relit le tout, le nom, la rue, le numéro, quelle sonnette ; lentement, du bout des lèvres, comme s'il l'apprenait par cœur, bien que ce soit écrit. Puis il passe le buvard. Voilà, ce sera tout, et bon rétablissement. Sur le seuil il mentionne en passant, pour rendre service à la clientèle, dans quelles rues ils feraient leur tournée en ce moment.

page-2253 = Il met cela sur la balance, ajoute un poids, en retire un. Le compte est à notre avantage, et il n'est pas homme à garder la monnaie. Alors un cornet de papier : valériane, mélisse, houblon. Contre la peur, dit-il, une cuiller par tasse. Il en prend lui-même. Quand la clochette tinte derrière nous il est déjà de nouveau au comptoir, les mains jointes, comme une image de boutique.

page-2245 = Il restait un flacon derrière le poêle, et nous venons d'en essuyer la suie quand ils entrent : d'abord une jeune mère, son enfant dehors sur une luge, puis un vieil homme qui lui tient la porte. Ils veulent tous deux la même chose. Ils le disent, poliment, l'un après l'autre, chacun laisse finir l'autre. Ni l'un ni l'autre ne nous offre rien. Puisque nous l'avons trouvé, c'est à nous de dire pour qui ; cela leur paraît clair. L'enfant sur la luge ne fait pas de bruit. Le vieux tient son chapeau devant sa poitrine, à l'endroit même.
    .title = Deux malades
    .the-mother = La mère
    .the-old-man = Le vieil homme
    .we-ourselves = Nous-mêmes

page-2254 = Elle le prend à deux mains, et elle est dehors. C'est bien, dit le vieux, c'est très bien, c'est comme il se doit. Il nous le dit, puis il se le dit à lui-même sur les marches, et quand nous sortons on l'entend encore du coin de la rue : c'est bien. Qui avait penché pour elle s'en trouve content. Les autres regardent par terre, comme s'ils avaient penché pour lui.

page-2255 = Il le tient à contre-jour et calcule. La moitié, dit-il enfin à la mère, il faudrait voir comment on partage, selon le poids ou selon l'âge. Selon le besoin, dit-elle. Selon le poids, insiste-t-il, il a été géomètre. Ils s'en vont par la rue, lui tire la luge, elle porte le flacon, et ils discutent si fort que des fenêtres s'ouvrent. On les voit jusqu'au tournant.

page-2261 = On les entend avant de les voir : trois hommes par terre dans la salle de brassage, adossés à la dernière cuve, qui boivent dans un seau à incendie. Cela dure depuis longtemps. L'un raconte aux deux autres une histoire qu'ils connaissent et fournit lui-même les rires. À côté d'eux est rangé ce qu'ils ont rapporté d'une semaine de nuits, des caisses, un sac, une file de bouteilles, proprement, sous une couverture. Aucun ne pourrait se lever. Tous les trois ont quelque chose à portée de main, par habitude.
    .title = Trois à la cuve
    .fall-on-them = Se jeter sur eux
    .carry-off-quietly = Emporter sans bruit
    .leave = S'en aller

page-2266 = Une bouteille à la fois, de dessous la couverture, en passant devant les bottes. À la quatrième le conteur ouvre un œil. Il nous regarde bien en face, et on le voit nous caser dans l'histoire. Aux dames, dit-il d'une voix pâteuse, il lève le seau et referme l'œil. Nous nous attendions à tout sauf à cela. Il est si dur de ne pas rire que l'un de nous doit sortir dans la cour.

page-2267 = Nous sommes au portail quand ils se mettent à chanter derrière nous. C'est celle de la fille et du bac, avec tous ses couplets, et ils savent la deuxième voix, et même une troisième. On n'aurait pas cru. Cela passe par-dessus les murs, et personne dehors n'écoute plus les pas. Nous nous apercevons que nous marchions en mesure, et continuons ainsi.

page-2262 = Dans le bureau de la brasserie, sur les sacs de malt, il y a un manteau, et le manteau est couvert de poils gris et courts. Devant, une soucoupe, et la soucoupe est pleine : de la viande coupée menu, avec un bout de peau qu'on a raclé. Elle ne peut être plus vieille que ce soir. Dans le bol à côté, de l'eau sans trace de glace. Dans cette ville où l'on fait bouillir les ceintures, quelqu'un vient donc chaque jour nourrir quelque chose. Il doit être mauvais en calcul, ou très bon. Cela ferait un bouillon convenable pour une personne.
    .title = Le chat du brasseur
    .wait = Attendre
    .empty-it = La vider

page-2268 = C'est une fillette avec un pot, douze ans peut-être, dans une salopette aux jambes roulées. Elle n'a pas peur ; elle regarde la soucoupe d'abord, nous ensuite. Gris, dit-elle, une oreille, la gauche. Il était au brasseur, et le brasseur lui a laissé le manteau. Depuis quatre jours il n'est pas venu. Elle le décrit de nouveau, plus précisément, pour le cas où nous serions des gens qui vont un peu partout.

page-2269 = C'est de la bonne viande, il faut le dire. Nous torchons la soucoupe puis la remettons à sa place, ce qui est drôle quand on y pense. La porte à peine refermée, il y a quelque chose de l'autre côté : un grattement, tout en bas, patient, trois coups et un silence. C'était peut-être le vent. Cela continue longtemps après que nous en sommes convenus.

page-2263 = Au grenier les sacs montent jusqu'au genou, quarante peut-être, empilés comme une digue. Dessus tout est devenu mou et gris, avec un duvet, et quand on y marche cela souffle. Mais le malt se tient chaud ; tout au fond, disent les vieux, il peut être sucré comme au premier jour. Pour y arriver il faut déplacer la moitié de la digue, un linge devant la bouche. Ou bien on remplit le sac ici, tel quel, et l'on triera sur la table de la cuisine. Cela sent la cave, et sous la cave autre chose.
    .title = Le malt
    .dig-down = Creuser jusqu'au bon
    .take-it-as-it-is = Le prendre tel quel
    .leave-it = Le laisser

page-2270 = À la cinquième couche les sacs sont secs, à la septième ils sont tièdes. Quelqu'un en fend un, et nous voilà plantés là, couteau en main, le linge baissé, sans rien prendre encore. Cela sent le pain. Pas le pain d'à présent ; la boutique, tôt, quand on vient d'ouvrir. Personne ne le dit, parce que tout le monde inspire.

page-2271 = Dans la salle de fermentation voisine la levure, livrée à elle-même, est sortie de sa cuve et se tient là, croûteuse, comme quelque chose qui habite ici maintenant. Nous ne la dérangeons pas. Mais la conduite de cuivre qui la nourrissait pend du mur en bons longs morceaux, et le cuivre est le cuivre. Elle se détache avec un son de flûte très grave.

page-2264 = Il a un fond de tonneau pour bureau, une lampe à abat-jour vert, un stylo, et il est assis là en pardessus à col de velours, à faire ses comptes. Entrez donc, dit-il, attention à la marche. Il représente les messieurs qui encaissent dans notre rue ; une sorte d'assurance, aurait-on dit autrefois. Il sait combien nous sommes. Il sait aussi où nous en sommes avec sa maison, et ne s'en offusque ni ne s'en félicite. Il y a deux verres sur le tonneau. Le second est déjà servi, de notre côté.
    .title = Protection à vendre
    .make-peace = Faire la paix
    .tell-him-to-come-himself = Qu'il vienne lui-même
    .ask-for-what-we-pay-for = Réclamer ce que nous payons
    .say-nothing = Ne rien dire
    .drink-with-him = Boire avec lui
    .refuse-the-glass = Refuser le verre

page-2272 = La plume parcourt une ligne et s'arrête. Puis il dit nos prénoms, tous, aimablement, comme un oncle qu'on n'a pas vu depuis longtemps. Il en dit même un que personne dans la maison n'a jamais confié à un autre, d'un temps et d'une ville dont on ne parle pas. Il revisse le capuchon. Une bouteille pour la route, dit-il, et mes amitiés aux autres.

page-2273 = Il sourit. Il n'avait pas vraiment pensé autre chose, dit ce sourire, et il n'en veut à personne, seulement il a des supérieurs. Il trouve notre ligne et met à côté un signe, petit et net, comme on marque un arbre. Puis il boit aussi notre verre, pour ne pas le perdre. Au retour nous ne cessons de nous retourner. Il n'y a rien à voir, tout est encore dans le livre.

page-2265 = Ils l'ont construit eux-mêmes, le père, la mère et une grand-mère munie d'un niveau : un bidon de lait, un serpentin, un radiateur d'auto. Ils en vivent à quatre, et la moitié de la rue en boit. L'un de nous regarde le radiateur, la soudure, l'endroit où les gouttes sont vertes, et ne prend pas la tasse qu'on lui tend. Ce ne sera pas forcément aujourd'hui. Mais ce sera, pour quelqu'un, et ce quelqu'un sera aveugle. Ils sont si contents d'avoir de la visite. La grand-mère demande déjà ce que nous aurions à échanger.
    .title = L'alambic
    .repair-it = Le réparer
    .tell-them = Le leur dire
    .trade = Faire affaire

page-2274 = Il y faut une soirée, la grand-mère tenant la lampe et trouvant à redire. Le radiateur s'en va, notre pièce le remplace, et ce qui coule enfin du bec est clair, froid et ne sent rien. Ils voudraient nous payer en bouteilles. Plutôt pas, disons-nous, qu'ils nous montrent comment ils le purifient, et il s'avère alors qu'elle a été laborantine, trente et un ans durant.

page-2275 = Ils savent. En le disant le père regarde le radiateur, et la mère le regarde, lui. Chaque fois ils ont jeté la première tasse, et la deuxième. Il y avait un meilleur serpentin, il est parti pour les souliers du petit. De quoi vivraient-ils, demandent-ils, et ce n'est pas une réponse, c'est une vraie question, ils attendent. Avant que nous partions ils nous forcent à prendre ce qu'ils auraient fait payer à d'autres.

page-2281 = La grue est ce qu'il y a de plus haut à un kilomètre depuis que l'église a perdu sa flèche. Sa flèche à elle montre, par-dessus les toits, le toit d'où cela vient, à quatre rues : toujours entre trois heures et la demie, toujours bas. De la cabine on le verrait d'en haut. Il y a des gens pour qui c'est réglé, ils ont avec lui leurs heures et les respectent. Pour les autres, c'est une échelle de quatre-vingts barreaux, verglacée, à découvert sur les vingt derniers. En bas, derrière les buses de béton, on peut aussi faire son travail, plié en deux.
    .title = La ligne de mire
    .climb-the-crane = Grimper à la grue
    .keep-below = Rester en bas

page-2286 = Nous restons donc entre les buses, et ce qui passe là-haut ne nous concerne pas. Dans la cuve de la bétonnière, où l'on n'irait jamais voir, il fait sec, et quelqu'un en a profité : une pelle au manche neuf, un rouleau de fil, des clous triés dans des boîtes. Avant de la laisser il a graissé le fer. Nous le cherchons des yeux un bon moment, puis nous prenons.

page-2287 = D'ici on le voit très bien. Il a une couverture, il a du pain, il en casse un morceau et mâche, la casquette en arrière. Puis il ne mâche plus. La distance n'était pas grande, et le vent était tombé. On voit aussi le fleuve, d'ici, le front, la fumée derrière, et notre propre maison, jusqu'à la fenêtre de la cuisine. On ne savait pas que tout cela était si près.

page-2282 = La fosse devait être un grand magasin. Dans un angle quelqu'un a commencé : des gens, côte à côte, couverts jusqu'au menton de papier goudronné, et à chaque tête une tuile écrite à la craie. Danilo, boulanger. La femme du six. L'écriture est d'une seule personne, le travail aussi ; la bêche est encore en terre. Au bout il y en a deux qui n'ont pas de tuile et que rien ne couvre. Celui qui avait entrepris cela n'est pas venu aujourd'hui. Il neige un peu. Il y a des poches à leurs manteaux, et de la craie sur le rebord.
    .title = La fosse
    .finish-it = Finir le travail
    .search-their-pockets = Fouiller leurs poches
    .go-by = Passer

page-2288 = Avec un nom ce serait plus facile. Homme, la cinquantaine, écrivons-nous, veste bleue, et, puisqu'il reste de la place, bonnes bottes ; un autre les a eues. Femme, alliance. Puis il ne nous vient plus rien, et nous ajoutons le temps qu'il faisait. C'est vrai en tout cas. Quand des pierres tiennent le papier, cela ne se distingue plus du reste.

page-2289 = Une montre arrêtée. Une carte de pain où quatre jours ne sont pas détachés. Un dessin plié, aux crayons de couleur : une maison, de la fumée, un soleil énorme et deux personnages avec tous leurs doigts. L'un de nous le remet. Il va se mouiller, voilà tout, dit quelqu'un. Il vient donc avec nous, dans la poche de poitrine, à côté de la montre, et on ne le regarde plus.

page-2283 = Sous les bâches il y a du bois, raboté, empilé sur des lattes pour qu'il sèche : des poutres, des planches, des chambranles sans portes. C'est comme si quelqu'un avait mis de côté tout un hiver au chaud et oublié où. Tant que cela, personne ne peut le porter. On pourrait le traîner jusqu'à la rue d'un seul coup, sur la bâche même, tous dans les cordes, et être rentrés avant qu'ils sachent ce que c'était. Ou l'on prend les petits bouts, on revient, on cache le reste mieux qu'il ne l'est. Notre haleine se tient devant nous pendant que nous réfléchissons.
    .title = Sous les bâches
    .in-one-go = D'un seul coup
    .take-what-we-can = Prendre ce qu'on peut

page-2290 = Cela racle, cela coince, cela démarre et ne veut plus s'arrêter ; au coin il faut courir pour n'être pas dépassés. Qui regarde par la fenêtre voit une procession : des planches avec des pieds. Un homme en chemise de nuit nous tient la grille et ôte son chapeau, devant nous ou devant le bois. Depuis des semaines nous n'avions pas eu si chaud, et rien ne brûle encore.

page-2291 = Les petits bouts, alors, longs comme l'avant-bras, assez secs pour sonner quand on les cogne. On y trouve aussi des équerres et un sachet de vis. Nous emportons ce qui tient sous deux bras sans dépasser, et ramenons la neige sur nos traces avec une branche. Le lendemain un autre a trouvé le reste. Mais ce soir-là il y a un vrai feu.

page-2284 = Une double planche franchit la tranchée des câbles, et à l'autre bout trois gaillards avec des couteaux de cuisine battent la semelle. C'est payant, disent-ils. Ils ne le disent pas très bien ; l'un doit s'y reprendre à deux fois. La planche vient du chantier comme toutes les planches. Ils sont maigres, leurs vestes aussi, et l'un d'eux tient le visage détourné. La tranchée est profonde, avec de l'eau au fond sous une peau de glace. Elle va à gauche jusqu'au dépôt des trams, et là on peut la contourner, en une petite heure.
    .title = Le péage des planches
    .pay = Payer
    .go-at-them = Leur foncer dessus
    .the-long-way-round = Le grand détour

page-2292 = C'est celui au visage détourné qui prend. La main ouverte entre nous, l'un de nous dit son nom, comme on le disait au dernier rang, en traînant sur la mauvaise syllabe. Il rougit jusqu'à la casquette. Puis il nous en recompte la moitié dans la paume, avec une cigarette en plus, et dit à la neige que sa mère va bien, merci d'avoir demandé.

page-2293 = La glaise tire sur les souliers, et à chaque pas on lui laisse quelque chose de soi. Au coude de la tranchée, où personne ne va, une brouette s'est enfoncée jusqu'à l'essieu, toute chargée ; l'homme sera allé chercher de l'aide, en automne. Nous dégageons la roue avec ce que nous trouvons, en jurant. Sur la route dure enfin elle roule comme un landau.

page-2285 = Dans la baraque du chantier une lampe brûle, et derrière la table est assis un vieux en casque d'où dépassent les oreillettes d'une toque. Fermez la porte, dit-il. Devant lui un rouleau gros comme un tuyau de poêle : les plans de la nouvelle aile de l'hôpital, quatre cents feuilles, l'œuvre de sa vie, dirait-il, si elle était bâtie. Elle ne le sera pas. Mais le papier dure, plus que le béton, il a vu les deux. Le mettrions-nous au sec quelque part ? Il a ici un bon petit poêle, et personne à qui parler, et ne cache ni l'un ni l'autre.
    .title = Le chef de chantier
    .take-the-plans = Prendre les plans
    .ask-for-his-stove-instead = Demander plutôt son poêle
    .stay-with-him-a-while = Rester un moment avec lui

page-2294 = Il ne le lâche pas sans l'expliquer. Feuille onze, l'entrée ; large, que deux lits s'y croisent. Feuille quarante, les enfants. Et ici, il lisse de l'avant-bras, le côté sud : il y aura de grandes fenêtres, jusqu'au sol, il s'est battu un an avec le ministère pour cela. Ceux qui sont couchés doivent voir quelque chose. Nous le rapportons comme un tapis roulé, en le tenant par les deux bouts.

page-2295 = Il regarde le poêle, puis nous, et sans un mot commence à démonter le tuyau. Il tire les braises dans un seau et se le met entre les pieds. Là, ça tire très bien. De l'autre il n'aura plus besoin longtemps, dit-il, et il le dit gentiment, à titre d'information. Il nous montre comment régler la clé. Le rouleau de plans, il l'a posé sur la chaise, pour qu'il n'ait pas froid par terre.

page-2301 = Sous la colonnade on entend des roues de charrette. Deux hommes chargent des in-folio, l'un tend, l'autre empile, du journal entre les reliures ; ils connaissent leur affaire. Tous deux sont armés comme pour une banque. Un marchand, de l'autre côté de la frontière, paie cela au siècle. Ils nous ont vus et continuent. L'un d'eux montre de la tête les rayons récents, engageant, comme on offre à un voisin une place au comptoir. La porte de bronze a une barre à l'extérieur. Nous venions ici quand il pleuvait, et faisions semblant de lire.
    .title = Les voleurs de livres
    .bargain = Négocier
    .bar-the-door = Barrer la porte
    .let-them = Les laisser faire

page-2306 = Ils n'ont que faire de ce qui est plus récent que le chemin de fer. Servez-vous, disent-ils, et sans rancune, les romans brûlent bien aussi. Celui qui empile nous conseille même : pas le papier glacé, ça pue. Il a une fille qui lit, ajoute-t-il, on ne peut pas l'en arracher. Il borde un psautier de papier journal comme on borde quelqu'un, et nous offre ses cigarettes.

page-2307 = Quand c'est fini, la charrette est encore là, brancards en l'air. Sous les in-folio ils avaient mis leurs provisions, pour une longue route, dans un linge noué comme seule une mère noue. Les livres, nous les rentrons, à l'abri, à peu près où ils vont. L'un des deux nous a crié ce qu'il fera, et où nous habitons, il le trouvera bien.

page-2302 = La salle du catalogue n'est que tiroirs, et les tiroirs ne sont que des gens : les fiches de prêt de la moitié de la ville, vert pâle, avec les tampons de trente années. On en tire une au hasard et c'est quelqu'un du coin de la rue. On cherche à sa lettre. Oui, voici : un livre de voyages polaires, à rendre un jour de mai, il y a onze ans. À côté, un trait rouge. On a calculé l'amende jusqu'à la fin de cette année-là, puis quelqu'un a renoncé. La caisse est sur le comptoir, ouverte, avec quelques pièces qui ne valent plus rien.
    .title = Les fiches de prêt
    .pay-the-fine = Payer l'amende
    .look-for-others = En chercher d'autres

page-2308 = La pièce tombe et tinte, beaucoup trop fort, dans la coupole, et revient d'en haut comme si quelqu'un rendait la monnaie. L'un de nous tamponne la fiche, rendu, à la date du jour. Cela commence par un petit rire. Puis cela prend aux côtes, il faut se tenir au comptoir, les larmes coulent, à cause d'un voyage polaire, parce qu'il a tout de même été rendu. On en a mal un bon moment.

page-2309 = Nous les cherchons, tous ceux dont nous savons qu'ils n'emprunteront plus rien. La concierge lisait sur les abeilles. Le gros agent de police, des histoires d'amour, six par semaine. Et des poèmes, l'été dernier, un nombre étonnant de gens ont pris des poèmes, l'un après l'autre le même mince volume, comme s'ils se l'étaient recommandé à la queue du pain. Il est encore là, à son rayon, le dos cassé.

page-2303 = Quelqu'un habite en géographie. On le voit aux atlas, poussés les uns contre les autres en une sorte de nid, et aux rangées de queues de souris, alignées devant comme pour l'inspection. Puis une tête se lève au bord du Pacifique : grise, ronde, avec une seule oreille. Elle nous examine sans se déranger. Il y a ici des souris pour des années, et personne pour crier. Il n'a besoin de nous pour rien, cela se voit. Il bâille. Si l'on avait quelque chose dans la main, ce serait du moins un début de conversation.
    .title = Entre les rayons
    .hold-out-food = Tendre à manger
    .give-it-back-to-the-girl = Le rendre à la fillette
    .leave-it-to-the-mice = Le laisser aux souris

page-2310 = Il mange, se lave, entre dans le sac à dos ouvert, tourne deux fois sur lui-même et se couche sur nos gants, comme s'il avait commandé un taxi et que le taxi fût en retard. Quand nous nous levons il se plaint de la suspension. Dans la rue la tête sort en haut, près d'une oreille, et étudie la circulation. Des gens qui depuis des semaines n'ont souri à personne s'arrêtent au bord du trottoir.

page-2311 = Il gravit le rayon sans hâte, l'Afrique, les deux Amériques, les pôles, et s'assied tout en haut, la queue autour des pattes. Deux yeux, et de la dignité. De là il nous regarde vider les tiroirs de la salle des cartes, de l'air d'un conservateur qui laisse entrer des ouvriers. Nous partons avec moins de bruit que nous n'en avons fait en venant. On n'aimerait pas avoir cela aussi sur la conscience.

page-2304 = Sous la seule lampe verte qui ait encore de l'huile il y a une vingtaine de personnes, en manteau, sur les bonnes chaises, et l'une d'elles lit. Les autres écoutent, les yeux sur la table, comme si les mots y tombaient. À chaque page tournée quelqu'un met un éclat de bois au poêle. C'est l'heure où ailleurs on est couché, éveillé, et l'on compte. Une femme qui a de la craie sur la manche lève les yeux ; si elle nous connaît, elle poussera sa chaise. Sinon nous sommes seulement ceux qui restent sur le seuil et laissent entrer le froid.
    .title = La salle de lecture
    .sit-down = S'asseoir
    .ask-to-trade = Proposer un échange
    .shut-the-door-again = Refermer la porte

page-2312 = Il s'agit d'un homme qui a emprunté un parapluie dans un port étranger et qui traverse toute une mer à la rame pour le rendre. Il a des aventures, mais elles ne font que le retarder. On a un peu honte de tant souhaiter qu'il arrive. Au chapitre neuf il pleut, et il ne l'ouvre pas. Le sommeil nous prend, la tête sur la table, et l'on ne nous réveille pas.

page-2313 = La porte se referme avec un déclic, et le déclic gêne l'histoire : dedans quelqu'un dit, où en étions-nous. Nous restons un peu dans le noir. Par le trou de la serrure on entend la voix, comment elle monte, s'arrête, redescend, mais pas les mots. Sur le banc du couloir il y a un volume que quelqu'un a oublié. Nous ne regardons même pas de quoi il parle.

page-2305 = Tout en haut, derrière une grille, est le rayon qu'on ne pouvait voir qu'avec des gants. La grille est ouverte. C'est l'endroit le plus sec du bâtiment, et ce qui s'y trouve a eu trois cents ans pour sécher. Sur le bureau, devant, un billet de la main de la bibliothécaire, sans point d'exclamation, du ton dont elle rappelait le porte-parapluies : pas ceux-ci, s'il vous plaît. Elle est rentrée chez elle, où que ce soit maintenant. Les planches du rayon ont deux doigts d'épaisseur, bien sèches, mais vissées.
    .title = Du combustible
    .take-them = Les prendre
    .take-the-shelf-boards-instead = Plutôt les planches
    .take-nothing = Ne rien prendre

page-2314 = Ils ne brûlent pas mieux que les autres, plutôt moins bien ; le parchemin se recroqueville et boude. La pièce se réchauffe pourtant. Un instant on voit de l'or, et un tout petit oiseau bleu que quelqu'un a dû peindre avec trois poils. Puis les plats. Le billet s'était glissé parmi eux et brûle aussi, vite, d'une flamme claire et propre. Personne n'a rien dit depuis le deuxième volume.

page-2315 = Quarante-huit vis, avec une pièce de monnaie. Les volumes, nous les sortons l'un après l'autre et les empilons par terre dans le même ordre, sur un manteau d'abord, puis quelqu'un songe aux tapis de la salle de lecture. Du bon hêtre, il fera la semaine. Sous le billet l'un de nous écrit : seulement les planches, et signe. Les planches, elle comprendrait.

page-2321 = À la bouche du conduit s'allument deux points verts, puis deux autres, et puis on ne compte plus. Ils n'aboient pas. Les chiens qui aboient ont un maître. On en reconnaît encore, le setter du droguiste, quelque chose qui fut un caniche. Ils se sont approchés, en demi-cercle, tête basse, et c'est nous qui sentons le manger. Qui leur jette quelque chose l'a jeté. Qui tient bon doit le vouloir vraiment. Tôt ou tard ils iront chasser ailleurs, car eux aussi ont leur nuit à faire ; ou bien l'on se retourne, lentement, et on leur laisse la place.
    .title = La meute
    .throw-it = Le leur jeter
    .stand = Tenir bon
    .wait-until-they-hunt-elsewhere = Attendre qu'ils s'en aillent
    .go-back = Rebrousser chemin

page-2326 = Cela tombe court, un peu à gauche, et c'est une chance, car ils sont maintenant tous là-bas et nous ici. Ils se battent comme s'il n'y avait au monde que ce morceau. C'est le caniche qui l'a. Nous passons le long du mur, de biais, le sac devant le ventre, et trouvons dans la chambre suivante ce sur quoi ils étaient couchés.

page-2327 = Vers trois heures l'un d'eux lève la tête, et ils sont partis, tous ensemble, comme l'eau quand on tire la bonde. Leur gîte est sec et tiède encore. Ils ont amassé des choses, comme font les gens : des os, une botte, la moitié d'un ballon. Un porte-monnaie à fermoir. Il faut l'ouvrir pour voir à qui il était, et puis on le sait, et on le referme, avec le même petit clic.

page-2322 = Un trait de craie court sur la brique, à hauteur de main, aussi loin que porte la lampe. Les derniers passés l'ont tracé pour que d'autres trouvent le chemin ; de temps en temps un signe : un poisson, une flèche, une date, encore le poisson. Ils avaient des enfants, car plus bas va un second trait, tordu, plein de boucles. Tout cela s'enfonce sous la ville, loin de la sortie. Un bout de craie est posé sur le rebord, laissé exprès. C'est humide ici, et le trait ne tiendra pas toujours.
    .title = Le trait de craie
    .follow = Le suivre
    .add-a-sign = Ajouter un signe
    .send-the-lightest-ahead = Envoyer devant le plus léger

page-2328 = Poisson, flèche, poisson. Puis le trait monte, le long d'une échelle de fer, barreau après barreau, et le petit avec ses boucles monte aussi. En haut il y a une trappe. Elle est verrouillée de l'autre côté, et dans la rouille quelqu'un a gratté un mot, avec une clé ou une bague, à peu près à la hauteur du front : pardon. À gauche et à droite partent des galeries que personne n'a marquées.

page-2329 = Que dessiner ? Une flèche serait une promesse. Pour finir l'un de nous fait un poisson, bien gras, et lui met un chapeau. On lui ajoute un cigare. Les prochains qui passeront ici, dans quelque état que ce soit, lèveront leur lampe et s'interrogeront, et ce temps-là ils ne s'interrogeront sur rien d'autre. Nous repartons tout doucement.

page-2323 = Il y a ici un égouttement qui ne sonne pas comme le reste. Il vient d'un tuyau large comme une cuisse, et ce tuyau, si on le suit des yeux, descend du toit de la station météo, verre et ardoise, où il ne tombe que de la pluie. Elle est propre. Seulement il se déverse une main trop à droite, dans l'ordure. Il faudrait tourner le coude et y asseoir un joint neuf, à deux, un qui tient, un qui frappe, et cela remplirait des bidons aussi longtemps qu'il ferait un temps quelconque. On peut aussi tendre un bidon tel quel.
    .title = L'eau du toit
    .turn-it = Le tourner
    .only-fill-what-we-have = Remplir ce que nous avons
    .leave-it = Le laisser

page-2330 = Cela gémit, cela cède, et un instant tout le monde croit que c'est cassé. Puis cela tambourine dans le bidon : une note sombre, puis une plus claire, et plus claire encore, jusqu'à ce que cela s'arrête parce qu'il est plein, et nous écoutions si bien que nos souliers sont inondés. Nous tendons la figure dessous, l'un après l'autre. Elle a goût d'ardoise, de rien du tout.

page-2331 = Nous n'avons pas la pièce, ou pas cette nuit. En nous retournant la lampe touche sur le rebord quelque chose qui renvoie la lumière : un paquet plat, scellé, avec un dessin, un verre d'eau et un sourire. Quelqu'un qui travaillait ici l'a posé le temps de s'essuyer les mains. Ce devait être un meilleur jour ; il y a un prix dessus, en chiffres ronds.

page-2324 = Là où le canal s'élargit il y a un radeau, quatre portes sur des fûts, les numéros encore dessus : 11, 12, 14, 7. Un homme en cuissardes s'y tient et attend, comme quelqu'un dont le tram va venir. Il fait passer des gens sous le front, un par un, couchés. Au retour il rapporte ce qui manque ici. Les noms, il ne veut pas les entendre. Il fait cela depuis les gelées, à la perche, et de tout ce temps, il touche du bois sur le 14, pas un pied mouillé. Au ruban de son chapeau, un carnet d'adresses ficelé de fil de fer.
    .title = Le passeur
    .trade-with-him = Faire affaire avec lui
    .ask-who-he-carried = Demander qui il a passé
    .send-word-out-with-him = Lui confier un message

page-2332 = Il ne donne pas de noms. Mais il a des yeux, de longues nuits, et parler lui fait du bien. Il y en avait un avec un violoncelle. Il y en avait une qui pleurait tout du long pour un fourneau resté allumé. Et il y avait un chapeau, dit-il, vert, avec une plume de geai, il n'en a jamais vu de pareil ; et il voit alors que l'un de nous a dû s'asseoir sur la pierre mouillée, et il se tait.

page-2333 = Une feuille, écrite des deux côtés, pliée jusqu'à tenir sous le ruban du chapeau. On n'aurait pas cru que c'était si difficile : que nous vivons, que le toit tient, que quelqu'un ne doit pas s'inquiéter. Puis il reste une demi-ligne. Il pousse contre le mur sans une éclaboussure. Dans une semaine peut-être on la lira, à quelque table, chez des gens qui nous avaient mis sur l'autre liste.

page-2325 = Le gros collecteur a crevé, et ce qui en sort est brun et ne va plus où cela allait. On le voit à l'œil nu : à gauche, par le vieux caniveau de glaise, vers la ville basse, où l'on n'a que des puits. Dans deux jours, ou trois, ils le boiront. Il y a une vanne. Elle est sous l'eau jusqu'au volant, rouillée, et la fermer coûterait la moitié de la nuit et la santé de quelqu'un. En bas on ne sait rien encore. Nous habitons sur la hauteur ; personne ne nous demanderait jamais si nous étions là.
    .title = Ce qui s'y déverse
    .shut-the-valve = Fermer la vanne
    .keep-silent = Se taire
    .warn-the-lower-town = Prévenir la ville basse

page-2334 = Dedans jusqu'aux hanches, une planche dans les rayons pour levier, et des jurons. Un huitième de tour, on souffle ; un huitième. Ce qui flotte, on ne le regarde pas. Vers le matin le volant ne bouge plus, et dans le tuyau le grondement devient un fil, puis cesse. Cela tient. On grelotte à ne pouvoir défaire ses propres boutons, et l'on est, Dieu sait pourquoi, de la meilleure humeur.

page-2335 = Nous n'y sommes pour rien. Cela aurait coulé sans nous, si cette nuit nous étions allés ailleurs. Au retour le vent vient d'en bas et porte le bruit des pompes de la ville basse : elles grincent, chacune à sa façon, l'une après l'autre, tout le long de la rue, comme chaque matin quand les gens se lèvent. Nous sommes rentrés tôt. On a le temps de dormir.

page-2341 = La ferme est vide depuis le bombardement, cela se voit aux rideaux. Il n'y a qu'au chien qu'on ne l'a pas dit. Il se tient au bout de sa chaîne, au milieu du cercle piétiné, un grand jaune dont on voit les côtes, et nous fait savoir au pas près jusqu'où nous pouvons venir. L'écuelle est retournée. Il doit être là depuis plus d'une semaine, à garder une maison d'où personne ne le rappelle. La chaîne tient à un anneau par un simple mousqueton. À la porte de la grange, derrière, il y a un cadenas, et le cadenas est neuf.
    .title = Le chien de ferme
    .feed-it = Le nourrir
    .go-at-it = L'attaquer
    .go-round = Faire le tour

page-2346 = Il mange tout, puis lèche l'endroit où c'était. Quand le mousqueton s'ouvre il reste un instant immobile dans son cercle, lève une patte par-dessus le bord, la pose, lève l'autre. À la barrière nous attendons qu'il se retourne vers la maison. Il ne se retourne pas. Il trotte devant nous dans le chemin creux comme s'il savait où nous habitons, et cela se comprend.

page-2347 = Quelqu'un a pris les mesures : la chaîne va jusqu'à la porte de la grange, exactement, et pas un maillon de plus. Il reste donc une bande large comme des épaules, entre le mur et les crocs, et c'est là que nous travaillons, le ventre rentré, tant que résiste le cadenas. Toute la vallée entend qu'il y a quelqu'un. Il ne renonce pas un instant. Il a raison, après tout.

page-2342 = Elle nous a regardés fouiller les remises vides et finit par sortir, une petite femme en manteau d'homme, avec une fourche qu'elle ne tient pas comme une arme. Soif, dit-elle ; ce n'est pas une question. Derrière le verger elle tire des fagots, puis une tôle. Cela descend là, profond, maçonné, et d'en bas monte un souffle comme d'un autre pays. Son mari l'a creusé la première année de leur mariage. Elle nous laisserait puiser ce que nous pouvons porter, contre une seule promesse. L'armée aussi veut de l'eau, les deux armées, et elles viendraient avec des camions.
    .title = Le puits couvert
    .promise-and-draw = Promettre et puiser
    .say-that-others-are-thirsty-too = D'autres aussi ont soif

page-2348 = La manivelle tourne et tourne, et la chaîne descend si longtemps qu'on se met à guetter autre chose. Puis, tout au fond, le seau touche l'eau, avec un bruit de baiser sur la joue. Il remonte plus lourd que nous. Nous buvons d'abord dans nos mains, bien que nous ayons des gobelets. Elle compte les seaux des lèvres et ne dit pas à combien elle avait pensé nous arrêter.

page-2349 = Elle s'appuie sur la fourche et nous considère, puis le trou, puis la fumée de la ville basse. Elle est née là-bas, près de la tannerie. Bon, amenez-en dix, dit-elle enfin. Dix, ça fait deux mains. Mais dix que vous laisseriez entrer dans votre cuisine, et avec des chiffons autour des bidons. Elle remplit le nôtre elle-même, en acompte pour ainsi dire, et ne remet pas les fagots.

page-2343 = Entre les deux tranchées il y a un champ, et dans le champ les rangs sont encore debout, noirs, gelés, pas arrachés. Cette année personne n'en a eu le temps. La nuit on y suspend des fusées ; deux minutes durant c'est une scène, puis quatre minutes il fait si noir qu'on voit vert. Quelqu'un l'a calculé et gravé dans le poteau : deux, quatre. Au bord, sous la haie, la terre a déjà été retournée par des gens qui ont eu la même idée. Plus loin, personne n'est allé. Les mottes sont dures comme des crânes.
    .title = Les pommes de terre tardives
    .dig-in-the-dark = Creuser dans le noir
    .only-at-the-edge = Au bord seulement

page-2350 = On apprend vite : quatre minutes à genoux, deux sur le ventre, la figure dans le sillon, parmi les fanes, les mains sous soi. Quand vient la lumière on voit devant ses yeux chaque miette de terre, avec son ombre qui bouge. On mâche de la terre. On entend tout le rang respirer. Puis cela s'éteint, et les doigts continuent seuls : en voilà une, et là, et là.

page-2351 = Ce que les autres ont laissé est gros comme une bille, ou vert, ou coupé en deux. Nous le prenons aussi. On est tranquille sous la haie ; la lumière passe en rayures entre les branches, et une fois un lièvre est assis là, les oreilles pleines de lumière, que nous ne gênons pas. À la fin il y en a un plein chapeau. Cela fait une soupe, et l'on en dit du bien.

page-2344 = Le marché de la grange a lieu le jeudi, c'est écrit au-dessus de la porte, et à l'intérieur on est jeudi. Des fermiers sont assis en rang sur l'aire, chacun avec une lanterne et un linge devant lui : du caillé, du lard, une pyramide d'œufs. Ils ne crient pas. L'argent les fait rire, et des bagues, ils en ont à présent. Ce qu'ils veulent, c'est du fer : une hache, une scie, tout ce qui coupe, car l'armée est passée et a pris jusqu'aux faucilles. Et des bras, ajoute un vieux ; il y a là deux tonnes de betteraves à décolleter avant le gel.
    .title = Le marché de la grange
    .trade = Faire affaire
    .swap-tool-for-ham = Un outil contre un jambon
    .work-for-supper = Travailler pour la soupe

page-2352 = Il essaie le fil sur l'ongle du pouce, puis sur un barreau de l'échelle, et il lâche le jambon, bien qu'on voie que cela lui fait mal. Nous le portons à tour de rôle, sous un manteau, un bras autour, comme quelqu'un qui s'est évanoui au bal. Au contrôle on détourne les yeux, par délicatesse. À la maison il a droit à une chaise, avant que personne ne le coupe.

page-2353 = Main gauche, couteau, on jette ; main gauche, couteau, on jette. À minuit le tas est derrière nous au lieu d'être devant. Ils tiennent parole : une soupière de betteraves rouge comme un rideau, du pain qu'on coupe soi-même, puis un coin de foin où l'on peut s'asseoir mais sous aucun prétexte s'endormir. Le vieux reste à côté de nous et nous parle de ses mulets, pour que nous y arrivions.

page-2345 = Elle descend à reculons l'échelle du grenier à grain, dix ans, de la paille dans les cheveux, un pot à la main, et quand elle nous voit elle ne crie pas, parce que nous n'avons pas crié. Elle met un doigt sur ses lèvres. Là-haut quelque chose bêle, brièvement, comme si on le lui avait recommandé. Il reste une chèvre dans ce village, et de son lait vivent trois familles, dont deux avec un bébé. Les soldats l'ont cherchée avec des lampes. Nous pouvons venir la voir, si nous nous essuyons les pieds ; elle a confiance, elle a déjà tourné le dos.
    .title = La chèvre
    .keep-the-secret = Garder le secret
    .take-the-goat = Prendre la chèvre
    .warn-her-of-the-next-finders = Lui dire que d'autres viendront

page-2354 = Elle a des yeux jaunes et l'air d'être sur le point de faire une remarque à notre sujet. La fillette remplit le pot jusqu'à la marque, ça c'est pour les bébés ; puis elle en trait un peu plus, et chacun peut boire une fois dans le couvercle, pendant qu'elle compte : une gorgée, c'est trois. C'est chaud et cela a goût de poil. Nous lui disons que nous n'avons rien vu. Vu quoi, demande-t-elle aussitôt, très contente.

page-2355 = Elle descend l'échelle d'elle-même, suit de bon gré au bout de sa corde et ne s'arrête que pour goûter une haie. La fillette ne pleure pas. Elle court à côté de nous, longtemps, sans rien dire, et regarde sans cesse, non pas nous, mais la chèvre, si la corde ne serre pas. À la borne elle s'arrête. Quand nous nous retournons elle y est encore, le pot à la main.

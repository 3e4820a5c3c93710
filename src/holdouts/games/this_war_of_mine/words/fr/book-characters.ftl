# Le Livre des scripts : les jours, par Personnage.

page-2601 = Le lieutenant, à la porte, s'essuie les pieds et dit : monsieur. Quatrième rang, côté fenêtre, Anton s'en souvient, faible en fractions. Il a sous le bras une serviette à cartes, et dedans une table de chiffres qui ne tombe pas juste ; leurs obus tombent court, ou long, et l'homme qui savait est mort. Anton ferait cela de tête. Il y aurait à manger, pour toute la maison, pour une semaine, le lieutenant l'a dans sa voiture. Il lui a taillé un crayon. Anton le tourne entre deux doigts et cherche l'erreur dans la table, c'est plus fort que lui.
    .title = La démonstration
    .reckon-for-him = Calculer pour lui
    .reckon-wrongly-on-purpose = Se tromper exprès
    .decline = Refuser

page-2606 = Cela lui prend deux minutes, avec une ligne barrée. Voilà, dit-il, vous aviez perdu le signe moins, comme toujours. Le lieutenant rit, remercie et redit monsieur. Les boîtes s'empilent sur le buffet. Anton va à la cuvette et se lave les mains, les essuie, se les relave, et vers le soir, quand les premiers passent, il lève la tête et annonce le nombre de secondes.

page-2607 = Il a tout recopié, superbement, à la règle, pour que personne ne soit tenté de vérifier. Les obus tombent dans le fleuve. Deux jours durant ils tombent dans le fleuve, tous, au même endroit, exactement ; on descend sur la berge voir les jets d'eau. Anton est assis à la fenêtre, le menton sur sa canne. Une erreur de ce genre, dit-il avec modestie, doit être parfaitement cohérente.

page-2602 = Anton a tenu une liste. Personne ne le savait ; il l'a faite la nuit, dans les marges d'une table de logarithmes, d'une écriture si petite qu'on la prend pour de la saleté. Rue, maison, date, ce qui a été touché et de quel côté. Elle remonte à la première semaine. Il la pose sur la table, la lisse et dit qu'elle devrait être vue de quelqu'un qui n'est pas d'ici, car ici tout le monde la connaît. S'il y avait quelque part un homme à l'appareil photo qui nous doive quelque chose, ce serait l'heure. Sinon on pourrait la recopier. Pour cela il ne lui reste plus guère d'yeux.
    .title = Négatifs
    .make-a-second-copy = En faire une copie
    .tell-him-to-let-it-be = Lui dire de laisser cela

page-2608 = L'un dicte, l'autre écrit, et Anton va et vient derrière eux et corrige de mémoire les numéros. À minuit il y en a deux. La première va dans le mur, derrière le poêle, la seconde derrière la plinthe ; il scelle la place lui-même, à la colle de farine, du pouce. Les chiffres sont patients, dit-il. Il est si las qu'il faut le conduire au lit, et même là il est tout gai.

page-2609 = Il écoute, la main derrière l'oreille. Oui, dit-il. Qui la lirait, oui. Il plie la page en deux, puis encore, et encore ; une feuille ne se plie pas plus de sept fois, il le démontrait à chaque classe. Il arrive à sept. Puis il n'y a plus rien à plier, et il la met dans son gilet comme un timbre. La maison se sent plus légère. Lui, non.

page-2603 = Anton vient au petit déjeuner avec un dessin. C'est la cave vue d'en haut, avec des flèches, et au bout des flèches de petits chiffres. Les rats, explique-t-il, ne sont pas malins, ils sont seulement économes ; ils prennent le plus court chemin qui garde une moustache au mur, et l'on peut donc calculer où ils doivent passer, et même à quelle heure. Il voudrait du fil de fer et tout l'après-midi. De sa vie il n'a posé un piège ; c'est une question de géométrie. Il a de l'œuf sur la manche, ou quelque chose qui fut de l'œuf. Il attend.
    .title = Les collets
    .give-him-the-afternoon = Lui donner l'après-midi
    .give-him-parts-instead = Lui donner plutôt des pièces
    .smile = Sourire
    .let-him-use-the-bench = Lui laisser l'établi

page-2610 = On l'a vu dans trois cours, à genoux, avec un fil à plomb. À la brune il est à la porte, couvert de toiles d'araignée, un diagramme dans une main et dans l'autre un sac qui se balance. Prévus : neuf, annonce-t-il. Trouvés : un peu moins, mais tous à leur place. La théorie tient. Il veut la noter tout de suite, avant qu'on commence à frire.

page-2611 = Elle est faite d'un réveil et d'une boîte à biscuits et se trouve au coin de la cave, là où il a tracé une croix. La nuit on l'entend cliquer : les minutes d'abord, et de temps en temps autre chose. Anton est couché, les yeux fermés, et compte avec elle. Il n'a jamais si bien dormi, dit-il ; c'est beaucoup, de savoir que quelque chose se passe comme prévu.

page-2604 = Il y a un trou dans le mur mitoyen, gros comme le poing, et par là Anton joue aux échecs depuis neuf jours avec quelqu'un qu'il n'a jamais vu. Cavalier e4, dit le trou. On joue avec mise. L'autre a une voix cultivée et une toux, et il a perdu quatre fois de suite ; sa montre est passée, puis son étui à lunettes, puis une boîte de tabac. Il ne lui reste que ses bottes, avoue-t-il, et il voudrait sa revanche. Sur l'échiquier d'Anton c'est mat en trois coups. Il l'a vu et astique un pion.
    .title = Les échecs à travers le mur
    .let-him-win = Le laisser gagner
    .take-the-boots = Prendre les bottes
    .play-for-news = Jouer contre des nouvelles

page-2612 = Il joue plutôt le fou, après longue réflexion, avec un petit soupir, chose qu'il fait bien. Le trou se tait. On entend l'autre tourner autour de son échiquier. Puis il annonce échec, puis, doucement, mat ; après quoi il y a un frôlement, et nous comprenons que là-bas quelqu'un s'est levé et s'est incliné. Il l'a remarqué, bien sûr. C'était une belle partie, dit-il.

page-2613 = Elles passent l'une après l'autre, lacets noués. Elles sont trop grandes pour tout le monde, et excellentes, à double trépointe, on irait n'importe où avec. Quelqu'un y va, en trois paires de chaussettes. Ce soir-là il ne vient plus d'ouverture par le trou. Très tard seulement la toux, et, un peu plus loin, le bruit que font des pieds nus sur le carreau.

page-2605 = Anton nous a priés de nous asseoir. Il a une feuille et la pose au milieu, tournée pour que tous puissent lire. Tant de personnes ; tant de farine ; tant de jours avant que pousse quelque chose. Pour le printemps il a été généreux, dit-il. Comme on voit, cela ne tombe pas juste. Si toutefois on retire une seule personne, à cette ligne-ci, cela tombe juste, avec un petit reste. On pourrait choisir selon divers critères : âge, utilité, espérance de vie. Il a fait le calcul selon les trois, et le résultat est chaque fois le même. Il dit cela sans y mettre de sentiment, comme il se doit.
    .title = L'arithmétique du pain
    .tear-up-the-paper = Déchirer le papier
    .give-him-the-largest-piece = Lui donner la plus grosse part
    .check-his-sums = Vérifier ses calculs

page-2614 = Cela va en quatre, puis en huit, et les morceaux vont au poêle. Anton regarde. Le calcul est juste, pourtant, dit-il. Personne ne lui répond ; quelqu'un pousse l'assiette vers lui, un peu plus fort qu'on ne pousse une assiette. Il prend sa cuiller et l'examine des deux côtés. Il mange. Mais par moments l'un de nous se surprend à le refaire de tête, depuis le début, et c'est juste.

page-2615 = Il la regarde longtemps. C'est du sentiment, dit-il, et mathématiquement cela ne vaut rien. Puis il va chercher la règle, la bonne, en poirier, la pose sur la tranche, marque un point, un autre point ; et il la découpe si exactement que personne ne saurait dire laquelle était la plus grosse. De cette façon, en effet, cela tombe juste. Il reste même une miette pour la preuve.

page-2621 = Arica est allée sur les tuiles. Elle sait maintenant comment on arrive au toit d'où l'on nous tire dessus : par le monte-charge à charbon, une salle de bains, puis onze pas le long de la gouttière, face au mur. Il tourne le dos de ce côté-là. Il chante, dit-elle. Elle a tout prévu et le raconte en s'attachant les cheveux, un peu vite, sans regarder personne. Elle ne veut pas qu'on l'accompagne. Elle veut un couteau, court, et qu'on ne pose pas de questions, ni maintenant ni après.
    .title = La fenêtre ouverte
    .give-her-the-knife = Lui donner le couteau
    .hold-her-back = La retenir
    .remind-her-of-the-truce = Lui rappeler la trêve

page-2626 = Elle rentre pour le dîner, par la fenêtre, comme elle était partie. Le couteau est sur l'égouttoir, lavé. Là-haut c'est calme. Elle s'assied à sa place et regarde dans l'assiette jusqu'à ce qu'elle ne fume plus, et quelqu'un, à qui l'on avait défendu les questions, lui raconte tout autre chose, longuement, une histoire de chèvre. Elle hoche la tête aux bons endroits. La chanson, dit-elle à la fin. Moi aussi je la savais.

page-2627 = On ferme la fenêtre, et l'on se met devant. Elle ne se débat pas ; elle rit, une fois, sans bruit. Tout le reste du jour elle est assise dans l'autre, la grande, sur la rue, jambes pendantes, bien en vue, et mange des graines de tournesol. Elle crache les coques en cloche. Rien ne vient. À la brune elle rentre les jambes et a un sourire pour chacun.

page-2622 = Arica s'arrête au milieu de l'escalier et remonte de trois marches. En bas, dans l'entrée, il y a une femme, cinquante ans peut-être, dans un bon manteau retourné, qui regarde les boîtes aux lettres. Dans cette rue, dit Arica tout bas, elle travaillait, avant, le samedi, des sacs à main surtout. En voilà une. Un brun, avec un fermoir qui coinçait. La femme a levé la tête. Elle l'a vue, pas de doute, et elle ne crie pas, n'appelle personne. Elle reste là, la main sur une boîte aux lettres.
    .title = L'ancien terrain
    .send-her-down-to-her = L'envoyer auprès d'elle
    .pretend-to-be-out = Faire comme s'il n'y avait personne

page-2628 = Elles sont assises sur la dernière marche, une heure et plus, on entend tantôt l'une, tantôt l'autre. Elles passent en revue ce qu'il y avait dedans. Un peigne. Des clés, d'un endroit qui n'a plus de porte. Il y avait une lettre, dit la femme ; oui, dit Arica, je l'ai remise à la boîte, je faisais toujours ça. Je sais, dit la femme. Je voulais vous dire qu'elle est arrivée. Quand Arica remonte elle tient quelque chose et a les yeux rouges.

page-2629 = Nous retenons tous notre souffle, comme pour le loyer. Elle attend. Puis il y a des pas, jusqu'à notre palier, un frôlement, et des pas qui redescendent. Sur le paillasson il y a un gant, de femme, fourré, un gauche. Arica le prend par un doigt. Elle va chercher au fond de son sac le droit, qu'elle n'avait jamais pu vendre.

page-2623 = C'était seulement pour voir si elle savait encore. Arica le dit elle-même, sans qu'on la presse, et montre l'épingle à cheveux. Une serrure pareille, à trois gorges, elle l'avait dans le dos depuis le petit déjeuner et cela ne la laissait pas tranquille. Le garde-manger des voisins est donc entrouvert, de la largeur d'une main, et l'on voit le bord d'une étagère avec une rangée de couvercles. Eux sont sortis, à la queue, tous les cinq. Ils ne rentreront pas avant midi. Ils ont toujours été corrects avec nous. C'est une étagère bien garnie, pour l'époque.
    .title = La clé du garde-manger
    .shut-it-again = La refermer
    .take-a-little = Prendre un peu

page-2630 = Fermer est plus difficile qu'ouvrir, affirme-t-elle, ouvrir, n'importe quel enfant sait. Elle est à genoux, l'oreille au bois, la langue entre les dents, et il faut un bon quart d'heure, puis on l'entend : clic, comme une toux polie. Arica se rassied sur ses talons. L'après-midi elle passe en revue nos serrures à nous, secoue la tête, et fait quelque chose à chacune.

page-2631 = Du rang de derrière seulement, et ceux de devant un peu resserrés, pour que cela ne se voie pas. Arica le fait comme on prend les cartes dans la main d'un dormeur. À midi ils sont rentrés. À travers le mur on entend quelqu'un compter tout haut : un, deux. Puis rien. Puis encore, de la même voix, depuis un. Cela ne devient pas une dispute. On compte deux fois, c'est tout.

page-2624 = Elle est assise sur nos marches de derrière depuis le jour, une fillette de onze ans environ, à nattes, et veut voir la dame qui ne fait pas de bruit. On lui en a parlé. Elle veut apprendre. Elle pourrait payer, en courses, en commissions, en lettres, elle est rapide. C'est pour la nuit, dit-elle, quand ils viennent ; il y en a quatre plus petits à la maison, et il y en a toujours un qui éternue. Arica, dans l'embrasure, les bras croisés, l'examine, les souliers surtout. Elle n'a pas l'habitude qu'on la regarde comme cela.
    .title = L'apprentie
    .teach-her = Lui apprendre
    .send-her-home = La renvoyer chez elle

page-2632 = Sur le bord du pied. Souffle en le posant. Non, pas comme un chat, les chats sont bruyants, comme quelqu'un qui est chez lui. Le soir elle sait monter l'escalier, jusqu'à la neuvième marche, qui gémit pour tout le monde. De chaque tour elle rapporte aussi ce qu'elle a vu dans les cours et qui est nouveau. Le soir on voudrait la garder. Arica ne dit rien et lui donne sa deuxième meilleure épingle.

page-2633 = Ce n'est pas pour les enfants, dit Arica, et cela sort plus dur qu'elle ne voulait. La fillette hoche la tête. Elle se lève, brosse sa jupe et descend l'escalier de service ; et sur chaque marche elle pose le pied de façon que cela résonne dans toute la maison, sur chacune, les dix-neuf. On l'entend encore sur le pavé. Arica reste dans l'embrasure, les bras croisés.

page-2625 = Quelqu'un nous a demandés dans la rue. Pas par nos noms ; par description, et la description est bonne : comment l'un de nous marche, ce qu'un autre porte au cou, qu'il y a là une femme mince qui ne regarde jamais devant elle. C'est la laitière à la charrette qui l'a dit à Arica, avec ses amitiés. Il était jeune, dit-elle, et avait des marques aux poignets. C'est peut-être quelqu'un qu'on a sorti d'une remise à charbon. C'est peut-être un tout autre, avec des poignets. Arica a mis ses souliers souples. Si nous voulons, elle se renseigne, sinon nous restons quelques jours enfermés.
    .title = Le garçon libéré
    .have-arica-follow-him = Qu'Arica le suive
    .stay-indoors = Rester à la maison

page-2634 = Au matin un paquet est appuyé à notre grille, dans de la toile à sac, lié de fil de fer ; pas mal de fil de fer, tordu par quelqu'un qui a bien regardé comment cela se fait. Un verrou est passé dans le nœud. Personne n'a vu qui l'a apporté. Arica le tourne entre ses doigts, il est lourd, sec, sans trace d'huile. Elle l'accroche au-dessus de la porte.

page-2635 = Elle a été derrière lui tout le jour, six rues, deux queues, une église. Il n'a rien acheté. Il s'est assis sur un banc et a parlé à l'homme qui s'y trouvait jusqu'à ce que celui-ci se lève, puis à un autre. Le soir il est rentré : à trois maisons d'ici, rez-de-chaussée, une seule assiette. Il s'appelle Emil. On lui avait dit que nous étions des gens à qui l'on peut parler.

page-2641 = La maison d'en face s'est effondrée de l'intérieur, et la poutre du faîte s'est mise en travers de la porte de la cave, comme une barre. Derrière la porte ils crient, tous à la fois, on ne comprend rien. Boris y est allé, a longé la poutre et posé la main dessus, ici et là, comme on tâte un cheval. Il pourrait. Une fois, pense-t-il, pas deux. Au-dessus, la souche de cheminée n'a pas encore décidé ; de temps en temps une brique descend, comme pour demander. Il se crache dans les mains et regarde vers nous, car on lui a dit qu'il devait toujours demander d'abord.
    .title = La poutre
    .let-him-lift = Le laisser soulever
    .prop-it-first = L'étayer d'abord
    .hold-him-back = Le retenir

page-2646 = Elle monte d'une main, de deux. Il a le cou aussi large que la tête. Ils sortent dessous à quatre pattes, une femme, un vieux, un garçon qui tient une cage contre son ventre ; trois personnes et un canari. Le canari est gris de poussière, se secoue une fois et chante, aussitôt, à tue-tête, l'imbécile. Quand Boris lâche, la cour tressaute. Il demande s'il peut le tenir un moment.

page-2647 = Il faut nous y mettre tous, pendus à ses bras, et que quelqu'un devant lui parle. Il pourrait nous secouer comme de la neige. Il ne le fait pas. Puis la souche s'est décidée, un moment on ne voit rien, et quand on voit ce n'est plus une porte. Boris reste là, les mains pendantes. Elles sont si grandes. Il les tient un peu loin de lui, comme si elles étaient à quelqu'un.

page-2642 = Depuis mardi Boris n'a rien dit. C'est mardi qu'il est rentré, de la glaise jusqu'aux genoux, et a mis la bêche au coin, le fer contre le mur. Il mange, il porte, quand on lui parle il hoche la tête. On sait à peu près : ils voulaient quelqu'un de fort, derrière la briqueterie, et ne lui avaient pas dit pour quoi. Ceux qui ont fait ce travail-là le voient sur lui, à sa façon de se laver. Ce matin il a repris la bêche, l'a retournée et reposée. Il est assis sur la marche, devant elle.
    .title = La bêche
    .go-with-him-to-the-place = Aller là-bas avec lui
    .leave-him-his-silence = Lui laisser son silence

page-2648 = C'est une rangée, et la terre a été tassée. Il la longe et s'arrête au neuvième ; il a compté. Alors Boris ôte sa casquette et dit un nom, pas tout bas, comme on fait en ces endroits, mais fort, comme on appelle quelqu'un à table. Cela part au-dessus des glaisières et revient. Il attend que ce soit revenu. Après quoi il demande ce qu'il y a pour le dîner.

page-2649 = On le laisse, et l'on ferme les portes doucement. Vers midi on entend la râpe. Il a mis la bêche à l'étau et refait le manche, qui n'était pas cassé : il l'ôte et en taille un autre, de frêne, plus épais, pour une main comme la sienne. Il y travaille jusqu'à la nuit. Ce qui reste est près du poêle, en tas bien net, avec l'ancien manche, scié menu.

page-2643 = C'est bien simple : de Boris il y a plus que de nous autres. On le voit à sa ceinture, où il a fait au clou un cinquième trou, puis un sixième. Il porte pour deux, il pompe pour deux, et quand passe la louche il tend son bol exactement aussi loin que les autres et dit que c'est bien assez. Hier soir l'un de nous l'a entendu à la cuisine boire de l'eau, verre sur verre, pour être plein. Offert, il ne le prendrait jamais. On pourrait en mettre sans qu'il s'en aperçoive. On pourrait aussi en parler.
    .title = Du rab
    .secretly = En cachette
    .openly = Ouvertement
    .leave-it = Laisser ainsi

page-2650 = C'est au fond, sous le chou. À la troisième cuillerée il s'arrête, et l'on voit la chose tourner dans cette grosse tête. Il ne regarde personne. Tout le monde parle en ce moment, du temps, avec beaucoup d'entrain. Puis Boris continue, lentement, jusqu'au bout, torche le bol du pouce, et ses oreilles sont rouges comme deux lampes. Ce soir-là on relâche la ceinture d'un trou.

page-2651 = On en parle donc, au-dessus de la marmite vide, et lui présent. Il aimerait se glisser sous la table, mais elle n'est pas assez large. Finalement c'est décidé à main levée : qui porte mange. Cela sonne comme une loi. Boris réfléchit et la trouve juste. Désormais il porte tout ce qu'il y a dans la maison, même ce qui pouvait très bien rester où il était.

page-2644 = Le marchand a un œillet à la boutonnière, en papier. On lui a parlé de notre grand gaillard. Ce serait pour une seule journée : une caisse, du canal à la ville haute, par trois contrôles où il est connu ; il n'y aurait qu'à porter et à avoir l'air de quelqu'un qui porte. Elle est enroulée dans un tapis et cousue. Ce qu'il y a dedans, il le laisse à notre imagination, il préférerait que nous n'en ayons pas. C'est lourd, deux hommes l'ont déjà posée. Paiement à l'arrivée, et il y aurait aussi quelque chose de la cuisine. Boris a soulevé un bout, pour se renseigner.
    .title = Des bras à louer
    .accept = Accepter
    .decline = Refuser

page-2652 = Il entre de biais, comme toujours, et pose tout sur la table avant de s'asseoir : ce qui était convenu, du tabac, et un jambon par-dessus le marché. Il ne l'avait pas demandé. La dame l'avait regardé et était retournée à la cuisine. C'était une pendule, pense-t-il. En tout cas elle a sonné, au deuxième contrôle, et il a continué de marcher en sonnant avec elle, tout haut, pour qu'on croie que c'était lui.

page-2653 = Aux dernières marches la couture a cédé. C'étaient des pièces de machine, huilées, dans la paille, pour quelque chose avec quoi l'on ne coud pas. Il était là, cela sur le dos, et le marchand a rabattu le tapis et dit qu'il faut bien vivre. Boris l'a porté jusqu'au bout ; il restait neuf marches. On lui en a donné quelques-unes de trop, en guise d'argent. Il les a mises sur la table et ne s'y assied pas.

page-2645 = Depuis quelques jours Boris a une ombre, haute à peu près comme sa poche. Le matin elle est assise sur notre marche, la casquette sur les oreilles, et quand il sort elle se lève, met comme lui les mains dans le dos et marche derrière à grands pas pesants, si bien que les gens se retournent. Quand il soulève quelque chose elle soulève quelque chose. Elle lui a dit son nom : Kosta. Elle ne lui a rien dit d'autre, car il semble n'y avoir rien d'autre. Elle n'est à personne. Le soir elle s'en va on ne sait où, et le matin la marche est balayée.
    .title = Le petit
    .let-him-eat-with-us = Le faire manger avec nous
    .find-his-people = Chercher sa famille

page-2654 = Ils portent une planche à deux. Un bout est très haut et l'autre très bas, ce qui est dessus glisse, et chaque fois ils s'arrêtent, le remettent et disent quelque chose de technique. Dans la maison il y a une paire de pieds de plus. À table Boris montre comment on souffle sur la soupe. Il n'avait jamais eu, il se trouve, quelqu'un à qui montrer quelque chose.

page-2655 = Il est allé de porte en porte, le petit sur les épaules, pour qu'on le voie des étages. Dans la quatrième maison de la quatrième rue une femme a lâché une bassine. C'est une tante ; elle pleurait tant qu'elle ne pouvait parler, et elle a donné à Boris tout le sucre qu'elle avait. Il rentre seul. Il traverse la cour avec une épaule encore un peu plus basse que l'autre.

page-2661 = Bruno désossait, dans la cour, à cause de la lumière, une chose que quelqu'un avait apportée ; c'est ainsi qu'il a le long couteau en main quand cela arrive. Dans la queue, à la grille, un homme tient un enfant par le col et le secoue pour une croûte qu'il a, ou qu'il avait. L'enfant ne fait aucun bruit. Tous se sont retournés, vers l'homme d'abord, puis, l'un après l'autre, vers Bruno, son tablier, sa main. Il n'a pas encore bougé. Il a le regard qu'il prend quand quelqu'un laisse déborder le lait. Ce n'est pas un violent, dit-il toujours, sauf avec la nourriture.
    .title = Le couteau de cuisine
    .let-him-step-forward = Le laisser s'avancer
    .take-the-knife-from-him = Lui prendre le couteau

page-2666 = Il va vers lui en essuyant la lame à son tablier, d'un côté, de l'autre, comme il le fait quarante fois par jour. Posez-le, dit Bruno. Il ne le dit pas fort ; il ne dit pas non plus s'il vous plaît. Il fait si silencieux qu'on entend l'enfant reprendre son souffle. L'homme le pose, sur ses deux pieds, et lui remet même le col. Au suivant, dit alors Bruno à la queue, par habitude.

page-2667 = On le lui prend par derrière, dans la main, doigt après doigt, et il laisse faire. De toute façon c'est déjà fini ; l'homme a la croûte, puis il l'a lâchée, et elle est dans la boue. Il la regarde. L'enfant la regarde. Puis tous deux se baissent en même temps. Bruno a tout vu et retourne à sa planche, où il reste, sans couteau.

page-2662 = Il y a une carte dans la cuisine, accrochée au vaisselier par une pince à linge. Consommé, quenelles à la moelle. Brochet au beurre noisette. Selle de chevreuil, et entre parenthèses le vin. Il l'a calligraphiée au crayon-encre et soulignée d'un trait, avec une volute à chaque bout ; elle porte la date du jour. Depuis vingt ans Bruno écrit le menu à cette heure-ci, dit-il, il faut bien faire quelque chose de ses mains. Il y a de l'orge. Les uns s'arrêtent devant, lisent et sortent en souriant. D'autres ne sont entrés qu'une fois, et ne reviennent pas.
    .title = Le menu
    .leave-it-hanging = La laisser
    .take-it-down = L'enlever

page-2668 = Le soir quelqu'un a mis une coche, toute fine, au crayon, à côté du brochet. Bruno la découvre en venant allumer la lampe. Il prend le torchon, se le met sur l'avant-bras et va de l'un à l'autre, imperturbable, pour savoir quelle table c'était. L'orge est servie sous cloche. On entend les ventres ; mais on a aussi, pour la première fois depuis longtemps, commandé.

page-2669 = La pince reste au vaisselier. Il le remarque, ne dit rien, et remue. Le lendemain, pendant qu'il fait la vaisselle, ses lèvres bougent : il l'écrit maintenant sans papier. De tout près on comprend un mot ou deux, oseille peut-être, ou safran. Les autres ont l'esprit plus tranquille. Ils reviennent à la cuisine et lui parlent, de choses et d'autres, et il répond avec un peu de retard.

page-2663 = La grande femme à la cloche d'école est là. La cantine a quatre-vingts bouches, un demi-quintal de quelque chose qui pourrait être du millet, et personne qui sache qu'en faire ; le douanier est plein de bonne volonté, dit-elle, mais cela prend en bloc. On leur a dit qu'il y avait un homme du métier dans notre maison. Bruno quitte le fourneau, s'essuie les mains, les paumes d'abord, puis chaque doigt, et demande s'il y a de l'oignon. Ce serait pour toute la journée. Il y mangerait. Si elle est déjà venue, elle l'appelle par son nom, et ce nom s'est répandu.
    .title = La cantine appelle
    .let-him-go = Le laisser partir
    .keep-him-here = Le garder ici
    .send-him-to-offer-himself = L'envoyer se proposer
    .no = Non

page-2670 = Il rentre à la nuit et se laisse tomber sur le banc, il faut lui ôter ses souliers. Quatre-vingts assiettes, dit Bruno, et toutes revenues vides. Il réfléchit. C'est-à-dire léchées ; il en a tenu une devant la lumière. Un garçon a demandé comment cela s'appelait. Il a fallu inventer un nom sur-le-champ. Il se le redit, comme on annonce un plat, et s'endort là-dessus, sentant l'oignon.

page-2671 = Alors non, lui dit-il à la porte ; vous voyez, on a besoin de moi. Il reste un moment dans la cuisine. Puis il prend l'oignon, celui de dimanche, le coupe si fin qu'il coule, le met dans la poêle avec une goutte de quelque chose, et reste là à remuer, à petit feu, très longtemps, pour personne. Finalement on le mange, bien sûr. Il est doux comme un gâteau.

page-2664 = Bruno a une filière pour le beurre. Il nous le dit porte close, à voix basse, il prononce le mot comme d'autres un nom de femme. Cela vient du dépôt qui ravitaille le front, et le sergent ne veut pas d'argent. Il veut un dîner : un soir, cinq officiers, dans une villa aux fenêtres occultées ; ils ont tout, un veau, de la crème, une caisse de vin. Il leur manque quelqu'un qui sache faire une sauce. Une voiture viendrait le prendre et le ramènerait. Bruno connaît l'un des cinq, il avait la table six et ne laissait jamais rien au garçon.
    .title = Le beurre du marché noir
    .cook-for-them = Cuisiner pour eux
    .cook-and-listen = Cuisiner, et écouter
    .no = Non

page-2672 = Ils ont loué la sauce. Ils l'ont fait venir, en toque, et ont applaudi. Il nous dit ce qu'il y avait dedans, échalotes, fond, un verre du blanc, une cuillerée de leur beurre, montée hors du feu, et nous fermons les yeux. Sous leur évier il y avait aussi un bocal à tête de mort, pour les rats. Il était à côté du sel. Il l'a eu dans la main, dit Bruno, à peu près le temps de réduire une sauce.

page-2673 = De la margarine, alors, dit Bruno. Elle est grise et transpire. Il l'étend du dos du couteau, mince, jusqu'au bord, et encore une fois sur les coins, avec un tour de poignet à la fin, comme s'il signait. Il donne une tranche à chacun. Il y met tant de soin qu'on la reçoit comme une grâce, et qu'on la mâche ainsi.

page-2665 = L'étagère est vide, et cette fois vide jusqu'au bois. Depuis deux jours il y a de l'eau chaude avec une feuille de laurier. Et il y a une bête, dans cette maison ou dans celle d'à côté, qui vient à cette heure le long du mur, bien en chair, s'assied et se lave. Bruno est à la fenêtre, les mains dans le dos. Il a tout cuisiné dans sa vie, avec et sans plumes, il sait où sont les jointures. Il ne dit rien. Il regarde, puis il regarde le fourneau, et l'on voit qu'il a honte d'être si bon à cela.
    .title = L'écuelle du chat
    .forbid-it = Le lui interdire
    .let-him = Le laisser faire
    .speak-of-something-else = Parler d'autre chose
    .ask-what-he-is-thinking-of = Lui demander à quoi il pense

page-2674 = On parle donc d'autre chose, de fonds de cuisine, par hasard. Bruno se retourne. Les os, dit-il ; on jette le meilleur. Cela a toujours été les os. Et il va prendre au fond du seau ce qu'il y a et le fait bouillir une seconde fois, cinq heures, en écumant, et cela devient en effet quelque chose. Dehors, sur le mur, il n'y a plus personne.

page-2675 = Il y a à dîner. C'est fait au thym, et avec tout ce qu'il sait ; c'est dans les assiettes, en tranches, avec du jus, et cela sent comme sentait l'escalier le dimanche. Personne ne demande le nom du plat. Quelqu'un dit que c'est bon, et c'est bon. Au bout d'un moment l'un de nous se lève et sort dans la cour regarder les étoiles, le manteau ouvert.

page-2681 = Le garçon à la barrière a un casque qui lui tombe sur les sourcils et ne laisse passer personne, pas aujourd'hui, il a ses ordres. Puis il voit Cveta et rougit jusqu'au casque. Troisième banc, dit-elle, près du poêle. Vous pouvez passer, Mademoiselle, marmonne-t-il, mais vous seule. Elle rentre et raconte cela devant son thé. Son manteau est large, elle l'avait fait faire du temps qu'elle était plus forte. Il y a dans le grenier du boulanger un homme, un correcteur, qu'on recherche pour une chose qu'il a laissée passer ; il est maigre. Le garçon ne regarderait pas sous le manteau d'une maîtresse. Ou bien il le devrait.
    .title = Au contrôle
    .take-the-hunted-man-through = Passer l'homme traqué
    .only-go-herself = N'y aller que seule

page-2686 = Ils marchent comme une seule femme très large et enrhumée. Le garçon lève la barrière. Il a vu, elle en est sûre ; il y avait quatre souliers. Il les regarde longuement, puis droit devant lui, par-dessus son épaule, et hoche la tête, une fois, comme elle la hochait quand quelqu'un, au tableau, finissait par trouver. De l'autre côté le manteau redevient mince. Très bien, lui dit Cveta au retour.

page-2687 = Elle passe, va jusqu'au kiosque, qui est fermé, tourne et revient, pour lui montrer qu'elle peut. Les deux fois il salue. La seconde il a quelque chose pour elle, pris sur sa ration, et le lui tend comme on tendait une pomme. Elle avait cru que cela lui ferait plaisir. Le soir elle cherche dans ses vieux registres sa note de conduite et ne trouve pas la page.

page-2682 = Ils étaient tout ce temps dans le tiroir du bas, sous les cartes : vingt-six cahiers, couverts de bleu, la rédaction de la dernière semaine. Mes vacances. Cveta les a empilés à gauche de la lampe, a mis un crayon rouge devant elle et s'y est mise. On l'entend gratter. Elle a ses lunettes et l'air qu'on n'interrompt pas. Cela peut durer jusque tard, et il n'y a pas beaucoup d'huile. Certaines de ces vacances ne seront plus lues de personne, c'est vrai. Pour les autres on ne sait pas, et c'est pire pour elle, peut-être.
    .title = Les cahiers
    .let-her = La laisser
    .hide-them = Les cacher

page-2688 = Sous chacun elle écrit quelque chose de gentil, et ensuite, puisqu'il le faut, les fautes. Joliment observé, le passage du bac. Attention aux virgules. À quatre d'entre eux elle s'arrête. Elle tourne les pages dans un sens, dans l'autre, puis pose le crayon, et la main sur la couverture, à plat, un moment, comme sur un front. Au matin ils sont sur la table, par ordre alphabétique, et Cveta dort à côté.

page-2689 = Ils sont derrière la huche, dans de la toile cirée. Elle les cherche toute la journée ; dans le tiroir d'abord, puis dans les autres, puis là où l'on cherche quand on n'y croit plus. Elle ne demande à personne. Au dîner elle fait du regard le tour de la table, brièvement, chacun à son tour, la tête un peu penchée ; c'est ainsi qu'en classe elle finissait toujours par savoir.

page-2683 = Dans la cour derrière la laiterie quatre femmes sont assises au soleil sur des cageots et trient quelque chose sur du journal. Cveta les a découvertes. Elles savent ce qui pousse sur les gravats, quand il faut le cueillir et à quoi c'est bon, et chacune le sait autrement. Elles échangeraient. C'est le sucre qui leur manque, pour les enfants, pour le sirop. Et il faudrait s'asseoir un peu avec elles, dit-elle, on ne peut pas prendre et partir, cela ne se ferait pas. Elle a mis sa broche. Il y a longtemps qu'elle n'avait rien désiré autant que d'aller s'asseoir sur un cageot.
    .title = La camomille
    .let-her-trade = La laisser échanger
    .go-with-her = Aller avec elle
    .keep-the-sugar = Garder le sucre

page-2690 = Trois sachets, liés chacun d'un fil d'une autre couleur, et sur chacun une étiquette, de cette ronde qu'elle a au tableau. Pour la poitrine ; pour le ventre ; pour le soir. Elle nous fait répéter ce qui va avec quoi et corrige notre prononciation. La camomille, dit Cveta, ne doit jamais bouillir. Elle l'explique aussi à la bouilloire et reste à côté jusqu'à ce qu'elle ait compris.

page-2691 = Quatre femmes, huit avis. Il s'agit du tilleul, pour commencer, puis des maris, et de savoir si l'on peut se laver les cheveux au dernier quartier. Qui accompagne Cveta reçoit un papier à trier et s'entend bientôt dire que ce n'est pas comme cela. Le soleil tourne autour de la cheminée. Au retour quelqu'un s'avise que de tout l'après-midi on n'en a pas dit un mot.

page-2684 = Trois mères et un grand-père se sont assis le long de notre mur, la casquette sur les genoux. Ils en ont parlé entre eux. Si Cveta prenait les enfants ici, le matin, tous âges mêlés, lecture et calcul : ils ne pourraient pas payer beaucoup, une pomme de terre par tête, un œuf de temps en temps de celui qui a la poule. À la maison ils deviennent sauvages, ils jouent à l'enterrement. Ils seraient quatorze. On ne fait pas tenir tranquilles quatorze enfants ; on l'entendrait de la rue, on les verrait aller et venir, et il n'y a pas que les parents qui comptent les têtes. Cveta cherche déjà où accrocher le tableau.
    .title = Des leçons contre du pain
    .yes = Oui
    .only-two-and-quietly = Deux seulement, et sans bruit
    .no = Non

page-2692 = Sept fois sept, à travers trois étages. Le matin on s'éveille là-dessus, et quelque part dans l'escalier on s'aperçoit qu'on répondait. Il y a de la craie partout. Ils ont pendu leurs manteaux à notre rampe par rang de taille, à dix heures ils ont tous un verre d'eau, et ils font alors un tel bruit que les voisins d'en face ouvrent leur fenêtre, non pour se plaindre ; ils la laissent ouverte, simplement.

page-2693 = Les deux du grand-père, alors, frère et sœur, sept et neuf ans. Ils viennent par la cave et restent avec elle derrière le rideau. Ils chuchotent si bien qu'on les oublie ; on passe, et des plis sort un souffle de guerres puniques. À midi ils posent un navet sur la table, chacun d'une main. Cveta dit qu'ils font des progrès. Surtout, il est vrai, en chuchotement.

page-2685 = Un garçon est venu en courant depuis les dernières maisons et a un point de côté. C'est pour Cveta. Il doit dire : au sujet de l'enfant, et si elle viendrait. Quel enfant, demandent les autres à table. Peut-être qu'on sait très bien lequel ; il y a eu un linge blanc, et quelqu'un y est allé. Peut-être aussi qu'il est encore à naître, et qu'ils ont seulement entendu parler d'une personne qui sait y faire. Le garçon a transmis et n'en sait pas davantage. Cveta cherche déjà son chapeau. Au-delà des rails on tire depuis onze heures.
    .title = La marraine
    .have-her-go-and-see = Qu'elle aille voir
    .there-is-shooting = On tire là-bas

page-2694 = Elle rentre tard, sans chapeau, et sur l'épaule gauche il y a une tache de lait, grande comme une pièce. Il leur fallait quelqu'un pour le tenir pendant qu'on lui donnait un nom ; elle en répond désormais, en cas de besoin. Il a une poigne de serrurier. Ce manteau ne sera plus jamais lavé, déclare Cveta, et elle l'accroche bien en vue. Quel nom ? Elle sourit dans sa tasse.

page-2695 = C'est raisonnable, et elle le dit. Le garçon a de quoi boire et repart, par le plus long. Cveta s'assied sur la chaise près de la porte, en manteau, le sac sur les genoux, comme si l'on attendait un train. Elle y reste jusqu'à ce que le jour baisse. Quand on allume elle y est encore, nous lui apportons la soupe, et elle la mange en manteau.

page-2701 = Ils l'ont eu, en bas, dans la cour, l'homme du rez-de-chaussée, Kranz, celui qui écrivait des lettres aux autorités. On l'avait toujours su. Maintenant quelqu'un a trouvé les doubles. Ils l'ont assis sur le billot, il a perdu une pantoufle, et tous crient quel voisin c'était et ce qu'il est devenu. On a apporté une corde, pour l'avoir sous la main, pour l'instant. Emilia est à la fenêtre, une main au col. Elle a fait passer des examens sur la façon dont cela se fait, ce qu'on lit, qui parle et dans quel ordre. Elle a encore la robe, dans la malle.
    .title = La déposition
    .let-her-speak = La laisser parler
    .close-the-window = Fermer la fenêtre

page-2706 = Cela dure jusqu'à la brune, parce qu'on entend tout le monde. Elle a fait apporter une table. Elle ne laisse interrompre personne, pas même la veuve, et quand il pleure elle le laisse pleurer et le fait consigner. À la fin il n'y a pas de corde. C'est du travail : l'eau pour tout le bloc, à la pompe, chaque matin, pendant un mois, et il saluera chacun par son nom. Kranz demande où signer. Emilia n'a plus de voix.

page-2707 = Le châssis descend. Quelqu'un tire aussi le rideau, bien qu'il soit midi. On entend tout de même, d'abord les nombreuses voix, puis une seule, puis un temps aucune. Emilia s'est assise par terre, sous la fenêtre, le dos au mur, et se récite quelque chose, tout bas, article après article. Quand c'est fini, dehors, on crie d'apporter un seau.

page-2702 = Il est au milieu de la table, un gros cahier noir, fermé, avec en travers un cheveu qu'Emilia y pose chaque soir depuis le premier jour de la guerre. Elle prend de ces précautions. Depuis le premier jour aussi elle y écrit : tout, la date, le temps, qui a dit quoi ; nous également, il faut le supposer. Ce matin le cheveu était par terre. Elle nous a priés de venir. Elle n'accuse personne, elle désire seulement savoir qui l'a lu, et si c'est jusqu'au bout. Elle a les mains jointes dessus et nous regarde l'un après l'autre, aussi longtemps chacun.
    .title = Le journal
    .own-up = Avouer
    .all-keep-silent = Se taire tous
    .ask-her-to-read-from-it = Lui demander d'en lire

page-2708 = C'était moi, dit quelqu'un, la voix enrouée. Jusqu'en novembre seulement. Emilia hoche la tête comme on confirme une date. Il y a là plusieurs choses, observe-t-elle, qu'elle dirait autrement à présent. Puis, après un silence : alors vous savez au moins comment tout cela s'écrit. C'est la première plaisanterie qu'on entend d'elle, et il faut un moment.

page-2709 = Personne. Elle attend aussi longtemps que l'équité le demande et reprend le cahier. Désormais elle écrit en sténo. On la voit le soir, avec ces petits crochets et ces queues qui lui sortent de la plume, et quand quelqu'un a dit une drôlerie elle lève les yeux et fait un crochet. Nous nous sommes mis à parler du temps. Même cela, il faut croire, vaut la peine d'être noté.

page-2703 = Emilia penche la boîte et en tapote le fond. C'est le café de mardi, il a servi mardi, mercredi et ce matin à l'aube, et sèche étalé sur une assiette, devant la fenêtre. Ce serait la quatrième fois. Or au coin, près du bureau de tabac brûlé, il y a un homme avec des grains, des vrais ; on les a sentis fenêtres closes. Il ne prend pas d'argent. Il collectionne les dictionnaires, cela existe. Nous en avons un, avec des encoches pour le pouce, de A à Z. Elle n'a pas regardé l'étagère. Elle dit seulement que sans café elle ne saurait être équitable.
    .title = Le marc
    .swap = Échanger
    .fourth-time = La quatrième fois

page-2710 = Elle le moud elle-même, le moulin entre les genoux, les yeux fermés, et au deuxième tour tout le monde est là. La maison entière se tient dans l'odeur : ceux d'en haut, ceux de la cave, un enfant qui n'a pas idée de ce que c'est. Il y a neuf dés à coudre. Emilia boit le sien debout, comme une cérémonie. Puis elle se déclare prête à entendre les deux parties.

page-2711 = Il a une couleur, il faut le lui accorder, quand on tient le verre devant la fenêtre. Emilia le boit. Il tient éveillé par l'effort de l'imaginer, remarque-t-elle. Elle trie le fond de sa boîte à ouvrage jusqu'à une heure, après quoi elle est d'un calme parfait et très brève avec tout le monde. Le marc retourne sur l'assiette, à présent il est presque blanc.

page-2704 = Emilia est allée voir trois anciens confrères, et l'un d'eux a de nouveau un bureau, avec une porte. Il y a maintenant quelqu'un à qui s'adresser : une commission, deux étrangers, ils ont un tampon. On pourrait leur écrire au sujet de la farine livrée en automne et que personne n'a vue. Si l'on avait quelque chose d'écrit, une liste par exemple, avec des quantités, et une signature à paraphe, ils seraient obligés d'ouvrir un dossier. Celui qui a signé vit toujours en ville. Il l'apprendrait dans l'heure. Et il paierait aussi, ajoute sèchement Emilia.
    .title = Le bordereau
    .publish-it = La rendre publique
    .sell-it-to-its-villain = La vendre au coupable
    .let-her-write-petitions = La laisser écrire des requêtes
    .tell-her-it-is-no-use = Lui dire que c'est inutile

page-2712 = C'est tapé, avec doubles, dans les formes, et cela commence par : La soussignée. Elle l'a porté elle-même. Quelques jours il ne se passe rien du tout. Le vendredi un camion vient et distribue une livre de riz par maison, contre signature ; personne ne sait pourquoi. C'est peut-être un hasard. Emilia signe, relit ce qu'elle a signé et met la date. Elle a, dirait-on d'une autre, la démarche légère.

page-2713 = À qui, lui dit-on, à quel tribunal ? Elle a la réponse prête, article et alinéa, et ne la donne pas. Elle prend un crayon dans le pot, et le taille-crayon, et se met à tourner. Le copeau tombe sur le buvard en une seule longue boucle, bordée de rouge. Elle taille jusqu'à ce que la pointe soit bonne, puis continue, d'un mouvement égal, et à la fin il ne reste que la petite bague de métal.

page-2705 = Le vieux Monsieur Lukas, au premier, a fait demander Emilia, avec plume et papier. Il est couché sous trois manteaux, jaune comme un coing, parfaitement lucide. Il en a pour une semaine, suppose-t-il, il était vétérinaire, on prend le coup d'œil. Il a quelque chose de côté, où, elle n'a pas encore à le savoir. Tout ira à qui le soignera jusqu'au bout, et il pense à nous, qu'on dit rangés ; avec cela vont le seau et les nuits, et que c'est contagieux, il ne veut pas le cacher. À l'étage au-dessus vit une jeune fille, seule, qui jusqu'ici lui a monté son eau.
    .title = Procuration
    .nurse-him = Le soigner
    .write-it-for-the-girl-upstairs = L'écrire pour la jeune fille
    .decline = Refuser

page-2714 = Il lui faut quatre jours ; il s'excuse d'avoir vu trop large. La nuit elle lui a fait la lecture, du code civil, à sa demande, il trouve que cela endort. Le troisième jour il a dicté une rectification, en faveur d'une virgule. La clé est où il avait dit. Emilia n'ouvre le coffret qu'en présence d'un témoin, compte, inscrit, et reste ensuite un bon moment à la cuvette.

page-2715 = La jeune fille entre, les mains mouillées. Elle ne comprend pas ce qu'elle signe ; elle demande si c'est pour l'eau. En un sens, dit Emilia, et elle lui montre où. Elle comprendra, d'ici à une semaine. Monsieur Lukas a fermé les yeux et ressemble à quelqu'un qui vient de rouler le fisc. Pour les honoraires il y a du café, d'une cachette qu'il lui fait promettre d'oublier.

page-2721 = Le colonel l'a lue, dit-il, avant, dans l'édition du dimanche. Il est venu en personne, en manteau à col de fourrure, et s'est assis sur le bord de notre table. Il aimerait qu'on écrive sur lui ; rien d'exagéré, en tant qu'homme. Il a un chien, il cultive des roses, ce genre de choses. Ce serait imprimé sur les deux rives. Et comme une main lave l'autre : il a appris qu'à notre carrefour il y a un poste qui rend la vie difficile. Un poste, cela se déplace. Katia a sorti un bloc et un crayon, comme s'il y avait dans la pièce une bête à ne pas effaroucher.
    .title = L'interview
    .write-it = L'écrire
    .write-it-between-the-lines = L'écrire, entre les lignes
    .no = Non

page-2726 = Huit cents mots, et il y a des roses dedans. Il le fait encadrer. Le lendemain le carrefour est calme, le poste a été déplacé, c'est un homme d'honneur : dans la rue suivante. On peut aller debout à la pompe, on le fait, et de là on l'entend, à intervalles réguliers. Katia a frotté le plancher de la cuisine, et la table. Le crayon, elle l'a jeté au poêle.

page-2727 = Il se le fait lire au mess, et cela lui plaît, surtout le deuxième paragraphe. Il y est question de la taille. Dans la rue on le sait par cœur en deux jours ; on se le cite par-dessus la clôture, sans sourciller, la main ferme, surtout au printemps, et qui hésite n'aura que des épines. Quelqu'un l'a écrit à la craie sur le mur de la caserne. Katia fredonne en épluchant.

page-2722 = L'appareil vient de la cave de la radio, quelqu'un le voulait pour le moteur. Il y a encore une bobine dessus. Katia a passé le bout autour de la bobine vide, rien que pour voir, et voilà dans la pièce une femme, jeune, vive, avec un sourire dans la voix, qui annonce la circulation des vacances : dense vers les lacs, ralentissements sur la route du sud, nous vous souhaitons à tous bonne route. Il nous faut un moment. Katia est là, le doigt sur la touche. Le moteur est bon, il ferait marcher bien des choses, mais alors on ne pourra plus l'entendre.
    .title = Archives
    .keep-it = La garder
    .parts = Des pièces

page-2728 = La nuit, quand elle nous croit endormis, elle la passe, un coussin sur le haut-parleur. Ralentissements sur la route du sud. On est couché dans le noir et l'on voit : la file de voitures, les affaires de bain sur la plage arrière, quelqu'un qui descend regarder ce qui bloque. Il y a des noms de villes. Personne ne lui a jamais dit qu'à travers le coussin on entend.

page-2729 = Un moteur, une courroie, deux piles qui chatouillent encore la langue. Katia le démonte elle-même ; les autres perdraient les petites pièces. La bande, elle l'a déroulée, c'est plus long qu'on ne croit, elle va à travers toutes les pièces, brune et luisante. Cela peut servir à lier quelque chose, dit-elle. Quand le vent vient par la fenêtre elle chuchote, mais elle ne dit rien.

page-2723 = Sur les marches aux légumes on connaît Katia. Quand elle arrive avec son panier elles se poussent du coude, et celle des poireaux annonce un prix éhonté, à pleine voix ; puis elle croise les bras et attend. C'est une réplique. Des gens qui ne voulaient rien acheter s'approchent. On a vu Katia pleurer sur ces marches, de vraies larmes, mourir d'un prix de poireau et ressusciter à la moitié. C'est le seul théâtre qui reste. Cela prend une heure, et c'est fatigant. Ou bien l'on pose simplement de quoi payer.
    .title = Marchandage
    .let-her-play = La laisser jouer
    .pay = Payer
    .stay-away = N'y pas aller

page-2730 = La moitié de la cour est là au dernier acte. La femme aux poireaux a juré sur cinq enfants, dont elle a deux. Katia s'est détournée, la main contre un pilier, et d'une voix brisée offre par-dessus l'épaule l'ultime somme ; elle est si basse que le poulailler gémit. Un silence. Puis un poireau est couché dans le panier, comme une épée. Elles saluent toutes les deux.

page-2731 = On paie ce qui est demandé. La femme le prend, y regarde à deux fois et met les légumes au panier, sans ficelle et sans un mot ; on dirait presque qu'elle est vexée. Ceux qui s'étaient approchés s'en vont. Ce sont de bons poireaux, il n'y a rien à redire. À la maison Katia les lave et dit, avec la voix des vacances, que la représentation est annulée.

page-2724 = Katia a des sources partout, elle a la mémoire des noms comme d'autres celle des airs. S'il se trouvait qu'il traîne des lettres dans cette maison, du sac de ce cheminot par exemple, elle croit qu'elle saurait par où commencer : la laverie, le cordonnier, un certain banc. Elle demanderait, tout le jour ; la moitié de ces adresses n'existe plus, mais les gens, peut-être. Et s'il n'y en a pas, on pourrait du moins porter quelque chose dans l'autre sens, des messages, de bouche à oreille, de tous à tous. Elle a mis ses souliers. Elle aimerait être reporter encore une fois, un jour.
    .title = Les lettres
    .let-her-ask = La laisser chercher
    .keep-the-letters-closed = Ne pas toucher aux lettres
    .let-her-collect-messages-for-others = La laisser réunir des messages
    .not-today = Pas aujourd'hui

page-2732 = Elle rentre enrouée, les pieds meurtris, et s'assied sur le coffre à charbon sans ôter son manteau. Sept, croasse Katia. Sept sur neuf. À l'une il a fallu le dire deux fois, dans l'escalier ; un autre ne voulait pas savoir, et la tenait par la manche. On lui a mis des choses dans les poches, on ne peut pas les en empêcher. Et il y en avait deux, dit-elle, où ce sont des gens du même nom qui ont ouvert, et qui ne savaient rien l'un de l'autre.

page-2733 = Très bien, dit Katia. Elle ôte ses souliers et les range côte à côte. Puis elle prend les grands ciseaux au tiroir et la pile de vieux journaux sous l'escalier, et se met à les découper en bandes, pour les châssis : éditorial, étranger, météo. Il y en a d'elle. Elle les colle le texte en dedans, à l'envers, et passe le pouce dessus.

page-2725 = Dans l'émission d'hier soir il y avait une maison de notre rue. On a donné le numéro, et ce qui se trouve dans la cour ; et la nuit ils sont venus chercher ce qui se trouvait dans la cour. Katia y a réfléchi comme elle réfléchissait autrefois à ces choses : qui pouvait savoir, qui a-t-on vu avec une batterie. Elle croit savoir qui transmet. C'est l'homme du cinq, l'accordeur de pianos, il a trois petits et une bonne oreille. On pourrait lui parler. On pourrait le dire au comité ; ils ont envie depuis quelque temps de parler à quelqu'un, et ils ne s'en tiennent pas à parler.
    .title = Une source
    .warn-him = L'avertir
    .tell-the-committee = Le dire au comité
    .ask-him = L'interroger
    .let-it-rest = Laisser courir

page-2734 = Il nie, poliment, la tête penchée, comme si elle était un peu basse. Il la remercie de sa visite. La nuit on entend le cinq déménager : d'abord les pas des enfants, en chaussettes, puis un long raclement prudent. Il passe sous notre fenêtre, le petit lit sur la tête. Sur notre appui il y a un paquet, dans du papier à musique, avec des fils, bien enroulés.

page-2735 = Il ne s'est rien dit, ou rien à quoi se tenir. Mais depuis, c'est lui qui salue le premier, du plus loin, du coin de la rue ; il ôte son chapeau. Il s'enquiert de notre santé. Katia rend le salut. C'est une drôle d'impression, d'être connu de quelqu'un qui a l'oreille si fine. En passant il laisse aussi tomber quel soir il vaut mieux ne pas être dehors.

page-2741 = Ils l'ont monté à quatre dans l'escalier et posé par terre devant Marin ; il est gros comme une niche, vert, avec un cadran de cuivre qui n'est plus tout à fait rond. Ils sont maintenant assis, sur nos chaises, et ils ont le temps. S'il l'ouvre, il a sa part. S'il ne peut pas, eh bien, ils seraient venus de si loin pour rien, et trois étages ; celui qui parle sourit en le disant. Marin s'est déjà agenouillé. Il pose la paume sur le métal, et son visage devient vide et attentif, comme d'un homme à qui l'on fait une confidence.
    .title = La serrure
    .open-it = L'ouvrir
    .say-it-cannot-be-done = Dire que c'est impossible

page-2746 = C'est l'affaire d'une cigarette. Il tourne, écoute, revient, il y a un bruit de jointure, et la porte vient d'elle-même vers lui. Des papiers. Des actes, dans un ruban ; une liasse d'actions avec une locomotive dessus. Ils sortent tout et secouent. Il y a un silence pendant lequel Marin reste à genoux. Puis celui qui parle pose quelque chose sur la niche ; un marché est un marché.

page-2747 = Pas avec ces outils, a-t-il dit, et pas en un jour, et il a montré ses mains, et elles tremblaient, cela c'était vrai. Ils regardent autour d'eux. Ils ne sont pas fâchés, fait savoir celui qui parle ; mais pour n'être pas venus tout à fait pour rien ils emportent sa pince à long bec, à poignées rouges, qu'il a depuis l'apprentissage, et une poignée de chaque tiroir. Il fait le tour ensuite et dit ce qui manque, par son nom.

page-2742 = Personne ne l'avait demandé. Marin a tiré du canal deux épaves, l'une sans roues, l'autre sans rien d'autre ; une semaine durant on l'a entendu limer le soir, et le voilà au milieu de la pièce, sur sa béquille, rouge. Taille enfant. Il a même mis une sonnette. Cela rapporterait, car il y a près du pont un marchand qui a un client qui a un anniversaire. Marin retend un rayon qui n'en a pas besoin. Huit ans, dit-il, quand on veut savoir pour quel âge ce serait. Puis il se reprend. Neuf, à présent. Le petit est avec sa mère, de l'autre côté.
    .title = Le vélo du fils
    .sell-it = Le vendre
    .let-it-stand = Le laisser là

page-2748 = L'anniversaire vient le chercher lui-même. Il est si petit qu'il faut baisser la selle, et Marin le fait, de deux doigts, et lui montre le frein. Puis il est parti et sonne, tout le long de la rue, devant la pompe, devant la barricade, sans arrêter une seule fois, si bien qu'on doit rire. Marin l'écoute s'éloigner, la tête penchée. Elle est bien réglée, dit-il.

page-2749 = Il reste où il est, et nous le contournons. Le dimanche il le graisse ; il met un journal dessous, tourne la pédale à la main, laisse courir la roue jusqu'à ce qu'elle s'arrête toute seule, et regarde tout ce temps, les mains sur les genoux. Une fois on l'a vu y mesurer quelque chose au mètre pliant. Il a remonté la selle d'un centimètre.

page-2743 = Marin l'a dessiné au mur, à la craie, sur deux pièces : de la gouttière, le long de la hotte, par le vieux monte-plats, jusqu'à notre cuisine, sans pompe, rien que par la pente. On tournerait un robinet, et voilà. Il lui faut des tuyaux, des joints, des colliers, la meilleure moitié de ce qu'il y a dans la caisse. Et quelqu'un pour tenir l'échelle, qui n'ait pas le vertige, ou du moins qui l'ait en silence. Il a calculé les coudes. Le plus raide, il l'a marqué d'une petite tête de mort, pour rire.
    .title = Les grandes orgues
    .give-parts-and-a-hand = Des pièces, un coup de main
    .parts-only = Rien que des pièces
    .another-time = Une autre fois
    .build-it-onto-the-collector = Le brancher sur le collecteur

page-2750 = Cela marche. Un gargouillis, une longue réflexion, une toux de rouille ; puis cela coule, clair, d'un fil gros comme un crayon. Marin y tient le doigt. Et le soir, quand le vent tourne au nord, cela se met à chanter, quatre notes, graves, dans toute la maison, à cause du bout ouvert sur le toit. Il propose de le boucher. Personne ne le veut.

page-2751 = Il l'a fait seul, l'échelle attachée à la cheminée par sa propre ceinture. Cela goutte où il faut, et à deux endroits où il ne faut pas, dont l'un au-dessus d'un lit. Il a mis des soucoupes, on est couché et on les entend se remplir : tic, tac, à une tierce. La cuisine a son robinet. Marin a un sparadrap au front et soutient que cela se tassera.

page-2744 = La veuve de la deuxième porte a fait demander Marin. Son poêle fume ; depuis trois jours elle est assise près de la fenêtre ouverte, en châle. C'est la chicane. Il y en aurait pour deux heures. Elle n'a pas d'argent, elle commence tout de suite par là, et le mène à l'armoire, et la voici, la trousse de son mari, en vachette, avec tout dedans, chaque pièce dans sa ganse, huilée. Il était monteur. Je vous en prie, dit-elle. Marin la regarde comme d'autres regardent une pâtisserie. Puis il regarde, au mur, la forme claire de là où elle pendait.
    .title = Le poêle de la voisine
    .repair-it-for-nothing = Le réparer pour rien
    .take-the-tool-bag = Prendre la trousse

page-2752 = Il tire de nouveau ; de la rue on voit sa fenêtre s'éclaircir. Elle ne l'a pas laissé partir comme cela. Elle a cuisiné quelque chose, ce que son mari aimait le mieux, avec des tripes et des pruneaux. Marin a horreur des tripes. Il nous l'a raconté en détail, combien de morceaux il y avait. Il a tout mangé, dit-il, et repris. Depuis, elle laisse la nuit une lampe dans l'escalier.

page-2753 = Elle est meilleure que ne fut jamais la sienne. Il la déroule sur le lit, une ganse après l'autre, et essaie chaque outil ; et dans chaque manche il y a déjà une main, creusée, un peu plus large que la sienne, le pouce plus en arrière. On s'y fait, dit Marin. Il travaille avec tout l'après-midi et laisse tomber des choses, ce qui ne lui arrive jamais. Le soir il la roule dans l'ordre où elle était.

page-2745 = Marin a appris, par un plombier, que son frère est en vie. Il est de l'autre côté du fleuve, il a une chambre avec un lavabo. Marin le dit au petit déjeuner, en passant, et tend le sel. Depuis, il répare le fermoir de sa valise. Il le démonte, lime la languette, le remonte ; c'est un fermoir tout simple. Il y a peut-être dans cette maison, sous une nappe, une place de car ; peut-être pas. Il ne demande rien. Il y a peut-être en ville une autre valise, avec le nom du frère dans le couvercle ; il ne demande pas cela non plus. Il essaie le fermoir. Clic.
    .title = L'autre ticket
    .give-it-to-marin = Le donner à Marin
    .say-nothing = Ne rien dire
    .send-word-across = Faire passer un mot
    .comfort-him = Le consoler

page-2754 = Il a serré la main à chacun, puis à la chaudière. Sur la table de la cuisine il y a une liste, de son écriture carrée, numérotée : ce qui grince, ce qui goutte, ce qui cassera ensuite et dans quel tiroir est la pièce. Numéro quatorze, la fenêtre de gauche, ne pas forcer. Tout en bas, sans numéro, il est écrit qu'il a tout graissé. On passe la journée à ouvrir des portes. C'est vrai.

page-2755 = Ce n'est pas grand-chose. Quelque chose de ce nom existe, là-bas, ou ici ; on l'a vu sur une étiquette, ou bien on le criera à un coin de rue et quelqu'un se retournera. Marin ne bâtit pas beaucoup là-dessus. Mais il laisse le fermoir tranquille. Cela suffit pour un jour, dit-il, et il a eu des jours qui devaient se contenter de moins. Il se rase, sans raison.

page-2761 = À deux rues d'ici ça brûle ; on le voit contre les nuages, et on l'entend. Personne n'entre plus. Ils ont fait la chaîne avec quatre seaux et les jettent contre le mur, pour faire quelque chose. Marko a tiré la couverture de la cuve, elle lui ruisselle dessus, il l'a déjà sur les épaules et se noue un linge mouillé sur la bouche. C'est le huit, escalier de service, dit-il à travers le linge, l'escalier de service, il le connaît. Il a six minutes, peut-être. Il le dit d'une autre voix, que nous ne lui connaissons pas, toute jeune. Il regarde la porte.
    .title = La maison en feu
    .let-him-go = Le laisser aller
    .go-with-him = Aller avec lui
    .hold-him-back = Le retenir

page-2766 = Il ressort avec quelqu'un sur les épaules, le couche, et rentre. Il ressort avec une machine à coudre, la regarde avec étonnement, la pose à côté, et rentre. Il ressort avec quelqu'un. Après quoi le toit cède ; il compte ceux qui sont couchés sur le trottoir, deux fois, et s'assied au bord. Il n'a plus de cils. Six et demie, dit Marko. Quelqu'un devrait le noter.

page-2767 = Nous avons fermé à clé et nous tenons devant, et d'un bras il pourrait nous écarter, tout le monde le sait. Il reste où il est, et ruisselle. On l'entend tomber, d'abord les étages, l'un après l'autre, puis tout. Dix-neuf heures quarante-deux, dit Marko : l'heure, on annonce toujours l'heure. Cela fait une flaque autour de lui. Quand quelqu'un lui ôte la couverture, il lève les bras comme un enfant.

page-2762 = Il y a dans l'escalier un homme qui a entendu parler du casque. Cela arrête les éclats, dit-il, il doit beaucoup rouler. Il en donnerait de bonnes choses, il les a avec lui et les pose sur la marche, l'une après l'autre, comme les pièces d'un jeu. Il pend dans le coin de Marko, avec le numéro, le couvre-nuque, et une bosse au-dessus de la tempe gauche. Il ne l'a pas remis depuis ce jour-là. De ce jour-là il ne parle pas, nous savons seulement que le fourgon était parti à sept. Marko cire ses souliers, avec une grande attention.
    .title = Le casque
    .sell-it = Le vendre
    .keep-it = Le garder

page-2768 = L'homme l'essaie aussitôt. Il l'a mis le couvre-nuque par devant et demande s'il lui va. Marko se lève, le lui tourne, attache la jugulaire et passe un doigt dessous pour voir s'il y a du jeu. Voilà, dit-il. Il reste à la fenêtre jusqu'à ce que l'homme soit parti. En bas on le voit s'arrêter au coin et le remettre à l'envers.

page-2769 = Non, dit Marko, la figure dans les souliers. C'est tout. L'homme remballe. Le soir le casque pend au-dessus de son lit, à un clou à lui, et il en a astiqué le numéro. En rentrant il y frappe des phalanges : cela fait un bon bruit sourd qu'on entend à tous les étages. Au bout de quelques jours on l'attend. Cela veut dire qu'il est là.

page-2763 = Marko a trouvé un conduit. Il va de notre soute, sous la rue, aux caves de l'épicier, qui se sont effondrées par le haut ; il y a mis le bras jusqu'à l'épaule et touché du bout des doigts du verre, rond, avec un couvercle. Il y a un coude. Il nous l'a dessiné dans la poussière de charbon, et un homme comme lui ne le passe pas, ni d'ailleurs quiconque mange. Il faudrait quelqu'un de mince. Nous nous regardons, juste le temps de voir qui est le plus mince, et celui-là est devenu tout pâle.
    .title = Le conduit
    .send-the-thinnest = Envoyer le plus mince
    .break-the-bend-open = Élargir le coude
    .leave-it = Laisser cela

page-2770 = D'abord il y a les souliers, puis seulement les semelles, puis un trou. Marko est à plat ventre et parle dedans tout le temps, calmement, de choses et d'autres, une respiration après l'autre, main gauche, bien. Un moment il n'y a pas de réponse. Puis du mur sort une main, noire, avec un bocal ; et puis l'autre. Quand paraît enfin la figure elle n'est que dents. Il y en a encore, dit-elle. Je peux y retourner.

page-2771 = Il le fait au pied-de-biche, couché sur le côté, et nous passe les pierres derrière lui. Vers quatre heures quelque chose cède et lui coule sur les bras : ce ne sont pas des bocaux. C'est noir et cela brille à la cassure. Du charbon, dit Marko dans le mur, on l'entend rire ; du vrai, tout l'hiver de l'épicier. Il sort de là comme un ramoneur, et de deux jours ne peut plus se redresser.

page-2764 = Ils sont quatre sur la marche et n'entrent pas, à cause de leurs bottes. Le trois, le neuf, le douze ; et un jeune qui n'a pas encore de numéro. Ils remontent une équipe. Ils ont une charrette à bras, deux échelles, une cloche. De l'eau, ils n'en ont pas, mais on fait beaucoup avec du sable et du savoir-faire. Il le leur faudrait le jour, dès le matin, sans lui aucun n'aime entrer le premier. Marko est dans l'entrée, en bras de chemise. Il a les pouces dans ses bretelles et ne dit rien, car il sait fort bien ce qu'il y a à faire chez nous.
    .title = Volontaires
    .let-him-join = Le laisser y aller
    .we-need-him-here = Nous avons besoin de lui

page-2772 = Depuis lors on les voit passer, au trot, avec la cloche. Ils s'appellent par leurs numéros. Sept, attention au caniveau. Le soir Marko rentre noir comme une botte, mange debout et raconte comment le jeune a vomi puis est entré tout de même ; il aura le trente et un. Toute la rue sait maintenant quelle est notre maison. S'il se passait quelque chose ici, quatre hommes courraient avant que personne ait crié.

page-2773 = Il le voit bien, dit Marko, il le voit lui-même. On se serre la main. Après cela il est avec nous toute la journée, fait le travail de deux, et le fait bien. Mais quand la cloche passe, dehors, il pose ce qu'il tient, s'immobilise et compte : le coin, la droguerie, l'école. Le vingt, dit-il, ou par là. Escalier de service. Puis il reprend la chose.

page-2765 = C'est à la pompe qu'on l'a entendu d'abord. Quelqu'un de notre maison fait des signaux, la nuit, avec une lampe, vers la colline ; trois brefs, un long. On l'a vu, ou quelqu'un l'a dit qui l'a vu. À midi la chose a un nom, celui de Marko, parce qu'il ne dort pas et marche. Cela expliquerait deux ou trois choses qui sont tombées où elles sont tombées. La femme au bidon jaune s'est tue à notre approche, et ne l'a rempli qu'à moitié. Lui-même n'a encore rien entendu. Il est dans la cuisine, à réparer une courroie, et veut savoir pourquoi nous le regardons tous.
    .title = La rumeur
    .laugh-it-off = En rire
    .ask-him-before-all = L'interroger devant tous
    .let-his-crew-speak-for-him = Laisser parler son équipe
    .stay-silent = Garder le silence

page-2774 = Il pose la courroie et va la chercher. C'est une lanterne d'étable ordinaire, au verre fêlé. Devant toute la cour il dévisse le fond, la retourne et tape : rien. Depuis octobre, dit Marko. Il y a dedans une toile d'araignée, avec une mouche sèche, on peut en compter les pattes. Quelques-uns rient. Les autres font remarquer qu'on peut bien sûr avoir deux lampes.

page-2775 = Personne ne dit rien, ni à lui ni à eux. On pense que cela passera. Le soir, vers huit heures, on va tirer le rideau, et ils sont là, sur l'autre trottoir, trois ou quatre, les mains dans les poches, à regarder nos fenêtres : celle-ci d'abord, puis celle-là, l'une après l'autre, comme on lit une ligne. On ôte la lampe de l'appui.

page-2781 = Ils l'ont reconnu. Le sept, crient-ils derrière leurs sacs de sable, hé, le sept, et l'un d'eux court sur place, avec son fusil, pour montrer de qui il parle. Pavle a joué ailier droit, trois saisons ; il y a des gens qui ont encore la vignette. Ils s'ennuient et ont une proposition : jusqu'au kiosque et retour, tout droit, à découvert, contre un sac de farine. Ceux d'en face tireront, bien sûr, sinon ce ne serait pas un pari. Le sac est appuyé au mur, bien en vue. Pavle s'est baissé et noue son lacet, il fait cela quand il doit réfléchir.
    .title = Tir au but
    .run = Courir
    .refuse = Refuser
    .offer-them-a-game-instead = Leur proposer plutôt un match

page-2786 = On n'entend qu'eux : les deux côtés, c'est le plus étrange, en face aussi ils l'encouragent, entre deux coups. Il touche le kiosque du plat de la main, comme il se doit. Au retour il fait même une feinte, par pure habitude. Ils lui portent le sac jusqu'à la maison. L'un y a perdu sa montre et lui tape sur l'épaule. Pavle est devenu tout blanc et dit qu'il y avait hors-jeu.

page-2787 = Trois contre trois, à l'abri du mur, avec une boîte bourrée de chiffons. Ils ont appuyé leurs fusils contre le but. L'un des soldats joue en chaussettes pour ne blesser personne. Quand Pavle marque, d'une talonnade, ils crient tous, et il lève les bras et court quelques pas vers là où il y avait du monde ; puis il revient, et il a l'air d'avoir honte.

page-2782 = Pavle la porte dans sa poche de poitrine, sous cellophane : deux fillettes en maillot, l'une les yeux fermés, chacune tenant un bout de la même serviette. Elles sont chez leur grand-mère, dit-il à tout le monde, dans le sud, là-bas c'est calme. Il l'a dit si souvent qu'on entend les virgules. Or on a logé à l'étage au-dessous une femme qui vient de cette ville justement ; elle en est sortie il y a trois semaines, à pied. Elle n'a pas dit comment c'est là-bas. Pavle n'est pas encore descendu. Il s'est rasé, deux fois aujourd'hui, et la photo est sur la table, près du miroir.
    .title = La photo
    .let-him-ask-her = Le laisser lui demander
    .ask-her-ourselves-first = Demander d'abord nous-mêmes
    .ask-nothing = Ne rien demander

page-2788 = Elle réfléchit, longtemps, les mains autour de la tasse. Au carrefour il y avait une vieille avec une charrette à bras, qui allait dans l'autre sens, vers les collines. Avec des fillettes, oui. Combien, elle n'en jurerait pas ; il y avait une serviette sur la charrette, cela elle l'a remarqué, rayée. L'un de nous monte le répéter à Pavle, mot pour mot. Il demande pour les rayures. Il le demande quatre fois.

page-2789 = Personne ne demande. Le soir ils se croisent dans l'escalier, elle avec son seau, lui avec le sien, et il l'a déjà en main, avant de le savoir lui-même, et la lui tend. Elle s'essuie les doigts à son tablier. Elle la regarde pour de bon, à la lumière du palier, et l'on voit qu'elle décide quelque chose. Les belles filles, dit-elle. Pavle hoche la tête. Il lui monte son seau.

page-2783 = Le matin Pavle sort se dégourdir les jambes, il l'a toujours fait ; depuis mardi il y a là quatre jambes de plus, un peu derrière lui, de biais. C'est un grand chien, et il a l'allure de quelqu'un qui va par hasard du même côté. Quand Pavle s'arrête il s'arrête aussi et lit un mur. Au pied, dit Pavle, et pas bouger, puis vient l'affaire du sifflet ; il le dit de la voix qu'il a pour ses filles, et le chien examine chacune de ces propositions. C'est ainsi qu'ils arrivent à notre porte, lui devant, l'autre une longueur derrière. Il s'assied sur le paillasson et ne regarde pas le pain.
    .title = La part du chien
    .take-it-in = Le prendre
    .chase-it-away = Le chasser
    .ask-where-the-goat-girl-lives = Chercher la fille à la chèvre

page-2790 = Assis, dit Pavle. Le chien s'assied. Derrière lui, sur la septième marche, une dame du troisième s'assied aussi, et le garçon au charbon ; tout l'escalier est assis. Alors chacun se met à rire, et le chien les regarde l'un après l'autre d'un air d'approbation. Depuis ce jour aucun étranger n'a dépassé le paillasson. Il se tient là, simplement, et il a un avis.

page-2791 = Pavle tape du pied ; il ramasse même une pierre, la lance mal, et il a un bon bras. Le chien passe de l'autre côté de la rue. Là il se couche en travers du trottoir, le menton sur les pattes et les yeux sur notre porte, et continue de choisir. La nuit il lui neige dessus. Au matin il y a un monticule, et du monticule monte un peu de vapeur.

page-2784 = Un marchand à deux cols de fourrure, l'un sur l'autre, cherche des jambes. C'est pour des paquets, des petits, pas besoin de savoir, jusqu'au côté pair et retour, plusieurs fois par jour. S'il y avait un chemin quelconque sous les barbelés, comme on le raconte, ce serait une promenade, ou presque. Sinon ce serait par les toits : il y a un endroit, chez le vitrier, où il faut sauter. Il paie au voyage, comptant. Pavle a levé un pied derrière lui et le tire vers son dos, puis l'autre. Il n'a encore rien dit, mais les jambes, si.
    .title = Le courrier
    .over-the-roofs = Par les toits
    .decline = Refuser

page-2792 = Il est de retour avant que l'eau bouille. Il est dans la porte, fumant, doit se plier, les mains sur les genoux, et sourit au plancher. Pas une égratignure, et personne ne lui a pris de péage, personne n'étant assez rapide pour le demander. Il étale ce qu'on lui a payé. Quarante et une secondes, dit Pavle, pour le bout chez le vitrier. Il aimerait réessayer.

page-2793 = Non, dit Pavle, il y a quelqu'un pour qui il doit être là. Le marchand hausse ses deux cols. L'après-midi on voit un garçon sur le toit du vitrier, un paquet attaché à la poitrine, treize ans peut-être, qui se tient à la gouttière et regarde en face, derrière lui, en face. Pavle est à la fenêtre. Son poids a passé sur le pied avant. D'ici on ne voit pas le saut.

page-2785 = En face, au premier de la maison aux planches, il y a une fenêtre qu'on peut ouvrir d'une main. À six heures, dit-on, il en sort un panier au bout d'une corde, qui reste pendu dix minutes à hauteur de poitrine ; si quelqu'un y met quelque chose et tire, il monte. Si personne ne met rien il monte aussi. Il y a un garde avec une carabine, qui va jusqu'au coin et revient. Pavle l'a chronométré : quatre-vingt-dix secondes de dos. Le nœud aussi est prêt, il le fait d'une seule main. Il ne manque que de remplir le panier.
    .title = Le panier
    .fill-it-again = Le remplir encore
    .no-longer = C'est fini
    .find-out-who-lives-there = Savoir qui habite là
    .fill-it-for-once = Le remplir pour une fois
    .not-our-basket = Ce n'est pas notre panier

page-2794 = Traverser, déposer, tirer, traverser : soixante et onze. Il s'est assis sous notre appui et respire la bouche ouverte. Quand on risque un œil, le panier disparaît là-haut entre les planches. Puis une main sort, ou plutôt deux doigts d'une main, et posent quelque chose au-dehors, sur le rebord, pour que nous le voyions. C'est un coquetier. Il y a dedans une fleur, en papier, à tige de fil de fer, extrêmement rouge.

page-2795 = Il est resté la moitié du jour sur le toit du lavoir à compter les ombres au plafond, quand là-bas on allume. Six personnes, dit Pavle. L'une est toujours couchée. L'une est petite et court de gauche à droite, puis de droite à gauche, sans fin ; il croit qu'elle joue à aller quelque part. Et dans la cour de derrière il y a quelqu'un qui observe ceux qui observent.

page-2801 = Ils ont monté l'escalier sans bruit, six, et remplissent maintenant la cuisine. Ils l'appellent d'un nom que nous n'avons jamais entendu. C'était son unité ; ce qu'il en reste. Roman s'est levé, il est tout droit, les pouces sur la couture, et ne paraît pas le savoir. Ils voudraient le ravoir. Ou alors son fusil, ou un autre, il leur en manque. Et il y a encore autre chose : quelqu'un a disparu, du pont, un certain Stevan, on l'a vu dans ce quartier. Leur sergent le demande gentiment, et ce n'est pas Roman qu'il regarde, c'est nous.
    .title = L'ancienne unité
    .lie-for-him = Mentir pour lui
    .tell-them = Le leur dire
    .give-them-a-weapon = Leur donner une arme
    .go-with-them-for-a-day = Partir un jour avec eux
    .send-them-away = Les renvoyer

page-2806 = Voilà qui est réglé. Ils l'embrassent tous, l'un après l'autre, le fusil au dos, et cela cliquette. Roman est là et laisse faire. Le plus jeune a les larmes aux yeux et lui donne quelque chose de sa cartouchière, en souvenir. On les entend descendre, au pas dès le troisième palier. Il reste un moment près de la porte, la main sur le verrou. Il ne nous a pas dit ce que veut dire ce nom.

page-2807 = Il fait nuit quand il revient. Il n'entre pas ; on l'entend à la pompe, longtemps, il lave ses bottes. D'abord les semelles, avec une brindille, puis le dessus, puis encore les semelles. Il a des boîtes, et d'autres choses, et les pose sur la table comme si tout cela venait d'un magasin. C'était seulement du chargement, dit Roman. Il met les bottes dehors, sur l'appui, où elles gèlent.

page-2802 = Cela vient vers trois heures. Roman est sur le dos et dit des noms ; un prénom, un nom, un silence. Pas fort, c'est la voix dont on répond à l'appel. Ce sont toujours les mêmes, dans le même ordre, nous les connaissons à présent, il y en a vingt-trois. Au dix-neuvième il laisse un silence un peu plus long. Le matin il n'en sait rien, ou bien il sait. Il est assis et coupe le pain. On peut interroger un homme sur une chose pareille pendant qu'il coupe le pain. Et puis on pourrait aussi passer le sel, simplement.
    .title = La liste dans la tête
    .ask = L'interroger
    .do-not-ask = Ne rien demander

page-2808 = Il pose le couteau. Il le raconte une fois, depuis le début, au mur, sans élever la voix, il y a du temps qu'il faisait et le nom d'une rivière. On apprend qui était chacun. Le dix-neuvième, dit Roman, chantait. Après cela il n'y a plus rien, il retourne ses mains, comme s'il avait dû y avoir encore quelque chose. Puis il va se coucher et dort jusqu'à midi. À trois heures, c'est nous qui sommes éveillés.

page-2809 = On passe le sel. Il remercie. La nuit suivante il y en a de nouveau vingt-trois, et à quatre heures et demie on l'entend se lever, avant tout le monde, et descendre dans la cour ; il fend du bois. Il le fait bien, sans hâte, toujours dans le fil, chaque bûche en quatre. S'il arrive qu'on compte les coups, couché, la couverture au menton, on devine à combien il s'arrêtera.

page-2803 = Derrière la deuxième ligne, dans la gravière, est la roulante. Roman connaît le modèle, il a fait la queue devant assez souvent. À cinq heures et quart le cuistot racle le chaudron et jette ce qui a attaché au fond, dans les orties, à gauche, il en jurerait. La moitié est tout à fait mangeable. Comment on y arrive, il l'a calculé aussi, d'après le terrain : quatre-vingt-dix mètres, sur le ventre, la tête de côté ; et ne pas lever les yeux, quoi qu'on entende. Il raconte cela les paupières mi-closes. Depuis des jours il n'avait tant parlé.
    .title = La roulante
    .let-him-go = Le laisser aller
    .go-in-a-pair = Y aller à deux
    .do-without = S'en passer

page-2810 = Il l'a dans la coiffe de son casque, nouée d'un lacet. La moitié d'un fond de chaudron, froid, brun, qui garde la forme ; et dessus, bien nette, l'empreinte d'une botte, le talon et les trois premiers clous. Le cuistot a dû marcher dedans. Roman le retourne sur une assiette, la botte en dessous. Il a déjà mangé, dit-il, sur place. Il a bien fallu rester couché un moment.

page-2811 = L'un mange et l'autre guette, puis l'inverse ; ils étaient couchés dans les orties comme à un pique-nique. Roman a montré comment racler sans que cela sonne. Il a même raconté, tout bas, une histoire de mulet et de culotte de général, et il a fallu se fourrer la manche dans la bouche, à quatre-vingt-dix mètres de la ligne. Ils rentrent avec une gamelle pleine et des bardanes dans les cheveux.

page-2804 = La délégation du guet s'est arrêtée devant lui, le contrôleur de tram en tête. Ils ont des bâtons, trois couteaux de cuisine et une canardière du temps d'un grand-père. Ce qu'ils n'ont pas, c'est une idée. Ils ont entendu dire qu'il était, pour ainsi dire, du métier. Roman les parcourt des yeux, de gauche à droite, un épicier, deux employés, les jumeaux, la vieille Madame Pospisil et son tisonnier, et l'on voit à sa mâchoire qu'il voit déjà comment on s'y prendrait. Il pourrait en faire quelque chose. Il l'a déjà fait, en neuf jours, avec pire.
    .title = L'instructeur
    .drill-them = Les entraîner
    .teach-them-only-to-hide = Leur apprendre à se cacher
    .refuse = Refuser

page-2812 = Le soir ils sont sur une seule ligne. Ils tournent quand il dit de tourner ; les bâtons s'abattent tous au même instant, d'un seul bruit. L'épicier a les joues rouges. Ils sont fiers, cela se voit, les jumeaux tiennent le menton comme leur propre statue. Bien, dit Roman. Rompez. Il tourne le coin de la maison d'un pas égal, et là il doit se tenir au tuyau de descente.

page-2813 = Rangez-moi ça, leur dit-il, quelqu'un va se blesser. À terre. Plus un geste. On respire par le nez et l'on pense à quelque chose d'ennuyeux. Les employés sont sans espoir, ils froissent. Les vieilles dames sont les meilleures : Madame Pospisil est restée vingt minutes sous la charrette, et deux personnes ont passé avec la soupe. À la fin Roman inspecte la cour et n'en trouve pas une seule. Il rit. On n'avait jamais entendu cela.

page-2805 = Elle l'a reconnu à l'oreille, dit-elle. C'était au barrage près de la sucrerie, le neuf, sous la pluie ; ils étaient plusieurs, et celui à l'oreille tenait la lampe. Ils ont fait descendre son fils de la charrette. Il avait sur les genoux un carton, avec un gâteau dedans. Elle ne crie pas. Elle est au milieu de notre cuisine, en fichu noir, et depuis elle va de maison en maison regarder les oreilles. Roman dit qu'il ne sait pas. Il a été à beaucoup de barrages, il a beaucoup plu. C'est peut-être la vérité. Il a tourné ce côté de sa tête vers le mur.
    .title = L'accusatrice
    .believe-him = Le croire
    .let-her-say-it-all = La laisser tout dire
    .send-her-off = La renvoyer
    .tell-her-of-the-roof = Lui parler du toit

page-2814 = Il lui faut une heure. Ce qu'il pesait à la naissance ; la rougeole ; qu'il n'a jamais su faire un sac. Il ne s'agit que de lui, de la lampe presque plus. Roman reste là toute cette heure, et il s'est tourné vers elle. Arrivée au gâteau elle s'arrête, avale, et demande si elle pourrait avoir de l'eau. Personne ne bouge. C'est lui qui va la chercher et l'apporte, à deux mains.

page-2815 = On la mène à la porte, par le coude, en disant ce qui se dit. Elle va sans résister. Le lendemain, en ouvrant les volets, on la voit sur les marches de la maison d'en face, un journal plié sous elle, les mains sur les genoux. Elle ne fait rien. Elle regarde par ici. Le soir elle se lève, prend son journal et s'en va ; et le matin elle est là.

page-2821 = Ils ont envoyé un caporal, une fleur au fusil. C'est un anniversaire, dit-il, celui du commandant, quarante ans ; et ils voudraient de la musique, de la vraie, on leur a dit qu'une dame habite ici. Il y aurait une escorte, pour la prendre et la ramener. Il le dit gentiment. À l'odeur, ils sont gentils depuis midi. Zlata est assise dans l'embrasure, l'instrument sur les genoux, et a posé la paume sur les cordes. Il y aura à manger, dit le caporal à la cantonade, et son œil tombe sur notre marmite. Ils se sont promis de ne pas tirer au plafond.
    .title = La fête
    .let-her-play = La laisser jouer
    .go-along-with-her = L'accompagner
    .say-she-is-ill = La dire malade

page-2826 = Elle a joué tout ce qu'ils voulaient, les marches, celle de la mère, l'autre trois fois. Ils pleuraient, nous dit-elle, de grands gaillards, dans leur manche. Tout à la fin, quand ils ne demandaient plus rien, elle leur a joué une chose qu'ils ne connaissaient pas, très douce, que personne n'avait commandée ; et il s'est fait un tel silence qu'on entendait les bougies. Le commandant lui a baisé la main et fait emballer le reste de la table.

page-2827 = Oh, dit le caporal, sincèrement désolé. Une heure plus tard on sonne : ils ont envoyé un médecin, le leur, avec sa trousse. Zlata est sous la couverture jusqu'au nez. Il prend le pouls, regarde la langue, assez longtemps, et demande du thé. Il le boit en regardant l'instrument au mur. Un refroidissement, dit-il en partant, cela arrive souvent aux musiciens ; et il prescrit quelque chose.

page-2822 = La troisième a lâché aussi. C'était au milieu d'une gamme, avec un bruit de gifle, et Zlata n'a pas même sursauté ; elle l'a dévidée de la cheville, enroulée et mise avec les autres dans la boîte à tabac. Il en reste une. Sur une corde on peut jouer beaucoup, dit-elle, il faut seulement vouloir moins. Il y en a à la villa, sur une chose qui pend au mur et qui est à quelqu'un ; elle l'a vue par la fenêtre, une fois, quand il y avait des fenêtres. Elle ne demande rien à personne. Elle le signale seulement, et accorde celle qui reste.
    .title = Les cordes
    .promise-to-look = Promettre d'y regarder
    .give-her-wire = Lui donner du fil
    .tell-her-to-save-her-strength = Lui dire de se ménager

page-2828 = C'est gentil à vous, dit Zlata. On n'en parle plus. Mais le soir, la lampe éteinte, on entend de son coin un petit bruit tournant, bois sur bois, un silence, et encore. Elle la remonte, en pensée ; elle a tourné trois chevilles vides, chacune jusqu'où il faut. On est couché et l'on attend la quatrième. Elle vient en effet, et l'on dirait qu'elle est juste.

page-2829 = C'est du fil de sonnette, de la caisse. Elle l'a monté, avec une tenaille et une prière, et le fait sonner : on dirait une scie qui aurait un secret. Elle essaie un air que chacun ici chanterait à l'envers. Il sort nasillard, bourdonnant, avec un quart de ton de trop, et c'est si affreux que toute la maison accourt, puis si drôle, et au troisième couplet personne ne le voudrait autrement.

page-2823 = Zlata a pensé au coin de la rue. À midi il y a toujours du monde, à cause du tableau d'affichage ; elle s'assiérait sur la bouche d'incendie, un chapeau devant elle. Une heure. Ils n'ont rien, mais tous ont une chose qu'ils ont en trop, c'est ainsi maintenant, des boutons, des betteraves. Cela attirerait les gens, c'est sûr. Justement : des gens au même endroit attirent autre chose, de là-haut. On pourrait aussi le faire dans la cave de la laiterie, porte close ; il y tient trente personnes. Elle se chauffe les doigts sous les aisselles pendant que nous y réfléchissons.
    .title = Un concert contre du pain
    .play = Jouer
    .play-in-the-cellar = Jouer à la cave
    .rest-the-hands = Reposer les mains

page-2830 = Ils se tenaient comme on se tient devant un feu, de face. Dans le chapeau, au retour, il y avait un quignon, quatre boutons, une poire, un billet de théâtre. Et quelqu'un a dansé. C'était l'homme qui lit les listes de noms ; il a mis le papier dans sa poche, saisi une vieille dame et fait deux fois avec elle le tour de la bouche d'incendie. De là-haut il n'est rien venu. Peut-être qu'ils écoutaient.

page-2831 = Ils sont moins nombreux, et plus près. Le dernier rang est assis sur les bidons, les genoux dans le dos de ceux de devant. Ici Zlata n'a pas à jouer fort, on entend ses doigts quitter la corde, et on l'entend inspirer avant que cela devienne difficile. À la fin personne n'applaudit. Ils restent là, dans le noir, comme si quelqu'un dormait ; et chacun, en sortant, pose ce qu'il a apporté près de son soulier.

page-2824 = Elle entre comme un brise-glace, une femme large avec un filet à provisions, et dit qu'elle cherche des gens. Ils ont tiré un garçon de sous une foule, sur la place, au robinet ; bonnet à pompon, le fils de sa sœur. On lui a dit : la maison aux volets verts, où il y a de la musique. Zlata fait des gammes, ce doit être cela, la musique. Si nous sommes ces gens, elle le saura dans un instant, elle n'oublie jamais un visage. Sinon, elle a monté quatre étages et elle a des varices. Elle a déjà tiré une chaise, à côté de celle de Zlata, s'assied en gémissant et nous regarde l'un après l'autre.
    .title = La tante
    .let-her-sit-and-eat = La faire asseoir et manger
    .say-that-it-was-others = Dire que c'étaient d'autres
    .send-her-on = La renvoyer

page-2832 = Elle connaît la deuxième voix de tout. Elle laisse Zlata faire quatre mesures et elle y est, un alto grave et rauque qu'on n'attendrait pas d'un filet à provisions ; elle chantait au chœur des cheminots. Elles se regardent la bouche. On va des cantiques à celles qui ne sont pas pour les enfants, personne ne surveille la marmite, elle déborde, et elles essuient en chantant.

page-2833 = C'étaient donc d'autres, dit la tante. Elle n'en fait pas une affaire. Alors il faudra les remercier, si nous les rencontrons ; on ne sait jamais qui rencontre qui. Elle dit à Zlata que son pouce est trop haut. Elle se lève en trois temps et s'en va, on l'entend dans l'escalier sonner à la porte suivante. La chaise reste où elle l'avait mise, à côté de l'autre. Personne ne la remet à sa place.

page-2825 = Zlata met la table. Elle le fait chaque soir, les tasses enfilées aux doigts comme des bagues, et les pose à la ronde. Ce soir il y en a une de trop. Elle est à la place de la fenêtre, l'anse à droite, pour qui s'asseyait là : quelqu'un est parti d'ici, ou s'est perdu, chacun de nous en sait un. Ce n'était pas une erreur, elle a déjà mis une cuiller à côté. Nous avons peu de tasses. Elle dispose ensuite le pain comme s'il n'y avait rien à remarquer. Dans la tasse il y a un peu de la lumière du dehors, haute d'un doigt à peu près.
    .title = Ceux qui sont partis
    .leave-it = La laisser
    .clear-it-away = L'ôter

page-2834 = Elle est restée. On a mangé, parlé d'autre chose, passé le sel autour. Plus tard, en débarrassant, elle est pleine : quelqu'un l'a servie, sans un mot, personne n'a vu qui ; c'est du thé, du bon, encore chaud, et sucré, deux, comme on le prenait à cette place. Zlata la porte à deux mains sur l'appui. Au matin il y a dessus une peau de glace.

page-2835 = On la remet à l'étagère, à l'envers, avec les autres. C'est plus raisonnable. Zlata a hoché la tête et poussé la sienne un peu à gauche, pour que le vide soit moins large. Vers la fin du repas la lampe éclaire le bois de biais, et l'on y voit un cercle, là où elle était, à peine marqué, humide. Il sèche du bord vers le milieu. L'un après l'autre, on a regardé ailleurs.

# Le Livre des scripts : pages de règles, et celles qu'une règle ouvre.

page-10 = Entre l'Aube et le Matin suivant, vous pouvez vous arrêter et reprendre un autre jour. Tout ce qui est sur la table se garde tel quel : la maison et ce qu'on y a bâti, l'état de chacun, l'ordre des paquets, les souvenirs de ce livre. La feuille imprimée en retient moins. Qui repart d'une feuille apprend quelles cartes il a fallu distribuer à nouveau.
    .title = Mettre la guerre de côté

page-100 = Chaque carte a son paquet, et chaque paquet sa place. Ce qu'on défausse retourne à la boîte et pourra se retrouver ; ce qu'on retire va aux rebuts et n'en sort plus avant la fin. Quand la boîte n'a plus d'une chose, personne ne la trouve, ne l'achète ni ne la fabrique. Le groupe ne compte jamais plus de quatre personnes.
    .title = Avant le premier jour

page-101 = Une capacité sert à tout moment que permet son propre texte. Certaines agissent toujours, d'autres une fois par jour et reviennent le Matin, d'autres une fois par sortie et reviennent avec la suivante. Qui dort n'a plus de capacité, pas même une permanente. Qui se joint au groupe au milieu d'une étape agit à partir de l'étape suivante.
    .title = Ce que chacun sait faire

page-110 = Cinq Bois, ou cinq Composants, s'échangent quand on veut contre un marqueur sur l'étagère, et inversement. Rien d'autre n'y prend place. Un marqueur qu'on défait prend cinq pièces à la boîte, s'il y en a : ce qui manque est perdu. Et tant que la boîte est vide on n'en gagne aucune, quelle que soit la valeur de l'étagère.
    .title = L'étagère qui compte par cinq

page-150 = À quatre, la Fatigue endort. Un dormeur mange et boit, reçoit des remèdes, se couche dans un lit ou par terre et fait la sieste d'un lit ; il ne fait rien d'autre, et ses Traits le laissent en paix. Qui est en pleine tâche quand cela arrive la finit d'abord : la garde est tenue, la sortie est marchée jusqu'au bout.
    .title = Dormir debout

page-155 = Avec cette règle, une action déplace un Aménagement vers une autre case libre qui peut le recevoir. Une autre le démonte : la carte retourne à son paquet et ses matériaux à la Réserve, si la boîte les a. Ce qui se pose à côté d'autre chose devra s'y retrouver. La même chaise ne console personne une seconde fois.
    .title = Déménager sans sortir

page-200 = Chaque Matin, on retourne l'Événement du dessus, on l'applique, et le froid qu'il annonce entre dans la maison. Un Chapitre ne prend pas de jour : on l'applique et la carte suivante vient. Un seul Objectif compte à la fois. On peut le payer depuis la Réserve à tout moment, c'est le Meneur qui décide ; ce qu'il rapporte ou coûte vient une fois lu le Chapitre suivant.
    .title = Les matins

page-215 = Ils ont leur réserve dans un cinéma, dans les fauteuils : rang après rang des choses assises bien droites, face à l'écran déchiré, des bottes, de l'huile à lampe, toute une rangée d'accordéons. Celui qui commande a une lampe d'ouvreuse et marche devant nous à reculons. Rien ici n'est volé, dit-il, tout a été collecté. Ils troquent selon un tarif à eux, affiché dans le hall à la place des prix, et ne feraient jamais de faveur à personne ; les faveurs, explique-t-il, c'est par là que cela commence.
    .title = La réserve des insurgés

page-220 = Fatigue, Faim, Blessures, Maladie et Détresse vont de zéro à quatre. Les cercles noirs ôtent des actions, les dernières d'abord, et le jeton qui en porte le plus décide ; ils ne s'additionnent pas. Un quatre se règle aussitôt et ne peut pas être abaissé avant. Si deux sont atteints ensemble, le sort dit laquelle des deux pages on lit.
    .title = Ce qu'on peut supporter

page-266 = L'un de nous ne se relève pas. On a dit le nom, on l'a redit, puis quelqu'un a posé l'oreille contre le manteau. Après cela tout est très simple et prend beaucoup de temps. On ne peut rester ici ; on ne peut tout porter. Il y a des choses dans les poches, il y a ce qu'il avait sur le dos, et l'on pense à la maison, à combien on sera autour de la table et à ce qu'il faudra dire d'abord, sur le seuil, avant que vienne la question.
    .title = Une mort en chemin

page-300 = Trois étapes, et dans chacune tous ceux qui le peuvent encore font une chose. Les ordres se donnent et se paient ensemble et s'exécutent ensemble : ce qu'on gagne dans une étape n'y paie rien. Une carte, un Aménagement ou une case prend une personne par étape, sauf les gravats et la fouille au hasard. On marche sans frais, par étages et échelles, mais pas à travers ce qui est fermé.
    .title = De jour

page-333 = Il n'y avait eu personne pour rester cette nuit-là, et la porte était restée sur le loquet, comme autrefois l'été. Quand on revient, il sort de la fumée de la cheminée. Il y a du linge dans la cour. Un homme que nous ne connaissons pas ouvre la fenêtre, notre fenêtre, et nous regarde d'en haut, une tasse à la main, notre tasse, sans aucune méchanceté ; il nous regarde comme on regarde des gens qui se trompent de maison. Il ne servirait à rien de lui expliquer.
    .title = Personne à la porte

page-351 = Avec cette règle, on peut manger à tout moment, sauf au combat et au milieu d'une page, et cela nourrit comme au Crépuscule. Le Crépuscule vient quand même, et il faudra l'affronter. Le chat donne deux portions de viande, le chien quatre. Ensuite on se regarde : un test d'Empathie dit de qui la Détresse grandit.
    .title = Manger hors de l'heure

page-400 = D'abord l'eau, puis la nourriture. Qui ne boit pas lance le dé noir et a plus faim, ou plus de Détresse. Qui ne mange rien a un de Faim en plus ; une conserve en ôte deux, la nourriture crue un, un légume laisse seulement la faim où elle est. Le groupe peut priver quelqu'un, même l'étagère pleine. Il y a six Eaux dans toute la ville.
    .title = À table

page-500 = À chacun une tâche : un lit, le sol, la garde, ou la ville. Un lit ôte toute la Fatigue, le sol deux ; veiller ou sortir en coûte un. Trois au plus peuvent partir. Il faut quelqu'un d'éveillé à la garde, sinon on lit la page 333. Qui s'endort sur une tâche l'a faite d'abord.
    .title = Qui fait quoi cette nuit

page-534 = Avec cette règle, chacun peut porter un de plus contre deux de Fatigue, s'il n'est pas déjà trop las. Ce qui pèse trop peut se cacher sur place et se reprendre une autre nuit, si personne n'est passé avant. Contre quatre cartes rendues, on échange un des trois Lieux, au début de la sortie ou à la fin.
    .title = Sacs lourds et cachettes

page-600 = Chaque carte du paquet Inconnu est une pièce. Rendre des cartes, c'est prendre son temps. Le Bruit va de un à huit ; quand le dé ne le dépasse pas, quelqu'un vient, et le silence revient ensuite. On rentre quand le paquet est vide, ou quand une carte le permet. Portes et barreaux peuvent se garder pour plus tard dans la nuit.
    .title = Dehors, dans la ville

page-610 = L'autre face montre une autre maison, avec une seule cave. Elle ne connaît pas d'Idées : tous les Aménagements sont dans un seul paquet dès le début. En haut, un tireur voit par les fenêtres, et qui y travaille peut être touché. Certaines cartes sont posées par deux, et ce qui est imprimé dessous ne compte qu'une fois les deux enlevées.
    .title = L'autre face du plateau

page-700 = Armez la garde avant de retourner la carte, une arme par personne. Chacun lance le dé de son arme ; chaque touche ôte un aux Dégâts ou aux Blessures, et chaque Barricade aussi. Ce qui reste de Dégâts se prend dans la Réserve, ce qui reste de Blessures va à la garde. Les armes tenues en main ne risquent rien ; les munitions, si.
    .title = Quand ils viennent la nuit

page-800 = Le groupe rentre avec sa charge. On peut poser des remèdes sur qui en a besoin ; ils y restent jusqu'à ce qu'une carte Destin les emploie, et alors tous ceux de la sorte partent, même si un seul a servi. L'alcool se boit avant ou après la carte. On lit deux Actions narratives, on en garde une. Si quelqu'un a été perdu depuis le matin, un test d'Empathie suit, une seule fois.
    .title = Vers le matin

page-900 = Les ennemis se tirent à l'aveugle : une lettre donne l'arme, un chiffre leur adresse. À chaque tour les deux camps frappent ensemble avec le dé de ce qu'ils tiennent ; les armes à feu coûtent des Munitions. La Prouesse relance. On peut fuir avant un tour, et on est frappé dans le dos en partant. À trois blessures un ennemi tombe ; une Hachette ou un Fusil peut abréger.
    .title = Se battre

page-901 = Vous payez d'abord la commission, puis vous échangez, autant de fois qu'il vous plaît : ce que vous donnez doit valoir au moins ce que vous prenez, et l'on ne rend rien, pas même sur la commission. Ils vendent les couleurs indiquées et prennent des jetons de toute couleur. Eau, Bois et Composants ne se troquent pas. Chez vous, vous payez depuis la Réserve, en route avec ce que vous portez.
    .title = Troquer

page-905 = Un scénario commence quand presque tout est arrivé. Sa feuille dit ce qui change : qui est là, de quoi chacun souffre, ce qui est bâti, combien de temps cela dure et ce qui fait gagner. Les deux faces du plateau conviennent. Certaines de ses pages portent une flèche rouge ; chacune se lit une fois, dès qu'arrive ce que dit son titre.
    .title = Des sièges commencés tard

page-909 = Avec cette règle, on peut poser un remède sur quelqu'un à tout moment, et boire de l'alcool, sauf au combat et au milieu d'une page. Le remède attend quand même la carte Destin. Un verre ôte une Détresse et coûte de la Fatigue : un pour l'alcool pur, deux pour la gnôle. Qui boit jusqu'à quatre s'endort, une fois fini ce qu'il faisait.
    .title = Cachets et petits verres

page-1000 = On l'avait annoncé si souvent que d'abord personne ne bouge. Puis la cloche commence, celle qu'on disait fondue, et à côté une seconde ; et entre les deux on entend ce qu'on n'avait pas entendu depuis si longtemps qu'il faut en chercher le mot. Quelqu'un ôte la planche de la fenêtre. Dehors c'est un matin tout à fait ordinaire, avec des flaques. Ceux qui sont là se regardent. On connaît les mains de chacun, il faudra s'habituer aux visages. Ce qu'il est advenu de tous est bientôt dit.
    .title = Cessez-le-feu

page-1001 = Il n'y a plus personne à table pour raconter la suite. La maison reste un temps comme on l'a laissée : les chaises repoussées, un trait de craie au mur de la cave, une corde à travers la pièce avec une chaussette dessus. D'autres entreront et s'étonneront de tout ce qu'on avait réparé. Ils s'assiéront, trouveront dans un tiroir un crayon, une clé, une liste ; la liront peut-être, se demanderont qui étaient ces gens, et la reprendront là où elle s'arrête.
    .title = La fin

# Ce que font les cartes, les tuiles, les monstres et les missions, en mots. Les variables portent le nom du champ dont elles viennent.
# Un effet est fait de phrases entières ; il commence par un mot ordinaire, pour pouvoir suivre un deux-points.

## Portées et nombres

in-range =
    { $reach ->
        [short] sur votre tuile
        [medium] à portée moyenne
        [long] à portée longue
       *[none] où que ce soit
    }
survivor-cards =
    { $amount ->
        [one] { $amount } carte Survivant
       *[other] { $amount } cartes Survivant
    }
actions-counted =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }

## Conditions

need-dog-alive = votre Chien est en vie
need-dog-dead = votre Chien est mort
need-fed = votre survivant est nourri
need-bow = vous avez en jeu la carte { name-bow } ou la carte { name-crossbow }
need-quiet-here = la tuile est sans monstre ni jeton Monstre

## Se battre

effect-wound =
    { $at ->
        [three] Infligez { damage-dealt } à chacun de 3 monstres au plus, { in-range }.
        [all] Infligez { damage-dealt } à chaque monstre { in-range }.
        [it] Infligez { damage-dealt } à ce monstre.
        [on-you] Infligez { damage-dealt } à chaque monstre attaché à vous.
        [rest-on-you] Infligez { damage-dealt } à chaque autre monstre attaché à vous.
        [rest-there] Infligez { damage-dealt } à chaque autre monstre de sa tuile.
       *[one] Infligez { damage-dealt } à un monstre { in-range }.
    }
damage-dealt =
    { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
effect-second-shot = Si vous le souhaitez, dépensez un jeton de plus de cette arme pour infliger { damage-dealt } à un monstre { in-range }.
effect-volley = Dépensez tous les jetons Munition de vos armes et infligez à un monstre { in-range } { $per ->
        [one] { $per } dégât
       *[other] { $per } dégâts
    } par jeton.
effect-barrage =
    Choisissez une tuile { in-range } ; { $clears ->
        [true] retirez-en tous les jetons Monstre et infligez
       *[false] infligez
    } { damage-dealt } à chaque monstre qui s'y trouve{ $blasts ->
        [true] , et détruisez le lanceur qui s'y dresse
       *[false] { "" }
    }.
effect-stun =
    { $at ->
        [all] Étourdissez chaque monstre { in-range }.
        [it] Étourdissez ce monstre.
       *[one] Étourdissez un monstre { in-range }.
    }
effect-pull =
    { $at ->
        [it] Attachez ce monstre à vous.
       *[all] Attachez à vous chaque monstre { in-range }.
    }
effect-banish = Envoyez à la défausse Monstre un monstre attaché à vous, sauf un Boss ; il n'est pas tué.
effect-strike = Ce monstre attaque aussitôt.
effect-restore = Tous les monstres de cette famille retrouvent leurs PV.
effect-rally =
    { $whom ->
        [everyone] Jusqu'à votre prochain tour, chaque coup de chaque survivant inflige { damage-dealt } de plus.
       *[self] Jusqu'à votre prochain tour, chacun de vos coups inflige { damage-dealt } de plus.
    }
effect-loot = Jusqu'à la fin de votre tour, piochez 1 carte Fouille dans le paquet de votre choix chaque fois que vous tuez un monstre.

## Les gens

effect-hurt =
    { $whom ->
        [veteran] Votre Vétéran subit { damage-dealt }.
        [dog] Votre Chien subit { damage-dealt }.
        [bearer] Le survivant auquel il est attaché subit { damage-dealt }.
        [near] { $reach ->
            [short] Chaque survivant sur sa tuile subit { damage-dealt }.
            [medium] Chaque survivant à portée moyenne subit { damage-dealt }.
           *[other] Chaque survivant à portée longue subit { damage-dealt }.
        }
       *[self] Subissez { damage-dealt }.
    }
effect-toll =
    { $lose ->
        [scavenge] Défaussez 1 de vos cartes Fouille, de la main ou du jeu, ou subissez { attack-damage }.
       *[equipment] Défaussez 1 de vos Équipements en jeu, ou subissez { attack-damage }.
    }
effect-heal =
    { $whom ->
        [one] Rendez { $amount } PV à un survivant { in-range }.
        [pair] Rendez { $amount } PV à votre Vétéran et à votre Chien.
       *[self] Regagnez { $amount } PV.
    }
effect-recover = Regagnez { $amount } PV ; pour un duo, chacun autant.
effect-poison =
    Prenez { $amount ->
        [one] { $amount } jeton Poison
       *[other] { $amount } jetons Poison
    }{ $whom ->
        [pair] { " " }; pour un duo, chacun autant
       *[self] { "" }
    }.
effect-cure =
    { $whom ->
        [one] Retirez tous les jetons Poison d'un survivant { in-range }.
       *[self] Retirez tous vos jetons Poison.
    }
effect-feed =
    { $whom ->
        [one] Baissez de { $amount } la Faim d'un survivant { in-range }.
        [everyone] Baissez de { $amount } la Faim de chaque survivant.
       *[self] Baissez votre Faim de { $amount }.
    }
effect-starve = Augmentez votre Faim de { $amount }.
effect-sate = Jusqu'à votre prochain tour, la Faim ne vous inflige aucun dégât.
effect-guard-dog = Jusqu'à votre prochain tour, rien ne blesse votre Chien, sauf la Faim et le Poison.

## Paquets et mains

effect-draw = Piochez { survivor-cards }.
effect-scavenge =
    Piochez { $amount ->
        [one] { $amount } carte Fouille dans le paquet de votre choix
       *[other] { $amount } cartes Fouille, chacune dans le paquet de votre choix
    }.
effect-free-search = Fouillez cette tuile sans dépenser d'action ; c'est votre fouille de cette tuile pour ce tour.
effect-look-over = Retournez les { $look } premières cartes d'un paquet Fouille, gardez-en { $keep } au plus et défaussez le reste.
effect-recall = Prenez en main une carte de votre défausse.
effect-meet =
    Piochez { $amount ->
        [one] { $amount } carte Monstre
       *[other] { $amount } cartes Monstre
    }.
effect-burn =
    Brûlez { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
effect-lose =
    { $what ->
        [cards] { $amount ->
            [0] Défaussez toute votre main.
            [one] Défaussez { $amount } carte de votre main.
           *[other] Défaussez { $amount } cartes de votre main.
        }
        [food] { $amount ->
            [0] Défaussez toutes les cartes Nourriture de votre main.
            [one] Défaussez { $amount } carte Nourriture de votre main.
           *[other] Défaussez { $amount } cartes Nourriture de votre main.
        }
        [scavenge] { $amount ->
            [0] Défaussez toutes vos cartes Fouille, de la main et du jeu.
           *[other] Défaussez { $amount } de vos cartes Fouille, de la main ou du jeu.
        }
       *[equipment] { $amount ->
            [0] Défaussez tous vos Équipements en jeu.
           *[other] Défaussez { $amount } de vos Équipements en jeu.
        }
    }

## Équipement

effect-pay =
    { $source ->
        [ammo-weapon] Dépensez 1 jeton Munition d'une de vos armes.
        [lighter] Dépensez 1 jeton Essence de votre { name-lighter }.
       *[other] Dépensez 1 jeton de votre { $source }.
    }
effect-use-up = Défaussez cette carte.
effect-reload =
    { $amount ->
        [0] Rechargez au complet { reloaded }.
       *[other] Ajoutez jusqu'à { $amount } jetons à { reloaded }.
    }
reloaded =
    { $of ->
        [fuel] un de vos Équipements à essence
       *[ammo] { $whose ->
            [anyone] une arme à munitions { in-range }
           *[own] une de vos armes à munitions
        }
    }
effect-fit =
    { $reloads ->
        [true] Rechargez au complet une de vos armes à munitions et posez cette carte dessus
       *[false] Posez cette carte sur { $whose ->
            [anyone] une arme { in-range }
           *[own] une de vos armes
        }
    } ; l'arme inflige { $power ->
        [one] { $power } dégât
       *[other] { $power } dégâts
    } de plus{ $until_reload ->
        [true] { " " }jusqu'à ce qu'on la recharge
       *[false] { "" }
    }.
effect-give-gear = Donnez un de vos Équipements en jeu à un autre survivant { in-range }, qui le met en jeu s'il y a la place.
effect-fetch =
    { $card ->
        [trusty-axe] Mettez en jeu la carte { name-trusty-axe }, prise dans votre défausse ou votre paquet ; mélangez le paquet.
       *[other] Mettez en jeu { $card }, de votre défausse ou de votre paquet ; mélangez le paquet.
    }
effect-salvage =
    Prenez 1 Équipement dans n'importe quelle défausse et { $to_hand ->
        [true] gardez-le en main, ou mettez-le en jeu devant un survivant de votre choix
       *[false] mettez-le en jeu devant un survivant de votre choix
    }, s'il y a la place.

## Le plan

effect-walk = Avancez jusqu'à { $most } tuiles, une à une ; vous entrez sur chacune.
effect-jump =
    { $whom ->
        [one] Un survivant de votre choix va droit à une autre tuile révélée et y entre.
       *[self] { $to ->
            [same-kind] Allez droit à une autre tuile révélée de même nom et entrez-y.
           *[any] Allez droit à une autre tuile révélée et entrez-y.
        }
    }
effect-shift = Rapprochez de vous, d'une tuile, un autre survivant { in-range }, vers une tuile révélée ; il ne lui arrive rien en chemin.
effect-uncover =
    Révélez { $most ->
        [one] { $most } tuile cachée
       *[other] jusqu'à { $most } tuiles cachées
    } { $reach ->
        [long] à portée longue
       *[adjacent] à côté de vous
    }, sans effet de Révélation.
effect-raze = Rasez une tuile révélée { in-range } où personne ne se trouve, avec tout ce qui est dessus ; jamais celle du départ.
effect-swarm =
    { $where ->
        [here] Posez 1 jeton Monstre sur votre tuile.
       *[adjacent] Posez 1 jeton Monstre sur chaque tuile voisine de la vôtre.
    }
effect-clear =
    Retirez { $amount ->
        [0] tous les jetons Monstre
        [one] { $amount } jeton Monstre
       *[other] jusqu'à { $amount } jetons Monstre
    } d'une tuile { in-range }.

## Actions

effect-let-act =
    { $whom ->
        [one] Un survivant de votre choix fait aussitôt { actions-counted }.
       *[other] Un autre survivant fait aussitôt { actions-counted }.
    }
effect-let-play =
    Un survivant de votre choix peut jouer aussitôt { $count ->
        [one] { $count } carte
       *[other] jusqu'à { $count } cartes
    } sans dépenser d'action.
effect-more-actions =
    { $amount ->
        [one] Vous avez { $amount } action de plus pendant ce tour.
       *[other] Vous avez { $amount } actions de plus pendant ce tour.
    }
effect-fewer-actions =
    { $amount ->
        [one] Vous avez { $amount } action de moins pendant ce tour.
       *[other] Vous avez { $amount } actions de moins pendant ce tour.
    }
effect-end-actions = Vos actions sont finies pour ce tour.

## Mots-clés

trigger = { $trigger } : { $effects }
trigger-needs = { $trigger }, si { $need } : { $effects }
trigger-action = Action
trigger-free = Gratuit, une fois par tour
trigger-discard = Défausse
trigger-equip = Équiper
trigger-reveal = Révélation
trigger-enter = Entrée
trigger-end = Fin
trigger-draw = Pioche
trigger-attack = Attaque, chaque survivant blessé
trigger-destroy = Destruction

## Cartes à jouer

text-nothing = Sans texte.
text-only = Seulement si { $need }.
text-tokens =
    { $fuelled ->
        [true] Arrive avec { $count } jetons Essence ; chaque usage en prend 1.
       *[false] Arrive avec { $count } jetons Munition ; chaque usage en prend 1.
    }
text-worn-by-dog = C'est le Chien qui le porte.
text-on-draw =
    { $what ->
        [equip-or-discard] Pioche : équipez-la aussitôt, sans dépenser d'action, ou défaussez-la.
        [ambush] Pioche : piochez 1 carte Monstre, puis défaussez cette carte.
       *[discard] Pioche : défaussez cette carte.
    }
text-item = Certaines missions en ont besoin. La carte ne peut alors pas être défaussée.
passive-armor =
    Passif : chaque coup inflige { damage-dealt } de moins à qui le porte{ $uses ->
        [0] { "" }
       *[other] { " " }; après { $uses } coups, défaussez cette carte
    }.
passive-power = Passif : chacun de vos coups inflige { damage-dealt } de plus.
passive-medic = Passif : qui vous soignez regagne { $amount } PV de plus.
passive-stealth = Passif : votre Discrétion augmente de { $amount }.
passive-store = Passif : votre limite d'encombrement augmente de { $amount }.
passive-passes-rivers = Passif : vous passez les Rivières sans test.
passive-fails-tokens = Passif : vous ratez tous les tests de Discrétion contre les jetons Monstre.
passive-searches-two = Passif : quand vous fouillez, regardez les 2 premières cartes, gardez-en 1 et glissez l'autre sous le paquet.
reaction =
    { $cost ->
        [token] Passif : { $when ->
            [before-draw] avant de piocher une carte Monstre, vous pouvez dépenser 1 jeton
            [drawn] quand vous avez pioché un monstre, vous pouvez dépenser 1 jeton
           *[damaged] quand un monstre vous a fait des dégâts, vous pouvez dépenser 1 jeton
        } : { $effects }
       *[discard] Défausse, { $when ->
            [before-draw] avant de piocher une carte Monstre
            [drawn] quand vous avez pioché un monstre
           *[damaged] quand un monstre vous a fait des dégâts
        } : { $effects }
    }
reaction-skip = Vous ne la piochez pas.

## Personnages

character-figures = { $hp } PV. Discrétion { $stealth }, côté affamé { $starving }. Limite d'encombrement { $storage }.
character-track = À { $limit } de Faim, votre survivant est affamé : il perd son don, et la Faim lui inflige { $track } dégâts, tour après tour. Ensuite vient le crâne.
innate = { $innate }. { $effects }
innate-starts-with = { $innate }. Vous commencez avec la carte { $card } en jeu. Quand votre survivant devient affamé, elle quitte le jeu ou la défausse et retourne dans votre paquet.

## Monstres

set-zombie = Zombies
set-mutant = Mutants
set-robot = Robots
set-alien = Aliens
monster-attack =
    { $reach ->
        [none] Son attaque inflige { attack-damage }.
        [short] Son attaque inflige { attack-damage } à tous ceux de sa tuile.
        [medium] Son attaque inflige { attack-damage } à tous, à portée moyenne.
       *[long] Son attaque inflige { attack-damage } à tous, jusqu'à une distance de 2.
    }
attack-damage =
    { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
habit-power-to-set = Passif : tous les { $set } infligent { damage-dealt } de plus, où qu'ils soient.
habit-guard = Passif : chaque coup porté aux { $set } à portée moyenne, lui compris, inflige { damage-dealt } de moins.
habit-veil =
    { $amount ->
        [short] Passif : les effets à portée courte ne peuvent pas le viser.
        [medium] Passif : les effets à portée moyenne ne peuvent pas le viser.
       *[long] Passif : les effets à portée longue ne peuvent pas le viser.
    }
habit-fails-tokens = Passif : à portée moyenne, tous ratent leurs tests de Discrétion contre les jetons Monstre.
habit-avenged = Passif : qui tue l'un des { $set }, ce monstre compris, pioche 1 carte Monstre.
habit-doubles-on-the-still = Attaque : dégâts doublés contre un survivant qui n'a pas bougé pendant ce tour.
habit-hops = Attaque : après les dégâts, ce monstre s'attache au survivant qui a le moins de PV.

## Tuiles

colour-red = rouge
colour-green = vert
colour-blue = bleu
tile-nothing = Il ne se passe rien de particulier ici.
tile-search = Fouille : { $colours }.
tile-no-spawn = Les dés n'amènent jamais de monstres ici.
tile-sends-back = Test : faites un test de Discrétion ; en cas d'échec, retournez d'où vous venez.
tile-stop = Halte : si vous repartez pendant le tour même de votre entrée, { $effects }.
tile-shelter = Passif : rien ne vous blesse ici jusqu'à votre prochain tour, sauf si votre tour y a commencé. La Faim et le Poison blessent toujours.

## Missions

difficulty-very-easy = très facile
difficulty-easy = facile
difficulty-normal = normale
difficulty-hard = difficile
difficulty-very-hard = très difficile

family-fuel = Essence
    .count =
        { $count ->
            [one] { $count } carte Essence
           *[other] { $count } cartes Essence
        }
family-food = Nourriture
    .count =
        { $count ->
            [one] { $count } carte Nourriture
           *[other] { $count } cartes Nourriture
        }
family-medkit = Trousses de soins
    .count =
        { $count ->
            [one] { $count } Trousse de soins
           *[other] { $count } Trousses de soins
        }
family-antidote = Antidotes
    .count =
        { $count ->
            [one] { $count } Antidote
           *[other] { $count } Antidotes
        }
family-blanket = Couvertures sales
    .count =
        { $count ->
            [one] { $count } Couverture sale
           *[other] { $count } Couvertures sales
        }
family-newspaper = Vieux journaux
    .count =
        { $count ->
            [one] { $count } Vieux journal
           *[other] { $count } Vieux journaux
        }
family-spare-parts = Pièces de rechange
    .count =
        { $count ->
            [one] { $count } carte Pièces de rechange
           *[other] { $count } cartes Pièces de rechange
        }
family-journal = le Carnet poussiéreux
    .count = le Carnet poussiéreux
family-scientist = le Scientifique
    .count = le Scientifique

sample-walker = Rôdeurs
    .count =
        { $count ->
            [one] { $count } Rôdeur, gémissant ou non
           *[other] { $count } Rôdeurs, gémissants ou non
        }
sample-spitter = Cracheurs
    .count =
        { $count ->
            [one] { $count } Cracheur
           *[other] { $count } Cracheurs
        }
sample-dog = Chiens zombies
    .count =
        { $count ->
            [one] { $count } Chien zombie
           *[other] { $count } Chiens zombies
        }
sample-soldier = Soldats zombies
    .count =
        { $count ->
            [one] { $count } Soldat zombie
           *[other] { $count } Soldats zombies
        }

mission-figures = Difficulté : { $difficulty }. Monstres : { $set }.
mission-start = Tous commencent sur { $tile }.
mission-starts-with =
    { $count ->
        [one] L'un de vous, à votre choix, commence avec { $goods } en jeu.
       *[other] Vous commencez avec { $goods } en jeu, à répartir comme vous voulez.
    }
mission-no-starting-monsters = Personne ne commence avec un monstre.
mission-crumbles = Quand le jet d'apparition donne 7, qui a lancé les dés révèle une tuile cachée au bord du plan ; s'il n'y en a plus, il en rase une au bord.
mission-countdown =
    { $count ->
        [one] Il vous reste alors { $count } manche pour partir.
       *[other] Il vous reste alors { $count } manches pour partir.
    }
mission-samples = Les { $set } qu'il vous faut encore vont à la mission quand vous les tuez, et non à la défausse.
mission-boss =
    { $how ->
        [arrival] Boss : il s'attache au premier survivant qui atteint { $tile }.
        [token] Boss : il attend près d'un jeton Objectif.
        [under] Boss : mélangé à { $count } cartes Monstre, il se trouve sous le paquet.
        [lower-half] Boss : il se trouve dans la moitié basse du paquet Monstre.
        [shuffled] Boss : les deux sont mélangés au paquet Monstre.
       *[in-and-under] Boss : l'un est mélangé au paquet Monstre, l'autre est tout au fond.
    }
mission-win = Vous gagnez quand tout ceci est vrai à la fin d'un tour.

objective-samples = La mission détient { $goods }.
objective-goods = Sur { $tile }, en dépôt ou chez les survivants qui s'y trouvent : { $goods }.
objective-person = Le Scientifique est sur { $tile }.
objective-message = Le Scientifique ou le message est sur { $tile }.
objective-gathered = Tous les survivants en vie sont sur { $tile }.
objective-unharried = Aucun monstre n'est attaché à personne.
objective-tokens-gone = Il ne reste aucun jeton Objectif.
objective-all-revealed = Toutes les tuiles sont révélées.
objective-work =
    { $what ->
        [rescue] Le Scientifique est libre.
        [defuse] La bombe est désamorcée.
        [repair] Le Fourgon est réparé.
        [recover] Le Scientifique est retrouvé.
        [demolish] Les lanceurs sont détruits.
       *[burn] Les machines ont brûlé.
    }

tokens-find =
    { $count ->
        [one] Un jeton Objectif se trouve sur une tuile cachée{ $far ->
            [0] { "" }.
           *[other] { "" }, à une distance d'au moins { $far } du départ.
        }
       *[other] { $count } jetons Objectif se trouvent sur des tuiles cachées, à une distance d'au moins { $apart } l'un de l'autre.
    }
tokens-sight = Un jeton Objectif se trouve sur une tuile cachée. Qui révèle cette tuile réveille le Boss.
tokens-contact = Un jeton Objectif se trouve sur une tuile cachée, à une distance d'au moins { $far } du départ. Le premier survivant qui l'atteint fait un test de Discrétion. Une réussite, et il a trouvé le Scientifique. Un échec, et il sauve le message dans le Carnet poussiéreux s'il l'a en main ; sinon, l'équipe a perdu. Puis vient le Boss.
tokens-launcher = { $count } lanceurs se dressent sur des tuiles cachées, à une distance d'au moins { $far } du départ et { $apart } l'un de l'autre, chacun avec { $guarded } jetons Monstre.
tokens-nest = { $count } nids se trouvent sur des tuiles cachées, à une distance d'au moins { $far } du départ et { $apart } l'un de l'autre, chacun avec { $guarded } jetons Monstre. Un nid disparaît dès que sa tuile n'a plus de jeton Monstre.
tokens-machine = { $count } machines se dressent sur des tuiles cachées, à une distance d'au moins { $far } du départ et { $apart } l'une de l'autre.
find =
    { $count ->
        [one] Le premier survivant qui l'atteint reçoit { $boss ->
            [before] le Boss, puis { $goods }.
            [after] { $goods }, puis le Boss.
           *[no] { $goods }.
        }
       *[other] Le premier survivant qui atteint l'un d'eux reçoit { $boss ->
            [before] le Boss, puis { $goods }.
            [after] { $goods }, puis le Boss.
           *[no] { $goods }.
        }
    }

work-rescue =
    Sur { $tile }, le sauvetage coûte { $count ->
        [one] { $count } action ou carte Pièces de rechange
       *[other] { $count } actions ou cartes Pièces de rechange, comme vous voulez
    }. Qui paie la dernière reçoit { $goods }.
work-defuse =
    Sur { $tile }, qui a en main { $holding } peut désamorcer la bombe pour { actions-counted }.
work-repair =
    Sur { $tile }, les réparations coûtent { actions-counted }, chacune avec 1 carte Pièces de rechange.
work-recover =
    Sur la tuile du jeton Objectif, il faut { actions-counted } pour emmener { $goods }.
work-demolish =
    Sur la tuile d'un lanceur sans jeton Monstre, il faut { actions-counted } pour le détruire. La Dynamite suffit aussi.
work-burn =
    Une fois qu'on est entré sur la tuile d'une machine, il faut { actions-counted } depuis une tuile voisine pour la raser, si personne ne s'y trouve. La Charge de démolition suffit aussi.

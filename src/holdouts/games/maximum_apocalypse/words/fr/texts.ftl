# Ce que font les cartes, les tuiles, les monstres et les missions, en mots. Les variables portent le nom du champ dont elles viennent.
# Un effet est fait de phrases entières ; il commence par un mot ordinaire, pour pouvoir suivre un deux-points.

## Portées et nombres

in-range =
    { $reach ->
        [short] sur votre tuile
        [medium] à moyenne portée
        [long] à longue portée
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

if-dog-alive = votre Chien est en vie
    .not = votre Chien n'est pas en vie
if-dog-dead = votre Chien est mort
    .not = votre Chien n'est pas mort
if-fed = votre survivant est nourri
    .not = votre survivant est affamé
if-bow = vous avez en jeu la carte « { name-bow } » ou la carte « { name-crossbow } »
    .not = vous n'avez en jeu ni la carte « { name-bow } » ni la carte « { name-crossbow } »
if-quiet-here = la tuile est sans monstre ni pion Monstre
    .not = la tuile porte un monstre ou un pion Monstre
if-standing-still = vous n'avez pas bougé pendant ce tour
    .not = vous avez bougé pendant ce tour
if-come-this-turn = vous y êtes entré pendant ce tour
    .not = vous n'y êtes pas entré pendant ce tour
if-come-since-turn-began = votre dernier tour a commencé ailleurs
    .not = votre dernier tour a commencé ici

## Ce qui change tant qu'une carte est en jeu

change-armor-by = Chaque coup inflige { damage-dealt } de moins à qui le porte.
change-power-by = Chacun de vos coups inflige { damage-dealt } de plus.
change-healing-by = Qui vous soignez regagne { $amount } PV de plus.
change-stealth-by = Votre Furtivité augmente de { $amount }.
change-storage-by = Votre limite de stockage augmente de { $amount }.
change-searched-by =
    Quand vous fouillez, regardez { $amount ->
        [one] { $amount } carte de plus
       *[other] { $amount } cartes de plus
    }, gardez-en 1 et glissez le reste sous le deck.
change-damage-by = Son attaque vous inflige { damage-dealt } de plus.
change-damage-times =
    Son attaque vous inflige { $amount ->
        [2] le double
       *[other] { $amount } fois le nombre
    } de dégâts.
aura-damage =
    { $reach ->
        [medium] Tous les monstres de sa famille à moyenne portée, lui compris, infligent { damage-dealt } de plus.
       *[everywhere] Tous les monstres de sa famille infligent { damage-dealt } de plus, où qu'ils soient.
    }
aura-armor =
    { $reach ->
        [medium] Chaque coup porté à un monstre de sa famille à moyenne portée, lui compris, inflige { damage-dealt } de moins.
       *[everywhere] Chaque coup porté à un monstre de sa famille, où qu'il soit, inflige { damage-dealt } de moins.
    }
forbid-sneaking = Vous ratez tous les tests de Furtivité contre les pions Monstre.
aura-sneaking =
    { $reach ->
        [medium] À moyenne portée, tous ratent leurs tests de Furtivité contre les pions Monstre.
       *[everywhere] Tous ratent leurs tests de Furtivité contre les pions Monstre.
    }
forbid-being-sent-back = Vous passez les Rivières sans test.
forbid-hunger-damage = La Faim ne vous inflige aucun dégât.
forbid-damage = Rien ne vous blesse ici, sauf la Faim et le Poison.
forbid-short-aim = Les effets à courte portée ne peuvent pas le viser.
when-departed = Quand vous quittez cette tuile en avançant
when-destroyed =
    { $whose ->
        [anybody] Quand vous tuez un monstre de sa famille, celui-ci compris
       *[own] Chaque fois que vous tuez un monstre
    }
when-attack-over = Après son attaque

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
effect-second-shot = Si vous le souhaitez, dépensez un pion de plus de cette arme pour infliger { damage-dealt } à un monstre { in-range }.
effect-volley = Dépensez tous les pions Munition de vos armes et infligez à un monstre { in-range } { $per ->
        [one] { $per } dégât
       *[other] { $per } dégâts
    } par pion.
effect-barrage =
    Choisissez une tuile { in-range } ; { $clears ->
        [true] retirez-en tous les pions Monstre et infligez
       *[false] infligez
    } { damage-dealt } à chaque monstre qui s'y trouve{ $blasts ->
        [true] , et détruisez le lanceur qui s'y dresse
       *[false] { "" }
    }.
effect-stun =
    { $at ->
        [all] Assommez chaque monstre { in-range }.
        [it] Assommez ce monstre.
       *[one] Assommez un monstre { in-range }.
    }
effect-pull =
    { $to ->
        [weakest] Il s'attache au survivant qui a le moins de PV.
       *[you] { $at ->
            [it] Attachez ce monstre à vous.
           *[all] Attachez à vous chaque monstre { in-range }.
        }
    }
effect-banish = Envoyez à la défausse des Monstres un monstre attaché à vous, sauf un Boss ; il n'est pas tué.
effect-strike = Ce monstre attaque aussitôt.
effect-restore = Tous les monstres de cette famille retrouvent leurs PV.
effect-last =
    { $until ->
        [turn-end] Jusqu'à la fin de votre tour
       *[next-turn] Jusqu'à votre prochain tour
    }{ $whom ->
        [everyone] { "" }, pour chaque survivant :
       *[self] ,
    } { $changes }{ $forbids }{ $reactions }

## Les gens

effect-hurt =
    { $whom ->
        [veteran] Votre Vétéran subit { damage-dealt }.
        [dog] Votre Chien subit { damage-dealt }.
        [bearer] Le survivant auquel il est attaché subit { damage-dealt }.
        [near] { $reach ->
            [short] Chaque survivant sur sa tuile subit { damage-dealt }.
            [medium] Chaque survivant à moyenne portée subit { damage-dealt }.
           *[other] Chaque survivant à longue portée subit { damage-dealt }.
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
        [pair] Regagnez { $amount } PV ; pour un duo, chacun autant.
       *[self] Regagnez { $amount } PV.
    }
effect-poison =
    Prenez { $amount ->
        [one] { $amount } pion Poison
       *[other] { $amount } pions Poison
    }{ $whom ->
        [pair] { " " }; pour un duo, chacun autant
       *[self] { "" }
    }.
effect-cure =
    { $whom ->
        [one] Retirez tous les pions Poison d'un survivant { in-range }.
       *[self] Retirez tous vos pions Poison.
    }
effect-feed =
    { $whom ->
        [one] Baissez de { $amount } la Faim d'un survivant { in-range }.
        [everyone] Baissez de { $amount } la Faim de chaque survivant.
       *[self] Baissez votre Faim de { $amount }.
    }
effect-starve = Augmentez votre Faim de { $amount }.
effect-guard-dog = Jusqu'à votre prochain tour, rien ne blesse votre Chien, sauf la Faim et le Poison.

## Decks et mains

effect-draw = Piochez { survivor-cards }.
effect-scavenge =
    { $look ->
        [0] Piochez { $amount ->
            [one] { $amount } carte Fouille dans le deck de votre choix
           *[other] { $amount } cartes Fouille, chacune dans le deck de votre choix
        }.
       *[other] Retournez les { $look } premières cartes d'un deck Fouille, gardez-en { $amount } au plus et défaussez le reste.
    }
effect-free-search = Fouillez cette tuile sans dépenser d'action ; c'est votre fouille de cette tuile pour ce tour.
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
        [this] Défaussez cette carte.
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
        [ammo-weapon] Dépensez 1 pion Munition d'une de vos armes.
        [lighter] Dépensez 1 pion Essence de votre carte « { name-lighter } ».
       *[other] Dépensez 1 pion de votre carte « { $source } ».
    }
effect-reload =
    { $amount ->
        [0] Rechargez au complet { reloaded }.
       *[other] Ajoutez jusqu'à { $amount } pions à { reloaded }.
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
effect-take-back =
    { $out_of ->
        [own-discard] Prenez en main une carte de votre défausse.
        [own-cards] Mettez en jeu { taken-back }, prise dans votre défausse ou votre deck ; mélangez le deck.
       *[discards] Prenez 1 Équipement dans n'importe quelle défausse et { $to ->
            [either] gardez-le en main, ou mettez-le en jeu devant un survivant de votre choix
           *[other] mettez-le en jeu devant un survivant de votre choix
        }, s'il y a la place.
    }
taken-back =
    { $what ->
        [trusty-axe] la carte « { name-trusty-axe } »
       *[other] { $what }
    }

## Le plateau

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
        [long] à longue portée
       *[adjacent] à côté de vous
    }, sans effet « Révélé ».
effect-raze = Rasez une tuile révélée { in-range } où personne ne se trouve, avec tout ce qui est dessus ; jamais celle du départ.
effect-swarm =
    { $where ->
        [here] Posez 1 pion Monstre sur votre tuile.
       *[adjacent] Posez 1 pion Monstre sur chaque tuile voisine de la vôtre.
    }
effect-clear =
    Retirez { $amount ->
        [0] tous les pions Monstre
        [one] { $amount } pion Monstre
       *[other] jusqu'à { $amount } pions Monstre
    } d'une tuile { in-range }.

## Actions

effect-let-act =
    { $only ->
        [cards] { $whom ->
            [one] Un survivant de votre choix
           *[other] Un autre survivant
        } peut jouer aussitôt { $count ->
            [one] { $count } carte
           *[other] jusqu'à { $count } cartes
        } sans dépenser d'action.
       *[other] { $whom ->
            [one] Un survivant de votre choix fait aussitôt { actions-counted }.
           *[other] Un autre survivant fait aussitôt { actions-counted }.
        }
    }
effect-actions =
    { $over ->
        [true] Vos actions sont finies pour ce tour.
       *[false] { $by ->
            [-1] Vous avez 1 action de moins pendant ce tour.
            [1] Vous avez 1 action de plus pendant ce tour.
           *[other] Vous avez { $by } actions de plus pendant ce tour.
        }
    }

## Mots-clés

trigger = { $trigger } : { $effects }
trigger-needs = { $trigger }, si { $need } : { $effects }
trigger-passive = Passif
trigger-action = Action
trigger-free = Gratuit, une fois par tour
trigger-discard = Défausser
trigger-equip = Équiper
trigger-reveal = Révélé
trigger-enter = Entrée
trigger-end = Fin
trigger-draw = Pioche
trigger-attack = Attaque, chaque survivant blessé
trigger-destroy = Détruire

## Cartes à jouer

text-nothing = Sans texte.
text-only = Seulement si { $need }.
text-tokens =
    { $fuelled ->
        [true] Arrive avec { $count } pions Essence ; chaque usage en prend 1.
       *[false] Arrive avec { $count } pions Munition ; chaque usage en prend 1.
    }
text-worn-by-dog = C'est le Chien qui le porte.
text-on-draw =
    { $what ->
        [equip-or-discard] Pioche : équipez-la aussitôt, sans dépenser d'action, ou défaussez-la.
        [ambush] Pioche : piochez 1 carte Monstre, puis défaussez cette carte.
       *[discard] Pioche : défaussez cette carte.
    }
text-hits = Après { $count } coups, défaussez cette carte.
text-item = Certaines missions en ont besoin. La carte ne peut alors pas être défaussée.
answer =
    { $cost ->
        [token] Passif : { $when ->
            [before-draw] avant de piocher une carte Monstre, vous pouvez dépenser 1 pion
            [drawn] quand vous avez pioché un monstre, vous pouvez dépenser 1 pion
           *[damaged] quand un monstre vous a fait des dégâts, vous pouvez dépenser 1 pion
        } : { $effects }
       *[discard] Défausser, { $when ->
            [before-draw] avant de piocher une carte Monstre
            [drawn] quand vous avez pioché un monstre
           *[damaged] quand un monstre vous a fait des dégâts
        } : { $effects }
    }
answer-skip = Vous ne la piochez pas.

## Personnages

character-figures = { $hp } PV. Furtivité { $stealth }, et { $starving } une fois affamé. Limite de stockage { $storage }.
character-track = À { $limit } de Faim, votre survivant est affamé : il perd sa capacité innée, et la Faim lui inflige { $track } dégâts, tour après tour. Ensuite, il meurt.
innate = { $innate }. { $effects }
innate-starts-with = { $innate }. Vous commencez avec la carte « { $card } » en jeu. Quand votre survivant devient affamé, elle quitte le jeu ou la défausse et retourne dans votre deck.

## Monstres

set-zombie = Zombies
set-mutant = Mutants
set-robot = Robots
set-alien = Aliens
monster-attack =
    { $reach ->
        [none] Son attaque inflige { attack-damage }.
        [short] Son attaque inflige { attack-damage } à tous ceux de sa tuile.
        [medium] Son attaque inflige { attack-damage } à tous, à moyenne portée.
       *[long] Son attaque inflige { attack-damage } à tous, jusqu'à une distance de 2.
    }
attack-damage =
    { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }

## Tuiles

colour-red = rouge
colour-green = vert
colour-blue = bleu
tile-nothing = Il ne se passe rien de particulier ici.
tile-goal = C'est le but de la mission.
tile-search = Fouille : { $colours }.
tile-no-spawn = Les dés n'amènent jamais de monstres ici.
text-sends-back = Test : faites un test de Furtivité ; en cas d'échec, retournez d'où vous venez.

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
family-medkit = Kits de Soins
    .count =
        { $count ->
            [one] { $count } Kit de Soins
           *[other] { $count } Kits de Soins
        }
family-antidote = Antidotes
    .count =
        { $count ->
            [one] { $count } Antidote
           *[other] { $count } Antidotes
        }
family-blanket = Couvertures Sales
    .count =
        { $count ->
            [one] { $count } Couverture Sale
           *[other] { $count } Couvertures Sales
        }
family-newspaper = Vieux Journaux
    .count =
        { $count ->
            [one] { $count } Vieux Journal
           *[other] { $count } Vieux Journaux
        }
family-spare-parts = Pièces Détachées
    .count =
        { $count ->
            [one] { $count } carte Pièces Détachées
           *[other] { $count } cartes Pièces Détachées
        }
family-journal = le Carnet Poussiéreux
    .count = le Carnet Poussiéreux
family-scientist = le Scientifique
    .count = le Scientifique

sample-walker = Zombies Errants
    .count =
        { $count ->
            [one] { $count } Zombie Errant, gémissant ou non
           *[other] { $count } Zombies Errants, gémissants ou non
        }
sample-spitter = Cracheurs Zombies
    .count =
        { $count ->
            [one] { $count } Cracheur Zombie
           *[other] { $count } Cracheurs Zombies
        }
sample-dog = Chiens Zombies
    .count =
        { $count ->
            [one] { $count } Chien Zombie
           *[other] { $count } Chiens Zombies
        }
sample-soldier = Soldats Zombies
    .count =
        { $count ->
            [one] { $count } Soldat Zombie
           *[other] { $count } Soldats Zombies
        }

mission-figures = Difficulté : { $difficulty }. Monstres : { $set }.
mission-start = Tous commencent sur { $tile }.
mission-starts-with =
    { $count ->
        [one] L'un de vous, à votre choix, commence avec { $goods } en jeu.
       *[other] Vous commencez avec { $goods } en jeu, à répartir comme vous voulez.
    }
mission-no-starting-monsters = Personne ne commence avec un monstre.
mission-crumbles = Quand le jet d'apparition donne 7, qui a lancé les dés révèle une tuile cachée au bord du plateau ; s'il n'y en a plus, il en rase une au bord.
mission-countdown =
    { $count ->
        [one] Il vous reste alors { $count } manche pour partir.
       *[other] Il vous reste alors { $count } manches pour partir.
    }
mission-samples = Les { $set } qu'il vous faut encore vont à la mission quand vous les tuez, et non à la défausse.
mission-boss =
    { $how ->
        [arrival] Boss : il s'attache au premier survivant qui atteint { $tile }.
        [token] Boss : il attend près d'un pion Objectif.
        [under] Boss : mélangé à { $count } cartes Monstre, il se trouve sous le deck.
        [lower-half] Boss : il se trouve dans la moitié basse du deck Monstre.
        [shuffled] Boss : les deux sont mélangés au deck Monstre.
       *[in-and-under] Boss : l'un est mélangé au deck Monstre, l'autre est tout au fond.
    }
mission-win = Vous gagnez quand tout ceci est vrai à la fin d'un tour.

objective-samples = La mission détient { $goods }.
objective-goods = { $goods } sur { $tile }, en dépôt ou chez les survivants qui s'y trouvent.
objective-person = Le Scientifique est sur { $tile }.
objective-message = Le Scientifique ou le message est sur { $tile }.
objective-gathered = Tous les survivants en vie sont sur { $tile }.
objective-unharried = Aucun monstre n'est attaché à personne.
objective-tokens-gone = Il ne reste aucun pion Objectif.
objective-all-revealed = Toutes les tuiles sont révélées.
objective-work =
    { $what ->
        [rescue] Le Scientifique est libre.
        [defuse] La bombe est désamorcée.
        [repair] Le Van est réparé.
        [recover] Le Scientifique est retrouvé.
        [demolish] Les lanceurs sont détruits.
       *[burn] Les machines ont brûlé.
    }

tokens-find =
    { $count ->
        [one] Un pion Objectif se trouve sur une tuile cachée{ $far ->
            [0] { "" }.
           *[other] { "" }, à une distance d'au moins { $far } du départ.
        }
       *[other] { $count } pions Objectif se trouvent sur des tuiles cachées, à une distance d'au moins { $apart } l'un de l'autre.
    }
tokens-sight = Un pion Objectif se trouve sur une tuile cachée. Qui révèle cette tuile réveille le Boss.
tokens-contact = Un pion Objectif se trouve sur une tuile cachée, à une distance d'au moins { $far } du départ. Le premier survivant qui l'atteint fait un test de Furtivité. Une réussite, et il a trouvé le Scientifique. Un échec, et il sauve le message dans le Carnet Poussiéreux s'il l'a en main ; sinon, l'équipe a perdu. Puis vient le Boss.
tokens-launcher = { $count } lanceurs se dressent sur des tuiles cachées, à une distance d'au moins { $far } du départ et { $apart } l'un de l'autre, chacun avec { $guarded } pions Monstre.
tokens-nest = { $count } nids se trouvent sur des tuiles cachées, à une distance d'au moins { $far } du départ et { $apart } l'un de l'autre, chacun avec { $guarded } pions Monstre. Un nid disparaît dès que sa tuile n'a plus de pion Monstre.
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
        [one] { $count } action ou carte Pièces Détachées
       *[other] { $count } actions ou cartes Pièces Détachées, comme vous voulez
    }. Qui paie la dernière reçoit { $goods }.
work-defuse =
    Sur { $tile }, qui a en main { $holding } peut désamorcer la bombe pour { actions-counted }.
work-repair =
    Sur { $tile }, les réparations coûtent { actions-counted }, chacune avec 1 carte Pièces Détachées.
work-recover =
    Sur la tuile du pion Objectif, il faut { actions-counted } pour emmener { $goods }.
work-demolish =
    Sur la tuile d'un lanceur sans pion Monstre, il faut { actions-counted } pour le détruire. La carte « Dynamite » suffit aussi.
work-burn =
    Une fois qu'on est entré sur la tuile d'une machine, il faut { actions-counted } depuis une tuile voisine pour la raser, si personne ne s'y trouve. La carte « Charge de Démolition » suffit aussi.

# Ce que font les cartes, en mots. Les variables portent le nom du champ dont elles viennent.
# Un effet est fait de phrases entières ; il commence par un mot ordinaire, pour pouvoir suivre un deux-points.

## Conditions

if-with-characters = vous jouez avec les Personnages
    .not = vous jouez sans les Personnages
if-on-turn = c'est votre tour
    .not = ce n'est pas votre tour
if-own-peril = un de vos Périls est en cours
    .not = aucun de vos Périls n'est en cours
if-first-peril =
    { $in_search_phase ->
        [true] c'est le premier de la manche dans votre phase de Fouille
       *[false] c'est votre premier de la manche, d'où qu'il vienne
    }
    .not =
        { $in_search_phase ->
            [true] ce n'est pas le premier de la manche dans votre phase de Fouille
           *[false] ce n'est pas votre premier de la manche
        }
if-peril-ended =
    { $how ->
        [hurt] vous en avez reçu une Affliction
       *[neutralised] c'était le vôtre et qu'il a été neutralisé
    }
    .not =
        { $how ->
            [hurt] vous n'en avez reçu aucune Affliction
           *[neutralised] ce n'était pas le vôtre ou qu'il n'a pas été neutralisé
        }
if-fed = vous vous êtes alimenté
    .not = vous vous êtes affamé
if-next-shows = la prochaine carte de votre paquet de fouille montre le niveau { $level }
    .not = la prochaine carte de votre paquet de fouille ne montre pas le niveau { $level }
if-count-afflictions =
    { $at_most ->
        [-1] vous avez au moins { $at_least ->
            [one] { $at_least } Affliction
           *[other] { $at_least } Afflictions
        }
       *[other] { $at_least ->
            [0] vous avez au plus { $at_most ->
                [one] { $at_most } Affliction
               *[other] { $at_most } Afflictions
            }
           *[other] vous avez de { $at_least } à { $at_most } Afflictions
        }
    }
    .not =
        { $at_most ->
            [-1] vous avez moins de { $at_least ->
                [one] { $at_least } Affliction
               *[other] { $at_least } Afflictions
            }
           *[other] { $at_least ->
                [0] vous avez plus de { $at_most ->
                    [one] { $at_most } Affliction
                   *[other] { $at_most } Afflictions
                }
               *[other] vous avez moins de { $at_least } ou plus de { $at_most } Afflictions
            }
        }

## Fouiller et regarder

effect-reveal =
    { $pile ->
        [current] Montrez à tous { top-cards } du paquet de fouille d'où vient ce Péril.
       *[each] Montrez à tous { top-cards } de chaque paquet de fouille.
    }
effect-change-pile = Si le joueur actif est dans sa phase de Fouille et a choisi un paquet de fouille, il en change pour un autre.
effect-search =
    { $who ->
        [self] Fouillez { counted-cards } de votre paquet de fouille.
       *[active] Le joueur actif doit fouiller { counted-cards } de son paquet de fouille, même après sa phase de Fouille. S'il n'a pas encore choisi de paquet, il en choisit un.
    }
effect-look =
    { $pile ->
        [road] Regardez { $amount ->
            [1] le prochain Lieu
           *[other] les { $amount } prochains Lieux et remettez-les dans l'ordre de votre choix ; le marqueur de Lieu Final garde sa place
        }
       *[chosen] Regardez { top-cards } { $pile ->
            [current] du paquet de fouille d'où vient ce Péril
           *[chosen] d'un paquet de fouille
        }{ $amount ->
            [1] { $then ->
                [search] { " " }et fouillez-la
               *[keep] { "" }
            }
           *[other] { $then ->
                [search] { " " }et fouillez-en une ; les autres gardent leur ordre
                [reorder] { " " }et remettez-les dans l'ordre de votre choix
               *[keep] { " " }sans en changer l'ordre
            }
        }
    }.
effect-move =
    { $to ->
        [current] Mélangez { $amount ->
            [one] 1 Péril
           *[other] { $amount } Périls
        } de la défausse, au hasard, au paquet de fouille d'où vient ce Péril.
        [discard] Défaussez { top-cards } d'un paquet de fouille sans { $amount ->
            [1] la
           *[other] les
        } résoudre.
       *[bottom] Glissez { top-cards } d'un paquet de fouille sous ce paquet, sans { $amount ->
            [1] la
           *[other] les
        } regarder.
    }
effect-mix-piles = Mélangez deux paquets de fouille ensemble, puis coupez-les de nouveau en deux paquets aussi égaux que possible.
effect-resume = Si une Affliction a mis fin à votre fouille pendant ce tour, reprenez-la ; vous pouvez choisir n'importe quel paquet de fouille.

## Prendre, mettre en réserve, défausser

effect-take =
    { $source ->
        [current] Montrez à tous { top-cards } du paquet de fouille d'où vient ce Péril ; { $amount ->
            [1] si c'est { $of ->
                [reaction] une Réaction
               *[action] une Action
            }{ of-level }, prenez-la
           *[other] prenez les { $of ->
                [reaction] Réactions
               *[action] Actions
            }{ of-level }
        }.
       *[other] { taken } { counted-finds } { $source ->
            [discard] dans la défausse
            [both] parmi les cartes fouillées ou dans la défausse
           *[searched] parmi les cartes fouillées
        }{ $other ->
            [true] , mais pas une carte du même nom que celle-ci
           *[false] { "" }
        }.
    }
effect-take-this = Prenez cette carte en main.
effect-recover =
    Remettez parmi les cartes fouillées { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de votre choix que ce Péril vient de défausser.
effect-store =
    { $source ->
        [draw] Mettez en réserve { $amount ->
            [1] la première Action{ of-level }
           *[other] les { $amount } premières Actions{ of-level }
        } de la pioche ; les cartes passées y sont remélangées.
       *[other] { stored } { counted-finds } { $source ->
            [discard] de la défausse
            [hand] de votre main
           *[searched] parmi les cartes fouillées
        }{ $shared ->
            [true] { $amount ->
                [1] , pour un joueur de votre choix
               *[other] { " " }; répartissez-les comme vous voulez entre les joueurs
            }
           *[false] { "" }
        }.
    }
effect-barter =
    Échangez { $other ->
        [true] une autre Action
       *[false] une Action
    } de votre main contre une Action fouillée.
effect-drop =
    { $down_to ->
        [true] { $who ->
            [everyone] Chaque joueur défausse jusqu'à n'avoir plus que { counted-cards } en main.
            [others] Chaque autre joueur défausse jusqu'à n'avoir plus que { counted-cards } en main.
           *[self] Défaussez jusqu'à n'avoir plus que { counted-cards } en main.
        }
       *[false] { $who ->
            [everyone] Chaque joueur défausse { counted-cards } de sa main.
            [others] Chaque autre joueur défausse { counted-cards } de sa main.
           *[self] Défaussez { counted-cards } de votre main.
        }
    }
effect-ease-hunger =
    { $people ->
        [1] Un autre joueur de votre choix a
       *[other] Jusqu'à { $people } autres joueurs de votre choix ont
    } besoin de { $amount } de nourriture de moins à la prochaine Alimentation.

## Périls

effect-keep-searched =
    { $whose ->
        [own] Votre Péril ne défausse pas les cartes fouillées.
       *[any] Le Péril en cours ne défausse pas les cartes fouillées.
    }
effect-prevent =
    { $whose ->
        [any] Le Péril en cours ne donne aucune Affliction à son fouilleur.
       *[own] Votre Péril ne vous donne aucune Affliction.
    }
effect-neutralise =
    { $whose ->
        [own] Neutralisez votre Péril sans rien payer.
       *[any] Neutralisez le Péril en cours sans rien payer ; son fouilleur reçoit la récompense.
    }
effect-discount =
    Neutraliser le Péril en cours coûte { $cards ->
        [one] 1 carte de moins, ou 2 de nourriture de moins
       *[other] { $cards } cartes de moins, ou deux fois autant de nourriture de moins
    } s'il se paie en nourriture.
effect-redirect = Vous recevez les Afflictions du Péril d'un autre joueur à sa place.
effect-cover = Si le Péril en cours, ou la famine à cette Alimentation, vous donne des Afflictions, vous les recevez face cachée.

## Afflictions et Personnages

effect-afflict = Recevez { counted-afflictions }.
effect-heal =
    { $who ->
        [any] Un joueur de votre choix guérit { $amount } de ses Afflictions{ $face_down ->
            [true] { " " }face cachée
           *[false] { "" }
        }.
       *[self] Guérissez { $amount } de vos Afflictions{ $face_down ->
            [true] { " " }face cachée
           *[false] { "" }
        }.
    }
effect-turn-down =
    { $who ->
        [any] Un joueur de votre choix retourne face cachée { $amount } de ses Afflictions{ $until_cleanup ->
            [true] { " " }jusqu'au rangement
           *[false] { "" }
        }.
       *[self] Retournez face cachée { $amount } de vos Afflictions{ $until_cleanup ->
            [true] { " " }jusqu'au rangement
           *[false] { "" }
        }.
    }
effect-turn-up =
    { $who ->
        [everyone] Chaque joueur retourne face visible { $amount } de ses Afflictions face cachée.
       *[self] Retournez face visible { $amount } de vos Afflictions face cachée.
    }
effect-turn-character =
    { $who ->
        [everyone] Retournez tous les Personnages face cachée.
        [any] Le Personnage du joueur choisi est retourné face visible.
       *[self] Votre Personnage est retourné face visible.
    }

## Morceaux des phrases ci-dessus

top-cards =
    { $amount ->
        [1] la carte du dessus
       *[other] les { $amount } cartes du dessus
    }
counted-cards =
    { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
counted-afflictions =
    { $amount ->
        [one] { $amount } Affliction
       *[other] { $amount } Afflictions
    }
taken =
    { $up_to ->
        [true] { $amount ->
            [1] Vous pouvez prendre
           *[other] Prenez
        }
       *[false] Prenez
    }
stored =
    { $up_to ->
        [true] { $amount ->
            [1] Vous pouvez mettre en réserve
           *[other] Mettez en réserve
        }
       *[false] Mettez en réserve
    }
counted-finds =
    { $up_to ->
        [true] { $amount ->
            [1] { "" }
           *[other] jusqu'à{ " " }
        }
       *[false] { "" }
    }{ $of ->
        [reaction] { $amount ->
            [one] { $amount } Réaction
           *[other] { $amount } Réactions
        }
       *[action] { $amount ->
            [one] { $amount } Action
           *[other] { $amount } Actions
        }
    }{ of-level }
of-level =
    { $level_to ->
        [1] { " " }de niveau 1
        [2] { " " }de niveau 1 ou 2
       *[3] { "" }
    }

## Ce qui s'applique dans un Lieu, sous une Affliction, avec un Personnage

change-searches-at-most =
    Pendant votre phase de Fouille, vous pouvez fouiller au plus { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
change-searches-at-least =
    Pendant votre phase de Fouille, vous devez fouiller au moins { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }, si votre paquet de fouille en contient autant et qu'aucun Péril n'arrête votre fouille.
forbid-look = Le niveau des paquets de fouille est caché. Révéler des cartes d'un paquet, ou les regarder sans en fouiller une, ne fait rien. Les Afflictions qui dépendent du niveau d'un paquet sont sans effet.
change-peril-cost-by =
    Neutraliser un Péril vous coûte { $amount ->
        [one] { $amount } carte { more-or-less }, ou 2 de nourriture { more-or-less }
       *[other] { $amount } cartes { more-or-less }, ou deux fois autant de nourriture { more-or-less }
    } s'il se paie en nourriture.
change-takes-at-most =
    Pendant votre phase de Récolte, vous pouvez prendre au plus { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
change-hand-limit-at-most = Votre limite de main est de { $amount } au plus.
change-piles-to = La pioche n'est coupée qu'en { $amount } paquets de fouille.
change-pile-changes-by =
    { $amount ->
        [1] Une fois pendant votre phase de Fouille, vous pouvez changer de paquet de fouille.
       *[other] Jusqu'à { $amount } fois pendant votre phase de Fouille, vous pouvez changer de paquet de fouille.
    }
change-ones-worth-to = Pour votre propre Alimentation, les cartes dont la valeur en nourriture est 1 valent { $amount }.
change-hand-limit-by =
    Votre limite de main { $less ->
        [true] baisse
       *[false] augmente
    } de { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
change-need-by =
    Pour vous alimenter, il vous faut { $amount } de nourriture { more-or-less }.
forbid-choose-pile = Vous ne pouvez pas choisir votre paquet de fouille : le hasard en décide.
forbid-receive-cards = Vous ne pouvez pas recevoir de cartes des autres joueurs.
forbid-receive-food = Vous ne pouvez pas recevoir de nourriture des autres joueurs.
forbid-give = Vous ne pouvez donner ni cartes ni nourriture aux autres joueurs.
change-pile-level-at-most = Vous ne pouvez pas choisir un paquet de fouille qui montre un niveau supérieur à { $amount } s'il y en a un autre.
change-pile-level-at-least = Vous ne pouvez pas choisir un paquet de fouille qui montre un niveau inférieur à { $amount } s'il y en a un autre.
change-meal-by = À chaque Alimentation, une de vos cartes vaut { $amount } de plus.
change-peril-price-to =
    Vous ne payez { $amount ->
        [1] qu'une carte
       *[other] que { $amount } cartes
    } pour neutraliser un Péril, ou la moitié de la nourriture demandée, arrondie à l'unité supérieure.
change-caravan-cards-by =
    La Caravane reçoit { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de plus.
forbid-deal = Aucun nouvel accord ne peut être conclu.
forbid-stop = Vous ne pouvez pas arrêter de fouiller.
forbid-play = Vous ne pouvez pas jouer de cartes qui ne sont pas des Réactions.
forbid-react = Vous ne pouvez pas jouer de Réactions.

when-location-revealed = Quand ce Lieu est révélé
when-deck-cut = Après la coupe
when-turn-began =
    { $whose ->
        [others] Au début du tour d'un autre joueur
        [anybody] Au début de chaque tour
       *[own] Au début de votre tour
    }
when-turn-over =
    { $whose ->
        [others] À la fin du tour d'un autre joueur
        [anybody] À la fin de chaque tour
       *[own] À la fin de votre tour
    }
when-peril-met =
    { $whose ->
        [others] Quand un autre joueur fouille un Péril
        [anybody] Quand un joueur fouille un Péril
       *[own] Quand vous fouillez un Péril
    }
when-peril-over = Après un Péril
when-meal-over =
    { $whose ->
        [others] Après l'Alimentation d'un autre joueur
        [anybody] Après l'Alimentation de chacun
       *[own] Après votre Alimentation
    }
place-effects = Une fois pendant votre tour, vous pouvez profiter du Lieu : { $effects }

more-or-less =
    { $less ->
        [true] de moins
       *[false] de plus
    }

## Sortes de cartes

text-food-only = De la nourriture, et rien d'autre.
text-nothing = Rien de particulier.
text-anomaly = Quand cette carte est fouillée ou défaussée, choisissez un paquet de fouille et mélangez-y toute la défausse. Glissez ensuite cette carte face cachée sous ce paquet.
text-in-hand =
    { $reaction ->
        [true] En main, cette carte n'a pas de valeur en nourriture. Jouez-la comme Réaction : { $effects }
       *[false] En main, cette carte n'a pas de valeur en nourriture. Jouez-la à tout moment : { $effects }
    }
text-survivor = Vous n'avez pas de pouvoir, et votre limite de main est de { $limit }.
text-final-marker = Quand cette carte est révélée, le Lieu au verso du scénario prend sa place. Cette manche est la dernière.
text-caravan = Chaque fois qu'un Lieu est révélé, autant de cartes de pioche que son coût en nourriture vont sous cette carte, face cachée. Une fois dans la manche, un joueur peut nourrir la Caravane à hauteur de ce coût et reçoit ces cartes. Si personne ne le fait, tout le monde perd.
text-banner = Vous êtes le premier joueur de cette manche.

affliction-together-only = Seulement à deux joueurs ou plus.

power-action =
    { $reaction ->
        [true] Réaction, une fois par manche
       *[false] Une fois par manche
    }{ $own_turn ->
        [true] , pendant votre tour
       *[false] { "" }
    }{ $flip ->
        [true] , en retournant ce Personnage face cachée
       *[false] { "" }
    } : { $effects }

peril-cost = Pour neutraliser ce Péril, défaussez de votre main { $price }.
peril-no-cost = Ce Péril ne peut pas être neutralisé.
peril-reward = Récompense : { $effects }
peril-afflictions =
    { $afflictions ->
        [0] Ce Péril ne donne aucune Affliction.
        [one] { $cost ->
            [true] S'il n'est pas neutralisé, vous recevez { $afflictions } Affliction.
           *[false] Vous recevez { $afflictions } Affliction.
        }
       *[other] { $cost ->
            [true] S'il n'est pas neutralisé, vous recevez { $afflictions } Afflictions.
           *[false] Vous recevez { $afflictions } Afflictions.
        }
    }
peril-extra = De plus, s'il n'est pas neutralisé : { $effects }

price-cards =
    { $reaction ->
        [true] { $cards ->
            [one] { $cards } Réaction
           *[other] { $cards } Réactions
        }
       *[false] { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
    }{ $level_from ->
        [0] { "" }
        [3] { " " }de niveau 3
       *[other] { " " }de niveau { $level_from } ou plus
    }{ $food_from ->
        [0] { "" }
       *[other] { " " }d'une valeur en nourriture d'au moins { $food_from }
    }
price-more-cards =
    { $cards ->
        [one] { $cards } autre carte
       *[other] { $cards } autres cartes
    }
price-food = des cartes d'une valeur totale d'au moins { $food } en nourriture

quest-price = Quête : défaussez de votre main { $price }.
quest-searched = Quête : il y a au moins { $count } cartes fouillées sur la table, celle-ci comprise.
quest-clean-search = Quête : vous avez fouillé au moins { $count } cartes pendant ce tour sans y recevoir d'Affliction.
quest-give =
    Quête : donnez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre main à un autre joueur ; si vous jouez seul, défaussez-{ $count ->
        [one] la
       *[other] les
    }.
quest-do = Quête : { $effects }
quest-effects = En échange : { $effects }

## Scénarios

scenario-players =
    { $most ->
        [1] Pour un seul joueur.
       *[other] De { $least } à { $most } joueurs.
    }
scenario-cooperation =
    { $cooperation ->
        [full] Vous gagnez ou perdez tous ensemble, morts compris.
        [semi] Vous voyagez ensemble, mais chacun gagne ou perd pour soi.
        [solo] Vous voyagez seul.
        [competitive] Vous êtes rivaux.
       *[personal] Vous êtes du même côté, mais chacun doit survivre.
    }
scenario-newcomers = Un bon scénario pour commencer.
scenario-locations =
    La route : { $locations ->
        [one] { $locations } Lieu, puis le Lieu Final.
       *[other] { $locations } Lieux, puis le Lieu Final.
    }
scenario-locations-mixed = La route : { $locations } Lieux au-dessus et, dessous, le marqueur de Lieu Final mélangé à { $mixed } autres. Le Lieu Final vient après { $locations } à { $most } Lieux ; personne ne sait quand.
scenario-hand =
    { $cards ->
        [one] { $cards } Action de niveau { $level }
       *[other] { $cards } Actions de niveau { $level }
    }
scenario-hands = Main de départ : { $cards }.
scenario-affliction-limit = Vous mourez quand vous avez { $limit } Afflictions.
scenario-loot = Quand un joueur meurt, chacun des autres, dans le sens des aiguilles d'une montre à partir de la gauche du mort, peut prendre 1 carte de sa main avant qu'elle ne soit défaussée, dans sa propre limite de main.
scenario-visions = Visions : après chaque coupe, la carte du dessus de chaque paquet de fouille est montrée.
scenario-journeys = Deux voyages : vous jouez deux tours par manche, chacun avec un paquet de fouille différent si un autre contient des cartes. Il n'y a qu'une Alimentation après les deux.
scenario-real-time = Il n'y a pas de tours : tous les joueurs fouillent en même temps, contre une horloge de 60 secondes par manche, à moins que l'hôte n'en décide autrement. Quand le temps est écoulé, l'Alimentation suit.
scenario-trophies = Un Péril neutralisé va dans la rangée de trophées au lieu de la défausse. Celui qui peut être pris va dans la rangée de trophées ou dans votre main, à votre choix.
scenario-caravan = La Caravane fait toujours partie de ce scénario.
scenario-oaths = Un serment est une promesse de donner des cartes, de partager de la nourriture ou de jouer une carte pour quelqu'un. Il compte au plus une fois par manche pour chaque joueur envers qui vous êtes engagé ; ce qui est remis sur-le-champ ne compte pas. Une promesse rompue est toujours punie.
scenario-victory =
    { $together ->
        [true] La table gagne { $conditions }.
       *[false] Vous gagnez { $conditions }.
    }
scenario-oaths-tied = À égalité de serments, le moins d'Afflictions l'emporte ; si l'égalité demeure, la victoire est partagée.
scenario-final = Lieu Final : { $name }, coût en nourriture { $cost }.

victory-alive = si vous êtes en vie à la fin
victory-half-alive = si la moitié au moins des joueurs du départ (arrondie à l'unité supérieure) est en vie à la fin
victory-message = si, après la dernière Alimentation, les vivants défaussent de leurs mains le message : une Action de niveau 3 par groupe de trois d'entre eux, même incomplet
victory-trophies = si la rangée de trophées compte au moins un Péril de plus que cette moitié
victory-most-afflictions =
    si vous avez au plus { $amount ->
        [one] { $amount } Affliction
       *[other] { $amount } Afflictions
    } (face cachée ou non)
victory-fewest-afflictions =
    si vous avez au moins { $amount ->
        [one] { $amount } Affliction
       *[other] { $amount } Afflictions
    } (face cachée ou non)
victory-fed = si vous vous êtes alimenté à la dernière manche
victory-fed-caravan = si vous avez nourri la Caravane au moins une fois
victory-oaths = si, parmi les vivants qui ont tenu un serment, vous avez le meilleur compte : serments tenus moins serments rompus

# Ce que disent les cartes. Un effet est une phrase entière qui commence par un mot ordinaire ; une condition est une
# partie de phrase.

## Où, qui et combien

spot =
    { $place ->
        [colony] à la Colonie
        [police] au Commissariat
        [grocery] à l'Épicerie
        [school] à l'École
        [library] à la Bibliothèque
        [hospital] à l'Hôpital
        [gas] à la Station-service
        [here] dans ce lieu
        [there] dans ce même lieu
        [own] dans un lieu où vous avez un survivant
        [any] dans un lieu quelconque
        [any-outside] dans un lieu hors de la Colonie
        [outside] dans tous les lieux hors de la Colonie ensemble
       *[each-outside] dans chaque lieu hors de la Colonie
    }
target-spot =
    { $to ->
        [colony] à la Colonie
        [here] dans ce lieu
        [own] dans un lieu où vous avez un survivant
       *[any-outside] dans un lieu hors de la Colonie
    }
origin-spot =
    { $origin ->
        [colony] de la Colonie
        [hospital] de l'Hôpital
       *[any] d'un autre lieu
    }
deck-of =
    { $deck ->
        [police] de la pioche du Commissariat
        [grocery] de la pioche de l'Épicerie
        [school] de la pioche de l'École
        [library] de la pioche de la Bibliothèque
        [hospital] de la pioche de l'Hôpital
        [gas] de la pioche de la Station-service
        [here] de la pioche de ce lieu
        [there] de la pioche de ce même lieu
        [crisis] de la pioche des crises
        [any] d'une pioche d'objets
       *[each-outside] de chaque pioche d'objets
    }
of-symbol =
    { $symbol ->
        [food] Nourriture
        [med] Médicament
        [fuel] Carburant
        [tool] Outil
        [weapon] Arme
        [book] Livre
        [person] Personne
       *[any] quelconque
    }
at-spot =
    { $at ->
        [colony] à la Colonie
        [hospital] à l'Hôpital
       *[other] dans ce lieu
    }
somebody-named =
    { $named ->
        [stahl] Boris Stahl
        [kessel] Kessel
        [fisk] Barnaby Fisk
       *[other] { $named }
    }
person-named =
    { $survivor ->
        [falk] Ines Falk
        [quill] Amos Quill
        [haddad] Yusra Haddad
        [marsh] Gideon Marsh
        [tak] Ruben Tak
        [rousse] Delphine Rousse
        [stahl] Boris Stahl
        [marchetti] Odile Marchetti
        [ferro] Gus Ferro
        [fisk] Barnaby Fisk
        [kessel] Kessel
       *[other] { $survivor }
    }
whom =
    { $whom ->
        [actor] le survivant concerné
        [new] le nouveau venu
        [rolled] le survivant qui a lancé le dé
        [other] un autre survivant de ce lieu
        [own]
            { $at ->
                [hospital] un de vos survivants à l'Hôpital
               *[other]
                    { $most ->
                        [1] un de vos survivants
                        [3] un à trois de vos survivants
                       *[other] un à { $most } de vos survivants
                    }
            }
        [lowest-own] votre survivant de plus faible influence
        [follower] un de vos compagnons
        [all-own] tous vos survivants
        [foreign] un survivant d'un autre joueur
        [anybody-here] un survivant du même lieu
        [near] un survivant d'un lieu où vous en avez un
        [exile] un survivant exilé de ce lieu
        [pair] l'un des deux
        [lowest-of-pair] celui des deux qui a le moins d'influence
        [lowest]
            { $most ->
                [1] le survivant de plus faible influence { at-spot }
               *[other] les { $most } survivants de plus faible influence { at-spot }
            }
        [highest] les { $most } survivants non exilés de plus forte influence
        [all] tous les survivants { at-spot }
       *[named] { somebody-named }
    }
another =
    { $to ->
        [exile] joueur de cet exilé
       *[other] joueur de votre choix
    }

## Effets : pistes et zombies

effect-morale =
    { $amount ->
        [-2] Le moral baisse de 2.
        [-1] Le moral baisse de 1.
       *[other] Le moral monte de { $amount }.
    }
effect-food =
    { $amount ->
        [-4] Retirez 4 nourritures de la réserve.
        [-3] Retirez 3 nourritures de la réserve.
        [-2] Retirez 2 nourritures de la réserve.
        [-1] Retirez 1 nourriture de la réserve.
        [1] Ajoutez 1 nourriture à la réserve.
       *[other] Ajoutez { $amount } nourritures à la réserve.
    }
effect-starve = Ajoutez { $amount ->
        [one] un jeton famine
       *[other] { $amount } jetons famine
    } à la réserve.
effect-end-rounds = Le marqueur de manche va à 0, et la partie est finie.
effect-crisis-total =
    { $amount ->
        [-1] La crise de cette manche compte 1 de moins.
       *[other] La crise de cette manche compte { $amount } de plus.
    }
effect-progress = L'objectif principal avance { $amount ->
        [one] d'un pas
       *[other] de { $amount } pas
    }.
effect-add-zombies =
    { $players ->
        [0]
            { $amount ->
                [one] Un zombie arrive { spot }.
               *[other] { $amount } zombies arrivent { spot }.
            }
       *[other]
            { $amount ->
                [0] { $players } zombies par joueur arrivent { spot }.
               *[other] { $players } zombies par joueur, plus { $amount }, arrivent { spot }.
            }
    }
effect-kill-zombies =
    { $amount ->
        [0] Tuez tous les zombies
        [one] Tuez un zombie
       *[other] Tuez { $amount } zombies
    } { spot }, { $rolls ->
        [each] avec un jet d'exposition pour chacun
        [once] avec un seul jet d'exposition
       *[none] sans jet d'exposition
    }.
effect-move-zombies = Déplacez { $amount } zombies { origin-spot } vers des cases libres { target-spot }.
effect-build = Placez { $amount ->
        [one] une barricade
       *[other] { $amount } barricades
    } { spot }.
effect-tear-down = Retirez { $amount ->
        [0] toutes les barricades
        [one] une barricade
       *[other] { $amount } barricades
    } { spot }.
effect-noise = Placez { $amount ->
        [one] un jeton bruit
       *[other] { $amount } jetons bruit
    } { spot }.
effect-quiet = Retirez { $amount ->
        [one] un jeton bruit
       *[other] { $amount } jetons bruit
    } { spot }.
effect-each-present = Chaque joueur non exilé, dans l'ordre du tour : { $effects }.
effect-if-here = Si c'était { spot }, { $effects } ; sinon, { $otherwise }.
scope-of =
    { $scope ->
        [turn] pendant ce tour
        [round] pendant cette manche
       *[next-round] pendant la manche suivante
    }
effect-rule =
    { $rule ->
        [no-barricade] Personne ne peut barricader { scope-of }.
       *[no-attract] Personne ne peut attirer de zombies { scope-of }.
    }
effect-rule-at =
    { $rule ->
        [no-search] Personne ne peut fouiller { spot } { scope-of }.
       *[double-noise] Chaque jeton bruit { spot } lance deux dés { scope-of }.
    }
effect-rule-for =
    { $rule ->
        [no-move] L'action Se déplacer ne peut pas déplacer { whom } { scope-of }.
        [no-exposure] Sautez le prochain jet d'exposition pour { whom } { scope-of }.
       *[quiet-search] Dans la prochaine fouille par { whom } { scope-of }, la première carte de plus ne fait pas de bruit.
    }

## Effets : survivants

effect-wound = Placez { $amount ->
        [one] une blessure
       *[other] { $amount } blessures
    } sur { whom }.
effect-frost = Placez { $amount ->
        [one] une engelure
       *[other] { $amount } engelures
    } sur { whom }.
effect-heal = Soignez { $amount ->
        [one] une blessure ou une engelure
       *[other] { $amount } blessures ou engelures
    } chez { whom }.
effect-expose = Faites { $amount ->
        [one] un jet d'exposition
       *[other] { $amount } jets d'exposition
    } pour { whom }.
effect-kill = La mort emporte { whom }.
effect-remove = Retirez du jeu { whom }, ce qui n'est pas une mort.
effect-helpless =
    { $players ->
        [0]
            { $amount ->
                [-2] Retirez 2 survivants sans défense.
                [-1] Retirez un survivant sans défense.
                [1] Un survivant sans défense arrive.
               *[other] { $amount } survivants sans défense arrivent.
            }
       *[other]
            { $amount ->
                [0] Un survivant sans défense arrive par joueur.
               *[other] Un survivant sans défense arrive par joueur, et { $amount } de plus.
            }
    }
effect-kill-helpless = { $amount ->
        [one] Un survivant sans défense meurt.
       *[other] { $amount } survivants sans défense meurent.
    }
effect-recruit = { $amount ->
        [one] Un survivant vous rejoint.
       *[other] { $amount } survivants vous rejoignent.
    }
effect-join = De la pioche des survivants, { somebody-named } vient vous rejoindre.
effect-transfer = Un autre joueur prend { whom }.
effect-place = Placez { whom } { target-spot }.
effect-free-attack = Attaquez sans dé avec { whom }.

## Effets : cartes et dés

effect-draw = Piochez { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    } { deck-of }.
effect-find = Retournez des cartes { deck-of } jusqu'à trouver { $amount ->
        [one] une carte { of-symbol } ; prenez-la, et mélangez le reste.
       *[other] { $amount } cartes { of-symbol } ; prenez-les, et mélangez le reste.
    }
effect-look = Regardez les { $amount } premières cartes { deck-of }, et remettez-les dans l'ordre de votre choix.
effect-pick-one = Regardez les { $amount } premières cartes { deck-of }, gardez-en une, et mélangez le reste.
effect-sift = Retournez les { $amount } premières cartes { deck-of } ; vous pouvez garder une carte { of-symbol } ; mélangez le reste.
effect-burn =
    { $players ->
        [0] Les { $amount } premières cartes { deck-of } quittent le jeu.
       *[other] Des cartes { deck-of } quittent le jeu jusqu'à ce qu'il en reste 4 par joueur.
    }
effect-take-cards =
    { $who ->
        [reader] Le lecteur de cette carte prend { $amount ->
                [one] une carte
               *[other] { $amount } cartes
            } au hasard dans votre main.
       *[you] Prenez { $amount ->
                [one] une carte
               *[other] { $amount } cartes
            } au hasard dans la main d'un autre joueur.
    }
effect-give-cards = Donnez { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    } de votre main au { another }.
effect-peek =
    { $whose ->
        [you] Ce même joueur regarde une carte de votre main au hasard.
       *[other] Regardez au hasard une carte de la main d'un autre joueur.
    }
effect-reveal-hand = Montrez votre main à tous.
own-cards =
    { $symbol ->
        [any]
            { $amount ->
                [one] une carte
               *[other] { $amount } cartes
            }
       *[other]
            { $amount ->
                [one] une carte { of-symbol }
               *[other] { $amount } cartes { of-symbol }
            }
    }
effect-discard = Retirez du jeu { own-cards } de votre main.
effect-to-waste = Mettez à la décharge { own-cards } de votre main.
effect-drop = Cet équipement quitte le jeu.
effect-clear-waste = Les { $amount } premières cartes de la décharge quittent le jeu.
effect-salvage = Reprenez en main la carte { of-symbol } la plus haute de la décharge.
effect-volunteer = On demande à tous les joueurs non exilés { $goes ->
        [store] de mettre de côté
       *[out] de céder
    } { own-cards } ; si personne ne le fait, { $otherwise }.
effect-bump = Augmentez de { $amount } un de vos dés disponibles.
effect-reroll-dice = { $amount ->
        [0] Relancez autant de vos dés disponibles que vous voulez.
        [one] Relancez un de vos dés disponibles.
       *[other] Relancez jusqu'à { $amount } de vos dés disponibles.
    }
effect-turn-die = Donnez à un de vos dés disponibles la valeur de votre choix.
effect-gain-dice = Lancez { $amount ->
        [one] un dé
       *[other] { $amount } dés
    } de plus maintenant.
effect-lose-dice = Dépensez { $amount ->
        [one] un dé disponible
       *[other] { $amount } dés disponibles
    } pour rien.
effect-next-dice =
    { $amount ->
        [-1] Vous lancerez un dé de moins à la manche suivante.
       *[other] Vous lancerez un dé de plus à la manche suivante.
    }

## Ce que changent les capacités

change-looks-by = Piochez { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    } de plus en fouillant.
change-keeps-by = Piochez et gardez { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    } de plus en fouillant.
change-dice-by = Vous lancez { $amount ->
        [one] un dé
       *[other] { $amount } dés
    } de plus à chaque manche.
change-thumbs-by = Votre pouce compte double.
change-noise-draw-at-least = Un jeton bruit fait piocher { $amount } cartes.
change-kills-at-least = L'attaque tue jusqu'à { $amount } zombies.
change-attack-rolls-at-most = Un seul jet d'exposition pour l'attaque.
change-second-rolls-at-least = Un jet d'exposition d'une attaque peut être refait.
change-moves-at-least = Ce survivant peut se déplacer { $amount } fois par tour.
change-wound-limit-at-least = Ce survivant ne meurt que de { $amount } blessures.
change-cleaned-at-least = Nettoyer retire { $amount } cartes.
change-built-at-least = Barricader place jusqu'à { $amount } barricades.
forbid-die-value = N'importe quel dé suffit pour l'attaque.
forbid-attack-roll = Pas de jet d'exposition pour l'attaque.
forbid-move-roll = Pas de jet d'exposition pour un déplacement.
forbid-frostbite = Une engelure du dé d'exposition compte comme une blessure.
forbid-bite = Une morsure du dé d'exposition compte comme une blessure.
forbid-frost-wound = L'engelure ne blesse pas au début du tour.
forbid-first-wound = La première blessure d'un jet d'exposition dans une manche ne compte pas.
forbid-infection = Une morsure qui se propage épargne ce survivant.
forbid-carrying = Ce survivant ne peut pas porter d'équipement.
forbid-grief = La mort de ce survivant ne coûte pas de moral.
forbid-distance = Un autre objet du porteur peut être remis à n'importe qui, n'importe où.

## Conditions

least =
    { $players ->
        [0]
            { $present ->
                [0] { $at_least }
               *[other]
                    { $at_least ->
                        [0] { $present }
                       *[other] { $at_least }
                    }
            }
       *[other]
            { $at_least ->
                [0] { $players }
               *[other] { $at_least }
            }
    }
many =
    { $at_most ->
        [-1]
            { $at_least ->
                [0]
                    { $players ->
                        [1] {""}
                       *[other] s
                    }
                [1] {""}
               *[other] s
            }
        [0] {""}
        [1] {""}
       *[other] s
    }
per-head =
    { $players ->
        [0]
            { $present ->
                [0] {""}
               *[other]
                    { $at_least ->
                        [0] {" "}par joueur non exilé
                       *[other] {" "}(plus { $present } par joueur non exilé)
                    }
            }
       *[other]
            { $at_least ->
                [0] {" "}par joueur
               *[other] {" "}(plus { $players } par joueur)
            }
    }
bound =
    { $at_most ->
        [-1] au moins { least }
       *[other] au plus { $at_most }
    }
unbound =
    { $at_most ->
        [-1] moins de { least }
       *[other] plus de { $at_most }
    }
where-held =
    { $where ->
        [hand] en main
        [equipped] sur vos survivants
       *[both] en main et sur vos survivants
    }
if-main-reached = l'objectif principal est atteint
    .not = l'objectif principal n'est pas atteint
if-morale-gone = la partie finit parce que le moral est à 0
    .not = la partie ne finit pas parce que le moral est à 0
if-rounds-over = la partie finit parce que les manches sont écoulées
    .not = la partie ne finit pas parce que les manches sont écoulées
if-last-round = la dernière manche est atteinte
    .not = la dernière manche n'est pas atteinte
if-count-cards =
    { $symbol ->
        [any]
            { $at_most ->
                [0] vous n'avez aucune carte { where-held }
               *[other] vous avez { bound } carte{ many } { where-held }
            }
       *[other] vous avez { bound } carte{ many } { of-symbol } { where-held }
    }
    .not = vous avez { unbound } carte{ many } { of-symbol } { where-held }
if-count-equipped-each = chaque joueur non exilé a { bound } carte{ many } { of-symbol } sur ses survivants
    .not = un joueur non exilé a { unbound } carte{ many } { of-symbol } sur ses survivants
if-count-group =
    { $at_most ->
        [1] vous avez exactement un survivant
       *[other] vous avez { bound } survivant{ many }
    }
    .not = vous avez { unbound } survivant{ many }
if-largest-group = vous avez plus de survivants que chacun des autres joueurs
    .not = vous n'avez pas plus de survivants que chacun des autres joueurs
if-unhurt = aucun de vos survivants n'a de blessure
    .not = un de vos survivants a une blessure
if-count-own-at =
    { $at_most ->
        [0] aucun de vos survivants n'est { spot }
       *[other] vous avez { bound } survivant{ many } { spot }
    }
    .not = vous avez { unbound } survivant{ many } { spot }
if-all-at = tous vos survivants sont { spot }
    .not = vos survivants ne sont pas tous { spot }
if-count-barricades =
    { $at_most ->
        [0] aucune barricade ne se dresse { spot }
       *[other] on compte { bound } barricade{ many }{ per-head } { spot }
    }
    .not = on compte { unbound } barricade{ many }{ per-head } { spot }
if-count-zombies = on compte { bound } zombie{ many } { spot }
    .not = on compte { unbound } zombie{ many } { spot }
if-count-morale = le moral vaut { bound }
    .not = le moral vaut { unbound }
if-count-waste = la décharge compte { bound } carte{ many }
    .not = la décharge compte { unbound } carte{ many }
if-count-food = la réserve compte { bound } nourriture{ many }{ per-head }
    .not = la réserve compte { unbound } nourriture{ many }{ per-head }
if-count-starvation =
    { $at_most ->
        [0] la réserve n'a pas de jeton famine
       *[other] la réserve a { bound } jeton{ many } famine
    }
    .not = la réserve a { unbound } jeton{ many } famine
if-count-helpless = la Colonie compte { bound } survivant{ many } sans défense
    .not = la Colonie compte { unbound } survivant{ many } sans défense
if-count-empty-decks = { bound } pioches d'objets sont vides
    .not = { unbound } pioches d'objets sont vides
if-count-thinnest-deck = une pioche d'objets compte { bound } carte{ many }
    .not = chaque pioche d'objets compte { unbound } carte{ many }
if-count-dead = { bound } survivants sont morts ou ont quitté le jeu
    .not = { unbound } survivants sont morts ou ont quitté le jeu
if-count-stored = on a mis de côté { bound } carte{ many } { of-symbol }{ per-head }
    .not = on a mis de côté { unbound } carte{ many } { of-symbol }{ per-head }
if-count-tokens = l'objectif principal compte { bound } pas{ per-head }
    .not = l'objectif principal compte { unbound } pas{ per-head }
if-count-exiles = on compte { bound } joueur{ many } en exil
    .not = on compte { unbound } joueur{ many } en exil
if-exiled = vous êtes en exil
    .not = vous n'êtes pas en exil
if-with-exile = un de vos survivants se trouve avec un survivant exilé
    .not = aucun de vos survivants ne se trouve avec un survivant exilé
if-in-play = { person-named } fait partie d'un groupe
    .not = { person-named } ne fait partie d'aucun groupe
if-mine = { person-named } fait partie de votre groupe
    .not = { person-named } ne fait pas partie de votre groupe
if-in-deck = on n'a pas encore vu { person-named }
    .not = on a déjà vu { person-named }
if-pair = deux de vos survivants sont seuls ensemble hors de la Colonie
    .not = aucun de vos survivants n'est seul avec un autre hors de la Colonie
if-gave-nothing = vous n'avez rien ajouté à la crise ce tour-ci
    .not = vous avez ajouté quelque chose à la crise ce tour-ci
if-shared = quelqu'un d'autre se trouve là
    .not = personne d'autre ne se trouve là

## Ce qu'attendent les croisées

trigger-spot =
    { $at ->
        [colony] la Colonie
        [police] le Commissariat
        [grocery] l'Épicerie
        [school] l'École
        [library] la Bibliothèque
        [hospital] l'Hôpital
        [gas] la Station-service
        [outside] un lieu hors de la Colonie
       *[any] un lieu quelconque
    }
trigger-symbol =
    { $what ->
        [food] Nourriture
        [med] Médicament
        [fuel] Carburant
        [tool] Outil
        [weapon] Arme
        [book] Livre
       *[person] Personne
    }
when-turn-began = le tour commence
when-turn-ending = le tour va finir
when-moved =
    { $what ->
        [fuel] un survivant se déplace avec du carburant vers { trigger-spot }
        [no-fuel] un survivant se déplace sans carburant vers { trigger-spot }
       *[any] un survivant se déplace vers { trigger-spot }
    }
when-searched = un survivant a fouillé { trigger-spot }
when-made-noise = une fouille a fait au moins { $least } jetons bruit
trigger-at =
    { $at ->
        [colony] à la Colonie
        [school] à l'École
        [outside] hors de la Colonie
       *[any] quelque part
    }
when-killed-zombie = un zombie a été tué { trigger-at }
when-attacked-survivor = un survivant a été attaqué
when-barricaded = une barricade a été construite { trigger-at }
when-cleaned = la décharge a été nettoyée
when-attracted = des zombies ont été attirés
when-played = une carte { trigger-symbol } a été jouée
when-equipped = une carte { trigger-symbol } a été équipée
when-used-ability = une capacité a été utilisée
when-contributed = une carte a été ajoutée à la crise
when-ate = de la nourriture a été dépensée pour un dé
when-request-granted = une demande a apporté une carte
when-handed-off = un équipement a été remis
when-vote-called = un vote d'exil a été demandé
when-rolled =
    { $what ->
        [wound] un jet d'exposition a donné une blessure
        [frostbite] un jet d'exposition a donné une engelure
       *[bite] un jet d'exposition a donné une morsure
    }
when-lost-survivor = un survivant du joueur actif est mort
when-gained-survivor = le joueur actif a gagné un survivant
when-standing = les choses en sont là

## Comment le disent les cartes

text-survivor = Influence { $influence }, attaque { $attack }+, fouille { $search }+.
text-trade = Avant cet hiver : { $trade }.
text-ability =
    { $use ->
        [always] Toujours
        [freely] Autant de fois que vous voulez
        [round] Une fois par manche
       *[game] Une fois par partie
    }{ $to ->
        [attack] , avec une attaque
        [search] , avec une fouille
        [noise] , en faisant du bruit
        [clean] , en nettoyant
        [barricade] , en barricadant
        [hand-off] , en remettant un équipement
        [exposure] , sans avoir à le demander
        [move] , avec un déplacement
       *[none] {""}
    }{ $die ->
        [0] {""}
       *[other] , avec un dé de { $die } ou plus
    }{ $price ->
        [med] , contre une carte Médicament retirée du jeu
        [fuel] , contre une carte Carburant retirée du jeu
       *[none] {""}
    }
text-ability-at =
    { $ability }, { $at ->
        [colony] à la Colonie
        [police] au Commissariat
        [grocery] à l'Épicerie
        [school] à l'École
        [library] à la Bibliothèque
        [hospital] à l'Hôpital
        [gas] à la Station-service
       *[outside] hors de la Colonie
    }
text-ability-if = { $ability }, si { $condition }
text-ability-does = { $ability } : { $effects }
text-mimics = utilisez la capacité « une fois par manche » d'un autre survivant du même lieu.
text-symbol = Symbole : { $symbol }.
text-equipment = Équipement.
text-with-move = À jouer avec un déplacement : pas de jet d'exposition.
text-crisis = Demande autant de cartes qu'il y a de joueurs non exilés : { $symbols }.
text-crisis-fails = Si elle n'est pas évitée : { $effects }
text-difficult = Du côté difficile :
text-tracks = Moral { $morale }, { $rounds } manches.
text-set-up = Mise en place : { $effects }
text-each-phase = Au début de chaque phase de la Colonie : { $effects }
text-each-kill = Pour chaque zombie tué : { $effects }
text-goal = But : { $need }.
text-secret =
    { $betrayal ->
        [true] Trahison. Vous gagnez si la partie finit parce que le moral est à 0, et si { $need }.
       *[false] Vous gagnez si l'objectif principal est atteint, et si { $need }.
    }
text-innocent = Si vous n'êtes pas un traître, ceci remplace votre objectif : vous gagnez si { $need }.
text-betrayer = Si vous êtes un traître, ceci remplace la fin du moral : { $need }.
text-waits = Elle attend ceci : { $trigger }.
text-trigger-if = { $trigger }, et { $condition }
text-decided =
    { $kind ->
        [vote] Tous votent : pouce en l'air pour la première voie, pouce en bas pour la seconde.
       *[choice] Le joueur actif choisit.
    }
text-first = Première voie : { $effects }.
text-second = Seconde voie : { $effects }.

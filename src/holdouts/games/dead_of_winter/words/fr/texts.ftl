# Ce que disent les cartes. Un effet est une phrase entière qui commence par un mot ordinaire ; une condition est une
# partie de phrase.

## Où, qui et combien

spot =
    { $place ->
        [colony] la Colonie
        [police] le Commissariat
        [grocery] l'Épicerie
        [school] l'École
        [library] la Bibliothèque
        [hospital] l'Hôpital
        [gas] la Station-service
        [here] ce lieu
        [there] ce même lieu
        [own] un lieu où vous avez un survivant
        [any] un lieu quelconque
        [any-outside] un lieu hors de la Colonie
        [outside] tous les lieux hors de la Colonie ensemble
       *[each-outside] chaque lieu hors de la Colonie
    }
target-spot =
    { $to ->
        [colony] la Colonie
        [here] ce lieu
        [own] un lieu où vous avez un survivant
       *[any-outside] un lieu hors de la Colonie
    }
origin-spot =
    { $origin ->
        [colony] la Colonie
        [hospital] l'Hôpital
       *[any] un autre lieu
    }
deck-of =
    { $deck ->
        [police] la pioche du Commissariat
        [grocery] la pioche de l'Épicerie
        [school] la pioche de l'École
        [library] la pioche de la Bibliothèque
        [hospital] la pioche de l'Hôpital
        [gas] la pioche de la Station-service
        [here] la pioche de ce lieu
        [there] la pioche de ce même lieu
        [crisis] la pioche des crises
        [any] une pioche d'objets
       *[each-outside] chaque pioche d'objets
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
        [colony] dans la Colonie
        [hospital] dans l'Hôpital
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
                [hospital] un de vos survivants dans l'Hôpital
               *[other]
                    { $most ->
                        [1] un de vos survivants
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
       *[other] Ajoutez { $amount } à la nourriture de la réserve.
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
effect-progress = L'objectif principal avance de { $amount ->
        [one] un pas
       *[other] { $amount } pas
    }.
effect-add-zombies =
    { $players ->
        [0]
            { $amount ->
                [one] Un zombie arrive, ici : { spot }.
               *[other] Des zombies arrivent, au nombre de { $amount }, ici : { spot }.
            }
       *[other]
            { $amount ->
                [0] Par joueur, { $players } zombies arrivent ici : { spot }.
               *[other] Par joueur, { $players } zombies arrivent ici, et { $amount } de plus : { spot }.
            }
    }
effect-kill-zombies =
    { $amount ->
        [0] Tuez tous les zombies
        [one] Tuez un zombie
       *[other] Tuez { $amount } zombies
    }, { $rolls ->
        [each] avec un jet d'exposition pour chacun
        [once] avec un seul jet d'exposition
       *[none] sans jet d'exposition
    } : { spot }.
effect-move-zombies = Déplacez { $amount } zombies vers des places libres ; ils quittent { origin-spot } pour { target-spot }.
effect-build = Placez { $amount ->
        [one] une barricade
       *[other] { $amount } barricades
    }, ici : { spot }.
effect-tear-down = Retirez { $amount ->
        [0] toutes les barricades
        [one] une barricade
       *[other] { $amount } barricades
    }, ici : { spot }.
effect-noise = Placez { $amount ->
        [one] un jeton bruit
       *[other] { $amount } jetons bruit
    }, ici : { spot }.
effect-quiet = Retirez { $amount ->
        [one] un jeton bruit
       *[other] { $amount } jetons bruit
    }, ici : { spot }.
effect-each-present = Chaque joueur non exilé, dans l'ordre du tour : { $effects }.
effect-if-here = Si c'était ici ({ spot }), { $effects } ; sinon, { $otherwise }.
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
       *[double-noise] Chaque jeton bruit lance deux dés { scope-of } : { spot }.
    }
effect-rule-for =
    { $rule ->
        [no-move] L'action Se déplacer est interdite { scope-of } : { whom }.
        [no-exposure] Le prochain jet d'exposition est annulé { scope-of } : { whom }.
       *[quiet-search] La première carte de plus ne fait pas de bruit dans la prochaine fouille { scope-of } : { whom }.
    }

## Effets : survivants

effect-wound = { $amount ->
        [one] Une blessure
       *[other] { $amount } blessures
    } pour { whom }.
effect-frost = { $amount ->
        [one] Une engelure
       *[other] { $amount } engelures
    } pour { whom }.
effect-heal = Soignez { $amount ->
        [one] une blessure ou une engelure
       *[other] { $amount } blessures ou engelures
    } pour { whom }.
effect-expose = { $amount ->
        [one] Un jet d'exposition
       *[other] { $amount } jets d'exposition
    } pour { whom }.
effect-kill = La mort pour { whom }.
effect-remove = Retirez du jeu { whom }, ce qui n'est pas une mort.
effect-helpless =
    { $players ->
        [0]
            { $amount ->
                [-2] Retirez 2 survivants sans défense.
                [-1] Retirez un survivant sans défense.
                [1] Un survivant sans défense arrive.
               *[other] Des survivants sans défense arrivent, au nombre de { $amount }.
            }
       *[other]
            { $amount ->
                [0] Un survivant sans défense arrive par joueur.
               *[other] Un survivant sans défense arrive par joueur, et { $amount } de plus.
            }
    }
effect-kill-helpless = { $amount ->
        [one] Un survivant sans défense meurt.
       *[other] Des survivants sans défense meurent, au nombre de { $amount }.
    }
effect-recruit = { $amount ->
        [one] Un survivant vous rejoint.
       *[other] Des survivants vous rejoignent, au nombre de { $amount }.
    }
effect-join = Cherchez { somebody-named } dans la pioche des survivants : il vous rejoint.
effect-transfer = Un autre joueur prend { whom }.
effect-place = Placez { whom } ici : { target-spot }.
effect-free-attack = Attaquez sans dé avec { whom }.

## Effets : cartes et dés

effect-draw = Piochez { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    } dans { deck-of }.
effect-find = Retournez les cartes dans { deck-of } jusqu'à en trouver { $amount ->
        [one] une ({ of-symbol }) ; prenez-la, et mélangez le reste.
       *[other] { $amount } ({ of-symbol }) ; prenez-les, et mélangez le reste.
    }
effect-look = Regardez les { $amount } premières cartes dans { deck-of }, et remettez-les dans l'ordre de votre choix.
effect-pick-one = Regardez les { $amount } premières cartes dans { deck-of }, gardez-en une, et mélangez le reste.
effect-sift = Retournez les { $amount } premières cartes dans { deck-of } ; vous pouvez en garder une ({ of-symbol }) ; mélangez le reste.
effect-burn =
    { $players ->
        [0] Les { $amount } premières cartes quittent le jeu : { deck-of }.
       *[other] Des cartes quittent le jeu jusqu'à ce qu'il en reste 4 par joueur : { deck-of }.
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
effect-discard = Retirez du jeu { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    } de votre main ({ of-symbol }).
effect-to-waste = Mettez à la décharge { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    } de votre main ({ of-symbol }).
effect-drop = Cet équipement quitte le jeu.
effect-clear-waste = Les { $amount } premières cartes de la décharge quittent le jeu.
effect-salvage = Reprenez en main la première carte de la décharge de ce symbole : { of-symbol }.
effect-volunteer = On demande à tous les joueurs non exilés { $goes ->
        [store] de mettre de côté
       *[out] de céder
    } { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    } ({ of-symbol }) ; si personne ne le fait, { $otherwise }.
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

amount-least =
    { $players ->
        [0]
            { $present ->
                [0] { $at_least }
               *[other]
                    { $at_least ->
                        [0] { $present } par joueur non exilé
                       *[other] { $at_least } et { $present } de plus par joueur non exilé
                    }
            }
       *[other]
            { $at_least ->
                [0] { $players } par joueur
               *[other] { $at_least } et { $players } de plus par joueur
            }
    }
bound =
    { $at_most ->
        [-1] au moins { amount-least }
       *[other] au plus { $at_most }
    }
unbound =
    { $at_most ->
        [-1] moins de { amount-least }
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
if-last-round = c'est la dernière manche
    .not = ce n'est pas la dernière manche
if-count-cards =
    { $symbol ->
        [any] vous avez { bound } cartes { where-held }
       *[other] vous avez { bound } cartes { of-symbol } { where-held }
    }
    .not = vous avez { unbound } cartes { of-symbol } { where-held }
if-count-equipped-each = chaque joueur non exilé a { bound } cartes { of-symbol } sur ses survivants
    .not = un joueur non exilé a { unbound } cartes { of-symbol } sur ses survivants
if-count-group =
    { $at_most ->
        [1] vous avez exactement un survivant
       *[other] vous avez { bound } survivants
    }
    .not = vous avez { unbound } survivants
if-largest-group = vous avez plus de survivants que chacun des autres joueurs
    .not = vous n'avez pas plus de survivants que chacun des autres joueurs
if-unhurt = aucun de vos survivants n'a de blessure
    .not = un de vos survivants a une blessure
if-count-own-at =
    { $at_most ->
        [0] aucun de vos survivants n'est ici : { spot }
       *[other] vous avez { bound } survivants ici : { spot }
    }
    .not = vous avez { unbound } survivants ici : { spot }
if-all-at = tous vos survivants sont ici : { spot }
    .not = vos survivants ne sont pas tous ici : { spot }
if-count-barricades =
    { $at_most ->
        [0] il n'y a pas de barricade ici : { spot }
       *[other] il y a { bound } barricades ici : { spot }
    }
    .not = il y a { unbound } barricades ici : { spot }
if-count-zombies = il y a { bound } zombies ici : { spot }
    .not = il y a { unbound } zombies ici : { spot }
if-count-morale = le moral est de { bound }
    .not = le moral est de { unbound }
if-count-waste = il y a { bound } cartes dans la décharge
    .not = il y a { unbound } cartes dans la décharge
if-count-food = il y a { bound } nourritures dans la réserve
    .not = il y a { unbound } nourritures dans la réserve
if-count-starvation =
    { $at_most ->
        [0] il n'y a pas de jeton famine
       *[other] il y a { bound } jetons famine
    }
    .not = il y a { unbound } jetons famine
if-count-helpless = il y a { bound } survivants sans défense
    .not = il y a { unbound } survivants sans défense
if-count-empty-decks = { bound } pioches d'objets sont vides
    .not = { unbound } pioches d'objets sont vides
if-count-thinnest-deck = une pioche d'objets compte { bound } cartes
    .not = chaque pioche d'objets compte { unbound } cartes
if-count-dead = { bound } survivants sont morts ou ont quitté le jeu
    .not = { unbound } survivants sont morts ou ont quitté le jeu
if-count-stored = { bound } cartes { of-symbol } sont mises de côté
    .not = { unbound } cartes { of-symbol } sont mises de côté
if-count-tokens = l'objectif principal a avancé de { bound } pas
    .not = l'objectif principal a avancé de { unbound } pas
if-count-exiles = { bound } joueurs sont exilés
    .not = { unbound } joueurs sont exilés
if-exiled = vous avez été banni
    .not = vous n'avez pas été banni
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
when-killed-zombie = un zombie a été tué ici : { trigger-spot }
when-attacked-survivor = un survivant a été attaqué
when-barricaded = une barricade a été construite ici : { trigger-spot }
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
        [colony] dans la Colonie
        [police] dans le Commissariat
        [grocery] dans l'Épicerie
        [school] dans l'École
        [library] dans la Bibliothèque
        [hospital] dans l'Hôpital
        [gas] dans la Station-service
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

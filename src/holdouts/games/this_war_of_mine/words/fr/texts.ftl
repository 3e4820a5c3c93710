# Ce que disent les cartes et les pages. Un effet est une phrase entière qui commence par un mot ordinaire, si bien
# qu'elle peut aussi suivre deux-points ; une condition est un morceau de phrase.

## Qui, quoi et combien

whom =
    { $who ->
        [one] L'un de vous
        [anyone] N'importe lequel d'entre vous
        [same] Le même Personnage
        [another] Un autre d'entre vous
        [lot] L'un de vous tiré au sort
        [moved] Quiconque est touché par un test d'Empathie
        [unmoved] Quiconque le test d'Empathie épargne
        [me] Ce Personnage
        [others] Tous les autres
        [floor] Quiconque a dormi par terre
        [party] L'un de ceux qui sont sortis la nuit dernière
       *[all] Tout le monde sur place
    }

which-state =
    { $state ->
        [fatigue] { state-fatigue }
        [hunger] { state-hunger }
        [wounds] { state-wounds }
        [illness] { state-illness }
       *[misery] { state-misery }
    }

signed =
    { $by ->
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
        [2] +2
        [3] +3
        [4] +4
       *[1] +1
    }

piece =
    { $of ->
        [assault-rifle] { good-assault-rifle }
        [shotgun] { good-shotgun }
        [pistol] { good-pistol }
        [hatchet] { good-hatchet }
        [knife] { good-knife }
        [broken-assault-rifle] { good-broken-assault-rifle }
        [broken-shotgun] { good-broken-shotgun }
        [broken-pistol] { good-broken-pistol }
        [weapon-part] { good-weapon-part }
        [shell] { good-shell }
        [ammo] { good-ammo }
        [canned-food] { good-canned-food }
        [raw-food] { good-raw-food }
        [vegetable] { good-vegetable }
        [pure-alcohol] { good-pure-alcohol }
        [moonshine] { good-moonshine }
        [cigarette] { good-cigarette }
        [coffee] { good-coffee }
        [sugar] { good-sugar }
        [saw-blade] { good-saw-blade }
        [shovel] { good-shovel }
        [lockpick] { good-lockpick }
        [guitar] { good-guitar }
        [broken-guitar] { good-broken-guitar }
        [book] { good-book }
        [electrical-part] { good-electrical-part }
        [mechanical-part] { good-mechanical-part }
        [jewelry] { good-jewelry }
        [filter] { good-filter }
        [meds] { good-meds }
        [bandages] { good-bandages }
        [herbal-meds] { good-herbal-meds }
        [chems] { good-chems }
        [herb] { good-herb }
        [water] { good-water }
        [wood] { good-wood }
        [components] { good-components }
        [food] nourriture au choix
        [medical] remède au choix
        [alcohol] alcool au choix
        [weapon] arme au choix
        [red] jeton rouge au choix
        [green] jeton vert au choix
        [grey] jeton gris au choix
        [yellow] jeton jaune au choix
       *[token] jeton au choix
    }

times =
    { $amount ->
        [1] { "" }
       *[other] { " " }×{ $amount }
    }

which-token =
    { $token ->
        [child] L'enfant
        [cat] Le chat
        [dog] Le chien
        [fine-saw-blade] La lame de scie fine
        [camouflage-suit] La tenue de camouflage
       *[suspicion] Un soupçon
    }

## Les gens

effect-state = { whom } : { which-state } { signed }.
effect-heal = { whom } : { state-wounds } ou { state-illness } { signed }.
effect-relief = { whom } : { state-misery } ou { state-fatigue } { signed }.
effect-catch =
    { $up_to ->
        [1] { whom } : lancez le dé noir ; sur un 1, { which-state } { signed }.
       *[other] { whom } : lancez le dé noir ; de 1 à { $up_to }, { which-state } { signed }.
    }
effect-treat = { whom } : soins à cette Aube comme avec des Bandages.
effect-roll-10 = Lancez le dé noir : { $bands }.
effect-tired = Ce Personnage : Fatigue +{ $amount }.
effect-actions = { whom } : actions { signed }.
effect-no-actions-left = { whom } : plus d'action aujourd'hui.
effect-one-action-day = Personne ne fait plus d'une action dans la journée.
effect-join = Quelqu'un de nouveau se joint au groupe.
effect-leave = { whom } part pour de bon.
effect-die = { whom } meurt.
effect-gone = { whom } part pour de bon si c'était la Détresse, meurt sinon.
effect-away =
    { $until ->
        [dusk] { whom } : absence jusqu'au Crépuscule.
       *[evening] { whom } : absence jusqu'au Soir.
    }
effect-evacuate = { whom } sort de la ville, en vie, pour de bon.

## Les pièces

effect-gain = Gagnez { $amount } × { piece }.
effect-lose =
    { $every ->
        [true] Défaussez tout : { piece }.
       *[false] Défaussez { $amount } × { piece }.
    }
effect-pay-value = Défaussez des jetons d'une valeur totale de { $amount } ou plus.
effect-lend = Prêtez 1 × { piece } jusqu'à demain.
effect-trade =
    Vous pouvez troquer, avec une commission de { $commission }, contre : { $sort ->
        [food] nourriture au choix
       *[other] { $colours }
    }{ $goods ->
        [none] { "" }
       *[other] { "" }, { $goods }
    }{ $singly ->
        [none] { "" }
       *[other] { " " }; une fois chacun : { $singly }
    }.
effect-gain-token = { which-token } entre en jeu.
effect-lose-token =
    { $removed ->
        [true] { which-token } disparaît pour le reste de la campagne.
       *[false] { which-token } disparaît.
    }

## La maison et les jours

effect-cold = Jetons Froid { signed }.
effect-warmth = À cette Aube, le Froid compte { $by } de moins.
effect-barricade = Barricades { signed }.
effect-lose-fitting =
    { $named ->
        [bed] Remettez un Lit dans son paquet.
       *[other] Remettez un Aménagement installé dans son paquet.
    }
effect-free-fitting = Le Récupérateur d'eau est installé sans frais ; si c'est impossible, { $otherwise }.
effect-flood = La cave est inondée, et perdue pour la campagne. Une fois, une action en remonte toute l'Eau de la boîte : sur un 1, un Personnage en tombe malade.
effect-extra-action =
    { $guards ->
        [true] Chaque garde fait une action de jour.
       *[false] Quelqu'un fait aussitôt une action de plus.
    }
effect-one-food-for-two = Ce soir, une nourriture en nourrit deux.
effect-look =
    { $deck ->
        [unknown] { $amount ->
            [1] Regardez la première carte du paquet Inconnu.
           *[other] Regardez les { $amount } premières cartes du paquet Inconnu.
        }
        [events] { $amount ->
            [1] Regardez la première carte du paquet Événement.
           *[other] Regardez les { $amount } premières cartes du paquet Événement.
        }
        [residents] { $amount ->
            [1] Regardez la première carte du paquet Habitants.
           *[other] Regardez les { $amount } premières cartes du paquet Habitants.
        }
       *[raids] { $amount ->
            [1] Regardez la première carte du paquet des Raids nocturnes.
           *[other] Regardez les { $amount } premières cartes du paquet des Raids nocturnes.
        }
    }
effect-exchange-location =
    { $which ->
        [near] Échangez le Lieu le plus proche.
        [middle] Échangez le Lieu du milieu.
       *[far] Échangez le Lieu le plus lointain.
    }
effect-remove-event = Le prochain Événement est retiré.
effect-set-objectives = Disposez les Objectifs.
effect-narrative = Actions narratives { signed }.
effect-draw-narratives = Prenez jusqu'à { $most } points de Fatigue, et choisissez parmi autant d'Actions narratives de plus.

## La ville et la nuit

effect-noise =
    { $to ->
        [0] Bruit { signed }.
       *[other] Le Bruit passe à { $to }.
    }
effect-noise-roll = Lancez le dé pour le Bruit.
effect-return-cards =
    { $amount ->
        [1] Rendez 1 carte Exploration.
       *[other] Rendez { $amount } cartes Exploration.
    }
effect-find =
    { $row ->
        [furniture] Piochez une Trouvaille, ligne Mobilier{ times }.
        [junk] Piochez une Trouvaille, ligne Bric-à-brac{ times }.
        [pantry] Piochez une Trouvaille, ligne Garde-manger{ times }.
       *[any] Piochez une Trouvaille, ligne au choix{ times }.
    }
effect-special-find = Piochez une Trouvaille spéciale, qui vient de 1 à 5.
effect-add-unknown = { $amount } cartes de plus vont dans le paquet Inconnu.
effect-end-exploration = L'exploration se termine.
effect-capacity = Capacité de cette nuit { signed }.
effect-encounter =
    { $named ->
        [soldiers] On rencontre des Soldats.
       *[other] On rencontre quelqu'un.
    }
effect-send-off = Ceux que l'on rencontre s'en vont.
effect-fight-them = Battez-vous contre eux.
effect-fight =
    { $enemies ->
        [1] Combattez 1 ennemi.
       *[other] Combattez { $enemies } ennemis.
    }
effect-slip-away = Le groupe quitte le combat sans dommage.
effect-reroll = Relancez un dé.
effect-hazard =
    { $die ->
        [red] { whom } lance le dé rouge et subit ce qu'il touche.
        [yellow] { whom } lance le dé jaune et subit ce qu'il touche.
       *[grey] { whom } lance le dé gris et subit ce qu'il touche.
    }
effect-stage-raid = Un raid vient aussitôt : Dégâts { $damage }, Blessures { $wounds }.
next-damage =
    { $damage ->
        [0] { "" }
        [-2] { " " }Dégâts −2
        [-1] { " " }Dégâts −1
       *[other] { " " }Dégâts +{ $damage }
    }
next-wounds =
    { $wounds ->
        [0] { "" }
        [-1] { " " }Blessures −1
       *[other] { " " }Blessures +{ $wounds }
    }
next-cut =
    { $cut ->
        [0] { "" }
       *[other] { " " }réduit de { $cut } en plus
    }
effect-next-raid =
    { $none ->
        [true] Le prochain raid ne vient pas.
       *[false] Le prochain raid à repousser :{ next-damage }{ next-wounds }{ next-cut }.
    }
effect-cut-commission = Le prochain troc est sans commission.
effect-last-trip =
    { $asks ->
        [near] Si la dernière sortie menait au Lieu le plus proche, { $effects }.
       *[emptied] Si la dernière sortie a tout fouillé, { $effects } ; sinon, { $otherwise }.
    }

## Conditions

if-remembered = on se souvient de « { $memory } »
    .not = on ne se souvient pas de « { $memory } »
if-token-in-play =
    { $token ->
        [child] l'enfant est avec vous
        [cat] le chat est avec vous
        [dog] le chien est avec vous
       *[other] c'est avec vous
    }
    .not =
        { $token ->
            [child] l'enfant n'est pas avec vous
            [cat] le chat n'est pas avec vous
            [dog] le chien n'est pas avec vous
           *[other] ce n'est pas avec vous
        }
if-present =
    { $named ->
        [zlata] Zlata est là, éveillée
       *[other] quelqu'un est là, qui ne dort pas
    }
    .not =
        { $named ->
            [zlata] Zlata n'est pas là
           *[other] quelqu'un n'est pas là
        }
which-fitting =
    { $fitting ->
        [radio] la Radio
        [workshop] l'Atelier
        [rainwater-collector] le Récupérateur d'eau
       *[bed] un Lit
    }
if-installed = vous avez { which-fitting }
    .not =
        { $fitting ->
            [radio] vous n'avez pas la Radio
            [workshop] vous n'avez pas l'Atelier
            [rainwater-collector] vous n'avez pas le Récupérateur d'eau
           *[bed] vous n'avez pas de Lit
        }
if-at = vous êtes à la Place centrale
    .not = vous êtes ailleurs
if-starter-lives = quelqu'un du début est en vie
    .not = personne du début n'est en vie
if-count-owned =
    { $at_most ->
        [-1] vous avez au moins { $at_least } × { piece }
       *[other] { $at_least ->
            [0] vous avez au plus { $at_most } pièces : { piece }
           *[other] vous avez de { $at_least } à { $at_most } pièces : { piece }
        }
    }
    .not =
        { $at_most ->
            [-1] vous avez moins de { $at_least } pièces : { piece }
           *[other] vous avez un autre nombre de pièces : { piece }
        }
if-count-worst =
    { $at_most ->
        [-1] quelqu'un a au moins { $at_least } en { which-state }
       *[other] { $at_least ->
            [0] quelqu'un a au plus { $at_most } en { which-state }
           *[other] quelqu'un a de { $at_least } à { $at_most } en { which-state }
        }
    }
    .not =
        { $at_most ->
            [-1] personne n'a { $at_least } ou plus en { which-state }
           *[other] personne n'a ce niveau en { which-state }
        }
if-count-worst-misery =
    { $at_most ->
        [-1] la pire Détresse est d'au moins { $at_least }
       *[other] { $at_least ->
            [0] la pire Détresse est d'au plus { $at_most }
           *[other] la pire Détresse est comprise entre { $at_least } et { $at_most }
        }
    }
    .not =
        { $at_most ->
            [-1] la pire Détresse est de moins de { $at_least }
           *[other] la pire Détresse est autre
        }
if-count-cold-tokens =
    { $at_most ->
        [-1] il y a au moins { $at_least } jetons Froid
       *[other] { $at_least ->
            [0] il y a au plus { $at_most } jetons Froid
           *[other] il y a de { $at_least } à { $at_most } jetons Froid
        }
    }
    .not =
        { $at_most ->
            [-1] il y a moins de { $at_least } jetons Froid
           *[other] il y a un autre nombre de jetons Froid
        }
if-count-barricades =
    { $at_most ->
        [-1] vous avez au moins { $at_least } Barricades
       *[other] { $at_least ->
            [0] vous avez au plus { $at_most } Barricades
           *[other] vous avez de { $at_least } à { $at_most } Barricades
        }
    }
    .not =
        { $at_most ->
            [-1] vous avez moins de { $at_least } Barricades
           *[other] vous avez un autre nombre de Barricades
        }
if-count-chapter-number =
    { $at_most ->
        [-1] on en est au moins au Chapitre { $at_least }
       *[other] { $at_least ->
            [0] on en est au plus au Chapitre { $at_most }
           *[other] on en est entre le Chapitre { $at_least } et le Chapitre { $at_most }
        }
    }
    .not =
        { $at_most ->
            [-1] on n'en est pas encore au Chapitre { $at_least }
           *[other] on en est à un autre Chapitre
        }
if-count-party-size =
    { $at_most ->
        [-1] vous êtes au moins { $at_least } dehors
       *[other] { $at_least ->
            [0] vous êtes au plus { $at_most } dehors
           *[other] vous êtes de { $at_least } à { $at_most } dehors
        }
    }
    .not =
        { $at_most ->
            [-1] vous êtes moins de { $at_least } dehors
           *[other] vous êtes un autre nombre dehors
        }
if-count-bus-seats =
    { $at_most ->
        [-1] vous tenez au moins { $at_least } places
       *[other] { $at_least ->
            [0] vous tenez au plus { $at_most } places
           *[other] vous tenez de { $at_least } à { $at_most } places
        }
    }
    .not =
        { $at_most ->
            [-1] vous tenez moins de { $at_least } places
           *[other] vous tenez un autre nombre de places
        }
if-count-seats-short = il y a une place pour chacun
    .not = il manque des places

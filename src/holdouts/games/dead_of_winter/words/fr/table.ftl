# Ce que la table montre et dit. Les cases portent le nom des champs dont elles viennent.

## Ce qu'on peut choisir

pick-keep = { $leader } mène, avec { $followers }
pick-attack = Attaquer avec { $survivor }
pick-search = Fouiller avec { $survivor }
pick-barricade = Barricader avec { $survivor }
pick-clean = Nettoyer la décharge avec { $survivor }
pick-attract = Attirer des zombies avec { $survivor }
pick-use-ability = Utiliser une capacité : { $survivor }
pick-use-item = Utiliser { $card }
pick-play = Jouer { $card }
pick-contribute = Ajouter { $card } à la crise
pick-store = Mettre { $card } de côté
pick-move = Déplacer { $survivor } vers { $place }
pick-spend-food = Dépenser de la nourriture : d'un { $die } faire un { $now }
pick-request = Demander aux autres une carte : { $symbol }
pick-hand-off = Passer { $card } à quelqu'un : { $survivor }
pick-call-vote = Demander un vote d'exil contre { $seat }
pick-end-turn = Finir le tour
pick-with-ability = Utiliser une capacité : { $survivor }
pick-with-item = Utiliser { $card }
pick-go-ahead = Continuer sans rien de plus
pick-use-die = Dépenser un { $die }
pick-raise-die = Augmenter un { $die }
pick-set-die = D'un { $die } faire un { $now }
pick-reroll = Relancer un { $die }
pick-at-entrance = { $entrance } : { $place }
pick-at-entrance-to-attack-whom = Un zombie { $gate }
pick-whom = { $survivor }
pick-where = Choisir { $place }
pick-who = { $seat }
pick-enough = Pas plus
pick-stop = En rester là
pick-make-noise = Faire du bruit et piocher encore
pick-make-noise-with = Faire du bruit et piocher encore, avec { $card }
pick-take = Choisir { $card }
pick-next-crisis = { $crisis } vient ensuite
pick-take-one = Prendre une carte au hasard
pick-leave = Y renoncer
pick-heal-wound = Soigner une blessure
pick-heal-frost = Soigner une engelure
pick-roll-again = Relancer
pick-let-stand = Garder ce résultat
pick-to-supply = Verser la nourriture dans la réserve
pick-to-dice = En augmenter vos dés
pick-let-die = Laisser mourir, et en finir
pick-risk = Risquer un jet
pick-thumb-up = Pouce en l'air
pick-thumb-down = Pouce en bas
pick-offer = Proposer { $card }
pick-decline = Ne rien proposer
pick-accept = Prendre { $card } ({ $seat })
pick-pay = Payer
pick-hold-ready = Tenir { $card } à disposition de qui demande
pick-put-away = Ne plus tenir { $card } à disposition
pick-ask-me = Être consulté dès que quelqu'un demande une carte
pick-do-not-ask-me = Laisser répondre aux demandes les cartes à disposition
pick-ask-me-to-pay = Être consulté dès qu'il faut payer pour tous
pick-pay-from-ready = Ne payer pour tous qu'avec les cartes à disposition
pick-refuse = Ne pas payer
pick-first = { $crossroads }
pick-second = { $crossroads }

## Ce qu'on demande

ask-keep-survivors = Ces quatre-là sont venus à vous. Choisissez-en { $count }, et qui les mène. Le leader à la plus haute influence joue en premier.
ask-DOW-TURN-3 = C'est votre tour. Que faites-vous ?
ask-name-help = Utilisez-vous quelque chose qui peut aider ?
ask-name-more = Utilisez-vous encore autre chose qui peut aider ?
ask-pay-card =
    { $symbol ->
        [any] Quelle carte cédez-vous ?
       *[other] Quelle carte de ce symbole cédez-vous : { $symbol } ?
    }
ask-which-die =
    { $least ->
        [1] Quel dé dépensez-vous ? Tous conviennent.
       *[other] Quel dé dépensez-vous ? Il faut { $least } ou plus.
    }
ask-reroll = Quel dé relancez-vous ?
ask-lose-die = Quel dé dépensez-vous pour rien ?
ask-raise-die = Quel dé augmentez-vous ?
ask-set-die = Quel dé changez-vous, et en quoi ?
ask-place-newcomer = Où va le nouveau venu ?
ask-new-leader = Votre leader n'est plus là. Qui mène votre groupe ?
ask-who-takes = Qui prend ce survivant ?
ask-who-dies-first = Plusieurs meurent en même temps. Qui meurt d'abord ?
ask-roll-again = Le jet pour { $survivor } donne ceci : { $result }. Relancer ?
ask-infected = L'infection atteint { $survivor }. La mort, qui arrête tout, ou un jet ? Tout autre résultat qu'une face vide tue, et la morsure se propage.
ask-zombie-to = Par quelle entrée arrive-t-il ?
ask-barricade-where = Où dressez-vous la barricade ?
ask-barricade-lost = Quelle barricade disparaît ?
ask-attack-whom = Qui { $survivor } attaque-t-il ?
ask-kill-more = Tuer un autre zombie ?
ask-kill-zombie = Quel zombie meurt ?
ask-move-zombie = Quel zombie se déplace ?
ask-attract = Quel zombie attirez-vous ?
ask-rob = Vous pouvez prendre une carte au hasard dans la main de ce joueur : { $other }.
ask-search-on = Vous fouillez { $place }. En rester là et choisir ce que vous gardez, ou faire du bruit et piocher encore ?
ask-keep-card =
    { $count ->
        [one] Quelle carte gardez-vous ?
       *[other] Vous gardez { $count } de ces cartes. Lesquelles ?
    }
ask-keep-shown = Vous pouvez garder une de ces cartes.
ask-put-back = Remettez les cartes une à une : la dernière sera sur le dessus.
ask-next-crisis = Quelle crise vient ensuite ?
ask-give-card = Quelle carte donnez-vous à { $other } ?
ask-equip-whom = Qui porte { $card } ?
ask-drive = Qui part, et pour où ?
ask-food-for-what = Vous êtes en exil. La nourriture va-t-elle à la réserve, ou à vos dés ?
ask-leave-colony = Vous êtes en exil. Qui quitte la Colonie maintenant, et pour où ?
ask-mimic-whom = Quelle capacité utilisez-vous ?
ask-heal-what = De quoi soignez-vous { $survivor } ?
ask-choose-survivor =
    { $what ->
        [wound] Qui prend la blessure ?
        [frost] Qui prend l'engelure ?
        [heal] Qui est soigné ?
        [expose] Pour qui lance-t-on le dé d'exposition ?
        [kill] Qui meurt ?
        [remove] Qui part pour toujours ?
        [transfer] Qui passe dans un autre groupe ?
        [place] Qui est emmené ?
        [free-attack] Qui attaque ?
       *[other] Pour qui cela vaut-il ?
    }
ask-choose-place = Choisissez un lieu.
ask-choose-player = Choisissez un joueur.
ask-exile-vote = Faut-il exiler { $other } ?
ask-tie = Les pouces sont à égalité. De quel côté penche le vote ?
ask-crossroads-vote = { $crossroads } : pouce en l'air pour « { $up } », en bas pour « { $down } ».
ask-crossroads = { $crossroads } : quelle voie prenez-vous ?
ask-request = { $other } demande une carte : { $symbol }. Que proposez-vous ?
ask-take-offer = Ce que les autres proposent de ce symbole ({ $symbol }), vous seul le voyez. Une carte prise est jouée aussitôt.
ask-volunteer =
    { $count ->
        [one] On demande une carte à quelqu'un : { $symbol }. Payez-vous ?
       *[other] On demande { $count } cartes à quelqu'un : { $symbol }. Payez-vous ?
    }

## Pourquoi pas

reason-nobody-to-attack = Il n'y a personne à attaquer ici.
reason-no-die =
    { $least ->
        [1] Vous n'avez plus de dé disponible.
       *[other] Vous n'avez pas de dé disponible de { $least } ou plus.
    }
reason-no-search-in-colony = La Colonie ne se fouille pas.
reason-deck-is-empty = Il n'y a plus rien à trouver ici.
reason-no-search-here-now = Une carte interdit de fouiller ici pendant cette manche.
reason-must-not-move = Une carte retient ce survivant ici pendant ce tour.
reason-has-moved = Ce survivant s'est déjà déplacé ce tour-ci.
reason-nowhere-to-go = Il n'y a de place libre nulle part ailleurs.
reason-nobody-can-carry = Aucun de vos survivants ne peut la porter.
reason-nobody-can-move = Aucun de vos survivants ne peut plus se déplacer.
reason-no-room-for-newcomer = Il n'y a pas de place libre pour un nouveau venu.
reason-no-votes-together = Vous jouez ensemble : personne n'est exilé.
reason-exiles-do-not-vote = Vous êtes en exil : vous ne votez pas et ne demandez pas de vote.
reason-vote-was-called = Vous avez déjà demandé un vote ce tour-ci.
reason-no-free-space = Il n'y a pas de place libre à l'entrée.
reason-nothing-to-clean = La décharge est vide.
reason-only-in-colony = Cela ne se fait que dans la Colonie.
reason-no-zombie-elsewhere = Il n'y a de zombie nulle part ailleurs.
reason-forbidden-by-card = Une carte l'interdit pendant cette manche.
reason-exiles-do-not-give = Vous êtes en exil : vous ne donnez rien à la Colonie.
reason-goal-wants-others = L'objectif principal ne veut pas de ce symbole.
reason-ability-spent = La capacité a servi.
reason-no-die-to-change = Vous n'avez plus de dé disponible qu'elle pourrait changer.
reason-not-here = La capacité ne sert pas ici, ou pas seule.
setup-nobody-to-betray = Là où tous jouent ensemble, il n'y a personne à trahir.

## La chronique

event-group-chosen = { $who } mène { $leader }, avec { $followers }.
event-first-player = { $who } commence.
event-round-began =
    { $left ->
        [1] Manche { $number }. C'est la dernière.
       *[other] Manche { $number }. Manches restantes : { $left }.
    }
event-crisis-revealed = La crise de cette manche : { $crisis }.
event-dice-rolled = { $who } a lancé { $rolled }.
event-turn-began = Tour : { $who }.
event-phase-began = La phase de la Colonie.
event-token-passed = { $who } commence la manche suivante.
event-dice-gained = { $who } a lancé des dés de plus : { $rolled }.
event-dice-rerolled = { $who } a relancé : { $rolled }.
event-card-rolled = { $who } a lancé un dé pour cela : { $rolled }.
event-die-changed = { $who } a fait d'un { $before } un { $now }.
event-die-lost = { $who } a dépensé un { $die } pour rien.
event-next-dice-changed =
    { $by ->
        [-1] { $who } lancera un dé de moins à la manche suivante.
       *[other] { $who } lancera un dé de plus à la manche suivante.
    }
event-food-spent = { $who } a dépensé { $count } de nourriture pour un dé ; il en reste { $now }.
event-joined = { $survivor } a rejoint { $who } { $place }.
event-new-leader = { $survivor } mène maintenant ce groupe : { $who }.
event-changed-sides = { $survivor } a quitté { $who } pour { $other }.
event-was-placed = On a conduit { $survivor } { $place }.
event-went-to = { $survivor } est maintenant { $place }.
event-exposed = Jet d'exposition pour { $survivor } : { $result }.
event-wounded =
    { $count ->
        [one] { $survivor } a reçu une blessure.
       *[other] { $survivor } a reçu { $count } blessures.
    }
event-frostbitten =
    { $count ->
        [one] { $survivor } a reçu une engelure.
       *[other] { $survivor } a reçu { $count } engelures.
    }
event-healed =
    { $frost ->
        [true] { $survivor } a guéri d'une engelure.
       *[false] { $survivor } a guéri d'une blessure.
    }
event-died = { $survivor } a péri { $place } ({ $cause }).
event-left-game = { $survivor } a quitté le jeu.
event-ability-used =
    { $copied ->
        [true] { $survivor } a utilisé la capacité de quelqu'un d'autre : { $whose }.
       *[false] { $survivor } a utilisé sa capacité.
    }
event-survivor-attacked =
    { $hit ->
        [true] { $survivor } a attaqué { $target }, lancé { $count }, et touché.
       *[false] { $survivor } a attaqué { $target }, lancé { $count }, et manqué.
    }
event-helpless-came =
    { $count ->
        [one] Un survivant sans défense a rejoint la Colonie.
       *[other] Des survivants sans défense ont rejoint la Colonie : { $count }.
    }
event-helpless-left =
    { $count ->
        [one] Un survivant sans défense a quitté la Colonie.
       *[other] Des survivants sans défense ont quitté la Colonie : { $count }.
    }
event-helpless-died = Un survivant sans défense a péri.
event-eliminated = { $who } a quitté la partie.
event-played = { $who } a joué { $card }.
event-equipped = { $survivor } porte maintenant { $card }.
event-item-used = { $survivor } a utilisé { $card }.
event-handed-off = { $who } a passé { $card } à { $survivor } ({ $other }).
event-discarded = Une carte a quitté le jeu ({ $who }) : { $card }.
event-wasted = { $who } a mis { $card } à la décharge.
event-stored = { $who } a mis { $card } de côté.
event-salvaged = { $who } a repris { $card } à la décharge.
event-contributed = Vous avez ajouté { $card } à la crise.
event-contributed-unseen = { $who } a ajouté une carte à la crise.
event-cards-drawn = Vous avez pioché { $cards } { $place }.
event-cards-drawn-unseen =
    { $count ->
        [one] { $who } a pioché une carte { $place }.
       *[other] { $who } a pioché { $count } cartes { $place }.
    }
event-found = Vous avez trouvé { $cards } { $place }.
event-found-unseen =
    { $looked ->
        [one] { $who } a fouillé { $place } et gardé une carte.
       *[other]
            { $count ->
                [one] { $who } a fouillé { $place }, a regardé { $looked } cartes et en a gardé une.
               *[other] { $who } a fouillé { $place }, a regardé { $looked } cartes et en a gardé { $count }.
            }
    }
event-looked = Vous avez regardé { $cards } { $place }.
event-looked-unseen =
    { $count ->
        [one] { $who } a regardé une carte { $place }.
       *[other] { $who } a regardé { $count } cartes { $place }.
    }
event-looked-at-crises = Vous avez regardé les prochaines crises : { $crises }.
event-looked-at-crises-unseen =
    { $count ->
        [one] { $who } a regardé la prochaine crise.
       *[other] { $who } a regardé les { $count } prochaines crises.
    }
event-turned-up = { $who } a retourné { $cards } { $place }.
event-took-shown = { $who } a pris { $cards }.
event-burned = Ont disparu { $place } : { $cards }.
event-card-passed = { $who } a cédé { $card } à { $other }.
event-card-passed-unseen = { $who } a cédé une carte à { $other }.
event-peeked = { $who } a vu { $card } dans une main : { $other }.
event-peeked-unseen = { $who } a regardé une carte dans une main : { $other }.
event-hand-shown = { $who } a montré à tous : { $cards }.
event-hand-lost =
    { $count ->
        [one] { $who } a perdu sa dernière carte.
        [2] { $who } a perdu ses deux cartes.
       *[other] { $who } a perdu ses { $count } cartes.
    }
event-equipment-returned = { $who } a repris { $cards }.
event-equipment-gone = Cet équipement a quitté le jeu ({ $who }) : { $cards }.
event-equipment-left = { $who } laisse cet équipement { $place } : { $cards }.
event-waste-cleared =
    { $count ->
        [one] Une carte a quitté la décharge.
       *[other] Des cartes ont quitté la décharge : { $count }.
    }
event-requested = { $who } a demandé une carte à tous : { $symbol }.
event-request-granted = { $who } a donné { $card } à { $other }.
event-request-in-vain = La demande n'a rien apporté à { $who }.
event-answers-requests =
    { $asked ->
        [true] { $who } veut être consulté dès que quelqu'un demande une carte.
       *[false] { $who } laisse répondre aux demandes les cartes à disposition, s'il y en a.
    }
event-answers-payments =
    { $asked ->
        [true] { $who } veut être consulté dès qu'il faut payer pour tous.
       *[false] { $who } ne paie pour tous qu'avec les cartes à disposition, s'il y en a.
    }
event-vote-called = { $who } a demandé un vote d'exil contre { $other }.
event-voted =
    { $count ->
        [1]
            { $up ->
                [true] { $who } a levé le pouce.
               *[false] { $who } a baissé le pouce.
            }
       *[other]
            { $up ->
                [true] { $who } a levé un pouce qui compte double.
               *[false] { $who } a baissé un pouce qui compte double.
            }
    }
event-tie-broken =
    { $up ->
        [true] Égalité ; { $who } a tranché pour.
       *[false] Égalité ; { $who } a tranché contre.
    }
event-vote-failed = { $other } reste dans la Colonie.
event-volunteer-paid = { $who } a payé { $cards }.
event-nobody-pays = Personne n'a payé.
event-exiled = On vous exile. Votre nouvel objectif est sous son cache.
event-exiled-unseen = On exile { $who }.
event-crossroads-read = Croisée des chemins ({ $who }) : { $crossroads }.
event-way-taken = À cette croisée : { $way }.
event-nothing-to-do = Rien n'en résulte.
event-rule-changed =
    { $what ->
        [no-barricade] Pour un temps, personne ne peut barricader.
        [no-attract] Pour un temps, personne ne peut attirer de zombies.
       *[other] Pour un temps, une règle est changée.
    }
event-rule-changed-at =
    { $what ->
        [no-search] Pour un temps, plus de fouille { $place }.
       *[double-noise] Le bruit fait { $place } compte double pendant cette manche.
    }
event-rule-changed-for =
    { $what ->
        [no-move] Pas de déplacement ce tour-ci pour { $survivors }.
        [no-exposure] Le prochain jet d'exposition sera épargné à { $survivors }.
       *[quiet-search] Une fouille sans bruit pour { $survivors }.
    }
event-morale-changed =
    { $by ->
        [-3] Le moral a baissé de 3 : { $now }.
        [-2] Le moral a baissé de 2 : { $now }.
        [-1] Le moral a baissé : { $now }.
        [1] Le moral a monté : { $now }.
       *[other] Le moral est maintenant de { $now }.
    }
event-food-changed = La réserve compte maintenant { $now } de nourriture.
event-starvation-added =
    { $count ->
        [one] Un jeton famine de plus.
       *[other] Des jetons famine de plus : { $count }.
    }
event-crisis-shifted =
    { $now ->
        [0] La crise se compte telle quelle.
       *[other] La crise se compte autrement : { $now }.
    }
event-progress-made = Pour l'objectif principal : { $now }.
event-zombies-came =
    { $count ->
        [one] Un zombie est arrivé { $place }.
       *[other] { $count } zombies sont arrivés { $place }.
    }
event-barricade-broken = Une barricade a cédé { $gate }.
event-overrun = Un zombie a forcé le passage { $place }.
event-zombie-killed = { $who } a tué un zombie { $place }.
event-zombie-moved = Un zombie a quitté { $origin } : il est maintenant { $place }.
event-barricade-built = { $who } a dressé une barricade { $gate }.
event-barricades-gone =
    { $count ->
        [one] Une barricade a disparu { $place }.
       *[other] { $count } barricades ont disparu { $place }.
    }
event-noise-made =
    { $count ->
        [one] Du bruit { $place }.
       *[other] Beaucoup de bruit { $place } : { $count } jetons.
    }
event-noise-gone = Moins de bruit { $place }.
event-noise-rolled = Dés de bruit { $place } : { $rolled }. Zombies qui l'ont entendu : { $count }.
event-fed = La Colonie a mangé { $count } ; il en reste { $now }.
event-starved = La Colonie avait besoin de { $count } et n'avait que { $now } : elle a faim.
event-waste-smells = La décharge compte { $count } cartes.
event-crisis-counted = Pour la crise : { $cards }. Elle compte { $count } ; il fallait { $least }.
event-crisis-failed = La crise n'a pas été évitée : { $crisis }.
event-crisis-prevented = La crise a été évitée : { $crisis }.
event-secret-shown =
    { $won ->
        [true] { $who } avait { $secret }, et gagne.
       *[false] { $who } avait { $secret }, et perd.
    }
event-exile-shown =
    { $won ->
        [true] { $who } avait { $secret }, puis en exil { $exile }, et gagne.
       *[false] { $who } avait { $secret }, puis en exil { $exile }, et perd.
    }
event-shared-result =
    { $won ->
        [true] { $who } gagne avec tous.
       *[false] { $who } perd.
    }
event-ended = { $how }

## Comment s'appellent les choses

entrance = Entrée { $number }
entrance-only = L'entrée
gate-of = { $place } (entrée { $number })
card-unknown = une carte
place-colony = Colonie
    .the = la Colonie
    .at = à la Colonie
place-police = Commissariat
    .the = le Commissariat
    .at = au Commissariat
place-grocery = Épicerie
    .the = l'Épicerie
    .at = à l'Épicerie
place-school = École
    .the = l'École
    .at = à l'École
place-library = Bibliothèque
    .the = la Bibliothèque
    .at = à la Bibliothèque
place-hospital = Hôpital
    .the = l'Hôpital
    .at = à l'Hôpital
place-gas = Station-service
    .the = la Station-service
    .at = à la Station-service
symbol-food = nourriture
symbol-med = médicament
symbol-fuel = carburant
symbol-tool = outil
symbol-weapon = arme
symbol-book = livre
symbol-person = personne
symbol-any = quelconque
result-blank = face vide
result-wound = une blessure
result-frostbite = une engelure
result-bite = une morsure
cause-wounds = trop de blessures
cause-bite = une morsure
cause-infection = une morsure propagée
cause-overrun = un zombie a forcé le passage
cause-card = on n'y pouvait rien
ending-main = L'objectif principal est atteint.
ending-morale = Le moral est à 0.
ending-rounds = Les manches sont écoulées.
ending-nobody = Il ne reste personne.

## Ce que montre la table

phase-over = La partie est finie.
phase-setting-up = Tous choisissent leurs survivants.
phase-colony = Manche { $round } : la phase de la Colonie.
phase-turn = Manche { $round }, tour : { $who }.
zone-map = La ville
zone-open = Sur la table
zone-objective = Objectif principal
zone-crisis = Crise
zone-foreseen = Crises que vous avez vues venir
zone-crossroads = Croisée des chemins
zone-waste = Décharge
zone-stored = Mis de côté
zone-offered = Au choix
zone-group = Groupe
zone-gear = Équipement
zone-drawn = Cartes regardées
zone-hand = Main
zone-given = Ajouté à la crise
zone-secret = Objectif secret
type-place = Lieu
type-survivor = Survivant
type-item = Objet
type-equipment = Équipement
type-crisis = Crise
type-objective = Objectif principal
type-secret = Objectif secret
type-exile = Objectif d'exil
type-crossroads = Croisée des chemins
place-spaces = { $free ->
        [one] { $free } place libre sur { $count }
       *[other] { $free } places libres sur { $count }
    }
place-deck = { $count ->
        [one] { $count } carte à trouver
       *[other] { $count } cartes à trouver
    }
tag-entrance = { $entrance } : { $zombies ->
        [one] { $zombies } zombie
       *[other] { $zombies } zombies
    }, { $barricades ->
        [one] { $barricades } barricade
       *[other] { $barricades } barricades
    }, { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }
tag-noise = Bruit { $count } sur { $most }
tag-mine = Vous
tag-first = Premier joueur
tag-active = Joue
tag-reader = Lit la croisée des chemins
way-told =
    { $thumb ->
        [up] Pouce en l'air, « { $way } » : { $effects }.
        [down] Pouce en bas, « { $way } » : { $effects }.
       *[none] { $way } : { $effects }.
    }
note-read =
    { $whose ->
        [mine] { $who } la lit à tout le monde.
       *[theirs] { $who } la lit à tout le monde. « Vous », c'est { $other }.
    }
tag-exiled = En exil
tag-out = Hors jeu
tag-asked = On vous consulte
tag-pays-ready = Paie avec ses cartes à disposition
mark-zombie =
    { $count ->
        [one] Zombie
       *[other] Zombies
    }
    .symbol = Z
mark-barricade =
    { $count ->
        [one] Barricade
       *[other] Barricades
    }
    .symbol = B
mark-noise = Bruit
    .symbol = N
mark-helpless =
    { $count ->
        [one] Survivant sans défense
       *[other] Survivants sans défense
    }
    .symbol = S
mark-at = Lieu : { $place }
mark-leader = Leader
mark-hurt =
    { $frost ->
        [0] Blessures { $wounds } sur { $most }
       *[other] Blessures { $wounds } et engelures { $frost } sur { $most }
    }
survivor-hurt = { $survivor } ({ $hurt })
borne-wounds =
    { $count ->
        [one] une blessure
       *[other] { $count } blessures
    }
borne-frost =
    { $count ->
        [one] une engelure
       *[other] { $count } engelures
    }
mark-used = A servi
mark-ready = À disposition
mark-borne = Avec { $survivor }
progress-plain =
    { $met ->
        [true] Rempli : { $need }
       *[false] Pas rempli : { $need }
    }
progress-checked = Vérifié en fin de manche, une fois les zombies arrivés
progress-of =
    { $met ->
        [true] Rempli ({ $count } sur { $least }) : { $need }
       *[false] Pas rempli ({ $count } sur { $least }) : { $need }
    }
progress-counted =
    { $met ->
        [true] Rempli ({ $count }) : { $need }
       *[false] Pas rempli ({ $count }) : { $need }
    }
corner-influence = Influence { $count }
gauge-morale = Moral
gauge-rounds = Manches restantes
gauge-food = Nourriture
gauge-starvation = Famine
gauge-waste = Décharge
gauge-progress = Progrès
gauge-given = Cartes pour la crise
gauge-group = Survivants
gauge-hand = Cartes en main
lasting-no-barricade = Personne ne peut barricader pendant cette manche.{ $of }
lasting-no-attract = Personne ne peut attirer de zombies pendant cette manche.{ $of }
lasting-no-search = Personne ne peut fouiller { $of } pendant cette manche.
lasting-double-noise = Le bruit compte double pendant cette manche : { $of }.
lasting-no-move = L'action Se déplacer est interdite pendant ce tour : { $of }.
lasting-no-exposure = Le prochain jet d'exposition est annulé : { $of }.
lasting-quiet-search = La première carte de plus de la prochaine fouille ne fait pas de bruit : { $of }.

## Avant la partie

option-scenario = Objectif principal
option-together = Jouer ensemble
option-together-note = Ni objectifs secrets ni exil ; le côté difficile.
option-betrayer = Traître plus probable
option-betrayer-note = Un seul objectif ordinaire par joueur au lieu de deux.
option-hard = Côté difficile
option-hard-note = L'objectif principal se joue du côté difficile.
option-elimination = Élimination
option-elimination-note = Qui perd son dernier survivant quitte la partie.
option-outside-spawn = Zombies hors de la Colonie
option-outside-spawn-note = Combien il en vient par manche là où se trouvent des survivants.
option-outside-spawn-per-location = Un par lieu
option-outside-spawn-per-survivor = Un par survivant
option-starvation = Faim
option-starvation-note = Ce que coûte le manque de nourriture.
option-starvation-flat = 1 de moral
option-starvation-cumulative = 1 de moral par jeton famine
option-crisis-need = Cartes pour une crise
option-crisis-need-note = Combien il en faut.
option-crisis-need-non-exiled = Une par joueur non exilé
option-crisis-need-players = Une par joueur
option-frost-tick = Engelures
option-frost-tick-note = Combien de blessures elles causent au début du tour.
option-frost-tick-survivor = Une par survivant touché
option-frost-tick-token = Une par engelure
option-token-passes = Jeton premier joueur
option-token-passes-note = Où il va à la fin d'une manche.
option-token-passes-left = À gauche
option-token-passes-right = À droite

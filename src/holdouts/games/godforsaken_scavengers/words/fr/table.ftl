# Ce que la table montre et dit. Les variables portent le nom du champ dont elles viennent.
# Le nom d'un joueur ne dit rien de son genre : les phrases n'accordent rien avec lui.

## Ce que l'on peut choisir

pick-begin = Commencer votre tour
pick-dig = Fouiller { $pile }
pick-dig-on = Fouiller une autre carte
pick-stop = S'arrêter et récolter
pick-change-pile = Continuer avec { $pile }
pick-take = Prendre { $card }
pick-finish = Terminer votre tour
pick-play = Jouer { $card }
pick-use-power = Utiliser votre Personnage
pick-complete = Accomplir { $card }
pick-use-place = Profiter du Lieu
pick-feed-caravan = Nourrir la Caravane
pick-claim = La nourrir vous-même
pick-approach = Proposer un don, un échange ou un accord
pick-pass = Passer
pick-pass-to-GOD-PERIL-5 = Ne pas payer
pick-never-mind = Laisser tomber
pick-accept = Accepter
pick-refuse = Refuser
pick-aim = Choisir { $seat }
pick-on-pile = Choisir { $pile }
pick-neutralise = Le neutraliser : { $way }
pick-pay = Dépenser { $card }
pick-drop = Défausser { $card }
pick-give = Donner { $card }
pick-swap = Échanger { $card }
pick-make-deal = Rédiger un accord
pick-select = Choisir { $card }
pick-affected = Choisir { $affliction }
pick-next-place = Mettre « { $location } » ensuite
pick-keep = Le mettre dans la rangée de trophées
pick-eat = Poser { $card }
pick-feed = S'alimenter
pick-starve = S'affamer
pick-share = Donner 1 de nourriture à { $seat }
pick-settle = Ne plus rien partager
pick-become = Devenir { $character }
pick-vow = Ajouter une promesse faite par { $debtor } à { $creditor }
pick-of-kind = Promettre { $kind }
pick-of-sort = { $sort }
pick-of-verb = Une carte { $verb }
pick-amount = { $number }
pick-until =
    { $rounds ->
        [0] Avant la fin de cette manche
       *[other] Avant la fin de la manche suivante
    }
pick-include = Faire entrer { $seat }
pick-propose = Proposer l'accord
pick-punish = Punir d'une Affliction
pick-forgive = Pardonner

## Ce qui est demandé

ask-begin-turn = C'est à vous de jouer. Commencez quand vous voulez.
ask-GOD-SEARCH-1 = Choisissez un paquet à fouiller. Ce sera le vôtre pour toute la phase de Fouille.
ask-GOD-SEARCH-3 =
    { $bound ->
        [0] Fouiller encore, ou vous arrêter et récolter ?
       *[other] Vous ne pouvez pas encore vous arrêter : fouillez une autre carte.
    }
ask-GOD-HARVEST-1 =
    { $count ->
        [0] Il n'y a rien à prendre pour vous. Terminez votre tour quand vous voulez.
       *[other] Récolte : prenez des Actions fouillées, puis terminez votre tour.
    }
ask-GOD-LASTHUNT-3 =
    L'horloge vous laisse { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    } par manche. Fouillez, récoltez et terminez avant la fin.
ask-GOD-FEED-1 = Il vous faut { $need } de nourriture. Posez des cartes et alimentez-vous, ou affamez-vous.
ask-GOD-HAND-2 = Votre main est pleine. Défaussez une carte pour faire de la place.
ask-GOD-HAND-8 = Vous avez trop de cartes pour partir. Laquelle retourne dans la pioche ?
ask-GOD-HAND-5 = { $who } vous offre { $card }. Acceptez-vous ?
ask-GOD-HAND-6 = { $who } propose { $card } contre votre carte { $mine }. Acceptez-vous ?
ask-GOD-CHARACTER-1 = Lequel de ces Personnages êtes-vous ?
ask-GOD-ANOMALY-2 = Une Anomalie : choisissez le paquet auquel la défausse est mélangée.
ask-GOD-PERIL-5 = Voulez-vous payer pour neutraliser le Péril ?
ask-GOD-CARAVAN-12 = { $who } veut nourrir la Caravane. Vous passez avant : voulez-vous la nourrir à sa place ?
ask-GOD-DEAL-4 = { $who } a rompu une promesse qui vous était faite, celle { $kind }. Punir ou pardonner ?
ask-aim = Choisissez un joueur.
ask-approach-whom = À qui vous adressez-vous ?
ask-approach-how = Que proposez-vous à { $who } ?
ask-swap-for-what = { $who } vous propose { $card } dans un échange. Que donnez-vous contre cette carte ?
ask-accept-deal = On vous propose un accord : { $deal }. Acceptez-vous ?
ask-draft-deal = Ajoutez des promesses à l'accord, puis proposez-le.
ask-promise-what = Que promet { $who } à { $other } ?
ask-promise-how-many = { $who } fait une promesse à { $other } : combien ?
ask-promise-which = { $who } fait une promesse à { $other } : quelles cartes ?
ask-promise-pile = { $who } fait une promesse à { $other } : quel paquet ?
ask-promise-help = { $who } fait une promesse à { $other } : quelle sorte de carte ?
ask-promise-until = Pour quand ?
ask-give-now = L'accord est conclu. Quelle carte donnez-vous à { $who } ?
ask-give-to-whom = À qui donnez-vous une carte ?
ask-give-what = Quelle carte donnez-vous à { $who } ?
ask-pay-card =
    { $count ->
        [one] Choisissez la carte que vous dépensez.
       *[other] Choisissez { $count } cartes à dépenser, l'une après l'autre.
    }
ask-pay-food = Choisissez des cartes à dépenser pour une valeur de { $count } en nourriture.
ask-drop-a-card = Choisissez une carte à défausser.
ask-barter-mine = Quelle Action cédez-vous ?
ask-barter-theirs = Quelle Action fouillée prenez-vous en échange ?
ask-caravan-card = La Caravane vous laisse { $card }. Qu'en faites-vous ?
ask-caravan-gift = { $who } vous passe { $card }, qui vient de la Caravane. Acceptez-vous ?
ask-change-to = Choisissez votre nouveau paquet.
ask-choose-pile = Choisissez un paquet.
ask-dig-where = Vous devez fouiller. Choisissez un paquet.
ask-ease-whom = Choisissez un joueur qui aura besoin de moins de nourriture à la prochaine Alimentation.
ask-hand-or-trophy = Prenez-vous le Péril en main, ou va-t-il dans la rangée de trophées ?
ask-heal-which = Choisissez l'Affliction à guérir.
ask-loot = La mort a pris { $who }. Voulez-vous une carte de sa main ?
ask-mix-first = Choisissez le premier paquet à mélanger.
ask-mix-second = Choisissez le second paquet à mélanger.
ask-order-cards = Remettez les cartes en ordre : laquelle occupe la place { $count } à partir du dessus ?
ask-order-locations = Remettez les Lieux en ordre : lequel vient ensuite ?
ask-react-before-discard = Le Péril va balayer les cartes fouillées. Réagissez-vous ?
ask-react-before-affliction = Avant de payer, et avant que le Péril frappe : voulez-vous réagir ou aider ?
ask-recover-which = Choisissez une carte à remettre parmi les cartes fouillées.
ask-search-which = Choisissez la carte que vous fouillez.
ask-send-message = Choisissez une Action de niveau 3 à envoyer dans le message.
ask-store-for-whom = Dans quelle réserve va-t-elle ?
ask-store-which = Choisissez une Action à mettre en réserve.
ask-take-which = Choisissez une carte à prendre.
ask-turn-down-which = Choisissez l'Affliction à retourner face cachée.
ask-turn-up-which = Choisissez l'Affliction à retourner face visible.

## Ce qui s'est passé

event-round-began =
    { $final ->
        [true] Manche { $number }, la dernière : { $location }.
       *[false] Manche { $number } : { $location }.
    }
event-first-player = { $who } avait la Bannière et a joué en premier.
event-put-back = { $who } a remis dans la pioche une carte de sa main de départ.
event-hand-dealt = { $who } a pris la route avec ces cartes : { $cards }.
event-deck-cut = La pioche a été coupée en paquets de { $sizes } cartes.
event-turn-began = { $who } a commencé son tour.
event-searched = { $who } a fouillé { $pile } et trouvé { $card }.
event-stopped-searching = { $who } a cessé de fouiller.
event-search-ended = La fouille était finie pour { $who }.
event-changed-pile = { $who } a continué avec { $pile }.
event-took = { $who } a pris { $card }.
event-turn-ended = { $who } a terminé son tour.
event-played = { $who } a joué { $card }.
event-used-power = { $who } a utilisé son Personnage : { $character }.
event-completed = { $who } a accompli { $card }.
event-spent = { $who } a dépensé { $card }.
event-dropped = { $who } a défaussé { $card }.
event-shown = La carte { $card } a été vue dans { $pile }.
event-looked-at =
    { $who } a regardé { $count ->
        [1] la carte du dessus
       *[other] les { $count } cartes du dessus
    } dans { $pile }.
event-saw = { $who } a regardé { $pile }, à partir du dessus : { $cards }.
event-buried = { $who } a glissé le dessus au-dessous, dans { $pile }.
event-milled = { $who } a défaussé la carte { $card }, prise dans { $pile }.
event-mixed = { $who } a mélangé { $pile } et { $second }.
event-reordered = { $who } a changé l'ordre des cartes du dessus dans { $pile }.
event-looked-ahead =
    { $who } a regardé { $count ->
        [1] le prochain Lieu.
       *[other] les { $count } prochains Lieux.
    }
event-foresaw = { $who } a regardé plus loin : { $locations }.
event-stored = { $who } a reçu { $card } dans sa réserve.
event-bartered = { $who } a laissé { $mine } parmi les cartes fouillées et pris { $card }.
event-peril-met = { $who } a dû affronter le Péril { $card }.
event-lost-searched = Le Péril a balayé { $cards }.
event-saved-searched = Les cartes fouillées ont échappé au Péril.
event-prevented = { $who } a échappé à l'Affliction du Péril.
event-neutralised = { $who } a neutralisé { $card }.
event-discounted =
    { $count ->
        [one] Le Péril a coûté moins cher à neutraliser : { $count } carte, ou ce qu'elle vaut en nourriture.
       *[other] Le Péril a coûté moins cher à neutraliser : { $count } cartes, ou ce qu'elles valent en nourriture.
    }
event-redirected = { $who } a pris les coups destinés à { $other }.
event-covered-up = { $who } a pris soin de recevoir ses Afflictions face cachée.
event-recovered = { $who } a remis { $card } parmi les cartes fouillées.
event-trophy-taken = La carte { $card } a rejoint la rangée de trophées.
event-shuffled-in = La carte { $card } a été mélangée dans { $pile }.
event-afflicted = { $who } a reçu l'Affliction { $affliction }.
event-afflicted-face-down = { $who } a reçu une Affliction face cachée.
event-turned-down = { $who } a retourné { $affliction } face cachée.
event-turned-up = { $who } a retourné { $affliction } face visible.
event-healed = { $who } a guéri { $affliction }.
event-died = { $who } a péri.
event-left-behind = Ce que laissait { $who } a été défaussé : { $cards }.
event-looted = { $who } a pris { $card } dans ce que laissait { $other }.
event-anomaly-resolved =
    { $count ->
        [0] L'Anomalie a été glissée au fond, dans { $pile }.
        [one] { $count } carte de la défausse a été mélangée dans { $pile }, et l'Anomalie glissée au fond.
       *[other] { $count } cartes de la défausse ont été mélangées dans { $pile }, et l'Anomalie glissée au fond.
    }
event-search-ran-out = Encore la même Anomalie : { $who } a renoncé à fouiller.
event-character-shown = La mémoire est revenue : { $who } a retrouvé son nom, { $character }.
event-character-hidden = { $who } a oublié son nom et n'a plus qu'une vie à sauver.
event-character-chosen = { $who } a pris la route sous les traits de { $character }, sans le savoir encore.
event-need-changed = { $who } a eu besoin de { $count } de nourriture de moins à l'Alimentation suivante.
event-search-resumed = { $who } a repris la fouille malgré tout.
event-feeding-began = L'Alimentation a commencé. Le Lieu demandait { $cost } de nourriture.
event-needed = { $who } avait besoin de { $count } de nourriture.
event-fed = { $who } a mangé { $cards }.
event-starved = { $who } n'a rien mangé.
event-store-lost = { $who } a perdu ses réserves : { $cards }.
event-shared-food = { $who } a donné 1 de nourriture à { $other }.
event-caravan-loaded =
    { $count ->
        [one] { $count } carte a été glissée sous la Caravane.
       *[other] { $count } cartes ont été glissées sous la Caravane.
    }
event-caravan-fed = { $who } a nourri la Caravane.
event-passed-on = { $who } a transmis à { $other } une carte de la Caravane : { $card }.
event-caravan-unfed = Personne n'a nourri la Caravane.
event-discarded = La carte { $card } a été défaussée.
event-gave = { $who } a donné une carte à { $other }.
event-gave-card = { $who } a remis { $card } à { $other }.
event-swapped = { $who } et { $other } ont échangé une carte.
event-swapped-cards = { $who } a donné { $mine } à { $other } contre { $card }.
event-declined = { $who } a décliné ce que proposait { $other }.
event-deal-struck = Un accord a été conclu : { $terms }.
event-deal-refused = { $who } a refusé l'accord.
event-promise-kept = { $who } a tenu une promesse envers { $other }, celle { $kind }.
event-promise-released = { $who } a offert ce qui était dû et { $other } n'en a pas voulu : la promesse { $kind } n'est pas rompue.
event-promise-broken = { $who } a rompu une promesse envers { $other }, celle { $kind }.
event-forgiven = { $who } a pardonné à { $other }.
event-punished = { $who } a puni { $other }.
event-time-ran-out = Le temps était écoulé.
event-banner-passed = La Bannière est passée à { $who }.
event-survivors-counted = Encore en vie : { $count }. Il en fallait { $needed }.
event-message-counted =
    Le message demandait { $needed ->
        [one] { $needed } Action de niveau 3 ;
       *[other] { $needed } Actions de niveau 3 ;
    } { $count ->
        [0] il n'y en avait aucune.
       *[other] il y en avait { $count }.
    }
event-trophies-counted =
    La rangée de trophées comptait { $count ->
        [one] { $count } Péril ;
       *[other] { $count } Périls ;
    } il en fallait { $needed }.
event-afflictions-counted =
    { $count ->
        [0] À la fin, { $who } n'avait aucune Affliction.
        [one] À la fin, { $who } avait { $count } Affliction.
       *[other] À la fin, { $who } avait { $count } Afflictions.
    }
event-caravan-counted =
    { $count ->
        [0] { $who } n'avait jamais nourri la Caravane.
       *[other] { $who } avait nourri la Caravane { $count } fois.
    }
event-oaths-counted =
    { $who } avait tenu { $kept ->
        [one] { $kept } serment
       *[other] { $kept } serments
    } et en avait rompu { $broken }.
event-game-ended = { $how } { $winners }

## Comment cela finit

ending-safe = Le dernier Lieu était derrière vous.
ending-unworthy = Le dernier Lieu était derrière vous, et personne ne remplissait ses conditions.
ending-too-few = Vous n'étiez plus assez nombreux pour continuer.
ending-no-message = Le message n'est jamais parti.
ending-nobody-left = Il ne restait personne en vie.
ending-caravan-lost = La Caravane n'a pas été nourrie, et tout fut perdu avec elle.
ending-no-trophies = La rangée de trophées était trop courte pour qu'on vous croie.
winners =
    { $count ->
        [one] { $who } a gagné.
       *[other] { $who } ont gagné.
    }
winners-none = Personne n'a gagné.

## Paquets, cartes, Afflictions

pile-left = le paquet de gauche
pile-middle = le paquet du milieu
pile-right = le paquet de droite
price-none = aucune carte
affliction-unseen = une Affliction face cachée

## Promesses

kind-give = de donner des cartes
kind-give-now = de donner une carte sur-le-champ
kind-feed = de partager de la nourriture
kind-play-for = de jouer une carte
kind-leave = de laisser des cartes fouillées
kind-search-at-least = de fouiller au moins tant de cartes
kind-search-at-most = de fouiller au plus tant de cartes
kind-pile = d'utiliser tel paquet
kind-feed-caravan = de nourrir la Caravane
kind-no-harm = de le laisser en paix

promise-give =
    { $who } donne à { $other } { $sort ->
       *[any] { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        }
        [level-2] { $number ->
            [one] { $number } carte de niveau 2
           *[other] { $number } cartes de niveau 2
        }
        [level-3] { $number ->
            [one] { $number } carte de niveau 3
           *[other] { $number } cartes de niveau 3
        }
        [reaction] { $number ->
            [one] { $number } Réaction
           *[other] { $number } Réactions
        }
        [food] { $number ->
            [one] { $number } carte valant au moins 2 de nourriture
           *[other] { $number } cartes valant au moins 2 de nourriture
        }
    } avant la fin de la manche { $due }
promise-give-now = { $who } donne une carte à { $other } sur-le-champ
promise-feed = { $who } partage { $number } de nourriture avec { $other } à l'Alimentation de la manche { $due }
promise-play-for = { $who } joue pour { $other } une carte { $verb } avant la fin de la manche { $due }
promise-leave =
    { $number ->
        [one] { $who } laisse à { $other } au moins { $number } carte fouillée à sa prochaine Récolte
       *[other] { $who } laisse à { $other } au moins { $number } cartes fouillées à sa prochaine Récolte
    }
promise-search-at-least = { $who } promet à { $other } de fouiller au moins { $number } cartes pendant sa prochaine phase de Fouille
promise-search-at-most =
    { $number ->
        [one] { $who } promet à { $other } de fouiller au plus { $number } carte pendant sa prochaine phase de Fouille
       *[other] { $who } promet à { $other } de fouiller au plus { $number } cartes pendant sa prochaine phase de Fouille
    }
promise-pile = { $who } promet à { $other } d'utiliser { $pile } pendant sa prochaine phase de Fouille
promise-feed-caravan = { $who } promet à { $other } de nourrir la Caravane à la manche { $due }
promise-no-harm = { $who } ne joue aucune carte qui oblige { $other } à fouiller ou à changer de paquet jusqu'à la fin de la manche { $due }

promise-join = { " ; " }

sort-any = N'importe quelles cartes
sort-level-2 = Des cartes de niveau 2
sort-level-3 = Des cartes de niveau 3
sort-reaction = Des Réactions
sort-food = Des cartes valant au moins 2 de nourriture

help-heal = qui guérit une Affliction
help-turn-down = qui retourne une Affliction face cachée
help-keep-searched = qui sauve les cartes fouillées
help-prevent = qui évite l'Affliction d'un Péril
help-neutralise = qui neutralise un Péril
help-discount = qui rend un Péril moins cher
help-redirect = qui détourne les Afflictions d'un Péril
help-ease-hunger = qui apaise la faim

## La table

phase-setting-out = Le départ.
phase-between = Entre deux tours.
phase-search = Phase de Fouille : { $who }.
phase-harvest = Phase de Récolte : { $who }.
phase-peril = { $who } affronte { $card }.
phase-hunt = L'horloge tourne.
phase-feeding = L'Alimentation.
phase-over = La partie est finie.

type-action = Action
type-reaction = Action, Réaction
type-peril = Péril
type-opportunity = Opportunité
type-anomaly = Anomalie
type-location = Lieu
type-final-location = Lieu Final
type-affliction = Affliction
type-character = Personnage
type-scenario = Scénario
level = Niveau { $level }
level-hidden = Niveau caché
corner-food = nourriture { $count }
corner-cost = coût { $count }

tag-seen = Vue par tous
tag-pledged = A déjà tenu une promesse
tag-face-down = Face cachée
tag-until-cleanup = Jusqu'au rangement
tag-used = Pouvoir utilisé dans cette manche
tag-under = { $character } sur l'autre face

gauge-round = Manche
gauge-locations-left = Lieux avant le dernier
gauge-locations-left-at-least = Lieux avant le dernier, au moins
gauge-cost = Coût en nourriture
gauge-affliction-limit = Afflictions qui tuent
gauge-trophies = Trophées
gauge-seconds = Secondes par manche
gauge-hand = Main
gauge-afflictions = Afflictions
gauge-food = Nourriture
gauge-need = Besoin
gauge-fed-caravan = Caravane nourrie
gauge-oaths-kept = Serments tenus
gauge-oaths-broken = Serments rompus

zone-searched = Cartes fouillées
zone-pile-left = À gauche
zone-pile-middle = Au milieu
zone-pile-right = À droite
zone-open = En cours de résolution
zone-aside = Mises de côté
zone-discards = Défausse
zone-trophies = Rangée de trophées
zone-scenario = Scénario
zone-hand = Main
zone-plan = Posé pour l'Alimentation
zone-store = Réserve
zone-afflictions = Afflictions
zone-character = Personnage
zone-offered = Personnages au choix

pile-known = Plus bas : { $cards }.
pile-card =
    { $below ->
        [0] { $card } tout au fond
       *[other] { $above ->
            [one] { $card } sous 1 carte
           *[other] { $card } sous { $above } cartes
        }
    }
peril-costs-now = Pour le neutraliser maintenant : { $price }.
peril-no-way = Il ne peut pas être neutralisé.
peril-neutralised = Il est neutralisé.
caravan-fed = Nourrie dans cette manche.
caravan-hungry = Pas encore nourrie.

tag-dead = hors jeu
tag-first = Bannière
tag-active = joueur actif
tag-searching = fouille
tag-not-searching = ne fouille plus
tag-locked = plan verrouillé
tag-feeding = s'alimente
tag-starving = s'affame

note-final-next = Le Lieu Final vient ensuite.
note-final-any-time = Le Lieu Final peut venir ensuite.
note-foreseen = Vous avez vu ce qui vient ensuite : { $locations }.
note-deal = Accord : { $deal }.
note-draft = Proposé jusqu'ici : { $deal }.

## Pourquoi pas

reason-food-only = { $card } n'est que de la nourriture : cette carte ne se joue pas.
reason-card-at-work = Une autre carte est en train d'agir : rien ne peut être joué avant la fin.
reason-needs-peril = { $card } est une Réaction : elle ne se joue que pendant un Péril.
reason-reactions-only = { $card } n'est pas une Réaction : pendant un Péril, on ne joue que des Réactions.
reason-no-effect = { $card } n'aurait aucun effet maintenant.
reason-no-use-in-peril = { $card } ne changerait rien à ce Péril.
reason-too-late = { $card } arrive trop tard : le moment de sauver les cartes fouillées est passé.
reason-too-early = { $card } doit attendre que les cartes fouillées soient défaussées.
reason-own-perils-only = { $source } : vous ne pouvez jouer de Réactions que pendant vos propres Périls.
reason-own-turn-only = { $source } : en dehors de votre tour, vous ne pouvez jouer que des Réactions.
reason-survivor = Votre Personnage est face cachée : un Survivant n'a pas de pouvoir.
reason-power-used = Vous avez déjà utilisé votre Personnage dans cette manche.
reason-power-needs-peril = L'action de votre Personnage est une Réaction : elle ne s'utilise que pendant un Péril.
reason-power-too-early = L'action de votre Personnage doit attendre que les cartes fouillées soient défaussées.
reason-power-no-reaction = L'action de votre Personnage n'est pas une Réaction : elle ne s'utilise pas pendant un Péril.
reason-power-own-turn = L'action de votre Personnage ne s'utilise que pendant votre tour.
reason-power-no-effect = L'action de votre Personnage n'aurait aucun effet maintenant.
reason-not-your-harvest = { $card } ne se prend que pendant votre propre phase de Récolte.
reason-harvest-later = { $card } pourra se prendre quand vous aurez cessé de fouiller.
reason-peril-first = Un Péril est ouvert : les cartes fouillées attendent qu'il soit terminé.
reason-enough-taken =
    { $source } : vous pouvez prendre au plus { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pendant votre phase de Récolte.
reason-no-room = Vous n'avez pas de place : votre main ne peut contenir aucune carte.
reason-quest-not-your-turn = Seul le joueur actif peut accomplir { $card }.
reason-quest-unmet = Vous n'avez pas ce que demande { $card }.

## Ce qu'on peut régler

option-caravan = La Caravane
option-caravan-note = Des traînards qui marchent avec vous et qu'il faut nourrir.
option-characters = Personnages
option-characters-note = Chaque joueur est quelqu'un, avec un pouvoir à lui.
option-characters-off = aucun
option-characters-two = un au choix parmi deux
option-characters-one = un chacun, au hasard
option-locations = Longueur de la route
option-locations-note = Lieux de plus ou de moins que ne le dit le scénario.
option-optional-search = Fouille facultative
option-optional-search-note = On peut finir son tour sans retourner de carte.
option-seconds = Secondes par manche
option-seconds-note = Seulement là où le temps est compté.
option-merciless = L'horloge ne s'arrête jamais
option-merciless-note = Elle tourne aussi pendant les Périls.
option-secret-deals = Pactes secrets
option-secret-deals-note = Seuls ceux qui l'ont conclu peuvent lire un pacte.
option-limit-bonus = Afflictions permises en plus
option-limit-bonus-note = Une partie plus facile.

setup-carry-count = { $count } joueurs rapportent quelque chose, mais { $seats } sont à table.
setup-no-card-left = Il ne reste plus de carte « { $card } » à emporter.
setup-too-few-actions = La boîte ne contient pas assez d'Actions de niveau { $level } pour { $seats } mains.
setup-too-few-characters = La boîte ne contient pas assez de Personnages pour { $seats } joueurs.

## Campaign

campaign-title = Le Chemin du retour
campaign-chapter = Chapitre { $number } : { $title }
campaign-hope = Espoir : { $hope } sur { $most }.
campaign-repeated = Vous rejouez ce chapitre. Il faut une Affliction de plus pour vous tuer.
campaign-traveller = { $who } : { $about }.
campaign-alive = en vie
campaign-dead = revient d'entre les morts avec une blessure
campaign-scar = une cicatrice ({ $affliction })
campaign-heirloom = une relique
campaign-home = En vie au bout du chemin : { $who }.
campaign-nobody-home = Personne n'était en vie au bout du chemin.

chapter-1 = Hors de la ruche
chapter-2 = Un mot pour les autres
chapter-3a = Le Prix du passage
chapter-3b = Ce qui vous suit
chapter-4 = Trop de bouches
chapter-5a = Le Retour
chapter-5b = Une seule porte
chapter-alone-1 = La Première Voix
chapter-alone-2 = La Deuxième Voix
chapter-alone-3 = La Voix derrière les voix

way-1 = Vous faites demi-tour tant qu'il en est temps.
way-2 = D'autres sont descendus plus bas que vous. Il faut bien que quelqu'un les prévienne.
way-3a = Le message est parti. Qui le porte doit payer son passage.
way-3b = Aucun message n'est parti, et quelque chose a flairé votre piste.
way-4 = Le col est devant vous. Tout manque, et chacun compte.
way-5a = Tous les vivants en sont sortis sans trop de marques. La fin du chemin se fait ensemble.
way-5b = Certains n'en sont pas sortis indemnes. La dernière porte ne s'ouvre qu'une fois.
way-alone-1 = Quelque chose vous parle, et vous descendez pour mieux entendre.
way-alone-2 = Vous avez entendu, et cela n'a pas suffi.
way-alone-3 = Derrière les voix, il y en a une autre. Elle vient de plus bas que tout ce que vous connaissez.

rank-dust = La poussière. Nul ne saura que vous êtes passés par là.
rank-ashes = Les cendres. Quelque chose a brûlé ici, et certains s'en souviennent.
rank-embers = Les braises. Un souffle suffirait à les ranimer.
rank-light = La lumière. On la verra de loin, et on viendra.

ask-campaign-repeat = Tout le monde est mort. Rejouez-vous ce chapitre, avec une Affliction de plus à supporter ?
campaign-onward = Passer au chapitre suivant
campaign-again = Le rejouer, contre 3 points d'Espoir
ask-campaign-scar = Quelle Affliction gardez-vous comme cicatrice ? Elle sera face cachée au début du prochain chapitre.
ask-campaign-heirloom = Quelle carte gardez-vous comme relique ?
campaign-no-heirloom = Aucune

## Ce que l'on compte à la fin

statistic-searched = Cartes fouillées
statistic-played = Cartes jouées
statistic-peril-met = Périls
statistic-neutralised = Neutralisés
statistic-starved = Famines

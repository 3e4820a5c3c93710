# Ce que disent tous les jeux, quel qu'en soit le sujet.

## Questions

ask-over = La partie est finie.
ask-others = On attend { $who }.
ask-openly = { $who } décide. { $text }
ask-wait = Un instant : quelqu'un a peut-être quelque chose à décider.
ask-either = Choisissez.
ask-may = { $of } Le faites-vous ?

pick-this = { $way }
pick-leave-it = Ne pas le faire.

## La chronique

event-took-back =
    { $who } a repris { $count ->
        [one] un choix.
       *[other] { $count } choix.
    }
event-changed-hands =
    { $now ->
        [person] Une personne joue désormais pour { $who }.
        [random] Un automate qui tire au sort joue désormais pour { $who }.
        [sensible] Un automate ordinaire joue désormais pour { $who }.
        [quick] Un automate qui réfléchit vite joue désormais pour { $who }.
        [careful] Un automate qui réfléchit avec soin joue désormais pour { $who }.
        [deep] Un automate qui réfléchit longuement joue désormais pour { $who }.
        [open] On propose à quelqu'un d'autre de jouer pour { $who }.
        [default] Plus personne ne choisit pour { $who } : la réponse habituelle en tient lieu désormais.
        [late] { $who } a réfléchi trop longtemps : la réponse habituelle en tient lieu cette fois.
       *[other] { $now } joue désormais pour { $who }.
    }
event-saved = Tout le monde a accepté d'enregistrer la partie dans un fichier, comme { $who } le demandait.
event-taken-up =
    { $who } a repris ici la partie { $count ->
        [0] depuis le début : elle a été jouée jusqu'au bout à une autre table.
       *[other] après le choix { $count } : elle a été jouée jusqu'au bout à une autre table.
    }
event-halted = Une règle a échoué, plusieurs fois de suite. La partie est en pause, et l'erreur est notée pour qui tient ce serveur.
event-accused = { $who } soupçonne { $other } de trahison.
event-withdrew = { $who } ne soupçonne plus { $other }.
event-said = { $who } : « { $phrase } »
somebody = Quelqu'un
# Des espaces insécables : un guillemet ne reste jamais seul au bout d'une ligne.
named = « { $name } »
cards-none = rien
tag-you = vous

## Effets de tous les jeux
# Un effet est fait de phrases entières ; il commence par un mot ordinaire, pour pouvoir suivre un deux-points.

effect-either = Au choix, { $ways }.
effect-may = Si vous le souhaitez, { $effects }.
effect-each =
    { $who ->
        [others] Chaque autre joueur à son tour, dans le sens des aiguilles d'une montre : { $effects }.
       *[everyone] Chaque joueur à son tour, dans le sens des aiguilles d'une montre : { $effects }.
    }
effect-roll =
    { $dice ->
        [1] Lancez un dé à { $faces } faces : { $bands }.
       *[other] Lancez { $dice } dés à { $faces } faces : { $bands }.
    }
effect-roll-band =
    { $span ->
        [1] sur { $most }, { $effects }
       *[other] de { $least } à { $most }, { $effects }
    }
effect-roll-join = { " ; " }
effect-nothing = rien ne se passe
effect-when = Si { $condition }, { $effects }.
effect-otherwise = Sinon, { $effects }.

## Ce qui dure tant qu'une carte est en vigueur, dans tous les jeux

change-if = Si { $condition } : { $change }
forbid-if = Si { $condition } : { $ban }
listens = { $when } : { $effects }
listens-if = { $when }, si { $condition } : { $effects }

## Story

story-players = Autour de la table
story-seat-person = { $name }
story-seat-random = { $name }, sous la conduite d'un automate qui tire au sort
story-seat-sensible = { $name }, sous la conduite d'un automate ordinaire
story-seat-quick = { $name }, sous la conduite d'un automate qui réfléchit vite
story-seat-careful = { $name }, sous la conduite d'un automate qui réfléchit avec soin
story-seat-deep = { $name }, sous la conduite d'un automate qui réfléchit longuement
story-seen-by = Vu par { $name }.
story-seen-by-all = Ce que chacun a pu voir.
story-opening = Avant le départ
story-result = Le dénouement
story-open = La partie n'est pas finie.
story-winners = Ont gagné : { $who }.
story-no-winners = Personne n'a gagné.
story-chance = Le hasard
story-commitment = Montré avant le premier choix : { $commitment }
story-revealed = Graine { $seed }, sel { $salt }. Le SHA-256 de « { $preimage } » est ce qui avait été montré avant le premier choix : nul n'a pu changer les dés ensuite.
story-rules = Règles citées

## Story : la prose, la table telle qu'elle était, et les tournants

story-times = { $deed } ({ $count } fois)
story-deeds = { $who } { $deeds }.
story-deeds-then = Ensuite, { $who } { $deeds }.
story-deeds-last = { $deeds }, puis { $last }
story-log = Le journal de ce tour
story-stood = La table à ce moment
story-stood-at-last = La table à la fin
story-at = { $place }
story-gauge = { $title } { $value }
story-gauge-of = { $title } { $value } sur { $most }
story-more-cards = { $cards } et { $count ->
        [one] une autre
       *[other] { $count } autres
    }
story-turned = Les tournants
story-better = en mieux
story-worse = en pire
story-lived = En vie à la fin : { $who }.
story-nobody-lived = Personne n'a vécu jusqu'à la fin.
story-apart = { $name } ne faisait plus partie du groupe.
story-fell = { $name } n'a pas vu la fin. { $how }
story-unseen = Nul n'a vu comment.
course-change = { $title } : de { $before } à { $after }
course-change-of = { $who } : { $title } de { $before } à { $after }

## Ce qui ne peut pas se régler avant une partie

setup-unknown = Il n'y a pas d'option « { $name } » ; il y a : { $known }.
setup-unknown-near = Il n'y a pas d'option « { $name } » ; pensiez-vous à « { $near } » ?
setup-flag = { $option } : c'est oui ou non, pas « { $value } ».
setup-choice = { $option } : « { $value } » n'en fait pas partie ; choisissez { $values }.
setup-number = { $option } : « { $value } » ne va pas ; il faut un nombre de { $least } à { $most }.
setup-scenario = Scénario
setup-range = de { $least } à { $most }
setup-several = ce que vous voulez, séparé par des virgules : { $values }
setup-each = une valeur par joueur, séparées par des virgules : { $values }
setup-unreadable = { $option } : ceci est illisible : { $reason }
setup-malformed = Ceci est illisible : { $reason }
setup-excess =
    { $what ->
        [number] Le nombre à l'endroit { $where } est trop grand.
        [text] Le texte à l'endroit { $where } est trop long.
        [entries] Il y a trop de choses à l'endroit { $where }.
       *[depth] Ce qui se trouve à l'endroit { $where } est trop imbriqué.
    }
setup-one-each = { $option } : il en faut un par joueur ; { $count } pour { $seats }, cela ne va pas.
setup-twice = { $option } : { $value } ne peut être pris qu'une fois.
setup-only-for = « { $option } » ne se joue qu'à { $players }, pas à { $seats }.
setup-alone = « { $option } » : une seule personne joue toutes les places, sans automate ni ami.
setup-no-scenario = Il n'y a pas de scénario « { $name } » ; choisissez { $known }.
setup-seats =
    { $scenario } se joue { $exact ->
        [true] à { $least } exactement
       *[false] de { $least } à { $most }
    }, pas à { $seats }.
setup-no-seat = Il n'y a pas de place { $seat } pour commencer.
setup-no-pack = Il n'y a pas de paquet de cartes nommé « { $name } ».
setup-no-language = « { $lang } » n'est pas une des langues parlées ici : { $known }.
setup-elsewhere = Le scénario, les places et les paquets ne sont pas des options.
setup-none-yours = Une des places doit être la vôtre.
setup-several-yours = Une seule place est la vôtre ; les autres personnes à votre appareil sont d'une autre sorte.
setup-same-commitment = Deux places promettent la même chose au hasard.
setup-same-name = Deux joueurs portent le même nom.
setup-crowd = { $named } joueurs sont nommés, mais il n'y a que { $seats } places.
replay-unreadable = « { $code } » ne désigne aucune partie de simulation. Cela s'écrit JEU/SCÉNARIO/JOUEURS/AUTOMATES/GRAINE/NUMÉRO.
setup-seat-kind = « { $kind } » ne peut pas tenir une place ; choisissez { $kinds }. Une personne s'écrit NOM=person.
setup-no-campaign = { $game } n'a pas de campagne.
setup-campaign-damaged = Cette campagne est abîmée : { $reason }.
setup-campaign-over = Cette campagne est arrivée à son terme.

## Ce qui ne peut être ni choisi ni repris

illegal-over = La partie est finie.
illegal-which-seat = Plusieurs places peuvent agir : dites laquelle choisit.
illegal-answered = Cette place a déjà répondu.
illegal-option = La place { $seat } ne peut pas choisir { $option } maintenant.
illegal-point = Aucune question commune n'est posée : il n'y a rien à désigner.
illegal-point-own = Cette question est la vôtre : choisissez.
illegal-point-what = Cette question n'a pas une telle réponse.
illegal-in-row = Rien n'a été fait : le choix n° { $place } de la série n'est pas possible à cet endroit.
illegal-row-ended = Rien n'a été fait : la série est complète avant le choix n° { $place }.
undo-nothing = Rien n'a encore été choisi.
undo-unseen = Tant que les plans se font en secret, rien ne peut être repris.
undo-nothing-of-yours = Vous n'avez encore rien choisi.
undo-too-long-ago = Ce qui précède cette étape peut être lu, mais pas repris.
undo-revealed = Des dés ont roulé ou une chose cachée a été montrée depuis : cela ne se reprend pas.
undo-others = Quelqu'un d'autre a choisi depuis : seuls vos propres choix peuvent être repris.

## Ce qui ne peut être dit

talk-no-phrase = Cette phrase n'existe pas à cette table.
talk-no-suspect = Personne ici ne peut soupçonner cette place de trahison maintenant.
talk-over = La partie est finie : son récit est clos.
talk-enough = Le récit de cette partie contient { $most } remarques, et pas plus : écrivez le reste à la main.

## Ce qui ne peut être chargé, ou pas tel quel

load-no-file = Il n'y a pas de fichier { $file }.
load-empty = Ce fichier est vide.
load-too-large = Ce fichier est bien trop gros pour être une sauvegarde.
load-not-a-save = Ce n'est pas une sauvegarde de Holdouts.
load-newer = Cette sauvegarde vient d'une version plus récente de Holdouts.
load-no-seal = Cette sauvegarde est abîmée ou tronquée : sa première ligne est illisible.
load-cut-short = Cette sauvegarde est tronquée : il reste { $left } octets sur { $bytes }.
load-altered = Cette sauvegarde est abîmée : son contenu n'est pas celui qui fut écrit.
load-damaged = Cette sauvegarde est abîmée : { $reason }.
load-no-cards = Cette sauvegarde est abîmée : elle ne nomme aucune carte.
load-other-names = Cette sauvegarde est abîmée : ses joueurs ne correspondent pas à ses noms.
load-no-game = C'est la sauvegarde d'un jeu qui n'est pas ici : { $name }.
load-no-pack = Cette partie demande un paquet qui n'est pas ici. { $reason }
load-bad-pack = Cette partie demande un paquet illisible : { $reason }
load-other-cards = Le paquet « { $pack } » ne contient plus les mêmes cartes qu'à la sauvegarde.
load-value = Cette sauvegarde est abîmée : { $where } ne peut pas valoir « { $value } ».
load-part = Cette sauvegarde est abîmée : { $where } ne se lit pas ({ $reason }).
load-too-much = Cette sauvegarde en contient trop : { $where } a plus de { $most } entrées.
load-excess =
    Cette sauvegarde ne peut pas être ouverte ici : { $what ->
        [number] le nombre à l'endroit { $where } est trop grand.
        [text] le texte à l'endroit { $where } est trop long.
        [entries] il y a trop de choses à l'endroit { $where }.
       *[depth] ce qui se trouve à l'endroit { $where } est trop imbriqué.
    }
load-setup = La partie de cette sauvegarde ne peut pas être mise en place. { $reason }
load-unplayable = Cette partie ne peut pas continuer : à partir de l'état que donne la sauvegarde, les règles échouent ({ $reason }).
load-version = La partie vient de la version { $then } ; celle-ci est la { $now }.
load-pack-changed = Le paquet « { $pack } » a changé depuis.
load-astray = Rejouée depuis sa graine, la partie n'arrive plus au même point ({ $reason }).
load-differs = elle diffère après { $count } choix
load-no-step = il n'y a plus d'étape « { $name } »
load-fault = { $fault }
load-step-anew = Les choix de l'étape en cours ne peuvent pas être refaits ({ $reason }) : elle recommence.
load-from-step = Elle reprend à l'étape en cours ; ce qui précède ne peut pas être repris.
load-rules-changed = Les règles ont trop changé pour que cette partie continue ({ $reason }).

## Si le hasard fut respecté

verify-seal = Sceau : le secret et le sel donnent { $seal }, montré avant la première carte.
verify-seal-wrong = Sceau : { $seal } fut montré avant la première carte, mais le secret et le sel donnent { $gives }.
verify-no-seal = Sceau : cette sauvegarde ne contient pas ce qui fut montré avant la première carte.
verify-saw = Sceau : c'est bien celui que vous avez vu.
verify-saw-wrong = Sceau : vous avez vu { $saw }, mais cette sauvegarde dit { $seal }.
verify-not-mixed = Parts : aucune. La graine { $seed } fut tirée ou choisie là où la table fut ouverte.
verify-share = Part de { $name } : elle correspond à { $commitment }, promis avant que les autres soient connues.
verify-share-wrong = Part de { $name } : elle ne correspond pas à { $commitment }, qui fut promis.
verify-untold = Part de { $name } : promise en { $commitment } et jamais dite ; la table a continué sans elle.
verify-server = Part de { $name } : aucune ; le serveur a tiré seul pour cette place.
verify-strangers = Parts : il y en a de places qui n'existent pas, ou deux d'une même place.
verify-seed = Graine : le secret et les parts donnent { $seed }.
verify-seed-wrong = Graine : la partie fut distribuée à partir de { $seed }, mais le secret et les parts donnent { $gives }.
verify-replay =
    Relecture : à partir de cette graine, { $count ->
        [one] le seul choix mène
       *[other] les { $count } choix mènent
    } à la même fin.
verify-replay-wrong = Relecture : les choix ne mènent pas là où en est la partie. { $reason }
verify-good = Cette partie est honnête : personne à la table ni au serveur n'a pu choisir ses cartes.
verify-good-alone = Cette partie est honnête : ses cartes viennent de sa graine, et sa fin de ses choix. Personne d'autre n'a eu part à la graine.
verify-wrong =
    { $count ->
        [one] Cette partie n'est pas honnête : une chose n'est pas comme promis.
       *[other] Cette partie n'est pas honnête : { $count } choses ne sont pas comme promis.
    }
briefing-win-title = Comment gagner
briefing-lose-title = Comment perdre
briefing-special-title = Cette fois
briefing-you-title = Qui vous êtes
briefing-decks-title = Ce que contiennent les paquets

## Ce que fait une réponse

foresight-change = { $gauge } : de { $before } à { $after }
foresight-change-of = { $gauge } : de { $before } à { $after } sur { $most }
foresight-range = { $gauge } : de { $before } à { $least }–{ $most }
foresight-whose = { $who } – { $what }
foresight-odds = { $what } : { $ways } cas sur { $of }
foresight-nearly = { $what }, presque à coup sûr
foresight-unless = { $what }, sauf si quelqu'un intervient
foresight-often = { $what }, environ { $tenths } fois sur 10
foresight-mostly = { $what }, plus de 9 fois sur 10
foresight-seldom = { $what }, moins d'une fois sur 10
foresight-won = Vous gagnez
foresight-lost = Vous perdez
foresight-unread = La suite est à une page que personne n'a encore lue
foresight-price = Son prix : { $price }
foresight-setting = Ce qu'il en sera se verra une fois la partie en place.
foresight-nothing = Rien ne change avant la prochaine question.
advice-wins = Ainsi, vous vous en sortez dans { $won } des { $games } parties imaginées.
advice-lost = Tout semble perdu : en { $games } parties imaginées, vous ne vous en sortez jamais, ni ainsi, ni par ceci : { $answer }.
advice-second = À défaut : { $answer }. Ainsi, dans { $won } des { $games }.
advice-second-by-chance = À défaut : { $answer }. Ainsi, dans { $won } des { $games } ; le hasard suffit à faire cette différence.
advice-equal = { $answer } : on s'en sort tout aussi souvent.
advice-alike = Pour autant qu'on puisse le prévoir, les meilleures réponses reviennent au même.
odds-roll = { $count } ou moins
foresight-no-threat = Aucune perte en vue d'ici votre prochaine question.
deck-holds = { $count } × { $name }
deck-holds-about = environ { $count } × { $name }
deck-holds-perhaps = peut-être { $name }

## Ce qui se dit à toutes les tables

phrase-yes = Oui.
phrase-no = Non.
phrase-wait = Attendez un instant avant de continuer.
phrase-help = J'ai besoin d'aide.
phrase-thanks = Merci.

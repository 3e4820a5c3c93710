# Ce que la table montre et dit. Les emplacements portent les noms des champs dont ils viennent.

## Ce qu'on peut choisir

pick-pick = { $person }
pick-pick-state = { $state }
pick-pick-space = { $space }
pick-pick-fitting = { $fitting }
pick-pick-good = { $good }
pick-install-free = Installer { $fitting } en { $space }
pick-give-up = Défausser : { $good }
pick-go-on = Continuer
pick-go-on-to-give-water = Personne d'autre ne boit
pick-go-on-to-give-food = Personne d'autre ne mange
pick-go-on-to-give-tasks = Ainsi pour cette nuit
pick-go-on-to-pack = En route
pick-go-on-to-trade = Fin de l'échange
pick-go-on-to-choose-findings = Rentrer ainsi
pick-go-on-to-arm-guards = Les attendre
pick-no = Y renoncer
pick-take-offer = { $offer }
pick-put-aside = En ranger cinq en Réserve x5 : { $good }
pick-break = En reprendre cinq de la Réserve x5 : { $good }
pick-pay-objective = Pour l'Objectif : { $good }
pick-place-medicine = Soigner { $person } : { $good }
pick-drink = { $person } boit : { $good }
pick-eat-now = { $person } mange maintenant : { $good }
pick-eat-pet = On en est là : { $token }
pick-use-ability = { $person } : { $does }
pick-play-narrative = Jouer { $narrative }
pick-concede = Abandonner
pick-act = { $person } : { $deed } ({ $space })
pick-clear = { $person } dégage { $space }
pick-clear-together = { $person } et { $other } dégagent { $space } à la main
pick-break-open = { $person } force { $space }
pick-use-fitting = { $person } : { $deed }{ $way } ({ $space })
pick-once-more = { $person } : encore une fois{ $way }
pick-build = { $person } construit { $fitting } en { $space }
pick-move-fitting = { $person } déplace ce qui est en { $space } vers { $there }
pick-dismantle = { $person } démonte ce qui est en { $space }
pick-perform = { $person } utilise sa capacité pour les autres
pick-carry-out = { $count ->
    [0] Pas de travail cette fois
   *[other] Au travail
}
pick-split-rummage = { $wood ->
    [0] Rien que des Composants
   *[other] { $wood } × Bois
}
pick-drink-water = De l'eau pour { $person }
pick-eat = À manger pour { $person } : { $good }
pick-feed = Nourrir { $token } : { $good }
pick-sleep-in-bed = { $person } dort dans le Lit en { $space }
pick-sleep-on-floor = { $person } dort par terre
pick-stand-guard = { $person } monte la garde
pick-go-scavenging = { $person } sort en ville
pick-assign-anew = Répartir les tâches à nouveau
pick-leave-unguarded = Laisser la maison sans garde, et la perdre
pick-keep = Garder { $narrative }
pick-tire = Fatigue +{ $count }
pick-go-to = Aller à : { $location }
pick-pack = Emporter : { $good }
pick-unpack = Laisser à la maison : { $good }
pick-pack-token = Emporter : { $token }
pick-explore-on = Explorer plus loin
pick-go-home = Faire demi-tour
pick-use-location = Ici : { $deed }
pick-buy-seat = Acheter une place dans le dernier car
pick-open-map = { $exploration } : { $offer }
pick-lay-aside = Le garder pour plus tard cette nuit
pick-approach = { $residents } : { $offer }
pick-swap-location = Trouver un autre Lieu à la place de { $location }
pick-put-next = { $exploration } vient ensuite
pick-pick-row = Fouiller : { $row }
pick-keep-find = Garder { $goods } ({ $findings }, { $row })
pick-take-find = Prendre { $goods } ({ $row })
pick-leave-find = Le leur laisser
pick-carry-all = { $fits ->
    [all] Rapporter tout ce qui a été trouvé
   *[some] Rapporter ce qui vaut le plus, tant qu'il y a de la place
}
pick-carry = Rapporter : { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
}{ $load ->
    [0] {""}
   *[other] {", poids "}{ $load }
}
pick-put-down = Reposer : { $good }
pick-load-up = { $person } se charge de plus, Fatigue +2
pick-hide-rest = Cacher le reste ici et partir
pick-sell = Mettre sur la table : { $good }
pick-sell-token = Mettre sur la table : { $token }
pick-buy = Prendre : { $good }
pick-buy-to-commission = { $good }
found-at = { $what } ({ $space })
worth = { $of }, valeur { $value }
pick-take-up = { $person } prend en main : { $good }
pick-lower = { $person } pose son arme
pick-fight-on = Se battre
pick-flee = Fuir
pick-strike-from-hiding = Frapper en premier, depuis { $exploration }
pick-shoot = { $person } tire { $shots } fois
pick-roll-again = { $person } relance : { $die }
pick-let-stand = Garder le résultat
pick-trust-fate = S'en remettre au Destin
pick-count-miss = Compter un échec
pick-wound-enemy = { $enemy } : une blessure
pick-kill-enemy = { $enemy } tombe
pick-wounded = Une blessure pour { $person }
pick-struck = Le coup atteint { $person }
pick-cut-damage = { $count ->
    [0] Tout sur les blessures
   *[other] { $count } de moins aux Dégâts
}
pick-bring-in = Raids : { $raids }, le reste en Habitants

## Ce qui est demandé

ask-choose-person = Qui ?
ask-whom = Qui ? { $of }
ask-give-up = Encore { $count } à défausser.
ask-who-falls-ill = L'eau était mauvaise. Qui tombe malade ?
ask-commission = La commission est de { $count }. Avec quoi la payez-vous, si vous voulez troquer ? On ne rend pas la monnaie.
ask-pay-value = Défaussez des jetons d'une valeur d'au moins { $count }.
ask-gain = Que prenez-vous ?
ask-heal = Qu'est-ce qui va mieux pour { $person } ?
ask-relief = Qu'est-ce qui va mieux pour { $person } ?
ask-give-orders = Étape { $step } : qui fait quoi ?
ask-after-step = L'étape est finie. Quelque chose avant la suivante ?
ask-extra-action = Une action de plus : laquelle ?
ask-rummage = { $count ->
    [one] { $person } a trouvé une pièce, Bois ou Composants. Laquelle ?
   *[other] { $person } a trouvé { $count } pièces. Combien de Bois ? Le reste : des Composants.
}
ask-new-idea = Quelle Idée pourra être construite désormais ?
ask-lose-fitting = Quel Aménagement retourne dans son paquet ?
ask-install-where = Où placez-vous { $fitting } ?
ask-install-first = { $count ->
    [one] Encore un Aménagement à installer sans rien payer. Lequel, et où ?
   *[other] Encore { $count } Aménagements à installer sans rien payer. Lequel, et où ?
}
ask-install-improved = { $count ->
    [one] Encore un Aménagement amélioré, sans rien payer. Lequel, et où ?
   *[other] Encore { $count } Aménagements améliorés, sans rien payer. Lequel, et où ?
}
ask-clear-first = Quelle carte Refuge est retirée avant le début du siège ?
ask-board-up = Quel Trou est barricadé ?
ask-tear-down = Quelle Barricade est perdue ?
ask-take-offer = Que faites-vous ?
ask-give-water = Qui boit ? La soif devient Faim ou Détresse, selon le dé.
ask-give-food = Qui mange quoi ? Qui ne mange rien aura plus faim.
ask-feed-after = Lui donnez-vous à manger ?
ask-give-tasks = Qui fait quoi cette nuit ?
ask-before-fate = Le Destin va être tiré. Des soins d'abord ?
ask-which-medicine = Quel médicament pour { $person } ?
ask-whose-trait = Un Trait se montre, { $deed }. Chez qui ensuite ?
ask-habit = { $person } est en manque. Lui en donner ?
ask-keep-narrative = Quelle Action narrative gardez-vous ?
ask-put-back-narrative = Quelle Action narrative remettez-vous ?
ask-write-diary = Le journal intime a-t-il une page de plus ?
ask-tire = Combien de Fatigue pour { $person } ?
ask-where-to = Où va l'équipe ?
ask-pack = Qu'emporte l'équipe ?
ask-explore = Bruit { $noise }, cartes à venir : { $count }. Continuer ?
ask-explored = { $exploration } : et maintenant ?
ask-arrange = Quelle carte vient au rang { $count } ?
ask-which-row = Que fouillez-vous ?
ask-keep-find = Quelle trouvaille gardez-vous ?
ask-take-from-them = { $residents } : ce qu'on trouve ici est à eux ({ $findings }). Le prendre ?
ask-special-find = Une trouvaille spéciale : laquelle ?
ask-meet = { $residents } : que faites-vous ?
ask-whom-to-heal = Qui se fait soigner ?
ask-swap-location = À quel Lieu renoncez-vous ?
ask-choose-findings = Que rapportez-vous ? Poids { $count } sur { $least } pour l'instant.
ask-before-trade = Un troc va commencer.
ask-trade = Ce qui est sur la table vaut { $count }. Qu'échangez-vous ?
ask-arm-guards = Qui prend quelle arme ?
ask-before-defence = Le raid est là. Quelque chose avant les dés ?
ask-split-cut = { $count } à retrancher : Dégâts { $damage }, blessures { $wounds }. Comment ?
ask-raid-loss = { $count ->
    [one] Une pièce est perdue. Laquelle ?
   *[other] { $count } pièces sont perdues. Lesquelles ?
}
ask-crime-wave = { $count ->
    [one] Les rues empirent : une carte plus dure rejoint les paquets. Est-ce un raid ?
   *[other] Les rues empirent : { $count } cartes plus dures rejoignent les paquets. Combien de raids ?
}
ask-fight = { $count ->
    [one] Un adversaire
   *[other] { $count } adversaires
} en face. Se battre, changer d'arme ou fuir ?
ask-shots = Combien de tirs pour { $person } ?
ask-roll-again = { $person } a obtenu : { $face }. Relancer ? Encore { $count }.
ask-roll-again-enemy = { $enemy } a obtenu : { $face }. Faire relancer ce dé ?
ask-trust-fate = Le Destin peut s'en mêler.
ask-wound-enemy = Blessures à donner : { $count }. À qui ?
ask-kill = Coups mortels : { $count }. Qui tombe ?
ask-struck = Coups mortels à subir : { $count }. Qui est touché ?
ask-share-wounds = Blessures à subir : { $count }. Qui en prend une ?

## Ce qui s'est passé

event-day-began = Jour { $number }.
event-phase-began = { $phase }.
event-step-began = L'étape { $step } de la journée commence.
event-leader-passed = { $who } mène désormais.
event-die-rolled = { $what ->
    [rummage] { $person } a farfouillé : le dé noir donne { $rolled }.
    [noise-yes] Quelqu'un a entendu : le dé noir donne { $rolled }, pas plus que le Bruit ({ $most }).
    [noise-no] Personne n'a entendu : le dé noir donne { $rolled }, plus que le Bruit ({ $most }).
    [lock-yes] La serrure : le dé noir donne { $rolled }, et jusqu'à { $most } elle tient.
    [lock-no] La serrure cède : le dé noir donne { $rolled }, plus que { $most }.
    [shot-yes] On tire dehors : le dé noir donne { $rolled }.
    [shot-no] On ne tire pas dehors : le dé noir donne { $rolled }, plus que { $most }.
    [sniper-yes] Un tireur a vu { $person } : le dé noir donne { $rolled }, pas plus que { $most }.
    [sniper-no] Aucun tireur n'a vu { $person } : le dé noir donne { $rolled }, plus que { $most }.
    [foul-water-yes] L'eau était mauvaise : le dé noir donne { $rolled }.
    [foul-water-no] L'eau était bonne : le dé noir donne { $rolled }, plus que { $most }.
    [find-yes] Une trouvaille spéciale en plus : le dé noir donne { $rolled }, pas plus que { $most }.
    [find-no] Pas de trouvaille spéciale : le dé noir donne { $rolled }, plus que { $most }.
    [caught-yes] Cela touche { $person } : le dé noir donne { $rolled }, pas plus que { $most }.
    [caught-no] Cela épargne { $person } : le dé noir donne { $rolled }, plus que { $most }.
    [hidden-yes] Quelqu'un est passé par la cachette : le dé noir donne { $rolled }, pas plus que { $most }.
    [hidden-no] Personne n'est passé par la cachette : le dé noir donne { $rolled }, plus que { $most }.
    [thirst-yes] La soif devient Faim : le dé noir donne { $rolled }, pas plus que { $most }.
    [thirst-no] La soif devient Détresse : le dé noir donne { $rolled }, plus que { $most }.
    [unfed-yes] Rien à manger, et plus là : le dé noir donne { $rolled }, pas plus que { $most }.
    [unfed-no] Rien à manger, et encore là : le dé noir donne { $rolled }, plus que { $most }.
   *[other] Le dé noir donne { $rolled }.
}
event-band-rolled = { $what ->
    [page] { $script }
    [garden] Le jardin sauvage
    [event] Ce qu'apporte le matin
    [unfed] Rien à manger
    [trait] Un Trait
   *[card] Une carte
} : le dé noir donne { $rolled } ({ $least ->
    [0] { $most }
   *[other] de { $least } à { $most }
}).
event-empathy-rolled = Test d'Empathie : le dé montre { $rolled }. Cela touche : { $people }.
event-level-changed = { $person } : { $state }, désormais { $now }.
event-fell-asleep = { $person } s'endort.
event-story-ended = { $person } n'en peut plus ({ $state }).
event-died = { $person } meurt.
event-left = { $person } quitte la maison pour toujours.
event-joined = { $person } rejoint la maison.
event-went-away = { $person } s'absente. Retour : { $phase }.
event-came-back = { $person } revient.
event-ability-used = { $person } utilise une capacité.
event-trait-called = { $person } montre un Trait : { $deed }.
event-bought = Acheté : { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
}.
event-gained = Obtenu : { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
}.
event-spent = { $what ->
    [paid] Payé
    [commission] Commission
    [lost] Perdu
    [counter] Posé sur le comptoir
    [used] Utilisé
    [taken] Pris par d'autres
   *[discarded] Défaussé
} : { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
}.
event-used-to-build = Utilisé : { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
} (pour { $fitting }).
event-removed = Hors de la campagne : { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
}.
event-box-empty = Il n'y en a plus dans la boîte : { $good }.
event-swapped = { $count ->
    [-5] On en range cinq en Réserve x5 : { $good }.
   *[other] On reprend de la Réserve x5 : { $count } × { $good }.
}
event-token-came = Entre en jeu : { $token }.
event-token-went = N'est plus là : { $token }.
event-sat-out = Sans tâche à cette étape : { $people }.
event-ordered = { $person } se met au travail : { $deed } ({ $space }).
event-build-ordered = { $person } se met au travail : { $fitting }, en { $space }.
event-cleared = { $person } a dégagé : { $kind } ({ $space }).
event-remnants-left = { $person } a creusé en { $space } : il reste des gravats.
event-lock-held = { $person } a essayé la serrure en { $space } : elle tient.
event-built = Installation : { $fitting } en { $space }.
event-fitting-moved = { $person } a déplacé { $fitting } en { $space }.
event-dismantled = { $person } a démonté { $fitting }.
event-fitting-returned = { $fitting } retourne dans son paquet.
event-thought = Désormais constructible : { $fitting }.
event-barricade-changed = Barricades : { $now }.
event-cold-changed = Jetons Froid : { $now }.
event-sniped = Une balle a touché { $person }.
event-wait-placed = { $fitting } a besoin de temps, jusqu'à l'Aube.
event-wait-over = { $fitting } : l'attente est finie.
event-came-to-the-door = On frappe : { $visitor }.
event-event-came = Le matin apporte { $card }.
event-event-gone = Fin : { $card }.
event-chapter-began = Le Chapitre { $number } commence.
event-objective-shown = Objectif : { $objective }.
event-objective-paid = Pour { $objective } : { $good }.
event-objective-met = Objectif accompli : { $objective }.
event-objective-missed = Objectif manqué : { $objective }.
event-drank = { $person } a bu : { good-water }.
event-ate = { $person } a mangé : { $good }.
event-went-hungry = { $person } n'a rien mangé.
event-went-thirsty = { $person } n'a rien bu.
event-fed = { $token } a eu à manger : { $good }.
event-task-given = Cette nuit, { $person } { $task }.
event-drunk = { $person } a bu : { $good }.
event-medicine-placed = { $person } a reçu : { $good }.
event-treated = { $person } reçoit des soins : { $good }.
event-party-home = De retour : { $people }.
event-fate-drawn = Destin : { $fate }.
event-location-changed = { $location } n'est plus accessible.
event-location-drawn = { $location } est désormais accessible.
event-narrative-kept = Gardé : { $narrative }.
event-narrative-played = Joué : { $narrative }.
event-death-struck = Il manque quelqu'un à table.
event-set-out = En route vers { $location } : { $people }.
event-noise-changed = Le Bruit passe à { $now }.
event-cards-returned = On a pris son temps : { $count ->
    [one] une carte rendue
   *[other] { $count } cartes rendues
}, { $now } à venir.
event-unknown-grew = Il y a plus à explorer : { $now } cartes à venir.
event-explored = Exploré : { $exploration }.
event-not-here = { $exploration } : cela n'existe pas ici.
event-location-used = Sur place : { $deed }.
event-found-card = { $use ->
    [none] Rien d'utile : { $findings } ({ $deed }).
   *[some] Trouvé : { $findings } ({ $deed }).
}
event-door-held = La serrure a tenu.
event-met = Rencontre : { $residents }.
event-went-off = On ne les voit plus : { $residents }.
event-broke-off = { $person } ne peut plus continuer.
event-cache-found = Ce qui était caché ici y est encore.
event-cache-emptied = Quelqu'un a trouvé ce qui était caché ici.
event-carried = Rapporté : { $goods } (poids { $count }).
event-nobody-came = Personne ne revient.
event-trade-ended = Le troc est fini.{ $count ->
    [0] {""}
   *[other] {" "}Reste sur la table : une valeur de { $count }.
}
event-fight-began = Un combat commence. Ennemis : { $count }.
event-enemy-came = { $enemy } a en main : { $good }.
event-enemy-changed = { $enemy } continue avec : { $good }.
event-combat-rolled = { $person } lance { $die } : { $face }.
event-enemy-rolled = { $enemy } lance { $die } : { $face }.
event-enemy-hit = { $enemy } est touché, blessures { $now }.
event-enemy-fell = { $enemy } tombe.
event-enemies-ran = { $count } ont fui.
event-backstab = Une attaque en traître.
event-fled-fight = L'équipe a fui.
event-fight-ended = Le combat est fini.
event-armed = { $person } prend en main : { $good }.
event-weapon-failed = { $person } ne peut plus s'en servir : { $good }.
event-raid-came = Dans la nuit : { $raid }.
event-raid-ignored = Rien n'en est sorti.
event-raid-cut = La garde en ôte { $count }. Il reste : Dégâts { $damage }, Blessures { $wounds }.
event-crime-grew = Les rues empirent. Cartes plus dures mêlées aux paquets : raids { $raids }, Habitants { $residents }.
event-seat-bought = Places dans le car : { $count }.
event-script-read = On ouvre le livre : { $script }.
event-foreseen = { $count ->
    [one] Une carte regardée
   *[other] { $count } cartes regardées
} parmi { $deed }.
event-ended = { $ending } { $cause }

## Phases, tâches, fins

phase-morning = Matin
phase-day = Les travaux du jour
phase-dusk = Crépuscule
phase-evening = Soir
phase-trip = En ville
phase-raid = Nuit
phase-dawn = Aube
task-none = rien encore
task-bed = dort dans un Lit
task-floor = dort par terre
task-guard = monte la garde
task-scavenge = sort en ville
ending-victory = La guerre est finie, et certains d'entre vous l'ont vue finir.
ending-outlived = La guerre est finie, mais aucun de ceux du début ne l'a vue finir.
ending-defeat = La maison est perdue.
cause-ceasefire = Les armes se sont tues.
cause-nobody-left = Il ne restait plus personne.
cause-unguarded = Personne ne montait la garde.
cause-conceded = Les autres n'ont plus voulu continuer.
cause-convoy = Le dernier convoi est parti.
subtitle = Jour { $number } : { $phase }
gauge-cold = Froid
gauge-group = Le groupe
gauge-food = Nourriture
gauge-water = Eau
gauge-noise = Bruit
tag-leader = Mène
space = { $label }
script-named = « { $title } » (page { $number })
with-goods = , avec { $goods }
nobody = personne
so-many = { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
}
nothing-carried = rien
space-anywhere = dans la maison
card-unknown = une carte inconnue

## États et biens

state-fatigue = Fatigue
state-hunger = Faim
state-wounds = Blessures
state-illness = Maladie
state-misery = Détresse
good-assault-rifle = Fusil d'assaut
good-shotgun = Fusil à canon scié
good-pistol = Pistolet
good-hatchet = Hachette
good-knife = Couteau
good-broken-assault-rifle = Fusil d'assaut cassé
good-broken-shotgun = Fusil à canon scié cassé
good-broken-pistol = Pistolet cassé
good-weapon-part = Pièce d'arme
good-shell = Douille
good-ammo = Munitions
good-canned-food = Conserve
good-raw-food = Nourriture crue
good-vegetable = Légume
good-pure-alcohol = Alcool pur
good-moonshine = Gnôle
good-cigarette = Cigarette
good-coffee = Café
good-sugar = Sucre
good-saw-blade = Lame de scie
good-shovel = Pelle
good-lockpick = Crochet
good-guitar = Guitare
good-broken-guitar = Guitare cassée
good-book = Livre
good-electrical-part = Pièce électrique
good-mechanical-part = Pièce mécanique
good-jewelry = Bijou
good-filter = Filtre
good-meds = Médicaments
good-bandages = Bandages
good-herbal-meds = Remède aux herbes
good-chems = Produits chimiques
good-herb = Herbe
good-water = Eau
good-wood = Bois
good-components = Composants

## Ce qu'on fait

deed-rummage = farfouiller
deed-search = fouiller
deed-go-outside = sortir
deed-new-idea = chercher une nouvelle idée
deed-wild-garden = voir le jardin sauvage
deed-fetch-water = puiser de l'eau
deed-clear = dégager
deed-help = prêter main-forte
deed-build = construire
deed-build-it = construire { $fitting }
deed-move = déplacer un Aménagement
deed-dismantle = démonter un Aménagement
deed-perform = faire quelque chose pour les autres
deed-nap = faire une sieste
deed-read = lire
deed-board-up = barricader
deed-craft-filters = fabriquer des Filtres
deed-craft-shovel = fabriquer une Pelle
deed-cook = cuisiner
deed-collect-rain = recueillir la pluie
deed-set-trap = poser le piège
deed-heat = chauffer
deed-information = écouter les nouvelles
deed-radio-music = écouter de la musique
deed-grow-herbs = faire pousser des Herbes
deed-brew = faire de l'alcool
deed-repair-weapons = réparer des armes
deed-repair-guitar = réparer la Guitare
deed-load-shells = recharger des Douilles
deed-forge-lockpick = fabriquer un Crochet
deed-forge-saw-blade = fabriquer une Lame de scie
deed-forge-hatchet = fabriquer une Hachette
deed-forge-knife = fabriquer un Couteau
deed-cook-well = cuisiner
deed-heat-well = chauffer
deed-grow-vegetables = faire pousser des Légumes
deed-distil = distiller
deed-mix-herbal = préparer un Remède
deed-mix-meds = préparer des Médicaments
deed-make-bandages = faire des Bandages
deed-roll-cigarettes = rouler des Cigarettes
deed-reconnoitre = reconnaître les lieux
deed-trade = troquer
deed-heal = se faire soigner
deed-socialise = passer un moment avec des gens
deed-trait-A = une habitude, ou un réconfort
deed-trait-B = le souci des autres
deed-trait-C = le corps
deed-look-events = les prochains Événements
deed-look-unknown = ce qui attend
deed-look-residents = les prochains Habitants
deed-look-raids = les prochains Raids nocturnes
deed-furniture = mobilier
deed-junk = bric-à-brac
deed-pantry = garde-manger
deed-special = trouvaille spéciale
deed-any = n'importe quoi
row-furniture = mobilier
row-junk = bric-à-brac
row-pantry = garde-manger
row-special = trouvaille spéciale
find-page = une page du livre

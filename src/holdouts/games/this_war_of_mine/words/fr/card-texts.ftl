# Ce qui est imprimé sur les cartes, tiré de ce qu'elles font.

## Les gens et la maison

text-nothing = Elle ne fait rien par elle-même.
text-amount = { $count ->
    [1] { $of ->
        [components] 1 × { piece }
       *[other] { piece }
    }
   *[other] { $count } × { piece }
}
text-food = { $count ->
    [0] Nourriture : qui en mange n'a pas plus faim.
   *[other] Nourriture : Faim −{ $count }.
}
text-alcohol = Alcool : Détresse −1, Fatigue +{ $count }.
text-medicine = { $kind ->
    [bandages] Remède, pour les Blessures : posé sur une carte, il agit à l'Aube.
   *[other] Remède, contre la Maladie : posé sur une carte, il agit à l'Aube.
}
text-weapon = { $gun ->
    [true] Arme à feu : { $die }, et une Munition par tir.
   *[other] Arme : { $die }.
}
text-ammo = Une arme à feu en prend une par tir.
text-good = Vaut { $value }, poids { $weight }, { $count } dans la boîte.
text-character = Empathie { $empathy }, Prouesse { $prowess }, sac à dos { $backpack }.
text-habit = Habitude : { piece }.
text-opens-with = Ouvre les portes avec : { piece }, sans perdre l'outil.
text-ability = { $use ->
    [day] Une fois par jour
    [trip] Une fois par sortie
   *[always] À tout moment
}{ $at ->
    [action] , comme action de jour
    [trip] {""} en ville
    [flight] , en fuyant
    [dawn] {""} à l'Aube
   *[any] {""}
} : { $effects }
text-takes = Il faut : { piece }.
text-first-loot = À moitié dégagé : { $goods }.
text-loot = Dessous : { $goods }.
text-cost = À construire : { $goods }.
text-next-to = Se place à côté de : { $name }.
text-bed = Qui y dort se réveille avec Fatigue 0.
text-bonus = À la première construction : { $effects }
text-raid-shield = À chaque raid : Dégâts −{ $damage }, blessures −{ $wounds }.
text-action = Action, { $deed }{ $daily ->
    [true] , une fois par jour
   *[false] {""}
}{ $waits ->
    [true] , prêt à l'Aube
   *[false] {""}
}{ $asleep ->
    [true] , même en dormant
   *[false] {""}
}{ $owning ->
    [none] {""}
   *[book] , avec un Livre dans la Réserve
} : { $each ->
    [true] autant de fois qu'on peut payer, { $ways }
   *[false] { $ways }
}.
text-recipe = { $pay } → { $gain }
text-less-cold = { $count } Froid de moins
text-barricades = { $count } Barricade

## La ville

text-here = Ici on peut : { $deeds }.
text-maps = On trouve ici : { $maps }.
text-arrival = À l'arrivée : { $effects }
text-leaving = Au départ : { $effects }
text-residents = Qui l'on rencontre ici : { $name }.
text-residents-if-armed = Qui vient armé rencontre d'abord : { $name }.
text-special = Une trouvaille spéciale { $instead ->
    [true] est, à la place : { piece }.
   *[false] apporte en plus : { piece }.
}
text-doubled = Ce qu'on trouve ici compte double : { piece }.
text-distant = Seulement au loin : pas sur l'emplacement le plus proche.
text-enemies = { $count ->
    [one] Un ennemi
   *[other] { $count } ennemis
}. A : { $a } ; B : { $b } ; C : { $c }.{ $thug ->
    [true] {" "}Personne ne les pleure.
   *[false] {""}
}
text-unarmed = rien
text-stays = Ces gens vivent ici : ce qu'on trouve est à eux.
text-offer = { $name } : { $effects }.
text-offer-for = { $name } ({ $price }) : { $effects }.
text-returns = { $count ->
    [one] une carte rendue
   *[other] { $count } cartes rendues
}
text-noise = Bruit +{ $count } et un jet
text-value = des jetons valant { $count } ou plus
text-all-food = toute la nourriture
text-kept = Gardée en tête, elle permet une attaque en traître avant un combat de cette nuit.
text-may-end = Vous pouvez rentrer après.
text-reality = On ouvre le livre.
text-script = On lit une page du livre.
text-row = { $row ->
    [furniture] Mobilier
    [junk] Bric-à-brac
    [pantry] Garde-manger
   *[special] Trouvaille spéciale
} : { $goods }.
text-raid = Dégâts { $damage }, blessures { $wounds }{ $loss ->
    [value] {" "}; le plus précieux part d'abord.
    [green] {" "}; les jetons verts partent d'abord.
   *[choice] .
}
text-unless-cut = Sauf si le raid est réduit de { $count } ou plus : { $effects }

## Les jours

text-settles = L'Objectif est réglé, le suivant est révélé.
text-cold = Froid +{ $count }.
text-lies = { $stays ->
    [raids] Elle reste { $count ->
        [one] une nuit
       *[other] { $count } nuits
    }.
    [wounded] Elle reste jusqu'à ce que quelqu'un soit touché.
    [chapter] Elle reste jusqu'au prochain Chapitre.
    [dawn] Elle reste jusqu'à la fin de l'Aube.
    [night] Elle reste pour le raid de cette nuit.
   *[day] Elle reste pour la journée.
}
text-ceasefire = La guerre est finie.
text-squares = À défausser, dans n'importe quel ordre : { $goods }.
text-worth = Des jetons valant { $count } au total sont à défausser.
text-needs = Au moment de le régler : { $need }.
text-reward = Si accompli : { $effects }
text-penalty = Si manqué : { $effects }
text-treats = { $state ->
    [wounds] Blessés
   *[illness] Malades
}, avec { $medicine ->
    [meds] Médicaments
    [herbal] Remède aux herbes
   *[bandages] Bandages
} : −{ $count }.
text-untreated = { $state ->
    [wounds] Blessés
   *[illness] Malades
} à partir du niveau { $least }, sans soins : +{ $count }.
text-frost = À partir de { $count } Froid : { $effects }
text-trait = { $letter ->
    [A] Traits, A : qui manque de ce dont il a l'habitude, Détresse +1 ; qui trouve du réconfort, Détresse −1.
    [B] Traits, B : qui a au moins { $warm } d'Empathie et voit quelqu'un à { $bad } de Blessures ou de Maladie, Détresse +1 ; les autres, s'il reste moins de { $larder } vivres en Réserve, Détresse +1.
   *[C] Traits, C : qui a { $starving } de Faim ou { $bad } de Blessures, Détresse +1 ; qui n'a aucun État au-dessus de 1, Détresse −1.
}
text-exchange = { $which ->
    [near] Le Lieu le plus proche
    [middle] Le Lieu du milieu
   *[far] Le Lieu le plus lointain
} laisse place à un autre.
text-twist = En combat, avec le dé { $die ->
    [grey] gris
    [yellow] jaune
   *[red] rouge
} : { $does ->
    [wounds] { $count } blessures.
    [dodge] une esquive, aucune blessure ce tour-ci.
    [jammed] l'arme s'enraye pour ce combat.
   *[lost] l'arme est perdue pour ce combat.
}
text-timing = Se joue { $timing ->
    [dusk] au Crépuscule
    [evening] le Soir
    [day] de jour, après une étape
    [trip] en ville
    [findings] au choix des trouvailles
    [raid-before] avant un raid
    [raid] pendant un raid
    [fight-before] avant un combat
    [fight] pendant un combat
    [die] sur un dé de combat
    [dawn] à l'Aube, avant le Destin
    [trade] avant un troc
   *[any] à tout moment
}.
text-token = Vaut { $value }, poids { $weight }.
text-scenario = { $people } personnes, { $events } Événements ordinaires, Froid { $cold }.
text-colour = Elle dit quelle entrée du livre on lit.

## Ce qui dure

change-backstab-by = Une attaque en traître qui touche fait { $amount } blessure de plus.
change-backstab-suffered-by = Une fois par sortie, en fuyant : { $amount } blessures de moins dans le dos.
change-catch-by = Un Piège donne { $amount } de plus.
change-commission-by = Un troc coûte { $amount } de moins en commission.
change-green-price-by = Les jetons verts coûtent { $amount } de plus.
change-junk-draw-at-least = Dans le bric-à-brac, piochez { $amount } Trouvailles et gardez-en une.
change-pantry-draw-at-least = Dans un garde-manger, piochez { $amount } Trouvailles et gardez-en une.
change-noise-limit-at-most = Le Bruit ne dépasse jamais { $amount } ici.
change-noise-start-to = Le Bruit commence à { $amount } ici.
change-raid-damage-by = Les raids font { $amount } Dégâts de plus.
change-raids-at-least = On pioche { $amount } cartes de raid.
change-rummage-by = Farfouiller rapporte { $amount } de plus.
change-snipers-at-least = Qui part en ville lance le dé rouge, jusqu'à ce que quelqu'un soit touché.
change-special-furniture-at-least = Dans le mobilier, trouvailles spéciales jusqu'à { $amount } au dé.
change-unknown-by = On pose { $amount } cartes de plus.
change-water-wood-at-least = Deux Eaux bues aujourd'hui coûtent aussi un Bois.
change-wood-capacity-by = On peut rapporter { $amount } de plus, en Bois seulement.
forbid-shovel = Dégage les Gravats sans Pelle.
forbid-cooking-water = Cuisine sans Eau.

effect-feed = Nourrissez le feu de { $amount }.
effect-draw =
    { $amount ->
        [1] Piochez une carte.
       *[other] Piochez { $amount } cartes.
    }
if-low-fire = le feu est à 2 ou moins
    .not = le feu est au-dessus de 2
change-burning-by =
    { $less ->
        [true] Une nuit prend { $amount } de moins au feu.
       *[other] Une nuit prend { $amount } de plus au feu.
    }
when-dusk =
    { $whose ->
       *[anybody] Quand la nuit tombe
    }

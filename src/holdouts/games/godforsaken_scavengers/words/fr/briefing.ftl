briefing-win = Traversez tous les Lieux, le dernier compris, et soyez en vie à la fin de sa manche. Ce qui est demandé en plus est écrit plus bas.
briefing-lose = Trop d'Afflictions vous tuent. Un Péril en apporte une, et chaque repas que vous ne pouvez pas payer aussi.
briefing-draw-deck = La pioche : { $actions } Actions, que l'on garde, joue ou mange ; { $perils } Périls, qui frappent qui les retourne ; { $opportunities } Opportunités et { $anomalies } Anomalies.
briefing-levels = Les marques au dos d'une carte donnent son niveau. Au niveau 1, peu de Périls ; au niveau 2, une carte sur cinq ; au niveau 3, une sur trois, mais les meilleures cartes y sont aussi.
briefing-afflictions = Le paquet d'Afflictions : { $count } façons d'aller plus mal, presque toutes différentes.

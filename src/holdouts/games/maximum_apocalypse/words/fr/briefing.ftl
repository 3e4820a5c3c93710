briefing-win = Vous gagnez ou perdez ensemble.
briefing-lose = Vous perdez ensemble quand plus personne n'est en vie, ou quand il faut poser un pion Monstre et qu'il n'en reste pas. On meurt sans points de vie, sans carte à piocher, ou de faim.
briefing-deck = { $deck } : { $goods }.
briefing-good = { $count } { $good }
briefing-family-ammo = Munitions
briefing-monsters = Le deck Monstre : ce qui en sort s'accroche à qui l'a pioché et attaque à la fin de ses tours, jusqu'à sa mort.
briefing-own-deck = Votre deck : 30 cartes que personne d'autre n'a. Vous en piochez une à chaque tour ; quand il n'en reste plus, vous mourez.

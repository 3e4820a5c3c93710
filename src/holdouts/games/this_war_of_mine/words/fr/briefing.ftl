briefing-lose = C'est perdu quand il ne reste personne du groupe, ou quand une nuit se passe sans garde. La Faim, les Blessures, la Maladie ou la Détresse à 4 mettent fin à l'histoire d'un Personnage.
briefing-together = Vous guidez ensemble un seul groupe de civils. Aucun Personnage n'est à personne ; vous gagnez ou perdez ensemble.
briefing-leader = Tout le monde lit la question et peut désigner une réponse ; qui mène choisit. On mène à tour de rôle, après chaque étape du jour et chaque pas dans le noir.
briefing-ceasefire = Vivez jusqu'au cessez-le-feu avec au moins une des personnes du début.
briefing-house = { $people ->
    [one] Une personne
   *[other] { $people } personnes
} dans une maison { $house ->
    [ready] déblayée et meublée.
    [half] à moitié déblayée.
   *[ruin] pleine de gravats et de portes fermées.
}
briefing-day = Un jour, c'est trois étapes de travail, puis l'eau et le repas. Pour la nuit, chacun dort, monte la garde ou sort chercher ce qui manque. Un raid peut venir, et l'aube apporte une carte de Destin.
briefing-chapters = { $count } Chapitres y mènent, chacun avec un Objectif qui rend le suivant plus facile ou plus dur.
briefing-convoy = Achetez à la Gare de triage une place dans le dernier car pour chacun de la maison. Il part au bout de { $days } jours, et au moins une des personnes du début doit être à bord.
briefing-events = { $count } cartes font les matins{ $finals ->
    [0] .
    [one] , et l'on sait laquelle est tout en dessous.
   *[other] {" "}; les { $finals } dernières sont tout en dessous, et une seule suffit à tout finir ou à tout prolonger.
}
briefing-city = { $count } Lieux, dont trois sont à portée à la fois ; on y explore { $cards } cartes de pièces, de portes et de bruits.
briefing-findings = { $count } cartes de Trouvailles : ce que contient un tiroir, un tas ou un garde-manger.
briefing-people = On rencontre { $residents } Habitants la nuit, { $visitors } Visiteurs le jour.
briefing-raids = { $count } Raids nocturnes sont prêts ; { $red } autres, pires, s'y mêlent quand les rues empirent.
briefing-dawn = { $fate } cartes de Destin décident de ce que l'aube fait des blessés et des malades ; { $narratives } Actions narratives peuvent être gardées.
briefing-book = Le Livre des scripts compte { $count } pages qu'on peut rencontrer. Il se souvient de ce que vous avez choisi.

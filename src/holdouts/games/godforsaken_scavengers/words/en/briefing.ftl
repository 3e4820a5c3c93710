briefing-win = Cross all Locations, the last one included, and be alive when its round is over. Whatever else is asked stands below.
briefing-lose = Too many Afflictions kill you. A Peril brings one, and so does every meal you cannot pay for.
briefing-draw-deck = The draw deck: { $actions } Actions, which you hold, play or eat; { $perils } Perils, which strike whoever turns them up; { $opportunities } Opportunities and { $anomalies } Anomalies.
briefing-levels = The marks on a card's back are its level. Of level 1, few cards are Perils; of level 2 one in five; of level 3 one in three, and the best ones lie there, too.
briefing-afflictions = The Affliction deck: { $count } ways to feel worse, no two quite alike.

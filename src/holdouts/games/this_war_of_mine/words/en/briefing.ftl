briefing-lose = It is lost when nobody of the group is left, or when a night finds nobody on guard. Hunger, Wounds, Illness or Misery at 4 ends the story of a Character.
briefing-together = All of you guide one group of civilians. No Character belongs to anybody; you win or lose together.
briefing-leader = Everybody reads the question and may point at an answer; the Leader chooses. The Leader changes after each step of the day and each step into the dark.
briefing-ceasefire = Live to see the Ceasefire with at least one of those with whom the siege began.
briefing-house = { $people ->
    [one] One person
   *[other] { $people } people
} in a house { $house ->
    [ready] that is cleared and furnished.
    [half] that is half cleared.
   *[ruin] full of rubble and locked doors.
}
briefing-day = A day is three steps of work, then water and food. For the night everybody sleeps, stands guard or goes out for what is missing. A raid may come, and Dawn brings a card of Fate.
briefing-chapters = { $count } Chapters lead there, each with an Objective that makes the next one easier or harder.
briefing-convoy = Buy a seat on the last bus for everybody in the house, at the Railway Yard. It leaves after { $days } days, and at least one of those who began the siege must be aboard.
briefing-events = { $count } cards bring the mornings{ $finals ->
    [0] .
    [one] , the last of them known to lie at the bottom.
   *[other] ; the { $finals } last of them lie at the bottom, and one is enough to end or to prolong it all.
}
briefing-city = { $count } Locations, three of which can be reached at a time; { $cards } cards of rooms, doors and noises are explored there.
briefing-findings = { $count } cards of Findings: what a drawer, a heap or a pantry holds.
briefing-people = { $residents } Residents are met at night, { $visitors } Visitors by day.
briefing-raids = { $count } Night Raids lie ready; { $red } worse ones are mixed in as the streets get worse.
briefing-dawn = { $fate } cards of Fate decide how each Dawn treats the wounded and the ill; { $narratives } Narrative Actions are yours to keep.
briefing-book = The Book of Scripts has { $count } pages that can be met. It remembers what you chose.

# What lies on the table and is no term of the glossary.

piece-character = Character
piece-character-means = Somebody of the group: how easily they are touched, how they fight, how much they carry, a habit and one ability.
piece-shelter-card = Shelter card
piece-shelter-card-means = What lies in the house: Rubble, Bars and Locked Doors block the way, Furniture and Junk do not. Nobody knows what is under it.
piece-location = Location
piece-location-means = Where the party may go tonight: near, farther or far. The farther, the less there is left to explore.
piece-exploration = Exploration
piece-exploration-means = One step into the dark: something to search, a door, a noise. What one does there quickly is heard.
piece-residents = Residents
piece-residents-means = Who is met in the city: people to talk to, to trade with, to run from.
piece-raid = Night Raid
piece-raid-means = What comes to the house while others are out. Guards take something off it; what is left costs goods and blood.
piece-event = Event
piece-event-means = What the morning brings to everybody. Some stay for days.
piece-objective = Objective
piece-objective-means = What the group tries to bring about in this Chapter, square by square.
piece-goods = Goods
piece-goods-means = Everything one can eat, burn, build with, trade or need badly. There is only as much of it as the box holds.
piece-ladder = Ladder
piece-ladder-means = The way from floor to floor. A space that cannot be reached is of no use.
piece-wait = Wait
piece-wait-means = Something was begun that needs the night. It is ready at Dawn.

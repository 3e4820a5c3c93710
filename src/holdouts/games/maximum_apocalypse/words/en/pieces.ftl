# What lies on the table and is no term of the glossary.

piece-tile = Tile
piece-tile-means = A place on the map. The number in its corner is rolled when monsters gather; its letters say which decks can be searched there.
piece-survivor = Survivor
piece-survivor-means = Who you are: hit points, an ability, and a deck of cards that nobody else has.
piece-monster = Monster
piece-monster-means = It attaches itself to a survivor, goes where they go, and attacks at the end of their turn until it is killed.
piece-goal = Goal
piece-goal-means = A place the mission asks for.

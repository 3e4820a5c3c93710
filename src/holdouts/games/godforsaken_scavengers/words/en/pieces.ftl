# What lies on the table and is no term of the glossary.

piece-pile = Search pile
piece-pile-means = Cards nobody has seen. The marks on the back say how dangerous the top card may be, and how good.

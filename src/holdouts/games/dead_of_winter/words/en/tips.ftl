tip-exposed = The exposure die: half of its faces are blank, the others are wounds, frostbites, and one bite. It is rolled for every move and for every zombie killed.
tip-died = A death costs morale. After a bite it may not be the last one: the bite spreads to the survivor of the lowest influence at the same place.
tip-crisis-revealed = A crisis asks for cards of its symbol, as many as there are players. What is given lies face down: nobody knows who gave what, and a wrong card counts against it.
tip-crossroads-read = A crossroads: the player on the right has held this card since the turn began, and something has just happened that it waits for.
tip-vote-called = Everybody shows a thumb at the same time. If the thumbs are even, the first player decides.
tip-exiled-unseen = An exile has left the Colony for good, with a new objective that nobody else knows. They still play.
tip-starved = There was not food enough. The Colony goes hungry, a starvation token is added, and morale falls.
tip-overrun = All spaces of an entrance were taken, and no barricade stood there: the zombie got in, and somebody died.

tip-exposed = Le dé d'exposition : la moitié de ses faces sont vides, les autres sont des blessures, des engelures et une morsure. On le lance à chaque déplacement et pour chaque zombie tué.
tip-died = Une mort coûte du moral. Après une morsure, ce n'est peut-être pas la dernière : elle passe au survivant de plus faible influence du même lieu.
tip-crisis-revealed = Une crise demande des cartes de son symbole, autant qu'il y a de joueurs. Ce qu'on donne reste face cachée : personne ne sait qui a donné quoi, et une carte qui ne convient pas compte contre.
tip-crossroads-read = Une croisée des chemins : la personne à droite tenait cette carte depuis le début du tour, et ce qu'elle attendait vient d'arriver.
tip-vote-called = Tout le monde montre un pouce en même temps. À égalité, le premier joueur décide.
tip-exiled-unseen = En exil, on a quitté la Colonie pour de bon, avec un nouvel objectif que personne d'autre ne connaît. On joue encore.
tip-starved = Il n'y avait pas assez à manger. La Colonie a faim, un jeton famine s'ajoute, et le moral baisse.
tip-overrun = Toutes les cases d'une entrée étaient prises, sans barricade : le zombie est entré, et quelqu'un est mort.

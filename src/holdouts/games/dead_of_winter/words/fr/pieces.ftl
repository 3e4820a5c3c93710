# Ce qui se trouve sur la table sans être un mot du lexique.

piece-survivor = Survivant
piece-survivor-means = Quelqu'un de votre groupe : quel dé il lui faut pour attaquer et pour fouiller, et une capacité. Deux blessures passent encore ; la troisième est la dernière.
piece-item = Objet
piece-item-means = Ce qu'on trouve en fouillant. On le joue et il va à la décharge, on le donne à la crise, ou on le met de côté pour l'objectif principal ; son symbole dit à quoi il peut servir.
piece-objective = Objectif principal
piece-objective-means = Ce que tout le monde veut atteindre : combien de moral et de manches il y a, comment la partie commence, et ce qui la gagne.
piece-secret = Objectif secret
piece-secret-means = Ce que vous voulez en plus, pour vous. Personne d'autre ne le voit avant la fin. L'un de ceux qu'on a distribués est peut-être une trahison.
piece-crossroads = Croisée des chemins
piece-crossroads-means = Une histoire à deux voies, tenue par la personne à votre droite à chacun de vos tours. Si vous faites ce qu'elle attend, elle est lue à voix haute.
piece-zombie = Zombie
piece-zombie-means = Il occupe une case d'une entrée. S'il en vient un et que toutes sont prises, il entre, et le survivant de plus faible influence du lieu meurt.

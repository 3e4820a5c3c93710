tip-spawned = L'apparition : là où une tuile porte le nombre obtenu, les monstres s'attroupent. Qui s'y trouve en pioche un.
tip-monster-met = Un monstre s'accroche à qui l'a pioché, marche avec lui et attaque à la fin de ses tours, jusqu'à sa mort.
tip-hungrier = La faim monte à la fin de chaque tour. La Nourriture la fait baisser ; à 6 on dépérit, et c'est pire à chaque tour.
tip-token-placed = Un crâne est un pion Monstre. Qui s'y rend passe sans bruit si deux dés ne dépassent pas sa Furtivité, moins un par pion ; sinon il pioche un monstre par pion.

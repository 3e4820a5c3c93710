# Une campagne sur papier.

sheet-title = La feuille de sauvegarde
sheet-note = Reprenez une campagne notée sur papier. Ce que la feuille ne dit pas est redistribué. Laissez-la vide pour en commencer une autre.
sheet-how = Recopiez ceci, ou gardez cette page. Tout peut être saisi à nouveau en ouvrant une table :
sheet-go-on = une nouvelle table
sheet-when = Une feuille est faite pour le moment qui suit l'Aube : elle ne dit rien de ce qui est en cours de jour ou de nuit.
sheet-back = Retour à la table

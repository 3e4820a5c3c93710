lesson-first-night-title = La première nuit
lesson-first-night-fire = Voici le feu. Entretenez-le cinq nuits et tous gagnent ; s'il s'éteint, tous ont perdu.
lesson-first-night-watch = À la tombée de la nuit, chacun dit en même temps s'il veille. Sans veilleur, le feu brûle plus vite ; qui veille n'a pas de tour. Laissez cela aux autres, cette fois.
lesson-first-night-watch-else = Il faut bien que quelqu'un le fasse. Vous n'aurez pas de tour cette nuit.
lesson-first-night-feed = Tavo veille, le tour est donc à vous. Le bois sec nourrit le feu. Jouez-le.
lesson-first-night-end = Il reste quatre nuits. La leçon s'arrête ici ; le feu est à vous.

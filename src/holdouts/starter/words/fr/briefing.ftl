briefing-win = Entretenez le feu pendant cinq nuits, et tous gagnent.
briefing-lose = Si le feu s'éteint, tous ont perdu.

# La couleur dans laquelle on est dessiné.

colour = Ma couleur
colour-0 = Bleu
colour-1 = Rouille
colour-2 = Violet
colour-3 = Bleu canard
colour-4 = Prune
colour-5 = Olive

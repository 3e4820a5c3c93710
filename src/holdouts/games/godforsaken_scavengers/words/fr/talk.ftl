# Ce qui se dit à la table d'un bouton.

phrase-have-food = J'ai de la nourriture en trop.
phrase-need-food = Je n'ai rien à manger.
phrase-stop-searching = Arrêtez de fouiller : cela devient dangereux.
phrase-i-play = Laissez-moi d'abord jouer une carte.
phrase-keep-cards = Gardez vos cartes pour le péril.

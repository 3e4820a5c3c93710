# Ce qui se dit à la table d'un bouton.

phrase-have-food = J'ai de quoi manger.
phrase-have-medicine = J'ai des médicaments.
phrase-have-fuel = J'ai du carburant.
phrase-need-food = Quelqu'un peut-il donner de la nourriture ?
phrase-need-medicine = Quelqu'un peut-il donner des médicaments ?
phrase-need-fuel = Quelqu'un peut-il donner du carburant ?
phrase-need-tools = Quelqu'un peut-il donner un outil ?
phrase-give-crisis = J'ai donné ce que la crise demande.
phrase-cannot-give = Je n'ai rien pour la crise.
phrase-clear-entrances = Quelqu'un doit dégager les entrées.
phrase-do-not-search = Ne fouillez pas là-bas : trop de bruit.
phrase-i-go = Je sors.
phrase-vote-with-me = Votez avec moi.
phrase-trust-me = Vous pouvez me faire confiance.

# Ce qui se dit à la table d'un bouton.

phrase-need-healing = Quelqu'un peut-il me soigner ?
phrase-need-food = Quelqu'un peut-il donner de la nourriture ?
phrase-need-ammo = Quelqu'un peut-il donner des munitions ?
phrase-i-fight = Je m'occupe des monstres.
phrase-come-to-me = Venez vers moi.
phrase-i-scavenge = Je fouille ici.
phrase-run = Il faut fuir.

# Ce que fait un groupe de réponses, en un mot ou deux.

group-dig = Fouiller
group-change-pile = Changer de pile
group-take = Prendre
group-play = Jouer
group-complete = Accomplir
group-aim = Choisir quelqu'un
group-on-pile = Choisir une pile
group-neutralise = Neutraliser
group-pay = Dépenser
group-drop = Défausser
group-give = Donner
group-swap = Échanger
group-select = Choisir une carte
group-affected = Choisir une Affliction
group-next-place = Placer ensuite
group-eat = Poser comme nourriture
group-share = Partager la nourriture
group-become = Devenir
group-vow = Promettre
group-of-kind = Promettre
group-include = Faire entrer

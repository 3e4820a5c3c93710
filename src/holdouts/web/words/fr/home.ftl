# L'accueil, le formulaire d'une nouvelle table, et ce qu'on dit quand quelque chose a mal tourné.

report-lead = Dites ce qui s'est passé et ce que vous attendiez. Vous recevez un fichier avec vos mots et ce que votre place peut savoir de la table ; rien de ce qui vous est caché n'y figure. Envoyez-le à qui s'en occupe.
report-text = Que s'est-il passé ?
report-go = Créer le fichier
report-back = Revenir à la table

## Ses tables, et jouer tout de suite

tables-mine = À vous de jouer
tables-waiting = En attente des autres
tables-finished = Parties finies
table-won = gagnée
table-lost = perdue
play-now = Jouer maintenant
play-now-note = Avec deux automates ordinaires.

## L'appel à la table

calling-turn = À vous
calling-sound = Un son quand c'est à moi
calling-notice = Une notification quand c'est à moi et que je suis ailleurs
calling-denied = Ce navigateur n'autorise pas la page à vous prévenir ; cela se règle chez lui.

## Une campagne

campaign-begin = Campagne : { $title }
campaign-lead = Des chapitres de { $game } qui se suivent : ce que vous portez, et ce que vous avez perdu, voyage avec vous.
campaign-go = Se mettre en route
road-link = La campagne
road-onward = Poursuivre la route
road-end = Le bout de la route
road-table = À la table
road-waiting = Réponses attendues : { $who }.
road-nothing = Il n'y a rien à régler avant le chapitre suivant.
road-go = Poursuivre la route
road-now = Continuer sans attendre
road-chapters = La route jusqu'ici
road-look = Revoir la fin
road-now-played = en cours

# Ce que dit la page autour d’une partie.

skip = Aller à la table
home = Accueil
languages = Langue
tools = Outils
tabs = Que regarder
close = Fermer
copy = Copier
copied = Copié

## Les parties de la table

part-scene = Table
part-prompt = Ce que vous pouvez faire
part-hand = Ce qui est à vous
part-people = Joueurs
part-log = Journal
part-chat = Discussion
part-side = Joueurs, journal et discussion
zone-empty = vide
cell-free = une tuile peut être posée ici
also-now = Vous pouvez aussi
you-could = Vous pouvez intervenir
tag-deciding = réfléchit
watching = Vous regardez la partie. Rien de caché ne vous est montré.
paused = En pause
paused-host = La partie est en pause : personne ne peut choisir, aucun chronomètre ne tourne.
paused-guest = La partie est en pause jusqu’à ce que l’hôte la relance.
clock = Secondes restantes
clock-still = arrêtée
since-your-turn = depuis votre dernier choix
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
rule-open = Lire la règle { $id }
sheet = Toutes les cartes de cette pile
gathering = Tout le monde n’est pas encore là. Envoyez ces liens à vos amis ; la partie commence quand tous sont arrivés.
gathering-wait = Tout le monde n’est pas encore là. La partie commence quand tous sont arrivés.
past = Telle qu’elle était après le choix { $number }

## Outils

undo = Annuler
rules = Règles
rules-search = Chercher dans les règles, ou taper un numéro
rules-none = Aucune règle ne contient ces mots.
history = Historique
history-at = Après le choix
history-close = Revenir au présent
rewind = Demander à revenir ici
help = Aide
settings = Réglages
no-animation = Sans animation
host = Vous êtes l’hôte
pause = Mettre en pause
go-on = Reprendre
seats = Places
seat-you = vous
seat-person = une personne
seat-device = sur cet appareil
seat-open = on attend un ami
seat-sensible = robot prudent
seat-random = robot au hasard
invite-link = Invitation pour { $name }
watch-link = Pour regarder
hand-over = Confier à un robot
hand-back = Rendre la place
hand-for = Confier la place de { $name } à un robot
hand-mine = Reprendre la partie
bot-plays = Un robot joue pour vous.
keep-save = Enregistrer dans un fichier
read-story = Lire le récit
play-again = Jouer une autre partie
report = Signaler un problème

key-digits = choisir la réponse de ce numéro
key-arrows = passer d’une réponse ou d’une carte à l’autre
key-enter = choisir ce qui est sélectionné
key-undo = revenir sur votre dernier choix
key-log = aller au journal
key-chat = aller à la discussion
key-rules = ouvrir les règles
key-history = revoir la partie
key-settings = réglages, places et invitations
key-help = cette aide
key-escape = fermer ce qui est ouvert
help-cards = Ce qui a un bord vif et un ◆ peut être choisi maintenant. Survolez, sélectionnez ou touchez une carte pour la lire ; si elle ne peut pas servir, elle dit pourquoi.
seat-here = présent
seat-away = absent
rules-find = Chercher

## Connexion et rideau

reconnecting = La connexion est perdue. Nouvel essai…
reconnected = Connexion rétablie.
curtain = Passez l’appareil à { $name }.
curtain-why = Ce que tenait le joueur précédent est caché.
curtain-lift = C’est moi, { $name } : montrer mes cartes
lower-curtain = Cacher mes cartes

## Revenir en arrière ensemble

vote-yes = D’accord
vote-no = Refuser
vote = { $who } propose de revenir au choix { $target }.

## La fin

over = La partie est terminée.
end-winners = Victoire : { $who }
end-no-winners = Personne n’a gagné.
seed-title = Le hasard, à vérifier
seed-sealed = La graine est fixée et sera révélée à la fin. D’ici là, voici son sceau, le SHA-256 de la graine et d’un grain de sel :
seed-was = La graine était { $seed }.
seed-check = Le SHA-256 de « { $preimage } » est { $commitment }, affiché avant le premier choix.
statistic-choices = Choix
statistic-rounds = Manches
statistic-undone = Annulés
deeds = Qui a fait quoi, combien de fois

## Accueil

home-title = Des jeux de survie pour un à six joueurs, à une même table
home-lead = Les règles sont appliquées, chaque ligne du journal cite la sienne, et une table reste sur la machine qui la sert.
my-tables = Vos tables
table-over = terminée
table-mine = à vous
games = Jeux
players = Joueurs
minutes = Minutes
new-table = Nouvelle table
import = Reprendre depuis un fichier
import-go = L’ouvrir
import-file = Une partie enregistrée dans un fichier
read-rules = Lire les règles

## Une nouvelle table

new-title = Nouvelle table : { $game }
scenario-for = { $least ->
   *[other] { $least } à { $most } joueurs
    [1] { $most ->
        [1] Pour un joueur
       *[other] 1 à { $most } joueurs
    }
}
seats-title = Qui joue
seat-number = Place { $number }
seat-kind = Qui joue à la place { $number }
seat-name = Nom de la place { $number }
kind-me = Moi
kind-open = Un ami, par lien
kind-device = Quelqu’un sur cet appareil
kind-sensible = Un robot prudent
kind-random = Un robot qui tire au sort
name-placeholder = Nom
modules-title = Modules et variantes
language-title = Langue et hasard
language = Langue
seed = Graine (laisser vide pour le hasard)
seed-note = La même graine et les mêmes choix donnent la même partie.
start = Dresser la table
kind-none = Personne
seats-fit = Ce scénario n’est pas prévu pour ce nombre de joueurs.
option-only = Seulement à { $players } joueurs.
scenario-chance = Au hasard
scenario-chance-note = L’un de ceux-ci, pour autant que vous êtes.

## Rejoindre

join-title = Une place vous attend
join-name = Votre nom
join-go = S’asseoir
join-lead = { $host } vous invite à une partie de { $game } : { $scenario }.
join-gone = Cette invitation a servi ou a été retirée.
missing-why = La table a été débarrassée, ou l’adresse est incomplète.
message-home = Retour aux jeux

## Un hasard qui n’est à personne

lobby-phase = La table se prépare
lobby-awaits = Tout le monde est là. La table attend que { $who } donne la part promise au hasard. Après { $seconds } secondes, l’hôte peut distribuer sans elle, et tous en sont avertis.
lobby-deal-without = Distribuer sans elle
chance-lead = Les dés ne sont à personne : la graine mêle un secret du serveur et une part de chaque place. Chaque part est scellée avant que quiconque puisse connaître les autres.
chance-not-mixed = La graine de cette table n’a pas été mêlée des parts de tous : quelqu’un l’a choisie, ou elle vient d’une sauvegarde. Qui la connaît connaît peut-être chaque carte.
chance-seal = Le secret du serveur, scellé par SHA-256 :
chance-gave = a donné
chance-promised = scellé en
chance-never = promis et jamais dit, le serveur a donc tiré seul ; scellé en
chance-server = tiré par le serveur
chance-bot = un robot : ne donne rien
chance-open = pas encore là
check-dice = Vérifier les dés
check-good = Les dés sont honnêtes : le secret correspond à son sceau, chaque part à ce qui fut promis, et ensemble elles donnent la graine.
check-plain = La graine correspond au sceau montré avant la première carte. Elle n’a pas été mêlée : qui a ouvert la table l’a choisie, ou le serveur l’a tirée seul.
check-seal = Le compte n’y est pas : le secret ne correspond pas au sceau.
check-share = Le compte n’y est pas : une part n’est pas celle qui fut promise.
check-seed = Le compte n’y est pas : ces parts ne donnent pas cette graine.
check-saw = Le compte n’y est pas : ce navigateur a vu un autre sceau en s’asseyant.
check-mine = Le compte n’y est pas : la part donnée par ce navigateur ne figure pas parmi les parts.

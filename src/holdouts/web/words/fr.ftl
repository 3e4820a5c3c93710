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
row-hint = Choisissez une chose après l'autre : rien n'est fait avant que vous ne confirmiez.
row-picked = Choisi
end-pages = Les dernières pages
beyond = Hors de portée
in-hand = En main :
in-hand-release = Lâcher
row-remove = Reprendre ce choix
row-complete = Est-ce bien ce que vous voulez ?
row-confirm = Confirmer
row-so-far = S’en tenir là pour l’instant
row-left =
    { $count ->
        [one] Du nouveau est apparu : le dernier de vos choix a été laissé de côté.
       *[other] Du nouveau est apparu : les { $count } derniers de vos choix ont été laissés de côté.
    }
pointing = réponse désignée par
pointing-why = { $name } (« { $why } »)
public-point = Vous pouvez désigner une réponse ; tout le monde le verra.
public-read = Toute la table peut lire ces réponses.
tag-deciding = réfléchit
tag-thinking = pèse la suite
watching = Vous regardez la partie. Rien de caché ne vous est montré.
paused = En pause
paused-by = { $who } a mis la partie en pause.
paused-why = Personne ne peut choisir, aucun chronomètre ne tourne.
paused-until = Elle reprendra quand { $who } le voudra ; après { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } d’absence de sa part, chacun ici pourra la relancer.
clock = Secondes restantes
clock-still = arrêtée
since-your-turn = depuis votre dernier choix
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
rule-open = Lire la règle { $id }
sheet = Toutes les cartes de ce paquet
gathering = Tout le monde n’est pas encore là. Envoyez ces liens à vos amis ; la partie commence quand tous sont arrivés.
gathering-wait = Tout le monde n’est pas encore là. La partie commence quand tous sont arrivés.
past = Telle qu’elle était après le choix { $number }

## Outils

undo = Annuler
rules = Règles
rules-search = Chercher un mot dans les règles, ou un numéro
rules-none = Aucune règle ne contient ces mots.
history = Historique
history-at = Après le choix
history-close = Revenir au présent
rewind = Demander à revenir ici
rewind-title = Revenir en arrière ?
rewind-lost = { $count ->
        [one] Un choix serait repris.
       *[other] { $count } choix seraient repris.
    }
rewind-why = Cela se fera quand tous ceux qui ont une place ici auront accepté, et ce sera définitif.
rewind-no = Rester ici
again = Rejouer à partir d’ici, à une nouvelle table
help = Aide
settings = Réglages
no-animation = Sans animation
this-game = Cette partie
light = Lumière
light-auto = Automatique
light-dark = Sombre
light-light = Clair
this-page = Cette page
pause = Mettre en pause
go-on = Reprendre
seats = Places
seat-you = vous
seat-host = hôte
seat-person = une personne
seat-device = sur cet appareil
seat-open = on attend un ami
seat-sensible = automate ordinaire
seat-quick = automate qui réfléchit vite
seat-careful = automate qui réfléchit avec soin
seat-deep = automate qui réfléchit longuement
seat-random = automate au hasard
invite-link = Invitation pour { $name }
watch-title = Regarder la partie
watch-link = Lien pour regarder
invite-new = Nouvelle invitation
watch-new = Nouveau lien
watch-end = Retirer le lien
watch-none = Personne ne peut regarder : il n’y a pas de lien.
watch-note = Qui a ce lien voit ce qui est ouvert, et rien de caché. Remplacer ou retirer le lien fait sortir ceux qui sont venus par lui.
hand-over = Confier à un automate
hand-level = Un autre automate
hand-open = Proposer à un ami
hand-when = Votre place, vous pouvez la confier à un automate quand vous voulez. Si quelqu’un est absent depuis { $bot ->
        [one] une minute
       *[other] { $bot } minutes
    }, un automate peut jouer à sa place jusqu’à son retour ; après { $seat ->
        [one] une minute
       *[other] { $seat } minutes
    }, l’hôte peut proposer la place à quelqu’un d’autre.
hand-for = Confier la place de { $name } à un automate
hand-mine = Reprendre ma place
bot-plays = Un automate joue pour vous.
keep-save = Enregistrer dans un fichier
ask-save = Demander à enregistrer dans un fichier
kept-save = Enregistrer dans un fichier, au choix { $number }
save-later = On pourra l’enregistrer une fois la partie finie.
read-story = Lire le récit
play-again = Jouer une autre partie
report = Signaler un problème

key-digits = choisir la réponse de ce numéro
key-arrows = passer d’une réponse ou d’une carte à l’autre
key-enter = choisir ce qui est sélectionné
key-undo = revenir sur votre dernier choix
key-confirm = confirmer ce que vous avez choisi
key-remove = reprendre votre dernier choix, avant de confirmer
key-log = aller au journal
key-chat = aller à la discussion
key-rules = ouvrir les règles
key-history = revoir la partie
key-settings = réglages, places et invitations
key-help = cette aide
key-escape = fermer ce qui est ouvert
help-cards = Ce qui a un bord vif et un ◆ peut être choisi maintenant. Survolez, sélectionnez ou touchez une carte pour la lire ; si elle ne peut pas servir, elle dit pourquoi.
help-rows = Quand plusieurs choix forment un tout, ils sont d'abord rassemblés : choisissez, relisez, reprenez si besoin, puis confirmez. Une question à laquelle quelqu'un répond pour tous peut être lue par chacun, et vous pouvez désigner la réponse qui vous plairait.
seat-here = présent
seat-away = absent
rules-find = Chercher

## Connexion et rideau

reconnecting = La connexion est perdue. Nouvel essai…
reconnected = Connexion rétablie.
no-such-answer = Aucune réponse ne porte ce numéro.
seat-lost = Cette place n’est plus la vôtre.
watch-lost = Cette table ne vous est plus ouverte.
curtain = Passez l’appareil à { $name }.
curtain-why = Ce que tenait le joueur précédent est caché.
curtain-lift = C’est moi, { $name } : montrer mes cartes
lower-curtain = Cacher mes cartes
device-turn = C’est à { $name } de choisir.

## Revenir en arrière ensemble

vote-yes = D’accord
vote-no = Refuser
vote-wait = Ce sera fait quand toutes les personnes concernées auront accepté.
vote = { $who } propose de revenir au choix { $target } : { $count ->
        [one] un choix serait repris.
       *[other] { $count } choix seraient repris.
    }
vote-save = { $who } demande à enregistrer la partie dans un fichier. Le fichier contient tout, même ce qui est caché aux autres.

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
table-mine = à vous de jouer
remove = Retirer
remove-this = Retirer { $table }
remove-title = Retirer une table
remove-delete = La supprimer
remove-delete-why = La table est supprimée pour tout le monde, avec sa partie, son journal et ses messages. Rien ne pourra la ramener.
remove-leave = La quitter
remove-leave-why = D’autres sont assis à cette table : elle reste donc. Vous rendez votre place, et la table disparaît de votre liste. Son hôte peut la supprimer quand la partie est finie, quand personne d’autre n’y est assis, ou quand personne n’y a touché depuis { $days } jours.
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
   *[other] De { $least } à { $most } joueurs
    [1] { $most ->
        [1] Pour un joueur
       *[other] De 1 à { $most } joueurs
    }
}
seats-title = Qui joue
seat-number = Place { $number }
seat-kind = Qui joue à la place { $number }
seat-name = Nom de la place { $number }
kind-me = Moi
kind-open = Un ami, par lien
kind-device = Quelqu’un sur cet appareil
kind-sensible = Un automate ordinaire
kind-quick = Un automate qui réfléchit vite
kind-careful = Un automate qui réfléchit avec soin
kind-deep = Un automate qui réfléchit longuement
kind-random = Un automate qui tire au sort
name-placeholder = Nom
modules-title = Modules et variantes
language-title = Langue et hasard
language = Langue
seed = Graine (laisser vide pour le hasard)
seed-note = La même graine et les mêmes choix donnent la même partie.
start = Préparer la table
kind-none = Personne
seats-fit = Ce scénario n’est pas prévu pour ce nombre de joueurs.
option-only = Nombre de joueurs : { $players }.
scenario-chance = Au hasard
scenario-chance-note = L’un de ceux-ci, pour autant que vous êtes.

## Rejoindre

join-title = Une place vous attend
join-name = Votre nom
join-go = S’asseoir
join-lead = { $host } vous invite à une partie de { $game } : { $scenario }.
join-gone = Cette invitation a servi ou a été retirée.
missing-why = La table a été débarrassée, ou l’adresse est incomplète.
message-open = Cette sauvegarde ne peut pas être ouverte
message-home = Retour aux jeux

## D’où vient une table

origin-tag = Cartes peut-être connues
origin-seed = Quelqu’un a choisi la graine de cette table et peut connaître toutes les cartes.
origin-import = Cette partie vient d’un fichier : qui l’a apportée peut connaître toutes les cartes.
origin-altered = Cette partie vient d’un fichier qui, rejoué, ne mène pas où elle en est : elle peut contenir n’importe quoi.
origin-alone = Une personne a eu cette table pour elle seule avant que d’autres s’y assoient : elle peut connaître toutes les cartes.
origin-again = Cette partie reprend un moment d’une autre, déjà finie : ceux qui y étaient peuvent connaître toutes les cartes.
called = Quelqu’un veut-il intervenir ?
called-why = Qui le veut prend l’appareil. Sinon, la partie continue d’elle-même dans quelques secondes.
called-others = D’autres peuvent intervenir :
hush = Passer cette manche, sauf si je peux jouer

## Un hasard qui n’est à personne

lobby-phase = La table se prépare
lobby-awaits = Tout le monde est là. La table attend que { $who } donne la part promise au hasard. Après { $seconds } secondes, l’hôte peut distribuer sans elle, et tous en sont avertis.
lobby-deal-without = Distribuer sans elle
chance-lead = Les dés ne sont à personne : la graine mêle un secret du serveur et une part de chaque place. Chaque part est scellée avant que quiconque puisse connaître les autres.
chance-not-mixed = La graine de cette table n’a pas été mêlée des parts de tous : quelqu’un l’a choisie, ou elle vient d’une sauvegarde ou d’une partie terminée. Qui la connaît connaît peut-être chaque carte.
chance-seal = Le secret du serveur, scellé par SHA-256 :
chance-gave = a donné
chance-promised = scellé en
chance-never = promis et jamais dit, le serveur a donc tiré seul ; scellé en
chance-server = tiré par le serveur
chance-bot = un automate : ne donne rien
chance-open = pas encore là
check-dice = Vérifier les dés
check-good = Les dés sont honnêtes : le secret correspond à son sceau, chaque part à ce qui fut promis, et ensemble elles donnent la graine.
check-plain = La graine correspond au sceau montré avant la première carte. Elle n’a pas été mêlée : qui a ouvert la table l’a choisie ou apportée, ou le serveur l’a tirée seul.
check-seal = Le compte n’y est pas : le secret ne correspond pas au sceau.
check-share = Le compte n’y est pas : une part n’est pas celle qui fut promise.
check-seed = Le compte n’y est pas : ces parts ne donnent pas cette graine.
check-saw = Le compte n’y est pas : ce navigateur a vu un autre sceau en s’asseyant.
check-mine = Le compte n’y est pas : la part donnée par ce navigateur ne figure pas parmi les parts.

pace = Rythme des robots
pace-slow = lent
pace-steady = posé
pace-quick = rapide
pace-at-once = sans attendre
skip-to-me = Passer à mon tour
with-sound = Sons
unfold-turn = Montrer les # lignes de ce tour

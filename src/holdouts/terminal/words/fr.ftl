# Ce que dit le terminal entre les lignes d'une partie.

# La table, ligne à ligne

place = Ici : { $card }
card = Carte : { $card }
dice = dés { $dice }
me = Vous
figure-mine = { $name } (à vous)
board-cell = Ligne { $row }, colonne { $column } : { $what }.
board-cells = Ligne { $row }, colonnes { $first } à { $last } : { $what }.
board-spot = { $spot } : { $what }.
board-free = encore rien
board-columns = Colonnes { $first } à { $last }
zone-empty = rien
zone-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
zone-pile = { zone-count }, sur le dessus : { $top }
zone-backs = { zone-count } : { $backs }
zone-covered = { zone-count } à couvert (tapez but pour regarder)

# À qui le clavier

curtain = Passez le clavier à { $name }.
device-turn = C'est à { $name } de choisir.
press-enter = { $name }, appuyez sur Entrée quand personne d'autre ne regarde :{" "}
pass-hint = Appuyez sur Entrée pour laisser passer, { $name }.
call = Quelqu'un veut-il intervenir ? Tapez votre nom ou votre numéro ({ $names }) ; sans réponse, la question passe dans { $seconds } secondes, et Entrée passe pour tous.
call-whom = Personne de ce nom n'est appelé. Tapez l'un de ces noms, ou Entrée : { $names }.
call-nothing = { $name }, vous n'avez rien à faire ici. Appuyez sur Entrée :{" "}
ready = Le chronomètre, { $seconds } secondes, part quand tout le monde est prêt. Appuyez sur Entrée :{" "}
only-answer = Il n'y a qu'une réponse possible : { $answer }. Appuyez sur Entrée :{" "}
seconds-left = { $count } s

# Réponses sans effet

type-something = Tapez le numéro d'une réponse, ou aide.
no-such-number = { $count ->
    [one] Il n'y a pas de réponse { $number } ; il n'y en a qu'une.
   *[other] Il n'y a pas de réponse { $number } ; choisissez de 1 à { $count }.
}
answer-gone = La réponse { $number } ne peut plus être choisie.
no-answer = Aucune réponse ni commande ne contient « { $typed } ». Tapez un numéro, ou aide.
several-answers = « { $typed } » peut désigner { $numbers }. Tapez le numéro.
pick-a-line = Tapez le numéro d'une ligne, ou quitter.
undo-what = Dites annuler, annuler étape, annuler tour ou annuler manche.
cannot-save = La partie n'a pas pu être enregistrée : { $reason }.
rules-what = Dites quel mot vous cherchez, par exemple : règles limite de main.
no-rules = Aucune règle ne contient « { $typed } ».
log-what = Dites combien de lignes vous voulez, par exemple : journal 30.
look-what = Dites quelle carte, par son nom ou une partie de son nom.
no-card = Vous ne voyez aucune carte nommée « { $typed } ».
as-whom = Dites qui agit ; à ce clavier : { $names }.
as-yourself = C'est à vous que la question est posée.
nothing-to-do = { $name } n'a rien à faire pour l'instant.
bot-what = Dites qui et comment, par exemple : automate Ilka deep. Au choix : { $kinds }.
watch-what = Dites veille oui, veille tours ou veille non.
no-clock = Aucun chronomètre ne tourne.

# Réponses aux commandes

row-left = { $count ->
    [one] Du nouveau est apparu : le dernier de vos numéros a été laissé de côté.
   *[other] Du nouveau est apparu : les { $count } derniers de vos numéros ont été laissés de côté.
}
pointing-why = { $name } : « { $why } »
pointed-at = { $label } (souhait : { $names })
saved = Partie enregistrée : { $file }
why-question = Cette question vient de :
why-event = Ce qui s'est passé en dernier : { $text }
no-rule = { $id } n'est pas dans le livret.
more-rules = { $count ->
    [one] Une autre règle contient ces mots.
   *[other] { $count } autres règles contiennent ces mots.
}
no-reasons = Rien ne vous est interdit en ce moment qui demande une explication.
offers = { $count ->
    [one] { $name } pourrait faire une chose. Tapez : comme { $name }
   *[other] { $name } pourrait faire { $count } choses. Tapez : comme { $name }
}
offers-hidden = Là où les mains sont cachées, on ne dit pas ce que les autres pourraient faire. Qui veut regarder tape : comme { $names }
no-offers = Personne d'autre à ce clavier ne peut agir maintenant.
thinks-ahead = { $name } pèse la suite.
watch-is-on = La question vous est posée à chaque étape des automates.
watch-is-turns = La question vous est posée avant chaque tour d'un automate.
watch-is-off = Les automates jouent sans rien vous demander.

# Les commandes ; leurs noms anglais se comprennent dans toutes les langues

command-undo = annuler
command-save = sauver
command-why = pourquoi
command-rules = règles
command-log = journal
command-look = voir
command-cant = impossible
command-foresee = prévoir
command-threat = menace
command-hint = conseil
command-decks = paquets
command-table = table
command-offers = offres
command-as = comme
command-point = désigner
command-watch = veille
command-bot = automate
command-time = temps
command-help = aide
command-quit = quitter
undo-choice = choix
undo-step = étape
undo-turn = tour
undo-round = manche
watch-on = oui
watch-turns = tours
watch-off = non

help = Tapez le numéro d'une réponse, ou un mot qu'elle est seule à contenir. Plusieurs numéros sur une ligne, par exemple 3 5 1, sont choisis l'un après l'autre quand ils forment un tout. Ou bien :
block-shut = { $heading } : { $count } réponses. Tapez { $heading } pour les lire.
help-undo = annuler [étape | tour | manche] : reprendre votre dernier choix, ou davantage
help-save = sauver [FICHIER] : enregistrer la partie (elle l'est de toute façon après chaque choix)
help-why = pourquoi : les règles derrière cette question et derrière ce qui vient de se passer
help-rules = règles MOT : les règles où figure un mot, ou celle d'un identifiant
help-log = journal [N] : les dernières lignes de la chronique, avec leurs règles
help-look = voir CARTE : tout ce qui est imprimé sur une carte que vous voyez
help-cant = impossible : ce que vous ne pouvez pas faire, et pourquoi
help-foresee = prévoir NUMÉRO : ce que fait une réponse, autant qu'on puisse le savoir
help-threat = menace : ce que vous perdriez si votre tour finissait maintenant
help-hint = conseil : ce que ferait quelqu'un de prudent
help-decks = paquets : ce qu'il reste dans les paquets, autant qu'on puisse le savoir
help-table = table : toute la table, une fois de plus
help-offers = offres : qui d'autre à ce clavier pourrait agir maintenant
help-as = comme NOM : une autre personne à ce clavier agit
help-point = désigner [NOM] NUMÉRO : désigner une réponse quand quelqu'un décide pour tous ; sans numéro, aucune
help-bot = automate NOM SORTE : un autre automate joue désormais pour quelqu'un, par exemple : automate Ilka deep
help-watch = veille oui | tours | non : quand on vous demande votre avis pendant que les automates décident
help-time = temps : laisser s'écouler le chronomètre d'une course
help-help = aide : cette liste
help-quit = quitter : enregistrer et partir

# Le début et la fin

seats = À la table : { $names }
seat-person = { $name }
seat-random = { $name } (un automate qui tire au sort)
seat-sensible = { $name } (un automate ordinaire)
seat-quick = { $name } (un automate qui réfléchit vite)
seat-careful = { $name } (un automate qui réfléchit avec soin)
seat-deep = { $name } (un automate qui réfléchit longuement)
commitment = Les dés sont scellés : SHA-256 { $hash }
type-help = Tapez aide à n'importe quelle question.
goes-on = { $verdict ->
    [exact] La partie reprend exactement là où elle a été enregistrée.
    [migrated] La partie reprend, mais tout n'est pas comme avant. { $reason }
   *[diverged] La partie reprend au début de l'étape en cours. { $reason }
}
over = La partie est finie.
winners = Victoire : { $names }
nobody-won = Personne n'a gagné.
statistics = { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
} en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $undone ->
    [0] aucun repris
    [one] 1 repris
   *[other] { $undone } repris
}.
seed = La graine était { $seed }, le sel { $salt }.
check-seed = Pour vérifier les dés : printf '{ $preimage }' | sha256sum donne le sceau montré au début.
kept = Toute l'histoire : holdouts story { $file }
left = La partie est enregistrée. Reprenez avec : holdouts continue { $file }
broken-off = L'entrée s'est arrêtée avant la fin de la partie. Elle est enregistrée ; reprenez avec : holdouts continue { $file }

# Les campagnes

campaign-over = La campagne est finie.
campaign-left = La campagne est enregistrée. Reprenez avec : holdouts campaign continue { $file }
campaign-broken-off = L'entrée s'est arrêtée avant la fin de la campagne. Elle est enregistrée ; reprenez avec : holdouts campaign continue { $file }
next-chapter = Appuyez sur Entrée pour le chapitre suivant :{" "}

# Le menu

menu = Que voulez-vous faire ?
menu-continue = Reprendre la dernière partie enregistrée : { $file }
menu-saves = Reprendre une autre partie
menu-new = Nouvelle partie
menu-campaign = Commencer une campagne
menu-rules = Lire les règles
menu-quit = Quitter
menu-game = Quel jeu ?
menu-scenario = { $title } au choix :
menu-language = Quelle langue ?
menu-seats = Combien de joueurs : { $allowed } ?
menu-save = Quelle partie ?
menu-kinds = Un automate est ordinaire (sensible), rapide, soigneux ou lent à force de réfléchir (quick, careful, deep), ou bien il tire au sort (random).
menu-seat = Qui joue à la place { $number } ? Tapez le nom d'une personne, ou l'un de ceux-ci : { $kinds } (Entrée : { $usual })
menu-module = { $name } : { $allowed } (Entrée : { $usual })
menu-rules-what = Quel mot, chapitre ou identifiant ? (Entrée : retour au menu)
menu-more = D'autres options ? oui ou non (Entrée : non)

# Ce qui vient

foresee-what = Quelle réponse ? Tapez prévoir et son numéro.
no-turn-to-end = Il n'y a pas de tour que vous puissiez finir maintenant.
if-turn-ends = Si votre tour s’arrêtait là :
careful-would = Quelqu'un de prudent choisirait { $number } : { $answer }
careful-waits = Quelqu'un de prudent attendrait.
no-decks = Il n'y a rien à dire des paquets.

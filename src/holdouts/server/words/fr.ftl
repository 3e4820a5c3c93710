# Ce que dit le serveur lui-même : pourquoi une chose n'a pas été faite, et les quelques lignes qui entourent une partie.

refused-stale = La table a changé entre-temps ; regardez-la de nouveau, puis choisissez.
refused-illegal = Ce choix n'est pas possible en ce moment.
refused-cover = Rien à vous n'est caché à cet endroit.
refused-row = { $reason }
refused-point = { $reason }
refused-talk = { $reason }
refused-over = La partie est finie.
refused-paused = La partie est en pause.
refused-gathering = Tout le monde n'est pas encore là.
refused-not-started = Le chronomètre n'est pas lancé : tout le monde n'est pas prêt.
refused-not-ready = { $who } est là : le chronomètre attend son signal.
refused-colour = Quelqu'un d'autre ici porte cette couleur.
refused-dealt = Les cartes sont déjà distribuées.
refused-dealing = On distribue les cartes : personne ne change de place maintenant.
refused-commitment = Quelqu'un ici a déjà promis la même chose au hasard ; tirez un autre nombre.
refused-contribution = Aucune de vos places ici n'a promis cela.
refused-patience = Elle peut encore arriver : attendez encore { $reason } secondes.
refused-bot = Un automate tient cette place pour l'instant.
refused-seat = Cette place n'est pas la vôtre.
refused-watching = Vous regardez la partie : seuls les joueurs peuvent faire cela.
refused-curtain = Levez d'abord le rideau.
refused-undo = { $reason }
refused-too-long-ago = C'est trop loin pour y revenir.
refused-rewind = Il n'y a pas de tel choix où revenir.
refused-no-vote = Rien n'est proposé.
refused-host = Seul l'hôte peut faire cela.
refused-hand = On ne peut pas confier cette place ainsi.
refused-here =
    { $want ->
        [seat] { $who } est là : personne d'autre ne peut donner sa place.
        [pause] { $who } a mis la partie en pause et est là : elle reprendra à son signal.
       *[bot] { $who } est là : personne d'autre ne peut confier sa place à un automate.
    }
refused-away =
    { $who } n'est plus là depuis { $unit ->
        [minutes] { $away ->
            [one] une minute
           *[other] { $away } minutes
        }
       *[seconds] { $away ->
            [one] une seconde
           *[other] { $away } secondes
        }
    } ; après { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }, { $want ->
        [seat] l'hôte pourra proposer sa place à quelqu'un d'autre.
        [pause] chacun ici pourra relancer la partie.
       *[bot] un automate pourra jouer à sa place.
    }
refused-random = Pour quelqu'un d'autre, seul l'automate ordinaire peut jouer.
refused-running = Cette partie n'est pas finie : proposez aux autres de revenir en arrière.
refused-history-made = La partie est finie et reste telle quelle. Depuis son historique, on peut la reprendre à une nouvelle table.
refused-taken = Cette place est déjà prise.
refused-name = Quelqu'un porte déjà ce nom ici.
refused-no-name = Dites-nous d'abord un nom.
refused-store =
    { $reason ->
        [busy] L'enregistrement a échoué, rien n'a donc changé : le fichier de données est occupé. Réessayez.
        [full] L'enregistrement a échoué, rien n'a donc changé : le disque est plein.
        [read-only] L'enregistrement a échoué, rien n'a donc changé : les données sont en lecture seule.
        [lost] L'enregistrement a échoué, rien n'a donc changé : la base de données ne répond pas. Réessayez.
        [taken] L'enregistrement a échoué, rien n'a donc changé : un autre serveur a pris le relais. Rechargez cette page dans un instant.
       *[other] L'enregistrement a échoué, rien n'a donc changé.
    }
refused-gone = Cette table n'existe plus.
refused-broken = Une règle a échoué ; le choix n'a pas été fait et l'erreur est notée.
refused-history = Ce moment n'existe pas dans cette partie.
refused-message = Ce message est illisible. { $reason }
refused-rate = C'est trop à la fois ; attendez un peu.
refused-chat = { $count } messages ont été dits en dix secondes ; dites le suivant dans { limit-wait }.
refused-text = Il n'y a rien à dire là-dedans.
refused-language = On ne parle pas cette langue ici.
refused-tables = Vous avez ouvert { $count } tables en une heure ; la prochaine pourra l'être dans { limit-wait }.
refused-imports = Vous avez apporté { $count } sauvegardes en une heure ; la prochaine pourra l'être dans { limit-wait }.
refused-queue = { $count } sauvegardes attendent déjà d'être lues ; apportez la vôtre dans { limit-wait }.
refused-past = Vous avez revu { $count } moments de parties en une minute ; revoyez le suivant dans { limit-wait }.
refused-reports = Vous avez demandé { $count } rapports en une minute ; demandez le suivant dans { limit-wait }.
refused-stories = Vous avez lu { $count } récits en une minute ; lisez le suivant dans { limit-wait }.
refused-looks = Vous avez regardé des tables { $count } fois en une minute ; regardez de nouveau dans { limit-wait }.
refused-sockets = Vous avez déjà { $count } pages ouvertes ; fermez-en une. Celle-ci réessaie dans { limit-wait }.
refused-spectators = { $count } spectateurs regardent déjà cette table. Cette page réessaie dans { limit-wait }.
limit-wait =
    { $unit ->
        [minutes] { $time ->
            [one] { $time } minute
           *[other] { $time } minutes
        }
       *[seconds] { $time ->
            [one] { $time } seconde
           *[other] { $time } secondes
        }
    }
refused-secret = Ce lien n'ouvre rien.
refused-save = La sauvegarde contient ce que d'autres doivent cacher ; demandez-la-leur dans les réglages, ou gardez-la une fois la partie finie.
refused-save-open = Une place attend quelqu'un à qui on ne peut pas encore demander : on pourra enregistrer la partie une fois finie.
refused-save-gone = Quelqu'un qui jouait ici a perdu sa place, on ne peut plus lui demander : on pourra enregistrer la partie une fois finie.
refused-too-large = C'est trop volumineux.
refused-form = Ce formulaire est illisible. { $reason }
refused-open = { $reason }
refused-changed = Cette table ne peut pas continuer : les règles ou les cartes d'ici ne sont plus celles de la partie. Rien n'est perdu, tout est gardé tel quel. ({ $reason })
table-changed = ne s'ouvre plus
refused-token = Dites qui vous êtes : il manque un jeton.
refused-kind = Envoyez du JSON, et annoncez-le.
refused-fault = Quelque chose a lâché de notre côté, et la faute est à nous : rien de votre table n'est perdu. Réessayez ; si cela persiste, donnez le numéro { $reason } à qui tient ce serveur.
refused-delete = D'autres sont assis à cette table : elle ne peut pas être supprimée pour l'instant, mais vous pouvez la quitter.
refused-missing = Il n'y a rien ici.

spectator = Spectateur

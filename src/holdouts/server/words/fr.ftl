# Ce que dit le serveur lui-même : pourquoi une chose n'a pas été faite, et les quelques lignes qui entourent une partie.

refused-stale = La table a changé entre-temps ; regardez-la de nouveau, puis choisissez.
refused-illegal = Ce choix n'est pas possible en ce moment.
refused-over = La partie est finie.
refused-paused = La partie est en pause.
refused-gathering = Tout le monde n'est pas encore là.
refused-dealt = Les cartes sont déjà distribuées.
refused-dealing = On distribue les cartes : personne ne change de place maintenant.
refused-commitment = Quelqu'un ici a déjà promis la même chose au hasard ; tirez un autre nombre.
refused-contribution = Aucune de vos places ici n'a promis cela.
refused-patience = Elle peut encore arriver : attendez encore { $reason } secondes.
refused-bot = Un automate tient cette place pour l'instant.
refused-seat = Cette place n'est pas la vôtre.
refused-watching = Vous regardez la partie : seuls les joueurs peuvent faire cela.
refused-curtain = Levez d'abord le rideau.
refused-undo = On ne peut pas revenir là-dessus. { $reason }
refused-too-long-ago = C'est trop loin pour y revenir.
refused-rewind = Il n'y a pas de tel choix où revenir.
refused-no-vote = Rien n'est proposé.
refused-host = Seul l'hôte peut faire cela.
refused-hand = On ne peut pas confier cette place ainsi.
refused-taken = Cette place est déjà prise.
refused-name = Quelqu'un porte déjà ce nom ici.
refused-no-name = Dites-nous d'abord un nom.
refused-store =
    { $reason ->
        [busy] L'enregistrement a échoué, rien n'a donc changé : le fichier de données est occupé. Réessayez.
        [full] L'enregistrement a échoué, rien n'a donc changé : le disque est plein.
        [read-only] L'enregistrement a échoué, rien n'a donc changé : les données sont en lecture seule.
        [lost] L'enregistrement a échoué, rien n'a donc changé : la base de données ne répond pas. Réessayez.
       *[other] L'enregistrement a échoué, rien n'a donc changé.
    }
refused-gone = Cette table n'existe plus.
refused-broken = Une règle a échoué ; le choix n'a pas été fait et l'erreur est notée.
refused-history = Ce moment n'existe pas dans cette partie.
refused-message = Ce message est illisible. { $reason }
refused-rate = C'est trop à la fois ; attendez un peu.
refused-chat = Parlez un peu moins à la fois.
refused-text = Il n'y a rien à dire là-dedans.
refused-language = On ne parle pas cette langue ici.
refused-tables = Trop de tables ont été ouvertes de là ; réessayez plus tard.
refused-secret = Ce lien n'ouvre rien.
refused-save = La sauvegarde contient ce que d'autres doivent cacher ; on pourra la garder une fois la partie finie.
refused-too-large = C'est trop volumineux.
refused-form = Ce formulaire est illisible. { $reason }
refused-open = { $reason }
refused-changed = Cette table ne peut pas continuer : les règles ou les cartes d'ici ne sont plus celles de la partie. Rien n'est perdu, tout est gardé tel quel. ({ $reason })
table-changed = ne peut pas continuer : les règles ont changé depuis
refused-token = Dites qui vous êtes : il manque un jeton.
refused-kind = Envoyez du JSON, et annoncez-le.
refused-missing = Il n'y a rien ici.

spectator = Spectateur

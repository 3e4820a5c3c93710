# Avant qu’un chronomètre ne parte : qui est prêt, et qui l’on attend.

ready-ask = Le chronomètre, { $seconds } secondes, part quand tout le monde est prêt.
ready-phase = Le chronomètre n’est pas encore lancé.
ready-me = Je suis là, on peut y aller
ready-awaited = On attend encore { $who }.
ready-wait = De votre côté, tout est prêt.
ready-without = Commencer sans les absents
tag-not-ready = se prépare

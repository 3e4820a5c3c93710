# Ce qui se dit au clavier, et ce qui est couvert.

command-aim = but
command-say = dire
command-accuse = accuser

help-aim = but : ce que vous visez en secret, et que personne d'autre ne doit voir
help-say = dire [NUMÉRO] : dire une phrase à tous ; sans numéro, la liste des phrases
help-accuse = accuser [NOM | personne] : dire qui vous soupçonnez de trahison ; sans nom, qui soupçonne qui

say-which = Dites l'une de ces phrases par son numéro, par exemple : dire 3
say-what = Dites une phrase par son numéro, de 1 à { $count } ; « dire » tout seul en donne la liste.
said-already = Tout le monde le sait déjà.
accuse-nobody = personne
accuse-nobody-here = Ici, personne ne peut être soupçonné de trahison.
accuse-whom = Qui soupçonnez-vous ? { $names }, ou plus personne : accuser personne.
accuse-none-yet = Personne n'a encore dit ses soupçons.
aim-none = Rien de ce qui est à vous n'est couvert.
aim-done = Appuyez sur Entrée pour le recouvrir.{" "}

# Ce qu'une page fait du livre lui-même, et ce qu'on en raconte. Ses autres effets se disent comme sur les cartes.

effect-options = Choisissez une des voies ci-dessous.
effect-turn-to = L'histoire continue.
effect-passage = On lit une phrase de plus.
effect-clause = { $at ->
    [dusk-unfed] À chaque Crépuscule où il n'a rien à manger, { $effects }.
   *[trait] Chaque fois qu'un Trait de ce Personnage est appelé, { $effects }.
}
effect-remember = On s'en souviendra.
effect-forget = Ce dont on se souvenait est réglé.
effect-note = C'est noté pour la fin.
effect-strike-note = Une note pour la fin est rayée.
effect-mix-in = On reverra peut-être quelqu'un.
effect-epilogues = Le livre dit ce que chacun est devenu.
effect-notes = Le livre dit la suite de ce qui avait été noté.
effect-share-out = { which-state } +{ $by } en tout, à répartir comme le groupe l'entend.
effect-seats = { $by ->
    [-1] Une place dans le car est perdue.
   *[1] Une place dans le car est gagnée.
}
effect-choose-seats = Le groupe dit qui monte.
effect-peace = La guerre est finie.
effect-win = Le car part, et vous avez gagné.
effect-defeat = Le car part sans vous, et tout est perdu.

if-starter-seated = quelqu'un du début est assis dans le car
    .not = personne du début n'est assis dans le car

ask-page = Que faites-vous ?
ask-share-out = Qui l'endure ?
ask-choose-seat = Qui monte dans le car ?

pick-take-option = { $option }
event-passage-read = { $passage }
event-nothing-more = Il ne se passe plus rien ici : toutes ses pages ont été lues.
event-remembered = À retenir : { $memory }
event-forgotten = C'est réglé : { $memory }
event-note-written = Quelque chose a été noté pour la fin.
event-note-struck = Une note pour la fin a été rayée.
event-mixed-in = On reverra peut-être quelqu'un.

zone-page = Le Livre des scripts
zone-diary = Carnet
kind-page = Page { $number }
way-told = { $way } : { $effects }
way-told-if = { $way }, si { $condition } : { $effects }
way-nothing = rien ne se passe.
event-way-taken = Choisi : { $way }.
event-only-way = Pas d'autre issue : { $way }.
recalled = { $count ->
    [0] { $memory } C'était aujourd'hui.
    [1] { $memory } C'était hier.
   *[other] { $memory } C'était il y a { $count } jours.
}
tale-starter = { $name }. { $line }

## Ce qu'apporte une réponse, pour autant qu'on puisse le prévoir

gauge-stored = Cartes mises de côté
gauge-helpless = Survivants sans défense
gauge-lacking = Cartes qui manquent pour « { $crisis } », au mieux :
gauge-hurt = { $survivor }, blessures
odds-unharmed = exposition sans dommage
odds-dies = une mort, dans cet état
odds-bitten = une morsure, qui se propage
foresee-went-to = { $survivor } va { $place }
foresee-was-placed = { $survivor } arrive { $place }
foresee-joined = { $who } reçoit du renfort
foresee-new-leader = { $survivor } mène le groupe
foresee-changed-sides = { $survivor } rejoint { $other }
foresee-died = { $survivor } meurt
foresee-left-game = { $survivor } s'en va pour de bon
foresee-helpless-died = Un survivant sans défense meurt
foresee-eliminated = { $who } quitte la partie
foresee-equipped = { $survivor } porte { $card }
foresee-handed-off = { $survivor } reçoit { $card }
foresee-discarded = { $card } quitte le jeu
foresee-wasted = { $card } va à la décharge
foresee-stored = { $card } est mise de côté, pour de bon
foresee-equipment-gone = Cet équipement quitte le jeu ({ $who }) : { $cards }
foresee-equipment-left = Cet équipement reste { $place } : { $cards }
foresee-hand-lost = { $who } perd toute sa main
foresee-die-changed = Un { $before } devient un { $now }
foresee-dice-gained = { $who } lance d'autres dés
foresee-dice-rerolled = Un dé est relancé
foresee-next-dice-changed =
    { $by ->
        [-1] { $who } lancera un dé de moins à la prochaine manche
       *[other] { $who } lancera un dé de plus à la prochaine manche
    }
foresee-requested = Une carte est demandée à tous : { $symbol }
foresee-request-in-vain = Personne ne donne rien
foresee-vote-called = Tous votent à la fois : exiler { $other }, ou non
foresee-zombie-killed = Un zombie meurt { $place }
foresee-zombies-came = Des zombies arrivent { $place }
foresee-zombie-moved = Un zombie passe { $place }
foresee-barricade-built = Une barricade se dresse { $place }
foresee-barricades-gone = Des barricades disparaissent { $place }
foresee-noise-made = Du bruit { $place }
foresee-overrun = Un zombie force le passage { $place }
foresee-barricade-broken = Une barricade cède { $place }
foresee-starved = La Colonie a faim
foresee-crisis-failed = La crise n'est pas évitée : { $crisis }
foresee-crisis-prevented = La crise est évitée : { $crisis }
foresee-ask-name-help = Vous dites ce que vous utilisez avec
foresee-ask-attack-whom = Vous choisissez la cible
foresee-ask-which-die = Vous choisissez le dé
foresee-ask-search-on = Vous arrêtez, ou vous faites du bruit pour piocher encore
foresee-ask-keep-card = Vous choisissez ce que vous gardez
foresee-ask-place-newcomer = Vous choisissez où va le nouveau venu
foresee-ask-new-leader = Vous choisissez qui mène
foresee-ask-roll-again = Vous pouvez relancer
foresee-ask-infected = L'un des vôtres est infecté : à vous de décider
foresee-ask-zombie-to = Vous choisissez où va le zombie
foresee-ask-kill-more = Vous pouvez tuer un autre zombie
foresee-ask-rob = Vous pouvez prendre une carte dans l'autre main
foresee-ask-equip-whom = Vous choisissez qui la porte
foresee-ask-drive = Vous choisissez qui conduit, et où
foresee-ask-pay-card = Vous choisissez la carte que vous cédez
foresee-ask-take-offer = Vous voyez ce que les autres offrent
foresee-ask-choose-survivor = Vous choisissez un survivant
foresee-ask-choose-place = Vous choisissez un lieu
foresee-ask-choose-player = Vous choisissez un joueur
foresee-ask-heal-what = Vous choisissez ce qui est soigné

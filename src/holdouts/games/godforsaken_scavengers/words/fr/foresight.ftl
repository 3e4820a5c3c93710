## Ce qu'apporte une réponse, pour autant qu'on puisse le prévoir

gauge-larder = Nourriture en main
gauge-lack = Nourriture qui vous manque
gauge-searched = Cartes fouillées
foresee-peril-met = Un Péril survient
foresee-anomaly-resolved = Une Anomalie mêle les paquets
foresee-stopped-searching = La fouille prend fin
foresee-search-ended = La fouille prend fin
foresee-search-ran-out = La fouille prend fin
foresee-turn-ended = Le tour prend fin
foresee-feeding-began = L'Alimentation commence, { $cost } de nourriture chacun
foresee-starved = { $who } ne mange pas
foresee-died = { $who } meurt
foresee-neutralised = Le Péril est neutralisé
foresee-saved-searched = Les cartes fouillées sont sauvées
foresee-prevented = L'Affliction est épargnée à { $who }
foresee-trophy-taken = Le Péril devient un trophée
foresee-promise-kept = { $who } tient une promesse
foresee-promise-broken = { $who } rompt une promesse
foresee-ask-GOD-HAND-2 = Main pleine : vous défaussez une carte
foresee-ask-GOD-PERIL-5 = Vous pouvez payer pour neutraliser le Péril
foresee-ask-react-before-discard = Vous pouvez réagir avant la perte des cartes fouillées
foresee-ask-react-before-affliction = Vous pouvez réagir avant que le Péril ne frappe
foresee-ask-drop-a-card = Vous défaussez une carte

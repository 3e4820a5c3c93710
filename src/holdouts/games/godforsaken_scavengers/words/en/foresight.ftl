## What an answer brings, as far as it can be foreseen

gauge-larder = Food in hand
gauge-lack = Food you lack
gauge-searched = Searched cards
foresee-peril-met = A Peril comes up
foresee-anomaly-resolved = An Anomaly mixes the piles
foresee-stopped-searching = The search ends
foresee-search-ended = The search ends
foresee-search-ran-out = The search ends
foresee-turn-ended = The turn ends
foresee-feeding-began = Feeding begins, { $cost } food each
foresee-starved = { $who } starves
foresee-died = { $who } dies
foresee-neutralised = The Peril is neutralised
foresee-saved-searched = The searched cards are saved
foresee-prevented = { $who } is spared the Affliction
foresee-trophy-taken = The Peril becomes a trophy
foresee-promise-kept = { $who } keeps a promise
foresee-promise-broken = { $who } breaks a promise
foresee-ask-GOD-HAND-2 = Hand full: you discard one
foresee-ask-GOD-PERIL-5 = You may pay to neutralise the Peril
foresee-ask-react-before-discard = You may react before the searched cards are lost
foresee-ask-react-before-affliction = You may react before the Peril strikes
foresee-ask-drop-a-card = You discard a card

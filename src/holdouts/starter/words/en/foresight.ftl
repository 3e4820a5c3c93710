## What an answer brings

gauge-hand = Hand
foresee-burned = The night takes its share of the fire
foresee-drew = You gather a card

## Ce qu'apporte une réponse

gauge-hand = Main
foresee-burned = La nuit prend sa part du feu
foresee-drew = Vous ramassez une carte

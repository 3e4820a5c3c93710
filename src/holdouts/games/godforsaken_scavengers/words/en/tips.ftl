tip-peril-met = A Peril: the searched cards are lost. Pay the price on the card, or let somebody help with a Reaction; otherwise it leaves an Affliction, and the search is over.
tip-feeding-began = Feeding: lay out cards until they are worth what the meal costs, then press Feed. Cards you eat are gone.
tip-afflicted = An Affliction lasts, and says what it does. The number beside your name shows how many you have, and how many kill.
tip-starved = Whoever starves gains an Affliction and loses a card. It can be the smaller loss, once.

tip-peril-met = A Peril: its price stands on the card. Pay it, or let somebody help with a Reaction; otherwise it leaves an Affliction.
tip-feeding-began = Feeding: lay out cards until they are worth what the meal costs, then press Feed. Cards you eat are gone.
tip-afflicted = An Affliction lasts, and says what it does. The number beside your name shows how many you have, and how many kill.
tip-starved = Whoever starves gains an Affliction and loses a card. It can be the smaller loss, once.

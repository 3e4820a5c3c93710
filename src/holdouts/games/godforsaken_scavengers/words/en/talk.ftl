# What can be said at the table by a button.

phrase-have-food = I have food to spare.
phrase-need-food = I have nothing to eat.
phrase-stop-searching = Stop searching: it is getting dangerous.
phrase-i-play = Let me play a card first.
phrase-keep-cards = Keep your cards for the peril.

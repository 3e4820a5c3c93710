# What can be said at the table by a button.

phrase-have-food = I have food.
phrase-have-medicine = I have medicine.
phrase-have-fuel = I have fuel.
phrase-need-food = Can anybody spare food?
phrase-need-medicine = Can anybody spare medicine?
phrase-need-fuel = Can anybody spare fuel?
phrase-need-tools = Can anybody spare a tool?
phrase-give-crisis = I gave what the crisis asks for.
phrase-cannot-give = I have nothing for the crisis.
phrase-clear-entrances = Somebody must clear the entrances.
phrase-do-not-search = Do not search there: too much noise.
phrase-i-go = I will go out.
phrase-vote-with-me = Vote with me.
phrase-trust-me = You can trust me.

# What can be said at the table by a button.

phrase-need-healing = Can anybody heal me?
phrase-need-food = Can anybody spare food?
phrase-need-ammo = Can anybody spare ammunition?
phrase-i-fight = I will take the monsters.
phrase-come-to-me = Come to me.
phrase-i-scavenge = I will scavenge here.
phrase-run = We should run.

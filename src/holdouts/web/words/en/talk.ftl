# What is said by a button.

phrases = Quick phrases
suspects = I suspect
accuse = Say that you suspect { $name } of betrayal
withdraw = Say that you no longer suspect { $name }
tag-suspected = suspected by { $names }
you-suspected = You are suspected by { $names }.

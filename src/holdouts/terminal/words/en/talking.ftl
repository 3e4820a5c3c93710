# What is said at the keyboard, and what lies under a cover.

command-aim = aim
command-say = say
command-accuse = accuse

help-aim = aim: what you aim at in secret, which nobody else should see
help-say = say [NUMBER]: say a phrase to all; without a number, the list of phrases
help-accuse = accuse [NAME | nobody]: say whom you suspect of betrayal; without a name, who suspects whom

say-which = Say one of these by its number, as in: say 3
say-what = Say a phrase by its number, from 1 to { $count }; say alone lists them.
said-already = Everybody knows that already.
accuse-nobody = nobody
accuse-nobody-here = Nobody here can be suspected of betrayal.
accuse-whom = Whom do you suspect? { $names }, or nobody any more: accuse nobody.
accuse-none-yet = Nobody has said that they suspect anybody.
aim-none = Nothing of yours lies under a cover.
aim-done = Press Enter, and it is covered again.{" "}

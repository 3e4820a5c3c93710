# What a group of answers does, in a word or two.

group-dig = Search
group-change-pile = Change piles
group-take = Take
group-play = Play
group-complete = Complete
group-aim = Choose somebody
group-on-pile = Choose a pile
group-neutralise = Neutralise
group-pay = Spend
group-drop = Discard
group-give = Give
group-swap = Swap
group-select = Choose a card
group-affected = Choose an Affliction
group-next-place = Put next
group-eat = Lay out as food
group-share = Share food
group-become = Become
group-vow = Promise
group-of-kind = Promise
group-include = Bring in

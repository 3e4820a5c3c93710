# What a page does with the book itself, and what is told of it. The rest of its effects are said as on cards.

effect-options = Choose one of the ways below.
effect-turn-to = The story goes on.
effect-passage = One more sentence is read.
effect-clause = { $at ->
    [dusk-unfed] At every Dusk on which it gets nothing to eat, { $effects }.
   *[trait] Whenever a Trait of this Character is called, { $effects }.
}
effect-remember = This will be remembered.
effect-forget = What was remembered is settled.
effect-note = It is noted for the end.
effect-strike-note = A note for the end is struck out.
effect-mix-in = Somebody may be met again.
effect-epilogues = The book says what became of each.
effect-notes = The book says what became of what was noted.
effect-share-out = { which-state } +{ $by } altogether, spread as the group likes.
effect-seats = { $by ->
    [-1] One seat on the bus is lost.
   *[1] One seat on the bus is gained.
}
effect-choose-seats = The group says who climbs in.
effect-peace = The war is over.
effect-win = The bus leaves, and you have won.
effect-defeat = The bus leaves without you, and all is lost.

if-starter-seated = somebody who was there from the start sits in the bus
    .not = nobody who was there from the start sits in the bus

ask-page = What do you do?
ask-share-out = Who bears it?
ask-choose-seat = Who climbs into the bus?

pick-take-option = { $option }
event-passage-read = { $passage }
event-nothing-more = Nothing more happens here: all its pages have been read.
event-remembered = To be remembered: { $memory }
event-forgotten = It is settled: { $memory }
event-note-written = Something was noted for the end.
event-note-struck = A note for the end was struck out.
event-mixed-in = Somebody may be met again.

zone-page = The Book of Scripts
zone-diary = Diary
kind-page = Page { $number }
way-told = { $way }: { $effects }
way-told-if = { $way }, if { $condition }: { $effects }
way-nothing = nothing happens.
event-way-taken = Chosen: { $way }.
event-only-way = No other way was open: { $way }.
recalled = { $count ->
    [0] { $memory } That was today.
    [one] { $memory } That was yesterday.
   *[other] { $memory } That was { $count } days ago.
}
tale-starter = { $name }. { $line }

# What is printed on a card besides its name and its main lines: details that one would otherwise look up.

text-solace = Solace: { piece }.
text-weapon-more = { $shots ->
    [1] {""}
   *[other] Up to { $shots } shots.
}{ $fatal ->
    [axe] With an axe on the die, it kills at once.
    [shotgun] With a shotgun on the die, it kills at once.
   *[none] {""}
}
text-serves-as = Serves as: { piece }.
text-muffles = Carried by a party of up to { $most }: Noise counts { $count } less.
text-hunts-rats = With it in the house, rats find nothing.
text-raid-cut = Every raid is reduced by { $count } more.
text-feeding = { $when ->
    [meal] It needs food at every Dusk, and may be lost without.
   *[after] It wants food after every meal; without, on 1 to { $most } it runs off.
}
text-meat = It could be eaten: { $goods }.
text-lock = A lock is picked with the black die: on 1 to { $count } it holds, otherwise the Lockpick is spent.
text-once = { $name }, once
text-must = There is no way around it.
text-colour-of = { $colour ->
    [red] red
    [green] green
    [grey] grey
   *[yellow] yellow
}
text-value-of = { $colours } tokens worth { $count } or more

# The Book of Scripts: pages of rules, and those that a rule opens.

page-10 = Between Dawn and the next Morning you may stop and go on another day. Whatever lies on the table is kept as it is: the house with all that was built, what everybody suffers from, the order of the decks, the memories of this book. The printed sheet holds less. Who goes on from a sheet is told which cards had to be dealt anew.
    .title = Setting the war aside

page-100 = Every card has a deck and every deck a place of its own. What you discard goes back to the box and can be found again; what you remove is waste and stays out until the end. When the box has none left of a thing, nobody finds it, buys it or makes it. The group never counts more than four.
    .title = Before the first day

page-101 = An ability can be used at any moment that its own text allows. Some are always there, some serve once a day and come back in the Morning, some once on a trip and come back with the next. Who sleeps has no ability, not even a lasting one. Whoever joins in the middle of a step acts from the next step on.
    .title = What each one can do

page-110 = Five Wood, or five Components, may at any time be swapped for one marker on the shelf, and back. Nothing else stands there. A marker that is broken up takes five from the box, as far as the box has them: what is missing is lost. And as long as the box is empty none can be gained, however many the shelf is worth.
    .title = The shelf that counts by five

page-150 = At four, Fatigue puts people to sleep. Sleepers eat and drink, are given medicine, lie down in a bed or on the floor, and take the nap of a bed; they do nothing else, and their habits are left alone. Whoever is in the middle of a task when it happens finishes it first: the watch is kept and the trip walked to its end.
    .title = Asleep on their feet

page-155 = With this rule an action moves a Fitting to another free space that would take it. Another action takes it apart: the card goes back to its deck and what it was built of to Storage, as far as the box has it. What stands beside something else must stand beside it again. Nobody is cheered a second time by the same chair.
    .title = Moving house indoors

page-200 = Each Morning the top Event is turned up and done, and the cold it names comes into the house. A Chapter uses up no day: it is done and the next card follows. One Objective counts at a time. The Leader may pay for it from Storage at any time; what it brings or costs comes when the next Chapter has been read.
    .title = Mornings

page-215 = They have their store in a cinema, in the seats: row after row of things sitting upright and looking at the torn screen, boots, lamp oil, a row of accordions. The one in charge has an usherette's torch and walks backwards in front of us. Nothing here has been stolen, he says, it has all been collected. They barter by a tariff of their own, which hangs in the foyer where the prices used to be, and they would not dream of doing anybody a favour; favours, he explains, are where it begins.
    .title = The rebels' store

page-220 = Fatigue, Hunger, Wounds, Illness and Misery go from nought to four. Black circles take actions away, the last ones first, and the token with the most of them decides; they are not added up. A four is settled at once and cannot be lowered first. If two are reached together, chance says which of the two pages is read.
    .title = What people can bear

page-266 = One of us is not getting up. One has said the name, and said it again, and then somebody has laid an ear against the coat. After that everything is very simple and takes a long time. One cannot stay here; one cannot carry everything. There are things in the pockets, and there is what was on the back, and each of us thinks of home, of how many will be sitting at the table and what one will have to say, first, in the doorway, before the question comes.
    .title = A death on the way

page-300 = Three steps, and in each everybody who can still act does one thing. Orders are given and paid for together and done together: what is gained in a step can pay for nothing in it. A card, a Fitting or a space takes one person a step, except rubble and rummaging. One walks for nothing, by floors and ladders, but not through what is shut.
    .title = By day

page-333 = There had been no one to stay behind that night, and so the door was left on the latch, as it used to be in summer. When one comes back there is smoke from the chimney. There is washing in the yard. A man whom we do not know opens the window, our window, and looks down at us with a cup in his hand, our cup, and not at all with malice; he looks as one looks at people who have come to the wrong house. It would be of no use to explain it to him.
    .title = Nobody at the door

page-351 = With this rule people may eat whenever they are neither fighting nor in the middle of a page, and it fills them as at Dusk. Dusk comes all the same and must be faced. The cat gives two portions of meat, the dog four. Then look at each other: an Empathy check says whose Misery grows.
    .title = Eating out of turn

page-400 = First water, then food. Who does not drink rolls the black die and grows hungrier or more miserable. Who eats nothing is hungrier by one; a tin takes two away, raw food one, a vegetable only keeps the hunger where it is. The group may let somebody go without, though the shelf is full. There are six Water in the whole town.
    .title = At the table

page-500 = Each has one task: a bed, the floor, the watch, or the city. A bed takes all Fatigue away and the floor two; watching and going out cost one. Three at most may go. Somebody awake must keep watch, otherwise page 333 is read. Who falls asleep over a task has done it first.
    .title = Who does what tonight

page-534 = With this rule each of the party may carry one more for two Fatigue, unless already too tired for it. What is too heavy can be hidden where it was found and fetched another night, if nobody has been there before. For four returned cards one of the three Locations is exchanged, at the beginning of a trip or at its end.
    .title = Heavy bags and hiding places

page-600 = Each card of the Unknown deck is a room. To return cards is to take one's time. Noise goes from one to eight; rolled no higher than the noise, the die brings somebody, and after that it is quiet again. One goes home when the deck is empty, or where a card lets one. Doors and bars may be kept for later in the night.
    .title = Out in the city

page-610 = The other side shows another house, with one cellar. It knows no Ideas: all Fittings lie in one deck from the start. Upstairs a sniper looks in, and whoever works there may be hit. Some cards lie two deep, and what stands on a space counts only when both are gone.
    .title = The other side of the board

page-700 = Arm the watch before the card is turned, one weapon each. Everybody on watch rolls the die of their weapon; each hit takes one off the Damage or the Wounds, and so does each Barricade. What remains of the Damage is taken from Storage, what remains of the Wounds is borne by the watch. Weapons in their hands are safe; the ammunition is not.
    .title = When they come at night

page-800 = The party comes home with its load. Medicine may be laid on those who need it; it stays there until a Fate card uses it, and then all of that kind goes, though only one has helped. Alcohol serves before or after the card. Two Narrative Actions are read and one is kept. If somebody was lost since the day began, an Empathy check follows, once.
    .title = Towards morning

page-900 = Enemies are drawn blind: a letter gives the weapon, a figure how well they use it. Each round both sides strike at once with the die of what they hold; firearms cost Ammo. Prowess rolls again. You may flee before a round, and are struck at from behind as you go. Three wounds and an enemy falls; a Hatchet and a Shotgun can end it sooner.
    .title = Fighting

page-901 = First you pay the commission, then you swap, as often as you like: what you give must be worth at least what you take, and no change is given, not from the commission either. They sell the colours that are named and take tokens of any colour. Water, Wood and Components are not for trade. At home you pay from Storage, on the way from what you carry.
    .title = Bartering

page-905 = A scenario begins when most has happened. Its sheet says what is different: who is there, what they suffer from, what is built, how long it lasts and what wins. Either side of the board will do. Some of its pages have a red arrow; each is read once, as soon as what its title names has come about.
    .title = Sieges that begin late

page-909 = With this rule medicine may be laid on somebody at any time, and alcohol drunk, but for fights and the middle of a page. Medicine still waits for the Fate card. A glass takes one Misery away and costs Fatigue: one for pure alcohol, two for moonshine. Who drinks until four sleeps, after whatever they were at.
    .title = Pills and glasses

page-1000 = It has been announced so often that nobody stirs at first. Then the bell begins, the one which was said to have been melted down, and next to it a second; and in between one hears what one had not heard for so long that one has to look for a word for it. Somebody takes the board from the window. It is a perfectly ordinary morning outside, with puddles. Those who are here look at one another. One knows everybody's hands, and will have to get used to the faces. What became of each is soon told.
    .title = Ceasefire

page-1001 = There is nobody at the table any more who could tell the rest. The house stands for a while as it was left: the chairs pushed back, a chalk mark on the cellar wall, a cord across the room with one sock on it. Others will come in and be surprised at how much had been mended. They will sit down, and find in a drawer a pencil, a key, a list; and will read it, perhaps, and wonder who these people were, and go on with it from where it stops.
    .title = Defeat

# A line of flavour for each card. It says nothing about what the card does.

## Characters

flavour-anton = He counts the steps to the pump, every day, in case.
flavour-arica = She has never broken a lock. She asks them.
flavour-boris = He carried the stove up, then went down for its owner.
flavour-bruno = Barley tonight, in the manner of barley.
flavour-cveta = She still takes the register. Nobody is ever late.
flavour-emilia = She notes who was there, and what was said, and the weather.
flavour-katia = She has the story. She is waiting for somebody to send it to.
flavour-marin = Number fourteen, he says to the bolt, and do not force it.
flavour-marko = He still looks up at windows before he looks at doors.
flavour-pavle = He knows what time it is where his daughters are.
flavour-roman = He sits where he can see the stairs. He does not say why.
flavour-zlata = She tunes a guitar that nobody has found yet.

## The house

flavour-bed = Three boards, a door, and the curtains from the stairs.
flavour-chair = The one that was not burnt.
flavour-workshop = Everything has two uses. Most things have had three.
flavour-stove = The pipe goes out through where the clock was.
flavour-rainwater-collector = It tastes of roof.
flavour-trap = Nobody asks what is in the soup.
flavour-simple-heater = Nine bricks and a drum. One hand always wants to touch it.
flavour-radio = Between two stations somebody plays the accordion.
flavour-herb-garden = A bathtub, some earth, the window that faces away.
flavour-moonshine-still = It was a pressure cooker, and will be again.
flavour-advanced-workshop = Somebody has drawn the outline of each tool on the wall.
flavour-metal-bench = A piece of rail makes a decent anvil.
flavour-improved-stove = It draws now. One can cook and breathe.
flavour-improved-heater = The same fire, and half the books.
flavour-vegetable-patch = The carrots are small and are counted.
flavour-distiller = Clear as water, and worth eleven times as much.
flavour-medicine-bench = The scales come from a sweet shop.
flavour-reinforced-door = It has been three doors.

## The city

flavour-central-square = The pigeons went first.
flavour-city-hospital = They have lamps, and no oil; hands, and no gloves.
flavour-row-of-cottages = All the hedges are still straight.
flavour-supermarket = The music still came on in the first week.
flavour-primary-school = The coats hang at the height of the children.
flavour-church = Half of the roof is sky. They sweep it all the same.
flavour-warehouse = Aisle nine smells of cinnamon. Nobody has found it.
flavour-military-post = The barrier goes up for those who have something.
flavour-garage = A calendar, open at the last good month.
flavour-villa = The dog is still tied to the gate. It is a stone dog.
flavour-tower-block = Fourteen floors, and every step says who is coming.
flavour-railway-yard = The clock shows the right time twice a day, and people wait for it.
flavour-pharmacy = Somebody has taken everything but the toothbrushes.
flavour-brewery = The cellars are warm, and so are those who keep them.
flavour-construction-site = It was to be a hotel with a view.
flavour-library = Somebody has burnt the poets and kept the atlases.
flavour-sewer-outlet = One gets used to it. That is the bad sign.
flavour-farm-at-the-edge = At the edge of what, they do not say.

## In the dark

flavour-search-furniture = Letters, a comb, a button box.
flavour-search-furniture-and-go = Behind it, a door that still opens.
flavour-search-junk = Others have been through it. They were in a hurry.
flavour-search-junk-and-go = There is a draught: the street is near.
flavour-search-pantry = The labels are gone. One shakes them and guesses.
flavour-search-pantry-and-go = The window over the shelf has no glass.
flavour-map-locked-door = Whoever locked it meant to come back.
flavour-map-blocked-door = A wardrobe, from inside.
flavour-map-bars = The cellar of a man who had something.
flavour-map-rubble = Under it the stairs go on.
flavour-map-basement-entrance = It smells of coal and apples.
flavour-hideout = Somebody has slept here, and made the bed.
flavour-creaking-floor = The third board from the left. Always.
flavour-broken-glass = It was a winter garden.
flavour-collapse = First dust, then the sound, then everything.
flavour-footsteps = They stop when you stop.
flavour-reality-in-the-city = Some things are not on any map.
flavour-blank-exploration = The hand is one you know.
flavour-findings-1 = A key to something. Four spoons. A ticket.
flavour-findings-2 = Higher than most people reach.
flavour-findings-3 = The list in the lid is longer than the contents.
flavour-findings-4 = Somebody sewed a second lining into it.
flavour-findings-5 = The table is laid for four.
flavour-findings-6 = The handles are worn to one man's hand.
flavour-findings-7 = The metronome still goes when you touch it.
flavour-findings-8 = They were watered until last week.
flavour-findings-9 = Glasses, and a book open on its face.
flavour-findings-10 = Jars with dates in a careful hand.
flavour-reality-among-the-findings = Under the paper lay something else.
flavour-civilians = They have raised their hands before you spoke.
flavour-more-civilians = The smallest one looks at your shoes.
flavour-survivors = This is their kitchen now. They wiped the table.
flavour-vagabonds = They know every dry doorway in the quarter.
flavour-homeless = They share a coat in turns.
flavour-rebels = They ask which side you are on, and mind the answer.
flavour-thugs = One whistles. The other does not look up.
flavour-soldiers = The youngest one keeps looking at the officer.
flavour-more-thugs = They were here first, in the dark.
flavour-more-soldiers = A torch goes over every face twice.
flavour-deserters = They have cut off their badges, and the threads show.
flavour-bandits = They have a price list.
flavour-blank-residents = It takes you both a moment.

## The night

flavour-quiet-night = Nobody slept. There was no need to.
flavour-petty-thieves = They took the bucket. The bucket.
flavour-hungry-neighbours = You know the voice on the other side of the door.
flavour-burglars = They know which step creaks.
flavour-looters = They brought a cart.
flavour-reality-in-the-night = Something is happening in the street.
flavour-raiding-bandits = They knock, which is a kind of joke.
flavour-armed-thugs = They fire one into the air, for order.
flavour-arsonists = First the smell, then the light.
flavour-gang-of-cutthroats = The dogs have gone silent down the whole street.
flavour-blank-raid = You had thought of this evening.

## The days

flavour-airdrop = White silk, turning. Everybody runs.
flavour-bombardment = One counts the seconds, and then the plates.
flavour-snipers = People cross the road in groups of one.
flavour-crime-wave = The locksmith was robbed of his locks.
flavour-rising-crime = Three doors in this street have new boards.
flavour-rat-invasion = They come up when the river does.
flavour-first-frost = The window has flowers on it. Nobody says how pretty.
flavour-bitter-cold = The water in the glass has gone quiet.
flavour-shortages = Sold out, and underneath, in pencil: of what.
flavour-epidemic = They chalk a sign on the doors.
flavour-thaw = What was under the snow is there again.
flavour-quiet-day = Washing hangs across the street.
flavour-ceasefire = It takes a while until somebody says it aloud.
flavour-last-offensive = They want to have been somewhere before it ends.
flavour-false-hope = The bells rang. It was a mistake.
flavour-board-the-windows = The last thing one saw was the pear tree.
flavour-a-full-table = Somebody has found the good cloth.
flavour-clean-water = So clear that one looks at it for a while.
flavour-medicine-chest = A red cross, painted with beetroot.
flavour-pay-for-protection = He writes a receipt.
flavour-close-the-house = It gets dark inside, and safe.
flavour-to-live = That is all.
flavour-to-live-on = With oneself, too.
flavour-fate-1 = It was clean yesterday.
flavour-fate-2 = Everybody hears it, and nobody turns round.
flavour-fate-3 = It smells of the other bank today.
flavour-fate-4 = There is time to warm the cup.
flavour-fate-5 = Somebody walks up and down. It is oneself.
flavour-fate-6 = One scratches a hole to look out.
flavour-fate-7 = Somebody winds the clock.

## At the door

flavour-barterer = Everything in the coat has a pocket of its own.
flavour-careful-barterer = He weighs it twice and is ashamed of it.
flavour-food-barterer = There is a cloth over the basket. One smells bread.
flavour-doctor = He washes his hands first, in nothing, out of habit.
flavour-gossip-of-tomorrow = She has it from a cousin at the depot.
flavour-gossip-of-the-street = He has seen who went in where.
flavour-somebody-asks-to-join = One bag, and both hands in sight.
flavour-hungry-child = It has not asked yet.
flavour-neighbour-needs-hands = He once lent you a ladder.
flavour-neighbour-needs-a-shovel = He brings it back cleaned.
flavour-reality-at-the-door = Three knocks, and a wait that is too long.
flavour-blank-visitor-1 = You hung it out. Somebody has seen it.
flavour-blank-visitor-2 = He turns to a fresh page.

## Narrative Actions

flavour-slip-away = Nobody looks at the coal chute.
flavour-second-wind = A cup of something hot, standing.
flavour-night-work = The hammer is wrapped in a sock.
flavour-quick-hands = Gone before the cupboard knew.
flavour-hidden-pocket = It was meant for a watch.
flavour-shared-meal = One spoon, two mouths, no hurry.
flavour-old-song = Everybody knows a different second verse.
flavour-watchful = A string, four tins, and no sleep.
flavour-spare-round = It was in the lining all the time.
flavour-back-door = There always was one. One had only to move the cupboard.
flavour-steady-aim = Breathe out, and wait a little.
flavour-neighbourly-favour = Do not mention it, and they do not.
flavour-rag-bandage = It was a Sunday shirt.
flavour-warm-corner = Five people, one blanket, and the cat.
flavour-good-bargain = Both think they have won.

## Tokens and scenarios

flavour-child = Asks why, and does not mind the answer.
flavour-cat = It belongs to nobody and sleeps on everybody.
flavour-dog = It eats last and guards first.
flavour-fine-saw-blade = Thin as a letter.
flavour-camouflage-suit = Curtains, soot, and a great deal of patience.
flavour-suspicion = Nobody has said it. Everybody has counted again.
flavour-until-the-ceasefire = Nobody knows when. Everybody knows somebody who knows.
flavour-endless-night = The house is furnished. The street is not.
flavour-the-last-convoy = A bus, a list, and a man with a pencil.

## Chapters, and the ribbons that open the book

flavour-chapter-1 = People still say: until the weekend.
flavour-chapter-2 = Somebody has stopped winding the clock on the stairs.
flavour-chapter-3 = The guns are nearer, or the nights are quieter.
flavour-colour-red = A ribbon between two pages, the colour of brick.
flavour-colour-blue = A ribbon cut from an apron.
flavour-colour-green = A ribbon that tied up somebody's letters.
flavour-colour-yellow = A ribbon, once the edge of a curtain.
flavour-colour-violet = A ribbon, the last of a ball of wool.

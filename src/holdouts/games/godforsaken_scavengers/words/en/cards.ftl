# The names of the cards and a line of flavour for each. What they do is said in texts.ftl.

## Actions

name-scout = Scout
flavour-scout = She went ahead and came back, which is the whole skill.

name-move = Move
flavour-move = The other tunnel always sounds emptier.

name-rush = Rush
flavour-rush = Somebody pushed; everybody says it was somebody else.

name-hide = Hide
flavour-hide = Hold the sack, hold your breath, and let it take what it came for.

name-forage = Forage
flavour-forage = It was not yours, but it was closer to you.

name-dry-ration = Dry Ration
flavour-dry-ration = Packed by someone who expected you back last week.

name-bait = Bait
flavour-bait = Give the dark something to chew on, and step around it.

name-torch = Torch
flavour-torch = Light enough to see it, not enough to be sure.

name-barricade = Barricade
flavour-barricade = Two crates and a dead beetle, and it holds a little longer than it should.

name-hunt = Hunt
flavour-hunt = Nobody sings on the way out.

name-rest = Rest
flavour-rest = For one watch, nothing was asked of you.

name-salvation = Salvation
flavour-salvation = You were sure you had let go of the ledge.

name-relief = Relief
flavour-relief = She washed the wound and did not ask how you got it.

name-smoked-meat = Smoked Meat
flavour-smoked-meat = It had a name once, though not among us.

name-ambush = Ambush
flavour-ambush = This time we were the ones in the wall.

name-barter = Barter
flavour-barter = Both walked away certain that the other had paid too much.

name-snare = Snare
flavour-snare = Whatever it caught, we did not stay to look.

name-shared-meal = Shared Meal
flavour-shared-meal = Cut it small enough and there is some for everyone.

name-instinct = Instinct
flavour-instinct = Your legs knew before you did.

name-royal-jelly = Royal Jelly
flavour-royal-jelly = It is forbidden to workers, and there is nobody left to forbid it.

name-second-wind = Second Wind
flavour-second-wind = You had already lain down.

name-deep-cache = Deep Cache
flavour-deep-cache = Whoever buried it drew a map, and later ate the map.

name-queens-scent = Queen's Scent
flavour-queens-scent = So faint that you may only be remembering it.

name-sacrifice = Sacrifice
flavour-sacrifice = Someone had to stand between them.

name-collapse = Collapse
flavour-collapse = The dust settled, and the two ways on were not the same two.

name-carapace = Carapace
flavour-carapace = It was grown for exactly this.

## Perils

name-cave-worm = Cave Worm
flavour-cave-worm = Blind, patient, and mostly mouth.

name-pit-trap = Pit Trap
flavour-pit-trap = Dug by our own side, in a better year.

name-spore-cloud = Spore Cloud
flavour-spore-cloud = It does not hurt at all, and that is how it starts.

name-thief-beetle = Thief Beetle
flavour-thief-beetle = It takes the shiny things first, and the warm ones later.

name-dire-hound = Dire Hound
flavour-dire-hound = It has followed three columns and outlived them all.

name-weeping-spider = Weeping Spider
flavour-weeping-spider = The crying stops when you come near.

name-frenzied-kin = Frenzied Kin
flavour-frenzied-kin = He still wears the mark of your brood.

name-acid-rain = Acid Rain
flavour-acid-rain = Somewhere above, something has been digesting for years.

name-rockfall = Rockfall
flavour-rockfall = One pebble, and then the rest of them.

name-black-mist = Black Mist
flavour-black-mist = In it you cannot hear the Hive, nor remember what it sounded like.

name-maw-of-the-deep = Maw of the Deep
flavour-maw-of-the-deep = The floor had been breathing for some time before we noticed.

name-brood-mother = Brood Mother
flavour-brood-mother = She counts her young, and then she counts you.

name-hollow-choir = Hollow Choir
flavour-hollow-choir = They sing with the voices of the missing, and they know the names of the rest.

name-flayer = Flayer
flavour-flayer = It is careful work, and it does not hurry.

name-void-hunger = Void Hunger
flavour-void-hunger = It ate the light, then the sound, and then it looked up.

## Opportunities

name-abandoned-camp = Abandoned Camp
flavour-abandoned-camp = The fire is cold and the beds are made.

name-fungus-patch = Fungus Patch
flavour-fungus-patch = Pale, soft, and nobody has died of it yet.

name-stray-larva = Stray Larva
flavour-stray-larva = It has stopped calling, but it still turns toward voices.

name-pathfinder = Pathfinder
flavour-pathfinder = She knows the way home and has no wish to go there.

name-shrine-of-the-queen = Shrine of the Queen
flavour-shrine-of-the-queen = Leave something, and do not ask for much.

name-old-armoury = Old Armoury
flavour-old-armoury = There is a name under every hook, and most hooks are empty.

name-royal-larder = Royal Larder
flavour-royal-larder = Set aside for a feast that nobody ever called off.

name-rift-in-the-dark = Rift in the Dark
flavour-rift-in-the-dark = You can reach into it, if you do not mind being reached.

## Anomalies

name-anomaly-one = Anomaly
flavour-anomaly-one = You have been round this corner before.

name-anomaly-two = Anomaly
flavour-anomaly-two = Your own footprints, coming toward you.

name-anomaly-three = Anomaly
flavour-anomaly-three = The dead were laid out in a row, and the row is shorter now.

## Locations

name-choking-narrows = Choking Narrows
flavour-choking-narrows = Go in single file, and do not be the widest.

name-blind-gallery = Blind Gallery
flavour-blind-gallery = Here even the glowworms keep it to themselves.

name-nest-of-eyes = Nest of Eyes
flavour-nest-of-eyes = They open one at a time as you pass.

name-crumbling-bridge = Crumbling Bridge
flavour-crumbling-bridge = It carries you, or what you found, and hardly both.

name-silent-mire = Silent Mire
flavour-silent-mire = Of those who spoke here, none is still standing.

name-carrion-field = Carrion Field
flavour-carrion-field = The smell alone would feed a braver people.

name-echo-vault = Echo Vault
flavour-echo-vault = A scream comes back from every side, with directions.

name-market-of-husks = Market of Husks
flavour-market-of-husks = The sellers have been dead for years and still will not lower the price.

name-rusted-lift = Rusted Lift
flavour-rusted-lift = It goes down well enough.

name-split-tunnels = Split Tunnels
flavour-split-tunnels = The map shows three ways, but the map is older than the rockfall.

name-warm-hollow = Warm Hollow
flavour-warm-hollow = Somebody slept here and left the stone warm.

name-glowcap-garden = Glowcap Garden
flavour-glowcap-garden = Even the stems are worth eating, if you chew.

name-sentinel-post = Sentinel Post
flavour-sentinel-post = They were told to hold until relieved, and no one has relieved them.

name-royal-granary = Royal Granary
flavour-royal-granary = Only a seal guarded it, and the seal was very old.

name-queens-antechamber = Queen's Antechamber
flavour-queens-antechamber = One eats slowly here, out of old respect.

name-shedding-pool = Shedding Pool
flavour-shedding-pool = The water is full of who they used to be.

## Final Locations

name-gate-of-the-hive = Gate of the Hive
flavour-gate-of-the-hive = It opens from the inside.

name-messengers-shaft = Messenger's Shaft
flavour-messengers-shaft = Whatever they should know above, put it in the basket.

name-last-watch = Last Watch
flavour-last-watch = They let in whoever can still stand in line.

name-chamber-of-voices = Chamber of Voices
flavour-chamber-of-voices = They have been expecting you, and cannot agree on what to do.

name-hunters-lair = Hunter's Lair
flavour-hunters-lair = It keeps trophies too.

name-brood-court = Brood Court
flavour-brood-court = Bring what is owed, and speak when you are spoken to.

name-hall-of-oaths = Hall of Oaths
flavour-hall-of-oaths = Every promise is scratched into the wall, and the wall is long.

## Afflictions

name-torn-abdomen = Torn Abdomen
flavour-torn-abdomen = You eat, and some of it stays.

name-crushed-claw = Crushed Claw
flavour-crushed-claw = You keep reaching for things with it.

name-tremors = Tremors
flavour-tremors = Your claws begin before you have decided.

name-night-blindness = Night Blindness
flavour-night-blindness = You say left as if it meant something.

name-paranoia = Paranoia
flavour-paranoia = They were whispering, and when you came closer they were not.

name-pride = Pride
flavour-pride = You are not hungry, thank you.

name-hoarders-itch = Hoarder's Itch
flavour-hoarders-itch = You count it again, in case there is more.

name-numb-feelers = Numb Feelers
flavour-numb-feelers = By the time you notice, it has happened to someone else.

name-lost-voice = Lost Voice
flavour-lost-voice = You had something to say, and it would have been useful.

name-bleeding-carapace = Bleeding Carapace
flavour-bleeding-carapace = It closes when you lie still, and you cannot lie still.

name-phantom-voices = Phantom Voices
flavour-phantom-voices = They ask so politely that you always put something down.

name-frailty = Frailty
flavour-frailty = What used to take one blow now takes two.

name-slow-limbs = Slow Limbs
flavour-slow-limbs = Everyone is very patient with you.

name-compulsion = Compulsion
flavour-compulsion = One more, since it looks so harmless.

name-dread = Dread
flavour-dread = You know what lives there, and would rather not meet it twice.

name-death-wish = Death Wish
flavour-death-wish = The worst tunnel has begun to look like the honest one.

name-amnesia = Amnesia
flavour-amnesia = Somebody packed this for you, and it may have been you.

name-rot = Rot
flavour-rot = It tastes of nothing, and a little later of itself.

## Characters

name-packrat = Packrat
flavour-packrat = She carries things for people who are no longer here.

name-butcher = Butcher
flavour-butcher = He finds a second meal in what others bury.

name-gleaner = Gleaner
flavour-gleaner = She never takes first and never goes without.

name-feeler = Feeler
flavour-feeler = He lays one antenna on the stone and waits for it to speak.

name-tunneler = Tunneler
flavour-tunneler = A wall, he says, is a matter of patience.

name-berserker = Berserker
flavour-berserker = She stopped counting her wounds because it slowed her down.

name-quartermaster = Quartermaster
flavour-quartermaster = He writes everything down, also what you ate in the dark.

name-drummer = Drummer
flavour-drummer = When she drums, nobody stays where they are.

name-warden = Warden
flavour-warden = Long ago she was told to look after you, and nobody told her to stop.

name-shellbreaker = Shellbreaker
flavour-shellbreaker = He knows where every shell is thin, yours too.

name-mender = Mender
flavour-mender = Her stitches are crooked, and they hold.

name-gravedigger = Gravedigger
flavour-gravedigger = He buries everyone properly, once he has been through their pockets.

## Scenarios

name-daring-retreat = Daring Retreat
flavour-daring-retreat = The column broke in the third gallery, and whoever could run, ran. The Hive is a few marches away, and its gate will not be held open for long. Stay together if you can, but arrive.

name-lost-expedition = Lost Expedition
flavour-lost-expedition = You went down to learn what was emptying the deep nests, and you learned it. Nobody above knows. It does not matter who climbs out, as long as enough of you do and the warning is still in your hands.

name-wicked-few = Wicked Few
flavour-wicked-few = The good ones of this column went first. What is left knows how to step over a body, and to check its pockets on the way. Somewhere ahead a last watch lets in those who are not too far gone, and nobody remembers how far it is.

name-mad-prophet = Mad Prophet
flavour-mad-prophet = The Queen speaks to you, or something does. You walk every road twice, once for yourself and once for the voice. If you come out of it sound of mind, nobody will believe a word you say.

name-last-hunt = Last Hunt
flavour-last-hunt = Something has followed you since the landslide, and tonight you turn round. Nobody will wait for anybody. Bring back enough of them to be believed, and be quick, because the lamps are nearly out.

name-tithe-of-the-brood = Tithe of the Brood
flavour-tithe-of-the-brood = Those who cannot walk alone have attached themselves to you, and they belong to the brood. At every halt somebody has to feed them. At the end the court will ask each of you, one by one, what you gave.

name-oathbreakers = Oathbreakers
flavour-oathbreakers = Before the last gate there is a hall where everything promised on the road is read aloud. Swear as much as you can keep. Whoever has kept nothing goes no further.

## Cards that stand on no shelf

name-survivor = Survivor
flavour-survivor = You woke without a name and kept walking.

name-final-marker = Final Location
flavour-final-marker = The last stretch is the one you were told about.

name-caravan = Caravan
flavour-caravan = They are hungry, they are many, and they have what you need.

name-banner = Banner
flavour-banner = Whoever carries it is seen first.

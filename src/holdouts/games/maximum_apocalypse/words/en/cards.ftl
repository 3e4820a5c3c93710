# The names of the cards and a line of flavour for each. What they do is said in texts.ftl.

## Characters

name-fireman = Fireman
    .the = the Fireman
flavour-fireman = He still counts heads when he leaves a building.

name-gunslinger = Gunslinger
    .the = the Gunslinger
flavour-gunslinger = She learned to shoot at fairs, for stuffed bears.

name-hunter = Hunter
    .the = the Hunter
flavour-hunter = She has slept alone for so long that your breathing keeps her awake.

name-mechanic = Mechanic
    .the = the Mechanic
flavour-mechanic = He apologises to engines before he opens them.

name-surgeon = Surgeon
    .the = the Surgeon
flavour-surgeon = Her hands begin to shake when the work is done.

name-veteran = Veteran
    .the = the Veteran
flavour-veteran = He had promised his wife that the last war was the last.

name-dog = Dog
    .the = the Dog
flavour-dog = Nobody has told him that anything ended.

## Innate abilities

innate-fireman = Punch
innate-gunslinger = Quick Draw
innate-hunter = Scout
innate-mechanic = Repairs
innate-surgeon = Suture
innate-veteran = Don't Touch Him
innate-dog = Bite

## The Fireman's deck

name-fire-helmet = Fire Helmet
flavour-fire-helmet = Inside, under the strap, is a sticker his daughter put there.

name-lighter = Lighter
flavour-lighter = For twenty years he put out what this starts.

name-first-aid-kit = First-Aid Kit
flavour-first-aid-kit = The scissors are missing, and the sheet says who signed for them.

name-shotgun = Shotgun
flavour-shotgun = It hung over a bar and had never been fired.

name-fire-extinguisher = Fire Extinguisher
flavour-fire-extinguisher = The tag says that it is due for inspection in March.

name-energy-drink = Energy Drink
flavour-energy-drink = Tropical, says the label. It tastes of night shifts.

name-ladder = Ladder
flavour-ladder = It ends two rungs below the fourth floor. He remembers.

name-distress-flare = Distress Flare
flavour-distress-flare = Everything with eyes turned away from us and walked towards him.

name-wheres-my-axe = Where's My Axe?
flavour-wheres-my-axe = He had put it down for a minute, to carry someone.

name-firemans-endurance = Fireman's Endurance
flavour-firemans-endurance = Nine floors in full gear, every Tuesday, back when it was a drill.

name-field-jacket = Field Jacket
flavour-field-jacket = In the pocket, half a biscuit that he keeps for someone smaller.

name-oxygen-tank = Oxygen Tank
flavour-oxygen-tank = Ten minutes of air, or one second of something else.

name-trusty-axe = Trusty Axe
flavour-trusty-axe = It was made for doors.

## The Gunslinger's deck

name-colt = Colt
flavour-colt = Her grandmother kept it in a handbag and said she had seen worse times.

name-revolver = Revolver
flavour-revolver = The sixth chamber sticks, so she counts to five.

name-focused-shot = Focused Shot
flavour-focused-shot = She waited until it had gone past the child.

name-trigger-happy = Trigger Happy
flavour-trigger-happy = Happy is not the word she would have used.

name-hollow-points = Hollow Points
flavour-hollow-points = The hole is small where they go in.

name-volley = Volley
flavour-volley = Afterwards our ears rang until evening.

name-grenade = Grenade
flavour-grenade = It weighs about as much as an apple used to.

name-search-the-bodies = Search the Bodies
flavour-search-the-bodies = A bus ticket, two batteries, a list for a birthday.

name-lasso = Lasso
flavour-lasso = Cattle took it more calmly.

name-tactical-leadership = Tactical Leadership
flavour-tactical-leadership = She pointed, and you were running before you had agreed.

name-bulletproof-vest = Bulletproof Vest
flavour-bulletproof-vest = There is a hole in the back. She has not asked.

name-horse = Horse
flavour-horse = She gave him a name, although everyone told her not to.

name-ranger-hat = Ranger Hat
flavour-ranger-hat = It belonged to a man who knew every trail in the park.

## The Hunter's deck

name-bow = Bow
flavour-bow = It makes less noise than opening a tin.

name-crossbow = Crossbow
flavour-crossbow = From the sports aisle, with the price still on it.

name-fire-arrows = Fire Arrows
flavour-fire-arrows = You follow them with your eyes, and so does everything else.

name-machete = Machete
flavour-machete = The handle is bound with a shoelace, a child's by the colour.

name-headshot = Headshot
flavour-headshot = He had been her neighbour, so she did it well.

name-bear-trap = Bear Trap
flavour-bear-trap = There have been no bears here for a hundred years.

name-snare = Snare
flavour-snare = A loop of wire, a bent branch, an afternoon.

name-motorbike = Motorbike
flavour-motorbike = By the time they hear it, she is somewhere else.

name-backpack = Backpack
flavour-backpack = The label says class four, in round letters.

name-camouflage = Camouflage
flavour-camouflage = You trod on her hand. She did not mention it until evening.

name-survival-instinct = Survival Instinct
flavour-survival-instinct = Acorns, beetles, the inside of bark; she shows you how.

name-resourceful = Resourceful
flavour-resourceful = A pram, a door, some rope, and an hour later it carries water.

name-cover-of-darkness = Cover of Darkness
flavour-cover-of-darkness = She searches a house by touch and leaves the photographs.

## The Mechanic's deck

name-wrench = Wrench
flavour-wrench = It was lent to him by his first boss, who never saw it again.

name-pistol = Pistol
flavour-pistol = It lay in a bedside drawer, next to a pair of reading glasses.

name-blowtorch = Blowtorch
flavour-blowtorch = It has sealed pipes, hatches, and once a wound.

name-auto-turret = Auto-Turret
flavour-auto-turret = It cannot tell them from us, so stay behind it.

name-proximity-mine = Proximity Mine
flavour-proximity-mine = He noted where it lies. We hope he noted the others too.

name-welding-helmet = Welding Helmet
flavour-welding-helmet = Through the glass everything looks like evening.

name-nail-bomb = Nail Bomb
flavour-nail-bomb = Two kilos of nails, bought for a roof.

name-weapon-check = Weapon Check
flavour-weapon-check = In the morning he comes round with oil and a rag, and asks how you slept.

name-hot-wire-a-car = Hot-Wire a Car
flavour-hot-wire-a-car = The seat was set for somebody much shorter.

name-upgrade = Upgrade
flavour-upgrade = He did warn you that it would pull to the left.

name-drone-strike = Drone Strike
flavour-drone-strike = On the screen they were small, and then they were gone.

name-read-the-manual = Read the Manual
flavour-read-the-manual = Page nine is missing, but he knows page nine by heart.

name-homemade-ammo = Homemade Ammo
flavour-homemade-ammo = Until last winter the lead held a church window together.

## The Surgeon's deck

name-scalpel = Scalpel
flavour-scalpel = She boils it between the one use and the other.

name-white-coat = White Coat
flavour-white-coat = People still sit down and roll up a sleeve when they see it.

name-drill = Drill
flavour-drill = For bone, according to the box.

name-taser = Taser
flavour-taser = Taken from a visitor at the desk, who never came back for it.

name-gurney = Gurney
flavour-gurney = One wheel squeaks, the same one as in the old days.

name-mortar-and-pestle = Mortar and Pestle
flavour-mortar-and-pestle = They stood in the chemist's window, for decoration.

name-quick-thinking = Quick Thinking
flavour-quick-thinking = In every hospital the second key lies on top of the door frame.

name-molotov-cocktail = Molotov Cocktail
flavour-molotov-cocktail = The brandy was a present from a patient who lived.

name-hippocratic-oath = Hippocratic Oath
flavour-hippocratic-oath = She talked him through it on the radio until the bleeding stopped.

name-steroid-shot = Steroid Shot
flavour-steroid-shot = She no longer reads the side effects aloud.

name-adrenaline-shot = Adrenaline Shot
flavour-adrenaline-shot = You asked what time it was, and were already on your feet.

## The Veteran's deck

name-m1-rifle = M1 Rifle
flavour-m1-rifle = Fifty years in the attic, cleaned every spring.

name-luger = Luger
flavour-luger = He never told anyone whose it was.

name-mortar = Mortar
flavour-mortar = He works out the angle in pencil and wets his thumb for the wind.

name-dog-whistle = Dog Whistle
flavour-dog-whistle = You hear nothing, and later the dog comes back limping.

name-dog-collar = Dog Collar
flavour-dog-collar = The telephone number on it is that of a kitchen.

name-medals = Medals
flavour-medals = The dog has one too, cut from a tin.

name-tear-them-apart = Tear Them Apart
flavour-tear-them-apart = He said it once, in a voice he had put away.

name-cripple = Cripple
flavour-cripple = With sheep the dog was gentler.

name-fetch = Fetch
flavour-fetch = One glove, one shoe, one tin, and he is proudest of the shoe.

name-trust-his-nose = Trust His Nose
flavour-trust-his-nose = He sat down in front of the door and would not go on.

name-small-game = Small Game
flavour-small-game = Two rabbits, and he waited for permission.

name-payback = Payback
flavour-payback = First he folded the blanket.

name-last-stand = Last Stand
flavour-last-stand = He tied the lead to his belt and loaded everything he had.

## Scavenge cards

name-food-1 = Food 1
flavour-food-1 = Half a packet of crackers, counted.

name-food-2 = Food 2
flavour-food-2 = Peaches. On the lid somebody has put a date and a heart.

name-food-3 = Food 3
flavour-food-3 = Cold beans, and the good spoon.

name-food-4 = Food 4
flavour-food-4 = Their shelves were labelled, month by month, as far as next spring.

name-food-5 = Food 5
flavour-food-5 = Ham, jam, real coffee; somebody wept over the butter.

name-food-crate = Food Crate
flavour-food-crate = Addressed to a school, forty portions.

name-fuel = Fuel
flavour-fuel = It smells of setting off on holiday.

name-medkit-2 = Medkit 2
flavour-medkit-2 = Plasters with dinosaurs on them.

name-medkit-4 = Medkit 4
flavour-medkit-4 = Bandages, iodine, and what to do with them, written by hand.

name-medkit-6 = Medkit 6
flavour-medkit-6 = The ambulance stood at the kerb with its engine running.

name-ammo-full = Full Ammo
flavour-ammo-full = A whole box, hidden behind the hymn books.

name-ammo-2 = Ammo 2
flavour-ammo-2 = Two, in the pocket of a coat that fits you.

name-ammo-3 = Ammo 3
flavour-ammo-3 = Three, in a row on the window sill.

name-ammo-4 = Ammo 4
flavour-ammo-4 = Four, wrapped in a letter that you do not read.

name-ammo-5 = Ammo 5
flavour-ammo-5 = Five, and the empty place of the sixth.

name-antidote = Antidote
flavour-antidote = It should have been kept cold.

name-binoculars = Binoculars
flavour-binoculars = They were bought for watching herons.

name-walkie-talkie = Walkie-Talkie
flavour-walkie-talkie = They were sold in pairs. Somebody has the other one.

name-flashlight = Flashlight
flavour-flashlight = Shake it and wait; it does what it can.

name-spare-parts = Spare Parts
flavour-spare-parts = A coffee tin of things too good to throw away.

name-dirty-blanket = Dirty Blanket
flavour-dirty-blanket = It smells of another family.

name-old-newspaper = Old Newspaper
flavour-old-newspaper = The forecast for that day was fair.

name-dusty-journal = Dusty Journal
flavour-dusty-journal = The writing gets smaller as the paper runs out.

name-scientist = Scientist
flavour-scientist = He explains it all in a low voice, but he does not stop.

name-dynamite = Dynamite
flavour-dynamite = It was ordered for a bypass.

name-demolition-charge = Demolition Charge
flavour-demolition-charge = Stand back two hundred metres, it says. The street is shorter.

name-body-armor = Body Armor
flavour-body-armor = Three plates, one of them cracked already.

name-empty-handed = Empty-Handed
flavour-empty-handed = Someone was here before us and swept the floor afterwards.

name-ambush = Ambush
flavour-ambush = The tins were stacked too neatly.

## Zombies

name-walker = Walker
    .a = a Walker
    .the = the Walker
flavour-walker = He goes to work, or to where it was.

name-moaning-walker = Moaning Walker
    .a = a Moaning Walker
    .the = the Moaning Walker
flavour-moaning-walker = It sounds like a question, and something always answers.

name-zombie-dog = Zombie Dog
    .a = a Zombie Dog
    .the = the Zombie Dog
flavour-zombie-dog = It still has its lead, and a hand at the end of it.

name-zombie-soldier = Zombie Soldier
    .a = a Zombie Soldier
    .the = the Zombie Soldier
flavour-zombie-soldier = Nothing is left of him but the training.

name-spitter = Spitter
    .a = a Spitter
    .the = the Spitter
flavour-spitter = It clears its throat first, as people do.

name-stalker = Stalker
    .a = a Stalker
    .the = the Stalker
flavour-stalker = It went past three of us to reach the one with the fever.

name-zombie-queen = Zombie Queen
    .a = a Zombie Queen
    .the = the Zombie Queen
flavour-zombie-queen = She used to run a school, and they still line up for her.

name-zombie-horde = Zombie Horde
    .a = a Zombie Horde
    .the = the Zombie Horde
flavour-zombie-horde = From the roof it looked like people leaving a concert.

## Mutants

name-military-remnant = Military Remnant
    .a = a Military Remnant
    .the = the Military Remnant
flavour-military-remnant = There is a form for what he takes, and he lets you sign.

name-bandit = Bandit
    .a = a Bandit
    .the = the Bandit
flavour-bandit = He used to keep the shop on your corner.

name-mutant-rat = Mutant Rat
    .a = a Mutant Rat
    .the = the Mutant Rat
flavour-mutant-rat = It washes its face before it bites.

name-mutant = Mutant
    .a = a Mutant
    .the = the Mutant
flavour-mutant = The finger has grown over the wedding ring.

name-raging-mutant = Raging Mutant
    .a = a Raging Mutant
    .the = the Raging Mutant
flavour-raging-mutant = The cage was strong, but it had years.

name-daxton-jag = Daxton Jag
    .a = Daxton Jag
    .the = Daxton Jag
flavour-daxton-jag = He remembers everybody's name, and what they owe him.

## Robots

name-laser-drone = Laser Drone
    .a = a Laser Drone
    .the = the Laser Drone
flavour-laser-drone = It hangs over the street and calls the register.

name-scout-bot = Scout Bot
    .a = a Scout Bot
    .the = the Scout Bot
flavour-scout-bot = It fights little and tells everything.

name-omni-bot = Omni Bot
    .a = an Omni Bot
    .the = the Omni Bot
flavour-omni-bot = A household model. The warranty forbids opening it.

name-demolition-bot = Demolition Bot
    .a = a Demolition Bot
    .the = the Demolition Bot
flavour-demolition-bot = It takes whatever stands still for a building.

name-legion-bot = Legion Bot
    .a = a Legion Bot
    .the = the Legion Bot
flavour-legion-bot = They step in front of each other, and nobody taught them that.

name-ai-core-leader = AI Core Leader
    .a = an AI Core Leader
    .the = the AI Core Leader
flavour-ai-core-leader = In a pleasant voice it apologised for the interruption.

name-missile-tank = Missile Tank
    .a = a Missile Tank
    .the = the Missile Tank
flavour-missile-tank = There was a hatch once, for a driver.

## Aliens

name-alien-scientist = Alien Scientist
    .a = an Alien Scientist
    .the = the Alien Scientist
flavour-alien-scientist = It puts a label on everything, and has put one on you.

name-alien-machine = Alien Machine
    .a = an Alien Machine
    .the = the Alien Machine
flavour-alien-machine = It holds one note, and you forget what you came for.

name-alien-invader = Alien Invader
    .a = an Alien Invader
    .the = the Alien Invader
flavour-alien-invader = It went through four houses without using a door.

name-alien-ship = Alien Ship
    .a = an Alien Ship
    .the = the Alien Ship
flavour-alien-ship = The shadow comes first, and it is warm.

name-alien-soldier = Alien Soldier
    .a = an Alien Soldier
    .the = the Alien Soldier
flavour-alien-soldier = Too far away to see its face, if there is one.

name-alien-harvester = Alien Harvester
    .a = an Alien Harvester
    .the = the Alien Harvester
flavour-alien-harvester = It mows in straight lines, whatever stands in the field.

name-alien-commander = Alien Commander
    .a = an Alien Commander
    .the = the Alien Commander
flavour-alien-commander = It touches each of its wounded on the brow as it passes.

## Tiles

name-van = Van
    .the = the Van
flavour-van = It started twice last week, so we know that it can.

name-avenue = Avenue
    .the = the Avenue
flavour-avenue = The traffic lights still take turns.

name-gas-station = Gas Station
    .the = the Gas Station
flavour-gas-station = At pump three somebody paid and never drove off.

name-river = River
    .the = the River
flavour-river = It is only water, as far as the middle.

name-forest = Forest
    .the = the Forest
flavour-forest = Dry leaves: whoever hurries is heard.

name-prairie = Prairie
    .the = the Prairie
flavour-prairie = You can watch them coming for an hour.

name-hospital = Hospital
    .the = the Hospital
flavour-hospital = On the second floor someone has gone on changing the sheets.

name-refuge = Refuge
    .the = the Refuge
flavour-refuge = One night, says the sign, and it is kindly meant.

name-farm = Farm
    .the = the Farm
flavour-farm = Somebody took the time to let the cows out.

name-cemetery = Cemetery
    .the = the Cemetery
flavour-cemetery = The wall was built to keep children out.

name-police-station = Police Station
    .the = the Police Station
flavour-police-station = Everything in lost property has a number, and nobody comes.

name-bandit-camp = Bandit Camp
    .the = the Bandit Camp
flavour-bandit-camp = They have a table, a pair of scales, and a chair for you.

name-tunnel = Tunnel
    .the = the Tunnel
flavour-tunnel = Somebody has painted arrows on the wall, in both directions.

name-department-store = Department Store
    .the = the Department Store
flavour-department-store = The dummies are dressed for a mild spring.

name-shopping-mall = Shopping Mall
    .the = the Shopping Mall
flavour-shopping-mall = Now and then the music stops, and you hear the rest.

name-power-plant = Power Plant
    .the = the Power Plant
flavour-power-plant = Birds nest on the towers, each for one season.

name-airport = Airport
    .the = the Airport
flavour-airport = The board still shows one flight, delayed.

name-military-base = Military Base
    .the = the Military Base
flavour-military-base = The guns on the fence have let you pass so far.

name-prison = Prison
    .the = the Prison
flavour-prison = All the doors were opened from inside, except one.

name-factory = Factory
    .the = the Factory
flavour-factory = The belt is running. We did not learn what it makes.

name-oasis = Oasis
    .the = the Oasis
flavour-oasis = There is shade, and a cup on a chain.

name-mountain = Mountain
    .the = the Mountain
flavour-mountain = From up here it is only a country.

name-desert = Desert
    .the = the Desert
flavour-desert = You drink, and an hour later you have not.

name-amusement-park = Amusement Park
    .the = the Amusement Park
flavour-amusement-park = Leave your bags at the booth, says the voice, and people do.

name-crash-site = Crash Site
    .the = the Crash Site
flavour-crash-site = What came down here was only a piece.

## Missions

name-tutorial = Tutorial
flavour-tutorial = You slept in the Shopping Mall, behind the shutter of a shoe shop, for as long as there was food. At the edge of town stands a Van that lacks nothing but fuel. Go there on foot, and look into every tank on the way.

name-rescue-the-scientist = Rescue the Scientist
flavour-rescue-the-scientist = Every night at ten a man at the Police Station says on the radio that he knows how it began. He has locked himself into a cell, and the lock is a good one. Bring him to the Van, with fuel enough to reach somebody who will listen.

name-collect-samples = Collect Samples
flavour-collect-samples = The Scientist needs two of each kind, fresh, and is sorry to have to ask. Label them, he says, and write down the names of those who carry papers. Bring it all to the Van and have the fuel ready, because the jars do not keep.

name-develop-the-cure = Develop the Cure
flavour-develop-the-cure = The Scientist has the formula in his head and nothing to mix it in. The Hospital still has a laboratory; with the medicine you can bring there, it will do for one attempt. Nobody has asked how you get away afterwards.

name-nuclear-winter = Nuclear Winter
flavour-nuclear-winter = It snowed in July, and for one morning the children were pleased. Now it is dark by three, and one Refuge has a stove. Bring what burns, what warms and what feeds, and let nothing follow you in.

name-defuse-the-bomb = Defuse the Bomb
flavour-defuse-the-bomb = One of the bombs did not go off. It lies in the Power Plant, and the man who built it kept a journal; the last page says which wire comes first, and whom to tell. Find the journal, do as it says, and be at the Van before the plant itself gives way.

name-fallout = Fallout
flavour-fallout = The wind has turned, and the dust is coming in from every side. The Van stands in the middle of it, its engine laid out in pieces on a sheet. Find the parts, find the fuel, and do not count on seeing any place twice.

name-scout-the-alien-zone = Scout the Alien Zone
flavour-scout-the-alien-zone = They came down in one night, and of those who went in nobody has sent out a map. Walk all of it and draw what you see, even where you do not understand it. One of the places is guarded, and the drawing is worth nothing unless it comes out again.

name-recover-the-intelligence = Recover the Intelligence
flavour-recover-the-intelligence = For two years a scientist lived among them and sent out figures at night. On Monday the figures stopped. Go in quietly and bring him to the Base; and have something to write on, for if it goes wrong he will not be able to say it twice.

name-humanity-strikes-back = Humanity Strikes Back
flavour-humanity-strikes-back = Two launchers keep the sky for them. Once both are silent, the Scientist has to sit down in the wreck at the Crash Site and say one sentence in their language. He has practised it for a year and will not tell us what it means.

name-convoy = Convoy
flavour-convoy = The list from the Base was written by people who are cold: fuel, blankets, medicine, parts. Three lorries set out with all of it, and the machines stopped them one by one. Find what they were carrying, and carry it the rest of the way.

name-defend-the-base = Defend the Base
flavour-defend-the-base = The machines have gathered in three places around the Base, and they wait there without impatience. Elsewhere people trusted the fence, and there is no more news from elsewhere. Go out, break up all three, and come home with nothing at your heels.

name-burn-the-machines = Burn the Machines
flavour-burn-the-machines = They are made in three places, and now you know which. Go in once, in case there is anybody left to bring out, and do the rest from next door. Then find fuel and leave; for once there will be light enough to drive by.

# The names of the cards and a line of flavour for each. What they do is said in texts.ftl.

## Survivors

name-oyelaran = Marguerite Oyelaran
trade-oyelaran = retired magistrate
flavour-oyelaran = She has sentenced people for less than what we did on Tuesday.

name-renn = Tobias Renn
trade-renn = drill sergeant
flavour-renn = He says “as you were” in his sleep.

name-falk = Ines Falk
trade-falk = surgeon
flavour-falk = She asks your name before she looks at the wound.

name-quill = Amos Quill
trade-quill = preacher
flavour-quill = He stopped promising things in the second week.

name-brandt = Hanneke Brandt
trade-brandt = logistics officer
flavour-brandt = Her lists have lists.

name-delaney = Cormac Delaney
trade-delaney = fire captain
flavour-delaney = He knocks before he breaks a door down.

name-haddad = Yusra Haddad
trade-haddad = structural engineer
flavour-haddad = She looks at ceilings the way others look at faces.

name-stern = Lior Stern
trade-stern = air-traffic controller
flavour-stern = The voice never rises, whatever it has to say.

name-nowak = Beatrix Nowak
trade-nowak = head teacher
flavour-nowak = She can still silence a corridor by looking at it.

name-marsh = Gideon Marsh
trade-marsh = psychologist
flavour-marsh = He has begun to answer his own questions.

name-valk = Petra Valk
trade-valk = toxicologist
flavour-valk = She cooks for nobody, out of consideration.

name-castellane = Omar Castellane
trade-castellane = auditor
flavour-castellane = He found nine tins nobody knew they had.

name-ashby = Wren Ashby
trade-ashby = archivist
flavour-ashby = Somebody has to write down what day it is.

name-dunne = Calla Dunne
trade-dunne = ward sister
flavour-dunne = She makes the beds of people who will not come back.

name-tak = Ruben Tak
trade-tak = haulier
flavour-tak = He misses the radio more than the road.

name-rousse = Delphine Rousse
trade-rousse = advocate
flavour-rousse = She would defend anybody, and then tell you what they said.

name-stahl = Boris Stahl
trade-stahl = weightlifter
flavour-stahl = Bronze, and he will tell you about the silver.

name-petrov = Nadia Petrov
trade-petrov = mother of three
flavour-petrov = She counts to three, all day, without moving her lips.

name-lund = Eskil Lund
trade-lund = trapper
flavour-lund = For him, nothing much has changed.

name-arakawa = Jun Arakawa
trade-arakawa = fencing coach
flavour-arakawa = “Again,” says Jun, and means it kindly.

name-marchetti = Odile Marchetti
trade-marchetti = clairvoyant
flavour-marchetti = She did not see this coming, and says so.

name-huisman = Bram Huisman
trade-huisman = caretaker
flavour-huisman = He still locks up at ten.

name-rooke = Tamsin Rooke
trade-rooke = barkeeper
flavour-rooke = She knows what everybody owes.

name-prado = Lucía Prado
trade-prado = radio dispatcher
flavour-prado = She answers every call, also the empty ones.

name-ferro = Gus Ferro
trade-ferro = canteen cook
flavour-ferro = He has never measured anything and will not begin now.

name-kerr = Milo Kerr
trade-kerr = apprentice
flavour-kerr = He does what he sees; be careful what you do.

name-henneken = Salt Henneken
trade-henneken = ferryman
flavour-henneken = Half the town owes him a crossing.

name-fisk = Barnaby Fisk
trade-fisk = street fiddler
flavour-fisk = He expects to be outlived by the fiddle.

name-cole = Ferdy Cole
trade-cole = market gardener
flavour-cole = He talks to seedlings. There are none left, so he talks to us.

name-sandoval = Pip Sandoval
trade-sandoval = bicycle courier
flavour-sandoval = Twice round the town before the kettle boils.

name-kessel = Kessel
trade-kessel = rescue dog
flavour-kessel = He finds people. He has opinions about which.

name-lindqvist = Vera Lindqvist
trade-lindqvist = mechanic
flavour-lindqvist = She listens to an engine with her eyes shut.

## Items

name-tinned-soup = Tinned Soup
flavour-tinned-soup = The label shows a family at a table.

name-ration-box = Ration Box
flavour-ration-box = Best before a date we passed in good spirits.

name-pantry-crate = Pantry Crate
flavour-pantry-crate = Somebody packed it for a winter of four.

name-antiseptic = Antiseptic
flavour-antiseptic = It stings, which is how one knows.

name-trauma-kit = Trauma Kit
flavour-trauma-kit = The instructions begin with “Stay calm”.

name-stimulant-vial = Stimulant Vial
flavour-stimulant-vial = An hour of being who you were.

name-jerrycan = Jerrycan
flavour-jerrycan = It is carried as one carries a child.

name-odds-and-ends = Odds and Ends
flavour-odds-and-ends = There is always one screw that fits.

name-chain-and-padlock = Chain and Padlock
flavour-chain-and-padlock = The key is somewhere.

name-air-horn = Air Horn
flavour-air-horn = From the football ground; the season was going well.

name-hedge-shears = Hedge Shears
flavour-hedge-shears = The hedge has been let go.

name-site-lamp = Site Lamp
flavour-site-lamp = It shows everything, including you.

name-push-broom = Push Broom
flavour-push-broom = Bram says there is a right way to hold it.

name-head-torch = Head Torch
flavour-head-torch = Where you look, they look.

name-nail-gun = Nail Gun
flavour-nail-gun = Quicker than a hammer, and less of a conversation.

name-insulated-boots = Insulated Boots
flavour-insulated-boots = A size too large, and nobody minds.

name-cricket-bat = Cricket Bat
flavour-cricket-bat = Nobody here knows the rules.

name-handheld-radio = Handheld Radio
flavour-handheld-radio = Mostly one hears the sea.

name-thermal-scope = Thermal Scope
flavour-thermal-scope = It shows who is warm. One gets used to the rest.

name-pipe-wrench = Pipe Wrench
flavour-pipe-wrench = It was never only for pipes.

name-service-pistol = Service Pistol
flavour-service-pistol = The number has not been filed off; there was nobody to fear.

name-pump-shotgun = Pump Shotgun
flavour-pump-shotgun = It ends conversations and begins others.

name-hunting-rifle = Hunting Rifle
flavour-hunting-rifle = From up here they look like people waiting for a bus.

name-folding-knife = Folding Knife
flavour-folding-knife = For bread, until now.

name-petrol-lighter = Petrol Lighter
flavour-petrol-lighter = It was a retirement present.

name-riot-shield = Riot Shield
flavour-riot-shield = Scratched by people who were alive then.

name-floor-plan-police = Floor Plan: Police
flavour-floor-plan-police = The way out is marked more clearly than the way in.

name-floor-plan-grocery = Floor Plan: Grocery
flavour-floor-plan-grocery = It explains why one always ended up at the cakes.

name-floor-plan-school = Floor Plan: School
flavour-floor-plan-school = Drawn for a fire drill, coloured in by a child.

name-floor-plan-library = Floor Plan: Library
flavour-floor-plan-library = Filed under Plans, Local.

name-floor-plan-hospital = Floor Plan: Hospital
flavour-floor-plan-hospital = The chapel is next to the store room.

name-floor-plan-gas-station = Floor Plan: Gas Station
flavour-floor-plan-gas-station = One room, and yet somebody drew it.

name-fence-builders-manual = Fence Builder's Manual
flavour-fence-builders-manual = Chapter four is about neighbours.

name-self-defence-primer = Self-Defence Primer
flavour-self-defence-primer = The man in the pictures wears a tie.

name-field-commanders-notes = Field Commander's Notes
flavour-field-commanders-notes = Half of it is about shoes.

name-famine-cookbook = Famine Cookbook
flavour-famine-cookbook = Our grandmothers wrote it and hoped we would laugh.

name-pocket-encyclopedia = Pocket Encyclopedia
flavour-pocket-encyclopedia = From A to Winter.

name-lone-traveller = Lone Traveller
flavour-lone-traveller = “I can work,” says everybody.

name-traveller-with-child = Traveller with Child
flavour-traveller-with-child = One of them is carrying the other; it changes on the way.

name-family-group = Family Group
flavour-family-group = They have the table leg, the cat and the photographs.

## Crises

name-cold-stoves = Cold Stoves
flavour-cold-stoves = One sees one's breath at supper.

name-bare-shelves = Bare Shelves
flavour-bare-shelves = The cook has turned the tins so that the labels face outwards. It makes three.

name-fever-ward = Fever Ward
flavour-fever-ward = The thermometer goes from mouth to mouth and nobody says a number.

name-split-timbers = Split Timbers
flavour-split-timbers = The wall creaks in the language of walls.

name-night-march = Night March
flavour-night-march = They all set out at dusk, as if somebody had rung.

name-numb-fingers = Numb Fingers
flavour-numb-fingers = Somebody drops a cup and looks at the hand.

name-lean-week = Lean Week
flavour-lean-week = The soup is described as clear.

name-broken-pump = Broken Pump
flavour-broken-pump = It has been mended twice with the same piece of string.

name-shapes-at-the-store = Shapes at the Store
flavour-shapes-at-the-store = They stand between the shelves as if they had forgotten what they came for.

name-shapes-at-the-ward = Shapes at the Ward
flavour-shapes-at-the-ward = Visiting hours are over.

name-shapes-at-the-yard = Shapes at the Yard
flavour-shapes-at-the-yard = They have lined up in the playground, nearly straight.

name-open-gates = Open Gates
flavour-open-gates = They have heard that there is soup.

name-quarrel-over-rations = Quarrel over Rations
flavour-quarrel-over-rations = It is about one spoon.

name-blackout = Blackout
flavour-blackout = In the dark, everybody is a little older.

name-rat-nest = Rat Nest
flavour-rat-nest = They have been eating the same things, in the same order.

name-bad-water = Bad Water
flavour-bad-water = It is the colour of tea, and it is not tea.

name-frozen-hinges = Frozen Hinges
flavour-frozen-hinges = The gate is neither open nor shut, and cannot be talked to.

name-ringing-bell = Ringing Bell
flavour-ringing-bell = The church clock has begun to strike again. Nobody wound it.

name-lost-hope = Lost Hope
flavour-lost-hope = Half the hall has not got up today.

name-empty-magazines = Empty Magazines
flavour-empty-magazines = They can count, it turns out; or they were lucky.

## Main objectives

name-until-the-thaw = Until the Thaw
flavour-until-the-thaw = There is nothing to do but to be there when it ends.

name-clear-the-streets = Clear the Streets
flavour-clear-the-streets = One ought to be able to cross the road.

name-the-vaccine-bench = The Vaccine Bench
flavour-the-vaccine-bench = Somebody in this town had nearly finished.

name-higher-walls = Higher Walls
flavour-higher-walls = A wall is a promise one can lean on.

name-strip-the-town = Strip the Town
flavour-strip-the-town = What we leave behind, we shall have left.

name-the-convoy = The Convoy
flavour-the-convoy = Twelve seats, if nobody brings a suitcase.

name-a-full-larder = A Full Larder
flavour-a-full-larder = There will be a spring, and one will have to reach it.

name-keep-the-furnace = Keep the Furnace
flavour-keep-the-furnace = It has burned since the first night; nobody wants to have been on watch.

name-room-for-strangers = Room for Strangers
flavour-room-for-strangers = Somebody opened for you, too.

name-field-samples = Field Samples
flavour-field-samples = The professor needs more, and does not say from whom.

## Secret objectives

name-full-cellar = Full Cellar
flavour-full-cellar = You have been hungry once. Once was enough.

name-medicine-chest = Medicine Chest
flavour-medicine-chest = Your sister needed two, and there was one.

name-pill-counter = Pill Counter
flavour-pill-counter = You count them at night; it is better than sheep.

name-open-road = Open Road
flavour-open-road = When it is over you will drive until there is sea.

name-night-reader = Night Reader
flavour-night-reader = Somebody must know how things were done.

name-tinkerer = Tinkerer
flavour-tinkerer = You could mend it all, given the parts.

name-well-armed = Well Armed
flavour-well-armed = You sleep better with something cold under the pillow.

name-gun-cabinet = Gun Cabinet
flavour-gun-cabinet = Not to be used. To be locked away, by you.

name-magpie = Magpie
flavour-magpie = It shone, and nobody was looking.

name-empty-pockets = Empty Pockets
flavour-empty-pockets = You want to be able to say that you gave it all.

name-packed-bag = Packed Bag
flavour-packed-bag = It stands behind the door. It has always stood behind the door.

name-master-builder = Master Builder
flavour-master-builder = You would like to be remembered for a wall.

name-clean-bill-of-health = Clean Bill of Health
flavour-clean-bill-of-health = You brought them here whole, and whole they shall leave.

name-chieftain = Chieftain
flavour-chieftain = People follow you; it would be odd if they followed somebody else.

name-hermit = Hermit
flavour-hermit = You did not ask for company.

name-shepherd = Shepherd
flavour-shepherd = Somebody has to look after those who look after nothing.

name-house-proud = House-Proud
flavour-house-proud = One can die, but not like this.

name-scorched-earth = Scorched Earth
flavour-scorched-earth = Nobody who comes after you shall find anything.

name-old-grudge = Old Grudge
flavour-old-grudge = Three of them know what they did.

name-homebody = Homebody
flavour-homebody = There is a chair by the stove, and it is yours.

name-wanderer = Wanderer
flavour-wanderer = Walls make you count.

name-gadgeteer = Gadgeteer
flavour-gadgeteer = It is nearly finished. It only needs two more things.

name-high-spirits = High Spirits
flavour-high-spirits = You owe them a good evening, at the end.

name-quartermaster = Quartermaster
flavour-quartermaster = The book shall close with nothing owed.

name-gun-runner = Gun Runner
flavour-gun-runner = There is a buyer beyond the river, and he pays in spring.

name-new-prophet = New Prophet
flavour-new-prophet = They need somebody to believe in, and a wall to leave.

name-reaper = Reaper
flavour-reaper = You only hurry what is on its way.

name-wrecker = Wrecker
flavour-wrecker = You know which beam it is.

name-poisoner = Poisoner
flavour-poisoner = A little of everything, in everything.

name-fuel-thief = Fuel Thief
flavour-fuel-thief = One car, one tank, one seat.

name-famine = Famine
flavour-famine = You have been on the other side of a full shelf.

name-looter = Looter
flavour-looter = It will all be lying about soon enough.

name-pied-piper = Pied Piper
flavour-pied-piper = They come when you call. Nobody else ever did.

name-deserter = Deserter
flavour-deserter = You will be a long way off when it falls.

## Exile objectives

name-the-long-way-back = The Long Way Back
flavour-the-long-way-back = With three sacks one may knock again.

name-a-camp-of-our-own = A Camp of Our Own
flavour-a-camp-of-our-own = It will have a gate, and nobody will be put out of it.

name-cold-revenge = Cold Revenge
flavour-cold-revenge = You have time, and the names.

name-scavenger-king = Scavenger King
flavour-scavenger-king = What they come for, you will have had.

name-armed-band = Armed Band
flavour-armed-band = Next time, they will ask politely.

name-fuel-run = Fuel Run
flavour-fuel-run = South, and then further south.

name-field-hospital = Field Hospital
flavour-field-hospital = Out here you mend whom you like.

name-watch-it-burn = Watch It Burn
flavour-watch-it-burn = There is a hill with a good view.

name-outlast-them = Outlast Them
flavour-outlast-them = You need only be here afterwards.

name-peace-offering = Peace Offering
flavour-peace-offering = Empty hands, held where they can be seen.

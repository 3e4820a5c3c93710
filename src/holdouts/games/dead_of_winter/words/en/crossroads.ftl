# Crossroads: the name of each, its story, and what its two ways are called. What they do is said from their effects.

name-snowplough = The Snowplough
flavour-snowplough = A municipal snowplough stands across the lane with its door open and its lamp still turning. On the seat is a lunchbox with a name on it: Dorrit. The blade could be swung round to make half a wall, if somebody stays to work the hydraulics. Or one climbs over, through the drift on the other side, where nobody has walked.
first-snowplough = Stay and swing the blade round
second-snowplough = Climb over and go on

name-sloshing-tank = It Sloshes
flavour-sloshing-tank = You knock on the tank as your father did, low down, and it answers. The valve has rusted shut and the hammer is right there. A man called Petrus used to pump here by hand, slowly, swearing the whole time. Swearing is the safe way. It is also the loud one.
first-sloshing-tank = Strike the valve
second-sloshing-tank = Pump it, and let them hear

name-isolation-door = Room Nine
flavour-isolation-door = Somebody knocks on the isolation door, three times, then waits politely. “My name is Edda,” says a woman. “I have counted nineteen days and I am not worse.” There is a window in the door, and a hand on it, clean. There is also the notice, which says that under no circumstances.
first-isolation-door = Open the door
second-isolation-door = Walk on quietly

name-class-list = The Register
flavour-class-list = On the teacher's desk lies the class list, ticked every morning up to today. Behind the gymnasium curtain sit two children and an old caretaker, Mr. Ambrose, who has been marking them present. He asks whether the colony has a school. He asks it as if you might say no.
first-class-list = Take them home
second-class-list = Say that you will come back, and search the room

name-reading-room-fire = The Reading Room
flavour-reading-room-fire = A good fire burns in the reading room, fed with the legal section. A chair has been drawn up to it, and beside the chair stand two cups. Nobody comes when you call the name written in all the books: Lowell. You could sit for ten minutes and get your hands back. You could also look behind the shelves, where it is very cold and something has been kept.
first-reading-room-fire = Sit down by the fire
second-reading-room-fire = Look behind the shelves

name-prisoners-keys = Cell Four
flavour-prisoners-keys = The man in cell four has been alone for eleven days with a tap and a box of sugar. “Radu,” he says, “receiving stolen goods; I have thought about it a great deal.” The keys hang where he has been able to see them. If you let him out, he will come out fast. If you do not, you will hear him while you empty the gun room.
first-prisoners-keys = Turn the key
second-prisoners-keys = Empty the gun room

name-loading-dock = The Loading Dock
flavour-loading-dock = Four pallets stand on the dock, shrink-wrapped, delivered to nobody. Bettina's initials are on the docket; she signed for them and the pen is still on its string. Rolling the shutter up will take both hands and make the noise a shutter makes. A single box can be had through the gap below it.
first-loading-dock = Roll up the shutter
second-loading-dock = Take what comes through the gap

name-followed-home = Footprints
flavour-followed-home = Little Anselm at the gate counts you in, as he counts everybody. Then he goes on counting. They are two hundred metres behind, in your own footprints, in no hurry. You can go through the gate and let the wall deal with them, or turn round and lead them off across the ice.
first-followed-home = Go in and close the gate
second-followed-home = Lead them away

name-engine-noise = For Miles
flavour-engine-noise = The engine is the loudest thing in the county, and everything in the county turns its head. Ruth, who mended it, told you: never let it idle, and never in second. A black line of them comes over the field. You can stop here and let them come, or throw out the load, stand on the pedal and hope that the road is where it was.
first-engine-noise = Stop, and let them come
second-engine-noise = Throw out the load and drive

name-stays-behind = The Slowest
flavour-stays-behind = “I am the slowest,” says the one at the end of the line, and nobody contradicts. It was Nell's rule that nobody is left out of sight, and Nell is dead. To send them home costs a pair of hands today. To keep them in the line means a pace that everybody can walk, and one who must be dragged.
first-stays-behind = Send them home
second-stays-behind = Keep together

name-floorboard-safe = Under the Floorboards
flavour-floorboard-safe = The board gives under your boot in a way that boards do not. Beneath it is a safe, small and very good, and a strip of tape on which somebody has written “Thirza's birthday”. You do not know when Thirza was born. It will take an hour of trying, and you have about an hour.
first-floorboard-safe = Try dates
second-floorboard-safe = Put the board back

name-evidence-locker = Evidence
flavour-evidence-locker = The evidence locker is sealed with a strip of paper and signed by a Sergeant Oyelu, who meant it. Through the mesh you can see a long case that is not a violin. The bolts of the locker itself are good steel, the kind the gate has been asking for. There is time for one thing, and one of them is loud.
first-evidence-locker = Break the seal
second-evidence-locker = Unscrew the locker and carry it home

name-cold-store = Still Humming
flavour-cold-store = The cold store hums. Somebody's generator, two floors down, has been kept going by somebody: a note says “Mondays, J. Farr”. The shelves are full and the alarm on the door works as well as everything else. Or you leave it shut, dress the wounds you have with what is on the trolley, and let Farr keep the rest.
first-cold-store = Empty the shelves
second-cold-store = Use only the trolley

name-pupils-diary = A Pupil's Diary
flavour-pupils-diary = Between two exercises in long division, Oona, ten years old, has drawn your colony from above. It is a good drawing. It shows the place in the wall where she and her brother used to get in, with measurements. To close the gap everybody would have to help, today and tomorrow. Otherwise one can only hope that nobody else kept a diary.
first-pupils-diary = Everybody to the wall
second-pupils-diary = Trust that nobody knows

name-coded-map = Overdue
flavour-coded-map = In a novel that came back nine years late there is a map of the town, marked in pencil by a careful hand. “For Hal, when it is over,” it says. Five crosses, no explanation. You can take an hour to work out what Hal was meant to find, or put the book on the trolley and see what else was returned.
first-coded-map = Work it out
second-coded-map = Look through the returns

name-fumes = One Spark
flavour-fumes = The air over the forecourt shivers, and it is not the heat. Every pipe in the place is open. Somebody, it may have been the boy Iker who worked nights, has left a lighter standing on the counter, upright, like a suggestion. All of them would go with it. So would everything on the shelves.
first-fumes = Throw the lighter
second-fumes = Close the door gently

name-freezer-aisle = The Freezer Aisle
flavour-freezer-aisle = The freezer is not cold and there are people in it: a woman named Shireen, her father, and tins stacked round them like a fort. She has a tin-opener in her fist and she knows how little it is. “We will share,” she says, before you have said anything. Her father says that you can see he is no trouble.
first-freezer-aisle = Bring them and their tins home
second-freezer-aisle = Leave them, with fewer tins

name-falling-ceiling = The Ceiling
flavour-falling-ceiling = You stop, because the noise goes on without you. Above the ceiling tiles something runs, and then the ceiling is on the floor and in it lies a crate marked with chalk: “Mirko, do not touch”. You can put your shoulder under the beam and drag the crate out. Or you can leave the beam where it is and let the street come in to look.
first-falling-ceiling = Get under the beam
second-falling-ceiling = Leave it and stand back

name-another-patient = Another Patient
flavour-another-patient = The label says A. Lindgren, two a day. You know Lindgren; he sits by the stove in the hall, in somebody else's group, and says that he is fine. You have already broken the seal. He has not missed it yet, or he has and does not mention it.
first-another-patient = Take it to Lindgren, and something besides
second-another-patient = Say nothing and keep the packet

name-weevils = Weevils
flavour-weevils = The flour moves. “Protein,” says Agathe, who cooks, and looks at you, since you brought it. One can sieve it, boil it hard, and serve it to whoever comes first in the queue. One can also tip it out behind the wall, where everybody will see how much it was.
first-weevils = Sieve it and serve it
second-weevils = Tip it out

name-familiar-face = A Familiar Voice
flavour-familiar-face = The newcomer stops in the doorway and says a name that is not yours: “Ottilie?” Across the hall somebody puts down a spoon. They were married, or neighbours, or both; it takes a while to hear which. One can let them sit together, on the other side of the hall, for good. Or one explains whose bread it was that brought the newcomer here, and holds on to the sleeve.
first-familiar-face = Let them go together
second-familiar-face = Hold on

name-frozen-hose = The Hose
flavour-frozen-hose = The hose has frozen inside the tank, full to the end with what you came for. Jarvis from the workshop would breathe on it, warm it in his armpits, and tell you about it for a week. There is no warm way to do this. There is the cold way, with bare hands, and there is leaving it.
first-frozen-hose = Use bare hands
second-frozen-hose = Leave the hose

name-worn-catch = The Catch
flavour-worn-catch = It goes off by itself. Nobody is hit; a lamp is. Henrike, who filed the catch and said it was good as new, turns white. The next shot is already deciding whether to come. You can point it at the sky and let it have its say, or clamp your hand over the lock.
first-worn-catch = Point it at the sky
second-worn-catch = Clamp it with your hand

name-margin-notes = In the Margin
flavour-margin-notes = Every page has two texts, the printed one and the one in the margin, in a small brown hand signed E. Vance. Half of it is advice on how to get up in the morning. The other half is a list of dates, with what Vance thought would go wrong on each, and it has been right so far.
first-margin-notes = Read the advice
second-margin-notes = Read the dates

name-usable-scrap = The Heap
flavour-usable-scrap = Under the peelings lies a vice, a good one, with half a bench attached. Somebody threw it away in the first week, when everybody still believed in shops. Old Cuthbert, who minds the heap, says that you may have it, if you can get it out without his heap. Or you finish what you came to do, and finish it properly.
first-usable-scrap = Dig out the vice
second-usable-scrap = Clear the heap

name-children-in-the-waste = The Game
flavour-children-in-the-waste = The children from the hall have a game with the rubbish. There is a king, and there are shops, and Fenna has cut her foot on something and hidden it for two days so that the game would not be stopped. Somebody must clear the place today, all of it, before anything else. Or the game goes on.
first-children-in-the-waste = Clear it today, all of it
second-children-in-the-waste = There is no time for it

name-loose-hinge = The Hinge
flavour-loose-hinge = The hinge has held for sixty years, and now it wants to stop. You have the door on your shoulder before you have thought about it. “Drop it,” says Moritz, “we will build another.” He does not say from what.
first-loose-hinge = Hold the door
second-loose-hinge = Drop it

name-squatters-gap = A Gap
flavour-squatters-gap = “Leave me a gap,” says somebody on the other side of your boards, “just so wide; I have been coming and going here since October.” A name is pushed through, on a library card: Solveig Aune. A gap so wide is wide enough for more than her. So is the wish to have somebody behind you who knows this building.
first-squatters-gap = Leave a gap, and ask her along
second-squatters-gap = Nail it shut

name-no-end-to-them = They Do Not Stop
flavour-no-end-to-them = You have banged the pan, and they have come, as they were meant to. Then more come. Wilf, who keeps the count from the roof, stops calling numbers. You can put the pan down and stand still until they lose interest, with one of them far too near. Or you go on banging and walk backwards.
first-no-end-to-them = Put the pan down
second-no-end-to-them = Go on, and walk backwards

name-known-face = Mrs. Tolliver
flavour-known-face = She taught half the hall to read. Now she lies at the foot of the wall in her good coat, and you are the one who put her there, and everybody came to see who it was. They would like to stand here a while and be sorry together. You could let them. You could also take her away quickly, by yourself, and have the gate kept quiet until the evening.
first-known-face = Let them stand here and mourn
second-known-face = Carry her off alone

name-full-rucksack = A Full Rucksack
flavour-full-rucksack = It still has both straps on. The rucksack is packed the way careful people pack, with the heavy things low, and there is a tag with the name Ansgar and a telephone number. To get it off one would have to turn him over, and there are others in the room who have begun to look round.
first-full-rucksack = Turn him over
second-full-rucksack = Leave him his rucksack

name-witnesses = Witnesses
flavour-witnesses = You say that it was necessary. Benedikt says that he saw it, and so did his sister, and so did the boy at the window, whom nobody had asked. It is quiet in the hall. Somebody proposes that you pay for it, here, on the table. If nobody insists on that, everybody will simply know.
first-witnesses = Let them pay
second-witnesses = Leave it unsaid

name-talent = A Crowd
flavour-talent = You did what you do, and when you look up there are people standing round. It has been weeks since they saw anybody do something well. A girl named Priya asks how. You are in the swing of it and could get twice as much done before dark; or you could stop, and show her.
first-talent = Get more done
second-talent = Stop and show her

name-offering-noticed = The Box
flavour-offering-noticed = Something about the way you closed the lid was noticed. Gerda, who guards the box, says nothing; she only does not look away. You could turn out your pockets and put in what more there is, so that everybody has seen it. Or you put your hand back in, while she looks for her glasses.
first-offering-noticed = Turn out your pockets
second-offering-noticed = Put your hand back in

name-gave-nothing = Who Gave Nothing
flavour-gave-nothing = The box goes round and comes back, and its weight is known. “It passed you,” says Konrad, not unkindly. All the eyes in the hall have found something else to look at, which is worse. Shall it be asked for aloud, or let go?
first-gave-nothing = Ask for it aloud
second-gave-nothing = Let it go

name-counted-tins = Forty-One Tins
flavour-counted-tins = There were forty-two tins, says Ludmila, who counts them at night because she cannot sleep. She says it to the wall. You were hungry and you worked, both of which are true. One can open another and share it out, so that forty is a number everybody agreed to. Otherwise the one beside you will help themselves to what is yours.
first-counted-tins = Open one more, for all
second-counted-tins = Let the neighbour take the difference

name-favour-for-favour = A Favour
flavour-favour-for-favour = What you asked for lies in your hand. “It was not mine to give, either,” says Hester; “I promised something for it.” So now you owe a woman who owes somebody, and you have never met the last in the row. You can pay for all of it with something of your own. Or you carry Hester's water until your back gives.
first-favour-for-favour = Pay it forward
second-favour-for-favour = Carry water

name-snapped-strap = The Strap
flavour-snapped-strap = Between your hand and the other hand the strap breaks. It is nobody's fault, as both of you say at once. Below the landing it is dark, and something down there has heard it fall. Ossian, who is fourteen, offers to climb down with a rope, if somebody will take the time to hold the rope.
first-snapped-strap = Hold the rope
second-snapped-strap = Leave it down there

name-shouting = The Shouting
flavour-shouting = It was a vote, and then it was a quarrel, and by the end even the quiet ones were shouting. Then Emil lifts a finger. One hears it quite clearly, all round the wall: everybody outside has been listening.
first-shouting = Be quiet now

name-blood-trail = Red on White
flavour-blood-trail = It is not a bad wound. It is only that the snow is so white. The line leads from where you were to where you are, and it will lead others. Jonna says: bind it, go on, let them come. You could also stand still, let it run, and wait for the first of them behind the door with something heavy.
first-blood-trail = Bind it and go on
second-blood-trail = Wait behind the door

name-last-blanket = The Blanket
flavour-last-blanket = There is one dry blanket, and two who are blue. The one who came in last can no longer say what day it is. The other says, through their teeth, that they are fine, and has already begun to take the blanket off. It is Mathilde's blanket; she has gone to fetch wood and did not say who should have it.
first-last-blanket = Share it out, and both be cold
second-last-blanket = Leave it where it is

name-last-words = Last Words
flavour-last-words = There was time for last words, and they were about the stove. It should not be left open at night; there is a knack to the handle. Somebody could write that down, with a date and a name, and read it in the hall this evening. The coat, meanwhile, is a good coat, and its pockets are full.
first-last-words = Write it down and read it out
second-last-words = Go through the pockets

name-more-mouths = One More
flavour-more-mouths = The newcomer stands in the hall and drips. “I can work,” they say, which is what everybody says. Dora looks at the pot. A full bowl now, and there will be another pair of hands before dark; half a bowl, and one sees tomorrow.
first-more-mouths = A full bowl
second-more-mouths = Half a bowl

name-radio-voice = The Meeting Point
flavour-radio-voice = The radio speaks. A man who calls himself Aurelio reads out a place and an hour, twice, and then plays a waltz. He sounds well fed. He sounds like somebody who has said it many times. It may be help, it may be a larder, and it may be a man who wants to know how many of you there are.
first-radio-voice = Send somebody
second-radio-voice = Turn it off

name-feast = A Feast
flavour-feast = Baptiste has worked it out: it can be done, once. Soup, then meat, then something with raisins. He has even found the tablecloth. For an evening nobody would count anything. In the morning one would count what is left.
first-feast = Lay the table
second-feast = Keep it for the cold

name-cough = The Cough
flavour-cough = It began with old Isidor, and now one hears it from three corners at night. A single packet of the right pills would do, if anybody had one. Nobody need say where it came from. If nobody has one, or says so, the hall can be divided with sheets, and then one will see who is still there in spring.
first-cough = Ask for a packet
second-cough = Hang up sheets

name-crowded-hall = The Hall Speaks
flavour-crowded-hall = They have elected somebody. It is Perpetua, who used to run the post office, and she has a list: heat, turns at the window, a say. It is all reasonable. It will take the whole evening, and tomorrow everybody will be tired. She adds that if nobody has the time, they will begin without you, at the gate.
first-crowded-hall = Hear the whole list
second-crowded-hall = Not tonight

name-timber-for-stoves = Firewood
flavour-timber-for-stoves = The stoves are out. The wood is all in the wall, where it keeps something else out. Casimir has the saw in his hand and looks from one to the other, as a man looks who has to explain something to his children. One warm night, or a wall.
first-timber-for-stoves = Saw up the wall
second-timber-for-stoves = Let the stoves go out

name-smell = The Smell
flavour-smell = With the wind from the south one smells the colony as far as the bridge. So does everything that walks. Rosalind has counted them, standing with their faces lifted, like people outside a bakery. Somebody could burn the heap, today, alone, with a cloth over the mouth. Or the gate stays shut and one hopes for another wind.
first-smell = Hope for another wind
second-smell = Burn the heap

name-hold-the-gate = The Gate
flavour-hold-the-gate = The gate bends inwards in the middle. “We can hold it,” says Hartmut, and he means: somebody can, with their back against it. There is also the coal chute, which comes out behind them. Who goes that way will be somewhere by nightfall, and not here.
first-hold-the-gate = Hold the gate
second-hold-the-gate = Out by the chute

name-song = A Song
flavour-song = Nobody has spoken since noon. Then, from the dark end of the hall, somebody begins a song that is really for children, and gets the second verse wrong. It is Leopold; he has never sung before. If one sits down now and joins in, one will not go out again today. One could also use the last of the light.
first-song = Sit down and sing
second-song = Use the light

name-bargain-in-the-snow = A Bargain in the Snow
flavour-bargain-in-the-snow = You stand ten paces apart, as one does now. The outcast is thinner and not alone: somebody waits behind the trees, a young one, Tilde, who has never been inside a wall. “Feed me,” says the outcast, “and take her.” The knife is there too, on both sides, and both of you know who would use it.
first-bargain-in-the-snow = Pay, and take Tilde along
second-bargain-in-the-snow = Settle it here

name-other-chimney = Another Chimney
flavour-other-chimney = Across the valley smoke goes up, straight and thin, from a house that was empty yesterday. Somebody there has an axe and the habit of sweeping the step. Her name is on the gate: Yolande. She would share, and her dog would bark about it. Or you go back along the wall after dark, as you have thought of doing, and pull out the wedge by the east door.
first-other-chimney = Knock at the house
second-other-chimney = Pull out the wedge

name-doubting-follower = Somebody Doubts
flavour-doubting-follower = “I followed you because you seemed to know,” says the one who used to walk at your side. “Do you?” It is said quietly, with the bag already packed. You can let them go over to somebody else, with a handshake. Or you say what you have to say, and hope that it is the right thing.
first-doubting-follower = Let them go to somebody else
second-doubting-follower = Talk to them

name-alone = Alone
flavour-alone = You have begun to answer yourself. Tonight, for the first time, somebody else answered: a voice from the cellar, Ignatius, who had been listening for a week to hear whether you were kind. He cannot walk up the stairs; you would have to carry him. Or you send him your lamp, and sit down at last, and think one thing through to the end.
first-alone = Carry him up
second-alone = Think it through

name-old-quarrel = An Old Quarrel
flavour-old-quarrel = It is about a boat. It was about a boat twenty years ago, too, and one of the two has not forgotten whose fault it was. They stand nose to nose in a place where one ought not to raise one's voice. Let them have it out, says Frieda; it clears the air. Or send them home, both, at once.
first-old-quarrel = Let them have it out
second-old-quarrel = Send both home

name-serum = The Serum
flavour-serum = Dr. Falk has not slept. She has eleven ampoules and one question, and the question is who goes first. “I would take it myself,” she says, “but then nobody could read the result.” It may help everybody in the hall. She will not say what else it may do; she only says that it will be quick.
first-serum = Let her try
second-serum = Forbid it

name-evening-sermon = The Sermon
flavour-evening-sermon = Quill would like to speak tonight, and he would like there to be bread. Not much: the gesture of bread. Then he would speak about Jonah, he says, because of the waiting. He can also keep it short, go round with the lamp, and ask each what they mean to do tomorrow. He is good at that, too.
first-evening-sermon = Bread, and Jonah
second-evening-sermon = The lamp, and tomorrow

name-watchtower = The Watchtower
flavour-watchtower = Haddad has drawn it on the back of a menu: four legs, a roof, a wall that for once deserves the name. She needs something from everybody. A bedstead will do, or a sledge, or what you have been keeping under the bed. “You can say no,” she says, sharpening the pencil. “It is only that I will ask again.”
first-watchtower = Everybody gives something
second-watchtower = Not yet

name-private-talks = Private Talks
flavour-private-talks = Marsh has put two chairs into the linen room and hung a scarf over the lamp. “One tells the other,” he says, “and the other tells the one. I only hold the door.” What is said there stays there, if the other wants it to. Or you take the chair alone, and he asks you what you have been doing with your hands.
first-private-talks = Talk to somebody
second-private-talks = Sit there alone

name-sledge = The Sledge
flavour-sledge = There is a sledge at the bottom of the hill with three sacks on it, and a dead horse in front of it. Stahl looks at the horse, then at the harness. “It is not far,” he says, and rolls his bad shoulder. Nobody asked him to. If nobody stops him, he will do it.
first-sledge = Let him pull
second-sledge = Tell him to leave it

name-week-ahead = The Week Ahead
flavour-week-ahead = Marchetti has not predicted anything since November, out of tact. This morning she lays three cards on the table, face down, and says that they are not hers. “You may look,” she says, “or you may take what I saw you take, in the dream, out of the common box. I would not blame you; in the dream I did not.”
first-week-ahead = Look at the cards
second-week-ahead = Do as in the dream

name-fiddle = A Fiddle
flavour-fiddle = In the empty house somebody is playing the fiddle, badly, on purpose: it is a joke, and there is nobody to hear it. “Barnaby Fisk,” says the player, and takes off his hat; “I was hoping for a larger audience.” He would come along, and he would play all the way. One can also leave him here with his roof and his strings, and tell them at home that there is music in the world.
first-fiddle = Take him along
second-fiddle = Listen, and leave him here

name-scent = A Scent
flavour-scent = Kessel stands with one paw lifted and looks at a place where there is nothing. Then he looks at you, because you are slow. He would be gone for an hour. He has never yet been wrong, and he has never yet explained.
first-scent = Let him run
second-scent = Call him to heel

name-lorry = The Lorry
flavour-lorry = “With a push,” says Tak, “and with a can of something that burns.” The lorry stands on a slope, which is half of the work. It would carry three and come back on its own luck. He has cleaned the windscreen already, in case.
first-lorry = Push
second-lorry = Let it stand

name-familiar-coat = A Familiar Coat
flavour-familiar-coat = You know the coat before you know why. It hangs on a nail, buttoned, as if somebody had meant to come back for it: it was sewn up at the elbow with red thread, and you were there when that was done. In the lining there is something hard. You stand there with your face in the cloth for longer than is wise.
first-familiar-coat = Take down the coat

name-sleeping-sentry = The Sentry
flavour-sleeping-sentry = Young Titus slept through his watch. He says so himself, standing very straight, since nobody had noticed. Some of them are already inside the yard. You can go on as if it were an ordinary morning and work round them, rested as you are, thanks to Titus. Or everybody stays at home and mends what he left open.
first-sleeping-sentry = An ordinary morning
second-sleeping-sentry = Everybody mends the wall

name-crows = Crows
flavour-crows = The skylight bursts and the room is full of crows. They had lived there in peace, Gwendolyn will say later, who likes birds. Everything for a mile has heard it. You can use the confusion and reach behind the beam where they had their nest, full of stolen things. Or you stand still, say nothing, and shut the house for today.
first-crows = Reach into the nest
second-crows = Stand still, and shut the house

name-generator = The Same Part
flavour-generator = “That is it,” says Pavel; “that is exactly it.” He has been looking for this part for three weeks, for the generator, and here you are, using it for something else. With another like it the lamps would be on tonight. You could look for one in your own things, before everybody. Or you finish what you are doing, while he watches, and the lamps stay off.
first-generator = Give one for the generator
second-generator = Finish the work

name-widow = Initials
flavour-widow = On the handle are the letters R. M., burnt in with a hot wire. The woman at the next table has been looking at them since you came in. “Rasmus made it for himself,” says Ingeborg; “he was very pleased with it.” She does not ask. One would have to sit with her now for a while, or put it into her hands.
first-widow = Put it into her hands
second-widow = Sit with her

name-body-to-bury = Frozen Ground
flavour-body-to-bury = The ground is like iron, and one cannot leave them lying. “One can,” says Aloys, who has the spade, and he is right, people do. Two of you, and what is left of the day, and there would be a grave with a board on it. Otherwise there is an open door, and tomorrow begins early.
first-body-to-bury = Dig
second-body-to-bury = Go before it is dark

name-hungry-eyes = The Crates
flavour-hungry-eyes = The crates for the common need are carried through the hall, past those who did not eat yesterday. Nobody reaches out. A child, Bo, walks along beside the crate with one hand on it, the way one walks beside a pony. It could be opened here. It was packed for something else.
first-hungry-eyes = Open a crate
second-hungry-eyes = Carry it past

name-broth = The Broth
flavour-broth = There is broth. It was not there yesterday, and nobody has been out. Severin, who made it, stands with his back to the room and stirs. One can eat and not ask; he would be grateful. Or one pours it away, and goes to bed on a warm stone and a clear conscience.
first-broth = Eat, and do not ask
second-broth = Pour it away

name-note-under-the-gate = Under the Gate
flavour-note-under-the-gate = A note has been pushed under the gate, on the back of a photograph of all of you: “I know where it is kept and I can bring it. Put food by the third post, and do not wait for me.” You know the hand; you voted about it. If there is no food by the third post, says the last line, there will at least be company.
first-note-under-the-gate = Put out food
second-note-under-the-gate = Burn the note

name-crate-off-the-books = In Nobody's Books
flavour-crate-off-the-books = Behind the boiler stands a crate that is in nobody's books. Zdenka, who keeps the books, would have known. The lid is loose. There is nobody in the passage, and the others have what they have and you have less. You can also carry it into the hall, put it down, and turn out your pockets beside it, so that there is no talk.
first-crate-off-the-books = Take it to your bunk
second-crate-off-the-books = Carry it into the hall

name-bell-in-the-ward = The Bell
flavour-bell-in-the-ward = On the far side of the ward somebody is ringing for the nurse. It is a little brass bell, rung with great patience. Between the bell and you are all those who would also like to know who is ringing. “Coming,” you hear yourself say, as Sister Dunne would. Or you open the doors to the street and let them go out, in the direction they like best.
first-bell-in-the-ward = Go to the bell
second-bell-in-the-ward = Open the doors to the street

name-girl-from-the-hall = Lessons
flavour-girl-from-the-hall = “You go out,” says the girl, “and you come back. Teach me that.” Her name is Marit, she is from the hall, and she has been waiting at the gate since noon with her shoes tied. She would need feeding up first. If you say no, you will say it kindly, and then go once more round the wall by yourself, because you cannot sit still.
first-girl-from-the-hall = Teach her
second-girl-from-the-hall = Say no, kindly

name-whistle = The Whistle
flavour-whistle = The whistle round its neck still works; you know that because you tried it, without thinking, as everybody does. Mr. Havel used to end break with it. Far down the corridor, desks move. You can use the moment, run to his office and take what you find. Or you stuff it with snow, and show the others how one walks in a school at night.
first-whistle = Run to his office
second-whistle = Stuff it with snow

name-mushrooms = Mushrooms
flavour-mushrooms = Ferro has found mushrooms in the cellar, a whole wall of them, white as plates. “I know mushrooms,” he says. He says it twice, which is once too often. They would feed everybody. He could also throw them away, if each of us gave him something decent to cook, and whoever is worst off ate first.
first-mushrooms = Eat them
second-mushrooms = Cook something decent

name-open-bags = Every Bag
flavour-open-bags = “It is not that I suspect anybody,” says Rousse, “it is that everybody does.” She has had a table brought, and a lamp, and two witnesses, Cecily and the elder Brandt. Every bag, opened once, before all. It would take the afternoon. If it is refused, she says, nobody should wonder at what people carry off tonight.
first-open-bags = Open the bags
second-open-bags = Refuse

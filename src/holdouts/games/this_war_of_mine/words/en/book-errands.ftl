# The Book of Scripts: pages with numbers of their own, blank cards, red arrows and echoes.

page-191 = We have been seen. It is only a matter of a step, of somebody who happened to be looking our way, and now a voice asks, without raising itself, where one might be going at this hour. There are several true answers to that. Which of them will do depends upon the ground one is standing on, on the sort of door behind the voice, and whether there is music. We put down our hands where they can be seen, so as to gain the time for one breath.
    .title = Stopped in passing

page-192 = Eleven steps down, and it is an evening in some other year. There is a counter, a mirror with a crack in it, a pianist who has kept his mittens on. Along the wall they play cards under a lamp, in front of it they dance, so close that one cannot fall over; at the counter a woman in a bow tie polishes a glass that has been clean for some time, and is disposed to talk. Nobody asks who we are. One cannot have everything, the night is not that long, and up above the sack is still lying there, empty.
    .title = The cellar bar
    .dance = Dance
    .cards = Cards
    .talk-at-the-counter = Talk at the counter
    .leave = Leave

page-281 = It lies in its strip of leather, hardly heavier than the leather. One holds it against the lamp and sees nothing but a line of light. It goes through iron as through cheese, they say, without a sound, it only asks for patience. Such a thing is not made any more; a man had it from his master, and he from his. We roll it up once, twice, and put it away on the inside, where one will feel it at every step.
    .title = Fine Saw Blade

page-488 = It lets itself be lifted, without a word, with its arms stretched out stiff in front. On somebody's shoulders it takes hold of both ears, and from then on it gives directions, by pulling. It weighs no more than a sack of flour and asks for as much as one: it will want to be given something each evening, whether there is anything or not. At home a blanket is shaken out. It has not told us its name. It has told us that it is not tired.
    .title = The child comes along

page-630 = There is a stool, and a lamp, and behind the lamp somebody with a cold. Name. Street. Why that street. When it has been answered it gets written down, and a page is turned, and one is asked: name. They take turns, we do not. Sometimes there are blows, without anger, as one knocks upon a radio. By the second evening one has admitted to things about which nobody had asked. Then they say one may go, and there is daylight outside, no, dusk, and one's shoelaces are handed back in an envelope.
    .title = Questions

page-655 = Towards the end one digs with the hands. Then there is cloth, and in the cloth a woman, who has been dead since the afternoon; she has lain down across it in such a way that something stayed hollow. Beside her is a bag, packed for a long journey, with everything one would think of. And in the hollow sits a child, grey all over, with a spoon in its fist, and knocks against the pipe: three, pause, three. It goes on for a while though it has already seen us.
    .title = Under the stair
    .take-the-child-along = Take the child along
    .leave-it-to-the-day-diggers = Leave it to the day diggers

page-753 = There are five of them, and an officer with a torch who shines it on everything except the face to which he is talking. They want papers; they want reasons; in the end they will want cigarettes, it generally goes in this order. Nobody is in a hurry. One of the men has sat down on a kerbstone and is taking off a boot, so as to see to his foot in the meantime. What one has in one's bag one can explain, or pay for, or else not have. The road behind us is straight, and not very well lit.
    .title = The patrol
    .be-searched = Be searched
    .give-them-something = Give them something
    .have-nothing-and-say-so = Have nothing and say so
    .run = Run

page-923 = Behind the tunics there was something else on that line, and we had taken it for a floor cloth. It is a smock, big enough for two, of netting and rags and strips of sacking; somebody has sewn on brick dust, plaster, bits of wallpaper, with great patience, as one dresses a doll. Whoever puts it on and sits down is a heap of rubble. One of us tries. We others look, for some time, at a corner in which there is nobody.
    .title = Camouflage Suit

page-1146 = They do not even get up at first. The one who had been telling the story takes it for a part of the story. So it is less a fight than a piece of work, like shifting furniture that keeps swearing at you; one of them swings the bucket, and it is he who gets the worst of the bucket. Then the big one begins to cry, with his mouth open, he has lost his shoe. Whoever can still walk is let go.
    .title = Three drunks

page-1150 = Come out, we say, and after a while he really comes: nine or ten, in a school cap, with a satchel on his back. He does not come the whole way. One foot stays behind and holds the door open, one sees only then that there is a door. He looks at us from below; at the boots, the knife, the bags, the faces last of all. One would like to know what we look like from down there. He seems to have come to some conclusion about it.
    .title = The satchel

page-1270 = They used to be yard dogs, with names, and a bowl with the name on it. They come from three sides, as they have learned by now. One shouts what one used to shout, down, off, home; one of them, a tall black one, does stop at that, and puts its head on one side, and for the length of a breath it is a dog. Then the others are past it. It is all teeth and cloth and cold breath. When they have had enough they go, without haste, limping, and look back.
    .title = Dogs

page-1564 = He hangs between us with an arm about either neck and hops, and in between he explains the light to us: one could still take something at this hour, with a long exposure. There are two crossings. At the first we wait for a cloud. At the second there is none, and they have seen us, so one runs, as well as one runs on three legs. Behind the exchange stands a car, without lights; a door opens. He would still like our names, he calls out, and is pulled inside by the collar.
    .title = To the old exchange

page-1812 = It slides from his knees into our hands almost of its own accord, as a cat changes laps. It is then that he wakes. He sees where it is. He does not call out; he puts his hands up, before anyone has asked him to, quite high, and as the sleeves are too long for him one sees only the sleeves. Along the platform the lamp has got to the last post but two. He is shaking his head, very slightly, all the time, one cannot tell at what.
    .title = The sentry's rifle
    .let-him-run = Let him run
    .tie-him-up = Tie him up

page-1825 = He has decided to come along with us. He is called Vuk, or so he says, and he talks like a waterfall: about his teacher, about a tunnel, what a tank weighs. He insists on carrying something, since we have got so much. At every corner he looks round first and then waves us on; he is quite good at it. At the fourth corner he does not wave. One waits a bit. The street is empty in both directions, and our bag is very much easier to carry.
    .title = Company for a street

page-1838 = It is as wide as a chair, that plank, and it gives. There is only ever room for one against one, and the others stand behind and shout advice. They hold their knives like people who have so far only peeled with them. So do we. Below lies the ice, quite black. It is not about winning; it is about who will be the first to look down. When it has gone wrong for two of them the third one takes his foot off the wood, carefully, and says: all right.
    .title = On the planks

page-2961 = A man steps out of a doorway and stays standing where there is light enough. He has shaved, and has got a coat on which was made for somebody larger. One has to look twice: it is Stevan, from between the pallets. He has not forgotten any of it, neither the tin opener nor who it was that came along at that time, nor what they did. He is not alone; behind him in the passage somebody shifts from one foot to the other. So, he says, and nothing more. The hand that held the tin opener is in the pocket of the coat, and one cannot see what it holds today.
    .title = A face from before
    .share-a-smoke = Share a smoke
    .go-on = Go on

page-2964 = Above a cellar window, where one sees it only from the gutter, there is a fish in chalk. It has been drawn in a single stroke. Whoever has listened to a certain voice at a certain hour knows what it is: after the names, after the weather, she once said that one ought to keep an eye out for fishes, and laughed. For anybody else it is a thing that children draw. The window has only been pulled to. Behind it there are shelves, dry ones, and somebody has taken care that it should not all be found at the first glance.
    .title = The sign she described

page-836 = When it gets light one holds the lamp down the stairs, and at the fourth step from the top there is a second lamp, which is holding itself up to ours. It does not move. Under it everything is as it was, one can see the bench, the shelf, a glove, all quite clear and greenish, and nothing of it can be reached. From time to time something comes loose down there and rises, turning, and knocks against the ceiling from below, like somebody who has forgotten the key.
    .title = The water stands

page-877 = The kettle has boiled dry. One had smelled it, everybody had; each supposed that somebody else would get up. It glows now, in the dark, a fine dull red, and it is rather beautiful, so long as one does not think that it was our only one. Then it is taken off after all, with a stick. Tomorrow each of us will manage a single thing. One has agreed upon that, lying down, with few words. That will have to do, and one is asleep before anyone could ask which.
    .title = Exhausted

page-2963 = Somebody knocks, in the proper way, with the knocker. Through the crack one recognises the cold, the torch, the book under his arm; and, on the steps behind, people such as one brings along for doors. He regrets the late hour. He had rather hoped that it could be settled by correspondence. There is a sum, it has grown somewhat, he has written it on a card, and turns the card so that it can be read from the inside. Those who have always paid he only came by to greet. His men have put down something long and iron, quite gently, so as not to scratch the stone.
    .title = The collector in person
    .pay-what-is-owed = Pay what is owed
    .let-them-break-the-door = Let them break the door

page-1659 = It has been said aloud, in the yard, by daylight, and from now on it is there. It comes in along with the one whom it concerns, it sits down as well. One catches oneself leaving off in the middle of a sentence. One passes the bread, and looks at the hand that takes it. Nobody believes it, everyone here says so, and each has said it perhaps once too often. In the evening somebody goes round and sees to the lamp, just like that, to see if it has been moved.
    .title = Suspicion

page-2962 = He has run the whole way, one can hear that before he says anything, and stands in our hall bent over, with his hands on his thighs. He is the boy from beyond the tannery who gets sent when there is nobody else. From the last house, he says, when he has breath for it, and looks from one of us to the next to see in which face it arrives. He has got something knotted into his scarf and keeps a hand on it. Whatever we promised out there, kept or not, he knows of it; he is nine, they talk over his head. One can be there and back by dusk, he says, he has done it twice today. He will not come in further than the mat.
    .title = A boy from the last house
    .go-with-him = Go with him
    .send-bandages = Send bandages
    .say-it-is-too-dangerous = Say it is too dangerous

page-2965 = A girl of fifteen or so is at the door, in a white coat that goes round her twice. She is the pharmacist's daughter. She has got the page with her, torn out of the big book along a ruler, and holds it with both hands. Her father is ill himself, she tells us, he does not know that she has come. She thought she might go round to those who live nearest. If our name stands upon it, she has underlined it in pencil, faintly, so that one can rub it out. She does not look past us into the room; somebody has brought her up well.
    .title = The account
    .pay = Pay
    .give-medicine-back = Give medicine back
    .send-her-away = Send her away
    .give-her-something-for-him = Give her something for him
    .nothing-is-owed = Nothing is owed

page-581 = The house is empty, the last of us has turned the key, or has not needed to any more. But there was a bus once, with its lamps painted blue, and in row nine, on the aisle, sat somebody from here. That one has an address now. In a kitchen with a gas ring a list hangs upon the wall, of five or six names, ours, and it is read through on certain days with a finger, as one reads something that is still to be answered.
    .title = Somebody got out

page-661 = The blanket is thrown back, and where one lays a hand there is still some warmth. The small shoes have gone from beneath the stove, both of them, and the spoon. The bolt had been drawn, from the inside, with a chair pushed up to it. So somebody went, or else was let in and fetched; there are tracks in the yard, small ones and large ones, but it has been snowing on them. We call from the steps, for as long as one may call here at night. The chair stays where it is.
    .title = The empty bed

page-1217 = Nothing has been proved. Nobody has apologised, either; it is only that this morning, at the pump, the can was filled up to the brim once more, and somebody asked about the weather and waited for the answer. They have simply stopped talking of it, one does not know when. It has been worn out with use, like a step. The one whom it concerned keeps looking round, for some days yet, at moments when nobody is there, and then straightens up and goes on.
    .title = Cleared

page-2941 = The house is as finished as it will ever be; everything in it has been mended, and it is cold. There are only the two of us left in it. In the morning one opens the shutter, and it is not morning, and somewhat later one opens it again. The town has given up lighting anything. We have put the clock where both can hear it, for otherwise each would ask the other. It is going to be one long night with meals in it, and one would have to settle how that is to be gone through, turn and turn about, or on the same bench.
    .title = Lamps out
    .divide-the-night = Divide the night
    .sit-together = Sit together

page-2942 = One talks, and there is no answer; that has happened before. But now one sees that the spoon has been in the air for quite some time. The soup has stopped steaming. The eyes are open, and rest upon the salt, as if there were writing on it. One has said the name, once in the ordinary way and once as one says it to wake somebody. It is not that they are ill. It is more as though someone had gone out of the room without getting up. Someone would have to sit down beside that, for as long as it takes. Or one clears the plates.
    .title = At the table
    .stay-with-them = Stay with them
    .let-them-be = Let them be

page-2943 = Nobody goes. One has looked out, and at one another, and put the sack back on its nail. And so there is an evening. Somebody cuts somebody's hair. There is a draughtboard, with buttons, and a quarrel over the rules which lasts until ten and is a pleasure to everyone. We sleep in our own beds, and nobody lies awake to listen for the door, since all are on the same side of it. In the morning the shelf is emptier by exactly one night. One had known that. One would do it again.
    .title = A night in

page-2944 = When the lamp is moved the wall glitters. It has come through from outside, in ferns, quite beautifully, right up to the pillow, and somebody has frozen to it by the hair. One can still breathe a hole in it, but it heals over. What burns will have to burn now, it is no longer a matter of fuel: the things we have put together here, with so much measuring, or else the stack in the cellar that was meant for the end. A few are in favour of putting on everything and lying on top of one another. The mirror has cracked by itself.
    .title = Ice on the inside
    .burn-what-we-built = Burn what we built
    .burn-the-stock = Burn the stock
    .endure = Endure

page-2945 = There is one cup on the table, and one chair that is warm. The steps in the house are always one's own. One has begun to leave doors open, so as to hear them. Tonight, when the lamp had already been turned low, there is a knock, not at all like the others; it is two fingers, and a pause, as one knocks at the door of a sickroom. Somebody has seen the light. I am alone, says the voice, and one believes it, as it sounds just like what one has been hearing oneself say to the stove. It may be true for all that, and may not be.
    .title = One cup
    .open = Open
    .do-not-open = Do not open

page-2946 = They had said until Thursday. It was on everyone's lips, the woman with the milk had it from an officer, and at the church it was almost certain; one had reckoned the flour up to Thursday and not a spoonful beyond. Now it is Thursday, and it is snowing, and at half past eleven it starts again in the usual place. Nobody says anything. One hears everybody adding up. One could divide once more what had already been divided. Or one could eat it, tonight, as though it were over, for on some table it would surely have to be.
    .title = It goes on
    .ration-what-is-left = Ration what is left
    .eat-as-if-it-were-over = Eat as if it were over

page-2947 = A bell, a long way off, and no shot after it. One waits for the shot. It has been so many months since one thing came without the other. Then there is a second bell, and a dog, and somebody down the street begins to hammer at a board, from the inside, to get it off. Who opens ours? We stand before the shutter in our coats, with our hands at the bar, and none of us would like to be the one who has let it in, if it should not be true. In the end it is the light itself, it comes through a knot-hole and lies across the floor.
    .title = The first morning

page-2951 = In the signal box a stove is burning, and beside the stove a man sits at a table with a list and a bell glass of sharpened pencils. A convoy, he says, let us be accurate. It goes once. There are so many seats in it, at such and such a price, payable as you please, until the last night; after that there will be no list, for he will be sitting on it himself. He has no objection to questions. He answers them without raising his eyes, and rules a line in the meantime. Through the window one sees the buses, under nets, with their wheels off.
    .title = The dispatcher
    .pay-something-on-account = Pay something on account
    .ask-who-else-pays = Ask who else pays
    .come-back-later = Come back later

page-2952 = He would like a name for it now. It is a seat, he says, it has a number, and next to the number there is a space. In pencil, of course, until the morning itself; one can rub out a good deal by then. He holds the pencil ready, and one looks into a corner of the room. It is not that we have not thought about it. Each has thought about it, at night, through to the end, for each of the others. Only it has so far not been said by anybody in front of a man with a pencil.
    .title = Whose name
    .leave-it-blank = Leave it blank
    .write-down-the-weakest = Write down the weakest
    .write-down-the-first-who-speaks = Write down the first who speaks

page-2953 = It gets about, one does not know how; within the hour they stand upon the stairs. They have taken off their hats. They are sorry for our loss, and they have heard that there is now a place going. The first has got a suitcase full of tins, he opens it on the landing. Behind him waits the mother of the twins, from the gatehouse, who has brought nothing with her but the twins. They are asleep, one on each shoulder. We have not even shut the door of the other room yet. The number upon the ticket is the same as before.
    .title = A seat too many
    .sell-it = Sell it
    .keep-it-for-the-others = Keep it for the others
    .give-it-to-the-twins-mother = Give it to the twins' mother

page-2954 = There are so many of us, and so many tickets, one has laid them out side by side on the table like a game of patience. It does not come out. If one has paid something on account, early on, then it may be that the dispatcher remembers it; he is an accurate man. Otherwise it must be said tonight who stays, or else how the rest is to be raised. One looks round at what one has built here. Somebody has already broken off the straws and holds them in a fist, all the same length to look at. And somebody clears his throat, as if he wanted to make it easy.
    .title = The sum does not come out
    .sell-what-we-built = Sell what we built
    .draw-straws = Draw straws
    .somebody-offers-to-stay = Somebody offers to stay

page-2955 = They were not after food. One sees it as soon as the lamp is lit again: the larder has hardly been touched, a few things, in passing. But every mattress has been slit, from the top to the bottom, neatly, and the clock has been taken off the wall and its back opened; they have even felt along the hem of the curtain. They know, then. Somebody has told them how many we have. One of us puts a hand to a certain place in a boot, and leaves it there rather longer than one would need for a boot.
    .title = They know

page-2956 = There is nothing on the stove, and that has been so since yesterday. The tickets are lying in the empty flour bin, because it is the driest place. One only asks, says somebody; merely as a question. One of them, a single one, would be a sack of flour, and beans, there is a man at the mill who deals in it. One would be able to think again. It would not have to be settled today whose it was, they have not got faces, after all. One hears a stomach, it could be anybody's. The lid of the bin has been lifted, and is being held.
    .title = Ticket soup
    .trade-a-seat-for-food = Trade a seat for food
    .go-hungry = Go hungry

page-2957 = One hears them before it is light, one after the other, coughing and then catching. Blue lamps; breath; boots on cinders. There must be two hundred people in the yard, and it is as quiet as in a church before the first note. Somebody has climbed on to a running board with the list and reads from it by a match. He reads slowly and never twice. Those named step up. One stands there with one's ticket in one's glove and hears the alphabet go by, and hopes that one's own letter might still be some way off.
    .title = Engines

page-2958 = There are more coats than places, anyone can see it. The tailboard is down. The man on the step does not urge us, he has got a watch that does so, and he holds it in such a way that we can read it as well. What has to be said now was to have been said at home. A hand comes down to help somebody up and remains in the air, open. Whoever is not going will have to start at once, so as to be indoors before it grows light. One tries to arrange it so that one looks at nobody, and it cannot be arranged.
    .title = Those on the step

page-3001 = They lie on the shelf over the cups, tied up with the railwayman's string, and look at everybody who fetches one. One has begun to take the cups from the left. The uppermost has a sender on it, and the name has been going about in somebody's head for two days now: there was a person called that, at the swimming baths, with a plait. If one went from door to door, one would be rid of them by the evening. One could open one, just one, in order to know what it is that we have here. Or one goes on taking the cups from the left.
    .title = The pile on the shelf
    .ask-for-them-through-the-street = Ask for them through the street
    .open-one = Open one
    .leave-them-there = Leave them there

page-3002 = It is still dark when somebody scratches at the back door, low down, as he must have seen a dog do it. It is Stevan, from between the pallets. Somebody has told him that we are decent, he says, and is ashamed of having believed it so readily. The loft has been searched; he got away across the roofs. One more night, he would sleep sitting up. On the street they are asking from house to house after a person of his height. In the kitchen it has turned quiet, and one hears that there are exactly as many cups being set down as there are of us.
    .title = At the back door
    .let-him-in = Let him in
    .show-him-to-the-river = Show him to the river
    .tell-him-to-go = Tell him to go

page-3003 = A young woman goes along the street with a sheet of drawing paper that she has put in a frame, on account of the wet. It is done in pencil, and well: a long face, somewhat large ears; he is holding his head as though he had been told to keep still. Have you seen him, she asks at each door, he is my brother, he was seen at the warehouse. His name stands below, in block letters. It is five to nine. On our table there is what they gave us for him, or as much of it as is left. She has come to number eleven.
    .title = His sister
    .tell-her-the-truth = Tell her the truth
    .give-her-bread-and-no-answer = Give her bread and no answer
    .shake-the-head = Shake the head

page-3004 = The man with the cold has sent his nephew, as it is early and he does not go out in the damp. It is about the receipt. That was for two weeks, the nephew explains, and he has it by heart: the weeks have become shorter. It cannot be helped, everything is going up, they have outgoings too. He names the new sum. It is a little more than before; one could nearly call it reasonable, if one had got used to the other. He has a satchel with him and, on the satchel, a sticker of a footballer. He is not to go home without an answer.
    .title = New tariff
    .pay = Pay
    .pay-half = Pay half
    .stop-paying = Stop paying

page-3005 = Since we said no, two other houses have said no as well; at least that is how they are telling it at the pump, with our number in it. Now they come up to us upon the stairs, one by one, as if by chance, the glazier, the two sisters, a father with a child on his arm so that it should look harmless. They have done it because of us, they say. They do not say it reproachfully. They merely want to know what comes next; one must have had something in mind, mustn't one. The child has got hold of our banister with both hands.
    .title = The other doors
    .call-them-together = Call them together
    .tell-them-to-decide-for-themselves = Tell them to decide for themselves

page-3006 = There is something white, out by the last cottages. If one leans out at the landing window, and somebody holds one by the belt, one can just see it, at the gable, quite small. It is two weeks too soon. So it could be washing. The wind is in it, it moves about, the way things do that have been hung up in a hurry, or else that someone is shaking. One has promised something out there, and had been counting on those two weeks. It is not yet seven, and the road lies open the whole way. It might be taken in again by this evening.
    .title = Too early
    .go-and-see = Go and see
    .wait-until-evening = Wait until evening

page-3007 = The woman from across the landing has noticed something: our cans are wet on the outside, and there is green on one of the handles, fresh, as from a meadow. She does not ask for water. She stands there with hers, which is dry and rattles, and asks how we are. Well, thank you. And the legs? They are better, too. She has got four at home, one has seen them lick the window. One has given somebody a promise, out by the farms, under the brushwood; it was a promise of one sentence. She nods, and does not go away yet.
    .title = Wet cans
    .tell-her = Tell her
    .fill-her-can-and-say-nothing = Fill her can and say nothing
    .talk-about-the-weather = Talk about the weather

page-3008 = In the yard below they are boiling sheets. It has started in the house by the pump, with a child, on Tuesday, and now the grandmother as well; they carried her out to the cart in an armchair. It is the heat, people tell each other over the fence, in this cold, for they have to call it something. We have not told anybody what we saw running down there in the dark, that night, on the left. From our window one looks straight into the tub. The woman who is stirring has looked up, and raises her hand, and waves.
    .title = First case
    .go-down-and-say-it = Go down and say it
    .send-down-what-we-have = Send down what we have
    .draw-the-curtain = Draw the curtain

page-3009 = Nine sheets of paper have been pushed under the door, with a stone to weight them, from the inside, one wonders how. Composition, it says at the top: describe a person who helps. The handwriting gets bigger from sheet to sheet. There is a fireman, there are two grandmothers and a horse. On the seventh they are us; one recognises the scarf. We have been given very large hands, with all the fingers, and are holding them out from the paper, as if we were carrying something that the drawer had not known how to draw. In the corner is a space for the mark.
    .title = Homework
    .send-wood-for-the-boiler = Send wood for the boiler
    .correct-them-and-send-them-back = Correct them and send them back
    .pin-them-up = Pin them up

page-3010 = It was at ten past six, and therefore within the hour that has been agreed. A single one. It went through the bucket, in at the front and out at the back, and the bucket went on standing there and ran empty on two sides. Nobody moved; then everybody ran. Perhaps it was a different man, they do have to sleep as well. Perhaps it is his sense of humour. One could call over and ask. One could lay something on the sill as one does for a bird. Or one considers it finished, and goes for water in the dark again, like everybody else.
    .title = Ten past six
    .call-over-and-ask = Call over and ask
    .put-tobacco-on-the-sill = Put tobacco on the sill
    .regard-it-as-over = Regard it as over

page-3011 = An old woman comes along, on the other side, keeping close to the wall, and below the house where it has been so quiet lately she bends down and lays something on the pavement. They are flowers, paper ones, out of an exercise book, one can make out the squares. She puts a stone upon them. Then she straightens herself and looks up at the windows across the way: at each of them, floor by floor, for the same length of time. She has got to us. On the shelf here is a photograph that was in his jacket; he has his arm round somebody with that very hat.
    .title = Flowers of paper
    .take-the-photograph-down-to-her = Take the photograph down to her
    .step-back-from-the-window = Step back from the window
    .say-he-would-have-gone-on = Say he would have gone on

page-3012 = Last night she read out the name of our street. It stood between two others, among the districts, and at first one did not hear it, just as one does not hear one's own name. After it came a number, and after that an hour: nine men, says whoever had the earphone; ten o'clock. Then she went on to the weather. It can be a warning. It can also be bait, so as to see who will move at a quarter to. One is sitting over one's tea and it is broad daylight, and all along the street people are doing whatever they do on a day when they know nothing.
    .title = Our street
    .warn-the-block = Warn the block
    .answer-her = Answer her
    .keep-it-to-ourselves = Keep it to ourselves

page-3013 = Word has come, by a boy, who said it and ran: tonight, behind the sheds, one person, one bag. The ticket has been taken out from its place and is lying beside the bread. It is quite limp by now, from being looked at. At the table nobody asks for the salt. Everyone is eating with great attention. The neighbour's girl has come over to borrow the comb, she is nine, and stands there turning it in her hands, and does not understand why it is so silent. There will be another one later on, they always say that. The lamp will have to be lit soon.
    .title = Tonight
    .one-of-us-goes = One of us goes
    .give-it-to-the-neighbours-girl = Give it to the neighbour's girl
    .sell-it = Sell it
    .wait-for-the-next-one = Wait for the next one

page-3014 = It has been handed on from one to the other, one can tell by the paper, on which there are five different addresses, crossed out, ending in ours. No sender; but the string has got the knot in it that is used for film tins. Coffee, real, in a sock. A roll of film. And a card, with a single question, and he has got the verb wrong: who are still there? He wants an answer, it seems. With the film one could give it to him in the form of faces. One could as well put down names, of others, of everyone for whom nobody asks.
    .title = A parcel
    .have-all-of-us-photographed = Have all of us photographed
    .send-out-a-list-of-names = Send out a list of names

page-3015 = The boy with the good voice has come, and he does not use it. For tomorrow there is nothing, he is to say. They have scraped the boilers, and the customs officer has turned the sacks inside out and swept. They are asking those who gave before; he has got a slip with him, and it is not a long one. Whom else can one ask, the tall woman had said. He looks at his shoes while he repeats it, she will have said it otherwise. Eighty, he adds, no, seventy-six. If it is not possible then hands would do, for somebody has to tell them.
    .title = The bottom of the pot
    .give = Give
    .give-hands = Give hands
    .not-this-time = Not this time

page-3016 = She has a piece of chalk in her hand and does not seem to know it. She has been to the pit, she tells us, she has been through all of them, row by row; and on one tile there is: man, about fifty, blue jacket, good boots. The boots she had soled herself. Down there they told her that the people who wrote it live here. She would like to know what he looked like. It is not that she wants to hear anything in particular, not whether he had suffered. Only how he looked, and what the weather was, for that stood there, too.
    .title = Blue jacket
    .tell-her-everything = Tell her everything
    .go-there-with-her = Go there with her
    .say-it-was-others = Say it was others

page-3017 = It is only a stroke, no longer than a finger, at the height at which one puts the key in. The pharmacist's errand boy has made it, in passing, as a waiter does on a beer mat; one had heard him whistle. There is one on the glazier's door as well, and two strokes at number five. So everyone knows now who owes and roughly how much. A wet thumb would do it. But it will have been counted, and besides there would be a clean spot. On the beam some herbs are hanging. He has always said that he takes herbs, too.
    .title = Chalk on the door
    .pay-a-part = Pay a part
    .bring-him-herbs = Bring him herbs
    .wipe-it-off = Wipe it off

page-3018 = We have been invited, with a card, that somebody has lettered round the edge with a needle: in the last cottage, at eleven, they are going to give the child its name. Witnesses are wanted who are good for something. Father there is none to be had at the moment, and no priest, but there is a table-cloth. It has got two teeth, the bearer tells us, one below, one below as well. One ought to bring something sweet, that is the custom, so that it should have an easy tongue. Beyond the tram lines it has been quiet since yesterday, more or less.
    .title = Name day
    .bring-sugar = Bring sugar
    .bring-only-ourselves = Bring only ourselves
    .send-our-regards = Send our regards

page-3019 = She has asked her way through to us, from the square, by description. One hears her from the ground floor on, on account of the breathing. It is the aunt of the boy with the bobble cap. She does not want to sit down. She has come in order to say one sentence, and says it: not tonight on the ground floor. Then she has to sit down after all. How she knows she would rather not tell, she does the washing for certain people. He has got his shoe back, by the way, the boy. He is wearing the cap in bed.
    .title = The boy's aunt
    .ask-how-she-knows = Ask how she knows
    .share-breakfast = Share breakfast
    .thank-her = Thank her

page-3020 = It was quiet in the corner for so long that somebody went to look. The child has drawn on the wall, with a bit of coal, as high as it can reach: a house, a road that goes round it twice, a sun with a face like a policeman. And people, a good many of them, hand in hand. Some have only got heads. It wipes its nose and looks at us one after the other, and then at the wall, and wants to know which of them we are. One has to say something. On the left there is one who lies down, and the hand that is holding his goes all the way to the floor.
    .title = The drawing
    .let-it-tell = Let it tell
    .ask-about-its-people = Ask about its people
    .give-it-the-stove-corner = Give it the stove corner

page-3021 = In the morning one of two things is the case, and nobody likes to be the first to open the door. Either it is sitting on the threshold, with its tail about its feet, looking past everybody, and next to it, quite exactly placed, there lies what it has brought us; one is expected to say something, and one does. Or there is only the saucer, and the saucer is full, with a skin upon it, just as it was set down. Then one calls, in that voice which one would not use in front of strangers, along the wall and into the next yard.
    .title = Presents

page-3022 = It does not bark as it does at cats. It is standing in front of the cellar door, with its neck raised and one forefoot off the ground, and after every bark it listens, with its head on one side, and so do we. Behind the door it is as quiet as one would be oneself. It looks round at us: someone has got to go down there. It would go first, that much is clear, it is only waiting for somebody to deal with the latch. There is the bolt, too, of course, a good one. With that one could also wait and see.
    .title = It barks
    .go-down-with-it = Go down with it
    .bolt-the-door = Bolt the door

page-3023 = A man stands in the hall and turns his cap round by the rim. He is a carter, from across the canal. His boy has come home, he says to the cap; with marks here, and here. The boy says nothing about it, he has slept for two days; only that there was a voice, and how the bolt sounded. Since then the carter has been going about and listening to people, and just now one of us called something down the stairs. He has brought something with him, from the garden, it is wrapped in a handkerchief. If there should be anything to be done here. He does not sleep much in any case.
    .title = The father
    .ask-him-to-stand-watch = Ask him to stand watch
    .ask-for-nothing = Ask for nothing

page-3024 = The gentleman has galoshes on, and puts them side by side on the mat. He has been given to understand that there is a certain list here. He does not say which; he describes it, three stamps and a signature with a flourish to it, and while describing it he draws the flourish in the air, quite exactly, it seems to be a habit with the wrist. There is nothing in it, an old thing, he merely collects. Two tins have been placed on the table before anyone has said a word. He has noticed that there is a fire in the stove, and that the book on the shelf does not close properly.
    .title = A buyer
    .sell-it = Sell it
    .say-it-is-already-with-others = Say it is already with others
    .burn-it-before-his-eyes = Burn it before his eyes

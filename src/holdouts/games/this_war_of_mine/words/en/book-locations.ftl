# The Book of Scripts: what is met at the eighteen Locations. A page, its title, and the names of its options; what they do says itself.

page-2001 = The tap by the tram stop runs for an hour, and the hour is nearly over. Somebody at the back says so aloud. After that there is no queue any more, only backs and elbows and canisters held over heads. A boy in a knitted cap with a bobble is beside us, and then the cap is lower, and then there is no cap. Where the crowd has torn open, the way to the relief crates lies free for as long as it takes to count to ten. Nobody else has noticed either of the two.
    .title = The queue breaks
    .pull-him-out = Pull him out
    .reach-for-the-crates = Reach for the crates

page-2006 = He has lost a shoe and is more worried about the shoe than about his ribs. His aunt comes through the crowd like an icebreaker, feels him all over, then looks at each of us slowly, from the hair to the boots. She will know us again. What she has in her pocket she presses into our hands, warm from the pocket, and will not hear a word about it.

page-2007 = Half of the crates are packing straw. We fill our coats with what the other half holds and are out on the far side before the gap closes. Behind us a woman cries the same short name over and over, on one note, the way one calls somebody in for supper. She is not asking about crates. On the corner we divide the load and do not mention it.

page-2002 = The fountain has been dry since autumn, and its rim has become a page. Names, in chalk: a surname, an age, a street, last seen. Rain takes them and in the morning they are there again, in the same hands. An old man with a tin of chalk ends sits on the edge as if he were the porter here. He has an answer for some of the names, he says, not for all, and one has to sit down for it. Everybody who crosses the square walks a little faster along this side.
    .title = Names on the fountain
    .ask-about-a-name = Ask about a name
    .walk-on = Walk on

page-2008 = He lays a finger on the stone and thinks. It takes so long that our feet go numb. Then he says what he knows, in the tone in which one gives the hour of a train, and wipes something out with his sleeve, or draws a ring round it. For one person who asks here a door shuts, for another it opens. He offers us a piece of chalk.

page-2009 = We are almost past when one of us stops. Low down, near the drain, in a sloping hand that none of us knows, somebody has written our own surname, and a first name that was never in the family, or that nobody spoke of. The age would fit. From here one sees well over the square, and for a while that is what we pretend to be doing.

page-2003 = Under the arcade where the chemist's was, a laundry boiler stands on bricks and steams. Whoever comes puts something in: a beet, a bone, a handful of barley out of a coat. Whoever comes gets something out. A woman with forearms like a baker holds the ladle and keeps no book, at least none that one could see. There are perhaps forty people, and it is quiet, because they are listening to the boiling. We have smelled it for three streets. Now we stand before it with a bowl, and our bag has a bottom.
    .title = One pot for all
    .add-food = Add food
    .hold-out-the-bowl = Hold out the bowl

page-2010 = What comes back has more water in it than we put in, and it is hot, and there is a bay leaf in it, one, which the whole arcade has been watching for. People talk with their mouths full, as if it were a market day. By the time the bowls are wiped out we know which bridge is closed, who has had twins and what they expect for next week.

page-2011 = The ladle fills the bowl to the rim like all the others; she does not look up to see whose it is. The others do. A man with a bandaged ear moves his crate a little to one side, to make room, or in order not to sit next to us. One of us eats standing, with the face to the wall, quickly, and it is good soup.

page-2004 = He stands under the clock that shows twenty past four and has a list in a plastic sleeve, a fur hat and clean fingernails. A bus, he says, softly, so that one has to come close: on a night he cannot name, from a yard he cannot name, with a driver who has done it before. Nobody here has seen this bus. Everybody knows somebody whose cousin sat in it. He takes what one has, and the pencil is already in his hand. Round him stand thirty people who very much want him to be telling the truth.
    .title = Places on a bus
    .pay = Pay
    .call-him-out = Call him out

page-2012 = He writes a name in pencil, small, with a good eraser lying ready, and hands over a tram ticket on whose back stands a number. That is all. We are not to lose it, and not to speak of it, and to come at once when word is sent. Going home, the hand in the pocket feels for the ticket at every lamp post. It is a very thin thing to hold on to.

page-2013 = The word is out, and for a breath nobody moves. Then it is not at him that they shout. A woman with a paid ticket beats at us with her bag; a shoulder comes from the side. In the middle of it the fur hat goes off across the tram lines at a brisk walk, looking at no one, and his bag stays standing under the clock, with nobody's hand on it.

page-2005 = The square is black, and under the black there is music. One feels it in the paving first, a double bass, then a strip of light under the door of what used to be a wine cellar. Someone inside laughs, not a laugh for show. The people who go down the steps have put on a tie, or a brooch; they walk as one walks on an evening in an ordinary year. We have an empty sack, a night that will not be longer than others, and shoes that once danced quite well.
    .title = The square after dark
    .go-towards-the-music = Go towards the music
    .listen-from-outside = Listen from outside
    .keep-to-business = Keep to business

page-2014 = The wall is warm where the stove must stand on the other side, so we lean there, three songs long. The first is a silly one, the second is new and nobody can know it yet. The third was ours, at a table with a paper cloth, in somebody's garden. One does not sing. The lips move a little, and one is glad that it is dark.

page-2015 = The side passage leads behind the cellar, and there hang the coats, forty of them on a rail and on chairs, still keeping the shapes of their owners. No one minds them. In the room beyond, feet scrape all together to the left, then to the right. A child's glove has fallen to the floor. Through the little window above one sees the whole lane, which is worth something too.
    .go-through-the-coats = Go through the coats
    .leave-the-coats = Leave the coats

page-2021 = The ward is a corridor with beds on both sides and a strip of floor to walk on. In that strip stands a man in a leather coat, with a pistol he holds as one holds an umbrella, and on the stretcher behind him lies a second man with the same nose. First him, he says. He has been saying it for some time. The nurse with her arms up to the elbow in somebody else does not turn round. A medicine cupboard stands across the corner and would hide us. She has looked at us, once, over her mask.
    .title = The armed visitor
    .speak-to-him = Speak to him
    .stay-behind-the-cupboard = Stay behind the cupboard

page-2026 = Talk about the brother, not about the gun. When did he last drink, what is he called, which of you is the elder. By twos, by a year and ten days. Somewhere in the ten days his face goes to pieces; he sits down on the edge of a stranger's bed and lays the thing on the blanket. A nurse goes by and, without bending, pushes it over to us with her foot.

page-2027 = The shot goes into the ceiling and brings down a square of plaster as big as a tray. Then one hears how many people there are in this corridor, all of whom had been silent. Nobody queues after that; they lie where they lie and are taken as they come. A roll of gauze has run along the whole floor, unwinding, up to our feet. In the street, dogs.

page-2022 = The porter's lodge has a desk, and the desk has a shallow drawer that sticks. In it lie watches, wedding rings, a thin chain with a saint, each with a paper tag on a thread: a name, a bed, a date of admission. There is no second date. A few of the watches are still going, each by its own time. On the desk lies the book in which whoever looks in here is to sign, with the last signature nine days old. The stove is cold, and the porter's cap hangs on its hook.
    .title = Drawer of watches
    .take-some = Take some
    .sign-the-book = Sign the book

page-2028 = Outside, under the one lamp of the ambulance yard, we take the tags off, because one cannot sell a tag. Most say what tags say. One, in another ink, in capitals, as if for somebody who has just learned to read, says whom it is for. It weighs nothing at all. It goes round from hand to hand, and at last it is put back in the pocket of one who does not say why.

page-2029 = We write the hour and, after some thought, our real names. When the pen is laid down, the curtain behind the desk moves, and the porter comes out in his socks. He has been there all along, he says; somebody has to be, he tells them all that it is the curtain. He opens another drawer, a deep one, and it smells of hay.

page-2023 = In the basement a doctor in rubber boots stands before a refrigerator as tall as a wardrobe and holds her palm against it. The generator went out at six. In there hangs blood, forty bags, labelled with the names of people who rolled up their sleeves for it; by morning it will be good for nothing. She wants a part, one that costs a week's bread upstairs on the square. She would also take an arm, two arms, now, into fresh bags, and carry them up by hand. She asks it like somebody ordering coffee.
    .title = The cold store
    .give-a-part = Give a part
    .give-blood = Give blood
    .go-on = Go on
    .ask-for-treatment-first = Ask for treatment first

page-2030 = The engine coughs, thinks it over and catches. Up through three storeys one hears it happen: a hum, a click, and then light under all the doors at once. For a moment the whole corridor applauds, people who have only one hand slap the bed frame. Then they are ashamed of the noise. The doctor has already gone. She has left something on the fuse box, and no note with it.

page-2031 = It is dark red and looks like rather a lot. The one who gave it lies on a bench under a stranger's coat, feet up on a crate, and is forbidden to be brave. There is a biscuit, and tea in which a spoon could stand, and a roll of something pushed into the pocket when nobody was looking: the price list of this week. Bag forty-one. She has written the name on it.

page-2024 = He catches us by the sleeve at the laundry chute, an orderly with tired, friendly eyes, and he has a list folded into his cuff. Twelve will be treated tonight. The thirteenth place on such lists is his, everybody lives from something. It could be one of us within the hour, with hot water and thread. Further up in the queue sits a woman with a child across her knees, and the child's hair is wet with fever. She is fourteenth. She has understood the conversation from twenty paces off and does not look away.
    .title = The orderly's price
    .take-the-place = Take the place
    .give-it-up = Give it up
    .mention-the-pharmacist = Mention the pharmacist
    .remind-him-who-lit-the-corridor = Remind him who lit the corridor

page-2032 = It goes quickly: a clean table, a lamp, hands that know their work and eyes that stay on it. Nobody says good evening or goodbye. On the way out one has to go along the whole queue again, under all the knees. The woman has moved the child to her other shoulder. Somebody holds the door open for us, and that is meant kindly.

page-2033 = She stands up, takes the child and goes in, and says nothing; perhaps she was afraid that a word would wake us. We sit down where she has sat. It is still warm. An hour later the orderly comes by, sets a packet on the window sill and studies the clock very closely for as long as it takes. So there is a fifteenth place as well, on some nights.

page-2025 = She sits on the back stairs with her bag between her feet and her hands hanging down, and she is perhaps sixty, perhaps forty. The nurse who used to hold the lamp was on the tram this morning. There are no towels left. Somewhere above, behind the swing door, a woman swears, steadily, like somebody pushing a cart. The midwife looks at us one after another. We say that we only came through here by chance. There has been a good deal of chance on these stairs, she says, and if anybody has once given a word, she has heard about it.
    .title = The midwife's bag
    .help-her-now = Help her now
    .say-we-cannot = Say we cannot
    .give-her-cloth = Give her cloth
    .excuse-ourselves = Excuse ourselves

page-2034 = It takes the lamp, four hands and all the cloth there is, and towards the end nobody knows any more whose hands are whose. Then a cry, very small and very angry, like a hinge. In the corridor they begin to laugh, one after another, as one laughs at a joke one has known for years. The midwife washes up to the shoulders and tells us something that we shall be able to use.

page-2035 = She nods, as if we had told her the price of onions, takes up the bag and goes. The lamp climbs the stairs without us; its light slides along the wall, round the landing, and is gone. After that the corridor is dark and we have to feel our way out. By the gate they are already saying that this wing will be cleared tomorrow.

page-2041 = Six cottages stand in a row, all with the same porch, and behind the third window a torch goes up and down. Whoever holds it is not careful: a drawer falls, and a second one is pulled out after it. By the sound there are two. They have started at the far end, so everything between them and us has been gone through. There is time to come up along the hedge while they make their noise. There is also a wood shed from which one sees both doors. And one can leave it; there are other rows.
    .title = Light in the third house
    .creep-up = Creep up
    .wait = Wait
    .call-the-couple-with-the-spade = Call the couple with the spade
    .slip-away = Slip away

page-2046 = The torch has rolled under the sideboard and lights up the skirting board and a row of shoes. Only now does one of us bend down and turn it round. They are from two streets on; he used to repair bicycles, one still sees the oil in the lines of his hand. We finish the room. It goes faster when nobody speaks.

page-2047 = They carry out a wall clock that strikes eleven on the way to the gate, then bedding, then the clock once more, for they have quarrelled over it. They have taken what one misses first in peacetime. In the pantry the flour tin stands where it has always stood, behind the door, and beside it a cone of sugar in blue paper.

page-2042 = On the frame of the kitchen door somebody has kept a tally in pencil: a line, a date, a line. The lowest one is at the height of a hip. The topmost has no date yet, only the line and half of a name, as if the bell had rung just then. The wood is oak, well seasoned. It comes away with two blows, and there is nobody here who could ask for it back. In the house it is four degrees. The pencil is still lying on the sill.
    .title = The height marks
    .take-the-frame = Take the frame
    .leave-it = Leave it

page-2048 = It gives a steady, quiet heat, as oak does, and leaves hardly any ash. We sit round it with our boots off. One of us has turned the pieces so that the pencil side faces downward, and then turned one of them back. The lines go brown first and then they are the brightest part. It burns like any other wood. That is what will be remembered.

page-2049 = So we search the rest of the house in the cold, and the door frame stays where it is. Behind the door, on a nail at the height of the second line, hangs a school bag. The lunch in it has turned to stone. The exercise book is covered in brown paper, with the corners folded neatly, and inside the cover somebody has begun to draw a horse.

page-2043 = A wash-house, a copper, a mangle, and on the mangle two hens with their heads under their wings. In front of them, on a heap of sacks, sleeps an old man in a fur cap with the flaps down. He has tied a string from his wrist to the latch; but the latch is broken and the string lies loose. The hens are real, one of them moves a foot. It has been so long that one had forgotten how they smell: of dust, of straw, of Sunday. He breathes with a small whistle at the end.
    .title = Hens
    .wake-him = Wake him
    .take-one = Take one

page-2050 = He opens one eye, then the other, and does not reach for anything. When he has heard the price he laughs until he coughs: for that one used to get a goat. Then he takes it, holds it up to the crack of light, and throws in an egg, because he likes bargaining. Does the bridge still stand, he wants to know, and in return he tells us what he has heard go over it.

page-2051 = It makes one sound, and the other hen answers it, and the whistle of his breath stops, and goes on. We are two gardens away before anybody lets the hand go loose. He will find feathers on the sill and a hole under the boards that was there before. It was the fox, he will say, and go looking for the tracks. If there still are foxes.

page-2044 = They have moved into the cellar of the fourth house with everything they own, and they are very polite to one another, as one is in a small boat. Something has to be dug, down there under the coal; they do not say what or what for. They have tried it with a fire shovel and a serving spoon, and show us the spoon. She would give linen, ironed, and preserves from the last good summer. He would rather that nobody came down the stairs; but he has hurt his shoulder, and the frost is getting into the ground.
    .title = A stove for a spade
    .give-the-shovel = Give the shovel
    .dig-for-them = Dig for them
    .refuse = Refuse

page-2052 = She brings the jars up one at a time and sets them in a row on the step, and when the row is complete she counts it again, aloud, so that we should not think badly of them. He has taken the shovel into both arms like something that might be chilled. The linen smells of an iron. Nobody has told them how much it was worth on the square.

page-2053 = Under the coal comes sand, and under the sand a milk churn with its lid soldered on. So they had not meant to bury something, they had meant to get it out, and could not remember how deep. He sits down on the stairs. She looks at the churn and then at us, and straightens her apron. It is quite clear that we have seen it now, and it is just as clear that nobody will mention it first.
    .keep-silent = Keep silent
    .ask-for-a-share = Ask for a share

page-2045 = The last house has its shutters closed from the inside, and she opens before we can knock. She holds her back with one hand. She does not want food; we look to her like people who have none. It will be in three weeks, or two. Her husband went to ask about work at the bridge in November. All she asks is this: when she hangs a white cloth from the attic, that somebody should come, it need not be a doctor. One sees the attic well from our roof. We know, and she does not, what our nights are like.
    .title = The woman in the last house
    .promise = Promise
    .say-the-truth = Say the truth

page-2054 = She goes to the chest in the hall and comes back with a pair of boots, men's boots, double-soled, greased as if for a journey. In advance, she says, so that it is a bargain and not a favour; she has thought about that. They fit one of us almost. On the way we find that one can carry a good deal more with dry feet, and look up at every roof.

page-2055 = We tell her: that we are out one night in two, that we do not always come back the same evening, that a cloth can be overlooked. She hears it to the end. Then she nods and thanks us, because others have said yes, she says, and one lies awake over a yes. From the beam she breaks off a dried bunch for tea. It is that thanks which comes along with us.

page-2061 = Behind the tills stands the cage where they used to count the takings, steel mesh up to the ceiling, and in it sits a man on a crate of tins with the key round his neck. He must have been there for more than a day; he has used the waste-paper basket. In front of it two others have made themselves comfortable, one with a hatchet across his knees. They do not hurry. He has food and no water, they have water and no food, and all three are very tired of each other. When they hear our steps all three turn their heads with something like hope.
    .title = The cage
    .step-in = Step in
    .wait = Wait
    .go-round = Go round
    .say-it-will-soon-be-over = Say it will soon be over

page-2066 = He does not open at once. First he passes tins through the gap at the bottom, one after another, and lines them up on our side until the crate must be half empty, and all the time it is our hands he watches. Then he takes the cord from his neck. Outside he stands still and drinks the rain off a car roof for so long that we leave him to it.

page-2067 = It took the better part of the night, and it was not a fight so much as three men growing hoarse. Then it was short. When we come out from behind the cereals there is nobody left who wants anything. A few tins lie about the tiles, dented, one still turning on its rim. We pick up what there is. The key is in the lock, on the outside.

page-2062 = The till by the exit has a strip of paper hanging from it that nobody tore off. Flowers, one bunch. Wine, two. Candles, long, a dozen. Change given, thank you for your visit, and a date. One works it out: it was the Friday before. Somebody reads it aloud in the voice of a cashier, as a joke, and gets as far as the candles. Then one of us says that is enough, not loudly. The shelf where candles were sold is at the back, behind the fallen ceiling; it would take a while to get there. It would take no time at all to go.
    .title = The last receipt
    .look-for-the-candles = Look for the candles
    .go-on = Go on

page-2068 = There are candles, under the plaster, bent by a hot summer like tired people. The wine was one shelf further down, and what is left in the bottles has become vinegar, strong enough to make the eyes run, good for cuts. Of flowers, naturally, nothing. We light one candle for the way back. It seems a waste and nobody says so.

page-2069 = In the office behind the tills everything is turned over except the coat stand. There a woman's coat hangs, buttoned up, with a pair of pumps below it, side by side; somebody had meant to change her shoes again before going home. In the pocket we find a key. It turns in more than one lock, though none of them turns quietly, and what lies behind is a matter of luck.

page-2063 = One smells it from the bakery aisle on: forty chests in two rows, and not one of them cold since the summer. The lids are fogged from inside. In the fourth from the left there is still ice, a grey block of it under black water, because it stands against the north wall; one hears it crack. At the bottom something square shows through. Whoever wants to know must bare an arm to the shoulder and hold their breath, and must not think about what is in the water. Several people before us have thought about it and shut the lid.
    .title = The freezer hall
    .reach-in = Reach in
    .leave-it = Leave it

page-2070 = The arm goes in grey and comes out red, with a packet in the fist, and goes in again. They are stiff as boards, square-cut, with a picture of a fishing boat on the cardboard. Frozen all this time, in the one corner that stayed winter. We wrap them into a coat so that they should not thaw, which in this weather is almost funny.

page-2071 = What looked square was the wire basket. Something soft gave way under the hand, and that is all anybody wishes to say about it. There is no water to wash with here, only snow, and snow does not take it off. We go home upwind of one another. The others on the street step aside for us, which has its good side.

page-2064 = Two women push a handcart down the middle of the road as if there were no curfew: a tall one with a school bell and a short one with a list. They gather for the soup kitchen in the church. They do not beg; they ask what everybody can spare from tonight, in the tone in which one asks about the family, and write nothing down but the amount. Under the tarpaulin one sees cabbage stalks and a single, very beautiful ham bone. If they have met us before, they remember it. The left wheel squeaks. We have our bags on our backs and they are not empty.
    .title = The kitchen's collectors
    .share = Share
    .not-tonight = Not tonight
    .walk-faster = Walk faster

page-2072 = The short one weighs it in her hand, says a number, and the tall one lays it under the tarpaulin like a sleeping child. In return one gets what they have: news. The others all go for the middle aisles, she says, because that is where they used to shop. Nobody bends down. She draws us the shelf on the back of the list.

page-2073 = Good night, then, says the tall one, and she means it. We walk faster. So does the cart, for they are going the same way; for two whole streets the left wheel is behind us, squeak, and squeak, not reproachful, only badly greased. At the crossing it turns off towards the church. It had become so loud that the silence is no better.

page-2065 = The shelves in the toy aisle have fallen against each other like playing cards, and under them is a space as high as a chair. In there somebody breathes. It is fast, through the nose, and when we stand still it is held. On the floor in front lie sweet papers, smoothed flat and laid in rows by colour; that must have taken days. It is somebody small, then. Whoever calls will get an answer, or not, and either of the two will have to be dealt with. One could equally well be somebody who has come for batteries.
    .title = Somebody small
    .call = Call
    .hear-nothing = Hear nothing
    .leave-a-bite-and-wait = Leave a bite and wait

page-2074 = We put it down on the smoothed papers, at the edge, where the dark begins, and go a long way off and talk about something else. A hand comes out, dirty, quick, with a bracelet of paper clips, and takes the bread. When we look again there lies, in the gap in the row of colours, a padlock key. So it was not a present. It was shopping.

page-2075 = We rattle about for batteries, rather loudly, and find a drawer of odds and ends instead. The breathing keeps level with us, one aisle over, from the toys along the stationery as far as the household goods. When we stop it stops. At the door, where the snow begins, we wait a moment as if to tie a lace. It does not come any further.

page-2081 = In the school yard, between the goalposts, eleven boys march in step with broomsticks on their shoulders. Left, says a man in an army jacket and corduroy trousers, and left, and they turn, one of them the wrong way. That one sees us at the gate. He may be fourteen; his sleeves end well above the wrists. He does not call out. He only keeps looking over at every turn, as one looks at a clock in class. The man has his back to us. On this side there is a little door to the bicycle cellar, and its hinges have not seen oil for years.
    .title = Drill in the yard
    .speak-to-the-man = Speak to the man
    .the-side-door = The side door

page-2086 = He takes us for somebody's parents and salutes, then lowers the hand. He was the caretaker here for twenty years; he knows every one of them by the windows they have broken. They came and told him to, he says, and where would one go and say no. It is late, he tells the boys then. Class dismissed. They run exactly as one runs out of school.

page-2087 = The hinge screams, the boy is through under somebody's arm, and then he is gone along the wall, without a word and without his cap. So fast that we have not even seen his face properly. His broomstick lies on the cellar steps, and beside it something that was no broomstick and had been meant for later. In the yard the counting has stopped.

page-2082 = On the teacher's desk in room four lies the register, open, with an ink-well on it so that the wind should not turn the page. Thirty names, in alphabetical order, in a hand that took trouble over the capitals. Behind eleven of them stands a small pencilled cross. The last entry under Remarks says that the stove smokes. We know some of these names, from the street, from shouting at them to be quiet. Behind two of them we could put something. The pencil lies in the groove of the desk, sharpened at both ends.
    .title = Register
    .complete-it = Complete it
    .close-it = Close it

page-2088 = It is soon done. One cross has to be added, small, so that it does not look different from the others. And then, number nineteen: we have seen number nineteen, the day before yesterday, stealing coal, with both ears and a cold. That cross we rub out with a wet finger until there is a hole in the paper. It makes a very fine hole.

page-2089 = It shuts with the clap that used to mean: now we can go. There are shelves along the wall, with readers for thirty, all the same, hardly used, and then the cupboard with the atlases. Somebody says that paper burns. Nobody answers. It was only something one says, and besides everybody had already thought of it, and of which ones first.

page-2083 = Down by the cold boiler sit nine children on coal sacks, with their knees for desks, and one candle for all of them. The teacher has a scarf over her head and chalk on her nose; she is at the rivers, and the blackboard is the boiler door. She sees us and does not stop before the estuary. Then she asks, over their heads, quite without shame, for an hour of anyone: a sum, a story, how one mends a pipe. They have heard all of hers. Otherwise a book, if somebody has one with an ending. It is warm here from the breath.
    .title = Lessons in the boiler room
    .stay = Stay
    .leave-a-book = Leave a book
    .go-on = Go on

page-2090 = They can tell every calibre by ear, and prove it in the middle of our story, and none of them has ever seen a river that one could swim in. So we do rivers. Somebody shows with the arms how one keeps above water. At the end there is a silence, and then they clap, in the right place, as they were taught to in another life. It is a long time since we were clapped at.

page-2091 = She takes it over to the candle and tilts it, first to read the title and then, which we had not thought of, the date inside. It is from the year when she was as old as they are. Nine heads lean in. She reads them the first sentence only, shuts it and says: tomorrow. The howl goes with us up the stairs, and so does something for tea.

page-2084 = He has opened shop behind the canteen hatch, with the shutter at half height, so that one sees an apron, two hands and a pair of kitchen scales. Everything comes from the school store, counted out for four hundred lunches that will not be eaten. He takes anything that is not paper. On the scales he uses one weight only, and it is wrong, lighter than it says by the width of a thumb; he knows it, and he knows by now that we know it. Behind us two women wait with a pram full of light bulbs.
    .title = The janitor's trade
    .trade = Trade
    .point-at-the-scales = Point at the scales
    .say-nothing-and-go = Say nothing and go

page-2092 = One finger, laid on the edge of the pan, is enough. The women have stopped talking. A blush climbs out of the apron, over the chin, into the part of him that the shutter hides. Then he is generous: he weighs again, he adds, he rounds up, he asks after our health. Before witnesses everybody is honest, and from now on he will want to keep us as customers.

page-2093 = We are already at the bicycle racks when he comes after us in his slippers, over the snow, holding a bag by its ears. No hard feelings, he says. It is beets, they were for the rabbits of class two. He has three at home himself, children that is. He had wanted to explain the weight to us, but now that he stands there he does not.

page-2085 = A woman goes from classroom to classroom and bends down under every desk. She does it thoroughly, row by row, and sets the chairs straight after her. She has done the ground floor. Six years old, she tells us, blue mittens, answers to Mila, or did; the mittens were on a cord. She says it in the way one says an address to a driver. There are many children who have lost everybody, and some of them have been taken in somewhere. There are also houses where nobody small has ever knocked. She waits, already half turned to the next door.
    .title = Whose child
    .tell-her-of-ours = Tell her of ours
    .keep-silent-about-it = Keep silent about it
    .help-her-search = Help her search
    .wish-her-luck = Wish her luck

page-2094 = At the end there is a child. Whether it is the one she was looking for is a question that nobody puts, she least of all. She goes down on her knees, takes the hand, sees that the mitten is on inside out and turns it, finger by finger, the right way round. So, she says. Then she pulls something off her own finger and will not be argued with.

page-2095 = She thanks us. On the landing she meets a man with a sledge, and through the open door we hear her begin: six years old, blue mittens. The same words, the same pauses, not one of them worn down. We go the other way, on the outer edges of our soles. It is a big school, there are two more floors, and then the gymnasium.

page-2101 = Two men come in by the side door and shut it behind them with their backs. They have blood on their sleeves; one cannot see whose. They do not know the church, and take off their caps all the same. There is a crypt, people say, with a passage to the river, and whoever was christened here knows the slab. One of us was. From outside one already hears boots on the steps, four pairs, not running. The younger of the two looks at the candles as if counting them. He has something heavy under his coat.
    .title = Sanctuary
    .show-the-way = Show the way
    .stand-aside = Stand aside

page-2106 = The slab goes up, the cold comes out, and they are gone down the steps without asking what is at the bottom. What they could not have explained at the next check they leave lying on the edge, wrapped in a hymn sheet. When the boots come in we are kneeling in the second row. We have been asked whether we have seen anybody. We shall be asked again, at home.

page-2107 = We step back between the pillars, and the nave is suddenly very wide. They go out again by the way they came, because there is no other. What happens on the steps happens fast, and one sees only the door, and the light under it going off and on. Then somebody laughs with relief. The candles burn as straight as before. On the threshold a few things have rolled that shine.

page-2102 = The board with the hymn numbers is full of paper. Somebody pinned the first one there in October, a page from a pocket diary, folded small, and now it is a coat of letters that stirs whenever the door opens. They are addressed: to Grandfather, to Anja on the other side, to the man from the second floor. The sexton has put up a shelf below, with pins. He asks everybody who comes by whether they have any post that could not be delivered; there is a good deal about, he says, and better here than in a pocket.
    .title = The letter-box of the dead
    .pin-it-here = Pin it here
    .keep-looking-for-the-address = Keep looking for the address
    .write-one = Write one
    .read-some = Read some

page-2108 = It hangs there now among the others, a little whiter. The sexton straightens it as one straightens a picture. What was in it, nobody will ever ask; and yet something has been said, at least in writing, and the shoulders know it before the head does. One of us falls asleep in the pew, upright, with both hands open, and nobody wakes them.

page-2109 = One does not mean to read, one only looks for an address. But they are not long. I have kept your tools dry. You were right about the stairs. It was my turn to go for water that day. None of it is signed for us, and now and then there stands, in a stranger's hand, word for word, the sentence that one has carried about since autumn and not been able to finish.

page-2103 = They have put the boilers where the choir stood, and the smoke goes up past the organ pipes as if it had been built for that. Eighty people are waiting on the pews, with spoons. There is food for thirty. The cook, a former customs officer, has drawn up a table on the back of the parish accounts and shows it to us like an invoice: so many turnips, so many mouths, so much water. What is missing can be put in at either end: hands to peel and carry until morning, or a sack of anything at all.
    .title = Soup under the organ
    .give-hands = Give hands
    .give-food = Give food
    .eat-and-go = Eat and go

page-2110 = Peelings, steam, more peelings. The customs officer tells the one about the mayor and the goat, and whoever knows it already laughs in advance. Towards four o'clock one has no fingers any more, only a knife that moves. Then he bangs the lid: whoever has stirred may eat, and the whole bench of peelers is served first, ceremoniously, with a napkin.

page-2111 = He tips it out, sorts it, enters it, and makes us wait until the ink is dry. Then a girl with a pot of whitewash goes up to the third pillar, where house numbers stand one below the other, and adds ours, with a careful serif to the one. Those are the givers, she explains. Some gentlemen who visit houses at night eat here as well, and they can read.

page-2104 = The verger has laid out the vestry like a stall at a fair: candle ends by weight, altar blankets, a thurible, spoons from christenings with other people's initials. Every piece has a price tag cut from a calendar of saints. The parish has agreed to all of it, he swears, and swears it before we have asked. He is thin, and his cuffs are clean. Behind the curtain one hears somebody cough who does not cough like a customer. Out in the nave sit three old people who might be the parish.
    .title = The verger's candle trade
    .trade = Trade
    .buy-a-blanket = Buy a blanket
    .ask-the-parish = Ask the parish
    .say-for-whom-it-is = Say for whom it is

page-2112 = It is heavy, wine red, with a gold border that scratches, and it smells of incense and camphor and a little of the verger. The first night three of us sleep under it and dream, all three, of choirs. In the morning somebody discovers the embroidered lamb in the middle, and from then on nobody wants to have it over the feet.

page-2113 = The parish is hard of hearing, two of it. The third, a lady with a stick, gets up, goes into the vestry and stands before the stall for a long while. They had not known. Now they know. She does not scold; she buys back one christening spoon with her brooch, breaks off at the door and gives the spoon to us. It would only be there again tomorrow.

page-2105 = Behind the apse, where the compost used to be, the earth lies in a row of long low heaps, each with a roof tile at the head. There is nothing on the tiles. These are the ones whom nobody could name, the priest says; he leans on a spade and has his cassock tucked into his belt. For tonight there are two more, under the tarpaulin. He does not ask us for help straight out. He asks whether we have ever had to bury somebody, and where, and if it was deep enough, in the way one farmer asks another.
    .title = An unmarked row
    .help-him-dig = Help him dig
    .excuse-ourselves = Excuse ourselves

page-2114 = A board, a number in burnt lines, and on the board the priest says a sentence, not one out of the book. He says that this one had darned socks, so somebody had sat by a lamp for him. That is more than most people have been given this year. On the way back we tell each other things about our own dead, small things, that they snored, that they salted too much.

page-2115 = He understands; everyone has somewhere to be tonight. We go along the wall, and for a long time there is the sound of the spade behind us, stone, and stone again, and then a pause in which one thinks that he has got through. In the whole quarter nothing else can be heard. Somebody will come and see who is digging there at this hour.

page-2121 = Between two stacks of pallets sits a soldier with his knees drawn up. Where the badges were, the cloth is darker, and threads stick out. He has a tin opener in his hand and no tin. He does not ask for anything; he says at once, with his eyes on our shoes, that he is called Stevan and that he walked away from the bridge on Monday, nobody had told him to shoot, he could simply have gone on standing there. Two streets off they pay for such as him. In the yard the patrol calls the half hour. He hears it better than we do.
    .title = The deserter
    .hide-him = Hide him
    .hand-him-over = Hand him over
    .send-him-off = Send him off

page-2126 = Up under the roof there is a loft for tarpaulins; nobody looks there, because the ladder is missing a rung that one has to know about. He eats with his back to us. Then, unasked, he explains with nails on the floor how the watch changes here, who walks, who sleeps, where they smoke. His hands shake so much that the nails will not stay upright. He sets them up again each time.

page-2127 = It is a garage with a desk in it. They pay at once, out of a drawer, and do not write anything down, neither his name nor ours. He walks between two of them quite upright; he is taller than he looked sitting. At the door he might have turned round. He does not look at us, he looks at the tin opener, which one of us is still holding.

page-2122 = On a hook in the foreman's office hang carbon copies, and the bottom one is from the relief column that came in September. Flour, oil, blankets, dried milk, so and so many tons, received in good order, three stamps and a signature with a flourish. We were in that queue in September. There was a pamphlet about hygiene. So it was here, all of it, and it went out again by some other gate, or it is still standing at the back under another name. The sheet weighs nothing and says who signed. The hall at the back is very large.
    .title = Manifest
    .take-the-list = Take the list
    .look-for-the-goods = Look for the goods

page-2128 = One of us reads it twice and then folds it along the old creases, though there is no judge in this town any more who could unfold it. A page against a war. It goes into the inside of a book, so that it should stay flat, and the book under the shirt. All the way home that one walks like somebody who is carrying a full cup.

page-2129 = The blankets are there: forty crates with a stencilled hand on the lid. The first one is full of sand, and the second. It is good river sand, somebody must have shovelled for days. By the tenth we only knock. Right at the edge, half under the tarpaulin, one crate sounds different, and the nails in its lid have been drawn before and pushed back by thumb.

page-2123 = It stands in the middle of the hall with its forks on the floor like an animal that has knelt down. Under the seat there are batteries, six of them, and behind the panel a motor that would drive a pump, a fan, a good many things. The bolts are rusted, the floor is steel plate, and the roof is a drum as wide as a football pitch. With oil and patience they would come loose, one turn at a time. With a crowbar it is a matter of minutes, and half of the quarter would know in which building somebody owns a crowbar.
    .title = Forklift
    .slowly = Slowly
    .rip-them-out = Rip them out

page-2130 = A quarter of a turn, oil, wait. A quarter of a turn. One holds the rag under the nut so that it should not drop, another holds the light between the teeth. We do not say one word in two hours, and in the end it all lies on a coat, in order, like a meal. We are black up to the elbows. Up in the girders a pigeon has been asleep the whole time.

page-2131 = The first blow is a church bell and the second is the echo of it. After that there is no more point in being careful, so we are quick: crowbar, boot, crowbar. Something tears that would have been useful whole. When it is quiet again the roof still hums over us, and on the far side of the yard a window is opened, and not shut again.

page-2124 = At the gate burns a fire in a drum, and round it sit three dockers with their hooks over their shoulders. The company has not existed since summer. Nobody pays them; but the shift goes from ten to six, and from ten to six they are here. The eldest has a thermos flask and asks whom we want to see. It is not a joke. For two cigarettes he would find our names on the list, he thinks, or for news, if it is from across the river; his sister is there. Otherwise, he is sorry, it is closed to the public.
    .title = Night shift
    .tobacco = Tobacco
    .news = News
    .turn-back = Turn back

page-2132 = They get up, all three, and put on their gloves. If there is something to be carried, then properly. Hup, says the eldest, and the crate rises by itself as it seems, and hup, and it is on our cart. They know where everything stands, even what stands there no longer. At the gate he looks at his watch and signs us out: twenty minutes' overtime.

page-2133 = We tell what we have heard, and the youngest says, not unkindly, that this was on Thursday. Then they tell us theirs. They sit at a gate and everything goes past it: what is being driven where, and which street it will be on the next time. The eldest pours tea into the lid and hands it round. He has not asked again about his sister.

page-2125 = In the strongroom stands a single pallet with a tarpaulin over it, and the tarpaulin is sewn shut with red thread and a lead seal. To be collected, says the label, and tomorrow's date, and the name of the hospital. It is for them, then; for the corridor with the beds. The lock on the strongroom has been forced, not by us, so somebody has been here already and has gone to fetch help, or a cart. A knife goes through red thread like butter. If nothing at all happens to it until morning it will be driven where it says.
    .title = Sealed medicines
    .break-the-seal = Break the seal
    .guard-it = Guard it
    .leave-it-as-it-is = Leave it as it is

page-2134 = They are packed in sawdust, in boxes the size of a brick, and every box has a slip on it, filled in by hand: ward, bed, twice daily, before meals. A round, careful hand, with a little heart instead of one dot, perhaps from tiredness. We take what will go into a bag and lay the tarpaulin back over the rest. The seal we push together. It almost holds.

page-2135 = Towards two they come back with a cart, three of them, see that somebody is sitting on the pallet with a lamp and a hook, and go away again as if they had mistaken the door. The driver comes at four. He lifts the lamp, looks at the thread, all of it, once round, and cannot believe it. Before he drives off he presses a box on us that has lost its label.

page-2141 = A voice comes out of the dark, not loud, and a bolt is drawn back before it speaks. The word, it says. There is wire in front of us and a wall behind, and between the two a puddle in which one sees the moon and three helmets. We have no word. We have heard that last week it was the name of a flower, and that the week before somebody was let through who had said good evening. The voice is young. It says once more: the word, and one can hear that it is not fond of its job.
    .title = Wrong password
    .answer-something = Answer something
    .run = Run
    .hands-up = Hands up

page-2146 = There is a silence with whispering in it. Then somebody laughs, and then all of them. They do not know it themselves; it was changed at noon and the runner has not come. Say it again, they demand, it was a good one. In the end a hand comes through the wire with cigarettes, and the voice tells us which side of the road has the fewer holes.

page-2147 = It was meant to go over our heads, that is what warning shots are for. But it is dark, and he is cold, and somebody beside him has knocked against his elbow. What comes afterwards comes from him: he shouts at us to get up, why do we not get up, and is close to tears. By then we are behind the wall and all the lamps are lit.

page-2142 = The lockers are of grey tin, with names on plaster tape. In the fourth, on the inside of the door, hangs a photograph with four drawing pins, and it takes a moment until one understands what one is seeing: that is our street. From above, from the roof of the school perhaps, on a day with washing. The chestnut is still there. There are people on the balconies. Whoever hung it up has drawn neither a cross nor an arrow on it, it is only a street. Below lies his kit, rolled up tight; there would not be time for both.
    .title = Photograph on the locker
    .take-the-photograph = Take the photograph
    .take-the-kit = Take the kit

page-2148 = At home we lean it against the lamp. One sees the geraniums on the second floor and the rug over the rail that always annoyed everybody. One sees oneself, perhaps, a dark spot with a shopping bag. Everyone finds somebody. Then one begins to count, one cannot help it, from left to right, and after the third balcony nobody says the numbers aloud any more.

page-2149 = Inside are socks, dry, real wool, darned at the heel in the wrong colour. A few cartridges wrapped in a handkerchief. And at the very bottom, in silver paper that has been opened and closed again many times, a bar of chocolate with two squares missing. He allowed himself a square a week, by the look of it. We eat none of it before we are out of the gate.

page-2143 = Behind the mess a line is stretched from a lamp post to the field kitchen, and on it hang tunics, nine, frozen so stiff that they knock together like doors. Below, on a trestle, lie folded blankets. There is no sentry; there is only a stove pipe, and a radio behind a window. A tunic would be warm. A tunic would take one past a good many corners, too. And if one were asked at the wrong corner whose it is, then nothing else that one could say would be listened to. One of them is about our size.
    .title = The laundry line
    .take-one-from-the-line = Take one from the line
    .take-only-the-blankets = Take only the blankets
    .leave-it = Leave it

page-2150 = Grey, coarse, with a blue stripe and a number sewn into the corner in thread of a different blue. Somebody has lain under it and been cold, otherwise why would he have sewn a button on. We carry them home under our coats, and look stout, like people in a photograph from before. That night one hears nobody's teeth.

page-2151 = The radio is turned down. In the window stands a cook with a towel round his neck; he must have been standing there all the time, with the ladle in his hand. He looks at the line, counts, looks at us. Then he comes out on the step, puts a tin down as one does for a cat, and jerks his chin in the direction that we had better not take.

page-2144 = The hatch of the quartermaster's store opens at eleven for anybody who knocks twice. In it appears a corporal with reading glasses, a lamp beside him and a list of what the company will not miss. He is an orderly man. He has a memory for faces, he tells us while he looks at ours, and for stories: who has a room to let, who buys bread for one more than they are, who was seen near the warehouse. He would hardly ever make use of it. The lamp is turned so that it shines on us and not on him.
    .title = The corporal's market
    .buy-his-silence = Buy his silence
    .deny-it = Deny it
    .trade = Trade
    .ask-for-work = Ask for work

page-2152 = He counts it twice, licks a finger, counts the small things a third time. Then he takes off the glasses and we watch how his eyes go over us and stop seeing anything, as one switches off a light on leaving. Good evening, he says to the wall. From now on he has never met us. He even gives change, in his own currency.

page-2153 = Sandbags. The sand is frozen and has to be hacked, the sacks are paper, and the lieutenant wants the wall straight. Till three in the morning we build something from behind which people will shoot. The corporal comes with the lamp, knocks on the top row, is satisfied, and pays by the piece, cartridge after cartridge into the open hand, like a farmer who pays for potatoes.

page-2145 = The coal shed is bolted, and the bolt is on the outside. Through the crack between the boards an eye looks at us, and goes away, and comes back. It is a boy, sixteen, not from here by the way he asks for water; his hands are behind him, and one sees the wire only when he turns. He does not say what for. In the guardroom they are playing cards, and somebody is winning. The bolt is thick and dry, and would tell everybody. One could get a mouthful through the crack, if one took the time. One could be looking for coal.
    .title = The prisoner
    .open = Open
    .give-water-through-the-gap = Give water through the gap
    .go-past = Go past
    .leave-bolt-and-cutter-to-him = Leave bolt and cutter to him

page-2154 = The bolt shrieks, the cards stop. He needs no explanation; he is past us, over the wall, with his hands still behind him, one would not think it possible. Where he sat, on the coal, lies the cutter with which somebody had shortened the wire. We take it with us, since we have to run anyway. A whistle blows. They will be asking for a while in this part of town.

page-2155 = A folded letter makes a spout, and it takes long, for he must drink with his neck bent back, and a good half goes down the boards. When he has had enough he does not say thank you. He asks what day it is. We look at each other, we have not known that for some time. In the end we agree on Thursday. Thursday, he repeats, as if he could do something with it.

page-2161 = In the yard of the garage four men stand round a brazier, and one sits on a car seat that has no car. This yard pays, says the one who sits; the street pays, and the people who come through the street. He says it like a waiter who names the dish of the day. They have a ledger with a rubber band round it, and in the ledger, he lets us see that much, stands every house up to the canal, in two columns. While he turns the pages he asks which number we are. He knows it already; his thumb is on the line.
    .title = Their district
    .pay = Pay
    .push-through = Push through

page-2166 = After that everything is made easy for us. One of them goes ahead and holds the lamp, high up, at just the right angle, and warns us of the pit. Another moves a tyre out of the way with his foot. Take your time, says the man on the car seat. They might be the staff of a good shop; and that, when one thinks about it at home, was perhaps the worst of it.

page-2167 = The brazier has gone over, and the coals run across the concrete and hiss where it is wet. By their light one sees tools that somebody has dropped, and one glove, palm up. The man has got up from his car seat after all and left. The ledger is not there. He will have it under his arm, and somewhere he will sit down and enter us in the other column.

page-2162 = It stands at the very back, on blocks, under a sheet. One corner has slipped, and the colour shows, that green which they made for two years only, and the chrome strip with the dent in the same place; no, not quite the same. Every family had one, or knew one. One lay on that back seat with a temperature, and the street lamps went over the ceiling. It has wires, bearings, a generator, hardly used. The doors are not locked. With tools it is forty minutes' work, and somebody has already rolled up a sleeve.
    .title = Father's car
    .sit-in-it = Sit in it
    .strip-it = Strip it

page-2168 = The door shuts with that sound. It still smells in there, of imitation leather, of a map that got wet, of peppermint. The hands go to the wheel, at ten to two, as they were taught. The key is in the ignition, and one turns it, and nothing is what happens, quite quietly. Nobody says drive on. After a while somebody winds the window up by a thumb's breadth, against the draught.

page-2169 = A good car. One sees that it was looked after: grease on every nipple, the nuts come off by hand. Wires, coil, bearings, the little lamp from the glove compartment that nobody needs. In the ashtray lies a peppermint wrapper. When we are done we pull the sheet over what is left, right down over the bumpers, and it looks as it did before, from the door.

page-2163 = At the far bench, under a lamp made from a headlight, a man has fallen asleep over his work with his cheek on his forearm. Before him, in a strip of leather, lies a saw blade no thicker than a hair, such as jewellers use; one does not find a second one in this town. He has been cutting letters out of a coin. Round the bench there is a heap of better scrap than we have seen anywhere. His spectacles have slid up on to his forehead. He looks like somebody who would let one have it, and like somebody who has nothing else.
    .title = The fine work
    .wake-him = Wake him
    .take-it = Take it
    .take-the-scrap-instead = Take the scrap instead
    .let-him-sleep-and-go = Let him sleep and go

page-2170 = Files with the handles worn to somebody's grip, springs, half a lathe chuck, a tin of ball bearings that sounds like rain. There is a vice, too, the best thing in the whole building, and we each try once to lift it, one after another, and look at it with respect. He does not wake up. Or he is polite. We take what can be carried.

page-2171 = We are as far as the gate when somebody whistles, two notes, as one whistles for a dog one is fond of. He is sitting upright under his headlight with the spectacles in place, and has been sitting like that for who knows how long. Here, he says, and throws something in a high arc. It is oiled, wrapped in newspaper, and fits into a piece that we have at home.

page-2164 = Above the pit hangs a sign that he has lettered himself: everything for half. That means, he explains, whoever brings a broken thing and a whole part takes a whole thing home, and the next broken one stays here. He has hands like shovels, and with them he sets a spring into a lock as though he were feeding a bird. Tools he would buy outright; tools are what he dreams of. He has tea too, on the manifold of an engine that runs for nothing else. Two boiler suits hang beside his, on nails, smaller than his, clean.
    .title = The mechanic's offer
    .have-a-gun-mended = Have a gun mended
    .sell-a-tool = Sell a tool
    .sit-down-with-him = Sit down with him

page-2172 = He runs his thumb along the edge, bends the blade a little and listens to it. He pays in petrol, he says; but what would we do with petrol, so he goes next door with a canister and returns with something to eat. A commission he does not take. The shovel gets a hook of its own on the wall, with its outline drawn round it in chalk, so that it always comes back.

page-2173 = He talks about engines. About the one that only ran in the rain, and about the diesel that came back three times and was, it turned out, homesick. The tea is strong and the manifold ticks. He knows a great deal and tells it well; twice he says “my two always used to”, and both times he gets up and sees to the fire. He fills our cups until the pot is empty.

page-2165 = The car park has three levels, and we are on the lowest, with our arms full, when the lamps come round the bend of the ramp. Five, six. They are in no hurry, because there is only one way out and they are on it. One of them kicks a hubcap ahead of him, and it rings down from level to level. There are cars one could lie under. There is the ramp itself, steep, with the patrol a little to one side. And there is of course the truth, that somebody lives near here and was cold.
    .title = Patrol on the ramp
    .wait-for-them-openly = Wait for them openly
    .under-the-cars = Under the cars
    .make-a-dash = Make a dash

page-2174 = Oil drips on to a collar, very slowly. The boots come along the row, stop, go on, stop. These are an arm's length off; one could tie their laces together. Their owner shines his lamp through the windows above us, car after car, and hums, a lullaby of all things, and always breaks off before the same high note. When he has gone we lie there for a while longer, in order to hear whether he ever reaches it.

page-2175 = Between two lamps there is always a strip of dark; one has to run into it and not think. A shout, in which there is more fright than anything else. Then concrete jumps out of the wall, at head height, beside where we have just been. Then the street, snow, a corner, a second corner. What was in our arms lies down there on level three, with their lamps on it.

page-2181 = In the ballroom mattresses lie in rows under the chandelier, and on the rostrum, where the quartet used to sit, sits an old gentleman in a dressing gown with a hunting gun on his knees. Behind him somebody turns over in sleep, a child asks something and is hushed. They were here first. He has not seen us yet; he is looking at the French windows, where he expects people to come in. One could go up to him with open hands and ask for leave. One could also go round by the conservatory, over all that glass.
    .title = The other guests
    .ask-for-leave = Ask for leave
    .through-the-conservatory = Through the conservatory

page-2186 = Four families, he says in a low voice, seventeen persons, and shows us the rota on the wall: water, wood, watch, latrine, in a beautiful round hand. Everything has been settled. The upper floors are theirs, the cellar nobody has got to yet, so search the cellar by all means. A woman who cannot sleep goes along with a candle. She would have something to exchange, if it should suit us.

page-2187 = Glass, and under the glass more glass, and then a door that has swollen and gives way all at once. There is a room that no one has opened since the summer: dust sheets, shelves, a smell of polish. We fill our bags in the dark, and feel only afterwards that a sleeve has become warm and wet. In the ballroom they have lit all the candles and are standing close together.

page-2182 = The walls are full of pale squares, large and small, each with its hook. They took the pictures down by value, one can see that: the gaps begin at the fireplace and get smaller. One is left, next to the door to the servants' stairs. It is of no worth, whoever painted it had trouble with hands. A child of about five holds a dog by the collar, and both look as if somebody had just called them in. The frame is broad and dry. In the hearth below it lie splinters from all the others.
    .title = Portrait room
    .take-it-down-for-the-frame = Take it down for the frame
    .leave-it-hanging = Leave it hanging

page-2188 = It is lighter than one thinks. Behind it, in the paler square, is a little iron door, and the door stands open; so they knew about it, and were in a hurry. The shelf inside is lined with velvet, and in one corner, where the velvet has come away, something has slipped down that fingers in gloves did not feel. The canvas we have rolled up. Nobody knows for whom.

page-2189 = It is only on going out that one of us sees it: on the parquet below the picture, exactly in the middle, stands a wooden duck on wheels. There is no dust on it. Round about everything is grey and trodden over, but somebody has wiped a place clean for the duck, and this week. We step round it. In the hall there is a cupboard that we had overlooked.

page-2183 = The heating pipes have burst and hang over the tubs in long beards of ice. The lemon trees are dead, the palm is a broom. But in the corner, where the chimney of the ballroom goes up behind the wall, the earth is soft, and something green has come up between the flagstones and the dead things, quite unasked, all leaf and stalk, as high as a hand. One can eat it, or brew it. If one dug it out properly, root by root, it might even go on growing. It could also be in the bag in half a minute.
    .title = Winter garden
    .dig-it-out = Dig it out
    .tear-it-off = Tear it off

page-2190 = With spoons, in the end, and with the fingers, so that the hair-roots should come along. Somebody fetches down a curtain, velvet, and we wrap the whole clod into it like a child out of the bath. The house is full of curtains, by the way; there are three more round our shoulders. In the street one smells it through the cloth: earth, and something like pepper.

page-2191 = It tears with a little squeak and lies in the hand, and already on the terrace it begins to hang its leaves. One could have known that. We hold it inside our coats, near the skin, and walk faster, which with so much broken glass is not the same as walking quietly. What is still worth having when we get home, we shall see at home.

page-2184 = In the attic, between trunks, a man with earphones sits in front of a set that he has built out of a sewing machine table and a chandelier. Do not step on the aerial, he says, it is you that is standing on it. He hears the whole world, for as long as the batteries last, and lives by selling what it says: the bulletin is cheap, because it is false. More costs more. There is one frequency on which at a fixed hour a woman reads names, of people who are alive. He would teach us where she is for a part of the sort that we carry.
    .title = A radio amateur
    .learn-the-frequency = Learn the frequency
    .buy-tonights-news = Buy tonight's news
    .keep-our-parts = Keep our parts

page-2192 = He tears the flyleaf out of a hymn book and puts down figures, hours, a little sketch of how the dial has to be held, and underlines one line twice: that is when she speaks. She has a cold this week, he says. He lets us listen for a minute on one earphone each. She is just at the letter that one of us has been waiting for, and then it fades.

page-2193 = He shrugs, without offence, and puts the earphones on again, one ear in and one ear out as long as we are there. Through the free one comes dance music, tiny, as if played by insects, from some city with lamps and waiters. He beats time with a screwdriver. On the stairs we still hear it, or believe we do, and put our feet down between the beats.

page-2185 = In the bathroom on the first floor a man is sitting in the empty tub, fully dressed, with a towel pressed to his thigh and a camera round his neck. He greets us in four languages and then in ours, with mistakes. He had wanted to see the line from above. His people would fetch him, at the old telephone exchange, tonight, until two; after that they drive. It is a kilometre, and he cannot stand. He does not say please. He says that it is an interesting leg, medically. The camera is one of those that cost as much as a car.
    .title = The reporter
    .bring-him-there = Bring him there
    .bandage-and-leave-him = Bandage and leave him
    .take-the-camera-to-trade = Take the camera to trade

page-2194 = It is a clean wound, if one may say so, and he watches us the whole time as though it were someone else's. When the knot is tied he feels in his jacket for a pencil. Our names, please, for later, he always does that. One of us gives a false one, without knowing why, the name of a girl from school. He writes it down with special care.

page-2195 = He holds the strap a moment longer than he need, then ducks out of it himself. In the workshop on the square they open the back to see whether it is in order, and the man holds the strip against the lamp. It is our street. The baker's window, the tram on its side, somebody with two buckets who has just laughed at something. Fogged now, of course.

page-2201 = The avenue is eight lanes wide and quite white. On it lie a tram, a pram and a number of things that one recognises only on the second look. He sits up in the tower, ninth floor, left of the stairwell, where the curtain moves; he has been there for weeks, and people know him as one knows the weather. The entrance has no door. It is nine flights, without light, with nobody on them, and at the top somebody who is looking the other way. Or else the avenue, one after another, with nothing in one's head but the far kerb.
    .title = Ninth floor
    .climb-up = Climb up
    .cross-one-by-one = Cross one by one

page-2206 = In the fourth lane one hears one's own watch. Nothing. In the sixth somebody slips, gets up, stands there in the middle of all that white for as long as it takes to find a glove. Up on the ninth floor a match flares; he lights a cigarette, holds it out over the sill so that it can be seen, and smokes it to the end. From the far side we have leisure to see everything he sees.

page-2207 = A kitchen chair with a cushion on it, a thermos flask, still warm, a plan of the avenue on squared paper. He has written times on it, in pencil, with crosses, and some with a question mark. Two of them are ours; we remember that morning, there was fog. The coffee is real. His face we have covered with the curtain. It is a very good view.

page-2202 = Third floor, second door on the left, and the brass plate has been polished, on this stair of all stairs. The bell does not ring, of course. Behind the door somebody says something, breaks off, says it again a little louder, as one does to a person who is hard of hearing or not there. If one had a letter for flat 34, this would be where it belonged; people do carry such letters about. If one had none, one would be a stranger in the dark outside an old woman's door. The stairs go on up.
    .title = Flat 34
    .deliver-it = Deliver it
    .open-it-first = Open it first
    .knock = Knock
    .pass-by = Pass by

page-2208 = She has laid for two, with knife rests. She does so every evening, she explains, one never knows; and now see. Nobody gets away before they have sat down. There is barley, and a glass dish with three plums in it that she has been saving since the cellar was still dry. She looks from one to another the whole time, not as though she took us for somebody, only to see how people look when they eat.

page-2209 = It opens almost by itself, the glue is old. Two lines, and a banknote of the kind that they stopped taking in spring. The first line says where the key is. The second is an apology, a short one, and one can see that it was begun three times. It was not meant for us. We stand on the landing with it and share a cigarette that also was in there.

page-2203 = Where the lift was, a rope now hangs in the shaft, over a pulley that somebody has made out of a washing machine. It runs up into the dark and down into the dark, and it is taut. On the roof lives somebody who does not come down any more, they say in the house, and who lacks for nothing. Whatever hangs on the lower end could be hauled up from here, hand over hand; one would not see it until it arrived. There are rungs in the wall of the shaft as well, most of them.
    .title = The lift shaft
    .haul = Haul
    .climb = Climb
    .leave-it = Leave it

page-2210 = It comes up slowly, turning, knocking against the wall now on the left and now on the right, and at every knock somebody high above lifts a chair and sets it down again. Then it hangs before us: a bucket, tied with a knot that a sailor could not have done better, covered with a plate. It is full to the brim. Not a drop had been spilt.

page-2211 = Behind the ventilators stands a bath-tub with lion's feet, and in the bath-tub, under a tennis net, in straw, sit rabbits. They look up all together. A deck chair, a pair of field glasses, a row of jars: somebody has settled in here as if for good weather. In the hut the light goes on. One has to be quick, and rabbits do not understand hurry, they stay quite still and warm.

page-2204 = On the ground floor, at a school desk, sits the committee: a retired engine driver, a dental nurse and a boy who can write shorthand. Nothing in this house happens without them. They have a plan of all sixty-six flats, with colours: occupied, cleared, not to be entered. We may search the red ones, they see no objection to that, if in return coal is carried up to the old people on the top floors; or against a payment, with a receipt. There is a third possibility too. They look at us, all three, as though they knew it quite well.
    .title = House committee
    .carry-coal = Carry coal
    .pay-instead = Pay instead
    .search-without-leave = Search without leave

page-2212 = Eleven floors, two buckets each, and again. From the fifth on one no longer thinks in words. But on every landing a door opens by the width of its chain, and through the gap comes a hand, spotted, ringed, trembling, gloved, with something in it that it will not take back. At the very top somebody has tied a bow round it. The engine driver ticks us off the list.

page-2213 = The boy fills in the form, the nurse stamps it, the engine driver signs. One of them comes along as guide, with a bunch of keys, and on each landing he apologises: for the dust, for the smell on seven, for the wallpaper. He waits outside every door with his face to the wall, so that we need not feel that we are being watched. It is all very correct, and we find a good deal.

page-2205 = The lower flight of stairs has come down and lies there like a dropped accordion. Under it runs the heating pipe, and along the pipe comes knocking. Three, pause, three. In the house they say it has been so since the afternoon, only faster. They had meant to dig, then there was firing, then it was dark. It is concrete, with iron in it; whoever starts will not do anything else tonight, and may come too late. Whoever lays a hand on the pipe can feel each knock in the bones, like somebody else's pulse.
    .title = Knocking in the pipe
    .dig = Dig
    .knock-back-and-fetch-others = Knock back and fetch others
    .put-the-hands-over-the-ears = Put the hands over the ears

page-2214 = Three, pause, three, with the handle of a knife: we have heard you. Then from door to door, and not everybody opens, but more than one would think. They come with lamps and car jacks, in pyjamas under their coats. There are too many for the narrow place, we are in the way. From the street we still hear them call a name, always the same one. How it ends we are not told.

page-2215 = It can be heard even so; it comes through the soles. On the first floor we walk faster, on the second we hold on to the banister rail and feel it there as well. Out in the yard the snow swallows it, or it has stopped. We stand still to find out which. Then nobody wants to know, and we cross the road without a sound, all of us on tiptoe.

page-2221 = Between the buffers sits a sentry on an upturned crate with his chin on his chest. He has drawn his hands up into the sleeves; the rifle lies across his knees, loose, like somebody's shopping. His breath makes a small cloud, then a pause, then a small cloud. Along the platform, far off still, goes a lamp that stops at every post and says something sharp. It will be here in a few minutes. To take a rifle from a sleeping man one needs two fingers. One could pass him by. Or touch his shoulder, before the lamp does it.
    .title = The sentry and his rifle
    .disarm-him = Disarm him
    .slip-by = Slip by
    .wake-him = Wake him

page-2226 = On the outer edges of the feet, from sleeper to sleeper, past his knees and the cloud. He smacks his lips like a child. Behind him, in the shadow of the water tower, stands a goods wagon, and somebody has already dealt with its lead seal. The door runs on grease. We take from each row a little, so that it does not show at once, for he will have to answer for it.

page-2227 = He is on his feet before he is awake, and for one moment we all hold the same rifle. He is nineteen; one sees it now. He is afraid of us, and of the lamp, and of his own finger. Then the lamp calls his number, and he calls back that all is quiet, in a voice that cracks. He has pushed a packet of cigarettes at us. It was the only thing within reach.

page-2222 = They stand on platform two in a row, handles upward, with labels: eleven suitcases, a hat box, a cello in its case. The snow has covered them evenly. It looks as if their owners had gone across to the buffet, all together, leaving one of their number behind to keep an eye on things, and as if that one had then gone too. The locks are the kind one opens with a fork. The labels are written in copying pencil, with names, with streets, with the stations at which one was to change. The buffet has no roof.
    .title = Platform two
    .open-them = Open them
    .read-the-labels = Read the labels

page-2228 = On top lie the best clothes, in tissue paper. One packs practical things first, pots, stockings, documents, and at the last moment people lay on top whatever they want to be wearing on the day when they come back. A white waistcoat. Patent leather shoes, size three. We put on what is warm over what we have, and look like guests at a wedding. Sewn into one hem is something hard.

page-2229 = We wipe the snow off with a sleeve, one after another, and read half aloud. At the seventh nobody reads on. It is the surname that stands in white oil paint on our cellar door, where the shelves are labelled for jam; we had always wondered. The case is locked, and it weighs hardly anything. Somebody lifts it and sets it back exactly into its square in the snow.

page-2223 = It lies on its side beside the turntable, with the lamps still on the tables and the tables on the wall. The galley is now at the top. Whoever wants to get in there must go through a window, down into what was the corridor, and up again along the coat hooks; with a rope, and testing every hook, it can be done. One can also simply jump, it is not so very far, and there are curtains to fall on. Through the glass one sees a cupboard door that has not sprung open.
    .title = Dining car
    .with-patience = With patience
    .jump = Jump
    .leave-it = Leave it

page-2230 = Hook after hook, and the last bit on somebody's shoulders. In the cupboard everything stands in holders made for bends: sugar, in cubes, two by two in a wrapper with a picture of a lake and a steamer on it. Greetings from somewhere. We eat one wrapper on the spot, hanging there, let it melt slowly and read the name of the lake aloud. None of us has ever been there.

page-2231 = The curtains give way, the table does not. When the stars have gone one finds oneself sitting among jars, with a kettle in one's lap like a hen, and a cleaver stuck in the panelling at the level of the ear. Half a shelf is in one piece. Somebody above asks if anything has happened. It is a matter of opinion, and we pass up what there is.

page-2224 = In the lamp room, on a canvas bag, sits a railwayman in full uniform, with the cap on. Post, he says, and gets up. The last train brought it and there has been no delivery van since; two months, eight days. He has sorted it. He cannot leave his post, that is a joke, we may laugh, and therefore he would like to give those letters that are for our part of the town to persons of trust. It is a packet as thick as a loaf. There are parcels as well, at the bottom, but for parcels one needs a form.
    .title = The mail-bag
    .take-the-letters = Take the letters
    .ask-for-parcels = Ask for parcels
    .decline = Decline

page-2232 = He makes us sign, with date and hour, in a book in which the lines above are all of one kind: arrived, arrived, arrived. In thirty years he has not lost one single item; a cheese once, but that was before his time. Then he salutes. He shares his coffee with us standing up, since it is on duty. On the way home every window looks like an address.

page-2233 = He understands; one need not even ask for the form. He has a nose like other people, and for two months he has been sitting on a parcel with coffee in it and on one with something smoked. He sits down again on the bag, not angry, and looks straight ahead. We pull them out from beneath him, parcel by parcel, and he lifts himself a little each time so that it goes more easily.

page-2225 = So it does exist. It stands behind the engine sheds with the motor running and its headlights painted blue, and in it sit people who do not talk, with their bags on their knees. The driver chews a match. One place, he says, row nine, aisle; and looks at his list, and over the list at us. Who has paid gets in, who has not stays out, he did not make the world. He leaves in two minutes. At the door stands a mother with three children by the hand, who has understood that it is one place, and goes on standing there.
    .title = The bus behind the sheds
    .put-one-of-us-on-it = Put one of us on it
    .sell-the-place-to-a-mother = Sell the place to a mother
    .beg = Beg
    .watch-it-leave = Watch it leave

page-2234 = There is no time for anything, and that is a mercy. A bag, a scarf, the address written on a hand. Then the door folds shut, and through the blue glass one still sees a shape working its way along to row nine. A palm is laid against the window. From outside a palm is laid against it; the pane is so cold that it sticks a little. Then that, too, moves off.

page-2235 = It turns without lights at the signal box, and one sees only the tail lamp, then only hears the engine, then not even that, and then for quite some time one still believes one does. Those who are left stand about like people after a wedding. Somebody says that it will be cold in there, without heating. We sit down on the edge of the ramp for a moment and are very tired.

page-2241 = He sits on the dispensary steps with his arms wrapped round himself, as if holding something in, and round his neck hangs the key on a bootlace. His name is Viktor, he used to be a dispenser here; he still wears the white coat. He has not been inside for two days. That is the whole plan, he explains, with his teeth knocking together: as long as he sits out here he is not in there. Tonight it is bad. A drink would put him to sleep. He is thin, and he has a knife, and his eyes go from one to another of us, and back to the door.
    .title = The addict
    .offer-alcohol-for-the-key = Offer alcohol for the key
    .take-it-by-force = Take it by force
    .leave-him = Leave him

page-2246 = He pulls the lace over his head before we have asked a second time, as one puts down a heavy suitcase. Then he drinks, not greedily, in small swallows, like medicine. When the door swings open, he is asleep, with his cheek on the step and his mouth open. We take what we need and lock up again. One of us hangs the key on the nail inside, where he will not look.

page-2247 = He was stronger than he looked, and then not strong at all. Now he lies on the steps, very light and very quiet, and the white coat has ridden up at the back as it does on a child. The knife was a spatula. On the shelves everything stands in alphabetical order, dusted, with the labels to the front; he must have done that on the last good day.

page-2242 = It lies beside the scales, bound in black oilcloth, as thick as a hymn book, and every page of it is in the same small backward-sloping hand. For sleep. For nerves. For the heart, three times, with a little water. We know that hand: it looked down our throats, it came at night on a bicycle. The entries go on into December. She must have written prescriptions for things that no one had any more, and people must have carried them here. The last third of the book is blank, good thick paper, and the stove at home has gone out.
    .title = Prescription book
    .read-on = Read on
    .use-the-pages = Use the pages

page-2248 = Towards the end she stops writing down what cannot be had. Instead: onion, sliced, with honey; failing honey, sugar; failing sugar, patience and steam. Against fever: willow, the bark, from the third tree after the bridge. With quantities, for children, for the old, for nursing mothers. She had thought of everybody. We copy out four pages, and on the way make a detour by the bridge.

page-2249 = It tears out neatly, sheet by sheet, and is so thick that one page lights a whole stove. It will do for a week. We keep to the blank part. Only on the third evening does somebody get too far to the left, and there it stands in the flame for a moment, quite legible, with our own family name and the dose. It was for a cough. It helped, too.

page-2243 = The shelf with the powders has come down whole, and the rain has been in. Of the labels there is only blue left. What lies there among the splinters is white, and beside it something that is whiter still; one of the two, according to the plan on the wall, is worth its weight in cigarettes, and the other is for cleaning drains. They taught us a test at school, with vinegar and a candle; it takes for ever. One could moisten a finger. A pharmacist would do it, with the tip of the tongue, and would know at once which of the two he was.
    .title = Shattered shelf
    .sort = Sort
    .taste = Taste
    .leave-them = Leave them

page-2250 = Chalk, says the candle. Soda. Chalk again. After a time there are heaps on the counter, on torn-up calendar sheets, and we go about on tiptoe because of the draught. The last heap is the smallest and does not fizz. Somebody folds it into a paper such as they used to fold here, with the corners tucked in, and one is astonished that the fingers still remember how.

page-2251 = We like our fingers as they are, and the powders stay where they were. That leaves the floor. On our knees, under the shelf, we find a jar of leaves, whole, without a label. The label turns up when the lid comes off: pencilled on the inside, by somebody who had kept a shop for long enough to know what happens to labels. It smells of summer and of colds.

page-2244 = The bell over the door still works. He comes from the back, in a tie, wiping his hands, and asks what it may be. That he is there at all is so surprising that we forget for a moment what we wanted. He has some left. He gives on credit, too, he sees how things are with people; one leaves a name and an address, and he enters it in the big book, with the date, as always. He does not say what will happen after that. On the page that lies open there are a great many addresses, and some of them are underlined.
    .title = On credit
    .take-on-credit = Take on credit
    .pay-at-once = Pay at once
    .take-nothing = Take nothing

page-2252 = The pen scratches. He reads it back to us, the name, the street, the number, which bell; slowly, with his lips, like somebody learning it by heart, although it is written down. Then he blots it. So, that would be that, and a good recovery. In the doorway he mentions by the way, as a service to customers, in which streets they are said to be going round at present.

page-2253 = He puts it on the scales, adds a weight, takes one away. It comes out in our favour, and he is not a man to keep change. A screw of paper, then: valerian, balm, hops. Against fright, he says, one spoon to the cup. He drinks it himself. When the bell rings behind us he is already standing at the counter again with his hands folded, like a picture of a shop.

page-2245 = There was one bottle left behind the stove, and we have just wiped the soot off it when they come in: first a young mother, with the child outside on a sledge, and then an old man who holds the door for her. They both want the same. They say so, politely, one after the other, each lets the other finish. Neither offers us anything. Because we have found it we are to say who gets it, that seems to be clear to them. The child on the sledge is quiet. The old man has put his hat in front of his chest, over the place.
    .title = Two patients
    .the-mother = The mother
    .the-old-man = The old man
    .we-ourselves = We ourselves

page-2254 = She takes it in both hands and is out of the door. That is right, the old man says, quite right, that is as it should be. He says it to us, and then on the steps to himself, and when we lock up we still hear it from the corner: that is right. Those of us who had been for her find it good. The others look at the ground, as though they had been for him.

page-2255 = He holds it against the light and works something out. Half, he then says to the mother, one would have to ask how one divides it, by weight or by age. By need, she says. By weight, he insists, he has been a surveyor. They go off down the road, he pulls the sledge, she carries the bottle, and they argue so loudly that windows are opened. One sees them as far as the bend.

page-2261 = One hears them before one sees them: three men on the floor of the brewing hall, with their backs against the last vat, drinking out of a fire bucket. They have been at it for a long time. One is telling the other two a story that they both know and supplies his own laughter. Beside them stands what they have carried together in a week of nights, crates, a sack, a row of bottles, quite neatly, with a blanket over it. None of them could get up. All three have something lying next to their hand, from habit.
    .title = Three at the vat
    .fall-on-them = Fall on them
    .carry-off-quietly = Carry off quietly
    .leave = Leave

page-2266 = A bottle at a time, from under the blanket, past the boots. At the fourth one the storyteller opens an eye. He looks straight at us, and one sees him fit us into the story. To the ladies, he says thickly, raises the bucket and shuts the eye again. We had expected anything but that. It is so hard not to laugh that one of us has to go out to the yard.

page-2267 = We are at the gate when they begin to sing behind us. It is the one about the girl and the ferry, with all its verses, and they know the second part, and even a third. One would not have thought it of them. It carries over the walls, and no one out here is listening for steps any longer. We find that we have been walking in time, and leave it at that.

page-2262 = In the office of the brewery, on top of the malt sacks, lies a coat, and the coat is covered with short grey hairs. In front of it stands a saucer, and the saucer is full: meat, cut small, with a bit of skin that somebody has scraped. It cannot be older than this evening. The bowl next to it holds water without a trace of ice. So someone in this town, where people boil belts, comes here each day and feeds something. They must be poor at sums, or very good at them. It would make a decent broth for one.
    .title = The brewer's cat
    .wait = Wait
    .empty-it = Empty it

page-2268 = It is a girl with a jug, twelve perhaps, in a boiler suit with the legs rolled up. She is not frightened; she looks at the saucer first and then at us. Grey, she says, one ear, the left one. He belonged to the brewer, and the brewer left him the coat. For four days he has not come. She describes him once more, more exactly, in case we should be people who get about.

page-2269 = It is good meat, one must say that. We wipe the saucer out and then set it back, in its place, which is odd when one thinks about it. As the door has closed behind us something is there on the other side: a scratching, low down, patient, three strokes and a pause. It may have been the wind. It goes on long after we have agreed on that.

page-2263 = The loft is knee-deep in sacks, forty perhaps, stacked like a dyke. On top everything has gone soft and grey with a fur on it, and when one treads there it breathes out. But malt keeps itself warm; deep down, the old people say, it can be as sweet as on the first day. To get there one must shift half the dyke with a cloth before one's mouth. Or else one fills the bag here and now, as it comes, and leaves the sorting to somebody at the kitchen table. There is a smell of cellar, and under the cellar one of something else.
    .title = Malt
    .dig-down = Dig down
    .take-it-as-it-is = Take it as it is
    .leave-it = Leave it

page-2270 = At the fifth layer the sacks are dry, at the seventh they are warm. Somebody cuts one open, and then we stand there, with the knife in the hand and the cloth off the face, and do not take any yet. It smells of bread. Not of bread as it is now; of the shop, early, with the door just unlocked. Nobody says so, because everyone is breathing in.

page-2271 = In the fermenting room next door the yeast has been left to itself, has climbed out of its vat and stands there with a crust on, like something that lives here now. We do not disturb it. But the copper line that once fed it hangs loose from the wall in good long pieces, and copper is copper. It comes off with a sound like a very low flute.

page-2264 = He has a barrel head for a desk, a lamp with a green shade, a fountain pen, and sits in an overcoat with a velvet collar, doing his accounts. Do come in, he says, mind the step. He represents the gentlemen who collect in our street; a kind of insurance, one would have said once. He knows how many we are. He knows, what is more, how we stand with his firm, and takes it neither amiss nor for granted. There are two glasses on the barrel. The second has been poured already, it stands on our side.
    .title = Protection for sale
    .make-peace = Make peace
    .tell-him-to-come-himself = Tell him to come himself
    .ask-for-what-we-pay-for = Ask for what we pay for
    .say-nothing = Say nothing
    .drink-with-him = Drink with him
    .refuse-the-glass = Refuse the glass

page-2272 = The pen moves over a line and comes to rest. Then he uses our first names, all of them, pleasantly, like an uncle who has not been for a while. He even uses one that nobody in the house has ever told another, from a time and a town one does not speak of. He screws the cap on to his pen. A bottle for the way, he says, and do remember me to the others.

page-2273 = He smiles. He had not really thought otherwise, the smile says, and he bears no grudge, it is only that he has superiors. He finds our line and puts a sign beside it, small and neat, as one marks a tree. Then he drinks our glass too, so that it should not be wasted. On the way back we keep turning round. There is nothing to be seen, it is all still in the book.

page-2265 = They have built it themselves, father, mother and a grandmother with a level: a milk churn, a coil, a car radiator. From it the four of them live, and half of the street drinks. One of us takes a look at the radiator, at the solder, at where the drops are green, and then does not take the cup that is being held out. It need not happen today. But it will happen, to somebody, and then that person will be blind. They are so glad of visitors. The grandmother is already asking what we would have to exchange.
    .title = The still
    .repair-it = Repair it
    .tell-them = Tell them
    .trade = Trade

page-2274 = It takes an evening, with the grandmother holding the lamp and finding fault. The radiator goes out, our part goes in, and what runs from the spout at last is clear and cold and smells of nothing. They would like to pay us in bottles. We say rather not, let them show us how they clean it instead, and there it turns out that she was a laboratory assistant, for thirty-one years.

page-2275 = They know. The father looks at the radiator while he says so, the mother at him. They have thrown away the first cup each time, and the second. There was a better coil, it went for the boy's shoes. What are they to live on, they ask, and it is not meant as an answer, it is a real question, they wait. Before we leave they press on us what they would have charged others for.

page-2281 = The tower crane is the highest thing for a mile round since the church lost its spire. Its jib points over the roofs, to the one roof, four streets off, from which it comes: always between three and half past, always low. From the cabin one would look down on him. There are people for whom that is settled, they have their hours with him and keep them. For everybody else it is a ladder of eighty rungs, iced over, in full view for the last twenty. Down here, behind the concrete pipes, one can do one's work too, bent double.
    .title = Line of sight
    .climb-the-crane = Climb the crane
    .keep-below = Keep below

page-2286 = So we stay down between the pipes, and whatever passes overhead is not about us. In the drum of the concrete mixer, where one would never look, it is dry, and someone has used that: a shovel with a new handle, a coil of wire, nails sorted into tins. He oiled the blade before he left it. We look about for him quite a while, and then we take it.

page-2287 = From up here one sees him quite well. He has a blanket, he has bread, he breaks off a piece and chews with his cap pushed back. Then he is not chewing. It was no great distance, and the wind had dropped. One also sees the river from here, the line, the smoke beyond it, and our own house, the kitchen window even. One had not known how near it all is.

page-2282 = The foundation pit was dug for a department store. In one corner somebody has made a beginning: people, side by side, covered up to the chin with building paper, and at each head a roof tile with chalk on it. Danilo, baker. Woman from number six. The writing is of one person, and so is the digging; the spade is still in the ground. Two lie there at the end who have no tile and are not covered. Whoever had started this has not come today. It snows a little. There is room in their pockets, and there is chalk on the ledge.
    .title = The pit
    .finish-it = Finish it
    .search-their-pockets = Search their pockets
    .go-by = Go by

page-2288 = With a name it would be easier. Man, about fifty, we write, blue jacket, and, since the tile still has space, good boots; someone else has had those. Woman, ring. Then nothing occurs to us any more, so we add what the weather was. It is the truth in any case. When the paper has been weighed down with stones it looks no different from the rest.

page-2289 = A watch that has stopped. A bread card with four days on it, not torn off. A folded drawing in coloured pencil: a house, smoke, a very large sun, and two figures with all their fingers. One of us puts it back. Another says that it will only get wet there. So it comes with us, in the breast pocket, next to the watch, and is not looked at again.

page-2283 = Under the tarpaulins lies timber, planed, stacked with laths between so that it should season: beams, boards, door frames without doors. It is as though somebody had put by a whole warm winter and forgotten where. So much nobody can carry. One could drag it out to the street in one go, on the tarpaulin itself, everybody in the ropes, and be home before they know what it was. Or one takes the short ends, comes again, hides the rest better than it is hidden now. Our breath stands in front of us while we consider.
    .title = Tarpaulins
    .in-one-go = In one go
    .take-what-we-can = Take what we can

page-2290 = It scrapes, it sticks, it gets under way and then will not be stopped; at the corner we have to run so as not to be overtaken by it. Whoever looks out of a window sees a procession: planks with feet. A man in a nightshirt holds the gate open for us and takes his hat off, whether to us or the timber. We have not been so warm for weeks, and nothing is burning yet.

page-2291 = Short ends, then, as long as a forearm, dry enough to ring when one knocks them together. In among them turn up brackets and a bag of screws. We carry as much as goes under two arms without anything showing, and draw the snow back over our track with a branch. The next day somebody else has found the rest. But that evening there is a proper fire.

page-2284 = Across the cable trench lies a double plank, and on the far end of it stand three fellows with kitchen knives, stamping their feet. It costs, they say. They do not say it very well; one has to begin twice. The plank comes from the same site as all planks. They are thin, their jackets are thin as well, and one of them keeps his face turned away. The trench is deep, with water at the bottom under a skin of ice. It goes on to the left as far as the tram depot, and there one can get round it, in an hour or so.
    .title = The toll of planks
    .pay = Pay
    .go-at-them = Go at them
    .the-long-way-round = The long way round

page-2292 = It is the one with his face turned away who takes it. When the hand is open between us, one of us says his name, the way one said it in the back row, with the stress on the wrong syllable. He goes red up to the cap. Then he counts half of it back into our palm, and a cigarette besides, and says to the snow that his mother is well, thank you for asking.

page-2293 = The clay pulls at the boots, and at every step one gives something of oneself away. At the bend of the trench, where nobody goes, a wheelbarrow has sunk in up to the axle, fully loaded; the man will have gone for help, in autumn. We get the wheel loose with the plank we did not cross, so to speak. On the hard road at last it runs like a pram.

page-2285 = In the site hut a lamp is burning, and behind the table sits an old man in a hard hat with the ear flaps of a fur cap sticking out from under it. Shut the door, he says. Before him lies a roll as thick as a stovepipe: the plans of the new hospital wing, four hundred sheets, his life's work, he might say, if it were built. It will not be. But paper lasts, longer than concrete, he has seen both. Would we take it somewhere dry? He has a good little stove in here, and nobody to talk to, and he hides neither of the two.
    .title = The foreman
    .take-the-plans = Take the plans
    .ask-for-his-stove-instead = Ask for his stove instead
    .stay-with-him-a-while = Stay with him a while

page-2294 = He does not let it go without explaining it. Sheet eleven, the entrance; wide, so that two beds can pass. Sheet forty, children. And here, he smooths it out with his forearm, the south side: there are to be big windows, down to the floor, he had fought with the ministry for a year over that. Those who lie in bed ought to see something. We carry it home like a rolled-up carpet, one at each end.

page-2295 = He looks at the stove, then at us, and begins without a word to take down the pipe. He rakes the embers out into a bucket and sets that between his feet. There, it is drawing quite well. He will not be needing the other for very long, he says, and he means it kindly, as information. He shows us how the damper has to be set. The roll of plans he has put on the chair, so that it should not be cold on the floor.

page-2301 = Through the colonnade comes a sound of handcart wheels. Two men are loading folios, one hands down, the other stacks, with newspaper between the bindings; they know their business. Both are armed as if for a bank. A dealer over the border pays for these, by the century. They have seen us and go on stacking. One of them nods towards the newer shelves, invitingly, as one offers a neighbour a place at the rail. The bronze door has a bar on the outside. We used to come here when it rained, and pretend to read.
    .title = Book thieves
    .bargain = Bargain
    .bar-the-door = Bar the door
    .let-them = Let them

page-2306 = They have no use for anything after the invention of the railway. Help yourselves, they say, and no offence, novels are good burning too. The stacker even advises us: not the glossy ones, those stink. He has a daughter who reads, he adds, one cannot get her away from it. He tucks the newspaper round the spine of a psalter as one tucks somebody in, and offers his cigarettes.

page-2307 = When it is over the cart is still there, with its shafts up in the air. Under the folios they had packed their provisions, for a long way, in a cloth with a knot that somebody's mother must have tied. The books we set back inside, out of the wet, more or less where they belong. One of the two has called after us what he will do, and where we live he will find out.

page-2302 = The catalogue hall is all drawers, and the drawers are all people: the lending cards of half the town, in pale green, with the stamps of thirty years. One pulls one out at random and there stands somebody from the corner. One looks under one's own letter. Yes, here: a book about polar voyages, due back on a day in May, eleven years ago. A red stroke beside it. A fine has been reckoned up to the end of that year, and then someone had given up. The cash box is on the counter, open, with a few worthless coins in it.
    .title = Lending cards
    .pay-the-fine = Pay the fine
    .look-for-others = Look for others

page-2308 = The coin falls in and rings, much too loud, in the dome, and comes back from above as if somebody had given change. One of us stamps the card, returned, with the date of today. That begins as a giggle. Then it gets hold of the ribs, and one has to hold on to the counter, with tears running down, because of a polar voyage, because it did after all get returned. It hurts for quite some time.

page-2309 = We look them up, all those of whom we know that they will borrow nothing more. The concierge read about bees. The fat policeman, love stories, six a week. And poems, last summer, a surprising number of people took out poems, one after another the same thin volume, as though they had recommended it to each other in the bread queue. It is still there, on its shelf, with the spine broken.

page-2303 = Somebody lives in geography. One sees it by the atlases, which have been pushed together into a kind of hollow, and by the rows of mouse tails in front of it, laid out as if for inspection. Then a head comes up over the edge of the Pacific: grey, round, with one ear. It considers us without getting up. There are mice enough here for years, and nobody to shout. It does not need us for anything, that is quite plain. It yawns. If one had something in the hand, one would have at least the beginning of a conversation.
    .title = Between the shelves
    .hold-out-food = Hold out food
    .give-it-back-to-the-girl = Give it back to the girl
    .leave-it-to-the-mice = Leave it to the mice

page-2310 = It eats, washes, and gets into the open backpack, turns round twice and lies down on our gloves, as though it had ordered a cab and the cab were late. When we stand up it complains about the suspension. Out in the street the head looks out at the top, next to an ear, and examines the traffic. People who have not smiled at anybody for weeks stop at the kerb.

page-2311 = It goes up the shelf without any haste, Africa, both Americas, the poles, and sits down on top with its tail round its feet. Two eyes, and dignity. From there it watches us turn out the drawers of the map room, with the air of a curator who lets workmen in. We leave more quietly than we came. One would not like to have that on one's conscience as well.

page-2304 = Under the one green lamp that still has oil there are about twenty people, in coats, on the good chairs, and one of them reads. The others listen with their eyes on the table as if the words fell there. When a page is turned somebody puts a splinter into the stove. It is the hour when elsewhere people lie awake and count. A woman with chalk on her sleeve looks up; if she should know us she will move her chair. If not, then we are only those who stand in the doorway and let the cold in.
    .title = The reading room
    .sit-down = Sit down
    .ask-to-trade = Ask to trade
    .shut-the-door-again = Shut the door again

page-2312 = It is about a man who has borrowed an umbrella in a foreign port and rows home across a whole sea in order to give it back. He has adventures, but they only hold him up. One is a little ashamed of how much one wants him to arrive. In chapter nine it rains, and he does not open it. We have fallen asleep, some of us, with our heads on the table, and are not woken.

page-2313 = The door closes with a click, and the click is in the way of the story: inside somebody says, where were we. We remain standing in the dark for a bit. Through the keyhole one hears the voice, how it goes up, and stops, and goes down, but not the words. On the bench in the corridor lies a volume that somebody has forgotten. We do not even look to see what it is about.

page-2305 = At the very top, behind a grille, is the shelf that one was allowed to see only with gloves. The grille stands open. It is the driest spot in the building, and what stands here has had three hundred years for drying. On the desk in front of it lies a slip in the librarian's hand, without an exclamation mark, just as she used to remind one of the umbrella stand: please not these. She has gone home, wherever that is now. The boards of the shelf are two fingers thick and well seasoned, but screwed down.
    .title = Fuel
    .take-them = Take them
    .take-the-shelf-boards-instead = Take the shelf boards instead
    .take-nothing = Take nothing

page-2314 = They burn no better than others, rather worse; parchment curls up and sulks. The room gets warm all the same. For a moment one sees gold, and a very small blue bird that somebody must have painted with three hairs. Then the covers. The slip had got in among them and burns too, quickly, with a bright clean flame. No one has said anything since the second volume.

page-2315 = Forty-eight screws, with a coin. The volumes we lift out one after another and stack them on the floor in the same order, on a coat at first, and then somebody thinks of the tablecloths from the reading room. Good beech, it will last the week. Under her slip one of us writes: only the boards, and signs it. She would understand boards.

page-2321 = In the mouth of the culvert two green points light up, then two more, and then one stops counting. They do not bark. Dogs that bark have owners. One knows some of them still, the setter from the chemist's, something that was once a poodle. They have come up close, in a half circle, heads low, and it is we who smell of food. Whoever throws them something has thrown it away. Whoever stands must mean it. Sooner or later they will go and hunt somewhere else, for they too have a night's work to do; or one turns round, slowly, and leaves it to them.
    .title = Pack
    .throw-it = Throw it
    .stand = Stand
    .wait-until-they-hunt-elsewhere = Wait until they hunt elsewhere
    .go-back = Go back

page-2326 = It falls short, a little to the left, and that was lucky, for now they are all there and we are here. They fight about it as though there were only this one piece in the world. The poodle gets it. We go by along the wall, sideways, with our bags in front of our stomachs, and find in the next chamber what they have been lying on all this time.

page-2327 = Towards three one of them lifts its head, and they are gone, all together, like water when a plug is pulled. Their lair is dry and still warm. They have carried things together, as people do: bones, a boot, half a football. A purse with a clasp. One has to open it in order to see whose it was, and then one knows, and shuts it again with the same small click.

page-2322 = A chalk line runs along the brickwork, at the height of a hand, for as far as the lamp reaches. Whoever came through here last has drawn it so that others should find their way; now and then there is a sign: a fish, an arrow, a date, the fish again. The people had children with them, for lower down runs a second line, crooked, with loops in it. It all leads in under the town, away from the way out. A stub of chalk lies on the ledge, left there on purpose. It is wet here, and the line will not hold for ever.
    .title = Line of chalk
    .follow = Follow
    .add-a-sign = Add a sign
    .send-the-lightest-ahead = Send the lightest ahead

page-2328 = Fish, arrow, fish. Then the line turns upward, beside an iron ladder, rung by rung, and the little one with its loops as well. At the top is a lid. It is bolted, from the other side, and in the rust somebody has scratched one word, with a key or a ring, at about the height where one's forehead would be: sorry. There are passages to the left and to the right that nobody has marked.

page-2329 = What does one draw? An arrow would be a promise. In the end one of us makes a fish, a good fat one, and gives it a hat. Another adds a cigar. The next people who come by here, in whatever condition, will hold up their lamp and wonder about it, and for that long they will not be wondering about anything else. We go on quite softly.

page-2323 = There is a dripping in here that sounds different from the rest. It comes from a pipe as wide as a thigh, and the pipe, if one follows it with the eye, comes down from the roof of the weather station, glass and slate, where nothing falls but rain. It is clean. Only it discharges a hand's breadth too far to the right, into the filth. One would have to turn the elbow and seat a new joint, with somebody to hold and somebody to strike, and then it would fill cans for as long as there is weather. One can also hold a can under it as it is.
    .title = Catchment
    .turn-it = Turn it
    .only-fill-what-we-have = Only fill what we have
    .leave-it = Leave it

page-2330 = It groans, it gives, and there is a moment in which everybody thinks it has broken. Then it drums into the can: a dark note, then a brighter one and a brighter still, until it stops because it is full, and we have been so busy listening that it runs over our boots. We hold our faces under it, one after another. It tastes of slate, of nothing at all.

page-2331 = We have not the part, or not tonight. As we turn round the lamp strikes something on the ledge that throws the light back: a packet, flat, sealed, with a drawing on it of a glass of water and a smile. Somebody who was working here has put it down while he wiped his hands. That must have been a better day; it has a price on it, in whole figures.

page-2324 = Where the channel widens lies a raft, four doors on oil drums, with the numbers still on them: 11, 12, 14, 7. A man in waders stands on it and waits, like somebody whose tram will come. He takes people underneath the line, one at a time, lying down. On the way back he brings whatever is lacking here. Names he does not want to hear. He has been doing it since the frost, with a pole, and in all that time, he knocks on 14, not one wet foot. There is an address book in his hat band, tied up with wire.
    .title = Ferryman
    .trade-with-him = Trade with him
    .ask-who-he-carried = Ask who he carried
    .send-word-out-with-him = Send word out with him

page-2332 = He names no names. But he has eyes, and long nights, and it does him good to talk. There was one with a cello. There was one who wept the whole way because of a stove she had left on. And there was a hat, he says, green, with a jay's feather, he has never seen another such; and then he sees that one of us has had to sit down on the wet stone, and holds his tongue.

page-2333 = One sheet, written on both sides, folded until it will go under the hat band. One had not thought it so difficult: that we are alive, that the roof holds, that somebody is not to worry. Then there is still half a line left. He pushes off from the wall without a splash. In a week perhaps it will be read, at some table, by people who had put us down on the other list.

page-2325 = The big main has burst, and what comes out of it is brown, and it does not go where it used to. One can see it with the naked eye: left, down the old clay channel, towards the lower town, where they have nothing but wells. In two days, or three, they will be drinking it. There is a valve. It stands under water up to the wheel, rusted in, and to get it shut would take half the night and somebody's health. Down there nobody knows anything yet. We live up the hill; nobody would ever ask us if we had been here.
    .title = What runs into it
    .shut-the-valve = Shut the valve
    .keep-silent = Keep silent
    .warn-the-lower-town = Warn the lower town

page-2334 = In up to the hips, with a plank through the spokes for a lever, and language. An eighth of a turn, and rest; an eighth. What floats by one does not look at. Some time towards morning the wheel stands still, and the sound in the pipe changes from a roar to a thread, then stops. It holds. One shivers so much that one cannot undo one's own buttons, and is, God knows why, in the best of tempers.

page-2335 = It is not our doing. It would have run without us, too, had we gone somewhere else tonight. On the way home the wind is from below, and carries the sound of the pumps in the lower town: they squeak, each one differently, one after another, all along the street, as they do every morning when people get up. We are home early. There is time to sleep.

page-2341 = The farm has been empty since the shelling, one sees it by the curtains. Only the dog has not been told. It stands at the end of its chain, in the middle of the trampled circle, a big yellow one with its ribs showing, and tells us exactly how far we may come. The bowl lies bottom up. It must have stood here for more than a week, guarding a house from which nobody calls it in. The chain is hooked to a ring with a simple catch. In the barn door behind there is a padlock, and the padlock is new.
    .title = The yard dog
    .feed-it = Feed it
    .go-at-it = Go at it
    .go-round = Go round

page-2346 = It eats everything, then licks the place where it was. When the catch clicks it stands still for a moment inside its circle and lifts one foot over the edge, and sets it down, and lifts the other. At the gate we wait for it to look back at the house. It does not look back. It trots ahead of us down the lane as if it knew where we live, and one can understand that.

page-2347 = Somebody has measured it out: the chain reaches to the barn door, exactly, and not a link further. So there is a strip as wide as a pair of shoulders, between the wall and the teeth, and in this strip we work, with our stomachs drawn in, for as long as the lock holds out. The whole valley hears that someone is here. It does not give up for one moment. It is right, after all.

page-2342 = She has watched us searching through the empty sheds and finally comes out, a small woman in a man's coat, with a hay fork she does not hold like a weapon. Thirsty, she says; it is no question. Behind the orchard she drags away brushwood, then a sheet of tin. There it goes down, deep, walled, and from below comes a breath as from another country. Her husband dug it in the first year of their marriage. She would let us draw as much as we can carry, against one promise only. The front line wants water too, both of them, and they would come with lorries.
    .title = The covered well
    .promise-and-draw = Promise and draw
    .say-that-others-are-thirsty-too = Say that others are thirsty too

page-2348 = The crank turns and turns, and the chain goes down for so long that one begins to listen for something else. Then, very far below, the bucket meets the water, with a sound like a kiss on the cheek. It comes up heavier than we are. We drink out of our hands first, all of us, although we have cups. She counts the buckets with her lips and does not say at how many she had meant to stop us.

page-2349 = She leans on the fork and considers us, then the hole, then the smoke over the lower town. She was born down there, by the tannery. All right, bring ten, she says at last. Ten, that is two hands. But ten whom you would let into your own kitchen, and with cloths round the cans. She fills ours herself, as a deposit, so to speak, and does not put the brushwood back.

page-2343 = Between the two trenches lies a field, and in the field the rows are still standing, black, frosted, not lifted. Nobody has got round to it this year. At night flares are hung over it; for two minutes it is like a stage, and then for four it is so dark that one sees green. Somebody has worked that out and scratched it into the gatepost: two, four. At the edge, under the hedge, the ground has been turned over already by people with the same idea. Further in, nobody has been. The clods are hard as skulls.
    .title = Late potatoes
    .dig-in-the-dark = Dig in the dark
    .only-at-the-edge = Only at the edge

page-2350 = One learns it quickly: four minutes on the knees, two on the stomach, with the face in the furrow, among the stalks, and the hands under one. When the light comes one sees every crumb of the soil before one's eyes, with its shadow, wandering. One chews earth. One hears one's own row breathing. Then it goes out, and the fingers go on by themselves: here is one, and here, and here.

page-2351 = What the others have left is as big as a marble, or green, or cut in two. We take those also. It is peaceful under the hedge; the light comes through the twigs in stripes, and once a hare sits there with its ears full of it and does not mind us. In the end there is a hatful. It makes a soup, and the soup is spoken well of.

page-2344 = The barn market is on Thursdays, so it says over the door, and inside it is Thursday. A row of farmers sits along the threshing floor, each with a lantern and a cloth in front of him: curd, bacon, a pyramid of eggs. They do not cry their goods. Money makes them laugh, and rings they have by now. What they want is iron: an axe, a saw, whatever has an edge, for the army has been through and took even the sickles. And hands, an old one adds; there are forty hundredweight of beets out there to be topped before the frost gets in.
    .title = Barn market
    .trade = Trade
    .swap-tool-for-ham = Swap tool for ham
    .work-for-supper = Work for supper

page-2352 = He tries the edge on his thumbnail, then on a stair of the ladder, and then lets go of the ham, although one sees that it hurts him. We take turns in carrying it, under a coat, with one arm round it, like somebody who has fainted at a dance. At the check they look away, out of delicacy. At home it gets a chair to itself before anybody cuts it.

page-2353 = Left hand, knife, throw; left hand, knife, throw. By midnight the heap is behind us instead of in front. They have kept their word: a tureen of beet soup as red as a curtain, bread one may cut oneself, and then a corner of the hay in which we are allowed to sit but on no account to fall asleep. The old man stays beside us and tells us about his mules so that we should manage it.

page-2345 = She comes down the ladder of the corn loft backwards, a girl of ten with straw in her hair and a can, and when she sees us there she does not scream, because we have not shouted. She puts a finger to her lips. Upstairs something bleats, briefly, as if it had been told to. There is one goat left in this village, and on its milk live three families, two of them with babies. The soldiers looked for it with lamps. We may come and see, if we wipe our feet; she trusts us, she has already turned her back.
    .title = The goat
    .keep-the-secret = Keep the secret
    .take-the-goat = Take the goat
    .warn-her-of-the-next-finders = Warn her of the next finders

page-2354 = It has yellow eyes and an expression as though it were about to say something about us. The girl fills the can to the mark, that is for the babies; then she milks a little extra, and each of us may drink, once, from the lid, while she counts: a swallow is a three. It is warm and tastes of fur. We tell her that we have seen nothing. What, she asks at once, and is very pleased with that.

page-2355 = It comes down the ladder by itself, goes along quite willingly on its rope, and stops only to try a hedge. The girl does not cry. She runs beside us, for a long way, without saying anything, and keeps looking not at us but at the goat, whether the rope is too tight. At the milestone she stands still. When we look round she is still there, with the can in her hand.

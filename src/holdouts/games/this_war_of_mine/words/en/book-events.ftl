# The Book of Scripts: the nights, by Events.

page-2361 = At half past two something large and pale comes down across the moon, without any noise, and hangs itself up in the dead lime tree in our yard. Under it a crate has ploughed itself into the snow, as high as a table, with a stencilled hand on it. We are at the window before it has stopped swaying. So are they opposite, and on the left, behind every curtain one sees somebody who is putting on shoes. Between our door and the crate lie twenty steps, and whatever aeroplane it was, it has been heard on the other bank also.
    .title = The chute in the yard
    .run-for-it = Run for it
    .let-them-fight = Let them fight

page-2366 = The knife saws at cords as thick as a finger, and above us the silk fills and empties as though it breathed. Then the lid is off, and everybody carries, ourselves, the people from opposite, a lady in curlers, barefoot some of them, without one word. In four minutes there is only a hole in the snow. The feet hurt afterwards. One laughs about that too.

page-2367 = We hear it through the shutters: running, then a thud, then voices that rise, and a short scream, and after that for a long time only dragging. In the grey of morning the crate is empty, its lid leaning against our wall. In the tree the canopy is still hanging. Nobody had thought of that, forty square metres of silk. It has a dark place in the middle, and we cut round it.

page-2362 = It snows, and then it is not snow. Sheets come down, singly, turning over and over, and lay themselves on roofs and sills and the shoulders of the man with the water cart. In the morning the whole street stands about, reading. Ours has a map on it, well printed, with a cross and with a date, and below that there is a promise, in the sort of language one uses towards children and the sick. It is good paper. By noon some people will have learned it by heart, and others will have lit the stove with it. They sit round the table and look at whoever has it.
    .title = Leaflets
    .read-it-aloud = Read it aloud
    .keep-it-for-the-stove = Keep it for the stove
    .look-at-the-map-more-closely = Look at the map more closely

page-2368 = It catches quickly and burns with a green edge; that must be the ink. The promise curls up first, then the date. We have gathered a whole armful from the gutters, and the room is warm until midnight, on promises alone, as somebody remarks. The joke is not bad. One waits a while to see whether anybody will add to it, but they are all holding out their hands.

page-2369 = It is a strange thing to see one's own town from above, drawn by people who have flown over it. They know it well. The burnt mill is shown as burnt, and the new gap in Linden Street, which is of last Tuesday. So the map is honest, whatever the text may be. And where the cross has been printed, by the tram depot, somebody means to be, and to wait.

page-2363 = It came through the cellar flap and split open on the coal, and we have nailed up the flap again and set a lamp on it, and now we stand round. Snow-shoes, child's size. Tinsel, silver, by the metre. And tins, flat ones, layer upon layer; somebody has already begun to cry over them before another reads out what it says: shoe polish, black, two hundred. For whom had that been packed, and by whom, on what sort of a day? In the corners of the crate there is more, in sacking. It is the middle of the night, and we had all been asleep.
    .title = Wrong contents
    .laugh = Laugh
    .look-further = Look further

page-2370 = It begins with the snow-shoes. Someone ties them on and goes round the stove with great strides, and that is the end of us. Afterwards we hang the tinsel up, on the pipe, on the cracked mirror, round the neck of the plaster saint. It stirs in the warm air and throws small lights over everybody. It is ridiculous, it is of no use whatever, and nobody takes it down.

page-2371 = One must only ask what a thing is made of, not what it is for. Polish is wax and turpentine, and burns for an hour with a wick in it. The straps of the snow-shoes will hold a door. Under the sacking there is packing wire, and the crate itself is good board, tongued and grooved. By daybreak we have it all sorted, and black hands, black noses, black bread.

page-2364 = It has fallen on our step, exactly on our step, it has even cracked it; and therefore, as the street sees the matter, it is for us to say. By seven they are all there. Nobody pushes. They stand in the snow with bags and bowls and baskets and look at the crate and then up at us like people in a courtroom. In front the many children from number nine. At the back old Petra, who has no one and will get what is left. The lid is off, one can see what there is, and it is not enough, whichever way one counts.
    .title = Shares
    .evenly = Evenly
    .by-children = By children
    .first-ourselves = First ourselves

page-2372 = One to each door, set down on the step in a row, lid by lid, aloud, so that even those at the back can follow. Nobody has anything to say against it; nobody is quite content either, which is how one knows that it was fair. A boy from number nine holds his tin up before his face and looks at himself in the bottom, from the left, from the right. They carry each other's bags home.

page-2373 = So the children come up, by size, and each says its own name and age, quite formally, and one of them says three although it is four, and gets it nonetheless. Those without children have waited until the end. Then they pick up the crate between them, six old people, and carry it away with small steps: it is wood, at any rate. Petra gives us a piece of sugar. She had two.

page-2365 = There was a second one. We find it when we go out to see why the gutter is scraping: white silk on the coal shed, lines, and in the lines a man, head down, who says good evening. His leg stands off at the side. He is young, with freckles, and the patches on his sleeve are the wrong ones, in the yellow that one knows from the wings. We cut him down because he is hanging there. Now he lies in our hall, shaking, on the mat, and from the street they are calling to one another, house by house, with lanterns.
    .title = The other parachute
    .take-him-in = Take him in
    .report-him = Report him
    .pull-the-door-to = Pull the door to

page-2374 = He bites on a glove while it is being set, and thanks us for each thing in particular, for the water, for the broom handle, for the blanket. He shows a photograph; one does not want to see it, and sees it. Towards morning there is a scratching at the yard door. Who fetches him one cannot make out, only that they walk softly. On the chair lies his jacket, folded, and it is heavy.

page-2375 = They are there within ten minutes, four men and a stretcher. They are quick, they are correct, they wipe their feet. He has put his arms at his sides so as to take up less room. Before they lift him the sergeant writes out a chit, with a stamp on it, for the reward, to be drawn at the depot. The mat is still wet. He had said good evening to us, upside down.

page-2381 = It does not burst, that is the strange part. It comes through the tiles, through the ceiling of the attic, with a noise as if someone were tearing a sheet, and then lies up there and hisses. Through the hatch falls a light as white as a dentist's, and the shadow of every rung. The beams are two hundred years old and dry as biscuit. We have three buckets of sand on the landing, for exactly this, and everybody knows how close one has to go. The other thing one has been taught is to lie flat beneath a table and keep one's mouth open.
    .title = Incendiary
    .sand-at-once = Sand, at once
    .down = Down

page-2386 = One bucket misses. The second makes it angry. The third goes on top of it, slowly, all of it, like a blanket over a parrot's cage, and it mutters for a while longer and then it is out, just as a bad mood goes out. What remains is a smell and a beam which is black on one side. We sit under it on the floor, with no eyebrows, and pass the lid of a flask round.

page-2387 = It burns for an hour and then it has had what it wanted. With brooms and with wet sacks we have kept it away from the stairs; but in the morning one stands on the landing, tips one's head back, and there they are, the last stars, quite sharp, with a rim of charcoal round them. It snows in a little. Something else is gone that had been screwed to that wall.

page-2382 = They have hit the bread queue at the corner, or where it would have been two hours later. One sees it all by the light of the burning roof opposite, very clearly, like a thing on a photographer's plate. It ought to be photographed, somebody says, else it will be called a gas main. There have been men with cameras in this town; some were carried out of it, and if one of them got home, then perhaps in some other place a sheet hangs to dry on a line, with our street on it. If not, there is a pencil in the drawer. There is also one's bed.
    .title = The exposure
    .keep-a-list-ourselves = Keep a list ourselves
    .sleep-if-we-can = Sleep, if we can

page-2388 = Date. Hour, as near as the kitchen clock will have it. House number, what was in it, which way it fell. After the first lines one falls into a kind of office hand. It is a small thing to do, with a pencil, and nobody has asked for it; but when we read it over, it is all correct, and that is more than can be said of the rest of the night.

page-2389 = One of us really does sleep, with the arm over the eyes, as one sleeps on the beach. The rest lie and count: flash, one, two, three. At three it is the station. At two it is the mill. One counts in a whisper, and without arrangement everyone is counting together, and each time at the number there is a small silence like the one before grace.

page-2383 = It has hit the crossing, and out of the crossing stands a fountain, as high as the first floor, silver on one side and red on the other from the fire. All the street has run out with whatever holds water: baths, vases, a tuba. It will last an hour, then they will have found the stopcock. From the hill over there one sees it just as well as from here, better, in fact, a round bright spot with people in it. There has been nothing for six minutes now. We have eleven vessels, if one counts the fish tank.
    .title = Burst main
    .go-with-every-pot = Go with every pot
    .wait-until-the-moon-is-down = Wait until the moon is down

page-2390 = They have made a chain without anybody's ordering it, and we are in the chain. Full ones to the left, empty ones to the right, and over it all comes down a fine rain in which the fire stands like a sunset. Nobody has ever seen such a shine on faces. A woman whom we know only as disagreeable laughs with her mouth wide open and her hair stuck to her cheeks.

page-2391 = When the moon has gone we creep along the wall to the crossing. The fountain is a puddle by now with a pulse in it. A trickle, with grit and with bits of tarmac, that one has to catch in the flat of the hand; but it comes. It runs through the cloth and through the sand and then through the cloth again. It gets light over it. On the road stands a tuba, full to the brim, and no one with it.

page-2384 = When the dust comes down there is no wall any more between our sitting room and the house next door. There is a hole, wide as a barn gate, and on the other side of it stand people in nightshirts, in a row, by size, with plaster on their heads. We have lived beside each other for eleven years and know each other's quarrels. Good evening, says the father. He is holding an alarm clock. Two rooms are now one, with two stoves in it, and with two larders. The bricks are lying about; one would need boards besides, and an hour or so.
    .title = The neighbours' wall
    .wall-it-up = Wall it up
    .leave-a-door = Leave a door

page-2392 = They help with it. They hand us the bricks from their side, scraped clean, and the father holds the level, and when it is up to the chest the mother passes one of our own plates through, with a dumpling on it. Then come the last rows. One hears them talk for a while yet, more and more softly, as on a train that draws out. With the boards across it the wall is stronger than before.

page-2393 = A curtain for the time being; later the boy wants to build a proper frame. Now there are two stoves and one draught, two grandmothers and one recipe. Their little ones eat like birds, that is, all day long. But in the night, when steps go round the house, there are twice as many who hold their breath, and a father with an alarm clock who sleeps across the sill.

page-2385 = It has become the custom that afterwards the eldest of each house goes out to the steps and calls the names, and from the windows they answer: here, here, here with a headache. Tonight, in number fourteen, one does not answer. He calls it three times, in the tone of a schoolmaster, then without any tone. The entrance there has settled by a metre. It is still coming down, further to the east, and moves as rain moves. With the hands one could begin right now. At daylight there would be spades. Everyone looks at those who live next to it, and that is us.
    .title = Roll call
    .dig = Dig
    .wait-for-daylight = Wait for daylight

page-2394 = Earth, plaster, the leg of a piano. One has stopped listening to the east. Then there is cloth, then a shoulder, a collar, and in the collar a breath, shallow, cross. Carefully, somebody says, and they lift her out with both arms, as one lifts bread from an oven. She wants to know if anyone has seen to the canary. On the way back we tell each other that, word for word.

page-2395 = By daylight there are eight of them and it goes quickly. It would have gone quickly at night, too; it was not deep. They cover her with a table-cloth, the good one, that her sister has brought. Then they divide up the spades again: two were lent, and the third belonged to her, so it is leaned against our wall, without anything being said. The handle is worn to a smaller hand.

page-2401 = It is a still night, and he calls over. He uses the nickname of our street, which only people know who have played football in it. Hey there, he says, not loudly. He is bored; it is a long shift. He knows who fetches water, and when, the limp, the red shawl, the one that always runs too early. He has nothing against us personally. From six to seven he could be looking the other way, say, in the mornings, if it is appreciated. His cigarette glows and goes dark and glows, behind the third window, at the height of a mouth.
    .title = The one across the street
    .agree-to-his-hours = Agree to his hours
    .wait-for-his-cigarette-to-glow = Wait for his cigarette to glow
    .do-not-answer = Do not answer

page-2406 = Six to seven. At two minutes past six the first of us steps out with the cans, stands in the open, and the skin between the shoulders waits. Nothing. At five to seven he whistles, like a lifeguard. He keeps to it, day after day, on the minute. One gets a great deal done in that hour. And one hates him more than before, for one now knows that he can.

page-2407 = It glows. It is the length of a breath and then the length of a second one. The glow falls, turning over, four floors, and goes out on the pavement with a tiny hiss that one cannot possibly hear from here. After that it is quiet, for the first time in weeks it is quite quiet. Somebody in the house starts to say something about football, and lets it be.

page-2402 = In the next house they have found an amusement. They push a coat out of the window, on a broom, with a hat on top, and wait; and the shot comes, and they draw the coat in and look for the hole, and there are stakes on it, buttons to begin with and now cigarettes. Above the second button or below. One hears them laughing through the wall, boys mostly, and an uncle. Between two turns it is silent for as long as he needs over there to load. It is Mrs. Halina's coat. She has not been asked, and it is the only one.
    .title = The coat on the broom
    .bet-a-cigarette = Bet a cigarette
    .put-a-stop-to-it = Put a stop to it
    .keep-the-shutters-closed = Keep the shutters closed

page-2408 = There is a quarrel, on the stairs, in whispers, and hands are laid on collars. It turns out that they had not thought of him over there as somebody who is getting practice. That makes it quiet. Then there is a handshake, awkward, all round. Mrs. Halina sits down in the dark with the coat on her knees and mends it by feel, five holes, and tells them off at every stitch.

page-2409 = We pull the shutters to and stuff the crack with a stocking. It does not keep out the shots, but one hears only half of the laughing. Behind closed shutters a night is exactly as long as in front of them. One of us drops off between the third and the fourth. The others go on listening; one cannot help it, one has begun to guess as well: above, below.

page-2403 = Something is whining at the cellar window, low down, in a rhythm, as one does when one has been at it for some time. By the light of a match one sees an eye, and beneath it a dark streak in the snow, back to the corner and round it. He shoots at everything that moves at night, over there, he makes no distinctions. It may be that it belongs to the house; one has a dog here, or one has none. It may be one of the many. It does not scratch. It has put its nose against the pane, and the pane is clouding over.
    .title = The dog at the door
    .bandage-it = Bandage it
    .put-an-end-to-its-pain = Put an end to its pain
    .let-it-in = Let it in
    .leave-it-outside = Leave it outside

page-2410 = It lets everything be done to it and licks the hand while the hand is hurting it. Then, with its white sleeve, it walks through the whole house on three legs, looks behind each door, and chooses the front one. There it lies down across, with its chin on the threshold. Nobody goes out of here again unheard, and nobody comes in. In its sleep it runs.

page-2411 = We have agreed that one cannot begin with that. It goes on until after three, always the same two notes, and then at longer intervals. Then it is quiet. Everybody is lying awake, and everyone knows it of the others, and no one is the first to get up and open. In the morning whoever goes for water takes the other door.

page-2404 = The whole block has met in our stairwell, because it has two walls towards the avenue. On the lowest step stands a doctor's bag. It is insulin, for the tailor's girl over on the even side, and it has to be there before it gets light; it is forty steps, somebody has paced them out along the corridor. The block will pay, each has brought something. The tailor himself has a wooden leg. Now they look about in the half dark for whoever has young knees. There is another way, says an old miner, with a spade, beneath the wire; only it would take until six.
    .title = Runner wanted
    .send-someone = Send someone
    .propose-to-dig-under-the-wire = Propose to dig under the wire
    .look-at-the-floor = Look at the floor

page-2412 = At one everybody starts to count, not arranged, under their breath, then aloud, the whole staircase: eleven, twelve. At twenty-six there is a crack, and they go on counting, only higher. Thirty-nine. Forty. Over there a door opens and swallows something. Then somebody says forty-one, out of sheer momentum, and a laugh goes up through all five floors.

page-2413 = The miner shows how to hold the spade lying down, and that one does not throw the earth but puts it behind one like a good housewife. It is as wide as a pair of shoulders. At six the hand that is digging is taken hold of by a hand from the other side. The bag goes through first. From then on there is a way, and people whom we have seen only from behind a curtain come to tea along it.

page-2405 = It is the ninth day on the floor. One has got used to seeing the house from below: the undersides of tables, chewing gum, a carpenter's pencil mark. One has learned to drink lying down. Today he has not fired since noon, and one could sit up, at least; and nobody does. They lie there on the mattresses in their coats, with their eyes open, like a family in a museum. It is not fear any more, it is only that one would have to bend the knees first, and then something else, and so on, all of it, right to the evening.
    .title = Nobody gets up
    .let-it-be = Let it be
    .drive-them-up = Drive them up
    .sing-quietly = Sing, quietly
    .tell-the-joke-about-generals = Tell the joke about generals

page-2414 = The first one up walks straight into the bucket. It tips over, slowly, in front of everyone, and the curse that follows is an old one, in five parts, with saints in it. The second takes it up, because it was so good. The third corrects it. So it is handed on from mouth to mouth like bread, and by the time it has got to the last they are all on their feet, wet, and looking for a mop.

page-2415 = Two generals go for a walk on the line, and one says to the other. It is long, and one has to do the voices. At the end nobody laughs, there is only the ceiling. One has begun to regret it when a small noise comes from under a coat, through the nose; then from the next. It is not a good joke. Someone asks to hear once more what the second one said to the cook.

page-2421 = Four men stand at the door after dark and have wiped their shoes. The one in front has a list, a torch and a cold. He reads out our house number, then how many we are, then an amount: so much, once a week, on Fridays for preference, and in return nothing happens. He does not explain what nothing is. Behind him one of the others is looking at our hinges with interest. They have been at number eleven and at thirteen, he says, people are being very reasonable; and he blows his nose and waits, like somebody from the gas company.
    .title = The collectors
    .pay = Pay
    .bargain = Bargain
    .show-them-the-door = Show them the door

page-2426 = He counts it, licks his thumb, and then he takes from his inside pocket a little block with carbon paper and writes out a receipt. He really does. Received with thanks; the date; a signature one cannot read. The copy is for our files. We have put it on the nail with the electricity bills, since it has to go somewhere, and now everyone who comes into the kitchen sees it hanging there.

page-2427 = No, then, says the man with the cold, without surprise, and makes a stroke. The others go down the steps. The last of them stays a moment longer and lays his palm on our door, quite flat, like a doctor on a chest. Good wood, he says. One feels it after he has gone, too, as if the hand were still there on the outside. But we eat that evening with our backs straight.

page-2422 = It was over in a moment, next door, and they took nothing except what she had on her hand. She has told it so often by now that only the finger tells it. The soap they can keep, and the blanket. She is eighty-one, and the ring had been on there for sixty years; it would not come off with butter, and they got it off. One of us knows who it was: a boy, Jakov, from the yard with the pump. One of us has even cut his hair. His mother is a quiet woman who takes in washing.
    .title = The ring
    .go-to-the-boys-mother = Go to the boy's mother
    .buy-it-back = Buy it back
    .keep-out-of-it = Keep out of it

page-2428 = She listens to the end with her hands in the tub. She says neither that it is not true nor that she had known. She dries each finger, goes to the cupboard and opens a biscuit tin, and in the biscuit tin there are rings, many, as one keeps buttons. She holds it out to us. We look for the thin one with the notch. From the stairs somebody has been watching us the whole time.

page-2429 = On the square it costs as much as a winter coat, and the dealer will not say who sold it to him, a matter of confidence. She takes it between two fingers and goes to the window with it. She puts it on, holds the hand away from her, takes it off again. Then she climbs on a chair and buries it in the flour. There, she says, nobody will go digging, for there is hardly any flour.

page-2423 = They have worked their way up the street, house by house, and in every house they have eaten. One could follow it by ear: laughter at number three, singing at five, at seven only groans. At ours they have not rung. On our steps sits the last of them, a big fellow in a woman's fur, the sack between his knees, as white as lard. The others have gone on without him. It was the jam, he tells us, or the goose fat with the jam. He cannot get up. If we had a drop of water, he would take it as coming from friends.
    .title = Empty larders
    .give-him-water = Give him water
    .take-his-sack = Take his sack
    .leave-him-sitting = Leave him sitting

page-2430 = He drinks, waits to see what it will do, and drinks some more. A load comes off his mind, that is how he puts it. One good turn deserves another, and he begins to count on his fingers which streets they have in hand, and in what order, and when it will be our turn; he would see to it that they were in a hurry that night. He leaves on all fours, but politely.

page-2431 = He does not defend it; he only says, oh, and holds on to his stomach instead. Inside is a cross-section of the street: the jam of number five, which took a prize once, candles from a christening, tinned things. A baby's spoon, with teeth marks. We know every single door that it comes from. One could carry it all back, of course, and say where one got it.

page-2424 = They are collecting signatures, as in the time of the drains. The block wants to stand watch: two at the gate, every night, from ten to five, with a fire and a whistle, and whoever comes over the wall gets the whole house on his neck. It is to be organised by the retired tram inspector, who has drawn up a table with coloured pencils. From us he would need one person in the rota, a wakeful one. Or wood; a fire eats more than a child does. Whoever does not take part need not, he says. He says it a little too often.
    .title = The watch
    .give-someone = Give someone
    .give-wood = Give wood
    .stay-by-ourselves = Stay by ourselves

page-2432 = The shift is two hours, with a whistle on a string and with somebody else's grandfather. He does not speak for the first. In the second he explains the stars, wrongly but with love. Around half past one there is a noise at the wall; one blows, and up go forty windows, with pokers and lids and one trumpet. It was a marten. Nobody goes to bed at once, it is as after a good concert.

page-2433 = One can see the fire as far as the canal. That is what it is for, the inspector says, it is not to warm anyone, and holds his hands over it. All through the night people who have nothing to do with the watch come down in slippers, on account of the draught, or the cat, and stay a little. Round the corner somebody stops, looks, and considers another street.

page-2425 = They bring him across the yard, with the whistle still going, three men to one. He is seventeen and has not been washing. They pull his shirt up, and there is our bread, the whole loaf, against his skin; one recognises it, we score ours with a cross. Well then, say the men from the watch. They are out of breath and have that look. It is our bread, so it is for us to speak. He does not say that he was hungry. He has taken hold of the shirt with both hands, to keep it up, so that it cannot be said that he was hiding anything.
    .title = The catch
    .let-him-go-with-it = Let him go with it
    .take-the-bread-back = Take the bread back
    .leave-it-to-them = Leave it to them

page-2434 = He does not believe it and stands there, and one has to give him a push. Then he runs, with the loaf in front like a ball, and does not thank us, and at the wall he turns round once more. The men stay where they are. It is hard to tell in the dark who of them is disappointed and who relieved. Good night, then, says the tram inspector, and makes an entry.

page-2435 = It is warm from him. We have it back, then, and it belongs to us, and there is nothing to be said against that. They let go of his arms. He looks down at himself, and with a wet finger begins to pick the crumbs from his shirt front, one by one, and eats them, standing there in the middle of us. No one finds the moment to go.

page-2441 = The same cold, the same torch; only this time they have brought the book along. It is laid on our kitchen table and opened at a ribbon. To those who pay, the man says, he has orders to be obliging, and one is greeted by name. Those who have refused are entered in red, and he counts out the weeks with his pencil. Where there is still nothing in either column, well, there one would have to come to a decision; it looks untidy. One of his people has sat down on the coal box without being asked. In the book, above ours, a house has been crossed out.
    .title = Second visit
    .pay-again = Pay again
    .not-any-more = Not any more
    .pay = Pay
    .refuse = Refuse

page-2446 = Receipt number two. The paper is better, with a watermark; business must be good. He tears it off along a ruler. They wish us a pleasant evening, and one of them, on the way out, straightens the mat with his foot. We hang it on the nail above the first. After that nobody at the table quite knows how the conversation had been going before they rang.

page-2447 = The book is shut again and the ribbon laid straight. No loud word has been said, on that they all pride themselves. At the door he turns round and puts his pencil on our shelf, a good one, with a rubber on it. In case we should think it over, he says; then we could strike ourselves off with our own hands. It lies there. Nobody uses it, not even for the shopping.

page-2442 = Nothing has been broken. The lock is whole, the bar was lifted off and stood against the wall, quite quietly, and the shelf is empty to the second board. So they had a key. There are not many keys to this house; one can count them on one hand, and everyone at breakfast is doing it, with the face one has when doing sums. Somebody had gone out to the yard at two. Somebody talks in the queue. It has been said of somebody that their cousin. No one says it. The spoons are laid down more carefully than usual, each exactly beside the cup.
    .title = Who was it
    .ask-it-openly = Ask it openly
    .change-the-lock = Change the lock
    .let-it-rest = Let it rest

page-2448 = It is said, then, and there is half an hour that no one will like to think of. After that somebody for the first time really looks: up, at the fanlight, that one could not get a head through. A grown one. There is soot on the sill, the print of a very small hand, and a clothes pole in the yard with a hook on it. It was no one. Shame goes round the table like a jug; everybody takes some.

page-2449 = The new lock has two keys, and both of them hang on one board, for everybody to see. That had been meant to put an end to it. In the evening, before the lamp is turned down, somebody gets up and goes over and looks: two. Then somebody else, later, for a drink of water: two. It is a very good lock. One has not slept so securely, or so lightly, for a long time.

page-2443 = It did not melt. We had put a spoon of it in the tea, for a treat, and it sank and lay there; in the morning the cup had a floor. Plaster, two pounds of it, with a thin layer of real sugar over the top, one has to grant him that, he had taken trouble. And there he is at the corner once more, with his bag full, stamping his feet, a smallish man with a moustache and a wife's scarf. He has not even changed his coat. What one could do would be to make it good, or pass it on; there are plenty of cups in this street.
    .title = Barter gone wrong
    .fetch-it-back = Fetch it back
    .sell-it-on = Sell it on
    .laugh-at-ourselves = Laugh at ourselves

page-2450 = He has spent it all, he says from the ground, and holds his lip, all but this; and he gives it up. It is sugar, one tastes it. The other thing was for a doctor, and the doctor's watch was for something else. His moustache has slipped: it was stuck on. Without it he looks like anybody. He asks if we would give him back the scarf, at least, it is not his.

page-2451 = She has come a long way for it. She looks in, wets a finger, touches the top layer, and her face grows ten years younger. It is for a birthday. She counts out what she has brought, all good, weighed to the gram, and then carries the bag off before her in both arms, on account of the damp. At the corner she puts it inside her coat. One could still call.

page-2444 = He has come alone and has brought a bottle, and he sets on the table, without a word, a pair of boots: new, lined, laced with leather. They could use somebody, he says. For nights only, and one gets these, and eats every day, meat, and there is company, they have a gramophone. It is not as people say. He himself was a bookkeeper. He addresses the room in general, but everybody notices that he has put the boots where the size would be right for one person, and who is looking at them, and who is not looking at them.
    .title = The offer
    .listen-to-them = Listen to them
    .refuse-for-all = Refuse for all

page-2452 = In the end it is only the boots that are talked about, for an hour, as though they were the matter: whether one sweats in them, how one greases the welt. He knows a good deal about boots. Then they are pushed back across the table, by the one they would have fitted, slowly, with two fingers. He nods and laces them together by the loops. The bottle he leaves. He has counted on that.

page-2453 = He takes it well. One of us has spoken for the others, without asking them, and it stays like that, nobody adds to it. He shrugs, hangs the boots over his shoulder and does up his coat. There are many houses in this street, he says, and somebody of nineteen in each. Whether that is comfort or a threat he does not say; one hears him ring at number seven.

page-2445 = There are shots in the yard, two, and then one. Then somebody is at the door with both fists. He calls a name; it may be one of ours, through the wood one hears only the vowels. Half the town has somebody like that on its mind, a soldier without badges who was hidden among pallets, in time, or who was not; and many have reason to remember a door. Outside someone runs along the wall, and one hears how the hammering changes, from fists to a shoulder. The bar jumps in its hooks.
    .title = A debt of honour
    .open = Open
    .do-not-open = Do not open
    .keep-still = Keep still

page-2454 = He comes in backwards, and bars the door himself, like one who knows the house, though he has never been in it. Not a word about before. He stands on our side, with one ear against the boards, the whole night through; whatever comes up to the other side hears somebody breathe and goes away again. When it gets light the place is empty. On the coal box lies what he had left over.

page-2455 = It is over quickly, and the yard is as it was, only trampled. Round the lock the wood is white where it has splintered. And on the door post, at shoulder height, there is a mark now, broad, brown, with the print of four fingers in it; we have been at it with sand, then with lye. It has got into the grain. One does not see it if the door is open, so we leave it open when somebody comes.

page-2461 = It begins with a sound like somebody leafing through a newspaper. Then one of us sits up and screams, and by the light of the match the floor is moving. They have come for the bread, up through the drain, and having dealt with the bread they have stayed on for the warmth; they are under the blankets, along the wall, on the chair with the clothes. They are not afraid of the light. There are sticks in the corner by the stove. There is also the big table, and another, and whatever we can still snatch up and take with us on to them.
    .title = In the sleeping room
    .sticks = Sticks
    .onto-the-tables = Onto the tables

page-2466 = Eleven. Somebody counts aloud in order not to be sick, in the voice in which one counts out change, and that holds the rest of us together. Then there are none left who have not found the drain. We stand in our shirts, breathing, each with a stick, and nobody would like to be seen by the others. Afterwards it has to be decided what is to be done with them. One decides it.

page-2467 = There we sit like shipwrecked people, knees drawn up, on two tables pushed together, with the lamp in the middle and the sugar in somebody's lap. Down below they go about their business. After an hour it is no longer frightening, it is merely long. Someone says that he can see a sail. One takes turns at the watch, and whoever has it tells what is happening, like a man on the radio.

page-2462 = They had not got at the flour, so they ate the box beneath the bed. It was cardboard with a ribbon round it, and in it we had put them all together, whatever each had carried along in a pocket or a shoe: the weddings, the first day of school, the man with the motor cycle whom nobody will explain. They have gone in at the corners and worked towards the middle. It is not all of it gone. There is a heap of shreds, glossy, and a smaller one of pieces as large as a stamp. It would give a short, good fire.
    .title = What they left
    .sort = Sort
    .burn = Burn

page-2468 = We lay them out on a sheet, under the lamp. Faces without edges, most of them; a face survives longest, they seem to begin with the hands. One knows them all the same. That is the bride, by the tooth. That one laughed just then because of the dog, and the dog is missing. Sometimes two pieces fit that do not belong together, and no one has the heart to part them again.

page-2469 = The paper has something in it that burns blue, a hand high, with a hissing as from a cat. It is the most beautiful fire we have had this winter. Everyone sees for a moment whatever he happens to see: a collar, half a tree, somebody's knee in the sun. The room gets quite warm. The ribbon is left over, and is wound round two fingers and put in a drawer.

page-2463 = In the larder something is moving that is bigger than a rat. One hears it jump, land, wait. A tin rolls. It may be a cat, where there is one; it may be they themselves, grown fat on us. Through the shut door, in the dark, the one sounds like the other. Somebody has fetched the brown bottle with the skull on it, somebody else a board and four nails, and there we stand in our shirts round a candle, and nobody wants to be the one who opens. Then something squeals, once, and it is not clear who. One can also go back to bed and hope. One has hoped about all kinds of things.
    .title = The hunter
    .set-poison = Set poison
    .stop-the-holes = Stop the holes
    .hope = Hope

page-2470 = In the morning somebody opens the door by a crack, then the whole way. They have been laid out on the tiles as for a parade, in order of size, with all the tails pointing to the left. One can see the floor again between them; one had forgotten its pattern. We slept through it, for the first time in a week, and over the whole house there lies a silence as though somebody had made the beds.

page-2471 = Every hole gets a board, and each board gets eight nails. Then we lie down and listen. They start at once, on the other side, and one hears how they try it: here, there, at the edge, like a locksmith. Until three they gnaw at the new wood. Then they discuss it. Then they go next door, where there is at this moment somebody hoping.

page-2464 = He rings, like a tradesman, and takes off his cap: an old man with no teeth, a lantern on his belt and a sack over his shoulder that is moving slightly. Rats, he asks. He can hear them from the street, it is a bad house, he says with respect. He would clear the cellar, all of it, within the hour, for a plate of something warm; or, if we prefer, against payment, then he would leave us a few of them, ready. What he does with the others he does not say and looks surprised that one should wonder. He smells of aniseed.
    .title = Rat-catcher
    .feed-him = Feed him
    .pay-him = Pay him
    .send-him-on = Send him on

page-2472 = He eats slowly, bent over it, with his arm round the plate, then wipes it out with a finger and asks for the key. What we hear after that is whistling, in thirds, and now and again a sort of applause. After an hour he comes up, black, contented. The cellar is so clean that one could live there. While he was at it he stopped the draught as well, and hung some herbs.

page-2473 = Business is business. He bites on what we give him, and keeps his word, and then on the bottom step there lie three of them, skinned, drawn, pink, wrapped in cabbage leaf and tied up with a blade of straw. One could take it for anything. With thyme, he recommends from the gate, and not too long. Nobody says grace. Somebody does get the thyme.

page-2465 = It has been three days, and it was noticed only because of the left hand being used for the soup. Under the sleeve there is a handkerchief, and beneath the handkerchief one is not allowed to look. It is nothing. It was a nail. Whoever has a fever with a bite in it gets fetched to the hospital, that is the regulation, and from that ward, as everyone knows, they carry people out by the back. The eyes are a little too bright. We have the bottle that burns, and enough hands to hold one arm down. Or we have been told that it is nothing.
    .title = Bites
    .insist = Insist
    .respect-it = Respect it

page-2474 = It takes all of us, and words are used that will have to be forgotten. The bottle hisses on the skin. Then it is done, and clean, with a white edge, and a proper bandage is put round it, much too big, like on a child. For the rest of the evening we are not spoken to. Late at night a voice says from the dark that it was the left one, near the stove, the fat one.

page-2475 = So we look the other way and pass the bread to the left side without remarking on it. For two days there is a bright spot on either cheek. On the third the handkerchief hangs on the line, washed, and the right hand takes the ladle as if it had never done anything else. It has healed under the sleeve, in secret, like an affection. Nobody is told of it, and everybody is pleased.

page-2481 = There is sawing in the garden, in the dark, with long pauses, by somebody who would rather not be doing it. Through the crack in the shutter one sees him quite well against the snow: it is Tomas from the corner house, kneeling at our fence, with an axe beside him and a child's sledge. He has three of them at home, the youngest is two. The fence is what stands between us and whoever comes across the gardens at night. He blows on his fingers, looks over at our window, and sets the saw in again.
    .title = The fence
    .go-out-armed = Go out armed
    .let-him-have-it = Let him have it

page-2486 = He gets up, with the saw in his hand, and for a moment nobody knows what will come of it. Then he says that he would have asked. One says that one would have said no. That is the truth on both sides, and it clears the air somewhat. In the end both of them carry, half here, half there, and the rest is left standing with gaps in it, like the mouth of a boy of seven.

page-2487 = In the morning the stumps stand in the snow like teeth. From the sledge some pieces have fallen, all the way along to the gate, and we gather them up, there is no sense in leaving them. Over at the corner smoke is coming from the chimney, straight and thick. When one of his little ones looks out of the window it raises its hand, and it takes us a moment to raise ours.

page-2482 = The lid of the trunk is lifted, and there comes out a smell of camphor and of last year. On top our own, jerseys, caps with ear flaps; a glove has lost its partner. Then a layer of newspaper. Then theirs: the big grey coat, that one could recognise at the far end of the market, the stockings with reindeer, a muff. We had packed them together in spring, all of us, because it had been one household. Now they lie there with their arms folded in front, quite flat, and it is eleven degrees of frost.
    .title = Winter things
    .distribute = Distribute
    .leave-theirs-folded = Leave theirs folded
    .sew-them-into-one-blanket = Sew them into one blanket

page-2488 = One holds it up against oneself, at arm's length. It fits. That it fits is the hard thing; one had counted on the sleeves being too long. In the right pocket there is half a bus ticket, in the left a chestnut, polished by years of thumb. One leaves them where they are. Going out for water, with the collar up, one is greeted from across the road by somebody who then stops short.

page-2489 = The newspaper is laid over them again, and the lid shut, and the trunk stays what it has been all year, a bench, under the window. It is only that people sit down on it differently. They feel with the hand first. In the evenings, with two jerseys on, one over the other, we tell about the reindeer stockings, who had knitted them and for a bet with whom.

page-2483 = It came within an hour, with a clear sky and without any wind. At supper one could still push a spoon into the beds; at ten it rings. Everything that is in there, the leeks, the last of the carrots, a row of something late that was meant for January, will be glass by tomorrow and slime by the day after. There is a moon. With picks, with lamps, and with everyone, down to whoever has only just lain down, one could have it out before midnight. One hears that the others along the street are already at it, chink, chink.
    .title = Frozen ground
    .all-out = All out
    .take-counsel-with-the-kitchen = Take counsel with the kitchen
    .give-it-up = Give it up

page-2490 = One swings, one holds the lamp, one pulls, and they come out with a crack, leeks like icicles, one could fence with them, and somebody does. Everybody laughs at everybody's nose. The carrots have to be chipped free singly, like fossils. At half past eleven the last row is in the basket, and we stand round it steaming, as horses do, and look up: there are so many stars that it seems a waste.

page-2491 = We lie in bed and hear them, chink, along the whole street. Then one after another stops. In the morning it looks pretty, one must say: each leaf has a white seam, and the bean poles glitter like a shop. One touches a leek and it breaks off with a small clear sound. Along the wall, where the chimney is, some sage has been spared.

page-2484 = The kitchen has sent a boy round with a list. It is about the stove in the church, the big one: whoever gives wood is put down, and may sit by it in the evening, from six to ten, with the whole household. It is written in pencil, and behind each name stands a number of logs. Some have given one. One has given a chair, and it says so. The boy stands on one leg and waits; he is to call out the names at the door, he explains to us, he has a good voice. Nobody will be thrown out who is not on it. But then everyone knows.
    .title = Wood list
    .give-wood = Give wood
    .sit-there-all-the-same = Sit there all the same
    .stay-at-home = Stay at home

page-2492 = The voice is indeed good; we hear our name go up into the vaulting. Forty people sit round one stove, in three circles, and change places every half hour from the inside outward, like penguins. By nine the windows are running. Somebody opens one, to general protest, and is outvoted. Where else does one get the chance, nowadays, to complain about the heat.

page-2493 = Everything that is cloth is on the bed, and so are we, with our hats on. One has a book and reads the same page, because to turn it one would have to take a hand out. After a while the page has become quite good. Towards eight one hears the people go home from the church, talking much too loud, as people do who have come out of a warm room.

page-2485 = Down the middle of the street come lamps, nine of them, in a row, each at the height of a child. They have been made from jam jars and from whatever else there was in the boiler room, and one is blue. There is no singing. They walk past the houses, slowly, at a distance of two paces as they have been taught, and hold them up; they do not want anything, there is no bag and no plate. It is only so as to be seen. At the other end of the street, on the roof of the mill, someone else sees them, too, and everybody knows that.
    .title = Lamps at the window
    .put-a-lamp-out-too = Put a lamp out too
    .call-them-in-there-is-shooting = Call them in, there is shooting

page-2494 = We have set ours on the sill, between the boards. Then one is lit opposite, and at number nine, and so it goes on ahead of them down the whole street, until it looks as it did when there was a power station. The blue one stops below our window. Its owner puts it down on the snow so as to have both arms free, and waves with the whole of the upper body, as one waves to a ship.

page-2495 = They stand in our hall, close together, and drip, and nine lamps light up their chins from below. There is nothing in the house, so everyone gets a bit of it. When they have finished chewing there is a pause. Then the smallest steps forward, folds her hands behind her, and says a poem, eleven verses, about a snowman who is in love with a stove. She does not leave any out.

page-2501 = It is a plane tree, on the corner by the pump, and everybody has been walking past it for weeks without looking, as one goes past a relative in the street. Tonight there are three houses out with axes. Nobody has arranged it; it is simply the night on which there is nothing else. People have carved things in it, hearts, a goal tally, the year of the flood. They stand there in the snow, not near one another, and each is waiting for somebody else to strike the first blow. It would do for three. It would also do very well for one.
    .title = The last tree
    .take-part = Take part
    .take-all = Take all
    .stand-before-it = Stand before it

page-2506 = When it has come down there is sky where there was none before. Then they work until morning, and nobody says more than mind out. In the end three heaps are lying on the pavement. An old woman in felt boots has come from somewhere, walks round them and measures with her stick, and has a log moved from the first to the third. The piece with the hearts is given to her, to sit on.

page-2507 = A whole tree weighs more than one thinks. We drag it in by lengths, past the windows of the other two houses, behind which there is no light but somebody. It fills the hall up to the banister. It is green still, it will spit and smoke, and one ought really to let it lie for two years. On the trunk, beneath a heart, stand the initials of people whom we know, with both of whom we have just been fighting.

page-2502 = It has come down with us from the second floor, in August, over four men and a mattress, because nobody could imagine leaving it. An upright, walnut, with two candle brackets. Now it stands along the north wall and takes up the warmest place. Do it, says old Mrs. Vessel, to whom it belongs, she has been looking at it since noon; do it, before somebody asks me a second time. Then she goes out and shuts the door after her. On the music stand there lies a volume, open, fingered in pencil. It would burn for two days.
    .title = The piano
    .chop-it-up = Chop it up
    .leave-it = Leave it
    .play-once-more = Play once more
    .only-the-lid = Only the lid

page-2508 = One begins with what is screwed. It goes quite well until the strings; each of them has its own sound when it goes, and the bass ones do not want to end at all, they hum on in the frame, and one stands there with the pliers and has to wait. By evening it is warm. Mrs. Vessel has come in again and sits with her palms towards it. She beats time with a finger, to nothing.

page-2509 = After a quarter of an hour the door opens. She sees that it is standing there, and us around it with the axe, and says a word one would not have thought she knew. Then she sits down and plays, in gloves, with mistakes, because of the gloves; a thing that hops. One can see the notes in front of everyone's mouth. It is so cold that the candles stand quite still to listen.

page-2503 = It came in from the yard as a hand and was put down on the table, and there it lies, white like a thing made of wax. One can knock on it. The owner of it is the calmest of us all, for it does not hurt in the least, that is just the point. Rub it with snow, says one. Never, says another, that was in the old days: spirit, inside and out. Grandfather was a forester and he swore by somebody's bare stomach, for hours, whether one was on good terms or not. Meanwhile it is getting late, and the nails are taking on a colour.
    .title = Frostbite
    .spirit = Spirit
    .warmth-of-another = Warmth of another
    .wait-and-see = Wait and see

page-2510 = One rubs, one pours, one holds it up to the lamp. For a long time there is nothing at all; then a line appears at the wrist, pink, and above the line somebody begins to swear. It hurts again. Good, they say, all of them, and clap one another on the back, good, scream, louder. What was left in the glass is drunk to the health of each finger singly, beginning with the thumb.

page-2511 = Of all people it has to be those two, who have not exchanged a word since the affair with the soap. They lie under a single coat and gaze past each other at the ceiling, with an ice-cold hand between them. For the first hour nothing is said. In the second somebody mentions the soap. About four one hears them laugh, hushed at once by the others, and it goes on shaking underneath the coat.

page-2504 = From the attic of the last cottage hangs a white cloth. One sees it from our roof, and from the kitchen as well, if one breathes a hole in the ice on the pane. It hangs down stiff like a board, for there is no wind, and it is twenty below. Someone who hangs out washing takes it in again on such a night. If one of us should have given a word there, some time in autumn, then it is now. The woman lives alone, one hears. To the last house it is half an hour, in summer, if one whistles.
    .title = The white cloth
    .go-now = Go now
    .nobody-can-go-in-this = Nobody can go in this
    .send-blankets = Send blankets
    .take-it-for-washing = Take it for washing

page-2512 = Nobody has gone to bed properly. When it gets light there are steps, slow ones, and the door opens on somebody who has no colour left and ice in the eyebrows, and who is happy; one has not seen such a face in this house for a long time. It is a girl. She has, and now the hands show it, so much hair. From a pocket come sugared almonds, four, God knows out of what year.

page-2513 = In the morning smoke is rising from the last cottage, thin at first and then like a plait. One looks across more often than one needs to, when fetching water, when emptying the ash. Towards noon somebody is seen at the attic window who takes the cloth in, breaks it over her knee because it is frozen, and hangs it out once more, in another window, along with a lot of very small things.

page-2505 = There is a knock, with the flat of the hand, low down. On the step a man is standing, with a rope over his shoulder; on the other end of the rope is a sledge, and on the sledge an old woman, wrapped up to the eyes in carpet; behind it a younger one pushes. Only this one night, he says. They have tried eleven doors, she counts for him. Tomorrow there is somebody in the mill who. We have four blankets, and we know exactly how wide each of them is. Behind us in the passage the others have got up, and no one says anything, in either direction.
    .title = Door-knocking
    .let-all-three-in = Let all three in
    .only-the-old-mother = Only the old mother
    .keep-it-shut = Keep it shut

page-2514 = Nobody sleeps, and nobody freezes. One lies as herrings do, and when somebody turns over they all turn over. The old woman tells in the dark how she once danced with a minister, and he was no good. When it grows light they have gone. The hall is swept, the ash has been taken out, and next to the stove there is wood, in an orderly stack, off a sledge, by the look of it.

page-2515 = She is put on the chair beside the stove and she sits there the whole night bolt upright, with her feet together, so as to take up no room. One says to her, do lean back. She says, thank you, I am quite comfortable. Outside one has heard the rope go slack and then taut again. In the morning she cuts a strip from her petticoat, rolls it up, and lays it on the table for our trouble.

page-2521 = It is still dark, and the queue already goes round the corner. One knows one's place by the back in front of one. Then somebody walks along the outside, unhurried, a broad man with his collar up, to the very head of it, and there turns about, so that everyone should see what he has in his hand. He does not say anything. The baker's girl has stopped with the shutter half raised. Two hundred people look at the neck of the one ahead. There is a mole on ours, and a bit of plaster; one could draw it from memory.
    .title = Bread queue
    .say-something = Say something
    .look-at-the-neck = Look at the neck

page-2526 = It was not much. It was: we have been here since four. But then a woman says it also, with another hour, and a man behind her with another, and so it goes back along the whole line, three, half past two, midnight, until it is no longer a queue but a wall. He looks at it. He has only the one pistol. He puts it into his pocket as though he had merely wanted to see the time, and goes to the back.

page-2527 = He takes a sack on each shoulder and even says good morning. After that the queue moves on, one step and one step, and everyone is very interested in the ground. When we get to the hatch the girl turns the tray over and taps the underside. There is the cardboard left, with what has fallen on it. She folds it for us into a kind of envelope, and does not ask for the card.

page-2522 = It began as a joke. Somebody has found it under the sink, with stains on it, Cookery for Young Wives, and now it is read out every evening, from half past eight, with the lamp turned low. Take twelve eggs. Take a good-sized goose. The reader does it well, slowly, with all the quantities. They lie on their mattresses with shut eyes, one moves his lips, one is crying, quite peacefully. Last night they fell to quarrelling over whether it should be lard or butter. Tonight it is the turn of the cakes. There is a twist of sugar left, in the tin.
    .title = The cookery book
    .let-it-go-on = Let it go on
    .forbid-it = Forbid it
    .cook-one-of-them-in-earnest = Cook one of them in earnest

page-2528 = The book is put up on top of the cupboard, at the back. That was sensible; nobody objects. One lies there and hears stomachs, each in its own voice, like dogs on different farms. It has been quiet for a good while when there comes from the corner, very softly, as if somebody were talking in sleep: and a pinch of nutmeg. And after a pause, out of another corner: freshly grated.

page-2529 = Page sixty-one, with allowances made. For eggs, patience. For butter, the memory of it, says the cook, and gets hit with the cloth. It is baked in a sardine tin on the stove lid, and turned over with a trowel. It is nearly like it, if one shuts one's eyes and does not compare. Everybody does shut their eyes. On the margin, next to the recipe, somebody enters the date and: came out well.

page-2523 = They have closed off the pumps in the lower town; there is a rope round each of them, and a card on the rope. Since then people come up the hill with everything that holds water and stand about. The tank by the school is filled at noon, by rumour. Some say that there is a well out by the farms which a widow keeps, others that the water down there did not go bad by itself. One hears a good many things in a queue. Whoever knows more than the rest hears it with other ears. At home we have half a can, and snow, as everyone has.
    .title = The well again
    .tell-the-street = Tell the street
    .carry-only-for-us = Carry only for us
    .send-to-the-widows-ten = Send to the widow's ten
    .queue-at-the-tank = Queue at the tank
    .melt-snow = Melt snow

page-2530 = It becomes a chain: from the water up to the church, sixty people, then eighty, with a gap where the bend is, into which someone jumps. Full ones go one way and jokes the other. The same joke comes past us three times and gets better. By evening one knows everybody's gloves. And when at night something moves along the street there is always a window now at which somebody says: who is that.

page-2531 = They queue with bottles, with vases, one with a hat. There are people from below among them, grey ones, with children who do not run about. What there is gets shared out by the cup, and one drinks it on the spot, looking at the rim. It tastes of nothing in particular. One of us has a pain in the stomach that evening, and says that it comes from standing.

page-2524 = He has his office between two doors, in what used to be the cloakroom of the town hall, and he is so pale that one thinks of paper. Cards, he says without moving his lips. They are genuine, and stamped to the end of the month; it is merely that those for whom they were made out no longer go shopping. He lets us look through them like a pack. In the middle lies one with a name that we know. We carried him down the stairs ourselves, in November, two of us at the feet. The clerk gives us time. He has arranged them by district.
    .title = Ration cards
    .buy = Buy
    .buy-back-only-that-name = Buy back only that name
    .report-him = Report him
    .go-home = Go home

page-2532 = It is stamped and it is valid. The girl at the counter tears off the corner, sets out the tins and the bag, and then, because that is the regulation, reads out the name, loud, for the list. The hall is high. Somebody at the back turns round, thinking he is being called, or somebody he knows. Yes, one says. Here. One even signs it, and the hand is not unlike.

page-2533 = One does not know afterwards what one wanted it for. It cannot be used, we shall certainly not use it. It lies in the drawer with the other things of his, the watch glass, the tram pass, the harmonica that lacks an octave. He would have laughed himself sick: paying for it. On the photograph he looks straight past the camera, as always, to where there was something going on.

page-2525 = The fur hat is going through the houses. He sits down, unasked, opens the plastic sleeve and sets beside it on our table a pot with a cloth over it, and turns back one corner of the cloth. Stew. He does that in every kitchen. A place, he says, has become twice as dear since the road was shelled; that is the market, he is only its servant. Who has got one could do very well by giving it back to him. Who has none should think of the spring. The smell moves round the table and stops in front of everybody for a moment.
    .title = The place on the bus
    .sell-it-back = Sell it back
    .keep-it = Keep it
    .buy-one = Buy one
    .tell-him-to-go = Tell him to go

page-2534 = The ticket is lying under the table-cloth, at the place by the window. One feels it when one puts down a plate; it makes a tiny step. Nobody says for whom. It has not been settled, there is plenty of time. But since then everyone has become very obliging, the last potato is offered round and round, and at night one hears somebody get up softly and see if it is still there.

page-2535 = When he has gone with the ticket the pot remains where it was, with the cloth beside it. It is still warm. There is a great deal of it, with marrow, with bay leaf; one can eat as much as one wants, and then one has done so, and there is some left. That has not happened for a year. Nobody asks for more. Somebody washes the cloth, for it belongs to him and he will want it back.

page-2541 = Two men with armbands and carbines are nailing boards across the door opposite. Behind the panes on the first floor are the people, the watchmaker's, five of them, standing in a row and watching how it is done. The hammering echoes. When they have finished they chalk a cross on it and a date that is twenty days off, and then they cross over to us, take off their gloves and ask, quite businesslike, if anybody coughs here. One has the hammer still in his hand. In the room behind us someone is holding his breath, and has been for rather long.
    .title = Quarantine
    .say-no = Say no
    .throw-bread-over-to-them = Throw bread over to them
    .keep-quiet-and-count-heads = Keep quiet and count heads
    .show-them-who-is-ill = Show them who is ill

page-2546 = They count us, we count ourselves as well, and it comes out the same. The chalk is put back in the pocket. Next house, says the one with the hammer. We stay standing as for a photograph until the steps are on the other side of the wall. Then somebody lets out a breath, a long one, and at the end of the breath there is a cough. It is only a small one. Nobody looks round.

page-2547 = The first throw hits the board. The second goes in at the window, and one sees a hand. Next evening at the same hour a basket comes down on a cord, with a clock key in it, in payment. And from now on it comes down every evening, at six, one can set one's watch by it; he has, naturally, a good deal of time for exactness. Sometimes there is a note, with the answer to yesterday's riddle.

page-2542 = In the lower town they lie in rows, in the gymnasium, on mats. It is the water, the doctor says, and now it is too late for saying so. Somewhere in the old channels it must have got in, one night, when nobody was by. People here go down with soup as far as the rope and no further, and leave it standing. On the way home nobody talks. If one should happen to know where it got in, one would think of it at every well, every time that a bucket goes down. Our own cans are full. We boil it, mostly, when there is wood.
    .title = The spring
    .carry-clean-water-over = Carry clean water over
    .boil-ours-twice = Boil ours twice
    .do-nothing = Do nothing

page-2548 = Past the rope, then. It is quiet in there like in a bathing place after closing time. One goes along the rows with a can and one cup, and each of them lifts the head by itself when the shadow falls on it. They drink with their eyes shut. A boy asks whether it comes from far away, because it tastes of so little. From far, we say. He nods, as though he had seen it.

page-2549 = It has to roll, the doctor said, roll and not merely sing, and for as long as one needs for a rosary, or for the multiplication table up to twelve. The panes stream. Somebody writes a word in the steam, with a finger, and wipes it out, and one can read it all the same each time the kettle boils. It gets drunk hot. In the stomach it stays where it should.

page-2543 = Everyone has had a grandmother, and each one swore by something else; but on this one they agree. Nettles, yarrow, the bark of something, spirit if there is any, and for the rest a great deal of faith. It has to draw on the stove for the whole night, with the lid weighted down. We have the herbs, dried, hanging from the beam, they crackle when one walks beneath. As they are they would fetch a good price at the moment; people come to the door already, with a hand before the mouth, and ask. One of ours has not got up since yesterday.
    .title = Infusion
    .brew-it = Brew it
    .keep-them = Keep them

page-2550 = By morning it is the colour of a pond. Everybody gets a cup of it, sick or well, in one go, with the nose held. It tastes so vile that it simply must help. A person who had not spoken for two days sits up, says something about grandmothers in general, and asks if there is any bread. The pot is scoured with sand, and the taste remains in it until spring.

page-2551 = There is a knock already before it is light. Through the gap one sees a woman with a tin under each arm and behind her a man with nothing under his, and behind these the next ones. The price has doubled since yesterday, they are offering it themselves. Somebody has heard that we are an herbalist's. One could stand here all day with the door on the chain and one would be rich by noon, as things go.
    .sell = Sell
    .give-it-away = Give it away
    .shut-the-door = Shut the door

page-2544 = The pharmacist goes from house to house with a hand cart, in a mask that he has cut from a curtain. He has the big book with him. On each threshold he opens it and asks first what is owing and only afterwards who is ill; it is not hardness, he says, he has to pay for the stuff himself, to people who do not enter anything into books. He looks as though he had not slept in his bed for a week. The handles of the cart are wrapped round with gauze, and it is red in two places.
    .title = The pharmacist's round
    .pay = Pay
    .ask-for-time = Ask for time
    .buy-a-draught = Buy a draught
    .help-him-carry = Help him carry
    .shake-the-head = Shake the head

page-2552 = He crosses something out, or writes something in, and blows upon the ink. Then he takes off the glasses, steps up to the bed, and lifts an eyelid with his thumb, and one notices that he is somebody else now: this is what he became a pharmacist for. Twice a day, not on an empty stomach, that is to say, well. He leaves what he can. At the next door one hears him ask about the money first.

page-2553 = He does not argue. He licks the pencil and puts a small t beside the sum, for time, and the day. There are a good many t's in that column. He would have liked to look in on the patient, he says, and looks past us into the passage, but he has forty more today; it will keep. It is only after he has gone round the corner that there is a groan from in there, and somebody gets up to see.

page-2545 = A nurse stands in the door, in a man's overcoat, with snow on her cap and a list that is wet through. The fever ward is short of beds, they have them two to a mattress, head to foot, and she is going through the streets for any that are not needed. She looks over our shoulders, in no way reproachfully, only as one does a sum. We have what we have. It is needed: somebody is lying in it. But they are lying there as well; and she has already written down the number of the house and not yet what comes behind it.
    .title = One bed too few
    .give-a-bed = Give a bed
    .give-bandages-instead = Give bandages instead
    .give-nothing = Give nothing

page-2554 = Two of the orderlies carry it down the middle of the road, with the mattress on it and our pillow, puffed up, as if it were expected by somebody. People at the windows watch it go by. It is a strange sight, a bed out walking. That night we lie on the floor, close to the stove, and are all of us in a curious good humour, as one is after a removal.

page-2555 = She takes them, unrolls one, holds it against the light and does not say anything about the stains. Is there hot water? She washes them on the spot, there in our tub, with her sleeves turned up, and hangs them on our line over the stove; she would fetch them in the evening. While she is waiting for them to drip she looks down everybody's throat, since she happens to be here.

page-2561 = It begins with a dark line along the bottom of the cellar wall, no higher than a finger. We put a chalk mark on it before going to bed. At one o'clock the mark is under water. All the snow of the winter has thought better of it at once, in the gardens, on the roofs, up the whole of the hill, and our cellar lies where the hill ends. There is a hand pump, for one pair of arms at a time. And there is everything that we have put by on those shelves, and thirteen steps; one could begin at the bottom one.
    .title = The cellar
    .pump = Pump
    .carry-up = Carry up

page-2566 = Up, down. The pump has a squeak to it that one hears for days after, in everything. Towards four somebody holds the lamp to the wall and says: it is standing still. Nobody dares to be glad. One goes on, ten strokes more, and looks: still. Then, quite slowly, the edge of the chalk comes up out of the water, white as a tooth, and somebody sits down on the bottom step, in the wet, and sleeps.

page-2567 = Whatever can be carried is on the stairs by now, and on the landing, and on the beds. One cannot get past it without meeting oneself: the skates, the jar labelled Do Not Throw Away, a box that had been given up for lost at the last removal, and been quarrelled about. Down below it is lapping at the fifth step, comes no higher, and thinks it over. One sits among one's things as at a fair.

page-2562 = For two days a dark corner has been showing in the yard where the snow was deepest, and one took it for a sack. This morning it has a sleeve. Somebody is lying there, on the face, with the arms under the body as if he had wanted to keep his hands warm; he must have been there since before the New Year. We had walked over him, to the pump, all winter, there was a path. The cart goes round the streets at noon and takes whatever has appeared. From the back he could be anyone. He is about the right size for several people.
    .title = What the snow gives back
    .turn-him-over = Turn him over
    .wait-for-the-cart = Wait for the cart

page-2568 = It takes two, and a board. Then everybody looks, one after another, for just as long as it is necessary. Unknown. A man with a grey moustache, and he seems to be listening. One breathes out, and hears the others do so, all together; one is relieved, and that is the thing one will remember. In the hand he had kept warm there was something, and nobody is waiting for it here.

page-2569 = The driver gets down, spits out his match, turns him over with one practised movement and says, well I never, Pista. They had driven brewery horses together. All of that side had believed he had got across in December, and had envied him for it. He takes off the blanket from his own knees and covers him up. So there is one at least who can tell them, he says. He says thank you, too, for we had left him as he was.

page-2563 = Between the paving stones along the south wall something has come up overnight. One kneels down to it, one does not trust one's eyes: nettles, a hand high, purple at the edge, with that fur on them which will sting later on. It is the first thing in five months that has not come out of a tin or out of somebody else's house. From the corner window one can see the whole length of the wall, there is quite a lot. One can see, moreover, that in the other houses they are also standing at their windows, and are waiting to see what we shall do.
    .title = First green
    .all = All
    .half = Half
    .feed-the-hungriest-first = Feed the hungriest first

page-2570 = With stockings over the hands, row by row, right along to the drainpipe. Then the wall is clean as if it had been swept. It makes a soup that is so green that one looks into it for a while before one eats, and it stings a little, at the back, as though it had a right to. One feels it go down, and where it gets to. Nobody looks over to the other windows.

page-2571 = We pick from the gate to the rain butt, and stop, and go in. Nothing is said. An hour later there are children along the other half, with scissors, under the supervision of an aunt. And in the evening, when the bin is put out, somebody has laid an onion on our step; a whole one, golden, with the roots still on it. It lies there on the stone as if it gave light.

page-2564 = It is the first night on which one can stand outside without a purpose. The street is one brown slide, and on it, between the puddles, they have put down boxes and doors, with candle ends on them, and walk up and down, and handle things, as though on a promenade; ladies hold up their skirts. They are bartering what they have got through the winter without needing. One hears a barrel organ, with gaps. Nobody shoots, the mud is probably too deep on the other side as well. Our door stands ajar, and the light from all of that lies on the wallpaper.
    .title = Mud market
    .go = Go
    .only-stroll = Only stroll
    .keep-the-door = Keep the door

page-2572 = We buy nothing, and we have nothing. One goes along as far as the corner and comes back on the other side, and by then one has a way of walking again. Good evening. Mild, is it not. A man whom we do not know raises his hat. When did anybody last raise his hat? It goes up quite high, one sees the lining, and for the rest of that round we too have hats, in a manner of speaking.

page-2573 = Someone has to stay with the house on such a night, that is only reasonable; it is on nights like these that they come. So we have drawn up a chair behind the door. Through the keyhole one gets mud, hair oil, the price of onions, then for three bars the organ. Now and again a shadow pauses and then moves on. Somebody out there is laughing at something, and for a long time one tries to work out at what.

page-2565 = With the snow gone one can see the bridge again from the upper landing. It is still there, with a dent in it. And on the bridge are people: small, dark, with bundles, one behind the other, going across. They have been going for an hour, and nobody shoots. It need not mean anything. It may be that there is a list of names at the other end. In the house they have all come up to the landing, one after another, and look out over one another's shoulders, and some of them, one notices, have their shoes on. No one has asked the question yet. It will have to be answered for all.
    .title = The river
    .let-who-wants-go = Let who wants go
    .hold-together = Hold together

page-2574 = They went down as far as the bank, with what one can carry, and there was much kissing in the hall. Towards evening there are steps. They come in one behind the other with wet shoes and set their bundles down in the same spot from which they had picked them up. Not yet, they say. Nothing else. The soup is thinned a little, there are plates enough, and all of a sudden everyone talks at once.

page-2575 = That is how it stays, then. Nobody has disputed it. We take turns at the window, and then not even in turns, until it is quite dark over there, and still one believes one sees them, a row of dots that always comes to the same place. The one who was wearing shoes has taken them off again, put paper in them, and gone to lie down, at six o'clock, with his face to the wall.

page-2581 = Since ten in the morning there has been nothing. At first one did not notice, then one noticed, and by now nobody can think of anything else: eleven hours without one shot. One hears the tap. One hears that the house has a clock. Somebody says, perhaps it is over, and is looked at as though they had sworn in church. Others think it is the wind, or a holiday over there, or else that they have been moving up. One of us would go out and see what it means, just to the corner. Coat and cap are on already. It would only be for a minute.
    .title = Too quiet
    .let-one-go = Let one go
    .nobody-moves = Nobody moves

page-2586 = The position is behind the laundry, and it is empty. One can still feel the warmth in the sandbags with the flat of the hand. They went in a hurry: a game of draughts stands there with one man just lifted, half a cigarette is lying on the edge of the box. There are other things, too, that one does not leave behind otherwise. White would have won in three moves. One puts it to rights, and then goes home by the wall.

page-2587 = So we sit. One has the day off and does not know what to do with one's shoulders. Around nine somebody drops a spoon, and we are all lying on the floor before it has stopped ringing, every one of us, in the proper position. Nobody laughs at first. Then we remain there, since we are down anyway, and one after another falls asleep, on the boards, by lamplight, like a nursery.

page-2582 = There is a whisper along the floor, and under the door a sheet of paper has been pushed into the room, folded in four, and by the time the bolt is drawn there is no one on the stairs. It carries our number and no stamp. Those who have had to do with other people's letters lately, in this way or that, feel something at the sight of it; paper talks to paper in this town. Those who have not merely see that it was folded by somebody with small hands. It is late, and one sleeps badly on letters.
    .title = Post
    .open = Open
    .leave-it-until-morning = Leave it until morning

page-2588 = It is a drawing, in crayon and something brown that could be beetroot. A house, and the house has far too many windows, twenty, thirty, they go over the edge of the roof; and in each there is a face, and beneath each face, in capitals, as well as one can spell people whom one knows by hearsay, one of our names. In the windows that were left over there are cats. We count ourselves through twice.

page-2589 = Our number is on it, and a question mark. That is the whole of it, on both sides; somebody has held it to the candle, in case it were lemon juice. It could be a child. It could be someone who is asking whether we are still here, or what we did with it, or how much. One does not get to the end of a question mark. At the window, behind the curtain, we look to see who is looking.

page-2583 = It is somebody's name day, or would be. In any case it is quiet, and the stove draws, and on the table lie all the bits that there are in the house: a heel of this, the scrapings of that, something in a paper which no one remembers. Each by itself is nothing, one could chew on it sadly for three days. All together, with the last of the fat and with an idea, it would make a feast, tonight, hot, with seconds. Tomorrow there would be an empty shelf. They stand round and look at it with their hands behind their backs, as children look at a shop window.
    .title = Feast
    .cook-everything = Cook everything
    .only-a-little = Only a little
    .save-it = Save it

page-2590 = There is a table-cloth: a sheet, but ironed with the hand. There are toasts, with water, standing; to the cook, to the stove, to absent friends, to the man who invented onions. Somebody makes a speech and loses the thread of it and is applauded. One eats until one can put the spoon down oneself. Then they sit, leaning back, and unbutton, and are silent, and the shelf over there is empty, and one sees it, and it is all right.

page-2591 = Two spoonfuls each, and the smell, of which there is no end. It goes up the stairs and into the coats, so that all of the next day one is still a little in company. The heel and the scrapings are back on the shelf, under a cloth, and look like something again. One of us had been given the pan to wipe out, by lot. Everyone has watched how well it was done.

page-2584 = On such a night, with no wind and no guns, one can hear further than usual. There is a woman who speaks at this hour. Whoever has been told where she is to be found on the dial turns to it without a lamp, by feel; whoever has not may turn all evening, through the singing and the hiss, and come upon her by chance or not at all. She reads names, slowly, each twice, and never any other word about them; and after the names, because there should be something, the weather. It is quite possible that she can also hear.
    .title = Her hour
    .send-an-answer = Send an answer
    .only-listen = Only listen
    .turn-the-dial = Turn the dial
    .go-to-bed = Go to bed

page-2592 = One presses the key and gives the street, and how many, and the first names, much too fast. Then one lets go. There is a pause as long as a street. One has time to think that it was foolish, and dangerous, and addressed to nobody. Then she comes back, with her cold, and says it, our house, word for word, each name twice. She leaves a small space after the last, as though for somebody to sit down.

page-2593 = Nobody from here. Nobody from there. A name is like one that we know, and everyone sits up, and then the surname is different. After that she turns a page, one can hear it. Wind from the west, she says, moderate; clear towards morning. It is just as if she had put her head out of a window and told us. We look out, too, before we go to sleep, and there is indeed one star.

page-2585 = When there is no noise one begins to reckon. Nobody has proposed it; it is just that one lies awake and it comes up of itself, like damp: what was taken this winter, and from whom, and if anybody saw. There was a red seam once, with a ward on the label. There was a boy with a loaf under his shirt, and people did this or that with him. There were houses where we said to ourselves that they would not be coming back. Some of it one could still return. One knows the doors, that is the trouble. It is only half past ten, and the night is free.
    .title = Accounts
    .bring-medicine-to-the-ward = Bring medicine to the ward
    .not-now = Not now
    .give-something-back = Give something back
    .we-did-what-we-had-to = We did what we had to

page-2594 = There is a basket on the step, with a cloth tucked in. No name; there had been none on the other one either, that is how one does this here, it seems. One cannot be sure who began it. From some window somebody is watching who takes it in, as one does when one has rung and run away. It is a quiet street. For one night everybody in it knows that the others are at home.

page-2595 = We did what we had to. That was said by one, aloud, into the dark, and as there was no answer it stands there now in the room like a piece of furniture. Somebody turns to the wall. Somebody else goes on counting, one hears it from the breathing; it does not come out even, and is begun again from the first house. Most of us, in the end, sleep very well.

# The Book of Scripts: the days, by Characters.

page-2601 = The lieutenant at the door wipes his feet and says: sir. Fourth row, by the window, Anton remembers him, weak at fractions. He has a map case under his arm and in it a table of figures that does not come out; their shells fall short, or long, and the man who knew how it is done is dead. Anton could do it in his head. There would be food, for the whole house, for a week, the lieutenant has it with him in the car. He has sharpened a pencil for him. Anton turns it between two fingers and looks for the mistake in the table, he cannot help it.
    .title = The proof
    .reckon-for-him = Reckon for him
    .reckon-wrongly-on-purpose = Reckon wrongly on purpose
    .decline = Decline

page-2606 = It takes him two minutes, with one line crossed out. There, he says, you had carried the minus wrongly, you always did. The lieutenant laughs and thanks him and calls him sir again. The tins are stacked on the sideboard. Anton goes to the basin and washes his hands, dries them, and washes them, and towards evening, when the first ones go over, he raises his head and gives the number of seconds.

page-2607 = He has written it out beautifully, with a ruler, so that nobody should be tempted to check. The shells fall into the river. They fall into the river for two days, all of them, at the same spot, precisely; people go down to the embankment to see the fountains. Anton sits by the window with his chin on his stick. An error of that kind, he says modestly, has to be perfectly consistent.

page-2602 = Anton has kept a list. Nobody knew of it; he did it at night, in the margins of a table of logarithms, in a hand so small that one takes it for dirt. Street, house, date, what was hit and from which side. It goes back to the first week. He lays it on the table and smooths it out and says that it ought to be seen by somebody who is not from here, for here everyone knows it already. If there were a man with a camera somewhere who owed us something, this would be the hour. If not, one could copy it. He has not much eyesight left for that.
    .title = Negatives
    .make-a-second-copy = Make a second copy
    .tell-him-to-let-it-be = Tell him to let it be

page-2608 = One dictates, one writes, and Anton walks up and down behind them and corrects the house numbers from memory. At midnight there are two of them. The first goes into the wall behind the stove, the second behind the skirting; he seals up the place himself, with flour paste and a thumb. Numbers are patient, he says. He is so tired that he has to be led to bed, and there he is still quite cheerful.

page-2609 = He listens, with his hand behind his ear. Yes, he says. Who is there to read it, yes. He folds the page in half, then again, and once more; a sheet of paper cannot be folded more than seven times, he used to prove it to every class. He gets to seven. Then there is nothing left to fold, and he puts it in his waistcoat like a stamp. The house feels lighter. He does not.

page-2603 = Anton comes to breakfast with a drawing. It is the cellar, seen from above, with arrows on it, and the arrows have small figures at the points. Rats, he explains, are not clever, they are merely economical; they take the shortest way which keeps one whisker to the wall, and so one can work out where they must pass, at what hour, even. He would like some wire and the whole afternoon. He has not set a trap in his life; it is a question of geometry. There is egg on his sleeve, or something that was once egg. He is waiting.
    .title = Snares
    .give-him-the-afternoon = Give him the afternoon
    .give-him-parts-instead = Give him parts instead
    .smile = Smile
    .let-him-use-the-bench = Let him use the bench

page-2610 = He was seen in three courtyards, on his knees, with a plumb line. At dusk he is at the door, cobwebbed, with a chart in one hand and in the other a sack that swings. Predicted: nine, he reports. Found: somewhat fewer, but all of them where they should be. The theory stands. He wants to write it down at once before anybody starts the frying.

page-2611 = It is built from an alarm clock and a biscuit tin, and it stands in the corner of the cellar, where he has drawn a cross. At night one hears it click: first the minutes, and then now and then something else. Anton lies there with his eyes shut and counts along. He has never slept as well, he says; it is a great thing to know that something is going on according to plan.

page-2604 = There is a hole in the party wall, as wide as a fist, and through it Anton has been playing chess for nine days with somebody whom he has never seen. Knight to king four, says the hole. They play for stakes. The other has a cultivated voice and a cough, and has lost four times running; his watch has come through, and his spectacle case, and a tin of tobacco. He has nothing left now, he admits, but his boots, and he would like his revenge. On Anton's board it is mate in three. He has seen it and is polishing a pawn.
    .title = Chess by the wall
    .let-him-win = Let him win
    .take-the-boots = Take the boots
    .play-for-news = Play for news

page-2612 = He moves the bishop instead, after long reflection, with a little sigh, a thing he does well. The hole is silent. One hears the other walk round his board. Then he announces check, and then, softly, mate; and after that there is a rustling, and it comes to us that over there someone has got up and made a bow. He has noticed it, of course. It was a beautiful game, he says.

page-2613 = They are passed through one by one, with the laces tied. They are too big for everybody, and very good, with a double welt, one could go anywhere in them. Somebody does, in three pairs of socks. Through the hole there come no more openings that evening. Only very late the cough, and, a bit further off, the sound that bare feet make upon tiles.

page-2605 = Anton has asked us all to sit down. He has a sheet with him and puts it in the middle, turned so that everybody can read it. So many of us; so much flour; so many days until something grows. He has been generous with the spring, he says. As one sees, it does not come out. If however one takes away a single person, the line there, then it does, with a small remainder. One could choose by different criteria: age, usefulness, expectation of life. He has worked it through under all three, and it is the same result every time. He says so without any feeling, as one should.
    .title = The arithmetic of bread
    .tear-up-the-paper = Tear up the paper
    .give-him-the-largest-piece = Give him the largest piece
    .check-his-sums = Check his sums

page-2614 = It goes in four and then in eight, and the pieces go into the stove. Anton watches. The sum is right, though, he says. Nobody answers him; somebody pushes the plate towards him, a bit harder than one pushes a plate. He takes up his spoon and looks at it on both sides. He eats. But from time to time one of us catches oneself doing it in the head, from the top, and it is right.

page-2615 = He looks at it for a long time. That is sentimental, he says, and mathematically unsound. Then he fetches the ruler, the good one, of pear wood, and lays it on the slice, and makes a dot, and another dot; and he cuts it up so exactly that nobody could ever say which one was the largest. It does in fact come out, this way. There is even a crumb left for the proof.

page-2621 = Arica has been up on the tiles. She knows now how one gets to the roof from which they shoot at us: by the coal hoist, through a bathroom, then eleven steps along the gutter with one's face to the wall. He has his back to that side. He sings, she says. She has thought it all out and tells it while she ties her hair back, rather fast, and she is looking at none of us. She does not want anybody to come with her. What she wants is a knife, a short one, and that no questions should be asked, neither now nor afterwards.
    .title = The open window
    .give-her-the-knife = Give her the knife
    .hold-her-back = Hold her back
    .remind-her-of-the-truce = Remind her of the truce

page-2626 = She is back for supper, by the window, as she had gone. The knife lies on the drainboard, washed. Up there it is quiet. She sits down in her place and looks into the plate until it has stopped steaming, and somebody, who had been told not to ask, tells her about something quite different, at length, a thing with a goat. She nods in the right places. The song, she says at the end. I knew it, too.

page-2627 = The window gets shut, and two of us stand before it. She does not fight; she laughs, once, without any sound. All the rest of the day she sits in the other one, the big one, to the street, with both legs dangling, in full view, and eats sunflower seeds. She spits the husks out in a high arc. Nothing comes. At dusk she swings her legs in and has a smile for each of us in turn.

page-2622 = Arica stops in the middle of the stairs and comes back up three steps. Down in the entrance a woman is standing, fifty perhaps, in a good coat turned inside out, and is looking at the letter boxes. In this street, Arica says in a low voice, she used to work: before, on Saturdays, handbags for the most part. That is one of them. A brown one, with a clasp that stuck. The woman has raised her head. She has seen her, there can be no doubt about that, and she does not scream, she does not call anyone. She just stays there with her hand on a letter box.
    .title = The old pitch
    .send-her-down-to-her = Send her down to her
    .pretend-to-be-out = Pretend to be out

page-2628 = They sit on the lowest step, an hour and more, one hears now the one voice and now the other. They are going through what there was in it. A comb. Keys, to a place that has no door any more. There was a letter, says the woman; yes, says Arica, I put it back in the box, I always did that. I know, the woman says. I wanted to say to you that it came. When Arica is upstairs again she has something of hers in her hand and her eyes are red.

page-2629 = We hold our breath, all of us, as if it were the rent. She waits. Then there are steps, up to our landing, and a rustling, and steps going down again. On the mat there lies a glove, a woman's, lined with fur, a left one. Arica takes it by one finger. She goes and fetches from the bottom of her bag the right one, that she had never been able to sell.

page-2623 = It was only in order to see whether she still could. Arica says so herself, quite unprompted, and holds up the hairpin. A lock like that, three levers, she had had it behind her since breakfast and it gave her no peace. So now the larder of the people next door stands open, by a hand's breadth, and one sees the edge of a shelf and on it a row of tin lids. They are out, in the queue, all five of them. They will not be back before noon. They have always been correct towards us. It is a very full shelf, for these times.
    .title = Larder key
    .shut-it-again = Shut it again
    .take-a-little = Take a little

page-2630 = To lock it is harder than to open it, she maintains, any child can open things. She kneels there with her ear to the wood and her tongue between her teeth, and it takes a good quarter of an hour, and then one hears it: click, like a polite cough. Arica sits back on her heels. In the afternoon she goes over our own locks and shakes her head, and does something to each.

page-2631 = Only from the back row, and the front ones moved together a bit, so that it should not show. Arica does it as one takes the cards out of a sleeping man's hand. At noon they are home. Through the wall one hears somebody begin to count, aloud: one, two. Then a pause. Then over again, in the same voice, from one. It does not become a quarrel. It just gets counted twice.

page-2624 = She has been sitting on our back steps since it got light, a girl of eleven or so with plaits, and she wants to see the lady who makes no noise. She has heard of her. She wants to learn it. She could pay, in errands, fetching and carrying, letters, she is fast. It is for at night, she says, when they come; there are four smaller ones at home, and one of them always has to sneeze. Arica leans in the doorway with her arms crossed and looks the girl over, the shoes above all. She is not used to being looked at like that.
    .title = Apprentice
    .teach-her = Teach her
    .send-her-home = Send her home

page-2632 = On the outside of the foot. Breathe out when you set it down. No, not like a cat, cats are loud, like somebody who owns the place. By evening she can do the stairs, right up to the ninth, which groans for everyone. She brings word with her from each round, too, of what she has seen in the yards and who is new there. By evening one would like to keep her here. Arica says nothing and gives her her second-best pin.

page-2633 = It is nothing for children, Arica says, and it comes out harder than it was meant. The girl nods. She gets up, brushes her skirt, and goes down the back stairs; and on every single step she puts her foot down so that it rings through the house, each one, all nineteen of them. One hears her still, on the paving. Arica goes on standing in the door with her arms crossed.

page-2625 = Somebody has been asking for us in the street. Not by name; by description, and the description is good: how one of us walks, what another wears round the neck, that there is a slim woman among them who never looks straight ahead. The woman with the milk cart told Arica, and sent her regards. He was young, she says, and he had marks on the wrists. That may be somebody who was once let out of a coal shed. It may be quite another person with wrists. Arica has put on her soft shoes. If we like she will find out, or else we stay indoors for a few days.
    .title = The freed boy
    .have-arica-follow-him = Have Arica follow him
    .stay-indoors = Stay indoors

page-2634 = In the morning a bundle is leaning by our gate, in sacking, tied with wire; quite a bit of wire, twisted by somebody who has looked closely at how that is done. There is a bolt pushed through the knot. Nobody has seen who brought it. Arica turns the bolt round in her fingers, and it is a heavy thing, dry, without a trace of oil. She hangs it up over the door.

page-2635 = She has been behind him the whole day, six streets, two queues, a church. He bought nothing. He sat down on a bench and talked to the man who was sitting there until he got up and left, and after that to another. In the evening he went home: three houses on from us, ground floor, a single plate. He is called Emil. He had been told that we were people to whom one could speak.

page-2641 = The house across the yard has come down from the inside, and the roof beam has laid itself across the cellar door like a bar. Behind the door they are shouting, all of them at once, so that one understands nothing. Boris has gone over and walked along the beam and put his hand on it, here and there, as one feels a horse. He could. Once, he thinks, not twice. Above it the chimney stack is still deciding; now and again a brick comes down as if to ask. He spits in his hands and looks across at us, because he has been told he should always ask first.
    .title = The beam
    .let-him-lift = Let him lift
    .prop-it-first = Prop it first
    .hold-him-back = Hold him back

page-2646 = It rises by a hand, by two. His neck is as wide as his head. They come out beneath it on all fours, a woman, an old man, a boy with a cage held to his stomach; three people and a canary. The canary is yellow with dust, shakes itself once and sings, at once, at the top of its voice, the fool. When Boris lets go, the yard jumps. He asks if he may hold it for a moment.

page-2647 = It needs three of us, one on each arm and one in front of him who talks. He could shake us off like snow. He does not. Then the stack has made up its mind, and for a while one cannot see anything, and when one can it is no longer a door. Boris stands there with his hands hanging down. They are so large. He holds them a little away from himself, as if they belonged to someone.

page-2642 = Boris has not said anything since Tuesday. It was on Tuesday that he came home with clay up to his knees, and put the spade into the corner with its face to the wall. He eats, he carries, when one speaks to him he nods. One knows more or less: they had wanted somebody strong, behind the brick works, and they had not told him what for. Those who have done that work themselves can see it on him, by the way he washes. This morning he has taken the spade up again, and turned it over, and leaned it back. He is sitting on the step in front of it.
    .title = The spade
    .go-with-him-to-the-place = Go with him to the place
    .leave-him-his-silence = Leave him his silence

page-2648 = It is a row, and it has been trodden flat again. He goes along it and stops at the ninth; he has counted. Then Boris takes off his cap and says a name, not softly, as people do in such places, but loudly, as one calls somebody in to eat. It goes out over the clay pits and returns. He waits until it has come back. After that he asks what there is for supper.

page-2649 = One lets him be, and closes doors quietly. Towards noon one hears the rasp. He has put the spade in the vice and is repairing the handle, that was not broken: he takes it out, and shapes a new one, out of ash, thicker, to fit a hand like his. He is busy with it till dark. What is left over lies by the stove in a neat heap, along with the old handle, sawn small.

page-2643 = It is simple enough: there is more of Boris than of the rest of us. One sees it by his belt, in which he has made a fifth hole with a nail, and a sixth. He carries for two, he pumps for two, and when the ladle comes round he holds his bowl out exactly as far as the others do and says that it is plenty. Last night one of us heard him in the kitchen, drinking water, glass after glass, in order to be full. He would never take it if it were offered. It could be put in without his noticing. Or it could be talked about.
    .title = Second helping
    .secretly = Secretly
    .openly = Openly
    .leave-it = Leave it

page-2650 = It lies at the bottom, under the cabbage. At the third spoon he stops, and one sees how it goes round in that big head. He looks at nobody. Everybody is talking at this moment, about the weather, very animatedly. Then Boris goes on eating, slowly, to the end, and wipes the bowl out with his thumb, and his ears are as red as two lamps. The belt is let out that evening by a hole.

page-2651 = So it comes up, over the empty pot, with him sitting there. He would like to crawl beneath the table, but it would not be wide enough. In the end it is decided, by a show of hands: who carries, eats. It sounds like a law. Boris considers it and finds it just. From then on he carries everything there is in the house, also what could very well have stayed where it was.

page-2644 = The merchant has a carnation in his buttonhole, a paper one. He has been told about our big fellow. It would be for a single day: a crate, from the canal to the upper town, past three checkpoints, at all of which he is known; one would merely have to carry and to look like somebody who carries. It is wrapped in a carpet and sewn up. What is in it he leaves to our imagination, he would rather that we had none. It is heavy, two men have already set it down. Pay on arrival, and there would be something from the kitchen as well. Boris has lifted one end, for information.
    .title = Hired strength
    .accept = Accept
    .decline = Decline

page-2652 = He comes in sideways, as always, and puts it all on the table before he sits: what had been agreed, some tobacco, and a ham into the bargain. He had not asked for that. The lady there had looked at him and gone back into the kitchen. It was a clock, he thinks. At any rate it struck, at the second checkpoint, and he went on walking and struck along with it, aloud, so that they should take it for him.

page-2653 = At the last steps the seam gave way. They were machine parts, oiled, in straw, for something that one does not sew with. He stood there with it on his back, and the merchant smoothed the carpet over and said that a man must live. Boris carried it the rest of the way; it was nine steps. He has been given a few left over, instead of money. He has put them on the table and does not sit down there.

page-2645 = For some days now Boris has had a shadow, about as high as his pocket. It sits on our step in the morning with its cap over its ears, and when he comes out it gets up, puts its hands on its back as he does and goes along behind him with long, heavy strides, so that people turn round. When he lifts something it lifts something. It has told him its name: Kosta. It has told him nothing else, as there seems to be nothing else. It belongs to nobody. Towards evening it goes away, nobody knows where to, and in the morning the step is swept.
    .title = The small one
    .let-him-eat-with-us = Let him eat with us
    .find-his-people = Find his people

page-2654 = They are carrying a plank together. One end of it is very high up and the other is very low, and what lies on it slides, and they stop each time and push it back and say something technical. In the house it has become louder by a pair of feet. At table Boris shows how one blows upon the soup. He has, it turns out, never before had anyone whom he could show something.

page-2655 = He went from door to door with the boy on his shoulders, so that he could be seen from the upper floors. In the fourth house of the fourth street a woman let a basin fall. It is an aunt; she wept so much that she was not able to speak, and gave Boris all the sugar she had. He comes home by himself. He walks, for the length of the yard, with one shoulder still somewhat lower than the other.

page-2661 = Bruno was boning, in the yard, because of the light, a thing that somebody had brought; and so it comes that he is holding the long knife when it happens. In the queue at the gate a man has got a child by the collar and shakes it for a crust that it has, or had. The child makes no sound. Everybody has turned round, first to the man and then, one after another, to Bruno, to his apron and his hand. He has not moved yet. He has the look that he gets when somebody lets the milk boil over. He is not a violent person, he always says, only with food.
    .title = Kitchen knife
    .let-him-step-forward = Let him step forward
    .take-the-knife-from-him = Take the knife from him

page-2666 = He goes up to him, wiping the blade on his apron as he walks, on one side and the other, as he does it forty times a day. Put him down, says Bruno. He does not say it loudly; nor does he say please. It has become so quiet that one hears the child breathe in. The man puts it down, on both feet, and even pulls its collar straight. Next, says Bruno then to the queue, from habit.

page-2667 = One takes it from behind, out of his hand, finger by finger, and he lets it happen. By that time it is over, in any case; the man has the crust, and then he has let it fall, and it is lying in the mud. He looks at it. The child is looking at it. Then both of them bend down together. Bruno has seen it all and goes back to his board, where he stands without his knife.

page-2662 = There is a card in the kitchen, hung up on the dresser with a clothes peg. Clear soup with marrow dumplings. Pike, brown butter. Saddle of venison, and with it, in brackets, the wine. He has lettered it with a copying pencil and ruled a line beneath, with a flourish at either end; it bears the date of today. For twenty years Bruno has written the menu out at this hour, he says, he must do something with his hands. There is barley. Some of us stand in front of it and read and go out smiling. Others have come in only once, and have not come in again.
    .title = The menu
    .leave-it-hanging = Leave it hanging
    .take-it-down = Take it down

page-2668 = By the evening somebody has put a tick, very thin, in pencil, beside the pike. Bruno discovers it when he comes to light the lamp. He takes up the cloth, hangs it over his forearm and goes from one to the other of us with a perfectly straight face, to find out which table it was. The barley is served with a lid over it. One hears stomachs; but one has also, for the first time in a while, ordered.

page-2669 = The peg is left on the dresser. He notices it and says nothing, and stirs. The next day, while he is washing up, his lips are moving: he writes it without paper now. If one stands close to him one can understand a word or two, sorrel, it might be, or saffron. The others are easier in their minds. They come into the kitchen again and talk to him, about this and that, and he answers a little late.

page-2663 = The tall woman with the school bell is here. The soup kitchen has got eighty mouths, a hundredweight of something that might be millet, and no one who knows what to do with it; the customs officer means well, she says, but it sets. They have heard that there is a professional in our house. Bruno comes from the stove and dries his hands, first the palms and then each finger, and asks if there is any onion. It would be for the whole day. They would let him eat there. If she has been here before she already calls him by his name, and the name has got about.
    .title = The kitchen calls
    .let-him-go = Let him go
    .keep-him-here = Keep him here
    .send-him-to-offer-himself = Send him to offer himself
    .no = No

page-2670 = He comes home after dark and lets himself down on the bench, and somebody has to pull off his shoes. Eighty plates, says Bruno, and every one of them came back empty. He thinks about it. Licked, he says; he held one up to the light. There was a boy who asked what it was called, and he had to make up a name on the spot. He says it over once more, the way one announces a course, and falls asleep on it, smelling of onion.

page-2671 = Then no, he says to her at the door; you see, I am needed. He stands in the kitchen for a while. After that he takes the onion, the one which had been meant for Sunday, and cuts it so fine that it runs, and puts it in the pan with a drop of something, and stands there and stirs, over a small flame, for a very long time, for nobody. In the end it gets eaten, of course. It is sweet as a cake.

page-2664 = Bruno has a source for butter. He tells us with the door shut, in a whisper, he says the word as others say a woman's name. It comes from the depot that supplies the front, and the sergeant there does not want money. What he wants is a dinner: one evening, five officers, in a villa with its windows blacked out; they have everything, a calf, cream, a case of wine. They merely have nobody who could do a sauce. A car would fetch him and bring him back. Bruno has known one of the five, he used to sit at table six and never left anything for the waiter.
    .title = Black-market butter
    .cook-for-them = Cook for them
    .cook-and-listen = Cook, and listen
    .no = No

page-2672 = They praised the sauce. They called him in, with his cap on, and clapped. He tells us what went into it, shallots, stock, a glass of the white, a spoonful of their butter, beaten in off the heat, and we close our eyes. There was a jar with a skull on it, too, under their sink, for the rats. It stood beside the salt. He had it in his hand, Bruno says, for about as long as it takes to reduce a sauce.

page-2673 = Margarine, then, says Bruno. It is grey and has a way of sweating. He lays it upon the bread with the back of the knife, thinly, all the way to the edges, and once across the corners, with a turn of the wrist at the end, as if he were signing something. He gives a slice to each of us. He does it with such care that one takes it like a pardon, and even chews it as one.

page-2665 = The shelf is empty, and this time it is empty to the wood. For two days there has been hot water with a bay leaf. And there is an animal, in this house or in the one next door, that comes along the top of the wall at this hour, well covered, and sits down and washes. Bruno is standing at the window with his hands behind him. He has cooked everything in his life, with and without feathers, he knows where the joints are. He does not say anything. He looks, and then he looks at the stove, and one can see that he is ashamed of how good he is at it.
    .title = The cat's bowl
    .forbid-it = Forbid it
    .let-him = Let him
    .speak-of-something-else = Speak of something else
    .ask-what-he-is-thinking-of = Ask what he is thinking of

page-2674 = So one talks about something else, about stock, as it happens. Bruno turns round. The bones, he says; people throw away the best of it. It was always only the bones. And he goes and takes from the bottom of the rubbish bucket what there is and boils it for the second time, for five hours, and skims it, and it does turn into something. On the wall outside there is nobody sitting any more.

page-2675 = There is supper. It has been done with thyme, and with everything that he knows; it lies upon the plates in slices, with gravy, and it smells as it used to smell on Sundays on the stairs. Nobody asks for the name of the dish. Somebody says that it is good, and it is. After a while one of us gets up and goes out in the yard, to look at the stars, with his coat undone.

page-2681 = The boy at the barrier has a helmet that comes down to his eyebrows, and he lets nobody through, not today, he has his orders. Then he sees Cveta and goes red up to the helmet. Third bench, she says, by the stove. You may pass, Miss, he mumbles, only you. She comes home and tells it over her tea. Her coat is wide, she had it made when she was stouter. There is a man in the baker's loft, a proof-reader, whom they are looking for on account of something he had let pass; he is thin. The boy would not look under a teacher's coat. Or he would have to.
    .title = At the checkpoint
    .take-the-hunted-man-through = Take the hunted man through
    .only-go-herself = Only go herself

page-2686 = They walk like one very broad woman with a cold. The boy lifts the barrier. He has seen it, she is certain; there were four shoes. He takes a long look at them and then straight ahead, over her shoulder, and nods, once, as she used to nod herself when somebody at the board had after all arrived at the answer. On the other side the coat gets thin again. Very good, Cveta tells him on the way back.

page-2687 = She goes across, as far as the kiosk that is closed, and turns, and comes back, to show him that she can. He salutes both times. On the second he has something for her, out of his own ration, he holds it out as one used to hold out an apple. She had thought that this would please her. In the evening she looks through her old registers for his mark in conduct, and does not find the page.

page-2682 = They were in the bottom drawer the whole time, under the maps: twenty-six exercise books, in blue covers, the composition of the last week of term. My holidays. Cveta has put them in a pile to the left of the lamp, and a red pencil in front of her, and has begun. One hears it scratch. She has got her glasses on and the look with which one does not interrupt. It could go on until late, and there is not much oil. Some of these holidays will never be read by anybody else, that is true. As for the others one does not know, and that is worse for her, perhaps.
    .title = Exercise books
    .let-her = Let her
    .hide-them = Hide them

page-2688 = Under each she writes something kind, and afterwards, because it must be, the mistakes. Nicely observed, the bit about the ferry. Mind your commas. At four of them she stops. She turns the pages to and fro and then lays the pencil down and her hand over the cover, flat, for a while, as on a forehead. In the morning they are lying on the table, in alphabetical order, and Cveta is asleep beside them.

page-2689 = They are behind the flour bin, wrapped up in oilcloth. She looks for them all day long; in the drawer first, then in the other drawers, then where one looks when one no longer believes in it. She does not ask anybody. At supper she looks round the table, quite briefly, at every one of us in turn, with her head a little to the side; it was how she always found out, in the class.

page-2683 = In the yard behind the dairy four women are sitting on crates in the sun and sorting something on to newspaper. Cveta has discovered them. They know what grows on rubble, and when it has to be picked, and what it is good for, and each knows it differently. They would exchange. It is sugar that they lack, for the children, for the syrup. And one would have to sit there with them a little, she says, one cannot simply carry it off, that would not be done. She has put on her brooch. It is a long time since she wanted anything so much as to go and sit upon a crate.
    .title = Chamomile
    .let-her-trade = Let her trade
    .go-with-her = Go with her
    .keep-the-sugar = Keep the sugar

page-2690 = Three little bags, each of them tied up with a thread of another colour, and on each a label in the round hand in which she writes on blackboards. For the chest; for the stomach; for evenings. She has them repeat to us what goes with what, and corrects our pronunciation. Chamomile, says Cveta, must never boil. She explains that to the kettle as well, and stands beside it until it has understood.

page-2691 = Four women, eight opinions. It is about linden blossom, to begin with, and then about husbands, and about whether one may wash one's hair in the last quarter of the moon. Whoever goes along with Cveta is given a paper to sort, and is soon told that one does it all wrong. The sun moves round the chimney. On the way back it occurs to somebody that the whole afternoon there was not one word about it.

page-2684 = Three mothers and a grandfather have sat down along our wall with their caps in their laps. They have talked it over. If Cveta would take the children here, in the mornings, mixed ages, reading and sums: they could not pay much, a potato per head, an egg now and then from the one who has got the hen. They run wild at home, they play at burials. There would be fourteen. Fourteen cannot be kept quiet; one would hear it on the street and see them coming and going, and it is not only parents who count heads. Cveta has already been thinking where one might hang the board.
    .title = Lessons for food
    .yes = Yes
    .only-two-and-quietly = Only two, and quietly
    .no = No

page-2692 = Seven sevens, through three floors. In the morning one wakes to it, and somewhere on the stairs one finds that one has been answering. There is chalk on everything. They have hung their coats up on our banister in order of height, and at ten they all get a drink of water, and the noise they make then is such that the neighbours opposite open their window, not in order to complain; they simply leave it open.

page-2693 = The grandfather's two, then, brother and sister, seven and nine. They come by the cellar way and sit with her behind the curtain. They whisper so well that one forgets them; one goes past, and from the folds there comes a breath of the Punic Wars. At noon they put a turnip on the table, each with one hand. Cveta says that they are making progress. They are, above all, in whispering.

page-2685 = A boy has come running the whole way from the last cottages and has a stitch. It is for Cveta. He is to say: about the child, and would she come. Which child, ask the others at the table. It is possible that one knows quite well which; there was a white cloth, and somebody went. It is also possible that it is still to be born, and that they have simply heard of a person who is good with them. The boy has delivered his message and may not know any more. Cveta is already looking for her hat. Beyond the tram lines they have been shooting since eleven.
    .title = Godmother
    .have-her-go-and-see = Have her go and see
    .there-is-shooting = There is shooting

page-2694 = She comes back late, without a hat, and on her left shoulder there is a spot of milk, as big as a coin. They had needed somebody to hold it, while it was being given a name; she is answerable for it now, in case of need. It has a grip like a locksmith. The coat is never to be washed again, declares Cveta, and hangs it up where one sees it. What the name was? She smiles into her cup.

page-2695 = It is sensible, and she says that it is. The boy gets a drink and is sent back, by the long way. Cveta sits down on the chair next to the door with her coat on and her bag on her knees, as though a train were expected. She sits there until the light goes. When the lamp is lit she is still sitting there, and we bring her the soup, and she eats it in her coat.

page-2701 = They have got him down in the yard, the man from the ground floor rear, Kranz, who used to write letters to the authorities. One always knew it. Now somebody has found the copies. They have sat him on the chopping block, he has lost a slipper, and everyone is shouting which neighbour it was, and what became of him. A rope has been brought, for the present only so as to have it there. Emilia is standing at the window, with one hand at her collar. She has put people through examinations in how that is done, what is read out and who may speak, and in what order. She has still got the gown, in the trunk.
    .title = Statement
    .let-her-speak = Let her speak
    .close-the-window = Close the window

page-2706 = It takes until dusk, because everybody is heard. She has had a table brought. She lets nobody interrupt, not even the widow, and when he weeps she lets him weep, and has it put in the record. At the end there is no rope. It is work: water for the whole block, from the pump, every morning, for a month, and he is to greet each by name. Kranz asks where he should sign. Emilia's voice has gone.

page-2707 = The sash comes down. Somebody draws the curtain, too, though it is noon. One hears it all the same, first the many voices, then the one, then for a time none. Emilia has sat down with her back against the wall beneath the window, on the floor, and recites something to herself, under her breath, section by section. When it is over, outside, they are calling for somebody to bring a bucket.

page-2702 = It is lying in the middle of the table, a thick black notebook, shut, with a hair across it that Emilia has laid there every evening since the first day of the war. She places things like that. Since the first day, too, she has been writing in it: everything, the date, the weather, who said what; ourselves as well, one has to suppose. This morning the hair was on the floor. She has asked us to come in. She does not accuse anybody, she merely wishes to know who has read it, and whether to the end. She has got her hands folded upon it and looks at each of us for an equally long time.
    .title = The diary
    .own-up = Own up
    .all-keep-silent = All keep silent
    .ask-her-to-read-from-it = Ask her to read from it

page-2708 = It was I, somebody says, and has a frog in the throat. Only as far as November. Emilia nods as one nods when a date has been confirmed. There are several things in it, she points out, which she would put differently now. Then, after a pause: well, in that case you at least know how it is all spelt. It is the first joke that one has heard from her, and one needs a moment.

page-2709 = No one. She waits for exactly as long as is fair and takes the notebook up. From then on she writes in shorthand. One sees her sitting there of an evening, with those small hooks and tails running out from under her pen, and when somebody has said something funny she looks up and writes a hook. We have taken to talking about the weather. Even that she seems to find worth putting down.

page-2703 = Emilia tilts the tin and taps on its bottom. It is the coffee of Tuesday, it has been brewed on Tuesday and on Wednesday and today at dawn, and lies spread out on a plate before the window to dry. It would be for the fourth time. Now at the corner, next to the burnt tobacconist's, there stands a man with beans, real ones; one has smelled them through closed windows. He does not take money. He collects reference works, that is a thing which exists. We have got one, with thumb notches, A to Z. She has not looked at the shelf. She only says that without coffee she is not able to be just.
    .title = Coffee grounds
    .swap = Swap
    .fourth-time = Fourth time

page-2710 = She grinds it herself, with the mill between her knees and her eyes closed, and by the second turn they are all there. The whole house stands about in the smell: from upstairs, from the cellar, a child that has no idea what it is. There are nine thimblefuls. Emilia drinks hers standing, like a ceremony. Then she declares herself prepared to hear both sides.

page-2711 = It has a colour, one must grant it that, when one holds the glass against the window. Emilia drinks it up. It keeps one awake through the effort of imagining it, she remarks. She sorts the bottom of her sewing box until one o'clock, and afterwards is perfectly calm and very short with everybody. The grounds go back on to the plate, they are, by now, almost white.

page-2704 = Emilia has been to see three former colleagues, and one of them has an office again, with a door. There is somebody now to whom one can address things: a committee, two foreigners on it, they have a stamp. One could write to them about the flour which was delivered in autumn and not seen by anyone. If one had something in writing, a list for example, with quantities, and with a signature that has a flourish to it, then they would be obliged to open a file. He still lives in this town, whoever signed. He would hear of it within the hour. And he would also, Emilia adds drily, pay.
    .title = The manifest
    .publish-it = Publish it
    .sell-it-to-its-villain = Sell it to its villain
    .let-her-write-petitions = Let her write petitions
    .tell-her-it-is-no-use = Tell her it is no use

page-2712 = It is typed, with carbon, in the official form, and it begins with: The undersigned. She has walked it there herself. For some days nothing happens at all. On Friday a lorry comes along and gives out half a kilo of rice per house, against a signature; nobody knows why. It can be coincidence. Emilia signs, reads through what she has signed, and puts the date to it. There is a spring in her step, one would call it, in someone else.

page-2713 = To whom, one says to her, to which court? She has the answer ready, section and paragraph, and does not give it. She takes a pencil out of the jar, and the sharpener, and begins to turn. The shavings fall in one long curl on the blotter, red-edged. She sharpens it until the point is right, and then goes on, quite evenly, and in the end there is only the little metal ring left.

page-2705 = Old Mr. Lukas on the first floor has sent down for Emilia, with pen and paper. He lies there under three coats, yellow as a quince, perfectly clear. It will be a week, he supposes, he was a vet, one gets an eye for it. He has something put by, she need not know where as yet. All of it is to go to whoever nurses him until the end, and he thinks of us, since we are said to be orderly; with it goes the bucket, and the nights, and that it is catching he does not wish to conceal. On the floor above there lives a girl, by herself, who has brought him his water up to now.
    .title = Power of attorney
    .nurse-him = Nurse him
    .write-it-for-the-girl-upstairs = Write it for the girl upstairs
    .decline = Decline

page-2714 = He needs four days; he apologises for having overestimated it. She has read to him in the nights, from the civil code, at his request, he finds that it makes one drowsy. He dictated a correction on the third, in favour of a comma. The key is where he had said. Emilia opens the little box only when there is a witness present, and counts it out, and enters it, and afterwards stands at the basin for a good while.

page-2715 = The girl comes in with wet hands. She does not understand what she is signing; she asks if it is about the water. In a manner of speaking, says Emilia, and shows her where. She will understand it, in a week or so. Mr. Lukas has closed his eyes and looks like somebody who has put one over on the revenue. For the fee there is coffee, out of a hiding place which he makes her promise to forget.

page-2721 = The colonel has read her, he says, before, in the Sunday edition. He has come in person, in a coat with a fur collar, and has taken his seat on the edge of our table. He would like to be written about; nothing exaggerated, as a human being. He has a dog, he cultivates roses, that sort of thing. They would print it on both banks. And since one hand washes the other: he has learned that at our crossing there is a post which makes life difficult. Such a post can be shifted. Katia has got out a pad and a pencil, as if there were an animal in the room that one must not startle.
    .title = The interview
    .write-it = Write it
    .write-it-between-the-lines = Write it, between the lines
    .no = No

page-2726 = Eight hundred words, and there are roses in them. He has it framed. The next morning it is quiet at the crossing, the post has been shifted, he is a man of honour: to the next street. One can walk upright to the pump, and one does it, and one hears it from there, at regular intervals. Katia has scrubbed the floor of the kitchen, and the table. She has thrown the pencil in the stove.

page-2727 = He has it read out to him in the mess, and likes it, he particularly likes the second paragraph. It is about pruning. In the street they have got it by heart within two days; they quote it at one another over the fence, with a perfectly straight face, a firm hand, above all in spring, and he who hesitates has thorns. Somebody has chalked it up on the wall of the barracks. Katia hums while she peels.

page-2722 = The machine came out of the cellar of the broadcasting house, somebody wanted it for the motor. There is still a reel on it. Katia has wound the end round the empty spool, just in order to see, and now there is a woman in the room, young, brisk, with a smile in her voice, who announces the holiday traffic: heavy to the lakes, delays on the southern road, we wish you all a good journey. It takes us a moment. Katia is standing there with her finger on the key. The motor is a good one, it would drive any number of things, but then one cannot hear it any more.
    .title = Archive
    .keep-it = Keep it
    .parts = Parts

page-2728 = At night, when she thinks we are asleep, she plays it, with a cushion over the loudspeaker. Delays on the southern road. One lies there in the dark and sees it: the queue of cars, the bathing things on the rear shelf, somebody who gets out and looks to see what is holding them up. There are towns in it. Nobody has ever let her know that one hears it through the cushion.

page-2729 = A motor, a belt, two batteries that still tickle the tongue. Katia unscrews it herself; the rest of us would only lose the small parts. She has wound the tape off, and there is more of it than anybody thinks: it runs through all the rooms, brown and shiny. It might do to tie something up with, she says. When the wind comes in at the window it whispers, and does not say anything.

page-2723 = They know Katia on the vegetable steps. When she comes along with her basket they nudge one another, and the one with the leeks names a sum which is quite shameless, at the top of her voice; and then folds her arms, and waits. That is a cue. People who had not meant to buy anything come closer. One has seen Katia weep on those steps, real tears, and die of a leek's price, and come to life again at half of it. It is the only theatre that is left. It takes an hour and it takes it out of one. Or one simply lays the money down.
    .title = Bargain for greens
    .let-her-play = Let her play
    .pay = Pay
    .stay-away = Stay away

page-2730 = Half the yard is there when it gets to the last act. The leek woman has sworn by five children, of whom she has two. Katia has turned away, with her hand against a pillar, and in a broken voice offers, over her shoulder, the final sum; it is so low that the gallery groans. There is a silence. Then a leek is laid in the basket, like a sword. They both make a bow.

page-2731 = One pays what has been asked. The woman takes it, gives it a second look, and puts the greens into the basket, without twine and without a word; she seems to be almost offended. Those who had come closer go away again. They are good leeks, there is nothing wrong with them. At home Katia washes them and says, in the voice of the holiday traffic, that the performance has been cancelled.

page-2724 = Katia has sources everywhere, she has a memory for names as other people have one for tunes. If there should be letters lying about in this house, from the bag of that railwayman, say, then she believes that she would know where to begin: the laundry, the cobbler, a certain bench. She would ask round, all day long; half of these addresses do not exist any more, but the people might. And if there are none, one could at least take something the other way, messages, by word of mouth, from everybody to everybody. She has her shoes on. She would like to be a reporter again, for a day.
    .title = The letters
    .let-her-ask = Let her ask
    .keep-the-letters-closed = Keep the letters closed
    .let-her-collect-messages-for-others = Let her collect messages for others
    .not-today = Not today

page-2732 = She comes back hoarse, with sore feet, and sits down on the coal box without taking off her coat. Seven, Katia croaks. Seven out of nine. One of them had to have it read to her, on the stairs; one did not want to open it, and held it. They have put things in her pockets, one cannot prevent them. And there were two, she says, where the door was opened by people of the same name, who knew nothing of the other.

page-2733 = Very well, Katia says. She takes her shoes off and sets them side by side. Then she gets the big scissors out of the drawer, and the pile of old newspapers from beneath the stairs, and begins cutting them to size, in strips, for the window frames: leader, foreign news, the weather. Some of it is by her. She pastes them in with the print to the inside, upside down, and presses along with her thumb.

page-2725 = In the programme last night there was a house from our street. The number was given, and what stands in its yard; and in the night they came for what was standing in the yard. Katia has thought about it as she used to think about such things: who could have known, who was seen with a battery. She believes she knows who passes it on. It is the man from number five, the piano tuner, he has got three little ones and a good ear. One could talk to him. One could tell the committee; they have been wanting to talk to somebody for some time, and they do not stop at talking.
    .title = Source
    .warn-him = Warn him
    .tell-the-committee = Tell the committee
    .ask-him = Ask him
    .let-it-rest = Let it rest

page-2734 = He denies it, politely, with his head on one side, as though she were somewhat flat. He thanks her for the visit. In the night one hears number five move out: first the steps of the children, in socks, then a long, careful scraping. He goes by under our window with the cot on his head. On our sill there is a little parcel, in music paper, with wires in it, neatly coiled.

page-2735 = Nothing has been said, or nothing that one could hold on to. But since then he greets us first, from as far off as the corner; he takes off his hat. He enquires about our health. Katia returns the greeting. It is an odd feeling to be known to somebody with such a good ear. He lets fall, too, in passing, on which evening one should rather not be on the street.

page-2741 = They have carried it between them up the stairs and put it on the floor in front of Marin; it is as large as a dog kennel, green, with a brass dial that is no longer quite round. Now they sit, four of them, on our chairs, and they have time. If he opens it, he gets his share. If he cannot, well, they would have come all this way for nothing, and up three flights of stairs; the one who does the talking smiles while he says so. Marin has already knelt down. He lays his palm on the metal, and his face goes blank and attentive, like that of a man who is being told something in confidence.
    .title = The lock
    .open-it = Open it
    .say-it-cannot-be-done = Say it cannot be done

page-2746 = It takes as long as a cigarette. He turns, he listens, he turns back, and there is a sound like a knuckle, and the door comes towards him by itself. Papers. Deeds, in a ribbon; a bundle of share certificates with a locomotive on them. They take out everything and shake it. There is a pause in which Marin stays on his knees. Then the one who does the talking puts something down on the kennel; a bargain is a bargain.

page-2747 = Not with these tools, he has said, and not in a day, and he held his hands up, and they were shaking, that was genuine. They have a look round. They are not angry, the one who does the talking lets us know; but so as to have something to show for it they take along his long-nosed pliers, with the red grips, that he has had since his apprenticeship, and a handful from each drawer. He goes over it afterwards and says what is missing, by name.

page-2742 = Nobody had asked for it. Marin has taken two wrecks out of the canal, one without wheels, one with nothing else; and for a week one heard him file in the evening, and now there it is in the middle of the room, on its stand, red. Child's size. He has even put a bell on. It would bring in a good deal, for there is a dealer by the bridge who has a customer with a birthday. Marin tightens a spoke that does not need it. Eight years old, he says, when somebody wants to know for what age it would be. Then he corrects himself. Nine, by now. The boy is with his mother, on the other side.
    .title = The son's bicycle
    .sell-it = Sell it
    .let-it-stand = Let it stand

page-2748 = The birthday comes to fetch it himself. He is so small that his father has to lower the saddle, and Marin does it for him, with two fingers, and shows him the brake. Then he is off, and rings the bell, the whole length of the street, past the pump, past the barricade, without once stopping, till one has to laugh. Marin listens after it with his head bent. It is well adjusted, he says.

page-2749 = It remains standing where it is, and we walk round it. On Sundays he oils it; he puts a newspaper underneath, turns the pedal by hand, lets the wheel run until it stops of its own accord, and he looks on all that while with his hands in his lap. Once he was observed measuring something on it with a folding rule. He has raised the saddle by a centimetre.

page-2743 = Marin has drawn it on the wall, in chalk, over both rooms: from the gutter, along the chimney breast, through the old dumb waiter and into our kitchen, without a pump, all by gradient. One would turn a tap, and there it would be. He needs pipe, joints, brackets, the better half of everything we have got in the box. And somebody to hold the ladder, who is not afraid of heights, or at any rate does not talk while being so. He has calculated the bends. The steepest of them he has marked with a small skull, by way of a joke.
    .title = Pipe organ
    .give-parts-and-a-hand = Give parts and a hand
    .parts-only = Parts only
    .another-time = Another time
    .build-it-onto-the-collector = Build it onto the collector

page-2750 = It works. There is a gurgle, a long consideration, a cough of rust; then it runs, clear, in a thread as thick as a pencil. Marin holds his finger in it. And in the evening, when the wind goes round to the north, it starts to sing, four notes, deep ones, all through the house, because of the open end on the roof. He offers to stop it. No one wants that.

page-2751 = He has done it by himself, with the ladder tied to the chimney with his own belt. It drips where it should, and it drips in two places where it should not, one of them over a bed. He has put saucers under, and one lies there and hears them fill: tick, tock, a third apart. The kitchen has its tap. Marin has got a plaster on his forehead and maintains that it will settle.

page-2744 = The widow from the second door has asked for Marin. Her heater smokes; she has sat beside the open window for three days, in a shawl. It is the baffle plate. It would be a matter of two hours. She has got no money, she begins at once about that, and leads him to the cupboard, and there it hangs, her husband's tool bag, of cowhide, with everything in it, each piece in its loop and oiled. He had been a fitter. Please, she says. Marin looks at it in the way other people look at a shop full of cakes. Then he looks at the shape upon the wall behind, where it has been hanging.
    .title = Neighbour's heater
    .repair-it-for-nothing = Repair it for nothing
    .take-the-tool-bag = Take the tool-bag

page-2752 = It draws again; one sees from the street how her window clears. She has not let him go after that. She has cooked something, it is what her husband used to like best, with tripe in it and with prunes. Marin cannot stand tripe. He has told us about it in detail, how many pieces there were. He ate it all, he says, and the second helping. Since then she leaves a lamp in the stairs at night.

page-2753 = It is better than his own ever was. He unrolls it on the bed, one loop after the other, and tries each in his hand; and in every handle there is already a hand, worn in, a bit broader than his, with the thumb further round. One gets used to it, says Marin. He works with it all afternoon, and drops things, which he never does. In the evening he rolls it up in the order in which it had been.

page-2745 = Marin has heard, by way of a plumber, that his brother is alive. He is across the river; he has a room with a basin. Marin says so at breakfast, in passing, and hands on the salt. Since then he has been mending the clasp of his suitcase. He takes it off, files the tongue, puts it on again; it is a simple clasp. There may be a place on a bus hidden in this house, under a table-cloth, and there may not. He does not ask. There may be another case somewhere in this town with the brother's name inside the lid, and he does not ask about that either. He tries the clasp. It clicks.
    .title = The other ticket
    .give-it-to-marin = Give it to Marin
    .say-nothing = Say nothing
    .send-word-across = Send word across
    .comfort-him = Comfort him

page-2754 = He shook hands with every one of us and then with the boiler. On the kitchen table lies a list, in his square handwriting, numbered: what squeaks, what drips, what is going to break next, and in which drawer the part for it is. Number fourteen, the left-hand window, do not force it. At the bottom, without a number, it says that he has oiled everything. One goes round the house all day opening doors. It is true.

page-2755 = It is not much. Something by that name exists, over there, or here; it has been seen on a label, or will be read out on some corner, and somebody is going to turn round. Marin does not build a great deal on that. He leaves the clasp alone now, however. It is enough for one day, he says, and he has had days that had to get by on less. He shaves, for no reason.

page-2761 = Two streets on there is a fire; one sees it against the clouds, and one can hear it. Nobody goes in any more. They have formed a chain with four buckets and throw them at the wall, so as to be doing something. Marko has got the blanket out of the tub, it streams down him, and he has it round his shoulders already and is tying a wet cloth over his mouth. It is number eight, back stairs, he says through the cloth, he knows the back stairs there. He has got perhaps six minutes. He says that in another voice, that we do not know, quite a young one. He is looking at the door.
    .title = The burning house
    .let-him-go = Let him go
    .go-with-him = Go with him
    .hold-him-back = Hold him back

page-2766 = He comes out with somebody across his shoulders, lays them down, and goes in. He comes out with a sewing machine, and looks at it in astonishment, and puts it down beside them, and goes in. He comes out with somebody. After that the roof gives way, and he counts those lying on the pavement, twice, and sits on the kerb. He has no eyelashes. Six and a half, Marko says. Someone ought to write that down.

page-2767 = We have locked the door and stand in front of it, and he could have us aside with one arm, and everybody knows that. He stays where he is, and drips. One hears it fall in, first the floors, one after another, then the whole. Nineteen forty-two, says Marko: the time, one always calls the time. It makes a puddle round him on the boards. When somebody takes the blanket off him, he lifts his arms like a child.

page-2762 = There is a man on the stairs who has heard of the helmet. It stops splinters, he says, he has to drive about a lot. He would give good things for it, he has got them with him, he sets them down on the step one after the other like pieces in a game. It hangs in Marko's corner, with the number on it and the neck flap, and a dent above the left temple. He has not put it on since that day. He does not speak of that day, we only know that the engine went out with seven of them. Marko is blacking his boots, with great attention.
    .title = Helmet
    .sell-it = Sell it
    .keep-it = Keep it

page-2768 = The man tries it on straight away. He has got it on with the neck flap to the front, and asks if it suits him. Marko gets up and turns it round for him, and does up the strap, and puts a finger underneath to see if there is play. So, he says. He stands at the window until the man has driven off. Below one sees him stop at the corner and turn it back to front again.

page-2769 = No, says Marko, with his face to the boots. That is all. The man packs up again. In the evening the helmet is hanging over his bed, on a nail of its own, and he has polished the number. When he comes in he raps on it with his knuckles: it gives a good dull sound that one hears on all the floors. After a few days one waits for it. It means that he is at home.

page-2763 = Marko has found a shaft. It goes from our coal hole under the street to the cellars of the grocer's, which have fallen in from above; he has had his arm in it up to the shoulder and touched glass with his fingertips, round, with a lid on. There is a bend. He has drawn it for us in the coal dust, and it is not to be got round by a man like him, nor indeed by anybody who eats. It would take someone thin. We look at each other, for just as long as one needs in order to see who is the thinnest of us, and that one has turned quite pale.
    .title = The cellar shaft
    .send-the-thinnest = Send the thinnest
    .break-the-bend-open = Break the bend open
    .leave-it = Leave it

page-2770 = First the shoes are there, then only the soles, then there is a hole. Marko lies on his stomach and talks into it the whole time, calmly, about this and that, one breath after the other, left hand, good. For a while there is no answer. Then out of the wall comes a hand, black, and with a jar in it; and then the other. When the face appears at last it is all teeth. There are more, it says. I could go again.

page-2771 = He does it with the crowbar, lying on his side, and passes the stones out to us behind him. Towards four something gives way in there and pours over his arms: it is not jars. It is black and it shines where it is broken. Coal, says Marko, out of the wall, one hears him laugh; real coal, the grocer's whole winter. He comes out like a chimney sweep, and cannot straighten his back any more for two days.

page-2764 = There are four of them on the step, and they do not come in, because of their boots. Number three, number nine, number twelve; and a boy who has not got one yet. They are getting a crew together again. They have a handcart, two ladders, a bell. Water they have none, but one can do a lot with sand, and with knowing how. They would need him by day, from the morning on, without him none of them likes to go in first. Marko is standing in the hall in his shirtsleeves. He has got both his thumbs in his braces and does not say anything, for he knows quite well what needs doing in our house.
    .title = Volunteers
    .let-him-join = Let him join
    .we-need-him-here = We need him here

page-2772 = From then on one sees them go by, at a trot, with the bell. They call one another by their engine numbers. Seven, mind the gutter. In the evening Marko comes in black as a boot and eats standing, and tells us how the boy threw up and then went in all the same; he is to be thirty-one. The whole street knows meanwhile which is our house. If something were to happen here, four men would be running before anyone had shouted.

page-2773 = He sees it, says Marko, he sees it himself. They shake hands. After that he is with us the entire day, and does the work of two, and does it well. But when the bell goes past, out there, he puts down what he has got in his hands and stands still, and counts: the corner, the chemist's, the school. Number twenty, he says, or thereabouts. Back stairs. Then he picks the thing up again.

page-2765 = It was at the pump that one heard it first. Somebody in our house is signalling, at night, with a lamp, to the hill; three short, one long. They have seen it, or someone has told them who has. By noon it has got a name to it, Marko's, as he does not sleep and walks about. It would explain a few things that fell where they fell. The woman with the yellow can has stopped talking as we came up, and filled it only half. He has not heard it yet himself. He is sitting in the kitchen mending a strap, and he wants to know why all of us are looking at him.
    .title = The rumour
    .laugh-it-off = Laugh it off
    .ask-him-before-all = Ask him before all
    .let-his-crew-speak-for-him = Let his crew speak for him
    .stay-silent = Stay silent

page-2774 = He puts the strap away and goes and gets it. It is an ordinary barn lantern, with a cracked glass. He unscrews the base before everybody in the yard, turns it over, and knocks on it: nothing. Since October, Marko says. There is a cobweb in it, with a fly, a dried one, one can count its legs. A few of them laugh. The others remark that of course one may also have two lamps.

page-2775 = No one says anything, neither to him nor to them. One thinks that it will die down. In the evening, towards eight, one goes to draw the curtain, and there they are standing, on the other side of the street, three, four of them, with their hands in their pockets, and look at our windows: first this one, then that one, one after the other, as one reads a line. One takes the lamp off the sill.

page-2781 = They have recognised him. Seven, they shout from behind their sandbags, hey, seven, and one of them runs a few steps on the spot, with his rifle, in order to show whom he means. Pavle used to play on the right wing, for three seasons; there are people who still have the sticker. They are bored, and have a proposal: to the kiosk and back, straight across, in the open, against a sack of flour. The ones on the other side will shoot, of course, otherwise it would not be a bet. The sack has been leaned in full view against the wall. Pavle has bent down and is tying his shoe, he does that when he has to think.
    .title = Penalty
    .run = Run
    .refuse = Refuse
    .offer-them-a-game-instead = Offer them a game instead

page-2786 = One hears nothing but them: both sides, it is the oddest thing, they are cheering him on from over there as well, between one shot and the next. He touches the kiosk with his flat hand, as one must. On the way back he even feints, from sheer habit. They carry the sack home for him. One of them has lost his watch on it and slaps Pavle on the shoulder. Pavle has gone very white, and says that it was offside.

page-2787 = Three a side, in the lee of the wall, with a tin that has been stuffed with rags. They have leaned their rifles against the goal. One of the soldiers plays in socks so as not to hurt anybody. When Pavle has scored, with his heel, they all shout out loud, and he flings up his arms and runs a few steps towards where there used to be people; and then he comes back, and looks quite ashamed of himself.

page-2782 = Pavle carries it in his breast pocket, in cellophane: two girls in bathing suits, one with her eyes shut, each has got hold of an end of the same towel. They are with their grandmother, he tells everybody, in the south, it is quiet there. He has told it so often that one can hear the commas. Now a woman has been quartered on the floor below us who comes from that very town; she got out three weeks ago, on foot. She has not said what it is like there. Pavle has not gone down yet. He has shaved, twice today, and the picture is lying on the table, next to the mirror.
    .title = The photograph
    .let-him-ask-her = Let him ask her
    .ask-her-ourselves-first = Ask her ourselves first
    .ask-nothing = Ask nothing

page-2788 = She thinks, for a long time, with her hands about the cup. At the crossroads there had been an old woman with a handcart, going the other way, to the hills. With girls, yes. How many she could not swear to; there was a towel hung over the cart, she had noticed that, a striped one. One of us goes up and tells it to Pavle, word for word. He asks about the stripes. He asks four times.

page-2789 = Nobody asks. In the evening they meet on the stairs, she with her bucket, he with his, and there he has it in his hand already, before he knows it himself, and is holding it out to her. She dries her fingers on her apron. She looks at it properly, in the light from the landing, and one sees how she decides on something. What fine girls, she says. Pavle nods. He carries her bucket up.

page-2783 = Pavle goes out to stretch his legs in the morning, he always has; since Tuesday there have been four more legs in it, a little way behind him, at an angle. It is a big dog, and it has the walk of a person who happens to be going in the same direction. When he stops it stops, and reads a wall. Heel, says Pavle, and stay, and then comes the business with the whistle; he says it in the voice that he has for his daughters, and the dog considers each of these suggestions. So they arrive at our door, he first, it a length behind. It sits down on the mat and does not look at the bread.
    .title = The dog's share
    .take-it-in = Take it in
    .chase-it-away = Chase it away
    .ask-where-the-goat-girl-lives = Ask where the goat-girl lives

page-2790 = Sit, says Pavle. The dog sits. On the stairs behind him, on the seventh step, a lady from the third floor sits down as well, and the boy with the coal; the entire stairs are sitting. Then everybody begins to laugh, and the dog looks round, one by one, with an expression of approval. Since that day no stranger has got further than the mat. It merely stands there and has an opinion.

page-2791 = Pavle stamps his foot; he even picks up a stone, and does not throw it well, and he has a good arm. It goes to the other side of the street. There it lies down, across the pavement, with its chin on its paws and its eyes on our door, and goes on choosing. It snows on it in the night. In the morning there is a mound, and from the mound rises a little steam.

page-2784 = A dealer with two fur collars, one above the other, is looking for legs. It is for parcels, small ones, one does not need to know, to the even side and back, several times a day. If there should be some sort of a way beneath the wire, as people have been saying, then it would be a stroll, practically. If not, it would be over the roofs: there is a place at the glazier's where one has to jump. He pays by the trip, on the nail. Pavle has lifted one foot behind him and pulls it up to his back, and then the other one. He has not said anything yet, but the legs have.
    .title = Courier
    .over-the-roofs = Over the roofs
    .decline = Decline

page-2792 = He is back before the kettle boils. He stands there in the door, steaming, and has to bend over with his hands on his knees, and is grinning at the floor. Not a scratch, and nobody has taken a toll from him anywhere, since nobody was fast enough to ask. He lays out what he has been paid. Forty-one seconds, Pavle says, for the stretch by the glazier's. He would like to have one more go at that.

page-2793 = No, Pavle says, he has got somebody he must be there for. The dealer shrugs both of his collars. In the afternoon one sees a boy up on the glazier's roof, with a parcel tied to his chest, thirteen perhaps, he holds on to the gutter and looks across, and back, and across. Pavle is standing at the window. His weight has gone over on to his front foot. One cannot see the jump from here.

page-2785 = Opposite, on the first floor of the house with the boards, there is a window that can be opened by a hand's breadth. At six, so it is said, a basket comes out of it on a cord, and stays hanging over the pavement at the height of one's chest for ten minutes; if somebody should put something in and give a tug, it goes up. If nobody does it goes up as well. There is a guard with a carbine, who walks as far as the corner and back. Pavle has timed him: ninety seconds with his back to it. He has got the knot ready, too, he can tie it with one hand. Only the basket would have to be filled.
    .title = The basket
    .fill-it-again = Fill it again
    .no-longer = No longer
    .find-out-who-lives-there = Find out who lives there
    .fill-it-for-once = Fill it for once
    .not-our-basket = Not our basket

page-2794 = Across, in, tug, across: seventy-one. He has sat down under our window sill and breathes with his mouth open. When one looks over the edge, the basket is just vanishing up there between the boards. Then a hand comes out, or rather two fingers of a hand, and sets something on the ledge outside, for us to see. It is an egg-cup. There is a flower in it, made of paper, with a wire stalk, extremely red.

page-2795 = He has lain on the roof of the wash-house for half of the day and counted shadows on the ceiling, when they light the lamp over there. Six people, says Pavle. One of them is always lying down. One is small and runs from the left to the right and back to the left, on and on, he thinks it is playing that it has got somewhere to go. And in the courtyard at the back there is somebody who watches whoever watches.

page-2801 = They have come up the stairs without any noise, six of them, and now they fill the kitchen. They call him by a name that we have never heard. They used to be his unit; what is left of it. Roman has got to his feet, he is standing quite straight, with his thumbs along the seams, and does not seem to be aware of it. They would like him back. Or else his rifle, or some other one, they are short. And there is something further: somebody has gone absent, from the bridge, a certain Stevan, he was seen in this quarter. Their sergeant asks it in a friendly way, looking not at Roman but at us.
    .title = The old unit
    .lie-for-him = Lie for him
    .tell-them = Tell them
    .give-them-a-weapon = Give them a weapon
    .go-with-them-for-a-day = Go with them for a day
    .send-them-away = Send them away

page-2806 = That is that, then. They put their arms round him, all of them, one after another, with their guns on, so that it clatters. Roman stands there and lets it be done to him. The youngest has tears in his eyes, and gives him something out of his pouch, to remember him by. One hears them going down, in step, by the third landing. He stays by the door for a while with his hand on the bolt. He has not told us what the name means.

page-2807 = It is dark when he comes back. He does not come in; one hears him at the pump, for a long time, he is washing his boots. First the soles, with a twig, then the uppers, then the soles again. He has tins with him, and other things, and lays them on the table as though it were all from a shop. It was only loading, says Roman. He places the boots outside on the sill, where they freeze.

page-2802 = It comes at about three. Roman lies on his back and says names; a first name, a surname, a pause. Not loud, it is the voice in which one answers to a roll call. There are always the same ones and always in the same order, we know them by now, there are twenty-three. At the nineteenth he leaves a somewhat longer pause. In the morning he does not know anything about it, or else he does know. He sits there and cuts bread. It is possible to ask a man about a thing like that while he is cutting bread. And then again, one could also simply pass the salt.
    .title = The list in his head
    .ask = Ask
    .do-not-ask = Do not ask

page-2808 = He lays down the knife. He tells it once, from the beginning, to the wall, without raising his voice, it has got weather in it and the name of a river. We are told who each one was. The nineteenth, says Roman, had been singing. After that there is nothing left, he turns his hands over, as though there should have been something else in them. Then he goes and lies down and sleeps till noon. It is we who lie awake at three.

page-2809 = The salt is passed. He thanks us for it. The next night there are twenty-three of them again, and at half past four one hears him get up, before everybody, and go down to the yard; he chops wood. He does it well, without haste, always with the grain, each log into four. If one should happen to count the strokes, lying there, with the blanket up to one's chin, one can guess at how many he will stop.

page-2803 = Behind the second line, in the gravel pit, stands the field kitchen. Roman knows the type, he has stood in front of it often enough. At a quarter past five the cook wipes the cauldron out and throws away what has burnt on to the bottom, into the nettles to the left, he would be prepared to swear to that. Half of it is perfectly all right. How one gets there he has also worked out, from the way the ground lies: it is ninety metres, on one's belly, with one's head to the side; and no looking up, whatever one hears. He tells it with his eyes half closed. He has not been so talkative for days.
    .title = Field kitchen
    .let-him-go = Let him go
    .go-in-a-pair = Go in a pair
    .do-without = Do without

page-2810 = He has got it in his helmet liner, tied up with a bootlace. Half a cauldron's bottom, cold, brown, it holds the shape; and on the top, quite clear, there is the print of a boot, the heel and the first three nails. The cook must have trodden on it. Roman turns it over on to a plate, with the boot downwards. He has eaten already, he says, on the spot. One had to lie there for a while anyhow.

page-2811 = One eats and the other keeps watch, and then the other way round; they lay in the nettles as on a Sunday outing. Roman showed how one scrapes without making it ring. He even told a story, whispering, about a mule and a general's trousers, and one had to stuff a sleeve in one's mouth, at ninety metres from the line. They return with a full mess tin and with burrs in their hair.

page-2804 = The delegation of the block watch has stopped in front of him, the tram inspector at its head. They have got sticks, three kitchen knives, and a fowling piece from the time of somebody's grandfather. What they have not got is a notion. They have heard that he was, so to speak, of the profession. Roman lets his eyes go along them, from the left to the right, a grocer, two clerks, the twins, old Mrs. Pospisil with the poker, and one can tell by his jaw that he already sees how one would do it. He could make something out of them. He has done it before, in nine days, out of worse.
    .title = Instructor
    .drill-them = Drill them
    .teach-them-only-to-hide = Teach them only to hide
    .refuse = Refuse

page-2812 = By the evening they are standing in one line. They turn when he says turn; the sticks come down, all at the same moment, with one single sound. The grocer has got red cheeks. They are proud, one sees it, the twins are holding their chins up like their own monument. Good, says Roman. Dismissed. He walks round the corner of the house with an even step, and there he has to hold on to the drainpipe.

page-2813 = Put that away, he tells them, somebody will get hurt. Down. Still. One breathes through the nose and thinks of something boring. The clerks are hopeless, they rustle. The old ladies are the best: Mrs. Pospisil lay beneath the cart for twenty minutes, and two people walked past with the soup. At the end Roman inspects the yard and cannot find a single one of them. He laughs. One has never heard that.

page-2805 = She has recognised him by his ear, she says. It was at the roadblock near the sugar works, on the ninth, in the rain; there were several of them, and the one with the ear was holding the lamp. They took her son off the cart. He had a cardboard box on his knees, with a cake in it. She does not shout. She is standing in the middle of our kitchen in her black headscarf, and she has been going from house to house since then looking at ears. Roman says that he does not know. He was at many roadblocks, it rained a lot. It may be the truth. He has turned that side of his head to the wall.
    .title = The accuser
    .believe-him = Believe him
    .let-her-say-it-all = Let her say it all
    .send-her-off = Send her off
    .tell-her-of-the-roof = Tell her of the roof

page-2814 = It takes her an hour. What he weighed when he was born; about the measles; that he never could pack a bag. It is all about him, there is hardly anything more about the lamp. Roman stands there the whole of that hour, and he has turned round to her. When she has come to the cake she stops, and swallows, and asks if she could have some water. Nobody moves. He is the one who goes and brings it, with both hands.

page-2815 = She is led to the door, by her elbow, and one says the things that are said. She goes quite willingly. On the next day, as one opens the shutters, there she is, on the steps of the house opposite, with a folded newspaper under her, and her hands in her lap. She does not do anything. She is looking over here. In the evening she gets up, takes her newspaper, and goes; and in the morning she is there.

page-2821 = They have sent a corporal with a flower in his rifle. It is a birthday, says he, the commander's, forty; and they would like music, real music, they have heard that there is a lady living here. There would be an escort, to fetch her and to bring her home again. He means it kindly. One can smell that they have been meaning it kindly since noon. Zlata is sitting on the window seat with the instrument on her knees and has put her palm over the strings. There will be food, the corporal tells the room at large, and his eye falls on our pot. They have promised each other that nobody is going to shoot at the ceiling.
    .title = The party
    .let-her-play = Let her play
    .go-along-with-her = Go along with her
    .say-she-is-ill = Say she is ill

page-2826 = She has played everything they wanted, the marches, the one about the mother, that other one three times. They wept, she tells us, large men, into their sleeves. Right at the end, when they had stopped asking, she played them something they did not know, quite soft, nobody had ordered it; and it became so still that one heard the candles. The commander kissed her hand and had the rest of the table wrapped up.

page-2827 = Oh, says the corporal, and is sincerely sorry. An hour later there is a ring at the door, and they have sent a doctor, theirs, with a bag. Zlata lies under the blanket up to her nose. He takes her pulse, he looks at her tongue, for rather a long time, and asks for tea. He drinks it and looks at the instrument upon the wall. A chill, he says on leaving, it often happens with musicians; and he writes something out for it.

page-2822 = The third has gone, too. It happened in the middle of a scale, with a noise like a slap, and Zlata did not even flinch; she wound it off the peg and rolled it up and put it with the others in the tobacco tin. There is one left. On one string one can play a good deal, she says, one has merely to want less. There are some in the villa, on a thing that hangs there on the wall and belongs to somebody; she has seen it through the window, once, when there were still windows. She is not asking anyone. She only mentions it, and tunes the one.
    .title = Strings
    .promise-to-look = Promise to look
    .give-her-wire = Give her wire
    .tell-her-to-save-her-strength = Tell her to save her strength

page-2828 = That is nice of you, says Zlata. Nothing more is said about it. But in the evening, when the lamp has been put out, one hears from her corner a small turning sound, wood upon wood, and a pause, and again. She is restringing it, in her thoughts; she has moved three empty pegs, each to where it ought to be. One lies there and waits for the fourth. It does in fact come, and somehow it is in tune.

page-2829 = It is bell wire, from the box. She has drawn it on, with pliers and a prayer, and plucks it: it sounds like a saw that has a secret. She tries a tune, one that everyone here could sing backwards. It comes out with a twang and a buzz and a quarter tone to spare, and is so dreadful that the whole house comes in, and then so funny, and by the third verse nobody would have it otherwise.

page-2823 = Zlata has thought of the corner. There are always people there, at noon, because of the notice board; she would sit down on the hydrant, with a hat in front of her. For an hour. They have nothing, but all have got something of which they have too much, that is how it is now, buttons, beets. It would draw people, for certain. That is just it: people in one spot draw other things, too, from up there. One could also do it in the cellar of the dairy, with the door shut; it holds thirty. She warms her fingers in her armpits while we are thinking about it.
    .title = A concert for bread
    .play = Play
    .play-in-the-cellar = Play in the cellar
    .rest-the-hands = Rest the hands

page-2830 = They stood there as one stands at a fire, with their fronts to it. In the hat, when it came back, were a heel of bread, four buttons, a pear, a theatre ticket. And somebody danced. It was the man who reads the lists of names out; he put the paper in his pocket, and took hold of an old lady, and went twice round the hydrant with her. From up there nothing came. Perhaps they were listening.

page-2831 = There are fewer of them, and nearer. The last row sits on the milk cans, their knees touch the backs in front. Zlata does not have to play loud down here, one hears her fingers come off the string, and one hears her breathe in before it gets difficult. When it is finished nobody claps. They stay where they are, in the dark, as if somebody were asleep; and each, on his way out, lays what he has brought next to her shoe.

page-2824 = She comes in like an icebreaker, a broad woman with a shopping net, and says that she is looking for some people. They pulled a boy out from under a crowd, on the square, at the tap; bobble cap, her sister's. She has been told: the house with the green shutters where there is music. Zlata is playing scales, that must be the music. If we should be those people she will know it in a moment, she never forgets a face. If we are not, she has climbed four floors and has got veins. She has already drawn up a chair, beside Zlata's, and sits down with a groan and looks from one to another.
    .title = The aunt
    .let-her-sit-and-eat = Let her sit and eat
    .say-that-it-was-others = Say that it was others
    .send-her-on = Send her on

page-2832 = She knows the second voice to everything. She lets Zlata get through four bars and is in it, a deep rough alto that one would not think possible of a shopping net; she used to sing in the railway workers' choir. They look at each other's mouths. It goes from the hymns to the ones that are not for children, and nobody is minding the pot, and it boils over, and they go on singing while they wipe it up.

page-2833 = So it was others, the aunt says. She does not mind. Then she must ask us to thank them, in case we should meet; one never knows who meets whom. She tells Zlata that her thumb is too high. She gets up off the chair in three stages and goes, and one hears her on the stairs, ringing at the next door. The chair remains where she had put it, next to the other. Nobody moves it back.

page-2825 = Zlata lays the table. She does it every evening, she has the cups on her fingers like rings, and sets them round. Tonight there is one over. It stands at the place by the window, turned with its handle to the right, for whoever used to sit there: somebody has gone away from here, or been lost, each of us can think of one. It was not a mistake, she has already put a spoon by it. We have few cups. She goes on to lay the bread out as though there were nothing to remark on. In the one cup there is a little light from outside, about a finger high.
    .title = Those who went
    .leave-it = Leave it
    .clear-it-away = Clear it away

page-2834 = It has stayed. One ate, one talked of other things, and passed the salt round it. When they clear the table, later, it is full: somebody has poured it, without a word, nobody has seen who; it is tea, the good kind, still warm, and it has been sugared, two, as that one used to take it. Zlata carries it to the window sill with both hands. In the morning there is a skin of ice on it.

page-2835 = It is put back on the shelf, upside down, with the others. That is more sensible. Zlata has nodded and moved her own a bit to the left, so that the gap should be less wide. Towards the end of the meal the lamp shines slantwise over the wood, and there one can see a ring where it stood, quite faint, a wet one. It dries from the edge inwards. One person after another has looked elsewhere.

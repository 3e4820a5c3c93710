# Home, the form for a new table, and what is said when something went wrong.

report-lead = Say what happened and what you expected. You get a file with your words and with what your seat may know of the table; nothing hidden from you is in it. Send it to whoever looks into it.
report-text = What happened?
report-go = Make the file
report-back = Back to the table

## One's tables, and playing at once

tables-mine = Your turn
tables-waiting = Waiting for others
tables-finished = Finished
table-won = won
table-lost = lost
play-now = Play now
play-now-note = With two ordinary bots.

## Being called to the table

calling-turn = Your turn
calling-sound = A sound when it is my turn
calling-notice = A notification when it is my turn and I am elsewhere
calling-denied = This browser does not let the page notify you; its own settings decide that.

## A campaign

campaign-begin = Campaign: { $title }
campaign-lead = Chapters of { $game } that follow one another: what you carry, and what you lost, goes with you.
campaign-go = Set out
road-link = The campaign
road-onward = Travel on
road-end = The end of the road
road-table = To the table
road-waiting = Still to answer: { $who }.
road-nothing = There is nothing to settle before the next chapter.
road-go = Travel on
road-now = Go on without waiting
road-chapters = The road so far
road-look = See how it ended
road-now-played = being played

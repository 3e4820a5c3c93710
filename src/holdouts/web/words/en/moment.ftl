cover-hold = hold to look
dice = dice
die-spent = spent
moment-vote = A vote
moment-voted = Your thumb is set. All are shown at once, when the last is.
moment-watch = All who vote show what they want at once.
moment-aside = Look at the table

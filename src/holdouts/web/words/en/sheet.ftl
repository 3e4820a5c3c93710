# A campaign on paper.

sheet-title = The save sheet
sheet-note = Go on with a campaign that was written down. What the sheet does not tell is dealt anew. Leave it empty to begin a new one.
sheet-how = Write this down, or keep this page. It can be typed in again when a new table is set:
sheet-go-on = a new table
sheet-when = A sheet is meant for the time after Dawn: what is under way on a day or a night it does not tell.
sheet-back = Back to the table

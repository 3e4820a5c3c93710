briefing-win = Keep the fire burning for five nights, and all of you win.
briefing-lose = When the fire is out, all have lost.

# What the server itself says: why something was not done, and the few lines it writes around a game.

refused-stale = The table has changed since; look again and choose.
refused-illegal = That cannot be chosen now.
refused-over = The game is over.
refused-paused = The game is paused.
refused-gathering = Not everybody has come yet.
refused-dealt = The cards are dealt already.
refused-dealing = The cards are just being dealt: nobody changes seats now.
refused-commitment = Somebody here has promised the same to chance already; draw another number.
refused-contribution = None of your seats here has promised that.
refused-patience = There is still time for it to come: wait { $reason } seconds more.
refused-bot = A bot plays this seat now.
refused-seat = This is not your seat.
refused-watching = You are watching: only players can do that.
refused-curtain = Lift the curtain first.
refused-undo = This cannot be taken back. { $reason }
refused-too-long-ago = That was too long ago to go back to.
refused-rewind = There is no such choice to go back to.
refused-no-vote = There is nothing to agree to.
refused-host = Only the host can do that.
refused-hand = This seat cannot be handed over like that.
refused-taken = Somebody sits there already.
refused-name = Somebody here has that name already.
refused-no-name = Tell us a name first.
refused-store =
    { $reason ->
        [busy] It could not be stored, so nothing has changed: something else keeps the data file busy. Try again.
        [full] It could not be stored, so nothing has changed: the disk is full.
        [read-only] It could not be stored, so nothing has changed: the data may only be read.
        [lost] It could not be stored, so nothing has changed: the database does not answer. Try again.
       *[other] It could not be stored, so nothing has changed.
    }
refused-gone = This table is no longer there.
refused-broken = A rule failed; the choice was not made, and the failure was noted.
refused-history = There is no such moment in this game.
refused-message = This message cannot be read. { $reason }
refused-rate = That was too much at once; wait a little.
refused-chat = Say less at once.
refused-text = There is nothing to say in that.
refused-language = We do not speak that language here.
refused-tables = Too many tables were opened from there; try again later.
refused-secret = This link does not open anything.
refused-save = The save holds what others may not know; it can be kept when the game is over.
refused-too-large = This is too large.
refused-form = This form cannot be read. { $reason }
refused-open = { $reason }
refused-changed = This table cannot go on: the rules or cards here are not those it was played with. Nothing of it is lost; it is kept as it was. ({ $reason })
table-changed = cannot go on: the rules have changed since
refused-token = Say who you are: a bearer token is missing.
refused-kind = Send JSON, and say so.
refused-missing = There is nothing here.

spectator = Spectator

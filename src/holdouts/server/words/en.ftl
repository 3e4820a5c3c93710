# What the server itself says: why something was not done, and the few lines it writes around a game.

refused-stale = The table has changed since; look again and choose.
refused-illegal = That cannot be chosen now.
refused-cover = Nothing of yours lies under a cover there.
refused-row = { $reason }
refused-point = { $reason }
refused-talk = { $reason }
refused-over = The game is over.
refused-paused = The game is paused.
refused-gathering = Not everybody has come yet.
refused-not-started = The clock has not started: not everybody is ready.
refused-not-ready = { $who } is here: the clock starts when they are ready.
refused-colour = Somebody else here wears that colour.
refused-dealt = The cards are dealt already.
refused-dealing = The cards are just being dealt: nobody changes seats now.
refused-commitment = Somebody here has promised the same to chance already; draw another number.
refused-contribution = None of your seats here has promised that.
refused-patience = There is still time for it to come: wait { $reason } seconds more.
refused-bot = A bot plays this seat now.
refused-seat = This is not your seat.
refused-watching = You are watching: only players can do that.
refused-curtain = Lift the curtain first.
refused-undo = { $reason }
refused-too-long-ago = That was too long ago to go back to.
refused-rewind = There is no such choice to go back to.
refused-no-vote = There is nothing to agree to.
refused-host = Only the host can do that.
refused-hand = This seat cannot be handed over like that.
refused-here =
    { $want ->
        [seat] { $who } is here: nobody else can give their seat away.
        [pause] { $who } paused the game and is here: it goes on when they want it to.
       *[bot] { $who } is here: only they can let a bot play for them.
    }
refused-away =
    { $who } has been away for { $unit ->
        [minutes] { $away ->
            [one] a minute
           *[other] { $away } minutes
        }
       *[seconds] { $away ->
            [one] a second
           *[other] { $away } seconds
        }
    }; after { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } { $want ->
        [seat] the host may offer their seat to somebody else.
        [pause] anybody here may let the game go on.
       *[bot] a bot may play for them.
    }
refused-random = For somebody else only the ordinary bot may play.
refused-running = This game still runs: ask the others to go back.
refused-history-made = The game is over, and stays as it was. From its history it can be taken up again at a new table.
refused-taken = Somebody sits there already.
refused-name = Somebody here has that name already.
refused-no-name = Tell us a name first.
refused-store =
    { $reason ->
        [busy] It could not be stored, so nothing has changed: something else keeps the data file busy. Try again.
        [full] It could not be stored, so nothing has changed: the disk is full.
        [read-only] It could not be stored, so nothing has changed: the data may only be read.
        [lost] It could not be stored, so nothing has changed: the database does not answer. Try again.
        [taken] It could not be stored, so nothing has changed: another server has taken over. Load this page again in a moment.
       *[other] It could not be stored, so nothing has changed.
    }
refused-gone = This table is no longer there.
refused-broken = A rule failed; the choice was not made, and the failure was noted.
refused-history = There is no such moment in this game.
refused-message = This message cannot be read. { $reason }
refused-rate = That was too much at once; wait a little.
refused-chat = { $count } lines were said in ten seconds; say the next in { limit-wait }.
refused-text = There is nothing to say in that.
refused-language = We do not speak that language here.
refused-tables = You have opened { $count } tables in an hour; the next can be opened in { limit-wait }.
refused-imports = You have brought { $count } saves in an hour; the next can be brought in { limit-wait }.
refused-queue = { $count } saves of others wait to be read; bring yours in { limit-wait }.
refused-past = You have looked at { $count } earlier moments in a minute; look at the next in { limit-wait }.
refused-reports = You have asked for { $count } reports in a minute; ask for the next in { limit-wait }.
refused-stories = You have read { $count } stories in a minute; read the next in { limit-wait }.
refused-looks = You have looked at tables { $count } times in a minute; look again in { limit-wait }.
refused-sockets = You have { $count } pages open already; close one. This one tries again in { limit-wait }.
refused-spectators = { $count } spectators watch this table already. This page tries again in { limit-wait }.
limit-wait =
    { $unit ->
        [minutes] { $time ->
            [one] a minute
           *[other] { $time } minutes
        }
       *[seconds] { $time ->
            [one] a second
           *[other] { $time } seconds
        }
    }
refused-secret = This link does not open anything.
refused-save = The save holds what others may not know; ask them in the settings, or keep it when the game is over.
refused-save-open = A seat waits for somebody who cannot be asked yet: the game can be saved when it is over.
refused-save-gone = Somebody who sat here has lost their seat and cannot be asked: the game can be saved when it is over.
refused-too-large = This is too large.
refused-form = This form cannot be read. { $reason }
refused-open = { $reason }
refused-changed = This table cannot go on: the rules or cards here are not those it was played with. Nothing of it is lost; it is kept as it was. ({ $reason })
table-changed = cannot be opened
refused-token = Say who you are: a bearer token is missing.
refused-kind = Send JSON, and say so.
refused-fault = Something failed here, and the fault is ours: nothing of your table is lost. Try again; if it stays so, tell whoever runs this server the number { $reason }.
refused-delete = Others sit at this table: it cannot be deleted now, but you can leave it.
refused-missing = There is nothing here.

spectator = Spectator

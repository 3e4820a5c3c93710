# Before a clock starts: who is ready, and who is awaited.

ready-ask = The clock of { $seconds } seconds starts when everybody is ready.
ready-phase = The clock has not started.
ready-me = I am ready
ready-awaited = Not ready yet: { $who }.
ready-wait = You are ready.
ready-without = Start without those who are away
tag-not-ready = not ready yet

# The end of a game: the stage, who lived, where it turned, and what comes after.

end-you-won-alive = You lived, and you won.
end-you-won-fallen = You did not live to see it, and won all the same.
end-you-lost-alive = You lived, and did not win.
end-you-lost-fallen = You fell.
end-all-won = All of you won.
end-winners-fallen = Won without living to see it: { $who }
end-fates = What became of everybody
end-lived = lived
end-fell = fell
end-left = left
end-apart = cast out
end-won = won
end-turned = Where it turned
end-better = for the better
end-worse = for the worse
end-see = See it
end-figures = In figures
end-encore = And now?
end-replay = Watch it again
end-look = Look at the table
end-stage = Back to the end
end-same-people = Same people again
end-same-seed = Same cards again
end-next = { $who } has set the table again, and your seat is kept.
end-next-mine = You have set the table again.
end-next-go = Sit down

## A replay

replay = Replay
replay-play = Play
replay-pause = Stop
replay-back = One step back
replay-on = One step on
replay-pace = Pace
replay-slow = slow
replay-usual = usual
replay-fast = fast

lesson-first-night-title = The first night
lesson-first-night-fire = This is the fire. Keep it burning for five nights, and all of you win; when it is out, all have lost.
lesson-first-night-watch = When night falls, all say at once who keeps watch. Without a watch the fire burns faster; with one, somebody has no turn. Leave it to the others this time.
lesson-first-night-watch-else = Somebody has to. You will have no turn tonight.
lesson-first-night-feed = Tavo keeps watch, so the turn is yours. Dry wood feeds the fire. Play it.
lesson-first-night-end = Four nights are left. The lesson ends here; the fire is yours.

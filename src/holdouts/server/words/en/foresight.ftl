refused-foresight = What comes of it was not worked out in time; ask again.
refused-glances = You have asked { $count } times in twenty seconds what comes; ask again in { limit-wait }.

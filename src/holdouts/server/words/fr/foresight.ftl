refused-foresight = La suite n'a pas pu être calculée à temps ; demandez encore.
refused-glances = Vous avez demandé { $count } fois en vingt secondes ce qui va suivre ; demandez de nouveau dans { limit-wait }.

"""What the things of a camp are called."""

from holdouts.engine.naming import Naming
from holdouts.starter.state import Camp


class CampNaming(Naming[Camp]):
    """A method for each noun of `fields.py`."""

    def deck(self, deck: str) -> str:
        return self.words.say("zone-deck")

"""What things are called: people, cards, places and objectives."""

from collections.abc import Iterable

from msgspec import Struct

from holdouts.engine.naming import Naming
from holdouts.engine.secrets import BACK
from holdouts.games.dead_of_winter.cards import PLACES
from holdouts.games.dead_of_winter.picks import AtEntrance, Whom
from holdouts.games.dead_of_winter.state import COLONY, NONE, Winter


class WinterNaming(Naming[Winter]):
    """What a language calls the things of a winter."""

    # --- people ---

    def survivor(self, survivor: int) -> str:
        if survivor == NONE:
            return self.words.say("somebody")
        return self.words.say(f"name-{self.state.book.survivors[survivor].id}")

    def slots(self, thing: Struct) -> dict[str, object]:
        """Whoever is chosen is called with what they bear, and an entrance with where it is."""
        found = super().slots(thing)
        match thing:
            case Whom(survivor=card):
                found["survivor"] = self._as_they_are(card)
            case AtEntrance(place=place, entrance=number):
                found["gate"] = self.gate((place, number))
        return found

    def _as_they_are(self, card: int) -> str:
        """A survivor, with wounds and frostbites if there are any; nobody has to look them up on the table."""
        people = (one for player in self.state.players for one in player.group)
        found = next((one for one in people if one.card == card), None)
        if found is None or not found.hurt:
            return self.survivor(card)
        wounds = [self.words.say("borne-wounds", count=found.wounds)] if found.wounds else []
        frost = [self.words.say("borne-frost", count=found.frost)] if found.frost else []
        hurt = self.words.join(wounds + frost)
        return self.words.say("survivor-hurt", survivor=self.survivor(card), hurt=hurt)

    # --- cards ---

    def card(self, card: int) -> str:
        if card >= BACK:
            return self.words.say("card-unknown")
        return super().card(card)

    def first_way(self, crossroads: int) -> str:
        return self.way((crossroads, 0))

    def second_way(self, crossroads: int) -> str:
        return self.way((crossroads, 1))

    def way(self, way: tuple[int, int]) -> str:
        """One of the two ways of a crossroads card, as the card calls it."""
        card = self.state.book.crossroads[way[0]]
        return self.words.say(f"{'second' if way[1] else 'first'}-{card.id}")

    # --- the board ---

    def place(self, place: int) -> str:
        """A place as it stands in a sentence, with its article."""
        return self.words.say(f"place-{PLACES[place]}.the")

    def where(self, place: int) -> str:
        """A place as where something happens, as a language says it."""
        return self.words.say(f"place-{PLACES[place]}.at")

    def entrance(self, entrance: tuple[int, int]) -> str:
        """Outside the colony there is but one."""
        place, number = entrance
        return self.words.say("entrance", number=number + 1) if place == COLONY else self.words.say("entrance-only")

    def gate(self, gate: tuple[int, int]) -> str:
        """Where an entrance is, in a sentence: which one it is need not be said where there is but one."""
        place, number = gate
        where = self.where(place)
        return self.words.say("gate-of", place=where, number=number + 1) if place == COLONY else where

    # --- what else there is to say ---

    def die(self, value: int) -> int:
        """A die is called by what it shows."""
        return value

    def rolls(self, rolled: Iterable[int]) -> str:
        """What dice show."""
        return self.listed((str(die) for die in rolled), self.words.say("cards-none"))

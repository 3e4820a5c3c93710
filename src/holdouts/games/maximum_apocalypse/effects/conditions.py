"""What cards, tiles and monsters may ask about the table."""

from holdouts.engine.conditions import Test
from holdouts.engine.reactions import Moment
from holdouts.games.maximum_apocalypse.state import Apocalypse


class DogAlive(Test, frozen=True, kw_only=True):
    """Your companion lives. [MAX-DOG-11]"""

    def holds(self, world: Apocalypse, seat: int, moment: Moment | None = None) -> bool:
        dog = world.dog(seat)
        return dog is not None and not dog.dead


class DogDead(Test, frozen=True, kw_only=True):
    """You had a companion. [MAX-DOG-11]"""

    def holds(self, world: Apocalypse, seat: int, moment: Moment | None = None) -> bool:
        dog = world.dog(seat)
        return dog is not None and dog.dead


class Fed(Test, frozen=True, kw_only=True):
    """You are not starving. [MAX-HUNGER-7]"""

    def holds(self, world: Apocalypse, seat: int, moment: Moment | None = None) -> bool:
        return not world.survivors[seat].starving


class Bow(Test, frozen=True, kw_only=True):
    """You have something in play that shoots arrows."""

    def holds(self, world: Apocalypse, seat: int, moment: Moment | None = None) -> bool:
        cards = world.book.cards
        return any(cards[held.card].shoots_arrows for held in world.gear(seat))


class QuietHere(Test, frozen=True, kw_only=True):
    """No monster and no Monster token is on your tile."""

    def holds(self, world: Apocalypse, seat: int, moment: Moment | None = None) -> bool:
        place = world.survivors[seat].place
        return not world.tokens[place] and not any(world.survivors[other].foes for other in world.here(place))


class StandingStill(Test, frozen=True, kw_only=True):
    """You have not moved this turn."""

    def holds(self, world: Apocalypse, seat: int, moment: Moment | None = None) -> bool:
        return not world.survivors[seat].moved


class ComeThisTurn(Test, frozen=True, kw_only=True):
    """You have entered your tile in the turn that is going on. [MAX-MOVE-8]"""

    def holds(self, world: Apocalypse, seat: int, moment: Moment | None = None) -> bool:
        survivor = world.survivors[seat]
        return survivor.entered == survivor.place


class ComeSinceTurnBegan(Test, frozen=True, kw_only=True):
    """Your latest turn began on another tile. [MAX-FAQ-13]"""

    def holds(self, world: Apocalypse, seat: int, moment: Moment | None = None) -> bool:
        survivor = world.survivors[seat]
        return survivor.start != survivor.place


CONDITIONS = (DogAlive, DogDead, Fed, Bow, QuietHere, StandingStill, ComeThisTurn, ComeSinceTurnBegan)

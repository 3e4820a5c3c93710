"""The Road Back: chapters that follow one another, and what travels with the players. [GOD-SCENARIO-10]

A journey is plain data between two chapters. `next_setup` and `chapter_seed` open the next table; when its game is
over, `keepsakes` says what each player may choose to carry on, `may_repeat` whether the table may play the chapter
again, and `after` gives the journey as it goes on.
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from holdouts.engine.chance import Seed, derived
from holdouts.engine.game import SetupError
from holdouts.engine.refusal import Name
from holdouts.engine.setup import check_seats
from holdouts.games.godforsaken_scavengers.rules.ending import half_of_the_table
from holdouts.games.godforsaken_scavengers.rules.setup import CarryOver, ExpeditionSetup
from holdouts.games.godforsaken_scavengers.state import Expedition

MOST_PLAYERS = 6
HEIRLOOM_LEVEL = 2
REPEAT_COST = 3
HOPE_IN_A_CHAPTER = 4
RANKS = ((0.30, "dust"), (0.55, "ashes"), (0.80, "embers"))
BEST_RANK = "light"


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """One scenario on the road, and how it is played there."""

    scenario: str
    longer: int = 0
    characters: bool = False
    caravan: bool = False


ROAD: dict[str, Chapter] = {
    "1": Chapter(scenario="daring-retreat"),
    "2": Chapter(scenario="lost-expedition", characters=True),
    "3a": Chapter(scenario="tithe-of-the-brood", characters=True, caravan=True),
    "3b": Chapter(scenario="last-hunt", characters=True),
    "4": Chapter(scenario="wicked-few", characters=True, caravan=True),
    "5a": Chapter(scenario="lost-expedition", longer=1, characters=True),
    "5b": Chapter(scenario="oathbreakers", characters=True),
}
"""By chapter and branch. Characters stay in play once they have joined, so that what stays with a player stays."""

ROAD_ALONE: dict[str, Chapter] = {
    "1": Chapter(scenario="mad-prophet", longer=-1),
    "2": Chapter(scenario="mad-prophet"),
    "3": Chapter(scenario="mad-prophet", longer=1),
}


class Traveller(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one player brings to the next chapter; whoever died in the last one brings a fresh wound."""

    character: str = ""
    scar: str = ""
    heirloom: str = ""
    alive: bool = True


class Journey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The travellers between two chapters: all there is to save."""

    players: int
    seed: Seed
    travellers: tuple[Traveller, ...]
    chapter: int = 1
    branch: str = ""
    hope: int = 0
    repeated: bool = False

    @property
    def road(self) -> dict[str, Chapter]:
        return ROAD_ALONE if self.players == 1 else ROAD

    @property
    def length(self) -> int:
        """How many chapters there are, whichever branches are taken."""
        return max(int(name[0]) for name in self.road)

    @property
    def over(self) -> bool:
        return self.chapter > self.length

    @property
    def name(self) -> str:
        """The chapter that comes next, with its branch: 1, 2, 3a ..."""
        return f"{self.chapter}{self.branch}"

    @property
    def rank(self) -> str:
        """How the road was walked, by the share of all the Hope there could have been."""
        share = self.hope / (HOPE_IN_A_CHAPTER * self.length)
        return next((rank for below, rank in RANKS if share < below), BEST_RANK)


class Keepsakes(msgspec.Struct, frozen=True, kw_only=True):
    """What a player may choose from when a chapter is over: one scar, which must be, and one heirloom at most."""

    scars: tuple[str, ...] = ()
    heirlooms: tuple[str, ...] = ()


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What a player chose to carry on."""

    scar: str = ""
    heirloom: str = ""


def begin(players: int, seed: Seed) -> Journey:
    """A new journey, before its first chapter."""
    check_seats(Name("a campaign", ("campaign-title",)), 1, MOST_PLAYERS, players)
    return Journey(players=players, seed=seed, travellers=tuple(Traveller() for _ in range(players)))


def write(journey: Journey) -> bytes:
    """The journey as it is saved."""
    return msgspec.json.encode(journey)


def read(saved: bytes) -> Journey:
    """A saved journey; SetupError says what is wrong with one that cannot be."""
    try:
        journey = msgspec.json.decode(saved, type=Journey)
    except msgspec.DecodeError as error:
        raise SetupError("setup-campaign-damaged", reason=str(error)) from None
    if not 1 <= journey.players == len(journey.travellers) <= MOST_PLAYERS:
        raise SetupError(
            "setup-campaign-damaged", reason=f"{len(journey.travellers)} travellers, but {journey.players} players"
        )
    if not journey.over and journey.name not in journey.road:
        raise SetupError("setup-campaign-damaged", reason=f"there is no chapter '{journey.name}'")
    return journey


def next_setup(journey: Journey) -> ExpeditionSetup:
    """The set-up of the next chapter, with all that the players bring along."""
    if journey.over:
        raise SetupError("setup-campaign-over")
    chapter = journey.road[journey.name]
    return ExpeditionSetup(
        scenario=chapter.scenario,
        seats=journey.players,
        locations=chapter.longer,
        caravan=chapter.caravan,
        characters="two" if chapter.characters else "off",
        limit_bonus=1 if journey.repeated else 0,
        carry=tuple(
            CarryOver(
                character=traveller.character if chapter.characters else "",
                scar=traveller.scar,
                heirloom=traveller.heirloom,
                wounded=not traveller.alive,
            )
            for traveller in journey.travellers
        ),
    )


def chapter_seed(journey: Journey) -> str:
    """The seed of the next chapter's table: another one for every chapter, and for its repetition."""
    return derived(journey.seed, "chapter", journey.chapter, int(journey.repeated))


# --- when a chapter is over ---


def keepsakes(expedition: Expedition) -> list[Keepsakes]:
    """For each player what may be carried on: an Affliction as a scar, a hand card of level 1 or 2 as an heirloom."""
    book = expedition.book
    return [
        Keepsakes(
            scars=tuple(book.afflictions[number].id for number in player.afflictions if number is not None),
            heirlooms=tuple(
                dict.fromkeys(book.cards[card].id for card in player.hand if book.levels[card] <= HEIRLOOM_LEVEL)
            ),
        )
        for player in expedition.players
    ]


def may_repeat(journey: Journey, expedition: Expedition) -> bool:
    """A chapter in which everybody died may be played again, once."""
    return not journey.repeated and not expedition.living()


def after(journey: Journey, expedition: Expedition, kept: Sequence[Kept] = (), *, repeat: bool = False) -> Journey:
    """The journey after a chapter, with what each player chose to carry on (nothing to choose: nothing given)."""
    if not expedition.ended:
        raise ValueError("This chapter is not over yet.")
    if repeat:
        if not may_repeat(journey, expedition):
            raise ValueError("Only a chapter in which everybody died can be played again, and only once.")
        return replace(journey, repeated=True, hope=journey.hope - REPEAT_COST)
    choices = list(kept) or [Kept() for _ in journey.travellers]
    return replace(
        journey,
        chapter=journey.chapter + 1,
        branch=_next_branch(journey, expedition),
        hope=journey.hope + hope_of(expedition),
        repeated=False,
        travellers=tuple(
            _travel_on(journey, expedition, seat, choice, offered)
            for seat, (choice, offered) in enumerate(zip(choices, keepsakes(expedition), strict=True))
        ),
    )


def hope_of(expedition: Expedition) -> int:
    """For the living, for a victory, less each broken promise that was punished."""
    players = len(expedition.players)
    alive, won = len(expedition.living()), len(expedition.winners)
    half = half_of_the_table(expedition)
    for_the_living = 2 if alive == players else 1 if alive >= half else 0
    for_the_victory = 2 if won >= half else 0
    return for_the_living + for_the_victory - sum(player.punished for player in expedition.players)


def _next_branch(journey: Journey, expedition: Expedition) -> str:
    """Two chapters have two ways out: whether the table won, and whether all who live have won."""
    if f"{journey.chapter + 1}a" not in journey.road:
        return ""
    living = expedition.living()
    return "a" if living and all(seat in expedition.winners for seat in living) else "b"


def _travel_on(journey: Journey, expedition: Expedition, seat: int, kept: Kept, offered: Keepsakes) -> Traveller:
    """The Character stays; a survivor keeps a scar and an heirloom, the dead come back with neither."""
    player = expedition.players[seat]
    character = journey.travellers[seat].character
    if player.chosen is not None:
        character = expedition.book.characters[player.chosen].id
    if player.dead:
        return Traveller(character=character, alive=False)
    if kept.scar not in (offered.scars or ("",)):
        raise ValueError(f"Seat {seat} must choose a scar out of: {', '.join(offered.scars) or 'none'}.")
    if kept.heirloom not in ("", *offered.heirlooms):
        raise ValueError(f"Seat {seat} may choose an heirloom out of: {', '.join(offered.heirlooms) or 'none'}.")
    return Traveller(character=character, scar=kept.scar, heirloom=kept.heirloom)

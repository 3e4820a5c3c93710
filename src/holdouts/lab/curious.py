"""Curious campaigns: how much of the Book of Scripts legal choices lead to, from dealt games, if one wants to see all.

Somebody has set their heart on a page or a way that nobody has met yet. They deal until its card lies near, or go back
to where something was remembered that it asks for; then a careful newcomer leads the group, and where an answer leads
towards the goal, they answer for it. Nothing is arranged but set-up and seed: what is met here, people can meet.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from holdouts.bots import make_bot
from holdouts.engine.decision import Option
from holdouts.engine.table import Table
from holdouts.games.this_war_of_mine import picks
from holdouts.games.this_war_of_mine.cards import Book
from holdouts.games.this_war_of_mine.effects.conditions import Installed, Owned
from holdouts.games.this_war_of_mine.effects.goods import Lose
from holdouts.games.this_war_of_mine.pages import INKS
from holdouts.games.this_war_of_mine.rules.finds import LOCATION_ENTRIES
from holdouts.games.this_war_of_mine.rules.visitors import BLOCK, CHARACTER_ENTRIES
from holdouts.games.this_war_of_mine.state import EVENING, MOST, WOUNDS, Siege
from holdouts.lab.leads import Leads, Plan, Spot
from holdouts.lab.provisions import Provisions
from holdouts.lab.walks import Camp, Deal, Glance, Walk, begin, book_of_walks, game_of_walks, glance
from holdouts.lab.wander import Follower, Manner
from holdouts.lab.witnesses import Witness, read_answers

TRUST = 0.94
"""How often the newcomer's advice is followed; what lies off its path is met by those who stray."""
CALM = Manner(eager=0.0, shy=0.0, late=0.0)
"""Somebody who reads is not hurried by the clock."""
WORTH_A_WAY = 0.05
"""What promises less is not gone after."""
OUTDOORS, PACKING = 0.8, 0.5
"""How often somebody is sent to the door, and how often one more piece is packed, for whom or what may want it."""
BESIDES = 0.3
"""What else nobody has met counts so much, beside the goal."""
DEALS = 60
"""So many are dealt before one is played."""
CAMPS = 3000
"""So many are kept."""
AGAIN = 6
"""So often a goal is tried in a row."""
DAYS = 2
"""Who set out from a camp turns back after so many days."""
FORGOTTEN, KNOWN, LACKING = 0.02, 0.3, 0.08
"""How much less likely something is while a memory is off that it asks for, while one is on that it does not bear, and
while something else is not so."""
LATER = 0.02
"""How near a card is that may still come."""
NEAR = 0.03
"""From there on something is worth trying."""
APART = 0.1
"""What a place is worth where a card is missing that will be needed."""


class Quest(NamedTuple):
    """What somebody is out for."""

    goal: Spot
    plans: list[Plan]
    worth: Mapping[Spot, float]
    """What lies behind each page and way, as they see it."""
    beside: str = ""
    """A card that will be needed besides."""

    def near(self, book: Book, seen: Glance) -> float:
        """How likely it seems to come to something from here, from 0 to 1."""
        there = not self.beside or self.beside in (*seen.places, *seen.people) or self.beside in seen.events
        return max(near(book, plan, seen) for plan in self.plans) * (1.0 if there else APART)

    @property
    def rid(self) -> set[str]:
        """Memories that stand in the way."""
        return {name for plan in self.plans for name in plan.off} - {name for plan in self.plans for name in plan.on}

    @property
    def goods(self) -> dict[str, int]:
        """What must be there or is paid with, and how much of it."""
        most: dict[str, int] = {}
        for need in (need for plan in self.plans for need in plan.needs):
            match need:
                case Lose(of=name, amount=int(count)) | (Owned(of=name, at_least=int(count)), True):
                    most[name] = max(count, most.get(name, 0))
        return most

    @property
    def fittings(self) -> set[str]:
        """What must stand in the house."""
        asked = [need[0] for plan in self.plans for need in plan.needs if isinstance(need, tuple) and need[1]]
        return {condition.fitting for condition in asked if isinstance(condition, Installed)}

    def at_home(self, book: Book) -> bool:
        """Whether it begins there."""
        return all(book.pages[plan.opener].scene != "trip" for plan in self.plans)

    def at_the_end(self, book: Book) -> bool:
        """Whether it is read when all is over."""
        return isinstance(self.goal, int) and book.pages[self.goal].scene == "end"


class Reader(Follower):
    """Whoever answers for what leads to pages that nobody has read."""

    def __init__(self, number: int, leads: Leads, quest: Quest) -> None:
        super().__init__(number, make_bot("sensible", number), CALM, TRUST)
        self._leads, self._worth = leads, quest.worth
        self._rid, self._goods, self._fittings = quest.rid, quest.goods, quest.fittings
        self._provisions = Provisions(leads.book, self._goods, self._among, at_home=quest.at_home(leads.book))

    def choose(self, table: Table) -> tuple[int, Option]:
        seat, option = super().choose(table)
        assert isinstance(table.state, Siege)
        options = table.options(seat)
        wish = self._wish(table.state, options)
        return seat, self._provisions.spared(table.state, option if wish is None else wish, options)

    def _among(self, options: Sequence[Any]) -> Option:
        chosen: Option = options[self.below(len(options))]
        return chosen

    def _wish(self, siege: Siege, options: list[Any]) -> Option | None:
        """The answer that leads on, if one does."""
        by_kind: dict[type, list[Any]] = {}
        for option in options:
            by_kind.setdefault(type(option), []).append(option)
        if ways := by_kind.get(picks.TakeOption):
            return self._best_way(siege, ways)
        if places := by_kind.get(picks.GoTo):
            return self._worthwhile(places, [self._told_at(siege, place.location) for place in places])
        if fitted := self._fitted(siege, [*by_kind.get(picks.InstallFree, []), *by_kind.get(picks.Build, [])]):
            return fitted
        if picks.CarryOut in by_kind:
            return self._to_the_door(siege, by_kind.get(picks.Act, []))
        if picks.ExploreOn in by_kind:
            return self._explore_on(siege, by_kind[picks.ExploreOn][0])
        if packed := by_kind.get(picks.Pack):
            return self._pack(siege, packed)
        if self._goods and (traded := self._provisions.wish(siege, by_kind)):
            return traded
        if picks.Concede in by_kind and any(self._worth[coda] >= 1 for coda in siege.notes):
            return picks.Concede()
        return None

    def _best_way(self, siege: Siege, ways: list[picks.TakeOption]) -> Option:
        return max(ways, key=lambda way: (self._way(siege, way.option), self._random()))

    def _fitted(self, siege: Siege, fitted: list[picks.InstallFree | picks.Build]) -> Option | None:
        """What must stand in the house is built as soon as it can be."""
        wanted = (pick for pick in fitted if siege.book.fittings[pick.fitting].id in self._fittings)
        return next(wanted, None)

    def _way(self, siege: Siege, label: str) -> float:
        """What lies behind a way, less what could have come of what it settles."""
        name = self._leads.taken(siege, label)
        settled = self._leads.clearing[name]
        lost = [self._worth[page] for memory in settled - self._rid for page in self._leads.reading[memory]]
        return self._worth[name] + len(settled & self._rid) - max(lost, default=0.0)

    def _worthwhile(self, options: list[Any], worth: list[float]) -> Option | None:
        best = max(worth)
        chosen: Option = options[worth.index(best)]
        return chosen if best > WORTH_A_WAY else None

    def _to_the_door(self, siege: Siege, acts: list[picks.Act]) -> Option | None:
        """Somebody who can bear a shot goes and opens, if pages of those at home are wanted, or somebody who trades."""
        told = max((self._card(siege, CHARACTER_ENTRIES, person.card) for person in siege.at_home()), default=0.0)
        hale = [act for act in acts if act.deed == "go-outside" and not _frail(siege, act.person)]
        wanted = told > WORTH_A_WAY or self._provisions.lacking(siege)
        return self._among(hale) if wanted and hale and self._random() < OUTDOORS else None

    def _explore_on(self, siege: Siege, on: Option) -> Option | None:
        assert siege.trip is not None
        wanted = self._told_at(siege, siege.places[siege.trip.place].card) > WORTH_A_WAY
        return on if wanted and not any(_frail(siege, person.card) for person in siege.party()) else None

    def _pack(self, siege: Siege, packed: list[picks.Pack]) -> Option | None:
        """What a way may cost, and now and then anything."""
        for pick in packed:
            if not siege.pile[pick.good] and any(pick.good in siege.book.sorts[name] for name in self._goods):
                return pick
        return self._among(packed) if self._random() < PACKING else None

    def _told_at(self, siege: Siege, location: int) -> float:
        return self._card(siege, LOCATION_ENTRIES, location)

    def _card(self, siege: Siege, entries: int, card: int) -> float:
        """What the pages promise that the book could be opened at for a card; those that answer a memory come first."""
        base = entries + BLOCK * card
        unread = [number for number in range(base, base + len(INKS)) if number not in siege.pages]
        answers = self._leads.book.volume.answers
        answering = [number for number in unread if any(name in siege.memories for name in answers[number][0])]
        open_to = answering or unread
        return sum(self._worth[number] for number in open_to) / max(1, len(open_to))


def _frail(siege: Siege, card: int) -> bool:
    return siege.person(card).levels[WOUNDS] >= MOST - 1


class Reached(NamedTuple):
    """What was met in so many campaigns."""

    campaigns: int
    book: Book
    pages: Counter[int]
    """How often each page was read."""
    ways: Counter[str]
    """How often each way of a page was taken."""

    @property
    def unread(self) -> list[int]:
        """What nobody read, of the pages that are met in play."""
        return [number for number in met_in_play(self.book) if not self.pages[number]]

    @property
    def untaken(self) -> list[str]:
        return [way for way in Leads(self.book).ways if not self.ways[way]]

    def lines(self) -> Iterator[str]:
        """The figures, for people, and what is still to be met."""
        pages, ways, unread, untaken = met_in_play(self.book), Leads(self.book).ways, self.unread, self.untaken
        yield f"{self.campaigns} campaigns of somebody curious, as they were dealt"
        read, taken = len(pages) - len(unread), len(ways) - len(untaken)
        yield f"{read} of {len(pages)} pages were read, {taken} of {len(ways)} ways taken"
        for number in unread:
            page = self.book.pages[number]
            yield f"  never read: {number} {page.kind} {page.card}".rstrip()
        for way in untaken:
            if self.pages[ways[way].page]:
                yield f"  never taken: {way}"


def met_in_play(book: Book) -> list[int]:
    """All pages but those that explain a rule: these are opened from the rulebook."""
    return [number for number, page in book.pages.items() if page.kind != "rule-page"]


class Found(NamedTuple):
    """How something was met: a deal, and the first so many choices of a walk."""

    deal: Deal
    made: list[int]
    length: int


class Explorer:
    """Somebody who wants to have seen all of it."""

    def __init__(self, seed: int) -> None:
        self.leads = Leads(book_of_walks())
        self.setups = list(game_of_walks().setups())
        self.random = Random(seed)
        self.campaigns = 0
        self.met: dict[Spot, Found] = {}
        self.times: Counter[Spot] = Counter()
        self.tries: Counter[Spot] = Counter()
        self.camps: list[Camp] = []

    @property
    def walks(self) -> list[tuple[Deal, list[int]]]:
        """The shortest by which each thing was met; one that another begins with stands in that."""
        found = sorted(((one.deal, one.made[: one.length]) for one in self.met.values()), key=lambda one: -len(one[1]))
        kept: dict[Deal, list[list[int]]] = {}
        for deal, made in found:
            longer = kept.setdefault(deal, [])
            if not any(other[: len(made)] == made for other in longer):
                longer.append(made)
        return [(deal, made) for deal, several in kept.items() for made in several]

    @property
    def unmet(self) -> list[Spot]:
        spots: list[Spot] = [*met_in_play(self.leads.book), *self.leads.ways]
        return [spot for spot in spots if spot not in self.met]

    @property
    def reached(self) -> Reached:
        pages = Counter({spot: times for spot, times in self.times.items() if isinstance(spot, int)})
        ways = Counter({spot: times for spot, times in self.times.items() if isinstance(spot, str)})
        return Reached(self.campaigns, self.leads.book, pages, ways)

    def seek(self, goal: Spot) -> None:
        """Try a few times to come to a page or a way, or nearer to it."""
        self.tries[goal] += 1
        aim, beside = self._aim(goal)
        quest = Quest(aim, self.leads.plans(aim), self._worth({goal, aim}), beside)
        for camp in self._nearest(quest):
            self._play(self._set_out(quest, camp), quest)
            if aim in self.met:
                return

    def _worth(self, goals: set[Spot]) -> dict[Spot, float]:
        sought, other = self.leads.worth(goals), self.leads.worth(self.unmet)
        return {spot: sought[spot] + BESIDES * other[spot] for spot in sought}

    def _aim(self, goal: Spot) -> tuple[Spot, str]:
        """The goal; or, where no camp is near it, first what brings a memory it asks for, where its card is too."""
        plans = self.leads.plans(goal)
        direct = Quest(goal, plans, {})
        plan = self.random.choice(plans)
        setting = [spot for name in sorted(plan.on) for spot in self.leads.setting[name]]
        if not setting or any(direct.near(self.leads.book, camp.glance) >= NEAR for camp in self.camps):
            return goal, ""
        return self.random.choice(setting), self.leads.book.pages[plan.opener].card

    def _nearest(self, quest: Quest) -> list[Camp | None]:
        """The camps from which it is nearest, a few."""
        ranked = sorted(self.camps, key=lambda camp: self._near(quest, camp.glance), reverse=True)
        return [*ranked[:AGAIN], *[None] * (AGAIN - len(ranked))]

    def _set_out(self, quest: Quest, camp: Camp | None) -> Walk:
        """From a camp, or from the best of many deals if it is nearer from there."""
        needs = {need for plan in quest.plans for need in plan.needs}
        deals = [Deal(self.random.choice(self.setups), self.random.randrange(10**9)) for _ in range(DEALS)]
        walks = [begin(deal, self.leads) for deal in deals]
        near = [self._near(quest, glance(walk.siege, needs)) for walk in walks]
        if camp is not None and self._near(quest, camp.glance) >= max(near):
            return camp.walk(self.leads)
        return walks[near.index(max(near))]

    def _near(self, quest: Quest, seen: Glance) -> float:
        return quest.near(self.leads.book, seen) * (0.7 + 0.6 * self.random.random())

    def _play(self, walk: Walk, quest: Quest) -> None:
        """A campaign to its end; who set out from a camp turns back after a few days, or from the goal."""
        reader = Reader(self.random.randrange(10**9), self.leads, quest)
        fresh, until = not walk.made, walk.siege.round + DAYS
        last = quest.at_the_end(self.leads.book)
        self._note(walk, walk.news())
        while not walk.over and (fresh or (quest.goal not in self.met and (last or walk.siege.round <= until))):
            self._step(walk, reader.choose(walk.table)[1])
        self.campaigns += 1

    def follow(self, deal: Deal, made: Sequence[int]) -> None:
        """A walk again that was taken before."""
        walk = begin(deal, self.leads)
        self._note(walk, walk.news())
        for number in made:
            self._step(walk, walk.answer(number))
        self.campaigns += 1

    def _step(self, walk: Walk, option: Option) -> None:
        """One choice; where something was remembered by it, and every Evening, there will be a camp."""
        siege = walk.siege
        kept, phase = siege.memories[:], siege.phase
        self._note(walk, walk.choose(option))
        if not walk.over and (siege.memories != kept or (siege.phase != phase and siege.phase == EVENING)):
            self.camps.append(walk.camp())
            while len(self.camps) > CAMPS:
                self.camps.pop(self.random.randrange(len(self.camps)))

    def _note(self, walk: Walk, spots: list[Spot]) -> None:
        for spot in spots:
            self.times[spot] += 1
            known = self.met.get(spot)
            if known is None or len(walk.made) < known.length:
                self.met[spot] = Found(walk.deal, walk.made, len(walk.made))


def near(book: Book, plan: Plan, seen: Glance) -> float:
    """How likely it seems that a plan comes to something from here, from 0 to 1."""
    if plan.opener in seen.read:
        return 0.0
    unlikely = FORGOTTEN ** len(plan.on - seen.kept) * KNOWN ** len(plan.off & seen.kept)
    return float(_at_hand(book, plan.opener, seen) * unlikely * LACKING ** len(plan.needs - seen.met))


def _at_hand(book: Book, number: int, seen: Glance) -> float:
    """How near it is that the book is opened at a page."""
    page = book.pages[number]
    match page.kind, page.scene:
        case "entry", "trip" if page.card in seen.places:
            return 0.3 + 0.7 * seen.city
        case "entry", "day" if page.card in seen.people:
            return (0.2 + 0.8 * seen.door) / len(seen.people)
        case "entry", "night" if page.card == seen.tonight and seen.reality:
            return 1.0
        case "entry", "night" if page.card in seen.events[-1:]:
            return 1 / len(book.raids)
        case "entry", _:
            return LATER * (page.card in seen.events or page.card in seen.later)
        case (("ending" | "epilogue"), _):
            return 0.5 * (page.card in seen.people)
        case (("red-arrow" | "blank" | "coda"), _):
            return 0.9 if number in seen.waiting else LATER
    return 0.8


def search(
    campaigns: int,
    seed: int = 1,
    progress: Callable[[int], None] = lambda finished: None,
    kept: Iterable[Witness] = (),
) -> Explorer:
    """The games that are kept again, then so many campaigns or a few more, each for what nobody has met yet and was
    tried least."""
    explorer = Explorer(seed)
    for witness in kept:
        explorer.follow(witness.deal, [*read_answers(witness.answers)])
    until = explorer.campaigns + campaigns
    while explorer.campaigns < until and (unmet := explorer.unmet):
        before = explorer.campaigns
        explorer.seek(min(unmet, key=lambda spot: (explorer.tries[spot], explorer.random.random())))
        progress(explorer.campaigns - before)
    return explorer

"""What a seat of an expedition may know, as plain data: all that a bot ever gets. Drawn from a veiled state."""

from msgspec import Struct

from holdouts.engine.modifiers import Standing
from holdouts.engine.secrets import BACK
from holdouts.games.godforsaken_scavengers.cards import Book, Location, Price, Scenario
from holdouts.games.godforsaken_scavengers.rules import feeding, gifts, perils
from holdouts.games.godforsaken_scavengers.rules.hands import hand_limit
from holdouts.games.godforsaken_scavengers.secrets import level_of
from holdouts.games.godforsaken_scavengers.state import FINAL, Deal, Expedition, Offer, Promise, Terms

Cards = tuple[int, ...]


class Heap(Struct, frozen=True):
    """A search pile: its size, the level on its back (0 if it cannot be seen), and the cards known from the top."""

    size: int
    level: int
    ahead: Cards


class Ordeal(Struct, frozen=True):
    """The Peril being resolved, with what each way to neutralise it costs now."""

    card: int
    searcher: int
    stage: int
    saved: bool
    prevented: bool
    neutralised: bool
    spares: bool
    bearer: int | None
    lost: Cards
    prices: tuple[tuple[Price, ...], ...]


class Work(Struct, frozen=True):
    """A card, quest or power at work: everybody sees whose it is and at whom it is aimed."""

    source: int
    part: int
    seat: int
    target: int | None


class Pledge(Struct, frozen=True):
    """A promise of a deal this seat may read."""

    debtor: int
    creditor: int
    kind: str
    number: int
    thing: int | None
    due: int
    done: int
    state: str
    sort: str
    declined: int


class Person(Struct, frozen=True):
    """What everybody can see of a player, and what this seat happens to know of their hand.

    What others need and have laid out is reckoned only in Feeding, when it begins to matter.
    """

    seat: int
    dead: bool
    levels: Cards
    known: Cards
    afflictions: int
    burdens: tuple[Standing, ...]
    character: int | None
    revealed: bool
    store: Cards
    zone: Cards
    phase: int
    pile: int | None
    limit: int
    feeding: int
    need: int
    laid_out: int
    planned: int
    starving: bool
    fed_caravan: int
    oaths: int
    takes_from_me: bool
    gives_to_me: bool


class Observation(Struct, frozen=True):
    """All that one seat may know."""

    book: Book
    scenario: Scenario
    seat: int
    people: tuple[Person, ...]
    # before this seat
    hand: Cards
    plan: Cards
    ones: int
    hidden_marks: int
    offered: Cards
    searches: int
    searched: int
    takes: int
    afflicted: bool
    ended_by_affliction: bool
    spared: bool
    power_used: bool
    approaches: int
    refused: tuple[Offer, ...]
    refused_deals: tuple[Terms, ...]
    received: Cards
    pledged: Cards
    spare_food: int
    # the common table
    round: int
    locations_left: int
    final: bool
    place: Location
    rule: Standing
    first: int
    active: int | None
    limit: int
    feeding: bool
    zone: Cards
    discards: Cards
    trophies: Cards
    aside: Cards
    piles: tuple[Heap, ...]
    known: Cards
    with_caravan: bool
    caravan_fed: bool
    caravan_size: int
    with_characters: bool
    # what is under way
    ordeal: Ordeal | None
    work: Work | None
    pledges: tuple[Pledge, ...]
    draft: tuple[Pledge, ...]
    sworn: tuple[tuple[int, int], ...]

    @property
    def me(self) -> Person:
        return self.people[self.seat]


def observe(expedition: Expedition, seat: int) -> Observation:
    """All that the seat may know, out of the state as it is veiled for it. [GOD-CARD-14]"""
    player = expedition.players[seat]
    known = {*expedition.known, *player.knows}
    trial = expedition.trials[-1] if expedition.trials else None
    deed = expedition.deeds[-1] if expedition.deeds else None
    nowhere = expedition.location is None
    return Observation(
        book=expedition.book,
        scenario=expedition.card,
        seat=seat,
        people=tuple(_person(expedition, seat, other) for other in expedition.seats),
        hand=tuple(player.hand),
        plan=tuple(player.plan),
        ones=expedition.figure("ones-worth", seat, 1),
        hidden_marks=len(player.face_down),
        offered=tuple(player.offered),
        searches=player.searches,
        searched=player.searched,
        takes=player.takes,
        afflicted=player.afflicted,
        ended_by_affliction=player.ended_by_affliction,
        spared=player.perils_in_search > 0,
        power_used=player.power_used,
        approaches=player.approaches,
        refused=tuple(player.refused),
        refused_deals=tuple(player.refused_deals),
        received=tuple(player.received),
        pledged=tuple(expedition.pledged),
        spare_food=player.spare_food,
        round=expedition.round,
        locations_left=len(expedition.locations),
        final=expedition.location == FINAL,
        place=expedition.card.final if nowhere else expedition.place,
        rule=expedition.here,
        first=expedition.first,
        active=expedition.active,
        limit=expedition.limit,
        feeding=expedition.feeding,
        zone=tuple(expedition.zone(seat)),
        discards=tuple(expedition.discards),
        trophies=tuple(expedition.trophies),
        aside=tuple(expedition.aside),
        piles=tuple(_heap(expedition, pile) for pile in expedition.piles),
        known=tuple(sorted(known)),
        with_caravan=expedition.with_caravan,
        caravan_fed=expedition.caravan_fed,
        caravan_size=len(expedition.caravan),
        with_characters=expedition.with_characters,
        ordeal=None
        if trial is None
        else Ordeal(
            trial.card,
            trial.searcher,
            trial.stage,
            trial.saved,
            trial.prevented,
            trial.neutralised,
            trial.prevented,
            trial.bearer,
            tuple(trial.lost),
            tuple(tuple(perils.price(expedition, way)) for way in range(len(expedition.peril().neutralise))),
        ),
        work=None if deed is None else Work(deed.source, deed.part, deed.seat, deed.target),
        pledges=_pledges(expedition.deals),
        draft=_pledges(expedition.drafts),
        sworn=_sworn(expedition),
    )


def _person(expedition: Expedition, seat: int, other: int) -> Person:
    player = expedition.players[other]
    levels = expedition.book.levels
    reckoned = (expedition.feeding or other == seat) and expedition.location is not None
    return Person(
        seat=other,
        dead=player.dead,
        levels=tuple([card - BACK if card >= BACK else levels[card] for card in player.hand]),
        known=tuple([card for card in player.hand if card < BACK]) if other != seat else (),
        afflictions=len(player.afflictions),
        burdens=tuple(expedition.burdens(other)),
        character=player.character,
        revealed=player.revealed,
        store=tuple(player.store),
        zone=tuple(player.zone),
        phase=player.phase,
        pile=player.pile,
        limit=hand_limit(expedition, other),
        feeding=player.feeding,
        need=feeding.need(expedition, other) if reckoned else 0,
        laid_out=feeding.laid_out(expedition, other) if reckoned else 0,
        planned=len(player.plan),
        starving=player.starving,
        fed_caravan=player.fed_caravan,
        oaths=player.oaths_kept - player.oaths_broken,
        takes_from_me=other != seat and gifts.may_give(expedition, seat, other),
        gives_to_me=other != seat and gifts.may_give(expedition, other, seat),
    )


def _heap(expedition: Expedition, pile: list[int]) -> Heap:
    """Only the back of the top card shows, and not even that where nobody can see. [GOD-CARD-14]"""
    ahead: list[int] = []
    for card in reversed(pile):
        if card >= BACK:
            break
        ahead.append(card)
    if not pile or "look" in expedition.here.bans:
        return Heap(len(pile), 0, tuple(ahead))
    top = pile[-1]
    return Heap(len(pile), level_of(top) if top >= BACK else expedition.book.levels[top], tuple(ahead))


def _pledges(deals: list[Deal]) -> tuple[Pledge, ...]:
    return tuple(_pledge(promise) for deal in deals for promise in deal.promises)


def _pledge(promise: Promise) -> Pledge:
    return Pledge(
        promise.debtor,
        promise.creditor,
        promise.kind,
        promise.number,
        promise.thing,
        promise.due,
        promise.done,
        promise.state,
        promise.sort,
        promise.declined,
    )


def _sworn(expedition: Expedition) -> tuple[tuple[int, int], ...]:
    """Debtor and creditor of each oath that has counted this round, as far as this seat is told of them."""
    return tuple((oath.debtor, oath.creditor) for oath in expedition.oaths if oath.round == expedition.round)

"""What a seat sees of a camp."""

from collections.abc import Iterator, Sequence

from holdouts.engine.secrets import BACK
from holdouts.engine.view import Back, Card, Face, Gauge, Person, Scene, Zone
from holdouts.engine.words import Words
from holdouts.starter.state import FIRE, NIGHTS, Camp
from holdouts.starter.text import card_text


def scene(camp: Camp, seat: int | None, words: Words, names: Sequence[str]) -> Scene:
    """The fire, the deck, what lies on the table, and the people around it."""
    return Scene(
        title=words.say("name-long-night"),
        subtitle=words.say("phase-night", number=camp.round, nights=NIGHTS, count=camp.burning()),
        gauges=(Gauge(title=words.say("gauge-fire"), value=camp.fire, most=max(FIRE, camp.fire), kind="fire"),),
        zones=(
            Zone(ref="deck:all", title=words.say("zone-deck"), count=len(camp.deck), layout="pile", cards=_back(camp)),
            _zone("laid", camp, camp.laid, words),
            _zone("spent", camp, camp.spent[-1:], words, count=len(camp.spent)),
        ),
        people=tuple(_person(camp, other, seat, words, names) for other in camp.living()),
    )


def _back(camp: Camp) -> tuple[Card, ...]:
    return (Back(back="", ref="deck:all"),) if camp.deck else ()


def _zone(name: str, camp: Camp, cards: Sequence[int], words: Words, count: int | None = None) -> Zone:
    faces = tuple(face(camp, card, words) for card in cards)
    size = len(cards) if count is None else count
    return Zone(ref=f"{name}:all", title=words.say(f"zone-{name}"), cards=faces, count=size)


def _person(camp: Camp, seat: int, reader: int | None, words: Words, names: Sequence[str]) -> Person:
    hand = camp.hands[seat]
    return Person(
        ref=f"seat:{seat}",
        seat=seat,
        name=names[seat],
        me=seat == reader,
        tags=tuple(_tags(camp, seat, words)),
        zones=(
            Zone(
                ref=f"hand:{seat}",
                title=words.say("zone-hand"),
                cards=tuple(face(camp, card, words) for card in hand),
                count=len(hand),
            ),
        ),
    )


def _tags(camp: Camp, seat: int, words: Words) -> Iterator[str]:
    if seat == camp.active and camp.round:
        yield words.say("tag-active")
    if seat in camp.watching:
        yield words.say("tag-watching")


def face(camp: Camp, card: int, words: Words) -> Card:
    """A card as it is seen."""
    if card >= BACK:
        return Back(back="")
    design = camp.book.cards[card]
    return Face(
        ref=f"card:{card}",
        name=words.say(f"name-{design.id}"),
        kind=words.say("kind-lasting" if design.lasts else "kind-plain"),
        lines=tuple(card_text(design, words)),
        flavour=words.say(f"flavour-{design.id}"),
        art=design.picture.art,
        look="lasting" if design.lasts else "plain",
    )

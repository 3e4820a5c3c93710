"""The Road Back as it is told and asked about between two chapters. [GOD-SCENARIO-10]"""

from collections.abc import Iterator, Sequence

from holdouts.engine.game import Campaign, ChapterQuestion
from holdouts.engine.words import Words
from holdouts.games.godforsaken_scavengers import campaign
from holdouts.games.godforsaken_scavengers.bot.judgement import RATION, TEXTS, severity_of
from holdouts.games.godforsaken_scavengers.campaign import (
    HOPE_IN_A_CHAPTER,
    MOST_PLAYERS,
    Journey,
    Keepsakes,
    Kept,
    Traveller,
)
from holdouts.games.godforsaken_scavengers.cards import Book
from holdouts.games.godforsaken_scavengers.state import Expedition

RULE = "GOD-SCENARIO-10"
SCAR, HEIRLOOM, REPEAT = "ask-campaign-scar", "ask-campaign-heirloom", "ask-campaign-repeat"
ONWARD, AGAIN = "onward", "again"
NOTHING = ""


# --- what is told ---


def place(journey: Journey) -> str:
    """The chapter that comes next, as its words are called: 1, 2, 3a ..., alone-1 ..."""
    return f"alone-{journey.name}" if journey.players == 1 else journey.name


def chapter(journey: Journey, words: Words) -> str:
    return words.say("campaign-chapter", number=journey.chapter, title=words.say(f"chapter-{place(journey)}"))


def tell(journey: Journey, words: Words, names: Sequence[str]) -> list[str]:
    """How the table came here, its Hope, and what each player brings; an heirloom is its owner's secret."""
    if journey.over:
        return list(_tell_end(journey, words, names))
    told = [words.say(f"way-{place(journey)}")]
    if journey.repeated:
        told.append(words.say("campaign-repeated"))
    if journey.chapter > 1 or journey.repeated:
        told.append(words.say("campaign-hope", hope=journey.hope, most=HOPE_IN_A_CHAPTER * (journey.chapter - 1)))
    if journey.chapter > 1:
        told += [
            words.say("campaign-traveller", who=name, about=", ".join(_about(traveller, words)))
            for name, traveller in zip(names, journey.travellers, strict=True)
        ]
    return told


def _about(traveller: Traveller, words: Words) -> Iterator[str]:
    if traveller.character:
        yield words.say(f"name-{traveller.character}")
    yield words.say("campaign-alive" if traveller.alive else "campaign-dead")
    if traveller.scar:
        yield words.say("campaign-scar", affliction=words.say(f"name-{traveller.scar}"))
    if traveller.heirloom:
        yield words.say("campaign-heirloom")


def _tell_end(journey: Journey, words: Words, names: Sequence[str]) -> Iterator[str]:
    living = [name for name, traveller in zip(names, journey.travellers, strict=True) if traveller.alive]
    yield words.say("campaign-home", who=words.join(living)) if living else words.say("campaign-nobody-home")
    yield words.say("campaign-hope", hope=journey.hope, most=HOPE_IN_A_CHAPTER * journey.length)
    yield words.say(f"rank-{journey.rank}")


# --- what is asked ---


def questions(journey: Journey, expedition: Expedition) -> list[ChapterQuestion]:
    """Whether to play the chapter again, or else what each survivor carries on; where there is no choice, nothing."""
    if campaign.may_repeat(journey, expedition):
        answers = ((ONWARD, "campaign-onward"), (AGAIN, "campaign-again"))
        return [ChapterQuestion(seat=None, rule=RULE, ask=REPEAT, answers=answers, usual=ONWARD)]
    if journey.chapter == journey.length:
        return []
    return [
        question
        for seat, offered in enumerate(campaign.keepsakes(expedition))
        for question in _keepsakes(seat, offered, expedition.book)
    ]


def _keepsakes(seat: int, offered: Keepsakes, book: Book) -> Iterator[ChapterQuestion]:
    if len(offered.scars) > 1:
        answers = tuple((scar, f"name-{scar}") for scar in offered.scars)
        yield ChapterQuestion(seat=seat, rule=RULE, ask=SCAR, answers=answers, usual=mildest(offered, book))
    if offered.heirlooms:
        answers = (*((card, f"name-{card}") for card in offered.heirlooms), (NOTHING, "campaign-no-heirloom"))
        yield ChapterQuestion(seat=seat, rule=RULE, ask=HEIRLOOM, answers=answers, usual=dearest(offered, book))


def mildest(offered: Keepsakes, book: Book) -> str:
    """The scar that would hurt least if it ever lay face up."""
    burdens = {burden.source.id: severity_of(burden) for burden in book.of_burdens}
    return min(offered.scars, key=lambda scar: (burdens[scar], scar), default="")


def dearest(offered: Keepsakes, book: Book) -> str:
    """The heirloom with the most food and the most useful text."""

    def worth(id_: str) -> float:
        card = book.number("cards", id_)
        return RATION * book.food[card] + sum(TEXTS.get(type(effect), 0.1) for effect in book.texts[card])

    return max(offered.heirlooms, key=lambda id_: (worth(id_), id_), default=NOTHING)


def after(journey: Journey, expedition: Expedition, answers: Sequence[str]) -> Journey:
    """The journey as it goes on, with an answer to each question."""
    chosen = {
        (question.seat, question.ask): answer
        for question, answer in zip(questions(journey, expedition), answers, strict=True)
    }
    if chosen.get((None, REPEAT)) == AGAIN:
        return campaign.after(journey, expedition, repeat=True)
    kept = [
        Kept(
            scar=chosen.get((seat, SCAR), mildest(offered, expedition.book)),
            heirloom=chosen.get((seat, HEIRLOOM), NOTHING),
        )
        for seat, offered in enumerate(campaign.keepsakes(expedition))
    ]
    return campaign.after(journey, expedition, kept)


ROAD_BACK = Campaign(
    title="campaign-title",
    seats=range(1, MOST_PLAYERS + 1),
    begin=campaign.begin,
    write=campaign.write,
    read=campaign.read,
    over=lambda journey: journey.over,
    next_setup=campaign.next_setup,
    chapter_seed=campaign.chapter_seed,
    chapter=chapter,
    tell=tell,
    questions=questions,
    after=after,
)

"""Traits, which Fate calls for by their letters. [TWM-DAWN-8, 10.4]"""

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.picks import GiveUp, No, Pick
from holdouts.games.this_war_of_mine.rules import book, goods, states
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import HUNGER, ILLNESS, MISERY, MOST, NONE, WOUNDS, Person, Siege

WARM = 5
"""Whoever has so much Empathy minds how the others are; whoever has less minds the larder."""
LARDER = 3
BAD = 2
STARVING = 3
DESPAIRING = MOST - 1
"""One more of Misery, and somebody's story ends."""


def call(siege: Siege, letter: str) -> Steps[None]:
    """A letter is called: all who are awake, in the order the group likes. [TWM-DAWN-8, TWM-STATE-11]"""
    left = [person for person in siege.at_home() if not states.asleep(person)]
    while left:
        person = left[0]
        if any(_touches_others(one) for one in left):
            person = yield from _choose_next(siege, left, letter)
        left.remove(person)
        siege.tell(events.TraitCalled(person=person.card, deed=f"trait-{letter}", rule="TWM-DAWN-8"))
        yield from TRAITS[letter](siege, person)
        yield from suspect(siege, person)
        left = [one for one in left if siege.find(one.card) is one]


def _touches_others(person: Person) -> bool:
    """Whether it may matter to the others when their turn comes: a story may end, or a token has its say."""
    return person.token != NONE or person.levels[MISERY] >= DESPAIRING


def _choose_next(siege: Siege, left: list[Person], letter: str) -> Steps[Person]:
    options = [Pick(person.card) for person in left]
    about = {"deed": f"trait-{letter}"}
    pick = yield from choose(siege, options, rule="TWM-DAWN-8", ask="whose-trait", about=about)
    return siege.person(pick.person)


def habit(siege: Siege, person: Person) -> Steps[None]:
    """A: a habit wants its token, or the day is worse; whoever has none may find solace. [10.4]"""
    card = siege.character(person)
    if not card.habit:
        if card.solace and siege.storage[siege.book.good(card.solace)]:
            yield from states.change(siege, person, MISERY, -1, rule="TWM-DAWN-8")
        return
    good = siege.book.good(card.habit)
    if siege.storage[good]:
        about = {"person": person.card}
        pick = yield from choose(siege, [GiveUp(good), No()], rule="TWM-DAWN-8", ask="habit", about=about)
        if isinstance(pick, GiveUp):
            goods.discard(siege, good, 1, siege.storage, what="used", rule="TWM-DAWN-8")
            return
    yield from states.change(siege, person, MISERY, 1, rule="TWM-DAWN-8")


def company(siege: Siege, person: Person) -> Steps[None]:
    """B: the warm-hearted suffer with the others, the rest from an empty larder. [10.4]"""
    if siege.character(person).empathy >= WARM:
        others = [one for one in siege.group if one is not person]
        worse = any(max(one.levels[WOUNDS], one.levels[ILLNESS]) >= BAD for one in others)
    else:
        worse = siege.count("food", siege.storage) < LARDER
    if worse:
        yield from states.change(siege, person, MISERY, 1, rule="TWM-DAWN-8")


def body(siege: Siege, person: Person) -> Steps[None]:
    """C: hunger and pain weigh on the mind, health lifts it. [10.4]"""
    if person.levels[HUNGER] >= STARVING or person.levels[WOUNDS] >= BAD:
        yield from states.change(siege, person, MISERY, 1, rule="TWM-DAWN-8")
    elif max(person.levels) <= 1:
        yield from states.change(siege, person, MISERY, -1, rule="TWM-DAWN-8")


TRAITS = {"A": habit, "B": company, "C": body}


def suspect(siege: Siege, person: Person) -> Steps[None]:
    """A token on the card has its say when a Trait is resolved. [TWM-ERRATA-22]"""
    if siege.find(person.card) is not person or person.token == NONE:
        return
    token = siege.book.tokens[person.token]
    yield from book.clause(siege, token.id, "trait", Deed(siege.leader, "TWM-ERRATA-22", me=person.card))

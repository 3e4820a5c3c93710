"""What became of each when it is over, and of what was noted on the way. [TWM-END-4, TWM-END-5, 10.20]"""

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.pages import MOODS, Mood
from holdouts.games.this_war_of_mine.rules import book
from holdouts.games.this_war_of_mine.state import Siege

HOPEFUL, MIXED = 4, 10
"""Up to these sums of the five States an epilogue is hopeful, or mixed; above, it is dark."""
RESCUED = 10
"""Who got out counts as if every State stood at 2. [TWM-END-7]"""


def read_people(siege: Siege) -> Steps[None]:
    """The epilogue of each who is left, and of those who got out. [TWM-END-4, TWM-END-7]"""
    deed = Deed(siege.leader, "TWM-END-4")
    for card, mood in fates(siege):
        yield from book.read(siege, siege.book.volume.epilogues[siege.book.characters[card].id, mood], deed)


def read_notes(siege: Siege, *, lost: bool) -> Steps[None]:
    """Every note in the order in which it was written; of some only after a war that somebody outlived at home.
    [TWM-END-5]"""
    chain = list(siege.last_read) if siege.reading else []
    peace = bool(siege.group) and not lost
    for number in [number for number in siege.notes if peace or not siege.book.pages[number].in_peace]:
        yield from book.read(siege, number, Deed(siege.leader, "TWM-END-5"))
        chain.append(number)
        siege.last_read = list(chain)


def fates(siege: Siege) -> list[tuple[int, Mood]]:
    """How each came out of it: those who are left, then those who got out. [TWM-END-4, TWM-END-7]"""
    left = [(person.card, brightened(siege, person.card, mood_of(sum(person.levels)))) for person in siege.group]
    return [*left, *((card, mood_of(RESCUED)) for card in siege.evacuated)]


def mood_of(total: int) -> Mood:
    """By the sum of the five States. [10.20]"""
    if total <= HOPEFUL:
        return "hopeful"
    return "mixed" if total <= MIXED else "dark"


def brightened(siege: Siege, card: int, mood: Mood) -> Mood:
    """Who rides goes one step towards the light, who is left behind into the dark; an Objective met may help all.
    [10.20, 10.22]"""
    if siege.sheet.seats:
        return step_up(mood) if card in siege.riders else "dark"
    hopes = [objective.given for objective in siege.live() if not objective.decides]
    helped = siege.sheet.chapters and any(hope is not None and hope.holds(siege, siege.leader) for hope in hopes)
    return step_up(mood) if helped else mood


def step_up(mood: Mood) -> Mood:
    """One step brighter; hopeful stays. [10.20]"""
    return MOODS[max(0, MOODS.index(mood) - 1)]

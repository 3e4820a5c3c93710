"""What wins this siege, and what its decks hold, as everybody may know from the box and the sheet."""

from collections.abc import Iterator

from holdouts.engine.game import Briefing
from holdouts.engine.words import Words
from holdouts.games.this_war_of_mine.cards import Scenario
from holdouts.games.this_war_of_mine.state import Siege


def aims(siege: Siege, words: Words) -> Iterator[str]:
    """What must be lived to see, for whom one plays, how a day goes, and who decides."""
    yield from takes(siege, words)
    yield words.say("briefing-together")
    if siege.sheet.chapters:
        yield words.say("briefing-chapters", count=len(siege.book.chapters))
    yield words.say("briefing-day")
    if siege.seats_count > 1:
        yield words.say("briefing-leader")


def takes(siege: Siege, words: Words) -> Iterator[str]:
    """What must be lived to see, by whom, and in what sort of house."""
    sheet = siege.sheet
    yield aim(sheet, words)
    house = "ruin" if sheet.shelter else "ready"
    yield words.say("briefing-house", people=sheet.reds + sheet.blacks, house="half" if sheet.cleared else house)


def aim(card: Scenario, words: Words) -> str:
    """What must be lived to see; a bus leaves when all Events have come to pass. [TWM-SCEN-6, TWM-SCEN-9]"""
    if not card.seats:
        return words.say("briefing-ceasefire")
    return words.say("briefing-convoy", days=card.events + len(card.finals))


def decks(siege: Siege, words: Words) -> Iterator[str]:
    """What waits in the days, in the city, at the door and in the night."""
    book = siege.book
    finals = len(siege.sheet.finals)
    yield words.say("briefing-events", count=len(siege.events), finals=finals)
    yield words.say("briefing-city", count=len(book.locations), cards=len(siege.exploration))
    yield words.say("briefing-findings", count=len(siege.findings))
    yield words.say("briefing-people", residents=len(siege.residents), visitors=len(siege.visitors))
    yield words.say("briefing-raids", count=len(siege.raids), red=len(siege.red_raids))
    yield words.say("briefing-dawn", fate=len(siege.fate), narratives=len(siege.narratives))
    yield words.say("briefing-book", count=sum(page.story for page in book.pages.values()))


BRIEFING = Briefing(told_by=("scenario", "group"), aims=aims, takes=takes, decks=decks)

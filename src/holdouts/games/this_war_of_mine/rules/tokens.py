"""The six blank tokens. [TWM-GEN-20, TWM-ADV-17..19]"""

from collections.abc import Iterator

from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.cards import Token
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.state import IN_BOX, IN_SHELTER, IN_WASTE, NONE, ON_SOMEBODY, ON_TRIP, Siege


def number(siege: Siege, name: str) -> int:
    return siege.book.number("tokens", name)


def gain(siege: Siege, name: str, deed: Deed, *, on: int | None = None) -> bool:
    """A blank token comes into play; one that is there, or in the Waste, is not given again. [TWM-GEN-20]"""
    token = number(siege, name)
    if siege.tokens[token] != IN_BOX:
        return False
    person = None if on is None else siege.find(on)
    if person is not None:
        person.token = token
        siege.tokens[token] = ON_SOMEBODY
    else:
        siege.tokens[token] = ON_TRIP if deed.trip else IN_SHELTER
    siege.strokes[token] = siege.book.tokens[token].strokes
    siege.tell(events.TokenCame(token=token, rule=deed.rule))
    return True


def lose(siege: Siege, name: str, *, removed: bool = False, rule: str) -> None:
    """A blank token goes back into the box, or out of the campaign."""
    token = number(siege, name)
    if siege.tokens[token] in (IN_BOX, IN_WASTE):
        return
    for person in siege.group:
        if person.token == token:
            person.token = NONE
    siege.tokens[token] = IN_WASTE if removed else IN_BOX
    siege.strokes[token] = 0
    siege.tell(events.TokenWent(token=token, rule=rule))


def at_home(siege: Siege) -> Iterator[tuple[int, Token]]:
    """Those that are in the Shelter."""
    for token, where in enumerate(siege.tokens):
        if where == IN_SHELTER:
            yield token, siege.book.tokens[token]


def bring_home(siege: Siege) -> None:
    """What was won on a trip comes home with the party. [TWM-ADV-17]"""
    siege.tokens = [IN_SHELTER if where == ON_TRIP else where for where in siege.tokens]

"""What foresight reads of a siege, and what it leaves to the book."""

from holdouts.engine.describe import describe
from holdouts.engine.foresight import Trial, foresee, threat
from holdouts.engine.library import base_words
from holdouts.games.this_war_of_mine.events import ScriptRead, WentThirsty
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.picks import Act, CarryOut, Clear, FightOn, GoOn, RollAgain
from holdouts.games.this_war_of_mine.rules.binding import way_of
from holdouts.testing import besieged, rule, shelter
from tests.games.this_war_of_mine.test_book_table import opened
from tests.games.this_war_of_mine.test_fights import thugs

WORDS = base_words(GAME, "en")
NAMES = ("Ilka",)
UNREAD = "What comes then stands on a page that nobody has read yet"


def told(table, pick):
    return [line.text for line in foresee(table.table, 0, [table.meant(pick, 0)], WORDS, NAMES).lines]


def price_of(book, option):
    way = way_of(book, option)
    assert way is not None
    return way.price


@rule("TWM-BOOK-4")
def test_an_option_of_a_page_tells_its_price_and_nothing_that_has_not_been_read():
    table = opened()
    prices = {option: price_of(table.now.book, option.option) for option in table.options()}
    assert set(map(bool, prices.values())) == {True, False}
    for option, price in prices.items():
        expected = [f"Its price: {describe(price, WORDS)}"] if price else []
        assert told(table, option) == [*expected, UNREAD]


@rule("TWM-BOOK-3")
def test_what_opens_the_book_is_foretold_up_to_the_page():
    table = shelter(1).people("anton").storage(canned_food=2, book=1, components=3)
    table.next_card("visitors", "visitors", "reality-at-the-door").rolling(10)
    pick = table.meant(Act("anton", "g5", "go-outside"), 0)
    outcome = Trial(table.table, 0, WORDS, NAMES).answer(table.table.clone(keep=False), [pick], 1)
    assert isinstance(outcome.events[-1][0], ScriptRead)
    assert outcome.closing == UNREAD


def test_what_somebody_is_told_to_do_and_what_it_brings_are_certain():
    table = shelter().storage(shovel=1)
    assert any("Boris" in line and "clear" in line for line in told(table, Clear("boris", "t4")))
    assert any("Gained: Wood" in line for line in told(table.choose(Clear("boris", "t4")), CarryOut()))


@rule("TWM-ANYTIME-1")
def test_a_die_that_is_rolled_again_tells_how_often_it_shows_wounds():
    table = thugs(*[1] * 20).choose(FightOn())
    assert "The die shows wounds: 2 of 6" in told(table, RollAgain("boris", "grey"))


# --- what threatens until Dawn ---


def besieged_by(**stored: int):
    """Three people on their first morning, with so much in Storage."""
    table = besieged()
    siege = table.state
    for good, count in enumerate(siege.storage):
        siege.box[good] += count
        siege.storage[good] = 0
    return table.storage(**stored)


def called(table, person):
    return WORDS.say(f"name-{table.now.book.characters[person.card].id}")


def threatened(table, seat=0):
    told = threat(table.table, seat, WORDS, NAMES)
    assert told is not None
    return [line.text for line in told.lines]


@rule("TWM-DUSK-2", "TWM-DUSK-4")
def test_whoever_gets_nothing_at_dusk_is_named_in_one_sentence():
    table = besieged_by(canned_food=3)
    everybody = WORDS.join(called(table, person) for person in table.now.group)
    assert f"{everybody} have nothing to drink, unless something is done" in threatened(table)


@rule("TWM-DUSK-4")
def test_what_gets_worse_for_everybody_is_said_once():
    told = threatened(besieged_by(water=3))
    assert "Everybody: Hunger rises, unless something is done" in told
    assert not any("Hunger 1 to 2" in line for line in told)


@rule("TWM-DUSK-2")
def test_what_may_get_worse_for_one_or_the_other_is_said_once():
    told = threatened(besieged_by(canned_food=3, water=3))
    assert len([line for line in told if "Misery" in line]) == 1
    assert any(line.startswith("Somebody: Misery rises: about") for line in told)


@rule("TWM-STATE-7")
def test_of_whoever_can_bear_no_more_it_is_not_said_too_what_they_could_not_bear():
    table = besieged_by(water=4)
    starving = table.state.group[0]
    table.arrange(starving, levels=[0, 3, 0, 0, 0])
    assert not any("Hunger 3 to 4" in line for line in threatened(table))


@rule("TWM-RAID-7")
def test_what_a_raid_does_to_those_on_guard_threatens_too():
    table = besieged_by(canned_food=3, water=3)
    table.next_card("raids", "raids", "looters").state.raids_seen = 1
    assert any("Wounds" in line for line in threatened(table))


@rule("TWM-DUSK-2")
def test_where_one_of_several_goes_without_it_is_said_once():
    """Two for three: that somebody goes without is certain, and who it is, nobody has chosen yet."""
    dry = [line for line in threatened(besieged_by(water=2, canned_food=3)) if "to drink" in line]
    assert dry == ["Somebody has nothing to drink, unless something is done"]


@rule("TWM-DUSK-2", "TWM-DUSK-4")
def test_where_there_is_enough_nobody_goes_without():
    assert not any("nothing" in line for line in threatened(besieged_by(water=3, canned_food=3)))


@rule("TWM-DUSK-4", "TWM-STATE-7")
def test_the_gravest_comes_first():
    table = besieged_by(water=4)
    starving = table.state.group[0]
    table.arrange(starving, levels=[0, 3, 0, 0, 0])
    assert threatened(table)[0].startswith(f"{called(table, starving)} can bear no more")


@rule("TWM-DUSK-2")
def test_what_threatens_comes_about_if_nothing_is_done():
    table = besieged_by()
    people = {person.card for person in table.now.group}
    while table.table.decision is not None and table.table.decision.ask != "give-tasks":
        rests = [option for option in table.options() if isinstance(option, CarryOut | GoOn)]
        table.choose(rests[0])
    assert {event.person for event in table.told(WentThirsty)} == people

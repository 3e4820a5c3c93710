"""What a trip brings home: what the backpacks hold, what is hidden, what is told of it. [TWM-SCAV-32..36]"""

from holdouts.engine.library import base_words
from holdouts.engine.view import log
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.picks import Carry, ExploreOn, GoHome, GoOn, HideRest, LoadUp
from holdouts.testing import rule
from tests.games.this_war_of_mine.trips import away, party


@rule("TWM-SCAV-32", "TWM-SCAV-33", "TWM-SCAV-34", "TWM-SCAV-35")
def test_what_the_backpacks_hold_is_carried_and_wood_is_there_for_the_taking():
    table = away(party("search-junk-and-go").storage(guitar=1, knife=1), "warehouse", "guitar", "knife")
    table.choose(ExploreOn()).choose(GoOn()).choose(GoHome())
    table.choose(Carry("guitar"))
    for _ in range(13):
        table.choose(Carry(next(good for good in ("wood", "components") if table.can(Carry(good)))))
    assert not table.can(Carry("wood"))
    assert not table.can(Carry("knife"))
    table.choose(GoOn())
    assert table.now.load[table.state.book.good("guitar")] == 1
    assert not any(table.now.pile)


@rule("TWM-SCAV-36")
def test_the_load_comes_home_only_at_dawn():
    table = away(party("search-junk-and-go").storage(knife=1), "warehouse", "knife")
    table.choose(ExploreOn()).choose(GoOn()).choose(GoHome()).choose(Carry("knife")).choose(GoOn())
    assert table.now.phase == "raid"
    assert not table.stored("knife")
    assert table.now.load[table.state.book.good("knife")] == 1


@rule("TWM-ADV-5", "TWM-ADV-6")
def test_what_is_left_can_be_hidden_and_may_still_be_there():
    for rolled, kept in ((6, 0), (7, 1)):
        table = party("search-junk-and-go", free_scavenging=True).storage(knife=1)
        table = away(table, "warehouse", "knife").choose(ExploreOn()).choose(GoOn()).choose(GoHome())
        if table.asks() == "TWM-ADV-10":
            table.choose(GoOn())
        table.choose(HideRest())
        hidden = table.now.places[1].hidden
        assert hidden[table.state.book.good("knife")] == 1
        again = party(free_scavenging=True).rolling(rolled)
        good = again.state.book.good("knife")
        again.state.box[good] -= 1
        again.state.places[1].hidden[good] = 1
        again = away(again)
        assert again.now.pile[good] == kept


@rule("TWM-ADV-9")
def test_one_more_in_the_backpack_costs_two_fatigue_once_each():
    table = party("search-junk-and-go", free_scavenging=True).levels("katia", fatigue=3)
    table = away(table).choose(ExploreOn()).choose(GoOn()).choose(GoHome()).choose(GoOn())
    assert not table.can(LoadUp("katia"))
    table.choose(LoadUp("boris"))
    assert table.level("boris", "fatigue") == 2
    assert table.now.trip.capacity == 1
    assert not table.can(LoadUp("boris"))


@rule("TWM-SCAV-33")
def test_as_many_as_fit_are_loaded_at_once():
    table = away(party("search-junk-and-go").storage(guitar=1), "warehouse", "guitar")
    table.choose(ExploreOn()).choose(GoOn()).choose(GoHome())
    wood = table.state.book.wood
    most = max(pick.count for pick in table.options(kind=Carry) if pick.good == wood)
    table.choose(Carry("wood", most))
    assert table.now.load[wood] == most > 1
    assert not table.can(Carry("wood"))


@rule("TWM-SCAV-33")
def test_two_of_a_kind_are_loaded_one_by_one_or_both_at_once():
    table = away(party("search-junk-and-go").storage(knife=2), "warehouse", "knife", "knife")
    table.choose(ExploreOn()).choose(GoOn()).choose(GoHome())
    assert table.can(Carry("knife"))
    table.choose(Carry("knife", 2)).choose(GoOn())
    assert table.now.load[table.state.book.good("knife")] == 2


@rule("TWM-SCAV-33")
def test_the_log_counts_what_was_carried_home():
    table = away(party("search-junk-and-go").storage(knife=2), "warehouse", "knife", "knife")
    table.choose(ExploreOn()).choose(GoOn()).choose(GoHome())
    table.choose(Carry("knife", 2)).choose(Carry("wood")).choose(GoOn())
    for lang, said in (("en", "Carried home: 2 × Knife"), ("fr", "Rapporté : 2 × Couteau")):
        lines = [
            one.text.replace("\u202f", " ").replace("\xa0", " ")
            for one in log(table.table, 0, base_words(GAME, lang), ["Ilka"])
        ]
        assert any(line.startswith(said) for line in lines)

"""What things are called: by the game's own method, by the name of their card, or by a word of their own."""

from pathlib import Path
from typing import Annotated

import pytest

from holdouts.engine.events import Event
from holdouts.engine.fields import Noun
from holdouts.engine.naming import Naming
from holdouts.engine.words import MissingWords, Words
from tests.engine.toy import Cellar, make_game, open_table

JarId = Annotated[int, Noun("jar", shelf="cards")]
CauseName = Annotated[str, Noun("cause")]
CornerId = Annotated[int, Noun("corner", of="jar")]

WORDS = Words(
    "en",
    ["named = “{ $name }”", "name-jar-0 = Plum jam", "name-jar-1 = Lard", "cause-rats = the rats"],
)


class Spoilt(Event):
    jar: JarId
    others: tuple[JarId, ...] = ()
    cause: CauseName = "rats"
    corner: CornerId = 2


class CellarNaming(Naming[Cellar]):
    """Only what is more than a name or a word."""

    def corner(self, corner: tuple[int, int]) -> str:
        return f"corner {corner[1]} of jar {corner[0]}"


@pytest.fixture
def naming(tmp_path: Path) -> CellarNaming:
    state = open_table(make_game(tmp_path)).state
    assert isinstance(state, Cellar)
    return CellarNaming(state, None, WORDS, ["Ilka", "Bo"])


def test_a_card_of_a_shelf_is_called_by_its_name_in_quotation_marks(naming: CellarNaming):
    assert naming.slots(Spoilt(jar=1, rule="TOY-1"))["jar"] == "“Lard”"


def test_several_cards_of_a_shelf_are_listed(naming: CellarNaming):
    said = str(naming.slots(Spoilt(jar=1, others=(0, 1), rule="TOY-1"))["others"])
    assert said.index("“Plum jam”") < said.index("“Lard”")


def test_what_is_no_card_is_called_by_a_word_of_its_own(naming: CellarNaming):
    assert naming.slots(Spoilt(jar=0, rule="TOY-1"))["cause"] == "the rats"


def test_a_method_of_the_game_comes_first_and_is_given_whose_it_is(naming: CellarNaming):
    assert naming.slots(Spoilt(jar=1, rule="TOY-1"))["corner"] == "corner 2 of jar 1"
    assert naming.refs(Spoilt(jar=1, rule="TOY-1")) == ("jar:1", "cause:rats", "corner:1.2")


def test_a_list_of_nothing_has_a_word_of_its_own(naming: CellarNaming):
    assert naming.listed([], "nothing") == "nothing"
    assert naming.listed(["Lard"], "nothing") == "Lard"


def test_what_has_neither_a_method_nor_a_word_is_an_error(naming: CellarNaming):
    with pytest.raises(MissingWords, match="cause-frost"):
        naming.slots(Spoilt(jar=1, cause="frost", rule="TOY-1"))

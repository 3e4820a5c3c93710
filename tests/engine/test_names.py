"""Names: from classes to the names used in files, and which classes a room declares."""

import pytest

from holdouts.engine.decision import Option
from holdouts.engine.events import Counted, Event, OfSeat
from holdouts.engine.names import declared, kebab
from holdouts.engine.shelves import grouped


class _Loud(OfSeat):
    """Base of what everybody hears."""


class Sang(_Loud): ...


class Clapped(Counted): ...


class Bow(Option):
    """No event at all."""


def test_a_room_declares_its_own_classes_in_their_order_and_no_bases():
    assert declared(globals(), Event) == (Sang, Clapped)
    assert declared(globals(), Option) == (Bow,)


def test_an_event_is_called_after_its_class_and_never_changes():
    sang = Sang(who=1, rule="NEW-SONG-1")
    assert kebab(type(sang).__name__) == "sang"
    with pytest.raises(AttributeError):
        setattr(sang, "who", 2)  # noqa: B010 - a plain assignment is what the type forbids


def test_numbers_are_grouped_by_their_names_and_the_nameless_left_out():
    assert grouped(["red", "", "blue", "red"]) == {"red": [0, 3], "blue": [2]}

"""Emblems: what a game has drawn, and who shows it."""

import re

import jinja2
import pytest

from holdouts.engine.library import base_pack, emblems
from holdouts.games import IDS, find_game
from holdouts.server.pages import TEMPLATES

ALWAYS = {"back", "pip"}
"""What the templates of all games show."""


def named_by_cards(value):
    """The emblems of cards, and of cards within cards."""
    if isinstance(value, (tuple, list)):
        return {name for inner in value for name in named_by_cards(inner)}
    if not hasattr(value, "__struct_fields__"):
        return set()
    own = {value.emblem} - {""} if hasattr(value, "emblem") else set()
    return own | {name for field in value.__struct_fields__ for name in named_by_cards(getattr(value, field))}


def look_of(id_):
    """The template in which a game says how it looks."""
    loaders = [
        jinja2.FileSystemLoader(TEMPLATES),
        jinja2.PrefixLoader({id_: jinja2.FileSystemLoader(find_game(id_).folder)}),
    ]
    jinja = jinja2.Environment(loader=jinja2.ChoiceLoader(loaders), autoescape=True)
    return jinja.get_template(f"{id_}/table.html").module


@pytest.mark.parametrize("id_", IDS)
def test_everything_drawn_is_shown_and_everything_shown_is_drawn(id_):
    game, look = find_game(id_), look_of(id_)
    named = named_by_cards(list(base_pack(game).cards.values()))
    by_template = {*look.by_kind.values(), *look.signs.values(), *look.tokens.values()}
    assert named | by_template | ALWAYS == emblems(game)
    assert set(re.findall(r'<symbol id="e-([^"]+)"', look.sprite())) == emblems(game)


@pytest.mark.parametrize("id_", IDS)
def test_no_template_or_code_chooses_a_picture_by_the_id_of_a_card(id_):
    game = find_game(id_)
    ids = {card.id for shelf in ("actions", "perils", "survivor-cards", "monsters") for card in shelf_of(game, shelf)}
    template = (game.folder / "table.html").read_text(encoding="utf-8")
    keys = set(re.findall(r'"([a-z0-9-]+)":', template))
    assert ids & keys == set()


def shelf_of(game, shelf):
    return base_pack(game).cards.get(shelf, ())

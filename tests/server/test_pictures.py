"""Pictures: what a game has drawn, who shows it, and that no two cards show the same."""

import re
from collections import Counter

import jinja2
import pytest

from holdouts.engine.library import base_pack, base_words
from holdouts.engine.pictures import Picture, drawn, layers
from holdouts.games import IDS, find_game
from holdouts.games.this_war_of_mine.rules.combat_dice import FACES
from holdouts.server.pages import TEMPLATES, Pages

ALWAYS = {"back", "pip"}
"""The signs that the templates of all games show."""


def cards_of(value):
    """Cards, and cards within cards."""
    if isinstance(value, (tuple, list)):
        return [card for inner in value for card in cards_of(inner)]
    if not hasattr(value, "__struct_fields__"):
        return []
    inner = [card for field in value.__struct_fields__ for card in cards_of(getattr(value, field))]
    return [value, *inner] if hasattr(value, "picture") else inner


def all_cards(id_):
    return cards_of(list(base_pack(find_game(id_)).cards.values()))


def look_file_of(id_):
    """The template in which a game says how it looks."""
    loaders = [
        jinja2.FileSystemLoader(TEMPLATES),
        jinja2.PrefixLoader({id_: jinja2.FileSystemLoader(find_game(id_).folder)}),
    ]
    jinja = jinja2.Environment(loader=jinja2.ChoiceLoader(loaders), autoescape=True)
    return jinja.get_template(f"{id_}/table.html").module


def drawing(id_):
    """The macro that draws pictures, as the fragments of a game use it."""
    game, pages = find_game(id_), Pages(undefined=jinja2.StrictUndefined)
    voice = pages._voice(game, base_words(game, "en"))
    return vars(pages._jinja.get_template("_cards.html").make_module(voice.names))["picture"]


def named_in(arts):
    """The layers that some lines of art name."""
    return {layer.partition("|")[0] for art in arts for layer in art.split(";") if layer}


def tints_in(arts):
    return {layer.split("|")[2] for art in arts for layer in art.split(";") if layer.count("|") == 2}


def used_by_layers(game):
    return set(re.findall(r'<use href="#([^"]+)"', layers(game.folder)))


@pytest.mark.parametrize("id_", IDS)
def test_every_card_tile_and_survivor_has_a_picture(id_):
    assert [card.id for card in all_cards(id_) if card.picture == Picture()] == []


@pytest.mark.parametrize("id_", IDS)
def test_every_picture_is_a_place_with_something_in_it(id_):
    bare = [card.id for card in all_cards(id_) if not (card.picture.scene and card.picture.parts)]
    assert bare == []


@pytest.mark.parametrize("id_", IDS)
def test_no_two_cards_of_a_game_show_the_same(id_):
    picture = drawing(id_)
    drawings = Counter(str(picture(card.picture.art)) for card in all_cards(id_))
    assert [markup for markup, cards in drawings.items() if cards > 1] == []


@pytest.mark.parametrize("id_", IDS)
def test_no_two_subjects_of_a_game_are_the_same_where_there_is_room_for_nothing_else(id_):
    picture = drawing(id_)
    subjects: dict[str, list[str]] = {}
    for card in all_cards(id_):
        subjects.setdefault(str(picture(card.picture.art, "subject")), []).append(card.id)
    assert [cards for cards in subjects.values() if len(cards) > 1] == []


@pytest.mark.parametrize("id_", IDS)
def test_every_layer_that_is_named_was_drawn_and_every_layer_that_was_drawn_is_shown(id_):
    game, look = find_game(id_), look_file_of(id_)
    arts = [*(card.picture.art for card in all_cards(id_)), *look.by_kind.values(), *look.sitters]
    assert named_in(arts) | used_by_layers(game) == drawn(game.folder).layers
    assert tints_in(arts) - {""} <= drawn(game.folder).tints


@pytest.mark.parametrize("id_", IDS)
def test_layers_are_painted_in_the_colours_of_the_palette_and_no_others(id_):
    game = find_game(id_)
    painted = set(re.findall(r'(?:fill|stroke|color)="([^"]+)"', layers(game.folder)))
    palette = {f"var(--p-{name})" for name in drawn(game.folder).tints}
    assert painted - {"none", "currentColor"} <= palette
    assert palette == palette & {*painted, *(f"var(--p-{name})" for name in tints_of(id_))}


def tints_of(id_):
    return tints_in(card.picture.art for card in all_cards(id_))


@pytest.mark.parametrize("id_", IDS)
def test_pictures_are_drawn_by_us_as_lines_and_hold_no_images_or_letters(id_):
    elements = set(re.findall(r"<([a-z]+)", layers(find_game(id_).folder)))
    assert elements <= {"svg", "defs", "g", "path", "circle", "ellipse", "rect", "use"}


@pytest.mark.parametrize("id_", IDS)
def test_signs_of_gauges_and_tokens_are_drawn_and_shown(id_):
    look = look_file_of(id_)
    signs = re.findall(r'<symbol id="e-([^"]+)"', look.sprite())
    corners = getattr(look, "drawn_corners", ())
    assert sorted(signs) == sorted({*look.signs.values(), *look.tokens.values(), *corners, *dice_of(id_), *ALWAYS})


def dice_of(id_):
    """The signs on dice that show something else than numbers."""
    faces = ((die, face) for die, faces in FACES.items() for face in faces)
    shown = {f"hit-{die}" if face.wounds else f"face-{face.shows}" for die, face in faces}
    return shown if id_ == "this-war-of-mine" else set()


@pytest.mark.parametrize("id_", IDS)
def test_no_template_or_code_chooses_a_picture_by_the_id_of_a_card(id_):
    template = (find_game(id_).folder / "table.html").read_text(encoding="utf-8")
    ids = {card.id for card in all_cards(id_)}
    assert ids & set(re.findall(r'"([a-z0-9-]+)":', template)) == set()


@pytest.mark.parametrize("id_", IDS)
def test_a_card_of_every_kind_shows_something_without_a_picture_of_its_own(id_):
    look = look_file_of(id_)
    for kind in getattr(look, "tones", {}):
        assert look.by_kind[kind]

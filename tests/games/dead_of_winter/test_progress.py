"""How near goals are, and cards that only a test pack has. [DOW-COLONY, DOW-ABILITY, DOW-SURVIVOR]"""

from msgspec.structs import replace

from holdouts.engine.library import base_pack, base_words
from holdouts.engine.reactions import MomentName
from holdouts.engine.view import Face
from holdouts.games.dead_of_winter.cards import Book, Crossroads
from holdouts.games.dead_of_winter.effects.people import Remove
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.objective import of_colony, of_seat
from holdouts.games.dead_of_winter.picks import AtEntrance, Barricade, UseAbility
from holdouts.testing import colony, moving_in, rule


@rule("DOW-COLONY-11")
def test_everybody_sees_how_far_the_main_objective_is():
    table = colony(3, "the-vaccine-bench").stored("antiseptic", "antiseptic")
    (part,) = of_colony(table.state)
    assert (part.met, part.value, part.least) == (False, 2, 9)
    table = colony(3, "a-full-larder").arrange(food=8)
    assert [(part.met, part.value, part.least) for part in of_colony(table.state)] == [
        (True, 8, 8),
        (False, 0, 4),
        (False, 0, 4),
        (False, 0, 4),
    ]


def test_how_far_it_is_is_told_with_the_number_that_is_wanted_here():
    table = colony(3, "the-vaccine-bench").stored("antiseptic", "antiseptic").turn(0)
    shown = GAME.scene(GAME.secrets.veiled(table.now, 0), 0, base_words(GAME, "en"), ["Ada", "Bo", "Cy"])
    assert "Not met (2 of 9): the Colony has stored at least 9 medicine cards" in repr(shown.zones)
    assert "for each player" not in repr([zone for zone in shown.zones if zone.ref == "objective"])


@rule("DOW-END-4")
def test_a_seat_is_told_how_far_its_own_objective_is_and_nobody_else():
    table = colony(3).secret(0, "full-cellar").hand(0, "tinned-soup", "tinned-soup").turn(0)
    (part,) = of_seat(table.now, 0)
    assert (part.met, part.value, part.least) == (False, 2, 3)
    words = base_words(GAME, "en")
    for seat, told in ((0, True), (1, False), (None, False)):
        shown = GAME.scene(GAME.secrets.veiled(table.now, seat), seat, words, ["Ada", "Bo", "Cy"])
        assert ("Not met (2 of 3): you have at least 3 food cards" in repr(shown.people[0])) == told


def test_what_is_only_known_at_the_end_is_no_progress():
    table = colony(3).secret(0, "clean-bill-of-health")
    assert [part.met for part in of_seat(table.state, 0)] == [True]


def objective_at(table, lang="en"):
    """What is said of the main objective as the table stands."""
    shown = GAME.scene(GAME.secrets.veiled(table.now, 0), 0, base_words(GAME, lang), ["Ada", "Bo", "Cy"])
    face = next(zone for zone in shown.zones if zone.ref == "objective").cards[0]
    assert isinstance(face, Face)
    return face.tags


@rule("DOW-COLONY-11")
def test_it_is_said_when_the_main_objective_is_checked():
    table = colony(3, "clear-the-streets").turn(0)
    assert objective_at(table)[-1] == "Checked at the end of the round, after the zombies have come"
    assert objective_at(table, "fr")[-1] == "Vérifié en fin de manche, une fois les zombies arrivés"


def test_nothing_is_met_before_everything_is_laid_out():
    assert objective_at(moving_in(3, "clear-the-streets")) == ()


def test_a_meal_is_no_turning_point():
    """Food comes and goes every night; what is at stake is whether anybody goes hungry."""
    shown = GAME.scene(colony(3).now, None, base_words(GAME, "en"), ["Ada", "Bo", "Cy"])
    assert {gauge.kind for gauge in shown.gauges if gauge.stake} == {"morale", "starvation"}


# --- a pack of our own ---

BUILT = MomentName("barricaded")


@rule("DOW-ABILITY-4")
def test_an_ability_without_a_limit_is_used_as_often_as_there_are_dice():
    book = Book([base_pack(GAME)])
    cook = book.person("ferro")
    card = book.survivors[cook]
    book.survivors[cook] = replace(card, ability=replace(card.ability, use="freely"))
    table = colony(3, book=book).group(0, "ferro").dice(0, 4, 4).turn(0)
    table.choose(UseAbility("ferro")).choose(UseAbility("ferro"))
    assert table.now.food == 4


@rule("DOW-SURVIVOR-10", "DOW-SURVIVOR-11", "DOW-SURVIVOR-14", "DOW-SURVIVOR-17")
def test_e32_the_last_survivor_leaves_the_game_with_three_cards_and_a_new_leader_comes():
    book = Book([base_pack(GAME)])
    number = book.number("crossroads", "loose-hinge")
    book.crossroads[number] = Crossroads(id="loose-hinge", when=BUILT, kind="forced", first=(Remove(whom="own"),))
    table = colony(3, book=book).group(0, "haddad").gear("haddad", "nail-gun").hand(0, "jerrycan", "tinned-soup")
    table.next_survivors("lund").crossroads("loose-hinge").arrange(morale=5).dice(0, 1, 1).turn(0)
    table.choose(Barricade("haddad"))
    while table.asks() != "DOW-TURN-3":
        table.choose(table.options()[0])
    assert not table.alive("haddad")
    assert table.now.morale == 5
    assert table.ids_of(table.now.removed) == ["nail-gun"]
    assert len(table.now.players[0].lost) == 2
    assert table.now.players[0].leader == table.person("lund").card


@rule("DOW-CROSS-7")
def test_a_forced_newcomer_without_space_does_not_fire_and_goes_on_watching():
    book = Book([base_pack(GAME)])
    number = book.number("crossroads", "loose-hinge")
    newcomer = book.crossroads[book.number("crossroads", "isolation-door")].first[:1]
    book.crossroads[number] = Crossroads(id="loose-hinge", when=BUILT, kind="forced", first=newcomer)
    table = colony(3, book=book).crossroads("loose-hinge").arrange(helpless=21).dice(0, 1, 1).turn(0)
    table.choose(Barricade("brandt")).choose(AtEntrance("colony", 0))
    assert table.now.crossroads == number
    assert table.asks() == "DOW-TURN-3"


def test_that_nobody_is_somewhere_is_met_without_a_count():
    table = colony(3).secret(0, "wanderer").group(0, "haddad@school").turn(0)
    shown = GAME.scene(GAME.secrets.veiled(table.now, 0), 0, base_words(GAME, "en"), ["Ada", "Bo", "Cy"])
    assert "'Met: none of your survivors is at the Colony'" in repr(shown.people[0])

"""Rules to the letter: who of several, how many exactly, in which order, and what everybody knows of it afterwards."""

from holdouts.engine.why_not import Why, because
from holdouts.games.dead_of_winter.cards import NOW, PLACES, fits
from holdouts.games.dead_of_winter.events import CrisisCounted, Exposed, Frostbitten
from holdouts.games.dead_of_winter.picks import (
    AtEntrance,
    Attack,
    CallVote,
    Move,
    NextCrisis,
    Play,
    RollAgain,
    Take,
    ThumbUp,
    UseAbility,
    Whom,
)
from holdouts.games.dead_of_winter.positions import BLANK, WOUND, moving_in
from holdouts.games.dead_of_winter.rules import (
    actions,
    crossroads,
    hands,
    harm,
    looking,
    newcomers,
    requests,
    voting,
    zombies,
)
from holdouts.games.dead_of_winter.rules import colony as phase
from holdouts.games.dead_of_winter.state import GAS, NONE, SCHOOL, Lack, Lasting, Trace
from holdouts.testing import colony, rule
from tests.games.dead_of_winter.test_edges import crowded, heard
from tests.games.dead_of_winter.test_prices_and_choices import returned

# --- who of several ---


@rule("DOW-ABILITY-1", "DOW-EXPOSE-7")
def test_who_uses_an_ability_that_kills_is_who_rolls_for_it():
    table = colony(3).group(0, "renn@school", "cole@school", "brandt@school").zombies("school", 2).dice(0, 6)
    table.rolling(WOUND).turn(0).choose(UseAbility("renn"))
    assert table.asks() == "DOW-TURN-3"
    assert [told.survivor for told in table.told(Exposed)] == [table.person("renn").card]


@rule("DOW-EXPOSE-12")
def test_a_card_that_kills_asks_who_of_those_there_does_it():
    table = colony(3).group(0, "renn@school", "cole@school", "brandt").hand(0, "hedge-shears").zombies("school", 1)
    table.turn(0).choose(Play("hedge-shears"))
    asked = {option.survivor for option in table.options(kind=Whom)}
    assert asked == {table.person(id_).card for id_ in ("renn", "cole")}


@rule("DOW-PLAY-11")
def test_one_who_can_carry_is_enough_to_play_equipment():
    table = colony(3).group(0, "tak", "kessel").hand(0, "nail-gun").turn(0)
    assert table.can(Play("nail-gun"))


@rule("DOW-PLAY-11")
def test_where_nobody_can_carry_equipment_is_not_played():
    table = colony(3).group(0, "kessel").hand(0, "nail-gun").turn(0)
    assert not table.can(Play("nail-gun"))


@rule("DOW-PLAY-10")
def test_one_who_can_still_move_is_enough_to_play_fuel():
    table = colony(3).group(0, "tak", "brandt").hand(0, "jerrycan")
    table.arrange(table.person("brandt"), moves=1).turn(0)
    assert table.can(Play("jerrycan"))


@rule("DOW-CRISIS-8")
def test_frost_bites_those_of_the_highest_influence_who_are_not_exiled():
    table = colony(3).group(0, "cole", "brandt", "tak").group(1, "oyelaran@gas").exiled(1).group(2, "lund", "falk")
    book = table.state.book
    crisis = next(one for one in book.crises if any(getattr(word, "whom", "") == "highest" for word in one.fail))
    table.crisis(crisis.id).phase("resolve_crisis").start()
    bitten = {told.survivor for told in table.told(Frostbitten)}
    assert bitten == {table.state.book.person(id_) for id_ in ("falk", "brandt", "tak", "lund")}


def test_who_bears_a_card_is_found_to_the_last():
    table = colony(3).group(2, "stern", "cole").gear("cole", "nail-gun", "insulated-boots")
    held = table.person("cole").gear
    assert looking.bearer(table.state, held[1].card) == (table.person("cole"), held[1])
    assert looking.bearer(table.state, held[0].card) == (table.person("cole"), held[0])
    assert looking.bearer(table.state, 0) is None


@rule("DOW-EXILE-4", "DOW-SURVIVOR-11")
def test_an_exile_for_whom_there_is_no_space_at_all_is_out():
    table = crowded(colony(3).group(1, "haddad")).arrange(morale=5).turn(0).choose(CallVote(1))
    for seat in range(3):
        table.choose(ThumbUp(), seat)
    assert table.now.players[1].out
    assert table.asks() == "DOW-TURN-3"


@rule("DOW-VARIANT-10")
def test_who_is_out_has_neither_dice_nor_cards():
    table = colony(3, elimination=True).group(0, "haddad@gas").hurt("haddad", wounds=2).hand(0, "jerrycan")
    table.arrange(morale=5).dice(0, 1, 2).rolling(WOUND).turn(0).choose(Move("haddad", "school"))
    player = table.now.players[0]
    assert player.out
    assert (player.dice, player.hand, len(player.lost)) == ([], [], 1)


# --- a new round ---


@rule("DOW-TURN-8", "DOW-PLAY-5")
def test_abilities_and_equipment_can_be_used_again_in_the_next_round():
    table = colony(3).gear("haddad", "nail-gun", "insulated-boots").gear("stern", "handheld-radio")
    people = [survivor for _, survivor in table.state.everybody()]
    for survivor in people:
        survivor.used = survivor.spent = True
        for held in survivor.gear:
            held.used = True
    phase.begin_round(table.state)
    assert not any(survivor.used or any(held.used for held in survivor.gear) for survivor in people)
    assert all(survivor.spent for survivor in people)


@rule("DOW-ROUND-2", "DOW-SECRET-14")
def test_who_has_looked_at_crises_has_seen_one_less_once_one_lies_open():
    table = colony(3)
    for seat, seen in enumerate((0, 1, 3)):
        table.arrange(table.state.players[seat], foresees=seen)
    phase.reveal_crisis(table.state)
    assert [player.foresees for player in table.state.players] == [0, 0, 2]


@rule("DOW-ABILITY-1", "DOW-SECRET-14")
def test_who_puts_crises_back_knows_them_and_whoever_knew_them_does_not():
    table = colony(3).group(0, "marchetti")
    for seat, seen in enumerate((3, 2, 1)):
        table.arrange(table.state.players[seat], foresees=seen)
    below, one, two = table.state.crises[-3:]
    table.turn(0).choose(UseAbility("marchetti")).choose(NextCrisis(one))
    assert table.now.crises[-3:] == [below, two, one]
    assert [player.foresees for player in table.now.players] == [3, 0, 0]


# --- the crisis ---


@rule("DOW-CRISIS-6", "DOW-CRISIS-8")
def test_exactly_enough_is_no_failure_and_one_less_is():
    for cards, failed in ((3, False), (2, True)):
        table = colony(3)
        symbol = table.state.crisis_card.symbols[0]
        right = next(card.id for card in table.state.book.cards if card.symbol == symbol)
        table.given(0, *[right] * (cards - 1)).given(1, right).phase("resolve_crisis").start()
        counted = table.now.counted[-1]
        assert (counted.given, counted.wrong, counted.failed) == ([cards - 1, 1, 0], 0, failed)


@rule("DOW-CRISIS-7", "DOW-SECRET-9")
def test_what_lay_aside_of_a_symbol_nobody_had_is_known_once_the_crisis_is_counted():
    table = colony(3).given(0, "jerrycan").hand(1, "antiseptic")
    state = table.state
    state.players[0].lacks = [Lack("med", 0, 1)]
    state.players[1].lacks = [Lack("fuel", 1, 2)]
    state.players[1].lost, state.players[1].hand = state.players[1].hand, []
    table.phase("resolve_crisis").start()
    assert [lack.aside for player in table.now.players for lack in player.lacks] == [0, 1]


# --- what is known of a hand ---


@rule("DOW-SECRET-9")
def test_who_could_not_pay_holds_fewer_and_the_last_time_counts():
    table = colony(3).given(0, "jerrycan")
    state = table.state
    hands.could_not_pay(state, 0, "med", 3)
    hands.could_not_pay(state, 0, "fuel", 1)
    hands.could_not_pay(state, 0, "med", 2)
    assert [(lack.symbol, lack.most, lack.aside) for lack in state.players[0].lacks] == [("fuel", 0, 1), ("med", 1, 1)]
    state.players[0].lost = [1, 2]
    hands.could_not_pay(state, 0, "food", 1)
    assert state.players[0].lacks[-1].aside == 3


@rule("DOW-SECRET-9")
def test_what_comes_unseen_may_be_of_a_symbol_that_was_lacking_and_what_is_shown_is_seen():
    table = colony(3).waste("jerrycan", "antiseptic", "antiseptic")
    state = table.state
    fuel, one, two = state.waste
    state.waste = []
    state.players[0].lacks = [Lack("med", 0, 0), Lack("fuel", 0, 0)]

    def most() -> list[int]:
        return [lack.most for lack in state.players[0].lacks]

    hands.receive(state, 0, [one, fuel], shown=True)
    assert most() == [1, 1]
    assert state.known == sorted([one, fuel])
    hands.receive(state, 0, [two])
    assert most() == [2, 2]
    hands.show(state, 0, one)
    assert most() == [1, 2]
    assert state.known == [fuel]


@rule("DOW-SECRET-9", "DOW-SECRET-11")
def test_a_hand_that_was_shown_is_not_unseen_again():
    table = colony(3).hand(0, "jerrycan", "antiseptic")
    before = table.state.unveiled
    hands.reveal_hand(table.state, 0, rule="DOW-CROSS-13")
    assert table.state.unveiled > before
    assert sorted(table.state.known) == sorted(table.state.players[0].hand)
    hands.reveal_hand(table.state, 0, rule="DOW-CROSS-13")
    assert sorted(table.state.known) == sorted(table.state.players[0].hand)


def test_what_lies_open_is_nothing_to_know_any_more():
    table = colony(3).hand(0, "jerrycan", "antiseptic")
    state = table.state
    fuel, med = state.players[0].hand
    state.known = [fuel, med]
    state.players[1].knows, state.players[2].knows = [med, fuel], [fuel]
    hands.uncover(state, fuel)
    assert state.known == [med]
    assert [player.knows for player in state.players] == [[], [med], []]


def test_what_everybody_knew_is_forgotten_by_all_or_by_all_but_some():
    for but, kept in (((), []), ((2,), ["jerrycan"])):
        table = colony(3).hand(0, "jerrycan", "antiseptic")
        state = table.state
        fuel, med = state.players[0].hand
        state.known = [fuel, med]
        hands.forget(state, [fuel], *but)
        assert state.known == [med]
        assert table.ids_of(state.players[2].knows) == kept


def test_nobody_learns_what_lies_before_them_or_what_they_know():
    table = colony(3).hand(0, "jerrycan", "antiseptic", "odds-and-ends")
    state = table.state
    fuel, med, tool = state.players[0].hand
    hands.learn(state, 0, [fuel])
    assert state.players[0].knows == []
    hands.learn(state, 1, [tool, fuel])
    hands.learn(state, 1, [fuel, med])
    assert state.players[1].knows == [*sorted([tool, fuel]), med]


# --- what a crossroads card waits for ---


@rule("DOW-CROSS-14")
def test_a_card_waits_for_its_own_moment_place_thing_and_number():
    for card in colony(3).state.book.crossroads:
        if card.when == NOW:
            continue
        place = next((number for number in range(7) if not card.at or fits(card.at, number)), NONE)
        fitting = Trace(card.when, place=place, what=card.what, count=card.least)
        assert crossroads.matches(card, fitting), card.id
        assert not crossroads.matches(card, Trace("elsewhen", place=place, what=card.what, count=card.least)), card.id
        if card.least:
            assert not crossroads.matches(card, Trace(card.when, place=place, what=card.what, count=card.least - 1))
        if card.what:
            assert not crossroads.matches(card, Trace(card.when, place=place, what="other", count=card.least)), card.id
        for other in range(7):
            if card.at and not fits(card.at, other):
                there = Trace(card.when, place=other, what=card.what, count=card.least)
                assert not crossroads.matches(card, there), (card.id, PLACES[other])


# --- why not ---


@rule("DOW-ABILITY-1", "DOW-ABILITY-2", "DOW-ABILITY-3")
def test_why_an_ability_cannot_be_used():
    def why(table, id_):
        return actions.why_not_ability(table.state, 0, table.person(id_))

    assert why(colony(3).group(0, "ferro").dice(0, 3), "ferro") == because("no-die", least=4)
    assert why(colony(3).group(0, "ferro").dice(0, 4), "ferro") is None
    assert why(colony(3).group(0, "ferro@gas").dice(0, 4), "ferro") == Why("not-here")
    assert why(colony(3).group(0, "rousse@gas"), "rousse") == Why("not-here")
    assert why(colony(3).group(0, "brandt").dice(0, 6), "brandt") == Why("no-die-to-change")
    for spent in ("used", "spent"):
        table = colony(3).group(0, "ferro").dice(0, 6)
        table.arrange(table.person("ferro"), **{spent: True})
        assert why(table, "ferro") == actions.ABILITY_SPENT


# --- rolls ---


@rule("DOW-EXPOSE-11")
def test_a_promise_holds_for_one_survivor_in_one_round():
    table = colony(3).group(0, "haddad", "tak")
    haddad, tak = table.person("haddad"), table.person("tak")
    table.state.lasting = [Lasting("no-move", haddad.card, 1), Lasting("no-exposure", tak.card, 2)]
    assert not harm.skip_roll(table.state, haddad)
    assert not harm.skip_roll(table.state, tak)
    table.state.lasting.append(Lasting("no-exposure", tak.card, 1))
    assert not harm.skip_roll(table.state, haddad)
    assert harm.skip_roll(table.state, tak)
    assert [one.round for one in table.state.lasting] == [1, 2]


@rule("DOW-EXPOSE-5")
def test_by_the_switch_who_has_two_frostbites_gets_two_wounds_and_who_has_one_gets_one():
    table = colony(3, frost_tick="token").group(0, "stahl", "brandt", "tak", "lund").arrange(morale=7)
    table.hurt("stahl", frost=1).hurt("brandt", frost=1).hurt("tak", frost=0).hurt("lund", frost=1).beginning(0)
    table.start()
    assert [table.person(id_).wounds for id_ in ("stahl", "brandt", "tak", "lund")] == [1, 1, 0, 0]
    table = colony(3, frost_tick="token").group(0, "brandt", "stahl").arrange(morale=7)
    table.hurt("stahl", frost=2).hurt("brandt", frost=1).beginning(0).start()
    assert table.person("brandt").wounds == 1
    assert not table.alive("stahl")


@rule("DOW-EXPOSE-10", "DOW-EXPOSE-11")
def test_a_blank_is_not_rolled_again_and_a_second_roll_is_made_once():
    table = colony(3).group(0, "arakawa@gas", "tak").gear("arakawa", "cricket-bat").zombies("gas", 2).dice(0, 6, 6)
    table.rolling(BLANK, WOUND, BLANK).turn(0).choose(Attack("arakawa"))
    while table.asks() not in ("DOW-TURN-3", "DOW-EXPOSE-11"):
        table.choose(table.options()[0])
    assert table.asks() == "DOW-TURN-3"
    table.choose(Attack("arakawa"))
    while table.asks() not in ("DOW-TURN-3", "DOW-EXPOSE-11"):
        table.choose(table.options()[0])
    assert table.asks() == "DOW-EXPOSE-11"
    assert table.choose(RollAgain()).person("arakawa").wounds == 0


# --- noise and barricades ---


@rule("DOW-ZOMBIE-3")
def test_noise_goes_as_far_as_there_is_any():
    table = colony(3).noise("gas", 1).noise("school", 3).arrange(told=[])
    zombies.hush(table.state, GAS, 2, rule="DOW-CROSS-13")
    zombies.hush(table.state, SCHOOL, 2, rule="DOW-CROSS-13")
    zombies.hush(table.state, GAS, 2, rule="DOW-CROSS-13")
    assert [table.state.locations[place].noise for place in (GAS, SCHOOL)] == [0, 1]
    assert [(told.place, told.count) for told in heard(table.state)] == [(GAS, 1), (SCHOOL, 2)]


@rule("DOW-TEXT-4")
def test_of_barricades_that_go_the_player_says_which_unless_all_go():
    table = colony(3).barricades("colony", 1, 2).arrange(told=[])
    assert list(zombies.tear_down(table.state, 0, 0, 3, rule="DOW-CROSS-13")) == []
    assert table.state.locations[0].barricades == [0] * 6
    assert [told.count for told in heard(table.state)] == [3]
    assert list(zombies.tear_down(table.state, 0, 0, 1, rule="DOW-CROSS-13")) == []
    assert len(table.state.told) == 1
    table = colony(3).barricades("colony", 1, 0, 2)
    question = next(zombies.tear_down(table.state, 0, 0, 2, rule="DOW-CROSS-13"))
    assert list(question.options(0)) == [AtEntrance(0, 0), AtEntrance(0, 2)]
    assert question.parts == (AtEntrance,)
    assert next(zombies.tear_down(table.state, 0, 0, 1, rule="DOW-CROSS-13")).parts == ()


# --- what cannot be unseen ---


@rule("DOW-SECRET-10", "DOW-SECRET-11")
def test_whatever_was_shown_or_drawn_is_not_unseen_again():
    seen = (
        lambda state: looking.find(state, 0, GAS, "fuel", 1, rule="DOW-CROSS-13"),
        lambda state: next(looking.sift(state, 0, GAS, 40, "fuel", rule="DOW-CROSS-13")),
        lambda state: looking.burn(state, GAS, 1, rule="DOW-CROSS-13"),
        lambda state: hands.draw(state, 0, GAS, 1),
        lambda state: next(looking.look_at_crises(state, 0, 2, rule="DOW-CROSS-13")),
        lambda state: looking.peek(state, 0, 1, rule="DOW-CROSS-13"),
        lambda state: hands.pass_on(state, 1, 0, state.players[1].hand[0], rule="DOW-CROSS-13"),
        lambda state: newcomers.welcome(state, 0, state.survivor_deck.pop(), 0, rule="DOW-SURVIVOR-1"),
        lambda state: crossroads.draw_card(state, 0),
    )
    for number, show in enumerate(seen):
        state = colony(3).hand(1, "jerrycan", "antiseptic").state
        before = state.unveiled
        show(state)
        assert state.unveiled > before, number


@rule("DOW-SECRET-11")
def test_where_nothing_was_seen_nothing_is_sealed():
    for show in (
        lambda state: looking.burn(state, GAS, 1, rule="DOW-CROSS-13"),
        lambda state: hands.draw(state, 0, GAS, 1),
    ):
        state = colony(3).state
        state.locations[GAS].deck = []
        before = state.unveiled
        show(state)
        assert state.unveiled == before


@rule("DOW-SECRET-10", "DOW-SECRET-12")
def test_an_answer_that_was_given_in_advance_seals_what_went_before():
    table = colony(3).hand(1, "jerrycan").turn(0)
    before = table.state.seals
    next(requests.request(table.state, 0, "fuel"))
    assert table.state.seals == before + 1
    for player in table.state.players:
        player.asked_to_pay = False
    assert list(voting.volunteer(table.state, 1, "fuel", rule="DOW-SECRET-5")) == []
    assert table.state.seals == before + 2


def test_a_card_that_is_turned_up_is_nothing_to_know_any_more():
    state = colony(3).state
    card = state.locations[GAS].deck[-1]
    state.known, state.players[1].knows = [card], [card]
    looking.burn(state, GAS, 1, rule="DOW-CROSS-13")
    assert (state.known, state.players[1].knows, state.removed) == ([], [], [card])
    assert state.playing == []


@rule("DOW-SECRET-14")
def test_who_has_looked_at_a_card_of_a_hand_or_put_cards_under_a_deck_knows_them():
    table = colony(3).hand(1, "jerrycan")
    state = table.state
    looking.peek(state, 0, 1, rule="DOW-CROSS-13")
    assert state.players[0].knows == state.players[1].hand
    top = state.locations[GAS].deck[-1:-4:-1]
    drawn = hands.draw(state, 2, GAS, 3)
    assert drawn == top
    hands.put_under(state, 2, GAS)
    assert state.locations[GAS].deck[:3] == list(reversed(top))
    assert state.players[2].knows == sorted(top)
    assert state.players[2].drawn == []


@rule("DOW-SEARCH-3")
def test_what_all_knew_of_a_deck_is_unknown_once_it_was_drawn_or_shuffled():
    state = colony(3).state
    known = state.locations[GAS].deck[-1]
    state.known = [known]
    hands.draw(state, 0, GAS, 1)
    assert state.known == []
    state.known = [state.locations[SCHOOL].deck[0]]
    hands.shuffle_deck(state, SCHOOL)
    assert state.known == []


# --- shuffles ---


@rule("DOW-SETUP-4", "DOW-SETUP-5", "DOW-SETUP-6", "DOW-SETUP-7")
def test_nothing_of_the_deal_lies_twice_where_it_lay():
    deals = [moving_in(3, seed=seed).state for seed in range(12)]
    for look in (
        lambda state: state.crises[-1],
        lambda state: state.exile_deck[-1],
        lambda state: state.survivor_deck[-1],
        lambda state: state.crossroads_deck[-1],
        lambda state: state.locations[GAS].deck[-1],
        lambda state: state.locations[SCHOOL].deck[-1],
        lambda state: state.players[0].secret,
        lambda state: tuple(sorted(state.players[0].hand)),
        lambda state: tuple(sorted(state.box_secrets)),
    ):
        assert len({look(state) for state in deals}) > 2
    betrayals = {card for state in deals for card in state.box_secrets if state.book.secrets[card].betrayal}
    assert betrayals == set(deals[0].book.betrayals)


@rule("DOW-CRISIS-6", "DOW-CRISIS-7")
def test_in_which_order_cards_of_a_crisis_are_shown_says_nothing_of_who_gave_them():
    orders = set()
    for seed in range(8):
        for seat in (0, 2):
            table = colony(3, seed=seed).given(seat, "jerrycan").given(2 - seat, "antiseptic", "odds-and-ends")
            table.phase("resolve_crisis").start()
            orders.add((seed, tuple(table.ids_of(table.told(CrisisCounted)[0].cards))))
    assert len(orders) == 8
    assert len({order for _, order in orders}) > 1


@rule("DOW-CROSS-13")
def test_what_was_turned_up_and_not_kept_is_shuffled_back():
    state = colony(3).state
    lowest = state.locations[GAS].deck[:9]
    looking.find(state, 0, GAS, "fuel", 1, rule="DOW-CROSS-13")
    assert state.locations[GAS].deck[:9] != lowest


@rule("DOW-CROSS-13")
def test_what_was_looked_at_and_not_kept_is_shuffled_back():
    state = colony(3).state
    lowest, top = state.locations[GAS].deck[:9], state.locations[GAS].deck[-1]
    returned(looking.pick_one(state, 0, GAS, 4, rule="DOW-CROSS-13"), Take(top))
    assert state.locations[GAS].deck[:9] != lowest

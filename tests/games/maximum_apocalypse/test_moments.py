"""Moments: all who listen are called in the order in which they came, and whoever announces one knows nobody."""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse.picks import Accept, Refuse
from holdouts.games.maximum_apocalypse.rules.moments import AskingMoment, Moment


def test_all_who_listen_are_told_in_the_order_in_which_they_came():
    heard: list[str] = []
    moment: Moment[[str]] = Moment()
    moment.listen(lambda word: heard.append(f"first {word}"))
    moment.listen(lambda word: heard.append(f"then {word}"))
    moment.happens("bang")
    assert heard == ["first bang", "then bang"]


def test_a_moment_nobody_listens_to_does_nothing():
    Moment[[int]]().happens(1)
    assert list(AskingMoment[[int]]().happens(1)) == []


def test_whoever_listens_may_ask_before_the_next_one_hears_of_it():
    heard: list[object] = []
    moment: AskingMoment[[int]] = AskingMoment()

    @moment.listen
    def ask(seat: int) -> Steps[None]:
        heard.append((yield Choose(seat, [Accept(), Refuse()], rule="MAX-GOLD-1", ask="concede")))

    @moment.listen
    def note(seat: int) -> Steps[None]:
        heard.append(seat)
        yield from ()

    steps = moment.happens(2)
    assert next(steps).seats == (2,)
    assert heard == []
    assert list(_answered(steps, Refuse())) == []
    assert heard == [Refuse(), 2]


def _answered(steps: Steps[None], answer: Refuse) -> list[object]:
    """What is still asked after an answer."""
    try:
        return [steps.send(answer)]
    except StopIteration:
        return []

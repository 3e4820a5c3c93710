"""Several people at one keyboard, in a game in which nobody hides anything."""


def test_where_hands_are_open_the_keyboard_is_passed_without_a_curtain(run):
    seats = ("--seat", "Ana=person", "--seat", "Bob=person")
    output = run("play", "maximum-apocalypse", "--seed", 3, *seats, typed=["1"] * 12).output
    assert "\nAna> " in output
    assert "\nBob> " in output
    assert "Pass the keyboard" not in output
    assert "\n" * 10 not in output


def test_it_is_said_who_chooses_when_the_keyboard_passes_on(run):
    seats = ("--seat", "Ana=person", "--seat", "Bob=person")
    output = run("play", "maximum-apocalypse", "--seed", 3, *seats, typed=["1"] * 12).output
    assert "Ana chooses now." in output
    assert "Bob chooses now." in output

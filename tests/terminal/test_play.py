"""Whole games typed in through a pipe, and everything one can type on the way."""

import os
import re
import stat
from itertools import cycle, islice

import pytest

from holdouts.engine.record import read
from holdouts.games import find_game

SCENARIOS = (
    "daring-retreat",
    "lost-expedition",
    "wicked-few",
    "mad-prophet",
    "last-hunt",
    "tithe-of-the-brood",
    "oathbreakers",
)
DRAWN = re.compile("[\u2500-\u259f]")
TWO = ("--seat", "Ana=person", "--seat", "Bob=person")
BOT = ("--seat", "Ana=person", "--seat", "Bot=random")


def said(result):
    return result.output.splitlines()


def the_save(data):
    (file,) = (data / "saves").iterdir()
    return file


# --- whole games ---


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_whole_game_of_each_scenario_can_be_typed_in(play, scenario):
    people = ("--seat", "Ana=person") if scenario == "mad-prophet" else BOT
    result = play("--scenario", scenario, *people, typed=islice(cycle("121"), 3000))
    assert result.exit_code == 0, result.output[-2000:]
    assert "The game is over." in said(result)


def test_the_same_lines_give_the_same_game(play):
    games = [play("--scenario", "last-hunt", *BOT, typed=["1"] * 1500) for _ in range(2)]
    chronicles = [[line for line in said(game) if "SHA-256" not in line and "sha256" not in line] for game in games]
    first, second = ([line for line in told if "salt" not in line and "story" not in line] for told in chronicles)
    assert first == second


def test_a_game_with_all_modules_can_be_typed_in(play):
    modules = ("--caravan", "--characters", "two", "--locations", "-1", "--set", "secret-deals=yes")
    result = play(*modules, *BOT, typed=["1"] * 2000)
    assert result.exit_code == 0, result.output[-2000:]
    assert "The game is over." in said(result)


def test_whoever_plays_alone_plays_every_seat_here_too(run, tmp_path):
    alone = ("play", "maximum-apocalypse", "--scenario", "tutorial", "--set", "solo=turns", "--plain")
    refused = run(*alone, *BOT, typed=["quit"])
    assert refused.exit_code != 0
    assert "one person" in " ".join(refused.output.split())
    begun = run(*alone, *TWO, typed=["quit"])
    assert begun.exit_code == 0, begun.output


def test_bots_alone_play_to_the_end_and_ask_nobody(play):
    result = play("--seat", "random", "--seat", "random")
    assert result.exit_code == 0
    assert "The game is over." in said(result)


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_a_save_is_for_its_owner_alone(play, data):
    before = os.umask(0)
    try:
        play(*TWO, typed=["1", "1"])
    finally:
        os.umask(before)
    assert stat.S_IMODE(the_save(data).stat().st_mode) == 0o600
    assert stat.S_IMODE((data / "saves").stat().st_mode) == 0o700


def test_the_seal_of_the_start_can_be_checked_at_the_end(play):
    from hashlib import sha256

    output = play(*BOT, typed=["1"] * 2000).output
    seal = re.search(r"SHA-256 ([0-9a-f]{64})", output)
    secret = re.search(r"printf '(\S+)'", output)
    assert seal is not None
    assert secret is not None
    assert sha256(secret[1].encode()).hexdigest() == seal[1]


def test_a_game_can_be_played_in_french(play):
    result = play("--lang", "fr", *BOT, typed=["aide", "1", "pourquoi", *["1"] * 2000])
    assert result.exit_code == 0, result.output[-2000:]
    assert "La partie est finie." in said(result)
    assert "Cette question vient de :" in said(result)


# --- plain lines ---


def test_through_a_pipe_there_are_no_colours_and_nothing_is_drawn(play):
    output = play(*BOT, typed=["help", "log", "table", "look Hunt", *["1"] * 2000]).output
    assert "\x1b" not in output
    assert not DRAWN.search(output)


def test_only_what_changed_is_told_at_the_next_question(play):
    output = play(*BOT, "--set", "first=0", typed=["1", "1"]).output
    _, _, after_begin = output.partition("> 1\n")
    assert "Left pile:" in output.partition("> 1\n")[0]
    assert "Middle pile:" not in after_begin


def test_a_card_text_is_told_once_and_again_when_asked_for(play):
    output = play(*BOT, "--set", "first=0", typed=["1", "look salvation"]).output
    assert output.count("Card: Salvation") == 1
    assert output.count("Your Peril gives you no Affliction") == 2


def test_to_look_at_a_card_says_its_level_as_well(play):
    """The message of the Lost Expedition is counted by levels: whoever looks has to know whether a card will do."""
    output = play(*BOT, "--set", "first=0", typed=["1", "look salvation"]).output
    assert re.search(r"Salvation, Action, Reaction, Level \d, food 2\.", output.partition("look salvation")[2])


# --- typing ---


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no answer 99"),
        ("0", "There is no answer 0"),
        ("", "Type the number of an answer, or help."),
        ("flibbertigibbet", "No answer and no command has the words “flibbertigibbet”"),
        ("undo", "You have not chosen anything yet."),
        ("undo everything", "Say undo, undo step, undo turn or undo round."),
        ("log many", "Say how many lines you want"),
        ("look", "Say which card"),
        ("look Excalibur", "You see no card called “Excalibur”."),
        ("rules", "Say which word you look for"),
        ("rules flibbertigibbet", "No rule has the words"),
        ("as Zoe", "Say who acts; at this keyboard: Ana."),
        ("as Ana", "You are the one who is asked."),
        ("watch", "Say watch on, watch turns or watch off."),
        ("bot", "Say whom and how, as in: bot Ilka deep."),
        ("bot Bo clever", "Say whom and how, as in: bot Ilka deep."),
        ("bot Zoe deep", "Say whom and how, as in: bot Ilka deep."),
        ("time", "No clock is running."),
        ("offers", "Nobody else at this keyboard can do anything now."),
        ("save /nowhere/at/all/game", "The game could not be saved: No such file or directory."),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence_and_asked_again(play, typed, answer):
    result = play(*BOT, "--set", "first=0", typed=[typed, "quit"])
    assert result.exit_code == 0
    assert any(line.startswith(answer) for line in said(result)), result.output[-1500:]
    assert said(result)[-1].startswith("The game is saved.")


def test_an_answer_can_be_given_by_one_of_its_words(play):
    assert "Ana began a turn." in said(play(*BOT, "--set", "first=0", typed=["begin", "quit"]))


def test_quotes_and_spaces_need_not_be_typed_as_they_are_printed(play):
    typed = ["offer", "2", "give “ Salvation", "quit"]
    assert not any("No answer and no command" in line for line in said(play(*TWO, "--set", "first=0", typed=typed)))


def test_a_word_of_several_answers_is_refused_with_their_numbers(play):
    result = play(*BOT, "--set", "first=0", typed=["1", "pile", "quit"])
    assert "“pile” could be 1, 2, or 3. Type the number." in said(result)


def test_of_several_copies_of_a_card_a_word_takes_one(play):
    typed = ["offer", "2", "give salvation", "quit"]
    result = play(*TWO, "--set", "first=0", typed=typed)
    assert not any("could be" in line for line in said(result)), result.output[-1500:]


def test_why_tells_the_rule_of_the_question_and_of_the_last_event(play):
    lines = said(play(*BOT, "--set", "first=0", typed=["1", "why", "quit"]))
    place = lines.index("This question is asked because of:")
    assert lines[place + 1].startswith("GOD-SEARCH-1: ")
    assert lines[place + 2] == "The last thing that happened: Ana began a turn."
    assert lines[place + 3].startswith("GOD-TURN-2: ")


def test_rules_finds_rules_by_word_and_by_id(play):
    lines = said(play(*BOT, "--set", "first=0", typed=["rules god-feed-4", "rules hand limit", "quit"]))
    assert any(line.startswith("GOD-FEED-4: ") for line in lines)
    assert any(line.startswith("GOD-HAND-1: ") for line in lines)


def test_log_tells_the_last_lines_with_their_rules(play):
    lines = said(play(*BOT, "--set", "first=0", typed=["1", "log 1", "quit"]))
    assert "Ana began a turn. [GOD-TURN-2]" in lines


def test_help_lists_every_command(play):
    from holdouts.terminal.commands import COMMANDS

    output = play(*BOT, "--set", "first=0", typed=["help", "quit"]).output
    assert all(f"\n  {name}" in output for name in COMMANDS)


def test_why_something_cannot_be_taken_back_is_told_in_the_language_of_the_table(play):
    assert "Vous n'avez encore rien choisi." in said(play("--lang", "fr", *BOT, typed=["annuler", "quitter"]))


def test_undo_takes_back_the_last_choice_and_the_chronicle_says_so(play):
    lines = said(play(*BOT, "--set", "first=0", typed=["1", "undo", "quit"]))
    assert "Ana took back a choice." in lines
    assert lines.count("It is your turn. Begin it when you are ready. [GOD-TURN-1]") == 2


def test_undo_reaches_over_what_a_bot_answered(play):
    result = play(*BOT, "--set", "first=0", typed=["watch off", "1", "1", "stop", "end", "undo", "quit"])
    taken = re.search(r"Ana took back (\d+) choices.", result.output)
    assert taken is not None
    assert int(taken[1]) > 1
    assert "[GOD-HARVEST-1]" in result.output.rpartition("took back")[2]


def test_undo_turn_goes_back_to_the_start_of_ones_turn(play):
    typed = ["watch off", "1", "1", "stop", "undo turn", "quit"]
    output = play(*BOT, "--set", "first=0", typed=typed).output
    assert "Ana took back" in output
    assert "[GOD-SEARCH-1]" in output.rpartition("took back")[2]


def test_among_several_people_what_was_shown_is_not_taken_back(play):
    lines = said(play(*TWO, "--set", "first=0", typed=["1", "1", "undo", "quit"]))
    assert "Dice were rolled or something hidden was shown since: that cannot be taken back." in lines


# --- keeping ---


def test_the_end_of_the_input_keeps_the_game_and_says_so(play, data):
    result = play(*BOT, "--set", "first=0", typed=["1"])
    assert result.exit_code == 3
    assert said(result)[-1].startswith("The input ended before the game did.")
    assert len(read(the_save(data), find_game).table.choices) >= 1


def test_every_choice_of_a_person_is_kept_at_once(play, data, monkeypatch):
    """Even when the next line never comes because the terminal is gone."""
    from holdouts.terminal.keyboard import Piped

    kept: list[int] = []
    line = Piped.line

    def spy(self, prompt, seconds=None):
        kept.extend(len(read(file, find_game).table.choices) for file in (data / "saves").glob("*"))
        return line(self, prompt, seconds)

    monkeypatch.setattr(Piped, "line", spy)
    play(*BOT, "--set", "first=0", typed=["1", "1", "quit"])
    assert kept == sorted(kept)
    assert kept[-1] == 2


def test_a_disk_that_fails_is_told_and_the_game_plays_on(play, monkeypatch):
    from holdouts.terminal import room

    written: list[object] = []

    def fail_after_the_first(path, table, about):
        written.append(path)
        if len(written) > 1:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(room, "write", fail_after_the_first)
    result = play(*BOT, "--set", "first=0", typed=["1", "quit"])
    assert "The game could not be saved: No space left on device." in said(result)
    assert any(line.startswith("Choose a pile to search.") for line in said(result))
    assert result.exit_code == 1


def test_an_interrupted_game_is_kept_like_one_that_was_left(play, data, monkeypatch):
    from holdouts.terminal import sitting

    def interrupted(table, bots):
        raise KeyboardInterrupt

    monkeypatch.setattr(sitting, "bots_act", interrupted)
    result = play(*BOT, "--set", "first=1", typed=[""])
    assert result.exit_code == 0
    assert said(result)[-1].startswith("The game is saved.")
    assert the_save(data).is_file()


def test_a_saved_game_goes_on_exactly_where_it_was(play, run):
    play(*BOT, "--set", "first=0", typed=["1", "1", "quit"])
    result = run("continue", typed=["quit"])
    assert result.exit_code == 0
    assert said(result)[0] == "The game goes on exactly where it was saved."
    assert any(line.startswith("Search on, or stop and harvest?") for line in said(result))


def test_a_game_can_be_saved_to_a_file_of_ones_own_and_continued_from_it(play, run, tmp_path):
    file = tmp_path / "mine.holdouts"
    play(*BOT, "--set", "first=0", typed=["1", f"save {file}", "1", "quit"])
    result = run("continue", file, typed=["quit"])
    assert any(line.startswith("Choose a pile to search.") for line in said(result))


def test_a_game_that_is_over_does_not_wait_to_go_on(play, run):
    play(*BOT, typed=["1"] * 2000)
    result = run("continue")
    assert result.exit_code == 1
    assert result.output.startswith("No game is waiting to go on.")


def test_a_damaged_save_is_refused_with_the_reason(play, run, data):
    play(*BOT, typed=["quit"])
    file = the_save(data)
    file.write_bytes(file.read_bytes()[:-40])
    result = run("continue")
    assert result.exit_code == 1
    assert "cut short" in result.output


# --- several people ---


def test_behind_the_curtain_nothing_of_the_former_hand_is_left(play):
    output = play(*TWO, "--set", "first=0", typed=["1", "1", "stop", "end", "1"]).output
    parts = output.split("Pass the keyboard to ")
    assert len(parts) == 3
    hand = re.search(r"You, Hand: (.*)\.", parts[1])
    after = parts[2]
    assert hand is not None
    assert after.startswith("Bob.")
    ours = {name.split(" (")[0] for name in hand[1].split(", ")}
    theirs = re.search(r"You, Hand: (.*)\.", after)
    assert theirs is not None
    shown_to_bob = {name.split(" (")[0] for name in theirs[1].split(", ")}
    assert ours - shown_to_bob
    for name in ours - shown_to_bob:
        assert name not in after.partition("It is your turn.")[0]


def test_enough_lines_part_two_people_on_a_plain_terminal(play):
    before, _, _ = play(*TWO, "--set", "first=0", typed=["as bob", "quit"]).output.rpartition("Pass the keyboard")
    assert before.endswith("\n" * 40)


def test_a_person_alone_with_bots_meets_no_curtain(play):
    assert "Pass the keyboard" not in play(*BOT, typed=["1"] * 40).output


def test_another_person_can_step_in_with_a_standing_offer(play):
    lines = said(play(*TWO, "--set", "first=0", typed=["as bob", "1", "1", "quit"], seed=7))
    assert "Waiting for Ana. [GOD-TURN-1]" in lines
    assert "To whom do you turn? [GOD-HAND-4]" in lines


def test_nobody_hears_what_others_could_do_where_hands_are_hidden(play):
    lines = said(play(*TWO, "--set", "first=0", typed=["offers", "quit"]))
    assert "What others could do is not told where hands are hidden. Whoever wants to look types: as Bob" in lines


def test_people_are_asked_before_a_bot_starts_its_turn_unless_they_do_not_watch(play):
    asked = play(*BOT, "--set", "first=1", typed=["", "quit"], seed=1).output
    assert "Press Enter to let it pass, Ana." in asked
    output = play(*BOT, "--set", "first=1", typed=["watch off", "", *["1"] * 2000], seed=1).output
    assert output.count("Press Enter to let it pass, Ana.") == 1


def test_who_watches_is_asked_at_every_step_of_a_bot(play):
    output = play(*BOT, "--set", "first=1", typed=["watch on", *[""] * 6], seed=7).output
    assert output.count("Press Enter to let it pass, Ana.") >= 2


def test_an_offer_that_is_always_there_stops_only_who_watches_every_step(play):
    nothing_else = "1. Offer a gift, a swap or a deal\nPress Enter to let it pass, Ana.\n"
    typed = list(islice(cycle(["", "1"]), 3000))
    assert nothing_else in play(*BOT, "--set", "first=0", typed=["watch on", *typed]).output
    assert nothing_else not in play(*BOT, "--set", "first=0", typed=["watch turns", *typed]).output


# --- against the clock ---


def test_through_a_pipe_the_clock_counts_actions(play):
    output = play("--scenario", "last-hunt", *TWO, "--seconds", "30", typed=["1"] * 6, seed=7).output
    left = [int(seconds) for seconds in re.findall(r"(\d+) s> ", output)]
    assert left[0] == 30
    assert left == sorted(left, reverse=True)
    assert left[1] == 28


def test_the_clock_can_be_let_run_out(play):
    lines = said(play("--scenario", "last-hunt", *TWO, typed=["time", "quit"]))
    assert any(line.startswith("Feeding began") for line in lines)


def test_people_race_in_turn_on_one_keyboard(play):
    output = play("--scenario", "last-hunt", *TWO, typed=["2", "3", "quit"], seed=2).output
    assert re.findall(r"^(Ana|Bob) \d+ s> ", output, re.MULTILINE)[:2] == ["Ana", "Bob"]


# --- bots that think ahead ---


def test_another_bot_plays_a_seat_from_now_on_and_a_saved_game_knows(play, run, tmp_path):
    file = tmp_path / "game.save"
    told = play(*BOT, "--set", "first=0", "--save", file, typed=["bot bot quick", "log", "quit"]).output
    assert "Bot (a bot that thinks ahead, quickly)" in told
    assert "A bot that thinks ahead, quickly, plays for Bot from here on." in told
    assert "Bot (a bot that thinks ahead, quickly)" in run("continue", file, typed=["quit"]).output

"""What needs everybody's voice: to save a running game, and to take choices back."""

import re

from holdouts.engine import record
from tests.server.people import choices_of, invite, kinds, log_of, play, two_at
from tests.server.process import Page, Program, Server, eventually

# --- saving ---


def test_no_guest_downloads_the_save_while_the_host_reloads(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=3)
    with guest.page().shown() as page:
        with host.page().shown():
            pass
        for _ in range(20):  # the host's page is gone: a bot is asked for them, and the save for the guest alone
            page.ask("hand", seat=0, kind="sensible")
            assert guest.get("/save").status_code == 403
    assert kinds(host) == ["person", "person"]


def test_a_running_game_is_saved_when_all_who_ever_sat_there_agree(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=3)
    assert host.get("/save").status_code == 403
    with guest.page().shown() as asking, host.page().shown() as asked:
        assert asking.ask("keep")["ok"]
        assert guest.get("/save").status_code == 403
        assert asked.ask("agree", vote=vote_in(asked), yes=True)["ok"]
        saves = [each.get("/save") for each in (host, guest)]
    assert [save.status_code for save in saves] == [200, 200]
    play(host, guest, times=1)
    later = guest.get("/save")
    assert later.content == saves[1].content, "the game as it stood when they agreed"
    assert record.read_record(later.content).game == "godforsaken-scavengers"
    assert "Everybody agreed to save the game" in log_of(host)


def vote_in(page: Page) -> int:
    """The number of what is asked of everybody, as the page has it."""
    wanted = re.compile(r'"vote": (\d+), "yes": true')
    if not wanted.search(page.parts.get("prompt", "")):
        page.until(lambda told: bool(wanted.search(told.get("show", {}).get("parts", {}).get("prompt", ""))))
    return int(wanted.findall(page.parts["prompt"])[0])


def test_a_person_for_whom_a_bot_plays_is_asked_about_a_save_too(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=2)
    with guest.page().shown() as page:
        assert page.ask("hand", seat=1, kind="sensible")["ok"]
    with host.page().shown() as page:
        assert page.ask("keep")["ok"]
        assert host.get("/save").status_code == 403


def test_nobody_saves_before_the_invited_friend_has_come(shared_server: Server):
    host = shared_server.open_table("me", "open")
    assert host.get("/save").status_code == 403
    with host.page().shown() as page:
        assert page.ask("keep")["code"] == "refused-save-open"


def test_whoever_lost_their_seat_cannot_be_asked_so_nobody_saves(brisk_server: Server):
    host, guest = two_at(brisk_server)
    play(host, guest, times=2)
    with host.page().shown() as page:
        eventually(lambda: page.ask("hand", seat=1, kind="open")["ok"])
        assert page.ask("hand", seat=1, kind="sensible")["ok"]
        assert page.ask("keep")["code"] == "refused-save-gone"
    assert host.get("/save").status_code == 403


def test_one_person_alone_saves_at_once(shared_server: Server):
    assert shared_server.open_table("me", "sensible").get("/save").status_code == 200


def test_who_comes_after_an_agreed_save_has_not_agreed_to_it(brisk_server: Server):
    host, guest = two_at(brisk_server)
    play(host, guest, times=2)
    with guest.page().shown() as asking, host.page().shown() as asked:
        assert asking.ask("keep")["ok"]
        assert asked.ask("agree", vote=vote_in(asked), yes=True)["ok"]
    with host.page().shown() as page:
        eventually(lambda: page.ask("hand", seat=1, kind="open")["ok"])
        invite(host).sit_down(1, "Cyr")
    assert host.get("/save").status_code == 403


# --- going back ---


def test_a_host_does_not_hand_guests_to_bots_go_back_and_hand_them_back(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=6)
    with host.page().shown() as page:
        page.ask("hand", seat=1, kind="sensible")
        page.ask("rewind", to=1)
        page.ask("hand", seat=1, kind="person")
    assert choices_of(host) == 6


def test_a_person_for_whom_a_bot_plays_must_agree_to_go_back(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=6)
    with guest.page().shown() as theirs, host.page().shown() as page:
        assert theirs.ask("hand", seat=1, kind="sensible")["ok"]
        eventually(lambda: host.look(0)["view"]["prompt"]["mine"])
        made = choices_of(host)

        def both_agree() -> bool:
            """A move that the bot makes meanwhile ends the vote: then they are asked again."""
            assert page.ask("rewind", to=1)["ok"]
            assert choices_of(host) >= made, "nothing is taken back before they agree"
            return bool(theirs.ask("agree", vote=vote_in(theirs), yes=True)["ok"])

        eventually(both_agree)
        assert "took back" in log_of(host)


def test_what_was_agreed_to_is_what_was_asked_and_not_what_was_asked_since(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=6)
    with guest.page().shown() as theirs, host.page().shown() as page:
        assert page.ask("rewind", to=5)["ok"]
        seen = vote_in(theirs)
        assert page.ask("rewind", to=0)["ok"]
        assert theirs.ask("agree", vote=seen, yes=True)["code"] == "refused-no-vote"
    assert choices_of(host) == 6


def test_everybody_is_told_how_much_would_be_taken_back(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=6)
    assert host.get("/history/2").json()["lost"] == "4 choices would be taken back."
    with guest.page().shown() as theirs, host.page().shown() as page:
        assert page.ask("rewind", to=2)["ok"]
        vote_in(theirs)
        assert "4 choices would be taken back" in theirs.parts["prompt"]


def test_an_answer_in_secret_does_not_end_a_vote(shared_server: Server):
    host, guest = two_at(shared_server, options={"characters": "two"})
    with guest.page().shown() as theirs, host.page().shown() as page:
        assert page.ask("keep")["ok"]
        number = vote_in(theirs)
        host.choose(0)
        assert theirs.ask("agree", vote=number, yes=True)["ok"], "whether somebody has answered does not show"


def test_a_choice_that_all_can_see_ends_a_vote(pair: tuple[Program, Program]):
    host, guest = pair
    with guest.page().shown() as theirs, host.page().shown() as page:
        assert page.ask("keep")["ok"]
        number = vote_in(theirs)
        play(host, guest, times=1)
        assert theirs.ask("agree", vote=number, yes=True)["code"] == "refused-no-vote"

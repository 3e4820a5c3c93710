"""What people say by a button: notes of the chronicle and lines of chat, in every reader's language, and kept."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from tests.server import web
from tests.server.process import Program, Server

GAME = "dead-of-winter"
_NUMBERS = count()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("talk") / "holdouts.db", trying=GAME) as running:
        yield running


def friends(server: Server, **more: Any) -> tuple[Program, Program]:
    """Two people, one of whom reads French, and a bot."""
    host = server.open_table("me", "open", "sensible", scenario="until-the-thaw", game=GAME, **more)
    friend = host.sit_down(1, "Benoît")
    with friend.page() as page:
        assert page.ask("lang", lang="fr")["ok"]
    return host, friend


def post(program: Program, path: str, **body: Any) -> tuple[int, dict[str, Any]]:
    url = f"{program.server.url}/api/tables/{program.table}/{path}"
    headers = {"authorization": f"Bearer {program.token}"}
    answer = web.post(url, json={"id": f"t{next(_NUMBERS)}", **body}, headers=headers)
    told: dict[str, Any] = answer.json()
    return answer.status_code, told


def test_a_phrase_is_read_in_the_chat_and_in_the_log_by_each_in_their_language(server: Server):
    host, friend = friends(server)
    with host.page() as mine, friend.page() as theirs:
        mine.shown(), theirs.shown()
        assert mine.ask("say", phrase="need-fuel")["ok"]
        mine.until(lambda _: "Can anybody spare fuel?" in mine.parts["chat"])
        theirs.until(lambda _: "donner du carburant" in theirs.parts["chat"])
        assert "Can anybody spare fuel?" in mine.parts["log"]
        assert "donner du carburant" in theirs.parts["log"]


def test_a_suspicion_stands_beside_its_seat_until_it_is_taken_back(server: Server):
    host, friend = friends(server)
    with host.page() as mine, friend.page() as theirs:
        mine.shown(), theirs.shown()
        assert mine.ask("accuse", other=1)["ok"]
        theirs.until(lambda _: "On vous soupçonne" in theirs.parts["phrases"])
        mine.until(lambda _: "suspected by" in mine.parts["people"])
        assert 'aria-pressed="true"' in mine.parts["phrases"]
        assert mine.ask("accuse", other=None)["ok"]
        theirs.until(lambda _: "On vous soupçonne" not in theirs.parts["phrases"])
        mine.until(lambda _: "suspected by" not in mine.parts["people"])
        assert "no longer suspects Benoît" in mine.parts["log"]


def test_what_was_said_survives_a_restart_and_stands_in_the_story(server: Server):
    host, friend = friends(server)
    assert post(host, "phrases", seat=0, phrase="trust-me")[0] == 200
    assert post(friend, "suspicions", seat=1, other=0)[0] == 200
    server.kill()
    server.start()
    talk = host.look()["talk"]
    assert talk["suspicions"] == [{"seat": 1, "other": 0}]
    assert "You can trust me." in host.get("").text
    story = friend.get("/story").text
    assert "Vous pouvez me faire confiance." in story
    assert "soupçonne" in story


def test_a_program_is_told_what_it_may_say_and_whom_it_may_suspect(server: Server):
    host, _ = friends(server)
    talk = host.look()["talk"]
    assert {"phrase": "vote-with-me", "text": "Vote with me."} in talk["phrases"]
    assert talk["suspects"] == [1, 2]
    assert post(host, "phrases", seat=0, phrase="no-such")[1]["why"] == "There is no such phrase at this table."
    assert post(host, "suspicions", seat=0, other=0)[1]["code"] == "refused-talk"
    assert post(host, "suspicions", seat=1, other=0)[1]["code"] == "refused-seat"


def test_a_message_that_is_sent_twice_is_said_once(server: Server):
    host, _ = friends(server)
    for _ in range(2):
        assert post(host, "phrases", id="again", seat=0, phrase="yes")[0] == 200
        assert post(host, "phrases", seat=0, phrase="no")[0] == 200
    assert sum(line["text"].endswith("“Yes.”") for line in host.look()["log"]) == 1


def test_what_is_said_asks_nothing_anew_and_leaves_undo_as_it_was(server: Server):
    host, friend = friends(server)
    asked = next(program for seat, program in enumerate((host, friend)) if program.look(seat)["options"])
    seat = 0 if asked is host else 1
    before = asked.look(seat)
    assert post(friend, "phrases", seat=1, phrase="wait")[0] == 200
    after = asked.look(seat)
    assert (after["version"], after["options"]) == (before["version"], before["options"])
    asked.choose(seat)


def test_where_all_play_together_the_page_offers_phrases_and_no_suspicion(server: Server):
    host, _ = friends(server, options={"together": True})
    with host.page() as page:
        page.shown()
        assert 'data-do="say"' in page.parts["phrases"]
        assert 'data-do="accuse"' not in page.parts["phrases"]
        assert not page.ask("accuse", other=1)["ok"]


def test_a_spectator_is_offered_nothing_to_say_and_cannot(server: Server):
    host, _ = friends(server)
    with host.page() as page:
        assert page.ask("links", make="watch")["ok"]
    watch = host.look()["table"]["watch"].rpartition("/")[2]
    with host.page(cookie=f"holdouts-watch={watch}") as page:
        page.shown()
        assert "data-do" not in page.parts["phrases"]
        assert page.ask("say", phrase="yes")["code"] == "refused-watching"


def test_phrases_are_said_no_faster_than_lines_are_written(server: Server):
    host, _ = friends(server)
    with host.page() as page:
        answers = [page.ask("say", phrase=phrase) for phrase in ("yes", "no", "wait", "help", "thanks", "yes")]
    assert [answer["ok"] for answer in answers] == [True] * 5 + [False]
    assert answers[-1]["code"] == "refused-chat"


def test_a_bot_that_is_at_the_table_hears_it_and_plays_on(server: Server):
    me = server.open_table("me", "sensible", "sensible", scenario="until-the-thaw", game=GAME)
    me.asked()
    assert post(me, "suspicions", seat=0, other=1)[0] == 200
    for _ in range(3):
        me.choose(option=-1)
    assert {"seat": 0, "other": 1} in me.look()["talk"]["suspicions"]


def test_whom_one_may_suspect_stands_before_the_phrases(server: Server):
    host, _ = friends(server)
    with host.page() as page:
        page.shown()
        part = page.parts["phrases"]
    assert part.index('data-do="accuse"') < part.index('data-do="say"')

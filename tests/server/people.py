"""People at a served table, by link: who is asked, what they choose, what they read."""

from typing import Any

from tests.server.process import Program, Server, eventually


def two_at(server: Server, **more: Any) -> tuple[Program, Program]:
    """A host and a guest, by link."""
    host = server.open_table("me", "open", **more)
    return host, host.sit_down(1, "Bea")


def play(*people: Program, times: int) -> None:
    """Whoever is asked picks their first answer; people are named in the order of their seats."""
    for _ in range(times):
        seat = asked(*people)
        people[seat].choose(seat)


def asked(*people: Program) -> int:
    """The first seat that has something to choose, as soon as there is one."""
    found: list[int] = []

    def somebody() -> bool:
        found.extend(seat for seat, each in enumerate(people) if each.look(seat)["view"]["prompt"]["mine"])
        return bool(found)

    eventually(somebody)
    return found[0]


def choices_of(program: Program) -> int:
    """How many choices the history of a table has."""
    last: int = program.get("/history/0").json()["last"]
    return last


def kinds(program: Program, seat: int = 0) -> list[str]:
    return [each["kind"] for each in program.look(seat)["table"]["seats"]]


def log_of(program: Program, seat: int = 0) -> str:
    return "\n".join(line["text"] for line in program.look(seat)["log"])


def invite(host: Program) -> Program:
    """The host with the links of now."""
    host.info = host.look(0)["table"]
    return host

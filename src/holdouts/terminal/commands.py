"""What can be typed at any question: a number, a word of an answer, or a command."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

from msgspec.structs import replace

from holdouts.bots import KINDS
from holdouts.engine.record import Kind
from holdouts.engine.rulebook import open_rulebook
from holdouts.engine.table import Back, CannotUndo, Illegal
from holdouts.engine.view import Choice, Face, Zone
from holdouts.terminal import foresight
from holdouts.terminal.clock import race
from holdouts.terminal.crowds import about
from holdouts.terminal.facts import cards_of, titled
from holdouts.terminal.likeness import told_apart
from holdouts.terminal.numbers import refuse_number
from holdouts.terminal.talking import accuse, aim, named, say

if TYPE_CHECKING:
    from holdouts.terminal.sitting import Sitting

LOG_LINES = 15
MOST_RULES = 8

Watch = Literal["on", "turns", "off"]
"""When people are asked while bots decide: at every step, before each turn, or never."""

Command = Callable[["Sitting", int, str], bool]
"""(sitting, seat, the rest of the line) -> whether the question has to be asked anew."""


class Left(Exception):
    """Somebody got up from the table."""


def obey(sitting: "Sitting", seat: int, typed: str, must: bool) -> bool:
    """Do what a person typed; True if the question is done with."""
    if not typed:
        if must:
            sitting.screen.ask(told_apart(sitting.view(seat)))
            sitting.screen.refuse(sitting.own.say("type-something"))
            return False
        sitting.let_pass(seat)
        return True
    numbers = typed.replace(",", " ").split()
    if all(number.isdecimal() for number in numbers):
        return _answer(sitting, seat, [int(number) for number in numbers])
    head, _, rest = typed.partition(" ")
    command = _find(sitting, head)
    if command is not None:
        return command(sitting, seat, rest.strip())
    return _choose_by_word(sitting, seat, typed)


def _find(sitting: "Sitting", head: str) -> Command | None:
    """Commands have a name in each language; the English ones are always understood."""
    head = "help" if head == "?" else head.casefold()
    for name, command in COMMANDS.items():
        if head in (name, sitting.own.say(f"command-{name}").casefold()):
            return command
    return None


# --- choosing ---


def _answer(sitting: "Sitting", seat: int, numbers: Sequence[int]) -> bool:
    """Choose what stands on the screen under a number, or under several in a row; elsewhere, point at it."""
    answers = sitting.answers(seat)
    for number in numbers:
        if number not in answers:
            refuse_number(sitting, number, answers)
            return False
    picks = [answers[number] for number in numbers]
    try:
        if not sitting.table.options(seat):
            sitting.pointing.point(sitting.table, seat, picks[-1])
        elif len(picks) == 1:
            sitting.choose(seat, picks[0])
        elif left := sitting.choose_all(seat, picks):
            sitting.screen.say(sitting.own.say("row-left", count=left))
    except Illegal as error:
        sitting.screen.refuse(error.said(sitting.own.lang))
        return False
    return True


def _choose_by_word(sitting: "Sitting", seat: int, typed: str) -> bool:
    prompt = sitting.view(seat).prompt
    if these := about(prompt.choices, typed):
        sitting.screen.ask(replace(prompt, choices=tuple(these), beyond=()))
        return False
    found = matching(prompt.choices, typed)
    if len({choice.label for choice in found}) == 1:  # of several copies of a card, one is as good as another
        return _answer(sitting, seat, [found[0].number])
    if found:
        numbers = sitting.own.join([str(choice.number) for choice in found], "or")
        sitting.screen.refuse(sitting.own.say("several-answers", typed=typed, numbers=numbers))
    else:
        sitting.screen.refuse(sitting.own.say("no-answer", typed=typed))
    return False


def matching(choices: tuple[Choice, ...], typed: str) -> list[Choice]:
    """The answers meant by some words: the whole label, else labels with these words, else with parts of them."""
    wanted = typed.casefold()
    for fits in (_is, _has_words, _has):
        found = [choice for choice in choices if fits(choice.label.casefold(), wanted)]
        if found:
            return found
    return []


def _is(label: str, wanted: str) -> bool:
    return label.rstrip(".") == wanted.rstrip(".")


def _has_words(label: str, wanted: str) -> bool:
    words, sought = _words(label), _words(wanted)
    return bool(sought) and all(word in words for word in sought)


def _words(text: str) -> list[str]:
    """Its words, whatever quotes and spaces stand between them."""
    return "".join(letter if letter.isalnum() else " " for letter in text).split()


def _has(label: str, wanted: str) -> bool:
    return wanted in label


# --- going back and keeping ---


def undo(sitting: "Sitting", seat: int, rest: str) -> bool:
    """Take back the last choice, or the step, turn or round it belongs to."""
    to = _back(sitting, rest)
    if to is None:
        sitting.screen.refuse(sitting.own.say("undo-what"))
        return False
    table = sitting.table
    try:
        if table.shared or table.answered(seat):
            table.undo(to, by=seat)
        else:  # a person alone with bots: their own last choice, and whatever the bots answered to it
            table.take_back(table.undo_own_target(to, seat), seat)
    except CannotUndo as error:
        sitting.screen.refuse(error.said(sitting.own.lang))
        return False
    sitting.forget()
    sitting.autosave()
    return True


def _back(sitting: "Sitting", rest: str) -> Back | None:
    ways: tuple[Back, ...] = get_args(Back)
    for to in ways:
        if rest.casefold() in (to, sitting.own.say(f"undo-{to}")):
            return to
    return None if rest else "choice"


def save(sitting: "Sitting", seat: int, rest: str) -> bool:
    """Save the game, here or to another file."""
    try:
        path = sitting.keep(Path(rest).expanduser() if rest else None)
    except OSError as error:
        sitting.screen.refuse(sitting.own.say("cannot-save", reason=error.strerror or str(error)))
        return False
    sitting.screen.say(sitting.own.say("saved", file=str(path)))
    return False


def leave(sitting: "Sitting", seat: int, rest: str) -> bool:
    """Save and leave."""
    raise Left


# --- looking ---


def why(sitting: "Sitting", seat: int, rest: str) -> bool:
    """The rule behind this question, and behind the last thing that happened."""
    prompt = sitting.view(seat).prompt
    sitting.screen.say(sitting.own.say("why-question"))
    _show_rule(sitting, prompt.rule)
    lines = [
        line for line in sitting.lines(sitting.table.story(max(0, sitting.table.story_length - 20)), seat) if line.rule
    ]
    if lines:
        sitting.screen.say(sitting.own.say("why-event", text=lines[-1].text))
        _show_rule(sitting, lines[-1].rule)
    return False


def _show_rule(sitting: "Sitting", id_: str) -> None:
    found = open_rulebook(sitting.table.game, sitting.words.lang).look_up(id_)
    if not found:
        sitting.screen.say(sitting.own.say("no-rule", id=id_))
    for part in found:
        sitting.screen.rule(part.id, part.text)


def rules(sitting: "Sitting", seat: int, rest: str) -> bool:
    """The rules in which some words stand."""
    book = open_rulebook(sitting.table.game, sitting.words.lang)
    if not rest:
        sitting.screen.refuse(sitting.own.say("rules-what"))
        return False
    found = book.look_up(rest)
    if not found:
        sitting.screen.refuse(sitting.own.say("no-rules", typed=rest))
    for rule in found[:MOST_RULES]:
        sitting.screen.rule(rule.id, rule.text)
    if len(found) > MOST_RULES:
        sitting.screen.say(sitting.own.say("more-rules", count=len(found) - MOST_RULES))
    return False


def log(sitting: "Sitting", seat: int, rest: str) -> bool:
    """The last lines of the chronicle, each with its rule."""
    if rest and not rest.isdecimal():
        sitting.screen.refuse(sitting.own.say("log-what"))
        return False
    lines = list(sitting.lines(sitting.table.story(), seat))
    sitting.screen.chronicle(lines[-int(rest or LOG_LINES) :])
    return False


def look(sitting: "Sitting", seat: int, rest: str) -> bool:
    """A card that this person sees, with all that is printed on it; or all cards of a pile that lies open."""
    faces = {face.name: face for face in _faces(sitting, seat)}
    if not rest:
        sitting.screen.refuse(sitting.own.say("look-what"))
        return False
    wanted = rest.casefold()
    for zone in _zones(sitting, seat):
        if zone.title.casefold() == wanted:
            cards = cards_of(replace(zone, layout="row"), sitting.own)
            sitting.screen.say(titled(zone.title, cards, sitting.own))
            return False
    found = [face for name, face in faces.items() if name.casefold() == wanted] or [
        face for name, face in faces.items() if wanted in name.casefold()
    ]
    for face in found:
        sitting.screen.card(face)
    if not found:
        sitting.screen.refuse(sitting.own.say("no-card", typed=rest))
    return False


def _faces(sitting: "Sitting", seat: int) -> list[Face]:
    scene = sitting.view(seat).scene
    faces = [card for zone in _zones(sitting, seat) for card in zone.cards if isinstance(card, Face)]
    places = [scene.place] if scene.place is not None else []
    return [*places, *(scene.board.faces if scene.board is not None else ()), *faces]


def _zones(sitting: "Sitting", seat: int) -> list[Zone]:
    scene = sitting.view(seat).scene
    return [*scene.zones, *(zone for person in scene.people for zone in person.zones)]


def cant(sitting: "Sitting", seat: int, rest: str) -> bool:
    """What this person cannot do now, and why."""
    reasons = sitting.view(seat).reasons
    for text in dict.fromkeys(reason.text for reason in reasons):  # the same may hold for many things
        sitting.screen.say(text)
    if not reasons:
        sitting.screen.say(sitting.own.say("no-reasons"))
    return False


def table(sitting: "Sitting", seat: int, rest: str) -> bool:
    """The whole table once more."""
    seen = sitting.view(seat)
    sitting.screen.table(seen, whole=True)
    sitting.screen.ask(told_apart(seen))
    return False


# --- the others ---


def offers(sitting: "Sitting", seat: int, rest: str) -> bool:
    """Who else at this keyboard could do something now; nobody hears it where hands are hidden."""
    if sitting.secretive:
        names = sitting.own.join([sitting.names[other] for other in sitting.people if other != seat], "or")
        sitting.screen.say(sitting.own.say("offers-hidden", names=names))
        return False
    others = [other for other in sitting.people if other != seat and sitting.table.options(other)]
    for other in others:
        count = len(sitting.table.options(other))
        sitting.screen.say(sitting.own.say("offers", name=sitting.names[other], count=count))
    if not others:
        sitting.screen.say(sitting.own.say("no-offers"))
    return False


def step_in(sitting: "Sitting", seat: int, rest: str) -> bool:
    """Another person at this keyboard acts; who has answered in secret may answer anew."""
    other = named(sitting, rest, sitting.people)
    if other is None:
        names = sitting.own.join([sitting.names[person] for person in sitting.people])
        sitting.screen.refuse(sitting.own.say("as-whom", names=names))
        return False
    if other == seat:
        sitting.screen.refuse(sitting.own.say("as-yourself"))
        return False
    if sitting.secretive:  # whether there is anything to do is told behind the curtain
        sitting.turn_to(other)
    if sitting.table.answered(other):
        sitting.table.retract(other)
    if not sitting.answers(other):
        sitting.screen.refuse(sitting.own.say("nothing-to-do", name=sitting.names[other]))
        return sitting.secretive
    sitting.ask(other, must=other in sitting.table.waiting_for())
    return True


def point(sitting: "Sitting", seat: int, rest: str) -> bool:
    """Somebody points at an answer to a public question, or at none, for all to see."""
    name, _, last = rest.rpartition(" ")
    name, number = (name, int(last)) if last.isdecimal() else (rest, 0)
    who = named(sitting, name, sitting.people) if name else seat
    answers = sitting.answers(seat)
    if who is None:
        names = sitting.own.join([sitting.names[person] for person in sitting.people])
        sitting.screen.refuse(sitting.own.say("as-whom", names=names))
    elif number and number not in answers:
        refuse_number(sitting, number, answers)
    else:
        try:
            sitting.pointing.point(sitting.table, who, answers.get(number))
        except Illegal as error:
            sitting.screen.refuse(error.said(sitting.own.lang))
        else:
            sitting.screen.ask(told_apart(sitting.view(seat)))
    return False


def wants_to_leave(sitting: "Sitting", typed: str) -> None:
    """Raise Left if that is what was typed where only names are expected."""
    if _find(sitting, typed) is leave:
        raise Left


def watch(sitting: "Sitting", seat: int, rest: str) -> bool:
    """How often people are asked while bots decide."""
    for way in get_args(Watch):
        if rest.casefold() in (way, sitting.own.say(f"watch-{way}")):
            sitting.watch = way
            sitting.screen.say(sitting.own.say(f"watch-is-{way}"))
            return False
    sitting.screen.refuse(sitting.own.say("watch-what"))
    return False


def another_bot(sitting: "Sitting", seat: int, rest: str) -> bool:
    """Another kind of bot plays for somebody from now on."""
    name, _, typed = rest.rpartition(" ")
    kind = next((kind for kind in get_args(Kind) if kind == typed.casefold() and kind in KINDS), None)
    found = [other for other in sitting.bots if sitting.names[other].casefold() == name.strip().casefold()]
    if kind is None or not found or sitting.tutor is not None:
        sitting.screen.refuse(sitting.own.say("bot-what", kinds=", ".join(KINDS)))
        return False
    sitting.change_bot(found[0], kind)
    sitting.screen.say(sitting.own.say(f"seat-{kind}", name=sitting.names[found[0]]))
    return False


def time(sitting: "Sitting", seat: int, rest: str) -> bool:
    """Let the clock run out."""
    if race(sitting.table) is None:
        sitting.screen.refuse(sitting.own.say("no-clock"))
        return False
    sitting.table.time_out()
    sitting.autosave()
    return True


def lesson(sitting: "Sitting", seat: int, rest: str) -> bool:
    """Hear the lesson no more, or again."""
    tutor, own = sitting.tutor, sitting.own
    if tutor is None:
        sitting.screen.refuse(own.say("lesson-none"))
        return False
    tutor.on = not tutor.on
    sitting.screen.say(own.say("lesson-on" if tutor.on else "lesson-off"))
    tutor.again()
    tutor.teach(sitting.table, seat, sitting.numbers(seat))
    return False


def show_help(sitting: "Sitting", seat: int, rest: str) -> bool:
    sitting.screen.say(sitting.own.say("help"))
    for name in COMMANDS:
        sitting.screen.say(f"  {sitting.own.say(f'help-{name}')}")
    return False


COMMANDS: dict[str, Command] = {
    "undo": undo,
    "save": save,
    "why": why,
    "rules": rules,
    "log": log,
    "look": look,
    "cant": cant,
    "foresee": foresight.foresee,
    "threat": foresight.threat,
    "hint": foresight.hint,
    "decks": foresight.decks,
    "aim": aim,
    "table": table,
    "say": say,
    "accuse": accuse,
    "offers": offers,
    "as": step_in,
    "point": point,
    "watch": watch,
    "bot": another_bot,
    "time": time,
    "lesson": lesson,
    "help": show_help,
    "quit": leave,
}

"""The menu: what `holdouts` shows when nothing else was asked for."""

from collections.abc import Sequence
from itertools import islice

from babel import Locale

from holdouts.bots import KINDS
from holdouts.engine.briefing import what_it_takes
from holdouts.engine.chance import fresh_seed
from holdouts.engine.game import Game, SetupError
from holdouts.engine.lessons import Lesson, all_lessons, setup_of
from holdouts.engine.library import LANGUAGES, open_packs, open_words, spoken_by
from holdouts.engine.record import CannotLoad, Kind
from holdouts.engine.rulebook import open_rulebook
from holdouts.engine.setup import YES, check_value, fields_of, scenario_title, scenarios_of
from holdouts.engine.words import Words
from holdouts.games import IDS, find_game
from holdouts.terminal import campaign, room
from holdouts.terminal.asking import pick
from holdouts.terminal.commands import MOST_RULES
from holdouts.terminal.files import new_save, packs_folder, unfinished
from holdouts.terminal.keyboard import Closed, Keyboard
from holdouts.terminal.options import build_setup
from holdouts.terminal.screen import Screen

MOST_SAVES = 9


class Menu:
    """Questions before a game; an end of input anywhere leaves."""

    def __init__(self, screen: Screen, keyboard: Keyboard, words: Words) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.words = words

    def run(self) -> int:
        """Show the menu until a game was played or somebody leaves. Returns the exit status."""
        self.screen.heading("Holdouts")
        try:
            while True:
                status = self._choose()
                if status is not None:
                    return status
        except Closed:
            return 0

    def _choose(self) -> int | None:
        files = list(islice(unfinished(), MOST_SAVES))
        ways: list[tuple[str, str]] = []
        if files:
            ways.append(("continue", self.words.say("menu-continue", file=files[0].stem)))
        if len(files) > 1:
            ways.append(("saves", self.words.say("menu-saves")))
        others = [way for way in ("new", "campaign", "rules", "learn", "quit") if way != "campaign" or self._campaigns]
        ways += [(way, self.words.say(f"menu-{way}")) for way in others]
        picked = ways[self._pick("menu", [label for _, label in ways])][0]
        try:
            match picked:
                case "continue":
                    return campaign.go_on(files[0], None, plain=False)
                case "saves":
                    number = self._pick("menu-save", [file.stem for file in files])
                    return campaign.go_on(files[number], None, plain=False)
                case "learn":
                    return self._learn()
                case "new":
                    return self._new_game()
                case "campaign":
                    return self._new_campaign()
                case "rules":
                    self._read_rules()
                    return None
                case _:
                    return 0
        except (CannotLoad, SetupError) as error:
            self.screen.refuse(error.said(self.words.lang))
            return None

    @property
    def _campaigns(self) -> bool:
        return bool(self._games(campaigns=True))

    def _learn(self) -> int:
        """A first game that explains itself."""
        lang = self._language()
        taught = [(game, lesson) for game in map(find_game, IDS) for lesson in all_lessons(game, packs_folder())]
        labels = [f"{open_rulebook(game, lang).title}: {_titled(game, lesson, lang)}" for game, lesson in taught]
        game, lesson = taught[self._pick("menu-lesson", labels)]
        return room.learn(game, lesson, lang=lang, file=new_save(game.id, lesson.id), plain=False)

    def _new_game(self) -> int:
        game = self._game(self._games())
        lang = self._language()
        scenarios = scenarios_of(game)
        count = self._count(sorted({count for counts in scenarios.values() for count in counts}))
        scenario = self._scenario(game, [each for each, counts in scenarios.items() if count in counts], count)
        names, kinds = self._people(count)
        extra = self._options(game, count)
        setup = build_setup(game, scenario, count, (), extra)
        if extra:
            self.screen.say(what_it_takes(game, setup, open_words(game, lang)))
        file = new_save(game.id, scenario)
        return room.begin(game, setup, names, kinds, seed=fresh_seed(), lang=lang, file=file, plain=False)

    def _scenario(self, game: Game, fitting: Sequence[str], count: int) -> str:
        """One of those for so many players, each with what it takes."""
        if len(fitting) == 1:
            return fitting[0]
        words = open_words(game, self.words.lang)
        question = self.words.say("menu-scenario", title=scenario_title(words))
        labels = [_named(words, each) for each in fitting]
        notes = [what_it_takes(game, build_setup(game, each, count, (), {}), words) for each in fitting]
        return fitting[pick(self.screen, self.keyboard, self.words, question, labels, notes=notes)]

    def _new_campaign(self) -> int:
        game = self._game(self._games(campaigns=True))
        lang = self._language()
        names, kinds = self._people(self._count(campaign.of(game).seats))
        return campaign.begin(game, names, kinds, seed=fresh_seed(), lang=lang, plain=False)

    def _language(self) -> str:
        """The language of the game, and of the menu from now on."""
        lang = LANGUAGES[self._pick("menu-language", [_language(lang) for lang in LANGUAGES])]
        self.words = room.own_words(lang)
        return lang

    def _people(self, count: int) -> tuple[list[str], list[Kind]]:
        self.screen.say(self.words.say("menu-kinds"))
        return room.seat_people([self._seat(number) for number in range(1, count + 1)], count)

    def _games(self, *, campaigns: bool = False) -> list[Game]:
        games = [find_game(id_) for id_ in IDS]
        return [game for game in games if game.campaign is not None] if campaigns else games

    def _game(self, games: Sequence[Game]) -> Game:
        if len(games) == 1:
            return games[0]
        return games[self._pick("menu-game", [open_rulebook(game, self.words.lang).title for game in games])]

    def _count(self, allowed: Sequence[int]) -> int:
        """How many play, out of what is allowed."""
        if len(allowed) == 1:
            return allowed[0]
        choice = self.words.join([str(number) for number in allowed], "or")
        while True:
            typed = self._line(self.words.say("menu-seats", allowed=choice))
            if typed.isdecimal() and int(typed) in allowed:
                return int(typed)

    def _seat(self, number: int) -> str:
        """A name is a person; nothing is a person in the first seat and a bot in the others."""
        usual = room.PERSON if number == 1 else "sensible"
        typed = self._line(self.words.say("menu-seat", number=number, kinds=", ".join(KINDS), usual=usual))
        if not typed:
            return usual
        return typed if typed in (room.PERSON, *KINDS) or "=" in typed else f"{typed}={room.PERSON}"

    def _options(self, game: Game, seats: int) -> dict[str, str]:
        """The game's own options, one after the other; nothing typed leaves each as it usually is."""
        if self._line(self.words.say("menu-more")).casefold() not in YES:
            return {}
        words = open_words(game, self.words.lang)
        extra = {}
        for field in fields_of(game):
            if field.kind == "data" or not field.is_for(seats):
                continue
            allowed, usual = field.allowed(words), field.typed(field.usual) or "-"
            question = self.words.say("menu-module", name=field.title(words), allowed=allowed, usual=usual)
            while typed := self._line(question).casefold():
                try:
                    with spoken_by(game):
                        check_value(game, field, field.read(typed))
                except SetupError as error:
                    self.screen.refuse(error.said(self.words.lang))
                else:
                    extra[field.name] = typed
                    break
        return extra

    def _read_rules(self) -> None:
        book = open_rulebook(self._game(self._games()), self.words.lang)
        for chapter in book.chapters:
            self.screen.say(chapter.title)
        while typed := self._line(self.words.say("menu-rules-what")):
            titled = [c for c in book.chapters if typed.casefold() in c.title.casefold()]
            found = list(titled[0].entries) if titled and not book.find(typed) else book.look_up(typed)
            for rule in found if titled else found[:MOST_RULES]:
                self.screen.rule(rule.id, rule.text)
            if not found:
                self.screen.refuse(self.words.say("no-rules", typed=typed))

    def _pick(self, key: str, labels: Sequence[str]) -> int:
        return pick(self.screen, self.keyboard, self.words, self.words.say(key), labels)

    def _line(self, question: str) -> str:
        self.screen.say(question)
        return self.keyboard.line("> ").strip()


def _language(lang: str) -> str:
    """A language by its own name."""
    return str(Locale.parse(lang).get_display_name()).capitalize()


def _titled(game: Game, lesson: Lesson, lang: str) -> str:
    """A lesson as it calls itself."""
    packs = open_packs(game, setup_of(game, lesson).packs, packs_folder())
    return open_words(game, lang, packs).say(lesson.title)


def _named(words: Words, scenario: str) -> str:
    """A scenario as its card names it."""
    return words.say(f"name-{scenario}") if words.has(f"name-{scenario}") else scenario


def run() -> int:
    return Menu(room.open_screen("en", plain=False), room.open_keyboard(), room.own_words("en")).run()

"""The command line. Each command imports what it needs when it runs, so that `holdouts --help` is quick."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from holdouts.engine.game import Game

app = typer.Typer(
    name="holdouts",
    help="Survival board games, played in the terminal. Without a command: a menu.",
    epilog="Saves and packs lie in your data folder; HOLDOUTS_DATA names another.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
packs = typer.Typer(help="Packs of cards of your own.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(packs, name="pack")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; the start of its name will do.")]
Language = Annotated[str, typer.Option("--lang", help="en or fr.")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines: no colours, nothing drawn.")]


def main() -> None:
    """What the command `holdouts` runs."""
    app()


@contextmanager
def plainly() -> Iterator[None]:
    """What cannot be is told in a sentence, with exit status 1."""
    from holdouts.engine.content import PackProblems
    from holdouts.engine.game import SetupError
    from holdouts.engine.record import CannotLoad
    from holdouts.engine.words import BadWords
    from holdouts.games import UnknownGame

    try:
        yield
    except (BadWords, CannotLoad, PackProblems, SetupError) as error:
        fail(str(error))
    except UnknownGame as error:
        fail(str(error.args[0]))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def fail(reason: str) -> NoReturn:
    typer.echo(reason, err=True)
    raise typer.Exit(1)


def game_called(name: str) -> "Game":
    """The game with that name, or the only one whose name begins so."""
    from holdouts.games import IDS, find_game

    found = [id_ for id_ in IDS if id_.startswith(name.lower())] if name else []
    return find_game(found[0] if len(found) == 1 else name)


def the_only_game() -> str:
    from holdouts.games import IDS

    games: Sequence[str] = IDS
    return games[0] if len(games) == 1 else ""


# --- playing ---


@app.callback(invoke_without_command=True)
def menu(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version and exit.")] = False,
) -> None:
    if version:
        from holdouts import __version__

        typer.echo(f"holdouts {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is not None:
        return
    if not sys.stdin.isatty():
        typer.echo(context.get_help())
        raise typer.Exit
    with plainly():
        from holdouts.terminal.menu import run

        raise typer.Exit(run())


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def play(
    context: typer.Context,
    game: GameName,
    scenario: Annotated[str, typer.Option(help="Which scenario; the game's first one if you do not say.")] = "",
    seats: Annotated[int, typer.Option(help="How many play; as few as the scenario allows if you do not say.")] = 0,
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="KIND", help="Once for each seat: person, sensible, random, or NAME=KIND."),
    ] = None,
    set_: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="KEY=VALUE", help="An option of the game."),
    ] = None,
    pack: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A pack of your own to play with."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of all chance; drawn if you do not say.")] = None,
    lang: Language = "en",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the game is kept.")] = None,
    plain: Plain = False,
    options: Annotated[
        bool, typer.Option("--options", help="List scenarios and options of the game and exit.")
    ] = False,
) -> None:
    """Play a game: people and bots on one keyboard.

    The options of the game itself are written after its name, as --caravan or --characters two, or with --set; see
    --options. The game is kept after every choice of a person. Exit status: 0 when it is over or you quit, 3 when
    the input ended before it was over (it is kept, too), 1 when it could not start.
    """
    with plainly():
        from holdouts.engine.chance import fresh_seed
        from holdouts.terminal import room
        from holdouts.terminal.files import new_save
        from holdouts.terminal.options import build_setup, read_flags, scenarios_of

        if game.startswith("-"):
            fail(f"Name the game before {game}, as in: holdouts play GAME {game}")
        played = game_called(game)
        if options:
            list_options(played)
            return
        scenarios = scenarios_of(played)
        scenario = scenario or next(iter(scenarios))
        named = list(seat or ())
        fewest = scenarios[scenario][0] if scenario in scenarios else 1
        count = seats or max(len(named), fewest)
        setup = build_setup(played, scenario, count, pack or (), read_flags(played, context.args, set_ or ()))
        names, kinds = room.seat_people(named, count)
        raise typer.Exit(
            room.begin(
                played,
                setup,
                names,
                kinds,
                seed=fresh_seed() if seed is None else seed,
                lang=lang,
                file=save or new_save(played.id, scenario),
                plain=plain,
            )
        )


def list_options(game: "Game") -> None:
    """What `play GAME` understands beyond what every game does."""
    from holdouts.terminal.options import fields_of, scenarios_of

    typer.echo("Scenarios (with their numbers of players):")
    for scenario, seats in scenarios_of(game).items():
        typer.echo(f"  {scenario} ({', '.join(str(count) for count in seats)})")
    typer.echo("Options:")
    for field in fields_of(game):
        typer.echo(f"  --{field.name}: {field.allowed} (if you do not say: {field.said(field.usual)})")


@app.command("continue")
def continue_(
    file: Annotated[
        str, typer.Argument(metavar="[FILE]", help="which save; the newest game that is not over if you do not say.")
    ] = "",
    lang: Annotated[str, typer.Option("--lang", help="en or fr; as before if you do not say.")] = "",
    plain: Plain = False,
) -> None:
    """Go on with a saved game; says whether it is exactly as it was."""
    with plainly():
        from holdouts.terminal import room
        from holdouts.terminal.files import find_save, unfinished

        path = find_save(file) if file else next(unfinished(), None)
        if path is None:
            fail("No game is waiting to go on. Start one with: holdouts play GAME")
        raise typer.Exit(room.go_on(path, lang or None, plain))


@app.command()
def story(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A saved game, over or not.")],
    html: Annotated[Path | None, typer.Option(metavar="OUT", help="Write one HTML page.")] = None,
    markdown: Annotated[Path | None, typer.Option(metavar="OUT", help="Write Markdown.")] = None,
    seen_by: Annotated[str, typer.Option(metavar="NAME", help="As this player saw it, not as all did.")] = "",
    lang: Annotated[str, typer.Option("--lang", help="en or fr; as it was played if you do not say.")] = "",
) -> None:
    """Tell the story of a saved game, with the rule behind each line; to the terminal if no file is named."""
    with plainly():
        from holdouts.engine import record
        from holdouts.engine import story as stories
        from holdouts.engine.library import open_packs, open_words
        from holdouts.engine.rulebook import open_rulebook
        from holdouts.games import find_game
        from holdouts.terminal.files import find_save, packs_folder

        loaded = record.read(find_save(file), find_game, packs_folder())
        game, about = loaded.table.game, loaded.about
        if seen_by and seen_by not in about.names:
            fail(f"Nobody there was called '{seen_by}'; there were {', '.join(about.names)}.")
        seat = about.names.index(seen_by) if seen_by else None
        chosen = open_packs(game, about.own_packs(), packs_folder())
        words = open_words(game, lang or about.language, chosen)
        book = open_rulebook(game, words.lang)
        if html is not None:
            html.write_text(stories.html(loaded.table, seat, words, book, about), encoding="utf-8")
            typer.echo(f"Written: {html}")
        if markdown is not None:
            markdown.write_text(stories.markdown(loaded.table, seat, words, book, about), encoding="utf-8")
            typer.echo(f"Written: {markdown}")
        if html is None and markdown is None:
            typer.echo(stories.markdown(loaded.table, seat, words, book, about))


# --- the rulebook ---


@app.command()
def rules(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[WORD or ID]...", help="Only the rules with these words, or one rule."),
    ] = None,
    lang: Language = "en",
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules have a test that names them.")] = False,
) -> None:
    """Read the rulebook, or see which rules are proved by tests."""
    with plainly():
        from holdouts.engine.rulebook import Rule, open_rulebook
        from holdouts.terminal.room import open_screen

        played = game_called(game)
        screen = open_screen(lang, plain=False)
        book = open_rulebook(played, lang)
        if coverage:
            raise typer.Exit(show_coverage(list(book.rules), played.prefix))
        if words:
            wanted = " ".join(words)
            exact = book.find(wanted)
            found = [exact] if exact else book.search(wanted)
            if not found:
                fail(f"No rule has the words '{wanted}'.")
            for rule in found:
                screen.rule(rule.id, rule.text)
            return
        screen.heading(book.title)
        for paragraph in book.opening:
            screen.say(paragraph)
        for chapter in book.chapters:
            screen.heading(chapter.title)
            for part in chapter.parts:
                if isinstance(part, Rule):
                    screen.rule(part.id, part.text)
                else:
                    screen.say(part)


def show_coverage(ids: list[str], prefix: str) -> int:
    """List what is proved by how many tests, and what by none."""
    import holdouts
    from holdouts.engine.coverage import cover

    tests = Path(holdouts.__file__).resolve().parents[2] / "tests"
    if not tests.is_dir():
        fail("The tests are not here: this works in a checkout of Holdouts.")
    found = cover(ids, tests, prefix)
    for rule, proofs in found.proofs.items():
        typer.echo(f"{rule}: {', '.join(dict.fromkeys(proof.test for proof in proofs))}")
    for proof in found.unknown:
        typer.echo(f"{proof.file.relative_to(tests.parent)}:{proof.line}: no rulebook has {proof.rule}")
    for rule in found.missing:
        typer.echo(f"{rule}: no test")
    typer.echo(found.summary())
    return 0 if found.whole else 1


@app.command()
def components(game: GameName) -> None:
    """Count every deck and token against the catalog."""
    with plainly():
        from holdouts.engine.library import base_book

        played = game_called(game)
        rows = list(played.components(base_book(played)))
        width = max(len(name) for name, _, _ in rows)
        for name, expected, here in rows:
            typer.echo(f"{name:<{width}}  {here:>4} of {expected:<4}{'' if here == expected else '  differs'}")
        wrong = [name for name, expected, here in rows if here != expected]
        if wrong:
            fail(f"{len(wrong)} of {len(rows)} counts differ: {', '.join(wrong)}")
        typer.echo(f"all {len(rows)} counts agree")


# --- packs ---


@packs.command()
def check(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="The folder of the pack.")],
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="The game it is for.")] = "",
) -> None:
    """Say everything that is wrong with a pack."""
    with plainly():
        from holdouts.engine.content import PackProblems, load_pack
        from holdouts.engine.library import LANGUAGES, base_pack, open_words

        played = game_called(game or the_only_game())
        try:
            pack = load_pack(path, played.id, played.shelves, played.vocabulary.hook)
            if pack.id != base_pack(played).id:
                played.make_book([base_pack(played), pack])
        except PackProblems as found:
            for problem in found.problems:
                typer.echo(str(problem))
            fail("1 problem" if len(found.problems) == 1 else f"{len(found.problems)} problems")
        for lang in LANGUAGES:
            open_words(played, lang, [pack] if pack.id != base_pack(played).id else [])
        cards = sum(len(cards) for cards in pack.cards.values())
        typer.echo(f"{pack.title} {pack.version}: {cards} cards, no problems")


@packs.command("schema")
def schema_(game: GameName) -> None:
    """Print the JSON Schema of a game's cards, for editors."""
    with plainly():
        import json

        from holdouts.engine.content import schema

        played = game_called(game)
        found = schema(played.id, played.shelves, list(played.vocabulary.words.values()))
        typer.echo(json.dumps(found, indent=2, ensure_ascii=False))


@packs.command("list")
def list_(
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="Only those for this game.")] = "",
) -> None:
    """List the packs in your folder."""
    with plainly():
        from holdouts.engine.content import find_packs
        from holdouts.games import IDS
        from holdouts.terminal.files import packs_folder

        folder = packs_folder()
        listed, problems = 0, []
        for id_ in [game_called(game).id] if game else IDS:
            found = find_packs(folder, id_)
            problems = found.problems
            for _, header in found.packs:
                typer.echo(f"{header.id}: {header.title} {header.version}, for {header.game}")
                listed += 1
        for problem in problems:
            typer.echo(str(problem), err=True)
        typer.echo(f"{listed} packs in {folder}")


# --- the lab ---


@app.command()
def fuzz(
    game: GameName,
    decisions: Annotated[int, typer.Option(min=1, help="How many to make.")] = 100_000,
    seed: Annotated[int, typer.Option(help="The seed of the whole run.")] = 1,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where a failure is written as a save.")] = Path("faults"),
) -> None:
    """Play at random over all scenarios, seats and modules, and check the laws on the way."""
    with plainly():
        from holdouts.lab.fuzz import fuzz as run

        played = game_called(game)
        with counting("decisions", decisions) as made:
            report = run(played, decisions, seed, out, made)
        for line in report.lines():
            typer.echo(line)
        raise typer.Exit(0 if report.clean else 1)


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many to play.")] = 1000,
    bot: Annotated[list[str] | None, typer.Option(metavar="KIND", help="Kinds of bots, in turn by seat.")] = None,
    scenario: Annotated[list[str] | None, typer.Option(help="Only these scenarios.")] = None,
    seats: Annotated[list[int] | None, typer.Option(help="Only with these numbers of players.")] = None,
    seed: Annotated[int, typer.Option(help="The seed of the whole run.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Let bots play many games, and show what came of them, with intervals."""
    with plainly():
        from rich.console import Console

        from holdouts.bots import UnknownBot
        from holdouts.lab import simulate as lab

        played = game_called(game)
        setups = [
            setup
            for setup in played.setups()
            if (not scenario or setup.scenario in scenario) and (not seats or setup.seats in seats)
        ]
        if not setups:
            fail("No set-up of the game fits: see holdouts play GAME --options for its scenarios.")
        try:
            with counting("games", games) as finished:
                results = lab.simulate(
                    played, setups, games, bots=bot or ("sensible",), seed=seed, workers=workers, progress=finished
                )
        except UnknownBot as error:
            fail(str(error))
        if json:
            typer.echo(lab.to_json(results))
            return
        Console().print(lab.grid(results))
        found = lab.figures(results.outcomes)
        typer.echo(f"{games} games, {found['won']:.0%} won ({found['won_low']:.0%} to {found['won_high']:.0%})")


@app.command()
def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Which game.")] = "",
    slices: Annotated[int, typer.Option(min=1, help="How many measurements of each figure.")] = 20,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure decisions, games and clones per second."""
    with plainly():
        from json import dumps

        from rich.console import Console

        from holdouts.lab import bench as lab

        results = lab.bench(game_called(game or the_only_game()), slices)
        if json:
            typer.echo(dumps(results, indent=2))
            return
        Console().print(lab.grid(results))
        decisions = results["per_second"]["decisions"]["median"]
        typer.echo(f"{decisions:,.0f} decisions per second of processor time")


@contextmanager
def counting(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, gone when it is done; nothing where nobody looks."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    bar = Progress(what, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True)
    bar.disable = not console.is_terminal
    with bar:
        task = bar.add_task(what, total=total)
        yield lambda count: bar.advance(task, count)

"""The command line. Each command imports what it needs when it runs, so that `holdouts --help` is quick."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from holdouts.shell import GameName, fail, game_called, plainly, readers_may_leave, tell
from holdouts.workshop import book, lab, packs

if TYPE_CHECKING:
    from holdouts.engine.game import Game

app = typer.Typer(
    name="holdouts",
    help="Survival board games, in the browser or in the terminal. Without a command: serve.",
    epilog="Saves and packs lie in your data folder; HOLDOUTS_DATA names another.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(packs, name="pack")
app.add_typer(book, name="book")
app.add_typer(lab)

Language = Annotated[str, typer.Option("--lang", help="en or fr.")]
SeatKinds = Annotated[
    list[str] | None,
    typer.Option(
        metavar="KIND",
        help="Once for each seat: person, a bot (sensible, quick, careful, deep, random), or NAME=KIND.",
    ),
]
ChosenSeed = Annotated[int | None, typer.Option(help="The seed of all chance; drawn if you do not say.")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines: no colours, nothing drawn.")]


def main() -> None:
    """What the command `holdouts` runs."""
    with readers_may_leave():
        app()


# --- playing ---


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version and exit.")] = False,
) -> None:
    if version:
        from holdouts import __version__

        typer.echo(f"holdouts {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any that is free.")] = 8321,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    data: Annotated[Path | None, typer.Option(metavar="FILE", help="The file that holds all tables.")] = None,
    database: Annotated[str, typer.Option(metavar="URL", help="A PostgreSQL database instead of a file.")] = "",
    lan: Annotated[bool, typer.Option(help="Let phones and friends in the local network join.")] = False,
    pace: Annotated[float, typer.Option(min=0, help="Seconds between two moves of bots.")] = 0.7,
) -> None:
    """Serve tables to browsers: alone, side by side, or with friends by link."""
    with plainly():
        from holdouts.server.serve import serve as open_doors
        from holdouts.server.store import StoreFailed
        from holdouts.terminal.files import data_folder, packs_folder

        file = data or data_folder() / "holdouts.db"
        try:
            open_doors(
                port=port, data=file, lan=lan, open_browser=browser, url=database, packs=packs_folder(), pace=pace
            )
        except StoreFailed as problem:
            fail(str(problem))


@app.command()
def menu() -> None:
    """Play in the terminal: a menu of new and saved games."""
    with plainly():
        from holdouts.terminal.menu import run

        raise typer.Exit(run())


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def play(
    context: typer.Context,
    game: GameName = "",
    scenario: Annotated[str, typer.Option(help="Which scenario; the game's first one if you do not say.")] = "",
    seats: Annotated[int, typer.Option(help="How many play; as few as the scenario allows if you do not say.")] = 0,
    seat: SeatKinds = None,
    set_: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="KEY=VALUE", help="An option of the game."),
    ] = None,
    pack: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A pack of your own to play with."),
    ] = None,
    seed: ChosenSeed = None,
    lang: Language = "en",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the game is kept.")] = None,
    plain: Plain = False,
    options: Annotated[
        bool, typer.Option("--options", help="List scenarios and options of the game and exit.")
    ] = False,
    replay: Annotated[
        str, typer.Option("--replay", metavar="SEED", help="Tell a game that bots played in a simulation, and exit.")
    ] = "",
) -> None:
    """Play a game: people and bots on one keyboard.

    The options of the game itself are written after its name, as --caravan or --characters two, or with --set; see
    --options. The game is kept after every choice of a person. Exit status: 0 when it is over or you quit, 3 when
    the input ended before it was over (it is kept, too), 1 when it could not start.
    """
    with plainly(lang):
        from holdouts.engine.chance import fresh_seed
        from holdouts.engine.setup import scenarios_of
        from holdouts.terminal import room
        from holdouts.terminal.files import new_save
        from holdouts.terminal.options import build_setup, read_flags

        if replay:
            tell_again(replay, lang)
            return
        if not game:
            context.fail("Missing argument 'GAME'.")
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


def tell_again(code: str, lang: str) -> None:
    """The very game of a simulation that this names, as a story."""
    from holdouts.bots import UnknownBot
    from holdouts.engine import story as stories
    from holdouts.engine.library import base_words
    from holdouts.engine.record import settle
    from holdouts.engine.rulebook import open_rulebook
    from holdouts.lab.replay import read_code
    from holdouts.terminal.room import NAMES

    try:
        replay = read_code(code)
        table = replay.play()
    except UnknownBot as problem:
        fail(str(problem))
    if replay.by_the_clock:
        typer.echo("These bots think by the clock: the game may have gone otherwise.", err=True)
    game, names = table.game, [NAMES[seat % len(NAMES)] for seat in range(replay.setup.seats)]
    about = settle(game, replay.setup, replay.chance("deal"), names=names, kinds=replay.kinds(), language=lang)
    typer.echo(stories.markdown(table, None, base_words(game, lang), open_rulebook(game, lang), about))


@app.command()
def learn(
    game: GameName,
    lesson: Annotated[str, typer.Option(help="Which lesson; the first one if you do not say.")] = "",
    lang: Language = "en",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the game is kept.")] = None,
    plain: Plain = False,
) -> None:
    """Learn by playing: a first game that explains itself."""
    with plainly(lang):
        from holdouts.engine.lessons import all_lessons
        from holdouts.terminal import room
        from holdouts.terminal.files import new_save, packs_folder

        played = game_called(game)
        found = [one for one in all_lessons(played, packs_folder()) if lesson in ("", one.id)]
        if not found:
            fail(f"There is no such lesson for {played.id}.")
        file = save or new_save(played.id, found[0].id)
        raise typer.Exit(room.learn(played, found[0], lang=lang, file=file, plain=plain))


def list_options(game: "Game") -> None:
    """What `play GAME` understands beyond what every game does."""
    from holdouts.engine.library import base_words
    from holdouts.engine.setup import fields_of, scenarios_of

    words = base_words(game, "en")
    typer.echo("Scenarios (with their numbers of players):")
    for scenario, seats in scenarios_of(game).items():
        typer.echo(f"  {scenario} ({', '.join(str(count) for count in seats)})")
    typer.echo("Options:")
    for field in fields_of(game):
        usual = field.typed(field.usual) or "nothing"
        typer.echo(f"  --{field.name}: {field.allowed(words)} (if you do not say: {usual})")


@app.command("continue")
def continue_(
    file: Annotated[
        str, typer.Argument(metavar="[FILE]", help="which save; the newest game that is not over if you do not say.")
    ] = "",
    lang: Annotated[str, typer.Option("--lang", help="en or fr; as before if you do not say.")] = "",
    plain: Plain = False,
) -> None:
    """Go on with a saved game; says whether it is exactly as it was."""
    with plainly(lang):
        from holdouts.terminal import campaign as campaigns
        from holdouts.terminal.files import find_save, unfinished

        path = find_save(file) if file else next(unfinished(), None)
        if path is None:
            fail("No game is waiting to go on. Start one with: holdouts play GAME")
        raise typer.Exit(campaigns.go_on(path, lang or None, plain))


@app.command()
def campaign(
    game: Annotated[str, typer.Argument(metavar="GAME | continue", help="Which game; or go on with a campaign.")],
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="Which campaign goes on; the newest one if you do not say.")
    ] = "",
    seats: Annotated[int, typer.Option(help="How many play; as few as can if you do not say.")] = 0,
    seat: SeatKinds = None,
    seed: ChosenSeed = None,
    lang: Annotated[str, typer.Option("--lang", help="en or fr; as before if a campaign goes on.")] = "",
    plain: Plain = False,
) -> None:
    """Play a campaign: games that follow one another.

    What happens in a chapter decides what comes next and what you bring along. The campaign is kept like a game,
    between chapters and within them; `holdouts campaign continue` goes on with it.
    """
    with plainly(lang):
        from holdouts.engine.chance import fresh_seed
        from holdouts.terminal import campaign as campaigns
        from holdouts.terminal import room
        from holdouts.terminal.files import CAMPAIGN, find_save, unfinished

        if game == "continue":
            path = find_save(file) if file else next(unfinished(CAMPAIGN), None)
            if path is None:
                fail("No campaign is waiting to go on. Start one with: holdouts campaign GAME")
            raise typer.Exit(campaigns.go_on(path, lang or None, plain))
        if file:
            fail(f"'{file}' stands alone; to go on with a campaign, say: holdouts campaign continue {file}")
        played = game_called(game)
        named = list(seat or ())
        names, kinds = room.seat_people(named, seats or max(len(named), min(campaigns.of(played).seats)))
        chance = fresh_seed() if seed is None else seed
        raise typer.Exit(campaigns.begin(played, names, kinds, seed=chance, lang=lang or "en", plain=plain))


@app.command()
def story(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A saved game, over or not.")],
    html: Annotated[Path | None, typer.Option(metavar="OUT", help="Write one HTML page.")] = None,
    markdown: Annotated[Path | None, typer.Option(metavar="OUT", help="Write Markdown.")] = None,
    tale: Annotated[Path | None, typer.Option(metavar="OUT", help="Write what a book told, as one HTML page.")] = None,
    seen_by: Annotated[str, typer.Option(metavar="NAME", help="As this player saw it, not as all did.")] = "",
    lang: Annotated[str, typer.Option("--lang", help="en or fr; as it was played if you do not say.")] = "",
) -> None:
    """Tell the story of a saved game, with the rule behind each line; to the terminal if no file is named."""
    with plainly(lang):
        from holdouts.engine import record
        from holdouts.engine import story as stories
        from holdouts.engine import tale as tales
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
        if tale is not None:
            if game.telling.leaf is None:
                fail(f"{book.title} is not told by the pages of a book: there is no tale of it.")
            tale.write_text(tales.html(loaded.table, seat, words, book.title, about), encoding="utf-8")
            typer.echo(f"Written: {tale}")
        if html is None and markdown is None and tale is None:
            typer.echo(stories.markdown(loaded.table, seat, words, book, about))


@app.command()
def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A saved game.")],
    seal: Annotated[str, typer.Option(metavar="HASH", help="The seal you were shown before the first card.")] = "",
    lang: Language = "en",
) -> None:
    """Check that a saved game was left to chance as promised: the seal, the contributions, the seed, the choices.

    The recipe is in docs/chance.md, for those who would rather check by themselves. Exit status: 0 when all fits, 1
    when something does not.
    """
    with plainly(lang):
        from holdouts.engine import verify as checks
        from holdouts.engine.record import read_bytes
        from holdouts.games import find_game
        from holdouts.terminal.files import find_save, packs_folder

        steps = checks.verify(read_bytes(find_save(file)), find_game, packs_folder(), seal)
        tell(step.found.said(lang) for step in steps)
        raise typer.Exit(0 if steps[-1].fits else 1)


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
    with plainly(lang):
        from holdouts.engine.rulebook import open_rulebook
        from holdouts.terminal.room import open_screen

        played = game_called(game)
        screen = open_screen(lang, plain=False)
        book = open_rulebook(played, lang)
        if coverage:
            raise typer.Exit(show_coverage(list(book.rules), played.prefix))
        if words:
            wanted = " ".join(words)
            found = book.look_up(wanted)
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
                if isinstance(part, str):
                    screen.say(part)
                else:
                    screen.rule(part.id, part.text)


def show_coverage(ids: list[str], prefix: str) -> int:
    """List what is proved by how many tests, and what by none."""
    import holdouts
    from holdouts.lab.coverage import cover

    tests = Path(holdouts.__file__).resolve().parents[2] / "tests"
    if not tests.is_dir():
        fail("The tests are not here: this works in a checkout of Holdouts.")
    found = cover(ids, tests, prefix)
    tell(f"{rule}: {', '.join(dict.fromkeys(proof.test for proof in proofs))}" for rule, proofs in found.proofs.items())
    tell(
        f"{proof.file.relative_to(tests.parent)}:{proof.line}: no rulebook has {proof.rule}" for proof in found.unknown
    )
    tell(f"{rule}: no test" for rule in found.missing)
    tell([found.summary()])
    return 0 if found.whole else 1


@app.command()
def components(game: GameName) -> None:
    """Count every deck and token against the catalog."""
    with plainly():
        from holdouts.engine.library import base_book

        played = game_called(game)
        rows = list(played.components(base_book(played)))
        width = max(len(name) for name, _, _ in rows)
        tell(
            f"{name:<{width}}  {here:>4} of {expected:<4}{'' if here == expected else '  differs'}"
            for name, expected, here in rows
        )
        wrong = [name for name, expected, here in rows if here != expected]
        if wrong:
            fail(f"{len(wrong)} of {len(rows)} counts differ: {', '.join(wrong)}")
        typer.echo(f"all {len(rows)} counts agree")

"""The commands of the workshop: packs, and the lab. Like all commands they import what they need when they run."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from holdouts.shell import GameName, fail, game_called, plainly, tell

packs = typer.Typer(help="Packs of cards of your own.", no_args_is_help=True, rich_markup_mode=None)
book = typer.Typer(help="The Book of Scripts, for those who write it.", no_args_is_help=True, rich_markup_mode=None)
lab = typer.Typer(rich_markup_mode=None)


# --- packs ---


@packs.command()
def check(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="The folder of the pack.")],
    game: Annotated[
        str,
        typer.Option(
            "--game", metavar="GAME", help="The game it should be for; what it says itself if you do not say."
        ),
    ] = "",
) -> None:
    """Say everything that is wrong with a pack."""
    with plainly():
        from holdouts.bots.understudy import LessonStuck, play_through
        from holdouts.engine.coach import Coach
        from holdouts.engine.content import PackProblems, game_of
        from holdouts.engine.lessons import read_lessons
        from holdouts.engine.library import LANGUAGES, base_pack, open_words, read_pack, word_sources
        from holdouts.engine.words import apart

        try:
            played = game_called(game or game_of(path))
            pack = read_pack(played, path)
            if pack.id != base_pack(played).id:
                played.cards.make_book([base_pack(played), pack])
            lessons = read_lessons(played, path, "" if pack.id == base_pack(played).id else pack.id)
            for lesson in lessons:
                list(play_through(Coach(played, lesson, path.absolute().parent)))
        except PackProblems as found:
            complain([str(problem) for problem in found.problems])
        except LessonStuck as stuck:
            complain([f"{path.name}/lessons.yaml: {stuck}"])
        if pack.id == base_pack(played).id:
            complain(apart({lang: word_sources(played, lang) for lang in LANGUAGES}))
        for lang in LANGUAGES:
            open_words(played, lang, [pack])
        cards = sum(len(cards) for cards in pack.cards.values())
        typer.echo(f"{pack.title} {pack.version}: {cards} cards, no problems")


def complain(problems: list[str]) -> None:
    """Print what is wrong, if anything is, and end with how much."""
    tell(problems)
    if problems:
        fail("1 problem" if len(problems) == 1 else f"{len(problems)} problems")


@packs.command("schema")
def schema_(game: GameName) -> None:
    """Print the JSON Schema of a game's cards, for editors."""
    with plainly():
        import json

        from holdouts.engine.schema import schema

        played = game_called(game)
        found = schema(played.id, played.cards.shelves, played.cards.vocabulary.nodes, played.cards.vocabulary.names)
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


# --- the Book of Scripts ---


@book.command("check")
def check_book() -> None:
    """Say everything that is wrong with the pages: grammar, callers, memories, lengths, runs of words, choices."""
    with plainly():
        from holdouts.engine.library import LANGUAGES
        from holdouts.engine.shelves import BadBook
        from holdouts.lab.proofs import open_book, proof, speaking

        try:
            pages = open_book().pages
        except BadBook as bad:
            complain(str(bad).splitlines())
        complain(proof(pages, {lang: speaking(lang) for lang in LANGUAGES}))
        typer.echo(f"{len(pages)} pages, no problems")


@book.command("read")
def read_book(
    number: Annotated[int, typer.Argument(metavar="[NUMBER]", help="The number of a page.")] = 0,
    arc: Annotated[str, typer.Option(metavar="NAME", help="All pages of a story arc, in its order.")] = "",
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
) -> None:
    """Print a page, or all pages of an arc, as they are read aloud."""
    with plainly():
        from holdouts.engine.library import LANGUAGES
        from holdouts.lab.proofs import arc as pages_of
        from holdouts.lab.proofs import open_book, read, speaking

        if lang not in LANGUAGES:
            fail(f"There is no language '{lang}'. There are: {', '.join(LANGUAGES)}.")
        bound = open_book()
        numbers = pages_of(bound.arcs, bound.pages, arc) if arc else [number]
        if not numbers:
            fail(f"There is no arc '{arc}'. There are: {', '.join(one.id for one in bound.arcs)}.")
        if numbers == [number] and number not in bound.pages:
            fail(f"There is no page {number}.")
        words = speaking(lang)
        typer.echo("\n\n".join("\n".join(read(bound.pages, one, words)) for one in numbers))


@book.command("stats")
def count_book(
    campaigns: Annotated[int, typer.Option(min=0, help="Let bots play so many, and count what they meet.")] = 0,
    seed: Annotated[int, typer.Option(help="The seed of these campaigns.")] = 1,
    scenario: Annotated[str, typer.Option(help="Only campaigns of this scenario.")] = "",
) -> None:
    """Count pages, options, rolls and memories; and what of the book campaigns meet, and what comes back in them."""
    with plainly():
        from holdouts.lab.campaigns import play
        from holdouts.lab.proofs import figures, open_book

        bound = open_book()
        scenarios = [one.id for one in bound.scenarios]
        if scenario and scenario not in scenarios:
            fail(f"There is no scenario '{scenario}'. There are: {', '.join(scenarios)}.")
        tell(figures(bound.pages).lines())
        if campaigns:
            with counting("campaigns", campaigns) as finished:
                met = play(campaigns, seed, finished, scenario)
            tell(met.lines())


@book.command("explore")
def explore_book(
    campaigns: Annotated[int, typer.Option(min=0, help="How many to play.")] = 1000,
    seed: Annotated[int, typer.Option(help="The seed of these campaigns.")] = 1,
    toward: Annotated[
        str, typer.Option(metavar="PAGE", help="Print how one comes to this page, or to a way of it (2003.add-food).")
    ] = "",
    kept: Annotated[bool, typer.Option("--kept", help="Begin with the games that are kept as witnesses.")] = False,
    keep: Annotated[bool, typer.Option("--keep", help="Keep few games that lead to all that was met.")] = False,
) -> None:
    """Let somebody curious play for what nobody has met, and list the pages and ways that nobody came to."""
    with plainly():
        from holdouts.lab import witnesses
        from holdouts.lab.curious import search
        from holdouts.lab.leads import Leads
        from holdouts.lab.proofs import open_book, speaking

        if toward:
            leads, goal = Leads(open_book()), int(toward) if toward.isdigit() else toward
            if goal not in leads.onward:
                fail(f"There is no page and no way '{toward}'.")
            tell(witnesses.toward(goal, leads, speaking("en"), witnesses.load()))
            return
        with counting("campaigns", campaigns) as finished:
            explorer = search(campaigns, seed, finished, witnesses.load() if kept else ())
        if keep:
            witnesses.save(witnesses.choose(explorer.walks, explorer.leads))
        tell(explorer.reached.lines())


# --- the lab ---


@lab.command()
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
        tell(report.lines())
        raise typer.Exit(0 if report.clean else 1)


@lab.command()
def laws(
    game: GameName,
    mutants: Annotated[
        bool, typer.Option("--mutants", help="Show each secret on purpose in every way out, and see that it is caught.")
    ] = False,
    times: Annotated[int, typer.Option(min=1, help="How often each secret is changed.")] = 3,
    seed: Annotated[int, typer.Option(help="The seed of the whole run.")] = 1,
) -> None:
    """Change one secret at a time in positions met in play, and see that nobody can tell who may not know it."""
    with plainly():
        from holdouts.lab.secrecy import keep_secrets

        law = keep_secrets(game_called(game), times, seed, mutants=mutants)
        tell(law.lines())
        raise typer.Exit(1 if law.verdict() else 0)


@lab.command()
def foresight(
    game: GameName,
    decisions: Annotated[int, typer.Option(min=1, help="At how many decisions of random games.")] = 2_000,
    seed: Annotated[int, typer.Option(help="The seed of the whole run.")] = 1,
) -> None:
    """Ask what a pick would do, do it, and see that what was certain happened and the rest as often as was said."""
    with plainly():
        from holdouts.lab.foretelling import try_foresight

        played = game_called(game)
        with counting("decisions", decisions) as made:
            report = try_foresight(played, decisions, seed, made)
        tell(report.lines())
        raise typer.Exit(0 if report.clean else 1)


@lab.command()
def mutants(
    game: GameName,
    sample: Annotated[int, typer.Option(min=1, help="How many faults to try, one at a time.")] = 200,
    seed: Annotated[int, typer.Option(help="Which of them.")] = 1,
    only: Annotated[str, typer.Option(metavar="FILE", help="Only in this file, such as rules/turn.py.")] = "",
    jobs: Annotated[int, typer.Option(min=0, help="How many processes run tests; one for each core if 0.")] = 0,
    cards: Annotated[bool, typer.Option("--cards", help="In the cards instead of the rules.")] = False,
) -> None:
    """Put small faults into the rules or the cards, one at a time, and see that the game's own tests notice."""
    with plainly():
        import os

        from holdouts.lab.card_mutants import try_cards
        from holdouts.lab.mutants import Ground, NoTests, try_mutants

        try:
            ground = Ground.of(game_called(game))
            with counting("faults", sample) as tried:
                attempt = try_cards if cards else try_mutants
                report = attempt(ground, sample, seed, jobs or os.cpu_count() or 1, only, tried)
        except NoTests as error:
            fail(str(error))
        for line in report.lines():
            typer.echo(line)
        raise typer.Exit(0 if report.clean else 1)


@lab.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many to play.")] = 1000,
    bot: Annotated[list[str] | None, typer.Option(metavar="KIND", help="Kinds of bots, in turn by seat.")] = None,
    scenario: Annotated[list[str] | None, typer.Option(help="Only these scenarios.")] = None,
    seats: Annotated[list[int] | None, typer.Option(help="Only with these numbers of players.")] = None,
    seed: Annotated[int, typer.Option(help="The seed of the whole run.")] = 1,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, help="How many play at once; as many as can if you do not say.")
    ] = None,
    set_: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    mixed: Annotated[bool, typer.Option("--mixed", help="Over all modules and variants instead of the usual.")] = False,
    each: Annotated[bool, typer.Option("--each", help="Every option by itself, as usual and otherwise.")] = False,
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every game there: an interrupted run goes on from it.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    lines: Annotated[bool, typer.Option("--lines", help="Print every game as a line of JSON.")] = False,
    csv: Annotated[bool, typer.Option("--csv", help="Print the figures as CSV.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the win rates as Markdown.")] = False,
) -> None:
    """Let bots play many games, and show the win rate of every scenario at every number of players, with intervals.

    Bots: random, sensible, quick, careful, deep, or search with a budget: search:64 imagines 64 games for each choice,
    search:300ms thinks for so long. Any game can be looked at: holdouts play --replay, with what stands beside it.
    """
    with plainly():
        from rich.console import Console

        from holdouts.bots import UnknownBot
        from holdouts.lab import kept, parties, tallies
        from holdouts.lab import simulate as lab
        from holdouts.lab.variety import each_option, playable, usual_setups
        from holdouts.terminal.options import build_setup, read_pairs

        played = game_called(game)
        options = dict(read_pairs(set_ or ()))
        wanted = [
            build_setup(played, setup.scenario, setup.seats, (), options) if options else setup
            for setup in (played.setups() if mixed else usual_setups(played))
            if (not scenario or setup.scenario in scenario) and (not seats or setup.seats in seats)
        ]
        if each:
            wanted = [one for base in wanted for one in each_option(played, base)]
        setups = playable(played, wanted)
        if not setups:
            fail("No set-up of the game fits: see holdouts play GAME --options for its scenarios.")
        try:
            with counting("games", games) as finished:
                results = kept.simulate(
                    played,
                    setups,
                    games,
                    bots=bot or ("sensible",),
                    seed=seed,
                    workers=jobs or lab.cores(),
                    progress=finished,
                    file=keep,
                )
        except (UnknownBot, kept.Other) as error:
            fail(str(error))
        except KeyboardInterrupt:
            if keep is None:
                raise
            fail(f"What was finished is kept in {keep}: the same command goes on from there.")
        for wanted_so, written in ((json, lab.to_json), (lines, lab.to_lines), (csv, lab.to_csv)):
            if wanted_so:
                typer.echo(written(results))
                return
        divided = any(outcome.kinds for outcome in results.outcomes)
        told = any(outcome.tally for outcome in results.outcomes)
        more = ((divided, parties.to_markdown, parties.grid), (told, tallies.to_markdown, tallies.grid))
        if markdown:
            typer.echo("\n\n".join([lab.to_markdown(results), *(write(results) for has, write, _ in more if has)]))
            return
        Console().print(lab.grid(results), crop=False)
        for show in (show for has, _, show in more if has):
            Console().print(show(results), crop=False)
        found = lab.figures(results.outcomes)
        typer.echo(f"{games} games, {found['won']:.0%} won ({found['won_low']:.0%} to {found['won_high']:.0%})")


@lab.command()
def ladder(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many of each scenario and number of players.")] = 200,
    thinking: Annotated[int, typer.Option(min=1, help="The same, for bots that take their time to think.")] = 1,
    minutes: Annotated[
        float | None, typer.Option(min=0, help="Or how long these may play in all, each the same games.")
    ] = None,
    rung: Annotated[list[str] | None, typer.Option(metavar="KIND", help="Kinds of bots, from the lowest.")] = None,
    scenario: Annotated[list[str] | None, typer.Option(help="Only these scenarios.")] = None,
    seats: Annotated[list[int] | None, typer.Option(help="Only with these numbers of players.")] = None,
    seed: Annotated[int, typer.Option(help="The seed of the whole run.")] = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="How many play at once.")] = None,
    keep: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep every game there: an interrupted run goes on from it.")
    ] = None,
) -> None:
    """Let every kind of bot play the same games, and print how often each wins as Markdown."""
    with plainly():
        from time import perf_counter

        from holdouts.bots import UnknownBot
        from holdouts.lab import kept
        from holdouts.lab import ladder as lab
        from holdouts.lab.simulate import cores
        from holdouts.lab.variety import playable, usual_setups

        played = game_called(game)
        setups = playable(
            played,
            [
                setup
                for setup in usual_setups(played)
                if (not scenario or setup.scenario in scenario) and (not seats or setup.seats in seats)
            ],
        )
        if not setups:
            fail("No set-up of the game fits: see holdouts play GAME --options for its scenarios.")
        began = perf_counter()
        try:
            ladder = lab.Ladder(played, setups, seed, jobs or cores(), keep, counting)
            rungs = ladder.climb(rung or lab.RUNGS, games, thinking, minutes)
        except (UnknownBot, kept.Other) as error:
            fail(str(error))
        typer.echo(lab.to_markdown(rungs, perf_counter() - began))


@lab.command()
def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Which game; all of them if you do not say.")] = "",
    slices: Annotated[int, typer.Option(min=1, help="How many measurements of each figure.")] = 20,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure decisions, games and clones per second."""
    with plainly():
        from json import dumps

        from rich.console import Console

        from holdouts.games import IDS
        from holdouts.lab import bench as lab

        found = [lab.bench(game_called(name), slices) for name in ([game] if game else IDS)]
        if json:
            typer.echo(dumps(found, indent=2))
            return
        for results in found:
            Console().print(lab.grid(results), crop=False)
            decisions = results["per_second"]["decisions"]["median"]
            typer.echo(f"{decisions:,.0f} decisions per second of processor time")


@lab.command()
def record(
    game: GameName,
    into: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the games go; those already there are replaced.")],
    games: Annotated[int, typer.Option(min=1, help="How many to play.")] = 24,
) -> None:
    """Let bots play whole games from all over the game's set-ups, and put them on file.

    The suite replays the archive in tests/recorded/GAME and wants every game to come out as it did. After a deliberate
    change of rules or cards, record it anew with this command, and say why in the commit.
    """
    with plainly():
        from holdouts.lab.archive import record_games

        made = record_games(game_called(game), into, games, progress=typer.echo)
        typer.echo("1 game recorded" if len(made) == 1 else f"{len(made)} games recorded")


@lab.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters and hyphens, such as cold-harbour.")],
    into: Annotated[Path, typer.Option(metavar="CHECKOUT", help="Where Holdouts is checked out.")] = Path(),
) -> None:
    """Lay out the rooms of a new game, with a small one in them that plays, its tests and its recorded games."""
    with plainly():
        from holdouts.lab.new_game import CannotLayOut, lay_out

        try:
            made = lay_out(name, into)
        except CannotLayOut as problem:
            raise typer.BadParameter(str(problem)) from None
        for folder in made:
            typer.echo(folder)
        typer.echo(f"Now: holdouts record {name} --into tests/recorded/{name}, then holdouts laws {name}.")


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

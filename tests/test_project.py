"""The papers of the project lead somewhere and keep up with its version; its modules stay short enough to be read."""

import re
import tomllib

import pytest

import play
from holdouts import __version__

PAPERS = sorted([*play.ROOT.glob("*.md"), *(play.ROOT / "docs").glob("*.md")])
LONGEST = 500
"""So many lines has a module at most: what grows beyond is split by what it is about."""
WIDEST = 160
"""So many letters has a line of a page, a script or a style sheet; Ruff counts those of modules."""
LINK = re.compile(r"\]\((?!https?://|#)([^)#\s]+)")


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_every_link_of_a_paper_leads_somewhere(paper):
    links = LINK.findall(paper.read_text(encoding="utf-8"))
    assert [link for link in links if not (paper.parent / link).exists()] == []


def written(*endings):
    """What we have written of these kinds, pages and style sheets as well as modules, by where it lies."""
    rooms = (play.ROOT / "src", play.ROOT / "tests")
    files = (file for room in rooms for ending in endings for file in room.rglob(f"*.{ending}"))
    return {str(file.relative_to(play.ROOT)): file.read_text("utf-8").splitlines() for file in sorted(files)}


@pytest.mark.parametrize(("ending", "at_least"), [("py", 900), ("js", 20), ("css", 30), ("html", 40)])
def test_nothing_is_too_long_to_be_read_at_a_sitting(ending, at_least):
    modules = written(ending)
    assert len(modules) > at_least
    assert {module: len(lines) for module, lines in modules.items() if len(lines) > LONGEST} == {}


def test_no_line_of_a_page_is_too_wide_to_be_read():
    pages = written("js", "css", "html")
    wide = [f"{page}:{n}" for page, lines in pages.items() for n, line in enumerate(lines, 1) if len(line) > WIDEST]
    assert wide == []


def test_whoever_wants_to_join_finds_the_usual_papers_from_the_readme():
    papers = {"LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"}
    assert papers <= set(LINK.findall((play.ROOT / "README.md").read_text(encoding="utf-8")))


def test_the_changelog_begins_with_what_is_not_released_and_knows_this_version():
    headings = re.findall(r"(?m)^## \[(.+?)\](.*)$", (play.ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert headings[0] == ("Unreleased", "")
    assert __version__ in dict(headings)
    assert all(re.fullmatch(r" - \d{4}-\d\d-\d\d", date) for _, date in headings[1:])


def test_the_project_names_the_licence_that_lies_beside_it():
    project = tomllib.loads((play.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["license"] == "MIT"
    assert (play.ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License\n")

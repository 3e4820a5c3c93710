"""The wall: what YAML is read, what is refused, and at what cost."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml

from holdouts.engine import yaml_guard
from holdouts.engine.yaml_guard import MAX_BYTES, Refused, parse_yaml, read_text, read_yaml


@pytest.fixture(params=["libyaml", "pure"])
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both parsers keep the same rules."""
    if request.param == "pure":
        monkeypatch.setattr(yaml_guard, "_make_parser", yaml.SafeLoader)


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize(
    "text", ["NO", "yes", "on", "Off", "12:30:00", "190:20:30", "2024-05-01", "1_000", "0b11", ".inf", ".nan", "1.2.3"]
)
def test_what_yaml_1_2_does_not_list_is_text(text: str):
    assert parse_yaml(f"a: {text}").value == {"a": text}


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("False", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("12", 12),
        ("-3", -3),
        ("007", 7),
        ("0x1F", 31),
        ("0o17", 15),
        ("1.5", 1.5),
        (".5", 0.5),
        ("1e3", 1000.0),
        ("'12'", "12"),
        ('"true"', "true"),
        ("''", ""),
    ],
)
def test_core_scalars_have_their_type(text: str, value: object):
    found = parse_yaml(f"a: {text}").value["a"]
    assert (found, type(found)) == (value, type(value))


@pytest.mark.usefixtures("parser")
def test_every_node_has_its_line():
    lines = parse_yaml("- id: a\n  of:\n    - 1\n    -\n      b: 2\n- 3\n").lines
    assert lines == {
        (): 1,
        (0,): 1,
        (0, "id"): 1,
        (0, "of"): 2,
        (0, "of", 0): 3,
        (0, "of", 1): 5,
        (0, "of", 1, "b"): 5,
        (1,): 6,
    }


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("a: 1\nb: &x 2", 2, "anchors"),
        ("a: *x", 1, "aliases"),
        ("- !!python/object/apply:os.system ['true']", 1, "tags"),
        ("a: ! x", 1, "tags"),
        ("!!str a: 1", 1, "tags"),
        ("a: 1\n\na: 2", 3, "'a' appears twice"),
        ("a: {b: 1, b: 1}", 1, "'b' appears twice"),
        ("1: x\n0x1: y", 2, "appears twice"),
        ("a: 1\n---\nb: 2", 2, "more than one document"),
        ("%YAML 1.1\n---\na: 1", 1, "may not start with %"),
        ("true: 1", 1, "put it in quotes"),
        ("? [a]\n: 1", 1, "a key must be"),
        ("a: " + "9" * 19, 1, "too large"),
        ("a: 0x" + "f" * 17, 1, "too large"),
        ("a: 1e999", 1, "too large"),
        ("a:\n  b: c: d", 2, "is not YAML"),
        ("a: '", 1, "is not YAML"),
        ("a: \x01", None, "is not YAML"),
        ('a: "\\ud800"', 1, "character"),
    ],
)
def test_the_guard_refuses(text: str, line: int | None, message: str):
    with pytest.raises(Refused, match=message) as refusal:
        parse_yaml(text)
    assert refusal.value.line == line


def test_forty_levels_are_read_and_one_more_is_not():
    assert parse_yaml("[" * 40 + "]" * 40).value
    with pytest.raises(Refused, match="nested too deeply"):
        parse_yaml("[" * 41 + "]" * 41)


BOMB = "a0: &a0 [x, x]\n" + "".join(f"a{n}: &a{n} [{f'*a{n - 1}, ' * 9}]\n" for n in range(1, 30))
HOSTILE = {
    "alias bomb": BOMB,
    "50,000 brackets": "[" * 50_000,
    "brackets to the limit": "[" * (MAX_BYTES - 10),
    "braces and brackets": "[{a: " * 400_000,
    "deep mapping": "\n".join(" " * n + "a:" for n in range(1_900)),
    "deep list": "- " * 1_000_000,
    "deep keys": "? " * 1_000_000,
    "a million values": "[" + "a," * 1_000_000,
    "a million empty lists": "[" + "[]," * 600_000,
    "many keys": "\n".join(f"a{n}: 1" for n in range(130_000)),
    "many documents": "---\n" * 500_000,
    "many directives": "".join(f"%TAG !a{n}! b\n" for n in range(100_000)),
    "a number without end": "a: " + "9" * 2_000_000,
    "a tag without end": "a: !" + "a" * 2_000_000,
    "an anchor without end": "&" + "a" * 2_000_000 + " b",
    "an open quote": "[" + '"a\n' * 600_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_yaml_is_refused_in_under_a_second(name: str):
    start = time.process_time()
    with pytest.raises(Refused):
        parse_yaml(HOSTILE[name])
    assert time.process_time() - start < 1


@pytest.mark.skipif(sys.platform != "linux", reason="memory is counted in other units elsewhere")
def test_hostile_yaml_leaves_memory_flat(tmp_path: Path):
    """In a process of its own: a crash of the C parser, or a peak of memory, would show here."""
    for number, text in enumerate(HOSTILE.values()):
        (tmp_path / f"{number}.yaml").write_text(text)
    script = f"""
import resource
from pathlib import Path
from holdouts.engine.yaml_guard import Refused, read_yaml
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
refused = 0
for path in Path({str(tmp_path)!r}).iterdir():
    try:
        read_yaml(path)
    except Refused:
        refused += 1
print(refused, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True)
    refused, grown = map(int, done.stdout.split())
    assert refused == len(HOSTILE)
    assert grown < 100 * 1024


def test_devices_are_refused():
    with pytest.raises(Refused, match="not a regular file"):
        read_yaml(Path("/dev/zero"))


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="needs a file that hides its size")
def test_a_file_that_is_longer_than_its_size_says_is_refused():
    with pytest.raises(Refused, match="too large"):
        read_text(Path("/proc/self/maps"), limit=10)

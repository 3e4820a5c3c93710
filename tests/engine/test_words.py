"""Words: what is said, what cannot be said, and what the linter finds."""

import time
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer

from holdouts.engine.library import LANGUAGES, word_sources
from holdouts.engine.words import (
    BadWords,
    Fault,
    MissingWords,
    Words,
    _entries,
    _Source,
    apart,
    faults,
    is_language,
    lint,
)
from holdouts.games import IDS, find_game

ENGLISH = """
-camp = camp
effect-noise = Make { $amount } noise.
wounds = { $count ->
    [one] one wound
   *[other] { $count } wounds
}
night-falls = Night falls on the { -camp }.
search =
    Search
    .hint = You may search { $times } times.
hurt = { $dead ->
    [true] dead
   *[false] alive
}
"""
FRENCH = """
wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}
"""


@pytest.fixture
def words() -> Words:
    return Words("en", [ENGLISH])


# Saying


def test_slots_are_filled_without_invisible_marks(words: Words):
    assert words.say("effect-noise", amount=2) == "Make 2 noise."


def test_plurals_follow_the_language(words: Words):
    french = Words("fr", [FRENCH])
    assert [words.say("wounds", count=n) for n in (0, 1, 2)] == ["0 wounds", "one wound", "2 wounds"]
    assert [french.say("wounds", count=n) for n in (0, 1, 2)] == ["0 blessure", "1 blessure", "2 blessures"]


def test_terms_are_woven_in(words: Words):
    assert words.say("night-falls") == "Night falls on the camp."


def test_an_attribute_is_said_by_key_and_name(words: Words):
    assert words.say("search.hint", times=2) == "You may search 2 times."
    assert words.say("search") == "Search"


def test_a_yes_or_no_is_chosen_by_true_and_false(words: Words):
    assert [words.say("hurt", dead=dead) for dead in (True, False)] == ["dead", "alive"]


def test_a_slot_has_the_name_of_a_python_field():
    assert Words("en", ["a = { $how_far } { $key }"]).say("a", how_far=1, key="x") == "1 x"


def test_what_a_slot_holds_is_inert_text():
    said = Words("en", ["a = { $name }"]).say("a", name="{ $secret } <b>{{ x }}</b> {0.__class__}")
    assert said == "{ $secret } <b>{{ x }}</b> {0.__class__}"


def test_a_plain_message_is_said_again_from_memory(words: Words):
    assert words.say("night-falls") is words.say("night-falls")


def test_a_message_with_slots_is_made_anew(words: Words):
    assert words.say("effect-noise", amount=1) != words.say("effect-noise", amount=2)


@pytest.mark.parametrize(
    ("lang", "kind", "said"),
    [("en", "and", "a, b, and c"), ("en", "or", "a, b, or c"), ("fr", "and", "a, b et c"), ("fr", "or", "a, b ou c")],
)
def test_lists_are_joined_as_the_language_does(lang: str, kind: str, said: str):
    words = Words(lang, [])
    assert words.join(["a", "b", "c"], "and" if kind == "and" else "or") == said


def test_short_lists_need_no_comma():
    words = Words("en", [])
    assert [words.join([]), words.join(["a"]), words.join(["a", "b"])] == ["", "a", "a and b"]


# What cannot be said


def test_a_key_without_words_is_an_error_that_names_it(words: Words):
    with pytest.raises(MissingWords, match=r"^en: effect-silence: missing$") as missing:
        words.say("effect-silence")
    assert (missing.value.key, missing.value.lang) == ("effect-silence", "en")


@pytest.mark.parametrize("key", ["search.title", "camp", "-camp", "", "effect-noise.", ".hint"])
def test_terms_and_attributes_that_are_not_there_are_missing(words: Words, key: str):
    assert not words.has(key)
    with pytest.raises(MissingWords):
        words.say(key)


def test_a_message_of_attributes_alone_has_no_words_of_its_own():
    words = Words("en", ["a =\n    .b = B\n"])
    assert (words.has("a"), words.has("a.b")) == (False, True)
    with pytest.raises(MissingWords):
        words.say("a")


def test_a_slot_left_empty_is_an_error_and_never_shown(words: Words):
    with pytest.raises(BadWords, match=r"^en: effect-noise: .*amount"):
        words.say("effect-noise")
    with pytest.raises(BadWords, match="amount"):
        words.say("effect-noise", amonut=2)


def test_a_slot_that_is_neither_text_nor_number_is_an_error(words: Words):
    for thing in (None, [1], object()):
        with pytest.raises(BadWords, match="amount"):
            words.say("effect-noise", amount=thing)


@pytest.mark.parametrize(
    "source",
    [
        "a = { a }",
        "a = { b }\nb = { a }",
        "a = x { a }",
        "a = { missing }",
        "a = { -missing }",
        "a = { SYSTEM() }",
        "a = " + "{ b }" * 9 + "\nb = " + "{ c }" * 9 + "\nc = " + "{ d }" * 9 + "\nd = " + "{ e }" * 9 + "\ne = long",
    ],
)
def test_words_that_refer_to_themselves_to_nothing_or_to_too_much_are_errors_at_once(source: str):
    words = Words("en", [source])
    start = time.process_time()
    with pytest.raises(BadWords, match=r"^en: a: "):
        words.say("a")
    assert time.process_time() - start < 1


# Sources and languages


def test_later_sources_add_keys_and_use_earlier_terms(words: Words):
    more = Words("en", [ENGLISH, "dawn = Dawn at the { -camp }."])
    assert more.say("dawn") == "Dawn at the camp."
    assert set(more.keys()) == {*words.keys(), "dawn"}


@pytest.mark.parametrize("again", ["search = Seek", "-camp = home"])
def test_a_key_in_two_sources_is_an_error_unless_asked_for(again: str):
    with pytest.raises(BadWords, match="defined by two sources"):
        Words("en", [ENGLISH, again])
    Words("en", [ENGLISH, again], override=True)


def test_a_later_source_may_replace_a_whole_message():
    words = Words("en", [ENGLISH, "search = Seek"], override=True)
    assert words.say("search") == "Seek"
    assert not words.has("search.hint")


def test_keys_list_messages_and_attributes_but_no_terms(words: Words):
    assert words.keys() == ("effect-noise", "wounds", "night-falls", "search", "search.hint", "hurt")


def test_what_a_language_lacks_is_said_by_its_fallback(words: Words):
    french = Words("fr", [FRENCH], fallback=words)
    assert french.has("night-falls")
    assert french.say("night-falls") == "Night falls on the camp."
    assert french.say("wounds", count=1) == "1 blessure"
    with pytest.raises(MissingWords):
        french.say("effect-silence")


@pytest.mark.parametrize("source", ["a = A\na = B", "= x", "rubbish\na = A", "a = A\n-b = B\n-b = B"])
def test_a_source_whose_keys_cannot_be_told_is_not_taken(source: str):
    with pytest.raises(BadWords, match=r"^en: line [123]"):
        Words("en", [source])


@pytest.mark.parametrize("faulty", ["a = { $x", "a = A\nrubbish", "a = { $x ->\n    [one] 1\n}", "a = " + "{" * 1_500])
def test_a_fault_is_told_with_its_line_when_its_words_are_first_wanted(faulty: str):
    words = Words("en", [f"sound = Sound\n# A comment\n{faulty}\nlast = Last"])
    assert (words.say("sound"), words.say("last")) == ("Sound", "Last")
    with pytest.raises(BadWords, match=r"^en: line [3456]: "):
        words.say("a")
    with pytest.raises(BadWords, match=r"^en: line [3456]: "):
        words.has("a")
    with pytest.raises(BadWords, match=r"^en: line [3456]: "):
        words.keys()


@pytest.mark.parametrize(
    "source",
    [
        "# Comments = lie\na = A\n\n## between = entries\n\n### and = after\nb = B\n# them\n",
        "a =\n    One = line\n\n    b = another\nb = B",
        "a = { $x ->\n[one] One\n*[other] c = C\n}\nb = { a }",
        "a = A\r\n    .b = B\r\nb = B\r\n",
        'a = { NUMBER($x, minimumFractionDigits: 1) } = { "b = B" }\nb={ $y }',
        "-a = A\n    .x = X\na = { -a }\nb = { -a.x ->\n    [X] B\n   *[Y] C\n }",
    ],
)
def test_entries_are_found_one_by_one_as_a_parser_of_the_whole_file_finds_them(source: str):
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(source))
    assert faults(source) == []
    words = Words("en", [source])
    for key in ("a", "b"):
        pattern = whole.get_message(key).value
        assert pattern is not None
        assert words.say(key, x=1, y=2) == whole.format_pattern(pattern, {"x": 1, "y": 2})[0]


def test_only_what_is_said_is_parsed(monkeypatch):
    parsed: list[str] = []
    parse = FluentParser.parse

    def watched(parser: FluentParser, text: str):
        parsed.append(text)
        return parse(parser, text)

    monkeypatch.setattr(FluentParser, "parse", watched)
    words = Words("en", ["a = { -t } and { b.c }\n", "-t = T\nunsaid = U\n", "b = B\n    .c = C\n"])
    assert words.say("a") == "T and C"
    assert not words.has("nothing")
    assert {text for text in parsed if text} == {"a = { -t } and { b.c }\n", "b = B\n    .c = C\n", "-t = T\n"}


def test_only_languages_with_known_plurals_are_taken():
    assert [lang for lang in ("en", "fr", "pt-BR", "EN", "zz", "", "../en", "en_GB") if is_language(lang)] == [
        "en",
        "fr",
        "pt-BR",
    ]
    with pytest.raises(BadWords, match="unknown language"):
        Words("zz", [])


# Faults


def test_a_fault_has_its_line():
    found = faults("a = A\n\nb = { $x\nc = C\na = B\n-t = T\n-t = T\n")
    assert [fault.line for fault in found] == [4, 5, 7]
    assert found[1:] == [Fault(5, "a: defined twice"), Fault(7, "-t: defined twice")]


@pytest.mark.parametrize("source", ["a = " + "x" * 250_000, "a = x\n" * 100_000, "a = " + "{ " * 900])
def test_hostile_words_are_refused_in_under_a_second(source: str):
    start = time.process_time()
    assert len(faults(source)) == 1
    assert time.process_time() - start < 1


# The linter


NOTHING: frozenset[str] = frozenset()


def test_words_without_fault_pass():
    needed = {"hunt": frozenset({"food"}), "rest": NOTHING, "rest.hint": NOTHING}
    source = "-x = X\nhunt = { $food } { -x }\nrest = { shared }\n    .hint = H\nshared = S\n"
    assert lint({"en": [source], "fr": [source]}, needed) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("", "en: hunt: missing"),
        ("hunt = H\nfish = F", "en: fish: nothing uses it"),
        ("hunt = H\n    .hint = I", "en: hunt.hint: nothing uses it"),
        ("hunt = H\n-x = X", "en: -x: nothing uses it"),
        ("hunt = { $foot }", "en: hunt: $foot is not given"),
        ("hunt = { $food ->\n   *[other] { NUMBER($foot) }\n }", "en: hunt: $foot is not given"),
        ("hunt = { shared }\nshared = { $foot }", "en: hunt: $foot is not given"),
        ("hunt = { fish }", "en: hunt: refers to fish, which is not defined"),
        ("hunt = { -fish }", "en: hunt: refers to -fish, which is not defined"),
        ("hunt = { fish.hint }\nfish = { hunt.x }", "en: hunt: refers to fish.hint, which is not defined"),
        ("hunt = { SHOUT($food) }", "en: hunt: calls SHOUT(), which does not exist"),
        ("hunt = { hunt }", "en: hunt -> hunt: refers to itself"),
        ("hunt = H\nhunt = I", "en: line 2: hunt: defined twice"),
        ("hunt = H\nfish = {", "en: line 2: syntax: Expected an inline expression"),
    ],
)
def test_the_linter_names_language_key_and_fault(source: str, found: str):
    assert found in lint({"en": [source]}, {"hunt": frozenset({"food"})})


def test_a_term_sees_only_what_its_caller_passes():
    source = '-food = { $case ->\n   *[one] food\n    [gen] food\'s\n }\nhunt = { -food(case: "gen") }'
    assert lint({"en": [source]}, {"hunt": NOTHING}) == []


def test_a_key_missing_in_one_language_is_reported_for_that_language_alone():
    assert lint({"en": ["hunt = H"], "fr": [""]}, {"hunt": NOTHING}) == ["fr: hunt: missing"]


def test_a_slot_that_one_language_leaves_out_is_only_a_note():
    found = lint({"en": ["hunt = { $food }"], "fr": ["hunt = H"]}, {"hunt": frozenset({"food"})})
    assert found == ["note: fr: hunt: leaves out $food"]


def test_a_key_defined_by_two_sources_is_found_and_lines_name_their_source():
    found = lint({"en": ["hunt = H", "hunt = I\n="]}, {"hunt": NOTHING})
    assert found[0].startswith("en: source 2, line 2: syntax:")
    assert found[1] == "en: hunt: defined by two sources"


def test_languages_that_say_the_same_are_not_apart_though_each_puts_it_together_in_its_own_way():
    assert apart({"en": ["a = A\n", "b = B\n"], "fr": ["a = { -t } { part }\npart = P\n-t = T\nb = B\n"]}) == []


def test_what_only_one_language_says_is_missing_in_the_other_and_faults_are_told():
    found = apart({"en": ["a = A\nb = B\n"], "fr": ["a = A\n    .c = C\nd = { $x\n"]})
    assert found[0].startswith("fr: line 4: syntax: ")
    assert found[1:] == ["en: a.c: missing", "fr: b: missing"]


def test_long_chains_of_references_are_linted_in_under_a_second():
    chain = "hunt = { a0 }\n" + "".join(f"a{n} = {{ a{n + 1} }}\n" for n in range(2_000)) + "a2000 = { $food }\n"
    start = time.process_time()
    assert lint({"en": [chain]}, {"hunt": NOTHING}) == ["en: hunt: $food is not given"]
    assert time.process_time() - start < 1


# What is read without Fluent's parser


ODD = [
    "key = [in brackets]",
    "key = .dotted",
    "key = * starred",
    "key = # no comment",
    'key = "quoted" \\ and = more',
    "key=close",
    "key =   far   \n\n",
    "key = ends with a blank that does not break\u00a0",
    "key = \ttabbed\t",
    "key = \u2028 odd \u0085 ends",
    "key = one\n\n# a comment\n",
    "key = one\n    two",
    "key =\n    below",
    "key = { $slot }",
    "key = one\n    .more = two",
    "-term = plain",
]


@pytest.mark.parametrize("source", ODD)
def test_an_entry_is_read_as_fluent_reads_it_however_odd_it_is(source: str):
    assert entries_of(source) == parsed(source)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_the_games_is_read_as_fluent_reads_it(lang: str):
    for game in map(find_game, IDS):
        for source in word_sources(game, lang):
            assert entries_of(source) == parsed(source)


def entries_of(source: str) -> dict[str, str]:
    """What stands in a file, read entry by entry as it is said."""
    read = _Source(source)
    return {name: told(read.entry(name)) for name in read.names}


def parsed(source: str) -> dict[str, str]:
    """The same, read as a whole by Fluent's parser."""
    return {name: told(entry) for name, entry in _entries(FluentParser().parse(source)).items()}


def told(entry: Any) -> str:
    """An entry as Fluent writes it; what is said of it in a comment is not part of it."""
    entry = entry.clone()
    entry.comment = None
    return FluentSerializer().serialize_entry(entry)

"""Long words may be parted between their syllables, where a browser has no room for them."""

import pytest

from holdouts.server.parting import SHY, parted


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Gas Station", "Gas Station"),
        ("Shopping Mall", "Shop-ping Mall"),
        ("Department Store", "Depart-ment Store"),
        ("Amusement Park", "Amu-se-ment Park"),
        ("Bibliothèque", "Biblio-thè-que"),
        ("Parc d’attractions", "Parc d’attrac-tions"),
        ("Centre commercial", "Centre com-mer-cial"),
        ("Construction", "Cons-truc-tion"),
    ],
)
def test_a_long_word_is_parted_between_syllables_and_a_short_one_never(name: str, shown: str):
    assert parted(name).replace(SHY, "-") == shown

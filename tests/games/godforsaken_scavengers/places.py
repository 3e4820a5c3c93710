"""Places: an expedition at a Location, or on its way there."""

from holdouts.testing import expedition


def at(location: str, seats: int = 2, scenario: str = "daring-retreat", **options):
    return expedition(seats, scenario, location=location, **options)


def coming_to(*locations: str, seats: int = 2, scenario: str = "daring-retreat", **options):
    """The first of these Locations is about to be turned up."""
    start = "choking-narrows" if "choking-narrows" not in locations else "royal-granary"
    return expedition(seats, scenario, location=start, **options).next_locations(*locations).new_round()

"""Who may know what of a camp: the only room that decides it."""

from holdouts.engine.events import all_but, only
from holdouts.engine.secrets import BACK, ENGINE, Gaze, Hidden, Secrets, backs, opened
from holdouts.starter.state import Camp


def held(hands: list[list[int]], gaze: Gaze) -> list[list[int]]:
    """One's own cards, and of the others how many they hold."""
    return [hand if seat == gaze.seat else [BACK] * len(hand) for seat, hand in enumerate(hands)]


SECRETS = Secrets(
    Camp,
    {
        Camp: {
            **ENGINE,
            **opened("active", "fire", "laid", "spent", "watching"),
            "hands": Hidden("each its owner", held, "the cards nobody sees"),
            "deck": Hidden("nobody", backs, "the cards nobody sees"),
        }
    },
)


def alone(seat: int) -> int:
    """Who draws reads what it is."""
    return only(seat)


def not_to(seat: int) -> int:
    """The others read that it was drawn."""
    return all_but(seat)

"""Annals: what a table remembers of the way it has come, and by which count everybody may look it up."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator

from holdouts.engine.decision import Option
from holdouts.engine.events import Event
from holdouts.engine.past import Past, Waypoint, long_ago


class Annals:
    """The choices of a game, its chronicle with notes, and the moments they belong to."""

    __slots__ = ("_waypoints", "choices", "chronicle", "moment", "notes")

    def __init__(self, past: Past) -> None:
        self.choices: list[tuple[int, Option]] = list(past.choices)
        self.chronicle: list[Event] = list(past.chronicle)
        self.notes: list[tuple[int, Event]] = list(past.notes)
        self._waypoints: list[Waypoint] = []
        if past.moments:  # most tables are copies, and have none
            self._waypoints += [long_ago(*at) for at in zip(past.moments, past.lengths, strict=True)]
        self.moment = past.moments[-1] + 1 if past.moments else 0
        """How many questions were settled: the only count that everybody may know, for answers may lie face down."""

    def moment_at(self, choice: int) -> int:
        """How many questions were settled before a choice; the answers to a joint question share one moment."""
        return self._waypoints[choice].moment if choice < len(self._waypoints) else self.moment

    def choice_at(self, moment: int) -> int:
        """How many choices had been made when so many questions were settled."""
        return bisect_left(self._waypoints, moment, key=lambda waypoint: waypoint.moment)

    def story(self, since: int = 0) -> Iterator[tuple[int, Event]]:
        """Every event with the moment it led to, notes in their places; all but so many of the first.

        What it costs depends on how much is told, not on how long the game has lasted.
        """
        notes = sorted(self.notes, key=lambda note: note[0])
        places = [self._events_before(at) + number for number, (at, _) in enumerate(notes)]
        number = bisect_left(places, since)
        place = bisect_right(self._waypoints, since - number, key=lambda waypoint: waypoint.events)
        for index in range(since - number, len(self.chronicle)):
            while place < len(self._waypoints) and self._waypoints[place].events <= index:
                place += 1
            while number < len(notes) and notes[number][0] < place:
                yield self.moment_at(notes[number][0]), notes[number][1]
                number += 1
            yield self.moment_at(place), self.chronicle[index]
        yield from ((self.moment_at(at), note) for at, note in notes[number:])

    def _events_before(self, choice: int) -> int:
        """How long the chronicle was before a choice."""
        return self._waypoints[choice].events if choice < len(self._waypoints) else len(self.chronicle)

    @property
    def story_length(self) -> int:
        return len(self.chronicle) + len(self.notes)

    @property
    def so_far(self) -> int:
        """After how many choices a note stands that is made now: after all that was told, and before the answers that
        lie face down, which may be taken up again."""
        told = bisect_left(self._waypoints, len(self.chronicle), key=lambda waypoint: waypoint.events)
        return max(told, self.choice_at(self.moment))

    def lengths(self) -> list[int]:
        """How long the chronicle was before each choice."""
        return [waypoint.events for waypoint in self._waypoints]

    def moments(self) -> list[int]:
        """How many questions were settled before each choice."""
        return [waypoint.moment for waypoint in self._waypoints]

    def note(self, event: Event) -> None:
        """Something that changed no rule's state but belongs in the chronicle: a seat that changed hands."""
        self.notes.append((self.so_far, event))

"""Fights and raids: who takes what in hand, whether to stay, and who bears what."""

from holdouts.games.this_war_of_mine import picks
from holdouts.games.this_war_of_mine.bot.household import misery_of, shift
from holdouts.games.this_war_of_mine.bot.reckoning import CARD, NEVER, OURS, Reckoning
from holdouts.games.this_war_of_mine.night import Enemy
from holdouts.games.this_war_of_mine.rules.enemies import HARDY
from holdouts.games.this_war_of_mine.state import MOST, NONE, WOUNDS, Person

EAGER = 20.0
"""Weapons are taken up before anything else is decided."""


class Fighting(Reckoning):
    """Weighs what is done in a fight, and in a raid."""

    def take_up(self, option: picks.TakeUp) -> float:
        """The better weapon, and the best one to the best fighter."""
        person = self.siege.person(option.person)
        gained = self.edge(option.good) - self.edge(person.held)
        return EAGER + gained + 0.1 * self.siege.character(person).prowess if gained > 0.01 else NEVER

    def fight_on(self) -> float:
        """What it costs to see it through; the dead bring nothing home."""
        return self.brawl(self.threat(), sum(HARDY - enemy.wounds for enemy in self.siege.enemies))

    def flee(self) -> float:
        """One blow in the back, and the rest of the night."""
        return self.bleeding(0.9 * self.threat()) - CARD * len(self.siege.unknown) / 2

    def enemy(self, number: int) -> Enemy:
        return next(enemy for enemy in self.siege.enemies if enemy.token == number)

    def wounded(self, option: picks.Wounded, left: int, among: list[Person]) -> float:
        """Wounds go to whoever bears them best. What was shared out so far is not seen before all is: so the order in
        which they would be shared is gone through from its end."""
        borne, last = {one.card: 0 for one in among}, NONE
        for _ in range(left):
            open_to = [one for one in among if one.levels[WOUNDS] + borne[one.card] < MOST]
            if not open_to:
                break
            last = max(open_to, key=lambda one: self.next_wound(one, borne[one.card])).card
            borne[last] += 1
        return float(option.person == last)

    def next_wound(self, person: Person, borne: int) -> float:
        """What one more wound would mean to somebody who has taken some."""
        return shift(person, WOUNDS, borne + 1) - shift(person, WOUNDS, borne)

    def struck(self, option: picks.Struck) -> float:
        """If somebody must fall: not one of those whose story it is, and rather whom little could save."""
        person = self.siege.person(option.person)
        return misery_of(person) - OURS * person.starting

"""What cards are worth to a seat: to play, to give away, to keep, to find."""

from collections.abc import Iterable, Mapping

from holdouts.engine.effects import Effect
from holdouts.engine.observation import Drawn
from holdouts.games.dead_of_winter import picks
from holdouts.games.dead_of_winter.bot import board
from holdouts.games.dead_of_winter.bot.nearness import counted, progress
from holdouts.games.dead_of_winter.bot.reckoning import worth_of
from holdouts.games.dead_of_winter.bot.suspicion import NOBODY, culprits, suspicions, worst
from holdouts.games.dead_of_winter.bot.wishes import Goal, Wishes, innocent
from holdouts.games.dead_of_winter.effects.people import Helpless
from holdouts.games.dead_of_winter.rules.colony import crisis_need
from holdouts.games.dead_of_winter.state import COLONY, NONE, Winter

NEVER = -100.0
"""What is worse than anything else one could do."""
BONUS = 2
"""So many cards more than a crisis takes raise morale. [DOW-CRISIS-10]"""

GREED = 10.0
"""What whoever wants ruin gives for what it still wants itself."""
NEARLY = 0.65
"""So near the main objective whoever wants ruin has no more time to hide."""
LIKELY, FOUND = 0.22, 0.4
"""How likely a card of somebody's hand has a certain symbol, and how many such cards a turn brings."""


class Hand:
    """One seat, what it wants, and what its cards are good for."""

    def __init__(self, winter: Winter, seat: int, heard: Mapping[int, int] = NOBODY) -> None:
        self.winter = winter
        self.seat = seat
        self.heard = heard
        """Who has accused whom."""
        self.me = winter.players[seat]
        self.board = board.Board(winter)

    # --- who one is ---

    @Drawn
    def wishes(self) -> Wishes:
        return Wishes(self.winter, self.seat)

    @Drawn
    def goal(self) -> Goal:
        return Goal(self.winter, self.board)

    @Drawn
    def bold(self) -> bool:
        """Whether one who wants ruin already takes more than others would for what it wants itself."""
        return self.wishes.ruin and not innocent(self.winter)

    @Drawn
    def masked(self) -> bool:
        """Whether one who wants ruin still plays along: until one has what one wants oneself, and the winter is half
        over or morale is low; longer if one was accused; and never when the main objective is near."""
        winter = self.winter
        if innocent(winter):
            return True
        nearly_done = bool(counted(winter)) and progress(winter) > NEARLY
        if nearly_done or winter.rounds_left <= 1:
            return False
        early = 2 * winter.rounds_left > winter.side.rounds and winter.morale > 3
        watched = self.seat in self.heard.values() and not self.desperate
        return early or watched or not self.wishes.ready(winter, self.me)

    @Drawn
    def suspicions(self) -> dict[int, float]:
        """How suspicious everybody else is, by what was seen and heard."""
        return suspicions(self.winter, self.seat, self.heard)

    @Drawn
    def suspect(self) -> int | None:
        """Whom one takes for a betrayer, if anybody."""
        return worst(self.suspicions)

    def mistrusts(self, other: int) -> bool:
        """Whether one takes somebody for a betrayer, exiled for it or not."""
        return other == self.suspect or other in culprits(self.winter, self.seat)

    @Drawn
    def harmful(self) -> bool:
        """Whether this seat does harm now."""
        return self.wishes.ruin and not self.masked

    @property
    def desperate(self) -> bool:
        """Whether there is no time left to hide, or nothing left to hide for."""
        return self.winter.rounds_left <= 2 or self.winter.morale <= 2 or self.me.exiled

    @Drawn
    def death(self) -> float:
        """What the death of one's own survivor costs."""
        if self.bold and self.wishes.dead > len(self.winter.dead) and len(self.me.group) > max(1, self.wishes.group):
            return -6.0
        if self.harmful and not self.me.exiled:
            return -1.0 if len(self.me.group) > max(2, self.wishes.group) else 12.0
        lost = 0.0 if self.me.exiled else board.grief(self.winter)
        last = 3.0 + len(self.me.hand) if len(self.me.group) == 1 else 0.0  # the hand goes too
        wanted = 6.0 if len(self.me.group) <= self.group_wanted else 0.0
        return lost + board.helping_hand(self.winter) + last + wanted

    @property
    def group_wanted(self) -> int:
        """How many survivors one wants: whoever wants ruin has one to spare later on."""
        return self.wishes.group + int(self.bold)

    # --- what the colony lacks ---

    @Drawn
    def hunger(self) -> int:
        """How much food is missing for tonight; of those whose turn is to come, one stays at home."""
        winter = self.winter
        at_home = [sum(one.place == COLONY for one in player.group) for player in winter.players]
        for seat in self.after:
            at_home[seat] = min(1, at_home[seat])
        return (sum(at_home) + winter.helpless + 1) // 2 - winter.food

    @Drawn
    def later(self) -> int:
        """The same for the nights to come."""
        return self.board.need * min(self.winter.rounds_left, 3) - self.winter.food

    @Drawn
    def after(self) -> list[int]:
        """Those whose turn comes after this one."""
        order = self.winter.living()
        return order[order.index(self.seat) + 1 :] if self.seat in order else []

    @Drawn
    def to_come(self) -> int:
        """How many of those who may still give have their turn after this one."""
        return sum(not self.winter.players[other].exiled for other in self.after)

    def saved(self, symbol: str) -> float:
        """What it costs to give away a card of a symbol that one wants oneself, the more the nearer the end."""
        if self.wishes.spares(self.winter, self.me, symbol):
            return 0.0
        return 9.0 if self.winter.rounds_left <= 3 or self.bold else 2.0

    # --- what a card is good for ---

    def need_of(self, symbol: str) -> float:
        """What a card of a symbol is worth now."""
        winter = self.winter
        worth = 0.6
        if self.wishes.lacks(winter, self.me, symbol):
            worth += GREED if self.bold else 4.0 if winter.rounds_left <= 4 else 2.5
        if symbol == "person" and len(self.me.group) < self.group_wanted:
            worth += GREED if self.bold else 4.0
        if self.harmful:
            return worth
        if self.goal.stored[symbol] and not self.bold:
            worth += 4.0
        if winter.crisis != NONE and symbol in winter.crisis_card.symbols and self.board.crisis_lacks > 0:
            worth += 0.6 * self.crisis_harm
        if symbol == "food" and (self.hunger > 0 or self.goal.food > 0):
            worth += 3.0
        elif symbol == "food" and self.later > 0:
            worth += 1.8
        if symbol == "med" and any(one.frost or one.hurt > 1 for one in self.me.group):
            worth += 3.0
        if symbol == "weapon" and self.goal.armed and not self.armed():
            worth += 4.0
        elif symbol == "weapon" and any(self.goal.kills.values()):
            worth += 1.5
        return worth

    def armed(self) -> bool:
        """Whether anybody of one's own bears a weapon."""
        return any(self.winter.symbol(held.card) == "weapon" for one in self.me.group for held in one.gear)

    @Drawn
    def pulls(self) -> list[float]:
        """What a search at each place is worth."""
        return [self._pull(place) for place in range(len(self.winter.locations))]

    def _pull(self, place: int) -> float:
        """What one may hope to find there."""
        if not board.is_open(self.winter, place):
            return -2.0
        worth = sum(share * self.hopes[symbol] for symbol, share in self.winter.book.finds[place].items())
        if self.goal.empty_decks or self.wishes.thin:
            smallest = min(len(one.deck) for one in self.winter.locations[1:] if one.deck)
            worth += 3.0 if len(self.winter.locations[place].deck) == smallest else 0.0
        return worth

    @Drawn
    def hopes(self) -> dict[str, float]:
        """What a card of each symbol is worth."""
        return {symbol: self.need_of(symbol) for symbol in self.winter.book.of_symbol}

    # --- weighing ---

    def dumps(self) -> bool:
        """Whether one wants to be rid of cards by now."""
        return len(self.me.hand) > self.wishes.most_cards and self.winter.rounds_left <= 2

    def equip(self, symbol: str) -> float:
        if symbol == "weapon" and (self.wishes.worn or (self.goal.armed and not self.armed())):
            return 6.0
        if symbol == "weapon" and any(self.goal.kills.values()):
            return 9.0  # before anybody attacks
        return -1.0 if self.goal.stored[symbol] else 1.5

    def feed(self) -> float:
        """Food for the supply: for tonight, for the goal, or for the nights to come."""
        if self.harmful or (self.bold and self.wishes.hunger > self.winter.starvation):
            return -2.0
        if self.me.exiled:
            return -1.0
        if self.hunger > 0:
            return 5.0
        if self.goal.food > 0 or self.wishes.food > self.winter.food:
            return 3.0
        return 1.0 if self.later > 0 else -1.0

    def recruit(self, effects: Iterable[Effect]) -> float:
        """A die more in every round, against all who must be fed and guarded from now on."""
        size = len(self.me.group)
        if size >= self.wishes.most_group:
            return -5.0
        if size < self.group_wanted:
            return 6.0
        mouths = 1 + sum(effect.amount for effect in effects if isinstance(effect, Helpless))
        return (self.winter.rounds_left - 1) * (2.2 - 1.2 * mouths) - 1.0

    def contribute(self, option: picks.Contribute) -> float:
        symbol = self.winter.symbol(option.card)
        right = self.winter.crisis != NONE and symbol in self.winter.crisis_card.symbols
        if self.harmful:
            return self.sabotage(symbol, right=right)
        if not right:
            return NEVER
        if self.goal.stored[symbol] and self.winter.morale > 3:
            return -1.0
        if symbol == "food" and self.hunger > 0:
            return -1.0
        return self.help_crisis() - self.saved(symbol) + (3.0 if self.dumps() else 0.0)

    def help_crisis(self) -> float:
        """One's own share, and more where one is the last who could."""
        lacks = self.board.crisis_lacks
        symbols = self.winter.crisis_card.symbols
        mine = sum(self.winter.symbol(card) in symbols for card in self.me.hand)
        if lacks > mine + self.hoped_for:
            return -1.0
        if lacks > 0:
            return self.crisis_harm
        return 0.8 if lacks > -BONUS and mine >= BONUS + lacks and not self.to_come else -1.0

    @Drawn
    def crisis_harm(self) -> float:
        """What each card that the crisis takes is worth, by what it does to the colony."""
        harm = -worth_of(self.winter, self.winter.crisis_card.fail) / max(1, crisis_need(self.winter))
        return max(1.5, min(9.0, harm))

    @Drawn
    def hoped_for(self) -> float:
        """How many cards those who come later may give, as far as one can guess by the number of cards they hold."""
        likely = LIKELY * len(self.winter.crisis_card.symbols)
        hands = [len(self.winter.players[seat].hand) for seat in self.after if not self.winter.players[seat].exiled]
        return sum(min(2.0, FOUND + likely * count) for count in hands)

    def sabotage(self, symbol: str, *, right: bool) -> float:
        """A wrong card among those of others, as long as it may change something."""
        given = sum(len(player.given) for seat, player in enumerate(self.winter.players) if seat != self.seat)
        if right or len(self.me.given) >= 2 or given < 2 or self.wishes.lacks(self.winter, self.me, symbol):
            return -2.0
        return 3.0 - self.saved(symbol) if -BONUS - 1 < self.board.crisis_lacks <= 1 else -2.0

    def store(self, option: picks.Store) -> float:
        symbol = self.winter.symbol(option.card)
        if self.harmful or not self.goal.stored[symbol] or symbol in self.goal.nightly:
            return NEVER
        return 5.0 - 0.5 * self.saved(symbol)

    def request(self, option: picks.Request) -> float:
        """Asked for once in a turn: what keeps the colony fed and one's own alive."""
        if option.symbol in self.me.requested or self.harmful:
            return -3.0
        if option.symbol == "food" and self.hunger > 0 and not self.me.exiled:
            return 1.0
        hurt = any(one.frost or one.hurt > 1 for one in self.me.group)
        return 1.2 if option.symbol == "med" and hurt else -3.0

    def take(self, option: picks.Take) -> float:
        """The best card is kept; the worst one is paid, given or discarded."""
        symbol = self.winter.symbol(option.card)
        worth = self.need_of(symbol)
        return worth if option.card in self.me.drawn else -worth - 0.5 * self.saved(symbol)

    def where(self, option: picks.Where) -> float:
        """Where there is most to find and least to fear."""
        return self.pulls[option.place] if option.place else 0.0

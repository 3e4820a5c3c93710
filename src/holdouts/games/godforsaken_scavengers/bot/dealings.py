"""How a careful newcomer gets on with others: gifts, oaths, shared food, the Caravan."""

from typing import Any, NamedTuple

from holdouts.engine.decision import Option
from holdouts.engine.observation import Drawn
from holdouts.engine.secrets import BACK
from holdouts.games.godforsaken_scavengers import picks
from holdouts.games.godforsaken_scavengers.bot.digging import Digger
from holdouts.games.godforsaken_scavengers.bot.judgement import DEATH, LAST_MARK
from holdouts.games.godforsaken_scavengers.effects import perils
from holdouts.games.godforsaken_scavengers.rules import deals, exchanges, feeding, gifts, promises
from holdouts.games.godforsaken_scavengers.rules.hands import has_room
from holdouts.games.godforsaken_scavengers.rules.promises import FEED, GIVE, GIVE_NOW
from holdouts.games.godforsaken_scavengers.state import BEFORE_DISCARD, HARVESTING, Promise

KINDNESS = 0.6
"""What is good for a partner counts so much."""

BACKS = {1: 1.1, 2: 2.0, 3: 3.0}
"""The food one expects behind a back in somebody's hand."""

IN_DANGER = LAST_MARK
"""From here on a partner's Affliction is worth a gift."""

SIMPLE = (picks.OfKind(GIVE), picks.Amount(1), picks.OfSort(promises.ANY), picks.Until(0))
"""The simplest promise there is: to give one card, any, this round."""


class Intent(NamedTuple):
    """Why to approach somebody: with this card, or without one to make a deal."""

    partner: int
    card: int | None


class Dealer(Digger):
    """A digger who is not alone."""

    def expected_food(self, seat: int) -> float:
        """What a hand may hold, by its backs and by what is known of it."""
        book = self.book
        known = [card for card in self.state.players[seat].hand if card < BACK]
        backs = sum(BACKS[level] for level in self.levels[seat])
        return sum(book.food[card] - BACKS[book.levels[card]] for card in known) + backs

    # --- reasons to approach somebody ---

    @Drawn
    def intent(self) -> Intent | None:
        """The best reason to approach somebody now, the same at each step of the approach."""
        if self.state.trials:
            return self.rescue
        return self.owed_gift() or self.caravan_gift() or self.message_gift() or self.oath()

    def owed_gift(self) -> Intent | None:
        """A promised card is given as soon as possible."""
        if not self.state.deals:
            return None
        for pledge in promises.open_promises(self.state, self.seat, GIVE):
            fit = [card for card in self.offers(pledge.creditor) if self.could_keep(card, pledge)]
            if fit and not promises.offered_all(pledge) and not self.state.players[pledge.creditor].dead:
                return Intent(pledge.creditor, self.worst(fit))
        return None

    def could_keep(self, card: int, pledge: Promise) -> bool:
        """Of the sort that was promised, and not a card that has kept a promise already."""
        return card not in self.state.pledged and promises.is_of_sort(self.book, card, pledge.sort)

    def offers(self, other: int) -> list[int]:
        """The cards that may be offered to somebody in this moment."""
        return [gift.card for gift in gifts.gifts_for(self.state, self.seat, other)]

    @Drawn
    def rescue(self) -> Intent | None:
        """Hand the searcher what only the searcher can play, if the Peril would all but kill them."""
        trial = self.state.trial
        if trial is None or trial.searcher == self.seat or not self.kind or self.trouble < IN_DANGER:
            return None
        if not has_room(self.state, trial.searcher):
            return None
        for card in self.offers(trial.searcher):
            timely = self.book.early[card] == (trial.stage == BEFORE_DISCARD)
            if timely and any(isinstance(effect, perils.Prevent) for effect in self.book.texts[card]):
                return Intent(trial.searcher, card)
        return None

    def caravan_gift(self) -> Intent | None:
        """At the last moment, food goes to whoever may be able to feed the Caravan with it."""
        if not self.state.with_caravan or self.state.caravan_fed or not self.state.feeding or not self.hand:
            return None
        cost = self.place.cost
        own = sum(self.book.food[card] for card in self.hand)
        takers = [seat for seat in self.partners if self.offers(seat) and has_room(self.state, seat)]
        if own >= cost or not takers:
            return None
        richest = max(takers, key=self.expected_food)
        gift = max(self.offers(richest), key=lambda card: self.book.food[card])
        theirs = self.expected_food(richest)
        if not self.book.food[gift] or theirs + own < cost or (theirs, -richest) < (own, -self.seat):
            return None
        return Intent(richest, gift)

    def message_gift(self) -> Intent | None:
        """At the last meal whoever would lose the message by starving hands it to a partner who will not."""
        if not (self.final and self.state.feeding and self.gap) or not all(map(self.message_value, self.hand)):
            return None
        safe = [seat for seat in self.partners if self.missing(seat) <= 0 or self.state.players[seat].hand]
        takers = [seat for seat in sorted(safe, key=self.missing) if has_room(self.state, seat) and self.offers(seat)]
        return Intent(takers[0], self.offers(takers[0])[0]) if takers else None

    def oath(self) -> Intent | None:
        """Where oaths win the game: a card for a card, once a round with each who can keep it."""
        state = self.state
        if not self.wanted.oaths or state.active != self.seat or self.me.phase != HARVESTING:
            return None
        fresh = [card for card in self.hand if card not in state.pledged]
        if len(fresh) < 2 or not exchanges.may_propose(state, self.seat):
            return None
        unwilling = {party for terms in self.me.refused_deals for party in terms.parties}
        sworn = {one.creditor for one in state.oaths if one.round == state.round and one.debtor == self.seat}
        bound = {party for deal in state.deals if self.seat in deal.parties for party in deal.parties}
        willing = [
            seat
            for seat in self.partners
            if deals.may_deal(state, self.seat, seat)
            and exchanges.may_swap(state, self.seat, seat)
            and seat not in unwilling | sworn | bound
        ]
        return Intent(willing[self.me.approaches % len(willing)], None) if willing else None

    def whom_to_approach(self, option: Any) -> int:
        if isinstance(option, picks.NeverMind):
            return 0
        return 1 if self.intent is not None and self.intent.partner == option.seat else -1

    def how_to_approach(self, option: Any) -> int:
        """With the card one came for, otherwise for a deal where deals win."""
        match option:
            case picks.NeverMind():
                return 0
            case picks.MakeDeal():
                return 1 if self.wanted.oaths else -1
            case picks.Give(card):
                return 2 if self.intent == (self.question.about["who"], card) else -1
        return -1

    # --- gifts and swaps ---

    def wants_gift(self) -> bool:
        """A gift is welcome if there is room, if it is better than the worst card held, or if an oath is kept by it."""
        if self.has_room or self.keep_value(self.question.about["card"]) > self.least_kept:
            return True
        pledges = [pledge for deal in self.state.deals for pledge in deal.promises] if self.wanted.oaths else []
        return any(pledge.kind == GIVE and pledge.creditor == self.seat for pledge in pledges)

    @Drawn
    def least_kept(self) -> float:
        """What the card is worth that one would give up first."""
        return self.keep_value(self.worst(self.hand)) if self.hand else 0.0

    def swap_for_what(self, option: Any) -> float:
        """A card that is worth a little less than what is offered."""
        if isinstance(option, picks.Refuse):
            return 0.0
        mine = self.keep_value(option.card)
        return mine if mine < self.keep_value(self.question.about["card"]) else -1.0

    def likes_swap(self) -> bool:
        return self.keep_value(self.question.about["card"]) >= self.keep_value(self.question.about["mine"])

    # --- deals ---

    def draft_deal(self, option: Any) -> int:
        """A card for a card: first my promise, then theirs, then the question."""
        match option:
            case picks.NeverMind():
                return 0
            case picks.Propose():
                return 1
            case picks.Vow(debtor, creditor) if self.seat in (debtor, creditor):
                return -1 if any(pledge.debtor == debtor for pledge in self.drafted) else 2
        return -1

    @Drawn
    def drafted(self) -> list[Promise]:
        return [promise for deal in self.state.drafts for promise in deal.promises]

    def likes_deal(self) -> bool:
        """Fair if I owe no more than I get, only what I surely can give, and if there is room for what comes."""
        mine = [pledge for pledge in self.drafted if pledge.debtor == self.seat]
        if not self.has_room and not any(pledge.kind in (GIVE, GIVE_NOW) for pledge in mine):
            return False
        owed = sum(max(pledge.number, 1) for pledge in mine)
        due = sum(max(pledge.number, 1) for pledge in self.drafted if pledge.creditor == self.seat)
        return owed <= due and owed < max(len(self.hand), 1) and all(map(self.can_keep, mine))

    def can_keep(self, pledge: Promise) -> bool:
        if pledge.kind == FEED:
            spare = sum(self.foods[card] for card in self.hand) - self.gap
            return spare >= pledge.number + 2 and pledge.due == self.state.round
        if pledge.kind not in (GIVE, GIVE_NOW) or not gifts.may_give(self.state, self.seat, pledge.creditor):
            return False
        return sum(self.could_keep(card, pledge) for card in self.hand) >= max(pledge.number, 1)

    # --- shared food ---

    def hungry(self) -> dict[int, int]:
        """Who lacks how much, with all they have laid out, and to whom food was promised."""
        lacking = {
            pledge.creditor: pledge.number - pledge.done
            for pledge in promises.open_promises(self.state, self.seat, FEED)
            if pledge.due == self.state.round
        }
        for seat in self.guests:
            if self.state.players[seat].plan or self.state.players[seat].store:
                lacking.setdefault(seat, self.missing(seat))
        return lacking

    @Drawn
    def guests(self) -> list[int]:
        """Partners who have not got enough to eat yet."""
        found = feeding.guests(self.state, self.seat) if self.kind else []
        return [seat for seat in found if self.missing(seat) > 0]

    def extra_helping(self, cards: list[int]) -> Option | None:
        """One more card laid out for somebody hungry, if it is not missed more than it helps."""
        for seat, missing in self.hungry().items():
            cost, some = self.cheapest(cards, missing + self.missing(self.seat), self.foods)
            if some and cost < (KINDNESS * self.hurt(seat) if self.kind else DEATH):
                return picks.Eat(some[0])
        return None

    def share_out(self, options: list[Any]) -> Option | None:
        """Surplus goes to whoever can be made full with it."""
        able = [option.seat for option in options if isinstance(option, picks.Share)]
        lacking = {seat: missing for seat, missing in self.hungry().items() if seat in able} if able else {}
        return picks.Share(min(lacking, key=lambda seat: (lacking[seat], seat))) if lacking else None

    # --- the Caravan ---

    def caravan_value(self) -> float:
        """It gives back about as much as it costs, and unfed it loses the game; some need to have fed it once."""
        if self.wants_caravan():
            return 20.0
        if self.state.feeding or self.state.active in self.state.living()[-1:]:
            return 15.0
        if self.wanted.fed_caravan and any(not self.state.players[seat].fed_caravan for seat in self.partners):
            return -1.0
        after = sum(self.book.food[card] for card in self.hand) - self.place.cost
        return 5.0 if self.me.phase == HARVESTING or after >= self.gap else -1.0

    def wants_caravan(self) -> bool:
        return self.wanted.fed_caravan and not self.me.fed_caravan

    def caravan_card(self, option: Any) -> tuple[float, ...]:
        """Keep what fits or is better than the worst card; the rest goes to a partner rather than to waste."""
        match option:
            case picks.Take(card):
                return (2.0,) if self.has_room or self.keep_value(card) > self.least_kept + 0.2 else (-1.0,)
            case picks.Aim(seat) if self.scenario.cooperation != "competitive":
                return (1.0, -len(self.state.players[seat].hand), -seat)
        return (0.0,)

"""The vocabulary of Godforsaken Scavengers: everything a card can do."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from holdouts.engine.decision import Choose
from holdouts.engine.effects import Node, Vocabulary
from holdouts.engine.events import only
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers import events
from holdouts.games.godforsaken_scavengers.picks import Aim, NextPlace, OnPile, Pass, Select
from holdouts.games.godforsaken_scavengers.rules import afflictions, anomalies, deals, moments, perils, playing, search
from holdouts.games.godforsaken_scavengers.rules.hands import (
    drop_cards,
    has_room,
    lose,
    make_room,
    store,
    take_openly,
)
from holdouts.games.godforsaken_scavengers.rules.piles import look_at, reveal_tops
from holdouts.games.godforsaken_scavengers.state import (
    FINAL,
    HARVESTING,
    NONE,
    PLAY,
    QUEST,
    REWARD,
    SEARCHING,
    Deed,
    Expedition,
)

Count = Annotated[int, Meta(ge=1, le=20)]
Who = Literal["self", "any", "everyone", "others"]
Whose = Literal["own", "any"]


class Word(Node, frozen=True, kw_only=True):
    """Base of the game's own nodes."""

    @property
    def early(self) -> bool:
        """Whether, as a Reaction, it belongs before the discard. [GOD-PERIL-10]"""
        return False

    @property
    def keyword(self) -> bool:
        """Whether it searches or takes, which no Location or Affliction can forbid. [GOD-TURN-7]"""
        return False


# --- choosing at whom and on what ---


def aim(expedition: Expedition, deed: Deed, among: list[int]) -> Steps[int]:
    """`any` is chosen once for a card: a second mention means the same player."""
    if deed.target == NONE:
        pick = yield Choose(deed.seat, [Aim(seat) for seat in among], rule=rule_of(deed), ask="aim")
        deed.target = pick.seat
    return deed.target


def choose_pile(expedition: Expedition, deed: Deed, ask: str = "choose-pile") -> Steps[int]:
    pick = yield Choose(deed.seat, [OnPile(pile) for pile in expedition.piles_left()], rule=rule_of(deed), ask=ask)
    pile: int = pick.pile
    return pile


def rule_of(deed: Deed) -> str:
    """The rule that lets this text work."""
    return {PLAY: "GOD-CARD-5", REWARD: "GOD-PERIL-5", QUEST: "GOD-OPPORTUNITY-3"}.get(deed.part, "GOD-CHARACTER-6")


def current_pile(expedition: Expedition) -> int:
    """The pile the open Peril was drawn from, if anything is left of it."""
    trial = expedition.trial
    return trial.pile if trial is not None and trial.pile >= 0 and expedition.piles[trial.pile] else NONE


# --- piles ---


class Reveal(Word, frozen=True, kw_only=True):
    """Show top cards to everybody."""

    amount: Count = 1
    pile: Literal["each", "current"] = "each"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if self.possible(expedition, deed.seat):
            piles = expedition.piles_left() if self.pile == "each" else [current_pile(expedition)]
            reveal_tops(expedition, piles, self.amount, rule=rule_of(deed))
        return
        yield

    def possible(self, expedition: Expedition, seat: int) -> bool:
        if expedition.rule.blind:
            return False
        return bool(expedition.piles_left()) if self.pile == "each" else current_pile(expedition) != NONE


class Look(Word, frozen=True, kw_only=True):
    """Look alone at the top cards of a pile, and leave them, reorder them or search one of them."""

    amount: Count
    pile: Literal["chosen", "current"] = "chosen"
    then: Literal["keep", "reorder", "search"] = "keep"

    @property
    def keyword(self) -> bool:
        return self.then == "search"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if not self.possible(expedition, deed.seat):
            return
        pile = current_pile(expedition) if self.pile == "current" else (yield from choose_pile(expedition, deed))
        look_at(expedition, deed.seat, pile, self.amount, rule=rule_of(deed))
        if self.then == "search":
            yield from self._search(expedition, deed, pile)
        elif self.then == "reorder":
            yield from self._reorder(expedition, deed, pile)

    def _search(self, expedition: Expedition, deed: Deed, pile: int) -> Steps[None]:
        """Exactly one of the cards looked at is searched, a Peril or an Anomaly too. [GOD-SEARCH-17]"""
        cards = expedition.piles[pile]
        seen = [Select(card) for card in reversed(cards[-self.amount :])]
        pick = yield Choose(deed.seat, seen, rule="GOD-SEARCH-17", ask="search-which")
        cards.remove(pick.card)
        search.surface(expedition, deed.seat, pick.card, pile)

    def _reorder(self, expedition: Expedition, deed: Deed, pile: int) -> Steps[None]:
        cards = expedition.piles[pile]
        count = min(self.amount, len(cards))
        for place in range(count - 1):
            waiting = [Select(card) for card in reversed(cards[len(cards) - count : len(cards) - place])]
            pick = yield Choose(deed.seat, waiting, rule=rule_of(deed), ask="order-cards", about={"count": place + 1})
            cards.remove(pick.card)
            cards.insert(len(cards) - place, pick.card)
        for other in expedition.others(deed.seat):
            player = expedition.players[other]
            player.knows = [card for card in player.knows if card not in cards[-count:]]
        expedition.known = [card for card in expedition.known if card not in cards[-count:]]
        expedition.tell(events.Reordered(who=deed.seat, pile=pile, rule=rule_of(deed)))

    def possible(self, expedition: Expedition, seat: int) -> bool:
        if expedition.rule.blind and self.then != "search":
            return False
        return current_pile(expedition) != NONE if self.pile == "current" else bool(expedition.piles_left())


class LookAhead(Word, frozen=True, kw_only=True):
    """Look at the next Locations and put them back in any order; the Final marker keeps its place."""

    amount: Count

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        deck = expedition.locations
        places = [place for place in range(len(deck) - 1, -1, -1) if place >= len(deck) - self.amount]
        places = [place for place in places if deck[place] != FINAL]
        waiting = [deck[place] for place in places]
        if not waiting:
            return
        expedition.unveil()
        expedition.tell(events.LookedAhead(who=deed.seat, count=len(waiting), rule=rule_of(deed)))
        expedition.tell(
            events.Foresaw(who=deed.seat, locations=tuple(waiting), rule=rule_of(deed), to=only(deed.seat))
        )
        for done, place in enumerate(places):
            left = [deck[later] for later in places[done:]]
            options = [NextPlace(location) for location in left]
            pick = yield Choose(deed.seat, options, rule=rule_of(deed), ask="order-locations")
            swap = deck.index(pick.location)
            deck[swap], deck[place] = deck[place], pick.location

    def possible(self, expedition: Expedition, seat: int) -> bool:
        return any(location != FINAL for location in expedition.locations[-self.amount :])


class Bury(Word, frozen=True, kw_only=True):
    """Put top cards under their pile, unseen."""

    amount: Count = 1

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if not expedition.piles_left():
            return
        pile = yield from choose_pile(expedition, deed)
        cards = expedition.piles[pile]
        for _ in range(min(self.amount, len(cards))):
            cards.insert(0, cards.pop())
        expedition.unveil()
        expedition.tell(events.Buried(who=deed.seat, pile=pile, rule=rule_of(deed)))

    def possible(self, expedition: Expedition, seat: int) -> bool:
        return bool(expedition.piles_left())


class Mill(Word, frozen=True, kw_only=True):
    """Discard top cards of a pile unresolved; an Anomaly still happens. [GOD-ANOMALY-1]"""

    amount: Count = 1

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if not expedition.piles_left():
            return
        pile = yield from choose_pile(expedition, deed)
        cards = expedition.piles[pile]
        expedition.unveil()
        for _ in range(min(self.amount, len(cards))):
            card = cards.pop()
            expedition.forget([card])
            expedition.tell(events.Milled(who=deed.seat, pile=pile, card=card, rule=rule_of(deed)))
            if expedition.book.cards[card].kind == "anomaly":
                anomalies.meet_anomaly(expedition, deed.seat, card, NONE)
            else:
                expedition.discards.append(card)

    def possible(self, expedition: Expedition, seat: int) -> bool:
        return bool(expedition.piles_left())


class MixPiles(Word, frozen=True, kw_only=True):
    """Shuffle two piles together and cut them evenly."""

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if not self.possible(expedition, deed.seat):
            return
        one = yield from choose_pile(expedition, deed, "mix-first")
        rest = [OnPile(pile) for pile in expedition.piles_left() if pile != one]
        two: int = (yield Choose(deed.seat, rest, rule=rule_of(deed), ask="mix-second")).pile
        left, right = min(one, two), max(one, two)
        cards = expedition.piles[left] + expedition.piles[right]
        expedition.shuffle(cards)
        expedition.forget(cards)
        half = len(cards) // 2
        expedition.piles[left], expedition.piles[right] = cards[half:], cards[:half]
        expedition.tell(events.Mixed(who=deed.seat, pile=left, other=right, rule=rule_of(deed)))

    def possible(self, expedition: Expedition, seat: int) -> bool:
        return len(expedition.piles_left()) >= 2


class ShuffleIn(Word, frozen=True, kw_only=True):
    """Random cards of a kind go from the discard pile into the current pile."""

    amount: Count = 1
    of: Literal["peril"] = "peril"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        pile = current_pile(expedition)
        for _ in range(self.amount):
            found = [card for card in expedition.discards if expedition.book.cards[card].kind == self.of]
            if pile == NONE or not found:
                return
            card = expedition.pick(found)
            expedition.discards.remove(card)
            expedition.piles[pile].append(card)
            expedition.shuffle(expedition.piles[pile])
            expedition.forget(expedition.piles[pile])
            expedition.tell(events.ShuffledIn(pile=pile, card=card, rule=rule_of(deed)))
        return
        yield


# --- searching ---


class Search(Word, frozen=True, kw_only=True):
    """The active player (or you) must search cards of their pile. It must be the last effect of its list."""

    amount: Count = 1
    who: Literal["active", "self"] = "active"

    @property
    def keyword(self) -> bool:
        return True

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        among = self._who(expedition, deed.seat)
        if not among or not expedition.piles_left():
            return
        target = yield from aim(expedition, deed, among)
        deals.note_played(expedition, deed.seat, "search", target)
        expedition.then(search.dig, target, self.amount)

    def _who(self, expedition: Expedition, seat: int) -> list[int]:
        return [seat] if self.who == "self" else active_players(expedition)

    def possible(self, expedition: Expedition, seat: int) -> bool:
        piles = expedition.piles_left()
        return any(
            piles and expedition.players[other].pile in (NONE, *piles) for other in self._who(expedition, seat)
        )


def active_players(expedition: Expedition) -> list[int]:
    """The active player; in the Last Hunt, everybody. [GOD-TURN-11, GOD-LASTHUNT-6]"""
    return [seat for seat in expedition.living() if expedition.on_turn(seat)]


class ChangePile(Word, frozen=True, kw_only=True):
    """The active player goes on with another pile, in the open Search phase with a pile chosen."""

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        among = self._who(expedition)
        if not among:
            return
        target = yield from aim(expedition, deed, among)
        deals.note_played(expedition, deed.seat, "change-pile", target)
        player = expedition.players[target]
        piles = [OnPile(pile) for pile in expedition.piles_left() if pile != player.pile]
        pick = yield Choose(target, piles, rule=rule_of(deed), ask="change-to")
        search.change_pile(expedition, target, pick.pile, rule=rule_of(deed))

    def _who(self, expedition: Expedition) -> list[int]:
        piles = expedition.piles_left()
        return [
            seat
            for seat in active_players(expedition)
            if (player := expedition.players[seat]).phase == SEARCHING
            and not player.search_over
            and player.pile != NONE
            and any(pile != player.pile for pile in piles)
        ]

    def possible(self, expedition: Expedition, seat: int) -> bool:
        return bool(self._who(expedition))


class Resume(Word, frozen=True, kw_only=True):
    """On your turn, if an Affliction ended your search: search on, with any pile."""

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        player = expedition.players[deed.seat]
        if self.possible(expedition, deed.seat):
            player.phase = SEARCHING
            player.search_over = player.ended_by_affliction = False
            player.pile = NONE
            expedition.tell(events.SearchResumed(who=deed.seat, rule=rule_of(deed)))
        return
        yield

    def possible(self, expedition: Expedition, seat: int) -> bool:
        player = expedition.players[seat]
        return (
            player.ended_by_affliction
            and expedition.on_turn(seat)
            and player.phase in (SEARCHING, HARVESTING)
            and bool(expedition.piles_left())
        )


# --- taking and storing ---


class Take(Word, frozen=True, kw_only=True):
    """Take searched or discarded cards into your hand."""

    amount: Count = 1
    up_to: bool = False
    of: Literal["action", "reaction"] = "action"
    source: Literal["searched", "discard", "both"] = "searched"
    level_to: Count = 3
    other: bool = False

    @property
    def keyword(self) -> bool:
        return True

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        for _ in range(self.amount):
            found = self._found(expedition, deed.seat, deed)
            if not found:
                return
            options: list[Any] = [Select(card) for card in found]
            if self.up_to or not has_room(expedition, deed.seat, taking=True):
                options.append(Pass())
            pick = yield Choose(deed.seat, options, rule="GOD-TURN-6", ask="take-which")
            if isinstance(pick, Pass) or not (yield from make_room(expedition, deed.seat, taking=True)):
                return
            zone = expedition.zone(deed.seat)
            source = zone if pick.card in zone else expedition.discards
            take_openly(expedition, deed.seat, pick.card, source, rule="GOD-TURN-6")

    def _found(self, expedition: Expedition, seat: int, deed: Deed | None = None) -> list[int]:
        """Never the card at work nor what was spent on it. [GOD-CARD-11, GOD-CARD-13]"""
        book = expedition.book
        cards: list[int] = []
        if self.source in ("searched", "both"):
            cards += expedition.zone(seat)
        if self.source in ("discard", "both"):
            cards += expedition.discards
        barred: list[int] = [] if deed is None or deed.part not in (PLAY, REWARD, QUEST) else [deed.source, *deed.paid]
        found = [
            card
            for card in cards
            if book.actions[card]
            and book.levels[card] <= self.level_to
            and (self.of == "action" or book.reactions[card])
            and card not in barred
        ]
        if self.other and deed is not None:
            own = book.cards[deed.source].id
            found = [card for card in found if book.cards[card].id != own]
        return found

    def possible(self, expedition: Expedition, seat: int) -> bool:
        found = self._found(expedition, seat)
        if self.other:
            found = [card for card in found if self not in expedition.book.texts[card]]
        return bool(found)


class TakeThis(Word, frozen=True, kw_only=True):
    """This card goes to your hand although it is no Action. [GOD-HARVEST-4, GOD-CARD-7]"""

    @property
    def keyword(self) -> bool:
        return True

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if deed.part == REWARD:
            expedition.trials[-1].to_hand = True
            return
        zone = expedition.zone(deed.seat)
        if deed.source in zone and (yield from make_room(expedition, deed.seat, taking=True)):
            take_openly(expedition, deed.seat, deed.source, zone, rule="GOD-CARD-7")


class DrawOut(Word, frozen=True, kw_only=True):
    """Show the top card of the current pile; take it if it is an Action."""

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        pile = current_pile(expedition)
        if pile == NONE or expedition.rule.blind:
            return
        reveal_tops(expedition, [pile], 1, rule=rule_of(deed))
        card = expedition.piles[pile][-1]
        if expedition.is_action(card) and (yield from make_room(expedition, deed.seat, taking=True)):
            take_openly(expedition, deed.seat, card, expedition.piles[pile], rule="GOD-TURN-6")


class Store(Word, frozen=True, kw_only=True):
    """Put Actions into a store: food for the next Feeding. [GOD-FEED-10]"""

    amount: Count = 1
    up_to: bool = False
    of: Literal["action"] = "action"
    source: Literal["searched", "discard", "hand"] = "searched"
    level_to: Count = 3
    shared: bool = False

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        for _ in range(self.amount):
            found = [card for card in self._found(expedition, deed.seat) if card not in (deed.source, *deed.paid)]
            if not found:
                return
            options: list[Any] = [Select(card) for card in found]
            if self.up_to:
                options.append(Pass())
            pick = yield Choose(deed.seat, options, rule="GOD-FEED-10", ask="store-which")
            if isinstance(pick, Pass):
                return
            owner = deed.seat
            if self.shared:
                people = [Aim(seat) for seat in expedition.clockwise(deed.seat)]
                owner = (yield Choose(deed.seat, people, rule="GOD-FEED-10", ask="store-for-whom")).seat
            if self.source == "hand":
                lose(expedition, deed.seat, pick.card)
            else:
                self._source(expedition, deed.seat).remove(pick.card)
            store(expedition, owner, pick.card, rule="GOD-FEED-10")

    def _source(self, expedition: Expedition, seat: int) -> list[int]:
        if self.source == "hand":
            return expedition.players[seat].hand
        return expedition.zone(seat) if self.source == "searched" else expedition.discards

    def _found(self, expedition: Expedition, seat: int) -> list[int]:
        book = expedition.book
        return [
            card
            for card in self._source(expedition, seat)
            if book.actions[card] and book.levels[card] <= self.level_to
        ]

    def possible(self, expedition: Expedition, seat: int) -> bool:
        return bool(self._found(expedition, seat))


class Barter(Word, frozen=True, kw_only=True):
    """Swap one of your hand Actions with a searched one."""

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        yield from moments.barter(expedition, deed.seat, rule=rule_of(deed))

    def possible(self, expedition: Expedition, seat: int) -> bool:
        book = expedition.book
        others = [card for card in expedition.players[seat].hand if book.actions[card]]
        own = [card for card in others if self in book.texts[card]]
        return len(others) > min(len(own), 1) and any(book.actions[card] for card in expedition.zone(seat))


class Recover(Word, frozen=True, kw_only=True):
    """Cards this Peril has just discarded go back to the searched zone; the searcher chooses."""

    amount: Count = 1

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        trial = expedition.trials[-1]
        for _ in range(self.amount):
            found = [card for card in trial.lost if card in expedition.discards and card not in deed.paid]
            if not found:
                return
            options = [Select(card) for card in found]
            pick = yield Choose(trial.searcher, options, rule="GOD-PERIL-5", ask="recover-which")
            trial.lost.remove(pick.card)
            expedition.discards.remove(pick.card)
            expedition.zone(trial.searcher).append(pick.card)
            expedition.tell(events.Recovered(who=trial.searcher, card=pick.card, rule="GOD-PERIL-5"))


class Drop(Word, frozen=True, kw_only=True):
    """People discard hand cards of their own choice."""

    amount: Count = 1
    who: Who = "self"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        for seat in [deed.seat] if self.who == "self" else expedition.people(self.who, deed.seat):
            yield from drop_cards(expedition, seat, self.amount, rule=expedition.rule_of_deed())

    def possible(self, expedition: Expedition, seat: int) -> bool:
        people = [seat] if self.who == "self" else expedition.people(self.who, seat)
        return any(expedition.players[other].hand for other in people)


# --- Perils ---


def mine(expedition: Expedition, seat: int, whose: str) -> bool:
    """Whether a Reaction that serves one's own Perils, or anybody's, fits the open one."""
    trial = expedition.trial
    if trial is None:
        return False
    return trial.searcher == seat or (whose == "any")


class KeepSearched(Word, frozen=True, kw_only=True):
    """The open Peril does not discard the searched cards. [GOD-PERIL-9]"""

    whose: Whose = "any"

    @property
    def early(self) -> bool:
        return True

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        trial = expedition.trials[-1]
        trial.saved = True
        deals.note_played(expedition, deed.seat, "keep-searched", trial.searcher)
        expedition.tell(events.SavedSearched(who=trial.searcher, rule="GOD-PERIL-9"))
        return
        yield

    def possible(self, expedition: Expedition, seat: int) -> bool:
        """In the Last Hunt it works for one's own zone only. [GOD-LASTHUNT-15]"""
        whose = "own" if expedition.hunt else self.whose
        if not mine(expedition, seat, whose):
            return False
        trial = expedition.trials[-1]
        return not trial.saved and bool(expedition.zone(trial.searcher))


class Prevent(Word, frozen=True, kw_only=True):
    """The open Peril gives its searcher no Affliction. [GOD-PERIL-9]"""

    whose: Whose = "own"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        trial = expedition.trial
        if trial is not None and self.possible(expedition, deed.seat):
            trial.prevented = True
            deals.note_played(expedition, deed.seat, "prevent", trial.searcher)
            expedition.tell(events.Prevented(who=trial.searcher, rule="GOD-PERIL-9"))
        return
        yield

    def possible(self, expedition: Expedition, seat: int) -> bool:
        if not mine(expedition, seat, self.whose):
            return False
        trial = expedition.trials[-1]
        return not (trial.prevented or trial.neutralised) and trial.bearer == NONE and expedition.peril().afflictions > 0


class Neutralise(Word, frozen=True, kw_only=True):
    """The open Peril counts as neutralised without payment, if it has a cost line."""

    whose: Whose = "any"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if self.possible(expedition, deed.seat):
            deals.note_played(expedition, deed.seat, "neutralise", expedition.trials[-1].searcher)
            perils.neutralise(expedition)
        return
        yield

    def possible(self, expedition: Expedition, seat: int) -> bool:
        if not mine(expedition, seat, self.whose):
            return False
        return bool(expedition.peril().neutralise) and not expedition.trials[-1].neutralised


class Discount(Word, frozen=True, kw_only=True):
    """The open Peril's cost is some cards lower."""

    cards: Count = 1

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        trial = expedition.trials[-1]
        trial.discount += self.cards
        deals.note_played(expedition, deed.seat, "discount", trial.searcher)
        expedition.tell(events.Discounted(count=self.cards, rule=rule_of(deed)))
        return
        yield

    def possible(self, expedition: Expedition, seat: int) -> bool:
        trial = expedition.trial
        if trial is None or trial.neutralised:
            return False
        return any(perils.price(expedition, way) for way in range(len(expedition.peril().neutralise)))


class Redirect(Word, frozen=True, kw_only=True):
    """You bear the Afflictions of another player's Peril. [GOD-PERIL-16]"""

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        trial = expedition.trials[-1]
        trial.bearer = deed.seat
        deals.note_played(expedition, deed.seat, "redirect", trial.searcher)
        expedition.tell(events.Redirected(who=deed.seat, other=trial.searcher, rule="GOD-PERIL-16"))
        return
        yield

    def possible(self, expedition: Expedition, seat: int) -> bool:
        trial = expedition.trial
        if trial is None or trial.searcher == seat or trial.bearer != NONE:
            return False
        return not (trial.prevented or trial.neutralised) and expedition.peril().afflictions > 0


class Cover(Word, frozen=True, kw_only=True):
    """An Affliction that the open Peril or starving would give you arrives face down. [GOD-PERIL-15]"""

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if expedition.trial is not None:
            expedition.trial.covered.append(deed.seat)
        else:
            expedition.players[deed.seat].covered = True
        expedition.tell(events.CoveredUp(who=deed.seat, rule="GOD-PERIL-15"))
        return
        yield

    def possible(self, expedition: Expedition, seat: int) -> bool:
        trial = expedition.trial
        if trial is None:
            return expedition.feeding and not expedition.players[seat].covered
        bearer = trial.searcher if trial.bearer == NONE else trial.bearer
        if bearer != seat or seat in trial.covered or trial.prevented or trial.neutralised:
            return False
        return expedition.peril().afflictions > 0


# --- Afflictions and Characters ---


class Afflict(Word, frozen=True, kw_only=True):
    """Somebody gains Afflictions."""

    amount: Count = 1
    who: Literal["self"] = "self"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        for _ in range(self.amount):
            if not expedition.players[deed.seat].dead:
                yield from afflictions.afflict(expedition, deed.seat, rule=expedition.rule_of_deed())


class Heal(Word, frozen=True, kw_only=True):
    """Somebody heals Afflictions; their owner chooses which."""

    amount: Count = 1
    who: Literal["self", "any"] = "self"
    face_down: bool = False

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        target = deed.seat
        if self.who == "any":
            target = yield from aim(expedition, deed, patients(expedition, deed))
        deals.note_played(expedition, deed.seat, "heal", target)
        yield from afflictions.heal(expedition, target, self.amount, rule=rule_of(deed), face_down=self.face_down)

    def possible(self, expedition: Expedition, seat: int) -> bool:
        people = [seat] if self.who == "self" else expedition.living()
        if self.face_down:
            return any(expedition.players[other].face_down for other in people)
        return any(expedition.players[other].afflictions for other in people)


def patients(expedition: Expedition, deed: Deed) -> list[int]:
    """Whom the card at work would do any good: an Affliction to treat or a Character to turn up. [GOD-CHARACTER-5]"""
    turns_up = any(isinstance(effect, ShowCharacter) for effect in playing.text_of(expedition, deed))
    people = [
        seat
        for seat in expedition.clockwise(deed.seat)
        if expedition.players[seat].afflictions or (turns_up and playing.can_show(expedition, seat))
    ]
    return people or [deed.seat]


class TurnDown(Word, frozen=True, kw_only=True):
    """Somebody turns Afflictions face down. [GOD-AFFLICTION-4]"""

    amount: Count = 1
    who: Literal["self", "any"] = "self"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        target = deed.seat
        if self.who == "any":
            target = yield from aim(expedition, deed, patients(expedition, deed))
        deals.note_played(expedition, deed.seat, "turn-down", target)
        for _ in range(self.amount):
            yield from afflictions.turn_down(expedition, target, rule=rule_of(deed))

    def possible(self, expedition: Expedition, seat: int) -> bool:
        people = [seat] if self.who == "self" else expedition.living()
        return any(afflictions.has_face_up(expedition, other) for other in people)


class TurnUp(Word, frozen=True, kw_only=True):
    """People turn face-down Afflictions up again."""

    amount: Count = 1
    who: Literal["self", "everyone"] = "self"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        for seat in [deed.seat] if self.who == "self" else expedition.clockwise(deed.seat):
            for _ in range(self.amount):
                if not expedition.players[seat].dead:
                    yield from afflictions.turn_up(expedition, seat, rule="GOD-PERIL-20")


class ShowCharacter(Word, frozen=True, kw_only=True):
    """A Character turns up, on top of what the card does otherwise. [GOD-CHARACTER-4, GOD-CHARACTER-5]"""

    who: Literal["self", "any"] = "self"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        target = deed.seat
        if self.who == "any":
            target = yield from aim(expedition, deed, patients(expedition, deed))
        playing.show_character(expedition, target, rule="GOD-CHARACTER-4")

    def possible(self, expedition: Expedition, seat: int) -> bool:
        if not expedition.with_characters:
            return False
        people = [seat] if self.who == "self" else expedition.living()
        return any(playing.can_show(expedition, other) for other in people)


class HideCharacters(Word, frozen=True, kw_only=True):
    """All Characters turn face down. [GOD-PERIL-19, GOD-CHARACTER-8]"""

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        for seat in reversed(expedition.clockwise(deed.seat)):
            playing.hide_character(expedition, seat, rule="GOD-CHARACTER-8")
        return
        yield


class EaseHunger(Word, frozen=True, kw_only=True):
    """Some other players need less food at the next Feeding."""

    amount: Count = 1
    people: Count = 2

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        waiting = expedition.others(deed.seat)
        for turn in range(min(self.people, len(waiting))):
            options: list[Any] = [Aim(seat) for seat in waiting]
            if turn:
                options.append(Pass())
            pick = yield Choose(deed.seat, options, rule=rule_of(deed), ask="ease-whom")
            if isinstance(pick, Pass):
                return
            waiting.remove(pick.seat)
            expedition.players[pick.seat].need -= self.amount
            deals.note_played(expedition, deed.seat, "ease-hunger", pick.seat)
            expedition.tell(events.NeedChanged(who=pick.seat, count=self.amount, rule=rule_of(deed)))

    def possible(self, expedition: Expedition, seat: int) -> bool:
        return len(expedition.living()) > 1


VOCABULARY = Vocabulary(
    Reveal, Look, LookAhead, Bury, Mill, MixPiles, ShuffleIn, Search, ChangePile, Resume, Take, TakeThis, DrawOut, Store,
    Barter, Recover, Drop, KeepSearched, Prevent, Neutralise, Discount, Redirect, Cover, Afflict, Heal, TurnDown, TurnUp,
    ShowCharacter, HideCharacters, EaseHunger,
    conditions=("characters",),
)  # fmt: skip

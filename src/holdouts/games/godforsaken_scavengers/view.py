"""What a seat sees of an expedition, drawn from the state as it is veiled for that seat. [GOD-CARD-14]"""

from collections.abc import Iterator, Sequence

from holdouts.engine.painter import Painter
from holdouts.engine.secrets import BACK
from holdouts.engine.shelves import Card
from holdouts.engine.view import Back, Face, Gauge, Zone
from holdouts.engine.view import Card as Shown
from holdouts.engine.words import Words
from holdouts.games.godforsaken_scavengers.cards import Action, Location
from holdouts.games.godforsaken_scavengers.naming import ExpeditionNaming
from holdouts.games.godforsaken_scavengers.rules import ending, feeding
from holdouts.games.godforsaken_scavengers.rules.hands import hand_limit
from holdouts.games.godforsaken_scavengers.secrets import level_of
from holdouts.games.godforsaken_scavengers.state import FINAL, HARVESTING, PLANNING, SEARCHING, Expedition, Scavenger
from holdouts.games.godforsaken_scavengers.text import card_text

SURVIVOR = Card(id="survivor")
"""The other side of every Character."""


def painter(expedition: Expedition, seat: int | None, words: Words, names: Sequence[str]) -> "_Painter":
    """Who paints what that seat sees."""
    return _Painter(ExpeditionNaming(expedition, seat, words, names))


class _Painter(Painter[ExpeditionNaming]):
    """One look at an expedition."""

    apart = frozenset(("players", "drafts"))

    def __init__(self, naming: ExpeditionNaming) -> None:
        super().__init__(naming, card_text)
        self.expedition = naming.state

    def title(self) -> str:
        return self.words.say(f"name-{self.expedition.card.id}")

    def phase(self) -> str:
        """Where the game stands, in a sentence."""
        expedition, words = self.expedition, self.words
        if expedition.ended:
            return words.say("phase-over")
        if expedition.location is None:
            return words.say("phase-setting-out")
        if expedition.trials:
            trial = expedition.trials[-1]
            return words.say("phase-peril", who=self.naming.seat(trial.searcher), card=self.naming.card(trial.card))
        if expedition.feeding:
            return words.say("phase-feeding")
        if expedition.hunt:
            return words.say("phase-hunt")
        if expedition.active is None:
            return words.say("phase-between")
        who = self.naming.seat(expedition.active)
        harvesting = expedition.players[expedition.active].phase == HARVESTING
        return words.say("phase-harvest", who=who) if harvesting else words.say("phase-search", who=who)

    # --- cards ---

    def face(self, card: int, *tags: str) -> Face:
        """A draw card seen from the front."""
        design = self.expedition.book.cards[card]
        kind, corner, level = design.kind, ("", ""), design.level
        if isinstance(design, Action):
            kind = "reaction" if design.reaction else kind
            corner = str(design.food), self.words.say("corner-food", count=design.food)
        back = self.words.say("level", level=level)
        return self.design(f"card:{card}", design, kind, corner=corner, back=back, pips=level, tags=tags)

    def card(self, card: int) -> Shown:
        """A card as far as it is seen."""
        if card < BACK:
            return self.face(card)
        level = level_of(card)
        return Back(back=self.words.say("level", level=level) if level else self.words.say("level-hidden"), pips=level)

    def place(self) -> Face | None:
        """The Location of this round."""
        number = self.expedition.location
        return None if number is None else self.location(number, self.expedition.place)

    def location(self, number: int, location: Location) -> Face:
        kind = "final-location" if number == FINAL else "location"
        corner = str(location.cost), self.words.say("corner-cost", count=location.cost)
        return self.design(f"location:{number}", location, kind, corner=corner)

    # --- the common table ---

    def gauges(self) -> Iterator[Gauge]:
        expedition, words = self.expedition, self.words
        yield Gauge(title=words.say("gauge-round"), value=expedition.round)
        if FINAL in expedition.locations:
            packet = expedition.card.mixed_with_final
            title = words.say("gauge-locations-left-at-least" if packet else "gauge-locations-left")
            yield Gauge(title=title, value=max(0, len(expedition.locations) - 1 - packet))
        if expedition.location is not None:
            yield Gauge(title=words.say("gauge-cost"), value=expedition.place.cost)
        yield Gauge(title=words.say("gauge-affliction-limit"), value=expedition.limit)
        if expedition.card.victory.trophies:
            wanted = ending.half_of_the_table(expedition) + 1
            yield Gauge(title=words.say("gauge-trophies"), value=len(expedition.trophies), most=wanted, stake=1)
        if expedition.hunt:
            yield Gauge(title=words.say("gauge-seconds"), value=expedition.seconds)

    def zones(self) -> Iterator[Zone]:
        expedition, words = self.expedition, self.words
        for number in range(len(expedition.piles)):
            yield self.search_pile(number)
        if not expedition.hunt:
            yield self.zone("searched", self.faces(expedition.searched))
        yield from self.laid("open", self.faces(expedition.open), note=self.cost())
        yield from self.laid("aside", self.faces(expedition.aside))
        if expedition.with_caravan:
            fed = words.say("caravan-fed") if expedition.caravan_fed else words.say("caravan-hungry")
            yield self.row("caravan", words.say("name-caravan"), tuple(map(self.card, expedition.caravan)), fed)
        yield self.pile("discards", words.say("zone-discards"), self.faces(reversed(expedition.discards)))
        if expedition.card.victory.trophies:
            yield self.zone("trophies", self.faces(expedition.trophies))
        # Both sides of the scenario can be read by everybody all game long. [GOD-SCENARIO-11]
        front, back = self.of_book("scenario", expedition.scenario), self.location(FINAL, expedition.card.final)
        yield self.zone("scenario", (front, back))

    def search_pile(self, number: int) -> Zone:
        """The back of the top card, or its face if it is known; deeper cards for those who know them."""
        words, pile = self.words, self.expedition.piles[number]
        below_top = [(above, card) for above, card in enumerate(reversed(pile)) if above and card < BACK]
        deeper = [
            words.say("pile-card", card=self.naming.card(card), above=above, below=len(pile) - 1 - above)
            for above, card in below_top
        ]
        cards = (self.card(pile[-1]), *(self.face(card) for _, card in below_top)) if pile else ()
        note = words.say("pile-known", cards=words.join(deeper)) if deeper else ""
        title, count = self.naming.pile(number, "zone-pile"), len(pile)
        searched = any(player.phase == SEARCHING and player.pile == number for player in self.expedition.players)
        return self.pile(f"pile:{number}", title, cards, note, count=count, current=searched)

    def cost(self) -> str:
        """What the open Peril costs as things stand."""
        expedition, words = self.expedition, self.words
        trial = expedition.trial
        if trial is None or trial.card not in expedition.open:
            return ""
        if trial.neutralised:
            return words.say("peril-neutralised")
        prices = [self.naming.price(way) for way in range(len(expedition.peril().neutralise))]
        return words.say("peril-costs-now", price=words.join(prices, "or")) if prices else words.say("peril-no-way")

    def notes(self) -> Iterator[str]:
        """The road ahead, as far as it is known, and the deals this seat may read."""
        expedition, words = self.expedition, self.words
        packet = expedition.card.mixed_with_final
        if expedition.locations == [FINAL]:
            yield words.say("note-final-next")
        elif packet and FINAL in expedition.locations and len(expedition.locations) <= packet + 1:
            yield words.say("note-final-any-time")
        me = None if self.seat is None else expedition.players[self.seat]
        if me is not None and (foreseen := expedition.locations[len(expedition.locations) - me.foresees :]):
            yield words.say("note-foreseen", locations=words.join(map(self.naming.location, reversed(foreseen))))
        for deal in expedition.deals:
            yield words.say("note-deal", deal=self.naming.deal(deal))
        for deal in expedition.drafts:
            if self.seat == deal.parties[0] and deal.promises:
                yield words.say("note-draft", deal=self.naming.deal(deal))

    # --- the people ---

    def portrait(self, other: int) -> str:
        """Of the Character, if they play one: of each it is known who has it. [GOD-CHARACTER-2]"""
        character = self.expedition.players[other].character
        return "" if character is None else self.expedition.book.characters[character].picture.art

    def tags(self, other: int) -> Iterator[str]:
        expedition, words = self.expedition, self.words
        player = expedition.players[other]
        if other == self.seat:
            yield words.say("tag-you")
        if player.dead:
            yield words.say("tag-dead")
            return
        if other == expedition.first:
            yield words.say("tag-first")
        if expedition.active == other:
            yield words.say("tag-active")
        if expedition.hunt and expedition.on_turn(other):
            yield words.say("tag-searching") if player.phase == SEARCHING else words.say("tag-not-searching")
        if not expedition.feeding or player.feeding == PLANNING:
            return
        if not self.sees_plan(other):
            yield words.say("tag-locked")
        else:
            yield words.say("tag-starving") if player.starving else words.say("tag-feeding")

    def sees_plan(self, other: int) -> bool:
        """Whether there is a plan to show: a hidden one is no more than cards held. (Q-11)"""
        return other == self.seat or self.expedition.card.plans_are_open

    def person_gauges(self, other: int) -> Iterator[Gauge]:
        expedition, words = self.expedition, self.words
        player = expedition.players[other]
        if player.dead:
            return
        yield Gauge(title=words.say("gauge-hand"), value=len(player.hand), most=hand_limit(expedition, other))
        count = len(player.afflictions)
        yield Gauge(title=words.say("gauge-afflictions"), value=count, most=expedition.limit, stake=-1)
        if expedition.location is not None:
            need = feeding.need(expedition, other)
            if self.sees_plan(other):
                yield Gauge(title=words.say("gauge-food"), value=feeding.laid_out(expedition, other), most=need)
            else:
                yield Gauge(title=words.say("gauge-need"), value=need)
        if expedition.card.victory.fed_caravan:
            yield Gauge(title=words.say("gauge-fed-caravan"), value=player.fed_caravan)
        if expedition.card.victory.oaths:
            if other == self.seat or not expedition.secret_deals:
                yield Gauge(title=words.say("gauge-oaths-kept"), value=player.oaths_kept)
            yield Gauge(title=words.say("gauge-oaths-broken"), value=player.oaths_broken)

    def person_zones(self, other: int) -> Iterator[Zone]:
        expedition, words = self.expedition, self.words
        player = expedition.players[other]
        if player.dead and not player.hand:
            return
        yield self.zone("hand", self.hand(other, player), of=other)
        yield from self.laid("plan", self.faces(player.plan), of=other)
        yield from self.laid("store", self.faces(player.store), of=other)
        if expedition.hunt:
            yield self.row(f"zone:{other}", words.say("zone-searched"), self.faces(player.zone))
        borne = (self.affliction(player, place) for place in range(len(player.afflictions)))
        yield from self.laid("afflictions", borne, of=other)
        if player.character is not None:
            yield self.row(f"role:{other}", words.say("zone-character"), [self.character(player)])
        if other == self.seat:  # others' lie face down, and there is nothing to see
            offered = (self.of_book("character", character) for character in player.offered)
            yield from self.laid("offered", offered, of=other)

    def hand(self, other: int, player: Scavenger) -> tuple[Shown, ...]:
        """One's own, in its order; others' by their backs, and by what was seen of them. [GOD-CARD-14]"""
        if other == self.seat:
            return tuple(self.face(card, *self.card_tags(card)) for card in player.hand)
        return tuple(map(self.card, player.hand))

    def card_tags(self, card: int) -> list[str]:
        """What else there is to know of a card of one's own."""
        found = [self.words.say("tag-seen")] if card in self.expedition.known else []
        return [*found, self.words.say("tag-pledged")] if card in self.expedition.pledged else found

    def affliction(self, player: Scavenger, place: int) -> Shown:
        """Face up, or face down and remembered; what arrived face down nobody has seen. [GOD-AFFLICTION-4]"""
        number = player.afflictions[place]
        if number is None or number >= BACK:
            return Back(ref=f"affliction:{BACK + place}", back=self.words.say("type-affliction"))
        tags = [self.words.say("tag-face-down")] if number in player.face_down else []
        if number in player.resting:
            tags.append(self.words.say("tag-until-cleanup"))
        return self.of_book("affliction", number, tags=tags)

    def character(self, player: Scavenger) -> Face:
        """The named side, or the Survivor, under whom everybody knows who lies. [GOD-CHARACTER-2]"""
        used = [self.words.say("tag-used")] if player.power_used else []
        assert player.character is not None
        if player.revealed:
            return self.of_book("character", player.character, tags=used)
        name = self.expedition.book.characters[player.character].id
        under = self.words.say("tag-under", character=self.naming.named(f"name-{name}"))
        return self.design(f"character:{player.character}", SURVIVOR, "character", tags=(under, *used))

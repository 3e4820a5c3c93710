"""Crossroads on the table: how each of the eighty is brought about by legal choices, and how it goes on."""

from holdouts.games.dead_of_winter.picks import (
    AtEntrance,
    Attack,
    Attract,
    Barricade,
    CallVote,
    Clean,
    Contribute,
    Decline,
    EndTurn,
    First,
    HandOff,
    MakeNoise,
    Move,
    Offer,
    Play,
    Request,
    Search,
    Second,
    SpendFood,
    Stop,
    ThumbDown,
    ThumbUp,
    UseAbility,
    UseDie,
    Whom,
)
from holdouts.games.dead_of_winter.positions import BITE, BLANK, FROST, WOUND, WinterPosition, colony

COLONY, POLICE, GROCERY, SCHOOL, LIBRARY, HOSPITAL, GAS = range(7)
PLACES = ("colony", "police", "grocery", "school", "library", "hospital", "gas")


def base(id_: str) -> WinterPosition:
    """Seat 0 has two survivors in the colony, and dice for anything."""
    table = colony(3).group(0, "haddad", "fisk").arrange(morale=5, food=5).dice(0, 1, 1, 6)
    return table.crossroads(id_).turn(0)


# --- how each is brought about ---


def move(place, start=""):
    def fire(table):
        if start:
            table.group(0, f"haddad@{start}", "fisk")
        return table.rolling(BLANK).choose(Move("haddad", place))

    return fire


def drive(table):
    return table.hand(0, "jerrycan").choose(Play("jerrycan")).choose(Move("haddad", "school"))


def search(place, noise=0):
    def fire(table):
        table.group(0, f"haddad@{place}", "fisk").choose(Search("haddad"))
        for _ in range(noise):
            table.choose(MakeNoise())
        if noise < 4:
            table.choose(Stop())
        return table.choose(table.options()[0]) if noise else table

    return fire


def build(table):
    return table.choose(Barricade("haddad")).choose(UseDie(1)).choose(AtEntrance("colony", 5))


def build_outside(table):
    return table.group(0, "haddad@school", "fisk").choose(Barricade("haddad")).choose(UseDie(1))


def clean(table):
    table.waste("odds-and-ends", "nail-gun", "odds-and-ends", "odds-and-ends", "odds-and-ends", "odds-and-ends")
    return table.choose(Clean("haddad")).choose(UseDie(1))


def clean_with_children(table):
    return clean(table.arrange(helpless=1))


def attract(table):
    table.group(0, "haddad@school", "fisk").zombies("gas", 1).zombies("colony", 2)
    return table.choose(Attract("haddad")).choose(UseDie(1)).choose(AtEntrance("gas", 0)).choose(table.options()[0])


def kill(place):
    def fire(table):
        if place != "colony":
            table.group(0, f"haddad@{place}", "fisk")
        table.group(1, "stern@gas").group(2, "marsh@gas").zombies(place, 1).rolling(BLANK)
        return table.choose(Attack("haddad"))

    return fire


def attack(table):
    table.group(0, "haddad@gas", "fisk").group(1, "renn@gas").rolling(6).hand(0, "jerrycan", "jerrycan")
    return table.choose(Attack("haddad"))


def play(card, *picks):
    def fire(table):
        table.hand(0, card).choose(Play(card))
        for pick in picks:
            table.choose(pick)
        return table

    return fire


def contribute(table):
    return table.hand(0, "jerrycan", "odds-and-ends").choose(Contribute("jerrycan"))


def end(table):
    return table.hand(0, "jerrycan").choose(EndTurn())


def eat(table):
    return table.hand(0, "jerrycan").choose(SpendFood(1, 2))


def ask(table):
    table.hand(1, "odds-and-ends").hand(0, "jerrycan").to_be_asked(1, 2).choose(Request("tool"))
    table.choose(Offer("odds-and-ends"), 1).choose(Decline(), 2).choose(table.options(0)[1])
    return table.choose(table.options()[0])


def hand_off(table):
    return table.gear("haddad", "nail-gun").choose(HandOff("nail-gun", "fisk"))


def call_vote(table):
    table.choose(CallVote(1))
    for seat in range(3):
        table.choose(ThumbDown(), seat)
    return table


def roll(face):
    def fire(table):
        table.group(0, "haddad@school", "fisk").group(1, "stern@gas").group(2, "marsh@hospital")
        return table.rolling(face).choose(Move("haddad", "gas"))

    return fire


def bitten(table):
    return table.group(0, "haddad@school", "fisk").dice(0, 1, 1, 6).rolling(BITE).choose(Move("haddad", "library"))


def use_ability(table):
    return table.choose(UseAbility("haddad")).choose(AtEntrance("colony", 0))


def recruit(table):
    return table.next_survivors("lund").hand(0, "lone-traveller").choose(Play("lone-traveller"))


def given(**fields):
    return lambda table: build(table.arrange(**fields))


def with_barricade(table):
    return build(table.barricades("colony", 3))


def with_waste(table):
    return build(table.waste(*["odds-and-ends"] * 8))


def with_zombies(place, *counts):
    def fire(table):
        if place == "hospital":
            table.group(0, "haddad@hospital", "fisk")
            return (
                table.zombies(place, *counts)
                .choose(Barricade("fisk"))
                .choose(UseDie(1))
                .choose(AtEntrance("colony", 5))
            )
        return build(table.zombies(place, *counts))

    return fire


def with_exile(table):
    table.group(0, "haddad@gas", "fisk").group(1, "stern@gas").exiled(1).hand(0, "jerrycan", "jerrycan")
    return table.choose(Barricade("fisk")).choose(UseDie(1)).choose(AtEntrance("colony", 5))


def as_exile(table):
    table.group(0, "haddad@gas", "fisk@gas").exiled(0)
    return table.choose(Barricade("haddad")).choose(UseDie(1))


def somebody_exiled(table):
    return build(table.group(1, "stern@gas").exiled(1))


def larger_group(table):
    return build(table.group(0, "haddad", "fisk", "lund"))


def alone(table):
    return build(table.group(0, "haddad"))


def pair(table):
    table.group(0, "haddad@school", "fisk@school")
    return table.choose(Barricade("haddad")).choose(UseDie(1))


def in_group(id_):
    return lambda table: build(table.group(0, "haddad", id_))


def in_play(id_):
    return lambda table: build(table.group(1, id_))


def lorry(table):
    table.group(0, "haddad", "tak").hand(0, "jerrycan").rolling(BLANK)
    return table.choose(Move("haddad", "school"))


def coat(table):
    state = table.arranging()
    state.dead = [state.survivor_deck.pop(0) for _ in range(3)]
    return search("school")(table)


def turn_begins(table):
    state = table.arranging()
    state.crossroads_deck.append(state.crossroads)
    return table.arrange(crossroads=-1).beginning(0)


def hungry_contribution(table):
    return contribute(table.arrange(starvation=1))


FIRES = {
    "snowplough": move("school"),
    "sloshing-tank": move("gas"),
    "isolation-door": move("hospital"),
    "class-list": move("school"),
    "reading-room-fire": move("library"),
    "prisoners-keys": move("police"),
    "loading-dock": move("grocery"),
    "followed-home": move("colony", "school"),
    "engine-noise": lambda table: drive(table.zombies("gas", 3).hand(0, "odds-and-ends")),
    "stays-behind": lambda table: move("school")(table.group(0, "haddad", "fisk@gas", "lund")),
    "floorboard-safe": search("school"),
    "evidence-locker": search("police"),
    "cold-store": search("hospital"),
    "pupils-diary": search("school"),
    "coded-map": search("library"),
    "fumes": search("gas"),
    "freezer-aisle": search("grocery"),
    "falling-ceiling": search("school", 2),
    "another-patient": lambda table: play("antiseptic", Whom("haddad"))(table.hand(0, "jerrycan")),
    "weevils": play("tinned-soup"),
    "familiar-face": recruit,
    "frozen-hose": drive,
    "worn-catch": play("service-pistol", Whom("haddad")),
    "margin-notes": play("famine-cookbook", Whom("haddad")),
    "usable-scrap": clean,
    "children-in-the-waste": clean_with_children,
    "loose-hinge": build,
    "squatters-gap": build_outside,
    "no-end-to-them": attract,
    "known-face": kill("colony"),
    "full-rucksack": kill("school"),
    "witnesses": attack,
    "talent": use_ability,
    "offering-noticed": contribute,
    "gave-nothing": end,
    "counted-tins": eat,
    "favour-for-favour": ask,
    "snapped-strap": hand_off,
    "shouting": call_vote,
    "blood-trail": roll(WOUND),
    "last-blanket": roll(FROST),
    "last-words": bitten,
    "more-mouths": recruit,
    "radio-voice": build,
    "feast": build,
    "cough": given(helpless=2),
    "crowded-hall": given(helpless=4),
    "timber-for-stoves": with_barricade,
    "smell": with_waste,
    "hold-the-gate": with_zombies("colony", 3, 3),
    "song": given(morale=2),
    "bargain-in-the-snow": with_exile,
    "other-chimney": as_exile,
    "doubting-follower": larger_group,
    "alone": alone,
    "old-quarrel": pair,
    "serum": in_play("falk"),
    "evening-sermon": in_group("quill"),
    "watchtower": build,
    "private-talks": in_play("marsh"),
    "sledge": in_group("stahl"),
    "week-ahead": in_play("marchetti"),
    "fiddle": lambda table: search("school")(table),
    "scent": in_group("kessel"),
    "lorry": lorry,
    "familiar-coat": coat,
    "sleeping-sentry": turn_begins,
    "crows": lambda table: search("school", 3)(table.zombies("gas", 3)),
    "generator": lambda table: play("air-horn")(table.hand(0, "odds-and-ends")),
    "widow": play("nail-gun", Whom("haddad")),
    "body-to-bury": bitten,
    "hungry-eyes": hungry_contribution,
    "broth": given(starvation=2),
    "note-under-the-gate": somebody_exiled,
    "crate-off-the-books": given(rounds_left=1),
    "bell-in-the-ward": with_zombies("hospital", 3),
    "girl-from-the-hall": lambda table: move("colony", "school")(table.arrange(helpless=1)),
    "whistle": kill("school"),
    "mushrooms": lambda table: in_group("ferro")(table.hand(0, "jerrycan")),
    "open-bags": in_play("rousse"),
}


def fired(id_: str) -> WinterPosition:
    """The card has been read, and waits for what becomes of it."""
    table = base(id_)
    if id_ == "fiddle":
        table.group(0, "haddad@school", "lund").dice(0, 6)
        table.choose(Search("haddad")).choose(Stop())
        return table
    FIRES[id_](table)
    if id_ not in ("shouting", "familiar-coat"):
        settle(table, until=("DOW-CROSS-6", "DOW-VOTE-7", "DOW-TURN-3"))
    return table


def settle(table: WinterPosition, until: tuple[str, ...] = ("DOW-TURN-3",)) -> WinterPosition:
    """Whatever else is asked is answered with the first answer."""
    while not table.table.over and table.asks() not in until:
        seat = table.asked()[0]
        table.choose(table.options(seat)[0], seat)
    return table


def go(table: WinterPosition, way: int) -> WinterPosition:
    """The first or the second way, chosen or voted."""
    if table.asks() == "DOW-VOTE-7":
        for seat in table.asked():
            table.choose(ThumbDown() if way else ThumbUp(), seat)
    elif table.asks() == "DOW-CROSS-6":
        number = table.now.past_crossroads[-1]
        table.choose(Second(number) if way else First(number))
    return table

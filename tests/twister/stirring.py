"""Where people stand and what they carry is changed between two actions, so that rules meet."""

from random import Random
from typing import Any

from tests.twister.ground import Zone
from tests.twister.table import WEAK, Table

CARRIED = -1
ABOUT_OTHERS = {"crossbow", "giant", "charisma", "stabbing", "healing", "seasoned-fighter"}


class Stirring:
    """Between two actions people stand elsewhere, mostly near others; they are wounded or healed, carry and are carried."""

    def stock(self, game: Any, rng: Random) -> None:
        """The labyrinth is laid as it is."""

    def stir(self, game: Any, rng: Random) -> bool:
        if game.open_decisions()[0].kind != "act":
            return False
        for _ in range(rng.randint(1, 6)):
            table = Table(game)
            free = [n for n, each in table.people.items() if each.bearer < 0]
            if free:
                do = rng.choice((self.move, self.wound, self.lift, self.hand_over, self.become, self.bar, self.aim))
                do(table, rng.choice(free), rng)
        return True

    def bar(self, table: Table, n: int, rng: Random) -> None:
        """Two enemies come to a zone next to somebody weak, one of them a giant."""
        beside = [to for to, _, _ in table.ways(table.at[n]) if table.side(to) is None]
        if not beside:
            return
        zone, kinds = rng.choice(beside), table.cards.character
        giants = [kind for kind, fact in kinds.items() if "giant" in fact.abilities]
        weak = [kind for kind, fact in kinds.items() if fact.combat <= WEAK]
        enemies = self.at_hand(table, 1 - table.people[n].seat, rng)[:2]
        for m, among in ((n, weak), *zip(enemies, (giants, [*kinds]), strict=False)):
            self.turn_into(table, m, rng.choice(among))
        for m in enemies:
            self.stand(table, m, zone)

    def aim(self, table: Table, n: int, rng: Random) -> None:
        """Two get bows and stand where they see somebody, one of them maybe beside an enemy."""
        zones = [table.zone(number) for number in range(4 * table.rows)]
        zones = [zone for zone in zones if table.drawing(zone) and table.at[n] in table.seen_from(zone)]
        archers = [m for m in self.at_hand(table, 1 - table.people[n].seat, rng) if table.hands(m) > 0][:2]
        if not zones or not archers:
            return
        for m in archers:
            self.stand(table, m, rng.choice(zones))
            thing = self.hand_over(Table(table.game), m, rng)
            if thing is not None:
                table.game.change_item(thing, kind="bow")
        for friend in self.at_hand(table, table.people[n].seat, rng)[:1]:
            if friend != n:
                self.stand(table, friend, Table(table.game).at[rng.choice(archers)])

    def at_hand(self, table: Table, seat: int, rng: Random) -> list[int]:
        """Those of a seat who are on their feet and carry nobody, in any order."""
        able = [n for n, each in table.people.items() if each.seat == seat and not each.wounded and not each.burden]
        return rng.sample(able, len(able))

    def stand(self, table: Table, n: int, zone: Zone) -> None:
        table = Table(table.game)
        if table.side(zone) in (None, table.people[n].seat) and table.fits(n, zone):
            table.game.put(n, table.number(zone))

    def turn_into(self, table: Table, n: int, kind: str) -> None:
        if not table.people[n].burden and not table.people[n].objects:
            table.game.change(n, kind=kind)

    def become(self, table: Table, n: int, rng: Random) -> None:
        """Somebody else, and something else: of the many characters and objects, a game has but a few. Mostly those whose gifts
        are about others."""
        people, things = table.cards.character, [*table.cards.object]
        keen = [kind for kind, fact in people.items() if {*fact.abilities} & ABOUT_OTHERS]
        self.turn_into(table, n, rng.choice(rng.choice((keen, [*people]))))
        if table.state.items:
            number = rng.randrange(len(table.state.items))
            table.game.change_item(number, kind=rng.choice(rng.choice((["bow"], things))))

    def move(self, table: Table, n: int, rng: Random) -> None:
        at = table.at[rng.choice([*table.people])]
        self.stand(table, n, rng.choice([at, *(to for to, _, _ in table.ways(at))]))

    def wound(self, table: Table, n: int, rng: Random) -> None:
        me, turn = table.people[n], table.state.turn
        if me.wounded:
            table.game.change(n, wounded=False, idle=rng.choice((turn, me.idle)))
        elif not me.burden:
            table.game.change(n, wounded=True, hurt=rng.choice((turn, me.hurt)))

    def lift(self, table: Table, n: int, rng: Random) -> None:
        me, at = table.people[n], table.at[n]
        wounded = [m for m, each in table.people.items() if each.seat == me.seat and each.wounded and each.bearer < 0]
        wounded = [m for m in wounded if m != n and not table.people[m].burden and table.fits(m, at)]
        if wounded and table.hands(n) > 0 and not me.wounded:
            friend = rng.choice(wounded)
            table.game.change(friend, cell=me.cell, bearer=n)
            table.game.change(n, burden=(*me.burden, friend))

    def hand_over(self, table: Table, n: int, rng: Random) -> int | None:
        """Something, wherever it is, and which."""
        things = [number for number, item in enumerate(table.state.items) if item.cell >= 0 or item.bearer >= 0]
        things = [number for number in things if number not in table.people[n].objects]
        if not things or table.hands(n) <= 0:
            return None
        thing = rng.choice(things)
        bearer = table.state.items[thing].bearer
        if bearer >= 0:
            kept = tuple(other for other in table.people[bearer].objects if other != thing)
            table.game.change(bearer, objects=kept)
        table.game.change_item(thing, cell=CARRIED, bearer=n)
        table.game.change(n, objects=(*table.people[n].objects, thing))
        return thing

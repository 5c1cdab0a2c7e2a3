"""Dungeon Twister as the aid tells it, read a second time: where one may go, whom one sees and strikes, and how strongly."""

from typing import Any

from tests.twister.ground import BACK, CLOSED, OPEN, STEPS, Ground, Zone

NUMBERS = {"N": 0, "E": 1, "S": 2, "W": 3, "across": 4, "beside": 5}  # as the table writes the side of a way in
PITS = {"~", "~~"}
OVER_PITS = {"acrobatics", "flight", "levitation", "incorporeal"}
OVER_ENEMIES = {"flight", "levitation", "incorporeal"}
WEAK = 1  # the strength of those who walk between a giant's legs


class Table(Ground):
    """Who stands where, and what they can do."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.people = {n: each for n, each in enumerate(self.state.figures) if each.cell >= 0}
        self.at = {n: self.zone(each.cell) for n, each in self.people.items()}

    def powers(self, n: int) -> set[str]:
        return {*self.cards.character[self.people[n].kind].abilities}

    def things(self, n: int) -> list[str]:
        return [self.state.items[item].kind for item in self.people[n].objects]

    def hands(self, n: int) -> int:
        most = 0 if "no-carrying" in self.powers(n) else 2 if "might" in self.powers(n) else 1
        return most - len(self.people[n].objects) - len(self.people[n].burden)

    def crosses(self, n: int) -> set[str]:
        powers, found = self.powers(n), set()
        if powers & OVER_PITS or "rope" in self.things(n):
            found |= PITS
        if "contortion" in powers:
            found |= {":"}
        return {*PITS, ":", "#", "="} if "incorporeal" in powers else found

    def foes_in(self, zone: Zone, seat: int) -> list[int]:
        """The enemies on their feet in a zone."""
        return [m for m, each in self.people.items() if each.seat != seat and not each.wounded and self.at[m] == zone]

    def stops(self, n: int, zone: Zone) -> bool:
        """Whether enemies in a zone hold up who comes there."""
        if self.powers(n) & OVER_ENEMIES:
            return False
        weak = self.cards.character[self.people[n].kind].combat <= WEAK
        return any(not (weak and "giant" in self.powers(m)) for m in self.foes_in(zone, self.people[n].seat))

    def fits(self, n: int, zone: Zone) -> bool:
        """Three of a colour at most, the wounded and the carried counted."""
        me = self.people[n]
        others = [
            m
            for m, each in self.people.items()
            if each.seat == me.seat and m != n and m not in me.burden and self.crowd(self.at[m]) == self.crowd(zone)
        ]
        return len(others) + 1 + len(me.burden) <= 3

    def may_leave_by(self, n: int, way: str) -> bool:
        return self.people[n].bound in (-1, NUMBERS[way])

    def journeys(self, n: int, points: int) -> tuple[dict[Zone, int], set[Zone], set[Zone]]:
        """Where a move leads and in how many steps; where it leads out; where there is no place to stay."""
        me, start = self.people[n], self.at[n]
        stays: dict[Zone, int] = {}
        leaves: set[Zone] = set()
        full: set[Zone] = set()
        seen, edge = {start}, [start]
        for steps in range(1, points + 1):
            ahead = []
            for at in edge:
                for to, signs, way in self.ways(at):
                    if to in seen or signs - self.crosses(n) or (at == start and not self.may_leave_by(n, way)):
                        continue
                    if self.side(to) == 1 - me.seat:
                        if not self.stops(n, to):
                            leaves.add(to)
                            seen.add(to)
                        continue
                    seen.add(to)
                    (stays.__setitem__(to, steps) if self.fits(n, to) else full.add(to))
                    if not self.stops(n, to):
                        ahead.append(to)
            edge = ahead
        return stays, leaves, full

    def loads(self, n: int) -> set[str]:
        """What may be done with things and wounded friends where one stands, for nothing."""
        me, here, hands = self.people[n], self.crowd(self.at[n]), self.hands(n)
        if "no-carrying" in self.powers(n):
            return set()
        found = {f"drop:{item}" for item in me.objects} | {f"set_down:{friend}" for friend in me.burden}
        if hands:
            found |= {
                f"take:{number}"
                for number, item in enumerate(self.state.items)
                if item.cell >= 0 and self.crowd(self.zone(item.cell)) == here
            }
        for m, other in self.people.items():
            if m == n or other.bearer >= 0 or self.crowd(self.at[m]) != here:
                continue
            friend = other.seat == me.seat
            if hands and (friend or other.wounded):
                found |= {f"take:{item}" for item in other.objects}
            if hands and friend and other.wounded:
                found.add(f"lift:{m}")
            if friend:
                found |= {f"give:{item}:{m}" for item in me.objects if self.hands(m) > 0}
                found |= {f"swap:{mine}:{theirs}" for mine in me.objects for theirs in other.objects}
        return found

    # Sight

    def seen_from(self, zone: Zone) -> set[Zone]:
        """The nearest zone with somebody in it along each line; a slit is looked through only by who stands at it."""
        found = set()
        for way in STEPS:
            at, first = zone, True
            if self.side(zone) is not None and way != ("S" if zone[1] < 0 else "N"):
                continue
            while self.side(at) is None or first:
                border = self.border(at, way)
                if not border or border[1] & {"#", "="} or (":" in border[1] and not first):
                    break
                at, first = border[0], False
                if at in self.at.values():
                    found.add(at)
                    break
        return found

    def is_engaged(self, n: int) -> bool:
        return any(each.seat != self.people[n].seat and self.at[m] == self.at[n] for m, each in self.people.items())

    def weapons(self, n: int) -> dict[str, int]:
        """What somebody can shoot with now, and how strongly."""
        found = {}
        if "crossbow" in self.powers(n) and self.people[n].shot != self.state.turn:
            found["shoot"] = 3
        if "bow" in self.things(n):
            found["shoot_bow"] = 1
        return found

    # Acting

    def actors(self, seat: int) -> list[int]:
        return [
            n
            for n, each in self.people.items()
            if each.seat == seat and not each.wounded and each.idle != self.state.turn
        ]

    def is_free(self, n: int) -> bool:
        return "seasoned-fighter" in self.powers(n) and self.people[n].struck != self.state.turn

    def portcullises(self, n: int) -> set[int]:
        """The rooms whose portcullis is on a border of somebody's zone and still works."""
        found, zone = set(), self.at[n]
        for way, (dx, dy) in STEPS.items():
            to = zone[0] + dx, zone[1] + dy
            if self.side(zone) is not None and to[1] in (-1, self.rows):
                continue
            for here, there in ((zone, way), (to, BACK[way])):
                if not 0 <= here[0] < 4 or self.side(here) is not None or not self.drawing(here):
                    continue
                if self.drawn(here, there) == "=" and self.room(here).portcullis in (CLOSED, OPEN):
                    found.add(here[1] // 2 * 2 + here[0] // 2)
        return found

    def acts(self, seat: int) -> set[str]:
        """All that a player may do for a point, and for none. Whoever stands in a zone attacks from it."""
        points = self.state.wheel[seat]
        found: set[str] = set()
        foes = {m: each for m, each in self.people.items() if each.seat != seat and each.bearer < 0}
        fresh = [m for m, each in foes.items() if each.hurt != self.state.turn]
        for n in self.actors(seat):
            zone, powers, things = self.at[n], self.powers(n), self.things(n)
            if points or self.is_free(n):
                found |= {f"attack:{self.number(zone)}:{m}" for m in fresh if self.can_brawl(zone, self.at[m])}
                if "telescopic-lance" in things:
                    near = {to for to, signs, way in self.ways(zone) if way in STEPS and not signs & {"#", "="}}
                    found |= {f"lance:{n}:{m}" for m in fresh if self.at[m] in near}
            if not points:
                continue
            found |= self.peaceful(n, zone, powers, things)
            if not self.is_engaged(n):
                seen = self.seen_from(zone)
                targets = [m for m in fresh if self.at[m] in seen and "great-shield" not in self.things(m)]
                found |= {f"{weapon}:{n}:{m}" for weapon in self.weapons(n) for m in targets}
            if "fireball-scroll" in things and "spellcaster" in powers:
                near = {*self.seen_from(zone)}
                found |= {
                    f"fireball:{n}:{m}"
                    for m, each in self.people.items()
                    if m != n and each.bearer < 0
                    if self.at[m] in near or self.crowd(self.at[m]) == self.crowd(zone)
                }
        if points:
            found |= {
                f"regenerate:{n}"
                for n, each in self.people.items()
                if each.seat == seat and each.wounded and "regeneration" in self.powers(n)
                if each.bearer < 0 and each.hurt != self.state.turn
            }
        return found

    def can_brawl(self, zone: Zone, other: Zone) -> bool:
        """In one zone, or across the open border of a start zone."""
        if zone == other:
            return True
        if (self.side(zone) is None) == (self.side(other) is None):
            return False
        return any(to == other and not signs and way in STEPS for to, signs, way in self.ways(zone))

    def peaceful(self, n: int, zone: Zone, powers: set[str], things: list[str]) -> set[str]:
        me, found = self.people[n], set()
        in_room = self.side(zone) is None
        for way, (dx, dy) in STEPS.items():
            to = zone[0] + dx, zone[1] + dy
            if not 0 <= to[0] < 4 or self.side(to) is not None or self.drawing(to):
                continue
            sign = self.standing(zone, way) if in_room else ""
            if not sign or (sign == "~" and "~" in self.crosses(n)):
                found.add(f"reveal:{to[1] // 2 * 2 + to[0] // 2}")
        if in_room:
            grid = self.drawing(zone)
            assert grid is not None
            if grid[2 * (zone[1] % 2) + 1][2 * (zone[0] % 2) + 1].islower():
                colour = self.cards.room[self.room(zone).card].colour
                for place, room in enumerate(self.state.rooms):
                    if room.card and self.cards.room[room.card].colour == colour:
                        arrow = 1 if self.cards.room[room.card].arrow == "cw" else -1
                        found |= {f"rotate:{place}:{arrow}"}
                        found |= {f"rotate:{place}:{-arrow}"} if "tinkering" in powers else set()
            if "wall-breaking" in powers and not me.spent:
                room = self.room(zone)
                walls = any(sign in "#:" for row in grid for sign in row)
                if (walls and not room.broken) or room.portcullis in (CLOSED, OPEN):
                    found.add(f"break_walls:{n}")
            if "inversion-scroll" in things and "spellcaster" in powers:
                x, y = zone[0] // 2, zone[1] // 2
                beside = [(1 - x, y), (x, y - 1), (x, y + 1)]
                found |= {f"invert:{n}:{2 * b + a}" for a, b in beside if 0 <= 2 * b < self.rows}
        for to, signs, way in self.ways(zone):
            if not self.may_leave_by(n, way):
                continue
            out = self.side(to) == 1 - me.seat
            open_to = not self.stops(n, to) if out else self.fits(n, to)
            if signs == {"~"} and self.can_jump(me.seat) and open_to and (out or not self.foes_in(to, me.seat)):
                found.add(f"jump:{n}:{self.number(to)}")
            if "wall-crossing" in powers and signs == {"#"} and open_to:
                found.add(f"cross:{n}:{self.number(to)}")
        for room in self.portcullises(n):
            if "lockpicking" in powers or "key" in things:
                found.add(f"{'open' if self.state.rooms[room].portcullis == CLOSED else 'close'}:{n}:{room}")
            if "bar-bending" in powers:
                found.add(f"break:{n}:{room}")
        for m, other in self.people.items():
            near = self.crowd(self.at[m]) == self.crowd(zone) and m not in me.burden
            mine = other.bearer < 0 or self.people[other.bearer].seat == me.seat
            if "healing" in powers and other.wounded and near and mine:
                found.add(f"heal:{n}:{m}")
            if "pickpocketing" in powers and other.seat != me.seat and self.at[m] == zone and self.hands(n) > 0:
                found |= {f"steal:{n}:{item}" for item in other.objects}
        return found

    def can_jump(self, seat: int) -> bool:
        cards = (self.cards.combat[card.split("/")[2]] for card in self.state.hand[seat])
        return bool(self.state.jumps[seat]) or any(card.value for card in cards)

    # Fighting

    def fighters(self, zone: Zone, seat: int, attacking: bool) -> set[int]:
        return {
            n
            for n, each in self.people.items()
            if each.seat == seat and self.at[n] == zone and not each.wounded
            if not (attacking and each.idle == self.state.turn)
        }

    def sides(self, kind: str, attacker: int, target: int) -> tuple[set[int], set[int]]:
        mine, theirs = self.people[attacker].seat, self.people[target].seat
        here, there = self.at[attacker], self.at[target]
        foes = self.fighters(there, theirs, False) | {target}
        if kind == "close":
            friends = self.fighters(here, mine, True) | self.fighters(there, mine, True)
            return friends, foes | self.fighters(here, theirs, False)
        helpers = self.fighters(there, mine, True)
        if kind == "lance":
            return helpers | {attacker}, foes
        shooters = {
            n
            for n in self.actors(mine)
            if self.at[n] != there
            and self.weapons(n)
            and not self.is_engaged(n)
            and there in self.seen_from(self.at[n])
        }
        return helpers | shooters | {attacker}, foes if helpers else {target}

    def strength(self, side: set[int], other: set[int], attacking: bool, kind: str, shots: dict[int, int]) -> int:
        total = 0
        is_group = len(side) + len(other) > 2
        standing = [n for n in side if not self.people[n].wounded]
        for n in side:
            me = self.people[n]
            if n in shots:
                total += shots[n]
                continue
            total += 0 if me.wounded else self.cards.character[me.kind].combat
            total += sum(thing == "armour" for thing in self.things(n)) if not attacking else 0
            if kind == "ranged":
                continue
            total += sum(thing == "sword" for thing in self.things(n)) if attacking else 0
            if "stabbing" in self.powers(n) and is_group and not me.wounded and len(standing) > 1:
                total += 2
            total += sum(
                "charisma" in self.powers(m) and not each.wounded and m != n and each.seat == me.seat
                for m, each in self.people.items()
                if self.side(self.at[m]) is None and self.side(self.at[n]) is None
                if self.room_place(m) == self.room_place(n)
            )
        return total

    def room_place(self, n: int) -> tuple[int, int]:
        return self.at[n][0] // 2, self.at[n][1] // 2

"""What is foretold of Dungeon Twister at every decision, from a second reading of its table."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from souterrain.kernel.decision import Answer
from souterrain.kernel.event import Event
from tests.every_game.oracle import counted
from tests.twister.stirring import Stirring
from tests.twister.table import Table

OFFERED = ("act", "move")


class Oracle(Stirring):
    """Remembers the combat that is fought, between its announcement and its cards."""

    keen = ("attack", "lance", "shoot", "shoot_bow", "fireball", "move", "lift")

    def __init__(self) -> None:
        self.checks: Counter[str] = Counter()
        self.combat: dict[str, Any] = {}

    def asked(self, game: Any) -> int:
        decision = game.open_decisions()[0]
        if decision.kind not in OFFERED:
            return 0
        table = Table(game)
        return self.acting(table, decision) if decision.kind == "act" else self.moving(table, decision)

    @counted
    def acting(self, table: Table, decision: Any) -> int:
        seat = table.state.active
        assert decision.seat == seat, f"{seat} is active, but {decision.seat} is asked to act"
        offered, movers, sent = set(), set(), set()
        for option in decision.options:
            subjects = dict(option.subjects)
            match option.verb:
                case "end_turn" | "late":
                    pass
                case "move":
                    movers.add(subjects["figure"])
                case "send":
                    sent.add((subjects["figure"], subjects["object"]))
                case "attack":
                    offered.add(f"attack:{table.state.figures[subjects['figure']].cell}:{subjects['target']}")
                case "rotate":
                    offered.add(f"rotate:{subjects['room']}:{subjects['way']}")
                case _:
                    offered.add(option.id)
        expected = table.acts(seat)
        assert offered == expected, f"not offered: {expected - offered}, offered: {offered - expected}"
        for n in table.actors(seat) if table.state.wheel[seat] else ():
            stays, leaves, full = table.journeys(n, table.cards.character[table.people[n].kind].movement)
            can = bool(stays or leaves or table.loads(n))
            assert can == (n in movers) or (full and not can), f"{n} can move: {can}"
        assert movers <= {*table.actors(seat)}, "somebody moves who cannot act"
        for n, item in sent:
            thing = table.state.items[item]
            lies = thing.cell >= 0 and table.room_place(n) == tuple(part // 2 for part in table.zone(thing.cell))
            assert "psychokinesis" in table.powers(n), f"{n} sends objects"
            assert lies or thing.bearer == n, f"{item} is sent from elsewhere"
        return len(expected) + len(movers) + 1

    @counted
    def moving(self, table: Table, decision: Any) -> int:
        about = dict(decision.about)
        n, points = about["figure"], about["points"]
        if any(option.verb == "leap" for option in decision.options):
            return 0
        stays, leaves, full = table.journeys(n, points)
        goes = {table.zone(dict(option.subjects)["cell"]): option for option in decision.options if option.verb == "go"}
        outs = {table.zone(dict(option.subjects)["cell"]) for option in decision.options if option.verb == "leave"}
        assert {*stays} <= {*goes} <= {*stays} | full, f"{n} with {points} goes {[*goes]}, not {stays}"
        assert outs == leaves, f"{n} with {points} leaves by {outs}, not {leaves}"
        for zone, option in goes.items():
            path = [table.at[n], *(table.zone(cell) for cell in dict(option.subjects)["path"])]
            assert zone not in stays or len(path) - 1 == stays[zone], f"{n} takes {path}"
            for here, there in pairwise(path):
                assert any(to == there for to, _, _ in table.ways(here)), f"{n} steps from {here} to {there}"
        handled = {
            option.id
            for option in decision.options
            if option.verb in ("drop", "set_down", "take", "lift", "give", "swap")
        }
        allowed = table.loads(n)
        assert handled <= allowed, f"{n} handles {handled - allowed}"
        return len(stays) + len(leaves) + len(handled)

    def told(self, before: Any, seat: int, answer: Answer, game: Any, events: Sequence[Event]) -> int:
        table, found = Table(before), 0
        decision = next(each for each in before.open_decisions() if each.seat == seat)
        wheel = [*before.state.wheel]
        if decision.kind == "act":
            wheel[seat] -= self.cost(table, str(answer))
            if game.state.turn == before.state.turn and not game.is_over:
                left = game.state.wheel[seat]
                assert left == wheel[seat], f"{answer} leaves {left} AP, not {wheel[seat]}"
                found += 1
        for event in events:
            if event.name == "combat_begun":
                found += self.announced(table, event.data)
            elif event.name == "cards_revealed":
                side = "attack" if event.data["seat"] == self.combat["seat"] else "defence"
                self.combat[f"{side}_total"] = self.combat[side] + sum(event.data["cards"])
                assert event.data["total"] == self.combat[f"{side}_total"], f"{side} of {event.data['total']}"
                found += 1
            elif event.name in ("combat_won", "tied"):
                found += self.suffered(table, events)
            elif event.name == "turn_ended":
                wheel[event.data["seat"]] = min(wheel[event.data["seat"]], 3)
                assert event.data["kept"] == wheel[event.data["seat"]], f"{event.data['kept']} AP are kept"
                found += 1
            elif event.name == "turn_begun":
                wheel[event.data["seat"]] += 2 if event.data["turn"] == 1 else 3
                assert event.data["points"] == wheel[event.data["seat"]], f"the wheel shows {event.data['points']}"
                found += 1
        if any(event.name == "escaped" for event in events):
            found += self.escaped(table, before, game, events)
        return found

    def cost(self, table: Table, answer: str) -> int:
        """One point for everything but ending the turn and a Samurai's first attack in it."""
        verb = answer.partition(":")[0]
        free = verb in ("attack", "lance") and table.is_free(int(answer.split(":")[1]))
        return 0 if free or verb in ("end_turn", "late") else 1

    @counted
    def announced(self, table: Table, data: dict[str, Any]) -> int:
        attackers, defenders = table.sides(data["kind"], data["attacker"], data["target"])
        assert {*data["attackers"]} == attackers, f"attackers {data['attackers']}, not {attackers}"
        assert {*data["defenders"]} == defenders, f"defenders {data['defenders']}, not {defenders}"
        shots = {}
        if data["kind"] == "ranged":
            there = table.at[data["target"]]
            for n in attackers - table.fighters(there, table.people[data["attacker"]].seat, True):
                arms = table.weapons(n)
                shots[n] = max(arms.values())
            shots[data["attacker"]] = 3 if data["weapon"] == "own" else 1
        for side, mine, other in (("attack", attackers, defenders), ("defence", defenders, attackers)):
            worth = table.strength(mine, other, side == "attack", data["kind"], shots if side == "attack" else {})
            assert data[side] == worth, f"{side} of {data[side]}, not {worth}"
        self.combat = {**data, "seat": table.people[data["attacker"]].seat}
        return 4

    @counted
    def suffered(self, table: Table, events: Sequence[Event]) -> int:
        """The losers are wounded, the wounded die, and so does whom a loser carries; an Assassin kills; each dead is a point."""
        fight = self.combat
        attack, defence = fight["attack_total"], fight["defence_total"]
        winners, losers = (
            (fight["attackers"], fight["defenders"]) if attack > defence else (fight["defenders"], fight["attackers"])
        )
        if attack == defence or (fight["kind"] == "ranged" and attack < defence):
            losers = ()
        elif fight["kind"] == "lance" and attack < defence:
            losers = tuple(n for n in losers if n != fight["attacker"])
        deadly = any("deadly-blow" in table.powers(n) and not table.people[n].wounded for n in winners)
        dead = {n for n in losers if deadly or table.people[n].wounded}
        dead |= {friend for n in losers for friend in table.people[n].burden}
        hurt = {*losers} - dead
        seen = {
            name: {event.data["figure"] for event in events if event.name == name} for name in ("wounded", "killed")
        }
        assert seen["wounded"] == hurt, f"wounded {seen['wounded']}, not {hurt}"
        assert seen["killed"] == dead, f"killed {seen['killed']}, not {dead}"
        points = [0, 0]
        for n in dead:
            points[1 - table.people[n].seat] += 1
            hunters = [m for m in winners if "undead-hunter" in table.powers(m) and not table.people[m].wounded]
            points[1 - table.people[n].seat] += len(hunters) if "undead" in table.powers(n) else 0
        self.scored(points, events)
        return len(losers) + 2

    def scored(self, points: list[int], events: Sequence[Event]) -> None:
        scored = [0, 0]
        for event in events:
            if event.name == "scored":
                scored[event.data["seat"]] += event.data["points"]
        assert scored == points, f"scored {scored}, not {points}"

    @counted
    def escaped(self, table: Table, before: Any, game: Any, events: Sequence[Event]) -> int:
        (event,) = [each for each in events if each.name == "escaped"]
        n = event.data["figure"]
        points = [0, 0]
        points[table.people[n].seat] = 2 if "lost-cause" in table.powers(n) else 1
        carried = [*table.things(n), *(thing for friend in table.people[n].burden for thing in table.things(friend))]
        points[table.people[n].seat] += carried.count("treasure")
        self.scored(points, events)
        return 1

"""Claustrophobia as its book tells it, read a second time: who may act and go where, whom one strikes and how hard, who comes in.

The map is worked out anew from where tiles lie and how they are turned.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from souterrain.games.claustrophobia.state import Token
from souterrain.kernel.decision import Answer
from souterrain.kernel.event import Event
from tests.every_game.oracle import counted

HUMAN, INFERNAL = 0, 1
RESERVE = -1
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
WAYS = ("move", "crawl", "explore", "leave")
COSTS = {"troglodyte": 1, "hellhound": 3, "demon": 5}
TROGLODYTES = ("troglodyte", "tough")
ALL_LINES = 0b111111
WATER = "flooded-corridor"
CURSES = (
    "carnivorous-corridor",
    "demonic-well",
    WATER,
    "lair",
    "mist",
    "mushrooms",
)
TIRED = {"DPT": 0, "CBT": 0, "DEF": 3}


class Table:
    """What lies there."""

    def __init__(self, game: Any) -> None:
        self.game, self.state, self.cards = game, game.state, game.content
        self.fighters = self.state.fighters
        self.tiles = {(tile.x, tile.y): number for number, tile in enumerate(self.state.tiles)}

    # Tiles

    def exits(self, number: int) -> set[str]:
        tile = self.state.tiles[number]
        sides = "NESW"
        return {sides[(sides.index(side) + tile.turn) % 4] for side in self.cards.tile[tile.tile].exits}

    def beyond(self, number: int, side: str) -> int | None:
        """The tile behind a side, linked or not."""
        tile, (dx, dy) = self.state.tiles[number], STEPS[side]
        return self.tiles.get((tile.x + dx, tile.y + dy))

    def next_to(self, number: int) -> set[int]:
        """Tiles that share a side with an exit on both of them, if no rubble lies there."""
        found = set()
        for side in self.exits(number):
            other = self.beyond(number, side)
            if other is not None and BACK[side] in self.exits(other):
                found.add(other)
        return {other for other in found if {number, other} != {*self.state.rubble}}

    def unexplored(self, number: int) -> set[str]:
        return {side for side in self.exits(number) if self.beyond(number, side) is None}

    def features(self, number: int) -> list[str]:
        tile = self.state.tiles[number]
        printed = self.cards.tile[tile.tile].feature
        return [name for name in ("" if tile.spent else printed, tile.curse) if name]

    def holes(self) -> set[int]:
        return {number for number, tile in enumerate(self.state.tiles) if tile.hole or "hole" in self.features(number)}

    def on(self, number: int, camp: int) -> list[int]:
        return [n for n, each in enumerate(self.fighters) if each.place == number and each.camp == camp]

    def has_place(self, number: int, camp: int) -> bool:
        return len(self.on(number, camp)) < self.cards.tile[self.state.tiles[number].tile].saturation

    # Fighters

    def gear(self, n: int) -> list[Any]:
        """The equipment that works: none for the exhausted but what says so, none that was broken."""
        me = self.fighters[n]
        broken = {token.name for token in me.tokens}
        cards = [self.cards.equipment[name] for name in me.equipment if f"broken-{name}" not in broken]
        return [card for card in cards if card.works_exhausted or not me.exhausted]

    def talents(self, n: int) -> set[str]:
        me = self.fighters[n]
        lent = {token.name for token in me.tokens}
        if me.type != "western":
            raging = {"frantic"} if self.state.frenzy and me.type == "troglodyte" else set()
            return {*self.cards.creature[me.kind].talents} | lent | raging
        worn = {talent for card in self.gear(n) for talent in card.talents}
        return worn if me.exhausted else worn | lent | {*self.cards.warrior[me.kind].talents}

    def stat(self, n: int, name: str) -> int:
        me = self.fighters[n]
        tokens = {token.name: token.amount for token in me.tokens}
        if me.type != "western":
            value = getattr(self.cards.creature[me.kind], name)
            if name == "DPT" and me.type == "troglodyte":
                value += self.state.speed
        elif me.exhausted:
            value = tokens.get(f"hold-on-{name}", TIRED[name])
        else:
            value = getattr(self.cards.warrior[me.kind].lines[me.die - 1], name) if me.die else TIRED[name]
        value += sum(card.bonus.get(name, 0) for card in self.gear(n))
        value += sum(token.amount for token in me.tokens if token.stat == name)
        if name != "DEF":
            return max(value, 0)
        features = self.features(me.place)
        if WATER in features and me.kind == "drowned-prince":
            value = 5
        if "mist" in features:
            return 6
        return min(value, 3) if "mushrooms" in features else value

    def is_deep(self, n: int) -> bool:
        """Water holds whoever is not at home in it and has no rope."""
        me = self.fighters[n]
        if WATER not in self.features(me.place) or me.kind == "drowned-prince":
            return False
        return not any(WATER in card.ignores for card in self.gear(n))

    def may_leave(self, n: int) -> bool:
        me = self.fighters[n]
        foes = self.on(me.place, 1 - me.camp)
        held = any("impressive" in self.talents(foe) and not self.fighters[foe].lenient for foe in foes)
        elusive = "elusive" in self.talents(n)
        if held != elusive:
            return elusive or not foes
        return len(self.on(me.place, me.camp)) >= len(foes)

    def ways(self, n: int) -> set[str]:
        me, found = self.fighters[n], set()
        if self.may_leave(n):
            found |= {f"move:{tile}" for tile in self.next_to(me.place) if self.has_place(tile, me.camp)}
            if me.camp == HUMAN and (self.state.pile or self.state.tile_discard):
                found |= {f"explore:{'NESW'.index(side)}" for side in self.unexplored(me.place)}
        if me.type in TROGLODYTES and me.place in self.holes():
            known = {me.place} | (self.next_to(me.place) if self.may_leave(n) else set())
            found |= {f"crawl:{tile}" for tile in self.holes() - known if self.has_place(tile, me.camp)}
        return found

    def targets(self, n: int, tile: int) -> set[str]:
        """One enemy, or all troglodytes of a tile together."""
        foes = self.on(tile, 1 - self.fighters[n].camp)
        herd = [foe for foe in foes if self.fighters[foe].type == "troglodyte"]
        return {f"attack:{foe}" for foe in foes if foe not in herd} | {f"attack:{foe}" for foe in herd[:1]}

    def attacks(self, n: int) -> set[str]:
        if not self.stat(n, "CBT"):
            return set()
        here = self.fighters[n].place
        reach = {here} | (self.next_to(here) if "ranged-attack" in self.talents(n) else set())
        return {target for tile in reach for target in self.targets(n, tile)}

    # Coming into play

    def price(self, n: int, tile: int) -> int:
        me = self.fighters[n]
        return COSTS.get(me.type, 1) - (me.type == "demon" and "demonic-well" in self.features(tile))

    def may_appear(self, n: int, tile: int) -> bool:
        me, features = self.fighters[n], self.features(tile)
        if not self.has_place(tile, INFERNAL):
            return False
        if "lair" in features or ("demonic-well" in features and me.type in ("demon", "hellhound")):
            return True
        return (self.state.sly or bool(self.unexplored(tile))) and (self.state.intrepid or not self.on(tile, HUMAN))

    # Fighting

    def needed(self, attacker: int, target: int, weapon: str) -> int:
        """The lowest face that hits: a skull always does."""
        smite = next((token.amount for token in self.fighters[attacker].tokens if token.name == "smite"), 0)
        needed = min(self.stat(target, "DEF"), 6)
        return min(needed, smite) if smite and not weapon else needed

    def dice(self, attacker: int, target: int) -> int:
        me, victim, dice = self.fighters[attacker], self.fighters[target], self.stat(attacker, "CBT")
        if me.kind == "ash-stalker" and victim.type == "western":
            dice += min(bin(victim.damage).count("1") // 2, 3)
        if me.type == "troglodyte":
            dice += sum(self.fighters[n].kind == "mother-of-claws" for n in self.on(me.place, INFERNAL))
        return dice

    def is_warded(self, target: int) -> bool:
        """A relic makes the number of a demon's dice smaller."""
        return any(
            effect.name == "ward"
            for n in self.on(self.fighters[target].place, HUMAN)
            for card in self.gear(n)
            for effect in card.effects
        )


class Oracle:
    """Remembers how far the fighter at work has gone, and what was rolled."""

    keen = ("attack", "move")

    def __init__(self) -> None:
        self.checks: Counter[str] = Counter()
        self.spent = 0
        self.acted = self.stopped = False

    def stock(self, game: Any, rng: Random) -> None:
        """Each human carries one thing more."""
        for n, fighter in enumerate(game.state.fighters):
            if fighter.type == "western":
                more = rng.choice([name for name in game.content.equipment if name not in fighter.equipment])
                game.state.fighters[n] = replace(fighter, equipment=(*fighter.equipment, more))

    def stir(self, game: Any, rng: Random) -> bool:
        """Between two activations, or before somebody is brought in: fighters stand elsewhere and carry other things, are at the
        end of their strength or full of holy wrath; they stand in water with a rope; tiles are cursed, and powers work."""
        if game.open_decisions()[0].kind not in ("activate", "threaten"):
            return False
        state = game.state
        for _ in range(rng.randint(1, 6)):
            table = Table(game)
            there = [n for n, each in enumerate(table.fighters) if each.place >= 0]
            n, tile = rng.choice(there), rng.randrange(len(state.tiles))
            me = table.fighters[n]
            match rng.choice(("stand", "come", "carry", "wade", "tire", "smite", "curse", "curse", "hole", "power")):
                case "stand" if table.has_place(tile, me.camp):
                    game.change(n, place=tile)
                case "come":
                    waiting = [m for m, each in enumerate(table.fighters) if each.place == RESERVE]
                    if waiting and table.has_place(tile, INFERNAL):
                        game.change(rng.choice(waiting), place=tile)
                case "carry" if me.type == "western":
                    game.change(n, equipment=tuple(rng.sample([*game.content.equipment], 2)))
                case "wade" if me.type == "western":
                    dry = [name for name, card in game.content.equipment.items() if WATER in card.ignores]
                    game.change(n, equipment=(rng.choice(dry),))
                    state.tiles[me.place] = replace(state.tiles[me.place], curse=WATER)
                case "tire" if me.type == "western" and not me.exhausted and rng.random() < 0.5:
                    game.change(n, damage=ALL_LINES, die=0, exhausted=True)
                case "smite" if me.type == "western" and not me.tokens:
                    game.add_token(n, Token("smite", "human-activation", "", rng.randint(2, 5)))
                case "curse":
                    state.tiles[tile] = replace(state.tiles[tile], curse=rng.choice(CURSES))
                case "hole":
                    state.tiles[tile] = replace(state.tiles[tile], hole=not state.tiles[tile].hole)
                case "power":
                    state.sly, state.intrepid, state.frenzy = (rng.random() < 0.5 for _ in range(3))
                    state.speed = rng.randint(0, 2)
                    state.threat = max(state.threat, rng.randint(0, 12))
        return True

    def asked(self, game: Any) -> int:
        decision = game.open_decisions()[0]
        table = Table(game)
        match decision.kind:
            case "act":
                return self.acting(table, decision)
            case "activate":
                return self.activating(table, decision)
            case "threaten":
                return self.threatening(table, decision)
            case "roll_destiny":
                counts = {dict(option.subjects)["count"] for option in decision.options}
                reserve = table.state.reserve_dice
                assert counts == {*range(3, reserve + 1)} or counts == {3}, f"rolls {counts} of {reserve}"
                return 1
        return 0

    @counted
    def activating(self, table: Table, decision: Any) -> int:
        """Whoever is on the map and has not acted may be next."""
        camp = decision.seat
        able = {n for n, each in enumerate(table.fighters) if each.place >= 0 and each.camp == camp and not each.acted}
        offered = {dict(option.subjects)["fighter"] for option in decision.options if option.verb == "activate"}
        assert offered == able, f"{offered} may be next, not {able}"
        return len(offered)

    @counted
    def acting(self, table: Table, decision: Any) -> int:
        n = dict(decision.about)["fighter"]
        me = table.fighters[n]
        assert decision.seat == me.camp, f"{decision.seat} is asked about {n}"
        offered = {option.id for option in decision.options if option.verb in ("move", "crawl", "explore")}
        struck = {option.id for option in decision.options if option.verb == "attack"}
        left = table.stat(n, "DPT") - self.spent
        can_go = left > 0 and not self.stopped and not (table.is_deep(n) and self.spent)
        ways = table.ways(n) if can_go else set()
        blows = set() if self.acted else table.attacks(n)
        special = table.cards.scenario[table.game.setup.scenario].special
        is_bound = ("creature", me.kind) in [part for rule in special if rule.name == "duty" for part in rule.arguments]
        if is_bound:
            assert offered <= ways, f"{n} goes {offered - ways}"
            assert struck <= blows, f"{n} strikes {struck - blows}"
        else:
            stair = {way for way in offered - ways if way.startswith("explore")} if table.state.draught else set()
            assert offered - stair == ways, f"{n} with {left} DPT goes {offered}, not {ways}"
            assert struck == blows, f"{n} strikes {struck}, not {blows}"
        return len(ways) + len(blows) + 1

    @counted
    def threatening(self, table: Table, decision: Any) -> int:
        """One of each kind in the reserve, wherever it may appear and can be paid."""
        offered = {option.id for option in decision.options if option.verb == "bring"}
        named = {
            dict(each.subjects)["fighter"]
            for each in (*decision.options, *(refusal.option for refusal in decision.refused))
            if each.verb == "bring"
        }
        assert all(table.fighters[n].place == RESERVE for n in named), "somebody comes who is not in the reserve"
        expected = {
            f"bring:{n}:{tile}"
            for n in named
            for tile in range(len(table.state.tiles))
            if table.may_appear(n, tile) and table.price(n, tile) <= table.state.threat
        }
        assert offered == expected, f"not offered: {expected - offered}, offered: {offered - expected}"
        return len(expected) + 1

    def told(self, before: Any, seat: int, answer: Answer, game: Any, events: Sequence[Event]) -> int:
        decision = next(each for each in before.open_decisions() if each.seat == seat)
        table, found = Table(before), 0
        if decision.kind == "act":
            self.did(table, dict(decision.about)["fighter"], str(answer), game)
        if decision.kind == "threaten" and str(answer).startswith("bring"):
            n, tile = (int(part) for part in str(answer).split(":")[1:])
            (brought,) = [event for event in events if event.name == "brought_in"]
            left = table.state.threat - table.price(n, tile)
            assert brought.data["left"] == left, f"{answer} leaves {brought.data['left']} threat, not {left}"
            found += 1
        for event in events:
            if event.name == "activated":
                self.spent, self.acted, self.stopped = 0, False, False
            elif event.name == "rolled" and event.data["target"] is not None and not event.data["backlash"]:
                found += self.rolled(table, decision, event, events)
        return found

    def did(self, table: Table, n: int, answer: str, game: Any) -> None:
        """A move that has begun ends with the action; water ends it too."""
        verb = answer.partition(":")[0]
        if verb in WAYS:
            self.stopped |= table.is_deep(n)
            self.spent += 1
        elif verb != "finish":
            self.acted = True
            self.stopped |= bool(self.spent)
        if verb in WAYS and game.state.fighters[n].place >= 0:
            self.stopped |= Table(game).is_deep(n)

    @counted
    def rolled(self, table: Table, decision: Any, event: Event, events: Sequence[Event]) -> int:
        """What was needed, how many dice there were, how many hit; and, where nobody was asked meanwhile, what it has done."""
        data = event.data
        attacker, target, weapon = data["fighter"], data["target"], data["weapon"]
        rolls, needed = data["rolls"], data["needed"]
        assert data["hits"] == sum(face >= needed or face == 6 for face in rolls), f"{rolls} against {needed}"
        if decision.kind != "act":
            return 1
        expected = table.needed(attacker, target, weapon)
        assert needed == expected, f"{attacker} needs {needed} against {target}, not {expected}"
        dice = table.dice(attacker, target)
        demonic = table.fighters[attacker].type == "demon" and table.is_warded(target)
        if not weapon:
            assert len(rolls) == dice or demonic, f"{attacker} rolls {len(rolls)} dice, not {dice}"
            found = [other for other in events if other.name == "rerolled" and other.data["reason"] == "frantic"]
            close = table.fighters[attacker].place == table.fighters[target].place
            daggers = any(effect.name == "close-frenzy" for card in table.gear(attacker) for effect in card.effects)
            frantic = "frantic" in table.talents(attacker) or (close and daggers)
            again = [face for other in found for face in other.data["before_rolls"]]
            misses = [face for face in rolls if face < needed] if frantic else []
            assert again == misses, f"{attacker} rolls {again} again, not {misses}"
        return 3 + self.suffered(table, attacker, target, weapon, events)

    @counted
    def suffered(self, table: Table, attacker: int, target: int, weapon: str, events: Sequence[Event]) -> int:
        """Troglodytes fall one by one, others take a token for each hit; twice as much in a carnivorous corridor."""
        if {"guarded", "hits_changed"} & {event.name for event in events}:
            return 0
        hits = [event.data["hits"] for event in events if event.name in ("rolled", "rerolled")][-1]
        victim = table.fighters[target]
        factor = 2 if "carnivorous-corridor" in table.features(victim.place) else 1
        allies = [n for n in table.on(victim.place, victim.camp) if "bodyguard" in table.talents(n) and n != target]
        if allies or any(token.name == "aim" for token in table.fighters[attacker].tokens):
            return 0
        killed = {event.data["fighter"] for event in events if event.name == "killed"}
        if victim.type == "troglodyte":
            herd = [n for n in table.on(victim.place, INFERNAL) if table.fighters[n].type == "troglodyte"]
            assert len(killed & {*herd}) == min(hits * factor, len(herd)), f"{hits} hits kill {killed} of {herd}"
            return 1
        if victim.type == "western":
            spared = any(event.name == "resisted" and event.data["fighter"] == target for event in events)
            tough = "resistant" in table.talents(target) and not victim.resisted
            assert spared == (hits > 0 and tough), f"{target} resists: {spared}"
            return 1
        if "resistant" in table.talents(target) and not victim.resisted:
            hits = max(hits - 1, 0)
        maul = any(effect.name == "crush" for card in table.gear(attacker) for effect in card.effects)
        weight = 2 if maul and not weapon and victim.type in ("demon", "hellhound") else 1
        health = table.cards.creature[victim.kind].health - victim.damage
        tokens = sum(
            event.data["tokens"] for event in events if event.name == "damaged" and event.data["fighter"] == target
        )
        assert tokens == min(hits * factor * weight, health), f"{hits} hits put {tokens} tokens on {target}"
        assert (target in killed) == (tokens == health), f"{target} is dead: {target in killed}"
        return 2

"""Catacombs as its book tells it, read a second time: who may act and with what, whom a flick strikes, what it does, what it pays.

The physics is taken as it is: an oracle is asked what the contacts of a flick mean.
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace as exchanged
from random import Random
from typing import Any

from msgspec.structs import replace

from souterrain.games.catacombs.figure import enlist
from souterrain.kernel.decision import Answer
from souterrain.kernel.event import Event
from tests.every_game.oracle import bring_near, counted

ABLE, FELL, OUT = 0, 1, 2
REACH, TOUCH = 25_000, 10_000  # micrometres; micrometres a second: slower ones lean
FRIENDS = ("hero", "ally")
# Effects that need something, which is not always there: a disc of the reserve, a place, somebody to do it to.
HINDERED = {"summon-ally", "put-piece", "summon-monsters", "gain-rage", "haste", "veil"}
HINDERED |= {"war-cry", "mimic", "swap-places", "summon-first", "throw-spike", "raise-wall", "heal-other"}
SETTLED = ("choose_figure", "choose_monster", "act", "place_hero", "place_monster")  # nothing is under way here


class Oracle:
    """Remembers the flick that is being worked out, the chains, and the kills of a room."""

    keen = ("attack", "special", "use", "cast", "act", "play")

    def __init__(self) -> None:
        self.checks: Counter[str] = Counter()
        self.films = 0
        self.shot: dict[str, Any] = {}
        self.due: dict[str, int] = {}  # damage that a strike still owes
        self.stuns: set[str] = set()
        self.chains: dict[str, tuple[str, int, tuple[str, ...]]] = {}
        self.provokers: dict[str, str] = {}
        self.kills: dict[str, int] = {}
        self.extra = 0

    def stock(self, game: Any, rng: Random) -> None:
        """Each hero begins with a few cards of the deck; and who burns by striking may strike twice, as a pack may have it: those
        of the book have done all they can when they begin to burn."""
        state, monsters = game.state, {**game.content.monster}
        for id, fact in monsters.items():
            if any(
                effect.name == "become-wall" for name in fact.abilities for effect in game.content.ability[name].effects
            ):
                monsters[id] = replace(fact, attacks=(*fact.attacks, ("melee", "melee")))
        game.content = replace(game.content, monster=monsters)
        game.loaded = exchanged(game.loaded, content=game.content)
        for hero, sheet in state.sheets.items():
            fitting = [card for card in state.deck if hero in game.item(card).heroes]
            dealt = tuple(rng.sample(fitting, min(rng.randint(0, 3), len(fitting))))
            state.deck = tuple(card for card in state.deck if card not in dealt)
            state.sheets[hero] = replace(sheet, items=dealt)

    def stir(self, game: Any, rng: Random) -> bool:
        """Between two that act, discs lie near others; some fall, are stone, are burning spheres; heroes carry other cards."""
        if game.open_decisions()[0].kind not in ("choose_figure", "choose_monster"):
            return False
        for _ in range(rng.randint(1, 6)):
            there = [name for name in self.in_play(game) if not self.is_held(game, name)]
            if len(there) > 1:
                one, other = rng.sample(there, 2)
                rng.choice((self.stand, self.stand, self.fall, self.change, self.carry, self.come))(
                    game, one, other, rng
                )
        return True

    def is_held(self, game: Any, name: str) -> bool:
        """Another disc lies on it."""
        return False

    def stand(self, game: Any, name: str, other: str, rng: Random) -> None:
        bring_near(game, name, other, rng)

    def fall(self, game: Any, name: str, other: str, rng: Random) -> None:
        """Never so many that a side can do nothing: that would end the game."""
        figure = game.state.figures[name]
        up = [each for each in self.in_play(game) if game.state.figures[each].incapacity == ABLE]
        if figure.role == "ally" or sum(self.is_friend(game, each) == self.is_friend(game, name) for each in up) < 3:
            return
        down = rng.choice((FELL, OUT)) if figure.incapacity == ABLE else ABLE
        game.state.figures[name] = replace(
            figure, incapacity=down, petrified=down != ABLE and figure.role == "hero" and rng.random() < 0.5
        )

    def change(self, game: Any, name: str, other: str, rng: Random) -> None:
        figure = game.state.figures[name]
        if figure.role == "monster":
            can_burn = any(effect == "become-wall" for effect in self.abilities(game, name))
            game.state.figures[name] = replace(figure, wall=can_burn and rng.random() < 0.5)
        elif figure.role == "hero":
            sheet = game.state.sheets[name]
            game.state.sheets[name] = replace(sheet, rage=max(sheet.rage, rng.randint(0, 3)), used=())

    def carry(self, game: Any, name: str, other: str, rng: Random) -> None:
        state = game.state
        if name in state.sheets and state.figures[name].health:
            fitting = [card for card in state.deck if name in game.item(card).heroes]
            if fitting:
                card = rng.choice(fitting)
                state.deck = tuple(each for each in state.deck if each != card)
                state.sheets[name] = replace(state.sheets[name], items=(*state.sheets[name].items, card))

    def come(self, game: Any, name: str, other: str, rng: Random) -> None:
        """One monster more beside another disc, sooner of a kind with abilities: a room has but a few."""
        monsters = game.content.monster
        kind = rng.choice([*monsters, *(id for id, fact in monsters.items() if fact.abilities for _ in range(2))])
        new = f"{kind}-{rng.randint(1, game.content.monster[kind].discs)}"
        if new not in game.state.figures and new not in game.state.discs and len(self.in_play(game)) < 14:
            enlist(game, new)
            game.move_disc(new, rng.randrange(20_000, 480_000), rng.randrange(20_000, 230_000))
            try:
                game.layout()
            except ValueError:
                game.take_disc(new)
                del game.state.figures[new]
                return
            self.stand(game, new, other, rng)

    # What lies there

    def is_friend(self, game: Any, name: str) -> bool:
        return game.state.figures[name].role in FRIENDS

    def in_play(self, game: Any) -> list[str]:
        return [name for name in game.state.figures if name in game.state.discs]

    def can_act(self, game: Any, name: str) -> bool:
        """Alive, on its feet, no burning sphere, and not yet in this round."""
        figure = game.state.figures[name]
        return figure.health > 0 and figure.incapacity == ABLE and not figure.wall and not figure.acted

    def owner(self, game: Any, name: str) -> str:
        figure = game.state.figures[name]
        return game.content.ally[figure.kind].owner if figure.role == "ally" else name

    def seat(self, game: Any, name: str) -> int:
        """Who controls a disc flicks it."""
        return game.state.sheets[self.owner(game, name)].seat if self.is_friend(game, name) else game.state.overseer

    def abilities(self, game: Any, name: str) -> set[str]:
        figure = game.state.figures[name]
        if figure.role != "monster" or figure.wall:
            return set()
        return {
            effect.name
            for ability in game.content.monster[figure.kind].abilities
            for effect in game.content.ability[ability].effects
        }

    def sequences(self, game: Any, name: str) -> set[tuple[str, ...]]:
        """Everybody strikes with the own disc unless the card says otherwise."""
        figure = game.state.figures[name]
        if figure.role in ("hero", "lord"):
            return {("melee",)}
        return {*getattr(game.content, figure.role)[figure.kind].attacks}

    def specials(self, game: Any, name: str) -> set[str]:
        """Special actions that are not used up: a limit a room, and for rage its marker."""
        figure = game.state.figures[name]
        if figure.role == "lord":
            return {*game.content.lord[figure.kind].specials}
        if figure.role != "hero":
            return set()
        sheet, found = game.state.sheets[name], set()
        for special in game.content.hero[figure.kind].specials:
            fact = game.content.special[special]
            given = [
                dict(effect.arguments)
                for card in sheet.items
                for effect in game.item(card).effects
                if effect.name == "more-uses"
            ]
            uses = fact.uses and fact.uses + sum(each["uses"] for each in given if each["special"] == special)
            if (not uses or dict(sheet.used).get(special, 0) < uses) and fact.rage <= sheet.rage:
                found.add(special)
        return found

    def spells(self, game: Any, name: str) -> set[str]:
        """All that are still in the book of whoever casts."""
        figure = game.state.figures[name]
        casts = figure.role == "hero" and game.content.hero[figure.kind].casts
        return {*game.state.spells} if casts else set()

    def usable(self, game: Any, name: str) -> set[str]:
        """Cards that are used in an action or beside it, as often as they say in each room."""
        if game.state.figures[name].role != "hero":
            return set()
        used = dict(game.state.sheets[name].used)
        cards = {card: game.item(card) for card in game.cards_of(name)}
        return {
            card
            for card, item in cards.items()
            if item.when in ("action", "free") and (not item.uses or used.get(card, 0) < item.uses)
        }

    # Before an answer

    def asked(self, game: Any) -> int:
        self.films = len(game.films)
        decisions = game.open_decisions()
        decision = decisions[0]
        if decision.kind not in ("react", "flick") or not self.due:
            self.settled(decision.kind)
        if decision.kind in SETTLED:
            dead = [name for name in self.in_play(game) if not game.state.figures[name].health]
            assert not dead, f"{dead} lie dead on the board"
        about = dict(decision.about)
        match decision.kind:
            case "choose_figure":
                friends = [name for name in self.in_play(game) if self.is_friend(game, name)]
                if any(option.verb == "finish" for option in decision.options):
                    return self.ending(game, decision, friends)
                return self.choosing(game, decision, friends)
            case "choose_monster":
                assert decision.seat == game.state.overseer, "heroes play monsters"
                return self.choosing(
                    game, decision, [name for name in self.in_play(game) if not self.is_friend(game, name)]
                )
            case "act":
                return self.acting(game, decision, about["figure"])
            case "go_on":
                return self.going_on(game, decision, about["figure"])
            case "flick" | "place_projectile":
                name = about["figure"]
                assert decision.seat == self.seat(game, name), f"{decision.seat} plays {name}"
                return 1
        return 0

    def settled(self, kind: str) -> None:
        assert not self.due, f"{kind}: struck and not hurt: {self.due} by {self.shot}"
        assert not self.stuns, f"{kind}: stunned and standing: {self.stuns} by {self.shot}"

    @counted
    def choosing(self, game: Any, decision: Any, side: list[str]) -> int:
        able = {f"act:{name}" for name in side if self.can_act(game, name) and self.seat(game, name) == decision.seat}
        offered = {option.id for option in decision.options if option.verb == "act"}
        assert offered == able, f"{offered} may act, not {able}"
        return len(able) + 1

    @counted
    def ending(self, game: Any, decision: Any, friends: list[str]) -> int:
        """The round may be ended as it stands once nobody is left to fight; who may still act is able to."""
        foes = [name for name in self.in_play(game) if name not in friends and not game.state.figures[name].wall]
        assert not foes, f"the round may be ended before {foes}"
        assert not game.state.final, "the round may be ended before the Lord"
        offered = {option["figure"] for option in decision.options if option.verb == "act"}
        assert offered <= {name for name in friends if self.can_act(game, name)}, f"{offered} cannot act"
        return len(offered) + 1

    @counted
    def acting(self, game: Any, decision: Any, name: str) -> int:
        figure = game.state.figures[name]
        assert self.can_act(game, name) or name not in self.in_play(game) or figure.acted, f"{name} cannot act"
        assert decision.seat == self.seat(game, name), f"{decision.seat} plays {name}"
        offered: dict[str, set[Any]] = {"attack": set(), "special": set(), "cast": set(), "use": set()}
        for option in decision.options:
            if option.verb in offered:
                offered[option.verb].add(option.subjects[0][1])
        attacks = {each if isinstance(each, tuple) else (each,) for each in offered["attack"]}
        assert attacks == self.sequences(game, name), f"{name} attacks with {attacks}"
        facts = game.content
        for verb, allowed, effects in (
            ("special", self.specials(game, name), lambda id: facts.special[id].effects),
            ("cast", self.spells(game, name), lambda id: facts.spell[id].effects),
            ("use", self.usable(game, name), lambda id: game.item(id).effects),
        ):
            offered_here = offered[verb]
            assert offered_here <= allowed, f"{name}: {verb} {offered_here - allowed}"
            sure = {id for id in allowed if not any(effect.name in HINDERED for effect in effects(id))}
            assert sure <= offered_here, f"{name} may not {verb} {sure - offered_here}"
        return 4 + len(attacks)

    @counted
    def going_on(self, game: Any, decision: Any, name: str) -> int:
        """Who has died, fallen or begun to burn loses the rest of its action."""
        figure = game.state.figures[name]
        assert name in game.state.discs, f"{name} goes on off the board"
        assert figure.health > 0, f"{name} goes on though dead"
        assert figure.incapacity == ABLE, f"{name} goes on though down"
        assert not figure.wall, f"{name} goes on though burning"
        assert decision.seat == self.seat(game, name), f"{decision.seat} plays {name}"
        return len(decision.options)

    # After it

    def told(self, before: Any, seat: int, answer: Answer, game: Any, events: Sequence[Event]) -> int:
        films, found = game.films[self.films :], 0
        self.films = len(game.films)
        for event in events:
            data = event.data
            match event.name:
                case "shot_begun":
                    found += self.begin(before, data)
                case "item_used":
                    more = [effect for effect in game.item(data["card"]).effects if effect.name == "make-critical"]
                    self.extra += sum(dict(effect.arguments)["amount"] for effect in more)
                case "retaliated":
                    found += self.retaliated(before, game, data)
                case "flicked":
                    found += self.flicked(before, game, data, films.pop(0), events)
                case "spared" if data["target"] in self.due and data["why"] == "ignored":
                    del self.due[data["target"]]
                    self.stuns.discard(data["target"])
                case "damaged" if data["why"] == "strike" and data["by"]:
                    found += self.damaged(game, data)
                case "incapacitated" | "unshaken":
                    self.stuns.discard(data["figure"])
                case "killed":
                    self.killed(before, game, data)
                case "gold_paid":
                    owed = self.kills.pop(data["figure"], 0)
                    assert data["gold"] + data["short"] == owed, f"{data['figure']} is paid {data['gold']}, not {owed}"
                    found += 1
                case "phase_begun" if data["phase"] == "exploration":
                    self.kills.clear()
                case "turn_begun":
                    found += self.recovered(before, game, events)
        if game.is_over:
            found += self.over(game, events)
        else:
            found += self.placed(before, game, answer)
        return found

    @counted
    def placed(self, before: Any, game: Any, answer: Answer) -> int:
        """A projectile is put down within 2.5 cm of its origin, rim to rim."""
        decision = before.open_decisions()[0]
        if decision.kind != "place_projectile":
            return 0
        about = dict(decision.about)
        disc, origin = about["disc"], about["origin"]
        here = tuple(int(part) for part in str(answer).split())
        gap = math.dist(here, before.state.discs[origin]) - self.radius(game, disc) - self.radius(game, origin)
        assert gap <= REACH + 1, f"{disc} is put down {gap} micrometres from {origin}"
        return 1

    def radius(self, game: Any, disc: str) -> int:
        """In micrometres."""
        content, kind = game.content, disc.rstrip("0123456789").removesuffix("-")
        role = "hero" if kind in content.hero else "lord" if kind in content.lord else kind
        size = content.monster[kind].size if kind in content.monster else content.piece[role].size
        return round(content.size[size].diameter * 500)

    @counted
    def begin(self, before: Any, data: dict[str, Any]) -> None:
        self.settled("shot")
        self.extra = 0
        name = data["figure"]
        flicks = before.content.attack[data["attack"]].flicks
        barred: tuple[str, ...] = ()
        attack, number, struck = self.chains.get(name, ("", 0, ()))
        if flicks > 1 and attack == data["attack"] and number + 1 == data["number"]:
            barred = struck
        self.shot = {**data, "barred": barred, "flicks": flicks, "provoker": self.provokers.pop(name, "")}

    @counted
    def retaliated(self, before: Any, game: Any, data: dict[str, Any]) -> int:
        """A monster on its feet answers a melee attack of the other side, and never harms whom it answers."""
        assert "retaliate" in self.abilities(before, data["figure"]), f"{data['figure']} retaliates"
        assert before.content.attack[data["attack"]].kind == "melee", f"it answers a {data['attack']}"
        self.provokers[data["figure"]] = data["target"]
        return 2

    @counted
    def flicked(self, before: Any, game: Any, data: dict[str, Any], film: Any, events: Sequence[Event]) -> int:
        """Whom the flicked disc itself touches is struck, each once, if it is of the other side."""
        name, attack = self.shot["figure"], before.content.attack[self.shot["attack"]]
        assert data["figure"] == name, f"{data['figure']} flicks in the place of {name}"
        disc = data["disc"].rstrip("0123456789").removesuffix("-") if attack.piece or attack.reserve else data["disc"]
        assert disc == (attack.piece or name) or attack.reserve == disc, f"{data['disc']} is flicked"
        met: list[str] = []
        # Whoever is stone stands as fast as an obstacle.
        hits = [each for each in film.contacts if each.kind in ("disc", "post") and each.speed_um > TOUCH]
        burnt = self.burnt(before, hits, events)
        for contact in hits:
            if data["disc"] not in (contact.first, contact.second):
                continue
            other = contact.second if contact.first == data["disc"] else contact.first
            if other in before.state.figures and other not in met:
                met.append(other)
        figures = before.state.figures
        foes = [
            other
            for other in met
            if self.is_friend(before, other) != self.is_friend(before, name) and not figures[other].wall
        ]
        if attack.kind == "move":
            foes = []
        struck = [event.data["target"] for event in events if event.name == "struck"]
        assert sorted(struck) == sorted(foes), f"{name} strikes {struck}, not {foes}"
        if self.shot["flicks"] > 1:
            self.chains[name] = (self.shot["attack"], self.shot["number"], tuple(foes))
        else:
            self.chains.pop(name, None)
        self.due, self.stuns = {}, set()
        for target in foes:
            if target in self.shot["barred"] or target == self.shot["provoker"] or figures[target].veiled:
                continue
            if amount := self.amount(before, attack, target):
                self.due[target] = amount
            if self.is_stunning(attack, figures[target]):
                self.stuns.add(target)
        return 3 + burnt

    @counted
    def burnt(self, before: Any, hits: Sequence[Any], events: Sequence[Event]) -> None:
        """A fire wall burns every hero and Ally that it touches, whoever moved, each once."""
        figures = before.state.figures
        pairs = {(one, other) for hit in hits for one, other in ((hit.first, hit.second), (hit.second, hit.first))}
        met = [(one, other) for one, other in pairs if one in figures and other in figures]
        due = {pair for pair in met if figures[pair[0]].wall and figures[pair[1]].role in FRIENDS}
        burnt = {(event.data["by"], event.data["figure"]) for event in events if event.name == "burnt"}
        assert burnt == due, f"{burnt} are burnt, not {due}"

    def amount(self, game: Any, attack: Any, target: str) -> int:
        """One, one more if critical, one more of stone; nothing from afar against Absorption."""
        if not attack.damage or (attack.kind != "melee" and "absorb" in self.abilities(game, target)):
            return 0
        critical = sum(dict(effect.arguments)["amount"] for effect in attack.modifiers if effect.name == "critical")
        return int(attack.damage + critical + self.extra + game.state.figures[target].petrified)

    def is_stunning(self, attack: Any, figure: Any) -> bool:
        """Allies never fall, who is down falls no further, the dead do not fall."""
        if figure.role == "ally" or figure.incapacity != ABLE:
            return False
        stuns = [dict(effect.arguments) for effect in attack.modifiers if effect.name == "stun"]
        return any(figure.role != "lord" or stun["lords"] for stun in stuns)

    @counted
    def damaged(self, game: Any, data: dict[str, Any]) -> int:
        target = data["figure"]
        assert target in self.due, f"{target} is hurt by {self.shot}"
        due = self.due.pop(target)
        assert data["amount"] + data["over"] == due, f"{target} loses {data['amount']}, not {due}"
        if not data["health"]:
            self.stuns.discard(target)
        return 2

    def killed(self, before: Any, game: Any, data: dict[str, Any]) -> None:
        """A monster lies beside the board of the hero who killed it, or whose ally did; the Thief is paid more."""
        hero, target = data["figure"], data["target"]
        if hero:
            fact = before.content.monster[before.state.figures[target].kind] if target in before.state.figures else None
            if fact:
                self.kills[hero] = self.kills.get(hero, 0) + fact.gold + before.content.hero[hero].bonus

    @counted
    def recovered(self, before: Any, game: Any, events: Sequence[Event]) -> int:
        """Who began the last round incapacitated gets up at its end, if alive; who fell in it stays down for one more."""
        up = {event.data["figure"] for event in events if event.name == "recovered"}
        down = {name for name, figure in before.state.figures.items() if figure.incapacity == OUT}
        assert up <= down, f"{up - down} get up too early"
        fallen = {name for name, figure in game.state.figures.items() if figure.incapacity == FELL}
        begun = max(place for place, event in enumerate(events) if event.name == "turn_begun")
        fallen -= {event.data["figure"] for event in events[begun:] if event.name == "incapacitated"}
        assert not fallen, f"{fallen} fell in the round before and do not miss this one"
        late = {name for name in down - up if name in game.state.figures and game.state.figures[name].health}
        late -= {event.data["figure"] for event in events if event.name == "incapacitated"}
        assert not late, f"{late} stay down"
        return 3

    @counted
    def over(self, game: Any, events: Sequence[Event]) -> int:
        """The heroes win if the Lord is dead and one of them is not."""
        names = {event.name for event in events}
        state = game.state
        living = [hero for hero in state.sheets if state.figures[hero].health]
        if "heroes_won" in names:
            assert living, "the heroes have not won"
            assert not state.figures[state.lord].health, "the heroes have not won"
            assert state.standings[state.overseer] == 2, f"places {state.standings}"
            return 3
        elif "overseer_won" in names:
            assert all(state.figures[hero].incapacity != ABLE for hero in living), f"{living} can still act"
            assert state.standings[state.overseer] == 1, f"places {state.standings}"
            return 2
        return 0

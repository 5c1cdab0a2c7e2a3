"""The Cavern of Soloth, read a second time: what ice, suppression and new cards change in a fight. The rest is the base game's."""

from collections.abc import Sequence
from random import Random
from typing import Any

from souterrain.kernel.decision import Answer
from souterrain.kernel.event import Event
from tests.catacombs import oracle as base
from tests.every_game.oracle import counted

ABLE = 0
WITCH, HUNTER = "witch", "witch-hunter"
FLICKLESS = {"volcanism"}  # special actions that ice does not prevent


class Oracle(base.Oracle):
    """The same memory; besides, what magic and armour were before an answer."""

    def is_held(self, game: Any, name: str) -> bool:
        return self.is_frozen(game, name) or name in game.state.spikes

    def change(self, game: Any, name: str, other: str, rng: Random) -> None:
        """Besides, monsters are frozen, armour and magic are spent, and the Witch Hunter has other artefacts in service."""
        state = game.state
        super().change(game, name, other, rng)
        state.armour = rng.randint(0, state.armour)
        if HUNTER in state.sheets:
            state.artefacts = tuple(rng.sample([*game.content.artefact], rng.randint(0, 3)))
        spare = [spike for spike in ("ice-spike-1", "ice-spike-2") if spike not in state.spikes]
        figure = state.figures[name]
        if figure.role != "monster" or figure.wall or "incorporeal" in self.abilities(game, name):
            return
        if spare and "ice-princess" in state.sheets and spare[0] not in state.discs:
            state.spikes[spare[0]] = name
            state.discs[spare[0]] = state.discs[name]

    def is_frozen(self, game: Any, name: str) -> bool:
        return name in game.state.spikes.values()

    def cards(self, game: Any, hero: str) -> list[Any]:
        """What serves a hero: cards that allow it, and the Witch Hunter's artefacts in service; nothing for who is down."""
        figure = game.state.figures[hero]
        if not figure.health or figure.incapacity != ABLE:
            return []
        items = [game.content.item[card.partition("/")[2]] for card in game.state.sheets[hero].items]
        items = [item for item in items if hero in item.heroes]
        artefacts = [game.content.artefact[id] for id in game.state.artefacts] if hero == HUNTER else []
        return [effect for card in (*items, *artefacts) for effect in card.effects]

    def is_suppressed(self, game: Any, name: str) -> bool:
        """A Siren in the room, frozen or not, leaves heroes and Allies one plain attack; plugs help their owner alone."""
        if not self.is_friend(game, name):
            return False
        if not any("suppress" in self.abilities(game, other) for other in self.in_play(game)):
            return False
        gifts = self.cards(game, name) if name in game.state.sheets else []
        return not any(effect.name == "immune" and ("to", "suppression") in effect.arguments for effect in gifts)

    # Acting

    def owner(self, game: Any, name: str) -> str:
        figure = game.state.figures[name]
        if figure.role != "ally" or game.content.ally[figure.kind].owner:
            return super().owner(game, name)
        return next(hero for hero, sheet in game.state.sheets.items() if f"item/{figure.kind}" in sheet.items)

    def choosing(self, game: Any, decision: Any, side: list[str]) -> int:
        offered = {option.id for option in decision.options if option.verb == "act"}
        chilled = {name for name in side if self.is_frozen(game, name)}
        for name in chilled:
            assert f"act:{name}" not in offered or self.specials(game, name) & FLICKLESS, f"{name} acts in ice"
        return super().choosing(game, _Without(decision, chilled), [name for name in side if name not in chilled])

    def sequences(self, game: Any, name: str) -> set[tuple[str, ...]]:
        if self.is_frozen(game, name):
            return set()
        found = super().sequences(game, name)
        if not self.is_suppressed(game, name):
            return found
        attacks = game.content.attack
        plain: set[tuple[str, ...]] = {
            each
            for each in found
            if len(each) == 1
            and attacks[each[0]].kind in ("melee", "move")
            and attacks[each[0]].flicks == 1
            and not attacks[each[0]].modifiers
        }
        return plain or {("melee",)}

    def specials(self, game: Any, name: str) -> set[str]:
        figure = game.state.figures[name]
        if figure.role == "monster" and not figure.wall:
            granted = {
                dict(effect.arguments)["special"]
                for ability in game.content.monster[figure.kind].abilities
                for effect in game.content.ability[ability].effects
                if effect.name == "grant-special"
            }
            return granted & FLICKLESS if self.is_frozen(game, name) else granted
        if self.is_suppressed(game, name):
            return set()
        found = super().specials(game, name)
        if name == WITCH:  # her last point of health pays for nothing
            purse = game.state.magic + figure.health - 1
            found = {each for each in found if game.content.special[each].magic <= purse}
        if figure.role == "hero":
            found |= self.lent(game, name)
        return found

    def spells(self, game: Any, name: str) -> set[str]:
        return set() if self.is_suppressed(game, name) else super().spells(game, name)

    def usable(self, game: Any, name: str) -> set[str]:
        found = super().usable(game, name)
        if name == WITCH:
            purse = game.state.magic + game.state.figures[name].health - 1
            found = {card for card in found if game.item(card).magic <= purse}
        return set() if self.is_suppressed(game, name) else found

    def lent(self, game: Any, name: str) -> set[str]:
        """Special actions that artefacts let be used more often."""
        sheet, found = game.state.sheets[name], set()
        gifts = [dict(effect.arguments) for effect in self.cards(game, name) if effect.name == "more-uses"]
        for special in game.content.hero[name].specials:
            uses = game.content.special[special].uses
            more = sum(gift["uses"] for gift in gifts if gift["special"] == special)
            if uses and dict(sheet.used).get(special, 0) < uses + more:
                found.add(special)
        return found

    def acting(self, game: Any, decision: Any, name: str) -> int:
        if self.is_suppressed(game, name):
            verbs = {option.verb for option in decision.options}
            assert verbs <= {"attack", "pass"}, f"{name} is suppressed and may {verbs}"
        if self.is_frozen(game, name):
            assert not any(option.verb == "attack" for option in decision.options), f"{name} is frozen and attacks"
        return super().acting(game, decision, name)

    # A flick

    def flicked(self, before: Any, game: Any, data: dict[str, Any], film: Any, events: Sequence[Event]) -> int:
        found = super().flicked(before, game, data, film, events)
        if self.is_friend(before, data["figure"]):
            # Driven over the edge it is gone, whatever the blow would have done.
            gone = {
                name
                for name in map(str, film.exits)
                if name in before.state.figures and self.is_incorporeal(before, name)
            }
            banished = {event.data["target"] for event in events if event.name == "banished"}
            assert banished == gone, f"{banished} are banished, not {gone}"
            for name in gone:
                self.due.pop(name, None)
                self.stuns.discard(name)
            found += 1
        return found

    def is_incorporeal(self, game: Any, name: str) -> bool:
        return "incorporeal" in self.abilities(game, name)

    def amount(self, game: Any, attack: Any, target: str) -> int:
        """A critical blow twice over is no more than critical; only the edge, or a card, destroys who has no body."""
        figure, hero = game.state.figures[target], self.shot["figure"]
        family = game.content.monster[figure.kind].family if figure.role == "monster" else ""
        modifiers = [(effect.name, dict(effect.arguments)) for effect in attack.modifiers]
        if any(name == "only-against" and family not in given["families"] for name, given in modifiers):
            return 0
        amount = super().amount(game, attack, target)
        if not amount:
            return 0
        amount += sum(
            given["amount"] for name, given in modifiers if name == "critical-against" and family in given["families"]
        )
        gifts = []
        if hero in game.state.sheets and attack.kind == "melee" and not self.is_suppressed(game, hero):
            gifts = [(effect.name, dict(effect.arguments)) for effect in self.cards(game, hero)]
        if self.is_incorporeal(game, target):
            return figure.health if any(name == "melee-destroys" for name, _ in gifts) else 0
        critical = any(name == "critical-melee" and family in given["families"] for name, given in gifts)
        return amount + 1 if critical and amount == attack.damage else amount

    # After it

    def told(self, before: Any, seat: int, answer: Answer, game: Any, events: Sequence[Event]) -> int:
        self.banished: set[str] = set()
        found = 0
        for event in events:
            data = event.data
            match event.name:
                case "risen":
                    # Who comes back was nobody's kill.
                    fact = game.content.monster[game.state.figures[data["figure"]].kind]
                    hero = before.state.figures[data["figure"]].killer
                    if hero in self.kills:
                        self.kills[hero] -= fact.gold + game.content.hero[hero].bonus
                case "banished" | "frozen_claimed":
                    self.banished.add(data["target"])
                    self.kills[data["figure"]] = self.kills.get(data["figure"], 0) + data["gold"]
                case "special_used" if data["figure"] == WITCH:
                    found += self.paid(before, game, game.content.special[data["special"]].magic, events)
        return found + super().told(before, seat, answer, game, events)

    def killed(self, before: Any, game: Any, data: dict[str, Any]) -> None:
        """Who was driven over the edge has been counted."""
        if data["target"] not in self.banished:
            super().killed(before, game, data)

    @counted
    def paid(self, before: Any, game: Any, cost: int, events: Sequence[Event]) -> int:
        """Magic first, then health, never the last point of it."""
        spent = {event.name: event.data["amount"] for event in events if event.name in ("magic_spent", "health_spent")}
        magic = min(cost, before.state.magic)
        assert spent.get("magic_spent", 0) == magic, f"{spent} for {cost}"
        assert spent.get("health_spent", 0) == cost - magic, f"{spent} for {cost}"
        assert before.state.figures[WITCH].health > cost - magic, "she pays with her life"
        return 3


class _Without:
    """A question without the options of some figures."""

    def __init__(self, decision: Any, names: set[str]) -> None:
        self.seat = decision.seat
        self.options = [option for option in decision.options if option.id.partition(":")[2] not in names]

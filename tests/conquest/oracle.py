"""Conquest as its book tells it, read a second time: whose turn it is, what must be shot, whom a shot hurts and what it costs.

The physics is taken as it is: an oracle is asked what the contacts of a flick mean.
"""

import math
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from souterrain.kernel.decision import Answer
from souterrain.kernel.event import Event
from tests.every_game.oracle import bring_near, counted

TEAMS = ("sword", "skull")
DAMAGE = {
    "move": 0,
    "combat": 1,
    "critical-combat": 2,
    "missile": 1,
    "fireball": 1,
    "longbow": 1,
    "wave": 1,
    "power-wave": 2,
}
RADIUS = {"character": 12_500, "missile": 6_500, "fireball": 9_500, "longbow": 9_500, "wave": 19_000}
REACH = 25_000
TOUCH = 10_000  # micrometres a second: slower ones lean


def team_of(disc: str) -> int:
    return TEAMS.index(disc.split("-")[0])


class Oracle:
    """Remembers the turn: which disc acts, what its cards still ask for, what a shot has hit and not yet cost."""

    keen = ("play", "use", "discard")

    def __init__(self) -> None:
        self.checks: Counter[str] = Counter()
        self.films = 0
        self.disc = ""
        self.cards: list[tuple[str, int]] = []  # in play, each with the shots made
        self.shot: dict[str, Any] = {}
        self.due = 0
        self.moves = self.extra = 0
        self.stunned, self.shackled = [False, False], [False, False]
        self.held = [False, False]  # in this turn
        self.last: dict[int, str] = {}
        self.team = -1

    def seat(self, game: Any, disc: str) -> int:
        """With two players in a team each has one disc; alone one has both."""
        seats = [seat for seat, team in enumerate(game.state.teams) if team == team_of(disc)]
        return seats[0] if len(seats) == 1 else seats[int(disc[-1]) - 1]

    # Before an answer

    def stock(self, game: Any, rng: Random) -> None:
        """The hands are dealt as they are."""

    def stir(self, game: Any, rng: Random) -> bool:
        """Before a card is played the discs stand near each other, hands hold other cards, and armour lies on the table."""
        (decision, *_), state = game.open_decisions(), game.state
        if decision.kind != "play_card" or self.cards:
            return False
        people = [disc for disc in state.discs if disc.startswith(TEAMS)]
        for _ in range(rng.randint(1, 3)):
            one, other = rng.sample(people, 2)
            bring_near(game, one, other, rng)
        for seat, team in enumerate(state.teams):
            mate = next(
                (other for other in range(len(state.teams)) if state.teams[other] == team and other != seat), seat
            )
            pile, hand = [*state.piles[team]], [*state.hands[seat]]
            if pile and hand and not state.known.get(seat) and not state.known.get(mate):
                mine, theirs = rng.randrange(len(hand)), rng.randrange(len(pile))
                hand[mine], pile[theirs] = pile[theirs], hand[mine]
                armour = next((card for card in pile if self.card(game, card).armour), "")
                if armour and game.setup.options["armour"] and len(state.kept[team]) < 2:
                    pile.remove(armour)
                    state.kept[team] = (*state.kept[team], armour)
                state.piles[team], state.hands[seat] = tuple(pile), tuple(hand)
        return True

    def asked(self, game: Any) -> int:
        self.films = len(game.films)
        decision = game.open_decisions()[0]
        offered = {option.id for option in getattr(decision, "options", ())}
        state, about = game.state, dict(decision.about)
        assert sum(state.health) + state.bank == 24, "tokens are lost"
        expected: set[str] | None = None
        match decision.kind:
            case "play_card":
                expected = {f"play:{card}" for card in state.hands[decision.seat]} | (offered & {"pass"})
                assert ("pass" in offered) == bool(self.cards), (
                    "a card may be left unplayed only after a surprise attack"
                )
                assert not self.stunned[team_of(self.disc)], "the stunned play nothing"
            case "give_up_card":
                expected = {f"give_up:{card}" for card in state.hands[decision.seat]}
                assert self.stunned[team_of(self.disc)], "a card is given up for nothing"
            case "name_target":
                expected = {f"target:{TEAMS[1 - team_of(self.disc)]}-{number}" for number in (1, 2)}
            case "choose_origin":
                assert about["shot"] == "longbow", f"{about['shot']} from a companion"
                expected = {f"from:{TEAMS[team_of(self.disc)]}-{number}" for number in (1, 2)}
            case "strengthen":
                assert self.shot["shot"] == "power-wave", "nothing to strengthen"
                assert self.shot["victims"], "nothing to strengthen"
                expected = {f"discard:{card}" for card in state.hands[decision.seat]} | {"pass"}
            case "use_armour":
                return self.defending(game, decision, offered)
            case "try_again":
                assert self.shot["target"], "a second try"
                assert not self.shot["victims"], "a second try"
                assert self.shot["tries"] == 1, "a second try"
            case "choose_obstacle":
                expected = {f"obstacle:crystal-{number}" for number in range(1, 6)}
                assert not self.held[team_of(self.disc)], "the shackled move an obstacle"
            case "flick":
                enemies = {f"{TEAMS[1 - team_of(self.disc)]}-{number}" for number in (1, 2)}
                assert not about["target"] or about["target"] in enemies, f"aims at {about['target']}"
            case _:
                return 0
        assert decision.seat == self.seat(game, self.disc), f"{decision.seat} plays {self.disc}"
        assert expected is None or offered == expected, f"{decision.kind}: {offered}, not {expected}"
        return 2 + (len(offered) if expected else 0)

    @counted
    def defending(self, game: Any, decision: Any, offered: set[str]) -> int:
        """Any kept card of the team; the player whose disc was hit is asked first."""
        enemy = 1 - team_of(self.disc)
        assert game.setup.options["armour"], "armour in a game without"
        assert offered == {f"use:{card}" for card in game.state.kept[enemy]} | {"pass"}, f"armour {offered}"
        assert game.state.teams[decision.seat] == enemy, f"{decision.seat} defends"
        first = {self.seat(game, disc) for disc in self.shot["victims"]}
        assert self.shot["asked"] or decision.seat in first, f"{decision.seat} is asked before {first}"
        assert dict(decision.about)["damage"] == self.due, f"armour against {dict(decision.about)['damage']}"
        self.shot["asked"] = True
        return 3

    # After it

    def told(self, before: Any, seat: int, answer: Answer, game: Any, events: Sequence[Event]) -> int:
        found, films = 0, game.films[self.films :]
        health, bank = [*before.state.health], before.state.bank
        for event in events:
            data = event.data
            match event.name:
                case "turn_begun":
                    found += self.begin(game, data)
                case "drawn" if event.rule == "conquest.turn.draw":
                    assert len(data["cards"]) == 1, "one card is drawn"
                    assert data["seat"] == self.seat(game, self.disc), "one card is drawn"
                    found += 2
                case "card_played":
                    self.settled()
                    assert team_of(self.disc) == TEAMS.index(self.card(game, data["card"]).team), (
                        "a card of the other team"
                    )
                    self.cards.append((data["card"], 0))
                    found += 2
                case "shot_begun":
                    found += self.begin_shot(game, data)
                case "target_named":
                    self.shot["target"] = data["target"]
                case "put_down":
                    found += self.placed(before, data)
                case "flicked":
                    found += self.flicked(game, data, films.pop(0), events)
                case "discarded" if data["why"] == "strength":
                    self.shot["damage"] = 3
                    self.due = 3 * len(self.shot["victims"])
                case "shot_blocked":
                    assert data["damage"] == self.due, f"armour stops {data['damage']}"
                    self.due = 0
                    found += 1
                case "tokens_lost":
                    found += self.lost(data, health)
                    bank += data["amount"]
                case "tokens_captured":
                    assert data["amount"] == 1 or data["amount"] <= self.card(game, self.cards[-1][0]).amount, (
                        "captured"
                    )
                    found += 1
                    health[data["team"]] += data["amount"]
                    bank -= data["amount"]
                case "tokens_gained":
                    assert data["amount"] <= bank, "more tokens than the bank has"
                    found += 1
                    health[data["team"]] += data["amount"]
                    bank -= data["amount"]
                case "discarded" if data["why"] == "played":
                    found += self.put_away(game, data["card"], kept=False)
                case "card_kept":
                    found += self.put_away(game, data["card"], kept=True)
                case "stunned":
                    self.stunned[data["team"]] = True
                case "shackled":
                    self.shackled[data["team"]] = True
                case "moves_added":
                    self.extra += data["amount"]
                case "marker_turned":
                    found += self.end_turn(game)
        assert (*health, bank) == (*game.state.health, game.state.bank), f"{health} and {bank} tokens"
        if game.is_over:
            found += self.over(game)
        return found

    def card(self, game: Any, card: str) -> Any:
        return game.content.card[card.split("/")[1]]

    @counted
    def begin(self, game: Any, data: dict[str, Any]) -> int:
        """Teams take turns, and in each team its two discs."""
        team = data["team"]
        assert team != self.team, f"{TEAMS[team]} plays twice running"
        assert data["disc"] != self.last.get(team), f"{data['disc']} acts again"
        assert team_of(data["disc"]) == team, f"{data['disc']} acts again"
        self.team, self.disc = team, data["disc"]
        self.last[team] = self.disc
        assert data["seat"] == self.seat(game, self.disc), f"{data['seat']} plays {self.disc}"
        self.moves = self.extra = 0
        self.held[team], self.shackled[team] = self.shackled[team], False
        return 4

    @counted
    def begin_shot(self, game: Any, data: dict[str, Any]) -> int:
        self.settled()
        targeted, found = False, 1
        if data["number"]:
            card, made = self.cards[-1]
            icons = self.card(game, card).shots
            assert data["number"] == made + 1, f"{data['shot']} out of order"
            assert data["shot"] == icons[made].shot, f"{data['shot']} out of order"
            targeted = icons[made].targeted
            self.cards[-1] = card, made + 1
            found += 2
        elif self.stunned[self.team]:
            assert data["shot"] == "move", f"the stunned make a {data['shot']}"
            assert not self.cards, f"the stunned make a {data['shot']}"
            self.stunned[self.team] = False
            found += 2
        self.shot = {
            "shot": data["shot"],
            "target": "",
            "targeted": targeted,
            "victims": [],
            "tries": 0,
            "asked": False,
        }
        self.shot["damage"] = DAMAGE[data["shot"]]
        return found

    def settled(self) -> None:
        assert not self.due, f"a hit has cost nothing: {self.shot}"

    @counted
    def placed(self, before: Any, data: dict[str, Any]) -> int:
        """Within 2.5 cm of its character, rim to rim, and touching no disc."""
        own = data["origin"]
        assert own == self.disc or (self.shot["shot"] == "longbow" and team_of(own) == team_of(self.disc)), (
            f"from {own}"
        )
        here, radius = (data["x"], data["y"]), RADIUS[data["disc"]]
        gap = math.dist(here, before.state.discs[own]) - radius - RADIUS["character"]
        assert gap <= REACH + 1, f"{gap} micrometres away"
        for disc, there in before.state.discs.items():
            size = 16_000 if disc.startswith("crystal") else RADIUS["character"]
            assert math.dist(here, there) > radius + size, f"on {disc}"
        return 2 + len(before.state.discs)

    @counted
    def flicked(self, game: Any, data: dict[str, Any], film: Any, events: Sequence[Event]) -> int:
        """Whom the flicked disc itself has touched before any wall; never a companion, nor another than the named target."""
        hits = [event.data["disc"] for event in events if event.name == "hit"]
        if data["mover"].startswith("crystal"):
            self.moves += 1
            assert not hits, f"an obstacle hurts {hits}"
            return 1
        shot, name = self.shot, data["disc"]
        shot["tries"] += 1
        assert shot["tries"] <= (2 if shot["targeted"] else 1), "tried too often"
        assert data["mover"] == self.disc, f"{data['mover']} shoots"
        victims: list[str] = []
        walls: list[int] = []
        for contact in film.contacts:
            if contact.kind == "exit" or contact.speed_um <= TOUCH or name not in (contact.first, contact.second):
                continue
            if contact.kind == "wall":
                walls.append(contact.time_ns)
                continue
            other = contact.second if contact.first == name else contact.first
            is_foe = other.startswith(TEAMS[1 - team_of(self.disc)])
            in_time = not any(time < contact.time_ns for time in walls)
            if shot["damage"] and is_foe and in_time and shot["target"] in ("", other) and other not in victims:
                victims.append(other)
        assert sorted(hits) == sorted(victims), f"{shot['shot']} hurts {hits}, not {victims}"
        shot["victims"] = victims
        self.due = shot["damage"] * len(victims)
        return 3

    @counted
    def lost(self, data: dict[str, Any], health: list[int]) -> int:
        team, found = data["team"], 0
        if data["why"] == "shot":
            assert team == 1 - team_of(self.disc), "companions hurt each other"
            amount = min(self.due, health[team])
            assert data["amount"] == amount, f"{data['amount']} tokens lost, not {amount}"
            self.due = 0
            found = 2
        elif data["why"] == "exhaustion":
            assert data["amount"] == 1, "exhaustion"
            assert team == self.team, "exhaustion"
            found = 2
        health[team] -= data["amount"]
        return found

    @counted
    def put_away(self, game: Any, card: str, kept: bool) -> int:
        """When its whole sequence is shot; armour stays on the table."""
        self.settled()
        name, made = self.cards.pop()
        icons = self.card(game, card).shots
        assert name == card, f"{card} after {made} shots"
        assert made == len(icons), f"{card} after {made} shots"
        armour = self.card(game, card).armour and game.setup.options["armour"]
        assert kept == armour, f"{card} is kept: {kept}"
        return 4

    @counted
    def end_turn(self, game: Any) -> int:
        moves = 0 if self.held[self.team] else 1 + self.extra
        assert self.moves == moves, f"{self.moves} obstacles moved, not {moves}"
        assert not self.cards, f"{self.cards} still in play"
        self.settled()
        return 3

    @counted
    def over(self, game: Any) -> int:
        """An empty reserve, an empty bank or an empty hand; then tokens decide, then cards."""
        state = game.state
        hand = state.hands[self.seat(game, self.disc)]
        assert 0 in (*state.health, state.bank) or not hand, "nothing has ended the game"
        cards = [
            sum(len(state.hands[seat]) for seat, team in enumerate(state.teams) if team == each) for each in (0, 1)
        ]
        ours, theirs = zip(state.health, cards, strict=True)
        places = [1 if (ours, theirs)[team] == max(ours, theirs) else 2 for team in state.teams]
        assert [*state.standings] == places, f"places {state.standings}, not {places}"
        return 2

"""Combat: who takes part, which cards are laid, who wins and what becomes of the losers.

Close combat, the telescopic lance and ranged combat are one step; they differ in who takes part (`sides_of`), in what
each is worth (`worth`) and in who suffers (`Combat.suffer`). Who may attack whom is in `attack.py`, sight in `sight.py`.
"""

from typing import TYPE_CHECKING, Any, Literal

from souterrain.games.twister.cards import by_value, playable, returning_card, spend
from souterrain.games.twister.clock import late
from souterrain.games.twister.figure import ability_with, has_trait, sheet_of
from souterrain.games.twister.sight import shooters
from souterrain.games.twister.state import Figure
from souterrain.games.twister.victory import judge, kill, score, use_up
from souterrain.kernel.agenda import Instruction, Step, again, ask_each
from souterrain.kernel.decision import Choice, ask, option
from souterrain.kernel.view import Secret

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

Kind = Literal["close", "lance", "ranged"]
Share = tuple[int, str, int]  # part of a strength, what kind of thing adds it, and its number
Part = tuple[int, int, str, str]  # who adds how much to its side, why, and by which kind of object if it is one
FREE = "free"  # the `verb` of a combat that costs nothing, until it is announced


def fighters(game: "Twister", cell: int, seat: int, attacking: bool) -> list[int]:
    """Those of a seat in a cell who can fight: on their feet, and for an attack not just healed."""
    turn = game.state.turn
    return [
        n
        for n, figure in enumerate(game.state.figures)
        if figure.cell == cell
        and figure.seat == seat
        and not figure.wounded
        and not (attacking and figure.idle == turn)
    ]


def sides_of(game: "Twister", kind: Kind, attacker: int, target: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """twister.group.all-in-zone, twister.start-combat.who, twister.ranged-group.attackers: who takes part on either side.

    Across the border of a start zone, those who face each other take part, and everybody in the room's zone.
    """
    figures = game.state.figures
    mine, theirs = figures[attacker], figures[target]
    match kind:
        case "close":
            cells = {mine.cell, theirs.cell}
            attackers = [n for cell in cells for n in fighters(game, cell, mine.seat, attacking=True)]
            defenders = [n for cell in cells for n in fighters(game, cell, theirs.seat, attacking=False)]
        case "lance":
            attackers = [attacker, *fighters(game, theirs.cell, mine.seat, attacking=True)]
            defenders = fighters(game, theirs.cell, theirs.seat, attacking=False)
        case _:
            helpers = fighters(game, theirs.cell, mine.seat, attacking=True)
            attackers = [*shooters(game, attacker, target), *helpers]
            # twister.ranged-group.defenders-out: without an attacker among them the others stay out.
            defenders = fighters(game, theirs.cell, theirs.seat, attacking=False) if helpers else []
    # twister.group.wounded: a wounded character takes part only as the target.
    return tuple(sorted(set(attackers))), tuple(sorted({*defenders, target}))


def leaders(game: "Twister", n: int) -> list[Share]:
    """twister.general.bonus, twister.general.off: from each unwounded General of the side in the same room."""
    figures, places = game.state.figures, game.map.places
    figure = figures[n]
    room = places[figure.cell]
    if room < 0:
        return []
    return [
        (lead, "leader", m)
        for m, other in enumerate(figures)
        if m != n and other.seat == figure.seat and other.cell >= 0 and places[other.cell] == room
        if (lead := sheet_of(game, other).lead)
    ]


def shares(game: "Twister", n: int, *, attacking: bool, close: bool, group: int) -> list[Share]:
    """twister.melee.total: what a character adds to its side, piece by piece. `group` is how many unwounded friends fight beside
    it, in a group combat; else 0."""
    found = own_shares(game, n, attacking=attacking, close=close, group=group)
    return found + leaders(game, n) if close else found


def own_shares(game: "Twister", n: int, *, attacking: bool, close: bool, group: int = 0) -> list[Share]:
    """What it adds by itself, whoever leads it."""
    figure = game.state.figures[n]
    sheet = sheet_of(game, figure)
    found: list[Share] = [(sheet.combat, "wounded" if figure.wounded else "figure", n)]
    for item in figure.objects:
        gear = game.book.objects[game.state.items[item].kind]
        if bonus := (gear.attack if close else 0) if attacking else gear.defence:
            found.append((bonus, "object", item))
    if close and group and sheet.stab:
        found.append((sheet.stab, "stab", n))
    return found


def ranged_value(game: "Twister", figure: Figure, weapon: str) -> int:
    """twister.ranged.value: the weapon's value, which nothing raises."""
    if weapon == "own":
        return game.book.characters[figure.kind].ranged
    return max((game.book.objects[game.state.items[item].kind].ranged for item in figure.objects), default=0)


class Combat(Step):
    """twister.melee.cards: options are declared, cards laid in secret and revealed together, the losers wounded.

    `shots` are the weapons of those who shoot, one for each attacker: `own`, `bow`, or nothing for those who fight by hand.
    """

    stages = ("announce", "count", "name", "hear", "lay_extra", "lay", "look", "lay_last", "reveal", "suffer", "judge")
    kind: Kind
    attacker: int
    target: int
    weapon: str = ""
    attackers: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    shots: tuple[str, ...] = ()
    two: bool = False  # the Berserker plays two cards
    verb: str = ""
    named: int = -1
    namer: int = -1
    looker: int = -1  # the seat that sees the other's card before it lays its own
    extra: Secret[int] = -1  # the value of the Berserker's second card
    first: int = -1  # values of the cards on their way from a hand to the table: -1 whenever somebody is asked
    second: int = -1
    totals: tuple[int, int] = (0, 0)

    attacker_seat: int = 0  # kept here, for `owner` is asked without the game

    def owner(self) -> int:
        return self.attacker_seat

    def announce(self, game: "Twister") -> None:
        self.muster(game)
        self.looker = self._find_looker(game)
        for n, shot in zip(self.attackers, self.shots, strict=False):
            if shot == "own":  # a Crossbowman's own counts as his shot of the turn
                game.change(n, shot=game.state.turn)
        rule = {"close": "twister.melee.cost", "lance": "twister.object.lance", "ranged": "twister.ranged.cost"}
        is_free, self.verb = self.verb == FREE, ""
        game.emit(
            "combat_begun",
            kind=self.kind,
            attacker=self.attacker,
            target=self.target,
            cell=game.state.figures[self.target].cell,
            origin=game.state.figures[self.attacker].cell,
            apart=game.state.figures[self.attacker].cell != game.state.figures[self.target].cell,
            weapon=self.weapon,
            attackers=self.attackers,
            defenders=self.defenders,
            attack=self._strength(game, attacking=True),  # before cards: everybody can add it up, a page need not
            defence=self._strength(game, attacking=False),
            attack_parts=self._told_parts(game, attacking=True),
            defence_parts=self._told_parts(game, attacking=False),
            free=is_free,
            ability=ability_with(game, game.state.figures[self.attacker], "free-attack") if is_free else "",
            cost=0 if is_free else 1,
            points=game.points,
            rule=rule[self.kind],
        )
        lookers = self._lookers(game)
        if len({game.state.figures[n].seat for n in lookers}) > 1:
            game.emit("cancelled", power="look", figures=lookers, rule="twister.weapon-master.cancel")

    def muster(self, game: "Twister") -> None:
        """Who takes part, and each shooter with the weapon it has."""
        self.attacker_seat = game.state.figures[self.attacker].seat
        self.attackers, self.defenders = sides_of(game, self.kind, self.attacker, self.target)
        if self.kind == "ranged":
            weapons = {**shooters(game, self.attacker, self.target), self.attacker: self.weapon}
            self.shots = tuple(weapons.get(n, "") for n in self.attackers)

    @property
    def is_single(self) -> bool:
        """twister.group.all-in-zone: exactly one on each side."""
        return len(self.attackers) == len(self.defenders) == 1

    def _sheets(self, game: "Twister", side: tuple[int, ...]) -> list[Figure]:
        return [game.state.figures[n] for n in side]

    def count(self, game: "Twister") -> Instruction | None:
        """twister.berserker.announce: how many cards, said before the defender chooses."""
        seat = self.attacker_seat
        if self.kind == "ranged" or not self.is_single:
            return None
        if not sheet_of(game, game.state.figures[self.attacker]).frenzy or len(game.state.hand[seat]) < 2:
            return None
        return ask(
            seat,
            "frenzy",
            [option("one"), option("two")],
            rule="twister.berserker.announce",
            into="verb",
            figure=self.attacker,
        )

    def name(self, game: "Twister") -> Instruction | None:
        """twister.telepath.name-card: a value is named before any card is laid."""
        if self.verb:
            self.two = self.verb == "two"
            cards = 2 if self.two else 1
            game.emit(
                "cards_announced",
                seat=self.attacker_seat,
                figure=self.attacker,
                cards=cards,
                rule="twister.berserker.announce",
            )
        self.verb = ""
        if self.kind == "ranged" or not self.is_single:
            return None
        figures = game.state.figures
        namers = tuple(n for n in self.attackers + self.defenders if sheet_of(game, figures[n]).names_card)
        if len(namers) != 1:
            if namers:
                game.emit("cancelled", power="name-card", figures=namers, rule="twister.telepath.cancel")
            return None
        self.namer = figures[namers[0]].seat
        values = sorted(set(game.book.combat.values()))
        return ask(
            self.namer,
            "name",
            [*(option("name", card=value) for value in values), option("pass")],
            rule="twister.telepath.name-card",
            into={"named": "card"},
        )

    def hear(self, game: "Twister") -> None:
        """twister.telepath.lacking: one who has no such card shows the whole hand to the Telepath's player."""
        if self.named < 0:
            return
        other = 1 - self.namer
        figures = game.state.figures
        everybody = self.attackers + self.defenders
        telepath = next(n for n in everybody if sheet_of(game, figures[n]).names_card)
        game.emit(
            "card_named",
            seat=self.namer,
            figure=telepath,
            ability=ability_with(game, figures[telepath], "name-card"),
            card=self.named,
            rule="twister.telepath.name-card",
        )
        hand = game.state.hand[other]
        if all(game.book.combat[card] != self.named for card in hand):
            game.state.known[self.namer] = hand
            game.emit("hand_shown", seat=other, cards=hand, only=(0, 1), rule="twister.telepath.lacking")

    def named_for(self, seat: int) -> int:
        return self.named if self.namer == 1 - seat else -1

    def lay_extra(self, game: "Twister") -> Instruction | None:
        """twister.berserker.two-cards: the second card, chosen freely as long as a named card remains for the first."""
        if not self.two:
            return None
        seat = self.attacker_seat
        named = self.named_for(seat)
        hand = game.state.hand[seat]
        keep = [card for card in hand if game.book.combat[card] == named]
        options = [option("lay", card=value) for value, card in by_value(game, seat).items() if keep != [card]]
        return ask(seat, "lay_extra", options, rule="twister.berserker.two-cards", into={"extra": "card"})

    def _extra(self, game: "Twister", seat: int) -> tuple[str, ...]:
        """The second card of a seat, if it plays one."""
        return (by_value(game, seat)[self.extra],) if seat == self.attacker_seat and self.extra >= 0 else ()

    def _laid(self, game: "Twister", seat: int) -> tuple[str, ...]:
        """twister.timer.combat-late: the cards that a seat has chosen by their values; one who was late plays the 0."""
        extra = self._extra(game, seat)
        value = self.first if seat == self.attacker_seat else self.second
        card = by_value(game, seat, without=extra)[value] if value >= 0 else returning_card(game, seat)
        return card, *extra

    def _question(self, game: "Twister", seat: int) -> Choice:
        options = playable(game, seat, self.named_for(seat), self._extra(game, seat))
        if self.kind == "ranged":
            rule = "twister.ranged.cards"
        elif seat == self.attacker_seat or not game.state.figures[self.target].wounded:
            rule = "twister.melee.cards"
        else:
            rule = "twister.wounded.must-play-card"
        about: dict[str, Any] = {"attacker": self.attacker, "target": self.target}
        if seat != game.state.active:
            options += late(game)
        field = "first" if seat == self.attacker_seat else "second"
        # Everybody can count a hand; who has one card left has the 0.
        is_last = len(game.state.hand[seat]) == 1
        return ask(seat, "lay", options, rule=rule, into={field: "card"}, public=is_last, **about)

    def _find_looker(self, game: "Twister") -> int:
        """twister.weapon-master.look, twister.weapon-master.cancel: the seat that sees the other's card first, or -1."""
        seats = {game.state.figures[n].seat for n in self._lookers(game)}
        return seats.pop() if len(seats) == 1 else -1

    def _lookers(self, game: "Twister") -> tuple[int, ...]:
        if self.kind == "ranged":
            return ()
        everybody = self.attackers + self.defenders
        return tuple(n for n in everybody if sheet_of(game, game.state.figures[n]).looks)

    def lay(self, game: "Twister") -> Instruction:
        """Both choose at once, unless one of them may look at the other's card first."""
        seat = self.attacker_seat
        looker = self.looker
        if looker < 0:
            return ask_each([self._question(game, seat), self._question(game, 1 - seat)])
        return self._question(game, 1 - looker)

    def look(self, game: "Twister") -> Instruction | None:
        """The card laid first is shown to the Weapon Master's player alone."""
        looker = self.looker
        if looker < 0:
            return again("reveal")
        cards = self._laid(game, 1 - looker)
        game.state.laid_before = (0, 1)
        game.state.laid = cards
        self.first = self.second = -1
        if looker != self.attacker_seat:
            self.extra = -1
        master = self._lookers(game)[0]
        game.emit(
            "card_seen",
            seat=looker,
            figure=master,
            ability=ability_with(game, game.state.figures[master], "look"),
            cards=cards,
            only=(0, 1),
            rule="twister.weapon-master.look",
        )
        return None

    def lay_last(self, game: "Twister") -> Instruction:
        return self._question(game, self.looker)

    def reveal(self, game: "Twister") -> None:
        """twister.group.one-card: the totals are made and the cards discarded."""
        state = game.state
        seat = self.attacker_seat
        mine = state.laid if self.looker == 1 - seat else self._laid(game, seat)
        theirs = state.laid if self.looker == seat else self._laid(game, 1 - seat)
        state.laid, state.laid_before = (), ()
        self.first = self.second = self.extra = -1
        values = game.book.combat
        strengths = self._strength(game, attacking=True), self._strength(game, attacking=False)
        self.totals = (
            strengths[0] + sum(values[card] for card in mine),
            strengths[1] + sum(values[card] for card in theirs),
        )
        sides = (seat, mine, strengths[0], self.totals[0]), (1 - seat, theirs, strengths[1], self.totals[1])
        for side, cards, strength, total in sides:
            game.emit(
                "cards_revealed",
                seat=side,
                attacker=self.attacker,
                target=self.target,
                attacking=side == seat,
                strength=strength,
                cards=tuple(values[card] for card in cards),
                back=any(card in game.book.returning for card in cards),
                total=total,
                rule="twister.melee.total",
            )
        state.shown = mine + theirs
        openly = bool(game.setup.options["memory-aid"])
        spend(game, seat, mine, openly)
        spend(game, 1 - seat, theirs, openly)

    def _strength(self, game: "Twister", *, attacking: bool) -> int:
        return sum(share[0] for _, share in self.shares(game, attacking=attacking))

    def _told_parts(self, game: "Twister", *, attacking: bool) -> tuple[Part, ...]:
        """Everybody who takes part with what each adds, and what else adds to it."""
        reasons = {"figure": "combat", "leader": "lead"}
        return tuple(
            (n, amount, reasons.get(kind, kind), self._told_object(game, kind, number))
            for n, (amount, kind, number) in self.shares(game, attacking=attacking)
        )

    def _told_object(self, game: "Twister", kind: str, number: int) -> str:
        """Which kind of object adds a part: its bearer's bow to a shot, unless the shot is its own."""
        if kind == "object":
            return game.state.items[number].kind
        if kind == "shot" and self.shots[self.attackers.index(number)] == "bow":
            items = (game.state.items[item].kind for item in game.state.figures[number].objects)
            return max(items, key=lambda object: game.book.objects[object].ranged)
        return ""

    def shares(self, game: "Twister", *, attacking: bool) -> list[tuple[int, Share]]:
        """What a side is worth before its card, piece by piece, each with the character that it counts for."""
        side = self.attackers if attacking else self.defenders
        close = self.kind != "ranged"
        standing = sum(1 for figure in self._sheets(game, side) if not figure.wounded)
        found: list[tuple[int, Share]] = []
        for index, n in enumerate(side):
            figure = game.state.figures[n]
            shot = self.shots[index] if attacking and self.shots else ""
            if shot:
                found.append((n, (ranged_value(game, figure, shot), "shot", n)))
            else:
                friends = 0 if self.is_single or figure.wounded else standing - 1
                parts = shares(game, n, attacking=attacking, close=close, group=friends)
                found += [(n, share) for share in parts]
        return found

    def suffer(self, game: "Twister") -> None:
        """twister.melee.higher-wins, twister.melee.tie, twister.ranged.defender-wins: what becomes of the losers."""
        attack, defence = self.totals
        if attack == defence:
            game.emit(
                "tied",
                attacker=self.attacker,
                target=self.target,
                kind=self.kind,
                total=attack,
                rule="twister.melee.tie",
            )
        elif attack > defence:
            self._tell(game, self.attacker_seat, attack, defence, self._rule("twister.ranged.attacker-wins"))
            self._strike(game, self.attackers, self.defenders)
        else:
            self._tell(game, 1 - self.attacker_seat, defence, attack, self._rule("twister.ranged.defender-wins"))
            if self.kind == "lance":
                self._break_lance(game)
            if self.kind != "ranged":
                safe = self.attacker if self.kind == "lance" else -1
                self._strike(game, self.defenders, tuple(n for n in self.attackers if n != safe))

    def _tell(self, game: "Twister", seat: int, total: int, against: int, rule: str) -> None:
        """Who wins, by how much, and whether it does any harm: a shot that is not strong enough does none."""
        game.emit(
            "combat_won",
            seat=seat,
            attacker=self.attacker,
            target=self.target,
            kind=self.kind,
            total=total,
            against=against,
            margin=total - against,
            harmless=self.kind == "ranged" and seat != self.attacker_seat,
            rule=rule,
        )

    def _rule(self, ranged: str) -> str:
        return ranged if self.kind == "ranged" else "twister.melee.higher-wins"

    def _break_lance(self, game: "Twister") -> None:
        """twister.object.lance-broken"""
        for item in game.state.figures[self.attacker].objects:
            if game.book.objects[game.state.items[item].kind].reaches:
                use_up(game, self.attacker, item, "twister.object.lance-broken")
                return

    def _strike(self, game: "Twister", winners: tuple[int, ...], losers: tuple[int, ...]) -> None:
        """twister.group.losers: the unwounded are wounded, the wounded die; a deadly blow kills, and so does a lost bearer."""
        deadly = next((n for n in winners if sheet_of(game, game.state.figures[n]).kills), -1)
        dead: list[tuple[int, str, int]] = []  # who, by which rule, in whose arms
        for n in losers:
            figure = game.state.figures[n]
            dead += [(friend, "twister.wounded.carrier-loses", n) for friend in figure.burden]
            if figure.wounded:
                dead.append((n, "twister.wounded.killed", -1))
            elif deadly >= 0:
                rule = "twister.assassin.group" if len(winners) > 1 else "twister.assassin.deadly-blow"
                dead.append((n, rule, -1))
        fallen = {n for n, _, _ in dead}
        for n in losers:
            if n not in fallen:
                wound(game, n, winners, self._rule("twister.ranged.attacker-wins"))
        for n, rule, bearer in dead:
            kill(game, n, winners, rule, bearer, deadly)
            self._hunt(game, winners, n)

    def _hunt(self, game: "Twister", winners: tuple[int, ...], dead: int) -> None:
        """twister.paladin.undead-hunter: once for each hunted character eliminated."""
        for n in winners:
            sheet = sheet_of(game, game.state.figures[n])
            if sheet.prey and has_trait(game, game.state.figures[dead], sheet.prey):
                score(game, game.state.figures[n].seat, sheet.bounty, "twister.paladin.undead-hunter")

    def judge(self, game: "Twister") -> None:
        judge(game)


def wound(game: "Twister", n: int, by: tuple[int, ...], rule: str) -> None:
    """twister.melee.wounded-flip: the card is turned over where it lies; it keeps its object."""
    game.change(n, wounded=True, hurt=game.state.turn, bound=-1)
    game.emit("wounded", figure=n, cell=game.state.figures[n].cell, by=by, rule=rule)

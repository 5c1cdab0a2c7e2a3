"""Setting up: the labyrinth face down, the teams by one of three methods, everything placed in secret, facings chosen."""

from typing import TYPE_CHECKING

from souterrain.games.twister.ids import (
    character_card,
    copy_of,
    id_of,
    id_of_thing,
    is_character,
    kind_of,
    object_card,
    thing_of,
)
from souterrain.games.twister.state import MOST_FRIENDS, NORTH, SOUTH, Figure, Room, TwisterState
from souterrain.kernel.agenda import Instruction, Step, again, ask_each, finish
from souterrain.kernel.chance import Chance
from souterrain.kernel.decision import Choice, ask, option

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

METHODS = ("mutual", "full-frontal", "draft", "advised")  # twister.setup.team-method: the default first
SEATS = (SOUTH, NORTH)


def lay_out(game: "Twister", chance: Chance) -> TwisterState:
    """twister.setup.rooms-in-pairs, twister.setup.rooms-random, twister.setup.wheel-zero, twister.setup.jump-cards"""
    scenario, book = game.scenario, game.book
    rooms = draw_rooms(game, chance)
    nothing: dict[int, tuple[str, ...]] = {SOUTH: (), NORTH: ()}
    return TwisterState(
        chance=chance,
        rooms=tuple(Room() for _ in rooms),
        face_down=rooms,
        turned=[room.turn for room in scenario.lying] or [chance.below(4) for _ in rooms],
        roster={seat: tuple(thing_of("object", id) for id in scenario.required) for seat in SEATS},
        team={seat: tuple(object_card(seat, id, 1) for id in scenario.required) for seat in SEATS},
        west=dict(nothing),
        east=dict(nothing),
        beside=dict(nothing),
        beside_rooms={SOUTH: (), NORTH: ()},
        hand={seat: book.things[seat][2] for seat in SEATS},
        spent=dict(nothing),
        spent_openly=dict(nothing),
        known=dict(nothing),
        jumps=(scenario.jumps, scenario.jumps),
    )


def draw_rooms(game: "Twister", chance: Chance) -> list[str]:
    """Whole pairs: those the scenario names, the others at random; then every room at a random place, or where it says."""
    if game.scenario.lying:
        return [lying.room for lying in game.scenario.lying]
    colours: list[str] = list(game.scenario.colours)
    others = [colour for colour in game.colours if colour not in colours]
    chance.shuffle(others)
    colours += others[: game.scenario.rows - len(colours)]
    rooms = [id for id, room in game.content.room.items() if room.colour in colours]
    chance.shuffle(rooms)
    return rooms


class Picks(Step):
    """twister.setup.mutual.alternate, twister.setup.draft.pick: characters, then objects, are picked in turn."""

    stages = ("begin", "ask", "take", "go_on")
    kind: str = "character"
    picker: int = -1
    first: int = -1
    picked: str = ""

    def begin(self, game: "Twister") -> Instruction | None:
        """twister.setup.mutual.first-player, twister.setup.mutual.objects: drawn at random; for objects, the other one."""
        if self.kind == "character":
            self.first = game.state.chance.below(2)
            rule = f"twister.setup.{self._method(game)}.first-player"
        else:
            self.first = 1 - self.first
            rule = f"twister.setup.{self._method(game)}.objects"
        self.picker = self.first
        game.emit("first_to_pick", seat=self.picker, things=self.kind, rule=rule)
        return again("go_on")

    def _method(self, game: "Twister") -> str:
        return str(game.setup.options["team"])

    def _wanted(self, game: "Twister") -> int:
        scenario = game.scenario
        return scenario.start + scenario.hidden if self.kind == "character" else scenario.objects

    def _has(self, game: "Twister", seat: int) -> int:
        return sum(is_character(thing) == (self.kind == "character") for thing in game.state.roster[seat])

    def ask(self, game: "Twister") -> Instruction:
        rule = "twister.setup.mutual.same-card" if self._method(game) == "mutual" else "twister.setup.draft.pick"
        options = [option("pick", **{self.kind: id}) for id in self._available(game)]
        return ask(self.picker, f"pick_{self.kind}", options, rule=rule, into={"picked": self.kind})

    def _available(self, game: "Twister") -> list[str]:
        """What is still to be had: in a draft, what either has picked is gone for both. Objects that every team must have are
        no part of that."""
        content, state = game.content, game.state
        seats = (self.picker,) if self._method(game) == "mutual" else SEATS
        if self.kind == "character":
            return [
                id
                for id in content.character
                if all(thing_of("character", id) not in state.roster[seat] for seat in seats)
            ]
        taken = [id_of_thing(thing) for seat in seats for thing in state.roster[seat]]
        if len(seats) == 2:
            for id in game.scenario.required:
                taken.remove(id)
        return [id for id, thing in content.object.items() if taken.count(id) < thing.copies]

    def take(self, game: "Twister") -> None:
        """twister.setup.mutual.same-card: the other takes the same; in a draft the other's copy leaves the game."""
        mutual = self._method(game) == "mutual"
        rule = "twister.setup.mutual.same-card" if mutual else "twister.setup.draft.pick"
        if self.kind == "character":
            game.emit("character_picked", seat=self.picker, character=self.picked, both=mutual, rule=rule)
        else:
            nth = game.state.roster[self.picker].count(thing_of("object", self.picked)) + 1
            game.emit("object_picked", seat=self.picker, object=self.picked, nth=nth, both=mutual, rule=rule)
        for seat in SEATS if mutual else (self.picker,):
            game.join_team(seat, thing_of(self.kind, self.picked))
        self.picker = 1 - self.picker

    def go_on(self, game: "Twister") -> Instruction | None:
        if min(self._has(game, seat) for seat in SEATS) < self._wanted(game):
            return again("ask")
        if self.kind == "character":
            self.kind = "object"
            return again("begin")
        return None


class Selections(Step):
    """twister.setup.full-frontal: both choose their characters and objects in secret."""

    stages = ("ask_characters", "take_characters", "ask_objects", "take_objects")
    south: tuple[str, ...] = ()
    north: tuple[str, ...] = ()
    south_copies: tuple[int, ...] = ()  # of an object there may be several
    north_copies: tuple[int, ...] = ()

    def ask_characters(self, game: "Twister") -> Instruction:
        count = game.scenario.start + game.scenario.hidden
        return ask_each([self._question(game, seat, "character", count) for seat in SEATS])

    def take_characters(self, game: "Twister") -> None:
        for seat, chosen in ((SOUTH, self.south), (NORTH, self.north)):
            self._take(game, seat, tuple(character_card(seat, id) for id in chosen))
        self.south = self.north = ()

    def ask_objects(self, game: "Twister") -> Instruction | None:
        count = game.scenario.objects - len(game.scenario.required)
        return ask_each([self._question(game, seat, "object", count) for seat in SEATS])

    def _question(self, game: "Twister", seat: int, kind: str, count: int) -> Choice:
        # Cards still in the box are named by what they are; those of a team have names that are secret.
        cards = game.book.things[seat][0 if kind == "character" else 1]
        left = [card for card in cards if card not in game.state.team[seat]]
        side = game.seats[seat]
        into = {side: kind} if kind == "character" else {side: kind, f"{side}_copies": "copy"}
        return ask(
            seat,
            f"choose_{kind}s",
            [
                option("choose", character=id_of(card))
                if kind == "character"
                else option("choose", object=id_of(card), copy=copy_of(card))
                for card in left
            ],
            rule="twister.setup.full-frontal",
            into=into,
            least=count,
            most=count,
        )

    def take_objects(self, game: "Twister") -> None:
        both = (SOUTH, self.south, self.south_copies), (NORTH, self.north, self.north_copies)
        for seat, chosen, copies in both:
            pairs = zip(chosen, copies, strict=True)
            self._take(game, seat, tuple(object_card(seat, id, copy) for id, copy in pairs))
        self.south = self.north = ()
        self.south_copies = self.north_copies = ()

    def _take(self, game: "Twister", seat: int, cards: tuple[str, ...]) -> None:
        game.state.team[seat] += cards
        game.emit("chosen", seat=seat, cards=cards, only=(seat,), rule="twister.setup.full-frontal")


class Advice(Step):
    """twister.setup.team-method: both have the team that the scenario advises. The first of it start, half of them on each
    zone; where the others and the objects are hidden is drawn."""

    stages = ("take", "put_down", "hide")

    def take(self, game: "Twister") -> None:
        scenario = game.scenario
        characters = scenario.advised or tuple(game.content.character)[: scenario.start + scenario.hidden]
        copies = [id for thing in game.content.object.values() for id in (thing.id,) * thing.copies]
        objects = list(scenario.advised_objects or copies)
        for id in scenario.required:
            if id in objects:
                objects.remove(id)
        objects = objects[: scenario.objects - len(scenario.required)]
        for seat in SEATS:
            for id in characters:
                game.join_team(seat, thing_of("character", id))
            for id in objects:
                game.join_team(seat, thing_of("object", id))
        rule = "twister.setup.team-method"
        game.emit("team_advised", characters=tuple(characters), objects=tuple(objects), rule=rule)

    def put_down(self, game: "Twister") -> None:
        state = game.state
        for seat in SEATS:
            starters = [card for card in state.team[seat] if kind_of(card) == "character"][: game.scenario.start]
            state.west[seat], state.east[seat] = tuple(starters[::2]), tuple(starters[1::2])
            state.team[seat] = tuple(card for card in state.team[seat] if card not in starters)
            rule = "twister.setup.starters-face-down"
            west, east = len(state.west[seat]), len(state.east[seat])
            game.emit("starters_placed", seat=seat, west=west, east=east, rule=rule)

    def hide(self, game: "Twister") -> None:
        state, scenario = game.state, game.scenario
        rows = [scenario.beside[scenario.rows - 1 - place // 2] for place in range(len(state.rooms))]
        places = [place for place, count in enumerate(rows) for _ in range(count)]
        state.chance.shuffle(places)
        for seat in SEATS:
            cards = list(state.team[seat])
            state.chance.shuffle(cards)
            state.beside[seat] = tuple(cards)
            state.beside_rooms[seat] = tuple(places.pop() for _ in cards)
            state.team[seat] = ()
            for card, room in zip(state.beside[seat], state.beside_rooms[seat], strict=True):
                rule = "twister.setup.alternate-placement"
                game.emit("hidden", seat=seat, card=card, room=room, only=(seat,), rule=rule)


class Starters(Step):
    """twister.setup.starters-face-down: both choose in secret who starts, and on which of their two start zones."""

    stages = ("ask_who", "set_apart", "ask_where", "put_down")
    south: tuple[str, ...] = ()
    north: tuple[str, ...] = ()

    def ask_who(self, game: "Twister") -> Instruction:
        start = game.scenario.start
        rule = "twister.setup.starters-face-down"
        return ask_each(
            [
                ask(
                    seat,
                    "starters",
                    [option("start", card=card) for card in game.state.team[seat] if kind_of(card) == "character"],
                    rule=rule,
                    into={game.seats[seat]: "card"},
                    least=start,
                    most=start,
                )
                for seat in SEATS
            ]
        )

    def set_apart(self, game: "Twister") -> None:
        """They are all put on the eastern zone first."""
        for seat, cards in ((SOUTH, self.south), (NORTH, self.north)):
            game.state.east[seat] = cards
            game.state.team[seat] = tuple(card for card in game.state.team[seat] if card not in cards)
        self.south = self.north = ()

    def ask_where(self, game: "Twister") -> Instruction:
        start = game.scenario.start
        return ask_each(
            [
                ask(
                    seat,
                    "western",
                    [option("west", card=card) for card in game.state.east[seat]],
                    rule="twister.golden.three-per-zone",
                    into={game.seats[seat]: "card"},
                    least=max(0, start - MOST_FRIENDS),
                    most=min(MOST_FRIENDS, start),
                )
                for seat in SEATS
            ]
        )

    def put_down(self, game: "Twister") -> None:
        state = game.state
        for seat, cards in ((SOUTH, self.south), (NORTH, self.north)):
            state.west[seat] = cards
            state.east[seat] = tuple(card for card in state.east[seat] if card not in cards)
            rule = "twister.setup.starters-face-down"
            game.emit("starters_placed", seat=seat, west=len(cards), east=len(state.east[seat]), rule=rule)
        self.south = self.north = ()


class Hiding(Step):
    """twister.setup.alternate-placement: in turn, each puts one card face down beside a room."""

    stages = ("draw_lot", "ask", "put")
    seat: int = -1
    card: str = ""  # empty whenever somebody is asked
    room: int = -1

    def draw_lot(self, game: "Twister") -> None:
        self.seat = game.state.chance.below(2)
        game.emit("first_to_place", seat=self.seat, rule="twister.setup.alternate-placement")

    def ask(self, game: "Twister") -> Instruction:
        team = game.state.team
        if not any(team.values()):
            return finish()
        rooms = [place for place in range(len(game.state.rooms)) if self._space(game, place)]
        options = [option("hide", card=card, room=place) for card in team[self.seat] for place in rooms]
        return ask(
            self.seat, "hide", options, rule="twister.setup.alternate-placement", into=("card", "room"), public=True
        )

    def _space(self, game: "Twister", place: int) -> int:
        """How many more cards a room takes; the scenario counts rows from the south."""
        scenario, lying = game.scenario, game.state.beside_rooms
        return scenario.beside[scenario.rows - 1 - place // 2] - sum(rooms.count(place) for rooms in lying.values())

    def put(self, game: "Twister") -> Instruction:
        state, card = game.state, self.card
        self.card = ""
        state.team[self.seat] = tuple(other for other in state.team[self.seat] if other != card)
        state.beside[self.seat] += (card,)
        state.beside_rooms[self.seat] += (self.room,)
        rule = "twister.setup.alternate-placement"
        game.emit("hidden", seat=self.seat, card=card, room=self.room, only=(self.seat,), rule=rule)
        self.seat = 1 - self.seat
        return again("ask")


class Facings(Step):
    """twister.setup.reveal-starters, twister.setup.starters-facing, twister.setup.first-player: the starters are turned up, both
    players choose at once which way they face, and the first player is drawn."""

    stages = ("turn_up", "ask", "face", "draw_lot")
    south: tuple[int, ...] = ()
    north: tuple[int, ...] = ()

    def turn_up(self, game: "Twister") -> None:
        state = game.state
        for seat in SEATS:
            for zone, cards in enumerate((state.west[seat], state.east[seat])):
                for card in cards:
                    cell = game.map.start_cell(seat, 2 * zone)
                    state.figures.append(Figure(id_of(card), seat, card, cell))
                    number = len(state.figures) - 1
                    side = "east" if zone else "west"
                    game.emit("figure_revealed", figure=number, zone=side, rule="twister.setup.reveal-starters")
            state.west[seat] = state.east[seat] = ()

    def ask(self, game: "Twister") -> Instruction | None:
        """With the advised team every second of a zone faces east, so that they get into each other's way as little as they can."""
        if game.setup.options["team"] == "advised":
            zones = [(figure.seat, figure.cell) for figure in game.state.figures]
            east = [n for n, zone in enumerate(zones) if zones[:n].count(zone) % 2]
            self.south = tuple(n for n in east if zones[n][0] == SOUTH)
            self.north = tuple(n for n in east if zones[n][0] == NORTH)
            return None
        questions = []
        for seat in SEATS:
            mine = [n for n, figure in enumerate(game.state.figures) if figure.seat == seat]
            questions.append(
                ask(
                    seat,
                    "facing",
                    [option("face_east", figure=n) for n in mine],
                    rule="twister.setup.starters-facing",
                    into={game.seats[seat]: "figure"},
                    least=0,
                    most=len(mine),
                )
            )
        return ask_each(questions)

    def face(self, game: "Twister") -> None:
        for n in (*self.south, *self.north):
            game.change(n, cell=game.state.figures[n].cell + 1)
        facings = tuple(("figure", n, figure.cell) for n, figure in enumerate(game.state.figures))
        game.emit("facings_chosen", facings=facings, rule="twister.setup.starters-facing")

    def draw_lot(self, game: "Twister") -> None:
        state = game.state
        state.active = state.chance.below(2)
        state.phase = "play"
        game.emit("first_player", seat=state.active, rule="twister.setup.first-player")

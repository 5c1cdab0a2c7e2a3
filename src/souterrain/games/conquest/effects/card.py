"""Effects on cards: playing another, drawing, looking ahead, shuffling back, and cards the other team loses."""

from typing import TYPE_CHECKING

from souterrain.games.conquest.acts import PlayCard
from souterrain.games.conquest.cards import discard_from_hand, draw, drop_armour, take_from_pile, tell_empty
from souterrain.games.conquest.disc import next_seat, team_of
from souterrain.games.conquest.effects import effects
from souterrain.games.conquest.shot import Shoot
from souterrain.kernel.agenda import Instruction, Step, again, do, finish
from souterrain.kernel.decision import ask, option
from souterrain.kernel.view import Secret

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

RULE = "conquest.anatomy.ability-is-extra"
LOOK_AHEAD = 2  # cards seen besides those that are taken


@effects("play-another", "ability:end", may=True)
def play_another(game: "Conquest", act: PlayCard, amount: int) -> Instruction:
    """conquest.ability.surprise-attack: another card, with the same disc in the same turn."""
    return do(PlayCard(act.seat, act.disc, free=True))


@effects("draw", "ability:end", "ability:damage", counts=True)
def draw_cards(game: "Conquest", act: PlayCard | Shoot, amount: int) -> None:
    """Cards from the team's pile, as many as there are."""
    draw(game, act.seat, amount, rule=RULE)


@effects("reset", "ability:end", "ability:damage")
def reset(game: "Conquest", act: PlayCard | Shoot, amount: int) -> None:
    """conquest.ability.reset: discard pile and draw pile make a new draw pile; what lies on the table stays."""
    state = game.state
    team = team_of(act.disc)
    pile = [*state.piles[team], *state.discards[team]]
    state.chance.shuffle(pile)
    state.piles[team], state.discards[team] = tuple(pile), ()
    for seat in list(state.known):
        if state.teams[seat] == team:
            del state.known[seat]
    game.emit("reshuffled", team=team, cards=len(pile), rule="conquest.ability.reset")


@effects("ransack", "ability:end", "ability:damage", counts=True)
def ransack(game: "Conquest", act: PlayCard | Shoot, amount: int) -> None:
    """The enemy player whose turn comes next discards cards at random."""
    seat = next_seat(game, 1 - team_of(act.disc))
    if not game.state.hands[seat]:
        game.emit("ability_idle", seat=act.seat, disc=act.disc, why="hand", rule=RULE)
    for _ in range(min(amount, len(game.state.hands[seat]))):
        hand = game.state.hands[seat]
        discard_from_hand(game, seat, hand[game.state.chance.below(len(hand))], why="ransacked", rule=RULE)


@effects("break-armour", "ability:end", "ability:damage")
def break_armour(game: "Conquest", act: PlayCard | Shoot, amount: int) -> Instruction | None:
    """The other team discards a kept card of its choice, if it has one."""
    team = 1 - team_of(act.disc)
    if not game.state.kept[team]:
        game.emit("ability_idle", seat=act.seat, disc=act.disc, why="armour", rule=RULE)
        return None
    return do(BreakArmour(next_seat(game, team), team))


class BreakArmour(Step):
    """The player of that team whose turn comes next chooses."""

    stages = ("choose", "drop")
    seat: int
    team: int
    card: str = ""

    def choose(self, game: "Conquest") -> Instruction:
        options = [option("drop", card=card) for card in game.state.kept[self.team]]
        return ask(self.seat, "drop_armour", options, rule=RULE, into="card", public=True)

    def drop(self, game: "Conquest") -> None:
        drop_armour(game, self.team, self.card, why="broken", rule=RULE, seat=self.seat)


@effects("foresee", "ability:end", "ability:damage", counts=True)
def foresee(game: "Conquest", act: PlayCard | Shoot, amount: int) -> Instruction:
    """Look at the top of the pile, take some, put the others back in any order."""
    return do(Foresee(act.seat, amount))


class Foresee(Step):
    """The cards looked at lie on top of the pile all the while; the discard pile is never touched."""

    stages = ("look", "choose", "take", "order", "put_back")
    seat: int
    takes: int
    seen: int = 0  # cards of the pile that the player knows and may still take or order
    ordered: int = 0
    card: Secret[str] = ""

    def owner(self) -> int:
        return self.seat

    def look(self, game: "Conquest") -> Instruction | None:
        state = game.state
        team = state.teams[self.seat]
        self.seen = min(self.takes + LOOK_AHEAD, len(state.piles[team]))
        if not self.seen:
            tell_empty(game, self.seat)
            return None
        known = max(self.seen, len(state.known.get(self.seat, ())))
        for seat in list(state.known):
            if state.teams[seat] == team:
                del state.known[seat]  # a companion no longer knows what is left, or in which order
        state.known[self.seat] = state.piles[team][:known]
        cards = state.piles[team][: self.seen]
        game.emit("looked_ahead", seat=self.seat, cards=cards, rule=RULE, only=(self.seat,))
        return None

    def choose(self, game: "Conquest") -> Instruction:
        if not self.takes or not self.seen:
            return again("order")
        top = game.state.piles[game.state.teams[self.seat]][: self.seen]
        options = [option("take", card=card) for card in top]
        return ask(self.seat, "take_card", options, rule=RULE, into="card", public=True, left=self.takes)

    def take(self, game: "Conquest") -> Instruction:
        take_from_pile(game, game.state.teams[self.seat], (self.card,))
        game.state.hands[self.seat] += (self.card,)
        only = game.hand_seen_by(self.seat)
        game.emit("drawn", seat=self.seat, cards=(self.card,), short=0, among=self.seen, rule=RULE, only=only)
        self.takes -= 1
        self.seen -= 1
        return again("choose")

    def order(self, game: "Conquest") -> Instruction:
        """The one card that is left over needs no question. Who has put the cards back knows in which order."""
        if self.seen - self.ordered < 2:
            if self.seen:
                back = game.state.piles[game.state.teams[self.seat]][: self.seen]
                game.emit("laid_back", seat=self.seat, sequence=back, rule=RULE, only=(self.seat,))
            return finish()
        top = game.state.piles[game.state.teams[self.seat]][self.ordered : self.seen]
        options = [option("put_next", card=card) for card in top]
        return ask(self.seat, "order_cards", options, rule=RULE, into="card", place=self.ordered + 1)

    def put_back(self, game: "Conquest") -> Instruction:
        state = game.state
        team = state.teams[self.seat]
        pile = [card for card in state.piles[team] if card != self.card]
        pile.insert(self.ordered, self.card)
        state.piles[team] = tuple(pile)
        state.known[self.seat] = state.piles[team][: len(state.known[self.seat])]
        self.ordered += 1
        return again("order")

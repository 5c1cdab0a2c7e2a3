"""What a player does with a card: play it, with its sequence and its ability, or give it up."""

from typing import TYPE_CHECKING

from souterrain.games.conquest.cards import ability_of, card_of, discard, discard_from_hand, is_permanent
from souterrain.games.conquest.shot import Shoot, tell_ability
from souterrain.kernel.agenda import Instruction, Step, again, do, finish
from souterrain.kernel.decision import ask, option, refuse

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest


class PlayCard(Step):
    """conquest.summary.turn: a card is played: its sequence, then its ability, then it is discarded or kept."""

    stages = ("choose", "play", "shoot", "use_ability", "put_away")
    seat: int
    disc: str
    free: bool = False  # a card that may be played, not one that must
    card: str = ""
    verb: str = ""
    shots: int = 0
    used: int = 0
    dealt: bool = False  # a shot of this card has dealt damage
    harmed: bool = False  # the last one has

    def choose(self, game: "Conquest") -> Instruction:
        """conquest.turn.play-card: compulsory in a turn's second step, free after a surprise attack."""
        options = [option("play", card=card) for card in game.state.hands[self.seat]]
        rule = "conquest.turn.play-card"
        if self.free:
            rule = "conquest.ability.surprise-attack"
            options.append(option("pass"))
        refused = () if self.free else (refuse(rule, "pass"),)
        return ask(
            self.seat,
            "play_card",
            options,
            rule=rule,
            into=("verb", "card"),
            refused=refused,
            disc=self.disc,
        )

    def play(self, game: "Conquest") -> Instruction | None:
        """conquest.cards.discard: the card leaves the hand and lies in play until all it says is done."""
        if self.verb == "pass":
            game.emit(
                "ability_idle", seat=self.seat, disc=self.disc, why="declined", rule="conquest.ability.surprise-attack"
            )
            return finish()
        state = game.state
        state.hands[self.seat] = tuple(card for card in state.hands[self.seat] if card != self.card)
        state.played += (self.card,)
        nth, rule = len(state.played), "conquest.turn.play-card"
        game.emit("card_played", seat=self.seat, disc=self.disc, card=self.card, nth=nth, rule=rule)
        return None

    def shoot(self, game: "Conquest") -> Instruction | None:
        """conquest.sequence.mandatory, conquest.sequence.order: every shot, one after the other as printed."""
        self.dealt = self.dealt or self.harmed
        icons = card_of(game, self.card).shots
        if self.shots == len(icons):
            return None
        icon = icons[self.shots]
        self.shots += 1
        shoot = Shoot(
            self.seat, self.disc, icon.shot, self.card, icon.targeted, armed=not self.dealt, number=self.shots
        )
        return do(shoot, into="harmed", then="shoot")

    def use_ability(self, game: "Conquest") -> Instruction | None:
        """conquest.ability.default-timing: after the whole sequence."""
        ability = ability_of(game, self.card)
        if not ability or ability.when != "end" or self.used == len(ability.effects):
            return None
        if not self.used:
            tell_ability(game, self.seat, self.disc, self.card, ability)
        effect = ability.effects[self.used]
        self.used += 1
        return again("use_ability", first=effect(game, self, card_of(game, self.card).amount))

    def put_away(self, game: "Conquest") -> None:
        """conquest.turn.card-usually-discarded: to the discard pile, or face up on the table if it has armour."""
        state = game.state
        team = state.teams[self.seat]
        ability = ability_of(game, self.card)
        if ability and ability.when == "damage" and not self.dealt:
            game.emit(
                "ability_idle",
                seat=self.seat,
                disc=self.disc,
                ability=ability.id,
                why="damage",
                rule="conquest.ability.default-timing",
            )
        state.played = tuple(card for card in state.played if card != self.card)
        if is_permanent(game, self.card):
            state.kept[team] += (self.card,)
            game.emit("card_kept", team=team, card=self.card, rule="conquest.armour.stays")
        else:
            discard(game, team, self.card, why="played", rule="conquest.cards.discard")


class GiveUpCard(Step):
    """conquest.ability.stun: a card from hand is given up without its sequence, its ability or its armour."""

    stages = ("choose", "give_up")
    seat: int
    disc: str
    card: str = ""

    def choose(self, game: "Conquest") -> Instruction:
        hand = game.state.hands[self.seat]
        rule = "conquest.ability.stun"
        return ask(
            self.seat,
            "give_up_card",
            [option("give_up", card=card) for card in hand],
            rule=rule,
            into="card",
            refused=[refuse(rule, "play", card=card) for card in hand],
            disc=self.disc,
        )

    def give_up(self, game: "Conquest") -> None:
        discard_from_hand(game, self.seat, self.card, why="stunned", rule="conquest.ability.stun")

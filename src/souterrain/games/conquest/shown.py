"""What is true now in Conquest, worked out by the rules for who draws the table: teams, the card in play, what cards do here.

Who is ahead is asked of the end of the game itself, played on a copy.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from souterrain.content import Called, Phrase, Word
from souterrain.games.conquest.acts import PlayCard
from souterrain.games.conquest.cards import ability_of, card_of, is_permanent
from souterrain.games.conquest.disc import piece_of, radius_of, seat_of, seats_of, team_discs
from souterrain.games.conquest.health import NOBODY, end_game
from souterrain.games.conquest.ids import CHARACTERS, OBSTACLES
from souterrain.games.conquest.obstacle import MoveObstacle
from souterrain.games.conquest.shot import Shoot
from souterrain.games.conquest.state import TEAMS
from souterrain.games.conquest.turn import Turn, obstacle_moves
from souterrain.kernel.agenda import Step
from souterrain.kernel.chance import Chance
from souterrain.kernel.shown import Aim, Goal, Shown, Sum, summed

if TYPE_CHECKING:
    from souterrain.games.conquest.facts import Card
    from souterrain.games.conquest.game import Conquest

S = TypeVar("S", bound=Step)

# Effects whose outcome follows from what the viewer sees.
TRIED = ("heal", "heal-by-sign", "draw", "rally", "break-armour")


class TeamShown(Struct, frozen=True):
    """A team: who plays it, its reserve, the disc that acts in its turn that is under way or comes next, its cards in hand, the
    armour it has kept, and what its next turn suffers from (`stunned`, `shackled`)."""

    seats: tuple[int, ...]
    health: int
    acts: str
    is_on: bool
    cards: int
    armour: tuple[str, ...]
    marks: tuple[str, ...]


class ShotShown(Struct, frozen=True, omit_defaults=True):
    """A shot of a card: the damage for each disc it hits, more if a card is given up for it; `done`, `now` or `next`."""

    shot: str
    damage: Sum
    targeted: bool = False
    stronger: int = 0
    state: str = "next"


class CardShown(Struct, frozen=True, omit_defaults=True):
    """What a card does at this table: its shots, its ability with what that would do now, whether it stays as armour. What is
    printed on it and not played with is `off`."""

    shots: tuple[ShotShown, ...]
    ability: str = ""
    would: Word = ""
    armour: bool = False
    off: tuple[str, ...] = ()


class PlayShown(Struct, frozen=True, omit_defaults=True):
    """What goes on in the turn: the card in play, its shots, its ability, then the obstacles. A shot that no card has printed is
    `extra`."""

    card: str
    shots: tuple[ShotShown, ...]
    ability: str
    ability_state: str
    obstacles: int  # moves that are still to come, the present one included
    obstacle_state: str
    extra: ShotShown | None = None


class Lead(Struct, frozen=True):
    """Who would win if the game ended now, by what is counted: `tokens`, `cards`, or nobody by either."""

    team: int
    counted: str


class ConquestShown(Shown, kw_only=True):
    """`cards` are those the viewer sees: in hand, in play, kept. Radii are in micrometres."""

    teams: dict[int, TeamShown]  # by number: sent one by one as they change
    players: dict[str, int]  # who plays each character
    play: PlayShown
    cards: dict[str, CardShown]
    lead: Lead
    radii: dict[str, int]  # by kind of disc


def shown(game: "Conquest") -> ConquestShown:
    return ConquestShown(
        names=game.names(),
        goal=game.goal(),
        teams={team: team_shown(game, team) for team in range(len(TEAMS))},
        players={disc: seat_of(game, disc) for disc in CHARACTERS},
        play=play_shown(game),
        cards={card: card_shown(game, card) for card in seen_cards(game)},
        lead=lead(game),
        radii=radii(game),
    )


def radii(game: "Conquest") -> dict[str, int]:
    named = {piece_of(disc): disc for disc in (*CHARACTERS, *OBSTACLES)}
    return {piece: radius_of(game, named.get(piece, piece)) for piece in game.content.piece}


def cards_in_hand(game: "Conquest", team: int) -> int:
    return sum(len(game.state.hands[seat]) for seat in seats_of(game, team))


def team_shown(game: "Conquest", team: int) -> TeamShown:
    state = game.state
    return TeamShown(
        seats=seats_of(game, team),
        health=state.health[team],
        acts=team_discs(team)[state.markers[team] - 1],
        is_on=state.turn > 0 and state.team == team and not state.standings,
        cards=cards_in_hand(game, team),
        armour=state.kept[team],
        marks=tuple(mark for mark in ("stunned", "shackled") if getattr(state, mark)[team]),
    )


def seen_cards(game: "Conquest") -> list[str]:
    state = game.state
    lying: Iterable[tuple[str, ...]] = (
        *state.hands.values(),
        *state.kept.values(),
        *state.known.values(),
        state.played,
    )
    last = (cards[-1:] for cards in state.discards.values())
    return [*dict.fromkeys(card for cards in (*lying, *last) for card in cards or () if card)]


# The card in play


def play_shown(game: "Conquest") -> PlayShown:
    state = game.state
    card = state.played[-1] if state.played else ""
    play = next((step for step in state.agenda if isinstance(step, PlayCard) and step.card == card), None)
    shoot = at_work(game, Shoot)
    fact = card_of(game, card) if card else None
    is_printed = bool(shoot and shoot.number)
    done = (play.shots - is_printed) if play and card else 0
    ability = ability_of(game, card)
    is_ability = bool(fact and play and not is_printed and done == len(fact.shots))
    moves = [step for step in state.agenda if isinstance(step, MoveObstacle)]
    return PlayShown(
        card=card,
        shots=shots_of(game, fact, done, shoot if is_printed else None) if fact else (),
        ability=ability.id if ability else "",
        ability_state="now" if is_ability else "next",
        obstacles=len(moves) or (obstacle_moves(game) if at_work(game, Turn) else 0),
        obstacle_state="now" if moves else "next",
        extra=shot_shown(game, shoot.shot, shoot.targeted, "now", shoot) if shoot and not is_printed else None,
    )


def at_work(game: "Conquest", kind: type[S]) -> S | None:
    """The topmost step of a kind that is under way."""
    return next((step for step in reversed(game.state.agenda) if isinstance(step, kind)), None)


def shots_of(game: "Conquest", fact: "Card", done: int, shoot: Shoot | None) -> tuple[ShotShown, ...]:
    """conquest.sequence.order: the shots that are done, the one that goes on, those to come."""
    states = ("done" if at < done else "now" if at == done and shoot else "next" for at in range(len(fact.shots)))
    return tuple(
        shot_shown(game, icon.shot, icon.targeted, state, shoot if state == "now" else None)
        for icon, state in zip(fact.shots, states, strict=True)
    )


def shot_shown(game: "Conquest", shot: str, targeted: bool, state: str, shoot: Shoot | None = None) -> ShotShown:
    """Its damage is what is printed, and more once a card has been given up for it (conquest.shot.power-wave-discard)."""
    fact = game.content.shot[shot]
    more = shoot.damage - fact.damage if shoot and shoot.damage else 0
    damage = summed((fact.damage, Called("shot", shot)), (more, Phrase("why-discard")))
    return ShotShown(shot, damage, targeted, fact.damage_with_discard, state)


# What a card does


def card_shown(game: "Conquest", card: str) -> CardShown:
    fact, ability = card_of(game, card), ability_of(game, card)
    return CardShown(
        shots=tuple(shot_shown(game, icon.shot, icon.targeted, "next") for icon in fact.shots),
        ability=ability.id if ability else "",
        would=would_do(game, card) if ability and ability.when != "always" else "",
        armour=is_permanent(game, card),
        off=tuple(off(game, card)),
    )


def off(game: "Conquest", card: str) -> Iterator[str]:
    fact = card_of(game, card)
    if fact.ability and not ability_of(game, card):
        yield "ability"
    if fact.armour and not is_permanent(game, card):
        yield "armour"


def would_do(game: "Conquest", card: str) -> Word:
    """What the ability of a card would come to if it acted as things are: tried on a copy."""
    fact, ability, state = card_of(game, card), ability_of(game, card), game.state
    holder = next((seat for seat, hand in state.hands.items() if card in hand), None)
    if ability is None or holder is None:
        return ""
    team = state.teams[holder]
    disc = team_discs(team)[state.markers[team] - 1]
    act = (
        Shoot(holder, disc, fact.shots[-1].shot, card)
        if ability.when == "damage"
        else PlayCard(holder, disc, card=card)
    )
    aside = copy_of(game)
    told = [effect(aside, act, fact.amount) for effect in ability.effects if effect.name in TRIED]
    if aside.is_over:
        return Phrase("would-end", {"lead": lead_word(lead(aside))})
    if not told:
        return ""
    shots = [step.shot for each in told if each for step in each.steps if isinstance(step, Shoot)]
    if shots:
        return Phrase("would-shoot", {"shot": Called("shot", shots[0])})
    drawn = len(aside.state.hands[holder]) - len(state.hands[holder])
    if drawn:
        return Phrase("would-draw", {"count": drawn})
    gained = aside.state.health[team] - state.health[team]
    if gained:
        return Phrase("would-gain", {"count": gained})
    return "" if any(told) else Phrase("would-nothing")


def copy_of(game: "Conquest") -> "Conquest":
    """A copy to try things on; nothing that is tried there draws from chance."""
    return type(game)(game.setup, game.loaded, game.state.clone(Chance(0)))


# How it stands


def lead(game: "Conquest") -> Lead:
    """conquest.end.most-tokens, conquest.end.tie-break: as the end of the game would have it."""
    aside = copy_of(game)
    if not aside.is_over:
        end_game(aside, "hand", rule="conquest.end.no-card")
    won = next((event for event in aside.events if event.name == "won"), None)
    standings, teams = aside.state.standings, aside.state.teams
    if len(set(standings)) == 1:
        return Lead(NOBODY, "")
    return Lead(teams[standings.index(1)], won.data["counted"] if won else "tokens")


def lead_word(lead: Lead) -> Word:
    if lead.team == NOBODY:
        return Phrase("lead-nobody")
    return Phrase("lead-team", {"team": Called("team", TEAMS[lead.team]), "counted": lead.counted})


def goal(game: "Conquest") -> Goal:
    """conquest.end.reserve-empty, conquest.end.bank-empty: each team empties the other's reserve, or is ahead when it ends."""
    state = game.state
    aims = []
    for team in range(len(TEAMS)):
        enemy = 1 - team
        most = max(int(game.setup.options[f"{TEAMS[enemy]}-health"]), state.health[enemy])
        text = Phrase("goal-reserve", {"team": Called("team", TEAMS[enemy]), "count": most})
        aims.append(Aim(seats_of(game, team), text, most - state.health[enemy], most))
    return Goal(
        title=Called("layout", state.layout or game.setup.scenario),
        brief=Phrase("goal-brief", {"arena": str(game.setup.options["arena"])}),
        aims=tuple(aims),
        end=Phrase("goal-end", {"bank": state.bank, "lead": lead_word(lead(game))}),
    )

"""What lies on the table in Conquest, and who may see it."""

from typing import Annotated

from souterrain.kernel.state import Counted, Own, Public, Sight, State

SWORD, SKULL = 0, 1
TEAMS = ("sword", "skull")

Cards = tuple[str, ...]


def companions_if_shared(table: "ConquestState", seat: int) -> tuple[int, ...]:
    """conquest.players.shared-discard: team-mates see each other's hands only if the table has agreed so."""
    if not table.shared:
        return ()
    return tuple(other for other, team in enumerate(table.teams) if team == table.teams[seat])


class ConquestState(State, kw_only=True):
    """The table. Hands are secret, and so is the order of the draw piles."""

    teams: Public[tuple[int, ...]]  # the team of each seat
    shared: Public[bool]  # team-mates see each other's hands
    turn: Public[int] = 0
    team: Public[int]  # whose turn it is
    markers: Public[tuple[int, int]] = (1, 1)  # which disc acts in each team's turn

    discs: Public[dict[str, tuple[int, int]]]  # the middle of each disc in the arena, in micrometres
    health: Public[tuple[int, int]]  # each team's reserve
    bank: Public[int]
    layout: Public[str] = ""  # the obstacles that the teams have agreed on in the place of the table's

    piles: Counted[dict[int, Cards]]  # by team, the top first
    known: Own[dict[int, Cards]] = {}  # what each seat knows of the top of its team's pile
    hands: Annotated[dict[int, Cards], Sight(owner=True, also=companions_if_shared)]
    discards: Public[dict[int, Cards]]  # by team, the top last
    kept: Public[dict[int, Cards]]  # by team: armour cards on the table
    played: Public[Cards] = ()  # cards whose sequence or ability is under way

    stunned: Public[tuple[bool, bool]] = (False, False)  # the team's next turn is a single move
    shackled: Public[tuple[bool, bool]] = (False, False)  # the team's next turn has no obstacle move
    extra_moves: Public[int] = 0  # further obstacle moves at the end of this turn

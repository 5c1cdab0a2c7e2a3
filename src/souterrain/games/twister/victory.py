"""Victory points, death and escape, and the end of the game."""

from typing import TYPE_CHECKING

from souterrain.games.twister.state import CARRIED, DEAD, DISCARDED, ESCAPED, LEFT

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

MOST_QUIET = 60  # turns in a row without a point, after which the game ends
WARNING = 10  # turns before that


# What a point is for, by the rule that gives it.
REASONS = {
    "twister.victory.kill": "kill",
    "twister.victory.escape": "escape",
    "twister.goblin.two-vp": "escape",
    "twister.object.treasure": "treasure",
    "twister.paladin.undead-hunter": "hunter",
}
# How a character dies, by the rule that kills it.
DEATHS = {
    "twister.wounded.killed": "wounded",
    "twister.wounded.carrier-loses": "carried",
    "twister.assassin.group": "deadly",
    "twister.assassin.deadly-blow": "deadly",
    "twister.object.fireball-kill": "fireball",
}
# Why an object leaves the game.
LOSSES = {"twister.object.lance-broken": "broken", "twister.victory.escape-object-discarded": "out"}


def score(game: "Twister", seat: int, points: int, rule: str) -> None:
    if points:
        south, north = game.state.score
        game.state.score = (south + points, north) if seat == 0 else (south, north + points)
        game.state.quiet = -1  # this turn will not count as quiet
        reason, total, goal = REASONS.get(rule, "other"), game.state.score[seat], game.scenario.target
        game.emit("scored", seat=seat, points=points, reason=reason, total=total, goal=goal, rule=rule)


def kill(game: "Twister", n: int, by: tuple[int, ...], rule: str, friend: int = -1, attacker: int = -1) -> None:
    """twister.victory.kill, twister.wounded.object-left: a point for the other player; what was carried stays in the zone.

    `friend` has carried it, `attacker` has dealt the deadly blow."""
    figure = game.state.figures[n]
    reason = DEATHS.get(rule, "wounded")
    game.emit("killed", figure=n, cell=figure.cell, by=by, friend=friend, attacker=attacker, reason=reason, rule=rule)
    put_down_all(game, n)
    if figure.bearer >= 0:
        game.release(figure.bearer, n)
    game.change(n, cell=DEAD, bearer=-1, bound=-1)
    score(game, 1 - figure.seat, 1, "twister.victory.kill")


def put_down_all(game: "Twister", n: int) -> None:
    """What a character carries lies in its zone from now on."""
    figure = game.state.figures[n]
    for item in figure.objects:
        game.lay_item(item, figure.cell)
        rule = "twister.wounded.object-left"
        game.emit("left_behind", figure=n, object=item, ground=figure.cell, rule=rule)
    for friend in figure.burden:
        game.change(friend, bearer=-1)
    if figure.objects or figure.burden:
        game.change(n, objects=(), burden=())


def escape(game: "Twister", n: int, path: tuple[int, ...], way: str, cost: int) -> None:
    """twister.victory.escape: out by the enemy's start zone, for good, with what it carries."""
    figure = game.state.figures[n]
    sheet = game.book.characters[figure.kind]
    game.emit(
        "escaped",
        figure=n,
        origin=path[0],
        edge=path[-2],
        far=len(path) > 2,
        cell=path[-1],
        path=path,
        way=way,
        burden=figure.burden,
        worth=sheet.worth,
        cost=cost,
        points=game.points,
        rule="twister.victory.escape",
    )
    rule = "twister.goblin.two-vp" if sheet.worth > 1 else "twister.victory.escape"
    score(game, figure.seat, sheet.worth, rule)
    carry_out(game, n)
    for friend in figure.burden:
        put_away(game, friend)
    game.change(n, cell=ESCAPED, objects=(), burden=(), bound=-1)


def carry_out(game: "Twister", n: int) -> None:
    """twister.object.treasure, twister.victory.escape-object-discarded: what a character holds as it leaves."""
    figure = game.state.figures[n]
    for item in figure.objects:
        prize = game.book.objects[game.state.items[item].kind].prize
        discard(game, n, item, "twister.victory.escape-object-discarded")
        score(game, figure.seat, prize, "twister.object.treasure")


def put_away(game: "Twister", n: int) -> None:
    """twister.victory.escape-with-wounded: carried out, it leaves the game and counts for nobody; what it holds does."""
    bearer = game.state.figures[n].bearer
    game.emit("carried_out", figure=n, friend=bearer, rule="twister.victory.escape-with-wounded")
    carry_out(game, n)
    game.change(n, cell=LEFT, bearer=-1, objects=(), burden=())


def discard(game: "Twister", n: int, item: int, rule: str) -> None:
    """An object leaves the game, with or without the character who has it."""
    game.change_item(item, cell=DISCARDED, bearer=-1)
    game.emit("discarded", figure=n, object=item, reason=LOSSES.get(rule, "used"), rule=rule)


def use_up(game: "Twister", n: int, item: int, rule: str) -> None:
    """A carried object is discarded."""
    assert game.state.items[item].cell == CARRIED
    game.change(n, objects=tuple(other for other in game.state.figures[n].objects if other != item))
    discard(game, n, item, rule)


def judge(game: "Twister") -> None:
    """twister.victory.target: the game ends at once when somebody has the points, or when nobody can score any more."""
    state = game.state
    if state.standings:
        return
    if max(state.score) >= game.scenario.target:
        south, north = state.score
        if south == north:
            winner = state.active
        else:
            winner = 0 if south > north else 1
        finish(game, winner, "target")
    elif not any(can_still_score(game, seat) for seat in (0, 1)):
        compare(game, "exhausted")


def can_still_score(game: "Twister", seat: int) -> bool:
    """Somebody of this seat is on their feet, or may get up again."""
    return any(
        figure.seat == seat
        and figure.cell >= 0
        and (not figure.wounded or game.book.characters[figure.kind].recoveries)
        for figure in game.state.figures
    )


def compare(game: "Twister", reason: str) -> None:
    """The higher score wins; equal scores are a draw."""
    south, north = game.state.score
    if south == north:
        game.emit("drawn", reason=reason, score=south, rule="twister.victory.target")
        game.end(1, 1)
    else:
        finish(game, 0 if south > north else 1, reason)


def finish(game: "Twister", winner: int, reason: str) -> None:
    score = game.state.score
    game.emit(
        "won",
        seat=winner,
        reason=reason,
        score=score[winner],
        against=score[1 - winner],
        goal=game.scenario.target,
        turn=game.state.turn,
        rule="twister.victory.target",
    )
    game.end(*((1, 2) if winner == 0 else (2, 1)))


def count_quiet_turn(game: "Twister") -> None:
    """A game in which nobody scores for long enough ends (ruling of twister.victory.target)."""
    game.state.quiet += 1
    if game.state.quiet == MOST_QUIET - WARNING:
        game.emit("stalemate_near", turns=WARNING, rule="twister.victory.target")
    elif game.state.quiet >= MOST_QUIET:
        compare(game, "stalemate")

"""Films of beats: each event that a game stages, once, as whoever sits opposite sees it; to be looked at, not part of the tests.

    SOUTERRAIN_SHOTS=FOLDER python -m pytest tests/page/filming_beats.py -k "twister and phone"

Random games are looked through for answers that make them happen; one answer shows several, the rarest gives the sheet its name.
What they never come to is laid: a state of theirs with something changed by hand."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from souterrain.games import find as find_game
from souterrain.games.claustrophobia.state import HUMAN, Token
from souterrain.kernel.game import Setup
from tests.every_game.table import game_of, random_setup, scenarios_of
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.filming import ADVANCE, NO_HINTS, SIDE, WIDE, Picture, develop, told
from tests.page.handovers import Handover, find_deed
from tests.page.positions import SWAYING, AnyGame, Position, answered, asks, at, saved
from tests.page.staging import LISTEN, PASSES, until, witness
from tests.page.test_beats import PAGE, STAGED

GAMES = ("claustrophobia", "twister")
SEEDS = 400  # random games to look through
LONGEST = 1500  # answers
SEEN = 3  # pictures of a step before the one that is kept: what moves has arrived
QUIET = 12  # pictures without anything staged: nothing more comes
MOST = 400  # pictures
CAPTION = """() => {
  const { moment, phase } = document.querySelector('.caption.on')?.dataset ?? {};
  return phase ? `${moment} ${phase}` : '';
}"""


def staged(game: str) -> list[str]:
    beats = (PAGE / game / "beats.ts").read_text("utf-8")
    return STAGED.findall(beats[beats.index("events: {") :])


def without_dice() -> Handover:
    """Something takes away all dice of who attacks, when the attack has been announced."""
    position = at("claustrophobia", "react@attack.announced")
    laid = position.laid()
    laid.change(dict(laid.decision(position.seat).about)["attacker"], tokens=(Token("bolt", "", "CBT", -9),))
    return Handover(changed(position, laid), "pass")


def with_a_relic() -> Handover:
    """A human dies who bears a relic."""
    position, answer, _ = find_deed("claustrophobia", told("line_cancelled", "killed"), None)
    laid = position.laid()
    for number, fighter in enumerate(laid.state.fighters):
        if fighter.camp == HUMAN and fighter.place >= 0:
            laid.change(number, relic=True)
    return Handover(changed(position, laid), answer)


def changed(position: Position, game: AnyGame) -> Position:
    state, log = saved(game)
    return position._replace(state=state, log=log)


LAID: dict[str, Callable[[], Handover]] = {"dice_lacking": without_dice, "relic_dropped": with_a_relic}


def happening(handover: Handover) -> set[str]:
    """What the answer makes happen."""
    game = handover.position.laid()
    told = len(game.events)
    game.answer(handover.position.seat, handover.answer)
    return {event.name for event in game.events[told:]}


@cache
def met(game: str) -> dict[str, tuple[Handover, set[str]]]:
    """An answer for each event, with all that it makes happen."""
    wanted, found = {*staged(game)}, dict[str, tuple[Handover, set[str]]]()
    for event in wanted & {*LAID}:
        handover = LAID[event]()
        found[event] = handover, wanted & happening(handover)
    for seed in range(SEEDS):
        if wanted == {*found}:
            break
        rng = Random(f"{game}/{seed}")
        scenario = rng.choice(scenarios_of(game))
        plain = {key: option.choices[0] for key, option in game_of(game).options.items()}
        chosen = random_setup(game, scenario, rng).options
        options = {key: value for key, value in chosen.items() if value != plain[key] and key not in SWAYING}
        playing = find_game(game).start(Setup(game, scenario, ("base",), options), seed)
        for count, (decision, answer) in enumerate(answered(playing, seed)):
            before, told = playing.clone(), len(playing.events)
            playing.answer(decision.seat, answer)
            names = wanted & {event.name for event in playing.events[told:]}
            if names - {*found}:
                before.events = playing.events[:told]
                position = Position(game, scenario, options, decision.seat, asks(decision), seed, count, *saved(before))
                found |= {name: (Handover(position, answer), names) for name in names - {*found}}
            if count > LONGEST:
                break
    return found


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "event"), [(game, event) for game in GAMES for event in staged(game)])
def test_beat(open_page: Open, game: str, event: str, size: tuple[int, int], lang: str) -> None:
    times = Counter(name for _, names in met(game).values() for name in names)
    assert event in met(game), "no random game comes to this"
    handover, names = met(game)[event]
    if event != min(names, key=lambda name: (times[name], name)):
        return  # seen where something rarer is
    seen = open_page(size, lang, motion=True, speed="normal")
    seen.page.add_init_script(NO_HINTS)
    seen.page.clock.install()
    seen.page.add_init_script(LISTEN)
    witness(seen, handover, 1 - handover.position.seat)
    until(seen, "window.told")
    develop(seen, f"beat-{game}-{event}-{size[0]}", steps(seen), min(WIDE[size] * 3 // 2, SIDE // 2))


def steps(seen: Seen) -> list[Picture]:
    """Each step of what is staged, when what moves in it has arrived."""
    taken: list[Picture] = []
    age = quiet = 0
    for number in range(MOST):
        seen.page.clock.run_for(PASSES)
        seen.page.evaluate(ADVANCE, PASSES)
        step = seen.page.evaluate(CAPTION)
        quiet = 0 if step else quiet + 1
        if quiet > QUIET:
            break
        isNew = not taken or taken[-1].phase != step
        age = 0 if isNew else age + 1
        if step and (isNew or age % SEEN == 0):
            picture = Picture(number * PASSES / 1000, step, seen.page.screenshot(type="jpeg", quality=70))
            taken[len(taken) - (not isNew) :] = [picture]
    return taken

"""What is said of a match that is over: where it turned, what helped most, and who hit how often."""

from souterrain.discs.accuracy import Rate, rates
from souterrain.kernel.event import Event
from souterrain.server.work.report import Act, best, first_side, side_chance, turnings

TELLING = (("died",), ("killed",), ("struck",))


def test_a_side_is_all_seats_that_end_on_the_same_place() -> None:
    assert first_side([1, 3, 1, 3]) == [True, False, True, False]
    assert first_side([1, 1]) == [True, False]
    assert side_chance([0.4, 0.1, 0.4, 0.1], first_side([1, 3, 1, 3])) == 0.8
    assert side_chance([0.4, 0.1, 0.4, 0.1], first_side([1, 1, 1, 1])) == 0.4


def rounds(deaths: dict[int, float]) -> list[Act]:
    """A match of ten rounds of ten acts: the second half of each looks better by a fifth, whatever happens."""
    level = 0.5
    acts = []
    for at in range(100):
        is_second = at % 10 >= 5
        level += deaths.get(at, 0)
        events = [Event("killed", {"fighter": at})] if at in deaths else []
        if at % 5 == 0:
            events.append(Event("phase_begun", {"phase": "hell" if is_second else "humans"}))
        acts.append(Act(at, level + 0.2 * is_second, (*events, Event("moved", {}))))
    return acts


def test_a_match_turns_where_something_happened_not_where_a_phase_begins() -> None:
    found = turnings(rounds({32: -0.15, 77: 0.1}), TELLING)
    assert [(turn.at, round(100 * turn.by), turn.event.data["fighter"]) for turn in found] == [
        (32, -15, 32),
        (77, 10, 77),
    ]


def test_where_nothing_happened_nothing_turns_and_how_it_ended_is_no_news() -> None:
    acts = rounds({})
    assert turnings(acts, TELLING) == []
    last = Act(99, 1.0, (Event("killed", {}), Event("phase_begun", {"phase": "hell"})))
    assert turnings([*acts[:-1], last], TELLING) == []
    assert best([*acts[:-1], last], TELLING) == []
    assert turnings([], TELLING) == best([], TELLING) == []


def test_of_what_happened_in_a_round_the_weightiest_that_went_the_same_way_turned_it() -> None:
    acts = rounds({31: -0.02, 33: -0.15, 34: 0.02})
    acts[31] = acts[31]._replace(events=(Event("died", {}), *acts[31].events))
    assert [(turn.at, turn.event.name) for turn in turnings(acts, TELLING)] == [(31, "died")]


def test_each_side_has_its_best_act() -> None:
    found = best(rounds({12: 0.04, 31: -0.02, 33: -0.15, 78: 0.1}), TELLING)
    assert [(turn.at, round(100 * turn.by)) for turn in found] == [(78, 10), (33, -15)]


def test_a_flick_counts_as_a_hit_once_however_many_it_struck_and_only_if_it_was_an_attack() -> None:
    def begun(attack: str) -> Event:
        return Event("shot_begun", {"figure": "elf", "attack": attack})

    flicked, hit = Event("flicked", {"disc": "arrow"}), Event("hit", {})
    events = [begun("bow"), flicked, hit, hit, begun("bow"), flicked, begun("walk"), flicked, hit]
    assert rates(events, lambda attack: attack != "walk") == {"elf": Rate(2, 1)}
    assert rates([flicked, hit], lambda attack: True) == {}
    shot = Event("shot_begun", {"disc": "sword-1", "shot": "combat"})
    assert rates([shot, flicked, flicked, hit], lambda shot: True) == {"sword-1": Rate(1, 0)}, (
        "the second is an obstacle"
    )

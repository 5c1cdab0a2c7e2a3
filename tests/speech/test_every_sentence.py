"""Everything that can be said is said well: whole random games in both languages, and every name in the source."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from msgspec.structs import replace

from souterrain.content import LANGUAGES, ROOT, Several, Words
from souterrain.content.text import Uses
from souterrain.content.wording import check_folder
from souterrain.games import find as find_game
from souterrain.kernel.decision import Choice
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision
from souterrain.players import find as find_player
from souterrain.speech import Speaker
from souterrain.where import home
from tests.every_game.table import OURS, game_of, packs_of, plain_setup, scenarios_of
from tests.tiers import sampled

TOLD = (*OURS, "lantern")  # whatever else tests have brought along by now
REPOSITORY = Path(__file__).parents[2]
SCENARIOS = sampled((name, scenario) for name in TOLD for scenario in scenarios_of(name))

# What no reader should ever meet: braces of a slot, ids of cards and tiles, names from the code.
RUBBISH = re.compile(r"[{}$]|\b\w+/\w|\bt\d+\b|_|\bNone\b|\(\)|  ")
COPY = re.compile(r"/\d+$")  # of a card: one is as good as another
FRENCH_FAULTS = (
    (re.compile(r"'"), "a straight apostrophe"),
    (re.compile(r"(?<!\u00a0):"), "a colon without its no-break space"),
    (re.compile(r"(?<!\u202f)[;!?]"), "a mark without its narrow no-break space"),
    (re.compile(r"«(?!\u00a0)|(?<!\u00a0)»"), "quotation marks without their no-break spaces"),
    (
        re.compile(r"\b(de le|de les|à le|à les|(le|la|du|au) ([aeéiouyAEÉIOUY]\w+|[Hh](omme|ydre|erbe)\b))"),
        "an article that should be drawn together",
    ),
)


def check(text: str, lang: str) -> None:
    assert text, "nothing is said"
    assert not RUBBISH.search(text), f"rubbish in {text!r}"
    if lang == "fr":
        for fault, what in FRENCH_FAULTS:
            assert not fault.search(text), f"{what} in {text!r}"


class Listener:
    """Hears all that is said in a game, in every language and for every viewer."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.speakers = [Speaker(game, lang) for lang in LANGUAGES]
        game.tell()

    def hear(self) -> None:
        secrets = self.game.secrets()
        for speaker in self.speakers:
            for event in self.game.events:
                self.check_subjects(event)
                for seat in {None, *event.only}:
                    check(speaker.say(speaker.event(event.seen_by(seat, secrets))), speaker.lang)
            for choice in self.game.open_decisions():
                self.hear_question(choice, speaker)
        self.game.events.clear()

    def check_subjects(self, event: Event) -> None:
        """Whatever has a name on the table is told by it: a caption, a card or a line must never say its number."""
        named = {(role, each) for role, subjects in self.game.named() for each in subjects}
        staged = staged_in(self.game.name).get(event.name, ())
        for role, value in event.data.items():
            kind = self.game.roles.get(role, role)
            for word in words_in(event.words.get(role, value)):
                if isinstance(word, int | str):
                    assert (kind, word) not in named, f"{event.name} calls its {role} {word}"
                if role in staged and isinstance(word, int):
                    assert word < 0, f"{event.name} is staged, and calls its {role} {word}"

    def hear_question(self, choice: Decision, speaker: Speaker) -> None:
        check(speaker.say(speaker.question(choice)), speaker.lang)
        check(speaker.say(speaker.waiting(choice)), speaker.lang)
        assert speaker.rule(choice.rule), f"no ledger has {choice.rule}"
        if not isinstance(choice, Choice):
            return
        offered = [speaker.say(speaker.option(choice, option)) for option in choice.options]
        refused = [speaker.say(speaker.option(choice, refusal.option)) for refusal in choice.refused]
        for text in (*offered, *refused):
            check(text, speaker.lang)
        if choice.most == 1:  # where several are picked, two equal dice may well be called the same
            options = (*choice.options, *(each.option for each in choice.refused))
            different = {(option.verb, *(alike(*subject) for subject in option.subjects)) for option in options}
            assert len({*offered, *refused}) == len(different), f"two options say the same: {offered}, {refused}"
        for rule in {choice.rule, *(refusal.rule for refusal in choice.refused)}:
            assert speaker.rule(rule), f"no ledger has {rule}"


@cache
def staged_in(game: str) -> dict[str, list[str]]:
    """Whom and what the page stages of each event: the subjects that its captions name."""
    beats = REPOSITORY / "web" / "src" / "games" / game / "beats.ts"
    told = beats.read_text("utf-8") if beats.exists() else ""  # a game from outside may stage nothing
    events = re.split(r"^    (\w+): \{", told, flags=re.MULTILINE)[1:]
    return {name: re.findall(r"\bwho: '(\w+)'", beat) for name, beat in zip(events[::2], events[1::2], strict=True)}


def words_in(word: object) -> Iterator[object]:
    """A word, or all that are joined in it."""
    if isinstance(word, Several):
        for each in word.words:
            yield from words_in(each)
    elif isinstance(word, tuple):
        for each in word:
            yield from words_in(each)
    else:
        yield word


def alike(role: str, value: object) -> object:
    """What an option is done to, the same for copies of one card. A hellhound's power is its own."""
    return COPY.sub("", value) if isinstance(value, str) and role != "power" else value


def begun(name: str, decisions: int) -> Iterator[tuple[Game, Choice | None, str]]:
    """A random game, with each question that is about to be answered, and how."""
    game = game_of(name).start(plain_setup(name), seed=5, tells=True)
    players = [find_player("random", 5, seat) for seat in range(len(game.seats))]
    for _ in range(decisions):
        if game.is_over:
            return
        asked = game.open_decisions()[0]
        answer = players[asked.seat].answer(asked, lambda: pytest.fail("it looked"))
        yield game, asked if isinstance(asked, Choice) else None, str(answer)
        game.answer(asked.seat, answer)


@pytest.mark.parametrize("name", TOLD)
def test_an_event_is_told_once_and_kept(name: str) -> None:
    """What happened is told from the event alone, in any language, whatever has become of the table."""
    *_, (game, _, _) = begun(name, 120)
    speakers = [Speaker(game, lang) for lang in LANGUAGES]
    kept = msgspec.json.decode(msgspec.json.encode(game.events), type=list[Event])
    told = [[speaker.say(speaker.event(event)) for event in game.events] for speaker in speakers]
    assert len({*map(tuple, told)}) == len(LANGUAGES)
    game.state = None
    assert [[speaker.say(speaker.event(event)) for event in kept] for speaker in speakers] == told


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_a_random_game_can_be_told_from_beginning_to_end(name: str, scenario: str) -> None:
    game = game_of(name).start(replace(plain_setup(name), scenario=scenario), seed=11)
    players = [find_player("random", 11, seat) for seat in range(len(game.seats))]
    listener = Listener(game)
    while not game.is_over:
        listener.hear()
        choice = game.open_decisions()[0]
        game.answer(choice.seat, players[choice.seat].answer(choice, lambda: pytest.fail("it looked")))
    listener.hear()


# What the source can emit, ask and offer


def sources(name: str) -> list[Path]:
    """What is written for a game and in the kernel; of the game's expansions, only the one that is named."""
    game, _, pack = name.partition("/")
    others = {home(game) / each for each in find_game(game).expansions if each != pack}
    found = [path for path in home(game).rglob("*.py") if not others & {*path.parents}]
    return [*sorted(found), *sorted((ROOT / "kernel").rglob("*.py"))]


def folder_of(name: str) -> Path:
    """Where the sentences of a game, or of its expansion, lie."""
    game, _, pack = name.partition("/")
    return home(game) / pack


def words_of(name: str, lang: str) -> Words:
    return game_of(name).open_packs(packs_of(name)).words(lang)


def calls(name: str, function: str) -> Iterator[ast.Call]:
    for path in sources(name):
        yield from (call for call in calls_in(path) if called(call) == function)


@cache
def calls_in(path: Path) -> tuple[ast.Call, ...]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return tuple(node for node in ast.walk(tree) if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    name: str = getattr(call.func, "attr", getattr(call.func, "id", ""))
    return name


def strings(node: ast.expr) -> list[str]:
    """The strings an argument may be, where it is written out."""
    if isinstance(node, ast.IfExp):
        return [*strings(node.body), *strings(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def names(game: str, function: str, place: int) -> set[str]:
    found = [call.args[place] for call in calls(game, function) if len(call.args) > place]
    return {name.replace("_", "-") for argument in found for name in strings(argument)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
class TestEveryNameInTheSource:
    def test_events(self, name: str, lang: str) -> None:
        words = words_of(name, lang)
        emitted = names(name, "emit", 0) | names(name, "Enter", 2)  # a step of entering emits what it is told to
        assert [event for event in sorted(emitted) if f"log-{event}" not in words] == []

    def test_hidden_events(self, name: str, lang: str) -> None:
        words = words_of(name, lang)
        secret = {
            event.replace("_", "-")
            for call in calls(name, "emit")
            if any(keyword.arg == "only" for keyword in call.keywords)
            for event in strings(call.args[0])
        }
        assert [event for event in sorted(secret) if f"log-{event}-hidden" not in words] == []

    def test_questions(self, name: str, lang: str) -> None:
        words = words_of(name, lang)
        asked = names(name, "ask", 1) | names(name, "ask_place", 1) | names(name, "ask_flick", 1)
        for kind in sorted(asked if game_of(name).windows else asked - {"react"}):
            assert f"decision-{kind}" in words
            check(words.say(f"decision-{kind}.waiting", seat="x"), lang)

    def test_options(self, name: str, lang: str) -> None:
        """A verb has words of its own, or each question that offers it has."""
        words = words_of(name, lang)
        verbs = names(name, "option", 0) | names(name, "refuse", 1)
        said = {key for key in words if key.startswith("option-")}
        assert [verb for verb in sorted(verbs) if not any(key.endswith(f"-{verb}") for key in said)] == []

    def test_table_options(self, name: str, lang: str) -> None:
        words = words_of(name, lang)
        assert [option for option in game_of(name).options if f"setting-{option}" not in words] == []


# What ends a choice, a move or a turn, or lets it pass: the name says all that there is to say.
SAYS_ALL = {
    "claustrophobia": {"assign-done", "brood-pass", "done", "end-phase", "finish", "pass", "react-pass"},
    "lantern": {"pass"},
    "twister": {"end-turn", "late", "pass", "stop"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_every_option_explains_itself(name: str, lang: str) -> None:
    """What it does and what it costs is told where it is offered."""
    source = (folder_of(name) / f"{lang}.ftl").read_text(encoding="utf-8")
    options = [each for each in FluentParser().parse(source).body if isinstance(each, fluent.Message)]
    silent = {
        option.id.name.removeprefix("option-")
        for option in options
        if option.id.name.startswith("option-") and not any(each.id.name == "text" for each in option.attributes)
    }
    assert silent == SAYS_ALL.get(name, set())


# What an answer may cost, as the text of its option calls it: under the name that its event gives the price.
PAID = {
    "catacombs": {"cost": {"en": "costs", "fr": "coûts"}},
    "claustrophobia": {"price": {"en": "threat points", "fr": "PM"}},
    "twister": {"cost": {"en": "AP", "fr": "PA"}},
}


@pytest.mark.parametrize("name", PAID)
def test_what_costs_something_says_so_where_it_is_offered(name: str) -> None:
    """By the option itself, or by one that the same seat took just before, as a part of which it is done."""
    paid: set[str] = set()
    told: dict[str, list[str]] = {}
    for game, choice, answer in begun(name, 400):
        for event, price in [(each, price) for each in game.events[:1] for price in PAID[name] if each.data.get(price)]:
            paid.add(price)
            for lang, unit in PAID[name][price].items():
                assert any(unit in text for text in told[lang]), f"{told[lang]} does not say what {event.name} costs"
            told.clear()
        game.events.clear()
        for option in [each for each in choice.options if each.id == answer] if choice else ():
            assert choice
            for lang in LANGUAGES:
                speaker = Speaker(game, lang)
                said = speaker.explanation(choice, option)
                told[lang] = [*told.get(lang, [])[-1:], speaker.say(said) if said else ""]
    assert paid == {*PAID[name]}


def given(game: str, function: str, place: int) -> dict[str, set[str]]:
    """The keyword arguments that calls with a name give under it, all calls taken together; none where they are unpacked."""
    found: dict[str, set[str]] = {}
    for call in calls(game, function):
        for name in strings(call.args[place]) if len(call.args) > place else ():
            found.setdefault(name.replace("_", "-"), set()).update(str(word.arg) for word in call.keywords)
    return {name: words for name, words in found.items() if "None" not in words}


def slots_of(folder: Path, lang: str) -> dict[str, set[str]]:
    source = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    messages = [entry for entry in FluentParser().parse(source).body if isinstance(entry, fluent.Message)]
    return {message.id.name: Uses(message).variables for message in messages}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_sentences_ask_for_no_slot_that_nobody_fills(name: str, lang: str) -> None:
    """Whatever chance leaves out of the games above: a message may only use what the source gives under that name."""
    asked = slots_of(folder_of(name), lang)
    about = given(name, "ask", 1)
    about["react"] = {"moment"}.union(*given(name, "window", 0).values())
    subjects = given(name, "option", 0)
    faults = []
    for event, data in given(name, "emit", 0).items():
        for key in (f"log-{event}", f"log-{event}-hidden"):
            faults += [(key, slot) for slot in asked.get(key, ()) if slot.removesuffix("-count") not in data]
    for kind, data in about.items():
        faults += [(kind, slot) for slot in asked.get(f"decision-{kind}", ()) if slot not in {*data, "seat"}]
    everything = {slot for data in about.values() for slot in data}
    for verb, data in subjects.items():
        faults += [(verb, slot) for slot in asked.get(f"option-{verb}", ()) if slot not in {*data, *everything}]
    assert faults == []


@pytest.mark.parametrize("name", TOLD)
def test_the_words_of_a_game_are_sound(name: str) -> None:
    assert list(check_folder(folder_of(name))) == []
    assert list(check_folder(ROOT / "words")) == []


SOURCES = [path for root in ("src/souterrain", "web/src") for path in (REPOSITORY / root).rglob("fr.ftl")]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(REPOSITORY)))
def test_in_french_what_is_said_of_one_can_be_said_of_none(path: Path) -> None:
    """Nought is singular there: a sentence for one that writes "1" would say so of nought, too."""
    assert re.findall(r"\[one\] [^{}\n]*\b1\b.*", path.read_text("utf-8")) == []

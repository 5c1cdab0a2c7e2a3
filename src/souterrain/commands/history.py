"""What one viewer of a match has read so far, line by line, with the rule behind each line."""

from typing import NamedTuple

from souterrain.kernel.match import Match
from souterrain.speech import Speaker, is_quiet


class SpokenLine(NamedTuple):
    text: str
    rule: str
    heading: int  # 0 for a plain line


class SpokenHistory:
    """The log of a seat, or of a spectator. `hear` after every act: names are those of the table as it then stands."""

    def __init__(self, match: Match, seat: int | None, lang: str) -> None:
        self.match = match
        self.seat = seat
        self.lang = lang
        self.lines: list[SpokenLine] = []
        self._heard = 0

    def hear(self) -> list[SpokenLine]:
        """The lines that have come since the last time."""
        speaker = Speaker(self.match.game, self.lang)
        secrets = self.match.game.secrets()
        before = len(self.lines)
        for event in self.match.events[self._heard :]:
            if not is_quiet(event):
                saying = speaker.event(event.seen_by(self.seat, secrets))
                self.lines.append(SpokenLine(speaker.say(saying), saying.rule, saying.heading))
        self._heard = len(self.match.events)
        return self.lines[before:]


def is_told(match: Match) -> bool:
    """Whether the log's last lines have said who has won; of who gave up they say no more than that."""
    ends = (*match.game.verdicts, "conceded")
    last = next((event.name for event in reversed(match.events) if event.name in ends), "")
    return last in match.game.verdicts


def result(match: Match, lang: str) -> str:
    """Who has won, in one sentence."""
    speaker = Speaker(match.game, lang)
    places = match.game.state.standings
    winners = [speaker.words.name("seat", match.game.seats[seat]) for seat, place in enumerate(places) if place == 1]
    if not winners or len(winners) == len(places):
        return speaker.words.say("result-draw")
    names = speaker.words.joined([winner.forms.get("the", winner) for winner in winners])
    said = speaker.words.say("result-won" if len(winners) == 1 else "result-shared", winners=names)
    return said[:1].upper() + said[1:]

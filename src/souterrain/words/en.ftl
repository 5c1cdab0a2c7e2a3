# Words shared by all games and commands.

language-name = English

## souterrain rules

# What only asks, and what is asked by those who want to know how a game is won. No marks: words, one after the other.
search-asking = how do does did i you we one to the a an is are what when can must it
search-goal = win won winning winner goal aim victory victorious end over score points
rules-goals = Goals
rules-help = read the rules: whole books, one rule, a search, the tests that prove them
rules-help-book = a book, or the id of one rule; without it, the list of books
rules-help-find = show the rules that contain these words, or the rule with this id
rules-help-lang = language of the answer
rules-help-coverage = show which rules have a test, which are waived and which are missing
rules-help-json = print one JSON document

rules-book-counts = { $rules } rules, { $components } components, { $missing } gaps in the source
rules-hint-book = To read a book: souterrain rules BOOK
rules-hint-rule = To read a rule with its ruling and its neighbours: souterrain rules ID

rules-section = Section: { $section }
rules-ruling = Ruling: { $text }
rules-example = Example: { $text }
rules-waiver = No test, because: { $text }
rules-tests = Tests: { $tests }
rules-previous = Before: { $id }
rules-next = After: { $id }
rules-same-section = Same section: { $ids }

rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-nothing-found = No rule contains all of these words: { $text }. Try fewer words, or the beginning of a word.

rules-coverage = { $rules } rules: { $tested } tested, { $waived } waived, { $missing } missing
rules-complete = Marked complete: each rule must have a test or a waiver.
rules-incomplete = Not marked complete yet.
rules-missing = Without test or waiver:
rules-waived = Waived:
rules-faults = Faults:
rules-fault-untested = { $place } has neither a test nor a waiver.
rules-fault-waivers = { $place }: { $detail } rules are waived; at most 5% may be. Write tests for some of them.
rules-fault-no-assertion = { $place } cites a rule but asserts nothing. State a fact, or drop the citation.
rules-fault-skipped = { $place } cites a rule but is skipped or expected to fail, so it proves nothing.
rules-fault-not-plain = { $place } cites a rule by something else than a plain string. Write the id out.
rules-fault-unknown-rule = { $place } cites { $detail }, which no ledger has. Correct the id.
rules-fault-unreadable = { $place } cannot be read: { $detail }.

rules-unknown-book = There is no book named “{ $book }”. The books are: { $books }.
rules-unknown-rule = There is no rule “{ $id }”. To look for it: souterrain rules { $book } --find TEXT
rules-unknown-rule-closest = There is no rule “{ $id }”. The closest: { $closest }.
rules-no-tests = Coverage needs the tests, and this installation came without them. Run the command from a checkout of the project.
rules-bad-ledger = A ledger cannot be read. { $error }


## souterrain packs

packs-help = look at content packs, or check your own
packs-help-check = check packs and list every fault
packs-help-check-folder = the folder of a pack; several are checked together
packs-help-show = show one entry of a pack, or what the packs of a game may say
packs-help-show-id = ID, KIND/ID, PACK:KIND/ID or GAME/PACK:KIND/ID; GAME for all kinds, keys and effects of a game, GAME/KIND for one kind
packs-help-show-pack = look into the pack in this folder, instead of those that come with the program
packs-help-list = list the packs that come with the program
packs-help-reference = write the page docs/packs-reference.md: kinds, keys and effects of all games
packs-help-lang = language of the answer
packs-help-json = write one JSON document

packs-sound = { $pack }: no fault in { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}.
packs-faults = { $count ->
    [one] { $count } fault.
   *[other] { $count } faults.
}
packs-counted = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
packs-tried = { $count ->
    [one] One trial game was played and did not break.
   *[other] { $count } trial games were played, and none broke.
}
packs-show-more = More: souterrain packs show { $game }, or one kind: souterrain packs show { $game }/{ $kind }
packs-left-out = if left out, { $default }
packs-needs-text = Its name needs an attribute .{ $text }.
packs-none = No pack comes with the program.
packs-unknown-id = No pack has an entry “{ $id }”.
packs-misspelt-id = No pack has an entry “{ $id }”; did you mean “{ $near }”?
packs-ambiguous-id = Several entries answer to “{ $id }”; name one of them: { $ids }.
packs-unknown-game = “{ $game }” is not a game of ours; the games are { $games }.
packs-fact = { $label }: { $value }
packs-list = { $label }:
packs-source = Source: { $source ->
    [book] the rulebook
    [public] public listings
   *[house] ours, written where the rulebooks are silent
}
packs-yes = yes
packs-no = no

## souterrain simulate

simulate-help = play many games between computer players and count the results
simulate-help-game = the game
simulate-help-players = computer players, one for each seat or one for all, separated by commas; NAME@1.5 thinks half as much again, FILE.py:CLASS is one of your own
simulate-help-games = how many games
simulate-help-jobs = how many processes; with --cluster, those of a cluster of its own
simulate-help-cluster = play on a Ray cluster: at this address, or “auto” for the one this machine belongs to, else one of its own
simulate-help-seed = the seed of the first game; the others follow
simulate-help-scenario = only this scenario (may be repeated); by default all take turns
simulate-help-option = set a table option (may be repeated); several values, separated by commas, take turns
simulate-help-pack = use this pack (may be repeated)
simulate-help-mirror = play each game again with the players one seat further, with the same seed
simulate-help-effort = the share of its usual thoughts that each player may spend on an answer
simulate-help-seconds = let the players think for so many seconds instead (games can then not be repeated)
simulate-help-results = keep the result of each game in this CSV file or, where the name ends with .parquet, each game and decision in a folder of that name; games that are in it are not played again
simulate-help-report = write a page with tables and plots
simulate-help-save = write a match file for each game into this folder; on a cluster, one that all its machines share
simulate-help-lang = language of the answer
simulate-help-json = write one JSON document
simulate-column-scenario = Scenario
simulate-column-result = Won by
simulate-column-games = Games
simulate-column-share = Share
simulate-column-interval = 95% interval
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions in { $seconds } s; { $rate } decisions per second on one core.
simulate-fault = The game with the seed { $seed } ({ $scenario }) broke off:
campaign-help = play the tournaments that show how strong computer players are and how even the tables
campaign-help-what = “strength”: who beats whom; “balance”: the sides of each scenario, layout and lord; “ratings”: everybody meets everybody
campaign-help-game = only this game (may be repeated)
campaign-help-cell = only this row of the table (may be repeated)
campaign-help-games = how many games for each row
campaign-column-game = Game
campaign-column-cell = Table
campaign-column-side = Side
campaign-column-share = Share
campaign-column-games = Games
campaign-column-interval = 95% interval
campaign-column-verdict = Aim
campaign-column-fitted = If each counts for itself
campaign-apart = Beyond what lord and band are worth each, pairs differ by a chi-square of { $strain }; luck alone makes about { $free }.
campaign-surely-within = surely met
campaign-within = met
campaign-outside = missed
campaign-surely-outside = surely missed

## souterrain report, ratings

report-help = make a page with tables and plots of kept results
report-help-files = results of simulate or campaign: CSV files, or folders ending with .parquet, which tell more
report-help-output = the page to write; by default, the name of the first file with .html
report-done = { $file } is written.
report-over = { $file } holds the results themselves: name another file with --output.
report-cannot-write = { $file } cannot be written: { $reason }.
report-title = Tournaments
report-told = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions in each on average. Thinking: { $thinking } (a number alone is a share of each level’s thoughts). First seed: { $seed }. Broken off: { $faults }.
report-number = { NUMBER($value, maximumFractionDigits: 1) }
report-points = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-seconds = { NUMBER($value, maximumSignificantDigits: 2) }
report-draw = nobody
report-players = Share of wins by player
report-sides = Share of wins by side
report-options = Share of wins by table option
report-length = How long games are
report-length-decisions = Games by their decisions; the mean is { $mean }.
report-length-turns = Turns in a game, on average:
report-branching = Branching
report-branching-read = How many answers each question left, and how often. Points and flicks, which have no such number, are left out.
report-deciding = What winners do
report-deciding-read = The share of games won by a side for which this was a larger part of its answers than usual, less its share in the other games, with a 95% interval. (A part, for in long games there is more of everything.) Full points are surely apart from nothing; of a hundred that mean nothing, about five look so by luck. It tells what goes with winning, not why: whatever is done by who is winning anyway looks strong.
report-actions = Actions
report-things = Cards, powers, figures and whatever else answers name
report-ground = Rooms and tiles on the table at the end, for the first side
report-places = Rooms and tiles where a side acted
report-more-than = > { $usual } ({ $games })
report-foreseen = How well players know their chances
report-foreseen-read = From left to right, the chance to win that players gave themselves when they answered; from below, how often they did win. On the line, both agree. Larger points are more answers; the intervals are those of as many games.
report-time = Thinking time
report-time-read = Seconds for an answer to a question that left a choice: half of the answers took no longer than the large point, 95 of 100 no longer than the second, none longer than the last.
report-cards = Cards, powers and spells
report-cards-read = The share is that of the side in the games in which it did this. Whatever is done by who is winning anyway looks strong.
report-column-deed = Deed
report-column-side = Side
report-column-uses = Times
report-column-player = Player
report-column-option = Option
report-column-scenario = Scenario
report-column-seat = Seat
report-column-games = Games
report-column-share = Share
report-column-interval = 95% interval
report-column-question = Question
report-column-asked = Asked
report-column-mean = Answers, on average
report-column-most = At most
report-column-what = What
report-column-more = More than usual (games)
report-column-rest = Other games
report-column-gap = Difference
report-column-foretold = Foretold
report-column-answers = Answers
report-column-half = Half within
report-column-most-of = 95 of 100 within
report-column-longest = All within

ratings-help = rate players by kept results: Elo points with intervals
ratings-help-files = results of simulate or campaign: CSV files, or folders ending with .parquet
ratings-help-markdown = write the table in Markdown
ratings-nobody = No two different players have met there.
ratings-points = { NUMBER($points, maximumFractionDigits: 0) }
ratings-column-game = Game · thinking
ratings-column-player = Player
ratings-column-points = Points
ratings-column-interval = 95% interval
ratings-column-games = Games
ratings-column-beats = Beats the next

## What every command says of its arguments

parser-usage = usage:
parser-positional = arguments
parser-options = options
parser-help = show this help and end
parser-version = show the version of the program and end
parser-error = { $prog }: { $message }
parser-argument = { $argument_name }: { $message }
parser-required = these arguments are missing: { $value }
parser-unrecognized = there is no such argument: { $value }
parser-ambiguous = { $option } may mean { $matches }
parser-choice = { $value } is none of { $choices }
parser-value = { $value } is not a value of the kind expected
parser-expected-one = a value is missing
parser-expected-at-most-one = one value at most
parser-expected-at-least-one = at least one value is missing
parser-not-with = not together with { $value }
parser-one-of = one of these is missing: { $value }
parser-ignored = takes no value: { $value }
parser-unknown = “{ $value }” is none of { $known }.
parser-is-game = “{ $game }” is a game, not a command: souterrain play { $game }
parser-default = default: { $value }
parser-example = Example:
parser-codes = Exit codes:
did-you-mean = Did you mean “{ $near }”?

place-address = ADDRESS
place-book = BOOK
place-cell = ROW
place-dir = FOLDER
place-file = FILE
place-game = GAME
place-host = HOST
place-id = ID
place-name = NAME
place-pack = PACK
place-player = PLAYER
place-players = PLAYERS
place-scenario = SCENARIO
place-seat = SEAT
place-seed = SEED
place-share = SHARE
place-text = TEXT
place-value = VALUE

play-help-example = souterrain play { $game } --text --against novice --save evening.match
play-help-codes =
    0  the match is over, or you left the table
    1  a fault of the program; the match is saved
    2  it cannot be done as asked
replay-help-example = souterrain replay evening.match --check
replay-help-codes =
    0  told, or all is well
    2  the file cannot be read, or leads elsewhere
verify-help-example = souterrain verify evening.match
verify-help-codes =
    0  proved
    1  nothing was sealed, so nothing can be proved
    2  not what was sealed, or no match
rules-help-example =
    souterrain rules { $game } --find wall
    souterrain rules --coverage --json
rules-help-codes =
    0  found
    1  nothing found, or a rule without proof
    2  there is no such book or rule
packs-help-example = souterrain packs check my-pack
packs-help-codes =
    0  all is well
    2  something is wrong in a pack, or there is none of that name
simulate-help-example =
    souterrain simulate { $game } --players adept,random --mirror --games 20
    souterrain simulate { $game } --seed 7 --games 1000 --results games.parquet
simulate-help-codes =
    0  all games were played
    1  a game broke off
    2  it cannot be done as asked
campaign-help-example = souterrain campaign strength --game { $game } --results strength.csv
campaign-help-codes =
    0  all games were played, whatever came of them
    1  a game broke off
    2  it cannot be done as asked
report-help-example = souterrain report games.parquet --output games.html
report-help-codes =
    0  the page is written
    2  it cannot be done as asked
ratings-help-example = souterrain ratings ratings.csv --markdown
ratings-help-codes =
    0  rated
    1  no two different players have met
    2  it cannot be done as asked
serve-help-example = souterrain serve --host 0.0.0.0 --port 8643
serve-help-codes =
    0  stopped
    2  it cannot be done as asked
backup-help-example = souterrain backup tables-of-today.db
backup-help-codes =
    0  copied
    2  it cannot be done as asked
loadtest-help-example = souterrain loadtest --game { $game } --matches 50 --seconds 5
loadtest-help-codes =
    0  measured
    1  the server failed
    2  it cannot be done as asked
bench-help-example = souterrain bench kernel
bench-help-codes =
    0  measured
    2  it cannot be done as asked
completion-help = write the script by which a shell completes commands
completion-help-shell = the shell
completion-help-example = souterrain completion bash > ~/.local/share/bash-completion/completions/souterrain
completion-help-codes =
    0  written
    2  it cannot be done as asked
simulate-unknown-game = There is no game “{ $game }”. There are: { $games }.
simulate-expansion = “{ $pack }” is an expansion: souterrain simulate { $game } --pack base --pack { $pack }

## souterrain bench

bench-help = measure speed, beside peers where they are installed
bench-help-what = what to measure; by default everything but “thinking”, which takes a quarter of an hour
bench-help-json = write one JSON document (the default form)


## Names, lists, and what can happen in every game

list-and = { $rest } and { $last }
name-numbered = { $name } { $number }
    .the = { $name } { $number }
    .a = { $name } { $number }
    .of = of { $name } { $number }
    .to = to { $name } { $number }
log-conceded = { FORM($seat, "the") } gives up.
# How far a flick went astray: nothing is said of what is too little to count.
swayed-aside = { $degrees }.{ $tenths }° to the { $side ->
    [left] left
   *[right] right
}
swayed-strength = { $percent }% { $strength ->
    [harder] harder
   *[softer] softer
}
log-swayed = { $astray ->
    [aside] The hand sways: { swayed-aside }.
    [strength] The hand sways: { swayed-strength }.
    [steady] The hand does not sway.
   *[both] The hand sways: { swayed-aside }, { swayed-strength }.
}
log-undone = { FORM($seat, "the") } takes back an answer.
log-rewound = { FORM($seat, "the") } goes back { $count ->
    [one] one answer
   *[other] { $count } answers
}, as everybody agreed.
log-turned = The game goes on from a file: other dice lie ahead, and what lay hidden lies as it lay.
log-stirred = Chance is stirred with what everybody has added: what lies ahead, none of them could choose.
log-dealt-anew = Everything is dealt anew, by what everybody has added to chance.
log-left-out = { FORM($seat, "the") } is no longer waited for: chance is made without what would have come from there.
log-stir-broken = { FORM($seat, "the") } breaks off the stirring of chance: it is made without them, or stays as it was.
log-seat-freed = { FORM($seat, "the") }: the seat is given up, and whoever takes it sees what was seen there.
log-seat-taken = { FORM($seat, "the") }: somebody else takes over, with all that was seen there.
log-seat-summoned = { FORM($seat, "the") } is waited for: in a day a computer plays on, until they return.
log-seat-claimed = { FORM($seat, "the") } has a link now that nobody else has seen.

setting-ask-everything = Ask everything
    .text = Also where only one answer is possible

result-won = { $winners } wins.
result-shared = The victory is shared: { $winners }.
result-draw = Nobody wins.

## How it ended

fate-stands = standing, { $left } of { $full }
fate-fell = fell
fate-out = got out
fate-carried-out = carried out by a friend
fate-wounded = wounded, still inside
fate-inside = still inside
fate-unmet = was never met
fate-reserve = { $team }: { $tokens ->
    [0] no token left
    [one] one token left
   *[other] { $tokens } tokens left
}
fate-kills = { $count ->
    [one] { $count } kill
   *[other] { $count } kills
}
count-accuracy = Accuracy
count-rate = { $percent } % ({ $hits }/{ $of })
count-none = –
count-of = { $hits } of { $of }
count-kills = Kills
count-dice = Dice that hit
count-rooms = Rooms cleared
count-gold = Gold
count-tokens = Tokens left
count-tokens-lost = Tokens lost
count-points = Victory points
count-escapes = Escapes
count-combats = Combats won
count-turns = Turns



## souterrain

main-help = Dungeon board games at one table, every rule enforced.
main-epilog = Alone, souterrain opens the page in your browser. To begin with a game: souterrain play { $game }. For the arguments of a command: souterrain COMMAND --help.
main-command = COMMAND
main-commands = commands


## souterrain play

play-help = play in the browser, or in the terminal with --text
play-help-game = the game: { $games }
play-help-text = play in this terminal instead of the browser
play-help-port = the port of the page on this machine
play-in-browser = Souterrain is at { $address }; your browser opens by itself. Ctrl-C ends it; every table is kept.
play-which-game = Say which game to play: { $games }.
play-help-seat = your seat, several with commas between, “random” to have one drawn, or “all” to pass the keyboard around (by default, the first)
play-help-against = who takes the other seats: a level, or FILE.py:CLASS for a player of your own (default: { $level })
play-help-scenario = the scenario (by default, the one advised first)
play-help-seed = the seed of all chance; the same seed and answers make the same game
play-help-option = set a table option (may be repeated)
play-help-pack = use this pack (may be repeated): one of ours by its name, your own by its folder
play-help-lang = language
play-help-save = write the match to this file after every answer
play-help-load = go on with the match in this file

play-unknown-game = There is no game “{ $game }”. There are: { $games }.
play-needs-text = On the page a table is set up by hand: with { $arguments } say --text as well, or leave it out.
play-expansion = “{ $pack }” is an expansion. In the terminal: souterrain play { $game } --text --pack base --pack { $pack }.
play-unknown-scenario = There is no scenario “{ $scenario }”. There are: { $scenarios }.
play-unknown-seat = There is no seat “{ $seat }”. There are: { $seats }, or “all”.
play-unknown-player = There is no computer player “{ $player }”. There are: { $players }.
play-pack-of-other = The pack { $pack } is not for { $game }.
play-unknown-pack = There is no pack “{ $pack }”. There are: { $packs }. The folder of a pack of your own has a slash in it.
play-unknown-option = There is no option “{ $option }”. There are: { $options }.
play-wrong-value = The option { $option } may be { $choices }, not “{ $value }”.
play-wrong-seed = The seed is a whole number from 0 to { $most }.
play-exists = { $file } exists already and is not written over. Choose another name, or go on with it: --load { $file }.
play-cannot-save = The match cannot be saved to { $file }: { $reason }.
play-parted = The rules have changed since this match was written: { $equal } of its { $count } acts lead where they led. It goes on from there, with other dice ahead.
play-other-game = { $file } holds a match of another game: { $game }.
play-load-alone = With --load the set-up comes from the file: leave out { $arguments }.

play-start = { $game }, { $scenario }. Seed { $seed }: with --seed { $seed } the same chance lies ahead.
play-start-plain = { $game }. Seed { $seed }: with --seed { $seed } the same chance lies ahead.
play-hint = Answer by number. “help” tells what else you can say.
play-you-are = You are { FORM($seat, "the") }.
play-saves-to = Saved to { $file } after every answer.
play-loaded = { $file } goes on after { $count ->
    [one] one answer
   *[other] { $count } answers
}.
play-pass-keyboard = Pass the keyboard to { FORM($seat, "the") }, then press Enter.
play-seconds = { $count ->
    [0] Your time is up; finish what you have begun.
    [one] You have one second.
   *[other] You have { $count } seconds.
}
play-late = Your time is up: this answer comes too late.
play-happened = What has happened
play-refused = Not now:
play-otherwise = Otherwise
play-more = { $option } and { $count } more
play-pick-several = Pick { $least ->
    [0] up to { $most }
   *[other] from { $least } to { $most }
} of them, with blanks between; { $least ->
    [0] an empty line picks none.
   *[other] at least { $least }.
}
play-place = Answer with two numbers: centimetres from the left and from the bottom of the board, such as { $example }.
play-flick = Answer with two numbers: an angle in degrees (0 to the right, 90 up) and a strength from 1 to 100, such as { $example }.
play-sway = The hand sways: at full strength by up to { $degrees } degrees and { $percent }% of the speed, at the gentlest by { $soft }% of that.
play-not-two-numbers = “{ $text }” is neither two numbers, such as { $example }, nor a command. “help” tells what you can say.
play-not-a-number = “{ $text }” is neither the number of an option nor a command. “help” tells what you can say.
play-no-such-option = There is no option { $number }; { $most ->
    [1] there is only 1.
   *[other] they go from 1 to { $most }.
}
play-is-refused = Option { $number } is not allowed now: { $rule }
play-wrong-count = Pick { $least ->
    [0] at most { $most }
   *[other] from { $least } to { $most }
}, not { $count }.
play-one-only = Pick one.
play-twice = You named { $number } twice.
play-no-rule = No rule is noted there.
play-no-such-line = The log has no line { $number }; it goes up to { $most }.
play-no-undo = Nothing can be taken back: since your last answer chance has spoken, something hidden was seen, or somebody else has acted.
play-found = { $count ->
    [0] No rule speaks of “{ $text }”.
    [one] One rule speaks of “{ $text }”.
   *[other] { $count } rules speak of “{ $text }”.
}
play-found-first = The first { $shown }:
play-say-what = Say what to look for, as in: rules blocking
play-saved = Saved to { $file }.
play-concede-sure = Do you really give up? yes or no
play-left-saved = You leave the table. The match is in { $file }; go on with: souterrain play { $game } --seat { $seats } --load { $file }
play-left-unsaved = You leave the table. The match is not saved.
play-fault = A fault of the program stopped the match: { $reason }.

play-words-why = why
play-words-goal = goal
play-words-log = log
play-words-undo = undo
play-words-rules = rules
play-words-save = save
play-words-help = help
play-words-quit = quit, q
play-words-concede = concede
play-words-table = table
play-words-yes = yes, y

play-goal = { $seats }: { $text }{ $far }
play-goal-far = { " " }({ $needed ->
    [1] { $done ->
        [0] not yet
       *[other] done
    }
   *[other] { $done ->
        [0] none of { $needed } yet
       *[other] { $done } of { $needed }
    }
})
play-goal-counted = { " " }({ $what }: { $done } of { $needed })
play-no-goal = This game does not say its goal: ask the rules.
play-manual =
    a number        pick that option; several numbers where several may be picked
    goal            what you must do to win, and how far it is
    why             the rule the question rests on
    why 3           the rule that forbids option 3 (or allows it)
    why #12         the rule behind line 12 of the log
    log             the whole log
    table           the table again
    rules WORD      look for a word in the rules and among cards, tiles and fighters
    undo            take back your last answer, if nothing was learnt since
    save [FILE]     write the match to a file
    concede         give up
    quit            leave


## souterrain replay

replay-help = tell a match again from its file, or check it
replay-help-file = the match file
replay-help-check = work everything out anew and compare with what is recorded
replay-help-seat = tell what this seat saw (by default, what a spectator saw)
replay-help-lang = language
replay-heading = { $game } · { $scenario }
replay-packs = Packs: { $packs }
replay-option = { $option }: { $value }
replay-unknown-seat = There is no seat “{ $seat }”. There are: { $seats }, or “all”.
replay-seats = Seats: { $seats }
replay-seed = Seed: { $seed }
replay-sight-spectator = Told for a spectator.
replay-sight = Told for { FORM($seat, "the") }.
replay-setup = Set-up
replay-unfinished = The match is not finished; { $count ->
    [one] one answer was given
   *[other] { $count } answers were given
}. { $waiting }
replay-answers = { $count ->
    [one] One answer was given.
   *[other] { $count } answers were given.
}
replay-rules = { $game }: played with rules { $then } (Souterrain { $program }), told with rules { $now } (Souterrain { $here }).
replay-parted = Only the first { $equal } of its { $count } acts lead where they led: from there on, today’s rules play this match otherwise.
replay-checked = { $file }: all is well. { $packs ->
    [one] The pack is the one played with
   *[other] The { $packs } packs are those played with
}, and { $count ->
    [0] the first state is as recorded.
    [one] the state after the only answer is as recorded.
   *[other] the { $count } states after each answer are as recorded.
}
replay-not-compared = { $file }: { $count ->
    [0] it can be begun with the packs and rules that are here.
    [one] its only answer is still possible with the packs and rules that are here.
   *[other] its { $count } answers are still possible with the packs and rules that are here.
} Whether they lead to the same states cannot be told: Souterrain { $program } noted states in a way that is no longer known.

## souterrain verify

verify-help = whether nobody could have chosen the dice and cards of a match
verify-unsealed = { $file }: nothing was sealed when this match was played, so nothing can be proved. Such are matches without a server, and those of older ones.
verify-sealed = { $file }: the server’s secret fits its seal, and what chance was made of fits the secret and what these have added to it.
verify-acts = { $deal ->
    [1] { $count ->
        [0] What was dealt
       *[other] What was dealt, and acts { $first } to { $last }
    }
   *[other] { $count ->
        [0] What comes
        [1] Act { $first }
       *[other] Acts { $first } to { $last }
    }
}
verify-seats = { $acts }: { $seats }.
verify-server = { $acts }: nobody but the server, which knew what would come and may have chosen it.
verify-nothing = { $acts }: not sealed. Nothing can be proved of it.
verify-broken = { FORM($seat, "the") } { $acts ->
    [0] broke off the stirring before the first act
    [one] broke off a stirring after one act
   *[other] broke off a stirring after { $acts } acts
}. Whoever keeps the server and sits there could have known what came of it, and not liked it.
verify-lost = { FORM($seat, "the") }: { $count ->
    [one] one salt left the page
   *[other] { $count } salts left the page
} and came to nothing. If that happens often, the server was trying.
verify-played = { $count ->
    [one] The only act was played again:
   *[other] All { $count } acts were played again:
} every die and card is what follows from that.
verify-noted = { FORM($seat, "the") }: { $count ->
    [0] no page has noted anything in this file, so compare the seal with the one that your table showed
   *[other] a page noted { $count } of the { $of } stretches above while they were played, and nobody can have chosen those against whoever sat there
}.
verify-seal = Seal: { $seal }
verify-doubt-secret = The server’s secret is not the one it has sealed (stir { $stir }): it could have chosen what comes.
verify-doubt-seal = The secret was another from there on, or the same though all knew it (stir { $stir }): the server could have chosen what comes.
verify-doubt-cause = Chance was made once more without a cause (stir { $stir }): whoever knew what came of it could have tried until it pleased them.
verify-doubt-pledge = { FORM($seat, "the") } has not added to chance what was pledged (stir { $stir }): it could have been chosen when the others’ were known.
verify-doubt-number = What chance was made of does not follow from the secret and what was added to it (stir { $stir }).
verify-doubt-unsaid = Chance was turned, and the file does not say by what.
verify-doubt-noted = The page of { $seat } was shown something else while it was played (stir { $stir }): another seal, other pledges, another moment, or its own share was left out.

## The table: serve, backup, loadtest

serve-help = let people and programs play at tables over the network
serve-help-host = the address to listen on; 127.0.0.1 is this machine only
serve-help-port = the port to listen on
serve-help-database = sqlite:///FILE or postgresql://USER@HOST/NAME; a file in your data folder if not given
serve-help-workers = how many processes serve; more than one needs PostgreSQL
serve-help-thinkers = how many processes think for computer seats
serve-help-origin = the address of a page elsewhere that may connect
serve-help-name = a name under which the server is reached, besides its number and the machine’s; may be given several times
serve-help-proxy = the address, or the network, of a proxy on another machine, whose word on its visitors’ addresses is taken; may be given several times
serve-bad-proxy = souterrain serve: “{ $proxy }” is no address and no network. A proxy is named by number: --proxy 10.0.0.7, or --proxy 10.0.0.0/24
serve-help-packs = a pack, or a folder of packs, that tables here may be played with; may be given several times
serve-help-no-lobby = no lobby: public tables are neither offered nor found here
serve-help-no-limits = do not limit how often somebody may ask, for tests
serve-bad-number = souterrain serve: --workers and --thinkers are at least 1, --port is from 1 to 65535.
serve-needs-postgresql = souterrain serve: several workers need PostgreSQL; SQLite serves one. Give --database postgresql://…
serve-no-workers = souterrain serve: on Windows one process serves. Start several servers on one PostgreSQL database instead, each with a port of its own.
serve-port-taken = Port { $port } is in use, perhaps by another Souterrain. Open that one in your browser, or choose another port with --port.
serve-begun = Souterrain is at { $address } (Ctrl+C stops it).
physics-begun = The physics of the flicked discs is being prepared, once on this machine. Everything else can be played meanwhile.
physics-first = The physics of the flicked discs is being prepared first, once on this machine.
physics-share = The physics: { $percent } % prepared.
physics-ready = The physics is ready.
backup-help = copy all tables into a file while servers run
backup-help-file = the new file; it must not exist
backup-done = { $count ->
    [one] One record
   *[other] { $count } records
} copied to { $file }. To serve from it: souterrain serve --database sqlite:///{ $file }
loadtest-help = play many matches at once against a server on this machine and measure it
loadtest-help-game = the game
loadtest-help-matches = how many matches at once, two clients each
loadtest-help-seconds = how long to measure
loadtest-help-rate = answers a second and match; 0 means as fast as they go
loadtest-help-seed = the seed of the players
loadtest-help-address = a server that runs already, on this machine; else one is started
loadtest-help-database = the database of the server that is started; a temporary SQLite file if not given
loadtest-help-json = print JSON
loadtest-bad-number = souterrain loadtest: 1 to 2000 matches, up to 600 seconds, a rate up to 1000.
loadtest-result = { $matches } matches: { $rate } answers a second, half of them seen by the other client within { $p50 } ms, 99 of 100 within { $p99 } ms; the server took { $memory } MB.

## souterrain doctor

doctor-help = say what is here and what is missing
doctor-help-example = souterrain doctor --port 9000
doctor-help-codes =
    0  all is well, or can be lived with
    1  something does not work
    2  it cannot be looked at as asked
doctor-help-database = ask this database, too, whether it answers; nothing in it is changed
doctor-bad-port = souterrain doctor: --port is from 1 to 65535.
doctor-here = Souterrain { $version }, Python { $python }, { $system }.
doctor-parts = All packages that it is made of are here and can be opened.
doctor-part-missing = The package { $name } is not installed. Install Souterrain anew: pip install --force-reinstall souterrain
doctor-part-broken = The package { $name } { $version } is installed, but cannot be opened: { $reason }. Another version may fit: pip install --upgrade souterrain { $name }
doctor-page = The page is built.
doctor-page-missing = The page is not built, so the browser would show only a plain one. In a copy of the project: make page
doctor-physics = The physics of flicked discs is compiled.
doctor-physics-later = The physics of flicked discs is compiled once, in the background, when you first start to play: about twenty seconds.
doctor-physics-homeless = The physics of flicked discs cannot be kept on this disk and is compiled at every start, which takes about twenty seconds. Name a folder that can be written to: NUMBA_CACHE_DIR.
doctor-data = Your tables are kept in { $folder }.
doctor-data-closed = Your tables cannot be kept in { $folder }: { $reason }. Let yourself write there, or name another place: souterrain serve --database sqlite:///FILE
doctor-sqlite = SQLite { $version } keeps them.
doctor-sqlite-old = SQLite { $version } is too old to keep them; at least { $least } is needed. A newer Python brings it along.
doctor-database = The database answers: { $database }.
doctor-database-silent = The database cannot be used: { $reason }
doctor-port = Port { $port } is free for the page.
doctor-port-taken = Port { $port } is in use, perhaps by a Souterrain that is running. Another one can be chosen: souterrain play --port { $other }
doctor-browser = A browser can be opened from here.
doctor-browser-missing = No browser can be opened from here. Open the address that is shown, on this machine or by way of ssh -L.
doctor-terminal = This terminal can write all letters.
doctor-terminal-poor = This terminal writes { $encoding } and lacks some letters; they are written as near as can be. To have all: PYTHONUTF8=1
doctor-postgres = PostgreSQL's driver is here, for servers of several processes or on several machines.
doctor-postgres-missing = PostgreSQL's driver is not here. Nobody needs it but who runs several servers at once: { $command }
doctor-told = { $bad ->
    [0] { $odd ->
        [0] All is well.
       *[other] You can play. What is marked ~ is worth a look.
    }
   *[other] What is marked ! has to be mended first.
}

## Why a computer player answered as it did

reason-flick = Flick { FORM($disc, "the") } at { FORM($target, "the") } ({ $hits ->
    [1] hits once in ten
   *[other] hits { $hits } times in ten
})
reason-flick-aside = Flick { FORM($disc, "the") } to a better place
reason-only = { $option }: nothing else is possible.
reason-habit = { $option }: that is what one usually does here.
reason-clear = { $option }: clearly the best, with { $chance }% to win; the next best gives { $other }%.{ $because }
reason-better = { $option }: about { $chance }% to win, a little more than the { $other }% of the next best.{ $because }
reason-close = { $option }: other answers are about as good ({ $chance }% to win).{ $because }
reason-mixed = { $option }: drawn by lot among good answers, so that nobody can count on it.
reason-lost = { $option }: hardly any hope is left ({ $chance }%), this keeps what there is.{ $because }

## Why an answer was not taken

refused-too-fast = This flick is { $distance } mm/s too fast; at most { $top } mm/s.
refused-too-slow = This flick is { $distance } mm/s too slow; at least { $least } mm/s.
refused-never-rests = Flicked like this, the disc would never stop rattling; try another flick.
refused-outside = There the disc would lie { $distance } mm outside its zone.
refused-too-near = There the disc would be { $distance } mm too near something else.
refused-over = The game is over.
refused-answered = You have answered already; the others are still thinking.
refused-not-asked = It is not your turn to decide anything.
refused-undo = Nothing can be taken back: others have acted since, dice have been rolled, or something hidden was seen.

# Words shared by all games and commands.

## souterrain rules

rules-help = read the rules: whole books, one rule, a search, the tests that prove them
rules-help-book = a book, or the id of one rule; without it, the list of books
rules-help-find = show the rules that contain these words, or the rule with this id
rules-help-lang = language of the answer (default: that of the environment)
rules-help-coverage = show which rules have a test, which are waived and which are missing
rules-help-json = print one JSON document

rules-book-counts = { $rules } rules, { $components } components, { $missing } gaps in the source
rules-hint-book = To read a book: souterrain rules BOOK
rules-hint-rule = To read a rule with its ruling and its neighbours: souterrain rules ID

rules-section = Section of the rulebook (French): { $section }
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
packs-help-show = show one entry of a pack
packs-help-show-id = blade, warrior/blade, base:warrior/blade or claustrophobia/base:warrior/blade
packs-help-show-pack = look into the pack in this folder, instead of those that come with the program
packs-help-list = list the packs that come with the program
packs-help-lang = language of the answer (by default, that of the environment)
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
simulate-help-players = computer players, one for each seat or one for all, separated by commas
simulate-help-games = how many games
simulate-help-jobs = how many processes
simulate-help-seed = the seed of the first game; the others follow
simulate-help-scenario = only this scenario (may be repeated); by default all take turns
simulate-help-option = set a table option (may be repeated)
simulate-help-pack = use this pack (may be repeated)
simulate-help-save = write a match file for each game into this folder
simulate-help-lang = language of the answer (by default, that of the environment)
simulate-help-json = write one JSON document
simulate-column-scenario = Scenario
simulate-column-result = Won by
simulate-column-games = Games
simulate-column-share = Share
simulate-column-interval = 95 % interval
simulate-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions in { $seconds } s; { $rate } decisions per second on one core.
simulate-fault = The game with the seed { $seed } ({ $scenario }) broke off:

## souterrain bench

bench-help = measure speed, beside peers where they are installed
bench-help-what = what to measure; by default everything
bench-help-json = write one JSON document (the default form)


## Names, lists, and what can happen in every game

name-numbered = { $name } { $number }
    .the = { $name } { $number }
log-conceded = { FORM($seat, "the") } gives up.
log-undone = { FORM($seat, "the") } takes back an answer.
log-rewound = { FORM($seat, "the") } goes back { $count ->
    [one] one answer
   *[other] { $count } answers
}, as everybody agreed.

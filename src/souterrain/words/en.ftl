# Words shared by all games and commands.

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

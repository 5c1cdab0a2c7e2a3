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

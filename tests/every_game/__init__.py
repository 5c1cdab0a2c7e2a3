"""What must be true of every game: one harness over all of them, the lantern included.

`table` says which tables are played and answers at random; `sound`, `copying`, `secrecy`, `taking_back` and `bad_input`
each hold one kind of promise, as functions that assert it at one decision; `watch` plays a match under all of them;
`campaign` plays many (`python -m tests.every_game.campaign --help`), the tests here a few. A new game is covered as soon
as it is registered in `souterrain.games`.
"""

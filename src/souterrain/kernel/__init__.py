"""The kernel knows no game: it runs steps, asks seats, rolls dice, hides what must be hidden and writes match files.

Read in this order: `agenda` (how a game flows), `decision` (what players are asked), `window` (who may react), `game`
(the contract every game fulfils), `view` (who sees what), `match` (what is kept).
"""

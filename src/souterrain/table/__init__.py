"""The table: people, programs and computer players sit down by link and play any of the games, over days if they like.

Read in this order: `record` (what the log holds), `sitting` (a table, worked out from its records), `room` (a sitting with
its viewers: judge, commit, then tell), `house` (the rooms of this process), `server` (the doors to the network). Beside them
stand `wire` (messages), `picture` (what a viewer is shown), `store` and `writer` (the disk), `thinker` (computer seats).
Not here: rules (`games/`), and the page that people see.
"""

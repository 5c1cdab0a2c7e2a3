"""The server: people, programs and computer players sit down by link and play any of the games, over days if they like.

A message comes in by `http/` in the words of `protocol/`, is judged, committed and told at one table (`table/`), and is kept in
`store/`. Who sits there, with which key and until when, is in `seats/`. What takes long is done beside the loop, in `work/`.
`server.py` has all tables of this process and what they share. Not here: rules (`games/`), and the page that people see.
"""

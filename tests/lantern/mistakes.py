"""Mistakes that people make in packs of their own: the facts, and a part of the sentence that refuses them."""

CARD = '[[card]]\nid = "mine"\nsource = "house"\ncopies = 1\n'
CORRIDOR = '[[corridor]]\nid = "mine"\nsource = "house"\nlength = 5\nrounds = 9\n'

MISTAKES = {
    "an answer as a card of its own": (
        CARD + 'effects = [{ do = "hinder", steps = 1 }]',
        '"hinder" works with when = "walk.begun", not with ""',
    ),
    "a draught behind the door": (CORRIDOR + "draughts = [5]", "there is no such place before the door"),
}

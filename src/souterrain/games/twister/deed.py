"""Options and refusals of which many are offered again and again. They never change, so each is made once and shared."""

from functools import lru_cache

from souterrain.kernel.decision import Option, Refusal, Value, option


@lru_cache(maxsize=1 << 16)
def deed(verb: str, **subjects: Value) -> Option:
    """`deed("heal", figure=3, patient=5)` has the id `heal:3:5`."""
    return option(verb, **subjects)


@lru_cache(maxsize=1 << 16)
def forbidden(rule: str, verb: str, **subjects: Value) -> Refusal:
    return Refusal(deed(verb, **subjects), rule)

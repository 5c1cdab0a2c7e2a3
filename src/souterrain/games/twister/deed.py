"""Options whose value is their own id, so that a step which offers many kinds of acts receives the whole of the chosen one."""

from functools import lru_cache

from souterrain.kernel.decision import Option, Refusal, Value, option


@lru_cache(maxsize=1 << 16)
def deed(verb: str, **subjects: Value) -> Option:
    """`deed("heal", figure=3, patient=5)` has the id and the value `heal:3:5`. Options never change, so they are shared."""
    plain = option(verb, **subjects)
    return Option(plain.id, verb, plain.subjects, plain.id)


@lru_cache(maxsize=1 << 16)
def forbidden(rule: str, verb: str, **subjects: Value) -> Refusal:
    return Refusal(deed(verb, **subjects), rule)


def numbers(what: Value) -> list[int]:
    """The numbers in the value of a deed."""
    return [int(part) for part in str(what).split(":")[1:]]

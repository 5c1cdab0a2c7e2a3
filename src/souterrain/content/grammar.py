"""The forms of a name that its author did not write, by the rules of the language: the brute, une brute, de l’arquebusier.

Only packs of players' own come here; the house writes every form by hand. A rule of thumb is wrong now and then, and then one
writes the form. Which forms a kind needs is seen in the names that others of the kind have.
"""

import itertools
import re
from collections.abc import Iterable, Mapping

from souterrain.where import FIRST

FORMS = ("gender", "plural", "the", "a", "of", "to")

ATTRIBUTE = re.compile(r"^[ \t]+\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
TAIL = re.compile(r"(?:\s*\n(?:#[^\n]*)?)+\Z")
HEAD = re.compile(r"^(-?[a-zA-Z][\w-]*) *= *([^\n{}]+)$", re.MULTILINE)

# French. An aspirated h keeps its article whole; these are the stems one meets underground.
VOWELS = "aeiouàâäéèêëîïôöùûüœæ"
ASPIRATED = re.compile(
    r"h(?:ache|all|ameau|anche|ant|arp|asard|aut|ér[oa]|éron|érisson|eurt|ibou|ide|o[mn]te|ord|ott|uit|url|utte)", re.I
)
# A noun in -e is feminine more often than not; these are the others, and the feminine ones without an e.
MASCULINE = re.compile(
    r"(?:[aè]ge|isme|iste|aire|oire|ogre|onstre|pectre|iable|aure|elette|[eê]tre|ombie|arbare)s?$", re.I
)
FEMININE = re.compile(r"(?:e|[st]ion|té|clé|faux|nuit|mort|dent)s?$", re.I)
AGREEING = re.compile(r"(?:ée|euse|elle|ienne|ive|anche)s?$", re.I)
ARTICLE = re.compile(r"(?:(les?|la) |(l)[’'])(.+)", re.I)
CONTRACTED = {"of": {"le": "du ", "les": "des "}, "to": {"le": "au ", "les": "aux "}}
LINK = re.compile(r" (?=(?:de|du|des|à|au|aux|en|sans|sous|sur|et|aux) |[dl][’'])", re.I)


def completed(lang: str, messages: Mapping[str, str], others: Iterable[str]) -> dict[str, str]:
    """Messages with the forms added that names of the same kind have, here or among other messages."""
    wanted: dict[str, set[str]] = {}
    for source in (*others, *messages.values()):
        kind = source.partition("-")[0]
        wanted.setdefault(kind, set()).update(set(attributes(source)).intersection(FORMS))
    return {key: with_forms(lang, source, wanted[source.partition("-")[0]]) for key, source in messages.items()}


def trimmed(source: str) -> str:
    """A message without the comments behind it, which belong to the next: what is added to it must follow it at once."""
    return TAIL.sub("", source) + "\n"


def attributes(source: str) -> dict[str, str]:
    """The attributes of a message, unparsed, by name."""
    starts = list(ATTRIBUTE.finditer(source))
    pairs = itertools.zip_longest(starts, starts[1:])
    return {start[1]: source[start.start() : next.start() if next else None].rstrip("\n") for start, next in pairs}


def without(source: str, unwanted: Iterable[str]) -> str:
    """A message without some of its attributes."""
    for attribute in (text for name, text in attributes(source).items() if name in unwanted):
        source = source.replace(f"{attribute}\n", "").replace(attribute, "")
    return source


def with_forms(lang: str, source: str, wanted: set[str]) -> str:
    """A message with the forms it lacks; one whose name is made of other words keeps to that name."""
    head, known = HEAD.match(source), attributes(source)
    missing = [form for form in FORMS if form in wanted and form not in known]
    if not head or not missing:
        return source
    gender = known["gender"].partition("=")[2].strip() if "gender" in known else ""
    name = head[2].strip()
    forms = french(name, gender) if lang == "fr" else english(name) if lang == FIRST else {}
    missing = [form for form in missing if form in forms]  # nobody guesses in a language whose rules are not here
    added = "".join(f"    .{form} = {forms[form]}\n" for form in missing)
    return f"{source.rstrip()}\n{added}"


def english(name: str) -> dict[str, str]:
    bare = name[4:] if name.lower().startswith("the ") else lowered(name)
    the = f"the {bare}"
    article = "an" if bare[:1].lower() in "aeiou" else "a"
    forms = {"gender": "neuter", "plural": english_plural(bare), "the": the, "a": f"{article} {bare}"}
    return {**forms, "of": f"of {the}", "to": f"to {the}"}


def english_plural(name: str) -> str:
    head, of, rest = name.partition(" of ")
    if re.search(r"[^aeiou]y$", head):
        many = f"{head[:-1]}ies"
    elif head.endswith("man"):
        many = f"{head[:-2]}en"
    else:
        many = f"{head}es" if re.search(r"(?:s|x|z|ch|sh)$", head) else f"{head}s"
    return many + of + rest


def french(name: str, gender: str = "") -> dict[str, str]:
    named = ARTICLE.match(name)
    bare = named[3] if named else lowered(name)
    article = (named[1] or named[2]).lower() if named else ""
    if not gender:
        noun, *others = LINK.split(bare)[0].split(" ")
        by_ending = bool(FEMININE.search(noun) and not MASCULINE.search(noun)) or any(map(AGREEING.search, others))
        gender = "feminine" if article == "la" or (not article and by_ending) else "masculine"
    if article not in ("le", "la", "les"):
        article = "l’" if elides(bare) else "la" if gender == "feminine" else "le"
    the = f"{article}{bare}" if article == "l’" else f"{article} {bare}"
    one = the if named else f"{'une' if gender == 'feminine' else 'un'} {bare}"
    of, to = (CONTRACTED[form].get(article, "") for form in ("of", "to"))
    forms = {"gender": gender, "plural": french_plural(bare), "the": the, "a": one}
    return {**forms, "of": of + bare if of else f"de {the}", "to": to + bare if to else f"à {the}"}


def elides(word: str) -> bool:
    first = word[:1].lower()
    return first in VOWELS or (first == "h" and not ASPIRATED.match(word))


def french_plural(name: str) -> str:
    """Nouns and adjectives up to the first preposition."""
    head, *rest = LINK.split(name, maxsplit=1)
    return " ".join([*(plural_word(word) for word in head.split(" ")), *rest])


def plural_word(word: str) -> str:
    if word[-1:] in "sxz":
        return word
    if re.search(r"e?au$|eu$", word):
        return f"{word}x"
    return f"{word[:-2]}aux" if word.endswith("al") else f"{word}s"


def lowered(name: str) -> str:
    return name[:1].lower() + name[1:]

help = read the rules: whole books, one rule, a search, the tests that prove them
help-book = a book, or the id of one rule; without it, the list of books
help-find = show the rules that contain these words, or the rule with this id
help-lang = language of the answer (default: that of the environment)
help-coverage = show which rules have a test, which are waived and which are missing
help-json = print one JSON document

book-counts = { $rules } rules, { $components } components, { $missing } gaps in the source
hint-book = To read a book: souterrain rules BOOK
hint-rule = To read a rule with its ruling and its neighbours: souterrain rules ID

section = Section of the rulebook (French): { $section }
ruling = Ruling: { $text }
example = Example: { $text }
waiver = No test, because: { $text }
tests = Tests: { $tests }
previous = Before: { $id }
next = After: { $id }
same-section = Same section: { $ids }

found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
nothing-found = No rule contains all of these words: { $text }. Try fewer words, or the beginning of a word.

coverage = { $rules } rules: { $tested } tested, { $waived } waived, { $missing } missing
complete = Marked complete: each rule must have a test or a waiver.
incomplete = Not marked complete yet.
missing = Without test or waiver:
waived = Waived:
faults = Faults:
fault-untested = { $place } has neither a test nor a waiver.
fault-waivers = { $place }: { $detail } rules are waived; at most 5% may be. Write tests for some of them.
fault-no-assertion = { $place } cites a rule but asserts nothing. State a fact, or drop the citation.
fault-skipped = { $place } cites a rule but is skipped or expected to fail, so it proves nothing.
fault-not-plain = { $place } cites a rule by something else than a plain string. Write the id out.
fault-unknown-rule = { $place } cites { $detail }, which no ledger has. Correct the id.
fault-unreadable = { $place } cannot be read: { $detail }.

unknown-book = There is no book named “{ $book }”. The books are: { $books }.
unknown-rule = There is no rule “{ $id }”. To look for it: souterrain rules { $book } --find TEXT
unknown-rule-closest = There is no rule “{ $id }”. The closest: { $closest }.
no-tests = Coverage needs the tests, and this installation came without them. Run the command from a checkout of the project.
bad-ledger = A ledger cannot be read. { $error }

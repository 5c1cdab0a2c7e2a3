help = lire les règles : un livre entier, une règle, une recherche, les tests qui les prouvent
help-book = un livre, ou l’identifiant d’une règle ; sans lui, la liste des livres
help-find = montrer les règles qui contiennent ces mots, ou la règle qui porte cet identifiant
help-lang = langue de la réponse (par défaut, celle de l’environnement)
help-coverage = montrer les règles testées, celles qui sont dispensées et celles qui manquent
help-json = écrire un seul document JSON

book-counts = { $rules } règles, { $components } éléments de matériel, { $missing } lacunes de la source
hint-book = Pour lire un livre : souterrain rules LIVRE
hint-rule = Pour lire une règle avec sa décision et ses voisines : souterrain rules IDENTIFIANT

section = Section du livret : { $section }
ruling = Décision : { $text }
example = Exemple : { $text }
waiver = Sans test, parce que (en anglais) : { $text }
tests = Tests : { $tests }
previous = Avant : { $id }
next = Après : { $id }
same-section = Même section : { $ids }

found = { $count ->
    [one] 1 règle trouvée
   *[other] { $count } règles trouvées
}
nothing-found = Aucune règle ne contient tous ces mots : { $text }. Essayez moins de mots, ou un début de mot.

coverage = { $rules } règles : { $tested } testées, { $waived } dispensées, { $missing } manquantes
complete = Livre marqué complet : chaque règle doit avoir un test ou une dispense.
incomplete = Livre pas encore marqué complet.
missing = Sans test ni dispense :
waived = Dispensées (motif en anglais) :
faults = Défauts :
fault-untested = { $place } n’a ni test ni dispense.
fault-waivers = { $place } : { $detail } règles sont dispensées, alors que 5 % au plus peuvent l’être. Écrivez des tests pour certaines d’entre elles.
fault-no-assertion = { $place } cite une règle mais n’affirme rien. Énoncez un fait, ou retirez la citation.
fault-skipped = { $place } cite une règle mais il est sauté ou censé échouer : il ne prouve rien.
fault-not-plain = { $place } cite une règle autrement que par une simple chaîne. Écrivez l’identifiant en toutes lettres.
fault-unknown-rule = { $place } cite { $detail }, qu’aucun registre ne contient. Corrigez l’identifiant.
fault-unreadable = { $place } ne peut pas être lu : { $detail }.

unknown-book = Il n’y a pas de livre nommé « { $book } ». Les livres sont : { $books }.
unknown-rule = Il n’y a pas de règle « { $id } ». Pour la chercher : souterrain rules { $book } --find TEXTE
unknown-rule-closest = Il n’y a pas de règle « { $id } ». Les plus proches : { $closest }.
no-tests = Le relevé demande les tests, et cette installation n’en contient pas. Lancez la commande depuis une copie de travail du projet.
bad-ledger = Un registre ne peut pas être lu. { $error }

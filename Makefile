# Three commands matter: `make play`, `make quick` while working and `make test` before it is shared. Each sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
POSTGRES := $(VENV)/.postgres
PAGE := src/souterrain/web/index.html
PAGE_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -name wire.ts) src/souterrain/server/protocol/messages.py src/souterrain/server/http/book.py

.PHONY: play quick test check format bench strength balance fuzz mutants kill clean page browser
.DEFAULT_GOAL := play

play: $(READY) $(PAGE)
	$(BIN)/souterrain play

# What was compiled once is kept, also where the environment says otherwise: tests start many processes, which all read the same.
quick test: export PYTHONDONTWRITEBYTECODE :=

# Everything but browser, servers and campaigns, in less than a minute. (To read the plugins takes as long as a thousand tests.)
quick: $(READY)
	$(BIN)/python -m pytest -n 2 --dist worksteal -p no:schemathesis -p no:hypothesispytest \
		-m "not browser and not server and not long"

# Long tests of the page come last: whoever has nothing left takes some of the other's.
test: $(READY) $(POSTGRES) $(PAGE) browser
	$(BIN)/python -m pytest -n 2 --dist worksteal

# The store is tested on a real PostgreSQL server, which the tests start themselves.
$(POSTGRES): $(READY)
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql > /dev/null; } \
		|| { echo "The tests of the table need a PostgreSQL server: sudo apt-get install postgresql"; exit 1; }
	touch $@

# Built when its sources have changed. Node comes from this machine or from PyPI; nobody else needs it.
page: $(PAGE)

$(PAGE): $(READY) $(PAGE_SOURCES)
	$(BIN)/python web/build.py
	touch $@

# The tests of the page play in Debian's Chromium.
browser:
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null || command -v google-chrome > /dev/null \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium > /dev/null; } \
		|| { echo "The tests of the page need Chromium: sudo apt-get install chromium"; exit 1; }

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Whether computer players keep their time over a thousand answers: `souterrain bench thinking`, a quarter of an hour.
bench: $(READY)
	$(BIN)/souterrain bench --json
	-$(BIN)/python -m tests.server.loading
	$(BIN)/python -m tests.server.loading

# Who beats whom, and how even the tables are: a hundred games for each row, hours; broken off, they go on where they were.
strength balance: $(READY)
	$(BIN)/souterrain campaign $@ --results $@.csv

# Ten thousand flicks against fifty digits, as many random games of each game, every invariant looked at at every decision, and
# as many mutants of our packs: hours. GAMES=300 for a taste.
GAMES ?= 10000
fuzz: $(READY)
	$(BIN)/python -m tests.flick.against_reference --shots $(GAMES) --jobs 2
	$(BIN)/python -m tests.every_game.campaign --games $(GAMES) --jobs 2
	$(BIN)/python -m tests.content.mutants --count $(GAMES) --length 3 --jobs 2

# The rules of each game broken in so many places, one at a time, to see which of them no test holds: hours.
# BOOKS=twister COUNT=15 for a taste.
COUNT ?= 300
BOOKS ?= catacombs catacombs/soloth claustrophobia conquest twister
mutants: $(READY)
	for book in $(BOOKS); do $(BIN)/python -m tests.mutants $$book --count $(COUNT) || exit 1; done

# Two hundred kills of the server under load, on each database.
kill: $(READY) $(POSTGRES)
	$(BIN)/python -m tests.server.killing --kills 200 --database sqlite
	$(BIN)/python -m tests.server.killing --kills 200 --database postgresql

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache

# pip 25.1 is the first that reads dependency groups; it is pinned with the rest.
$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --group dev --group bench --editable .
	$(BIN)/python -m souterrain.flick.warm souterrain.discs.stakes
	touch $@

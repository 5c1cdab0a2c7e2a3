# Three commands matter: `make play`, `make quick` while working and `make test` before it is shared. Each sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
RESEARCH := $(VENV)/.research
POSTGRES := $(VENV)/.postgres
PAGE := src/souterrain/web/index.html
PAGE_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -name wire.ts) src/souterrain/server/protocol/messages.py src/souterrain/server/http/book.py

.PHONY: play quick test check compiled dist format bench bench-server hour strength balance ratings conformance fuzz mutants kill clean page browser pictures
.DEFAULT_GOAL := play

play: $(READY) $(PAGE)
	$(BIN)/souterrain play

# What was compiled once is kept, also where the environment says otherwise: tests start many processes, which all read the same.
quick test: export PYTHONDONTWRITEBYTECODE :=

# Everything but browser, servers and campaigns, in less than a minute. (To read the plugins takes as long as a thousand tests.)
quick: $(RESEARCH)
	$(BIN)/python -m pytest -n 2 --dist worksteal -p no:schemathesis -p no:hypothesispytest -p no:faker \
		-m "not browser and not server and not long and not quiet"

# Long tests of the page come last: whoever has nothing left takes some of the other's. What measures time runs afterwards, alone.
test: $(RESEARCH) $(POSTGRES) $(PAGE) browser
	$(BIN)/python -m pytest -n 3 --dist worksteal -m "not quiet"
	$(BIN)/python -m pytest -m quiet

# The libraries of researchers, 60 MB to fetch: whoever plays needs none of them.
$(RESEARCH): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[research]'
	touch $@

# The store is tested on a real PostgreSQL server, and what stands in front of servers is a real Caddy; the tests start both themselves.
$(POSTGRES): $(READY)
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql > /dev/null; } \
		|| { echo "The tests of the table need a PostgreSQL server: sudo apt-get install postgresql"; exit 1; }
	@command -v caddy > /dev/null \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq --no-install-recommends caddy > /dev/null; } \
		|| { echo "The tests of what stands in hosting/ need Caddy: sudo apt-get install caddy"; exit 1; }
	touch $@

# Built when its sources have changed. Node comes from this machine or from PyPI; nobody else needs it.
page: $(PAGE)

$(PAGE): $(READY) $(PAGE_SOURCES)
	$(BIN)/python web/build.py
	touch $@

# The tests of the page play in Chromium: in Debian's headless shell, which takes a third less time, or in whatever is there.
browser:
	@command -v chromium-headless-shell > /dev/null \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium-headless-shell > /dev/null; } \
		|| command -v chromium > /dev/null || command -v chromium-browser > /dev/null || command -v google-chrome > /dev/null \
		|| { echo "The tests of the page need Chromium: sudo apt-get install chromium-headless-shell"; exit 1; }

# The pictures of README.md, small ones; to be looked at before they are kept.
pictures: $(READY) $(PAGE) browser
	SOUTERRAIN_PICTURES=docs/pictures $(BIN)/python -m pytest -p no:cacheprovider tests/page/pictures.py

# Format, lint and types; and that no game costs 5 % more instructions a decision than was recorded, where valgrind is there.
check: $(RESEARCH)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m tests.speed

# A wheel for this machine's Python in which rules and minds are compiled: minutes, with a C compiler. Nobody needs it, and it plays the
# same games, bit for bit: `python -m tests.speed.compiled dist/souterrain-….whl`.
compiled: $(READY) $(PAGE)
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps \
		--build-constraint constraints.txt --wheel-dir dist .

# Wheel and sdist with the page inside; then the wheel in empty environments, without our pins, of each Python that is here, once
# with the oldest packages that it says it runs with: a match, the recorded ones, the page, a match over the network. Minutes.
dist: $(READY) $(PAGE)
	rm -rf dist
	$(BIN)/uv --system-certs build --quiet --build-constraints constraints.txt
	$(BIN)/uv --system-certs tool run --quiet --from twine twine check --strict dist/*
	$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/win32 src
	$(BIN)/mypy --platform darwin --cache-dir .mypy_cache/darwin src
	$(BIN)/python -m tests.outside.install dist/*.whl

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Whether computer players keep their time over a thousand answers: `souterrain bench thinking`, a quarter of an hour.
bench: $(READY)
	$(BIN)/souterrain bench --json
	$(BIN)/python -m tests.flick.measured
	-$(BIN)/python -m tests.server.loading
	$(BIN)/python -m tests.server.loading

# Five hundred matches at one move a second, for an hour: how long answers take, and whether the memory stays as it is.
hour: $(READY)
	$(BIN)/python -m tests.server.loading --hour --json hour.json

# Our answers a second beside those of boardgame.io, in turns on this machine. It is fetched into a folder that git ignores.
bench-server: $(READY)
	$(BIN)/python -m tests.server.beside --json bench-server.json

# Who beats whom, how even the tables are, and everybody against everybody: a hundred games for each row, hours; broken off, they
# go on where they were.
strength balance ratings: $(READY)
	$(BIN)/souterrain campaign $@ --results $@.csv

# Ten thousand flicks against fifty digits, as many random games of each game, every invariant looked at and every oracle asked at
# every decision, as many mutants of our packs, and each number in them at the ends of its range; a hundred thousand sequences of
# people who try everything at a table, and as many pairs of tables that a viewer must not be able to tell apart: hours.
# GAMES=300 SEQUENCES=3000 for a taste.
GAMES ?= 10000
SEQUENCES ?= 100000
fuzz: $(READY)
	$(BIN)/python -m tests.flick.against_reference --shots $(GAMES) --jobs 2
	$(BIN)/python -m tests.every_game.campaign --games $(GAMES) --jobs 2
	$(BIN)/python -m tests.content.mutants --count $(GAMES) --length 5 --jobs 2
	$(BIN)/python -m tests.content.sweep --length 5 --jobs 2
	$(BIN)/python -m tests.server.adversary --sequences $(SEQUENCES) --jobs 2
	$(BIN)/python -m tests.server.pairs --pairs $(SEQUENCES) --jobs 2

# The environments of researchers under their libraries' own tests, at length, and games on a cluster of three nodes, of which one is
# killed in the middle: some minutes. `make test` has the short forms, and knows nothing of Ray.
conformance: $(RESEARCH)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[cluster]'
	SOUTERRAIN_GAMES=tests.lantern $(BIN)/python -m tests.research.conformance
	SOUTERRAIN_GAMES=tests.lantern $(BIN)/python -m tests.lab.lost_node

# The rules of each game broken in so many places, one at a time, to see which of them no test holds; whether any test notices what
# is excused; and where rules meet, whether the oracles notice. What was killed is kept in the files of RESULTS and not tried again:
# an hour from nothing, `make mutants SEED=7 RESULTS=FOLDER`; and BOOKS=GAME or GAME/EXPANSION, COUNT=15 for a taste.
COUNT ?= 300
SEED ?= 20261120
RESULTS ?= tests/mutants/results
BOOKS ?= $$($(BIN)/python -c "from tests.every_game.table import NAMES; print(*NAMES, 'discs')")
mutants: $(READY)
	failed=0; for book in $(BOOKS); do \
		$(BIN)/python -m tests.mutants $$book --narrow --jobs 2 --count $(COUNT) --seed $(SEED) --results $(RESULTS)/$${book##*/}.json || failed=1; \
		$(BIN)/python -m tests.mutants $$book --narrow --jobs 2 --excused || failed=1; \
	done; \
	$(BIN)/python -m tests.mutants.interplay --jobs 2 || failed=1; \
	exit $$failed

# Five hundred kills under load with real games on each database, two servers on PostgreSQL: hours. KILLS=12 for a taste.
KILLS ?= 500
kill: $(READY) $(POSTGRES)
	$(BIN)/python -m tests.server.killing --kills $(KILLS)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev,bench]'
	$(BIN)/python -m souterrain.flick.warm souterrain.discs.stakes
	touch $@

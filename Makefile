# Two commands matter: `make play` and `make test`. Each sets up what it needs; the second time it is quick.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check format bench fuzz clean
.DEFAULT_GOAL := play

play: $(READY)
	$(BIN)/souterrain play claustrophobia --text

test: $(READY)
	$(BIN)/python -m pytest -n 2

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(READY)
	$(BIN)/souterrain bench --json

# Ten thousand random games of each game, every invariant looked at at every decision: hours. GAMES=300 for a taste.
GAMES ?= 10000
fuzz: $(READY)
	$(BIN)/python -m tests.every_game.campaign --games $(GAMES) --jobs 2

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache

# pip 25.1 is the first that reads dependency groups; it is pinned with the rest.
$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --group dev --group bench --editable .
	touch $@

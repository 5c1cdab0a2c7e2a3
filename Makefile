# Two commands matter: `make play` and `make test`. Each sets up what it needs; the second time it is quick.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready

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

bench: $(BENCH_READY)
	$(BIN)/souterrain bench --json

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache

# pip 25.1 is the first that reads dependency groups; it is pinned with the rest.
$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --group dev --editable .
	touch $@

$(BENCH_READY): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --group bench
	touch $@

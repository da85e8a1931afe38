# Every target sets up what it needs in .venv. PYTHON: a Python 3.11 or newer.
PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install -q --disable-pip-version-check
WORKERS ?= auto
# Servers, browsers and databases leave half of the time of a core to others.
WAITING ?= $(shell expr 2 '*' $$(getconf _NPROCESSORS_ONLN))
CLIENT := $(shell find web src/knossos/locale -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -name '*.pyc')
RULES := src tests/maze tests/game tests/games tests/conformance

.PHONY: play test check bench soak mutants clean
.DELETE_ON_ERROR:

play: .venv/play  ## serve tables for people and bots, and show them in the browser
	@$(BIN)/knossos serve --open

test: .venv/dev  ## everything that has to pass
	@rm -f .stages
	@$(call stage,format,$(BIN)/ruff format --check)
	@$(call stage,lint,$(BIN)/ruff check)
	@$(call stage,types,$(BIN)/mypy)
	@$(call stage,rooms,$(BIN)/lint-imports)
	@$(call stage,client,$(BIN)/python web/build.py npm run check && $(BIN)/python web/build.py npm test)
	@$(call stage,every line of the rules,NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -n $(WORKERS) --dist worksteal $(RULES) && $(BIN)/coverage combine -q && $(BIN)/coverage report --fail-under=100)
	@$(call stage,everything else,$(BIN)/pytest -n $(WAITING) --dist worksteal --durations 25 $(RULES:%=--ignore=%))
	@$(call stage,compiled code,$(BIN)/pytest tests/maze)
	@echo; echo 'Seconds for each stage:'; cat .stages; rm .stages

check: .venv/dev  ## the quick part of test
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/pytest -n $(WORKERS) tests/game tests/games tests/locale tests/match src

bench: .venv/dev  ## every speed figure, side by side
	@$(BIN)/python -m benchmarks

soak: .venv/dev  ## ten thousand random games of every game, 500 kills of the server on either store, 100 of a worker, 100,000 messages
	@$(BIN)/python -m tests.soak

mutants: .venv/dev  ## break the rules code and see whether the tests notice
	@$(BIN)/python -m tests.mutants

clean:  ## remove everything that was set up or built
	rm -rf .venv mutants build dist web/node_modules web/dist .coverage* .stages

.venv/play: pyproject.toml hatch_build.py $(CLIENT) | $(BIN)/python
	@echo 'Setting up .venv ...'
	@$(INSTALL) -e .
	@touch $@

.venv/dev: pyproject.toml hatch_build.py $(CLIENT) | $(BIN)/python
	@echo 'Setting up .venv, with the tools for development ...'
	@$(INSTALL) -e '.[fast,ray,dev]'
	@touch .venv/play $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Knossos needs Python 3.11 or newer; name one with: make PYTHON=python3.x")'
	@$(PYTHON) -m venv .venv

# $(call stage,name,command): run a command, say how long it took, keep that for the end.
define stage
echo; echo '== $(1)'; start=$$(date +%s); { $(2); } && \
printf '%6s  %s\n' $$(( $$(date +%s) - start )) '$(1)' >> .stages
endef

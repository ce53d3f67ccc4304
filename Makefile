# `make run` and `make test` need only Python 3.11 and make; README.md says what else there is.

PYTHONS := python3.11 python3.12 python3.13 python3.14 python3
PYTHON ?= $(shell for python in $(PYTHONS); do $$python -c "" 2>/dev/null && echo $$python && break; done)
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
LIBRARIES := $(VENV)/.libraries
# Absolute, since qmllint does not find relative files in their qmldir and then warns of singletons.
QML_ROOT := $(CURDIR)/casino_desktop/qml
QML := $(shell find $(QML_ROOT) -name '*.qml' | sort)
TESTS ?=
ARGS ?=
# Tests and linters see no screen, and the same bytes whatever the system's language is.
HEADLESS := LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software

.DEFAULT_GOAL := run
.PHONY: run test lint fmt i18n dist bench venv assets lock clean distclean

run: assets
	$(BIN)/casino-desktop $(ARGS)

# TESTS="tests/rules -k sweep" runs some of them.
test: assets
	$(HEADLESS) $(BIN)/pytest -n 2 $(TESTS)

lint: assets
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	@$(BIN)/python packaging/qmltypes.py
	@$(BIN)/pyside6-qmllint --max-warnings 0 -I $(QML_ROOT) -I build/qmltypes $(QML)

fmt: venv
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# Merges new strings into translations/*.ts and drops those that are gone.
i18n: venv
	$(BIN)/python packaging/translations.py

# Everything that is handed out for this system, into dist/; prints its sizes and times.
dist: test
	@$(BIN)/python packaging/dist.py

bench: assets
	$(HEADLESS) $(BIN)/casino bench

venv: $(LIBRARIES)

$(INSTALLED): requirements.lock pyproject.toml packaging/environment.py
	$(if $(PYTHON),,$(error Casino needs Python 3.11 or newer, and this system has no python3))
	@$(PYTHON) packaging/environment.py
	@touch $@

$(LIBRARIES): $(INSTALLED) packaging/qt_libraries.py packaging/debian.py
	@$(BIN)/python packaging/qt_libraries.py
	@touch $@

# Decides by itself what is stale.
assets: venv
	@$(BIN)/python packaging/assets.py

# Locks the newest versions that pyproject.toml allows; only the developer who updates runs it.
lock: venv
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate --no-emit-index-url --extra dev \
		--output-file requirements.lock pyproject.toml

clean:
	rm -rf build dist casino_desktop/i18n casino_desktop/resources.rcc
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find casino_desktop tests packaging resources -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean
	rm -rf $(VENV)

# make run: the window · make test: the tests. Each sets up what it needs first.

PYTHON ?= python3
BIN := .venv/bin
PIP_INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check --no-input
SAMPLE := resources/samples/hell_dorado/Embuscade au gué.json
REPORT := build/report.pdf

TS := $(wildcard resources/translations/*.ts)
QM := $(TS:.ts=.qm)

.DEFAULT_GOAL := help
.PHONY: help setup run test lint bench translations schemas screenshots package bundle lock clean

help:
	@echo "make run           the window (without a display: a sample resolved and its report)"
	@echo "make test          the tests"
	@echo "make lint          style and types"
	@echo "make bench         speed beside the exact dice libraries"
	@echo "make translations  gather the strings for the translators"
	@echo "make schemas       the JSON schemas of engagements and rosters"
	@echo "make screenshots   pictures of the window"
	@echo "make package       the bundle, the Debian package and the wheel, in dist"
	@echo "make setup         only what the others need (done by each of them)"
	@echo "make lock          resolve the dependencies anew"
	@echo "make clean         take away what was built (.venv stays)"

setup: .venv/installed $(QM)
	@:

# A package that cannot be installed is named and does not stop anything that works without it.
build/system-packages: packaging/apt-packages.txt packaging/system-packages
	@mkdir -p build
	@if packaging/system-packages; then touch $@; fi

.venv/locked: requirements.lock | build/system-packages
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Toise needs Python 3.11 or newer")'
	@echo "Installing the Python packages into .venv"
	@$(PYTHON) -m venv .venv
	@$(PIP_INSTALL) --require-hashes --only-binary :all: -r requirements.lock
	@touch $@

.venv/installed: pyproject.toml .venv/locked
	@$(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

%.qm: %.ts | .venv/installed
	@$(BIN)/pyside6-lrelease -silent $< -qm $@

run: setup
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname)" = Darwin ]; then \
		$(BIN)/toise; \
	else \
		echo "No display, hence no window: here is a sample engagement, its report in $(REPORT)." && \
		mkdir -p build && \
		$(BIN)/toise resolve "$(SAMPLE)" && \
		$(BIN)/toise report "$(SAMPLE)" -o $(REPORT); \
	fi

test: setup
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n auto --dist worksteal

lint: setup
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/basedpyright --pythonpath $(BIN)/python

bench: setup
	@$(BIN)/python -m tests.bench

schemas: setup
	@$(BIN)/python -m tests.schemas

screenshots: setup
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.screenshots

LUPDATE = $(BIN)/pyside6-lupdate -silent $$(find rules desktop -name '*.py' | LC_ALL=C sort) \
	-source-language en -locations none -no-obsolete -sort-messages \
	-tr-function-alias tr+=Text,tr+=mark

translations: setup
	@mkdir -p resources/translations
	@$(LUPDATE) -target-language fr_FR -ts resources/translations/toise_fr.ts
	@$(LUPDATE) -target-language en_GB -pluralonly -ts resources/translations/toise_en.ts
	@$(BIN)/python -m tests.catalogues resources/translations/*.ts
	@$(BIN)/pyside6-lrelease -silent resources/translations/*.ts

# What is bundled resolves the sample, knows its version and has Qt in French before it is packed.
bundle: setup
	@echo "Bundling"
	@$(BIN)/pyinstaller --noconfirm --log-level ERROR --distpath dist --workpath build/pyinstaller \
		packaging/toise.spec
	@dist/toise/toise resolve "$(SAMPLE)" --json >build/bundled.json
	@$(BIN)/toise resolve "$(SAMPLE)" --json | cmp - build/bundled.json
	@test "$$(dist/toise/toise --version)" = "$$($(BIN)/toise --version)"
	@test -f dist/toise/_internal/PySide6/Qt/translations/qtbase_fr.qm
	@! find dist/toise -name __pycache__ | grep .

# SCREENSHOTS: the address of a folder with packaging/screenshots, for the AppStream metadata.
package: bundle
	@echo "Packing"
	@QT_QPA_PLATFORM=offscreen $(BIN)/python packaging/deb.py dist/toise dist $(SCREENSHOTS)
	@$(BIN)/python -m hatchling build -t wheel -d dist

# With LOCK=--upgrade every version is chosen anew.
lock: setup
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate $(LOCK) --group dev pyproject.toml -o requirements.lock

clean:
	@rm -rf build dist .pytest_cache .ruff_cache .hypothesis
	@find desktop resources rules tests -name __pycache__ -prune -exec rm -rf {} +
	@rm -f resources/translations/*.qm

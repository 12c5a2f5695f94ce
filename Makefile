# Two commands: `make play` sits you down at the table, `make test` proves everything. Both set themselves up.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Everything the package is built from; a change of any of it builds it anew.
SOURCES := setup.py pyproject.toml $(shell find westward -type f ! -name '*.pyc' ! -name '*.so' 2>/dev/null)

# Without a working C compiler, or where compiling fails, the same source is installed as it is and runs interpreted.
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall

.PHONY: play test bench browser fields lint format clean records records-retold puzzles mutants soak lowest docs lock

play: $(VENV)/.built
	@$(BIN)/westward serve --open

# Compiling keeps one core busy for long: meanwhile the other tools come, and what needs no build is checked.
test:
	@$(MAKE) --no-print-directory --jobs=2 $(VENV)/.built lint browser
	sh tests/run.sh

# The browser tests need a Chromium; where there is none and packages may be installed, Debian's is.
browser:
	@sh tools/browser.sh

# Leaves out every field of every position once wherever it is set up, copied, written or derived: the contract tests must notice.
fields: $(VENV)/.dev
	$(BIN)/python tools/forgotten_fields.py

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/check_web.py

format: $(VENV)/.dev
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

bench: $(VENV)/.built $(VENV)/.bench
	$(BIN)/westward bench --seconds 0.2
	PYTHONPATH=. $(BIN)/python -m westward bench --seconds 0.2

# The recorded whole games of the tests, chosen and played anew; or the same games, with what their moves tell written anew.
records: $(VENV)/.built
	$(BIN)/python tools/record_games.py

records-retold: $(VENV)/.built
	$(BIN)/python tools/record_games.py --retell

# The puzzles of the games, made anew: after a change of rules or boards. Minutes for each game; see docs/puzzles.md.
puzzles: $(VENV)/.built
	nice -n 19 $(BIN)/python tools/puzzles.py $(GAMES)

# Plants faults in the rules and looks whether the tests notice them. Hours for all; see docs/testing.md.
mutants: $(VENV)/.dev
	PYTHONPATH=. nice -n 19 $(BIN)/python tools/mutants.py $(GAMES)

# Random games of all kinds under their invariants; the server under many more kills, faults and nonsense than `make test` has time for.
soak: $(VENV)/.built $(VENV)/.dev
	WESTWARD_SOAK=1 $(BIN)/pytest --timeout 3600 tests/server/test_kill.py tests/server/test_faults.py tests/server/test_fuzz.py
	$(BIN)/python tools/soak.py $(GAMES)

# The adapters with the lowest versions of their libraries that are asked for; the tests of `make test` run with the newest.
lowest:
	$(PYTHON) -m venv $(VENV)-lowest
	$(PYTHON) tools/requirements.py --lowest base batch gym pettingzoo openspiel render | xargs $(VENV)-lowest/bin/pip install --quiet --disable-pip-version-check
	$(VENV)-lowest/bin/pip install --quiet --disable-pip-version-check sb3-contrib==2.6.0 'pytest>=9.2' 'pytest-timeout>=2.4'
	PYTHONPATH=. $(VENV)-lowest/bin/pytest tests/envs/test_gym.py tests/envs/test_pettingzoo.py tests/envs/test_openspiel.py tests/envs/test_copying.py tests/envs/test_batch.py

# The pages of docs/ as a site in site/, with the library's reference and pictures of the games.
docs: $(VENV)/.docs
	$(BIN)/python tools/site.py
	$(BIN)/mkdocs build --strict --quiet
	@echo site/index.html

$(VENV)/.docs: $(VENV)/.base
	$(BIN)/python tools/requirements.py docs | xargs $(BIN)/pip install --quiet --no-compile --disable-pip-version-check
	touch $@

# The packages of the container, each with its hash; needs uv.
LOCK := uv pip compile --quiet --generate-hashes --universal --python-version 3.11 --no-header --no-annotate
lock:
	$(LOCK) pyproject.toml --extra table --extra calls --extra previews --extra postgres -o hosting/requirements.lock
	$(PYTHON) tools/requirements.py build | tr -d '"' | $(LOCK) - -o hosting/build.lock

clean:
	rm -rf $(VENV) $(VENV)-lowest site build *.egg-info .mypy_cache .ruff_cache .pytest_cache

$(VENV)/.base: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python tools/requirements.py build base table calls previews | xargs $(BIN)/pip install --quiet --no-compile --disable-pip-version-check
	touch $@

# pip need not compare all that is installed: the package itself may be arriving just then.
$(VENV)/.dev: $(VENV)/.base
	$(BIN)/python tools/requirements.py dev arena | xargs $(BIN)/pip install --quiet --no-compile --no-warn-conflicts --disable-pip-version-check
	touch $@

$(VENV)/.bench: $(VENV)/.base
	$(BIN)/python tools/requirements.py bench | xargs $(BIN)/pip install --quiet --no-compile --disable-pip-version-check
	touch $@

$(VENV)/.built: $(VENV)/.base $(SOURCES)
	$(INSTALL) . || { echo "Compiling failed: the rules are installed as they are and run many times slower." >&2; WESTWARD_INTERPRETED=1 $(INSTALL) .; }
	touch $@

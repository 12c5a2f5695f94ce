#!/bin/sh
# Unpacks a source distribution, installs what is in it into a new environment, and runs the tests of the core and one game against it.
#   sh tools/try_sdist.sh dist/westward-0.1.0.tar.gz
# PYTHON chooses the interpreter; with CC=false there is no compiler, and the rules must run interpreted.
set -eu
archive=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tar xzf "$archive" -C "$folder" --strip-components=1
cd "$folder"
"${PYTHON:-python3}" -m venv "$folder/.env"
.env/bin/pip install --quiet --disable-pip-version-check '.[batch,arena]' 'setuptools>=80' 'pytest>=9.2' 'pytest-timeout>=2.4' 'hypothesis>=6.170'
(cd / && "$folder/.env/bin/westward" --version)
.env/bin/pytest -q -p no:cacheprovider tests/core/test_game.py tests/core/test_record.py tests/core/test_rng.py tests/core/test_build.py tests/games/golden_city

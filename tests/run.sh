#!/bin/sh
# All tests with the package as it is installed (compiled where there is a C compiler), then the contract suite and the recorded games once more with
# the plain source: every game and number of players, the options as the box has them.
set -eu
cd "$(dirname "$0")/.."
bin=.venv/bin
# Many tests start servers and programs, which need not compile the same modules again each time.
unset PYTHONDONTWRITEBYTECODE
# Many tests wait for servers and browsers: one process more than there are cores keeps these busy.
jobs=$($bin/python -c 'import os; print((os.cpu_count() or 1) + 1)')
$bin/pytest -n "$jobs" --dist worksteal "$@"
if $bin/python -c 'import sys; sys.path.pop(0); import westward; sys.exit(not westward.compiled)'; then
    echo "Once more, interpreted:"
    PYTHONPATH=. $bin/pytest -n "$jobs" --dist worksteal tests/contract tests/records -m "not option" "$@"
fi

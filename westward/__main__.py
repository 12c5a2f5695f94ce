"""`python -m westward` is the command line."""

from westward.cli import main

main()

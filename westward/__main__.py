"""`python -m westward` is the command line."""

from westward.entry import main

main()

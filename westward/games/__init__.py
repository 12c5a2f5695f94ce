"""The games: every folder here is one, and nothing outside needs to know which."""

"""The games as environments for learning programs: PettingZoo, OpenSpiel, Gymnasium, and many positions at once.

Each adapter is a module of its own and needs its library alone: `pettingzoo`, `openspiel`, `gym`, `batch`.
"""

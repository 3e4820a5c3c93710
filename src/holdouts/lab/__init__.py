"""The lab: the laws of every game, fuzzing, simulation and speed."""

"""The rules of Maximum Apocalypse, one module for each chapter."""

"""The rules of The Long Night, a module for each chapter."""

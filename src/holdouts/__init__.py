"""Four survival board games on one small engine."""

__version__ = "0.1.0"

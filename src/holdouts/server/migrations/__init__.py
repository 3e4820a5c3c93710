"""How older data files become those of today."""

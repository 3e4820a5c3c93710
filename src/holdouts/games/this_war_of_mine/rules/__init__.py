"""The rules, chapter by chapter of the catalog."""

# The table.

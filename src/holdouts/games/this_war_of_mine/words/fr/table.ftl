# La table.

"""The dice of the table: the tray, and the record of what fell."""

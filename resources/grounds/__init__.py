"""What the table is made of, as faint light and shade that lies over its colour."""

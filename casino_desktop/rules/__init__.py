"""The rules of Casino: values, legal moves, dealing, scoring and winning; no screen, no files."""

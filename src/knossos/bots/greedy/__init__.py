"""Takes what it can reach now, or else goes where the next push will most likely reach it. Ignores the others."""

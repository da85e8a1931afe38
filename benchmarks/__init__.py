"""Every speed figure of Knossos, measured in one run."""

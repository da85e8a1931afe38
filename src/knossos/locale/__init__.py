"""What people are told: one message catalogue per language, and the one place where a key becomes a sentence."""

from knossos.locale.catalogue import Catalogue, Problem, Seat, Value, catalogue, languages

__all__ = ["Catalogue", "Problem", "Seat", "Value", "catalogue", "languages"]

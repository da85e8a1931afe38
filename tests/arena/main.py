"""The command `simulate` alone, treated as `knossos` treats its commands: `python -m tests.arena.main simulate`."""

import argparse
import sys

from knossos.arena import command
from knossos.locale import Problem


def main() -> int:
    parser = argparse.ArgumentParser(prog="knossos")
    parser.set_defaults(language="en")
    command.add(parser.add_subparsers(required=True))
    options = parser.parse_args()
    try:
        options.run(options)
    except Problem as problem:
        print(f"knossos: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())

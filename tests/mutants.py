"""Break the code of `maze/` and `games/` on purpose, and count what the tests notice.

    python -m tests.mutants [NAME ...]

Prints the rate, and every survivor with the line that was changed. A survivor is explained in `docs/mutants.md` by its
changed line, or it is a gap in the tests. Exits with 1 below 90%.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXPLAINED = ROOT / "docs" / "mutants.md"
STATS = ROOT / "mutants" / "mutmut-cicd-stats.json"
BAR = 0.90


def main() -> int:
    ran = subprocess.run(
        [_mutmut(), "run", *sys.argv[1:]],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        stdout=None if sys.stdout.isatty() else subprocess.DEVNULL,  # its progress is for people
        check=False,
    )
    if ran.returncode:
        return ran.returncode
    _output("export-cicd-stats")
    stats = json.loads(STATS.read_text(encoding="utf-8"))
    noticed = stats["killed"] + stats["timeout"]
    print(f"\n{noticed:,} of {stats['total']:,} mutants noticed: {noticed / stats['total']:.1%}\n")
    explained = EXPLAINED.read_text(encoding="utf-8")
    for name in re.findall(r"^\s*(\S+): (?:survived|no tests|suspicious)", _output("results"), re.MULTILINE):
        changed = re.findall(r"^[-+](?![-+]) *(.*)", _output("show", name), re.MULTILINE)
        known = "explained" if any(f"`{line}`" in explained for line in changed) else "NOT EXPLAINED"
        print(f"{name} ({known})\n    " + "\n    ".join(changed))
    return 0 if noticed >= BAR * stats["total"] else 1


def _output(*arguments: str) -> str:
    return subprocess.run([_mutmut(), *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def _mutmut() -> str:
    return str(Path(sys.executable).with_name("mutmut"))


if __name__ == "__main__":
    sys.exit(main())

"""Does `check` find the faults of faults.txt? Makes each in a copy of the game, and looks for a finding that the game as it is
does not have. Prints a line for each, and a score; fails if fewer are found than `wanted` of all.

faults.py PROGRAM SECONDS WANTED [first|second|NUMBER...]: which of them; all if none is named.
"""

import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests"))
from mutate import read_mutations  # noqa: E402

SHORT = 10  # decisions


def game_of(fault):
    return Path(fault.at).name.split(".")[0]


def lay_out(fault, folder, broken):
    """A copy of the game with its texts in the folder. Returns its path there."""
    source = ROOT / Path(fault.at).parent
    for suffix in ("lua", "texts.lua"):
        file = source / f"{game_of(fault)}.{suffix}"
        if file.exists():
            shutil.copy(file, folder)
    if broken:
        path = Path(folder, Path(fault.at).name)
        path.write_text(path.read_text().replace(fault.old, fault.new))
    return f"./{game_of(fault)}.lua"


def check(program, seconds, fault, broken):
    """What check finds, the seconds that it takes, and the status of the spec that it leaves."""
    with tempfile.TemporaryDirectory() as folder:
        path = lay_out(fault, folder, broken)
        began, used = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
        run = subprocess.run([program, "check", path, "--format", "json", "--lang", "en", "--time", str(seconds)],
                             cwd=folder, capture_output=True, text=True)
        now = resource.getrusage(resource.RUSAGE_CHILDREN)
        cpu = now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime
        try:
            findings = json.loads(run.stdout)["findings"]
        except ValueError:
            sys.exit(f"faults: {fault.name}: check says no JSON: {run.stdout[:200]} {run.stderr[:500]}")
        specs = {f["spec"] for f in findings if f.get("spec")}
        tested = {s: subprocess.run([program, "test", s], cwd=folder, capture_output=True, text=True) for s in specs}
        return findings, time.monotonic() - began, cpu, tested


def names(finding, wanted):
    codes, words = wanted.split(": ", 1)
    return finding["code"] in codes.split("|") and re.search(words, finding["message"]) is not None


def main(program, seconds, wanted, which):
    program = os.path.abspath(program)
    faults = list(enumerate(read_mutations(ROOT / "tests/check/faults.txt"), 1))
    half = len(faults) // 2
    if which:
        numbers = {n for w in which for n in (range(1, half + 1) if w == "first" else range(half + 1, len(faults) + 1)
                                              if w == "second" else [int(w)])}
        faults = [(n, f) for n, f in faults if n in numbers]
    sound, found, games, short = {}, 0, 0, 0
    for number, fault in faults:
        game = game_of(fault)
        if game not in sound:
            sound[game] = check(program, seconds, fault, False)[0]
        findings, took, cpu, tested = check(program, seconds, fault, True)
        known = [f["message"] for f in sound[game]]
        hits = [f for f in findings if names(f, fault.wanted) and f["message"] not in known]
        best = min(hits, key=lambda f: f.get("decisions", 10**9), default=None)
        found += best is not None
        size = ""
        if best and "decisions" in best:
            games += 1
            short += best["decisions"] <= SHORT
            spec = tested.get(best["spec"])
            size = f"{best['decisions']} decisions of {best['answers_before']} answers, spec " + (
                "none" if spec is None else "of a note" if best["note"] else "fails as it should" if spec.returncode else "PASSES")
        print(f"{number:2} {'found' if best else 'NOT FOUND':9} {took:4.0f} s ({cpu:3.0f} s CPU)  {fault.name}: "
              f"{best['code'] if best else [f['code'] for f in findings]} {size}", flush=True)
    print(f"{found} of {len(faults)} found; {short} of {games} with a game shrunk to {SHORT} decisions or fewer")
    return 0 if found >= wanted else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]))

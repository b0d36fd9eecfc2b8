"""Do the tests notice? Makes each change of mutations.txt in a copy of the sources, builds it, and runs the quick tests
until a part fails. Prints a line for each change and a score; fails below 55 in 60. `make mutate` builds first.

mutate.py [WORD ...]: only the changes whose file or name has one of these words in it.
mutate.py --fit: only whether each change still fits the sources, and each fault of check/faults.txt; makes nothing.
"""

import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIES = 2  # as many at once
WANTED = 55 / 60
BUILT = "built build/tests/unit_main build/must/honest build/must/battery"
FLAGS = ["CFLAGS_OPT=-O1", "CFLAGS=-w"]
# Quick parts of the tests, the quickest first.
CLI = "picture play anew maharaja roles rules serve trade shown free hidden usage seats chain gone sim journal report spec knobs compare sweep revision course cover check"
SPECS = [("specs", "build/croupier test tests/specs/*.lua")]
SESSIONS = [("sessions", "sh tests/sessions/run.sh"), ("golden", "sh tests/golden.sh")]
UNIT = [("unit", "build/tests/unit_main -f -x attacks")]  # the attacks take as long as all else
PROGRAM = [(f"cli/{name}", f"sh tests/cli/{name}.sh") for name in CLI.split()]
PARTS = (
    SPECS + PROGRAM[:11] + SESSIONS + UNIT + PROGRAM[11:]
    + [("battery", "build/must/battery 20 5000 scripts/five_towers.lua && build/must/battery 4 5000 scripts/byzanz.lua"),
       ("honest", "build/must/honest deals 40 scripts/byzanz.lua && build/must/honest deals 40 examples/leduc.lua")]
)


class Mutation:
    def __init__(self, title):
        self.file, self.name = title.split(": ", 1)
        self.old, self.new, self.wanted, self.answer = [], [], None, None

    def path(self, root):
        found = {p for p in subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=root, text=True,
                                           capture_output=True, check=True).stdout.split("\n")
                 if f"/{p}".endswith(f"/{self.file}")}
        if len(found) != 1:
            sys.exit(f"mutate: {len(found)} files are called {self.file}")
        return found.pop()


def read_mutations(path):
    mutations = []
    for line in path.read_text().splitlines():
        if line.startswith("-"):
            mutations[-1].old.append(line[1:])
        elif line.startswith("+"):
            mutations[-1].new.append(line[1:])
        elif line.startswith("="):
            mutations[-1].wanted = line[1:].strip()
        elif line and not line.startswith("#"):
            mutations.append(Mutation(line))
    for m in mutations:
        m.at = m.path(ROOT)
        m.old, m.new = "\n".join(m.old), "\n".join(m.new)
    return mutations


def misfit(m):
    """Why the change cannot be made, or None."""
    times = (ROOT / m.at).read_text().count(m.old)
    if not m.old or times != 1:
        return f"{m.file}: {m.name}: what it replaces is there {times} times"
    return f"{m.file}: {m.name}: it changes nothing" if m.old == m.new else None


def fit(mutations):
    wrong = list(filter(None, map(misfit, mutations)))
    for line in wrong:
        print(f"FAIL  {line}")
    print(f"{len(mutations) - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong or not mutations else 0


def run(copy, command, seconds):
    """The status of the command, None: it took too long. All its processes are gone afterwards."""
    environment = {k: v for k, v in os.environ.items() if k not in ("CROUPIER", "CROUPIER_PATH", "MAKEFLAGS", "MAKELEVEL")}
    environment.update(BUILD="build", CROUPIER=str(copy / "build/croupier"))
    process = subprocess.Popen(["nice", "sh", "-c", command], cwd=copy, env=environment, start_new_session=True,
                               stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        return None
    finally:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()


def build(copy):
    return run(copy, "make -s " + BUILT + "".join(f" '{flag}'" for flag in FLAGS), 1800) == 0


def parts_for(path):
    """The unit tests of the file itself come first. What is below the program cannot be changed by a change of it."""
    suites = [path.stem] if path.parts[0] != "repl" else [p.stem.removesuffix("_test") for p in
                                                         (ROOT / "tests/unit/repl").glob("*_test.c")]
    own = [("unit", f"build/tests/unit_main -f -s {suite}") for suite in suites]
    return own + (PROGRAM[:11] + SESSIONS + PROGRAM[11:] + SPECS if path.parts[0] == "repl" else PARTS)


def first_failure(copy, parts, patience):
    """The part that notices, or None."""
    for name, command in parts:
        if run(copy, command, patience) != 0:
            return name
    return None


def make_copy(folder):
    files = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, text=True, capture_output=True,
                           check=True).stdout.split("\n")
    for name in filter(None, files):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    (folder / "build").mkdir()
    (folder / "build/deps").symlink_to(ROOT / "build/deps")
    return folder


def work(copy, todo, say):
    if not build(copy):
        return say("the sources do not build as they are")
    if failed := first_failure(copy, PARTS, 300):
        return say(f"{failed} fails as the sources are")
    while True:
        try:
            m = todo.get_nowait()
        except queue.Empty:
            return None
        began = time.monotonic()
        path = copy / m.at
        text = path.read_text()
        path.write_text(text.replace(m.old, m.new))
        m.answer = first_failure(copy, parts_for(Path(m.at)), 120) if build(copy) else "the compiler"
        path.write_text(text)
        say(f"{m.answer or 'NOT NOTICED':14} {time.monotonic() - began:4.0f} s  {m.file}: {m.name}")


def main(words):
    began = time.monotonic()
    if words == ["--fit"]:
        return fit(read_mutations(ROOT / "tests/mutations.txt") + read_mutations(ROOT / "tests/check/faults.txt"))
    mutations = [m for m in read_mutations(ROOT / "tests/mutations.txt")
                 if not words or any(word in f"{m.file}: {m.name}" for word in words)]
    for line in filter(None, map(misfit, mutations)):
        sys.exit(f"mutate: {line}")
    todo = queue.Queue()
    for m in mutations:
        todo.put(m)
    lock = threading.Lock()

    def say(line):
        with lock:
            print(line, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        threads = [threading.Thread(target=work, args=(make_copy(Path(folder, str(i))), todo, say))
                   for i in range(min(COPIES, len(mutations)))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    if not todo.empty():
        return 1
    noticed = sum(1 for m in mutations if m.answer and m.answer != "the compiler")
    left = [m for m in mutations if m.answer is None or m.answer == "the compiler"]
    print(f"{noticed} of {len(mutations)} noticed, in {time.monotonic() - began:.0f} s")
    for m in left:
        print(f"  not by a test: {m.file}: {m.name}")
    return 0 if mutations and noticed >= WANTED * len(mutations) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

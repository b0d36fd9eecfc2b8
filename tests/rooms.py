"""The rooms of runtime/ and repl/: what their READMEs say each may use, and what it uses.

An include of a header of ours is a use, and so is a name that one object needs and another has. What croupier.h
declares is for everybody. Files of a room do not use each other in a circle either. A header declares the functions of
one file, or of files that share a row of the README. Run by rooms.sh.
"""

import re
import subprocess
import sys
from pathlib import Path

PUBLIC = set(re.findall(r"croupier_\w+(?=\()", Path("runtime/croupier.h").read_text()))
passed = failed = 0


def check(holds, complaint):
    global passed, failed
    passed, failed = passed + holds, failed + (not holds)
    if not holds:
        print("FAIL ", complaint)


def layers(readme):
    """The table of a README: room -> the rooms that it may use, in the order of the table."""
    rows = re.findall(r"^\| `(\w+)` \| [^|]* \| ([^|]*) \|$", readme.read_text(), re.M)
    return {room: re.findall(r"`(\w+)`", uses) for room, uses in rows}


def names_of(objects):
    """Global names: object -> the defined, and the undefined ones."""
    names = {}
    for line in subprocess.run(["nm", "-Ag", *objects], capture_output=True, text=True, check=True).stdout.splitlines():
        file, rest = line.split(":", 1)
        kind, name = rest.split()[-2:]
        names.setdefault(file, (set(), set()))[kind == "U"].add(name)
    return names


def uses_by_name(objects):
    names = names_of(objects)
    home = {name: file for file, (defined, _) in names.items() for name in defined}
    for file, (_, needed) in names.items():
        for name in needed & home.keys() - PUBLIC:
            yield Path(file), Path(home[name]), name


def uses_by_include(top):
    headers = {}
    for header in top.glob("*/*.h"):
        check(header.name not in headers, f"two headers are called {header.name}")
        headers[header.name] = header
    for file in sorted(top.glob("*/*.[ch]")):
        for name in re.findall(r'^#include "([^"]+)"', file.read_text(), re.M):
            if name in headers:
                yield file, headers[name], name


# Changes of the table that somebody must be told of: table/doing.h makes them, and tells.
SILENT = r"\b(zone_move_top|zone_move_bottom|zone_reorder|purse_move|ask_answer)\("


def look_for_silence():
    for file in sorted(Path("runtime/words").glob("*.c")):
        found = re.search(SILENT, file.read_text())
        check(found is None, f"{file} changes the table without an event: {found and found[1]}")


# Lists of one function a file, for the one that calls them all.
CATALOGUES = {"lib.h", "commands.h"}


def rows(readme):
    """The tables of files: room and file without its ending -> all of that row."""
    row_of = {}
    for part in re.split(r"^\*\*(?=\w+\*\*$)", readme.read_text(), flags=re.M)[1:]:
        room = part[: part.index("*")]
        for cell in re.findall(r"^\| (`[^|]*`) \|", part, re.M):
            files = [name.split(".")[0] for name in re.findall(r"`([^`]+)`", cell)]
            row_of.update({(room, file): files for file in files})
    return row_of


def look_at_headers(top, objects):
    """Whose functions does each header declare?"""
    home = {name: file for file, (defined, _) in names_of(objects).items() for name in defined}
    row_of = rows(top / "README.md")
    for header in sorted(top.glob("*/*.h")):
        text = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.S)
        declared = re.findall(r"^\w[\w *]*?(\w+)\((?:[^;{]*?)\)[^;{}]*;", text, re.M)
        files = {Path(home[name]).stem for name in declared if name in home}
        same_row = row_of.get((header.parent.name, next(iter(files), "")), [])
        one = len(files) < 2 or files <= set(same_row) or header.name in CATALOGUES
        check(one, f"{header} declares functions of {', '.join(sorted(files))}")


def circle(uses):
    """Files of a room that use each other in a circle, or None."""
    left = {user: set(used) for user, used in uses.items()}
    while ends := [file for file, used in left.items() if not used & left.keys() or file not in set().union(*left.values())]:
        for file in ends:
            del left[file]
    return " ".join(sorted(left)) or None


# In runtime/ only includes count, and files that share a row of the README may include each other. These rooms have
# circles still: exactly these files. Break them; add none.
STILL = {
    "engine": "act announce eval/follow history question/about",
    "table": "doing event/eventtable foretold lib listed names/naming prompt seen shown telling",
    "vm": "cover freeze/strings sandbox/pairs/catchlib/corolib/printlib vm/vm_alloc/vm_snapshot/vm_stop/vm_text/vm_inner vm_inner",
}


def unit(file, row_of):
    """The files of a row, or a file; a header without a file of its own stands alone."""
    alone = not file.with_suffix(".c").exists()
    return file.stem if alone else "/".join(row_of.get((file.parent.name, file.stem), [file.stem]))


def look_for_circles(top, uses, row_of, still):
    within = {}
    for user, used, _ in uses:
        room = user.parent.name
        a, b = (unit(file, row_of) for file in (user, used))
        if room == used.parent.name and a != b:
            within.setdefault(room, {}).setdefault(a, set()).add(b)
            within[room].setdefault(b, set())
    for room, of_room in within.items():
        found = circle(of_room)
        check(found == still.get(room), f"{top}/{room}: files use each other in a circle, among {found}")


def look_at(top, build):
    rooms = layers(top / "README.md")
    order = list(rooms)
    check(sorted(p.name for p in top.iterdir() if p.is_dir()) == sorted(order), f"{top}/README.md lists other rooms")
    for room, uses in rooms.items():
        for used in uses:
            check(used in order and order.index(used) < order.index(room), f"{top}/{room} uses {used}, no room above it")
    objects = [str(o) for o in (build / top).glob("*/*.o")]
    check(len(objects) == len(list(top.glob("*/*.c"))), f"{build} has other objects than {top} has files")
    seen = {}
    uses_of_files = [*uses_by_include(top), *uses_by_name(objects)]
    look_at_headers(top, objects)
    if top.name == "repl":
        look_for_circles(top, uses_of_files, {}, {})
    else:
        look_for_circles(top, uses_by_include(top), rows(top / "README.md"), STILL)
    for user, used, name in uses_of_files:
        edge = user.parent.name, used.parent.name
        if edge[0] != edge[1]:
            seen.setdefault(edge, f"{user.stem} -> {used.stem}: {name}")
    for (user, used), example in seen.items():
        check(used in rooms.get(user, []), f"{top}/{user} uses {used} ({example})")
    for room, uses in rooms.items():
        for used in uses:
            check((room, used) in seen, f"{top}/README.md lets {room} use {used}, and it does not")


for folder in ("runtime", "repl"):
    look_at(Path(folder), Path(sys.argv[1]))
look_for_silence()
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)

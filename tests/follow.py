#!/usr/bin/env python3
"""Follows the tutorial of examples/README.md word for word, in an empty folder: saves what it says to save, runs what it
says to run, and compares what it prints. Lines of dots stand for anything. follow.py CROUPIER README"""
import os
import re
import sys
import tempfile
import time

import blocks
from blocks import check

croupier, readme = map(os.path.abspath, sys.argv[1:3])
first = None


def parts(text):
    """What to do, in order: ("save", file, text) and ("run", command, [lines below it])."""
    saved_at = {}  # the name that was said last before a block, by the number of the line
    file = None
    for number, line in enumerate(text.splitlines(), 1):
        for one, other in re.findall(r"[Ss]ave this as$|[Ss]ave this as `([^`]+)`|^`([^`]+)`:$", line):
            file = one or other or file
        saved_at[number] = file
    for block in blocks.blocks(text):
        if block.language == "lua":
            yield "save", saved_at[block.number], block.text()
        else:
            yield from (("run", *command) for command in blocks.commands(block))


def run(command, printed):
    words = command.split()
    check(command + ": it is croupier", words[0] == "croupier")
    status, said, missing = blocks.run([croupier] + words[1:], printed)
    check("%s: status %d" % (command, status), status == 0, said)
    check("%s: lacks '%s'" % (command, missing), missing is None, said)


with open(readme) as file:
    tutorial = re.search(r"^## Tutorial.*?(?=^## )", file.read(), re.S | re.M).group()
check("nine steps", len(re.findall(r"^### [1-9]\. ", tutorial, re.M)) == 9)
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    os.environ.update(XDG_STATE_HOME=os.path.join(folder, "state"), LANG="en_US.UTF-8", LC_ALL="")
    begun = time.monotonic()
    for kind, what, more in list(parts(tutorial)):
        if kind == "save":
            check("a block is saved under a name", what is not None)
            with open(what, "w") as saved:
                saved.write(more)
        else:
            run(what, more)
            first = first or time.monotonic() - begun
    check("the first command is through within two minutes: %.1f s" % first, first < 120)
    check("there is a report", os.path.getsize("dare.html") > 10000)
blocks.finish()

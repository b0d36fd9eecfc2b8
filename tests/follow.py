#!/usr/bin/env python3
"""Follows the tutorial of examples/README.md word for word, in an empty folder: saves what it says to save, runs what it
says to run, and compares what it prints. Lines of dots stand for anything. follow.py CROUPIER README"""
import os
import re
import subprocess
import sys
import tempfile
import time

croupier, readme = map(os.path.abspath, sys.argv[1:3])
passed, failed, first = 0, 0, None


def check(what, holds, said=""):
    global passed, failed
    passed, failed = passed + bool(holds), failed + (not holds)
    if not holds:
        print("FAIL  %s" % what + "".join("\n      " + line for line in said.splitlines()[:30]))


def parts(text):
    """What to do, in order: ("save", file, text) and ("run", command, [lines below it])."""
    file, block = None, None
    for line in text.splitlines():
        names = re.findall(r"[Ss]ave this as$|[Ss]ave this as `([^`]+)`|^`([^`]+)`:$", line)
        for one, other in names:
            file = one or other or file
        if line == "```lua":
            block = []
        elif line == "```":
            yield "save", file, "".join(part + "\n" for part in block)
            block = None
        elif block is not None:
            block.append(line)
        elif line.startswith("    $ "):
            said = []
            yield "run", line[6:], said
        elif line.startswith("    "):
            said.append(line[4:])


def agrees(wanted, said):
    """Lines that follow each other directly, unless dots stand between them."""
    at, anywhere = 0, False
    for line in wanted:
        if line.strip() == "...":
            anywhere = True
            continue
        while anywhere and at < len(said) and said[at] != line:
            at += 1
        if at == len(said) or said[at] != line:
            return line
        at, anywhere = at + 1, False
    return None


def run(command, printed):
    """What is typed at the prompt goes to a pipe, which has no prompt."""
    prompt = re.compile(r"^[a-z_]+ [0-9]+> (.*)$")
    typed = [prompt.match(line).group(1) for line in printed if prompt.match(line)]
    wanted = [line.rstrip() for line in printed if line.strip() and not prompt.match(line)]
    words = command.split()
    check(command + ": it is croupier", words[0] == "croupier")
    words = [croupier] + words[1:] + (["--seat", "1=human"] if typed else [])
    done = subprocess.run(words, input="".join(line + "\n" for line in typed), stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=120)
    said = [line.rstrip() for line in done.stdout.splitlines() if line.strip()]
    missing = agrees(wanted, said)
    check("%s: status %d" % (command, done.returncode), done.returncode == 0, done.stdout)
    check("%s: lacks '%s'" % (command, missing), missing is None, done.stdout)


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
print("%d passed, %d failed" % (passed, failed))
sys.exit(failed > 0)

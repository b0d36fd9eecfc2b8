#!/usr/bin/env python3
"""Does what a person would do with the code blocks of the READMEs, in an empty folder for each README: runs what they say to
type, compares what they print, reads JSON. blocks/frames.txt says what is done with the rest, and what is left out.
howto.sh runs the scripts (```lua), and follow.py the tutorial. run_blocks.py CROUPIER BUILD"""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

import blocks
from blocks import check

croupier, build = map(os.path.abspath, sys.argv[1:3])
root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
frames = os.path.join(root, "tests", "blocks")
left_out = []
# Large simulations and words in capitals stand for what the reader chooses.
CHOSEN = [(r"--games 1000000?\b", "--games 40"), (r"\bSEED COUNT FOLDER\b", "1 3 made")]
PARALLEL = """#!/bin/sh
# Stands in for GNU parallel: a command for each line, one after the other.
while read -r n; do sh -c "$(printf '%s' "$*" | sed "s/{}/$n/g")" || exit; done
"""


def shell(command):
    return subprocess.run(["sh", "-ec", command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=300)


def succeeds(what, command):
    done = shell(command)
    check("%s: status %d" % (what, done.returncode), done.returncode == 0, done.stdout)


# --- what frames.txt says ---

def read_rules():
    rules = []
    with open(os.path.join(frames, "frames.txt")) as file:
        for line in file:
            if not line.startswith("#"):
                readme, beginning, act = re.match(r"(\S+): (.*) => (.*)$", line).groups()
                rules.append([readme, beginning, act, 0])
    return rules


def rule_of(readme, block):
    for rule in rules:
        if rule[0] == readme and block.lines[0].startswith(rule[1]):
            rule[3] += 1
            return rule[2]
    return None


def compile_c(what, file):
    include = os.path.dirname(glob.glob(os.path.join(root, "build", "**", "lua", "include", "lua.h"), recursive=True)[0])
    rooms = [root + "/runtime"] + glob.glob(root + "/runtime/*/") + [os.path.join(build, "texts")]
    succeeds(what, "cc -std=c11 -fsyntax-only -Wall -Wno-unused %s -I%s %s" % (
        " ".join("-iquote " + room for room in rooms), include, file))


def run_frame(what, name, block):
    with open(os.path.join(frames, name + ".frame")) as file:
        framed = re.sub(r"^ *@$", lambda _: block.text().rstrip("\n"), file.read(), flags=re.M)
    with open(name, "w") as file:
        file.write(framed)
    if name.endswith(".c"):
        compile_c(what, name)
    elif name.endswith("_test.lua"):
        succeeds(what, "croupier test " + name)
    elif name.endswith("_house.lua"):
        game = re.search(r"^local (\w+)", framed, re.M).group(1)
        succeeds(what, "croupier sim %s --house %s --games 20 --seed 1 && "
                       "croupier sim %s --house %s --games 1 --seed 1 --bots search:20" % (game, name, game, name))
    else:
        succeeds(what, "croupier sim ./%s --games 20 --seed 1" % name)


def act_on(what, readme, act, block):
    """True if the block is dealt with."""
    if act.startswith("left out: "):
        left_out.append("%s: %s" % (what, act[10:]))
    elif act.startswith("frame "):
        run_frame(what, act[6:], block)
    elif act.startswith("in "):
        with open(os.path.join(root, act[3:])) as file:
            lines = file.read().splitlines()
        check("%s: stands in %s" % (what, act[3:]), all(line in lines for line in block.lines))
    elif not act.startswith("file "):
        check("%s: frames.txt says '%s'" % (what, act), False)


# --- what a block says by itself ---

def transcript(what, block):
    for command, printed in blocks.commands(block):
        words = command.split()
        check("%s: `%s` is croupier" % (what, command), words[0] == "croupier")
        status, said, missing = blocks.run(words, printed)
        check("%s: %s: status %d" % (what, command, status), status == 0, said)
        check("%s: %s: lacks '%s'" % (what, command, missing), missing is None, said)


def read_json(what, block):
    """Objects, one after the other. Dots stand for further members."""
    text = re.sub(r", *\.\.\.(?=[ \n]*[\]}])", "", block.text())
    text = re.sub(r", *\.\.\. ", ", ", text).replace("{...}", "{}")
    decoder, at = json.JSONDecoder(), 0
    try:
        while text[at:].strip():
            at += len(text[at:]) - len(text[at:].lstrip())
            at = decoder.raw_decode(text, at)[1]
        check(what, True)
    except ValueError as wrong:
        check("%s: %s" % (what, wrong), False, text)


def do(readme, block):
    what = "%s:%d" % (readme, block.number)
    act = rule_of(readme, block)
    if act:
        return act_on(what, readme, act, block)
    if block.kind() == "transcript":
        return transcript(what, block)
    if block.kind() == "shell":
        text = block.text()
        for pattern, value in CHOSEN:
            text = re.sub(pattern, value, text)
        return succeeds("%s: %s" % (what, block.lines[0]), text)
    if block.kind() == "json":
        return read_json(what, block)
    check("%s: what is this block? Add it to tests/blocks/frames.txt: %s" % (what, block.lines[0]), False)


def prepare(found, readme):
    """An empty folder becomes that of somebody who has read so far."""
    os.mkdir("bin")
    os.symlink(croupier, "bin/croupier")
    with open("bin/parallel", "w") as file:
        file.write(PARALLEL)
    os.chmod("bin/parallel", 0o755)
    for name in "examples", "stdlib", "tests":
        os.symlink(os.path.join(root, name), name)
    for name in "market.lua", "recorded.txt", "cards.csv", "trade.lua":
        with open(os.path.join(frames, name)) as source, open(name, "w") as file:
            file.write(source.read())
    os.symlink(os.path.join(root, "tests", "specs", "help"), "help")
    shell("croupier new night_market --kind auction")
    for block in found:
        game = block.language == "lua" and re.search(r'croupier\.game "(\w+)"', block.text())
        rule = next((r[2] for r in rules if r[0] == readme and block.lines[0].startswith(r[1])), "")
        if game or rule.startswith("file "):
            with open(game.group(1) + ".lua" if game else rule[5:], "w") as file:
                file.write(block.text())


rules, count = read_rules(), {"lua": 0, "tutorial": 0, "here": 0}
for path in [os.path.join(root, "README.md")] + sorted(glob.glob(os.path.join(root, "*", "README.md"))):
    readme = os.path.relpath(path, root)
    with open(path) as file:
        text = file.read()
    tutorial = re.search(r"^## Tutorial.*?(?=^## )", text, re.S | re.M)
    first, last = (text[:end].count("\n") for end in tutorial.span()) if tutorial else (0, 0)
    found = blocks.blocks(text)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.environ.update(
            XDG_STATE_HOME=os.path.join(folder, "state"), LANG="en_US.UTF-8", LC_ALL="", SLURM_ARRAY_TASK_ID="1",
            SLURM_ARRAY_TASK_COUNT="4", PATH="%s:%s" % (os.path.join(folder, "bin"), os.environ["PATH"]),
            CROUPIER_PATH="%s/scripts:%s/examples/house-rules" % (root, root))
        prepare(found, readme)
        for block in found:
            if first < block.number <= last:
                count["tutorial"] += 1
            elif block.language == "lua":
                count["lua"] += 1
            else:
                count["here"] += 1
                do(readme, block)
        os.chdir(root)
for readme, beginning, act, used in rules:
    check("%s: %s: %d blocks begin so" % (readme, beginning, used), used == 1)
check("few blocks are left out: %s" % left_out, len(left_out) <= 3)
check("there are blocks: %s" % count, count["here"] >= 35 and count["lua"] >= 30 and count["tutorial"] >= 12)
print("%s" % count)
blocks.finish()

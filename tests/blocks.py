"""The code blocks of a README: where they stand, what they are, and what a person would do with them. and the
checks of them. Used by follow.py and run_blocks.py."""
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time

SHELL = re.compile(r"(croupier|cc|make|seq|python3|sh) |#!/bin/sh$")
PROMPT = re.compile(r"^[a-z_]+(?: [0-9]+)?> (.*)$")
PROMPT_WAITS = re.compile(r"(^|\n)[a-z_]+(?: [0-9]+)?> $")

passed, failed = 0, 0


def check(what, holds, said=""):
    global passed, failed
    passed, failed = passed + bool(holds), failed + (not holds)
    if not holds:
        print("FAIL  %s" % what + "".join("\n      " + line for line in said.splitlines()[:30]))


def finish():
    print("%d passed, %d failed" % (passed, failed))
    sys.exit(failed > 0)


class Block:
    """language: of a fence, such as "lua"; None: the block is indented."""

    def __init__(self, heading, number, language):
        self.heading, self.number, self.language, self.lines = heading, number, language, []

    def text(self):
        return "".join(line + "\n" for line in self.lines)

    def kind(self):
        first = self.lines[0]
        if first.startswith("$ ") or PROMPT.match(first):
            return "transcript"
        if SHELL.match(first):
            return "shell"
        return "json" if first.startswith('{"') else "code"


def blocks(text):
    """All blocks, fenced and indented, in order. Blank lines within an indented block belong to it."""
    heading, found, block, blank, before = "", [], None, 0, ""
    for number, line in enumerate(text.splitlines(), 1):
        fence = re.match(r"^( *)```(\w*)$", line)
        if block and block.language is not None:
            if fence:
                block = None
            else:
                block.lines.append(line[indent:])
        elif fence:
            indent, block = len(fence.group(1)), Block(heading, number, fence.group(2))
            found.append(block)
        elif line.startswith("    ") and (block or before == ""):
            if not block:
                block, blank = Block(heading, number, None), 0
                found.append(block)
            block.lines += [""] * blank + [line[4:]]
            blank = 0
        elif line == "":
            blank += 1
        else:
            block, blank = None, 0
            if line.startswith("#"):
                heading = line.lstrip("# ")
        if line != "":
            blank = 0
        before = line
    return found


def commands(block):
    """The commands of a block, each after `$`, with the lines that it prints; or `croupier`, whose prompt comes first."""
    found = [] if block.lines[0].startswith("$ ") else [("croupier", ["..."])]
    for line in block.lines:
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found


def agrees(wanted, said):
    """None, or the first of the wanted lines that is missing. Lines follow each other directly, unless dots stand between
    them."""
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


def at_prompt(words, typed):
    """Types these lines at the prompt of a terminal without control sequences, and then `quit`. Returns the status and all that
    the terminal shows."""
    pid, terminal = pty.fork()
    if pid == 0:
        try:
            os.execvpe(words[0], words, dict(os.environ, TERM="dumb"))
        finally:
            os._exit(127)
    shown, waiting, deadline = "", typed + ["quit"], time.monotonic() + 120
    while time.monotonic() < deadline:
        if waiting and PROMPT_WAITS.search(shown):
            os.write(terminal, (waiting.pop(0) + "\n").encode())
            time.sleep(0.1)  # until the line is taken
        try:
            part = os.read(terminal, 65536) if select.select([terminal], [], [], 0.1)[0] else None
        except OSError:  # the program has ended
            part = b""
        if part == b"":
            break
        shown += (part or b"").decode().replace("\r", "")
    else:
        os.kill(pid, signal.SIGKILL)
    os.close(terminal)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), shown


def run(words, printed):
    """Runs a command, at a terminal if something is typed at its prompt. Returns the status, all that was said, and the line
    of `printed` that is missing or None. A plain terminal shows headings with dashes, and no lines between."""
    typed = [PROMPT.match(line).group(1) for line in printed if PROMPT.match(line)]
    if typed:
        status, said = at_prompt(words, typed)
    else:
        done = subprocess.run(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              timeout=300)
        status, said = done.returncode, done.stdout

    def lines(text):
        return [line.rstrip().replace("─", "-") for line in text if line.strip(" ─")]
    return status, said, agrees(lines(printed), lines(said.splitlines()))

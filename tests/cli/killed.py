"""Plays games by `serve` and kills the program at a random instant: killed.py CROUPIER COUNT SEED GAME...

An answer is acknowledged when the next question, or the end, was read. What was acknowledged must be in the journal, the
journal must play, and `resume` must go on with it. The last line is the number of those that held, and of those that did not.
"""
import json
import os
import random
import subprocess
import sys
import threading
import time

PLAYERS, LONGEST = 3, 400


def serve(croupier, game, seed, journal):
    return [croupier, "serve", game, "--players", str(PLAYERS), "--seed", str(seed), "--seat", "1=human", "--bots", "random",
            "--stdio", "--journal", journal]


def play(command, chance, delay=None, at_once=True):
    """Answers at random until the end, or until it is killed: so many seconds from now, or from the first question.

    Returns the options that were acknowledged, and how long they took.
    """
    begun = time.monotonic()
    game = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    timer = threading.Timer(delay or 0, game.kill)
    if delay is not None and at_once:
        timer.start()
    given, waiting = [], None
    try:
        for line in game.stdout:
            said = json.loads(line) if line.endswith(b"\n") else {}
            if said.get("type") not in ("ask", "end"):
                continue
            if waiting is not None:
                given.append(waiting)
            if said["type"] == "end" or len(given) == LONGEST:
                break
            if waiting is None and delay is not None and not at_once:
                timer.start()
            option = chance.randrange(said["count"])
            waiting = said["options"][option]["label"] if option < len(said["options"]) else None
            game.stdin.write(b'{"type":"answer","id":%d,"option":%d}\n' % (said["id"], option))
            game.stdin.flush()
        game.stdin.close()
    except (BrokenPipeError, ValueError):
        pass
    game.wait()
    timer.cancel()
    game.stdout.close()
    return given, time.monotonic() - begun


def answers(journal):
    """Of the person, in whole lines."""
    lines = [line for line in open(journal, "rb") if line.endswith(b"\n")]
    steps = [json.loads(line) for line in lines[1:]]
    return [step["answer"] for step in steps if step.get("seat") == 1 and "answer" in step]


def left_running(state):
    """Processes of these games that have outlived them: the keeper of a jail, for example."""
    mark = ("XDG_STATE_HOME=" + state).encode()
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            if mark in open("/proc/%s/environ" % pid, "rb").read().split(b"\0") and b"serve" in open("/proc/%s/cmdline" % pid, "rb").read():
                return True
        except OSError:
            pass
    return False


def judge(croupier, journal, given):
    """What is wrong, or None."""
    if not os.path.exists(journal) or os.path.getsize(journal) == 0 or b"\n" not in open(journal, "rb").read():
        return "%d answers were acknowledged, and there is no journal" % len(given) if given else None
    kept = answers(journal)
    if kept[:len(given)] != given:
        return "%d answers were acknowledged; the journal has %d" % (len(given), len(kept))
    if len(kept) > len(given) + 1:
        return "the journal has %d answers, and %d were given" % (len(kept), len(given))
    for command in (["replay", journal, "--verify"], ["resume", journal], ["replay", journal, "--verify"]):
        done = subprocess.run([croupier] + command, stdin=subprocess.DEVNULL, capture_output=True)
        if done.returncode != 0:
            return "%s: status %d: %s" % (command[0], done.returncode, done.stderr.decode()[:200])
    return None if answers(journal)[:len(kept)] == kept else "resume has lost answers"


def main(croupier, count, seed, *games):
    chance, passed, failed, acknowledged, midway = random.Random(int(seed)), 0, 0, 0, 0
    longest = {game: play(serve(croupier, game, 1, "whole%d.jsonl" % i), random.Random(1))[1] for i, game in enumerate(games)}
    for n in range(int(count)):
        game, journal = games[n % len(games)], "killed%d.jsonl" % n
        given, _ = play(serve(croupier, game, n, journal), chance, chance.random() * longest[game], n % 4 == 0)
        wrong = judge(croupier, journal, given)
        acknowledged += len(given)
        midway += 0 < len(given)
        passed, failed = passed + (wrong is None), failed + (wrong is not None)
        if wrong:
            print("FAIL  %s, kill %d: %s" % (game, n, wrong))
    deadline = time.monotonic() + 5
    while left_running(os.environ.get("XDG_STATE_HOME", "")) and time.monotonic() < deadline:
        time.sleep(0.05)
    if left_running(os.environ.get("XDG_STATE_HOME", "")):
        failed += 1
        print("FAIL  a process has outlived its game")
    print("kills: %d, after an answer: %d; answers acknowledged: %d" % (int(count), midway, acknowledged))
    print(passed, failed)


main(*sys.argv[1:])

"""Compares games of Maharaja with the second reckoning of its rules in game.py.

Reads the events of games as `properties ... eager events` prints them; other lines are passed on, and the sum of the
properties is added. At every question it compares who is asked what, every option, and all purses; at every plan and at
the end the board; at the end scores and places. A game is judged up to its first fault. `first`: so are the games.
"""
import json
import re
import sys
from collections import Counter, defaultdict

from game import Game
from rulebook import CITY, FIELDS, due_of_way


class Judge:
    def __init__(self, start):
        self.players, self.knobs, self.seed = start["players"], start["knobs"], start["seed"]
        self.purses, self.zones = Counter(), defaultdict(list)
        self.asked, self.wanted, self.answers = {}, None, 0
        self.game = self.moves = self.fault = None
        self.ended = False

    def event(self, e):
        kind = e["event"]
        if kind == "create":
            self.zones[e["zone"]].append(e["piece"])
        elif kind == "move":
            self.zones[e["from"]].remove(e["piece"])
            self.zones[e["to"]].append(e["piece"])
        elif kind == "purse":
            self.purses[e["from"]] -= e["amount"]
            self.purses[e["to"]] += e["amount"]
        elif kind == "ask":
            self.asked[e["player"]] = e["prompt"], sorted(e["options"])
        elif kind == "answer":
            self.answer(e["player"], e["choice"])
        elif kind == "end":
            self.end(e)

    def begin(self):
        city = {"governor " + name: c for c, name in CITY.items()}
        track = {i: city[self.zones["track." + field][0]] for i, field in enumerate(FIELDS[:7], 1)}
        self.game = Game(self.players, self.knobs, track)
        self.moves = self.game.play()
        self.wanted = next(self.moves)

    def answer(self, player, choice):
        if self.game is None:
            self.begin()
        self.compare_questions()
        self.compare("purse", self.game.purses(), self.purses)
        if any(prompt == "plan" for prompt, _ in self.wanted.values()):
            self.compare_board()
        if self.fault:
            return
        if self.wanted[player][0] == "way":
            choice = self.due_of(player, choice)
        self.asked, self.answers = {}, self.answers + 1
        try:
            self.wanted = self.moves.send((player, choice))
        except StopIteration:
            self.wanted = {}

    def due_of(self, player, way):
        return due_of_way(player, self.game.seats, self.game.village, way)

    def compare_questions(self):
        for player in set(self.wanted) | set(self.asked):
            if player not in self.wanted or player not in self.asked:
                return self.wrong("asked are %s, and must be %s" % (self.asked, self.wanted))
            (told, offered), (prompt, options) = self.asked[player], self.wanted[player]
            if told != prompt:
                return self.wrong("player %d is asked '%s', and must be asked '%s'" % (player, told, prompt))
            if prompt == "way":
                offered = [self.due_of(player, way) for way in offered]
            if Counter(offered) != Counter(options):
                missing, more = Counter(options) - Counter(offered), Counter(offered) - Counter(options)
                return self.wrong("player %d is asked '%s': missing %s, not legal %s" %
                                  (player, prompt, list(missing), list(more)))

    def compare_board(self):
        self.compare("zone", self.game.board(), self.zones, sorted)

    def compare(self, what, wanted, told, as_=lambda value: value):
        for name, value in wanted.items():
            if as_(told[name]) != as_(value):
                return self.wrong("%s %s has %s, and must have %s" % (what, name, told[name], value))

    def end(self, e):
        self.ended = True
        if self.wanted:
            self.wrong("it ends, and %s must be asked" % self.wanted)
        if not self.fault:
            self.compare("purse", self.game.purses(), self.purses)
            self.compare_board()
            if (e["scores"], e["ranks"]) != self.game.end():
                self.wrong("scores and places are %s %s, and must be %s %s" %
                           (e["scores"], e["ranks"], *self.game.end()))

    def wrong(self, what):
        knobs = " ".join("%s=%s" % knob for knob in self.knobs.items())
        self.fault = self.fault or "FAIL  maharaja, %d players, %s, seed %s, after %d answers: %s" % (
            self.players, knobs, self.seed, self.answers, what)


def main():
    judges, passed, failed, sums = [], 0, 0, 0
    for line in sys.stdin:
        counts = re.fullmatch(r"(\d+) passed, (\d+) failed\n", line)
        if counts:
            passed, failed, sums = passed + int(counts[1]), failed + int(counts[2]), sums + 1
        elif not line.startswith("{"):
            print(line, end="")
        else:
            e = json.loads(line)
            if e["event"] == "start":
                judges.append(Judge(e))
            if not judges[-1].fault:
                judges[-1].event(e)
            elif "first" in sys.argv:
                break
    for judge in judges:
        if not judge.ended and not judge.fault:
            judge.wrong("its events break off")
        if judge.fault:
            print(judge.fault)
        passed, failed = passed + (not judge.fault), failed + bool(judge.fault)
    if not judges or sums != 1 and not (judges[-1].fault and "first" in sys.argv):
        print("FAIL  no whole sum of games was to be read")
        failed += 1
    if "count" in sys.argv:
        print("%d answers judged" % sum(judge.answers for judge in judges))
    print("%d passed, %d failed" % (passed, failed))
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())

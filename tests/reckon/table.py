"""What the reckonings share: they play a game through `croupier serve` with chance of their own, know the rules for
themselves, and compare what each question offers and how the game ends. GAME.py N plays N games; status 1: it differs."""
import json
import os
import random
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CROUPIER = os.environ.get("CROUPIER", os.path.join(ROOT, "build", "croupier"))
SUITS = ["clubs", "diamonds", "hearts", "spades"]
RANKS = ["ace"] + [str(n) for n in range(2, 11)] + ["jack", "queen", "king"]
DECK = [(rank, suit) for suit in SUITS for rank in RANKS]


class Mismatch(Exception):
    pass


def name(card):
    return "%s of %s" % card


def order(zone, cards):
    """A line of a file of chance: the next shuffle leaves these cards, the first of them on top."""
    return "order %s = %s\n" % (zone, ", ".join(map(name, reversed(cards))))


class Table:
    """A game whose seats are all ours. Use it in `with`."""

    def __init__(self, game, players, chance, *knobs):
        self.folder = tempfile.TemporaryDirectory()
        with open(os.path.join(self.folder.name, "chance.txt"), "w") as file:
            file.write(chance)
        command = [CROUPIER, "serve", os.path.join(ROOT, "examples", game + ".lua"), "--stdio", "--players",
                   str(players), "--journal", "none", "--chance", "chance.txt", "--seed", "1", "--lang", "en"]
        for knob in knobs:
            command += ["--set", knob]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True, cwd=self.folder.name)
        self.asked, self.ended = [], None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for stream in self.process.stdin, self.process.stdout, self.process.stderr:
            stream.close()
        self.process.wait()
        self.folder.cleanup()

    def question(self, seat=None):
        """The next question, of this seat if it is given; None: the game is over."""
        while True:
            for i, ask in enumerate(self.asked):
                if seat in (None, ask["seat"]):
                    return self.asked.pop(i)
            if self.ended:
                return None
            line = self.process.stdout.readline()
            if not line:
                raise Mismatch("the game broke off: " + self.process.stderr.read())
            message = json.loads(line)
            if message["type"] == "ask":
                self.asked.append(message)
            elif message["type"] == "end":
                self.ended = message
            elif message["type"] == "error":
                raise Mismatch(message["message"])

    def answer(self, ask, label):
        self.process.stdin.write(json.dumps({"type": "answer", "id": ask["id"], "option": label}) + "\n")
        self.process.stdin.flush()

    def offers(self, seat, wanted, prompt=None):
        """The next question of the seat, which must offer exactly these."""
        ask = self.question(seat)
        if ask is None:
            raise Mismatch("the game is over, but there is a choice of %s" % sorted(wanted))
        offered = {option["label"] for option in ask["options"]}
        if offered != set(wanted) or prompt not in (None, ask["prompt"]):
            raise Mismatch("%s offers %s, not %s" % (ask["prompt"], sorted(offered), sorted(wanted)))
        return ask

    def choose(self, rng, seat, wanted, prompt=None):
        """Answers the next question of the seat at random."""
        ask = self.offers(seat, wanted, prompt)
        chosen = rng.choice(sorted(set(wanted)))
        self.answer(ask, chosen)
        return chosen

    def ends(self, scores):
        ask = self.question()
        if ask is not None:
            raise Mismatch("the game is over, but %s is asked" % ask["prompt"])
        if self.ended["scores"] != scores:
            raise Mismatch("the scores are %s, not %s" % (self.ended["scores"], scores))


def main(play):
    """play(rng, n): the n-th game."""
    for n in range(int(sys.argv[1])):
        try:
            play(random.Random(n), n)
        except Mismatch as difference:
            sys.exit("game %d: %s" % (n, difference))
    print("no difference")

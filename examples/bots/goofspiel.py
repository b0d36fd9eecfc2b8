#!/usr/bin/env python3
"""Plays goofspiel: lays the card that is worth as much as the prize.

croupier sim goofspiel --seat 1="exec:examples/bots/goofspiel.py"
"""
import json
import sys


def choose(ask):
    prize = int(ask["view"]["zones"]["prize"]["pieces"][0].split()[-1])
    return min(ask["options"], key=lambda option: abs(int(option["label"]) - prize))["id"]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        print(json.dumps({"type": "answer", "id": message["id"], "option": choose(message)}), flush=True)
    elif message["type"] == "error":
        sys.exit(message["message"])

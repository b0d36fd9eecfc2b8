"""How often does the interval of each measure hold the true value? 400 repeats of `sim` on games with known answers.

covers.py CROUPIER [MEASURE...]: prints a row for each measure, and fails if a share is not between 93 and 97 %. Quantiles
of few whole numbers may hold more often: their formula promises at least 95 %, and the true value is an end of many.
REPEATS=30: fewer of them, for `make test`; then 85 % are enough.
"""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from pathlib import Path

GAMES = Path(__file__).resolve().parents[1] / "lab" / "games"
REPEATS = int(os.environ.get("REPEATS", 400))
LEAST = 0.93 if REPEATS >= 400 else 0.85
TWO = float(sum(Fraction((n + 1) // 2, n) for n in range(1, 21)) / 20)

# A figure and its true value; those of one measure hold together.
def edges(*truths):
    return [(["seat_edge", f"seat {i}", "edge"], truth - 1 / len(truths)) for i, truth in enumerate(truths, 1)]


def seat(number, truth):
    return [(["seats", number - 1], truth)]


LENGTHS = "--games 200 --all --set most=20"
LONG = "--games 400 --set most=1000"
HALF_SKILL = "--games 6400 --luck"
LUCK_OF_HALF = "--games 4000 --luck"
PRICES = "--games 200 --all"
RUNAWAY = "--games 200 --all"

# measure: game, options, figures with their true values, the most that is right
MEASURES = {
    "seat edge, 2 seats": ("sixty", "--games 300", [(["seat_edge", "seat 1", "edge"], 0.10)], 0.97),
    "seat edges, 3 seats together": ("shares", "--games 500 --players 3", edges(0.5, 0.3, 0.2), 0.97),
    "seat edges, 4 seats together": ("shares", "--games 500 --players 4", edges(0.4, 0.3, 0.2, 0.1), 0.97),
    "seat edges, 3 of 10 games shared": ("shares", "--games 500 --players 3 --set shared=3", edges(0.45, 0.31, 0.24), 0.97),
    "wins of a seat": ("shares", "--games 500 --players 3", seat(1, 0.5), 0.97),
    "wins of a seat, 6 of 10 shared": ("shares", "--games 500 --players 2 --set shared=6", seat(1, 0.46), 0.97),
    "bots' edge": ("dominant", "--games 300 --bots greedy,random", [(["bots_edge", "greedy", "edge"], 0.25)], 0.97),
    "errors": ("faulty", "--games 400", [(["faults", "errors"], 1 / 8)], 0.97),
    "shared wins": ("faulty", "--games 400", [(["faults", "ties"], 7 / 32)], 0.97),
    "endless games": ("endless", "--games 200", [(["faults", "endless"], 1 / 4)], 0.97),
    "length p5": ("lengths", LONG, [(["length", "p5", "decisions"], 50)], 0.97),
    "length p50": ("lengths", LONG, [(["length", "p50", "decisions"], 500)], 0.97),
    "length p95": ("lengths", LONG, [(["length", "p95", "decisions"], 950)], 0.97),
    "phases p50, of 20 values": ("lengths", LENGTHS, [(["length", "p50", "phases"], 10)], 1),
    "answers p95, of 20 values": ("lengths", LENGTHS, [(["length", "seat 1 p95", "answers"], 19)], 1),
    "two options or more": ("lengths", LENGTHS, [(["choice", "two_or_more"], TWO)], 0.97),
    "best option over the second": ("spread", "--games 200 --all --bots greedy", [(["choice", "spread"], 0.24)], 0.97),
    "lead changes": ("runaway", RUNAWAY, [(["course", "lead_changes"], 0.2)], 0.97),
    "decided at": ("runaway", RUNAWAY, [(["course", "decided_at"], 0.3)], 0.97),
    "last at half": ("runaway", RUNAWAY, [(["course", "last_at_half"], 0.2)], 0.97),
    "first at a quarter": ("runaway", RUNAWAY, [(["course", "first_at_a_quarter"], 0.8)], 0.97),
    "skill": ("dominant", "--games 2000 --skill", [(["skill", "greedy : random", "win_share"], 0.75)], 0.97),
    "luck, the deal": ("half_luck", LUCK_OF_HALF, [(["luck", "deal"], 0.5)], 0.97),
    "luck, the rest": ("half_luck", LUCK_OF_HALF, [(["luck", "rest"], 0.5)], 0.97),
    "half skill, the deal": ("half_skill", HALF_SKILL, [(["luck", "deal"], 9 / 17)], 0.97),
    "half skill, the bots": ("half_skill", HALF_SKILL, [(["luck", "bots"], 2 / 17)], 0.97),
    "half skill, the rest": ("half_skill", HALF_SKILL, [(["luck", "rest"], 6 / 17)], 0.97),
    "card power": ("deck", "--games 2000 --card ace", [(["cards", "ace", "power"], 0.05)], 0.97),
    "card held": ("deck", "--games 2000 --all", [(["cards", "ace", "held"], 0.05)], 0.97),
    "forced": ("dominant", "--games 300 --choices", [(["restricted", "say: strong", "forced"], 0.25)], 0.97),
    "forbidden": ("dominant", "--games 300 --choices", [(["restricted", "say: strong", "forbidden"], -0.25)], 0.97),
    "no bid": ("price_curve", PRICES, [(["auctions", "no_bid"], 0.1)], 0.97),
    "gain at a price": ("price_curve", PRICES, [(["auctions", "3", "gain"], 2)], 0.97),
}


def reports(croupier, game, options, repeat):
    command = [croupier, "sim", GAMES / f"{game}.lua", "--jobs", "1", "--format", "json", "--seed", str(1 + repeat * 1000000)]
    return json.loads(subprocess.run(command + options.split(), capture_output=True, text=True).stdout)


def holds(report, path, truth):
    for key in path:
        report = report[key]
    low, high = (float("inf") if end is None else end for end in report["ci95"])
    return low - 1e-9 <= truth <= high + 1e-9


def main():
    croupier, wanted = sys.argv[1], sys.argv[2:]
    chosen = {name: m for name, m in MEASURES.items() if name in wanted or not wanted}
    held = dict.fromkeys(chosen, 0)
    for run in sorted({(m[0], m[1]) for m in chosen.values()}):
        with ThreadPoolExecutor(2) as pool:
            for report in pool.map(lambda repeat: reports(croupier, *run, repeat), range(REPEATS)):
                for name, m in chosen.items():
                    held[name] += (m[0], m[1]) == run and all(holds(report, *figure) for figure in m[2])
        for name, m in chosen.items():
            if (m[0], m[1]) == run:
                print(f"      {name}: {', '.join(f'{truth:.4g}' for _, truth in m[2])} in {100 * held[name] / REPEATS:.1f} % of {REPEATS} "
                      "repeats", flush=True)
    wrong = [name for name, m in chosen.items() if not LEAST <= held[name] / REPEATS <= (m[3] if REPEATS >= 400 else 1)]
    for name in wrong:
        print("FAIL ", name)
    print(f"{len(chosen) - len(wrong)} passed, {len(wrong)} failed")
    return bool(wrong)


sys.exit(main())

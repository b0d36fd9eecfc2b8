"""How often does the interval of each measure hold the true value? 400 repeats of `sim` on games with known answers.

covers.py CROUPIER [MEASURE...]: prints a row for each measure, and fails if a share is not between 93 and 97 %. Quantiles
of whole numbers, and intervals that hold together, may hold more often: their formulas promise at least 95 %.
"""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from pathlib import Path

GAMES = Path(__file__).resolve().parents[1] / "lab" / "games"
REPEATS = 400
TWO = float(sum(Fraction((n + 1) // 2, n) for n in range(1, 21)) / 20)

# measure: game, options, the path in the JSON, the true value, the most that is right
MEASURES = {
    "seat edge, 2 seats": ("sixty", "--games 300", ["seat_edge", "seat 1", "edge"], 0.10, 0.97),
    "errors": ("faulty", "--games 400", ["faults", "errors"], 1 / 8, 0.97),
    "shared wins": ("faulty", "--games 400", ["faults", "ties"], 7 / 32, 0.97),
    "length p50": ("lengths", "--games 200 --all --set most=20", ["length", "p50", "decisions"], 10, 1),
    "length p95": ("lengths", "--games 200 --all --set most=20", ["length", "p95", "decisions"], 19, 1),
    "phases p50": ("lengths", "--games 200 --all --set most=20", ["length", "p50", "phases"], 10, 1),
    "answers p5": ("lengths", "--games 200 --all --set most=20", ["length", "seat 1 p5", "answers"], 1, 1),
    "two options or more": ("lengths", "--games 200 --all --set most=20", ["choice", "two_or_more"], TWO, 0.97),
    "lead changes": ("runaway", "--games 200 --all", ["course", "lead_changes"], 0.2, 0.97),
    "decided at": ("runaway", "--games 200 --all", ["course", "decided_at"], 0.3, 0.97),
    "last at half": ("runaway", "--games 200 --all", ["course", "last_at_half"], 0.2, 0.97),
    "first at a quarter": ("runaway", "--games 200 --all", ["course", "first_at_a_quarter"], 0.8, 0.97),
    "skill": ("dominant", "--games 2000 --skill", ["skill", "greedy : random", "win_share"], 0.75, 0.97),
    "luck, the deal": ("half_luck", "--games 4000 --luck", ["luck", "deal"], 0.5, 0.97),
    "luck, the rest": ("half_luck", "--games 4000 --luck", ["luck", "rest"], 0.5, 0.97),
    "card power": ("deck", "--games 2000 --card ace", ["cards", "ace", "power"], 0.05, 0.97),
    "forced": ("dominant", "--games 300 --choices", ["restricted", "say: strong", "forced"], 0.25, 0.97),
    "forbidden": ("dominant", "--games 300 --choices", ["restricted", "say: strong", "forbidden"], -0.25, 0.97),
    "no bid": ("price_curve", "--games 200 --all", ["auctions", "no_bid"], 0.1, 0.97),
    "gain at a price": ("price_curve", "--games 200 --all", ["auctions", "3", "gain"], 2, 0.97),
}


def reports(croupier, game, options, repeat):
    command = [croupier, "sim", GAMES / f"{game}.lua", "--jobs", "1", "--format", "json", "--seed", str(1 + repeat * 1000000)]
    return json.loads(subprocess.run(command + options.split(), capture_output=True, text=True).stdout)


def holds(report, path, truth):
    for key in path:
        report = report[key]
    low, high = report["ci95"]
    return low - 1e-9 <= truth <= high + 1e-9


def main():
    croupier, wanted = sys.argv[1], sys.argv[2:]
    chosen = {name: m for name, m in MEASURES.items() if name in wanted or not wanted}
    held = dict.fromkeys(chosen, 0)
    for run in sorted({(m[0], m[1]) for m in chosen.values()}):
        with ThreadPoolExecutor(2) as pool:
            for report in pool.map(lambda repeat: reports(croupier, *run, repeat), range(REPEATS)):
                for name, m in chosen.items():
                    held[name] += (m[0], m[1]) == run and holds(report, m[2], m[3])
        for name, m in chosen.items():
            if (m[0], m[1]) == run:
                print(f"      {name}: the interval holds {m[3]:.4g} in {100 * held[name] / REPEATS:.1f} % of {REPEATS} repeats", flush=True)
    wrong = [name for name, m in chosen.items() if not 0.93 <= held[name] / REPEATS <= m[4]]
    for name in wrong:
        print("FAIL ", name)
    print(f"{len(chosen) - len(wrong)} passed, {len(wrong)} failed")
    return bool(wrong)


sys.exit(main())

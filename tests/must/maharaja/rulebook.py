"""The rulebook of Maharaja as data, and what can be said of parts of actions and of ways without a game."""
from collections import Counter
from functools import lru_cache

NUMBER = {"mogul": 1, "trader": 2, "sadhu": 3, "monk": 4, "mason": 5, "artist": 6, "yogi": 7}  # R14-R20
CITY = dict(zip("ABCDEFG", ["Ahmadabad", "Udaipur", "Agra", "Benares", "Patna", "Lahore", "Delhi"]))  # D3
HOME = {"mogul": "C", "trader": "A", "sadhu": "D", "monk": "E", "mason": "G", "artist": "B", "yogi": "F"}  # D4
ROADS = """S A 1 2, S B 3 4, S C 5 6, S D 7 8, S E 9 10, A B 11 12, B C 13 14, C D 15 16, D E 17 18, A F 19, B F 20 21,
           C F 22 23, F G 24 25, C G 26 27, D G 28 29, E G 30"""  # D3: the ends of a road and the villages on it
ROADS = [(road[0], road[1], [int(v) for v in road[2:]]) for road in map(str.split, ROADS.split(","))]
PAYOUT = {2: [10, 5], 3: [11, 7, 3], 4: [12, 9, 6, 3], 5: [13, 10, 7, 4, 1]}  # D1
FIELDS = ["S%d" % i for i in range(1, 8)] + [str(i) for i in range(1, 11)]  # R45
ANY = ("city", "village")
PARTS = {  # R27-R35: what an action wants done, and where each part may go
    "house": [ANY], "two_houses": [("city",), ANY], "palace": [("palace",)], "palace_and_house": [("palace",), ANY],
    "gold": [("gold",)], "move_house": [("move_house",)], "quarry": [("quarry",)], "governor": [("governor",)],
    "character": [("character",)]}
BUILDS = ("house", "two_houses", "palace", "palace_and_house")


@lru_cache(None)
def most_whole(name, planned, extra, done):
    """How many of the planned actions of that name can be whole after these parts; -1: they do not go together.

    done: for each part what it is, and if it was done after the coin; only those can belong to the extra action.
    Which action a part belongs to is nobody's business until the turn ends: any way of sharing them out will do.
    """
    slots = [(i, i >= planned, goes) for i in range(planned + extra) for goes in PARTS[name]]

    def share(k, free):
        if k == len(done):
            return planned - len({i for i, late, _ in free if not late})
        what, late = done[k]
        return max((share(k + 1, free[:s] + free[s + 1:]) for s, slot in enumerate(free)
                    if what in slot[2] and (late or not slot[1])), default=-1)

    return share(0, slots)


@lru_cache(4096)
def journeys(start, dues):
    """For each city a set of what the ways there pay each owner (R36-R39), by seat. dues: by road; None is barred."""
    found = {}

    def go(node, been, paid):
        if node != start and node != "S":
            found.setdefault(node, set()).add(paid)
        for (a, b, _), due in zip(ROADS, dues):
            if due is not None and node in (a, b):
                to = b if node == a else a
                if to not in been:
                    go(to, been | {to}, tuple(map(sum, zip(paid, due))))

    go(start, {start}, (0,) * max(len(due or ()) for due in dues))
    return found


def best(ways):
    """Those of which no other pays every owner as little; the others are not offered (a ruling of scripts/README)."""
    return {w for w in ways if not any(o != w and all(x <= y for x, y in zip(o, w)) for o in ways)}


def due_of_villages(p, seats, villages):
    """What passing villages with these owners of houses costs p, by seat; None: an empty one bars the way."""
    due = Counter()
    for owners in villages:
        due.update(owners if p not in owners else [])
    return tuple(due[seat] for seat in seats) if all(villages) else None  # R37, R38


def due_of_way(p, seats, village, way):
    """The same of a way that is told as its nodes; None: there is no such way."""
    roads = {(a, b): v for a, b, v in ROADS} | {(b, a): v[::-1] for a, b, v in ROADS}
    junction = {name: c for c, name in CITY.items()} | {"start": "S"}
    nodes, last, between, passed = way.split(", "), None, [], []
    for node in nodes:
        if node not in junction:
            between.append(int(node[1:]))
            continue
        if last is not None and roads.get((last, junction[node])) != between:
            return None
        last, between, passed = junction[node], [], passed + between
    return due_of_villages(p, seats, [village[v] for v in passed])

"""A second reckoning of Maharaja, made from the rulebook and not from the script.

It plays along with the answers of a game and says who must be asked what next, which options there must be, what is in
all purses, where all lies, and who has won. judge.py compares that with what the script has done. R, Q and D name the
rulebook's rules, rulings and data; where it is silent, scripts/README.md says what is played.
"""
import sys
from collections import Counter

from rulebook import (ANY, BUILDS, CITY, FIELDS, HOME, NUMBER, PARTS, PAYOUT, ROADS, best, due_of_villages, journeys,
                      most_whole)


class Game:
    def __init__(self, players, knobs, track):
        self.seats, self.track = range(1, players + 1), track  # track: field index -> city letter
        self.on = {knob: value == "on" for knob, value in knobs.items()}
        self.per_action = knobs["penalty"] == "action"
        self.limit = 1 if players == 2 else 2  # R4
        self.gold = {p: 15 for p in self.seats}  # R5
        self.coins = {p: 0 for p in self.seats}
        self.palaces = {p: 6 if self.on["short"] else 7 for p in self.seats}  # R5, R59
        self.all_palaces = self.palaces[1]
        self.reserve, self.bank = {p: 4 for p in self.seats}, {p: 16 for p in self.seats}
        self.architect, self.maharaja = {p: "S" for p in self.seats}, "S"
        self.village = {v: [] for v in range(1, 31)}
        self.houses = {c: [] for c in CITY}
        self.inner = {c: [] for c in CITY}
        neutral = 5 - players if self.on["neutral"] else 0  # R65, Q2
        self.outer = {c: [0] * neutral for c in CITY}
        self.free = {c for c in NUMBER if c != "yogi" or self.on["yogi"]}  # R6, R61
        self.held = {p: [] for p in self.seats}
        self.coins_left = 7 if self.on["yogi"] else 0  # R61

    # --- questions ---

    def ask(self, p, prompt, options):
        _, choice = yield {p: (prompt, sorted(options))}
        return choice

    def number(self, p):
        return min(NUMBER[c] for c in self.held[p])  # R10, R71

    def play(self):
        yield from self.choose_characters()
        order = sorted(self.seats, key=self.number)
        for p in order * 4:  # R11
            self.village[int((yield from self.ask(p, "first house", self.villages()))[9:])].append(p)
            self.reserve[p] -= 1
        for p in self.seats:  # R12
            self.reserve[p], self.bank[p] = 6, 10
        while not (yield from self.round()):
            pass

    def choose_characters(self):
        for _ in self.seats:
            without = [p for p in self.seats if not self.held[p]]
            winner = without[0]  # R9, Q19: the youngest of them
            if self.on["auction"] and len(without) > 1:
                winner = yield from self.auction(without)
            yield from self.choose_character(winner)

    def auction(self, bidders):  # R66, R67
        high, winner, turn = -1, bidders[0], 0
        while len(bidders) > 1 or high < 0:
            p = bidders[turn % len(bidders)]
            options = [str(n) for n in range(high + 1, self.gold[p] + 1)] + (["pass"] if high >= 0 else [])
            bid = yield from self.ask(p, "bid", options)
            if bid == "pass":
                turn = turn % len(bidders)
                bidders = bidders[:turn] + bidders[turn + 1:]
            else:
                high, winner, turn = int(bid), p, turn + 1
        self.gold[winner] -= high
        return winner

    def choose_character(self, p):
        card = yield from self.ask(p, "choose character", self.free)
        self.free.remove(card)
        self.held[p].append(card)

    # --- a round ---

    def round(self):
        field = min(self.track)  # R22, R23
        self.maharaja = self.track.pop(field)
        self.track[max(self.track) + 1] = self.maharaja
        last = 17 if not self.on["short"] else 15  # R57, R59, Q7: field 10, or 8
        over = max(self.track) >= last
        plans, waiting = {p: [] for p in self.seats}, set(self.seats)
        while waiting:  # R24
            seat, choice = yield {p: ("plan", sorted(PARTS)) for p in waiting}
            plans[seat].append(choice)
            if len(plans[seat]) == 2:
                waiting.remove(seat)
        waiting = set(self.seats)
        while waiting:  # R25, R51
            p = min(waiting, key=self.number)
            waiting.remove(p)
            yield from self.turn(p, plans[p])
            over = over or max(self.track) >= last
        self.score()
        return over or 0 in self.palaces.values()

    def turn(self, p, plan):
        self.planned, self.extra, self.done, self.masoned, been = Counter(plan), None, {}, False, set()
        if "trader" in self.held[p]:  # R15
            self.gold[p] += 1
        if "yogi" in self.held[p] and self.coins_left:  # R63, Q18
            self.coins[p], self.coins_left = self.coins[p] + 1, self.coins_left - 1
        while True:
            options = ["end turn"]
            options += [a for a in PARTS if (a in self.planned or a == self.extra) and self.possible(p, a)]
            options += ["travel"] if self.cities(p, been) else []
            options += ["mason"] if self.may_mason(p) and self.sources(p, True) else []  # R18, Q9
            options += ["coin"] if self.coins[p] and not self.extra and self.extras(p) else []  # R62, R64
            choice = yield from self.ask(p, "turn", options)
            if choice == "end turn":
                return self.penalty(p)
            if choice == "travel":
                been = been | {self.architect[p]}
                yield from self.travel(p, been)
                continue
            been = set()
            if choice == "mason":
                self.masoned = True
                yield from self.move(p, "mason", True)
            elif choice == "coin":
                self.extra = yield from self.ask(p, "coin", self.extras(p))
                self.coins[p], self.coins_left = self.coins[p] - 1, self.coins_left + 1
                yield from self.do(p, self.extra)
            else:
                yield from self.do(p, choice)

    def penalty(self, p):  # R52, Q3, Q4; Q17: not for the extra action
        undone = sum(n - most_whole(a, n, a == self.extra, self.done.get(a, ())) for a, n in self.planned.items())
        for other in self.seats:
            if other != p:
                self.gold[other] += 2 * (undone if self.per_action else min(undone, 1))

    # --- actions ---

    def goes(self, action, part):
        """Is such a part still to be done?"""
        done = self.done.get(action, ()) + ((part, bool(self.extra)),)
        return most_whole(action, self.planned[action], action == self.extra, done) >= 0

    def possible(self, p, action):
        if action in BUILDS:
            return bool(self.building_sites(p, action))
        return self.goes(action, action) and self.can(p, action)

    def can(self, p, action):  # anything but building
        return {"gold": True, "governor": True, "quarry": self.bank[p] > 0, "character": bool(self.characters(p)),
                "move_house": bool(self.sources(p, False))}[action]

    def extras(self, p):  # R64: any but CHARACTER, if a part of it can be done
        def can(action):
            if action in BUILDS:
                return any(self.sites(p, what) for goes in PARTS[action] for what in goes)
            return self.can(p, action)
        return [action for action in PARTS if action != "character" and can(action)]

    def do(self, p, action):
        part = action
        if action in BUILDS:
            part = yield from self.build(p, action)
        elif action == "gold":  # R27
            self.gold[p] += 2
        elif action == "quarry":  # R31, Q16
            taken = min(2, self.bank[p])
            self.bank[p], self.reserve[p] = self.bank[p] - taken, self.reserve[p] + taken
            part = "quarry" if taken == 2 else None
        elif action == "governor":
            yield from self.governor(p)
        elif action == "character":
            yield from self.character(p)
        else:
            yield from self.move(p, "move_house", False)
        if part:
            self.done[action] = self.done.get(action, ()) + ((part, bool(self.extra)),)

    def villages(self):
        return ["village.V%d" % v for v, owners in self.village.items() if len(owners) < self.limit]  # R4, R40

    def targets(self, p):  # of a house: R40, R41
        here = self.architect[p]
        return self.villages() + (["city." + CITY[here]] if here != "S" else [])

    def price(self, p, what):
        return 1 if what != "palace" else 9 if "artist" in self.held[p] else 12  # R42, R19

    def sites(self, p, what):
        here, stock = self.architect[p], self.palaces[p] if what == "palace" else self.reserve[p]
        if not stock or self.gold[p] < self.price(p, what):
            return []
        if what != "palace":
            return [site for site in self.targets(p) if site.startswith(what)]
        if here == "S":  # R41
            return []
        inner = ["inner." + CITY[here]] if not self.inner[here] else []  # R3, Q13
        return inner + (["outer." + CITY[here]] if len(self.outer[here]) < 6 else [])

    def building_sites(self, p, action):
        return [site for what in ("palace",) + ANY if self.goes(action, what) for site in self.sites(p, what)]

    def build(self, p, action):
        site = yield from self.ask(p, action, self.building_sites(p, action))
        what = site.split(".")[0]
        what = what if what in ANY else "palace"
        self.gold[p] -= self.price(p, what)
        if what == "palace":
            self.palaces[p] -= 1
        else:
            self.reserve[p] -= 1
        self.place(site).append(p)
        return what

    def place(self, site):
        kind, name = site.split(".")
        if kind == "village":
            return self.village[int(name[1:])]
        city = next(c for c in CITY if CITY[c] == name)
        return {"city": self.houses, "inner": self.inner, "outer": self.outer}[kind][city]

    def may_mason(self, p):
        return "mason" in self.held[p] and not self.masoned

    def sources(self, p, mason):  # R30, R44, Q14; R18: the mason also builds from the reserve
        own = ["village.V%d" % v for v, owners in self.village.items() if p in owners]
        own += ["city." + CITY[c] for c, owners in self.houses.items() if p in owners]
        own += ["reserve(%d)" % p] if mason and self.reserve[p] else []
        return [source for source in own if set(self.targets(p)) - {source}]

    def move(self, p, prompt, mason):
        source = yield from self.ask(p, prompt, self.sources(p, mason))
        site = yield from self.ask(p, "house to", set(self.targets(p)) - {source})
        if source.startswith("reserve"):
            self.reserve[p] -= 1
        else:
            self.place(source).remove(p)
        self.place(site).append(p)

    def governor(self, p):  # R46, Q5, Q6
        card = yield from self.ask(p, "governor", ["governor " + CITY[c] for c in self.track.values()])
        start = next(f for f, c in self.track.items() if "governor " + CITY[c] == card)
        city, to = self.track.pop(start), max(1, start - 2)
        self.track = {f + 1 if to <= f < start else f: c for f, c in self.track.items()}
        self.track[to] = city

    # --- travel ---

    def ways(self, p):
        dues = tuple(due_of_villages(p, self.seats, [self.village[v] for v in villages]) for _, _, villages in ROADS)
        purse = sys.maxsize if "monk" in self.held[p] else self.gold[p]  # R17, Q12
        found = journeys(self.architect[p], dues)
        return {c: kept for c, ways in found.items() if (kept := {w for w in ways if sum(w) <= purse})}

    def cities(self, p, been):  # not back while nothing has been done since (a ruling of scripts/README)
        return {c: ways for c, ways in self.ways(p).items() if c not in been}

    def travel(self, p, been):
        cities = self.cities(p, been)
        city = yield from self.ask(p, "travel", ["city." + CITY[c] for c in cities])
        to = next(c for c in CITY if "city." + CITY[c] == city)
        ways = best(cities[to])
        paid = min(ways) if len(ways) == 1 else (yield {p: ("way", sorted(ways))})[1]
        for owner, amount in zip(self.seats, paid):
            self.gold[owner] += amount
        if "monk" not in self.held[p]:
            self.gold[p] -= sum(paid)
        self.architect[p] = to

    # --- characters ---

    def characters(self, p):
        if self.on["several"] and self.free:  # R70, Q22
            return list(self.free)
        others = [o for o in self.seats if o != p]
        cards = [card for o in others for card in self.held[o]]
        if not self.on["several"]:
            return list(self.free) + cards  # R48, Q15
        return cards + ["player %d" % o for o in others if len(self.held[o]) > len(self.held[p])]

    def character(self, p):
        card = yield from self.ask(p, "character", self.characters(p))
        if card.startswith("player "):  # R70: lured
            target = int(card[7:])
            card = yield from self.ask(target, "lured", self.held[target])
            self.held[target].remove(card)
        elif card in self.free:
            self.free.remove(card)
            if not self.on["several"]:  # R49
                self.free.add(self.held[p].pop())
        else:
            target = next(o for o in self.seats if card in self.held[o])
            given = self.held[p][0] if not self.on["several"] else (yield from self.ask(p, "give", self.held[p]))
            self.held[target].remove(card)
            self.held[p].remove(given)
            if self.on["several"]:
                self.held[target].append(given)
            else:
                self.free.add(given)
                yield from self.choose_character(target)
        self.held[p].append(card)

    # --- scoring ---

    def points(self, p, c):  # R53, R16, R68
        outer = self.outer[c].count(p) * (2 if "sadhu" in self.held[p] else 1)
        home = sum(self.on["homes"] and HOME[card] == c for card in self.held[p])
        return (self.architect[p] == c) + self.houses[c].count(p) + outer + 3 * self.inner[c].count(p) + home

    def score(self):  # R54, R55, R56, Q20
        points = {p: self.points(p, self.maharaja) for p in self.seats}
        present = sorted((p for p in self.seats if points[p]), key=lambda p: (-points[p], self.number(p)))
        for p, gold in zip(present, PAYOUT[len(self.seats)]):
            self.gold[p] += gold + (5 if len(present) == 1 else 0)

    def end(self):  # R58: scores and places
        built = {p: self.all_palaces - self.palaces[p] for p in self.seats}
        order = sorted(self.seats, key=lambda p: (-built[p], -self.gold[p], self.number(p)))
        return [built[p] for p in self.seats], [order.index(p) + 1 for p in self.seats]

    # --- what the table must look like, as the events tell it ---

    def purses(self):
        told = {"gold(%d)" % p: n for p, n in self.gold.items()}
        if self.on["yogi"]:
            told.update({"action coins(%d)" % p: n for p, n in self.coins.items()})
            told["action coins"] = self.coins_left
        return told

    def board(self):
        def pieces(kind, owners):
            return ["%s %d" % (kind, p) if p else "neutral " + kind for p in owners]

        zones = {"village.V%d" % v: pieces("house", owners) for v, owners in self.village.items()}
        for c, name in CITY.items():
            zones["city." + name] = pieces("house", self.houses[c]) + (["maharaja"] if self.maharaja == c else [])
            zones["city." + name] += pieces("architect", [p for p in self.seats if self.architect[p] == c])
            zones["inner." + name] = pieces("palace", self.inner[c])
            zones["outer." + name] = pieces("palace", self.outer[c])
        for i, field in enumerate(FIELDS, 1):
            zones["track." + field] = ["governor " + CITY[self.track[i]]] if i in self.track else []
        zones["free characters"] = list(self.free)
        for p in self.seats:
            zones["characters(%d)" % p] = self.held[p]
            zones["reserve(%d)" % p] = ["house %d" % p] * self.reserve[p]
            zones["bank(%d)" % p] = ["house %d" % p] * self.bank[p]
            zones["palaces(%d)" % p] = ["palace %d" % p] * self.palaces[p]
        return zones

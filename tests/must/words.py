"""Writes scripts that call every word there is with anything at all, for words.c: words.py README SEED COUNT FOLDER.

The words are those that stdlib/README.md lists. Each script lays a small table and calls words in setup, in play, in
questions, in coroutines and closers, in free actions and advice; every fourth has a spec. The same seed makes the same.
"""
import os
import random
import re
import sys

KINDS = "croupier game player zone zones piece purse auction trick board tasks stacking pyramid score t".split()

PRELUDE = r"""
local croupier, score, show = croupier, croupier.score, croupier.show
local g = croupier.game 'words' { players = { 2, 8 }, free = { %(free)s }, %(declared)s }
local seed, calls, depth, a, b, P, G, row, box = %(seed)d, 0, 0
local function R(n) seed = (seed * 1103515245 + 12345) & 0x7fffffff return (seed >> 8) %% n + 1 end
local O = { zone = {}, zones = {}, piece = {}, purse = {}, auction = {}, trick = {}, board = {}, tasks = {}, stacking = {},
            pyramid = {}, player = {}, game = {}, family = {}, co = {} }
local W, KINDS = {}, { 'zone', 'zones', 'piece', 'purse', 'auction', 'trick', 'board', 'tasks', 'stacking', 'pyramid',
                       'player', 'game', 'family', 'co' }
local function pick(t) local n = rawlen(t) if n > 0 then return t[R(n)] end return show and nil end
local function one(kind) return pick(O[kind]) end
local function any() return one(pick(KINDS)) end
local function put(t, k, v) t[k] = v end
local function word() -- some call or other
  if calls > %(most)d or depth > 6 or #W == 0 then return end
  calls, depth = calls + 1, depth + 1
  local ok, x = pcall(pick(W))
  depth = depth - 1
  if not ok and R(4) == 1 then error(x, 0) end
  return x
end
local function wild() -- some value or other
  local n = R(12)
  if n == 1 then error 'out' elseif n == 2 then error {} elseif n == 3 then return word() elseif n == 4 then return any() end
  if n == 5 then return word, 'why' end
  return pick { true, false, 1, 'word', {}, 0/0, -1, 1 << 62, one 'zone', one 'piece' }
end
local function hostile(t)
  local mt = {}
  for _, event in ipairs { '__index', '__len', '__eq', '__lt', '__call', '__tostring', '__close', '__newindex',
                           '__concat', '__pairs', '__add' } do
    local n = R(5)
    if n == 1 then mt[event] = wild elseif n == 2 then mt[event] = word elseif n == 3 then
      mt[event] = function() return pick { 0, 1, 2, 'row', 'q', 'x', 8, 1 << 40, -1, 'kind' } end
    end
  end
  if R(2) == 1 then mt.__tostring = function() word() return pick { 'q', 'card 1', 'pass', '', 'row', 'hand(1)' } end end
  if R(3) == 1 then mt.__name = pick { 'name', 5, {} } end
  t = t or {}
  if R(3) == 1 then t.seat = pick { 1, 2, -1, 9, 1 << 31, -(1 << 31), math.mininteger, 0.5, 'x' } end
  return setmetatable(t, mt)
end
local function flipping(...) -- another value each time it is read
  local values, n = table.pack(...), 0
  return setmetatable({}, { __index = function() n = n + 1 return values[(n - 1) %% values.n + 1] end,
                            __len = function() return R(4) end, __pairs = function() return function() end end })
end
local cyclic, huge, long = {}, {}, ('x'):rep(3000)
cyclic[1], cyclic.from, cyclic.x, cyclic[2] = cyclic, cyclic, cyclic, 1
for i = 1, 600 do huge[i] = i end
local function yielding() coroutine.yield(wild()) end
local function closer(f) return setmetatable({}, { __close = f }) end
local function keep(...)
  for i = 1, select('#', ...) do
    local v = select(i, ...)
    local list = type(v) == 'userdata' and O[v == nil or tostring(v) == 'family of sets' and 'family' or tostring(v)]
    if list and rawlen(list) < 40 then list[rawlen(list) + 1] = v end
    if type(v) == 'function' and R(2) == 1 then pcall(v, wild(), one 'player') end
  end
  return ...
end
local function T(f) -- carry it out, one way or another
  if calls > %(most)d then return end
  calls = calls + 1
  local n, p = R(12), one 'player'
  if n <= 5 then return pcall(function() keep(f()) end)
  elseif n == 6 then return xpcall(f, function(e) if R(3) == 1 then word() end return e end)
  elseif n == 7 then
    local co = coroutine.create(function() keep(f()) end)
    O.co[#O.co %% 30 + 1] = co
    return coroutine.resume(co)
  elseif n == 8 then
    return pcall(function() local x <close> = closer(function() word() pcall(coroutine.yield) end) keep(f()) end)
  elseif n == 9 then
    local co = coroutine.create(function() while R(9) > 1 do
      pcall(function() local x <close> = closer(function() coroutine.yield(1) word() end) f() end) coroutine.yield(2)
    end end)
    O.co[#O.co %% 30 + 1] = co
    coroutine.resume(co) coroutine.resume(co)
  elseif n == 10 then return pcall(p.can_ask, p, { 1, 2, 3 }, function() pcall(f) return R(2) == 1 end)
  elseif n == 11 then
    return pcall(p.can_select, p, { 'q', from = one 'zone', where = function() f() return true end })
  else
    local co = one 'co'
    if co then return pcall(R(2) == 1 and coroutine.resume or coroutine.close, co, wild()) end
  end
end
"""

SETUP = r"""
function g:setup()
  G, P = self, self.players
  a, b = P[1], P[2]
  row, box = self:zone { 'row', sees = 'all' }, self:zone 'box'
  local piles = self:zones({ 'piles', sees = %(piles)s }, { 'odd', 'even' })
  self.pile = self:zone { 'pile', renew = row, sees = %(pile)s }
  O.game[1], O.zones[1], O.purse[1], O.tasks[1] = self, piles, self:purse { 'bank', 60, of = 'gold' }, self:tasks()
  O.zone = { row, box, piles[1], piles[2], self.pile }
  for i, player in ipairs(P) do
    O.player[i], player.hand, player.piles = player, player:zone { 'hand', sees = %(hand)s }, piles
    O.zone[#O.zone + 1], O.purse[1 + i] = player.hand, player:purse { 'gold', 5, sees = 'owner' }
  end
  if %(pieces)d > 0 then
    for i = 0, 9 do
      row:create { 'card {value}', value = i, kind = i %% 2 == 0 and 'even' or 'odd', flag = i > 5 or nil, copies = %(copies)s }
    end
    O.piece = row:list()
    O.trick[1] = self:trick { box, suit = %(suit)s, rank = %(rank)s, trump = %(trump)s }
  end
  O.board[1] = croupier.board { nodes = { 'x', 'y', 'z', 'w' }, roads = { { 'x', 'y', 'z' }, { 'x', 'w', 'z' } } }
  O.stacking[1] = croupier.stacking { by = 'value', within = 'kind', fixed = { 0 },
                                      may = function(v, below) return not below or v < below end }
  O.pyramid[1] = croupier.pyramid { by = 'kind', wild = 'even', least = 2 }
  self.for_specs = { one, pick, R, wild, word, P, a, b, G, row, box, O, keep, closer, yielding, long, cyclic, huge, flipping, hostile }
"""

SPEC = """  local one, pick, R, wild, word, P, a, b, G, row, box, O, keep, closer, yielding, long, cyclic, huge, flipping, hostile =
    table.unpack(game.for_specs)
"""

NUMBERS = """0 -1 1 2 3 5 7 8 12 13 32 33 62 63 64 128 512 1024 1<<15 1<<16 1<<31 (1<<31)-1 -(1<<31) 1<<32 math.maxinteger
math.mininteger 0/0 math.huge -math.huge 0.5 2.0 1e15 1000000 -1000000 999999""".split()
STRINGS = """'q' 'row' 'box' 'hand' 'value' 'kind' 'odd' 'even' 'flag' 'x' 'y' '' long '\\xff' 'a\\0b' '%s%n%I%d' '{q}' 'pass' 'go' 'done'
'all' 'owner' 'none' 'ascending' 'once' 'sealed' 'dutch' '1' '0x10' '\\u{202e}' '../../x' 'name' 'seat' 'copies'""".split()
STRINGS += ["'card 1'", "'second price'", "'hand(1)'"]
HANDLES = ["one '%s'" % kind for kind in "zone zone zones piece piece purse auction trick board stacking pyramid player game family tasks co".split()]
FUNCTIONS = ["wild", "word", "yielding", "function() error 'out' end", "function() return true end", "function() return false, {} end",
             "function() return R(2) == 1 end", "function() word() return R(3) > 1, 'no' end",
             "function(p) pcall(p.move, p, one 'zone') return true end", "function(p) return tostring(p) ~= 'x' end",
             "function() local x <close> = closer(word) return R(2) == 1 end",
             "function() local co = one 'co' if co then coroutine.resume(co) end return true end",
             "coroutine.wrap(function() while true do coroutine.yield(R(2) == 1) end end)",
             "pcall", "error", "setmetatable", "coroutine.yield", "print", "tostring", "table.sort"]
KEYS = """from to where count least most total alike wild among instead players low high again above exactly cap step must_open suit rank
trump sees renew sorted ties with kinds by counters nodes roads ends must may fixed within reasons copies value kind of flag en""".split()


def read_words(path):
    words, section, inside = {}, None, False
    for line in open(path, encoding="utf-8"):
        inside = inside or line.startswith("<!-- tests/words.sh")
        if line.startswith("### "):
            section = re.split("[: ]", line[4:].strip())[0].replace("croupier.", "")
        found = re.match(r"- `\w+[.:](\w+)", line)
        if inside and found and section in KINDS:
            words.setdefault(section, []).append(found.group(1))
    return words


class Writer:
    def __init__(self, words, seed):
        self.words, self.r = words, random.Random(seed)

    def one_of(self, *choices):
        return self.r.choice(choices)

    def often(self, usual, chance=.92):
        if self.r.random() >= chance:
            return self.value()
        return usual() if callable(usual) else usual

    def values(self, most, depth=0):
        return ", ".join(self.value(depth + 1) for _ in range(self.r.randrange(most)))

    def number(self):
        return self.r.choice(NUMBERS)

    def string(self):
        return self.r.choice(STRINGS)

    def function(self):
        return self.r.choice(FUNCTIONS)

    def zone(self):
        return self.often(self.one_of("one 'zone'", "a.hand", "b.hand", "row", "box", "O.zones[1][1]", "G.pile"))

    def zones(self):
        return self.often("O.zones[1]")

    def player(self):
        return self.often(self.one_of("a", "b", "one 'player'"))

    def field(self):
        return self.often(self.one_of("'value'", "'kind'", "'flag'"))

    def filter(self):
        return self.one_of("nil", "{ kind = 'odd' }", "{ value = %s }" % self.number(), self.function(), self.function(), self.value())

    def list(self):
        return self.one_of("{}", "huge", "P", "one('zone'):list()", "cyclic", "{ %s }" % self.values(6))

    def source(self):
        return self.one_of(self.zone(), self.zone(), self.zones(), self.list(), self.value())

    def table(self, depth):
        items = [self.value(depth + 1) for _ in range(self.r.randrange(4))]
        items += ["%s = %s" % (self.r.choice(KEYS), self.value(depth + 1)) for _ in range(self.r.randrange(4))]
        text = "{ %s }" % ", ".join(items)
        return "hostile(%s)" % text if self.r.random() < .25 else text

    def value(self, depth=0):
        plain = [self.number, self.number, self.string, self.function, lambda: self.r.choice(HANDLES),
                 lambda: self.one_of("nil", "true", "false", "cyclic", "huge", "long", "{}")]
        deep = [lambda: "hostile()", lambda: "flipping('x'%s)" % "".join(", " + self.value(depth + 1) for _ in range(self.r.randrange(4))), lambda: self.table(depth),
                lambda: "setmetatable({}, { __index = %s })" % self.one_of("a", "one 'zone'", "G", "wild", "P"),
                lambda: "coroutine.create(word)"]
        return self.r.choice(plain + deep if depth < 3 else plain)()

    def select(self, of_all):
        fields = ["'q'"]
        optional = {"where": self.filter, "count": self.number, "least": self.number, "most": self.number,
                    "to": lambda: self.one_of("'hand'", "'piles'") if of_all else self.zone(), "alike": self.field,
                    "total": lambda: "{ %s, %s = %s }" % (self.field(), self.one_of("above", "least", "most", "exactly"), self.number()),
                    "wild": lambda: self.one_of("'odd'", "'even'", "{}"), "again": lambda: "true",
                    "among": lambda: self.one_of("one 'family'", "O.stacking[1]:sets(a.hand, O.zones[1])"),
                    "instead": lambda: self.one_of("'pass'", "'go'")}
        if of_all:
            optional.update(players=lambda: self.one_of("P", "{ a }", "{ b, a }", "{ a, a }"), low=self.number, high=self.number)
        fields.append("from = %s" % ("'hand'" if of_all and self.r.random() < .4 else self.source()))
        fields += ["%s = %s" % (k, self.often(f)) for k, f in optional.items() if self.r.random() < .22]
        return "{ %s }" % ", ".join(fields)

    def arguments(self, kind, word):
        """Such as make sense, mostly."""
        numbers = lambda: "{ %s }" % ", ".join(self.number() for _ in range(self.r.randrange(7)))
        node, why = (lambda: self.often(self.one_of("'x'", "'y'", "'z'"))), (lambda: self.one_of("nil", self.value()))
        toll = lambda: self.one_of("nil", "{ x = 1, y = false }", "{ y = { 1, 2, 3 } }", self.value())
        question, instead = (lambda: self.often("'q'")), (lambda: self.one_of("nil", "'pass'", "'go'", self.value()))
        purse, name = (lambda: self.often("one 'purse'")), self.string
        known = {
            "ask": [self.player if kind == "auction" else question, question if kind == "auction" else self.source, self.filter, instead],
            "can_ask": [self.source, self.filter], "number": [question, self.number, self.number, instead], "agrees": [question],
            "order": [question, self.source], "select": [lambda: self.select(False)], "can_select": [lambda: self.select(False)],
            "ask_all": [lambda: self.select(True)], "score": [self.number, why], "note": [name, lambda: self.table(1)],
            "zone": [lambda: self.one_of(name(), "{ %s, sees = %s, renew = %s }" % (name(), self.value(), self.value()),
                                         "flipping('n', 'n', %s)" % self.value())],
            "zones": [lambda: "{ %s, sees = 'all' }" % name(), self.list], "purse": [lambda: "{ %s, %s }" % (name(), self.number())],
            "shows": [lambda: self.one_of("'v', 'w'", "'v'", "{ 'w', sees = { a }, among = %s }" % self.list(), "{ 'v', %s }" % name(),
                                          "hostile { 'w', sees = %s, among = %s }" % (self.value(), self.value()))],
            "auction": [lambda: "{ %s, from = %s, least = %s, cap = %s }" % (self.one_of("'ascending'", "'once'", "'sealed'", "'dutch'"),
                                                                             self.player(), self.number(), self.number())],
            "trick": [lambda: "{ %s, suit = %s, rank = %s, trump = %s }" % (self.zone(), self.one_of(self.field(), self.function()), self.field(), self.value())],
            "trump": [self.value],
            "roll": [self.number, self.number], "random": [self.number], "pick": [self.list], "pieces_in": [self.list, self.filter],
            "picture": [lambda: self.one_of("'{row  } {box }'", "'{z1 }{z2 }'", "'no places'", name()),
                        lambda: self.one_of("nil", "{ z = O.zones[1] }", "hostile { z = O.zones[1] }", self.value())],
            "create": [lambda: "{ %s, value = %s, kind = %s, copies = %s }" % (self.one_of("'card {value}'", "'{none}'", name()),
                                                                              self.number(), self.one_of("'odd'", self.value()), self.one_of("0", "1", "2"))],
            "count": [self.filter], "counts": [self.field, self.filter], "sum": [self.field, self.filter], "highest": [self.field, self.filter],
            "each": [self.filter], "list": [self.filter], "values": [self.field], "deal": [self.number, self.zone, why],
            "move_all": [self.zone, self.filter, why], "move": [self.zone, why], "move_under": [self.zone, why],
            "pay": [purse, self.number, why], "pay_all": [purse, why], "bid": [self.player, self.number], "pass": [self.player],
            "turns": [self.player, lambda: self.one_of("nil", "P", "{ a }", "{}", self.value())], "clockwise": [self.player], "play": [self.player, question, self.filter, self.filter], "take": [self.zone],
            "path": [node, node, toll], "ways": [node, node, toll, self.number], "costs": [node, toll, self.list], "reachable": [node, toll],
            "fits": [self.zones, self.zone, lambda: "one 'piece'"] if kind == "pyramid" else [self.zone, self.zones],
            "orders": [self.zone, self.zone], "majority": [numbers, numbers], "sets": [numbers, numbers] if kind == "score" else [self.zone, self.zones],
            "stacking": [lambda: "{ by = %s, within = %s, may = %s, fixed = %s }" % (self.field(), self.field(), self.function(), self.list())],
            "board": [lambda: "{ nodes = { 'x', 'y' }, roads = { { 'x', 'y' } }, must = %s }" % self.value()],
        }
        for word_of_zones in ("most", "lifts", "lay"):
            known[word_of_zones] = [self.zone, self.zones]
        return ", ".join(self.often(f) for f in known[word]) if word in known and self.r.random() < .9 else self.values(5)

    def call(self, *kinds):
        kind = self.r.choice(kinds or [k for k in self.words if k != "t"])
        word = self.r.choice(self.words[kind])
        if kind in ("score", "croupier"):
            return "%s.%s(%s)" % (kind, word, self.arguments(kind, word))
        if self.r.random() < .04:
            return "put(%s, '%s', %s)" % (self.one_of("a", "G", "g"), self.r.choice(self.words["player"] + self.words["game"] + 20 * ["v", "w"]), self.value())
        of = {"game": lambda: "G", "player": self.player, "zone": self.zone, "zones": self.zones}.get(kind, lambda: "one '%s'" % kind)
        return "(%s):%s(%s)" % (of(), word, self.arguments(kind, word))

    def script(self):
        do = lambda: self.one_of("T(word)", "word()", "player:agrees 'q'", "player:ask('q', row)", "coroutine.yield()", "")
        out = [PRELUDE % {"free": self.one_of("", "'go'", "'go', 'act'"), "seed": self.r.randrange(1 << 30), "most": self.one_of(60, 150),
                          "declared": self.one_of("", "lowest = true", "stakes = true", "knobs = { k = { 3, range = { 1, 5 }, 'k' } }")},
               SETUP % {"piles": self.one_of("'all'", "'none'", "{ a }"), "pile": self.one_of("'all'", "'none'"), "pieces": self.r.randrange(10),
                        "hand": self.one_of("'owner'", "'all'", "'none'"), "copies": self.one_of("i % 3", "1", "2"), "trump": self.one_of("nil", "'odd'"),
                        "suit": self.one_of("'kind'", "function(c) word() return c.kind end"),
                        "rank": self.one_of("'value'", "function(c) word() return c.value end")}]
        out += ["  T(function() return %s end)" % self.call(*self.one_of((), ("game", "player", "zone", "croupier"))) for _ in range(self.one_of(0, 4, 12, 30))]
        out += ["end"] + ["W[#W + 1] = function() return keep(%s) end" % self.call() for _ in range(self.r.randrange(4, 25))]
        out += ["function g:%s(player) %s end" % (name, do()) for name in ("go", "act")]
        out += ["function g:may_%s() %s end" % (name, self.one_of("return R(3) == 1", "return wild()", "return calls < 40")) for name in ("go", "act")]
        if self.r.random() < .15:
            out.append("function g.advice(seen, question) %s end" % self.one_of("return nil", "return {}", "error 'x'", "return wild()"))
        out += ["function g:play()", "  row:shuffle() row:deal(5, a.hand) row:deal(4, b.hand) box:deal(3, O.zones[1][1])"]
        out += ["  T(function() return %s end)" % self.call(*self.one_of((), (), ("player",), ("player", "game", "zone"))) for _ in range(self.one_of(5, 20, 60))]
        return "\n".join(out + ["end", "return g", ""])

    def answers(self):
        odd = ["'1: card 1'", "'2: pass'", "'yes'", "'not x'", "'1: not card 2'", "'2: go'", "'1'", "'done'", "function() word() end", "hostile()",
               "function() t:random(1) end", "setmetatable({}, { __tostring = function() t:random(3) return 'not x' end })",
               "setmetatable({}, { __tostring = function() t:answers(nil) return 'yes' end })"]
        return "{ %s }" % ", ".join(self.r.choice(odd + [self.value(2)]) for _ in range(self.r.randrange(8)))

    def step_of_spec(self):
        name, what = self.string, self.value
        return self.one_of(*["return " + self.call(*self.one_of((), ("player",), ("game",))) for _ in range(8)],
                           "t:scene { ['hand(1)'] = 'card 1, card 2', row = %s }" % name(), "t:line(%s)" % self.one_of("'p1:score(3)'", "'p1:agrees(\"q\")'", what()),
                           "t:play()", "t:answers(%s)" % self.answers(), "t:random(%s)" % self.number(), "t:holds(%s, %s)" % (name(), name()),
                           "t:offers('1, 2', function() a:ask('q', { 1, 2 }) end)", "t:equal(%s, %s)" % (what(), what()), "t:points(%s)" % self.list(),
                           "t:fails(%s, %s)" % (name(), self.function()), "list[0] = %s" % self.number(), "t.given = %s" % what())

    def spec(self):
        out = ["local test = ..."]
        for i in range(5):
            out += ["test('t%d', function(game, t)" % i, SPEC, "  local list = %s t:answers(list)" % self.answers()]
            out += ["  pcall(function() %s end)" % self.step_of_spec() for _ in range(self.r.randrange(2, 12))] + ["end)"]
        return "\n".join(out + [""])


def main(readme, seed, count, folder):
    words = read_words(readme)
    missing = [kind for kind in KINDS if not words.get(kind)]
    if missing:
        sys.exit("no words of %s in %s" % (", ".join(missing), readme))
    os.makedirs(folder, exist_ok=True)
    for n in range(1, int(count) + 1):
        writer = Writer(words, int(seed) * 1000003 + n)
        with open(os.path.join(folder, "s%d.lua" % n), "w", encoding="utf-8") as file:
            file.write(writer.script())
        if n % 4 == 0:
            with open(os.path.join(folder, "s%d.spec" % n), "w", encoding="utf-8") as file:
                file.write(writer.spec())


main(*sys.argv[1:])

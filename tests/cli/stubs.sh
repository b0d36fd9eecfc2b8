#!/bin/sh
# `croupier stubs`: every word has its types, the types agree with the help lines, and the stubs are sound Lua.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

cat >dig.lua <<'L'
local dig = croupier.game "dig" {
  players = 2, knobs = { hand = { 5, range = { 1, 9 }, "cards" }, wild = { true, "wild" }, style = { "a", "b", "how" } },
}
function dig:setup()
  self.deck = self:zone "deck"
  self.deck:create { "{suit} {rank}", suit = "clubs", rank = 4, hot = true }
  self.deck:create { "odd", ["not a word"] = 1 }
end
function dig:play() self.players[1]:agrees "well" end
return dig
L
run 0 stubs editor ./dig.lua
says '^The words of scripts are in editor\.'
holds 'two files' test "$(ls editor)" = "$(printf 'croupier.lua\ndig.lua')"
cp editor/dig.lua out
says '^---@meta$'
says '^---@field suit\? string$'
says '^---@field rank\? integer$'
says '^---@field hot\? true$'
quiet 'not a word'
says '^---@field hand integer$'
says '^---@field wild boolean$'
says '^---@field style string$'

# As the language server reads them: each function is announced by its parameters, and all types are known.
what='the stubs'
python3 - editor/croupier.lua "$root/stdlib/README.md" >out 2>err <<'P'
import re, sys
text, readme = open(sys.argv[1]).read(), open(sys.argv[2]).read()
wrong = []
def check(holds, sentence):
    if not holds: wrong.append(sentence)

# the words of the reference: section, name, arguments of those that take a list in parentheses
words = {}
made = readme[readme.index("<!-- tests/words.sh write"):readme.index("### What there is of Lua")]
section = None
for line in made.splitlines():
    if line.startswith("### "): section = re.split(r"[:\s]", line[4:].replace("croupier.", ""))[0]
    m = re.match(r"- `(.*?)`: ", line)
    if not m or m[1].startswith("#"): continue
    name = re.match(r"(?:\w+[.:])?(\w+)", m[1])[1]
    words[section, name] = m[1]

lines, functions, params, returns = text.splitlines(), {}, [], []
for line in lines:
    if m := re.match(r"---@param (\S+) (.+)", line): params.append((m[1], m[2]))
    elif m := re.match(r"---@return (.+)", line): returns.append(m[1])
    elif m := re.match(r"function (\w+)[.:](\w+)\((.*)\) end$", line):
        names = [n.strip() for n in m[3].split(",")] if m[3] else []
        check(names == [p[0].rstrip("?") for p in params], f"{m[2]}: parameters {names} and {params}")
        functions[m[1], m[2]] = params
        params, returns = [], []
    elif line.startswith("function"): check(False, "not a stub: " + line)
for key, signature in words.items(): check(key in functions, f"no types for {key[0]}:{key[1]}")
for key in functions: check(key in words, f"no word {key[0]}:{key[1]}")

# where the help line names arguments, they are the same ones, and as optional
for key, signature in words.items():
    m = re.match(r"\w+[.:]\w+\(([\w\s,\[\]|]*)\)$", signature)
    if not m or key not in functions or re.search(r"\d", m[1]): continue
    depth, wanted = 0, []
    for token in re.findall(r"\[|\]|\w+|\|", m[1]):
        depth += (token == "[") - (token == "]")
        if token == "|" or token == "nil": continue
        if token not in "[]": wanted.append(token + ("?" if depth else ""))
    have = [p[0] for p in functions[key]]
    check([w.rstrip("?") for w in wanted] == [h.rstrip("?") for h in have] or len(wanted) == len(have) and
          all(a.endswith("?") == b.endswith("?") for a, b in zip(wanted, have)), f"{signature}: {have}")
    check(len(wanted) == len(have), f"{signature}: {have}")

# and the fields of the tables that it names are fields of their class
fields = {name: set(re.findall(r"---@field (?:\[)?(\w+)", body))
          for name, body in re.findall(r"---@class (\w+)\n((?:---@\w+ .*\n)*)", text)}
tables = 0
for key, params in functions.items():
    types = [t for _, type in params for t in re.findall(r"\w+", type) if t in fields and t not in ("zone", "piece", "player", "tasks")]
    named = re.search(r"\{.*\}", words.get(key, ""))
    if not types or not named: continue
    tables += 1
    outer = re.sub(r"(?<=[={ ])\{[^{}]*\}", "", named[0][1:-1])
    for name in re.findall(r"(\w+) =", outer): check(any(name in fields[t] for t in types), f"{words[key]}: no field {name}")
check(tables > 12, f"only {tables} words with tables")

# all types are known
known = set(re.findall(r"---@(?:class|alias) (\w+)", text)) | set(
    "string integer boolean any table function fun nil true false number".split())
for kind, rest in re.findall(r"---@(param|return|field|alias|operator) (.*)", text):
    if kind != "return": rest = rest.split(" ", 1)[1]
    rest = re.sub(r'"[^"]*"', "", rest)
    rest = re.sub(r"(\w+)\??:", "", rest)       # names of arguments of functions
    for type in re.findall(r"[A-Za-z_]\w*", rest): check(type in known, f"unknown type {type} in: {rest}")
    for a, b in ("()", "[]", "{}", "<>"): check(rest.count(a) == rest.count(b), "brackets: " + rest)
classes = re.findall(r"^---@class (\w+)", text, re.M)
check(len(classes) == len(set(classes)), "a class twice")
for name in "game player zone zones piece purse auction trick board tasks stacking pyramid score t".split():
    check(name in classes, "no class " + name)
for sentence in wrong: print(sentence)
print(len(functions), "functions")
P
says '^1[5-9][0-9] functions$'
holds 'nothing wrong' test "$(wc -l <out)" = 1

# The stubs are Lua: the sandbox reads them like a script.
cat editor/croupier.lua >whole.lua
printf '%s\n' 'local game = croupier' >prefix
run 3 sim ./whole.lua --games 1
quiet 'syntax|near'
holds 'no error of syntax' sh -c "! grep -q 'near' err"

# --- files ---

run 0 stubs editor ./dig.lua
echo mine >editor/croupier.lua
run 2 stubs editor
warns '^croupier: editor/croupier\.lua is not from `croupier stubs`'
holds 'it stays' test "$(cat editor/croupier.lua)" = mine
rm editor/croupier.lua
ln -s ../dig.lua editor/croupier.lua
run 1 stubs editor
holds 'no link is followed' grep -q 'croupier.game "dig"' dig.lua
run 1 stubs dig.lua
warns 'dig\.lua'
run 2 stubs more ./none.lua
for game in byzanz maharaja five_towers; do
  run 0 stubs games $game
  holds "$game" grep -q '^---@field' games/$game.lua
done
finish

#!/bin/sh
# What other programs read: --format json of list, knobs, cards and test, errors as lines of JSON, exit statuses.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

cat >dig.lua <<'L'
local dig = croupier.game "dig" {
  players = { 2, 3 }, knobs = { hand = { 5, range = { 1, 9 }, "cards in a \"hand\"" } },
}
function dig:setup() self.deck = self:zone "deck" self.deck:create { "a", copies = 2 } end
function dig:play() self.players[1]:agrees "well" self:turn() end
function dig:turn() self.players[1]:score(1) end
return dig
L
cat >dig_test.lua <<'L'
-- game: ./dig.lua, players: 2
-- game: ./dig.lua, players: 3
local test = ...
test("good", function(game, t) game:turn() t:points(#game.players == 2 and { 1, 0 } or { 1, 0, 0 }) end)
test("b\"ad", function(game) game.players[1]:scor(1) end)
L
# is PYTHON: the output is JSON, and so is every line of stderr; what holds of `out` and `err`
is() {
  if python3 - "$1" <<'P' 2>why
import json, sys
out = open("out").read()
out = json.loads(out) if out.strip() else None
err = [json.loads(line) for line in open("err")]
for line in err: assert sorted(line) == ["code", "file", "level", "line", "message", "suggestion"], line
assert eval(sys.argv[1]), (out, err)
P
  then ok; else no "$(tail -n 1 why)"; fi
}

run 0 list --format json
is 'all(sorted(g) == ["file", "house_rules", "name", "players", "title", "variants"] for g in out)'
is '[g["players"] for g in out if g["name"] == "dig"] == [[2, 3]]'
is 'any(g["name"] == "byzanz" and "byzanz-silk" in g["house_rules"] for g in out)'
is 'any(g["name"] == "maharaja" and "maharaja-short" in g["variants"] for g in out)'
run 0 list --format json --lang hu
is 'any(g["name"] == "byzanz" and g["title"] == "Bizánc" for g in out) or any(g["name"] == "byzanz" for g in out)'
run 0 knobs ./dig.lua --format json --set hand=7
is 'out == [{"name": "hand", "value": "7", "initial": "5", "range": "1..9", "help": "cards in a \"hand\"", "house_rule": None}]'
run 0 cards ./dig.lua --format json
is 'out == [{"name": "a", "called": "a", "copies": 2, "fields": {}, "text": None}]'

run 1 test dig_test.lua --format json
is '(out["passed"], out["failed"], len(out["tests"])) == (2, 2, 4)'
is 'out["tests"][1]["test"] == "b\"ad" and out["tests"][1]["fault"]["line"] == 5 and not out["tests"][1]["passed"]'
is 'out["tests"][1]["fault"]["suggestion"] in ("player:score", "score") and out["tests"][0]["fault"] is None'
is 'out["tests"][3]["table"] == "game: ./dig.lua, players: 3" and out["tests"][3]["spec"] == "dig_test.lua"'
is 'err == []'

# errors: the place, the name that may be meant, and the status of the table
run 2 knobs byzans --format json
is 'out is None and err[0]["code"] == "no_game" and err[0]["suggestion"] == "byzanz" and err[0]["level"] == "error"'
run 2 knobs ./dig.lua --set hnd=1 --format json
is 'err[0]["suggestion"] == "hand"'
run 2 knobs ./dig.lua --sett hand=1 --format=json
is 'err[0]["code"] == "no_option_near" and err[0]["suggestion"] == "set"'
run 2 knobs ./dig.lua --format json --format yaml
is 'err[0]["code"] == "no_format"'
run 2 test none_test.lua --format json
is 'out["failed"] == 1 and err[0]["code"] == "file_not_read" and err[0]["file"] == "none_test.lua"'
sed 's/self:turn()$/self:trun() end/; /^function dig:play/s/ end$//' dig.lua >bad.lua
sed 's/:create {/:craete {/' dig.lua >worse.lua
sed 's/players = {/players = {{/' dig.lua >worst.lua
run 3 knobs ./worse.lua --format json
is 'err == [dict(err[0], code="script", file="worse.lua", line=4, suggestion="create")]'
sed 's/:score(1)/:scroe(1)/' dig.lua >late.lua
run 3 sim ./late.lua --games 5 --seed 1 --format json
is 'err == [dict(err[0], code="sim_failed", file="late.lua", line=6, suggestion="score")]'
run 1 check ./late.lua --time 1 --format json
is 'any((f["code"], f["line"], f["suggestion"]) == ("error", 6, "score") and "test" in f["command"] for f in out["findings"])'
run 3 knobs ./worst.lua --format json
is 'err[0]["code"] == "syntax" and err[0]["file"] == "worst.lua" and err[0]["line"] > 0'
printf 'name,cost\nwitch,x\nmine,1\n' >cards.csv
sed 's/self.deck:create.*/croupier.cards "cards.csv" end/' dig.lua >table.lua
run 3 cards ./table.lua --format json
is 'err == [dict(err[0], code="script", file="cards.csv", line=3)]'
cat >house.lua <<'L'
-- House rule: none.
local dig, before = ...
function dig:trun() return 1 end
L
run 0 knobs ./dig.lua --house house.lua --format json
run 1 test dig_test.lua --format text
warns 'did you mean'
what='and without JSON it is a sentence'
run 2 knobs byzans
warns '^croupier: there is no game "byzans": did you mean byzanz'

# --- the statuses, each in one way at least ---

run 0 sim ./dig.lua --games 2 --format json
run 1 test dig_test.lua
run 2 play none
run 3 play ./worse.lua
run 0 play ./dig.lua --bots random --journal one.jsonl
sed 's/"seat":1,"answer":"[a-z]*"/"seat":2,"answer":"yes"/' one.jsonl >two.jsonl
run 4 replay two.jsonl
for status in 0 1 2 3 4; do holds "the table has $status" grep -q "^| $status | " "$root/repl/README.md"; done
finish

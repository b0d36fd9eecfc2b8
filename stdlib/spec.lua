-- spec.lua: tests of scripts: arrange a scene, give answers, call a rule, check the result.
local croupier = ...
local engine, host = croupier.engine, croupier.host
local split = host.split

local Test = {}
local tests, game, last = {}, nil, nil

local function names(list)
  local texts = {}
  for i, value in ipairs(list) do texts[i] = engine.name(value) end
  return table.concat(texts, ", ")
end

local function zone_named(name, level)
  return engine.zone_named(name) or error(("there is no zone '%s'"):format(name), level + 1)
end

--- t:scene({ ["hand(1)"] = "cloth 4, cloth 1", lot = "" } [, "box"]): zones hold exactly these pieces, from the
--- bottom. Pieces in the way go to "box", or to the first other zone
function Test:scene(zones, other)
  local pieces, placed = engine.pieces(), {}
  for name in pairs(zones) do
    local zone = zone_named(name, 2)
    zone:move_all(other and zone_named(other, 2) or engine.aside(zone))
  end
  for name, text in pairs(zones) do
    local zone = zone_named(name, 2)
    for _, wanted in ipairs(split(text)) do
      local i = 1
      while pieces[i] and (placed[i] or engine.name(pieces[i]) ~= wanted) do i = i + 1 end
      if not pieces[i] then error(("there is no further piece '%s'"):format(wanted), 2) end
      placed[i] = true
      pieces[i]:move(zone)
    end
  end
  for name, text in pairs(zones) do
    if zone_named(name, 2):size() ~= #split(text) then
      error(("what does not belong to '%s' must go to a zone that is not in the scene"):format(name), 2)
    end
  end
end

--- t:seed(n): starts chance anew, with this seed
function Test:seed(n)
  self.seeded = n
  engine.random(n, true)
end

-- The line of the spec, as errors begin; level: as for error.
local function place(level) return (select(2, pcall(error, "", level + 2))) end

local function tell(kind, list)
  if type(list) ~= "table" then error(("%s are a list, as in t:%s { 6, 1 }"):format(kind, kind), 3) end
  host.tell_values(kind, list, place(3))
end

--- t:rolls { 6, 1 }: the next dice show these numbers
function Test:rolls(list) tell("rolls", list) end

--- t:picks { "wine 4", 3 }: the next draws of pick, zone:random and random
function Test:picks(list) tell("picks", list) end

--- t:order("deck", "king, ace"): the next shuffle leaves these pieces on top, the last one uppermost
function Test:order(name, text)
  zone_named(name, 2)
  host.tell_order(name, text, place(2))
end

--- t:line "p1:score(3)": runs a line of Lua, as at the prompt
function Test:line(text) engine.line(text) end

-- Calls the function. What was offered when no answer was left, or nil; and pcall's results.
local function until_unanswered(test, f, ...)
  test.given.offered = nil
  local ok, message = pcall(f, ...)
  return not ok and test.given.offered, ok, message
end

--- t:play(): plays the game until an answer is missing
function Test:play()
  local unanswered, ok, message = until_unanswered(self, host.play, game)
  if not ok and not unanswered then error(message, 0) end
end

--- t:answers { "1: cloth 4", "pass", "not wine 2", ... }: gives these answers in order. "1: x" checks who is asked,
--- "not x" that x is not offered; "2: sell" is a free action. A function runs there
function Test:answers(list)
  engine.scripted(list)
  self.given = list
end

-- Its answers are played once more, by the program.
local function played_again(test, word)
  if not test.seeded then error(("t:%s() wants t:seed(n) at the beginning of the test"):format(word), 3) end
  for _, answer in ipairs(test.given) do
    if type(answer) == "function" then error(("t:%s() wants answers alone, no functions"):format(word), 3) end
  end
  test.sounds = true
end

--- t:sound(): `croupier check` finds no fault in these answers
function Test:sound() played_again(self, "sound") end

--- t:ends(): as t:sound; and random players, who go on, come to an end
function Test:ends()
  played_again(self, "ends")
  self.goes_on = true
end

--- t:all_answered(): checks that every answer was asked for
function Test:all_answered(level)
  local used = self.given[0] or 0
  if used < #self.given then
    error(("only %d of %d answers were asked for; next: '%s'"):format(used, #self.given, self.given[used + 1]),
          level or 2)
  end
end

--- t:random(seed): answers all questions at random from now on
function Test:random(seed)
  engine.scripted(nil)
  engine.random(seed)
end

--- t:holds("hand(1)", "cloth 4, cloth 1"): checks the pieces of a zone, from the bottom; "" means none
function Test:holds(name, expected)
  local zone = zone_named(name, 2)
  local actual = names(zone:list())
  if actual ~= expected then error(("%s holds '%s', not '%s'"):format(name, actual, expected), 2) end
end

--- t:has("market", "cloth 4, cloth 1"): checks the pieces of a zone, in any order
function Test:has(name, expected)
  local actual, wanted = split(names(zone_named(name, 2):list())), split(expected)
  table.sort(actual)
  table.sort(wanted)
  local a, w = table.concat(actual, ", "), table.concat(wanted, ", ")
  if a ~= w then error(("%s has '%s', not '%s'"):format(name, a, w), 2) end
end

--- t:offers("4, 5, pass", function): calls the function. Checks the options of its first question that has no
--- answer
function Test:offers(expected, f)
  local actual, ok, message = until_unanswered(self, f)
  if not actual then error(("nothing is asked there: %s"):format(ok and "it ends" or tostring(message)), 2) end
  if actual ~= expected then error(("'%s' is offered, not '%s'"):format(actual, expected), 2) end
end

local function check(actual, expected, what, level)
  if actual == expected then return end
  error(("%s is %s, not %s"):format(what, engine.name(actual), engine.name(expected)), level + 1)
end

--- t:equal(actual, expected [, what]): checks that two values are equal
function Test:equal(actual, expected, what) check(actual, expected, what or "it", 2) end

--- t:points { 12, 7 }: checks the scores, by seat
function Test:points(expected)
  for seat, player in ipairs(game.players) do
    check(player:points(), expected[seat], ("player %d's score"):format(seat), 2)
  end
end

--- t:ranks { 1, 2 }: checks the ranks, by seat
function Test:ranks(expected)
  for seat, rank in ipairs(engine.ranks()) do check(rank, expected[seat], ("player %d's rank"):format(seat), 2) end
end

--- t:fails(text, function): checks that the function raises an error with this text in it
function Test:fails(text, f)
  local ok, message = pcall(f)
  if ok then error(("it does not fail with '%s'"):format(text), 2) end
  if not tostring(message):find(text, 1, true) then
    error(("it fails with '%s', not '%s'"):format(tostring(message), text), 2)
  end
end

local MOST_TESTS = 2000

-- help: what the file of helpers returned, or false
function host.load_spec(self, chunk, help)
  game = self
  tests = {}
  chunk(function(name, body)
    if type(name) ~= "string" or type(body) ~= "function" then
      error("a test has a name and a function: test(\"who wins\", function(game, t) ... end)", 2)
    end
    if #tests == MOST_TESTS then
      error(("a spec has at most %d tests at one table; further ones begin with a line `-- game:` of their own")
        :format(MOST_TESTS), 2)
    end
    tests[#tests + 1] = { name = name, body = body }
  end, help or nil)
  return #tests
end

function host.test_name(i) return tests[i].name end

-- The seed and the answers of the last test, a line each, if it is to be sound; and whether random players go on.
function host.sound_game()
  if not last.sounds then return nil end
  local lines = { ("%d%s"):format(last.seeded, last.goes_on and " goes on" or "") }
  for i, answer in ipairs(last.given) do lines[i + 1] = tostring(answer) end
  return table.concat(lines, "\n")
end

function host.run_test(i)
  local t = setmetatable({ game = game }, { __index = Test })
  last = t
  engine.random(1, true)
  t:answers {}
  tests[i].body(game, t)
  t:all_answered(0) -- of no line of the library's
  local left = host.chance_left()
  if left then error(left, 0) end
end

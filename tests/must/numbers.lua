-- numbers: no game, but what compilers and machines might do differently: floats, formats, hashes of keys, the order
-- of tables, sorting, dice. All of it ends in what is offered and scored.
local game = croupier.game

local numbers = game "numbers" { players = 2 }

function numbers:setup()
  self.stock = self:zone "stock"
  for value = 1, 20 do self.stock:create { "card {value}", value = value * 37 % 11 } end
end

function numbers:play()
  self.stock:shuffle()
  for round = 1, 12 do
    for _, player in ipairs(self.players) do
      local values = self:computed(round)
      local n = player:number("take", 1, 5 + values[1] % 5)
      local word = player:ask("word", self:words(values, n))
      player:score((#word * n + values[2]) % 100)
      print(word, values[3] / 7, -values[4] // 3, values[5] % 2.5)
    end
  end
end

-- Sums of floats in an order that may not change, rounded late.
function numbers:computed(round)
  local sum, product, values = 0.0, 1.0, {}
  for card in self.stock:each() do
    sum = sum * 1.000001 + card.value / 3 - round * 0.1
    product = product * (1 + card.value * 1e-3) + sum * sum - sum / 7
    values[#values + 1] = math.floor(math.abs(product * 1e6)) % 1009
  end
  for i, f in ipairs { math.sqrt(sum * sum), sum ^ 3, math.fmod(product, 3.7), 2 ^ 53 + sum, sum // 0.3 } do
    values[i] = math.floor(math.abs(f) * 1e4) % 997
  end
  table.sort(values, function(a, b) return a % 17 == b % 17 and a > b or a % 17 < b % 17 end)
  return values
end

-- Tables with all kinds of keys, in the order of pairs; formats and patterns.
function numbers:words(values, n)
  local keys = { [1.5] = "float", [-1] = "minus", [true] = "truth", [2 ^ 40] = "large" }
  for i, value in ipairs(values) do keys[("%x%d"):format(value, i % 7)] = value + self:random(6) / 7 end
  keys["0"] = nil
  local words = {}
  for key, value in pairs(keys) do
    local text = type(value) == "number" and ("%.7g %5.2f"):format(value, -value) or tostring(value)
    words[#words + 1] = tostring(key):gsub("%d+", function(digits) return #digits .. n end) .. "=" .. text:upper()
    if #words > 7 then break end
  end
  local dice, a, b = self:roll(2, 10)
  words[#words + 1] = ("%d %d %d %q %s"):format(dice, a, b, 1 / 3, utf8 and utf8.char(0x151, 955) or "")
  return words
end

return numbers

local prompts = croupier.game "prompts" { players = 2, texts = { en = {
  ["pay?"] = "Pay {price} for {building}", ["buy?"] = "You have {coins}" } } }
function prompts:setup()
  self.buildings = self:zone { "buildings", sees = "all" }
  self.buildings:create { "tower" }
  for _, player in ipairs(self.players) do
    player.hand, player.gold = player:zone "hand", player:purse { "gold", 3 }
    player.hand:create { "coin", copies = 3 }
  end
end
local function ask(player, card, ...)
  @
end
function prompts:play() for _, player in ipairs(self.players) do ask(player, self.buildings:top()) end end
return prompts

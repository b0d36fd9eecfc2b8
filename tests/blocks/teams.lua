local teams = croupier.game "teams" {
  players = { 2, 4 }, knobs = { partners = { true, "partners score together" } },
  @
}
function teams:play() assert(#self:teams() == 2) self.players[1]:score(1) end
return teams

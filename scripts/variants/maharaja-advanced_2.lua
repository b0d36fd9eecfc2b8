-- The second advanced game: a player may have several characters. It is good for two players.
return {
  game = "maharaja",
  name = { en = "Advanced game 2: several characters", hu = "Haladó játék 2: több karakter" },
  knobs = { several = true },
}

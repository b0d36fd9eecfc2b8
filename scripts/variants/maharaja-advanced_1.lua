-- The first advanced game: the yogi and the action coins, characters by auction, homes, and palaces of unused colours.
return {
  game = "maharaja",
  name = { en = "Advanced game 1: yogi, auction, homes", hu = "Haladó játék 1: jógi, árverés, otthonok" },
  knobs = { yogi = true, auction = true, homes = true, neutral = true },
}

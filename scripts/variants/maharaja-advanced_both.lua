-- Both advanced games together: several characters, the first of them by auction, with the yogi and homes.
return {
  game = "maharaja",
  name = { en = "Both advanced games", hu = "Mindkét haladó játék" },
  knobs = { yogi = true, auction = true, homes = true, neutral = true, several = true },
}

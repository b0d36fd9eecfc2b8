-- The short game: six palaces each, and the end at field 8.
return {
  game = "maharaja",
  name = { en = "The short game", hu = "Rövid játék" },
  knobs = { short = true },
}

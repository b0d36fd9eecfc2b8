-- What players read. A word without a text is shown as the script writes it.
return {
  en = { title = "My game", deck = "deck", market = "market", hand = "hand", drawn = "drawn", sets = "sets",
         set = "set", kind = "kind", worth = "worth", shell = "shell", fish = "fish", crab = "crab",
         pearl = "pearl", draw = "two from the deck", ["take?"] = "Which card do you take?",
         ["keep?"] = "Which one do you keep?",
         rules = "Take a card from the {market} of the market, or two from the deck, of which you keep one. "
           .. "Three equal cards are a set: shells 2 points, fish 3, crabs 5, pearls 8. The game ends with "
           .. "the deck." },
  hu = { title = "My game", deck = "pakli", market = "piac", hand = "kéz", drawn = "húzott",
         sets = "sorozatok", set = "sorozat", kind = "fajta", worth = "érték", shell = "kagyló", fish = "hal",
         crab = "rák", pearl = "gyöngy", draw = "kettő a pakliból", ["take?"] = "Melyik lapot veszed el?",
         ["keep?"] = "Melyiket tartod meg?", ["market="] = "ennyi lap van a piacon",
         rules = "Vegyél el egyet a piac {market} lapjából, vagy húzz kettőt a pakliból, és tarts meg egyet. "
           .. "Három egyforma lap egy sorozat: a kagyló 2 pont, a hal 3, a rák 5, a gyöngy 8. A játéknak a "
           .. "paklival van vége." },
}

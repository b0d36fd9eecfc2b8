-- What players read. A word without a text is shown as the script writes it.
return {
  en = { title = "My game", deck = "deck", hand = "hand", garden = "garden", round = "round", kind = "kind",
         colour = "colour", fruit = "fruit", ["fruit {fruit}"] = "fruit {fruit}", flower = "flower",
         flowers = "flowers", tree = "tree", trees = "trees", red = "red", blue = "blue", white = "white",
         yellow = "yellow", ["{colour} flower"] = "{colour} flower", ["plant?"] = "What do you plant?",
         rules = "Everybody chooses a card of {hand} at once, and passes the hand to the left, in {rounds} "
           .. "rounds. Fruit counts as much as it says. Flowers of one, two, three, four colours count 1, 3, "
           .. "6, 10. The most trees count 6, the second most 3." },
  hu = { title = "My game", deck = "pakli", hand = "kéz", garden = "kert", round = "forduló", kind = "fajta",
         colour = "szín", fruit = "gyümölcs", ["fruit {fruit}"] = "gyümölcs {fruit}", flower = "virág",
         flowers = "virágok", tree = "fa", trees = "fák", red = "piros", blue = "kék", white = "fehér",
         yellow = "sárga", ["{colour} flower"] = "{colour} virág", ["plant?"] = "Mit ültetsz?",
         ["rounds="] = "ennyi forduló", ["hand="] = "ennyi lap van egy kézben",
         rules = "Mindenki egyszerre választ a {hand} lapból, és a kezét balra adja tovább, {rounds} "
           .. "fordulóban. A gyümölcs annyit ér, amennyi rajta áll. Egy, két, három, négy színű virág 1, 3, "
           .. "6, 10 pont. A legtöbb fa 6 pont, a második legtöbb 3." },
}

-- What players of Glassworks read.
return {
  en = {
    title = "Glassworks", deck = "deck", row = "row", workshops = "workshops", round = "round", price = "price",
    amber = "amber", blue = "blue", clear = "clear", green = "green", red = "red", points = "points", colour = "colour",
    ["bank amber"] = "bank: amber", ["bank blue"] = "bank: blue", ["bank clear"] = "bank: clear",
    ["bank green"] = "bank: green", ["bank red"] = "bank: red",
    ["{colour} workshop"] = "{colour} workshop", workshop = "workshop", ["action?"] = "What do you do?",
    ["take?"] = "Which bead do you take first?", take = "take beads", ["more?"] = "Which other beads do you take?",
    ["take_two?"] = "Of which colour do you take two?", take_two = "take two of a colour",
    ["buy?"] = "Which workshop do you buy?", buy = "buy a workshop", ["too dear"] = "too dear",
    ["nothing to choose"] = "there is nothing to take", ["give back?"] = "Which bead do you give back?",
  },
  hu = {
    title = "Üveghuta", deck = "pakli", row = "sor", workshops = "műhelyek", round = "forduló", price = "ár",
    amber = "borostyán", blue = "kék", clear = "átlátszó", green = "zöld", red = "piros", points = "pont",
    colour = "szín", ["bank amber"] = "bank: borostyán", ["bank blue"] = "bank: kék",
    ["bank clear"] = "bank: átlátszó", ["bank green"] = "bank: zöld", ["bank red"] = "bank: piros",
    ["{colour} workshop"] = "{colour} műhely", workshop = "műhely", ["action?"] = "Mit teszel?",
    ["take?"] = "Melyik gyöngyöt veszed el először?", take = "gyöngyök", ["more?"] = "Melyik másik gyöngyöket veszed el?",
    ["take_two?"] = "Melyik színből veszel kettőt?", take_two = "két egyforma gyöngy",
    ["buy?"] = "Melyik műhelyt veszed meg?", buy = "műhely vétele", ["too dear"] = "túl drága",
    ["nothing to choose"] = "nincs mit elvenni", ["give back?"] = "Melyik gyöngyöt adod vissza?", ["goal="] = "ennyi pontnál ér véget a játék",
    ["rounds="] = "legfeljebb ennyi forduló",
  },
}

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
    ["nothing to choose"] = "there is nothing to take",
    ["give back?"] = "Which bead do you give back?",
    rules = [[
GLASSWORKS. Pay for workshops with beads of five colours: amber, blue, clear,
green and red. Six workshops lie in the row.

YOUR TURN. Do one of these:
  - Take three beads of different colours, or as many colours as the bank has.
  - Take two beads of one colour, if the bank has four of it.
  - Buy a workshop in the row with the beads that it costs. Another one takes
    its place.

Nobody keeps more than eight beads: give back the others.

WORKSHOPS. Each workshop of yours saves you a bead of its colour whenever you
buy. Some bring points.

THE END. The game ends after the round in which somebody has {goal} points, and
after {rounds} rounds at the latest. The most points win.
]],
  },
  hu = {
    title = "Üveghuta", deck = "pakli", row = "sor", workshops = "műhelyek", round = "forduló", price = "ár",
    amber = "borostyán", blue = "kék", clear = "átlátszó", green = "zöld", red = "piros", points = "pont",
    colour = "szín", ["bank amber"] = "bank: borostyán", ["bank blue"] = "bank: kék",
    ["bank clear"] = "bank: átlátszó", ["bank green"] = "bank: zöld", ["bank red"] = "bank: piros",
    ["{colour} workshop"] = "{colour} műhely", workshop = "műhely", ["action?"] = "Mit teszel?",
    ["take?"] = "Melyik gyöngyöt veszed el először?", take = "gyöngyök",
    ["more?"] = "Melyik másik gyöngyöket veszed el?",
    ["take_two?"] = "Melyik színből veszel kettőt?", take_two = "két egyforma gyöngy",
    ["buy?"] = "Melyik műhelyt veszed meg?", buy = "műhely vétele", ["too dear"] = "túl drága",
    ["nothing to choose"] = "nincs mit elvenni",
    ["give back?"] = "Melyik gyöngyöt adod vissza?",
    ["goal="] = "ennyi pontnál ér véget a játék",
    ["rounds="] = "legfeljebb ennyi forduló",
    rules = [[
ÜVEGHUTA. Műhelyeket veszel ötféle gyöngyért: borostyán, kék, átlátszó, zöld és
piros. A sorban hat műhely fekszik.

A KÖRÖD. Az egyiket teszed ezek közül:
  - Elveszel három különböző színű gyöngyöt, vagy ahány szín van a bankban.
  - Elveszel két egyforma gyöngyöt, ha a bankban négy van abból a színből.
  - Megveszed a sor egyik műhelyét a gyöngyökért, amelyekbe kerül. A helyére
    másik jön.

Senki sem tart meg nyolcnál több gyöngyöt: a többit visszaadja.

A MŰHELYEK. Minden műhelyed egy gyöngyöt megtakarít a saját színéből, valahányszor
veszel. Némelyik pontot is hoz.

A VÉGE. A játék annak a fordulónak a végén ér véget, amelyben valakinek {goal}
pontja van, de legkésőbb {rounds} forduló után. A legtöbb pont győz.
]],
  },
}

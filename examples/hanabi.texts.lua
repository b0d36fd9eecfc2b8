-- What players of Hanabi read.
return {
  en = {
    title = "Hanabi", deck = "deck", discards = "discards", card = "card", colour = "colour",
    firework = "firework", red = "red", yellow = "yellow", green = "green", blue = "blue", white = "white",
    a = "a", b = "b", c = "c", d = "d", e = "e", ["{colour} {rank}!"] = "{colour}{rank}", ["red!"] = "R",
    ["yellow!"] = "Y", ["green!"] = "G", ["blue!"] = "B", ["white!"] = "W",
    clues = "clues", given = "clues given", fuses = "fuses", burnt = "burnt", ["turn?"] = "What do you do?",
    ["clue?"] = "Whom do you give a clue?", ["about?"] = "What do you tell {other}?",
    ["lay?"] = "Which card do you lay?", ["discard?"] = "Which card do you discard?",
    clue = "give a clue", lay = "lay a card", discard = "discard",
    ["no clues"] = "there are no clue tokens left", ["all clues"] = "all clue tokens lie there", laid = "laid",
    ["no fit"] = "it does not fit",
    rules = [[
HANABI. You all lay five fireworks together, one of each colour, from 1 to 5.
You see the cards of the others, but not your own.

YOUR TURN. Do one of these:
  - Give a clue: tell another player all cards of one colour, or of one number,
    in that hand. It costs one of eight clue tokens.
  - Discard a card, if a token is missing. It brings one back.
  - Lay a card. If it is the next one of its colour, it stays. If not, it is
    discarded and burns a fuse. A firework that is whole brings a token back.

Draw a card for the one that has left your hand. Each colour has three 1s, two
each of 2, 3 and 4, and one 5.

THE END. When the third fuse burns, all have lost. When the deck is empty,
everybody has one more turn. You have a point for each card laid; 25 are all.
]],
  },
  hu = {
    title = "Hanabi", deck = "pakli", discards = "eldobott lapok", card = "lap", colour = "szín",
    firework = "tűzijáték",
    red = "piros", yellow = "sárga", green = "zöld", blue = "kék", white = "fehér",
    a = "a", b = "b", c = "c", d = "d", e = "e", ["{colour} {rank}!"] = "{colour}{rank}", ["red!"] = "P",
    ["yellow!"] = "S", ["green!"] = "Z", ["blue!"] = "K", ["white!"] = "F",
    clues = "jelzők", given = "kiadott jelzők", fuses = "gyújtózsinórok", burnt = "elégett",
    ["turn?"] = "Mit teszel?",
    ["clue?"] = "Kinek súgsz?", ["about?"] = "Mit súgsz neki ({other})?",
    ["lay?"] = "Melyik lapot rakod le?", ["discard?"] = "Melyik lapot dobod el?",
    clue = "súg", lay = "lerak egy lapot", discard = "eldob egy lapot", ["no clues"] = "elfogytak a jelzők",
    ["all clues"] = "minden jelző megvan", laid = "lerakva", ["no fit"] = "nem illik oda",
    rules = [[
HANABI. Közösen öt tűzijátékot raktok le, minden színből egyet, 1-től 5-ig. A
többiek lapjait látod, a sajátjaidat nem.

A KÖRÖD. Az egyiket teszed ezek közül:
  - Súgsz: megmondod egy társadnak, melyik lapjai egyszínűek vagy egyenlő
    számúak. Egy jelzőbe kerül a nyolcból.
  - Eldobsz egy lapot, ha hiányzik jelző. Egy visszajön érte.
  - Leraksz egy lapot. Ha színében a következő, ott marad. Ha nem, eldobod, és
    elég egy gyújtózsinór. A kész tűzijátékért egy jelző visszajön.

Húzz a lap helyett, amely a kezedből kiment. Minden színből három 1-es, két-két
2-es, 3-as és 4-es, és egy 5-ös van.

A VÉGE. Ha a harmadik gyújtózsinór is elég, mindenki vesztett. Ha elfogy a
pakli, mindenkinek még egy köre van. Minden lerakott lap egy pont; a teljes 25.
]],
  },
}

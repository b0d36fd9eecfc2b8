-- What players of Mill Valley read.
return {
  en = {
    title = "Mill Valley", houses = "houses", street = "street", camp = "camp", built = "built", round = "round",
    forest = "forest", quarry = "quarry", field = "field", mill = "mill", yard = "yard", inn = "inn",
    wood = "wood", stone = "stone", grain = "grain", ["store of wood"] = "store of wood",
    ["store of stone"] = "store of stone", ["store of grain"] = "store of grain", owner = "owner", points = "points",
    ["house {wood}-{stone}"] = "house for {wood} wood and {stone} stone", ["house {wood}-{stone}!"] = "{wood}-{stone}",
    ["worker {owner}"] = "worker of {owner}", ["worker {owner}!"] = "{owner}", stay = "stay",
    ["send?"] = "Where does your worker go?", ["flour?"] = "How much grain do you mill?",
    ["build?"] = "Which house do you build?", flour = "flour", house = "house", ["no room"] = "there is no room",
    ["no house can be paid"] = "you can pay no house", ["no grain"] = "you have no grain", ["too dear"] = "too dear",
    rules = [[
MILL VALLEY. {rounds} [rounds=1: round][not rounds=1: rounds]. Everybody has {workers} workers. The most points win.

A ROUND. Three houses are for sale in the street. In turn all send one worker to
a place with room, or let it stay at home, until nobody has one left. Then all
workers come home.

  place   room  what it gives
  forest     3  2 wood
  quarry     2  1 stone
  field      3  2 grain
  mill       2  mill up to 3 grain: each is a point as flour
  yard       2  build a house of the street with the wood and stone it costs
  inn        1  1 wood; you are first in the next round

HOUSES. For 3 wood 3 points, for 2 wood and 1 stone 4, for 1 wood and 2 stone 6,
for 3 wood and 2 stone 9. There are four of each.
]],
  },
  hu = {
    title = "Malomvölgy", houses = "házak", street = "utca", camp = "tábor", built = "felépült", round = "forduló",
    forest = "erdő", quarry = "kőbánya", field = "szántó", mill = "malom", yard = "építőtelep", inn = "fogadó",
    wood = "fa", stone = "kő", grain = "búza", ["store of wood"] = "fakészlet", ["store of stone"] = "kőkészlet",
    ["store of grain"] = "búzakészlet", owner = "tulajdonos", points = "pont",
    ["house {wood}-{stone}"] = "ház: {wood} fa és {stone} kő", ["house {wood}-{stone}!"] = "{wood}-{stone}",
    ["worker {owner}"] = "{owner}. játékos munkása", ["worker {owner}!"] = "{owner}", stay = "marad",
    ["send?"] = "Hová megy a munkásod?", ["flour?"] = "Mennyi búzát őrölsz meg?",
    ["build?"] = "Melyik házat építed fel?", flour = "liszt", house = "ház", ["no room"] = "nincs hely",
    ["no house can be paid"] = "egyik házat sem tudod kifizetni", ["no grain"] = "nincs búzád",
    ["too dear"] = "túl drága",
    ["rounds="] = "fordulók", ["workers="] = "ennyi munkása van mindenkinek",
    rules = [[
MALOMVÖLGY. {rounds} forduló. Mindenkinek {workers} munkása van. A legtöbb pont győz.

EGY FORDULÓ. Az utcában három ház eladó. Sorban mindenki elküld egy munkást egy
helyre, ahol van hely, vagy otthon hagyja, amíg mindegyik el nem fogy. Aztán
minden munkás hazajön.

  hely         férőhely  mit ad
  erdő                3  2 fát
  kőbánya             2  1 követ
  szántó              3  2 búzát
  malom               2  legfeljebb 3 búzát őrölsz: lisztként egyenként 1 pont
  építőtelep          2  felépíted az utca egyik házát az árát adó fából és kőből
  fogadó              1  1 fát; a következő fordulóban te kezdesz

A HÁZAK. 3 fáért 3 pont, 2 fáért és 1 kőért 4, 1 fáért és 2 kőért 6, 3 fáért és 2
kőért 9. Mindegyikből négy van.
]],
  },
}

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
  },
}

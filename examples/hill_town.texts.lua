-- What players of Hill Town read.
return {
  en = {
    title = "Hill Town", supply = "supply", deck = "deck", discards = "discards", hand = "hand", played = "played",
    turn = "turn", actions = "cards to play:", coins = "coins", attack = "attack", cost = "cost", draw = "draw",
    guard = "guards", kind = "kind", points = "points", rob = "robs", infest = "infests",
    penny = "penny", florin = "florin", ducat = "ducat", hut = "hut", house = "house", palace = "palace", rats = "rats",
    hamlet = "hamlet", tavern = "tavern", market = "market", brigands = "brigands", rat_catcher = "rat catcher",
    watchman = "watchman", ["play?"] = "Which card do you play?", ["it does nothing"] = "it does nothing when played",
    ["buy?"] = "You have {coins}. Which card do you buy?", nothing = "nothing", ["too dear"] = "too dear",
    ["discard?"] = "Which cards do you discard?", ["show?"] = "Do you show {guard} against {card}?",
    ["{player} shows {card}"] = "{player} shows {card}",
  },
  hu = {
    title = "Hegyi város", supply = "készlet", deck = "pakli", discards = "eldobott lapok", hand = "kéz",
    played = "kijátszott", turn = "kör", actions = "kijátszható lapok:", coins = "pénz", attack = "támadás",
    cost = "ár", draw = "húzás", guard = "őr", kind = "fajta", points = "pont", rob = "kirabol",
    infest = "megfertőz", penny = "fillér", florin = "forint", ducat = "dukát", hut = "kunyhó", house = "ház",
    palace = "palota", rats = "patkányok", hamlet = "falucska", tavern = "kocsma", market = "piac",
    brigands = "rablók", rat_catcher = "patkányfogó", watchman = "éjjeliőr", ["play?"] = "Melyik lapot játszod ki?",
    ["it does nothing"] = "kijátszva semmit sem csinál", ["buy?"] = "{coins} pénzed van. Melyik lapot veszed meg?",
    nothing = "semmit", ["too dear"] = "túl drága", ["discard?"] = "Melyik lapokat dobod el?",
    ["show?"] = "Felmutatod, hogy megvédjen: {guard}? A támadó: {card}",
    ["{player} shows {card}"] = "{player} felmutatja: {card}",
    ["kinds="] = "ennyi elfogyott fajtánál ér véget a játék",
  },
}

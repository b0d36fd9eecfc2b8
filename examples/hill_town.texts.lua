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
    rules = [[
HILL TOWN. Everybody builds a deck of cards, and plays with it meanwhile.

THE START. Seven pennies and three huts are your deck. Shuffle it and draw five
cards. All other cards are the supply, which everybody may buy.

YOUR TURN.
  1. Play a card that does something. It may allow you to play more.
  2. Add up the coins in your hand and those of the cards that you have played.
     Buy one card for them, or nothing. It goes to your discards.
  3. Discard all that you have played and what is left in your hand, and draw
     five cards. When your deck runs out, your discards are shuffled.

ATTACKS. Brigands leave the others three cards in hand. The rat catcher gives
each of them rats. A player who shows a watchman from the hand is spared.

THE END. The game ends with the turn in which the last palace is bought, or
[kinds=1: a kind of card has][kinds>1: {kinds} kinds of cards have] run out. A hut counts 1 point, a house
3, a palace 6, and rats cost 1. The most points win. `? watchman` says what a card does.
]],
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
    rules = [[
HEGYI VÁROS. Mindenki a saját pakliját építi, és közben azzal játszik.

A KEZDET. Hét fillér és három kunyhó a paklid. Keverd meg, és húzz öt lapot. A
többi lap a készlet, abból bárki vehet.

A KÖRÖD.
  1. Játssz ki egy lapot, amely csinál valamit. Lehet, hogy többet is enged.
  2. Add össze a kezedben lévő és a kijátszott lapok pénzét. Végy érte egy
     lapot, vagy semmit. Az eldobott lapjaid közé kerül.
  3. Dobd el, amit kijátszottál és ami a kezedben maradt, és húzz öt lapot. Ha
     a paklid elfogy, az eldobott lapokat megkeverik.

A TÁMADÁSOK. A rablók után a többieknek három lapja marad. A patkányfogó
mindegyiküknek patkányokat ad. Aki kezéből éjjeliőrt mutat, megmenekül.

A VÉGE. A játék azzal a körrel ér véget, amelyben elfogy a palota, vagy
[kinds=1: egy][kinds>1: {kinds}] fajta lap. Egy kunyhó 1 pontot ér, egy ház 3-at, egy palota 6-ot, a
patkányok 1-be kerülnek. A legtöbb pont győz. `? éjjeliőr` megmondja, mit tud.
]],
  },
}

-- What players read. A word without a text is shown as the script writes it. deck-building.csv has the cards.
return {
  en = { title = "My game", supply = "supply", deck = "deck", hand = "hand", discards = "discards",
         round = "round", cost = "cost", coins = "coins", draws = "draws", start = "at the start",
         bought = "bought", points = "points", ["buy?"] = "What do you buy with {coins} coins?",
         nothing = "nothing", ["too dear, or none left"] = "too dear, or none left",
         rules = "Each turn you draw {hand} cards, buy one with their coins, and discard them all. The "
           .. "discards become your deck again. After {rounds} rounds the points on all your cards win." },
  hu = { title = "My game", supply = "készlet", deck = "pakli", hand = "kéz", discards = "eldobott lapok",
         round = "forduló", cost = "ár", coins = "érmék", draws = "húzás", start = "kezdéskor",
         bought = "vásárolt", points = "pont", ["buy?"] = "Mit veszel {coins} érméért?", nothing = "semmit",
         ["too dear, or none left"] = "túl drága, vagy elfogyott", ["hand="] = "ennyi lapot húzol",
         ["rounds="] = "ennyi forduló",
         rules = "Minden körben {hand} lapot húzol, veszel egyet az érméikért, és mindet eldobod. Az eldobott "
           .. "lapok lesznek újra a paklid. {rounds} forduló után a lapjaid pontjai döntenek." },
}

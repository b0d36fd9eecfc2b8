-- What players of Picnic read.
return {
  en = {
    title = "Picnic", deck = "deck", basket = "basket", hand = "hand", kept = "kept", round = "round",
    cake = "cake", sandwich = "sandwich", cheese = "cheese", cherry = "cherries", cherries = "cherries", kind = "kind",
    ["{kind}"] = "{kind}", ["{cherries} {kind}"] = "{cherries} {kind}", ["keep?"] = "Which card do you keep?",
    rules = [[
PICNIC. {rounds} rounds. Everybody gets {hand} cards, keeps one in secret, and
hands on the rest: to the left, in every second round to the right. All show
what they have kept, and choose again, until all cards are gone.

After each round count what you have kept:
  - cakes: 1, 3, 6, 10 points and so on,
  - two sandwiches: 5 points,
  - three cheeses: 10 points,
  - most cherries: 6 points, second most: 3 points. Equal players share.
]],
  },
  hu = {
    title = "Piknik", deck = "pakli", basket = "kosár", hand = "kéz", kept = "megtartott", round = "kör",
    cake = "sütemény", sandwich = "szendvics", cheese = "sajt", cherry = "cseresznye", cherries = "szem",
    kind = "fajta", ["{kind}"] = "{kind}", ["{cherries} {kind}"] = "{cherries} {kind}",
    ["keep?"] = "Melyik lapot tartod meg?",
    ["rounds="] = "fordulók", ["hand="] = "ennyi lapot kap mindenki",
    rules = [[
PIKNIK. {rounds} forduló. Mindenki {hand} lapot kap, egyet titokban megtart, a
többit továbbadja: balra, minden második fordulóban jobbra. Mindenki megmutatja,
mit tartott meg, és újra választ, amíg a lapok el nem fogynak.

Minden forduló végén megszámoljátok, kinek mije van:
  - sütemény: 1, 3, 6, 10 pont és így tovább,
  - két szendvics: 5 pont,
  - három sajt: 10 pont,
  - a legtöbb cseresznye 6 pont, a második 3. Az egyenlők osztoznak.
]],
  },
}

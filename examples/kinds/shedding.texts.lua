-- What players read. A word without a text is shown as the script writes it.
return {
  en = { title = "My game", open = "open card", hand = "hand", deck = "deck", discards = "discards",
         ["lay?"] = "Which card do you lay?", ["cards left"] = "cards left",
         ["another suit and rank"] = "it has another suit and rank",
         rules = "Be the first to get rid of your {hand} cards. A card fits if it has the suit or the rank of "
           .. "the open card. If no card of yours fits, you draw one. A jack skips the next player." },
  hu = { title = "My game", open = "nyitott lap", hand = "kéz", deck = "pakli", discards = "eldobott lapok",
         ["lay?"] = "Melyik lapot teszed le?", ["cards left"] = "maradék lapok",
         ["another suit and rank"] = "más a színe és az értéke", ["hand="] = "ennyi lapot kap mindenki",
         rules = "Szabadulj meg elsőként a {hand} lapodtól. Az a lap illik, amelynek a színe vagy az értéke a "
           .. "nyitott lapé. Ha egy lapod sem illik, húzol egyet. A bubi kihagyja a következő játékost." },
}

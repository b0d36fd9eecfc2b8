return {
  en = { title = "Trade", ["lay?"] = "Which cards do you lay?", stock = "stock", hand = "hand", shown = "shown",
         round = "round", ["cloth {value}"] = "cloth {value}" },
  hu = { title = "Csere", ["lay?"] = "Mely lapokat teszed le?", stock = "pakli", hand = "kéz", shown = "lerakott",
         round = "kör", ["cloth {value}"] = "{value}-es posztó" },
}

return {
  en = { title = "Trade", ["lay?"] = "Which cards do you lay?", stock = "stock", hand = "hand", shown = "shown",
         round = "round", ["cloth {value}"] = "cloth {value}",
         ["it is too good to be laid"] = "it is too good to be laid" },
  hu = { title = "Csere", ["lay?"] = "Mely lapokat teszed le?", stock = "pakli", hand = "kéz", shown = "lerakott",
         round = "kör", ["cloth {value}"] = "{value}-es posztó",
         ["it is too good to be laid"] = "túl jó ahhoz, hogy lerakd" },
}

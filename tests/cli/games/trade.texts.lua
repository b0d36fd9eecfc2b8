return {
  en = { title = "Trade", lay = "Which cards do you lay?", pass = "pass" },
  hu = { title = "Csere", lay = "Mely lapokat teszed le?", pass = "passz" },
}

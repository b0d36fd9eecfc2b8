-- What players read. A word without a text is shown as the script writes it.
return {
  en = { title = "My game", deck = "deck", dig = "the dig", lost = "lost", chest = "chest",
         at_stake = "at stake", gold = "gold", spider = "spider", ["gold {gold}"] = "gold {gold}",
         driven_out = "The spiders win.", ["dig?"] = "{gold} gold are at stake. Do you dig on?",
         rules = "Turn up cards as long as you dare. {bites} spiders of {spiders} drive you out, and the gold "
           .. "of the dig is lost; if you stop in time, you keep it." },
  hu = { title = "My game", deck = "pakli", dig = "ásatás", lost = "elveszett", chest = "láda",
         at_stake = "a tét", gold = "arany", spider = "pók", ["gold {gold}"] = "{gold} arany",
         driven_out = "A pókok győznek.", ["dig?"] = "A tét {gold} arany. Ásol tovább?",
         ["spiders="] = "ennyi pók van a pakliban", ["bites="] = "ennyi pók űz el egy játékost",
         rules = "Fordíts fel lapokat, ameddig mersz. A {spiders} pókból {bites} elűz, és elvész az ásatás "
           .. "aranya; ha időben megállsz, a tiéd." },
}

-- What players read. A word without a text is shown as the script writes it.
return {
  en = { title = "My game", sea = "sea", forecast = "the next wave", bag = "bag", lost = "lost", dyke = "dyke",
         hand = "hand", north = "north", east = "east", south = "south", west = "west", wave = "wave",
         ["{dyke} wave"] = "{dyke} wave", ["{dyke} stone"] = "{dyke} stone", ["washed away"] = "washed away",
         ["lay?"] = "Which stone do you lay?", watch = "watch the sea", watched = "watched", wait = "wait",
         rules = "A wave comes before each turn and takes a stone from its dyke. Without a stone there, all "
           .. "have lost. Lay a stone on its own dyke, or watch for the next wave. {waves} waves hit each "
           .. "dyke; then all have won." },
  hu = { title = "My game", sea = "tenger", forecast = "a következő hullám", bag = "zsák", lost = "elveszett",
         dyke = "gát", hand = "kéz", north = "észak", east = "kelet", south = "dél", west = "nyugat",
         wave = "hullám", ["{dyke} wave"] = "hullám ({dyke})", ["{dyke} stone"] = "kő ({dyke})",
         ["washed away"] = "elmosva", ["lay?"] = "Melyik követ teszed le?", watch = "figyeled a tengert",
         watched = "látott", wait = "vársz", ["waves="] = "ennyi hullám éri mindegyik gátat",
         ["stones="] = "ennyi kő van kezdéskor egy gáton",
         rules = "Minden kör előtt jön egy hullám, és elvisz egy követ a gátjáról. Ha ott nincs kő, mindenki "
           .. "veszített. Tegyél egy követ a saját gátjára, vagy figyeld a következő hullámot. {waves} hullám "
           .. "éri mindegyik gátat; akkor mindenki nyert." },
}

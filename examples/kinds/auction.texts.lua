-- What players read. A word without a text is shown as the script writes it.
return {
  en = { title = "My game", paintings = "paintings", painting = "painting", painter = "painter",
         lot = "for sale", unsold = "unsold", bank = "bank", coins = "coins", gallery = "gallery",
         Aster = "Aster", Birch = "Birch", Clover = "Clover", Dill = "Dill", Elder = "Elder",
         ["bid?"] = "What do you bid for the {painting}?", ["bid:"] = "bids", ascending = "ascending",
         once = "once", sealed = "sealed", ["second price"] = "second price",
         rules = "Bid for paintings, with {coins} coins. One painting of a painter is worth 1 point, two are "
           .. "worth 3, three 6, four 10. Ten coins that are left are worth 1. The auctions: {style}." },
  hu = { title = "My game", paintings = "festmények", painting = "festmény", painter = "festő", lot = "eladó",
         unsold = "eladatlan", bank = "bank", coins = "érmék", gallery = "képtár", Aster = "Aster",
         Birch = "Birch", Clover = "Clover", Dill = "Dill", Elder = "Elder",
         ["bid?"] = "Mennyit kínálsz érte: {painting}?", ["bid:"] = "kínál", ascending = "emelkedő",
         once = "egyszer", sealed = "zárt", ["second price"] = "második ár",
         ["style="] = "hogyan kel el egy festmény", ["coins="] = "ennyi érmével kezd mindenki",
         rules = "Licitálj festményekre, {coins} érmével. Egy festőtől egy festmény 1 pont, kettő 3, három 6, "
           .. "négy 10. Tíz megmaradt érme 1 pont. Az árverés módja: {style}." },
}

-- What players of Liar's dice read.
return {
  en = {
    title = "Liar's dice", bids = "bids", last_bid = "bid:", dice = "dice", face = "face", height = "height",
    pips = "pips", ["not higher"] = "is not higher", ["{dice} × {face}"] = "{dice} × {face}",
    ["bid?"] = "What do you bid?", ["bid:"] = "bids",
    liar = "liar", ["{shown} of {face}"] = "Dice that count as {face}: {shown}", won = "won", lost = "lost",
    rules = [[
LIAR'S DICE. 2 players with {dice} di[dice<2: e][dice>1: ce] each.

Each rolls in secret. The first player bids: "1 × 4" says that one of all dice
or more shows a four. In turn they bid more dice, or as many of a higher face.
Instead a player may call the other a liar.

Then all dice are shown. A six counts as any face. If there are as many as the
last bid says, or more, the bidder wins a point and the other loses one. If
not, it is the other way round.
]],
  },
  hu = {
    title = "Blöff", bids = "licitek", last_bid = "licit:", dice = "kocka", face = "szám", height = "magasság",
    pips = "pont", ["not higher"] = "nem magasabb", ["{dice} × {face}"] = "{dice} × {face}", ["bid?"] = "Mit mondasz?",
    ["bid:"] = "licitje", liar = "hazudsz", ["{shown} of {face}"] = "Ennyi kocka számít {face} pontosnak: {shown}",
    won = "nyert", lost = "vesztett", ["dice="] = "ennyi kockája van mindenkinek",
    rules = [[
BLÖFF. 2 játékos, fejenként {dice} kocka.

Mindketten titokban dobnak. Az első licitál: „1 × 4” azt jelenti, hogy az
összes kocka közül legalább egy négyest mutat. Felváltva több kockát mondanak,
vagy ugyanannyit magasabb számmal. Ehelyett bármelyikük meghazudtolhatja a
másikat.

Ekkor minden kockát felfednek. A hatos bármelyik számnak megfelel. Ha legalább
annyi van, amennyit az utolsó licit mond, a licitáló nyer egy pontot, és a másik
veszít egyet. Ha nincs annyi, fordítva.
]],
  },
}

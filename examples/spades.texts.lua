-- What players of Spades read.
return {
  en = {
    title = "Spades", deck = "deck", hand = "hand", taken = "taken", trick = "trick", hand_number = "hand",
    bid = "bid", over = "tricks above the bids", ["bid?"] = "How many tricks do you bid?", ["bid:"] = "bids",
    ["play?"] = "Which card do you play?", bid_made = "bid made", missed = "bid missed",
    nil_made = "nothing bid or taken", nil_missed = "nothing bid", overtricks = "ten tricks above the bids",
    ["spades are not broken"] = "spades are led only after one was played on another suit",
    rules = [[
SPADES. 4 players, two against two: partners sit opposite.

THE BID. Thirteen cards each. In turn all say how many tricks they hope to take.
Partners add up their bids; together they bid 13 at most.

THE PLAY. Follow suit if you can; if not, play any card. Spades are trumps. They
may not be led before one was played on another suit, unless nothing else is
left.

POINTS. A pair that takes as many tricks as it has bid gets 10 points for each
trick bid, and 1 for each above. If it takes fewer it loses 10 for each trick
bid. Ten tricks above the bids, over all hands, cost 100. A player who bids
nothing gets 100 points for no trick at all, and loses 100 for any.

[target: The game ends when a pair has {target} points, or has lost as many.][not target: One hand is played.]
]],
  },
  hu = {
    title = "Spades (pikk)", deck = "pakli", hand = "kéz", taken = "ütések", trick = "ütés",
    hand_number = "leosztás", bid = "vállalás", over = "többletütések", ["bid?"] = "Hány ütést vállalsz?",
    ["bid:"] = "vállal", ["play?"] = "Melyik lapot játszod ki?", bid_made = "teljesített vállalás",
    missed = "elbukott vállalás", nil_made = "ütés nélkül, ahogy vállalta",
    nil_missed = "ütés nélkülit vállalt", overtricks = "tíz ütés a vállaltakon felül",
    ["spades are not broken"] = "pikket csak azután lehet hívni, hogy egyet más színre játszottak",
    ["target="] = "ennyi pontnál ér véget a játék; 0: egy leosztás",
    rules = [[
SPADES. 4 játékos, kettő kettő ellen: a társak egymással szemben ülnek.

A VÁLLALÁS. Mindenki tizenhárom lapot kap. Sorban megmondják, hány ütést
remélnek. A társak vállalásai összeadódnak, együtt legfeljebb 13-at vállalhatnak.

A JÁTÉK. Színre színt kell adni; akinek nincs, bármit adhat. A pikk az adu.
Nem szabad hívni, amíg egyet más színre nem játszottak, vagy amíg van más lap.

A PONTOK. Az a pár, amely annyit üt, amennyit vállalt, 10 pontot kap minden
vállalt ütésért, és 1-et minden továbbiért. Ha kevesebbet üt, minden vállalt
ütésért 10-et veszít. Tíz ütés a vállalások felett, az összes leosztásban
együtt, 100 pontba kerül. Aki semmit sem vállal, 100 pontot kap, ha egyet sem
üt, és 100-at veszít, ha bármennyit.

[target: A játék véget ér, ha egy párnak {target} pontja van, vagy ennyit vesztett.]
[not target: Egy leosztást játszunk.]
]],
  },
}

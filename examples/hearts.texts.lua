-- What players of Hearts read.
return {
  en = {
    title = "Hearts", left = "left", right = "right", across = "across", hold = "hold", penalty = "penalty",
    ["{suit} {rank}!"] = "{suit}{rank}", deck = "deck", hand = "hand", taken = "taken", trick = "trick",
    deal = "hand", wait = "hearts are not free yet", early = "the first trick takes no such card",
    ["pass?"] = "Which three cards do you pass on?", ["play?"] = "Which card do you play?",
    rules = [[
HEARTS. 4 players, 52 cards. Fewest points win after {hands} [hands=1: hand][not hands=1: hands].

PASSING. Everybody gets 13 cards and passes three on: in the first hand
[first_pass=left: to the left.][first_pass=right: to the right.][first_pass=across: across.]
[first_pass=hold: none.] Then it goes round: left, right, across, none.

THE PLAY. The two of clubs leads the first trick. Follow suit if you can; the
highest card of the suit led takes the trick and leads the next. There are no
trumps. In the first trick nobody plays a penalty card who has another. Hearts
may be led only after [queen_breaks: a heart or the queen of spades][not queen_breaks: a heart] was
played, or when nothing else is left.

POINTS. Each heart costs 1 point, the queen of spades 13. A player who takes all
26 has none, and each of the others has 26.
]],
  },
  hu = {
    title = "Hearts (fekete macska)", left = "balra", right = "jobbra", across = "szembe", hold = "nincs",
    ["{suit} {rank}!"] = "{suit}{rank}", deck = "pakli", hand = "kéz", taken = "ütések", trick = "ütés",
    deal = "leosztás", wait = "kőrt még nem szabad hívni", early = "az első ütésbe ilyen lap nem kerülhet",
    ["pass?"] = "Melyik három lapot adod tovább?", ["play?"] = "Melyik lapot játszod ki?", penalty = "büntet",
    ["first_pass="] = "az első passz", ["hands="] = "leosztások", ["queen_breaks="] = "a ♠D feloldja a ♥-t",
    rules = [[
HEARTS (FEKETE MACSKA). 4 játékos, 52 lap. {hands} leosztás után a legkevesebb pont győz.

A PASSZOLÁS. Mindenki 13 lapot kap, és hármat továbbad: az első leosztásban
[first_pass=left: balra.][first_pass=right: jobbra.][first_pass=across: szembe.]
[first_pass=hold: egyet sem.] Aztán sorban: balra, jobbra, szembe, semmit.

A JÁTÉK. Az első ütést a treff kettes hívja. Színre színt kell adni; a hívott
szín legnagyobb lapja üt, és az hív tovább. Adu nincs. Az első ütésbe nem
kerülhet büntető lap, ha van más. Kőrt csak azután lehet hívni, hogy
[queen_breaks: kőrt vagy pikk dámát][not queen_breaks: kőrt] már játszottak, vagy ha nincs más lap.

A PONTOK. Minden kőr 1 pont, a pikk dáma 13. Akié mind a 26, annak nincs pontja,
a többieknek 26-26.
]],
  },
}

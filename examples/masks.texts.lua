-- What players of Masks read.
return {
  en = {
    title = "Masks", deck = "deck", aside = "set aside", hand = "hand", seen = "seen", played = "played", ball = "ball",
    mask = "mask", rank = "rank", out = "has left", safe = "is chaperoned", favour = "favour",
    guest = "guest", spy = "spy", duellist = "duellist", chaperone = "chaperone", jester = "jester", thief = "thief",
    poet = "poet", crown = "crown", ["{mask}"] = "{mask}", ["play?"] = "Which mask do you play?",
    ["whom?"] = "Whom do you choose?", ["which mask?"] = "Which mask does {player} wear?",
    ["the poet is nervous"] = "the poet is nervous",
    ["? guest"] = "1. Guess the mask of a player, but not a guest: if you are right the player leaves the ball.",
    ["? spy"] = "2. Look at the card of a player.",
    ["? duellist"] = "3. Compare cards with a player: the lower one leaves the ball.",
    ["? chaperone"] = "4. Nobody may choose you before your next turn.",
    ["? jester"] = "5. A player, or you, throws the card away and draws another.",
    ["? thief"] = "6. Change cards with a player.",
    ["? poet"] = "7. Must be played if the other card is the jester or the thief.",
    ["? crown"] = "8. Whoever plays it or throws it away leaves the ball.",
    rules = [[
MASKS. Everybody goes to the ball with one card, the mask. Whoever wins {favours}
[favours=1: favour][not favours=1: favours] first wins the game.

A BALL. One card is set aside unseen, and everybody gets one. On your turn draw
a card and play one of your two. What it does depends on the mask, and mostly
on a player whom you choose:

  1  guest      guess the mask of a player: if right, that one leaves
  2  spy        look at the card of a player
  3  duellist   compare cards: the lower one leaves
  4  chaperone  nobody may choose you before your next turn
  5  jester     a player, or you, throws the card away and draws another
  6  thief      change cards with a player
  7  poet       nothing, but you must play it beside a jester or a thief
  8  crown      whoever plays it or throws it away leaves

There are five guests, two each of 2 to 5, and one each of 6 to 8. You may not
guess "guest".

THE FAVOUR goes to the last one at the ball. If the deck runs out before, the
highest mask wins it; of equal ones the player whose played cards count more.
That player begins the next ball.
]],
  },
  hu = {
    title = "Álarcok", deck = "pakli", aside = "félretett", hand = "kéz", seen = "megnézett", played = "kijátszott",
    ball = "bál", mask = "álarc", rank = "érték", out = "távozott", safe = "kísérővel van", favour = "kegy",
    guest = "vendég", spy = "kém", duellist = "párbajozó", chaperone = "gardedám", jester = "bolond", thief = "tolvaj",
    poet = "költő", crown = "korona", ["{mask}"] = "{mask}", ["play?"] = "Melyik álarcot játszod ki?",
    ["whom?"] = "Kit választasz?", ["which mask?"] = "Melyik álarc van nála: {player}?",
    ["the poet is nervous"] = "a költő ideges", ["favours="] = "ennyi kegy kell a győzelemhez",
    ["? guest"] = "1. Találd ki egy játékos álarcát, de nem vendéget: ha eltalálod, távozik a bálból.",
    ["? spy"] = "2. Nézd meg egy játékos lapját.",
    ["? duellist"] = "3. Hasonlítsd össze a lapodat egy játékoséval: akié kisebb, távozik a bálból.",
    ["? chaperone"] = "4. A következő körödig senki sem választhat téged.",
    ["? jester"] = "5. Egy játékos, akár te, eldobja a lapját, és másikat húz.",
    ["? thief"] = "6. Cserélj lapot egy játékossal.",
    ["? poet"] = "7. Ki kell játszani, ha a másik lapod a bolond vagy a tolvaj.",
    ["? crown"] = "8. Aki kijátssza vagy eldobja, távozik a bálból.",
    rules = [[
ÁLARCOK. Mindenki egy lappal, az álarcával megy a bálba. Az győz, akinek előbb
van {favours} kegye.

A BÁL. Egy lapot megnézetlenül félretesztek, és mindenki kap egyet. A körödben
húzz egy lapot, és a kettőből játssz ki egyet. Hatása az álarctól függ, és
többnyire egy játékost választasz hozzá:

  1  vendég     találd ki egy játékos álarcát: ha eltalálod, távozik
  2  kém        nézd meg egy játékos lapját
  3  párbajozó  hasonlítsátok össze a lapokat: akié kisebb, távozik
  4  gardedám   a következő körödig senki sem választhat
  5  bolond     egy játékos, akár te, eldobja a lapját, és másikat húz
  6  tolvaj     cserélj lapot egy játékossal
  7  költő      semmit, de bolond vagy tolvaj mellől ki kell játszanod
  8  korona     aki kijátssza vagy eldobja, távozik

Öt vendég van, 2-től 5-ig kettő-kettő, 6-tól 8-ig egy-egy. Vendégre nem lehet
tippelni.

A KEGY azé, aki utolsóként marad a bálban. Ha előbb fogy el a pakli, a legnagyobb
álarcé; egyenlők közül azé, akinek a kijátszott lapjai többet érnek. Az a játékos
kezdi a következő bált.
]],
  },
}

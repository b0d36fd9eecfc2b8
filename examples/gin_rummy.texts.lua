-- What players of Gin Rummy read.
return {
  en = {
    title = "Gin Rummy", stock = "stock", open = "open card", discards = "discards", hand = "hand", order = "order",
    meld = "meld", first = "1", second = "2", third = "3",
    knock_with = "points to knock with:", ["it fits no meld"] = "it fits no meld",
    ["draw?"] = "Which card do you take?", ["open card"] = "open card", ["draw:"] = "takes", pass = "pass",
    ["discard?"] = "Which card do you throw away?", knock = "knock", ["end?"] = "Do you knock with the open card?",
    ["throw away?"] = "You knock. Which card do you throw away?", ["meld?"] = "Which meld do you lay?",
    ["lay off?"] = "Which card do you add to a meld?", gin = "gin", undercut = "undercut",
    rules = [[
GIN RUMMY. 2 players, one hand.

MELDS. Three or more cards of one rank are a meld, or three or more in sequence
in one suit; the ace is low. Cards in no meld cost points: an ace 1, court cards
10, others what they show.

THE DEAL. Ten cards each; the next is the open card. Each player in turn may
take it. If neither does, the first player draws from the stock.

YOUR TURN. Take the open card or the top of the stock. Then throw away any card,
which is the next open card. Instead you may knock if the cards in no meld cost
[not oklahoma: {knock} points][oklahoma: no more than the first open card, and nothing if it is an ace] or less.

THE KNOCK. Throw away a card and lay your melds. Your opponent may add cards to
them, but not if nothing is left in your hand: that is gin. Then they lay
melds, too. What is left in both hands is compared:
  - you win the difference, and {gin} more for gin;
  - if you have more left, your opponent wins the difference and {undercut} more.

NOBODY WINS. The hand ends without points when only two cards are in the stock,
but the next player may still knock with the open card. It also ends if both
players in turn take the open card and throw the same card away.
]],
  },
  hu = {
    title = "Gin römi", stock = "talon", open = "nyitott lap", discards = "eldobott lapok", hand = "kéz",
    order = "sorrend", meld = "kombináció", first = "1", second = "2", third = "3",
    knock_with = "kopogni ennyivel lehet:", ["it fits no meld"] = "egyik kombinációhoz sem illik",
    ["draw?"] = "Melyik lapot veszed el?", ["open card"] = "nyitott lap", ["draw:"] = "elveszi", pass = "passz",
    ["discard?"] = "Melyik lapot dobod el?", knock = "kopogás", ["end?"] = "Kopogsz a nyitott lappal?",
    ["throw away?"] = "Kopogsz. Melyik lapot dobod el?", ["meld?"] = "Melyik kombinációt teszed le?",
    ["lay off?"] = "Melyik lapot teszed egy kombinációhoz?", gin = "gin", undercut = "aláment",
    ["knock="] = "ennyi ponttal lehet kopogni",
    ["oklahoma="] = "az első nyitott lap mondja meg, mennyivel lehet kopogni",
    ["gin="] = "pont azért, ha semmi sem marad", ["undercut="] = "pont azért, ha a másiknak kevesebbje maradt",
    rules = [[
GIN RÖMI. 2 játékos, egy leosztás.

KOMBINÁCIÓK. Három vagy több egyforma értékű lap, vagy három vagy több egymást
követő lap egy színből; az ász a legkisebb. A kombináción kívüli lapok pontba
kerülnek: az ász 1, a figurák 10, a többi annyi, amennyit mutat.

AZ OSZTÁS. Mindenki tíz lapot kap, a következő a nyitott lap. Sorban mindketten
elvehetik. Ha egyiküknek sem kell, az első a talonból húz.

A KÖRÖD. Vedd el a nyitott lapot vagy a talon felső lapját. Ezután dobj el egy
lapot: az lesz a nyitott lap. Ehelyett kopoghatsz, ha a kombináción kívüli
lapjaid legfeljebb [not oklahoma: {knock} pontba kerülnek][oklahoma: annyiba
kerülnek, amennyit az első nyitott lap mutat; ha az ász, semennyibe].

A KOPOGÁS. Dobj el egy lapot, és tedd le a kombinációidat. Az ellenfeled lapokat
tehet hozzájuk, de nem, ha a kezedben semmi sem maradt: ez a gin. Ezután ő is
leteszi a kombinációit. A kézben maradt lapokat összehasonlítjátok:
  - a különbség a tiéd, ginért még {gin} pont;
  - ha neked maradt több, a különbség az ellenfeledé, és még {undercut} pont.

DÖNTETLEN. A leosztás pontok nélkül ér véget, ha már csak két lap van a
talonban; a következő játékos még kopoghat a nyitott lappal. Akkor is véget ér,
ha egymás után mindketten elveszik, és ugyanazt a lapot el is dobják.
]],
  },
}

-- What players of Leduc poker read.
return {
  en = {
    title = "Leduc poker", ["{suit} {rank}"] = "{suit} {rank}", clubs = "clubs", hearts = "hearts",
    deck = "deck", hand = "hand", board = "open card", ["act?"] = "What do you do?", fold = "fold",
    call = "call", raise = "raise", pot = "pot", round = "round", paid = "in the pot:",
    rules = [[
LEDUC POKER. 2 players, six cards: 1, 2 and 3 of clubs and of hearts.

Each puts one chip into the pot and gets a card. After a round of betting a card
is turned up for both, and a second round follows.

BETTING. In turn fold, call or raise. To call is to pay what the other has more
in the pot, or nothing. To raise is to call and add 2 chips, in the second round
4. A round has two raises at most. Whoever folds gives the pot to the other.

THE POT goes to the player whose card makes a pair with the open one, otherwise
to the higher card. Equal cards share it. Chips are points: they are what counts.
]],
  },
  hu = {
    title = "Leduc-póker", ["{suit} {rank}"] = "{suit} {rank}", clubs = "treff", hearts = "kőr",
    deck = "pakli", hand = "kéz", board = "nyitott lap", ["act?"] = "Mit teszel?", fold = "dobás",
    call = "tartás", raise = "emelés", pot = "kassza", round = "kör", paid = "betett:",
    rules = [[
LEDUC-PÓKER. 2 játékos, hat lap: 1, 2 és 3 treffből és kőrből.

Mindketten egy zsetont tesznek a kasszába, és egy lapot kapnak. Egy licitkör
után mindkettejüknek felfordítanak egy lapot, és jön a második kör.

A LICIT. Sorban dobtok, tartotok vagy emeltek. Tartani annyi, mint befizetni,
amennyivel a másik többet tett be, vagy semmit. Emelni annyi, mint tartani és
még 2 zsetont tenni, a második körben 4-et. Egy körben legfeljebb két emelés
van. Aki dob, átengedi a kasszát.

A KASSZA azé, akinek a lapja párt alkot a nyitottal, különben a nagyobb lapé.
Az egyenlők osztoznak. A zseton a pont: az számít.
]],
  },
}

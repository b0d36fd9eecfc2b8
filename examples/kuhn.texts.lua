-- What players of Kuhn poker read.
return {
  en = {
    title = "Kuhn poker", ["card {rank}"] = "card {rank}", deck = "deck", hand = "hand",
    ["act?"] = "Pass or bet?", pass = "pass", bet = "bet", pot = "pot",
    rules = [[
KUHN POKER. 2 players, three cards: 1, 2 and 3.

Each puts one chip into the pot and gets a card; the third stays unseen. The
first player passes or bets one chip more, then the second. If the first has
passed and the second has bet, the first player says again: bet or pass.

A player who passes after a bet folds, and the other takes the pot. If both have
passed, or both have bet, the higher card takes it. Chips are points: they are
what counts.
]],
  },
  hu = {
    title = "Kuhn-póker", ["card {rank}"] = "{rank}. lap", deck = "pakli", hand = "kéz",
    ["act?"] = "Passz vagy emelés?", pass = "passz", bet = "emelés", pot = "kassza",
    rules = [[
KUHN-PÓKER. 2 játékos, három lap: 1, 2 és 3.

Mindketten egy zsetont tesznek a kasszába, és egy lapot kapnak; a harmadikat
senki sem látja. Az első játékos passzol, vagy még egy zsetonnal emel, aztán a
második. Ha az első passzolt és a második emelt, az első újra megszólal: emel
vagy passzol.

Aki emelés után passzol, eldobja a lapját, és a másiké a kassza. Ha mindketten
passzoltak vagy mindketten emeltek, a nagyobb lapé. A zseton a pont: az számít.
]],
  },
}

-- What players of Crazy Eights read.
return {
  en = {
    title = "Crazy Eights", deck = "deck", open = "played", hand = "hand",
    last = "last card:", suit = "suit:", to_draw = "to draw:",
    ["play?"] = "Which card do you play?", draw = "draw", pass = "pass",
    ["suit?"] = "Which suit do you name?", ["suit:"] = "names",
    ["another suit and rank"] = "another suit and rank",
    ["only a two"] = "only a two goes on a two that nobody drew for",
    ["cards left"] = "cards left",
    rules = [[
CRAZY EIGHTS. 2 to 8 players; the others lose points when one has no card left.

THE CARDS. 52 cards, or two decks if there are more than five players. Two
players get seven cards each, more players five. One is turned up; it is no
eight. A player chosen at random is the dealer; the player on the left begins.

YOUR TURN. Play a card of the same suit or rank as the last one. An eight goes
on any card; then name the suit that the next player must follow.

Or draw a card. You may do so {draws} times, even if you could play; after each
you may play. After that, or if no card is left to draw, you play or pass.

[special: SPECIAL CARDS. A queen skips the next player. An ace turns the
direction. After a two the next player draws two cards and does not play, or
plays another two: then the one after that draws for all of them. The card that
is turned up counts as played by the dealer.]

THE END. The game ends when a player has no card left, after {plays} cards, or
if no card is left to draw, and all pass in turn and the first of them again.

POINTS. Each card in hand costs points: an eight 50, ten for a jack, queen,
king or ace, and other cards what they show.
]],
  },
  hu = {
    title = "Őrült nyolcasok", deck = "talon", open = "kijátszott lapok", hand = "kéz",
    last = "utolsó lap:", suit = "szín:", to_draw = "húzni kell:",
    ["play?"] = "Melyik lapot játszod ki?", draw = "húzás", pass = "passz",
    ["suit?"] = "Melyik színt kéred?", ["suit:"] = "kéri",
    ["another suit and rank"] = "más a színe és az értéke is",
    ["only a two"] = "kettesre, amíg senki sem húzott érte, csak kettes mehet",
    ["cards left"] = "maradt lapok", ["draws="] = "ennyi lapot húzhat valaki egy körben",
    ["plays="] = "ennyi kijátszott lap után vége",
    ["special="] = "a dáma kihagyat, az ász megfordítja az irányt, a kettes után kettőt kell húzni",
    rules = [[
ŐRÜLT NYOLCASOK. 2–8 játékos; ha valakinek elfogy a lapja, a többiek pontot
veszítenek.

A LAPOK. 52 lap, ötnél több játékosnál két pakli. Két játékos hét-hét lapot
kap, több játékos ötöt. Egy lapot felütnek; ez nem lehet nyolcas. Az osztót a
sors választja ki; a bal oldali szomszédja kezd.

A KÖRÖD. Az utolsó lap színéből vagy értékéből kell játszani. A nyolcas bármire
mehet; ekkor megmondod, milyen színnel kell folytatni.

Vagy húzol egy lapot. Ezt {draws} alkalommal teheted meg, akkor is, ha tudnál
játszani; minden húzás után játszhatsz. Ezután, vagy ha nincs mit húzni,
játszol vagy passzolsz.

[special: KÜLÖNLEGES LAPOK. A dáma kihagyja a következő játékost. Az ász
megfordítja az irányt. A kettes után a következő játékos két lapot húz, és nem
játszik, vagy ő is kettest játszik: akkor az utána következő húz mindért. A
felütött lap úgy számít, mintha az osztó játszotta volna ki.]

A VÉGE. A játék véget ér, ha valakinek elfogy a lapja, {plays} lap után, vagy
ha nincs mit húzni, és sorban mindenki passzol, az első közülük kétszer is.

A PONTOK. Minden kézben maradt lap pontba kerül: a nyolcas 50, a bubi, a dáma,
a király és az ász 10, a többi annyi, amennyit mutat.
]],
  },
}

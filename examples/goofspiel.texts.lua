-- What players of Goofspiel read.
return {
  en = {
    title = "Goofspiel", ["{rank}"] = "{rank}", ["prize {worth}"] = "prize {worth}",
    ["prize {worth}!"] = "{worth}", prizes = "prizes", prize = "prize", lost = "lost prizes", hand = "hand",
    ["bid?"] = "Which card do you lay?", won = "won", played = "played", worth = "worth",
    rules = [[
GOOFSPIEL. 2 players. Each has the cards 1 to {cards}, and {cards} prizes from 1
to {cards} are shuffled.

Turn up a prize. Both lay a card in secret and show it. The higher card wins as
many points as the prize shows; of equal cards none wins, and the prize is lost.
All cards that were laid are out of the game.

When all prizes are gone, the most points win.
]],
  },
  hu = {
    title = "Goofspiel", ["{rank}"] = "{rank}", ["prize {worth}"] = "{worth} pontos díj",
    ["prize {worth}!"] = "{worth}", prizes = "díjak", prize = "díj", lost = "elveszett díjak", hand = "kéz",
    ["bid?"] = "Melyik lapot rakod le?", won = "nyert", played = "lerakott",
    ["cards="] = "ennyi lap van minden színből", worth = "ér",
    rules = [[
GOOFSPIEL. 2 játékos. Mindkettőnek 1-től {cards}-ig van lapja, és ugyanennyi, 1-től
{cards}-ig értékes díjat megkevernek.

Fordítsatok fel egy díjat. Mindketten titokban letesztek egy lapot, és
megmutatjátok. A nagyobb lap annyi pontot nyer, amennyit a díj mutat; ha
egyenlők, senki sem nyer, és a díj elvész. A letett lapok kiestek a játékból.

Ha elfogytak a díjak, a legtöbb pont győz.
]],
  },
}

-- What players of Cribbage read.
return {
  en = {
    title = "Cribbage", deck = "deck", hand = "hand", laid = "laid", crib = "crib", starter = "starter",
    row = "row:", count = "count:", deal = "deal", order = "order", ["above 31"] = "the count would be above 31",
    ["crib?"] = "Which two cards do you lay into the crib?", ["lay?"] = "The count is {count}. Which card do you lay?",
    fifteens = "fifteens", pairs = "pairs", run = "run", flush = "flush",
    ["his heels"] = "his heels", ["his nobs"] = "his nobs", ["31"] = "31", ["last card"] = "last card",
    rules = [[
CRIBBAGE. 2 players; the game ends when one has {goal} points.

THE DEAL. Six cards each. Both lay two of them into the crib, which belongs to
the dealer. The next card is turned up: it is the starter. If it is a jack, the
dealer gets 2 points, his heels. The players take turns to deal.

THE PLAY. The dealer's opponent begins. In turn lay a card and add up: an ace
counts 1, court cards 10. The count must not go above 31; a player who has no
card low enough says nothing, and the other goes on. A card that is laid scores
  - 2 points if the count is 15,
  - 2 for a pair with the card before it, 6 for three of a kind, 12 for four,
  - as many points as cards if the last three or more are a run, in any order.
Whoever lays the last card gets 1 point, or 2 if the count is 31. Then a new
count begins, with the other player, until all cards are laid.

COUNTING. Then each hand is counted together with the starter:
  - 2 points for each way to make 15, and for each pair,
  - a point for each card of each run of three or more,
  - 4 for a flush: four cards of one suit, or 5 with the starter,
  - 1 for the jack of the starter's suit, his nobs.
Last the dealer counts the crib[crib_flush=5: , where only five cards are a flush].

[at_once: The dealer's opponent counts first. Whoever reaches {goal} wins at
once.][not at_once: All hands are counted, even if somebody has {goal} points
already.] The player with more points wins.
]],
  },
  hu = {
    title = "Cribbage", deck = "talon", hand = "kéz", laid = "lerakott", crib = "ól", starter = "induló lap",
    row = "sor:", count = "összeg:", deal = "leosztás", order = "sorrend", ["above 31"] = "az összeg 31 fölé menne",
    ["goal="] = "ennyi pontnál ér véget a játék", ["at_once="] = "ha valaki győzött, senki sem számol tovább",
    ["crib_flush="] = "ennyi egyszínű lap kell az ólban a színsorhoz",
    ["crib?"] = "Melyik két lapot teszed az ólba?", ["lay?"] = "Az összeg {count}. Melyik lapot teszed le?",
    fifteens = "tizenötösök", pairs = "párok", run = "sor", flush = "színsor",
    ["his heels"] = "bubi indulónak", ["his nobs"] = "az induló színének bubija", ["31"] = "31",
    ["last card"] = "utolsó lap",
    rules = [[
CRIBBAGE. 2 játékos; a játék véget ér, ha valakinek {goal} pontja van.

AZ OSZTÁS. Mindenki hat lapot kap. Mindketten kettőt az ólba tesznek, amely az
osztóé. A következő lapot felütik: ez az induló. Ha bubi, az osztó 2 pontot
kap. A játékosok felváltva osztanak.

A JÁTÉK. Az osztó ellenfele kezd. Felváltva tesznek le egy-egy lapot, és
összeadják az értéküket: az ász 1, a figurák 10. Az összeg nem lehet 31-nél
több; akinek nincs elég alacsony lapja, kimarad, és a másik folytatja. A lerakott
lap pontot ér:
  - 2-t, ha az összeg 15,
  - 2-t, ha párja az előzőnek, 6-ot a harmadik, 12-t a negyedik egyforma,
  - annyit, ahány lapból áll, ha az utolsó három vagy több lap sort alkot,
    bármilyen rendben.
Aki az utolsó lapot teszi le, 1 pontot kap, vagy 2-t, ha az összeg 31. Ekkor új
összeg kezdődik a másik játékossal, amíg minden lap el nem fogy.

A SZÁMOLÁS. Minden kezet az indulóval együtt számolnak:
  - minden 15-ös összeg és minden pár 2 pont,
  - minden legalább három lapos sor annyi pont, ahány lapból áll,
  - négy egyszínű lap a kézben 4 pont, az indulóval együtt 5,
  - az induló színének bubija 1 pont.
Végül az osztó az ólat is megszámolja[crib_flush=5: ; ott csak öt egyszínű lap ér pontot].

[at_once: Az osztó ellenfele számol először. Aki eléri a {goal} pontot, azonnal
győz.][not at_once: Minden kezet megszámolnak, akkor is, ha valakinek már megvan
a {goal} pontja.] Az győz, akinek több pontja van.
]],
  },
}

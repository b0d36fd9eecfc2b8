-- What players of 5 Towers read.
return {
  en = {
    title = "5 Towers",
    ["{kind} {value}"] = "{kind} {value}",
    ["? {kind} {value}"] = "Is laid on a card of its kind with a higher value, or begins the tower." ..
      "[value=0:  A tower top: nothing can be laid on it, it cannot be demolished, and each card of its tower " ..
      "counts 2.]" ..
      "[value=8:  Any card of its kind may be laid on it.]" ..
      "[value=9:  It may also be laid on lower cards, only not on a 0.]",
    kind = "kind", value = "value", candy = "candy", scary = "scary", wood = "wood", scrap = "scrap", sand = "sand",
    ["candy!"] = "Can", ["scary!"] = "Sca", ["wood!"] = "Woo", ["scrap!"] = "Scr", ["sand!"] = "San",
    pile = "pile", display = "display", discard = "discard pile", hand = "hand", tower = "tower",
    ["tower candy"] = "candy tower", ["tower scary"] = "scary tower", ["tower wood"] = "wood tower",
    ["tower scrap"] = "scrap tower", ["tower sand"] = "sand tower",
    demolished = "demolished cards", ["main tower"] = "main tower", round = "round",
    starter = "starts:",
    ["bid?"] = "How many cards do you want to build?[checked_bids:  Your towers take {most} at most[price: , " ..
               "{bare} without a demolition, which costs {price} point[not price=1: s]].][beat>0:  Say more than " ..
               "{beat}, or pass]",
    ["take?"] = "Which card[cards>1: s] do you take?",
    ["event:auction won"] = "[not amount: Nobody builds]",
    ["event:auction void"] = "Player {seat} cannot lay them all and has to bid less",
    ["in no legal choice"] = "your towers cannot take it, not with so many",
    ["demolish?"] = "Which tower do you demolish the top card of?", nothing = "no demolition",
    ["order?"] = "In what order do you lay them? The first one lies below the others",
    ["bid:"] = "bids", ["bid:pass"] = "passes", ["take:"] = "", ["move:display > hand"] = "",
    ["demolish:"] = "", ["demolish:nothing"] = "",
    ["order:"] = "lays in this order",
    ["move:pile > display"] = "On display: {piece}", ["move:display > discard"] = "Left over: {piece}",
    ["move:hand > tower"] = "{giver} builds {piece}", ["move:tower > demolished"] = "{giver} demolishes {piece}",
    ["move:undone"] = "Undone: {piece}", ["move:discard > pile"] = "The discard pile becomes the new pile",
    ["no tower"] = "you have no tower of that kind",
    ["a top stays"] = "a tower top cannot be demolished",
    ["would not fit"] = "then the cards you took could not all be laid",
    sections = [[
THE CARDS: make_cards, kinds, values, second
TOWERS: fits_on
A ROUND: play_round, choose_starter
1. BIDDING: open_auction, take_bids, most_buildable
2. BUILDING: build, demolish, lay
THE END: play, times_through
POINTS: count_up, worth
]],
    rules = [[
5 TOWERS, by Kasper Lapp. 2 to 5 players, 15 to 30 minutes.

You bid for how many of the open cards you take, and all that you take must
be built at once. High towers count, and those with a top count twice.

THE CARDS. Five kinds, with values from 0 to 15, one of each. With four and
five players there is a second 0, 2, 5, 7, 10 and 12 of each kind.

TOWERS. Everybody has one tower of each kind at most. A card is laid on top
of the tower of its kind, or begins it. Going up, values must fall, but
  - on an 8 any card may be laid;
  - a 9 may be laid on any card, only not on a 0.
A 0 is a tower top: nothing can be laid on it, and it stays for ever. What is
laid is never rearranged.

A ROUND begins with a display of {display} card[display>1: s] turned up from the pile.

1. BIDDING. The starter says how many of these cards to build, 0 or more, and
cannot pass. Clockwise, each of the others says more or passes. Everybody is
asked once. A bid for all of them ends the bidding.

[checked_bids: Only bids that can be built are legal.][not checked_bids:
Anything may be bid. A builder who cannot lay all cards puts them back into
the display, and a demolished one back on its tower, and says less, but still
more than the bid before, or passes. The bidding goes on from there.]

2. BUILDING. The highest bidder takes any cards of the display, exactly as many
as the bid says. First the builder may demolish the top card of one of their
towers, but no 0: it goes face down to their demolished cards. Then the builder
lays all the cards taken, in any order.

3. The other cards of the display go to the discard pile. Left of the builder
starts the next round. If the starter has said 0 and all have passed, nobody
builds, and the same player starts again.

THE END. When the pile has run out for the first time, the discard pile is
shuffled at the end of the round and becomes the new pile. The game ends with
the round in which the pile runs out for the second time. There may be fewer
cards in the last display.

POINTS. Each card of a tower counts 1, in a tower with a top 2. The highest
tower is the main tower: each of its cards counts 1 more. Of the demolished
cards the first costs 1, the second 2, the third 3, and so on. The player with
the most points wins, and a tie is shared.
]],
  },
  hu = {
    title = "5 torony",
    ["display="] = "ennyi kártya van felfordítva minden körben",
    ["checked_bids="] = "csak beépíthető licit szabályos; off: ami nem építhető be, azt vissza kell venni",
    ["{kind} {value}"] = "{kind} {value}",
    ["? {kind} {value}"] = "A típusából nagyobb értékű lapra kerül, vagy új tornyot kezd." ..
      "[value=0:  Toronytető: semmi sem tehető rá, nem bontható le, és tornyának minden lapja 2 pontot ér.]" ..
      "[value=8:  A típusából bármelyik lap rátehető.]" ..
      "[value=9:  Kisebb értékű lapra is rátehető, csak a 0-ra nem.]",
    kind = "fajta", value = "érték", candy = "édesség", scary = "ijesztő", wood = "fa", scrap = "hulladék",
    sand = "homok",
    ["candy!"] = "Éde", ["scary!"] = "Ije", ["wood!"] = "Fa", ["scrap!"] = "Hul", ["sand!"] = "Hom",
    pile = "húzópakli", display = "kínálat", discard = "dobópakli", hand = "kéz", tower = "torony",
    ["tower candy"] = "édességtorony", ["tower scary"] = "ijesztő torony", ["tower wood"] = "fatorony",
    ["tower scrap"] = "hulladéktorony", ["tower sand"] = "homoktorony", demolished = "bontáspakli",
    ["main tower"] = "fő torony", round = "forduló",
    starter = "kezd:",
    ["bid?"] = "Hány kártyát szeretnél beépíteni?[checked_bids:  A tornyaidra legfeljebb {most} fér[price: , bontás " ..
               "nélkül {bare}; a bontás ára: {price} pont].][beat>0:  Mondj többet, mint {beat}, vagy passzolj]",
    ["take?"] = "[cards=1: Melyik kártyát][cards>1: Mely kártyákat] veszed el?",
    ["event:auction won"] = "[not amount: Senki sem épít]",
    ["event:auction void"] = "{seat}. játékos nem tudja mind lerakni, kevesebbet kell licitálnia",
    ["in no legal choice"] = "a tornyaidra nem rakható le, ennyivel együtt nem",
    ["demolish?"] = "Melyik torony legfelső kártyáját bontod le?", nothing = "bontás nélkül",
    ["order?"] = "Milyen sorrendben rakod le őket? Az első kerül legalulra",
    ["bid:"] = "licitje", ["bid:pass"] = "passzol", ["take:"] = "", ["move:display > hand"] = "",
    ["demolish:"] = "", ["demolish:nothing"] = "",
    ["order:"] = "így rakja le",
    ["move:pile > display"] = "A kínálat: {piece}", ["move:display > discard"] = "Megmarad: {piece}",
    ["move:hand > tower"] = "{giver} beépíti: {piece}", ["move:tower > demolished"] = "{giver} lebontja: {piece}",
    ["move:undone"] = "Visszavonva: {piece}", ["move:discard > pile"] = "A dobópakliból lesz az új húzópakli",
    ["no tower"] = "nincs ilyen tornyod",
    ["a top stays"] = "a toronytető nem bontható le",
    ["would not fit"] = "akkor nem férne el minden elvett kártya",
    sections = [[
A LAPOK: make_cards, kinds, values, second
A TORNYOK: fits_on
A FORDULÓ: play_round, choose_starter
1. LICITÁLÁS: open_auction, take_bids, most_buildable
2. ÉPÍTÉS: build, demolish, lay
A JÁTÉK VÉGE: play, times_through
PONTOK: count_up, worth
]],
    rules = [[
5 TORONY, Kasper Lapp játéka. 2-5 játékos, 15-30 perc.

Arra licitáltok, hány lapot vesztek el a kínálatból, és amit elveszel, azt
rögtön be is kell építened. A magas torony sokat ér, tetővel kétszer annyit.

A LAPOK. Öt típus, 0 és 15 közötti értékekkel, mindenből egy. Négy és öt
játékosnál minden típusból van egy második 0, 2, 5, 7, 10 és 12 is.

A TORNYOK. Mindenkinek típusonként legfeljebb egy tornya lehet. A lap a saját
típusú torony tetejére kerül, vagy új tornyot kezd. Fölfelé az értékeknek
csökkenniük kell, kivéve:
  - a 8-asra bármelyik lap rátehető;
  - a 9-es bármelyik lapra rátehető, csak a 0-ra nem.
A 0 toronytető: semmi sem tehető rá, és végleg ott marad. Amit leraktál, azt
később nem rendezheted át.

A FORDULÓ elején a húzópakliból ennyi lap kerül a kínálatba: {display}.

1. LICITÁLÁS. A kezdőjátékos megmondja, hány lapot kér, legalább 0-t; ő nem
passzolhat. A többiek az óramutató járása szerint többet mondanak vagy
passzolnak. Mindenkire egyszer kerül sor. Aki az összeset kéri, lezárja a
licitálást.

[checked_bids: Csak beépíthető licit szabályos.][not checked_bids: Bármit lehet
mondani. Aki aztán nem tudja az összes lapját lerakni, visszateszi őket a
kínálatba, a lebontottat is a tornyára, és kevesebbet mond, de az előző
licitnél többet, vagy passzol. A licitálás onnan folytatódik.]

2. ÉPÍTÉS. A legtöbbet mondó pontosan annyi lapot vesz el, amennyit mondott,
azokat, amelyeket akarja. Először lebonthatja egyik tornya legfelső lapját,
de 0-t nem: az képpel lefelé a bontáspaklijába kerül. Ezután minden elvett
lapot lerak a tornyaira, tetszőleges sorrendben.

3. A kínálat többi lapja a dobópakliba kerül. A következő fordulót az
építőtől balra ülő játékos kezdi. Ha a kezdőjátékos 0-t mondott és mindenki
passzolt, senki sem épít, és újra ő kezd.

A JÁTÉK VÉGE. Amikor a húzópakli először fogy el, a forduló végén a megkevert
dobópakli lesz az új húzópakli. A játék azzal a fordulóval ér véget, amelyben
a húzópakli másodszor is elfogy. Az utolsó kínálat kisebb lehet.

PONTOK. A torony minden lapja 1 pontot ér, ha van teteje, 2-t. A legmagasabb
torony a fő torony: minden lapja további 1 pont. A lebontott lapok közül az
első 1 pontba kerül, a második 2-be, a harmadik 3-ba, és így tovább. Az győz,
akinek a legtöbb pontja van; holtversenyben közös a győzelem.
]],
    -- what `?` and `why` say of the rules; for English readers the comments of the script do
    ["fits_on()"] =
      "Fölfelé az értékeknek csökkenniük kell; de a 8-asra bármilyen lap rátehető, a 9-es pedig bármire, " ..
      "csak toronytetőre nem.",
    ["play()"] = "A játék azzal a fordulóval ér véget, amelyben a húzópakli másodszor fogy el.",
    ["play_round()"] =
      "Öt lap felfordítása, licitálás, építés; ami marad, azt eldobjuk. A következő fordulót az építőtől " ..
      "balra ülő kezdi.",
    ["open_auction()"] =
      "A kezdőjátékos egy számot mond, legalább 0-t; az óramutató járása szerint a többiek egyszer-" ..
      "egyszer többet mondanak vagy passzolnak.",
    ["take_bids()"] =
      "Sorban mindenki egyszer mond számot: többet minden korábbinál, vagy passzol. Aki minden kártyát kér, " ..
      "lezárja a licitálást.",
    ["most_buildable()"] = "Csak annyi lapra lehet licitálni, amennyit be is lehet építeni, legfeljebb egy bontással.",
    ["build()"] =
      "Az építő pontosan annyi lapot vesz el, amennyit mondott. Ha nem tudja mindet lerakni, az építést " ..
      "visszacsináljuk.",
    ["demolish()"] = "a) Az építő lebonthatja egyik tornya legfelső lapját, de 0-t nem.",
    ["lay()"] = "b) Ezután az építő a kezében lévő összes lapot lerakja a tornyaira, tetszőleges sorrendben.",
    ["count_up()"] =
      "A fő torony, vagyis a legmagasabb, minden lapja 1-gyel többet ér. Az első lebontott lap 1 pontba " ..
      "kerül, a második 2-be, és így tovább.",
    ["worth()"] = "Egy lap 1 pontot ér, tetővel lezárt toronyban 2-t.",
  },
}

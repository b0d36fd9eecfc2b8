-- What players of Alhambra read.
return {
  en = {
    title = "Alhambra: The Card Game",
    ["choose_payment()"] = "The price is paid in the currency of the place, with cards worth as much or more. " ..
      "There is no change; after an exact payment the player goes on.",
    ["{kind} {price}"] = "{kind} {price}", ["{currency} {value}"] = "{currency} {value}",
    ["scoring card {letter}"] = "scoring card {letter}", ["overview card"] = "overview card",
    A = "A", B = "B", C = "C", kind = "kind", price = "price", currency = "currency", letter = "letter",
    weight = "weight when several are taken",
    pavilion = "pavilion", seraglio = "seraglio", arcades = "arcades", palace = "palace", garden = "garden",
    tower = "tower",
    yellow = "yellow", green = "green", blue = "blue", orange = "orange",
    ["pavilion!"] = "Pav", ["seraglio!"] = "Ser", ["arcades!"] = "Arc", ["palace!"] = "Pal", ["garden!"] = "Gar",
    ["tower!"] = "Tow",
    ["yellow!"] = "y", ["green!"] = "g", ["blue!"] = "b", ["orange!"] = "o",
    ["building pile"] = "building pile", yard = "yard", ["money pile"] = "money pile",
    ["money display"] = "money display", discards = "money discards", pile = "pile", aside = "set aside", box = "box",
    first = "1", second = "2", third = "3", fourth = "4", fifth = "5",
    ["yard {member}"] = "yard {member}", ["pile {member}"] = "pile {member}",
    dummy = "dummy player", buildings = "buildings", ["starting money"] = "starting money", hand = "hand",
    ["scoring card"] = "scoring card",
    turn = "turn", ["scoring A"] = "scoring A", ["scoring B"] = "scoring B", ["scoring C"] = "scoring C",
    ["last buildings"] = "the last buildings",
    ["? {kind} {price}"] = "A building. It costs {price}, in the currency of its place in the yard. The player " ..
      "with the most of its kind scores, in later scorings also those with the second and the third most.",
    ["? {currency} {value}"] = "Money worth {value}. It pays for the building at the {currency} place of the yard.",
    ["? scoring card {letter}"] = "When it is turned up, scoring {letter} takes place before the next turn.",
    ["? overview card"] = "It stands for scoring C, at the end of the game.",
    ["turn?"] = "Which building do you buy (price, currency)? Or do you take money?",
    ["take money"] = "take money", ["you have {n}"] = "you have {n}",
    ["too expensive"] = "you have not enough money of that currency",
    ["take?"] = "Which money do you take? One card, or several worth {take_several} or less together",
    ["pay?"] = "The price is {price} {currency}: what do you pay with?" ..
               "[again:  Pay exactly {price}, and you are on turn again]",
    ["too much together"] = "together that would be worth too much",
    ["too little together"] = "all your money of that currency is not enough",
    ["other currency"] = "the yard shows another currency",
    ["give to the dummy?"] = "Do you give {building} to the dummy player?",
    ["turn:"] = "buys", ["turn:take money"] = "takes money", ["take:"] = "takes", ["pay:"] = "pays with",
    ["give to the dummy:yes"] = "gives it to the dummy player", ["give to the dummy:no"] = "keeps it",
    ["move:paid"] = "{giver} pays {piece}", ["move:bought"] = "", ["move:most money"] = "{taker} gets {piece}",
    ["move:money pile > starting money"] = "{taker} begins with {piece}", ["move:starting money > hand"] = "",
    ["move:money pile > money display"] = "New money: {piece}", ["move:building pile > yard"] = "New at {to}: {piece}",
    ["move:money display > scoring card"] = "{taker} gets {piece}",
    ["move:scoring card > box"] = "", ["move:given"] = "",
    ["move:building pile > dummy"] = "The dummy player gets {piece}",
    ["{player} starts: nobody has fewer cards"] = "{player} starts: nobody has fewer cards",
    ["{player} has most {currency}: {amount}"] = "{player} has most {currency} money: {amount}",
    ["nobody has most {currency}: {building} stays"] = "Nobody alone has most {currency} money: {building} stays",
    money = "money",
    sections = [[
THE CARDS: make_cards, currencies, money, kinds
BEFORE THE GAME: lay_out_buildings, draw_starting_money, draw_money, choose_starter, lay_out_money
BEFORE THE GAME: make_piles, pile_with
YOUR TURN: take_turn, on_sale, currency_of, can_buy, money_in, pays_in, take_money, buy, is_exact, choose_payment
AFTER A TURN: refill, refill_yard, refill_display
SCORING: hold_scorings, hold_scoring, score_kind
THE END: take_turns, share_out_yard, richest, count_up
TWO PLAYERS: deal_to_dummy, hand_over, for_dummy
]],
    rules = [[
ALHAMBRA: THE CARD GAME, by Dirk Henn. 2 to 6 players, about 45 minutes.

You collect buildings of six kinds and pay for them in four currencies. Three
times there are points for the player with the most of a kind, each time more.

THE CARDS. Money of 1 to 9 in yellow, green, blue and orange, three of each.
54 buildings: 7 pavilions that cost 2 to 8, 7 seraglios 3 to 9, 9 arcades 4 to
10, 9 palaces 5 to 11, 11 gardens 6 to 12, 11 towers 7 to 13. Scoring cards.

BEFORE THE GAME. Four buildings are turned up in the yard. Its places say in
which currency each is paid: yellow, green, blue, orange. Each player turns up
money until it is worth {starting_money}, in any currencies, and takes it in
hand; it is secret from then on. The player with the fewest cards starts, in a
tie the youngest; player 1 counts as the youngest, then player 2, and so on. The top
[money_display=1: money card is][money_display>1: {money_display} money cards
are] turned up. The rest is divided into five piles;
scoring card A is shuffled into the second, B into the fourth, and they are
stacked, the first on top.

YOUR TURN. Do one of two things, and one you must do:
  - Take money: any one card[take_several>1: , or several worth at most
    {take_several} together, in any currencies].
  - Buy a building: pay at least its price, all in the currency of its place.
    There is no change. What is paid goes to the discards.
[again: If you have paid exactly the price, you are on turn again.]

AFTER A TURN [refill_first=buildings: empty places in the yard are filled from
the left. Then money is turned up until {money_display} card[money_display=1:
 lies][money_display>1: s lie] open.][refill_first=money: money is turned up
until {money_display} card[money_display=1:  lies][money_display>1: s lie]
open. Then empty places in the yard are filled from the left.] When the money
pile has run out, the discards are shuffled.

SCORING. When A or B is turned up, it is scored before the next turn, and more
money is turned up; C is at the end. Each kind counts by itself:
               A: most   B: most, second   C: most, second, third
  pavilion        1          8   1           16    8   1
  seraglio        2          9   2           17    9   2
  arcades         3         10   3           18   10   3
  palace          4         11   4           19   11   4
  garden          5         12   5           20   12   5
  tower           6         13   6           21   13   6
Tied players share the points of the places that they take together, rounded
down. A player with none of a kind gets nothing for it.

THE END. When after a turn the yard cannot be filled any more, each building
left there goes to the player with the most money of its currency in hand; in a
tie to nobody. [refill_first=money: An A or B that turns up after the last turn
is scored before.] Then C is scored, and the player with the most points wins.

TWO PLAYERS play with two of each money card and a dummy player. It does
nothing, but it has buildings and takes part in the scoring. It gets six
buildings before the game, six more after A, and two after B. You may give it
what you buy. It cannot win.
]],
  },
  hu = {
    title = "Alhambra: a kártyajáték",
    ["starting_money="] = "kezdőpénzt ennyi értékig húztok",
    ["money_display="] = "ennyi pénzkártya van felfordítva",
    ["take_several="] = "az egyszerre felvett több pénzkártya legfeljebb ennyit ér",
    ["again="] = "aki pontosan fizet, újra lép",
    ["refill_first="] = "mit töltötök fel előbb a lépés után; money: az utolsó értékelő kártya számít",
    ["{kind} {price}"] = "{kind} {price}", ["{currency} {value}"] = "{currency} {value}",
    ["scoring card {letter}"] = "értékelő kártya ({letter})", ["overview card"] = "áttekintő kártya",
    A = "A", B = "B", C = "C", kind = "fajta", price = "ár", currency = "pénznem", letter = "betű",
    weight = "súly, ha többet veszel fel",
    pavilion = "pavilon", seraglio = "szeráj", arcades = "árkádok", palace = "palota", garden = "kert",
    tower = "torony",
    yellow = "sárga", green = "zöld", blue = "kék", orange = "narancs",
    ["pavilion!"] = "Pav", ["seraglio!"] = "Sze", ["arcades!"] = "Árk", ["palace!"] = "Pal", ["garden!"] = "Ker",
    ["tower!"] = "Tor",
    ["yellow!"] = "s", ["green!"] = "z", ["blue!"] = "k", ["orange!"] = "n",
    ["building pile"] = "épületpakli", yard = "építési udvar", ["money pile"] = "pénzpakli",
    ["money display"] = "pénzkínálat", discards = "lerakott pénz",
    pile = "pakli", aside = "félretéve", box = "doboz",
    first = "1", second = "2", third = "3", fourth = "4", fifth = "5",
    ["yard {member}"] = "{member} udvarhely", ["pile {member}"] = "{member}. pakli",
    dummy = "Sanyi", buildings = "épületek", ["starting money"] = "kezdőtőke", hand = "kéz",
    ["scoring card"] = "értékelő kártya",
    turn = "lépés", ["scoring A"] = "értékelés: A", ["scoring B"] = "értékelés: B", ["scoring C"] = "értékelés: C",
    ["last buildings"] = "a megmaradt épületek",
    ["? {kind} {price}"] = "Épület, az ára {price}, az udvarbeli helye szerinti pénznemben. Pontot az kap, akinek a " ..
                           "legtöbb van a fajtájából, később az is, akinek a második és a harmadik legtöbb.",
    ["? {currency} {value}"] = "Pénz, értéke {value}. Azért az épületért lehet fizetni vele, amelynek a helye " ..
      "{currency}.",
    ["? scoring card {letter}"] = "Ha előkerül, a következő lépés előtt jön a következő értékelés: {letter}.",
    ["? overview card"] = "A játék végén jövő C értékelés lapja.",
    ["turn?"] = "Melyik épületet veszed meg (ár, pénznem)? Vagy pénzt veszel fel?",
    ["take money"] = "pénzt veszek fel", ["you have {n}"] = "{n} pénzed van",
    ["too expensive"] = "nincs elég pénzed abban a pénznemben",
    ["take?"] = "Melyik pénzt veszed fel? Egy lapot, vagy többet, ha együtt legfeljebb {take_several} az értékük",
    ["pay?"] = "Az ára {price} {currency}: mivel fizetsz?" ..
               "[again:  Ha pontosan ennyivel, megint te következel]",
    ["too much together"] = "együtt már túl sokat érnének",
    ["too little together"] = "abból a pénznemből az összes pénzed sem elég",
    ["other currency"] = "az építési udvar más pénznemet mutat",
    ["give to the dummy?"] = "Sanyinak ajándékozod ezt: {building}?",
    ["turn:"] = "megveszi", ["turn:take money"] = "pénzt vesz fel", ["take:"] = "felveszi", ["pay:"] = "ezzel fizet",
    ["give to the dummy:yes"] = "Sanyinak ajándékozza", ["give to the dummy:no"] = "megtartja",
    ["move:paid"] = "{giver} ezzel fizet: {piece}", ["move:bought"] = "",
    ["move:most money"] = "{taker} megkapja: {piece}",
    ["move:money pile > starting money"] = "{taker} kezdőtőkéje: {piece}", ["move:starting money > hand"] = "",
    ["move:money pile > money display"] = "Új pénz: {piece}",
    ["move:building pile > yard"] = "Új épület, {to}: {piece}",
    ["move:money display > scoring card"] = "{taker} megkapja: {piece}",
    ["move:scoring card > box"] = "", ["move:given"] = "",
    ["move:building pile > dummy"] = "Sanyi megkapja: {piece}",
    ["{player} starts: nobody has fewer cards"] = "{player} kezd: senkinek sincs kevesebb lapja",
    ["{player} has most {currency}: {amount}"] = "A legtöbb {currency} pénz: {player}, {amount}",
    ["nobody has most {currency}: {building} stays"] =
      "Senkinek sincs egyedül a legtöbb {currency} pénze: {building} marad",
    money = "pénz",
    sections = [[
A LAPOK: make_cards, currencies, money, kinds
ELŐKÉSZÍTÉS: lay_out_buildings, draw_starting_money, draw_money, choose_starter, lay_out_money
ELŐKÉSZÍTÉS: make_piles, pile_with
A LÉPÉS: take_turn, on_sale, currency_of, can_buy, money_in, pays_in, take_money, buy, is_exact, choose_payment
A LÉPÉS UTÁN: refill, refill_yard, refill_display
ÉRTÉKELÉS: hold_scorings, hold_scoring, score_kind
A JÁTÉK VÉGE: take_turns, share_out_yard, richest, count_up
KÉT JÁTÉKOS: deal_to_dummy, hand_over, for_dummy
]],
    rules = [[
ALHAMBRA: A KÁRTYAJÁTÉK, Dirk Henn játéka. 2-6 játékos, kb. 45 perc.

Hatféle épületet gyűjtünk, és négy pénznemben fizetünk értük. Háromszor jár
pont annak, akinek valamelyik fajtából a legtöbb van, egyre több.

A LAPOK. Pénz 1-től 9-ig sárga, zöld, kék és narancs színben, mindegyikből
három. 54 épület: 7 pavilon (ára 2-8), 7 szeráj (3-9), 9 árkádok (4-10),
9 palota (5-11), 11 kert (6-12), 11 torony (7-13). Értékelő kártyák.

ELŐKÉSZÍTÉS. Négy épületet felfordítunk az építési udvarban. A helye mutatja,
melyiket milyen pénznemben kell fizetni: sárga, zöld, kék, narancs. Mindenki
addig fordít fel pénzt, amíg az {starting_money} vagy több nem lesz, bármilyen
pénznemben. Ezt kézbe veszi, és onnantól titkos. Az kezd, akinek a legkevesebb
lapja van, egyezőségnél a fiatalabb; az 1. játékos számít a legfiatalabbnak,
utána a 2., és így tovább. A felső [money_display>1: {money_display}]
pénzkártyát felfordítjuk. A
többit öt paklira osztjuk: az A értékelő kártyát a másodikba, a B-t a
negyedikbe keverjük, majd egymásra rakjuk őket, legfelül az első.

A LÉPÉS. Két dolog közül az egyiket meg kell tenned:
  - Pénz felvétele: bármelyik lapot[take_several>1: , vagy többet is, ha együtt
    legfeljebb {take_several} az értékük, bármilyen pénznemben].
  - Épület vásárlása: legalább az árát, csak a helye szerinti pénznemben. Pénz
    vissza nem jár. A befizetett pénz a lerakó pakliba kerül.
[again: Ha pontosan az árát fizetted, megint te következel.]

A LÉPÉS UTÁN [refill_first=buildings: előbb az udvar üres helyeit töltjük fel
balról jobbra, aztán a pénzkínálatot egészítjük ki {money_display} lapra.]
[refill_first=money: előbb a pénzkínálatot egészítjük ki {money_display} lapra,
aztán az udvar üres helyeit töltjük fel balról jobbra.] Ha elfogy a pénzpakli,
a lerakott lapokat keverjük újra.

ÉRTÉKELÉS. Ha az A vagy a B előkerül, a következő lépés előtt értékelünk, majd
újabb pénzt fordítunk fel; a C a játék végén van. Minden fajta külön számít:
              A: első   B: első, második   C: első, második, harmadik
  pavilon        1          8   1             16    8   1
  szeráj         2          9   2             17    9   2
  árkádok        3         10   3             18   10   3
  palota         4         11   4             19   11   4
  kert           5         12   5             20   12   5
  torony         6         13   6             21   13   6
Egyezőségnél az elfoglalt helyek pontjait összeadjuk, és lefelé kerekítve
elosztjuk. Akinek egy sincs a fajtából, azért nem kap semmit.

A JÁTÉK VÉGE. Ha egy lépés után az udvart már nem lehet feltölteni, minden ott
maradt épület azé, akinek abból a pénznemből a legtöbb van a kezében; egyezőségnél
senkié. [refill_first=money: Az utolsó lépés után előkerülő A-t vagy B-t még
előtte értékeljük.] Ezután jön a C értékelés: a legtöbb pont nyer.

KÉT JÁTÉKOS minden pénzkártyából kettővel játszik, és egy képzelt harmadikkal,
Sanyival. Ő nem lép, de vannak épületei, és részt vesz az értékelésben. A
játék előtt hat épületet kap, az A után még hatot, a B után kettőt. Amit
veszel, neki is ajándékozhatod. Nyerni nem nyerhet.
]],
    -- what `?` and `why` say of the rules; for English readers the comments of the script do
    ["count_up()"] = "Az utolsó értékelés.",
    ["lay_out_buildings()"] =
      "A megkevert épületlapok közül a felső négy az építési udvar mellé kerül, balról jobbra. A hely " ..
      "mondja meg, milyen pénznemben kell fizetni. Két játékosnál ezután Sanyi kap hatot.",
    ["draw_starting_money()"] =
      "Sorban mindenki addig fordít fel pénzt, amíg az 20-at nem ér. Ha mindenki kész, a pénz kézbe " ..
      "kerül, és onnantól titkos.",
    ["choose_starter()"] =
      "Az kezd, akinek a legkevesebb lapja van; egyezőségnél közülük a legfiatalabb, aki előbb ül.",
    ["take_turns()"] =
      "Az óramutató járása szerint mindenkire sor kerül. Az a lépés az utolsó, amely után az udvart már nem " ..
      "lehet feltölteni.",
    ["take_turn()"] =
      "Két dolog közül az egyiket meg kell tenni: épületet venni vagy pénzt felvenni. Aki pontosan az " ..
      "árat fizeti, megint következik. Közben semmi sem töltődik fel, ezért egy lépés legfeljebb öt " ..
      "részből áll.",
    ["take_money()"] =
      "Pénz felvétele: a kínálat bármelyik lapja, vagy több is, ha együtt legfeljebb 5-öt érnek, " ..
      "bármilyen pénznemben. Ami egymaga többet ér 5-nél, azt egyedül mindig szabad.",
    ["buy()"] =
      "Épület vásárlása: az udvar mutatta pénznemben legalább az árát kell fizetni, vissza nem jár semmi." ..
      " A pénz a lerakott lapokhoz kerül, az épület nyíltan a vevő elé.",
    ["hand_over()"] = "Két játékosnál a vevő Sanyinak ajándékozhatja, amit vett.",
    ["refill()"] =
      "A lépés végén, a következő játékos előtt az udvar és a pénzkínálat is feltöltődik. Ha már nincs " ..
      "elég épület, ez volt az utolsó lépés, és pénz sem kerül fel többé.",
    ["hold_scoring()"] =
      "Minden épületfajta külön számít: az A értékelésben a legtöbb, a B-ben a legtöbb és a második, a " ..
      "C-ben a harmadik legtöbb is.",
    ["choose_payment()"] =
      "Az árat a hely pénznemében kell kifizetni: egy vagy több lappal, amelyek együtt legalább annyit érnek. " ..
      "Visszajáró nincs; aki pontosan fizet, még egyszer jöhet.",
    ["score_kind()"] =
      "Egyezőségnél a játékosok elosztják helyeik pontjait, lefelé kerekítve; a következő hely utánuk " ..
      "jön. Akinek nincs ilyen épülete, nem kap semmit. Két játékosnál Sanyi is elfoglalja a helyét, de " ..
      "nem nyerhet.",
    ["share_out_yard()"] =
      "A végén az udvar minden épülete azé, akinek a kezében a hely pénzneméből a legtöbb van, bármi is " ..
      "az ára; fizetni nem kell. Egyezőségnél ott marad.",
  },
}

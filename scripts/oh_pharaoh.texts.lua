-- What players of Oh, Pharaoh! read.
local texts = {
  en = {
    title = "Oh, Pharaoh!",
    ["pyramid {member}"] = "level of {member}s in the first pyramid",
    ["second pyramid {member}"] = "level of {member}s in the second pyramid", ["track {member}"] = "field {member}",
    ["{kind}"] = "{kind}", joker = "joker", thief = "thief", ["tax collector"] = "tax collector",
    ["end card"] = "end card", marker = "marker",
    kind = "kind",
    ["? {kind}"] = "A stone worth {value}. All stones of a level have the same value; the level above is worth 1 " ..
                   "more, and has fewer stones.",
    ["? joker"] = "Stands for any stone of a pyramid. A player with that stone may exchange the two in their turn, " ..
                  "in anybody's pyramid.",
    ["? thief"] = "Name a pyramid of another player and roll the die. If it shows at least as much as the pyramid " ..
                  "has levels, you take one of its cards. If the rest is no pyramid, its owner takes it back into " ..
                  "hand.",
    ["? tax collector"] = "Take a random card from the hand of every other player.",
    ["? pharaoh"] = "Stops a thief before the roll, or saves you from a tax collector. The only card that you may " ..
                    "play in the turn of another player.",
    ["? end card"] = "When it is drawn, the game ends at once. It comes into the draw pile when the marker reaches " ..
                     "field {track_length}.",
    ["? marker"] = "Counts the pyramids that have been scored. [two_pyramids_at: From field {two_pyramids_at} " ..
      "on everybody " ..
                   "may have two pyramids. ][min_three_levels_at: From field {min_three_levels_at} on two " ..
      "levels are " ..
                   "not enough to score. ]On field {track_length} the final phase begins.",
    ["{kind}!"] = "{kind}", ["joker!"] = "J", ["thief!"] = "Th", ["tax collector!"] = "Tax", ["pharaoh!"] = "Ph",
    ["end card!"] = "End", ["marker!"] = "X",
    discard = "discard pile", pile = "draw pile", row = "open cards", ["beside the track"] = "beside the track",
    offers_left = "offers left this turn:",
    track = "track", hand = "hand", pyramid = "first pyramid", ["second pyramid"] = "second pyramid", turn = "turn",
    ["score?"] = "Do you score a pyramid?", none = "none", ["it has only two levels"] = "it has only two levels",
    ["{player} scores {sum} x {levels}"] = "{player} scores a pyramid: {sum} x {levels} levels",
    ["{player} must score {stones}"] = "{player} must score now: the pyramid has {stones} stones, " ..
                                       "and with {must_score_at} or more it must be scored",
    ["a pyramid"] = "pyramid", ["{n} points"] = "{n} points",
    ["everybody may have two pyramids"] = "From now on everybody may have two pyramids at a time",
    ["only three levels can be scored"] = "From now on only pyramids of at least three levels can be scored",
    ["the final phase begins"] = "The final phase begins: the end card ends the game",
    ["draw?"] = "Which open card do you draw, or the top one of the draw pile?",
    ["action?"] = "What do you do?",
    trade = "trade", build = "build", exchange = "exchange a joker", rob = "play a thief", tax = "play a tax collector",
    ["trade with?"] = "Who do you trade with?",
    ["there are no more offers this turn"] = "there are no more offers this turn",
    ["somebody has no cards"] = "it takes two who have cards",
    ["no stones fit"] = "your stones make no pyramid",
    ["no stones fit the only pyramid"] = "your stones do not fit your pyramid, and you may have only one yet",
    ["it does not fit"] = "it does not fit",
    ["where?"] = "Which pyramid do you build?", ["a new one"] = "a new one",
    ["build?"] = "[stands=0: Which stone do you lay, or which ones on a line, as 1 1 2?]" ..
                 "[stands=1: This is a pyramid. Do you lay more?]",
    ["joker as?"] = "Which stone does the joker stand for?",
    ["exchange?"] = "Which level do you take the joker from, for a stone of yours?",
    ["you have no stone that a joker stands for"] = "you have no stone that a joker stands for",
    ["rob?"] = "Which pyramid do you rob?", ["no die is high enough"] = "it has more levels than a die can show",
    ["you have no such card"] = "you have no such card", ["there is no pyramid to rob"] = "there is no pyramid to rob",
    ["roll {n} or more"] = "roll {n} or more", ["a pharaoh stops the thief"] = "A pharaoh stops the thief",
    ["the thief fails"] = "The thief needed {levels} or more and gets nothing",
    ["steal?"] = "From which level do you steal?",
    ["stone or joker?"] = "The stone or the joker?",
    stolen = "stolen",
    ["take back?"] = "After the theft, the rest must be a pyramid: of which level do you take a stone back, or all?",
    all = "all",
    ["pharaoh?"] = "{player} plays a {card} against [levels>0: your pyramid of {levels} levels, and needs a " ..
                   "{levels} or more on the die][levels=0: you]. Do you play a pharaoh?",
    pharaoh = "pharaoh",
    ["discard?"] = "You hold {cards} cards and may keep {hand}: which do you discard?",
    ["discard one?"] = "Do you discard a card before you draw?", ["move:discarded"] = "{giver} discards {piece}",
    ["score:"] = "", ["draw:"] = "draws", ["trade with:"] = "", ["where:"] = "builds",
    ["build:"] = "lays", ["joker as:"] = "takes the joker for", ["exchange:"] = "exchanges the joker of",
    ["rob:"] = "robs", ["steal:"] = "steals from", ["stone or joker:"] = "picks", ["take back:"] = "takes back",
    ["discard:"] = "discards", ["discard one:"] = "discards", ["pharaoh:"] = "plays against it",
    -- the next event tells of a trade and of a joker
    ["move:pile > row"] = "Turned up: {piece}", ["move:pile > hand"] = "{taker} draws {piece}", ["move:scored"] = "",
    ["move:alike"] = "Put away, for the same lies open already: {piece}", ["move:played"] = "", ["move:exchanged"] = "",
    ["move:taken back"] = "{taker} takes back {piece}", ["move:taxed"] = "{taker} takes {piece} from {giver}",
    ["move:discard > pile"] = "The discard pile goes back to the draw pile",
    ["move:pile > beside the track"] = "The end card is drawn", ["move:track > track"] = "The {piece} goes to {to}",
    ["action:trade"] = "", ["action:exchange"] = "", ["action:build"] = "", ["action:rob"] = "plays a thief",
    ["action:tax"] = "plays a tax collector", ["action:done"] = "is done", ["build:done"] = "",
    ["score:none"] = "scores nothing",
    ["draw:pile"] = "draws from the draw pile", ["discard one:none"] = "discards nothing",
    ["pharaoh:no"] = "plays no pharaoh", ["take back:all"] = "takes all back", ["take back:done"] = "leaves the rest",
    sections = [[
THE CARDS: deal_in, fill_row, is_something_new_left, kinds, copies
A PYRAMID: build, may_build, sites, levels_with_jokers
1. Score: score_pyramids, may_score, score, worth
2. Draw: draw, draw_to
A TURN: actions
Trade: trade, may_trade
Jokers: exchange, may_exchange, exchangeable
Play a thief: rob, may_rob, robbable, stops_thief, take_back
Play a tax collector: tax, may_tax
4. You may: fill_hand
THE TRACK: field, advance_marker, begin_final_phase
THE END: count_up, standing
]],
    rules = [[
OH, PHARAOH!, by Thilo Hutzler. 3 or 4 players, about 45 minutes.

Builders raise pyramids and score them when they like. A large one is worth
more, but a player who waits may be robbed. The player with the most points
wins.

THE CARDS. 79 stones: thirteen 1s, twelve 2s, eleven 3s, ten 4s, nine 5s,
eight 6s, six 7s, four 8s, three 9s, three jokers. Five thieves, two tax
collectors, three pharaohs. Everybody gets {hand}. Three cards lie open; no
two of them are alike, else one of them is discarded and replaced.

A PYRAMID has two levels or more, and each has fewer stones than the level
below. All stones of a level have the same value; the next level is worth
exactly 1 more. [two_pyramids_at: At first everybody may have one pyramid.]
[not two_pyramids_at: Everybody may have two pyramids at a time.]

A TURN
1. Score, if you like: what one stone of each level is worth, added up, times
   the number of levels. The pyramid is discarded; the marker moves on by one
   field. With {must_score_at} stones or more at the start of your turn you must score.
2. Draw one of the open cards, which is replaced, or from the draw pile.
3. In any order, as often as you like:
[offers:    - Trade with another player. Say what you give and what you want:
     any cards, {trade_cards} on a side at most. The other [counter_offers: accepts,
     refuses or makes a counter-offer; there may be {counter_offers} of
     these][not counter_offers: accepts or refuses]. You may make
     [offers=1: one offer][offers>1: {offers} offers] in a turn.]
   - Build a new pyramid, or lay stones to one of yours, on its levels, at
     the top, at the bottom: as many as make a pyramid, or more. Jokers
     stand for any stone. A player with the stone that a joker stands for
     may exchange the two in their turn, in anybody's pyramid.
   - Play a thief: name a pyramid of another player and roll. If the die
     shows at least as much as it has levels, you take one of its cards. If
     the rest is no pyramid, its owner takes it back into hand, but may leave
     some of it if that is a pyramid.
   - Play a tax collector: take a random card from every other player's hand.
   - A pharaoh protects: it stops a thief before the roll, or saves its player
     from a tax collector. It is the only card that is played when it is
     somebody else's turn.
4. You may discard a card. Then draw up to {hand}, or discard down to it.

THE TRACK counts scored pyramids on fields from 0 to {track_length}.
[two_pyramids_at: From field {two_pyramids_at} on everybody may have two
pyramids at a time.] [min_three_levels_at: From field {min_three_levels_at} on
only][not min_three_levels_at: Only] pyramids of three levels or more can be
scored; any other that must be scored brings nothing. On field {track_length} the final
phase begins: draw pile, discards and end card are shuffled together.

THE END. When the end card is drawn, the game ends at once. Every pyramid of
three levels or more is scored. A tie is shared.
]],
  },
  hu = {
    title = "Oh, Pharaoh!",
    ["hand="] = "ennyi lapot kap mindenki, és ennyi maradhat nála a köre végén",
    ["must_score_at="] = "ennyi kőtől a piramist pontozni kell",
    ["track_length="] = "ennyi pontozott piramis után jön a befejező fázis",
    ["two_pyramids_at="] = "ennyi pontozott piramistól lehet mindenkinek kettő egyszerre",
    ["min_three_levels_at="] = "ennyi pontozott piramistól kevés a két szint a pontozáshoz",
    ["offers="] = "ennyi ajánlat tehető egy körben; 0: nincs csere",
    ["counter_offers="] = "ennyi ellenajánlat követhet egy ajánlatot",
    ["trade_cards="] = "egy cserében egy fél legfeljebb ennyi lapot ad",
    ["pyramid {member}"] = "az első piramis {member} értékű szintje",
    ["second pyramid {member}"] = "a második piramis {member} értékű szintje", ["track {member}"] = "{member}. mező",
    ["{kind}"] = "{kind}", joker = "joker", thief = "tolvaj", ["tax collector"] = "adószedő",
    ["end card"] = "játék vége kártya", marker = "körjelző",
    kind = "fajta",
    ["? {kind}"] = "Építőkő, értéke {value}. Egy szint köveinek értéke azonos; a fölötte lévőé 1-gyel több, és ott " ..
                   "kevesebb a kő.",
    ["? joker"] = "A piramis bármelyik kövét helyettesíti. Akinek megvan az a köve, a saját körében kicserélheti " ..
                  "őket, bárki piramisában.",
    ["? thief"] = "Nevezd meg egy másik játékos piramisát, és dobj. Ha a dobás legalább annyi, ahány szintes, " ..
                  "elveszed egy lapját. Ha a többi nem piramis, a tulajdonosa visszaveszi a kezébe.",
    ["? tax collector"] = "Végy el egy véletlen lapot minden ellenfeled kezéből.",
    ["? pharaoh"] = "Megállítja a tolvajt a dobás előtt, vagy mentesít az adószedő alól. Csak ezt a lapot " ..
                    "játszhatod ki más körében.",
    ["? end card"] = "Ha valaki felhúzza, a játék azonnal véget ér. Akkor kerül a húzópakliba, amikor a körjelző " ..
                     "a(z) {track_length}. mezőre ér.",
    ["? marker"] = "A már pontozott piramisokat számolja. [two_pyramids_at: A(z) {two_pyramids_at}. mezőtől " ..
      "mindenkinek két " ..
                   "piramisa lehet. ][min_three_levels_at: A(z) {min_three_levels_at}. mezőtől két szint már nem " ..
                   "pontozható. ]A(z) {track_length}. mezőn kezdődik a befejező fázis.",
    ["{kind}!"] = "{kind}", ["joker!"] = "J", ["thief!"] = "To", ["tax collector!"] = "Adó", ["pharaoh!"] = "Fá",
    ["end card!"] = "Vége", ["marker!"] = "X",
    discard = "dobott pakli", pile = "húzópakli", row = "nyílt lapok", ["beside the track"] = "a pálya mellett",
    offers_left = "ajánlat ebben a körben még:",
    track = "pálya", hand = "kéz", pyramid = "első piramis", ["second pyramid"] = "második piramis", turn = "kör",
    ["score?"] = "Pontozod valamelyik piramisodat?", none = "egyiket sem",
    ["it has only two levels"] = "csak két szintes",
    ["{player} scores {sum} x {levels}"] = "{player} piramist pontoz: {sum} x {levels} szint",
    ["{player} must score {stones}"] = "{player} most köteles pontozni: a piramisa {stones} kőből áll, és " ..
                                       "{must_score_at} kőtől ez kötelező",
    ["a pyramid"] = "piramis", ["{n} points"] = "{n} pont",
    ["everybody may have two pyramids"] = "Mostantól mindenkinek egyszerre két piramisa is lehet",
    ["only three levels can be scored"] = "Mostantól csak legalább három szintes piramis pontozható",
    ["the final phase begins"] = "Megkezdődik a befejező fázis: a játék vége kártyával a játék véget ér",
    ["draw?"] = "Melyik nyílt lapot húzod, vagy a húzópakliból húzol?",
    ["action?"] = "Mit teszel?",
    trade = "csere", build = "építés", exchange = "joker kicserélése", rob = "tolvaj kijátszása",
    tax = "adószedő kijátszása",
    ["trade with?"] = "Kivel cserélnél?",
    ["there are no more offers this turn"] = "ebben a körben nincs több ajánlat",
    ["somebody has no cards"] = "két olyan játékos kell hozzá, akinek van lapja",
    ["no stones fit"] = "a köveidből nem lesz piramis",
    ["no stones fit the only pyramid"] = "a köveid nem illenek a piramisodra, és most még csak egy lehet",
    ["it does not fit"] = "nem illik oda",
    ["where?"] = "Melyik piramist építed?", ["a new one"] = "új",
    ["build?"] = "[stands=0: Melyik követ rakod le, vagy melyeket egy sorban, mint 1 1 2?]" ..
                 "[stands=1: Ez már piramis. Raksz még hozzá?]",
    ["joker as?"] = "Melyik követ helyettesíti a joker?",
    ["exchange?"] = "Melyik szint jokerét cseréled ki egy kövedre?",
    ["you have no stone that a joker stands for"] = "nincs olyan köved, amelyet egy joker helyettesít",
    ["rob?"] = "Melyik piramisból lopnál?",
    ["no die is high enough"] = "több a szintje, mint amennyit a kocka mutathat",
    ["you have no such card"] = "nincs ilyen lapod",
    ["there is no pyramid to rob"] = "nincs olyan piramis, amelyből lophatnál",
    ["roll {n} or more"] = "a kockával legalább {n} kell",
    ["a pharaoh stops the thief"] = "Egy fáraó megállítja a tolvajt",
    ["the thief fails"] = "A tolvajnak legalább {levels} kellett volna: nem kap semmit",
    ["steal?"] = "Melyik szintről lopsz?",
    ["stone or joker?"] = "A követ vagy a jokert?",
    stolen = "ellopva",
    ["take back?"] = "A lopás után a maradéknak piramisnak kell lennie: melyik szintről veszel vissza egy követ, " ..
                     "vagy mindet?",
    all = "mindet",
    ["pharaoh?"] = "{player} [levels>0: a(z) {levels} szintes piramisod ellen][levels=0: ellened] ezt játssza ki: " ..
                   "{card}[levels>0:  (a kockával legalább {levels} kell)]. Kijátszol ellene egy fáraót?",
    pharaoh = "fáraó",
    ["discard?"] = "{cards} lap van a kezedben, {hand} maradhat: melyeket dobod el?",
    ["discard one?"] = "Eldobsz egy lapot, mielőtt húzol?", ["move:discarded"] = "{giver} eldobja: {piece}",
    ["score:"] = "", ["draw:"] = "húzza", ["trade with:"] = "", ["where:"] = "ezt építi",
    ["build:"] = "lerakja", ["joker as:"] = "jokere ezt helyettesíti", ["exchange:"] = "jokert cserél innen",
    ["rob:"] = "innen lopna", ["steal:"] = "innen lop", ["stone or joker:"] = "választja",
    ["take back:"] = "visszaveszi", ["discard:"] = "eldobja", ["discard one:"] = "eldobja",
    ["pharaoh:"] = "ezt játssza ki ellene",
    ["move:pile > row"] = "Felfordítva: {piece}", ["move:pile > hand"] = "{taker} húzza: {piece}", ["move:scored"] = "",
    ["move:alike"] = "Félre, mert ugyanilyen már nyitva fekszik: {piece}", ["move:played"] = "",
    ["move:exchanged"] = "", ["move:taken back"] = "{taker} visszaveszi: {piece}",
    ["move:taxed"] = "{taker} elveszi: {piece} ({giver} lapja)",
    ["move:discard > pile"] = "A dobott pakli visszakerül a húzópakliba",
    ["move:pile > beside the track"] = "Előkerült a játék vége kártya",
    ["move:track > track"] = "{piece} ide lép: {to}",
    ["action:trade"] = "", ["action:exchange"] = "", ["action:build"] = "", ["action:rob"] = "tolvajt játszik ki",
    ["action:tax"] = "adószedőt játszik ki", ["action:done"] = "végzett", ["build:done"] = "",
    ["score:none"] = "nem pontoz",
    ["draw:pile"] = "a húzópakliból húz", ["discard one:none"] = "nem dob el semmit",
    ["pharaoh:no"] = "nem játszik ki fáraót", ["take back:all"] = "mindet visszaveszi",
    ["take back:done"] = "a többit otthagyja",
    sections = [[
A LAPOK: deal_in, fill_row, is_something_new_left, kinds, copies
A PIRAMIS: build, may_build, sites, levels_with_jokers
1. Pontozás: score_pyramids, may_score, score, worth
2. Húzz: draw, draw_to
A JÁTÉKOS KÖRE: actions
Csere: trade, may_trade
A joker: exchange, may_exchange, exchangeable
Tolvaj: rob, may_rob, robbable, stops_thief, take_back
Adószedő: tax, may_tax
4. Eldobhatsz: fill_hand
A PÁLYA: field, advance_marker, begin_final_phase
VÉGE: count_up, standing
]],
    rules = [[
OH, PHARAOH!, Thilo Hutzler játéka. 3 vagy 4 játékos, kb. 45 perc.

Az építők piramisokat emelnek, és akkor pontozzák őket, amikor akarják. A
nagyobb többet ér, de aki vár, azt megrabolhatják. A legtöbb pont nyer.

A LAPOK. 79 építőkő: tizenhárom 1-es, tizenkét 2-es, tizenegy 3-as, tíz 4-es,
kilenc 5-ös, nyolc 6-os, hat 7-es, négy 8-as, három 9-es, három joker. Öt
tolvaj, két adószedő, három fáraó. Mindenki {hand} lapot kap. Három lap nyíltan
fekszik; nem lehet köztük két egyforma, különben az egyiket el kell dobni, és
másikat húzni helyette.

A PIRAMIS legalább két szintes, és minden szintjén kevesebb kő van, mint az
alatta lévőn. Egy szint köveinek értéke azonos; a következő szinté pontosan
1-gyel több. [two_pyramids_at: Kezdetben mindenkinek csak egy piramisa lehet.]
[not two_pyramids_at: Mindenkinek egyszerre két piramisa lehet.]

A JÁTÉKOS KÖRE
1. Pontozás, ha akarod: minden szint egy kövének értéke összeadva, szorozva a
   szintek számával. A piramis a dobott paklira kerül, a körjelző egy mezőt
   lép. Ha a köröd elején legalább {must_score_at} köves piramisod van, pontoznod kell.
2. Húzz egyet a felfordított lapokból, ez rögtön pótlódik, vagy a pakliból.
3. Tetszőleges sorrendben és akárhányszor:
[offers:    - Csere egy másik játékossal. Mondd meg, mit adsz és mit kérsz:
     bármilyen lapokat, oldalanként legfeljebb {trade_cards} lapot. Ő
     [counter_offers: elfogadja, elutasítja, vagy ellenajánlatot tesz; ebből
     legfeljebb {counter_offers} lehet][not counter_offers: elfogadja vagy
     elutasítja]. Egy körben {offers} ajánlat tehető.]
   - Építés: új piramis, vagy kövek egy meglévőhöz, a szintjeire, a tetejére,
     az aljára: annyi, hogy piramis legyen, vagy több. A joker bármelyik követ
     helyettesíti. Akinek megvan az a köve, amelyet egy joker helyettesít, a
     saját körében kicserélheti őket, bárki piramisában.
   - Tolvaj: nevezd meg egy másik játékos piramisát, és dobj. Ha a dobás
     legalább annyi, ahány szintes, elveszed egy lapját. Ha a többi nem
     piramis, a tulajdonosa visszaveszi a kezébe, de otthagyhat belőle annyit,
     amennyi piramis.
   - Adószedő: végy el egy véletlen lapot minden ellenfeled kezéből.
   - A fáraó megvéd: megállítja a tolvajt a dobás előtt, vagy mentesít az
     adószedő alól. Csak ezt a lapot lehet más körében kijátszani.
4. Eldobhatsz egy lapot. Aztán húzz {hand} lapig; akinek több van, az eldobja.

A PÁLYA a pontozott piramisokat számolja; mezői: 0-{track_length}.
[two_pyramids_at: A(z) {two_pyramids_at}. mezőtől mindenkinek egyszerre két
piramisa lehet.] [min_three_levels_at: A(z) {min_three_levels_at}. mezőtől csak]
[not min_three_levels_at: Csak] legalább három szintes piramis pontozható;
akinek mást kell pontoznia, nem kap semmit. A(z) {track_length}. mezőn kezdődik a
befejező fázis: a húzópakli, a dobott pakli és a játék vége kártya együtt
keverve lesz az új húzópakli.

VÉGE. Ha valaki felhúzza a játék vége kártyát, a játék azonnal véget ér.
Minden legalább három szintes piramis pontot ér. Holtversenyben közös a
győzelem.
]],
    -- what `?` and `why` say of the rules; for English readers the comments of the script do
    ["play()"] = "Az óramutató járása szerint, amíg valaki fel nem húzza a játék vége kártyát.",
    ["deal_in()"] = "Mindenki 7 lapot kap. Három lapot felfordítunk a pakli mellett.",
    ["fill_row()"] = "A nyílt lapok közt nem lehet két egyforma: az egyiket azonnal eldobjuk és pótoljuk.",
    ["draw_to()"] = "A játék vége kártyát senki sem tarthatja meg: aki felhúzza, azzal a játék azonnal véget ér.",
    ["take_turn()"] =
      "Pontozás, húzás, aztán tetszőleges sorrendben csere, építés, lopás és adószedés, végül eldobás " ..
      "vagy húzás.",
    ["score_pyramids()"] =
      "1. A játékos pontozhatja a piramisait, egyiket a másik után. Amelyikben a köre elején legalább 12 " ..
      "kő van, azt pontoznia kell.",
    ["may_score()"] =
      "A második különleges mezőtől csak legalább három szintes piramis ér pontot. Aki kisebbet kénytelen" ..
      " pontozni, 0-t kap.",
    ["worth()"] = "Minden szint egy kövének értéke összeadva, szorozva a szintek számával.",
    ["draw()"] = "2. A játékos elveszi valamelyik nyílt lapot, ami azonnal pótlódik, vagy a pakli felső lapját.",
    ["take_actions()"] = "3. Tetszőleges sorrendben, akárhányszor: csere, építés, joker kicserélése, tolvaj, adószedő.",
    ["trade()"] =
      "a) A játékos lapokat cserélhet a kezéből egy másik játékossal: bármilyen lapokat, és nem csak " ..
      "egyet egyért.",
    ["build()"] =
      "b) A játékos új piramist építhet, vagy egy meglévőt bővíthet: fölül, alul új szintekkel, vagy a " ..
      "szintjein. Addig rak le lapokat, amíg piramis nem lesz, és tovább, ha akar; vissza nem vehetők. A " ..
      "joker bármelyik követ helyettesíti: az építő megmondja, melyiket.",
    ["sites()"] = "Kezdetben mindenkinek egy piramisa lehet, az első különleges mezőtől kettő.",
    ["exchange()"] = "Akinek megvan az a köve, amelyet egy joker helyettesít bármelyik piramisban, kicserélheti őket.",
    ["rob()"] =
      "c) A tolvaj egy lapot lop valaki más piramisából, ha a dobás legalább annyi, ahány szintes a " ..
      "piramis.",
    ["stops_thief()"] =
      "A fáraó a dobás előtt megállítja a tolvajt. Mindenkit megkérdezünk, akinek van lapja, hogy ne " ..
      "derüljön ki, kinél van fáraó.",
    ["choose_card()"] = "A piramis egy lapja: melyik szintről, és ha kell, kő vagy joker legyen-e.",
    ["take_back()"] =
      "Ha a maradék nem piramis, a tulajdonosa visszaveszi a lapokat a kezébe, de otthagyhat belőlük " ..
      "annyit, amennyi piramis.",
    ["tax()"] = "Az adószedő minden más játékostól elvesz egy véletlen lapot, kivéve attól, aki fáraót játszik ki.",
    ["fill_hand()"] = "4. A játékos eldobhat egy lapot, aztán 7-ig húz. Akinek 7-nél több lapja van, 7-ig eldob.",
    ["count_up()"] =
      "Minden legalább három szintes piramis pontot ér. A legtöbb pont nyer; holtversenyben közös a " ..
      "győzelem.",
  },
}

for number = 0, 20 do -- values of stones, and fields of the track
  texts.en[tostring(number)], texts.hu[tostring(number)] = tostring(number), tostring(number)
end

return texts

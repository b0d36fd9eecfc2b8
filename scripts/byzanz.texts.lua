-- What players of Byzanz read.
return {
  en = {
    title = "Byzanz",
    ["last_sales()"] = "At the end everybody in turn may still sell, as long as they have three goods of a kind.",
    ["{kind} {value}"] = "{kind} {value}", ["{kind}"] = "{kind}", ["bid card {size}"] = "bid card {size}",
    cloth = "cloth", spice = "spice", wine = "wine", wood = "wood", flour = "flour", olives = "olives",
    merchant = "merchant", kind = "kind", good = "goods", size = "size",
    ["? {kind} {value}"] = "Goods, worth {value} in a bid and, if you keep it from a sale, at the end. Three of a " ..
                           "kind can be sold; the best one is kept.",
    ["? merchant"] = "Stands for any goods in a sale, and is never kept then. Three merchants can be sold " ..
                     "together: one of them is kept, and counts [merchant_trio: {merchant_trio}][not " ..
                     "merchant_trio: nothing]. Worth nothing in a bid.",
    ["? bid card {size}"] = "The winner of an auction gets it. That lot has {size} card[not size=1: s]. After the " ..
                            "auctions the lowest bid card chooses first from the market, then the next.",
    stock = "stock", lot = "lot", market = "market", ["bid cards"] = "to win", box = "box", hand = "hand",
    sale = "sale", sold = "sold", ["bid card"] = "bid card", round = "round",
    opener = "opens:",
    ["bid?"] = "[not enough: The goods in your hand are not worth enough[beat:  to beat {beat}]]" ..
               "[enough: [beat: [laid: You lay {laid}; beat][not laid: Beat] {beat}. Which goods do you lay" ..
               "[laid:  besides]?][not beat: Which goods do you lay to open the bidding?]]",
    ["event:auction won"] = "Player {seat} wins the lot for {amount}",
    ["{player} takes the lot for nothing"] = "The first to pass takes the lot for nothing: {player}",
    ["event:auction nobody"] = "Nobody bids",
    ["{player} takes the last lot"] = "Only {player} is left, and wins without a bid",
    ["not enough alike"] = "you do not have three of that kind, even with merchants",
    ["too little together"] = "all your goods together are not worth enough",
    ["not possible now"] = "you do not have three of a kind, even with merchants",
    ["sell?"] = "Which three do you sell? Merchants stand for any kind",
    sell = "sell three of a kind", bid = "bid",
    ["give to market?"] = "Which card of the lot goes to the market?",
    ["take a kind?"] = "Which kind do you take from the market?",
    ["discard?"] = "You hold {cards} cards and may keep {hand_limit}: which one do you discard?",
    ["last sale?"] = "Do you sell three more cards?",
    ["bid:"] = "bids", ["bid:pass"] = "passes", ["sell:"] = "sells", ["free:sell"] = "",
    ["give to market:"] = "gives to the market", ["take a kind:"] = "takes from the market",
    ["discard:"] = "discards", ["last sale:done"] = "sells no more",
    ["move:removed"] = "To the box, unseen: {piece}", ["move:stock > lot"] = "The lot: {piece}",
    ["move:stock > hand"] = "{taker} begins with {piece}",
    ["move:passed"] = "{giver} takes back {piece}", ["move:paid"] = "{giver} pays {piece}",
    ["move:lot > market"] = "To the market: {piece}", ["move:lot > hand"] = "{taker} gets {piece}",
    ["move:bid cards > bid card"] = "{taker} gets {piece}", ["move:market > hand"] = "{taker} gets {piece}",
    ["move:market > box"] = "Nobody takes {piece}", ["move:kept"] = "{giver} keeps {piece}", ["move:sold"] = "",
    ["move:discarded"] = "{giver} discards {piece}",
    ["goods sold"] = "goods sold", ["merchants sold"] = "merchants sold", ["{n} left in hand"] = "{n} left in hand",
    sections = [[
THE CARDS: make_cards, goods, copies, merchants, lots
BEFORE THE GAME: deal_in
AN AUCTION: play_round, hold_auction, still_in, auction_off, lays_a_bid, award, last_auction
THE MARKET: share_out_market, by_bid_card
SELLING: sale, may_sell, sell
TOO MANY CARDS: keep_hand_limit
THE END: is_over, last_sales, count_up
]],
    rules = [[
BYZANZ, by Emanuele Ornella. 3 to 6 players, about 45 minutes.

You are merchants and bid goods for goods. Three goods of a kind can be sold,
and the best of them counts at the end. The player with the most points wins.

THE CARDS. Six kinds of goods, sixteen cards each: six of value 1, five of 2,
three of 3, two of 4. Sixteen merchants of value 0. Bid cards from 1 to 6.

BEFORE THE GAME. Everybody is dealt {hand} card[not hand=1: s]. Some more go back to the
box unseen, so that the rounds come out even; the rest is the stock. The bid
cards lie open, the highest on top: with three players 2, 4, 6; with four 2
to 5; with five 1 to 5; with six all.

AN AUCTION. As many cards as the top bid card says are turned up: the lot. In
turn, each bidder passes or bids. A bid is goods laid down from the hand, any
kinds together, worth more than every other bid. To raise, lay more goods; the
goods laid before stay there. A player who passes takes these goods back and
is out of this auction. The last one left wins:
  - the goods laid go to the market, and a card of the lot that the winner
    chooses;
  - the other cards of the lot go to the winner's hand;
  - the winner takes the bid card, and is out of the auctions of this round.
The first player on the winner's left who has not won yet opens the next
auction. If everybody passes, the first to pass takes the whole lot, and pays
nothing. The last player wins without a bid: one card of the lot goes to the
market, the other to the player's hand. A single card goes to the market.

THE MARKET. When everybody has won once, each player, from the lowest bid
card up, takes all cards of one kind from the market. Merchants are a kind,
too. The other cards go to the box. The bid cards go back to the middle, and
the player who had the lowest opens the next round.

SELLING. At any time, also while others are asked, but not in the middle of
another action: three cards of a kind from the hand. Goods that are laid as a
bid are not in hand. The most valuable is kept face down, the others go to the
box. A merchant stands for any goods and is never kept then; but three
merchants can be sold together, and one of them is kept.

TOO MANY CARDS. A player with more than {hand_limit} cards in hand sells or discards
at once.

THE END. The game ends with the round in which the stock runs out; then
everybody may still sell. Kept goods count their value, a kept merchant
[merchant_trio: {merchant_trio}][not merchant_trio: nothing]. In a tie the player with
more [tie_break=goods: goods][tie_break=all: cards, goods and merchants,] in
hand wins.
]],
    goods = "only goods count", all = "all cards count",
  },
  hu = {
    title = "Byzanz",
    ["hand="] = "ennyi lapot kap mindenki", ["hand_limit="] = "ennyi lap lehet egy kézben",
    ["merchant_trio="] = "ennyi pont jár három együtt eladott kufárért",
    ["tie_break="] = "holtversenyben a kézben maradt lapok közül melyek számítanak",
    ["{kind} {value}"] = "{kind} {value}", ["{kind}"] = "{kind}", ["bid card {size}"] = "licitkártya {size}",
    cloth = "posztó", spice = "fűszer", wine = "bor", wood = "fa", flour = "liszt", olives = "olajbogyó",
    merchant = "kufár", kind = "fajta", good = "áru", size = "nagyság",
    ["? {kind} {value}"] = "Áru: licitben {value} az értéke, és a játék végén is, ha eladáskor megtartod. Három " ..
                           "azonos áru adható el; közülük a legértékesebb marad meg.",
    ["? merchant"] = "Eladáskor bármelyik árut helyettesíti, de ilyenkor nem marad meg. Három kufár együtt is " ..
                     "eladható: közülük egy megmarad, és [merchant_trio: {merchant_trio} pontot][not " ..
                     "merchant_trio: semmit sem] ér. Licitben nem ér semmit.",
    ["? bid card {size}"] = "Az árverés nyertese kapja, és vele az ajánlat {size} lapját. Az árverések után ennek " ..
                            "a sorrendjében választanak a piacról, a legkisebb kezd.",
    stock = "húzópakli", lot = "ajánlat", market = "piac", ["bid cards"] = "nyerhető", box = "doboz",
    hand = "kéz", sale = "eladás", sold = "eladott", ["bid card"] = "licitkártya", round = "forduló",
    opener = "nyit:",
    ["bid?"] = "[not enough: A kezedben lévő áruk nem érnek eleget[beat: : a legmagasabb licit {beat}[laid: , nálad " ..
               "{laid} van lent]]][enough: [beat: A legmagasabb licit {beat}[laid: , nálad {laid} van lent]. Mely " ..
               "árukat rakod[laid:  még] le?][not beat: Mely árukat rakod le első licitként?]]",
    ["event:auction won"] = "{seat}. játékos nyeri az ajánlatot {amount}-ért",
    ["{player} takes the lot for nothing"] = "Az elsőként passzoló ingyen kapja az ajánlatot: {player}",
    ["event:auction nobody"] = "Senki sem licitál",
    ["{player} takes the last lot"] = "Már csak a(z) {player} maradt: licit nélkül nyer",
    ["not enough alike"] = "nincs belőle három, kufárral együtt sem",
    ["too little together"] = "az összes árud együtt sem ér eleget",
    ["not possible now"] = "nincs három azonos fajtájú lapod, kufárral együtt sem",
    ["sell?"] = "Melyik hármat adod el? A kufár bármelyik fajtát helyettesíti",
    sell = "három azonos áru eladása", bid = "licit",
    ["give to market?"] = "Az ajánlat melyik lapja kerüljön a piacra?",
    ["take a kind?"] = "Melyik árufajtát veszed el a piacról?",
    ["discard?"] = "{cards} lap van a kezedben, {hand_limit} maradhat: melyiket dobod el?",
    ["last sale?"] = "Eladsz még három lapot?",
    ["bid:"] = "licitje", ["bid:pass"] = "passzol", ["sell:"] = "eladja", ["free:sell"] = "",
    ["give to market:"] = "a piacra teszi", ["take a kind:"] = "elveszi a piacról", ["discard:"] = "eldobja",
    ["last sale:done"] = "nem ad el többet",
    ["move:removed"] = "A dobozba kerül, látatlanul: {piece}", ["move:stock > lot"] = "Az ajánlat: {piece}",
    ["move:stock > hand"] = "{taker} kezdőlapjai: {piece}",
    ["move:passed"] = "{giver} visszaveszi: {piece}", ["move:paid"] = "{giver} kifizeti: {piece}",
    ["move:lot > market"] = "A piacra kerül: {piece}", ["move:lot > hand"] = "{taker} megkapja: {piece}",
    ["move:bid cards > bid card"] = "{taker} megkapja: {piece}", ["move:market > hand"] = "{taker} megkapja: {piece}",
    ["move:market > box"] = "Senki sem veszi el: {piece}", ["move:kept"] = "{giver} megtartja: {piece}",
    ["move:sold"] = "", ["move:discarded"] = "{giver} eldobja: {piece}",
    ["goods sold"] = "eladott áruk", ["merchants sold"] = "eladott kufárok", ["{n} left in hand"] = "{n} a kézben",
    sections = [[
A LAPOK: make_cards, goods, copies, merchants, lots
ELŐKÉSZÜLETEK: deal_in
AZ AUKCIÓ: play_round, hold_auction, still_in, auction_off, lays_a_bid, award, last_auction
A PIAC: share_out_market, by_bid_card
ELADÁS: sale, may_sell, sell
TÚL SOK LAP: keep_hand_limit
A JÁTÉK VÉGE: is_over, last_sales, count_up
]],
    rules = [[
BYZANZ, Emanuele Ornella játéka. 3-6 játékos, kb. 45 perc.

Kereskedők vagytok, és áruval licitáltok áruért. Három azonos áru eladható,
és közülük a legértékesebb a játék végén pontot ér. Az győz, aki a legtöbb
pontot gyűjti.

A LAPOK. Hatféle áru, mindegyikből tizenhat lap: hat 1-es, öt 2-es, három
3-as, két 4-es. Tizenhat kufár, értékük 0. Licitkártyák 1-től 6-ig.

ELŐKÉSZÜLETEK. Mindenki {hand} lapot kap. Néhány további lap látatlanul a
dobozba kerül, hogy a fordulók kijöjjenek; a többi a húzópakli. A
licitkártyák nyíltan fekszenek, felül a legnagyobb: hárman 2, 4, 6; négyen
2-5; öten 1-5; hatan mind.

AZ AUKCIÓ. Annyi lapot kell felcsapni, amennyit a felső licitkártya mutat: ez
az ajánlat. Sorban mindenki passzol vagy licitál. A licit kézből lerakott
áru, akár többféle, és értéke minden eddigi licitnél nagyobb. Emelni további
lapokkal lehet; ami már lent van, az lent is marad. Aki passzol, visszaveszi
az áruit, és ebből az aukcióból kiszáll. Aki utolsónak marad, nyer:
  - lerakott árui a piacra kerülnek, és az ajánlatból is egy, általa
    választott lap;
  - az ajánlat többi lapját a kezébe veszi;
  - elveszi a licitkártyát, és ebben a fordulóban több aukción nem vesz
    részt.
A következő aukciót a tőle balra ülő első olyan játékos kezdi, aki még nem
nyert. Ha mindenki passzol, az elsőként passzoló kapja az egész ajánlatot, és
nem fizet. Az utolsó játékos licit nélkül nyer: az ajánlat egyik lapja a
piacra kerül, a másik a kezébe. Ha csak egy lap van, az a piacra kerül.

A PIAC. Ha már mindenki nyert egyszer, a legkisebb licitkártyától fölfelé
mindenki elveszi a piacról egy fajta összes lapját. A kufár is külön fajta.
Ami marad, a dobozba kerül. A licitkártyák visszakerülnek középre, és a
következő fordulót az kezdi, akinél a legkisebb volt.

ELADÁS. Bármikor, akkor is, ha éppen más van soron, csak végrehajtás közben
nem: három azonos áru a kézből. A licitként lerakott áru nincs kézben. A
legértékesebb lap képpel lefelé megmarad, a másik kettő a dobozba kerül. A
kufár bármelyik árut helyettesíti, de ilyenkor sosem marad meg; három kufár
viszont együtt is eladható, és közülük egy megmarad.

TÚL SOK LAP. Akinek {hand_limit} lapnál több van a kezében, azonnal elad vagy
eldob.

A JÁTÉK VÉGE. A játék azzal a fordulóval ér véget, amelyben elfogy a
húzópakli; ezután még mindenki eladhat. A megtartott áru annyi pontot ér,
amennyi az értéke, a megtartott kufár
[merchant_trio: {merchant_trio} pontot][not merchant_trio: semmit].
Holtversenyben az győz, akinek több
[tie_break=goods: áru][tie_break=all: lap, áru és kufár együtt,] van a kezében.
]],
    goods = "csak az áruk számítanak", all = "minden lap számít",
    -- what `?` and `why` say of the rules; for English readers the comments of the script do
    ["play()"] = "A játék azzal a fordulóval ér véget, amelyben elfogy a húzópakli. Ezután még mindenki eladhat.",
    ["deal_in()"] =
      "Mindenki négy lapot kap. Hogy a fordulók kijöjjenek, néhány lap látatlanul visszakerül a dobozba: " ..
      "3-6 játékosnál 4, 12, 2, illetve 4. Az osztótól balra ülő játékos kezd.",
    ["play_round()"] = "Mindenki pontosan egy aukciót nyer meg; ezután osztják szét a piacot.",
    ["hold_auction()"] =
      "Annyi lap egy ajánlat, amennyit a felső licitkártya mutat. A nyertes elviszi az ajánlatot és a " ..
      "licitkártyát, és ebben a fordulóban több aukción nem vesz részt. A következő aukciót a tőle balra " ..
      "ülő kezdi.",
    ["lays_a_bid()"] =
      "A licit kézből lerakott áru, amely többet ér minden korábbi licitnél. Ami le van rakva, az lent is" ..
      " marad.",
    ["award()"] =
      "A nyertes licitje a piacra kerül, és az ajánlat egyik lapja is. Az ajánlat többi lapja a nyertesé." ..
      " Ha mindenki passzolt, az elsőként passzoló kapja az egész ajánlatot.",
    ["last_auction()"] =
      "Az utolsó játékos licit nélkül nyer. Ennek az ajánlatnak is egy lapja a piacra kerül, akkor is, ha" ..
      " csak egy van.",
    ["share_out_market()"] =
      "A legkisebb licitkártyától fölfelé mindenki elveszi a piacról egy fajta összes lapját. A többi a " ..
      "dobozba kerül. A következő fordulót az kezdi, akinél a legkisebb licitkártya van.",
    ["sale()"] =
      "Három azonos fajtájú áru adható el. A kufár bármelyik árut helyettesíti; három kufár együtt is " ..
      "eladható.",
    ["sell()"] =
      "Mindenki látja a három lapot. A legértékesebb képpel lefelé megmarad pontnak, a másik kettő a " ..
      "dobozba kerül.",
    ["last_sales()"] = "A játék végén sorban mindenki eladhat még, amíg tud három azonos fajtájú árut.",
    ["keep_hand_limit()"] = "Akinek hétnél több lapja van, azonnal elad vagy eldob.",
    ["count_up()"] =
      "A megtartott áru az értékét éri, a megtartott kufár 5-öt. Holtversenyben az dönt, kinek a kezében " ..
      "van több áru.",
  },
}

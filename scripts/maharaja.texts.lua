-- What players of Maharaja read.
local en = {
  title = "Maharaja", start = "start", city = "city", inner = "inner site of", outer = "outer sites of",
  village = "village", track = "field", governors = "governors", ["free characters"] = "free characters", bank = "bank",
  point = "palace", points = "palaces", gold = "gold", ["action coins"] = "action coins",
  disc = "disc", plan = "plan", revealed = "actions", characters = "character", palaces = "palaces to build",
  reserve = "reserve", round = "round", last_round = "last round", waiting = "still to play:",
  ["house {owner}"] = "house of player {owner}", ["house {owner}!"] = "{owner}",
  ["palace {owner}"] = "palace of player {owner}", ["palace {owner}!"] = "{owner}",
  ["neutral palace"] = "neutral palace", ["neutral palace!"] = "-",
  ["architect {owner}"] = "architect of player {owner}", ["architect {owner}!"] = "@{owner}",
  map = "20:1               village 20: a house of player 1; each dot is a free place\n" ..
        "[1]2-... M @1 1x3  in a city: garden, maharaja, architect and 3 houses of 1\n" ..
        "[1]2-...           a garden: a palace of player 1 on the [inner site], one of player 2 and one of " ..
        "nobody (-) on outer sites; 3 are free\n" ..
        "24:.---25:.        a road, closed if a village on it has no house. What a journey costs, the " ..
        "question says\n" ..
        "M>Ah  Ag  |        governors, lowest first: the maharaja goes next to Ah. After the | are fields 1 to " ..
        "10; the last one ends the game",
  maharaja = "maharaja", ["maharaja!"] = "M", ["governor {city}"] = "governor of {city}",
  ["governor {city}!"] = "{city}", ["{action}"] = "{action}",
  ["{character}"] = "{number} {character}", ["{character}!"] = "{number}",
  mogul = "mogul", trader = "trader", sadhu = "sadhu", monk = "monk", mason = "mason", artist = "artist", yogi = "yogi",
  ["? mogul"] = "Begins the round, and wins every tie.", ["? trader"] = "You get 1 gold before each of your turns.",
  ["? sadhu"] = "Your outer palaces count 2 points in scoring, not 1.",
  ["? monk"] = "The bank pays what your travels cost.",
  ["? mason"] = "Once a turn you may build a house, or move one, for nothing and beside your actions.",
  ["? artist"] = "A palace costs you 9 gold, not 12.",
  ["? yogi"] = "You get an action coin on your turn. A coin is worth one more action, but not another character.",
  ["? gold"] = "Take 2 gold from the bank.",
  ["? house"] = "Build a house for 1 gold: in any village with room, or in the city where your architect is.",
  ["? two_houses"] = "Build two houses for 1 gold each. At least one of them must be in a city.",
  ["? move_house"] = "Move one of your houses to a village with room, or to the city where your architect is.",
  ["? quarry"] = "Take two of your houses from the bank into your reserve.",
  ["? palace"] = "Build a palace for 12 gold in the city where your architect is: on the inner site, or on one of " ..
                 "the six outer ones.", ["? palace_and_house"] = "Build a palace for 12 gold and a house for 1 gold.",
  ["? governor"] = "One governor goes two fields down the track. Each that it passes goes up a field.",
  ["? character"] = "[not several: Exchange your character for one of the bank, or of a player who then takes " ..
                    "a new one from the bank.][several: Take one more character from the bank. If there is " ..
                    "none, swap one with another player, or lure one from a player who has more than you.]",
  kind = "kind", number = "number", owner = "player", architect = "architect",
  house = "house", two_houses = "two houses", move_house = "move a house", quarry = "quarry", palace = "palace",
  palace_and_house = "palace and house", governor = "governor", character = "character",
  travel = "travel", coin = "action coin", ["end turn"] = "end of the turn",
  ["choose character?"] = "Which character do you take from the bank?",
  ["bid?"] = "How much do you bid for choosing a character first?[beat>0:  More than {beat}, or pass]",
  ["first house?"] = "In which village do you lay a house?", ["plan?"] = "Which two actions do you plan?",
  ["turn?"] = "What do you do?", ["travel?"] = "Which city does your architect travel to?",
  ["way?"] = "Which way? The houses you pass are paid for where none of yours stands",
  ["house?"] = "Where do you build the house?", ["two_houses?"] = "Where do you build a house?",
  ["palace?"] = "Where do you build the palace?",
  ["palace_and_house?"] = "Where do you build? A site of the garden is for the palace",
  ["move_house?"] = "Which house do you move: one from where?",
  ["mason?"] = "Where does the mason take a house from? One from the reserve is built, another one is moved",
  ["house to?"] = "Where does the house go?", ["governor?"] = "Which governor goes two fields down?",
  ["character?"] = "Which character do you take?[several:  (If you name a player, that player chooses it)]",
  ["lured?"] = "One of your characters is lured away: which one?",
  ["give?"] = "Which of your characters do you give for it?",
  ["coin?"] = "Which extra action do you take for the action coin?", ["choose character:"] = "takes", ["bid:"] = "bids",
  ["first house:"] = "lays a house in", ["plan:"] = "plans", ["house:"] = "builds a house at",
  ["two_houses:"] = "builds a house at", ["palace:"] = "builds a palace at", ["palace_and_house:"] = "builds at",
  ["move_house:"] = "moves the house from", ["mason:"] = "builds with the mason from", ["house to:"] = "lays it at",
  ["governor:"] = "sends down", ["character:"] = "takes", ["lured:"] = "lets go", ["give:"] = "gives",
  ["coin:"] = "does for the action coin", ["turn:end turn"] = "ends the turn", ["turn:travel"] = "travels",
  ["move:revealed"] = "Revealed: {piece}", ["move:governors > track"] = "The {piece} begins on {to}",
  ["move:track > track"] = "The {piece} goes to {to}", ["move:passed"] = "The {piece} goes up to {to}",
  ["move:start > city"] = "The {piece} goes to {to}[way: : {way}]", ["move:bank > reserve"] = "{taker} gets {piece}",
  ["move:city > city"] = "The {piece} goes to {to}[way: : {way}]",
  ["move:characters > free characters"] = "{giver} gives back {piece}",
  ["event:gets why"] = "{payee} gets [why=yogi: an action coin][not why=yogi: {amount} gold] from the bank ({why})",
  ["event:pays why"] = "{payer} pays [why=extra action: an action coin][not why=extra action: {amount} gold] to " ..
                       "the bank ({why})", ["event:pays player why"] = "{payer} pays {amount} gold to {payee} ({why})",
  ["event:score"] = "Player {seat} has {total} [total=1: palace][not total=1: palaces]",
  ["{who} leaves undone: {what}"] = "{who} leaves undone: {what}", ["left: palace"] = "a palace is left",
  ["left: house"] = "a house is left", ["left: house in a city"] = "a house in a city is left", chosen = "chosen",
  done = "done", undone = "left undone", built = "built", exchanged = "exchanged", lured = "lured", toll = "toll",
  scoring = "scoring", monopoly = "monopoly", bid = "bid", ["extra action"] = "extra action",
  ["palace built"] = "palace built", turn = "once a turn", action = "action",
  ["{player} has {points} points in {city}"] = "{player} has {points} point[not points=1: s] in {city}",
  ["nothing to choose"] = "there is nothing to choose",
  ["not possible now"] = "it is not among the actions that you have still to do",
  ["been there"] = "the architect has just been there", ["no palace left"] = "you have built all your palaces",
  ["no house left"] = "you have no houses ready: a quarry action fetches two",
  ["palace too dear"] = "you lack the gold for a palace: 12, or 9 with the artist",
  ["house too dear"] = "you lack the gold: a house costs 1",
  ["at no city"] = "your architect is in no city: travel first", ["character {n}"] = "character {n}",
  ["full garden"] = "no site is free in the garden where your architect is", ["{n} gold"] = "{n} gold", free = "free",
  ["the bank pays {n}"] = "the bank pays {n}", ["no way"] = "villages without houses bar the way",
  ["too dear"] = "you lack the gold", ["not there"] = "that is not built there", ["no room"] = "there is no room",
  ["in a city"] = "one of the two houses must be built in a city", ["house in a city"] = "house in a city",
  ["architect is away"] = "your architect is not in that city",
  ["not the mason"] = "only the mason builds from the reserve here", ["mason used"] = "your mason has worked this turn",
  ["no house to move"] = "no house of yours can move from there", ["it is there"] = "it is there already",
  ["no house in the bank"] = "none of your houses is in the bank", ["no coin"] = "you have no action coin to use now",
  sections = [[
BEFORE THE GAME: lay_out, choose_characters, choose_character, lay_first_houses
A ROUND: play_round, plan_actions, take_turn, open_action, leave_undone
TRAVEL: choices_travel, tolls, travel
ACTIONS: actions, gold, choices_house, house, choices_two_houses, two_houses, choices_palace, palace
ACTIONS: choices_palace_and_house, palace_and_house, parts, built_on, fits, price, sites_for, build
ACTIONS: choices_move_house, places_for_house, move_house, may_quarry, quarry, choices_governor, governor
ACTIONS: choices_character, character
CHARACTERS: characters, has, number, in_order, choices_mason, mason, choices_coin, coin
SCORING: city_points, score_city, payout
THE END: is_over, count_up
]],
  rules = [[
MAHARAJA, by Wolfgang Kramer and Michael Kiesling. 2 to 5 players, 90 minutes.

You are rajahs. Your architects travel and build houses and palaces in seven
cities. The player who has built most palaces at the end wins.

BEFORE THE GAME everybody has an architect at the start,
[short: 6][not short: 7] palaces, 4 houses and 15 gold, kept secret.
[not auction: In turn everybody takes one of the characters][auction: In an
auction the youngest without a character bids gold, 0 or more. The highest
bidder pays the bank and takes one of the characters, until everybody has one:]
1 to [yogi: 7][not yogi: 6]. Then, in their order, each lays a house in a
village, four times; then each gets 6 more as a reserve. Two houses stand in a village, with
two players one. [neutral: Palaces of colours that nobody has stand on outer sites
of each garden.]

A ROUND. The maharaja goes to the city of the lowest governor, who moves
above the topmost. All plan two actions in secret, or one twice. From the
lowest character up, each player reveals both and does them in any order, part
by part, and travels between them. If a player leaves any part undone, each
other player gets 2 gold from the bank,
[penalty=turn: once a turn][penalty=action: for each such action]. Then the city is
scored.

TRAVEL. From city to city; no village without a house can be passed. Where
none of yours stands, each house costs 1 gold, for its owner.

ACTIONS
  gold          2 gold          quarry      2 of your houses from the bank
  house         1 gold: in any village, or in the city of your architect
  two houses    1 gold each, at least one of them in a city
  move house    to any village with room, or to the city of your architect
  palace        12 gold: on a free site of the garden in your architect's
                city, the inner one or one of six outer ones
  palace and house    both        governor    one goes two fields down
[not several:   character     for another, of the bank or of a player, who takes a new one]
[several:   character     one from the bank for nothing; when there is none
                swap one, or a player with more gives you one]

CHARACTERS, which also decide every tie, the lower first
  1 mogul       is first          2 trader    1 gold before each turn
  3 sadhu       outer palaces count 2 in scoring
  4 monk        the bank pays for travel      6 artist    palaces cost 9
  5 mason       builds or moves a house for nothing, once a turn
[yogi:   7 yogi        an action coin a turn, each for an extra action, but no character]

SCORING. Architect, house and outer palace count 1, the inner palace 3. By
rank there is gold: for two 10, 5; three 11, 7, 3; four 12, 9, 6, 3; five
13, 10, 7, 4, 1; none for 0 points. A player alone in the city gets 5 more.
[homes: A character counts 1 in its home: Agra, Ahmadabad, Benares, Patna,
Delhi, Udaipur[yogi: , Lahore] are those of 1 to [yogi: 7][not yogi: 6].]
[several: A player with several characters goes by the lowest.]

THE END comes with the round in which somebody builds the last palace, or a
governor reaches field [short: 8][not short: 10]. In a tie more gold wins.
]],
}
local hu = {
  title = "Maharadzsa", ["short="] = "a rövid játék: fejenként hat palota, és vége a 8. mezőnél",
  ["neutral="] = "a senkihez sem tartozó színek palotái a kertekben állnak",
  ["yogi="] = "haladó 1: a jógi és a cselekedetérmék",
  ["auction="] = "haladó 1: licit dönti el, ki választhat először karaktert",
  ["homes="] = "haladó 1: a karakterek egy pontot érnek abban a városban, ahol laknak",
  ["several="] = "haladó 2: egy játékosnak több karaktere is lehet",
  ["penalty="] = "ami nem hajtható végre, azért a többiek körönként egyszer vagy cselekedetenként kapnak aranyat",
  start = "indulási hely", city = "város", inner = "belső palotahely:", outer = "külső palotahelyek:",
  village = "falu", track = "mező", governors = "kormányzók", ["free characters"] = "szabad karakter",
  bank = "bank", point = "palota", points = "palota", gold = "arany", ["action coins"] = "cselekedetérmék",
  disc = "cselekedetkorong", plan = "terv", revealed = "cselekedetek", characters = "karakter", reserve = "tartalék",
  palaces = "hátralévő paloták", round = "forduló", last_round = "utolsó forduló", waiting = "még hátravan:",
  ["house {owner}"] = "{owner}. játékos háza", ["house {owner}!"] = "{owner}",
  ["palace {owner}"] = "{owner}. játékos palotája", ["palace {owner}!"] = "{owner}",
  ["neutral palace"] = "gazdátlan palota", ["neutral palace!"] = "-",
  ["architect {owner}"] = "{owner}. játékos építésze", ["architect {owner}!"] = "@{owner}",
  map = "20:1               a 20. falu: az 1. játékos háza; egy pont egy szabad hely\n" ..
        "[1]2-... M @1 1x3  város: kert; maharadzsa, az 1. játékos építésze, 3 háza\n" ..
        "[1]2-...           palotakert: az 1. játékos palotája a [belső helyen], a külsőkön a 2. játékosé és " ..
        "egy gazdátlan (-); ott 3 hely szabad\n" ..
        "24:.---25:.        út: csak akkor járható, ha minden falujában áll ház. Hogy mennyibe kerül, azt az " ..
        "utazás kérdése mondja meg\n" ..
        "M>Ah  Ag  |        kormányzók alulról: a maharadzsa most Ah-ba készül; a | után az 1-10. mező, az " ..
        "utolsón véget ér a játék",
  maharaja = "maharadzsa", ["maharaja!"] = "M", ["governor {city}"] = "{city} kormányzója",
  ["governor {city}!"] = "{city}", ["{action}"] = "{action}",
  ["{character}"] = "{number} {character}", ["{character}!"] = "{number}",
  mogul = "mogul", trader = "kereskedő", sadhu = "szádhu", monk = "vándorszerzetes", mason = "kőműves",
  artist = "művész", yogi = "jógi", ["? mogul"] = "Te kezded a fordulót, és minden holtversenyt megnyersz.",
  ["? trader"] = "Minden köröd előtt kapsz 1 aranyat.",
  ["? sadhu"] = "A külső palotáid az értékelésben 2 pontot érnek, nem 1-et.",
  ["? monk"] = "Az utazásaid árát a bank fizeti.",
  ["? mason"] = "Körönként egyszer, a cselekedeteiden túl, ingyen építhetsz vagy áthelyezhetsz egy házat.",
  ["? artist"] = "Egy palota neked 9 aranyba kerül, nem 12-be.",
  ["? yogi"] = "A körödben kapsz egy cselekedetérmét. Egy érméért plusz egy cselekedeted van, de nem karaktercsere.",
  ["? gold"] = "Kapsz 2 aranyat a banktól.",
  ["? house"] = "Egy ház 1 aranyért: bármely faluba, ahol van hely, vagy abba a városba, ahol az építészed van.",
  ["? two_houses"] = "Két ház, egyenként 1 aranyért. Legalább az egyiknek városba kell kerülnie.",
  ["? move_house"] = "Egy saját házad átkerül egy faluba, ahol van hely, vagy abba a városba, ahol az építészed van.",
  ["? quarry"] = "Két saját házad a bankból a tartalékodba kerül.",
  ["? palace"] = "Egy palota 12 aranyért abban a városban, ahol az építészed van: a belső vagy a hat külső hely " ..
                 "egyikére.", ["? palace_and_house"] = "Egy palota 12 aranyért és egy ház 1 aranyért.",
  ["? governor"] = "Az egyik kormányzó két mezővel lejjebb kerül. Akit megelőz, egy mezővel feljebb lép.",
  ["? character"] = "[not several: A karakteredet elcseréled a bank vagy egy másik játékos egyik karakterére; az " ..
                    "új karaktert választ a bankból.][several: Még egy karaktert kapsz a bankból. Ha ott nincs, " ..
                    "cserélsz valakivel, vagy elcsábítasz egyet attól, akinek több van, mint neked.]",
  kind = "fajta", number = "szám", owner = "játékos", architect = "építész",
  house = "ház", two_houses = "két ház", move_house = "ház áthelyezése", quarry = "kőbánya", palace = "palota",
  palace_and_house = "palota és ház", governor = "kormányzó", character = "karaktercsere",
  travel = "utazás", coin = "cselekedetérme", ["end turn"] = "a kör vége",
  ["choose character?"] = "Melyik karaktert veszed el a bankból?",
  ["bid?"] = "Mennyit ajánlasz azért, hogy te választhass karaktert?[beat>0:  Többet, mint {beat}, vagy passz]",
  ["first house?"] = "Melyik faluba teszel házat?", ["plan?"] = "Melyik két cselekedetet tervezed?",
  ["turn?"] = "Mit teszel?", ["travel?"] = "Melyik városba utazik az építészed?",
  ["way?"] = "Merre? Ahol nincs saját házad, az útba eső házakért fizetni kell", ["house?"] = "Hová építed a házat?",
  ["two_houses?"] = "Hová építesz házat?", ["palace?"] = "Hová építed a palotát?",
  ["palace_and_house?"] = "Hová építesz? A palotakertbe palota kerül",
  ["move_house?"] = "Melyik házat helyezed át: honnan?",
  ["mason?"] = "Honnan veszi a házat a kőműves? A tartalékból épít, máshonnan áthelyez",
  ["house to?"] = "Hová kerül a ház?", ["governor?"] = "Melyik kormányzó megy két mezővel lejjebb?",
  ["character?"] = "Melyik karaktert veszed el?[several:  (Ha egy játékost nevezel meg, ő választja ki)]",
  ["lured?"] = "Elcsábítják az egyik karakteredet: melyik legyen az?",
  ["give?"] = "Melyik karakteredet adod érte cserébe?",
  ["coin?"] = "Melyik plusz cselekedetet hajtod végre a cselekedetérméért?", ["choose character:"] = "elveszi",
  ["bid:"] = "licitje", ["first house:"] = "ide tesz házat", ["plan:"] = "terve", ["house:"] = "ide épít házat",
  ["two_houses:"] = "ide épít házat", ["palace:"] = "ide épít palotát", ["palace_and_house:"] = "ide épít",
  ["move_house:"] = "innen helyez át házat", ["mason:"] = "a kőműves házat vesz innen", ["house to:"] = "ide teszi",
  ["governor:"] = "lejjebb küldi", ["character:"] = "elveszi", ["lured:"] = "elengedi", ["give:"] = "odaadja",
  ["coin:"] = "a cselekedetérméért", ["turn:end turn"] = "befejezi a körét", ["turn:travel"] = "utazik",
  ["move:revealed"] = "Felfedve: {piece}", ["move:governors > track"] = "{piece} innen indul: {to}",
  ["move:track > track"] = "{piece} ide lép: {to}", ["move:passed"] = "{piece} feljebb kerül: {to}",
  ["move:start > city"] = "{piece} ide megy: {to}[way:  ({way})]",
  ["move:city > city"] = "{piece} ide megy: {to}[way:  ({way})]", ["move:bank > reserve"] = "{taker} kapja: {piece}",
  ["move:characters > free characters"] = "{giver} visszaadja: {piece}",
  ["event:gets why"] = "{payee} [why=yogi: cselekedetérmét][not why=yogi: {amount} aranyat] kap a banktól ({why})",
  ["event:pays why"] = "{payer} [why=extra action: cselekedetérmét][not why=extra action: {amount} aranyat] fizet " ..
                       "a banknak ({why})",
  ["event:pays player why"] = "{payer} {amount} aranyat fizet a(z) {payee}nak ({why})",
  ["event:score"] = "{seat}. játékos: {total} palota",
  ["{who} leaves undone: {what}"] = "{who} nem hajtja végre: {what}", ["left: palace"] = "a palota van hátra",
  ["left: house"] = "a ház van hátra", ["left: house in a city"] = "a városi ház van hátra", chosen = "választva",
  done = "kész", undone = "elmaradt", built = "építés", exchanged = "cserélve", lured = "elcsábítva",
  toll = "útiköltség", scoring = "kiértékelés", monopoly = "monopólium", bid = "licit",
  ["extra action"] = "plusz cselekedet", ["palace built"] = "felépített palota", turn = "körönként egyszer",
  action = "cselekedet", ["{player} has {points} points in {city}"] = "{city}: {player}, {points} pont",
  ["nothing to choose"] = "nincs mit választani",
  ["not possible now"] = "nincs a még végrehajtandó cselekedeteid között",
  ["been there"] = "az építész épp onnan jön, vagy ott van", ["no palace left"] = "minden palotádat felépítetted",
  ["no house left"] = "nincs kéznél házad: a kőbánya hoz kettőt",
  ["palace too dear"] = "nincs elég aranyad palotára: 12 kell, a művésszel 9",
  ["house too dear"] = "nincs elég aranyad: egy ház 1 arany",
  ["at no city"] = "az építészed nem városban van: előbb utazz", ["character {n}"] = "{n}. karakter",
  ["full garden"] = "az építészed városában nincs szabad palotahely", ["{n} gold"] = "{n} arany", free = "ingyen",
  ["the bank pays {n}"] = "a bank fizet: {n}", ["no way"] = "ház nélküli falvak állják el az utat",
  ["too dear"] = "nincs rá elég aranyad", ["not there"] = "oda ilyen nem épülhet", ["no room"] = "ott nincs hely",
  ["in a city"] = "a két ház egyikét városban kell építeni", ["house in a city"] = "városi ház",
  ["architect is away"] = "az építészed nincs abban a városban",
  ["not the mason"] = "a tartalékból itt csak a kőműves építhet",
  ["mason used"] = "a kőművesed ebben a körben már dolgozott",
  ["no house to move"] = "onnan most nem helyezhető át ház", ["it is there"] = "most is ott áll",
  ["no house in the bank"] = "nincs több házad a bankban", ["no coin"] = "nincs most felhasználható cselekedetérméd",
  sections = [[
A JÁTÉK ELŐTT: lay_out, choose_characters, choose_character, lay_first_houses
A FORDULÓ: play_round, plan_actions, take_turn, open_action, leave_undone
UTAZÁS: choices_travel, tolls, travel
CSELEKEDETEK: actions, gold, choices_house, house, choices_two_houses, two_houses, choices_palace, palace
CSELEKEDETEK: choices_palace_and_house, palace_and_house, parts, built_on, fits, price, sites_for, build
CSELEKEDETEK: choices_move_house, places_for_house, move_house, may_quarry, quarry, choices_governor, governor
CSELEKEDETEK: choices_character, character
KARAKTEREK: characters, has, number, in_order, choices_mason, mason, choices_coin, coin
KIÉRTÉKELÉS: city_points, score_city, payout
A VÉGE: is_over, count_up
]],
  rules = [[
MAHARADZSA, Wolfgang Kramer és Michael Kiesling. 2-5 játékos, 90 perc.

Rádzsák vagytok. Építészeitek hét városban építenek házakat és palotákat. Az
győz, aki a végéig a legtöbb palotát építette fel.

A JÁTÉK ELŐTT mindenkinek van egy építésze az indulási helyen,
[short: 6][not short: 7] palotája, 4 háza és 15 titkolt aranya.
[not auction: Sorban mindenki választ egyet][auction: Amíg mindenkinek nem lesz
karaktere, licit dönt: a legfiatalabb, akinek nincs, ajánl aranyat, akár 0-t; a
legtöbbet ajánló fizet a banknak, és választ egyet]
az 1-[yogi: 7][not yogi: 6]. karakterből. A karakterek rendjében négyszer mindenki
egy faluba tesz egy házat, majd tartalékba kap még 6-ot. Egy faluban két ház fér el, két
játékosnál egy. [neutral: A gazdátlan színek egy-egy palotája minden kertben
egy külső helyen áll.]

A FORDULÓ. A maharadzsa a legalsó kormányzó városába megy, a kormányzó pedig
a legfelső fölé. Mindenki titokban két cselekedetet tervez, akár kétszer
ugyanazt. A legkisebb karaktertől kezdve mindenki felfedi és tetszőleges
rendben, részenként is végrehajtja őket, közben utazhat. Ha bármely rész
elmarad, a többiek 2-2 aranyat kapnak a banktól,
[penalty=turn: körönként egyszer][penalty=action: cselekedetenként]. A végén a
várost kiértékelik.

UTAZÁS. Városból városba; ház nélküli falun nem lehet átmenni. Ahol nincs
saját ház, ott házanként 1 aranyat kap a tulajdonosa.

CSELEKEDETEK
  arany         2 arany           kőbánya     2 saját ház a bankból
  ház           1 aranyért bármely faluba vagy az építész városába
  két ház       1-1 aranyért, legalább az egyik városba
  áthelyezés    egy ház másik faluba, vagy oda, ahol az építész van
  palota        12 aranyért az építész városában, a kert szabad belső vagy
                valamelyik külső (hat van) helyére
  palota és ház       mindkettő   kormányzó   egyikük két mezővel lejjebb
[not several:   karakter      csere a bankból vagy mástól, aki aztán újat választ]
[several:   karakter      a bankból ingyen jár; ha ott nincs, cserélni lehet, vagy
                elcsábítani egyet attól, akinek több van, és ő választ]

KARAKTEREK; holtversenyben is mindig a kisebb szám dönt
  1 mogul       kezd              2 kereskedő minden köre előtt 1 arany
  3 szádhu      a külső palota értékeléskor 2 pont
  4 szerzetes   útjait a bank fizeti          6 művész    a palota csak 9
  5 kőműves     körönként egy házat ingyen épít vagy áthelyez
[yogi:   7 jógi        körönként egy érméért plusz egy cselekedet, de nem csere]

KIÉRTÉKELÉS. Építész, ház, külső palota 1 pont, a belső palota 3. Az arany
helyezés szerint: kettőnél 10, 5; háromnál 11, 7, 3; négynél 12, 9, 6, 3;
ötnél 13, 10, 7, 4, 1; pont nélkül semmi. Aki egyedül van ott, 5-tel többet.
[homes: A karakter az otthonában 1 pont, 1-től fölfelé: Agra, Ahmadabad,
Benares, Patna, Delhi, Udaipur[yogi: , Lahore].] [several: Akinek több karaktere
van, annak a legkisebb szám dönt.]

A VÉGE: az a forduló, amelyben valaki felépíti az utolsó palotáját, vagy egy
kormányzó a [short: 8][not short: 10]. mezőre ér. Holtversenyben az arany dönt.
]],
}
en["city {member}"], hu["city {member}"] = "city {member}", "{member} város"
en["village {member}"], hu["village {member}"] = "village {member}", "{member} falu"
en["inner {member}"], hu["inner {member}"] = "inner site of {member}", "{member} belső palotahelye"
en["outer {member}"], hu["outer {member}"] = "outer sites of {member}", "{member} külső palotahelyei"
en["track {member}"], hu["track {member}"] = "field {member}", "{member}. mező"
for _, city in ipairs { "Ahmadabad", "Udaipur", "Agra", "Benares", "Patna", "Lahore", "Delhi" } do
  en[city], hu[city], en[city .. "!"], hu[city .. "!"] = city, city, city:sub(1, 2), city:sub(1, 2)
end
for n = 1, 30 do en["V" .. n], hu["V" .. n] = "V" .. n, "V" .. n end
for n = 1, 10 do en[tostring(n)], hu[tostring(n)] = tostring(n), tostring(n) end
for n = 1, 7 do en["S" .. n], hu["S" .. n] = ("%d of the start"):format(n), ("kezdő %d"):format(n) end
-- what `?` and `why` say of the rules; for English readers the comments of the script do
hu["play()"] = "Mindenki karaktert választ, házakat tesz a falvakba, aztán fordulók következnek a játék végéig."
hu["choose_characters()"] = "A legfiatalabb, majd az óramutató járása szerint mindenki elvesz egy karaktert; ami " ..
  "marad, a banké. Haladó játékban a választás jogát árverezni is lehet: a legfiatalabb, akinek még nincs " ..
  "karaktere, 0 vagy több aranyat ajánl, és a nyertes a banknak fizet."
hu["lay_first_houses()"] = "A karakterek rendjében mindenki négyszer egy-egy házat tesz bármelyik faluba. Aztán " ..
  "mindenki hat házat kap a bankból."
hu["play_round()"] = "A maharadzsa a legalsó kormányzó városába megy, a kormányzó pedig a legfelső fölötti mezőre. " ..
  "Mindenki tervez. Azok közül, akik még nem következtek, mindig a legkisebb karakter jön. A végén a maharadzsa " ..
  "városát értékeljük."
hu["plan_actions()"] = "Mindenki titokban két cselekedetet tervez, vagy kétszer ugyanazt."
hu["gold()"] = "ARANY: két arany a bankból."
hu["house()"] = "HÁZ: egy ház bármelyik faluba vagy abba a városba, ahol az építész van."
hu["two_houses()"] = "KÉT HÁZ: az egyik városba, a másik ugyanoda, másik városba vagy faluba."
hu["palace()"] = "PALOTA: egy palota annak a városnak a kertjébe, ahol az építész van."
hu["palace_and_house()"] = "PALOTA ÉS HÁZ: mindkettőből egy."
hu["take_turn()"] = "A játékos felfedi mindkét cselekedetét, és tetszőleges rendben, részenként hajtja végre őket. " ..
  "A kereskedő eggyel több aranyat kap, a jógi egy érmét."
hu["travel()"] = "Az építész bármikor utazhat, és mindig városban áll meg. Ház nélküli falun nem lehet átmenni; " ..
  "ahol nincs saját ház, ott minden ház egy aranyba kerül, ezt a tulajdonosa kapja. A vándorszerzetes helyett a " ..
  "bank fizet. Körutat, amelyen semmi sem történt, nem lehet tenni, és olyan úton sem lehet menni, amelynél egy " ..
  "másik senkinek sem fizet többet."
hu["fits()"] = "ÉPÍTÉS. Faluba messziről is épülhet ház, városba csak ott, ahol az építész van. Két ház közül az " ..
  "egyiknek városban kell állnia. A palotakert minden helyén egy palota áll."
hu["price()"] = "A ház egy arany, a palota 12, a művésznek 9. Az aranynak és a háznak vagy palotának kéznél kell " ..
  "lennie."
hu["build()"] = "Az árat a bank kapja. A palota egy pont."
hu["move_house()"] = "HÁZ ÁTHELYEZÉSE: egy saját ház ingyen átkerül bármely más helyre, ahová épülhetne."
hu["mason()"] = "A kőműves körönként egyszer, ingyen: áthelyez egy házat, vagy épít egyet a tartalékból."
hu["quarry()"] = "KŐBÁNYA: két saját ház a bankból a tartalékba. Ha csak egy van, a cselekedet nem teljes."
hu["governor()"] = "KORMÁNYZÓ: az egyik két mezővel lejjebb kerül, vagy ameddig a sáv tart. Akit megelőz, egy " ..
  "mezővel feljebb lép."
hu["character()"] = "KARAKTERCSERE: a játékos elvesz egyet a banktól vagy mástól, és a régit a bankba teszi. Aki " ..
  "így karakter nélkül maradt, azonnal választ ott egyet. Ha több karakter is lehet: a bankból ingyen jár egy; ha " ..
  "ott nincs, a játékos elkér egyet mástól, és ad érte egyet, vagy elcsábít egyet attól, akinek több van, és az " ..
  "választja ki."
hu["leave_undone()"] = "Ha a tervezett cselekedetek bármely része elmarad, a többiek két-két aranyat kapnak. Két " ..
  "városi ház egész cselekedet akkor is, ha mindkettő a sajátjában az első volt."
hu["city_points()"] = "KIÉRTÉKELÉS. A maharadzsa városában az építész, minden ház és külső palota 1 pont, a belső " ..
  "palota 3; a szádhunak a külső palota 2. Haladó játékban 1 pontot ér a karakter is, amely ott lakik."
hu["score_city()"] = "A több pontért több arany jár, holtversenyben a kisebb karakter az első; 0 pontért semmi. Aki " ..
  "egyedül van ott, 5-tel többet kap."
hu["is_over()"] = "A VÉGE az a forduló, amelyben valaki felépítette minden palotáját, vagy egy kormányzó a 10. " ..
  "mezőre ért."
hu["count_up()"] = "A legtöbb palota nyer, aztán a legtöbb arany, aztán a kisebb karakter."
hu["coin()"] = "ÉRME: körönként egyszer egy további, azonnal végrehajtott cselekedetért fizethető, de " ..
  "karaktercseréért nem."
hu["choose_character()"] = "A játékos elvesz egy karaktert a bankból."
en["choose_character()"] = "The player takes a character from the bank."
en["move_house()"] = "MOVE HOUSE: an own house goes, free of charge, to any other place where it could be built."
for key in ("travel: way: turn:gold turn:house turn:two_houses turn:palace turn:palace_and_house turn:move_house " ..
            "turn:quarry turn:governor turn:character turn:mason turn:coin move:built move:moved"):gmatch "%S+" do
  en[key], hu[key] = "", "" -- other lines tell it
end
return { en = en, hu = hu }

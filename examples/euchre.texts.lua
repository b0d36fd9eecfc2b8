-- What players of Euchre read.
return {
  en = {
    title = "Euchre",
    maker = "maker:", trumps = "trumps:",
    deck = "talon", turned = "turned up", hand = "hand", taken = "tricks", trick = "trick", deal = "hand",
    ["order up?"] = "Do you order {card} up, so that its suit is trumps?", ["order up:"] = "orders up",
    ["pick up?"] = "Do you pick {card} up, so that its suit is trumps?", ["pick up:"] = "picks up",
    ["trumps?"] = "Which suit do you make trumps?", ["trumps:"] = "makes trumps",
    ["it was turned down"] = "this suit was turned down",
    ["alone?"] = "Trumps: {trumps}. Do you play alone?", ["alone:"] = "plays alone",
    ["discard?"] = "You get {card}. Which card do you discard?",
    ["play?"] = "Which card do you play? Trumps: {trumps}",
    made = "tricks made", march = "all tricks", euchred = "makers euchred",
    sections = [[
THE CARDS: suit, rank
THE DEAL: deal
MAKING TRUMPS: make_trumps, pick_up
THE PLAY: play_hand, play_tricks, partner
POINTS: count_tricks, play
]],
    rules = [[
EUCHRE. 4 players, two against two: partners sit across the table.

THE CARDS. Nine to ace of four suits. Ace is high, except among trumps: there
the highest card is the jack, the right bower. The second is the jack of the
other suit of the same colour, the left bower. It is a trump in every way and
does not belong to the suit that is printed on it.

THE DEAL. Everybody gets five cards. The next one is turned up.

MAKING TRUMPS. From the dealer's left, each player may order the dealer to pick
up the card that was turned up; the dealer may do so too. Its suit is trumps
then; the dealer discards another card and takes it. If nobody wants that, the card is turned
down, and each may name another suit or pass. [stick: If all the others pass,
the dealer must name one.][not stick: If all pass, the next player deals anew.]

Whoever makes trumps may play alone. The partner then sits out.

THE PLAY. The player on the dealer's left leads to the first trick, or the next
one if that player sits out. Follow suit if you can; if not, play any card.
The highest trump takes the trick, or else the highest card of the suit led.
Whoever takes a trick leads to the next.

POINTS. The side that has made trumps gets
  - 1 point for three or four tricks,
  - 2 points for all five, or 4 if the maker has played alone.
If they take fewer than three tricks they are euchred: the other side gets 2.
The first side with {points} point[points>1: s] wins.
]],
  },
  hu = {
    title = "Euchre",
    maker = "felvevő:", trumps = "adu:",
    deck = "talon", turned = "felütött lap", hand = "kéz", taken = "ütések", trick = "ütés", deal = "leosztás",
    ["points="] = "ennyi pont kell a győzelemhez",
    ["stick="] = "ha mindenki kétszer passzolt, az osztónak színt kell mondania",
    ["order up?"] = "Felveteted az osztóval? A színe adu lesz: {card}", ["order up:"] = "felvéteti-e",
    ["pick up?"] = "Felveszed? A színe adu lesz: {card}", ["pick up:"] = "felveszi-e",
    ["trumps?"] = "Melyik szín legyen az adu?", ["trumps:"] = "adut mond",
    ["it was turned down"] = "ezt a színt már elutasították",
    ["alone?"] = "Az adu {trumps}. Egyedül játszol?", ["alone:"] = "egyedül játszik-e",
    ["discard?"] = "Megkapod: {card}. Melyik lapot teszed le?",
    ["play?"] = "Melyik lapot játszod ki? Az adu {trumps}",
    made = "megvannak az ütések", march = "minden ütés", euchred = "az adut mondók elbuktak",
    sections = [[
A LAPOK: suit, rank
AZ OSZTÁS: deal
AZ ADU: make_trumps, pick_up
A JÁTÉK: play_hand, play_tricks, partner
A PONTOK: count_tricks, play
]],
    rules = [[
EUCHRE. 4 játékos, kettő kettő ellen: a társak egymással szemben ülnek.

A LAPOK. Négy színből a kilencestől az ászig. Az ász a legmagasabb, kivéve az
aduban: ott a bubi az első. A második az azonos színű (piros vagy fekete)
másik bubi. Ez mindenben adunak számít, és nem tartozik ahhoz a színhez, amely
rá van nyomtatva.

AZ OSZTÁS. Mindenki öt lapot kap. A következő lapot felütik.

AZ ADU. Az osztó baljától kezdve bárki felvetetheti az osztóval a felütött
lapot, és az osztó maga is felveheti. Ekkor ennek a színe az adu; az osztó
letesz egy másik lapot, és ezt fölveszi. Ha ez senkinek sem kell, a lapot lefordítják, és
sorban mindenki mondhat egy másik színt, vagy passzol. [stick: Ha a többiek
mind passzolnak, az osztónak mondania kell egyet.][not stick: Ha mindenki
passzol, a következő játékos oszt újra.]

Aki az adut mondta, játszhat egyedül. A társa ekkor kimarad.

A JÁTÉK. Az első ütésbe az osztó bal oldali szomszédja hív, vagy ha ő kimarad,
a következő. Színre színt kell adni; akinek nincs, bármit adhat. A legmagasabb
adu viszi az ütést, adu híján a hívott szín legmagasabb lapja. Aki az ütést
viszi, az hív a következőbe.

A PONTOK. Az adut mondó pár
  - három vagy négy ütésért 1 pontot kap,
  - mind az ötért 2 pontot, vagy 4-et, ha az adut mondó egyedül játszott.
Háromnál kevesebb ütéssel elbuknak: a másik pár kap 2 pontot.
Az a pár győz, amely előbb éri el a {points} pontot.
]],
  },
}

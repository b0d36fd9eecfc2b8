-- What players read. A word without a text is shown as the script writes it.
return {
  en = { title = "My game", hand_number = "hand", hand = "hand", deck = "deck", turned_up = "turned up",
         trick = "trick", tricks = "tricks", bid = "bid", played = "cards played",
         ["bid?"] = "How many tricks do you bid?", ["bid:"] = "bids", ["play?"] = "Which card do you play?",
         ["bid made"] = "exactly as bid",
         rules = "Bid, then play tricks: a point for each, and {bonus} more for exactly as many as you bid. "
           .. "The first of {hands} hands has one card each, the next one more. The card turned up names the "
           .. "trumps." },
  hu = { title = "My game", hand_number = "leosztás", hand = "kéz", deck = "pakli", turned_up = "felütött lap",
         trick = "ütés", tricks = "ütések", bid = "vállalás", played = "kijátszott lapok",
         ["bid?"] = "Hány ütést vállalsz?", ["bid:"] = "vállal", ["play?"] = "Melyik lapot játszod ki?",
         ["bid made"] = "pontosan a vállalás",
         ["hands="] = "leosztások; az elsőben egy lap, aztán eggyel több",
         ["bonus="] = "ennyi pont jár pontosan a vállalt ütésekért",
         rules = "Vállalj, aztán játssz ütésekért: mindegyik egy pont, és még {bonus}, ha pontosan annyi, "
           .. "amennyit vállaltál. A {hands} leosztás közül az elsőben egy lap jut mindenkinek, aztán eggyel "
           .. "több. A felütött lap színe az adu." },
}

"""Euchre as public collections have it: hands until a pair has the points to win, with and without `stick`."""
from table import Table, main, name, order

SUITS = ["clubs", "diamonds", "hearts", "spades"]
RANKS = ["9", "10", "jack", "queen", "king", "ace"]
DECK = [(rank, suit) for suit in SUITS for rank in RANKS]
OTHER = dict(zip(SUITS, ["spades", "hearts", "diamonds", "clubs"]))


def suit_of(card, trumps):
    return trumps if card == ("jack", OTHER[trumps]) else card[1]


def strength(card, trumps, led):
    if card == ("jack", trumps):
        return 30
    if card == ("jack", OTHER[trumps]):
        return 29
    return RANKS.index(card[0]) + (20 if card[1] == trumps else 10 if card[1] == led else 0)


def make_trumps(rng, table, dealer, turned, stick):
    """The maker and the trumps, or None."""
    order_of_play = [(dealer + i) % 4 for i in (1, 2, 3, 4)]
    for seat in order_of_play:
        prompt = "pick up" if seat == dealer else "order up"
        ask = table.offers(seat + 1, ["yes", "no"], prompt)
        answer = rng.choice(["yes", "no", "no", "no"])
        table.answer(ask, answer)
        if answer == "yes":
            return seat, turned[1]
    for seat in order_of_play:
        may = [suit for suit in SUITS if suit != turned[1]] + ([] if stick and seat == dealer else ["pass"])
        ask = table.offers(seat + 1, may, "trumps")
        answer = "pass" if "pass" in may and rng.random() < 0.7 else rng.choice(may)
        table.answer(ask, answer)
        if answer != "pass":
            return seat, answer
    return None


def play_tricks(rng, table, hands, leader, out, trumps):
    """Tricks by seat."""
    taken = [0] * 4
    while max(len(hand) for seat, hand in enumerate(hands) if seat != out):
        laid = []
        for seat in [(leader + i) % 4 for i in range(4)]:
            if seat == out:
                continue
            led = laid and suit_of(laid[0][0], trumps)
            cards = [c for c in hands[seat] if led and suit_of(c, trumps) == led] or hands[seat]
            label = table.choose(rng, seat + 1, [name(c) for c in cards], "play")
            card = next(c for c in cards if name(c) == label)
            hands[seat].remove(card)
            laid.append((card, seat))
        led = suit_of(laid[0][0], trumps)
        leader = max(laid, key=lambda it: strength(it[0], trumps, led))[1]
        taken[leader] += 1
    return taken


def play_hand(rng, table, hands, dealer, turned, maker, trumps):
    """The pair that scores, and its points."""
    if trumps == turned[1]:
        label = table.choose(rng, dealer + 1, [name(c) for c in hands[dealer]], "discard")
        hands[dealer] = [c for c in hands[dealer] if name(c) != label] + [turned]
    alone = table.choose(rng, maker + 1, ["yes", "no"], "alone") == "yes"
    out = (maker + 2) % 4 if alone else None
    leader = (dealer + 1) % 4
    taken = play_tricks(rng, table, hands, (leader + 1) % 4 if leader == out else leader, out, trumps)
    tricks = taken[maker] + taken[(maker + 2) % 4]
    if tricks < 3:
        return (maker + 1) % 2, 2
    return maker % 2, 1 if tricks < 5 else 4 if alone else 2


def play(rng, n):
    points, stick = rng.choice([1, 5, 10]), n % 2 == 1
    decks, chance = [], ""
    for _ in range(400):
        deck = DECK[:]
        rng.shuffle(deck)
        decks.append(deck)
        chance += order("deck", deck)
    scores, dealer = [0, 0], 3
    with Table("euchre", 4, chance, "points=%d" % points, "stick=%s" % ("on" if stick else "off")) as table:
        for deck in decks:
            hands = [None] * 4
            for i, seat in enumerate((dealer + k) % 4 for k in (1, 2, 3, 4)):
                hands[seat] = deck[5 * i:5 * i + 5]
            made = make_trumps(rng, table, dealer, deck[20], stick)
            if made:
                pair, won = play_hand(rng, table, hands, dealer, deck[20], *made)
                scores[pair] += won
            dealer = (dealer + 1) % 4
            if max(scores) >= points:
                break
        table.ends(scores * 2)


main(play)

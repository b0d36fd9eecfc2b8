"""Spades as public collections have it: one hand, and games of several hands."""
from table import Table, main, name, order

SUITS = ["clubs", "diamonds", "hearts", "spades"]
RANKS = [str(n) for n in range(2, 11)] + ["jack", "queen", "king", "ace"]
DECK = [(rank, suit) for suit in SUITS for rank in RANKS]


def legal(hand, led, broken):
    if led:
        return [c for c in hand if c[1] == led] or hand
    return broken and hand or [c for c in hand if c[1] != "spades"] or hand


def trick(rng, table, hands, leader, broken):
    laid = []
    for seat in (leader, (leader + 1) % 4, (leader + 2) % 4, (leader + 3) % 4):
        cards = legal(hands[seat], laid and laid[0][0][1], broken)
        label = table.choose(rng, seat + 1, [name(c) for c in cards], "play")
        chosen = next(c for c in cards if name(c) == label)
        hands[seat].remove(chosen)
        laid.append((chosen, seat))
        broken = broken or chosen[1] == "spades"
    led = laid[0][0][1]
    return max(laid, key=lambda it: ((it[0][1] == "spades", it[0][1] == led), RANKS.index(it[0][0])))[1], broken


def count(bids, taken, bags):
    """What a pair scores, and the overtricks that it keeps."""
    points = sum((100 if taken[i] == 0 else -100) for i in (0, 1) if bids[i] == 0)
    over = sum(taken) - sum(bids)
    if over < 0:
        return points - 10 * sum(bids), bags
    return points + 10 * sum(bids) + over - 100 * ((bags + over) // 10), (bags + over) % 10


def play(rng, n):
    target, hands_dealt, chance = (0, 100)[n % 2], [], ""
    for _ in range(1 if target == 0 else 60):
        deck = DECK[:]
        rng.shuffle(deck)
        hands_dealt.append([deck[seat * 13:(seat + 1) * 13] for seat in range(4)])
        chance += order("deck", deck)
    scores, bags, leader = [0, 0], [0, 0], 0
    with Table("spades", 4, chance, "target=%d" % target) as table:
        for hands in hands_dealt:
            bids, taken, turn, broken = [None] * 4, [0] * 4, leader, False
            for seat in [(leader + i) % 4 for i in range(4)]:
                most = 13 - (bids[(seat + 2) % 4] or 0)
                low = rng.random() < 0.6
                ask = table.offers(seat + 1, [str(i) for i in range(most + 1)], "bid")
                bids[seat] = rng.randint(0, min(most, 4) if low else most)
                table.answer(ask, str(bids[seat]))
            for _ in range(13):
                turn, broken = trick(rng, table, hands, turn, broken)
                taken[turn] += 1
            for pair in (0, 1):
                points, bags[pair] = count(bids[pair::2], taken[pair::2], bags[pair])
                scores[pair] += points
            leader = (leader + 1) % 4
            if max(map(abs, scores)) >= target:
                break
        table.ends([scores[0], scores[1], scores[0], scores[1]])


main(play)

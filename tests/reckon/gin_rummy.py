"""Gin Rummy as public collections have it: arrangements of melds are found by trying all."""
from itertools import combinations

from table import DECK, RANKS, SUITS, Table, main, name, order

KNOCK, GIN, UNDERCUT, LONGEST, WALL, MOST_TAKEN = 10, 25, 25, 5, 2, 50


def rank(card):
    return RANKS.index(card[0])


def worth(cards):
    return sum(min(10, rank(card) + 1) for card in cards)


def is_meld(cards):
    ranks = sorted(map(rank, cards))
    same_suit = len({card[1] for card in cards}) == 1
    return len(cards) > 2 and (ranks[0] == ranks[-1] or same_suit and ranks == list(range(ranks[0], ranks[0] + len(ranks))))


def melds(cards):
    groups = [[c for c in cards if c[0] == r] for r in RANKS] + [[c for c in cards if c[1] == s] for s in SUITS]
    return [frozenset(m) for g in groups for size in range(3, LONGEST + 1) for m in combinations(g, size) if is_meld(m)]


def left(cards):
    """What the cards in no meld cost at least."""
    return min([worth(cards)] + [left([c for c in cards if c not in meld]) for meld in melds(cards)])


def discards(cards):
    return [card for card in cards if left([c for c in cards if c != card]) <= KNOCK]


def lay_melds(table, rng, seat, hand, most):
    """Lays melds one by one, each card a pick. Returns them."""
    laid = []
    while True:
        legal = [m for m in melds(hand) if left([c for c in hand if c not in m]) <= most]
        if not legal:
            return laid
        done = ["done"] if worth(hand) <= most else []
        meld, picked = rng.choice(legal + done), set()
        while True:
            going = [m for m in legal if picked <= m]
            more = {name(c) for m in going for c in m - picked}
            if picked in going and not more:
                break
            ask = table.offers(seat + 1, more | set(done if not picked else ["done"] if picked in going else []), "meld")
            if meld == "done" or picked == meld:
                table.answer(ask, "done")
                break
            card = rng.choice(sorted(meld - picked))
            table.answer(ask, name(card))
            picked.add(card)
        if meld == "done":
            return laid
        laid.append(set(meld))
        hand[:] = [c for c in hand if c not in meld]


def lay_off(table, rng, seat, hand, laid):
    while True:
        fits = [c for c in hand if any(is_meld(m | {c}) for m in laid)]
        choice = table.choose(rng, seat + 1, [name(c) for c in fits] + ["done"], "lay off") if fits else "done"
        if choice == "done":
            return
        card = next(c for c in fits if name(c) == choice)
        hand.remove(card)
        next(m for m in laid if is_meld(m | {card})).add(card)


def knock(table, rng, seat, hands):
    """Returns the scores."""
    own, other = hands[seat], hands[1 - seat]
    choice = table.choose(rng, seat + 1, [name(c) for c in discards(own)], "throw away")
    own[:] = [c for c in own if name(c) != choice]
    laid = lay_melds(table, rng, seat, own, KNOCK)
    if own:
        lay_off(table, rng, 1 - seat, other, laid)
    lay_melds(table, rng, 1 - seat, other, 1000)
    points = worth(other) - worth(own) + (0 if own else GIN)
    points -= UNDERCUT if points < 0 else 0
    return [points, -points] if seat == 0 else [-points, points]


def play_hand(table, rng, deck):
    hands, top, stock, seat, before = [deck[:10], deck[10:20]], deck[20], deck[21:], 0, deck[20]
    for taker in (0, 1, None):
        if taker is None:
            hands[0].append(stock.pop(0))
        elif table.choose(rng, taker + 1, ["open card", "pass"], "draw") == "open card":
            hands[taker].append(top)
            seat = taker
            break
    returned = taken = 0
    while True:
        hand = hands[seat]
        may_knock = bool(discards(hand))
        ask = table.offers(seat + 1, [name(c) for c in hand] + (["knock"] if may_knock else []), "discard")
        if may_knock and rng.random() < 0.7:
            table.answer(ask, "knock")
            return knock(table, rng, seat, hands)
        top = rng.choice(hand) if rng.random() < 0.1 else \
            min(hand, key=lambda card: (left([c for c in hand if c != card]), -rank(card)))
        table.answer(ask, name(top))
        hand.remove(top)
        returned = returned + 1 if top == before else 0
        if returned == 2:
            return [0, 0]
        seat = 1 - seat
        if len(stock) == WALL:
            if not discards(hands[seat] + [top]) or table.choose(rng, seat + 1, ["knock", "pass"], "end") == "pass":
                return [0, 0]
            hands[seat].append(top)
            return knock(table, rng, seat, hands)
        before = top
        if table.choose(rng, seat + 1, ["open card", "stock"], "draw") == "stock":
            hands[seat].append(stock.pop(0))
            continue
        taken += 1
        if taken == MOST_TAKEN:
            return [0, 0]
        hands[seat].append(top)


def play(rng, _):
    deck = rng.sample(DECK, 52)
    with Table("gin_rummy", 2, order("stock", deck)) as table:
        table.ends(play_hand(table, rng, deck))


main(play)

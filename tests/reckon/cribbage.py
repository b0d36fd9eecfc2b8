"""Cribbage for two as public collections have it: once somebody has won, the game goes on to the next decision."""
from itertools import combinations

from table import DECK, RANKS, Table, main, name, order

GOAL = 121


def rank(card):
    return RANKS.index(card[0])


def value(card):
    return min(10, rank(card) + 1)


def is_run(cards):
    ranks = sorted(map(rank, cards))
    return ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def count(hand, starter):
    five = hand + [starter]
    points = sum(2 for size in range(2, 6) for cards in combinations(five, size) if sum(map(value, cards)) == 15)
    points += sum(2 for one, other in combinations(five, 2) if one[0] == other[0])
    for size in (5, 4, 3):
        runs = sum(is_run(cards) for cards in combinations(five, size))
        if runs:
            points += size * runs
            break
    if len({card[1] for card in hand}) == 1:
        points += 5 if starter[1] == hand[0][1] else 4
    return points + (("jack", starter[1]) in hand)


def peg(row):
    points = 2 if sum(map(value, row)) == 15 else 0
    for size, pairs in ((4, 12), (3, 6), (2, 2)):
        if len(row) >= size and len({card[0] for card in row[-size:]}) == 1:
            points += pairs
            break
    return points + next((size for size in range(len(row), 2, -1) if is_run(row[-size:])), 0)


def take(table, rng, seat, hand, cards, prompt):
    chosen = table.choose(rng, seat + 1, [name(card) for card in cards], prompt)
    card = next(card for card in hand if name(card) == chosen)
    hand.remove(card)
    return card


def lay_row(table, rng, seat, hands, scores):
    """Returns who laid the last card, and the count; None: somebody has won before the row was over."""
    row, last, passed = [], None, 0
    while passed < 2:
        fits = [card for card in hands[seat] if sum(map(value, row)) + value(card) <= 31]
        passed = 0 if fits else passed + 1
        if fits:
            last = seat
            row.append(take(table, rng, seat, hands[seat], fits, "lay"))
            scores[seat] += peg(row)
            if sum(map(value, row)) == 31:
                break
            if max(scores) >= GOAL:
                return None, 0
        seat = 1 - seat
    return last, sum(map(value, row))


def play_deal(table, rng, deck, dealer, scores):
    hands, starter, crib = [deck[:6], deck[6:12]], deck[12], []
    for seat in (0, 1):
        crib += [take(table, rng, seat, hands[seat], list(hands[seat]), "crib") for _ in range(2)]
    scores[dealer] += 2 if starter[0] == "jack" else 0
    kept, seat = [list(hand) for hand in hands], 1 - dealer
    while max(scores) < GOAL:
        last, total = lay_row(table, rng, seat, hands, scores)
        if last is None:
            return
        scores[last] += 2 if total == 31 else 1
        seat = 1 - last
        if not hands[0] and not hands[1]:
            for one in (0, 1):
                scores[one] += count(kept[one], starter)
            scores[dealer] += count(crib, starter)
            return


def play(rng, _):
    decks = [rng.sample(DECK, 52) for _ in range(40)]
    with Table("cribbage", 2, "".join(order("deck", deck) for deck in decks)) as table:
        scores, deal = [0, 0], 0
        while max(scores) < GOAL:
            play_deal(table, rng, decks[deal], deal % 2, scores)
            deal += 1
        table.ends(scores)


main(play)

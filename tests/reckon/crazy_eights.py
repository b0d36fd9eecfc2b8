"""Crazy Eights as public collections have it, with and without special cards."""
from table import DECK, SUITS, Table, main, name, order

MOST_DRAWN, MOST_PLAYED = 5, 100


def cost(card):
    return 50 if card[0] == "8" else int(card[0]) if card[0].isdigit() else 10


def deal(rng, players):
    """Hands, the card turned up, the rest of the deck; a file of chance that says so."""
    deck = DECK * (2 if players > 5 else 1)
    rng.shuffle(deck)
    chance, size = order("deck", deck), 7 if players == 2 else 5
    hands = [deck[seat * size:(seat + 1) * size] for seat in range(players)]
    deck = deck[players * size:]
    while deck[0][0] == "8":
        rng.shuffle(deck)
        chance += order("deck", deck)
    return hands, deck[0], deck[1:], chance


def play(rng, n):
    players, special = 2 + n % 6, n % 3 == 2
    hands, top, deck, chance = deal(rng, players)
    seat = rng.randrange(players)
    chance += "picks player %d\n" % (seat + 1)
    with Table("crazy_eights", players, chance, "special=%s" % ("on" if special else "off")) as table:
        way, owed, drawn, passes, played = 1, 0, 0, 0, 0

        def follow():
            nonlocal seat, way, owed
            if special and top[0] == "ace":
                way = -way
            if special and top[0] == "2" and deck:
                owed += 2
            seat = (seat + way * (2 if special and top[0] == "queen" else 1)) % players

        suit = top[1]
        follow()
        while True:
            hand, may_draw = hands[seat], bool(deck) and drawn < MOST_DRAWN
            fits = [c for c in hand if c[0] == "2"] if owed else \
                [c for c in hand if c[0] in ("8", top[0]) or c[1] == suit]
            choice = table.choose(rng, seat + 1, [name(c) for c in fits] + ["draw" if may_draw else "pass"])
            if choice == "draw" and not owed:
                hand.append(deck.pop(0))
                drawn += 1
                continue
            drawn = 0
            if choice in ("draw", "pass"):
                hand += deck[:owed]
                deck, owed = deck[owed:], 0
                passes = 0 if deck else passes + 1
                seat = (seat + way) % players
                if passes > players:
                    break
                continue
            top = next(c for c in hand if name(c) == choice)
            hand.remove(top)
            suit, passes, played = top[1], 0, played + 1
            if not hand or played == MOST_PLAYED:
                break
            if top[0] == "8":
                suit = table.choose(rng, seat + 1, SUITS, "suit")
            follow()
        table.ends([-sum(map(cost, hand)) for hand in hands])


main(play)

"""Liar's dice for two, from its rules."""
from table import Table, main


def play(rng, n):
    dice = 1 + n % 3
    hands = [[rng.randint(1, 6) for _ in range(dice)] for _ in range(2)]
    bids = ["%d × %d" % (count, face) for count in range(1, 2 * dice + 1) for face in range(1, 7)]
    with Table("liars_dice", 2, "rolls %s\n" % ", ".join(map(str, sum(hands, []))), "dice=%d" % dice) as table:
        last, player = -1, 0
        while True:
            choice = table.choose(rng, player + 1, bids[last + 1:] + (["liar"] if last >= 0 else []))
            if choice == "liar":
                break
            last, player = bids.index(choice), 1 - player
        shown = sum(die in (last % 6 + 1, 6) for hand in hands for die in hand)
        winner = 1 - player if shown >= last // 6 + 1 else player
        table.ends([1 if seat == winner else -1 for seat in range(2)])


main(play)

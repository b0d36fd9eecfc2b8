"""Pig, from its rules."""
from table import Table, main


def play(rng, n):
    players, rolls = 2 + n % 4, [rng.randint(1, 6) for _ in range(2000)]
    with Table("pig", players, "".join("rolls %d\n" % roll for roll in rolls)) as table:
        scores, player, turn, rolls = [0] * players, 0, 0, iter(rolls)
        while max(scores) < 100:
            stops = scores[player] + turn >= 100 or table.choose(rng, player + 1, ["roll", "stop"]) == "stop"
            roll = 0 if stops else next(rolls)
            turn += roll
            if stops:
                scores[player] += turn
            if roll < 2:
                turn, player = 0, (player + 1) % players
        table.ends(scores)


main(play)

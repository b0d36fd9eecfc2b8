-- What players of Pig read.
return {
  en = {
    title = "Pig", turn_total = "this turn:", turn = "turn",
    ["turn?"] = "Do you roll or stop?", ["turn:"] = "chooses", roll = "roll", stop = "stop",
    rules = [[
PIG. 2 to 8 players race to {goal} points.

On your turn roll the die as often as you like, and add up what it shows. Stop,
and the sum is yours. Roll a one, and the turn is over: its sum is lost.

If the sum is enough to win, you stop. The first player with {goal} points wins.
]],
  },
  hu = {
    title = "Malac", turn_total = "ebben a körben:", turn = "kör", ["goal="] = "ennyi pont kell a győzelemhez",
    ["turn?"] = "Dobsz vagy megállsz?", ["turn:"] = "választása", roll = "dobás", stop = "megállás",
    rules = [[
MALAC. 2–8 játékos versenyez: {goal} pont kell a győzelemhez.

Aki soron van, annyiszor dob, ahányszor akar, és összeadja a dobásait. Ha
megáll, az összeg az övé. Ha egyest dob, a köre véget ér, és az összeg elvész.

Ha az összeg elég a győzelemhez, meg kell állni. Az győz, aki előbb éri el a
{goal} pontot.
]],
  },
}

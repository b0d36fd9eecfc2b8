-- House rule: a longer game with more to choose. Silk is a seventh kind of goods.
-- Házi szabály: hosszabb játék, nagyobb választék. A selyem a hetedik árufajta.
local byzanz = ...

table.insert(byzanz.goods, "silk")

byzanz:texts { en = { silk = "silk" }, hu = { silk = "selyem" } }

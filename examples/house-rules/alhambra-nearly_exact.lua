-- House rule: an easier game for beginners. A player who pays 1 too much is on turn again, too.
-- Házi szabály: könnyebb játék kezdőknek. Az is újra sorra kerül, aki 1-gyel többet fizet.
local alhambra = ...

alhambra:knobs { too_much = { 1, range = { 0, 5 }, "who pays so much more than the price is on turn again" } }

function alhambra:is_exact(paid, price) return paid <= price + self.knobs.too_much end

alhambra:texts {
  en = { ["pay?"] = "What do you pay with? If it is the price or little more, you are on turn again" },
  hu = { ["pay?"] = "Mivel fizetsz? Ha az összeg az ár vagy alig több, újra te jössz",
         ["too_much="] = "aki ennyivel fizet többet az árnál, az újra lép" },
}

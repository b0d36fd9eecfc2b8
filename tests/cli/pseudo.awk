# Makes a language of runtime/texts/en.txt that nobody speaks: each line of a text in brackets, its vowels changed.
# What the program says without brackets is no text by key: see languages.sh. Conversions and {names} stay.

function changed(text, out, one) {
  out = ""
  while (match(text, /%([0-9]+[$])?[-+0#*.0-9]*(hh|ll|[hlzjtL])?[a-zA-Z%]|[{][a-z]+[}]/)) {
    one = substr(text, RSTART, RLENGTH)
    out = out vowels(substr(text, 1, RSTART - 1)) one
    text = substr(text, RSTART + RLENGTH)
  }
  return out vowels(text)
}

function vowels(text) {
  gsub(/a/, "ä", text); gsub(/e/, "ë", text); gsub(/i/, "ï", text); gsub(/o/, "ö", text); gsub(/u/, "ü", text)
  return text
}

# A line is held until it is known whether the next one goes on with it.
function put() {
  if (held == "") return
  print held (open ? "⟧" : "")
  held = ""; open = 0
}
function hold(before, text) {
  put()
  held = before; open = text != ""
  if (open) held = held "⟦" changed(text)
}

/^#/ || /^$/ || /^\[/ { put(); print; next }
/^\|/ { if ($0 == "|") { put(); print } else hold("| ", substr($0, 3)); next }
/^ / { sub(/^ +/, ""); held = held "\n  " changed($0); next }
/ =$/ { hold($0, ""); next }
{
  cut = index($0, " = ")
  text = substr($0, cut + 3)
  if (text ~ /^".*"$/ && length(text) > 1) text = substr(text, 2, length(text) - 2)
  hold(substr($0, 1, cut + 2), text)
}
END { put() }

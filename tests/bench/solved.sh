#!/bin/sh
# What bots are worth in small games that can be solved: prints a table and writes it to solved.json. Values are checked
# against the literature. BOTS (random,greedy,search:500) says which bots.
set -eu
cd "$(dirname "$0")/../.."
export LC_ALL=C
build=${BUILD:-build}
bots=${BOTS:-random,greedy,search:500}
separator='['

solve() { # VALUE WITHIN game and options
  value=$1 within=$2
  shift 2
  printf '%s\n' "$separator" >>"$build/solved.json"
  separator=','
  "$build/croupier" solve "$@" --bots "$bots" --format json | tee -a "$build/solved.json" |
    sed 's/search:/search_/g; s/{"bot"/\n&/g' | tr -d '[]{}"' | awk -F '[:,]' -v right="$value" -v within="$within" '
      /^game/ { printf "\n%-12s value %.4f (%.4f +- %s in the literature: %s), solution loses %.4f\n", $2, $10, right,
                  within, ($10 - right) ^ 2 <= within ^ 2 ? "yes" : "no", $12 }
      /^bot/ { sub("_", ":", $2)
               printf "  %-12s %8.4f .. %-8.4f %9.4f %9.4f %9.4f %9.4f\n", $2, $8, $6, $10, $11, $13, $14 }'
}

: >"$build/solved.json"
printf '%-14s %-20s %-19s %s\n' '' 'loses to who' 'from solution' 'from random'
printf '%-14s %-20s %-19s %s\n' '' 'knows it' '  as 1      as 2' '  as 1      as 2'
solve -0.055556 0.001 kuhn
solve -0.0856 0.005 leduc
solve 0 0.001 goofspiel --set cards=4
echo ']' >>"$build/solved.json"

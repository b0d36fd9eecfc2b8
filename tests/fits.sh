#!/bin/sh
# Each change that `make mutate` makes still fits the sources, and each fault that check/ plants.
command -v python3 >/dev/null || { echo 'left out: there is no python3'; echo '0 passed, 0 failed'; exit; }
cd "$(dirname "$0")/.." && exec python3 -B tests/mutate.py --fit

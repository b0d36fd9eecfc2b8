#!/bin/sh
# How often the intervals of `sim` hold the true value: see covers.py.
exec python3 "$(dirname "$0")/covers.py" "${CROUPIER:?}"

#!/bin/sh
# As tests/must/run.sh and tests/variants.sh, with many games.
MUST_GAMES=${MUST_GAMES:-1000} sh "$(dirname "$0")/../must/run.sh"
VARIANT_GAMES=${VARIANT_GAMES:-200} sh "$(dirname "$0")/../variants.sh"

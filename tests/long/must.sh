#!/bin/sh
# As tests/must/run.sh and tests/variants.sh, with many games.
MUST_TIMES=${MUST_TIMES:-25} MUST_PART=${MUST_PART:-1} MUST_MEMORY="2 3" \
  PROPERTY_GAMES=${PROPERTY_GAMES:-2000} EAGER_GAMES=${EAGER_GAMES:-2000} \
  JUDGED_GAMES=${JUDGED_GAMES:-300} POSTERIOR_GAMES=${POSTERIOR_GAMES:-5} POSTERIOR_POSITIONS=${POSTERIOR_POSITIONS:-99} sh "$(dirname "$0")/../must/run.sh"
VARIANT_GAMES=${VARIANT_GAMES:-40} sh "$(dirname "$0")/../variants.sh"

#!/bin/sh
# 500 kills: see cli/killed.sh.
KILLS=500 SEED=7 exec sh "$(dirname "$0")/../cli/killed.sh"

#!/bin/sh
# Prints the main of the C unit tests: it runs SUITE(x_suite) of each tests/unit/x_test.c named.
set -eu
suites=$(for file; do basename "$file" _test.c; done)
echo '#include "greatest.h"'
echo 'GREATEST_MAIN_DEFS();'
for suite in $suites; do echo "GREATEST_SUITE_EXTERN(${suite}_suite);"; done
cat <<'C'
int main(int argc, char **argv) {
  GREATEST_MAIN_BEGIN();
C
for suite in $suites; do echo "  GREATEST_RUN_SUITE(${suite}_suite);"; done
cat <<'C'
  GREATEST_PRINT_REPORT();
  printf("%u passed, %u failed\n", greatest_info.passed, greatest_info.failed);
  return greatest_all_passed() ? 0 : 1;
}
C

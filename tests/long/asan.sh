#!/bin/sh
# `make test-asan`: all tests once more, with AddressSanitizer and UBSan, and more of the changed journals.
cd "$(dirname "$0")/../.." || exit 1
command -v clang >/dev/null || { echo 'left out: there is no clang'; echo '0 passed, 0 failed'; exit; }
MUTATED=1000 exec make --no-print-directory test-asan

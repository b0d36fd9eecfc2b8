#!/bin/sh
# cppcheck and clang-tidy find nothing but what .ci/lint.sh leaves out.
exec sh "$(dirname "$0")/../../.ci/lint.sh"

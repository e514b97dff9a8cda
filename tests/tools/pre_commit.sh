#!/bin/sh
# The hook that `make hooks` installs. It checks format and layers of the staged files, as they are
# in the working tree.
staged=$(git diff --cached --name-only --diff-filter=d -- '*.c' '*.h' '*.S')
[ -n "$staged" ] || exit 0
code=$(echo "$staged" | grep '\.[ch]$')
layered=$(echo "$staged" | grep -E '^(firmware|hal|sim)/')
wrong=0
[ -z "$code" ] || clang-format-16 --dry-run -Werror $code || wrong=1
[ -z "$layered" ] || perl tests/tools/layers.pl tests/tools/layers.txt $layered || wrong=1
[ "$wrong" -eq 0 ] && exit 0
echo "commit: see above; make format mends the format, git commit --no-verify does without the check" >&2
exit 1

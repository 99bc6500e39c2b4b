#!/usr/bin/env bash
# What bash completes: the commands, options, values and ids that the program knows itself.
# usage: completion.sh GIFTHORSE COMPLETION. Speaks TAP.
set -u
gifthorse=$1
tests=0
source "$2"

ok() { # status, name, detail
  tests=$((tests + 1))
  if [ "$1" -eq 0 ]; then
    echo "ok $tests - $2"
  else
    echo "not ok $tests - $2"
    echo "$2: $3" >&2
  fi
}

completed() { # the words of a line, the last of which is to be completed
  COMP_WORDS=("$@")
  COMP_CWORD=$(($# - 1))
  COMPREPLY=()
  _gifthorse "$gifthorse" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
  echo "${COMPREPLY[*]-}"
}

is() { # name, the words expected, the words of a line
  local name=$1 expected=$2
  shift 2
  local found
  found=$(completed "$@")
  [ "$found" = "$expected" ]
  ok $? "$name" "found '$found', expected '$expected'"
}

# A message of the program that lists what it accepts: its words after "expected" or in its help.
words_of() { grep -oE '[A-Za-z]+' | sort -u; }

covers() { # name, the words completed, a text of the program that has all of them and no others
  local name=$1 words=$2 text=$3 missing
  missing=$(comm -3 <(words_of <<<"$words") <(words_of <<<"$text" | grep -vxE 'or|and|with|the|default|NAME|N'))
  [ -z "$missing" ]
  ok $? "$name" "not in both: $missing"
}

is 'a command' 'check' gifthorse ch
is 'help of one' 'check' gifthorse help che
is 'a canary' 'canary:lost-star' gifthorse check --engine canary:lost
is 'another' 'serve' gifthorse se
is 'an option' '--time --timeout' gifthorse check --ti
is 'a format' 'table tap' gifthorse check --format ta
is 'an engine' 'reference' gifthorse check --engine ref
is 'ids' 'SS-2.10a SS-2.10b SS-2.10c SS-2.10.x1' gifthorse check SS-2.10
is 'ids of rows' 'SS-2.10a SS-2.10b SS-2.10c SS-2.10.x1' gifthorse list SS-2.10
is 'requests' 'nim-add nim-alpha nim-invert nim-multiply nim-sqrt' gifthorse check --only nim-
is 'one of them' 'number' gifthorse list --asks numb
is 'ids to skip' 'SS-2.10a SS-2.10b SS-2.10c SS-2.10.x1' gifthorse check --skip SS-2.10
is 'nothing after a seed' '' gifthorse check --seed ''
is 'a language' 'java javascript' gifthorse new-engine java
is 'a ruleset' 'domineering' gifthorse table dom
is 'no ruleset behind one' '' gifthorse table domineering dom
is 'an engine to serve' 'reference' gifthorse serve r

for command in $("$gifthorse" --help | sed -nE 's/^  ([a-z-]+) +[a-z].*/\1/p'); do
  is "the command $command" "$command" gifthorse "$command"
  for option in $("$gifthorse" "$command" --help | grep -oE '^  --[a-z-]+'); do
    [[ " $(completed gifthorse "$command" "$option") " == *" $option "* ]]
    ok $? "$command $option"
  done
done

told() { "$gifthorse" "$@" 2>&1 | sed 's/.*expected //'; }
covers 'formats' "$(completed gifthorse check --format '')" "$(told check --format '?')"
covers 'formats of a report' "$(completed gifthorse report --format '')" "$(told report --format '?')"
covers 'notations' "$(completed gifthorse eval --notation '')" "$(told eval --notation '?')"
covers 'formats of a table' "$(completed gifthorse table --format '')" "$(told table --format '?')"
covers 'formats of a page' "$(completed gifthorse doctor --format '')" "$(told doctor --format '?')"
covers 'formats of a hunt' "$(completed gifthorse hunt --format '')" "$(told hunt --format '?')"
covers 'pictures' "$(completed gifthorse eval --svg '')" "$(told eval --svg '?')"
covers 'limits' "$(completed gifthorse eval --limit '')" "$(told eval --limit '?' 0)"
covers 'states' "$(completed gifthorse list --state '')" \
  "$("$gifthorse" list --help | sed -n 's/.*--state STATE//p')"
covers 'sources' "$(completed gifthorse list --source '')" \
  "$("$gifthorse" list --help | sed -n 's/.*of one source: //p')"
for engine in $(completed gifthorse serve ''); do
  [[ $engine == -* ]] && continue
  "$gifthorse" serve "$engine" </dev/null
  ok $? "the engine $engine" 'it is not there'
done
echo "1..$tests"

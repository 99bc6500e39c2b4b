# Completion of gifthorse for bash. Commands, options and ids are those that the program tells.

_gifthorse_options() { # program, command: the options in its help
  "$1" "$2" --help 2>/dev/null | grep -oE '^  --[a-z-]+' | tr -d ' '
}

_gifthorse_commands() { # program: its commands, in its help
  "$1" --help 2>/dev/null | sed -nE 's/^  ([a-z-]+) +[a-z].*/\1/p'
}

_gifthorse_ids() { # program
  "$1" list 2>/dev/null | grep -oE '^[A-Z][A-Z]-[^ ]+'
}

_gifthorse_rulesets() { # program: those that have sizes
  "$1" eval help 2>/dev/null | sed '1,/^rulesets/d' | tr -d ',' | tr ' ' '\n' | grep -vx hack
}

_gifthorse_requests() { # program: what its engines say they can be asked
  local engine
  for engine in reference optimized complete certified; do
    echo 'hello 1' | "$1" serve "$engine" 2>/dev/null | tr ' ' '\n' | sed '1,3d;/^let$/d'
  done | sort -u
  echo nothing
}

_gifthorse() { # program, the word to complete, the word before it
  local program=$1 word=$2 before=$3 command=${COMP_WORDS[1]-} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="$(_gifthorse_commands "$program") help --help --version"
  else
    case $command:$before in
    *:--engine | *:--against)
      words='reference optimized complete certified none cmd: lib: canary:'
      [[ $word == canary* ]] && words=$("$program" list --canaries 2>/dev/null | sed -nE 's/^([a-z][a-z0-9-]*) .*/canary:\1/p')
      ;;
    help:*) words=$(_gifthorse_commands "$program") ;;
    report:--format) words='html json' ;;
    eval:--notation) words='braces cgsuite latex' ;;
    eval:--format | table:--format) words='text latex markdown csv json' ;;
    doctor:--format) words='page json' ;;
    hunt:--format) words='table json' ;;
    *:--format) words='table tap junit json html' ;;
    *:--limit)
      words='forms= options= depth= digits= length= steps='
      compopt -o nospace 2>/dev/null
      ;;
    *:--source) words='SS DN BL ON PL WW LT LG' ;;
    *:--state) words='claim theory erratum proved no pending broken' ;;
    *:--only | *:--asks) words=$(_gifthorse_requests "$program") ;;
    *:--skip) words=$(_gifthorse_ids "$program") ;;
    *:--seed | *:--cases | *:--label | *:--time | *:--passes | *:--jobs | *:-j | *:--shard | *:--memory | *:--timeout | *:--replay | *:--program | *:--eval | *:--runs | *:--day) ;;
    *:--baseline | *:--claims | *:--lines | *:--file | *:--output | *:--save | eval:-f | *::) compopt -o default 2>/dev/null ;;
    *:--svg) words='thermograph tree' ;;
    check:* | list:*)
      words=$(_gifthorse_options "$program" "$command")
      [[ $word == -* ]] || words=$(_gifthorse_ids "$program")
      ;;
    bench:*)
      words=$(_gifthorse_options "$program" bench)
      [[ $word == -* ]] || words=$("$program" bench --help 2>/dev/null | grep -oE '^[a-z]-[^ ]+')
      ;;
    report:*)
      words=$(_gifthorse_options "$program" report)
      compopt -o default 2>/dev/null
      ;;
    verify:*)
      words=$(_gifthorse_options "$program" verify)
      compopt -o default 2>/dev/null
      ;;
    new-engine:new-engine) words="--help $(_gifthorse_options "$program" new-engine) $("$program" new-engine 2>/dev/null | sed -nE 's/^  ([a-z+]+) .*/\1/p')" ;;
    new-engine:*) compopt -o dirnames 2>/dev/null ;;
    table:*)
      words=$(_gifthorse_options "$program" table)
      [[ $word == -* || $COMP_CWORD -gt 2 ]] || words="$words $(_gifthorse_rulesets "$program")"
      ;;
    serve:*) words="$(_gifthorse_options "$program" serve) reference optimized complete certified" ;;
    *) words=$(_gifthorse_options "$program" "$command") ;;
    esac
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}

complete -F _gifthorse gifthorse

# Fetches source packages with the machine's own apt, whatever its suites are. deps.sh sources this.
# shellcheck shell=sh

# A private apt: the machine's own sites and keys, but for source packages of the suite given. Nothing of the
# machine's configuration is written to. Each suite's index is fetched once, and only if it is asked for.
apt_private() { # SUITE: "own" keeps the machine's own
  site=$into/apt/$1
  [ ! -d "$site" ] || return 0
  command -v apt-get >/dev/null || return 1
  mkdir -p "$site/lists/partial" "$site/cache" "$site/parts"
  sites >"$site/entries"
  suite=$1; [ "$suite" != own ] || suite=
  n=0
  while read -r entry components; do # file:number of its stanza or line
    n=$((n + 1)); file=${entry%:*}; nth=${entry##*:}
    case $file in
    *.sources)
      awk -v nth="$nth" -v suite="$suite" -v components="$components" '
        /^[ \t]*$/ { if (seen) { stanza++; seen = 0 } next }
        /^#/ { next }
        { seen = 1 }
        stanza + 1 != nth { next }
        /^[^ \t]/ { skip = 0 }
        /^(Types|Components|Architectures|Enabled):/ || (suite != "" && /^Suites:/) { skip = 1 }
        !skip { print }
        END { print "Types: deb-src\nComponents: " components; if (suite != "") print "Suites: " suite }
      ' "$file" >"$site/parts/$n.sources" ;;
    *)
      sed -n "${nth}{s/arch=[^] ]*//;p}" "$file" | awk -v suite="$suite" -v components="$components" '{
        at = 2
        if ($2 ~ /^\[/) { while ($at !~ /\]$/) at++; at++ }
        printf "deb-src"
        for (i = 2; i <= at; i++) printf " %s", $i
        print "", (suite != "" ? suite : $(at + 1)), components }' >"$site/parts/$n.list" ;;
    esac
  done <"$site/entries"
  # A site that has no such suite (security updates) is an error of its own, not of the others.
  apt_get "$1" update >>"$into/apt.log" 2>&1 || true
}

# Of all indexes that the machine has of packages. Images are shipped without any: then they are fetched, but not to
# where the machine keeps them.
targets() { # FORMAT
  bare=
  if [ -z "$(apt-get indextargets 'Created-By: Packages' 2>/dev/null)" ]; then
    bare=$PWD/$into/apt/lists
    [ -d "$bare" ] || {
      mkdir -p "$bare/partial"
      apt-get -o Dir::State::lists="$bare" -o Dir::Cache="$bare" -o APT::Sandbox::User=root update >>"$into/apt.log" 2>&1 || true
    }
  fi
  apt-get ${bare:+-o "Dir::State::lists=$bare"} indextargets --format "$1" 'Created-By: Packages' 2>>"$into/apt.log"
}

# Where the machine gets packages from, with the parts of it that have sources of ours: file:number components
sites() {
  targets '$(SOURCESENTRY) $(COMPONENT)' |
    awk '$2 == "main" || $2 == "universe" { if (index(" " has[$1] " ", " " $2 " ") == 0) has[$1] = has[$1] " " $2 }
         END { for (entry in has) if (has[entry] ~ / main/) print entry has[entry] }' | sort
}

# What is fetched is pinned by its SHA-256, so an index past its date (a mirror that stands still) does no harm.
apt_get() { # SUITE command ...
  site=$PWD/$into/apt/$1; shift
  apt-get -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$site/parts" -o Dir::State::lists="$site/lists" \
    -o Dir::Cache="$site/cache" -o APT::Sandbox::User=root -o Acquire::Languages=none -o Acquire::Retries=2 \
    -o Acquire::Check-Valid-Until=false -o Acquire::Check-Date=false "$@"
}

own_suites() {
  if command -v apt-get >/dev/null; then targets '$(RELEASE) $(CODENAME)'; fi | tr ' ' '\n' | sort -u
}

suites() { # SUITE ...: without those that are the machine's own, for "own" is one of them
  mine=" $(own_suites | tr '\n' ' ') "
  for suite; do
    case $mine in *" $suite "*) ;; *) echo "$suite" ;; esac
  done
}

suite_called() { # SUITE, as people say it
  if [ "$1" = own ]; then echo "this machine's own suite ($(own_suites | head -n 1))"; else echo "the suite $1"; fi
}

# Prints the package's file of that name in the suite: address, name, sum; nothing if there is none.
offered() { # SUITE PACKAGE PATTERN
  apt_private "$1" || return 1
  apt_get "$1" source --print-uris "$2" 2>>"$into/apt.log" |
    sed -nE "s/^'([^']*)' ($3) [0-9]+ ([^ ]+).*/\1 \2 \3/p" | head -n 1
}

fetch() { # SUITE PACKAGE PATTERN: downloads that file to build/deps, prints its name
  offer=$(offered "$@")
  [ -n "$offer" ] || return 1
  # shellcheck disable=SC2086 # three words
  set -- $offer
  PATH="$PATH:/usr/lib/apt" apt-helper -o APT::Sandbox::User=root download-file "$1" "$into/$2" "$3" >>"$into/apt.log" 2>&1 ||
    return 1
  echo "$2"
}

fetch_page() { # ADDRESS FILE: by curl or wget, if one is at hand
  if command -v curl >/dev/null &&
    curl -fsSL --connect-timeout 20 --max-time 300 -o "$2" "$1" >>"$into/apt.log" 2>&1; then return 0; fi
  command -v wget >/dev/null && wget -q -T 20 -t 2 -O "$2" "$1" >>"$into/apt.log" 2>&1
}

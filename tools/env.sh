# Sourced by ./deskhand and ./verify: what both need of the machine. Runs on bash 3.2 too, which is what macOS has.

need_java=25

say() { printf '%s\n' "$*" >&2; }

# Passes on what is said without colours: Maven takes them back at its end even where it has set none.
uncoloured() { sed $'s/\033\\[[0-9;]*m//g'; }

# Opens those of stdin, stdout and stderr that are closed, so that using them fails: otherwise the first file anybody
# opens would be read or written in their place.
keep_streams() {
  { : 9<&0; } 2>/dev/null || exec 0>/dev/null
  { : 9>&1; } 2>/dev/null || exec 1</dev/null
  : 9>&2 || exec 2>/dev/null # what bash says of it goes nowhere
}

# Succeeds when the folder holds a JDK of at least $need_java. Reads its release file: starting it would cost more.
is_jdk() {
  local line version=
  [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
  while IFS= read -r line; do
    case $line in JAVA_VERSION=*) version=${line#JAVA_VERSION=} ;; esac
  done <"$1/release"
  version=${version//[\"$'\r']/}
  version=${version%%[!0-9]*}
  [ "${version:-0}" -ge "$need_java" ]
}

# Sets JAVA_HOME to the first JDK that will do.
find_jdk() {
  local jdk
  for jdk in "${JAVA_HOME:-}" "${JDK25_HOME:-}" /usr/lib/jvm/*"$need_java"* /usr/lib/jvm/* /opt/*jdk* /opt/java/* \
    "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* /Library/Java/JavaVirtualMachines/*/Contents/Home; do
    if [ -n "$jdk" ] && is_jdk "$jdk"; then
      export JAVA_HOME=$jdk
      return
    fi
  done
  say "Deskhand needs a JDK $need_java or newer and found none. Install one (Temurin $need_java, for example) and set JAVA_HOME to its folder."
  return 1
}

# Maven on JDK 25 uses what later JDKs will forbid; without these it says so on every run.
quiet_maven() {
  export MAVEN_OPTS="${MAVEN_OPTS:-} --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED"
}

# File names, arguments and output are UTF-8 whatever the locale.
use_utf8() {
  case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
    *[Uu][Tt][Ff]-8* | *[Uu][Tt][Ff]8*) ;;
    *) case $OSTYPE in darwin*) export LC_ALL=en_US.UTF-8 ;; *) export LC_ALL=C.UTF-8 ;; esac ;;
  esac
}

# Prints those of the named Debian packages that are missing. "a|b" is one package that newer releases renamed to b.
missing_packages() {
  local installed wanted name found
  installed=" $(dpkg-query -W -f='${db:Status-Status} ${Package}\n' 2>/dev/null | sed -n 's/^installed //p' | tr '\n' ' ') "
  for wanted in "$@"; do
    found=
    for name in ${wanted//|/ }; do
      case $installed in *" $name "*) found=yes ;; esac
    done
    [ -n "$found" ] || printf '%s\n' "$wanted"
  done
}

# Of "a|b" the one this release has.
available_name() {
  local name
  for name in ${1//|/ }; do
    if apt-cache show "$name" >/dev/null 2>&1; then
      printf '%s\n' "$name"
      return
    fi
  done
  printf '%s\n' "${1%%|*}"
}

# Installs the named packages where that is possible without asking, and otherwise prints the line that does.
# Fails when some are still missing. Does nothing where packages are not Debian's.
ensure_packages() {
  local missing wanted names=()
  command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || return 0
  missing=$(missing_packages "$@")
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" = 0 ]; then
    apt_get update || true
  fi
  for wanted in $missing; do
    names+=("$(available_name "$wanted")")
  done
  if [ "$(id -u)" != 0 ]; then
    say "Missing: ${names[*]}. This installs them:"
    say "  sudo apt-get install -y ${names[*]}"
    return 1
  fi
  say "Installing ${names[*]}"
  if ! apt_get install -y --no-install-recommends "${names[@]}"; then
    say "Could not install them all. By hand: apt-get install -y ${names[*]}"
    return 1
  fi
}

# Asks nothing, waits for another apt that is at work, and writes to stderr.
apt_get() {
  DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=600 -o Dpkg::Use-Pty=0 "$@" </dev/null >&2
}

# Runs a command while holding a lock, which dies with its holder: under_lock FILE COMMAND...
under_lock() {
  local lock=$1 holder status=0
  shift
  mkdir -p "$(dirname "$lock")"
  if command -v flock >/dev/null; then
    (
      flock -n 9 || { say "Waiting for another one that holds $lock" && flock 9; }
      "$@" 9>&-
    ) 9>"$lock"
    return
  fi
  until mkdir "$lock.d" 2>/dev/null; do
    holder=$(cat "$lock.d/pid" 2>/dev/null || true)
    if [ -n "$holder" ] && ! kill -0 "$holder" 2>/dev/null; then
      rm -rf "$lock.d"
    else
      sleep 1
    fi
  done
  echo $$ >"$lock.d/pid"
  ("$@") || status=$?
  rm -rf "$lock.d"
  return $status
}

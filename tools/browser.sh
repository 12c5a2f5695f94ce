#!/bin/sh
# Makes sure that the browser tests find a Chromium, the system's own or Debian's package, and where we may install it the one without windows,
# with which most of them are quicker.
set -eu
missing=""
command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1 || missing=chromium
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    command -v chromium-headless-shell >/dev/null 2>&1 || shell=chromium-headless-shell
    [ -n "$missing${shell:-}" ] || exit 0
    apt-get update -qq
    if [ -n "$missing" ]; then DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$missing" >/dev/null; fi
    # Older systems have no such package.
    if [ -n "${shell:-}" ]; then DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$shell" >/dev/null 2>&1 || true; fi
elif [ -n "$missing" ]; then
    echo "The browser tests need Chromium: please install it (on Debian: apt-get install chromium)." >&2
    exit 1
fi

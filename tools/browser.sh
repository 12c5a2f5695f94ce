#!/bin/sh
# Makes sure that the browser tests find a Chromium: the system's own, or Debian's package where we may install it.
set -eu
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null 2>&1; then exit 0; fi
done
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null
else
    echo "The browser tests need Chromium: please install it (on Debian: apt-get install chromium)." >&2
    exit 1
fi

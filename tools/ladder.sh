#!/bin/sh
# The measured ladder of docs/bots.md, from nothing: every level against the next lower one, and the bars of search and greedy.
# Every meeting goes on where it was interrupted. Results and report go to the folder given, `ladder` if none is.
#
#     sh tools/ladder.sh [FOLDER] [GAMES] [JOBS]
set -eu
folder=${1:-ladder}
games=${2:-400}
jobs=${3:-$(getconf _NPROCESSORS_ONLN)}
westward=${WESTWARD:-westward}
mkdir -p "$folder"

meet() { # game players bots games bar
    echo "== $1, $2 players: $3"
    "$westward" arena "$1" --players "$2" --bots "$3" --games "$4" --bar "$5" --jobs "$jobs" --out "$folder/$1.sqlite"
}

levels=random,greenhorn,rancher,sheriff,legend@1s
for players in 3 4 6; do meet golden-city "$players" $levels "$games" 0.5; done
for game in gold-rush great-western-trail colorado-county gold-seekers; do
    for players in 2 4; do meet "$game" "$players" $levels "$games" 0.5; done
done

# The bars with two players: greedy over random, search with a second per move over greedy.
for game in gold-rush great-western-trail colorado-county; do
    meet "$game" 2 random,greedy 200 0.95
    bar=0.70
    [ "$game" = gold-rush ] && bar=0.87
    meet "$game" 2 greedy,search@1s "$games" "$bar"
done

# Where luck caps the margin: what ten times the thinking still wins.
meet golden-city 4 legend@1s,legend@10s 100 0.5
meet gold-seekers 4 legend@1s,legend@10s 100 0.5

for results in "$folder"/*.sqlite; do "$westward" report "$results"; done

#!/bin/sh
# The measured ladder of docs/bots.md, from nothing: every level against the next lower one, and the bars of search and greedy.
# A meeting goes on where it was interrupted. Results and reports go to the folder given.
#
#     sh tools/ladder.sh [FOLDER] [JOBS]
set -eu
folder=${1:-ladder}
jobs=${2:-$(getconf _NPROCESSORS_ONLN)}
westward=${WESTWARD:-westward}
mkdir -p "$folder"

meet() { # game players bots games bar [--all: no early stop]
    echo "== $1, $2 players: $3"
    "$westward" arena "$1" --players "$2" --bots "$3" --games "$4" --bar "$5" --jobs "$jobs" --out "$folder/$1.sqlite" ${6-}
}

# The levels that answer at once. Gold Seekers is mostly luck: its small margins take thousands of its short games.
levels=random,greenhorn,rancher,sheriff
for game in gold-rush great-western-trail colorado-county; do
    for players in 2 4; do meet "$game" "$players" $levels 256 0.5; done
done
for players in 3 4 6; do meet golden-city "$players" $levels 256 0.5; done
for players in 2 4; do meet gold-seekers "$players" $levels 8192 0.5; done

# Legend over Sheriff, with far fewer iterations than a second gives. With two players this is also the bar of search over greedy.
meet gold-rush 2 sheriff,legend@4000 200 0.87 --all
meet great-western-trail 2 sheriff,legend@300 256 0.70
meet colorado-county 2 sheriff,legend@200 256 0.70
for game in gold-rush colorado-county; do meet "$game" 4 sheriff,legend@200 256 0.5; done
for budget in 300 3000; do meet great-western-trail 4 "sheriff,legend@$budget" 512 0.5; done
meet golden-city 3 sheriff,legend@4000 256 0.5
meet golden-city 4 sheriff,legend@2000 512 0.5
meet golden-city 6 sheriff,legend@4000 256 0.5
for players in 2 4; do meet gold-seekers "$players" sheriff,legend@1000 8192 0.5; done

# The bar of greedy over random.
for game in gold-rush great-western-trail colorado-county; do meet "$game" 2 random,greedy 80 0.95 --all; done

for results in "$folder"/*.sqlite; do "$westward" report "$results"; done

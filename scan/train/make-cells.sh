#!/usr/bin/env bash
# Renders the cells that the net is trained on: make-cells.sh FOLDER PYTHON, and those of 16×16 in FOLDER/signs. Two processes take
# about twenty minutes.
set -euo pipefail
cd "$(dirname "$0")"
folder=$1 python=${2:-python3}
mkdir -p "$folder/signs"
cargo build --release --quiet --package ninefold-scan --example crops
crops=$(cargo metadata --no-deps --format-version 1 | "$python" -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')/release/examples/crops
for seed in 1 2; do
  "$python" generate.py --seed $seed --count 4500 --labels "$folder/$seed.labels" | "$crops" > "$folder/$seed.crops" &
done
wait
for seed in 21 22; do
  "$python" generate.py --side 16 --seed $seed --count 450 --labels "$folder/signs/$seed.labels" | "$crops" 16 > "$folder/signs/$seed.crops" &
done
wait

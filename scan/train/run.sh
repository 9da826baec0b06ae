#!/usr/bin/env bash
# Makes ../src/weights.bin and ../src/signs.bin from fonts and scikit-learn's digits: run.sh FOLDER, in which all that is in between is kept.
# Debian's fonts and npm's are fetched first, and the Python packages; then cells are rendered and the net is trained.
set -euo pipefail
cd "$(dirname "$0")"
folder=${1:?Name a folder for the fonts, the cells and the Python packages.}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
export NINEFOLD_FONTS=$folder/fonts
packages() { grep -h "^$1" fonts-print.txt fonts-hand.txt | cut -f 2; }

mkdir -p "$NINEFOLD_FONTS"
packages debian | xargs apt-get install -qq -y --no-install-recommends > "$folder/apt.log"
npm install --silent --no-audit --no-fund --prefix "$NINEFOLD_FONTS" $(packages fontsource | sed 's|^|@fontsource/|')
[ -e "$folder/python" ] || python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet -r requirements.txt

./make-cells.sh "$folder/cells" "$folder/python/bin/python"
"$folder/python/bin/python" train.py --cells "$folder/cells" --epochs 7 --out ../src/weights.bin
"$folder/python/bin/python" train_signs.py --cells "$folder/cells/signs" --net ../src/weights.bin --out ../src/signs.bin

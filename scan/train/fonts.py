"""The font files that the training pictures are rendered with, and their licences."""

import json
import os
import re
import subprocess
from functools import lru_cache
from pathlib import Path

import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

HERE = Path(__file__).parent
CACHE = Path(os.environ.get("NINEFOLD_FONTS", "/tmp/ninefold-fonts"))

# Families whose digits look as if somebody wrote them.
HAND = re.compile(
    r"caveat|kalam|patrick|indie-flower|reenie|shadows-into|gochi|nanum-pen|handlee|architects|covered-by|gloria|"
    r"coming-soon|schoolbell|neucha|rock-salt|just-another|nothing-you|homemade|sue-ellen|waiting-for|zeyada|"
    r"over-the-rainbow|delicious|swanky|short-stack|mali|pangolin|gaegu|hi-melody|sriracha|breip|bwht|dkg|femkeklaver|"
    r"rufscript|humor-sans|kristi|dancingscript|comic-neue|amatic|annie|bad-script|cedarville|chilanka|damion|finger-paint|"
    r"liu-jian|long-cang|mansalva|marck|brush-script|permanent|poor-story|shantell|girl-next|twinkle|yomogi|kurenaido|zhi-mang"
)
# Signs, segments, and digits that nobody prints in a puzzle.
UNFIT = re.compile(r"symbol|emoji|icon|dingbat|ornament|math|D050000L|StandardSymbols|standardsymbols|Display-Shadow", re.I)
# Of the printed families, sorted, each whose place is a multiple of this is in the drawn pictures of 16×16 only, and not in those
# that the net learns their signs from.
HELD_OUT = 5
# What newspapers like is chosen twice as often.
NEWSPAPER = re.compile(
    r"liberation|texgyre|urw-base35|croscore|archivo-narrow|condensed|oswald|pt-sans-narrow|fjalla|league-gothic|"
    r"libre-franklin|roboto|franklin|helvet|arimo|tinos|lato"
)


def lines(name):
    """The packages in a list of this folder."""
    return [line.split("\t") for line in (HERE / name).read_text().splitlines() if line and line[0] != "#"]


def files_of(source, package):
    """The font files of a package, as FreeType reads them."""
    if source == "debian":
        listed = subprocess.run(["dpkg", "-L", package], capture_output=True, text=True).stdout.split("\n")
        return sorted(file for file in listed if re.search(r"\.(ttf|otf|t1|pfb)$", file))
    folder = CACHE / "node_modules/@fontsource" / package / "files"
    made = []
    for file in sorted(folder.glob("*-latin-*-*.woff")):
        if "latin-ext" in file.name:
            continue
        to = CACHE / "ttf" / (file.stem + ".ttf")
        if not to.exists():
            to.parent.mkdir(parents=True, exist_ok=True)
            font = TTFont(file)
            font.flavor = None
            font.save(to)
        made.append(str(to))
    return made


@lru_cache(maxsize=None)
def glyph(file, digit, old_style):
    """A digit of a font as a picture of its ink, 96 pixels to the em, cut to what is inked; None if it has none."""
    font = ImageFont.truetype(file, 96)
    features = ["onum"] if old_style else None
    left, top, right, bottom = font.getbbox(str(digit), features=features)
    if right - left < 4 or bottom - top < 20:
        return None
    image = Image.new("L", (right - left + 8, bottom - top + 8))
    ImageDraw.Draw(image).text((4 - left, 4 - top), str(digit), fill=255, font=font, features=features)
    return np.asarray(image)


def small(picture):
    """A digit as 16 by 16 numbers of length one, for comparing fonts."""
    square = np.asarray(Image.fromarray(picture).resize((16, 16)), dtype=np.float32).ravel()
    square -= square.mean()
    return square / (np.linalg.norm(square) + 1e-6)


def signs_of(file, signs):
    """Some signs of a font in small, or None where it lacks one."""
    try:
        glyphs = [glyph(file, sign, False) for sign in signs]
    except Exception:
        return None
    return None if any(one is None for one in glyphs) else np.stack([small(one) for one in glyphs])


def readable(families, least, signs="123456789", enough=8):
    """Keeps the files of which enough signs are nearer to the mean of their own sign than to that of another."""
    found = {file: signs_of(file, signs) for files in families.values() for file in files}
    found = {file: small for file, small in found.items() if small is not None}
    mean = np.mean(list(found.values()), axis=0)
    mean /= np.linalg.norm(mean, axis=1, keepdims=True)
    kept = {}
    for family, files in families.items():
        good = []
        for file in files:
            if file in found and not UNFIT.search(file):
                alike = found[file] @ mean.T
                if (alike.argmax(axis=1) == np.arange(len(signs))).sum() >= enough and alike.diagonal().mean() > least:
                    good.append(file)
        if good:
            kept[family] = good
    return kept


@lru_cache(maxsize=None)
def pool(kind):
    """The families of a kind, `print` or `hand`: a list of lists of files. Newspaper faces come twice."""
    families = {}
    for source, package, _ in lines(f"fonts-{kind}.txt"):
        for file in files_of(source, package):
            name = package + re.split(r"[-_.]", Path(file).name)[0].lower() if source == "debian" else package
            families.setdefault(name, []).append(file)
    families = readable(families, 0.55 if kind == "print" else 0.35)
    names = sorted(families)
    return [families[name] for name in names + ([n for n in names if NEWSPAPER.search(n)] if kind == "print" else [])]


@lru_cache(maxsize=None)
def lettered(is_held_out):
    """The printed families that have letters: those that are held out, or the others."""
    families = dict(enumerate(dict.fromkeys(map(tuple, pool("print")))))
    families = readable(families, 0.5, "ABCDEFGHIJKLMNOP", 12)
    return [files for index, files in families.items() if (index % HELD_OUT == 0) == is_held_out]


def licence(source, package):
    """The licences that a package names."""
    if source == "fontsource":
        about = CACHE / "node_modules/@fontsource" / package / "package.json"
        return json.loads(about.read_text())["license"]
    text = Path(f"/usr/share/doc/{package}/copyright").read_text(errors="replace")
    named = re.findall(r"^License:\s*(\S.*)$", text, re.M)
    if not named:
        known = {"SIL": "OFL", "GNU General Public": "GPL", "LPPL": "LPPL", "Apache": "Apache-2.0", "GUST": "GFL"}
        named = [short for word, short in known.items() if word in text] or ["see its copyright file"]
    return ", ".join(dict.fromkeys(name.strip() for name in named))


if __name__ == "__main__":
    # Writes the lists anew, of all fonts-* packages that are installed and all of @fontsource that lies in the cache.
    installed = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Package}\n", "fonts-*"], capture_output=True, text=True
    ).stdout.split()
    found = [("debian", package) for package in installed]
    found += [("fontsource", folder.name) for folder in sorted((CACHE / "node_modules/@fontsource").iterdir())]
    for kind in ("print", "hand"):
        chosen = [(s, p) for s, p in found if bool(HAND.search(p)) == (kind == "hand") and files_of(s, p)]
        text = "".join(f"{s}\t{p}\t{licence(s, p)}\n" for s, p in chosen)
        (HERE / f"fonts-{kind}.txt").write_text("# source, package, licence\n" + text)
        print(kind, len(chosen), "packages,", len(pool(kind)), "families,", sum(map(len, pool(kind))), "files")

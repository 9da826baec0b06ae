"""Digits as people write them: of handwriting fonts, of scikit-learn's set, and of drawn strokes."""

from functools import lru_cache

import cv2
import numpy as np
from sklearn.datasets import load_digits

from fonts import glyph, pool

# Points that a pen passes, in a square of 0 to 1; several strokes a digit, several ways to write some of them.
STROKES = {
    1: [[[(0.5, 0.0), (0.5, 1.0)]], [[(0.25, 0.3), (0.55, 0.0), (0.55, 1.0)]], [[(0.2, 0.35), (0.6, 0.0), (0.5, 1.0)]],
        [[(0.25, 0.25), (0.5, 0.0), (0.5, 1.0)], [(0.2, 1.0), (0.8, 1.0)]],
        # Hooked, as in much of Europe: the first stroke is half as long as the second, or longer.
        [[(0.05, 0.55), (0.3, 0.3), (0.6, 0.0), (0.58, 1.0)]], [[(0.0, 0.75), (0.55, 0.0), (0.5, 1.0)]]],
    2: [
        [[(0.15, 0.25), (0.3, 0.02), (0.7, 0.02), (0.82, 0.28), (0.6, 0.6), (0.12, 1.0), (0.88, 0.97)]],
        [[(0.15, 0.2), (0.45, 0.0), (0.8, 0.22), (0.6, 0.6), (0.25, 0.97), (0.12, 0.85), (0.3, 0.78), (0.55, 0.92), (0.92, 0.96)]],
    ],
    3: [
        [[(0.18, 0.1), (0.5, 0.0), (0.8, 0.2), (0.65, 0.43), (0.4, 0.48), (0.75, 0.55), (0.85, 0.8), (0.5, 1.0), (0.12, 0.9)]],
        [[(0.15, 0.0), (0.8, 0.0), (0.42, 0.4), (0.8, 0.55), (0.82, 0.85), (0.5, 1.0), (0.12, 0.9)]],
    ],
    4: [
        [[(0.55, 0.0), (0.1, 0.65), (0.9, 0.65)], [(0.65, 0.35), (0.65, 1.0)]],
        [[(0.2, 0.0), (0.12, 0.5), (0.85, 0.5)], [(0.75, 0.0), (0.7, 1.0)]],
        [[(0.65, 1.0), (0.65, 0.0), (0.1, 0.7), (0.9, 0.7)]],
        [[(0.15, 0.05), (0.15, 0.55), (0.4, 0.62), (0.8, 0.5)], [(0.8, 0.0), (0.75, 0.5), (0.7, 1.0)]],
    ],
    5: [
        [[(0.85, 0.0), (0.25, 0.0), (0.2, 0.45), (0.6, 0.4), (0.85, 0.7), (0.6, 0.98), (0.15, 0.92)]],
        [[(0.25, 0.02), (0.2, 0.45), (0.6, 0.4), (0.85, 0.7), (0.6, 0.98), (0.15, 0.92)], [(0.25, 0.02), (0.85, 0.0)]],
    ],
    6: [[[(0.7, 0.0), (0.3, 0.3), (0.15, 0.7), (0.4, 1.0), (0.75, 0.9), (0.75, 0.62), (0.45, 0.5), (0.18, 0.72)]]],
    7: [
        [[(0.1, 0.02), (0.88, 0.0), (0.4, 1.0)]],
        [[(0.1, 0.02), (0.88, 0.0), (0.4, 1.0)], [(0.3, 0.5), (0.8, 0.46)]],
        [[(0.1, 0.18), (0.12, 0.02), (0.88, 0.0), (0.45, 1.0)], [(0.3, 0.5), (0.8, 0.46)]],
        [[(0.1, 0.1), (0.5, 0.06), (0.85, 0.0), (0.62, 0.4), (0.5, 1.0)], [(0.25, 0.56), (0.85, 0.44)]],
        [[(0.2, 0.04), (0.8, 0.0), (0.55, 0.5), (0.45, 1.0)], [(0.15, 0.52), (0.9, 0.52)]],
    ],
    8: [
        [[(0.75, 0.12), (0.45, 0.0), (0.2, 0.2), (0.5, 0.45), (0.82, 0.75), (0.5, 1.0), (0.18, 0.78), (0.5, 0.45), (0.8, 0.2), (0.72, 0.08)]],
        [[(0.5, 0.46), (0.22, 0.25), (0.5, 0.0), (0.78, 0.22), (0.5, 0.46)], [(0.5, 0.46), (0.15, 0.75), (0.5, 1.0), (0.85, 0.75), (0.5, 0.46)]],
    ],
    9: [
        [[(0.8, 0.25), (0.5, 0.0), (0.2, 0.22), (0.4, 0.5), (0.78, 0.35), (0.82, 0.1), (0.75, 0.6), (0.5, 1.0)]],
        [[(0.8, 0.2), (0.45, 0.0), (0.2, 0.25), (0.45, 0.5), (0.8, 0.3), (0.72, 1.0)]],
        # Open above, and with a tail that turns back.
        [[(0.45, 0.0), (0.2, 0.2), (0.3, 0.48), (0.65, 0.42), (0.85, 0.08), (0.8, 0.6), (0.7, 1.0)]],
        [[(0.78, 0.15), (0.5, 0.0), (0.22, 0.2), (0.42, 0.46), (0.78, 0.25), (0.8, 0.75), (0.55, 1.0), (0.2, 0.9)]],
    ],
}


@lru_cache(maxsize=None)
def written():
    """scikit-learn's digits of 8 by 8 pixels, by digit (UCI optical recognition of handwritten digits, CC BY 4.0)."""
    data = load_digits()
    return {digit: data.images[data.target == digit] for digit in range(1, 10)}


def smooth(points, rng, steps=10):
    """A curve through points (Catmull-Rom), each moved a little."""
    points = np.array(points) + rng.normal(0, 0.035, (len(points), 2))
    padded = np.vstack([points[:1], points, points[-1:]])
    curve = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        t = np.linspace(0, 1, steps, endpoint=False)[:, None]
        curve.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack(curve + [points[-1:]])


def drawn(digit, rng):
    """A digit of strokes."""
    canvas = np.zeros((96, 96), np.uint8)
    ways = STROKES[digit]
    width = rng.uniform(0.35, 0.75)
    thickness = int(rng.integers(3, 11))
    for stroke in ways[rng.integers(len(ways))]:
        curve = smooth(stroke, rng) if rng.random() < 0.85 or digit not in (1, 4, 7) else np.array(stroke)
        points = np.stack([48 + (curve[:, 0] - 0.5) * 76 * width, 10 + curve[:, 1] * 76], axis=1)
        cv2.polylines(canvas, [np.round(points * 16).astype(np.int32)], False, 255, thickness, cv2.LINE_AA, 4)
    return canvas


def bend(picture, rng, strength):
    """An elastic deformation (Simard et al. 2003)."""
    height, width = picture.shape
    field = rng.normal(0, 1, (2, 5, 5)).astype(np.float32) * strength * max(height, width)
    dx, dy = (cv2.resize(one, (width, height), interpolation=cv2.INTER_CUBIC) for one in field)
    x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    return cv2.remap(picture, x + dx, y + dy, cv2.INTER_LINEAR)


def hand_digit(digit, rng, style):
    """The ink of a handwritten digit. `style` is a font file, `set` or `strokes`."""
    if style == "set":
        images = written()[digit]
        big = cv2.resize(images[rng.integers(len(images))].astype(np.float32) / 16, (64, 80), interpolation=cv2.INTER_CUBIC)
        picture = (np.clip((big - 0.35) * 3, 0, 1) * 255).astype(np.uint8)
    elif style == "strokes":
        picture = drawn(digit, rng)
    else:
        picture = glyph(style, digit, False)
    if picture is None:
        picture = drawn(digit, rng)
    picture = cv2.copyMakeBorder(picture, 12, 12, 12, 12, cv2.BORDER_CONSTANT)
    if rng.random() < 0.4:
        kernel = np.ones((2, 2), np.uint8)
        picture = (cv2.dilate if rng.random() < 0.6 else cv2.erode)(picture, kernel, iterations=int(rng.integers(1, 3)))
    height, width = picture.shape
    turned = cv2.getRotationMatrix2D((width / 2, height / 2), rng.normal(0, 6), 1)
    turned[0, 1] += rng.normal(0, 0.12)
    picture = cv2.warpAffine(picture, turned, (width, height))
    return bend(picture, rng, rng.uniform(0.005, 0.03))


def hand_style(rng):
    """Whose hand fills a grid."""
    families = pool("hand")
    chance = rng.random()
    if chance < 0.42:
        files = families[rng.integers(len(families))]
        return files[rng.integers(len(files))]
    return "strokes" if chance < 0.78 else "set"

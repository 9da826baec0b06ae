//! Grids as apps and web pages show them: many fonts, light and dark, small and large.

use super::{CLOSE, FontBytes, Look, NEWSPAPER, PRINT, WHOLE, image, page, seen};
use dejavu::{sans, sans_condensed, sans_mono, serif, serif_condensed};
use image::RgbaImage;

/// The fonts, and how they are called.
const FONTS: [(&str, FontBytes); 20] = [
    ("sans", sans::regular),
    ("sans bold", sans::bold),
    ("sans slanted", sans::oblique),
    ("sans bold slanted", sans::bold_oblique),
    ("condensed", sans_condensed::regular),
    ("condensed bold", sans_condensed::bold),
    ("condensed slanted", sans_condensed::oblique),
    ("condensed bold slanted", sans_condensed::bold_oblique),
    ("typewriter", sans_mono::regular),
    ("typewriter bold", sans_mono::bold),
    ("typewriter slanted", sans_mono::oblique),
    ("typewriter bold slanted", sans_mono::bold_oblique),
    ("serif", serif::regular),
    ("serif bold", serif::bold),
    ("serif slanted", serif::italic),
    ("serif bold slanted", serif::bold_italic),
    ("serif condensed", serif_condensed::regular),
    ("serif condensed bold", serif_condensed::bold),
    ("serif condensed slanted", serif_condensed::italic),
    ("serif condensed bold slanted", serif_condensed::bold_italic),
];

/// The puzzle of [`NEWSPAPER`] in every font, light and dark, in three sizes.
pub fn screens() -> impl Iterator<Item = (String, RgbaImage)> {
    light().chain(dark())
}

/// The light ones.
pub fn light() -> impl Iterator<Item = (String, RgbaImage)> {
    in_every_font("light", Look { paper: 255, tint: 240, ink: 40, ..PRINT })
}

/// The dark ones.
pub fn dark() -> impl Iterator<Item = (String, RgbaImage)> {
    in_every_font("dark", Look { paper: 20, tint: 40, thin: 70, thick: 120, ink: 230, ..PRINT })
}

fn in_every_font(kind: &'static str, look: Look) -> impl Iterator<Item = (String, RgbaImage)> {
    FONTS.into_iter().flat_map(move |(name, font)| {
        let page = page(NEWSPAPER, &Look { font, ..look });
        [(300, CLOSE), (640, WHOLE), (1100, CLOSE)].map(|(side, corners)| {
            let what = format!("{name}, {kind}, {side} pixels");
            (what, image(&seen(&page, corners, side, side), side, side))
        })
    })
}

//! temp
use image::{DynamicImage, ImageDecoder, ImageReader};
use ninefold_scan::Picture;
use ninefold_scan::steps::*;
use std::fs;
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let table = fs::read_to_string("../shared/photos-2/truth.tsv").unwrap();
    let mut photos: Vec<(String, Vec<u8>, bool)> = table
        .lines()
        .skip(1)
        .map(|l| {
            let c: Vec<&str> = l.split('\t').collect();
            (
                format!("../shared/photos-2/{}", c[0]),
                c[3].bytes()
                    .map(|b| b.saturating_sub(b'0').min(9))
                    .map(|d| if d > 9 { 0 } else { d })
                    .collect(),
                c[2] == "all",
            )
        })
        .collect();
    if args[0] == "photos" {
        photos = fs::read_dir("../shared/photos")
            .unwrap()
            .map(|e| e.unwrap().path())
            .filter(|p| p.extension().is_some_and(|e| e == "jpg"))
            .map(|p| {
                let t = fs::read_to_string(p.with_extension("dat")).unwrap();
                (
                    p.display().to_string(),
                    t.lines().skip(2).flat_map(str::split_whitespace).map(|s| s.parse().unwrap()).collect(),
                    false,
                )
            })
            .collect();
        photos.sort();
    }
    for (name, truth, _mixed) in photos {
        if args[0] != "photos" && !args.iter().any(|a| name.contains(a)) {
            continue;
        }
        let mut decoder =
            ImageReader::open(&name).unwrap().with_guessed_format().unwrap().into_decoder().unwrap();
        let o = decoder.orientation().unwrap();
        let mut im = DynamicImage::from_decoder(decoder).unwrap();
        im.apply_orientation(o);
        let im = im.to_rgba8();
        let picture = Picture::new(&im, im.width(), im.height()).unwrap();
        let net = DigitNet::new();
        let inverted = picture.inverted();
        let mut best: Option<(f32, Vec<([f32; 2], [f32; 3])>, Vec<Opinion>, bool, Vec<Crop>)> = None;
        for (pic, inv) in [(&picture, false), (&inverted, true)] {
            for outline in locate(pic) {
                if outline.score < 0.08 {
                    continue;
                }
                let Some(square) = Homography::new(outline.corners) else { continue };
                let lattice = Lattice::flat(square).snapped(pic).snapped(pic);
                let up = read_upright(&net, &crops(pic, &lattice));
                let w = worth(&up.opinions) + outline.score;
                if best.as_ref().is_none_or(|b| w > b.0) {
                    best = Some((w, zz(pic, &lattice, &up), up.opinions, inv, up.crops));
                }
            }
            if best.as_ref().is_some_and(|b| b.0 > 1.3) {
                break;
            }
        }
        let Some((w, z, op, inv, cr)) = best else {
            println!("{name} NONE");
            continue;
        };
        println!("# {name} {w:.2} inv {inv}");
        let lk = |a: &Crop, b: &Crop| {
            let mut best = 0.0f32;
            for dy in -2i32..=2 {
                for dx in -2i32..=2 {
                    let (mut x, mut y, mut z) = (0.0f32, 0.0f32, 0.0f32);
                    for r in 4..24i32 {
                        for k in 4..24i32 {
                            let p = a[(r * 28 + k) as usize] as f32;
                            let q = b[((r + dy) * 28 + k + dx) as usize] as f32;
                            x += p * q;
                            y += p * p;
                            z += q * q;
                        }
                    }
                    best = best.max(x / (y * z).sqrt().max(1.0));
                }
            }
            best
        };
        let dg: Vec<u8> = op.iter().map(|o| o.ranking()[0]).collect();
        let mut all: Vec<f32> = (0..81)
            .flat_map(|i| (i + 1..81).map(move |j| (i, j)))
            .filter(|(i, j)| dg[*i] != 0 && dg[*i] == dg[*j])
            .map(|(i, j)| lk(&cr[i], &cr[j]))
            .collect();
        let mut bests: Vec<f32> = (0..81)
            .filter(|i| dg[*i] != 0)
            .filter_map(|i| {
                (0..81).filter(|j| *j != i && dg[*j] == dg[i]).map(|j| lk(&cr[i], &cr[j])).reduce(f32::max)
            })
            .collect();
        bests.sort_by(f32::total_cmp);
        if !bests.is_empty() {
            println!(
                "? {:.2} {:.2} {:.2} own {:.1}",
                bests[0],
                bests[1],
                bests[2],
                op.iter().map(|o| if o.ranking()[0] != 0 { o.by_hand.max(0.0) } else { 0.0 }).sum::<f32>()
            );
        }
        all.sort_by(f32::total_cmp);
        if !all.is_empty() {
            println!(
                "! {} pairs {} min {:.2} p5 {:.2} p10 {:.2} p25 {:.2} p50 {:.2}",
                dg.iter().filter(|d| **d != 0).count(),
                all.len(),
                all[0],
                all[all.len() / 20],
                all[all.len() / 10],
                all[all.len() / 4],
                all[all.len() / 2]
            );
        }
        for c in 0..81 {
            let r = op[c].ranking();
            let (i, g) = z[c];
            let m = (4..24)
                .flat_map(|r| (4..24).map(move |c| (r, c)))
                .map(|(r, k)| cr[c][r * SIDE + k])
                .max()
                .unwrap()
                .max(1) as f32;
            let dark: Vec<usize> =
                (4..24).filter(|r| (4..24).any(|k| cr[c][r * SIDE + k] as f32 > 0.4 * m)).collect();
            let hgt = dark.last().unwrap_or(&0) + 1 - dark.first().unwrap_or(&0);
            println!(
                "{c} t{} d{} {:.2} own {:.1} ink {:.2} {:.2} ground {:.0} {:.0} {:.0} H {hgt}",
                truth[c],
                r[0],
                op[c].confidence(),
                op[c].by_hand,
                i[0],
                i[1],
                g[0] * 255.0,
                g[1] * 255.0,
                g[2] * 255.0
            );
        }
    }
}

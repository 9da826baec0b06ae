//! temp
use image::{DynamicImage, ImageDecoder, ImageReader};
use ninefold_scan::steps::*;
use ninefold_scan::Picture;
use std::fs;
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let table = fs::read_to_string("../shared/photos-2/truth.tsv").unwrap();
    let mut photos: Vec<(String, Vec<u8>, bool)> = table.lines().skip(1).map(|l| { let c: Vec<&str> = l.split('\t').collect(); (format!("../shared/photos-2/{}", c[0]), c[3].bytes().map(|b| b.saturating_sub(b'0').min(9)).map(|d| if d > 9 {0} else {d}).collect(), c[2] == "all") }).collect();
    if args[0] == "photos" {
        photos = fs::read_dir("../shared/photos").unwrap().map(|e| e.unwrap().path()).filter(|p| p.extension().is_some_and(|e| e == "jpg")).map(|p| { let t = fs::read_to_string(p.with_extension("dat")).unwrap(); (p.display().to_string(), t.lines().skip(2).flat_map(str::split_whitespace).map(|s| s.parse().unwrap()).collect(), false) }).collect();
        photos.sort();
    }
    for (name, truth, _mixed) in photos {
        if args[0] != "photos" && !args.iter().any(|a| name.contains(a)) { continue; }
        let mut decoder = ImageReader::open(&name).unwrap().with_guessed_format().unwrap().into_decoder().unwrap();
        let o = decoder.orientation().unwrap();
        let mut im = DynamicImage::from_decoder(decoder).unwrap();
        im.apply_orientation(o);
        let im = im.to_rgba8();
        let picture = Picture::new(&im, im.width(), im.height()).unwrap();
        let net = DigitNet::new();
        let inverted = picture.inverted();
        let mut best: Option<(f32, Vec<f32>, Vec<[f32;8]>, Vec<Opinion>, [f32;81], bool)> = None;
        for (pic, inv) in [(&picture, false), (&inverted, true)] {
            for outline in locate(pic) {
                if outline.score < 0.08 { continue; }
                let Some(square) = Homography::new(outline.corners) else { continue };
                let lattice = Lattice::flat(square).snapped(pic).snapped(pic);
                let up = read_upright(&net, &crops(pic, &lattice));
                let w = worth(&up.opinions) + outline.score;
                if best.as_ref().is_none_or(|b| w > b.0) {
                    let (f, h) = dump(pic, &lattice, &up);
                    let g = grounds(pic, &lattice, &up);
                    best = Some((w, g, f, up.opinions, h, inv));
                }
            }
            if best.as_ref().is_some_and(|b| b.0 > 1.3) { break; }
        }
        let Some((w, g, f, op, h, inv)) = best else { println!("{name} NONE"); continue };
        println!("# {name} {w:.2} inv {inv}");
        for c in 0..81 {
            let r = op[c].ranking();
            println!("{c} t{} d{} {:.2} own {:.1} h {:.1} f {:?} g {:.0},{:.0},{:.0}", truth[c], r[0], op[c].confidence(), op[c].by_hand, h[c], f[c].map(|x| (x * 100.0).round() / 100.0), g[3*c], g[3*c+1], g[3*c+2]);
        }
    }
}

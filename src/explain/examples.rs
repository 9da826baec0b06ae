//! An example of each technique: a position, and the line of a step that is there. They are shown where techniques are
//! explained, and tested here.

/// Makes `example!("NAME")`, which is the example of a technique as a block of text, and the table for the test.
macro_rules! examples {
    ($($position:literal has { $($name:tt: $step:literal,)* })*) => {
        macro_rules! example {
            $($(($name) => {
                concat!("\n\n```text", $position, "\n", $name, ": ", $step, "\n```\n")
            };)*)*
        }

        /// The positions, and the steps by name.
        #[cfg(test)]
        const EXAMPLES: &[(&str, &[(&str, &str)])] = &[$(($position, &[$(($name, $step)),*]),)*];
    };
}

examples! {
"
1 2  3 .
. .  . .
. .  . .
. .  . .
" has {
    "full-house": "row 1 => r1c4=4",
}
"
. 2  . 1
. .  . .
4 .  . .
. .  . .
" has {
    "naked-single": "=> r1c1=3",
}
"
1 .  . .
. .  1 .
. 1  . .
4 .  . .
" has {
    "hidden-single": "box 4 => r4c4=1",
}
"
. .  3 .
. .  . .
. 4  . .
4 .  . .
" has {
    "locked-pair": "(12)r1c12, row 1, box 1 => r1c4<>12, r2c1<>12, r2c2<>12",
    "naked-pair": "(12)r1c12, row 1, box 1 => r1c4<>12, r2c1<>12, r2c2<>12",
}
"
24  25 24  13   6  123
6   12 3   12   4  5
24  3  5   24   1  6
1   6  24  5    23 34
235 25 1   2346 23 234
23  4  6   123  5  123
" has {
    "locked-triple": "(245)r1c123, row 1, box 1 => r1c6<>2, r2c2<>2",
    "naked-triple": "(245)r1c123, row 1, box 1 => r1c6<>2, r2c2<>2",
    "naked-quadruple": "(1234)r1c1346, row 1 => r1c2<>2",
    "unique-rectangle-type-5": "deadly (13)r1c46 r6c46, extra (2)r1c6 r6c46 => r5c6<>2",
}
"
. .  . .
3 4  . .
. .  . .
. .  . .
" has {
    "pointing": "(1)r1c12, box 1 / row 1 => r1c3<>1, r1c4<>1",
}
"
. .  3 4
. .  . .
. .  . .
. .  . .
" has {
    "claiming": "(1)r1c12, row 1 / box 1 => r2c1<>1, r2c2<>1",
}
"
. .  . .
. .  . .
. .  1 2
. .  2 1
" has {
    "hidden-pair": "(12)r1c12, row 1 => r1c1<>34, r1c2<>34",
}
"
. . .  . . .
. . .  1 2 3
. . .  . . .
. . .  . . .
. . .  . . .
. . .  . . .
" has {
    "hidden-triple": "(123)r1c123, row 1 => r1c1<>456, r1c2<>456, r1c3<>456",
}
"
. . .  . . .
. . .  . . .
. . .  . 1 3
. . .  . 2 4
. . .  . 3 1
. . .  . 4 2
" has {
    "hidden-quadruple": "(1234)r1c1234, row 1 => r1c1<>56, r1c2<>56, r1c3<>56, r1c4<>56",
}
"
4    3   6   15  15  2
15   15  2   4   6   3
3    156 15  2   4   56
56   2   4   56  3   1
1256 156 3   156 125 4
1256 4   15  3   125 56
" has {
    "remote-pair": "(5)r6c6 = (6)r6c6 - (6)r3c6 = (5)r3c6 - (5)r4c4 = (6)r4c4 - (6)r4c1 = (5)r4c1 => r6c1<>56",
    "simple-colors-trap": "A (5)r3c6 r4c1, B (5)r4c4 r6c6 => r6c1<>5",
}
"
2  56  1  4 3  56
46 456 3  1 56 2
1  3   6  2 45 45
5  2   4  6 1  3
3  46  2  5 46 1
46 1   5  3 2  46
" has {
    "bug-plus-one": "extra (6)r2c2, row 2, column 2, box 1 => r2c2<>45",
}
"
36 23 1   4  26  5
4  5  26  26 1   3
2  4  3   1  5   6
1  6  5   3  24  24
5  23 4   26 236 1
36 1  26  5  234 24
" has {
    "bug-type-2": "extra (2)r5c5 r6c5 => r1c5<>2, r4c5<>2, r5c4<>2, r6c6<>2",
}
"
1   3  26  24 5  46
4   26 5   3  26 1
26  1  26  45 3  45
5   4  3   6  1  2
236 26 1   25 4  356
23  5  4   1  26 36
" has {
    "bug-type-3": "extra (26)r5c16, (26)r5c2, row 5 => r5c4<>2",
}
"
5 13 2    6  4  13
6 4  13   15 35 2
2 13 135  4  35 6
4 6  135  15 2  13
1 2  4    3  6  5
3 5  6    2  1  4
" has {
    "bug-type-4": "extra (13)r3c3 r4c3, (5)r3c3 r4c3, column 3, box 3 => r3c3<>1, r4c3<>3",
}
"
2  3   46   46  1  5
14 146 5    3   2  46
3  2   146  5   46 146
5  46  146  146 3  2
6  14  2    14  5  3
14 5   3    2   46 146
" has {
    "skyscraper": "(4)r1c3 = (4)r1c4 - (4)r5c4 = (4)r5c2 => r2c2<>4",
    "two-string-kite": "(6)r1c4 = (6)r1c3 - (6)r2c2 = (6)r4c2 => r4c4<>6",
    "turbot-fish": "(4)r5c2 = (4)r5c4 - (4)r1c4 = (4)r2c6 => r2c2<>4",
    "empty-rectangle": "(4)r3c56 r4c4, pincer (4)r1c34, box 4 => r3c3<>4",
    "dual-empty-rectangle": "(6)r3c3 r4c23, pincer (6)r1c34 r4c4, box 3 => r1c3<>6, r4c4<>6",
    "x-chain": "(4)r1c3 = (4)r1c4 - (4)r5c4 = (4)r5c2 => r2c2<>4",
    "als-xz": "A (146)r2c16, B (146)r6c15, restricted (1)r2c1 r6c1 => r6c6<>6",
    "forcing-chain-verity": "(4)r4c2 - (6)r4c2 = (6)r2c2 - (6)r2c6 = (4)r2c6; (6)r4c2 - (6)r4c4 = (6)r1c4 - (4)r1c4 = (4)r2c6 => r2c6=4",
    "franken-swordfish": "(4)r1c34 r3c3 r4c23 r5c24, row 1, row 5, box 3 / column 2, column 3, column 4 => r2c2<>4, r4c4<>4",
    "mutant-swordfish": "(4)r1c34 r2c1 r5c24 r6c1, row 1, row 5, column 1 / column 4, box 1, box 5 => r2c2<>4, r4c4<>4",
}
"
1  2   5   4    6   3
36 36  4   12   12  5
2  16  3   156  15  4
4  5   16  23   23  16
36 4   16  1356 135 2
5  136 2   136  4   16
" has {
    "dual-two-string-kite": "(1)r4c6 = (1)r4c3 - (1)r3c2 = (1)r6c2; (6)r3c4 = (6)r3c2 - (6)r4c3 = (6)r5c3 => r5c4<>6, r6c6<>1",
}
"
5 2  34   34  6   1
6 34 1    2   345 45
1 34 345  345 2   6
2 6  345  1   345 45
3 1  6    45  45  2
4 5  2    6   1   3
" has {
    "w-wing": "pincer (34)r1c3 r3c2, restricted (3)r1c4 r3c4 => r2c2<>4, r3c3<>4, r4c3<>4",
    "simple-colors-wrap": "A (3)r1c3 r2c5 r3c24 r4c3, B (3)r1c4 r2c2 r4c5 => r1c3<>3, r2c5<>3, r3c2<>3, r3c4<>3, r4c3<>3",
    "multi-colors-1": "A (4)r1c3 r3c2, B (4)r1c4 r2c2, C (4)r2c6, D (4)r4c6 => r3c4<>4, r4c3<>4",
    "xy-chain": "(3)r1c4 = (4)r1c4 - (4)r1c3 = (3)r1c3 - (3)r2c2 = (4)r2c2 - (4)r3c2 = (3)r3c2 => r3c4<>3",
    "discontinuous-nice-loop": "(3)r1c4 = (3)r1c3 - (3)r2c2 = (3)r3c2 - (3)r3c4 = (3)r1c4 => r1c4<>4",
    "aic": "(4)r3c2 = (4)r2c2 - (3)r2c2 = (3)r2c5 - (3)r4c5 = (3)r4c3 => r3c2<>3, r4c3<>4",
    "grouped-discontinuous-nice-loop": "(3)r2c5 - (3)r1c4 = (3)r1c3 - (3)r4c3 = (3)r3c23 - (3)r3c4 = (3)r4c5 - (3)r2c5 => r2c5<>3",
    "grouped-aic": "(3)r1c4 = (3)r1c3 - (3)r4c3 = (3)r3c23 - (3)r3c4 = (3)r4c5 => r2c5<>3, r3c4<>3",
    "forcing-chain-contradiction": "(3)r2c5 - (3)r2c2 = (3)r3c2; (3)r2c5 - (3)r4c5 = (3)r3c4 => r2c5<>3",
    "forcing-net-verity": "(3)r1c3 - (4)r1c3 = (4)r1c4 - (4)r3c4; (4)r1c3 - (4)r3c3; (4)r1c3 - (4)r4c3; (4)r3c3 = (4)r3c2; (4)r4c3 = (4)r3c2 - (4)r3c4 => r3c4<>4",
    "template-set": "=> r1c4=3, r2c2=3, r3c3=3, r4c5=3",
    "template-delete": "(3)r1c4 r2c2 r3c3 r4c5 => r1c3<>3, r2c5<>3, r3c2<>3, r3c4<>3, r4c3<>3",
}
"
234 34 6   25 235 1
5   1  23  6  23  4
6   45 24  25 1   3
23  35 1   4  6   25
34  6  34  1  25  25
1   2  5   3  4   6
" has {
    "xy-wing": "pivot (23)r2c3, pincer (234)r1c2 r3c3 => r3c2<>4",
}
"
35 12   4    126 16  35
6  1235 125  123 15  4
1  235  256  36  4   35
35 4    56   136 156 2
4  6    3    5   2   1
2  15   15   4   3   6
" has {
    "xyz-wing": "pivot (125)r2c3, pincer (125)r1c2 r2c5 => r2c2<>1",
    "aligned-pair-exclusion": "(1235)r2c23, A (1235)r1c12 r2c5 => r2c2<>1",
}
"
5   4   36  2  13 136
136 36  2   4  5  136
36  36  5   1  2  4
2   1   4   3  6  5
4   356 36  56 13 2
36  2   1   56 4  36
" has {
    "unique-rectangle-type-1": "deadly (36)r2c12 r3c12, extra (1)r2c1 => r2c1<>36",
}
"
236  5  1   26 4  36
236  4  26  26 5  1
1    2  5   3  6  4
4    6  3   5  1  2
2356 13 26  4  23 36
26   13 4   12 23 5
" has {
    "unique-rectangle-type-2": "deadly (26)r1c14 r2c14, extra (3)r1c1 r2c1 => r5c1<>3",
}
"
1 24 6   45  245 3
5 24 3   24  6   1
2 3  15  145 45  6
4 6  15  125 3   25
6 1  25  3   25  4
3 25 4   6   1   25
" has {
    "unique-rectangle-type-3": "deadly (15)r3c34 r4c34, extra (24)r3c4 r4c4, (24)r2c4, column 4 => r1c4<>4",
}
"
15  4  15   2  3 6
6   2  3    1  5 4
135 6  125  35 4 235
4   35 25   6  1 235
35  1  6    4  2 35
2   35 4    35 6 1
" has {
    "unique-rectangle-type-4": "deadly (15)r1c13 r3c13, extra (23)r3c13, row 3, box 3 => r3c1<>5, r3c3<>5",
    "hidden-rectangle": "deadly (25)r3c36 r4c36, extra (13)r3c36 r4c6, row 3, column 6 => r3c6<>5",
}
"
16  146 5  2  3  14
2   14  3  15 14 6
4   2   1  6  5  3
3   5   6  4  12 12
15  3   2  15 6  14
156 16  4  13 12 15
" has {
    "unique-rectangle-type-6": "deadly (16)r1c12 r6c12, extra (45)r1c2 r6c1, row 1, row 6, column 2, column 1 => r1c2<>6, r6c1<>6",
}
"
13 5  12  24 6 24
36 26 4   23 5 1
5  1  3   46 2 46
2  4  6   5  1 3
16 3  12  26 4 5
4  26 5   1  3 26
givens: ....6...4..1..3.2.2..5...3...5...1..
" has {
    "avoidable-rectangle-type-1": "deadly (15)r1c12 r3c12 => r1c1<>1",
}
"
2   1   6    5   4   3
4   3   5    1   2   6
16  246 14   26  3   5
5   246 3    26  16  124
13  5   124  236 16  12
136 26  12   4   156 12
givens: 2....34..1.6....3.5......5.......4..
" has {
    "avoidable-rectangle-type-2": "deadly (16)r1c23 r6c23, extra (2)r6c23 => r5c3<>2, r6c6<>2",
}
"
26  5  1   26 4  36
3   4  26  26 5  1
1   2  5   3  6  4
4   6  3   5  1  2
256 13 26  4  23 36
26  13 4   12 23 5
" has {
    "unique-loop-type-1": "deadly (26)r1c14 r2c34 r5c13, extra (5)r5c1 => r5c1<>26",
}
"
5  2  4  13 13  6
13 13 6  4  2   5
2  14 3  6  5   14
14 6  5  2  134 134
6  34 1  5  34  2
34 5  2  13 6   134
" has {
    "unique-loop-type-2": "deadly (13)r1c45 r4c56 r6c46, extra (4)r4c56 r6c6 => r3c6<>4",
}
"
1 35 3456  34  346 2
2 34 46    134 5   136
4 6  13    13  2   5
5 2  13    6   14  13
3 15 15    2   16  4
6 14 124   5   13  13
" has {
    "unique-loop-type-3": "deadly (13)r2c46 r3c34 r4c36, extra (46)r2c46, (46)r2c3, row 2 => r2c2<>4",
}
"
36 5  36  13  134 2
1  34 2   6   5   34
4  2  1   5   36  36
36 36 5   4   2   16
56 1  36  23  346 34
26 36 4   123 136 5
" has {
    "unique-loop-type-4": "deadly (36)r1c13 r4c12 r5c35 r6c25, extra (14)r5c5 r6c5, box 6 => r5c5<>3, r6c5<>3",
}
"
236 4  256  35    1  567 8 357
7   1  568  358   36 456 2 345
246 3  1246 14    24 78  5 78
24  8  57   57    24 3   1 6
1   5  3    2     7  48  6 48
48  7  48   6     5  2   3 1
5   26 14   134   8  16  7 23
38  26 178  1378  36 156 4 235
" has {
    "sue-de-coq": "(13478)r7c4 r8c4, A (3578)r1c4 r2c4 r4c4, B (14)r7c3, column 4, box 7 => r8c3<>1",
}
"
4   35 6   35  2   1
135 2  13  4   35  6
35  1  2   6   4   35
6   35 4   135 135 2
13  6  5   2   13  4
2   4  13  135 6   35
" has {
    "multi-colors-2": "A (3)r1c2 r2c5 r3c1 r6c6, B (3)r1c4 r3c6 r4c2, C (3)r2c3 r5c1, D (3)r5c5 r6c3 => r1c2<>3, r2c5<>3, r3c1<>3, r6c6<>3",
}
"
35  25 4     135 6  12
356 1  2356  35  23 4
136 26 236   4   5  12
15  4  25    13  23 6
2   3  1     6   4  5
4   56 56    2   1  3
" has {
    "continuous-nice-loop": "(1)r1c6 - (1)r3c6 = (2)r3c6 - (2)r3c2 = (2)r1c2 - (2)r1c6 = (1)r1c6 => r3c3<>2",
    "grouped-continuous-nice-loop": "(2)r2c3 = (2)r2c5 - (3)r2c5 = (3)r1c4 r2c4 - (3)r4c4 = (3)r4c5 - (2)r4c5 = (2)r4c3 - (2)r2c3 => r3c3<>2",
}
"
234 23 5    1 34 6
1   6  34   5 2  34
5   4  1    3 6  2
236 23 36   4 5  1
346 1  346  2 34 5
34  5  2    6 1  34
" has {
    "als-xy-wing": "A (234)r1c1 r6c1, B (34)r5c5, C (234)r1c25, restricted (24)r1c125 r5c5 => r5c1<>3",
    "als-chain": "A (34)r1c5, B (34)r6c1, C (34)r2c6, D (34)r6c6, restricted (34)r1c5 r2c6 r6c16 => r1c1<>4",
}
"
1    2  5  8    34  7 34 6
36   7  4  36   8   1 5  2
246  46 37 246  1   5 37 8
37   1  8  5    37  2 6  4
5    8  1  24   247 6 47 3
246  3  26 7    24  8 1  5
2378 5  37 23   6   4 28 1
2468 46 26 1    5   3 28 7
" has {
    "death-blossom": "pivot (46)r3c2, A (246)r8c23, B (246)r3c4 r5c4 => r7c4<>2",
}
"
25 1   35  23 6  4
26 36  4   1  23 5
3  4   2   6  5  1
1  56  56  34 34 2
4  2   36  5  1  36
56 356 1   24 24 36
" has {
    "aligned-triple-exclusion": "(2356)r1c1 r2c1 r5c3, A (356)r1c3 r6c1 => r1c1<>5, r2c1<>2",
}
"
26 1   5    3  246 46
3  4   26   26 1   5
26 5   236  1  346 46
1  36  4    5  36  2
5  236 36   4  26  1
4  26  1    26 5   3
" has {
    "forcing-net-contradiction": "(6)r5c5 - (6)r5c2; (6)r5c5 - (6)r5c3; (6)r5c2 = (6)r6c2; (6)r5c3 = (6)r6c2; (6)r5c5 - (6)r4c5 = (6)r4c2 => r5c5<>6",
    "x-wing": "(6)r1c16 r3c16, column 1, column 6 / row 1, row 3 => r1c5<>6, r3c3<>6, r3c5<>6",
}
"
145  6   15   34  134  2
124  124 3    5   14   6
256  25  4    1   56   3
3    15  156  46  2    45
456  3   56   2   456  1
1456 145 2    346 3456 45
" has {
    "finned-x-wing": "(4)r1c15 r5c15, fin (4)r1c4, row 1, row 5 / column 1, column 5 => r2c5<>4",
    "sashimi-x-wing": "(6)r4c34 r5c3, fin (6)r6c4, column 3, column 4 / row 4, row 5 => r5c5<>6",
    "siamese-sashimi-x-wing": "(6)r4c34 r5c3 r6c4, fin (6)r5c3 r6c4, column 3, column 4 / row 4, row 5, row 6 => r5c5<>6, r6c1<>6",
    "finned-franken-swordfish": "(4)r1c1 r2c5 r5c15, endo fin (4)r1c45, row 1, row 5, box 2 / column 1, column 5, box 1 => r1c1<>4",
}
"
5  24 6 34  1  23 8  7
12 8  7 13  4  6  5  23
6  7  4 5   23 1  23 8
3  1  8 2   7  5  6  4
27 5  1 67  8  4  23 236
8  24 3 46  5  7  1  26
17 3  2 17  6  8  4  5
4  6  5 8   23 23 7  1
" has {
    "finned-mutant-x-wing": "(2)r1c2 r2c18, fin (2)r6c2, row 2, column 2 / column 8, box 1 => r6c8<>2",
}
}

#[cfg(test)]
mod tests {
    use super::EXAMPLES;
    use crate::explain::{Position, Technique, steps_of};

    #[test]
    fn every_step_is_found() {
        for (text, steps) in EXAMPLES {
            let (text, givens) = text.split_once("givens: ").unwrap_or((text, ""));
            let mut position: Position = text.parse().expect("a position");
            if !givens.is_empty() {
                position.set_givens(&givens.parse().expect("a puzzle"));
            }
            for (name, step) in *steps {
                let found = steps_of(&position, name.parse().expect("a technique"));
                let mut lines = found.iter().map(|step| step.to_line(position.shape()));
                assert!(lines.any(|line| line == format!("{name}: {step}")), "{name}: {step}");
            }
        }
    }

    #[test]
    fn every_technique_has_one() {
        let is_shown = |technique: &Technique| {
            let name = technique.to_string();
            EXAMPLES.iter().any(|(_, steps)| steps.iter().any(|(shown, _)| *shown == name))
        };
        let is_one =
            |technique: &Technique| !matches!(technique, Technique::Fish { .. }) && !technique.is_mistake();
        assert_eq!(Technique::all().filter(is_one).find(|technique| !is_shown(technique)), None);
    }
}

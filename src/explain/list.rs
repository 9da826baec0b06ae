//! The list of all techniques but fish, a row each: what a technique is called, how hard it is, what looks for it.

/// Calls a macro with a row for each technique: the variant; its name, its level, and its place in the order; whether
/// it is right in ANY puzzle, or only in one that has ONE solution; and the function that looks for it. If the function
/// serves several techniques, round brackets follow. Then it is told which technique is meant, and its size if the
/// brackets have one.
///
/// Neither paths nor lists of steps ask for the techniques of the last level one by one: where nothing else leads on, they
/// ask for all forcing chains and nets at once. The first two rows have no function: they tell of mistakes, which
/// `mistakes.rs` finds.
///
/// For example, the row of the naked pair says: it is the variant `NakedPair`, it is called "naked-pair", its level is
/// `Medium`, its place in the order is 1300, it is right in ANY puzzle, and
/// `subsets::naked_subset(tools, technique, 2, visit)` looks for it.
///
/// It is a macro because two things are made from it, and a module for browsers holds only those that it calls: the
/// names in `technique.rs`, and in `techniques/by_name.rs` the search for a technique.
macro_rules! techniques {
    ($make:ident) => {
        $make! {
            WrongAnswer                  "wrong-answer"                    Easy       0 ANY;
            MissingCandidate             "missing-candidate"               Easy       1 ANY;
            FullHouse                    "full-house"                      Easy     100 ANY singles::full_house;
            NakedSingle                  "naked-single"                    Easy     200 ANY singles::naked_single;
            HiddenSingle                 "hidden-single"                   Easy     300 ANY singles::hidden_single;
            LockedPair                   "locked-pair"                     Medium  1000 ANY subsets::locked_subset(2);
            LockedTriple                 "locked-triple"                   Medium  1100 ANY subsets::locked_subset(3);
            Pointing                     "pointing"                        Medium  1200 ANY locked::locked_candidates();
            Claiming                     "claiming"                        Medium  1210 ANY locked::locked_candidates();
            NakedPair                    "naked-pair"                      Medium  1300 ANY subsets::naked_subset(2);
            NakedTriple                  "naked-triple"                    Medium  1400 ANY subsets::naked_subset(3);
            HiddenPair                   "hidden-pair"                     Medium  1500 ANY subsets::hidden_subset(2);
            HiddenTriple                 "hidden-triple"                   Medium  1600 ANY subsets::hidden_subset(3);
            NakedQuadruple               "naked-quadruple"                 Hard    2000 ANY subsets::naked_subset(4);
            HiddenQuadruple              "hidden-quadruple"                Hard    2100 ANY subsets::hidden_subset(4);
            RemotePair                   "remote-pair"                     Hard    2800 ANY chains::remote_pair;
            BugPlusOne                   "bug-plus-one"                    Hard    2900 ONE bug::bug_plus_one;
            BugType2                     "bug-type-2"                      Hard    2910 ONE bug::bug_type_2;
            BugType3                     "bug-type-3"                      Hard    2930 ONE bug::bug_type_3;
            BugType4                     "bug-type-4"                      Hard    2920 ONE bug::bug_type_4;
            Skyscraper                   "skyscraper"                      Hard    3000 ANY single_digit::skyscraper;
            TwoStringKite                "two-string-kite"                 Hard    3100 ANY single_digit::two_string_kite;
            DualTwoStringKite            "dual-two-string-kite"            Hard    3110 ANY single_digit::dual_two_string_kite;
            TurbotFish                   "turbot-fish"                     Hard    3120 ANY single_digit::turbot_fish;
            EmptyRectangle               "empty-rectangle"                 Hard    3170 ANY single_digit::empty_rectangle;
            DualEmptyRectangle           "dual-empty-rectangle"            Hard    3180 ANY single_digit::dual_empty_rectangle;
            WWing                        "w-wing"                          Hard    3200 ANY wings::w_wing;
            XyWing                       "xy-wing"                         Hard    3300 ANY wings::pivot_wing(2);
            XyzWing                      "xyz-wing"                        Hard    3400 ANY wings::pivot_wing(3);
            UniqueRectangle1             "unique-rectangle-type-1"         Hard    3500 ONE rectangles::unique_rectangle_type_1;
            UniqueRectangle2             "unique-rectangle-type-2"         Hard    3600 ONE rectangles::unique_rectangle_type_2;
            UniqueRectangle3             "unique-rectangle-type-3"         Hard    3700 ONE rectangles::unique_rectangle_type_3;
            UniqueRectangle4             "unique-rectangle-type-4"         Hard    3800 ONE rectangles::unique_rectangle_type_4;
            UniqueRectangle5             "unique-rectangle-type-5"         Hard    3900 ONE rectangles::unique_rectangle_type_5;
            UniqueRectangle6             "unique-rectangle-type-6"         Hard    4000 ONE rectangles::unique_rectangle_type_6;
            HiddenRectangle              "hidden-rectangle"                Hard    4010 ONE rectangles::hidden_rectangle;
            AvoidableRectangle1          "avoidable-rectangle-type-1"      Hard    4020 ONE avoidable::avoidable_rectangle_type_1;
            AvoidableRectangle2          "avoidable-rectangle-type-2"      Hard    4030 ONE avoidable::avoidable_rectangle_type_2;
            UniqueLoop1                  "unique-loop-type-1"              Hard    4040 ONE loops::unique_loop_type_1;
            UniqueLoop2                  "unique-loop-type-2"              Hard    4050 ONE loops::unique_loop_type_2;
            UniqueLoop3                  "unique-loop-type-3"              Hard    4060 ONE loops::unique_loop_type_3;
            UniqueLoop4                  "unique-loop-type-4"              Hard    4070 ONE loops::unique_loop_type_4;
            SueDeCoq                     "sue-de-coq"                      Unfair  5300 ANY sue_de_coq::sue_de_coq;
            SimpleColorsTrap             "simple-colors-trap"              Hard    5330 ANY colours::simple_colors_trap;
            SimpleColorsWrap             "simple-colors-wrap"              Hard    5340 ANY colours::simple_colors_wrap;
            MultiColors1                 "multi-colors-1"                  Hard    5360 ANY colours::multi_colors_1;
            MultiColors2                 "multi-colors-2"                  Hard    5370 ANY colours::multi_colors_2;
            XChain                       "x-chain"                         Unfair  5400 ANY chains::x_chain;
            XyChain                      "xy-chain"                        Unfair  5500 ANY chains::xy_chain;
            ContinuousNiceLoop           "continuous-nice-loop"            Unfair  5600 ANY nice_loops::nice_loops();
            DiscontinuousNiceLoop        "discontinuous-nice-loop"         Unfair  5610 ANY nice_loops::nice_loops();
            Aic                          "aic"                             Unfair  5620 ANY nice_loops::aic;
            GroupedContinuousNiceLoop    "grouped-continuous-nice-loop"    Unfair  5650 ANY grouped::loops_and_chains();
            GroupedDiscontinuousNiceLoop "grouped-discontinuous-nice-loop" Unfair  5660 ANY grouped::loops_and_chains();
            GroupedAic                   "grouped-aic"                     Unfair  5670 ANY grouped::loops_and_chains();
            AlsXz                        "als-xz"                          Unfair  5700 ANY almost_locked::als_xz;
            AlsXyWing                    "als-xy-wing"                     Unfair  5800 ANY almost_locked::als_xy_wing;
            AlsChain                     "als-chain"                       Unfair  5900 ANY almost_locked::als_chain;
            DeathBlossom                 "death-blossom"                   Unfair  6000 ANY death_blossom::death_blossom;
            AlignedPairExclusion         "aligned-pair-exclusion"          Unfair  6050 ANY exclusion::aligned_exclusion(2);
            AlignedTripleExclusion       "aligned-triple-exclusion"        Unfair  6060 ANY exclusion::aligned_exclusion(3);
            ForcingChainContradiction    "forcing-chain-contradiction"     Extreme 8500 ANY forcing::forcing();
            ForcingChainVerity           "forcing-chain-verity"            Extreme 8510 ANY forcing::forcing();
            ForcingNetContradiction      "forcing-net-contradiction"       Extreme 8600 ANY forcing::forcing();
            ForcingNetVerity             "forcing-net-verity"              Extreme 8610 ANY forcing::forcing();
            TemplateSet                  "template-set"                    Extreme 8700 ANY templates::templates();
            TemplateDelete               "template-delete"                 Extreme 8800 ANY templates::templates();
        }
    };
}

//! How much the length of a chain adds to its rating.

/// The tenths that a chain of so many facts adds: one for each of 4, 6, 8, 12, 16, 24, … that the number of its links
/// exceeds. The scale counts two links fewer than facts, whatever the form of the chain.
pub(super) fn tenths_of_length(facts: usize) -> u16 {
    let (mut limit, mut tenths) = (4, 0);
    while facts > limit + 2 {
        tenths += 1;
        limit = if tenths % 2 == 1 { limit * 3 / 2 } else { limit * 4 / 3 };
    }
    tenths
}

#[cfg(test)]
mod tests {
    use super::tenths_of_length;

    #[test]
    fn the_limits_are_those_of_the_scale() {
        let limits = [4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256];
        for (index, limit) in limits.into_iter().enumerate() {
            assert_eq!(tenths_of_length(limit + 2), index as u16);
            assert_eq!(tenths_of_length(limit + 3), index as u16 + 1);
        }
    }
}

//! Three numbers of 32 bits, one for each band of a 9×9, handled at once by 128-bit instructions.
//!
//! They are SSE2's on x86, and simd128's in WebAssembly where it is enabled. Elsewhere plain arrays do the
//! same, for example on ARM, and in WebAssembly for WASI, where `cargo test --target wasm32-wasip1 --test
//! verdicts` tests them. A fourth number comes with the vector; it is 0 unless something else is said.

#[cfg(not(any(target_feature = "sse2", target_feature = "simd128")))]
use arrays::*;
#[cfg(target_feature = "simd128")]
use simd128::*;
#[cfg(target_feature = "sse2")]
use sse2::*;
use std::ops::{Add, BitAnd, BitOr, BitXor, Shl, Shr, Sub};

/// A number for each band.
#[derive(Clone, Copy)]
pub struct Bands(Lanes);

impl Bands {
    /// The same number for every band, and in the fourth lane.
    #[inline(always)]
    pub const fn each(number: u32) -> Bands {
        Bands(make([number; 4]))
    }

    /// A number for each band, and one for the fourth lane.
    #[inline(always)]
    pub const fn new(numbers: [u32; 4]) -> Bands {
        Bands(make(numbers))
    }

    #[inline(always)]
    pub fn to_array(self) -> [u32; 4] {
        get(self.0)
    }

    /// What is set here and not in the other.
    #[inline(always)]
    pub fn without(self, other: Bands) -> Bands {
        Bands(and_not(self.0, other.0))
    }

    /// Each band's number goes to the band above, the top one's to the bottom.
    #[inline(always)]
    pub fn up(self) -> Bands {
        Bands(up(self.0))
    }

    /// All ones for each number that is 0, the fourth lane's as well.
    #[inline(always)]
    pub fn zeros(self) -> Bands {
        Bands(zeros(self.0))
    }

    #[inline(always)]
    pub fn any(self) -> bool {
        self.nonzero() != 0
    }

    /// A bit for each number that is not 0, if all are below 2³¹.
    #[inline(always)]
    pub fn nonzero(self) -> u32 {
        sign_bits(sub(make([0; 4]), self.0))
    }

    /// One bit of each of the four numbers, as a number of four bits: bit 0 is the top band's.
    #[inline(always)]
    pub fn column(self, bit: u32) -> u32 {
        sign_bits(shl(self.0, 31 - bit))
    }

    /// How many bits are set in all.
    #[inline(always)]
    pub fn count(self) -> u32 {
        let [low, high] = halves(self.0);
        low.count_ones() + high.count_ones()
    }

    /// Sorts four vectors by band: for each band, a vector of the numbers that the four have for it.
    #[inline(always)]
    pub fn transpose(rows: [Bands; 4]) -> [Bands; 3] {
        transpose(rows.map(|row| row.0)).map(Bands)
    }
}

macro_rules! operators {
    ($($operator:ident, $method:ident, $argument:ty, $lanes:expr;)*) => {$(
        impl $operator<$argument> for Bands {
            type Output = Bands;

            #[inline(always)]
            fn $method(self, other: $argument) -> Bands {
                Bands($lanes(self, other))
            }
        }
    )*};
}

operators! {
    BitAnd, bitand, Bands, |a: Bands, b: Bands| and(a.0, b.0);
    BitOr, bitor, Bands, |a: Bands, b: Bands| or(a.0, b.0);
    BitXor, bitxor, Bands, |a: Bands, b: Bands| xor(a.0, b.0);
    Add, add, Bands, |a: Bands, b: Bands| add(a.0, b.0);
    Sub, sub, Bands, |a: Bands, b: Bands| sub(a.0, b.0);
    Shl, shl, u32, |a: Bands, bits| shl(a.0, bits);
    Shr, shr, u32, |a: Bands, bits| shr(a.0, bits);
}

#[cfg(target_feature = "simd128")]
#[rustfmt::skip]
mod simd128 {
    use std::arch::wasm32::*;

    pub type Lanes = v128;

    #[inline(always)] pub const fn make([a, b, c, d]: [u32; 4]) -> Lanes { u32x4(a, b, c, d) }
    #[inline(always)] pub fn and(a: Lanes, b: Lanes) -> Lanes { v128_and(a, b) }
    #[inline(always)] pub fn or(a: Lanes, b: Lanes) -> Lanes { v128_or(a, b) }
    #[inline(always)] pub fn xor(a: Lanes, b: Lanes) -> Lanes { v128_xor(a, b) }
    #[inline(always)] pub fn and_not(a: Lanes, b: Lanes) -> Lanes { v128_andnot(a, b) }
    #[inline(always)] pub fn add(a: Lanes, b: Lanes) -> Lanes { u32x4_add(a, b) }
    #[inline(always)] pub fn sub(a: Lanes, b: Lanes) -> Lanes { u32x4_sub(a, b) }
    #[inline(always)] pub fn shl(a: Lanes, bits: u32) -> Lanes { u32x4_shl(a, bits) }
    #[inline(always)] pub fn shr(a: Lanes, bits: u32) -> Lanes { u32x4_shr(a, bits) }
    #[inline(always)] pub fn up(a: Lanes) -> Lanes { u32x4_shuffle::<1, 2, 0, 3>(a, a) }
    #[inline(always)] pub fn zeros(a: Lanes) -> Lanes { u32x4_eq(a, u32x4_splat(0)) }
    #[inline(always)] pub fn sign_bits(a: Lanes) -> u32 { u32x4_bitmask(a).into() }
    #[inline(always)] pub fn transpose([a, b, c, d]: [Lanes; 4]) -> [Lanes; 3] {
        let [ab, cd] = [(a, b), (c, d)].map(|(a, b)| u32x4_shuffle::<0, 4, 1, 5>(a, b));
        let [last_ab, last_cd] = [(a, b), (c, d)].map(|(a, b)| u32x4_shuffle::<2, 6, 3, 7>(a, b));
        let [first, second] = [u64x2_shuffle::<0, 2>(ab, cd), u64x2_shuffle::<1, 3>(ab, cd)];
        [first, second, u64x2_shuffle::<0, 2>(last_ab, last_cd)]
    }
    #[inline(always)] pub fn halves(a: Lanes) -> [u64; 2] {
        [u64x2_extract_lane::<0>(a), u64x2_extract_lane::<1>(a)]
    }
    #[inline(always)] pub fn get(a: Lanes) -> [u32; 4] {
        let [low, high] = [u32x4_extract_lane::<0>(a), u32x4_extract_lane::<1>(a)];
        [low, high, u32x4_extract_lane::<2>(a), u32x4_extract_lane::<3>(a)]
    }
}

#[cfg(target_feature = "sse2")]
#[rustfmt::skip]
#[allow(unsafe_code)]
mod sse2 {
    #[cfg(target_arch = "x86")]
    use std::arch::x86::*;
    #[cfg(target_arch = "x86_64")]
    use std::arch::x86_64::*;

    /// Calls instructions of SSE2.
    macro_rules! sse2 {
        ($calls:expr) => {
            // SAFETY: they work on values alone and ask for SSE2, without which this module is not compiled.
            unsafe { $calls }
        };
    }

    pub type Lanes = __m128i;

    #[inline(always)] pub const fn make(numbers: [u32; 4]) -> Lanes {
        // SAFETY: both are 16 bytes, and any bits will do for either.
        unsafe { std::mem::transmute(numbers) }
    }
    #[inline(always)] pub fn and(a: Lanes, b: Lanes) -> Lanes { sse2!(_mm_and_si128(a, b)) }
    #[inline(always)] pub fn or(a: Lanes, b: Lanes) -> Lanes { sse2!(_mm_or_si128(a, b)) }
    #[inline(always)] pub fn xor(a: Lanes, b: Lanes) -> Lanes { sse2!(_mm_xor_si128(a, b)) }
    #[inline(always)] pub fn and_not(a: Lanes, b: Lanes) -> Lanes { sse2!(_mm_andnot_si128(b, a)) }
    #[inline(always)] pub fn add(a: Lanes, b: Lanes) -> Lanes { sse2!(_mm_add_epi32(a, b)) }
    #[inline(always)] pub fn sub(a: Lanes, b: Lanes) -> Lanes { sse2!(_mm_sub_epi32(a, b)) }
    #[inline(always)] pub fn shl(a: Lanes, bits: u32) -> Lanes {
        sse2!(_mm_sll_epi32(a, _mm_cvtsi32_si128(bits.cast_signed())))
    }
    #[inline(always)] pub fn shr(a: Lanes, bits: u32) -> Lanes {
        sse2!(_mm_srl_epi32(a, _mm_cvtsi32_si128(bits.cast_signed())))
    }
    #[inline(always)] pub fn up(a: Lanes) -> Lanes { sse2!(_mm_shuffle_epi32::<0b11_00_10_01>(a)) }
    #[inline(always)] pub fn zeros(a: Lanes) -> Lanes { sse2!(_mm_cmpeq_epi32(a, _mm_setzero_si128())) }
    #[inline(always)] pub fn sign_bits(a: Lanes) -> u32 {
        sse2!(_mm_movemask_ps(_mm_castsi128_ps(a)).cast_unsigned())
    }
    #[inline(always)] pub fn transpose([a, b, c, d]: [Lanes; 4]) -> [Lanes; 3] {
        sse2!({
            let (ab, cd) = (_mm_unpacklo_epi32(a, b), _mm_unpacklo_epi32(c, d));
            let (last_ab, last_cd) = (_mm_unpackhi_epi32(a, b), _mm_unpackhi_epi32(c, d));
            [_mm_unpacklo_epi64(ab, cd), _mm_unpackhi_epi64(ab, cd), _mm_unpacklo_epi64(last_ab, last_cd)]
        })
    }
    #[inline(always)] pub fn halves(a: Lanes) -> [u64; 2] {
        // SAFETY: as in `make`.
        unsafe { std::mem::transmute::<Lanes, [u64; 2]>(a) }
    }
    #[inline(always)] pub fn get(a: Lanes) -> [u32; 4] {
        let [low, high] = halves(a);
        [low as u32, (low >> 32) as u32, high as u32, (high >> 32) as u32]
    }
}

#[rustfmt::skip]
#[allow(dead_code, reason = "where there are vectors, only the test below needs it")]
mod arrays {
    use std::array::from_fn;

    pub type Lanes = [u32; 4];

    #[inline(always)] pub const fn make(numbers: [u32; 4]) -> Lanes { numbers }
    #[inline(always)] pub fn and(a: Lanes, b: Lanes) -> Lanes { from_fn(|i| a[i] & b[i]) }
    #[inline(always)] pub fn or(a: Lanes, b: Lanes) -> Lanes { from_fn(|i| a[i] | b[i]) }
    #[inline(always)] pub fn xor(a: Lanes, b: Lanes) -> Lanes { from_fn(|i| a[i] ^ b[i]) }
    #[inline(always)] pub fn and_not(a: Lanes, b: Lanes) -> Lanes { from_fn(|i| a[i] & !b[i]) }
    #[inline(always)] pub fn add(a: Lanes, b: Lanes) -> Lanes { from_fn(|i| a[i].wrapping_add(b[i])) }
    #[inline(always)] pub fn sub(a: Lanes, b: Lanes) -> Lanes { from_fn(|i| a[i].wrapping_sub(b[i])) }
    #[inline(always)] pub fn shl(a: Lanes, bits: u32) -> Lanes { a.map(|number| number << bits) }
    #[inline(always)] pub fn shr(a: Lanes, bits: u32) -> Lanes { a.map(|number| number >> bits) }
    #[inline(always)] pub fn up([a, b, c, d]: Lanes) -> Lanes { [b, c, a, d] }
    #[inline(always)] pub fn zeros(a: Lanes) -> Lanes {
        a.map(|number| if number == 0 { u32::MAX } else { 0 })
    }
    #[inline(always)] pub fn sign_bits(a: Lanes) -> u32 { (0..4).map(|i| a[i] >> 31 << i).sum() }
    #[inline(always)] pub fn transpose(rows: [Lanes; 4]) -> [Lanes; 3] {
        [0, 1, 2].map(|i| rows.map(|row| row[i]))
    }
    #[inline(always)] pub fn halves([a, b, c, d]: Lanes) -> [u64; 2] {
        [(a, b), (c, d)].map(|(low, high)| u64::from(low) | u64::from(high) << 32)
    }
    #[inline(always)] pub fn get(a: Lanes) -> [u32; 4] { a }
}

#[cfg(test)]
mod tests {
    use super::{Bands, arrays};
    use proptest::prelude::*;

    proptest! {
        /// The instructions that this machine uses against plain arrays, which the others use.
        #[test]
        fn all_lanes_do_the_same(a: [u32; 4], b: [u32; 4], c: [u32; 4], d: [u32; 4], bit in 0..32u32) {
            let [x, y, z, w] = [a, b, c, d].map(Bands::new);
            for (found, expected) in [
                (x & y, arrays::and(a, b)),
                (x | y, arrays::or(a, b)),
                (x ^ y, arrays::xor(a, b)),
                (x.without(y), arrays::and_not(a, b)),
                (x + y, arrays::add(a, b)),
                (x - y, arrays::sub(a, b)),
                (x << bit, arrays::shl(a, bit)),
                (x >> bit, arrays::shr(a, bit)),
                (x.up(), arrays::up(a)),
                ((x >> bit).zeros(), arrays::zeros(arrays::shr(a, bit))),
            ] {
                prop_assert_eq!(found.to_array(), expected);
            }
            prop_assert_eq!(x.column(bit), arrays::sign_bits(arrays::shl(a, 31 - bit)));
            prop_assert_eq!(x.count(), arrays::halves(a).map(u64::count_ones).into_iter().sum::<u32>());
            let transposed = Bands::transpose([x, y, z, w]).map(Bands::to_array);
            prop_assert_eq!(transposed, arrays::transpose([a, b, c, d]));
            let small = arrays::shr(arrays::shr(a, bit), 1);
            prop_assert_eq!(Bands::new(small).nonzero(), arrays::sign_bits(arrays::zeros(small)) ^ 15);
        }
    }
}

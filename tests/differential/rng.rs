//! Random numbers from a seed, the same on every machine.

/// SplitMix64 generator.
#[derive(Clone)]
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng::with_state(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678_9abc_def0)
    }

    /// Returns a generator with this state, from which the first number is computed.
    pub fn with_state(state: u64) -> Rng {
        Rng(state)
    }

    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number from 0 to `n` - 1; 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        if n == 0 { 0 } else { (self.bits() % n as u64) as usize }
    }

    /// Returns a number from `low` to `high`, both inclusive.
    pub fn range(&mut self, low: usize, high: usize) -> usize {
        low + self.below(high - low + 1)
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<'a, T: ?Sized>(&mut self, list: &[&'a T]) -> &'a T {
        list[self.below(list.len())]
    }

    /// Returns a clone of one element.
    pub fn one<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())].clone()
    }

    /// Returns an integer of a width in LLVM's syntax, often a boundary value.
    pub fn int(&mut self, width: u32) -> String {
        use llvmlite_jit::value::{sign_extend, truncate};
        let noise = u128::from(self.bits()) << 64 | u128::from(self.bits());
        let least = 1u128 << (width - 1);
        let bits = match self.below(12) {
            0 => 0,
            1 => 1,
            2 => u128::MAX,
            3 => least,
            4 => least - 1,
            5 => 1u128 << self.below(width as usize),
            6 | 7 => noise,
            8 => noise & 0xffff_ffff,
            _ => noise & 15,
        };
        match width {
            1 => (bits & 1 == 1).to_string(),
            _ => sign_extend(width, truncate(width, bits)).to_string(),
        }
    }

    /// Returns a 16-bit floating-point number in LLVM's syntax, never a NaN: `half` has 10 fraction bits, `bfloat` 7.
    pub fn small(&mut self, fraction: u32) -> String {
        let infinity = 0x7fff & (u16::MAX << fraction);
        let one = (infinity >> 1) & (u16::MAX << fraction);
        let bits = match self.below(12) {
            0 => 0,
            1 => 0x8000,
            2 => one,
            3 => one | 0x8000 | 1 << (fraction - 1),
            4 => [infinity, infinity | 0x8000, infinity - 1, 1][self.below(4)],
            5..=7 => one + (self.below(1 << (fraction + 3)) as u16),
            8 | 9 => (one - self.below(1 << (fraction + 2)) as u16) | 0x8000,
            _ => self.bits() as u16,
        };
        let bits = if bits & 0x7fff > infinity { one } else { bits };
        format!("0x{}{bits:04X}", if fraction == 10 { 'H' } else { 'R' })
    }

    /// Returns a number of `x86_fp80`, or of `fp128` if `quad`.
    pub fn large(&mut self, quad: bool) -> String {
        let sign = (self.below(2) << 15) as u64;
        let exponent = match self.below(8) {
            0 => 0x3fff - self.below(16400).min(0x3ffe) as u64,
            1 => 0x3fff + self.below(16383) as u64,
            2..=4 => 0x3fff + self.below(70) as u64,
            _ => 0x3fff - self.below(4) as u64,
        };
        let mut fraction = match self.below(4) {
            0 => 0,
            1 => self.bits(),
            2 => u64::MAX << self.below(64),
            _ => self.bits() & (u64::MAX << 44),
        };
        let special = self.below(16);
        let exponent = match special {
            0 => 0,
            1 => 0x7fff,
            _ => exponent.max(1),
        };
        if special < 2 {
            fraction = 0;
        }
        if quad {
            let low = if special < 2 || self.chance(50) { 0 } else { self.bits() };
            return format!("0xL{low:016X}{:016X}", (sign | exponent) << 48 | fraction >> 16);
        }
        // The format stores the integer bit.
        let first = if special == 0 { 0 } else { 1 << 63 };
        format!("0xK{:04X}{:016X}", sign | exponent, first | fraction >> 1)
    }

    /// Returns a floating-point number in LLVM's syntax, written as a `double`; for `float` one that it represents
    /// exactly.
    pub fn float(&mut self, double: bool) -> String {
        let value = match self.below(14) {
            0 => 0.0,
            1 => -0.0,
            2 => 1.0,
            3 => -1.5,
            4 => 1e30,
            5 => -1e-30,
            6 => f64::from(self.bits() as i32),
            7 => self.bits() as f64,
            8 => [f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 5e-324, f64::MAX][self.below(5)],
            9 => f64::from_bits(self.bits()),
            _ => (self.bits() % 2000) as f64 / 8.0 - 125.0,
        };
        let value = if value.is_nan() { 0.5 } else { value };
        let value = if double { value } else { f64::from(value as f32) };
        format!("0x{:016X}", value.to_bits())
    }
}

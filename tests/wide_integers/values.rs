//! Types of operands, and their boundary values.

use llvmlite_jit::ir::FloatKind;
use llvmlite_jit::value::{Value, parse_value, truncate};
use std::collections::HashSet;

/// A type of operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ty {
    Int(u32),
    Float(FloatKind),
    Ptr,
}

/// All floating-point formats.
pub const FLOATS: [Ty; 6] = [
    Ty::Float(FloatKind::Half),
    Ty::Float(FloatKind::BFloat),
    Ty::Float(FloatKind::Float),
    Ty::Float(FloatKind::Double),
    Ty::Float(FloatKind::X86Fp80),
    Ty::Float(FloatKind::Fp128),
];

impl Ty {
    /// Returns the spelling of the type.
    pub fn text(self) -> String {
        match self {
            Ty::Int(width) => format!("i{width}"),
            Ty::Float(kind) => kind.keyword().into(),
            Ty::Ptr => "ptr".into(),
        }
    }

    /// Returns the type suffix of intrinsic names.
    pub fn suffix(self) -> &'static str {
        match self {
            Ty::Float(FloatKind::Half) => "f16",
            Ty::Float(FloatKind::BFloat) => "bf16",
            Ty::Float(FloatKind::Float) => "f32",
            Ty::Float(FloatKind::Double) => "f64",
            Ty::Float(FloatKind::X86Fp80) => "f80",
            _ => "f128",
        }
    }

    /// Returns the boundary values.
    pub fn edges(self) -> Vec<Value> {
        match self {
            Ty::Int(width) => integers(width).iter().map(|words| int(width, words)).collect(),
            Ty::Float(kind) => NUMBERS
                .iter()
                .map(|text| {
                    // `double` and `float` are parsed from a double; the others from their own syntax.
                    parse_value(&format!("{} {text}", kind.keyword())).unwrap_or_else(|e| panic!("{e}"))
                })
                .collect(),
            Ty::Ptr => [0, 1, 0x7fff_ffff_ffff, u64::MAX].map(Value::Ptr).to_vec(),
        }
    }
}

/// Numbers that are integers of many widths, and some that are not integers.
const NUMBERS: &[&str] = &[
    "0.0", "-0.0", "1.0", "-1.0", "0.5", "-0.75", "2.5", "65504.0", "-65504.0", "1e18", "-1e19", "1.5e38", "-3e38",
    "6.5e38", "1e39", "-1e60", "1e76", "-1e77", "1e200", "-1e300", "1.7e308", "1e-300",
];

/// Creates a value of a width from its limbs.
pub fn int(width: u32, words: &[u64]) -> Value {
    if width <= 128 {
        let bits = u128::from(words[0]) | u128::from(words.get(1).copied().unwrap_or(0)) << 64;
        return Value::Int { width, bits: truncate(width, bits) };
    }
    let mut words = words.to_vec();
    words.resize(width.div_ceil(64) as usize, 0);
    if let (1.., Some(last)) = (width % 64, words.last_mut()) {
        *last &= u64::MAX >> (64 - width % 64);
    }
    Value::Wide { width, words: words.into() }
}

/// Returns 0, 1, -1, minimum, maximum, alternating bits, carries across limbs, the width itself, and
/// pseudo-random numbers.
pub fn integers(width: u32) -> Vec<Vec<u64>> {
    let count = width.div_ceil(64).max(2) as usize;
    let ones = |n: u32| -> Vec<u64> {
        (0..count as u32)
            .map(|w| match n.saturating_sub(w * 64) {
                64.. => u64::MAX,
                bits => (1 << bits) - 1,
            })
            .collect()
    };
    let word = |n: u64| {
        let mut all = vec![0; count];
        all[0] = n;
        all
    };
    let power = |n: u32| {
        let mut all = vec![0; count];
        all[n as usize / 64] = 1 << (n % 64);
        all
    };
    let pattern = |seed: u64| -> Vec<u64> {
        let step = |n: usize| seed.wrapping_mul(2 * n as u64 + 1).rotate_left(7 * n as u32) ^ 0x0f1e_2d3c_4b5a_6978;
        (0..count).map(step).collect()
    };
    let mut minus_two = ones(width);
    minus_two[0] ^= 1;
    let mut above_least = power(width - 1);
    above_least[0] |= 1;
    let mut half = pattern(0x0123_4567_89ab_cdef);
    half[count / 2..].fill(0);
    let mut all = vec![
        word(0),
        word(1),
        word(3),
        word(10),
        ones(width),
        minus_two,
        power(width - 1),
        above_least,
        ones(width - 1),
        vec![0x5555_5555_5555_5555; count],
        word(u64::from(width) - 1),
        word(u64::from(width)),
        word(65),
        ones(64.min(width)),
        power(64.min(width - 1)),
        ones(width / 2),
        power(width / 2),
        pattern(0x9e37_79b9_7f4a_7c15),
        pattern(0xdead_beef_cafe_f00d),
        half,
    ];
    if let 1.. = width % 64 {
        let last = (width / 64) as usize;
        all.iter_mut().for_each(|words| words[last] &= u64::MAX >> (64 - width % 64));
    }
    let mut seen = HashSet::new();
    all.retain(|words| seen.insert(words.clone()));
    all
}

/// Returns the argument lists of a case: all combinations of boundary values, or of a few values if these suffice.
pub fn arguments(params: &[Ty], reduced_values: bool) -> Vec<Vec<Value>> {
    let mut lists: Vec<Vec<Value>> = vec![Vec::new()];
    for (n, param) in params.iter().enumerate() {
        let mut edges = param.edges();
        if reduced_values || params.len() > 2 {
            edges = edges.into_iter().skip(n % 2).step_by(3).collect();
        }
        let longer = |list: &Vec<Value>| -> Vec<Vec<Value>> {
            edges.iter().map(|value| [list.as_slice(), std::slice::from_ref(value)].concat()).collect()
        };
        lists = lists.iter().flat_map(longer).collect();
    }
    lists
}

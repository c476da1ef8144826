//! Types of operands, and their boundary values.

use super::cases::Case;
use llvmlite_jit::ir::FloatKind;
use llvmlite_jit::value::{Value, truncate};

/// A type of operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ty {
    Int(u32),
    Half,
    BFloat,
    Float,
    Double,
    X86Fp80,
    Fp128,
    Ptr,
}

impl Ty {
    /// Returns the spelling of the type.
    pub fn text(self) -> String {
        match self {
            Ty::Int(width) => format!("i{width}"),
            Ty::Half => "half".into(),
            Ty::BFloat => "bfloat".into(),
            Ty::Float => "float".into(),
            Ty::Double => "double".into(),
            Ty::X86Fp80 => "x86_fp80".into(),
            Ty::Fp128 => "fp128".into(),
            Ty::Ptr => "ptr".into(),
        }
    }

    /// Returns the number of bits.
    pub fn bits(self) -> u32 {
        match self {
            Ty::Int(width) => width,
            Ty::Half | Ty::BFloat => 16,
            Ty::Float => 32,
            Ty::Double | Ty::Ptr => 64,
            Ty::X86Fp80 => 80,
            Ty::Fp128 => 128,
        }
    }

    /// Returns the type suffix of intrinsic names.
    pub fn suffix(self) -> String {
        match self {
            Ty::Half => "f16".into(),
            Ty::BFloat => "bf16".into(),
            Ty::Float => "f32".into(),
            Ty::Double => "f64".into(),
            Ty::X86Fp80 => "f80".into(),
            Ty::Fp128 => "f128".into(),
            Ty::Ptr => "p0".into(),
            Ty::Int(width) => format!("i{width}"),
        }
    }

    /// Returns the value with these bits.
    pub fn value(self, bits: u128) -> Value {
        match self {
            Ty::Int(width) => Value::Int { width, bits: truncate(width, bits) },
            Ty::Half => Value::Float { kind: FloatKind::Half, bits: bits & 0xffff },
            Ty::BFloat => Value::Float { kind: FloatKind::BFloat, bits: bits & 0xffff },
            Ty::Float => Value::Float { kind: FloatKind::Float, bits: bits & 0xffff_ffff },
            Ty::Double => Value::Float { kind: FloatKind::Double, bits: bits & u128::from(u64::MAX) },
            Ty::X86Fp80 => Value::Float { kind: FloatKind::X86Fp80, bits: truncate(80, bits) },
            Ty::Fp128 => Value::Float { kind: FloatKind::Fp128, bits },
            Ty::Ptr => Value::Ptr(bits as u64),
        }
    }

    /// Returns the boundary values.
    pub fn edges(self) -> Vec<u128> {
        match self {
            Ty::Int(width) => integers(width),
            Ty::Half => HALVES.iter().map(|b| u128::from(*b)).collect(),
            Ty::BFloat => BFLOATS.iter().map(|b| u128::from(*b)).collect(),
            Ty::Float => FLOATS.iter().map(|b| u128::from(*b)).collect(),
            Ty::Double => DOUBLES.iter().map(|b| u128::from(*b)).collect(),
            Ty::X86Fp80 => EXTENDED.iter().map(|(top, low)| u128::from(*top) << 64 | u128::from(*low)).collect(),
            Ty::Fp128 => QUADS.iter().map(|(high, low)| u128::from(*high) << 64 | u128::from(*low)).collect(),
            Ty::Ptr => vec![0, 1, 0x7fff_ffff, 0x8000_0000, 0x7fff_ffff_ffff, 1 << 63, u128::from(u64::MAX)],
        }
    }
}

/// Returns 0, 1, -1, minimum, maximum, alternating bits, the width itself, and the neighbors of these.
pub fn integers(width: u32) -> Vec<u128> {
    let least = 1u128 << (width - 1);
    let all = [
        0,
        1,
        2,
        3,
        u128::MAX,
        u128::MAX - 1,
        least,
        least.wrapping_sub(1),
        least + 1,
        0x5555_5555_5555_5555_5555_5555_5555_5555,
        0xaaaa_aaaa_aaaa_aaaa_aaaa_aaaa_aaaa_aaaa,
        u128::from(width - 1),
        u128::from(width),
        0x0123_4567_89ab_cdef_0f1e_2d3c_4b5a_6978,
    ];
    let mut cut: Vec<u128> = all.iter().map(|v| truncate(width, *v)).collect();
    cut.sort_unstable();
    cut.dedup();
    cut
}

/// ±0, ±1, halves, subnormals, the limits of the integer ranges, maximum, ±inf, NaNs with payloads.
const DOUBLES: &[u64] = &[
    0,
    1 << 63,
    0x3ff0_0000_0000_0000,
    0xbff0_0000_0000_0000,
    0x3fe0_0000_0000_0000,
    0xbfe8_0000_0000_0000,
    0x4004_0000_0000_0000,
    0x400c_0000_0000_0000,
    0x3fb9_9999_9999_999a,
    1,
    0x800f_ffff_ffff_ffff,
    0x0010_0000_0000_0000,
    0x405f_c000_0000_0000,
    0xc060_0000_0000_0000,
    0x41df_ffff_ffc0_0000,
    0xc1e0_0000_0000_0000,
    0x41ef_ffff_ffe0_0000,
    0x43df_ffff_ffff_ffff,
    0xc3e0_0000_0000_0000,
    0x43ef_ffff_ffff_ffff,
    0x47ef_ffff_ffff_ffff,
    0x36a0_0000_0000_0001,
    0x7fef_ffff_ffff_ffff,
    0xffef_ffff_ffff_ffff,
    0x7ff0_0000_0000_0000,
    0xfff0_0000_0000_0000,
    0x7ff8_0000_0000_0000,
    0xfff8_0000_dead_beef,
];

/// Boundary values of `float`.
const FLOATS: &[u32] = &[
    0,
    1 << 31,
    0x3f80_0000,
    0xbf80_0000,
    0x3f00_0000,
    0xbf40_0000,
    0x4020_0000,
    0x4060_0000,
    0x3dcc_cccd,
    1,
    0x807f_ffff,
    0x0080_0000,
    0x42fe_0000,
    0xc300_0000,
    0x4eff_ffff,
    0xcf00_0000,
    0x4f7f_ffff,
    0x5eff_ffff,
    0xdf00_0000,
    0x5f7f_ffff,
    0x7f7f_ffff,
    0xff7f_ffff,
    0x7f80_0000,
    0xff80_0000,
    0x7fc0_0000,
    0xffc1_2345,
];

/// Boundary values of `half`, with numbers whose sums and products are ties.
const HALVES: &[u16] = &[
    0,
    1 << 15,
    0x3c00,
    0xbc00,
    0x3800,
    0xba00,
    0x4100,
    0x2e66,
    1,
    0x83ff,
    0x0400,
    0x57f0,
    0xd800,
    0x6801,
    0x6800,
    0x1000,
    0x3c01,
    0x3bff,
    0x77ff,
    0x7bff,
    0xfbff,
    0x7c00,
    0xfc00,
    0x7e00,
    0xfdef,
];

/// Boundary values of `bfloat`.
const BFLOATS: &[u16] = &[
    0,
    1 << 15,
    0x3f80,
    0xbf80,
    0x3f00,
    0xbf40,
    0x4060,
    0x3dcd,
    1,
    0x807f,
    0x0080,
    0x42fe,
    0xc300,
    0x4f00,
    0xcf00,
    0x5f00,
    0x3f81,
    0x3fc0,
    0x3b80,
    0x1f81,
    0x2001,
    0x7f00,
    0x7f7f,
    0xff7f,
    0x7f80,
    0xff80,
    0x7fc0,
    0xffa5,
];

/// Boundary values of `x86_fp80`, as sign and exponent, and significand; with numbers that are ties in
/// smaller formats, and their neighbors.
const EXTENDED: &[(u16, u64)] = &[
    (0, 0),
    (0x8000, 0),
    (0x3fff, 1 << 63),
    (0xbfff, 1 << 63),
    (0x3ffe, 1 << 63),
    (0xbffe, 3 << 62),
    (0x4000, 0xa000_0000_0000_0000),
    (0x4000, 0xe000_0000_0000_0000),
    (0x3ffb, 0xcccc_cccc_cccc_cccd),
    (0, 1),
    (0x8000, 0x7fff_ffff_ffff_ffff),
    (0x0001, 1 << 63),
    (0x4005, 0xfe00_0000_0000_0000),
    (0xc006, 1 << 63),
    (0x401d, 0xffff_fffe_0000_0000),
    (0xc01e, 1 << 63),
    (0x403d, 0xffff_ffff_ffff_fffe),
    (0xc03e, 1 << 63),
    (0x403e, u64::MAX),
    (0x407d, u64::MAX),
    (0xc07e, 1 << 63),
    (0x3fff, 0x8000_0000_0000_0400),
    (0x3fff, 0x8000_0000_0000_0401),
    (0x43fe, 0xffff_ffff_ffff_fbff),
    (0x43fe, 0xffff_ffff_ffff_fc00),
    (0x3bcc, 1 << 63),
    (0x3bcc, (1 << 63) + 1),
    (0x7ffe, u64::MAX),
    (0xfffe, u64::MAX),
    (0x7fff, 1 << 63),
    (0xffff, 1 << 63),
    (0x7fff, 3 << 62),
    (0xffff, 0xc000_0000_dead_beef),
];

/// Boundary values of `fp128`, as two halves.
const QUADS: &[(u64, u64)] = &[
    (0, 0),
    (1 << 63, 0),
    (0x3fff_0000_0000_0000, 0),
    (0xbfff_0000_0000_0000, 0),
    (0x3ffe_0000_0000_0000, 0),
    (0xbffe_8000_0000_0000, 0),
    (0x4000_4000_0000_0000, 0),
    (0x4000_c000_0000_0000, 0),
    (0x3ffb_9999_9999_9999, 0x9999_9999_9999_999a),
    (0, 1),
    (0x8000_ffff_ffff_ffff, u64::MAX),
    (0x0001_0000_0000_0000, 0),
    (0x4005_fc00_0000_0000, 0),
    (0xc006_0000_0000_0000, 0),
    (0x401d_ffff_fffc_0000, 0),
    (0xc01e_0000_0000_0000, 0),
    (0x403d_ffff_ffff_ffff, 0xfffc_0000_0000_0000),
    (0xc03e_0000_0000_0000, 0),
    (0x403e_ffff_ffff_ffff, 0xfffe_0000_0000_0000),
    (0x407d_ffff_ffff_ffff, u64::MAX),
    (0xc07e_0000_0000_0000, 0),
    (0x3fff_0000_0000_0000, 0x0800_0000_0000_0000),
    (0x3fff_0000_0000_0000, 0x0800_0000_0000_0001),
    (0x3fff_0000_0000_0000, 0x0001_0000_0000_0000),
    (0x43fe_ffff_ffff_ffff, 0xf7ff_ffff_ffff_ffff),
    (0x43fe_ffff_ffff_ffff, 0xf800_0000_0000_0000),
    (0x3bcc_0000_0000_0000, 0),
    (0x3bcc_0000_0000_0000, 1),
    (0x7ffe_ffff_ffff_ffff, u64::MAX),
    (0xfffe_ffff_ffff_ffff, u64::MAX),
    (0x7fff_0000_0000_0000, 0),
    (0xffff_0000_0000_0000, 0),
    (0x7fff_8000_0000_0000, 0),
    (0xffff_8000_0000_0000, 0xdead_beef),
];

/// The required agreement of results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agree {
    Exactly,
    ButNans,
    /// `minnum` and `maxnum` may return either zero.
    ButNansAndZeros,
}

/// Whether two results agree. The bits of a NaN from arithmetic are unspecified (LangRef "Behavior of Floating-Point
/// NaN values"): they must agree only for instructions that just move values.
pub fn same(a: &Value, b: &Value, agree: Agree) -> bool {
    match (a, b) {
        (Value::Float { kind: j, bits: x }, Value::Float { kind: k, bits: y }) if j == k => {
            x == y
                || agree != Agree::Exactly && is_nan(*j, *x) && is_nan(*k, *y)
                || agree == Agree::ButNansAndZeros && is_zero(*j, *x) && is_zero(*k, *y)
        }
        _ => a == b,
    }
}

fn is_zero(kind: FloatKind, bits: u128) -> bool {
    match kind {
        FloatKind::Half | FloatKind::BFloat => bits & 0x7fff == 0,
        FloatKind::Float => f32::from_bits(bits as u32) == 0.0,
        FloatKind::X86Fp80 | FloatKind::Fp128 => truncate(kind.bits() - 1, bits) == 0,
        _ => f64::from_bits(bits as u64) == 0.0,
    }
}

pub fn is_nan(kind: FloatKind, bits: u128) -> bool {
    match kind {
        FloatKind::Half => bits & 0x7fff > 0x7c00,
        FloatKind::BFloat => bits & 0x7fff > 0x7f80,
        FloatKind::Float => f32::from_bits(bits as u32).is_nan(),
        FloatKind::X86Fp80 => truncate(79, bits) > 0x7fff << 64 | 1 << 63,
        FloatKind::Fp128 => truncate(127, bits) > 0x7fff << 112,
        _ => f64::from_bits(bits as u64).is_nan(),
    }
}

/// Returns the argument lists of a case: all combinations of boundary values.
pub fn arguments(case: &Case) -> Vec<Vec<Value>> {
    let mut lists: Vec<Vec<Value>> = vec![Vec::new()];
    for (n, param) in case.params.iter().enumerate() {
        let mut edges = case.edges.get(n).copied().unwrap_or(*param).edges();
        if case.few {
            let step = edges.len().div_ceil(5).max(1);
            edges = edges.into_iter().step_by(step).collect();
        }
        if case.params.len() > 2 && edges.len() > 7 {
            // With three operands, every second value of each.
            edges = edges.into_iter().skip(n % 2).step_by(2).collect();
        }
        let dirt = |n: usize, bits: u128| match case.edges.get(n) {
            // The operand is truncated from a wider parameter, whose upper bits must have no effect.
            Some(Ty::Int(width)) if *param != Ty::Int(*width) => {
                bits | (0x5aa5_c33c_9669_f00f_1122_3344_5566_778f << width)
            }
            _ => bits,
        };
        lists = lists
            .into_iter()
            .flat_map(|list| {
                edges.iter().map(move |bits| {
                    let mut longer = list.clone();
                    longer.push(param.value(dirt(n, *bits)));
                    longer
                })
            })
            .collect();
    }
    lists
}

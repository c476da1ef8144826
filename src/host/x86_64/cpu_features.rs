//! Processor features reported to a program: `cpuid`, and the variables of compiler-rt and libgcc that implement
//! `__builtin_cpu_supports` and `__builtin_cpu_is` (which recognizes vendors, but no processor types: type and subtype
//! are 0). Extensions that no engine implements are hidden, so that a program that tests for features takes a supported
//! path.

use std::arch::x86_64::__cpuid_count;
use std::sync::OnceLock;

/// Bits of a `cpuid` result that are reported as zero.
pub struct HiddenBits {
    /// Leaf, passed in `eax`.
    pub leaf: u32,
    /// Subleaf, passed in `ecx`; `None` where it is ignored.
    pub subleaf: Option<u32>,
    /// Index of the result register among `eax`, `ebx`, `ecx` and `edx`.
    pub register: usize,
    /// Mask of the hidden bits.
    pub mask: u32,
}

/// Returns the mask of these bits.
const fn mask_of(list: &[u32]) -> u32 {
    let (mut all, mut n) = (0, 0);
    while n < list.len() {
        all |= 1 << list[n];
        n += 1;
    }
    all
}

/// All hidden bits.
pub const HIDDEN: &[HiddenBits] = &[
    // MONITOR
    HiddenBits { leaf: 1, subleaf: None, register: 2, mask: mask_of(&[3]) },
    // FSGSBASE, SGX, HLE, RTM, MPX, AVX512PF, AVX512ER
    HiddenBits { leaf: 7, subleaf: Some(0), register: 1, mask: mask_of(&[0, 2, 4, 11, 14, 26, 27]) },
    // PKU, OSPKE, WAITPKG, CET_SS, RDPID, KL, ENQCMD, SGX_LC, PKS
    HiddenBits { leaf: 7, subleaf: Some(0), register: 2, mask: mask_of(&[3, 4, 5, 7, 22, 23, 29, 30, 31]) },
    // AVX512_4VNNIW, AVX512_4FMAPS, UINTR, AVX512_VP2INTERSECT, SERIALIZE, TSXLDTRK, PCONFIG, CET_IBT, AMX, AVX512_FP16
    HiddenBits { leaf: 7, subleaf: Some(0), register: 3, mask: mask_of(&[2, 3, 5, 8, 14, 16, 18, 20, 22, 23, 24, 25]) },
    // SHA512, SM3, SM4, RAO_INT, AVX512_BF16, CMPCCXADD, AMX_FP16, MOVRS
    HiddenBits { leaf: 7, subleaf: Some(1), register: 0, mask: mask_of(&[0, 1, 2, 3, 5, 7, 21, 31]) },
    // AVX_NE_CONVERT, AMX_COMPLEX, USER_MSR, AVX10, APX_F
    HiddenBits { leaf: 7, subleaf: Some(1), register: 3, mask: mask_of(&[5, 8, 15, 19, 21]) },
    // SSE4A, XOP, LWP, FMA4, TBM, MWAITX
    HiddenBits { leaf: 0x8000_0001, subleaf: None, register: 2, mask: mask_of(&[6, 11, 15, 16, 21, 29]) },
    // 3DNOWEXT, 3DNOW
    HiddenBits { leaf: 0x8000_0001, subleaf: None, register: 3, mask: mask_of(&[30, 31]) },
];

/// Returns `eax`, `ebx`, `ecx` and `edx` of `cpuid` for a leaf and subleaf, without the hidden bits.
pub fn cpuid(leaf: u32, subleaf: u32) -> [u32; 4] {
    let found = __cpuid_count(leaf, subleaf);
    let mut results = [found.eax, found.ebx, found.ecx, found.edx];
    for hidden in HIDDEN.iter().filter(|h| h.leaf == leaf && h.subleaf.is_none_or(|p| p == subleaf)) {
        results[hidden.register] &= !hidden.mask;
    }
    results
}

/// Sets the bits of the features that the processor has, numbered as in libgcc and compiler-rt. They are not masked by
/// [`HIDDEN`]: a list must not contain a hidden feature.
macro_rules! extensions {
    ($set:ident: $($feature:tt => $number:literal),* $(,)?) => {
        $(if std::arch::is_x86_feature_detected!($feature) { $set($number) })*
    };
}

const VENDOR_INTEL: u32 = 1;
const VENDOR_AMD: u32 = 2;
const VENDOR_OTHER: u32 = 3;

/// Builds `__cpu_model` (vendor, type, subtype, first word of extensions), followed by `__cpu_features2`.
fn model() -> &'static [u32; 7] {
    static MODEL: OnceLock<[u32; 7]> = OnceLock::new();
    MODEL.get_or_init(|| {
        let mut model = [0; 7];
        let found = cpuid(0, 0);
        model[0] = match &[found[1], found[3], found[2]].map(u32::to_le_bytes).concat()[..] {
            b"GenuineIntel" => VENDOR_INTEL,
            b"AuthenticAMD" => VENDOR_AMD,
            _ => VENDOR_OTHER,
        };
        let mut set = |number: usize| model[3 + number / 32] |= 1 << (number % 32);
        extensions! { set:
            "popcnt" => 2, "sse" => 3, "sse2" => 4, "sse3" => 5, "ssse3" => 6, "sse4.1" => 7, "sse4.2" => 8, "avx" => 9,
            "avx2" => 10, "fma" => 14, "avx512f" => 15, "bmi1" => 16, "bmi2" => 17, "aes" => 18, "pclmulqdq" => 19,
            "avx512vl" => 20, "avx512bw" => 21, "avx512dq" => 22, "avx512cd" => 23, "avx512vbmi" => 26, "avx512ifma" => 27,
            "avx512vpopcntdq" => 30, "avx512vbmi2" => 31, "gfni" => 32, "vpclmulqdq" => 33, "avx512vnni" => 34,
            "avx512bitalg" => 35, "adx" => 40, "cmpxchg16b" => 46, "f16c" => 49, "lzcnt" => 57, "movbe" => 58, "rdrand" => 69,
            "rdseed" => 70, "sha" => 74, "vaes" => 78, "xsave" => 81,
        }
        // cmov, mmx and long mode are present on every processor that runs this.
        [0, 1, 55].into_iter().for_each(&mut set);
        let [_, leaf7_ebx, leaf7_ecx, _] = cpuid(7, 0);
        let extended_ecx = cpuid(0x8000_0001, 0)[2];
        // Result register, bit in it, and number of the feature.
        let features = [
            // LAHF_LM, PREFETCHW
            (extended_ecx, 0, 54),
            (extended_ecx, 8, 66),
            // CLFLUSHOPT, CLWB
            (leaf7_ebx, 23, 43),
            (leaf7_ebx, 24, 44),
            // CLDEMOTE, MOVDIRI, MOVDIR64B
            (leaf7_ecx, 25, 42),
            (leaf7_ecx, 27, 60),
            (leaf7_ecx, 28, 59),
        ];
        features.iter().filter(|(word, bit, _)| word >> bit & 1 != 0).for_each(|(.., number)| set(*number));
        // The microarchitecture levels of the x86-64 psABI: v1 (baseline) to v4.
        let has = |model: &[u32; 7], numbers: &[usize]| numbers.iter().all(|n| model[3 + n / 32] >> (n % 32) & 1 != 0);
        let levels: [(usize, &[usize]); 4] = [
            (95, &[0, 1, 3, 4]),
            (96, &[2, 5, 6, 7, 8, 46, 54]),
            (97, &[9, 10, 14, 16, 17, 49, 57, 58]),
            (98, &[15, 20, 21, 22, 23]),
        ];
        for (level, needed) in levels {
            if !has(&model, needed) {
                break;
            }
            model[3 + level / 32] |= 1 << (level % 32);
        }
        model
    })
}

/// Implements `__cpu_indicator_init`, which has no effect, since the variables are initialized before the run.
extern "C" fn indicator_init() -> i32 {
    0
}

crate::host::symbols::table::symbol_table! {
    "__cpu_indicator_init" => indicator_init,
}

/// Returns the address of a symbol that compiler-rt and libgcc provide for processor tests.
pub(in crate::host) fn find_symbol(name: &str) -> Option<usize> {
    match name {
        "__cpu_model" => Some(model().as_ptr() as usize),
        "__cpu_features2" => Some(model()[4..].as_ptr() as usize),
        _ => find(name),
    }
}

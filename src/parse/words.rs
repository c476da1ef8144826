//! Words of headers: linkage, calling conventions, attributes.

use crate::ir::Linkage;
use crate::ir::inst::CallConv;

/// Calling conventions by keyword (LLVM's numbers).
const CONVENTIONS: &[(&str, u32)] = &[
    ("ccc", 0),
    ("fastcc", 8),
    ("coldcc", 9),
    ("ghccc", 10),
    ("webkit_jscc", 12),
    ("anyregcc", 13),
    ("preserve_mostcc", 14),
    ("preserve_allcc", 15),
    ("swiftcc", 16),
    ("cxx_fast_tlscc", 17),
    ("tailcc", 18),
    ("cfguard_checkcc", 19),
    ("swifttailcc", 20),
    ("preserve_nonecc", 21),
    ("x86_stdcallcc", 64),
    ("x86_fastcallcc", 65),
    ("arm_apcscc", 66),
    ("arm_aapcscc", 67),
    ("arm_aapcs_vfpcc", 68),
    ("msp430_intrcc", 69),
    ("x86_thiscallcc", 70),
    ("ptx_kernel", 71),
    ("ptx_device", 72),
    ("spir_func", 75),
    ("spir_kernel", 76),
    ("intel_ocl_bicc", 77),
    ("x86_64_sysvcc", 78),
    ("win64cc", 79),
    ("x86_vectorcallcc", 80),
    ("hhvmcc", 81),
    ("hhvm_ccc", 82),
    ("x86_intrcc", 83),
    ("avr_intrcc", 84),
    ("avr_signalcc", 85),
    ("amdgpu_vs", 87),
    ("amdgpu_gs", 88),
    ("amdgpu_ps", 89),
    ("amdgpu_cs", 90),
    ("amdgpu_kernel", 91),
    ("x86_regcallcc", 92),
    ("amdgpu_hs", 93),
    ("amdgpu_ls", 95),
    ("amdgpu_es", 96),
    ("aarch64_vector_pcs", 97),
    ("aarch64_sve_vector_pcs", 98),
    ("amdgpu_gfx", 100),
    ("graalcc", 107),
    ("m68k_rtdcc", 106),
    ("riscv_vector_cc", 110),
];

/// The calling convention of a word.
pub fn calling_convention(word: &str) -> Option<CallConv> {
    CONVENTIONS.iter().find(|(w, _)| *w == word).map(|(_, n)| CallConv(*n))
}

/// The linkage of a word; `external` is one of them.
pub fn linkage(word: &str) -> Option<Linkage> {
    use Linkage::*;
    Some(match word {
        "external" => External,
        "private" | "linker_private" | "linker_private_weak" => Private,
        "internal" => Internal,
        "available_externally" => AvailableExternally,
        "linkonce" => Linkonce,
        "linkonce_odr" | "linkonce_odr_auto_hide" => LinkonceOdr,
        "weak" => Weak,
        "weak_odr" => WeakOdr,
        "common" => Common,
        "appending" => Appending,
        "extern_weak" => ExternWeak,
        _ => return None,
    })
}

/// Words of a header without a meaning for execution here.
pub fn is_header_word(word: &str) -> bool {
    matches!(
        word,
        "dso_local"
            | "dso_preemptable"
            | "default"
            | "hidden"
            | "protected"
            | "dllimport"
            | "dllexport"
            | "unnamed_addr"
            | "local_unnamed_addr"
            | "externally_initialized"
            | "thread_local"
            | "no_sanitize_address"
            | "no_sanitize_hwaddress"
            | "sanitize_memtag"
            | "sanitize_address_dyninit"
            | "code_model"
    )
}

/// Attributes of functions, parameters and results, of LLVM up to 22 and of the old ones that are still met.
const ATTRIBUTES: &[&str] = &[
    "align",
    "alignstack",
    "allocalign",
    "allockind",
    "allocptr",
    "allocsize",
    "alwaysinline",
    "argmemonly",
    "builtin",
    "byref",
    "byval",
    "captures",
    "cold",
    "convergent",
    "coro_elide_safe",
    "coro_only_destroy_when_complete",
    "dead_on_return",
    "dead_on_unwind",
    "dereferenceable",
    "dereferenceable_or_null",
    "disable_sanitizer_instrumentation",
    "elementtype",
    "fn_ret_thunk_extern",
    "hot",
    "hybrid_patchable",
    "immarg",
    "inaccessiblemem_or_argmemonly",
    "inaccessiblememonly",
    "inalloca",
    "initializes",
    "inlinehint",
    "inreg",
    "jumptable",
    "memory",
    "minsize",
    "mustprogress",
    "naked",
    "nest",
    "noalias",
    "nobuiltin",
    "nocallback",
    "nocapture",
    "nocf_check",
    "nocreateundeforpoison",
    "nodivergencesource",
    "noduplicate",
    "noext",
    "nofpclass",
    "nofree",
    "noimplicitfloat",
    "noinline",
    "noipa",
    "nomerge",
    "nonlazybind",
    "nonnull",
    "nooutline",
    "noprofile",
    "norecurse",
    "noredzone",
    "noreturn",
    "nosanitize_bounds",
    "nosanitize_coverage",
    "nosync",
    "noundef",
    "nounwind",
    "null_pointer_is_valid",
    "optdebug",
    "optforfuzzing",
    "optnone",
    "optsize",
    "preallocated",
    "presplitcoroutine",
    "range",
    "readnone",
    "readonly",
    "returned",
    "returns_twice",
    "safestack",
    "sanitize_address",
    "sanitize_alloc_token",
    "sanitize_hwaddress",
    "sanitize_memory",
    "sanitize_memtag",
    "sanitize_numerical_stability",
    "sanitize_realtime",
    "sanitize_realtime_blocking",
    "sanitize_thread",
    "sanitize_type",
    "shadowcallstack",
    "signext",
    "skipprofile",
    "speculatable",
    "speculative_load_hardening",
    "sret",
    "ssp",
    "sspreq",
    "sspstrong",
    "strictfp",
    "swiftasync",
    "swifterror",
    "swiftself",
    "uwtable",
    "vscale_range",
    "willreturn",
    "writable",
    "writeonly",
    "zeroext",
];

/// Whether a word may stand among attributes and the other words of a header.
pub fn is_known(word: &str) -> bool {
    ATTRIBUTES.contains(&word)
        || matches!(word, "cc" | "addrspace")
        || linkage(word).is_some()
        || calling_convention(word).is_some()
        || is_header_word(word)
        || super::flags::fast_math(word).is_some()
}

/// All words that are known, to guess what was meant.
pub fn all() -> impl Iterator<Item = &'static str> {
    const OTHERS: [&str; 12] = [
        "private",
        "internal",
        "external",
        "linkonce",
        "weak",
        "common",
        "appending",
        "extern_weak",
        "dso_local",
        "hidden",
        "unnamed_addr",
        "thread_local",
    ];
    ATTRIBUTES.iter().copied().chain(CONVENTIONS.iter().map(|(w, _)| *w)).chain(OTHERS)
}

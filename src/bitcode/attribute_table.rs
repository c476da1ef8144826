//! Attributes in tables: the kinds of LLVM with their codes, groups, and lists of groups.

use crate::ir::{Attr, AttrSet};
use rustc_hash::FxHashMap;

/// Index of the function attributes; 0 is the return value, 1 the first parameter.
pub(super) const FUNCTION: u64 = u32::MAX as u64;
/// Index of the function attributes in LLVM 3.0 and before.
pub(super) const FUNCTION_OLD: u64 = u64::MAX;

/// Kind of an attribute's argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Enum,
    Type,
    Int,
    Range,
    Ranges,
}

use Form::{Enum, Int, Range, Ranges};

/// Attribute kinds in the order in which LLVM prints them.
pub(super) const KINDS: &[(u32, &str, Form)] = &[
    (80, "allocalign", Enum),
    (81, "allocptr", Enum),
    (2, "alwaysinline", Enum),
    (45, "argmemonly", Enum),
    (35, "builtin", Enum),
    (36, "cold", Enum),
    (43, "convergent", Enum),
    (90, "coro_only_destroy_when_complete", Enum),
    (98, "coro_elide_safe", Enum),
    (103, "dead_on_return", Enum),
    (91, "dead_on_unwind", Enum),
    (78, "disable_sanitizer_instrumentation", Enum),
    (84, "fn_ret_thunk_extern", Enum),
    (72, "hot", Enum),
    (95, "hybrid_patchable", Enum),
    (60, "immarg", Enum),
    (5, "inreg", Enum),
    (49, "inaccessiblememonly", Enum),
    (50, "inaccessiblemem_or_argmemonly", Enum),
    (4, "inlinehint", Enum),
    (40, "jumptable", Enum),
    (6, "minsize", Enum),
    (70, "mustprogress", Enum),
    (7, "naked", Enum),
    (8, "nest", Enum),
    (9, "noalias", Enum),
    (10, "nobuiltin", Enum),
    (71, "nocallback", Enum),
    (11, "nocapture", Enum),
    (56, "nocf_check", Enum),
    (105, "nocreateundeforpoison", Enum),
    (100, "nodivergencesource", Enum),
    (12, "noduplicate", Enum),
    (99, "noext", Enum),
    (62, "nofree", Enum),
    (13, "noimplicitfloat", Enum),
    (14, "noinline", Enum),
    (66, "nomerge", Enum),
    (73, "noprofile", Enum),
    (48, "norecurse", Enum),
    (16, "noredzone", Enum),
    (17, "noreturn", Enum),
    (79, "nosanitize_bounds", Enum),
    (76, "nosanitize_coverage", Enum),
    (63, "nosync", Enum),
    (68, "noundef", Enum),
    (18, "nounwind", Enum),
    (15, "nonlazybind", Enum),
    (39, "nonnull", Enum),
    (67, "null_pointer_is_valid", Enum),
    (57, "optforfuzzing", Enum),
    (88, "optdebug", Enum),
    (19, "optsize", Enum),
    (37, "optnone", Enum),
    (83, "presplitcoroutine", Enum),
    (20, "readnone", Enum),
    (21, "readonly", Enum),
    (22, "returned", Enum),
    (23, "returns_twice", Enum),
    (24, "signext", Enum),
    (44, "safestack", Enum),
    (30, "sanitize_address", Enum),
    (104, "sanitize_alloc_token", Enum),
    (55, "sanitize_hwaddress", Enum),
    (64, "sanitize_memtag", Enum),
    (32, "sanitize_memory", Enum),
    (93, "sanitize_numerical_stability", Enum),
    (96, "sanitize_realtime", Enum),
    (97, "sanitize_realtime_blocking", Enum),
    (31, "sanitize_thread", Enum),
    (101, "sanitize_type", Enum),
    (58, "shadowcallstack", Enum),
    (85, "skipprofile", Enum),
    (53, "speculatable", Enum),
    (59, "speculative_load_hardening", Enum),
    (26, "ssp", Enum),
    (27, "sspreq", Enum),
    (28, "sspstrong", Enum),
    (54, "strictfp", Enum),
    (75, "swiftasync", Enum),
    (47, "swifterror", Enum),
    (46, "swiftself", Enum),
    (33, "uwtable", Enum),
    (61, "willreturn", Enum),
    (89, "writable", Enum),
    (52, "writeonly", Enum),
    (34, "zeroext", Enum),
    (69, "byref", Form::Type),
    (3, "byval", Form::Type),
    (77, "elementtype", Form::Type),
    (38, "inalloca", Form::Type),
    (65, "preallocated", Form::Type),
    (29, "sret", Form::Type),
    (1, "align", Int),
    (82, "allockind", Int),
    (51, "allocsize", Int),
    (102, "captures", Int),
    (41, "dereferenceable", Int),
    (42, "dereferenceable_or_null", Int),
    (86, "memory", Int),
    (87, "nofpclass", Int),
    (25, "alignstack", Int),
    (33, "uwtable", Int),
    (74, "vscale_range", Int),
    (92, "range", Range),
    (94, "initializes", Ranges),
];

/// Attributes that are a single bit in the older encoding; alignments are numbers there.
pub(super) const BITS: &[(u32, &str)] = &[
    (0, "zeroext"),
    (1, "signext"),
    (2, "noreturn"),
    (3, "inreg"),
    (4, "sret"),
    (5, "nounwind"),
    (6, "noalias"),
    (7, "byval"),
    (8, "nest"),
    (9, "readnone"),
    (10, "readonly"),
    (11, "noinline"),
    (12, "alwaysinline"),
    (13, "optsize"),
    (14, "ssp"),
    (15, "sspreq"),
    (21, "nocapture"),
    (22, "noredzone"),
    (23, "noimplicitfloat"),
    (24, "naked"),
    (25, "inlinehint"),
    (29, "returns_twice"),
    (30, "uwtable"),
    (31, "nonlazybind"),
    (32, "sanitize_address"),
    (33, "minsize"),
    (34, "noduplicate"),
    (35, "sspstrong"),
    (36, "sanitize_thread"),
    (37, "sanitize_memory"),
    (38, "nobuiltin"),
    (39, "returned"),
    (40, "cold"),
    (41, "builtin"),
    (42, "optnone"),
    (43, "inalloca"),
    (44, "nonnull"),
    (45, "jumptable"),
    (46, "convergent"),
    (47, "safestack"),
    (48, "norecurse"),
    (49, "inaccessiblememonly"),
    (50, "inaccessiblemem_or_argmemonly"),
    (51, "swiftself"),
];

/// Floating-point classes, the most general first.
pub(super) const CLASSES: [(u64, &str); 16] = [
    (0x3ff, "all"),
    (0x3, "nan"),
    (0x1, "snan"),
    (0x2, "qnan"),
    (0x204, "inf"),
    (0x4, "ninf"),
    (0x200, "pinf"),
    (0x108, "norm"),
    (0x8, "nnorm"),
    (0x100, "pnorm"),
    (0x90, "sub"),
    (0x10, "nsub"),
    (0x80, "psub"),
    (0x60, "zero"),
    (0x20, "nzero"),
    (0x40, "pzero"),
];

/// Returns the rank of an attribute in LLVM's order.
pub(super) fn rank(word: &str, has_form: impl Fn(Form) -> bool) -> usize {
    KINDS.iter().position(|(_, kind, form)| *kind == word && has_form(*form)).unwrap_or(KINDS.len())
}

/// Sorts attributes by rank; string attributes come last, in alphabetical order.
pub(super) fn sorted(mut attrs: Vec<(usize, Attr)>) -> Vec<Attr> {
    attrs.sort_by(|(a, one), (b, other)| {
        a.cmp(b).then_with(|| match (one, other) {
            (Attr::String(a, x), Attr::String(b, y)) => (a, x).cmp(&(b, y)),
            _ => std::cmp::Ordering::Equal,
        })
    });
    attrs.into_iter().map(|(_, attr)| attr).collect()
}

/// Attributes of a function or a call.
#[derive(Clone, Default, Debug)]
pub struct AttributeList {
    /// Function attributes.
    pub function: AttrSet,
    /// Return attributes.
    pub ret: AttrSet,
    /// Parameter attributes by index.
    params: FxHashMap<u64, AttrSet>,
}

impl AttributeList {
    /// Sets the attributes of an index.
    pub fn enter(&mut self, index: u64, set: AttrSet) {
        match index {
            FUNCTION | FUNCTION_OLD => self.function = set,
            0 => self.ret = set,
            index => _ = self.params.insert(index - 1, set),
        }
    }

    /// Returns the attributes of a parameter.
    pub fn param(&self, n: usize) -> AttrSet {
        self.params.get(&(n as u64)).copied().unwrap_or_default()
    }
}

/// Attribute groups by id: each holds the attributes of one index.
#[derive(Default, Debug)]
pub struct Groups(pub FxHashMap<u64, (u64, AttrSet)>);

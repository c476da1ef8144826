//! Names and types of intrinsics: the target-independent ones of LLVM 22 (LangRef "Intrinsic Functions"), and
//! the forms of older versions that are still accepted. The x86 intrinsics are in [`x86`].

mod general;
mod legacy;
mod named;
mod numbers;
pub mod signature;
mod vectors;
pub mod x86;

use legacy::Treatment;
pub use named::{NamedType, named_type};
use signature::{Mismatch, Signature};

use super::{Type, Types};

/// A name without `llvm.`, and the type in the notation of [`signature`].
type Row = (&'static str, &'static str);

/// Tables of the intrinsics of LLVM 22; each name is in one of them.
const TABLES: [&[Row]; 3] = [numbers::ROWS, general::ROWS, vectors::ROWS];

/// Targets whose intrinsics are recognized by prefix only.
const TARGETS: [&str; 18] = [
    "aarch64",
    "amdgcn",
    "arm",
    "bpf",
    "dx",
    "hexagon",
    "loongarch",
    "mips",
    "nvvm",
    "ppc",
    "r600",
    "riscv",
    "s390",
    "spv",
    "ve",
    "wasm",
    "x86",
    "xcore",
];

/// An intrinsic of a current or an older version of LLVM.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Intrinsic {
    /// Name without `llvm.` and without overload suffixes.
    pub name: &'static str,
    /// Type in LLVM 22; `None` if only older versions have the intrinsic.
    pub signature: Option<Signature>,
}

/// Classification of a name that begins with `llvm.`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// A target-independent intrinsic.
    Known(Intrinsic),
    /// An intrinsic of this target.
    Target(&'static str),
    /// Not a known intrinsic.
    Unknown,
}

/// The form of an intrinsic that a function type matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// The form of LLVM 22.
    Current(Signature),
    /// An older form that LLVM 22 auto-upgrades, or whose name it does not recognize.
    Upgraded(Signature),
    /// An older form that LLVM 22 rejects.
    Rejected(Signature),
}

impl Form {
    /// Returns the matching signature.
    pub fn signature(self) -> Signature {
        match self {
            Form::Current(s) | Form::Upgraded(s) | Form::Rejected(s) => s,
        }
    }
}

impl Intrinsic {
    /// Returns the form that a function type matches, or the first difference from the current form.
    pub fn form(&self, types: &Types, ret: Type, params: &[Type], varargs: bool) -> Result<Form, Mismatch> {
        let current = match self.signature {
            Some(signature) => match signature.check(types, ret, params, varargs) {
                Ok(()) => return Ok(Form::Current(signature)),
                Err(mismatch) => mismatch,
            },
            None => Mismatch::Result,
        };
        let older = legacy::of(self.name).find(|row| row.1.check(types, ret, params, varargs).is_ok());
        match older {
            Some((_, signature, Treatment::Rejected)) => Ok(Form::Rejected(*signature)),
            Some((_, signature, _)) => Ok(Form::Upgraded(*signature)),
            None => Err(current),
        }
    }
}

/// Looks up a symbol, with or without overload suffixes: `llvm.memcpy.p0.p0.i64`. Intrinsics that are not
/// overloaded take no suffix.
pub fn lookup(symbol: &str) -> Meaning {
    let Some(name) = symbol.strip_prefix("llvm.") else { return Meaning::Unknown };
    if let Some(target) = name.split_once('.').and_then(|(first, _)| TARGETS.iter().find(|t| **t == first)) {
        return Meaning::Target(target);
    }
    match longest(name) {
        Some(found) if found.name.len() == name.len() || found.is_overloaded() => Meaning::Known(found),
        _ => Meaning::Unknown,
    }
}

/// Returns the intrinsic with the longest name that a name, without `llvm.`, begins with.
fn longest(name: &str) -> Option<Intrinsic> {
    let mut stem = name;
    loop {
        match exact(stem) {
            Some(found) => return Some(found),
            None => stem = &stem[..stem.rfind('.')?],
        }
    }
}

/// Returns the name without `llvm.` and without types: `memcpy` of `llvm.memcpy.p0.p0.i64`.
pub fn base_name(symbol: &str) -> Option<&'static str> {
    match lookup(symbol) {
        Meaning::Known(intrinsic) => Some(intrinsic.name),
        Meaning::Target(_) | Meaning::Unknown => None,
    }
}

/// Returns the name in the tables that a symbol of a verified module stands for: `memcpy` of `llvm.memcpy.p0.p0.i64`.
/// Engines find what they implement by this name. Unlike [`lookup`], it accepts any suffix, since lowering makes names
/// unique by appending one.
pub fn of_symbol(symbol: &str) -> Option<&'static str> {
    longest(symbol.strip_prefix("llvm.")?).map(|intrinsic| intrinsic.name)
}

/// Whether a name component is an overload suffix such as `i64`, `p0`, `nxv4f32` or `bf16`. Covers the types that
/// engines can handle.
pub fn is_type_suffix(part: &str) -> bool {
    let part = part.strip_prefix("nx").filter(|p| p.starts_with('v')).unwrap_or(part);
    let mut chars = part.strip_prefix('b').filter(|p| p.starts_with('f')).unwrap_or(part).chars();
    chars.next().is_some_and(|c| matches!(c, 'i' | 'p' | 'f' | 'v' | 'a'))
        && chars.next().is_some_and(|c| c.is_ascii_digit())
}

/// Whether it is a target intrinsic that LLVM 22 has removed and upgrades to an instruction, whatever the
/// arguments.
pub fn is_replaced(symbol: &str) -> bool {
    let starts = |text: &str, list: &[&str]| list.iter().any(|start| text.starts_with(start));
    let Some((target, name)) = symbol.strip_prefix("llvm.").and_then(|name| name.split_once('.')) else { return false };
    match target {
        "amdgcn" => {
            let float = ["ds.", "global.atomic.", "flat.atomic."].iter().find_map(|kind| name.strip_prefix(kind));
            let kept = |name: &str| starts(name, &["fmin.num", "fmax.num"]);
            starts(name, &["atomic.inc", "atomic.dec", "atomic.cond.sub", "atomic.csub"])
                || float.is_some_and(|name| starts(name, &["fadd", "fmin", "fmax"]) && !kept(name))
        }
        "nvvm" => name
            .strip_prefix("atomic.load.")
            .is_some_and(|name| starts(name, &["add.f32.p", "add.f64.p", "inc.32.p", "dec.32.p"])),
        _ => false,
    }
}

/// Returns the current name of an intrinsic that was renamed without other changes.
pub fn current_name(name: &str) -> &str {
    match name {
        "invariant.group.barrier" => "launder.invariant.group",
        "flt.rounds" => "get.rounding",
        "experimental.stepvector" => "stepvector",
        "experimental.vector.reduce.v2.fadd" => "vector.reduce.fadd",
        "experimental.vector.reduce.v2.fmul" => "vector.reduce.fmul",
        _ => match name.strip_prefix("experimental.") {
            Some(rest) if rest.starts_with("vector.") && legacy::of(name).any(|row| row.2 == Treatment::Upgraded) => {
                rest
            }
            _ => name,
        },
    }
}

fn exact(stem: &str) -> Option<Intrinsic> {
    let row = TABLES.iter().find_map(|table| table.binary_search_by(|row| row.0.cmp(stem)).ok().map(|n| table[n]));
    match row {
        Some((name, signature)) => Some(Intrinsic { name, signature: Some(Signature(signature)) }),
        None => legacy::of(stem).next().map(|row| Intrinsic { name: row.0, signature: None }),
    }
}

impl Intrinsic {
    fn is_overloaded(&self) -> bool {
        self.signature.is_some_and(Signature::is_overloaded) || legacy::of(self.name).any(|row| row.1.is_overloaded())
    }
}

/// Iterates over the names, without `llvm.`, of all intrinsics of LLVM 22.
pub fn names() -> impl Iterator<Item = &'static str> {
    TABLES.iter().flat_map(|table| table.iter().map(|row| row.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_sorted_and_well_formed() {
        for table in TABLES {
            assert!(table.is_sorted_by(|a, b| a.0 < b.0), "{:?}", table.windows(2).find(|w| w[0].0 >= w[1].0));
            for (name, signature) in table {
                assert!(Signature(signature).is_well_formed(), "{name}: {signature}");
            }
        }
        assert!(legacy::ROWS.is_sorted_by(|a, b| a.0 <= b.0));
        assert!(legacy::ROWS.iter().all(|row| row.1.is_well_formed()), "legacy");
        let mut all: Vec<_> = names().collect();
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!((all.len(), count), (520, 520), "as many as LLVM 22 has for every target");
    }

    #[test]
    fn names_are_found_with_and_without_types() {
        assert_eq!(base_name("llvm.memcpy.p0i8.p0i8.i64"), Some("memcpy"));
        assert_eq!(base_name("llvm.memcpy.inline.p0.p0.i64"), Some("memcpy.inline"));
        assert_eq!(base_name("llvm.ctpop"), Some("ctpop"));
        assert_eq!(base_name("llvm.ctpop.whatever"), Some("ctpop"));
        assert_eq!(base_name("llvm.sadd.with.overflow.i32"), Some("sadd.with.overflow"));
        assert_eq!(base_name("llvm.debugtrap.i32"), None, "it is not overloaded");
        assert_eq!(base_name("llvm.memcopy.p0.p0.i64"), None);
        assert_eq!(base_name("llvm."), None);
        assert_eq!(base_name("memcpy"), None);
        assert_eq!(base_name("llvm.invariant.group.barrier.p0"), Some("invariant.group.barrier"));
        assert_eq!(lookup("llvm.amdgcn.ds.append.p3"), Meaning::Target("amdgcn"));
    }
}

//! Functions of the C library and of the course runtimes that the interpreter implements itself (`malloc`, `calloc`,
//! `free`, `memcpy`, `strlen`, …), because they allocate, free or scan memory: blocks get provenance, ranges are
//! bounds-checked, and shadow memory is copied along with the bytes.
//!
//! All other functions run natively. [`effects`] and [`format`] describe the memory that they access.

pub mod cxx;
pub mod effects;
mod format;
mod getline;
mod iovec;
#[cfg(test)]
mod library;
pub mod pending_effects;
pub mod printf_length;
mod strings;

pub use super::register_code::shim::{Model, Shim};

use super::exec::int;
use super::memory::step_charges::pieces;
use super::memory::table::Info;
use super::memory::{AccessKind, Memory, Overlap};
use super::register_code::Kind;
use super::report::InterpResult;
use super::scalar::{OriginTable, ScalarValue};
use super::state::SharedState;
use crate::outcome::words;

/// Alignment of blocks of `malloc` and its like, in bytes: that of the C library.
const MALLOC_ALIGN: u64 = 16;

impl Model {
    /// Returns the mangled name of a C++ operator, and `None` for other functions.
    pub fn operator(self) -> Option<&'static str> {
        match self {
            Model::Operator(operator) => Some(operator.symbol()),
            _ => None,
        }
    }

    /// Whether the function allocates or frees heap blocks.
    pub fn is_of_heap(self) -> bool {
        use Model::*;
        matches!(
            self,
            Malloc
                | Calloc
                | Realloc
                | Reallocarray
                | PageAlloc
                | Free
                | AlignedAlloc
                | PosixMemalign
                | Strdup
                | Strndup
                | LlMalloc
                | OatMalloc
                | OatAllocArray
                | Concat
                | Decimal
                | StringOfArray
                | ArrayOfString
                | Operator(_)
        )
    }
}

/// Returns the implementation of a function and its parameter letters: `p` for a pointer, `i` for an integer.
fn find_by_name(name: &str) -> Option<(Model, &'static str)> {
    use Model::*;
    // `\1` prefix: LLVM's mark for a name that must not be mangled.
    Some(match name.strip_prefix('\u{1}').unwrap_or(name) {
        "malloc" => (Malloc, "i"),
        "calloc" => (Calloc, "ii"),
        "realloc" => (Realloc, "pi"),
        "reallocarray" => (Reallocarray, "pii"),
        "free" | "cfree" => (Free, "p"),
        "free_sized" => (Free, "pi"),
        "free_aligned_sized" => (Free, "pii"),
        "valloc" => (PageAlloc, "i"),
        "malloc_usable_size" => (UsableSize, "p"),
        "aligned_alloc" | "memalign" => (AlignedAlloc, "ii"),
        "posix_memalign" => (PosixMemalign, "pii"),
        "strdup" => (Strdup, "p"),
        "strndup" => (Strndup, "pi"),
        "ll_malloc" => (LlMalloc, "ii"),
        "oat_malloc" => (OatMalloc, "i"),
        "oat_alloc_array" => (OatAllocArray, "i"),
        "ll_strcat" | "string_cat" => (Concat, "pp"),
        "ll_ltoa" | "string_of_int" => (Decimal, "i"),
        "string_of_array" => (StringOfArray, "p"),
        "array_of_string" => (ArrayOfString, "p"),
        "memcpy" => (Memcpy, "ppi"),
        "memmove" => (Memmove, "ppi"),
        "memset" => (Memset, "pii"),
        // The object size known to the compiler adds nothing to the bounds of the object.
        "__memcpy_chk" => (Memcpy, "ppii"),
        "__memmove_chk" => (Memmove, "ppii"),
        "__memset_chk" => (Memset, "piii"),
        "__strcpy_chk" => (Strcpy, "ppi"),
        "__stpcpy_chk" => (Stpcpy, "ppi"),
        "__strncpy_chk" => (Strncpy, "ppii"),
        "__strcat_chk" => (Strcat, "ppi"),
        "__strncat_chk" => (Strncat, "ppii"),
        "memcmp" => (Memcmp, "ppi"),
        "bcmp" => (Bcmp, "ppi"),
        "memchr" => (Memchr, "pii"),
        "strlen" => (Strlen, "p"),
        "strnlen" => (Strnlen, "pi"),
        "strcpy" => (Strcpy, "pp"),
        "stpcpy" => (Stpcpy, "pp"),
        "strncpy" => (Strncpy, "ppi"),
        "strcat" => (Strcat, "pp"),
        "strncat" => (Strncat, "ppi"),
        "strcmp" => (Strcmp, "pp"),
        "strncmp" => (Strncmp, "ppi"),
        "strchr" => (Strchr, "pi"),
        "strrchr" => (Strrchr, "pi"),
        _ => return None,
    })
}

/// Finds the implementation of a function whose declared parameters are passed in the registers that C uses.
/// The result type comes from each call. `defined`: whether the program itself defines a function of that
/// name.
pub fn find(name: &str, params: &[Kind], varargs: bool, defined: impl Fn(&str) -> bool) -> Option<Shim> {
    let operator = || cxx::find(name, defined).map(|operator| (Model::Operator(operator), operator.takes()));
    let (model, takes) = find_by_name(name).or_else(operator)?;
    // Front ends without generic pointers pass them as integers.
    let taken = |(letter, declared): (char, &Kind)| match (letter, *declared) {
        ('p', Kind::Ptr | Kind::Int(64)) => Some(Kind::Ptr),
        ('i', Kind::Ptr) => Some(Kind::Int(64)),
        ('i', Kind::Int(width @ 8..=64)) => Some(Kind::Int(width)),
        _ => None,
    };
    if varargs || takes.len() != params.len() {
        return None;
    }
    Some(Shim { model, params: takes.chars().zip(params).map(taken).collect::<Option<_>>()? })
}

impl Shim {
    /// Returns the kind of the result.
    pub fn ret(&self) -> Kind {
        use Model::*;
        match self.model {
            Free => Kind::Void,
            Operator(operator) if !operator.allocates() => Kind::Void,
            UsableSize | PosixMemalign | Memcmp | Bcmp | Strlen | Strnlen | Strcmp | Strncmp => Kind::Int(64),
            _ => Kind::Ptr,
        }
    }
}

/// Result of an attempt to run a function in the interpreter.
pub enum ShimResult {
    /// The function was run, with this result.
    Done(ScalarValue),
    /// The native function must be called instead, because the memory belongs to the host.
    Host,
    /// The native function at this address must be called with the same arguments.
    HostAt(u64),
}

/// Runs a function. `site`: call site, recorded as the origin of allocations. `fails`: whether allocation
/// must fail this time.
pub fn run(
    known: &Shim,
    args: &[ScalarValue],
    site: u32,
    fails: bool,
    shared: &mut SharedState,
) -> InterpResult<ShimResult> {
    use Model::*;
    let Shim { model, params: ref kinds } = *known;
    let arg = |n: usize| args.get(n).copied().unwrap_or_default();
    let SharedState { memory, undefs, .. } = shared;
    for (slot, kind) in args.iter().zip(kinds.iter()) {
        if *kind != Kind::Ptr && !slot.definedness.is_defined() {
            let what = words::undefined_number(name_of(model));
            return Err(int::undefined_value(&what, slot, undefs));
        }
    }
    // `size_t` and `int` arguments of C; with a narrower declaration only the declared bits count.
    let n = |i: usize| arg(i).lo;
    let name = name_of(model);
    let done = |slot: ScalarValue| Ok(ShimResult::Done(slot));
    let fresh = |block: Option<ScalarValue>| Ok(ShimResult::Done(block.unwrap_or(ScalarValue::NULL)));
    match model {
        Operator(operator) => operator.run(args, site, fails, shared),
        PosixMemalign if fails => done(ScalarValue::int(libc::ENOMEM as u64)),
        _ if fails => {
            crate::host::interpose::heap::failed();
            done(ScalarValue::NULL)
        }
        Malloc => fresh(memory.malloc(n(0), MALLOC_ALIGN, site, false)),
        OatMalloc => fresh(memory.malloc(n(0), MALLOC_ALIGN, site, true)),
        Calloc | LlMalloc => {
            fresh(n(0).checked_mul(n(1)).and_then(|size| memory.malloc(size, MALLOC_ALIGN, site, true)))
        }
        // The runtime's own function aborts the program.
        OatAllocArray if (n(0) as i64) < 0 => Ok(ShimResult::Host),
        OatAllocArray => {
            let size = n(0).checked_add(1).and_then(|words| words.checked_mul(8));
            let block = size.and_then(|size| memory.malloc(size, MALLOC_ALIGN, site, true));
            if let Some(block) = &block {
                memory.initialize(block.lo, &n(0).to_le_bytes());
            }
            fresh(block)
        }
        AlignedAlloc => match n(0).is_power_of_two() && n(0) <= 1 << 32 {
            true => fresh(memory.malloc(n(1), n(0), site, false)),
            false => done(ScalarValue::NULL),
        },
        PosixMemalign => {
            if !n(1).is_power_of_two() || !n(1).is_multiple_of(8) || n(1) > 1 << 32 {
                return done(ScalarValue::int(libc::EINVAL as u64));
            }
            match memory.malloc(n(2), n(1), site, false) {
                Some(block) => {
                    if !memory.store_pointer(&arg(0), 7, &block) {
                        memory.store_slow(&arg(0), super::memory::Shape::Pointer, 8, &block, undefs)?;
                    }
                    done(ScalarValue::int(0))
                }
                None => done(ScalarValue::int(libc::ENOMEM as u64)),
            }
        }
        Free => {
            if arg(0).definedness.is_defined() && arg(0).lo == 0 {
                return done(ScalarValue::default());
            }
            match memory.block(&arg(0), name, undefs)? {
                Some(index) => {
                    cxx::check_free(memory.info(index), name)?;
                    memory.retire(index, site);
                    done(ScalarValue::default())
                }
                None => Ok(ShimResult::Host),
            }
        }
        PageAlloc => fresh(memory.malloc(n(0), 4096, site, false)),
        UsableSize => match memory.block(&arg(0), name, undefs) {
            _ if arg(0).definedness.is_defined() && arg(0).lo == 0 => done(ScalarValue::int(0)),
            Ok(Some(index)) => done(ScalarValue::int(memory.size_of(index))),
            Ok(None) => Ok(ShimResult::Host),
            Err(fault) => Err(fault),
        },
        Reallocarray if n(1).checked_mul(n(2)).is_none() => done(ScalarValue::NULL),
        Realloc | Reallocarray => {
            let size = if model == Realloc { n(1) } else { n(1) * n(2) };
            if arg(0).definedness.is_defined() && arg(0).lo == 0 {
                return fresh(memory.malloc(size, MALLOC_ALIGN, site, false));
            }
            let Some(index) = memory.block(&arg(0), name, undefs)? else {
                return Ok(ShimResult::Host);
            };
            cxx::check_free(memory.info(index), name)?;
            let old = memory.size_of(index);
            let Some(block) = memory.allocate_replacement(old, |memory| memory.malloc(size, MALLOC_ALIGN, site, false))
            else {
                return done(ScalarValue::NULL);
            };
            memory.copy(&block, &arg(0), old.min(size), name, Overlap::Allowed, undefs)?;
            memory.retire(index, site);
            done(block)
        }
        Strdup | Strndup => {
            let limit = if model == Strndup { n(1) } else { u64::MAX };
            let len = memory.string_length(&arg(0), limit, name, undefs)?;
            let text = memory.read_bytes(&arg(0), len, name, undefs)?;
            fresh(string(memory, text, site))
        }
        Concat => {
            let mut text = read_string(memory, &arg(0), name, undefs)?;
            text.extend(read_string(memory, &arg(1), name, undefs)?);
            fresh(string(memory, text, site))
        }
        Decimal => {
            let width = kinds.first().map_or(64, |k| k.width());
            let number = crate::value::sign_extend(width, arg(0).bits(width));
            fresh(string(memory, number.to_string().into_bytes(), site))
        }
        StringOfArray => {
            let len = u64::from_le_bytes(read_array(memory, &arg(0), 8, name, undefs)?);
            if (len as i64) < 0 {
                return Ok(ShimResult::Host);
            }
            let words = ScalarValue { lo: arg(0).lo.wrapping_add(8), ..arg(0) };
            let data = memory.read_bytes(&words, len.saturating_mul(8), name, undefs)?;
            let text: Vec<u8> = data.chunks(8).map(|w| w[0]).collect();
            // The runtime's own function aborts the program.
            if text.contains(&0) {
                return Ok(ShimResult::Host);
            }
            fresh(string(memory, text, site))
        }
        ArrayOfString => {
            let text = read_string(memory, &arg(0), name, undefs)?;
            let words = std::iter::once(text.len() as u64).chain(text.iter().map(|b| *b as i8 as i64 as u64));
            let data: Vec<u8> = words.flat_map(u64::to_le_bytes).collect();
            let block = memory.malloc(data.len() as u64, MALLOC_ALIGN, site, false);
            if let Some(block) = &block {
                memory.initialize(block.lo, &data);
            }
            fresh(block)
        }
        Memcpy | Memmove => {
            let overlap = if model == Memcpy { Overlap::Forbidden } else { Overlap::Allowed };
            memory.copy(&arg(0), &arg(1), n(2), name, overlap, undefs)?;
            done(arg(0))
        }
        Memset => {
            memory.fill(&arg(0), &arg(1), n(2), name, undefs)?;
            done(arg(0))
        }
        Memcmp => {
            for side in [0, 1].into_iter().filter(|_| n(2) > 0) {
                memory.resolve(&arg(side), n(2), 1, AccessKind { name, write: false }, undefs)?;
            }
            let mut found = ScalarValue::int(0);
            for (offset, len) in pieces(n(2)) {
                let a = memory.read_bytes(&at(&arg(0), Some(offset as usize)), len, name, undefs)?;
                let b = memory.read_bytes(&at(&arg(1), Some(offset as usize)), len, name, undefs)?;
                if found == ScalarValue::int(0) {
                    found = order(&a, &b);
                }
            }
            done(found)
        }
        // Compilers make it of comparisons of strings: what is behind the first difference may be undefined.
        Bcmp => {
            for side in [0, 1].into_iter().filter(|_| n(2) > 0) {
                memory.resolve(&arg(side), n(2), 1, AccessKind { name, write: false }, undefs)?;
            }
            let mut differs = false;
            let mut offset = 0;
            while !differs && offset < n(2) as usize {
                let a = memory.read_bytes(&at(&arg(0), Some(offset)), 1, name, undefs)?;
                differs = a != memory.read_bytes(&at(&arg(1), Some(offset)), 1, name, undefs)?;
                offset += 1;
            }
            done(ScalarValue::int(differs.into()))
        }
        Memchr => {
            if n(2) > 0 {
                memory.resolve(&arg(0), n(2), 1, AccessKind { name, write: false }, undefs)?;
            }
            let mut found = None;
            for (offset, len) in pieces(n(2)) {
                let data = memory.read_bytes(&at(&arg(0), Some(offset as usize)), len, name, undefs)?;
                let here = || data.iter().position(|b| *b == n(1) as u8).map(|at| at + offset as usize);
                found = found.or_else(here);
            }
            done(at(&arg(0), found))
        }
        Strlen => done(ScalarValue::int(memory.string_length(&arg(0), u64::MAX, name, undefs)?)),
        Strnlen => done(ScalarValue::int(memory.string_length(&arg(0), n(1), name, undefs)?)),
        Strcpy | Stpcpy => {
            let len = memory.string_length(&arg(1), u64::MAX, name, undefs)?;
            memory.copy(&arg(0), &arg(1), len + 1, name, Overlap::Forbidden, undefs)?;
            done(at(&arg(0), Some(if model == Stpcpy { len as usize } else { 0 })))
        }
        Strncpy => {
            let len = memory.string_length(&arg(1), n(2), name, undefs)?;
            memory.copy(&arg(0), &arg(1), len, name, Overlap::Forbidden, undefs)?;
            memory.fill(&at(&arg(0), Some(len as usize)), &ScalarValue::int(0), n(2) - len, name, undefs)?;
            done(arg(0))
        }
        Strcat | Strncat => {
            let limit = if model == Strncat { n(2) } else { u64::MAX };
            let end = memory.string_length(&arg(0), u64::MAX, name, undefs)?;
            let len = memory.string_length(&arg(1), limit, name, undefs)?;
            let to = at(&arg(0), Some(end as usize));
            memory.copy(&to, &arg(1), len, name, Overlap::Forbidden, undefs)?;
            memory.fill(&at(&to, Some(len as usize)), &ScalarValue::int(0), 1, name, undefs)?;
            done(arg(0))
        }
        Strcmp | Strncmp => {
            let limit = if model == Strncmp { n(2) } else { u64::MAX };
            compare_strings(memory, &arg(0), &arg(1), limit, name, undefs).map(ShimResult::Done)
        }
        Strchr | Strrchr => {
            let mut text = read_string(memory, &arg(0), name, undefs)?;
            // The terminating NUL is part of the searched string.
            text.push(0);
            let matches = |b: &u8| *b == n(1) as u8;
            let found = if model == Strchr { text.iter().position(matches) } else { text.iter().rposition(matches) };
            done(at(&arg(0), found))
        }
    }
}

fn name_of(model: Model) -> &'static str {
    use Model::*;
    match model {
        Malloc => "malloc",
        Calloc => "calloc",
        Realloc => "realloc",
        Reallocarray => "reallocarray",
        PageAlloc => "valloc",
        UsableSize => "malloc_usable_size",
        Free => "free",
        AlignedAlloc => "aligned_alloc",
        PosixMemalign => "posix_memalign",
        Strdup => "strdup",
        Strndup => "strndup",
        LlMalloc => "ll_malloc",
        OatMalloc => "oat_malloc",
        OatAllocArray => "oat_alloc_array",
        Concat => "string concatenation",
        Decimal => "ll_ltoa",
        StringOfArray => "string_of_array",
        ArrayOfString => "array_of_string",
        Memcpy => "memcpy",
        Memmove => "memmove",
        Memset => "memset",
        Memcmp => "memcmp",
        Bcmp => "bcmp",
        Memchr => "memchr",
        Strlen => "strlen",
        Strnlen => "strnlen",
        Strcpy => "strcpy",
        Stpcpy => "stpcpy",
        Strncpy => "strncpy",
        Strcat => "strcat",
        Strncat => "strncat",
        Strcmp => "strcmp",
        Strncmp => "strncmp",
        Strchr => "strchr",
        Strrchr => "strrchr",
        Operator(operator) => operator.name(),
    }
}

/// Returns a pointer at an offset from another one, or null.
fn at(pointer: &ScalarValue, offset: Option<usize>) -> ScalarValue {
    offset.map_or(ScalarValue::NULL, |o| ScalarValue { lo: pointer.lo.wrapping_add(o as u64), ..*pointer })
}

fn order(a: &[u8], b: &[u8]) -> ScalarValue {
    ScalarValue::int(u64::from(a.cmp(b) as i32 as u32))
}

/// Allocates a block that holds a string and its terminating NUL.
fn string(memory: &mut Memory, mut text: Vec<u8>, site: u32) -> Option<ScalarValue> {
    text.push(0);
    let info = Info { kind: super::memory::table::Kind::Heap, size: text.len() as u64, site, ..Info::default() };
    let block = memory.allocate(info, MALLOC_ALIGN, false)?;
    memory.initialize(block.lo, &text);
    Some(block)
}

fn read_string(memory: &Memory, from: &ScalarValue, name: &'static str, undefs: &OriginTable) -> InterpResult<Vec<u8>> {
    let len = memory.string_length(from, u64::MAX, name, undefs)?;
    memory.read_bytes(from, len, name, undefs)
}

fn read_array<const N: usize>(
    memory: &Memory,
    from: &ScalarValue,
    len: u64,
    name: &'static str,
    undefs: &OriginTable,
) -> InterpResult<[u8; N]> {
    let data = memory.read_bytes(from, len, name, undefs)?;
    let mut out = [0; N];
    for (to, from) in out.iter_mut().zip(data) {
        *to = from;
    }
    Ok(out)
}

/// Compares strings byte by byte, since a string may lack a terminator after the first difference.
fn compare_strings(
    memory: &Memory,
    a: &ScalarValue,
    b: &ScalarValue,
    limit: u64,
    name: &'static str,
    undefs: &OriginTable,
) -> InterpResult<ScalarValue> {
    let mut i = 0;
    while i < limit {
        let byte = |from: &ScalarValue| {
            let here = at(from, Some(i as usize));
            match memory.load::<u8>(&here, 0) {
                Some(bits) => Ok(bits as u8),
                None => read_array::<1>(memory, &here, 1, name, undefs).map(|[b]| b),
            }
        };
        let (x, y) = (byte(a)?, byte(b)?);
        if x != y {
            return Ok(order(&[x], &[y]));
        }
        if x == 0 {
            break;
        }
        i += 1;
    }
    Ok(ScalarValue::int(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_functions_declared_as_c_has_them_are_modeled() {
        let (p, i) = (Kind::Ptr, Kind::Int(64));
        let found = |name, params: &[Kind]| find(name, params, false, |_| false).map(|known| known.model);
        assert_eq!(found("malloc", &[i]), Some(Model::Malloc));
        assert_eq!(found("\u{1}malloc", &[i]), Some(Model::Malloc));
        assert_eq!(found("malloc", &[Kind::Double]), None);
        assert_eq!(found("malloc", &[i, i]), None);
        assert_eq!(found("free", &[i]), Some(Model::Free));
        assert_eq!(found("free", &[Kind::Int(32)]), None);
        assert_eq!(found("puts", &[p]), None);
        let strchr = find("strchr", &[i, Kind::Int(32)], false, |_| false).expect("it is known");
        assert_eq!((&*strchr.params, strchr.ret()), (&[p, Kind::Int(32)][..], p));
    }
}

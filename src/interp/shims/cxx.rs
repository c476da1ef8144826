//! All forms of C++ `operator new` and `operator delete`. The blocks are heap blocks like those of `malloc`,
//! but must be freed by the matching form of `delete`.
//!
//! The same rule covers blocks that the C++ library allocates or frees inside a call
//! ([`new_delete`](crate::interp::run::new_delete)).

pub use crate::interp::register_code::shim::Operator;

use super::ShimResult;
use super::effects::Effects;
use crate::host::c_functions::notation::{Length, Use};
use crate::host::interpose::cxx_operators;
use crate::host::process::cxx_allocator::{DeleteRequest, NewRequest};
use crate::interp::memory::Memory;
use crate::interp::memory::table::{AllocFamily, Info, Kind};
use crate::interp::report::{Fault, InterpResult, NoteSubject};
use crate::interp::scalar::ScalarValue;
use crate::interp::state::SharedState;
use crate::outcome::{TrapKind, words};

/// Returns a form of `new` or, with `delete`, of `delete`. `shape` lists the parameters after the size or
/// block: `s` for a size, `a` for an alignment, `n` for `std::nothrow`.
const fn form(
    name: &'static str,
    takes: &'static str,
    shape: &'static str,
    (delete, array): (bool, bool),
    calls: &'static [&'static str],
) -> Operator {
    let (mut size, mut align, mut nothrow) = (None, None, false);
    let shape = shape.as_bytes();
    let mut n = 0;
    while n < shape.len() {
        match shape[n] {
            b's' => size = Some(n as u8 + 1),
            b'a' => align = Some(n as u8 + 1),
            _ => nothrow = true,
        }
        n += 1;
    }
    Operator { name, takes, delete, array, size, align, nothrow, calls }
}

const NEW: (bool, bool) = (false, false);
const NEW_ARRAY: (bool, bool) = (false, true);
const DELETE: (bool, bool) = (true, false);
const DELETE_ARRAY: (bool, bool) = (true, true);

/// All forms.
static OPERATORS: [Operator; 20] = [
    form("_Znwm", "i", "", NEW, &[]),
    form("_Znam", "i", "", NEW_ARRAY, &["_Znwm"]),
    form("_ZnwmRKSt9nothrow_t", "ip", "n", NEW, &["_Znwm"]),
    form("_ZnamRKSt9nothrow_t", "ip", "n", NEW_ARRAY, &["_Znam", "_Znwm"]),
    form("_ZnwmSt11align_val_t", "ii", "a", NEW, &[]),
    form("_ZnamSt11align_val_t", "ii", "a", NEW_ARRAY, &["_ZnwmSt11align_val_t"]),
    form("_ZnwmSt11align_val_tRKSt9nothrow_t", "iip", "an", NEW, &["_ZnwmSt11align_val_t"]),
    form(
        "_ZnamSt11align_val_tRKSt9nothrow_t",
        "iip",
        "an",
        NEW_ARRAY,
        &["_ZnamSt11align_val_t", "_ZnwmSt11align_val_t"],
    ),
    form("_ZdlPv", "p", "", DELETE, &[]),
    form("_ZdaPv", "p", "", DELETE_ARRAY, &["_ZdlPv"]),
    form("_ZdlPvm", "pi", "s", DELETE, &["_ZdlPv"]),
    form("_ZdaPvm", "pi", "s", DELETE_ARRAY, &["_ZdaPv", "_ZdlPv"]),
    form("_ZdlPvRKSt9nothrow_t", "pp", "n", DELETE, &["_ZdlPv"]),
    form("_ZdaPvRKSt9nothrow_t", "pp", "n", DELETE_ARRAY, &["_ZdaPv", "_ZdlPv"]),
    form("_ZdlPvSt11align_val_t", "pi", "a", DELETE, &[]),
    form("_ZdaPvSt11align_val_t", "pi", "a", DELETE_ARRAY, &["_ZdlPvSt11align_val_t"]),
    form("_ZdlPvmSt11align_val_t", "pii", "sa", DELETE, &["_ZdlPvSt11align_val_t"]),
    form("_ZdaPvmSt11align_val_t", "pii", "sa", DELETE_ARRAY, &["_ZdaPvSt11align_val_t", "_ZdlPvSt11align_val_t"]),
    form("_ZdlPvSt11align_val_tRKSt9nothrow_t", "pip", "an", DELETE, &["_ZdlPvSt11align_val_t"]),
    form(
        "_ZdaPvSt11align_val_tRKSt9nothrow_t",
        "pip",
        "an",
        DELETE_ARRAY,
        &["_ZdaPvSt11align_val_t", "_ZdlPvSt11align_val_t"],
    ),
];

/// Finds the operator of a name, unless the program replaces (`defined`) a form that the operator calls by default.
pub fn find(name: &str, defined: impl Fn(&str) -> bool) -> Option<&'static Operator> {
    OPERATORS.iter().find(|o| o.name == name).filter(|o| !o.calls.iter().any(|name| defined(name)))
}

/// Returns the effects of a `std::string` member function that may modify the string, or `None` for other
/// names. The size of a string object is part of the library's ABI.
pub fn of_string(name: &str) -> Option<Effects> {
    /// Maximum number of arguments of a member function besides `this`.
    const MAX_OTHERS: usize = 8;
    let member = name.strip_prefix("_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE")?;
    // Static member functions.
    if member.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with("_S_") {
        return None;
    }
    let this = (Use::Kept { len: Some(Length::Bytes(32)) }, false);
    let uses = std::iter::once(this).chain([(Use::Anything, true); MAX_OTHERS]).collect();
    Some(Effects { name: "a function of std::string", uses, ..Effects::unknown() })
}

/// Returns `new` or `new[]`.
fn new_name(array: bool) -> &'static str {
    if array { "new[]" } else { "new" }
}

impl Operator {
    /// Returns the parameters in the letters of [`super::find`].
    pub fn takes(&self) -> &'static str {
        self.takes
    }

    /// Returns the mangled name.
    pub fn symbol(&self) -> &'static str {
        self.name
    }

    /// Returns the name used in reports.
    pub fn name(&self) -> &'static str {
        match (self.delete, self.array) {
            (false, array) => new_name(array),
            (true, false) => "delete",
            (true, true) => "delete[]",
        }
    }

    /// Whether it allocates.
    pub fn allocates(&self) -> bool {
        !self.delete
    }

    /// Runs a call. `fails`: whether the allocation must fail (`--fail-alloc`).
    pub fn run(
        &self,
        args: &[ScalarValue],
        site: u32,
        fails: bool,
        shared: &mut SharedState,
    ) -> InterpResult<ShimResult> {
        let first = args.first().copied().unwrap_or_default();
        let argument = |n: Option<u8>| n.and_then(|n| args.get(n as usize)).map(|slot| slot.lo);
        let (size, align, array) = (argument(self.size), argument(self.align), self.array);
        if self.delete {
            if first.definedness.is_defined() && first.lo == 0 {
                return Ok(ShimResult::Done(ScalarValue::default()));
            }
            let delete = DeleteRequest { block: first.lo, array, size, align };
            return Ok(match give_back(&first, &delete, site, shared)? {
                true => ShimResult::Done(ScalarValue::default()),
                false => ShimResult::Host,
            });
        }
        let new = NewRequest { size: first.lo, align, array };
        match if fails { None } else { make(&new, site, false, &mut shared.memory) } {
            Some(block) => Ok(ShimResult::Done(block)),
            // The memory limit ends the run.
            None if shared.memory.is_refused() => Ok(ShimResult::Done(ScalarValue::NULL)),
            None if self.nothrow && !cxx_operators::has_new_handler() => Ok(ShimResult::Done(ScalarValue::NULL)),
            None => {
                cxx_operators::fail_next();
                Ok(cxx_operators::throwing(self.name).map_or(ShimResult::Host, ShimResult::HostAt))
            }
        }
    }
}

/// Allocates a block. `library`: whether it belongs to a library, whose writes are not tracked.
pub fn make(new: &NewRequest, site: u32, library: bool, memory: &mut Memory) -> Option<ScalarValue> {
    /// Alignment that C++ guarantees if none is requested.
    const DEFAULT: u64 = 16;
    let align = new.align.unwrap_or(DEFAULT);
    if !align.is_power_of_two() || align > u64::from(u32::MAX) {
        return None;
    }
    let family = AllocFamily::New { array: new.array, align: new.align.unwrap_or(0) as u32 };
    let info = Info { kind: Kind::Heap, size: new.size, site, family, library, ..Info::default() };
    let block = memory.allocate(info, align, false)?;
    if library {
        memory.mark_defined_for_host(&block);
    }
    Some(block)
}

/// Frees a block. Returns false if the block belongs to the host.
pub fn give_back(
    pointer: &ScalarValue,
    delete: &DeleteRequest,
    site: u32,
    shared: &mut SharedState,
) -> InterpResult<bool> {
    let name = if delete.array { "delete[]" } else { "delete" };
    let Some(index) = shared.memory.block(pointer, name, &shared.undefs)? else { return Ok(false) };
    let info = *shared.memory.info(index);
    let bad = |text: String| Err(Fault::new(TrapKind::BadFree, text).about(NoteSubject::Object(info)));
    let allocator = new_name(delete.array);
    let align_of_block = match info.family {
        AllocFamily::Malloc => {
            return bad(words::other_family(name, words::MALLOC_FAMILY, allocator));
        }
        AllocFamily::New { array, .. } if array != delete.array => {
            return bad(words::other_family(name, new_name(array), allocator));
        }
        AllocFamily::New { align, .. } => u64::from(align),
    };
    if delete.align.unwrap_or(0) != align_of_block {
        return bad(words::delete_align(name, allocator, align_of_block, delete.align.unwrap_or(0)));
    }
    if let Some(size) = delete.size.filter(|size| *size != info.size) {
        return bad(words::delete_size(name, size, info.size));
    }
    shared.memory.retire(index, site);
    Ok(true)
}

/// Checks that a block passed to `free` or `realloc` was not made by `new`.
pub fn check_free(info: &Info, name: &str) -> InterpResult<()> {
    match info.family {
        AllocFamily::Malloc => Ok(()),
        AllocFamily::New { array, .. } => {
            let text = words::other_family(name, new_name(array), "");
            Err(Fault::new(TrapKind::BadFree, text).about(NoteSubject::Object(*info)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_says_what_it_takes_and_calls() {
        for operator in &OPERATORS {
            let Operator { name, takes, size, align, calls, .. } = *operator;
            assert_eq!(
                (operator.delete, operator.array),
                (name.starts_with("_Zd"), name[3..].starts_with('a')),
                "{name}"
            );
            assert_eq!(takes.as_bytes()[0], if operator.delete { b'p' } else { b'i' }, "{name}");
            assert_eq!(size.is_some(), name.starts_with("_ZdlPvm") || name.starts_with("_ZdaPvm"), "{name}");
            assert_eq!(
                (align.is_some(), operator.nothrow),
                (name.contains("align"), name.contains("nothrow")),
                "{name}"
            );
            let words = 1 + usize::from(size.is_some()) + usize::from(align.is_some()) + usize::from(operator.nothrow);
            assert_eq!(takes.len(), words, "{name}");
            for called in calls {
                assert!(find(called, |_| false).is_some_and(|o| o.align.is_some() == align.is_some()), "{name}");
                assert!(find(name, |defined| defined == *called).is_none(), "{name}");
            }
            assert_eq!(find(name, |_| false), Some(operator));
        }
    }
}

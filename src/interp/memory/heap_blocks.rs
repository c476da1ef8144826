//! Heap blocks: their allocation, and the check of the pointer passed to `free` and `realloc` (invalid and double
//! frees). [`allocator`](super::allocator) chooses the addresses.

use super::Memory;
use super::access::AccessKind;
use super::table::{Info, Kind, State};
use crate::interp::report::{Fault, InterpResult, NoteSubject};
use crate::interp::scalar::{OriginTable, Provenance, ScalarValue};
use crate::outcome::{TrapKind, words};

impl Memory {
    /// Allocates a heap block. `zero`: whether its bytes are zero and defined. Returns `None` if memory is exhausted.
    pub fn malloc(&mut self, size: u64, align: u64, site: u32, zero: bool) -> Option<ScalarValue> {
        self.allocate(Info { kind: Kind::Heap, size, site, ..Info::default() }, align, zero)
    }

    /// Returns the block passed to `free` or `realloc`, or `Ok(None)` if it belongs to the host. `name`: name
    /// in reports.
    pub fn block(&self, pointer: &ScalarValue, name: &'static str, undefs: &OriginTable) -> InterpResult<Option<u32>> {
        if !pointer.definedness.is_defined() {
            return Err(self
                .resolve(pointer, 1, 1, AccessKind { name, write: false }, undefs)
                .err()
                .unwrap_or_else(|| Fault::new(TrapKind::BadFree, format!("{name} of an undefined pointer"))));
        }
        let fault = |kind, text: &str| Fault::new(kind, words::bad_free(name, pointer.lo, text));
        let Some((index, info)) = self.allocation(pointer) else {
            if let Provenance::Alloc { .. } = pointer.provenance() {
                let fault = fault(TrapKind::BadFree, words::GONE);
                return Err(fault.about(NoteSubject::AllocSite(super::site_of(pointer.site))));
            }
            if self.arena.contains(pointer.lo, 0) || pointer.lo < 4096 {
                return Err(fault(TrapKind::BadFree, words::NO_OBJECT));
            }
            return Ok(None);
        };
        let about = |fault: Box<Fault>| Err(fault.about(NoteSubject::Object(*info)));
        match (info.kind, info.state) {
            (_, State::Freed(_)) => about(fault(TrapKind::BadFree, words::ALREADY_FREED)),
            (Kind::Heap, _) if self.table.get(index).base == pointer.lo => Ok(Some(index)),
            (Kind::Heap, _) => {
                let offset = pointer.lo.wrapping_sub(self.table.get(index).base) as i64;
                about(fault(TrapKind::BadFree, &words::inside_block(offset as u64)))
            }
            (Kind::Stack, _) => about(fault(TrapKind::BadFree, words::ON_STACK)),
            (Kind::Global(_), _) => about(fault(TrapKind::BadFree, words::GLOBAL)),
            (Kind::Function(_), _) => about(fault(TrapKind::BadFree, words::FUNCTION)),
            (Kind::Argument, _) => about(fault(TrapKind::BadFree, "which is a program argument")),
            (Kind::Host, _) => about(fault(TrapKind::BadFree, "which is a library variable")),
        }
    }

    /// Returns the description of an allocation.
    pub fn info(&self, index: u32) -> &Info {
        self.table.info(index)
    }

    /// Returns the size of an allocation, in bytes.
    pub fn size_of(&self, index: u32) -> u64 {
        self.table.info(index).size
    }
}

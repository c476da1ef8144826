//! Heap blocks: their allocation, and the check of the pointer that `free` and `realloc` get (invalid and double
//! frees). [`allocator`](super::allocator) chooses the addresses.

use super::Memory;
use super::access::{AccessKind, bytes};
use super::table::{Info, Kind, State};
use crate::interp::report::{About, Fault, InterpResult};
use crate::interp::scalar::{OriginTable, Provenance, TrackedScalar};
use crate::outcome::TrapKind;

impl Memory {
    /// Allocates a heap block. `zero`: whether its bytes are zero and defined. Returns `None` if there is no
    /// room.
    pub fn malloc(&mut self, size: u64, align: u64, site: u32, zero: bool) -> Option<TrackedScalar> {
        self.allocate(Info { kind: Kind::Heap, size, site, ..Info::default() }, align, zero)
    }

    /// Returns the block passed to `free` or `realloc`, or `Ok(None)` if it belongs to the host. `name`: name
    /// in reports.
    pub fn block(
        &self,
        pointer: &TrackedScalar,
        name: &'static str,
        undefs: &OriginTable,
    ) -> InterpResult<Option<u32>> {
        if !pointer.definedness.is_defined() {
            return Err(self
                .resolve(pointer, 1, 1, AccessKind { name, write: false }, undefs)
                .err()
                .unwrap_or_else(|| Fault::new(TrapKind::BadFree, format!("{name} of an undefined pointer"))));
        }
        let fault = |kind, text: &str| Fault::new(kind, format!("{name} of {:#x}, {text}", pointer.lo));
        let Some((index, info)) = self.allocation(pointer) else {
            if let Provenance::Alloc { .. } = pointer.provenance() {
                let fault =
                    fault(TrapKind::BadFree, "which is deallocated: freed earlier, or its function has returned");
                return Err(fault.about(About::Made(super::site_of(pointer.site))));
            }
            if self.arena.contains(pointer.lo, 0) || pointer.lo < 4096 {
                return Err(fault(TrapKind::BadFree, "where there is no object"));
            }
            return Ok(None);
        };
        let about = |fault: Box<Fault>| Err(fault.about(About::Object(*info)));
        match (info.kind, info.state) {
            (_, State::Freed(_)) => about(fault(TrapKind::BadFree, "which was already freed")),
            (Kind::Heap, _) if self.table.get(index).base == pointer.lo => Ok(Some(index)),
            (Kind::Heap, _) => {
                let offset = pointer.lo.wrapping_sub(self.table.get(index).base) as i64;
                about(fault(TrapKind::BadFree, &format!("which is {} inside its block", bytes(offset as u64))))
            }
            (Kind::Stack, _) => about(fault(TrapKind::BadFree, "which is on the stack")),
            (Kind::Global(_), _) => about(fault(TrapKind::BadFree, "which is a global")),
            (Kind::Function(_), _) => about(fault(TrapKind::BadFree, "which is a function")),
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

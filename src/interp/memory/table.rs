//! Table of allocations, the targets of pointer provenance. An entry is reused when no report can refer to it any more;
//! its generation then changes, so that older pointers are recognized as stale.

use crate::interp::scalar::CodeLocation;
use crate::ir::{GlobalId, Type};

/// Kind of an allocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Global variable of the program.
    Global(GlobalId),
    /// Function, by its number.
    Function(u32),
    /// `alloca`, or the copy passed for a `byval` parameter.
    Stack,
    /// The `malloc` family.
    Heap,
    /// Argument of the program.
    Argument,
    /// Host memory: a variable of a library.
    Host,
}

/// Allocating function family of a heap block; it must be freed by the same family.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum AllocFamily {
    /// The `malloc` family.
    #[default]
    Malloc,
    /// C++ `operator new`.
    New {
        /// Whether it was `new[]`.
        array: bool,
        /// Requested alignment in bytes; 0 if none.
        align: u32,
    },
}

/// Lifetime state of an allocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Live.
    Live,
    /// Freed at this site.
    Freed(u32),
    /// Stack variable whose lifetime ended at this place. Reading it yields undefined values.
    Ended(CodeLocation),
}

/// The part of an allocation's description that every access needs. Sizes are 0 for freed allocations and those outside
/// of the arena, so that one comparison decides the common case.
#[derive(Clone, Copy, Default, Debug)]
pub struct Alloc {
    /// First address.
    pub base: u64,
    /// Number of readable bytes.
    pub readable: u64,
    /// Number of writable bytes; 0 for constants.
    pub writable: u64,
    /// Generation, which distinguishes successive users of the entry.
    pub generation: u32,
    /// Whether the address has escaped to the host, which may write to the allocation in any host call.
    pub escaped: bool,
    /// Whether a pointer was ever stored in the allocation.
    pub holds_pointers: bool,
}

/// The part of an allocation's description needed only for reports and rare operations.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// Kind.
    pub kind: Kind,
    /// Size in bytes.
    pub size: u64,
    /// Allocation site: an index of `Sites`, or 0 if the text has none.
    pub site: u32,
    /// Lifetime state.
    pub state: State,
    /// Whether it is constant.
    pub read_only: bool,
    /// LLVMlite's machine: element type; [`Type::INVALID`] until the first use determines it.
    pub ty: Type,
    /// Number of consecutive elements of that type.
    pub count: u64,
    /// Whether the elements are an array, so that a pointer may step from one to the next.
    pub array: bool,
    /// Serial number of a heap block among all ever allocated, from 1.
    pub serial: u32,
    /// Allocating function family of a heap block.
    pub family: AllocFamily,
    /// Whether a library allocated it for itself, inside of a call.
    pub library: bool,
    /// Call stack of a heap block's allocation; a number in the run's `CallStackTable`.
    pub callers: u32,
    /// Call stack of its deallocation.
    pub freed_by: u32,
}

impl Default for Info {
    fn default() -> Self {
        Info {
            kind: Kind::Host,
            size: 0,
            site: 0,
            state: State::Live,
            read_only: false,
            ty: Type::INVALID,
            count: 1,
            array: false,
            serial: 0,
            family: AllocFamily::Malloc,
            library: false,
            callers: 0,
            freed_by: 0,
        }
    }
}

/// All allocations. Entry 0 is never used.
pub struct Table {
    allocs: Vec<Alloc>,
    infos: Vec<Info>,
    free: Vec<u32>,
}

impl Table {
    /// Creates an empty table.
    pub fn new() -> Table {
        Table { allocs: vec![Alloc::default()], infos: vec![Info::default()], free: Vec::new() }
    }

    /// Adds an allocation at `base`, and returns its index and generation. `in_arena`: whether it has a
    /// shadow.
    #[inline(never)]
    pub fn add(&mut self, base: u64, in_arena: bool, info: &Info) -> (u32, u32) {
        let index = match self.free.pop() {
            Some(index) => index,
            None => self.extend(),
        };
        let alloc = &mut self.allocs[index as usize];
        alloc.base = base;
        alloc.readable = if in_arena { info.size } else { 0 };
        alloc.writable = if in_arena && !info.read_only { info.size } else { 0 };
        alloc.escaped = false;
        alloc.holds_pointers = false;
        self.infos[index as usize] = *info;
        (index, alloc.generation)
    }

    /// Adds an entry and returns its index.
    #[cold]
    fn extend(&mut self) -> u32 {
        self.allocs.push(Alloc::default());
        self.infos.push(Info::default());
        (self.allocs.len() - 1) as u32
    }

    /// Returns an entry; for an invalid index, one that allows no access.
    #[inline(always)]
    pub fn get(&self, index: u32) -> &Alloc {
        self.allocs.get(index as usize).unwrap_or(&self.allocs[0])
    }

    /// Returns an entry for updates.
    #[inline(always)]
    pub fn get_mut(&mut self, index: u32) -> Option<&mut Alloc> {
        self.allocs.get_mut(index as usize)
    }

    /// Returns the description of an allocation.
    pub fn info(&self, index: u32) -> &Info {
        self.infos.get(index as usize).unwrap_or(&self.infos[0])
    }

    /// Returns the description of an allocation for updates.
    pub fn info_mut(&mut self, index: u32) -> Option<&mut Info> {
        self.infos.get_mut(index as usize)
    }

    /// Forbids all further accesses, and keeps the description for reports.
    pub fn retire(&mut self, index: u32, site: u32, callers: u32) {
        let alloc = &mut self.allocs[index as usize];
        alloc.readable = 0;
        alloc.writable = 0;
        let info = &mut self.infos[index as usize];
        info.state = State::Freed(site);
        info.freed_by = callers;
    }

    /// Forbids writes until the lifetime begins again.
    pub fn end(&mut self, index: u32, here: CodeLocation) {
        self.allocs[index as usize].writable = 0;
        self.infos[index as usize].state = State::Ended(here);
    }

    /// Begins the lifetime again.
    pub fn begin(&mut self, index: u32) {
        let info = &mut self.infos[index as usize];
        info.state = State::Live;
        if !info.read_only {
            self.allocs[index as usize].writable = info.size;
        }
    }

    /// Releases the entry for another allocation.
    #[inline]
    pub fn forget(&mut self, index: u32) {
        let alloc = &mut self.allocs[index as usize];
        alloc.readable = 0;
        alloc.writable = 0;
        alloc.generation = alloc.generation.wrapping_add(1);
        self.free.push(index);
    }

    /// Returns the description of the live or freed allocation of a provenance, or `None` if its entry was reused.
    pub fn find(&self, index: u32, generation: u32) -> Option<&Info> {
        let alloc = self.allocs.get(index as usize).filter(|_| index != 0)?;
        (alloc.generation == generation).then(|| &self.infos[index as usize])
    }
}

//! The table of allocations: what each pointer's provenance refers to. A place of the table is used again when nobody needs
//! its story any more; its generation then changes, so that older pointers are still known to be stale.

use crate::interp::provenance::Place;
use crate::ir::{GlobalId, Type};

/// What an allocation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A global variable of the program.
    Global(GlobalId),
    /// A function, by its number.
    Function(u32),
    /// `alloca`, or the copy behind a `byval` parameter.
    Stack,
    /// `malloc` and its kin.
    Heap,
    /// The program's arguments.
    Argument,
    /// Memory of the host: a variable of a library.
    Host,
}

/// Which functions made a block of the heap, and so which of them takes it back.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Maker {
    /// `malloc` and its kin.
    #[default]
    Malloc,
    /// C++'s `new`.
    New {
        /// Whether it was `new[]`.
        array: bool,
        /// The alignment that it was given; 0 if none.
        align: u32,
    },
}

/// Whether an allocation may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Yes.
    Live,
    /// It was freed at the site.
    Freed(u32),
    /// A variable of the stack whose lifetime ended here: it may be read, which gives undefined values.
    Ended(Place),
}

/// What an access needs to know. A freed allocation, and one outside the arena, has the size 0 here, so that one comparison
/// decides the usual case.
#[derive(Clone, Copy, Default, Debug)]
pub struct Alloc {
    /// First address.
    pub base: u64,
    /// Bytes that may be read.
    pub readable: u64,
    /// Bytes that may be written; 0 for constants.
    pub writable: u64,
    /// Tells users of the same place apart.
    pub generation: u32,
    /// Whether the host may keep its address, and write here whenever it runs.
    pub escaped: bool,
    /// Whether a pointer was ever stored here.
    pub holds_pointers: bool,
}

/// What only reports, and the rarer operations, need to know.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// What it is.
    pub kind: Kind,
    /// Its size in bytes.
    pub size: u64,
    /// Where it was made: an index of `Sites`; 0 if nowhere in the text.
    pub site: u32,
    /// Whether it may be used.
    pub state: State,
    /// Whether it must not be written.
    pub read_only: bool,
    /// LLVMlite's machine: the type of its values; [`Type::INVALID`] until the first use says.
    pub ty: Type,
    /// How many values of that type lie in a row, and whether they count as an array.
    pub count: u64,
    /// Whether the values in a row are an array, so that one may step from one to the next.
    pub array: bool,
    /// Of blocks of the heap: which of all that were ever made it is, from 1.
    pub serial: u32,
    /// Of blocks of the heap: what takes it back.
    pub maker: Maker,
    /// Whether a library made it for itself, inside a call.
    pub library: bool,
    /// Of blocks of the heap: the calls that led to where it was made, a number of the world's stacks.
    pub callers: u32,
    /// The same of where it was freed.
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
            maker: Maker::Malloc,
            library: false,
            callers: 0,
            freed_by: 0,
        }
    }
}

/// All allocations. Place 0 is never used.
pub struct Table {
    allocs: Vec<Alloc>,
    infos: Vec<Info>,
    free: Vec<u32>,
}

impl Table {
    /// An empty table.
    pub fn new() -> Table {
        Table { allocs: vec![Alloc::default()], infos: vec![Info::default()], free: Vec::new() }
    }

    /// Enters an allocation at `base`; `in_arena` says whether it has a shadow.
    #[inline(never)]
    pub fn add(&mut self, base: u64, in_arena: bool, info: &Info) -> (u32, u32) {
        let index = match self.free.pop() {
            Some(index) => index,
            None => {
                self.allocs.push(Alloc::default());
                self.infos.push(Info::default());
                (self.allocs.len() - 1) as u32
            }
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

    /// The allocation at a place; an unusable one for a place that does not exist.
    #[inline(always)]
    pub fn get(&self, index: u32) -> &Alloc {
        self.allocs.get(index as usize).unwrap_or(&self.allocs[0])
    }

    /// The same, to be changed.
    #[inline(always)]
    pub fn get_mut(&mut self, index: u32) -> Option<&mut Alloc> {
        self.allocs.get_mut(index as usize)
    }

    /// The rest of what is known.
    pub fn info(&self, index: u32) -> &Info {
        self.infos.get(index as usize).unwrap_or(&self.infos[0])
    }

    /// The same, to be changed.
    pub fn info_mut(&mut self, index: u32) -> Option<&mut Info> {
        self.infos.get_mut(index as usize)
    }

    /// Forbids every access from now on, and keeps the story.
    pub fn retire(&mut self, index: u32, site: u32, callers: u32) {
        let alloc = &mut self.allocs[index as usize];
        alloc.readable = 0;
        alloc.writable = 0;
        let info = &mut self.infos[index as usize];
        info.state = State::Freed(site);
        info.freed_by = callers;
    }

    /// Forbids writing from now on, until the lifetime begins again.
    pub fn end(&mut self, index: u32, here: Place) {
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

    /// Frees the place for another allocation.
    #[inline]
    pub fn forget(&mut self, index: u32) {
        let alloc = &mut self.allocs[index as usize];
        alloc.readable = 0;
        alloc.writable = 0;
        alloc.generation = alloc.generation.wrapping_add(1);
        self.free.push(index);
    }

    /// The live or freed allocation of a provenance; none if its place has been used again.
    pub fn find(&self, index: u32, generation: u32) -> Option<&Info> {
        let alloc = self.allocs.get(index as usize).filter(|_| index != 0)?;
        (alloc.generation == generation).then(|| &self.infos[index as usize])
    }
}

//! The program's memory: real memory of this process, so that host functions can use it, with a shadow that knows of every
//! byte whether it is defined and of every pointer what it points to.
//!
//! Each allocation (global, function, alloca, `malloc`) has an identity. A pointer carries it, in registers and in memory,
//! and an access is checked against it: liveness, bounds, constness, alignment, then the state of the bytes. A pointer
//! made from a number, or handed out by the host, is looked up by its address.
//!
//! The usual access goes through [`Memory::load`] and [`Memory::store`], which decide with a few comparisons; whatever is
//! unusual comes back as `None` and takes the `_slow` path, which also makes the report.

mod access;
mod arena;
mod bulk;
mod escaped;
mod foreign;
mod heap;
mod large;
pub mod leaks;
pub mod observe;
pub mod pace;
mod pages;
pub mod stacks;
pub mod table;
#[cfg(test)]
mod tests;

use super::provenance::{OriginId, Place, Provenance, Slot};
use crate::host::heap::Budget;
use access::Target;
pub use access::{Shape, What, bytes};
use arena::{Arena, state};
use escaped::Ranges;
use foreign::Foreign;
use heap::{GRAIN, Heap, Room};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Info, Kind, State, Table};

/// Of a pointer's [`Slot::site`], the bits that say where the allocation was made.
pub const SITE_BITS: u32 = 24;

/// The site in a pointer's [`Slot::site`].
pub fn site_of(packed: u32) -> u32 {
    packed & ((1 << SITE_BITS) - 1)
}

/// How deep in its block a pointer points (LLVMlite's machine), from its [`Slot::site`].
pub fn depth_of(packed: u32) -> u8 {
    (packed >> SITE_BITS) as u8
}

/// The depth of a pointer that was found by its address: any depth that fits.
pub const DEPTH_UNKNOWN: u8 = u8::MAX;

/// A [`Slot::site`].
pub fn pack_site(site: u32, depth: u8) -> u32 {
    site_of(site) | u32::from(depth) << SITE_BITS
}

/// Stack memory at some moment, to return to.
#[derive(Clone, Copy, Debug, Default)]
pub struct StackMark {
    top: u64,
    live: u32,
}

impl StackMark {
    /// The end of the stack then.
    pub fn top(&self) -> u64 {
        self.top
    }
}

/// Where allocas live: a part of the arena that grows and shrinks with the calls.
struct Stack {
    base: u64,
    end: u64,
    top: u64,
    /// Nothing above was used so far.
    high: u64,
    /// The living allocas, by ascending address.
    live: Vec<u32>,
}

/// All memory of a program.
pub struct Memory {
    arena: Arena,
    table: Table,
    heap: Heap,
    stack: Stack,
    /// Stacks that are not in use, by number, and such as nobody needs.
    parked: Vec<(u64, Stack)>,
    spare_stacks: Vec<Stack>,
    /// Everything but allocas by its first address, freed blocks too while they wait.
    by_address: BTreeMap<u64, u32>,
    /// Of bytes in the states poison, undef and partial: which bits are undefined, and why.
    side: FxHashMap<u64, (u8, OriginId)>,
    foreign: Foreign,
    /// What the program made undefined of objects that have escaped, since the host last ran.
    unsettled: Ranges,
    pace: pace::Pace,
    doors: Vec<pages::Doors>,
    /// The pages of constants.
    constants: std::ops::Range<u64>,
    /// Blocks of the heap that were ever made.
    made: u32,
    /// Bytes of what is not on the stack and not freed.
    allocated: u64,
    /// The memory that the program may have, if that is limited.
    budget: Option<Arc<Budget>>,
    /// The bytes that were asked for when the limit did not allow them.
    refused: Option<u64>,
    /// The calls under way, for blocks that are made or given back: a number of the world's stacks.
    pub callers: u32,
    /// What the host was given pointers to, in memory of its own.
    in_host: FxHashSet<u32>,
}

/// An object of more bytes cannot be all defined from the start: each byte's state is noted, and takes a byte.
const LARGEST_DEFINED: u64 = 4 << 30;

/// More than this many notes on undefined bytes are not kept; the bytes stay undefined.
const MOST_NOTES: usize = 1 << 20;

impl Memory {
    /// Memory with room for `stack` bytes of allocas.
    pub fn new(stack: u64) -> std::io::Result<Memory> {
        const LEAST_HEAP: u64 = 1 << 26;
        // Every alloca may waste a little; the limit itself is kept by the caller.
        let stack = stack.min(1 << 33).next_multiple_of(1 << 16) + (1 << 16);
        let arena = Arena::new(stack + LEAST_HEAP)?;
        let end = arena.base() + arena.size();
        let base = end - stack;
        // The first page stays unused, so that the range before the first object belongs to nobody.
        let heap = Heap::new(arena.base() + 4096, base - 4096);
        let stack = Stack { base, end, top: base, high: base, live: Vec::new() };
        Ok(Memory {
            arena,
            table: Table::new(),
            parked: Vec::new(),
            spare_stacks: Vec::new(),
            heap,
            stack,
            by_address: BTreeMap::new(),
            side: FxHashMap::default(),
            foreign: Foreign::new(),
            unsettled: Ranges::default(),
            pace: pace::Pace::new(),
            doors: Vec::new(),
            constants: 0..0,
            made: 0,
            allocated: 0,
            budget: None,
            refused: None,
            callers: 0,
            in_host: FxHashSet::default(),
        })
    }

    /// Limits what may be allocated from now on, and counts what is there already.
    pub fn limit(&mut self, most: u64) -> Arc<Budget> {
        Arc::clone(self.budget.insert(Budget::new(most, self.allocated)))
    }

    /// The memory that the program may have, if that is limited.
    pub fn budget(&self) -> Option<&Arc<Budget>> {
        self.budget.as_ref()
    }

    /// Allocates something that takes the place of so many bytes: where memory is limited, these do not count meanwhile.
    pub fn instead_of(&mut self, bytes: u64, make: impl FnOnce(&mut Memory) -> Option<Slot>) -> Option<Slot> {
        let budget = self.budget.clone();
        if let Some(budget) = &budget {
            budget.give(bytes);
        }
        let made = make(self);
        if let Some(budget) = &budget {
            budget.count(bytes);
        }
        made
    }

    /// The bytes that were asked for last when the limit did not allow them; told once.
    pub fn take_refused(&mut self) -> Option<u64> {
        self.refused.take()
    }

    /// Whether the limit has just not allowed something.
    pub fn is_refused(&self) -> bool {
        self.refused.is_some()
    }

    /// Leaves a new block to the host, which writes to it as it likes: its bytes count as defined.
    pub fn leave_to_host(&mut self, block: &Slot) {
        if let Some((index, info)) = self.allocation(block) {
            let size = info.size;
            self.arena.define(block.lo, size);
            if let Some(alloc) = self.table.get_mut(index) {
                alloc.escaped = true;
            }
        }
    }

    /// Where the program's data begins.
    pub fn start(&self) -> u64 {
        self.arena.base()
    }

    /// Makes an allocation that is not on the stack; its bytes are undefined, or (`zero`) zero and defined. `None`: no room.
    pub fn allocate(&mut self, mut info: Info, align: u64, zero: bool) -> Option<Slot> {
        // What is defined is noted byte by byte, and so takes memory of its own.
        if zero && info.size > LARGEST_DEFINED {
            return None;
        }
        if let Some(budget) = &self.budget
            && !budget.take(info.size, self.stack_used())
        {
            self.refused = Some(info.size);
            return None;
        }
        let Some(Room { base, fresh }) = self.heap.take(info.size, align) else {
            if let Some(budget) = &self.budget {
                budget.give(info.size);
            }
            return None;
        };
        self.allocated = self.allocated.saturating_add(info.size);
        if info.kind == Kind::Heap {
            self.made = self.made.wrapping_add(1);
            info.serial = self.made;
            info.callers = self.callers;
        }
        let (index, generation) = self.table.add(base, true, &info);
        self.by_address.insert(base, index);
        // Memory fresh from the system is zero and never written: large blocks are not touched before the program does.
        if !fresh {
            self.arena.clear(base, info.size);
        }
        match info.kind {
            _ if !zero => {}
            Kind::Global(_) => self.arena.define(base, info.size),
            _ => {
                for (at, len) in pace::pieces(info.size) {
                    self.arena.fill_states(base + at, len, state::DEFINED);
                    // The caller finds out that the run is to end.
                    if self.work(len).is_err() {
                        return None;
                    }
                }
            }
        }
        Some(Slot::pointer(base, Provenance::Alloc { index, generation }, pack_site(info.site, 0)))
    }

    /// Enters something at an address of the host's: a function's code, or a variable of a library.
    pub fn register(&mut self, address: u64, info: Info) -> Slot {
        let (index, generation) = self.table.add(address, false, &info);
        self.by_address.insert(address, index);
        Slot::pointer(address, Provenance::Alloc { index, generation }, pack_site(info.site, 0))
    }

    /// Makes an alloca; its bytes are undefined. `None`: no room.
    #[inline(always)]
    pub fn push_alloca(&mut self, info: &Info, align: u64) -> Option<Slot> {
        let size = info.size;
        let base = self.stack.top.checked_next_multiple_of(align.max(GRAIN))?;
        // One byte more than asked for: the address past the end belongs to nobody else.
        let top = base.checked_add(size)?.checked_add(GRAIN)? & !(GRAIN - 1);
        if top > self.stack.end {
            return None;
        }
        if base < self.stack.high {
            self.arena.forget(base, size.min(self.stack.high - base));
        }
        self.stack.high = self.stack.high.max(top);
        self.stack.top = top;
        let (index, generation) = self.table.add(base, true, info);
        self.stack.live.push(index);
        Some(Slot::pointer(base, Provenance::Alloc { index, generation }, pack_site(info.site, 0)))
    }

    /// The stack as it is now.
    #[inline]
    pub fn stack_mark(&self) -> StackMark {
        StackMark { top: self.stack.top, live: self.stack.live.len() as u32 }
    }

    /// Bytes of the stack in use.
    #[inline]
    pub fn stack_used(&self) -> u64 {
        self.stack.top - self.stack.base
    }

    /// Whether anything was pushed since the mark.
    #[inline(always)]
    pub fn is_above(&self, mark: StackMark) -> bool {
        self.stack.live.len() as u32 > mark.live
    }

    /// Drops every alloca made since the mark.
    #[inline]
    pub fn pop_to(&mut self, mark: StackMark) {
        while self.stack.live.len() as u32 > mark.live {
            if let Some(index) = self.stack.live.pop() {
                self.table.forget(index);
            }
        }
        self.stack.top = mark.top.min(self.stack.top);
    }

    /// A name for the stack as it is now, for `llvm.stacksave`.
    pub fn stack_height(&self) -> u64 {
        self.stack.top
    }

    /// Drops the allocas made since `llvm.stacksave` gave this name.
    pub fn restore_stack(&mut self, height: u64) {
        if height < self.stack.base || height > self.stack.top {
            return;
        }
        while let Some(index) = self.stack.live.pop_if(|i| self.table.get(*i).base >= height) {
            self.table.forget(index);
        }
        self.stack.top = height;
    }

    /// Retires a heap block, or a variable of a session; its address is not used again for a while.
    pub fn retire(&mut self, index: u32, site: u32) {
        let (base, size) = (self.table.get(index).base, self.table.info(index).size);
        self.table.retire(index, site, self.callers);
        self.allocated = self.allocated.saturating_sub(size);
        if let Some(budget) = &self.budget {
            budget.give(size);
        }
        // Nobody may read it any more, so its pages can go at once if there are many.
        if size >= arena::LARGE {
            self.arena.discard(base, size);
        }
        self.heap.give_back(base, size, index);
        while let Some(old) = self.heap.expired() {
            self.by_address.remove(&self.table.get(old).base);
            self.table.forget(old);
        }
    }

    /// The allocation an address lies in or just behind. (Just behind a library's variable lies the next one, of which
    /// nothing need be known: C++'s tables of virtual functions point to each other so.)
    pub fn find(&self, address: u64) -> Option<u32> {
        let fits = |index: u32| {
            let (base, info) = (self.table.get(index).base, self.table.info(index));
            let behind = info.size > 0 && matches!(info.kind, Kind::Host);
            (address >= base && address - base <= info.size - u64::from(behind)).then_some(index)
        };
        if let Some(stack) = self.stack_of(address) {
            let live = &stack.live;
            let at = live.partition_point(|i| self.table.get(*i).base <= address);
            return fits(*live.get(at.checked_sub(1)?)?);
        }
        fits(*self.by_address.range(..=address).next_back()?.1)
    }

    /// A pointer made from a number: it may access whatever lies there.
    pub fn pointer_to(&self, address: u64) -> Slot {
        if address == 0 {
            return Slot::NULL;
        }
        match self.find(address) {
            Some(index) => {
                let generation = self.table.get(index).generation;
                let site = pack_site(self.table.info(index).site, DEPTH_UNKNOWN);
                Slot::pointer(address, Provenance::Alloc { index, generation }, site)
            }
            None if self.arena.contains(address, 0) => Slot::pointer(address, Provenance::None, 0),
            None => Slot::pointer(address, Provenance::Foreign, 0),
        }
    }

    /// The allocation of a defined pointer, also if it was freed, with its place in the table.
    pub fn allocation(&self, pointer: &Slot) -> Option<(u32, &Info)> {
        match pointer.provenance() {
            Provenance::Alloc { index, generation } => Some((index, self.table.find(index, generation)?)),
            _ => {
                let index = self.find(pointer.lo)?;
                Some((index, self.table.info(index)))
            }
        }
    }

    /// First address of an allocation.
    pub fn base_of(&self, index: u32) -> u64 {
        self.table.get(index).base
    }

    /// What is known about an allocation, to be added to (LLVMlite's machine learns types on first use).
    pub fn info_mut(&mut self, index: u32) -> Option<&mut Info> {
        self.table.info_mut(index)
    }

    /// Bounds of the object a pointer was made from, if it lives: first address and size.
    #[inline(always)]
    pub fn bounds(&self, pointer: &Slot) -> Option<(u64, u64)> {
        let Provenance::Alloc { index, generation } = pointer.provenance() else { return None };
        let alloc = self.table.get(index);
        if alloc.generation != generation {
            return None;
        }
        if alloc.readable > 0 {
            return Some((alloc.base, alloc.readable));
        }
        let info = self.table.info(index);
        (!matches!(info.kind, Kind::Function(_))).then_some((alloc.base, info.size))
    }

    /// The number of the function at an address.
    pub fn function_at(&self, pointer: &Slot) -> Option<u32> {
        let (index, info) = self.allocation(pointer)?;
        match info.kind {
            Kind::Function(number) if self.table.get(index).base == pointer.lo => Some(number),
            _ => None,
        }
    }

    /// Notes why a byte is undefined.
    fn note(&mut self, address: u64, mask: u8, origin: OriginId) {
        if self.side.len() >= MOST_NOTES {
            self.side.clear();
        }
        self.side.insert(address, (mask, origin));
    }

    /// Writes the content of a new allocation without any check but that it lies in the arena: for initialisers and
    /// arguments. The bytes become defined.
    pub fn initialise(&mut self, address: u64, bytes: &[u8]) {
        if self.arena.contains(address, bytes.len() as u64) {
            self.arena.bytes_mut(address, bytes.len() as u64).copy_from_slice(bytes);
            self.arena.fill_states(address, bytes.len() as u64, state::DEFINED);
        }
    }

    /// Makes bytes undefined.
    pub fn make_undefined(&mut self, address: u64, len: u64) {
        if self.arena.contains(address, len) {
            self.arena.undefine(address, len);
        }
    }

    /// `llvm.lifetime.start`, and (`ended` says where) `llvm.lifetime.end`, of the variable at a pointer: its content is
    /// undefined, and once it has ended it must not be written.
    pub fn set_lifetime(&mut self, pointer: &Slot, ended: Option<Place>) {
        if !pointer.tag.is_defined() {
            return;
        }
        let Some((index, info)) = self.allocation(pointer) else { return };
        let (base, size, state) = (self.base_of(index), info.size, info.state);
        if info.kind != Kind::Stack || matches!(state, State::Freed(_)) || pointer.lo != base {
            return;
        }
        self.make_undefined(base, size);
        // Whoever had its address had that of a variable which is no more.
        if let Some(alloc) = self.table.get_mut(index) {
            alloc.escaped = false;
        }
        match ended {
            Some(here) => self.table.end(index, here),
            None => self.table.begin(index),
        }
    }
}

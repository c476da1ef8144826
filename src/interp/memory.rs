//! Memory of the program: real memory of this process, so that host functions can access it, with shadow memory that
//! tracks the definedness of every byte and the provenance of every pointer.
//!
//! Each allocation (global, function, alloca, `malloc`) has an identity, which pointers to it carry, in registers and
//! in memory. Every access through a pointer is checked against it: liveness, bounds, constness, alignment, then the
//! state of the bytes. A pointer converted from an integer, or returned by the host, is looked up by its address.
//!
//! Common accesses use [`Memory::load`] and [`Memory::store`], which need a few comparisons. For all others these
//! return `None` or `false`, and the caller takes the `_slow` path, which also builds the report.

mod access;
mod address_map;
mod allocator;
mod bulk;
mod escaped;
mod foreign;
mod heap_blocks;
mod large_variables;
pub mod observe;
mod read_only;
mod shadow;
pub mod stacks;
pub mod step_charges;
pub mod table;
#[cfg(test)]
mod tests;
pub mod unfreed;

use super::scalar::{CodeLocation, OriginId, Provenance, ScalarValue};
use crate::host::process::MemoryBudget;
use access::AccessTarget;
pub use access::{AccessKind, Shape, bytes};
use address_map::AddressMap;
use allocator::{AllocatedRange, GRAIN, Heap};
pub use bulk::Overlap;
use escaped::Ranges;
use foreign::Foreign;
use rustc_hash::{FxHashMap, FxHashSet};
use shadow::{Arena, state};
use std::sync::Arc;
use table::{Info, Kind, State, Table};

/// Number of bits of a pointer's [`ScalarValue::site`] that hold the allocation site.
pub const SITE_BITS: u32 = 24;

/// Returns the allocation site in a pointer's [`ScalarValue::site`].
pub fn site_of(packed: u32) -> u32 {
    packed & ((1 << SITE_BITS) - 1)
}

/// Returns the depth of a pointer in its block (LLVMlite's machine) from its [`ScalarValue::site`].
pub fn depth_of(packed: u32) -> u8 {
    (packed >> SITE_BITS) as u8
}

/// Depth of a pointer that was found by its address: any suitable depth.
pub const DEPTH_UNKNOWN: u8 = u8::MAX;

/// Packs an allocation site and a depth into a [`ScalarValue::site`].
pub fn pack_site(site: u32, depth: u8) -> u32 {
    site_of(site) | u32::from(depth) << SITE_BITS
}

/// A saved top of the alloca stack, for a later restore.
#[derive(Clone, Copy, Debug, Default)]
pub struct StackMark {
    top: u64,
    live: u32,
}

impl StackMark {
    /// Returns the saved top of the stack.
    pub fn top(&self) -> u64 {
        self.top
    }
}

/// Stack of allocas: a region of the arena that grows and shrinks with the calls.
struct Stack {
    base: u64,
    end: u64,
    top: u64,
    /// High-water mark: memory above it has not been used yet.
    high: u64,
    /// Live allocas, by ascending address.
    live: Vec<u32>,
}

/// All memory of a program.
pub struct Memory {
    arena: Arena,
    table: Table,
    heap: Heap,
    stack: Stack,
    /// Inactive stacks by number, and unused stacks for reuse.
    parked: Vec<(u64, Stack)>,
    spare_stacks: Vec<Stack>,
    /// Start addresses of all allocations except allocas, including freed blocks in quarantine.
    by_address: AddressMap,
    /// Mask of undefined bits, and origin, for bytes in the states poison, undef and partial.
    side: FxHashMap<u64, (u8, OriginId)>,
    foreign: Foreign,
    /// Ranges of escaped objects that the program has made undefined since the last host call.
    unsettled: Ranges,
    work_meter: step_charges::WorkMeter,
    thunks: Vec<read_only::FunctionThunks>,
    /// Pages of constants.
    constants: std::ops::Range<u64>,
    /// Number of heap blocks ever allocated.
    block_count: u32,
    /// Bytes in allocations that are neither on the stack nor freed.
    allocated: u64,
    /// Memory limit of the program, if any.
    budget: Option<Arc<MemoryBudget>>,
    /// Size of an allocation that the memory limit refused.
    refused: Option<u64>,
    /// Current call stack, recorded with heap blocks that are allocated or freed; a number in the run's
    /// `CallStackTable`.
    pub callers: u32,
    /// Allocations whose address was stored in host memory.
    escaped_to_host: FxHashSet<u32>,
}

/// Maximum size in bytes of an allocation that is defined initially: its shadow takes one byte per byte.
const LARGEST_DEFINED: u64 = 4 << 30;

/// Maximum number of entries about undefined bytes. Without an entry, bytes stay undefined, but lose their origin.
const MAX_NOTES: usize = 1 << 20;

impl Memory {
    /// Creates memory with space for `stack` bytes of allocas.
    pub fn new(stack: u64) -> std::io::Result<Memory> {
        const MIN_HEAP: u64 = 1 << 24;
        // Every alloca may waste a little; the caller enforces the limit itself.
        let stack = stack.min(1 << 33).next_multiple_of(1 << 16) + (1 << 16);
        let arena = Arena::new(stack + MIN_HEAP)?;
        let end = arena.base() + arena.size();
        let base = end - stack;
        // The first page stays unused, so that no object precedes the first one directly.
        let heap = Heap::new(arena.base() + 4096, base - 4096);
        let stack = Stack { base, end, top: base, high: base, live: Vec::new() };
        Ok(Memory {
            arena,
            table: Table::new(),
            parked: Vec::new(),
            spare_stacks: Vec::new(),
            heap,
            stack,
            by_address: AddressMap::default(),
            side: FxHashMap::default(),
            foreign: Foreign::new(),
            unsettled: Ranges::default(),
            work_meter: step_charges::WorkMeter::new(),
            thunks: Vec::new(),
            constants: 0..0,
            block_count: 0,
            allocated: 0,
            budget: None,
            refused: None,
            callers: 0,
            escaped_to_host: FxHashSet::default(),
        })
    }

    /// Limits the memory to `most` bytes in total, including present allocations.
    pub fn limit(&mut self, most: u64) -> Arc<MemoryBudget> {
        Arc::clone(self.budget.insert(MemoryBudget::new(most, self.allocated)))
    }

    /// Returns the memory limit of the program, if any.
    pub fn budget(&self) -> Option<&Arc<MemoryBudget>> {
        self.budget.as_ref()
    }

    /// Allocates a replacement for an allocation of `bytes` bytes, which meanwhile do not count towards the memory
    /// limit.
    pub fn allocate_replacement(
        &mut self,
        bytes: u64,
        make: impl FnOnce(&mut Memory) -> Option<ScalarValue>,
    ) -> Option<ScalarValue> {
        let budget = self.budget.clone();
        if let Some(budget) = &budget {
            budget.give(bytes);
        }
        let result = make(self);
        if let Some(budget) = &budget {
            budget.count(bytes);
        }
        result
    }

    /// Returns the size of the last allocation that the memory limit refused, and clears it.
    pub fn take_refused_size(&mut self) -> Option<u64> {
        self.refused.take()
    }

    /// Whether the memory limit has just refused an allocation.
    pub fn is_refused(&self) -> bool {
        self.refused.is_some()
    }

    /// Marks a new block as defined, since writes of the host are not tracked.
    pub fn mark_defined_for_host(&mut self, block: &ScalarValue) {
        if let Some((index, info)) = self.allocation(block) {
            let size = info.size;
            self.arena.define(block.lo, size);
            if let Some(alloc) = self.table.get_mut(index) {
                alloc.escaped = true;
            }
        }
    }

    /// Returns the first address of the program's data.
    pub fn start(&self) -> u64 {
        self.arena.base()
    }

    /// Whether an address is in the memory that the program's objects share, rather than memory of the host.
    pub fn is_own(&self, address: u64) -> bool {
        self.arena.contains(address, 0)
    }

    /// Allocates memory outside of the stack. Its bytes are undefined, or (`zero`) zero and defined. Returns `None` if
    /// memory is exhausted.
    pub fn allocate(&mut self, mut info: Info, align: u64, zero: bool) -> Option<ScalarValue> {
        // Definedness is recorded per byte, which takes memory itself.
        if zero && info.size > LARGEST_DEFINED {
            return None;
        }
        if let Some(budget) = &self.budget
            && !budget.take(info.size, self.stack_used())
        {
            self.refused = Some(info.size);
            return None;
        }
        let Some(AllocatedRange { base, fresh }) = self.heap.take(info.size, align) else {
            if let Some(budget) = &self.budget {
                budget.give(info.size);
            }
            return None;
        };
        self.allocated = self.allocated.saturating_add(info.size);
        if info.kind == Kind::Heap {
            self.block_count = self.block_count.wrapping_add(1);
            info.serial = self.block_count;
            info.callers = self.callers;
        }
        let (index, generation) = self.table.add(base, true, &info);
        self.by_address.insert(base, index);
        // Fresh pages of the system are zero and undefined, so large blocks need not be touched before the program
        // does.
        if !fresh {
            self.arena.clear(base, info.size);
        }
        match info.kind {
            _ if !zero => {}
            Kind::Global(_) => self.arena.define(base, info.size),
            _ => {
                for (at, len) in step_charges::pieces(info.size) {
                    self.arena.fill_states(base + at, len, state::DEFINED);
                    // The caller notices that the run ends.
                    if self.work(len).is_err() {
                        return None;
                    }
                }
            }
        }
        Some(ScalarValue::pointer(base, Provenance::Alloc { index, generation }, pack_site(info.site, 0)))
    }

    /// Registers an allocation at a host address: the code of a function, or a variable of a library.
    pub fn register(&mut self, address: u64, info: Info) -> ScalarValue {
        let (index, generation) = self.table.add(address, false, &info);
        self.by_address.insert(address, index);
        ScalarValue::pointer(address, Provenance::Alloc { index, generation }, pack_site(info.site, 0))
    }

    /// Allocates an alloca. Its bytes are undefined. Returns `None` if the stack is exhausted.
    #[inline(always)]
    pub fn push_alloca(&mut self, info: &Info, align: u64) -> Option<ScalarValue> {
        let size = info.size;
        let base = allocator::align_up(self.stack.top, align)?;
        // One extra byte, so that the one-past-the-end address belongs to no other object.
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
        Some(ScalarValue::pointer(base, Provenance::Alloc { index, generation }, pack_site(info.site, 0)))
    }

    /// Returns the current top of the stack.
    #[inline]
    pub fn stack_mark(&self) -> StackMark {
        StackMark { top: self.stack.top, live: self.stack.live.len() as u32 }
    }

    /// Returns the number of stack bytes in use.
    #[inline]
    pub fn stack_used(&self) -> u64 {
        self.stack.top - self.stack.base
    }

    /// Whether any alloca was allocated since the mark.
    #[inline(always)]
    pub fn has_allocas_since(&self, mark: StackMark) -> bool {
        self.stack.live.len() as u32 > mark.live
    }

    /// Frees every alloca allocated since the mark.
    #[inline]
    pub fn pop_to(&mut self, mark: StackMark) {
        while self.stack.live.len() as u32 > mark.live {
            if let Some(index) = self.stack.live.pop() {
                self.table.forget(index);
            }
        }
        self.stack.top = mark.top.min(self.stack.top);
    }

    /// Returns the height of the stack, as the result of `llvm.stacksave`.
    pub fn stack_height(&self) -> u64 {
        self.stack.top
    }

    /// Frees the allocas allocated since `llvm.stacksave` returned this height.
    pub fn restore_stack(&mut self, height: u64) {
        if height < self.stack.base || height > self.stack.top {
            return;
        }
        while let Some(index) = self.stack.live.pop_if(|i| self.table.get(*i).base >= height) {
            self.table.forget(index);
        }
        self.stack.top = height;
    }

    /// Frees a heap block or a variable of a session. Its address is quarantined.
    pub fn retire(&mut self, index: u32, site: u32) {
        let (base, size) = (self.table.get(index).base, self.table.info(index).size);
        self.table.retire(index, site, self.callers);
        self.allocated = self.allocated.saturating_sub(size);
        if let Some(budget) = &self.budget {
            budget.give(size);
        }
        // The content is no longer accessible, so the pages of a large block are released at once.
        if size >= shadow::LARGE {
            self.arena.discard(base, size);
        }
        self.heap.give_back(base, size, index);
        while let Some(old) = self.heap.expired() {
            self.by_address.remove(self.table.get(old).base);
            self.table.forget(old);
        }
    }

    /// Finds the allocation that contains an address, or that ends at it. The end of a library's variable is excluded:
    /// the next variable starts there, possibly an unknown one (C++ vtables point to each other this way).
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
        fits(self.by_address.at_or_below(address)?)
    }

    /// Returns a pointer converted from an integer: its provenance is the allocation at that address.
    pub fn pointer_to(&self, address: u64) -> ScalarValue {
        if address == 0 {
            return ScalarValue::NULL;
        }
        match self.find(address) {
            Some(index) => {
                let generation = self.table.get(index).generation;
                let site = pack_site(self.table.info(index).site, DEPTH_UNKNOWN);
                ScalarValue::pointer(address, Provenance::Alloc { index, generation }, site)
            }
            None if self.arena.contains(address, 0) => ScalarValue::pointer(address, Provenance::None, 0),
            None => ScalarValue::pointer(address, Provenance::Foreign, 0),
        }
    }

    /// Returns the allocation of a defined pointer and its index in the table, even if it was freed.
    pub fn allocation(&self, pointer: &ScalarValue) -> Option<(u32, &Info)> {
        match pointer.provenance() {
            Provenance::Alloc { index, generation } => Some((index, self.table.find(index, generation)?)),
            _ => {
                let index = self.find(pointer.lo)?;
                Some((index, self.table.info(index)))
            }
        }
    }

    /// Returns the first address of an allocation.
    pub fn base_of(&self, index: u32) -> u64 {
        self.table.get(index).base
    }

    /// Returns an allocation's description for updates (LLVMlite's machine learns types on first use).
    pub fn info_mut(&mut self, index: u32) -> Option<&mut Info> {
        self.table.info_mut(index)
    }

    /// Returns the start address and size of the live object that a pointer was derived from.
    #[inline(always)]
    pub fn bounds(&self, pointer: &ScalarValue) -> Option<(u64, u64)> {
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

    /// Returns the number of the function at an address.
    pub fn function_at(&self, pointer: &ScalarValue) -> Option<u32> {
        let (index, info) = self.allocation(pointer)?;
        match info.kind {
            Kind::Function(number) if self.table.get(index).base == pointer.lo => Some(number),
            _ => None,
        }
    }

    /// Records the reason why a byte is undefined.
    fn note(&mut self, address: u64, mask: u8, origin: OriginId) {
        if self.side.len() >= MAX_NOTES {
            self.side.clear();
        }
        self.side.insert(address, (mask, origin));
    }

    /// Writes the content of a new allocation, for initializers and arguments, with no check but that it lies in the
    /// arena. The bytes become defined.
    pub fn initialize(&mut self, address: u64, bytes: &[u8]) {
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

    /// Runs `llvm.lifetime.start` or, if `ended` is the place of one, `llvm.lifetime.end` on the variable at a pointer.
    /// The content becomes undefined, and must not be written after the end.
    pub fn set_lifetime(&mut self, pointer: &ScalarValue, ended: Option<CodeLocation>) {
        if !pointer.definedness.is_defined() {
            return;
        }
        let Some((index, info)) = self.allocation(pointer) else { return };
        let (base, size, state) = (self.base_of(index), info.size, info.state);
        if info.kind != Kind::Stack || matches!(state, State::Freed(_)) || pointer.lo != base {
            return;
        }
        self.make_undefined(base, size);
        // An escaped address belongs to the previous lifetime of the variable.
        if let Some(alloc) = self.table.get_mut(index) {
            alloc.escaped = false;
        }
        match ended {
            Some(here) => self.table.end(index, here),
            None => self.table.begin(index),
        }
    }
}

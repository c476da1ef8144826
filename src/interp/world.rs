//! The state of a run: memory, what is known about undefined values, and the call stack.

use super::assembly::Suspended;
use super::memory::{Memory, StackMark};
use super::observe::Watch;
use super::provenance::{Place, Slot, Undefs};
use super::setjmp::Jumps;
use super::trampoline::Trampoline;
use crate::ir::inst::{BinaryFlags, CastFlags, GepFlags};
use crate::ir::{DataLayout, InstId};
use crate::verify::Checked;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// Everything but the values of the frames.
pub struct World {
    /// The module.
    pub checked: Arc<Checked>,
    /// Sizes and offsets.
    pub layout: DataLayout,
    /// Memory.
    pub memory: Memory,
    /// Why values are undefined.
    pub undefs: Undefs,
    /// Places where memory is allocated.
    pub sites: Sites,
    /// The calls under way when blocks were made and given back.
    pub stacks: Stacks,
    /// The blocks that the library made inside the call that is under way.
    pub library_made: Vec<u32>,
    /// Whether LLVMlite's machine checks.
    pub lite: bool,
    /// Whether `nsw` and `nuw` of arithmetic, and `inbounds` of addresses, are not held against the program.
    pub wrap: bool,
    /// Bytes of stack the program may use.
    pub max_stack: u64,
    /// What the frames use of it, apart from their allocas.
    pub frame_bytes: u64,
    /// Inline assembly that waits for functions which it called.
    pub suspended: Vec<Suspended>,
    /// What `llvm.init.trampoline` made, by address.
    pub trampolines: FxHashMap<u64, Trampoline>,
    /// Streams of the C library that the program closed, by their addresses.
    pub closed: FxHashSet<u64>,
    /// When the run began: what `llvm.readcyclecounter` counts from.
    pub started: std::time::Instant,
    /// Who is told of calls and returns.
    pub watch: Option<Box<Watch>>,
}

impl World {
    /// The flags of arithmetic that count.
    pub fn counted(&self, flags: BinaryFlags) -> BinaryFlags {
        BinaryFlags { nsw: flags.nsw && !self.wrap, nuw: flags.nuw && !self.wrap, ..flags }
    }

    /// The flags of a conversion that count.
    pub fn counted_in_cast(&self, flags: CastFlags) -> CastFlags {
        CastFlags { nsw: flags.nsw && !self.wrap, nuw: flags.nuw && !self.wrap, ..flags }
    }

    /// The flags of an address that count.
    pub fn counted_in_address(&self, flags: GepFlags) -> GepFlags {
        if self.wrap { GepFlags::default() } else { flags }
    }
}

/// A place where memory is allocated: a number of the function, and the instruction.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// The function.
    pub function: u32,
    /// The instruction.
    pub inst: InstId,
}

/// All places where memory is allocated, numbered from 1.
#[derive(Default)]
pub struct Sites {
    all: Vec<Site>,
}

impl Sites {
    /// A number for a place; 0 once there are too many to be told apart.
    pub fn add(&mut self, site: Site) -> u32 {
        if self.all.len() + 1 >= 1 << super::memory::SITE_BITS {
            return 0;
        }
        self.all.push(site);
        self.all.len() as u32
    }

    /// Whether a place is in a function.
    pub fn mentions(&self, function: u32) -> bool {
        self.all.iter().any(|site| site.function == function)
    }

    /// Puts the places in a function into another one.
    pub fn rename(&mut self, from: u32, to: u32) {
        self.all.iter_mut().filter(|site| site.function == from).for_each(|site| site.function = to);
    }

    /// The place of a number.
    pub fn get(&self, number: u32) -> Option<Site> {
        self.all.get((number as usize).checked_sub(1)?).copied()
    }
}

/// The calls that led to a place, as far as they are kept: each with the number of what called it.
#[derive(Default)]
pub struct Stacks {
    all: Vec<(u32, Place)>,
    numbers: FxHashMap<(u32, Place), u32>,
}

impl Stacks {
    /// So many calls of a stack are kept, the innermost ones.
    pub const MAX_DEPTH: usize = 16;
    const MAX_NODES: usize = 1 << 20;

    /// The number of a call at a place, made from the stack of a number; 0 is the empty one, and what there is no room for.
    pub fn push(&mut self, caller: u32, place: Place) -> u32 {
        if let Some(number) = self.numbers.get(&(caller, place)) {
            return *number;
        }
        if self.all.len() >= Self::MAX_NODES {
            return 0;
        }
        self.all.push((caller, place));
        let number = self.all.len() as u32;
        self.numbers.insert((caller, place), number);
        number
    }

    /// The calls of a stack, the innermost first.
    pub fn calls(&self, mut number: u32) -> impl Iterator<Item = Place> {
        std::iter::from_fn(move || {
            let (caller, place) = *self.all.get((number as usize).checked_sub(1)?)?;
            number = caller;
            Some(place)
        })
    }
}

/// One call under way.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// Number of the function.
    pub function: u32,
    /// The operation it is at; while it calls, the call.
    pub pc: u32,
    /// Its first slot.
    pub base: u32,
    /// Whether it was called from outside: by the user, or by a host function.
    pub outermost: bool,
    /// Stack memory before the call.
    pub mark: StackMark,
}

/// A program under way.
pub struct Machine {
    /// The values of all frames, one after the other.
    pub slots: Vec<Slot>,
    /// The calls under way, outermost first.
    pub frames: Vec<Frame>,
    /// For edges whose copies must happen at once.
    pub scratch: Vec<Slot>,
    /// The `ret` by which a function called from outside returned last.
    pub returned_at: Place,
    /// Calls of `setjmp` that can return again.
    pub jumps: Jumps,
    /// Instructions executed.
    pub steps: u64,
    /// At how many of them the evaluator looks whether it is to end.
    pub pause_at: u64,
    /// At how many of them the fuel is used up.
    pub fuel_until: u64,
    /// Everything else.
    pub world: World,
}

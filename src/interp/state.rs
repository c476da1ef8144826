//! State of a run: memory, origins of undefined values, and the call stack.

pub mod trampoline;

use super::memory::{Memory, StackMark};
use super::observe::ObserverAdapter;
use super::register_code::setjmp::Jumps;
use super::scalar::{CodeLocation, OriginTable, ScalarValue};
use super::x86_64::inline_asm::Suspended;
use crate::ir::inst::{BinaryFlags, CastFlags, GepFlags};
use crate::ir::{DataLayout, InstId};
use crate::verify::Checked;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use trampoline::Trampoline;

/// State of a run shared by all frames: everything except the frames and their values, which are in [`Machine`].
pub struct SharedState {
    /// Module.
    pub checked: Arc<Checked>,
    /// Data layout.
    pub layout: DataLayout,
    /// Memory.
    pub memory: Memory,
    /// Origins of undefined values.
    pub undefs: OriginTable,
    /// Allocation sites.
    pub sites: Sites,
    /// Call stacks of heap allocations and deallocations.
    pub stacks: CallStackTable,
    /// Heap blocks that the library has allocated during the current call.
    pub library_allocations: Vec<u32>,
    /// Whether the rules of LLVMlite's abstract machine are checked.
    pub llvmlite_rules: bool,
    /// Whether overflow wraps (`--wrap`, like Clang's `-fwrapv`): `nsw` and `nuw` of arithmetic and conversions, and
    /// all flags of address computations (`inbounds`, `nusw`, `nuw`), are ignored.
    pub wrap: bool,
    /// Maximum number of stack bytes.
    pub max_stack: u64,
    /// Stack bytes charged for frames, without their allocas.
    pub frame_bytes: u64,
    /// Inline assembly suspended by calls.
    pub suspended: Vec<Suspended>,
    /// Trampolines made by `llvm.init.trampoline`, by address.
    pub trampolines: FxHashMap<u64, Trampoline>,
    /// Addresses of the C library streams that the program closed.
    pub closed_streams: FxHashSet<u64>,
    /// Start of the run, from which `llvm.readcyclecounter` counts.
    pub started: std::time::Instant,
    /// Observer of calls and returns.
    pub observer: Option<Box<ObserverAdapter>>,
}

impl SharedState {
    /// Returns the effective flags of an arithmetic instruction.
    pub fn effective_flags(&self, flags: BinaryFlags) -> BinaryFlags {
        BinaryFlags { nsw: flags.nsw && !self.wrap, nuw: flags.nuw && !self.wrap, ..flags }
    }

    /// Returns the effective flags of a conversion.
    pub fn effective_cast_flags(&self, flags: CastFlags) -> CastFlags {
        CastFlags { nsw: flags.nsw && !self.wrap, nuw: flags.nuw && !self.wrap, ..flags }
    }

    /// Returns the effective flags of an address computation.
    pub fn effective_gep_flags(&self, flags: GepFlags) -> GepFlags {
        if self.wrap { GepFlags::default() } else { flags }
    }
}

/// An allocation site: a function's number and an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// Number of the function.
    pub function: u32,
    /// Instruction.
    pub inst: InstId,
}

/// All allocation sites, numbered from 1.
#[derive(Default)]
pub struct Sites {
    all: Vec<Site>,
}

impl Sites {
    /// Adds a site and returns its number, or 0 once the numbers are exhausted.
    pub fn add(&mut self, site: Site) -> u32 {
        if self.all.len() + 1 >= 1 << super::memory::SITE_BITS {
            return 0;
        }
        self.all.push(site);
        self.all.len() as u32
    }

    /// Whether any site lies in a function.
    pub fn any_in_function(&self, function: u32) -> bool {
        self.all.iter().any(|site| site.function == function)
    }

    /// Moves the sites in a function to another one.
    pub fn move_to_function(&mut self, from: u32, to: u32) {
        self.all.iter_mut().filter(|site| site.function == from).for_each(|site| site.function = to);
    }

    /// Returns the site of a number.
    pub fn get(&self, number: u32) -> Option<Site> {
        self.all.get((number as usize).checked_sub(1)?).copied()
    }
}

/// Call stacks as a tree: each call with the number of its caller.
#[derive(Default)]
pub struct CallStackTable {
    all: Vec<(u32, CodeLocation)>,
    numbers: FxHashMap<(u32, CodeLocation), u32>,
    /// The last stack looked up, outermost call first, each call with its number. The next stack usually begins with
    /// the same calls.
    last: Vec<(CodeLocation, u32)>,
}

impl CallStackTable {
    /// Maximum number of calls recorded per stack, the innermost ones.
    pub const MAX_DEPTH: usize = 16;
    const MAX_NODES: usize = 1 << 20;

    /// Returns the number of a stack, whose calls are passed outermost first. 0 is the empty stack, which also stands
    /// for stacks beyond the capacity of the table: reports then show no callers.
    pub fn number(&mut self, stack: impl Iterator<Item = CodeLocation>) -> u32 {
        let (mut depth, mut number) = (0, 0);
        for place in stack {
            match self.last.get(depth) {
                Some((same, known)) if *same == place => number = *known,
                _ => {
                    self.last.truncate(depth);
                    number = self.push(number, place);
                    self.last.push((place, number));
                }
            }
            depth += 1;
        }
        number
    }

    /// Returns the number of the stack that results from a call at a place in the stack `caller`.
    fn push(&mut self, caller: u32, place: CodeLocation) -> u32 {
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

    /// Returns the calls of a stack, innermost first.
    pub fn calls(&self, mut number: u32) -> impl Iterator<Item = CodeLocation> {
        std::iter::from_fn(move || {
            let (caller, place) = *self.all.get((number as usize).checked_sub(1)?)?;
            number = caller;
            Some(place)
        })
    }
}

/// A stack frame.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// Number of the function.
    pub function: u32,
    /// Current operation; during a call, the operation of the call.
    pub pc: u32,
    /// Index of its first slot.
    pub base: u32,
    /// Whether it was called from outside of the program: by the user or by a host function.
    pub outermost: bool,
    /// Top of the alloca stack before the call.
    pub mark: StackMark,
}

/// A running program.
pub struct Machine {
    /// Values of all frames, one frame after the other.
    pub slots: Vec<ScalarValue>,
    /// Frames, outermost first.
    pub frames: Vec<Frame>,
    /// Buffer for parallel copies on control-flow edges.
    pub scratch: Vec<ScalarValue>,
    /// Most recent `ret` of a function called from outside.
    pub returned_at: CodeLocation,
    /// `setjmp` calls that can return again.
    pub jumps: Jumps,
    /// Number of instructions executed.
    pub steps: u64,
    /// Step count at which the evaluator next checks limits and interrupts.
    pub pause_at: u64,
    /// Step count at which the fuel is used up.
    pub fuel_limit: u64,
    /// Memory and other state outside of the frames.
    pub shared: SharedState,
}

#[cfg(test)]
mod tests {
    use super::{CallStackTable, CodeLocation};

    #[test]
    fn equal_stacks_have_one_number_and_calls_are_kept_innermost_first() {
        let call = |op| CodeLocation { function: 1, op };
        let mut table = CallStackTable::default();
        let stacks: [&[u32]; 7] = [&[1, 2, 3], &[1, 2, 4], &[1, 2], &[], &[5, 2, 3], &[1, 2, 3], &[1, 2, 3, 4]];
        let numbers = stacks.map(|stack| table.number(stack.iter().map(|op| call(*op))));
        assert_eq!(numbers[0], numbers[5]);
        for (number, stack) in numbers.iter().zip(stacks) {
            let calls: Vec<u32> = table.calls(*number).map(|place| place.op).collect();
            assert_eq!(calls, stack.iter().rev().copied().collect::<Vec<_>>());
        }
        // 1, 1-2, 1-2-3, 1-2-4, 5, 5-2, 5-2-3 and 1-2-3-4.
        assert_eq!(table.all.len(), 8);
    }
}

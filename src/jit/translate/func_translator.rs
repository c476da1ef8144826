//! State of the translation of one function. The methods are in the other files of this directory, by kind of
//! instruction.

use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, Function, GlobalId, InstId, Operand, ValueId};
use crate::jit::link::symbol::Symbol;
use crate::jit::translate::landing_pads::LandingPads;
use crate::jit::translate::loaded_shadows::LoadedShadows;
use crate::jit::translate::module_env::{ModuleEnv, TypeLayouts};
use crate::jit::translate::signature::ReturnConvention;
use crate::jit::translate::value::{Address, Regions, ValueLocation, ValueRepr};
use crate::opt::checks::large::LargeCode;
use crate::opt::checks::origin::FrameObjects;
use crate::opt::loops::Loops;
use crate::opt::mem2reg::Promotable;
use cranelift_codegen::ir::{Block, FuncRef, Signature, StackSlot, Value};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use cranelift_frontend::{FunctionBuilder, Variable};
use rustc_hash::{FxHashMap, FxHashSet};

/// Translates one function.
pub(in crate::jit::translate) struct FuncTranslator<'a, 'm> {
    pub env: &'a ModuleEnv<'m>,
    pub layouts: &'a mut TypeLayouts<'m>,
    pub func: FunctionInput<'a, 'm>,
    /// Builder of the CLIF function.
    pub b: FunctionBuilder<'a>,
    pub values: ValueMap,
    pub blocks: BlockMap,
    pub frame: FrameState,
    pub reused: ReusedCode,
    /// Checked code: blocks whose accesses call stubs.
    pub large: LargeCode,
    /// Clauses of the landing pads.
    pub pads: LandingPads,
}

/// The function to translate, and the results of analyses. Does not change.
pub(in crate::jit::translate) struct FunctionInput<'a, 'm> {
    pub id: GlobalId,
    pub function: &'m Function,
    pub body: &'a Body,
    pub cfg: Cfg,
    pub loops: Loops,
    pub promotable: Promotable,
    pub returning: ReturnConvention,
    /// Variables of checked code. Those that no other function accesses have no slot.
    pub variables: Option<FrameObjects>,
    /// Checked code: starts and ends of lifetimes that change nothing.
    pub idle_markers: FxHashSet<InstId>,
    /// Whether a call in it may return twice.
    pub returns_twice: bool,
}

/// Representations of the IR's values.
pub(in crate::jit::translate) struct ValueMap {
    /// Representation of each value defined so far.
    pub reprs: SecondaryMap<ValueId, Option<ValueRepr>>,
    /// Scalars of all aggregates that are held as scalars.
    pub scalars: Vec<Value>,
    /// Variables of promoted allocas.
    pub variables: SecondaryMap<ValueId, PackedOption<Variable>>,
    /// Promoted allocas whose variables are held in 64 bits; see `scalar/known_sext.rs`.
    pub sext_variables: SecondaryMap<ValueId, bool>,
    /// Shadows that only cold code computes.
    pub deferred: SecondaryMap<ValueId, bool>,
    /// Shadows of loads that are read where they are tested.
    pub loaded: LoadedShadows,
    /// Allocas whose variable is in a slot of checked code.
    pub in_slots: SecondaryMap<ValueId, bool>,
    /// Allocas whose variable is in the frame of checked code: the offset of the word with its address.
    pub in_frame: FxHashMap<ValueId, i32>,
    /// Shadows that called functions have returned with their results.
    pub result_shadows: SecondaryMap<ValueId, Option<Value>>,
    /// Known 64-bit extensions of 32-bit values.
    pub sext: SecondaryMap<ValueId, PackedOption<Value>>,
    /// Values that successor blocks may use at their start: operands of phis, and values stored to promoted allocas.
    pub carried: SecondaryMap<ValueId, bool>,
    /// For each `<N x i1>`, the masks it was created from; see `simd/simd128.rs`.
    pub masks: FxHashMap<ValueId, Vec<Value>>,
}

/// Blocks of the IR in CLIF, and the edges between them.
pub(in crate::jit::translate) struct BlockMap {
    pub clif: SecondaryMap<BlockId, PackedOption<Block>>,
    /// Number of edges into each block that remain to be translated. The block is sealed when it reaches zero.
    pub edges_to_come: SecondaryMap<BlockId, u32>,
    /// For each edge (to, from) into a block with phis, the operands of the phis in order.
    pub incoming: FxHashMap<(BlockId, BlockId), Vec<Operand>>,
    /// Temporaries for phis that are large aggregates: edges write the next value there, and the phis of the block read
    /// it.
    pub arriving: FxHashMap<InstId, Address>,
    /// Exception and selector in each block that starts with a landing pad.
    pub landings: FxHashMap<BlockId, [Value; 2]>,
    /// Last block that ended in a `musttail` call.
    pub continues: Option<BlockId>,
}

/// Memory of the function's frame, and addresses that are needed until the return.
#[derive(Default)]
pub(in crate::jit::translate) struct FrameState {
    /// Address of the result, if it is returned in memory that the caller provides.
    pub result_at: Option<ValueLocation>,
    pub side: Option<SideStackState>,
    /// Save area, if the function is variadic.
    pub save_area: Option<SaveArea>,
    /// Number of bytes used by allocas.
    pub alloca_bytes: u64,
    /// Stack slots for operands and results of runtime functions on integers of more than 128 bits.
    pub scratch: ScratchSlots,
    /// Checked code: the parts of memory.
    pub regions: Option<Regions>,
    /// Checked code: the word with the last variable of the frame that has a slot.
    pub slot_list: Option<StackSlot>,
    /// Checked code: the [`Frame`](crate::jit::checked::frames::Frame) with the variables that are allocated when the function begins.
    pub variables: Option<ValueLocation>,
    /// Number of blocks of checks so far, which do not count for the size of the function.
    pub check_blocks: usize,
    /// Block after the check that is being emitted.
    pub after_check: Option<Block>,
    /// The instruction whose code the check before has emitted.
    pub shadow_done: Option<InstId>,
    /// Shadow of the result that the function is about to return.
    pub returned_shadow: Option<Value>,
}

/// Imported functions and computed addresses, for reuse.
#[derive(Default)]
pub(in crate::jit::translate) struct ReusedCode {
    pub callees: FxHashMap<(Symbol, Signature), FuncRef>,
    /// Stubs of checked code, by the number of arguments.
    pub stubs: FxHashMap<(Symbol, usize), FuncRef>,
    /// Globals whose addresses are held in registers, by loop.
    pub hoisted: FxHashMap<BlockId, Vec<u64>>,
    /// Checked code: words of the rows of addresses, and addresses of headers, that this block has computed.
    pub rows: FxHashMap<(Value, i32), [Value; 2]>,
    pub headers: FxHashMap<Value, Value>,
    /// Address of the thread's variables, and the block that computed it.
    pub thread_locals: Option<(Block, Value)>,
}

/// Side stack of a function that uses it.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit::translate) struct SideStackState {
    /// Address of its [`SideStack`](crate::jit::run::stack::SideStack).
    pub state: ValueLocation,
    /// Side stack pointer at function entry.
    pub mark: ValueLocation,
}

/// Save area of a variadic function, and the part of it that named parameters occupy.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit::translate) struct SaveArea {
    /// Address of the save area.
    pub address: ValueLocation,
    pub ints: u32,
    pub floats: u32,
    pub words: u32,
}

/// Stack slots for operands and results of runtime functions.
pub(in crate::jit::translate) type ScratchSlots = [Option<StackSlot>; 4];

/// Index of a scratch slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit::translate) enum ScratchSlot {
    First,
    Second,
    Third,
    Result,
}

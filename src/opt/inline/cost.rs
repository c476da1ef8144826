//! Costs of functions, their numbers of call sites, and whether they can be inlined at all; computed on first use.
//!
//! Functions are never inlined if they depend on their frame (variable arguments, intrinsics such as `llvm.frameaddress`,
//! dynamic allocas, calls that return twice, `returns_twice`) or on their calling sequence (`byval`, `musttail`, `naked`),
//! have `indirectbr`, `callbr` or irreducible control flow, are `presplitcoroutine` or `nomerge`, or have `noinline`,
//! unless all functions have it.

use crate::ir::callee::{calls_twice, named_callee};
use crate::ir::cfg::{Cfg, reachable_blocks};
use crate::ir::inst::{CastOp, TailKind, UnaryOp};
use crate::ir::{
    Attr, BlockId, Body, ConstId, DataLayout, GlobalId, Inst, Module, Name, Operand, Type, TypeKind, ValueDef,
};
use crate::opt::checks::origin::{CHECK, FrameObjects, Origins};
use crate::opt::loops::Loops;
use cranelift_entity::{EntityRef, SecondaryMap};
use std::sync::OnceLock;

/// Parameter attributes that determine how an argument is passed.
pub(super) const ABI_ATTRS: [&str; 6] = ["byval", "inalloca", "preallocated", "swifterror", "swiftself", "swiftasync"];

/// Attributes of functions that are never inlined.
const NEVER_INLINED: [&str; 4] = ["naked", "returns_twice", "presplitcoroutine", "nomerge"];

/// Prefixes of intrinsics that depend on the frame.
const FRAME_INTRINSICS: [&str; 19] = [
    "llvm.frameaddress",
    "llvm.returnaddress",
    "llvm.addressofreturnaddress",
    "llvm.sponentry",
    "llvm.va_start",
    "llvm.stack",
    "llvm.local",
    "llvm.eh.sjlj",
    "llvm.eh.dwarf",
    "llvm.eh.unwind",
    "llvm.coro",
    "llvm.experimental.deoptimize",
    "llvm.experimental.gc.",
    "llvm.experimental.guard",
    "llvm.experimental.patchpoint",
    "llvm.experimental.stackmap",
    "llvm.experimental.widenable.condition",
    "llvm.call.preallocated",
    "llvm.get.dynamic",
];

/// Number of instructions above which a body is not analyzed.
const MAX_INSTS: usize = 1500;

/// Limits on the cost of callees, in estimated machine instructions.
pub struct InlineParams {
    /// Limit at any call site: about the cost of the call itself.
    pub(super) tiny: u32,
    /// Limit at call sites in a loop.
    pub(super) in_loop: u32,
    /// Limit at call sites in a loop, for callees with a single call site.
    pub(super) only: u32,
    /// Divisor of the caller's own cost; the quotient is the permitted growth.
    pub(super) part: u32,
    /// Range to which that growth is clamped.
    pub(super) growth: std::ops::RangeInclusive<u32>,
}

impl InlineParams {
    /// For small modules, where compile time does not matter.
    const GENEROUS: InlineParams = InlineParams { tiny: 12, in_loop: 100, only: 150, part: 1, growth: 150..=3000 };
    /// For large modules, where inlining may cost more compile time than it saves run time.
    const THRIFTY: InlineParams = InlineParams { tiny: 6, in_loop: 20, only: 30, part: 8, growth: 20..=200 };
    /// Number of instructions from which a module counts as large.
    const THRIFTY_FROM: usize = 12_000;

    /// Returns the limits for a module.
    fn of(module: &Module) -> &'static InlineParams {
        let size: usize = module.definitions().map(|(_, _, body)| body.insts.len()).sum();
        if size < InlineParams::THRIFTY_FROM { &InlineParams::GENEROUS } else { &InlineParams::THRIFTY }
    }

    pub(super) fn most(&self) -> u32 {
        self.in_loop.max(self.only)
    }
}

/// Costs of all functions of a module.
pub struct InlineCosts {
    functions: OnceLock<Box<[OnceLock<Option<InlineCandidate>>]>>,
    calls: OnceLock<SecondaryMap<GlobalId, u32>>,
    /// Whether every function has `noinline`.
    all_noinline: OnceLock<bool>,
    layout: DataLayout,
    /// Limits for the module: they depend on its size.
    params: OnceLock<&'static InlineParams>,
}

/// A function that can be inlined.
pub struct InlineCandidate {
    /// Estimated number of machine instructions of the body.
    pub cost: u32,
    /// Bytes of the allocas, and of values held in memory.
    pub frame: u64,
    /// Whether it is `alwaysinline`.
    pub always: bool,
    /// Whether it may unwind.
    pub throws: bool,
    /// Whether it has landing pads.
    pub pads: bool,
    /// Whether the code is checked, and it allocates or frees memory: each copy of such a call has a call stack of its own.
    pub allocates: bool,
    /// Personality function.
    pub personality: Option<ConstId>,
    /// Loops; `None` if there is one block.
    loops: Option<Loops>,
}

impl InlineCandidate {
    /// Whether a block can execute more than once per call.
    pub fn repeats(&self, block: BlockId) -> bool {
        self.loops.as_ref().is_some_and(|loops| loops.repeats(block))
    }
}

impl InlineCosts {
    /// Creates the table; costs are computed on first use.
    pub fn new(layout: &DataLayout) -> InlineCosts {
        InlineCosts {
            // Sessions inline nothing, and create a table for each input.
            functions: OnceLock::new(),
            calls: OnceLock::new(),
            all_noinline: OnceLock::new(),
            layout: layout.clone(),
            params: OnceLock::new(),
        }
    }

    /// Returns the limits for the module.
    pub(super) fn params(&self, module: &Module) -> &'static InlineParams {
        self.params.get_or_init(|| InlineParams::of(module))
    }

    /// Returns the cost of a function that can be inlined.
    pub fn of(&self, module: &Module, id: GlobalId) -> Option<&InlineCandidate> {
        let functions = self.functions.get_or_init(|| (0..module.globals.len()).map(|_| OnceLock::new()).collect());
        functions[id.index()].get_or_init(|| self.find(module, id)).as_ref()
    }

    /// Returns the number of call sites of a function in the module.
    pub fn calls_of(&self, module: &Module, id: GlobalId) -> u32 {
        let count = || {
            let mut calls = SecondaryMap::new();
            for (_, _, body) in module.definitions() {
                for inst in body.insts.values() {
                    if let Some(callee) = inst.call().and_then(|call| named_callee(module, call.callee)) {
                        calls[callee] += 1;
                    }
                }
            }
            calls
        };
        self.calls.get_or_init(count)[id]
    }
}

impl InlineCosts {
    /// Whether all functions have `noinline`, as unoptimizing compilers emit it.
    fn all_noinline(&self, module: &Module) -> bool {
        *self.all_noinline.get_or_init(|| {
            module.definitions().all(|(_, function, _)| {
                let mut found = false;
                each_word(module, function.attrs, &mut |word| found |= matches!(word, "noinline" | "alwaysinline"));
                found
            })
        })
    }

    fn find(&self, module: &Module, id: GlobalId) -> Option<InlineCandidate> {
        let noinline = |optnone: bool| !optnone && !self.all_noinline(module);
        costs(module, &self.layout, id, self.params(module).most(), noinline)
    }
}

/// Computes the cost of a function. `most`: limit on the cost. `counts`: whether `noinline` applies, given the presence
/// of `optnone`.
fn costs(
    module: &Module,
    layout: &DataLayout,
    id: GlobalId,
    most: u32,
    counts: impl Fn(bool) -> bool,
) -> Option<InlineCandidate> {
    let function = module.function(id)?;
    let body = function.body.as_ref()?;
    if function.varargs || body.insts.len() > MAX_INSTS {
        return None;
    }
    if function.params.iter().any(|param| ABI_ATTRS.iter().any(|word| module.has_attr(param.attrs, word))) {
        return None;
    }
    let (mut always, mut noinline, mut optnone, mut stays) = (false, false, false, false);
    each_word(module, function.attrs, &mut |word| {
        always |= word == "alwaysinline";
        noinline |= word == "noinline";
        optnone |= word == "optnone";
        stays |= NEVER_INLINED.contains(&word);
    });
    if stays || noinline && counts(optnone) || calls_twice(module, body) {
        return None;
    }
    // Checked code detects the use of a variable whose function has returned.
    if module.find(CHECK).is_some() && !FrameObjects::find(body, &mut Origins::new(module, layout)).are_private() {
        return None;
    }
    let cost = cost(body);
    if cost > most && !always {
        return None;
    }
    let personality = function.personality.map(|(_, value)| module.constants.stripped(value));
    let allocates = module.find(CHECK).is_some() && body.insts.values().any(|inst| is_of_heap(module, inst));
    let mut found =
        InlineCandidate { cost, frame: 0, always, throws: false, pads: false, allocates, personality, loops: None };
    let reached = reachable_blocks(body);
    for &block in &reached {
        for &inst in &body.blocks[block].insts {
            found.add_cost(module, layout, body, block, &body.insts[inst])?;
            if let Some(result) = body.result(inst) {
                found.frame = found.frame.checked_add(stack_size(module, layout, body.values[result].ty))?;
            }
        }
    }
    if reached.len() > 1 {
        let loops = Loops::new(body, &Cfg::of_executable_edges(body));
        if loops.is_irreducible() {
            return None;
        }
        found.loops = Some(loops);
    }
    Some(found)
}

/// Functions of C that allocate or free memory; those of C++ are recognized by their prefixes.
const HEAP: [&str; 5] = ["malloc", "calloc", "realloc", "free", "aligned_alloc"];
const HEAP_OF_CXX: [&str; 4] = ["_Znw", "_Zna", "_Zdl", "_Zda"];

/// Returns whether an instruction calls a function that allocates or frees memory.
fn is_of_heap(module: &Module, inst: &Inst) -> bool {
    let Some(id) = inst.call().and_then(|call| named_callee(module, call.callee)) else { return false };
    match &module.globals[id].name {
        Name::Text(name) => HEAP.contains(&&**name) || HEAP_OF_CXX.iter().any(|start| name.starts_with(start)),
        _ => false,
    }
}

/// Returns the bytes of stack that a value of a type may take, or 0 for a scalar.
fn stack_size(module: &Module, layout: &DataLayout, ty: Type) -> u64 {
    match module.types.kind(module.types.strip(ty)) {
        TypeKind::Int(..=128) | TypeKind::Float(_) | TypeKind::Ptr { .. } | TypeKind::Token => 0,
        _ => layout.size_of(&module.types, ty).unwrap_or(0),
    }
}

fn each_word(module: &Module, attrs: crate::ir::AttrSet, f: &mut impl FnMut(&str)) {
    for attr in &module.attrs[attrs] {
        match attr {
            Attr::Word(word) => f(word),
            Attr::Group(n) => {
                if let Some(group) = module.attr_groups.get(n) {
                    module.attrs[*group].iter().for_each(|attr| {
                        if let Attr::Word(word) = attr {
                            f(word)
                        }
                    });
                }
            }
            _ => {}
        }
    }
}

impl InlineCandidate {
    /// Adds an instruction to the cost. `None` if the instruction cannot be moved to another function.
    fn add_cost(
        &mut self,
        module: &Module,
        layout: &DataLayout,
        body: &Body,
        block: BlockId,
        inst: &Inst,
    ) -> Option<()> {
        match inst {
            Inst::Alloca { ty, count, inalloca, swifterror, align, .. } => {
                let count = match count {
                    None => 1,
                    Some((_, Operand::Const(c))) => u64::try_from(module.constants[*c].as_int()?).ok()?,
                    Some(_) => return None,
                };
                if block != body.entry() || *inalloca || *swifterror || align.is_some_and(|align| align.bytes() > 64) {
                    return None;
                }
                let size = layout.size_of(&module.types, *ty)?.checked_mul(count)?;
                self.frame = self.frame.checked_add(size)?;
            }
            Inst::IndirectBr { .. } | Inst::CallBr(_) | Inst::Unwind => return None,
            Inst::CatchPad { .. }
            | Inst::CleanupPad { .. }
            | Inst::CatchSwitch { .. }
            | Inst::CatchRet { .. }
            | Inst::CleanupRet { .. } => return None,
            Inst::LandingPad { .. } => self.pads = true,
            Inst::Resume(_) => self.throws = true,
            Inst::Call(_) | Inst::Invoke(_) => {
                let call = inst.call()?;
                if call.tail == TailKind::MustTail || call.forwards {
                    return None;
                }
                let name = named_callee(module, call.callee).map(|id| &module.globals[id].name);
                match name {
                    Some(Name::Text(name)) if name.starts_with("llvm.") => {
                        if FRAME_INTRINSICS.iter().any(|of| name.starts_with(of)) {
                            return None;
                        }
                    }
                    _ => self.throws = true,
                }
            }
            _ => {}
        }
        Some(())
    }
}

/// Estimates the machine instructions of a body after mem2reg.
pub(super) fn cost(body: &Body) -> u32 {
    let is_alloca = |operand: &Operand| match operand {
        Operand::Value(value) => match body.values[*value].def {
            ValueDef::Inst(def) => matches!(body.insts[def], Inst::Alloca { .. }),
            _ => false,
        },
        Operand::Const(_) => false,
    };
    let mut cost = 0;
    for &block in &body.layout {
        for &inst in &body.blocks[block].insts {
            cost += match &body.insts[inst] {
                Inst::Alloca { .. } | Inst::Phi { .. } | Inst::Br(_) => 0,
                Inst::Unary { op: UnaryOp::Freeze, .. } => 0,
                Inst::Unreachable | Inst::Unsupported(_) => 0,
                Inst::Load { ptr, .. } | Inst::Store { ptr, .. } if is_alloca(ptr) => 0,
                Inst::Ret(_) => 0,
                Inst::Cast { op: CastOp::Bitcast | CastOp::Trunc | CastOp::Ptrtoint | CastOp::Inttoptr, .. } => 0,
                Inst::Gep { indices, .. } => u32::from(indices.iter().any(|i| matches!(i.1, Operand::Value(_)))),
                Inst::Binary { op, .. } if op.is_division() => 2,
                Inst::Switch { cases, .. } => 2 + cases.len() as u32,
                Inst::Call(call) => 3 + call.args.len() as u32,
                Inst::Invoke(invoke) => 5 + invoke.call.args.len() as u32,
                Inst::Select { .. } => 2,
                _ => 1,
            };
        }
    }
    cost
}

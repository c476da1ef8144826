//! Exceptions: calls that may be left by one, where it arrives, and how it goes on.
//!
//! An `invoke` is a `try_call`. The unwinder of the host brings an exception to the pad of such a call, with the exception
//! and what the personality selected in rax and rdx; callee-saved registers are as they were. Which clauses a pad has is kept
//! in [`Pads`] for the tables that the personality reads ([`frames`](crate::jit::frames)).

use super::THROW;
use super::func::{FuncTranslator, Lowered};
use crate::ir::cfg::landing_pad;
use crate::ir::constant::ConstExpr;
use crate::ir::inst::{CastOp, InvokeInfo};
use crate::ir::reach::Use;
use crate::ir::{BlockId, ConstId, Constant, DataLayout, GlobalId, Inst, InstId, Module, Operand, Type};
use crate::jit::data::{Place, Places};
use crate::jit::runtime::Runtime;
use crate::jit::scalar::Scalar;
use cranelift_codegen::ir::{
    Block, BlockArg, BlockCall, ExceptionTableData, ExceptionTableItem, ExceptionTag, FuncRef, InstBuilder, SigRef,
    Value, types,
};
use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap};

/// What is called.
pub(super) enum Callee {
    Function(FuncRef),
    Pointer(SigRef, Value),
}

/// What the landing pads of a function want.
#[derive(Clone, Debug, Default)]
pub(in crate::jit) struct Pads {
    /// The types by their addresses when the function was translated; the first is number 1.
    types: IndexMap<u64, Option<GlobalId>, FxBuildHasher>,
    /// Numbers of types in LEB128, a zero after each filter.
    filters: Vec<u8>,
    /// For each pad (a handler's tag says which) what it takes, in order: the number of a type, a negative filter, or 0 for
    /// whatever comes.
    pads: Vec<Vec<i64>>,
    tags: FxHashMap<BlockId, u32>,
}

impl Pads {
    /// Whether no call can be left by an exception that stays in the function.
    pub(in crate::jit) fn is_empty(&self) -> bool {
        self.pads.is_empty()
    }

    /// The types, number 1 first; `None` stands for every type.
    pub(in crate::jit) fn types(&self) -> impl DoubleEndedIterator<Item = Option<GlobalId>> + ExactSizeIterator {
        self.types.values().copied()
    }

    /// The lists of filters.
    pub(in crate::jit) fn filters(&self) -> &[u8] {
        &self.filters
    }

    /// What each pad takes.
    pub(in crate::jit) fn pads(&self) -> &[Vec<i64>] {
        &self.pads
    }

    fn number(&mut self, places: &Places, info: Option<GlobalId>) -> u32 {
        let entry = self.types.entry(type_address(places, info));
        let at = entry.index();
        entry.or_insert(info);
        at as u32 + 1
    }
}

/// The type infos that a clause names: one to catch, or those of a filter. `None` if that is not known before the run.
pub(in crate::jit) fn type_infos(module: &Module, filter: bool, clause: ConstId) -> Option<Vec<Option<GlobalId>>> {
    match &module.constants[clause] {
        Constant::Array(_, parts) if filter => parts.iter().map(|(_, part)| type_info(module, *part)).collect(),
        Constant::Zero(_) | Constant::Undef(_) | Constant::Poison(_) if filter => {
            let len = match module.types.kind(module.constants[clause].ty()) {
                crate::ir::TypeKind::Array { len, .. } => usize::try_from(*len).ok()?,
                _ => return None,
            };
            Some(vec![None; len])
        }
        _ if filter => None,
        _ => Some(vec![type_info(module, clause)?]),
    }
}

/// The type info that a constant names; the inner `None` is null, which stands for every type.
fn type_info(module: &Module, mut id: ConstId) -> Option<Option<GlobalId>> {
    loop {
        match &module.constants[id] {
            Constant::Null(_) | Constant::Zero(_) => return Some(None),
            Constant::Global(_, global) => return Some(Some(*global)),
            Constant::Expr(_, expr) => match &**expr {
                ConstExpr::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } => id = arg.1,
                ConstExpr::Gep { base, indices, .. }
                    if indices.iter().all(|(_, index)| module.constants[*index].as_int() == Some(0)) =>
                {
                    id = base.1;
                }
                _ => return None,
            },
            _ => return None,
        }
    }
}

/// Whether an exception that takes the frame of one of these functions may leave something on the side stack.
pub(in crate::jit) fn stores_beside_frame(module: &Module, layout: &DataLayout, reached: &[(GlobalId, Use)]) -> bool {
    let bodies = reached.iter().filter_map(|(id, _)| module.function(*id)?.body.as_ref());
    bodies.into_iter().any(|body| {
        let mut frame = 0;
        crate::ir::callee::calls_twice(module, body)
            || body.layout.iter().any(|block| {
                body.blocks[*block].insts.iter().any(|inst| match &body.insts[*inst] {
                    Inst::Alloca { ty, count, .. } => {
                        frame += layout.size_of(&module.types, *ty).unwrap_or(0);
                        count.is_some() || *block != body.entry() || frame > super::memory::FULL_FRAME
                    }
                    _ => false,
                })
            })
    })
}

/// Where a type info lies.
pub(in crate::jit) fn type_address(places: &Places, info: Option<GlobalId>) -> u64 {
    match info.map(|id| places[id]) {
        None => 0,
        Some(Place::At(address)) => address,
        Some(Place::Code | Place::Chosen(_) | Place::Thread { .. } | Place::LibraryThread(_) | Place::Nowhere) => {
            unreachable!(
                "type infos are variables of all threads, and whatever an instruction names is reached and has a place"
            )
        }
    }
}

impl FuncTranslator<'_, '_> {
    /// Adds what arrives at a landing pad to the parameters of its block.
    pub(super) fn open_landing(&mut self, block: BlockId, created: Block) {
        if landing_pad(self.body, block).is_some() {
            let arriving = [types::I64; 2].map(|ty| self.b.append_block_param(created, ty));
            self.landings.insert(block, arriving);
        }
    }

    /// Whether the function cuts the side stack back where exceptions arrive.
    pub(super) fn cuts_side_stack(&self) -> bool {
        self.env.side_leaks && !self.landings.is_empty()
    }

    pub(super) fn invoke(&mut self, id: InstId, invoke: &InvokeInfo) {
        self.unwinds_to = Some(invoke.unwind);
        let result = self.call(&invoke.call);
        // Still there if no call was made: of an intrinsic, or of assembly.
        self.unwinds_to = None;
        self.arrived(invoke.unwind, 1);
        if let (Some(lowered), Some(result)) = (result, self.body.result(id)) {
            self.define(result, lowered);
        }
        self.br(invoke.normal);
    }

    /// Makes a call; its results.
    pub(super) fn make_call(&mut self, callee: Callee, args: &[Value]) -> Vec<Value> {
        let Some(unwind) = self.unwinds_to.take() else {
            let inst = match callee {
                Callee::Function(function) => self.b.ins().call(function, args),
                Callee::Pointer(signature, target) => self.b.ins().call_indirect(signature, target, args),
            };
            return self.b.inst_results(inst).to_vec();
        };
        // What callees that are left have on the side stack goes with them.
        let top = self.side.is_some().then(|| {
            let top = self.side_top();
            self.keep(top)
        });
        let signature = match callee {
            Callee::Function(function) => self.b.func.dfg.ext_funcs[function].signature,
            Callee::Pointer(signature, _) => signature,
        };
        let returns: Vec<_> = self.b.func.dfg.signatures[signature].returns.iter().map(|p| p.value_type).collect();
        let (normal, pad) = (self.b.create_block(), self.b.create_block());
        let results: Vec<Value> = returns.iter().map(|ty| self.b.append_block_param(normal, *ty)).collect();
        let arriving = [types::I64; 2].map(|ty| self.b.append_block_param(pad, ty));
        let tag = ExceptionTag::from_u32(self.tag(unwind));
        let pool = &mut self.b.func.dfg.value_lists;
        let to_normal = BlockCall::new(normal, (0..results.len() as u32).map(BlockArg::TryCallRet), pool);
        let to_pad = BlockCall::new(pad, (0..2).map(BlockArg::TryCallExn), pool);
        let table = ExceptionTableData::new(signature, to_normal, [ExceptionTableItem::Tag(tag, to_pad)]);
        let table = self.b.func.dfg.exception_tables.push(table);
        match callee {
            Callee::Function(function) => self.b.ins().try_call(function, args, table),
            Callee::Pointer(_, target) => self.b.ins().try_call_indirect(target, args, table),
        };
        self.b.seal_block(normal);
        self.b.seal_block(pad);
        self.b.set_cold_block(pad);
        self.b.switch_to_block(pad);
        if let Some(top) = top {
            let top = self.kept(top);
            self.restore_side_top(top);
        }
        let mut passed = self.edge(unwind);
        if self.landings.contains_key(&unwind) {
            passed.extend(arriving.map(BlockArg::from));
        }
        let to = self.block(unwind);
        self.b.ins().jump(to, &passed);
        self.b.switch_to_block(normal);
        results
    }

    /// The tag of the calls whose exceptions arrive at a block.
    fn tag(&mut self, block: BlockId) -> u32 {
        if let Some(tag) = self.pads.tags.get(&block) {
            return *tag;
        }
        let mut takes = Vec::new();
        match landing_pad(self.body, block).map(|pad| &self.body.insts[pad]) {
            Some(Inst::LandingPad { cleanup, clauses, .. }) => {
                for clause in clauses {
                    let Operand::Const(id) = clause.value.1 else { continue };
                    let infos = type_infos(self.env.module, clause.filter, id).unwrap_or_default();
                    let numbers: Vec<u32> =
                        infos.into_iter().map(|info| self.pads.number(self.env.places, info)).collect();
                    match clause.filter {
                        true => {
                            // Filters are numbered by the byte they start at.
                            takes.push(-(self.pads.filters.len() as i64) - 1);
                            for number in numbers.into_iter().chain([0]) {
                                crate::jit::frames::unsigned(&mut self.pads.filters, number.into());
                            }
                        }
                        false => takes.extend(numbers.into_iter().map(i64::from)),
                    }
                }
                if *cleanup {
                    takes.push(0);
                }
            }
            // A pad of Windows, where the run ends, or a block of LLVM 2.x, which takes everything.
            _ => takes.push(0),
        }
        let tag = self.pads.pads.len() as u32;
        self.pads.pads.push(takes);
        self.pads.tags.insert(block, tag);
        tag
    }

    /// What arrived at the block.
    pub(super) fn landingpad(&mut self, ty: Type) -> Lowered {
        let [exception, selector] = self.landings[&self.current];
        let flat = self.layouts.flat(ty);
        let selector = match flat.parts.get(1).map(|part| part.scalar) {
            Some(Scalar::Int(bits)) if bits < 64 => self.b.ins().ireduce(flat.parts[1].scalar.clif(), selector),
            _ => selector,
        };
        self.of_parts([exception, selector].into_iter().take(flat.parts.len()))
    }

    /// Lets an exception go on to the callers.
    pub(super) fn resume(&mut self, ty: Type, value: Operand) {
        let flat = self.layouts.flat(ty);
        let value = self.value(value);
        let exception = self.scalars(&flat, value)[0];
        self.b.ins().trapz(exception, THROW);
        self.call_runtime(Runtime::Resume, &[exception]);
        // It does not return.
        self.b.ins().trap(THROW);
    }

    /// `unwind` of LLVM 2.x: to the innermost invoke under way.
    pub(super) fn unwind(&mut self) {
        self.call_runtime(Runtime::Unwind, &[]);
        // It returns if there is none.
        self.b.ins().trap(THROW);
    }

    /// What `llvm.eh.typeid.for` gives for a type: what selects it.
    pub(super) fn type_number(&mut self, ty: Operand) -> u32 {
        let Operand::Const(id) = ty else { unreachable!("refused before translation: a type info is a constant") };
        let info = type_infos(self.env.module, false, id).and_then(|list| list.first().copied()).flatten();
        self.pads.number(self.env.places, info)
    }
}

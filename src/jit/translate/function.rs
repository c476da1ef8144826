//! Translation of a function: its blocks, phis and terminators, and the dispatch of instructions.

pub(in crate::jit::translate) use crate::jit::translate::value::{Address, AddressBase, ValueHome, ValueRepr};

use crate::ir::callee::calls_twice;
use crate::ir::cfg::{Cfg, is_funclet_pad};
use crate::ir::inst::BinaryOp;
use crate::ir::{BlockId, Body, Function, GlobalId, Inst, InstId, Operand, Type, ValueId};
use crate::jit::link::symbol::Symbol;
use crate::jit::translate::call::varargs::SaveArea;
use crate::jit::translate::control_flow::exception::LandingPads;
use crate::jit::translate::memory::MemAccess;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::signature::{ArgLocation, NestRegister, ReturnConvention};
use crate::jit::translate::{FUEL, ModuleEnv, RelocationModel, THROW, TypeLayouts, UNREACHABLE, UNSUPPORTED};
use crate::opt::indvar_widen;
use crate::opt::loops::Loops;
use crate::opt::mem2reg::Promotable;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    Block, BlockArg, FuncRef, Function as ClifFunction, InstBuilder, MemFlagsData, Signature, SourceLoc, StackSlot,
    StackSlotData, StackSlotKind, UserFuncName, Value, types,
};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Variable};
use rustc_hash::FxHashMap;

/// Side stack of a function that uses it.
#[derive(Clone, Copy, Debug)]
pub(super) struct SideStackState {
    /// Address of its [`SideStack`](crate::jit::run::stack::SideStack).
    pub state: ValueHome,
    /// Side stack pointer at function entry.
    pub mark: ValueHome,
}

/// Stack slots for operands and results of runtime functions.
pub(in crate::jit::translate) type ScratchSlots = [Option<StackSlot>; 4];

/// Size of a translated function, as an estimate of its compile time.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::jit) struct FunctionSize {
    pub insts: usize,
    pub blocks: usize,
    pub slots: usize,
    /// Estimated number of values that are live at once; only estimated if there are enough instructions for
    /// it to matter.
    pub live: usize,
    /// Nesting depth of loops.
    pub loops: usize,
    /// Whether a call in it may return twice, so that no code may be moved across it.
    pub returns_twice: bool,
}

/// Result of translating a function, besides its CLIF.
pub(in crate::jit) struct TranslatedFunction {
    /// Size of the function.
    pub size: FunctionSize,
    /// Register of its `nest` parameter.
    pub nest: Option<NestRegister>,
    /// Clauses of its landing pads.
    pub pads: LandingPads,
    /// Inlined call sites.
    pub sites: crate::opt::InlineSites,
}

/// Translates one function. The CLIF is in `out`, ready for compilation; the clauses of its landing pads are
/// in the result.
pub(in crate::jit) fn translate<'m>(
    env: &ModuleEnv<'m>,
    layouts: &mut TypeLayouts<'m>,
    id: GlobalId,
    out: &mut ClifFunction,
    context: &mut FunctionBuilderContext,
) -> TranslatedFunction {
    let function = env.module.function(id).expect("only functions are translated");
    let optimized = env.optimizer.optimize(id).expect("only functions with a body are translated");
    let body: &Body = &optimized.body;
    out.name = UserFuncName::User(Symbol::Function(id.index() as u32).name());
    let (returning, arguments, params) = crate::jit::translate::call::prologue::signature(env, layouts, function);
    let nest = arguments.nest;
    out.signature = arguments.signature;
    let cfg = Cfg::of_ways(body);
    let loops = Loops::new(body, &cfg);
    let ir_types = &env.module.types;
    let returns_twice = calls_twice(env.module, body);
    let promotable = match env.promote && !returns_twice {
        true => Promotable::find(body, ir_types, env.layout, |ty| Scalar::of(ir_types, ty).is_some()),
        false => Promotable::none(),
    };
    let wide = indvar_widen::find(body, ir_types, &promotable, &loops);
    let mut translator = FuncTranslator {
        env,
        layouts,
        id,
        function,
        body,
        b: FunctionBuilder::new(out, context),
        cfg,
        loops,
        promotable,
        blocks: SecondaryMap::new(),
        edges_to_come: SecondaryMap::new(),
        incoming: FxHashMap::default(),
        values: SecondaryMap::new(),
        parts: Vec::new(),
        arriving: FxHashMap::default(),
        returning,
        result_at: None,
        variables: SecondaryMap::new(),
        wide,
        extended: SecondaryMap::new(),
        carried: SecondaryMap::new(),
        held: FxHashMap::default(),
        callees: FxHashMap::default(),
        side: None,
        thread_locals: None,
        returns_twice,
        save_area: None,
        continues: None,
        frame: 0,
        current: body.entry(),
        lane: None,
        masks: FxHashMap::default(),
        fresh_masks: None,
        result: None,
        pads: LandingPads::default(),
        landings: FxHashMap::default(),
        unwinds_to: None,
        scratch: [None; 4],
    };
    translator.run(&params);
    let pads = std::mem::take(&mut translator.pads);
    let loops = translator.loops.deepest();
    translator.b.finalize(env.frontend);
    let (insts, blocks, slots) = (out.dfg.num_insts(), out.dfg.num_blocks(), out.sized_stack_slots.len());
    let live = crate::jit::translate::register_pressure::most(out);
    let size = FunctionSize { insts, blocks, slots, live, loops, returns_twice };
    TranslatedFunction { size, nest, pads, sites: optimized.sites }
}

impl ModuleEnv<'_> {
    pub(super) fn scalar(&self, ty: Type) -> Scalar {
        Scalar::of(&self.module.types, ty).expect("values of other types are refused before translation")
    }

    /// Returns the scalar of a type, or of a vector's elements.
    pub(super) fn element(&self, ty: Type) -> Scalar {
        self.scalar(self.module.types.scalar(ty))
    }
}

/// State of a function's translation.
pub(super) struct FuncTranslator<'a, 'm> {
    pub env: &'a ModuleEnv<'m>,
    pub layouts: &'a mut TypeLayouts<'m>,
    pub(super) id: GlobalId,
    pub function: &'m Function,
    pub body: &'a Body,
    pub b: FunctionBuilder<'a>,
    cfg: Cfg,
    pub loops: Loops,
    promotable: Promotable,
    blocks: SecondaryMap<BlockId, PackedOption<Block>>,
    /// Number of edges into each block that are not translated yet. At zero the block is sealed.
    edges_to_come: SecondaryMap<BlockId, u32>,
    /// Operands of the phis for each edge (to, from) into a block with phis, in their order.
    pub(super) incoming: FxHashMap<(BlockId, BlockId), Vec<Operand>>,
    values: SecondaryMap<ValueId, Option<ValueRepr>>,
    /// Scalars of all aggregates that are held as scalars.
    pub parts: Vec<Value>,
    /// Temporaries of phis that are large aggregates: edges write the next value there, until all phis of the
    /// block take theirs.
    arriving: FxHashMap<InstId, Address>,
    pub returning: ReturnConvention,
    /// Address of the result, if it is returned in memory that the caller provides.
    pub result_at: Option<ValueHome>,
    /// Variables of promoted allocas.
    variables: SecondaryMap<ValueId, PackedOption<Variable>>,
    /// Promoted variables that are held in 64 bits, see `scalar/sext_cache.rs`; below, 32-bit values whose 64-bit
    /// extension is known.
    wide: SecondaryMap<ValueId, bool>,
    pub extended: SecondaryMap<ValueId, PackedOption<Value>>,
    /// Values that successor blocks start with: operands of phis, and values stored to promoted allocas.
    pub carried: SecondaryMap<ValueId, bool>,
    /// Globals whose addresses are held in registers, by loop.
    pub held: FxHashMap<BlockId, Vec<u64>>,
    pub callees: FxHashMap<(Symbol, Signature), FuncRef>,
    pub side: Option<SideStackState>,
    /// Address of the thread's variables, in the block that has computed it.
    pub thread_locals: Option<(Block, Value)>,
    /// Whether a call in it may return twice.
    pub returns_twice: bool,
    /// Save area, if the function is variadic.
    pub save_area: Option<SaveArea>,
    /// Last block that ended in a `musttail` call.
    pub continues: Option<BlockId>,
    /// Number of bytes of the frame used by allocas.
    pub frame: u64,
    /// Block being translated.
    pub current: BlockId,
    /// Index of the vector element for which an elementwise instruction is being translated.
    pub lane: Option<usize>,
    /// Masks that each `<N x i1>` was made from, see `simd/simd128.rs`, and those of the result of the
    /// instruction being translated.
    pub masks: FxHashMap<ValueId, Vec<Value>>,
    pub fresh_masks: Option<Vec<Value>>,
    /// Type of the result of the instruction being translated.
    pub result: Option<Type>,
    /// Clauses of the landing pads.
    pub pads: LandingPads,
    /// Exception and selector in blocks that begin with a landing pad.
    pub landings: FxHashMap<BlockId, [Value; 2]>,
    /// Unwind destination of the call being translated.
    pub unwinds_to: Option<BlockId>,
    /// Stack slots for operands and results of runtime functions on wide integers.
    pub scratch: ScratchSlots,
}

impl<'m> FuncTranslator<'_, 'm> {
    fn run(&mut self, params: &[ArgLocation]) {
        self.create_blocks();
        for at in 0..self.cfg.order.len() {
            let block = self.cfg.order[at];
            self.current = block;
            self.b.switch_to_block(self.block(block));
            if at == 0 {
                self.enter(params);
            }
            self.settle_phis();
            self.keep_phis(block);
            if is_funclet_pad(self.body, block) {
                let loc = self.body.inst_locs[self.body.blocks[block].insts[0]].expand();
                self.b.set_srcloc(loc.map(|l| SourceLoc::new(l.index() as u32)).unwrap_or_default());
                self.b.ins().trap(THROW);
                continue;
            }
            self.burn(block);
            for &inst in &self.body.blocks[block].insts {
                let loc = self.body.inst_locs[inst].expand();
                self.b.set_srcloc(loc.map(|l| SourceLoc::new(l.index() as u32)).unwrap_or_default());
                self.inst(inst);
            }
        }
    }

    /// Charges the fuel of a block, if fuel is limited.
    fn burn(&mut self, block: BlockId) {
        let Some(fuel) = self.env.fuel else { return };
        let insts = &self.body.blocks[block].insts;
        let first = insts.iter().find(|inst| !matches!(self.body.insts[**inst], Inst::Phi { .. }));
        let loc = first.and_then(|inst| self.body.inst_locs[*inst].expand());
        self.b.set_srcloc(loc.map(|l| SourceLoc::new(l.index() as u32)).unwrap_or_default());
        let flags = MemFlagsData::trusted();
        let address = match self.env.addresses {
            RelocationModel::Fixed => self.b.ins().iconst(types::I64, fuel as i64),
            RelocationModel::Relocated | RelocationModel::RelocatedFar => {
                let word = self.import(Symbol::Fuel, crate::jit::translate::signature::signature());
                self.b.ins().func_addr(types::I64, word)
            }
        };
        let left = self.b.ins().load(types::I64, flags, address, 0);
        let left = self.b.ins().iadd_imm_s(left, -(insts.len() as i64));
        self.b.ins().store(flags, left, address, 0);
        let none = self.b.ins().icmp_imm_s(IntCC::SignedLessThan, left, 0);
        self.b.ins().trapnz(none, FUEL);
    }

    pub(super) fn block(&self, block: BlockId) -> Block {
        self.blocks[block].expect("every reachable block was created")
    }

    /// Creates all blocks, with a parameter for each phi, before anything refers to them.
    fn create_blocks(&mut self) {
        for at in 0..self.cfg.order.len() {
            let block = self.cfg.order[at];
            let created = self.b.create_block();
            self.blocks[block] = created.into();
            let reachable = self.cfg.predecessors[block].iter().filter(|p| self.cfg.is_reachable(**p));
            self.edges_to_come[block] = reachable.count() as u32;
            for (phi, &inst) in self.body.blocks[block].insts.iter().enumerate() {
                let Inst::Phi { ty, incoming, .. } = &self.body.insts[inst] else { break };
                let lowered = self.phi(inst, *ty, created);
                if let Some(result) = self.body.result(inst) {
                    self.values[result] = Some(lowered);
                }
                // A predecessor with several edges is listed once for each, always with the same value.
                for (value, from) in incoming {
                    if let Operand::Value(value) = value {
                        self.carried[*value] = true;
                    }
                    let taken = self.incoming.entry((block, *from)).or_default();
                    if taken.len() <= phi {
                        taken.push(*value);
                    }
                }
            }
            self.open_landing(block, created);
            for &inst in &self.body.blocks[block].insts {
                if let Inst::Store { value: (_, Operand::Value(value)), ptr: Operand::Value(to), .. } =
                    self.body.insts[inst]
                    && self.promotable.get(to).is_some()
                {
                    self.carried[value] = true;
                }
            }
        }
    }

    /// Defines a phi: parameters of its block, or a temporary.
    fn phi(&mut self, inst: InstId, ty: Type, block: Block) -> ValueRepr {
        let Some(flat) = self.aggregate(ty) else {
            return self.b.append_block_param(block, self.env.scalar(ty).clif()).into();
        };
        if flat.is_large() {
            let next = self.temporary(&flat);
            self.arriving.insert(inst, next);
            return ValueRepr::Memory(self.temporary(&flat));
        }
        let params: Vec<Value> =
            flat.fields.iter().map(|part| self.b.append_block_param(block, part.scalar.clif())).collect();
        self.of_parts(params)
    }

    /// Copies the values that the edges wrote for the current block's phis in memory.
    fn settle_phis(&mut self) {
        if self.arriving.is_empty() {
            return;
        }
        for &inst in &self.body.blocks[self.current].insts {
            let Inst::Phi { ty, .. } = &self.body.insts[inst] else { break };
            let value = self.body.result(inst).and_then(|v| self.values[v]);
            if let (Some(next), Some(ValueRepr::Memory(to))) = (self.arriving.get(&inst).copied(), value) {
                let size = self.layouts.size(*ty);
                self.copy(to, next, size);
            }
        }
    }

    /// Translates the entry of the function: parameters, and values that are needed until the return.
    fn enter(&mut self, params: &[ArgLocation]) {
        let entry = self.block(self.current);
        self.b.append_block_params_for_function_params(entry);
        self.b.seal_block(entry);
        let incoming: Vec<ValueRepr> = match self.function.varargs {
            true => {
                let area = self.b.block_params(entry)[0];
                self.open_save_area(self.function, area)
            }
            false => {
                if let ReturnConvention::Memory(_) = self.returning {
                    let address = self.b.block_params(entry)[0];
                    self.result_at = Some(self.keep(address));
                }
                let list = self.function.params.iter().zip(params);
                list.map(|(p, at)| self.parameter(entry, p.ty, at)).collect()
            }
        };
        for (&value, param) in self.body.params.iter().zip(incoming) {
            self.define(value, param);
        }
        self.open_side_stack();
        self.observe_entry();
    }

    /// Records the representation of a value.
    pub(super) fn define(&mut self, value: ValueId, lowered: ValueRepr) {
        let lowered = match lowered {
            // Addresses without a computed base are rematerialised at each use.
            ValueRepr::Address(Address { base: AddressBase::Slot(_) | AddressBase::Absolute(_), .. }) => lowered,
            ValueRepr::Address(pointer) if self.returns_twice => {
                let address = self.address_of(pointer);
                ValueRepr::Home(self.keep(address))
            }
            ValueRepr::Scalar(value) if self.returns_twice => ValueRepr::Home(self.keep(value)),
            // Aggregates in temporaries of this function are already in the frame.
            ValueRepr::Scalars(_) | ValueRepr::Memory(Address { base: AddressBase::Value(_), .. })
                if self.returns_twice =>
            {
                let flat = self.layouts.flat(self.body.values[value].ty);
                let to = self.temporary(&flat);
                self.store_aggregate(&flat, lowered, to, MemAccess::default());
                ValueRepr::Memory(to)
            }
            _ => lowered,
        };
        self.values[value] = Some(lowered);
    }

    /// Keeps a value for later use, in a stack slot if calls may return twice.
    pub(super) fn keep(&mut self, value: Value) -> ValueHome {
        if !self.returns_twice {
            return ValueHome::Value(value);
        }
        let ty = self.b.func.dfg.value_type(value);
        let data = StackSlotData::new(StackSlotKind::ExplicitSlot, ty.bytes(), ty.bytes().trailing_zeros() as u8);
        let slot = self.b.create_sized_stack_slot(data);
        let address = self.b.ins().stack_addr(types::I64, slot, 0);
        self.b.ins().store(MemFlagsData::trusted(), value, address, 0);
        ValueHome::Slot(slot, ty)
    }

    /// Returns a value kept by [`Self::keep`].
    pub(super) fn kept(&mut self, kept: ValueHome) -> Value {
        match kept {
            ValueHome::Value(value) => value,
            ValueHome::Slot(slot, ty) => {
                let address = self.b.ins().stack_addr(types::I64, slot, 0);
                self.b.ins().load(ty, MemFlagsData::trusted(), address, 0)
            }
        }
    }

    /// Spills the phis of a block, which are block parameters, like all other values.
    fn keep_phis(&mut self, block: BlockId) {
        if !self.returns_twice {
            return;
        }
        for &inst in &self.body.blocks[block].insts {
            let (Inst::Phi { .. }, Some(result)) = (&self.body.insts[inst], self.body.result(inst)) else { break };
            if let Some(lowered) = self.values[result] {
                self.define(result, lowered);
            }
        }
    }

    fn inst(&mut self, id: InstId) {
        let body = self.body;
        self.result = body.result(id).map(|v| body.values[v].ty);
        if let Some(lowered) = self.vector(&body.insts[id]) {
            let masks = self.fresh_masks.take();
            if let Some(result) = body.result(id) {
                self.define(result, lowered);
                if let Some(masks) = masks {
                    self.masks.insert(result, masks);
                }
            }
            return;
        }
        let lowered: ValueRepr = match &body.insts[id] {
            Inst::Binary { op, ty, lhs, rhs, .. } if self.wide_bits(*ty).is_some() => {
                self.wide_binary(*op, *ty, *lhs, *rhs)
            }
            Inst::Cast { op, from, arg, to, .. } if [from, to].iter().any(|ty| self.wide_bits(**ty).is_some()) => {
                self.wide_cast(*op, *from, *arg, *to)
            }
            Inst::Icmp { pred, ty, lhs, rhs, .. } if self.wide_bits(*ty).is_some() => {
                self.wide_icmp(*pred, *ty, *lhs, *rhs).into()
            }
            Inst::Switch { ty, value, default, cases } if self.wide_bits(*ty).is_some() => {
                return self.wide_switch(*ty, *value, *default, cases);
            }
            // As a sum it can be folded into an address.
            Inst::Binary { op: BinaryOp::Or, flags, ty, lhs, rhs: rhs @ Operand::Const(_) } if flags.disjoint => {
                self.binary(BinaryOp::Add, *ty, *lhs, *rhs).into()
            }
            Inst::Binary { op, ty, lhs, rhs, .. } => self.binary(*op, *ty, *lhs, *rhs).into(),
            Inst::Fneg { ty, arg, .. } => {
                let (scalar, arg) = (self.env.scalar(*ty), self.scalar(*arg));
                self.negated(scalar, arg).into()
            }
            Inst::Freeze { arg, .. } => self.value(*arg),
            Inst::Cast { op, from, arg, to, .. } => self.cast(*op, *from, *arg, *to),
            Inst::Icmp { pred, ty, lhs, rhs, .. } => self.icmp(*pred, *ty, *lhs, *rhs).into(),
            Inst::Fcmp { pred, ty, lhs, rhs, .. } => self.fcmp(*pred, *ty, *lhs, *rhs).into(),
            Inst::Select { cond, then, other, .. } => self.select(then.0, *cond, then.1, other.1),
            Inst::ExtractValue { agg, indices } => self.extractvalue(*agg, indices),
            Inst::InsertValue { agg, value, indices } => self.insertvalue(*agg, *value, indices),
            Inst::ExtractElement { .. } | Inst::InsertElement { .. } | Inst::ShuffleVector { .. } => {
                unreachable!("translated as operations on vectors")
            }
            Inst::Alloca { .. } if self.is_promoted(id) => return self.declare_variable(id),
            Inst::Alloca { ty, count, align, .. } => self.alloca(*ty, *count, *align),
            Inst::Load { ty, atomic, volatile, ptr, align, .. } => match self.variable(*ptr) {
                Some(variable) if self.is_wide(*ptr) => self.load_wide(variable, body.result(id)).into(),
                Some(variable) => self.b.use_var(variable).into(),
                None => {
                    let pointer = self.pointer(*ptr);
                    let access = MemAccess { align: *align, volatile: *volatile };
                    match self.aggregate(*ty) {
                        _ if atomic.is_some() => self.atomic_load(*ty, pointer, *align),
                        Some(flat) => self.load_aggregate(&flat, pointer, access),
                        None => self.load(self.env.scalar(*ty), pointer, access).into(),
                    }
                }
            },
            Inst::Store { atomic, volatile, value, ptr, align, .. } => {
                let access = MemAccess { align: *align, volatile: *volatile };
                if atomic.is_some() && self.variable(*ptr).is_none() {
                    let pointer = self.pointer(*ptr);
                    return self.atomic_store(value.0, value.1, pointer, *align);
                }
                if let Some(flat) = self.aggregate(value.0) {
                    let (stored, pointer) = (self.value(value.1), self.pointer(*ptr));
                    return self.store_aggregate(&flat, stored, pointer, access);
                }
                if let Some(variable) = self.variable(*ptr).filter(|_| self.is_wide(*ptr)) {
                    let stored = self.extended(value.1);
                    return self.b.def_var(variable, stored);
                }
                let (scalar, stored) = (self.env.scalar(value.0), self.scalar(value.1));
                match self.variable(*ptr) {
                    Some(variable) => self.b.def_var(variable, stored),
                    None => {
                        let pointer = self.pointer(*ptr);
                        self.store(scalar, stored, pointer, access);
                    }
                }
                return;
            }
            Inst::Gep { source, base, indices, .. } => ValueRepr::Address(self.gep(*source, *base, indices)),
            Inst::Fence(_) => {
                self.b.ins().fence();
                return;
            }
            Inst::AtomicRmw { op, ptr, value, .. } => self.atomic_rmw(*op, *ptr, *value),
            Inst::CmpXchg { ptr, expected, new, .. } => self.compare_exchange(*ptr, *expected, *new),
            Inst::VaArg { list, ty, .. } => self.va_arg(*list, self.env.scalar(*ty)).into(),
            Inst::Call(call) => match self.call(call) {
                Some(lowered) => lowered,
                None => return,
            },
            Inst::Invoke(invoke) => {
                return self.invoke(id, invoke);
            }
            Inst::CallBr(callbr) => {
                return self.callbr(id, callbr);
            }
            Inst::Resume((ty, value)) => return self.resume(*ty, *value),
            Inst::Unwind => return self.unwind(),
            Inst::LandingPad { ty, .. } => self.landingpad(*ty),
            Inst::CatchPad { .. }
            | Inst::CleanupPad { .. }
            | Inst::CatchSwitch { .. }
            | Inst::CatchRet { .. }
            | Inst::CleanupRet { .. } => unreachable!("no pad of Windows is translated"),
            Inst::Phi { .. } => return,
            Inst::Ret(value) => return self.ret(*value),
            Inst::Br(target) => return self.br(*target),
            Inst::CondBr { cond, then, other, .. } => return self.cond_br(*cond, *then, *other),
            Inst::Switch { ty, value, default, cases } => {
                let cases = cases.iter().map(|((_, c), b)| (self.env.module.constants[*c].as_int(), *b));
                return self.switch(*ty, *value, *default, cases.collect());
            }
            Inst::IndirectBr { address, targets, .. } => return self.indirect_br(*address, targets),
            Inst::Unreachable => {
                self.b.ins().trap(UNREACHABLE);
                return;
            }
            Inst::Unsupported(_) => {
                // Cranelift would replace branches to a block that only traps by conditional traps, which do
                // not identify the instruction.
                self.b.ins().sequence_point();
                self.b.ins().trap(UNSUPPORTED);
                return;
            }
            Inst::Invalid => unreachable!("a checked module has no damaged instruction"),
        };
        if let Some(result) = self.body.result(id) {
            self.define(result, lowered);
        }
    }

    /// Returns the representation of an operand.
    pub(super) fn value(&mut self, operand: Operand) -> ValueRepr {
        if let Some(lane) = self.current_lane(operand) {
            return lane;
        }
        match operand {
            Operand::Value(v) => match self.values[v].expect("a definition dominates its uses") {
                ValueRepr::Home(kept) => self.kept(kept).into(),
                lowered => lowered,
            },
            Operand::Const(c) => self.constant(c),
        }
    }

    /// Returns an operand as one CLIF value.
    pub(super) fn scalar(&mut self, operand: Operand) -> Value {
        let value = self.value(operand);
        self.whole(value)
    }

    /// Materialises a scalar as one CLIF value.
    pub(super) fn whole(&mut self, value: ValueRepr) -> Value {
        match value {
            ValueRepr::Scalar(value) => value,
            ValueRepr::Address(pointer) => self.address_of(pointer),
            ValueRepr::Home(kept) => self.kept(kept),
            ValueRepr::Scalars(_) | ValueRepr::Memory(_) => unreachable!("verified: a scalar stands here"),
        }
    }

    /// Returns an operand as an address.
    pub(super) fn pointer(&mut self, operand: Operand) -> Address {
        match self.value(operand) {
            ValueRepr::Address(pointer) => pointer,
            ValueRepr::Scalar(value) => Address { base: AddressBase::Value(value), offset: 0 },
            ValueRepr::Home(kept) => Address { base: AddressBase::Value(self.kept(kept)), offset: 0 },
            ValueRepr::Scalars(_) | ValueRepr::Memory(_) => unreachable!("verified: an address stands here"),
        }
    }

    fn declare_variable(&mut self, alloca: InstId) {
        let Some(alloca) = self.body.result(alloca) else { return };
        let Some(ty) = self.promotable.get(alloca) else { return };
        // In block order, an alloca precedes its loads and stores.
        let ty = if self.wide[alloca] { types::I64 } else { self.env.scalar(ty).clif() };
        self.variables[alloca] = self.b.declare_var(ty).into();
    }

    /// Returns whether an alloca is promoted, so that it needs no memory.
    pub(super) fn is_promoted(&self, alloca: InstId) -> bool {
        self.body.result(alloca).is_some_and(|v| self.promotable.get(v).is_some())
    }

    fn variable(&self, pointer: Operand) -> Option<Variable> {
        match pointer {
            Operand::Value(v) => self.variables[v].expand(),
            Operand::Const(_) => None,
        }
    }

    fn is_wide(&self, pointer: Operand) -> bool {
        matches!(pointer, Operand::Value(v) if self.wide[v])
    }

    /// Returns the block arguments for the phis of `to` on the edge from the current block.
    pub(super) fn edge(&mut self, to: BlockId) -> Vec<BlockArg> {
        let Some(operands) = self.incoming.get(&(to, self.current)) else { return Vec::new() };
        let operands = operands.clone();
        let mut args: Vec<BlockArg> = Vec::with_capacity(operands.len());
        for (operand, &phi) in operands.into_iter().zip(&self.body.blocks[to].insts) {
            match (self.value(operand), self.arriving.get(&phi).copied()) {
                (ValueRepr::Memory(from), Some(next)) => {
                    let Inst::Phi { ty, .. } = &self.body.insts[phi] else { continue };
                    let size = self.layouts.size(*ty);
                    self.copy(next, from, size);
                }
                (value, _) => {
                    let Inst::Phi { ty, .. } = &self.body.insts[phi] else { continue };
                    let flat = self.layouts.flat(*ty);
                    args.extend(self.scalars(&flat, value).into_iter().map(BlockArg::from));
                }
            }
        }
        args
    }

    /// Records translated edges to a block, and seals the block after the last one.
    pub(super) fn arrived(&mut self, to: BlockId, edges: u32) {
        self.edges_to_come[to] -= edges;
        if self.edges_to_come[to] == 0 {
            self.b.seal_block(self.block(to));
        }
    }

    pub(super) fn br(&mut self, target: BlockId) {
        let (args, block) = (self.edge(target), self.block(target));
        self.b.ins().jump(block, &args);
        self.arrived(target, 1);
    }
}

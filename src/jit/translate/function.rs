//! Translation of a function: its blocks, phis and terminators, and the dispatch of instructions.

use crate::ir::callee::calls_twice;
use crate::ir::cfg::{Cfg, is_funclet_pad};
use crate::ir::inst::BinaryOp;
use crate::ir::{Align, BlockId, Body, GlobalId, Inst, InstId, Operand, Type, ValueId};
use crate::jit::link::symbol::Symbol;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::deferred;
use crate::jit::translate::func_translator::BlockMap;
use crate::jit::translate::func_translator::FrameState;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::func_translator::FunctionInput;
use crate::jit::translate::func_translator::ReusedCode;
use crate::jit::translate::func_translator::ValueMap;
use crate::jit::translate::landing_pads::LandingPads;
use crate::jit::translate::lifetimes;
use crate::jit::translate::loaded_shadows::{self, LoadedShadows};
use crate::jit::translate::module_env::{ModuleEnv, TypeLayouts};
use crate::jit::translate::scalar_type::{Scalar, TypeClass};
use crate::jit::translate::signature::{ArgLocation, NestRegister, ReturnConvention};
use crate::jit::translate::trap_codes::{THROW, UNREACHABLE, UNSUPPORTED};
use crate::jit::translate::value::ValueLocation;
use crate::jit::translate::value::{Address, AddressBase, MemAccess, ValueRepr};
use crate::opt::InlineSites;
use crate::opt::checks::large::LargeCode;
use crate::opt::checks::origin::{FrameObjects, Origins};
use crate::opt::indvar_widen;
use crate::opt::loops::Loops;
use crate::opt::mem2reg::Promotable;
use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::ir::{
    Block, BlockArg, Function as ClifFunction, InstBuilder, MemFlagsData, SourceLoc, StackSlotData, StackSlotKind,
    UserFuncName, Value, types,
};
use cranelift_entity::{EntityRef, SecondaryMap};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Variable};
use rustc_hash::FxHashMap;

/// Size of a translated function, as an estimate of its compile time.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::jit) struct FunctionSize {
    pub insts: usize,
    pub blocks: usize,
    pub slots: usize,
    /// Estimated number of values that are live at the same time. Only estimated if the function has enough
    /// instructions for it to matter.
    pub live: usize,
    /// Nesting depth of loops.
    pub loops: usize,
    /// Whether a call in it may return twice. No code may be moved across such a call.
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
    pub sites: InlineSites,
}

/// Translates one function. Its CLIF is stored in `out`, ready for compilation; the result contains the clauses of its
/// landing pads.
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
    let cfg = Cfg::of_executable_edges(body);
    let loops = Loops::new(body, &cfg);
    let ir_types = &env.module.types;
    let returns_twice = calls_twice(env.module, body);
    let promotable = match env.promote && !returns_twice {
        true => Promotable::find(body, ir_types, env.layout, |ty| Scalar::of(ir_types, ty).is_some()),
        false => Promotable::none(),
    };
    let large = match env.objects {
        Some(_) if env.counters.is_some() => LargeCode::all(body),
        Some(_) => LargeCode::new(env.module, env.optimizer.facts(), body, &loops),
        None => LargeCode::default(),
    };
    let variables = env.objects.map(|_| FrameObjects::find(body, &mut Origins::new(env.module, env.layout)));
    let sext_variables = indvar_widen::choose_widened_allocas(body, ir_types, &promotable, &loops);
    let idle_markers = match env.objects.is_some() && !returns_twice {
        true => lifetimes::find_idle(env.module, body, &cfg, &loops),
        false => Default::default(),
    };
    let (deferred, loaded) = match env.shadows() {
        true => {
            let deferred = deferred::find(env.module, body);
            // Values of functions that return twice are kept in the frame.
            let loaded = match returns_twice {
                true => LoadedShadows::default(),
                false => loaded_shadows::find(env.module, body, &deferred, &large, &promotable),
            };
            (deferred, loaded)
        }
        false => Default::default(),
    };
    let mut translator = FuncTranslator {
        env,
        layouts,
        func: FunctionInput {
            id,
            function,
            body,
            cfg,
            loops,
            promotable,
            returning,
            variables,
            idle_markers,
            returns_twice,
        },
        b: FunctionBuilder::new(out, context),
        values: ValueMap {
            reprs: SecondaryMap::new(),
            scalars: Vec::new(),
            variables: SecondaryMap::new(),
            sext_variables,
            deferred,
            loaded,
            in_slots: SecondaryMap::new(),
            in_frame: FxHashMap::default(),
            result_shadows: SecondaryMap::new(),
            sext: SecondaryMap::new(),
            carried: SecondaryMap::new(),
            masks: FxHashMap::default(),
        },
        blocks: BlockMap {
            clif: SecondaryMap::new(),
            edges_to_come: SecondaryMap::new(),
            incoming: FxHashMap::default(),
            arriving: FxHashMap::default(),
            landings: FxHashMap::default(),
            continues: None,
        },
        frame: FrameState::default(),
        reused: ReusedCode::default(),
        large,
        pads: LandingPads::default(),
    };
    translator.declare_regions();
    translator.run(&params);
    translator.separate_first_stores();
    let check_blocks = translator.frame.check_blocks;
    let pads = std::mem::take(&mut translator.pads);
    let loops = translator.func.loops.deepest();
    translator.b.finalize(env.frontend);
    let (insts, blocks, slots) =
        (out.dfg.num_insts(), out.dfg.num_blocks() - check_blocks, out.sized_stack_slots.len());
    let live = super::register_pressure::most(out);
    let size = FunctionSize { insts, blocks, slots, live, loops, returns_twice };
    TranslatedFunction { size, nest, pads, sites: optimized.sites }
}

impl<'m> FuncTranslator<'_, 'm> {
    fn run(&mut self, params: &[ArgLocation]) {
        self.create_blocks();
        for at in 0..self.func.cfg.order.len() {
            let block = self.func.cfg.order[at];
            let cx = &InstContext::of_block(block);
            self.b.switch_to_block(self.block(block));
            self.reused.rows.clear();
            self.reused.headers.clear();
            if at == 0 {
                self.enter(cx, params);
            }
            self.load_memory_phis(cx);
            self.spill_phis(block);
            if is_funclet_pad(self.func.body, block) {
                let loc = self.func.body.inst_locs[self.func.body.blocks[block].insts[0]].expand();
                self.b.set_srcloc(loc.map(|l| SourceLoc::new(l.index() as u32)).unwrap_or_default());
                self.b.ins().trap(THROW);
                continue;
            }
            self.charge_fuel(block);
            self.count_iteration(block);
            let mut rest = self.func.body.blocks[block].insts.as_slice();
            while let Some(&inst) = rest.first() {
                let loc = self.func.body.inst_locs[inst].expand();
                self.b.set_srcloc(loc.map(|l| SourceLoc::new(l.index() as u32)).unwrap_or_default());
                let checks = self.checks(cx, rest);
                if checks == 0 {
                    self.inst(cx, inst);
                }
                rest = &rest[checks.max(1)..];
            }
        }
    }

    /// Separates stores at the beginnings of loops from these. Cranelift 0.135 does not tell apart memory before and after the
    /// first instruction of such a block: it removes a store there if one behind the loop has the same address as that of the
    /// last round.
    fn separate_first_stores(&mut self) {
        let cfg = &self.func.cfg;
        for &block in cfg.order.iter().filter(|block| cfg.is_entered_from_later(**block)) {
            let Some(first) = self.blocks.clif[block].expand().and_then(|block| self.b.func.layout.first_inst(block))
            else {
                continue;
            };
            if self.b.func.dfg.insts[first].opcode().can_store() {
                FuncCursor::new(self.b.func).at_inst(first).ins().nop();
            }
        }
    }

    pub(super) fn block(&self, block: BlockId) -> Block {
        self.blocks.clif[block].expect("every reachable block was created")
    }

    /// Creates all blocks, with a parameter for each phi, before anything refers to them.
    fn create_blocks(&mut self) {
        for at in 0..self.func.cfg.order.len() {
            let block = self.func.cfg.order[at];
            let created = self.b.create_block();
            self.blocks.clif[block] = created.into();
            let reachable = self.func.cfg.predecessors[block].iter().filter(|p| self.func.cfg.is_reachable(**p));
            self.blocks.edges_to_come[block] = reachable.count() as u32;
            for (phi, &inst) in self.func.body.blocks[block].insts.iter().enumerate() {
                let Inst::Phi { ty, incoming, .. } = &self.func.body.insts[inst] else { break };
                let lowered = self.phi(inst, *ty, created);
                if let Some(result) = self.func.body.result(inst) {
                    self.values.reprs[result] = Some(lowered);
                }
                // A predecessor with several edges is listed once per edge, always with the same value.
                for (value, from) in incoming {
                    if let Operand::Value(value) = value {
                        self.values.carried[*value] = true;
                    }
                    let taken = self.blocks.incoming.entry((block, *from)).or_default();
                    if taken.len() <= phi {
                        taken.push(*value);
                    }
                }
            }
            self.add_landing_params(block, created);
            for &inst in &self.func.body.blocks[block].insts {
                if let Inst::Store { value: (_, Operand::Value(value)), ptr: Operand::Value(to), .. } =
                    self.func.body.insts[inst]
                    && self.func.promotable.get(to).is_some()
                {
                    self.values.carried[value] = true;
                }
            }
        }
    }

    /// Defines a phi: parameters of its block, or a temporary.
    fn phi(&mut self, inst: InstId, ty: Type, block: Block) -> ValueRepr {
        let Some(flat) = self.aggregate(ty) else {
            return self.b.append_block_param(block, self.env.scalar(ty).clif()).into();
        };
        if flat.is_in_memory() {
            let next = self.temporary(&flat);
            self.blocks.arriving.insert(inst, next);
            return ValueRepr::Memory(self.temporary(&flat));
        }
        let params: Vec<Value> =
            flat.fields.iter().map(|part| self.b.append_block_param(block, part.scalar.clif())).collect();
        self.value_from_scalars(params)
    }

    /// Copies the values that the edges have written for those phis of the current block that are in memory.
    fn load_memory_phis(&mut self, cx: &InstContext) {
        if self.blocks.arriving.is_empty() {
            return;
        }
        for &inst in &self.func.body.blocks[cx.block].insts {
            let Inst::Phi { ty, .. } = &self.func.body.insts[inst] else { break };
            let value = self.func.body.result(inst).and_then(|v| self.values.reprs[v]);
            if let (Some(next), Some(ValueRepr::Memory(to))) = (self.blocks.arriving.get(&inst).copied(), value) {
                let size = self.layouts.size(*ty);
                self.copy(to, next, size);
            }
        }
    }

    /// Translates the entry of the function: parameters, and values that are needed until the return.
    fn enter(&mut self, cx: &InstContext, params: &[ArgLocation]) {
        let entry = self.block(cx.block);
        self.b.append_block_params_for_function_params(entry);
        self.b.seal_block(entry);
        let incoming: Vec<ValueRepr> = match self.func.function.varargs {
            true => {
                let area = self.b.block_params(entry)[0];
                self.open_save_area(self.func.function, area)
            }
            false => {
                if let ReturnConvention::Memory(_) = self.func.returning {
                    let address = self.b.block_params(entry)[0];
                    self.frame.result_at = Some(self.keep_value(address));
                }
                let list = self.func.function.params.iter().zip(params);
                list.map(|(p, at)| self.parameter(entry, p.ty, at)).collect()
            }
        };
        for (&value, param) in self.func.body.params.iter().zip(incoming) {
            self.define(value, param);
        }
        self.open_side_stack();
        self.begin_frame(cx);
        self.open_slot_list();
        self.copy_arguments(cx);
        self.observe_entry(cx);
    }

    /// Records the representation of a value.
    pub(super) fn define(&mut self, value: ValueId, lowered: ValueRepr) {
        let lowered = match lowered {
            // Addresses without a computed base are rematerialized at every use.
            ValueRepr::Address(Address { base: AddressBase::Slot(_) | AddressBase::Absolute(_), .. }) => lowered,
            ValueRepr::Address(pointer) if self.func.returns_twice => {
                let address = self.address_of(pointer);
                ValueRepr::Spilled(self.keep_value(address))
            }
            ValueRepr::Scalar(value) if self.func.returns_twice => ValueRepr::Spilled(self.keep_value(value)),
            // Aggregates in temporaries of this function are already in the frame.
            ValueRepr::Scalars(_) | ValueRepr::Memory(Address { base: AddressBase::Value(_), .. })
                if self.func.returns_twice =>
            {
                let flat = self.layouts.flat(self.func.body.values[value].ty);
                let to = self.temporary(&flat);
                self.store_aggregate(&flat, lowered, to, MemAccess::default());
                ValueRepr::Memory(to)
            }
            _ => lowered,
        };
        self.values.reprs[value] = Some(lowered);
    }

    /// Keeps a value for later use; if calls may return twice, in a stack slot.
    pub(super) fn keep_value(&mut self, value: Value) -> ValueLocation {
        if !self.func.returns_twice {
            return ValueLocation::Ssa(value);
        }
        let ty = self.b.func.dfg.value_type(value);
        let data = StackSlotData::new(StackSlotKind::ExplicitSlot, ty.bytes(), ty.bytes().trailing_zeros() as u8);
        let slot = self.b.create_sized_stack_slot(data);
        let address = self.b.ins().stack_addr(types::I64, slot, 0);
        self.b.ins().store(MemFlagsData::trusted(), value, address, 0);
        ValueLocation::Slot(slot, ty)
    }

    /// Returns a value kept by [`Self::keep_value`].
    pub(super) fn reload_value(&mut self, location: ValueLocation) -> Value {
        match location {
            ValueLocation::Ssa(value) => value,
            ValueLocation::Slot(slot, ty) => {
                let address = self.b.ins().stack_addr(types::I64, slot, 0);
                self.b.ins().load(ty, MemFlagsData::trusted(), address, 0)
            }
        }
    }

    /// Spills the phis of a block, which are block parameters, like all other values.
    fn spill_phis(&mut self, block: BlockId) {
        if !self.func.returns_twice {
            return;
        }
        for &inst in &self.func.body.blocks[block].insts {
            let (Inst::Phi { .. }, Some(result)) = (&self.func.body.insts[inst], self.func.body.result(inst)) else {
                break;
            };
            if let Some(lowered) = self.values.reprs[result] {
                self.define(result, lowered);
            }
        }
    }

    fn inst(&mut self, cx: &InstContext, id: InstId) {
        let body = self.func.body;
        let cx = &cx.with_result(body, id);
        let lowered: ValueRepr = match &body.insts[id] {
            Inst::Binary { op, flags, ty, lhs, rhs, .. } => match self.env.class(*ty) {
                // As an addition, it can be folded into an address.
                TypeClass::Scalar if *op == BinaryOp::Or && flags.disjoint && matches!(rhs, Operand::Const(_)) => {
                    self.binary(cx, BinaryOp::Add, *ty, *lhs, *rhs).into()
                }
                TypeClass::Scalar => self.binary(cx, *op, *ty, *lhs, *rhs).into(),
                TypeClass::BigInt => self.bigint_binary(cx, *op, *ty, *lhs, *rhs),
                TypeClass::Vector | TypeClass::BigIntVector => self.vector_binary(cx, *op, *ty, *lhs, *rhs),
            },
            Inst::Unary { op, ty, arg, .. } => self.unary(cx, *op, *ty, *arg),
            Inst::Cast { op, from, arg, to, .. } => match (self.env.class(*from), self.env.class(*to)) {
                (TypeClass::Scalar, TypeClass::Scalar) => self.cast(cx, *op, *from, *arg, *to),
                (TypeClass::Scalar | TypeClass::BigInt, TypeClass::Scalar | TypeClass::BigInt) => {
                    self.bigint_cast(cx, *op, *from, *arg, *to)
                }
                _ => self.vector_cast(cx, *op, *from, *arg, *to),
            },
            Inst::Icmp { pred, ty, lhs, rhs, .. } => match self.env.class(*ty) {
                TypeClass::Scalar => self.icmp(cx, *pred, *ty, *lhs, *rhs).into(),
                TypeClass::BigInt => self.bigint_icmp(cx, *pred, *ty, *lhs, *rhs).into(),
                TypeClass::Vector | TypeClass::BigIntVector => self.vector_icmp(cx, *pred, *ty, *lhs, *rhs),
            },
            Inst::Fcmp { pred, ty, lhs, rhs, .. } => match self.env.class(*ty).is_vector() {
                true => self.vector_fcmp(cx, *pred, *ty, *lhs, *rhs),
                false => self.fcmp(cx, *pred, *ty, *lhs, *rhs).into(),
            },
            Inst::Select { cond_ty, cond, then, other, .. } => match self.env.class(*cond_ty).is_vector() {
                true => self.vector_select(cx, *cond, *then, *other),
                false => self.select(cx, then.0, *cond, then.1, other.1),
            },
            Inst::ExtractValue { agg, indices } => self.extractvalue(cx, *agg, indices),
            Inst::InsertValue { agg, value, indices } => self.insertvalue(cx, *agg, *value, indices),
            Inst::ExtractElement { vector, index } => self.extractelement(cx, *vector, *index),
            Inst::InsertElement { vector, value, index } => self.insertelement(cx, *vector, *value, *index),
            Inst::ShuffleVector { lhs, rhs, mask } => self.shufflevector(cx, *lhs, *rhs, *mask),
            Inst::Alloca { .. } if self.is_promoted(id) => return self.declare_variable(id),
            Inst::Alloca { ty, count, align, .. } => self.alloca(cx, *ty, *count, align.map(Align::bytes)),
            Inst::Load { ty, atomic, volatile, ptr, align, .. } => match self.variable(*ptr) {
                Some(variable) if self.is_sext_variable(*ptr) => {
                    self.load_sext_variable(variable, body.result(id)).into()
                }
                Some(variable) => self.b.use_var(variable).into(),
                None => {
                    let pointer = self.pointer(cx, *ptr);
                    let access = MemAccess { align: align.map(Align::bytes), volatile: *volatile };
                    match self.aggregate(*ty) {
                        _ if atomic.is_some() => self.atomic_load(*ty, pointer, align.map(Align::bytes)),
                        Some(flat) => self.load_aggregate(&flat, pointer, access),
                        None => self.load(self.env.scalar(*ty), pointer, access).into(),
                    }
                }
            },
            Inst::Store { atomic, volatile, value, ptr, align, .. } => {
                let access = MemAccess { align: align.map(Align::bytes), volatile: *volatile };
                if let Some(atomic) = atomic.as_ref().filter(|_| self.variable(*ptr).is_none()) {
                    let pointer = self.pointer(cx, *ptr);
                    return self.atomic_store(cx, value.0, value.1, pointer, align.map(Align::bytes), atomic.ordering);
                }
                if let Some(flat) = self.aggregate(value.0) {
                    let (stored, pointer) = (self.value(cx, value.1), self.pointer(cx, *ptr));
                    return self.store_aggregate(&flat, stored, pointer, access);
                }
                if let Some(variable) = self.variable(*ptr).filter(|_| self.is_sext_variable(*ptr)) {
                    let stored = self.extended(cx, value.1);
                    return self.b.def_var(variable, stored);
                }
                let (scalar, stored) = (self.env.scalar(value.0), self.scalar(cx, value.1));
                match self.variable(*ptr) {
                    Some(variable) => self.b.def_var(variable, stored),
                    None => {
                        let pointer = self.pointer(cx, *ptr);
                        self.store(scalar, stored, pointer, access);
                    }
                }
                return;
            }
            Inst::Gep { source, base_ty, base, indices, .. } => {
                let is_vector = |ty| self.env.class(ty).is_vector();
                match is_vector(*base_ty) || indices.iter().any(|index| is_vector(index.0)) {
                    true => self.vector_gep(cx, *source, *base, indices),
                    false => ValueRepr::Address(self.gep(cx, *source, *base, indices)),
                }
            }
            Inst::Fence(atomic) => return self.fence(atomic),
            Inst::AtomicRmw { op, ptr, value, .. } => self.atomic_rmw(cx, *op, *ptr, *value),
            Inst::CmpXchg { ptr, expected, new, .. } => self.compare_exchange(cx, *ptr, *expected, *new),
            Inst::VaArg { list, ty, .. } => self.va_arg(cx, *list, self.env.scalar(*ty)).into(),
            Inst::Call(call) => match self.call(cx, call) {
                Some(lowered) => lowered,
                None => return,
            },
            Inst::Invoke(invoke) => {
                return self.invoke(cx, id, invoke);
            }
            Inst::CallBr(callbr) => {
                return self.callbr(cx, id, callbr);
            }
            Inst::Resume((ty, value)) => return self.resume(cx, *ty, *value),
            Inst::Unwind => return self.unwind(),
            Inst::LandingPad { ty, .. } => self.landingpad(cx, *ty),
            Inst::CatchPad { .. }
            | Inst::CleanupPad { .. }
            | Inst::CatchSwitch { .. }
            | Inst::CatchRet { .. }
            | Inst::CleanupRet { .. } => unreachable!("no pad of Windows is translated"),
            Inst::Phi { .. } => return,
            Inst::Ret(value) => return self.ret(cx, *value),
            Inst::Br(target) => return self.br(cx, *target),
            Inst::CondBr { cond, then, other, .. } => return self.cond_br(cx, *cond, *then, *other),
            Inst::Switch { ty, value, default, cases } => {
                if self.env.class(*ty) == TypeClass::BigInt {
                    return self.bigint_switch(cx, *ty, *value, *default, cases);
                }
                let cases = cases.iter().map(|((_, c), b)| (self.env.module.constants[*c].as_int(), *b));
                return self.switch(cx, *ty, *value, *default, cases.collect());
            }
            Inst::IndirectBr { address, targets, .. } => return self.indirect_br(cx, *address, targets),
            Inst::Unreachable => {
                self.b.ins().trap(UNREACHABLE);
                return;
            }
            Inst::Unsupported(_) => {
                // Cranelift would replace branches to a block that only traps with conditional traps, which do not
                // identify the instruction.
                self.b.ins().sequence_point();
                self.b.ins().trap(UNSUPPORTED);
                return;
            }
            Inst::Invalid => unreachable!("a checked module has no damaged instruction"),
        };
        if let Some(result) = self.func.body.result(id) {
            self.define(result, lowered);
        }
    }

    /// Returns the representation of an operand.
    pub(super) fn value(&mut self, cx: &InstContext, operand: Operand) -> ValueRepr {
        if let Some(lane) = self.lane_operand(cx, operand) {
            return lane;
        }
        match operand {
            Operand::Value(v) => match self.values.reprs[v].expect("a definition dominates its uses") {
                ValueRepr::Spilled(location) => self.reload_value(location).into(),
                lowered => lowered,
            },
            Operand::Const(c) => self.constant(cx, c),
        }
    }

    /// Returns an operand as one CLIF value.
    pub(super) fn scalar(&mut self, cx: &InstContext, operand: Operand) -> Value {
        let value = self.value(cx, operand);
        self.whole(value)
    }

    /// Materializes a scalar as one CLIF value.
    pub(super) fn whole(&mut self, value: ValueRepr) -> Value {
        match value {
            ValueRepr::Scalar(value) => value,
            ValueRepr::Address(pointer) => self.address_of(pointer),
            ValueRepr::Spilled(location) => self.reload_value(location),
            ValueRepr::Scalars(_) | ValueRepr::Memory(_) => unreachable!("verified: a scalar stands here"),
        }
    }

    /// Returns an operand as an address.
    pub(super) fn pointer(&mut self, cx: &InstContext, operand: Operand) -> Address {
        match self.value(cx, operand) {
            ValueRepr::Address(pointer) => pointer,
            ValueRepr::Scalar(value) => Address { base: AddressBase::Value(value), offset: 0 },
            ValueRepr::Spilled(location) => {
                Address { base: AddressBase::Value(self.reload_value(location)), offset: 0 }
            }
            ValueRepr::Scalars(_) | ValueRepr::Memory(_) => unreachable!("verified: an address stands here"),
        }
    }

    fn declare_variable(&mut self, alloca: InstId) {
        let Some(alloca) = self.func.body.result(alloca) else { return };
        let Some(ty) = self.func.promotable.get(alloca) else { return };
        // In layout order, an alloca precedes its loads and stores.
        let ty = if self.values.sext_variables[alloca] { types::I64 } else { self.env.scalar(ty).clif() };
        self.values.variables[alloca] = self.b.declare_var(ty).into();
    }

    /// Whether an alloca is promoted and therefore needs no memory.
    pub(super) fn is_promoted(&self, alloca: InstId) -> bool {
        self.func.body.result(alloca).is_some_and(|v| self.func.promotable.get(v).is_some())
    }

    fn variable(&self, pointer: Operand) -> Option<Variable> {
        match pointer {
            Operand::Value(v) => self.values.variables[v].expand(),
            Operand::Const(_) => None,
        }
    }

    fn is_sext_variable(&self, pointer: Operand) -> bool {
        matches!(pointer, Operand::Value(v) if self.values.sext_variables[v])
    }

    /// Returns the block arguments for the phis of `to` on the edge from the current block.
    pub(super) fn edge(&mut self, cx: &InstContext, to: BlockId) -> Vec<BlockArg> {
        let Some(operands) = self.blocks.incoming.get(&(to, cx.block)) else { return Vec::new() };
        let operands = operands.clone();
        let mut args: Vec<BlockArg> = Vec::with_capacity(operands.len());
        for (operand, &phi) in operands.into_iter().zip(&self.func.body.blocks[to].insts) {
            match (self.value(cx, operand), self.blocks.arriving.get(&phi).copied()) {
                (ValueRepr::Memory(from), Some(next)) => {
                    let Inst::Phi { ty, .. } = &self.func.body.insts[phi] else { continue };
                    let size = self.layouts.size(*ty);
                    self.copy(next, from, size);
                }
                (value, _) => {
                    let Inst::Phi { ty, .. } = &self.func.body.insts[phi] else { continue };
                    let flat = self.layouts.flat(*ty);
                    args.extend(self.scalars(&flat, value).into_iter().map(BlockArg::from));
                }
            }
        }
        args
    }

    /// Counts translated edges to a block, and seals the block after the last one.
    pub(super) fn edge_translated(&mut self, to: BlockId, edges: u32) {
        self.blocks.edges_to_come[to] -= edges;
        if self.blocks.edges_to_come[to] == 0 {
            self.b.seal_block(self.block(to));
        }
    }

    pub(super) fn br(&mut self, cx: &InstContext, target: BlockId) {
        let (args, block) = (self.edge(cx, target), self.block(target));
        self.b.ins().jump(block, &args);
        self.edge_translated(target, 1);
    }
}

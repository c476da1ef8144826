//! Values for the bodies of functions that were parsed.

use super::convert::{Converter, binary_flags, gep_flags};
use super::metadata::split;
use super::name_of;
use crate::attribute;
use crate::core::context::sync_scope;
use crate::core::instruction::POISON_LANE;
use crate::ir::list::List;
use crate::ir::{Instruction, Value, ValueKind, ValueRef, flag, opcode};
use llvmlite_jit::ir::inst::{Atomic, CallInfo, FastMath, Ordering, TailKind};
use llvmlite_jit::ir::{
    Align, BlockId, Constant, DataLayout, GlobalId, GlobalKind, Inst, InstId, Module, Name, Operand, TypedOperand,
    ValueId,
};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;

/// The values of a body whose instructions have no operands yet.
pub struct PendingBody {
    id: GlobalId,
    blocks: HashMap<BlockId, ValueRef>,
    values: HashMap<ValueId, ValueRef>,
    created: Vec<(InstId, ValueRef)>,
}

impl Converter<'_> {
    /// Creates the blocks and instructions of a function, without the operands, if they were not created before.
    pub fn blocks(&mut self, id: GlobalId) {
        let (read, context) = (self.read, self.context());
        let Some(value) = self.converted.values.get(&id).copied() else { return };
        let Some(function) = value.function().filter(|function| !function.has_blocks.replace(true)) else { return };
        let Some(body) = read.function(id).and_then(|function| function.body.as_ref()) else { return };
        let params = function.params.get().map_or(&[][..], |params| params);
        let values = body.params.iter().copied().zip(params.iter().copied()).collect();
        let mut pending = PendingBody { id, blocks: HashMap::new(), values, created: Vec::new() };
        for block_id in &body.layout {
            let parsed = &body.blocks[*block_id];
            let kind = ValueKind::Block(List::default());
            let block = self.module.values.add(Value::new(context.label(), kind, Vec::new()));
            block.parent.set(Some(value));
            function.blocks.push(block);
            set_name(block, parsed.name.as_ref());
            pending.blocks.insert(*block_id, block);
            for inst in &parsed.insts {
                let result = body.result(*inst);
                let ty = match result {
                    Some(result) => self.ty(body.values[result].ty),
                    None => context.void(),
                };
                let instruction = self.instruction(&body.insts[*inst]);
                if let Some(text) = body.metadata.get(inst) {
                    *instruction.metadata.borrow_mut() = self.attachments(text);
                }
                let value = self.module.values.add(Value::new(ty, ValueKind::Instruction(instruction), Vec::new()));
                value.parent.set(Some(block));
                block.block().into_iter().for_each(|list| list.push(value));
                if let Some(result) = result {
                    set_name(value, body.values[result].name.as_ref());
                    pending.values.insert(result, value);
                }
                pending.created.push((*inst, value));
            }
        }
        self.pending.push(pending);
    }

    /// Sets the operands of the instructions that were created.
    pub fn finish_bodies(&mut self) {
        while let Some(pending) = self.pending.pop() {
            let read = self.read;
            let Some(body) = read.function(pending.id).and_then(|function| function.body.as_ref()) else { continue };
            for (inst, value) in &pending.created {
                let Some(instruction) = value.instruction() else { continue };
                *value.operands.borrow_mut() = self.operands(&body.insts[*inst], &pending);
                match &body.insts[*inst] {
                    Inst::Phi { incoming, .. } => {
                        let blocks = incoming.iter().filter_map(|(_, block)| pending.blocks.get(block).copied());
                        *instruction.incoming.borrow_mut() = blocks.collect();
                    }
                    Inst::Switch { cases, .. } => {
                        let values = cases.iter().map(|((_, case), _)| self.constant(*case));
                        *instruction.cases.borrow_mut() = values.collect();
                    }
                    _ => {}
                }
            }
        }
    }

    /// Returns a block of a function.
    pub fn block(&mut self, function: GlobalId, block: BlockId) -> Option<ValueRef> {
        self.blocks(function);
        if !self.labels.contains_key(&function) {
            let body = self.read.function(function)?.body.as_ref()?;
            let blocks = self.converted.values.get(&function)?.function()?.blocks.iter();
            self.labels.insert(function, body.layout.iter().copied().zip(blocks).collect());
        }
        self.labels[&function].get(&block).copied()
    }

    /// Converts everything but the operands.
    fn instruction(&mut self, inst: &Inst) -> Instruction {
        let mut made = Instruction { opcode: opcode::by_keyword(inst.opcode()), ..Instruction::default() };
        let bit = |is: bool, bit: u32| if is { bit } else { 0 };
        match inst {
            Inst::Binary { flags, .. } => {
                made.flags = Cell::new(binary_flags(flags));
                made.fast = fast(flags.fast);
            }
            Inst::Unary { fast: flags, .. } | Inst::Select { fast: flags, .. } | Inst::Phi { fast: flags, .. } => {
                made.fast = fast(*flags);
            }
            Inst::Cast { flags, .. } => {
                let bits = bit(flags.nuw, flag::NUW) | bit(flags.nsw, flag::NSW) | bit(flags.nneg, flag::NNEG);
                made.flags = Cell::new(bits);
                made.fast = fast(flags.fast);
            }
            Inst::Icmp { pred, samesign, .. } => {
                made.predicate = Cell::new(crate::print::icmp_number(pred.keyword()));
                made.flags = Cell::new(bit(*samesign, flag::SAME_SIGN));
            }
            Inst::Fcmp { pred, fast: flags, .. } => {
                made.predicate = Cell::new(crate::print::fcmp_number(pred.keyword()));
                made.fast = fast(*flags);
            }
            Inst::Alloca { ty, align: bytes, inalloca, swifterror, .. } => {
                made.ty = Cell::new(Some(self.ty(*ty)));
                made.align = align(bytes);
                made.flags = Cell::new(bit(*inalloca, flag::IN_ALLOCA) | bit(*swifterror, flag::SWIFT_ERROR));
            }
            Inst::Load { align: bytes, volatile, atomic, .. } | Inst::Store { align: bytes, volatile, atomic, .. } => {
                made.align = align(bytes);
                made.flags = Cell::new(bit(*volatile, flag::VOLATILE));
                self.atomic(&mut made, atomic.as_deref());
            }
            Inst::Fence(atomic) => self.atomic(&mut made, Some(atomic)),
            Inst::CmpXchg { weak, volatile, atomic, align: bytes, .. } => {
                made.align = align(bytes);
                made.flags = Cell::new(bit(*volatile, flag::VOLATILE) | bit(*weak, flag::WEAK));
                made.failure_ordering = Cell::new(ordering(atomic.failure));
                self.atomic(&mut made, Some(&atomic.success));
            }
            Inst::AtomicRmw { op, volatile, atomic, align: bytes, .. } => {
                made.align = align(bytes);
                made.flags = Cell::new(bit(*volatile, flag::VOLATILE));
                made.predicate = Cell::new(crate::print::rmw_number(op.keyword()));
                self.atomic(&mut made, Some(atomic));
            }
            Inst::Gep { source, flags, .. } => {
                made.ty = Cell::new(Some(self.ty(*source)));
                made.flags = Cell::new(gep_flags(flags.inbounds, flags.nusw, flags.nuw) << flag::GEP_SHIFT);
            }
            Inst::ExtractValue { indices, .. } | Inst::InsertValue { indices, .. } => {
                made.indices = RefCell::new(indices.to_vec());
            }
            Inst::ShuffleVector { mask, .. } => made.indices = RefCell::new(self.mask(*mask)),
            Inst::LandingPad { cleanup, .. } => made.flags = Cell::new(bit(*cleanup, flag::CLEANUP)),
            Inst::CatchSwitch { unwind, .. } => made.flags = Cell::new(bit(unwind.is_some(), flag::UNWINDS)),
            inst => {
                if let Some(call) = inst.call() {
                    self.call(&mut made, call);
                }
            }
        }
        made
    }

    fn atomic(&mut self, made: &mut Instruction, atomic: Option<&Atomic>) {
        let Some(atomic) = atomic else { return };
        made.ordering = Cell::new(ordering(atomic.ordering));
        made.scope = Cell::new(sync_scope(self.context(), atomic.scope.as_deref().unwrap_or_default()));
    }

    fn call(&mut self, made: &mut Instruction, call: &CallInfo) {
        made.ty = Cell::new(Some(self.ty(call.fn_ty)));
        made.call_conv = Cell::new(call.cc.0);
        made.fast = fast(call.fast);
        made.tail = Cell::new(match call.tail {
            TailKind::None => 0,
            TailKind::Tail => 1,
            TailKind::MustTail => 2,
            TailKind::NoTail => 3,
        });
        if call.forwards {
            made.flags = Cell::new(flag::FORWARDS);
        }
        let mut attributes = Vec::new();
        self.attributes(call.ret_attrs, 0, &mut attributes);
        for (number, arg) in call.args.iter().enumerate() {
            self.attributes(arg.attrs, number as u32 + 1, &mut attributes);
        }
        self.attributes(call.fn_attrs, attribute::FUNCTION_INDEX, &mut attributes);
        made.attributes = RefCell::new(attributes);
        let bundles = call.bundles.iter().map(|bundle| (bundle.tag.to_string(), bundle.args.len()));
        made.bundles = RefCell::new(bundles.collect());
    }

    /// Returns the lanes that a `shufflevector` selects, [`POISON_LANE`] for poison.
    fn mask(&mut self, (ty, mask): TypedOperand) -> Vec<u32> {
        let Operand::Const(id) = mask else { return Vec::new() };
        let count = match self.ty(ty).kind {
            crate::ir::Kind::Vector(_, count, _) => count,
            _ => 0,
        };
        let lanes = self.read.constants.shuffle_mask(id, count).unwrap_or_default();
        lanes.into_iter().map(|lane| lane.unwrap_or(POISON_LANE)).collect()
    }

    /// Converts the metadata attachments of an instruction: kind and node.
    fn attachments(&mut self, text: &str) -> Vec<(u32, ValueRef)> {
        let mut attachments = Vec::new();
        for (kind, node) in split(text).into_iter().filter_map(|part| part.strip_prefix('!')?.split_once(' ')) {
            let kind = crate::core::context::metadata_kind(self.context(), kind.to_string());
            attachments.push((kind, self.node(node)));
        }
        attachments
    }

    /// Returns the operands in LLVM's order.
    fn operands(&mut self, inst: &Inst, pending: &PendingBody) -> Vec<ValueRef> {
        let mut list: Vec<Option<ValueRef>> = Vec::new();
        let read = self.read;
        let mut value = |operand: &Operand| match operand {
            Operand::Value(id) => pending.values.get(id).copied(),
            Operand::Const(id) => match &read.constants[*id] {
                Constant::Metadata(pieces) => Some(self.metadata(pieces, &pending.values)),
                _ => Some(self.constant(*id)),
            },
        };
        let block = |block: &BlockId| pending.blocks.get(block).copied();
        let mut call =
            |call: &CallInfo, targets: &[Option<ValueRef>], value: &mut dyn FnMut(&Operand) -> Option<ValueRef>| {
                list.extend(call.args.iter().map(|arg| value(&arg.value)));
                let bundled = call.bundles.iter().flat_map(|bundle| &bundle.args);
                list.extend(bundled.map(|(_, operand)| value(operand)));
                list.extend(targets);
                list.push(value(&call.callee));
            };
        match inst {
            Inst::Call(info) => call(info, &[], &mut value),
            Inst::Invoke(invoke) => call(&invoke.call, &[block(&invoke.normal), block(&invoke.unwind)], &mut value),
            Inst::CallBr(callbr) => {
                let targets = std::iter::once(&callbr.fallthrough).chain(&callbr.indirect);
                call(&callbr.call, &targets.map(block).collect::<Vec<_>>(), &mut value);
            }
            Inst::Br(target) => list.push(block(target)),
            Inst::CondBr { cond, then, other, .. } => list.extend([value(cond), block(other), block(then)]),
            Inst::Switch { value: condition, default, cases, .. } => {
                list.extend([value(condition), block(default)]);
                list.extend(cases.iter().map(|(_, target)| block(target)));
            }
            Inst::IndirectBr { address, targets, .. } => {
                list.push(value(address));
                list.extend(targets.iter().map(block));
            }
            Inst::ShuffleVector { lhs, rhs, .. } => list.extend([value(&lhs.1), value(&rhs.1)]),
            Inst::Alloca { count: None, .. } => {
                let context = self.context();
                list.push(Some(context.const_int(context.int(32), 1)));
            }
            Inst::CatchPad { within, args } | Inst::CleanupPad { within, args } => {
                list.extend(args.iter().map(|(_, arg)| value(arg)));
                list.push(value(within));
            }
            Inst::CatchSwitch { within, handlers, unwind } => {
                list.push(value(within));
                list.extend(unwind.iter().chain(handlers).map(block));
            }
            Inst::CatchRet { pad, target } => list.extend([value(pad), block(target)]),
            Inst::CleanupRet { pad, unwind } => {
                list.push(value(pad));
                list.extend(unwind.iter().map(block));
            }
            inst => inst.for_each_operand(|_, operand| list.push(value(&operand))),
        }
        list.into_iter().flatten().collect()
    }
}

fn align(align: &Option<Align>) -> Cell<u64> {
    Cell::new(align.map_or(0, Align::bytes))
}

/// Returns the flags of `LLVMFastMathFlags`, where `reassoc` is the first.
fn fast(flags: FastMath) -> Cell<u32> {
    let bits = u32::from(flags.0);
    Cell::new((bits & 0x3f) << 1 | bits >> 6)
}

/// Returns the number of `LLVMAtomicOrdering`.
fn ordering(ordering: Ordering) -> u32 {
    match ordering {
        Ordering::Unordered => 1,
        Ordering::Monotonic => 2,
        Ordering::Acquire => 4,
        Ordering::Release => 5,
        Ordering::AcqRel => 6,
        Ordering::SeqCst => 7,
    }
}

fn set_name(value: ValueRef, name: Option<&Name>) {
    if let Some(name) = name.map(name_of).filter(|name| !name.is_empty()) {
        *value.name.borrow_mut() = crate::ffi::c_string(&name);
        value.enter_name();
    }
}

/// Adds the alignments that LLVM's reader assigns where the text has none.
pub fn set_default_alignments(read: &mut Module) {
    let layout = read.data_layout.as_ref().and_then(|(text, _)| DataLayout::parse(text).ok());
    let layout = layout.unwrap_or_else(DataLayout::llvm_default);
    for global in read.globals.values_mut() {
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        let Some(body) = &mut function.body else { continue };
        for inst in body.insts.values_mut() {
            match inst {
                Inst::Load { align: align @ None, ty, .. }
                | Inst::Store { align: align @ None, value: (ty, _), .. } => {
                    *align = layout.align_of(&read.types, *ty).and_then(Align::new);
                }
                Inst::Alloca { align: align @ None, ty, .. } => {
                    *align = layout.preferred_align_of(&read.types, *ty).and_then(Align::new);
                }
                Inst::AtomicRmw { align: align @ None, value: (ty, _), .. }
                | Inst::CmpXchg { align: align @ None, new: (ty, _), .. } => {
                    *align = layout.size_of(&read.types, *ty).and_then(Align::new);
                }
                _ => {}
            }
        }
    }
}

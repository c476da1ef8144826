//! Checked code: variables of the stack in slots.

use crate::ir::inst::Inst;
use crate::ir::{Align, AttrSet, BlockId, Operand, Type, TypedOperand, ValueId};
use crate::jit::checked::frames::{self, FrameVariable};
use crate::jit::checked::stack::Place;
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::signature::ArgPassing;
use crate::jit::translate::trap_codes::SIDE_STACK_OVERFLOW;
use crate::jit::translate::value::{Address, AddressBase, ValueRepr};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, StackSlotData, StackSlotKind, Value, types};

/// Size in bytes of the largest variable that gets a slot, because of its shadow, although only its function accesses it.
const MAX_PRIVATE: u64 = 1 << 20;

impl FuncTranslator<'_, '_> {
    /// Returns whether a variable gets a slot. Others have no shadow: their undefined bits are not followed.
    pub(super) fn is_slot_object(&self, alloca: Option<ValueId>, block: BlockId) -> bool {
        let has_shadow = |size| self.env.shadows() && size <= MAX_PRIVATE && !self.func.loops.repeats(block);
        self.func.variables.is_some() && alloca.is_some_and(|value| self.private_size(value).is_none_or(has_shadow))
    }

    /// Allocates a variable in a slot.
    pub(super) fn slot_object(
        &mut self,
        cx: &InstContext,
        ty: Type,
        count: Option<TypedOperand>,
        align: u64,
    ) -> ValueRepr {
        if let Some(value) = cx.result
            && let Some(&at) = self.values.in_frame.get(&value)
            && let Some(frame) = self.frame.variables
        {
            self.values.in_slots[value] = true;
            let frame = self.reload_value(frame);
            let fixed = MemFlagsData::trusted().with_readonly().with_can_move();
            return self.b.ins().load(types::I64, fixed, frame, at).into();
        }
        let size = self.alloca_size(cx, ty, count);
        let place = cx.result.map_or(Place::Unknown, |value| self.place_of(value));
        let align = self.b.ins().iconst(types::I64, align.max(16) as i64);
        let place = self.b.ins().iconst(types::I64, place.word() as i64);
        let list = self.slot_list();
        let object = self.call_runtime(RuntimeFn::StackObject, &[size, align, place, list]);
        self.b.ins().trapz(object, SIDE_STACK_OVERFLOW);
        if let Some(value) = cx.result {
            self.values.in_slots[value] = true;
        }
        object.into()
    }

    /// Returns the address of the word with the last variable of this frame that has a slot.
    fn slot_list(&mut self) -> Value {
        let slot = self.frame.slot_list.expect("functions with such variables have a list");
        self.b.ins().stack_addr(types::I64, slot, 0)
    }

    /// Allocates the variables in slots that the function has from its beginning to its end.
    pub(super) fn begin_frame(&mut self, cx: &InstContext) {
        let Some(objects) = self.func.variables.as_ref().filter(|objects| objects.are_lasting()) else { return };
        let body = self.func.body;
        let mut found = Vec::new();
        for &inst in &body.blocks[cx.block].insts {
            let (Inst::Alloca { ty, align, .. }, Some(value)) = (&body.insts[inst], body.result(inst)) else {
                continue;
            };
            let Some(size) = objects.size(value) else { continue };
            if !self.is_promoted(inst) && self.is_slot_object(Some(value), cx.block) {
                found.push((value, size, *ty, *align));
            }
        }
        let mut variables = Vec::new();
        for (value, size, ty, align) in found {
            let align = align.map_or_else(|| self.layouts.slot_align(ty), Align::bytes).max(16);
            if frames::fits(size, align) {
                self.values.in_frame.insert(value, frames::address_at(variables.len()) as i32);
                variables.push(FrameVariable { size, align, place: self.place_of(value) });
            }
        }
        if variables.is_empty() {
            return;
        }
        let layout = self.b.ins().iconst(types::I64, frames::enter(variables) as i64);
        let frame = self.call_runtime(RuntimeFn::FrameBegun, &[layout]);
        self.b.ins().trapz(frame, SIDE_STACK_OVERFLOW);
        self.frame.variables = Some(self.keep_value(frame));
    }

    /// Creates the list of variables in slots at function entry, if the function may have some.
    pub(super) fn open_slot_list(&mut self) {
        let body = self.func.body;
        let mut all = body.layout.iter().flat_map(|block| body.blocks[*block].insts.iter().map(|inst| (*block, *inst)));
        let needed = all.any(|(block, inst)| {
            matches!(body.insts[inst], Inst::Alloca { .. })
                && !self.is_promoted(inst)
                && self.is_slot_object(body.result(inst), block)
                && body.result(inst).is_none_or(|value| !self.values.in_frame.contains_key(&value))
        });
        if needed || self.env.objects.is_some() && !self.copied_params().is_empty() {
            let slot = self.b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, 8, 3));
            self.frame.slot_list = Some(slot);
            let zero = self.b.ins().iconst(types::I64, 0);
            self.store_plain(types::I64, zero, Address { base: AddressBase::Slot(slot), offset: 0 });
        }
    }

    /// Returns the `byval` parameters, with size and alignment of their objects.
    fn copied_params(&mut self) -> Vec<(ValueId, u64, u64)> {
        let params = self.func.body.params.iter().zip(&self.func.function.params);
        let layouts = &mut self.layouts;
        let passing = params.map(|(value, param)| (*value, layouts.passing(param.ty, [param.attrs, AttrSet::NONE])));
        let copied = passing.filter_map(|(value, passing)| match passing {
            ArgPassing::Copy { size: size @ 1.., align } => Some((value, size, align)),
            _ => None,
        });
        copied.collect()
    }

    /// Copies the objects of `byval` parameters into slots at function entry.
    pub(super) fn copy_arguments(&mut self, cx: &InstContext) {
        if self.env.objects.is_none() {
            return;
        }
        for (value, size, align) in self.copied_params() {
            let from = self.scalar(cx, Operand::Value(value));
            let size = self.b.ins().iconst(types::I64, size as i64);
            let align = self.b.ins().iconst(types::I64, align.max(16) as i64);
            let list = self.slot_list();
            let frame = self.b.ins().get_frame_pointer(types::I64);
            let object = self.call_runtime(RuntimeFn::StackArgument, &[from, size, align, list, frame]);
            self.b.ins().trapz(object, SIDE_STACK_OVERFLOW);
            self.define(value, object.into());
            self.values.in_slots[value] = true;
        }
    }

    /// Returns the last variable in a slot, for `llvm.stacksave`; `None` if the function has none.
    pub(super) fn last_slot_object(&mut self) -> Option<Value> {
        let slot = self.frame.slot_list?;
        Some(self.load_plain(types::I64, Address { base: AddressBase::Slot(slot), offset: 0 }))
    }

    /// Releases the variables in slots that were allocated after another one; `None`: all of them.
    pub(super) fn release_slot_objects(&mut self, kept: Option<Value>) {
        if kept.is_none()
            && let Some(frame) = self.frame.variables
        {
            let frame = self.reload_value(frame);
            self.call_runtime(RuntimeFn::FrameEnded, &[frame]);
        }
        if self.frame.slot_list.is_some() {
            let list = self.slot_list();
            let kept = kept.unwrap_or_else(|| self.b.ins().iconst(types::I64, 0));
            self.call_runtime(RuntimeFn::StackRelease, &[list, kept]);
        }
    }
}

//! Hooks for an observer of calls and returns.

use crate::engine::observe::ScalarKind;
use crate::ir::{Operand, Type};
use crate::jit::run::call_observer::SCALAR;
use crate::jit::runtime::Runtime;
use crate::jit::translate::function::{Base, FuncTranslator, Pointer};
use cranelift_codegen::ir::{InstBuilder, StackSlotData, StackSlotKind, Value, types};
use cranelift_entity::EntityRef;

impl FuncTranslator<'_, '_> {
    /// Emits the report of the function's entry.
    pub(in crate::jit::translate) fn tell_enter(&mut self) {
        let Some(watch) = self.env.watch else { return };
        let values: Vec<(Type, Operand)> =
            self.function.params.iter().zip(&self.body.params).map(|(p, v)| (p.ty, Operand::Value(*v))).collect();
        self.tell(watch, 0, &values);
    }

    /// Emits the report of a return.
    pub(in crate::jit::translate) fn tell_leave(&mut self, value: Option<(Type, Operand)>) {
        let Some(watch) = self.env.watch else { return };
        self.tell(watch, 1, value.as_slice());
    }

    fn tell(&mut self, watch: u64, leaves: i64, values: &[(Type, Operand)]) {
        let scalars: Vec<Value> = values
            .iter()
            .filter(|(ty, _)| ScalarKind::of(&self.env.module.types, *ty).is_some())
            .map(|(_, value)| self.scalar(*value))
            .collect();
        let size = SCALAR * scalars.len().max(1) as u32;
        let slot = self.b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, size, 4));
        for (n, value) in scalars.into_iter().enumerate() {
            let ty = self.b.func.dfg.value_type(value);
            let place = Pointer { base: Base::Slot(slot), offset: i64::from(SCALAR) * n as i64 };
            self.store_plain(ty, value, place);
        }
        let watch = self.b.ins().iconst(types::I64, watch as i64);
        let function = self.b.ins().iconst(types::I32, self.id.index() as i64);
        let leaves = self.b.ins().iconst(types::I32, leaves);
        let address = self.b.ins().stack_addr(types::I64, slot, 0);
        self.call_runtime(Runtime::Told, &[watch, function, leaves, address]);
    }
}

//! Hooks for an observer of calls and returns.

use crate::engine::observe::ScalarKind;
use crate::ir::{Operand, Type};
use crate::jit::run::call_observer::SCALAR;
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::value::{Address, AddressBase};
use cranelift_codegen::ir::{InstBuilder, StackSlotData, StackSlotKind, Value, types};
use cranelift_entity::EntityRef;

impl FuncTranslator<'_, '_> {
    /// Emits the report of the entry to the function.
    pub(in crate::jit::translate) fn observe_entry(&mut self, cx: &InstContext) {
        let Some(observer) = self.env.observer else { return };
        let values: Vec<(Type, Operand)> = self
            .func
            .function
            .params
            .iter()
            .zip(&self.func.body.params)
            .map(|(p, v)| (p.ty, Operand::Value(*v)))
            .collect();
        self.emit_report(cx, observer, 0, &values);
    }

    /// Emits the report of a return.
    pub(in crate::jit::translate) fn observe_return(&mut self, cx: &InstContext, value: Option<(Type, Operand)>) {
        let Some(observer) = self.env.observer else { return };
        self.emit_report(cx, observer, 1, value.as_slice());
    }

    fn emit_report(&mut self, cx: &InstContext, observer: u64, leaves: i64, values: &[(Type, Operand)]) {
        let scalars: Vec<Value> = values
            .iter()
            .filter(|(ty, _)| ScalarKind::of(&self.env.module.types, *ty).is_some())
            .map(|(_, value)| self.scalar(cx, *value))
            .collect();
        let size = SCALAR * scalars.len().max(1) as u32;
        let slot = self.b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, size, 4));
        for (n, value) in scalars.into_iter().enumerate() {
            let ty = self.b.func.dfg.value_type(value);
            let place = Address { base: AddressBase::Slot(slot), offset: i64::from(SCALAR) * n as i64 };
            self.store_plain(ty, value, place);
        }
        let observer = self.b.ins().iconst(types::I64, observer as i64);
        let function = self.b.ins().iconst(types::I32, self.func.id.index() as i64);
        let leaves = self.b.ins().iconst(types::I32, leaves);
        let address = self.b.ins().stack_addr(types::I64, slot, 0);
        self.call_runtime(RuntimeFn::ReportCall, &[observer, function, leaves, address]);
    }
}

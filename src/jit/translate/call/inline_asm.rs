//! Calls of the functions compiled from inline assembly: packs the operands and unpacks the results.
//! [`x86_64::inline_asm`](crate::jit::x86_64::inline_asm) assembles the template.

use crate::ir::asm::{self, InlineAsm};
use crate::ir::inst::{CallBrInfo, CallInfo};
use crate::ir::{InstId, TypeKind};
use crate::jit::link::symbol::Symbol;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::control_flow::exception::CallTarget;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::signature;
use crate::jit::translate::signature::Extension;
use crate::jit::translate::value::MemAccess;
use crate::jit::translate::value::{Address, AddressBase, ValueRepr};
use crate::jit::x86_64::inline_asm;
use cranelift_codegen::ir::{AbiParam, InstBuilder, MemFlagsData, StackSlotData, StackSlotKind, Value, types};

impl FuncTranslator<'_, '_> {
    /// Calls the function compiled from inline assembly, with operands and results in a block of memory. Returns the
    /// results, and the number of the label that it jumps to (from 1), or 0.
    fn instructions(&mut self, cx: &InstContext, asm: &InlineAsm, call: &CallInfo) -> (Vec<Value>, Option<Value>) {
        let module = self.env.module;
        let site = asm.site(module, call).expect("other assembly is refused before translation");
        let code = inline_asm::assemble(&site).expect("other assembly is refused before translation");
        let symbol = Symbol::Assembly(self.layouts.assembled.insert_full(code).0 as u32);
        let size = (site.operands.len().max(1) as u32) * inline_asm::WORD;
        let slot = self.b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, size, 4));
        let block = self.b.ins().stack_addr(Scalar::Ptr.clif(), slot, 0);
        let flags = MemFlagsData::trusted();
        for (n, operand) in site.operands.iter().enumerate() {
            let Some(arg) = operand.input.map(|input| &call.args[input]) else { continue };
            let place = Address { base: AddressBase::Slot(slot), offset: n as i64 * i64::from(inline_asm::WORD) };
            if module.types.vector(arg.ty).is_some() {
                let (flat, value) = (self.layouts.flat(arg.ty), self.value(cx, arg.value));
                self.store_aggregate(&flat, value, place, MemAccess::default());
                continue;
            }
            let value = self.scalar(cx, arg.value);
            let value = match self.env.scalar(arg.ty) {
                scalar @ Scalar::Int(_) => {
                    let value = self.clean_for(Extension::Zero, scalar, value);
                    match self.b.func.dfg.value_type(value) {
                        types::I64 | types::I128 => value,
                        _ => self.b.ins().uextend(types::I64, value),
                    }
                }
                _ => value,
            };
            self.b.ins().store(flags, value, block, n as i32 * inline_asm::WORD as i32);
        }
        let mut signature = signature::signature();
        signature.params.push(AbiParam::new(Scalar::Ptr.clif()));
        if site.labels > 0 {
            signature.returns.push(AbiParam::new(types::I64));
        }
        let callee = self.import(symbol, signature);
        let label = match asm.unwind {
            true => self.emit_call(cx, CallTarget::Function(callee), &[block]).first().copied(),
            false => {
                let inst = self.b.ins().call(callee, &[block]);
                self.b.inst_results(inst).first().copied()
            }
        };
        let results = inline_asm::results(module, call);
        let mut values = Vec::new();
        for (n, operand) in site.operands.iter().enumerate() {
            let Some(output) = operand.output else { continue };
            if module.types.vector(results[output]).is_some() {
                let flat = self.layouts.flat(results[output]);
                let place = Address { base: AddressBase::Slot(slot), offset: n as i64 * i64::from(inline_asm::WORD) };
                values.extend(self.load_parts(&flat, place, MemAccess::default()));
                continue;
            }
            let scalar = self.env.scalar(results[output]);
            let value = self.b.ins().load(scalar.clif(), flags, block, n as i32 * inline_asm::WORD as i32);
            values.push(if scalar == Scalar::Int(1) { self.b.ins().band_imm_u(value, 1) } else { value });
        }
        (values, label)
    }

    /// Translates inline assembly. Returns its result, and the number of the label that it jumps to. If there are no
    /// instructions, the outputs are the arguments in the same registers.
    pub(in crate::jit::translate) fn assembly(
        &mut self,
        cx: &InstContext,
        asm: &InlineAsm,
        call: &CallInfo,
    ) -> (Option<ValueRepr>, Option<Value>) {
        let (values, label) = match asm.has_instructions() {
            true => self.instructions(cx, asm, call),
            false => {
                let outputs = asm.outputs().expect("assembly with other outputs is refused before translation");
                let mut values = Vec::with_capacity(outputs.len());
                for n in outputs {
                    let (flat, value) = (self.layouts.flat(call.args[n].ty), self.value(cx, call.args[n].value));
                    values.extend(self.scalars(&flat, value));
                }
                (values, None)
            }
        };
        let TypeKind::Function { ret, .. } = self.env.module.types.kind(call.fn_ty) else { return (None, None) };
        let result = match self.aggregate(*ret) {
            Some(flat) => Some(self.build_aggregate(&flat, values)),
            None => values.first().map(|v| (*v).into()),
        };
        (result, label)
    }

    /// Translates `callbr`, that is, assembly that may jump.
    pub(in crate::jit::translate) fn callbr(&mut self, cx: &InstContext, id: InstId, callbr: &CallBrInfo) {
        let module = self.env.module;
        let (result, label) = match asm::called(&module.constants, &callbr.call) {
            Some(asm) => self.assembly(cx, asm, &callbr.call),
            None => (None, None),
        };
        if let (Some(lowered), Some(result)) = (result, self.func.body.result(id)) {
            self.define(result, lowered);
        }
        let Some(label) = label else {
            callbr.indirect.iter().for_each(|to| self.edge_translated(*to, 1));
            return self.br(cx, callbr.fallthrough);
        };
        let labels = (1..).zip(&callbr.indirect).map(|(n, to)| (Some(n), *to)).collect();
        self.switch_on(cx, 64, label, callbr.fallthrough, labels);
    }
}

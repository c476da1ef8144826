//! `musttail` calls between any two functions with the C calling convention.
//!
//! Cranelift supports tail calls only between functions with a calling convention of its own, which neither C code nor
//! function pointers could use. Therefore the caller stores the stack arguments where the callee expects them, in the
//! area of its own stack arguments, and the register arguments in the thread's [`TailCall`]. Then it returns with the
//! usual epilogue; but its return address has been replaced by
//! [`tail_call`](crate::jit::x86_64::stack_switch::tail_call), which loads the registers and jumps to the callee, as if
//! the caller of this function had called the callee.

use crate::jit::link::symbol::Symbol;
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::flat::FlatType;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::signature::SignatureBuilder;
use crate::jit::translate::value::ValueRepr;
use crate::jit::x86_64::stack_switch::TailCall;
use cranelift_codegen::ir::{
    AbiParam, ArgumentPurpose, InstBuilder, MemFlagsData, StackSlotData, StackSlotKind, Value, types,
};

/// Position of an argument word.
enum WordLocation {
    Int(i32),
    Float(i32),
    /// A stack word, by its index; for an object, the number of its words.
    Stack(u32, Option<u32>),
}

/// Returns the positions of the parameters of a signature.
fn locations(params: &[AbiParam]) -> Vec<WordLocation> {
    let (mut ints, mut floats, mut words) = (0, 0, 0);
    let place = |param: &AbiParam| match param.purpose {
        ArgumentPurpose::StructArgument(size) => {
            words += size / 8;
            WordLocation::Stack(words - size / 8, Some(size / 8))
        }
        _ if (param.value_type.is_float() || param.value_type.is_vector()) && floats < 8 => {
            floats += 1;
            WordLocation::Float(floats - 1)
        }
        _ if !param.value_type.is_float() && !param.value_type.is_vector() && ints < 6 => {
            ints += 1;
            WordLocation::Int(ints - 1)
        }
        _ if param.value_type.bytes() == 16 => {
            words = words.next_multiple_of(2) + 2;
            WordLocation::Stack(words - 2, None)
        }
        _ => {
            words += 1;
            WordLocation::Stack(words - 1, None)
        }
    };
    params.iter().map(place).collect()
}

impl FuncTranslator<'_, '_> {
    /// Prepares a jump to `target` on return, with the arguments of a call.
    pub(in crate::jit::translate) fn tail_call(
        &mut self,
        target: Value,
        arguments: &SignatureBuilder,
        args: &[Value],
        forwards: bool,
    ) {
        let flags = MemFlagsData::trusted();
        let state = self.call_runtime(RuntimeFn::TailCall, &[]);
        // A variadic function is entered through a thunk, whose return address and stack arguments follow the save
        // area.
        let (return_address, stack) = match self.save_area() {
            Some(area) => {
                let behind = self.b.ins().iadd_imm_s(area, i64::from(crate::jit::translate::call::varargs::SAVE_AREA));
                (behind, self.b.ins().iadd_imm_s(behind, 16))
            }
            None => {
                let frame = self.b.ins().get_frame_pointer(types::I64);
                (frame, self.b.ins().iadd_imm_s(frame, 16))
            }
        };
        if let (true, Some(area)) = (forwards, self.save_area()) {
            // The variable arguments are still in place; the named ones overwrite the registers that were saved for
            // them.
            let to = self.b.ins().iadd_imm_s(state, i64::from(TailCall::INTS));
            let size = self.b.ins().iconst(types::I64, i64::from(crate::jit::translate::call::varargs::SAVE_AREA));
            self.call_runtime(RuntimeFn::Memcpy, &[to, area, size]);
        }
        let locations = locations(&arguments.signature.params);
        // Objects may occupy the positions of other arguments, so all arguments are copied first.
        let mut values = args.to_vec();
        for (value, place) in values.iter_mut().zip(&locations) {
            let WordLocation::Stack(_, Some(words)) = place else { continue };
            let data = StackSlotData::new(StackSlotKind::ExplicitSlot, words * 8, 3);
            let slot = self.b.create_sized_stack_slot(data);
            let copy = self.b.ins().stack_addr(types::I64, slot, 0);
            let size = self.b.ins().iconst(types::I64, i64::from(words * 8));
            self.call_runtime(RuntimeFn::Memcpy, &[copy, *value, size]);
            *value = copy;
        }
        for ((value, param), place) in values.iter().zip(&arguments.signature.params).zip(&locations) {
            let whole = |this: &mut Self| match param.extension {
                _ if !param.value_type.is_int() || param.value_type.bits() >= 64 => *value,
                cranelift_codegen::ir::ArgumentExtension::Sext => this.b.ins().sextend(types::I64, *value),
                _ => this.b.ins().uextend(types::I64, *value),
            };
            match place {
                WordLocation::Int(n) => {
                    let word = whole(self);
                    self.b.ins().store(flags, word, state, TailCall::INTS + 8 * n);
                }
                WordLocation::Float(n) => {
                    self.b.ins().store(flags, *value, state, TailCall::FLOATS + 16 * n);
                }
                WordLocation::Stack(n, None) => {
                    let word = whole(self);
                    self.b.ins().store(flags, word, stack, 8 * *n as i32);
                }
                WordLocation::Stack(n, Some(words)) => {
                    let to = self.b.ins().iadd_imm_s(stack, i64::from(8 * n));
                    let size = self.b.ins().iconst(types::I64, i64::from(words * 8));
                    self.call_runtime(RuntimeFn::Memcpy, &[to, *value, size]);
                }
            }
        }
        let back = self.b.ins().load(types::I64, flags, return_address, 8);
        self.b.ins().store(flags, back, state, TailCall::RETURN_ADDRESS);
        self.b.ins().store(flags, target, state, TailCall::TARGET);
        let stub =
            self.import(Symbol::RuntimeFn(RuntimeFn::MakeTailCall), crate::jit::translate::signature::signature());
        let stub = self.b.ins().func_addr(types::I64, stub);
        self.b.ins().store(flags, stub, return_address, 8);
    }

    /// Returns a placeholder for the result of a tail call. The only use of it is the return of this function.
    pub(in crate::jit::translate) fn no_result(
        &mut self,
        cx: &InstContext,
        flat: &FlatType,
        many: bool,
    ) -> Option<ValueRepr> {
        if flat.is_in_memory() {
            return Some(ValueRepr::Memory(self.temporary(flat)));
        }
        let zeros: Vec<Value> = flat
            .fields
            .iter()
            .map(|part| {
                let zero = self.scalar_const(cx, part.scalar, 0);
                self.whole(zero)
            })
            .collect();
        match many {
            true => Some(self.value_from_scalars(zeros)),
            false => zeros.first().map(|zero| (*zero).into()),
        }
    }
}

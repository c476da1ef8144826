//! Variadic functions of the System V convention: the argument registers of the call are stored in a save area, which
//! `va_list`s and clang's lowering of `va_arg` read.
//!
//! Cranelift does not give access to the registers at a call. A variadic function is therefore entered through a thunk,
//! which [`variadic_entry`](crate::jit::link::thunks) assembles. The thunk saves the registers and calls the body of the
//! function with the address of the save area. The stack arguments are at a fixed distance from it.

use crate::abi::sysv_x86_64;
use crate::ir::{AttrSet, Function, Operand};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::func_translator::SaveArea;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::signature::{ArgPassing, ReturnConvention};
use crate::jit::translate::value::{Address, AddressBase, ValueRepr};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Type as ClifType, Value, types};

/// Size in bytes of a save area: six integer registers, then the low 128 bits of eight vector registers.
pub(in crate::jit) const SAVE_AREA: u32 = sysv_x86_64::SAVE_AREA;
/// Byte offset of the vector registers.
const FLOATS: u32 = sysv_x86_64::SAVED_INTS;
/// Number of bytes of a saved integer register.
const INT: u32 = 8;
/// Number of bytes of a saved vector register.
const FLOAT: u32 = 16;
/// Byte offset of the stack arguments, after the thunk's frame pointer and return address.
const OVERFLOW: u32 = SAVE_AREA + 16;

/// Byte offsets of the fields of a `va_list`: the offsets in the save area of the next integer and
/// floating-point register, the next stack argument, and the save area.
mod va_list {
    pub const GP_OFFSET: i32 = 0;
    pub const FP_OFFSET: i32 = 4;
    pub const OVERFLOW_ARG_AREA: i32 = 8;
    pub const REG_SAVE_AREA: i32 = 16;
}

/// Number of registers and stack words used so far, while parameters are assigned.
#[derive(Clone, Copy, Debug, Default)]
struct RegistersUsed {
    ints: u32,
    floats: u32,
    words: u32,
}

impl RegistersUsed {
    fn int(&mut self) -> u32 {
        if self.ints < 6 {
            self.ints += 1;
            return (self.ints - 1) * INT;
        }
        self.stack(1, 8)
    }

    /// Assigns an `i128`, which is never split. A register that remains is used for the next parameter.
    fn pair(&mut self) -> [u32; 2] {
        if self.ints + 2 <= 6 {
            return [self.int(), self.int()];
        }
        let low = self.stack(2, 16);
        [low, low + INT]
    }

    fn float(&mut self) -> u32 {
        if self.floats < 8 {
            self.floats += 1;
            return FLOATS + (self.floats - 1) * FLOAT;
        }
        self.stack(1, 8)
    }

    fn vector(&mut self) -> u32 {
        if self.floats < 8 {
            return self.float();
        }
        self.stack(2, 16)
    }

    fn stack(&mut self, words: u32, align: u64) -> u32 {
        self.words = self.words.next_multiple_of((align / 8) as u32);
        self.words += words;
        OVERFLOW + (self.words - words) * 8
    }
}

impl<'m> FuncTranslator<'_, 'm> {
    /// Returns the address for the result, if it is returned in memory.
    pub(in crate::jit::translate) fn result_address(&mut self, cx: &InstContext) -> Option<Value> {
        if let Some(address) = self.frame.result_at {
            return Some(self.reload_value(address));
        }
        let mut params = self.func.function.params.iter().zip(&self.func.body.params);
        let result =
            params.find(|(p, _)| self.layouts.passing(p.ty, [p.attrs, AttrSet::NONE]) == ArgPassing::Result)?.1;
        Some(self.scalar(cx, Operand::Value(*result)))
    }

    /// Returns the address of the save area, if the function is variadic.
    pub(in crate::jit::translate) fn save_area(&mut self) -> Option<Value> {
        let area = self.frame.save_area?;
        Some(self.reload_value(area.address))
    }

    /// Loads the named parameters from the save area.
    pub(in crate::jit::translate) fn open_save_area(
        &mut self,
        function: &'m Function,
        address: Value,
    ) -> Vec<ValueRepr> {
        let mut places = RegistersUsed::default();
        let mut values = Vec::with_capacity(function.params.len());
        if let ReturnConvention::Memory(_) = self.func.returning {
            let result = self.load_saved(types::I64, address, places.int());
            self.frame.result_at = Some(self.keep_value(result));
        }
        for param in &function.params {
            let value: ValueRepr = match self.layouts.passing(param.ty, [param.attrs, AttrSet::NONE]) {
                ArgPassing::Copy { size, align } => {
                    let offset = places.stack(size.div_ceil(8).max(1) as u32, align);
                    self.b.ins().iadd_imm_s(address, i64::from(offset)).into()
                }
                ArgPassing::Reference => {
                    let object = self.load_saved(types::I64, address, places.int());
                    ValueRepr::Memory(Address { base: AddressBase::Value(object), offset: 0 })
                }
                // `nest` cannot occur: such functions have been rejected.
                ArgPassing::Result | ArgPassing::Nest => self.load_saved(types::I64, address, places.int()).into(),
                ArgPassing::Scalar(Scalar::Int(128), _) => {
                    let halves = places.pair();
                    self.load_halves(address, halves).into()
                }
                ArgPassing::Scalar(scalar, _) => self.load_scalar(scalar, address, &mut places).into(),
                ArgPassing::Elements(flat) => {
                    let mut vector = 0;
                    let mut values = Vec::with_capacity(flat.fields.len());
                    for part in &flat.fields {
                        values.push(match part.vector_lane() {
                            None => self.load_scalar(part.scalar, address, &mut places),
                            Some((_, n)) => {
                                if n == 0 {
                                    vector = places.vector();
                                }
                                let ty = part.scalar.clif();
                                self.load_saved(ty, address, vector + ty.bytes() * u32::from(n))
                            }
                        });
                    }
                    self.build_aggregate(&flat, values)
                }
            };
            values.push(value);
        }
        let RegistersUsed { ints, floats, words } = places;
        let address = self.keep_value(address);
        self.frame.save_area = Some(SaveArea { address, ints, floats, words });
        values
    }

    fn load_scalar(&mut self, scalar: Scalar, area: Value, places: &mut RegistersUsed) -> Value {
        let offset = match scalar {
            Scalar::Int(65..) => {
                let halves = [places.int(), places.int()];
                return self.load_halves(area, halves);
            }
            Scalar::X86Fp80 => places.stack(2, 16),
            Scalar::Vector(_) | Scalar::Fp128 => places.vector(),
            _ if scalar.is_float() => places.float(),
            _ => places.int(),
        };
        let value = self.load_saved(scalar.clif(), area, offset);
        self.canonical_from_outside(scalar, value)
    }

    fn load_halves(&mut self, area: Value, offsets: [u32; 2]) -> Value {
        let [low, high] = offsets.map(|offset| self.load_saved(types::I64, area, offset));
        self.b.ins().iconcat(low, high)
    }

    fn load_saved(&mut self, ty: ClifType, area: Value, offset: u32) -> Value {
        self.b.ins().load(ty, MemFlagsData::trusted(), area, offset as i32)
    }

    /// Translates `llvm.va_start`: initializes a list that starts after the named parameters.
    pub(in crate::jit::translate) fn va_start(&mut self, cx: &InstContext, list: Operand) {
        let area = self.frame.save_area.expect("refused where there are no variable arguments");
        let (list, address) = (self.scalar(cx, list), self.reload_value(area.address));
        let gp = self.b.ins().iconst(types::I32, i64::from(area.ints * INT));
        let fp = self.b.ins().iconst(types::I32, i64::from(FLOATS + area.floats * FLOAT));
        let overflow = self.b.ins().iadd_imm_s(address, i64::from(OVERFLOW + 8 * area.words));
        let flags = self.list_flags();
        self.b.ins().store(flags, gp, list, va_list::GP_OFFSET);
        self.b.ins().store(flags, fp, list, va_list::FP_OFFSET);
        self.b.ins().store(flags, overflow, list, va_list::OVERFLOW_ARG_AREA);
        self.b.ins().store(flags, address, list, va_list::REG_SAVE_AREA);
    }

    /// Translates `llvm.va_copy`.
    pub(in crate::jit::translate) fn va_copy(&mut self, cx: &InstContext, to: Operand, from: Operand) {
        let (to, from) = (self.scalar(cx, to), self.scalar(cx, from));
        let flags = self.list_flags();
        let words = [0, 8, 16].map(|offset| (offset, self.b.ins().load(types::I64, flags, from, offset)));
        for (offset, word) in words {
            self.b.ins().store(flags, word, to, offset);
        }
    }

    /// Returns the flags of an access to a list, whose address may be invalid.
    fn list_flags(&self) -> MemFlagsData {
        let region = self.frame.regions.map(|regions| regions.program);
        MemFlagsData::new().with_alias_region(region).with_trap_code(Some(crate::jit::translate::trap_codes::MEMORY))
    }

    /// Translates `va_arg`: loads the next argument from the save area or from the stack.
    pub(in crate::jit::translate) fn va_arg(&mut self, cx: &InstContext, list: Operand, scalar: Scalar) -> Value {
        let list = self.scalar(cx, list);
        let flags = self.list_flags();
        if scalar == Scalar::X86Fp80 {
            let place = self.next_on_stack(list, 2 * INT);
            return self.b.ins().load(scalar.clif(), flags, place, 0);
        }
        let float = scalar.is_float();
        let bytes = scalar.bits().div_ceil(64) * INT;
        let (field, step, end) = match float {
            true => (va_list::FP_OFFSET, FLOAT, SAVE_AREA),
            false => (va_list::GP_OFFSET, bytes, FLOATS),
        };
        let offset = self.b.ins().load(types::I32, flags, list, field);
        let fits = self.b.ins().icmp_imm_u(IntCC::UnsignedLessThanOrEqual, offset, i64::from(end - step));
        let (in_registers, on_stack, done) = (self.b.create_block(), self.b.create_block(), self.b.create_block());
        let address = self.b.append_block_param(done, types::I64);
        self.b.ins().brif(fits, in_registers, &[], on_stack, &[]);
        self.b.seal_block(in_registers);
        self.b.seal_block(on_stack);

        self.b.switch_to_block(in_registers);
        let next = self.b.ins().iadd_imm_s(offset, i64::from(step));
        self.b.ins().store(flags, next, list, field);
        let area = self.b.ins().load(types::I64, flags, list, va_list::REG_SAVE_AREA);
        let offset = self.b.ins().uextend(types::I64, offset);
        let place = self.b.ins().iadd(area, offset);
        self.b.ins().jump(done, &[place.into()]);

        self.b.switch_to_block(on_stack);
        let place = self.next_on_stack(list, bytes);
        self.b.ins().jump(done, &[place.into()]);

        self.b.seal_block(done);
        self.b.switch_to_block(done);
        let value = self.b.ins().load(scalar.clif(), flags, address, 0);
        self.canonical_from_outside(scalar, value)
    }

    /// Returns the address of the next stack argument, and advances the list.
    fn next_on_stack(&mut self, list: Value, bytes: u32) -> Value {
        let flags = self.list_flags();
        let mut place = self.b.ins().load(types::I64, flags, list, va_list::OVERFLOW_ARG_AREA);
        if bytes > 8 {
            let up = self.b.ins().iadd_imm_s(place, 15);
            place = self.b.ins().band_imm_s(up, -16);
        }
        let next = self.b.ins().iadd_imm_s(place, i64::from(bytes));
        self.b.ins().store(flags, next, list, va_list::OVERFLOW_ARG_AREA);
        place
    }
}

//! The System V calling convention on x86-64, as LLVM lowers it. Front ends split C structs before that, so that the
//! result matches C.
//!
//! Therefore aggregates are not classified as INTEGER, SSE, X87 or MEMORY as in the psABI. The class of a scalar is
//! [`ScalarClass`]. Each engine assigns registers and stack words to arguments, with the numbers below:
//! `jit::translate::signature` (`SignatureBuilder`) and `interp::native::abi`.
//!
//! The scalars of a struct or array are passed one by one. They are returned one by one in registers if these suffice:
//! rax, rdx, rcx; xmm0, xmm1; st(0), st(1). A larger result is stored in memory that the caller provides. Elements of a
//! vector share registers ([`FlatField::lane`](super::flatten::FlatField)).

use super::flatten::{AbiScalar, FlatType, ScalarClass};
use crate::ir::{Attr, AttrSet, DataLayout, Module, Type};

/// Number of integer registers for arguments: rdi, rsi, rdx, rcx, r8, r9.
pub const INT_ARGS: u32 = 6;
/// Number of vector registers for arguments: xmm0 to xmm7.
pub const SSE_ARGS: u32 = 8;
/// Size in bytes of the integer registers in the register save area of a `va_list`.
pub const SAVED_INTS: u32 = 8 * INT_ARGS;
/// Size in bytes of a register save area: the integer registers, followed by the vector registers.
pub const SAVE_AREA: u32 = SAVED_INTS + 16 * SSE_ARGS;

/// Number of integer registers for results: rax, rdx, rcx.
pub const INT_RESULTS: u32 = 3;
/// Number of vector registers for results: xmm0, xmm1.
pub const SSE_RESULTS: u32 = 2;
/// Number of x87 registers for results: st(0), st(1).
pub const X87_RESULTS: u32 = 2;

/// Whether calls pass a vector in vector registers; otherwise each element is passed as a separate value. LLVM widens a
/// vector if rounding its length up to a power of two results in one of its legal types.
pub fn is_vector_in_registers(len: u32, elem: ScalarClass) -> bool {
    let bits = match elem {
        ScalarClass::Int(bits) => bits,
        ScalarClass::Float16 => 16,
        ScalarClass::Float32 => 32,
        ScalarClass::Float64 => 64,
        ScalarClass::X87 | ScalarClass::Float128 | ScalarClass::Vector => return false,
    };
    match len {
        1 => false,
        3 => bits == 32 || elem == ScalarClass::Float16,
        _ => len.is_power_of_two() && matches!(bits, 8 | 16 | 32 | 64),
    }
}

/// Number of registers of each kind that a result takes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ResultRegisters {
    /// Integer registers.
    pub ints: u32,
    /// Vector registers.
    pub sse: u32,
    /// x87 registers.
    pub x87: u32,
}

impl ResultRegisters {
    /// Counts the registers of a result.
    pub fn of<S: AbiScalar>(flat: &FlatType<S>) -> ResultRegisters {
        let mut registers = ResultRegisters::default();
        for field in flat.passed() {
            match field.scalar.class() {
                _ if field.lane.is_some() => registers.sse += 1,
                ScalarClass::Int(65..) => registers.ints += 2,
                ScalarClass::Int(_) => registers.ints += 1,
                ScalarClass::X87 => registers.x87 += 1,
                ScalarClass::Float16
                | ScalarClass::Float32
                | ScalarClass::Float64
                | ScalarClass::Float128
                | ScalarClass::Vector => registers.sse += 1,
            }
        }
        registers
    }
}

/// Passing of a pointer argument that an attribute changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointerPassing {
    /// `byval`: a copy of the pointee on the stack.
    ByVal {
        /// Size of the object in bytes.
        size: u64,
        /// Alignment on the stack in bytes, at least 8.
        align: u64,
    },
    /// `sret`: the address for the result, which the callee returns.
    StructReturn,
    /// `nest`: in r10.
    Nest,
}

impl PointerPassing {
    /// Returns how attributes change the passing of a pointer: `Some(None)` without such an attribute, `None` for a
    /// `byval` type without a size. `attrs`: attributes of the parameter, and of the argument.
    pub fn of(module: &Module, layout: &DataLayout, ty: Type, attrs: &[AttrSet]) -> Option<Option<PointerPassing>> {
        let all = || attrs.iter().flat_map(|set| &module.attrs[*set]);
        for attr in all() {
            let pointee = match attr {
                Attr::Type(word, pointee) if &**word == "byval" => Some(*pointee),
                // The old spelling copies the pointee of the parameter's type.
                Attr::Word(word) if &**word == "byval" => module.types.pointee(ty).flatten(),
                Attr::Word(word) | Attr::Type(word, _) if &**word == "sret" => {
                    return Some(Some(PointerPassing::StructReturn));
                }
                Attr::Word(word) if &**word == "nest" => return Some(Some(PointerPassing::Nest)),
                _ => continue,
            }?;
            let size = layout.size_of(&module.types, pointee)?;
            let stated = all().find_map(|attr| match attr {
                Attr::Int(word, n) if &**word == "align" => Some(*n),
                _ => None,
            });
            let align = stated.or_else(|| layout.align_of(&module.types, pointee))?.max(8);
            return Some(Some(PointerPassing::ByVal { size, align }));
        }
        Some(None)
    }
}

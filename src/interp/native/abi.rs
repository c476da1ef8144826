//! Passing classes of arguments and results of host functions, by the calling convention of
//! [`crate::abi::sysv_x86_64`].

use crate::abi::flatten::{AbiScalar, ScalarClass};
use crate::abi::sysv_x86_64::{INT_RESULTS, PointerPassing, ResultRegisters, SSE_RESULTS, X87_RESULTS};
use crate::interp::flat::FlatType;
use crate::ir::{AttrSet, DataLayout, Function, Module, Type};
use std::rc::Rc;

/// Passing class of a scalar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passing {
    /// Integer register or stack word: an integer of at most 64 bits, or a pointer.
    Word,
    /// `half` and `bfloat`, in the low bits of a vector register.
    Half,
    /// `float`
    Float,
    /// `double`
    Double,
    /// Part of a vector register, at this byte. The part at byte 0 takes the next register; the others share it.
    Lane(u8),
    /// `fp128`, in a whole vector register.
    Fp128,
    /// `x86_fp80`: on the stack, and as a result in an x87 register.
    X86Fp80,
    /// Two independent words.
    TwoWords,
    /// Two words that must not be split between registers and stack: `i128`.
    I128,
    /// `nest`: in r10.
    Nest,
    /// `byval`: a copy of the pointee on the stack.
    ByVal {
        /// Size in bytes.
        size: u64,
        /// Alignment in bytes, at least 8.
        align: u64,
    },
}

/// Return convention.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReturnPassing {
    /// No result.
    Nothing,
    /// In registers of these classes; [`Passing::Fp128`] and [`Passing::X86Fp80`] take two words each.
    Registers(Vec<Passing>),
    /// In memory provided by the caller (`sret`), of this many bytes.
    Memory(u64),
    /// Partly in registers that are not captured.
    Unknown,
}

impl ReturnPassing {
    /// Classifies a result made of these scalars.
    pub fn of(flat: &FlatType) -> ReturnPassing {
        let classes = flat.fields.iter().flat_map(|field| match (field.lane, field.scalar.class()) {
            (Some(at), _) => [Some(Passing::Lane(at)), None],
            (None, ScalarClass::Int(65..)) => [Some(Passing::Word); 2],
            (None, class) => [Some(passing_of(class)), None],
        });
        let registers: Vec<Passing> = classes.flatten().collect();
        let ResultRegisters { ints, sse, x87 } = ResultRegisters::of(flat);
        match registers.len() {
            0 => ReturnPassing::Nothing,
            // LLVM returns the third and fourth floating-point number in x87 registers, and a third vector in
            // a third vector register.
            _ if ints > INT_RESULTS || sse > 2 * SSE_RESULTS || x87 > X87_RESULTS => ReturnPassing::Memory(flat.size),
            _ if sse > SSE_RESULTS => ReturnPassing::Unknown,
            _ => ReturnPassing::Registers(registers),
        }
    }
}

/// Returns the passing class of a scalar that is not part of an aggregate.
fn passing_of(class: ScalarClass) -> Passing {
    match class {
        ScalarClass::Int(65..) => Passing::TwoWords,
        ScalarClass::Int(_) => Passing::Word,
        ScalarClass::Float16 => Passing::Half,
        ScalarClass::Float32 => Passing::Float,
        ScalarClass::Float64 => Passing::Double,
        ScalarClass::X87 => Passing::X86Fp80,
        ScalarClass::Float128 | ScalarClass::Vector => Passing::Fp128,
    }
}

/// Appends the passing class of each scalar of an argument. `attrs`: the argument's attributes.
pub fn passing(
    module: &Module,
    layout: &DataLayout,
    ty: Type,
    flat: &FlatType,
    attrs: &[AttrSet],
    out: &mut Vec<Passing>,
) {
    match special(module, layout, ty, attrs) {
        Some(PointerPassing::ByVal { size, align }) => return out.push(Passing::ByVal { size, align }),
        Some(PointerPassing::Nest) => return out.push(Passing::Nest),
        Some(PointerPassing::StructReturn) | None => {}
    }
    out.extend(flat.fields.iter().map(|field| match (field.lane, field.scalar.class()) {
        (Some(at), _) => Passing::Lane(at),
        (None, ScalarClass::Int(128)) if !flat.aggregate => Passing::I128,
        (None, class) => passing_of(class),
    }));
}

/// Returns the special passing of a pointer argument.
fn special(module: &Module, layout: &DataLayout, ty: Type, attrs: &[AttrSet]) -> Option<PointerPassing> {
    if module.types.is_ptr(ty) { PointerPassing::of(module, layout, ty, attrs).flatten() } else { None }
}

/// Returns the size and alignment of the copy made for a `byval` argument.
pub fn byval(module: &Module, layout: &DataLayout, ty: Type, attrs: &[AttrSet]) -> Option<(u64, u64)> {
    match special(module, layout, ty, attrs)? {
        PointerPassing::ByVal { size, align } => Some((size, align)),
        PointerPassing::StructReturn | PointerPassing::Nest => None,
    }
}

/// Prototype of a program function as seen by the host.
pub struct Prototype {
    /// Parameters, one per scalar.
    pub params: Box<[Passing]>,
    /// Result.
    pub ret: ReturnPassing,
    /// Whether it is variadic.
    pub variadic: bool,
}

/// Returns the index of the `nest` argument.
pub fn nest_of(passing: &[Passing]) -> Option<u32> {
    passing.iter().position(|passing| *passing == Passing::Nest).map(|n| n as u32)
}

impl Prototype {
    /// Returns the prototype of a function.
    pub fn of_function(
        module: &Module,
        layout: &DataLayout,
        function: &Function,
        mut flat: impl FnMut(Type) -> Option<Rc<FlatType>>,
    ) -> Option<Prototype> {
        let mut params = Vec::new();
        for param in &function.params {
            passing(module, layout, param.ty, &*flat(param.ty)?, &[param.attrs], &mut params);
        }
        let ret = ReturnPassing::of(&*flat(function.ret)?);
        Some(Prototype { params: params.into(), ret, variadic: function.varargs })
    }
}

/// Signature of a call.
#[derive(Debug)]
pub struct Signature {
    /// Passing class of each scalar.
    pub args: Box<[Passing]>,
    /// Return convention.
    pub ret: ReturnPassing,
}

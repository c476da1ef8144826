//! Calling convention towards host functions: System V x86-64 as LLVM implements it.
//!
//! LLVM passes the scalars of a struct or array one by one, and returns them one by one in registers as long
//! as there are some: rax, rdx, rcx; xmm0, xmm1; st(0), st(1). Larger results go to memory that the caller
//! provides. The elements of a vector share registers ([`Leaf::lane`](crate::interp::flat::Leaf) says which
//! ones).

use crate::interp::bytecode::Kind;
use crate::interp::flat::Flat;
use crate::ir::{Attr, AttrSet, DataLayout, Function, Module, Type};
use std::rc::Rc;

/// Passing class of a scalar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passing {
    /// Integer register or stack word: an integer of at most 64 bits, or a pointer.
    Word,
    /// `half` and `bfloat`, in the low bits of a vector register.
    Small,
    /// `float`
    Float,
    /// `double`
    Double,
    /// Part of a vector register, at this byte. The one at byte 0 takes the next register; the others share
    /// it.
    Lane(u8),
    /// `fp128`, in a whole vector register.
    Quad,
    /// `x86_fp80`: on the stack, and as a result in an x87 register.
    Extended,
    /// Two independent words.
    Words,
    /// Two words that must not be split between registers and stack: `i128`.
    Pair,
    /// `nest`: in r10.
    Nest,
    /// `byval`: a copy of the pointee on the stack.
    Object {
        /// Size in bytes.
        size: u64,
        /// Alignment in bytes, at least 8.
        align: u64,
    },
}

/// Return convention.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Giving {
    /// No result.
    Nothing,
    /// In registers of these classes; [`Passing::Quad`] and [`Passing::Extended`] take two words each.
    Registers(Vec<Passing>),
    /// In memory provided by the caller (`sret`), of this many bytes.
    Memory(u64),
    /// Partly in registers that are not captured.
    Unknown,
}

impl Giving {
    /// Classifies a result made of these scalars.
    pub fn of(flat: &Flat) -> Giving {
        let (mut words, mut floats, mut extended) = (0, 0, 0);
        let mut registers = Vec::new();
        for leaf in &flat.leaves {
            match leaf.kind {
                _ if let Some(at) = leaf.lane => {
                    floats += i32::from(at == 0);
                    registers.push(Passing::Lane(at));
                }
                Kind::X86Fp80 => {
                    extended += 1;
                    registers.push(Passing::Extended);
                }
                Kind::Half | Kind::BFloat | Kind::Float | Kind::Double | Kind::Fp128 => {
                    floats += 1;
                    registers.push(match leaf.kind {
                        Kind::Fp128 => Passing::Quad,
                        Kind::Double => Passing::Double,
                        Kind::Float => Passing::Float,
                        _ => Passing::Small,
                    });
                }
                Kind::Int(65..) => {
                    words += 2;
                    registers.extend([Passing::Word; 2]);
                }
                _ => {
                    words += 1;
                    registers.push(Passing::Word);
                }
            }
        }
        match registers.len() {
            0 => Giving::Nothing,
            // LLVM returns the third and fourth floating-point number in x87 registers, and a third vector in
            // a third vector register.
            _ if words > 3 || floats > 4 || extended > 2 => Giving::Memory(flat.size),
            _ if floats > 2 => Giving::Unknown,
            _ => Giving::Registers(registers),
        }
    }
}

/// Appends the passing class of each scalar of an argument. `attrs`: the argument's attributes.
pub fn passing(module: &Module, layout: &DataLayout, ty: Type, flat: &Flat, attrs: &[AttrSet], out: &mut Vec<Passing>) {
    if let Some((size, align)) = byval(module, layout, ty, attrs) {
        return out.push(Passing::Object { size, align });
    }
    if module.types.is_ptr(ty) && attrs.iter().any(|set| module.has_attr(*set, "nest")) {
        return out.push(Passing::Nest);
    }
    out.extend(flat.leaves.iter().map(|leaf| match leaf.kind {
        _ if let Some(at) = leaf.lane => Passing::Lane(at),
        Kind::Half | Kind::BFloat => Passing::Small,
        Kind::Float => Passing::Float,
        Kind::Double => Passing::Double,
        Kind::X86Fp80 => Passing::Extended,
        Kind::Fp128 => Passing::Quad,
        Kind::Int(128) if !flat.aggregate => Passing::Pair,
        Kind::Int(65..) => Passing::Words,
        _ => Passing::Word,
    }));
}

/// Returns the size and alignment of the copy made for a `byval` argument.
pub fn byval(module: &Module, layout: &DataLayout, ty: Type, attrs: &[AttrSet]) -> Option<(u64, u64)> {
    if !module.types.is_ptr(ty) {
        return None;
    }
    let all = || attrs.iter().flat_map(|s| &module.attrs[*s]);
    let object = all().find_map(|a| match a {
        Attr::Type(word, ty) if &**word == "byval" => Some(*ty),
        // `byval` without a type applies to the pointee of a typed pointer.
        Attr::Word(word) if &**word == "byval" => module.types.pointee(ty).flatten(),
        _ => None,
    })?;
    let stated = all().find_map(|a| match a {
        Attr::Int(word, n) if &**word == "align" => Some(*n),
        _ => None,
    });
    let size = layout.size_of(&module.types, object)?;
    let align = stated.or_else(|| layout.align_of(&module.types, object)).unwrap_or(1).max(8);
    Some((size, align))
}

/// Prototype of a program function as seen by the host.
pub struct Shape {
    /// Parameters, one per scalar.
    pub params: Box<[Passing]>,
    /// Result.
    pub giving: Giving,
    /// Whether it is variadic.
    pub variadic: bool,
}

/// Returns the index of the `nest` argument.
pub fn nest_of(passing: &[Passing]) -> Option<u32> {
    passing.iter().position(|passing| *passing == Passing::Nest).map(|n| n as u32)
}

impl Shape {
    /// Returns the prototype of a function.
    pub fn of_function(
        module: &Module,
        layout: &DataLayout,
        function: &Function,
        mut flat: impl FnMut(Type) -> Option<Rc<Flat>>,
    ) -> Option<Shape> {
        let mut params = Vec::new();
        for param in &function.params {
            passing(module, layout, param.ty, &*flat(param.ty)?, &[param.attrs], &mut params);
        }
        let giving = Giving::of(&*flat(function.ret)?);
        Some(Shape { params: params.into(), giving, variadic: function.varargs })
    }
}

/// Signature of a call.
#[derive(Debug)]
pub struct Signature {
    /// Passing class of each scalar.
    pub args: Box<[Passing]>,
    /// Return convention.
    pub giving: Giving,
}

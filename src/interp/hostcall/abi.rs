//! How values cross the border to functions of the host: System V on x86-64 as LLVM does it.
//!
//! LLVM passes the scalars of a struct or array one by one, and gives them back one by one in registers as long as there are
//! some: rax, rdx, rcx; xmm0, xmm1; st(0), st(1). What does not fit goes to memory that the caller provides. libffi, which takes calls from
//! the host, knows the rules of C instead, so that each scalar is said to be an argument, and a result is said to be a struct
//! of whole words.

use crate::interp::code::Kind;
use crate::interp::flat::Flat;
use crate::ir::{Attr, AttrSet, DataLayout, Function, Module, Type};
use libffi::middle::{Cif, Type as FfiType};
use std::rc::Rc;

/// How a scalar is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passing {
    /// As a word: an integer of at most 64 bits, or a pointer.
    Word,
    /// `half` and `bfloat`, in the low bits of a vector register
    Small,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `fp128`, in all of a vector register.
    Quad,
    /// `x86_fp80`: on the stack, and as a result in a register of the x87.
    Extended,
    /// As two words, each for itself.
    Words,
    /// As two words that stay together: `i128`.
    Pair,
    /// `byval`: a copy on the stack of what the pointer points to.
    Object {
        /// Bytes.
        size: u64,
        /// Alignment, at least 8.
        align: u64,
    },
}

/// How a result comes back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Giving {
    /// Not at all.
    Nothing,
    /// In registers: what they are; [`Passing::Quad`] and [`Passing::Extended`] are two words each.
    Registers(Vec<Passing>),
    /// In memory that the caller provides, of this many bytes.
    Memory(u64),
    /// Partly in registers of the x87.
    Unknown,
}

impl Giving {
    /// If libffi cannot give such a result back: the registers that it leaves alone and that are filled beside it, all the
    /// result being there.
    pub fn beside(&self) -> Option<Passing> {
        let Giving::Registers(list) = self else { return None };
        match **list {
            [Passing::Quad] | [Passing::Quad, Passing::Quad] => Some(Passing::Quad),
            [Passing::Extended, Passing::Extended] => Some(Passing::Extended),
            _ => None,
        }
    }

    /// How a result made of these scalars comes back.
    pub fn of(flat: &Flat) -> Giving {
        let (mut words, mut floats, mut extended) = (0, 0, 0);
        let mut registers = Vec::new();
        for kind in flat.kinds() {
            match kind {
                Kind::X86Fp80 => {
                    extended += 1;
                    registers.push(Passing::Extended);
                }
                Kind::Half | Kind::BFloat | Kind::Float | Kind::Double | Kind::Fp128 => {
                    floats += 1;
                    registers.push(match kind {
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
            // LLVM puts a third and a fourth number into registers of the x87.
            _ if words > 3 || floats > 4 || extended > 2 => Giving::Memory(flat.size),
            _ if floats > 2 => Giving::Unknown,
            _ => Giving::Registers(registers),
        }
    }
}

/// How each scalar of an argument of a type is passed; `attrs` are those of the argument.
pub fn passing(module: &Module, layout: &DataLayout, ty: Type, flat: &Flat, attrs: &[AttrSet], out: &mut Vec<Passing>) {
    if let Some((size, align)) = byval(module, layout, ty, attrs) {
        return out.push(Passing::Object { size, align });
    }
    out.extend(flat.kinds().map(|kind| match kind {
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

/// Size and alignment of what a `byval` argument copies.
pub fn byval(module: &Module, layout: &DataLayout, ty: Type, attrs: &[AttrSet]) -> Option<(u64, u64)> {
    if !module.types.is_ptr(ty) {
        return None;
    }
    let all = || attrs.iter().flat_map(|s| &module.attrs[*s]);
    let object = all().find_map(|a| match a {
        Attr::Type(word, ty) if &**word == "byval" => Some(*ty),
        // The old spelling leaves it to the pointer's type.
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

/// What the host sees of a function of the program.
pub struct Shape {
    /// Parameters; of an aggregate each scalar is one.
    pub params: Box<[Passing]>,
    /// The result.
    pub giving: Giving,
    /// Whether it takes variable arguments too.
    pub variadic: bool,
}

impl Shape {
    /// That of a function.
    pub fn of_function(
        module: &Module,
        layout: &DataLayout,
        function: &Function,
        mut flat: impl FnMut(Type) -> Option<Rc<Flat>>,
    ) -> Option<Shape> {
        // Vectors cross the border in registers of their own: nobody outside can call such a function.
        if function.params.iter().map(|p| p.ty).chain([function.ret]).any(|ty| module.types.holds_vector(ty)) {
            return None;
        }
        let mut params = Vec::new();
        for param in &function.params {
            passing(module, layout, param.ty, &*flat(param.ty)?, &[param.attrs], &mut params);
        }
        let giving = Giving::of(&*flat(function.ret)?);
        Some(Shape { params: params.into(), giving, variadic: function.varargs })
    }
}

/// How to make a call.
#[derive(Debug)]
pub struct Signature {
    /// How each scalar is passed.
    pub args: Box<[Passing]>,
    /// How the result comes back.
    pub giving: Giving,
}

/// libffi's description of a function that takes and gives this. None: it cannot describe it.
pub fn described(params: &[Passing], giving: &Giving) -> Option<Cif> {
    let mut types = Vec::with_capacity(params.len());
    for passing in params {
        match passing {
            Passing::Words => types.extend([FfiType::u64(), FfiType::u64()]),
            other => types.push(argument(*other, false)),
        }
    }
    Cif::try_new(types, result(giving)?).ok()
}

/// The same of any function with variable arguments: six words and eight numbers are all the registers there are, and the
/// next word is the first one on the stack.
pub fn described_variadic(giving: &Giving) -> Option<Cif> {
    let words = (0..6).map(|_| FfiType::u64());
    let numbers = (0..8).map(|_| FfiType::f64());
    match giving {
        // A register goes for the address, and which one is missed would have to be said to `va_list`s.
        Giving::Memory(_) => None,
        _ => {
            let all: Vec<FfiType> = words.chain(numbers).chain([FfiType::u64()]).collect();
            Cif::try_new(all, result(giving)?).ok()
        }
    }
}

fn result(giving: &Giving) -> Option<FfiType> {
    Some(match giving {
        Giving::Nothing => FfiType::void(),
        // It has nothing that comes in these registers; see [`Giving::beside`].
        other if other.beside().is_some() => FfiType::void(),
        Giving::Registers(list) if list.contains(&Passing::Quad) => return None,
        Giving::Registers(list) if list.len() > 1 && list.contains(&Passing::Extended) => return None,
        Giving::Registers(list) => match **list {
            [one] => argument(one, false),
            [_, _] => FfiType::structure(list.iter().map(|p| argument(*p, true)).collect::<Vec<_>>()),
            _ => return None,
        },
        Giving::Memory(size) => in_memory(*size, 8),
        Giving::Unknown => return None,
    })
}

/// libffi's type. Integers go as 64 bits, extended by the caller, which is what the registers and stack slots of x86-64 hold
/// anyway.
fn argument(passing: Passing, whole_word: bool) -> FfiType {
    match passing {
        Passing::Word | Passing::Words => FfiType::u64(),
        // C never passes a float to `...`; if the program does, the low half of the register is what it passes. The same
        // goes for a float that is a part of a result.
        Passing::Float | Passing::Small if whole_word => FfiType::f64(),
        // libffi has no smaller one; who takes it looks at the low bits.
        Passing::Float | Passing::Small => FfiType::f32(),
        Passing::Double => FfiType::f64(),
        Passing::Extended => FfiType::longdouble(),
        // It has none of this sort: whoever takes one is described another way.
        Passing::Quad => FfiType::f64(),
        Passing::Pair => laid_out(FfiType::structure([FfiType::u64(), FfiType::u64()]), 16, 16),
        Passing::Object { size, align } => in_memory(size, u16::try_from(align).unwrap_or(1 << 15)),
    }
}

/// A type of a size that libffi never puts into registers, whatever the size: it says so of every struct with a part of more
/// than 32 bytes.
fn in_memory(size: u64, align: u16) -> FfiType {
    let large = laid_out(FfiType::structure([FfiType::u64()]), 40, 8);
    laid_out(FfiType::structure([large]), size.max(1), align)
}

/// Gives a struct size and alignment, so that libffi does not compute them.
fn laid_out(ty: FfiType, size: u64, align: u16) -> FfiType {
    let raw = ty.as_raw_ptr();
    // SAFETY: the pointer is to the description that `ty` owns and nobody else uses: a struct's is not shared.
    unsafe {
        (*raw).size = size as usize;
        (*raw).alignment = align;
    }
    ty
}

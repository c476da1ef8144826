//! How values cross calls: System V on x86-64, as C does it.

use super::runtime::Runtime;
use super::scalar::Scalar;
use crate::ir::{Attr, AttrSet, DataLayout, Module, Type};
use cranelift_codegen::ir::{AbiParam, ArgumentPurpose, Signature, UserExternalName, types};
use cranelift_codegen::isa::CallConv;

/// `zeroext`, `signext`: how a caller widens an argument, or a callee its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Extension {
    /// Nothing promised.
    #[default]
    None,
    /// `zeroext`
    Zero,
    /// `signext`
    Sign,
}

impl Extension {
    /// The one an attribute list asks for.
    pub(super) fn of(module: &Module, attrs: AttrSet) -> Extension {
        if attrs == AttrSet::NONE {
            Extension::None
        } else if module.has_attr(attrs, "zeroext") {
            Extension::Zero
        } else if module.has_attr(attrs, "signext") {
            Extension::Sign
        } else {
            Extension::None
        }
    }

    /// This one, or else the other.
    pub(super) fn or(self, other: Extension) -> Extension {
        if self == Extension::None { other } else { self }
    }
}

/// How one argument is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Passing {
    /// In a register, or a word on the stack.
    Scalar(Scalar, Extension),
    /// `sret`: the address of where the result goes, which the callee gives back.
    Result,
    /// `byval`: a copy on the stack of what the address points to.
    Copy {
        /// Bytes of the object.
        size: u64,
        /// Alignment on the stack, at least 8.
        align: u64,
    },
}

impl Passing {
    /// How an argument with these attributes (of the call, and of the function if it is known) is passed. None if its type
    /// is not supported.
    pub(super) fn of(module: &Module, layout: &DataLayout, ty: Type, attrs: [AttrSet; 2]) -> Option<Passing> {
        let scalar = Scalar::of(&module.types, ty)?;
        if attrs == [AttrSet::NONE; 2] {
            return Some(Passing::Scalar(scalar, Extension::None));
        }
        let all = || attrs.iter().flat_map(|set| &module.attrs[*set]);
        for attr in all() {
            let pointee = match attr {
                Attr::Type(word, pointee) if &**word == "byval" => Some(*pointee),
                // The old spelling copies what the pointer's type says.
                Attr::Word(word) if &**word == "byval" => module.types.pointee(ty).flatten(),
                Attr::Word(word) | Attr::Type(word, _) if &**word == "sret" => return Some(Passing::Result),
                _ => continue,
            }?;
            let size = layout.size_of(&module.types, pointee)?;
            let stated = all().find_map(|a| match a {
                Attr::Int(word, n) if &**word == "align" => Some(*n),
                _ => None,
            });
            let align = stated.or_else(|| layout.align_of(&module.types, pointee))?.max(8);
            return Some(Passing::Copy { size, align });
        }
        Some(Passing::Scalar(scalar, Extension::of(module, attrs[0]).or(Extension::of(module, attrs[1]))))
    }

    /// Adds it to a list of parameters, and says at which place it is. On the way a word may be left out, so that the copy
    /// of an object is aligned; Cranelift does not do that.
    pub(super) fn push(self, params: &mut Vec<AbiParam>) -> usize {
        match self {
            Passing::Scalar(scalar, extension) => params.push(param(scalar, extension)),
            Passing::Result => params.push(AbiParam::special(types::I64, ArgumentPurpose::StructReturn)),
            Passing::Copy { size, align } => {
                if align > 8 && occupied(params).1 % 2 == 1 {
                    params.push(AbiParam::special(types::I64, ArgumentPurpose::StructArgument(8)));
                }
                let words = size.div_ceil(8).max(1) as u32;
                params.push(AbiParam::special(types::I64, ArgumentPurpose::StructArgument(words * 8)));
            }
        }
        params.len() - 1
    }
}

/// A scalar on its way into or out of a function.
pub(super) fn param(scalar: Scalar, extension: Extension) -> AbiParam {
    let param = AbiParam::new(scalar.clif());
    match (scalar, extension) {
        (Scalar::Int(..=32), Extension::Zero) => param.uext(),
        (Scalar::Int(..=32), Extension::Sign) => param.sext(),
        _ => param,
    }
}

/// An empty signature.
pub(super) fn signature() -> Signature {
    Signature::new(CallConv::SystemV)
}

/// How many integer registers and stack words a list of parameters takes.
pub(super) fn occupied(params: &[AbiParam]) -> (u32, u32) {
    let (mut ints, mut floats, mut words) = (0, 0, 0);
    for p in params {
        match p.value_type {
            _ if let ArgumentPurpose::StructArgument(size) = p.purpose => words += size / 8,
            t if t.is_float() && floats < 8 => floats += 1,
            t if t.is_float() => words += 1,
            // Cranelift passes both halves in registers or none, and burns the register that is left.
            t if t.bits() == 128 && ints + 2 <= 6 => ints += 2,
            t if t.bits() == 128 => {
                ints = 6;
                words = words.next_multiple_of(2) + 2;
            }
            _ if ints < 6 => ints += 1,
            _ => words += 1,
        }
    }
    (ints, words)
}

/// What a name in machine code's relocations stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Symbol {
    /// A function with a body, by [`GlobalId`](crate::ir::GlobalId) number.
    Function(u32),
    /// A function of the host that the module declares, likewise.
    External(u32),
    /// A function of this crate.
    Runtime(Runtime),
    /// The way to a variadic function of the host, by its number: sets al, as callers must and Cranelift does not.
    Variadic(u32),
    /// The same for a function only known at run time, whose address comes behind the arguments; see [`TargetIn`].
    VariadicPointer(TargetIn),
    /// The way into a variadic function of the module, by its number: whoever refers to the function is led there.
    VariadicEntry(u32),
}

/// Where a variadic call through a pointer leaves the pointer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum TargetIn {
    /// The n-th integer register.
    Register(u32),
    /// The n-th word on the stack.
    Stack(u32),
}

impl Symbol {
    /// As Cranelift keeps it.
    pub(super) fn name(self) -> UserExternalName {
        let (namespace, index) = match self {
            Symbol::Function(n) => (0, n),
            Symbol::External(n) => (1, n),
            Symbol::Runtime(r) => (2, r.number()),
            Symbol::Variadic(n) => (3, n),
            Symbol::VariadicPointer(TargetIn::Register(n)) => (4, n),
            Symbol::VariadicPointer(TargetIn::Stack(n)) => (5, n),
            Symbol::VariadicEntry(n) => (6, n),
        };
        UserExternalName { namespace, index }
    }

    /// Back from [`Symbol::name`].
    pub(super) fn from_name(name: &UserExternalName) -> Option<Symbol> {
        Some(match name.namespace {
            0 => Symbol::Function(name.index),
            1 => Symbol::External(name.index),
            2 => Symbol::Runtime(Runtime::from_number(name.index)?),
            3 => Symbol::Variadic(name.index),
            4 => Symbol::VariadicPointer(TargetIn::Register(name.index)),
            5 => Symbol::VariadicPointer(TargetIn::Stack(name.index)),
            6 => Symbol::VariadicEntry(name.index),
            _ => return None,
        })
    }

    /// Whether its code lies near ours, where a direct call reaches.
    pub(super) fn is_near(self) -> bool {
        !matches!(self, Symbol::External(_) | Symbol::Runtime(_))
    }
}

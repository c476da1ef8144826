//! Symbols that compiled code refers to.

use crate::ir::Module;
use crate::ir::x86::X86Op;
use crate::jit::runtime::RuntimeFn;
use crate::jit::x86_64::access_stubs::{AccessStub, StubResult};
use cranelift_codegen::ir::UserExternalName;

/// Target of a relocation in machine code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::jit) enum Symbol {
    /// A function with a body, by its [`GlobalId`](crate::ir::GlobalId) index.
    Function(u32),
    /// A host function that the module declares, by its [`GlobalId`](crate::ir::GlobalId) index.
    External(u32),
    /// A function of this crate.
    RuntimeFn(RuntimeFn),
    /// A function that consists of one machine instruction.
    X86(X86Op),
    /// Thunk to a variadic host function, by its index. Sets al, as the ABI requires of callers and Cranelift does not
    /// do.
    Variadic(u32),
    /// Thunk to a variadic function by pointer. The address of the function follows the arguments; see [`ThunkTarget`].
    VariadicPointer(ThunkTarget),
    /// Entry thunk of a variadic function of the module, by its index. All references to the function resolve to the
    /// thunk.
    VariadicEntry(u32),
    /// Entry thunk of a function with a `nest` parameter, by its index. All references to the function resolve to the
    /// thunk. It moves the parameter from r10 to a register in which Cranelift passes parameters.
    NestEntry(u32),
    /// Thunk to a function with an argument in r10. The address after the other arguments points to a pair of this
    /// argument and the address of the function.
    NestPointer(ThunkTarget),
    /// Data of a global, by its index, in relocatable code: a variable, the word of an ifunc, or the
    /// descriptor of the thread-local variables.
    Data(u32),
    /// The same, if the data may be out of reach of a 32-bit displacement.
    FarData(u32),
    /// The fuel counter.
    Fuel,
    /// Stub that checks an access, in checked code.
    Access(AccessStub),
    /// Stub that calls a function of this crate, and preserves all registers.
    PreservingCall(RuntimeFn, StubResult),
    /// A function compiled from inline assembly; see [`InlineAsmFunctions`](crate::jit::translate::module_env::InlineAsmFunctions).
    Assembly(u32),
    /// Thunk to a function whose stack arguments need more alignment than Cranelift provides. The address of the
    /// function follows these arguments.
    Aligned {
        /// Position of the function's address.
        target: ThunkTarget,
        /// Number of stack words, including the address.
        words: u32,
        /// Base-2 logarithm of the alignment.
        align: u32,
    },
}

/// Position of the target address in a call through a thunk.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::jit) enum ThunkTarget {
    /// Integer register with this index.
    Register(u32),
    /// Stack word with this index.
    Stack(u32),
}

/// Flag that distinguishes instructions from the other functions of this crate in an index.
const X86_BIT: u32 = 1 << 16;

impl Symbol {
    /// Returns the name in listings and for tools.
    pub(in crate::jit) fn text(self, module: &Module) -> String {
        let global = |n: u32| format!("@{}", module.globals[crate::ir::GlobalId::from_u32(n)].name);
        match self {
            Symbol::Function(n) | Symbol::External(n) => global(n),
            Symbol::Variadic(n) => format!("{} (variadic)", global(n)),
            Symbol::VariadicEntry(n) | Symbol::NestEntry(n) => format!("{} (entry)", global(n)),
            Symbol::NestPointer(_) => "a function with a `nest` argument".into(),
            Symbol::VariadicPointer(_) => "a variadic function's pointer".into(),
            Symbol::Aligned { align, .. } => format!("a function, with its arguments aligned to {}", 1 << align),
            Symbol::RuntimeFn(r) => r.name().into(),
            Symbol::X86(op) => op.name().into(),
            Symbol::Data(n) | Symbol::FarData(n) => global(n),
            Symbol::Fuel => "fuel".into(),
            Symbol::Access(stub) => format!("{stub}"),
            Symbol::PreservingCall(function, _) => function.name().into(),
            Symbol::Assembly(n) => format!("inline assembly {n}"),
        }
    }

    /// Encodes the symbol for Cranelift.
    pub(in crate::jit) fn name(self) -> UserExternalName {
        let (namespace, index) = match self {
            Symbol::Function(n) => (0, n),
            Symbol::External(n) => (1, n),
            Symbol::RuntimeFn(r) => (2, r.number()),
            Symbol::X86(op) => (2, X86_BIT | op as u32),
            Symbol::Variadic(n) => (3, n),
            Symbol::VariadicPointer(ThunkTarget::Register(n)) => (4, n),
            Symbol::VariadicPointer(ThunkTarget::Stack(n)) => (5, n),
            Symbol::VariadicEntry(n) => (6, n),
            Symbol::Assembly(n) => (7, n),
            Symbol::NestEntry(n) => (8, n),
            Symbol::NestPointer(ThunkTarget::Register(n)) => (9, n),
            Symbol::NestPointer(ThunkTarget::Stack(n)) => (10, n),
            Symbol::Data(n) => (11, n),
            Symbol::FarData(n) => (12, n),
            Symbol::Fuel => (13, 0),
            Symbol::Access(stub) => (14, stub.number()),
            Symbol::PreservingCall(function, result) => (15, function.number() << 3 | result as u32),
            Symbol::Aligned { target, words, align } => {
                let register = if let ThunkTarget::Register(n) = target { n } else { 7 };
                (16 + 8 * align + register, words)
            }
        };
        UserExternalName { namespace, index }
    }

    /// Decodes [`Symbol::name`].
    pub(in crate::jit) fn from_name(name: &UserExternalName) -> Option<Symbol> {
        Some(match name.namespace {
            0 => Symbol::Function(name.index),
            1 => Symbol::External(name.index),
            2 if name.index & X86_BIT != 0 => Symbol::X86(*X86Op::ALL.get((name.index & !X86_BIT) as usize)?),
            2 => Symbol::RuntimeFn(RuntimeFn::from_number(name.index)?),
            3 => Symbol::Variadic(name.index),
            4 => Symbol::VariadicPointer(ThunkTarget::Register(name.index)),
            5 => Symbol::VariadicPointer(ThunkTarget::Stack(name.index)),
            6 => Symbol::VariadicEntry(name.index),
            7 => Symbol::Assembly(name.index),
            8 => Symbol::NestEntry(name.index),
            9 => Symbol::NestPointer(ThunkTarget::Register(name.index)),
            10 => Symbol::NestPointer(ThunkTarget::Stack(name.index)),
            11 => Symbol::Data(name.index),
            12 => Symbol::FarData(name.index),
            13 => Symbol::Fuel,
            14 => Symbol::Access(AccessStub::from_number(name.index)?),
            15 => {
                let result = *StubResult::ALL.get(name.index as usize & 7)?;
                Symbol::PreservingCall(RuntimeFn::from_number(name.index >> 3)?, result)
            }
            more @ 16.. => {
                let words = name.index;
                let target = match more % 8 {
                    7 => ThunkTarget::Stack(words.checked_sub(1)?),
                    n => ThunkTarget::Register(n),
                };
                Symbol::Aligned { target, words, align: more / 8 - 2 }
            }
        })
    }

    /// Whether its address is within reach of a direct call.
    pub(in crate::jit) fn is_near(self) -> bool {
        match self {
            Symbol::External(_) | Symbol::RuntimeFn(_) | Symbol::X86(_) | Symbol::FarData(_) | Symbol::Fuel => false,
            Symbol::Function(_)
            | Symbol::Variadic(_)
            | Symbol::VariadicPointer(_)
            | Symbol::VariadicEntry(_)
            | Symbol::NestEntry(_)
            | Symbol::NestPointer(_)
            | Symbol::Assembly(_)
            | Symbol::Aligned { .. }
            | Symbol::Access(_)
            | Symbol::PreservingCall(..)
            | Symbol::Data(_) => true,
        }
    }
}

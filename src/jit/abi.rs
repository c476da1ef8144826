//! How values cross calls: System V on x86-64, as LLVM does it. Front ends take the structs of C apart so that this gives
//! what C does.

use super::runtime::Runtime;
use super::scalar::Scalar;
use super::shape::{Flat, Part};
use crate::engine::MOST_PASSED;
use crate::ir::x86::X86;
use crate::ir::{Attr, AttrSet, DataLayout, Module, Type, Types};
use cranelift_codegen::ir::{AbiParam, ArgumentPurpose, Signature, UserExternalName, types};
use cranelift_codegen::isa::CallConv;
use std::rc::Rc;

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
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Passing {
    /// In a register, or a word on the stack; beyond 64 bits in two of them.
    Scalar(Scalar, Extension),
    /// A struct, array or vector: each of its scalars as if it were an argument of its own, but for the elements of a vector
    /// that share a register. (Front ends that pass structs as C does take them apart themselves.)
    Elements(Rc<Flat>),
    /// An integer of more than [`MOST_PASSED`] bits: the address of what does not change while the callee runs.
    Reference,
    /// `nest`: by r10 (see [`Symbol::NestEntry`]).
    Nest,
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

/// Cranelift bounds the arguments on the stack: bytes of an object that is passed by value.
pub(super) const MOST_BY_VALUE: u64 = 1 << 20;

/// To how many bytes such an object may be aligned.
pub(super) const MOST_ALIGNED_BY_VALUE: u64 = 4096;

impl Passing {
    /// How an argument made of these scalars, with these attributes (of the call, and of the function if it is known) is
    /// passed. None for `byval` of a type without a size.
    pub(super) fn of(
        module: &Module,
        layout: &DataLayout,
        ty: Type,
        flat: Rc<Flat>,
        attrs: [AttrSet; 2],
    ) -> Option<Passing> {
        let Some(scalar) = Scalar::of(&module.types, ty) else {
            return Some(match goes_by_reference(&module.types, ty) {
                true => Passing::Reference,
                false => Passing::Elements(flat),
            });
        };
        if attrs == [AttrSet::NONE; 2] {
            return Some(Passing::Scalar(scalar, Extension::None));
        }
        let all = || attrs.iter().flat_map(|set| &module.attrs[*set]);
        for attr in all().filter(|_| scalar == Scalar::Ptr) {
            let pointee = match attr {
                Attr::Type(word, pointee) if &**word == "byval" => Some(*pointee),
                // The old spelling copies what the pointer's type says.
                Attr::Word(word) if &**word == "byval" => module.types.pointee(ty).flatten(),
                Attr::Word(word) | Attr::Type(word, _) if &**word == "sret" => return Some(Passing::Result),
                Attr::Word(word) if &**word == "nest" => return Some(Passing::Nest),
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
}

/// Whether an argument is passed by reference. LLVM passes its words, which no call of C has.
pub(super) fn goes_by_reference(types: &Types, ty: Type) -> bool {
    types.wide_int(ty).is_some_and(|bits| bits > MOST_PASSED)
}

/// How a result comes back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Returning {
    /// In registers, each scalar in one of its own, or in two beyond 64 bits: rax, rdx, rcx; xmm0, xmm1; st(0), st(1).
    Registers(Rc<Flat>, Extension),
    /// In memory whose address the caller passes before all arguments.
    Memory(Rc<Flat>),
}

/// Result registers.
const INT_RESULTS: usize = 3;
const FLOAT_RESULTS: usize = 2;
const EXTENDED_RESULTS: usize = 2;

impl Returning {
    /// How a result made of these scalars comes back.
    pub(super) fn of(flat: Rc<Flat>, extension: Extension) -> Returning {
        let mut results = [0; 3];
        for part in flat.passed() {
            match part.scalar {
                Scalar::Half | Scalar::BFloat | Scalar::Float | Scalar::Double | Scalar::Fp128 | Scalar::Vector(_) => {
                    results[1] += 1;
                }
                Scalar::X86Fp80 => results[2] += 1,
                Scalar::Int(_) if part.lane.is_some() => results[1] += 1,
                Scalar::Int(65..) => results[0] += 2,
                Scalar::Int(_) | Scalar::Ptr => results[0] += 1,
            }
        }
        match results.iter().zip([INT_RESULTS, FLOAT_RESULTS, EXTENDED_RESULTS]).all(|(n, most)| *n <= most) {
            true => Returning::Registers(flat, extension),
            false => Returning::Memory(flat),
        }
    }

    /// What it is made of.
    pub(super) fn flat(&self) -> &Rc<Flat> {
        let (Returning::Registers(flat, _) | Returning::Memory(flat)) = self;
        flat
    }
}

/// A signature under construction, and how far registers and stack are used.
#[derive(Clone, Debug)]
pub(super) struct Arguments {
    pub signature: Signature,
    /// Integer registers, of six.
    pub ints: u32,
    floats: u32,
    /// What brings the `nest` parameter, if there is one.
    pub nest: Option<NestIn>,
    /// Words on the stack.
    pub words: u32,
    /// To how many bytes what is on the stack is aligned. Beyond 16 a thunk has to do that.
    pub align: u64,
}

/// Where an argument is among the parameters of a signature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum At {
    /// Its scalars follow each other from here on; one beyond 64 bits is two parameters, the low half first.
    Direct(usize),
    /// Sixteen bytes on the stack, by the address of a copy: an `i128` or `x86_fp80`.
    OnStack(usize),
    /// Each of its scalars at a place of its own.
    Apart(Vec<At>),
    /// A `nest` parameter: behind all others; in a floating-point register if those for integers are taken.
    Nest(usize),
}

/// The register that brings a function of ours its `nest` parameter, by its number among those of its sort.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NestIn {
    /// Of the six for integers.
    Int(u32),
    /// Of the eight for floating-point numbers.
    Float(u32),
}

impl Arguments {
    /// Of a function with this result and no parameters yet.
    pub(super) fn new(returning: &Returning) -> Arguments {
        let signature = Signature::new(CallConv::SystemV);
        let mut arguments = Arguments { signature, ints: 0, floats: 0, nest: None, words: 0, align: 16 };
        match returning {
            Returning::Memory(_) => arguments.push(AbiParam::special(types::I64, ArgumentPurpose::StructReturn)),
            Returning::Registers(flat, extension) => {
                for part in flat.passed() {
                    let returns = &mut arguments.signature.returns;
                    match (part.scalar, part.lane) {
                        (_, Some((vector, _))) => returns.push(AbiParam::new(vector)),
                        // Cranelift knows nothing of the registers that bring it.
                        (Scalar::X86Fp80, _) => {}
                        (Scalar::Int(65..), _) => returns.extend([AbiParam::new(types::I64); 2]),
                        (scalar, _) => returns.push(param(scalar, *extension)),
                    }
                }
            }
        }
        arguments
    }

    /// Of the code of a variadic function, which takes the address of its save area and gives back the address of its result,
    /// if that is in memory: by an `sret` parameter, or without.
    pub(super) fn of_save_area(returning: &Returning, sret: bool) -> Arguments {
        let mut arguments = match returning {
            Returning::Registers(..) => Arguments::new(returning),
            Returning::Memory(_) => {
                Arguments { signature: signature(), ints: 0, floats: 0, nest: None, words: 0, align: 16 }
            }
        };
        if sret || matches!(returning, Returning::Memory(_)) {
            arguments.signature.returns.push(AbiParam::new(types::I64));
        }
        arguments.push(AbiParam::new(types::I64));
        arguments
    }

    /// Adds an address behind the arguments, for a thunk on the way to the function.
    pub(super) fn target(&mut self) -> TargetIn {
        let place = if self.ints < 6 { TargetIn::Register(self.ints) } else { TargetIn::Stack(self.words) };
        self.push(AbiParam::new(types::I64));
        place
    }

    /// Adds a parameter of at most 64 bits, or a vector.
    pub(super) fn push(&mut self, param: AbiParam) {
        let ty = param.value_type;
        match ty.is_float() || ty.is_vector() {
            true if self.floats < 8 => self.floats += 1,
            // Cranelift aligns it by itself.
            true if ty.bytes() == 16 => self.words = self.words.next_multiple_of(2) + 2,
            false if self.ints < 6 => self.ints += 1,
            _ => self.words += 1,
        }
        self.signature.params.push(param);
    }

    /// Adds an argument. On the way a word may be left out, so that an object on the stack is aligned; Cranelift does not do
    /// that.
    pub(super) fn add(&mut self, passing: &Passing) -> At {
        match passing {
            Passing::Scalar(Scalar::Int(128), _) => return self.add_wide(),
            Passing::Scalar(Scalar::X86Fp80, _) => return self.add_aligned(),
            Passing::Elements(flat) if flat.parts.iter().any(|part| part.scalar == Scalar::X86Fp80) => {
                let one = |part: &Part| {
                    let at = self.signature.params.len();
                    match (part.scalar, part.lane) {
                        (Scalar::X86Fp80, _) => return self.add_aligned(),
                        (_, Some((vector, 0))) => self.push(AbiParam::new(vector)),
                        // In the register of the element before.
                        (_, Some(_)) => return At::Direct(at - 1),
                        (scalar, None) => self.scalar(scalar, Extension::None),
                    }
                    At::Direct(at)
                };
                return At::Apart(flat.parts.iter().map(one).collect());
            }
            Passing::Scalar(scalar, extension) => {
                let at = self.signature.params.len();
                self.scalar(*scalar, *extension);
                return At::Direct(at);
            }
            Passing::Elements(flat) => {
                let at = self.signature.params.len();
                flat.passed().for_each(|part| match part.lane {
                    Some((vector, _)) => self.push(AbiParam::new(vector)),
                    None => self.scalar(part.scalar, Extension::None),
                });
                return At::Direct(at);
            }
            Passing::Reference => self.push(AbiParam::new(types::I64)),
            // Cranelift has no parameters in r10.
            Passing::Nest => {
                let (ints, floats) = (self.ints, self.floats);
                self.nest = Some(if ints < 6 { NestIn::Int(ints) } else { NestIn::Float(floats) });
                self.push(AbiParam::new(if ints < 6 { types::I64 } else { types::F64 }));
                return At::Nest(self.signature.params.len() - 1);
            }
            Passing::Result => self.push(AbiParam::special(types::I64, ArgumentPurpose::StructReturn)),
            // Larger ones, and such that are aligned to more, are refused (`jit::supports`).
            Passing::Copy { size, align } => {
                self.align((*align).min(MOST_ALIGNED_BY_VALUE));
                self.object(size.div_ceil(8).clamp(1, MOST_BY_VALUE / 8) as u32);
            }
        }
        At::Direct(self.signature.params.len() - 1)
    }

    /// Adds the parameters of a function of ours, and says where each is: a `nest` parameter behind all others.
    pub(super) fn add_all(&mut self, passings: &[Passing]) -> Vec<At> {
        let mut places: Vec<Option<At>> = passings.iter().map(|p| (*p != Passing::Nest).then(|| self.add(p))).collect();
        places.iter_mut().for_each(|at| *at = at.take().or_else(|| Some(self.add(&Passing::Nest))));
        places.into_iter().flatten().collect()
    }

    fn scalar(&mut self, scalar: Scalar, extension: Extension) {
        match scalar {
            Scalar::Int(65..) => (0..2).for_each(|_| self.push(AbiParam::new(types::I64))),
            _ => self.push(param(scalar, extension)),
        }
    }

    /// An `i128`: both halves in registers, or both on the stack at a multiple of 16; a register that is left then is
    /// used by the next argument.
    fn add_wide(&mut self) -> At {
        let at = self.signature.params.len();
        if self.ints + 2 <= 6 {
            self.scalar(Scalar::Int(128), Extension::None);
            return At::Direct(at);
        }
        self.add_aligned()
    }

    /// Sixteen bytes on the stack at a multiple of that.
    fn add_aligned(&mut self) -> At {
        self.align(16);
        self.object(2);
        At::OnStack(self.signature.params.len() - 1)
    }

    fn align(&mut self, align: u64) {
        self.align = self.align.max(align);
        while !(u64::from(self.words) * 8).is_multiple_of(align) {
            self.object(1);
        }
    }

    fn object(&mut self, words: u32) {
        self.words = self.words.saturating_add(words);
        self.signature.params.push(AbiParam::special(types::I64, ArgumentPurpose::StructArgument(words * 8)));
    }
}

/// A scalar on its way into or out of a function.
fn param(scalar: Scalar, extension: Extension) -> AbiParam {
    let param = AbiParam::new(scalar.register());
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

/// What a name in machine code's relocations stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Symbol {
    /// A function with a body, by [`GlobalId`](crate::ir::GlobalId) number.
    Function(u32),
    /// A function of the host that the module declares, likewise.
    External(u32),
    /// A function of this crate.
    Runtime(Runtime),
    /// An instruction as a function.
    Processor(X86),
    /// The way to a variadic function of the host, by its number: sets al, as callers must and Cranelift does not.
    Variadic(u32),
    /// The same for a function only known at run time, whose address comes behind the arguments; see [`TargetIn`].
    VariadicPointer(TargetIn),
    /// The way into a variadic function of the module, by its number: whoever refers to the function is led there.
    VariadicEntry(u32),
    /// The way into a function with a `nest` parameter, by its number: whoever refers to the function is led there. It takes the
    /// parameter from r10 to a register that Cranelift's functions have parameters in.
    NestEntry(u32),
    /// The way to any function with an argument in r10: this and the function's address are at the address that comes
    /// behind the arguments.
    NestPointer(TargetIn),
    /// What a global has in the data, by its number, where code has no place yet: a variable, the word of an ifunc, or the description of
    /// the thread-local variables.
    Data(u32),
    /// The same where the data may be out of reach of 32 bits.
    FarData(u32),
    /// What counts the fuel down.
    Fuel,
    /// A function that inline assembly became; see [`Assembled`](super::translate::Assembled).
    Assembly(u32),
    /// The way to any function whose arguments on the stack are aligned to more than Cranelift's are; its address comes behind
    /// these arguments.
    Aligned {
        /// Where the address is.
        target: TargetIn,
        /// Words on the stack, with it.
        words: u32,
        /// Logarithm of the alignment.
        align: u32,
    },
}

/// Where a call by way of a thunk leaves the address of the function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum TargetIn {
    /// The n-th integer register.
    Register(u32),
    /// The n-th word on the stack.
    Stack(u32),
}

/// Tells the numbers of instructions from those of other functions of this crate.
const PROCESSOR: u32 = 1 << 16;

impl Symbol {
    /// What listings and tools call it.
    pub(super) fn text(self, module: &Module) -> String {
        let global = |n: u32| format!("@{}", module.globals[crate::ir::GlobalId::from_u32(n)].name);
        match self {
            Symbol::Function(n) | Symbol::External(n) => global(n),
            Symbol::Variadic(n) => format!("{} (variadic)", global(n)),
            Symbol::VariadicEntry(n) | Symbol::NestEntry(n) => format!("{} (entry)", global(n)),
            Symbol::NestPointer(_) => "a function with a `nest` argument".into(),
            Symbol::VariadicPointer(_) => "a variadic function's pointer".into(),
            Symbol::Aligned { align, .. } => format!("a function, with its arguments aligned to {}", 1 << align),
            Symbol::Runtime(r) => r.name().into(),
            Symbol::Processor(op) => op.name().into(),
            Symbol::Data(n) | Symbol::FarData(n) => global(n),
            Symbol::Fuel => "fuel".into(),
            Symbol::Assembly(n) => format!("inline assembly {n}"),
        }
    }

    /// As Cranelift keeps it.
    pub(super) fn name(self) -> UserExternalName {
        let (namespace, index) = match self {
            Symbol::Function(n) => (0, n),
            Symbol::External(n) => (1, n),
            Symbol::Runtime(r) => (2, r.number()),
            Symbol::Processor(op) => (2, PROCESSOR | op as u32),
            Symbol::Variadic(n) => (3, n),
            Symbol::VariadicPointer(TargetIn::Register(n)) => (4, n),
            Symbol::VariadicPointer(TargetIn::Stack(n)) => (5, n),
            Symbol::VariadicEntry(n) => (6, n),
            Symbol::Assembly(n) => (7, n),
            Symbol::NestEntry(n) => (8, n),
            Symbol::NestPointer(TargetIn::Register(n)) => (9, n),
            Symbol::NestPointer(TargetIn::Stack(n)) => (10, n),
            Symbol::Data(n) => (11, n),
            Symbol::FarData(n) => (12, n),
            Symbol::Fuel => (13, 0),
            Symbol::Aligned { target, words, align } => {
                let register = if let TargetIn::Register(n) = target { n } else { 7 };
                (16 + 8 * align + register, words)
            }
        };
        UserExternalName { namespace, index }
    }

    /// Back from [`Symbol::name`].
    pub(super) fn from_name(name: &UserExternalName) -> Option<Symbol> {
        Some(match name.namespace {
            0 => Symbol::Function(name.index),
            1 => Symbol::External(name.index),
            2 if name.index & PROCESSOR != 0 => Symbol::Processor(*X86::ALL.get((name.index & !PROCESSOR) as usize)?),
            2 => Symbol::Runtime(Runtime::from_number(name.index)?),
            3 => Symbol::Variadic(name.index),
            4 => Symbol::VariadicPointer(TargetIn::Register(name.index)),
            5 => Symbol::VariadicPointer(TargetIn::Stack(name.index)),
            6 => Symbol::VariadicEntry(name.index),
            7 => Symbol::Assembly(name.index),
            8 => Symbol::NestEntry(name.index),
            9 => Symbol::NestPointer(TargetIn::Register(name.index)),
            10 => Symbol::NestPointer(TargetIn::Stack(name.index)),
            11 => Symbol::Data(name.index),
            12 => Symbol::FarData(name.index),
            13 => Symbol::Fuel,
            14..16 => return None,
            more @ 16.. => {
                let words = name.index;
                let target = match more % 8 {
                    7 => TargetIn::Stack(words.checked_sub(1)?),
                    n => TargetIn::Register(n),
                };
                Symbol::Aligned { target, words, align: more / 8 - 2 }
            }
        })
    }

    /// Whether its code lies near ours, where a direct call reaches.
    pub(super) fn is_near(self) -> bool {
        match self {
            Symbol::External(_) | Symbol::Runtime(_) | Symbol::Processor(_) | Symbol::FarData(_) | Symbol::Fuel => {
                false
            }
            Symbol::Function(_)
            | Symbol::Variadic(_)
            | Symbol::VariadicPointer(_)
            | Symbol::VariadicEntry(_)
            | Symbol::NestEntry(_)
            | Symbol::NestPointer(_)
            | Symbol::Assembly(_)
            | Symbol::Aligned { .. }
            | Symbol::Data(_) => true,
        }
    }
}

//! Calling convention: System V on x86-64, as LLVM lowers it. Front ends split C structs so that the result
//! matches C.

use crate::engine::MOST_PASSED;
use crate::ir::{Attr, AttrSet, DataLayout, Module, Type, Types};
use crate::jit::link::symbol::TargetIn;
use crate::jit::translate::flat::{Flat, Part};
use crate::jit::translate::scalar_type::Scalar;
use cranelift_codegen::ir::{AbiParam, ArgumentPurpose, Signature, types};
use cranelift_codegen::isa::CallConv;
use std::rc::Rc;

/// Extension of an argument by the caller, or of a result by the callee: `zeroext`, `signext`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::jit) enum Extension {
    /// Upper bits are unspecified.
    #[default]
    None,
    /// `zeroext`
    Zero,
    /// `signext`
    Sign,
}

impl Extension {
    /// Returns the extension in an attribute list.
    pub(in crate::jit) fn of(module: &Module, attrs: AttrSet) -> Extension {
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

    /// Returns this extension, or `other` if there is none.
    pub(in crate::jit) fn or(self, other: Extension) -> Extension {
        if self == Extension::None { other } else { self }
    }
}

/// Passing of one argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::jit) enum Passing {
    /// In a register or a stack word; in two of them beyond 64 bits.
    Scalar(Scalar, Extension),
    /// A struct, array or vector: each of its scalars as a separate argument, except vector elements that
    /// share a register. (Front ends that pass structs as C does split them themselves.)
    Elements(Rc<Flat>),
    /// An integer of more than [`MOST_PASSED`] bits: by an address whose content does not change while the
    /// callee runs.
    Reference,
    /// `nest`: in r10 (see [`Symbol::NestEntry`]).
    Nest,
    /// `sret`: the address for the result, which the callee returns.
    Result,
    /// `byval`: a copy of the pointee on the stack.
    Copy {
        /// Size of the object in bytes.
        size: u64,
        /// Alignment on the stack in bytes, at least 8.
        align: u64,
    },
}

/// Maximum size in bytes of an object passed by value: Cranelift bounds the stack arguments.
pub(in crate::jit) const MOST_BY_VALUE: u64 = 1 << 20;

/// Maximum alignment in bytes of such an object.
pub(in crate::jit) const MOST_ALIGNED_BY_VALUE: u64 = 4096;

impl Passing {
    /// Classifies an argument that flattens to `flat`, with its attributes (those of the call, and of the
    /// callee if it is known). `None` for `byval` of an unsized type.
    pub(in crate::jit) fn of(
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
                // The old spelling copies the pointee of the parameter's type.
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

/// Returns whether an argument is passed by reference. LLVM passes its words instead, which no call of C
/// does.
pub(in crate::jit) fn goes_by_reference(types: &Types, ty: Type) -> bool {
    types.wide_int(ty).is_some_and(|bits| bits > MOST_PASSED)
}

/// Return convention of a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::jit) enum Returning {
    /// In registers, each scalar in one, or in two beyond 64 bits: rax, rdx, rcx; xmm0, xmm1; st(0), st(1).
    Registers(Rc<Flat>, Extension),
    /// In memory, whose address the caller passes before all arguments.
    Memory(Rc<Flat>),
}

/// Number of result registers of each class.
const INT_RESULTS: usize = 3;
const FLOAT_RESULTS: usize = 2;
const EXTENDED_RESULTS: usize = 2;

impl Returning {
    /// Classifies a result that flattens to `flat`.
    pub(in crate::jit) fn of(flat: Rc<Flat>, extension: Extension) -> Returning {
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

    /// Returns the flattened result.
    pub(in crate::jit) fn flat(&self) -> &Rc<Flat> {
        let (Returning::Registers(flat, _) | Returning::Memory(flat)) = self;
        flat
    }
}

/// A signature under construction, and the registers and stack words that it uses.
#[derive(Clone, Debug)]
pub(in crate::jit) struct Arguments {
    pub signature: Signature,
    /// Number of integer registers used, of six.
    pub ints: u32,
    floats: u32,
    /// Register of the `nest` parameter, if there is one.
    pub nest: Option<NestIn>,
    /// Number of stack words.
    pub words: u32,
    /// Alignment in bytes of the stack arguments. Beyond 16 a thunk aligns the stack.
    pub align: u64,
}

/// Position of an argument among the parameters of a signature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::jit) enum At {
    /// Its scalars start at this parameter; a scalar beyond 64 bits is two parameters, the low half first.
    Direct(usize),
    /// Sixteen bytes on the stack, given by the address of a copy: an `i128` or `x86_fp80`.
    OnStack(usize),
    /// Each of its scalars has its own position.
    Apart(Vec<At>),
    /// A `nest` parameter: after all others; in a floating-point register if the integer registers are taken.
    Nest(usize),
}

/// Register that holds the `nest` parameter inside a function of ours, by its index in its class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum NestIn {
    /// Of the six integer registers.
    Int(u32),
    /// Of the eight floating-point registers.
    Float(u32),
}

impl Arguments {
    /// Creates the arguments of a function with this result and no parameters yet.
    pub(in crate::jit) fn new(returning: &Returning) -> Arguments {
        let signature = Signature::new(CallConv::SystemV);
        let mut arguments = Arguments { signature, ints: 0, floats: 0, nest: None, words: 0, align: 16 };
        match returning {
            Returning::Memory(_) => arguments.push(AbiParam::special(types::I64, ArgumentPurpose::StructReturn)),
            Returning::Registers(flat, extension) => {
                for part in flat.passed() {
                    let returns = &mut arguments.signature.returns;
                    match (part.scalar, part.lane) {
                        (_, Some((vector, _))) => returns.push(AbiParam::new(vector)),
                        // Cranelift has no x87 registers.
                        (Scalar::X86Fp80, _) => {}
                        (Scalar::Int(65..), _) => returns.extend([AbiParam::new(types::I64); 2]),
                        (scalar, _) => returns.push(param(scalar, *extension)),
                    }
                }
            }
        }
        arguments
    }

    /// Creates the arguments of a variadic function's body, which takes the address of its save area. If the
    /// result is in memory, by an `sret` parameter or without, the body also returns its address.
    pub(in crate::jit) fn of_save_area(returning: &Returning, sret: bool) -> Arguments {
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

    /// Adds an address after the arguments: the callee, for a thunk that jumps to it.
    pub(in crate::jit) fn target(&mut self) -> TargetIn {
        let place = if self.ints < 6 { TargetIn::Register(self.ints) } else { TargetIn::Stack(self.words) };
        self.push(AbiParam::new(types::I64));
        place
    }

    /// Adds a parameter of at most 64 bits, or a vector.
    pub(in crate::jit) fn push(&mut self, param: AbiParam) {
        let ty = param.value_type;
        match ty.is_float() || ty.is_vector() {
            true if self.floats < 8 => self.floats += 1,
            // Cranelift aligns it itself.
            true if ty.bytes() == 16 => self.words = self.words.next_multiple_of(2) + 2,
            false if self.ints < 6 => self.ints += 1,
            _ => self.words += 1,
        }
        self.signature.params.push(param);
    }

    /// Adds an argument, after a padding word if an object on the stack needs alignment, which Cranelift does
    /// not insert.
    pub(in crate::jit) fn add(&mut self, passing: &Passing) -> At {
        match passing {
            Passing::Scalar(Scalar::Int(128), _) => return self.add_wide(),
            Passing::Scalar(Scalar::X86Fp80, _) => return self.add_aligned(),
            Passing::Elements(flat) if flat.parts.iter().any(|part| part.scalar == Scalar::X86Fp80) => {
                let one = |part: &Part| {
                    let at = self.signature.params.len();
                    match (part.scalar, part.lane) {
                        (Scalar::X86Fp80, _) => return self.add_aligned(),
                        (_, Some((vector, 0))) => self.push(AbiParam::new(vector)),
                        // In the register of the previous element.
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
            // Cranelift cannot pass a parameter in r10.
            Passing::Nest => {
                let (ints, floats) = (self.ints, self.floats);
                self.nest = Some(if ints < 6 { NestIn::Int(ints) } else { NestIn::Float(floats) });
                self.push(AbiParam::new(if ints < 6 { types::I64 } else { types::F64 }));
                return At::Nest(self.signature.params.len() - 1);
            }
            Passing::Result => self.push(AbiParam::special(types::I64, ArgumentPurpose::StructReturn)),
            // `jit::supports` refuses larger ones and those with a larger alignment.
            Passing::Copy { size, align } => {
                self.align((*align).min(MOST_ALIGNED_BY_VALUE));
                self.object(size.div_ceil(8).clamp(1, MOST_BY_VALUE / 8) as u32);
            }
        }
        At::Direct(self.signature.params.len() - 1)
    }

    /// Adds the parameters of a function of ours and returns their positions: a `nest` parameter comes after
    /// all others.
    pub(in crate::jit) fn add_all(&mut self, passings: &[Passing]) -> Vec<At> {
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

    /// Adds an `i128`: both halves in registers, or both on the stack at a multiple of 16. A register that is
    /// left over is used by the next argument.
    fn add_wide(&mut self) -> At {
        let at = self.signature.params.len();
        if self.ints + 2 <= 6 {
            self.scalar(Scalar::Int(128), Extension::None);
            return At::Direct(at);
        }
        self.add_aligned()
    }

    /// Adds sixteen bytes on the stack, aligned to 16.
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

/// Returns the ABI parameter of a scalar argument or result.
fn param(scalar: Scalar, extension: Extension) -> AbiParam {
    let param = AbiParam::new(scalar.register());
    match (scalar, extension) {
        (Scalar::Int(..=32), Extension::Zero) => param.uext(),
        (Scalar::Int(..=32), Extension::Sign) => param.sext(),
        _ => param,
    }
}

/// Returns an empty signature.
pub(in crate::jit) fn signature() -> Signature {
    Signature::new(CallConv::SystemV)
}

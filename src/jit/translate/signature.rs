//! Signatures of functions in CLIF, by the calling convention in [`crate::abi::sysv_x86_64`], including the parts that
//! Cranelift lacks: `byval` alignment, `nest`, x87 registers.

use crate::abi::sysv_x86_64::{
    INT_ARGS, INT_RESULTS, PointerPassing, ResultRegisters, SSE_ARGS, SSE_RESULTS, X87_RESULTS,
};
use crate::engine::MAX_HOST_INT_BITS;
use crate::ir::{AttrSet, DataLayout, Module, Type, Types};
use crate::jit::link::symbol::ThunkTarget;
use crate::jit::translate::flat::{FlatField, FlatType};
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
pub(in crate::jit) enum ArgPassing {
    /// In a register or a stack word; if wider than 64 bits, in two of them.
    Scalar(Scalar, Extension),
    /// A struct, array or vector: each of its scalars is a separate argument, except for vector elements that share a
    /// register. (Front ends that pass structs as C does split them themselves.)
    Elements(Rc<FlatType>),
    /// An integer of more than [`MAX_HOST_INT_BITS`] bits: by the address of memory that does not change while the
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

/// Maximum size in bytes of an object passed by value. Cranelift limits the size of stack arguments.
pub(in crate::jit) const MAX_BYVAL_SIZE: u64 = 1 << 20;

/// Maximum alignment in bytes of such an object.
pub(in crate::jit) const MAX_BYVAL_ALIGN: u64 = 4096;

impl ArgPassing {
    /// Classifies an argument that flattens to `flat`. `attrs`: its attributes at the call and, if known, those of the
    /// callee. `None` for `byval` of an unsized type.
    pub(in crate::jit) fn of(
        module: &Module,
        layout: &DataLayout,
        ty: Type,
        flat: Rc<FlatType>,
        attrs: [AttrSet; 2],
    ) -> Option<ArgPassing> {
        let Some(scalar) = Scalar::of(&module.types, ty) else {
            return Some(match goes_by_reference(&module.types, ty) {
                true => ArgPassing::Reference,
                false => ArgPassing::Elements(flat),
            });
        };
        if attrs == [AttrSet::NONE; 2] {
            return Some(ArgPassing::Scalar(scalar, Extension::None));
        }
        if scalar == Scalar::Ptr
            && let Some(special) = PointerPassing::of(module, layout, ty, &attrs)?
        {
            return Some(match special {
                PointerPassing::ByVal { size, align } => ArgPassing::Copy { size, align },
                PointerPassing::StructReturn => ArgPassing::Result,
                PointerPassing::Nest => ArgPassing::Nest,
            });
        }
        Some(ArgPassing::Scalar(scalar, Extension::of(module, attrs[0]).or(Extension::of(module, attrs[1]))))
    }
}

/// Whether an argument is passed by reference. LLVM passes its words instead, which no call of C code does.
pub(in crate::jit) fn goes_by_reference(types: &Types, ty: Type) -> bool {
    types.wide_int(ty).is_some_and(|bits| bits > MAX_HOST_INT_BITS)
}

/// Return convention of a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::jit) enum ReturnConvention {
    /// In registers, each scalar in one, or in two if wider than 64 bits: rax, rdx, rcx; xmm0, xmm1; st(0), st(1).
    Registers(Rc<FlatType>, Extension),
    /// In memory, whose address the caller passes before all arguments.
    Memory(Rc<FlatType>),
}

impl ReturnConvention {
    /// Classifies a result that flattens to `flat`.
    pub(in crate::jit) fn of(flat: Rc<FlatType>, extension: Extension) -> ReturnConvention {
        let ResultRegisters { ints, sse, x87 } = ResultRegisters::of(&flat);
        match ints <= INT_RESULTS && sse <= SSE_RESULTS && x87 <= X87_RESULTS {
            true => ReturnConvention::Registers(flat, extension),
            false => ReturnConvention::Memory(flat),
        }
    }

    /// Returns the flattened result.
    pub(in crate::jit) fn flat(&self) -> &Rc<FlatType> {
        let (ReturnConvention::Registers(flat, _) | ReturnConvention::Memory(flat)) = self;
        flat
    }
}

/// A signature under construction, and the registers and stack words that it uses.
#[derive(Clone, Debug)]
pub(in crate::jit) struct SignatureBuilder {
    pub signature: Signature,
    /// Number of integer registers used, of six.
    pub ints: u32,
    floats: u32,
    /// Register of the `nest` parameter, if there is one.
    pub nest: Option<NestRegister>,
    /// Number of stack words.
    pub words: u32,
    /// Alignment in bytes of the stack arguments. If it exceeds 16, a thunk aligns the stack.
    pub align: u64,
}

/// Position of an argument among the parameters of a signature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::jit) enum ArgLocation {
    /// Its scalars start at this parameter. A scalar wider than 64 bits takes two parameters, low half first.
    Direct(usize),
    /// Sixteen bytes on the stack, for an `i128` or `x86_fp80`, given by the address of a copy.
    OnStack(usize),
    /// Each of its scalars has its own position.
    Apart(Vec<ArgLocation>),
    /// A `nest` parameter, after all others; in a floating-point register if no integer register is left.
    Nest(usize),
}

/// Register that holds the `nest` parameter inside a compiled function, by its index in its class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum NestRegister {
    /// One of the six integer registers.
    Int(u32),
    /// One of the eight floating-point registers.
    Float(u32),
}

impl SignatureBuilder {
    /// Creates a builder for a function with this result and no parameters yet.
    pub(in crate::jit) fn new(returning: &ReturnConvention) -> SignatureBuilder {
        let signature = Signature::new(CallConv::SystemV);
        let mut arguments = SignatureBuilder { signature, ints: 0, floats: 0, nest: None, words: 0, align: 16 };
        match returning {
            ReturnConvention::Memory(_) => arguments.push(AbiParam::special(types::I64, ArgumentPurpose::StructReturn)),
            ReturnConvention::Registers(flat, extension) => {
                for part in flat.passed() {
                    let returns = &mut arguments.signature.returns;
                    match (part.scalar, part.vector_lane()) {
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

    /// Creates a builder for the body of a variadic function, which takes the address of its save area. If the result
    /// is in memory, with an `sret` parameter or without, the body also returns its address.
    pub(in crate::jit) fn of_save_area(returning: &ReturnConvention, sret: bool) -> SignatureBuilder {
        let mut arguments = match returning {
            ReturnConvention::Registers(..) => SignatureBuilder::new(returning),
            ReturnConvention::Memory(_) => {
                SignatureBuilder { signature: signature(), ints: 0, floats: 0, nest: None, words: 0, align: 16 }
            }
        };
        if sret || matches!(returning, ReturnConvention::Memory(_)) {
            arguments.signature.returns.push(AbiParam::new(types::I64));
        }
        arguments.push(AbiParam::new(types::I64));
        arguments
    }

    /// Adds an address after the arguments: the callee, for a thunk that jumps to it.
    pub(in crate::jit) fn target(&mut self) -> ThunkTarget {
        let place =
            if self.ints < INT_ARGS { ThunkTarget::Register(self.ints) } else { ThunkTarget::Stack(self.words) };
        self.push(AbiParam::new(types::I64));
        place
    }

    /// Adds a parameter of at most 64 bits, or a vector.
    pub(in crate::jit) fn push(&mut self, param: AbiParam) {
        let ty = param.value_type;
        match ty.is_float() || ty.is_vector() {
            true if self.floats < SSE_ARGS => self.floats += 1,
            // Cranelift aligns it itself.
            true if ty.bytes() == 16 => self.words = self.words.next_multiple_of(2) + 2,
            false if self.ints < INT_ARGS => self.ints += 1,
            _ => self.words += 1,
        }
        self.signature.params.push(param);
    }

    /// Adds an argument. If an object on the stack needs alignment, adds a padding word before it, which Cranelift does
    /// not do.
    pub(in crate::jit) fn add(&mut self, passing: &ArgPassing) -> ArgLocation {
        match passing {
            ArgPassing::Scalar(Scalar::Int(128), _) => return self.add_wide(),
            ArgPassing::Scalar(Scalar::X86Fp80, _) => return self.add_aligned(),
            ArgPassing::Elements(flat) if flat.fields.iter().any(|part| part.scalar == Scalar::X86Fp80) => {
                let one = |part: &FlatField| {
                    let at = self.signature.params.len();
                    match (part.scalar, part.vector_lane()) {
                        (Scalar::X86Fp80, _) => return self.add_aligned(),
                        (_, Some((vector, 0))) => self.push(AbiParam::new(vector)),
                        // It is in the register of the previous element.
                        (_, Some(_)) => return ArgLocation::Direct(at - 1),
                        (scalar, None) => self.scalar(scalar, Extension::None),
                    }
                    ArgLocation::Direct(at)
                };
                return ArgLocation::Apart(flat.fields.iter().map(one).collect());
            }
            ArgPassing::Scalar(scalar, extension) => {
                let at = self.signature.params.len();
                self.scalar(*scalar, *extension);
                return ArgLocation::Direct(at);
            }
            ArgPassing::Elements(flat) => {
                let at = self.signature.params.len();
                flat.passed().for_each(|part| match part.vector_lane() {
                    Some((vector, _)) => self.push(AbiParam::new(vector)),
                    None => self.scalar(part.scalar, Extension::None),
                });
                return ArgLocation::Direct(at);
            }
            ArgPassing::Reference => self.push(AbiParam::new(types::I64)),
            // Cranelift cannot pass a parameter in r10.
            ArgPassing::Nest => {
                let (ints, floats) = (self.ints, self.floats);
                self.nest = Some(if ints < INT_ARGS { NestRegister::Int(ints) } else { NestRegister::Float(floats) });
                self.push(AbiParam::new(if ints < INT_ARGS { types::I64 } else { types::F64 }));
                return ArgLocation::Nest(self.signature.params.len() - 1);
            }
            ArgPassing::Result => self.push(AbiParam::special(types::I64, ArgumentPurpose::StructReturn)),
            // `jit::support` rejects larger objects, and those with a larger alignment.
            ArgPassing::Copy { size, align } => {
                self.align((*align).min(MAX_BYVAL_ALIGN));
                self.object(size.div_ceil(8).clamp(1, MAX_BYVAL_SIZE / 8) as u32);
            }
        }
        ArgLocation::Direct(self.signature.params.len() - 1)
    }

    /// Adds the parameters of a compiled function, and returns their positions. A `nest` parameter comes after all
    /// others.
    pub(in crate::jit) fn add_all(&mut self, passings: &[ArgPassing]) -> Vec<ArgLocation> {
        let mut places: Vec<Option<ArgLocation>> =
            passings.iter().map(|p| (*p != ArgPassing::Nest).then(|| self.add(p))).collect();
        places.iter_mut().for_each(|at| *at = at.take().or_else(|| Some(self.add(&ArgPassing::Nest))));
        places.into_iter().flatten().collect()
    }

    fn scalar(&mut self, scalar: Scalar, extension: Extension) {
        match scalar {
            Scalar::Int(65..) => (0..2).for_each(|_| self.push(AbiParam::new(types::I64))),
            _ => self.push(param(scalar, extension)),
        }
    }

    /// Adds an `i128`: both halves in registers, or both on the stack at a multiple of 16. A register that remains is
    /// used for the next argument.
    fn add_wide(&mut self) -> ArgLocation {
        let at = self.signature.params.len();
        if self.ints + 2 <= INT_ARGS {
            self.scalar(Scalar::Int(128), Extension::None);
            return ArgLocation::Direct(at);
        }
        self.add_aligned()
    }

    /// Adds sixteen bytes on the stack, aligned to 16.
    fn add_aligned(&mut self) -> ArgLocation {
        self.align(16);
        self.object(2);
        ArgLocation::OnStack(self.signature.params.len() - 1)
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

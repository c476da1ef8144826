//! Calls: callee, arguments, calling convention, operand bundles, and the successors of `invoke` and `callbr`.

use super::super::constant::{Constant, Constants};
use super::super::metadata::Piece;
use super::super::operand::{Operand, TypedOperand};
use super::super::{AttrSet, BlockId, Type};
use super::FastMath;

/// The tail call marker of a call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TailKind {
    /// No marker.
    #[default]
    None,
    /// `tail`
    Tail,
    /// `musttail`
    MustTail,
    /// `notail`
    NoTail,
}

/// A calling convention by LLVM's number: 0 ccc, 8 fastcc, 9 coldcc.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CallConv(pub u32);

impl CallConv {
    /// Highest valid number.
    pub const LAST: u32 = 1023;
    /// Keywords and their numbers; all other conventions are written as `cc 200`.
    pub const KEYWORDS: &[(&str, u32)] = &[
        ("ccc", 0),
        ("fastcc", 8),
        ("coldcc", 9),
        ("ghccc", 10),
        ("webkit_jscc", 12),
        ("anyregcc", 13),
        ("preserve_mostcc", 14),
        ("preserve_allcc", 15),
        ("swiftcc", 16),
        ("cxx_fast_tlscc", 17),
        ("tailcc", 18),
        ("cfguard_checkcc", 19),
        ("swifttailcc", 20),
        ("preserve_nonecc", 21),
        ("x86_stdcallcc", 64),
        ("x86_fastcallcc", 65),
        ("arm_apcscc", 66),
        ("arm_aapcscc", 67),
        ("arm_aapcs_vfpcc", 68),
        ("msp430_intrcc", 69),
        ("x86_thiscallcc", 70),
        ("ptx_kernel", 71),
        ("ptx_device", 72),
        ("spir_func", 75),
        ("spir_kernel", 76),
        ("intel_ocl_bicc", 77),
        ("x86_64_sysvcc", 78),
        ("win64cc", 79),
        ("x86_vectorcallcc", 80),
        ("hhvmcc", 81),
        ("hhvm_ccc", 82),
        ("x86_intrcc", 83),
        ("avr_intrcc", 84),
        ("avr_signalcc", 85),
        ("amdgpu_vs", 87),
        ("amdgpu_gs", 88),
        ("amdgpu_ps", 89),
        ("amdgpu_cs", 90),
        ("amdgpu_kernel", 91),
        ("x86_regcallcc", 92),
        ("amdgpu_hs", 93),
        ("amdgpu_ls", 95),
        ("amdgpu_es", 96),
        ("aarch64_vector_pcs", 97),
        ("aarch64_sve_vector_pcs", 98),
        ("amdgpu_gfx", 100),
        ("aarch64_sme_preservemost_from_x0", 102),
        ("aarch64_sme_preservemost_from_x2", 103),
        ("amdgpu_cs_chain", 104),
        ("amdgpu_cs_chain_preserve", 105),
        ("graalcc", 107),
        ("m68k_rtdcc", 106),
        ("riscv_vector_cc", 110),
        ("aarch64_sme_preservemost_from_x1", 111),
        ("riscv_vls_cc", 114),
        ("amdgpu_gfx_whole_wave", 124),
        ("cheriot_compartmentcallcc", 125),
        ("cheriot_compartmentcalleecc", 126),
        ("cheriot_librarycallcc", 127),
    ];

    /// Whether the convention is implemented as the C calling convention on this machine. For the others, too,
    /// the C convention is correct as long as all callers and callees agree.
    pub fn is_c(self) -> bool {
        matches!(self.0, 0 | 8 | 9 | 78)
    }

    /// Whether it is the default C calling convention, under either of its numbers (`ccc`, `x86_64_sysvcc`).
    pub fn is_plain(self) -> bool {
        matches!(self.0, 0 | 78)
    }

    /// Returns a description with the number, and the keyword if there is one.
    pub fn description(self) -> String {
        match self.keyword() {
            Some(word) => format!("calling convention {} ({word})", self.0),
            None => format!("calling convention {}", self.0),
        }
    }

    /// Returns the keyword; `None` for numbers without one.
    pub fn keyword(self) -> Option<&'static str> {
        Self::KEYWORDS.iter().find(|(_, n)| *n == self.0).map(|(word, _)| *word)
    }
}

/// An argument of a call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arg {
    /// Type as written.
    pub ty: Type,
    /// Argument value.
    pub value: Operand,
    /// Parameter attributes such as `zeroext`.
    pub attrs: AttrSet,
}

/// A call, apart from its result.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CallInfo {
    /// Tail call marker.
    pub tail: TailKind,
    /// Calling convention.
    pub cc: CallConv,
    /// Address space of the callee.
    pub addrspace: u32,
    /// Return attributes.
    pub ret_attrs: AttrSet,
    /// Type of the callee, a function type once inferred. If only the return type was written, it is derived
    /// from that and the arguments, and `explicit` is false.
    pub fn_ty: Type,
    /// Whether the full function type was written.
    pub explicit: bool,
    /// `...` after the arguments: forwards the caller's variable arguments.
    pub forwards: bool,
    /// The type written before the callee: a return type, a function type, or (old) a pointer to one.
    pub written: Type,
    /// Function, function pointer or inline assembly to call.
    pub callee: Operand,
    /// Arguments.
    pub args: Vec<Arg>,
    /// Function attributes: those after the argument list.
    pub fn_attrs: AttrSet,
    /// Fast-math flags.
    pub fast: FastMath,
    /// Operand bundles: `[ "deopt"(i32 1) ]`.
    pub bundles: Box<[Bundle]>,
}

impl CallInfo {
    /// Creates a call without flags, attributes and bundles, which is printed with the return type only.
    pub fn new(callee: Operand, fn_ty: Type, ret: Type, args: Vec<Arg>) -> CallInfo {
        CallInfo {
            tail: TailKind::None,
            cc: CallConv::default(),
            addrspace: 0,
            ret_attrs: AttrSet::NONE,
            fn_ty,
            explicit: false,
            forwards: false,
            written: ret,
            callee,
            args,
            fn_attrs: AttrSet::NONE,
            fast: FastMath::default(),
            bundles: [].into(),
        }
    }
}

impl From<&TypedOperand> for Arg {
    /// Creates an argument without attributes.
    fn from((ty, value): &TypedOperand) -> Arg {
        Arg { ty: *ty, value: *value, attrs: AttrSet::NONE }
    }
}

/// An operand bundle of a call (LangRef "Operand Bundles").
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bundle {
    /// Tag: the kind of bundle.
    pub tag: Box<str>,
    /// Operands of the bundle.
    pub args: Box<[TypedOperand]>,
}

/// An invoke: a call with normal and unwind destinations.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct InvokeInfo {
    /// The call.
    pub call: CallInfo,
    /// Normal destination.
    pub normal: BlockId,
    /// Unwind destination.
    pub unwind: BlockId,
}

/// A callbr: a call of inline assembly with several destinations.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CallBrInfo {
    /// The call.
    pub call: CallInfo,
    /// Destination if the assembly does not jump.
    pub fallthrough: BlockId,
    /// Indirect destinations, which the assembly may jump to.
    pub indirect: Box<[BlockId]>,
}

/// A clause of a landingpad.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clause {
    /// Whether it is a `filter` rather than a `catch`.
    pub filter: bool,
    /// Type info to catch, or an array of those that a filter lets through.
    pub value: TypedOperand,
}

impl CallInfo {
    /// Iterates over the metadata string arguments, such as `round.tonearest` for
    /// `metadata !"round.tonearest"`, which intrinsics take as flags.
    pub fn metadata_strings<'m>(&'m self, constants: &'m Constants) -> impl Iterator<Item = &'m str> {
        self.args.iter().filter_map(|arg| {
            let Operand::Const(id) = arg.value else { return None };
            let Constant::Metadata(pieces) = &constants[id] else { return None };
            let [Piece::Text(text)] = &**pieces else { return None };
            text.trim().strip_prefix("!\"")?.strip_suffix('"')
        })
    }
}

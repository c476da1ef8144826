//! What belongs to a call: callee, arguments, convention, bundles, and where `invoke` and `callbr` go on.

use super::super::constant::{Constant, Constants};
use super::super::metadata::Piece;
use super::super::{AttrSet, BlockId, Type};
use super::{FastMath, Operand, TypedOperand};

/// `tail` markers of a call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TailKind {
    /// Nothing written.
    #[default]
    None,
    /// `tail`
    Tail,
    /// `musttail`
    MustTail,
    /// `notail`
    NoTail,
}

/// Calling conventions by LLVM's number: 0 ccc, 8 fastcc, 9 coldcc.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CallConv(pub u32);

impl CallConv {
    /// The highest number there can be.
    pub const LAST: u32 = 1023;
    /// By keyword. Every other number is written `cc 200`.
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

    /// Whether a function with this convention is called on this machine as one of C is. Of others C's convention may be used
    /// as long as everybody who calls them does.
    pub fn is_c(self) -> bool {
        matches!(self.0, 0 | 8 | 9 | 78)
    }

    /// Whether it is the one that goes without saying, under either of its names.
    pub fn is_plain(self) -> bool {
        matches!(self.0, 0 | 78)
    }

    /// Its number, and its word if it has one.
    pub fn description(self) -> String {
        match self.keyword() {
            Some(word) => format!("calling convention {} ({word})", self.0),
            None => format!("calling convention {}", self.0),
        }
    }

    /// As written; none for `ccc`, which goes without saying, and for numbers without a keyword.
    pub fn keyword(self) -> Option<&'static str> {
        Self::KEYWORDS.iter().find(|(_, n)| *n == self.0).map(|(word, _)| *word)
    }
}

/// One argument of a call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arg {
    /// The type written.
    pub ty: Type,
    /// The value.
    pub value: Operand,
    /// Attributes such as `zeroext`.
    pub attrs: AttrSet,
}

/// Everything of a call but its result.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CallInfo {
    /// `tail` and its kin.
    pub tail: TailKind,
    /// Calling convention.
    pub cc: CallConv,
    /// The address space of what is called.
    pub addrspace: u32,
    /// Attributes of the result.
    pub ret_attrs: AttrSet,
    /// The type of the called function (always a function type once inferred). Where only a result type was written it is
    /// made from that and the arguments, and `explicit` is false.
    pub fn_ty: Type,
    /// Whether the whole function type was written.
    pub explicit: bool,
    /// `...` behind the arguments: the caller's variable arguments are passed on.
    pub forwards: bool,
    /// The type written before the callee, as it stands: a result type, a function type, or (old) a pointer to one.
    pub written: Type,
    /// Whom to call.
    pub callee: Operand,
    /// Arguments.
    pub args: Vec<Arg>,
    /// Attributes after the argument list.
    pub fn_attrs: AttrSet,
    /// Fast-math flags.
    pub fast: FastMath,
    /// `[ "deopt"(i32 1) ]`
    pub bundles: Box<[Bundle]>,
}

impl CallInfo {
    /// A call without flags, attributes and bundles, whose function type is not written out.
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
    /// Makes an argument without attributes.
    fn from((ty, value): &TypedOperand) -> Arg {
        Arg { ty: *ty, value: *value, attrs: AttrSet::NONE }
    }
}

/// An operand bundle of a call (LangRef "Operand Bundles").
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bundle {
    /// What kind of bundle.
    pub tag: Box<str>,
    /// Its operands.
    pub args: Box<[TypedOperand]>,
}

/// A call that ends its block: what it calls, and where it goes on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct InvokeInfo {
    /// The call.
    pub call: CallInfo,
    /// Where a return leads.
    pub normal: BlockId,
    /// Where an exception leads.
    pub unwind: BlockId,
}

/// A call of inline assembly that may jump.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CallBrInfo {
    /// The call.
    pub call: CallInfo,
    /// Where it leads unless the assembly jumps.
    pub fallthrough: BlockId,
    /// Where the assembly may jump.
    pub indirect: Box<[BlockId]>,
}

/// A clause of a landingpad.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clause {
    /// `filter` rather than `catch`.
    pub filter: bool,
    /// The type caught, or an array of the types that pass.
    pub value: TypedOperand,
}

impl CallInfo {
    /// The words among the operands that are metadata: `round.tonearest` of `metadata !"round.tonearest"`. Intrinsic
    /// functions take them.
    pub fn words<'m>(&'m self, constants: &'m Constants) -> impl Iterator<Item = &'m str> {
        self.args.iter().filter_map(|arg| {
            let Operand::Const(id) = arg.value else { return None };
            let Constant::Metadata(pieces) = &constants[id] else { return None };
            let [Piece::Text(text)] = &**pieces else { return None };
            text.trim().strip_prefix("!\"")?.strip_suffix('"')
        })
    }

    /// Calls `f` for the callee, the arguments and the operands of the bundles.
    pub fn for_each_operand(&self, mut f: impl FnMut(Type, Operand)) {
        f(Type::PTR, self.callee);
        self.args.iter().for_each(|a| f(a.ty, a.value));
        self.bundles.iter().flat_map(|b| &b.args).for_each(|(t, v)| f(*t, *v));
    }
}

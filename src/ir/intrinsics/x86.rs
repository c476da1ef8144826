//! Names and types of x86 intrinsics that correspond to one instruction each: SSE to SSE4.2, AES, CLMUL, SHA, ADX, BMI,
//! AVX, AVX2, the part of AVX-512 that widens these, and a few others (`emms`, `xgetbv`). Clang emits them for those
//! functions of its headers (`emmintrin.h` and others) that have no equivalent in LLVM IR, and rustc for `core::arch`.
//! LangRef does not describe them; the processor manuals define their semantics, which the engines implement.
//!
//! With few exceptions, a 256-bit or 512-bit instruction performs the older 128-bit operation on each 128-bit lane. It
//! is represented as that operation, in an [`X86Intrinsic`] with the number of lanes.

use crate::ir::inst::{CallInfo, FcmpPred};
use crate::ir::{Constants, Operand, Type, TypeKind, Types};
use X86Type::*;

/// Predicates of floating-point comparisons by the low four bits of the immediate. Bit 4 only selects whether a
/// quiet NaN signals (`_OS`, `_US`) or not (`_OQ`, `_UQ`).
const PREDICATES: [FcmpPred; 16] = [
    FcmpPred::Oeq,
    FcmpPred::Olt,
    FcmpPred::Ole,
    FcmpPred::Uno,
    FcmpPred::Une,
    FcmpPred::Uge,
    FcmpPred::Ugt,
    FcmpPred::Ord,
    FcmpPred::Ueq,
    FcmpPred::Ult,
    FcmpPred::Ule,
    FcmpPred::False,
    FcmpPred::One,
    FcmpPred::Oge,
    FcmpPred::Ogt,
    FcmpPred::True,
];

/// Returns the predicate for the immediate of an instruction such as `cmpps`.
pub fn predicate(imm: u32) -> FcmpPred {
    PREDICATES[imm as usize & 15]
}

/// Type of an argument or a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum X86Type {
    /// `<16 x i8>`
    Bytes,
    /// `<8 x i16>`
    Words,
    /// `<4 x i32>`
    Doublewords,
    /// `<2 x i64>`
    Quadwords,
    /// `<4 x float>`
    Floats,
    /// `<2 x double>`
    Doubles,
    /// An integer of this width.
    Int(u32),
    /// An immediate: `i8`, in old files `i32`.
    Immediate,
    /// A pointer.
    Pointer,
    /// `{ i8, iN }`: carry, and sum or difference of this width.
    CarryAndInt(u32),
}

impl X86Type {
    /// Whether it is a 128-bit vector.
    pub fn is_vector(self) -> bool {
        matches!(self, Bytes | Words | Doublewords | Quadwords | Floats | Doubles)
    }

    /// Returns the width of each element in bits.
    pub fn element_bits(self) -> u32 {
        match self {
            Bytes | Immediate => 8,
            Words => 16,
            Doublewords | Floats => 32,
            Quadwords | Doubles | Pointer => 64,
            Int(bits) | CarryAndInt(bits) => bits,
        }
    }

    /// Whether a type is this one, with `vector_bits` as the width of a vector.
    fn is(self, types: &Types, ty: Type, vector_bits: u32) -> bool {
        let vector =
            |is_element: bool| types.vector(ty).is_some_and(|v| v.0 * self.element_bits() == vector_bits && is_element);
        let elem = types.scalar(ty);
        match self {
            Bytes | Words | Doublewords | Quadwords => vector(types.int_width(elem) == Some(self.element_bits())),
            Floats => vector(elem == Type::FLOAT),
            Doubles => vector(elem == Type::DOUBLE),
            Int(bits) => types.int_width(ty) == Some(bits),
            Immediate => matches!(types.int_width(ty), Some(8 | 32)),
            Pointer => types.is_ptr(ty),
            CarryAndInt(bits) => match types.kind(ty) {
                TypeKind::Struct { fields, .. } => {
                    matches!(**fields, [carry, sum] if types.int_width(carry) == Some(8) && types.int_width(sum) == Some(bits))
                }
                _ => false,
            },
        }
    }
}

macro_rules! intrinsics {
    ($($op:ident = $name:literal: [$($param:expr),*] => $ret:expr;)*) => {
        /// An x86 intrinsic, named after its instruction.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[expect(missing_docs, reason = "the processor manuals describe each instruction under its name")]
        pub enum X86Op { $($op),* }

        impl X86Op {
            /// All variants.
            pub const ALL: &'static [X86Op] = &[$(X86Op::$op),*];

            /// Looks up the intrinsic `llvm.x86.NAME` on 128-bit vectors or on scalars.
            fn of_128_bits(name: &str) -> Option<X86Op> {
                Some(match name { $($name => X86Op::$op,)* _ => return None })
            }

            /// Returns the name after `llvm.x86.`
            pub fn name(self) -> &'static str {
                match self { $(X86Op::$op => $name),* }
            }

            /// Returns the parameter types.
            pub fn params(self) -> &'static [X86Type] {
                match self { $(X86Op::$op => &[$($param),*]),* }
            }

            /// Returns the result type; `None` for void.
            pub fn ret(self) -> Option<X86Type> {
                match self { $(X86Op::$op => $ret),* }
            }
        }
    };
}

intrinsics! {
    Cmpss = "sse.cmp.ss": [Floats, Floats, Immediate] => Some(Floats);
    Cmpps = "sse.cmp.ps": [Floats, Floats, Immediate] => Some(Floats);
    Cmpsd = "sse2.cmp.sd": [Doubles, Doubles, Immediate] => Some(Doubles);
    Cmppd = "sse2.cmp.pd": [Doubles, Doubles, Immediate] => Some(Doubles);
    Maxps = "sse.max.ps": [Floats, Floats] => Some(Floats);
    Maxss = "sse.max.ss": [Floats, Floats] => Some(Floats);
    Minps = "sse.min.ps": [Floats, Floats] => Some(Floats);
    Minss = "sse.min.ss": [Floats, Floats] => Some(Floats);
    Maxpd = "sse2.max.pd": [Doubles, Doubles] => Some(Doubles);
    Maxsd = "sse2.max.sd": [Doubles, Doubles] => Some(Doubles);
    Minpd = "sse2.min.pd": [Doubles, Doubles] => Some(Doubles);
    Minsd = "sse2.min.sd": [Doubles, Doubles] => Some(Doubles);
    Rcpps = "sse.rcp.ps": [Floats] => Some(Floats);
    Rcpss = "sse.rcp.ss": [Floats] => Some(Floats);
    Rsqrtps = "sse.rsqrt.ps": [Floats] => Some(Floats);
    Rsqrtss = "sse.rsqrt.ss": [Floats] => Some(Floats);
    Comieqss = "sse.comieq.ss": [Floats, Floats] => Some(Int(32));
    Comigess = "sse.comige.ss": [Floats, Floats] => Some(Int(32));
    Comigtss = "sse.comigt.ss": [Floats, Floats] => Some(Int(32));
    Comiless = "sse.comile.ss": [Floats, Floats] => Some(Int(32));
    Comiltss = "sse.comilt.ss": [Floats, Floats] => Some(Int(32));
    Comineqss = "sse.comineq.ss": [Floats, Floats] => Some(Int(32));
    Ucomieqss = "sse.ucomieq.ss": [Floats, Floats] => Some(Int(32));
    Ucomigess = "sse.ucomige.ss": [Floats, Floats] => Some(Int(32));
    Ucomigtss = "sse.ucomigt.ss": [Floats, Floats] => Some(Int(32));
    Ucomiless = "sse.ucomile.ss": [Floats, Floats] => Some(Int(32));
    Ucomiltss = "sse.ucomilt.ss": [Floats, Floats] => Some(Int(32));
    Ucomineqss = "sse.ucomineq.ss": [Floats, Floats] => Some(Int(32));
    Comieqsd = "sse2.comieq.sd": [Doubles, Doubles] => Some(Int(32));
    Comigesd = "sse2.comige.sd": [Doubles, Doubles] => Some(Int(32));
    Comigtsd = "sse2.comigt.sd": [Doubles, Doubles] => Some(Int(32));
    Comilesd = "sse2.comile.sd": [Doubles, Doubles] => Some(Int(32));
    Comiltsd = "sse2.comilt.sd": [Doubles, Doubles] => Some(Int(32));
    Comineqsd = "sse2.comineq.sd": [Doubles, Doubles] => Some(Int(32));
    Ucomieqsd = "sse2.ucomieq.sd": [Doubles, Doubles] => Some(Int(32));
    Ucomigesd = "sse2.ucomige.sd": [Doubles, Doubles] => Some(Int(32));
    Ucomigtsd = "sse2.ucomigt.sd": [Doubles, Doubles] => Some(Int(32));
    Ucomilesd = "sse2.ucomile.sd": [Doubles, Doubles] => Some(Int(32));
    Ucomiltsd = "sse2.ucomilt.sd": [Doubles, Doubles] => Some(Int(32));
    Ucomineqsd = "sse2.ucomineq.sd": [Doubles, Doubles] => Some(Int(32));
    Cvtss2si = "sse.cvtss2si": [Floats] => Some(Int(32));
    Cvtss2si64 = "sse.cvtss2si64": [Floats] => Some(Int(64));
    Cvttss2si = "sse.cvttss2si": [Floats] => Some(Int(32));
    Cvttss2si64 = "sse.cvttss2si64": [Floats] => Some(Int(64));
    Cvtsd2si = "sse2.cvtsd2si": [Doubles] => Some(Int(32));
    Cvtsd2si64 = "sse2.cvtsd2si64": [Doubles] => Some(Int(64));
    Cvttsd2si = "sse2.cvttsd2si": [Doubles] => Some(Int(32));
    Cvttsd2si64 = "sse2.cvttsd2si64": [Doubles] => Some(Int(64));
    Cvtpd2dq = "sse2.cvtpd2dq": [Doubles] => Some(Doublewords);
    Cvttpd2dq = "sse2.cvttpd2dq": [Doubles] => Some(Doublewords);
    Cvtps2dq = "sse2.cvtps2dq": [Floats] => Some(Doublewords);
    Cvttps2dq = "sse2.cvttps2dq": [Floats] => Some(Doublewords);
    Cvtpd2ps = "sse2.cvtpd2ps": [Doubles] => Some(Floats);
    Cvtsd2ss = "sse2.cvtsd2ss": [Floats, Doubles] => Some(Floats);
    Movmskps = "sse.movmsk.ps": [Floats] => Some(Int(32));
    Movmskpd = "sse2.movmsk.pd": [Doubles] => Some(Int(32));
    Pmovmskb = "sse2.pmovmskb.128": [Bytes] => Some(Int(32));
    Packssdw = "sse2.packssdw.128": [Doublewords, Doublewords] => Some(Words);
    Packsswb = "sse2.packsswb.128": [Words, Words] => Some(Bytes);
    Packuswb = "sse2.packuswb.128": [Words, Words] => Some(Bytes);
    Packusdw = "sse41.packusdw": [Doublewords, Doublewords] => Some(Words);
    Pavgb = "sse2.pavg.b": [Bytes, Bytes] => Some(Bytes);
    Pavgw = "sse2.pavg.w": [Words, Words] => Some(Words);
    Pmaddwd = "sse2.pmadd.wd": [Words, Words] => Some(Doublewords);
    Pmulhw = "sse2.pmulh.w": [Words, Words] => Some(Words);
    Pmulhuw = "sse2.pmulhu.w": [Words, Words] => Some(Words);
    Psadbw = "sse2.psad.bw": [Bytes, Bytes] => Some(Quadwords);
    Psllw = "sse2.psll.w": [Words, Words] => Some(Words);
    Pslld = "sse2.psll.d": [Doublewords, Doublewords] => Some(Doublewords);
    Psllq = "sse2.psll.q": [Quadwords, Quadwords] => Some(Quadwords);
    Psrlw = "sse2.psrl.w": [Words, Words] => Some(Words);
    Psrld = "sse2.psrl.d": [Doublewords, Doublewords] => Some(Doublewords);
    Psrlq = "sse2.psrl.q": [Quadwords, Quadwords] => Some(Quadwords);
    Psraw = "sse2.psra.w": [Words, Words] => Some(Words);
    Psrad = "sse2.psra.d": [Doublewords, Doublewords] => Some(Doublewords);
    Psllwi = "sse2.pslli.w": [Words, Int(32)] => Some(Words);
    Pslldi = "sse2.pslli.d": [Doublewords, Int(32)] => Some(Doublewords);
    Psllqi = "sse2.pslli.q": [Quadwords, Int(32)] => Some(Quadwords);
    Psrlwi = "sse2.psrli.w": [Words, Int(32)] => Some(Words);
    Psrldi = "sse2.psrli.d": [Doublewords, Int(32)] => Some(Doublewords);
    Psrlqi = "sse2.psrli.q": [Quadwords, Int(32)] => Some(Quadwords);
    Psrawi = "sse2.psrai.w": [Words, Int(32)] => Some(Words);
    Psradi = "sse2.psrai.d": [Doublewords, Int(32)] => Some(Doublewords);
    Addsubps = "sse3.addsub.ps": [Floats, Floats] => Some(Floats);
    Addsubpd = "sse3.addsub.pd": [Doubles, Doubles] => Some(Doubles);
    Haddps = "sse3.hadd.ps": [Floats, Floats] => Some(Floats);
    Haddpd = "sse3.hadd.pd": [Doubles, Doubles] => Some(Doubles);
    Hsubps = "sse3.hsub.ps": [Floats, Floats] => Some(Floats);
    Hsubpd = "sse3.hsub.pd": [Doubles, Doubles] => Some(Doubles);
    Phaddw = "ssse3.phadd.w.128": [Words, Words] => Some(Words);
    Phaddd = "ssse3.phadd.d.128": [Doublewords, Doublewords] => Some(Doublewords);
    Phaddsw = "ssse3.phadd.sw.128": [Words, Words] => Some(Words);
    Phsubw = "ssse3.phsub.w.128": [Words, Words] => Some(Words);
    Phsubd = "ssse3.phsub.d.128": [Doublewords, Doublewords] => Some(Doublewords);
    Phsubsw = "ssse3.phsub.sw.128": [Words, Words] => Some(Words);
    Pmaddubsw = "ssse3.pmadd.ub.sw.128": [Bytes, Bytes] => Some(Words);
    Pmulhrsw = "ssse3.pmul.hr.sw.128": [Words, Words] => Some(Words);
    Pshufb = "ssse3.pshuf.b.128": [Bytes, Bytes] => Some(Bytes);
    Psignb = "ssse3.psign.b.128": [Bytes, Bytes] => Some(Bytes);
    Psignw = "ssse3.psign.w.128": [Words, Words] => Some(Words);
    Psignd = "ssse3.psign.d.128": [Doublewords, Doublewords] => Some(Doublewords);
    Blendvps = "sse41.blendvps": [Floats, Floats, Floats] => Some(Floats);
    Blendvpd = "sse41.blendvpd": [Doubles, Doubles, Doubles] => Some(Doubles);
    Pblendvb = "sse41.pblendvb": [Bytes, Bytes, Bytes] => Some(Bytes);
    Dpps = "sse41.dpps": [Floats, Floats, Immediate] => Some(Floats);
    Dppd = "sse41.dppd": [Doubles, Doubles, Immediate] => Some(Doubles);
    Insertps = "sse41.insertps": [Floats, Floats, Immediate] => Some(Floats);
    Mpsadbw = "sse41.mpsadbw": [Bytes, Bytes, Immediate] => Some(Words);
    Phminposuw = "sse41.phminposuw": [Words] => Some(Words);
    Ptestz = "sse41.ptestz": [Quadwords, Quadwords] => Some(Int(32));
    Ptestc = "sse41.ptestc": [Quadwords, Quadwords] => Some(Int(32));
    Ptestnzc = "sse41.ptestnzc": [Quadwords, Quadwords] => Some(Int(32));
    Roundps = "sse41.round.ps": [Floats, Immediate] => Some(Floats);
    Roundpd = "sse41.round.pd": [Doubles, Immediate] => Some(Doubles);
    Roundss = "sse41.round.ss": [Floats, Floats, Immediate] => Some(Floats);
    Roundsd = "sse41.round.sd": [Doubles, Doubles, Immediate] => Some(Doubles);
    Pcmpistri = "sse42.pcmpistri128": [Bytes, Bytes, Immediate] => Some(Int(32));
    Pcmpistria = "sse42.pcmpistria128": [Bytes, Bytes, Immediate] => Some(Int(32));
    Pcmpistric = "sse42.pcmpistric128": [Bytes, Bytes, Immediate] => Some(Int(32));
    Pcmpistrio = "sse42.pcmpistrio128": [Bytes, Bytes, Immediate] => Some(Int(32));
    Pcmpistris = "sse42.pcmpistris128": [Bytes, Bytes, Immediate] => Some(Int(32));
    Pcmpistriz = "sse42.pcmpistriz128": [Bytes, Bytes, Immediate] => Some(Int(32));
    Pcmpistrm = "sse42.pcmpistrm128": [Bytes, Bytes, Immediate] => Some(Bytes);
    Pcmpestri = "sse42.pcmpestri128": [Bytes, Int(32), Bytes, Int(32), Immediate] => Some(Int(32));
    Pcmpestria = "sse42.pcmpestria128": [Bytes, Int(32), Bytes, Int(32), Immediate] => Some(Int(32));
    Pcmpestric = "sse42.pcmpestric128": [Bytes, Int(32), Bytes, Int(32), Immediate] => Some(Int(32));
    Pcmpestrio = "sse42.pcmpestrio128": [Bytes, Int(32), Bytes, Int(32), Immediate] => Some(Int(32));
    Pcmpestris = "sse42.pcmpestris128": [Bytes, Int(32), Bytes, Int(32), Immediate] => Some(Int(32));
    Pcmpestriz = "sse42.pcmpestriz128": [Bytes, Int(32), Bytes, Int(32), Immediate] => Some(Int(32));
    Pcmpestrm = "sse42.pcmpestrm128": [Bytes, Int(32), Bytes, Int(32), Immediate] => Some(Bytes);
    Crc32b = "sse42.crc32.32.8": [Int(32), Int(8)] => Some(Int(32));
    Crc32w = "sse42.crc32.32.16": [Int(32), Int(16)] => Some(Int(32));
    Crc32d = "sse42.crc32.32.32": [Int(32), Int(32)] => Some(Int(32));
    Crc32q = "sse42.crc32.64.64": [Int(64), Int(64)] => Some(Int(64));
    Pclmulqdq = "pclmulqdq": [Quadwords, Quadwords, Immediate] => Some(Quadwords);
    Aesenc = "aesni.aesenc": [Quadwords, Quadwords] => Some(Quadwords);
    Aesenclast = "aesni.aesenclast": [Quadwords, Quadwords] => Some(Quadwords);
    Aesdec = "aesni.aesdec": [Quadwords, Quadwords] => Some(Quadwords);
    Aesdeclast = "aesni.aesdeclast": [Quadwords, Quadwords] => Some(Quadwords);
    Aesimc = "aesni.aesimc": [Quadwords] => Some(Quadwords);
    Aeskeygenassist = "aesni.aeskeygenassist": [Quadwords, Immediate] => Some(Quadwords);
    Lddqu = "sse3.ldu.dq": [Pointer] => Some(Bytes);
    Maskmovdqu = "sse2.maskmov.dqu": [Bytes, Bytes, Pointer] => None;
    Stmxcsr = "sse.stmxcsr": [Pointer] => None;
    Ldmxcsr = "sse.ldmxcsr": [Pointer] => None;
    Sfence = "sse.sfence": [] => None;
    Lfence = "sse2.lfence": [] => None;
    Mfence = "sse2.mfence": [] => None;
    Pause = "sse2.pause": [] => None;
    Clflush = "sse2.clflush": [Pointer] => None;
    Emms = "mmx.emms": [] => None;
    Paddsb = "sse2.padds.b": [Bytes, Bytes] => Some(Bytes);
    Paddsw = "sse2.padds.w": [Words, Words] => Some(Words);
    Paddusb = "sse2.paddus.b": [Bytes, Bytes] => Some(Bytes);
    Paddusw = "sse2.paddus.w": [Words, Words] => Some(Words);
    Psubsb = "sse2.psubs.b": [Bytes, Bytes] => Some(Bytes);
    Psubsw = "sse2.psubs.w": [Words, Words] => Some(Words);
    Psubusb = "sse2.psubus.b": [Bytes, Bytes] => Some(Bytes);
    Psubusw = "sse2.psubus.w": [Words, Words] => Some(Words);
    Sqrtps = "sse.sqrt.ps": [Floats] => Some(Floats);
    Sqrtss = "sse.sqrt.ss": [Floats] => Some(Floats);
    Sqrtpd = "sse2.sqrt.pd": [Doubles] => Some(Doubles);
    Sqrtsd = "sse2.sqrt.sd": [Doubles] => Some(Doubles);
    Vpermilvarps = "avx.vpermilvar.ps": [Floats, Doublewords] => Some(Floats);
    Vpermilvarpd = "avx.vpermilvar.pd": [Doubles, Quadwords] => Some(Doubles);
    Vtestzps = "avx.vtestz.ps": [Floats, Floats] => Some(Int(32));
    Vtestcps = "avx.vtestc.ps": [Floats, Floats] => Some(Int(32));
    Vtestnzcps = "avx.vtestnzc.ps": [Floats, Floats] => Some(Int(32));
    Vtestzpd = "avx.vtestz.pd": [Doubles, Doubles] => Some(Int(32));
    Vtestcpd = "avx.vtestc.pd": [Doubles, Doubles] => Some(Int(32));
    Vtestnzcpd = "avx.vtestnzc.pd": [Doubles, Doubles] => Some(Int(32));
    Psllvd = "avx2.psllv.d": [Doublewords, Doublewords] => Some(Doublewords);
    Psllvq = "avx2.psllv.q": [Quadwords, Quadwords] => Some(Quadwords);
    Psrlvd = "avx2.psrlv.d": [Doublewords, Doublewords] => Some(Doublewords);
    Psrlvq = "avx2.psrlv.q": [Quadwords, Quadwords] => Some(Quadwords);
    Psravd = "avx2.psrav.d": [Doublewords, Doublewords] => Some(Doublewords);
    Permd = "avx2.permd": [Doublewords, Doublewords] => Some(Doublewords);
    Permps = "avx2.permps": [Floats, Doublewords] => Some(Floats);
    Vzeroupper = "avx.vzeroupper": [] => None;
    Vzeroall = "avx.vzeroall": [] => None;
    Sha1msg1 = "sha1msg1": [Doublewords, Doublewords] => Some(Doublewords);
    Sha1msg2 = "sha1msg2": [Doublewords, Doublewords] => Some(Doublewords);
    Sha1nexte = "sha1nexte": [Doublewords, Doublewords] => Some(Doublewords);
    Sha1rnds4 = "sha1rnds4": [Doublewords, Doublewords, Immediate] => Some(Doublewords);
    Sha256msg1 = "sha256msg1": [Doublewords, Doublewords] => Some(Doublewords);
    Sha256msg2 = "sha256msg2": [Doublewords, Doublewords] => Some(Doublewords);
    Sha256rnds2 = "sha256rnds2": [Doublewords, Doublewords, Doublewords] => Some(Doublewords);
    Addcarry32 = "addcarry.32": [Int(8), Int(32), Int(32)] => Some(CarryAndInt(32));
    Addcarry64 = "addcarry.64": [Int(8), Int(64), Int(64)] => Some(CarryAndInt(64));
    Subborrow32 = "subborrow.32": [Int(8), Int(32), Int(32)] => Some(CarryAndInt(32));
    Subborrow64 = "subborrow.64": [Int(8), Int(64), Int(64)] => Some(CarryAndInt(64));
    Bextr32 = "bmi.bextr.32": [Int(32), Int(32)] => Some(Int(32));
    Bextr64 = "bmi.bextr.64": [Int(64), Int(64)] => Some(Int(64));
    Bzhi32 = "bmi.bzhi.32": [Int(32), Int(32)] => Some(Int(32));
    Bzhi64 = "bmi.bzhi.64": [Int(64), Int(64)] => Some(Int(64));
    Pdep32 = "bmi.pdep.32": [Int(32), Int(32)] => Some(Int(32));
    Pdep64 = "bmi.pdep.64": [Int(64), Int(64)] => Some(Int(64));
    Pext32 = "bmi.pext.32": [Int(32), Int(32)] => Some(Int(32));
    Pext64 = "bmi.pext.64": [Int(64), Int(64)] => Some(Int(64));
    Xgetbv = "xgetbv": [Immediate] => Some(Int(64));
}

/// Intrinsics of more than 128 bits: instruction, and number of 128-bit lanes.
const WIDER: &[(&str, X86Op, u32)] = &[
    ("avx.addsub.pd.256", X86Op::Addsubpd, 2),
    ("avx.addsub.ps.256", X86Op::Addsubps, 2),
    ("avx.blendv.pd.256", X86Op::Blendvpd, 2),
    ("avx.blendv.ps.256", X86Op::Blendvps, 2),
    ("avx.cmp.pd.256", X86Op::Cmppd, 2),
    ("avx.cmp.ps.256", X86Op::Cmpps, 2),
    ("avx.cvt.pd2.ps.256", X86Op::Cvtpd2ps, 2),
    ("avx.cvt.pd2dq.256", X86Op::Cvtpd2dq, 2),
    ("avx.cvt.ps2dq.256", X86Op::Cvtps2dq, 2),
    ("avx.cvtt.pd2dq.256", X86Op::Cvttpd2dq, 2),
    ("avx.cvtt.ps2dq.256", X86Op::Cvttps2dq, 2),
    ("avx.dp.ps.256", X86Op::Dpps, 2),
    ("avx.hadd.pd.256", X86Op::Haddpd, 2),
    ("avx.hadd.ps.256", X86Op::Haddps, 2),
    ("avx.hsub.pd.256", X86Op::Hsubpd, 2),
    ("avx.hsub.ps.256", X86Op::Hsubps, 2),
    ("avx.ldu.dq.256", X86Op::Lddqu, 2),
    ("avx.max.pd.256", X86Op::Maxpd, 2),
    ("avx.max.ps.256", X86Op::Maxps, 2),
    ("avx.min.pd.256", X86Op::Minpd, 2),
    ("avx.min.ps.256", X86Op::Minps, 2),
    ("avx.movmsk.pd.256", X86Op::Movmskpd, 2),
    ("avx.movmsk.ps.256", X86Op::Movmskps, 2),
    ("avx.ptestc.256", X86Op::Ptestc, 2),
    ("avx.ptestnzc.256", X86Op::Ptestnzc, 2),
    ("avx.ptestz.256", X86Op::Ptestz, 2),
    ("avx.rcp.ps.256", X86Op::Rcpps, 2),
    ("avx.round.pd.256", X86Op::Roundpd, 2),
    ("avx.round.ps.256", X86Op::Roundps, 2),
    ("avx.rsqrt.ps.256", X86Op::Rsqrtps, 2),
    ("avx.sqrt.pd.256", X86Op::Sqrtpd, 2),
    ("avx.sqrt.ps.256", X86Op::Sqrtps, 2),
    ("avx.vpermilvar.pd.256", X86Op::Vpermilvarpd, 2),
    ("avx.vpermilvar.ps.256", X86Op::Vpermilvarps, 2),
    ("avx.vtestc.pd.256", X86Op::Vtestcpd, 2),
    ("avx.vtestc.ps.256", X86Op::Vtestcps, 2),
    ("avx.vtestnzc.pd.256", X86Op::Vtestnzcpd, 2),
    ("avx.vtestnzc.ps.256", X86Op::Vtestnzcps, 2),
    ("avx.vtestz.pd.256", X86Op::Vtestzpd, 2),
    ("avx.vtestz.ps.256", X86Op::Vtestzps, 2),
    ("avx2.mpsadbw", X86Op::Mpsadbw, 2),
    ("avx2.packssdw", X86Op::Packssdw, 2),
    ("avx2.packsswb", X86Op::Packsswb, 2),
    ("avx2.packusdw", X86Op::Packusdw, 2),
    ("avx2.packuswb", X86Op::Packuswb, 2),
    ("avx2.pavg.b", X86Op::Pavgb, 2),
    ("avx2.pavg.w", X86Op::Pavgw, 2),
    ("avx2.pblendvb", X86Op::Pblendvb, 2),
    ("avx2.permd", X86Op::Permd, 2),
    ("avx2.permps", X86Op::Permps, 2),
    ("avx2.phadd.d", X86Op::Phaddd, 2),
    ("avx2.phadd.sw", X86Op::Phaddsw, 2),
    ("avx2.phadd.w", X86Op::Phaddw, 2),
    ("avx2.phsub.d", X86Op::Phsubd, 2),
    ("avx2.phsub.sw", X86Op::Phsubsw, 2),
    ("avx2.phsub.w", X86Op::Phsubw, 2),
    ("avx2.pmadd.ub.sw", X86Op::Pmaddubsw, 2),
    ("avx2.pmadd.wd", X86Op::Pmaddwd, 2),
    ("avx2.pmovmskb", X86Op::Pmovmskb, 2),
    ("avx2.pmul.hr.sw", X86Op::Pmulhrsw, 2),
    ("avx2.pmulh.w", X86Op::Pmulhw, 2),
    ("avx2.pmulhu.w", X86Op::Pmulhuw, 2),
    ("avx2.psad.bw", X86Op::Psadbw, 2),
    ("avx2.pshuf.b", X86Op::Pshufb, 2),
    ("avx2.psign.b", X86Op::Psignb, 2),
    ("avx2.psign.d", X86Op::Psignd, 2),
    ("avx2.psign.w", X86Op::Psignw, 2),
    ("avx2.psll.d", X86Op::Pslld, 2),
    ("avx2.psll.q", X86Op::Psllq, 2),
    ("avx2.psll.w", X86Op::Psllw, 2),
    ("avx2.pslli.d", X86Op::Pslldi, 2),
    ("avx2.pslli.q", X86Op::Psllqi, 2),
    ("avx2.pslli.w", X86Op::Psllwi, 2),
    ("avx2.psllv.d.256", X86Op::Psllvd, 2),
    ("avx2.psllv.q.256", X86Op::Psllvq, 2),
    ("avx2.psra.d", X86Op::Psrad, 2),
    ("avx2.psra.w", X86Op::Psraw, 2),
    ("avx2.psrai.d", X86Op::Psradi, 2),
    ("avx2.psrai.w", X86Op::Psrawi, 2),
    ("avx2.psrav.d.256", X86Op::Psravd, 2),
    ("avx2.psrl.d", X86Op::Psrld, 2),
    ("avx2.psrl.q", X86Op::Psrlq, 2),
    ("avx2.psrl.w", X86Op::Psrlw, 2),
    ("avx2.psrli.d", X86Op::Psrldi, 2),
    ("avx2.psrli.q", X86Op::Psrlqi, 2),
    ("avx2.psrli.w", X86Op::Psrlwi, 2),
    ("avx2.psrlv.d.256", X86Op::Psrlvd, 2),
    ("avx2.psrlv.q.256", X86Op::Psrlvq, 2),
    ("aesni.aesdec.256", X86Op::Aesdec, 2),
    ("aesni.aesdec.512", X86Op::Aesdec, 4),
    ("aesni.aesdeclast.256", X86Op::Aesdeclast, 2),
    ("aesni.aesdeclast.512", X86Op::Aesdeclast, 4),
    ("aesni.aesenc.256", X86Op::Aesenc, 2),
    ("aesni.aesenc.512", X86Op::Aesenc, 4),
    ("aesni.aesenclast.256", X86Op::Aesenclast, 2),
    ("aesni.aesenclast.512", X86Op::Aesenclast, 4),
    ("avx512.packssdw.512", X86Op::Packssdw, 4),
    ("avx512.packsswb.512", X86Op::Packsswb, 4),
    ("avx512.packusdw.512", X86Op::Packusdw, 4),
    ("avx512.packuswb.512", X86Op::Packuswb, 4),
    ("avx512.pavg.b.512", X86Op::Pavgb, 4),
    ("avx512.pavg.w.512", X86Op::Pavgw, 4),
    ("avx512.pmaddubs.w.512", X86Op::Pmaddubsw, 4),
    ("avx512.pmaddw.d.512", X86Op::Pmaddwd, 4),
    ("avx512.pmul.hr.sw.512", X86Op::Pmulhrsw, 4),
    ("avx512.pmulh.w.512", X86Op::Pmulhw, 4),
    ("avx512.pmulhu.w.512", X86Op::Pmulhuw, 4),
    ("avx512.psad.bw.512", X86Op::Psadbw, 4),
    ("avx512.pshuf.b.512", X86Op::Pshufb, 4),
    ("avx512.psll.d.512", X86Op::Pslld, 4),
    ("avx512.psll.q.512", X86Op::Psllq, 4),
    ("avx512.psll.w.512", X86Op::Psllw, 4),
    ("avx512.pslli.d.512", X86Op::Pslldi, 4),
    ("avx512.pslli.q.512", X86Op::Psllqi, 4),
    ("avx512.pslli.w.512", X86Op::Psllwi, 4),
    ("avx512.psllv.d.512", X86Op::Psllvd, 4),
    ("avx512.psllv.q.512", X86Op::Psllvq, 4),
    ("avx512.psra.d.512", X86Op::Psrad, 4),
    ("avx512.psra.w.512", X86Op::Psraw, 4),
    ("avx512.psrai.d.512", X86Op::Psradi, 4),
    ("avx512.psrai.w.512", X86Op::Psrawi, 4),
    ("avx512.psrav.d.512", X86Op::Psravd, 4),
    ("avx512.psrl.d.512", X86Op::Psrld, 4),
    ("avx512.psrl.q.512", X86Op::Psrlq, 4),
    ("avx512.psrl.w.512", X86Op::Psrlw, 4),
    ("avx512.psrli.d.512", X86Op::Psrldi, 4),
    ("avx512.psrli.q.512", X86Op::Psrlqi, 4),
    ("avx512.psrli.w.512", X86Op::Psrlwi, 4),
    ("avx512.psrlv.d.512", X86Op::Psrlvd, 4),
    ("avx512.psrlv.q.512", X86Op::Psrlvq, 4),
    ("avx512.vpermilvar.pd.512", X86Op::Vpermilvarpd, 4),
    ("avx512.vpermilvar.ps.512", X86Op::Vpermilvarps, 4),
    ("pclmulqdq.256", X86Op::Pclmulqdq, 2),
    ("pclmulqdq.512", X86Op::Pclmulqdq, 4),
];

/// The combination of the results of the 128-bit lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaneCombination {
    /// Concatenation of the results.
    Concat,
    /// Concatenation of the lower halves of the results, whose elements are half as wide as the operands'.
    ConcatLow,
    /// Concatenation of integers of this many bits each.
    Bits(u32),
    /// Conjunction: whether all results are 1.
    And,
    /// 1 if both intrinsics return 0 for the full-width operands; not decomposable by lane.
    Nor(X86Op, X86Op),
}

/// An x86 intrinsic: operation, and number of 128-bit lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct X86Intrinsic {
    /// Operation on each lane.
    pub op: X86Op,
    /// Number of 128-bit lanes: 1, or more for wider registers.
    pub lanes: u32,
}

impl X86Intrinsic {
    /// Looks up the intrinsic `llvm.x86.NAME`.
    pub fn named(name: &str) -> Option<X86Intrinsic> {
        let wider = WIDER.iter().find(|(wider, ..)| *wider == name);
        match wider {
            Some((_, op, lanes)) => Some(X86Intrinsic { op: *op, lanes: *lanes }),
            None => X86Op::of_128_bits(name).map(|op| X86Intrinsic { op, lanes: 1 }),
        }
    }

    /// Returns the name after `llvm.x86.`
    pub fn name(self) -> &'static str {
        let wider = WIDER.iter().find(|(_, op, lanes)| (*op, *lanes) == (self.op, self.lanes));
        wider.map_or(self.op.name(), |(name, ..)| name)
    }

    /// Returns the number of 128-bit lanes of an argument; 1 for a scalar.
    pub fn lanes_of(self, argument: usize) -> u32 {
        use X86Op::*;
        let is_count =
            matches!(self.op, Psllw | Pslld | Psllq | Psrlw | Psrld | Psrlq | Psraw | Psrad) && argument == 1;
        let is_vector = self.op.params().get(argument).is_some_and(|kind| kind.is_vector());
        if is_vector && !is_count { self.lanes } else { 1 }
    }

    /// Returns how the results of the lanes are combined.
    pub fn combination(self) -> LaneCombination {
        use X86Op::*;
        match self.op {
            _ if self.lanes == 1 => LaneCombination::Concat,
            Cvtpd2dq | Cvttpd2dq | Cvtpd2ps => LaneCombination::ConcatLow,
            Movmskps => LaneCombination::Bits(4),
            Movmskpd => LaneCombination::Bits(2),
            Pmovmskb => LaneCombination::Bits(16),
            Ptestz | Ptestc | Vtestzps | Vtestcps | Vtestzpd | Vtestcpd => LaneCombination::And,
            Ptestnzc => LaneCombination::Nor(Ptestz, Ptestc),
            Vtestnzcps => LaneCombination::Nor(Vtestzps, Vtestcps),
            Vtestnzcpd => LaneCombination::Nor(Vtestzpd, Vtestcpd),
            _ => LaneCombination::Concat,
        }
    }

    /// Returns the immediate that applies to a lane.
    pub fn immediate_of_lane(self, imm: u8, lane: u32) -> u8 {
        if self.op == X86Op::Mpsadbw { imm >> (3 * lane) } else { imm }
    }

    /// Whether a call has the types of the intrinsic, and constants for its immediates.
    pub fn matches_signature(self, types: &Types, constants: &Constants, call: &CallInfo) -> bool {
        let TypeKind::Function { ret, .. } = types.kind(call.fn_ty) else { return false };
        let ret_bits = match self.combination() {
            LaneCombination::ConcatLow => 64 * self.lanes,
            _ => 128 * self.lanes,
        };
        let ret_ok = self.op.ret().map_or(*ret == Type::VOID, |ty| ty.is(types, *ret, ret_bits));
        let params = self.op.params();
        let args_ok = params.iter().zip(&call.args).enumerate().all(|(n, (param, arg))| {
            let type_ok = param.is(types, arg.ty, 128 * self.lanes_of(n));
            // `xgetbv` is supported for register 0 only, the one programs query.
            let is_supported = |imm: u8| self.op != X86Op::Xgetbv || imm == 0;
            type_ok && (*param != Immediate || immediate(constants, arg.value).is_some_and(is_supported))
        });
        ret_ok && args_ok && params.len() == call.args.len()
    }
}

/// Returns the value of an immediate; `None` if it is not an integer constant.
pub fn immediate(constants: &Constants, operand: Operand) -> Option<u8> {
    match operand {
        Operand::Const(c) => constants[c].as_int().map(|n| n as u8),
        Operand::Value(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_finds_its_intrinsic() {
        let all = X86Op::ALL.iter().map(|op| X86Intrinsic { op: *op, lanes: 1 });
        let wider = WIDER.iter().map(|(_, op, lanes)| X86Intrinsic { op: *op, lanes: *lanes });
        // The 128-bit forms of Permd and Permps do not exist; the 256-bit ones are in `WIDER`.
        for one in all.filter(|one| !matches!(one.op, X86Op::Permd | X86Op::Permps)).chain(wider) {
            assert_eq!(X86Intrinsic::named(one.name()), Some(one));
        }
        assert_eq!(X86Intrinsic::named("avx2.gather.d.d"), None);
    }
}

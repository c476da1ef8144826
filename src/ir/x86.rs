//! The intrinsic functions of x86 processors: one instruction each, of SSE to SSE4.2, AES and CLMUL, on registers of 128 bits.
//! Clang emits them for what its headers (`emmintrin.h` and its kin) have and LLVM IR has no instruction for. They are not in
//! the LangRef; their meaning is in the processor manuals.
//!
//! This is only their names and types: what they do is the engines' business.

use super::inst::CallInfo;
use super::{Constants, Operand, Type, TypeKind, Types};
use Kind::*;

/// What an argument or a result is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
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
    /// An integer of so many bits.
    Int(u32),
    /// A constant that is part of the instruction: `i8`, in old files `i32`.
    Immediate,
    /// An address.
    Pointer,
}

impl Kind {
    /// Whether it is a vector of 128 bits.
    pub fn is_vector(self) -> bool {
        matches!(self, Bytes | Words | Doublewords | Quadwords | Floats | Doubles)
    }

    /// Bits of each element.
    pub fn lane_bits(self) -> u32 {
        match self {
            Bytes | Immediate => 8,
            Words => 16,
            Doublewords | Floats => 32,
            Quadwords | Doubles | Pointer => 64,
            Int(bits) => bits,
        }
    }

    fn is(self, types: &Types, ty: Type) -> bool {
        let vector = |is_element: bool| types.vector(ty).is_some_and(|v| v.0 * self.lane_bits() == 128 && is_element);
        let elem = types.scalar(ty);
        match self {
            Bytes | Words | Doublewords | Quadwords => vector(types.int_width(elem) == Some(self.lane_bits())),
            Floats => vector(elem == Type::FLOAT),
            Doubles => vector(elem == Type::DOUBLE),
            Int(bits) => types.int_width(ty) == Some(bits),
            Immediate => matches!(types.int_width(ty), Some(8 | 32)),
            Pointer => types.is_ptr(ty),
        }
    }
}

macro_rules! intrinsics {
    ($($op:ident = $name:literal: [$($param:expr),*] => $ret:expr;)*) => {
        /// An intrinsic function of the processor, named as the instruction is.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[expect(missing_docs, reason = "the processor manuals describe each instruction under its name")]
        pub enum X86 { $($op),* }

        impl X86 {
            /// All of them.
            pub const ALL: &'static [X86] = &[$(X86::$op),*];

            /// The intrinsic `llvm.x86.NAME`.
            pub fn named(name: &str) -> Option<X86> {
                Some(match name { $($name => X86::$op,)* _ => return None })
            }

            /// Its name behind `llvm.x86.`
            pub fn name(self) -> &'static str {
                match self { $(X86::$op => $name),* }
            }

            /// What its arguments are.
            pub fn params(self) -> &'static [Kind] {
                match self { $(X86::$op => &[$($param),*]),* }
            }

            /// What it gives.
            pub fn ret(self) -> Option<Kind> {
                match self { $(X86::$op => $ret),* }
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
}

impl X86 {
    /// Whether a call has the types of the intrinsic, and constants where the instruction needs them.
    pub fn fits(self, types: &Types, constants: &Constants, call: &CallInfo) -> bool {
        let TypeKind::Function { ret, .. } = types.kind(call.fn_ty) else { return false };
        let gives = self.ret().map_or(*ret == Type::VOID, |kind| kind.is(types, *ret));
        let params = self.params();
        let takes = params.iter().zip(&call.args).all(|(kind, arg)| {
            kind.is(types, arg.ty) && (*kind != Immediate || immediate(constants, arg.value).is_some())
        });
        gives && takes && params.len() == call.args.len()
    }
}

/// The number that is part of the instruction.
pub fn immediate(constants: &Constants, operand: Operand) -> Option<u8> {
    match operand {
        Operand::Const(c) => constants[c].as_int().map(|n| n as u8),
        Operand::Value(_) => None,
    }
}

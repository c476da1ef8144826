//! Target intrinsics of x86 ([`crate::ir::x86`]) as functions that compiled code calls. Each consists of its
//! instruction. Arguments and results are in the registers of the C ABI. Intrinsics that Cranelift supports are not
//! called; see `jit::translate::intrinsic::x86`.

use crate::ir::x86::X86Op;
use core::arch::x86_64::*;

/// Selects the instruction for an immediate operand.
macro_rules! by_number {
    (eight, $number:expr, $f:ident $args:tt) => {
        match $number & 7 {
            0 => $f::<0> $args, 1 => $f::<1> $args, 2 => $f::<2> $args, 3 => $f::<3> $args,
            4 => $f::<4> $args, 5 => $f::<5> $args, 6 => $f::<6> $args, _ => $f::<7> $args,
        }
    };
    (sixteen, $number:expr, $f:ident $args:tt) => { by_number!(@low 0, $number, $f $args) };
    (strings, $number:expr, $f:ident $args:tt) => { by_number!(@high $number & 127, $f $args) };
    (all, $number:expr, $f:ident $args:tt) => { by_number!(@high $number, $f $args) };
    (@high $number:expr, $f:ident $args:tt) => {
        match ($number >> 4) & 15 {
            0 => by_number!(@low 0, $number, $f $args), 1 => by_number!(@low 1, $number, $f $args),
            2 => by_number!(@low 2, $number, $f $args), 3 => by_number!(@low 3, $number, $f $args),
            4 => by_number!(@low 4, $number, $f $args), 5 => by_number!(@low 5, $number, $f $args),
            6 => by_number!(@low 6, $number, $f $args), 7 => by_number!(@low 7, $number, $f $args),
            8 => by_number!(@low 8, $number, $f $args), 9 => by_number!(@low 9, $number, $f $args),
            10 => by_number!(@low 10, $number, $f $args), 11 => by_number!(@low 11, $number, $f $args),
            12 => by_number!(@low 12, $number, $f $args), 13 => by_number!(@low 13, $number, $f $args),
            14 => by_number!(@low 14, $number, $f $args), _ => by_number!(@low 15, $number, $f $args),
        }
    };
    (@low $high:literal, $number:expr, $f:ident $args:tt) => {
        match $number & 15 {
            0 => $f::<{ $high * 16 }> $args, 1 => $f::<{ $high * 16 + 1 }> $args,
            2 => $f::<{ $high * 16 + 2 }> $args, 3 => $f::<{ $high * 16 + 3 }> $args,
            4 => $f::<{ $high * 16 + 4 }> $args, 5 => $f::<{ $high * 16 + 5 }> $args,
            6 => $f::<{ $high * 16 + 6 }> $args, 7 => $f::<{ $high * 16 + 7 }> $args,
            8 => $f::<{ $high * 16 + 8 }> $args, 9 => $f::<{ $high * 16 + 9 }> $args,
            10 => $f::<{ $high * 16 + 10 }> $args, 11 => $f::<{ $high * 16 + 11 }> $args,
            12 => $f::<{ $high * 16 + 12 }> $args, 13 => $f::<{ $high * 16 + 13 }> $args,
            14 => $f::<{ $high * 16 + 14 }> $args, _ => $f::<{ $high * 16 + 15 }> $args,
        }
    };
}

/// Wraps an instruction that accesses memory.
macro_rules! accessing {
    ($access:expr) => {
        // SAFETY: the program is responsible for its addresses. A fault is reported at the call.
        unsafe { $access }
    };
}

macro_rules! instructions {
    (others $($other:ident)*; $($op:ident $feature:tt ($($arg:ident: $ty:ty),*) $(-> $ret:ty)? $body:block)*) => {
        mod functions {
            use super::*;
            $(
                #[allow(non_snake_case, reason = "named as the instruction is")]
                #[allow(improper_ctypes_definitions, reason = "registers are passed as the C ABI has it")]
                #[target_feature(enable = $feature)]
                pub extern "sysv64" fn $op($($arg: $ty),*) $(-> $ret)? $body
            )*
        }

        /// Returns the address of an instruction's function; `None` if Cranelift always lowers it natively.
        pub(in crate::jit) fn address(op: X86Op) -> Option<u64> {
            match op { $(X86Op::$op => Some(functions::$op as *const () as u64),)* $(X86Op::$other => None),* }
        }

        /// Returns the name of the CPU feature that the instruction needs, if this processor lacks it.
        pub(in crate::jit) fn missing(op: X86Op) -> Option<&'static str> {
            let (has, feature) = match op {
                $(X86Op::$op => (std::arch::is_x86_feature_detected!($feature), $feature),)*
                $(X86Op::$other => return None),*
            };
            (!has).then_some(feature)
        }
    };
}

instructions! {
    others Cmpss Cmpps Cmpsd Cmppd Sfence Lfence Mfence Pause Clflush Emms Vzeroupper Vzeroall
        Addcarry32 Addcarry64 Subborrow32 Subborrow64 Permps;
    Maxps "sse2" (a: __m128, b: __m128) -> __m128 { _mm_max_ps(a, b) }
    Maxss "sse2" (a: __m128, b: __m128) -> __m128 { _mm_max_ss(a, b) }
    Minps "sse2" (a: __m128, b: __m128) -> __m128 { _mm_min_ps(a, b) }
    Minss "sse2" (a: __m128, b: __m128) -> __m128 { _mm_min_ss(a, b) }
    Maxpd "sse2" (a: __m128d, b: __m128d) -> __m128d { _mm_max_pd(a, b) }
    Maxsd "sse2" (a: __m128d, b: __m128d) -> __m128d { _mm_max_sd(a, b) }
    Minpd "sse2" (a: __m128d, b: __m128d) -> __m128d { _mm_min_pd(a, b) }
    Minsd "sse2" (a: __m128d, b: __m128d) -> __m128d { _mm_min_sd(a, b) }
    Rcpps "sse2" (a: __m128) -> __m128 { _mm_rcp_ps(a) }
    Rcpss "sse2" (a: __m128) -> __m128 { _mm_rcp_ss(a) }
    Rsqrtps "sse2" (a: __m128) -> __m128 { _mm_rsqrt_ps(a) }
    Rsqrtss "sse2" (a: __m128) -> __m128 { _mm_rsqrt_ss(a) }
    Comieqss "sse2" (a: __m128, b: __m128) -> i32 { _mm_comieq_ss(a, b) }
    Comigess "sse2" (a: __m128, b: __m128) -> i32 { _mm_comige_ss(a, b) }
    Comigtss "sse2" (a: __m128, b: __m128) -> i32 { _mm_comigt_ss(a, b) }
    Comiless "sse2" (a: __m128, b: __m128) -> i32 { _mm_comile_ss(a, b) }
    Comiltss "sse2" (a: __m128, b: __m128) -> i32 { _mm_comilt_ss(a, b) }
    Comineqss "sse2" (a: __m128, b: __m128) -> i32 { _mm_comineq_ss(a, b) }
    Ucomieqss "sse2" (a: __m128, b: __m128) -> i32 { _mm_ucomieq_ss(a, b) }
    Ucomigess "sse2" (a: __m128, b: __m128) -> i32 { _mm_ucomige_ss(a, b) }
    Ucomigtss "sse2" (a: __m128, b: __m128) -> i32 { _mm_ucomigt_ss(a, b) }
    Ucomiless "sse2" (a: __m128, b: __m128) -> i32 { _mm_ucomile_ss(a, b) }
    Ucomiltss "sse2" (a: __m128, b: __m128) -> i32 { _mm_ucomilt_ss(a, b) }
    Ucomineqss "sse2" (a: __m128, b: __m128) -> i32 { _mm_ucomineq_ss(a, b) }
    Comieqsd "sse2" (a: __m128d, b: __m128d) -> i32 { _mm_comieq_sd(a, b) }
    Comigesd "sse2" (a: __m128d, b: __m128d) -> i32 { _mm_comige_sd(a, b) }
    Comigtsd "sse2" (a: __m128d, b: __m128d) -> i32 { _mm_comigt_sd(a, b) }
    Comilesd "sse2" (a: __m128d, b: __m128d) -> i32 { _mm_comile_sd(a, b) }
    Comiltsd "sse2" (a: __m128d, b: __m128d) -> i32 { _mm_comilt_sd(a, b) }
    Comineqsd "sse2" (a: __m128d, b: __m128d) -> i32 { _mm_comineq_sd(a, b) }
    Ucomieqsd "sse2" (a: __m128d, b: __m128d) -> i32 { _mm_ucomieq_sd(a, b) }
    Ucomigesd "sse2" (a: __m128d, b: __m128d) -> i32 { _mm_ucomige_sd(a, b) }
    Ucomigtsd "sse2" (a: __m128d, b: __m128d) -> i32 { _mm_ucomigt_sd(a, b) }
    Ucomilesd "sse2" (a: __m128d, b: __m128d) -> i32 { _mm_ucomile_sd(a, b) }
    Ucomiltsd "sse2" (a: __m128d, b: __m128d) -> i32 { _mm_ucomilt_sd(a, b) }
    Ucomineqsd "sse2" (a: __m128d, b: __m128d) -> i32 { _mm_ucomineq_sd(a, b) }
    Cvtss2si "sse2" (a: __m128) -> i32 { _mm_cvtss_si32(a) }
    Cvtss2si64 "sse2" (a: __m128) -> i64 { _mm_cvtss_si64(a) }
    Cvttss2si "sse2" (a: __m128) -> i32 { _mm_cvttss_si32(a) }
    Cvttss2si64 "sse2" (a: __m128) -> i64 { _mm_cvttss_si64(a) }
    Cvtsd2si "sse2" (a: __m128d) -> i32 { _mm_cvtsd_si32(a) }
    Cvtsd2si64 "sse2" (a: __m128d) -> i64 { _mm_cvtsd_si64(a) }
    Cvttsd2si "sse2" (a: __m128d) -> i32 { _mm_cvttsd_si32(a) }
    Cvttsd2si64 "sse2" (a: __m128d) -> i64 { _mm_cvttsd_si64(a) }
    Cvtpd2dq "sse2" (a: __m128d) -> __m128i { _mm_cvtpd_epi32(a) }
    Cvttpd2dq "sse2" (a: __m128d) -> __m128i { _mm_cvttpd_epi32(a) }
    Cvtps2dq "sse2" (a: __m128) -> __m128i { _mm_cvtps_epi32(a) }
    Cvttps2dq "sse2" (a: __m128) -> __m128i { _mm_cvttps_epi32(a) }
    Cvtpd2ps "sse2" (a: __m128d) -> __m128 { _mm_cvtpd_ps(a) }
    Cvtsd2ss "sse2" (a: __m128, b: __m128d) -> __m128 { _mm_cvtsd_ss(a, b) }
    Movmskps "sse2" (a: __m128) -> i32 { _mm_movemask_ps(a) }
    Movmskpd "sse2" (a: __m128d) -> i32 { _mm_movemask_pd(a) }
    Pmovmskb "sse2" (a: __m128i) -> i32 { _mm_movemask_epi8(a) }
    Packssdw "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_packs_epi32(a, b) }
    Packsswb "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_packs_epi16(a, b) }
    Packuswb "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_packus_epi16(a, b) }
    Packusdw "sse4.1" (a: __m128i, b: __m128i) -> __m128i { _mm_packus_epi32(a, b) }
    Pavgb "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_avg_epu8(a, b) }
    Pavgw "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_avg_epu16(a, b) }
    Pmaddwd "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_madd_epi16(a, b) }
    Pmulhw "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_mulhi_epi16(a, b) }
    Pmulhuw "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_mulhi_epu16(a, b) }
    Psadbw "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_sad_epu8(a, b) }
    Psllw "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_sll_epi16(a, b) }
    Pslld "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_sll_epi32(a, b) }
    Psllq "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_sll_epi64(a, b) }
    Psrlw "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_srl_epi16(a, b) }
    Psrld "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_srl_epi32(a, b) }
    Psrlq "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_srl_epi64(a, b) }
    Psraw "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_sra_epi16(a, b) }
    Psrad "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_sra_epi32(a, b) }
    Psllwi "sse2" (a: __m128i, b: i32) -> __m128i { _mm_sll_epi16(a, _mm_cvtsi64_si128(b as u32 as i64)) }
    Pslldi "sse2" (a: __m128i, b: i32) -> __m128i { _mm_sll_epi32(a, _mm_cvtsi64_si128(b as u32 as i64)) }
    Psllqi "sse2" (a: __m128i, b: i32) -> __m128i { _mm_sll_epi64(a, _mm_cvtsi64_si128(b as u32 as i64)) }
    Psrlwi "sse2" (a: __m128i, b: i32) -> __m128i { _mm_srl_epi16(a, _mm_cvtsi64_si128(b as u32 as i64)) }
    Psrldi "sse2" (a: __m128i, b: i32) -> __m128i { _mm_srl_epi32(a, _mm_cvtsi64_si128(b as u32 as i64)) }
    Psrlqi "sse2" (a: __m128i, b: i32) -> __m128i { _mm_srl_epi64(a, _mm_cvtsi64_si128(b as u32 as i64)) }
    Psrawi "sse2" (a: __m128i, b: i32) -> __m128i { _mm_sra_epi16(a, _mm_cvtsi64_si128(b as u32 as i64)) }
    Psradi "sse2" (a: __m128i, b: i32) -> __m128i { _mm_sra_epi32(a, _mm_cvtsi64_si128(b as u32 as i64)) }
    Addsubps "sse3" (a: __m128, b: __m128) -> __m128 { _mm_addsub_ps(a, b) }
    Addsubpd "sse3" (a: __m128d, b: __m128d) -> __m128d { _mm_addsub_pd(a, b) }
    Haddps "sse3" (a: __m128, b: __m128) -> __m128 { _mm_hadd_ps(a, b) }
    Haddpd "sse3" (a: __m128d, b: __m128d) -> __m128d { _mm_hadd_pd(a, b) }
    Hsubps "sse3" (a: __m128, b: __m128) -> __m128 { _mm_hsub_ps(a, b) }
    Hsubpd "sse3" (a: __m128d, b: __m128d) -> __m128d { _mm_hsub_pd(a, b) }
    Phaddw "ssse3" (a: __m128i, b: __m128i) -> __m128i { _mm_hadd_epi16(a, b) }
    Phaddd "ssse3" (a: __m128i, b: __m128i) -> __m128i { _mm_hadd_epi32(a, b) }
    Phaddsw "ssse3" (a: __m128i, b: __m128i) -> __m128i { _mm_hadds_epi16(a, b) }
    Phsubw "ssse3" (a: __m128i, b: __m128i) -> __m128i { _mm_hsub_epi16(a, b) }
    Phsubd "ssse3" (a: __m128i, b: __m128i) -> __m128i { _mm_hsub_epi32(a, b) }
    Phsubsw "ssse3" (a: __m128i, b: __m128i) -> __m128i { _mm_hsubs_epi16(a, b) }
    Pmaddubsw "ssse3" (a: __m128i, b: __m128i) -> __m128i { _mm_maddubs_epi16(a, b) }
    Pmulhrsw "ssse3" (a: __m128i, b: __m128i) -> __m128i { _mm_mulhrs_epi16(a, b) }
    Pshufb "ssse3" (a: __m128i, b: __m128i) -> __m128i { _mm_shuffle_epi8(a, b) }
    Psignb "ssse3" (a: __m128i, b: __m128i) -> __m128i { _mm_sign_epi8(a, b) }
    Psignw "ssse3" (a: __m128i, b: __m128i) -> __m128i { _mm_sign_epi16(a, b) }
    Psignd "ssse3" (a: __m128i, b: __m128i) -> __m128i { _mm_sign_epi32(a, b) }
    Blendvps "sse4.1" (a: __m128, b: __m128, c: __m128) -> __m128 { _mm_blendv_ps(a, b, c) }
    Blendvpd "sse4.1" (a: __m128d, b: __m128d, c: __m128d) -> __m128d { _mm_blendv_pd(a, b, c) }
    Pblendvb "sse4.1" (a: __m128i, b: __m128i, c: __m128i) -> __m128i { _mm_blendv_epi8(a, b, c) }
    Dpps "sse4.1" (a: __m128, b: __m128, c: u32) -> __m128 { by_number!(all, c, _mm_dp_ps (a, b)) }
    Dppd "sse4.1" (a: __m128d, b: __m128d, c: u32) -> __m128d { by_number!(all, c, _mm_dp_pd (a, b)) }
    Insertps "sse4.1" (a: __m128, b: __m128, c: u32) -> __m128 { by_number!(all, c, _mm_insert_ps (a, b)) }
    Mpsadbw "sse4.1" (a: __m128i, b: __m128i, c: u32) -> __m128i { by_number!(eight, c, _mm_mpsadbw_epu8 (a, b)) }
    Phminposuw "sse4.1" (a: __m128i) -> __m128i { _mm_minpos_epu16(a) }
    Ptestz "sse4.1" (a: __m128i, b: __m128i) -> i32 { _mm_testz_si128(a, b) }
    Ptestc "sse4.1" (a: __m128i, b: __m128i) -> i32 { _mm_testc_si128(a, b) }
    Ptestnzc "sse4.1" (a: __m128i, b: __m128i) -> i32 { _mm_testnzc_si128(a, b) }
    Roundps "sse4.1" (a: __m128, b: u32) -> __m128 { by_number!(sixteen, b, _mm_round_ps (a)) }
    Roundpd "sse4.1" (a: __m128d, b: u32) -> __m128d { by_number!(sixteen, b, _mm_round_pd (a)) }
    Roundss "sse4.1" (a: __m128, b: __m128, c: u32) -> __m128 { by_number!(sixteen, c, _mm_round_ss (a, b)) }
    Roundsd "sse4.1" (a: __m128d, b: __m128d, c: u32) -> __m128d { by_number!(sixteen, c, _mm_round_sd (a, b)) }
    Pcmpistri "sse4.2" (a: __m128i, b: __m128i, c: u32) -> i32 { by_number!(strings, c, _mm_cmpistri (a, b)) }
    Pcmpistria "sse4.2" (a: __m128i, b: __m128i, c: u32) -> i32 { by_number!(strings, c, _mm_cmpistra (a, b)) }
    Pcmpistric "sse4.2" (a: __m128i, b: __m128i, c: u32) -> i32 { by_number!(strings, c, _mm_cmpistrc (a, b)) }
    Pcmpistrio "sse4.2" (a: __m128i, b: __m128i, c: u32) -> i32 { by_number!(strings, c, _mm_cmpistro (a, b)) }
    Pcmpistris "sse4.2" (a: __m128i, b: __m128i, c: u32) -> i32 { by_number!(strings, c, _mm_cmpistrs (a, b)) }
    Pcmpistriz "sse4.2" (a: __m128i, b: __m128i, c: u32) -> i32 { by_number!(strings, c, _mm_cmpistrz (a, b)) }
    Pcmpistrm "sse4.2" (a: __m128i, b: __m128i, c: u32) -> __m128i { by_number!(strings, c, _mm_cmpistrm (a, b)) }
    Pcmpestri "sse4.2" (a: __m128i, b: i32, c: __m128i, d: i32, e: u32) -> i32 { by_number!(strings, e, _mm_cmpestri (a, b, c, d)) }
    Pcmpestria "sse4.2" (a: __m128i, b: i32, c: __m128i, d: i32, e: u32) -> i32 { by_number!(strings, e, _mm_cmpestra (a, b, c, d)) }
    Pcmpestric "sse4.2" (a: __m128i, b: i32, c: __m128i, d: i32, e: u32) -> i32 { by_number!(strings, e, _mm_cmpestrc (a, b, c, d)) }
    Pcmpestrio "sse4.2" (a: __m128i, b: i32, c: __m128i, d: i32, e: u32) -> i32 { by_number!(strings, e, _mm_cmpestro (a, b, c, d)) }
    Pcmpestris "sse4.2" (a: __m128i, b: i32, c: __m128i, d: i32, e: u32) -> i32 { by_number!(strings, e, _mm_cmpestrs (a, b, c, d)) }
    Pcmpestriz "sse4.2" (a: __m128i, b: i32, c: __m128i, d: i32, e: u32) -> i32 { by_number!(strings, e, _mm_cmpestrz (a, b, c, d)) }
    Pcmpestrm "sse4.2" (a: __m128i, b: i32, c: __m128i, d: i32, e: u32) -> __m128i { by_number!(strings, e, _mm_cmpestrm (a, b, c, d)) }
    Crc32b "sse4.2" (a: i32, b: u32) -> i32 { _mm_crc32_u8(a as u32, b as u8) as i32 }
    Crc32w "sse4.2" (a: i32, b: u32) -> i32 { _mm_crc32_u16(a as u32, b as u16) as i32 }
    Crc32d "sse4.2" (a: i32, b: i32) -> i32 { _mm_crc32_u32(a as u32, b as u32) as i32 }
    Crc32q "sse4.2" (a: i64, b: i64) -> i64 { _mm_crc32_u64(a as u64, b as u64) as i64 }
    Pclmulqdq "pclmulqdq" (a: __m128i, b: __m128i, c: u32) -> __m128i { match c & 17 { 0 => _mm_clmulepi64_si128::<0>(a, b), 1 => _mm_clmulepi64_si128::<1>(a, b), 16 => _mm_clmulepi64_si128::<16>(a, b), _ => _mm_clmulepi64_si128::<17>(a, b) } }
    Aesenc "aes" (a: __m128i, b: __m128i) -> __m128i { _mm_aesenc_si128(a, b) }
    Aesenclast "aes" (a: __m128i, b: __m128i) -> __m128i { _mm_aesenclast_si128(a, b) }
    Aesdec "aes" (a: __m128i, b: __m128i) -> __m128i { _mm_aesdec_si128(a, b) }
    Aesdeclast "aes" (a: __m128i, b: __m128i) -> __m128i { _mm_aesdeclast_si128(a, b) }
    Aesimc "aes" (a: __m128i) -> __m128i { _mm_aesimc_si128(a) }
    Aeskeygenassist "aes" (a: __m128i, b: u32) -> __m128i { by_number!(all, b, _mm_aeskeygenassist_si128 (a)) }
    Lddqu "sse3" (a: *mut u8) -> __m128i { accessing!(_mm_lddqu_si128(a.cast())) }
    Maskmovdqu "sse2" (a: __m128i, b: __m128i, c: *mut u8) { accessing!(_mm_maskmoveu_si128(a, b, c.cast())) }
    Stmxcsr "sse2" (a: *mut u8) { accessing!(core::arch::asm!("stmxcsr [{}]", in(reg) a, options(nostack, preserves_flags))) }
    Ldmxcsr "sse2" (a: *mut u8) { accessing!(core::arch::asm!("ldmxcsr [{}]", in(reg) a, options(nostack, preserves_flags))) }
    Paddsb "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_adds_epi8(a, b) }
    Paddsw "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_adds_epi16(a, b) }
    Paddusb "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_adds_epu8(a, b) }
    Paddusw "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_adds_epu16(a, b) }
    Psubsb "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_subs_epi8(a, b) }
    Psubsw "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_subs_epi16(a, b) }
    Psubusb "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_subs_epu8(a, b) }
    Psubusw "sse2" (a: __m128i, b: __m128i) -> __m128i { _mm_subs_epu16(a, b) }
    Sqrtps "sse2" (a: __m128) -> __m128 { _mm_sqrt_ps(a) }
    Sqrtss "sse2" (a: __m128) -> __m128 { _mm_sqrt_ss(a) }
    Sqrtpd "sse2" (a: __m128d) -> __m128d { _mm_sqrt_pd(a) }
    Sqrtsd "sse2" (a: __m128d) -> __m128d { _mm_sqrt_sd(a, a) }
    Vpermilvarps "avx" (a: __m128, b: __m128i) -> __m128 { _mm_permutevar_ps(a, b) }
    Vpermilvarpd "avx" (a: __m128d, b: __m128i) -> __m128d { _mm_permutevar_pd(a, b) }
    Vtestzps "avx" (a: __m128, b: __m128) -> i32 { _mm_testz_ps(a, b) }
    Vtestcps "avx" (a: __m128, b: __m128) -> i32 { _mm_testc_ps(a, b) }
    Vtestnzcps "avx" (a: __m128, b: __m128) -> i32 { _mm_testnzc_ps(a, b) }
    Vtestzpd "avx" (a: __m128d, b: __m128d) -> i32 { _mm_testz_pd(a, b) }
    Vtestcpd "avx" (a: __m128d, b: __m128d) -> i32 { _mm_testc_pd(a, b) }
    Vtestnzcpd "avx" (a: __m128d, b: __m128d) -> i32 { _mm_testnzc_pd(a, b) }
    Psllvd "avx2" (a: __m128i, b: __m128i) -> __m128i { _mm_sllv_epi32(a, b) }
    Psllvq "avx2" (a: __m128i, b: __m128i) -> __m128i { _mm_sllv_epi64(a, b) }
    Psrlvd "avx2" (a: __m128i, b: __m128i) -> __m128i { _mm_srlv_epi32(a, b) }
    Psrlvq "avx2" (a: __m128i, b: __m128i) -> __m128i { _mm_srlv_epi64(a, b) }
    Psravd "avx2" (a: __m128i, b: __m128i) -> __m128i { _mm_srav_epi32(a, b) }
    Permd "avx2" (a: __m128i, b: __m128i, c: __m128i) -> __m128i { _mm256_castsi256_si128(_mm256_permutevar8x32_epi32(_mm256_set_m128i(b, a), _mm256_castsi128_si256(c))) }
    Sha1msg1 "sha" (a: __m128i, b: __m128i) -> __m128i { _mm_sha1msg1_epu32(a, b) }
    Sha1msg2 "sha" (a: __m128i, b: __m128i) -> __m128i { _mm_sha1msg2_epu32(a, b) }
    Sha1nexte "sha" (a: __m128i, b: __m128i) -> __m128i { _mm_sha1nexte_epu32(a, b) }
    Sha1rnds4 "sha" (a: __m128i, b: __m128i, c: u32) -> __m128i { match c & 3 { 0 => _mm_sha1rnds4_epu32::<0>(a, b), 1 => _mm_sha1rnds4_epu32::<1>(a, b), 2 => _mm_sha1rnds4_epu32::<2>(a, b), _ => _mm_sha1rnds4_epu32::<3>(a, b) } }
    Sha256msg1 "sha" (a: __m128i, b: __m128i) -> __m128i { _mm_sha256msg1_epu32(a, b) }
    Sha256msg2 "sha" (a: __m128i, b: __m128i) -> __m128i { _mm_sha256msg2_epu32(a, b) }
    Sha256rnds2 "sha" (a: __m128i, b: __m128i, c: __m128i) -> __m128i { _mm_sha256rnds2_epu32(a, b, c) }
    Bextr32 "bmi1" (a: i32, b: i32) -> i32 { _bextr2_u32(a as u32, b as u32) as i32 }
    Bextr64 "bmi1" (a: i64, b: i64) -> i64 { _bextr2_u64(a as u64, b as u64) as i64 }
    Bzhi32 "bmi2" (a: i32, b: i32) -> i32 { _bzhi_u32(a as u32, b as u32) as i32 }
    Bzhi64 "bmi2" (a: i64, b: i64) -> i64 { _bzhi_u64(a as u64, b as u32) as i64 }
    Pdep32 "bmi2" (a: i32, b: i32) -> i32 { _pdep_u32(a as u32, b as u32) as i32 }
    Pdep64 "bmi2" (a: i64, b: i64) -> i64 { _pdep_u64(a as u64, b as u64) as i64 }
    Pext32 "bmi2" (a: i32, b: i32) -> i32 { _pext_u32(a as u32, b as u32) as i32 }
    Pext64 "bmi2" (a: i64, b: i64) -> i64 { _pext_u64(a as u64, b as u64) as i64 }
    Xgetbv "xsave" (a: u32) -> i64 { accessing!(_xgetbv(a)) as i64 }
}

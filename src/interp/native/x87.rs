//! Single x87 instructions, executed by the real processor, since no library computes its transcendental functions bit
//! for bit.
//!
//! Numbers are the 80 bits of the format. Each function pushes its operands, runs one instruction and pops the results,
//! which leaves the register stack empty.

use std::arch::asm;

/// Results of an instruction.
#[derive(Clone, Copy, Debug, Default)]
pub struct X87Results {
    /// Top of the stack after the instruction, and the number below it.
    pub top: u128,
    pub below: u128,
    /// Status word.
    pub status: u16,
    /// Flags set by comparisons: carry, parity, zero.
    pub flags: u64,
}

/// Defines instructions by name, with their operands on the stack and their number of results.
macro_rules! instructions {
    ($($name:literal => $inst:literal;)*) => {
        /// Runs the instruction with the given name on two numbers of the stack, the first one at the top, and returns
        /// the two at the top afterwards. `control`: control word. Returns `None` for an unknown name.
        pub fn run(name: &str, top: u128, below: u128, control: u16) -> Option<X87Results> {
            let (mut first, mut second) = (0u128, 0u128);
            let (mut status, mut before) = (0u16, 0u16);
            let flags: u64;
            match name {
                $($name => {
                    // SAFETY: reads and writes variables of this function; the x87 stack and control words
                    // are restored.
                    unsafe {
                        asm!(
                            "fnstcw word ptr [{before}]",
                            "fldcw word ptr [{control}]",
                            "fldz",
                            "fldz",
                            "fld tbyte ptr [{below}]",
                            "fld tbyte ptr [{top}]",
                            "fnclex",
                            $inst,
                            "pushfq",
                            "pop {flags}",
                            "fnstsw word ptr [{status}]",
                            "fstp tbyte ptr [{first}]",
                            "fstp tbyte ptr [{second}]",
                            "fnclex",
                            "emms",
                            "fldcw word ptr [{before}]",
                            before = in(reg) &raw mut before,
                            control = in(reg) &raw const control,
                            below = in(reg) &raw const below,
                            top = in(reg) &raw const top,
                            status = in(reg) &raw mut status,
                            first = in(reg) &raw mut first,
                            second = in(reg) &raw mut second,
                            flags = out(reg) flags,
                            out("st(0)") _, out("st(1)") _, out("st(2)") _, out("st(3)") _,
                            out("st(4)") _, out("st(5)") _, out("st(6)") _, out("st(7)") _,
                        );
                    }
                })*
                _ => return None,
            }
            let all = u128::MAX >> 48;
            Some(X87Results { top: first & all, below: second & all, status, flags })
        }
    };
}

instructions! {
    "fld1" => "fld1";
    "fldz" => "fldz";
    "fldpi" => "fldpi";
    "fldl2e" => "fldl2e";
    "fldl2t" => "fldl2t";
    "fldlg2" => "fldlg2";
    "fldln2" => "fldln2";
    "fsin" => "fsin";
    "fcos" => "fcos";
    "fsqrt" => "fsqrt";
    "frndint" => "frndint";
    "f2xm1" => "f2xm1";
    "fabs" => "fabs";
    "fchs" => "fchs";
    "fptan" => "fptan";
    "fsincos" => "fsincos";
    "fxtract" => "fxtract";
    "fpatan" => "fpatan";
    "fyl2x" => "fyl2x";
    "fyl2xp1" => "fyl2xp1";
    "fscale" => "fscale";
    "fprem" => "fprem";
    "fprem1" => "fprem1";
    "fadd" => "fadd st, st(1)";
    "fmul" => "fmul st, st(1)";
    "fsub" => "fsub st, st(1)";
    "fsubr" => "fsubr st, st(1)";
    "fdiv" => "fdiv st, st(1)";
    "fdivr" => "fdivr st, st(1)";
    "fcomi" => "fcomi st, st(1)";
    "fucomi" => "fucomi st, st(1)";
    "fcom" => "fcom st(1)";
    "fucom" => "fucom st(1)";
    "ftst" => "ftst";
    "fxam" => "fxam";
}

/// Converts a number of 32, 64 or 80 bits to the x87 format.
pub fn widen(bits: u128, size: u32) -> u128 {
    let mut result = 0u128;
    // SAFETY: reads one number and writes another; the x87 stack is restored.
    unsafe {
        match size {
            32 => {
                asm!("fld dword ptr [{a}]", "fstp tbyte ptr [{r}]", a = in(reg) &raw const bits, r = in(reg) &raw mut result,
                out("st(0)") _, options(nostack))
            }
            64 => {
                asm!("fld qword ptr [{a}]", "fstp tbyte ptr [{r}]", a = in(reg) &raw const bits, r = in(reg) &raw mut result,
                out("st(0)") _, options(nostack))
            }
            _ => result = bits,
        }
    }
    result & u128::MAX >> 48
}

/// Converts a number from the x87 format, rounded as specified by the control word.
pub fn narrow(number: u128, size: u32, control: u16) -> u128 {
    let (mut result, mut before) = (0u128, 0u16);
    macro_rules! store {
        ($store:literal) => {
            asm!(
                "fnstcw word ptr [{before}]",
                "fldcw word ptr [{control}]",
                "fld tbyte ptr [{a}]",
                $store,
                "fnclex",
                "fldcw word ptr [{before}]",
                before = in(reg) &raw mut before,
                control = in(reg) &raw const control,
                a = in(reg) &raw const number,
                r = in(reg) &raw mut result,
                out("st(0)") _,
                options(nostack)
            )
        };
    }
    // SAFETY: as above.
    unsafe {
        match size {
            32 => store!("fstp dword ptr [{r}]"),
            64 => store!("fstp qword ptr [{r}]"),
            _ => result = number,
        }
    }
    result
}

/// Converts a signed integer to the x87 format.
pub fn of_integer(n: i64) -> u128 {
    let mut result = 0u128;
    // SAFETY: as above.
    unsafe {
        asm!("fild qword ptr [{a}]", "fstp tbyte ptr [{r}]", a = in(reg) &raw const n, r = in(reg) &raw mut result,
            out("st(0)") _, options(nostack));
    }
    result & u128::MAX >> 48
}

/// Converts a number to a 64-bit integer, rounded as specified by the control word or (`cut`) truncated. Out of range
/// yields the minimum.
pub fn to_integer(number: u128, control: u16, cut: bool) -> i64 {
    let (mut result, mut before) = (0i64, 0u16);
    let control = if cut { control | 0xc00 } else { control };
    // SAFETY: as above.
    unsafe {
        asm!(
            "fnstcw word ptr [{before}]",
            "fldcw word ptr [{control}]",
            "fld tbyte ptr [{a}]",
            "fistp qword ptr [{r}]",
            "fnclex",
            "fldcw word ptr [{before}]",
            before = in(reg) &raw mut before,
            control = in(reg) &raw const control,
            a = in(reg) &raw const number,
            r = in(reg) &raw mut result,
            out("st(0)") _, options(nostack)
        );
    }
    result
}

//! Single instructions of the x87, on the processor's own: nothing else has its transcendental functions to the last bit.
//!
//! Numbers are the 80 bits of the format; each function puts its operands onto the stack, runs one instruction and takes the
//! results off, so that nothing is left.

use std::arch::asm;

/// What an instruction gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Done {
    /// What is at the top afterwards, and below it.
    pub top: u128,
    pub below: u128,
    /// The status word.
    pub status: u16,
    /// The flags that comparisons set: carry, parity, zero.
    pub flags: u64,
}

/// Instructions by name: with these operands on the stack, and so many results.
macro_rules! instructions {
    ($($name:literal => $inst:literal;)*) => {
        /// Runs the instruction of a name with two numbers on the stack, the first at its top, and gives the two at the top
        /// afterwards. `control`: the word of control. `None`: it is not known.
        pub fn run(name: &str, top: u128, below: u128, control: u16) -> Option<Done> {
            let (mut first, mut second) = (0u128, 0u128);
            let (mut status, mut before) = (0u16, 0u16);
            let flags: u64;
            match name {
                $($name => {
                    // SAFETY: reads and writes variables of this function; the unit's stack and words are as they were.
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
            Some(Done { top: first & all, below: second & all, status, flags })
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

/// A number of 32, 64 or 80 bits in the unit's format.
pub fn widen(bits: u128, size: u32) -> u128 {
    let mut result = 0u128;
    // SAFETY: reads one number and writes another; the unit's stack is as it was.
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

/// The other way round, rounded as the word of control says.
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
    // SAFETY: likewise.
    unsafe {
        match size {
            32 => store!("fstp dword ptr [{r}]"),
            64 => store!("fstp qword ptr [{r}]"),
            _ => result = number,
        }
    }
    result
}

/// An integer with its sign in the unit's format.
pub fn of_integer(n: i64) -> u128 {
    let mut result = 0u128;
    // SAFETY: likewise.
    unsafe {
        asm!("fild qword ptr [{a}]", "fstp tbyte ptr [{r}]", a = in(reg) &raw const n, r = in(reg) &raw mut result,
            out("st(0)") _, options(nostack));
    }
    result & u128::MAX >> 48
}

/// A number as an integer of 64 bits, rounded as the word of control says, or cut off. What does not fit is the least one.
pub fn to_integer(number: u128, control: u16, cut: bool) -> i64 {
    let (mut result, mut before) = (0i64, 0u16);
    let control = if cut { control | 0xc00 } else { control };
    // SAFETY: likewise.
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

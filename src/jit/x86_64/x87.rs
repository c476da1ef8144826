//! `x86_fp80` arithmetic on the x87. Numbers are passed as their 80 bits; the bits above them are ignored.
//!
//! Cranelift does not use the x87 registers, so a function of the program can leave its result there ([`push`]) just
//! before it returns, and its caller can take it ([`pop`]) just after the call.

use std::arch::asm;

/// Defines an instruction with two operands, the first of which is pushed first.
macro_rules! binary {
    ($($(#[$doc:meta])* $name:ident = $inst:literal;)*) => {
        $($(#[$doc])* pub(in crate::jit) extern "sysv64" fn $name(a: u128, b: u128) -> u128 {
            let mut result = 0u128;
            // SAFETY: reads two numbers, writes one, and leaves the x87 stack unchanged.
            unsafe {
                asm!(
                    "fld tbyte ptr [{a}]",
                    "fld tbyte ptr [{b}]",
                    $inst,
                    "fstp tbyte ptr [{r}]",
                    a = in(reg) &raw const a,
                    b = in(reg) &raw const b,
                    r = in(reg) &raw mut result,
                    out("st(0)") _, out("st(1)") _, out("st(2)") _, out("st(3)") _,
                    out("st(4)") _, out("st(5)") _, out("st(6)") _, out("st(7)") _,
                    options(nostack),
                );
            }
            result
        })*
    };
}

binary! {
    /// `fadd`
    add = "faddp st(1), st";
    /// `fsub`
    subtract = "fsubp st(1), st";
    /// `fmul`
    multiply = "fmulp st(1), st";
    /// `fdiv`
    divide = "fdivp st(1), st";
}

/// Computes `frem`; `fprem` reduces the exponent in steps.
pub(in crate::jit) extern "sysv64" fn remainder(a: u128, b: u128) -> u128 {
    let mut result = 0u128;
    // SAFETY: reads two numbers, writes one, and leaves the x87 stack unchanged.
    unsafe {
        asm!(
            "fld tbyte ptr [{b}]",
            "fld tbyte ptr [{a}]",
            "2:",
            "fprem",
            "fnstsw ax",
            "test ah, 4",
            "jnz 2b",
            "fstp tbyte ptr [{r}]",
            "fstp st(0)",
            a = in(reg) &raw const a,
            b = in(reg) &raw const b,
            r = in(reg) &raw mut result,
            out("ax") _,
            out("st(0)") _, out("st(1)") _, out("st(2)") _, out("st(3)") _,
            out("st(4)") _, out("st(5)") _, out("st(6)") _, out("st(7)") _,
            options(nostack),
        );
    }
    result
}

/// Computes `llvm.sqrt`.
pub(in crate::jit) extern "sysv64" fn square_root(a: u128) -> u128 {
    let mut result = 0u128;
    // SAFETY: reads a number, writes one, and leaves the x87 stack unchanged.
    unsafe {
        asm!(
            "fld tbyte ptr [{a}]",
            "fsqrt",
            "fstp tbyte ptr [{r}]",
            a = in(reg) &raw const a,
            r = in(reg) &raw mut result,
            out("st(0)") _, out("st(1)") _, out("st(2)") _, out("st(3)") _,
            out("st(4)") _, out("st(5)") _, out("st(6)") _, out("st(7)") _,
            options(nostack),
        );
    }
    result
}

/// Compares two numbers; see [`Order`](crate::jit::runtime::f80_f128::order).
pub(in crate::jit) extern "sysv64" fn compare(a: u128, b: u128) -> u32 {
    let (less, equal, unordered): (u8, u8, u8);
    // SAFETY: reads two numbers, and leaves the x87 stack unchanged.
    unsafe {
        asm!(
            "fld tbyte ptr [{b}]",
            "fld tbyte ptr [{a}]",
            "fucomip st, st(1)",
            "setb {less}",
            "sete {equal}",
            "setp {unordered}",
            "fstp st(0)",
            a = in(reg) &raw const a,
            b = in(reg) &raw const b,
            less = out(reg_byte) less,
            equal = out(reg_byte) equal,
            unordered = out(reg_byte) unordered,
            out("st(0)") _, out("st(1)") _, out("st(2)") _, out("st(3)") _,
            out("st(4)") _, out("st(5)") _, out("st(6)") _, out("st(7)") _,
            options(nostack),
        );
    }
    crate::jit::runtime::f80_f128::order(match (unordered, equal, less) {
        (1, ..) => None,
        (_, 1, _) => Some(std::cmp::Ordering::Equal),
        (_, _, 1) => Some(std::cmp::Ordering::Less),
        _ => Some(std::cmp::Ordering::Greater),
    })
}

/// Pushes a number onto the x87 stack, where C functions return it.
///
/// # Safety
/// The next C function that returns must return this number.
#[unsafe(naked)]
pub(in crate::jit) unsafe extern "sysv64" fn push(number: u128) {
    core::arch::naked_asm!("mov [rsp - 16], rdi", "mov [rsp - 8], rsi", "fld tbyte ptr [rsp - 16]", "ret",)
}

/// Pops a number from the x87 stack.
///
/// # Safety
/// The x87 stack must not be empty.
#[unsafe(naked)]
pub(in crate::jit) unsafe extern "sysv64" fn pop() -> u128 {
    core::arch::naked_asm!("fstp tbyte ptr [rsp - 16]", "mov rax, [rsp - 16]", "movzx edx, word ptr [rsp - 8]", "ret",)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn whole(exponent: u128, significand: u128) -> u128 {
        (0x3fff + exponent) << 64 | significand
    }

    #[test]
    fn operands_are_in_order() {
        let (one, two, three, six) = (whole(0, 1 << 63), whole(1, 1 << 63), whole(1, 3 << 62), whole(2, 3 << 62));
        assert_eq!((add(one, two), subtract(three, two), multiply(two, three)), (three, one, six));
        assert_eq!(
            (divide(six, three), remainder(six, whole(2, 1 << 63)), square_root(whole(2, 1 << 63))),
            (two, two, two)
        );
        let codes = [(one, two), (two, two), (three, two), (one, 0x7fff << 64 | 3 << 62)].map(|(a, b)| compare(a, b));
        assert_eq!(codes, [0, 1, 2, 3]);
        // SAFETY: one is pushed and one is popped.
        let back = unsafe {
            push(three);
            pop()
        };
        assert_eq!(back, three);
    }
}

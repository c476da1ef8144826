//! Trampolines (`llvm.init.trampoline`): code that the program has written into memory of its own, to call one of its functions with a
//! `nest` argument that the caller does not know of. It is what LLVM writes for x86-64, so that whoever calls it, functions of
//! the host too, does it as natively.

/// Bytes of a trampoline.
pub const SIZE: usize = 23;

/// The words of a trampoline with the bits that stand around the two addresses, and where each stands:
/// `movabs r11, function; movabs r10, nest; jmp r11`.
pub const PARTS: [(usize, &[u8]); 3] = [(0, &[0x49, 0xbb]), (10, &[0x49, 0xba]), (20, &[0x49, 0xff, 0xe3])];

/// Where the address of the function stands.
pub const FUNCTION: usize = 2;

/// Where the `nest` argument stands.
pub const NEST: usize = 12;

/// The code of a trampoline.
pub fn code(function: u64, nest: u64) -> [u8; SIZE] {
    let mut code = [0; SIZE];
    for (at, part) in PARTS {
        code[at..at + part.len()].copy_from_slice(part);
    }
    code[FUNCTION..FUNCTION + 8].copy_from_slice(&function.to_le_bytes());
    code[NEST..NEST + 8].copy_from_slice(&nest.to_le_bytes());
    code
}

/// Makes the pages that a trampoline lies in executable. A program that a linker makes has an executable stack if there are
/// trampolines in it; here it is only the pages with one. Where the system refuses that, calling it is a fault.
pub extern "sysv64" fn make_executable(trampoline: u64) {
    const PAGE: u64 = 4096;
    let start = trampoline & !(PAGE - 1);
    let end = trampoline.wrapping_add(SIZE as u64).next_multiple_of(PAGE);
    let all = libc::PROT_READ | libc::PROT_WRITE | libc::PROT_EXEC;
    // SAFETY: the program has just written to these pages, so that they are there and writable; what can be done with them
    // becomes more.
    unsafe { libc::mprotect(start as *mut libc::c_void, end.wrapping_sub(start) as usize, all) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trampoline_passes_its_argument_in_r10() {
        let text = code(0x1122_3344_5566_7788, 0x99aa_bbcc_ddee_ff00);
        assert_eq!(text[..10], [0x49, 0xbb, 0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11]);
        assert_eq!(text[10..20], [0x49, 0xba, 0x00, 0xff, 0xee, 0xdd, 0xcc, 0xbb, 0xaa, 0x99]);
        assert_eq!(text[20..], [0x49, 0xff, 0xe3]);
    }
}

//! Trampolines (`llvm.init.trampoline`): code in the memory of the program that loads the static chain (`nest`) into
//! r10 and jumps to a nested function. The code is the same as LLVM's for x86-64, so that any caller, including host
//! functions, can call it as in a native program. The interpreter's counterpart is `interp::exec::trampoline`; stubs of
//! host functions are in `host::closures`.

/// Size of a trampoline in bytes.
pub const SIZE: usize = 23;

/// Fixed bytes of a trampoline around its two addresses, with their offsets: `movabs r11, function; movabs
/// r10, nest; jmp r11`.
pub const PARTS: [(usize, &[u8]); 3] = [(0, &[0x49, 0xbb]), (10, &[0x49, 0xba]), (20, &[0x49, 0xff, 0xe3])];

/// Offset of the function's address.
pub const FUNCTION_OFFSET: usize = 2;

/// Offset of the `nest` argument.
pub const NEST_OFFSET: usize = 12;

/// Returns the code of a trampoline.
pub fn code(function: u64, nest: u64) -> [u8; SIZE] {
    let mut code = [0; SIZE];
    for (at, part) in PARTS {
        code[at..at + part.len()].copy_from_slice(part);
    }
    code[FUNCTION_OFFSET..FUNCTION_OFFSET + 8].copy_from_slice(&function.to_le_bytes());
    code[NEST_OFFSET..NEST_OFFSET + 8].copy_from_slice(&nest.to_le_bytes());
    code
}

/// Makes the pages of a trampoline executable. A linked program with trampolines has an executable stack; this function
/// makes only the pages of the trampoline executable. If the system refuses, calling the trampoline faults.
pub extern "sysv64" fn make_executable(address: u64) {
    const PAGE: u64 = 4096;
    let start = address & !(PAGE - 1);
    let end = address.wrapping_add(SIZE as u64).next_multiple_of(PAGE);
    let all = libc::PROT_READ | libc::PROT_WRITE | libc::PROT_EXEC;
    // SAFETY: the only caller, `llvm.init.trampoline`, has just written to these pages, so they are mapped and writable;
    // access is only extended.
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

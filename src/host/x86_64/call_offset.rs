//! Positions of calls in hand-written functions of this crate.

/// Instruction that marks the return address of a call: `nop dword ptr [rax + displacement]`. A search for it is much cheaper
/// than setting up a disassembler, which each start would pay for.
const MARK: &[u8] = b"\x0f\x1f\x80call";

/// Maximum distance in bytes of the mark from the start of the function.
const MAX_DISTANCE: usize = 512;

/// Expands to the instruction that marks the return address of the preceding call, for [`up_to_marked_call`].
macro_rules! mark_call {
    () => {
        ".byte 0x0f, 0x1f, 0x80; .ascii \"call\""
    };
}
pub(crate) use mark_call;

/// Returns the offset in bytes just behind the return address of the marked call in a function of this crate.
///
/// # Safety
/// There must be a function at the address with a call that is marked by `mark_call`.
pub unsafe fn up_to_marked_call(start: u64) -> u32 {
    // SAFETY: the caller guarantees the function, which is longer than the search, or is followed by other code.
    let bytes = unsafe { std::slice::from_raw_parts(start as *const u8, MAX_DISTANCE) };
    memchr::memmem::find(bytes, MARK).map_or(1, |at| at as u32 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced_x86::{Decoder, DecoderOptions, Mnemonic};

    #[unsafe(naked)]
    extern "sysv64" fn marked() {
        core::arch::naked_asm!("push rbp", "call {other}", mark_call!(), "pop rbp", "ret", other = sym other)
    }

    extern "sysv64" fn other() {}

    #[test]
    fn the_mark_is_where_the_call_returns() {
        let start = marked as *const () as u64;
        // SAFETY: the call in `marked` is marked; the bytes after the function are code too.
        let (found, bytes) = unsafe { (up_to_marked_call(start), std::slice::from_raw_parts(start as *const u8, 64)) };
        let mut insts = Decoder::with_ip(64, bytes, start, DecoderOptions::NONE).into_iter();
        let call = insts.find(|inst| inst.mnemonic() == Mnemonic::Call).expect("a call");
        assert_eq!(u64::from(found), call.next_ip() + 1 - start);
        let mark = insts.next().expect("an instruction");
        assert_eq!((mark.mnemonic(), mark.len()), (Mnemonic::Nop, MARK.len()));
        marked();
    }
}

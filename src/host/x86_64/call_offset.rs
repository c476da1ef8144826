//! Positions of calls in machine code.

use iced_x86::{Decoder, DecoderOptions, Mnemonic};

/// Returns the offset in bytes of the return address of the first call in a function of this crate.
///
/// # Safety
/// There must be a function at the address, and it must contain a call.
pub unsafe fn up_to_call(start: u64) -> u32 {
    // SAFETY: the caller guarantees the function; the bytes after it are code too.
    let bytes = unsafe { std::slice::from_raw_parts(start as *const u8, 512) };
    let mut decoder = Decoder::with_ip(64, bytes, start, DecoderOptions::NONE);
    let call = decoder.iter().find(|inst| inst.mnemonic() == Mnemonic::Call);
    call.map_or(1, |call| (call.next_ip() + 1 - start) as u32)
}

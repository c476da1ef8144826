//! What only the processor itself can say.

use std::arch::x86_64::{__cpuid_count, _rdtsc};

/// `cpuid`: eax, ebx, ecx and edx for a leaf and its part.
pub fn identify(leaf: u32, part: u32) -> [u32; 4] {
    let found = __cpuid_count(leaf, part);
    [found.eax, found.ebx, found.ecx, found.edx]
}

/// `rdtsc`
pub fn clock() -> u64 {
    // SAFETY: every processor of this architecture has it, and it changes nothing.
    unsafe { _rdtsc() }
}

//! Numbers in LEB128, the encoding of DWARF.

/// Appends an unsigned LEB128 number.
pub(in crate::jit) fn unsigned(out: &mut Vec<u8>, mut number: u64) {
    loop {
        let (low, rest) = (number as u8 & 0x7f, number >> 7);
        out.push(if rest == 0 { low } else { low | 0x80 });
        if rest == 0 {
            return;
        }
        number = rest;
    }
}

/// Appends a signed LEB128 number.
pub(in crate::jit) fn signed(out: &mut Vec<u8>, mut number: i64) {
    loop {
        let (low, rest) = (number as u8 & 0x7f, number >> 7);
        let last = rest == 0 && low & 0x40 == 0 || rest == -1 && low & 0x40 != 0;
        out.push(if last { low } else { low | 0x80 });
        if last {
            return;
        }
        number = rest;
    }
}

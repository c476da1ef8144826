//! Instructions given as machine code (`.byte 0x0f, 0x01, 0xd0`), a workaround for assemblers that lack their
//! mnemonics.

use iced_x86::{Decoder, DecoderOptions, FlowControl, Formatter, GasFormatter};

/// Disassembles machine code to AT&T syntax. `Err`: the unsupported construct.
pub fn written(bytes: &[u8]) -> Result<Vec<String>, String> {
    let mut decoder = Decoder::new(64, bytes, DecoderOptions::NONE);
    let mut formatter = GasFormatter::new();
    let mut all = Vec::new();
    while decoder.can_decode() {
        let at = decoder.position();
        let instruction = decoder.decode();
        let shown = || {
            let shown: Vec<String> = bytes[at..].iter().take(15).map(|b| format!("{b:02x}")).collect();
            shown.join(" ")
        };
        if instruction.is_invalid() {
            return Err(format!("inline assembly with the bytes `{}`, which are not an instruction,", shown()));
        }
        // Reassembled instructions may differ in length, which would invalidate relative displacements.
        let relative = matches!(
            instruction.flow_control(),
            FlowControl::ConditionalBranch | FlowControl::UnconditionalBranch | FlowControl::Call
        );
        if relative || instruction.is_ip_rel_memory_operand() {
            return Err(format!("inline assembly with the bytes `{}`, which contain a relative address,", shown()));
        }
        let mut text = String::new();
        formatter.format(&instruction, &mut text);
        all.push(text);
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_instructions_or_refused() {
        assert_eq!(written(&[0x0f, 0x01, 0xd0]), Ok(vec!["xgetbv".into()]));
        assert_eq!(written(&[0x90, 0x48, 0x01, 0xd8]), Ok(vec!["nop".into(), "add %rbx,%rax".into()]));
        for (bytes, why) in
            [(&[0x0f, 0x01][..], "`0f 01`, which are not an"), (&[0xeb, 0xfe], "`eb fe`, which contain a")]
        {
            let found = written(bytes).expect_err("they are refused");
            assert!(found.contains(why), "{found}");
        }
    }
}

//! Disassembly: the instructions of the program in the order of its text.

use super::{Inspector, StoppedProgram};
use crate::dap::code_map::parse_address;
use crate::interp::debug::{ObjectKind, Pointee};
use serde_json::{Value, json};

/// Maximum number of instructions returned at once.
const MAX_INSTRUCTIONS: i64 = 10_000;

impl Inspector {
    /// Answers `disassemble`. Positions before the first and after the last instruction are padded, as the protocol
    /// requires.
    pub(super) fn disassemble(&mut self, stopped: &StoppedProgram<'_, '_>, arguments: &Value) -> Result<Value, String> {
        let program = stopped.program();
        let code = self.code(&program);
        let text = arguments["memoryReference"].as_str().unwrap_or("");
        let mut address = parse_address(text).ok_or_else(|| format!("`{text}` is not an address"))?;
        // A pointer to a function leads to its first instruction.
        if code.location(address).is_none()
            && let Pointee::Object { object, offset: 0 } = stopped.state.pointer_to(address).target
            && let ObjectKind::Function(function) = stopped.state.object(object).kind
            && let Some(body) = program.body(function)
            && let Some(first) = body.blocks[body.entry()].insts.first()
        {
            address = code.address((function, *first)).unwrap_or(address);
        }
        let number = |key: &str| arguments[key].as_i64().unwrap_or(0).clamp(-(1 << 40), 1 << 40);
        let count = number("instructionCount").clamp(0, MAX_INSTRUCTIONS);
        let offset = number("offset") + number("instructionOffset");
        let first = i64::try_from(address).unwrap_or(i64::MAX).saturating_add(offset);
        let mut listed = code.instructions(first.max(0) as u64).peekable();
        let instruction = |n: i64| {
            let address = first.saturating_add(n);
            let mut out = json!({ "address": format!("{:#x}", address.max(0)) });
            let Some((_, (function, inst))) = listed.next_if(|(at, _)| i64::try_from(*at) == Ok(address)) else {
                out["instruction"] = "".into();
                out["presentationHint"] = "invalid".into();
                return out;
            };
            out["instruction"] = program.inst_text(function, inst).into();
            let Some(body) = program.body(function) else { return out };
            let graph = program.graph(function);
            if let Some((block, 0)) = graph.and_then(|graph| graph.places.get(&inst).copied()) {
                let name = program.global_name(function);
                out["symbol"] = match block == body.entry() {
                    true => name.into(),
                    false => format!("{name}:{}", program.block_name(function, block)).into(),
                };
            }
            if let Some((source, line)) = program.line(body.span(inst)) {
                // `Adapter::locate` replaces it by `location`.
                out["text"] = source.name.as_str().into();
                out["line"] = line.into();
            }
            out
        };
        Ok(json!({ "instructions": (0..count).map(instruction).collect::<Vec<_>>() }))
    }
}

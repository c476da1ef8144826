//! Scanner for the parts of each kind of statement.

use super::{InstSpans, Scanner, starts_type};
use crate::ir::Inst;
use crate::ir::inst::CallInfo;

impl Scanner<'_> {
    /// Parses the statement of an instruction.
    pub(crate) fn statement(&mut self, inst: &Inst, parts: &mut InstSpans) -> Option<()> {
        if self.peek()? == b'%' {
            parts.result = self.token();
            self.expect(b'=')?;
        }
        loop {
            let word = self.word()?;
            let opcode = &self.text[word.clone()];
            // `add` is the old spelling of `fadd`, and `getresult` that of `extractvalue`.
            let old = matches!(inst, Inst::ExtractValue { .. }) && opcode == "getresult"
                || matches!(inst, Inst::Icmp { .. }) && opcode == "vicmp"
                || matches!(inst, Inst::Fcmp { .. }) && opcode == "vfcmp";
            if opcode == inst.opcode() || inst.opcode().strip_prefix('f') == Some(opcode) || old {
                parts.opcode = Some(word);
                break;
            }
        }
        match inst {
            Inst::Invalid | Inst::Ret(None) | Inst::Unreachable | Inst::Unsupported(_) | Inst::Unwind => {
                if let Inst::Ret(None) = inst {
                    parts.types.push(self.ty()?);
                }
            }
            Inst::Br(_) => self.label(parts)?,
            Inst::Binary { .. } | Inst::Icmp { .. } | Inst::Fcmp { .. } => {
                self.words_and_attributes();
                if self.peek() == Some(b',') {
                    self.at += 1;
                }
                self.typed_value(parts)?;
                self.expect(b',')?;
                // The type of a shift amount, in the old spelling.
                let is_int = |t: &str| t.strip_prefix('i').is_some_and(|w| w.bytes().all(|b| b.is_ascii_digit()));
                if self.peek_token().is_some_and(is_int) {
                    self.token()?;
                }
                parts.operands.push(self.value()?);
            }
            Inst::Unary { .. } | Inst::Ret(Some(_)) => {
                self.words_and_attributes();
                self.typed_value(parts)?;
            }
            Inst::Cast { .. } => {
                self.words_and_attributes();
                self.typed_value(parts)?;
                self.word()?;
                parts.types.push(self.ty()?);
            }
            Inst::Select { .. } => {
                self.words_and_attributes();
                self.typed_value(parts)?;
                for _ in 0..2 {
                    self.expect(b',')?;
                    self.typed_value(parts)?;
                }
            }
            Inst::Phi { incoming, .. } => {
                self.words_and_attributes();
                parts.types.push(self.ty()?);
                for n in 0..incoming.len() {
                    if n > 0 {
                        self.expect(b',')?;
                    }
                    self.expect(b'[')?;
                    parts.operands.push(self.value()?);
                    self.expect(b',')?;
                    parts.targets.push(self.token()?);
                    self.expect(b']')?;
                }
            }
            Inst::Alloca { count, .. } => {
                self.words_and_attributes();
                parts.types.push(self.ty()?);
                if count.is_some() {
                    self.expect(b',')?;
                    self.typed_value(parts)?;
                }
            }
            Inst::Load { old, .. } => {
                self.words_and_attributes();
                self.first_type_and_pointer(*old, parts)?;
            }
            Inst::Store { .. } => {
                self.words_and_attributes();
                self.typed_value(parts)?;
                self.expect(b',')?;
                self.typed_value(parts)?;
            }
            Inst::Gep { old, indices, .. } => {
                self.words_and_attributes();
                self.first_type_and_pointer(*old, parts)?;
                for _ in 0..indices.len() {
                    self.expect(b',')?;
                    self.words_and_attributes();
                    self.typed_value(parts)?;
                }
            }
            Inst::ExtractValue { indices, .. } => {
                self.typed_value(parts)?;
                self.indices(indices.len(), parts)?;
            }
            Inst::InsertValue { indices, .. } => {
                self.typed_value(parts)?;
                self.expect(b',')?;
                self.typed_value(parts)?;
                self.indices(indices.len(), parts)?;
            }
            Inst::Call(call) => self.call(call, parts)?,
            Inst::Invoke(invoke) => {
                self.call(&invoke.call, parts)?;
                self.up_to("to")?;
                self.label(parts)?;
                self.word()?;
                self.label(parts)?;
            }
            Inst::CallBr(callbr) => {
                self.call(&callbr.call, parts)?;
                self.up_to("to")?;
                self.label(parts)?;
                self.labels(callbr.indirect.len(), parts)?;
            }
            Inst::LandingPad { clauses, .. } => {
                parts.types.push(self.ty()?);
                for _ in clauses {
                    while !matches!(&self.text[self.word()?], "catch" | "filter") {
                        if self.peek() != Some(b'c') && self.peek() != Some(b'f') {
                            self.ty()?;
                            self.value()?;
                        }
                    }
                    self.typed_value(parts)?;
                }
            }
            Inst::Resume(_) => self.typed_value(parts)?,
            Inst::CatchPad { args, .. } | Inst::CleanupPad { args, .. } => {
                self.word()?;
                parts.operands.push(self.value()?);
                self.expect(b'[')?;
                self.list(args.len(), parts)?;
            }
            Inst::CatchSwitch { handlers, unwind, .. } => {
                self.word()?;
                parts.operands.push(self.value()?);
                self.labels(handlers.len(), parts)?;
                self.expect(b']')?;
                self.word()?;
                if unwind.is_some() {
                    self.label(parts)?;
                }
            }
            Inst::CatchRet { .. } => {
                self.word()?;
                parts.operands.push(self.value()?);
                self.word()?;
                self.label(parts)?;
            }
            Inst::CleanupRet { unwind, .. } => {
                self.word()?;
                parts.operands.push(self.value()?);
                self.word()?;
                if unwind.is_some() {
                    self.label(parts)?;
                }
            }
            Inst::CondBr { .. } => {
                self.typed_value(parts)?;
                for _ in 0..2 {
                    self.expect(b',')?;
                    self.label(parts)?;
                }
            }
            Inst::Fence(_) => {}
            Inst::CmpXchg { .. }
            | Inst::AtomicRmw { .. }
            | Inst::ExtractElement { .. }
            | Inst::InsertElement { .. }
            | Inst::ShuffleVector { .. } => {
                self.words_and_attributes();
                self.typed_value(parts)?;
                while self.peek() == Some(b',') {
                    self.at += 1;
                    self.typed_value(parts)?;
                }
            }
            Inst::VaArg { .. } => {
                self.typed_value(parts)?;
                self.expect(b',')?;
                parts.types.push(self.ty()?);
            }
            Inst::IndirectBr { targets, .. } => {
                self.typed_value(parts)?;
                self.expect(b',')?;
                self.labels(targets.len(), parts)?;
            }
            Inst::Switch { cases, .. } => {
                self.typed_value(parts)?;
                self.expect(b',')?;
                self.label(parts)?;
                self.expect(b'[')?;
                for _ in 0..cases.len() {
                    parts.types.push(self.ty()?);
                    parts.cases.push(self.value()?);
                    self.expect(b',')?;
                    self.label(parts)?;
                }
            }
        }
        Some(())
    }

    /// Parses a call after its opcode.
    fn call(&mut self, call: &CallInfo, parts: &mut InstSpans) -> Option<()> {
        self.words_and_attributes();
        parts.types.push(self.ty()?);
        parts.operands.push(self.value()?);
        self.expect(b'(')?;
        for n in 0..call.args.len() {
            if n > 0 {
                self.expect(b',')?;
            }
            let ty = self.ty()?;
            let metadata = &self.text[ty.clone()] == "metadata";
            parts.types.push(ty);
            self.peek();
            let start = self.at;
            if metadata && self.peek_token().is_some_and(starts_type) {
                self.ty()?;
            }
            self.attributes_before_value();
            let value = self.value()?;
            parts.operands.push(if metadata { start..value.end } else { value });
        }
        if !call.bundles.is_empty() {
            while self.peek()? != b'[' {
                self.token()?;
            }
            self.expect(b'[')?;
        }
        for (n, bundle) in call.bundles.iter().enumerate() {
            if n > 0 {
                self.expect(b',')?;
            }
            self.token()?;
            self.expect(b'(')?;
            self.list(bundle.args.len(), parts)?;
            self.expect(b')')?;
        }
        Some(())
    }

    /// Skips up to and including a word.
    fn up_to(&mut self, word: &str) -> Option<()> {
        while &self.text[self.token()?] != word {}
        Some(())
    }

    /// Parses `[label %a, label %b`.
    fn labels(&mut self, count: usize, parts: &mut InstSpans) -> Option<()> {
        self.expect(b'[')?;
        for n in 0..count {
            if n > 0 {
                self.expect(b',')?;
            }
            self.label(parts)?;
        }
        Some(())
    }

    /// Parses `i32 1, ptr %p`.
    fn list(&mut self, count: usize, parts: &mut InstSpans) -> Option<()> {
        for n in 0..count {
            if n > 0 {
                self.expect(b',')?;
            }
            self.typed_value(parts)?;
        }
        Some(())
    }

    fn indices(&mut self, count: usize, parts: &mut InstSpans) -> Option<()> {
        for _ in 0..count {
            self.expect(b',')?;
            parts.indices.push(self.token()?);
        }
        Some(())
    }

    fn first_type_and_pointer(&mut self, old: bool, parts: &mut InstSpans) -> Option<()> {
        let first = self.ty()?;
        parts.types.push(first.clone());
        if old {
            parts.types.push(first);
        } else {
            self.expect(b',')?;
            parts.types.push(self.ty()?);
        }
        parts.operands.push(self.value()?);
        Some(())
    }
}

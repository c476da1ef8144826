//! `set %x = 5`: changes of values by the user.

use super::session::{DebugSession, StepAction, UserChange};
use llvmlite_jit::debugger::expression;
use llvmlite_jit::debugger::value_text::Radix;
use llvmlite_jit::interp::debug::{Change, Content, NewValue, Place, Scalar, State, Tree};
use llvmlite_jit::ir::{Type, TypeKind};
use llvmlite_jit::value::{Value, parse_value};

impl DebugSession {
    /// Carries out `set`.
    pub fn set(&mut self, state: &State<'_>, text: &str) -> Result<StepAction, String> {
        if self.ended.is_some() {
            return Err("the program has ended: `back` goes back into it".into());
        }
        let (change, text_of_value) = self.change_of(state, self.frame, text)?;
        let place = without_var(text).split('=').next().unwrap_or("").trim().to_string();
        let made = UserChange { step: state.steps(), frame: self.frame, text: text.to_string() };
        self.changes.insert(self.made_changes(), made);
        self.count_change();
        Ok(StepAction::Change(change, format!("{place} = {}\n", self.paint.value(&text_of_value))))
    }

    /// Parses `%x = 5`. Returns the change, and the new value as text.
    pub fn change_of(&mut self, state: &State<'_>, frame: usize, text: &str) -> Result<(Change, String), String> {
        let usage = "expected an assignment: `set %x = 5`, `set *%p = 7`, `set @g[2] = 1.5`";
        let (left, right) = without_var(text).split_once('=').ok_or(usage)?;
        let (left, right) = (left.trim(), right.trim());
        if left.is_empty() || right.is_empty() {
            return Err(usage.into());
        }
        let parsed = expression::parse(left, &mut self.debugger.types)?;
        let found = self.debugger.scope(state, frame).find(&parsed)?;
        let (place, ty) = match found.place {
            Some(address) => (Place::Memory { address }, found.tree.ty),
            None => {
                let function = state.frame(frame).map(|frame| frame.function).ok_or("the program is not running")?;
                let name = left.strip_prefix('%').filter(|name| !name.contains(['[', ' ', '+']));
                let value = name.and_then(|name| self.debugger.program.value_named(function, name));
                let value = value.ok_or_else(|| {
                    format!("`{left}` cannot be assigned: expected a value `%x`, or memory `*%p`, `@g`")
                })?;
                (Place::Local { frame, value }, found.tree.ty)
            }
        };
        let value = self.new_value(state, frame, ty, right)?;
        let shown = match value {
            NewValue::Pointer(address) => {
                format!("ptr {}", self.writer(state, Radix::Signed).pointer(&state.pointer_to(address)))
            }
            NewValue::Bits { bits, .. } => self.typed(ty, bits),
        };
        // The source view shows values without LLVM's types.
        let shown = match shown.split_once(' ') {
            Some((_, value)) if self.source && found.source_type.is_some() => value.to_string(),
            _ => shown,
        };
        Ok((Change { place, value }, shown))
    }

    /// Parses a value of a type: a literal, or an expression of the program.
    fn new_value(&mut self, state: &State<'_>, frame: usize, ty: Type, text: &str) -> Result<NewValue, String> {
        let name = self.debugger.types.display(ty);
        let (width, is_pointer) = match self.debugger.types.kind(ty) {
            TypeKind::Int(width @ 1..=128) => (*width, false),
            TypeKind::Float(kind) => (kind.bits(), false),
            TypeKind::Ptr { .. } => (64, true),
            _ => return Err(format!("a value of type {name} cannot be set as a whole: set its elements")),
        };
        if !is_pointer {
            match parse_value(&format!("{name} {text}")) {
                Ok(Value::Int { bits, .. } | Value::Float { bits, .. }) => return Ok(NewValue::Bits { width, bits }),
                // A literal that does not fit is not tried as an expression.
                Err(error) if !text.starts_with(['%', '@', '*', '(']) => return Err(error),
                _ => {}
            }
        }
        let parsed = expression::parse(text, &mut self.debugger.types)?;
        let found = self.debugger.scope(state, frame).find(&parsed)?;
        let Tree { content, .. } = &found.tree;
        let same = self.debugger.types.strip(found.tree.ty) == self.debugger.types.strip(ty);
        match content {
            Content::Scalar(Scalar::Pointer(pointer)) if is_pointer => Ok(NewValue::Pointer(pointer.address)),
            _ if is_pointer && text.starts_with('@') => {
                found.place.map(NewValue::Pointer).ok_or_else(|| format!("`{text}` is not a pointer"))
            }
            Content::Scalar(Scalar::Int { words, undefined: 0, .. }) if !is_pointer && same => {
                let bits =
                    words.iter().rev().fold(0u128, |bits, word| bits.checked_shl(64).unwrap_or(0) | u128::from(*word));
                Ok(NewValue::Bits { width, bits })
            }
            Content::Scalar(Scalar::Float { bits, .. }) if !is_pointer && same => {
                Ok(NewValue::Bits { width, bits: *bits })
            }
            _ => Err(format!("`{text}` is not a defined value of type {name}")),
        }
    }

    fn typed(&self, ty: Type, bits: u128) -> String {
        match self.debugger.types.kind(ty) {
            TypeKind::Float(kind) => Value::Float { kind: *kind, bits }.display_decimal(),
            TypeKind::Int(width) => Value::Int { width: *width, bits }.display(),
            _ => self.debugger.types.display(ty),
        }
    }
}

/// Strips `var` from gdb's form `set var x = 5`, unless `var` is the variable that is set.
fn without_var(text: &str) -> &str {
    let rest = ["variable ", "var "].into_iter().find_map(|word| text.trim_start().strip_prefix(word));
    rest.filter(|rest| !rest.trim_start().starts_with(['=', '[', '.', '-', '+'])).unwrap_or(text)
}

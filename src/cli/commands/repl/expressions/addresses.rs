//! Addresses: `&x`, also of values, which are copied to memory for it.

use super::conversions::llvm_type;
use super::lower::{LoweredValue, Lowering, LoweringResult, is_pointer};
use super::reader::ExprNode;

/// Suffix of the name of a value's copy in memory, as in the code of clang.
const COPY: &str = ".addr";

impl Lowering<'_> {
    /// Lowers `&x`.
    pub(super) fn address(&mut self, node: &ExprNode) -> LoweringResult<LoweredValue> {
        if let ExprNode::Name(name) = node {
            let name = self.resolve(name)?;
            return match (name.starts_with('@'), self.session.value_type(&name)) {
                // The name of an array is that of its memory, and `&a` its address.
                (false, Some(ty)) if is_pointer(&ty) && self.is_array_memory(&name) => {
                    let pointee = self.session.pointee(&name).unwrap_or_default();
                    Ok(LoweredValue::Pointer { ty, operand: name, pointee })
                }
                (false, Some(_)) => Ok(self.address_of_copy(&name)),
                (false, None) => Err(format!("`{name}` is a type, which has no address")),
                (true, Some(pointee)) => Ok(LoweredValue::Pointer { ty: "ptr".into(), operand: name, pointee }),
                (true, None) => Ok(LoweredValue::Typed("ptr".into(), name)),
            };
        }
        match self.place(node) {
            Ok((ty, operand, pointee)) => Ok(LoweredValue::Pointer { ty, operand, pointee }),
            Err(message) if node.is_access() => Err(message),
            Err(_) => Err("the operand of `&` must be a variable or memory: `&g`, `&p[1]`".into()),
        }
    }

    /// Copies a value to memory, and returns the address of the copy.
    fn address_of_copy(&mut self, name: &str) -> LoweredValue {
        let (copy, kind) = (format!("{name}{COPY}"), self.type_of(name).unwrap_or_default());
        let ty = llvm_type(&kind);
        let defined = format!("{copy} = alloca {ty}");
        if !self.lines.contains(&defined) {
            self.lines.push(defined);
            self.lines.push(format!("store {ty} {name}, ptr {copy}"));
        }
        LoweredValue::Pointer { ty: "ptr".into(), operand: copy, pointee: kind }
    }

    /// Notes that a call has the addresses of copies among its arguments.
    pub(super) fn note_copies(&mut self, arguments: &str) {
        for argument in arguments.split(", ") {
            let copied = argument.strip_prefix("ptr ").and_then(|operand| operand.strip_suffix(COPY));
            let Some(name) = copied.filter(|name| self.is_copied(name)) else { continue };
            if !self.read_back.iter().any(|known| known == name) {
                self.read_back.push(name.to_string());
            }
        }
    }

    fn is_copied(&self, name: &str) -> bool {
        let defined = format!("{name}{COPY} = alloca ");
        self.lines.iter().any(|line| line.starts_with(&defined))
    }

    /// Adds loads of the values that a call may have changed through their addresses, as in `frexp(8.0, &e)`. Says of
    /// other addresses that they are those of copies.
    pub(super) fn read_copies(&mut self) {
        let copied: Vec<String> = self
            .lines
            .iter()
            .filter_map(|line| Some(line.split_once(" = alloca ")?.0.strip_suffix(COPY)?.to_string()))
            .collect();
        for name in copied {
            if !self.read_back.contains(&name) {
                let plain = name.trim_start_matches('%');
                self.warn(format!(
                    "`&{plain}` is the address of a copy of `{name}`: what is written there does not change `{name}`"
                ));
                continue;
            }
            let kind = self.type_of(&name).unwrap_or_default();
            self.lines.push(format!("{name} = load {}, ptr {name}{COPY}", llvm_type(&kind)));
            self.note_type(&name[1..], &kind, self.declared(&name).is_some());
        }
    }
}

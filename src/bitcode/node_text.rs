//! Printer for metadata nodes, as operands and as definitions.

use super::debug_info::Printed::IfSet;
use super::debug_info::Value::{Bool, EmptyExpression, Flags, Integer, Keyword, List, Signed, String as Str, Unsigned};
use super::debug_info::{SpecializedNode, Value, decode_node};
use super::error::Error;
use super::expression::expression;
use super::metadata_table::{Location, Metadata, Node, NodeId};
use super::numbering::Numbers;
use super::record_codes::metadata as code;
use crate::ir::{Module, Operand, print, write_escaped};
use std::fmt::Write;

/// Whether a node has its own number in the text.
pub(super) fn is_numbered(metadata: &Metadata<'_>, id: NodeId) -> Result<bool, Error> {
    if metadata.location(id).is_some() {
        return Ok(true);
    }
    Ok(match metadata.node(id)? {
        Node::Record { code, .. } => !matches!(*code, code::EXPRESSION | code::ARG_LIST),
        _ => false,
    })
}

/// Returns the operands of a node, in LLVM's order.
pub(super) fn operands(metadata: &Metadata<'_>, id: NodeId) -> Result<Vec<NodeId>, Error> {
    if let Some(location) = metadata.location(id) {
        return Ok(std::iter::once(location.scope).chain(location.inlined_at).collect());
    }
    let Node::Record { code, ops, shift } = metadata.node(id)? else { return Ok(Vec::new()) };
    let numbers = &metadata.numbers[ops.clone()];
    let named = match *code {
        code::NODE | code::DISTINCT_NODE => numbers.to_vec(),
        code => decode_node(code, numbers)?.operands,
    };
    named.into_iter().filter(|n| *n != 0).map(|n| metadata.resolve(n - 1, *shift)).collect()
}

/// Node printer.
struct Writer<'w, 'b> {
    module: &'w Module,
    metadata: &'w Metadata<'b>,
    numbers: &'w Numbers,
    out: String,
}

/// Prints a node as an operand: its number, or inline.
pub(super) fn reference(
    module: &Module,
    metadata: &Metadata<'_>,
    numbers: &Numbers,
    id: NodeId,
) -> Result<String, Error> {
    written(module, metadata, numbers, |writer| writer.reference(id))
}

/// Prints the definition of a node.
pub(super) fn definition(
    module: &Module,
    metadata: &Metadata<'_>,
    numbers: &Numbers,
    id: NodeId,
) -> Result<String, Error> {
    written(module, metadata, numbers, |writer| writer.definition(id))
}

fn written(
    module: &Module,
    metadata: &Metadata<'_>,
    numbers: &Numbers,
    write: impl FnOnce(&mut Writer<'_, '_>) -> Result<(), Error>,
) -> Result<String, Error> {
    let mut writer = Writer { module, metadata, numbers, out: String::new() };
    write(&mut writer)?;
    Ok(writer.out)
}

impl Writer<'_, '_> {
    fn put(&mut self, args: std::fmt::Arguments<'_>) {
        self.out.write_fmt(args).expect("a String takes all");
    }

    /// Prints a quoted string; a backslash is written twice.
    fn quoted(&mut self, bytes: &[u8]) {
        self.out.push('"');
        for (n, part) in bytes.split(|byte| *byte == b'\\').enumerate() {
            self.out.push_str(if n > 0 { "\\\\" } else { "" });
            write_escaped(part, &mut self.out);
        }
        self.out.push('"');
    }

    fn reference(&mut self, id: NodeId) -> Result<(), Error> {
        if let Some(number) = self.numbers.get(self.metadata.canonical(id)) {
            self.put(format_args!("!{number}"));
            return Ok(());
        }
        match self.metadata.node(id)? {
            Node::Text(text) => {
                self.metadata.spend_text(text.len())?;
                self.out.push('!');
                self.quoted(text);
            }
            Node::Typed(_, Operand::Const(constant)) => {
                let text = print::typed_constant(self.module, *constant);
                self.out.push_str(&text);
            }
            Node::Typed(_, Operand::Value(_)) | Node::Value(_) => {
                return Err(Error::record("a function-local value in module-level metadata"));
            }
            Node::Record { code: code::EXPRESSION, ops, .. } => {
                self.metadata.spend_text(ops.len())?;
                let text = expression(&self.metadata.numbers[ops.clone()])?;
                self.metadata.spend_text(text.len())?;
                self.out.push_str(&text);
            }
            Node::Record { .. } => return Err(Error::record("a node where none is allowed")),
        }
        Ok(())
    }

    /// Prints an operand, given as node id plus one; 0 is null.
    fn operand(&mut self, number: u64, shift: u32) -> Result<(), Error> {
        match number {
            0 => self.out.push_str("null"),
            number => self.reference(self.metadata.resolve(number - 1, shift)?)?,
        }
        Ok(())
    }

    fn location(&mut self, location: Location) -> Result<(), Error> {
        self.put(format_args!("!DILocation(line: {}", location.line));
        if location.column != 0 {
            self.put(format_args!(", column: {}", location.column));
        }
        self.out.push_str(", scope: ");
        self.reference(location.scope)?;
        if let Some(at) = location.inlined_at {
            self.out.push_str(", inlinedAt: ");
            self.reference(at)?;
        }
        if location.implicit {
            self.out.push_str(", isImplicitCode: true");
        }
        for (name, n) in [("atomGroup", location.group), ("atomRank", location.rank)] {
            if n != 0 {
                self.put(format_args!(", {name}: {n}"));
            }
        }
        self.out.push(')');
        Ok(())
    }

    fn definition(&mut self, id: NodeId) -> Result<(), Error> {
        if let Some(location) = self.metadata.location(id) {
            return self.location(*location);
        }
        let Node::Record { code, ops, shift } = self.metadata.node(id)? else {
            return Err(Error::record("an operand that is not a node"));
        };
        let (metadata, shift) = (self.metadata, *shift);
        let numbers = &metadata.numbers[ops.clone()];
        if matches!(*code, code::NODE | code::DISTINCT_NODE) {
            self.out.push_str(if *code == code::DISTINCT_NODE { "distinct !{" } else { "!{" });
            self.list(numbers, shift)?;
            self.out.push('}');
            return Ok(());
        }
        let SpecializedNode { name, distinct, fields, .. } = decode_node(*code, numbers)?;
        self.put(format_args!("{}!{name}(", if distinct { "distinct " } else { "" }));
        let mut first = true;
        for (name, value) in fields {
            let text = self.value(value, shift)?;
            if let Some(text) = text {
                self.put(format_args!("{}{name}: {text}", if first { "" } else { ", " }));
                first = false;
            }
        }
        self.out.push(')');
        Ok(())
    }

    fn list(&mut self, numbers: &[u64], shift: u32) -> Result<(), Error> {
        for (n, number) in numbers.iter().enumerate() {
            self.out.push_str(if n > 0 { ", " } else { "" });
            self.operand(*number, shift)?;
        }
        Ok(())
    }

    /// Returns the text of a field; `None` if it is omitted.
    fn value(&mut self, value: Value, shift: u32) -> Result<Option<String>, Error> {
        let mut inner = Writer { out: String::new(), ..*self };
        Ok(Some(match value {
            Value::Node(0, IfSet) | Value::NodeOrNumber(0, _) => return Ok(None),
            Value::Node(id, _) => {
                inner.operand(id, shift)?;
                inner.out
            }
            Value::NodeOrNumber(id, printed) => match inner.metadata.node(inner.metadata.resolve(id - 1, shift)?)? {
                Node::Typed(_, Operand::Const(constant)) => match inner.module.constants[*constant].as_int() {
                    Some(0) if printed == IfSet => return Ok(None),
                    _ => print::constant(inner.module, *constant),
                },
                _ => {
                    inner.operand(id, shift)?;
                    inner.out
                }
            },
            Str(id, printed) => {
                let text = match id {
                    0 => None,
                    id => Some(inner.metadata.node(inner.metadata.resolve(id - 1, shift)?)?),
                };
                match text {
                    None if printed == IfSet => return Ok(None),
                    None => inner.quoted(b""),
                    Some(Node::Text(text)) if text.is_empty() && printed == IfSet => return Ok(None),
                    Some(Node::Text(text)) => {
                        inner.metadata.spend_text(text.len())?;
                        inner.quoted(text);
                    }
                    Some(_) => return Err(Error::record("a field that is not a string")),
                }
                inner.out
            }
            Unsigned(0, IfSet) | Signed(0, IfSet) => return Ok(None),
            Unsigned(n, _) => n.to_string(),
            Signed(n, _) => n.to_string(),
            Integer(text) => text,
            Bool(is, default) if default == Some(is) => return Ok(None),
            Bool(is, _) => is.to_string(),
            Keyword(_, 0, IfSet) | Flags(_, 0, IfSet) => return Ok(None),
            Keyword(vocabulary, n, _) => vocabulary.word(n),
            Flags(vocabulary, n, _) => vocabulary.flags(n),
            List(numbers) => {
                inner.out.push('{');
                inner.list(&numbers, shift)?;
                inner.out.push('}');
                inner.out
            }
            EmptyExpression => "!DIExpression()".into(),
        }))
    }
}

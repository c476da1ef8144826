//! Debug records (LangRef "Debug Records"), and the calls of `llvm.dbg` intrinsics that they replace.

use super::error::{NodeError, NodeErrorKind};
use super::graph::{MetadataGraph, MetadataOperand};
use super::{errors, expression, fragment, functions};
use crate::ir::metadata::node::{Class, Node};
use crate::ir::metadata::parts;
use crate::ir::{Body, Operand, Piece, Type, TypeKind, ValueDef};
use crate::verify::context::VerifierContext;
use std::fmt::Write;

/// Marks a typed value in the text of a record; its index follows.
const VALUE: char = '\u{1}';

/// A parsed record.
struct DebugRecord<'t> {
    /// `value`, `declare`, `assign`, `label` or `declare_value`
    kind: &'t str,
    /// Whether it is a call of an intrinsic.
    call: bool,
    arguments: Vec<&'t str>,
    /// Attached location.
    location: Option<&'t str>,
}

/// Returns the text of a record with marks in place of values, and the values with their types.
pub(super) fn text(pieces: &[Piece]) -> (String, Vec<(Type, Operand)>) {
    let (mut text, mut values) = (String::new(), Vec::new());
    for piece in pieces {
        match piece {
            Piece::Text(part) => text.push_str(part),
            Piece::Typed(ty, value) => {
                let _ = write!(text, "{VALUE}{}", values.len());
                values.push((*ty, *value));
            }
        }
    }
    (text, values)
}

fn read(text: &str) -> Option<DebugRecord<'_>> {
    if let Some(rest) = text.strip_prefix("#dbg_") {
        let (kind, rest) = rest.split_once('(')?;
        let arguments: Vec<_> = parts(rest.trim_end().strip_suffix(')')?).collect();
        return Some(DebugRecord {
            kind: kind.trim_end(),
            call: false,
            location: arguments.last().copied(),
            arguments,
        });
    }
    let (_, rest) = text.split_once("@llvm.dbg.")?;
    let (kind, rest) = rest.split_once('(')?;
    let end = closing_bracket(rest)?;
    let arguments = parts(&rest[..end]).map(|argument| argument.strip_prefix("metadata ").unwrap_or(argument).trim());
    let location = rest[end..].split_once("!dbg ").and_then(|(_, rest)| parts(rest).next());
    Some(DebugRecord { kind, call: true, arguments: arguments.collect(), location })
}

/// Returns the position of the bracket that closes one opened before the text.
fn closing_bracket(text: &str) -> Option<usize> {
    let (mut depth, mut quoted) = (0usize, false);
    text.bytes().position(|byte| {
        match byte {
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'(' => depth += 1,
            b')' if depth == 0 => return true,
            b')' => depth -= 1,
            _ => {}
        }
        false
    })
}

/// Whether it is a call of an intrinsic (`Some(true)`) or a record (`Some(false)`); `None` for other text.
pub(super) fn is_call(pieces: &[Piece]) -> Option<bool> {
    match pieces.first() {
        Some(Piece::Text(text)) if text.starts_with("#dbg_") => Some(false),
        Some(Piece::Text(text)) if text.contains("call ") => Some(true),
        _ => None,
    }
}

/// Numbers of variable nodes by parameter position in a function.
pub(super) type Parameters = Vec<Option<u32>>;

/// Returns the error in a record in a function with this subprogram.
pub(super) fn error(
    cx: &VerifierContext<'_>,
    graph: &MetadataGraph<'_>,
    body: &Body,
    pieces: &[Piece],
    subprogram: Option<u32>,
    parameters: &mut Parameters,
) -> Option<NodeError> {
    let (text, values) = text(pieces);
    let record = read(&text)?;
    if !record.call
        && let Some(message) = form_error(&record)
    {
        return Some(NodeError { kind: NodeErrorKind::Syntax, message, field: None });
    }
    let mut found = Vec::new();
    let nested = record.arguments.iter().filter(|argument| super::is_nested(argument));
    nested.filter_map(|argument| Node::read(argument)).for_each(|node| errors(graph, node, &mut found));
    if let Some(error) = found.into_iter().find(|error| error.kind == NodeErrorKind::Syntax || graph.debug_info) {
        return Some(error);
    }
    if !graph.debug_info {
        return None;
    }
    let message = match record.kind {
        "label" => label_error(graph, &record),
        "value" | "declare" | "assign" | "declare_value" => {
            variable_error(cx, graph, body, &record, &values, subprogram, parameters)
        }
        _ => None,
    };
    message.map(NodeError::debug_info)
}

/// Returns the error that LLVM's parser reports.
fn form_error(record: &DebugRecord<'_>) -> Option<String> {
    // Number of arguments, and indices of those that may be values.
    let (count, values): (usize, &[usize]) = match record.kind {
        "label" => (2, &[]),
        "value" | "declare" | "declare_value" => (4, &[0]),
        "assign" => (7, &[0, 4]),
        _ => return Some("expected debug record type here".into()),
    };
    let node = |n: usize| record.arguments[n].starts_with('!');
    if let Some(n) = (0..count.min(record.arguments.len())).find(|n| !values.contains(n) && !node(*n)) {
        // `null` in place of a required node.
        return Some(format!("expected '!' here, found `{}`", record.arguments[n].replace(VALUE, "value ")));
    }
    if record.arguments.len() < count {
        return Some("Expected ',' here".into());
    }
    (record.arguments.len() > count).then(|| "Expected ')' here".into())
}

fn label_error(graph: &MetadataGraph<'_>, record: &DebugRecord<'_>) -> Option<&'static str> {
    let label = graph.target(record.arguments.first()?);
    if !label.is(|class| class == Class::Label) {
        return Some("invalid #dbg_label intrinsic variable");
    }
    let Some(location) = record.location else { return Some("#dbg_label record requires a !dbg attachment") };
    let location = graph.target(location).node().filter(|node| node.class == Class::Location)?;
    let here = functions::scope(graph, location)?;
    let there = functions::scope(graph, label.node()?)?;
    (here != there).then_some("mismatched subprogram between #dbg_label label and !dbg attachment")
}

fn variable_error(
    cx: &VerifierContext<'_>,
    graph: &MetadataGraph<'_>,
    body: &Body,
    record: &DebugRecord<'_>,
    values: &[(Type, Operand)],
    subprogram: Option<u32>,
    parameters: &mut Parameters,
) -> Option<&'static str> {
    let argument = |n: usize| record.arguments.get(n).copied().unwrap_or("");
    // LLVM 3.x had an additional offset in `llvm.dbg.value`.
    let old = record.call && record.kind == "value" && record.arguments.len() == 4;
    let (variable, expression) = if old { (2, 3) } else { (1, 2) };
    let location = argument(0);
    let value = location.strip_prefix(VALUE).and_then(|n| values.get(n.parse::<usize>().ok()?));
    let is_value = value.is_some() || location.starts_with("!DIArgList");
    let is_empty = |text: &str| match graph.target(text) {
        // In a call, the value is wrapped in a tuple, which is empty for no value.
        MetadataOperand::Node(_, node) if record.call && node.class == Class::Tuple => {
            node.parts().all(|part| !part.starts_with('!')) && node.parts().nth(1).is_none()
        }
        MetadataOperand::Node(_, node) => node.body.is_empty() && node.class != Class::Expression,
        target => matches!(target, MetadataOperand::Unknown | MetadataOperand::Constant(_)),
    };
    if !is_value && !is_empty(location) {
        return Some("invalid #dbg record address/value");
    }
    if record.kind == "declare"
        && let Some((ty, _)) = value
        && !matches!(cx.kind(*ty), TypeKind::Ptr { .. } | TypeKind::Int(_) | TypeKind::Invalid)
    {
        return Some("location of #dbg_declare must be a pointer or int");
    }
    let variable = graph.target(argument(variable));
    if !variable.is(|class| class == Class::LocalVariable) {
        return Some("invalid #dbg record variable");
    }
    let expression = graph.target(argument(expression));
    if !expression.is(|class| class == Class::Expression) {
        return Some("invalid #dbg record expression");
    }
    if record.kind == "assign" {
        if !graph.target(argument(3)).is(|class| class == Class::AssignId) {
            return Some("invalid #dbg_assign DIAssignID");
        }
        let address = argument(4);
        if !address.starts_with(VALUE) && !is_empty(address) {
            return Some("invalid #dbg_assign address");
        }
        if !graph.target(argument(5)).is(|class| class == Class::Expression) {
            return Some("invalid #dbg_assign address expression");
        }
    }
    let place = graph.target(record.location.unwrap_or(""));
    if !place.is(|class| class == Class::Location) {
        return Some("invalid #dbg record DILocation");
    }
    let (variable, place) = (variable.node()?, place.node()?);
    if let (Some(here), Some(there)) = (functions::scope(graph, place), functions::scope(graph, variable))
        && here != there
    {
        return Some("mismatched subprogram between #dbg record variable and DILocation");
    }
    if let Some(expression) = expression.node() {
        let artificial = variable.field("flags").is_some_and(|flags| flags.contains("DIFlagArtificial"));
        if let Some(fragment) = expression::fragment(expression).filter(|_| !artificial)
            && let Some(error) = fragment::fragment_error(graph, variable, fragment)
        {
            return Some(error);
        }
        if expression::is_entry_value(expression) && !may_be_on_entry(cx, body, value) {
            return Some("Entry values are only allowed in MIR unless they target a swiftasync Argument");
        }
    }
    let number = graph.target(argument(if old { 2 } else { 1 })).number();
    let nth = variable.field("arg").and_then(|n| n.parse::<usize>().ok()).unwrap_or(0);
    if subprogram.is_some() && place.field("inlinedAt").is_none() && (1..=0xffff).contains(&nth) {
        if parameters.len() < nth {
            parameters.resize(nth, None);
        }
        let before = std::mem::replace(&mut parameters[nth - 1], number);
        // Nodes with equal contents are identical, unless they are distinct.
        let same = |before: u32| graph.target(&format!("!{before}")).node() == Some(variable) && !variable.distinct;
        if before.is_some_and(|before| Some(before) != number && !same(before)) {
            return Some("conflicting debug info for argument");
        }
    }
    None
}

/// Whether a record may describe a value on function entry.
fn may_be_on_entry(cx: &VerifierContext<'_>, body: &Body, value: Option<&(Type, Operand)>) -> bool {
    use crate::ir::Constant;
    match value {
        Some((_, Operand::Value(value))) => match body.values[*value].def {
            // Parameter attributes are stored in the function.
            ValueDef::Param(_) => cx.module.definitions().any(|(_, function, other)| {
                std::ptr::eq(other, body)
                    && function.params.iter().any(|param| cx.module.has_attr(param.attrs, "swiftasync"))
            }),
            _ => false,
        },
        Some((_, Operand::Const(constant))) => {
            matches!(cx.module.constants[*constant], Constant::Undef(_) | Constant::Poison(_) | Constant::Invalid)
        }
        None => false,
    }
}

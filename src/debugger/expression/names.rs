//! The names in an expression: whether they are defined at a location, and whether they are LLVM names.

use super::{BreakCondition, ComparableValue, ExprNode};
use crate::debugger::{DebuggedProgram, demangle};
use crate::diagnostic::near_names;
use crate::ir::{GlobalId, Name};

impl BreakCondition {
    /// Returns an error if a name in the condition has no meaning in a function.
    pub fn check(&self, program: &DebuggedProgram, function: Option<GlobalId>) -> Result<(), String> {
        let mut unknown = Ok(());
        for (left, right) in self.alternatives.iter().flatten() {
            for node in std::iter::once(left).chain(right.iter().map(|(_, right)| right)) {
                visit(node, &mut |node| {
                    if unknown.is_ok() {
                        unknown = check_name(node, program, function);
                    }
                });
            }
        }
        unknown
    }
}

/// Returns an error if a node is a name without a meaning in a function.
fn check_name(node: &ExprNode, program: &DebuggedProgram, function: Option<GlobalId>) -> Result<(), String> {
    let module = program.checked.module();
    match node {
        ExprNode::Local(name) => match function {
            Some(function) if program.value_named(function, name).is_none() => {
                Err(format!("`{}` has no value `%{name}`", program.global_name(function)))
            }
            _ => Ok(()),
        },
        ExprNode::Global(name) => {
            let numbered = || module.by_name.get(&Name::Number(name.parse().ok()?)).copied();
            let found = module.find(name).or_else(numbered);
            found.map(|_| ()).ok_or_else(|| format!("no global `@{name}` in the program"))
        }
        ExprNode::Variable(whole) => {
            let name = whole.rsplit("::").next().unwrap_or(whole);
            let names = program.value_names(function);
            let members =
                function.and_then(|function| program.member_names(Some(function), "this")).unwrap_or_default();
            let is_known = names.iter().chain(&members).any(|known| known == name)
                || module.find(name).is_some()
                || program.enumerator(name).is_some()
                || !demangle::functions_with_source_name(module, whole).is_empty();
            if is_known {
                return Ok(());
            }
            Err(match near_names(name, names.iter().map(String::as_str)).first() {
                Some(near) => format!("no symbol `{name}` in the current context; did you mean `{near}`?"),
                None => format!("no symbol `{name}` in the current context"),
            })
        }
        _ => Ok(()),
    }
}

impl ExprNode {
    /// Whether a node refers to an LLVM value, so that its result is an LLVM value too.
    pub(super) fn refers_to_llvm_value(&self) -> bool {
        let mut found = false;
        visit(self, &mut |node| {
            found |= matches!(
                node,
                ExprNode::Local(_)
                    | ExprNode::Global(_)
                    | ExprNode::Object(_)
                    | ExprNode::Of { .. }
                    | ExprNode::Path(..)
                    | ExprNode::Cast(..)
                    | ExprNode::As(..)
            );
        });
        found
    }

    /// Returns an error if a compared value is undefined, unless it is compared with `undef` or `poison`.
    pub(super) fn refuse_undefined(
        &self,
        value: &ComparableValue,
        right: (&ExprNode, &ComparableValue),
    ) -> Result<(), String> {
        let is_literal = |node: &ExprNode| matches!(node, ExprNode::Undef | ExprNode::Poison);
        if is_literal(self) || is_literal(right.0) {
            return Ok(());
        }
        for (node, value) in [(self, value), right] {
            let kind = match value {
                ComparableValue::Undef => "undefined",
                ComparableValue::Poison => "poison",
                _ => continue,
            };
            return Err(match node {
                ExprNode::Variable(name) => format!("`{name}` is {kind}, so that the comparison has no value"),
                ExprNode::Local(name) => format!("`%{name}` is {kind}, so that the comparison has no value"),
                ExprNode::Global(name) => format!("`@{name}` is {kind}, so that the comparison has no value"),
                _ => format!("a value that is compared is {kind}"),
            });
        }
        Ok(())
    }
}

/// Visits a node and those below it.
fn visit(node: &ExprNode, see: &mut dyn FnMut(&ExprNode)) {
    see(node);
    match node {
        ExprNode::Deref(inner)
        | ExprNode::Address(inner)
        | ExprNode::SizeOf(inner)
        | ExprNode::CastTo(_, inner)
        | ExprNode::Sign(_, inner)
        | ExprNode::As(inner, _)
        | ExprNode::Cast(_, inner)
        | ExprNode::Offset(inner, _)
        | ExprNode::Path(inner, _)
        | ExprNode::Member(inner, _) => visit(inner, see),
        ExprNode::Row(left, right) | ExprNode::Index(left, right) | ExprNode::Arithmetic(_, left, right) => {
            visit(left, see);
            visit(right, see);
        }
        ExprNode::Test(alternatives) => {
            for (left, right) in alternatives.iter().flatten() {
                visit(left, see);
                right.iter().for_each(|(_, right)| visit(right, see));
            }
        }
        ExprNode::Choice(parts) => parts.iter().for_each(|part| visit(part, see)),
        ExprNode::Call(callee, arguments) => {
            visit(callee, see);
            arguments.iter().for_each(|argument| visit(argument, see));
        }
        ExprNode::Local(_)
        | ExprNode::Global(_)
        | ExprNode::Int(_)
        | ExprNode::Unsigned(_)
        | ExprNode::Truth(_)
        | ExprNode::Float(_)
        | ExprNode::Null
        | ExprNode::Undef
        | ExprNode::Poison
        | ExprNode::SizeOfType(_)
        | ExprNode::SizeOfName(_)
        | ExprNode::Object(_)
        | ExprNode::Of { .. }
        | ExprNode::Variable(_)
        | ExprNode::Scoped(..)
        | ExprNode::Text(..)
        | ExprNode::Earlier(_)
        | ExprNode::Before(_)
        | ExprNode::Convenience(_) => {}
    }
}

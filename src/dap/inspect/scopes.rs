//! Scopes: arguments and locals of the source, values of the function (registers), globals, the heap.

use super::variables::{Container, Item};
use super::{FrameId, Inspector, StoppedProgram};
use crate::debugger::expression::EvalResult;
use crate::debugger::value_text::ValueWriter;
use crate::interp::debug::{Object, ObjectKind, ObjectState};
use crate::ir::{GlobalKind, Type};
use serde_json::{Value, json};

/// A group of variables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScopeKind {
    /// Parameters.
    Arguments,
    /// Variables of the source, or the stack variables of a function without debug information.
    Locals,
    /// Values of the function.
    Registers,
    /// Global variables.
    Globals,
    /// Heap blocks.
    Heap,
}

/// Maximum number of globals, and of heap blocks, listed.
const MAX_LISTED: usize = 1000;

impl Inspector {
    /// Answers `scopes`.
    pub(super) fn scopes(&mut self, stopped: &mut StoppedProgram<'_, '_>, arguments: &Value) -> Result<Value, String> {
        let id = stopped.frame(arguments)?.ok_or("the program is not running")?;
        let all = [
            (ScopeKind::Arguments, "Arguments", "arguments", false),
            (ScopeKind::Locals, "Locals", "locals", false),
            (ScopeKind::Registers, "Registers", "registers", false),
            (ScopeKind::Globals, "Globals", "globals", true),
            (ScopeKind::Heap, "Heap", "heap", true),
        ];
        let mut list = Vec::new();
        for (kind, name, hint, expensive) in all {
            // Expensive scopes are counted when they are opened.
            if !expensive && self.scope_items(stopped, kind, id, 1).is_empty() {
                continue;
            }
            let reference = self.handle(Container::Scope(kind, id));
            list.push(json!({
                "name": name, "presentationHint": hint, "variablesReference": reference, "expensive": expensive,
            }));
        }
        Ok(json!({ "scopes": list }))
    }

    /// Returns at most `most` variables of a scope.
    pub(super) fn scope_items(
        &self,
        stopped: &mut StoppedProgram<'_, '_>,
        kind: ScopeKind,
        id: FrameId,
        most: usize,
    ) -> Vec<Item> {
        match kind {
            ScopeKind::Arguments | ScopeKind::Locals => {
                let mut items = source_items(stopped, id, kind);
                if items.is_empty() && stopped.source_variables(id).is_empty() && id.level == 0 {
                    items = llvm_items(stopped, id, kind);
                }
                items.truncate(most);
                items
            }
            ScopeKind::Registers => registers(stopped, id, most),
            ScopeKind::Globals => globals(stopped, most),
            ScopeKind::Heap => heap(stopped, most),
        }
    }
}

/// Returns the source variables of a scope.
fn source_items(stopped: &StoppedProgram<'_, '_>, id: FrameId, kind: ScopeKind) -> Vec<Item> {
    let scope = stopped.debugger.scope(stopped.state, id.frame);
    let wanted = |argument: u32| (argument > 0) == (kind == ScopeKind::Arguments);
    let visible = scope.visible_variables();
    let mut items: Vec<Item> = Vec::new();
    for (variable, value) in stopped.source_variables(id).into_iter().filter(|(v, _)| wanted(v.argument)) {
        // A name denotes the innermost variable with this name.
        let is_hidden = visible.iter().find(|(other, _)| other.name == variable.name).is_none_or(|(first, _)| {
            (first.line, first.argument, &first.inlined_at) != (variable.line, variable.argument, &variable.inlined_at)
        });
        let result = match &value {
            Some(value) if scope.is_in_scope(value) => scope.variable_value(value),
            Some(_) => Err("not there yet".into()),
            None => Err("optimized out".into()),
        };
        items.push(Item { expression: (!is_hidden).then(|| variable.name.clone()), name: variable.name, result });
    }
    items
}

/// Returns the parameters or the stack variables of a function without debug information.
fn llvm_items(stopped: &mut StoppedProgram<'_, '_>, id: FrameId, kind: ScopeKind) -> Vec<Item> {
    let program = stopped.program();
    let Some(frame) = stopped.state.frame(id.frame) else { return Vec::new() };
    let Some(body) = program.body(frame.function) else { return Vec::new() };
    if kind == ScopeKind::Arguments {
        return body.params.iter().map(|value| Item::evaluated(stopped, id.frame, &body.value_name(*value))).collect();
    }
    let writer = ValueWriter::new(&program, *stopped.state);
    let allocas = stopped.state.allocas(id.frame);
    let item = |object: Object| {
        let (function, inst) = object.allocated_by?;
        let value = program.body(function)?.result(inst)?;
        let name = program.body(function)?.value_name(value);
        if object.state == ObjectState::Ended || !program.is_defined(function, frame.inst, value) {
            return None;
        }
        let (ty, count) = writer.object_type(&object)?;
        let expression = content_expression(stopped, &name, ty, count);
        let item = Item::evaluated(stopped, id.frame, &expression);
        Some(Item { name: format!("*{name}"), ..item })
    };
    allocas.into_iter().filter_map(item).collect()
}

/// Returns the expression for the contents of an object, if a pointer points to its start.
pub(super) fn content_expression(stopped: &StoppedProgram<'_, '_>, pointer: &str, ty: Type, count: u64) -> String {
    let ty = stopped.debugger.types.display(ty);
    match count {
        1 => format!("*{pointer} as {ty}"),
        count => format!("*{pointer} as [{count} x {ty}]"),
    }
}

fn registers(stopped: &StoppedProgram<'_, '_>, id: FrameId, most: usize) -> Vec<Item> {
    let program = &stopped.debugger.program;
    let Some(frame) = stopped.state.frame(id.frame).filter(|_| id.level == 0) else { return Vec::new() };
    let Some(body) = program.body(frame.function) else { return Vec::new() };
    let writer = ValueWriter::new(program, *stopped.state);
    let item = |value| {
        let name = body.value_name(value);
        let tree = stopped.state.value(id.frame, value)?;
        let found = EvalResult { pointee: writer.pointee(body, value), ..EvalResult::new(tree) };
        Some(Item { expression: Some(name.clone()), name, result: Ok(found) })
    };
    program.values_defined_at(frame.function, frame.inst).into_iter().filter_map(item).take(most).collect()
}

fn globals(stopped: &mut StoppedProgram<'_, '_>, most: usize) -> Vec<Item> {
    let program = stopped.program();
    let module = program.checked.module();
    let info = program.debug_info();
    let frame = stopped.state.depth().saturating_sub(1);
    let mut items = Vec::new();
    for (id, global) in &module.globals {
        if !matches!(global.kind, GlobalKind::Variable { .. }) || stopped.state.address_of(id).is_none() {
            continue;
        }
        let of_source = info.global(global).filter(|(_, ty)| ty.is_some() && stopped.source);
        let item = match of_source {
            Some((name, _)) => Item::evaluated(stopped, frame, &name),
            None => Item::evaluated(stopped, frame, &program.global_name(id)),
        };
        items.push(item);
        if items.len() == most.min(MAX_LISTED) {
            break;
        }
    }
    items
}

fn heap(stopped: &mut StoppedProgram<'_, '_>, most: usize) -> Vec<Item> {
    let program = stopped.program();
    let writer = ValueWriter::new(&program, *stopped.state);
    let frame = stopped.state.depth().saturating_sub(1);
    let mut blocks: Vec<_> = stopped
        .state
        .objects()
        .filter_map(|object| match (object.kind, object.state) {
            (ObjectKind::Heap(serial), ObjectState::Live) => Some((serial, object)),
            _ => None,
        })
        .collect();
    blocks.sort_by_key(|(serial, _)| *serial);
    let item = |(serial, object): (u32, Object)| {
        let name = format!("heap#{serial}");
        let (ty, count) = writer.object_type(&object).unwrap_or(match object.size % 8 {
            0 if object.size > 0 => (Type::I64, object.size / 8),
            _ => (Type::I8, object.size),
        });
        let expression = content_expression(stopped, &name, ty, count);
        let item = Item::evaluated(stopped, frame, &expression);
        Item { name, ..item }
    };
    blocks.into_iter().take(most.min(MAX_LISTED)).map(item).collect()
}

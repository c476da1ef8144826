//! Variables as trees that the client expands level by level: structs, arrays, and pointees.

use super::scopes::{ScopeKind, content_expression};
use super::{FrameId, Inspector, StoppedProgram, number};
use crate::debugger::expression::{self, EvalResult};
use crate::debugger::value_text::{Radix, ValueWriter};
use crate::interp::debug::{Content, ObjectKind, Pointee, Scalar, State, Tree};
use crate::ir::{Type, TypeKind};
use serde_json::{Value, json};

/// The target of a handle.
#[derive(Clone, Debug)]
pub(super) enum Container {
    /// A scope of a frame.
    Scope(ScopeKind, FrameId),
    /// The children of the value of an expression in a frame.
    Value { expression: String, frame: usize },
    /// The children of a value that no expression denotes.
    Parts { tree: Tree, source_type: Option<String>, place: Option<u64>, frame: usize },
}

/// A variable or a component of one.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub name: String,
    /// Value, or the error of its evaluation.
    pub result: Result<EvalResult, String>,
    /// Expression that denotes the value.
    pub expression: Option<String>,
}

/// Maximum number of elements in the one-line text of a value.
const MAX_ELEMENTS: u64 = 16;
/// Maximum number of elements copied for the clipboard.
const MAX_COPIED: u64 = 1 << 16;
/// Maximum number of children returned at once.
const MAX_PARTS: usize = 4096;

/// The children of a value.
enum Children {
    /// Elements of an array or a vector.
    Elements(u64),
    /// Fields of an LLVM struct.
    Fields(usize),
    /// Members of a source record.
    Members(Vec<String>),
    /// The memory that a pointer refers to.
    Pointee,
}

impl Item {
    /// Evaluates an expression in a frame.
    pub(super) fn evaluated(stopped: &mut StoppedProgram<'_, '_>, frame: usize, text: &str) -> Item {
        let result = evaluate(stopped, frame, text, MAX_ELEMENTS);
        Item { name: text.into(), result, expression: Some(text.into()) }
    }
}

/// Evaluates an expression in a frame. The types that it adds are kept, because the result refers to them.
fn evaluate(stopped: &mut StoppedProgram<'_, '_>, frame: usize, text: &str, most: u64) -> Result<EvalResult, String> {
    let parsed = expression::parse(text, &mut stopped.debugger.types)?;
    let mut scope = stopped.debugger.scope(stopped.state, frame);
    scope.most = most;
    scope.find(&parsed)
}

impl Inspector {
    /// Returns the handle of a container.
    pub(super) fn handle(&mut self, container: Container) -> usize {
        self.containers.push(container);
        self.containers.len()
    }

    fn container(&self, arguments: &Value) -> Result<Container, String> {
        let number = number(arguments, "variablesReference").and_then(|number| number.checked_sub(1));
        let found = number.and_then(|number| self.containers.get(number)).cloned();
        found.ok_or_else(|| "the reference belongs to no variable: the program has moved on".into())
    }

    /// Answers `variables`.
    pub(super) fn variables(
        &mut self,
        stopped: &mut StoppedProgram<'_, '_>,
        arguments: &Value,
    ) -> Result<Value, String> {
        let container = self.container(arguments)?;
        let start = number(arguments, "start").unwrap_or(0);
        let count = number(arguments, "count").filter(|count| *count > 0).unwrap_or(MAX_PARTS).min(MAX_PARTS);
        let (items, frame) = match container {
            Container::Scope(kind, id) => {
                let items = self.scope_items(stopped, kind, id, start.saturating_add(count));
                (items.into_iter().skip(start).collect(), id.frame)
            }
            Container::Value { expression, frame } => {
                (parts_by_expression(stopped, &expression, frame, start, count)?, frame)
            }
            Container::Parts { tree, source_type, place, frame } => {
                (parts_of_tree(stopped, &tree, source_type.as_deref(), place, start, count), frame)
            }
        };
        let radix = radix(arguments);
        let list: Vec<Value> = items.into_iter().map(|item| self.variable(stopped, item, frame, radix)).collect();
        Ok(json!({ "variables": list }))
    }

    /// Returns the expression and the frame of a child, for `setVariable`.
    pub(super) fn expression_of(&self, arguments: &Value) -> Result<Value, String> {
        let name = arguments["name"].as_str().ok_or("the name of the variable is missing")?;
        let (expression, frame) = self.named_part(&self.container(arguments)?, name)?;
        Ok(json!({ "expression": expression, "frameId": FrameId { frame, level: 0 }.number() }))
    }

    /// Returns the expression of a child by its name.
    pub(super) fn part(&self, arguments: &Value, name: &str) -> Result<(String, usize), String> {
        self.named_part(&self.container(arguments)?, name)
    }

    fn named_part(&self, container: &Container, name: &str) -> Result<(String, usize), String> {
        match container {
            Container::Scope(ScopeKind::Heap, id) => Ok((format!("*{name}"), id.frame)),
            Container::Scope(_, id) => Ok((name.into(), id.frame)),
            Container::Value { expression, frame } if name.starts_with('*') => Ok((dereferenced(expression), *frame)),
            Container::Value { expression, frame } if name.starts_with('[') => {
                Ok((format!("{}{name}", grouped(expression)), *frame))
            }
            Container::Value { expression, frame } => Ok((member(expression, name), *frame)),
            Container::Parts { .. } => Err("no expression denotes this part".into()),
        }
    }

    /// Answers `evaluate`, except for commands.
    pub(super) fn evaluate(
        &mut self,
        stopped: &mut StoppedProgram<'_, '_>,
        arguments: &Value,
    ) -> Result<Value, String> {
        let text = arguments["expression"].as_str().unwrap_or("").trim();
        let frame = stopped.frame(arguments)?.map_or(0, |id| id.frame);
        let context = arguments["context"].as_str().unwrap_or("");
        let most = if context == "clipboard" { MAX_COPIED } else { MAX_ELEMENTS };
        // The text under the mouse pointer is a word, often without its sigil.
        let hovered = [text.to_string(), format!("%{text}"), format!("@{text}")];
        let tried = if context == "hover" { &hovered[..] } else { &hovered[..1] };
        let mut first_error = None;
        for text in tried {
            let found = evaluate(stopped, frame, text, most);
            match found {
                Ok(found) => {
                    let has_call = text.contains('(');
                    let note = found.note.clone();
                    let item = Item {
                        name: text.clone(),
                        result: Ok(found),
                        // A call is not repeated for each part of its result.
                        expression: (!has_call).then(|| text.clone()),
                    };
                    let mut answer = self.variable_up_to(stopped, item, frame, radix(arguments), most);
                    let value = answer["value"].as_str().unwrap_or("").to_string();
                    if let Some(answer) = answer.as_object_mut() {
                        answer.remove("name");
                        answer.remove("value");
                    }
                    answer["result"] = match note {
                        Some(note) => format!("{value} ({note})").into(),
                        None => value.into(),
                    };
                    return Ok(answer);
                }
                Err(error) => first_error = first_error.or(Some(error)),
            }
        }
        Err(first_error.unwrap_or_default())
    }

    /// Describes a variable.
    pub(super) fn variable(
        &mut self,
        stopped: &StoppedProgram<'_, '_>,
        item: Item,
        frame: usize,
        radix: Radix,
    ) -> Value {
        self.variable_up_to(stopped, item, frame, radix, MAX_ELEMENTS)
    }

    fn variable_up_to(
        &mut self,
        stopped: &StoppedProgram<'_, '_>,
        item: Item,
        frame: usize,
        radix: Radix,
        most: u64,
    ) -> Value {
        let Item { name, result, expression } = item;
        let found = match result {
            Ok(found) => found,
            Err(error) => {
                return json!({
                    "name": name, "value": format!("<{error}>"), "variablesReference": 0,
                    "presentationHint": { "attributes": ["failedEvaluation", "readOnly"] },
                });
            }
        };
        let program = stopped.program();
        let info = program.debug_info();
        let mut writer = ValueWriter {
            types: &stopped.debugger.types,
            radix,
            settings: stopped.debugger.settings,
            ..ValueWriter::new(&program, *stopped.state)
        };
        writer.settings.elements = most;
        let source_type = found.source_type.as_deref();
        let value = match (&found.tree.content, found.tree.ty) {
            (Content::Unreadable, Type::VOID) => "void".into(),
            _ => writer.format_without_type_as(&found.tree, source_type),
        };
        let ty = match source_type {
            Some(ty) => info.type_name(ty),
            None => stopped.debugger.types.display(found.tree.ty),
        };
        let (mut named, mut indexed, mut reference) = (0, 0, 0);
        if let Some(children) = children(stopped, &found) {
            match &children {
                Children::Elements(count) => indexed = *count as usize,
                Children::Fields(count) => named = *count,
                Children::Members(names) => named = names.len(),
                Children::Pointee => named = 1,
            }
            reference = self.handle(match &expression {
                Some(expression) => Container::Value { expression: expression.clone(), frame },
                None => Container::Parts {
                    tree: found.tree.clone(),
                    source_type: found.source_type.clone(),
                    place: found.place,
                    frame,
                },
            });
        }
        let address = match (&found.tree.content, found.place) {
            (Content::Scalar(Scalar::Pointer(pointer)), _) if pointer.address != 0 => Some(pointer.address),
            (_, place) => place,
        };
        let mut out = json!({
            "name": name,
            "value": value,
            "type": ty,
            "variablesReference": reference,
        });
        if let Some(expression) = expression {
            out["evaluateName"] = expression.into();
        } else {
            out["presentationHint"] = json!({ "attributes": ["readOnly"] });
        }
        if named > 0 {
            out["namedVariables"] = named.into();
        }
        if indexed > 0 {
            out["indexedVariables"] = indexed.into();
        }
        if let Some(address) = address {
            out["memoryReference"] = format!("{address:#x}").into();
        }
        out
    }
}

/// Returns the number format that a request specifies.
fn radix(arguments: &Value) -> Radix {
    if arguments["format"]["hex"] == true { Radix::Hex } else { Radix::Signed }
}

/// Returns the children of a value; `None` if it has none.
fn children(stopped: &StoppedProgram<'_, '_>, found: &EvalResult) -> Option<Children> {
    let program = &stopped.debugger.program;
    let info = program.debug_info();
    if let Content::Scalar(Scalar::Pointer(pointer)) = &found.tree.content {
        return points_to_data(stopped.state, pointer.target, found.pointee.is_some() || found.source_type.is_some())
            .then_some(Children::Pointee);
    }
    if let Some(plain) = found.source_type.as_deref().and_then(|ty| info.plain_type(ty)) {
        if let Some(element) = info.element(&plain) {
            let size = info.bits(&element).filter(|bits| *bits > 0)?;
            let count = info.bits(&plain).unwrap_or(found.tree.size * 8) / size;
            return (count > 0).then_some(Children::Elements(count));
        }
        if info.is_record(&plain) {
            let members = info.members(&plain);
            let names: Vec<String> = members.into_iter().map(|m| m.name).filter(|name| !name.is_empty()).collect();
            return (!names.is_empty()).then_some(Children::Members(names));
        }
        return None;
    }
    match stopped.debugger.types.kind(found.tree.ty) {
        TypeKind::Array { len, .. } => (*len > 0).then_some(Children::Elements(*len)),
        TypeKind::Vector { len, .. } => Some(Children::Elements(u64::from(*len))),
        TypeKind::Struct { fields, .. } => (!fields.is_empty()).then_some(Children::Fields(fields.len())),
        _ => None,
    }
}

/// Whether a pointer refers to memory of the program that can be shown.
fn points_to_data(state: &State<'_>, target: Pointee, has_type: bool) -> bool {
    match target {
        Pointee::Object { object, .. } => match state.object(object).kind {
            ObjectKind::Function(_) => false,
            ObjectKind::Host => has_type,
            _ => true,
        },
        _ => false,
    }
}

/// Returns children of the value of an expression.
fn parts_by_expression(
    stopped: &mut StoppedProgram<'_, '_>,
    text: &str,
    frame: usize,
    start: usize,
    count: usize,
) -> Result<Vec<Item>, String> {
    let found = evaluate(stopped, frame, text, MAX_ELEMENTS)?;
    let Some(children) = children(stopped, &found) else { return Ok(Vec::new()) };
    let mut named = |name: String, expression: String| Item { name, ..Item::evaluated(stopped, frame, &expression) };
    Ok(match children {
        Children::Elements(length) => {
            let whole = grouped(text);
            let end = (start.saturating_add(count) as u64).min(length);
            (start as u64..end).map(|n| named(format!("[{n}]"), format!("{whole}[{n}]"))).collect()
        }
        Children::Fields(length) => {
            let whole = grouped(text);
            let all = (0..length).skip(start).take(count);
            all.map(|n| named(format!("[{n}]"), format!("{whole}[{n}]"))).collect()
        }
        Children::Members(names) => {
            let all = names.into_iter().skip(start).take(count);
            all.map(|name| named(name.clone(), member(text, &name))).collect()
        }
        Children::Pointee => pointees(stopped, &found, text, frame).into_iter().skip(start).take(count).collect(),
    })
}

/// Returns the pointees of a pointer: the value, and the whole object if it is larger.
fn pointees(stopped: &mut StoppedProgram<'_, '_>, found: &EvalResult, text: &str, frame: usize) -> Vec<Item> {
    let Content::Scalar(Scalar::Pointer(pointer)) = &found.tree.content else { return Vec::new() };
    let whole = dereferenced(text);
    let direct = Item { name: format!("*{text}"), ..Item::evaluated(stopped, frame, &whole) };
    let Pointee::Object { object, offset } = pointer.target else { return vec![direct] };
    let object = stopped.state.object(object);
    let program = stopped.program();
    let writer = ValueWriter::new(&program, *stopped.state);
    let known = writer.object_type(&object);
    let mut items = Vec::new();
    let shown = direct.result.as_ref().ok().map(|found| found.tree.size);
    // Without a type of its own, the pointer leads to the object as a whole.
    let has_direct = shown.is_some_and(|size| size > 0);
    if has_direct {
        items.push(direct);
    }
    let is_part = !has_direct || offset != 0 || shown != Some(object.size);
    if is_part && found.source_type.is_none() {
        let (ty, count) = known.unwrap_or(match object.size % 8 {
            0 if object.size > 0 => (Type::I64, object.size / 8),
            _ => (Type::I8, object.size),
        });
        let base = format!("(ptr {:#x})", object.address);
        let name = writer.object(&object);
        let expression = content_expression(stopped, &base, ty, count);
        items.push(Item { name: format!("in {name}"), ..Item::evaluated(stopped, frame, &expression) });
    }
    items
}

/// Returns children of a tree.
fn parts_of_tree(
    stopped: &StoppedProgram<'_, '_>,
    tree: &Tree,
    source_type: Option<&str>,
    place: Option<u64>,
    start: usize,
    count: usize,
) -> Vec<Item> {
    let Content::Node(parts) = &tree.content else { return Vec::new() };
    let info = stopped.debugger.program.debug_info();
    let plain = source_type.and_then(|ty| info.plain_type(ty));
    let element = plain.as_ref().and_then(|plain| info.element(plain));
    let members = plain.as_ref().filter(|plain| info.is_record(plain)).map(|plain| info.parts(plain));
    let shown = parts.iter().filter(|part| !matches!(part.content, Content::Padding | Content::More(_)));
    let item = |(n, part): (usize, &Tree)| {
        let member = members.as_ref().and_then(|members| members.get(n));
        let name = member.map(|m| m.name.clone()).filter(|name| !name.is_empty());
        let found = EvalResult {
            place: place.map(|place| place + (part.offset - tree.offset)),
            source_type: member.map(|m| m.ty.clone()).or_else(|| element.clone()),
            ..EvalResult::new(part.clone())
        };
        Item { name: name.unwrap_or_else(|| format!("[{n}]")), result: Ok(found), expression: None }
    };
    shown.enumerate().skip(start).take(count).map(item).collect()
}

/// Puts an expression in parentheses if a suffix would bind to a part of it.
fn grouped(text: &str) -> String {
    let is_plain = text.chars().all(|c| c.is_alphanumeric() || "%@_.$[]#->".contains(c)) && !text.starts_with('-');
    if is_plain { text.into() } else { format!("({text})") }
}

/// Returns the expression for the pointee of a pointer.
fn dereferenced(text: &str) -> String {
    format!("*{}", grouped(text))
}

/// Returns the expression for a member.
fn member(text: &str, name: &str) -> String {
    match text.strip_prefix('*').filter(|pointer| !pointer.contains(' ')) {
        Some(pointer) => format!("{}->{name}", grouped(pointer)),
        None => format!("{}.{name}", grouped(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suffixes_bind_to_the_whole_expression() {
        assert_eq!(grouped("@g[1].x"), "@g[1].x");
        assert_eq!(grouped("*%p"), "(*%p)");
        assert_eq!(grouped("*heap#1 as [2 x i64]"), "(*heap#1 as [2 x i64])");
        assert_eq!(dereferenced("%p"), "*%p");
        assert_eq!(member("*p", "next"), "p->next");
        assert_eq!(member("*p->next", "next"), "p->next->next");
        assert_eq!(member("a", "x"), "a.x");
        assert_eq!(member("**p", "x"), "(*p)->x");
    }
}

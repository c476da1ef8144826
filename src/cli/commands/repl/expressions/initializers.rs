//! Declarations of arrays and structs in C syntax, with their initializers: `int m[2][2] = {{1, 2}, {3}}`.

use super::super::mistakes::{Mistake, position_of};
use super::constant_values::lengths_of;
use super::conversions::llvm_type;
use super::copies::{RecordPlace, Source, incompatible};
use super::designators::{self, Designator, ObjectPart, PathStep, index_of};
use super::literals::{self, constant};
use super::lower::{ARRAY, LoweredValue, Lowering, LoweringResult, array_element, element_of, is_pointer};
use super::nodes::{CastTarget, ExprNode, SpannedNode, is_record};
use super::reader::ExpressionReader;
use std::collections::VecDeque;
use std::ops::Range;

/// Maximum nesting depth of braces.
const MAX_DEPTH: usize = 32;

/// An initializer.
enum Initializer {
    Value(SpannedNode),
    List(VecDeque<Initializer>),
    /// A value or a list for the part that the designators name; at least one.
    Designated(VecDeque<Designator>, Box<Initializer>),
}

impl Initializer {
    /// Parses an initializer, which is a part of the input.
    fn read(text: &str, input: &str, is_known: &dyn Fn(&str) -> bool, depth: usize) -> LoweringResult<Initializer> {
        let text = text.trim();
        let place = || position_of(text, input);
        if depth > MAX_DEPTH {
            return Err(Mistake::at(format!("braces nested more than {MAX_DEPTH} deep"), place()..place() + 1));
        }
        if depth > 0
            && let Some((designators, value)) = designators::read(text, input)?
        {
            let value = Initializer::read(value, input, is_known, depth)?;
            return Ok(Initializer::Designated(designators, Box::new(value)));
        }
        let Some(inside) = text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) else {
            let node = ExpressionReader::read_at(text, place(), is_known);
            let divided = |mut node: SpannedNode| {
                node.divide_names(is_known);
                Initializer::Value(node)
            };
            return node.map(divided).ok_or_else(|| {
                Mistake::at("expected expressions between the braces: `{1, 2}`", place()..place() + text.len())
            });
        };
        let mut parts = VecDeque::new();
        let (mut nesting, mut start) = (0usize, 0);
        for (at, c) in literals::code(inside) {
            match c {
                '(' | '[' | '{' => nesting += 1,
                ')' | ']' | '}' => nesting = nesting.saturating_sub(1),
                ',' if nesting == 0 => {
                    parts.push_back(Initializer::read(&inside[start..at], input, is_known, depth + 1)?);
                    start = at + 1;
                }
                _ => {}
            }
        }
        // The last comma may end the list.
        if !inside[start..].trim().is_empty() {
            parts.push_back(Initializer::read(&inside[start..], input, is_known, depth + 1)?);
        }
        Ok(Initializer::List(parts))
    }

    /// Whether the initializer is that of a number rather than of an array in an array of several dimensions.
    fn is_scalar(&self, element: &str, dimensions: usize) -> bool {
        match self {
            Initializer::Value(node) => dimensions > 1 && !(element == "i8" && matches!(**node, ExprNode::Text(_))),
            Initializer::List(_) | Initializer::Designated(..) => false,
        }
    }

    fn span(&self) -> Option<std::ops::Range<usize>> {
        match self {
            Initializer::Value(node) => node.span.clone(),
            Initializer::List(parts) => parts.front()?.span(),
            Initializer::Designated(designators, value) => match designators.front() {
                Some(designator) => Some(designator.place.clone()),
                None => value.span(),
            },
        }
    }
}

/// A store of an initializer.
pub(super) struct InitialStore {
    /// The place in the declared object, from outside.
    pub(super) path: Vec<PathStep>,
    pub(super) ty: String,
    pub(super) operand: String,
    /// Whether the operand is the address of a struct or union, which is copied.
    pub(super) is_copy: bool,
}

/// Whether designators in a list are those of an object.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Designators {
    /// The object has braces of its own.
    Allowed,
    /// Only the first, which is a part of the designator of this object.
    First,
    /// They are those of the object that has the braces.
    OfList,
}

/// The object that a declaration creates.
struct DeclaredObject {
    /// Its address: the name of an alloca, or that of a local variable.
    address: String,
    /// Its type in LLVM.
    ty: String,
    /// Type of its elements in C, whose sign LLVM's type does not have.
    element: String,
    stores: Vec<InitialStore>,
}

impl DeclaredObject {
    /// Notes the type of the numbers in a member that is initialized next; elements of an array have that of the array.
    fn note_number(&mut self, ty: Option<&str>) {
        if let Some(ty) = ty {
            self.element = ty.to_string();
        }
    }
}

impl Lowering<'_> {
    /// Lowers the declaration of an array, `int a[3]`, `int a[] = {1, 2}`, `int m[2][2]` or `char s[] = "hi"`, to an
    /// alloca.
    pub fn declare_array(
        &mut self,
        target: &CastTarget,
        name: &str,
        lengths: &str,
        value: Option<&str>,
        is_known: &dyn Fn(&str) -> bool,
    ) -> LoweringResult<()> {
        let element = element_type(target);
        let value = self.initializer(value, is_known)?;
        let (ty, kind) = self.array_types((&element, name, lengths), value.as_ref(), is_known)?;
        if let Some(Initializer::Value(node)) = &value
            && !(is_bytes(&ty) && matches!(**node, ExprNode::Text(_)))
        {
            return Err("an array is declared with its elements in braces: `int a[2] = {1, 2}`".into());
        }
        if element.ends_with('*') || element != llvm_type(&element) {
            self.pointees.push((format!("%{name}"), kind));
        }
        let address = format!("%{name}");
        self.declare_object(DeclaredObject { address, ty, element, stores: Vec::new() }, value)
    }

    /// Lowers the declaration of a variable of a named type, `%P p`, `%P p = {1, 2}` or `%P p[3]`, to an alloca.
    pub fn declare_record(
        &mut self,
        ty: &str,
        name: &str,
        lengths: Option<&str>,
        value: Option<&str>,
        is_known: &dyn Fn(&str) -> bool,
    ) -> LoweringResult<()> {
        let value = self.initializer(value, is_known)?;
        let whole = match lengths {
            None => ty.to_string(),
            Some(lengths) => self.array_type((ty, name, lengths), value.as_ref(), is_known)?,
        };
        if let (Some(_), Some(Initializer::Value(_))) = (lengths, &value) {
            return Err(
                format!("an array is declared with its elements in braces: `{name}[2] = {{{{1}}, {{2}}}}`").into()
            );
        }
        let address = format!("%{name}");
        self.declare_object(DeclaredObject { address, ty: whole, element: String::new(), stores: Vec::new() }, value)
    }

    /// Lowers the declaration of an array that is a local variable.
    pub(super) fn declare_local_array(
        &mut self,
        target: &CastTarget,
        name: &str,
        lengths: &str,
        value: Option<&str>,
    ) -> LoweringResult<()> {
        let element = element_type(target);
        if self.declare_variable_length(target, name, lengths, value)? {
            return Ok(());
        }
        let value = self.initializer(value, &|name| self.known_name(name).is_some())?;
        let (ty, kind) = self.array_types((&element, name, lengths), value.as_ref(), &|_| false)?;
        let address = self.declare_local(name, &kind, None);
        self.declare_object(DeclaredObject { address, ty, element, stores: Vec::new() }, value)
    }

    /// Lowers the declaration of a struct, or an array of them, that is a local variable.
    pub(super) fn declare_local_record(
        &mut self,
        ty: &str,
        name: &str,
        lengths: Option<&str>,
        value: Option<&str>,
    ) -> LoweringResult<()> {
        let value = self.initializer(value, &|name| self.known_name(name).is_some())?;
        let ty = match lengths {
            None => ty.to_string(),
            Some(lengths) => self.array_type((ty, name, lengths), value.as_ref(), &|_| false)?,
        };
        let address = self.declare_local(name, &ty, None);
        self.declare_object(DeclaredObject { address, ty, element: String::new(), stores: Vec::new() }, value)
    }

    /// Lowers `(int[]){1, 2}`, given its type and the place of its values in the input, to the address of the object: a
    /// local variable of a function, or a variable of the session.
    pub(super) fn compound_literal(
        &mut self,
        target: &CastTarget,
        lengths: Option<&str>,
        place: &Range<usize>,
    ) -> LoweringResult<LoweredValue> {
        let element = element_type(target);
        let input = self.text;
        let value = input.get(place.clone()).unwrap_or("{}");
        let value = self.initializer(Some(value), &|name| self.known_name(name).is_some())?;
        let ty = match lengths {
            Some(lengths) => self.array_type((&llvm_type(&element), "literal", lengths), value.as_ref(), &|_| false)?,
            None if element.ends_with('*') => "ptr".into(),
            None => llvm_type(&element),
        };
        let address = match self.locals.is_function() {
            true => {
                let scope = self.locals.scope();
                let address = self.declare_local("literal", &ty, None);
                self.locals.restore(scope);
                address
            }
            false => {
                let name = self.unused_name("@literal");
                self.setup.push(format!("{name} = global {ty} zeroinitializer"));
                name
            }
        };
        let object = DeclaredObject { address: address.clone(), ty: ty.clone(), element, stores: Vec::new() };
        self.declare_object(object, value)?;
        Ok(LoweredValue::Pointer { ty: "ptr".into(), operand: address, pointee: ty })
    }

    fn initializer(&self, value: Option<&str>, is_known: &dyn Fn(&str) -> bool) -> LoweringResult<Option<Initializer>> {
        value.map(|value| Initializer::read(value, self.text, is_known, 0)).transpose()
    }

    fn declare_object(&mut self, mut object: DeclaredObject, value: Option<Initializer>) -> LoweringResult<()> {
        let (is_zero, count) = (value.is_none(), self.lines.len());
        if let Some(value) = value {
            let ty = object.ty.clone();
            self.initialize(&mut object, &ty, &[], value)?;
        }
        let DeclaredObject { address: whole, ty, stores, .. } = object;
        if self.locals.is_static {
            if stores.iter().any(|store| store.operand.starts_with('%')) {
                return Err("the initializer of a `static` variable must be a constant".into());
            }
            self.check_constant(&stores)?;
            let initial = self.constant_of(&ty, &[], &stores);
            return self.define_static(&whole, &ty, &initial, count);
        }
        // The memory of a local variable or a literal exists already.
        let is_local = whole.starts_with('@');
        if !is_local {
            self.lines.push(format!("{whole} = alloca {ty}"));
        }
        if let Some(initial) = self.constant_initializer(&ty, &stores) {
            self.lines.push(format!("store {ty} {initial}, ptr {whole}"));
            return Ok(());
        }
        // A store of the whole object leaves nothing to be zeroed.
        if is_zero && !is_local || !is_zero && !stores.iter().any(|store| store.path.is_empty() && store.ty == ty) {
            self.clear(&ty, &whole);
        }
        for InitialStore { path, ty: part, operand, is_copy } in stores {
            let address = self.address_in(&whole, &ty, &path);
            if is_copy {
                let record = |address| RecordPlace { pointer: "ptr".into(), address, ty: part.clone() };
                self.copy_record(&record(address), &record(operand))?;
                continue;
            }
            self.lines.push(format!("store {part} {operand}, ptr {address}"));
        }
        Ok(())
    }

    /// Lowers the initializer of a part of an object, whose type is given.
    fn initialize(
        &mut self,
        object: &mut DeclaredObject,
        ty: &str,
        path: &[PathStep],
        value: Initializer,
    ) -> LoweringResult<()> {
        let span = value.span();
        // The last initializer of a part counts.
        object.stores.retain(|store| !store.path.starts_with(path));
        match value {
            // Designators are those of members, which are taken from a list.
            Initializer::Designated(_, value) => self.initialize(object, ty, path, *value)?,
            Initializer::Value(node) if is_bytes(ty) && matches!(&*node, ExprNode::Text(_)) => {
                let ExprNode::Text(text) = &*node else { return Ok(()) };
                let (whole, count) = (constant(text), length_of(ty));
                let (part, operand) = whole.split_once(" c\"").unwrap_or_default();
                if length_of(part) > count {
                    return Err(excess(count).or_at(&node.span));
                }
                let operand = format!("c\"{operand}");
                object.stores.push(InitialStore { path: path.to_vec(), ty: part.into(), operand, is_copy: false });
            }
            Initializer::Value(node) => {
                let value = match self.source(&node)? {
                    // `struct P q = p`
                    Source::Memory(from) if from.ty == ty && from.pointer == "ptr" => {
                        if self.locals.is_static {
                            return Err("the initializer of a `static` variable must be a constant".into());
                        }
                        let operand = from.address;
                        let store = InitialStore { path: path.to_vec(), ty: ty.into(), operand, is_copy: true };
                        object.stores.push(store);
                        return Ok(());
                    }
                    Source::Memory(from) if from.ty == ty => self.load_from(&from.pointer, &from.address, &from.ty)?,
                    source @ Source::Memory(_) => {
                        return Err(incompatible("initializing", ty, &source).or_at(&node.span));
                    }
                    source @ Source::Value(LoweredValue::Pointer { .. }) if is_record(ty) => {
                        return Err(incompatible("initializing", ty, &source).or_at(&node.span));
                    }
                    Source::Value(value) if is_aggregate(ty) && llvm_type(&value.c_type()) != ty => {
                        let message = match ty.starts_with('[') {
                            true => "an array is declared with its elements in braces: `int a[2] = {1, 2}`",
                            false => "a struct is declared with its members in braces: `struct P p = {1, 2}`",
                        };
                        return Err(Mistake::from(message).or_at(&node.span));
                    }
                    Source::Value(value) => value,
                };
                let is_bool = object.element == "i1" && ty == "i8";
                let has_sign = !object.element.is_empty() && llvm_type(&object.element) == ty;
                let wanted = if has_sign || is_bool { object.element.clone() } else { ty.to_string() };
                let mut operand = self.as_type(value, &wanted).map_err(|mistake| mistake.or_at(&node.span))?;
                if is_bool {
                    operand = match operand.as_str() {
                        "true" => "1".into(),
                        "false" => "0".into(),
                        _ => self.converted("i1", &operand, "i8"),
                    };
                }
                object.stores.push(InitialStore { path: path.to_vec(), ty: ty.into(), operand, is_copy: false });
            }
            Initializer::List(mut parts) if is_aggregate(ty) => {
                if object.stores.iter().any(|store| path.starts_with(&store.path)) {
                    let operand = "zeroinitializer".to_string();
                    let store = InitialStore { path: path.to_vec(), ty: ty.into(), operand, is_copy: false };
                    object.stores.push(store);
                }
                self.initialize_members(object, ty, path, &mut parts, Designators::Allowed)?;
                if let Some(more) = parts.front() {
                    return Err(match ty.starts_with('[') {
                        true => excess(length_of(ty)),
                        false => self.excess_member(ty),
                    }
                    .or_at(&more.span()));
                }
            }
            Initializer::List(mut parts) if parts.len() < 2 => {
                if let Some(part) = parts.pop_front() {
                    self.initialize(object, ty, path, part)?;
                }
            }
            Initializer::List(_) => {
                return Err(Mistake::from(format!("excess elements: `{ty}` has one value")).or_at(&span));
            }
        }
        Ok(())
    }

    /// Lowers initializers of the members of an array or a struct, as far as both go.
    fn initialize_members(
        &mut self,
        object: &mut DeclaredObject,
        ty: &str,
        path: &[PathStep],
        parts: &mut VecDeque<Initializer>,
        mut allowed: Designators,
    ) -> LoweringResult<()> {
        let mut n = 0;
        while let Some(next) = parts.front() {
            let mut found = None;
            if matches!(next, Initializer::Designated(..)) {
                if allowed == Designators::OfList {
                    break;
                }
                let Some(Initializer::Designated(mut rest, value)) = parts.pop_front() else { break };
                if let Some(designator) = rest.pop_front() {
                    let (part, index) = self.designated(ty, &designator)?;
                    (n, found) = (index, Some(part));
                }
                let is_last = rest.is_empty();
                parts.push_front(if is_last { *value } else { Initializer::Designated(rest, value) });
                if allowed == Designators::First {
                    allowed = Designators::OfList;
                }
                if let Some(ObjectPart { ty: member, step, number }) = found.as_ref().filter(|_| !is_last) {
                    let path = [path, std::slice::from_ref(step)].concat();
                    object.note_number(number.as_deref());
                    if !is_aggregate(member) {
                        let place = parts.front().and_then(Initializer::span);
                        let message = format!("`{member}` has no members or elements for a designator");
                        return Err(Mistake::from(message).or_at(&place));
                    }
                    self.initialize_members(object, member, &path, parts, Designators::First)?;
                    n += 1;
                    if self.session.is_union(ty) {
                        n = usize::MAX;
                    }
                    continue;
                }
            }
            let Some(ObjectPart { ty: member, step, number }) = found.or_else(|| self.positional(ty, n)) else { break };
            object.note_number(number.as_deref());
            n = if self.session.is_union(ty) { usize::MAX } else { n + 1 };
            let path = [path, &[step]].concat();
            let is_flat = match parts.front() {
                Some(Initializer::Value(node)) => is_aggregate(&member) && !self.is_whole(&member, node),
                _ => false,
            };
            match is_flat {
                // The braces of a member may be left out.
                true if length_of(&member) == 0 && member.starts_with('[') => {}
                true => {
                    let before = parts.len();
                    object.stores.retain(|store| !store.path.starts_with(&path));
                    self.initialize_members(object, &member, &path, parts, Designators::OfList)?;
                    if parts.len() == before {
                        break;
                    }
                }
                false => {
                    if let Some(part) = parts.pop_front() {
                        self.initialize(object, &member, &path, part)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether an expression is the value of a whole member: a string, or a struct.
    fn is_whole(&mut self, ty: &str, node: &SpannedNode) -> bool {
        match &**node {
            ExprNode::Text(_) => is_bytes(ty),
            _ => self.record_type(node).is_some_and(|found| found == ty),
        }
    }

    /// Returns the error for an initializer after the last member of a struct.
    fn excess_member(&self, ty: &str) -> Mistake {
        if self.session.is_union(ty) {
            return format!("excess elements: `{ty}` is a union, of which one member is initialized").into();
        }
        let count = (0..).find(|n: &usize| self.session.member(ty, &n.to_string()).is_err()).unwrap_or(0);
        match self.session.member(ty, &count.to_string()) {
            Err(message) => Mistake::from(message),
            Ok(_) => Mistake::from("excess members"),
        }
    }

    /// Returns the types of an array in LLVM and in C, given as for [`array_type`](Lowering::array_type).
    fn array_types(
        &mut self,
        (element, name, lengths): (&str, &str, &str),
        value: Option<&Initializer>,
        is_known: &dyn Fn(&str) -> bool,
    ) -> LoweringResult<(String, String)> {
        let kind = self.array_type((element, name, lengths), value, is_known)?;
        Ok((llvm_type(&kind), kind))
    }

    /// Returns the type of an array of elements, given its name and the text between its outer brackets: `3`, `2][3`. The
    /// first length may be left to the initializer.
    fn array_type(
        &mut self,
        (element, name, lengths): (&str, &str, &str),
        value: Option<&Initializer>,
        is_known: &dyn Fn(&str) -> bool,
    ) -> LoweringResult<String> {
        let mut ty = element.to_string();
        let lengths = lengths_of(lengths);
        if lengths.len() > MAX_DEPTH {
            return Err(format!("an array of more than {MAX_DEPTH} dimensions").into());
        }
        for (n, length) in lengths.iter().enumerate().rev() {
            let count = match value {
                Some(value) if n == 0 && length.is_empty() => match value {
                    Initializer::List(parts)
                        if parts.iter().any(|part| matches!(part, Initializer::Designated(..))) =>
                    {
                        designated_count(parts, lengths.len())?
                    }
                    // Without inner braces, several values are one element.
                    Initializer::List(parts) => match parts.iter().all(|part| part.is_scalar(element, lengths.len())) {
                        true => parts.len().div_ceil(leaves_of(&ty)),
                        false => parts.len(),
                    },
                    Initializer::Value(node) => match &**node {
                        ExprNode::Text(text) => length_of(constant(text).split(" c\"").next().unwrap_or_default()),
                        _ => 0,
                    },
                    Initializer::Designated(..) => 0,
                },
                _ => self.length(length, name, is_known)?,
            };
            ty = format!("[{count} x {ty}]");
        }
        Ok(ty)
    }

    /// Writes zeros to the memory at an address.
    fn clear(&mut self, ty: &str, address: &str) {
        /// Elements from which a store of the whole array is not supported.
        const LARGE: u128 = 4096;
        const MEMSET: &str = "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)";
        let (mut count, mut element) = (1u128, ty);
        while let Some((length, inner)) = element_of(element, ARRAY) {
            count = count.saturating_mul(length.parse().unwrap_or(1));
            element = inner;
        }
        if count < LARGE {
            return self.lines.push(format!("store {ty} zeroinitializer, ptr {address}"));
        }
        if !self.knows("@llvm.memset.p0.i64") && !self.setup.iter().any(|line| line == MEMSET) {
            self.setup.push(MEMSET.into());
        }
        let size = format!("ptrtoint (ptr getelementptr ({ty}, ptr null, i32 1) to i64)");
        self.lines.push(format!("call void @llvm.memset.p0.i64(ptr {address}, i8 0, i64 {size}, i1 false)"));
    }
}

/// Returns the number of elements of an array whose length is left to a list with designators.
fn designated_count(parts: &VecDeque<Initializer>, dimensions: usize) -> LoweringResult<usize> {
    let (mut next, mut count, mut is_inside) = (0usize, 0usize, false);
    for part in parts {
        match part {
            Initializer::Designated(designators, _) => {
                let Some(designator) = designators.front() else { continue };
                next = index_of(designator)?;
                is_inside = designators.len() > 1;
            }
            // Such a value may be one of a part of the element before.
            Initializer::Value(_) if is_inside || dimensions > 1 => {
                let message = "the number of elements does not follow from these designators: give it, as in `a[4]`";
                return Err(Mistake::from(message).or_at(&part.span()));
            }
            _ => {}
        }
        next = next.checked_add(1).ok_or("an array of this length is not supported")?;
        count = count.max(next);
    }
    Ok(count)
}

/// Returns the type of the elements of an array in the notation of lowering.
pub(super) fn element_type(target: &CastTarget) -> String {
    match target {
        CastTarget::Scalar(ty) => ty.clone(),
        CastTarget::Pointer(pointee) => format!("{pointee}*"),
    }
}

/// Returns the number of elements that are no arrays in a type; at least 1.
pub(super) fn leaves_of(ty: &str) -> usize {
    let (mut count, mut element) = (1usize, ty);
    while let Some((length, inner)) = element_of(element, ARRAY) {
        count = count.saturating_mul(length.parse().unwrap_or(1));
        element = inner;
    }
    count.max(1)
}

/// Returns the length of an array type; 0 for other types.
pub(super) fn length_of(ty: &str) -> usize {
    element_of(ty, ARRAY).and_then(|(count, _)| count.parse().ok()).unwrap_or(0)
}

/// Whether a type is an array of characters.
fn is_bytes(ty: &str) -> bool {
    array_element(ty) == Some("i8")
}

/// Whether a type is an array or a struct.
pub(super) fn is_aggregate(ty: &str) -> bool {
    (ty.starts_with(['[', '%', '{']) || ty.starts_with("<{")) && !is_pointer(ty)
}

fn excess(count: usize) -> Mistake {
    format!("excess elements: the array has {count}").into()
}

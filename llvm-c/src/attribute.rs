//! Attributes.

use crate::ffi::{Raw, c_string, export};
use crate::ir::{A, Attribute, AttributeKind, C, T, V};
use std::cell::RefCell;
use std::ffi::c_char;

/// Kinds by number, from 1 on. The notation of the value follows an attribute that has one.
const NAMES: &[(&str, Form)] = &[
    ("allocalign", Form::Word),
    ("allocptr", Form::Word),
    ("alwaysinline", Form::Word),
    ("builtin", Form::Word),
    ("cold", Form::Word),
    ("convergent", Form::Word),
    ("disable_sanitizer_instrumentation", Form::Word),
    ("hot", Form::Word),
    ("immarg", Form::Word),
    ("inreg", Form::Word),
    ("inlinehint", Form::Word),
    ("jumptable", Form::Word),
    ("minsize", Form::Word),
    ("mustprogress", Form::Word),
    ("naked", Form::Word),
    ("nest", Form::Word),
    ("noalias", Form::Word),
    ("nobuiltin", Form::Word),
    ("nocallback", Form::Word),
    ("nocf_check", Form::Word),
    ("noduplicate", Form::Word),
    ("nofree", Form::Word),
    ("noimplicitfloat", Form::Word),
    ("noinline", Form::Word),
    ("nomerge", Form::Word),
    ("noprofile", Form::Word),
    ("norecurse", Form::Word),
    ("noredzone", Form::Word),
    ("noreturn", Form::Word),
    ("nosync", Form::Word),
    ("noundef", Form::Word),
    ("nounwind", Form::Word),
    ("nonlazybind", Form::Word),
    ("nonnull", Form::Word),
    ("null_pointer_is_valid", Form::Word),
    ("optforfuzzing", Form::Word),
    ("optsize", Form::Word),
    ("optnone", Form::Word),
    ("readnone", Form::Word),
    ("readonly", Form::Word),
    ("returned", Form::Word),
    ("returns_twice", Form::Word),
    ("signext", Form::Word),
    ("safestack", Form::Word),
    ("sanitize_address", Form::Word),
    ("sanitize_memory", Form::Word),
    ("sanitize_thread", Form::Word),
    ("shadowcallstack", Form::Word),
    ("speculatable", Form::Word),
    ("ssp", Form::Word),
    ("sspreq", Form::Word),
    ("sspstrong", Form::Word),
    ("strictfp", Form::Word),
    ("swiftasync", Form::Word),
    ("swifterror", Form::Word),
    ("swiftself", Form::Word),
    ("willreturn", Form::Word),
    ("writable", Form::Word),
    ("writeonly", Form::Word),
    ("zeroext", Form::Word),
    ("byref", Form::Type),
    ("byval", Form::Type),
    ("elementtype", Form::Type),
    ("inalloca", Form::Type),
    ("preallocated", Form::Type),
    ("sret", Form::Type),
    ("align", Form::Align),
    ("alignstack", Form::Number),
    ("allockind", Form::Number),
    ("allocsize", Form::Number),
    ("captures", Form::Captures),
    ("dereferenceable", Form::Number),
    ("dereferenceable_or_null", Form::Number),
    ("memory", Form::Memory),
    ("nofpclass", Form::Number),
    ("uwtable", Form::Uwtable),
    ("vscale_range", Form::Number),
];

#[derive(Clone, Copy, PartialEq)]
enum Form {
    Word,
    Type,
    Align,
    Number,
    Captures,
    Memory,
    Uwtable,
}

fn entry(kind: u32) -> (&'static str, Form) {
    NAMES.get((kind as usize).wrapping_sub(1)).copied().unwrap_or(("", Form::Word))
}

pub fn name(kind: u32) -> &'static str {
    entry(kind).0
}

/// Returns the text of an attribute with a value.
pub fn text(kind: u32, value: u64) -> String {
    let (name, form) = entry(kind);
    match form {
        Form::Word | Form::Type => name.into(),
        Form::Align => format!("{name} {value}"),
        Form::Number => format!("{name}({value})"),
        Form::Captures if value == 0 => "captures(none)".into(),
        Form::Captures => "captures(address, provenance)".into(),
        Form::Memory => memory(value),
        Form::Uwtable if value == 1 => "uwtable(sync)".into(),
        Form::Uwtable => name.into(),
    }
}

/// Formats the effects that LLVM encodes by two bits for each location: arguments, inaccessible memory, `errno`, the
/// rest.
fn memory(bits: u64) -> String {
    let word = |access: u64| ["none", "read", "write", "readwrite"][access as usize & 3];
    let places = [("argmem", bits & 3), ("inaccessiblemem", bits >> 2 & 3), ("errnomem", bits >> 4 & 3)];
    let other = bits >> 6 & 3;
    let mut parts = Vec::new();
    if other != 0 || places.iter().all(|(_, access)| *access == other) {
        parts.push(word(other).to_string());
    }
    for (place, access) in places.iter().filter(|(_, access)| *access != other) {
        parts.push(format!("{place}: {}", word(*access)));
    }
    format!("memory({})", parts.join(", "))
}

fn intern(context: C, key: String, kind: AttributeKind) -> A {
    if let Some(found) = context.attributes.borrow().get(&key) {
        return found;
    }
    let made = context.attribute_store.add(Attribute { kind });
    context.attributes.borrow_mut().insert(key, made);
    made
}

fn list(value: V) -> Option<&'static RefCell<Vec<(u32, A)>>> {
    match (value.global(), value.instruction()) {
        (Some(global), _) => Some(&global.attributes),
        (_, Some(instruction)) => Some(&instruction.attributes),
        _ => None,
    }
}

/// Whether two attributes are of one kind, so that the second replaces the first.
fn is_same_kind(a: A, b: A) -> bool {
    match (&a.kind, &b.kind) {
        (
            AttributeKind::Enum(a, _) | AttributeKind::Type(a, _),
            AttributeKind::Enum(b, _) | AttributeKind::Type(b, _),
        ) => a == b,
        (AttributeKind::Text(a, _), AttributeKind::Text(b, _)) => a == b,
        _ => false,
    }
}

fn add(value: V, index: u32, attribute: A) -> Option<()> {
    let mut list = list(value)?.borrow_mut();
    list.retain(|(at, old)| *at != index || !is_same_kind(old, attribute));
    list.push((index, attribute));
    if let Some(global) = value.global() {
        crate::import::attribute_added(global, value, index, attribute);
    }
    Some(())
}

fn at(value: V, index: u32) -> Vec<A> {
    let all = list(value).map(|list| list.borrow().clone()).unwrap_or_default();
    all.into_iter().filter(|(at, _)| *at == index).map(|(_, attribute)| attribute).collect()
}

fn find(value: V, index: u32, test: impl Fn(A) -> bool) -> Option<A> {
    at(value, index).into_iter().find(|attribute| test(attribute))
}

fn is_kind(kind: u32) -> impl Fn(A) -> bool {
    move |attribute| match attribute.kind {
        AttributeKind::Enum(is, _) | AttributeKind::Type(is, _) => is == kind,
        AttributeKind::Text(..) => false,
    }
}

fn is_text(wanted: String) -> impl Fn(A) -> bool {
    move |attribute| matches!(&attribute.kind, AttributeKind::Text(key, _) if key.as_bytes() == wanted.as_bytes())
}

fn remove(value: V, index: u32, test: impl Fn(A) -> bool) -> Option<()> {
    list(value)?.borrow_mut().retain(|(at, attribute)| *at != index || !test(attribute));
    Some(())
}

export! {
    fn LLVMGetEnumAttributeKindForName(name: Raw<u8>, length: usize) -> u32 {
        let name = name.text(length);
        NAMES.iter().position(|(known, _)| *known == name).map_or(0, |at| at as u32 + 1)
    }

    fn LLVMGetLastEnumAttributeKind() -> u32 {
        NAMES.len() as u32
    }

    fn LLVMCreateEnumAttribute(context: C, kind: u32, value: u64) -> A {
        intern(context, format!("{kind}:{value}"), AttributeKind::Enum(kind, value))
    }

    fn LLVMGetEnumAttributeKind(attribute: A) -> u32 {
        match attribute.kind {
            AttributeKind::Enum(kind, _) | AttributeKind::Type(kind, _) => kind,
            AttributeKind::Text(..) => 0,
        }
    }

    fn LLVMGetEnumAttributeValue(attribute: A) -> u64 {
        match attribute.kind {
            AttributeKind::Enum(_, value) => value,
            _ => 0,
        }
    }

    fn LLVMCreateTypeAttribute(context: C, kind: u32, ty: T) -> A {
        intern(context, format!("{kind}:{}", ty.text), AttributeKind::Type(kind, ty))
    }

    fn LLVMGetTypeAttributeValue(attribute: A) -> T {
        match attribute.kind {
            AttributeKind::Type(_, ty) => ty,
            _ => return None,
        }
    }

    fn LLVMCreateStringAttribute(context: C, key: Raw<u8>, key_length: u32, value: Raw<u8>, length: u32) -> A {
        let (key, value) = (key.text(key_length as usize), value.text(length as usize));
        let kind = AttributeKind::Text(c_string(&key), c_string(&value));
        intern(context, format!("\"{key}\"={value}"), kind)
    }

    fn LLVMGetStringAttributeKind(attribute: A, length: Raw<u32>) -> *const c_char {
        let AttributeKind::Text(key, _) = &attribute.kind else { return None };
        length.set(key.as_bytes().len() as u32);
        key.as_ptr()
    }

    fn LLVMGetStringAttributeValue(attribute: A, length: Raw<u32>) -> *const c_char {
        let AttributeKind::Text(_, value) = &attribute.kind else { return None };
        length.set(value.as_bytes().len() as u32);
        value.as_ptr()
    }

    fn LLVMIsEnumAttribute(attribute: A) -> bool {
        matches!(attribute.kind, AttributeKind::Enum(..))
    }

    fn LLVMIsStringAttribute(attribute: A) -> bool {
        matches!(attribute.kind, AttributeKind::Text(..))
    }

    fn LLVMIsTypeAttribute(attribute: A) -> bool {
        matches!(attribute.kind, AttributeKind::Type(..))
    }

    fn LLVMAddAttributeAtIndex(function: V, index: u32, attribute: A) {
        add(function, index, attribute)?
    }

    fn LLVMGetAttributeCountAtIndex(function: V, index: u32) -> u32 {
        at(function, index).len() as u32
    }

    fn LLVMGetAttributesAtIndex(function: V, index: u32, out: Raw<Option<A>>) {
        out.fill(&at(function, index).into_iter().map(Some).collect::<Vec<_>>())
    }

    fn LLVMGetEnumAttributeAtIndex(function: V, index: u32, kind: u32) -> A {
        find(function, index, is_kind(kind))?
    }

    fn LLVMGetStringAttributeAtIndex(function: V, index: u32, key: Raw<u8>, length: u32) -> A {
        find(function, index, is_text(key.text(length as usize)))?
    }

    fn LLVMRemoveEnumAttributeAtIndex(function: V, index: u32, kind: u32) {
        remove(function, index, is_kind(kind))?
    }

    fn LLVMRemoveStringAttributeAtIndex(function: V, index: u32, key: Raw<u8>, length: u32) {
        remove(function, index, is_text(key.text(length as usize)))?
    }

    fn LLVMAddTargetDependentFunctionAttr(function: V, key: String, value: String) {
        let kind = AttributeKind::Text(c_string(&key), c_string(&value));
        add(function, u32::MAX, intern(function.ty.context, format!("\"{key}\"={value}"), kind))?
    }

    fn LLVMAddCallSiteAttribute(call: V, index: u32, attribute: A) {
        add(call, index, attribute)?
    }

    fn LLVMGetCallSiteAttributeCount(call: V, index: u32) -> u32 {
        at(call, index).len() as u32
    }

    fn LLVMGetCallSiteAttributes(call: V, index: u32, out: Raw<Option<A>>) {
        out.fill(&at(call, index).into_iter().map(Some).collect::<Vec<_>>())
    }

    fn LLVMGetCallSiteEnumAttribute(call: V, index: u32, kind: u32) -> A {
        find(call, index, is_kind(kind))?
    }

    fn LLVMGetCallSiteStringAttribute(call: V, index: u32, key: Raw<u8>, length: u32) -> A {
        find(call, index, is_text(key.text(length as usize)))?
    }

    fn LLVMRemoveCallSiteEnumAttribute(call: V, index: u32, kind: u32) {
        remove(call, index, is_kind(kind))?
    }

    fn LLVMRemoveCallSiteStringAttribute(call: V, index: u32, key: Raw<u8>, length: u32) {
        remove(call, index, is_text(key.text(length as usize)))?
    }

    fn LLVMSetParamAlignment(argument: V, align: u32) {
        let (function, crate::ir::ValueKind::Argument(number)) = (argument.parent.get()?, &argument.kind) else {
            return None;
        };
        self::align(function, number + 1, align)?
    }

    fn LLVMSetInstrParamAlignment(call: V, index: u32, align: u32) {
        self::align(call, index, align)?
    }
}

/// Adds the alignment of an argument to a call.
pub fn align(call: V, index: u32, align: u32) -> Option<()> {
    let kind = NAMES.iter().position(|(known, _)| *known == "align")? as u32 + 1;
    let attribute = intern(call.ty.context, format!("{kind}:{align}"), AttributeKind::Enum(kind, align.into()));
    add(call, index, attribute)
}

//! Attributes.

use crate::ffi::{Raw, c_string, export};
use crate::ir::{Attribute, AttributeKind, AttributeRef, ContextRef, TypeRef, ValueRef};
use std::cell::RefCell;
use std::ffi::c_char;

/// `LLVMAttributeFunctionIndex`: the index of a function's own attributes.
pub const FUNCTION_INDEX: u32 = u32::MAX;

/// Kinds by number, from 1 on. The notation of the value follows an attribute that has one.
const NAMES: &[(&str, Form)] = &[
    ("allocalign", Form::Word),
    ("allocptr", Form::Word),
    ("alwaysinline", Form::Word),
    ("builtin", Form::Word),
    ("cold", Form::Word),
    ("convergent", Form::Word),
    ("coro_only_destroy_when_complete", Form::Word),
    ("coro_elide_safe", Form::Word),
    ("dead_on_return", Form::Word),
    ("dead_on_unwind", Form::Word),
    ("disable_sanitizer_instrumentation", Form::Word),
    ("fn_ret_thunk_extern", Form::Word),
    ("hot", Form::Word),
    ("hybrid_patchable", Form::Word),
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
    ("nocreateundeforpoison", Form::Word),
    ("nodivergencesource", Form::Word),
    ("noduplicate", Form::Word),
    ("noext", Form::Word),
    ("nofree", Form::Word),
    ("noimplicitfloat", Form::Word),
    ("noinline", Form::Word),
    ("nomerge", Form::Word),
    ("noprofile", Form::Word),
    ("norecurse", Form::Word),
    ("noredzone", Form::Word),
    ("noreturn", Form::Word),
    ("nosanitize_bounds", Form::Word),
    ("nosanitize_coverage", Form::Word),
    ("nosync", Form::Word),
    ("noundef", Form::Word),
    ("nounwind", Form::Word),
    ("nonlazybind", Form::Word),
    ("nonnull", Form::Word),
    ("null_pointer_is_valid", Form::Word),
    ("optforfuzzing", Form::Word),
    ("optdebug", Form::Word),
    ("optsize", Form::Word),
    ("optnone", Form::Word),
    ("presplitcoroutine", Form::Word),
    ("readnone", Form::Word),
    ("readonly", Form::Word),
    ("returned", Form::Word),
    ("returns_twice", Form::Word),
    ("signext", Form::Word),
    ("safestack", Form::Word),
    ("sanitize_address", Form::Word),
    ("sanitize_alloc_token", Form::Word),
    ("sanitize_hwaddress", Form::Word),
    ("sanitize_memtag", Form::Word),
    ("sanitize_memory", Form::Word),
    ("sanitize_numerical_stability", Form::Word),
    ("sanitize_realtime", Form::Word),
    ("sanitize_realtime_blocking", Form::Word),
    ("sanitize_thread", Form::Word),
    ("sanitize_type", Form::Word),
    ("shadowcallstack", Form::Word),
    ("skipprofile", Form::Word),
    ("speculatable", Form::Word),
    ("speculative_load_hardening", Form::Word),
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
    ("allockind", Form::AllocKind),
    ("allocsize", Form::AllocSize),
    ("captures", Form::Captures),
    ("dereferenceable", Form::Number),
    ("dereferenceable_or_null", Form::Number),
    ("memory", Form::Memory),
    ("nofpclass", Form::FpClass),
    ("alignstack", Form::Number),
    ("uwtable", Form::Uwtable),
    ("vscale_range", Form::Range),
    ("range", Form::Word),
    ("initializes", Form::Word),
];

#[derive(Clone, Copy, PartialEq)]
enum Form {
    Word,
    Type,
    Align,
    Number,
    /// Two numbers in 32 bits each; the second is absent if it has all bits.
    AllocSize,
    /// The same, but always with both.
    Range,
    AllocKind,
    FpClass,
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
        Form::AllocSize if value as u32 == u32::MAX => format!("{name}({})", value >> 32),
        Form::AllocSize | Form::Range => format!("{name}({},{})", value >> 32, value as u32),
        Form::FpClass => format!("{name}({})", fp_classes(value)),
        Form::AllocKind => {
            let chosen = ALLOC_KINDS.iter().enumerate().filter(|(bit, _)| value & 1 << bit != 0);
            format!("{name}(\"{}\")", chosen.map(|(_, word)| *word).collect::<Vec<_>>().join(","))
        }
        Form::Captures if value == 0 => "captures(none)".into(),
        Form::Captures => "captures(address, provenance)".into(),
        Form::Memory => memory(value),
        Form::Uwtable if value == 1 => "uwtable(sync)".into(),
        Form::Uwtable => name.into(),
    }
}

const ALLOC_KINDS: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];

/// The classes of `nofpclass`, the largest first.
const FP_CLASSES: [(u64, &str); 16] = [
    (0x3ff, "all"),
    (0x003, "nan"),
    (0x001, "snan"),
    (0x002, "qnan"),
    (0x204, "inf"),
    (0x004, "ninf"),
    (0x200, "pinf"),
    (0x060, "zero"),
    (0x020, "nzero"),
    (0x040, "pzero"),
    (0x090, "sub"),
    (0x010, "nsub"),
    (0x080, "psub"),
    (0x108, "norm"),
    (0x008, "nnorm"),
    (0x100, "pnorm"),
];

fn fp_classes(mut value: u64) -> String {
    let mut words = Vec::new();
    for (mask, word) in FP_CLASSES {
        if value & mask == mask {
            value &= !mask;
            words.push(word);
        }
    }
    words.join(" ")
}

const ACCESSES: [&str; 4] = ["none", "read", "write", "readwrite"];

/// Returns the number of a kind of attributes; 0 if it is unknown.
pub fn kind(name: &str) -> u32 {
    NAMES.iter().position(|(known, _)| *known == name).map_or(0, |at| at as u32 + 1)
}

/// Returns the value of an attribute without parentheses.
pub fn word_value(name: &str) -> u64 {
    if name == "uwtable" { 2 } else { 0 }
}

/// Returns the value that LLVM gives to an attribute with a text in parentheses; 0 for those whose value is no number.
pub fn parsed_value(name: &str, text: &str) -> u64 {
    let numbers: Option<Vec<u64>> = text.split(',').map(|part| part.trim().parse().ok()).collect();
    match (name, numbers.as_deref()) {
        ("uwtable", _) => {
            if text == "sync" {
                1
            } else {
                2
            }
        }
        ("memory", _) => memory_value(text),
        ("allocsize", Some([size])) => size << 32 | u64::from(u32::MAX),
        ("vscale_range", Some([both])) => both << 32 | both,
        ("allocsize" | "vscale_range", Some([first, second])) => first << 32 | second,
        ("nofpclass", None) => {
            let mask = |word: &str| FP_CLASSES.iter().find(|(_, known)| *known == word).map_or(0, |(mask, _)| *mask);
            text.split_whitespace().fold(0, |value, word| value | mask(word))
        }
        ("allockind", _) => {
            let words = text.trim_matches('"').split(',').map(str::trim);
            let bits = words.filter_map(|word| ALLOC_KINDS.iter().position(|known| *known == word));
            bits.fold(0, |value, bit| value | 1 << bit)
        }
        (_, Some([number])) => *number,
        _ => 0,
    }
}

/// Returns LLVM's encoding of the text in `memory(…)`.
fn memory_value(text: &str) -> u64 {
    let access = |word: &str| ACCESSES.iter().position(|known| *known == word.trim()).unwrap_or(3) as u64;
    let parts: Vec<&str> = text.split(',').collect();
    let default = parts.iter().find(|part| !part.contains(':')).map_or(0, |word| access(word));
    let mut value = (0..4).fold(0, |value, place| value | default << (2 * place));
    for (place, word) in parts.iter().filter_map(|part| part.split_once(':')) {
        let shift = match place.trim() {
            "argmem" => 0,
            "inaccessiblemem" => 2,
            "errnomem" => 4,
            _ => continue,
        };
        value = value & !(3 << shift) | access(word) << shift;
    }
    value
}

/// Formats the effects that LLVM encodes by two bits for each location: arguments, inaccessible memory, `errno`, the
/// rest.
fn memory(bits: u64) -> String {
    let word = |access: u64| ACCESSES[access as usize & 3];
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

/// Returns the attribute of a context with this content.
pub fn intern(context: ContextRef, kind: AttributeKind) -> AttributeRef {
    let key = match &kind {
        AttributeKind::Enum(kind, value) => format!("{kind}:{value}"),
        AttributeKind::Type(kind, ty) => format!("{kind}:{}", ty.text),
        AttributeKind::Text(key, value) => format!("\"{}\"={}", key.to_string_lossy(), value.to_string_lossy()),
        AttributeKind::Parsed(_, _, text) => format!("={text}"),
    };
    if let Some(found) = context.attributes.borrow().get(&key) {
        return found;
    }
    let made = context.attribute_store.add(Attribute { kind });
    context.attributes.borrow_mut().insert(key, made);
    made
}

fn list(value: ValueRef) -> Option<&'static RefCell<Vec<(u32, AttributeRef)>>> {
    match (value.global(), value.instruction()) {
        (Some(global), _) => Some(&global.attributes),
        (_, Some(instruction)) => Some(&instruction.attributes),
        _ => None,
    }
}

/// Returns the kind of an attribute: its number, and the key or name if that alone identifies it.
fn identity(attribute: AttributeRef) -> (u32, String) {
    match &attribute.kind {
        AttributeKind::Enum(kind, _) | AttributeKind::Type(kind, _) | AttributeKind::Parsed(kind @ 1.., ..) => {
            (*kind, String::new())
        }
        AttributeKind::Parsed(_, _, text) => (u32::MAX - 1, text.split('(').next().unwrap_or_default().to_string()),
        AttributeKind::Text(key, _) => (u32::MAX, key.to_string_lossy().into_owned()),
    }
}

/// Inserts an attribute into a list, in LLVM's order, where it replaces one of its kind.
pub fn insert(list: &mut Vec<(u32, AttributeRef)>, index: u32, attribute: AttributeRef) {
    let key = identity(attribute);
    list.retain(|(at, old)| *at != index || identity(old) != key);
    let place = list.iter().position(|(at, other)| *at == index && identity(other) > key);
    list.insert(place.unwrap_or(list.len()), (index, attribute));
}

fn add(value: ValueRef, index: u32, attribute: AttributeRef) -> Option<()> {
    crate::import::edit(value);
    insert(&mut list(value)?.borrow_mut(), index, attribute);
    Some(())
}

fn at(value: ValueRef, index: u32) -> Vec<AttributeRef> {
    let all = list(value).map(|list| list.borrow().clone()).unwrap_or_default();
    all.into_iter().filter(|(at, _)| *at == index).map(|(_, attribute)| attribute).collect()
}

fn find(value: ValueRef, index: u32, test: impl Fn(AttributeRef) -> bool) -> Option<AttributeRef> {
    at(value, index).into_iter().find(|attribute| test(attribute))
}

fn is_kind(kind: u32) -> impl Fn(AttributeRef) -> bool {
    move |attribute| match attribute.kind {
        AttributeKind::Enum(is, _) | AttributeKind::Type(is, _) | AttributeKind::Parsed(is, ..) => is == kind,
        AttributeKind::Text(..) => false,
    }
}

fn is_text(wanted: String) -> impl Fn(AttributeRef) -> bool {
    move |attribute| matches!(&attribute.kind, AttributeKind::Text(key, _) if key.as_bytes() == wanted.as_bytes())
}

fn remove(value: ValueRef, index: u32, test: impl Fn(AttributeRef) -> bool) -> Option<()> {
    crate::import::edit(value);
    list(value)?.borrow_mut().retain(|(at, attribute)| *at != index || !test(attribute));
    Some(())
}

export! {
    fn LLVMGetEnumAttributeKindForName(name: Raw<u8>, length: usize) -> u32 {
        self::kind(&name.text(length))
    }

    fn LLVMGetLastEnumAttributeKind() -> u32 {
        NAMES.len() as u32
    }

    fn LLVMCreateEnumAttribute(context: ContextRef, kind: u32, value: u64) -> AttributeRef {
        intern(context, AttributeKind::Enum(kind, value))
    }

    fn LLVMGetEnumAttributeKind(attribute: AttributeRef) -> u32 {
        match attribute.kind {
            AttributeKind::Enum(kind, _) | AttributeKind::Type(kind, _) | AttributeKind::Parsed(kind, ..) => kind,
            AttributeKind::Text(..) => 0,
        }
    }

    fn LLVMGetEnumAttributeValue(attribute: AttributeRef) -> u64 {
        match attribute.kind {
            AttributeKind::Enum(_, value) | AttributeKind::Parsed(_, value, _) => value,
            _ => 0,
        }
    }

    fn LLVMCreateTypeAttribute(context: ContextRef, kind: u32, ty: TypeRef) -> AttributeRef {
        intern(context, AttributeKind::Type(kind, ty))
    }

    fn LLVMGetTypeAttributeValue(attribute: AttributeRef) -> TypeRef {
        match attribute.kind {
            AttributeKind::Type(_, ty) => ty,
            _ => return None,
        }
    }

    fn LLVMCreateStringAttribute(
        context: ContextRef,
        key: Raw<u8>,
        key_length: u32,
        value: Raw<u8>,
        length: u32,
    ) -> AttributeRef {
        let (key, value) = (key.text(key_length as usize), value.text(length as usize));
        intern(context, AttributeKind::Text(c_string(&key), c_string(&value)))
    }

    fn LLVMGetStringAttributeKind(attribute: AttributeRef, length: Raw<u32>) -> *const c_char {
        let AttributeKind::Text(key, _) = &attribute.kind else { return None };
        length.set(key.as_bytes().len() as u32);
        key.as_ptr()
    }

    fn LLVMGetStringAttributeValue(attribute: AttributeRef, length: Raw<u32>) -> *const c_char {
        let AttributeKind::Text(_, value) = &attribute.kind else { return None };
        length.set(value.as_bytes().len() as u32);
        value.as_ptr()
    }

    fn LLVMIsEnumAttribute(attribute: AttributeRef) -> bool {
        matches!(attribute.kind, AttributeKind::Enum(..) | AttributeKind::Parsed(..))
    }

    fn LLVMIsStringAttribute(attribute: AttributeRef) -> bool {
        matches!(attribute.kind, AttributeKind::Text(..))
    }

    fn LLVMIsTypeAttribute(attribute: AttributeRef) -> bool {
        matches!(attribute.kind, AttributeKind::Type(..))
    }

    fn LLVMAddAttributeAtIndex(function: ValueRef, index: u32, attribute: AttributeRef) {
        add(function, index, attribute)?
    }

    fn LLVMGetAttributeCountAtIndex(function: ValueRef, index: u32) -> u32 {
        at(function, index).len() as u32
    }

    fn LLVMGetAttributesAtIndex(function: ValueRef, index: u32, out: Raw<Option<AttributeRef>>) {
        out.fill(&at(function, index).into_iter().map(Some).collect::<Vec<_>>())
    }

    fn LLVMGetEnumAttributeAtIndex(function: ValueRef, index: u32, kind: u32) -> AttributeRef {
        find(function, index, is_kind(kind))?
    }

    fn LLVMGetStringAttributeAtIndex(function: ValueRef, index: u32, key: Raw<u8>, length: u32) -> AttributeRef {
        find(function, index, is_text(key.text(length as usize)))?
    }

    fn LLVMRemoveEnumAttributeAtIndex(function: ValueRef, index: u32, kind: u32) {
        remove(function, index, is_kind(kind))?
    }

    fn LLVMRemoveStringAttributeAtIndex(function: ValueRef, index: u32, key: Raw<u8>, length: u32) {
        remove(function, index, is_text(key.text(length as usize)))?
    }

    fn LLVMAddTargetDependentFunctionAttr(function: ValueRef, key: String, value: String) {
        let kind = AttributeKind::Text(c_string(&key), c_string(&value));
        add(function, FUNCTION_INDEX, intern(function.ty.context, kind))?
    }

    fn LLVMAddCallSiteAttribute(call: ValueRef, index: u32, attribute: AttributeRef) {
        add(call, index, attribute)?
    }

    fn LLVMGetCallSiteAttributeCount(call: ValueRef, index: u32) -> u32 {
        at(call, index).len() as u32
    }

    fn LLVMGetCallSiteAttributes(call: ValueRef, index: u32, out: Raw<Option<AttributeRef>>) {
        out.fill(&at(call, index).into_iter().map(Some).collect::<Vec<_>>())
    }

    fn LLVMGetCallSiteEnumAttribute(call: ValueRef, index: u32, kind: u32) -> AttributeRef {
        find(call, index, is_kind(kind))?
    }

    fn LLVMGetCallSiteStringAttribute(call: ValueRef, index: u32, key: Raw<u8>, length: u32) -> AttributeRef {
        find(call, index, is_text(key.text(length as usize)))?
    }

    fn LLVMRemoveCallSiteEnumAttribute(call: ValueRef, index: u32, kind: u32) {
        remove(call, index, is_kind(kind))?
    }

    fn LLVMRemoveCallSiteStringAttribute(call: ValueRef, index: u32, key: Raw<u8>, length: u32) {
        remove(call, index, is_text(key.text(length as usize)))?
    }

    fn LLVMSetParamAlignment(argument: ValueRef, align: u32) {
        let (function, crate::ir::ValueKind::Argument(number)) = (argument.parent.get()?, &argument.kind) else {
            return None;
        };
        self::align(function, number + 1, align)?
    }

    fn LLVMSetInstrParamAlignment(call: ValueRef, index: u32, align: u32) {
        self::align(call, index, align)?
    }
}

/// Adds the alignment of an argument to a call.
pub fn align(call: ValueRef, index: u32, align: u32) -> Option<()> {
    add(call, index, intern(call.ty.context, AttributeKind::Enum(kind("align"), align.into())))
}

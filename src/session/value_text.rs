//! Formatting of values: with their types, in the syntax of LLVM constants, and with the session's names for
//! addresses.

use super::engine::UndefinedRanges;
use super::field_name::FieldName;
use super::unions::readings;
use crate::ir::{DataLayout, FloatKind, Type, TypeKind, Types};
use crate::value::{Value, decimal_text, llvm_bits, truncate};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// Limit on the number of array elements that are shown.
const SHOWN: usize = 64;

/// Limit on the number of scalars that are read of a value. Arrays end there; longer texts are shown as numbers.
const MAX_SCALARS: u64 = 1 << 16;

/// Limit on the number of bytes that are copied to show a value: enough for [`MAX_SCALARS`].
pub(super) const MAX_BYTES: u64 = 1 << 24;

/// Elements of an array that are shown: the first ones and the last ones.
#[derive(Clone, Copy)]
pub(super) struct ShownElements {
    first: usize,
    last: usize,
}

/// Names of addresses.
type Names<'a> = &'a dyn Fn(u64) -> Option<String>;

/// Names of the fields of struct types, of as many as are known.
type FieldNames<'a> = &'a dyn Fn(Type) -> Vec<Option<FieldName>>;

/// The members of unions, each with its name, which may be empty, and its type.
pub(super) type UnionMembers = FxHashMap<Type, Vec<(String, Type)>>;

/// Names that a value is shown with.
#[derive(Clone, Copy)]
pub(super) struct Naming<'a> {
    pub(super) address: Names<'a>,
    pub(super) fields: FieldNames<'a>,
    /// Unions, which are shown by their members.
    pub(super) unions: Option<(&'a DataLayout, &'a UnionMembers)>,
    /// Whether integers are unsigned, and shown as such.
    pub(super) is_unsigned: bool,
}

/// Formats a value with its type: `i64 42`, `ptr @g`, `[2 x i8] c"a\00"`.
pub(super) fn typed(types: &Types, ty: Type, value: &Value, name: Names<'_>) -> String {
    typed_with(types, ty, value, plain(name), ShownElements { first: SHOWN, last: 0 })
}

/// Returns the naming of values that can be entered again, which has no names of fields.
fn plain(name: Names<'_>) -> Naming<'_> {
    Naming { address: name, fields: &|_| Vec::new(), unions: None, is_unsigned: false }
}

/// Formats a value with its type in at most `room` characters: longer arrays are shown without their middle, and
/// anything else is cut off.
pub(super) fn fitted(types: &Types, ty: Type, value: &Value, name: Names<'_>, room: usize) -> String {
    fitted_with(types, ty, value, plain(name), room)
}

/// As [`fitted`], with the names of fields: `%struct.P { x = i32 1 }`. For comments, as this cannot be entered.
pub(super) fn fitted_with_fields(types: &Types, ty: Type, value: &Value, naming: Naming<'_>, room: usize) -> String {
    fitted_with(types, ty, value, naming, room)
}

fn fitted_with(types: &Types, ty: Type, value: &Value, name: Naming<'_>, room: usize) -> String {
    fitted_by(room, &|shown| typed_with(types, ty, value, name, shown))
}

/// Returns the text with as many elements as fit into `room` characters.
fn fitted_by(room: usize, write: &dyn Fn(ShownElements) -> String) -> String {
    let text = write(ShownElements { first: SHOWN, last: 0 });
    let fits = |text: &str| text.char_indices().nth(room).is_none();
    if fits(&text) {
        return text;
    }
    for count in [48, 32, 24, 16, 12, 10, 8, 6, 4, 2] {
        let text = write(ShownElements { first: count / 2, last: count / 2 });
        if fits(&text) {
            return text;
        }
    }
    let end = text.char_indices().nth(room).map_or(text.len(), |(end, _)| end);
    format!("{}…", &text[..end])
}

fn typed_with(types: &Types, ty: Type, value: &Value, name: Naming<'_>, shown: ShownElements) -> String {
    let mut out = types.display(ty);
    out.push(' ');
    write(types, ty, value, name, shown, &mut out);
    out
}

/// Returns LLVM's hexadecimal form of the first few numbers whose decimals LLVM's assembler rejects, for a comment,
/// and `nan` for each NaN, which is printed in hexadecimal already.
pub(super) fn bits(value: &Value) -> Vec<String> {
    const BITS: usize = 4;
    fn collect(value: &Value, out: &mut Vec<String>) {
        match value {
            Value::Float { kind, bits } if out.len() <= BITS => {
                out.extend(llvm_bits(*kind, *bits));
                // A number is shown in decimal.
                let is_nan = *kind != FloatKind::PpcFp128 && decimal_text(*kind, *bits).starts_with("0x");
                out.extend(is_nan.then(|| "nan".to_string()));
            }
            Value::Aggregate(parts) => parts.iter().take(SHOWN).for_each(|part| collect(part, out)),
            _ => {}
        }
    }
    let mut out = Vec::new();
    collect(value, &mut out);
    if out.len() > BITS {
        out.truncate(BITS);
        out.push("…".into());
    }
    out
}

/// Formats a value without its type.
fn write(types: &Types, ty: Type, value: &Value, name: Naming<'_>, shown: ShownElements, out: &mut String) {
    match (value, types.kind(ty)) {
        (Value::Ptr(0), _) => out.push_str("null"),
        (Value::Ptr(address), _) => match (name.address)(*address) {
            Some(name) => out.push_str(&name),
            None => write!(out, "{address:#x}").expect("a String takes all"),
        },
        (Value::Aggregate(parts), TypeKind::Array { elem, len }) => {
            write_row(types, (*elem, *len), parts, ("[", "]"), name, shown, out);
        }
        (Value::Aggregate(parts), TypeKind::Vector { elem, .. }) => {
            write_row(types, (*elem, parts.len() as u64), parts, ("<", ">"), name, shown, out);
        }
        (Value::Aggregate(_), TypeKind::Struct { .. })
            if let Some((layout, unions)) = name.unions
                && let Some(members) = unions.get(&ty)
                && let Some(readings) = readings(types, layout, ty, value, members) =>
        {
            let text = |((field, ty), value): (&(String, Type), Value)| {
                let field = if field.is_empty() { String::new() } else { format!("{field} = ") };
                field + &typed_with(types, *ty, &value, name, shown)
            };
            let texts: Vec<String> = members.iter().zip(readings).map(text).collect();
            write!(out, "{{ {} }}", texts.join(", ")).expect("a String takes all");
        }
        (Value::Aggregate(parts), kind) => {
            let (open, close, field_types) = match kind {
                TypeKind::Struct { packed: true, fields } => ("<{ ", " }>", &fields[..]),
                TypeKind::Struct { fields, .. } => ("{ ", " }", &fields[..]),
                _ => ("{ ", " }", &[][..]),
            };
            if parts.is_empty() {
                out.push_str(open.trim_end());
                return out.push_str(close.trim_start());
            }
            out.push_str(open);
            let fields = (name.fields)(ty);
            for (n, part) in parts.iter().enumerate() {
                out.push_str(if n > 0 { ", " } else { "" });
                let known = fields.get(n).and_then(Option::as_ref);
                if let Some(FieldName { name, .. }) = known {
                    write!(out, "{name} = ").expect("a String takes all");
                }
                let field = field_types.get(n).copied().unwrap_or(Type::INVALID);
                let name = Naming { is_unsigned: known.is_some_and(|known| known.is_unsigned), ..name };
                out.push_str(&typed_with(types, field, part, name, shown));
            }
            out.push_str(close);
        }
        (Value::Int { width: 2.., bits }, _) if name.is_unsigned => {
            write!(out, "{bits}").expect("a String takes all");
        }
        (Value::Undef, _) => out.push_str("undef"),
        (Value::Poison, _) => out.push_str("poison"),
        _ => {
            let text = match value {
                Value::Float { kind, bits } => decimal_text(*kind, *bits),
                value => value.display(),
            };
            out.push_str(text.split_once(' ').map_or(text.as_str(), |(_, value)| value));
        }
    }
}

/// Number of bytes from which on only the beginning of a text is shown, and of those that are.
const LONG_TEXT: usize = 4096;
const TEXT_SHOWN: usize = 1024;

/// Number of equal elements from which on they are shown as one, as gdb does.
const REPEATS: usize = 10;

/// Writes the elements of an array or a vector: the first and the last ones. Many equal ones in a row are shown as
/// `i32 0 <repeats 95 times>`, and an array of zeros as `zeroinitializer`.
fn write_row(
    types: &Types,
    (elem, count): (Type, u64),
    parts: &[Value],
    (open, close): (&str, &str),
    name: Naming<'_>,
    shown: ShownElements,
    out: &mut String,
) {
    let count = usize::try_from(count).unwrap_or(usize::MAX);
    let is_whole = parts.len() == count;
    let is_zero = is_whole && count >= REPEATS && parts.iter().all(is_zero);
    if is_zero {
        return out.push_str("zeroinitializer");
    }
    // The NULs that fill a buffer are not part of its text.
    let end = parts.iter().rposition(|part| !is_zero_byte(part)).map_or(0, |at| at + 1);
    let end = if parts.len() - end >= REPEATS { end } else { parts.len() };
    if open == "[" && (!is_whole || end > LONG_TEXT) {
        // A character of several bytes is not split.
        let beginnings = (0..4).map(|less| &parts[..TEXT_SHOWN.min(parts.len()).saturating_sub(less)]);
        let text = |beginning: &[Value]| text_of(types, elem, beginning).filter(|text| !text.contains('\0'));
        if let Some((text, length)) = beginnings.into_iter().find_map(|part| Some((text(part)?, part.len()))) {
            out.push_str("[c\"");
            write_text(&text, out);
            return write!(out, "\", … {} more]", count - length).expect("a String takes all");
        }
    }
    let text = if open == "[" && is_whole { text_of(types, elem, &parts[..end]) } else { None };
    if let Some(text) = text {
        let rest = parts.len() - end;
        out.push_str(if rest > 0 { "[c\"" } else { "c\"" });
        write_text(&text, out);
        out.push('"');
        if rest > 0 {
            write!(out, ", i8 0 <repeats {rest} times>]").expect("a String takes all");
        }
        return;
    }
    // Runs of equal elements: where they begin, and their lengths.
    let mut runs: Vec<(usize, usize)> = Vec::new();
    let mut at = 0;
    while at < parts.len() {
        let length = parts[at..].iter().take_while(|part| **part == parts[at]).count().max(1);
        match length >= REPEATS {
            true => runs.push((at, length)),
            false => runs.extend((at..at + length).map(|at| (at, 1))),
        }
        at += length;
    }
    // Elements beyond those that were read have no last ones.
    let last = if is_whole { shown.last } else { 0 };
    let omitted = match runs.len() > shown.first + last {
        true => shown.first..runs.len() - last,
        false => runs.len()..runs.len(),
    };
    let mut texts: Vec<String> = Vec::new();
    for (n, (at, length)) in runs.iter().enumerate() {
        if !omitted.contains(&n) {
            let repeats = if *length > 1 { format!(" <repeats {length} times>") } else { String::new() };
            texts.push(typed_with(types, elem, &parts[*at], name, shown) + &repeats);
        }
    }
    let unread = count - parts.len();
    let more = runs[omitted.clone()].iter().map(|(_, length)| length).sum::<usize>() + unread;
    if more > 0 {
        texts.insert(omitted.start.min(texts.len()), format!("… {more} more"));
    }
    write!(out, "{open}{}{close}", texts.join(", ")).expect("a String takes all");
}

/// Whether all bits of a value are zero.
pub(super) fn is_zero(value: &Value) -> bool {
    match value {
        Value::Int { bits, .. } | Value::Float { bits, .. } => *bits == 0,
        Value::Ptr(address) => *address == 0,
        Value::Wide { words, .. } => words.iter().all(|word| *word == 0),
        Value::Aggregate(parts) => parts.iter().all(is_zero),
        _ => false,
    }
}

fn is_zero_byte(value: &Value) -> bool {
    matches!(value, Value::Int { width: 8, bits: 0 })
}

/// Formats elements in a row as an array, `[4 x i32] [i32 1, …]`, in at most `room` characters.
pub(super) fn fitted_row(
    types: &Types,
    elem: Type,
    parts: &[Value],
    count: u64,
    name: Naming<'_>,
    room: usize,
) -> String {
    fitted_by(room, &|shown| {
        let mut out = format!("[{count} x {}] ", types.display(elem));
        write_row(types, (elem, count), parts, ("[", "]"), name, shown, &mut out);
        out
    })
}

/// Writes text with LLVM's escapes, but with its letters beyond ASCII as they are.
fn write_text(text: &str, out: &mut String) {
    for c in text.chars() {
        match c.is_ascii() {
            true => crate::ir::write_escaped(&[c as u8], out),
            false => out.push(c),
        }
    }
}

/// Returns the text of an array of bytes, if it is readable.
fn text_of(types: &Types, elem: Type, parts: &[Value]) -> Option<String> {
    if types.int_width(elem) != Some(8) {
        return None;
    }
    let byte = |part: &Value| match part {
        Value::Int { width: 8, bits } => Some(*bits as u8),
        _ => None,
    };
    let text = String::from_utf8(parts.iter().map(byte).collect::<Option<Vec<u8>>>()?).ok()?;
    let is_readable = |c: char| !c.is_control();
    let is_text = text.chars().all(|c| is_readable(c) || matches!(c, '\n' | '\t' | '\r' | '\0'));
    (is_text && text.chars().any(is_readable)).then_some(text)
}

/// Reads a value of a type from its bytes: of arrays, the elements up to a limit.
pub(super) fn of_bytes(
    types: &Types,
    layout: &DataLayout,
    ty: Type,
    bytes: &[u8],
    undefined: &UndefinedRanges,
    at: u64,
) -> Value {
    part_of_bytes(types, layout, ty, (bytes, undefined), at, &mut { MAX_SCALARS })
}

/// As [`of_bytes`], with the number of scalars that can still be read.
fn part_of_bytes(
    types: &Types,
    layout: &DataLayout,
    ty: Type,
    (bytes, undefined): (&[u8], &UndefinedRanges),
    at: u64,
    left: &mut u64,
) -> Value {
    let size = |ty: Type| layout.size_of(types, ty).unwrap_or(0);
    match types.kind(ty) {
        TypeKind::Struct { fields, .. } => {
            let offsets = layout.struct_layout(types, ty).map(|layout| layout.offsets).unwrap_or_default();
            let fields = fields.iter().zip(offsets);
            let part =
                |(ty, offset): (&Type, u64)| part_of_bytes(types, layout, *ty, (bytes, undefined), at + offset, left);
            Value::Aggregate(fields.map(part).collect())
        }
        TypeKind::Array { len, elem } => {
            let step = size(*elem);
            let mut parts = Vec::new();
            for n in 0..*len {
                if *left == 0 {
                    break;
                }
                parts.push(part_of_bytes(types, layout, *elem, (bytes, undefined), at + n * step, left));
                // Elements without scalars, `[0 x i8]`, count too.
                *left = left.saturating_sub(1);
            }
            Value::Aggregate(parts)
        }
        TypeKind::Vector { len, elem, .. } => {
            let width = width(types, *elem);
            *left = left.saturating_sub(u64::from(*len));
            let part = |n: u32| scalar(types, *elem, bytes, undefined, at * 8 + u64::from(n) * u64::from(width));
            Value::Aggregate((0..*len).map(part).collect())
        }
        _ => scalar(types, ty, bytes, undefined, at * 8),
    }
}

fn width(types: &Types, ty: Type) -> u32 {
    match types.kind(ty) {
        TypeKind::Int(width) => *width,
        TypeKind::Float(kind) => kind.bits(),
        TypeKind::Ptr { .. } => 64,
        _ => 0,
    }
}

/// Reads a scalar that begins at a bit offset.
fn scalar(types: &Types, ty: Type, bytes: &[u8], undefined: &UndefinedRanges, bit: u64) -> Value {
    let width = width(types, ty);
    if width == 0 {
        return Value::Void;
    }
    let is_undefined = |bit: u64| {
        let byte = bit / 8;
        let near = undefined.bits.partition_point(|(range, _)| range.end <= byte);
        undefined.bits.get(near).is_some_and(|(range, mask)| range.contains(&byte) && mask >> (bit % 8) & 1 == 1)
    };
    if (bit..bit + u64::from(width)).any(is_undefined) {
        // A scalar is poison as a whole.
        let byte = bit / 8;
        let poison = undefined.poison.iter().any(|range| range.contains(&byte));
        return if poison { Value::Poison } else { Value::Undef };
    }
    let read = |from: u64, count: u32| -> u128 {
        (0..u64::from(count)).fold(0, |bits, n| {
            let at = from + n;
            let byte = bytes.get((at / 8) as usize).copied().unwrap_or(0);
            bits | u128::from(byte >> (at % 8) & 1) << n
        })
    };
    match types.kind(ty) {
        TypeKind::Int(129..) => {
            let words = (0..width.div_ceil(64)).map(|n| read(bit + 64 * u64::from(n), (width - 64 * n).min(64)) as u64);
            Value::Wide { width, words: words.collect() }
        }
        TypeKind::Int(_) => Value::Int { width, bits: truncate(width, read(bit, width)) },
        TypeKind::Float(kind) => Value::Float { kind: *kind, bits: read(bit, width) },
        _ => Value::Ptr(read(bit, 64) as u64),
    }
}

/// Whether a type contains pointers.
pub(super) fn holds_pointers(types: &Types, ty: Type) -> bool {
    match types.kind(ty) {
        TypeKind::Ptr { .. } => true,
        TypeKind::Struct { fields, .. } => fields.iter().any(|ty| holds_pointers(types, *ty)),
        TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => holds_pointers(types, *elem),
        _ => false,
    }
}

/// Adds the offsets of the pointers in a type, beginning at an offset.
pub(super) fn pointer_offsets(types: &Types, layout: &DataLayout, ty: Type, at: u64, out: &mut Vec<u64>) {
    if !holds_pointers(types, ty) {
        return;
    }
    let elements = |elem: Type, len: u64, out: &mut Vec<u64>| {
        let step = layout.size_of(types, elem).unwrap_or(0);
        (0..len).for_each(|n| pointer_offsets(types, layout, elem, at + n * step, out));
    };
    match types.kind(ty) {
        TypeKind::Ptr { .. } => out.push(at),
        TypeKind::Struct { fields, .. } => {
            let offsets = layout.struct_layout(types, ty).map(|layout| layout.offsets).unwrap_or_default();
            for (ty, offset) in fields.iter().zip(offsets) {
                pointer_offsets(types, layout, *ty, at + offset, out);
            }
        }
        TypeKind::Array { elem, len } => elements(*elem, *len, out),
        TypeKind::Vector { elem, len, .. } => elements(*elem, u64::from(*len), out),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::FloatKind;
    use std::ops::Range;

    fn pair_of(types: &mut Types) -> Type {
        types.intern(TypeKind::Struct { fields: [Type::I64, Type::I64].into(), packed: false })
    }

    #[test]
    fn long_values_are_fitted_to_the_columns() {
        let mut types = Types::default();
        let row = types.intern(TypeKind::Array { len: 4, elem: Type::I32 });
        let matrix = types.intern(TypeKind::Array { len: 12, elem: row });
        let number = |n: u128| Value::Int { width: 32, bits: n };
        let rows = (0..12).map(|n| Value::Aggregate(vec![number(n); 4]));
        let value = Value::Aggregate(rows.collect());
        let none = |_: u64| None;
        let text = fitted(&types, matrix, &value, &none, 4 * 80 - 16);
        assert_eq!(text.matches("[4 x i32] [").count(), 6, "{text}");
        assert!(text.contains("[i32 2, i32 2, i32 2, i32 2], … 6 more, [4 x i32] [i32 9,"), "{text}");
        assert_eq!(fitted(&types, matrix, &value, &none, 4 * 140 - 16), typed(&types, matrix, &value, &none));
        assert_eq!(fitted(&types, matrix, &value, &none, 20), "[12 x [4 x i32]] [[4…");
    }

    #[test]
    fn bytes_are_read_as_their_type_says() {
        let mut types = Types::default();
        let layout = DataLayout::host();
        let none = |_: u64| None;
        let show = |ty: Type, types: &Types, bytes: &[u8], bits: &[(Range<u64>, u8)]| {
            let undefined = &UndefinedRanges { bits: bits.to_vec(), poison: std::iter::once(0..1).collect() };
            typed(types, ty, &of_bytes(types, &layout, ty, bytes, undefined, 0), &none)
        };
        assert_eq!(show(Type::I64, &types, &42u64.to_le_bytes(), &[]), "i64 42");
        let buffer = types.intern(TypeKind::Array { len: 20, elem: Type::I8 });
        let bytes = |begin: &[u8]| [begin, &[0; 20][begin.len()..]].concat();
        assert_eq!(show(buffer, &types, &bytes(b"ab"), &[]), "[20 x i8] [c\"ab\", i8 0 <repeats 18 times>]");
        let long = types.intern(TypeKind::Array { len: 5000, elem: Type::I8 });
        let shown = show(long, &types, &[b'a'; 5000], &[]);
        assert_eq!(shown, format!("[5000 x i8] [c\"{}\", … 3976 more]", "a".repeat(1024)));
        assert_eq!(show(buffer, &types, &bytes(&[7]), &[]), "[20 x i8] [i8 7, i8 0 <repeats 19 times>]");
        assert_eq!(show(buffer, &types, &bytes(&[]), &[]), "[20 x i8] zeroinitializer");
        assert_eq!(show(Type::I64, &types, &[0; 8], &[(7..8, 0x80)]), "i64 poison");
        assert_eq!(show(pair_of(&mut types), &types, &[0; 16], &[(8..16, 0xff)]), "{ i64, i64 } { i64 0, i64 undef }");
        let pair = types.intern(TypeKind::Struct { fields: [Type::I8, Type::I16].into(), packed: false });
        assert_eq!(show(pair, &types, &[255, 9, 2, 0], &[(1..2, 0xff)]), "{ i8, i16 } { i8 -1, i16 2 }");
        let bools = types.intern(TypeKind::Vector { len: 4, scalable: false, elem: Type::I1 });
        assert_eq!(show(bools, &types, &[5], &[]), "<4 x i1> <i1 true, i1 false, i1 true, i1 false>");
        let text = types.intern(TypeKind::Array { len: 3, elem: Type::I8 });
        assert_eq!(show(text, &types, b"a\"\0", &[]), "[3 x i8] c\"a\\22\\00\"");
        assert_eq!(show(text, &types, &[1, 2, 3], &[]), "[3 x i8] [i8 1, i8 2, i8 3]");
        let wide = types.int(130);
        assert_eq!(
            show(wide, &types, &[[0u8; 16].as_slice(), &[2]].concat(), &[]),
            "i130 -680564733841876926926749214863536422912"
        );
        let double = 1.5f64.to_bits().to_le_bytes();
        assert_eq!(show(Type::DOUBLE, &types, &double, &[]), "double 1.5");
        assert_eq!(FloatKind::Double.bits(), 64);
    }
}

//! Formatting of values: with their types, in the syntax of LLVM constants, and with the session's names for
//! addresses.

use super::engine::UndefinedRanges;
use crate::ir::{DataLayout, FloatKind, Type, TypeKind, Types};
use crate::value::{Value, decimal_text, llvm_bits, truncate};
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
pub(super) type FieldNames<'a> = &'a dyn Fn(Type) -> Vec<Option<String>>;

/// Names that a value is shown with.
#[derive(Clone, Copy)]
struct Naming<'a> {
    address: Names<'a>,
    fields: FieldNames<'a>,
}

/// Formats a value with its type: `i64 42`, `ptr @g`, `[2 x i8] c"a\00"`.
pub(super) fn typed(types: &Types, ty: Type, value: &Value, name: Names<'_>) -> String {
    typed_with(types, ty, value, plain(name), ShownElements { first: SHOWN, last: 0 })
}

/// Returns the naming of values that can be entered again, which has no names of fields.
fn plain(name: Names<'_>) -> Naming<'_> {
    Naming { address: name, fields: &|_| Vec::new() }
}

/// Formats a value with its type in at most `room` characters: longer arrays are shown without their middle, and
/// anything else is cut off.
pub(super) fn fitted(types: &Types, ty: Type, value: &Value, name: Names<'_>, room: usize) -> String {
    fitted_with(types, ty, value, plain(name), room)
}

/// As [`fitted`], with the names of fields: `%struct.P { x = i32 1 }`. For comments, as this cannot be entered.
pub(super) fn fitted_with_fields(
    types: &Types,
    ty: Type,
    value: &Value,
    (address, fields): (Names<'_>, FieldNames<'_>),
    room: usize,
) -> String {
    fitted_with(types, ty, value, Naming { address, fields }, room)
}

fn fitted_with(types: &Types, ty: Type, value: &Value, name: Naming<'_>, room: usize) -> String {
    let text = typed_with(types, ty, value, name, ShownElements { first: SHOWN, last: 0 });
    let fits = |text: &str| text.char_indices().nth(room).is_none();
    if fits(&text) {
        return text;
    }
    for count in [48, 32, 24, 16, 12, 10, 8, 6, 4, 2] {
        let shown = ShownElements { first: count / 2, last: count / 2 };
        let text = typed_with(types, ty, value, name, shown);
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
        (Value::Aggregate(parts), TypeKind::Array { elem, len })
            if parts.len() as u64 == *len
                && let Some(text) = text_of(types, *elem, parts) =>
        {
            out.push_str("c\"");
            write_text(&text, out);
            out.push('"');
        }
        (Value::Aggregate(parts), kind) => {
            let (open, close) = match kind {
                TypeKind::Array { .. } => ("[", "]"),
                TypeKind::Vector { .. } => ("<", ">"),
                TypeKind::Struct { packed: true, .. } => ("<{ ", " }>"),
                _ => ("{ ", " }"),
            };
            let count = match kind {
                TypeKind::Array { len, .. } => usize::try_from(*len).unwrap_or(usize::MAX),
                _ => parts.len(),
            };
            if count == 0 {
                out.push_str(open.trim_end());
                return out.push_str(close.trim_start());
            }
            out.push_str(open);
            // Elements beyond those that were read have no last ones.
            let last = if parts.len() == count { shown.last } else { 0 };
            let omitted = match kind {
                TypeKind::Struct { .. } => 0..0,
                _ if parts.len() > shown.first + last => shown.first..parts.len() - last,
                _ => 0..0,
            };
            let fields = if matches!(kind, TypeKind::Struct { .. }) { (name.fields)(ty) } else { Vec::new() };
            for (n, part) in parts.iter().enumerate() {
                if omitted.contains(&n) {
                    if n == omitted.start {
                        let comma = if n > 0 { ", " } else { "" };
                        let more = omitted.len() + count - parts.len();
                        write!(out, "{comma}… {more} more").expect("a String takes all");
                    }
                    continue;
                }
                let elem = match kind {
                    TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => *elem,
                    TypeKind::Struct { fields, .. } => fields.get(n).copied().unwrap_or(Type::INVALID),
                    _ => Type::INVALID,
                };
                out.push_str(if n > 0 { ", " } else { "" });
                if let Some(Some(field)) = fields.get(n) {
                    write!(out, "{field} = ").expect("a String takes all");
                }
                out.push_str(&typed_with(types, elem, part, name, shown));
            }
            if omitted.is_empty() && count > parts.len() {
                let comma = if parts.is_empty() { "" } else { ", " };
                write!(out, "{comma}… {} more", count - parts.len()).expect("a String takes all");
            }
            out.push_str(close);
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

//! Assignments: `x = x + 1`, `a[2] += 3`, `i++`.

use super::{ComparableValue, EvalResult, EvalScope, ExprNode, TypedExpression};
use crate::interp::debug::{Change, Content, NewValue, Place, Scalar, Tree};
use crate::interp::f80_f128;
use crate::ir::debug::DebugInfo;
use crate::ir::{FloatKind, GlobalId, Type, TypeKind};
use crate::value::{bits_of_words, sign_extend};

/// The parts of an assignment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assignment {
    /// Place to which the value is assigned.
    pub place: String,
    /// Expression of its new value.
    pub value: String,
    /// Expression whose value before the assignment is the value of the assignment: `x` for `x++`, `*p` for `*p++`.
    pub before: Option<String>,
}

/// Splits an assignment into its target and its value; `None` for any other expression. The value of `x += 2` and
/// `x++` is a sum: `(x) + (2)`, `(x) + 1`.
pub fn split_assignment(text: &str) -> Option<Assignment> {
    let text = text.trim();
    let assigned =
        |place: &str, value: String| Some(Assignment { place: place.trim().to_string(), value, before: None });
    for (sign, by) in [("++", "+ 1"), ("--", "- 1")] {
        let found = match (text.strip_prefix(sign), text.strip_suffix(sign)) {
            (Some(place), _) => assigned(place, format!("({}) {by}", place.trim())),
            // The sign binds more tightly than those before the place.
            (None, Some(whole)) => {
                let place = whole.trim_start_matches(['*', '&', '-', '!', '~', ' ']).trim();
                let before = Some(whole.trim().to_string());
                assigned(place, format!("({place}) {by}")).map(|a| Assignment { before, ..a })
            }
            (None, None) => continue,
        };
        return found.filter(|a| !a.place.is_empty());
    }
    let bytes = text.as_bytes();
    let (mut quote, mut at) = (None, 0);
    while at < bytes.len() {
        let (before, behind) = (at.checked_sub(1).map_or(0, |at| bytes[at]), bytes.get(at + 1));
        match (quote, bytes[at]) {
            (Some(_), b'\\') => at += 1,
            (Some(open), byte) if open == byte => quote = None,
            (Some(_), _) => {}
            (None, open @ (b'"' | b'\'')) => quote = Some(open),
            (None, b'=') if behind == Some(&b'=') => at += 1,
            (None, b'=') => {
                let shift = at >= 2 && [b"<<", b">>"].contains(&&[bytes[at - 2], before]);
                let sign = match before {
                    b'!' => return None,
                    b'<' | b'>' if !shift => return None,
                    b'<' | b'>' => 2,
                    b'+' | b'-' | b'*' | b'/' | b'%' | b'&' | b'|' | b'^' => 1,
                    _ => 0,
                };
                let (place, value) = (text[..at - sign].trim(), text[at + 1..].trim());
                return match sign {
                    0 => assigned(place, value.into()),
                    _ => assigned(place, format!("({place}) {} ({value})", &text[at - sign..at])),
                };
            }
            _ => {}
        }
        at += 1;
    }
    None
}

impl EvalScope<'_> {
    /// Returns the changes that give the place of `left` the value `right`, converted to its type, and the value.
    /// A struct in memory is copied as bytes.
    pub fn assignment(
        &self,
        left: &TypedExpression,
        right: &TypedExpression,
    ) -> Result<(Vec<Change>, EvalResult), String> {
        let to = self.node(&left.node)?;
        let from = self.node(&right.node)?;
        let from = match (&right.node, from.place) {
            // The name of a global denotes its address where a pointer is assigned.
            (ExprNode::Global(_), Some(place)) if self.types.is_ptr(to.tree.ty) && to.source_type.is_none() => {
                self.leaf(Type::PTR, Scalar::Pointer(self.state.pointer_to(place)))
            }
            _ => from,
        };
        if let ExprNode::Member(inner, name) = &left.node
            && to.place.is_none()
        {
            return self.bit_field_change(inner, name, &to, from);
        }
        let place = match (to.place, &left.node) {
            (Some(address), _) => Place::Memory { address },
            (None, ExprNode::Local(name)) => {
                let function = self.state.frame(self.frame).map(|frame| frame.function);
                let value = function.and_then(|function| self.program.value_named(function, name));
                Place::Local { frame: self.frame, value: value.ok_or("the program is not running")? }
            }
            _ => {
                return Err(format!(
                    "`{}` cannot be assigned: expected a variable, a value `%x`, or memory `*%p`, `@g`",
                    left.text
                ));
            }
        };
        let value = self.converted(&to, from, &right.text)?;
        let mut changes = Vec::new();
        match (&value.tree.content, place) {
            (Content::Scalar(scalar), place) => {
                changes.push(Change::Value { place, value: self.new_value(&to, scalar)? });
            }
            (content, place @ Place::Memory { address }) => {
                match value.place.filter(|_| !refers_to_history(&right.node)) {
                    Some(from) if !matches!(content, Content::Text(_)) => {
                        let size = value.tree.size.min(to.tree.size);
                        changes.push(Change::Value { place, value: NewValue::Copy { from, size } });
                    }
                    _ => {
                        let info = self.program.debug_info();
                        if value.source_type.as_ref().is_some_and(|ty| has_bit_fields(&info, ty, 0)) {
                            return Err("a struct with bit fields is only copied from memory: set its members".into());
                        }
                        let offset = value.tree.offset;
                        self.copies(&value.tree, address.wrapping_sub(offset), &mut changes)?;
                    }
                }
            }
            _ => return Err("a value of several parts cannot be set as a whole: set its elements".into()),
        }
        Ok((changes, EvalResult { place: to.place, ..value }))
    }

    /// Converts a value to the type of a place.
    pub(super) fn converted(&self, to: &EvalResult, from: EvalResult, text: &str) -> Result<EvalResult, String> {
        if let Some(ty) = &to.source_type {
            let info = self.program.debug_info();
            let plain = info.plain_type(ty).unwrap_or_default();
            if matches!(from.tree.content, Content::Scalar(Scalar::Undef | Scalar::Poison)) {
                return Err(format!("`{text}` is undefined"));
            }
            if info.element(&plain).is_some() {
                let fits = match from.tree.content {
                    Content::Text(_) => from.tree.size <= to.tree.size,
                    Content::Node(_) => from.tree.size == to.tree.size,
                    _ => false,
                };
                return match fits {
                    true => Ok(EvalResult { source_type: Some(ty.clone()), ..from }),
                    false => Err("an array is set as a whole by one of the same size only: set its elements".into()),
                };
            }
            return self.cast_to_type(ty.clone(), from);
        }
        let (ty, name) = (to.tree.ty, self.types.display(to.tree.ty));
        let value = self.comparable_of_result(&from);
        let wrong = || format!("`{text}` is not a defined value of type {name}");
        let scalar = match (self.types.kind(ty), value) {
            (TypeKind::Int(width @ 1..=128), Ok(ComparableValue::Int(n))) => {
                let fits = *width == 128 || (n >> width == 0 || n >> (width - 1) == -1);
                if !fits {
                    return Err(format!("{n} does not fit into {name}"));
                }
                let bits = n as u128 & (u128::MAX >> (128 - width));
                let words = [bits as u64, (bits >> 64) as u64].into();
                Scalar::Int { width: *width, words, undefined: 0 }
            }
            (TypeKind::Float(kind), Ok(value)) => {
                let bits = match (value, from.tree.ty == ty, &from.tree.content) {
                    (_, true, Content::Scalar(Scalar::Float { bits, .. })) => Some(*bits),
                    (ComparableValue::Int(n), ..) => float_bits(*kind, n as f64, Some(n)),
                    (ComparableValue::Float(x), ..) => float_bits(*kind, x, None),
                    (ComparableValue::Extended(x), ..) => Some(f80_f128::convert(x.kind, *kind, x.bits)),
                    _ => None,
                };
                Scalar::Float { kind: *kind, bits: bits.ok_or_else(wrong)? }
            }
            (TypeKind::Ptr { .. }, Ok(ComparableValue::Address(address))) => {
                Scalar::Pointer(self.state.pointer_to(address))
            }
            (TypeKind::Ptr { .. }, Ok(ComparableValue::Int(n))) => Scalar::Pointer(self.state.pointer_to(n as u64)),
            (TypeKind::Ptr { .. }, _) if let Some(place) = from.place => Scalar::Pointer(self.state.pointer_to(place)),
            (TypeKind::Int(1..=128) | TypeKind::Ptr { .. }, _) => return Err(wrong()),
            _ if from.tree.ty == ty => return Ok(from),
            _ => return Err(format!("a value of type {name} cannot be set as a whole: set its elements")),
        };
        Ok(self.leaf(ty, scalar))
    }

    pub(super) fn new_value(&self, to: &EvalResult, scalar: &Scalar) -> Result<NewValue, String> {
        match scalar {
            Scalar::Pointer(pointer) => Ok(NewValue::Pointer(pointer.address)),
            Scalar::Int { width, words, undefined: 0 } => {
                let width = self.types.int_width(to.tree.ty).unwrap_or(*width);
                Ok(NewValue::Bits { width, bits: bits_of_words(words) & (u128::MAX >> (128 - width.clamp(1, 128))) })
            }
            Scalar::Float { kind, bits } => Ok(NewValue::Bits { width: kind.bits(), bits: *bits }),
            _ => Err("the value is undefined".into()),
        }
    }

    /// Returns the value of an expression as the result of a function.
    pub fn returned(&self, expression: &TypedExpression, function: GlobalId) -> Result<NewValue, String> {
        let module = self.program.checked.module();
        let ret = module.function(function).ok_or("the function is not known")?.ret;
        let source_type = self.program.result_type(function);
        let to = EvalResult { source_type, ..self.leaf(ret, Scalar::Undef) };
        let value = self.converted(&to, self.find(expression)?, &expression.text)?;
        match &value.tree.content {
            Content::Scalar(scalar) => self.new_value(&to, scalar),
            _ => Err("the value is not a scalar".into()),
        }
    }

    /// Adds a change for each scalar of a tree, which is copied to `base` and its offsets.
    fn copies(&self, tree: &Tree, base: u64, changes: &mut Vec<Change>) -> Result<(), String> {
        let place = Place::Memory { address: base.wrapping_add(tree.offset) };
        match &tree.content {
            Content::Scalar(Scalar::Undef | Scalar::Poison) | Content::Padding => Ok(()),
            Content::Scalar(scalar) => {
                let whole = EvalResult::new(tree.clone());
                changes.push(Change::Value { place, value: self.new_value(&whole, scalar)? });
                Ok(())
            }
            Content::Node(parts) => parts.iter().try_for_each(|part| self.copies(part, base, changes)),
            Content::Text(bytes) => {
                changes.extend((0..).zip(bytes.iter()).map(|(n, byte)| {
                    let place = Place::Memory { address: base.wrapping_add(tree.offset + n) };
                    Change::Value { place, value: NewValue::Bits { width: 8, bits: (*byte).into() } }
                }));
                Ok(())
            }
            Content::More(_) | Content::Unreadable => Err("it is too large to be set as a whole".into()),
        }
    }

    /// Returns the change of the bytes that hold a bit field.
    fn bit_field_change(
        &self,
        record: &ExprNode,
        name: &str,
        to: &EvalResult,
        from: EvalResult,
    ) -> Result<(Vec<Change>, EvalResult), String> {
        let (address, shift, bits) = self.bit_field_place(self.node(record)?, name)?;
        let value = self.converted(to, from, name)?;
        let Content::Scalar(Scalar::Int { words, undefined: 0, .. }) = &value.tree.content else {
            return Err("the value is undefined".into());
        };
        let size = (shift + bits).div_ceil(8);
        let raw = self.state.raw(address, size).ok_or("the memory cannot be read")?;
        let old = raw[..size as usize].iter().rev().fold(0u128, |bits, byte| bits << 8 | u128::from(*byte));
        let mask = (u128::MAX >> (128 - bits)) << shift;
        let field = u128::from(words.first().copied().unwrap_or(0));
        let new = old & !mask | field << shift & mask;
        let byte = |n: u64| Change::Value {
            place: Place::Memory { address: address + n },
            value: NewValue::Bits { width: 8, bits: new >> (8 * n) & 0xff },
        };
        let kept = field & (u128::MAX >> (128 - bits));
        let kept = if self.is_unsigned(to) { kept } else { sign_extend(bits as u32, kept) as u128 };
        let width = self.types.int_width(to.tree.ty).unwrap_or(64);
        let words = [kept as u64 & (u64::MAX >> (64 - width.clamp(1, 64)))].into();
        let tree = Tree { content: Content::Scalar(Scalar::Int { width, words, undefined: 0 }), ..to.tree.clone() };
        Ok(((0..size).map(byte).collect(), EvalResult { tree, ..to.clone() }))
    }
}

/// Whether a node is a printed value or a convenience variable, whose memory may have changed since.
fn refers_to_history(node: &ExprNode) -> bool {
    matches!(node, ExprNode::Earlier(_) | ExprNode::Before(_) | ExprNode::Convenience(_))
}

/// Whether a record has bit fields, in itself or below.
fn has_bit_fields(info: &DebugInfo<'_>, ty: &str, depth: u32) -> bool {
    let element = info.element(ty);
    let parts = info.parts(element.as_deref().unwrap_or(ty));
    depth > 16 || parts.iter().any(|part| part.bits.is_some() || has_bit_fields(info, &part.ty, depth + 1))
}

/// Converts a number to a floating-point format; `None` for those that the debugger does not compute in.
fn float_bits(kind: FloatKind, x: f64, integer: Option<i128>) -> Option<u128> {
    match kind {
        FloatKind::Float => Some((x as f32).to_bits().into()),
        FloatKind::Double => Some(x.to_bits().into()),
        kind if f80_f128::is_large(kind) => Some(match integer {
            Some(n) => f80_f128::from_integer(kind, true, n as u128),
            None => f80_f128::convert(FloatKind::Double, kind, x.to_bits().into()),
        }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn assignments_are_told_from_comparisons() {
        let parts = |text: &str| split_assignment(text).map(|a| (a.place, a.value));
        let some = |place: &str, value: &str| Some((place.to_string(), value.to_string()));
        assert_eq!(parts("len = len - 1"), some("len", "len - 1"));
        assert_eq!(parts("a[i == 2] = b == c"), some("a[i == 2]", "b == c"));
        assert_eq!(parts("x += 2"), some("x", "(x) + (2)"));
        assert_eq!(parts("x <<= 2"), some("x", "(x) << (2)"));
        assert_eq!(parts("i++"), some("i", "(i) + 1"));
        assert_eq!(parts("--i"), some("i", "(i) - 1"));
        let before = |text: &str| split_assignment(text).and_then(|a| a.before);
        assert_eq!(["i++", "++i", "i += 1"].map(before), [Some("i".into()), None, None]);
        assert_eq!(parts("*p->q++"), some("p->q", "(p->q) + 1"));
        assert_eq!(before("*p->q++").as_deref(), Some("*p->q"));
        assert_eq!(parts("++*p"), some("*p", "(*p) + 1"));
        assert_eq!(parts("c = '='"), some("c", "'='"));
        for text in ["a == b", "a <= b", "a >= b", "a != b", "c == '='", "'=' == c", "a", "\"x = y\""] {
            assert_eq!(parts(text), None, "{text}");
        }
    }
}

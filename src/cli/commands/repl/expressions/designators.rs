//! Designators of initializers in C syntax: `{.x = 1, [2].y = 3}`.

use super::super::mistakes::{Mistake, position_of};
use super::initializers::{InitialStore, length_of};
use super::literals;
use super::lower::{Lowering, LoweringResult, array_element};
use super::nodes::is_identifier;
use super::reader::ExpressionReader;
use llvmlite_jit::session::{MemberLocation, StructMember};
use std::collections::VecDeque;
use std::ops::Range;

/// A designator: `.x` or `[2]`.
pub(super) struct Designator {
    part: Designated,
    /// Its place in the input.
    pub(super) place: Range<usize>,
}

/// Part of an object that a designator refers to.
enum Designated {
    Member(String),
    Element(usize),
}

/// A step from an object to a part of it.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum PathStep {
    /// An index of `getelementptr` with its type.
    Index(String),
    /// An offset in bytes, and the type of the part, for which the type of the object has no field.
    Offset(u64, String),
}

/// A part of an object that an initializer is for.
pub(super) struct ObjectPart {
    /// Its LLVM type.
    pub(super) ty: String,
    pub(super) step: PathStep,
    /// Of a member that is a number or an array of numbers, the type of the numbers in the notation of lowering.
    pub(super) number: Option<String>,
}

impl ObjectPart {
    fn element(ty: &str, index: usize) -> ObjectPart {
        ObjectPart { ty: ty.into(), step: PathStep::Index(format!("i64 {index}")), number: None }
    }

    fn member(found: StructMember) -> ObjectPart {
        let leaf = found.ty.rsplit(" x ").next().unwrap_or_default().trim_end_matches(']');
        let number = match leaf.strip_prefix('i') {
            _ if found.is_bool => Some("i1".into()),
            Some(bits) if found.is_unsigned => Some(format!("u{bits}")),
            _ => Some(leaf.to_string()),
        };
        let step = match found.location {
            MemberLocation::Field(index) => PathStep::Index(format!("i32 {index}")),
            MemberLocation::Offset(offset) => PathStep::Offset(offset, found.ty.clone()),
        };
        ObjectPart { ty: found.ty, step, number }
    }
}

/// Splits an initializer with designators into these and the value; `None` for any other.
pub(super) fn read<'t>(text: &'t str, input: &str) -> LoweringResult<Option<(VecDeque<Designator>, &'t str)>> {
    let mut designators = VecDeque::new();
    let mut rest = text;
    loop {
        let start = position_of(rest, input);
        let (part, after) = if let Some(name) = rest.strip_prefix('.') {
            let end = name.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(name.len());
            let is_index = end > 0 && name[..end].bytes().all(|c| c.is_ascii_digit());
            if !is_identifier(&name[..end]) && !is_index {
                return Ok(None);
            }
            (Ok(Designated::Member(name[..end].to_string())), &name[end..])
        } else if let Some(inside) = rest.strip_prefix('[') {
            let Some((end, _)) = literals::code(inside).find(|(_, c)| *c == ']') else { return Ok(None) };
            let index = ExpressionReader::read(inside[..end].trim(), &|_| false);
            (index.and_then(|node| node.as_length()).map(Designated::Element).ok_or(&inside[..end]), &inside[end + 1..])
        } else {
            return Ok(None);
        };
        let place = start..start + rest.len() - after.len();
        rest = after.trim_start();
        let value = rest.strip_prefix('=').filter(|value| !value.starts_with('='));
        if value.is_none() && !rest.starts_with(['.', '[']) {
            return Ok(None);
        }
        match part {
            Ok(part) => designators.push_back(Designator { part, place }),
            // `[1, 2][0]` is an expression.
            Err(index) if value.is_none() && index.contains(',') => return Ok(None),
            Err(index) => {
                let message = match index.contains("...") {
                    true => "ranges in designators are not supported; name each element: `[0] = 1, [1] = 1`",
                    false => "the index in a designator must be a constant: `[2] = 7`",
                };
                return Err(Mistake::at(message, place));
            }
        }
        if let Some(value) = value {
            return Ok(Some((designators, value)));
        }
    }
}

/// Returns the index of a designator for an element of an array.
pub(super) fn index_of(designator: &Designator) -> LoweringResult<usize> {
    match &designator.part {
        Designated::Element(index) => Ok(*index),
        Designated::Member(name) => {
            let message = format!("`.{name}` is a designator of a member; those of an array are `[0]`, `[1]`");
            Err(Mistake::at(message, designator.place.clone()))
        }
    }
}

impl Lowering<'_> {
    /// Returns the part that a designator names, and its number.
    pub(super) fn designated(&self, ty: &str, designator: &Designator) -> LoweringResult<(ObjectPart, usize)> {
        let at = |message: String| Mistake::at(message, designator.place.clone());
        if let Some(element) = array_element(ty) {
            let (index, length) = (index_of(designator)?, length_of(ty));
            if index >= length {
                return Err(at(format!("the array has no element {index}: it has {length}")));
            }
            return Ok((ObjectPart::element(element, index), index));
        }
        let name = match &designator.part {
            Designated::Member(name) => name,
            Designated::Element(index) => {
                return Err(at(format!("`[{index}]` is a designator of an array, and `{ty}` is not one: `.x = 1`")));
            }
        };
        let found = self.session.member(ty, name).map_err(at)?;
        let index = match found.location {
            MemberLocation::Field(index) => index,
            MemberLocation::Offset(offset) => self.session.field_at(ty, offset).unwrap_or(0),
        };
        Ok((ObjectPart::member(found), index))
    }

    /// Returns the part of an object that an initializer without designator is for.
    pub(super) fn positional(&self, ty: &str, n: usize) -> Option<ObjectPart> {
        if let Some(element) = array_element(ty) {
            return (n < length_of(ty)).then(|| ObjectPart::element(element, n));
        }
        let first = if n == 0 { self.session.first_of_union(ty) } else { None };
        let found = first.or_else(|| self.session.member(ty, &n.to_string()).ok())?;
        Some(ObjectPart::member(found))
    }

    /// Adds the address of a part of an object.
    pub(super) fn address_in(&mut self, whole: &str, ty: &str, path: &[PathStep]) -> String {
        let (mut address, mut ty) = (whole.to_string(), ty.to_string());
        for part in path.split_inclusive(|step| matches!(step, PathStep::Offset(..))) {
            let indices: Vec<&str> = part
                .iter()
                .filter_map(|step| match step {
                    PathStep::Index(index) => Some(index.as_str()),
                    PathStep::Offset(..) => None,
                })
                .collect();
            address = match indices.as_slice() {
                [] => address,
                // An element of an array is an offset, as for `a[1]`.
                [index] if ty.starts_with('[') => {
                    let element = array_element(&ty).unwrap_or_default();
                    self.add(&format!("getelementptr {element}, ptr {address}, {index}"))
                }
                indices => self.add(&format!("getelementptr {ty}, ptr {address}, i32 0, {}", indices.join(", "))),
            };
            if let Some(PathStep::Offset(offset, part)) = part.last() {
                ty = part.clone();
                if *offset > 0 {
                    address = self.add(&format!("getelementptr i8, ptr {address}, i64 {offset}"));
                }
            }
        }
        address
    }

    /// Checks that the initializer of a `static` variable is a constant of its type in LLVM.
    pub(super) fn check_constant(&self, stores: &[InitialStore]) -> LoweringResult<()> {
        if stores.iter().any(|store| store.path.iter().any(|step| matches!(step, PathStep::Offset(..)))) {
            return Err("in a `static` variable, only the largest member of a union can be initialized; \
                        assign the other one in a statement"
                .into());
        }
        let is_changed = |(n, store): (usize, &InitialStore)| {
            stores[n + 1..]
                .iter()
                .any(|later| later.path.len() > store.path.len() && later.path.starts_with(&store.path))
        };
        if stores.iter().enumerate().any(is_changed) {
            return Err(
                "in a `static` variable, an initializer that replaces a part of another is not supported".into()
            );
        }
        Ok(())
    }
}

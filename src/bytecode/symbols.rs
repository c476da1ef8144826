//! Symbol tables. In the format, names are scoped by type, so several values may have the same name; all but one of
//! them are renamed.

use super::error::{Error, Place};
use super::stream::Stream;
use super::types::{Slot, Slots, TypeNames};
use crate::ir::{Linkage, write_escaped};
use rustc_hash::{FxHashMap, FxHashSet};

/// Symbol table as read.
#[derive(Default)]
pub(super) struct Symbols {
    /// Names of types by slot.
    pub types: TypeNames,
    /// Names of values in file order, as type slot, value slot and name.
    pub values: Vec<(u32, u32, String)>,
    /// Position of the table.
    pub place: Option<Place>,
}

impl Symbols {
    /// Reads a symbol table.
    pub fn read(mut stream: Stream<'_>, slots: Slots) -> Result<Symbols, Error> {
        let mut symbols = Symbols { place: Some(stream.place()), ..Symbols::default() };
        if !slots.has_type_type() {
            let count = stream.vbr()?;
            for _ in 0..count {
                let slot = stream.vbr()?;
                symbols.types.entry(slot).or_default().push(name(&mut stream)?);
            }
        }
        while !stream.is_at_end() {
            let count = stream.vbr()?;
            let plane = slots.read(&mut stream)?;
            for _ in 0..count {
                let place = stream.place();
                let number = stream.vbr()?;
                let name = name(&mut stream)?;
                match (plane, slots.slot(number)) {
                    (Slot::Type(plane), _) => symbols.values.push((plane, number, name)),
                    (Slot::TypeType, Slot::Type(slot)) => symbols.types.entry(slot).or_default().push(name),
                    (Slot::TypeType, Slot::TypeType) => {
                        return Err(Error::malformed("a name of type `type`").at(place));
                    }
                }
            }
        }
        Ok(symbols)
    }
}

/// Reads a name. Bytes that are not UTF-8 are escaped as in LLVM assembly, as in the parser.
fn name(stream: &mut Stream<'_>) -> Result<String, Error> {
    let place = stream.place();
    let bytes = stream.string()?;
    if bytes.contains(&0) {
        return Err(Error::malformed("a name with a NUL character").at(place));
    }
    Ok(text(bytes))
}

/// Converts bytes to text.
pub(super) fn text(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) => {
            let mut out = String::new();
            write_escaped(bytes, &mut out);
            out
        }
    }
}

/// Set of unique names.
#[derive(Default)]
pub(super) struct Unique {
    taken: FxHashSet<String>,
    /// Last number appended to each name.
    last: FxHashMap<String, u32>,
}

impl Unique {
    /// Returns the name, with a number appended if it is taken.
    pub fn name(&mut self, name: String) -> String {
        if self.taken.insert(name.clone()) {
            return name;
        }
        let last = self.last.entry(name.clone()).or_default();
        loop {
            *last += 1;
            let longer = format!("{name}.{last}");
            if self.taken.insert(longer.clone()) {
                return longer;
            }
        }
    }
}

/// Properties of a global before it is created.
#[derive(Clone, Debug)]
pub(super) struct Head {
    pub name: Option<String>,
    pub linkage: Linkage,
    /// Whether it has an initializer or a body.
    pub defined: bool,
}

/// Renames globals that have the same name but different types. For a declaration that refers to another global of its
/// name, returns the index of that global.
pub(super) fn unite(heads: &mut [Head]) -> Vec<Option<usize>> {
    let mut same = vec![None; heads.len()];
    let mut firsts: FxHashMap<String, usize> = FxHashMap::default();
    // The global that keeps the name for other modules: the definition, or else the first declaration.
    for (n, head) in heads.iter().enumerate() {
        let Some(name) = head.name.clone().filter(|_| !head.linkage.is_local()) else { continue };
        let first = firsts.entry(name).or_insert(n);
        if head.defined && !heads[*first].defined {
            *first = n;
        }
    }
    let mut unique = Unique::default();
    unique.taken.extend(firsts.keys().cloned());
    for (n, head) in heads.iter_mut().enumerate() {
        let Some(name) = &head.name else { continue };
        match firsts.get(name).copied() {
            Some(first) if first == n => {}
            Some(first) if !head.defined && !head.linkage.is_local() => same[n] = Some(first),
            _ => head.name = Some(unique.name(name.clone())),
        }
    }
    same
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_of_several_types_is_one_symbol() {
        let head = |name: &str, linkage, defined| Head { name: Some(name.into()), linkage, defined };
        let mut heads = [
            head("f", Linkage::External, false),
            head("f", Linkage::External, true),
            head("f", Linkage::Internal, true),
            head("f", Linkage::Weak, true),
            head("f.1", Linkage::Internal, true),
            head("g", Linkage::Internal, true),
        ];
        let same = unite(&mut heads);
        assert_eq!(same, [Some(1), None, None, None, None, None]);
        let names: Vec<_> = heads.iter().map(|head| head.name.as_deref().unwrap_or("")).collect();
        assert_eq!(names, ["f", "f", "f.1", "f.2", "f.1.1", "g"]);
    }
}

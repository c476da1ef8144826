//! Descriptions of addresses, for reports.

use crate::host::symbols::executable_ranges;
use crate::ir::{GlobalId, Module};
use crate::jit::engine::IncrementalState;
use crate::jit::engine::Segment;
use crate::jit::link::code_map::CodeMap;
use crate::jit::run::stack::GuardedStack;
use crate::jit::runtime::tls;
use crate::outcome::Note;
use std::ops::Range;

/// Upper bound of the addresses that count as a null pointer plus an offset; Linux maps nothing below.
pub(in crate::jit) const NULL_PAGES: u64 = 64 << 10;
/// Upper bound of those that do so even if no offset was added to a pointer.
pub(in crate::jit) const NULL_PAGE: u64 = 4 << 10;
/// End of the canonical addresses in user space; those of the kernel start at its negative.
const CANONICAL: u64 = 1 << 47;
/// Maximum distance in bytes from a variable within which an address is reported relative to it.
const NEAR: u64 = 1 << 20;

/// Whether an address is canonical; others cannot be mapped.
pub(in crate::jit) fn is_canonical(address: u64) -> bool {
    !(CANONICAL..CANONICAL.wrapping_neg()).contains(&address)
}

/// Whether an address is within a page of null, on either side, and was therefore computed from a null pointer.
pub(in crate::jit) fn is_near_null(address: u64) -> bool {
    (address as i64).unsigned_abs() < NULL_PAGE
}

/// A line of `/proc/self/maps`.
pub(in crate::jit) struct Mapping {
    pub range: Range<u64>,
    permissions: String,
    /// The mapped file, or a name in brackets; empty for anonymous memory.
    pub name: String,
}

impl Mapping {
    /// Finds the mapping that contains an address.
    pub(in crate::jit) fn find(address: u64) -> Option<Mapping> {
        let maps = std::fs::read_to_string("/proc/self/maps").ok()?;
        maps.lines().filter_map(Mapping::parse).find(|m| m.range.contains(&address))
    }

    /// Parses a line such as `7f12-7f34 r-xp 00001000 08:01 1234   /lib/libc.so.6`.
    fn parse(line: &str) -> Option<Mapping> {
        let (range, rest) = line.split_once(' ')?;
        let (low, high) = range.split_once('-')?;
        let range = u64::from_str_radix(low, 16).ok()?..u64::from_str_radix(high, 16).ok()?;
        let (permissions, rest) = rest.split_once(' ')?;
        let name = rest.trim_start().splitn(4, ' ').nth(3).unwrap_or("").trim_start();
        Some(Mapping { range, permissions: permissions.into(), name: name.into() })
    }

    /// Whether the mapping is readable (`r`), writable (`w`) or executable (`x`).
    pub(in crate::jit) fn allows(&self, permission: char) -> bool {
        self.permissions.chars().take(3).any(|p| p == permission)
    }

    /// Whether the mapping has no permissions.
    pub(in crate::jit) fn is_closed(&self) -> bool {
        self.permissions.starts_with("---")
    }

    /// Returns the last component of the file name.
    pub(in crate::jit) fn file(&self) -> Option<&str> {
        let path = self.name.strip_suffix(" (deleted)").unwrap_or(&self.name);
        path.starts_with('/').then(|| path.rsplit('/').next().unwrap_or(path))
    }
}

/// Address ranges of executable code.
pub(in crate::jit) struct ExecutableRanges(Vec<Range<u64>>);

impl ExecutableRanges {
    /// Reads the current mappings; in a sandbox that prevents reading them, uses those of the loaded libraries.
    pub(in crate::jit) fn now() -> ExecutableRanges {
        let Ok(maps) = std::fs::read_to_string("/proc/self/maps") else {
            return ExecutableRanges(executable_ranges());
        };
        let all = maps.lines().filter_map(Mapping::parse);
        ExecutableRanges(all.filter(|m| m.allows('x')).map(|m| m.range).collect())
    }

    /// Whether an address is in executable code.
    pub(in crate::jit) fn contains(&self, address: u64) -> bool {
        self.0.iter().any(|range| range.contains(&address))
    }
}

/// Memory of the program, for lookups by address.
pub(in crate::jit) struct AddressSpace<'a> {
    pub module: &'a Module,
    pub code: &'a CodeMap,
    pub segments: &'a [Segment],
    /// State of a session, with its stubs and variables.
    pub session: Option<&'a IncrementalState>,
    pub stack: &'a GuardedStack,
    pub side: &'a GuardedStack,
}

/// Owner of an address.
pub(in crate::jit) enum AddressOwner {
    /// A variable of the program.
    Variable,
    /// A function of the program, by name.
    Function(String),
    /// One of the program's stacks.
    Stack,
    /// Other mapped memory.
    Mapped(Mapping),
    /// Unmapped.
    Unmapped,
}

impl AddressSpace<'_> {
    /// Finds the variable that contains an address, the offset in it, and its size.
    fn variable(&self, address: u64) -> Option<(GlobalId, u64, u64)> {
        let of_thread = |segment: &Segment| {
            let image = segment.plan.thread_image(segment.memory.regions())?;
            // SAFETY: the image is part of the program, which still exists.
            let copy = unsafe { tls::own_copy(image as *const tls::TlsImage) }?;
            segment.full_plan().find_in_copy(copy.start, address)
        };
        let mut segments = self.segments.iter();
        segments.find_map(|s| s.full_plan().find(s.memory.regions(), address).or_else(|| of_thread(s)))
    }

    /// Finds the variable that contains an address.
    pub(in crate::jit) fn variable_at(&self, address: u64) -> Option<GlobalId> {
        self.variable(address).map(|(id, ..)| id)
    }

    /// Finds the owner of an address.
    pub(in crate::jit) fn find(&self, address: u64) -> AddressOwner {
        if self.variable(address).is_some() {
            return AddressOwner::Variable;
        }
        let stub = || self.session.and_then(|session| session.stubs.at(address));
        let in_code = self.code.find(address).map(|place| place.code.id);
        // The entry of a function that is compiled at its first call is not part of its code.
        if let Some(id) = in_code.or_else(stub).or_else(|| self.code.entered_at(address)) {
            return AddressOwner::Function(self.module.globals[id].name.to_string());
        }
        if [self.stack, self.side].iter().any(|stack| stack.range().contains(&address)) {
            return AddressOwner::Stack;
        }
        Mapping::find(address).filter(|m| !m.is_closed()).map_or(AddressOwner::Unmapped, AddressOwner::Mapped)
    }

    /// Returns a note about the variable, function or file at an address, or about the nearest variable.
    pub(in crate::jit) fn note(&self, address: u64) -> Option<Note> {
        let object = |id| {
            let global = &self.module.globals[id];
            (format!("@{}", global.name), Some(global.span))
        };
        if let Some((id, _, size)) = self.variable(address) {
            let (name, span) = object(id);
            return Some(Note::new(format!("the object is {name}, {}", bytes(size)), span));
        }
        match self.find(address) {
            AddressOwner::Function(name) => return Some(Note::new(format!("it is the function @{name}"), None)),
            AddressOwner::Stack => return Some(Note::new("the address is on the program's stack", None)),
            AddressOwner::Mapped(mapping) if mapping.name == "[heap]" => {
                return Some(Note::new("the address is on the heap", None));
            }
            AddressOwner::Mapped(mapping) => {
                if let Some(file) = mapping.file() {
                    return Some(Note::new(format!("the address is in the file {file}"), None));
                }
            }
            AddressOwner::Variable | AddressOwner::Unmapped => {}
        }
        let near = self.segments.iter().filter_map(|s| s.full_plan().nearest(s.memory.regions(), address));
        let of_session = self.session.and_then(|session| session.nearest(address));
        let (id, distance, size) = near.chain(of_session).min_by_key(|(_, distance, _)| distance.unsigned_abs())?;
        let (name, span) = object(id);
        let text = match distance {
            _ if distance.unsigned_abs() > NEAR => return None,
            0.. => format!("that is {} after the end of @{}", bytes(distance as u64), &name[1..]),
            _ => format!("that is {} before @{}", bytes(distance.unsigned_abs()), &name[1..]),
        };
        Some(Note::new(format!("{text}, {}", bytes(size)), span))
    }
}

pub(in crate::jit) use crate::outcome::words::bytes;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mappings_are_read_and_found() {
        let line =
            "7f0000001000-7f0000003000 r-xp 00001000 08:01 1234                       /usr/lib/lib a.so (deleted)";
        let mapping = Mapping::parse(line).unwrap();
        assert_eq!(mapping.range, 0x7f0000001000..0x7f0000003000);
        assert_eq!(mapping.file(), Some("lib a.so"));
        assert!(mapping.allows('r') && !mapping.allows('w') && mapping.allows('x') && !mapping.is_closed());
        let plain = Mapping::parse("1000-2000 ---p 00000000 00:00 0 ").unwrap();
        assert!(plain.is_closed() && plain.name.is_empty() && plain.file().is_none());
        let word = 5u64;
        assert!(Mapping::find(&raw const word as u64).is_some_and(|m| m.allows('w')));
        let code = ExecutableRanges::now();
        assert!(code.contains(mappings_are_read_and_found as *const () as u64) && !code.contains(16));
    }

    #[test]
    fn addresses_are_canonical_or_not() {
        for (address, is) in [(0, true), (1 << 46, true), (1 << 47, false), (0x1234 << 48, false), (u64::MAX, true)] {
            assert_eq!(is_canonical(address), is, "{address:#x}");
        }
    }
}

//! Loading of a unit: maps its sections into pages of their own and applies its fixups.

use super::{AsmUnit, SectionKind, SymbolDef};
use crate::diagnostic::Diagnostic;
use crate::ir::asm::module::Expression;
use crate::source::Span;
use rustc_hash::FxHashMap;
use std::io;

/// Page size in bytes.
const PAGE: u64 = 4096;
/// Jump with unlimited range: `jmp *0(%rip)`, followed by the target address.
const JUMP: [u8; 6] = [0xff, 0x25, 0, 0, 0, 0];
/// Size of such a jump with its address, in bytes.
const JUMP_SIZE: u64 = 16;
/// Limit on the depth of symbols defined by other symbols.
const MAX_DEPTH: u32 = 16;

/// A unit loaded at an address. Dropping it unmaps its pages.
#[derive(Debug)]
pub struct LoadedAsm {
    unit: AsmUnit,
    base: u64,
    size: u64,
    /// Start address of each section, if it is loaded.
    starts: Vec<Option<u64>>,
    /// Start offset, end offset and protection of the code, the read-only data and the data.
    parts: [(u64, u64, libc::c_int); 3],
    /// Address of the next free jump stub, and the existing stubs by target.
    free: u64,
    jumps: FxHashMap<u64, u64>,
}

impl AsmUnit {
    /// Maps the unit close to an address, below it if possible.
    pub fn place(self, near: u64) -> io::Result<LoadedAsm> {
        let mut starts = vec![None; self.sections.len()];
        let mut at = 0;
        let mut parts = [(0, 0, 0); 3];
        let mut free = 0;
        let kinds = [
            (SectionKind::Code, libc::PROT_READ | libc::PROT_EXEC),
            (SectionKind::ReadOnly, libc::PROT_READ),
            (SectionKind::Data, libc::PROT_READ | libc::PROT_WRITE),
        ];
        for ((kind, protection), part) in kinds.into_iter().zip(&mut parts) {
            let start = at;
            for (section, place) in self.sections.iter().zip(&mut starts).filter(|(s, _)| s.kind == kind) {
                at = u64::next_multiple_of(at, section.align.max(16));
                *place = Some(at);
                at += section.bytes.len() as u64;
            }
            if kind == SectionKind::Code {
                at = at.next_multiple_of(16);
                free = at;
                at += JUMP_SIZE * self.fixups.iter().filter(|f| f.jumps).count() as u64;
            }
            at = at.next_multiple_of(PAGE);
            *part = (start, at, protection);
        }
        let size = at.max(PAGE);
        let base = map(size, near)?;
        for start in starts.iter_mut().flatten() {
            *start += base;
        }
        for (section, start) in self.sections.iter().zip(&starts) {
            let Some(start) = *start else { continue };
            // SAFETY: the newly mapped pages have space for every section.
            unsafe { std::ptr::copy_nonoverlapping(section.bytes.as_ptr(), start as *mut u8, section.bytes.len()) };
        }
        Ok(LoadedAsm { unit: self, base, size, starts, parts, free: free + base, jumps: FxHashMap::default() })
    }
}

/// Maps writable pages close to an address.
fn map(size: u64, near: u64) -> io::Result<u64> {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
    let protection = libc::PROT_READ | libc::PROT_WRITE;
    let near = near & !(PAGE - 1);
    // Below the program's data, with increasing distance.
    for step in 0..64u64 {
        let Some(hint) = near.checked_sub((size + (step << 24)).next_multiple_of(PAGE)).filter(|h| *h >= 1 << 16)
        else {
            break;
        };
        let flags = flags | libc::MAP_FIXED_NOREPLACE;
        // SAFETY: maps unused pages, or fails.
        let found = unsafe { libc::mmap(hint as *mut libc::c_void, size as usize, protection, flags, -1, 0) };
        if found == libc::MAP_FAILED {
            continue;
        }
        if found as u64 == hint {
            return Ok(hint);
        }
        // SAFETY: an old kernel took the address as a hint; the mapping belongs to this function.
        unsafe { libc::munmap(found, size as usize) };
    }
    let low = if near >> 32 == 0 { libc::MAP_32BIT } else { 0 };
    // SAFETY: maps unused pages.
    let found = unsafe { libc::mmap(std::ptr::null_mut(), size as usize, protection, flags | low, -1, 0) };
    if found == libc::MAP_FAILED { Err(io::Error::last_os_error()) } else { Ok(found as u64) }
}

impl LoadedAsm {
    /// Returns the address of a symbol that the unit defines.
    pub fn address(&self, name: &str) -> Option<u64> {
        if !self.unit.defines(name) {
            return None;
        }
        self.value_of(name, 0, &|_| None)
    }

    /// Returns the number of bytes from a symbol to the end of its section, since the size of the symbol itself is
    /// unknown.
    pub fn rest(&self, name: &str) -> u64 {
        let Some(address) = self.address(name) else { return 0 };
        let sections = self.unit.sections.iter().zip(&self.starts);
        let ends = sections.filter_map(|(s, start)| Some((*start)?..(*start)? + s.bytes.len() as u64));
        ends.into_iter().find(|range| range.contains(&address)).map_or(0, |range| range.end - address)
    }

    fn value_of(&self, name: &str, depth: u32, elsewhere: &dyn Fn(&str) -> Option<u64>) -> Option<u64> {
        match self.unit.symbols.get(name) {
            Some(SymbolDef::At(section, offset)) => Some(self.starts[*section]? + offset),
            Some(SymbolDef::Value(value, here)) if depth < MAX_DEPTH => {
                let here = self.starts[here.0].map(|start| start + here.1);
                self.value(value, here, depth + 1, elsewhere)
            }
            Some(_) => None,
            None => elsewhere(name).or(self.unit.weak.contains(name).then_some(0)),
        }
    }

    fn value(
        &self,
        value: &Expression,
        here: Option<u64>,
        depth: u32,
        elsewhere: &dyn Fn(&str) -> Option<u64>,
    ) -> Option<u64> {
        let of = |name: &Option<String>| match name.as_deref() {
            None => Some(0),
            Some(".") => here,
            Some(name) => self.value_of(name, depth, elsewhere),
        };
        Some(of(&value.added_symbol)?.wrapping_sub(of(&value.subtracted_symbol)?).wrapping_add(value.addend as u64))
    }

    /// Returns the first undefined symbol of an expression.
    fn missing<'a>(&self, value: &'a Expression, elsewhere: &dyn Fn(&str) -> Option<u64>) -> Option<&'a str> {
        let names = [value.added_symbol.as_deref(), value.subtracted_symbol.as_deref()];
        names.into_iter().flatten().find(|name| *name != "." && self.value_of(name, 0, elsewhere).is_none())
    }

    /// Applies the fixups, and looks up symbols that the unit does not define with `elsewhere`; then the code can run.
    pub fn fill(&mut self, elsewhere: &dyn Fn(&str) -> Option<u64>) -> Result<(), Diagnostic> {
        for fixup in std::mem::take(&mut self.unit.fixups) {
            let Some(start) = self.starts[fixup.section] else { continue };
            let at = start + fixup.offset;
            let Some(mut value) = self.value(&fixup.value, Some(at), 0, elsewhere) else {
                let name = self.missing(&fixup.value, elsewhere).unwrap_or_default();
                let message = format!("module assembly uses the undefined symbol `{name}`");
                return Err(Diagnostic::error("E0702", fixup.span, message));
            };
            let bits = u32::from(fixup.size) * 8;
            let fits = |v: u64| bits == 64 || v as i64 >= -(1i64 << (bits - 1)) && (v as i64) < 1i64 << (bits - 1);
            if let Some(end) = fixup.relative {
                let from = start + end;
                if fixup.jumps && bits == 32 && !fits(value.wrapping_sub(from)) {
                    value = self.jump(value);
                }
                value = value.wrapping_sub(from);
            } else if bits < 64 && value >> bits == 0 {
                // It fits as an unsigned value.
                self.write(at, &value.to_le_bytes()[..usize::from(fixup.size)]);
                continue;
            }
            if !fits(value) {
                return Err(far(&fixup.value, fixup.span));
            }
            self.write(at, &value.to_le_bytes()[..usize::from(fixup.size)]);
        }
        for (start, end, protection) in self.parts {
            if start == end {
                continue;
            }
            // SAFETY: pages of this unit, whose content is complete.
            let done =
                unsafe { libc::mprotect((self.base + start) as *mut libc::c_void, (end - start) as usize, protection) };
            if done != 0 {
                let text = format!("module assembly cannot be made executable: {}", io::Error::last_os_error());
                return Err(Diagnostic::error("E0608", Span::default(), text));
            }
        }
        Ok(())
    }

    /// Returns the address of a stub that jumps to a target out of range.
    fn jump(&mut self, to: u64) -> u64 {
        if let Some(known) = self.jumps.get(&to) {
            return *known;
        }
        let at = self.free;
        self.free += JUMP_SIZE;
        self.jumps.insert(to, at);
        self.write(at, &JUMP);
        self.write(at + JUMP.len() as u64, &to.to_le_bytes());
        at
    }

    fn write(&self, at: u64, bytes: &[u8]) {
        // SAFETY: an address in a section or among the stubs, whose pages are still writable.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), at as *mut u8, bytes.len()) };
    }
}

fn far(value: &Expression, span: Span) -> Diagnostic {
    let name = value.added_symbol.as_deref().unwrap_or_default();
    let message = format!("module assembly is too far away from `{name}` for this instruction");
    Diagnostic::error("E0608", span, message)
}

impl Drop for LoadedAsm {
    fn drop(&mut self) {
        // SAFETY: nothing uses the pages after this.
        unsafe { libc::munmap(self.base as *mut libc::c_void, self.size as usize) };
    }
}

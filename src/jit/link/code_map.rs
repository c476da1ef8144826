//! Map from machine code addresses to functions and source locations.

mod encoding;

use crate::ir::{GlobalId, LocId};
use crate::opt::InlineSites;
use cranelift_codegen::ir::TrapCode;
use cranelift_codegen::{Final, MachBufferFinalized};
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::sync::Arc;

/// Address ranges of a program's code.
pub(in crate::jit) type CodeRanges = Arc<Vec<Range<u64>>>;

/// Metadata of a function's machine code.
#[derive(Clone, Debug)]
pub(in crate::jit) struct FunctionCode {
    /// Id of the function.
    pub id: GlobalId,
    size: u32,
    /// Distance in bytes at a call from the stack pointer to the frame pointer.
    frame: u32,
    /// Start offsets and locations of the code, ascending; a location applies up to the next entry. `u32::MAX` for code
    /// without a location.
    locs: Box<[(u32, u32)]>,
    /// Trap codes by the offset of the trapping instruction, ascending.
    traps: Box<[(u32, TrapCode)]>,
    /// Return addresses of calls, as ascending offsets.
    calls: Box<[u32]>,
    /// Inlined call sites that locations refer to.
    pub sites: InlineSites,
    /// Whether it is baseline code of a program that is compiled lazily.
    pub baseline: bool,
}

const NO_LOC: u32 = u32::MAX;

impl FunctionCode {
    /// Extracts the metadata from the result of the compiler.
    pub(in crate::jit) fn new(
        id: GlobalId,
        buffer: &MachBufferFinalized<Final>,
        sites: InlineSites,
        baseline: bool,
    ) -> FunctionCode {
        let mut locs: Vec<(u32, u32)> = Vec::new();
        let mut end = 0;
        for s in buffer.get_srclocs_sorted() {
            if s.start > end {
                locs.push((end, NO_LOC));
            }
            // The default `SourceLoc` has the same number as `NO_LOC`.
            if locs.last().is_none_or(|l| l.1 != s.loc.bits()) {
                locs.push((s.start, s.loc.bits()));
            }
            end = s.end;
        }
        locs.push((end, NO_LOC));
        FunctionCode {
            id,
            size: buffer.total_size(),
            frame: buffer.frame_layout().map_or(0, |f| f.frame_to_fp_offset),
            locs: locs.into(),
            traps: buffer.traps().iter().map(|t| (t.offset, t.code)).collect(),
            calls: buffer.call_sites().map(|c| c.ret_addr).collect(),
            sites,
            baseline,
        }
    }

    /// Returns the location of an instruction.
    pub(in crate::jit) fn loc(&self, offset: u32) -> Option<LocId> {
        let at = self.locs.partition_point(|l| l.0 <= offset).checked_sub(1)?;
        let loc = self.locs[at].1;
        (loc != NO_LOC).then(|| LocId::new(loc as usize))
    }

    /// Returns the location of an instruction; if it has none, that of the nearest preceding instruction that has one,
    /// or else of the nearest following one.
    pub(in crate::jit) fn near(&self, offset: u32) -> Option<LocId> {
        let at = self.locs.partition_point(|l| l.0 <= offset);
        let (before, behind) = self.locs.split_at(at);
        let loc = before.iter().rev().chain(behind).find(|l| l.1 != NO_LOC)?.1;
        Some(LocId::new(loc as usize))
    }

    /// Returns all locations with the start offset of their code.
    pub(in crate::jit) fn locs(&self) -> impl Iterator<Item = (u32, Option<LocId>)> + '_ {
        self.locs.iter().map(|(at, l)| (*at, (*l != NO_LOC).then(|| LocId::new(*l as usize))))
    }

    /// Returns the trap code of the instruction at an offset.
    pub(in crate::jit) fn trap(&self, offset: u32) -> Option<TrapCode> {
        let at = self.traps.binary_search_by_key(&offset, |t| t.0).ok()?;
        Some(self.traps[at].1)
    }

    /// Returns the number of bytes of code.
    pub(in crate::jit) fn size(&self) -> u32 {
        self.size
    }
}

/// All functions, by address.
#[derive(Clone, Debug, Default)]
pub(in crate::jit) struct CodeMap {
    /// Start addresses and functions, ascending.
    functions: Vec<(u64, Arc<FunctionCode>)>,
    /// Entry address of each function.
    entries: FxHashMap<GlobalId, u64>,
    /// Address ranges of the code between functions. It has frames, but no source locations.
    thunks: Vec<Range<u64>>,
    /// Those of these ranges that are inline assembly.
    assembly: Vec<Range<u64>>,
}

/// A position in machine code.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit) struct CodePlace<'a> {
    pub code: &'a FunctionCode,
    pub offset: u32,
}

impl CodeMap {
    /// Creates a map of functions in ascending order, with their entry addresses and the ranges of thunks and
    /// inline assembly.
    pub(in crate::jit) fn new(
        entries: FxHashMap<GlobalId, u64>,
        thunks: Range<u64>,
        assembly: Vec<Range<u64>>,
        functions: Vec<(u64, Arc<FunctionCode>)>,
    ) -> CodeMap {
        CodeMap { functions, entries, thunks: vec![thunks], assembly }
    }

    /// Adds code at other addresses. For a function in both maps, the entry address in `other` wins.
    pub(in crate::jit) fn merge(&mut self, other: CodeMap) {
        let Some((start, _)) = other.functions.first() else { return };
        let at = self.functions.partition_point(|(own, _)| own < start);
        self.functions.splice(at..at, other.functions);
        self.entries.extend(other.entries);
        self.thunks.extend(other.thunks.into_iter().filter(|range| !range.is_empty()));
        self.assembly.extend(other.assembly);
    }

    /// Adds a function after all others, and the range of the thunks that follow it.
    pub(in crate::jit) fn add(&mut self, start: u64, function: Arc<FunctionCode>, thunks: Range<u64>) {
        self.functions.push((start, function));
        self.thunks.extend((!thunks.is_empty()).then_some(thunks));
    }

    /// Returns the function with this entry address.
    pub(in crate::jit) fn entered_at(&self, address: u64) -> Option<GlobalId> {
        self.entries.iter().find(|(_, entry)| **entry == address).map(|(id, _)| *id)
    }

    /// Removes the code in a range that will be unmapped.
    pub(in crate::jit) fn remove(&mut self, range: &Range<u64>) {
        let from = self.functions.partition_point(|(start, _)| *start < range.start);
        let to = self.functions.partition_point(|(start, _)| *start < range.end);
        for (_, code) in self.functions.drain(from..to) {
            if self.entries.get(&code.id).is_some_and(|entry| range.contains(entry)) {
                self.entries.remove(&code.id);
            }
        }
        self.thunks.retain(|thunks| !range.contains(&thunks.start));
        self.assembly.retain(|text| !range.contains(&text.start));
    }

    /// Returns the functions in the order of their addresses.
    pub(in crate::jit) fn functions(&self) -> impl Iterator<Item = (u64, &FunctionCode)> {
        self.functions.iter().map(|(start, code)| (*start, &**code))
    }

    /// Returns the entry addresses of all functions.
    pub(in crate::jit) fn entries(&self) -> impl Iterator<Item = u64> {
        self.entries.values().copied()
    }

    /// Removes the entry address of a function that can no longer be called.
    pub(in crate::jit) fn forget(&mut self, id: GlobalId) {
        self.entries.remove(&id);
    }

    /// Returns the entry address of a function.
    pub(in crate::jit) fn address(&self, id: GlobalId) -> Option<u64> {
        self.entries.get(&id).copied()
    }

    /// Whether an address is a return address in a thunk, in which case the thunk's caller is the relevant one.
    pub(in crate::jit) fn returns_to_thunk(&self, address: u64) -> bool {
        self.thunks.iter().any(|range| range.contains(&address))
    }

    /// Whether an address is inside inline assembly.
    pub(in crate::jit) fn is_assembly(&self, address: u64) -> bool {
        self.assembly.iter().any(|range| range.contains(&address))
    }

    /// Returns the function that contains an address.
    pub(in crate::jit) fn find(&self, address: u64) -> Option<CodePlace<'_>> {
        let at = self.functions.partition_point(|(start, _)| *start <= address).checked_sub(1)?;
        let (start, code) = &self.functions[at];
        let offset = address - start;
        (offset < code.size.into()).then_some(CodePlace { code, offset: offset as u32 })
    }

    /// Returns the call with this return address. If the call ends a function, its return address is just past the
    /// function.
    pub(in crate::jit) fn find_return(&self, address: u64) -> Option<CodePlace<'_>> {
        let place = self.find(address.checked_sub(1)?)?;
        place.code.calls.binary_search(&(place.offset + 1)).ok().map(|_| place)
    }
}

impl CodePlace<'_> {
    /// Returns the number of bytes from here to the end of the function's code.
    pub(in crate::jit) fn remaining(&self) -> u64 {
        (self.code.size - self.offset).into()
    }

    /// Returns the source location.
    pub(in crate::jit) fn loc(&self) -> Option<LocId> {
        self.code.loc(self.offset)
    }

    /// Returns the function that the statement belonged to before inlining, and the location there.
    pub(in crate::jit) fn statement(&self) -> (GlobalId, Option<LocId>) {
        self.code.sites.innermost(self.code.id, self.loc())
    }

    /// Returns the distance in bytes from the stack pointer at the call to the frame pointer.
    pub(in crate::jit) fn frame(&self) -> u64 {
        self.code.frame.into()
    }
}

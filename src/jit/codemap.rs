//! Maps machine-code addresses back to functions and locations in the text.

use crate::ir::{GlobalId, LocId};
use crate::opt::InlineSites;
use cranelift_codegen::ir::TrapCode;
use cranelift_codegen::{Final, MachBufferFinalized};
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::sync::Arc;

/// What is known about the machine code of a function.
#[derive(Clone, Debug)]
pub(super) struct FunctionCode {
    /// The function.
    pub id: GlobalId,
    size: u32,
    /// From the stack pointer at a call to the frame pointer.
    frame: u32,
    /// Where the code of a place starts (until the next entry), ascending; `u32::MAX` for code that is of no place.
    locs: Box<[(u32, u32)]>,
    /// What an instruction that traps means, ascending.
    traps: Box<[(u32, TrapCode)]>,
    /// Return addresses of calls, ascending.
    calls: Box<[u32]>,
    /// The inlined calls that locations refer to.
    pub sites: InlineSites,
}

const NO_LOC: u32 = u32::MAX;

impl FunctionCode {
    /// Takes what there is to know out of the compiler's result.
    pub(super) fn new(id: GlobalId, buffer: &MachBufferFinalized<Final>, sites: InlineSites) -> FunctionCode {
        let mut locs: Vec<(u32, u32)> = Vec::new();
        let mut end = 0;
        for s in buffer.get_srclocs_sorted() {
            if s.start > end {
                locs.push((end, NO_LOC));
            }
            // SourceLoc's own "none" is the same number.
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
        }
    }

    /// The place an instruction comes from.
    pub(super) fn loc(&self, offset: u32) -> Option<LocId> {
        let at = self.locs.partition_point(|l| l.0 <= offset).checked_sub(1)?;
        let loc = self.locs[at].1;
        (loc != NO_LOC).then(|| LocId::new(loc as usize))
    }

    /// The place an instruction comes from, or else the last one before it that is of a place, or the first behind it.
    pub(super) fn near(&self, offset: u32) -> Option<LocId> {
        let at = self.locs.partition_point(|l| l.0 <= offset);
        let (before, behind) = self.locs.split_at(at);
        let loc = before.iter().rev().chain(behind).find(|l| l.1 != NO_LOC)?.1;
        Some(LocId::new(loc as usize))
    }

    /// All locations with the offset at which their code starts.
    pub(super) fn locs(&self) -> impl Iterator<Item = (u32, Option<LocId>)> + '_ {
        self.locs.iter().map(|(at, l)| (*at, (*l != NO_LOC).then(|| LocId::new(*l as usize))))
    }

    /// What it means that the instruction at an offset trapped.
    pub(super) fn trap(&self, offset: u32) -> Option<TrapCode> {
        let at = self.traps.binary_search_by_key(&offset, |t| t.0).ok()?;
        Some(self.traps[at].1)
    }

    /// Bytes of code.
    pub(super) fn size(&self) -> u32 {
        self.size
    }
}

/// All functions by address.
#[derive(Clone, Debug, Default)]
pub(super) struct CodeMap {
    /// Start address and function, ascending.
    functions: Vec<(u64, Arc<FunctionCode>)>,
    /// Where each function is entered.
    entries: FxHashMap<GlobalId, u64>,
    /// Code between functions, with frames of its own but no place in the text.
    thunks: Vec<Range<u64>>,
    /// Those among them that are made of inline assembly.
    assembly: Vec<Range<u64>>,
}

/// A place in machine code.
#[derive(Clone, Copy, Debug)]
pub(super) struct CodePlace<'a> {
    pub code: &'a FunctionCode,
    pub offset: u32,
}

impl CodeMap {
    /// From functions in ascending order, where they are entered, and where thunks and inline assembly are.
    pub(super) fn new(
        entries: FxHashMap<GlobalId, u64>,
        thunks: Range<u64>,
        assembly: Vec<Range<u64>>,
        functions: Vec<(u64, Arc<FunctionCode>)>,
    ) -> CodeMap {
        CodeMap { functions, entries, thunks: vec![thunks], assembly }
    }

    /// Takes in code that lies elsewhere. Where both have a function it is entered where the other one says.
    pub(super) fn merge(&mut self, other: CodeMap) {
        let Some((start, _)) = other.functions.first() else { return };
        let at = self.functions.partition_point(|(own, _)| own < start);
        self.functions.splice(at..at, other.functions);
        self.entries.extend(other.entries);
        self.thunks.extend(other.thunks.into_iter().filter(|range| !range.is_empty()));
        self.assembly.extend(other.assembly);
    }

    /// Forgets the code in a range, which is to be unmapped.
    pub(super) fn remove(&mut self, range: &Range<u64>) {
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

    /// The functions in the order of their addresses.
    pub(super) fn functions(&self) -> impl Iterator<Item = (u64, &FunctionCode)> {
        self.functions.iter().map(|(start, code)| (*start, &**code))
    }

    /// Where all functions are entered.
    pub(super) fn entries(&self) -> impl Iterator<Item = u64> {
        self.entries.values().copied()
    }

    /// Nobody enters a function any more.
    pub(super) fn forget(&mut self, id: GlobalId) {
        self.entries.remove(&id);
    }

    /// Where a function is entered.
    pub(super) fn address(&self, id: GlobalId) -> Option<u64> {
        self.entries.get(&id).copied()
    }

    /// Whether a call returns to a thunk, whose own caller is the one that matters.
    pub(super) fn returns_to_thunk(&self, address: u64) -> bool {
        self.thunks.iter().any(|range| range.contains(&address))
    }

    /// Whether an address is one of inline assembly, which its own call reached.
    pub(super) fn is_assembly(&self, address: u64) -> bool {
        self.assembly.iter().any(|range| range.contains(&address))
    }

    /// The function around an address.
    pub(super) fn find(&self, address: u64) -> Option<CodePlace<'_>> {
        let at = self.functions.partition_point(|(start, _)| *start <= address).checked_sub(1)?;
        let (start, code) = &self.functions[at];
        let offset = address - start;
        (offset < code.size.into()).then_some(CodePlace { code, offset: offset as u32 })
    }

    /// The call that returns to an address. A call that ends its function returns to just behind it.
    pub(super) fn find_return(&self, address: u64) -> Option<CodePlace<'_>> {
        let place = self.find(address.checked_sub(1)?)?;
        place.code.calls.binary_search(&(place.offset + 1)).ok().map(|_| place)
    }
}

impl CodePlace<'_> {
    /// The place in the text.
    pub(super) fn loc(&self) -> Option<LocId> {
        self.code.loc(self.offset)
    }

    /// The function whose statement it is, and where in that.
    pub(super) fn statement(&self) -> (GlobalId, Option<LocId>) {
        self.code.sites.innermost(self.code.id, self.loc())
    }

    /// From the stack pointer at the call to the frame pointer.
    pub(super) fn frame(&self) -> u64 {
        self.code.frame.into()
    }
}

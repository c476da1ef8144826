//! Unwind tables of compiled code: how to unwind a frame and, for functions with landing pads, which exceptions they
//! catch.
//!
//! The tables follow the Itanium ABI, so that the personality of the C++ library and `_Unwind_RaiseException` treat
//! compiled frames like any others. Each call has its own call-site record; the unwinder skips those without a landing
//! pad.

use crate::host::unwind::RegisteredEhFrame;
use crate::ir::GlobalId;
use crate::jit::checked::exceptions::lets_none_out;
use crate::jit::link::LinkedCode;
use crate::jit::link::leb128::{signed, unsigned};
use crate::jit::link::symbol::Symbol;
use crate::jit::runtime::unwind::takes_all;
use crate::jit::translate::landing_pads::LandingPads;
use cranelift_codegen::gimli::write::{
    Address, CallFrameInstruction, CieId, CommonInformationEntry, EhFrame, EndianVec, FrameDescriptionEntry,
    FrameTable, Writer,
};
use cranelift_codegen::gimli::{self, LittleEndian, Register, X86_64, constants};
use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::isa::unwind::UnwindInfo;
use cranelift_codegen::{Final, FinalizedMachExceptionHandler, MachBufferFinalized};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// A call site: the offset of its return address, and the tag and code offset of its landing pad.
type CallSite = (u32, Option<(u32, u32)>);

/// Unwind information of a function before it has an address.
pub(in crate::jit) struct FunctionUnwindInfo {
    info: UnwindInfo,
    sites: Vec<CallSite>,
    pads: LandingPads,
}

impl FunctionUnwindInfo {
    /// Extracts the information from the compiler's result.
    pub(in crate::jit) fn new(
        info: Option<UnwindInfo>,
        buffer: &MachBufferFinalized<Final>,
        pads: LandingPads,
    ) -> Option<FunctionUnwindInfo> {
        let site = |handlers: &[FinalizedMachExceptionHandler]| {
            handlers.iter().find_map(|handler| match handler {
                FinalizedMachExceptionHandler::Tag(tag, offset) => Some((tag.as_u32(), *offset)),
                FinalizedMachExceptionHandler::Default(_) | FinalizedMachExceptionHandler::Context(_) => None,
            })
        };
        let sites = buffer.call_sites().map(|call| (call.ret_addr, site(call.exception_handlers))).collect();
        Some(FunctionUnwindInfo { info: info?, sites, pads })
    }
}

/// Personality of a function with landing pads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum Personality {
    /// A function that reads tables of the Itanium ABI.
    Function(GlobalId),
    /// Catches every exception: for functions without a personality, of LLVM 2.x or with Windows funclet pads.
    All,
}

/// Target of an address in unwind tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum UnwindTarget {
    /// The language-specific data area at this offset.
    Lsda(u32),
    /// [`takes_all`]
    TakesAll,
    /// [`lets_none_out`]
    LetsNoneOut,
    /// A personality or type info.
    Global(GlobalId),
}

/// An address in unwind tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) struct UnwindReloc {
    /// Byte offset: in the LSDAs if the address is in one, else in the table.
    pub at: u32,
    pub in_lsdas: bool,
    pub target: UnwindTarget,
}

/// Unwind tables of linked code. Only the addresses of code are filled in.
#[derive(Clone, Debug, Default)]
pub(in crate::jit) struct UnwindImage {
    /// `.eh_frame` section.
    pub table: Vec<u8>,
    /// Language-specific data areas (LSDAs), in 8-byte words.
    pub lsdas: Vec<u8>,
    pub relocations: Vec<UnwindReloc>,
}

impl UnwindImage {
    /// Builds the tables of linked code. `personality` returns the personality of a function with landing pads, `keeps` whether
    /// one without landing pads lets no exception out, and this is checked.
    pub(in crate::jit) fn new(
        isa: &dyn TargetIsa,
        frames: &FxHashMap<GlobalId, FunctionUnwindInfo>,
        linked: &LinkedCode,
        personality: impl Fn(GlobalId) -> Personality,
        keeps: impl Fn(GlobalId) -> bool,
    ) -> Result<UnwindImage, String> {
        let plain = isa.create_systemv_cie().ok_or(NO_FRAMES)?;
        let mut table = FrameTable::default();
        let plain_id = table.add_cie(plain.clone());
        let mut image = UnwindImage::default();
        let mut targets: Vec<UnwindTarget> = Vec::new();
        let mut keeping = None;
        let mut symbol = |target| {
            targets.push(target);
            Address::Symbol { symbol: targets.len() - 1, addend: 0 }
        };
        for (start, code) in linked.map.functions() {
            let Some(frame) = frames.get(&code.id) else { continue };
            let UnwindInfo::SystemV(info) = &frame.info else { continue };
            let mut fde = info.to_fde(Address::Constant(start));
            let cie = if frame.pads.is_empty() && keeps(code.id) {
                *keeping.get_or_insert_with(|| {
                    let mut cie = plain.clone();
                    cie.personality = Some((constants::DW_EH_PE_absptr, symbol(UnwindTarget::LetsNoneOut)));
                    table.add_cie(cie)
                })
            } else if frame.pads.is_empty() {
                plain_id
            } else {
                let offset = image.lsdas.len() as u32;
                let routine = match personality(code.id) {
                    Personality::Function(id) => {
                        let (lsda, types) = lsda(frame);
                        let reloc = |(at, id)| UnwindReloc {
                            at: offset + at,
                            in_lsdas: true,
                            target: UnwindTarget::Global(id),
                        };
                        image.relocations.extend(types.into_iter().map(reloc));
                        image.lsdas.extend(lsda);
                        UnwindTarget::Global(id)
                    }
                    Personality::All => {
                        image.lsdas.extend(catch_all_lsda(&frame.sites));
                        UnwindTarget::TakesAll
                    }
                };
                image.lsdas.resize(image.lsdas.len().next_multiple_of(8), 0);
                fde.lsda = Some(symbol(UnwindTarget::Lsda(offset)));
                let mut cie = plain.clone();
                cie.personality = Some((constants::DW_EH_PE_absptr, symbol(routine)));
                cie.lsda_encoding = Some(constants::DW_EH_PE_absptr);
                table.add_cie(cie)
            };
            table.add_fde(cie, fde);
        }
        add_thunks(&mut table, plain_id, linked);
        if table.fde_count() > 0 {
            let written = written(&table)?;
            image.table = written.bytes.into_vec();
            let reloc =
                |(at, symbol): (usize, usize)| UnwindReloc { at: at as u32, in_lsdas: false, target: targets[symbol] };
            image.relocations.extend(written.symbols.into_iter().map(reloc));
        }
        Ok(image)
    }

    /// Registers the tables with the unwinder. `address` returns the address of a personality or type info.
    pub(in crate::jit) fn register(
        mut self,
        isa: &dyn TargetIsa,
        address: impl Fn(GlobalId) -> u64,
    ) -> Result<UnwindTables, String> {
        if self.table.is_empty() {
            return Ok(UnwindTables::none());
        }
        end_at_enter(&isa.create_systemv_cie().ok_or(NO_FRAMES)?)?;
        // From here on, the LSDAs do not move.
        let mut lsdas: Box<[u64]> = vec![0; self.lsdas.len() / 8].into();
        let start = lsdas.as_ptr() as u64;
        for UnwindReloc { at, in_lsdas, target } in self.relocations {
            let value = match target {
                UnwindTarget::Lsda(offset) => start + u64::from(offset),
                UnwindTarget::TakesAll => takes_all as *const () as u64,
                UnwindTarget::LetsNoneOut => lets_none_out as *const () as u64,
                UnwindTarget::Global(id) => address(id),
            };
            let bytes = if in_lsdas { &mut self.lsdas } else { &mut self.table };
            let word = bytes.get_mut(at as usize..at as usize + 8).ok_or("a relocation outside of unwind tables")?;
            word.copy_from_slice(&value.to_le_bytes());
        }
        for (word, bytes) in lsdas.iter_mut().zip(self.lsdas.chunks_exact(8)) {
            *word = bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
        }
        // SAFETY: a complete table of code that the caller keeps alive as long as this.
        let registered = Some(unsafe { RegisteredEhFrame::new(self.table) });
        Ok(UnwindTables { registered, _lsdas: lsdas })
    }
}

const NO_FRAMES: &str = "there is no System V unwind information for this target";

/// Tables that stay registered with the unwinder until this is dropped.
pub(in crate::jit) struct UnwindTables {
    registered: Option<RegisteredEhFrame>,
    /// Language-specific data areas that the tables refer to.
    _lsdas: Box<[u64]>,
}

impl UnwindTables {
    /// Returns an empty set, for code that does not throw.
    pub(in crate::jit) fn none() -> UnwindTables {
        UnwindTables { registered: None, _lsdas: Box::default() }
    }
}

impl Drop for UnwindTables {
    fn drop(&mut self) {
        // Unregisters the tables before the LSDAs they refer to are freed.
        self.registered = None;
    }
}

/// Adds the frames of thunks.
fn add_thunks(table: &mut FrameTable, plain: CieId, linked: &LinkedCode) {
    for (symbol, start, size) in &linked.thunks {
        if let Symbol::VariadicEntry(_) | Symbol::Aligned { .. } = symbol {
            table.add_fde(plain, entry_frame(*start, *size));
        }
        if let Symbol::Assembly(_) = symbol {
            let mut fde = entry_frame(*start, *size);
            // At every call, all of them are saved where the prologue pushed them.
            for (n, register) in SAVED.into_iter().enumerate() {
                fde.add_instruction(4, CallFrameInstruction::Offset(register, -24 - 8 * n as i32));
            }
            table.add_fde(plain, fde);
        }
    }
}

/// Encodes the frames of linked code as an `.eh_frame` section for a debugger, without personalities. The outermost
/// frame of a program has no caller.
pub(in crate::jit) fn table(
    isa: &dyn TargetIsa,
    frames: &FxHashMap<GlobalId, FunctionUnwindInfo>,
    linked: &LinkedCode,
) -> Result<Vec<u8>, String> {
    let plain = isa.create_systemv_cie().ok_or(NO_FRAMES)?;
    let mut table = FrameTable::default();
    let plain = table.add_cie(plain);
    for (start, code) in linked.map.functions() {
        if let Some(FunctionUnwindInfo { info: UnwindInfo::SystemV(info), .. }) = frames.get(&code.id) {
            table.add_fde(plain, info.to_fde(Address::Constant(start)));
        }
    }
    add_thunks(&mut table, plain, linked);
    table.add_fde(plain, enter_frame());
    Ok(written(&table)?.bytes.into_vec())
}

/// Returns the frame description of [`crate::jit::x86_64::stack_switch::enter`], the outermost frame of a program.
fn enter_frame() -> FrameDescriptionEntry {
    let start = crate::jit::x86_64::stack_switch::enter as *const () as u64;
    // SAFETY: `enter` marks its call of the program.
    let size = unsafe { crate::host::x86_64::call_offset::up_to_marked_call(start) };
    let mut fde = FrameDescriptionEntry::new(Address::Constant(start), size);
    fde.add_instruction(0, CallFrameInstruction::Undefined(X86_64::RA));
    fde
}

fn written(table: &FrameTable) -> Result<SectionWriter, String> {
    let bytes = EndianVec::new(LittleEndian);
    let mut section = EhFrame::from(SectionWriter { bytes, symbols: Vec::new() });
    table.write_eh_frame(&mut section).map_err(|e| e.to_string())?;
    Ok(section.0)
}

/// Writer for a section that records where the addresses of symbols belong.
#[derive(Clone, Debug)]
struct SectionWriter {
    bytes: EndianVec<LittleEndian>,
    /// Offsets and symbols.
    symbols: Vec<(usize, usize)>,
}

impl SectionWriter {
    /// Returns the address to write, and records its symbol.
    fn noted(&mut self, address: Address) -> Address {
        match address {
            Address::Symbol { symbol, addend } => {
                self.symbols.push((self.bytes.len(), symbol));
                Address::Constant(addend as u64)
            }
            constant @ Address::Constant(_) => constant,
        }
    }
}

impl Writer for SectionWriter {
    type Endian = LittleEndian;

    fn endian(&self) -> LittleEndian {
        LittleEndian
    }

    fn len(&self) -> usize {
        self.bytes.len()
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), gimli::write::Error> {
        self.bytes.write(bytes)
    }

    fn write_at(&mut self, offset: usize, bytes: &[u8]) -> Result<(), gimli::write::Error> {
        self.bytes.write_at(offset, bytes)
    }

    fn write_address(&mut self, address: Address, size: u8) -> Result<(), gimli::write::Error> {
        let address = self.noted(address);
        self.bytes.write_address(address, size)
    }

    fn write_eh_pointer(
        &mut self,
        address: Address,
        encoding: constants::DwEhPe,
        size: u8,
    ) -> Result<(), gimli::write::Error> {
        let address = self.noted(address);
        self.bytes.write_eh_pointer(address, encoding, size)
    }
}

/// Returns the frame description of a thunk that calls a function, after `push rbp; mov rbp, rsp`.
fn entry_frame(start: u64, size: u64) -> FrameDescriptionEntry {
    let mut fde = FrameDescriptionEntry::new(Address::Constant(start), size as u32);
    fde.add_instruction(1, CallFrameInstruction::CfaOffset(16));
    fde.add_instruction(1, CallFrameInstruction::Offset(X86_64::RBP, -16));
    fde.add_instruction(4, CallFrameInstruction::CfaRegister(X86_64::RBP));
    fde
}

/// Registers that inline assembly saves, in this order.
const SAVED: [Register; 5] = [X86_64::RBX, X86_64::R12, X86_64::R13, X86_64::R14, X86_64::R15];

/// Registers, once per process, that the outermost frame of a program, whose return address lies in
/// [`crate::jit::x86_64::stack_switch::enter`], has no caller.
fn end_at_enter(plain: &CommonInformationEntry) -> Result<(), String> {
    static DONE: OnceLock<Result<(), String>> = OnceLock::new();
    let describe = || {
        let mut table = FrameTable::default();
        let cie = table.add_cie(plain.clone());
        table.add_fde(cie, enter_frame());
        let table = written(&table)?.bytes.into_vec();
        // SAFETY: a complete table for a function of this crate. It stays registered until the process ends.
        std::mem::forget(unsafe { RegisteredEhFrame::new(table) });
        Ok(())
    };
    DONE.get_or_init(describe).clone()
}

/// Builds the language-specific data area of a function in GCC's layout: call sites, actions, types, filters. The
/// addresses of the type infos are left zero, and returned with their offsets.
fn lsda(frame: &FunctionUnwindInfo) -> (Vec<u8>, Vec<(u32, GlobalId)>) {
    let pads = &frame.pads;
    // Index of the first action of each pad. A pad that is only a cleanup needs no action.
    let (mut actions, mut firsts) = (Vec::new(), Vec::new());
    for clauses in pads.pads() {
        firsts.push(if clauses == &[0] || clauses.is_empty() { 0 } else { actions.len() as u64 + 1 });
        if clauses == &[0] {
            continue;
        }
        for (n, clause) in clauses.iter().enumerate() {
            signed(&mut actions, *clause);
            // The next action follows immediately.
            signed(&mut actions, i64::from(n + 1 < clauses.len()));
        }
    }
    let mut calls = Vec::new();
    for &(ret, pad) in &frame.sites {
        calls.extend((ret - 1).to_le_bytes());
        calls.extend(1u32.to_le_bytes());
        calls.extend(pad.map_or(0, |(_, offset)| offset).to_le_bytes());
        unsigned(&mut calls, pad.map_or(0, |(tag, _)| firsts.get(tag as usize).copied().unwrap_or(0)));
    }
    // Encoding and size of the call-site table.
    let mut body = vec![constants::DW_EH_PE_udata4.0];
    unsigned(&mut body, calls.len() as u64);
    body.extend(calls);
    body.extend(actions);
    // Types are indexed backwards from the end of their table.
    let types_start = body.len();
    body.resize(types_start + 8 * pads.types().len(), 0);
    let mut lsda = vec![constants::DW_EH_PE_omit.0];
    if pads.types().len() == 0 && pads.filters().is_empty() {
        lsda.push(constants::DW_EH_PE_omit.0);
    } else {
        lsda.push(constants::DW_EH_PE_absptr.0);
        unsigned(&mut lsda, body.len() as u64);
    }
    let types_start = lsda.len() + types_start;
    lsda.extend(body);
    lsda.extend(pads.filters());
    let infos = pads.types().rev().enumerate();
    let infos = infos.filter_map(|(n, info)| Some(((types_start + 8 * n) as u32, info?))).collect();
    (lsda, infos)
}

/// Builds the LSDA that [`takes_all`] reads: the number of call sites with pads, followed by the return address and the
/// pad of each.
fn catch_all_lsda(sites: &[CallSite]) -> Vec<u8> {
    let with: Vec<(u32, u32)> = sites.iter().filter_map(|(ret, pad)| Some((*ret, pad.as_ref()?.1))).collect();
    let words = [with.len() as u32].into_iter().chain(with.into_iter().flat_map(|(ret, pad)| [ret, pad]));
    words.flat_map(u32::to_le_bytes).collect()
}

//! Linker to which functions are added one at a time.
//!
//! ```text
//! entries                 16 bytes each, in the order of the program: the addresses of functions
//! jump to the resolver    shared by all entries
//! functions and thunks    in the order of compilation
//! ```
//! The entry of a function jumps to the resolver, and to the function's code once that is compiled. A direct call of a
//! function that is not compiled yet targets its entry. It is patched once there is code, so that calls have no lasting
//! overhead.
//!
//! A function with baseline code (see [`tiers`](super::tiers)) also has a *counting stub*, to which its entry jumps and
//! direct calls lead. It decrements the function's counter, and jumps to the code, or to the resolver if the count is used up.
//! These calls are patched once there is optimized code.

use crate::ir::GlobalId;
use crate::jit::compile::function::{CompiledFunction, FunctionReloc, RelocTarget};
use crate::jit::lazy::code_writer::{Change, CodeWriter, FILLER};
use crate::jit::lazy::resolver;
use crate::jit::link::code_map::CodeMap;
use crate::jit::link::symbol::Symbol;
use crate::jit::link::thunks::{self, EntryThunk};
use crate::jit::x86_64::intrinsics;
use cranelift_codegen::binemit::Reloc;
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::sync::Arc;

/// Size in bytes of an entry.
pub(super) const ENTRY: u64 = 16;
/// `call rel32` and `jmp rel32`.
const CALL: u8 = 0xe8;
const JUMP: u8 = 0xe9;

pub(super) struct LazyLinker {
    code: CodeWriter,
    functions: Vec<Function>,
    numbers: FxHashMap<GlobalId, u32>,
    /// Thunks that are not entries.
    thunks: FxHashMap<Symbol, u64>,
    pub map: CodeMap,
    pub code_bytes: u64,
    /// Number of functions that are compiled.
    pub compiled: u64,
    /// Number of functions of which baseline code was compiled.
    pub baseline: u64,
    /// Number of those that were compiled again.
    pub recompiled: u64,
}

/// A function of the program.
struct Function {
    id: GlobalId,
    /// Address that calls jump to, once the function has optimized code.
    code: Option<u64>,
    /// Address of the counting stub, once it has baseline code.
    stub: Option<u64>,
    /// Positions of the displacements of direct calls that do not target optimized code.
    waiting: Vec<u64>,
}

impl LazyLinker {
    /// Writes the entries of functions to an empty region. `lazy`: address of the [`LazyCode`](super::LazyCode) that
    /// compiles them. `second_mapping`: see [`CodeWriter::new`].
    pub(super) fn new(
        region: Range<u64>,
        functions: Vec<GlobalId>,
        lazy: u64,
        second_mapping: bool,
    ) -> Result<LazyLinker, String> {
        let resolver = resolver_jump(&region, functions.len());
        let mut bytes = Vec::with_capacity(ENTRY as usize * functions.len() + 32);
        for number in 0..functions.len() as u32 {
            bytes.extend(entry(region.start, number, resolver));
        }
        // movabs r11, lazy; jmp [rip], and its target
        bytes.extend([0x49, 0xbb]);
        bytes.extend(lazy.to_le_bytes());
        bytes.extend([0xff, 0x25, 0, 0, 0, 0]);
        bytes.extend((resolver::enter as *const () as u64).to_le_bytes());
        let entries = functions.iter().zip((region.start..).step_by(ENTRY as usize));
        let map = CodeMap::new(entries.map(|(id, at)| (*id, at)).collect(), 0..0, Vec::new(), Vec::new());
        let numbers = functions.iter().zip(0..).map(|(id, n)| (*id, n)).collect();
        let functions =
            functions.into_iter().map(|id| Function { id, code: None, stub: None, waiting: Vec::new() }).collect();
        let mut code = CodeWriter::new(region, second_mapping);
        code.write(&bytes, &[])?;
        let (thunks, code_bytes, compiled, baseline, recompiled) = Default::default();
        Ok(LazyLinker { code, functions, numbers, thunks, map, code_bytes, compiled, baseline, recompiled })
    }

    /// Returns the function with a number.
    pub(super) fn function(&self, number: u32) -> Option<GlobalId> {
        self.functions.get(number as usize).map(|function| function.id)
    }

    /// Returns the number of a function.
    pub(super) fn number(&self, id: GlobalId) -> Option<u32> {
        self.numbers.get(&id).copied()
    }

    /// Returns the address of a function's optimized code.
    pub(super) fn code(&self, number: u32) -> Option<u64> {
        self.functions.get(number as usize)?.code
    }

    /// Whether a function has baseline code.
    pub(super) fn has_baseline(&self, number: u32) -> bool {
        self.functions.get(number as usize).is_some_and(|function| function.stub.is_some())
    }

    /// Adds a function, and returns the address that calls jump to. `counter`: address of its counter, for baseline code. `host`
    /// returns the address of a symbol outside the code.
    pub(super) fn add(
        &mut self,
        function: &CompiledFunction,
        counter: Option<u64>,
        host: impl Fn(Symbol) -> Option<u64>,
    ) -> Result<u64, String> {
        let number = self.number(function.code.id).ok_or("a function of another program")?;
        let mut piece = Piece { start: self.code.end, bytes: Vec::with_capacity(function.bytes.len() + 64) };
        let start = piece.place(&function.bytes, function.align);
        let first_thunk = piece.end();
        let entered = match function.entry_thunk() {
            Some(EntryThunk { bytes, displacement }) => {
                let at = piece.place(&bytes, function.align);
                piece.set_displacement(at + u64::from(displacement), start, -4)?;
                at
            }
            None => start,
        };
        let stub = match counter {
            Some(counter) => {
                let at = piece.aligned_end(16);
                let resolver = resolver_jump(&self.code.region, self.functions.len());
                Some(piece.place(&counting_stub(at, counter, entered, number, resolver)?, 16))
            }
            None => None,
        };
        let code = stub.unwrap_or(entered);
        let (mut waiting, mut added) = (Vec::new(), Vec::new());
        for reloc in &function.relocations {
            let at = start + u64::from(reloc.offset);
            let target = match reloc.target {
                RelocTarget::Here(offset) => start + u64::from(offset),
                RelocTarget::Symbol(symbol) => match self.number_of(symbol) {
                    Some(called) if is_direct_call(&function.bytes, reloc) => match self.code(called) {
                        Some(code) => code,
                        None if called == number && stub.is_none() => code,
                        None => {
                            waiting.push((called, at));
                            let stub = if called == number { stub } else { self.functions[called as usize].stub };
                            stub.unwrap_or(self.entry(called))
                        }
                    },
                    Some(taken) => self.entry(taken),
                    None => self.elsewhere(symbol, &mut piece, &mut added, &host)?,
                },
            };
            piece.apply(at, reloc.kind, target, reloc.addend)?;
        }
        let thunks = first_thunk..piece.end();
        let own = self.entry(number);
        let mut jump = vec![JUMP];
        jump.extend(displacement(own + 1, code, -4)?);
        let mut changes: Vec<Change> = vec![(own, jump)];
        for &at in &self.functions[number as usize].waiting {
            changes.push((at, displacement(at, code, -4)?.into()));
        }
        self.code.write(&piece.bytes, &changes)?;
        // Nothing fails after this point.
        self.thunks.extend(added);
        waiting.into_iter().for_each(|(called, at)| self.functions[called as usize].waiting.push(at));
        let this = &mut self.functions[number as usize];
        self.compiled += u64::from(this.stub.is_none());
        match stub {
            Some(_) => {
                this.stub = stub;
                self.baseline += 1;
            }
            None => {
                (this.code, this.waiting) = (Some(code), Vec::new());
                self.recompiled += u64::from(this.stub.is_some());
            }
        }
        self.map.add(start, Arc::clone(&function.code), thunks);
        self.code_bytes += function.bytes.len() as u64;
        Ok(code)
    }

    /// Returns the numbers of the functions that a function calls directly and that are not compiled yet, in the order of
    /// the calls in its code.
    pub(super) fn called(&self, function: &CompiledFunction) -> impl DoubleEndedIterator<Item = u32> {
        let calls = function.relocations.iter().filter(|reloc| is_direct_call(&function.bytes, reloc));
        calls.filter_map(|reloc| match reloc.target {
            RelocTarget::Symbol(symbol) => {
                self.number_of(symbol).filter(|number| self.code(*number).is_none() && !self.has_baseline(*number))
            }
            RelocTarget::Here(_) => None,
        })
    }

    /// Returns the number of the function of the program that a symbol refers to.
    fn number_of(&self, symbol: Symbol) -> Option<u32> {
        match symbol {
            Symbol::Function(n) | Symbol::External(n) => self.number(GlobalId::from_u32(n)),
            _ => None,
        }
    }

    fn entry(&self, number: u32) -> u64 {
        self.code.region.start + ENTRY * u64::from(number)
    }

    /// Returns the address of a thunk, creating it if needed, or of a symbol outside the code.
    fn elsewhere(
        &self,
        symbol: Symbol,
        piece: &mut Piece,
        added: &mut Vec<(Symbol, u64)>,
        host: impl Fn(Symbol) -> Option<u64>,
    ) -> Result<u64, String> {
        let undefined = || format!("{symbol:?} is undefined");
        match symbol {
            Symbol::RuntimeFn(function) => Ok(function.prepared()),
            Symbol::X86(op) => intrinsics::address(op).ok_or_else(undefined),
            Symbol::Variadic(_)
            | Symbol::VariadicPointer(_)
            | Symbol::NestPointer(_)
            | Symbol::Aligned { .. }
            | Symbol::Access(_)
            | Symbol::PreservingCall(..) => {
                let known =
                    self.thunks.get(&symbol).or(added.iter().find(|(other, _)| *other == symbol).map(|(_, at)| at));
                if let Some(at) = known {
                    return Ok(*at);
                }
                let thunk = thunks::call_thunk(symbol, |n| host(Symbol::External(n))).ok_or_else(undefined)?;
                let at = piece.place(&thunk, 16);
                added.push((symbol, at));
                Ok(at)
            }
            _ => host(symbol).ok_or_else(undefined),
        }
    }
}

/// Code that is assembled before it is written.
struct Piece {
    start: u64,
    bytes: Vec<u8>,
}

impl Piece {
    fn end(&self) -> u64 {
        self.start + self.bytes.len() as u64
    }

    fn aligned_end(&self, align: u64) -> u64 {
        self.end().next_multiple_of(align.max(16))
    }

    /// Appends code with an alignment, and returns its address.
    fn place(&mut self, code: &[u8], align: u64) -> u64 {
        let at = self.aligned_end(align);
        self.bytes.resize((at - self.start) as usize, FILLER);
        self.bytes.extend(code);
        at
    }

    fn set(&mut self, at: u64, bytes: &[u8]) -> Result<(), String> {
        let offset = (at - self.start) as usize;
        let field = self.bytes.get_mut(offset..offset + bytes.len()).ok_or("a relocation outside of the code")?;
        field.copy_from_slice(bytes);
        Ok(())
    }

    fn set_displacement(&mut self, at: u64, target: u64, addend: i64) -> Result<(), String> {
        self.set(at, &displacement(at, target, addend)?)
    }

    fn apply(&mut self, at: u64, kind: Reloc, target: u64, addend: i64) -> Result<(), String> {
        let value = target.wrapping_add_signed(addend);
        match kind {
            Reloc::Abs8 => self.set(at, &value.to_le_bytes()),
            Reloc::Abs4 => {
                let value = u32::try_from(value).map_err(|_| "an address is out of range")?;
                self.set(at, &value.to_le_bytes())
            }
            Reloc::X86PCRel4 | Reloc::X86CallPCRel4 | Reloc::X86CallPLTRel4 => {
                self.set_displacement(at, target, addend)
            }
            other => Err(format!("a relocation of the kind {other:?}")),
        }
    }
}

/// Returns the 32-bit displacement of a target from a field.
fn displacement(at: u64, target: u64, addend: i64) -> Result<[u8; 4], String> {
    let distance = target.wrapping_add_signed(addend).wrapping_sub(at) as i64;
    Ok(i32::try_from(distance).map_err(|_| "an address is out of range")?.to_le_bytes())
}

/// Whether a relocation is the target of a `call rel32`. A `lea` that takes the address of a function has the same kind
/// of displacement, but a ModRM byte precedes it, which never equals this opcode.
fn is_direct_call(bytes: &[u8], reloc: &FunctionReloc) -> bool {
    let opcode = (reloc.offset as usize).checked_sub(1).and_then(|at| bytes.get(at));
    matches!(reloc.kind, Reloc::X86CallPCRel4 | Reloc::X86CallPLTRel4) && reloc.addend == -4 && opcode == Some(&CALL)
}

/// Returns the address of the jump to the resolver, behind the entries of a number of functions.
fn resolver_jump(region: &Range<u64>, functions: usize) -> u64 {
    region.start + ENTRY * functions as u64
}

/// Assembles a counting stub at an address: movabs r11, counter; dec qword [r11]; js +5; jmp code; push number; jmp resolver.
fn counting_stub(at: u64, counter: u64, code: u64, number: u32, resolver: u64) -> Result<Vec<u8>, String> {
    let mut stub = vec![0x49, 0xbb];
    stub.extend(counter.to_le_bytes());
    stub.extend([0x49, 0xff, 0x0b, 0x78, 5, JUMP]);
    stub.extend(displacement(at + 16, code, -4)?);
    stub.push(0x68);
    stub.extend(number.to_le_bytes());
    stub.push(JUMP);
    stub.extend(displacement(at + 26, resolver, -4)?);
    Ok(stub)
}

/// Assembles the entry of a function that is not compiled: push number; jmp resolver.
fn entry(start: u64, number: u32, resolver: u64) -> [u8; ENTRY as usize] {
    let mut code = [FILLER; ENTRY as usize];
    code[0] = 0x68;
    code[1..5].copy_from_slice(&number.to_le_bytes());
    code[5] = JUMP;
    let behind = start + ENTRY * u64::from(number) + 10;
    code[6..10].copy_from_slice(&(resolver.wrapping_sub(behind) as u32).to_le_bytes());
    code
}

//! Addresses of instructions: indices in the order of the program's text, for instruction breakpoints and disassembly.

use crate::debugger::DebuggedProgram;
use crate::debugger::location::Location;
use crate::ir::{GlobalId, InstId};
use std::rc::Rc;

/// Address of the first instruction. No object of the program has an address below this plus four gigabytes.
const FIRST: u64 = 0x1_0000;

/// The instructions of a program in the order of their functions.
pub struct CodeMap {
    program: Rc<DebuggedProgram>,
    /// Functions with the index of their first instruction.
    functions: Vec<(GlobalId, u64)>,
}

impl CodeMap {
    /// Numbers the instructions of a program.
    pub fn new(program: &Rc<DebuggedProgram>) -> CodeMap {
        let (mut functions, mut count) = (Vec::new(), 0);
        for function in program.functions() {
            functions.push((function, count));
            let body = program.body(function);
            count += body.map_or(0, |b| b.layout.iter().map(|block| b.blocks[*block].insts.len() as u64).sum());
        }
        CodeMap { program: Rc::clone(program), functions }
    }

    /// Returns the address of an instruction.
    pub fn address(&self, (function, inst): Location) -> Option<u64> {
        let (_, first) = self.functions.iter().find(|(other, _)| *other == function)?;
        let graph = self.program.graph(function)?;
        let (block, n) = *graph.places.get(&inst)?;
        let body = self.program.body(function)?;
        let before = body.layout.iter().take_while(|other| **other != block);
        let before: u64 = before.map(|block| body.blocks[*block].insts.len() as u64).sum();
        Some(FIRST + first + before + u64::from(n))
    }

    /// Returns the instruction at an address.
    pub fn location(&self, address: u64) -> Option<Location> {
        self.instructions(address).next().filter(|(at, _)| *at == address).map(|(_, location)| location)
    }

    /// Iterates over the instructions from an address on, with their addresses.
    pub fn instructions(&self, from: u64) -> impl Iterator<Item = (u64, Location)> {
        let index = from.saturating_sub(FIRST);
        let n = self.functions.partition_point(|(_, first)| *first <= index).saturating_sub(1);
        let first = self.functions.get(n).map_or(0, |(_, first)| *first);
        let all = self.functions[n..].iter().flat_map(|(function, _)| {
            let blocks = self
                .program
                .body(*function)
                .into_iter()
                .flat_map(|body| body.layout.iter().flat_map(|block| body.blocks[*block].insts.iter().copied()));
            blocks.map(|inst: InstId| (*function, inst))
        });
        (FIRST + first..).zip(all).skip((index - first) as usize)
    }
}

/// Parses an address: `0x1f` or `31`.
pub fn parse_address(text: &str) -> Option<u64> {
    match text.trim().strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.trim().parse().ok(),
    }
}

//! Blocks whose accesses compiled code checks by calls of stubs, since their code is large: what it executes is spread over much
//! code, which costs more to compile and to fetch than the calls cost. Small loops are no such code.

use super::is_check;
use crate::ir::{BlockId, Body, Module};
use crate::opt::loops::Loops;
use crate::opt::module_facts::ModuleFacts;
use cranelift_entity::SecondaryMap;
use std::sync::OnceLock;

/// Maximum number of instructions of a small function, and of a small loop.
const SMALL: [usize; 2] = [60, 250];
/// The same in a large module, which is compiled more than it runs.
const SMALL_OF_LARGE: [usize; 2] = [0, 20];

/// The large code of a function.
#[derive(Default)]
pub struct LargeCode {
    is_large: SecondaryMap<BlockId, bool>,
}

impl LargeCode {
    /// Finds the large code of a function.
    pub fn new(module: &Module, facts: &ModuleFacts, body: &Body, loops: &Loops) -> LargeCode {
        let mut code = LargeCode::default();
        match forced() {
            Some(true) => return LargeCode::all(body),
            Some(false) => return code,
            None => {}
        }
        let [small, small_loop] = if facts.is_large() { SMALL_OF_LARGE } else { SMALL };
        let mut whole = 0;
        let sizes = loops.totals(body.layout.iter().map(|block| {
            let insts = body.blocks[*block].insts.iter().filter(|inst| !is_check(module, &body.insts[**inst])).count();
            whole += insts;
            (*block, insts)
        }));
        if whole > small {
            for &block in &body.layout {
                code.is_large[block] = loops.around(block).is_none_or(|header| sizes[header] > small_loop);
            }
        }
        code
    }

    /// Returns the code of a function as large: it was not executed often enough for code that takes longer to compile.
    pub fn all(body: &Body) -> LargeCode {
        let mut code = LargeCode::default();
        body.layout.iter().for_each(|block| code.is_large[*block] = true);
        code
    }

    /// Whether a block is part of it.
    pub fn contains(&self, block: BlockId) -> bool {
        self.is_large[block]
    }
}

/// Returns whether all code or none counts as large. With `LLVMLITE_STUBS=all` or `none` in the environment, it does in debug
/// builds: tests use it to have each access checked in both ways.
fn forced() -> Option<bool> {
    static FORCED: OnceLock<Option<bool>> = OnceLock::new();
    if !cfg!(debug_assertions) {
        return None;
    }
    *FORCED.get_or_init(|| match std::env::var("LLVMLITE_STUBS").as_deref() {
        Ok("all") => Some(true),
        Ok("none") => Some(false),
        _ => None,
    })
}

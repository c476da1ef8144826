//! Inline assembly as a constant, which calls name as their callee; [`crate::ir::asm`] parses it.
//!
//! The other files of this name:
//! - `verify/rules/instructions`: checks the constraints
//! - `verify/lower/intrinsics`: lowers operands that are read and written in memory
//! - `jit/translate/call`: emits the call; `jit/x86_64`: assembles the text
//! - `interp/build`: builds the operations; `interp/x86_64`: executes the text

/// `asm sideeffect "template", "constraints"`
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct InlineAsm {
    /// Template string with escapes decoded; not necessarily UTF-8.
    pub template: Box<[u8]>,
    /// Constraint string: operand locations and clobbers.
    pub constraints: Box<str>,
    /// `sideeffect`
    pub sideeffect: bool,
    /// `alignstack`
    pub alignstack: bool,
    /// `inteldialect`
    pub inteldialect: bool,
    /// `unwind`
    pub unwind: bool,
}

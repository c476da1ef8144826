//! Verifier: checks a module against the rules of the language, and lowers it to what engines implement.
//!
//! `repairs` corrects constructs that are accepted leniently, `rules` checks the module without changing it, and
//! `lower` changes a valid module without reporting anything.
//!
//! # Checks
//!
//! **Types** (`types::properties`, E0210–E0213): a type contains itself only through a pointer; no `void`, label
//! or function where a value is required; allocated, loaded, stored, indexed and defined types are sized.
//!
//! **Instructions** (`rules::instructions`, E0201–E0208, E0214–E0224): every operand has the type written before
//! it (structs are compared by name as in LLVM, by definition in the LLVMlite document; pointees count; `ptr`
//! agrees with any pointer); integer operations have integer operands and floating-point ones floating-point
//! operands; conversions change the size in the right direction; addresses are pointers, and the accessed type is
//! the pointee; the index paths of getelementptr, extractvalue and insertvalue exist; vectors and masks match
//! (`rules::operations::vectors`, E0224); calls agree with the callee in return type, number and types of
//! arguments; `ret` agrees with the function; a condition is an `i1`.
//!
//! **Atomic operations** (`instructions::atomic`, E0230–E0232): valid orderings, explicit alignments, types whose
//! size in bytes is a power of two.
//!
//! **Constants** (`rules::constants`, E0216–E0218, and the above for constant expressions): literals fit their
//! types; strings and aggregates have the number of elements of their types.
//!
//! **Calls** (`instructions::{calls, bundles, musttail, inline_asm}`, E0251–E0254): known operand bundles have the
//! right operands; a `musttail` call precedes its `ret` and has its caller's type; the constraints of inline
//! assembly match its operands.
//!
//! **Intrinsics** (`rules::intrinsics`, E0240, E0260–E0263): they exist, have their type, and get immediates where
//! required and valid arguments.
//!
//! **Exceptions** (`control_flow::exceptions`, E0250, E0311–E0315): pads come first in their blocks, are reached
//! by unwinding only, and nest; the function has a personality.
//!
//! **Control flow** (`control_flow::cfg`, E0301–E0308, E0310): each block has exactly one terminator, at its end;
//! the entry block has no predecessors; phis come first and have one value per incoming edge; the cases of a
//! switch are distinct.
//!
//! **Single assignment** (`control_flow::dominance`, E0309): each use of a local is dominated by its definition (a
//! phi uses its operand at the end of the predecessor; the result of an invoke is defined on the normal edge
//! only). Unreachable code is exempt, as in LLVM.
//!
//! **Attributes** (`rules::attributes`, E0240): they fit the types they apply to, and each other. Fast-math flags (E0241) fit the result.
//!
//! **Attachments** (`instructions::attachments`, E0243): metadata about a result is attached to an instruction
//! with such a result.
//!
//! **Metadata** (`rules::metadata`, E0420–E0422, W0220): specialized nodes have the fields of their class, which
//! refer to nodes of permitted classes; named metadata, attachments and debug records have the form that their
//! names require.
//!
//! **Use-list orders** (`rules::use_list_order`, E0242) have as many indices as the value has uses.
//!
//! **Module** (`rules::globals`, E0401–E0411): globals are defined; intrinsics are only called; linkages are
//! valid; ifuncs have a resolver; aliases refer to definitions; the tables of constructors and of used symbols
//! have the form that the linker expects; the data layout string is well-formed.
//!
//! **Profile llvmlite** (`rules::llvmlite`, E05xx): only features of the LLVMlite document are used.
//!
//! # Not checked here
//!
//! Checked by the parser: uniqueness of names, numbering of unnamed values, definedness of types and labels,
//! alignments being powers of two of at most 2^32. Not checked: calling conventions and sections (kept, but never interpreted
//! here); types of target intrinsics; validity of entry points; existence of symbols; support by the engines.
//!
//! # Damage
//!
//! Text that the parser could not read is `Invalid` in the module, and undefined names are marked as such; the
//! parser has reported both. Every check ignores them and everything derived from them, so that one cause yields
//! one error. A damaged module never becomes a [`Checked`]: the result is an `Err`, possibly without any new
//! diagnostic.

mod checked;
mod codes;
mod context;
mod lower;
#[doc(hidden)]
mod options;
mod parallel;
pub(crate) mod repairs;
mod rules;
mod types;

pub use checked::Checked;
pub use codes::{CODES, LENIENT};
pub use options::{Dialect, Options, strictly};
pub(crate) use rules::obsolete_syntax::drop_on_error_lines;
#[doc(hidden)]
pub use types::equivalence::structural_classes;
#[cfg(feature = "lsp")]
pub(crate) use types::mentions_ptr::mentions_ptr;

use crate::diagnostic::{self, Diagnostic};
use crate::ir::{ConstId, GlobalId, Module};
use crate::source::SourceMap;
use context::VerifierContext;

/// Verifies a module and lowers it for the engines. `Err` holds all diagnostics, including warnings, in source order.
/// It is empty for a module that is damaged (which the parser has reported) but has no other error.
pub fn verify(mut module: Module, sources: &SourceMap, options: Options) -> Result<Checked, Vec<Diagnostic>> {
    let (warnings, literals) = apply_rules(&mut module, sources, options)?;
    lower::run(&mut module, literals, |module, changed| rejected(module, sources, options, changed));
    Ok(Checked::new(module, options, warnings))
}

/// Checks a module like [`verify`], but applies only the repairs (callees declared, index types matched to
/// their operands) and no lowering, for callers that write the module out. `Ok` holds the warnings.
pub fn check(module: &mut Module, sources: &SourceMap, options: Options) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
    apply_rules(module, sources, options).map(|(warnings, _)| warnings)
}

/// Repairs and checks a module. `Ok` holds the warnings, and the constants to fold where intrinsics require
/// literals.
fn apply_rules(
    module: &mut Module,
    sources: &SourceMap,
    options: Options,
) -> Result<(Vec<Diagnostic>, Vec<ConstId>), Vec<Diagnostic>> {
    let upgraded = repairs::run(module, sources, options);
    let mut cx = VerifierContext::new(module, sources, options);
    cx.found = upgraded;
    cx.compute_types();
    rules::check_module(&mut cx);
    if !parallel::is_clean(&cx) {
        for (id, function, body) in module.definitions().take_while(|_| !sources.is_stopped()) {
            rules::check_body(&mut cx, id, function, body);
        }
    }
    if options.dialect == Dialect::Llvmlite {
        rules::llvmlite::check(&mut cx);
    }
    if cx.has_damage && !cx.module.damaged && !cx.found.iter().any(Diagnostic::is_error) {
        cx.found.extend(cx.types.unmentioned_error(&cx.module.types));
    }
    let damage = cx.has_damage;
    let literals = std::mem::take(&mut *cx.literals.lock().unwrap_or_else(|poisoned| poisoned.into_inner()));
    let mut found = cx.found;
    // With opaque pointers LLVM ignores pointees.
    let lenient: Vec<_> =
        LENIENT.iter().copied().filter(|code| *code != "W0203" || cx.module.uses_typed_pointers).collect();
    strictly(options, &lenient, &mut found);
    drop_on_error_lines(&mut found, sources);
    diagnostic::sort(&mut found);
    if damage || found.iter().any(Diagnostic::is_error) { Err(found) } else { Ok((found, literals)) }
}

/// Returns the given functions that are not valid.
fn rejected(module: &Module, sources: &SourceMap, options: Options, changed: &[GlobalId]) -> Vec<GlobalId> {
    let mut cx = VerifierContext::new(module, sources, options);
    cx.compute_types();
    let is_rejected = |id: &GlobalId| {
        cx.found.clear();
        if let Some(function) = module.function(*id)
            && let Some(body) = &function.body
        {
            rules::check_body(&mut cx, *id, function, body);
        }
        cx.has_damage || cx.found.iter().any(Diagnostic::is_error)
    };
    changed.iter().copied().filter(is_rejected).collect()
}

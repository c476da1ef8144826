//! Parallel compilation: compiles the functions of a module on this thread if they are few, or on all processors if that
//! pays off, the largest first.
//!
//! The result is the same for any number of threads: functions are compiled independently, and merged in the order of
//! the functions.

use crate::host::interrupt;
use crate::ir::{GlobalId, Module};
use crate::jit::compile::function::{CompileError, CompiledFunction, Compiler, RelocTarget};
use crate::jit::link::symbol::Symbol;
use crate::jit::options::Options;
use crate::jit::translate::module_env::{InlineAsmFunctions, ModuleEnv, TypeLayouts};
use crate::parallel;
use cranelift_codegen::isa::OwnedTargetIsa;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Number of instructions that justifies another thread: compiling them takes about ten times as long as starting it.
const INSTS_PER_THREAD: usize = 4_000;

/// Compiled functions.
pub(in crate::jit) struct CompiledBatch {
    /// Functions in the order requested.
    pub compiled: Vec<CompiledFunction>,
    /// Functions compiled from inline assembly in them, by the number in [`Symbol::Assembly`].
    pub asm_functions: InlineAsmFunctions,
    /// Processor time of the translation and of the code generation.
    pub translating: Duration,
    pub generating: Duration,
}

/// Results of one thread: each function with its index in the list.
struct WorkerOutput {
    done: Vec<(usize, Result<CompiledFunction, CompileError>)>,
    asm_functions: InlineAsmFunctions,
    translating: Duration,
    generating: Duration,
}

/// Returns the number of threads that is worthwhile for a number of instructions, including the current thread.
pub(in crate::jit) fn threads(instructions: usize) -> usize {
    let paying = instructions / INSTS_PER_THREAD;
    // Querying the number of processors takes time, too.
    if paying > 1 { parallel::processors().min(paying) } else { 1 }
}

/// Returns the number of instructions of a function.
pub(in crate::jit) fn size(module: &Module, id: GlobalId) -> usize {
    module.function(id).and_then(|f| f.body.as_ref()).map_or(0, |body| body.insts.len())
}

/// Compiles functions that have a body. If several fail, returns the error of the first. `ends_on_ctrl_c`: whether
/// Ctrl-C ends the compilation with an error, which the caller does not report as one.
pub(in crate::jit) fn compile(
    isa: &OwnedTargetIsa,
    env: &ModuleEnv<'_>,
    options: &Options,
    functions: &[GlobalId],
    ends_on_ctrl_c: bool,
) -> Result<CompiledBatch, CompileError> {
    let sizes: Vec<usize> = functions.iter().map(|id| size(env.module, *id)).collect();
    let threads = threads(sizes.iter().sum()).min(functions.len());
    // Largest first, so that no thread starts a large function when all others have finished.
    let mut request: Vec<usize> = (0..functions.len()).collect();
    if threads > 1 {
        request.sort_by_key(|n| std::cmp::Reverse(sizes[*n]));
    }
    let next = AtomicUsize::new(0);
    let shares = parallel::on_threads(threads, || {
        compile_share(isa, env, options, functions, ends_on_ctrl_c, || {
            request.get(next.fetch_add(1, Ordering::Relaxed)).copied()
        })
    });
    merge_shares(shares, functions.len())
}

/// Compiles functions from the shared queue until the queue is empty.
fn compile_share(
    isa: &OwnedTargetIsa,
    env: &ModuleEnv<'_>,
    options: &Options,
    functions: &[GlobalId],
    ends_on_ctrl_c: bool,
    mut next: impl FnMut() -> Option<usize>,
) -> WorkerOutput {
    let mut compiler = Compiler::new(isa.clone(), TypeLayouts::new(env.module, env.layout));
    let mut done = Vec::new();
    while let Some(n) = next() {
        if ends_on_ctrl_c && interrupt::is_ctrl_c_pending() {
            let function = env.module.globals[functions[n]].name.to_string();
            done.push((n, Err(CompileError { function, message: "interrupted".into() })));
            break;
        }
        done.push((n, compiler.compile(env, options, functions[n])));
    }
    let (translating, generating) = (compiler.translating, compiler.generating);
    WorkerOutput { done, asm_functions: compiler.assembled(), translating, generating }
}

/// Merges the results of several threads, as if one thread had compiled everything.
fn merge_shares(shares: Vec<WorkerOutput>, count: usize) -> Result<CompiledBatch, CompileError> {
    let mut all = Vec::with_capacity(count);
    let mut asm_functions = Vec::with_capacity(shares.len());
    let (mut translating, mut generating) = (Duration::ZERO, Duration::ZERO);
    for (thread, share) in shares.into_iter().enumerate() {
        all.extend(share.done.into_iter().map(|(n, result)| (n, thread, result)));
        asm_functions.push(share.asm_functions);
        translating += share.translating;
        generating += share.generating;
    }
    all.sort_by_key(|(n, ..)| *n);
    let mut batch = CompiledBatch {
        compiled: Vec::with_capacity(count),
        asm_functions: InlineAsmFunctions::default(),
        translating,
        generating,
    };
    for (_, thread, result) in all {
        let mut function = result?;
        for relocation in &mut function.relocations {
            if let RelocTarget::Symbol(Symbol::Assembly(n)) = &mut relocation.target
                && let Some(text) = asm_functions[thread].get_index(*n as usize)
            {
                // Deduplicates the same assembly from several threads.
                *n = match batch.asm_functions.get_index_of(text) {
                    Some(known) => known,
                    None => batch.asm_functions.insert_full(text.clone()).0,
                } as u32;
            }
        }
        batch.compiled.push(function);
    }
    Ok(batch)
}

//! Cranelift's target for this machine: its flags, and the choice of optimizer and register allocator.

use crate::jit::options::Options;
use crate::jit::translate::FunctionSize;
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_codegen::settings::{self, Configurable};
use std::cell::OnceCell;

/// Limits beyond which Cranelift's optimizer and its better register allocator take superlinear time (measured;
/// `examples/curves.rs` shows it). Beyond them, code is generated without optimization and with the simple allocator.
/// This also applies to functions with calls that return twice, whose code must stay as translated.
const LARGE: FunctionSize =
    FunctionSize { insts: 20_000, blocks: 5_000, slots: 1_500, live: 1_500, loops: 200, returns_twice: false };

/// The limits for checked code, most of which is in cold blocks. The simple allocator would give some functions frames of 100 KiB, with
/// which interpreters of scripts that measure their stack end early.
const LARGE_CHECKED: FunctionSize = FunctionSize { insts: 150_000, blocks: 7_500, live: 2_500, ..LARGE };

/// Number of instructions beyond which checked code is generated without Cranelift's optimizer: most of it is executed once in a while.
const MAX_OPTIMIZED_CHECKED: usize = 30_000;

/// Returns the Cranelift target of this machine. `large` selects the settings for large functions.
pub(in crate::jit) fn target(options: &Options, large: bool) -> Result<OwnedTargetIsa, String> {
    let mut flags = settings::builder();
    let mut set = |name, value| flags.set(name, value).map_err(|e| e.to_string());
    set("is_pic", "false")?;
    // Supports C's i128 arguments and a third integer result.
    set("enable_llvm_abi_extensions", "true")?;
    // The stack walker relies on frame pointers.
    set("preserve_frame_pointers", "true")?;
    // A frame of any size touches the guard page.
    set("enable_probestack", "true")?;
    set("probestack_strategy", "inline")?;
    set("unwind_info", "true")?;
    set("enable_verifier", if cfg!(debug_assertions) { "true" } else { "false" })?;
    let speed = options.optimize() && !large;
    set("opt_level", if speed { "speed" } else { "none" })?;
    set("regalloc_algorithm", if large { "single_pass" } else { "backtracking" })?;
    let builder = cranelift_native::builder()?;
    builder.finish(settings::Flags::new(flags)).map_err(|e| e.to_string())
}

/// Returns the target for a function of the given size. `simple`, `plain`: those without optimization, with the simple and the better
/// register allocator.
pub(super) fn isa_for<'a>(
    usual: &'a OwnedTargetIsa,
    [simple, plain]: [&'a OnceCell<OwnedTargetIsa>; 2],
    size: FunctionSize,
    options: &Options,
) -> Result<&'a OwnedTargetIsa, String> {
    let limits = if options.checked.is_some() { LARGE_CHECKED } else { LARGE };
    let large = size.returns_twice
        || size.insts > limits.insts
        || size.blocks > limits.blocks
        || size.slots > limits.slots
        || size.live > limits.live
        || size.loops > limits.loops;
    match large {
        true => target_in(simple, options, true),
        false if options.checked.is_some() && size.insts > MAX_OPTIMIZED_CHECKED => {
            without_optimization(plain, options)
        }
        false => Ok(usual),
    }
}

/// Returns the target without optimization, with the better register allocator. It is created on first use.
pub(super) fn without_optimization<'a>(
    plain: &'a OnceCell<OwnedTargetIsa>,
    options: &Options,
) -> Result<&'a OwnedTargetIsa, String> {
    target_in(plain, &Options { opt_level: 0, ..options.clone() }, false)
}

/// Returns the target kept in `cell`, which is created on first use.
fn target_in<'a>(
    cell: &'a OnceCell<OwnedTargetIsa>,
    options: &Options,
    large: bool,
) -> Result<&'a OwnedTargetIsa, String> {
    match cell.get() {
        Some(isa) => Ok(isa),
        None => {
            let isa = target(options, large)?;
            Ok(cell.get_or_init(|| isa))
        }
    }
}

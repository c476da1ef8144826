//! Passes over CLIF that run after Cranelift's optimizer, on functions with loops.

mod if_conversion;
mod live_ranges;
mod redundant_loads;

use crate::jit::translate::FunctionSize;
use cranelift_codegen::Context;
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_codegen::settings::OptLevel;

/// Whether the passes run on a translated function.
pub(super) fn applies(size: FunctionSize, isa: &OwnedTargetIsa) -> bool {
    isa.flags().opt_level() != OptLevel::None && size.loops > 0
}

/// Runs the passes on the function of a context. Cranelift's optimizer must have run. `checked`: whether the code is checked.
pub(super) fn run(context: &mut Context, checked: bool) {
    context.flowgraph();
    redundant_loads::run(context);
    if if_conversion::run(context, checked) {
        context.flowgraph();
    }
    live_ranges::run(context);
}

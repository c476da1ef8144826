//! The rules of the language. Each module checks one subject and reports to the context; none changes the module.

pub(super) mod attributes;
pub(super) mod constants;
pub(super) mod control_flow;
pub(super) mod globals;
pub(super) mod instructions;
pub(super) mod intrinsics;
pub(super) mod llvmlite;
pub(super) mod metadata;
pub(super) mod obsolete_syntax;
pub(super) mod operations;
pub(super) mod target_types;
pub(super) mod use_list_order;

use super::context::VerifierContext;
use crate::ir::{Body, Function, GlobalId};
use control_flow::{cfg, dominance, exceptions};

/// Checks the module apart from the bodies of its functions.
pub(super) fn check_module(cx: &mut VerifierContext<'_>) {
    obsolete_syntax::check(cx);
    globals::check(cx);
    metadata::check(cx);
    use_list_order::check_module(cx);
}

/// Checks the body of a function.
pub(super) fn check_body<'a>(cx: &mut VerifierContext<'a>, id: GlobalId, function: &'a Function, body: &'a Body) {
    let graph = cfg::check(cx, body);
    instructions::check(cx, function, body);
    dominance::check(cx, body, &graph);
    exceptions::check(cx, function, body, &graph);
    use_list_order::check(cx, body);
    metadata::check_function(cx, id, body);
}

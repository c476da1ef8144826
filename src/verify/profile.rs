//! Profile llvmlite: what lies outside document 000.

use super::Context;

pub(super) fn check(_cx: &mut Context<'_>) {}

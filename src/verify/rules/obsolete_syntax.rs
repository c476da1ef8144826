//! Obsolete spellings that current LLVM rejects: errors with `--strict`, and warnings in modules that are
//! otherwise current.

mod rewrite;

use crate::diagnostic::Diagnostic;
use crate::ir::inst::CallInfo;
use crate::ir::upgrade::obsolete_syntax::ObsoleteSyntax;
use crate::ir::{Module, TypeKind};
use crate::source::{SourceMap, Span};
use crate::verify::Dialect;
use crate::verify::context::VerifierContext;
use crate::verify::operand_spans::InstPart;
use crate::verify::rules::instructions::checker::InstChecker;

/// Whether obsolete spellings are errors.
pub(crate) fn refuses(cx: &VerifierContext<'_>) -> bool {
    cx.options.strict && cx.options.dialect == Dialect::Llvm
}

/// Reports the first occurrence of each obsolete spelling.
pub(crate) fn check(cx: &mut VerifierContext<'_>) {
    if cx.module.obsolete_syntax.is_empty() || cx.options.dialect != Dialect::Llvm {
        return;
    }
    let strict = refuses(cx);
    let mut all = cx.module.obsolete_syntax.clone();
    all.retain(|(spelling, _)| !spelling.is_read_with_pointees() || strict && !cx.module.spells_pointees);
    if !strict && !is_of_today(cx.module, &all) {
        return;
    }
    all.sort_by_key(|(_, span)| span.lo);
    let mut told: Vec<ObsoleteSyntax> = Vec::new();
    let mut reports = Vec::new();
    let rewriter = rewrite::Rewriter::new(cx, &all);
    for (spelling, span) in &all {
        if told.contains(spelling) {
            continue;
        }
        told.push(*spelling);
        let found = match strict {
            true => Diagnostic::error("E0264", *span, spelling.message()),
            false => Diagnostic::warning("W0211", *span, spelling.message()),
        };
        let places: Vec<Span> = all.iter().filter(|(other, _)| other == spelling).map(|(_, span)| *span).collect();
        let rewrites: Vec<_> = places.iter().filter_map(|place| rewriter.find(*spelling, *place)).collect();
        let help = rewriter.find(*spelling, *span).map(|rewrite| rewrite.help);
        let mut found = found.help(help.as_deref().unwrap_or(spelling.help()));
        match places.len() {
            1 => {}
            2 => found = found.label(places[1], "and here"),
            n => found = found.label(places[1], format!("and here, and in {} more places", n - 2)),
        }
        let edits = rewrites.into_iter().flat_map(|rewrite| rewrite.edits);
        reports.push(edits.fold(found, |found, (place, text)| found.fix(place, text)));
    }
    reports.into_iter().for_each(|found| cx.report(found));
}

/// Drops warnings about obsolete spellings on lines with an error.
pub(crate) fn leave_to_errors(found: &mut Vec<Diagnostic>, sources: &SourceMap) {
    if !found.iter().any(|d| d.code == "W0211") {
        return;
    }
    let line = |d: &Diagnostic| {
        let place = d.span().lo;
        sources.find(place).map(|source| (source.base, source.line_column(place).0))
    };
    let errors: Vec<_> = found.iter().filter(|d| d.is_error()).map(line).collect();
    found.retain(|d| d.code != "W0211" || !errors.contains(&line(d)));
}

/// Whether a module is otherwise written for current LLVM: it uses `ptr`, or its only obsolete spelling is
/// floating-point arithmetic, a common mistake. In a consistently old module, obsolete spellings are
/// intentional.
fn is_of_today(module: &Module, old: &[(ObsoleteSyntax, Span)]) -> bool {
    let arithmetic = || old.iter().all(|(spelling, _)| *spelling == ObsoleteSyntax::FloatArithmetic);
    !module.spells_pointees && (crate::verify::types::opaque_pointers::spells_opaque_pointers(module) || arithmetic())
}

/// Checks a call with a pointer to a function type before the callee.
pub(crate) fn call(at: &mut InstChecker<'_, '_>, call: &CallInfo) {
    if !refuses(at.cx) {
        return;
    }
    let TypeKind::Function { ret, .. } = at.cx.kind(call.fn_ty) else { return };
    let TypeKind::Ptr { pointee: Some(pointee), .. } = at.cx.kind(call.written) else { return };
    if *ret != call.written && matches!(at.cx.kind(*pointee), TypeKind::Function { .. }) {
        let spelling = ObsoleteSyntax::PointerToCallee;
        at.error("E0264", InstPart::Type(0), spelling.message(), spelling.help());
    }
}

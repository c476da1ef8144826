//! Debug information of functions: locations and variables belong to the function's subprogram.

use super::error::{NodeError, NodeErrorKind};
use super::graph::{MetadataGraph, MetadataOperand};
use super::records;
use crate::ir::inst::CallInfo;
use crate::ir::metadata::node::{Class, Node};
use crate::ir::metadata::{attachment, attachments};
use crate::ir::{Body, Constant, GlobalId, InstId, Linkage, Operand};
use crate::source::Span;
use crate::verify::context::VerifierContext;
use rustc_hash::FxHashSet;

/// Checks the debug information in a body.
pub(crate) fn check<'a>(cx: &mut VerifierContext<'a>, id: GlobalId, body: &'a Body) {
    if body.metadata.is_empty() && body.records.before.is_empty() {
        return;
    }
    let shared = cx.graph.clone();
    let graph = shared.get_or_init(|| MetadataGraph::new(cx.module));
    let subprogram = subprogram_of(cx, graph, id);
    check_records(cx, graph, body, subprogram);
    if let Some(subprogram) = subprogram.filter(|_| graph.debug_info) {
        check_places(cx, graph, body, subprogram);
    }
}

/// Returns the number of the subprogram attached to a function.
fn subprogram_of(cx: &VerifierContext<'_>, graph: &MetadataGraph<'_>, id: GlobalId) -> Option<u32> {
    let attached = cx.module.globals[id].metadata.iter();
    let node = attached.flat_map(|text| attachments(text)).find(|(name, _)| *name == "dbg")?.1;
    let target = graph.target(node);
    target.number().filter(|_| target.is(|class| class == Class::Subprogram))
}

/// Returns the number of the subprogram that contains the scope of a node.
pub(super) fn scope<'m>(graph: &MetadataGraph<'m>, node: Node<'m>) -> Option<u32> {
    graph.subprogram(graph.target(node.field("scope")?))?.0
}

fn check_records<'a>(cx: &mut VerifierContext<'a>, graph: &MetadataGraph<'a>, body: &'a Body, subprogram: Option<u32>) {
    if body.records.before.is_empty() {
        return;
    }
    let mut parameters = records::Parameters::new();
    // Records are checked in source order, which determines the second of two conflicting variables.
    let insts = body.layout.iter().flat_map(|block| &body.blocks[*block].insts);
    for inst in insts {
        let Some(before) = body.records.before.get(inst) else { continue };
        for (n, record) in before.iter().enumerate() {
            if let Some(error) = records::error(cx, graph, body, record, subprogram, &mut parameters) {
                let span = record_span(cx, body, *inst, before.len() - n);
                cx.report(error.diagnostic(span, false));
            }
        }
    }
}

/// Returns the span of a record, the n-th one before an instruction.
fn record_span(cx: &VerifierContext<'_>, body: &Body, inst: InstId, back: usize) -> Span {
    let here = body.span(inst);
    let Some(source) = cx.sources.find(here.lo) else { return here };
    let before = &source.text()[..source.offset(here.lo)];
    let is_record = |line: &&str| {
        let line = line.trim_start();
        line.starts_with("#dbg_") || line.contains("@llvm.dbg.")
    };
    let Some(line) = before.lines().rev().filter(is_record).nth(back - 1) else { return here };
    let start = line.as_ptr() as usize - source.text().as_ptr() as usize;
    let blanks = line.len() - line.trim_start().len();
    source.span(start + blanks..start + line.trim_end().len())
}

fn check_places<'a>(cx: &mut VerifierContext<'a>, graph: &MetadataGraph<'a>, body: &'a Body, subprogram: u32) {
    let mut seen: FxHashSet<&str> = FxHashSet::default();
    let mut last: Option<&str> = None;
    for inst in body.layout.iter().flat_map(|block| &body.blocks[*block].insts) {
        let attached = body.metadata.get(inst);
        // Unchanged since the previous instruction.
        if attached.is_some_and(|text| last == Some(&**text)) {
            continue;
        }
        let place = attached.and_then(|text| attachment(text, "dbg"));
        last = attached.filter(|_| place.is_some()).map(|text| &**text);
        if let Some(place) = place
            && seen.insert(place)
            && let MetadataOperand::Node(_, place) = graph.target(place)
            && belongs_to_other_function(graph, place, subprogram, &mut seen)
        {
            wrong_subprogram(cx, body.span(*inst));
        }
        let looping = attached.and_then(|text| attachment(text, "llvm.loop"));
        for operand in looping.and_then(|text| graph.target(text).node()).into_iter().flat_map(|n| n.parts().skip(1)) {
            if seen.insert(operand)
                && let MetadataOperand::Node(_, place) = graph.target(operand)
                && place.class == Class::Location
                && belongs_to_other_function(graph, place, subprogram, &mut seen)
            {
                wrong_subprogram(cx, body.span(*inst));
            }
        }
        if place.is_none()
            && let Some(call) = body.insts[*inst].call()
            && has_debug_definition(cx, graph, call)
        {
            let message = "inlinable function call in a function with debug info must have a !dbg location";
            cx.report(NodeError::debug_info(message).diagnostic(body.span(*inst), false));
        }
    }
}

fn wrong_subprogram(cx: &mut VerifierContext<'_>, span: Span) {
    cx.report(NodeError::debug_info("!dbg attachment points at wrong subprogram for function").diagnostic(span, false));
}

/// Whether a location belongs to another function. Returns false for scopes that have been checked before.
fn belongs_to_other_function<'a>(
    graph: &MetadataGraph<'a>,
    place: Node<'a>,
    subprogram: u32,
    seen: &mut FxHashSet<&'a str>,
) -> bool {
    let mut place = place;
    for _ in 0..=graph.entries.len() {
        match place.field("inlinedAt").map(|outer| graph.target(outer)) {
            Some(MetadataOperand::Node(_, outer)) if outer.class == Class::Location => place = outer,
            _ => break,
        }
    }
    let Some(scope) = place.field("scope") else { return false };
    seen.insert(scope)
        && graph.subprogram(graph.target(scope)).and_then(|(number, _)| number).is_some_and(|found| found != subprogram)
}

/// Whether a callee has a definition in this module that cannot be replaced, and debug information.
fn has_debug_definition<'a>(cx: &VerifierContext<'a>, graph: &MetadataGraph<'a>, call: &CallInfo) -> bool {
    let Operand::Const(callee) = call.callee else { return false };
    let Constant::Global(_, id) = cx.module.constants[callee] else { return false };
    let replaceable = matches!(
        cx.module.globals[id].linkage,
        Linkage::Weak | Linkage::Linkonce | Linkage::Common | Linkage::ExternWeak
    );
    !replaceable
        && cx.module.function(id).is_some_and(|function| function.body.is_some() && function.ty == call.fn_ty)
        && subprogram_of(cx, graph, id).is_some()
}

/// Reports a module that mixes debug records and calls of debug intrinsics.
pub(super) fn check_spellings(cx: &mut VerifierContext<'_>) {
    let mut found: [Option<Span>; 2] = [None; 2];
    for (_, _, body) in cx.module.definitions() {
        for (inst, records) in &body.records.before {
            for (n, record) in records.iter().enumerate() {
                let Some(call) = records::is_call(record) else { continue };
                let known = &mut found[usize::from(call)];
                if known.is_none_or(|span| body.span(*inst).lo < span.lo) {
                    *known = Some(record_span(cx, body, *inst, records.len() - n));
                }
            }
        }
    }
    if let [Some(record), Some(call)] = found {
        let message = match record.lo < call.lo {
            true => "llvm.dbg intrinsic should not appear in a module using non-intrinsic debug info",
            false => "debug record should not appear in a module containing debug info intrinsics",
        };
        let error = NodeError { kind: NodeErrorKind::Syntax, message: message.into(), field: None };
        cx.report(error.diagnostic(record.max(call), true));
    }
}

//! Metadata attachments of instructions, in particular those about the result (LangRef "Metadata"): where they
//! are allowed.

use super::operands::InstChecker;
use crate::ir::inst::CastOp;
use crate::ir::metadata::attachments;
use crate::ir::{Inst, TypeKind};
use crate::parse::operand_spans::InstPart;
use crate::verify::rules::metadata::attachment_error;
use crate::verify::rules::metadata::graph::MetadataGraph;

pub(crate) fn check(at: &mut InstChecker<'_, '_>) {
    let Some(text) = at.body.metadata.get(&at.inst) else { return };
    // A statement that the parser rejected after reading it still has its metadata.
    if matches!(at.body.insts[at.inst], Inst::Invalid) {
        return;
    }
    // Equal attachments share their text.
    let plain_access = matches!(at.body.insts[at.inst], Inst::Load { .. } | Inst::Store { .. });
    if plain_access && at.cx.access_tags_good.contains(&text.as_ptr().addr()) {
        return;
    }
    let shared = at.cx.graph.clone();
    let graph = shared.get_or_init(|| MetadataGraph::new(at.cx.module));
    let before = at.cx.found.len();
    let mut only_tags = true;
    for (name, node) in attachments(text) {
        only_tags &= name == "tbaa";
        if let Some(message) = error(at, name) {
            at.error("E0243", InstPart::Whole, message, "");
        } else if let Some(error) = attachment_error(at, graph, name, node) {
            let span = at.span(InstPart::Whole);
            at.cx.report(error.diagnostic(span, false));
        }
    }
    if plain_access && only_tags && at.cx.found.len() == before {
        at.cx.access_tags_good.insert(text.as_ptr().addr());
    }
}

fn error(at: &InstChecker<'_, '_>, name: &str) -> Option<&'static str> {
    let inst = &at.body.insts[at.inst];
    let load = matches!(inst, Inst::Load { .. });
    let call = inst.call().is_some();
    let access = load
        || call
        || matches!(inst, Inst::Store { .. } | Inst::VaArg { .. } | Inst::AtomicRmw { .. } | Inst::CmpXchg { .. });
    let result = at.body.result(at.inst).map(|value| at.body.values[value].ty);
    let pointer = result.is_some_and(|ty| matches!(at.cx.kind(ty), TypeKind::Ptr { .. } | TypeKind::Invalid));
    let number = result.is_some_and(|ty| matches!(at.cx.scalar_kind(ty), TypeKind::Float(_) | TypeKind::Invalid));
    let made = matches!(inst, Inst::Cast { op: CastOp::Inttoptr, .. });
    Some(match name {
        "range" if !load && !call => "Ranges are only for loads, calls and invokes!",
        "nonnull" if !pointer => "nonnull applies only to pointer types",
        "nonnull" if !load => "nonnull applies only to load instructions, use attributes for calls or invokes",
        "dereferenceable" | "dereferenceable_or_null" if !pointer => {
            "dereferenceable, dereferenceable_or_null apply only to pointer types"
        }
        "dereferenceable" | "dereferenceable_or_null" if !load && !made => {
            "dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes"
        }
        "align" if !pointer => "align applies only to pointer types",
        "align" if !load => "align applies only to load instructions, use attributes for calls or invokes",
        "invariant.group" if !load && !matches!(inst, Inst::Store { .. }) => {
            "invariant.group metadata is only for loads and stores"
        }
        "fpmath" if !number => "fpmath requires a floating point result!",
        "noalias.addrspace" if !access || matches!(inst, Inst::VaArg { .. }) => {
            "noalias.addrspace are only for memory operations!"
        }
        "tbaa" if !access => "This instruction shall not have a TBAA access tag!",
        _ => return None,
    })
}

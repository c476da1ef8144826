//! `textDocument/inlayHint`: types of results, predecessors of blocks, byte offsets of `getelementptr`.

use super::fixes::label_of;
use crate::ir::cfg::Cfg;
use crate::ir::{Body, DataLayout, Inst, InstId, Operand, Type, TypeKind};
use crate::lsp::analysis::Unit;
use crate::lsp::open::OpenDocument;
use crate::lsp::text::entities::EntityKind;
use gen_lsp_types as lsp;
use std::ops::Range;

/// Maximum number of hints per response.
const MAX_HINTS: usize = 5000;

/// Maximum number of predecessors listed.
const MAX_PREDECESSORS: usize = 8;

/// `textDocument/inlayHint`
pub fn hints(open: &mut OpenDocument, range: Range<usize>) -> Vec<lsp::InlayHint> {
    let first = open.document.entities().partition_point(|entity| entity.end < range.start);
    let entities: Vec<usize> = (first..open.document.entities().len())
        .take_while(|n| open.document.entities()[*n].start <= range.end)
        .filter(|n| open.document.entities()[*n].kind == EntityKind::Define)
        .collect();
    let mut found: Vec<(usize, String, lsp::InlayHintKind)> = Vec::new();
    for n in entities {
        let Some(unit) = open.unit(n) else { continue };
        of_function(&unit, open.document.text(), &range, &mut found);
        if found.len() > MAX_HINTS {
            break;
        }
    }
    found.sort_by_key(|(at, ..)| *at);
    let hint = |(at, text, kind): (usize, String, lsp::InlayHintKind)| lsp::InlayHint {
        position: open.document.position(at),
        label: text.into(),
        kind: Some(kind),
        text_edits: None,
        tooltip: None,
        padding_left: None,
        padding_right: None,
        data: None,
    };
    found.into_iter().take(MAX_HINTS).map(hint).collect()
}

fn of_function(unit: &Unit, text: &str, range: &Range<usize>, found: &mut Vec<(usize, String, lsp::InlayHintKind)>) {
    let Some((_, body)) = unit.function() else { return };
    let cfg = Cfg::new(body);
    let layout = DataLayout::of(&unit.module);
    let is_shown = |at: &Range<usize>| range.start <= at.end && at.start <= range.end;
    for block in &body.layout {
        let data = &body.blocks[*block];
        if let Some(at) = data.name.as_ref().and_then(|_| unit.original(data.span)).filter(is_shown)
            && !cfg.predecessors[*block].is_empty()
        {
            let mut predecessors = cfg.predecessors[*block].clone();
            predecessors.dedup();
            let names: Vec<String> =
                predecessors.iter().take(MAX_PREDECESSORS).map(|one| label_of(body, *one)).collect();
            let more = if predecessors.len() > names.len() { ", …" } else { "" };
            let end = at.end + usize::from(text[at.end..].starts_with(':'));
            // A written label; an unlabeled block starts with its first instruction.
            if text[..end].ends_with(':') {
                found.push((end, format!(" ; preds = {}{more}", names.join(", ")), lsp::InlayHintKind::Parameter));
            }
        }
        for inst in &data.insts {
            let Some(at) = unit.original(body.span(*inst)).filter(is_shown) else { continue };
            if let Some(value) = body.result(*inst)
                && let Some(name) = unit.original(body.values[value].span)
                && text[name.clone()].starts_with('%')
                && name != at
                && !unit.module.types.is_damaged(body.values[value].ty)
            {
                let ty = unit.module.types.display(body.values[value].ty);
                found.push((name.end, format!(": {ty}"), lsp::InlayHintKind::Type));
            }
            if let Some(offset) = gep_offset(unit, body, *inst, &layout) {
                let bytes = if offset.abs() == 1 { "byte" } else { "bytes" };
                found.push((at.end, format!(" ; {offset:+} {bytes}"), lsp::InlayHintKind::Parameter));
            }
        }
    }
}

/// Returns the byte offset of a `getelementptr` with constant indices.
fn gep_offset(unit: &Unit, body: &Body, inst: InstId, layout: &DataLayout) -> Option<i128> {
    let Inst::Gep { source, indices, .. } = &body.insts[inst] else { return None };
    let module = &unit.module;
    let types = &module.types;
    let mut ty: Type = *source;
    let mut offset: i128 = 0;
    for (n, (index_ty, index)) in indices.iter().enumerate() {
        let Operand::Const(index) = index else { return None };
        let bits = module.constants[*index].as_int()?;
        let width = types.int_width(*index_ty).filter(|width| (1..=64).contains(width))?;
        let index = ((bits << (128 - width)) as i128) >> (128 - width);
        if n == 0 {
            offset = offset.checked_add(index.checked_mul(layout.size_of(types, ty)?.into())?)?;
            continue;
        }
        let inner = types.strip(ty);
        match types.kind(inner) {
            TypeKind::Struct { fields, .. } => {
                let field = usize::try_from(index).ok()?;
                offset = offset.checked_add(i128::from(*layout.struct_layout(types, inner)?.offsets.get(field)?))?;
                ty = *fields.get(field)?;
            }
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, scalable: false, .. } => {
                offset = offset.checked_add(index.checked_mul(layout.size_of(types, *elem)?.into())?)?;
                ty = *elem;
            }
            _ => return None,
        }
    }
    Some(offset)
}

//! Control flow: terminators, targets, one `phi` value per predecessor, switch cases.

use crate::diagnostic::Diagnostic;
use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, Constant, Inst, InstId, Operand};
use crate::parse::operand_spans::InstPart;
use crate::verify::context::{NodeRef, VerifierContext};
use cranelift_entity::SecondaryMap;
use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::cell::OnceCell;

/// Predecessors of a block in source order, with the number of edges from each.
type Edges = IndexMap<BlockId, usize, FxBuildHasher>;

/// Checks the blocks of a body and returns its control-flow graph.
pub(crate) fn check<'a>(cx: &mut VerifierContext<'a>, body: &'a Body) -> Cfg {
    let graph = Cfg::new(body);
    // A statement that could not be parsed may have been a branch to any block.
    let damaged = body.insts.values().any(|i| matches!(i, Inst::Invalid));
    // Blocks that are referenced but not in the layout are undefined labels.
    let mut known: SecondaryMap<BlockId, bool> = SecondaryMap::new();
    known.resize(body.blocks.len());
    body.layout.iter().for_each(|b| known[*b] = true);
    let sound = OnceCell::new();
    for (n, &block) in body.layout.iter().enumerate() {
        terminators(cx, body, block, body.layout.get(n + 1).copied());
        targets(cx, body, block, &known);
        phis(cx, body, block, &graph, (damaged, &known, &sound));
    }
    graph
}

/// Whether all blocks have a terminator, whose targets exist. Otherwise edges are missing, and errors about phis and
/// dominance would be mere consequences. An undefined label in a phi is not an edge.
pub(crate) fn is_sound(body: &Body) -> bool {
    let mut known: SecondaryMap<BlockId, bool> = SecondaryMap::new();
    body.layout.iter().for_each(|block| known[*block] = true);
    body.layout.iter().all(|block| {
        let last = body.blocks[*block].insts.last().map(|inst| &body.insts[*inst]);
        let mut sound = last.is_some_and(|inst| inst.is_terminator());
        last.into_iter().for_each(|inst| inst.for_each_target(|target| sound &= known[target]));
        sound
    })
}

/// Formats a label for messages: `` `%a` ``, or `the entry block` if it has none.
pub(crate) fn block_name(body: &Body, block: BlockId) -> String {
    match body.blocks[block].name {
        Some(_) => format!("`{}`", body.block_name(block)),
        None => body.block_name(block),
    }
}

fn terminators<'a>(cx: &mut VerifierContext<'a>, body: &'a Body, block: BlockId, next: Option<BlockId>) {
    let insts = &body.blocks[block].insts;
    let damaged = insts.iter().any(|i| matches!(body.insts[*i], Inst::Invalid));
    if !damaged && insts.last().is_none_or(|i| !body.insts[*i].is_terminator()) {
        // After a terminator, an unlabeled block starts.
        if let Some(first) = insts.first()
            && block != body.entry()
            && body.blocks[block].span == body.span(*first)
        {
            let message = "instruction after a terminator starts a new block, which has no terminator";
            let mut d = Diagnostic::error("E0301", body.span(*first), message);
            let before = body.layout.iter().take_while(|b| **b != block).last();
            if let Some(last) = before.and_then(|before| body.blocks[*before].insts.last()) {
                d = d.label(body.span(*last), "the previous block ends here");
            }
            return cx.report(d.help("remove it, move it before the terminator, or give it a label and a terminator"));
        }
        // A terminator is missing before the next label or the closing brace.
        let here = next.map_or(body.end, |b| body.blocks[b].span);
        let message = match body.blocks[block].name {
            Some(_) => format!("expected a terminator at the end of block {}", block_name(body, block)),
            None => format!("expected a terminator at the end of {}", block_name(body, block)),
        };
        let d = Diagnostic::error("E0301", here, message);
        let d = match insts.last() {
            Some(last) => d.label(body.span(*last), "the block ends with this instruction"),
            None => d.label(body.blocks[block].span, "the block is empty"),
        };
        cx.report(match next.map(|b| body.block_name(b)) {
            Some(name) => d.help(format!("control does not fall through to the next block: write `br label {name}`")),
            None => d.help("a block ends in `ret`, `br`, `switch` or `unreachable`"),
        });
    }
    let early = insts.iter().rev().skip(1).rev().find(|i| body.insts[**i].is_terminator());
    if let (Some(early), Some(last)) = (early, insts.last()) {
        let after = insts.iter().skip_while(|i| *i != early).nth(1).unwrap_or(last);
        let d = cx
            .error(
                "E0301",
                NodeRef::Statement(body, *early, InstPart::Opcode),
                format!("terminator `{}` in the middle of a block", body.insts[*early].opcode()),
            )
            .label(body.span(*after), "it must be the last instruction of its block")
            .help("start a new block with a label");
        cx.report(d);
    }
}

fn targets<'a>(cx: &mut VerifierContext<'a>, body: &'a Body, block: BlockId, known: &SecondaryMap<BlockId, bool>) {
    let Some(&last) = body.blocks[block].insts.last() else { return };
    let (entry, mut n) = (body.entry(), 0);
    body.insts[last].for_each_target(|target| {
        cx.has_damage |= !known[target];
        if target == entry {
            let d = cx.error(
                "E0304",
                NodeRef::Statement(body, last, InstPart::Target(n)),
                "entry block to function must not have predecessors",
            );
            cx.report(
                d.label(body.blocks[entry].span, "this is the entry block")
                    .help("insert a block before it that only branches here"),
            );
        }
        n += 1;
    });
    if let Inst::Switch { cases, .. } = &body.insts[last] {
        let mut seen: FxHashMap<_, usize> = FxHashMap::default();
        for (n, ((_, case), _)) in cases.iter().enumerate() {
            let first = *seen.entry(*case).or_insert(n);
            if first != n && !matches!(cx.module.constants[*case], Constant::Invalid) {
                let place = |n| NodeRef::Statement(body, last, InstPart::Case(n));
                let d = cx.error("E0310", place(n), "duplicate case value in switch");
                let first = cx.span(place(first), &[]);
                cx.report(d.label(first, "the first one"));
            }
        }
    }
}

fn phis<'a>(
    cx: &mut VerifierContext<'a>,
    body: &'a Body,
    block: BlockId,
    graph: &Cfg,
    (damaged, known, sound): (bool, &SecondaryMap<BlockId, bool>, &OnceCell<bool>),
) {
    let (mut others, mut late) = (false, false);
    // Number of edges from each predecessor; counted at the first phi.
    let mut edges: Option<Edges> = None;
    for &inst in &body.blocks[block].insts {
        let Inst::Phi { incoming, .. } = &body.insts[inst] else {
            others |= !matches!(body.insts[inst], Inst::Invalid);
            continue;
        };
        // A phi in the wrong place has predecessors all the same.
        if others && !std::mem::replace(&mut late, true) {
            let d = cx.error(
                "E0305",
                NodeRef::Statement(body, inst, InstPart::Opcode),
                "PHI nodes not grouped at top of basic block",
            );
            let other = |inst: &&InstId| !matches!(body.insts[**inst], Inst::Phi { .. } | Inst::Invalid);
            let first = body.blocks[block].insts.iter().find(other).unwrap_or(&inst);
            cx.report(d.label(body.span(*first), "the first other instruction of the block"));
        }
        let edges = edges.get_or_insert_with(|| {
            let mut edges = Edges::default();
            graph.predecessors[block].iter().for_each(|p| *edges.entry(*p).or_default() += 1);
            edges
        });
        if !damaged {
            phi(cx, body, (block, inst), incoming, (edges, known, sound));
        }
    }
}

fn phi<'a>(
    cx: &mut VerifierContext<'a>,
    body: &'a Body,
    (block, inst): (BlockId, InstId),
    incoming: &[(Operand, BlockId)],
    (edges, known, sound): (&Edges, &SecondaryMap<BlockId, bool>, &OnceCell<bool>),
) {
    let place = |part| NodeRef::Statement(body, inst, part);
    // First entry and number of entries for each incoming block.
    let mut named: FxHashMap<BlockId, (usize, usize)> = FxHashMap::default();
    for (n, (value, from)) in incoming.iter().enumerate() {
        if !edges.contains_key(from) {
            cx.has_damage |= !known[*from];
            if known[*from] && *sound.get_or_init(|| is_sound(body)) {
                let d = cx.error(
                    "E0307",
                    place(InstPart::Target(n)),
                    format!("{} is not a predecessor of {}", block_name(body, *from), block_name(body, block)),
                );
                cx.report(
                    d.label(body.span(*body.blocks[*from].insts.last().unwrap_or(&inst)), "it branches elsewhere"),
                );
            }
            continue;
        }
        let (first, count) = named.entry(*from).or_insert((n, 0));
        *count += 1;
        if incoming[*first].0 != *value {
            let first = *first;
            let d = cx.error(
                "E0308",
                place(InstPart::Operand(n)),
                format!("PHI node has different values for edges from {}", block_name(body, *from)),
            );
            let span = cx.span(place(InstPart::Operand(first)), &[]);
            cx.report(d.label(span, "the first one"));
        }
    }
    // The value for a predecessor that seems to be missing may belong to an undefined label.
    if incoming.iter().any(|(_, from)| !known[*from]) {
        return;
    }
    for (pred, edges) in edges {
        let count = named.get(pred).map_or(0, |(_, count)| *count);
        if count == *edges || !sound.get_or_init(|| is_sound(body)) {
            continue;
        }
        let message = match count {
            0 => format!("PHI node has no value for the edge from {}", block_name(body, *pred)),
            _ => format!(
                "PHI node should have one entry for each edge from {}: {edges}, not {count}",
                block_name(body, *pred)
            ),
        };
        let d = cx.error("E0306", place(InstPart::Whole), message);
        let branch = body.blocks[*pred].insts.last().map(|i| body.span(*i)).unwrap_or_default();
        cx.report(d.label(branch, "the edge starts here"));
    }
}

/// Returns block and index of every instruction in a body.
pub(crate) fn positions(body: &Body) -> SecondaryMap<InstId, Option<(BlockId, u32)>> {
    let mut positions = SecondaryMap::new();
    positions.resize(body.insts.len());
    for &block in &body.layout {
        for (n, &inst) in body.blocks[block].insts.iter().enumerate() {
            positions[inst] = Some((block, n as u32));
        }
    }
    positions
}

#[cfg(test)]
mod tests {
    use crate::ir::inst::CallConv;
    use crate::ir::{AttrSet, Block, Body, Function, GlobalKind, GlobalValue, Inst, Module, Name, Type};
    use crate::source::{SourceMap, Span};
    use crate::verify::Options;
    use crate::verify::verify;

    /// Builds a module with one function of one block, without text.
    fn module(insts: Vec<Inst>) -> Module {
        let (mut module, mut body) = (Module::default(), Body::default());
        let insts = insts.into_iter().map(|inst| body.insts.push(inst)).collect();
        let block = body.blocks.push(Block { name: None, span: Span::default(), insts });
        body.layout.push(block);
        let ty = module.types.function(Type::VOID, [], false);
        let function = Function {
            ret: Type::VOID,
            ret_attrs: AttrSet::NONE,
            params: Vec::new(),
            varargs: false,
            ty,
            cc: CallConv::default(),
            attrs: AttrSet::NONE,
            personality: None,
            header_span: Span::default(),
            body: Some(body),
            implicit: false,
            written: None,
        };
        module.globals.push(GlobalValue {
            kind: GlobalKind::Function(Box::new(function)),
            ..GlobalValue::undeclared(Name::Text("f".into()), Span::default())
        });
        module
    }

    fn codes(insts: Vec<Inst>) -> Option<Vec<&'static str>> {
        let found = verify(module(insts), &SourceMap::new(), Options::default());
        found.err().map(|list| list.iter().map(|d| d.code).collect())
    }

    #[test]
    fn terminators_stand_at_the_end_only() {
        assert_eq!(codes(vec![Inst::Ret(None)]), None);
        // The parser starts a new block after a terminator; other producers of modules may not.
        assert_eq!(codes(vec![Inst::Ret(None), Inst::Ret(None)]), Some(vec!["E0301"]));
        assert_eq!(codes(vec![]), Some(vec!["E0301"]));
    }

    #[test]
    fn damaged_blocks_are_not_checked_or_reported() {
        assert_eq!(codes(vec![Inst::Invalid]), Some(vec![]));
        assert_eq!(codes(vec![Inst::Invalid, Inst::Ret(None)]), Some(vec![]));
    }
}

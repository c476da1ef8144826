//! The current form of an obsolete spelling, in the types of its own line.

use crate::ir::upgrade::obsolete_syntax::ObsoleteSyntax;
use crate::ir::{Body, Inst, InstId, Module, Type, TypeKind};
use crate::source::{Source, Span};
use crate::verify::context::{NodeRef, VerifierContext};
use crate::verify::operand_spans::InstPart;
use rustc_hash::FxHashMap;

/// What replaces an obsolete spelling.
pub(super) struct Rewrite {
    /// The remedy.
    pub help: String,
    /// Edits that make it; empty if it is not certain.
    pub edits: Vec<(Span, String)>,
}

/// Finds the replacements of obsolete spellings.
pub(super) struct Rewriter<'c, 'a> {
    cx: &'c VerifierContext<'a>,
    /// Instructions with an obsolete spelling, by the start of their statement.
    insts: FxHashMap<u32, (&'a Body, InstId)>,
}

impl<'c, 'a> Rewriter<'c, 'a> {
    pub fn new(cx: &'c VerifierContext<'a>, all: &[(ObsoleteSyntax, Span)]) -> Self {
        let mut insts = FxHashMap::default();
        let wanted: FxHashMap<u32, ()> = all.iter().map(|(_, span)| (span.lo, ())).collect();
        let module: &'a Module = cx.module;
        for (_, _, body) in module.definitions() {
            for inst in body.insts.keys().filter(|inst| wanted.contains_key(&body.span(*inst).lo)) {
                // Of instructions that stand for one statement, the last is the statement's own.
                insts.insert(body.span(inst).lo, (body, inst));
            }
        }
        Rewriter { cx, insts }
    }

    /// Returns what replaces a spelling at its place; `None` if only the general remedy is known.
    pub fn find(&self, spelling: ObsoleteSyntax, span: Span) -> Option<Rewrite> {
        let source = self.cx.sources.find(span.lo)?;
        let text = source.slice(span);
        match spelling {
            ObsoleteSyntax::Load | ObsoleteSyntax::GetElementPtr => self.accessed(source, span),
            ObsoleteSyntax::FloatArithmetic => {
                let word = text.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or("");
                let start = Span::new(span.lo, span.lo);
                Some(Rewrite { help: format!("write `f{word}`"), edits: vec![(start, "f".into())] })
            }
            ObsoleteSyntax::VolatileFirst => {
                let at = word_at(text, "volatile")?;
                let word = text[at + "volatile".len()..].split_ascii_whitespace().next()?;
                let end = at + text[at..].find(word)? + word.len();
                let new = format!("{word} volatile");
                let place = Span::new(span.lo + at as u32, span.lo + end as u32);
                Some(Rewrite { help: format!("write `{new}`"), edits: vec![(place, new)] })
            }
            ObsoleteSyntax::ShiftAmount => self.shift_amount(text, span),
            ObsoleteSyntax::OneOrdering => {
                let ordering = text.split_ascii_whitespace().last()?;
                let failure = match ordering {
                    "seq_cst" => "seq_cst",
                    "acq_rel" | "acquire" => "acquire",
                    "release" | "monotonic" => "monotonic",
                    _ => return None,
                };
                let help = format!("write the failure ordering too: `{ordering} {failure}`");
                let end = span.lo + text.trim_end().len() as u32;
                Some(Rewrite { help, edits: vec![(Span::new(end, end), format!(" {failure}"))] })
            }
            _ => None,
        }
    }

    /// Rewrites `load i32* %p` as `load i32, ptr %p`.
    fn accessed(&self, source: &Source, span: Span) -> Option<Rewrite> {
        let (body, inst) = *self.insts.get(&span.lo)?;
        let (pointer, old) = match &body.insts[inst] {
            Inst::Load { old, ptr_ty, .. } => (*ptr_ty, *old),
            Inst::Gep { old, base_ty, .. } => (*base_ty, *old),
            _ => return None,
        };
        let TypeKind::Ptr { pointee: Some(pointee), addrspace } = *self.cx.kind(pointer) else { return None };
        if !old {
            return None;
        }
        let part = |part| self.cx.span(NodeRef::Statement(body, inst, part), &[]);
        let (place, operand) = (part(InstPart::Type(1)), part(InstPart::Operand(0)));
        let written = source.slice(place);
        if !written.ends_with('*') || written.contains('=') || operand.lo < place.hi {
            return None;
        }
        let new = match self.cx.module.spells_pointees {
            true => format!("{}, {written}", self.cx.module.types.display(pointee)),
            false => {
                let space = if addrspace == 0 { String::new() } else { format!(" addrspace({addrspace})") };
                format!("{}, ptr{space}", self.opaque(pointee)?)
            }
        };
        let operand = source.slice(Span::new(place.hi, operand.hi));
        let opcode = body.insts[inst].opcode();
        Some(Rewrite { help: format!("write `{opcode} {new}{operand}`"), edits: vec![(place, new)] })
    }

    /// Returns the text of a type with opaque pointers; `None` if pointers are inside of it.
    fn opaque(&self, ty: Type) -> Option<String> {
        match self.cx.kind(ty) {
            TypeKind::Ptr { addrspace: 0, .. } => Some("ptr".into()),
            TypeKind::Ptr { addrspace, .. } => Some(format!("ptr addrspace({addrspace})")),
            _ => Some(self.cx.module.types.display(ty)).filter(|shown| !shown.contains('*')),
        }
    }

    /// Rewrites `shl i32 %x, i8 3` as `shl i32 %x, 3`.
    fn shift_amount(&self, text: &str, span: Span) -> Option<Rewrite> {
        let (body, inst) = *self.insts.get(&span.lo)?;
        let Inst::Binary { ty, .. } = &body.insts[inst] else { return None };
        let start = text.rfind(',')? + 1;
        let start = start + text[start..].len() - text[start..].trim_start().len();
        let (from, amount) = text[start..].trim_end().split_once([' ', '\t'])?;
        let (amount, to) = (amount.trim_start(), self.cx.module.types.display(*ty));
        if !amount.is_empty() && amount.bytes().all(|b| b.is_ascii_digit()) {
            let place = Span::new(span.lo + start as u32, span.lo + (text.trim_end().len() - amount.len()) as u32);
            return Some(Rewrite { help: format!("write `{amount}`"), edits: vec![(place, String::new())] });
        }
        let width = |ty: &str| ty.strip_prefix('i').and_then(|width| width.parse::<u32>().ok());
        let opcode = if width(from)? < width(&to)? { "zext" } else { "trunc" };
        let help = match opcode {
            "zext" => format!("write `zext {from} {amount} to {to}` before it"),
            _ => format!("write `trunc {from} {amount} to {to}` before it, if the amount is below {}", width(&to)?),
        };
        Some(Rewrite { help, edits: Vec::new() })
    }
}

/// Returns the position of a word in a text.
fn word_at(text: &str, word: &str) -> Option<usize> {
    let part = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'$' | b'-' | b'%' | b'"');
    text.match_indices(word).map(|(at, _)| at).find(|at| {
        let before = at.checked_sub(1).is_some_and(|n| part(text.as_bytes()[n]));
        let after = text.as_bytes().get(at + word.len()).is_some_and(|b| part(*b));
        !before && !after
    })
}

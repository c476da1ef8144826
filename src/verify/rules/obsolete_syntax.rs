//! Obsolete syntax that current LLVM rejects: errors with `--strict`, and warnings in modules that are otherwise
//! current.

use crate::diagnostic::Diagnostic;
use crate::ir::inst::{CallInfo, Ordering};
use crate::ir::upgrade::obsolete_syntax::ObsoleteSyntax;
use crate::ir::{Body, Constant, GlobalKind, GlobalValue, Inst, InstId, Module, Type, TypeKind, is_name_byte};
use crate::parse::operand_spans::InstPart;
use crate::source::{Source, SourceMap, Span};
use crate::verify::Dialect;
use crate::verify::context::{NodeRef, VerifierContext};
use crate::verify::rules::instructions::operands::InstChecker;
use rustc_hash::{FxHashMap, FxHashSet};

/// Whether obsolete spellings are errors.
pub(crate) fn is_strict(cx: &VerifierContext<'_>) -> bool {
    cx.options.strict && cx.options.dialect == Dialect::Llvm
}

/// Reports the first occurrence of each obsolete spelling.
pub(crate) fn check(cx: &mut VerifierContext<'_>) {
    if cx.module.obsolete_syntax.is_empty() || cx.options.dialect != Dialect::Llvm {
        return;
    }
    let strict = is_strict(cx);
    let mut all = cx.module.obsolete_syntax.clone();
    all.retain(|(spelling, _)| !spelling.is_read_with_pointees() || strict && !cx.module.uses_typed_pointers);
    if !strict && !uses_newer_syntax(cx, &all) {
        return;
    }
    let rewriter = Rewriter::new(cx, &all);
    rewriter.replace_opaque(&mut all);
    all.sort_by_key(|(_, span)| span.lo);
    let mut warned: Vec<ObsoleteSyntax> = Vec::new();
    let mut reports = Vec::new();
    for (spelling, span) in &all {
        if warned.contains(spelling) {
            continue;
        }
        warned.push(*spelling);
        let found = match strict {
            true => Diagnostic::error("E0264", *span, spelling.message()),
            false => Diagnostic::warning("W0211", *span, spelling.message()),
        };
        let places = rewriter.places(*spelling, &all);
        let rewrites: Vec<_> = places.iter().filter_map(|place| rewriter.find(*spelling, *place)).collect();
        let help = rewriter.find(*spelling, *span).map(|rewrite| rewrite.help);
        let mut found = found.help(help.as_deref().unwrap_or(spelling.help()));
        match places.len() {
            1 => {}
            2 => found = found.label(places[1], "and here"),
            3 => found = found.label(places[1], "and here, and in 1 more place"),
            n => found = found.label(places[1], format!("and here, and in {} more places", n - 2)),
        }
        let edits = rewrites.into_iter().flat_map(|rewrite| rewrite.edits);
        reports.push(edits.fold(found, |found, (place, text)| found.fix(place, text)));
    }
    reports.into_iter().for_each(|found| cx.report(found));
}

/// Drops warnings about obsolete syntax on lines with an error.
pub(crate) fn drop_on_error_lines(found: &mut Vec<Diagnostic>, sources: &SourceMap) {
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

/// Whether a module is otherwise written for a later LLVM: it uses `ptr`, or its only obsolete syntax is floating-point
/// arithmetic or a shift by another type, which are common mistakes, or only some of its accesses name the accessed
/// type. In a consistently old module, obsolete syntax is intentional.
fn uses_newer_syntax(cx: &VerifierContext<'_>, old: &[(ObsoleteSyntax, Span)]) -> bool {
    let is_arithmetic = |spelling| matches!(spelling, ObsoleteSyntax::FloatArithmetic | ObsoleteSyntax::ShiftAmount);
    let arithmetic = || old.iter().all(|(spelling, _)| is_arithmetic(*spelling));
    let is_access = |spelling| matches!(spelling, ObsoleteSyntax::Load | ObsoleteSyntax::GetElementPtr);
    let mixed = || old.iter().any(|(spelling, _)| is_access(*spelling)) && names_accessed_type(cx.module);
    mixed() || !cx.module.uses_typed_pointers && (cx.opaque || arithmetic())
}

/// Whether an access names the accessed type, as required since LLVM 3.7.
fn names_accessed_type(module: &Module) -> bool {
    let is_named = |inst: &Inst| match inst {
        Inst::Load { old, .. } | Inst::Gep { old, .. } => !old,
        _ => false,
    };
    module.definitions().any(|(_, _, body)| body.insts.values().any(is_named))
}

/// Checks a call that has a pointer to a function type before the callee.
pub(crate) fn call(at: &mut InstChecker<'_, '_>, call: &CallInfo) {
    if !is_strict(at.cx) {
        return;
    }
    let TypeKind::Function { ret, .. } = at.cx.kind(call.fn_ty) else { return };
    let TypeKind::Ptr { pointee: Some(pointee), .. } = at.cx.kind(call.written) else { return };
    if *ret != call.written && matches!(at.cx.kind(*pointee), TypeKind::Function { .. }) {
        let spelling = ObsoleteSyntax::PointerToCallee;
        at.error("E0264", InstPart::Type(0), spelling.message(), spelling.help());
    }
}

/// Replacement of an obsolete spelling.
struct Rewrite {
    /// The remedy.
    help: String,
    /// Edits that replace it; empty if the replacement is uncertain.
    edits: Vec<(Span, String)>,
}

/// Finds the replacements of obsolete spellings.
struct Rewriter<'c, 'a> {
    cx: &'c VerifierContext<'a>,
    /// Instructions with obsolete syntax, by the start of their statement.
    insts: FxHashMap<u32, (&'a Body, InstId)>,
    /// All accesses without the accessed type, in the order of the text.
    accesses: Vec<(ObsoleteSyntax, Span)>,
    /// The same through opaque pointers. These are separate errors (E0222), since no version of LLVM accepts them.
    opaque: FxHashSet<Span>,
}

impl<'c, 'a> Rewriter<'c, 'a> {
    fn new(cx: &'c VerifierContext<'a>, all: &[(ObsoleteSyntax, Span)]) -> Self {
        let (mut insts, mut accesses, mut opaque) = (FxHashMap::default(), Vec::new(), FxHashSet::default());
        let wanted: FxHashSet<u32> = all.iter().map(|(_, span)| span.lo).collect();
        let module: &'a Module = cx.module;
        for (_, _, body) in module.definitions() {
            for (inst, data) in &body.insts {
                let span = body.span(inst);
                let access = match data {
                    Inst::Load { old: true, ptr_ty, .. } => Some((ObsoleteSyntax::Load, *ptr_ty)),
                    Inst::Gep { old: true, base_ty, .. } => Some((ObsoleteSyntax::GetElementPtr, *base_ty)),
                    _ => None,
                };
                if let Some((spelling, pointer)) = access {
                    match cx.kind(pointer) {
                        TypeKind::Ptr { pointee: None, .. } => _ = opaque.insert(span),
                        _ => accesses.push((spelling, span)),
                    }
                }
                // If several instructions stand for one statement, the last one is the statement's own.
                if access.is_some() || wanted.contains(&span.lo) {
                    insts.insert(span.lo, (body, inst));
                }
            }
        }
        accesses.sort_by_key(|(_, span)| span.lo);
        Rewriter { cx, insts, accesses, opaque }
    }

    /// Replaces an access through an opaque pointer by the first other access with the same syntax, if any.
    fn replace_opaque(&self, all: &mut Vec<(ObsoleteSyntax, Span)>) {
        let mut replaced: Vec<(ObsoleteSyntax, Span)> = Vec::new();
        all.retain(|(spelling, span)| {
            let is_opaque = self.opaque.contains(span);
            if is_opaque {
                replaced.extend(self.accesses.iter().find(|(other, _)| other == spelling));
            }
            !is_opaque
        });
        all.extend(replaced);
    }

    /// Returns all known locations of a kind of obsolete syntax. `all` contains the first one.
    fn places(&self, spelling: ObsoleteSyntax, all: &[(ObsoleteSyntax, Span)]) -> Vec<Span> {
        let of = |list: &[(ObsoleteSyntax, Span)]| -> Vec<Span> {
            list.iter().filter(|(other, _)| *other == spelling).map(|(_, span)| *span).collect()
        };
        let first = of(all);
        let accesses = of(&self.accesses);
        if first.len() == 1 && accesses.contains(&first[0]) { accesses } else { first }
    }

    /// Returns the replacement of obsolete syntax at its location; `None` if there is only general help.
    fn find(&self, spelling: ObsoleteSyntax, span: Span) -> Option<Rewrite> {
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
            ObsoleteSyntax::Alias => self.alias(span),
            ObsoleteSyntax::OneOrdering => {
                let ordering = text.split_ascii_whitespace().last()?;
                let failure = Ordering::from_keyword(ordering)?.strongest_failure().keyword();
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
        let TypeKind::Ptr { pointee: Some(pointee), .. } = *self.cx.kind(pointer) else { return None };
        if !old {
            return None;
        }
        let part = |part| self.cx.span(NodeRef::Statement(body, inst, part), &[]);
        let (place, operand) = (part(InstPart::Type(1)), part(InstPart::Operand(0)));
        let written = source.slice(place);
        if !written.ends_with('*') || written.contains('=') || operand.lo < place.hi {
            return None;
        }
        let new = match self.cx.module.uses_typed_pointers {
            true => format!("{}, {written}", self.cx.module.types.display(pointee)),
            false => format!("{}, {}", self.opaque(pointee)?, self.opaque(pointer)?),
        };
        let operand = source.slice(Span::new(place.hi, operand.hi));
        let opcode = body.insts[inst].opcode();
        Some(Rewrite { help: format!("write `{opcode} {new}{operand}`"), edits: vec![(place, new)] })
    }

    /// Returns the text of a type with opaque pointers; `None` if it contains pointers in its interior.
    fn opaque(&self, ty: Type) -> Option<String> {
        match self.cx.kind(ty) {
            TypeKind::Ptr { addrspace: 0, .. } => Some("ptr".into()),
            TypeKind::Ptr { addrspace, .. } => Some(format!("ptr addrspace({addrspace})")),
            _ => Some(self.cx.module.types.display(ty)).filter(|shown| !shown.contains('*')),
        }
    }

    /// Rewrites `@b = alias i32* @a` as `@b = alias i32, ptr @a`.
    fn alias(&self, span: Span) -> Option<Rewrite> {
        let module = self.cx.module;
        let is_alias = |global: &&GlobalValue| global.span == span;
        let GlobalKind::Alias { target: (pointer, aliasee), .. } = module.globals.values().find(is_alias)?.kind else {
            return None;
        };
        let TypeKind::Ptr { pointee: Some(pointee), .. } = *self.cx.kind(pointer) else { return None };
        let Constant::Global(_, aliasee) = module.constants[aliasee] else { return None };
        let (content, pointer) = match module.uses_typed_pointers {
            true => (module.types.display(pointee), module.types.display(pointer)),
            false => (self.opaque(pointee)?, self.opaque(pointer)?),
        };
        let mut name = String::new();
        module.globals[aliasee].name.write(&mut name);
        Some(Rewrite { help: format!("write `alias {content}, {pointer} @{name}`"), edits: Vec::new() })
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
            return Some(Rewrite {
                help: format!("write the amount without its type: `{amount}`"),
                edits: vec![(place, String::new())],
            });
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
    let part = |b: u8| is_name_byte(b) || matches!(b, b'%' | b'"');
    text.match_indices(word).map(|(at, _)| at).find(|at| {
        let before = at.checked_sub(1).is_some_and(|n| part(text.as_bytes()[n]));
        let after = text.as_bytes().get(at + word.len()).is_some_and(|b| part(*b));
        !before && !after
    })
}

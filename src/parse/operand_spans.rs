//! Spans of the parts of statements and entities: operands, types, targets, elements of constants. Only reports need
//! them, so a module has the spans of whole statements and entities only; for a report, the text is parsed once more by
//! the rules of the grammar.
//!
//! A text that does not match the grammar, such as that of a damaged document, has no such spans; the report then
//! points to the whole statement or entity.

use super::grammar::{Pair, Rule, run_limited};
use super::recover::next_item;
use super::scan::{skip_blanks, word};
use crate::ir::Inst;
use std::ops::Range;

/// A part of a statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InstPart {
    /// The whole statement.
    Whole,
    /// The keyword of the instruction.
    Opcode,
    /// The name before `=`.
    Result,
    /// The n-th operand, in the order of [`Inst::for_each_operand`].
    Operand(usize),
    /// The n-th type:
    /// - of a cast, the destination type is the last;
    /// - of a load, the loaded type and the pointer type;
    /// - of a getelementptr, the source type and the pointer type.
    ///
    /// LLVM before 3.7 wrote the pointer type only; it stands for both there.
    Type(usize),
    /// The n-th block: successors in the order of [`Inst::for_each_target`], or incoming blocks of a phi.
    Target(usize),
    /// The value of the n-th switch case.
    Case(usize),
    /// The n-th index of an extractvalue or insertvalue.
    Index(usize),
}

/// Byte ranges of the parts of a statement.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InstSpans {
    opcode: Option<Range<usize>>,
    result: Option<Range<usize>>,
    operands: Vec<Range<usize>>,
    types: Vec<Range<usize>>,
    targets: Vec<Range<usize>>,
    cases: Vec<Range<usize>>,
    indices: Vec<Range<usize>>,
}

impl InstSpans {
    /// Parses the statement of an instruction.
    pub fn of_statement(text: &str, inst: &Inst) -> InstSpans {
        let mut spans = InstSpans::default();
        // Position from which the keyword is searched for.
        let mut before_opcode = 0;
        for part in run_limited(Rule::statement, text).into_iter().flat_map(Pair::into_inner) {
            let span = range(&part);
            match part.as_rule() {
                Rule::local => {
                    before_opcode = skip_blanks(text, span.end) + "=".len();
                    spans.result = Some(span);
                }
                Rule::tail | Rule::volatile => before_opcode = span.end,
                // They become calls, with other operands.
                Rule::malloc | Rule::free => {}
                _ => {
                    let start = skip_blanks(text, before_opcode);
                    spans.opcode = Some(start..start + word(&text[start..]).len());
                    part.into_inner().for_each(|part| spans.add(text, part));
                }
            }
        }
        match inst {
            Inst::Load { old: true, .. } | Inst::Gep { old: true, .. } => {
                spans.types.splice(0..0, spans.types.first().cloned());
            }
            Inst::Switch { .. } => spans.cases = spans.operands.split_off(spans.operands.len().min(1)),
            _ => {}
        }
        spans
    }

    /// Adds a part of an instruction. The rules list the parts in the order of the operands of the instruction.
    fn add(&mut self, text: &str, part: Pair<'_>) {
        let span = range(&part);
        match part.as_rule() {
            Rule::ty | Rule::return_void => self.types.push(span),
            Rule::local => self.targets.push(span),
            Rule::integer => self.indices.push(span),
            Rule::metadata_operand => {
                let ty = span.start..span.start + "metadata".len();
                self.operands.push(skip_blanks(text, ty.end)..span.end);
                self.types.push(ty);
            }
            Rule::clause | Rule::bundle => part.into_inner().for_each(|part| self.add(text, part)),
            rule if is_value(rule) => self.operands.push(span),
            _ => {}
        }
    }

    /// Returns the byte range of a part.
    pub fn get(&self, part: InstPart) -> Option<Range<usize>> {
        match part {
            InstPart::Whole => None,
            InstPart::Opcode => self.opcode.clone(),
            InstPart::Result => self.result.clone(),
            InstPart::Operand(n) => self.operands.get(n).cloned(),
            InstPart::Type(n) => self.types.get(n).cloned(),
            InstPart::Target(n) => self.targets.get(n).cloned(),
            InstPart::Case(n) => self.cases.get(n).cloned(),
            InstPart::Index(n) => self.indices.get(n).cloned(),
        }
    }
}

/// Returns the ranges of all operands, in the order of [`Inst::for_each_operand`]; `None` for those not found.
pub fn operand_spans(text: &str, inst: &Inst) -> Vec<Option<Range<usize>>> {
    let spans = InstSpans::of_statement(text, inst);
    let mut count = 0;
    inst.for_each_operand(|_, _| count += 1);
    (0..count).map(|n| spans.get(InstPart::Operand(n))).collect()
}

fn range(pair: &Pair<'_>) -> Range<usize> {
    let span = pair.as_span();
    span.start()..span.end()
}

fn shifted(range: Range<usize>, by: usize) -> Range<usize> {
    range.start + by..range.end + by
}

/// Whether a rule is an alternative of `value`.
fn is_value(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::simple
            | Rule::string_constant
            | Rule::array
            | Rule::struct_constant
            | Rule::packed_struct
            | Rule::vector
            | Rule::splat
            | Rule::block_address
            | Rule::marked_global
            | Rule::inline_asm
            | Rule::pointer_auth
            | Rule::expression
    )
}

// ---------------------------------------------------------------------------------------------------------------- Entities

/// Returns the lines of the first entity of a text.
fn first_entity(text: &str) -> &str {
    &text[..next_item(text, 0)]
}

/// Returns the type of a global variable or of an alias, in a text that starts at its name. For an alias without a
/// type, returns its target.
pub fn variable_type_span(text: &str) -> Option<Range<usize>> {
    let text = first_entity(text);
    match run_limited(Rule::variable_head, text) {
        Some(head) => first(head, |rule| rule == Rule::ty),
        None => first(run_limited(Rule::alias, text)?, |rule| rule == Rule::ty || is_value(rule)),
    }
}

/// Returns the initializer of a global variable, or the target of an alias, in a text that starts at its name. Must
/// only be called if there is one; otherwise the result may be the start of the next entity.
pub fn initializer_span(text: &str) -> Option<Range<usize>> {
    let text = first_entity(text);
    match run_limited(Rule::variable_head, text) {
        Some(head) => {
            let end = range(&head).end;
            run_limited(Rule::value, &text[end..]).map(|value| shifted(range(&value), end))
        }
        None => first(run_limited(Rule::alias, text)?, is_value),
    }
}

/// Returns return type and parameter types of a function header, in a text that starts at `define` or `declare`. The
/// end of the header may be missing.
pub fn header_spans(text: &str) -> Option<(Range<usize>, Vec<Range<usize>>)> {
    let parts = run_limited(Rule::header, text)?.into_inner();
    let mut types = parts.filter(|part| part.as_rule() == Rule::ty).map(|part| range(&part));
    Some((types.next()?, types.collect()))
}

/// Returns the personality in a function header.
pub fn personality_span(text: &str) -> Option<Range<usize>> {
    let mut parts = run_limited(Rule::header, text)?.into_inner();
    first(parts.find(|part| part.as_rule() == Rule::personality)?, is_value)
}

/// Returns the type after `%name = type`; the text starts at the name.
pub fn named_type_span(text: &str) -> Option<Range<usize>> {
    first(run_limited(Rule::type_definition, first_entity(text))?, |rule| matches!(rule, Rule::ty | Rule::opaque))
}

/// Returns the first part of a match that has one of the wanted rules.
fn first(pair: Pair<'_>, is_wanted: impl Fn(Rule) -> bool) -> Option<Range<usize>> {
    pair.into_inner().find(|part| is_wanted(part.as_rule())).map(|part| range(&part))
}

// ----------------------------------------------------------------------------------------- Components of types and constants

/// Returns the component of a written type at a path of indices. Index 0 is the element type or pointee; index n of a
/// struct is its n-th field. For a function type, 0 is the return type and n the n-th parameter.
pub fn type_part(text: &str, range: Range<usize>, path: &[usize]) -> Option<Range<usize>> {
    path.iter().try_fold(range, |range, step| {
        let part = type_child(text.get(range.clone())?, *step)?;
        Some(shifted(part, range.start))
    })
}

fn type_child(text: &str, step: usize) -> Option<Range<usize>> {
    let mut parts: Vec<Pair<'_>> = run_limited(Rule::type_tree, text)?.into_inner().collect();
    parts.retain(|part| part.as_rule() != Rule::EOI);
    let last = parts.pop()?;
    match last.as_rule() {
        Rule::star => {
            // The address space is a suffix of the pointer.
            parts.pop_if(|part| part.as_rule() == Rule::addrspace);
            (step == 0).then_some(())?;
            Some(range(parts.first()?).start..range(parts.last()?).end)
        }
        Rule::params if step == 0 => Some(range(parts.first()?).start..range(parts.last()?).end),
        Rule::params => types(last).nth(step - 1),
        // An array or a vector has one type.
        _ => types(last).nth(step),
    }
}

/// Returns the ranges of the types that a type is composed of.
fn types(whole: Pair<'_>) -> impl Iterator<Item = Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for part in whole.into_inner() {
        match (part.as_rule(), found.last_mut()) {
            (Rule::star | Rule::params | Rule::addrspace, Some(ty)) => ty.end = range(&part).end,
            (Rule::integer | Rule::vscale | Rule::ellipsis | Rule::string, _) => {}
            _ => found.push(range(&part)),
        }
    }
    found.into_iter()
}

/// Returns the element of a constant at a path of indices, in the order of
/// [`crate::ir::Constant::for_each_part`].
pub fn constant_part(text: &str, range: Range<usize>, path: &[usize]) -> Option<Range<usize>> {
    path.iter().try_fold(range, |range, step| constant_child(text, range, *step).map(|(_, value)| value))
}

/// Returns the type of the element of a constant at a path of indices, as it is written before the element.
pub fn constant_part_type(text: &str, range: Range<usize>, path: &[usize]) -> Option<Range<usize>> {
    let (last, before) = path.split_last()?;
    let range = constant_part(text, range, before)?;
    constant_child(text, range, *last).map(|(ty, _)| ty)
}

/// Returns type and value of an element.
fn constant_child(text: &str, range: Range<usize>, step: usize) -> Option<(Range<usize>, Range<usize>)> {
    let constant = run_limited(Rule::value, text.get(range.clone())?)?;
    let mut elements = Vec::new();
    let mut ty = None;
    for part in constant.into_inner() {
        // The operands of expressions have a rule of their own; the source type of a `getelementptr` is one without a
        // value.
        let is_operand = part.as_rule() == Rule::expression_operand;
        let parts = if is_operand { part.into_inner().collect() } else { vec![part] };
        for part in parts {
            match part.as_rule() {
                Rule::ty => ty = Some(self::range(&part)),
                rule if is_value(rule) => elements.push((ty.take()?, self::range(&part))),
                _ => {}
            }
        }
    }
    let (ty, value) = elements.into_iter().nth(step)?;
    Some((shifted(ty, range.start), shifted(value, range.start)))
}

//! Metadata, debug records and use-list orders: kept as text with one spelling of blanks, and with the values in it.

use super::build::{Build, name};
use super::function::FunctionBuilder;
use super::grammar::{self, Pair, Rule};
use super::recover::is_name_byte;
use crate::diagnostic::Diagnostic;
use crate::ir::{MetaText, Operand, Piece, UseListOrder, UsesOf};
use std::sync::Arc;

/// Text as LLVM spaces it: comments gone, one blank after `,` and `:`, around `=`, and wherever else there were any, but
/// none inside brackets at their ends. Old nodes lose the `metadata` before their parts if `old` says so.
pub fn tidy(text: &str, old: bool) -> Arc<str> {
    let mut tidy = Tidy::default();
    let mut at = 0;
    while at < text.len() {
        at = tidy.token(text, at);
        if old && tidy.ends_with_word("metadata") && text[at..].trim_start().starts_with('!') {
            tidy.out.truncate(tidy.out.len() - "metadata".len());
            tidy.blank = false;
        }
    }
    tidy.out.trim_end().into()
}

/// The text written so far.
#[derive(Default)]
struct Tidy {
    out: String,
    /// Whether there was a blank that may matter.
    blank: bool,
}

impl Tidy {
    /// Copies one token, or passes over blanks. Where the next one starts.
    fn token(&mut self, text: &str, at: usize) -> usize {
        let rest = &text[at..];
        let first = rest.as_bytes()[0];
        let length = match first {
            b' ' | b'\t' | b'\r' | b'\n' => {
                self.blank = true;
                return at + 1;
            }
            b';' => {
                self.blank = true;
                return at + rest.find('\n').unwrap_or(rest.len());
            }
            b'"' => rest[1..].find('"').map_or(rest.len(), |n| n + 2),
            b if is_name_byte(b) => rest.bytes().position(|b| !is_name_byte(b)).unwrap_or(rest.len()),
            _ => rest.chars().next().map_or(1, char::len_utf8),
        };
        self.space(first);
        self.out.push_str(&rest[..length]);
        at + length
    }

    /// A blank before what starts with `next`, if one belongs there.
    fn space(&mut self, next: u8) {
        let blank = std::mem::take(&mut self.blank);
        let last = self.out.bytes().last();
        let wanted = match (last, next) {
            (None | Some(b'(' | b'{' | b'[' | b'<' | b'!'), _) | (_, b')' | b'}' | b']' | b'>' | b',' | b':') => false,
            (Some(b',' | b':' | b'=' | b'|'), _) | (_, b'=' | b'|') => true,
            _ => blank,
        };
        if wanted {
            self.out.push(' ');
        }
    }

    fn ends_with_word(&self, word: &str) -> bool {
        let before = self.out.strip_suffix(word);
        before.is_some_and(|b| {
            !b.bytes().last().is_some_and(|b| is_name_byte(b) || matches!(b, b'"' | b'!' | b'%' | b'@'))
        })
    }

    /// Whether a value with its type may stand next.
    fn value_may_follow(&self) -> bool {
        let out = self.out.trim_end();
        out.is_empty() || out.ends_with(['(', ',', '{']) || self.ends_with_word("metadata")
    }
}

/// Text of a function body in which values may stand. `start` says that it may start with one.
pub fn pieces<'s>(build: &mut Build<'s>, function: &mut FunctionBuilder<'s>, text: &'s str, start: bool) -> MetaText {
    let mut pieces = Vec::new();
    let mut tidy = Tidy::default();
    let mut at = 0;
    // `out` is emptied at each value; what came before it says no more than that.
    let mut after_value = !start;
    while at < text.len() {
        let first = text.as_bytes()[at];
        let blank = matches!(first, b' ' | b'\t' | b'\r' | b'\n' | b';');
        let fresh = tidy.out.is_empty() && after_value;
        if !blank
            && !fresh
            && !matches!(first, b'!' | b')' | b'}' | b',' | b'"' | b'(' | b'@')
            && !text[at..].starts_with("metadata")
            && tidy.value_may_follow()
            && let Some(node) = grammar::run(Rule::typed_value, &text[at..])
        {
            let length = node.as_str().len();
            tidy.space(first);
            if !tidy.out.is_empty() {
                pieces.push(Piece::Text(std::mem::take(&mut tidy.out).into()));
            }
            pieces.push(typed(build, function, node));
            at += length;
            after_value = true;
            continue;
        }
        if fresh && !blank {
            // What follows a value right away is a bracket or a comma.
            tidy.blank = false;
        }
        at = tidy.token(text, at);
    }
    if !tidy.out.is_empty() {
        pieces.push(Piece::Text(tidy.out.into()));
    }
    pieces.into()
}

fn typed<'s>(build: &mut Build<'s>, function: &mut FunctionBuilder<'s>, node: Pair<'s>) -> Piece {
    let mut parts = node.into_inner();
    let ty = parts.next().map_or(crate::ir::Type::INVALID, |p| build.ty(p.as_str()));
    match parts.next() {
        Some(value) => Piece::Typed(ty, operand(build, function, value, ty)),
        None => Piece::Text("".into()),
    }
}

fn operand<'s>(
    build: &mut Build<'s>,
    function: &mut FunctionBuilder<'s>,
    node: Pair<'s>,
    ty: crate::ir::Type,
) -> Operand {
    let text = node.as_str();
    if node.as_rule() == Rule::simple && text.starts_with('%') {
        return Operand::Value(function.use_value(build, text));
    }
    Operand::Const(build.value(node, ty))
}

/// A use-list order in a body.
pub fn use_list_order<'s>(build: &mut Build<'s>, function: &mut FunctionBuilder<'s>, node: Pair<'s>) {
    if let Some(order) = read_use_list_order(build, Some(&mut *function), node) {
        function.body.records.use_list_orders.push(order);
    }
}

/// A use-list order at the top level.
pub fn use_list_order_item<'s>(build: &mut Build<'s>, node: Pair<'s>) {
    if let Some(order) = read_use_list_order(build, None, node) {
        build.module.use_list_orders.push(order);
    }
}

fn read_use_list_order<'s>(
    build: &mut Build<'s>,
    mut function: Option<&mut FunctionBuilder<'s>>,
    node: Pair<'s>,
) -> Option<UseListOrder> {
    let text = node.as_str();
    let mut of = None;
    let mut of_function = None;
    let mut ty = crate::ir::Type::INVALID;
    let mut order: Vec<u32> = Vec::new();
    for part in node.into_inner() {
        let token = part.as_str();
        match part.as_rule() {
            Rule::global_name => of_function = Some(build.use_global(token)),
            Rule::local => {
                of = match (of_function, &mut function) {
                    (Some(global), _) => Some(UsesOf::BlockOf(global, name(&token[1..]))),
                    (None, Some(function)) => Some(UsesOf::Block(function.use_block(build, token))),
                    (None, None) => {
                        build.error(
                            "E0147",
                            token,
                            "a label belongs to a function: write `uselistorder_bb @function, %label`",
                        );
                        None
                    }
                }
            }
            Rule::integer => order.push(build.integer(token, "index").unwrap_or(u32::MAX)),
            Rule::ty => ty = build.ty(token),
            _ => {
                of = Some(UsesOf::Value(
                    ty,
                    match &mut function {
                        Some(function) => operand(build, function, part, ty),
                        None => Operand::Const(build.value(part, ty)),
                    },
                ))
            }
        }
    }
    let brace = &text[text.rfind('{').unwrap_or(0)..];
    let span = build.span(brace);
    let mut refuse = |message: String| {
        let found = Diagnostic::error("E0147", span, message);
        build.report(
            found.help("the list says for each use which place it has: a permutation of 0, 1, … that is not sorted"),
        );
    };
    let mut seen = order.clone();
    seen.sort_unstable();
    let permutation = seen.iter().enumerate().all(|(n, place)| n as u32 == *place);
    if order.len() < 2 {
        refuse("expected >= 2 uselistorder indexes".into());
    } else if !permutation {
        refuse(format!("expected distinct uselistorder indexes in range [0, {})", order.len()));
    } else if seen == order {
        refuse("expected uselistorder indexes to change the order".into());
    }
    Some(UseListOrder { of: of?, order: order.into(), span: build.span(text) })
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn text_has_one_spelling() {
        let cases = [
            ("!0=distinct !{ !1 ,null,i32 7 }", "!0 = distinct !{!1, null, i32 7}"),
            ("!DILocation(line:3,column : 4 ; here\n, scope:!5)", "!DILocation(line: 3, column: 4, scope: !5)"),
            ("! { ! \"a  ;b\" }", "!{!\"a  ;b\"}"),
            ("flags: DIFlagA|DIFlagB", "flags: DIFlagA | DIFlagB"),
            (
                "!{i8* getelementptr inbounds ([2 x i8], [2 x i8]* @x, i32 0)}",
                "!{i8* getelementptr inbounds ([2 x i8], [2 x i8]* @x, i32 0)}",
            ),
        ];
        for (text, want) in cases {
            assert_eq!(&*tidy(text, false), want);
        }
        assert_eq!(
            &*tidy("!2 = metadata !{metadata !1, metadata !\"metadata\", i32 7}", true),
            "!2 = !{!1, !\"metadata\", i32 7}"
        );
    }
}

//! Metadata, debug records and use-list orders, which are kept as text with normalized white space, together with the
//! values that the text contains.

pub(super) mod items;

use super::diagnose::token::shorten;
use super::function_state::FunctionState;
use super::grammar::{self, Pair, Rule};
use super::module_state::{ModuleState, name, name_key};
use super::scan::{is_name_byte, line_end};
use crate::diagnostic::{Diagnostic, near_names};
use crate::ir::{MetaText, Operand, Piece, UseListOrder, UsesOf};
use std::sync::Arc;

/// Normalizes white space as LLVM prints it: removes comments, and leaves one blank after `,` and `:`, around `=`, and
/// wherever else there was white space, but none directly inside brackets. If `old`, removes the keyword `metadata`
/// before the operands of old nodes.
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

/// Text normalized so far.
#[derive(Default)]
struct Tidy {
    out: String,
    /// Whether white space was skipped that may have to be kept.
    blank: bool,
}

impl Tidy {
    /// Copies one token, or skips white space; returns the position of the next one.
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
                return line_end(text, at);
            }
            b'"' => rest[1..].find('"').map_or(rest.len(), |n| n + 2),
            b if is_name_byte(b) => rest.bytes().position(|b| !is_name_byte(b)).unwrap_or(rest.len()),
            _ => rest.chars().next().map_or(1, char::len_utf8),
        };
        self.space(first);
        self.out.push_str(&rest[..length]);
        at + length
    }

    /// Appends a blank before a token that starts with `next`, if needed.
    fn space(&mut self, next: u8) {
        let blank = std::mem::take(&mut self.blank);
        let last = self.out.bytes().last();
        let wanted = match (last, next) {
            (None | Some(b' ' | b'(' | b'{' | b'[' | b'<' | b'!'), _)
            | (_, b')' | b'}' | b']' | b'>' | b',' | b':') => false,
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

    /// Whether a typed value may follow.
    fn value_may_follow(&self) -> bool {
        let out = self.out.trim_end();
        out.is_empty() || out.ends_with(['(', ',', '{']) || self.ends_with_word("metadata")
    }
}

/// Splits text of a function body into text and values. `start`: whether it may start with a value.
pub fn pieces<'s>(
    state: &mut ModuleState<'s>,
    function: &mut FunctionState<'s>,
    text: &'s str,
    start: bool,
) -> MetaText {
    state.note_metadata(text);
    let mut pieces = Vec::new();
    let mut tidy = Tidy::default();
    let mut at = 0;
    // `out` is emptied at each value, so that the preceding text is not in it.
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
            pieces.push(typed(state, function, node));
            at += length;
            after_value = true;
            continue;
        }
        if fresh && !blank {
            // After a value, only a bracket or a comma can follow.
            tidy.blank = false;
        }
        at = tidy.token(text, at);
    }
    if !tidy.out.is_empty() {
        pieces.push(Piece::Text(tidy.out.into()));
    }
    pieces.into()
}

fn typed<'s>(state: &mut ModuleState<'s>, function: &mut FunctionState<'s>, node: Pair<'s>) -> Piece {
    let mut parts = node.into_inner();
    let ty = parts.next().map_or(crate::ir::Type::INVALID, |p| state.ty(p.as_str()));
    match parts.next() {
        Some(value) => Piece::Typed(ty, operand(state, function, value, ty)),
        None => Piece::Text("".into()),
    }
}

fn operand<'s>(
    state: &mut ModuleState<'s>,
    function: &mut FunctionState<'s>,
    node: Pair<'s>,
    ty: crate::ir::Type,
) -> Operand {
    let text = node.as_str();
    if node.as_rule() == Rule::simple && text.starts_with('%') {
        return Operand::Value(function.use_value(state, text));
    }
    Operand::Const(state.value(node, ty))
}

/// Adds a use-list order of a function body.
pub fn use_list_order<'s>(state: &mut ModuleState<'s>, function: &mut FunctionState<'s>, node: Pair<'s>) {
    if function.is_open() {
        state.error("E0147", node.as_str(), "use-list orders must follow the last instruction");
    }
    if let Some(order) = read_use_list_order(state, Some(&mut *function), node) {
        function.body.records.use_list_orders.push(order);
    }
}

/// Adds a top-level use-list order.
pub fn use_list_order_item<'s>(state: &mut ModuleState<'s>, node: Pair<'s>) {
    if let Some(order) = read_use_list_order(state, None, node) {
        state.module.use_list_orders.push(order);
    }
}

fn read_use_list_order<'s>(
    state: &mut ModuleState<'s>,
    mut function: Option<&mut FunctionState<'s>>,
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
            Rule::global_name => of_function = Some(state.use_global(token)),
            Rule::local => {
                of = match (of_function, &mut function) {
                    (Some(global), _) => Some(UsesOf::BlockOf(global, name(&token[1..]))),
                    (None, Some(function)) => Some(UsesOf::Block(function.use_block(state, token))),
                    (None, None) => {
                        state.error(
                            "E0147",
                            token,
                            "a label belongs to a function: write `uselistorder_bb @function, %label`",
                        );
                        None
                    }
                }
            }
            Rule::integer => order.push(state.integer(token, "index").unwrap_or(u32::MAX)),
            Rule::ty => ty = state.ty(token),
            _ => {
                of = Some(UsesOf::Value(
                    ty,
                    match &mut function {
                        Some(function) => operand(state, function, part, ty),
                        None => Operand::Const(state.value(part, ty)),
                    },
                ))
            }
        }
    }
    let brace = &text[text.rfind('{').unwrap_or(0)..];
    let span = state.span(brace);
    let mut refuse = |message: String| {
        let found = Diagnostic::error("E0147", span, message);
        state.report(found.help("the list gives the index of each use: a permutation of 0, 1, … that is not sorted"));
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
    Some(UseListOrder { of: of?, order: order.into(), span: state.span(text) })
}

/// Kinds of specialized nodes (LangRef "Specialized Metadata Nodes").
const KINDS: &[&str] = &[
    "DIArgList",
    "DIAssignID",
    "DIBasicType",
    "DICommonBlock",
    "DICompileUnit",
    "DICompositeType",
    "DIDerivedType",
    "DIEnumerator",
    "DIExpression",
    "DIFile",
    "DIFixedPointType",
    "DIGenericSubrange",
    "DIGlobalVariable",
    "DIGlobalVariableExpression",
    "DIImportedEntity",
    "DILabel",
    "DILexicalBlock",
    "DILexicalBlockFile",
    "DILocalVariable",
    "DILocation",
    "DIMacro",
    "DIMacroFile",
    "DIModule",
    "DINamespace",
    "DIObjCProperty",
    "DIStringType",
    "DISubprogram",
    "DISubrange",
    "DISubrangeType",
    "DISubroutineType",
    "DITemplateTypeParameter",
    "DITemplateValueParameter",
    "GenericDINode",
];

impl<'s> ModuleState<'s> {
    /// Records the nodes that a text mentions.
    pub fn note_metadata(&mut self, text: &'s str) {
        let bytes = text.as_bytes();
        let mut at = 0;
        while let Some(n) = bytes[at..].iter().position(|b| matches!(b, b'!' | b'"' | b';')) {
            at += n + 1;
            match bytes[at - 1] {
                b'"' => {
                    at = bytes[at..].iter().position(|b| *b == b'"').map_or(bytes.len(), |n| at + n + 1);
                    continue;
                }
                // A quote in a comment does not start a string.
                b';' => {
                    at = line_end(text, at);
                    continue;
                }
                _ => {}
            }
            let word = bytes[at..].iter().position(|b| !is_name_byte(*b)).map_or(&text[at..], |n| &text[at..at + n]);
            if let Ok(number) = word.parse() {
                self.kept.node_uses.entry(number).or_insert(&text[at - 1..at + word.len()]);
            } else if word.starts_with("DI")
                || !word.is_empty() && text[at + word.len()..].trim_start_matches([' ', '\t']).starts_with('(')
            {
                self.check_kind(word);
            }
            at += word.len();
        }
    }

    /// Returns the normalized text of `!dbg !7`, shared by all its occurrences.
    pub fn attachment(&mut self, text: &'s str) -> Arc<str> {
        if let Some(known) = self.attachments.get(text) {
            return known.clone();
        }
        let findings = self.diagnostics.len();
        self.note_metadata(text);
        let kept = tidy(text, false);
        // A malformed attachment is reported at each occurrence.
        if self.diagnostics.len() == findings {
            self.attachments.insert(text, kept.clone());
        }
        kept
    }

    fn check_kind(&mut self, word: &'s str) {
        if !KINDS.contains(&word) {
            let found =
                Diagnostic::error("E0153", self.span(word), format!("unknown metadata node kind `!{}`", shorten(word)));
            let near = if word.len() <= 40 { near_names(word, KINDS.iter().copied()) } else { Vec::new() };
            self.report(match near.first() {
                Some(near) => found.help(format!("did you mean `!{near}`?")),
                None => found,
            });
        }
    }

    /// Adds a definition: `!7 = distinct !{…}`, `!name = !{…}`.
    pub fn metadata_definition(&mut self, text: &'s str) {
        let Some((name, content)) = text.split_once('=') else { return };
        let name = name.trim_end();
        let content = content.trim_start();
        if content.starts_with("!DICompileUnit") {
            let found =
                Diagnostic::error("E0153", self.span(name), "missing 'distinct', required for !DICompileUnit()");
            self.report(found.help(format!("write `{name} = distinct {}`", "!DICompileUnit(…)")));
        }
        if let Ok(number) = name[1..].trim_start().parse()
            && let Some(first) = self.kept.nodes.insert(number, name)
        {
            let first = self.span(first);
            let found = Diagnostic::error("E0152", self.span(name), format!("Metadata id is already used: `{name}`"));
            self.report(found.label(first, "first defined here"));
        }
        self.note_metadata(content);
    }

    /// Warns of undefined nodes. They are not an error, since excerpts of modules are often published without
    /// them.
    pub fn check_metadata(&mut self) {
        if self.module.damaged {
            return;
        }
        let uses = std::mem::take(&mut self.kept.node_uses);
        let mut missing: Vec<(u32, &str)> =
            uses.into_iter().filter(|(number, _)| !self.kept.nodes.contains_key(number)).collect();
        missing.sort_unstable_by_key(|(_, token)| token.as_ptr());
        for (number, token) in missing {
            self.warn("W0105", token, format!("use of undefined metadata `!{number}`"));
        }
    }

    /// Adds a comdat definition: `$c = comdat any`.
    pub fn comdat_definition(&mut self, text: &'s str) {
        const SELECTIONS: [&str; 6] = ["any", "exactmatch", "largest", "nodeduplicate", "noduplicates", "samesize"];
        let name = &text[..super::scan::name_length(text)];
        let kind = text.rsplit(|c: char| c.is_whitespace()).next().unwrap_or("");
        if !SELECTIONS.contains(&kind) {
            let found = Diagnostic::error("E0151", self.span(kind), format!("unknown selection kind `{kind}`"));
            self.report(found.help("the kinds are any, exactmatch, largest, nodeduplicate and samesize"));
        }
        if let Some(first) = self.kept.comdats.insert(name_key(&name[1..]), name) {
            let first = self.span(first);
            let found = Diagnostic::error("E0151", self.span(name), format!("redefinition of comdat `{name}`"));
            self.report(found.label(first, "first defined here"));
        }
    }

    /// Records `comdat($c)` of a global; without a name, the comdat has the global's name.
    pub fn comdat_use(&mut self, text: &'s str, global: &'s str, defines: bool) {
        if !defines {
            self.error("E0151", text, "Declaration may not be in a Comdat");
        }
        let named = text.split_once('$').map(|(_, name)| name.trim_end_matches([')', ' ', '\t', '\n', '\r']));
        self.kept.comdat_uses.push((name_key(named.unwrap_or(&global[1..])), text));
    }

    /// Reports comdats that are used but not defined.
    pub fn check_comdats(&mut self) {
        if self.module.damaged {
            return;
        }
        for (name, text) in std::mem::take(&mut self.kept.comdat_uses) {
            if !self.kept.comdats.contains_key(&name) {
                let found = Diagnostic::error("E0151", self.span(text), format!("use of undefined comdat `${name}`"));
                self.report(found.help(format!("write `${name} = comdat any` at the top level")));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn text_has_one_spelling() {
        let cases = [
            ("!0=distinct !{ !1 ,null,i32 7 }", "!0 = distinct !{!1, null, i32 7}"),
            ("!DILocation(line:3,column : 4 ; here\n, scope:!5)", "!DILocation(line: 3, column: 4, scope: !5)"),
            ("!DILocation(line:3 ; here\r, column: 4)", "!DILocation(line: 3, column: 4)"),
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

//! Parser for LLVM assembly; produces an [`ir::Module`](crate::ir::Module).
//!
//! The text is parsed entity by entity, and a function body statement by statement: one rule of `grammar.pest` runs at
//! the current position, and the few pairs that it returns are converted to IR at once and dropped. A mismatch is one
//! error, after which parsing resumes at the next plausible statement or entity (`recover`); the position advances on
//! every path. Damaged text causes no follow-up errors: a damaged statement becomes [`Inst::Invalid`] and its name
//! counts as defined, and a damaged entity sets [`Module::damaged`].
//!
//! The syntax of all LLVM constructs is accepted, in old and new spellings: typed and opaque pointers, `load T* %p`,
//! `volatile load`, attributes in their earlier and current positions.
//!
//! Texts of several hundred kilobytes and more are split between functions and parsed on several threads (`parallel`).
//!
//! # Integer literals
//! A literal that fits its type as a signed or an unsigned number is accepted (`i8 255` is `i8 -1`). A literal that
//! fits 64 bits but not its type is truncated with a warning (W0103); LLVM truncates it silently. A literal that fits
//! neither its type nor 64 bits is an error (E0131), since truncating it cannot be intended.
//!
//! # Numbers of unnamed values
//! Unnamed parameters, the unlabeled entry block, unlabeled blocks and unnamed results are numbered from 0 in source
//! order. An explicit number other than the expected one is accepted with a warning (W0101): programs written for
//! courses leave gaps, go back, and do not number unnamed parameters or blocks. Explicit numbers win: an implicitly
//! numbered value or block loses its number to a definition that has it explicitly. Gaps are not reported in a module
//! that uses `ptr`, since LLVM accepts them as of opaque pointers.
//!
//! # Limits
//! Brackets nest at most 200 deep (E0105). At most 100 errors are reported, or as many as
//! [`SourceMap::allow_errors`](crate::source::SourceMap::allow_errors) allows (then E0107, and parsing stops), and 1000
//! warnings. Parsing time is linear in the length of the text.

mod attributes;
mod constant;
mod diagnose;
mod fast_path;
mod foreign_instructions;
mod function_state;
mod grammar;
mod literal;
mod metadata;
mod module_state;
mod nesting;
mod opcodes;
pub mod operand_spans;
mod parallel;
mod plain_header;
mod plain_variable;
mod recover;
mod scan;
mod statement;
mod text_constants;
mod top_level;
mod types;

#[cfg(test)]
mod tests;

use crate::diagnostic::{self, Diagnostic};
use crate::ir::{GlobalKind, Inst, Module, Type, infer};
use crate::source::Source;
use function_state::FunctionState;
pub use literal::unescape;
use module_state::ModuleState;
pub use module_state::{Rounding, name};
use nesting::MAX_NESTING;
pub use opcodes::{is_opcode, is_terminator, opcodes};
pub use recover::is_top_level;
pub use scan::{find_token, line_end, name_length};
pub use text_constants::typed_constants;

use diagnose::name_queries::NameQueries;
use grammar::Rule;
use statement::Statement;
use top_level::FunctionHeader;

/// Codes and titles of the parser's errors and warnings.
pub const CODES: &[(&str, &str)] = &[
    ("E0101", "unexpected token"),
    ("E0102", "unknown instruction"),
    ("E0103", "missing `}` at the end of a function"),
    ("E0104", "expected top-level entity"),
    ("E0105", "brackets nested too deeply"),
    ("E0106", "unterminated string"),
    ("E0107", "too many errors"),
    ("E0110", "redefinition of a local value"),
    ("E0111", "redefinition of a label"),
    ("E0112", "redefinition of a global"),
    ("E0113", "redefinition of a type"),
    ("E0114", "use of undefined local value"),
    ("E0115", "use of undefined label"),
    ("E0116", "use of undefined type"),
    ("E0121", "integer width out of range"),
    ("E0122", "invalid type"),
    ("E0123", "invalid alignment or address space"),
    ("E0124", "invalid calling convention"),
    ("E0131", "integer literal out of range"),
    ("E0132", "invalid constant for its type"),
    ("E0133", "inexact floating-point literal"),
    ("E0134", "malformed number"),
    ("E0135", "local value in a constant"),
    ("E0136", "malformed constant expression"),
    ("E0137", "missing or unexpected initializer"),
    ("E0138", "invalid blockaddress"),
    ("E0141", "flag not allowed on this instruction"),
    ("E0142", "unknown predicate"),
    ("E0143", "unknown attribute"),
    ("E0144", "missing or unexpected atomic ordering"),
    ("E0145", "result name on an instruction that returns void"),
    ("E0146", "unknown atomicrmw operation"),
    ("E0147", "invalid use-list order"),
    ("E0148", "attribute does not apply here"),
    ("E0149", "invalid attribute argument"),
    ("E0150", "conflicting keywords"),
    ("E0151", "invalid comdat"),
    ("E0152", "redefinition of metadata"),
    ("E0153", "unknown metadata node kind"),
    ("W0101", "unnamed value or block out of order"),
    ("W0102", "label and local value with the same name"),
    ("W0103", "integer literal truncated"),
    ("W0104", "duplicate declaration"),
    ("W0105", "undefined metadata"),
    ("W0106", "repeated type of the second operand"),
    ("W0107", "C escape sequence in a string"),
    ("W0108", "name starting with a digit"),
];

/// Warnings about constructs that are accepted although LLVM or the LLVMlite document rejects them; strict
/// profiles turn them into errors.
pub const LENIENT: &[&str] = &["W0101", "W0102", "W0104", "W0105", "W0106", "W0108"];

/// Result of parsing: the module, complete except for damaged parts, and all diagnostics.
#[derive(Debug)]
pub struct Parsed {
    /// Parsed module.
    pub module: Module,
    /// Errors and warnings in source order.
    pub diagnostics: Vec<Diagnostic>,
}

/// Parses a text. Never fails: text that cannot be parsed is reported and left out. Large texts are parsed by
/// several threads, with the same result.
pub fn parse(source: &Source) -> Parsed {
    match parallel::suggested(source) {
        1 => parse_in_parts(source, 1, 1),
        count => parse_in_parts(source, count, crate::parallel::processors().min(count)),
    }
}

/// Like [`parse`], but accepts decimals that are not exactly representable in their type, and rounds them.
pub fn parse_rounding(source: &Source, rounding: Rounding) -> Parsed {
    let mut state = ModuleState::new(source);
    state.rounding = Some(rounding);
    let mut parser = Parser::new(state);
    parser.module(|_| false);
    finish(parser.state, None)
}

/// Parses a text without fast paths.
#[cfg(test)]
fn parse_by_grammar(source: &Source) -> Parsed {
    let mut parser = Parser { fast_path: false, ..Parser::new(ModuleState::new(source)) };
    parser.module(|_| false);
    finish(parser.state, None)
}

/// Parses a text split into `count` parts on `threads` threads.
fn parse_in_parts(source: &Source, count: usize, threads: usize) -> Parsed {
    match parallel::read(source, count, threads) {
        Some((state, left)) => finish(state, Some(left)),
        None => {
            let mut parser = Parser::new(ModuleState::new(source));
            parser.module(|_| false);
            finish(parser.state, None)
        }
    }
}

/// Runs the checks and resolution steps that need the whole text. `left`: the instructions without inferred types, if
/// inference has run on the parts already; else `None`.
fn finish(mut state: ModuleState<'_>, left: Option<parallel::Uninferred>) -> Parsed {
    state.check_types();
    state.finish_pending();
    state.declare_synthesized_functions();
    state.finish_block_addresses();
    state.check_global_numbers();
    state.report_gaps();
    state.module.uses_typed_pointers = state.uses_typed_pointers();
    state.check_comdats();
    state.check_metadata();
    if left.is_none() && state.uses_typed_pointers() {
        type_allocas(&mut state.module);
    }
    let (mut module, mut diagnostics) = (state.module, state.diagnostics);
    match left {
        Some(left) => infer::finish(&mut module, &left),
        None => infer::run(&mut module),
    }
    diagnostic::sort(&mut diagnostics);
    Parsed { module, diagnostics }
}

/// Gives allocas the type `T*` in a module that uses only typed pointers. In any other module, including one that mixes
/// both spellings, an alloca has type `ptr`, which matches any pointer type.
fn type_allocas(module: &mut Module) {
    for global in module.globals.values_mut() {
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        let Some(body) = &mut function.body else { continue };
        for inst in body.insts.values_mut() {
            if let Inst::Alloca { typed, .. } = inst {
                *typed = true;
            }
        }
    }
}

/// Parser of one text, from top to bottom.
struct Parser<'s> {
    state: ModuleState<'s>,
    /// Byte offset up to which the text has been parsed.
    at: usize,
    /// Number of lines compared with the opcodes to detect a misspelled one.
    spelling_checks: usize,
    /// Position up to which brackets nest at most [`MAX_NESTING`] levels deep, counted from `at` or an earlier
    /// position. The grammar sees the text up to here. It is reset to 0, to be computed again, when an error has moved
    /// `at`.
    limit: usize,
    /// Whether plain lines are split without the grammar. Tests turn this off to compare the results.
    fast_path: bool,
}

impl<'s> Parser<'s> {
    fn new(state: ModuleState<'s>) -> Self {
        Parser { state, at: 0, spelling_checks: 0, limit: 0, fast_path: true }
    }

    /// Returns the position up to which the grammar may read: pest recurses once per level.
    fn limit(&mut self) -> usize {
        if self.at >= self.limit {
            let nest = nesting::deep_nest(self.state.text, self.at, MAX_NESTING);
            self.limit = nest.map_or(self.state.text.len(), |nest| nest.deepest);
        }
        self.limit
    }

    /// Parses a variable or the header of a function without the grammar, if it is plain. Returns its end, and the header of a definition.
    fn plain_item(&mut self) -> Option<(usize, Option<FunctionHeader<'s>>)> {
        match plain_variable::read(&mut self.state, self.at) {
            Some(end) => Some((end, None)),
            None => plain_header::read(&mut self.state, self.at),
        }
    }

    /// Parses entity by entity, until the end of the text or until `stop` returns true.
    fn module(&mut self, stop: impl Fn(&Self) -> bool) {
        let text = self.state.text;
        loop {
            self.at = scan::skip_blanks(text, self.at);
            if self.at >= text.len() || self.state.is_full() || stop(self) {
                return;
            }
            if self.fast_path
                && self.limit() == text.len()
                && let Some((end, header)) = self.plain_item()
            {
                self.at = end;
                if let Some(header) = header {
                    self.body(header);
                }
                continue;
            }
            let before = self.at;
            match self.run(Rule::item) {
                Ok(node) => {
                    self.at += node.as_str().len();
                    if self.item_leftover(before) {
                        continue;
                    }
                    if let Some(header) = self.state.item(node) {
                        self.body(header);
                    }
                }
                Err(deep) => {
                    let found = match deep {
                        Some(at) => diagnose::too_deep(self.state.source, at),
                        None => diagnose::item(&mut self.known(None), before),
                    };
                    self.state.report(found);
                    self.state.module.damaged = true;
                    match recover::brace_of_header(text, before) {
                        Some(brace) if deep.is_none() => self.body_of_damaged_header(before, brace),
                        _ => self.at = recover::next_item(text, self.at),
                    }
                }
            }
            assert!(self.at > before, "reading moves forward");
        }
    }

    /// Parses the body of a function with a damaged header, for the errors in it. Its parameters are unknown.
    fn body_of_damaged_header(&mut self, start: usize, brace: usize) {
        let (name, source) = (&self.state.text[start..brace], self.state.source);
        let mut function = FunctionState::new(&mut self.state, name, source.span(brace..brace + 1), Type::INVALID);
        function.damaged = true;
        self.at = brace + 1;
        self.body(FunctionHeader { global: None, function });
    }

    /// Reports unexpected text after an entity on the same line; the module then counts as damaged.
    fn item_leftover(&mut self, start: usize) -> bool {
        let text = self.state.text;
        let rest = text[self.at..].trim_start_matches([' ', '\t']);
        if rest.is_empty()
            || rest.starts_with(['\n', '\r', ';'])
            || text[..self.at].ends_with('{')
            || recover::is_top_level(rest)
        {
            return false;
        }
        let at = text.len() - rest.len();
        self.limit = 0;
        let found = diagnose::item_leftover(&mut self.known(None), start, at);
        self.state.report(found);
        self.state.module.damaged = true;
        match recover::brace_of_header(text, start) {
            Some(brace) if brace >= at => self.body_of_damaged_header(start, brace),
            _ => self.at = recover::next_item(text, at),
        }
        true
    }

    /// Runs a rule at the current position. `Err`: the position at which nesting exceeds the limit, if that is the
    /// reason of the failure.
    fn run(&mut self, rule: Rule) -> Result<grammar::Pair<'s>, Option<usize>> {
        let found = match self.limit() {
            limit if limit == self.state.text.len() => grammar::run(rule, &self.state.text[self.at..]).ok_or(None),
            limit => self.run_before(rule, limit),
        };
        if found.is_err() {
            self.limit = 0;
        }
        found
    }

    /// Runs a rule on the text before brackets that nest too deeply.
    fn run_before(&mut self, rule: Rule, limit: usize) -> Result<grammar::Pair<'s>, Option<usize>> {
        let text = self.state.text;
        if let Some(at) = nesting::first_too_deep(text, self.at, MAX_NESTING) {
            return Err(Some(at));
        }
        // The limit includes brackets that an earlier statement left open. A statement that ends on an earlier line
        // than the limit is complete; any other one is parsed again up to a limit computed for it alone.
        let node = grammar::run(rule, &text[self.at..limit]);
        if let Some(node) = node
            && text[self.at + node.as_str().len()..limit].contains('\n')
        {
            return Ok(node);
        }
        let nest = nesting::deep_nest(text, self.at, MAX_NESTING);
        self.limit = nest.map_or(text.len(), |nest| nest.deepest);
        let rest = &text[self.at..self.limit];
        grammar::run(rule, rest).ok_or_else(|| {
            // The statement continues after line ends: the grammar reached the brackets.
            let reached = grammar::explain(rule, rest).map(|failure| self.at + failure.at);
            nest.filter(|nest| reached > Some(nest.outermost)).map(|nest| nest.deepest)
        })
    }

    fn body(&mut self, header: FunctionHeader<'s>) {
        let text = self.state.text;
        let FunctionHeader { global, mut function } = header;
        // The statement parsed last, to explain unexpected text right after it.
        let mut last = None;
        let end = loop {
            self.at = scan::skip_blanks(text, self.at);
            let before = self.at;
            if self.at >= text.len() {
                self.missing_brace(&function);
                break self.at;
            }
            if self.state.is_full() {
                break self.at;
            }
            if text.as_bytes()[self.at] == b'}' {
                self.at += 1;
                break self.at - 1;
            }
            if self.fast_path
                && self.limit() == text.len()
                && let Some(end) = fast_path::read(&mut self.state, &mut function, before)
            {
                self.at = end;
                last = Some(before..end);
                continue;
            }
            match self.run(Rule::statement) {
                // `call puts()` without a result type, which absorbed the next line.
                Ok(node) if diagnose::is_two_statements(node.as_str()) => {
                    self.damaged_statement(&mut function, None, None);
                    last = None;
                }
                Ok(node) => {
                    self.at += node.as_str().len();
                    last = Some(before..self.at);
                    Statement::read(&mut self.state, &mut function, node);
                }
                Err(_) if recover::is_top_level(&text[self.at..]) => {
                    self.missing_brace(&function);
                    break self.at;
                }
                Err(deep) => {
                    let last = last.take().filter(|l| !text[l.end..before].contains(['\n', '\r']));
                    self.damaged_statement(&mut function, deep, last);
                }
            }
            assert!(self.at > before, "reading moves forward");
        };
        let brace = end..text[end..].chars().next().map_or(end, |c| end + c.len_utf8());
        let span = self.state.source.span(brace);
        let personality = function.personality;
        let body = function.finish(&mut self.state, span);
        if let Some(global) = global
            && let GlobalKind::Function(function) = &mut self.state.module.globals[global].kind
        {
            function.personality = function.personality.or(personality);
            function.body = Some(body);
        }
    }

    /// Reports a body that is still open at the next entity or at the end of the file.
    fn missing_brace(&mut self, function: &FunctionState<'s>) {
        let text = self.state.text;
        let rest = &text[self.at..];
        let end = self.at + scan::word(rest).len().max(usize::from(!rest.is_empty()));
        let span = self.state.source.span(self.at..end);
        let what = if rest.is_empty() { "the end of the file" } else { "this" };
        let message = format!("expected `}}` to close the body of `{}` before {what}", function.name);
        self.state.report(Diagnostic::error("E0103", span, message).label(function.brace, "the body starts here"));
    }

    /// Returns the context for a message about the current position.
    fn known<'a>(&'a mut self, function: Option<&'a FunctionState<'s>>) -> NameQueries<'a, 's> {
        NameQueries { state: &mut self.state, function, at: self.at }
    }

    /// Reports a statement that cannot be parsed, enters a placeholder with its name, and skips to the next statement.
    fn damaged_statement(
        &mut self,
        function: &mut FunctionState<'s>,
        deep: Option<usize>,
        last: Option<std::ops::Range<usize>>,
    ) {
        let text = self.state.text;
        let start = self.at;
        let rest = &text[start..];
        self.limit = 0;
        if rest.starts_with('=')
            && let Some((before, name)) = function.swallowed(&self.state, start)
        {
            // `%1 = add i64 1,` took the `%2` of the next line's `%2 = …` for its operand.
            let found = diagnose::swallowed(&mut self.known(Some(function)), before, name);
            self.state.report(found);
            // Names that it took for types are not types, and must not be reported as undefined.
            self.state.taken_back.push(self.state.source.span(before..start));
            self.at = name;
            if let Ok(node) = self.run(Rule::statement) {
                self.at += node.as_str().len();
                Statement::read(&mut self.state, function, node);
                if self.at > start {
                    return;
                }
            }
            self.at = start;
        } else {
            let found = match (deep, last) {
                (Some(at), _) => diagnose::too_deep(self.state.source, at),
                (None, Some(last)) if !recover::is_statement(rest) => {
                    function.take_back(self.state.source.span(last.clone()));
                    diagnose::leftover(&mut self.known(Some(function)), last.start, start)
                }
                (None, _) => diagnose::statement(&mut self.known(Some(function)), start),
            };
            self.state.report(found);
            if !recover::is_top_level(rest)
                && let Some(length) = diagnose::label_without_colon(rest, &self.known(Some(function)))
            {
                function.label(&mut self.state, &rest[..length]);
                self.at = start + length;
                return;
            }
        }
        let (next, skipped) = recover::next_statement(text, start, &mut self.spelling_checks);
        // The damaged statement defines its name, so that uses of it are not reported too.
        let name = scan::name_length(rest);
        let bare = scan::after_equals(rest, name).is_some();
        let opcode_at = if bare { scan::skip_blanks(text, start + name) + 1 } else { start };
        let opcode = scan::word(&text[scan::skip_blanks(text, opcode_at.min(text.len()))..]);
        let known = opcodes::is_opcode(opcode);
        let token = bare.then(|| rest[..name].trim_start_matches('%'));
        // A name or an opcode shows what the statement would have defined; skipped lines may have defined
        // anything.
        let clear = known || token.is_some() || (opcode.len() < 16 && opcodes::is_near_opcode(opcode));
        function.damaged |= !clear || skipped;
        let span = self.state.source.span(start..start + scan::line_end(rest, 0).max(1).min(rest.len()));
        function.push_damaged(&mut self.state, token, opcode, span);
        // `{ ret int 4 }`: the brace on the line still ends the body.
        let line = &rest[..scan::line_end(rest, 0)];
        let line = line.split(';').next().unwrap_or("").trim_end();
        let closes = line.ends_with('}') && line.matches('{').count() < line.matches('}').count() && line.len() > 1;
        self.at = if closes { start + line.len() - 1 } else { next };
    }
}

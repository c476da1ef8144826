//! LLVM assembly text to [`ir::Module`](crate::ir::Module).
//!
//! The text is read entity by entity, and a function's body statement by statement: one rule of `grammar.pest` is run at the
//! position, its few pairs become IR at once and are dropped. What a rule does not match becomes one error, and reading goes
//! on at the next statement or entity that looks like one (`recover`); the position moves forward on every path. What is
//! damaged causes no further errors: a damaged statement is [`Inst::Invalid`] and its name is defined, a damaged entity sets
//! [`Module::damaged`].
//!
//! All of LLVM's skeleton is read, in old and new spellings (typed and opaque pointers, `load T* %p`, `volatile load`,
//! attributes before and after).
//!
//! Texts of some hundred kilobytes and more are cut between functions and read by several threads (`parts`).
//!
//! # Integer literals
//! A literal that fits its type as a signed or an unsigned number is taken as it is (`i8 255` is `i8 -1`). One that does not
//! fit the type but 64 bits is cut to the type, as LLVM does silently, with a warning (W0103). One that fits neither the
//! type nor 64 bits is an error (E0131): whatever it would be cut to cannot be meant.
//!
//! # Numbers of unnamed values
//! Unnamed parameters, the unlabelled entry block, unlabelled blocks and unnamed results are counted from 0 in the order of
//! the text. A number written in the text that is not the one expected is accepted with a warning (W0101): programs of
//! courses leave gaps, go back, and do not count unnamed parameters or blocks. What was written wins: something that only got
//! its number by counting loses it to a definition with that number. Gaps are nothing to remark where a `ptr` is written: LLVM
//! reads them since it has opaque pointers.
//!
//! # Bounds
//! Brackets nest at most 200 deep (E0105), 100 errors are reported (then E0107, and reading stops) and 1000 warnings. Time is
//! linear in the text.

mod atomic;
mod attributes;
mod build;
mod call;
mod constant;
mod exception;
mod explain;
mod flags;
mod function;
mod grammar;
mod item;
mod known;
mod literal;
mod metadata;
mod mistakes;
mod names;
mod old;
mod parts;
mod plain;
mod recover;
mod statement;
mod types;
mod values;
mod vector;
mod words;

#[cfg(test)]
mod tests;

use crate::diagnostic::{self, Diagnostic};
use crate::ir::{FloatKind, GlobalKind, Inst, Module, Type, infer};
use crate::source::Source;
pub use build::name;
use build::{Build, DEEPEST};
use function::FunctionBuilder;
pub use literal::unescape;
pub use recover::{is_opcode, is_terminator, is_top_level, line_end, name_length, opcodes};
pub use values::typed_constants;

use grammar::Rule;
use item::Header;
use known::Known;
use statement::Statement;

/// Every error and warning of this part: code and title.
pub const CODES: &[(&str, &str)] = &[
    ("E0101", "unexpected token"),
    ("E0102", "unknown instruction"),
    ("E0103", "missing `}` at the end of a function"),
    ("E0104", "not an entity of a module"),
    ("E0105", "brackets nested too deeply"),
    ("E0106", "string without an end"),
    ("E0107", "too many errors"),
    ("E0110", "local defined twice"),
    ("E0111", "label defined twice"),
    ("E0112", "global defined twice"),
    ("E0113", "type defined twice"),
    ("E0114", "undefined local"),
    ("E0115", "undefined label"),
    ("E0116", "undefined type"),
    ("E0121", "integer type of an impossible width"),
    ("E0122", "type that cannot be built"),
    ("E0123", "impossible alignment or address space"),
    ("E0124", "impossible calling convention"),
    ("E0131", "integer literal out of range"),
    ("E0132", "constant of the wrong kind for its type"),
    ("E0133", "floating-point literal that is not exact"),
    ("E0134", "malformed number"),
    ("E0135", "local value in a constant"),
    ("E0136", "malformed constant expression"),
    ("E0137", "missing or superfluous initializer"),
    ("E0138", "address of a block of something that has none"),
    ("E0141", "flag of another instruction"),
    ("E0142", "unknown predicate"),
    ("E0143", "unknown attribute"),
    ("E0144", "atomic operation without an ordering, or the reverse"),
    ("E0145", "name for an instruction without a result"),
    ("E0146", "unknown operation of atomicrmw"),
    ("E0147", "use-list order that is none"),
    ("E0148", "attribute in a place it does not belong to"),
    ("E0149", "attribute with a wrong argument"),
    ("E0150", "words of a header that exclude each other"),
    ("E0151", "comdat that is undefined, defined twice or of an unknown kind"),
    ("E0152", "metadata defined twice"),
    ("E0153", "metadata of an unknown kind"),
    ("W0101", "unnamed value or block out of order"),
    ("W0102", "label named like a local"),
    ("W0103", "integer literal cut to its type"),
    ("W0104", "declared more than once"),
    ("W0105", "undefined metadata"),
    ("W0106", "type of the second operand written again"),
    ("W0107", "escape of C in a string"),
    ("W0108", "name that begins with a digit"),
];

/// Warnings about what is accepted though LLVM or the LLVMlite document refuses it: strict profiles make errors of them.
pub const LENIENT: &[&str] = &["W0101", "W0102", "W0103", "W0104", "W0105", "W0106", "W0108"];

/// What came out of a text: a module, complete but for what was damaged, and every finding.
#[derive(Debug)]
pub struct Parsed {
    /// The module.
    pub module: Module,
    /// Errors and warnings in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads a text. Never fails: what could not be read is reported and left out. Large texts are read by several threads, with
/// the same result.
pub fn parse(source: &Source) -> Parsed {
    match parts::suggested(source) {
        1 => parse_in_parts(source, 1, 1),
        count => parse_in_parts(source, count, crate::parallel::processors().min(count)),
    }
}

/// The bits of the value of a format that is nearest to a decimal.
pub type Rounding = fn(&str, FloatKind) -> Option<u128>;

/// Reads a text as [`parse`] does, but takes decimals that their type does not hold exactly, and rounds them.
pub fn parse_rounding(source: &Source, rounding: Rounding) -> Parsed {
    let mut build = Build::new(source);
    build.rounding = Some(rounding);
    let mut parser = Parser::new(build);
    parser.module(|_| false);
    finish(parser.build, None)
}

/// Reads a text cut into so many parts, by so many threads.
fn parse_in_parts(source: &Source, count: usize, threads: usize) -> Parsed {
    match parts::read(source, count, threads) {
        Some((build, left)) => finish(build, Some(left)),
        None => {
            let mut parser = Parser::new(Build::new(source));
            parser.module(|_| false);
            finish(parser.build, None)
        }
    }
}

/// What can be said when all is read. `left` are the instructions whose types are open, if it is not all.
fn finish(mut build: Build<'_>, left: Option<parts::Left>) -> Parsed {
    build.check_types();
    build.finish_pending();
    build.declare_made();
    build.finish_block_addresses();
    build.check_global_numbers();
    build.report_gaps();
    build.module.spells_pointees = build.spells_pointees();
    build.check_comdats();
    build.check_metadata();
    if left.is_none() && build.spells_pointees() {
        type_allocas(&mut build.module);
    }
    let (mut module, mut diagnostics) = (build.module, build.diagnostics);
    match left {
        Some(left) => infer::finish(&mut module, &left),
        None => infer::run(&mut module),
    }
    diagnostic::sort(&mut diagnostics);
    Parsed { module, diagnostics }
}

/// An alloca gives `T*` in a module that spells pointers so, and `ptr` otherwise (also if both spellings are mixed: a `ptr`
/// matches any pointer).
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

/// Reads a text from top to bottom.
struct Parser<'s> {
    build: Build<'s>,
    /// Everything before this has been read.
    at: usize,
    /// How often a line was compared with misspelt opcodes.
    guesses: usize,
    /// Whether brackets nest deeply somewhere, so that it is worth looking where.
    deep: bool,
}

impl<'s> Parser<'s> {
    fn new(build: Build<'s>) -> Self {
        let deep = recover::may_be_deep(build.text, DEEPEST);
        Parser { build, at: 0, guesses: 0, deep }
    }

    /// Reads entity by entity, up to the end of the text or one where `stop` says so.
    fn module(&mut self, stop: impl Fn(&Self) -> bool) {
        let text = self.build.text;
        loop {
            self.at = recover::skip_blanks(text, self.at);
            if self.at >= text.len() || self.build.is_full() || stop(self) {
                return;
            }
            let before = self.at;
            match self.run(Rule::item) {
                Ok(node) => {
                    self.at += node.as_str().len();
                    if self.item_leftover(before) {
                        continue;
                    }
                    if let Some(header) = self.build.item(node) {
                        self.body(header);
                    }
                }
                Err(deep) => {
                    let found = match deep {
                        Some(at) => explain::too_deep(self.build.source, at),
                        None => explain::item(&mut self.known(None), before),
                    };
                    self.build.report(found);
                    self.build.module.damaged = true;
                    match recover::brace_of_header(text, before) {
                        Some(brace) if deep.is_none() => self.body_of_damaged_header(before, brace),
                        _ => self.at = recover::next_item(text, self.at),
                    }
                }
            }
            assert!(self.at > before, "reading moves forward");
        }
    }

    /// Reads the body of a function whose header cannot be read, for the mistakes in it: what its names are is not known.
    fn body_of_damaged_header(&mut self, start: usize, brace: usize) {
        let (name, source) = (&self.build.text[start..brace], self.build.source);
        let mut function = FunctionBuilder::new(&mut self.build, name, source.span(brace..brace + 1), Type::INVALID);
        function.damaged = true;
        self.at = brace + 1;
        self.body(Header { global: None, function });
    }

    /// Reports what stands behind an entity on its line; the entity counts as damaged then.
    fn item_leftover(&mut self, start: usize) -> bool {
        let text = self.build.text;
        let rest = text[self.at..].trim_start_matches([' ', '\t']);
        if rest.is_empty()
            || rest.starts_with(['\n', '\r', ';'])
            || text[..self.at].ends_with('{')
            || recover::is_top_level(rest)
        {
            return false;
        }
        let at = text.len() - rest.len();
        let found = explain::item_leftover(&mut self.known(None), start, at);
        self.build.report(found);
        self.build.module.damaged = true;
        self.at = recover::next_item(text, at);
        true
    }

    /// Runs a rule where reading stands. `Err` says where nesting goes beyond the bound, if that is the reason.
    fn run(&mut self, rule: Rule) -> Result<grammar::Pair<'s>, Option<usize>> {
        let text = self.build.text;
        if self.deep
            && let Some(at) = recover::too_deep(text, self.at, DEEPEST)
        {
            return Err(Some(at));
        }
        grammar::run(rule, &text[self.at..]).ok_or(None)
    }

    fn body(&mut self, header: Header<'s>) {
        let text = self.build.text;
        let Header { global, mut function } = header;
        // The statement read last, to explain what stands right behind it.
        let mut last = None;
        let mut lines = plain::Lines::default();
        let end = loop {
            self.at = recover::skip_blanks(text, self.at);
            let before = self.at;
            if self.at >= text.len() {
                self.missing_brace(&function);
                break self.at;
            }
            if self.build.is_full() {
                break self.at;
            }
            if text.as_bytes()[self.at] == b'}' {
                self.at += 1;
                break self.at - 1;
            }
            if !self.deep
                && let Some(line) = lines.at(&self.build, before)
                && let Some(end) = plain::read(&mut self.build, &mut function, line)
            {
                self.at = end;
                last = Some(before..end);
                continue;
            }
            match self.run(Rule::statement) {
                // `call puts()` and what the next line has.
                Ok(node) if explain::is_two_statements(node.as_str()) => {
                    self.damaged_statement(&mut function, None, None);
                    last = None;
                }
                Ok(node) => {
                    self.at += node.as_str().len();
                    last = Some(before..self.at);
                    Statement::read(&mut self.build, &mut function, node);
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
        let span = self.build.source.span(brace);
        let personality = function.personality;
        let body = function.finish(&mut self.build, span);
        if let Some(global) = global
            && let GlobalKind::Function(function) = &mut self.build.module.globals[global].kind
        {
            function.personality = function.personality.or(personality);
            function.body = Some(body);
        }
    }

    /// Reports a body that is still open at the next entity or at the end of the file.
    fn missing_brace(&mut self, function: &FunctionBuilder<'s>) {
        let text = self.build.text;
        let rest = &text[self.at..];
        let end = self.at + recover::word(rest).len().max(usize::from(!rest.is_empty()));
        let span = self.build.source.span(self.at..end);
        let what = if rest.is_empty() { "the end of the file" } else { "this" };
        let message = format!("expected `}}` to close the body of `{}` before {what}", function.name);
        self.build.report(Diagnostic::error("E0103", span, message).label(function.brace, "the body starts here"));
    }

    /// What can be asked for a message about the place where reading stands.
    fn known<'a>(&'a mut self, function: Option<&'a FunctionBuilder<'s>>) -> Known<'a, 's> {
        Known { build: &mut self.build, function, at: self.at }
    }

    /// Reports a statement that cannot be read, keeps its place and name, and finds the next one.
    fn damaged_statement(
        &mut self,
        function: &mut FunctionBuilder<'s>,
        deep: Option<usize>,
        last: Option<std::ops::Range<usize>>,
    ) {
        let text = self.build.text;
        let start = self.at;
        let rest = &text[start..];
        if rest.starts_with('=')
            && let Some((before, name)) = function.swallowed(&self.build, start)
        {
            // `%1 = add i64 1,` took the `%2` of the next line's `%2 = …` for its operand.
            let found = explain::swallowed(&mut self.known(Some(function)), before, name);
            self.build.report(found);
            // What it took for types were none.
            self.build.taken_back.push(self.build.source.span(before..start));
            self.at = name;
            if let Ok(node) = self.run(Rule::statement) {
                self.at += node.as_str().len();
                Statement::read(&mut self.build, function, node);
                if self.at > start {
                    return;
                }
            }
            self.at = start;
        } else {
            let found = match (deep, last) {
                (Some(at), _) => explain::too_deep(self.build.source, at),
                (None, Some(last)) if !recover::is_statement(rest) => {
                    function.take_back(self.build.source.span(last.clone()));
                    explain::leftover(&mut self.known(Some(function)), last.start, start)
                }
                (None, _) => explain::statement(&mut self.known(Some(function)), start),
            };
            self.build.report(found);
            if !recover::is_top_level(rest)
                && let Some(length) = explain::label_without_colon(rest, &self.known(Some(function)))
            {
                function.label(&mut self.build, &rest[..length]);
                self.at = start + length;
                return;
            }
        }
        let (next, skipped) = recover::next_statement(text, start, &mut self.guesses);
        // Names that the damage defines, so that their uses are not reported too.
        let name = recover::name_length(rest);
        let bare = recover::after_equals(rest, name).is_some();
        let opcode_at = if bare { recover::skip_blanks(text, start + name) + 1 } else { start };
        let opcode = recover::word(&text[recover::skip_blanks(text, opcode_at.min(text.len()))..]);
        let known = recover::is_opcode(opcode);
        let token = bare.then(|| rest[..name].trim_start_matches('%'));
        // With a name or an opcode it is clear what the statement would have defined; what was skipped is not.
        let clear = known || token.is_some() || (opcode.len() < 16 && recover::is_near_opcode(opcode));
        function.damaged |= !clear || skipped;
        let span = self.build.source.span(start..start + recover::line_end(rest, 0).max(1).min(rest.len()));
        function.push_damaged(&mut self.build, token, opcode, span);
        // `{ ret int 4 }`: the brace on the line still ends the body.
        let line = &rest[..recover::line_end(rest, 0)];
        let line = line.split(';').next().unwrap_or("").trim_end();
        let closes = line.ends_with('}') && line.matches('{').count() < line.matches('}').count() && line.len() > 1;
        self.at = if closes { start + line.len() - 1 } else { next };
    }
}

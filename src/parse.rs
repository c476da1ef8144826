//! LLVM assembly text to [`ir::Module`](crate::ir::Module).

mod build;
mod constant;
mod flags;
mod function;
mod grammar;
mod item;
mod literal;
mod recover;
mod statement;
mod words;

use crate::diagnostic::{self, Diagnostic};
use crate::ir::{GlobalKind, Inst, Module, infer};
use crate::source::Source;
use build::{Build, DEEPEST};
use grammar::Rule;
use item::Header;
use statement::Statement;

/// What came out of a text: a module, complete but for what was damaged, and every finding.
#[derive(Debug)]
pub struct Parsed {
    /// The module.
    pub module: Module,
    /// Errors and warnings in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads a text. Never fails: what could not be read is reported and left out.
pub fn parse(source: &Source) -> Parsed {
    let mut parser = Parser { build: Build::new(source), at: 0, guesses: 0, deep: false };
    parser.deep = recover::may_be_deep(&source.text, DEEPEST);
    parser.module();
    let mut build = parser.build;
    build.check_types();
    build.finish_pending();
    build.check_global_numbers();
    spell_pointers(&mut build);
    let (mut module, mut diagnostics) = (build.module, build.diagnostics);
    infer::run(&mut module);
    diagnostic::sort(&mut diagnostics);
    Parsed { module, diagnostics }
}

/// An alloca gives `T*` in a module that spells pointers so, and `ptr` otherwise (also if both spellings are mixed: a `ptr`
/// matches any pointer).
fn spell_pointers(build: &mut Build<'_>) {
    if !build.typed_pointers || build.opaque_pointers {
        return;
    }
    for global in build.module.globals.values_mut() {
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
    fn module(&mut self) {
        let text = self.build.text;
        loop {
            self.at = recover::skip_blanks(text, self.at);
            if self.at >= text.len() || self.build.is_full() {
                return;
            }
            let before = self.at;
            match self.run(Rule::item) {
                Some(node) => {
                    self.at += node.as_str().len();
                    if let Some(header) = self.build.item(node) {
                        self.body(header);
                    }
                }
                None => {
                    self.build.error("E0101", &text[self.at..self.at + 1], "cannot read this");
                    self.build.module.damaged = true;
                    self.at = recover::next_item(text, self.at);
                }
            }
            assert!(self.at > before, "reading moves forward");
        }
    }

    fn run(&mut self, rule: Rule) -> Option<grammar::Pair<'s>> {
        grammar::run(rule, &self.build.text[self.at..])
    }

    fn body(&mut self, header: Header<'s>) {
        let text = self.build.text;
        let Header { global, mut function } = header;
        let end = loop {
            self.at = recover::skip_blanks(text, self.at);
            let before = self.at;
            if self.at >= text.len() || self.build.is_full() {
                break self.at;
            }
            if text.as_bytes()[self.at] == b'}' {
                self.at += 1;
                break self.at - 1;
            }
            match self.run(Rule::statement) {
                Some(node) => {
                    self.at += node.as_str().len();
                    Statement::read(&mut self.build, &mut function, node);
                }
                None => {
                    self.build.error("E0101", &text[self.at..self.at + 1], "cannot read this");
                    let (next, skipped) = recover::next_statement(text, self.at, &mut self.guesses);
                    function.damaged |= skipped;
                    self.at = next;
                }
            }
            assert!(self.at > before, "reading moves forward");
        };
        let brace = end..(end + 1).min(text.len());
        let span = self.build.source.span(brace);
        let body = function.finish(&mut self.build, span);
        if let Some(global) = global
            && let GlobalKind::Function(function) = &mut self.build.module.globals[global].kind
        {
            function.body = Some(body);
        }
    }
}

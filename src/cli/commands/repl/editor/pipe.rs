//! Standard input that is not a terminal.

use super::super::comments::{ends_in_comment, has_open_string};
use super::InputEvent;
use llvmlite_jit::host::process;
use llvmlite_jit::session::{
    Continuation, Expected, LineScan, MissingDefinitions, Session, is_blank, is_definition, recovery_point,
};
use std::collections::VecDeque;
use std::io::{BufRead, StdinLock};
use std::time::Duration;

/// Standard input that is not a terminal.
pub struct PipeReader {
    stdin: StdinLock<'static>,
    /// Bytes read from standard input beyond the last line.
    buffer: VecDeque<u8>,
    /// An input that was read ahead.
    ahead: Option<String>,
    /// Lines that were read ahead.
    again: VecDeque<String>,
}

impl PipeReader {
    pub fn new(stdin: StdinLock<'static>) -> PipeReader {
        PipeReader { stdin, buffer: VecDeque::new(), ahead: None, again: VecDeque::new() }
    }

    /// Reads the next input. If definitions refer to others that follow them, as in the output of compilers, they form
    /// one input together.
    pub(super) fn next(&mut self, session: &Session) -> InputEvent {
        let is_known = |name: &str| session.knows(name);
        let Some(mut text) = self.ahead.take().or_else(|| self.whole()) else { return InputEvent::End };
        let mut missing = MissingDefinitions::of(&text, &is_known);
        while !missing.is_empty() {
            let Some(more) = self.whole() else { break };
            if !(is_blank(&more) || is_definition(&more)) {
                self.ahead = Some(more);
                break;
            }
            missing.extend(&more, &is_known);
            text += &more;
        }
        InputEvent::Text(text)
    }

    /// Reads lines until an input is complete, or to the end of the input; `None` at its end.
    fn whole(&mut self) -> Option<String> {
        let (mut text, mut scan) = (String::new(), LineScan::default());
        loop {
            let Some(line) = self.line() else {
                return Some(self.recovered(text)).filter(|text| !text.is_empty());
            };
            text += &line;
            let gives_up = line.trim().is_empty() && scan.can_be_abandoned();
            // The text is read again only if the line alone seems to be open.
            if line.contains('"') && has_open_string(&line) && has_open_string(&text) {
                return Some(self.read_to_closing_brace(text));
            }
            match scan.add(&line) {
                Continuation::Complete if ends_in_comment(&text) => {}
                Continuation::Complete => return Some(text),
                Continuation::Open if gives_up => return Some(self.recovered(text)),
                Continuation::Open => {}
                Continuation::Needs(expected) => match self.continued(expected, true) {
                    true => {}
                    false => return Some(text),
                },
                Continuation::Allows(expected) => match self.continued(expected, false) {
                    true => {}
                    false => return Some(text),
                },
            }
        }
    }

    /// Returns a text, which has a mistake, with the rest of the function in which it ends.
    fn read_to_closing_brace(&mut self, mut text: String) -> String {
        let count = |c: char| text.matches(c).count();
        let mut is_open = count('{') > count('}');
        while is_open && let Some(line) = self.line() {
            is_open = !line.starts_with('}') && !line.trim().is_empty();
            text += &line;
        }
        text
    }

    /// Whether the next line with code continues an input. A program that writes inputs one by one, and waits for each
    /// answer, must not wait for an answer to an input that is complete.
    fn continued(&mut self, expected: Expected, is_needed: bool) -> bool {
        let patience = match expected {
            _ if is_needed => None,
            Expected::Else => Some(Duration::from_millis(100)),
            _ => Some(Duration::ZERO),
        };
        let mut read = Vec::new();
        let is_met = loop {
            // An empty line ends an input, unless what follows is there already.
            let patience = if read.is_empty() { patience } else { Some(Duration::ZERO) };
            if patience.is_some_and(|patience| !self.has_input(patience)) {
                break false;
            }
            let Some(line) = self.line() else { break false };
            let code = line.trim();
            let is_blank = code.is_empty() || code.starts_with("//") || code.starts_with("/*") && code.ends_with("*/");
            let is_met = expected.is_met_by(&line);
            let is_last = !is_blank || code.is_empty() && !expected.may_follow_blank_lines();
            read.push(line);
            if is_last {
                break is_met;
            }
        };
        read.into_iter().rev().for_each(|line| self.again.push_front(line));
        is_met
    }

    /// Returns the first element of an input that is not complete: it ends at the next line that can begin another.
    fn recovered(&mut self, mut text: String) -> String {
        if let Some(end) = recovery_point(&text) {
            let rest = text.split_off(end);
            let lines: Vec<String> = rest.split_inclusive('\n').map(String::from).collect();
            lines.into_iter().rev().for_each(|line| self.again.push_front(line));
        }
        text
    }

    /// Whether a line, or the end of the input, can be read without waiting longer than a duration.
    fn has_input(&self, patience: Duration) -> bool {
        !self.again.is_empty() || !self.buffer.is_empty() || process::has_input(patience)
    }

    /// Reads a line; `None` at the end.
    fn line(&mut self) -> Option<String> {
        if let Some(line) = self.again.pop_front() {
            return Some(line);
        }
        let mut searched = 0;
        loop {
            let end = self.buffer.range(searched..).position(|byte| *byte == b'\n').map(|at| searched + at + 1);
            searched = self.buffer.len();
            let read = match end {
                Some(_) => 0,
                None => self.stdin.fill_buf().map_or(0, |bytes| {
                    self.buffer.extend(bytes);
                    bytes.len()
                }),
            };
            self.stdin.consume(read);
            if read == 0 {
                let length = end.unwrap_or(searched);
                let bytes: Vec<u8> = self.buffer.drain(..length).collect();
                return (!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).into_owned());
            }
        }
    }
}

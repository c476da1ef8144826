//! Repetition of an input in a loop, to measure its execution time.

use super::split::{self, PartKind};
use super::{Reply, Session};
use crate::diagnostic::Diagnostic;
use crate::ir::Name;
use crate::source::Span;
use rustc_hash::FxHashSet;
use std::fmt::Write;

impl Session {
    /// Runs an input, given as lines of instructions, many times in a loop of a compiled function. [`Reply::ran`] is
    /// the total time. `result` is the type of the last instruction's result, which each iteration writes to memory so
    /// that it is not optimized away. Nothing is defined or named.
    pub fn repeat(&mut self, text: &str, result: Option<&str>, count: u64) -> Reply {
        let (function, call) = match self.loop_function(text, result, count) {
            Ok(found) => found,
            Err(errors) => return Reply { diagnostics: errors, ..Reply::default() },
        };
        self.fresh = true;
        let defined = self.enter_as("<repeat>".into(), function, None);
        if defined.failed() {
            return defined;
        }
        // The function is undone like a separate input.
        self.fresh = true;
        let mut reply = self.enter_as("<repeat call>".into(), call, None);
        if let Some(Err(errors)) = self.undo() {
            reply.diagnostics.extend(errors);
        }
        self.fresh = true;
        reply
    }

    /// Returns the text of a function that repeats the instructions, and a call of it. The session's values that they
    /// use are its parameters.
    fn loop_function(&self, text: &str, result: Option<&str>, count: u64) -> Result<(String, String), Vec<Diagnostic>> {
        let refuse = |message: &str| Err(vec![Diagnostic::error("E1001", Span::default(), message)]);
        let mut body = String::new();
        let mut own: FxHashSet<Name> = FxHashSet::default();
        let mut params: Vec<Name> = Vec::new();
        let lines: Vec<String> = text.lines().map(|line| self.completed(line).unwrap_or_else(|| line.into())).collect();
        for (n, line) in lines.iter().enumerate() {
            let line = split::with_infinities(line).unwrap_or_else(|| line.clone());
            let parts = split::parts(&line);
            let [part] = parts.as_slice() else { return refuse("only instructions can be repeated") };
            let part_text = &line[part.range.clone()];
            let span = Span::default();
            let (lead, named) = self.lead(&part.form, part_text, span)?;
            let operation = &part_text[named.map_or(0, |named| named.rest)..];
            let word = operation.split(' ').next().unwrap_or("");
            if matches!(part.form, PartKind::Entities | PartKind::Local(_) | PartKind::Global(_)) || word == "alloca" {
                return refuse("only calls and other instructions can be repeated, without `alloca`");
            }
            let lead = if lead == "ret " { "freeze " } else { lead.as_str() };
            for name in split::mentions(operation).locals {
                if !own.contains(&name) && !params.contains(&name) && self.values.contains_key(&name) {
                    params.push(name);
                }
            }
            let is_last = n + 1 == lines.len();
            let name = match (named, is_last && result.is_some()) {
                (_, true) => "%\"<result>\" = ".to_string(),
                (Some(named), false) => {
                    own.insert(named.name.clone());
                    format!("%{} = ", named.name)
                }
                (None, false) => String::new(),
            };
            writeln!(body, "  {name}{lead}{operation}").expect("a String takes all");
        }
        let (sink, store) = match result {
            Some(ty) => (
                format!("  %\"<sink>\" = alloca {ty}\n"),
                format!("  store volatile {ty} %\"<result>\", ptr %\"<sink>\"\n"),
            ),
            None => Default::default(),
        };
        params.sort();
        let params: Vec<String> = params
            .iter()
            .filter_map(|name| Some(format!("{} %{name}", self.value_type(&format!("%{name}"))?)))
            .collect();
        let params = params.join(", ");
        let function = format!(
            "define void @\"<repeat>\"({params}) {{\n\"<entry>\":\n{sink}  br label %\"<loop>\"\n\"<loop>\":\n  \
             %\"<n>\" = phi i64 [ 0, %\"<entry>\" ], [ %\"<next>\", %\"<loop>\" ]\n{body}{store}  \
             %\"<next>\" = add i64 %\"<n>\", 1\n  %\"<more>\" = icmp ult i64 %\"<next>\", {count}\n  \
             br i1 %\"<more>\", label %\"<loop>\", label %\"<end>\"\n\"<end>\":\n  ret void\n}}"
        );
        Ok((function, format!("call void @\"<repeat>\"({params})")))
    }
}

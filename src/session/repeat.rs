//! Repetition of an input in a loop, to measure its execution time.

use super::split::{self, PartKind, ScannedItem, Scanner};
use super::{Reply, Session};
use crate::diagnostic::Diagnostic;
use crate::ir::Name;
use crate::source::Span;
use rustc_hash::{FxHashMap, FxHashSet};
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
        if let Some(Err(errors)) = self.undo_level() {
            reply.diagnostics.extend(errors);
        }
        self.fresh = true;
        reply
    }

    /// Returns the text of a function that repeats the instructions, and a call of it. The session's values that they
    /// use are its parameters.
    fn loop_function(&self, text: &str, result: Option<&str>, count: u64) -> Result<(String, String), Vec<Diagnostic>> {
        let refuse = |message: &str| Err(vec![Diagnostic::error("E1001", Span::default(), message)]);
        let (mut body, mut entry) = (String::new(), String::new());
        // New names of values of the session that a line defines again, such as those that a call writes through `&x`.
        let mut renamed: FxHashMap<Name, String> = FxHashMap::default();
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
            let operation = &with_names(&part_text[named.map_or(0, |named| named.rest)..], &renamed);
            let is_alloca = operation.split(' ').next() == Some("alloca");
            // The memory of a loop is allocated once.
            let is_refused = is_alloca && (named.is_none() || lines.len() == 1);
            match part.form {
                PartKind::Local(_) | PartKind::Global(_) => {
                    let message =
                        format!("`{}` is a name, which takes no time; a call is repeated: `f(6)`", part_text.trim());
                    return refuse(&message);
                }
                PartKind::Entities => return refuse("definitions cannot be repeated; a call can: `f(6)`"),
                _ if is_refused => return refuse("an `alloca` alone cannot be repeated"),
                _ => {}
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
                (Some(named), false) if params.contains(&named.name) => {
                    let name = format!("%\"<again {n}>\"");
                    renamed.insert(named.name.clone(), name.clone());
                    name + " = "
                }
                (Some(named), false) => {
                    own.insert(named.name.clone());
                    format!("%{} = ", named.name)
                }
                (None, false) => String::new(),
            };
            let block = if is_alloca { &mut entry } else { &mut body };
            writeln!(block, "  {name}{lead}{operation}").expect("a String takes all");
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
            "define void @\"<repeat>\"({params}) {{\n\"<entry>\":\n{entry}{sink}  br label %\"<loop>\"\n\"<loop>\":\n  \
             %\"<n>\" = phi i64 [ 0, %\"<entry>\" ], [ %\"<next>\", %\"<loop>\" ]\n{body}{store}  \
             %\"<next>\" = add i64 %\"<n>\", 1\n  %\"<more>\" = icmp ult i64 %\"<next>\", {count}\n  \
             br i1 %\"<more>\", label %\"<loop>\", label %\"<end>\"\n\"<end>\":\n  ret void\n}}"
        );
        Ok((function, format!("call void @\"<repeat>\"({params})")))
    }
}

/// Returns a text with other names for some values.
fn with_names(text: &str, renamed: &FxHashMap<Name, String>) -> String {
    let (mut walk, mut out, mut copied) = (Scanner::new(text), String::new(), 0);
    while let Some(met) = walk.next() {
        let ScannedItem::Word(range) = met else { continue };
        let name = text[range.clone()].strip_prefix('%').and_then(|name| renamed.get(&crate::parse::name(name)));
        if let Some(name) = name {
            out += &text[copied..range.start];
            out += name;
            copied = range.end;
        }
    }
    out + &text[copied..]
}

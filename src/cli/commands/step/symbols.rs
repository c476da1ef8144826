//! `info scope`, `info symbol`, `show values`, and the filters of `info functions`.

use super::commands::Answer;
use super::session::{DebugSession, StepAction};
use llvmlite_jit::debugger::expression::EvalResult;
use llvmlite_jit::debugger::location;
use llvmlite_jit::debugger::value_text::Radix;
use llvmlite_jit::interp::debug::{Content, Pointee, Scalar, State};

/// A substring of names; `^` and `$` anchor it to the start and the end.
pub struct NameFilter<'t> {
    part: &'t str,
    at_start: bool,
    at_end: bool,
}

impl<'t> NameFilter<'t> {
    /// Parses a filter; the empty one accepts every name.
    pub fn new(text: &'t str) -> Result<NameFilter<'t>, String> {
        let (part, at_start) = text.strip_prefix('^').map_or((text, false), |part| (part, true));
        let (part, at_end) = part.strip_suffix('$').map_or((part, false), |part| (part, true));
        match part.contains(['*', '[', '(', '|', '\\', '^', '$', '+', '?']) {
            true => Err("a filter is a part of the name, with `^` for its start and `$` for its end".into()),
            false => Ok(NameFilter { part, at_start, at_end }),
        }
    }

    /// Whether a name matches.
    pub fn accepts(&self, name: &str) -> bool {
        match (self.at_start, self.at_end) {
            (true, true) => name == self.part,
            (true, false) => name.starts_with(self.part),
            (false, true) => name.ends_with(self.part),
            (false, false) => name.contains(self.part),
        }
    }
}

impl DebugSession {
    /// Executes `info scope`: the variables in scope at a location, with their types.
    pub(super) fn scope_info(&mut self, state: &State<'_>, rest: &str) -> Answer {
        if rest.is_empty() {
            return Err("expected a location: `info scope main`, `info scope prog.c:7`".into());
        }
        let place = self.typed_place(state, rest);
        let program = std::rc::Rc::clone(&self.debugger.program);
        let locations = location::resolve(&program, &place, self.debugger.location(state))?;
        let (function, inst) = *locations.first().ok_or("no instruction at this location")?;
        let info = program.debug_info();
        let scopes = program.body(function).map_or(Vec::new(), |body| info.scopes(body, inst));
        let mut lines: Vec<String> = Vec::new();
        for variable in program.variables(function).iter() {
            let is_around =
                scopes.iter().any(|(node, at)| Some(node) == variable.scope.as_ref() && *at == variable.inlined_at);
            let ty = variable.source_type.as_ref().map_or("?".into(), |ty| info.type_name(ty));
            let kind = if variable.argument > 0 { "argument" } else { "variable" };
            let line = format!("{}: {kind} of type {ty}\n", variable.name);
            if is_around && !lines.contains(&line) {
                lines.push(line);
            }
        }
        Ok(StepAction::Stay(if lines.is_empty() { "no variables at this location\n".into() } else { lines.concat() }))
    }

    /// Executes `info symbol`: the object at an address.
    pub(super) fn symbol_info(&mut self, state: &State<'_>, rest: &str) -> Answer {
        let found = self.find(state, rest)?;
        let address = match (&found.tree.content, found.place) {
            (Content::Scalar(Scalar::Pointer(pointer)), _) => pointer.address,
            (Content::Scalar(Scalar::Int { words, undefined: 0, .. }), _) => words.first().copied().unwrap_or(0),
            (_, Some(place)) => place,
            _ => return Err(format!("`{rest}` is not an address")),
        };
        let pointer = state.pointer_to(address);
        match pointer.target {
            Pointee::Object { .. } => {
                let text = self.writer(state, Radix::Signed).pointer(&pointer);
                Ok(StepAction::Stay(format!("{text}\n")))
            }
            _ => Err(format!("no object of the program is at {address:#x}")),
        }
    }

    /// Executes `show values` and `show convenience`.
    pub(super) fn show_values(&self, state: &State<'_>, rest: &str) -> Answer {
        let history = &self.debugger.history;
        let line =
            |name: String, found: &EvalResult| format!("${name} = {}\n", self.value_text(state, found, Radix::Signed));
        match rest.split_whitespace().next() {
            Some("values") => {
                // The last ten, as in gdb.
                let first = history.values.len().saturating_sub(10);
                let text: String = (first..)
                    .zip(&history.values[first..])
                    .map(|(n, found)| line((n + 1).to_string(), found))
                    .collect();
                Ok(StepAction::Stay(if text.is_empty() { "no value has been printed yet\n".into() } else { text }))
            }
            Some("convenience" | "conv") => {
                let text: String = history.variables.iter().map(|(name, found)| line(name.clone(), found)).collect();
                Ok(StepAction::Stay(if text.is_empty() { "no convenience variables\n".into() } else { text }))
            }
            Some("listsize") => Ok(StepAction::Stay(format!("`list` shows {} lines\n", self.list_size))),
            Some("print") => {
                let settings = self.debugger.settings;
                let number = |n: u64| if n == u64::MAX { "unlimited".to_string() } else { n.to_string() };
                let switch = |on: bool| if on { "on" } else { "off" };
                Ok(StepAction::Stay(format!(
                    "elements {}, repeats {}, pretty {}, null-stop {}\n",
                    number(settings.elements),
                    number(settings.repeats),
                    switch(settings.pretty),
                    switch(settings.null_stop)
                )))
            }
            Some("version") => Ok(StepAction::Stay(format!("llvmlite-jit {}\n", env!("CARGO_PKG_VERSION")))),
            Some("args") => {
                Err("the arguments of the program are given behind the file; `info args` shows those of a \
                call"
                    .into())
            }
            _ => Err("`show` shows values, convenience, listsize, print".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::NameFilter;

    #[test]
    fn filters_accept_parts_of_names() {
        let accepts = |filter: &str, name: &str| NameFilter::new(filter).unwrap().accepts(name);
        assert!(accepts("", "sort") && accepts("or", "sort") && accepts("^so", "sort") && accepts("rt$", "sort"));
        assert!(accepts("^sort$", "sort") && !accepts("^sort$", "resort") && !accepts("^or", "sort"));
        assert!(NameFilter::new("so.*|x").is_err());
    }
}

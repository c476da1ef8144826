//! Lowering of `switch`, `goto` and labels.

use super::super::mistakes::{Mistake, position_of};
use super::conversions::{is_integer, llvm_type, typed};
use super::literals;
use super::locals::{GotoJump, GotoLabel};
use super::lower::{Lowering, LoweringResult};
use super::names::word_length;
use super::nodes::is_identifier;
use super::statement_lowering::{ControlFlow, LoopLabels, Rest, SwitchLabels};
use super::variable_length::restore_of;

/// Maximum number of values in a range of cases.
const MAX_RANGE: i128 = 1024;

impl Lowering<'_> {
    pub(super) fn switch_statement(&mut self, rest: &mut Rest<'_>, flow: &mut ControlFlow) -> LoweringResult<()> {
        let word = "switch".len();
        *rest = &rest[word..];
        let condition = self.enclosed(rest, ')')?;
        let node = self.expression_of(condition)?;
        let value = self.value(&node)?;
        let (ty, operand) = match value.c_type() {
            ty if is_integer(&ty) => typed(self.promote(value)?)?,
            ty => {
                let message = format!("`switch` needs an integer, and not a `{ty}`");
                return Err(self.mistake_at(condition, condition.len(), message));
            }
        };
        let ty = llvm_type(&ty);
        let end = self.label("end");
        // The instruction names all cases.
        let at = self.lines.len();
        self.lines.push(String::new());
        let next = flow.loops.last().map(|labels| labels.next.clone()).unwrap_or_default();
        let stacks = self.locals.saved_stacks.len();
        flow.loops.push(LoopLabels { end: end.clone(), next, has_break: false, stacks });
        flow.has_ended = true;
        flow.switches.push(SwitchLabels { stacks, ..SwitchLabels::default() });
        self.in_scope(rest, flow)?;
        let SwitchLabels { cases, default, .. } = flow.switches.pop().unwrap_or_default();
        let has_break = flow.loops.pop().is_some_and(|labels| labels.has_break);
        let cases: Vec<String> = cases.iter().map(|(value, label)| format!("{ty} {value}, label %{label}")).collect();
        let other = default.as_ref().unwrap_or(&end);
        self.lines[at] = format!("switch {ty} {operand}, label %{other} [ {} ]", cases.join(" "));
        let falls_through = !flow.has_ended;
        if falls_through || has_break || default.is_none() {
            self.jump_and_begin(&end, &end, flow);
        }
        Ok(())
    }

    /// Removes a label at the start of a text, `case 1:`, `default:` or `again:`, and begins its block. Returns whether
    /// there is one.
    pub(super) fn label_statement(&mut self, rest: &mut Rest<'_>, flow: &mut ControlFlow) -> LoweringResult<bool> {
        let start = *rest;
        let word = &rest[..word_length(rest)];
        if word == "case" || word == "default" && rest[word.len()..].trim_start().starts_with(':') {
            let (values, behind) = self.case_values(rest)?;
            if flow.switches.is_empty() {
                return Err(self.mistake_at(start, word.len(), format!("`{word}` outside of a `switch`")));
            }
            if flow.switches.last().is_some_and(|switch| switch.stacks < self.locals.saved_stacks.len()) {
                let message = "cannot jump from switch statement to this case label: jump bypasses initialization of \
                               variable length array";
                return Err(self.mistake_at(start, start.len() - behind.len(), message.into()));
            }
            let label = self.label("case");
            self.jump_and_begin(&label, &label, flow);
            let Some(switch) = flow.switches.last_mut() else { return Ok(false) };
            let is_repeated = match values {
                Some((first, last)) => {
                    let is_repeated = switch.cases.iter().any(|(known, _)| (first..=last).contains(known));
                    switch.cases.extend((first..=last).map(|value| (value, label.clone())));
                    is_repeated
                }
                None => switch.default.replace(label).is_some(),
            };
            if is_repeated {
                return Err(self.mistake_at(start, start.len() - behind.len(), "this case is repeated".into()));
            }
            *rest = behind.trim_start();
            return Ok(true);
        }
        let behind = rest[word.len()..].trim_start();
        let Some(behind) = behind.strip_prefix(':').filter(|behind| !word.is_empty() && !behind.starts_with(':'))
        else {
            return Ok(false);
        };
        let label = self.label_of(word, start);
        let is_repeated =
            self.locals.labels.get_mut(word).is_some_and(|known| std::mem::replace(&mut known.is_defined, true));
        if is_repeated {
            return Err(self.mistake_at(start, word.len(), format!("the label `{word}` is repeated")));
        }
        self.jump_and_begin(&label, &label, flow);
        *rest = behind.trim_start();
        let stacks = self.locals.saved_stacks.clone();
        let known = self.locals.labels.get_mut(word);
        let jumps = known.map_or(Vec::new(), |known| {
            known.stacks = Some(stacks);
            std::mem::take(&mut known.jumps)
        });
        jumps.into_iter().try_for_each(|jump| self.free_before_jump(word, jump))?;
        Ok(true)
    }

    /// Frees the arrays of variable length that a jump to a label leaves. The label is known.
    fn free_before_jump(&mut self, name: &str, jump: GotoJump) -> LoweringResult<()> {
        let label = self.locals.labels.get(name).and_then(|label| label.stacks.as_ref());
        let Some(outer) = label.map(Vec::len).filter(|_| label.is_some_and(|label| jump.stacks.starts_with(label)))
        else {
            let message = "cannot jump from this goto statement to its label: jump bypasses initialization of variable \
                           length array";
            return Err(Mistake::at(message, jump.place));
        };
        if let Some(saved) = jump.stacks.get(outer) {
            self.lines[jump.line] = restore_of(saved);
        }
        Ok(())
    }

    /// Returns the block of a label of C.
    fn label_of(&mut self, name: &str, part: &str) -> String {
        if let Some(known) = self.locals.labels.get(name) {
            return known.block.clone();
        }
        let block = self.label(&format!("{name}."));
        let start = position_of(part, self.text);
        let known = GotoLabel {
            block: block.clone(),
            is_defined: false,
            place: start..start + name.len(),
            stacks: None,
            jumps: Vec::new(),
        };
        self.locals.labels.insert(name.to_string(), known);
        block
    }

    /// Lowers `goto again`.
    pub(super) fn goto_statement(&mut self, text: &str) -> LoweringResult<()> {
        let name = text["goto".len()..].trim();
        if name.starts_with('*') {
            let message = "`goto` to a computed address is not supported; use `switch`";
            return Err(self.mistake_at(text, text.len(), message.into()));
        }
        if !is_identifier(name) {
            return Err(self.mistake_at(text, text.len(), "expected the name of a label: `goto done;`".into()));
        }
        let block = self.label_of(name, name);
        let start = position_of(name, self.text);
        let place = start..start + name.len();
        let jump = GotoJump { line: self.lines.len(), stacks: self.locals.saved_stacks.clone(), place };
        // The first line frees what the jump leaves, which a label that follows does not say yet.
        self.lines.extend([String::new(), format!("br label %{block}")]);
        match self.locals.labels.get_mut(name) {
            Some(known) if known.stacks.is_none() => known.jumps.push(jump),
            _ => self.free_before_jump(name, jump)?,
        }
        Ok(())
    }

    /// Reports a `goto` to a label that the function does not have.
    pub(super) fn check_labels(&mut self) -> LoweringResult<()> {
        self.lines.retain(|line| !line.is_empty());
        let mut missing: Vec<_> = self.locals.labels.iter().filter(|(_, label)| !label.is_defined).collect();
        missing.sort_by_key(|(_, label)| label.place.start);
        match missing.first() {
            Some((name, label)) => {
                let message =
                    format!("use of undeclared label `{name}`; a label stands before a statement: `{name}: x = 1;`");
                Err(Mistake::at(message, label.place.clone()))
            }
            None => Ok(()),
        }
    }

    /// Reads `case 1:`, `case 'a' ... 'z':` or `default:`, and returns the first and the last value, which `default` does
    /// not have, and what follows.
    fn case_values<'t>(&mut self, rest: &'t str) -> LoweringResult<(Option<(i128, i128)>, &'t str)> {
        let word = &rest[..word_length(rest)];
        let behind = &rest[word.len()..];
        let mut conditionals = 0usize;
        let colon = literals::code(behind).find(|(_, c)| match c {
            '?' => {
                conditionals += 1;
                false
            }
            ':' if conditionals > 0 => {
                conditionals -= 1;
                false
            }
            c => *c == ':',
        });
        let Some((colon, _)) = colon else {
            return Err(self.mistake_at(rest, word.len(), "expected `:` after the value of a `case`".into()));
        };
        let (text, behind) = (behind[..colon].trim(), &behind[colon + 1..]);
        if word == "default" {
            return Ok((None, behind));
        }
        let mut value = |text: &str| {
            let node = self.expression_of(text)?;
            let value = self.constant(&node);
            value.ok_or_else(|| self.mistake_at(text, text.len(), "the value of a `case` must be a constant".into()))
        };
        let (first, last) = match text.split_once("...") {
            Some((first, last)) => (value(first.trim())?, value(last.trim())?),
            None => {
                let value = value(text)?;
                (value, value)
            }
        };
        if last < first || last - first >= MAX_RANGE {
            let message = format!("a range of cases has 1 to {MAX_RANGE} values");
            return Err(self.mistake_at(text, text.len(), message));
        }
        Ok((Some((first, last)), behind))
    }
}

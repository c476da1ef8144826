//! Commands on instructions: `x/5i`, `disassemble`, `jump`, `return`.

use super::commands::Answer;
use super::session::{AfterChange, DebugSession, StepAction};
use llvmlite_jit::debugger::DebuggedProgram;
use llvmlite_jit::debugger::expression;
use llvmlite_jit::debugger::location::{self, Location};
use llvmlite_jit::interp::debug::{Change, Content, ObjectKind, Pointee, Scalar, State};
use llvmlite_jit::ir::{BlockId, GlobalId, InstId, Operand, TypeKind, ValueDef, ValueId};
use std::collections::HashSet;

impl DebugSession {
    /// Formats instructions starting at a location: `$pc`, a function, a line.
    pub(super) fn instructions(&mut self, state: &State<'_>, text: &str, count: u64) -> Result<String, String> {
        let current = state.frame(self.frame).map(|frame| (frame.function, frame.inst));
        let (function, first) = match text {
            "" | "$pc" | "$rip" | "$eip" => current.ok_or("the program has ended: no instruction is current")?,
            text => self.code_at(state, text)?,
        };
        let program = &self.debugger.program;
        let body = program.body(function).ok_or("the function has no body")?;
        let all = body.layout.iter().flat_map(|block| body.blocks[*block].insts.iter().copied());
        let mut rest = all.skip_while(|inst| *inst != first);
        let mut out = String::new();
        for inst in rest.by_ref().take(usize::try_from(count).unwrap_or(usize::MAX)) {
            let mark = if current == Some((function, inst)) { "=>" } else { "  " };
            let place = location::describe(program, (function, inst));
            out += &format!("{mark} <{place}>  {}\n", program.inst_text(function, inst));
        }
        Ok(out)
    }

    /// Returns the instruction that an expression or a location denotes; for a function, its first one.
    fn code_at(&mut self, state: &State<'_>, text: &str) -> Result<Location, String> {
        let pointer = self.find(state, text).ok().map(|found| found.tree.content);
        if let Some(Content::Scalar(Scalar::Pointer(pointer))) = pointer
            && let Pointee::Object { object, offset: 0 } = pointer.target
            && let ObjectKind::Function(function) = state.object(object).kind
        {
            let body = self.debugger.program.body(function);
            let first = body.and_then(|body| body.blocks[body.entry()].insts.first().copied());
            return Ok((function, first.ok_or("the function has no instructions here")?));
        }
        let place = self.typed_place(state, text);
        let locations = location::resolve(&self.debugger.program, &place, self.debugger.location(state))?;
        locations.first().copied().ok_or_else(|| "no instruction at this location".into())
    }

    /// Executes `disassemble`: the LLVM assembly of a function.
    pub(super) fn disassemble(&mut self, state: &State<'_>, rest: &str) -> Answer {
        // `/s` and `/m` mix in the source, `/r` the bytes.
        let rest = rest.strip_prefix('/').map_or(rest, |rest| rest.split_once(' ').map_or("", |(_, rest)| rest)).trim();
        let function = match rest {
            "" => {
                state.frame(self.frame).map(|frame| frame.function).ok_or("the program has ended: name a function")?
            }
            rest => self.code_at(state, rest)?.0,
        };
        let program = std::rc::Rc::clone(&self.debugger.program);
        let module = program.checked.module();
        let header = module.function(function).map(|function| function.header_span).unwrap_or_default();
        let end = program.body(function).map(|body| body.end).unwrap_or_default();
        match (program.line(header), program.line(end)) {
            (Some((source, first)), Some((_, last))) => {
                Ok(StepAction::Stay(self.listing(Some(state), first, last, &source.name)))
            }
            _ => Err("the text of the function is not available".into()),
        }
    }

    /// Executes `jump`: continues at another instruction of the function.
    pub(super) fn jump(&mut self, state: &State<'_>, rest: &str) -> Answer {
        if self.ended.is_some() {
            return Err("the program has ended: `back` goes back into it".into());
        }
        if rest.is_empty() {
            return Err("expected a location: `jump 12`, `jump %loop`".into());
        }
        let here = state.here().ok_or("the program is not running")?;
        let place = self.typed_place(state, rest);
        let program = &self.debugger.program;
        let locations = location::resolve(program, &place, self.debugger.location(state))?;
        let own = locations.iter().find(|(function, _)| *function == here.function);
        let (_, inst) = *own.ok_or_else(|| {
            format!("`{rest}` is not in {}: a jump stays in the function", program.global_name(here.function))
        })?;
        if let Some(value) = missing_value(program, here.function, here.inst, inst) {
            let name = program.body(here.function).map_or(String::new(), |body| body.value_name(value));
            return Err(format!("{name} would have no value at this location: the jump would skip its definition"));
        }
        let change = self.make_changes(state, vec![Change::Jump { inst }]);
        let change = change.ok_or("nothing to change")?;
        Ok(StepAction::Change(change, AfterChange::Continue))
    }

    /// Executes `return`: returns from the selected call immediately.
    pub(super) fn return_now(&mut self, state: &State<'_>, rest: &str) -> Answer {
        if self.ended.is_some() {
            return Err("the program has ended: `back` goes back into it".into());
        }
        let frame = state.frame(self.frame).ok_or("the program is not running")?;
        let is_outermost = |n: usize| state.frame(n).is_some_and(|frame| frame.outermost);
        if (self.frame..state.depth()).any(is_outermost) {
            return Err(match self.frame {
                0 => "the outermost call cannot be left: `quit` ends the program".into(),
                _ => "a function of a library is active below this call, which cannot be left before it".to_string(),
            });
        }
        let program = std::rc::Rc::clone(&self.debugger.program);
        let ret =
            program.checked.module().function(frame.function).map(|function| function.ret).ok_or("no function")?;
        let name = program.global_name(frame.function);
        let value = match (self.debugger.types.kind(ret), rest) {
            (_, "") => None,
            (TypeKind::Void, _) => return Err(format!("`{name}` returns nothing")),
            (TypeKind::Int(1..=128) | TypeKind::Float(_) | TypeKind::Ptr { .. }, rest) => {
                let parsed = expression::parse(rest, &mut self.debugger.types)?;
                let scope = self.debugger.scope(state, self.frame);
                Some(scope.returned(&parsed, frame.function)?)
            }
            _ => return Err(format!("`{name}` returns a struct: it can only be left without a value")),
        };
        let change = self.make_changes(state, vec![Change::Return { frame: self.frame, value }]);
        Ok(StepAction::Change(change.ok_or("nothing to change")?, AfterChange::Arrive))
    }
}

/// Returns a value that would be used without a definition if the function continued at `to` instead of `from`.
fn missing_value(program: &DebuggedProgram, function: GlobalId, from: InstId, to: InstId) -> Option<ValueId> {
    let body = program.body(function)?;
    let graph = program.graph(function)?;
    let defined: HashSet<ValueId> = program.values_defined_at(function, from).into_iter().collect();
    let expected = program.values_defined_at(function, to).into_iter().filter(|value| !defined.contains(value));
    // The uses of each value that a path from `to` reaches before its definition.
    let is_used = |value: &ValueId| {
        let ValueDef::Inst(definition) = body.values[*value].def else { return false };
        let uses = |inst: InstId| {
            let mut found = false;
            body.insts[inst].for_each_operand(|_, operand| found |= operand == Operand::Value(*value));
            found
        };
        let Some(&(block, n)) = graph.places.get(&to) else { return false };
        let (mut waiting, mut seen): (Vec<(BlockId, usize)>, HashSet<BlockId>) =
            (vec![(block, n as usize)], HashSet::new());
        while let Some((block, first)) = waiting.pop() {
            let mut rest = body.blocks[block].insts.iter().skip(first).copied();
            match rest.find(|inst| *inst == definition || uses(*inst)) {
                Some(inst) if inst == definition => {}
                Some(_) => return true,
                None => {
                    if let Some(last) = body.blocks[block].insts.last() {
                        body.insts[*last]
                            .for_each_target(|next| waiting.extend(seen.insert(next).then_some((next, 0))));
                    }
                }
            }
        }
        false
    };
    expected.into_iter().find(is_used)
}

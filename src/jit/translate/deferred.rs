//! Shadows of results that are computed in cold code only.
//!
//! Which bits of a result are undefined depends on those of the operands, and is asked only if one of these has some. A chain of
//! such questions in a block, whose result a check or a store needs, is one test: whether a shadow that it begins with is not 0.

use crate::ir::callee::named_callee;
use crate::ir::{Body, Inst, InstId, Module, Name, Operand, ValueDef, ValueId};
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::opt::checks::origin::{DEFINED, UNDEFINED, WRITTEN};
use crate::opt::checks::undefined::Origin;
use cranelift_codegen::ir::{InstBuilder, Value, types};
use cranelift_entity::SecondaryMap;

/// Maximum number of questions and shadows in a chain.
const MAX_WEIGHT: u32 = 24;
/// Maximum number of instructions that need the result of a question, each of which asks it.
const MAX_USERS: u32 = 2;

/// Returns the name of the function of checked code that an instruction calls.
fn called<'m>(module: &'m Module, inst: &Inst) -> Option<&'m str> {
    let Inst::Call(call) = inst else { return None };
    match &module.globals[named_callee(module, call.callee)?].name {
        Name::Text(name) => Some(name),
        _ => None,
    }
}

/// Whether an instruction asks which bits of a result are undefined.
fn is_question(module: &Module, inst: &Inst) -> bool {
    let Inst::Call(call) = inst else { return false };
    let Some(Operand::Const(id)) = call.args.first().map(|arg| arg.value) else { return false };
    called(module, inst) == Some(UNDEFINED) && module.constants[id].as_int() == Some(Origin::Propagated as u128)
}

/// Finds the questions that only cold code asks.
pub(in crate::jit::translate) fn find(module: &Module, body: &Body) -> SecondaryMap<ValueId, bool> {
    let mut deferred: SecondaryMap<ValueId, bool> = SecondaryMap::new();
    // Block of a question, plus 1, and number of its users; a question with another user is out.
    let mut blocks: SecondaryMap<ValueId, u32> = SecondaryMap::new();
    let mut users: SecondaryMap<ValueId, u32> = SecondaryMap::new();
    for (n, block) in body.layout.iter().enumerate() {
        for &inst in &body.blocks[*block].insts {
            if let Some(result) = body.result(inst).filter(|_| is_question(module, &body.insts[inst])) {
                blocks[result] = n as u32 + 1;
            }
        }
    }
    for (n, block) in body.layout.iter().enumerate() {
        for &inst in &body.blocks[*block].insts {
            let of = &body.insts[inst];
            let args = of.call().map(|call| &call.args[..]).unwrap_or_default();
            let fitting: &[usize] = match called(module, of) {
                Some(DEFINED) if args.len() == 2 => &[0],
                Some(WRITTEN) => &[3],
                Some(UNDEFINED) if is_question(module, of) => &[2, 3],
                _ => &[],
            };
            let fits = |value: ValueId| fitting.iter().filter(|at| args[**at].value == Operand::Value(value)).count();
            of.for_each_operand(|_, operand| {
                if let Operand::Value(value) = operand
                    && blocks[value] != 0
                {
                    let is_here = blocks[value] == n as u32 + 1 && fits(value) > 0;
                    users[value] += if is_here { 1 } else { MAX_USERS + 1 };
                }
            });
        }
    }
    let mut weights: SecondaryMap<ValueId, u32> = SecondaryMap::new();
    for block in &body.layout {
        for &inst in &body.blocks[*block].insts {
            let Some(result) = body.result(inst).filter(|result| blocks[*result] != 0) else { continue };
            let args = body.insts[inst].call().map(|call| &call.args[..]).unwrap_or_default();
            let weight = |at: usize| match args.get(at).map(|arg| arg.value) {
                Some(Operand::Value(value)) if deferred[value] => weights[value],
                Some(Operand::Value(_)) => 1,
                _ => 0,
            };
            weights[result] = 1 + weight(2) + weight(3);
            deferred[result] = weights[result] <= MAX_WEIGHT && users[result] <= MAX_USERS;
        }
    }
    deferred
}

impl FuncTranslator<'_, '_> {
    /// Returns the call that asks a question which is deferred.
    fn question(&self, operand: Operand) -> Option<InstId> {
        let Operand::Value(value) = operand else { return None };
        match self.func.body.values[value].def {
            ValueDef::Inst(inst) if self.values.deferred[value] => Some(inst),
            _ => None,
        }
    }

    /// Emits a number that is 0 if a shadow is, and otherwise may be another than 0. `None`: the shadow is always 0.
    pub(super) fn any_shadow(&mut self, cx: &InstContext, shadow: Operand) -> Option<Value> {
        let mut rest = vec![shadow];
        let mut seen: Vec<Operand> = Vec::new();
        let mut any = None;
        while let Some(operand) = rest.pop() {
            if seen.contains(&operand) {
                continue;
            }
            seen.push(operand);
            if let Some(inst) = self.question(operand) {
                let args = self.func.body.insts[inst].call().map(|call| &call.args[..]).unwrap_or_default();
                rest.extend(args.iter().skip(2).take(2).map(|arg| arg.value));
            } else if self.known(operand) != Some(0) {
                let one = self.scalar(cx, operand);
                any = Some(match any {
                    Some(others) => self.b.ins().bor(others, one),
                    None => one,
                });
            }
        }
        any
    }

    /// Emits the operands of the questions that lead to a shadow, before the cold code that asks them.
    pub(super) fn prepare_questions(&mut self, cx: &InstContext, shadow: Operand) -> Vec<(Operand, [Value; 3])> {
        let mut rest = vec![shadow];
        let mut prepared: Vec<(Operand, [Value; 3])> = Vec::new();
        while let Some(operand) = rest.pop() {
            let Some(inst) = self.question(operand) else { continue };
            if prepared.iter().any(|(known, _)| *known == operand) {
                continue;
            }
            let args = self.func.body.insts[inst].call().map(|call| call.args.clone()).unwrap_or_default();
            prepared.push((operand, self.question_operands(cx, &args)));
            rest.extend(args.iter().skip(2).take(2).map(|arg| arg.value));
        }
        prepared
    }

    /// Emits a shadow in cold code.
    pub(super) fn ask_questions(
        &mut self,
        cx: &InstContext,
        shadow: Operand,
        prepared: &[(Operand, [Value; 3])],
    ) -> Value {
        let Some(inst) = self.question(shadow) else { return self.scalar(cx, shadow) };
        let args = self.func.body.insts[inst].call().map(|call| call.args.clone()).unwrap_or_default();
        let zero = self.b.ins().iconst(types::I64, 0);
        let found = prepared.iter().find(|(known, _)| *known == shadow);
        let (Some((_, [word, a, b])), [_, _, first, second, ..]) = (found, &args[..]) else { return zero };
        let shadows = [first.value, second.value].map(|shadow| self.ask_questions(cx, shadow, prepared));
        self.call_runtime(RuntimeFn::Propagated, &[*word, shadows[0], shadows[1], *a, *b])
    }
}

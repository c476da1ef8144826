//! Shadows of results that are computed in cold code only.
//!
//! Which bits of a result are undefined depends on those of the operands, and is asked only if one of these has some. A chain of
//! such questions in a block, whose result a check or a store needs, is one test: whether a shadow that it begins with is not 0.

use crate::ir::callee::named_callee;
use crate::ir::inst::Arg;
use crate::ir::{Body, Inst, InstId, Module, Name, Operand, ValueDef, ValueId};
use crate::jit::checked::chains::{self, MAX_PASSED, Source, Step, USE_AT};
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::loaded_shadows::{OpenTest, WaitingShadow};
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::trap_codes::CHECK;
use crate::opt::checks::origin::{DEFINED, UNDEFINED, WRITTEN};
use crate::opt::checks::undefined::{Origin, Propagation};
use cranelift_codegen::ir::{InstBuilder, Value, types};
use cranelift_entity::SecondaryMap;

/// An operand of an operation.
#[derive(Clone, Copy)]
enum OperandOf {
    Known(u64),
    Value(Value),
}

/// A question which bits of a result are undefined.
#[derive(Clone, Copy)]
pub(super) struct Question {
    /// The [`Propagation`](crate::opt::checks::undefined::Propagation).
    word: u64,
    /// Operands, zero-extended.
    values: [OperandOf; 2],
}

/// Inputs of the cold code that computes a shadow by asking questions.
#[derive(Default)]
pub(super) struct Questions {
    /// All of them as one chain: its number, and the words that are passed.
    chain: Option<(u64, Vec<Value>)>,
    /// Without a chain, the questions one by one.
    apart: Vec<(Operand, Question)>,
}

impl Questions {
    /// Returns the inputs in the cold code of a test.
    pub(super) fn in_test(self, test: &OpenTest) -> Questions {
        let chain = self.chain.map(|(number, passed)| (number, test.with_numbers(&passed)));
        Questions { chain, ..self }
    }

    /// Whether the shadow is known without a question.
    pub(super) fn is_empty(&self) -> bool {
        self.chain.is_none() && self.apart.is_empty()
    }
}

/// A chain that is made.
#[derive(Default)]
struct Chain {
    steps: Vec<Step>,
    /// The questions of the steps.
    questions: Vec<InstId>,
    passed: Vec<Value>,
}

impl Chain {
    /// Returns the source of a word that is passed. `None`: there are too many.
    fn pass(&mut self, value: Value) -> Option<Source> {
        let at = self.passed.iter().position(|known| *known == value).unwrap_or(self.passed.len());
        if at == self.passed.len() {
            self.passed.push(value);
        }
        (at < MAX_PASSED).then_some(Source::Passed(at as u8))
    }
}

/// Maximum number of questions and shadows in a chain.
const MAX_WEIGHT: u32 = 24;
/// Maximum number of tests of values that are one test.
const MAX_TESTS: usize = 8;
/// Maximum number of instructions that need the result of a question, each of which asks it.
const MAX_USERS: u32 = 2;

/// Returns the name of the function of checked code that an instruction calls.
pub(super) fn called<'m>(module: &'m Module, inst: &Inst) -> Option<&'m str> {
    let Inst::Call(call) = inst else { return None };
    match &module.globals[named_callee(module, call.callee)?].name {
        Name::Text(name) => Some(name),
        _ => None,
    }
}

/// Returns the number of the origin that a call of `@llvmlite.undefined` asks for.
pub(super) fn asked_origin(module: &Module, inst: &Inst) -> Option<u128> {
    let Inst::Call(call) = inst else { return None };
    let Operand::Const(id) = call.args.first()?.value else { return None };
    module.constants[id].as_int().filter(|_| called(module, inst) == Some(UNDEFINED))
}

/// Whether an instruction asks which bits of a result are undefined.
pub(super) fn is_question(module: &Module, inst: &Inst) -> bool {
    asked_origin(module, inst) == Some(Origin::Propagated as u128)
}

/// Whether an instruction asks whether a value keeps a promise of an attribute.
fn is_promise(module: &Module, inst: &Inst) -> bool {
    const PROMISES: [Origin; 4] = [Origin::Nonnull, Origin::Align, Origin::Range, Origin::Class];
    let asked = asked_origin(module, inst);
    PROMISES.iter().any(|origin| asked == Some(*origin as u128))
}

/// Finds the questions that only cold code asks, and the promises that are looked at where a value is tested.
pub(in crate::jit::translate) fn find(module: &Module, body: &Body) -> SecondaryMap<ValueId, bool> {
    let mut deferred: SecondaryMap<ValueId, bool> = SecondaryMap::new();
    // Block of a question, plus 1, and number of its users; a question with another user is out.
    let mut blocks: SecondaryMap<ValueId, u32> = SecondaryMap::new();
    let mut users: SecondaryMap<ValueId, u32> = SecondaryMap::new();
    let mut promises: SecondaryMap<ValueId, bool> = SecondaryMap::new();
    for (n, block) in body.layout.iter().enumerate() {
        for &inst in &body.blocks[*block].insts {
            let of = &body.insts[inst];
            if let Some(result) = body.result(inst).filter(|_| is_question(module, of) || is_promise(module, of)) {
                blocks[result] = n as u32 + 1;
                promises[result] = is_promise(module, of);
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
                    let is_test = called(module, of) == Some(DEFINED);
                    let is_here = blocks[value] == n as u32 + 1 && fits(value) > 0 && (is_test || !promises[value]);
                    users[value] += if is_here { 1 } else { MAX_USERS + 1 };
                }
            });
        }
    }
    let mut weights: SecondaryMap<ValueId, u32> = SecondaryMap::new();
    for block in &body.layout {
        for &inst in &body.blocks[*block].insts {
            let Some(result) = body.result(inst).filter(|result| blocks[*result] != 0) else { continue };
            if promises[result] {
                deferred[result] = users[result] == 1;
                continue;
            }
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
    pub(super) fn question(&self, operand: Operand) -> Option<InstId> {
        self.deferred(operand).filter(|inst| !is_promise(self.env.module, &self.func.body.insts[*inst]))
    }

    /// Returns the call that asks whether a promise is kept, if that is deferred.
    fn promise(&self, operand: Operand) -> Option<InstId> {
        self.deferred(operand).filter(|inst| is_promise(self.env.module, &self.func.body.insts[*inst]))
    }

    /// Returns the call that computes a shadow, if it is deferred.
    pub(super) fn deferred(&self, operand: Operand) -> Option<InstId> {
        let Operand::Value(value) = operand else { return None };
        match self.func.body.values[value].def {
            ValueDef::Inst(inst) if self.values.deferred[value] => Some(inst),
            _ => None,
        }
    }

    /// Emits the test of a value that may break a promise: what the attribute says is the condition.
    fn check_promise(&mut self, cx: &InstContext, test: InstId, promise: InstId, at: Operand) {
        let args = self.func.body.insts[promise].call().map(|call| call.args.clone()).unwrap_or_default();
        let Some(found) = self.broken_promise(cx, &args) else { return };
        self.open_cold_block(found.condition);
        self.go_to(test);
        let number = self.new_origin(promise, found);
        let at = self.scalar(cx, at);
        self.call_to_stop(RuntimeFn::UndefinedUsed, &[number, at]);
        self.leave_cold_block();
    }

    /// Emits a number that is 0 if a shadow is, and otherwise may be another than 0; without those that wait for the test. `None`: the
    /// shadow is always 0.
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
            } else if self.known(operand) != Some(0) && !self.is_waiting(operand) {
                let one = self.scalar(cx, operand);
                any = Some(match any {
                    Some(others) => self.b.ins().bor(others, one),
                    None => one,
                });
            }
        }
        any
    }

    /// Emits the tests at the beginning of a list of instructions whether values are defined, as one test. Returns their number.
    pub(super) fn check_defined_values(&mut self, cx: &InstContext, insts: &[InstId]) -> usize {
        if let Some([shadow, at]) = insts.first().and_then(|inst| self.tested(*inst))
            && let Some(promise) = self.promise(shadow)
        {
            self.check_promise(cx, insts[0], promise, at);
            return 1;
        }
        let tests = insts.iter().map_while(|inst| Some((*inst, self.tested(*inst)?)));
        let tests = tests.take_while(|(_, [shadow, _])| self.promise(*shadow).is_none());
        let mut tests: Vec<(InstId, [Operand; 2])> = tests.take(MAX_TESTS).collect();
        // The last one may belong to the access behind it.
        if tests.len() > 1 && self.pointer_test(cx, &insts[tests.len() - 1..]).is_some() {
            tests.pop();
        }
        let count = tests.len();
        let shadows: Vec<Operand> = tests.iter().map(|(_, [shadow, _])| *shadow).collect();
        let waiting = self.waiting_for(&shadows);
        let mut any = None;
        tests.retain(|(_, [shadow, _])| {
            let one = self.any_shadow(cx, *shadow);
            any = match (any, one) {
                (Some(others), Some(one)) => Some(self.b.ins().bor(others, one)),
                (one, other) => one.or(other),
            };
            one.is_some() || !waiting.is_empty()
        });
        let prepared: Vec<_> = tests.iter().map(|(_, [shadow, _])| self.prepare_questions(cx, *shadow)).collect();
        if !waiting.is_empty() {
            self.check_waiting(cx, &tests, prepared, any, &waiting);
            return count;
        }
        let Some(any) = any else { return count };
        let is_some = self.is_origin(any);
        self.open_cold_block(is_some);
        self.stop_at_tests(cx, &tests, &prepared);
        if let ([_], [prepared]) = (&tests[..], &prepared[..])
            && prepared.is_empty()
        {
            self.b.ins().trap(CHECK);
            self.close_cold_block();
        } else {
            self.leave_cold_block();
        }
        count
    }

    /// Emits tests whether values are defined that depend on waiting shadows, as one test.
    fn check_waiting(
        &mut self,
        cx: &InstContext,
        tests: &[(InstId, [Operand; 2])],
        prepared: Vec<Questions>,
        any: Option<Value>,
        waiting: &[WaitingShadow],
    ) {
        let test = self.open_test(cx, any, waiting);
        let prepared: Vec<Questions> = prepared.into_iter().map(|questions| questions.in_test(&test)).collect();
        let numbers = any.into_iter().chain(test.numbers.iter().copied());
        let any = numbers.reduce(|some, number| self.b.ins().bor(some, number)).expect("a shadow waits");
        let is_some = self.is_origin(any);
        let (stop, go_on) = (self.b.create_block(), self.b.create_block());
        self.b.ins().brif(is_some, stop, &[], go_on, &[]);
        for block in [stop, go_on] {
            self.b.set_cold_block(block);
        }
        self.b.seal_block(stop);
        self.b.switch_to_block(stop);
        self.stop_at_tests(cx, tests, &prepared);
        self.b.ins().jump(go_on, &[]);
        self.b.seal_block(go_on);
        self.b.switch_to_block(go_on);
        self.frame.check_blocks += 2;
        self.end_cold_code(&test);
        self.close_test(&test);
    }

    /// Emits cold code that stops the program at the first of some tests whose value is not defined.
    fn stop_at_tests(&mut self, cx: &InstContext, tests: &[(InstId, [Operand; 2])], prepared: &[Questions]) {
        for ((inst, [shadow, at]), prepared) in tests.iter().zip(prepared) {
            self.go_to(*inst);
            if self.use_of_result(*at, prepared) {
                continue;
            }
            let number = self.ask_questions(cx, *shadow, prepared);
            let at = self.scalar(cx, *at);
            self.call_to_stop(RuntimeFn::UndefinedUsed, &[number, at]);
        }
    }

    /// Emits the questions of a chain and the test of the last result as one call. Returns whether that is possible.
    fn use_of_result(&mut self, at: Operand, prepared: &Questions) -> bool {
        let (Some((chain, passed)), Some(at)) = (&prepared.chain, self.known(at)) else { return false };
        let word = self.b.ins().iconst(types::I64, (chain | (at as u64) << USE_AT) as i64);
        let args: Vec<Value> = [word].iter().chain(passed).copied().collect();
        self.call_to_stop(RuntimeFn::ChainUsed, &args);
        true
    }

    fn operand_of(&mut self, operand: OperandOf) -> Value {
        match operand {
            OperandOf::Known(known) => self.b.ins().iconst(types::I64, known as i64),
            OperandOf::Value(value) => value,
        }
    }

    /// Returns shadow and use of a test whether a value is defined.
    pub(super) fn tested(&self, inst: InstId) -> Option<[Operand; 2]> {
        let of = &self.func.body.insts[inst];
        if called(self.env.module, of) != Some(DEFINED) {
            return None;
        }
        match &of.call()?.args[..] {
            [shadow, at] => Some([shadow.value, at.value]),
            _ => None,
        }
    }

    /// Emits the operands of the questions that lead to a shadow, before the cold code that asks them.
    pub(super) fn prepare_questions(&mut self, cx: &InstContext, shadow: Operand) -> Questions {
        match self.question(shadow) {
            Some(inst) => self
                .prepare_chain(cx, inst)
                .unwrap_or_else(|| Questions { chain: None, apart: self.prepare_apart(cx, vec![shadow]) }),
            None => Questions::default(),
        }
    }

    /// Emits the words that a chain begins with, whose last question is this one. `None`: there are too many.
    pub(super) fn prepare_chain(&mut self, cx: &InstContext, question: InstId) -> Option<Questions> {
        let mut chain = Chain::default();
        self.step(cx, question, &mut chain)?;
        let number = chains::enter(chain.steps)?;
        Some(Questions { chain: Some((number, chain.passed)), apart: Vec::new() })
    }

    /// Adds a question to a chain, behind those that it depends on.
    fn step(&mut self, cx: &InstContext, question: InstId, chain: &mut Chain) -> Option<Source> {
        if let Some(at) = chain.questions.iter().position(|known| *known == question) {
            return Some(Source::Step(at as u8));
        }
        let args = self.func.body.insts[question].call().map(|call| call.args.clone())?;
        let word = self.known(args.get(1)?.value)? as u64;
        let mut shadows = [Source::Known(0); 2];
        for (source, arg) in shadows.iter_mut().zip(&args[2..]) {
            *source = match (self.known(arg.value), self.question(arg.value)) {
                (Some(0), _) => Source::Known(0),
                (_, Some(inner)) => self.step(cx, inner, chain)?,
                _ => {
                    let number = self.scalar(cx, arg.value);
                    chain.pass(number)?
                }
            };
        }
        let Question { values, .. } = self.question_of(cx, &args);
        let mut sources = [Source::Known(0); 2];
        for (n, (source, value)) in sources.iter_mut().zip(values).enumerate() {
            let known_step = args.get(4 + n).and_then(|arg| self.step_of(arg.value, chain));
            *source = match (value, known_step) {
                (OperandOf::Known(known), _) => Source::Known(known),
                (_, Some(step)) => step,
                (OperandOf::Value(value), None) => chain.pass(value)?,
            };
        }
        let at = u8::try_from(chain.steps.len()).ok()?;
        chain.steps.push(Step { word, shadows, values: sources });
        chain.questions.push(question);
        Some(Source::Step(at))
    }

    /// Returns the step of a chain that computes an operand.
    fn step_of(&self, operand: Operand, chain: &Chain) -> Option<Source> {
        let Operand::Value(value) = operand else { return None };
        let ValueDef::Inst(inst) = self.func.body.values[value].def else { return None };
        let of = &self.func.body.insts[inst];
        let operands = match of {
            Inst::Binary { lhs, rhs, .. } | Inst::Icmp { lhs, rhs, .. } => vec![*lhs, *rhs],
            Inst::Cast { arg, .. } => vec![*arg],
            _ => return None,
        };
        let word = Propagation::of(self.env.module, of).filter(|of| of.result([0; 2]).is_some())?.word();
        let at = chain.questions.iter().zip(&chain.steps).position(|(question, step)| {
            let args = self.func.body.insts[*question].call().map(|call| &call.args[..]).unwrap_or_default();
            step.word == word && args.iter().skip(4).map(|arg| arg.value).eq(operands.iter().copied())
        })?;
        Some(Source::Step(at as u8))
    }

    /// Emits the operands of questions that are asked one by one.
    pub(super) fn prepare_apart(&mut self, cx: &InstContext, mut rest: Vec<Operand>) -> Vec<(Operand, Question)> {
        let mut prepared: Vec<(Operand, Question)> = Vec::new();
        while let Some(operand) = rest.pop() {
            let Some(inst) = self.question(operand) else { continue };
            if prepared.iter().any(|(known, _)| *known == operand) {
                continue;
            }
            let args = self.func.body.insts[inst].call().map(|call| call.args.clone()).unwrap_or_default();
            prepared.push((operand, self.question_of(cx, &args)));
            rest.extend(args.iter().skip(2).take(2).map(|arg| arg.value));
        }
        prepared
    }

    /// Emits a shadow in cold code.
    pub(super) fn ask_questions(&mut self, cx: &InstContext, shadow: Operand, prepared: &Questions) -> Value {
        match &prepared.chain {
            Some((chain, passed)) => {
                let word = self.b.ins().iconst(types::I64, *chain as i64);
                let args: Vec<Value> = [word].iter().chain(passed).copied().collect();
                self.call_cold(RuntimeFn::ChainAsked, &args)
            }
            None => self.ask_apart(cx, shadow, &prepared.apart),
        }
    }

    /// Emits a shadow in cold code by questions that are asked one by one.
    fn ask_apart(&mut self, cx: &InstContext, shadow: Operand, prepared: &[(Operand, Question)]) -> Value {
        let Some(inst) = self.question(shadow) else { return self.scalar(cx, shadow) };
        let args = self.func.body.insts[inst].call().map(|call| call.args.clone()).unwrap_or_default();
        let found = prepared.iter().find(|(known, _)| *known == shadow);
        let (Some((_, question)), [_, _, first, second, ..]) = (found, &args[..]) else {
            return self.b.ins().iconst(types::I64, 0);
        };
        self.ask(cx, *question, [first.value, second.value], prepared)
    }

    /// Returns the kind of operation, and the operands, of a question which bits of a result are undefined.
    pub(super) fn question_of(&mut self, cx: &InstContext, args: &[Arg]) -> Question {
        let word = args.get(1).and_then(|word| self.known(word.value)).unwrap_or(0) as u64;
        let mut values = [OperandOf::Known(0); 2];
        for (value, operand) in values.iter_mut().zip(args.iter().skip(4)) {
            *value = match (self.env.scalar(operand.ty), self.known(operand.value)) {
                (Scalar::Int(..=64), Some(known)) => OperandOf::Known(known as u64),
                (Scalar::Int(bits), _) => {
                    let scalar = self.scalar(cx, operand.value);
                    OperandOf::Value(self.widened_int(bits, scalar))
                }
                (Scalar::Ptr, _) => OperandOf::Value(self.scalar(cx, operand.value)),
                _ => OperandOf::Known(0),
            };
        }
        Question { word, values }
    }

    /// Asks a question in cold code.
    pub(super) fn ask(
        &mut self,
        cx: &InstContext,
        Question { word, values }: Question,
        parts: [Operand; 2],
        prepared: &[(Operand, Question)],
    ) -> Value {
        let mut args = vec![self.b.ins().iconst(types::I64, word as i64)];
        args.extend(parts.map(|part| self.ask_apart(cx, part, prepared)));
        args.extend(values.map(|value| self.operand_of(value)));
        self.call_cold(RuntimeFn::Propagated, &args)
    }
}

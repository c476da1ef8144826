//! Shadows of results that are computed in cold code only.
//!
//! Which bits of a result are undefined depends on those of the operands, and is asked only if one of these has some. A chain of
//! such questions, whose result a check or a store needs, is one test: whether a shadow that it begins with is not 0. It is in one block,
//! except for questions that depend on shadows alone: values of operands would have to be kept for cold code.

use crate::ir::callee::named_callee;
use crate::ir::inst::Arg;
use crate::ir::{Body, Inst, InstId, Module, Name, Operand, ValueDef, ValueId};
use crate::jit::checked::chains::{self, MAX_PASSED, MAX_TESTED, Source, Step, USE_AT};
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
    /// Whether the value of each step is computed.
    has_value: Vec<bool>,
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
/// The same for a question that depends on shadows alone.
const MAX_USERS_WITHOUT_VALUES: u32 = 8;

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

/// Returns the shadows of operands among the arguments of a question as in [`is_question`] or [`is_violation`].
pub(super) fn shadows_of(args: &[Arg]) -> impl Iterator<Item = Operand> + Clone {
    args.iter().skip(2).take(2).map(|arg| arg.value)
}

/// Whether an instruction asks if an operation on defined operands violates its flags.
pub(super) fn is_violation(module: &Module, inst: &Inst) -> bool {
    asked_origin(module, inst) == Some(Origin::Operation as u128)
}

/// Whether an instruction asks whether a value keeps a promise of an attribute.
fn is_promise(module: &Module, inst: &Inst) -> bool {
    const PROMISES: [Origin; 4] = [Origin::Nonnull, Origin::Align, Origin::Range, Origin::Class];
    let asked = asked_origin(module, inst);
    PROMISES.iter().any(|origin| asked == Some(*origin as u128))
}

/// Returns for each operand of a question whether the answer depends on its value.
fn needs_values(module: &Module, args: &[Arg]) -> [bool; 2] {
    let known = |at: usize| args.get(at).and_then(|arg| module.constants.known_int(arg.value));
    let propagation = Propagation::of_word(known(1).unwrap_or(0) as u64);
    propagation.needs_values([2, 3].map(|at| known(at) != Some(0)))
}

/// Whether the answer of a question depends on no value but those of constants.
fn is_without_values(module: &Module, inst: &Inst) -> bool {
    let args = inst.call().map(|call| &call.args[..]).unwrap_or_default();
    let mut needs = needs_values(module, args).into_iter().zip(args.iter().skip(4));
    needs.all(|(needs, arg)| !needs || module.constants.known_int(arg.value).is_some())
}

/// Users of the result of a question.
#[derive(Clone, Copy, Default)]
struct Users {
    here: u32,
    in_other_blocks: u32,
    /// Whether one of them needs the number of the origin.
    is_needed: bool,
}

/// Finds the questions that only cold code asks, and the promises that are looked at where a value is tested.
pub(in crate::jit::translate) fn find(module: &Module, body: &Body) -> SecondaryMap<ValueId, bool> {
    let mut deferred: SecondaryMap<ValueId, bool> = SecondaryMap::new();
    // Block of a question, plus 1, and its users.
    let mut blocks: SecondaryMap<ValueId, u32> = SecondaryMap::new();
    let mut users: SecondaryMap<ValueId, Users> = SecondaryMap::new();
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
                Some(UNDEFINED) if is_question(module, of) || is_violation(module, of) => &[2, 3],
                _ => &[],
            };
            let fits = |value: ValueId| {
                fitting.iter().any(|at| args.get(*at).is_some_and(|arg| arg.value == Operand::Value(value)))
            };
            of.for_each_operand(|_, operand| {
                if let Operand::Value(value) = operand
                    && blocks[value] != 0
                {
                    let is_test = called(module, of) == Some(DEFINED);
                    let users = &mut users[value];
                    match blocks[value] == n as u32 + 1 {
                        _ if !fits(value) || promises[value] && !is_test => users.is_needed = true,
                        true => users.here += 1,
                        false => users.in_other_blocks += 1,
                    }
                }
            });
        }
    }
    let mut weights: SecondaryMap<ValueId, u32> = SecondaryMap::new();
    // Questions that were visited, and those that lead to shadows alone.
    let mut is_visited: SecondaryMap<ValueId, bool> = SecondaryMap::new();
    let mut without_values: SecondaryMap<ValueId, bool> = SecondaryMap::new();
    for block in &body.layout {
        for &inst in &body.blocks[*block].insts {
            let Some(result) = body.result(inst).filter(|result| blocks[*result] != 0) else { continue };
            let Users { here, in_other_blocks, is_needed } = users[result];
            if promises[result] {
                deferred[result] = !is_needed && (here, in_other_blocks) == (1, 0);
                continue;
            }
            let of = &body.insts[inst];
            let args = of.call().map(|call| &call.args[..]).unwrap_or_default();
            let shadows = shadows_of(args).filter_map(Operand::value);
            let weight = |shadow: ValueId| if deferred[shadow] { weights[shadow] } else { 1 };
            weights[result] = 1 + shadows.clone().map(weight).sum::<u32>();
            let is_known = |shadow: ValueId| match blocks[shadow] == 0 || promises[shadow] {
                true => true,
                false => is_visited[shadow] && (!deferred[shadow] || without_values[shadow]),
            };
            without_values[result] = is_without_values(module, of) && shadows.clone().all(is_known);
            is_visited[result] = true;
            let has_few_users = match without_values[result] {
                true => here + in_other_blocks <= MAX_USERS_WITHOUT_VALUES,
                false => here <= MAX_USERS && in_other_blocks == 0,
            };
            deferred[result] = !is_needed && has_few_users && weights[result] <= MAX_WEIGHT;
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
        if self.avoids_cold_blocks() {
            self.go_to(test);
            let mut args = self.origin_args(promise, found).to_vec();
            args.push(self.scalar(cx, at));
            return self.stop_if(RuntimeFn::PromiseTested, &args);
        }
        self.open_cold_block(found.condition);
        self.go_to(test);
        let number = self.new_origin(promise, found, None);
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
                rest.extend(shadows_of(args));
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
        let mut numbers: Vec<Value> = Vec::new();
        tests.retain(|(_, [shadow, _])| {
            let one = self.any_shadow(cx, *shadow);
            numbers.extend(one);
            one.is_some() || !waiting.is_empty()
        });
        let prepare = |this: &mut Self| -> Vec<Questions> {
            tests.iter().map(|(_, [shadow, _])| this.prepare_questions(cx, *shadow)).collect()
        };
        if waiting.is_empty() && self.avoids_cold_blocks() && self.test_by_stubs(cx, &tests, &numbers) {
            return count;
        }
        let any = numbers.into_iter().reduce(|any, one| self.b.ins().bor(any, one));
        if !waiting.is_empty() {
            let prepared = prepare(self);
            self.check_waiting(cx, &tests, prepared, any, &waiting);
            return count;
        }
        let Some(any) = any else { return count };
        let is_some = self.is_origin(any);
        self.open_cold_block(is_some);
        let prepared = prepare(self);
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

    /// Emits tests whether values are defined in baseline code as calls of stubs, since a cold block for each takes longer to compile.
    /// `numbers`: for each the number of [`FuncTranslator::any_shadow`]. Returns whether that is possible.
    fn test_by_stubs(&mut self, cx: &InstContext, tests: &[(InstId, [Operand; 2])], numbers: &[Value]) -> bool {
        let mut calls = Vec::new();
        for ((inst, [shadow, at]), &any) in tests.iter().zip(numbers) {
            let prepared = self.prepare_questions(cx, *shadow);
            let Some(at) = self.known(*at) else { return false };
            let (function, args) = match prepared.chain {
                Some((chain, passed)) if passed.len() <= MAX_TESTED => {
                    let word = self.b.ins().iconst(types::I64, (chain | (at as u64) << USE_AT) as i64);
                    (RuntimeFn::ChainTested, [any, word].into_iter().chain(passed).collect())
                }
                None if prepared.apart.is_empty() => {
                    let at = self.b.ins().iconst(types::I64, at as i64);
                    (RuntimeFn::UndefinedUsed, vec![any, at])
                }
                _ => return false,
            };
            calls.push((*inst, function, args));
        }
        for (inst, function, args) in calls {
            self.go_to(inst);
            self.call_if_origin(function, &args);
        }
        true
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

    /// Emits the questions of a chain in baseline code, whose answer is defined unless `any` is the number of an origin. `None`: too many
    /// words are passed.
    pub(super) fn asked_by_stub(&mut self, cx: &InstContext, any: Value, question: InstId) -> Option<Value> {
        let (chain, passed) =
            self.prepare_chain(cx, question)?.chain.filter(|(_, passed)| passed.len() <= MAX_TESTED)?;
        let chain = self.b.ins().iconst(types::I64, chain as i64);
        let args: Vec<Value> = [any, chain].into_iter().chain(passed).collect();
        Some(self.value_of_origin(RuntimeFn::ChainAskedOf, &args))
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

    /// Emits the operands of the questions that lead to a shadow.
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
        let needs = needs_values(self.env.module, &args);
        let mut sources = [Source::Known(0); 2];
        let mut has_value = true;
        for (n, source) in sources.iter_mut().enumerate() {
            let Some(arg) = args.get(4 + n) else { continue };
            *source = match (self.known_operand(arg), self.step_of(arg.value, chain)) {
                (Some(known), _) => Source::Known(known),
                (None, Some(step)) => step,
                (None, None) if needs[n] => chain.pass(self.widened_operand(cx, arg))?,
                (None, None) => {
                    has_value = false;
                    Source::Known(0)
                }
            };
        }
        let at = u8::try_from(chain.steps.len()).ok()?;
        chain.steps.push(Step { word, shadows, values: sources });
        chain.has_value.push(has_value);
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
        chain.has_value[at].then_some(Source::Step(at as u8))
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
            rest.extend(shadows_of(&args));
        }
        prepared
    }

    /// Emits the bitwise or of some shadows in cold code: 0 if all of these values are defined. `None`: the list is empty.
    pub(super) fn any_number(&mut self, cx: &InstContext, shadows: &[Operand]) -> Option<Value> {
        self.ask_for_waiting(cx, shadows);
        let numbers: Vec<Value> = shadows.iter().map(|shadow| self.asked_number(cx, *shadow)).collect();
        numbers.into_iter().reduce(|any, one| self.b.ins().bor(any, one))
    }

    /// Emits the questions that lead to a shadow, and the shadow, in cold code.
    pub(super) fn asked_number(&mut self, cx: &InstContext, shadow: Operand) -> Value {
        let prepared = self.prepare_questions(cx, shadow);
        self.ask_questions(cx, shadow, &prepared)
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
        for (value, arg) in values.iter_mut().zip(args.iter().skip(4)) {
            *value = match self.known_operand(arg) {
                Some(known) => OperandOf::Known(known),
                None => OperandOf::Value(self.widened_operand(cx, arg)),
            };
        }
        Question { word, values }
    }

    /// Returns the value of an operand of a question that is a constant.
    fn known_operand(&self, arg: &Arg) -> Option<u64> {
        match self.env.scalar(arg.ty) {
            Scalar::Int(..=64) => self.known(arg.value).map(|known| known as u64),
            Scalar::Int(_) | Scalar::Ptr => None,
            _ => Some(0),
        }
    }

    /// Emits an operand of a question that is no constant, zero-extended.
    fn widened_operand(&mut self, cx: &InstContext, arg: &Arg) -> Value {
        let scalar = self.scalar(cx, arg.value);
        match self.env.scalar(arg.ty) {
            Scalar::Int(bits) => self.widened_int(bits, scalar),
            _ => scalar,
        }
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

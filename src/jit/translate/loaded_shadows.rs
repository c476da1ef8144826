//! Shadows of loads that are read where a value that depends on them is tested.
//!
//! The shadow of each load would be compared where the load is, and again, as the number of an origin, where the value matters. If the
//! first instruction that needs it is a test in the same block, and memory stays as it is up to there, the test reads the shadows of all
//! loads that it depends on and compares them at once. Numbers of origins are computed in cold code then, where something is undefined:
//!
//! ```text
//!     v1 = load p         v2 = load q        v3 = icmp sgt v1, v2
//!     s = load.i32 shadow(p)  t = load.i32 shadow(q)  u = band s, t
//!     brif u != -1, cold, next(0, 0)      numbers behind the test: only if something else needs them
//! ```

use crate::ir::inst::Arg;
use crate::ir::{Body, Inst, InstId, Module, Operand, ValueDef, ValueId};
use crate::jit::checked::shadow;
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::deferred::{asked_origin, called, is_question, is_violation, shadows_of};
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::scalar_type::integer_of;
use crate::opt::checks::large::LargeCode;
use crate::opt::checks::origin::{CHECK, DEFINED, EARLIER_CHECK, UNDEFINED, WRITTEN};
use crate::opt::checks::undefined::Origin;
use crate::opt::mem2reg::Promotable;
use crate::opt::simplify_cfg::is_pure;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, BlockArg, InstBuilder, Type as ClifType, Value, types};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::{FxHashMap, FxHashSet};

/// Maximum number of shadows that wait for tests at a time.
const MAX_WAITING: usize = 8;
/// Functions of checked code that change no memory.
const HARMLESS: [&str; 4] = [CHECK, EARLIER_CHECK, UNDEFINED, DEFINED];

/// The shadows of loads that wait for a test.
#[derive(Default)]
pub(in crate::jit::translate) struct LoadedShadows {
    /// Shadows that wait, and whether something besides the test needs them.
    waits: FxHashMap<ValueId, bool>,
    /// Those that the translation has reached.
    waiting: FxHashMap<ValueId, WaitingShadow>,
}

/// A shadow that waits for a test.
#[derive(Clone, Copy)]
pub(super) struct WaitingShadow {
    shadow: ValueId,
    /// The call that asks for it.
    inst: InstId,
    /// Address of the bytes of the shadow.
    at: Value,
    /// Type of the bytes of the shadow.
    ty: ClifType,
}

/// A number that is needed behind a test.
struct NeededNumber {
    /// The shadow; `None`: the number is the result of the test.
    of: Option<ValueId>,
    /// In the cold code, and without it; 0 if that is `None`.
    number: Value,
    otherwise: Option<Value>,
    /// Behind both.
    behind: Value,
}

/// The end of a test of waiting shadows.
pub(super) struct OpenTest {
    /// Successor of the test if every shadow is defined.
    plain: Block,
    /// Block where `plain` and the cold code join.
    next: Block,
    /// Numbers that are needed behind the test.
    needed: Vec<NeededNumber>,
    /// The number of each shadow in the cold code.
    pub numbers: Vec<Value>,
    /// For each shadow, the value that stands for its number in inputs of questions emitted before the cold code.
    placeholders: Vec<Value>,
}

impl OpenTest {
    /// Returns words with the numbers in place of what stood for them before the cold code began.
    pub(super) fn with_numbers(&self, words: &[Value]) -> Vec<Value> {
        let number = |word: &Value| self.placeholders.iter().position(|placeholder| placeholder == word);
        words.iter().map(|word| number(word).map_or(*word, |at| self.numbers[at])).collect()
    }
}

/// Returns the shadows that an instruction tests, if it is a test or needs them for one.
fn tested_shadows(module: &Module, body: &Body, inst: InstId, deferred: &SecondaryMap<ValueId, bool>) -> Vec<Operand> {
    let of = &body.insts[inst];
    let args = of.call().map(|call| &call.args[..]).unwrap_or_default();
    let is_asked_here = body.result(inst).is_some_and(|result| !deferred[result])
        && asked_origin(module, of) == Some(Origin::Propagated as u128);
    match (called(module, of), args) {
        (Some(DEFINED), [shadow, _]) => vec![shadow.value],
        (Some(WRITTEN), [_, _, length, shadow, bits]) if is_written_inline(module, length, bits) => vec![shadow.value],
        (_, [_, _, first, second, ..]) if is_asked_here => vec![first.value, second.value],
        _ => Vec::new(),
    }
}

/// Returns an argument that is a constant integer.
fn known(module: &Module, arg: &Arg) -> Option<u128> {
    module.constants.known_int(arg.value)
}

/// Whether the shadow of what is stored is set without a call.
pub(super) fn is_written_inline(module: &Module, length: &Arg, bits: &Arg) -> bool {
    let (bytes, bits) = (known(module, length), known(module, bits).unwrap_or(0));
    bytes.is_some_and(|bytes| bits > 0 && bytes.is_power_of_two() && bytes <= 64)
}

/// Finds the shadows of loads that can wait.
pub(in crate::jit::translate) fn find(
    module: &Module,
    body: &Body,
    deferred: &SecondaryMap<ValueId, bool>,
    large: &LargeCode,
    promotable: &Promotable,
) -> LoadedShadows {
    let mut tests: SecondaryMap<ValueId, PackedOption<InstId>> = SecondaryMap::new();
    let mut found: Vec<ValueId> = Vec::new();
    let mut open: Vec<ValueId> = Vec::new();
    // Shadows and the questions whose cold code needs them before the test.
    let mut early: FxHashSet<(ValueId, InstId)> = FxHashSet::default();
    for &block in body.layout.iter().filter(|block| !large.contains(**block)) {
        let insts = &body.blocks[block].insts;
        for (at, &inst) in insts.iter().enumerate() {
            let of = &body.insts[inst];
            let result = body.result(inst);
            if let Some(result) = result.filter(|_| is_shadow_of_load(module, of)) {
                if open.len() < MAX_WAITING {
                    open.push(result);
                }
                continue;
            }
            if open.is_empty() || result.is_some_and(|result| deferred[result]) {
                continue;
            }
            let shadows = tested_shadows(module, body, inst, deferred);
            let needed = begin_with(module, body, deferred, &shadows);
            for shadow in open.extract_if(.., |shadow| needed.contains(shadow)) {
                tests[shadow] = inst.into();
                found.push(shadow);
            }
            if is_violation(module, of) {
                let args = of.call().map(|call| &call.args[..]).unwrap_or_default();
                let shadows: Vec<Operand> = shadows_of(args).collect();
                let needed = begin_with(module, body, deferred, &shadows);
                early.extend(open.iter().filter(|shadow| needed.contains(shadow)).map(|shadow| (*shadow, inst)));
                continue;
            }
            let mut uses: Vec<ValueId> = Vec::new();
            of.for_each_operand(|_, operand| {
                if let Operand::Value(value) = operand {
                    uses.push(value);
                }
            });
            open.retain(|shadow| !uses.contains(shadow));
            match of {
                Inst::Store { ptr: Operand::Value(to), .. } if promotable.get(*to).is_some() => {}
                // What follows sets the shadow of what is stored, which may be the same memory.
                Inst::Store { .. } => {
                    let shadows = insts.get(at + 1).map(|next| tested_shadows(module, body, *next, deferred));
                    let needed = begin_with(module, body, deferred, &shadows.unwrap_or_default());
                    open.retain(|shadow| needed.contains(shadow));
                }
                Inst::Load { atomic: None, volatile: false, .. } => {}
                _ if is_pure(module, of) || called(module, of).is_some_and(|name| HARMLESS.contains(&name)) => {}
                _ => open.clear(),
            }
        }
        open.clear();
    }
    let mut users: FxHashMap<ValueId, Vec<InstId>> = FxHashMap::default();
    if !found.is_empty() {
        for &inst in body.layout.iter().flat_map(|block| &body.blocks[*block].insts) {
            body.insts[inst].for_each_operand(|_, operand| {
                if let Operand::Value(value) = operand
                    && (deferred[value] || tests[value].is_some())
                {
                    users.entry(value).or_default().push(inst);
                }
            });
        }
    }
    let waits = found.into_iter().map(|shadow| {
        let Some(test) = tests[shadow].expand() else { return (shadow, true) };
        let mut rest = vec![shadow];
        let mut is_needed_later = false;
        while let Some(value) = rest.pop() {
            let users = users.get(&value).into_iter().flatten();
            for user in users.filter(|user| **user != test && !early.contains(&(shadow, **user))) {
                match body.result(*user).filter(|result| deferred[*result]) {
                    Some(question) => rest.push(question),
                    None => is_needed_later = true,
                }
            }
        }
        (shadow, is_needed_later)
    });
    LoadedShadows { waits: waits.collect(), waiting: FxHashMap::default() }
}

/// Whether a call asks for the shadow of a load, and a stub can tell its number.
fn is_shadow_of_load(module: &Module, of: &Inst) -> bool {
    let args = of.call().map(|call| &call.args[..]).unwrap_or_default();
    match args {
        [_, _, _, bytes, bits] if asked_origin(module, of) == Some(Origin::Memory as u128) => {
            let size = known(module, bytes).filter(|size| matches!(size, 1 | 2 | 4 | 8));
            size.is_some_and(|size| known(module, bits) == Some(8 * size))
        }
        _ => false,
    }
}

/// Returns the shadows that chains of deferred questions begin with, each once.
fn begin_with(
    module: &Module,
    body: &Body,
    deferred: &SecondaryMap<ValueId, bool>,
    shadows: &[Operand],
) -> Vec<ValueId> {
    let mut rest: Vec<Operand> = shadows.iter().rev().copied().collect();
    let (mut seen, mut found): (Vec<ValueId>, Vec<ValueId>) = Default::default();
    while let Some(operand) = rest.pop() {
        let Operand::Value(value) = operand else { continue };
        if seen.contains(&value) {
            continue;
        }
        seen.push(value);
        let question = match body.values[value].def {
            ValueDef::Inst(inst) if deferred[value] => Some(&body.insts[inst]),
            _ => None,
        };
        match question {
            Some(question) if is_question(module, question) => {
                let args = question.call().map(|call| &call.args[..]).unwrap_or_default();
                rest.extend(shadows_of(args));
            }
            Some(_) => {}
            None => found.push(value),
        }
    }
    found
}

impl FuncTranslator<'_, '_> {
    /// Has the shadow of a load wait for its test, if it can. Returns whether it does.
    pub(super) fn wait_for_test(&mut self, cx: &InstContext, inst: InstId, args: &[Arg]) -> bool {
        let Some(shadow) = self.func.body.result(inst) else { return false };
        let [_, address, root, bytes, _] = args else { return false };
        let Some(ty) = self.known(bytes.value).and_then(|bytes| integer_of(bytes as u64)) else { return false };
        if !self.values.loaded.waits.contains_key(&shadow) {
            return false;
        }
        let address = self.scalar(cx, address.value);
        let at = self.shadow_address(cx, address, root.value);
        self.values.loaded.waiting.insert(shadow, WaitingShadow { shadow, inst, at, ty });
        true
    }

    /// Whether a shadow waits for its test.
    pub(super) fn is_waiting(&self, shadow: Operand) -> bool {
        matches!(shadow, Operand::Value(shadow) if self.values.loaded.waiting.contains_key(&shadow))
    }

    /// Returns the waiting shadows that a test depends on. Until the cold code of the test begins, what is emitted has placeholders for
    /// them.
    pub(super) fn waiting_for(&mut self, shadows: &[Operand]) -> Vec<WaitingShadow> {
        if self.values.loaded.waiting.is_empty() {
            return Vec::new();
        }
        let needed = begin_with(self.env.module, self.func.body, &self.values.deferred, shadows);
        let waiting = needed.iter().filter_map(|shadow| self.values.loaded.waiting.get(shadow).copied());
        let waiting: Vec<WaitingShadow> = waiting.collect();
        for WaitingShadow { shadow, at, .. } in &waiting {
            self.define(*shadow, (*at).into());
        }
        waiting
    }

    /// Emits the numbers of waiting shadows in cold code, before the test that they wait for.
    pub(super) fn ask_for_waiting(&mut self, cx: &InstContext, shadows: &[Operand]) {
        for WaitingShadow { shadow, inst, .. } in self.waiting_for(shadows) {
            let number = self.number_of_waiting(cx, inst);
            self.define(shadow, number.into());
        }
    }

    /// Emits the number of a waiting shadow in cold code. `inst`: the call that asks for it.
    fn number_of_waiting(&mut self, cx: &InstContext, inst: InstId) -> Value {
        self.go_to(inst);
        let args = self.func.body.insts[inst].call().map(|call| call.args.clone()).unwrap_or_default();
        self.shadow_by_stub(cx, &args).expect("only shadows that stubs can tell wait")
    }

    /// Emits the test of waiting shadows, and of a number that is that of another one's origin or none, and begins the cold code for
    /// what is not defined.
    pub(super) fn open_test(&mut self, cx: &InstContext, any: Option<Value>, waiting: &[WaitingShadow]) -> OpenTest {
        let widest = waiting.iter().map(|shadow| shadow.ty).max_by_key(|ty| ty.bits()).unwrap_or(types::I64);
        let mut all = None;
        for WaitingShadow { at, ty, .. } in waiting {
            let flags = self.shadow_flags();
            let mut one = self.b.ins().load(*ty, flags, *at, 0);
            if *ty != widest {
                one = self.b.ins().sextend(widest, one);
            }
            all = Some(match all {
                Some(others) => self.b.ins().band(others, one),
                None => one,
            });
        }
        let (cold, plain, next) = (self.b.create_block(), self.b.create_block(), self.b.create_block());
        if let Some(all) = all {
            let undefined = self.b.ins().icmp_imm_s(IntCC::NotEqual, all, -1);
            let defined = if any.is_some() { self.b.create_block() } else { plain };
            self.b.ins().brif(undefined, cold, &[], defined, &[]);
            if any.is_some() {
                self.b.switch_to_block(defined);
                self.b.seal_block(defined);
            }
        }
        if let Some(any) = any {
            let is_some = self.is_origin(any);
            self.b.ins().brif(is_some, cold, &[], plain, &[]);
        }
        self.b.set_cold_block(cold);
        for block in [cold, plain] {
            self.b.seal_block(block);
        }
        self.b.switch_to_block(cold);
        self.frame.check_blocks += if any.is_some() { 4 } else { 3 };
        let mut test = OpenTest { plain, next, needed: Vec::new(), numbers: Vec::new(), placeholders: Vec::new() };
        for WaitingShadow { shadow, inst, at, .. } in waiting {
            let number = self.number_of_waiting(cx, *inst);
            test.placeholders.push(*at);
            test.numbers.push(number);
            self.define(*shadow, number.into());
            self.values.loaded.waiting.remove(shadow);
            if self.values.loaded.waits.get(shadow) == Some(&true) {
                self.need(&mut test, Some(*shadow), number, None);
            }
        }
        test
    }

    /// Has a number of the cold code, which is that of a shadow or the result, known behind the test.
    fn need(&mut self, test: &mut OpenTest, of: Option<ValueId>, number: Value, otherwise: Option<Value>) {
        let behind = self.b.append_block_param(test.next, types::I64);
        test.needed.push(NeededNumber { of, number, otherwise, behind });
    }

    /// Ends the cold code of a test; that without it begins.
    pub(super) fn end_cold_code(&mut self, test: &OpenTest) {
        let numbers: Vec<BlockArg> = test.needed.iter().map(|needed| BlockArg::Value(needed.number)).collect();
        self.b.ins().jump(test.next, &numbers);
        self.b.switch_to_block(test.plain);
    }

    /// Goes on behind a test and the code without the cold code.
    pub(super) fn close_test(&mut self, test: &OpenTest) {
        let mut numbers: Vec<BlockArg> = Vec::new();
        for needed in &test.needed {
            let otherwise = needed.otherwise.unwrap_or_else(|| self.b.ins().iconst(types::I64, 0));
            numbers.push(BlockArg::Value(otherwise));
        }
        self.b.ins().jump(test.next, &numbers);
        self.b.seal_block(test.next);
        self.b.switch_to_block(test.next);
        for needed in &test.needed {
            if let Some(shadow) = needed.of {
                self.define(shadow, needed.behind.into());
            }
        }
    }

    /// Emits which bits of a result are undefined, by a question that depends on waiting shadows. `any`: as of [`FuncTranslator::open_test`].
    pub(super) fn ask_waiting(
        &mut self,
        cx: &InstContext,
        inst: InstId,
        args: &[Arg],
        any: Option<Value>,
        waiting: &[WaitingShadow],
    ) -> Value {
        let parts: Vec<Operand> = shadows_of(args).collect();
        let chain = self.prepare_chain(cx, inst);
        let apart = if chain.is_none() { self.prepare_apart(cx, parts.clone()) } else { Vec::new() };
        let question = self.question_of(cx, args);
        let mut test = self.open_test(cx, any, waiting);
        let number = match (chain, &parts[..]) {
            (Some(chain), [first, ..]) => self.ask_questions(cx, *first, &chain.in_test(&test)),
            (None, [first, second]) => self.ask(cx, question, [*first, *second], &apart),
            _ => unreachable!("a question has two shadows"),
        };
        self.need(&mut test, None, number, any);
        self.end_cold_code(&test);
        self.close_test(&test);
        test.needed.last().expect("it was added").behind
    }

    /// Emits that memory was stored to, with a value that depends on waiting shadows. `at`: the address of the shadow.
    pub(super) fn note_written_waiting(
        &mut self,
        cx: &InstContext,
        args: &[Arg],
        at: Value,
        waiting: &[WaitingShadow],
    ) {
        let [address, _, length, shadow, bits] = args else { return };
        let (bytes, bits) = (self.known(length.value).unwrap_or(0), self.known(bits.value).unwrap_or(0));
        let (address, shadow) = (self.scalar(cx, address.value), shadow.value);
        let any = self.any_shadow(cx, shadow);
        let prepared = self.prepare_questions(cx, shadow);
        let test = self.open_test(cx, any, waiting);
        let number = self.ask_questions(cx, shadow, &prepared.in_test(&test));
        self.mark_defined(at, bytes as u64);
        let size = self.b.ins().iconst(types::I64, shadow::size_word(bytes as u64, bits as u32) as i64);
        self.call_cold(RuntimeFn::ShadowStored, &[address, size, number]);
        self.end_cold_code(&test);
        self.mark_defined(at, bytes as u64);
        self.close_test(&test);
    }

    /// Emits that all bits of some bytes are defined. `at`: the address of their shadow.
    pub(super) fn mark_defined(&mut self, at: Value, bytes: u64) {
        let piece = integer_of(bytes).unwrap_or(types::I64);
        let all = self.b.ins().iconst(piece, -1);
        for offset in (0..bytes).step_by(piece.bytes() as usize) {
            let flags = self.shadow_flags();
            self.b.ins().store(flags, all, at, offset as i32);
        }
    }
}

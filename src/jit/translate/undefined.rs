//! Checked code of level `all`: where values become poison or were never set, and where that matters
//! (`opt::checks::undefined`).

use crate::host::c_functions;
use crate::ir::callee::named_callee;
use crate::ir::inst::Arg;
use crate::ir::{GlobalKind, Inst, InstId, Name, Operand, ValueDef};
use crate::jit::checked::stack::Place;
use crate::jit::checked::unlisted_functions::is_of_cxx_library;
use crate::jit::checked::{heap, library, shadow, slot, space, undefined};
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::deferred::shadows_of;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::loaded_shadows::is_written_inline;
use crate::jit::translate::scalar_type::{Scalar, integer_of};
use crate::jit::translate::trap_codes::CHECK;
use crate::opt::checks::origin::{BROKEN, COPIED, DEFINED, ENDS, ESCAPED, PASSED, RETURNED, UNDEFINED, WRITTEN};
use crate::opt::checks::undefined::{Origin, UNSET};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{BlockArg, InstBuilder, InstructionData, MemFlagsData, Value, types};

/// Maximum number of bytes of a copy whose shadow is copied without a call.
const MAX_COPY: u64 = 32;

/// A possible origin of an undefined value, with the condition under which the value is undefined.
#[derive(Clone, Copy)]
pub(super) struct NewOrigin {
    origin: Origin,
    pub condition: Value,
    /// Operands, or the place of the variable.
    values: [Value; 2],
}

impl FuncTranslator<'_, '_> {
    /// Emits the code of an instruction that follows undefined values. Returns whether it is one.
    pub(super) fn undefined(&mut self, cx: &InstContext, inst: InstId) -> bool {
        let Inst::Call(call) = &self.func.body.insts[inst] else { return false };
        let Some(callee) = named_callee(self.env.module, call.callee) else { return false };
        let Name::Text(name) = &self.env.module.globals[callee].name else { return false };
        if self.frame.shadow_done.take_if(|done| *done == inst).is_some() {
            if **name == *WRITTEN {
                self.note_undefined_bits(cx, &call.args);
            }
            return true;
        }
        match &**name {
            DEFINED => self.check_defined(cx, &call.args),
            UNDEFINED if self.func.body.result(inst).is_some_and(|result| self.values.deferred[result]) => {}
            UNDEFINED if self.wait_for_test(cx, inst, &call.args) => {}
            UNDEFINED => {
                let cx = &cx.with_result(self.func.body, inst);
                let number = self.origin_of(cx, inst, &call.args);
                if let Some(result) = cx.result {
                    self.define(result, number.into());
                }
            }
            BROKEN => {
                let broken = match call.args.first() {
                    Some(condition) => self.scalar(cx, condition.value),
                    None => self.b.ins().iconst(types::I8, 1),
                };
                self.open_cold_block(broken);
                self.call_to_stop(RuntimeFn::PromiseBroken, &[]);
                self.b.ins().trap(CHECK);
                self.close_cold_block();
            }
            WRITTEN => self.note_written(cx, &call.args),
            COPIED => self.note_copied(cx, &call.args),
            ESCAPED => self.escaped(cx, &call.args),
            ENDS => {}
            PASSED => self.note_passed(cx, &call.args),
            RETURNED => {
                if let Some(shadow) = call.args.first() {
                    let number = self.number_of(cx, shadow.value);
                    self.frame.returned_shadow = Some(number);
                }
            }
            _ if name.starts_with("llvm.lifetime.") => self.lifetime(cx, inst),
            _ => return false,
        }
        true
    }

    /// Emits that memory was copied.
    fn note_copied(&mut self, cx: &InstContext, args: &[Arg]) {
        let [to_arg, from_arg, length] = args else { return };
        let (to, from) = (self.scalar(cx, to_arg.value), self.scalar(cx, from_arg.value));
        let known = self.known(length.value).and_then(|bytes| u64::try_from(bytes).ok());
        let whole = known.filter(|bytes| bytes.is_power_of_two() && *bytes <= MAX_COPY);
        let length = self.length_of(cx, length);
        let Some(bytes) = whole else {
            self.call_runtime(RuntimeFn::ShadowCopied, &[to, from, length]);
            return;
        };
        // Most of what is copied is defined.
        let piece = integer_of(bytes).unwrap_or(types::I64);
        let (target, source) =
            (self.shadow_address(cx, to, to_arg.value), self.shadow_address(cx, from, from_arg.value));
        let mut defined = self.b.ins().iconst(piece, -1);
        let all = defined;
        for offset in (0..bytes).step_by(piece.bytes() as usize) {
            let flags = self.shadow_flags();
            let one = self.b.ins().load(piece, flags, source, offset as i32);
            defined = self.b.ins().band(defined, one);
        }
        let (cold, plain, next) = (self.b.create_block(), self.b.create_block(), self.b.create_block());
        let undefined = self.b.ins().icmp_imm_s(IntCC::NotEqual, defined, -1);
        self.b.ins().brif(undefined, cold, &[], plain, &[]);
        self.b.set_cold_block(cold);
        for block in [cold, plain] {
            self.b.seal_block(block);
        }
        self.b.switch_to_block(cold);
        self.call_cold(RuntimeFn::ShadowCopied, &[to, from, length]);
        self.b.ins().jump(next, &[]);
        self.b.switch_to_block(plain);
        for offset in (0..bytes).step_by(piece.bytes() as usize) {
            let flags = self.shadow_flags();
            self.b.ins().store(flags, all, target, offset as i32);
        }
        self.b.ins().jump(next, &[]);
        self.b.switch_to_block(next);
        self.b.seal_block(next);
        self.frame.check_blocks += 2;
    }

    /// Emits the number of an origin, which cold code may have to compute.
    fn number_of(&mut self, cx: &InstContext, shadow: Operand) -> Value {
        match self.any_shadow(cx, shadow) {
            Some(any) => self.number_from(cx, shadow, any),
            None => self.b.ins().iconst(types::I64, 0),
        }
    }

    /// The same. `any`: see [`FuncTranslator::any_shadow`].
    fn number_from(&mut self, cx: &InstContext, shadow: Operand, any: Value) -> Value {
        let Some(question) = self.question(shadow) else { return self.scalar(cx, shadow) };
        if self.avoids_cold_blocks()
            && let Some(number) = self.asked_by_stub(cx, any, question)
        {
            return number;
        }
        // It is 0 where nothing is asked.
        let is_some = self.is_origin(any);
        self.number_if(is_some, any, |this| this.asked_number(cx, shadow))
    }

    /// Emits a length as an `i64`.
    fn length_of(&mut self, cx: &InstContext, length: &Arg) -> Value {
        let value = self.scalar(cx, length.value);
        match self.env.scalar(length.ty) {
            Scalar::Int(bits) if bits < 64 => self.widened_int(bits, value),
            Scalar::Int(bits) if bits > 64 => self.b.ins().ireduce(types::I64, value),
            _ => value,
        }
    }

    /// Emits that memory was stored to.
    fn note_written(&mut self, cx: &InstContext, args: &[Arg]) {
        let [address, root, length, shadow, bits] = args else { return };
        let address = self.scalar(cx, address.value);
        let (bytes, shadow) = (self.known(length.value), shadow.value);
        let Some(bytes) = bytes.filter(|_| is_written_inline(self.env.module, length, bits)) else {
            let length = self.length_of(cx, length);
            let number = self.asked_number(cx, shadow);
            self.call_runtime(RuntimeFn::ShadowFilled, &[address, length, number]);
            return;
        };
        if self.defined_by_stub(cx, args) {
            return self.note_undefined_bits(cx, args);
        }
        let at = self.shadow_address(cx, address, root.value);
        let waiting = self.waiting_for(&[shadow]);
        if waiting.is_empty() {
            self.mark_defined(at, bytes as u64);
            self.note_undefined_bits(cx, args);
            return;
        }
        self.note_written_waiting(cx, args, at, &waiting);
    }

    /// Emits that some bits of a value that was stored are undefined, if that is possible.
    fn note_undefined_bits(&mut self, cx: &InstContext, args: &[Arg]) {
        let [address, _, length, shadow, bits] = args else { return };
        let (bytes, bits) = (self.known(length.value).unwrap_or(0), self.known(bits.value).unwrap_or(0));
        let (address, shadow) = (self.scalar(cx, address.value), shadow.value);
        let size = shadow::size_word(bytes as u64, bits as u32) as i64;
        let Some(any) = self.any_shadow(cx, shadow) else { return };
        if self.avoids_cold_blocks() {
            let number = self.number_from(cx, shadow, any);
            let size = self.b.ins().iconst(types::I64, size);
            return self.note_if_origin(RuntimeFn::ShadowStoredOf, &[number, address, size]);
        }
        let is_some = self.is_origin(any);
        self.open_cold_block(is_some);
        let number = self.asked_number(cx, shadow);
        let size = self.b.ins().iconst(types::I64, size);
        self.call_cold(RuntimeFn::ShadowStored, &[address, size, number]);
        self.leave_cold_block();
    }

    /// Emits that an argument of the call that follows is undefined, if it is.
    fn note_passed(&mut self, cx: &InstContext, args: &[Arg]) {
        let [callee, n, shadow] = args else { return };
        let Some(callee) = named_callee(self.env.module, callee.value) else { return };
        let key = undefined::argument(callee.as_u32(), self.known(n.value).unwrap_or(0) as u64);
        let Some(any) = self.any_shadow(cx, shadow.value) else { return };
        self.open_cold_block(any);
        let number = self.asked_number(cx, shadow.value);
        let key = self.b.ins().iconst(types::I64, key as i64);
        self.call_cold(RuntimeFn::ArgumentPassed, &[key, number]);
        self.leave_cold_block();
    }

    pub(super) fn shadow_flags(&self) -> MemFlagsData {
        MemFlagsData::trusted().with_alias_region(self.frame.regions.map(|regions| regions.shadow))
    }

    /// Emits that a function gets pointers, unless it is one of the program, or of the library with known effects.
    fn escaped(&mut self, cx: &InstContext, args: &[Arg]) {
        let Some((callee, pointers)) = args.split_first() else { return };
        let named = named_callee(self.env.module, callee.value).map(|id| &self.env.module.globals[id]);
        if let Some(global) = named
            && let (Name::Text(name), GlobalKind::Function(function)) = (&global.name, &global.kind)
            && (heap::find(name).is_some() || library::is_checked(self.env.module, name, function.ty))
        {
            return;
        }
        let keeps = !named.is_some_and(|global| matches!(&global.name, Name::Text(name) if is_of_cxx_library(name)));
        let pass_on = if keeps { RuntimeFn::Escaped } else { RuntimeFn::Lent };
        let pointers: Vec<Value> = pointers.iter().map(|pointer| self.scalar(cx, pointer.value)).collect();
        let is_unknown = matches!(callee.value, Operand::Value(_));
        if is_unknown {
            let callee = self.scalar(cx, callee.value);
            let window = self.b.ins().ushr_imm_u(callee, i64::from(slot::WINDOW));
            let outside = self.b.ins().icmp_imm_s(IntCC::NotEqual, window, space::DATA as i64);
            self.open_cold_block(outside);
        }
        for pointer in pointers {
            self.call_cold(pass_on, &[pointer]);
        }
        if is_unknown {
            self.leave_cold_block();
        }
    }

    /// Goes on behind a cold block, also from its end.
    pub(super) fn leave_cold_block(&mut self) {
        let next = self.frame.after_check.take().expect("it was opened");
        self.b.ins().jump(next, &[]);
        self.b.switch_to_block(next);
        self.b.seal_block(next);
    }

    /// Emits whether a number, or one of some numbers of which all bits are set that one has, is that of an origin. Numbers 0 and 1 are
    /// none. For a comparison with 0 Cranelift tests a register with itself, and a value that was spilled is loaded twice for that.
    pub(super) fn is_origin(&mut self, number: Value) -> Value {
        self.b.ins().icmp_imm_u(IntCC::UnsignedGreaterThan, number, UNSET as i64)
    }

    /// Emits the check that a value is defined.
    fn check_defined(&mut self, cx: &InstContext, args: &[Arg]) {
        let [shadow, at, ..] = args else { return };
        let shadow = self.scalar(cx, shadow.value);
        let mut wrong = self.is_origin(shadow);
        if let Some(callee) = args.get(2)
            && !self.takes_defined(callee.value)
        {
            // An unknown function may take what was never set, as a part of a struct, but no poison.
            let low = self.b.ins().band_imm_u(shadow, 1);
            let is_poison = self.b.ins().icmp_imm_s(IntCC::Equal, low, 0);
            let some = self.b.ins().icmp_imm_s(IntCC::NotEqual, shadow, 0);
            wrong = self.b.ins().band(is_poison, some);
        }
        self.open_cold_block(wrong);
        let at = self.scalar(cx, at.value);
        // It may be a part of a struct.
        self.call_to_stop(RuntimeFn::UndefinedUsed, &[shadow, at]);
        self.leave_cold_block();
    }

    /// Whether the arguments of a function outside of the program must be set.
    fn takes_defined(&self, callee: Operand) -> bool {
        let name = named_callee(self.env.module, callee).map(|id| &self.env.module.globals[id].name);
        matches!(name, Some(Name::Text(name)) if c_functions::is_known(name))
    }

    /// Emits the number of the origin of a value, or 0 if it is defined.
    fn origin_of(&mut self, cx: &InstContext, inst: InstId, args: &[Arg]) -> Value {
        let origin = args.first().and_then(|arg| self.known(arg.value));
        let origin = origin.and_then(|number| Origin::ALL.get(number as usize)).copied();
        if origin == Some(Origin::Memory)
            && self.large.contains(cx.block)
            && let Some(number) = self.shadow_by_stub(cx, args)
        {
            return number;
        }
        let zero = self.b.ins().iconst(types::I64, 0);
        let (Some(origin), Some(first)) = (origin, args.get(1)) else { return zero };
        let number = |n: usize, this: &Self| args.get(n).and_then(|arg| this.known(arg.value)).unwrap_or(0);
        let (condition, a, b) = match origin {
            Origin::Operation => {
                let Operand::Value(value) = first.value else { return zero };
                let ValueDef::Inst(of) = self.func.body.values[value].def else { return zero };
                let Some((condition, a, b)) = self.violation(cx, of, value) else { return zero };
                let shadows: Vec<Operand> = shadows_of(args).filter(|shadow| self.known(*shadow) != Some(0)).collect();
                let found = NewOrigin { origin, condition, values: [a, b] };
                if self.avoids_cold_blocks() && self.waiting_for(&shadows).is_empty() {
                    let numbers: Vec<Value> = shadows.iter().map(|shadow| self.number_of(cx, *shadow)).collect();
                    let any = numbers.into_iter().reduce(|any, one| self.b.ins().bor(any, one));
                    return self.new_origin_by_stub(inst, found, any.unwrap_or(zero));
                }
                // An operation on undefined operands does not violate its flags.
                return self.number_if(condition, zero, |this| {
                    let operands = this.any_number(cx, &shadows);
                    this.new_origin(inst, found, operands)
                });
            }
            Origin::Variable => {
                let shadow = self.scalar(cx, first.value);
                let unset = self.b.ins().icmp_imm_s(IntCC::Equal, shadow, UNSET as i64);
                let place = match u32::try_from(number(2, self)).ok().and_then(|loc| loc.checked_sub(1)) {
                    Some(loc) => Place::Alloca(self.func.id, crate::ir::LocId::from_u32(loc)).word(),
                    None => 0,
                };
                let place = self.b.ins().iconst(types::I64, place as i64);
                let found = NewOrigin { origin, condition: unset, values: [place, zero] };
                return self.number_if(unset, shadow, |this| this.new_origin(inst, found, None));
            }
            Origin::Nonnull | Origin::Align | Origin::Range | Origin::Class => match self.broken_promise(cx, args) {
                Some(found) => return self.origin_if(inst, found),
                None => return zero,
            },
            Origin::Memory => {
                let [_, address, root, bytes, bits] = args else { return zero };
                let (Some(bytes), Some(bits)) = (self.known(bytes.value), self.known(bits.value)) else { return zero };
                let address = self.scalar(cx, address.value);
                let undefined = match integer_of(bytes as u64) {
                    Some(ty) => {
                        let at = self.shadow_address(cx, address, root.value);
                        let flags = self.shadow_flags();
                        let defined = self.b.ins().load(ty, flags, at, 0);
                        self.b.ins().icmp_imm_s(IntCC::NotEqual, defined, -1)
                    }
                    None => self.b.ins().iconst(types::I8, 1),
                };
                let place = self.place_word(inst);
                return self.number_if(undefined, zero, |this| {
                    if let Some(number) = this.shadow_by_stub(cx, args) {
                        return number;
                    }
                    let size = this.b.ins().iconst(types::I64, shadow::size_word(bytes as u64, bits as u32) as i64);
                    let place = this.b.ins().iconst(types::I64, place as i64);
                    this.call_cold(RuntimeFn::ShadowLoaded, &[address, size, place])
                });
            }
            Origin::Propagated => {
                let [_, _, first, second, ..] = args else { return zero };
                let parts = [first.value, second.value];
                let waiting = self.waiting_for(&parts);
                let any = parts.map(|part| self.any_shadow(cx, part));
                let any = match any {
                    [Some(one), Some(other)] => Some(self.b.ins().bor(one, other)),
                    [one, other] => one.or(other),
                };
                if !waiting.is_empty() {
                    return self.ask_waiting(cx, inst, args, any, &waiting);
                }
                let Some(any) = any else { return zero };
                if self.avoids_cold_blocks()
                    && let Some(number) = self.asked_by_stub(cx, any, inst)
                {
                    return number;
                }
                let is_some = self.is_origin(any);
                return self.number_if(is_some, any, |this| {
                    if let Some(chain) = this.prepare_chain(cx, inst) {
                        return this.ask_questions(cx, first.value, &chain);
                    }
                    let prepared = this.prepare_apart(cx, parts.into());
                    let question = this.question_of(cx, args);
                    this.ask(cx, question, parts, &prepared)
                });
            }
            Origin::Returned => {
                let Operand::Value(result) = first.value else { return zero };
                return self.values.result_shadows[result].unwrap_or(zero);
            }
            Origin::Undef | Origin::Poison => {
                let (place, mask) = (self.place_word(inst), u64::MAX);
                let number = undefined::enter(undefined::FoundOrigin { origin, place, values: None, mask, base: 0 });
                return self.b.ins().iconst(types::I64, number as i64);
            }
            Origin::Left => {
                let Some(base) = args.get(2) else { return zero };
                (self.has_left(cx, first.value, base.value), self.scalar(cx, first.value), self.scalar(cx, base.value))
            }
            Origin::Passed => {
                let key = undefined::argument(self.func.id.as_u32(), self.known(first.value).unwrap_or(0) as u64);
                let pending = self.b.ins().iconst(types::I64, undefined::pending() as i64);
                let pending = self.b.ins().load(types::I32, MemFlagsData::trusted(), pending, 0);
                return self.number_if(pending, zero, |this| {
                    let key = this.b.ins().iconst(types::I64, key as i64);
                    this.call_cold(RuntimeFn::ArgumentTaken, &[key])
                });
            }
            Origin::NotPassed => (self.b.ins().iconst(types::I8, 1), zero, zero),
            Origin::Assume => {
                let value = self.scalar(cx, first.value);
                let is_false = self.b.ins().icmp_imm_s(IntCC::Equal, value, 0);
                self.open_cold_block(is_false);
                self.call_to_stop(RuntimeFn::AssumptionFailed, &[]);
                self.b.ins().trap(CHECK);
                self.close_cold_block();
                return zero;
            }
        };
        self.origin_if(inst, NewOrigin { origin, condition, values: [a, b] })
    }

    /// Emits whether a value breaks the promise that a question is about.
    pub(super) fn broken_promise(&mut self, cx: &InstContext, args: &[Arg]) -> Option<NewOrigin> {
        let zero = self.b.ins().iconst(types::I64, 0);
        let origin = args.first().and_then(|arg| self.known(arg.value));
        let (origin, first) = (*Origin::ALL.get(origin? as usize)?, args.get(1)?);
        let bits = match self.env.scalar(first.ty) {
            Scalar::Int(bits) => bits,
            _ => 64,
        };
        let number = |n: usize, this: &Self| args.get(n).and_then(|arg| this.known(arg.value)).unwrap_or(0);
        let (condition, values) = match origin {
            Origin::Nonnull => {
                let value = self.scalar(cx, first.value);
                (self.b.ins().icmp_imm_s(IntCC::Equal, value, 0), [value, zero])
            }
            Origin::Align => {
                let value = self.scalar(cx, first.value);
                let mask = (number(2, self) as i64).wrapping_sub(1);
                let low = self.b.ins().band_imm_u(value, mask);
                (self.b.ins().icmp_imm_s(IntCC::NotEqual, low, 0), [value, zero])
            }
            Origin::Range => {
                let value = self.scalar(cx, first.value);
                let value = self.widened_int(bits, value);
                let (from, to) = (number(2, self), number(3, self));
                // As a distance from the lower bound, in the width of the type. The range may wrap around.
                let from_value = self.b.ins().iconst(types::I64, from as i64);
                let distance = self.b.ins().isub(value, from_value);
                let mask = u64::MAX >> (64 - bits.clamp(1, 64));
                let distance = self.b.ins().band_imm_s(distance, mask as i64);
                let length = (to as u64).wrapping_sub(from as u64) & mask;
                let length = self.b.ins().iconst(types::I64, length as i64);
                (self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, distance, length), [value, zero])
            }
            Origin::Class => {
                let (value, scalar) = (self.scalar(cx, first.value), self.env.scalar(first.ty));
                let violated = self.is_of_class(scalar, value, number(2, self));
                let is_double = self.b.ins().iconst(types::I64, i64::from(scalar == Scalar::Double));
                (violated, [self.bits_of_float(value), is_double])
            }
            _ => return None,
        };
        Some(NewOrigin { origin, condition, values })
    }

    /// Emits the number of a new origin if a condition holds, and 0 if not.
    fn origin_if(&mut self, inst: InstId, found: NewOrigin) -> Value {
        let zero = self.b.ins().iconst(types::I64, 0);
        match self.avoids_cold_blocks() {
            true => self.new_origin_by_stub(inst, found, zero),
            false => self.number_if(found.condition, zero, |this| this.new_origin(inst, found, None)),
        }
    }

    /// Emits the number of a new origin if a condition holds and another number, `other`, is 0, in baseline code; 0 if not.
    fn new_origin_by_stub(&mut self, inst: InstId, found: NewOrigin, other: Value) -> Value {
        let [condition, kind, place, a, b] = self.origin_args(inst, found);
        self.value_if(RuntimeFn::UndefinedFoundIf, &[condition, kind, place, a, b, other])
    }

    /// Emits what a stub is passed that notes an origin if a condition holds.
    pub(super) fn origin_args(&mut self, inst: InstId, found: NewOrigin) -> [Value; 5] {
        let place = self.place_word(inst);
        let place = self.b.ins().iconst(types::I64, place as i64);
        let kind = self.b.ins().iconst(types::I64, found.origin as i64);
        let [a, b] = found.values;
        [found.condition, kind, place, a, b]
    }

    /// Emits the number of a new origin in cold code; 0 if there is another number, `other`, that is not 0.
    pub(super) fn new_origin(&mut self, inst: InstId, found: NewOrigin, other: Option<Value>) -> Value {
        let other = other.unwrap_or_else(|| self.b.ins().iconst(types::I64, 0));
        let [_, kind, place, a, b] = self.origin_args(inst, found);
        self.call_cold(RuntimeFn::UndefinedFound, &[kind, place, a, b, other])
    }

    /// Returns the place of an instruction, as a word.
    fn place_word(&self, inst: InstId) -> u64 {
        let loc = self.func.body.inst_locs[inst].expand();
        loc.map_or(Place::Unknown, |loc| Place::Alloca(self.func.id, loc)).word()
    }

    /// Emits a number that cold code computes if a condition holds, and `otherwise` if not.
    fn number_if(&mut self, condition: Value, otherwise: Value, number: impl FnOnce(&mut Self) -> Value) -> Value {
        let (cold, next) = (self.b.create_block(), self.b.create_block());
        let result = self.b.append_block_param(next, types::I64);
        self.b.ins().brif(condition, cold, &[], next, &[BlockArg::Value(otherwise)]);
        self.b.set_cold_block(cold);
        self.b.switch_to_block(cold);
        self.b.seal_block(cold);
        let number = number(self);
        self.b.ins().jump(next, &[BlockArg::Value(number)]);
        self.b.switch_to_block(next);
        self.b.seal_block(next);
        self.frame.check_blocks += 2;
        result
    }

    /// Zero-extends an integer of at most 64 bits.
    pub(super) fn widened_int(&mut self, bits: u32, value: Value) -> Value {
        let inst = self.b.func.dfg.value_def(value).inst();
        if let Some(InstructionData::UnaryImm { imm, .. }) = inst.map(|inst| self.b.func.dfg.insts[inst]) {
            let known = imm.bits() as u64 & (u64::MAX >> (u64::BITS - bits.clamp(1, u64::BITS)));
            return self.b.ins().iconst(types::I64, known as i64);
        }
        let value = self.zero_extended(bits, value);
        match self.b.func.dfg.value_type(value) {
            types::I64 => value,
            _ => self.b.ins().uextend(types::I64, value),
        }
    }

    /// Returns the bits of a floating-point value.
    pub(super) fn bits_of_float(&mut self, value: Value) -> Value {
        match self.b.func.dfg.value_type(value) {
            types::F32 => {
                let bits = self.b.ins().bitcast(types::I32, MemFlagsData::new(), value);
                self.b.ins().uextend(types::I64, bits)
            }
            _ => self.b.ins().bitcast(types::I64, MemFlagsData::new(), value),
        }
    }
}

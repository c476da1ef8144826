//! Checked code: calls of stubs that keep all registers (`jit::x86_64::access_stubs`).

use crate::ir::inst::Arg;
use crate::ir::{Constant, GlobalKind, Inst, InstId, Operand};
use crate::jit::link::symbol::Symbol;
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::deferred::called;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::value::Address;
use crate::jit::x86_64::access_stubs::{Access, AccessStub, StubResult};
use crate::opt::checks::origin::{UNDEFINED, WRITTEN};
use crate::opt::checks::undefined::{Origin, Use};
use cranelift_codegen::ir::{AbiParam, FuncRef, InstBuilder, Signature, SourceLoc, Value, types};
use cranelift_codegen::isa::CallConv;
use cranelift_entity::EntityRef;

/// Number of bits in a byte.
const BYTE: u128 = 8;

impl FuncTranslator<'_, '_> {
    /// Gives the code that follows the location of an instruction.
    pub(super) fn go_to(&mut self, inst: InstId) {
        let loc = self.func.body.inst_locs[inst].expand();
        self.b.set_srcloc(loc.map(|loc| SourceLoc::new(loc.index() as u32)).unwrap_or_default());
    }

    /// Calls a stub. Returns its first result, if it has one.
    fn call_stub(&mut self, symbol: Symbol, results: usize, args: &[Value]) -> Option<Value> {
        let callee = match self.reused.stubs.get(&(symbol, args.len())) {
            Some(known) => *known,
            None => self.import_stub(symbol, results, args),
        };
        let inst = self.b.ins().call(callee, args);
        self.b.inst_results(inst).first().copied()
    }

    /// Declares a stub with arguments of these types.
    fn import_stub(&mut self, symbol: Symbol, results: usize, args: &[Value]) -> FuncRef {
        // Cranelift's own checks, which debug builds have, refuse results of functions that preserve all registers, although its
        // code for those in registers is right.
        let keeps_all = !(results > 0 && cfg!(debug_assertions));
        let mut signature = Signature::new(if keeps_all { CallConv::PreserveAll } else { CallConv::SystemV });
        signature.params.extend(args.iter().map(|arg| AbiParam::new(self.b.func.dfg.value_type(*arg))));
        signature.returns.extend((0..results).map(|_| AbiParam::new(types::I64)));
        let callee = self.import(symbol, signature);
        self.reused.stubs.insert((symbol, args.len()), callee);
        callee
    }

    /// Calls a runtime function from cold code. Returns its result or, if it has none, the first argument.
    pub(super) fn call_cold(&mut self, function: RuntimeFn, args: &[Value]) -> Value {
        let (_, ret) = function.signature();
        let kind = if ret.is_some() { StubResult::Value } else { StubResult::None };
        let result = self.call_stub(Symbol::PreservingCall(function, kind), ret.is_some().into(), args);
        result.unwrap_or_else(|| args[0])
    }

    /// Calls a runtime function from cold code, whose result is a failure that stops the program, or null.
    pub(super) fn call_to_stop(&mut self, function: RuntimeFn, args: &[Value]) {
        self.call_stub(Symbol::PreservingCall(function, StubResult::Failure), 0, args);
    }

    /// The same, from any code, if the first argument is the number of an origin, or of several.
    pub(super) fn call_if_origin(&mut self, function: RuntimeFn, args: &[Value]) {
        self.call_stub(Symbol::PreservingCall(function, StubResult::FailureOfOrigin), 0, args);
    }

    /// Calls a runtime function from any code, if the first argument is the number of an origin, or of several. Returns its result,
    /// and otherwise the first argument.
    pub(super) fn value_of_origin(&mut self, function: RuntimeFn, args: &[Value]) -> Value {
        self.call_stub(Symbol::PreservingCall(function, StubResult::ValueOfOrigin), 1, args).unwrap_or(args[0])
    }

    /// The same for a function without a result.
    pub(super) fn note_if_origin(&mut self, function: RuntimeFn, args: &[Value]) {
        self.call_stub(Symbol::PreservingCall(function, StubResult::NoneOfOrigin), 0, args);
    }

    /// Calls a runtime function from any code, if the first argument, a condition, is true. Returns its result, and otherwise 0.
    pub(super) fn value_if(&mut self, function: RuntimeFn, args: &[Value]) -> Value {
        self.call_stub(Symbol::PreservingCall(function, StubResult::ValueIf), 1, args).unwrap_or(args[0])
    }

    /// Calls a runtime function from any code, if the first argument, a condition, is true; its result is a failure that stops the
    /// program, or null.
    pub(super) fn stop_if(&mut self, function: RuntimeFn, args: &[Value]) {
        self.call_stub(Symbol::PreservingCall(function, StubResult::FailureIf), 0, args);
    }

    /// Whether the code is baseline code, which has calls of stubs where other code has cold blocks: those take longer to compile.
    pub(super) fn avoids_cold_blocks(&self) -> bool {
        self.env.counters.is_some()
    }

    /// Whether an object is found by what an address is derived from, and has a header.
    pub(super) fn has_header(&self, origin: Operand) -> bool {
        match origin {
            Operand::Value(value) => self.private_size(value).is_none(),
            Operand::Const(id) => match self.env.module.constants[id] {
                Constant::Null(_) => false,
                Constant::Global(_, id) => match self.env.module.globals[id].kind {
                    GlobalKind::Variable { init: Some(_), .. } => self.env.has_shadow(id),
                    _ => true,
                },
                _ => true,
            },
        }
    }

    /// Whether an origin is a variable of the module, whose bounds are constants.
    fn is_variable_of_module(&self, origin: Operand) -> bool {
        let Operand::Const(id) = origin else { return false };
        let Constant::Global(_, global) = self.env.module.constants[id] else { return false };
        matches!(self.env.module.globals[global].kind, GlobalKind::Variable { init: Some(_), .. })
    }

    /// Emits the check at the beginning of a list of instructions as a call of a stub, which also reads or writes the shadow if
    /// the access follows. `pointer`: the shadow of the address, which must be 0. Returns whether that is possible.
    pub(super) fn check_by_stub(
        &mut self,
        cx: &InstContext,
        insts: &[InstId],
        [address, origin, length, align]: [Operand; 4],
        pointer: Option<Operand>,
    ) -> bool {
        if !self.large.contains(cx.block) || !self.has_header(origin) {
            return false;
        }
        let word = |operand| self.known(operand).and_then(|word| u64::try_from(word).ok());
        let (Some(length), Some(align)) = (word(length), word(align)) else { return false };
        let shadow = self.shadow_behind(insts, (address, origin), length);
        let access = match shadow {
            Some((_, access)) => access,
            // With bounds that are known, a comparison takes less than what a stub reads.
            None if !self.avoids_cold_blocks() && self.is_variable_of_module(origin) => return false,
            None if self.is_load(insts[0], insts) => Access::CheckLoad,
            None => Access::Check,
        };
        let Some(stub) = AccessStub::new(access, length, align) else { return false };
        let result = match pointer {
            Some(pointer) => {
                let pointer = self.scalar(cx, pointer);
                self.access_by_stub(cx, stub.with_pointer(), address, origin, Some(pointer))
            }
            None => self.access_by_stub(cx, stub, address, origin, None),
        };
        if let Some((inst, _)) = shadow {
            self.frame.shadow_done = Some(inst);
            if let (Some(number), Some(value)) = (result, self.func.body.result(inst)) {
                self.define(value, number.into());
            }
        }
        true
    }

    /// Emits cold code that reports the access of a check by a call of a stub, which looks whether it is wrong unless `is_wrong`.
    /// `rest`: the instructions from the checks on. Returns whether that is possible.
    pub(super) fn report_by_stub(&mut self, cx: &InstContext, inst: InstId, rest: &[InstId], is_wrong: bool) -> bool {
        let access = self.access(inst).or_else(|| self.earlier_access(inst));
        let Some([address, origin, length, align]) = access else { return false };
        let word = |operand| self.known(operand).and_then(|word| u64::try_from(word).ok());
        let access = match (is_wrong, self.is_load(inst, rest)) {
            (true, true) => Access::ReportLoad,
            (true, false) => Access::Report,
            (false, true) => Access::CheckLoad,
            (false, false) => Access::Check,
        };
        let (Some(length), Some(align)) = (word(length), word(align)) else { return false };
        let stub = AccessStub::new(access, length, align).filter(|_| self.has_header(origin));
        if let Some(stub) = stub {
            self.access_by_stub(cx, stub, address, origin, None);
        }
        stub.is_some()
    }

    /// Emits the question whether a value that was loaded is defined, as a call of a stub. `None`: that is not possible.
    pub(super) fn shadow_by_stub(&mut self, cx: &InstContext, args: &[Arg]) -> Option<Value> {
        let [_, address, root, bytes, bits] = args else { return None };
        let (bytes, bits) = (self.known(bytes.value)?, self.known(bits.value)?);
        let stub = AccessStub::new(Access::Shadow, u64::try_from(bytes).ok()?, 1).filter(|_| bits == BYTE * bytes)?;
        self.access_by_stub(cx, stub, address.value, root.value, None)
    }

    /// Emits that a range that was stored to is defined, as a call of a stub. Returns whether that is possible, and takes less code.
    pub(super) fn defined_by_stub(&mut self, cx: &InstContext, args: &[Arg]) -> bool {
        let [address, root, bytes, _, bits] = args else { return false };
        let Some(bytes) = self.known(bytes.value).and_then(|bytes| u64::try_from(bytes).ok()) else { return false };
        let is_whole = self.known(bits.value) == Some(BYTE * u128::from(bytes));
        if !self.large.contains(cx.block) || !is_whole || self.is_in_slot(root.value) {
            return false;
        }
        let stub = AccessStub::new(Access::Define, bytes, 1);
        if let Some(stub) = stub {
            self.access_by_stub(cx, stub, address.value, root.value, None);
        }
        stub.is_some()
    }

    /// Returns the shadow of an address, if its test comes first and that of the access next, and the operands of the latter.
    pub(super) fn pointer_test(&self, cx: &InstContext, insts: &[InstId]) -> Option<(Operand, [Operand; 4])> {
        let [test, check, ..] = *insts else { return None };
        let locs = &self.func.body.inst_locs;
        if !self.large.contains(cx.block) || locs[test] != locs[check] {
            return None;
        }
        let [shadow, at] = self.tested(test)?;
        let is_address = self.known(at) == Some(Use::Address.number().into());
        let access = self.access(check).filter(|_| is_address && self.deferred(shadow).is_none())?;
        self.has_header(access[1]).then_some((shadow, access))
    }

    /// Calls the stub for an access.
    pub(super) fn access_by_stub(
        &mut self,
        cx: &InstContext,
        stub: AccessStub,
        address: Operand,
        origin: Operand,
        pointer: Option<Value>,
    ) -> Option<Value> {
        let Address { base, offset } = self.pointer(cx, address);
        let base = self.address_of(Address { base, offset: 0 });
        let address = self.plus(base, offset);
        let origin = self.scalar(cx, origin);
        let args: Vec<Value> = [address, origin].into_iter().chain(pointer).collect();
        // What a stub leaves in rax, rdx and rcx are results that nothing uses but the first of a stub with a result.
        let results = if stub.access().keeps_all() { 0 } else { 3 };
        let result = self.call_stub(Symbol::Access(stub), results, &args);
        result.filter(|_| stub.access().has_result())
    }

    /// Returns the instruction that asks for the shadow, or sets it, of the access behind the check that comes first.
    fn shadow_behind(
        &self,
        insts: &[InstId],
        (address, origin): (Operand, Operand),
        length: u64,
    ) -> Option<(InstId, Access)> {
        let [_, access, shadow, ..] = *insts else { return None };
        if !self.env.shadows() || !matches!(length, 1 | 2 | 4 | 8) {
            return None;
        }
        let is_whole = |bytes: Operand, bits: Operand| {
            self.known(bytes) == Some(length.into()) && self.known(bits) == Some(BYTE * u128::from(length))
        };
        let args = self.func.body.insts[shadow].call().map(|call| &call.args[..])?;
        match (&self.func.body.insts[access], called(self.env.module, &self.func.body.insts[shadow])?, args) {
            (Inst::Load { ptr, .. }, UNDEFINED, [asked, at, root, bytes, bits])
                if *ptr == address
                    && self.known(asked.value) == Some(Origin::Memory as u128)
                    && (at.value, root.value) == (address, origin)
                    && is_whole(bytes.value, bits.value) =>
            {
                Some((shadow, Access::Load))
            }
            (Inst::Store { ptr, .. }, WRITTEN, [at, root, bytes, _, bits])
                if *ptr == address
                    && (at.value, root.value) == (address, origin)
                    && is_whole(bytes.value, bits.value) =>
            {
                Some((shadow, Access::Store))
            }
            _ => None,
        }
    }
}

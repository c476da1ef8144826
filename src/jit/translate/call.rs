//! Calls.

mod abi_values;
mod inline_asm;
mod observe;
pub(super) mod prologue;
mod tail;
pub(super) mod varargs;

use crate::ir::asm;
use crate::ir::callee::{declared_attrs, named_callee, returns_twice};
use crate::ir::inst::{CallInfo, TailKind};
use crate::ir::{AttrSet, GlobalId, GlobalKind, Operand, Type, TypeKind};
use crate::jit::link::globals::GlobalAddr;
use crate::jit::link::symbol::Symbol;
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::control_flow::exception::CallTarget;
use crate::jit::translate::flat::is_multi_scalar;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::intrinsic::Intrinsic;
use crate::jit::translate::intrinsic::x86::x86_named;
use crate::jit::translate::signature;
use crate::jit::translate::signature::{ArgLocation, ArgPassing, Extension, ReturnConvention, SignatureBuilder};
use crate::jit::translate::value::MemAccess;
use crate::jit::translate::value::{Address, AddressBase, ValueRepr};
use cranelift_codegen::ir::{
    AbiParam, ExtFuncData, ExternalName, FuncRef, InstBuilder, Signature, StackSlotData, StackSlotKind, Value, types,
};
use cranelift_entity::EntityRef;

impl FuncTranslator<'_, '_> {
    /// Translates a call. Returns its result, if it has one.
    pub(super) fn call(&mut self, cx: &InstContext, call: &CallInfo) -> Option<ValueRepr> {
        let module = self.env.module;
        let named = named_callee(module, call.callee);
        if let Some(op) = named.and_then(|id| x86_named(&module.globals[id].name)) {
            return self.x86_intrinsic(cx, op, call);
        }
        if let Some(name) = named.map(|id| &module.globals[id].name)
            && let Some(intrinsic) = Intrinsic::named(name)
        {
            return match self.vector_intrinsic(cx, intrinsic, call) {
                Some(result) => result,
                None => self.intrinsic(cx, intrinsic, call),
            };
        }
        if let Some(asm) = asm::called(&module.constants, call) {
            return self.assembly(cx, asm, call).0;
        }
        match self.is_square_root(cx, named, call) {
            true => self.square_root(cx, named, call),
            false => self.ordinary_call(cx, named, call),
        }
    }

    /// Translates a call that no other code replaces.
    pub(super) fn ordinary_call(
        &mut self,
        cx: &InstContext,
        named: Option<GlobalId>,
        call: &CallInfo,
    ) -> Option<ValueRepr> {
        let module = self.env.module;
        let TypeKind::Function { ret, params, varargs } = module.types.kind(call.fn_ty) else {
            unreachable!("verified: a function is called")
        };
        self.check_call(cx, call);
        let foreign = named.and_then(|id| module.function(id)).is_none_or(|f| f.body.is_none());
        let returning = self.returning(*ret, call.ret_attrs, named);
        let mut arguments = SignatureBuilder::new(&returning);
        let mut args = Vec::with_capacity(call.args.len() + 1);
        let musttail = call.tail == TailKind::MustTail;
        let result_at = match &returning {
            // The result is stored where the caller of this function expects its own result.
            ReturnConvention::Memory(_) if musttail => None,
            ReturnConvention::Memory(flat) => Some(self.temporary(flat)),
            ReturnConvention::Registers(..) => None,
        };
        if let Some(at) = result_at {
            args.push(self.address_of(at));
        } else if let (ReturnConvention::Memory(_), Some(at)) = (&returning, self.frame.result_at) {
            args.push(self.reload_value(at));
        }
        let mut nest = None;
        for (n, arg) in call.args.iter().enumerate() {
            let ty = params.get(n).copied().unwrap_or(arg.ty);
            let passing = match self.layouts.passing(ty, [arg.attrs, declared_attrs(module, named, n, ty)]) {
                // C code may read more of the register than the declared width.
                ArgPassing::Scalar(scalar, Extension::None) if foreign => ArgPassing::Scalar(scalar, Extension::Zero),
                ArgPassing::Nest => {
                    nest = Some(arg.value);
                    continue;
                }
                passing => passing,
            };
            let at = arguments.add(&passing);
            self.argument(cx, &passing, &at, arg.value, &mut args);
        }
        if musttail {
            self.blocks.continues = Some(cx.block);
            let target = self.scalar(cx, call.callee);
            self.release_slot_objects(None);
            self.tail_call(target, &arguments, &args, call.forwards);
            return self.no_result(cx, &returning.flat().clone(), is_multi_scalar(&module.types, *ret));
        }
        // Memory on the side stack of frames that `longjmp` skips must be freed.
        let top = returns_twice(module, call).then(|| {
            let top = self.side_top();
            self.keep_value(top)
        });
        let direct =
            named.and_then(|id| self.direct_target(id, *varargs)).filter(|_| arguments.align <= 16 && nest.is_none());
        let shadowed = match direct {
            // A session calls its functions at addresses.
            Some(Symbol::Function(_) | Symbol::External(_)) => self.has_shadow_result(cx, named, call),
            None if nest.is_none() && !*varargs && arguments.align <= 16 => self.has_shadow_result(cx, named, call),
            _ => false,
        };
        if shadowed {
            arguments.signature.returns.push(AbiParam::new(types::I64));
        }
        let mut results = match direct {
            // Passes both in memory, since only one register remains.
            None if let Some(nest) = nest => {
                let slot = self.b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, 16, 3));
                let (nest, target) = (self.scalar(cx, nest), self.scalar(cx, call.callee));
                for (value, offset) in [(nest, 0), (target, 8)] {
                    self.store_plain(types::I64, value, Address { base: AddressBase::Slot(slot), offset });
                }
                args.push(self.b.ins().stack_addr(types::I64, slot, 0));
                let callee = self.import(Symbol::NestPointer(arguments.target()), arguments.signature);
                self.emit_call(cx, CallTarget::Function(callee), &args)
            }
            Some(symbol) => {
                let callee = self.import(symbol, arguments.signature);
                self.emit_call(cx, CallTarget::Function(callee), &args)
            }
            None if *varargs || arguments.align > 16 => {
                // The thunk that sets al or aligns the stack expects the target after the arguments.
                args.push(self.scalar(cx, call.callee));
                let place = arguments.target();
                let symbol = match arguments.align {
                    ..=16 => Symbol::VariadicPointer(place),
                    align => Symbol::Aligned { target: place, words: arguments.words, align: align.ilog2() },
                };
                let callee = self.import(symbol, arguments.signature);
                self.emit_call(cx, CallTarget::Function(callee), &args)
            }
            None => {
                let target = self.scalar(cx, call.callee);
                let signature = self.b.import_signature(arguments.signature);
                self.emit_call(cx, CallTarget::Address(signature, target), &args)
            }
        };
        if let (true, Some(result), Some(shadow)) = (shadowed, cx.result, shadowed.then(|| results.pop()).flatten()) {
            self.values.result_shadows[result] = Some(shadow);
        }
        // Before any code can change the x87 registers.
        let words = match &returning {
            ReturnConvention::Memory(_) => results,
            ReturnConvention::Registers(flat, _) => self.with_extended(flat, results),
        };
        let mut words = words.into_iter();
        if let Some(top) = top {
            let top = self.reload_value(top);
            self.restore_side_top(top);
        }
        let flat = returning.flat();
        if let Some(at) = result_at {
            // Nothing else writes to this memory, so a large aggregate stays there.
            return Some(if flat.is_in_memory() {
                ValueRepr::Memory(at)
            } else {
                self.load_aggregate(flat, at, MemAccess::default())
            });
        }
        let values = self.take_parts(flat, &mut words);
        match is_multi_scalar(&module.types, *ret) {
            true => Some(self.value_from_scalars(values)),
            false => values.first().map(|v| (*v).into()),
        }
    }

    /// Whether a function of the program is called that returns the shadow of its result. In a session, another function may
    /// take its place, which does so too.
    fn has_shadow_result(&self, cx: &InstContext, named: Option<GlobalId>, call: &CallInfo) -> bool {
        let function = named.and_then(|id| self.env.module.function(id));
        function.is_some_and(|function| {
            function.body.is_some() && function.ty == call.fn_ty && prologue::returns_shadow(self.env, function)
        }) && cx.unwind.is_none()
            && !self.func.returns_twice
    }

    /// Classifies the result of a call.
    fn returning(&mut self, ret: Type, attrs: AttrSet, named: Option<GlobalId>) -> ReturnConvention {
        let module = self.env.module;
        let declared = named.and_then(|id| module.function(id)).map_or(AttrSet::NONE, |f| f.ret_attrs);
        let extension = Extension::of(module, attrs).or(Extension::of(module, declared));
        ReturnConvention::of(self.layouts.flat(ret), extension)
    }

    /// Adds the words of an argument to those of the call.
    fn argument(
        &mut self,
        cx: &InstContext,
        passing: &ArgPassing,
        at: &ArgLocation,
        operand: Operand,
        args: &mut Vec<Value>,
    ) {
        let value = self.value(cx, operand);
        let words = match (passing, at) {
            (ArgPassing::Elements(flat), ArgLocation::Apart(places)) => {
                for ((part, value), at) in flat.fields.iter().zip(self.scalars(flat, value)).zip(places) {
                    let mut words = Vec::with_capacity(2);
                    match (at, part.vector_lane()) {
                        (ArgLocation::Direct(at), Some((_, n @ 1..))) => {
                            args[*at] = self.b.ins().insertlane(args[*at], value, n);
                            continue;
                        }
                        (ArgLocation::OnStack(_), _) => words.push(self.copied(value)),
                        (_, Some((ty, _))) => words.push(self.b.ins().splat(ty, value)),
                        _ => self.push_words(part.scalar, value, &mut words),
                    }
                    place(at, words, args);
                }
                return;
            }
            (_, ArgLocation::OnStack(_)) => {
                let value = self.whole(value);
                vec![self.copied(value)]
            }
            (ArgPassing::Scalar(scalar, extension), _) => {
                let value = self.whole(value);
                let value = self.clean_for(*extension, *scalar, value);
                let mut words = Vec::with_capacity(2);
                self.push_words(*scalar, value, &mut words);
                words
            }
            (ArgPassing::Elements(flat), _) => {
                let mut words = Vec::with_capacity(flat.fields.len());
                let values = self.scalars(flat, value);
                self.push_parts(flat, &values, &mut words);
                words
            }
            (ArgPassing::Reference, _) => {
                let ValueRepr::Memory(object) = value else { unreachable!("such an integer is in memory") };
                vec![self.address_of(object)]
            }
            (ArgPassing::Result | ArgPassing::Nest, _) => vec![self.whole(value)],
            (ArgPassing::Copy { size, .. }, _) => {
                let object = self.whole(value);
                vec![self.whole_words(object, *size)]
            }
        };
        place(at, words, args);
    }

    /// Copies 128 bits to memory, and returns their address.
    fn copied(&mut self, value: Value) -> Value {
        let slot = self.b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, 16, 4));
        let copy = Address { base: AddressBase::Slot(slot), offset: 0 };
        self.store_plain(types::I128, value, copy);
        self.address_of(copy)
    }

    /// Returns the address of an object that is copied in words. If its size is not a multiple of 8, this is a padded
    /// copy.
    fn whole_words(&mut self, object: Value, size: u64) -> Value {
        if size.is_multiple_of(8) && size > 0 {
            return object;
        }
        let room = size.next_multiple_of(8).max(8) as u32;
        let slot = self.b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, room, 3));
        let copy = self.b.ins().stack_addr(types::I64, slot, 0);
        let length = self.b.ins().iconst(types::I64, size as i64);
        self.call_runtime(RuntimeFn::Memcpy, &[copy, object, length]);
        copy
    }

    /// Returns the symbol to call for a global, if it is known. An undefined `extern_weak` function is called through
    /// its null address.
    fn direct_target(&self, id: GlobalId, varargs: bool) -> Option<Symbol> {
        let number = id.index() as u32;
        match (&self.env.module.globals[id].kind, self.env.places[id]) {
            (GlobalKind::Function(_), GlobalAddr::Function) => Some(Symbol::Function(number)),
            (GlobalKind::Function(_), GlobalAddr::Address(1..)) if varargs => Some(Symbol::Variadic(number)),
            (GlobalKind::Function(_), GlobalAddr::Address(1..)) => Some(Symbol::External(number)),
            _ => None,
        }
    }

    /// Declares a function, once for each signature that its calls have.
    pub(super) fn import(&mut self, symbol: Symbol, signature: Signature) -> FuncRef {
        if let Some(known) = self.reused.callees.get(&(symbol, signature.clone())) {
            return *known;
        }
        let name = self.b.func.declare_imported_user_function(symbol.name());
        let data = ExtFuncData {
            name: ExternalName::user(name),
            signature: self.b.import_signature(signature.clone()),
            colocated: symbol.is_near(),
            patchable: false,
        };
        let callee = self.b.import_function(data);
        self.reused.callees.insert((symbol, signature), callee);
        callee
    }

    /// Calls a runtime function. Returns its result or, if it has none, the first argument.
    pub(super) fn call_runtime(&mut self, function: RuntimeFn, args: &[Value]) -> Value {
        let (params, ret) = function.signature();
        let mut signature = signature::signature();
        signature.params.extend(params.iter().map(|t| AbiParam::new(*t)));
        signature.returns.extend(ret.iter().map(|t| AbiParam::new(*t)));
        let callee = self.import(Symbol::RuntimeFn(function), signature);
        let inst = self.b.ins().call(callee, args);
        self.b.inst_results(inst).first().copied().unwrap_or_else(|| args[0])
    }
}

/// Inserts words at their position among those of a call.
fn place(at: &ArgLocation, words: Vec<Value>, args: &mut Vec<Value>) {
    // A padding word, which precedes an object, may be any value.
    if let (ArgLocation::Direct(place) | ArgLocation::OnStack(place), Some(first)) = (at, words.first()) {
        args.resize(*place, *first);
    }
    args.extend(words);
}

//! Calls.

use super::func::{FuncTranslator, Lowered};
use super::intrinsic::Intrinsic;
use crate::ir::constant::ConstExpr;
use crate::ir::inst::{CallInfo, CastOp};
use crate::ir::{AttrSet, Body, Constant, GlobalId, GlobalKind, Inst, Module, Operand, TypeKind};
use crate::jit::abi::{self, Extension, Passing, Symbol, TargetIn};
use crate::jit::data::Place;
use crate::jit::runtime::Runtime;
use crate::jit::scalar::Scalar;
use cranelift_codegen::ir::{
    AbiParam, ExtFuncData, ExternalName, FuncRef, InstBuilder, Signature, StackSlotData, StackSlotKind, Value, types,
};
use cranelift_entity::EntityRef;

/// The function or variable a callee names, with casts in between taken off.
pub(in crate::jit) fn named_callee(module: &Module, callee: Operand) -> Option<GlobalId> {
    let Operand::Const(mut id) = callee else { return None };
    loop {
        match &module.constants[id] {
            Constant::Global(_, global) => return Some(*global),
            Constant::Expr(_, expr) => match &**expr {
                ConstExpr::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } => id = arg.1,
                _ => return None,
            },
            _ => return None,
        }
    }
}

/// Functions that return a second time from a call that returned before.
const RETURNS_TWICE: [&str; 6] = ["setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "vfork", "getcontext"];

/// Whether a call may return twice.
fn returns_twice(module: &Module, call: &CallInfo) -> bool {
    let callee = named_callee(module, call.callee);
    let known = callee.is_some_and(|id| {
        let name = &module.globals[id].name;
        let declared = module.function(id).filter(|f| f.body.is_none());
        declared.is_some_and(|f| {
            module.has_fn_attr(f.attrs, "returns_twice")
                || RETURNS_TWICE.contains(&name.symbol().trim_start_matches('\u{1}'))
        })
    });
    known || module.has_fn_attr(call.fn_attrs, "returns_twice")
}

/// Whether any call of a body may return twice.
pub(super) fn calls_twice(module: &Module, body: &Body) -> bool {
    let mut calls = body.layout.iter().flat_map(|b| &body.blocks[*b].insts);
    calls.any(|inst| matches!(&body.insts[*inst], Inst::Call(call) if returns_twice(module, call)))
}

impl FuncTranslator<'_, '_> {
    /// A call; its result if it has one.
    pub(super) fn call(&mut self, call: &CallInfo) -> Option<Lowered> {
        let module = self.env.module;
        let named = named_callee(module, call.callee);
        if let Some(name) = named.map(|id| &module.globals[id].name)
            && let Some(intrinsic) = Intrinsic::named(name)
        {
            return self.intrinsic(intrinsic, call);
        }
        let TypeKind::Function { ret, params, varargs } = module.types.kind(call.fn_ty) else {
            unreachable!("verified: a function is called")
        };
        let declared = named.and_then(|id| module.function(id));
        let foreign = declared.is_none_or(|f| f.body.is_none());
        let declared_attrs = |n: usize| declared.and_then(|f| f.params.get(n)).map_or(AttrSet::NONE, |p| p.attrs);
        let mut signature = abi::signature();
        let mut args = Vec::with_capacity(call.args.len() + 1);
        for (n, arg) in call.args.iter().enumerate() {
            let ty = params.get(n).copied().unwrap_or(arg.ty);
            let passing = match self.env.passing(ty, [arg.attrs, declared_attrs(n)]) {
                // C code may look at more of the register than the declaration says.
                Passing::Scalar(scalar, Extension::None) if foreign => Passing::Scalar(scalar, Extension::Zero),
                passing => passing,
            };
            let value = self.scalar(arg.value);
            let value = match passing {
                Passing::Scalar(scalar, extension) => self.clean_for(extension, scalar, value),
                Passing::Result => value,
                Passing::Copy { size, .. } => self.whole_words(value, size),
            };
            let place = passing.push(&mut signature.params);
            // A word that is left out takes anything.
            args.resize(place, value);
            args.push(value);
        }
        let result = Scalar::of(&module.types, *ret);
        if let Some(result) = result {
            let declared = declared.map_or(AttrSet::NONE, |f| f.ret_attrs);
            let extension = Extension::of(module, call.ret_attrs).or(Extension::of(module, declared));
            signature.returns.push(abi::param(result, extension));
        }
        // What a longjmp leaves behind on the side stack goes with it.
        let top = returns_twice(module, call).then(|| {
            let top = self.side_top();
            self.keep(top)
        });
        let inst = match named.and_then(|id| self.direct_target(id, *varargs)) {
            Some(symbol) => {
                let callee = self.import(symbol, signature);
                self.b.ins().call(callee, &args)
            }
            None if *varargs => {
                // The thunk that sets al finds the target behind the arguments.
                let target = self.scalar(call.callee);
                let (ints, words) = abi::occupied(&signature.params);
                let place = if ints < 6 { TargetIn::Register(ints) } else { TargetIn::Stack(words) };
                signature.params.push(AbiParam::new(Scalar::Ptr.clif()));
                args.push(target);
                let callee = self.import(Symbol::VariadicPointer(place), signature);
                self.b.ins().call(callee, &args)
            }
            None => {
                let target = self.scalar(call.callee);
                let signature = self.b.import_signature(signature);
                self.b.ins().call_indirect(signature, target, &args)
            }
        };
        let value = self.b.inst_results(inst).first().copied();
        if let Some(top) = top {
            let top = self.kept(top);
            self.restore_side_top(top);
        }
        Some(self.canonical_from_outside(result?, value?).into())
    }

    /// The address of an object whose bytes are copied word by word: if there is no whole number of them, of a copy.
    fn whole_words(&mut self, object: Value, size: u64) -> Value {
        if size.is_multiple_of(8) && size > 0 {
            return object;
        }
        let room = size.next_multiple_of(8).max(8) as u32;
        let slot = self.b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, room, 3));
        let copy = self.b.ins().stack_addr(types::I64, slot, 0);
        let length = self.b.ins().iconst(types::I64, size as i64);
        self.call_runtime(Runtime::Memcpy, &[copy, object, length]);
        copy
    }

    /// What to call for a global, if that is known now. A missing `extern_weak` function is called through its null.
    fn direct_target(&self, id: GlobalId, varargs: bool) -> Option<Symbol> {
        let number = id.index() as u32;
        match (&self.env.module.globals[id].kind, self.env.places[id]) {
            (GlobalKind::Function(_), Place::Code) => Some(Symbol::Function(number)),
            (GlobalKind::Function(_), Place::At(1..)) if varargs => Some(Symbol::Variadic(number)),
            (GlobalKind::Function(_), Place::At(1..)) => Some(Symbol::External(number)),
            _ => None,
        }
    }

    /// A reference to a function, one for each signature it is called with.
    pub(super) fn import(&mut self, symbol: Symbol, signature: Signature) -> FuncRef {
        if let Some(known) = self.callees.get(&(symbol, signature.clone())) {
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
        self.callees.insert((symbol, signature), callee);
        callee
    }

    /// Calls a function of this crate and gives its result (or the first argument, if it has none).
    pub(super) fn call_runtime(&mut self, function: Runtime, args: &[Value]) -> Value {
        let (params, ret) = function.signature();
        let mut signature = abi::signature();
        signature.params.extend(params.iter().map(|t| AbiParam::new(*t)));
        signature.returns.extend(ret.iter().map(|t| AbiParam::new(*t)));
        let callee = self.import(Symbol::Runtime(function), signature);
        let inst = self.b.ins().call(callee, args);
        self.b.inst_results(inst).first().copied().unwrap_or_else(|| args[0])
    }
}

//! Inserts a check before each access to memory, for checked compiled code: a call of [`CHECK`] with the address, the
//! address that it was derived from, the number of bytes, and the alignment that the instruction requires.
//!
//! ```text
//! %p = getelementptr i32, ptr %list, i64 %i
//! call void @llvmlite.check(ptr %p, ptr %list, i64 4, i64 4)
//! %x = load i32, ptr %p
//! ```
//!
//! The object of an access is that of the *origin* of its address: what it is derived from by `getelementptr` and
//! pointer casts within the function. A jump into a neighboring object is therefore found. An access at a constant
//! offset inside a variable of the function or of the module needs no check.

mod access;
pub mod address;
pub(super) mod defined;
pub(super) mod hoist;
mod interval;
mod lanes;
pub mod large;
pub(super) mod lifetimes;
pub(super) mod merge;
pub mod origin;
pub(super) mod ranges;
pub(super) mod redundant;
pub mod undefined;
pub mod wrapping;

use super::PassContext;
use crate::ir::callee::named_callee;
use crate::ir::inst::{Arg, CallInfo, CastFlags, CastOp, FastMath};
use crate::ir::{
    Align, Attr, AttrSet, Constant, DataLayout, GlobalId, GlobalKind, Inst, InstId, Module, Name, Operand, Type,
    ValueData, ValueDef,
};
use origin::{
    ALL_NAMES, BROKEN, CHECK, COPIED, DEFINED, EARLIER_CHECK, ENDS, ESCAPED, FrameObjects, Origin, Origins, Root,
    UNDEFINED, WRITTEN, is_call_of,
};

/// Declares [`CHECK`], [`EARLIER_CHECK`] and [`ENDS`], which passes cannot do.
pub fn declare(module: &mut Module) {
    for name in [CHECK, EARLIER_CHECK] {
        if module.find(name).is_none() {
            let ty = module.types.function(Type::VOID, [Type::PTR, Type::PTR, Type::I64, Type::I64], false);
            module.declare_function(Name::Text(name.into()), ty, Default::default(), false);
        }
    }
    if module.find(ENDS).is_none() {
        let ty = module.types.function(Type::VOID, [Type::PTR], false);
        module.declare_function(Name::Text(ENDS.into()), ty, Default::default(), false);
    }
}

/// Returns the operands of a call of [`CHECK`]: the address, its origin, the number of bytes and the alignment.
pub fn checked_access(module: &Module, inst: &Inst) -> Option<[Operand; 4]> {
    operands_of(module, inst, CHECK)
}

/// Returns the operands of a call of [`EARLIER_CHECK`], as [`checked_access`].
pub fn earlier_access(module: &Module, inst: &Inst) -> Option<[Operand; 4]> {
    operands_of(module, inst, EARLIER_CHECK)
}

/// Declares the functions of code of level `all`.
pub fn declare_undefined(module: &mut Module) {
    for name in [UNDEFINED, DEFINED, BROKEN, WRITTEN, COPIED, ESCAPED, origin::RETURNED, origin::PASSED] {
        let ret = if name == UNDEFINED { Type::I64 } else { Type::VOID };
        if module.find(name).is_none() {
            let ty = module.types.function(ret, [], true);
            let id = module.declare_function(Name::Text(name.into()), ty, Default::default(), false);
            if let GlobalKind::Function(function) = &mut module.globals[id].kind {
                function.varargs = true;
            }
        }
    }
}

/// First argument of a call of [`DEFINED`] whose shadow is not known yet.
const UNRESOLVED: u128 = u64::MAX as u128;

/// Returns a call of [`DEFINED`] about the value behind its other arguments, which the pass `undefined` completes: for a use
/// that inlining removes. `None`: the functions are not declared.
pub fn unresolved_check(module: &Module, at: undefined::Use, (ty, value): (Type, Operand)) -> Option<Inst> {
    let defined = module.find(DEFINED)?;
    let constant = |constant| Operand::Const(module.constants.add(constant));
    let number = |number| constant(Constant::Int(Type::I64, number));
    let arg = |ty, value| Arg { ty, value, attrs: AttrSet::NONE };
    let args = vec![arg(Type::I64, number(UNRESOLVED)), arg(Type::I64, number(at.number().into())), arg(ty, value)];
    let fn_ty = module.function(defined)?.ty;
    let mut call = CallInfo::new(constant(Constant::Global(Type::PTR, defined)), fn_ty, Type::VOID, args);
    (call.explicit, call.written) = (true, call.fn_ty);
    Some(Inst::Call(Box::new(call)))
}

/// Returns the use and the value of a call that [`unresolved_check`] made.
fn read_unresolved(module: &Module, inst: &Inst) -> Option<(undefined::Use, (Type, Operand))> {
    let Inst::Call(call) = inst else { return None };
    let known = |operand| match operand {
        Operand::Const(id) => module.constants[id].as_int(),
        Operand::Value(_) => None,
    };
    let [shadow, at, value] = &call.args[..] else { return None };
    let is_unresolved = is_defined_check(module, inst) && known(shadow.value) == Some(UNRESOLVED);
    let at = undefined::Use::of_number(u64::try_from(known(at.value)?).ok()?)?;
    is_unresolved.then_some((at, (value.ty, value.value)))
}

/// Returns whether an instruction is a check of any kind.
pub fn is_check(module: &Module, inst: &Inst) -> bool {
    is_call_of(module, inst, &ALL_NAMES)
}

/// Returns whether an instruction stops the program if a value is undefined, or a promise is broken.
fn is_defined_check(module: &Module, inst: &Inst) -> bool {
    is_call_of(module, inst, &[DEFINED, BROKEN])
}

fn operands_of(module: &Module, inst: &Inst, wanted: &str) -> Option<[Operand; 4]> {
    let Inst::Call(call) = inst else { return None };
    let callee = named_callee(module, call.callee)?;
    match (&module.globals[callee].name, call.args.as_slice()) {
        (Name::Text(name), [address, origin, length, align]) if **name == *wanted => {
            Some([address.value, origin.value, length.value, align.value])
        }
        _ => None,
    }
}

/// Length of an access.
#[derive(Clone, Copy)]
enum Length {
    Bytes(u64),
    /// An operand of an integer type.
    Operand(Type, Operand),
}

/// A range of memory that an instruction accesses.
struct Access {
    address: Operand,
    length: Length,
    /// Required alignment; 1 if any address will do.
    align: u64,
}

/// Runs the pass.
pub(super) fn run(cx: &mut PassContext<'_, '_>) {
    let Some(check) = cx.module.find(CHECK) else { return };
    let Some(fn_ty) = cx.module.function(check).map(|function| function.ty) else { return };
    let frame = FrameObjects::find(cx.body(), &mut Origins::new(cx.module, cx.layout));
    let mut origins = Origins::through_variables(cx.module, cx.layout, cx.body());
    for at in 0..cx.body().layout.len() {
        let block = cx.body().layout[at];
        let old = cx.body().blocks[block].insts.clone();
        let mut insts = Vec::with_capacity(old.len());
        for inst in old {
            enter_root(cx, &mut origins, inst);
            let mut all = accesses(cx, inst);
            all.extend(lanes::accesses(cx, inst, &mut insts));
            for access in all {
                let origin = origins.of(cx.body(), access.address);
                let aligned = is_aligned(cx.module, cx.layout, &frame, origin, access.align);
                if !aligned || needs_check(cx.module, cx.layout, &frame, origin, access.length) {
                    let align = if aligned { 1 } else { access.align };
                    let access = Access { align, ..access };
                    insert(cx, inst, (check, fn_ty), &access, origin.root, &mut insts);
                }
            }
            insts.push(inst);
            insts.extend(select_origin(cx, &mut origins, inst));
        }
        if insts.len() > cx.body().blocks[block].insts.len() {
            cx.body_mut().blocks[block].insts = insts;
        }
    }
}

/// Makes the origin of a `select` between two addresses, which may be outside of their objects: a `select` between their origins.
/// Returns that instruction, unless both have the same origin, or are their own origins.
fn select_origin(cx: &mut PassContext<'_, '_>, origins: &mut Origins<'_>, inst: InstId) -> Option<InstId> {
    let Inst::Select { cond_ty, cond, then, other, .. } = cx.body().insts[inst] else { return None };
    let result = cx.body().result(inst).filter(|_| cx.module.types.is_ptr(then.0))?;
    let [a, b] = [then, other].map(|(_, arm)| origins.of(cx.body(), arm).root);
    if a == b {
        origins.enter(result, a);
        return None;
    }
    let [then_origin, other_origin] = [a, b].map(|root| operand_of(cx, root));
    if (then_origin, other_origin) == (then.1, other.1) {
        return None;
    }
    let fast = FastMath::default();
    let select = Inst::Select { fast, cond_ty, cond, then: (then.0, then_origin), other: (other.0, other_origin) };
    let (select, origin) = cx.body_mut().derive_value(select, then.0, inst);
    origins.enter(result, Root::Value(origin));
    Some(select)
}

/// Returns the operand of a root.
fn operand_of(cx: &PassContext<'_, '_>, root: Root) -> Operand {
    match root {
        Root::Value(value) => Operand::Value(value),
        Root::Global(id) => cx.constant(Constant::Global(Type::PTR, id)),
        Root::Constant(id) => Operand::Const(id),
    }
}

/// Enters what an address is derived from in a call that finds out, or notes, which bits of memory are defined: the argument
/// behind the address.
fn enter_root(cx: &mut PassContext<'_, '_>, origins: &mut Origins<'_>, inst: InstId) {
    let Inst::Call(call) = &cx.body().insts[inst] else { return };
    let Some(Name::Text(name)) = named_callee(cx.module, call.callee).map(|id| &cx.module.globals[id].name) else {
        return;
    };
    let at = match (&**name, call.args.len()) {
        (UNDEFINED, 5) if is_memory(cx.module, call.args[0].value) => 1,
        (WRITTEN, 5) => 0,
        _ => return,
    };
    let address = call.args[at].value;
    let root = origins.of(cx.body(), address).root;
    let root = operand_of(cx, root);
    if root != call.args[at + 1].value
        && let Inst::Call(call) = &mut cx.body_mut().insts[inst]
    {
        call.args[at + 1].value = root;
    }
}

/// Returns whether the first argument of a call of [`UNDEFINED`] asks about memory.
fn is_memory(module: &Module, asked: Operand) -> bool {
    let Operand::Const(id) = asked else { return false };
    module.constants[id].as_int() == Some(undefined::Origin::Memory as u128)
}

/// Returns the ranges that an instruction accesses, in the order in which the interpreter looks at them.
fn accesses(cx: &PassContext<'_, '_>, inst: InstId) -> Vec<Access> {
    let of_type = |address: &Operand, ty: Type, align: Option<Align>| {
        let types = &cx.module.types;
        let bytes = cx.layout.store_size_of(types, ty).unwrap_or(0);
        let required = || required_align(cx.module, cx.layout, &cx.body().insts[inst], ty);
        let align = align.map(Align::bytes).or_else(required).unwrap_or(1);
        vec![Access { address: *address, length: Length::Bytes(bytes), align }]
    };
    match &cx.body().insts[inst] {
        Inst::Load { ty, ptr, align, .. } => of_type(ptr, *ty, *align),
        Inst::Store { value, ptr, align, .. } => of_type(ptr, value.0, *align),
        Inst::AtomicRmw { ptr, value, align, .. } => of_type(ptr, value.0, *align),
        Inst::CmpXchg { ptr, new, align, .. } => of_type(ptr, new.0, *align),
        Inst::Call(call) => {
            let mut found = of_call(cx.module, call);
            found.extend(promised(cx, call));
            found
        }
        Inst::Invoke(call) => promised(cx, &call.call),
        _ => Vec::new(),
    }
}

/// Returns the memory that attributes of arguments promise: `dereferenceable`.
fn promised(cx: &PassContext<'_, '_>, call: &CallInfo) -> Vec<Access> {
    let callee = named_callee(cx.module, call.callee);
    let is_intrinsic = callee.is_some_and(|id| cx.module.globals[id].name.symbol().starts_with("llvm"));
    if !cx.keeps_promises || is_intrinsic {
        return Vec::new();
    }
    let function = callee.and_then(|id| cx.module.function(id));
    let mut found = Vec::new();
    for (n, arg) in call.args.iter().enumerate() {
        let declared = function.and_then(|function| function.params.get(n)).map_or(AttrSet::NONE, |param| param.attrs);
        let attrs = [arg.attrs, declared].into_iter().flat_map(|set| &cx.module.attrs[set]);
        let bytes = attrs.filter_map(|attr| match attr {
            Attr::Int(word, bytes) if &**word == "dereferenceable" => Some(*bytes),
            _ => None,
        });
        let length = bytes.max().unwrap_or(0);
        if length > 0 && cx.module.types.is_ptr(arg.ty) {
            found.push(Access { address: arg.value, length: Length::Bytes(length), align: 1 });
        }
    }
    found
}

/// Returns the alignment that an access of a type requires if the instruction states none.
pub fn required_align(module: &Module, layout: &DataLayout, inst: &Inst, ty: Type) -> Option<u64> {
    match inst {
        Inst::AtomicRmw { .. } | Inst::CmpXchg { .. } => layout.store_size_of(&module.types, ty),
        _ => layout.align_of(&module.types, ty),
    }
}

/// Returns the ranges that an intrinsic copies or fills.
fn of_call(module: &Module, call: &CallInfo) -> Vec<Access> {
    let name = named_callee(module, call.callee).map(|id| &module.globals[id].name);
    let Some(Name::Text(name)) = name else { return Vec::new() };
    if let (Some(bytes), [address, ..]) = (wide_load(name), &call.args[..]) {
        return vec![Access { address: address.value, length: Length::Bytes(bytes), align: 1 }];
    }
    let Some(rest) = name.strip_prefix("llvm.mem") else { return Vec::new() };
    let Some(length) = call.args.get(2).map(|arg| Length::Operand(arg.ty, arg.value)) else { return Vec::new() };
    let access = |n: usize| Access { address: call.args[n].value, length, align: 1 };
    match rest {
        _ if rest.starts_with("cpy") || rest.starts_with("move") => vec![access(1), access(0)],
        _ if rest.starts_with("set") => vec![access(0)],
        _ => Vec::new(),
    }
}

/// Returns the number of bytes that an intrinsic loads, one by one.
pub fn wide_load(name: &str) -> Option<u64> {
    match name {
        "llvm.x86.sse3.ldu.dq" => Some(16),
        "llvm.x86.avx.ldu.dq.256" => Some(32),
        _ => None,
    }
}

/// Returns whether an address is known to have the alignment that is required: it is at a constant distance from a
/// variable that has it.
fn is_aligned(module: &Module, layout: &DataLayout, frame: &FrameObjects, origin: Origin, align: u64) -> bool {
    if align <= 1 {
        return true;
    }
    let root = match origin.root {
        Root::Value(value) => frame.align(value),
        Root::Global(id) => match &module.globals[id].kind {
            GlobalKind::Variable { ty, init: Some(_), .. } => {
                module.globals[id].align.map(Align::bytes).or_else(|| layout.align_of(&module.types, *ty))
            }
            _ => return true,
        },
        Root::Constant(_) => return true,
    };
    origin.offset.is_some_and(|offset| offset.unsigned_abs().is_multiple_of(align))
        && root.is_some_and(|root| root.is_multiple_of(align))
}

/// Returns whether an access might be outside of its object. Host variables have no known bounds.
fn needs_check(module: &Module, layout: &DataLayout, frame: &FrameObjects, origin: Origin, length: Length) -> bool {
    let length = match length {
        Length::Bytes(bytes) => Some(bytes),
        Length::Operand(_, Operand::Const(id)) => {
            module.constants[id].as_int().and_then(|bytes| u64::try_from(bytes).ok())
        }
        Length::Operand(..) => None,
    };
    if length == Some(0) {
        return false;
    }
    let size = match origin.root {
        Root::Value(value) => frame.lasting_size(value),
        Root::Global(id) => match &module.globals[id].kind {
            GlobalKind::Variable { ty, init: Some(_), .. } => layout.size_of(&module.types, *ty),
            GlobalKind::Variable { .. } => return false,
            _ => None,
        },
        Root::Constant(id) => {
            return !matches!(module.constants[id], Constant::Undef(_) | Constant::Poison(_));
        }
    };
    let inside = || {
        let offset = u64::try_from(origin.offset?).ok()?;
        Some(offset.checked_add(length?)? <= size?)
    };
    inside() != Some(true)
}

/// Adds a check to the instructions of a block.
fn insert(
    cx: &mut PassContext<'_, '_>,
    inst: InstId,
    (check, fn_ty): (GlobalId, Type),
    access: &Access,
    root: Root,
    insts: &mut Vec<InstId>,
) {
    let callee = cx.constant(Constant::Global(Type::PTR, check));
    let origin = operand_of(cx, root);
    let length = match access.length {
        Length::Bytes(bytes) => cx.constant(Constant::Int(Type::I64, bytes.into())),
        Length::Operand(ty, operand) => match (cx.module.types.int_width(ty), operand) {
            (Some(64), _) => operand,
            (_, Operand::Const(id)) => {
                let bits = cx.module.constants[id].as_int().unwrap_or(0);
                cx.constant(Constant::Int(Type::I64, bits.min(u64::MAX.into())))
            }
            (width, _) => {
                let op = if width.is_some_and(|width| width < 64) { CastOp::Zext } else { CastOp::Trunc };
                let cast = Inst::Cast { op, flags: CastFlags::default(), from: ty, arg: operand, to: Type::I64 };
                let span = cx.body().span(inst);
                let body = cx.body_mut();
                let id = body.derive(cast, inst);
                let value = body.values.push(ValueData { ty: Type::I64, def: ValueDef::Inst(id), name: None, span });
                body.results[id] = Some(value).into();
                insts.push(id);
                Operand::Value(value)
            }
        },
    };
    let arg = |ty, value| Arg { ty, value, attrs: AttrSet::NONE };
    let align = cx.constant(Constant::Int(Type::I64, access.align.into()));
    let address = arg(Type::PTR, access.address);
    let args = vec![address, arg(Type::PTR, origin), arg(Type::I64, length), arg(Type::I64, align)];
    let call = Inst::Call(Box::new(CallInfo::new(callee, fn_ty, Type::VOID, args)));
    let id = cx.body_mut().derive(call, inst);
    insts.push(id);
}

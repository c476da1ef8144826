//! Function bodies: translates each instruction to one or several of LLVM 1.x. The type of a value is translated, too:
//! integers become signed, opaque pointers become byte pointers. Operands are cast where an operation needs another
//! type.

use super::values::{Emitter, Unsupported, Value, Writer};
use crate::bytecode::format::op;
use crate::bytecode::types::{Def, Ty};
use crate::diagnostic::Diagnostic;
use crate::ir::inst::{CallInfo, TailKind, UnaryOp};
use crate::ir::{BlockId, Body, Constant, Inst, InstId, Name, Operand, Type, TypedOperand, ValueId};
use rustc_hash::FxHashMap;

/// Operand of an instruction.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part {
    Value(Value),
    Block(BlockId),
    /// Type slot.
    Type(Ty),
    /// Index into an array or through a pointer, encoded with its type.
    Index(Value),
}

/// Instruction to be written.
#[derive(Clone, Debug)]
pub(super) struct Written {
    pub op: u32,
    /// Type in the instruction.
    pub of: Ty,
    pub parts: Vec<Part>,
    /// Type of the result.
    pub result: Ty,
    /// Whether it needs the long form, as calls with variable arguments do.
    pub long: bool,
}

/// Function to be written.
#[derive(Default)]
pub(super) struct Function {
    pub params: Vec<(ValueId, Ty)>,
    pub code: Vec<Written>,
    /// Values that replace values of the module's function.
    pub values: FxHashMap<ValueId, Value>,
    types: FxHashMap<ValueId, Ty>,
    /// Index of each block.
    pub blocks: FxHashMap<BlockId, u32>,
    pub labels: Vec<(BlockId, String)>,
    pub names: Vec<(ValueId, String)>,
}

impl Emitter for Function {
    fn emit(&mut self, _: &mut Writer<'_>, number: u32, of: Ty, result: Ty, operands: Vec<Value>) -> Value {
        let mut parts: Vec<Part> = operands.into_iter().map(Part::Value).collect();
        if number == op::CAST {
            parts.push(Part::Type(result));
        }
        self.push(Written { op: number, of, parts, result, long: false })
    }

    fn local(&self, value: ValueId) -> Ty {
        self.types.get(&value).copied().unwrap_or(Ty::VOID)
    }
}

impl Function {
    fn push(&mut self, inst: Written) -> Value {
        let result = inst.result;
        self.code.push(inst);
        Value::Helper(self.code.len() as u32 - 1, result)
    }

    /// Follows replacements to the final value.
    pub fn resolve(&self, mut value: Value) -> Value {
        // Bounds the number of steps, so that a cycle ends.
        for _ in 0..=self.values.len() {
            match value {
                Value::Local(id) => match self.values.get(&id) {
                    Some(next) => value = *next,
                    None => return value,
                },
                _ => return value,
            }
        }
        value
    }
}

/// Converts a body. Constructs that LLVM 1.3 lacks are reported, and the conversion continues.
pub(super) fn function(w: &mut Writer<'_>, body: &Body, found: &mut Vec<Diagnostic>) -> Function {
    let blocks = body.layout.iter().enumerate().map(|(n, block)| (*block, n as u32)).collect();
    let mut f = Function { blocks, ..Function::default() };
    for value in body.values.keys() {
        if let Ok(ty) = w.old_type(body.values[value].ty) {
            f.types.insert(value, ty);
        }
    }
    for param in &body.params {
        match w.scalar(body.values[*param].ty) {
            Ok(ty) => f.params.push((*param, ty)),
            Err(what) => found.push(super::refused(body.values[*param].span, &what)),
        }
    }
    for block in &body.layout {
        for inst in &body.blocks[*block].insts {
            if let Err(what) = instruction(w, &mut f, body, *inst) {
                found.push(super::refused(body.span(*inst), &what));
            }
        }
        if let Some(Name::Text(name)) = &body.blocks[*block].name {
            f.labels.push((*block, name.to_string()));
        }
    }
    for (value, data) in body.values.iter() {
        if let Some(Name::Text(name)) = &data.name {
            f.names.push((value, name.to_string()));
        }
    }
    f
}

fn operand(w: &mut Writer<'_>, f: &mut Function, (ty, operand): TypedOperand) -> Result<Value, Unsupported> {
    let ty = w.scalar(ty)?;
    let value = match operand {
        Operand::Value(value) => Value::Local(value),
        Operand::Const(id) => w.constant(id)?,
    };
    Ok(w.cast(f, value, ty))
}

/// Returns a pointer to a value of a type.
fn pointer(
    w: &mut Writer<'_>,
    f: &mut Function,
    (ty, ptr): TypedOperand,
    to: Type,
) -> Result<(Value, Ty), Unsupported> {
    let value = operand(w, f, (ty, ptr))?;
    let pointer = w.pointer_to(to)?;
    Ok((w.cast(f, value, pointer), pointer))
}

fn instruction(w: &mut Writer<'_>, f: &mut Function, body: &Body, id: InstId) -> Result<(), Unsupported> {
    let inst = &body.insts[id];
    let result = body.result(id);
    if let Some(value) = result {
        w.scalar(body.values[value].ty)?;
    }
    let plain = |f: &mut Function, op: u32, of: Ty, parts: Vec<Part>| {
        f.push(Written { op, of, parts, result: Ty::VOID, long: false });
    };
    let this = || Err(format!("`{}`", inst.opcode()));
    let value = match inst {
        Inst::Binary { op, ty, lhs, rhs, .. } => {
            let (lhs, rhs) = (operand(w, f, (*ty, *lhs))?, operand(w, f, (*ty, *rhs))?);
            w.binary(f, *op, lhs, rhs)?
        }
        Inst::Unary { op, ty, arg, .. } => {
            let value = operand(w, f, (*ty, *arg))?;
            let of = w.ty(f, value);
            match op {
                // Subtracts from minus zero.
                UnaryOp::Fneg => {
                    let zero = w.minus_zero(of);
                    f.emit(w, op::SUB, of, of, vec![zero, value])
                }
                UnaryOp::Freeze => f.emit(w, op::CAST, of, of, vec![value]),
            }
        }
        Inst::Cast { op, from, arg, to, .. } => {
            let value = operand(w, f, (*from, *arg))?;
            let to = w.scalar(*to)?;
            w.lower_cast(f, *op, value, to)?
        }
        Inst::Icmp { pred, ty, lhs, rhs, .. } => {
            let (lhs, rhs) = (operand(w, f, (*ty, *lhs))?, operand(w, f, (*ty, *rhs))?);
            w.icmp(f, *pred, lhs, rhs)
        }
        Inst::Fcmp { pred, ty, lhs, rhs, .. } => {
            let (lhs, rhs) = (operand(w, f, (*ty, *lhs))?, operand(w, f, (*ty, *rhs))?);
            w.fcmp(f, *pred, lhs, rhs)
        }
        Inst::Select { cond_ty, cond, then, other, .. } => {
            let cond = operand(w, f, (*cond_ty, *cond))?;
            let (then, other) = (operand(w, f, *then)?, operand(w, f, *other)?);
            let ty = w.ty(f, then);
            f.emit(w, op::SELECT, ty, ty, vec![cond, then, other])
        }
        Inst::Phi { ty, incoming, .. } => {
            let of = w.scalar(*ty)?;
            let mut parts = Vec::with_capacity(incoming.len() * 2);
            for (value, block) in incoming {
                // Constants are cast in the pool; other values already have this type.
                let value = operand(w, f, (*ty, *value))?;
                parts.extend([Part::Value(value), Part::Block(*block)]);
            }
            f.push(Written { op: op::PHI, of, parts, result: of, long: false })
        }
        Inst::Alloca { ty, count, align, addrspace: 0, inalloca: false, swifterror: false, .. } => {
            super::alignment(*align)?;
            let of = w.pointer_to(*ty)?;
            let mut operands = Vec::new();
            if let Some(count) = count {
                let value = operand(w, f, *count)?;
                operands.push(w.cast(f, value, Ty::UINT));
            }
            f.emit(w, op::ALLOCA, of, of, operands)
        }
        Inst::Load { ty, atomic: None, volatile, ptr_ty, ptr, align, .. } => {
            w.natural(*ty, *align)?;
            let result = w.scalar(*ty)?;
            let (ptr, of) = pointer(w, f, (*ptr_ty, *ptr), *ty)?;
            let op = if *volatile { op::VOLATILE_LOAD } else { op::LOAD };
            f.emit(w, op, of, result, vec![ptr])
        }
        Inst::Store { atomic: None, volatile, value, ptr_ty, ptr, align } => {
            w.natural(value.0, *align)?;
            let content = operand(w, f, *value)?;
            let (ptr, of) = pointer(w, f, (*ptr_ty, *ptr), value.0)?;
            let op = if *volatile { op::VOLATILE_STORE } else { op::STORE };
            plain(f, op, of, vec![Part::Value(content), Part::Value(ptr)]);
            return Ok(());
        }
        Inst::Gep { source, base_ty, base, indices, .. } => {
            let base = operand(w, f, (*base_ty, *base))?;
            let mut values = Vec::with_capacity(indices.len());
            for index in indices {
                values.push((index.0, operand(w, f, *index)?));
            }
            let (base, indices, result) = w.address(f, *source, base, &values)?;
            let of = w.ty(f, base);
            let mut at = *source;
            let mut parts = vec![Part::Value(base)];
            for (n, index) in indices.into_iter().enumerate() {
                let is_field = n > 0 && matches!(w.types.kind(at), crate::ir::TypeKind::Struct { .. });
                if n > 0 {
                    at = w.inside(at, index);
                }
                parts.push(if is_field { Part::Value(index) } else { Part::Index(index) });
            }
            f.push(Written { op: op::GETELEMENTPTR, of, parts, result, long: false })
        }
        Inst::Call(call) => call_to(w, f, call, None)?,
        Inst::Invoke(invoke) => call_to(w, f, &invoke.call, Some((invoke.normal, invoke.unwind)))?,
        Inst::Unwind | Inst::Unreachable => {
            // Unreachable code may have any effect.
            plain(f, op::UNWIND, Ty::VOID, Vec::new());
            return Ok(());
        }
        Inst::Ret(None) => {
            plain(f, op::RET, Ty::VOID, Vec::new());
            return Ok(());
        }
        Inst::Ret(Some(value)) => {
            let value = operand(w, f, *value)?;
            let of = w.ty(f, value);
            plain(f, op::RET, of, vec![Part::Value(value)]);
            return Ok(());
        }
        Inst::Br(target) => {
            plain(f, op::BR, Ty::LABEL, vec![Part::Block(*target)]);
            return Ok(());
        }
        Inst::CondBr { cond_ty, cond, then, other } => {
            let cond = operand(w, f, (*cond_ty, *cond))?;
            plain(f, op::BR, Ty::LABEL, vec![Part::Block(*then), Part::Block(*other), Part::Value(cond)]);
            return Ok(());
        }
        Inst::Switch { ty, value, default, cases } => {
            let value = operand(w, f, (*ty, *value))?;
            let of = w.ty(f, value);
            let mut parts = vec![Part::Value(value), Part::Block(*default)];
            for ((ty, case), block) in cases {
                parts.extend([Part::Value(w.constant_as(*case, *ty)?), Part::Block(*block)]);
            }
            plain(f, op::SWITCH, of, parts);
            return Ok(());
        }
        Inst::Alloca { .. } => return Err("this `alloca`".into()),
        Inst::Load { .. } | Inst::Store { .. } => return Err(format!("an atomic `{}`", inst.opcode())),
        _ => return this(),
    };
    if let Some(result) = result {
        let own = f.local(result);
        let value = w.cast(f, value, own);
        f.values.insert(result, value);
    }
    Ok(())
}

fn call_to(
    w: &mut Writer<'_>,
    f: &mut Function,
    call: &CallInfo,
    blocks: Option<(BlockId, BlockId)>,
) -> Result<Value, Unsupported> {
    if call.tail == TailKind::MustTail {
        return Err("`musttail`".into());
    }
    if !call.bundles.is_empty() || call.forwards || call.addrspace != 0 {
        return Err("this call".into());
    }
    if !super::is_plain_convention(call.cc) {
        return Err(call.cc.description());
    }
    for arg in &call.args {
        super::attributes(w.module, arg.attrs)?;
    }
    if let Operand::Const(id) = call.callee {
        match &w.module.constants[id] {
            Constant::InlineAsm(..) => return Err("inline assembly".into()),
            Constant::Global(_, global) => {
                if let Name::Text(name) = &w.module.globals[*global].name
                    && name.starts_with("llvm.")
                {
                    return Err(format!("the intrinsic function `@{name}`"));
                }
            }
            _ => {}
        }
    }
    let of = w.pointer_to(call.fn_ty)?;
    let function = w.old_type(call.fn_ty)?;
    let Def::Function { ret, params, varargs } = w.old_types.def(function).clone() else {
        return Err("this call".into());
    };
    let callee = match call.callee {
        Operand::Value(value) => Value::Local(value),
        Operand::Const(id) => w.constant(id)?,
    };
    let mut parts = vec![Part::Value(w.cast(f, callee, of))];
    if let Some((normal, unwind)) = blocks {
        parts.extend([Part::Block(normal), Part::Block(unwind)]);
    }
    for (n, arg) in call.args.iter().enumerate() {
        let value = operand(w, f, (arg.ty, arg.value))?;
        match params.get(n) {
            Some(param) => parts.push(Part::Value(w.cast(f, value, *param))),
            None if varargs => parts.extend([Part::Type(w.ty(f, value)), Part::Value(value)]),
            None => return Err("a call with more arguments than its type has".into()),
        }
    }
    if call.args.len() < params.len() {
        return Err("a call with fewer arguments than its type has".into());
    }
    let op = if blocks.is_some() { op::INVOKE } else { op::CALL };
    Ok(f.push(Written { op, of, parts, result: ret, long: varargs }))
}

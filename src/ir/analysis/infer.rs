//! Type inference for everything that the text leaves out: result types of instructions, and types implied by
//! the pointee in the old spellings of load, getelementptr and call. Runs once after parsing, when every named
//! type and function is known, and looks at one instruction at a time, since each carries the types of its
//! operands.

use crate::ir::constant::{ConstExpr, Constant};
use crate::ir::inst::CallInfo;
use crate::ir::{Body, ConstId, Constants, GlobalId, GlobalKind, Inst, InstId, Module, Operand, Type, TypeKind, Types};
use cranelift_entity::SecondaryMap;

/// Returns the type reached by all indices but the first (the LLVMlite document "GEPTY"; LangRef "getelementptr").
/// `Err(n)`: index n (counted from 0, including the first) does not fit.
pub fn gep_element_type(
    types: &Types,
    source: Type,
    count: usize,
    index: impl Fn(usize) -> Option<u128>,
) -> Result<Type, usize> {
    let mut ty = source;
    for n in 1..count {
        ty = match types.kind(ty) {
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => *elem,
            TypeKind::Struct { fields, .. } => {
                let field = index(n).and_then(|i| usize::try_from(i).ok()).and_then(|i| fields.get(i));
                *field.ok_or(n)?
            }
            _ => return Err(n),
        };
    }
    Ok(ty)
}

/// Returns the type of the element that `extractvalue` and `insertvalue` address (LangRef "Aggregate Operations").
/// Unlike `getelementptr`, they must stay within the bounds of an array and cannot index vectors. `None` if no such
/// element exists.
pub fn element_type(types: &Types, aggregate: Type, indices: &[u32]) -> Option<Type> {
    indices.iter().try_fold(aggregate, |ty, index| match types.kind(ty) {
        TypeKind::Array { len, elem } => (u64::from(*index) < *len).then_some(*elem),
        TypeKind::Struct { fields, .. } => fields.get(*index as usize).copied(),
        _ => None,
    })
}

/// Returns the result type of an instruction: `void` if it has none, [`Type::INVALID`] if it cannot be
/// determined.
pub fn result_type(types: &mut Types, constants: &Constants, inst: &Inst) -> Type {
    match inst {
        Inst::Invalid => Type::INVALID,
        Inst::Binary { ty, .. } | Inst::Unary { ty, .. } | Inst::Phi { ty, .. } => *ty,
        Inst::Load { ty, .. } | Inst::VaArg { ty, .. } => *ty,
        Inst::Cast { to, .. } => *to,
        Inst::Icmp { ty, .. } | Inst::Fcmp { ty, .. } => types.with_lanes_of(*ty, Type::I1),
        Inst::Select { then, .. } => then.0,
        Inst::Alloca { addrspace: 0, typed: false, .. } => Type::PTR,
        Inst::Alloca { ty, addrspace, typed, .. } => {
            types.intern(TypeKind::Ptr { pointee: typed.then_some(*ty), addrspace: *addrspace })
        }
        Inst::Gep { source, base_ty, indices, .. } => {
            let index = |n: usize| match indices[n].1 {
                Operand::Const(c) => constants.as_index(c),
                Operand::Value(_) => None,
            };
            gep_result(types, *source, *base_ty, indices.iter().map(|i| i.0), index)
        }
        Inst::AtomicRmw { value, .. } => value.0,
        Inst::CmpXchg { expected: (Type::INVALID, _), .. } => Type::INVALID,
        Inst::CmpXchg { expected, .. } => {
            types.intern(TypeKind::Struct { fields: [expected.0, Type::I1].into(), packed: false })
        }
        Inst::ExtractValue { agg, indices } => element_type(types, agg.0, indices).unwrap_or(Type::INVALID),
        Inst::InsertValue { agg, .. } => agg.0,
        Inst::ExtractElement { vector, .. } => types.vector(vector.0).map_or(Type::INVALID, |v| v.2),
        Inst::InsertElement { vector, .. } => vector.0,
        Inst::ShuffleVector { lhs, mask, .. } => shuffle_result(types, lhs.0, mask.0),
        Inst::Call(_) | Inst::Invoke(_) | Inst::CallBr(_) => match inst.call().map(|call| types.kind(call.fn_ty)) {
            Some(TypeKind::Function { ret, .. }) => *ret,
            _ => Type::INVALID,
        },
        Inst::LandingPad { ty, .. } => *ty,
        Inst::CatchPad { .. } | Inst::CleanupPad { .. } | Inst::CatchSwitch { .. } => Type::TOKEN,
        Inst::Store { .. }
        | Inst::Fence(_)
        | Inst::Ret(_)
        | Inst::Br(_)
        | Inst::CondBr { .. }
        | Inst::Switch { .. }
        | Inst::IndirectBr { .. }
        | Inst::CatchRet { .. }
        | Inst::CleanupRet { .. }
        | Inst::Resume(_)
        | Inst::Unwind
        | Inst::Unreachable
        | Inst::Unsupported(_) => Type::VOID,
    }
}

fn gep_result(
    types: &mut Types,
    source: Type,
    base_ty: Type,
    indices: impl Iterator<Item = Type> + Clone,
    index: impl Fn(usize) -> Option<u128>,
) -> Type {
    let pointer = types.scalar(base_ty);
    let result = match *types.kind(pointer) {
        TypeKind::Ptr { pointee: None, .. } => pointer,
        TypeKind::Ptr { pointee: Some(_), addrspace } => {
            match gep_element_type(types, source, indices.clone().count(), index) {
                Ok(elem) => types.intern(TypeKind::Ptr { pointee: Some(elem), addrspace }),
                Err(_) => return Type::INVALID,
            }
        }
        _ => return Type::INVALID,
    };
    // A vector operand makes the result a vector of addresses.
    let vector = std::iter::once(base_ty).chain(indices).find(|ty| types.vector(*ty).is_some());
    vector.map_or(result, |ty| types.with_lanes_of(ty, result))
}

/// Returns the result type of a `shufflevector`: a vector with the length of the mask.
pub fn shuffle_result(types: &mut Types, vector: Type, mask: Type) -> Type {
    match types.vector(vector) {
        Some((_, _, elem)) if types.vector(mask).is_some() => types.with_lanes_of(mask, elem),
        _ => Type::INVALID,
    }
}

/// Function type of each global that is a function, or an alias or ifunc of one.
type Functions = SecondaryMap<GlobalId, Option<Type>>;

/// Infers all types in a module: those that old spellings omit, and those of every value and constant
/// expression.
pub fn run(module: &mut Module) {
    infer_constants(module);
    let functions = functions(module);
    let (types, constants) = (&mut module.types, &module.constants);
    for global in module.globals.values_mut() {
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        let Some(body) = &mut function.body else { continue };
        for inst in body.insts.keys() {
            infer_inst(types, constants, &functions, body, inst);
        }
    }
}

/// Infers the types in some bodies when all named types are known, but perhaps not all functions. Returns the
/// calls whose spelling cannot be interpreted without the callee, for [`finish`].
pub fn run_early(module: &mut Module, ids: &[GlobalId]) -> Vec<(GlobalId, InstId)> {
    let mut left = Vec::new();
    let mut functions = Functions::new();
    for (id, global) in module.globals.iter() {
        if let GlobalKind::Function(function) = &global.kind {
            functions[id] = Some(function.ty);
        }
    }
    let (types, constants) = (&mut module.types, &module.constants);
    for id in ids {
        let GlobalKind::Function(function) = &mut module.globals[*id].kind else { continue };
        let Some(body) = &mut function.body else { continue };
        for inst in body.insts.keys() {
            match body.insts[inst].call() {
                Some(call) if names_by_pointer(types, call) => left.push((*id, inst)),
                _ => infer_inst(types, constants, &functions, body, inst),
            }
        }
    }
    left
}

/// Completes [`run_early`] once the whole module is known.
pub fn finish(module: &mut Module, left: &[(GlobalId, InstId)]) {
    infer_constants(module);
    let functions = functions(module);
    let (types, constants) = (&mut module.types, &module.constants);
    for (id, inst) in left {
        if let GlobalKind::Function(function) = &mut module.globals[*id].kind
            && let Some(body) = &mut function.body
        {
            infer_inst(types, constants, &functions, body, *inst);
        }
    }
}

/// Collects the function types, and infers the types that aliases and ifuncs omit.
fn functions(module: &mut Module) -> Functions {
    let mut functions = Functions::new();
    for (id, global) in module.globals.iter_mut() {
        match &mut global.kind {
            GlobalKind::Function(function) => functions[id] = Some(function.ty),
            GlobalKind::Alias { ty, target } => {
                if target.0 == Type::INVALID {
                    target.0 = module.constants[target.1].ty();
                }
                // The old spelling has only the type of the aliasee.
                if *ty == Type::INVALID {
                    *ty = pointee(&module.types, target.0);
                }
                // An alias has the address space of its aliasee.
                if let TypeKind::Ptr { addrspace, .. } = module.types.kind(target.0) {
                    global.addrspace = *addrspace;
                }
                functions[id] = matches!(module.types.kind(*ty), TypeKind::Function { .. }).then_some(*ty);
            }
            GlobalKind::Ifunc { ty, resolver } => {
                if resolver.0 == Type::INVALID {
                    resolver.0 = module.constants[resolver.1].ty();
                }
                functions[id] = Some(*ty);
            }
            _ => {}
        }
    }
    functions
}

fn infer_inst(types: &mut Types, constants: &Constants, functions: &Functions, body: &mut Body, inst: InstId) {
    let result = body.results[inst].expand();
    match &mut body.insts[inst] {
        Inst::Load { ty, old: true, ptr_ty, .. } => *ty = pointee(types, *ptr_ty),
        Inst::Gep { source, old: true, base_ty, .. } => *source = pointee(types, *base_ty),
        inst @ (Inst::Call(_) | Inst::Invoke(_) | Inst::CallBr(_)) => {
            if let Some(call) = inst.call_mut() {
                let callee = match call.callee {
                    Operand::Value(v) => types.pointee(body.values[v].ty).flatten(),
                    Operand::Const(c) => match constants[c] {
                        Constant::Global(_, global) => functions[global],
                        _ => None,
                    },
                };
                infer_call(types, call, callee, result.is_some());
            }
        }
        _ => {}
    }
    if let Some(result) = result {
        body.values[result].ty = result_type(types, constants, &body.insts[inst]);
    }
}

/// Whether the type before the callee is a pointer to a function. Such a type is ambiguous: it may be the type of the
/// callee or its return type.
fn names_by_pointer(types: &Types, call: &CallInfo) -> bool {
    let pointee = types.pointee(call.written).flatten();
    pointee.is_some_and(|ty| matches!(types.kind(ty), TypeKind::Function { .. }))
}

fn pointee(types: &Types, ty: Type) -> Type {
    types.pointee(ty).flatten().unwrap_or(Type::INVALID)
}

/// Infers the function type of a call. The type before the callee may be a function type, a pointer to one (old), or
/// the return type. A pointer to a function is ambiguous: it is taken as the callee's type if it agrees with the
/// arguments and, where that is known, with the callee. `named`: the call has a named result.
fn infer_call(types: &mut Types, call: &mut CallInfo, callee: Option<Type>, named: bool) {
    let function = |ty: Type| matches!(types.kind(ty), TypeKind::Function { .. }).then(|| types.strip(ty));
    let explicit = function(call.written).or_else(|| {
        let pointee = types.pointee(call.written).flatten().and_then(function)?;
        let TypeKind::Function { ret, params, varargs } = types.kind(pointee) else { return None };
        if named && types.strip(*ret) == Type::VOID {
            return None;
        }
        let fits = call.args.len() == params.len() || *varargs && call.args.len() > params.len();
        let fits = fits && call.args.iter().zip(params).all(|(a, p)| a.ty == *p);
        let returned = callee.is_some_and(
            |c| matches!(types.kind(c), TypeKind::Function { ret, .. } if types.strip(*ret) == types.strip(call.written)),
        );
        (callee == Some(pointee) || fits && !returned).then_some(pointee)
    });
    call.explicit = explicit.is_some();
    call.fn_ty = explicit.unwrap_or_else(|| {
        // Most calls match the declared type exactly; this avoids interning.
        if let Some(known) = callee
            && let TypeKind::Function { ret, params, varargs: false } = types.written(known)
            && *ret == call.written
            && params.iter().copied().eq(call.args.iter().map(|a| a.ty))
        {
            return known;
        }
        let params: Vec<Type> = call.args.iter().map(|a| a.ty).collect();
        types.function(call.written, params, false)
    });
}

fn infer_constants(module: &mut Module) {
    let geps: Vec<(ConstId, ConstExpr)> = module
        .constants
        .iter()
        .filter_map(|(id, c)| match c {
            Constant::Expr(_, e) if matches!(**e, ConstExpr::Gep { .. }) => Some((id, (**e).clone())),
            _ => None,
        })
        .collect();
    // Operands precede their users, so a nested expression is typed before it is needed.
    for (id, expr) in geps {
        let ConstExpr::Gep { mut source, flags, inrange, base, indices } = expr else { continue };
        if source == Type::INVALID {
            source = pointee(&module.types, base.0);
        }
        let constants = &module.constants;
        let index = |n: usize| constants.as_index(indices[n].1);
        let ty = gep_result(&mut module.types, source, base.0, indices.iter().map(|i| i.0), index);
        module
            .constants
            .replace(id, Constant::Expr(ty, Box::new(ConstExpr::Gep { source, flags, inrange, base, indices })));
    }
}

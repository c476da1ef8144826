//! Intrinsics: existence of their names, types, and requirements on arguments (tables in `ir::intrinsics`). A
//! declaration is checked once, and reported at its first call; without any call it may be arbitrary, as in LLVM.

mod arguments;
pub(crate) mod check_declarations;
pub(crate) mod declarations;
mod floats;
mod garbage_collection;
mod rule;
mod vectors;

use crate::diagnostic::{Diagnostic, near_names};
use crate::ir::callee::named_callee;
use crate::ir::constant::fold;
use crate::ir::inst::CallInfo;
use crate::ir::intrinsics::signature::{Mismatch, Signature};
use crate::ir::intrinsics::{self, Form, Intrinsic, Meaning};
use crate::ir::{Constant, Function, GlobalId, Module, Name, Operand, Type};
use crate::parse::operand_spans::InstPart;
use crate::verify::context::VerifierContext;
use crate::verify::rules::instructions::operands::InstChecker;
use declarations::Declaration;

/// Maximum number of unknown names for which similar ones are suggested.
const MAX_NEAR: usize = 100;

/// Whether the callee is `llvm.amdgcn.kill`, the only intrinsic that `callbr` may call.
pub(crate) fn is_target_kill(module: &Module, callee: Operand) -> bool {
    let name = named_callee(module, callee).map(|id| &module.globals[id].name);
    matches!(name, Some(Name::Text(name)) if &**name == "llvm.amdgcn.kill")
}

/// Returns the name of the valid intrinsic that a call names, without `llvm.` and overload suffixes.
pub(crate) fn called(cx: &VerifierContext<'_>, call: &CallInfo) -> Option<&'static str> {
    let Operand::Const(id) = call.callee else { return None };
    let Constant::Global(_, global) = cx.module.constants[id] else { return None };
    match cx.intrinsics.get(global)? {
        Some(Declaration::Valid { name, .. }) => Some(name),
        _ => None,
    }
}

/// Checks a direct call of an intrinsic. Returns whether to continue checking the call.
pub(crate) fn call(at: &mut InstChecker<'_, '_>, call: &CallInfo, callee: GlobalId) -> bool {
    let declared = at.cx.intrinsics.clone();
    let Some(declaration) = &declared[callee] else { return true };
    let module = at.cx.module;
    let global = &module.globals[callee];
    let Some(function) = module.function(callee) else { return true };
    if function.ty != call.fn_ty && !at.cx.damaged(function.ty) && !function.implicit {
        // A call with another type than the declaration is reported like any other call.
        return true;
    }
    let first = |at: &mut InstChecker<'_, '_>| at.cx.intrinsics_reported.insert(callee);
    match declaration {
        Declaration::Target if intrinsics::is_replaced(&global.name.symbol()) => true,
        Declaration::Target => immediates(at, call, function, None),
        Declaration::Unknown => {
            // Searching for similar names is expensive, so it is done once per name, and for a limited number of names.
            let few = at.cx.intrinsics_reported.len() < MAX_NEAR;
            if first(at) {
                let similar_name = if few { similar_name(&global.name.symbol()) } else { None };
                // A declared name without any similar one may belong to another LLVM version. LLVM accepts it
                // as well, and engines report it as unsupported.
                if function.implicit || similar_name.is_some() {
                    let message = format!("there is no intrinsic function `@{}`", global.name);
                    let d = error_at_callee(at, callee, "E0261", message);
                    at.report(match similar_name {
                        Some(similar_name) => d.help(format!("did you mean `@llvm.{similar_name}`?")),
                        None => d,
                    });
                }
            }
            immediates(at, call, function, None)
        }
        Declaration::WrongType(intrinsic, mismatch) => {
            if first(at) {
                let text = wrong_type(module, function, intrinsic, *mismatch);
                let message = format!("incorrect signature of intrinsic `@{}`: {}", global.name, at.cx.ty(function.ty));
                let d = error_at_callee(at, callee, "E0260", message);
                at.report(d.help(text));
            }
            false
        }
        Declaration::Valid { name, form, rule } => {
            if matches!(form, Form::Rejected(_)) && super::obsolete_syntax::is_strict(at.cx) && first(at) {
                let message = format!("intrinsic `@{}` has a signature that LLVM no longer accepts", global.name);
                let mut d = error_at_callee(at, callee, "E0264", message);
                if let Meaning::Known(Intrinsic { signature: Some(signature), .. }) =
                    intrinsics::lookup(&global.name.symbol())
                {
                    d = d.help(format!("the current signature is {}", spelled(module, function, signature)));
                }
                at.report(d);
            }
            if !immediates(at, call, function, Some(form.signature())) {
                return false;
            }
            if let Some(rule) = rule
                && let Err(error) = rule(at, call, name)
            {
                at.error("E0262", error.part, error.message, "");
                return false;
            }
            true
        }
    }
}

/// Creates an error about a callee. A declaration inferred from a call has no location of its own.
fn error_at_callee(at: &InstChecker<'_, '_>, callee: GlobalId, code: &'static str, message: String) -> Diagnostic {
    let here = at.span(InstPart::Operand(0));
    match at.cx.module.function(callee).is_some_and(|function| function.implicit) {
        true => Diagnostic::error(code, here, message),
        false => Diagnostic::error(code, at.cx.module.globals[callee].span, message).label(here, "called here"),
    }
}

/// Checks that arguments are immediates where `signature` requires it, or for unknown intrinsics, the
/// declaration's `immarg`.
fn immediates(
    at: &mut InstChecker<'_, '_>,
    call: &CallInfo,
    function: &Function,
    signature: Option<Signature>,
) -> bool {
    if signature.is_some_and(|signature| !signature.has_immediates()) {
        return true;
    }
    for (n, arg) in call.args.iter().enumerate() {
        let immediate = match signature {
            Some(signature) => signature.is_immediate(n),
            None => function.params.get(n).is_some_and(|param| at.cx.module.has_attr(param.attrs, "immarg")),
        };
        if immediate && !is_literal(at, arg.value) {
            at.error("E0240", InstPart::Operand(n + 1), "immarg operand has non-immediate parameter", "");
            return false;
        }
    }
    true
}

/// Whether an operand is a literal or damaged. Constant expressions that can be folded count as literals and
/// are recorded.
pub(crate) fn is_literal(at: &InstChecker<'_, '_>, operand: Operand) -> bool {
    let Operand::Const(id) = operand else { return false };
    match &at.cx.module.constants[id] {
        Constant::Int(..) | Constant::WideInt(..) | Constant::Float(..) | Constant::Invalid | Constant::Zero(_) => true,
        Constant::Expr(..) if fold::number(at.cx.module, id).is_some() => {
            at.cx.literals.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(id);
            true
        }
        _ => false,
    }
}

fn spelled(module: &Module, function: &Function, signature: Signature) -> String {
    let params: Vec<Type> = function.params.iter().map(|p| p.ty).collect();
    format!("`{}`", signature.wanted(&module.types, function.ret, &params))
}

fn wrong_type(module: &Module, function: &Function, intrinsic: &Intrinsic, mismatch: Mismatch) -> String {
    let what = match mismatch {
        Mismatch::Result => "incorrect return type".into(),
        Mismatch::Parameter(n) => format!("incorrect type of parameter {}", n + 1),
        Mismatch::TooFew(n) | Mismatch::TooMany(n) => {
            format!("it takes {n} parameter{}", if n == 1 { "" } else { "s" })
        }
        Mismatch::Variadic if function.varargs => "it is not variadic".into(),
        Mismatch::Variadic => "it is variadic".into(),
    };
    match intrinsic.signature {
        Some(signature) => format!("{what}: {}", spelled(module, function, signature)),
        None => what,
    }
}

/// Suggests an intrinsic with a similar name, without `llvm.`
fn similar_name(symbol: &str) -> Option<&'static str> {
    let name = symbol.strip_prefix("llvm.")?;
    // Excessively long names are not compared.
    let parts: Vec<&str> = name.split('.').take(8).take_while(|part| !intrinsics::is_type_suffix(part)).collect();
    let name = parts.join(".");
    if let Some(exact) = intrinsics::names().find(|known| *known == name) {
        return Some(exact);
    }
    (name.len() < 64).then(|| near_names(&name, intrinsics::names()).first().copied()).flatten()
}

/// Accessors for rules.
impl<'a> InstChecker<'_, 'a> {
    /// Returns the value of a literal argument.
    fn literal(&self, call: &CallInfo, n: usize) -> Option<u128> {
        let Operand::Const(id) = call.args.get(n)?.value else { return None };
        match &self.cx.module.constants[id] {
            Constant::Zero(_) => Some(0),
            _ => fold::number(self.cx.module, id).map(|(_, value)| value),
        }
    }

    /// Returns the sign-extended value of a literal argument.
    fn signed_literal(&self, call: &CallInfo, n: usize) -> Option<i128> {
        let bits = self.cx.module.types.int_width(call.args.get(n)?.ty)?.clamp(1, 128);
        Some((self.literal(call, n)? << (128 - bits)) as i128 >> (128 - bits))
    }

    /// Returns the type of an argument.
    fn arg_ty(&self, call: &CallInfo, n: usize) -> Type {
        call.args.get(n).map_or(Type::INVALID, |arg| arg.ty)
    }

    /// Returns the return type of a call.
    fn ret_ty(&self, call: &CallInfo) -> Type {
        match self.cx.kind(call.fn_ty) {
            crate::ir::TypeKind::Function { ret, .. } => *ret,
            _ => Type::INVALID,
        }
    }

    /// Returns the width of an integer or floating-point type, or of the elements of a vector.
    fn element_bits(&self, ty: Type) -> Option<u32> {
        let types = &self.cx.module.types;
        let ty = types.scalar(ty);
        types.int_width(ty).or_else(|| types.float_kind(ty).map(|kind| kind.bits()))
    }

    fn is_int(&self, ty: Type) -> bool {
        self.cx.module.types.int_width(self.cx.module.types.scalar(ty)).is_some()
    }

    fn is_float(&self, ty: Type) -> bool {
        self.cx.module.types.float_kind(self.cx.module.types.scalar(ty)).is_some()
    }

    fn is_pointer(&self, ty: Type) -> bool {
        self.cx.module.types.is_ptr(self.cx.module.types.scalar(ty))
    }

    /// Returns number of elements and scalability of a vector; `None` for other types.
    fn lanes(&self, ty: Type) -> Option<(u32, bool)> {
        self.cx.module.types.vector(ty).map(|v| (v.0, v.1))
    }

    /// Returns a metadata string argument: `fpexcept.strict` for `metadata !"fpexcept.strict"`.
    fn word(&self, call: &CallInfo, n: usize) -> Option<&'a str> {
        use crate::ir::metadata::Piece;
        let Operand::Const(id) = call.args.get(n)?.value else { return None };
        let Constant::Metadata(pieces) = &self.cx.module.constants[id] else { return None };
        let [Piece::Text(text)] = &**pieces else { return None };
        text.trim().strip_prefix("!\"")?.strip_suffix('"')
    }

    /// Returns the instruction that defines an argument, looking through pointer casts.
    fn defining_inst(&self, call: &CallInfo, n: usize) -> Option<&'a crate::ir::Inst> {
        use crate::ir::{Inst, ValueDef, inst::CastOp};
        let mut operand = call.args.get(n)?.value;
        loop {
            let Operand::Value(value) = operand else { return None };
            let ValueDef::Inst(inst) = self.body.values[value].def else { return None };
            match &self.body.insts[inst] {
                Inst::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } => operand = *arg,
                other => return Some(other),
            }
        }
    }

    /// Returns the global that an argument names, looking through casts.
    fn names(&self, call: &CallInfo, n: usize) -> Option<GlobalId> {
        crate::ir::callee::named_callee(self.cx.module, call.args.get(n)?.value)
    }
}

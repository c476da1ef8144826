//! Functions prepared for frequent calls. Lookups and signature checks are done once, so that a call costs little more
//! than the run itself.

use crate::engine::typed::PreparedFunction;
use crate::ir::Type;
use crate::jit::engine::Jit;
use crate::jit::engine::TypedEntry;
use crate::jit::run;
use crate::jit::run::arguments::{ArgBuffer, ReturnDecoder, bits};
use crate::jit::translate::scalar_type::Scalar;
use crate::outcome::{Outcome, Trap, TrapKind};
use crate::value::Value;

/// Prepares a function. Functions with other types than scalars are still called by name.
pub(in crate::jit) fn prepare(jit: &mut Jit, name: &str) -> Result<PreparedFunction, Trap> {
    let id = run::callable(jit, name)?;
    let module = jit.checked.module();
    let refuse = |why: &str| Trap::new(TrapKind::BadCall, format!("`@{name}` {why}"));
    let Some(function) = module.function(id) else { return Err(refuse("is not a function")) };
    if function.varargs {
        return Err(refuse("is variadic and cannot be prepared"));
    }
    let plain = |ty| match Scalar::of(&module.types, ty) {
        None | Some(Scalar::Vector(_) | Scalar::X86Fp80) => Err(refuse("takes or returns a type that is not a scalar")),
        Some(scalar) => Ok(scalar),
    };
    let in_memory = |word: &&str| function.params.iter().any(|p| module.has_attr(p.attrs, word));
    if ["byval", "sret"].iter().any(in_memory) {
        return Err(refuse("takes or returns an object in memory"));
    }
    let params = function.params.iter().map(|p| plain(p.ty)).collect::<Result<_, _>>()?;
    let ty = function.ret;
    let ret = if ty == Type::VOID { None } else { Some(plain(ty)?) };
    jit.prepared.push(TypedEntry { function: id, params, ty, ret });
    Ok(PreparedFunction(jit.prepared.len() as u32 - 1))
}

/// Calls a prepared function.
pub(in crate::jit) fn call(jit: &mut Jit, function: PreparedFunction, args: &[Value]) -> Outcome {
    if jit.broken {
        return Outcome::Trapped(run::broken());
    }
    let Some(entry) = jit.prepared.get(function.0 as usize) else {
        return run::misuse("a function prepared by another engine".into());
    };
    if entry.params.len() != args.len() || !entry.params.iter().zip(args).all(|(scalar, value)| fits(*scalar, value)) {
        return run::misuse("the arguments do not match the parameters of the function".into());
    }
    let mut decoder = ReturnDecoder::scalar(entry.ty, entry.ret);
    let mut frame = ArgBuffer::new(&mut decoder);
    for (scalar, value) in entry.params.iter().zip(args) {
        frame.push(*scalar, bits(value));
    }
    run::run(jit, entry.function, frame, decoder)
}

fn fits(scalar: Scalar, value: &Value) -> bool {
    match (scalar, value) {
        (Scalar::Int(width), Value::Int { width: w, .. }) => width == *w,
        (Scalar::Ptr, Value::Ptr(_)) | (_, Value::Undef | Value::Poison) => true,
        (scalar, Value::Float { kind, .. }) => scalar.format() == Some(*kind),
        _ => false,
    }
}

//! Direct calls that do not match what they call, as their text shows: another calling convention, arguments or a result
//! in other registers, and arguments of `printf` that its format does not ask for.
//!
//! Calls that work as the processor passes values are no mistakes, as for the interpreter: integers of another width, and
//! arguments that a function does not take.

use crate::host::c_functions;
use crate::host::c_functions::conversions::{conversions, integer_bytes};
use crate::host::c_functions::notation::Use;
use crate::ir::callee::named_callee;
use crate::ir::inst::CallInfo;
use crate::ir::{Constant, FloatKind, GlobalId, GlobalKind, Inst, Module, Name, Operand, Type, TypeKind};

/// Type of a value that is passed in one register.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Passed {
    Int(u32),
    Pointer,
    Float,
    Double,
}

impl Passed {
    /// Returns how a type is passed. `None`: not in one register.
    pub(super) fn of(module: &Module, ty: Type) -> Option<Passed> {
        Some(match module.types.kind(ty) {
            TypeKind::Int(width @ ..=64) => Passed::Int(*width),
            TypeKind::Ptr { .. } => Passed::Pointer,
            TypeKind::Float(FloatKind::Float) => Passed::Float,
            TypeKind::Float(FloatKind::Double) => Passed::Double,
            _ => return None,
        })
    }

    fn text(self) -> String {
        match self {
            Passed::Int(width) => format!("an i{width}"),
            Passed::Pointer => "a pointer".into(),
            Passed::Float => "a float".into(),
            Passed::Double => "a double".into(),
        }
    }

    /// Whether two values are passed in the same register, as far as their types tell.
    fn is_like(self, other: Passed) -> bool {
        let is_word = |passed| matches!(passed, Passed::Int(_) | Passed::Pointer);
        self == other || is_word(self) && is_word(other)
    }
}

/// Returns what is wrong with a call. `None`: nothing that the text shows.
pub(in crate::jit) fn mistake(module: &Module, call: &CallInfo) -> Option<String> {
    let id = named_callee(module, call.callee)?;
    let Name::Text(name) = &module.globals[id].name else { return other_type(module, call, id) };
    let function = module.function(id).filter(|_| !name.starts_with("llvm"))?;
    other_type(module, call, id).or_else(|| match function.body {
        None => other_arguments(module, call, name),
        Some(_) => None,
    })
}

/// Returns how a call differs from the type of a function.
pub(in crate::jit) fn other_type(module: &Module, call: &CallInfo, id: GlobalId) -> Option<String> {
    let function = module.function(id)?;
    let unsupported = |inst: &Inst| matches!(inst, Inst::Unsupported(_));
    if function.body.as_ref().is_some_and(|body| body.insts.values().next().is_some_and(unsupported)) {
        return None;
    }
    let name = || &module.globals[id].name;
    if function.cc != call.cc && !(function.cc.is_plain() && call.cc.is_plain()) {
        let (declared, used) = (function.cc.description(), call.cc.description());
        return Some(format!("call to @{}, which has {declared}, with {used}", name()));
    }
    let TypeKind::Function { ret, params, varargs } = module.types.kind(function.ty) else { return None };
    let TypeKind::Function { ret: expected, .. } = module.types.kind(call.fn_ty) else { return None };
    if function.ty == call.fn_ty || *varargs && function.body.is_none() {
        return None;
    }
    // Other types may be several values, or none.
    let given: Option<Vec<Passed>> = call.args.iter().map(|arg| Passed::of(module, arg.ty)).collect();
    let wanted: Option<Vec<Passed>> = params.iter().map(|ty| Passed::of(module, *ty)).collect();
    let (given, wanted) = (given?, wanted?);
    let differing = given.iter().zip(&wanted).position(|(given, wanted)| !given.is_like(*wanted));
    let why = match differing {
        Some(n) => {
            format!("argument {} is {}, the function expects {}", n + 1, given[n].text(), wanted[n].text())
        }
        None => {
            let (returned, expected) = (Passed::of(module, *ret)?, Passed::of(module, *expected)?);
            if returned.is_like(expected) {
                return None;
            }
            format!("it returns {}, the call expects {}", returned.text(), expected.text())
        }
    };
    let ty = module.types.display(function.ty);
    Some(format!("call to @{} of type {ty} through an incorrect function type: {why}", name()))
}

/// Returns how the arguments of a function that prints differ from its format, if that is a constant.
fn other_arguments(module: &Module, call: &CallInfo, name: &str) -> Option<String> {
    if !name.contains("printf") {
        return None;
    }
    let effects = c_functions::find(name)?;
    let is_format = |what: &(Use, bool)| matches!(what.0, Use::Format { scan: false, list: false, wide: false });
    let format = effects.uses.iter().position(is_format)?;
    let name = effects.name;
    let text = text(module, call.args.get(format)?.value)?;
    let mut rest = call.args.iter().enumerate().skip(format + 1);
    let mut next = |wanted: Passed, conversion: &str| -> Result<(), Option<String>> {
        let Some((n, arg)) = rest.next() else {
            let text = format!("{name} has no argument for `{conversion}`: more conversions than arguments");
            return Err(Some(text));
        };
        let given = Passed::of(module, arg.ty).ok_or(None)?;
        let fits = match (wanted, given) {
            // Whether the upper bits of a narrower integer have a meaning is not known here.
            (Passed::Int(_), Passed::Int(_) | Passed::Pointer) | (Passed::Pointer, Passed::Int(64)) => true,
            (wanted, given) => wanted == given,
        };
        if fits {
            return Ok(());
        }
        let wanted = match wanted {
            Passed::Int(width) => format!("an integer of {width} bits"),
            wanted => wanted.text(),
        };
        let given = given.text();
        Err(Some(format!("{name}'s `{conversion}` expects {wanted}, but argument {} is {given}", n + 1)))
    };
    let mut check = || -> Result<(), Option<String>> {
        for conversion in conversions(text, false) {
            let Some(conversion) = conversion else { return Ok(()) };
            for _ in 0..conversion.stars {
                next(Passed::Int(32), conversion.text)?;
            }
            let wanted = match conversion.letter {
                b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'b' | b'B' => {
                    Passed::Int(integer_bytes(conversion.modifier) as u32 * 8)
                }
                b'C' => Passed::Int(32),
                b'c' => Passed::Int(if conversion.modifier == "l" { 32 } else { 8 }),
                b'a' | b'A' | b'e' | b'E' | b'f' | b'F' | b'g' | b'G' if conversion.modifier != "L" => Passed::Double,
                b'p' | b's' | b'S' | b'n' => Passed::Pointer,
                b'm' => continue,
                _ => return Ok(()),
            };
            next(wanted, conversion.text)?;
        }
        Ok(())
    };
    check().err().flatten()
}

/// Returns the characters of a constant of the module, without the terminator.
fn text(module: &Module, operand: Operand) -> Option<&[u8]> {
    let Operand::Const(id) = operand else { return None };
    let Constant::Global(_, global) = module.constants[module.constants.stripped(id)] else { return None };
    let GlobalKind::Variable { init: Some(init), constant: true, .. } = module.globals[global].kind else {
        return None;
    };
    let Constant::String(_, bytes) = &module.constants[init] else { return None };
    Some(&bytes[..bytes.iter().position(|byte| *byte == 0)?])
}

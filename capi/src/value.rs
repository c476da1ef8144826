//! Values that cross the boundary: scalars, and structs, arrays and vectors as the sequence of their scalars.

use crate::error::ErrorObject;
use llvmlite_jit::Value;
use llvmlite_jit::ir::{FloatKind, Type, TypeKind, Types};
use llvmlite_jit::value::{sign_extend, truncate};
use std::ffi::c_void;

/// Kind of a scalar.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum llj_kind {
    /// No value: the result of a `void` function.
    Void,
    /// An integer of 1 to 128 bits.
    Int,
    /// `half`, as its bits in `of.words[0]`.
    Half,
    /// `bfloat`, as its bits in `of.words[0]`.
    Bfloat,
    /// `float`.
    Float,
    /// `double`.
    Double,
    /// `x86_fp80`, as its bits.
    X86Fp80,
    /// `fp128`, as its bits.
    Fp128,
    /// A pointer.
    Pointer,
    /// An undefined result of the program, which only the interpreter reports.
    Undef,
    /// A poison result, which only the interpreter reports.
    Poison,
}

const KINDS: [(llj_kind, FloatKind); 6] = [
    (llj_kind::Half, FloatKind::Half),
    (llj_kind::Bfloat, FloatKind::BFloat),
    (llj_kind::Float, FloatKind::Float),
    (llj_kind::Double, FloatKind::Double),
    (llj_kind::X86Fp80, FloatKind::X86Fp80),
    (llj_kind::Fp128, FloatKind::Fp128),
];

/// Content of a scalar.
#[repr(C)]
#[derive(Clone, Copy)]
pub union llj_content {
    /// The bits, the lowest first. The second word is used only for scalars of more than 64 bits.
    pub words: [u64; 2],
    /// An integer of up to 64 bits. A result is sign-extended, except that an `i1` is 0 or 1; an argument may be the
    /// signed or the unsigned number.
    pub integer: i64,
    /// A `float`.
    pub f32: f32,
    /// A `double`.
    pub f64: f64,
    /// A pointer.
    pub pointer: *mut c_void,
}

/// A scalar. `llj_int`, `llj_float`, `llj_double` and `llj_pointer` create them.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_value {
    /// An `llj_kind`.
    pub kind: u32,
    /// Width in bits; for integers, part of the type.
    pub width: u32,
    pub of: llj_content,
}

impl llj_value {
    pub(crate) const VOID: llj_value = llj_value::new(llj_kind::Void, 0, 0);

    const fn new(kind: llj_kind, width: u32, bits: u128) -> llj_value {
        llj_value { kind: kind as u32, width, of: llj_content { words: [bits as u64, (bits >> 64) as u64] } }
    }

    fn bits(&self) -> u128 {
        // SAFETY: every content has these words; C may have left some of them uninitialized, which are not read below.
        let words = unsafe { self.of.words };
        u128::from(words[0]) | u128::from(words[1]) << 64
    }

    fn is(&self, kind: llj_kind) -> bool {
        self.kind == kind as u32
    }

    /// Describes the value's type for an error.
    fn type_text(&self) -> String {
        let floats = KINDS.iter().find(|(kind, _)| self.is(*kind));
        match floats {
            Some((_, kind)) => kind.keyword().to_string(),
            None if self.is(llj_kind::Int) => format!("i{}", self.width),
            None if self.is(llj_kind::Pointer) => "ptr".into(),
            None if self.is(llj_kind::Void) => "void".into(),
            None => format!("a value of kind {}", self.kind),
        }
    }
}

/// Maximum number of elements of an array or vector that is passed.
const MAX_ELEMENTS: u64 = 1 << 14;

/// Creates a value of type `ty` from the next scalars.
pub(crate) fn from_c<'a>(
    types: &Types,
    ty: Type,
    scalars: &mut impl Iterator<Item = &'a llj_value>,
) -> Result<Value, ErrorObject> {
    let several = |scalars: &mut _, fields: &[Type]| {
        fields.iter().map(|field| from_c(types, *field, scalars)).collect::<Result<Vec<_>, _>>()
    };
    match types.kind(ty) {
        TypeKind::Struct { fields, .. } => Ok(Value::Aggregate(several(scalars, fields)?)),
        TypeKind::Array { len, elem } if *len <= MAX_ELEMENTS => {
            Ok(Value::Aggregate(several(scalars, &vec![*elem; *len as usize])?))
        }
        TypeKind::Vector { len, elem, .. } if u64::from(*len) <= MAX_ELEMENTS => {
            Ok(Value::Vector(several(scalars, &vec![*elem; *len as usize])?))
        }
        _ => match scalars.next() {
            Some(scalar) => scalar_value(types, ty, scalar),
            None => Err(ErrorObject::argument("there are too few arguments")),
        },
    }
}

fn scalar_value(types: &Types, ty: Type, scalar: &llj_value) -> Result<Value, ErrorObject> {
    let bits = scalar.bits();
    match types.kind(ty) {
        _ if scalar.is(llj_kind::Undef) => return Ok(Value::Undef),
        _ if scalar.is(llj_kind::Poison) => return Ok(Value::Poison),
        TypeKind::Int(width @ 1..=128) if scalar.is(llj_kind::Int) && scalar.width == *width => {
            let given = if *width <= 64 { i128::from(bits as i64) as u128 } else { bits };
            let unsigned = if *width <= 64 { u128::from(bits as u64) } else { bits };
            let cut = truncate(*width, given);
            if cut != unsigned && sign_extend(*width, cut) != given as i128 {
                return Err(ErrorObject::argument(format!("{} does not fit in i{width}", given as i128)));
            }
            return Ok(Value::Int { width: *width, bits: cut });
        }
        TypeKind::Float(kind) if KINDS.iter().any(|(of, is)| is == kind && scalar.is(*of)) => {
            return Ok(Value::Float { kind: *kind, bits: truncate(kind.bits(), bits) });
        }
        TypeKind::Ptr { .. } if scalar.is(llj_kind::Pointer) => return Ok(Value::Ptr(bits as u64)),
        TypeKind::Int(width) if *width > 128 => {
            let text = format!("an i{width} is passed as text: `llj_function_call_text`");
            return Err(ErrorObject::argument(text));
        }
        _ => {}
    }
    Err(ErrorObject::argument(format!("the argument is {}, not {}", types.display(ty), scalar.type_text())))
}

/// Appends the scalars of a value of type `ty`.
pub(crate) fn to_c(types: &Types, ty: Type, value: &Value, out: &mut Vec<llj_value>) -> Result<(), ErrorObject> {
    let unset = match value {
        Value::Undef => Some(llj_kind::Undef),
        Value::Poison => Some(llj_kind::Poison),
        _ => None,
    };
    let element = |at: usize| match types.kind(ty) {
        TypeKind::Struct { fields, .. } => fields.get(at).copied(),
        TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => Some(*elem),
        _ => None,
    };
    match (value, types.kind(ty), unset) {
        (_, TypeKind::Struct { fields, .. }, Some(_)) => {
            return fields.iter().try_for_each(|field| to_c(types, *field, value, out));
        }
        (_, TypeKind::Array { len, elem }, Some(_)) if *len <= MAX_ELEMENTS => {
            return (0..*len).try_for_each(|_| to_c(types, *elem, value, out));
        }
        (_, TypeKind::Vector { len, elem, .. }, Some(_)) => {
            return (0..*len).try_for_each(|_| to_c(types, *elem, value, out));
        }
        (_, _, Some(kind)) => out.push(llj_value::new(kind, 0, 0)),
        (Value::Void, ..) => {}
        (Value::Int { width, bits }, ..) => {
            let bits = if *width == 1 { *bits } else { sign_extend(*width, *bits) as u128 };
            out.push(llj_value::new(llj_kind::Int, *width, bits));
        }
        (Value::Float { kind, bits }, ..) => {
            let Some((of, _)) = KINDS.iter().find(|(_, is)| is == kind) else {
                return Err(ErrorObject::argument(format!(
                    "a {} is returned as text: `llj_function_call_text`",
                    kind.keyword()
                )));
            };
            out.push(llj_value::new(*of, kind.bits(), *bits));
        }
        (Value::Ptr(address), ..) => out.push(llj_value::new(llj_kind::Pointer, 64, (*address).into())),
        (Value::Aggregate(parts) | Value::Vector(parts), ..) => {
            for (at, part) in parts.iter().enumerate() {
                let ty = element(at).ok_or_else(|| ErrorObject::argument("the result is not of its type"))?;
                to_c(types, ty, part, out)?;
            }
        }
        (Value::Wide { width, .. }, ..) => {
            return Err(ErrorObject::argument(format!("an i{width} is returned as text: `llj_function_call_text`")));
        }
        (Value::Undef | Value::Poison, ..) => {}
    }
    Ok(())
}

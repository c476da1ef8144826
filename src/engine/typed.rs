//! Mapping from Rust types to LLVM scalars, for typed calls and for closures that programs call.

use super::observe::ScalarKind;
use crate::ir::{FloatKind, GlobalId, Module};
use crate::value::{Value, sign_extend};
use std::borrow::Cow;
use std::fmt::{self, Display, Write};

mod sealed {
    /// Seals [`NativeType`](super::NativeType): only this module maps Rust types to LLVM types.
    pub trait Sealed {}
}
use sealed::Sealed;

/// A Rust type that is a scalar of LLVM: `bool` is `i1`; `i8` to `i128` and `u8` to `u128` are the integers
/// of the same width, which have no sign in LLVM; `f32` and `f64` are `float` and `double`; `*const T` and
/// `*mut T` are pointers, for any `T`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an LLVM scalar type",
    label = "not an LLVM scalar type",
    note = "scalars are bool, i8 to i128, u8 to u128, f32, f64 and pointers `*const T` and `*mut T`",
    note = "pass larger values by pointer, or as a `Value`: `Instance::call`, `Host::value_function`"
)]
pub trait NativeType: Copy + Sealed {
    /// LLVM type of the scalar.
    #[doc(hidden)]
    const KIND: ScalarKind;
    /// Returns the bits as a register holds them: signed integers are sign-extended to at least 64 bits.
    #[doc(hidden)]
    fn to_register(self) -> u128;
    /// Converts from a register, ignoring the bits above the type's width.
    #[doc(hidden)]
    fn from_register(bits: u128) -> Self;
}

macro_rules! integers {
    ($($ty:ty: $bits:literal as $wide:ty;)*) => { $(
        impl Sealed for $ty {}
        impl NativeType for $ty {
            const KIND: ScalarKind = ScalarKind::Int($bits);
            #[inline]
            fn to_register(self) -> u128 {
                self as $wide as u128
            }
            #[inline]
            fn from_register(bits: u128) -> Self {
                bits as $ty
            }
        }
    )* };
}

integers! {
    i8: 8 as i128; i16: 16 as i128; i32: 32 as i128; i64: 64 as i128; i128: 128 as i128;
    u8: 8 as u128; u16: 16 as u128; u32: 32 as u128; u64: 64 as u128; u128: 128 as u128;
}

impl Sealed for bool {}
impl NativeType for bool {
    const KIND: ScalarKind = ScalarKind::Int(1);
    #[inline]
    fn to_register(self) -> u128 {
        self.into()
    }
    #[inline]
    fn from_register(bits: u128) -> Self {
        bits & 1 != 0
    }
}

impl Sealed for f32 {}
impl NativeType for f32 {
    const KIND: ScalarKind = ScalarKind::Float(FloatKind::Float);
    #[inline]
    fn to_register(self) -> u128 {
        self.to_bits().into()
    }
    #[inline]
    fn from_register(bits: u128) -> Self {
        f32::from_bits(bits as u32)
    }
}

impl Sealed for f64 {}
impl NativeType for f64 {
    const KIND: ScalarKind = ScalarKind::Float(FloatKind::Double);
    #[inline]
    fn to_register(self) -> u128 {
        self.to_bits().into()
    }
    #[inline]
    fn from_register(bits: u128) -> Self {
        f64::from_bits(bits as u64)
    }
}

macro_rules! pointers {
    ($($ty:ty),*) => { $(
        impl<T> Sealed for $ty {}
        impl<T> NativeType for $ty {
            const KIND: ScalarKind = ScalarKind::Ptr;
            #[inline]
            fn to_register(self) -> u128 {
                self as usize as u128
            }
            #[inline]
            fn from_register(bits: u128) -> Self {
                bits as u64 as usize as $ty
            }
        }
    )* };
}

pointers!(*const T, *mut T);

/// Result type of a function: a [`NativeType`] scalar, or `()` for `void`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the result type of an LLVM function",
    label = "neither an LLVM scalar type nor `()`",
    note = "results are bool, i8 to i128, u8 to u128, f32, f64, pointers `*const T` and `*mut T`, and `()` for void",
    note = "`Instance::call` returns other types as a `Value`"
)]
pub trait FnResult: Sized {
    /// LLVM type of the result; `None` for `void`.
    #[doc(hidden)]
    const KIND: Option<ScalarKind>;
    /// Returns the bits as a register holds them.
    #[doc(hidden)]
    fn to_register(self) -> u128;
    /// Converts from a register.
    #[doc(hidden)]
    fn from_register(bits: u128) -> Self;
}

impl FnResult for () {
    const KIND: Option<ScalarKind> = None;
    #[inline]
    fn to_register(self) -> u128 {
        0
    }
    #[inline]
    fn from_register(_: u128) -> Self {}
}

impl<T: NativeType> FnResult for T {
    const KIND: Option<ScalarKind> = Some(T::KIND);
    #[inline]
    fn to_register(self) -> u128 {
        NativeType::to_register(self)
    }
    #[inline]
    fn from_register(bits: u128) -> Self {
        NativeType::from_register(bits)
    }
}

/// Argument types of a function: a tuple of up to twelve [`NativeType`] scalars, or a single one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the arguments of an LLVM function",
    label = "neither an LLVM scalar type nor a tuple of up to twelve",
    note = "scalars are bool, i8 to i128, u8 to u128, f32, f64 and pointers `*const T` and `*mut T`",
    note = "pass other types with `Instance::call`, as `Value`s"
)]
pub trait Arguments: Sized {
    /// LLVM types of the arguments.
    #[doc(hidden)]
    const KINDS: &'static [ScalarKind];
    /// Calls `f` with the arguments as [`Value`]s.
    #[doc(hidden)]
    fn with<R>(self, f: impl FnOnce(&[Value]) -> R) -> R;
    /// Reads each argument from `next`, in order.
    #[doc(hidden)]
    fn take(next: &mut impl FnMut(ScalarKind) -> u128) -> Self;
}

fn value<T: NativeType>(native: T) -> Value {
    from_register(T::KIND, native.to_register())
}

impl<T: NativeType> Arguments for T {
    const KINDS: &'static [ScalarKind] = &[T::KIND];
    #[inline]
    fn with<R>(self, f: impl FnOnce(&[Value]) -> R) -> R {
        f(&[value(self)])
    }
    #[inline]
    fn take(next: &mut impl FnMut(ScalarKind) -> u128) -> Self {
        T::from_register(next(T::KIND))
    }
}

/// Calls a macro with the type parameter names of each arity from 0 to 12.
macro_rules! each_arity {
    ($each:ident) => {
        $each!();
        $each!(A);
        $each!(A B);
        $each!(A B C);
        $each!(A B C D);
        $each!(A B C D E);
        $each!(A B C D E F);
        $each!(A B C D E F G);
        $each!(A B C D E F G H);
        $each!(A B C D E F G H I);
        $each!(A B C D E F G H I J);
        $each!(A B C D E F G H I J K);
        $each!(A B C D E F G H I J K L);
    };
}

pub(crate) use each_arity;

macro_rules! tuple {
    ($($name:ident)*) => {
        #[allow(non_snake_case, unused_variables, clippy::unused_unit, reason = "one text for any number, none among them")]
        impl<$($name: NativeType),*> Arguments for ($($name,)*) {
            const KINDS: &'static [ScalarKind] = &[$($name::KIND),*];
            #[inline]
            fn with<R>(self, f: impl FnOnce(&[Value]) -> R) -> R {
                let ($($name,)*) = self;
                f(&[$(value($name)),*])
            }
            #[inline]
            fn take(next: &mut impl FnMut(ScalarKind) -> u128) -> Self {
                ($($name::from_register(next($name::KIND)),)*)
            }
        }
    };
}

each_arity!(tuple);

/// Converts the bits of a register to a [`Value`].
#[inline]
pub(crate) fn from_register(kind: ScalarKind, bits: u128) -> Value {
    match kind {
        ScalarKind::Int(width) => Value::Int { width, bits: crate::value::truncate(width, bits) },
        ScalarKind::Float(kind) => Value::Float { kind, bits },
        ScalarKind::Ptr => Value::Ptr(bits as u64),
    }
}

/// Signature of a function with scalar parameters and result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypedSignature {
    /// Types of the parameters.
    pub params: Cow<'static, [ScalarKind]>,
    /// Type of the result; `None` for `void`.
    pub ret: Option<ScalarKind>,
}

impl TypedSignature {
    /// Returns the signature of Rust types.
    pub fn of<A: Arguments, R: FnResult>() -> TypedSignature {
        TypedSignature { params: A::KINDS.into(), ret: R::KIND }
    }

    /// Checks that a function of the module has this signature. `Err`: its actual type in LLVM's syntax.
    pub fn check(&self, module: &Module, function: GlobalId) -> Result<(), String> {
        let types = &module.types;
        let Some(declared) = module.function(function) else { return Err("no function".into()) };
        let by_value = |p: &crate::ir::Param| module.has_attr(p.attrs, "byval");
        let same = !declared.varargs
            && !declared.params.iter().any(by_value)
            && declared.params.len() == self.params.len()
            && declared.params.iter().zip(self.params.iter()).all(|(p, k)| ScalarKind::of(types, p.ty) == Some(*k))
            && ScalarKind::of(types, declared.ret) == self.ret
            && (self.ret.is_some() || declared.ret == crate::ir::Type::VOID);
        if same {
            return Ok(());
        }
        let mut text = format!("{} (", types.display(declared.ret));
        for (n, param) in declared.params.iter().enumerate() {
            let by_value = if by_value(param) { " byval" } else { "" };
            let _ = write!(text, "{}{}{by_value}", if n > 0 { ", " } else { "" }, types.display(param.ty));
        }
        let rest = if declared.params.is_empty() { "..." } else { ", ..." };
        Err(text + if declared.varargs { rest } else { "" } + ")")
    }
}

impl Display for TypedSignature {
    /// Formats the signature as LLVM does: `i64 (i64, double)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ret {
            None => f.write_str("void (")?,
            Some(ret) => write!(f, "{} (", keyword(ret))?,
        }
        for (n, param) in self.params.iter().enumerate() {
            write!(f, "{}{}", if n > 0 { ", " } else { "" }, keyword(*param))?;
        }
        f.write_str(")")
    }
}

fn keyword(kind: ScalarKind) -> String {
    match kind {
        ScalarKind::Int(width) => format!("i{width}"),
        ScalarKind::Float(kind) => kind.keyword().into(),
        ScalarKind::Ptr => "ptr".into(),
    }
}

/// Converts a scalar result to its Rust type; `None` if it is undefined or of another type.
#[inline]
pub(crate) fn returned<R: FnResult>(value: &Value) -> Option<R> {
    match (value, R::KIND) {
        (_, None) => Some(R::from_register(0)),
        (Value::Int { width, bits }, Some(ScalarKind::Int(w))) if *width == w => {
            Some(R::from_register(sign_extend(*width, *bits) as u128))
        }
        (Value::Float { kind, bits }, Some(ScalarKind::Float(k))) if *kind == k => Some(R::from_register(*bits)),
        (Value::Ptr(address), Some(ScalarKind::Ptr)) => Some(R::from_register(u128::from(*address))),
        _ => None,
    }
}

/// Handle of a function prepared for frequent calls by [`Engine::prepare_function`](super::Engine::prepare_function). Valid
/// only for that engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PreparedFunction(pub(crate) u32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_through_registers_and_back() {
        assert_eq!(<i8 as NativeType>::from_register(NativeType::to_register(-3i8)), -3);
        assert_eq!(NativeType::to_register(-1i32) as u64, u64::MAX);
        assert_eq!(NativeType::to_register(u32::MAX) as u64, 0xffff_ffff);
        assert_eq!([0xfe, 3].map(<bool as NativeType>::from_register), [false, true]);
        assert_eq!(<f32 as NativeType>::from_register(NativeType::to_register(1.5f32)), 1.5);
        assert_eq!(returned::<u8>(&Value::int(8, -1)), Some(255));
        assert_eq!(returned::<i8>(&Value::int(16, 1)), None);
        assert_eq!(returned::<i64>(&Value::Undef), None);
        (1u8, -1i64).with(|v| assert_eq!(v, [Value::int(8, 1), Value::int(64, -1)]));
    }

    #[test]
    fn signatures_read_as_llvm_writes_them() {
        assert_eq!(TypedSignature::of::<(i64, f64), bool>().to_string(), "i1 (i64, double)");
        assert_eq!(TypedSignature::of::<(), ()>().to_string(), "void ()");
        assert_eq!(TypedSignature::of::<*const u8, *mut u8>().to_string(), "ptr (ptr)");
    }
}

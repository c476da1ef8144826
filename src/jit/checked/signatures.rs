//! Calls through pointers: whether the function takes what the call passes.
//!
//! A call has the number of its [`Shape`]. Compiled code looks for the pair of function and number in a table, and asks
//! [`called`] if it is not there.

use crate::ir::inst::CallInfo;
use crate::ir::{Function, Inst, Module, Param, Type, TypeKind};
use crate::jit::checked::calls::Passed;
use crate::jit::checked::failure::Failure;
use crate::jit::checked::space::existing;
use crate::jit::checked::{shadow, undefined};
use crate::jit::link::stream::{Decoder, Encoder};
use crate::opt::checks::undefined::{Origin, Use};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;
use std::ops::Range;
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError, RwLock};

/// Types of a call or a function, as far as the place of values depends on them.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(in crate::jit) struct Shape {
    /// Number of the calling convention; 0 for that of C.
    convention: u32,
    /// `None`: no value in one register.
    result: Option<Place>,
    /// `None`: some are not passed in one register.
    params: Option<Box<[Place]>>,
    /// Parameters of a function that are `noundef`, of the first 64.
    noundef: u64,
}

/// Registers that a value is passed in.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Place {
    Word,
    Float,
    Double,
}

impl Place {
    fn of(module: &Module, ty: Type) -> Option<Place> {
        Some(match Passed::of(module, ty)? {
            Passed::Int(_) | Passed::Pointer => Place::Word,
            Passed::Float => Place::Float,
            Passed::Double => Place::Double,
        })
    }
}

impl Shape {
    fn new(module: &Module, convention: u32, ret: Type, params: impl Iterator<Item = Type>) -> Shape {
        Shape {
            convention,
            result: Place::of(module, ret),
            params: params.map(|ty| Place::of(module, ty)).collect(),
            noundef: 0,
        }
    }

    fn of_call(module: &Module, call: &CallInfo) -> Shape {
        let ret = match module.types.kind(call.fn_ty) {
            TypeKind::Function { ret, .. } => *ret,
            _ => Type::VOID,
        };
        let convention = if call.cc.is_plain() { 0 } else { call.cc.0 };
        Shape::new(module, convention, ret, call.args.iter().map(|arg| arg.ty))
    }

    fn of_function(module: &Module, function: &Function) -> Option<Shape> {
        let is_unsupported = |inst: &Inst| matches!(inst, Inst::Unsupported(_));
        if function.body.as_ref().is_some_and(|body| body.insts.values().next().is_some_and(is_unsupported)) {
            return None;
        }
        let TypeKind::Function { ret, params, .. } = module.types.kind(function.ty) else { return None };
        let convention = if function.cc.is_plain() { 0 } else { function.cc.0 };
        let is_noundef = |param: &Param| u64::from(module.has_attr(param.attrs, "noundef"));
        let bits = function.params.iter().take(64).enumerate().map(|(n, param)| is_noundef(param) << n);
        Some(Shape { noundef: bits.sum(), ..Shape::new(module, convention, *ret, params.iter().copied()) })
    }

    /// Returns the first `noundef` parameter of a function to which a call of this shape passes nothing.
    fn not_passed(&self, function: &Shape) -> Option<u32> {
        let given = self.params.as_ref()?.len();
        let missing = function.noundef.checked_shr(given as u32).filter(|bits| *bits != 0)?;
        Some(given as u32 + missing.trailing_zeros())
    }

    /// Whether a call of this shape fits a function.
    fn fits(&self, function: &Shape) -> bool {
        if self.convention != function.convention {
            return false;
        }
        let (Some(given), Some(wanted)) = (&self.params, &function.params) else { return true };
        let results = self.result.zip(function.result);
        given.iter().zip(wanted).all(|(given, wanted)| given == wanted)
            && results.is_none_or(|(expected, returned)| expected == returned)
    }
}

/// Number of entries of the table of calls that fit.
pub(in crate::jit) const ENTRIES: u64 = 1024;
/// Number of bits of an address.
pub(in crate::jit) const ADDRESS: u32 = 48;
/// Number of numbers of shapes.
const NUMBERS: u64 = 1 << (64 - ADDRESS);

/// Functions and numbers of calls that fit them, at the place that the lower bits of the address choose.
pub(super) type Fitting = [AtomicU64; ENTRIES as usize];

/// Shapes of calls by their numbers.
static SHAPES: Mutex<Option<FxHashMap<u64, Shape>>> = Mutex::new(None);

/// Functions of programs, by their addresses.
static FUNCTIONS: RwLock<Option<FxHashMap<u64, Shape>>> = RwLock::new(None);

/// Returns the number of the shape of a call, the same in each process; `None` if another one has it, so that the call is not
/// checked.
pub(in crate::jit) fn number(module: &Module, call: &CallInfo) -> Option<u64> {
    let shape = Shape::of_call(module, call);
    let number = 1 + FxBuildHasher.hash_one(&shape) % (NUMBERS - 1);
    let mut shapes = SHAPES.lock().unwrap_or_else(PoisonError::into_inner);
    let known = shapes.get_or_insert_default().entry(number).or_insert_with(|| shape.clone());
    (*known == shape).then_some(number)
}

/// Enters functions with their addresses.
pub(in crate::jit) fn enter<'m>(module: &Module, functions: impl Iterator<Item = (u64, &'m Function)>) {
    let mut known = FUNCTIONS.write().unwrap_or_else(PoisonError::into_inner);
    let known = known.get_or_insert_default();
    for (address, function) in functions {
        match Shape::of_function(module, function) {
            Some(shape) => known.insert(address, shape),
            None => known.remove(&address),
        };
    }
    forget_calls();
}

impl Place {
    fn encode(self, out: &mut Encoder) {
        out.number(self as u64);
    }

    fn decode(input: &mut Decoder) -> Option<Place> {
        [Place::Word, Place::Float, Place::Double].get(input.small()? as usize).copied()
    }
}

impl Shape {
    fn encode(&self, out: &mut Encoder) {
        let Shape { convention, result, params, noundef } = self;
        out.number((*convention).into());
        out.optional(*result, |out, place| place.encode(out));
        out.optional(params.as_ref(), |out, params| out.list(params.iter(), |out, place| place.encode(out)));
        out.number(*noundef);
    }

    fn decode(input: &mut Decoder) -> Option<Shape> {
        Some(Shape {
            convention: input.small()?,
            result: input.optional(Place::decode)?,
            params: input.optional(|input| Some(input.list(Place::decode)?.into()))?,
            noundef: input.number()?,
        })
    }
}

/// Encodes the shapes of calls, and those of the functions in a range of addresses.
pub(in crate::jit) fn encode(range: &Range<u64>, out: &mut Encoder) {
    let shapes = SHAPES.lock().unwrap_or_else(PoisonError::into_inner);
    let functions = FUNCTIONS.read().unwrap_or_else(PoisonError::into_inner);
    let functions = functions.iter().flatten().filter(|(address, _)| range.contains(address));
    for mut list in [shapes.iter().flatten().collect::<Vec<_>>(), functions.collect()] {
        list.sort_unstable_by_key(|(key, _)| **key);
        out.list(list.into_iter(), |out, (key, shape)| {
            out.number(*key);
            shape.encode(out);
        });
    }
}

/// Enters the shapes of a program from the cache. `None`: a number of a call is that of another shape.
pub(in crate::jit) fn enter_encoded(input: &mut Decoder) -> Option<()> {
    let mut list = || input.list(|input| Some((input.number()?, Shape::decode(input)?)));
    let (calls, functions) = (list()?, list()?);
    let mut shapes = SHAPES.lock().unwrap_or_else(PoisonError::into_inner);
    let shapes = shapes.get_or_insert_default();
    for (number, shape) in calls {
        if shapes.entry(number).or_insert_with(|| shape.clone()) != &shape {
            return None;
        }
    }
    FUNCTIONS.write().unwrap_or_else(PoisonError::into_inner).get_or_insert_default().extend(functions);
    forget_calls();
    Some(())
}

/// Forgets the functions in a range of addresses.
pub(super) fn forget(range: &Range<u64>) {
    if let Some(known) = &mut *FUNCTIONS.write().unwrap_or_else(PoisonError::into_inner) {
        known.retain(|address, _| !range.contains(address));
    }
    forget_calls();
}

fn forget_calls() {
    if let Some(space) = existing() {
        space.fitting().iter().for_each(|entry| entry.store(0, Ordering::Relaxed));
    }
}

/// Looks up whether a call fits the function at an address. Returns null if it does, or if that is not known.
pub(in crate::jit) extern "sysv64" fn called(address: u64, number: u64) -> *const Failure {
    let functions = FUNCTIONS.read().unwrap_or_else(PoisonError::into_inner);
    let function = functions.as_ref().and_then(|known| known.get(&address));
    let shapes = SHAPES.lock().unwrap_or_else(PoisonError::into_inner);
    let call = shapes.as_ref().and_then(|shapes| shapes.get(&number));
    if let (Some(function), Some(call)) = (function, call)
        && !call.fits(function)
    {
        return Failure::CallOf { address }.keep();
    }
    if let (Some(function), Some(call), true) = (function, call, shadow::is_used())
        && let Some(n) = call.not_passed(function)
    {
        let number = undefined::found(Origin::NotPassed as u64, 0, 0, 0, 0);
        return Failure::Undefined { number, at: Use::Argument(n) }.keep();
    }
    if let Some(space) = existing().filter(|_| address >> ADDRESS == 0) {
        let entry = &space.fitting()[(address >> 4 & (ENTRIES - 1)) as usize];
        entry.store(address | number << ADDRESS, Ordering::Relaxed);
    }
    ptr::null()
}

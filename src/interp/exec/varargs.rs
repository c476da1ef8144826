//! Variable arguments in the System V x86-64 layout: a variadic function finds the register arguments in a register
//! save area and the others in stack words after it, and a `va_list` points to the next argument. Code that clang
//! generates for `va_arg` reads these areas itself, and so do `vprintf` and similar functions.
//!
//! Bytes that no argument wrote are undefined, so reading too many arguments, or one as another type, is detected.

pub use crate::interp::register_code::varargs::{ArgPosition, ArgUsage, VarArgs};

use super::int;
use crate::abi::sysv_x86_64;
use crate::interp::memory::table::{self, Info};
use crate::interp::memory::{Overlap, Shape};
use crate::interp::native::VarargArea;
use crate::interp::native::abi::Passing;
use crate::interp::register_code::{Call, Kind};
use crate::interp::report::InterpResult;
use crate::interp::scalar::{CodeLocation, OriginTable, ScalarValue};
use crate::interp::state::SharedState;
use crate::value::sign_extend;

/// Size of the register save area in bytes: the integer registers, then the vector registers.
const SAVE_AREA: u64 = sysv_x86_64::SAVE_AREA as u64;
/// Numbers of registers for integer and for floating-point arguments.
const INT_ARGS: u64 = sysv_x86_64::INT_ARGS as u64;
const SSE_ARGS: u64 = sysv_x86_64::SSE_ARGS as u64;
/// Offset of the vector registers in the register save area.
const VECTOR_AREA_OFFSET: u64 = sysv_x86_64::SAVED_INTS as u64;
// Offsets of fields in a `va_list`: `{ i32 gp_offset, i32 fp_offset, ptr overflow_arg_area, ptr reg_save_area }`.
const FP_OFFSET_FIELD: u64 = 4;
const OVERFLOW_ARG_AREA_FIELD: u64 = 8;
const REG_SAVE_AREA_FIELD: u64 = 16;
const VA_LIST_SIZE: u64 = 24;

impl Default for ArgPosition {
    fn default() -> ArgPosition {
        ArgPosition::Stack(0)
    }
}

impl ArgPosition {
    fn plus(self, bytes: u64) -> ArgPosition {
        match self {
            ArgPosition::Register(offset) => ArgPosition::Register(offset + bytes),
            ArgPosition::Stack(offset) => ArgPosition::Stack(offset + bytes),
        }
    }
}

impl ArgUsage {
    /// Assigns the position of the next argument; an argument of two separate words has two.
    pub fn place(&mut self, passing: Passing) -> (ArgPosition, Option<ArgPosition>) {
        match passing {
            Passing::ByVal { size, align } => (self.stack(size.div_ceil(8).max(1), align), None),
            Passing::Half | Passing::Float | Passing::Double => (self.float(1), None),
            Passing::Fp128 => (self.float(2), None),
            Passing::X86Fp80 => (self.stack(2, 16), None),
            Passing::Lane(at) => {
                if at == 0 {
                    self.vector = self.float(2);
                }
                (self.vector.plus(at.into()), None)
            }
            Passing::I128 if self.ints + 2 <= INT_ARGS => {
                self.ints += 2;
                (ArgPosition::Register((self.ints - 2) * 8), None)
            }
            // A single register that remains is left for a later argument.
            Passing::I128 => (self.stack(2, 16), None),
            Passing::TwoWords => (self.word(), Some(self.word())),
            Passing::Word => (self.word(), None),
            // `nest` is passed in r10, which is no argument register.
            Passing::Nest => (ArgPosition::default(), None),
        }
    }

    fn word(&mut self) -> ArgPosition {
        if self.ints < INT_ARGS {
            self.ints += 1;
            return ArgPosition::Register((self.ints - 1) * 8);
        }
        self.stack(1, 8)
    }

    /// Assigns a vector register, or this many stack words.
    fn float(&mut self, words: u64) -> ArgPosition {
        if self.floats < SSE_ARGS {
            self.floats += 1;
            return ArgPosition::Register(VECTOR_AREA_OFFSET + (self.floats - 1) * 16);
        }
        self.stack(words, words * 8)
    }

    fn stack(&mut self, words: u64, align: u64) -> ArgPosition {
        self.words = self.words.next_multiple_of(align / 8);
        self.words += words;
        ArgPosition::Stack((self.words - words) * 8)
    }

    /// Returns the registers occupied by the address of a result in memory.
    pub fn of_result_address() -> ArgUsage {
        ArgUsage { ints: 1, ..ArgUsage::default() }
    }

    /// Returns the registers and stack words occupied by parameters.
    pub fn of_params(params: &[Passing]) -> ArgUsage {
        let mut usage = ArgUsage::default();
        for passing in params {
            usage.place(*passing);
        }
        usage
    }
}

/// Stores the arguments after the first `named` ones in the areas that a `va_list` points to. Returns `Ok(None)` on
/// stack overflow.
pub fn save(
    call: Option<&Call>,
    args: &[ScalarValue],
    named: usize,
    shared: &mut SharedState,
) -> InterpResult<Option<[ScalarValue; 2]>> {
    let passing = call.map_or(&[][..], |c| &c.passing);
    let mut usage = ArgUsage::default();
    let positions: Vec<(ArgPosition, Option<ArgPosition>)> = passing.iter().map(|p| usage.place(*p)).collect();
    let site = call.map_or(0, |c| crate::interp::memory::site_of(c.site));
    let aligned = |p: &Passing| if let Passing::ByVal { align, .. } = p { *align } else { 16 };
    let align = passing.iter().map(aligned).fold(16, u64::max);
    let mut area = |size| {
        let info = Info { kind: table::Kind::Stack, size, site, ..Info::default() };
        let area = shared.memory.push_alloca(&info, align);
        area.filter(|_| shared.memory.stack_used() + shared.frame_bytes <= shared.max_stack)
    };
    let (Some(registers), Some(stack)) = (area(SAVE_AREA), area(usage.words * 8)) else { return Ok(None) };
    let kinds = call.map_or(&[][..], |c| &c.kinds);
    for (n, (positions, value)) in positions.iter().zip(args).enumerate().skip(named) {
        let place = |position: ArgPosition| match position {
            ArgPosition::Register(offset) => at(&registers, offset),
            ArgPosition::Stack(offset) => at(&stack, offset),
        };
        let to = place(positions.0);
        let SharedState { memory, undefs, .. } = &mut *shared;
        match (passing[n], kinds[n], positions.1) {
            (Passing::ByVal { size, .. }, ..) => {
                memory.copy(&to, value, size, "passing a `byval` argument", Overlap::Allowed, undefs)?
            }
            (_, Kind::Ptr, _) => memory.put_initial(to.lo, Shape::Pointer, value, undefs),
            // The upper bits of an extended `int` are defined too.
            (_, Kind::Int(width @ ..32), None)
                if value.definedness.is_defined()
                    && call.is_some_and(|c| c.upper_bits_defined.get(n) == Some(&true)) =>
            {
                let signed = call.is_some_and(|c| c.signext[n]);
                let bits = if signed { sign_extend(width, value.lo.into()) as u32 } else { value.lo as u32 };
                memory.put_initial(to.lo, Shape::Bits(32), &ScalarValue::int(bits.into()), undefs);
            }
            (_, kind, None) => memory.put_initial(to.lo, Shape::Bits(kind.width()), value, undefs),
            (_, kind, Some(high)) => {
                let (low, upper) = halves(value, kind.width(), undefs);
                memory.put_initial(to.lo, Shape::Bits(64), &low, undefs);
                memory.put_initial(place(high).lo, Shape::Bits(64), &upper, undefs);
            }
        }
    }
    Ok(Some([registers, stack]))
}

/// Stores the variable arguments of a call by the host in the areas that a `va_list` points to. Returns `None` on stack
/// overflow.
pub fn receive(variadic: &VarargArea, shared: &mut SharedState) -> Option<[ScalarValue; 2]> {
    let info = Info { kind: table::Kind::Stack, size: SAVE_AREA, ..Info::default() };
    let area = shared.memory.push_alloca(&info, 16)?;
    if shared.memory.stack_used() + shared.frame_bytes > shared.max_stack {
        return None;
    }
    let bytes: Vec<u8> = variadic.registers.iter().flat_map(|word| word.to_le_bytes()).collect();
    shared.memory.initialize(area.lo, &bytes);
    Some([area, shared.memory.pointer_to(variadic.stack)])
}

/// Splits an integer wider than 64 bits into two words.
fn halves(value: &ScalarValue, width: u32, undefs: &mut OriginTable) -> (ScalarValue, ScalarValue) {
    let Some(origin) = undefs.origin_of(value.definedness) else {
        return (ScalarValue::int(value.lo), ScalarValue::int(value.hi));
    };
    if value.definedness.is_poison() {
        return (ScalarValue::poison(origin), ScalarValue::poison(origin));
    }
    let (bits, mask) = (value.bits(width), undefs.mask(value, width));
    (undefs.partial(64, bits, mask, origin), undefs.partial(64, bits >> 64, mask >> 64, origin))
}

/// Runs `llvm.va_start`: initializes a list that starts after the named parameters.
pub fn start(
    list: &ScalarValue,
    areas: [ScalarValue; 2],
    usage: ArgUsage,
    shared: &mut SharedState,
) -> InterpResult<()> {
    let gp = ScalarValue::int(usage.ints * 8);
    let fp = ScalarValue::int(VECTOR_AREA_OFFSET + usage.floats * 16);
    let stack = at(&areas[1], usage.words * 8);
    for (offset, shape, value) in [
        (0, Shape::Bits(32), gp),
        (FP_OFFSET_FIELD, Shape::Bits(32), fp),
        (OVERFLOW_ARG_AREA_FIELD, Shape::Pointer, stack),
        (REG_SAVE_AREA_FIELD, Shape::Pointer, areas[0]),
    ] {
        shared.memory.store_slow(&at(list, offset), shape, 4, &value, &mut shared.undefs)?;
    }
    Ok(())
}

/// Runs `llvm.va_copy`.
pub fn copy(to: &ScalarValue, from: &ScalarValue, shared: &mut SharedState) -> InterpResult<()> {
    shared.memory.copy(to, from, VA_LIST_SIZE, "va_copy", Overlap::Allowed, &shared.undefs)
}

/// Runs `va_arg`: returns the next argument of a list.
pub fn next(list: &ScalarValue, kind: Kind, shared: &mut SharedState, here: CodeLocation) -> InterpResult<ScalarValue> {
    let float = kind.format().is_some();
    let words = u64::from(kind.width()).div_ceil(64);
    let (field, step, end) = if float { (FP_OFFSET_FIELD, 16, SAVE_AREA) } else { (0, 8 * words, VECTOR_AREA_OFFSET) };
    let SharedState { memory, undefs, .. } = shared;
    let mut get = |memory: &mut crate::interp::memory::Memory, offset: u64, shape: Shape| {
        let value = memory.load_slow(&at(list, offset), shape, 4, undefs, here)?;
        match value.definedness.is_defined() {
            true => Ok(value),
            false => Err(int::undefined_value("va_arg reads an undefined va_list (no va_start?)", &value, undefs)),
        }
    };
    // An `x86_fp80` is never passed in a register.
    let offset = if kind == Kind::X86Fp80 { end } else { get(memory, field, Shape::Bits(32))?.lo };
    let from = if offset + step <= end {
        let area = get(memory, REG_SAVE_AREA_FIELD, Shape::Pointer)?;
        memory.store_slow(&at(list, field), Shape::Bits(32), 4, &ScalarValue::int(offset + step), undefs)?;
        at(&area, offset)
    } else {
        let next = get(memory, OVERFLOW_ARG_AREA_FIELD, Shape::Pointer)?;
        let next = if words > 1 { at(&next, next.lo.wrapping_neg() % 16) } else { next };
        memory.store_slow(&at(list, OVERFLOW_ARG_AREA_FIELD), Shape::Pointer, 4, &at(&next, 8 * words), undefs)?;
        next
    };
    let shape = if kind == Kind::Ptr { Shape::Pointer } else { Shape::Bits(kind.width()) };
    memory.load_slow(&from, shape, 1, undefs, here)
}

fn at(pointer: &ScalarValue, offset: u64) -> ScalarValue {
    ScalarValue { lo: pointer.lo.wrapping_add(offset), ..*pointer }
}

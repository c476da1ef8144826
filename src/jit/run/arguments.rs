//! Arguments and results of calls from the host: placement of values in registers and on the stack, as the signatures
//! of [`crate::jit::translate::signature`] prescribe.

use crate::ir::{DataLayout, Type, TypeKind, Types};
use crate::jit::translate::flat::{FlatField, FlatType};
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::signature::ReturnConvention;
use crate::jit::x86_64::stack_switch::NativeCall;
use crate::value::{Value, truncate};
use std::ffi::CString;

/// The result that a call is expected to return.
pub(in crate::jit) struct ReturnDecoder {
    ty: Type,
    coming: ReturnSource,
    /// Buffer for a result that is not returned in registers.
    memory: Vec<u64>,
}

/// Return convention of a result.
enum ReturnSource {
    /// A scalar in a register, or no result.
    Alone(Option<Scalar>),
    /// Several scalars, in registers or in memory.
    Parts(ReturnConvention),
}

impl ReturnDecoder {
    pub(in crate::jit) fn new(types: &Types, layout: &DataLayout, ty: Type) -> ReturnDecoder {
        let flat = FlatType::of(types, layout, ty);
        // A function with an unsupported result type was not compiled.
        let flat = flat.unwrap_or(FlatType { fields: [].into(), size: 0, extent: 0, align: 1, aggregate: false });
        let memory = vec![0; flat.size.div_ceil(8) as usize];
        ReturnDecoder { ty, coming: ReturnSource::Parts(ReturnConvention::of(flat.into(), Default::default())), memory }
    }

    /// Expects a scalar in a register, or no result.
    pub(in crate::jit) fn scalar(ty: Type, scalar: Option<Scalar>) -> ReturnDecoder {
        ReturnDecoder { ty, coming: ReturnSource::Alone(scalar), memory: Vec::new() }
    }

    /// Returns the number of results in x87 registers.
    fn extended(&self) -> u64 {
        match &self.coming {
            ReturnSource::Alone(_) | ReturnSource::Parts(ReturnConvention::Memory(_)) => 0,
            ReturnSource::Parts(ReturnConvention::Registers(flat, _)) => {
                flat.fields.iter().filter(|part| part.scalar == Scalar::X86Fp80).count() as u64
            }
        }
    }

    /// Reads the result from the result registers or from memory.
    pub(in crate::jit) fn read(&self, types: &Types, call: &NativeCall) -> Value {
        let returning = match &self.coming {
            ReturnSource::Parts(returning) => returning,
            ReturnSource::Alone(None) => return Value::Void,
            ReturnSource::Alone(Some(scalar)) => {
                let [low, high, _] = call.int_results.map(u128::from);
                let raw = if scalar.is_float() { call.float_results[0] } else { low | high << 64 };
                return value_of(*scalar, truncate(scalar.bits(), raw));
            }
        };
        let flat = returning.flat();
        let mut ints = call.int_results.iter().copied();
        let mut floats = call.float_results.iter().copied();
        let mut extended = call.extended_results.iter().copied();
        let bytes: Vec<u8> = self.memory.iter().flat_map(|w| w.to_le_bytes()).collect();
        // Vector register that several elements share.
        let mut shared = 0;
        let mut bits = |part: &FlatField| -> u128 {
            let (scalar, width) = (part.scalar, part.scalar.bits());
            let raw = match returning {
                ReturnConvention::Memory(_) => {
                    let mut raw = [0; 16];
                    let bit = u32::from(part.bit.unwrap_or(0));
                    let (at, len) = (part.offset as usize, (bit + width).div_ceil(8) as usize);
                    raw[..len].copy_from_slice(&bytes[at..at + len]);
                    u128::from_le_bytes(raw) >> bit
                }
                ReturnConvention::Registers(..) if let Some((vector, lane)) = part.vector_lane() => {
                    if lane == 0 {
                        shared = floats.next().unwrap_or(0);
                    }
                    shared >> (u32::from(lane) * vector.lane_bits())
                }
                ReturnConvention::Registers(..) if let Scalar::Vector(_) = scalar => floats.next().unwrap_or(0),
                ReturnConvention::Registers(..) if scalar == Scalar::X86Fp80 => extended.next().unwrap_or(0),
                ReturnConvention::Registers(..) if scalar.is_float() => floats.next().unwrap_or(0),
                ReturnConvention::Registers(..) => {
                    let low = u128::from(ints.next().unwrap_or(0));
                    let high = if width > 64 { ints.next().unwrap_or(0) } else { 0 };
                    low | u128::from(high) << 64
                }
            };
            truncate(width, raw)
        };
        let mut values = Vec::with_capacity(flat.fields.len());
        for part in &flat.fields {
            let all = bits(part);
            match part.scalar {
                Scalar::Vector(ty) => {
                    let lane = ty.lane_bits();
                    values.extend((0..ty.lane_count()).map(|n| truncate(lane, all >> (n * lane))));
                }
                _ => values.push(all),
            }
        }
        gather(&mut values.into_iter(), types, self.ty)
    }
}

/// Flattens a value from the host into the bits of its scalars. An undefined value becomes zero.
pub(in crate::jit) fn spread(value: &Value, types: &Types, ty: Type, layout: &DataLayout, out: &mut Vec<u128>) {
    match (value, types.kind(ty)) {
        (Value::Aggregate(parts), TypeKind::Struct { fields, .. }) => {
            parts.iter().zip(fields).for_each(|(part, ty)| spread(part, types, *ty, layout, out));
        }
        (Value::Aggregate(parts), TypeKind::Array { elem, .. }) => {
            parts.iter().for_each(|part| spread(part, types, *elem, layout, out));
        }
        (Value::Vector(parts), TypeKind::Vector { elem, .. }) => {
            parts.iter().for_each(|part| spread(part, types, *elem, layout, out));
        }
        (_, TypeKind::Vector { len, elem, .. }) => {
            (0..*len).for_each(|_| spread(value, types, *elem, layout, out));
        }
        (Value::Wide { words, .. }, _) => out.extend(words.iter().map(|w| u128::from(*w))),
        _ => {
            let count = FlatType::of(types, layout, ty).map_or(0, |flat| flat.fields.len());
            out.extend(std::iter::repeat_n(bits(value), count));
        }
    }
}

/// Builds a value of a type from its scalars.
fn gather(scalars: &mut std::vec::IntoIter<u128>, types: &Types, ty: Type) -> Value {
    match types.kind(ty) {
        // Its elements contain no scalars, and there may be any number of them.
        TypeKind::Array { .. } if scalars.as_slice().is_empty() => Value::Aggregate(Vec::new()),
        TypeKind::Struct { fields, .. } => {
            Value::Aggregate(fields.iter().map(|ty| gather(scalars, types, *ty)).collect())
        }
        TypeKind::Array { len, elem } => Value::Aggregate((0..*len).map(|_| gather(scalars, types, *elem)).collect()),
        TypeKind::Int(width @ 129..) => {
            let words = scalars.take(types.words(ty) as usize).map(|bits| bits as u64).collect();
            Value::Wide { width: *width, words }
        }
        TypeKind::Vector { len, elem, .. } => Value::Vector((0..*len).map(|_| gather(scalars, types, *elem)).collect()),
        _ => match (scalars.next(), Scalar::of(types, ty)) {
            (Some(bits), Some(scalar)) => value_of(scalar, bits),
            _ => Value::Void,
        },
    }
}

fn value_of(scalar: Scalar, bits: u128) -> Value {
    match scalar {
        Scalar::Ptr => Value::Ptr(bits as u64),
        Scalar::Int(width) => Value::Int { width, bits },
        other => other.format().map_or(Value::Void, |kind| Value::Float { kind, bits }),
    }
}

/// Arguments assigned to registers and stack words, as the signatures of [`crate::jit::translate::signature`] prescribe.
#[derive(Default)]
pub(in crate::jit) struct ArgBuffer {
    ints: [u64; 6],
    floats: [u128; 8],
    /// Number of used integer and vector registers.
    taken: (usize, usize),
    /// Whether the last vector is in a register.
    in_register: bool,
    stack: Vec<u64>,
    /// Number of results in x87 registers.
    extended: u64,
}

impl ArgBuffer {
    /// Creates an empty argument list, with the pointer to the result if that is returned in memory.
    pub(in crate::jit) fn new(decoder: &mut ReturnDecoder) -> ArgBuffer {
        let mut frame = ArgBuffer { extended: decoder.extended(), ..ArgBuffer::default() };
        if let ReturnSource::Parts(ReturnConvention::Memory(_)) = decoder.coming {
            frame.word(decoder.memory.as_mut_ptr() as u64);
        }
        frame
    }

    /// Adds a scalar argument.
    pub(in crate::jit) fn push(&mut self, scalar: Scalar, bits: u128) {
        if scalar == Scalar::Int(128) && self.taken.0 + 2 > 6 {
            return self.aligned(bits);
        }
        self.element(scalar, bits);
    }

    /// Adds a part of an argument that is flattened to several scalars. Consumes as many scalars as the part holds.
    pub(in crate::jit) fn part(&mut self, part: &FlatField, scalars: &mut std::vec::IntoIter<u128>) {
        match (part.scalar, part.vector_lane()) {
            (Scalar::Vector(ty), _) => {
                let lanes = scalars.take(ty.lane_count() as usize).enumerate();
                let bits =
                    lanes.fold(0, |all, (n, bits)| all | truncate(ty.lane_bits(), bits) << (n as u32 * ty.lane_bits()));
                self.vector(bits);
            }
            (_, Some((vector, lane))) => {
                let bits = scalars.next().unwrap_or(0) << (u32::from(lane) * vector.lane_bits());
                match lane {
                    0 => self.vector(bits),
                    _ => self.more_of_vector(bits),
                }
            }
            (scalar, None) => self.element(scalar, scalars.next().unwrap_or(0)),
        }
    }

    /// Adds a whole vector register.
    fn vector(&mut self, bits: u128) {
        self.in_register = self.taken.1 < 8;
        match self.floats.get_mut(self.taken.1) {
            Some(free) => {
                *free = bits;
                self.taken.1 += 1;
            }
            None => self.aligned(bits),
        }
    }

    /// Adds further elements to the previous vector.
    fn more_of_vector(&mut self, bits: u128) {
        match (self.in_register, self.stack.as_mut_slice()) {
            (true, _) => self.floats[self.taken.1 - 1] |= bits,
            (false, [.., low, high]) => {
                *low |= bits as u64;
                *high |= (bits >> 64) as u64;
            }
            (false, _) => {}
        }
    }

    /// Adds one scalar of an argument.
    pub(in crate::jit) fn element(&mut self, scalar: Scalar, bits: u128) {
        let low = bits as u64;
        match scalar {
            Scalar::X86Fp80 => self.aligned(bits),
            _ if scalar.is_float() && self.taken.1 < 8 => {
                self.floats[self.taken.1] = bits;
                self.taken.1 += 1;
            }
            Scalar::Fp128 => self.aligned(bits),
            _ if scalar.is_float() => self.stack.push(low),
            Scalar::Int(65..) => [low, (bits >> 64) as u64].into_iter().for_each(|word| self.word(word)),
            _ => self.word(low),
        }
    }

    /// Adds two stack words, aligned to 16 bytes.
    pub(in crate::jit) fn aligned(&mut self, bits: u128) {
        self.stack.resize(self.stack.len().next_multiple_of(2), 0);
        self.stack.extend([bits as u64, (bits >> 64) as u64]);
    }

    pub(in crate::jit) fn word(&mut self, word: u64) {
        match self.ints.get_mut(self.taken.0) {
            Some(free) => {
                *free = word;
                self.taken.0 += 1;
            }
            None => self.stack.push(word),
        }
    }

    pub(in crate::jit) fn call(&self, target: u64) -> NativeCall {
        let mut call = NativeCall::with_ints(target, &self.ints);
        call.floats = self.floats;
        call.extended = self.extended;
        (call.stack, call.stack_len) = (self.stack.as_ptr(), self.stack.len() as u64);
        call
    }
}

pub(in crate::jit) fn bits(value: &Value) -> u128 {
    match value {
        Value::Int { bits, .. } | Value::Float { bits, .. } => *bits,
        Value::Ptr(address) => u128::from(*address),
        // An undefined value may have any bits.
        _ => 0,
    }
}

/// Arguments of a program.
pub(in crate::jit) struct ProgramArgs {
    /// Argument strings, to which `table` points.
    pub(in crate::jit) _strings: Vec<CString>,
    /// For C: argv with its null terminator. For an Oat program: the length, then the strings.
    pub(in crate::jit) table: Vec<u64>,
}

impl ProgramArgs {
    pub(in crate::jit) fn new(args: &[String], oat: bool) -> ProgramArgs {
        // A process argument cannot contain a NUL byte: one that does is truncated there.
        let cut = |text: &String| CString::new(text.split('\0').next().unwrap_or("")).unwrap_or_default();
        let strings: Vec<CString> = args.iter().map(cut).collect();
        let mut table: Vec<u64> = if oat { vec![strings.len() as u64] } else { Vec::new() };
        table.extend(strings.iter().map(|s| s.as_ptr() as u64));
        table.push(0);
        ProgramArgs { _strings: strings, table }
    }
}

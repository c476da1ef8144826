//! Calls of x86 intrinsics: conversion of operands to registers, and of the result back.

pub use crate::interp::register_code::vector::X86Call;

use crate::interp::exec::int;
use crate::interp::memory::Shape;
use crate::interp::register_code::OperandSlot;
use crate::interp::report::InterpResult;
use crate::interp::scalar::{CodeLocation, OriginId, ScalarValue};
use crate::interp::state::SharedState;
use crate::interp::x86_64::intrinsics::evaluate;
use crate::ir::x86::{X86Intrinsic, X86Op};

/// Initial value of `mxcsr`: all exceptions masked, round to nearest.
const MXCSR: u32 = 0x1f80;

/// Finds the x86 intrinsic of a name.
pub fn x86_named(name: &str) -> Option<X86Intrinsic> {
    X86Intrinsic::named(name.strip_prefix("llvm.x86.")?)
}

impl X86Call {
    /// Runs the call.
    pub fn run(
        &self,
        slots: &mut [ScalarValue],
        get: impl Fn(&[ScalarValue], OperandSlot) -> ScalarValue,
        shared: &mut SharedState,
        here: CodeLocation,
    ) -> InterpResult<()> {
        use X86Op::*;
        let arg = |n: usize| self.args.get(n).map_or(ScalarValue::default(), |(src, _)| get(slots, *src));
        let behind = |pointer: &ScalarValue, bytes: u64| ScalarValue { lo: pointer.lo.wrapping_add(bytes), ..*pointer };
        let SharedState { memory, undefs, .. } = &mut *shared;
        match self.intrinsic.op {
            Sfence | Lfence | Mfence | Pause | Clflush | Emms | Vzeroupper | Vzeroall => return Ok(()),
            Lddqu => {
                let (pointer, Some((dst, _))) = (arg(0), &self.to) else { return Ok(()) };
                for n in 0..16 * u64::from(self.intrinsic.lanes) {
                    let byte = memory.load_slow(&behind(&pointer, n), Shape::Bits(8), 1, undefs, here)?;
                    slots[*dst as usize + n as usize] = byte;
                }
                return Ok(());
            }
            Maskmovdqu => {
                let (pointer, value, mask) = (arg(2), self.args[0].0, self.args[1].0);
                for n in 0..16 {
                    let wanted = get(slots, mask.plus(n));
                    if !wanted.definedness.is_defined() {
                        return Err(int::undefined_value("masked access with an undefined mask", &wanted, undefs));
                    }
                    if wanted.lo & 0x80 != 0 {
                        let byte = get(slots, value.plus(n));
                        memory.store_slow(&behind(&pointer, n.into()), Shape::Bits(8), 1, &byte, undefs)?;
                    }
                }
                return Ok(());
            }
            Stmxcsr => {
                let control = ScalarValue::int(MXCSR.into());
                return memory.store_slow(&arg(0), Shape::Bits(32), 1, &control, undefs);
            }
            _ => {}
        }
        // Compute with the undefined bits as zeros and as ones: the result bits that differ are undefined.
        let (mut zeros, mut ones, mut origin, mut poison) = (Vec::new(), Vec::new(), None, false);
        for (src, flat) in &self.args {
            let (mut bits, mut unknown) = (LaneBits::default(), LaneBits::default());
            for (n, kind) in (0..).zip(flat.kinds()) {
                let (slot, width) = (get(slots, src.plus(n)), kind.width());
                let mask = if slot.definedness.is_defined() { 0 } else { undefs.mask(&slot, width) };
                bits.push(slot.bits(width), width);
                unknown.push(mask, width);
                if !slot.definedness.is_defined() {
                    origin = origin.or(undefs.origin_of(slot.definedness));
                    poison |= slot.definedness.is_poison();
                }
            }
            let with = |join: fn(u128, u128) -> u128| -> Vec<u128> {
                bits.all.iter().zip(&unknown.all).map(|(bits, unknown)| join(*bits, *unknown)).collect()
            };
            zeros.push(with(|bits, unknown| bits & !unknown));
            ones.push(with(|bits, unknown| bits | unknown));
        }
        let Some((dst, to)) = &self.to else { return Ok(()) };
        let result = evaluate(self.intrinsic, &zeros, self.imm);
        let unknown: Vec<u128> = match origin {
            Some(_) => {
                let other = evaluate(self.intrinsic, &ones, self.imm);
                result.iter().zip(&other).map(|(a, b)| a ^ b).collect()
            }
            None => vec![0; result.len()],
        };
        let mut at = 0;
        for (n, kind) in (*dst as usize..).zip(to.kinds()) {
            let width = kind.width();
            let of = |all: &[u128]| crate::value::truncate(width, all[at as usize / 128] >> (at % 128));
            slots[n] = match (of(&unknown), origin.unwrap_or(OriginId::FORGOTTEN)) {
                (0, _) => ScalarValue::wide(of(&result)),
                (_, origin) if poison => ScalarValue::poison(origin),
                (mask, origin) => undefs.partial(width, of(&result), mask, origin),
            };
            at += width;
        }
        Ok(())
    }
}

/// Bits in 128-bit lanes. A scalar never crosses from one lane to the next.
#[derive(Default)]
struct LaneBits {
    all: Vec<u128>,
    len: u32,
}

impl LaneBits {
    fn push(&mut self, bits: u128, width: u32) {
        if self.len.is_multiple_of(128) {
            self.all.push(0);
        }
        if let Some(last) = self.all.last_mut() {
            *last |= bits << (self.len % 128);
        }
        self.len += width;
    }
}

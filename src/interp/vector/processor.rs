//! Calls of the processor's intrinsics: operands become registers, and a register the result.

use crate::interp::code::Src;
use crate::interp::flat::Flat;
use crate::interp::int;
use crate::interp::intrinsic;
use crate::interp::memory::Shape;
use crate::interp::provenance::{OriginId, Place, Slot};
use crate::interp::trace::Res;
use crate::interp::world::World;
use crate::ir::x86::X86;
use std::rc::Rc;

/// The control register of floating point as a program finds it: nothing traps, and to the nearest.
const MXCSR: u32 = 0x1f80;

/// The intrinsic of the processor of a name.
pub fn x86_named(name: &str) -> Option<X86> {
    X86::named(name.strip_prefix("llvm.x86.")?)
}

/// A call.
#[derive(Clone, Debug)]
pub struct Processor {
    /// Which instruction.
    pub op: X86,
    /// First slot of each argument, and what it is made of.
    pub args: Vec<(Src, Rc<Flat>)>,
    /// First slot of the result, if anybody wants it.
    pub to: Option<(u32, Rc<Flat>)>,
    /// The number that is part of the instruction.
    pub number: u8,
}

impl Processor {
    /// Carries it out.
    pub fn run(
        &self,
        slots: &mut [Slot],
        get: impl Fn(&[Slot], Src) -> Slot,
        world: &mut World,
        here: Place,
    ) -> Res<()> {
        use X86::*;
        let arg = |n: usize| self.args.get(n).map_or(Slot::default(), |(src, _)| get(slots, *src));
        let behind = |pointer: &Slot, bytes: u64| Slot { lo: pointer.lo.wrapping_add(bytes), ..*pointer };
        let World { memory, undefs, .. } = &mut *world;
        match self.op {
            Sfence | Lfence | Mfence | Pause | Clflush | Emms => return Ok(()),
            Lddqu => {
                let (pointer, Some((dst, _))) = (arg(0), &self.to) else { return Ok(()) };
                for n in 0..16 {
                    let byte = memory.load_slow(&behind(&pointer, n), Shape::Bits(8), 1, undefs, here)?;
                    slots[*dst as usize + n as usize] = byte;
                }
                return Ok(());
            }
            Maskmovdqu => {
                let (pointer, value, mask) = (arg(2), self.args[0].0, self.args[1].0);
                for n in 0..16 {
                    let wanted = get(slots, mask.plus(n));
                    if !wanted.tag.is_defined() {
                        return Err(int::undefined("masked access with an undefined mask", &wanted, undefs));
                    }
                    if wanted.lo & 0x80 != 0 {
                        let byte = get(slots, value.plus(n));
                        memory.store_slow(&behind(&pointer, n.into()), Shape::Bits(8), 1, &byte, undefs)?;
                    }
                }
                return Ok(());
            }
            Stmxcsr => {
                let control = Slot::int(MXCSR.into());
                return memory.store_slow(&arg(0), Shape::Bits(32), 1, &control, undefs);
            }
            _ => {}
        }
        // What is undefined may be anything: what the result then is is undefined where zeros and ones there differ.
        let (mut zeros, mut ones, mut origin, mut poison) = (Vec::new(), Vec::new(), None, false);
        for (src, flat) in &self.args {
            let (mut bits, mut unknown, mut at) = (0u128, 0u128, 0);
            for (n, kind) in (0..).zip(flat.kinds()) {
                let (slot, width) = (get(slots, src.plus(n)), kind.width());
                bits |= slot.bits(width) << at;
                if !slot.tag.is_defined() {
                    unknown |= undefs.mask(&slot, width) << at;
                    origin = origin.or(undefs.origin_of(slot.tag));
                    poison |= slot.tag.is_poison();
                }
                at += width;
            }
            zeros.push(bits & !unknown);
            ones.push(bits | unknown);
        }
        let Some((dst, to)) = &self.to else { return Ok(()) };
        let result = intrinsic::processor(self.op, &zeros, self.number);
        let unknown = match origin {
            Some(_) => result ^ intrinsic::processor(self.op, &ones, self.number),
            None => 0,
        };
        let mut at = 0;
        for (n, kind) in (*dst as usize..).zip(to.kinds()) {
            let width = kind.width();
            let of = |all: u128| crate::value::truncate(width, all >> at);
            slots[n] = match (of(unknown), origin.unwrap_or(OriginId::FORGOTTEN)) {
                (0, _) => Slot::wide(of(result)),
                (_, origin) if poison => Slot::poison(origin),
                (mask, origin) => undefs.partial(width, of(result), mask, origin),
            };
            at += width;
        }
        Ok(())
    }
}

//! Variable arguments as System V on x86-64 has them: a variadic function finds what registers would hold in a save area
//! and the rest in words behind it, and a `va_list` says where the next one is. Code that clang makes of `va_arg` reads
//! these areas itself, and so do `vprintf` and its kin.
//!
//! Bytes that no argument wrote are undefined, so that reading more than was passed, or as another type, is found.

use super::code::{Call, Kind};
use super::int;
use super::memory::Shape;
use super::memory::table::{self, Info};
use super::provenance::{Place, Slot};
use super::trace::Res;
use super::world::World;

/// Six integer registers, eight vector registers.
const SAVE_AREA: u64 = FLOATS + 8 * 16;
const FLOATS: u64 = 48;
/// `{ i32 gp_offset, i32 fp_offset, ptr overflow_arg_area, ptr reg_save_area }`
const FP_OFFSET: u64 = 4;
const OVERFLOW: u64 = 8;
const SAVE: u64 = 16;
const LIST: u64 = 24;

/// What a list of parameters takes of registers and stack.
#[derive(Clone, Copy, Default, Debug)]
pub struct Taken {
    ints: u64,
    floats: u64,
    words: u64,
}

/// Where an argument lies: an offset in the save area, or one from the first word on the stack.
#[derive(Clone, Copy, Debug)]
enum Spot {
    Register(u64),
    Stack(u64),
}

impl Taken {
    /// One more argument of a kind; or, with a size and alignment, an object passed `byval`.
    fn place(&mut self, kind: Kind, object: Option<(u64, u64)>) -> Spot {
        if let Some((size, align)) = object {
            return self.stack(size.div_ceil(8).max(1), align > 8);
        }
        match kind {
            Kind::Float | Kind::Double if self.floats < 8 => {
                self.floats += 1;
                Spot::Register(FLOATS + (self.floats - 1) * 16)
            }
            Kind::Float | Kind::Double => self.stack(1, false),
            Kind::Int(65..) if self.ints + 2 <= 6 => {
                self.ints += 2;
                Spot::Register((self.ints - 2) * 8)
            }
            Kind::Int(65..) => {
                self.ints = 6;
                self.stack(2, true)
            }
            _ if self.ints < 6 => {
                self.ints += 1;
                Spot::Register((self.ints - 1) * 8)
            }
            _ => self.stack(1, false),
        }
    }

    fn stack(&mut self, words: u64, aligned: bool) -> Spot {
        if aligned {
            self.words = self.words.next_multiple_of(2);
        }
        self.words += words;
        Spot::Stack((self.words - words) * 8)
    }

    /// What parameters take: kinds, and sizes and alignments of those passed `byval`.
    pub fn by(params: impl Iterator<Item = (Kind, Option<(u64, u64)>)>) -> Taken {
        let mut taken = Taken::default();
        params.for_each(|(kind, object)| {
            taken.place(kind, object);
        });
        taken
    }
}

/// The hidden slots of a variadic function's frame, and what its named parameters take.
#[derive(Clone, Copy, Debug)]
pub struct VarArgs {
    /// The slot that points to the save area; the next one points to the words on the stack.
    pub slot: u32,
    /// Of the named parameters.
    pub taken: Taken,
}

/// Puts the arguments behind the first `named` ones where a `va_list` finds them. `None`: the stack is used up.
pub fn save(call: Option<&Call>, args: &[Slot], named: usize, world: &mut World) -> Res<Option<[Slot; 2]>> {
    let object = |n: usize| {
        let found = call.and_then(|c| c.byval.iter().find(|b| b.0 as usize == n));
        found.map(|(_, size, align)| (*size, *align))
    };
    let kinds = call.map_or(&[][..], |c| &c.kinds);
    let mut taken = Taken::default();
    let spots: Vec<Spot> = kinds.iter().enumerate().map(|(n, kind)| taken.place(*kind, object(n))).collect();
    let site = call.map_or(0, |c| super::memory::site_of(c.site));
    let mut area = |size| {
        let info = Info { kind: table::Kind::Stack, size, site, ..Info::default() };
        let area = world.memory.push_alloca(info, 16);
        area.filter(|_| world.memory.stack_used() + world.frame_bytes <= world.max_stack)
    };
    let (Some(registers), Some(stack)) = (area(SAVE_AREA), area(taken.words * 8)) else { return Ok(None) };
    for (n, (spot, value)) in spots.iter().zip(args).enumerate().skip(named) {
        let to = match *spot {
            Spot::Register(offset) => at(&registers, offset),
            Spot::Stack(offset) => at(&stack, offset),
        };
        let World { memory, undefs, .. } = &mut *world;
        match (object(n), kinds[n]) {
            (Some((size, _)), _) => memory.copy(&to, value, size, "passing `byval`", false, undefs)?,
            (None, Kind::Ptr) => memory.put_initial(to.lo, Shape::Pointer, value, undefs),
            (None, kind) => memory.put_initial(to.lo, Shape::Bits(kind.width()), value, undefs),
        }
    }
    Ok(Some([registers, stack]))
}

/// `llvm.va_start`: a list that starts behind the named parameters.
pub fn start(list: &Slot, areas: [Slot; 2], taken: Taken, world: &mut World) -> Res<()> {
    let gp = Slot::int(taken.ints * 8);
    let fp = Slot::int(FLOATS + taken.floats * 16);
    let stack = at(&areas[1], taken.words * 8);
    for (offset, shape, value) in [
        (0, Shape::Bits(32), gp),
        (FP_OFFSET, Shape::Bits(32), fp),
        (OVERFLOW, Shape::Pointer, stack),
        (SAVE, Shape::Pointer, areas[0]),
    ] {
        world.memory.store_slow(&at(list, offset), shape, 4, &value, &mut world.undefs)?;
    }
    Ok(())
}

/// `llvm.va_copy`
pub fn copy(to: &Slot, from: &Slot, world: &mut World) -> Res<()> {
    world.memory.copy(to, from, LIST, "va_copy", false, &world.undefs)
}

/// `va_arg`: the next argument of a list.
pub fn next(list: &Slot, kind: Kind, world: &mut World, here: Place) -> Res<Slot> {
    let float = matches!(kind, Kind::Float | Kind::Double);
    let words = u64::from(kind.width()).div_ceil(64);
    let (field, step, end) = if float { (FP_OFFSET, 16, SAVE_AREA) } else { (0, 8 * words, FLOATS) };
    let World { memory, undefs, .. } = world;
    let mut get = |memory: &mut super::memory::Memory, offset: u64, shape: Shape| {
        let value = memory.load_slow(&at(list, offset), shape, 4, undefs, here)?;
        match value.tag.is_defined() {
            true => Ok(value),
            false => {
                Err(int::undefined("va_arg of an undefined value for a list: it was never started", &value, undefs))
            }
        }
    };
    let offset = get(memory, field, Shape::Bits(32))?.lo;
    let from = if offset + step <= end {
        let area = get(memory, SAVE, Shape::Pointer)?;
        memory.store_slow(&at(list, field), Shape::Bits(32), 4, &Slot::int(offset + step), undefs)?;
        at(&area, offset)
    } else {
        let next = get(memory, OVERFLOW, Shape::Pointer)?;
        let next = if words > 1 { at(&next, next.lo.wrapping_neg() % 16) } else { next };
        memory.store_slow(&at(list, OVERFLOW), Shape::Pointer, 4, &at(&next, 8 * words), undefs)?;
        next
    };
    let shape = if kind == Kind::Ptr { Shape::Pointer } else { Shape::Bits(kind.width()) };
    memory.load_slow(&from, shape, 1, undefs, here)
}

fn at(pointer: &Slot, offset: u64) -> Slot {
    Slot { lo: pointer.lo.wrapping_add(offset), ..*pointer }
}

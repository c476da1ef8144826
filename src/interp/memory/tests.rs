//! Unit tests of memory: states of bytes, provenance of pointers, bounds and lifetimes of objects.

use super::table::{Info, Kind};
use super::{Memory, Overlap, Shape};
use crate::interp::scalar::{Cause, CodeLocation, OriginTable, Provenance, ScalarValue};
use crate::ir::GlobalId;
use crate::outcome::TrapKind;

struct Bench {
    memory: Memory,
    undefs: OriginTable,
}

impl Bench {
    fn new() -> Bench {
        Bench { memory: Memory::new(1 << 20).expect("address space"), undefs: OriginTable::default() }
    }

    fn load(&mut self, p: &ScalarValue, shape: Shape) -> Result<ScalarValue, TrapKind> {
        self.memory.load_slow(p, shape, 1, &mut self.undefs, CodeLocation::NONE).map_err(|f| f.kind)
    }

    fn store(&mut self, p: &ScalarValue, shape: Shape, value: &ScalarValue) -> Result<(), TrapKind> {
        self.memory.store_slow(p, shape, 1, value, &mut self.undefs).map_err(|f| f.kind)
    }

    fn heap(&mut self, size: u64) -> ScalarValue {
        self.memory.malloc(size, 16, 0, false).expect("room")
    }

    fn alloca(&mut self, size: u64) -> ScalarValue {
        let info = Info { kind: Kind::Stack, size, ..Info::default() };
        self.memory.push_alloca(&info, 1).expect("room")
    }
}

fn at(p: &ScalarValue, offset: i64) -> ScalarValue {
    ScalarValue { lo: p.lo.wrapping_add_signed(offset), ..*p }
}

const I32: Shape = Shape::Bits(32);

#[test]
fn the_short_way_takes_what_is_in_order_and_nothing_else() {
    let mut b = Bench::new();
    let p = b.heap(12);
    assert_eq!(b.memory.load::<u32>(&p, 3), None);
    assert!(b.memory.store::<u32>(&at(&p, 8), 3, 7));
    assert_eq!(b.memory.load::<u32>(&at(&p, 8), 3), Some(7));
    assert!(!b.memory.store::<u32>(&at(&p, 9), 0, 7));
    assert!(!b.memory.store::<u32>(&at(&p, -1), 0, 7));
    assert!(!b.memory.store::<u32>(&at(&p, 2), 3, 7));
    assert!(!b.memory.store::<u32>(&ScalarValue::NULL, 3, 7));
    assert!(!b.memory.store::<u64>(&at(&p, 8), 3, 7));
}

#[test]
fn mistakes_are_told_apart() {
    let mut b = Bench::new();
    let p = b.heap(8);
    assert_eq!(b.load(&at(&p, 6), I32), Err(TrapKind::OutOfBounds));
    assert_eq!(b.load(&at(&p, -4), I32), Err(TrapKind::OutOfBounds));
    assert_eq!(b.load(&ScalarValue::int(16), I32), Err(TrapKind::NullPointer));
    assert_eq!(b.load(&ScalarValue::int(1 << 60), I32), Err(TrapKind::BadAddress));
    let constant = Info { kind: Kind::Heap, size: 4, read_only: true, ..Info::default() };
    let c = b.memory.allocate(constant, 4, true).expect("room");
    assert_eq!(b.load(&c, I32), Ok(ScalarValue::wide(0)));
    assert_eq!(b.store(&c, I32, &ScalarValue::int(1)), Err(TrapKind::ReadOnly));
    let odd = b.memory.load_slow(&at(&p, 2), I32, 4, &mut b.undefs, CodeLocation::NONE);
    assert_eq!(odd.map_err(|f| f.kind), Err(TrapKind::Misaligned));
    let (index, _) = b.memory.allocation(&p).expect("a block");
    b.memory.retire(index, 0);
    assert_eq!(b.load(&p, I32), Err(TrapKind::UseAfterFree));
    assert_eq!(b.memory.block(&p, "free", &b.undefs).map_err(|f| f.kind), Err(TrapKind::BadFree));
}

#[test]
fn a_stale_pointer_is_known_even_when_its_place_is_used_again() {
    let mut b = Bench::new();
    let mark = b.memory.stack_mark();
    let old = b.alloca(4);
    b.memory.pop_to(mark);
    let new = b.alloca(4);
    assert_eq!(old.lo, new.lo);
    assert!(b.store(&new, I32, &ScalarValue::int(1)).is_ok());
    assert_eq!(b.load(&old, I32), Err(TrapKind::UseAfterFree));
    // An integer refers to the current object at that address.
    assert_eq!(b.load(&b.memory.pointer_to(old.lo), I32), Ok(ScalarValue::wide(1)));
    b.memory.pop_to(mark);
    // Or to a variable whose function has returned.
    assert_eq!(b.load(&ScalarValue::int(old.lo), I32), Err(TrapKind::UseAfterFree));
}

#[test]
fn pointers_keep_their_object_when_stored_whole() {
    let mut b = Bench::new();
    let (target, cell) = (b.heap(4), b.heap(32));
    assert!(b.store(&cell, Shape::Pointer, &target).is_ok());
    assert_eq!(b.load(&cell, Shape::Pointer), Ok(target));
    assert_eq!(b.memory.load_pointer(&cell, 7), Some(target));
    assert!(b.memory.copy(&at(&cell, 9), &cell, 8, "memcpy", Overlap::Forbidden, &b.undefs).is_ok());
    assert_eq!(b.load(&at(&cell, 9), Shape::Pointer), Ok(target));
    // A partly overwritten pointer is an integer, whose address is looked up.
    assert!(b.store(&at(&cell, 7), Shape::Bits(8), &ScalarValue::int(target.lo >> 56)).is_ok());
    let found = b.load(&cell, Shape::Pointer).expect("defined");
    assert_eq!((found.lo, found.provenance()), (target.lo, target.provenance()));
    assert!(b.store(&cell, Shape::Bits(64), &ScalarValue::int(8)).is_ok());
    assert_eq!(b.load(&cell, Shape::Pointer).map(|p| p.provenance()), Ok(Provenance::Foreign));
}

#[test]
fn undefined_bits_survive_memory() {
    let mut b = Bench::new();
    let p = b.heap(16);
    let origin = b.undefs.origin(Cause::Literal, CodeLocation::NONE);
    let some = b.undefs.partial(32, 0x1200, 0xff00_000f, origin);
    assert!(b.store(&p, I32, &some).is_ok());
    assert_eq!(b.load(&p, I32), Ok(some));
    assert!(b.memory.copy(&at(&p, 8), &p, 4, "memcpy", Overlap::Forbidden, &b.undefs).is_ok());
    assert_eq!(b.load(&at(&p, 8), I32), Ok(some));
    // One of its bytes is defined.
    assert_eq!(b.load(&at(&p, 1), Shape::Bits(8)), Ok(ScalarValue::wide(0x12)));
    let poison = ScalarValue::poison(origin);
    assert!(b.store(&at(&p, 1), Shape::Bits(8), &poison).is_ok());
    assert_eq!(b.load(&p, I32), Ok(poison));
    assert!(b.store(&p, I32, &ScalarValue::int(5)).is_ok());
    assert_eq!(b.load(&p, I32), Ok(ScalarValue::wide(5)));
    // No store of that type wrote the bits beyond an odd width.
    assert!(b.load(&p, Shape::Bits(3)).is_ok_and(|v| v.lo == 5));
    assert!(b.load(&p, Shape::Bits(2)).is_ok_and(|v| v.definedness.is_undef()));
}

#[test]
fn bytes_that_the_host_may_have_written_count_as_defined() {
    let mut b = Bench::new();
    let (outer, inner) = (b.heap(16), b.heap(4));
    assert!(b.store(&at(&outer, 8), Shape::Pointer, &inner).is_ok());
    assert!(b.load(&inner, I32).is_ok_and(|v| v.definedness.is_undef()));
    b.memory.escape(&outer);
    assert!(b.load(&inner, I32).is_ok_and(|v| v.definedness.is_defined()));
    assert!(b.load(&outer, I32).is_ok_and(|v| v.definedness.is_defined()));
    assert_eq!(b.load(&at(&inner, 4), I32), Err(TrapKind::OutOfBounds));
    // Bytes that the program makes undefined later remain so until the host may have written them again.
    let poison = ScalarValue::poison(b.undefs.origin(Cause::Literal, CodeLocation::NONE));
    assert!(b.store(&inner, I32, &poison).is_ok());
    assert_eq!(b.load(&inner, I32), Ok(poison));
    b.memory.record_host_call(false);
    let copy = b.heap(4);
    assert!(b.memory.copy(&copy, &inner, 4, "memcpy", Overlap::Forbidden, &b.undefs).is_ok());
    assert_eq!(b.load(&copy, I32), Ok(poison));
    b.memory.record_host_call(true);
    assert!(b.load(&inner, I32).is_ok_and(|v| v.definedness.is_defined()));
    assert_eq!(b.load(&copy, I32), Ok(poison));
}

#[test]
fn only_bytes_that_the_host_wrote_are_defined() {
    let mut b = Bench::new();
    let (p, q) = (b.heap(16), b.heap(16));
    b.memory.host_wrote(&p, 4);
    assert!(b.load(&p, I32).is_ok_and(|v| v.definedness.is_defined()));
    assert!(b.load(&at(&p, 4), I32).is_ok_and(|v| v.definedness.is_undef()));
    // A copy by the host preserves pointers and undefined bytes.
    assert!(b.store(&at(&p, 8), Shape::Pointer, &q).is_ok());
    b.memory.host_copied(&q, &p, 99);
    assert!(b.load(&q, I32).is_ok_and(|v| v.definedness.is_defined()));
    assert!(b.load(&at(&q, 4), I32).is_ok_and(|v| v.definedness.is_undef()));
    assert!(b.load(&at(&q, 8), Shape::Pointer).is_ok_and(|v| v.provenance() == q.provenance()));
}

#[test]
fn a_pointer_that_the_host_has_written_over_is_looked_up() {
    let mut b = Bench::new();
    let (cell, old, new) = (b.heap(8), b.heap(4), b.heap(4));
    assert!(b.store(&cell, Shape::Pointer, &old).is_ok());
    b.memory.escape(&cell);
    assert_eq!(b.load(&cell, Shape::Pointer), Ok(old));
    b.memory.restore_raw(&cell, &new.lo.to_le_bytes());
    assert!(b.load(&cell, Shape::Pointer).is_ok_and(|v| v.provenance() == new.provenance()));
}

#[test]
fn strings_end_inside_their_object() {
    let mut b = Bench::new();
    let p = b.heap(4);
    b.memory.initialize(p.lo, b"ab\0c");
    assert_eq!(b.memory.string_length(&p, u64::MAX, "strlen", &b.undefs).ok(), Some(2));
    let without = b.memory.string_length(&at(&p, 3), u64::MAX, "strlen", &b.undefs);
    assert_eq!(without.map_err(|f| f.kind), Err(TrapKind::OutOfBounds));
    assert_eq!(b.memory.string_length(&at(&p, 3), 1, "strnlen", &b.undefs).ok(), Some(1));
    let q = b.heap(4);
    let fresh = b.memory.string_length(&q, u64::MAX, "strlen", &b.undefs);
    assert_eq!(fresh.map_err(|f| f.kind), Err(TrapKind::Uninitialised));
}

#[test]
fn large_blocks_come_back_clean() {
    let mut b = Bench::new();
    let p = b.memory.malloc(1 << 20, 16, 0, true).expect("room");
    assert!(b.memory.store::<u64>(&at(&p, 4000), 7, 1));
    let (index, _) = b.memory.allocation(&p).expect("a block");
    b.memory.retire(index, 0);
    // Enough blocks of that size to exhaust the quarantine.
    let mut again = None;
    for _ in 0..200 {
        let q = b.memory.malloc(1 << 20, 16, 0, false).expect("room");
        if q.lo == p.lo {
            again = Some(q);
            break;
        }
        let (index, _) = b.memory.allocation(&q).expect("a block");
        b.memory.retire(index, 0);
    }
    let q = again.expect("the address is used again in the end");
    assert!(b.load(&at(&q, 4000), Shape::Bits(64)).is_ok_and(|v| v.definedness.is_undef()));
    assert_eq!(b.load(&p, I32), Err(TrapKind::UseAfterFree));
}

#[test]
fn large_variables_are_defined_to_their_ends_and_no_further() {
    let mut b = Bench::new();
    let byte = Shape::Bits(8);
    // Neither end lies on a page boundary.
    let before = b.heap(3);
    let info = Info { kind: Kind::Global(GlobalId::from_u32(0)), size: (40 << 20) + 77, ..Info::default() };
    let p = b.memory.allocate(info, 1, true).expect("room");
    let after = b.heap(3);
    let places = [0, 1, 4000, 1 << 20, (1 << 20) + 1, 20 << 20, 39 << 20, (40 << 20) - 1, (40 << 20) + 76];
    for place in places {
        assert_eq!(b.load(&at(&p, place), byte), Ok(ScalarValue::wide(0)), "at {place}");
    }
    assert!(b.load(&before, byte).is_ok_and(|v| v.definedness.is_undef()));
    assert!(b.load(&after, byte).is_ok_and(|v| v.definedness.is_undef()));
    // The state of one byte does not affect others mapped from the same page.
    let poison = ScalarValue::poison(b.undefs.origin(Cause::Literal, CodeLocation::NONE));
    assert!(b.store(&at(&p, 9 << 20), byte, &poison).is_ok());
    assert!(b.load(&at(&p, 9 << 20), byte).is_ok_and(|v| v.definedness.is_poison()));
    assert_eq!(b.load(&at(&p, 10 << 20), byte), Ok(ScalarValue::wide(0)));
    b.memory.initialize(before.lo, b"abc");
    b.memory.initialize(after.lo, b"abc");
    b.memory.make_undefined(p.lo, info.size);
    for place in places {
        assert!(b.load(&at(&p, place), byte).is_ok_and(|v| v.definedness.is_undef()), "at {place}");
    }
    assert_eq!(b.load(&at(&before, 2), byte), Ok(ScalarValue::wide(u64::from(b'c').into())));
    assert_eq!(b.load(&after, byte), Ok(ScalarValue::wide(u64::from(b'a').into())));
}

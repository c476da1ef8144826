//! Semantics of operations on both engines: compared with plain arithmetic, and in generated programs.

use super::builder::*;
use super::{call, refused, text};
use llvmlite_jit::bytecode::format::{BlockKind, op};

const INTS: [(u32, u32, bool); 8] = [
    (UBYTE, 8, false),
    (SBYTE, 8, true),
    (USHORT, 16, false),
    (SHORT, 16, true),
    (UINT, 32, false),
    (INT, 32, true),
    (ULONG, 64, false),
    (LONG, 64, true),
];

/// Wraps a number to the range of a type.
fn wrapped(value: i128, bits: u32, signed: bool) -> i128 {
    let low = value & ((1 << bits) - 1);
    if signed && low >> (bits - 1) & 1 == 1 { low - (1 << bits) } else { low }
}

/// Writes `long f(long, long)`: an operation on its arguments converted to another type, with the result
/// converted to `long`.
fn on_longs(ty: u32, operation: u32, result: u32) -> Vec<u8> {
    let mut code = Code::new(&[], &[LONG, LONG]);
    let lhs = code.give(op::CAST, LONG, &[1, ty], ty);
    let rhs = match operation {
        op::SHL | op::SHR => code.give(op::CAST, LONG, &[2, UBYTE], UBYTE),
        _ => code.give(op::CAST, LONG, &[2, ty], ty),
    };
    let value = code.give(operation, ty, &[lhs, rhs], result);
    let long = code.give(op::CAST, result, &[value, LONG], LONG);
    code.run(op::RET, LONG, &[long]);
    one_function(LONG, &[LONG, LONG], &[], |_| {}, &code)
}

/// Arithmetic, comparisons and conversions of integers by signedness.
///
/// covers: 2-15 2-18
#[test]
fn integers_have_signs() {
    for (ty, bits, signed) in INTS {
        let (low, high) = (wrapped(1 << (bits - 1), bits, signed), wrapped(-1, bits, signed));
        let pairs = [(7, 2), (-7, 2), (-7, -2), (low, 3), (high, 5), (5, high), (low, high)];
        for operation in (op::ADD..=op::SETGT).chain([op::SHL, op::SHR]) {
            let module = on_longs(ty, operation, if (op::SETEQ..=op::SETGT).contains(&operation) { BOOL } else { ty });
            for (a, b) in pairs {
                let (a, mut b) = (wrapped(a, bits, signed), wrapped(b, bits, signed));
                if matches!(operation, op::SHL | op::SHR) {
                    b = (b & 0xff) % i128::from(bits);
                }
                let overflows = signed && a == low && b == -1;
                if overflows && matches!(operation, op::DIV | op::REM) {
                    continue;
                }
                let value = match operation {
                    op::ADD => a + b,
                    op::SUB => a - b,
                    op::MUL => a.wrapping_mul(b),
                    op::DIV => a / b,
                    op::REM => a % b,
                    op::AND => a & b,
                    op::OR => a | b,
                    op::XOR => a ^ b,
                    op::SETEQ => (a == b).into(),
                    op::SETNE => (a != b).into(),
                    op::SETLE => (a <= b).into(),
                    op::SETGE => (a >= b).into(),
                    op::SETLT => (a < b).into(),
                    op::SETGT => (a > b).into(),
                    op::SHL => a << b,
                    _ => a >> b,
                };
                let value = match operation {
                    op::SETEQ..=op::SETGT => value,
                    _ => wrapped(value, bits, signed),
                };
                let is: i64 = call(&module, "f", (a as i64, b as i64));
                assert_eq!(is, value as i64, "{} of type {ty}: {a}, {b}", op::name(operation));
            }
        }
    }
}

/// Conversions between any two numeric types.
///
/// covers: 2-18
#[test]
fn conversions_go_by_the_sign_of_the_source() {
    for (from, bits, signed) in INTS {
        for (to, to_bits, to_signed) in INTS {
            let mut code = Code::new(&[], &[LONG]);
            let value = code.give(op::CAST, LONG, &[1, from], from);
            let value = code.give(op::CAST, from, &[value, to], to);
            let value = code.give(op::CAST, to, &[value, LONG], LONG);
            code.run(op::RET, LONG, &[value]);
            let module = one_function(LONG, &[LONG], &[], |_| {}, &code);
            for number in [1i64, -1, 0x80, 0x8000, 0x8000_0000, i64::MIN, 300] {
                let wanted = wrapped(wrapped(number.into(), bits, signed), to_bits, to_signed) as i64;
                assert_eq!(call::<_, i64>(&module, "f", (number,)), wanted, "{number}: {from} to {to}");
            }
        }
        // To `double` and back, to `bool`, to a pointer and back.
        let by_way = |way: u32| {
            let mut code = Code::new(&[], &[LONG]);
            let value = code.give(op::CAST, LONG, &[1, from], from);
            let value = code.give(op::CAST, from, &[value, way], way);
            let value = code.give(op::CAST, way, &[value, LONG], LONG);
            code.run(op::RET, LONG, &[value]);
            one_function(LONG, &[LONG], &[&[16, INT]], |_| {}, &code)
        };
        let (double, bool, address) = (by_way(DOUBLE), by_way(BOOL), by_way(15));
        for number in [0i64, 1, -3, 200, 70000] {
            let value = wrapped(number.into(), bits, signed) as i64;
            if from != ULONG || number >= 0 {
                assert_eq!(call::<_, i64>(&double, "f", (number,)), value, "{number}: {from}");
            }
            assert_eq!(call::<_, i64>(&bool, "f", (number,)), i64::from(value != 0), "{number}: {from}");
            assert_eq!(call::<_, i64>(&address, "f", (number,)), value, "{number}: {from}");
        }
    }
}

/// Floating point: comparisons with a possible NaN, arithmetic, conversion to `bool`, conversion to integers.
///
/// covers: 2-18
#[test]
fn floating_point_numbers() {
    let compare = |operation: u32| {
        let mut code = Code::new(&[], &[DOUBLE, DOUBLE]);
        let value = code.give(operation, DOUBLE, &[1, 2], BOOL);
        code.run(op::RET, BOOL, &[value]);
        one_function(BOOL, &[DOUBLE, DOUBLE], &[], |_| {}, &code)
    };
    for operation in op::SETEQ..=op::SETGT {
        let module = compare(operation);
        for (a, b) in [(1.0, 2.0), (2.0, 1.0), (1.0, 1.0), (f64::NAN, 1.0), (1.0, f64::NAN), (0.0, -0.0)] {
            let wanted = match operation {
                op::SETEQ => a == b,
                op::SETNE => a != b,
                op::SETLE => a <= b,
                op::SETGE => a >= b,
                op::SETLT => a < b,
                _ => a > b,
            };
            assert_eq!(call::<(f64, f64), bool>(&module, "f", (a, b)), wanted, "{} {a} {b}", op::name(operation));
        }
    }
    for operation in [op::ADD, op::SUB, op::MUL, op::DIV, op::REM] {
        let mut code = Code::new(&[], &[DOUBLE, DOUBLE]);
        let value = code.give(operation, DOUBLE, &[1, 2], DOUBLE);
        code.run(op::RET, DOUBLE, &[value]);
        let (a, b) = (7.5, -2.0);
        let wanted = [a + b, a - b, a * b, a / b, a % b][(operation - op::ADD) as usize];
        let module = one_function(DOUBLE, &[DOUBLE, DOUBLE], &[], |_| {}, &code);
        assert_eq!(call::<(f64, f64), f64>(&module, "f", (a, b)), wanted, "{}", op::name(operation));
    }
    for (ty, number, wanted) in [(BOOL, 0.25, 1), (BOOL, 0.0, 0), (BOOL, f64::NAN, 1), (INT, -2.9, -2), (ULONG, 2.9, 2)]
    {
        let mut code = Code::new(&[], &[DOUBLE]);
        let float = code.give(op::CAST, DOUBLE, &[1, FLOAT], FLOAT);
        let value = code.give(op::CAST, FLOAT, &[float, ty], ty);
        let value = code.give(op::CAST, ty, &[value, LONG], LONG);
        code.run(op::RET, LONG, &[value]);
        let module = one_function(LONG, &[DOUBLE], &[], |_| {}, &code);
        assert_eq!(call::<(f64,), i64>(&module, "f", (number,)), wanted, "{number} to {ty}");
    }
    let wrong = |ty: u32, operation: u32| {
        let mut code = Code::new(&[], &[ty]);
        let value = code.give(operation, ty, &[1, 1], ty);
        code.run(op::RET, ty, &[value]);
        refused(&one_function(ty, &[ty], &[], |_| {}, &code))
    };
    assert!(wrong(DOUBLE, op::AND).starts_with("E1112 and with an invalid operand type"));
    assert!(wrong(BOOL, op::ADD).starts_with("E1112 add with an invalid operand type"));
}

/// Indices of all four types; an unsigned one is zero-extended.
///
/// covers: 2-16
#[test]
fn indices_say_their_types() {
    for (tag, ty) in [UINT, INT, ULONG, LONG].into_iter().enumerate() {
        // long f(long, ty): the offset of an element from null.
        let mut code = Code::new(&[], &[ty]);
        let place = code.give(op::GETELEMENTPTR, 15, &[0, 1 << 2 | tag as u32], 15);
        let long = code.give(op::CAST, 15, &[place, LONG], LONG);
        code.run(op::RET, LONG, &[long]);
        let module = one_function(LONG, &[ty], &[&[16, USHORT]], |_| {}, &code);
        let is: i64 = match ty {
            UINT | INT => call(&module, "f", (-3i32,)),
            _ => call(&module, "f", (-3i64,)),
        };
        assert_eq!(is, if ty == UINT { 2 * i64::from(-3i32 as u32) } else { -6 }, "{ty}");
    }
    // A field of a struct in an array in a struct, by constants; an index out of range or through a pointer
    // is refused.
    let module = |indices: &[u32]| {
        let mut code = Code::new(&[(UINT, 2), (LONG, 1)], &[]);
        let mut operands = vec![0, 3];
        operands.extend(indices);
        let place = code.give(op::GETELEMENTPTR, 17, &operands, 18);
        let long = code.give(op::CAST, 18, &[place, LONG], LONG);
        code.run(op::RET, LONG, &[long]);
        let more: &[&[u32]] = &[&[14, INT, 16, 18, VOID], &[15, INT, 4], &[16, 15], &[16, INT]];
        one_function(LONG, &[], more, |sink| vbrs(sink, &[2, UINT, 0, 1, 0, 2, 1, LONG, 0, 6]), &code)
    };
    assert_eq!(call::<(), i64>(&module(&[1, 7]), "f", ()), 4 + 12);
    assert_eq!(call::<(), i64>(&module(&[0]), "f", ()), 0);
    assert!(refused(&module(&[2, 3])).starts_with("E1112 a getelementptr that indexes through a pointer"));
    assert!(refused(&module(&[0, 3])).starts_with("E1112 an index into a type without elements"));
    assert!(refused(&module(&[9])).starts_with("E1112 a struct index out of range"));
}

/// Writes a module with a variadic function; `pairs`: the arguments of its call, by type and slot.
fn lists(code: impl FnOnce(&mut Code, u32, u32, u32), pairs: &[u32]) -> Vec<u8> {
    file(|sink| {
        // 13: sum's address; 15: f's; 17: sbyte*; 18: va_start's; 20: va_copy's; 22: va_end's
        types(
            sink,
            &[
                &[16, 14],
                &[13, LONG, 2, INT, VOID],
                &[16, 16],
                &[13, LONG, 0],
                &[16, SBYTE],
                &[16, 19],
                &[13, 17, 0],
                &[16, 21],
                &[13, 17, 1, 17],
                &[16, 23],
                &[13, VOID, 1, 17],
            ],
        );
        globals(sink, &[], &[13, 15, 18, 20, 22]);
        sink.block(BlockKind::ConstantPool, |sink| {
            // Signed numbers are encoded with their sign in the lowest bit, and are therefore twice as large.
            vbrs(sink, &[3, INT, 0, 2, 0, 4, 0, 6, 2, LONG, 0, 200, 0, 80, 1, DOUBLE, 0]);
            sink.raw(&2.5f64.to_le_bytes());
        });
        let mut sum = Code::new(&[(INT, 3), (LONG, 2), (DOUBLE, 1)], &[INT]);
        let list = sum.give(op::CALL, 18, &[1], 17);
        code(&mut sum, list, 17, 20);
        sum.function(sink);
        let mut f = Code::new(&[(INT, 3), (LONG, 2), (DOUBLE, 1)], &[]);
        let mut operands = vec![1, 3];
        operands.extend(pairs);
        let value = f.give_long(op::CALL, 13, &operands, LONG);
        f.run(op::RET, LONG, &[value]);
        f.function(sink);
        (0..3).for_each(|_| prototype(sink));
        let planes: &[(u32, &[(u32, &str)])] = &[
            (13, &[(1, "sum")]),
            (15, &[(1, "f")]),
            (18, &[(1, "llvm.va_start")]),
            (20, &[(1, "llvm.va_copy")]),
            (22, &[(1, "llvm.va_end")]),
        ];
        names(sink, &[], planes);
    })
}

/// A list is a value: the one before `vanext` remains at its argument, and so does a copy.
///
/// covers: 2-17 2-19
#[test]
fn lists_of_arguments_are_values() {
    // long 100, double 2.5, long 40
    let pairs = [LONG, 1, DOUBLE, 1, LONG, 2];
    let module = lists(
        |code, list, va_list, va_copy| {
            let copy = code.give(op::CALL, va_copy, &[1, list], va_list);
            let second = code.give(op::VANEXT, va_list, &[list, LONG], va_list);
            let third = code.give(op::VANEXT, va_list, &[second, DOUBLE], va_list);
            // Read out of order.
            let last = code.give(op::VAARG, va_list, &[third, LONG], LONG);
            let first = code.give(op::VAARG, va_list, &[list, LONG], LONG);
            let double = code.give(op::VAARG, va_list, &[second, DOUBLE], DOUBLE);
            let again = code.give(op::VAARG, va_list, &[copy, LONG], LONG);
            let double = code.give(op::CAST, DOUBLE, &[double, LONG], LONG);
            let mut sum = last;
            for value in [first, double, again] {
                sum = code.give(op::ADD, LONG, &[sum, value], LONG);
            }
            code.run(op::CALL, 22, &[1, copy]);
            code.run(op::RET, LONG, &[sum]);
        },
        &pairs,
    );
    assert_eq!(call::<(), i64>(&module, "f", ()), 40 + 100 + 2 + 100, "{}", text(&module));
    // An integer list belongs to another machine.
    let number = lists(
        |code, _, _, _| {
            let value = code.give(op::VAARG, LONG, &[1, LONG], LONG);
            code.run(op::RET, LONG, &[value]);
        },
        &pairs,
    );
    assert!(refused(&number).starts_with("E1114 a list of arguments of the type i64: only pointers are read"));
}

/// Allocations of an unsigned number of elements; they fail if that exceeds the memory.
///
/// covers: 2-19
#[test]
fn malloc_and_free_are_those_of_the_c_library() {
    // long f(uint): the third element is stored and loaded; everything is freed.
    let mut code = Code::new(&[(LONG, 1)], &[UINT]);
    let memory = code.give(op::MALLOC, 15, &[1], 15);
    let third = code.give(op::GETELEMENTPTR, 15, &[memory, 1 << 2 | 3], 15);
    code.run(op::STORE, 15, &[1, third]);
    let value = code.give(op::VOLATILE_LOAD, 15, &[third], LONG);
    code.run(op::FREE, 15, &[memory]);
    code.run(op::RET, LONG, &[value]);
    let module = one_function(LONG, &[UINT], &[&[16, LONG]], |sink| vbrs(sink, &[1, LONG, 0, 4]), &code);
    assert_eq!(call::<(i32,), i64>(&module, "f", (3,)), 2);
    // Without a count: one element, of a variable.
    let mut code = Code::new(&[(LONG, 1)], &[]);
    let memory = code.give(op::MALLOC, 15, &[], 15);
    let place = code.give(op::ALLOCA, 15, &[], 15);
    code.run(op::VOLATILE_STORE, 15, &[1, place]);
    let value = code.give(op::LOAD, 15, &[place], LONG);
    code.run(op::STORE, 15, &[value, memory]);
    let value = code.give(op::LOAD, 15, &[memory], LONG);
    code.run(op::FREE, 15, &[memory]);
    code.run(op::RET, LONG, &[value]);
    let module = one_function(LONG, &[], &[&[16, LONG]], |sink| vbrs(sink, &[1, LONG, 0, 4]), &code);
    assert_eq!(call::<(), i64>(&module, "f", ()), 2);
}

/// `invoke` of a variadic function, `switch`, `phi` of a value that is defined later, and `unwind`.
///
/// covers: 2-15 2-17 2-19
#[test]
fn control_flow() {
    let module = file(|sink| {
        // 13: thrower's address, 15: f's
        types(sink, &[&[16, 14], &[13, VOID, 2, INT, VOID], &[16, 16], &[13, INT, 1, INT]]);
        globals(sink, &[], &[13, 15]);
        // 1, 5 and 7
        sink.block(BlockKind::ConstantPool, |sink| vbrs(sink, &[3, INT, 0, 2, 0, 10, 0, 14]));
        let mut thrower = Code::new(&[(INT, 3)], &[INT]);
        let zero = thrower.give(op::SETEQ, INT, &[4, 0], BOOL);
        thrower.run(op::BR, LABEL, &[1, 2, zero]);
        thrower.run(op::RET, VOID, &[]);
        thrower.run(op::UNWIND, VOID, &[]);
        thrower.function(sink);
        let mut f = Code::new(&[(INT, 3)], &[INT]);
        // 5 and 7 go to the loop, others to the thrower.
        f.run(op::SWITCH, INT, &[4, 1, 2, 2, 3, 2]);
        f.give_long(op::INVOKE, 13, &[1, 3, 4, 4, INT, 2, INT, 3], VOID);
        // Counts down to 0; the value for the next iteration is defined later.
        let count = f.give(op::PHI, INT, &[4, 0, 4, 0, 6, 2], INT);
        let less = f.give(op::SUB, INT, &[count, 1], INT);
        let on = f.give(op::SETGT, INT, &[less, 0], BOOL);
        f.run(op::BR, LABEL, &[2, 5, on]);
        f.run(op::RET, INT, &[1]);
        f.run(op::RET, INT, &[2]);
        f.run(op::RET, INT, &[less]);
        f.function(sink);
        names(sink, &[], &[(15, &[(1, "f")])]);
    });
    // 0 returns, 3 is thrown; the loop ends at 0.
    assert_eq!([0, 3, 5, 7].map(|n| call::<(i32,), i32>(&module, "f", (n,))), [1, 5, 0, 0]);
}

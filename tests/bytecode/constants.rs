//! Numbers, strings and constant expressions.

use super::builder::*;
use super::{call, refused, text};
use llvmlite_jit::bytecode::Sink;
use llvmlite_jit::bytecode::format::{BlockKind, op};

/// Writes a module with a variable for each constant of a type; `more` types follow at 14.
fn variables(ty: u32, more: &[&[u32]], count: u32, pool: impl FnOnce(&mut Sink)) -> Vec<u8> {
    file(|sink| {
        let pointer = [16, ty];
        let mut all: Vec<&[u32]> = vec![&pointer];
        all.extend(more);
        types(sink, &all);
        let numbers: Vec<[u32; 2]> = (1..=count).map(|n| [T0 << 5 | 2, n]).collect();
        let numbers: Vec<&[u32]> = numbers.iter().map(|n| &n[..]).collect();
        globals(sink, &numbers, &[]);
        sink.block(BlockKind::ConstantPool, pool);
    })
}

fn contents(bytes: &[u8]) -> Vec<String> {
    let text = text(bytes);
    text.lines().filter_map(|line| Some(line.split_once(" = global ")?.1.to_string())).collect()
}

/// covers: 2-3 2-10
#[test]
fn numbers_at_the_edges_of_their_types() {
    let of = |ty: u32, numbers: &[i128]| {
        contents(&variables(ty, &[], numbers.len() as u32, |sink| {
            vbrs(sink, &[numbers.len() as u32, ty]);
            for number in numbers {
                sink.vbr(0);
                match ty {
                    SBYTE | SHORT | INT | LONG => sink.signed(*number as i64),
                    _ => sink.vbr64(*number as u64),
                }
            }
        }))
    };
    assert_eq!(of(BOOL, &[0, 1]), ["i1 false", "i1 true"]);
    assert_eq!(of(UBYTE, &[127, 128, 255]), ["i8 127", "i8 -128", "i8 -1"]);
    assert_eq!(of(SBYTE, &[-128, -1, 127]), ["i8 -128", "i8 -1", "i8 127"]);
    assert_eq!(of(USHORT, &[16383, 65535]), ["i16 16383", "i16 -1"]);
    assert_eq!(of(SHORT, &[-32768, 32767]), ["i16 -32768", "i16 32767"]);
    assert_eq!(of(UINT, &[u32::MAX.into()]), ["i32 -1"]);
    assert_eq!(of(INT, &[i32::MIN.into(), i32::MAX.into()]), ["i32 -2147483648", "i32 2147483647"]);
    assert_eq!(of(ULONG, &[u64::MAX.into()]), ["i64 -1"]);
    // Minus zero encodes the minimum.
    assert_eq!(of(LONG, &[i64::MIN.into(), i64::MAX.into()]), ["i64 -9223372036854775808", "i64 9223372036854775807"]);
    let beyond = |ty: u32, numbers: &[u32]| {
        refused(&variables(ty, &[], 1, |sink| {
            vbrs(sink, &[1, ty, 0]);
            vbrs(sink, numbers);
        }))
    };
    assert!(beyond(BOOL, &[2]).starts_with("E1112 a bool of the value 2"));
    assert!(beyond(UBYTE, &[256]).starts_with("E1112 a number that does not fit into 8 bits"));
    assert!(beyond(SBYTE, &[256]).starts_with("E1112 a number that does not fit into 8 bits"));
    assert!(beyond(SHORT, &[2 << 15 | 3]).starts_with("E1112 a number that does not fit into 16 bits"));
    assert!(beyond(T0, &[0]).starts_with("E1112 a constant of a type that has no constants"));
}

/// covers: 2-10
#[test]
fn floating_point_numbers_keep_their_bits() {
    let floats = variables(FLOAT, &[], 2, |sink| {
        vbrs(sink, &[2, FLOAT]);
        for bits in [0x7fa0_0001u32, 0x8000_0000] {
            sink.vbr(0);
            sink.raw(&bits.to_le_bytes());
        }
    });
    assert_eq!(contents(&floats), ["float 0x7FF4000020000000", "float -0.000000e+00"]);
    let doubles = variables(DOUBLE, &[], 2, |sink| {
        vbrs(sink, &[2, DOUBLE]);
        for bits in [0x7ff0_0000_0000_0001u64, 0xfff8_0000_0000_0000] {
            sink.vbr(0);
            sink.raw(&bits.to_le_bytes());
        }
    });
    assert_eq!(contents(&doubles), ["double 0x7FF0000000000001", "double 0xFFF8000000000000"]);
}

/// Strings come first and take slots of their own types; arrays of the same type follow.
///
/// covers: 2-10
#[test]
fn strings_stand_as_their_bytes() {
    let strings = variables(14, &[&[15, SBYTE, 3]], 2, |sink| {
        vbrs(sink, &[1, VOID, 14]);
        sink.raw(b"a\x00\xff");
        // The characters of the other string come after it.
        vbrs(sink, &[1, 14, 0, 1, 2, 1, 2, SBYTE, 0, 130, 0, 132]);
    });
    assert_eq!(contents(&strings), ["[3 x i8] c\"a\\00\\FF\"", "[3 x i8] c\"ABA\""]);
    let wrong = variables(14, &[&[15, INT, 3]], 1, |sink| vbrs(sink, &[1, VOID, 14, 0, 0, 0]));
    assert!(refused(&wrong).starts_with("E1112 a string whose type is not an array of bytes"));
    let cut = variables(14, &[&[15, SBYTE, u32::MAX]], 1, |sink| vbrs(sink, &[1, VOID, 14]));
    assert!(refused(&cut).starts_with("E1111 expected 4294967295 more bytes, but there are 0"));
    let long = variables(14, &[&[15, INT, u32::MAX]], 1, |sink| vbrs(sink, &[1, 14, 0]));
    assert!(refused(&long).starts_with("E1111 4294967295 elements in 0 bytes"));
}

/// Every operation on constants, with operands that are defined after it.
///
/// covers: 2-11
#[test]
fn constant_expressions() {
    // An int expression over the ints 1 to 3, which are 7, -3 and 40.
    let of = |number: u32, operands: &[u32]| {
        let mut code = Code::default();
        code.run(op::RET, INT, &[1]);
        let module = one_function(
            INT,
            &[],
            &[],
            |sink| {
                vbrs(sink, &[4, INT, operands.len() as u32, number]);
                for operand in operands {
                    let shift = matches!(number, op::SHL | op::SHR) && *operand == 1;
                    vbrs(sink, &if shift { [1, UBYTE] } else { [*operand, INT] });
                }
                vbrs(sink, &[0, 14, 0, 7, 0, 80, 1, UBYTE, 0, 2]);
            },
            &code,
        );
        call::<(), i32>(&module, "f", ())
    };
    // Slot 1 is the expression itself.
    assert_eq!(of(op::ADD, &[2, 4]), 47);
    assert_eq!(of(op::SUB, &[2, 4]), -33);
    assert_eq!(of(op::MUL, &[3, 4]), -120);
    assert_eq!(of(op::DIV, &[3, 2]), 0);
    assert_eq!(of(op::REM, &[3, 2]), -3);
    assert_eq!(of(op::AND, &[2, 3]), 5);
    assert_eq!(of(op::OR, &[2, 4]), 47);
    assert_eq!(of(op::XOR, &[2, 3]), 7 ^ -3);
    assert_eq!(of(op::SHL, &[2, 1]), 28);
    assert_eq!(of(op::SHR, &[3, 1]), -1);
    assert_eq!(of(op::CAST, &[4]), 40);
    let mut code = Code::default();
    code.run(op::RET, INT, &[1]);
    let expression = |numbers: &[u32]| {
        refused(&one_function(
            INT,
            &[],
            &[],
            |sink| {
                vbrs(sink, &[1, INT]);
                vbrs(sink, numbers);
            },
            &code,
        ))
    };
    assert!(expression(&[2, op::ADD, 1, INT, 0, INT]).starts_with("E1112 a constant that contains itself"));
    assert!(expression(&[2, op::ADD, 0, LONG, 0, LONG]).starts_with("E1112 a constant of add with another type"));
    assert!(expression(&[1, op::ADD, 0, INT]).starts_with("E1112 add of 1 operands"));
    assert!(expression(&[1, op::LOAD, 0, INT]).starts_with("E1114 a constant expression of load"));
    assert!(expression(&[2, op::ADD, 9, INT, 0, INT]).starts_with("E1113 undefined value 9 of type i32"));
}

/// Comparisons, conversions, `select` and addresses.
///
/// covers: 2-11
#[test]
fn constant_expressions_of_other_types() {
    let of = |ret: u32, pool: &dyn Fn(&mut Sink)| {
        let mut code = Code::default();
        code.run(op::RET, ret, &[1]);
        one_function(ret, &[], &[&[15, INT, 4], &[16, 15], &[16, INT]], |sink| pool(sink), &code)
    };
    // 3 < -1 only as unsigned numbers.
    for (ty, less) in [(INT, false), (UINT, true)] {
        let module = of(BOOL, &|sink| {
            vbrs(sink, &[1, BOOL, 2, op::SETLT, 1, ty, 2, ty]);
            vbrs(sink, &[2, ty, 0, if ty == INT { 6 } else { 3 }, 0]);
            if ty == INT { sink.signed(-1) } else { sink.vbr(u32::MAX) }
        });
        assert_eq!(call::<(), bool>(&module, "f", ()), less, "{ty}");
    }
    let float = of(BOOL, &|sink| {
        vbrs(sink, &[1, BOOL, 2, op::SETNE, 0, DOUBLE, 0, DOUBLE]);
    });
    assert!(text(&float).contains("fcmp une (double 0.000000e+00, double 0.000000e+00)"), "{}", text(&float));
    assert!(!call::<(), bool>(&float, "f", ()));
    let select = of(INT, &|sink| {
        vbrs(sink, &[2, INT, 3, op::SELECT, 1, BOOL, 2, INT, 0, INT, 0, 84, 1, BOOL, 0, 1]);
    });
    assert_eq!(call::<(), i32>(&select, "f", ()), 42);
    // To `bool`: whether the operand is nonzero; from it: 0 or 1; otherwise extended by the signedness of the
    // operand's type.
    let long = of(LONG, &|sink| vbrs(sink, &[1, LONG, 1, op::CAST, 1, SBYTE, 1, SBYTE, 0, 5]));
    assert_eq!(call::<(), i64>(&long, "f", ()), -2);
    let ubyte = of(LONG, &|sink| vbrs(sink, &[1, LONG, 1, op::CAST, 1, UBYTE, 1, UBYTE, 0, 254]));
    assert_eq!(call::<(), i64>(&ubyte, "f", ()), 254);
    let bool = of(INT, &|sink| {
        vbrs(sink, &[1, INT, 1, op::CAST, 1, BOOL, 1, BOOL, 1, op::CAST, 1, LONG, 1, LONG, 0, 512]);
    });
    assert_eq!(call::<(), i32>(&bool, "f", ()), 1);
    // The offset of the third element of an array at null; an unsigned index is zero-extended.
    for (ty, index) in [(INT, 3u32), (UINT, 3), (LONG, 3), (ULONG, 3), (UINT, 0x8000_0000)] {
        let module = of(LONG, &|sink| {
            vbrs(sink, &[1, LONG, 1, op::CAST, 1, 17]);
            // The preceding `long` has the first slot of its type.
            let slot = if ty == LONG { 2 } else { 1 };
            vbrs(sink, &[1, 17, 3, op::GETELEMENTPTR, 0, 16, 0, LONG, slot, ty]);
            vbrs(sink, &[1, ty, 0, if matches!(ty, INT | LONG) { index << 1 } else { index }]);
        });
        assert_eq!(call::<(), i64>(&module, "f", ()), i64::from(index) * 4, "{ty}");
    }
}

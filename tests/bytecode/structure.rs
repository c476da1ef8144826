//! Blocks, types, globals, slots, compaction tables and symbol tables.

use super::builder::*;
use super::files::bytes;
use super::{call, refused, text};
use llvmlite_jit::bytecode::format::{BlockKind, op};
use llvmlite_jit::bytecode::{self, Sink};

/// covers: 2-1
#[test]
fn the_signature_and_the_exact_size() {
    let whole = bytes("fac-fmt2.bc");
    let mut longer = whole.clone();
    longer.push(0);
    assert_eq!(refused(&longer), "E1111 the module has 232 bytes, but 233 follow: 0x4 in the module");
    assert_eq!(refused(&whole[..whole.len() - 1]), "E1111 the module has 232 bytes, but 231 follow: 0x4 in the module");
    let mut other = whole.clone();
    other[4] = 2;
    assert_eq!(refused(&other), "E1111 the file starts with block 0x2, not with a module: 0x4 in the module");
    assert_eq!(refused(b"llvm"), "E1111 expected 4 more bytes, but there are 0: 0x4 in the module");
    assert!(refused(b"llvc0000").starts_with("E1114 compressed bytecode"));
}

/// covers: 2-2
#[test]
fn the_version_says_format_endianness_and_pointers() {
    let layout = |flags| text(&file_of(2, flags, |_| {}));
    assert_eq!(layout(0b1100), "");
    assert_eq!(layout(0b1000), "target datalayout = \"e\"\n");
    assert_eq!(layout(0b1001), "target datalayout = \"E\"\n");
    assert_eq!(layout(0b0100), "target datalayout = \"p:32:32\"\n");
    assert_eq!(layout(0b0110), "target datalayout = \"p:64:64\"\n");
    assert_eq!(layout(0b0000), "target datalayout = \"e-p:32:32\"\n");
    assert_eq!(layout(0b0001), "target datalayout = \"E-p:32:32\"\n");
    assert_eq!(layout(0b0010), "target datalayout = \"e-p:64:64\"\n");
    assert_eq!(layout(0b0011), "target datalayout = \"E-p:64:64\"\n");
    for format in 0..4 {
        assert!(bytecode::read(&file_of(format, PLAIN, |_| {})).is_ok(), "{format}");
    }
    for format in 4..8 {
        let wanted = format!(
            "E1114 unsupported bytecode format {format}: only those of LLVM 1.0 to 1.3 (0 to 3) are read: 0xc in"
        );
        assert!(refused(&file_of(format, PLAIN, |_| {})).starts_with(&wanted));
    }
}

fn answer(sink: &mut Sink, before: impl FnOnce(&mut Sink), behind: impl FnOnce(&mut Sink)) {
    types(sink, &[&[16, 14], &[13, INT, 0]]);
    globals(sink, &[], &[T0]);
    before(sink);
    sink.block(BlockKind::ConstantPool, |sink| vbrs(sink, &[1, INT, 0, 84]));
    sink.block(BlockKind::Function, |sink| {
        sink.vbr(0);
        sink.block(BlockKind::Unknown, |sink| sink.raw(b"who?"));
        let mut code = Code::default();
        code.run(op::RET, INT, &[1]);
        sink.block(BlockKind::InstructionList, |sink| code.words(sink));
    });
    behind(sink);
}

/// covers: 2-4
#[test]
fn blocks_that_nobody_knows_are_left_out() {
    let unknown = |sink: &mut Sink| sink.block(BlockKind::Unknown, |sink| sink.raw(&[1, 2, 3]));
    let named = |sink: &mut Sink| names(sink, &[], &[(T0, &[(1, "f")])]);
    let whole = file(|sink| {
        unknown(sink);
        answer(sink, unknown, |sink| {
            named(sink);
            unknown(sink);
        });
    });
    assert_eq!(call::<(), i32>(&whole, "f", ()), 42);
    // No names, and no constants.
    assert_eq!(text(&file(|sink| answer(sink, |_| {}, |_| {}))), "define i32 @0() {\n  ret i32 42\n}\n");
    let twice = file(|sink| answer(sink, |sink| types(sink, &[]), |_| {}));
    assert!(refused(&twice).starts_with("E1111 the type pool occurs twice"));
    let long = file(|sink| sink.raw(&[0x15, 0, 0, 0, 1, 0, 0, 0]));
    assert_eq!(refused(&long), "E1111 a block of 1 bytes, but only 0 are left: 0x10 in the module");
}

/// The padding of a block may have any value.
///
/// covers: 2-5
#[test]
fn padding_is_left_out() {
    let whole = bytes("fac-fmt2.bc");
    let mut other = whole.clone();
    let mut changed = 0;
    for byte in other.iter_mut().filter(|byte| **byte == 0xab) {
        (*byte, changed) = (0, changed + 1);
    }
    assert!(changed > 5 && text(&other) == text(&whole));
}

/// covers: 2-6
#[test]
fn types_of_every_kind() {
    let module = file(|sink| {
        let pool: &[&[u32]] = &[
            // 13: a function of every primitive type, and more arguments
            &[13, VOID, 12, BOOL, UBYTE, SBYTE, USHORT, SHORT, UINT, INT, ULONG, LONG, FLOAT, DOUBLE, VOID],
            &[16, 13],
            // 15: %list, a struct of itself; 16: its address
            &[14, INT, 16, VOID],
            &[16, 15],
            // 17: opaque; 18: its address; 19: an address of an address of itself
            &[17],
            &[16, 17],
            &[16, 19],
            // 20: an array of the next type; 21: that type
            &[15, 21, 3],
            &[14, VOID],
            // 22: another name of a primitive type; 23: a struct that looks like another one
            &[INT],
            &[14, INT, VOID],
            &[14, INT, VOID],
            // 25 to 31: addresses of variables
            &[16, 16],
            &[16, 18],
            &[16, 19],
            &[16, 20],
            &[16, 22],
            &[16, 23],
            &[16, 24],
        ];
        types(sink, pool);
        let variables: Vec<Vec<u32>> = (25..=31).map(|slot| vec![slot << 5]).collect();
        let variables: Vec<&[u32]> = variables.iter().map(|v| &v[..]).collect();
        globals(sink, &variables, &[14]);
        prototype(sink);
        let planes: &[(u32, &[(u32, &str)])] = &[(14, &[(1, "f")]), (31, &[(1, "one"), (2, "two")]), (25, &[(1, "l")])];
        names(sink, &[(15, "list"), (17, "who"), (7, "word"), (15, "also")], planes);
    });
    assert_eq!(
        text(&module),
        "%0 = type %0*
%word = type i32
%list = type { i32, %list* }
%also = type %list
%who = type opaque

@l = external global %list*
@0 = external global %who*
@1 = external global %0
@2 = external global [3 x {}]
@3 = external global i32
@one = external global { i32 }
@two = external global { i32 }

declare void @f(i1 zeroext, i8 zeroext, i8 signext, i16 zeroext, i16 signext, i32, i32, i64, i64, float, double, ...)
"
    );
    let bad = |pool: &[&[u32]]| refused(&file(|sink| types(sink, pool)));
    assert!(bad(&[&[16, 14]]).starts_with("E1113 undefined type 14"));
    assert!(bad(&[&[18]]).starts_with("E1114 unknown type kind 18"));
    let mut deep: Vec<[u32; 2]> = vec![[16, INT]];
    deep.extend((0..300).map(|n| [16, T0 + n]));
    let deep: Vec<&[u32]> = deep.iter().map(|ty| &ty[..]).collect();
    assert!(bad(&deep).starts_with("E1112 types nested more than 200 levels deep"));
    let many = file(|sink| sink.block(BlockKind::TypePool, |sink| vbrs(sink, &[u32::MAX, 17])));
    assert!(refused(&many).starts_with("E1111 4294967295 types in 1 bytes"));
}

/// covers: 2-8 2-9
#[test]
fn variables_and_functions_are_listed() {
    let module = |variables: &[&[u32]], bodies: usize| {
        file(|sink| {
            types(sink, &[&[16, INT], &[16, 15], &[13, VOID, 0]]);
            globals(sink, variables, &[14, 14]);
            sink.block(BlockKind::ConstantPool, |sink| vbrs(sink, &[1, INT, 0, 10]));
            for n in 0..bodies {
                match n {
                    0 => prototype(sink),
                    _ => {
                        let mut code = Code::default();
                        code.run(op::RET, VOID, &[]);
                        sink.block(BlockKind::Function, |sink| {
                            sink.vbr(3);
                            sink.block(BlockKind::InstructionList, |sink| code.words(sink));
                        });
                    }
                }
            }
        })
    };
    let number = |linkage: u32, init: u32, constant: u32| T0 << 5 | linkage << 2 | init << 1 | constant;
    let variables: [&[u32]; 6] = [
        &[number(0, 0, 1)],
        &[number(0, 1, 0), 1],
        &[number(1, 1, 1), 0],
        &[number(2, 1, 0), 1],
        &[number(3, 1, 0), 0],
        &[number(4, 1, 1), 1],
    ];
    assert_eq!(
        text(&module(&variables, 2)),
        "@0 = external constant i32
@1 = global i32 5
@2 = weak constant i32 0
@3 = appending global i32 5
@4 = internal global i32 0
@5 = linkonce constant i32 5

declare void @6()

define internal void @7() {
  ret void
}
"
    );
    assert!(refused(&module(&[], 1)).starts_with("E1113 2 functions are listed, but there are 1"));
    assert!(refused(&module(&[], 3)).starts_with("E1113 2 functions are listed, but there are 3"));
    assert!(refused(&module(&[&[number(5, 0, 0)]], 2)).starts_with("E1114 unknown linkage 5"));
    assert!(refused(&module(&[&[number(0, 1, 0), 2]], 2)).starts_with("E1113 undefined value 2 of type i32"));
    assert!(refused(&module(&[&[INT << 5]], 2)).starts_with("E1112 expected a pointer type"));
}

/// A function that adds constants of the module through a compaction table: lists of 0, 1, 2 and more
/// entries, and of types.
///
/// covers: 2-13
#[test]
fn a_compaction_table_renumbers_types_and_values() {
    let module = |table: &dyn Fn(&mut Sink)| {
        file(|sink| {
            // 13: f's address; 14: f; 15: int*; 16: not used; 17: an array; 18: its address
            types(sink, &[&[16, 14], &[13, INT, 0], &[16, INT], &[14, VOID], &[15, INT, 2], &[16, 17]]);
            globals(sink, &[&[18 << 5 | 2, 1]], &[13]);
            sink.block(BlockKind::ConstantPool, |sink| {
                // int: 10, 11, 12, 13, 14 and their array; long: 1; bool: true
                vbrs(sink, &[5, INT, 0, 20, 0, 22, 0, 24, 0, 26, 0, 28]);
                vbrs(sink, &[1, 17, 0, 4, 5, 1, LONG, 0, 2, 1, BOOL, 0, 1]);
            });
            sink.block(BlockKind::Function, |sink| {
                sink.vbr(0);
                sink.block(BlockKind::CompactionTable, |sink| table(sink));
                // Types in this numbering: 13 is int*, 14 the pointer to the array.
                let mut code = Code::new(&[(INT, 3), (14, 1), (LONG, 1)], &[]);
                let sum = code.give(op::ADD, INT, &[1, 2], INT);
                let sum = code.give(op::ADD, INT, &[sum, 3], INT);
                let place = code.give(op::GETELEMENTPTR, 14, &[1, 3, 7], 13);
                let element = code.give(op::LOAD, 13, &[place], INT);
                let yes = code.give(op::SELECT, INT, &[1, element, 0], INT);
                let sum = code.give(op::ADD, INT, &[sum, yes], INT);
                code.run(op::RET, INT, &[sum]);
                sink.block(BlockKind::InstructionList, |sink| code.words(sink));
            });
            names(sink, &[], &[(13, &[(1, "f")])]);
        })
    };
    let table = |sink: &mut Sink| {
        vbrs(sink, &[2, 15, 18]);
        // Three of int, in the long form: slots 5, 1, 3, which are 14, 10 and 12.
        vbrs(sink, &[3 << 2 | 3, INT, 5, 1, 3]);
        // One pointer to the array, one long, and none of bool, which keeps the module's.
        vbrs(sink, &[14 << 2 | 1, 1, LONG << 2 | 1, 1]);
        // None of float.
        vbrs(sink, &[FLOAT << 2]);
    };
    assert_eq!(call::<(), i32>(&module(&table), "f", ()), 14 + 10 + 12 + 14);
    let two = |sink: &mut Sink| vbrs(sink, &[2, 15, 18, INT << 2 | 2, 5, 1, INT << 2 | 2, 1, 5]);
    assert!(refused(&module(&two)).starts_with("E1112 two value lists of the same type"));
    let missing = |sink: &mut Sink| vbrs(sink, &[0, INT << 2 | 1, 6]);
    assert!(refused(&module(&missing)).starts_with("E1113 undefined value 6 of type i32"));
    let none = |sink: &mut Sink| vbrs(sink, &[1, 99]);
    assert!(refused(&module(&none)).starts_with("E1113 undefined type 99"));
    let local = |sink: &mut Sink| vbrs(sink, &[1, 15, 16 << 2 | 1, 1]);
    assert!(refused(&module(&local)).starts_with("E1113 undefined type 16 in the compaction table"));
}

/// The header of a plane encodes a count of up to two.
///
/// covers: 2-13
#[test]
fn a_compaction_table_of_two_values() {
    let module = file(|sink| {
        types(sink, &[&[16, 14], &[13, INT, 1, INT]]);
        globals(sink, &[], &[T0]);
        sink.block(BlockKind::ConstantPool, |sink| vbrs(sink, &[3, INT, 0, 2, 0, 4, 0, 80]));
        sink.block(BlockKind::Function, |sink| {
            sink.vbr(0);
            sink.block(BlockKind::CompactionTable, |sink| vbrs(sink, &[0, INT << 2 | 2, 3, 1]));
            // 0, 40, 1, the argument
            let mut code = Code::new(&[(INT, 2)], &[INT]);
            let sum = code.give(op::ADD, INT, &[1, 2], INT);
            let sum = code.give(op::ADD, INT, &[sum, 3], INT);
            code.run(op::RET, INT, &[sum]);
            sink.block(BlockKind::InstructionList, |sink| code.words(sink));
        });
        names(sink, &[], &[(T0, &[(1, "f")])]);
    });
    assert_eq!(call::<(i32,), i32>(&module, "f", (1,)), 42);
}

/// covers: 2-20
#[test]
fn names_belong_to_types() {
    let module = file(|sink| {
        types(sink, &[&[16, 14], &[13, INT, 2, INT, LONG], &[16, 16], &[13, INT, 0]]);
        globals(sink, &[], &[13, 15, 13, 15]);
        for _ in 0..2 {
            prototype(sink);
        }
        sink.block(BlockKind::Function, |sink| {
            sink.vbr(0);
            let mut code = Code::new(&[], &[INT, LONG]);
            let word = code.give(op::CAST, LONG, &[1, INT], INT);
            code.run(op::BR, LABEL, &[1]);
            let sum = code.give(op::ADD, INT, &[1, word], INT);
            code.run(op::RET, INT, &[sum]);
            sink.block(BlockKind::InstructionList, |sink| code.words(sink));
            names(sink, &[], &[(INT, &[(1, "x"), (3, "a\"b")]), (LONG, &[(1, "x")]), (LABEL, &[(0, "x"), (1, "end")])]);
        });
        prototype(sink);
        // Two functions of one name, one of them defined; and one whose name only another type has.
        names(sink, &[], &[(13, &[(2, "f")]), (15, &[(1, "f"), (2, "g")])]);
    });
    assert_eq!(
        text(&module),
        "declare i32 @0(i32, i64)

define i32 @f(i32 %x, i64 %x.1) {
x.label:
  %0 = trunc i64 %x.1 to i32
  br label %end

end:
  %\"a\\22b\" = add i32 %x, %0
  ret i32 %\"a\\22b\"
}

declare i32 @g()
"
    );
    assert_eq!(call::<(i32, i64), i32>(&module, "f", (40, 2)), 42);
    let wrong = file(|sink| {
        answer(sink, |_| {}, |sink| names(sink, &[(99, "t")], &[]));
    });
    assert!(refused(&wrong).starts_with("E1113 undefined type 99"));
}

/// A call through a declaration of another type reaches the definition of the same name.
///
/// covers: 2-20
#[test]
fn a_declaration_of_another_type_is_the_definition() {
    let module = file(|sink| {
        types(sink, &[&[16, 14], &[13, INT, 1, INT], &[16, 16], &[13, INT, 0]]);
        globals(sink, &[], &[13, 15, 15]);
        prototype(sink);
        let mut code = Code::new(&[(13, 1), (15, 2)], &[]);
        sink.block(BlockKind::ConstantPool, |sink| vbrs(sink, &[1, INT, 0, 84]));
        let result = Code::new(&[(INT, 1)], &[]).give(op::CALL, 13, &[1, 1], INT);
        code.run(op::CALL, 13, &[1, 1]);
        code.run(op::RET, INT, &[result]);
        code.function(sink);
        let mut code = Code::default();
        code.run(op::RET, INT, &[1]);
        code.function(sink);
        names(sink, &[], &[(13, &[(1, "g")]), (15, &[(1, "f"), (2, "g")])]);
    });
    assert!(text(&module).contains("call i32 bitcast (i32 ()* @g to i32 (i32)*)(i32 42)"), "{}", text(&module));
}

/// Instructions in every form that fits them give the same module.
///
/// covers: 2-14
#[test]
fn forms_of_instructions() {
    let module = |long: bool| {
        let mut code = Code::new(&[], &[INT, INT]);
        let give = if long { Code::give_long } else { Code::give };
        let sum = give(&mut code, op::ADD, INT, &[1, 2], INT);
        let less = give(&mut code, op::SETLT, INT, &[sum, 2], BOOL);
        let which = give(&mut code, op::SELECT, INT, &[less, sum, 2], INT);
        give(&mut code, op::RET, INT, &[which], VOID);
        one_function(INT, &[INT, INT], &[], |_| {}, &code)
    };
    assert!(module(true).len() > module(false).len());
    assert_eq!(text(&module(true)), text(&module(false)));
    assert_eq!(call::<(i32, i32), i32>(&module(true), "f", (3, 4)), 4);
    // A return without a value: one operand, which marks its absence.
    let mut sink = Sink::default();
    sink.instruction(op::RET, VOID, &[]);
    assert_eq!(sink.bytes(), [5, 0, 0xf0, 0xff]);
    let raw = |words: &[u8]| {
        file(|sink| {
            types(sink, &[&[16, 14], &[13, VOID, 0]]);
            globals(sink, &[], &[T0]);
            sink.block(BlockKind::Function, |sink| {
                sink.vbr(0);
                sink.block(BlockKind::InstructionList, |sink| sink.raw(words));
            });
        })
    };
    assert!(text(&raw(&[5, 0, 0xf0, 0xff])).contains("ret void"));
    assert!(refused(&raw(&[4, 0, 0, 0])).starts_with("E1111 an instruction of 0 operands"));
    assert!(refused(&raw(&[4, 0, 0x7f, 0])).starts_with("E1111 an instruction of 127 operands"));
    assert!(refused(&raw(&[0x91, 0, 0xf0, 0xff])).starts_with("E1114 unknown opcode 36"));
    assert!(refused(&raw(&[0x89, 0, 0xf0, 0xff])).starts_with("E1114 unknown opcode 34"));
}

/// The writer uses the shortest form that fits all numbers, tested at the limit of each.
///
/// covers: 2-14
#[test]
fn the_writer_takes_the_shortest_form() {
    let bytes = |ty: u32, operands: &[u32]| {
        let mut sink = Sink::default();
        sink.instruction(op::ADD, ty, operands);
        (sink.bytes()[0] & 3, sink.bytes().len())
    };
    assert_eq!((bytes(4095, &[]), bytes(4095, &[4094])), ((1, 4), (1, 4)));
    assert_eq!((bytes(4096, &[1]), bytes(1, &[4095])), ((0, 8), (0, 8)));
    assert_eq!((bytes(255, &[255, 255]), bytes(256, &[0, 0]), bytes(0, &[0, 256])), ((2, 4), (0, 8), (0, 8)));
    assert_eq!((bytes(63, &[63, 63, 63]), bytes(64, &[0, 0, 0]), bytes(0, &[0, 0, 64])), ((3, 4), (0, 8), (0, 8)));
    assert_eq!(bytes(0, &[0; 4]).0, 0);
}

/// Formats 0 and 1: a type of types, which precedes `label`, constant pools with types in functions, explicit zeros,
/// addresses as constants, field indices of type ubyte, and in LLVM 1.0 a block of bytes for each basic block.
///
/// covers: 2-12 2-16 2-21 2-22
#[test]
fn older_formats() {
    for (format, by_blocks) in [(0, true), (0, false), (1, false)] {
        // Derived types have numbers greater by one: a pointer is 17, a function 14, the first slot 14.
        let (label, t0) = (13, 14);
        let module = file_of(format, PLAIN, |sink| {
            sink.block(BlockKind::TypePool, |sink| {
                // 14: f's address; 15: f; 16: a struct of long and int; 17: its address
                vbrs(sink, &[4, 12]);
                vbrs(sink, &[17, 15, 14, INT, 1, INT, 15, LONG, INT, VOID, 17, 16]);
            });
            sink.block(BlockKind::ModuleInfo, |sink| {
                vbrs(sink, &[17 << 5 | 2, 0, 0, t0, 0]);
                // LLVM 1.1 includes the padding in the size.
                if format == 0 {
                    sink.align();
                }
            });
            sink.block(BlockKind::Function, |sink| {
                sink.vbr(0);
                // Arguments come first: in format 0, int 0 is an explicit constant.
                let zeros = u32::from(format != 0);
                let (argument, zero, two) = (zeros, zeros + 1, zeros + 2);
                sink.block(BlockKind::ConstantPool, |sink| {
                    // A type of the function's own: 18, a pointer to int.
                    vbrs(sink, &[1, 12, 17, INT]);
                    vbrs(sink, &[2, INT, 0, 0, 0, 4]);
                    vbrs(sink, &[1, LONG, 0, 0, 1, UBYTE, 0, 1]);
                    // The address of the variable, as a constant.
                    vbrs(sink, &[1, 17, 0, 1]);
                });
                let (long_zero, one) = (zeros, zeros);
                let block = |sink: &mut Sink, code: &Code, last: bool| match by_blocks {
                    true => sink.block(BlockKind::BasicBlock, |sink| code.words(sink)),
                    false if last => sink.block(BlockKind::InstructionList, |sink| code.words(sink)),
                    false => {}
                };
                let mut code = Code::default();
                code.run(op::GETELEMENTPTR, 17, &[2, long_zero, one]);
                code.run(op::STORE, 18, &[argument, 1]);
                code.run(op::BR, label, &[1]);
                block(sink, &code, false);
                if by_blocks {
                    code = Code::default();
                }
                code.run(op::LOAD, 18, &[1]);
                code.run(op::ADD, INT, &[two + 1, two]);
                code.run(op::ADD, INT, &[two + 2, zero]);
                code.run(op::RET, INT, &[two + 3]);
                block(sink, &code, true);
                sink.block(BlockKind::SymbolTable, |sink| {
                    vbrs(sink, &[1, label, 1]);
                    sink.string("next");
                });
            });
            sink.block(BlockKind::SymbolTable, |sink| {
                // A type name is the name of a value of the type of types.
                vbrs(sink, &[1, 12, 16]);
                sink.string("pair");
                vbrs(sink, &[1, t0, 1]);
                sink.string("f");
            });
        });
        let is = text(&module);
        for line in ["%pair = type { i64, i32 }", "next:", "  %2 = getelementptr %pair, %pair* @0, i64 0, i32 1"] {
            assert!(is.lines().any(|of| of == line), "{format}: {line}\n{is}");
        }
        assert_eq!(call::<(i32,), i32>(&module, "f", (40,)), 42, "{format}");
    }
}

/// Basic blocks of LLVM 1.0 end in their only terminator; `select` exists since format 1.
///
/// covers: 2-22
#[test]
fn older_formats_refuse_what_they_do_not_have() {
    let module = |format: u32, codes: &[&Code]| {
        file_of(format, PLAIN, |sink| {
            sink.block(BlockKind::TypePool, |sink| vbrs(sink, &[2, 12, 17, 15, 14, INT, 2, BOOL, INT]));
            sink.block(BlockKind::ModuleInfo, |sink| vbrs(sink, &[0, 14, 0]));
            sink.block(BlockKind::Function, |sink| {
                sink.vbr(0);
                codes.iter().for_each(|code| sink.block(BlockKind::BasicBlock, |sink| code.words(sink)));
            });
        })
    };
    let ret = |slot: u32| {
        let mut code = Code::default();
        code.run(op::RET, INT, &[slot]);
        code
    };
    assert!(text(&module(0, &[&ret(0)])).contains("ret i32 %1"));
    let mut twice = ret(0);
    twice.run(op::RET, INT, &[0]);
    assert!(
        refused(&module(0, &[&twice]))
            .starts_with("E1112 a basic block without a terminator at its end, or with more than one")
    );
    let mut select = Code::default();
    select.run(op::SELECT, INT, &[0, 0, 0]);
    select.run(op::RET, INT, &[1]);
    assert!(refused(&module(0, &[&select])).starts_with("E1114 unknown opcode 33"));
    let mut add = Code::default();
    add.run(op::ADD, INT, &[0, 0]);
    assert!(refused(&module(0, &[&ret(0), &add])).starts_with("E1112"));
}

/// Format 3 has one-word block headers, libraries and a triple, and 24-bit types.
///
/// covers: 2-2
#[test]
fn the_format_of_the_release() {
    let block = |sink: &mut Sink, number: u32, content: &dyn Fn(&mut Sink)| {
        let mut inner = Sink::default();
        content(&mut inner);
        sink.raw(&((inner.bytes().len() as u32) << 5 | number).to_le_bytes());
        sink.raw(inner.bytes());
        sink.align();
    };
    let module = file_of(3, PLAIN, |sink| {
        // The long form of a type number.
        block(sink, 6, &|sink| vbrs(sink, &[1, 0x00ff_ffff, 16, INT]));
        block(sink, 5, &|sink| {
            vbrs(sink, &[T0 << 5, 0, 0, 2]);
            ["c", "m\"", "sparc-sun-solaris"].iter().for_each(|name| sink.string(name));
        });
    });
    assert_eq!(
        text(&module),
        "target triple = \"sparc-sun-solaris\"\n\n@0 = external global i32\n\ndeplibs = [ \"c\", \"m\\22\" ]\n"
    );
}

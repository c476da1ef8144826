//! Bytecode files whose cost is disproportionate to their size.

use super::Made;
use super::builder::{Code, INT, LONG, PLAIN, SBYTE, T0, UINT, VOID, file, file_of, globals, names, prototype, types};
use llvmlite_jit::bytecode::Sink;
use llvmlite_jit::bytecode::format::BlockKind;

pub const ALL: &[Made] = &[
    ("counts", counts),
    ("types doubled", types_doubled),
    ("constants doubled", constants_doubled),
    ("zeros of large arrays", zeros),
    ("parameters", parameters),
    ("types of a function", types_of_a_function),
    ("compaction", compaction),
    ("names", one_name),
    ("phi", phi),
    ("switches", switches),
    ("allocations", allocations),
    ("blocks", blocks),
];

/// Every count in the file exceeds the available memory.
fn counts(_: usize) -> Vec<u8> {
    file(|sink| {
        sink.block(BlockKind::TypePool, |sink| sink.vbr(u32::MAX));
        sink.block(BlockKind::ConstantPool, |sink| sink.vbr(u32::MAX));
    })
}

/// Structs with the previous type twice.
fn types_doubled(length: usize) -> Vec<u8> {
    file(|sink| {
        let structs: Vec<[u32; 4]> = (0..190)
            .map(|n| [14, if n == 0 { INT } else { T0 + n - 1 }, if n == 0 { INT } else { T0 + n - 1 }, 0])
            .collect();
        let pointer = [16, T0 + 189];
        let mut all: Vec<&[u32]> = structs.iter().map(|ty| &ty[..]).collect();
        all.push(&pointer);
        types(sink, &all);
        let variables = vec![[(T0 + 190) << 5 | 2, 0]; length / 5];
        let variables: Vec<&[u32]> = variables.iter().map(|numbers| &numbers[..]).collect();
        globals(sink, &variables, &[]);
    })
}

/// Arrays with the previous constant twice.
fn constants_doubled(_: usize) -> Vec<u8> {
    file(|sink| {
        let arrays: Vec<[u32; 3]> = (0..190).map(|n| [15, if n == 0 { INT } else { T0 + n - 1 }, 2]).collect();
        let pointer = [16, T0 + 189];
        let mut all: Vec<&[u32]> = arrays.iter().map(|ty| &ty[..]).collect();
        all.push(&pointer);
        types(sink, &all);
        globals(sink, &[&[(T0 + 190) << 5 | 2, 1]], &[]);
        sink.block(BlockKind::ConstantPool, |sink| {
            sink.vbr(1);
            sink.vbr(INT);
            sink.vbr(0);
            sink.vbr(14);
            for n in 0..190 {
                sink.vbr(1);
                sink.vbr(T0 + n);
                [0, 1, 1].iter().for_each(|number| sink.vbr(*number));
            }
        });
    })
}

/// The zero of an array with the maximum number of elements.
fn zeros(length: usize) -> Vec<u8> {
    file(|sink| {
        let arrays: Vec<[u32; 3]> = (0..length as u32 / 20).map(|n| [15, SBYTE, u32::MAX - n]).collect();
        let pointers: Vec<[u32; 2]> = (0..arrays.len() as u32).map(|n| [16, T0 + n]).collect();
        let all: Vec<&[u32]> = arrays.iter().map(|ty| &ty[..]).chain(pointers.iter().map(|ty| &ty[..])).collect();
        types(sink, &all);
        let first = T0 + arrays.len() as u32;
        let variables: Vec<[u32; 2]> = (0..arrays.len() as u32).map(|n| [(first + n) << 5 | 2, 0]).collect();
        let variables: Vec<&[u32]> = variables.iter().map(|numbers| &numbers[..]).collect();
        globals(sink, &variables, &[]);
    })
}

/// Many functions of a type with many parameters.
fn parameters(length: usize) -> Vec<u8> {
    file(|sink| {
        let params = length / 2;
        let mut function = vec![13, VOID, params as u32];
        function.extend(vec![INT; params]);
        types(sink, &[&[16, T0 + 1], &function]);
        let functions = vec![T0; length / 22];
        globals(sink, &[], &functions);
        functions.iter().for_each(|_| prototype(sink));
    })
}

/// Functions of LLVM 1.1 with types of their own.
fn types_of_a_function(length: usize) -> Vec<u8> {
    file_of(0, PLAIN, |sink| {
        let pool = |sink: &mut Sink, count: u32| {
            sink.vbr(count);
            sink.vbr(12);
            (0..count).for_each(|_| [16, 7].iter().for_each(|number| sink.vbr(*number)));
        };
        sink.block(BlockKind::TypePool, |sink| {
            [2, 12, 17, 15, 14, 0, 0].iter().for_each(|number| sink.vbr(*number));
        });
        let functions = length as u32 / 2000;
        globals(sink, &[], &vec![14; functions as usize]);
        for _ in 0..functions {
            sink.block(BlockKind::Function, |sink| {
                sink.vbr(0);
                sink.block(BlockKind::ConstantPool, |sink| pool(sink, 900));
            });
        }
    })
}

/// Functions whose compaction tables repeat one global.
fn compaction(length: usize) -> Vec<u8> {
    file(|sink| {
        types(sink, &[&[16, T0 + 1], &[13, VOID, 0]]);
        globals(sink, &[], &[T0]);
        sink.block(BlockKind::Function, |sink| {
            sink.vbr(0);
            sink.block(BlockKind::CompactionTable, |sink| {
                sink.vbr(0);
                sink.vbr((length as u32) << 2 | 3);
                sink.vbr(T0);
                (0..length).for_each(|_| sink.vbr(1));
            });
            sink.block(BlockKind::InstructionList, |sink| sink.instruction(1, VOID, &[]));
        });
    })
}

/// One name for all values.
fn one_name(length: usize) -> Vec<u8> {
    let count = length as u32 / 10;
    file(|sink| {
        types(sink, &[&[16, T0 + 1], &[13, VOID, 1, INT]]);
        globals(sink, &[], &[T0]);
        let mut code = Code::new(&[], &[INT]);
        (0..count).for_each(|_| _ = code.give(6, INT, &[1, 1], INT));
        code.run(1, VOID, &[]);
        sink.block(BlockKind::Function, |sink| {
            sink.vbr(0);
            sink.block(BlockKind::InstructionList, |sink| code.words(sink));
            let all: Vec<(u32, &str)> = (0..count).map(|n| (2 + n, "x")).collect();
            names(sink, &[], &[(INT, &all)]);
        });
    })
}

/// One phi with as many operands as fit.
fn phi(length: usize) -> Vec<u8> {
    file(|sink| {
        types(sink, &[&[16, T0 + 1], &[13, VOID, 1, INT]]);
        globals(sink, &[], &[T0]);
        let mut code = Code::new(&[], &[INT]);
        code.run(2, 12, &[1]);
        code.give_long(26, INT, &vec![0; length / 2 * 2], INT);
        code.run(1, VOID, &[]);
        code.function(sink);
    })
}

/// Switches with a case per operand.
fn switches(length: usize) -> Vec<u8> {
    file(|sink| {
        types(sink, &[&[16, T0 + 1], &[13, VOID, 1, INT]]);
        globals(sink, &[], &[T0]);
        let mut code = Code::new(&[], &[INT]);
        (0..10).for_each(|_| code.run(3, INT, &vec![0; length / 20 * 2]));
        code.function(sink);
    })
}

/// `malloc`, which becomes eight instructions.
fn allocations(length: usize) -> Vec<u8> {
    file(|sink| {
        types(sink, &[&[16, T0 + 1], &[13, VOID, 1, UINT], &[16, LONG]]);
        globals(sink, &[], &[T0]);
        let mut code = Code::new(&[], &[UINT]);
        (0..length / 4).for_each(|_| _ = code.give(20, T0 + 2, &[1], T0 + 2));
        code.run(1, VOID, &[]);
        code.function(sink);
    })
}

/// As many blocks as there are words.
fn blocks(length: usize) -> Vec<u8> {
    file(|sink| {
        types(sink, &[&[16, T0 + 1], &[13, VOID, 0]]);
        globals(sink, &[], &[T0]);
        let mut code = Code::new(&[], &[]);
        (0..length / 4).for_each(|_| code.run(1, VOID, &[]));
        code.function(sink);
    })
}

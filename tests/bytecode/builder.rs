//! Builder of bytecode files, block by block. Value slots are counted as in the format.

use llvmlite_jit::bytecode::Sink;
use llvmlite_jit::bytecode::format::BlockKind;
use llvmlite_jit::bytecode::format::kind::FIRST_DERIVED;
pub use llvmlite_jit::bytecode::format::kind::{
    BOOL, DOUBLE, FLOAT, INT, LABEL, LONG, SBYTE, SHORT, UBYTE, UINT, ULONG, USHORT, VOID,
};
use std::collections::HashMap;

/// Flags of a file that declares neither endianness nor pointer size.
pub const PLAIN: u32 = 12;

/// First type of the type pool.
pub const T0: u32 = FIRST_DERIVED;

/// Writes a file of format 2 without flags.
pub fn file(content: impl FnOnce(&mut Sink)) -> Vec<u8> {
    file_of(2, PLAIN, content)
}

pub fn file_of(format: u32, flags: u32, content: impl FnOnce(&mut Sink)) -> Vec<u8> {
    let mut sink = Sink::default();
    sink.raw(b"llvm");
    sink.block(BlockKind::Module, |sink| {
        sink.vbr(format << 4 | flags);
        sink.align();
        content(sink);
    });
    sink.into_bytes()
}

pub fn vbrs(sink: &mut Sink, numbers: &[u32]) {
    numbers.iter().for_each(|number| sink.vbr(*number));
}

/// Writes the type pool of formats 2 and 3.
pub fn types(sink: &mut Sink, types: &[&[u32]]) {
    sink.block(BlockKind::TypePool, |sink| {
        sink.count(types.len());
        types.iter().for_each(|numbers| vbrs(sink, numbers));
    });
}

/// Writes the global list: variables as their numbers, and functions as their types.
pub fn globals(sink: &mut Sink, variables: &[&[u32]], functions: &[u32]) {
    sink.block(BlockKind::ModuleInfo, |sink| {
        variables.iter().for_each(|numbers| vbrs(sink, numbers));
        sink.vbr(0);
        vbrs(sink, functions);
        sink.vbr(0);
    });
}

/// Writes a symbol table of formats 2 and 3: names of types, then planes.
pub fn names(sink: &mut Sink, types: &[(u32, &str)], planes: &[(u32, &[(u32, &str)])]) {
    sink.block(BlockKind::SymbolTable, |sink| {
        sink.count(types.len());
        for (slot, name) in types {
            sink.vbr(*slot);
            sink.string(name);
        }
        for (ty, names) in planes {
            sink.count(names.len());
            sink.vbr(*ty);
            for (slot, name) in *names {
                sink.vbr(*slot);
                sink.string(name);
            }
        }
    });
}

/// Writes a function without a body.
pub fn prototype(sink: &mut Sink) {
    sink.block(BlockKind::Function, |sink| sink.vbr(0));
}

/// The instructions of a function.
#[derive(Default)]
pub struct Code {
    /// Next slot of each type.
    next: HashMap<u32, u32>,
    words: Vec<(u32, u32, Vec<u32>, bool)>,
}

impl Code {
    /// Starts a function. `taken`: number of module-level slots of each type, without the zero; then the
    /// types of the arguments.
    pub fn new(taken: &[(u32, u32)], params: &[u32]) -> Code {
        let mut code = Code::default();
        for (ty, count) in taken {
            code.next.insert(*ty, 1 + count);
        }
        params.iter().for_each(|ty| _ = code.slot(*ty));
        code
    }

    fn slot(&mut self, ty: u32) -> u32 {
        let next = self.next.entry(ty).or_insert(1);
        *next += 1;
        *next - 1
    }

    /// Adds an instruction without a result.
    pub fn run(&mut self, op: u32, ty: u32, operands: &[u32]) {
        self.words.push((op, ty, operands.to_vec(), false));
    }

    /// Adds an instruction, and returns the slot of its result.
    pub fn give(&mut self, op: u32, ty: u32, operands: &[u32], result: u32) -> u32 {
        self.run(op, ty, operands);
        self.slot(result)
    }

    /// Adds an instruction in the long form, and returns the slot of its result.
    pub fn give_long(&mut self, op: u32, ty: u32, operands: &[u32], result: u32) -> u32 {
        self.words.push((op, ty, operands.to_vec(), true));
        self.slot(result)
    }

    pub fn words(&self, sink: &mut Sink) {
        for (op, ty, operands, long) in &self.words {
            match long {
                true => sink.long_instruction(*op, *ty, operands),
                false => sink.instruction(*op, *ty, operands),
            }
        }
    }

    /// Writes the whole function.
    pub fn function(&self, sink: &mut Sink) {
        sink.block(BlockKind::Function, |sink| {
            sink.vbr(0);
            sink.block(BlockKind::InstructionList, |sink| self.words(sink));
        });
    }
}

/// Writes a module with one function `f`; the type of its address is [`T0`], and further types follow at `T0 + 2`.
pub fn one_function(
    ret: u32,
    params: &[u32],
    more: &[&[u32]],
    constants: impl FnOnce(&mut Sink),
    code: &Code,
) -> Vec<u8> {
    file(|sink| {
        let mut function = vec![13, ret, params.len() as u32];
        function.extend(params);
        let mut all: Vec<&[u32]> = vec![&[16, T0 + 1], &function];
        all.extend(more);
        types(sink, &all);
        globals(sink, &[], &[T0]);
        sink.block(BlockKind::ConstantPool, constants);
        code.function(sink);
        names(sink, &[], &[(T0, &[(1, "f")])]);
    })
}

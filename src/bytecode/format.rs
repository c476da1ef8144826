//! Constants of the format, shared by reader and writer: blocks, types, operations and linkages.

use crate::ir::Linkage;

/// Signature of a file.
pub const SIGNATURE: [u8; 4] = *b"llvm";
/// Signature of a compressed file, written by later versions.
pub const COMPRESSED: [u8; 4] = *b"llvc";
/// Last supported format, that of release 1.3.
pub const LAST: u32 = 3;
/// Documented format, between the releases 1.2 and 1.3.
pub const DOCUMENTED: u32 = 2;
/// Alignment of blocks in bytes.
pub const ALIGNMENT: usize = 4;
/// Padding byte that LLVM wrote.
pub const PADDING: u8 = 0xab;

/// Flags next to the format number.
pub mod flag {
    /// Big endian.
    pub const BIG_ENDIAN: u32 = 1;
    /// 64-bit pointers.
    pub const LONG_POINTERS: u32 = 2;
    /// Unspecified endianness.
    pub const NO_ENDIANNESS: u32 = 4;
    /// Unspecified pointer size.
    pub const NO_POINTER_SIZE: u32 = 8;
}

/// Kind of block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockKind {
    /// Whole file.
    Module,
    /// Function.
    Function,
    /// Constants of the module or a function.
    ConstantPool,
    /// Names of the module or a function.
    SymbolTable,
    /// Global variables and functions.
    ModuleInfo,
    /// Types.
    TypePool,
    /// Single basic block (LLVM 1.0).
    BasicBlock,
    /// All instructions of a function.
    InstructionList,
    /// Types and values of the module that a function uses.
    CompactionTable,
    /// Unknown block, which is skipped.
    Unknown,
}

impl BlockKind {
    /// Kinds with their ids in headers of two words and of one word.
    const NUMBERS: [(BlockKind, u32, u32); 9] = [
        (BlockKind::Module, 0x01, 1),
        (BlockKind::Function, 0x11, 2),
        (BlockKind::ConstantPool, 0x12, 3),
        (BlockKind::SymbolTable, 0x13, 4),
        (BlockKind::ModuleInfo, 0x14, 5),
        (BlockKind::TypePool, 0x15, 6),
        (BlockKind::BasicBlock, 0x31, 0),
        (BlockKind::InstructionList, 0x32, 7),
        (BlockKind::CompactionTable, 0x33, 8),
    ];

    /// Returns the kind of a block id. `short`: the header is one word.
    pub fn of(number: u32, short: bool) -> BlockKind {
        let found = BlockKind::NUMBERS.iter().find(|(_, long, one_word)| match short {
            true => *one_word == number && number != 0,
            false => *long == number,
        });
        found.map_or(BlockKind::Unknown, |(kind, ..)| *kind)
    }

    /// Returns the id in a header of two words.
    pub fn number(self) -> u32 {
        BlockKind::NUMBERS.iter().find(|(kind, ..)| *kind == self).map_or(0, |(_, number, _)| *number)
    }

    /// Returns the name for messages.
    pub fn name(self) -> &'static str {
        match self {
            BlockKind::Module => "the module",
            BlockKind::Function => "a function",
            BlockKind::ConstantPool => "a constant pool",
            BlockKind::SymbolTable => "a symbol table",
            BlockKind::ModuleInfo => "the global list",
            BlockKind::TypePool => "the type pool",
            BlockKind::BasicBlock => "a basic block",
            BlockKind::InstructionList => "an instruction list",
            BlockKind::CompactionTable => "a compaction table",
            BlockKind::Unknown => "an unknown block",
        }
    }
}

/// Type codes. Those below [`kind::FUNCTION`] are complete types. Formats 0 and 1 have one more before `label`.
pub mod kind {
    #![expect(missing_docs, reason = "the document's names")]
    pub const VOID: u32 = 0;
    pub const BOOL: u32 = 1;
    pub const UBYTE: u32 = 2;
    pub const SBYTE: u32 = 3;
    pub const USHORT: u32 = 4;
    pub const SHORT: u32 = 5;
    pub const UINT: u32 = 6;
    pub const INT: u32 = 7;
    pub const ULONG: u32 = 8;
    pub const LONG: u32 = 9;
    pub const FLOAT: u32 = 10;
    pub const DOUBLE: u32 = 11;
    pub const LABEL: u32 = 12;
    pub const FUNCTION: u32 = 13;
    pub const STRUCT: u32 = 14;
    pub const ARRAY: u32 = 15;
    pub const POINTER: u32 = 16;
    pub const OPAQUE: u32 = 17;
    /// First slot of types defined in the file.
    pub const FIRST_DERIVED: u32 = 13;
}

/// Operation codes.
pub mod op {
    #![expect(missing_docs, reason = "the document's names")]
    pub const RET: u32 = 1;
    pub const BR: u32 = 2;
    pub const SWITCH: u32 = 3;
    pub const INVOKE: u32 = 4;
    pub const UNWIND: u32 = 5;
    pub const ADD: u32 = 6;
    pub const SUB: u32 = 7;
    pub const MUL: u32 = 8;
    pub const DIV: u32 = 9;
    pub const REM: u32 = 10;
    pub const AND: u32 = 11;
    pub const OR: u32 = 12;
    pub const XOR: u32 = 13;
    pub const SETEQ: u32 = 14;
    pub const SETNE: u32 = 15;
    pub const SETLE: u32 = 16;
    pub const SETGE: u32 = 17;
    pub const SETLT: u32 = 18;
    pub const SETGT: u32 = 19;
    pub const MALLOC: u32 = 20;
    pub const FREE: u32 = 21;
    pub const ALLOCA: u32 = 22;
    pub const LOAD: u32 = 23;
    pub const STORE: u32 = 24;
    pub const GETELEMENTPTR: u32 = 25;
    pub const PHI: u32 = 26;
    pub const CAST: u32 = 27;
    pub const CALL: u32 = 28;
    pub const SHL: u32 = 29;
    pub const SHR: u32 = 30;
    pub const VANEXT: u32 = 31;
    pub const VAARG: u32 = 32;
    pub const SELECT: u32 = 33;
    pub const VOLATILE_LOAD: u32 = 62;
    pub const VOLATILE_STORE: u32 = 63;

    /// Operations with their names, in numeric order.
    pub const NAMES: [(u32, &str); 35] = [
        (RET, "ret"),
        (BR, "br"),
        (SWITCH, "switch"),
        (INVOKE, "invoke"),
        (UNWIND, "unwind"),
        (ADD, "add"),
        (SUB, "sub"),
        (MUL, "mul"),
        (DIV, "div"),
        (REM, "rem"),
        (AND, "and"),
        (OR, "or"),
        (XOR, "xor"),
        (SETEQ, "seteq"),
        (SETNE, "setne"),
        (SETLE, "setle"),
        (SETGE, "setge"),
        (SETLT, "setlt"),
        (SETGT, "setgt"),
        (MALLOC, "malloc"),
        (FREE, "free"),
        (ALLOCA, "alloca"),
        (LOAD, "load"),
        (STORE, "store"),
        (GETELEMENTPTR, "getelementptr"),
        (PHI, "phi"),
        (CAST, "cast"),
        (CALL, "call"),
        (SHL, "shl"),
        (SHR, "shr"),
        (VANEXT, "vanext"),
        (VAARG, "vaarg"),
        (SELECT, "select"),
        (VOLATILE_LOAD, "volatile load"),
        (VOLATILE_STORE, "volatile store"),
    ];

    /// Returns the name of an operation.
    pub fn name(number: u32) -> &'static str {
        NAMES.iter().find(|(op, _)| *op == number).map_or("an unknown operation", |(_, name)| name)
    }

    /// Whether an operation is a terminator.
    pub fn is_terminator(number: u32) -> bool {
        (RET..=UNWIND).contains(&number)
    }
}

/// Operand value that stands for no operand, in one-word instructions with one operand.
pub const NO_OPERAND: u32 = 0xfff;

/// Linkages by code.
pub const LINKAGES: [Linkage; 5] =
    [Linkage::External, Linkage::Weak, Linkage::Appending, Linkage::Internal, Linkage::Linkonce];

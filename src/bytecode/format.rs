//! The numbers of the format, for reader and writer: blocks, types, operations and linkages.

use crate::ir::Linkage;

/// The signature of a file.
pub const SIGNATURE: [u8; 4] = *b"llvm";
/// The signature of a compressed file, which later versions wrote.
pub const COMPRESSED: [u8; 4] = *b"llvc";
/// The last format that is read: that of the release 1.3.
pub const LAST: u32 = 3;
/// The format that the document describes, between the releases 1.2 and 1.3.
pub const DOCUMENTED: u32 = 2;
/// Blocks are padded to so many bytes,
pub const ALIGNMENT: usize = 4;
/// with these, as LLVM wrote them.
pub const PADDING: u8 = 0xab;

/// Flags beside the number of the format.
pub mod flag {
    /// Big endian.
    pub const BIG_ENDIAN: u32 = 1;
    /// Pointers of 64 bits.
    pub const LONG_POINTERS: u32 = 2;
    /// Nothing is said of the order of bytes.
    pub const NO_ENDIANNESS: u32 = 4;
    /// Nothing is said of the size of pointers.
    pub const NO_POINTER_SIZE: u32 = 8;
}

/// A kind of block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockKind {
    /// The whole file.
    Module,
    /// A function.
    Function,
    /// Constants, of the module or of a function.
    ConstantPool,
    /// Names, of the module or of a function.
    SymbolTable,
    /// Variables and functions.
    ModuleInfo,
    /// Types.
    TypePool,
    /// One basic block (LLVM 1.0).
    BasicBlock,
    /// All instructions of a function.
    InstructionList,
    /// What a function uses of the module's types and values.
    CompactionTable,
    /// One that nobody knows, which is skipped.
    Unknown,
}

impl BlockKind {
    /// Each with its number, and the one it has in headers of one word.
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

    /// The kind of a number. `short`: in a header of one word.
    pub fn of(number: u32, short: bool) -> BlockKind {
        let found = BlockKind::NUMBERS.iter().find(|(_, long, one_word)| match short {
            true => *one_word == number && number != 0,
            false => *long == number,
        });
        found.map_or(BlockKind::Unknown, |(kind, ..)| *kind)
    }

    /// The number in a header of two words.
    pub fn number(self) -> u32 {
        BlockKind::NUMBERS.iter().find(|(kind, ..)| *kind == self).map_or(0, |(_, number, _)| *number)
    }

    /// For messages.
    pub fn name(self) -> &'static str {
        match self {
            BlockKind::Module => "the module",
            BlockKind::Function => "a function",
            BlockKind::ConstantPool => "a pool of constants",
            BlockKind::SymbolTable => "a symbol table",
            BlockKind::ModuleInfo => "the list of globals",
            BlockKind::TypePool => "the pool of types",
            BlockKind::BasicBlock => "a basic block",
            BlockKind::InstructionList => "a list of instructions",
            BlockKind::CompactionTable => "a compaction table",
            BlockKind::Unknown => "an unknown block",
        }
    }
}

/// Types by their numbers; those below [`kind::FUNCTION`] are types themselves. Formats 0 and 1 have another one in front of `label`.
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
    /// The first slot of a type that the file defines.
    pub const FIRST_DERIVED: u32 = 13;
}

/// Operations by their numbers.
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

    /// Every operation with its name, in the order of the numbers.
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

    /// The name of an operation.
    pub fn name(number: u32) -> &'static str {
        NAMES.iter().find(|(op, _)| *op == number).map_or("an unknown operation", |(_, name)| name)
    }

    /// Whether it ends a basic block.
    pub fn is_terminator(number: u32) -> bool {
        (RET..=UNWIND).contains(&number)
    }
}

/// An operand that says that there is none, in words of one operand.
pub const NO_OPERAND: u32 = 0xfff;

/// Linkages by their numbers.
pub const LINKAGES: [Linkage; 5] =
    [Linkage::External, Linkage::Weak, Linkage::Appending, Linkage::Internal, Linkage::Linkonce];

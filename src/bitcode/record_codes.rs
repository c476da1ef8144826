//! Numbers of the records of each block, including those that are only written, and flags inside records.
//! [`codes`](super::codes) lists all of LLVM's codes with their names.

/// Records of BLOCKINFO.
pub mod block_info {
    /// Selects the block that the following abbreviations are for.
    pub const SETBID: u32 = 1;
}

/// Records of [`codes::IDENTIFICATION`](super::codes::IDENTIFICATION).
pub mod identification {
    pub const PRODUCER: u32 = 1;
    pub const EPOCH: u32 = 2;
}

/// Record of [`codes::STRTAB`](super::codes::STRTAB).
pub mod string_table {
    pub const BLOB: u32 = 1;
}

/// Record of the lists of bundle tags and synchronization scopes.
pub mod names {
    pub const NAME: u32 = 1;
}

/// Records of [`codes::PARAMATTR`](super::codes::PARAMATTR) and
/// [`codes::PARAMATTR_GROUP`](super::codes::PARAMATTR_GROUP).
pub mod attributes {
    pub const ENTRY_OLD: u32 = 1;
    pub const ENTRY: u32 = 2;
    pub const GROUP_ENTRY: u32 = 3;
}

/// Records of [`codes::VALUE_SYMTAB`](super::codes::VALUE_SYMTAB).
pub mod symbols {
    pub const ENTRY: u32 = 1;
    pub const BBENTRY: u32 = 2;
    pub const FNENTRY: u32 = 3;
}

/// Records of [`codes::USELIST`](super::codes::USELIST).
pub mod use_lists {
    pub const DEFAULT: u32 = 1;
    pub const BB: u32 = 2;
}

/// Records of [`codes::CONSTANTS`](super::codes::CONSTANTS).
pub mod constants {
    pub const SETTYPE: u32 = 1;
    pub const NULL: u32 = 2;
    pub const UNDEF: u32 = 3;
    pub const INTEGER: u32 = 4;
    pub const WIDE_INTEGER: u32 = 5;
    pub const FLOAT: u32 = 6;
    pub const AGGREGATE: u32 = 7;
    pub const STRING: u32 = 8;
    pub const CSTRING: u32 = 9;
    pub const CE_BINOP: u32 = 10;
    pub const CE_CAST: u32 = 11;
    pub const CE_GEP_OLD: u32 = 12;
    pub const CE_SELECT: u32 = 13;
    pub const CE_EXTRACTELT: u32 = 14;
    pub const CE_INSERTELT: u32 = 15;
    pub const CE_SHUFFLEVEC: u32 = 16;
    pub const CE_CMP: u32 = 17;
    pub const INLINEASM_OLD: u32 = 18;
    pub const CE_SHUFVEC_EX: u32 = 19;
    pub const CE_INBOUNDS_GEP: u32 = 20;
    pub const BLOCKADDRESS: u32 = 21;
    pub const DATA: u32 = 22;
    pub const INLINEASM_OLD2: u32 = 23;
    pub const CE_GEP_WITH_INRANGE_INDEX_OLD: u32 = 24;
    pub const CE_UNOP: u32 = 25;
    pub const POISON: u32 = 26;
    pub const DSO_LOCAL_EQUIVALENT: u32 = 27;
    pub const INLINEASM_OLD3: u32 = 28;
    pub const NO_CFI_VALUE: u32 = 29;
    pub const INLINEASM: u32 = 30;
    pub const CE_GEP_WITH_INRANGE: u32 = 31;
    pub const CE_GEP: u32 = 32;
    pub const PTRAUTH: u32 = 33;
    pub const PTRAUTH2: u32 = 34;
}

/// Records of [`codes::FUNCTION`](super::codes::FUNCTION).
pub mod function {
    /// Number of blocks.
    pub const DECLAREBLOCKS: u32 = 1;
    pub const BINOP: u32 = 2;
    pub const CAST: u32 = 3;
    pub const GEP_OLD: u32 = 4;
    pub const SELECT: u32 = 5;
    pub const EXTRACTELT: u32 = 6;
    pub const INSERTELT: u32 = 7;
    pub const SHUFFLEVEC: u32 = 8;
    pub const CMP: u32 = 9;
    pub const RET: u32 = 10;
    pub const BR: u32 = 11;
    pub const SWITCH: u32 = 12;
    pub const INVOKE: u32 = 13;
    pub const UNREACHABLE: u32 = 15;
    pub const PHI: u32 = 16;
    pub const ALLOCA: u32 = 19;
    pub const LOAD: u32 = 20;
    pub const VAARG: u32 = 23;
    pub const STORE_OLD: u32 = 24;
    pub const EXTRACTVAL: u32 = 26;
    pub const INSERTVAL: u32 = 27;
    pub const CMP2: u32 = 28;
    pub const VSELECT: u32 = 29;
    pub const INBOUNDS_GEP_OLD: u32 = 30;
    pub const INDIRECTBR: u32 = 31;
    pub const DEBUG_LOC_AGAIN: u32 = 33;
    pub const CALL: u32 = 34;
    pub const DEBUG_LOC: u32 = 35;
    pub const FENCE: u32 = 36;
    pub const CMPXCHG_OLD: u32 = 37;
    pub const ATOMICRMW_OLD: u32 = 38;
    pub const RESUME: u32 = 39;
    pub const LANDINGPAD_OLD: u32 = 40;
    pub const LOADATOMIC: u32 = 41;
    pub const STOREATOMIC_OLD: u32 = 42;
    pub const GEP: u32 = 43;
    pub const STORE: u32 = 44;
    pub const STOREATOMIC: u32 = 45;
    pub const CMPXCHG: u32 = 46;
    pub const LANDINGPAD: u32 = 47;
    pub const CLEANUPRET: u32 = 48;
    pub const CATCHRET: u32 = 49;
    pub const CATCHPAD: u32 = 50;
    pub const CLEANUPPAD: u32 = 51;
    pub const CATCHSWITCH: u32 = 52;
    pub const OPERAND_BUNDLE: u32 = 55;
    pub const UNOP: u32 = 56;
    pub const CALLBR: u32 = 57;
    pub const FREEZE: u32 = 58;
    pub const ATOMICRMW: u32 = 59;
    pub const BLOCKADDR_USERS: u32 = 60;
    pub const DEBUG_RECORD_VALUE: u32 = 61;
    pub const DEBUG_RECORD_DECLARE: u32 = 62;
    pub const DEBUG_RECORD_ASSIGN: u32 = 63;
    pub const DEBUG_RECORD_VALUE_SIMPLE: u32 = 64;
    pub const DEBUG_RECORD_LABEL: u32 = 65;
    pub const DEBUG_RECORD_DECLARE_VALUE: u32 = 66;
}

/// Records of [`codes::METADATA`](super::codes::METADATA), its kinds and its attachments, except specialized nodes.
pub mod metadata {
    pub const STRING_OLD: u32 = 1;
    pub const VALUE: u32 = 2;
    pub const NODE: u32 = 3;
    pub const NAME: u32 = 4;
    pub const DISTINCT_NODE: u32 = 5;
    pub const KIND: u32 = 6;
    pub const LOCATION: u32 = 7;
    pub const OLD_NODE: u32 = 8;
    pub const OLD_FN_NODE: u32 = 9;
    pub const NAMED_NODE: u32 = 10;
    pub const ATTACHMENT: u32 = 11;
    pub const FIRST_SPECIAL: u32 = 12;
    pub const EXPRESSION: u32 = 29;
    pub const LAST_SPECIAL: u32 = 49;
    pub const STRINGS: u32 = 35;
    pub const GLOBAL_DECL_ATTACHMENT: u32 = 36;
    pub const INDEX_OFFSET: u32 = 38;
    pub const INDEX: u32 = 39;
    pub const ARG_LIST: u32 = 46;
}

/// Records of [`codes::MODULE`](super::codes::MODULE).
pub mod module {
    pub const VERSION: u32 = 1;
    pub const TRIPLE: u32 = 2;
    pub const DATALAYOUT: u32 = 3;
    pub const ASM: u32 = 4;
    pub const SECTIONNAME: u32 = 5;
    pub const GLOBALVAR: u32 = 7;
    pub const FUNCTION: u32 = 8;
    pub const ALIAS_OLD: u32 = 9;
    pub const GCNAME: u32 = 11;
    pub const COMDAT: u32 = 12;
    pub const ALIAS: u32 = 14;
    pub const SOURCE_FILENAME: u32 = 16;
    pub const IFUNC: u32 = 18;
}

/// Records of [`codes::TYPE`](super::codes::TYPE).
pub mod types {
    pub const NUMENTRY: u32 = 1;
    pub const VOID: u32 = 2;
    pub const FLOAT: u32 = 3;
    pub const DOUBLE: u32 = 4;
    pub const LABEL: u32 = 5;
    pub const OPAQUE: u32 = 6;
    pub const INTEGER: u32 = 7;
    pub const POINTER: u32 = 8;
    pub const FUNCTION_OLD: u32 = 9;
    pub const HALF: u32 = 10;
    pub const ARRAY: u32 = 11;
    pub const VECTOR: u32 = 12;
    pub const X86_FP80: u32 = 13;
    pub const FP128: u32 = 14;
    pub const PPC_FP128: u32 = 15;
    pub const METADATA: u32 = 16;
    pub const X86_MMX: u32 = 17;
    pub const STRUCT_ANON: u32 = 18;
    pub const STRUCT_NAME: u32 = 19;
    pub const STRUCT_NAMED: u32 = 20;
    pub const FUNCTION: u32 = 21;
    pub const TOKEN: u32 = 22;
    pub const BFLOAT: u32 = 23;
    pub const X86_AMX: u32 = 24;
    pub const OPAQUE_POINTER: u32 = 25;
    pub const TARGET_TYPE: u32 = 26;
}

/// Bits of the operand with calling convention and call flags.
pub mod call_flags {
    pub const TAIL: u64 = 1;
    pub const MUSTTAIL: u64 = 1 << 14;
    pub const EXPLICIT_TYPE: u64 = 1 << 15;
    pub const NOTAIL: u64 = 1 << 16;
    pub const FAST_MATH: u64 = 1 << 17;
    /// Flag for an explicit function type of an invoke.
    pub const INVOKE_EXPLICIT_TYPE: u64 = 1 << 13;
    /// Prefix of a metadata operand of a bundle.
    pub const METADATA_MARKER: u64 = 0x8000_0000;
}

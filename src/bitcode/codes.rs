//! Blocks and records of LLVM bitcode: names, numbers, and handling by the reader (LLVM 22, and records of
//! older versions).

/// Handling of a record by the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Handling {
    /// Read.
    Read,
    /// Skipped as irrelevant, for this reason.
    Ignored(&'static str),
    /// Rejected, as by current versions of LLVM, for this reason.
    Refused(&'static str),
}

use Handling::{Ignored, Read, Refused};

/// Kind of block.
#[derive(Clone, Copy, Debug)]
pub struct BlockKind {
    /// Block id.
    pub id: u32,
    /// Name in LLVM.
    pub name: &'static str,
    /// Records: code, LLVM's name without the prefix common to the block, and handling.
    pub records: &'static [(u32, &'static str, Handling)],
}

/// `BLOCKINFO`, which defines abbreviations for other blocks.
pub const BLOCKINFO: u32 = 0;
/// `MODULE_BLOCK`
pub const MODULE: u32 = 8;
/// `PARAMATTR_BLOCK`
pub const PARAMATTR: u32 = 9;
/// `PARAMATTR_GROUP_BLOCK`
pub const PARAMATTR_GROUP: u32 = 10;
/// `CONSTANTS_BLOCK`
pub const CONSTANTS: u32 = 11;
/// `FUNCTION_BLOCK`
pub const FUNCTION: u32 = 12;
/// `IDENTIFICATION_BLOCK`
pub const IDENTIFICATION: u32 = 13;
/// `VALUE_SYMTAB_BLOCK`
pub const VALUE_SYMTAB: u32 = 14;
/// `METADATA_BLOCK`
pub const METADATA: u32 = 15;
/// `METADATA_ATTACHMENT`
pub const METADATA_ATTACHMENT: u32 = 16;
/// `TYPE_BLOCK`
pub const TYPE: u32 = 17;
/// `USELIST_BLOCK`
pub const USELIST: u32 = 18;
/// `MODULE_STRTAB_BLOCK`
pub const MODULE_STRTAB: u32 = 19;
/// `GLOBALVAL_SUMMARY_BLOCK`
pub const GLOBALVAL_SUMMARY: u32 = 20;
/// `OPERAND_BUNDLE_TAGS_BLOCK`
pub const OPERAND_BUNDLE_TAGS: u32 = 21;
/// `METADATA_KIND_BLOCK`
pub const METADATA_KIND: u32 = 22;
/// `STRTAB_BLOCK`
pub const STRTAB: u32 = 23;
/// `FULL_LTO_GLOBALVAL_SUMMARY_BLOCK`
pub const FULL_LTO_GLOBALVAL_SUMMARY: u32 = 24;
/// `SYMTAB_BLOCK`
pub const SYMTAB: u32 = 25;
/// `SYNC_SCOPE_NAMES_BLOCK`
pub const SYNC_SCOPE_NAMES: u32 = 26;

/// Reason why summaries are skipped.
const SUMMARY: Handling = Ignored("summaries are used only by whole-program optimization");

/// Records of both kinds of summary blocks.
const SUMMARIES: &[(u32, &str, Handling)] = &[
    (1, "PERMODULE", SUMMARY),
    (2, "PERMODULE_PROFILE", SUMMARY),
    (3, "PERMODULE_GLOBALVAR_INIT_REFS", SUMMARY),
    (4, "COMBINED", SUMMARY),
    (5, "COMBINED_PROFILE", SUMMARY),
    (6, "COMBINED_GLOBALVAR_INIT_REFS", SUMMARY),
    (7, "ALIAS", SUMMARY),
    (8, "COMBINED_ALIAS", SUMMARY),
    (9, "COMBINED_ORIGINAL_NAME", SUMMARY),
    (10, "VERSION", SUMMARY),
    (11, "TYPE_TESTS", SUMMARY),
    (12, "TYPE_TEST_ASSUME_VCALLS", SUMMARY),
    (13, "TYPE_CHECKED_LOAD_VCALLS", SUMMARY),
    (14, "TYPE_TEST_ASSUME_CONST_VCALL", SUMMARY),
    (15, "TYPE_CHECKED_LOAD_CONST_VCALL", SUMMARY),
    (16, "VALUE_GUID", SUMMARY),
    (17, "CFI_FUNCTION_DEFS", SUMMARY),
    (18, "CFI_FUNCTION_DECLS", SUMMARY),
    (19, "PERMODULE_RELBF", SUMMARY),
    (20, "FLAGS", SUMMARY),
    (21, "TYPE_ID", SUMMARY),
    (22, "TYPE_ID_METADATA", SUMMARY),
    (23, "PERMODULE_VTABLE_GLOBALVAR_INIT_REFS", SUMMARY),
    (24, "BLOCK_COUNT", SUMMARY),
    (25, "PARAM_ACCESS", SUMMARY),
    (26, "PERMODULE_CALLSITE_INFO", SUMMARY),
    (27, "PERMODULE_ALLOC_INFO", SUMMARY),
    (28, "COMBINED_CALLSITE_INFO", SUMMARY),
    (29, "COMBINED_ALLOC_INFO", SUMMARY),
    (30, "STACK_IDS", SUMMARY),
    (31, "ALLOC_CONTEXT_IDS", SUMMARY),
    (32, "CONTEXT_RADIX_TREE_ARRAY", SUMMARY),
    (33, "COMBINED_ALLOC_INFO_NO_CONTEXT", SUMMARY),
];

/// All blocks except those of the bitstream container.
pub const BLOCKS: &[BlockKind] = &[
    BlockKind {
        id: 8,
        name: "MODULE_BLOCK",
        records: &[
            (1, "VERSION", Read),
            (2, "TRIPLE", Read),
            (3, "DATALAYOUT", Read),
            (4, "ASM", Read),
            (5, "SECTIONNAME", Read),
            (6, "DEPLIB", Ignored("dependent libraries were removed in LLVM 3.4")),
            (7, "GLOBALVAR", Read),
            (8, "FUNCTION", Read),
            (9, "ALIAS_OLD", Read),
            (10, "PURGEVALS", Ignored("never written by a release")),
            (11, "GCNAME", Read),
            (12, "COMDAT", Read),
            (13, "VSTOFFSET", Ignored("blocks are read in file order")),
            (14, "ALIAS", Read),
            (15, "METADATA_VALUES_UNUSED", Ignored("unused by LLVM")),
            (16, "SOURCE_FILENAME", Read),
            (17, "HASH", Ignored("used only by the caches of linkers")),
            (18, "IFUNC", Read),
        ],
    },
    BlockKind { id: 9, name: "PARAMATTR_BLOCK", records: &[(1, "ENTRY_OLD", Read), (2, "ENTRY", Read)] },
    BlockKind { id: 10, name: "PARAMATTR_GROUP_BLOCK", records: &[(3, "ENTRY", Read)] },
    BlockKind {
        id: 11,
        name: "CONSTANTS_BLOCK",
        records: &[
            (1, "SETTYPE", Read),
            (2, "NULL", Read),
            (3, "UNDEF", Read),
            (4, "INTEGER", Read),
            (5, "WIDE_INTEGER", Read),
            (6, "FLOAT", Read),
            (7, "AGGREGATE", Read),
            (8, "STRING", Read),
            (9, "CSTRING", Read),
            (10, "CE_BINOP", Read),
            (11, "CE_CAST", Read),
            (12, "CE_GEP_OLD", Read),
            (13, "CE_SELECT", Read),
            (14, "CE_EXTRACTELT", Read),
            (15, "CE_INSERTELT", Read),
            (16, "CE_SHUFFLEVEC", Read),
            (17, "CE_CMP", Read),
            (18, "INLINEASM_OLD", Read),
            (19, "CE_SHUFVEC_EX", Read),
            (20, "CE_INBOUNDS_GEP", Read),
            (21, "BLOCKADDRESS", Read),
            (22, "DATA", Read),
            (23, "INLINEASM_OLD2", Read),
            (24, "CE_GEP_WITH_INRANGE_INDEX_OLD", Read),
            (25, "CE_UNOP", Read),
            (26, "POISON", Read),
            (27, "DSO_LOCAL_EQUIVALENT", Read),
            (28, "INLINEASM_OLD3", Read),
            (29, "NO_CFI_VALUE", Read),
            (30, "INLINEASM", Read),
            (31, "CE_GEP_WITH_INRANGE", Read),
            (32, "CE_GEP", Read),
            (33, "PTRAUTH", Read),
            (34, "PTRAUTH2", Read),
        ],
    },
    BlockKind {
        id: 12,
        name: "FUNCTION_BLOCK",
        records: &[
            (1, "DECLAREBLOCKS", Read),
            (2, "INST_BINOP", Read),
            (3, "INST_CAST", Read),
            (4, "INST_GEP_OLD", Read),
            (5, "INST_SELECT", Read),
            (6, "INST_EXTRACTELT", Read),
            (7, "INST_INSERTELT", Read),
            (8, "INST_SHUFFLEVEC", Read),
            (9, "INST_CMP", Read),
            (10, "INST_RET", Read),
            (11, "INST_BR", Read),
            (12, "INST_SWITCH", Read),
            (13, "INST_INVOKE", Read),
            (14, "INST_UNWIND", Refused("exception handling of LLVM 3.0, not supported by LLVM since 3.1")),
            (15, "INST_UNREACHABLE", Read),
            (16, "INST_PHI", Read),
            (19, "INST_ALLOCA", Read),
            (20, "INST_LOAD", Read),
            (23, "INST_VAARG", Read),
            (24, "INST_STORE_OLD", Read),
            (26, "INST_EXTRACTVAL", Read),
            (27, "INST_INSERTVAL", Read),
            (28, "INST_CMP2", Read),
            (29, "INST_VSELECT", Read),
            (30, "INST_INBOUNDS_GEP_OLD", Read),
            (31, "INST_INDIRECTBR", Read),
            (33, "DEBUG_LOC_AGAIN", Read),
            (34, "INST_CALL", Read),
            (35, "DEBUG_LOC", Read),
            (36, "INST_FENCE", Read),
            (37, "INST_CMPXCHG_OLD", Read),
            (38, "INST_ATOMICRMW_OLD", Read),
            (39, "INST_RESUME", Read),
            (40, "INST_LANDINGPAD_OLD", Read),
            (41, "INST_LOADATOMIC", Read),
            (42, "INST_STOREATOMIC_OLD", Read),
            (43, "INST_GEP", Read),
            (44, "INST_STORE", Read),
            (45, "INST_STOREATOMIC", Read),
            (46, "INST_CMPXCHG", Read),
            (47, "INST_LANDINGPAD", Read),
            (48, "INST_CLEANUPRET", Read),
            (49, "INST_CATCHRET", Read),
            (50, "INST_CATCHPAD", Read),
            (51, "INST_CLEANUPPAD", Read),
            (52, "INST_CATCHSWITCH", Read),
            (55, "OPERAND_BUNDLE", Read),
            (56, "INST_UNOP", Read),
            (57, "INST_CALLBR", Read),
            (58, "INST_FREEZE", Read),
            (59, "INST_ATOMICRMW", Read),
            (60, "BLOCKADDR_USERS", Ignored("used only for lazy loading of functions")),
            (61, "DEBUG_RECORD_VALUE", Read),
            (62, "DEBUG_RECORD_DECLARE", Read),
            (63, "DEBUG_RECORD_ASSIGN", Read),
            (64, "DEBUG_RECORD_VALUE_SIMPLE", Read),
            (65, "DEBUG_RECORD_LABEL", Read),
            (66, "DEBUG_RECORD_DECLARE_VALUE", Read),
        ],
    },
    BlockKind {
        id: 13,
        name: "IDENTIFICATION_BLOCK",
        records: &[(1, "STRING", Ignored("the producer does not matter")), (2, "EPOCH", Read)],
    },
    BlockKind {
        id: 14,
        name: "VALUE_SYMTAB_BLOCK",
        records: &[
            (1, "ENTRY", Read),
            (2, "BBENTRY", Read),
            (3, "FNENTRY", Read),
            (4, "COMBINED_GVDEFENTRY", SUMMARY),
            (5, "COMBINED_ENTRY", SUMMARY),
        ],
    },
    BlockKind {
        id: 15,
        name: "METADATA_BLOCK",
        records: &[
            (1, "STRING_OLD", Read),
            (2, "VALUE", Read),
            (3, "NODE", Read),
            (4, "NAME", Read),
            (5, "DISTINCT_NODE", Read),
            (6, "KIND", Read),
            (7, "LOCATION", Read),
            (8, "OLD_NODE", Read),
            (9, "OLD_FN_NODE", Read),
            (10, "NAMED_NODE", Read),
            (12, "GENERIC_DEBUG", Read),
            (13, "SUBRANGE", Read),
            (14, "ENUMERATOR", Read),
            (15, "BASIC_TYPE", Read),
            (16, "FILE", Read),
            (17, "DERIVED_TYPE", Read),
            (18, "COMPOSITE_TYPE", Read),
            (19, "SUBROUTINE_TYPE", Read),
            (20, "COMPILE_UNIT", Read),
            (21, "SUBPROGRAM", Read),
            (22, "LEXICAL_BLOCK", Read),
            (23, "LEXICAL_BLOCK_FILE", Read),
            (24, "NAMESPACE", Read),
            (25, "TEMPLATE_TYPE", Read),
            (26, "TEMPLATE_VALUE", Read),
            (27, "GLOBAL_VAR", Read),
            (28, "LOCAL_VAR", Read),
            (29, "EXPRESSION", Read),
            (30, "OBJC_PROPERTY", Read),
            (31, "IMPORTED_ENTITY", Read),
            (32, "MODULE", Read),
            (33, "MACRO", Read),
            (34, "MACRO_FILE", Read),
            (35, "STRINGS", Read),
            (36, "GLOBAL_DECL_ATTACHMENT", Read),
            (37, "GLOBAL_VAR_EXPR", Read),
            (38, "INDEX_OFFSET", Ignored("used only for lazy loading of metadata")),
            (39, "INDEX", Ignored("used only for lazy loading of metadata")),
            (40, "LABEL", Read),
            (41, "STRING_TYPE", Read),
            (44, "COMMON_BLOCK", Read),
            (45, "GENERIC_SUBRANGE", Read),
            (46, "ARG_LIST", Read),
            (47, "ASSIGN_ID", Read),
            (48, "SUBRANGE_TYPE", Read),
            (49, "FIXED_POINT_TYPE", Read),
        ],
    },
    BlockKind { id: 16, name: "METADATA_ATTACHMENT", records: &[(11, "ATTACHMENT", Read)] },
    BlockKind {
        id: 17,
        name: "TYPE_BLOCK",
        records: &[
            (1, "NUMENTRY", Read),
            (2, "VOID", Read),
            (3, "FLOAT", Read),
            (4, "DOUBLE", Read),
            (5, "LABEL", Read),
            (6, "OPAQUE", Read),
            (7, "INTEGER", Read),
            (8, "POINTER", Read),
            (9, "FUNCTION_OLD", Read),
            (10, "HALF", Read),
            (11, "ARRAY", Read),
            (12, "VECTOR", Read),
            (13, "X86_FP80", Read),
            (14, "FP128", Read),
            (15, "PPC_FP128", Read),
            (16, "METADATA", Read),
            (17, "X86_MMX", Read),
            (18, "STRUCT_ANON", Read),
            (19, "STRUCT_NAME", Read),
            (20, "STRUCT_NAMED", Read),
            (21, "FUNCTION", Read),
            (22, "TOKEN", Read),
            (23, "BFLOAT", Read),
            (24, "X86_AMX", Read),
            (25, "OPAQUE_POINTER", Read),
            (26, "TARGET_TYPE", Read),
        ],
    },
    BlockKind { id: 18, name: "USELIST_BLOCK", records: &[(1, "DEFAULT", Read), (2, "BB", Read)] },
    BlockKind { id: 19, name: "MODULE_STRTAB_BLOCK", records: &[(1, "ENTRY", SUMMARY), (2, "HASH", SUMMARY)] },
    BlockKind { id: 20, name: "GLOBALVAL_SUMMARY_BLOCK", records: SUMMARIES },
    BlockKind { id: 21, name: "OPERAND_BUNDLE_TAGS_BLOCK", records: &[(1, "TAG", Read)] },
    BlockKind { id: 22, name: "METADATA_KIND_BLOCK", records: &[(6, "KIND", Read)] },
    BlockKind { id: 23, name: "STRTAB_BLOCK", records: &[(1, "BLOB", Read)] },
    BlockKind { id: 24, name: "FULL_LTO_GLOBALVAL_SUMMARY_BLOCK", records: SUMMARIES },
    BlockKind {
        id: 25,
        name: "SYMTAB_BLOCK",
        records: &[(1, "BLOB", Ignored("used only by linkers that do not parse modules"))],
    },
    BlockKind { id: 26, name: "SYNC_SCOPE_NAMES_BLOCK", records: &[(1, "NAME", Read)] },
];

/// Returns LLVM's name of a block, or its number.
pub fn block_name(id: u32) -> String {
    match BLOCKS.iter().find(|block| block.id == id) {
        Some(block) => block.name.into(),
        None if id == BLOCKINFO => "BLOCKINFO_BLOCK".into(),
        None => id.to_string(),
    }
}

/// Returns LLVM's name of a record, or its number.
pub fn record_name(block: u32, code: u32) -> String {
    let records = BLOCKS.iter().find(|kind| kind.id == block).map_or(&[][..], |kind| kind.records);
    match records.iter().find(|(number, ..)| *number == code) {
        Some((_, name, _)) => (*name).into(),
        None => code.to_string(),
    }
}

//! Names of DWARF constants and LLVM flags as used in specialized nodes (DWARF 5 section 7, LangRef
//! "Specialized Metadata Nodes").

mod numbers;

/// A set of named constants that a field of a specialized node may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vocabulary {
    /// `DW_TAG_member`
    Tag,
    /// `DW_ATE_signed`
    Encoding,
    /// `DW_LANG_C99`
    Language,
    /// `DW_LNAME_C`
    LanguageName,
    /// `DW_CC_normal`
    CallingConvention,
    /// `DW_VIRTUALITY_virtual`
    Virtuality,
    /// `DW_MACINFO_define`
    Macinfo,
    /// `DW_APPLE_ENUM_KIND_Open`
    EnumKind,
    /// `FullDebug`
    Emission,
    /// `GNU`
    NameTable,
    /// `Binary`
    FixedPoint,
    /// `CSK_MD5`
    Checksum,
    /// `DIFlagPublic`
    Flag,
    /// `DISPFlagDefinition`
    SubprogramFlag,
    /// `DW_OP_deref`
    Operation,
}

/// Multi-bit flags: mask of each group, and names of the values under that mask.
type FlagGroups = &'static [(u64, &'static [(u64, &'static str)])];

impl Vocabulary {
    /// Returns the common prefix of all names; empty if there is none.
    pub fn prefix(self) -> &'static str {
        self.describe().0
    }

    /// Returns the name of the vocabulary in messages.
    pub fn title(self) -> &'static str {
        self.describe().1
    }

    /// Returns the largest valid number.
    pub fn limit(self) -> u64 {
        self.describe().2
    }

    /// Whether a word is one of its names.
    pub fn has(self, word: &str) -> bool {
        let Some(rest) = word.strip_prefix(self.prefix()) else { return false };
        let numbered = || ["breg", "lit", "reg"].iter().any(|run| operation_number(word, run).is_some());
        self.names().binary_search(&rest).is_ok() || self == Vocabulary::Operation && numbered()
    }

    /// Returns the name of a number, or else the number in decimal.
    pub fn word(self, number: u64) -> String {
        match numbers::word(self, number) {
            Some(word) => format!("{}{word}", self.prefix()),
            None => number.to_string(),
        }
    }

    /// Whether a number has a name.
    pub fn knows(self, number: u64) -> bool {
        numbers::word(self, number).is_some()
    }

    /// Parses a name or a decimal number.
    pub fn number(self, word: &str) -> Option<u64> {
        if let Ok(number) = word.parse() {
            return Some(number);
        }
        let rest = word.strip_prefix(self.prefix())?;
        if self == Vocabulary::Flag || self == Vocabulary::SubprogramFlag {
            if rest == "Zero" {
                return Some(0);
            }
            let groups = self.flag_groups().iter().flat_map(|(_, names)| names.iter());
            if let Some((bits, _)) = groups.into_iter().find(|(_, name)| *name == rest) {
                return Some(*bits);
            }
        }
        numbers::number(self, rest)
    }

    /// Formats flags as names joined by ` | `.
    pub fn flags(self, flags: u64) -> String {
        // Multi-bit flags come first.
        let groups = self.flag_groups();
        let mut left = flags;
        let mut words = Vec::new();
        for (mask, names) in groups {
            if let Some((bits, name)) = names.iter().find(|(bits, _)| left & mask == *bits) {
                words.push(format!("{}{name}", self.prefix()));
                left &= !bits;
            }
        }
        for bit in (0..64).map(|n| 1 << n).filter(|bit| flags & bit != 0) {
            if left & bit != 0 && self.knows(bit) {
                words.push(self.word(bit));
                left &= !bit;
            }
        }
        if left != 0 || words.is_empty() {
            words.push(left.to_string());
        }
        words.join(" | ")
    }

    /// Returns the multi-bit flags.
    fn flag_groups(self) -> FlagGroups {
        match self {
            Vocabulary::Flag => &[
                (3, &[(1, "Private"), (2, "Protected"), (3, "Public")]),
                (
                    3 << 16,
                    &[
                        (1 << 16, "SingleInheritance"),
                        (2 << 16, "MultipleInheritance"),
                        (3 << 16, "VirtualInheritance"),
                    ],
                ),
                (1 << 2 | 1 << 5, &[(1 << 2 | 1 << 5, "IndirectVirtualBase")]),
            ],
            _ => &[(3, &[(1, "Virtual"), (2, "PureVirtual")])],
        }
    }

    fn describe(self) -> (&'static str, &'static str, u64) {
        match self {
            Vocabulary::Tag => ("DW_TAG_", "DWARF tag", 0xffff),
            Vocabulary::Encoding => ("DW_ATE_", "DWARF type attribute encoding", 0xff),
            Vocabulary::Language => ("DW_LANG_", "DWARF language", 0xffff),
            Vocabulary::LanguageName => ("DW_LNAME_", "DWARF source language name", 0xffff),
            Vocabulary::CallingConvention => ("DW_CC_", "DWARF calling convention", 0xff),
            Vocabulary::Virtuality => ("DW_VIRTUALITY_", "DWARF virtuality code", 2),
            Vocabulary::Macinfo => ("DW_MACINFO_", "DWARF macinfo type", 0xff),
            Vocabulary::EnumKind => ("DW_APPLE_ENUM_KIND_", "DWARF enum kind code", 1),
            Vocabulary::Emission => ("", "emission kind", 3),
            Vocabulary::NameTable => ("", "nameTable kind", 3),
            Vocabulary::FixedPoint => ("", "fixed-point kind", 2),
            Vocabulary::Checksum => ("CSK_", "checksum kind", 3),
            Vocabulary::Flag => ("DIFlag", "debug info flag", 0xffff_ffff),
            Vocabulary::SubprogramFlag => ("DISPFlag", "subprogram debug info flag", 0xffff_ffff),
            Vocabulary::Operation => ("DW_OP_", "DWARF op", u64::MAX),
        }
    }

    fn names(self) -> &'static [&'static str] {
        match self {
            Vocabulary::Tag => TAGS,
            Vocabulary::Encoding => ENCODINGS,
            Vocabulary::Language => LANGUAGES,
            Vocabulary::LanguageName => LANGUAGE_NAMES,
            Vocabulary::CallingConvention => CALLING_CONVENTIONS,
            Vocabulary::Virtuality => &["none", "pure_virtual", "virtual"],
            Vocabulary::Macinfo => &["define", "end_file", "start_file", "undef", "vendor_ext"],
            Vocabulary::EnumKind => &["Closed", "Open"],
            Vocabulary::Emission => &["DebugDirectivesOnly", "FullDebug", "LineTablesOnly", "NoDebug"],
            Vocabulary::NameTable => &["Apple", "Default", "GNU", "None"],
            Vocabulary::FixedPoint => &["Binary", "Decimal", "Rational"],
            Vocabulary::Checksum => &["MD5", "SHA1", "SHA256"],
            Vocabulary::Flag => FLAGS,
            Vocabulary::SubprogramFlag => SUBPROGRAM_FLAGS,
            Vocabulary::Operation => OPERATIONS,
        }
    }
}

/// Returns the number of one of the 32 operations in a family, such as 7 for `DW_OP_reg7`.
pub fn operation_number(word: &str, run: &str) -> Option<u32> {
    let digits = word.strip_prefix("DW_OP_")?.strip_prefix(run)?;
    let number = digits.parse().ok().filter(|n| *n < 32)?;
    (digits == "0" || !digits.starts_with(['0', '+'])).then_some(number)
}

/// Tags, sorted, without `DW_TAG_`.
const TAGS: &[&str] = &[
    "ALTIUM_circ_type",
    "ALTIUM_mwa_circ_type",
    "ALTIUM_rev_carry_type",
    "ALTIUM_rom",
    "APPLE_property",
    "BORLAND_Delphi_dynamic_array",
    "BORLAND_Delphi_set",
    "BORLAND_Delphi_string",
    "BORLAND_Delphi_variant",
    "BORLAND_property",
    "GHS_namespace",
    "GHS_template_templ_param",
    "GHS_using_declaration",
    "GHS_using_namespace",
    "GNU_BINCL",
    "GNU_EINCL",
    "GNU_call_site",
    "GNU_call_site_parameter",
    "GNU_formal_parameter_pack",
    "GNU_template_parameter_pack",
    "GNU_template_template_param",
    "LLVM_annotation",
    "LLVM_ptrauth_type",
    "MIPS_loop",
    "PGI_interface_block",
    "PGI_kanji_type",
    "SUN_class_template",
    "SUN_codeflags",
    "SUN_dtor",
    "SUN_dtor_info",
    "SUN_f90_interface",
    "SUN_fortran_vax_structure",
    "SUN_function_template",
    "SUN_hi",
    "SUN_indirect_inheritance",
    "SUN_memop_info",
    "SUN_omp_child_func",
    "SUN_rtti_descriptor",
    "SUN_struct_template",
    "SUN_union_template",
    "UPC_relaxed",
    "UPC_shared_type",
    "UPC_strict_type",
    "access_declaration",
    "array_type",
    "atomic_type",
    "base_type",
    "call_site",
    "call_site_parameter",
    "catch_block",
    "class_template",
    "class_type",
    "coarray_type",
    "common_block",
    "common_inclusion",
    "compile_unit",
    "condition",
    "const_type",
    "constant",
    "dwarf_procedure",
    "dynamic_type",
    "entry_point",
    "enumeration_type",
    "enumerator",
    "file_type",
    "formal_parameter",
    "format_label",
    "friend",
    "function_template",
    "generic_subrange",
    "immutable_type",
    "imported_declaration",
    "imported_module",
    "imported_unit",
    "inheritance",
    "inlined_subroutine",
    "interface_type",
    "label",
    "lexical_block",
    "member",
    "module",
    "namelist",
    "namelist_item",
    "namespace",
    "null",
    "packed_type",
    "partial_unit",
    "pointer_type",
    "ptr_to_member_type",
    "reference_type",
    "restrict_type",
    "rvalue_reference_type",
    "set_type",
    "shared_type",
    "skeleton_unit",
    "string_type",
    "structure_type",
    "subprogram",
    "subrange_type",
    "subroutine_type",
    "template_alias",
    "template_type_parameter",
    "template_value_parameter",
    "thrown_type",
    "try_block",
    "type_unit",
    "typedef",
    "union_type",
    "unspecified_parameters",
    "unspecified_type",
    "variable",
    "variant",
    "variant_part",
    "volatile_type",
    "with_stmt",
];

/// Encodings of base types.
const ENCODINGS: &[&str] = &[
    "ASCII",
    "HP_complex_float",
    "HP_complex_float128",
    "HP_float128",
    "HP_floathpintel",
    "HP_imaginary_float128",
    "HP_imaginary_float90",
    "UCS",
    "UTF",
    "address",
    "boolean",
    "complex_float",
    "decimal_float",
    "edited",
    "float",
    "imaginary_float",
    "numeric_string",
    "packed_decimal",
    "signed",
    "signed_char",
    "signed_fixed",
    "unsigned",
    "unsigned_char",
    "unsigned_fixed",
];

/// Source languages.
const LANGUAGES: &[&str] = &[
    "Ada2005",
    "Ada2012",
    "Ada83",
    "Ada95",
    "Assembly",
    "BLISS",
    "BORLAND_Delphi",
    "C",
    "C11",
    "C17",
    "C89",
    "C99",
    "CPP_for_OpenCL",
    "C_plus_plus",
    "C_plus_plus_03",
    "C_plus_plus_11",
    "C_plus_plus_14",
    "C_plus_plus_17",
    "C_plus_plus_20",
    "C_sharp",
    "Cobol74",
    "Cobol85",
    "Crystal",
    "D",
    "Dylan",
    "Fortran03",
    "Fortran08",
    "Fortran18",
    "Fortran77",
    "Fortran90",
    "Fortran95",
    "GLSL",
    "GLSL_ES",
    "GOOGLE_RenderScript",
    "Go",
    "HIP",
    "HLSL",
    "Haskell",
    "Hylo",
    "Java",
    "Julia",
    "Kotlin",
    "Metal",
    "Mips_Assembler",
    "Modula2",
    "Modula3",
    "Mojo",
    "Move",
    "OCaml",
    "ObjC",
    "ObjC_plus_plus",
    "OpenCL",
    "OpenCL_CPP",
    "PLI",
    "Pascal83",
    "Python",
    "RenderScript",
    "Ruby",
    "Rust",
    "SYCL",
    "Swift",
    "UPC",
    "Zig",
];

/// Source language names without a version (DWARF 6).
const LANGUAGE_NAMES: &[&str] = &[
    "Ada",
    "Assembly",
    "BLISS",
    "C",
    "CPP_for_OpenCL",
    "C_plus_plus",
    "C_sharp",
    "Cobol",
    "Crystal",
    "D",
    "Dylan",
    "Fortran",
    "GLSL",
    "GLSL_ES",
    "Go",
    "HLSL",
    "Haskell",
    "Hylo",
    "Java",
    "Julia",
    "Kotlin",
    "Metal",
    "Modula2",
    "Modula3",
    "Mojo",
    "Move",
    "OCaml",
    "ObjC",
    "ObjC_plus_plus",
    "OpenCL_C",
    "OpenCL_CPP",
    "PLI",
    "Pascal",
    "Python",
    "RenderScript",
    "Ruby",
    "Rust",
    "SYCL",
    "Swift",
    "UPC",
    "Zig",
];

/// Calling conventions.
const CALLING_CONVENTIONS: &[&str] = &[
    "BORLAND_fastcall",
    "BORLAND_msfastcall",
    "BORLAND_msreturn",
    "BORLAND_pascal",
    "BORLAND_safecall",
    "BORLAND_stdcall",
    "BORLAND_thiscall",
    "GDB_IBM_OpenCL",
    "GNU_borland_fastcall_i386",
    "GNU_renesas_sh",
    "LLVM_AAPCS",
    "LLVM_AAPCS_VFP",
    "LLVM_DeviceKernel",
    "LLVM_IntelOclBicc",
    "LLVM_M68kRTD",
    "LLVM_PreserveAll",
    "LLVM_PreserveMost",
    "LLVM_PreserveNone",
    "LLVM_RISCVVLSCall",
    "LLVM_RISCVVectorCall",
    "LLVM_SpirFunction",
    "LLVM_Swift",
    "LLVM_SwiftTail",
    "LLVM_Win64",
    "LLVM_X86RegCall",
    "LLVM_X86_64SysV",
    "LLVM_vectorcall",
    "nocall",
    "normal",
    "pass_by_reference",
    "pass_by_value",
    "program",
];

/// Operations of location expressions.
const OPERATIONS: &[&str] = &[
    "APPLE_uninit",
    "GNU_addr_index",
    "GNU_const_index",
    "GNU_entry_value",
    "GNU_implicit_pointer",
    "GNU_push_tls_address",
    "HP_fltconst4",
    "HP_fltconst8",
    "HP_is_value",
    "HP_mod_range",
    "HP_tls",
    "HP_unmod_range",
    "INTEL_bit_piece",
    "LLVM_arg",
    "LLVM_convert",
    "LLVM_entry_value",
    "LLVM_extract_bits_sext",
    "LLVM_extract_bits_zext",
    "LLVM_fragment",
    "LLVM_implicit_pointer",
    "LLVM_tag_offset",
    "LLVM_user",
    "PGI_omp_thread_num",
    "WASM_location",
    "WASM_location_int",
    "abs",
    "addr",
    "addrx",
    "and",
    "bit_piece",
    "bra",
    "bregx",
    "call2",
    "call4",
    "call_frame_cfa",
    "call_ref",
    "const1s",
    "const1u",
    "const2s",
    "const2u",
    "const4s",
    "const4u",
    "const8s",
    "const8u",
    "const_type",
    "consts",
    "constu",
    "constx",
    "convert",
    "deref",
    "deref_size",
    "deref_type",
    "div",
    "drop",
    "dup",
    "entry_value",
    "eq",
    "fbreg",
    "form_tls_address",
    "ge",
    "gt",
    "implicit_pointer",
    "implicit_value",
    "le",
    "lt",
    "minus",
    "mod",
    "mul",
    "ne",
    "neg",
    "nop",
    "not",
    "or",
    "over",
    "pick",
    "piece",
    "plus",
    "plus_uconst",
    "push_object_address",
    "regval_type",
    "regx",
    "reinterpret",
    "rot",
    "shl",
    "shr",
    "shra",
    "skip",
    "stack_value",
    "swap",
    "xderef",
    "xderef_size",
    "xderef_type",
    "xor",
];

/// Flags of types, members, variables and subprograms.
const FLAGS: &[&str] = &[
    "AllCallsDescribed",
    "AppleBlock",
    "Artificial",
    "BigEndian",
    "BitField",
    "EnumClass",
    "Explicit",
    "ExportSymbols",
    "FwdDecl",
    "IndirectVirtualBase",
    "IntroducedVirtual",
    "LValueReference",
    "LittleEndian",
    "MultipleInheritance",
    "NameIsSimplified",
    "NoReturn",
    "NonTrivial",
    "ObjcClassComplete",
    "ObjectPointer",
    "Private",
    "Protected",
    "Prototyped",
    "Public",
    "RValueReference",
    "ReservedBit4",
    "SingleInheritance",
    "StaticMember",
    "Thunk",
    "TypePassByReference",
    "TypePassByValue",
    "Vector",
    "Virtual",
    "VirtualInheritance",
    "Zero",
];

/// Flags of subprograms.
const SUBPROGRAM_FLAGS: &[&str] = &[
    "Definition",
    "Deleted",
    "Elemental",
    "LocalToUnit",
    "MainSubprogram",
    "ObjCDirect",
    "Optimized",
    "Pure",
    "PureVirtual",
    "Recursive",
    "Virtual",
    "Zero",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted() {
        for names in
            [TAGS, ENCODINGS, LANGUAGES, LANGUAGE_NAMES, CALLING_CONVENTIONS, OPERATIONS, FLAGS, SUBPROGRAM_FLAGS]
        {
            assert!(names.is_sorted(), "{names:?}");
        }
        assert!(
            Vocabulary::Tag.has("DW_TAG_member") && !Vocabulary::Tag.has("DW_TAG_") && !Vocabulary::Tag.has("member")
        );
    }
}

//! Schema of specialized nodes (LangRef "Specialized Metadata Nodes"): name and form of each field, and whether
//! it is required.

use super::dwarf::Vocabulary;
use super::node::Class;

/// The form of a field's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// An unsigned number up to this maximum.
    Unsigned(u64),
    /// A number between these bounds, inclusive.
    Signed(i64, i64),
    /// A number no less than this, or a node; the flag permits `null`.
    SignedOrNode(i64, bool),
    /// An unsigned number or a node.
    UnsignedOrNode,
    /// A number of arbitrary size.
    Integer,
    /// `true`, `false`
    Bool,
    /// A node; the flag permits `null`.
    Node(bool),
    /// A string; the flag permits an empty one.
    String(bool),
    /// `{!1, !2}`
    List,
    /// A DWARF name, or its number.
    Word(Vocabulary),
    /// Flag names or numbers, joined by `|`.
    Flags(Vocabulary),
}

/// A field of a specialized node.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Name before the colon.
    pub name: &'static str,
    /// Form of the value.
    pub form: Form,
    /// Whether the field must be present.
    pub required: bool,
}

/// Maximum number of fields of a class.
pub const MAX_FIELDS: usize = 26;

const fn optional(name: &'static str, form: Form) -> Field {
    Field { name, form, required: false }
}

const fn required(name: &'static str, form: Form) -> Field {
    Field { name, form, required: true }
}

// Fields that several classes share.
const ALIGN: Field = optional("align", Form::Unsigned(u32::MAX as u64));
const ANNOTATIONS: Field = optional("annotations", Form::Node(true));
const COLUMN: Field = optional("column", Form::Unsigned(u16::MAX as u64));
const DECLARATION: Field = optional("declaration", Form::Node(true));
const ENCODING: Field = optional("encoding", Form::Word(Vocabulary::Encoding));
const FILE: Field = optional("file", Form::Node(true));
const FLAGS: Field = optional("flags", Form::Flags(Vocabulary::Flag));
const LINE: Field = optional("line", Form::Unsigned(u32::MAX as u64));
const LOWER_BOUND: Field = optional("lowerBound", Form::SignedOrNode(i64::MIN, true));
const NAME: Field = optional("name", Form::String(true));
const SCOPE: Field = optional("scope", Form::Node(true));
const SIZE: Field = optional("size", Form::UnsignedOrNode);
const STRIDE: Field = optional("stride", Form::SignedOrNode(i64::MIN, true));
const TAG: Field = optional("tag", Form::Word(Vocabulary::Tag));
const TEMPLATE_PARAMS: Field = optional("templateParams", Form::Node(true));
const TYPE: Field = optional("type", Form::Node(true));
const UPPER_BOUND: Field = optional("upperBound", Form::SignedOrNode(i64::MIN, true));

/// Returns the index of a field in the list of its class. Evaluated at compile time, where an unknown name is
/// an error.
pub const fn position(fields: &[Field], name: &str) -> usize {
    let mut n = 0;
    while n < fields.len() {
        if equal(fields[n].name.as_bytes(), name.as_bytes()) {
            return n;
        }
        n += 1;
    }
    panic!("a field of this class")
}

const fn equal(a: &[u8], b: &[u8]) -> bool {
    let mut n = 0;
    if a.len() != b.len() {
        return false;
    }
    while n < a.len() {
        if a[n] != b[n] {
            return false;
        }
        n += 1;
    }
    true
}

/// Returns the fields of a class; `None` for classes with positional operands.
pub fn fields(class: Class) -> Option<&'static [Field]> {
    Some(match class {
        Class::BasicType => DI_BASIC_TYPE,
        Class::CommonBlock => DI_COMMON_BLOCK,
        Class::CompileUnit => DI_COMPILE_UNIT,
        Class::CompositeType => DI_COMPOSITE_TYPE,
        Class::DerivedType => DI_DERIVED_TYPE,
        Class::Enumerator => DI_ENUMERATOR,
        Class::File => DI_FILE,
        Class::FixedPointType => DI_FIXED_POINT_TYPE,
        Class::Generic => GENERIC_DI_NODE,
        Class::GenericSubrange => DI_GENERIC_SUBRANGE,
        Class::GlobalVariable => DI_GLOBAL_VARIABLE,
        Class::GlobalVariableExpression => DI_GLOBAL_VARIABLE_EXPRESSION,
        Class::ImportedEntity => DI_IMPORTED_ENTITY,
        Class::Label => DI_LABEL,
        Class::LexicalBlock => DI_LEXICAL_BLOCK,
        Class::LexicalBlockFile => DI_LEXICAL_BLOCK_FILE,
        Class::LocalVariable => DI_LOCAL_VARIABLE,
        Class::Location => DI_LOCATION,
        Class::Macro => DI_MACRO,
        Class::MacroFile => DI_MACRO_FILE,
        Class::Module => DI_MODULE,
        Class::Namespace => DI_NAMESPACE,
        Class::ObjcProperty => DI_OBJC_PROPERTY,
        Class::StringType => DI_STRING_TYPE,
        Class::Subprogram => DI_SUBPROGRAM,
        Class::Subrange => DI_SUBRANGE,
        Class::SubrangeType => DI_SUBRANGE_TYPE,
        Class::SubroutineType => DI_SUBROUTINE_TYPE,
        Class::TemplateTypeParameter => DI_TEMPLATE_TYPE_PARAMETER,
        Class::TemplateValueParameter => DI_TEMPLATE_VALUE_PARAMETER,
        Class::ArgList | Class::AssignId | Class::Expression | Class::Tuple => return None,
    })
}

/// `!DIGlobalVariableExpression(…)`
pub const DI_GLOBAL_VARIABLE_EXPRESSION: &[Field] =
    &[required("var", Form::Node(true)), required("expr", Form::Node(true))];

/// `!DILocation(…)`
pub const DI_LOCATION: &[Field] = &[
    LINE,
    COLUMN,
    required("scope", Form::Node(false)),
    optional("inlinedAt", Form::Node(true)),
    optional("isImplicitCode", Form::Bool),
    optional("atomGroup", Form::Unsigned(u64::MAX)),
    optional("atomRank", Form::Unsigned(u8::MAX as u64)),
];

/// `!GenericDINode(…)`
pub const GENERIC_DI_NODE: &[Field] = &[
    required("tag", Form::Word(Vocabulary::Tag)),
    optional("header", Form::String(true)),
    optional("operands", Form::List),
];

/// `!DISubrangeType(…)`
pub const DI_SUBRANGE_TYPE: &[Field] = &[
    NAME,
    FILE,
    LINE,
    SCOPE,
    optional("baseType", Form::Node(true)),
    SIZE,
    ALIGN,
    FLAGS,
    LOWER_BOUND,
    UPPER_BOUND,
    STRIDE,
    optional("bias", Form::SignedOrNode(i64::MIN, true)),
];

/// `!DISubrange(…)`
pub const DI_SUBRANGE: &[Field] = &[optional("count", Form::SignedOrNode(-1, false)), LOWER_BOUND, UPPER_BOUND, STRIDE];

/// `!DIGenericSubrange(…)`
pub const DI_GENERIC_SUBRANGE: &[Field] =
    &[optional("count", Form::SignedOrNode(i64::MIN, true)), LOWER_BOUND, UPPER_BOUND, STRIDE];

/// `!DIEnumerator(…)`
pub const DI_ENUMERATOR: &[Field] =
    &[required("name", Form::String(true)), required("value", Form::Integer), optional("isUnsigned", Form::Bool)];

/// `!DIBasicType(…)`
pub const DI_BASIC_TYPE: &[Field] = &[
    TAG,
    NAME,
    SIZE,
    ALIGN,
    optional("dataSize", Form::Unsigned(u32::MAX as u64)),
    ENCODING,
    optional("num_extra_inhabitants", Form::Unsigned(u32::MAX as u64)),
    FLAGS,
];

/// `!DIFixedPointType(…)`
pub const DI_FIXED_POINT_TYPE: &[Field] = &[
    TAG,
    NAME,
    SIZE,
    ALIGN,
    ENCODING,
    FLAGS,
    optional("kind", Form::Word(Vocabulary::FixedPoint)),
    optional("factor", Form::Signed(i64::MIN, i64::MAX)),
    optional("numerator", Form::Integer),
    optional("denominator", Form::Integer),
];

/// `!DIStringType(…)`
pub const DI_STRING_TYPE: &[Field] = &[
    TAG,
    NAME,
    optional("stringLength", Form::Node(true)),
    optional("stringLengthExpression", Form::Node(true)),
    optional("stringLocationExpression", Form::Node(true)),
    SIZE,
    ALIGN,
    ENCODING,
];

/// `!DIDerivedType(…)`
pub const DI_DERIVED_TYPE: &[Field] = &[
    required("tag", Form::Word(Vocabulary::Tag)),
    NAME,
    FILE,
    LINE,
    SCOPE,
    required("baseType", Form::Node(true)),
    SIZE,
    ALIGN,
    optional("offset", Form::UnsignedOrNode),
    FLAGS,
    optional("extraData", Form::Node(true)),
    optional("dwarfAddressSpace", Form::Unsigned(u32::MAX as u64)),
    ANNOTATIONS,
    optional("ptrAuthKey", Form::Unsigned(7)),
    optional("ptrAuthIsAddressDiscriminated", Form::Bool),
    optional("ptrAuthExtraDiscriminator", Form::Unsigned(0xffff)),
    optional("ptrAuthIsaPointer", Form::Bool),
    optional("ptrAuthAuthenticatesNullValues", Form::Bool),
];

/// `!DICompositeType(…)`
pub const DI_COMPOSITE_TYPE: &[Field] = &[
    required("tag", Form::Word(Vocabulary::Tag)),
    NAME,
    FILE,
    LINE,
    SCOPE,
    optional("baseType", Form::Node(true)),
    SIZE,
    ALIGN,
    optional("offset", Form::UnsignedOrNode),
    FLAGS,
    optional("elements", Form::Node(true)),
    optional("runtimeLang", Form::Word(Vocabulary::Language)),
    optional("enumKind", Form::Word(Vocabulary::EnumKind)),
    optional("vtableHolder", Form::Node(true)),
    TEMPLATE_PARAMS,
    optional("identifier", Form::String(true)),
    optional("discriminator", Form::Node(true)),
    optional("dataLocation", Form::Node(true)),
    optional("associated", Form::Node(true)),
    optional("allocated", Form::Node(true)),
    optional("rank", Form::SignedOrNode(i64::MIN, true)),
    ANNOTATIONS,
    optional("num_extra_inhabitants", Form::Unsigned(u32::MAX as u64)),
    optional("specification", Form::Node(true)),
    optional("bitStride", Form::Node(true)),
];

/// `!DISubroutineType(…)`
pub const DI_SUBROUTINE_TYPE: &[Field] =
    &[FLAGS, optional("cc", Form::Word(Vocabulary::CallingConvention)), required("types", Form::Node(true))];

/// `!DIFile(…)`
pub const DI_FILE: &[Field] = &[
    required("filename", Form::String(true)),
    required("directory", Form::String(true)),
    optional("checksumkind", Form::Word(Vocabulary::Checksum)),
    optional("checksum", Form::String(true)),
    optional("source", Form::String(true)),
];

/// `!DICompileUnit(…)`
pub const DI_COMPILE_UNIT: &[Field] = &[
    required("file", Form::Node(false)),
    optional("language", Form::Word(Vocabulary::Language)),
    optional("sourceLanguageName", Form::Word(Vocabulary::LanguageName)),
    optional("sourceLanguageVersion", Form::Unsigned(u32::MAX as u64)),
    optional("producer", Form::String(true)),
    optional("isOptimized", Form::Bool),
    optional("flags", Form::String(true)),
    optional("runtimeVersion", Form::Unsigned(u32::MAX as u64)),
    optional("splitDebugFilename", Form::String(true)),
    optional("emissionKind", Form::Word(Vocabulary::Emission)),
    optional("enums", Form::Node(true)),
    optional("retainedTypes", Form::Node(true)),
    optional("globals", Form::Node(true)),
    optional("imports", Form::Node(true)),
    optional("macros", Form::Node(true)),
    optional("dwoId", Form::Unsigned(u64::MAX)),
    optional("splitDebugInlining", Form::Bool),
    optional("debugInfoForProfiling", Form::Bool),
    optional("nameTableKind", Form::Word(Vocabulary::NameTable)),
    optional("rangesBaseAddress", Form::Bool),
    optional("sysroot", Form::String(true)),
    optional("sdk", Form::String(true)),
];

/// `!DISubprogram(…)`
pub const DI_SUBPROGRAM: &[Field] = &[
    SCOPE,
    NAME,
    optional("linkageName", Form::String(true)),
    FILE,
    LINE,
    TYPE,
    optional("isLocal", Form::Bool),
    optional("isDefinition", Form::Bool),
    optional("scopeLine", Form::Unsigned(u32::MAX as u64)),
    optional("containingType", Form::Node(true)),
    optional("virtuality", Form::Word(Vocabulary::Virtuality)),
    optional("virtualIndex", Form::Unsigned(u32::MAX as u64)),
    optional("thisAdjustment", Form::Signed(i32::MIN as i64, i32::MAX as i64)),
    FLAGS,
    optional("spFlags", Form::Flags(Vocabulary::SubprogramFlag)),
    optional("isOptimized", Form::Bool),
    optional("unit", Form::Node(true)),
    TEMPLATE_PARAMS,
    DECLARATION,
    optional("retainedNodes", Form::Node(true)),
    optional("thrownTypes", Form::Node(true)),
    ANNOTATIONS,
    optional("targetFuncName", Form::String(true)),
    optional("keyInstructions", Form::Bool),
];

/// `!DILexicalBlock(…)`
pub const DI_LEXICAL_BLOCK: &[Field] = &[required("scope", Form::Node(false)), FILE, LINE, COLUMN];

/// `!DILexicalBlockFile(…)`
pub const DI_LEXICAL_BLOCK_FILE: &[Field] =
    &[required("scope", Form::Node(false)), FILE, required("discriminator", Form::Unsigned(u32::MAX as u64))];

/// `!DICommonBlock(…)`
pub const DI_COMMON_BLOCK: &[Field] = &[required("scope", Form::Node(true)), DECLARATION, NAME, FILE, LINE];

/// `!DINamespace(…)`
pub const DI_NAMESPACE: &[Field] = &[required("scope", Form::Node(true)), NAME, optional("exportSymbols", Form::Bool)];

/// `!DIMacro(…)`
pub const DI_MACRO: &[Field] = &[
    required("type", Form::Word(Vocabulary::Macinfo)),
    LINE,
    required("name", Form::String(true)),
    optional("value", Form::String(true)),
];

/// `!DIMacroFile(…)`
pub const DI_MACRO_FILE: &[Field] = &[
    optional("type", Form::Word(Vocabulary::Macinfo)),
    LINE,
    required("file", Form::Node(true)),
    optional("nodes", Form::Node(true)),
];

/// `!DIModule(…)`
pub const DI_MODULE: &[Field] = &[
    required("scope", Form::Node(true)),
    required("name", Form::String(true)),
    optional("configMacros", Form::String(true)),
    optional("includePath", Form::String(true)),
    optional("apinotes", Form::String(true)),
    FILE,
    LINE,
    optional("isDecl", Form::Bool),
];

/// `!DITemplateTypeParameter(…)`
pub const DI_TEMPLATE_TYPE_PARAMETER: &[Field] =
    &[NAME, required("type", Form::Node(true)), optional("defaulted", Form::Bool)];

/// `!DITemplateValueParameter(…)`
pub const DI_TEMPLATE_VALUE_PARAMETER: &[Field] =
    &[TAG, NAME, TYPE, optional("defaulted", Form::Bool), required("value", Form::Node(true))];

/// `!DIGlobalVariable(…)`
pub const DI_GLOBAL_VARIABLE: &[Field] = &[
    optional("name", Form::String(false)),
    SCOPE,
    optional("linkageName", Form::String(true)),
    FILE,
    LINE,
    TYPE,
    optional("isLocal", Form::Bool),
    optional("isDefinition", Form::Bool),
    TEMPLATE_PARAMS,
    DECLARATION,
    ALIGN,
    ANNOTATIONS,
];

/// `!DILocalVariable(…)`
pub const DI_LOCAL_VARIABLE: &[Field] = &[
    required("scope", Form::Node(false)),
    NAME,
    optional("arg", Form::Unsigned(u16::MAX as u64)),
    FILE,
    LINE,
    TYPE,
    FLAGS,
    ALIGN,
    ANNOTATIONS,
];

/// `!DILabel(…)`
pub const DI_LABEL: &[Field] = &[
    required("scope", Form::Node(false)),
    required("name", Form::String(true)),
    required("file", Form::Node(true)),
    required("line", Form::Unsigned(u32::MAX as u64)),
    COLUMN,
    optional("isArtificial", Form::Bool),
    optional("coroSuspendIdx", Form::Unsigned(u64::MAX)),
];

/// `!DIObjCProperty(…)`
pub const DI_OBJC_PROPERTY: &[Field] = &[
    NAME,
    FILE,
    LINE,
    optional("setter", Form::String(true)),
    optional("getter", Form::String(true)),
    optional("attributes", Form::Unsigned(u32::MAX as u64)),
    TYPE,
];

/// `!DIImportedEntity(…)`
pub const DI_IMPORTED_ENTITY: &[Field] = &[
    required("tag", Form::Word(Vocabulary::Tag)),
    required("scope", Form::Node(true)),
    optional("entity", Form::Node(true)),
    FILE,
    LINE,
    NAME,
    optional("elements", Form::Node(true)),
];

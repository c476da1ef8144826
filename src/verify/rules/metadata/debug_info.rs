//! Debug information nodes: references between them, and consistency of fields.

macro_rules! field {
    ($fields:expr, $class:ident, $name:literal) => {
        $fields[const { schema::position(schema::$class, $name) }]
    };
}

mod types;

use super::error::NodeError;
use super::fields::{NodeFields, is_definition};
use super::graph::{MetadataGraph, MetadataOperand};
use super::{expression, fragment};
use crate::ir::metadata::node::{Class, Node};
use crate::ir::metadata::schema;
use types::{
    composite_type, derived_type, fixed_point_type, generic_subrange, subrange, subrange_type, subroutine_type,
};

/// Collects the errors of a node whose fields are individually valid.
pub(super) fn errors<'m>(
    graph: &MetadataGraph<'m>,
    node: Node<'m>,
    fields: &NodeFields<'m>,
    found: &mut Vec<NodeError>,
) {
    let message = match node.class {
        Class::Location => location(graph, fields),
        Class::LocalVariable => local_variable(graph, fields),
        Class::DerivedType => derived_type(graph, fields),
        Class::LexicalBlock | Class::LexicalBlockFile => lexical_block(graph, node, fields),
        Class::Subprogram => subprogram(graph, node, fields),
        Class::CompositeType => composite_type(graph, fields),
        Class::SubroutineType => subroutine_type(graph, fields),
        Class::GlobalVariable => global_variable(graph, fields),
        Class::GlobalVariableExpression => global_variable_expression(graph, fields),
        Class::CompileUnit => compile_unit(graph, node, fields),
        Class::Subrange => subrange(graph, fields),
        Class::SubrangeType => subrange_type(graph, fields),
        Class::GenericSubrange => generic_subrange(graph, fields),
        Class::BasicType => {
            let tag = field!(fields, DI_BASIC_TYPE, "tag");
            let tags = ["", "DW_TAG_base_type", "DW_TAG_unspecified_type", "DW_TAG_string_type"];
            if !is_tag(tag, &tags) {
                Some("invalid tag")
            } else {
                constant_size(graph, field!(fields, DI_BASIC_TYPE, "size"))
            }
        }
        Class::FixedPointType => fixed_point_type(graph, fields),
        Class::StringType => {
            (!is_tag(field!(fields, DI_STRING_TYPE, "tag"), &["", "DW_TAG_string_type"])).then_some("invalid tag")
        }
        Class::File => file(fields),
        Class::CommonBlock => {
            let declaration = graph.target(field!(fields, DI_COMMON_BLOCK, "declaration"));
            if !graph.target(field!(fields, DI_COMMON_BLOCK, "scope")).is_or_null(Class::is_scope) {
                Some("invalid scope ref")
            } else {
                (!declaration.is_or_null(|class| class == Class::GlobalVariable)).then_some("invalid declaration")
            }
        }
        Class::Namespace => (!graph.target(field!(fields, DI_NAMESPACE, "scope")).is_or_null(Class::is_scope))
            .then_some("invalid scope ref"),
        Class::Macro => {
            if !is_tag(field!(fields, DI_MACRO, "type"), &["DW_MACINFO_define", "DW_MACINFO_undef"]) {
                Some("invalid macinfo type")
            } else {
                (field!(fields, DI_MACRO, "name") == "\"\"").then_some("anonymous macro")
            }
        }
        Class::MacroFile => macro_file(graph, fields),
        Class::Module => (field!(fields, DI_MODULE, "name") == "\"\"").then_some("anonymous module"),
        Class::TemplateTypeParameter => {
            (!is_type(graph, field!(fields, DI_TEMPLATE_TYPE_PARAMETER, "type"))).then_some("invalid type ref")
        }
        Class::TemplateValueParameter => {
            let tag = field!(fields, DI_TEMPLATE_VALUE_PARAMETER, "tag");
            let tags = [
                "",
                "DW_TAG_template_value_parameter",
                "DW_TAG_GNU_template_template_param",
                "DW_TAG_GNU_template_parameter_pack",
            ];
            if !is_type(graph, field!(fields, DI_TEMPLATE_VALUE_PARAMETER, "type")) {
                Some("invalid type ref")
            } else {
                (!is_tag(tag, &tags)).then_some("invalid tag")
            }
        }
        Class::Label => label(graph, fields),
        Class::ObjcProperty => {
            if !is_type(graph, field!(fields, DI_OBJC_PROPERTY, "type")) {
                Some("invalid type ref")
            } else {
                file_error(graph, field!(fields, DI_OBJC_PROPERTY, "file"))
            }
        }
        Class::ImportedEntity => imported_entity(graph, fields),
        Class::ArgList | Class::AssignId | Class::Enumerator | Class::Expression | Class::Generic | Class::Tuple => {
            None
        }
    };
    found.extend(message.map(NodeError::debug_info));
}

/// Whether a tag is one of these; a numeric tag counts as valid.
fn is_tag(tag: &str, tags: &[&str]) -> bool {
    tags.contains(&tag) || tag.as_bytes().first().is_some_and(u8::is_ascii_digit)
}

fn is_type(graph: &MetadataGraph<'_>, value: &str) -> bool {
    graph_target(graph, value, Class::is_type)
}

fn is_scope(graph: &MetadataGraph<'_>, value: &str) -> bool {
    graph_target(graph, value, Class::is_scope)
}

/// Whether a field is null, unknown, or a node of a matching class.
fn graph_target(graph: &MetadataGraph<'_>, value: &str, class: impl Fn(Class) -> bool) -> bool {
    graph.class(value).is_none_or(|known| known.is_some_and(class))
}

fn file_error(graph: &MetadataGraph<'_>, value: &str) -> Option<&'static str> {
    (!graph_target(graph, value, |class| class == Class::File)).then_some("invalid file")
}

/// Whether a flag is set.
fn has_flag(flags: &str, flag: &str) -> bool {
    !flags.is_empty() && flags.split('|').any(|f| f.trim() == flag)
}

fn has_conflicting_flags(flags: &str) -> bool {
    has_flag(flags, "DIFlagLValueReference") && has_flag(flags, "DIFlagRValueReference")
        || has_flag(flags, "DIFlagTypePassByValue") && has_flag(flags, "DIFlagTypePassByReference")
}

/// Returns the operands of a list field. `Err` if it is not a list.
fn list<'m>(graph: &MetadataGraph<'m>, value: &'m str) -> Result<Vec<MetadataOperand<'m>>, ()> {
    match graph.target(value) {
        MetadataOperand::Null | MetadataOperand::Unknown => Ok(Vec::new()),
        MetadataOperand::Node(_, node) if node.class == Class::Tuple => Ok(graph.operands(node).collect()),
        _ => Err(()),
    }
}

/// Returns the error in a list whose members must be of a class.
fn list_error<'m>(
    graph: &MetadataGraph<'m>,
    value: &'m str,
    class: impl Fn(Class) -> bool,
    [no_list, no_member]: [&'static str; 2],
) -> Option<&'static str> {
    match list(graph, value) {
        Err(()) => Some(no_list),
        Ok(all) => (!all.into_iter().all(|member| member.is(&class))).then_some(no_member),
    }
}

fn template_error<'m>(graph: &MetadataGraph<'m>, value: &'m str) -> Option<&'static str> {
    let class = |class| matches!(class, Class::TemplateTypeParameter | Class::TemplateValueParameter);
    list_error(graph, value, class, ["invalid template params", "invalid template parameter"])
}

/// Checks a size that must be constant.
fn constant_size(graph: &MetadataGraph<'_>, value: &str) -> Option<&'static str> {
    let is_node = value.starts_with('!') && graph.class(value) != Some(None);
    is_node.then_some("SizeInBits must be a constant")
}

/// Checks a size that may be computed.
fn size_error(graph: &MetadataGraph<'_>, value: &str) -> Option<&'static str> {
    let fits = |class: Class| class.is_variable() || class == Class::Expression;
    (value.starts_with('!') && !graph_target(graph, value, fits))
        .then_some("SizeInBits must be a constant or DIVariable or DIExpression")
}

/// Whether the body of a location has the form that front ends emit for nearly every instruction, and is valid:
/// `line: 7, column: 3, scope: !9`, in a lexical block.
pub(super) fn is_plain_location(graph: &MetadataGraph<'_>, body: &str) -> bool {
    let number = |text: &str, most: u32| text.len() <= 9 && text.parse::<u32>().is_ok_and(|number| number <= most);
    let scope = body.strip_prefix("line: ").and_then(|rest| {
        let (line, rest) = rest.split_once(", column: ")?;
        let (column, scope) = rest.split_once(", scope: ")?;
        let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        let good = digits(line) && digits(column) && number(line, u32::MAX) && number(column, u16::MAX.into());
        good.then_some(scope)
    });
    // A node number and nothing after it.
    let node = scope.and_then(crate::ir::metadata::node::number).and_then(|number| graph.entry(number)?.node);
    node.is_some_and(|node| matches!(node.class, Class::LexicalBlock | Class::LexicalBlockFile))
}

fn location<'m>(graph: &MetadataGraph<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    let scope = field!(fields, DI_LOCATION, "scope");
    if !graph_target(graph, scope, Class::is_local_scope) {
        return Some("location requires a valid scope");
    }
    let inlined_at = field!(fields, DI_LOCATION, "inlinedAt");
    if !graph_target(graph, inlined_at, |class| class == Class::Location) {
        return Some("inlined-at should be a location");
    }
    declaration_scope(graph, scope)
}

/// Checks that a subprogram used as a scope is a definition.
fn declaration_scope<'m>(graph: &MetadataGraph<'m>, scope: &'m str) -> Option<&'static str> {
    if graph.class(scope) != Some(Some(Class::Subprogram)) {
        return None;
    }
    let scope = graph.target(scope).node()?;
    (!is_defined(scope)).then_some("scope points into the type hierarchy")
}

/// Whether a subprogram is a definition.
fn is_defined(subprogram: Node<'_>) -> bool {
    subprogram.distinct && {
        let flags = subprogram.field("spFlags").unwrap_or("");
        is_definition(flags, subprogram.field("isDefinition").unwrap_or(""))
    }
}

fn lexical_block<'m>(graph: &MetadataGraph<'m>, node: Node<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    let block = node.class == Class::LexicalBlock;
    let scope = match block {
        true => field!(fields, DI_LEXICAL_BLOCK, "scope"),
        false => field!(fields, DI_LEXICAL_BLOCK_FILE, "scope"),
    };
    if !graph_target(graph, scope, Class::is_local_scope) {
        return Some("invalid local scope");
    }
    let zero = |value: &str| matches!(value, "" | "0");
    if block && zero(field!(fields, DI_LEXICAL_BLOCK, "line")) && !zero(field!(fields, DI_LEXICAL_BLOCK, "column")) {
        return Some("cannot have column info without line info");
    }
    declaration_scope(graph, scope)
}

fn local_variable<'m>(graph: &MetadataGraph<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    if !is_scope(graph, field!(fields, DI_LOCAL_VARIABLE, "scope")) {
        return Some("invalid scope");
    }
    if !graph_target(graph, field!(fields, DI_LOCAL_VARIABLE, "scope"), Class::is_local_scope) {
        return Some("local variable requires a valid scope");
    }
    let ty = field!(fields, DI_LOCAL_VARIABLE, "type");
    if !is_type(graph, ty) {
        return Some("invalid type ref");
    }
    if graph.class(ty) == Some(Some(Class::SubroutineType)) {
        return Some("invalid type");
    }
    file_error(graph, field!(fields, DI_LOCAL_VARIABLE, "file"))
}

fn label<'m>(graph: &MetadataGraph<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    let scope = field!(fields, DI_LABEL, "scope");
    if !is_scope(graph, scope) {
        return Some("invalid scope");
    }
    if !graph_target(graph, scope, Class::is_local_scope) {
        return Some("label requires a valid scope");
    }
    file_error(graph, field!(fields, DI_LABEL, "file"))
}

fn global_variable<'m>(graph: &MetadataGraph<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    if !is_scope(graph, field!(fields, DI_GLOBAL_VARIABLE, "scope")) {
        return Some("invalid scope");
    }
    let ty = field!(fields, DI_GLOBAL_VARIABLE, "type");
    if !is_type(graph, ty) {
        return Some("invalid type ref");
    }
    if field!(fields, DI_GLOBAL_VARIABLE, "isDefinition") != "false" && matches!(ty, "" | "null") {
        return Some("missing global variable type");
    }
    let declaration = field!(fields, DI_GLOBAL_VARIABLE, "declaration");
    if !graph_target(graph, declaration, |class| class == Class::DerivedType) {
        return Some("invalid static data member declaration");
    }
    file_error(graph, field!(fields, DI_GLOBAL_VARIABLE, "file"))
}

fn global_variable_expression<'m>(graph: &MetadataGraph<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    let variable = graph.target(field!(fields, DI_GLOBAL_VARIABLE_EXPRESSION, "var"));
    if variable == MetadataOperand::Null {
        return Some("missing variable");
    }
    let expression = graph.target(field!(fields, DI_GLOBAL_VARIABLE_EXPRESSION, "expr")).node()?;
    fragment::fragment_error(graph, variable.node()?, expression::fragment(expression)?)
}

fn subprogram<'m>(graph: &MetadataGraph<'m>, node: Node<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    let given = |value: &str| !matches!(value, "" | "null");
    let flags = field!(fields, DI_SUBPROGRAM, "spFlags");
    let defined = is_definition(flags, field!(fields, DI_SUBPROGRAM, "isDefinition"));
    if !is_scope(graph, field!(fields, DI_SUBPROGRAM, "scope")) {
        return Some("invalid scope");
    }
    let file = field!(fields, DI_SUBPROGRAM, "file");
    if let Some(error) = file_error(graph, file) {
        return Some(error);
    }
    if !given(file) && !matches!(field!(fields, DI_SUBPROGRAM, "line"), "" | "0") {
        return Some("line specified with no file");
    }
    if !graph_target(graph, field!(fields, DI_SUBPROGRAM, "type"), |class| class == Class::SubroutineType) {
        return Some("invalid subroutine type");
    }
    if !is_type(graph, field!(fields, DI_SUBPROGRAM, "containingType")) {
        return Some("invalid containing type");
    }
    if let Some(error) = template_error(graph, field!(fields, DI_SUBPROGRAM, "templateParams")) {
        return Some(error);
    }
    let declaration = field!(fields, DI_SUBPROGRAM, "declaration");
    let is_declaration = |target: MetadataOperand<'_>| match target {
        MetadataOperand::Node(_, node) => node.class == Class::Subprogram && !is_defined(node),
        MetadataOperand::Null | MetadataOperand::Unknown => true,
        _ => false,
    };
    if !is_declaration(graph.target(declaration)) {
        return Some("invalid subprogram declaration");
    }
    if let Some(error) = retained_nodes(graph, node, field!(fields, DI_SUBPROGRAM, "retainedNodes")) {
        return Some(error);
    }
    if has_conflicting_flags(field!(fields, DI_SUBPROGRAM, "flags")) {
        return Some("invalid reference flags");
    }
    let unit = field!(fields, DI_SUBPROGRAM, "unit");
    if defined && !given(unit) {
        return Some("subprogram definitions must have a compile unit");
    }
    if defined && !graph_target(graph, unit, |class| class == Class::CompileUnit) {
        return Some("invalid unit type");
    }
    if !defined && given(unit) {
        return Some("subprogram declarations must not have a compile unit");
    }
    if !defined && given(declaration) {
        return Some("subprogram declaration must not have a declaration field");
    }
    if !defined && has_flag(field!(fields, DI_SUBPROGRAM, "flags"), "DIFlagAllCallsDescribed") {
        return Some("DIFlagAllCallsDescribed must be attached to a definition");
    }
    let thrown = field!(fields, DI_SUBPROGRAM, "thrownTypes");
    list_error(graph, thrown, Class::is_type, ["invalid thrown types list", "invalid thrown type"])
}

fn retained_nodes<'m>(graph: &MetadataGraph<'m>, subprogram: Node<'m>, value: &'m str) -> Option<&'static str> {
    let Ok(nodes) = list(graph, value) else { return Some("invalid retained nodes list") };
    for retained in nodes {
        let node = match retained {
            MetadataOperand::Null => return Some("nullptr in retained nodes"),
            MetadataOperand::Node(_, node) => node,
            MetadataOperand::Unknown => continue,
            _ => return Some("invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity"),
        };
        if !matches!(node.class, Class::LocalVariable | Class::Label | Class::ImportedEntity) {
            return Some("invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity");
        }
        let scope = graph.target(node.field("scope").unwrap_or(""));
        if !scope.is(Class::is_local_scope) {
            return Some("invalid retained nodes, retained node is not local");
        }
        if graph.subprogram(scope).is_some_and(|(_, found)| found.body.as_ptr() != subprogram.body.as_ptr()) {
            return Some("invalid retained nodes, retained node does not belong to subprogram");
        }
    }
    None
}

fn compile_unit<'m>(graph: &MetadataGraph<'m>, node: Node<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    if !node.distinct {
        return None;
    }
    let file = graph.target(field!(fields, DI_COMPILE_UNIT, "file"));
    if !file.is(|class| class == Class::File) {
        return Some("invalid file");
    }
    if file.node().and_then(|file| file.field("filename")) == Some("\"\"") {
        return Some("invalid filename");
    }
    let enumeration = |target: MetadataOperand<'m>| match target {
        MetadataOperand::Node(_, node) => {
            let tag = node.field("tag").unwrap_or("");
            node.class == Class::CompositeType && is_tag(tag, &["DW_TAG_enumeration_type"])
        }
        target => target == MetadataOperand::Unknown,
    };
    match list(graph, field!(fields, DI_COMPILE_UNIT, "enums")) {
        Err(()) => return Some("invalid enum list"),
        Ok(all) if !all.iter().copied().all(enumeration) => return Some("invalid enum type"),
        Ok(_) => {}
    }
    let retained = |target: MetadataOperand<'m>| match target {
        MetadataOperand::Node(_, node) => node.class.is_type() || node.class == Class::Subprogram && !is_defined(node),
        target => target == MetadataOperand::Unknown,
    };
    match list(graph, field!(fields, DI_COMPILE_UNIT, "retainedTypes")) {
        Err(()) => return Some("invalid retained type list"),
        Ok(all) if !all.iter().copied().all(retained) => return Some("invalid retained type"),
        Ok(_) => {}
    }
    let globals = field!(fields, DI_COMPILE_UNIT, "globals");
    let imports = field!(fields, DI_COMPILE_UNIT, "imports");
    let macros = field!(fields, DI_COMPILE_UNIT, "macros");
    let variable = |class| class == Class::GlobalVariableExpression;
    let imported = |class| class == Class::ImportedEntity;
    list_error(graph, globals, variable, ["invalid global variable list", "invalid global variable ref"])
        .or_else(|| {
            list_error(graph, imports, imported, ["invalid imported entity list", "invalid imported entity ref"])
        })
        .or_else(|| list_error(graph, macros, is_macro, ["invalid macro list", "invalid macro ref"]))
}

fn is_macro(class: Class) -> bool {
    matches!(class, Class::Macro | Class::MacroFile)
}

fn macro_file<'m>(graph: &MetadataGraph<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    if !is_tag(field!(fields, DI_MACRO_FILE, "type"), &["", "DW_MACINFO_start_file"]) {
        return Some("invalid macinfo type");
    }
    file_error(graph, field!(fields, DI_MACRO_FILE, "file")).or_else(|| {
        let nodes = field!(fields, DI_MACRO_FILE, "nodes");
        list_error(graph, nodes, is_macro, ["invalid macro list", "invalid macro ref"])
    })
}

fn imported_entity<'m>(graph: &MetadataGraph<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    let tags = ["DW_TAG_imported_module", "DW_TAG_imported_declaration"];
    if !is_tag(field!(fields, DI_IMPORTED_ENTITY, "tag"), &tags) {
        return Some("invalid tag");
    }
    if !is_scope(graph, field!(fields, DI_IMPORTED_ENTITY, "scope")) {
        return Some("invalid scope for imported entity");
    }
    (!graph_target(graph, field!(fields, DI_IMPORTED_ENTITY, "entity"), Class::is_entity))
        .then_some("invalid imported entity")
}

fn file(fields: &NodeFields<'_>) -> Option<&'static str> {
    let sum = field!(fields, DI_FILE, "checksum").trim_matches('"');
    let length = match field!(fields, DI_FILE, "checksumkind") {
        "CSK_MD5" => 32,
        "CSK_SHA1" => 40,
        "CSK_SHA256" => 64,
        _ => return None,
    };
    if sum.len() != length {
        return Some("invalid checksum length");
    }
    (!sum.bytes().all(|b| b.is_ascii_hexdigit())).then_some("invalid checksum")
}

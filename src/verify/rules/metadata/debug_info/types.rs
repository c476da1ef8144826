//! Nodes of types and of the ranges of arrays.

use super::{
    constant_size, file_error, graph_target, has_conflicting_flags, has_flag, is_scope, is_tag, is_type, list,
    size_error, template_error,
};
use crate::ir::metadata::node::{Class, Node};
use crate::ir::metadata::schema;
use crate::verify::rules::metadata::fields::NodeFields;
use crate::verify::rules::metadata::graph::{MetadataGraph, MetadataOperand};

pub(super) fn derived_type<'m>(graph: &MetadataGraph<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    let tag = field!(fields, DI_DERIVED_TYPE, "tag");
    let static_member = || has_flag(field!(fields, DI_DERIVED_TYPE, "flags"), "DIFlagStaticMember");
    const TAGS: &[&str] = &[
        "DW_TAG_member",
        "DW_TAG_pointer_type",
        "DW_TAG_typedef",
        "DW_TAG_const_type",
        "DW_TAG_reference_type",
        "DW_TAG_rvalue_reference_type",
        "DW_TAG_ptr_to_member_type",
        "DW_TAG_immutable_type",
        "DW_TAG_volatile_type",
        "DW_TAG_restrict_type",
        "DW_TAG_atomic_type",
        "DW_TAG_LLVM_ptrauth_type",
        "DW_TAG_inheritance",
        "DW_TAG_friend",
        "DW_TAG_set_type",
        "DW_TAG_template_alias",
    ];
    if !(is_tag(tag, TAGS) || tag == "DW_TAG_variable" && static_member()) {
        return Some("invalid tag");
    }
    if let Some(error) = file_error(graph, field!(fields, DI_DERIVED_TYPE, "file")) {
        return Some(error);
    }
    let extra = field!(fields, DI_DERIVED_TYPE, "extraData");
    let extra_error = match tag {
        _ if extra.is_empty() => None,
        "DW_TAG_ptr_to_member_type" => (!is_type(graph, extra)).then_some("invalid pointer to member type"),
        "DW_TAG_template_alias" => {
            (!graph_target(graph, extra, |class| class == Class::Tuple)).then_some("invalid template parameters")
        }
        "DW_TAG_inheritance" | "DW_TAG_member" | "DW_TAG_variable" => (!is_extra_data(graph, extra)).then_some(
            "extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple with single ConstantAsMetadata operand",
        ),
        _ => None,
    };
    if extra_error.is_some() {
        return extra_error;
    }
    let base = field!(fields, DI_DERIVED_TYPE, "baseType");
    if tag == "DW_TAG_set_type" && graph.target(base).node().is_some_and(|base| !is_set_base(base)) {
        return Some("invalid set base type");
    }
    if !is_scope(graph, field!(fields, DI_DERIVED_TYPE, "scope")) {
        return Some("invalid scope");
    }
    if !is_type(graph, base) {
        return Some("invalid base type");
    }
    let pointers = ["DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type"];
    let space = field!(fields, DI_DERIVED_TYPE, "dwarfAddressSpace");
    if !matches!(space, "" | "4294967295") && !is_tag(tag, &pointers) {
        return Some("DWARF address space only applies to pointer or reference types");
    }
    size_error(graph, field!(fields, DI_DERIVED_TYPE, "size"))
}

fn is_extra_data<'m>(graph: &MetadataGraph<'m>, value: &'m str) -> bool {
    match graph.target(value) {
        MetadataOperand::Node(_, node) if node.class == Class::Tuple => {
            let mut operands = graph.operands(node);
            operands.next().is_some_and(MetadataOperand::is_constant) && operands.next().is_none()
        }
        MetadataOperand::Node(_, node) => node.class == Class::ObjcProperty,
        _ => true,
    }
}

fn is_set_base(base: Node<'_>) -> bool {
    let encodings =
        ["DW_ATE_unsigned", "DW_ATE_signed", "DW_ATE_unsigned_char", "DW_ATE_signed_char", "DW_ATE_boolean"];
    match base.class {
        Class::CompositeType => base.field("tag").is_some_and(|tag| is_tag(tag, &["DW_TAG_enumeration_type"])),
        Class::SubrangeType => true,
        Class::BasicType => base.field("encoding").is_some_and(|encoding| is_tag(encoding, &encodings)),
        _ => false,
    }
}

pub(super) fn composite_type<'m>(graph: &MetadataGraph<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    const TAGS: &[&str] = &[
        "DW_TAG_structure_type",
        "DW_TAG_array_type",
        "DW_TAG_union_type",
        "DW_TAG_enumeration_type",
        "DW_TAG_class_type",
        "DW_TAG_variant_part",
        "DW_TAG_variant",
        "DW_TAG_namelist",
    ];
    let tag = field!(fields, DI_COMPOSITE_TYPE, "tag");
    let flags = field!(fields, DI_COMPOSITE_TYPE, "flags");
    let base = field!(fields, DI_COMPOSITE_TYPE, "baseType");
    if !is_tag(tag, TAGS) {
        return Some("invalid tag");
    }
    if let Some(error) = file_error(graph, field!(fields, DI_COMPOSITE_TYPE, "file")) {
        return Some(error);
    }
    if !is_scope(graph, field!(fields, DI_COMPOSITE_TYPE, "scope")) {
        return Some("invalid scope");
    }
    if !is_type(graph, base) {
        return Some("invalid base type");
    }
    let Ok(elements) = list(graph, field!(fields, DI_COMPOSITE_TYPE, "elements")) else {
        return Some("invalid composite elements");
    };
    if !is_type(graph, field!(fields, DI_COMPOSITE_TYPE, "vtableHolder")) {
        return Some("invalid vtable holder");
    }
    if has_conflicting_flags(flags) {
        return Some("invalid reference flags");
    }
    if has_flag(flags, "DIFlagReservedBit4") {
        return Some("DIBlockByRefStruct on DICompositeType is no longer supported");
    }
    if elements.contains(&MetadataOperand::Null) {
        return Some("DISubprogram contains null entry in `elements` field");
    }
    let subrange = |class| matches!(class, Class::Subrange | Class::SubrangeType);
    if has_flag(flags, "DIFlagVector") && (elements.len() != 1 || !elements[0].is(subrange)) {
        return Some("invalid vector, expected one element of type subrange");
    }
    if let Some(error) = template_error(graph, field!(fields, DI_COMPOSITE_TYPE, "templateParams")) {
        return Some(error);
    }
    let given = |value: &str| !matches!(value, "" | "null");
    let discriminator = field!(fields, DI_COMPOSITE_TYPE, "discriminator");
    let variant = is_tag(tag, &["DW_TAG_variant_part"])
        && graph_target(graph, discriminator, |class| class == Class::DerivedType);
    if given(discriminator) && !variant {
        return Some("discriminator can only appear on variant part");
    }
    let array = is_tag(tag, &["DW_TAG_array_type"]);
    for (value, message) in [
        (field!(fields, DI_COMPOSITE_TYPE, "dataLocation"), "dataLocation can only appear in array type"),
        (field!(fields, DI_COMPOSITE_TYPE, "associated"), "associated can only appear in array type"),
        (field!(fields, DI_COMPOSITE_TYPE, "allocated"), "allocated can only appear in array type"),
        (field!(fields, DI_COMPOSITE_TYPE, "rank"), "rank can only appear in array type"),
    ] {
        if given(value) && !array {
            return Some(message);
        }
    }
    if tag == "DW_TAG_array_type" && !given(base) {
        return Some("array types must have a base type");
    }
    size_error(graph, field!(fields, DI_COMPOSITE_TYPE, "size"))
}

pub(super) fn subroutine_type<'m>(graph: &MetadataGraph<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    match list(graph, field!(fields, DI_SUBROUTINE_TYPE, "types")) {
        Err(()) => Some("invalid composite elements"),
        Ok(types) if !types.iter().all(|ty| ty.is_or_null(Class::is_type)) => Some("invalid subroutine type ref"),
        Ok(_) => {
            has_conflicting_flags(field!(fields, DI_SUBROUTINE_TYPE, "flags")).then_some("invalid reference flags")
        }
    }
}

/// Checks a bound that is not a number.
fn bound_error(
    graph: &MetadataGraph<'_>,
    value: &str,
    fits: impl Fn(Class) -> bool,
    message: &'static str,
) -> Option<&'static str> {
    (value.starts_with('!') && !graph_target(graph, value, fits)).then_some(message)
}

fn is_computed(class: Class) -> bool {
    class.is_variable() || class == Class::Expression
}

pub(super) fn subrange<'m>(graph: &MetadataGraph<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    let given = |value: &str| !matches!(value, "" | "null");
    let count = field!(fields, DI_SUBRANGE, "count");
    let upper = field!(fields, DI_SUBRANGE, "upperBound");
    if given(count) && given(upper) {
        return Some("Subrange can have any one of count or upperBound");
    }
    let lower = field!(fields, DI_SUBRANGE, "lowerBound");
    let stride = field!(fields, DI_SUBRANGE, "stride");
    let constant =
        |value: &'m str| matches!(graph.target(value), MetadataOperand::Node(..) | MetadataOperand::String(_));
    let error = |value: &'m str, message| match constant(value) {
        true => bound_error(graph, value, is_computed, message),
        false => None,
    };
    error(count, "Count must be signed constant or DIVariable or DIExpression")
        .or_else(|| error(lower, "LowerBound must be signed constant or DIVariable or DIExpression"))
        .or_else(|| error(upper, "UpperBound must be signed constant or DIVariable or DIExpression"))
        .or_else(|| error(stride, "Stride must be signed constant or DIVariable or DIExpression"))
}

pub(super) fn subrange_type<'m>(graph: &MetadataGraph<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    if !is_type(graph, field!(fields, DI_SUBRANGE_TYPE, "baseType")) {
        return Some("BaseType must be a type");
    }
    let bound = |class: Class| is_computed(class) || class == Class::DerivedType;
    let lower = field!(fields, DI_SUBRANGE_TYPE, "lowerBound");
    let upper = field!(fields, DI_SUBRANGE_TYPE, "upperBound");
    let stride = field!(fields, DI_SUBRANGE_TYPE, "stride");
    let bias = field!(fields, DI_SUBRANGE_TYPE, "bias");
    let bounds = [
        "LowerBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
        "UpperBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
    ];
    bound_error(graph, lower, bound, bounds[0])
        .or_else(|| bound_error(graph, upper, bound, bounds[1]))
        .or_else(|| {
            let message = "Stride must be signed constant or DIVariable or DIExpression";
            bound_error(graph, stride, is_computed, message)
        })
        .or_else(|| bound_error(graph, bias, is_computed, "Bias must be signed constant or DIVariable or DIExpression"))
        .or_else(|| constant_size(graph, field!(fields, DI_SUBRANGE_TYPE, "size")))
}

pub(super) fn generic_subrange<'m>(graph: &MetadataGraph<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    let given = |value: &str| !matches!(value, "" | "null");
    let count = field!(fields, DI_GENERIC_SUBRANGE, "count");
    let upper = field!(fields, DI_GENERIC_SUBRANGE, "upperBound");
    let lower = field!(fields, DI_GENERIC_SUBRANGE, "lowerBound");
    let stride = field!(fields, DI_GENERIC_SUBRANGE, "stride");
    if given(count) && given(upper) {
        return Some("GenericSubrange can have any one of count or upperBound");
    }
    if !given(lower) {
        return Some("GenericSubrange must contain lowerBound");
    }
    if !given(stride) {
        return Some("GenericSubrange must contain stride");
    }
    for (value, message) in [
        (count, "Count must be signed constant or DIVariable or DIExpression"),
        (lower, "LowerBound must be signed constant or DIVariable or DIExpression"),
        (upper, "UpperBound must be signed constant or DIVariable or DIExpression"),
        (stride, "Stride must be signed constant or DIVariable or DIExpression"),
    ] {
        if let Some(error) = bound_error(graph, value, is_computed, message) {
            return Some(error);
        }
    }
    None
}

pub(super) fn fixed_point_type<'m>(graph: &MetadataGraph<'m>, fields: &NodeFields<'m>) -> Option<&'static str> {
    let zero = |value: &str| matches!(value, "" | "0");
    if !is_tag(field!(fields, DI_FIXED_POINT_TYPE, "tag"), &["", "DW_TAG_base_type"]) {
        return Some("invalid tag");
    }
    let encodings = ["DW_ATE_signed_fixed", "DW_ATE_unsigned_fixed"];
    if !is_tag(field!(fields, DI_FIXED_POINT_TYPE, "encoding"), &encodings) {
        return Some("invalid encoding");
    }
    let rational = is_tag(field!(fields, DI_FIXED_POINT_TYPE, "kind"), &["Rational"]);
    if rational && !zero(field!(fields, DI_FIXED_POINT_TYPE, "factor")) {
        return Some("factor should be 0 for rationals");
    }
    let parts = [field!(fields, DI_FIXED_POINT_TYPE, "numerator"), field!(fields, DI_FIXED_POINT_TYPE, "denominator")];
    if !rational && !parts.into_iter().all(zero) {
        return Some("numerator and denominator should be 0 for non-rationals");
    }
    constant_size(graph, field!(fields, DI_FIXED_POINT_TYPE, "size"))
}

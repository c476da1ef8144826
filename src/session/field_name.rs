//! Names of the fields of structs.

/// What debug information says of a field.
#[derive(Clone)]
pub(super) struct FieldName {
    pub(super) name: String,
    /// Whether it is an unsigned integer, and shown as such: `i32 4294967295`.
    pub(super) is_unsigned: bool,
}

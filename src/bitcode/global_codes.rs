//! Codes for the properties of globals in their records, shared by reader and writer. Code `n` stands for entry `n - 1`
//! of a table, and 0 for the absence of the property.

use crate::ir::{DllStorage, TlsModel, UnnamedAddr, Visibility};

/// Visibility styles.
pub const VISIBILITIES: [Visibility; 2] = [Visibility::Hidden, Visibility::Protected];
/// DLL storage classes.
pub const DLL_STORAGES: [DllStorage; 2] = [DllStorage::Import, DllStorage::Export];
/// Thread-local storage models.
pub const TLS_MODELS: [TlsModel; 4] =
    [TlsModel::GeneralDynamic, TlsModel::LocalDynamic, TlsModel::InitialExec, TlsModel::LocalExec];
/// Kinds of insignificant addresses.
pub const UNNAMED_ADDRS: [UnnamedAddr; 2] = [UnnamedAddr::Global, UnnamedAddr::Local];
/// Code models of variables.
pub const CODE_MODELS: [&str; 5] = ["tiny", "small", "kernel", "medium", "large"];
/// Sanitizer properties of variables by bit number.
pub const SANITIZERS: [&str; 4] =
    ["no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit"];

/// Returns the property of a code.
pub fn decode<T: Copy>(table: &[T], code: u64) -> Option<T> {
    table.get(usize::try_from(code.checked_sub(1)?).ok()?).copied()
}

/// Returns the code of a property; 0 if it is absent or has no code.
pub fn encode<T: PartialEq>(table: &[T], property: Option<T>) -> u64 {
    property.and_then(|property| table.iter().position(|known| *known == property)).map_or(0, |n| n as u64 + 1)
}

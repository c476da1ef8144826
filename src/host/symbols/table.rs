//! Tables of functions of this crate that replace or extend those of the C library.

/// Defines a symbol table for functions of this crate: `NAMES`, and `find`, which maps a name to its address.
macro_rules! symbol_table {
    ($($name:literal => $function:path),* $(,)?) => {
        /// All names.
        #[allow(dead_code, reason = "not every table's names are listed to the user")]
        pub(in crate::host) const NAMES: &[&str] = &[$($name),*];
        /// Returns the address of the function of a name.
        pub(in crate::host) fn find(name: &str) -> Option<usize> {
            match name { $($name => Some($function as *const () as usize),)* _ => None }
        }
    };
}
pub(in crate::host) use symbol_table;
